"""Which names and passwords people may have, and which names look alike."""

import re
import unicodedata

from signoria.server.errors import BadRequest

LONGEST_KEY = 80
FEWEST_LETTERS = 4  # different ones
WITH_NAME = 8  # letters that a password has besides one's name
USUAL_WORDS = """
    12345678 123456789 1234567890 87654321 0987654321 password passwort passw0rd p@ssword haslo heslo qwerty qwertyui
    qwertyuiop qwertz qwertzui qwertzuiop asdfghjk asdfghjkl 1q2w3e4r 1qaz2wsx abc abcd abcdefgh iloveyou letmein
    welcome admin administrator football baseball superman princess sunshine dragon monkey shadow master trustno1
    starwars computer whatever internet lorenzo florence signoria magnifico changeme default secret
"""
USUAL = frozenset(USUAL_WORDS.split())

# What nobody sees: Unicode's Default_Ignorable_Code_Point beyond the control characters, and the blank of Braille.
INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
MOST_MARKS = 2  # that stand on one letter

# Scripts in everyday use, as the names of their letters begin. Others hold too many letters that look like Latin ones.
SCRIPTS = """
    LATIN GREEK CYRILLIC ARMENIAN GEORGIAN HEBREW ARABIC DEVANAGARI BENGALI GURMUKHI GUJARATI ORIYA TAMIL TELUGU KANNADA
    MALAYALAM SINHALA THAI LAO TIBETAN MYANMAR ETHIOPIC KHMER HANGUL HIRAGANA KATAKANA BOPOMOFO CJK IDEOGRAPHIC
"""
EVERYDAY = frozenset(SCRIPTS.split())
TOGETHER = (  # scripts that one name may combine
    frozenset({"LATIN", "CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "CJK", "IDEOGRAPHIC", "HANGUL"}),
    frozenset({"LATIN", "CJK", "IDEOGRAPHIC", "BOPOMOFO"}),
)

# Capitals and digits that look like other letters than their small forms do, then small letters of Cyrillic, Greek and
# Armenian that look like Latin ones.
CAPITALS = str.maketrans("I1|05ІӀΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "lllosllabezhlkmnoptyx")
LIKE_LATIN = str.maketrans(
    "авекмнорстухіїјѕԁԛԝһѵґгпьѐёӏ" "αβεζηικμνορτυχωϲϳ" "աոսհցօքյզ",
    "abekmhopctyxiïjsdqwhvrrnbèël" "abeznikmvoptuxwcj" "wnuhgoqjq",
)  # fmt: skip

# Other forms of Latin letters, as Unicode names them: small capitals, letters without their dot, letters of phonetic
# alphabets and of old hands, with a tail or a hook that is easily overlooked. A stroke or an accent is seen (ł, ø, é).
FORM = re.compile(
    r"LATIN (?:SMALL |CAPITAL )?LETTER (?:SMALL CAPITAL |DOTLESS |SCRIPT |BLACKLETTER |INSULAR |BROKEN |VISIGOTHIC )?"
    r"([A-Z])(?: WITHOUT HANDLE| WITH (?:[A-Z-]+ )*"
    r"(?:HOOK|FISHHOOK|TAIL|CROSSED-TAIL|CURL|LEG|BELT|SERIF|NOTCH|LOOP|FLOURISH|DESCENDER|RING|INSIDE|MIDDLE TILDE)"
    r"(?: AND [A-Z -]+)?)?"
)
FORMS = {
    "ɑ": "a", "ᶐ": "a", "ꞵ": "b", "ƅ": "b", "ɛ": "e", "ɡ": "g", "ɩ": "i", "ĸ": "k", "ǀ": "l", "ꞁ": "l", "ꟾ": "l",
    "ƿ": "p", "ᴩ": "p", "ƨ": "s", "ƽ": "s", "ꟗ": "s", "ꟙ": "s", "ʊ": "u", "ɯ": "w", "ꞷ": "w", "ꟃ": "w", "ꭓ": "x",
    "ɣ": "y", "ʒ": "3", "ȝ": "3", "ǃ": "!", "ꞌ": "'", "ǁ": "ll", "ꜳ": "aa", "ꝏ": "oo", "ȸ": "db", "ȹ": "qp",
    "ʣ": "dz", "ʦ": "ts", "ʪ": "ls", "ʫ": "lz",
}  # fmt: skip


def name_key(name: str) -> str:
    """Names that differ in case or in the width of their letters are one name."""
    return unicodedata.normalize("NFKC", name).casefold()


def skeleton(name: str) -> str:
    """What a name looks like: two names with the same skeleton are easily taken for each other."""
    plain = unicodedata.normalize("NFKC", name).translate(CAPITALS).casefold().translate(LIKE_LATIN)
    plain = "".join(map(in_plain_form, plain)).replace("i\u0307", "i")  # İ has its dot even where it is small
    for pair, looks in (("rn", "m"), ("vv", "w"), ("i", "l"), (" ", "")):
        plain = plain.replace(pair, looks)
    return plain[:LONGEST_KEY]


def in_plain_form(letter: str) -> str:
    """The letter of ASCII that a Latin one is easily taken for, else the letter itself."""
    if letter.isascii():
        return letter
    form = FORM.fullmatch(unicodedata.name(letter, ""))
    return FORMS.get(letter, form[1].lower() if form else letter)


def check_name(name: str) -> None:
    """Refuse anything invisible in a name, several scripts, and anything that grows when names are compared."""
    whole = unicodedata.normalize("NFKC", name)
    if not all(is_seen(letter) for letter in name) or INVISIBLE.search(name + whole) or "  " in name:
        raise BadRequest("name: only letters, digits, symbols and single spaces", "bad-name")
    if len(name_key(name)) > LONGEST_KEY or most_marks(whole) > MOST_MARKS or not any(map(is_drawn, whole)):
        raise BadRequest("name: write it with ordinary letters, digits or symbols", "bad-name")
    if not is_one_script(whole):
        raise BadRequest("name: letters of one script only, such as Latin, Greek or Cyrillic", "mixed-name")


def is_seen(letter: str) -> bool:
    """Controls, unassigned characters and odd spaces are not."""
    kind = unicodedata.category(letter)
    return letter == " " or (kind[0] not in "CZ" and kind != "Me")


def is_drawn(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNSP"


def most_marks(name: str) -> int:
    """How many marks stand on one letter, at most."""
    most = count = 0
    for letter in unicodedata.normalize("NFD", name):
        count = count + 1 if unicodedata.category(letter) == "Mn" else 0
        most = max(most, count)
    return most


def is_one_script(name: str) -> bool:
    """Whether all letters are of one script in everyday use, or of several that are written together."""
    letters = [letter for letter in name if unicodedata.category(letter)[0] == "L"]
    words = {re.split(r"[ -]", unicodedata.name(letter, ""), maxsplit=1)[0] for letter in letters}
    return words <= EVERYDAY and (len(words) <= 1 or any(words <= together for together in TOGETHER))


def check_password(name: str, password: str) -> None:
    """Refuse passwords that are guessed first: your own name, a few repeated letters, the usual ones."""
    plain, key = password.casefold(), name_key(name)
    if key in plain and len(plain) < len(key) + WITH_NAME:
        raise BadRequest("password: not your own name", "weak-password")
    if len(set(plain)) < FEWEST_LETTERS or plain in USUAL or plain.strip("0123456789!.") in USUAL:
        raise BadRequest("password: this one is guessed at once, choose another", "weak-password")
