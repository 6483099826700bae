"""Which names and passwords people may have."""

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


def name_key(name: str) -> str:
    """Names that look alike are one name."""
    return unicodedata.normalize("NFKC", name).casefold()


def check_name(name: str) -> None:
    """Nothing invisible in a name, and nothing that grows when names are compared."""
    if any(unicodedata.category(letter).startswith("C") for letter in name) or len(name_key(name)) > LONGEST_KEY:
        raise BadRequest("name: only letters, digits, signs and spaces", "bad-name")


def check_password(name: str, password: str) -> None:
    """What is guessed first is no password: one's own name, a few letters again and again, the usual ones."""
    plain, key = password.casefold(), name_key(name)
    if key in plain and len(plain) < len(key) + WITH_NAME:
        raise BadRequest("password: not your own name", "weak-password")
    if len(set(plain)) < FEWEST_LETTERS or plain in USUAL or plain.strip("0123456789!.") in USUAL:
        raise BadRequest("password: this one is guessed at once, choose another", "weak-password")
