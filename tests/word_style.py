"""What can be checked in words without an ear: typography, terms, variants, prepositions left without their noun."""

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent
FOLDERS = sorted([*(ROOT / "src/signoria").rglob("text"), ROOT / "web/src/words"])
LANGUAGES = ("en", "pl", "de", "cs")

QUOTES = {"en": "“”‘’", "pl": "„”", "de": "„“‚‘", "cs": "„“‚‘"}
# A colon does not suspend government: `Pas do: koniec fazy` wants a genitive that is not there.
PREPOSITIONS = {
    "pl": "do dla od z ze na w we o u przez za pod nad przy po bez przed między",
    "de": "für von mit in über gegen bei ohne",
    "cs": "do pro od z ze na v ve o u přes za pod nad při po bez před mezi s se k ke",
}
# Words of another thing, of a game we do not play, or of another English.
UNWANTED = {
    "en": (
        r"\bcolored\b|\bcolors?\b(?! is| =)|\bfavou?r(?<!favour)|\bcenter\b|\bgray\b|\btheater\b|\bhonor\b",
        r"\bso (many|much)\b|\bunless told\b|\bto be had\b|\bbe done\b|\bone's own\b|\bwhence\b",
        r"\bClub player\b|\bFickle\b|\bWhoever is at\b|\bletters? (was|were|about)\b",
    ),
    "pl": (r"\bprzywódc|\bczłonk\w* rodu|\bsłudzy\b|\blist(y|ów)? (o|do)\b|\bjeńc", r"\bjesteś pytan"),
    "de": (r"\bBriefe? über\b|\bVerluste nimm|\bumsonst\b|\bMit Dank\b",),
    "cs": (
        r"\bneutrální\b|\bovlád(á|aj)|\bzajatc|\bsvobodn(ý|ého) šlechtic|\bdopis(y|ů)? o\b|\bčlen\w* rodu\b(?=.*kostk)",
    ),
}
VYKANI = re.compile(r"(?i)\b\w+(?:ejte|ěte|íte|áte|ete)\b")
VYKANI_ALLOWED = frozenset(("rozhodněte", "vedete"))  # said to several people
TYPOGRAPHY = (
    (r"\.\.\.", "three dots for an ellipsis"),
    (r"\w - \w", "a hyphen for a dash"),
    (r"\S  +\S", "two spaces"),
    (r"(?<=\s)(?<!pip install )[\"]\w|\w[\"](?=[\s.,])", "a straight quotation mark"),
)
LOCAL = {
    "pl": ((r"\w …", "a space before an ellipsis"), (r"\d %|\} %", "a space before a percent sign")),
    "cs": ((r"\w …", "a space before an ellipsis"),),
}


class Variants(Visitor):
    """Literal variants of a message: numbers and names, without the plural forms of a language."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.value for v in node.variants if isinstance(v.key, ast.NumberLiteral)}
            if keys:
                self.found.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def messages(path: Path) -> dict[str, ast.Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def plain(message: ast.Message) -> str:
    """What a message says, with its placeables, on one line."""
    text = FluentSerializer().serialize_entry(message).partition("=")[2]
    return " ".join(re.sub(r'\{ ?"([^"]*)" ?\}', r"\1", text).split())


def faults(lang: str, message: ast.Message, english: ast.Message | None = None) -> Iterator[str]:
    """What is wrong with a message, as far as a machine can tell."""
    text = plain(message)
    raw = FluentSerializer().serialize_entry(message)
    for pattern, what in (*TYPOGRAPHY[:2], *LOCAL.get(lang, ())):
        if re.search(pattern, text):
            yield what
    if any(re.search(TYPOGRAPHY[2][0], line.strip()) for line in raw.splitlines()):
        yield TYPOGRAPHY[2][1]
    if re.search(TYPOGRAPHY[3][0], text):
        yield TYPOGRAPHY[3][1]
    strange = {mark for mark in text if mark in "„“”‚‘«»"} - set(QUOTES[lang])
    if strange:
        yield f"quotation marks of another language: {' '.join(sorted(strange))}"
    if lang in PREPOSITIONS and re.search(rf"(?i)(?<![\w-])(?:{PREPOSITIONS[lang].replace(' ', '|')}): ?\{{", text):
        yield "a preposition before a colon"
    for pattern in UNWANTED[lang]:
        found = re.search(pattern, text)
        if found:
            yield f"not our word: {found.group(0)}"
    if lang == "cs" and not re.search(r"(?i)\bty\b", text):  # `Ty a Anna vítězíte` is plural
        formal = set(map(str.lower, VYKANI.findall(text))) - VYKANI_ALLOWED
        if formal:
            yield f"formal address: {', '.join(sorted(formal))}"
    if english is not None:
        here, there = Variants(), Variants()
        here.visit(message)
        there.visit(english)
        lacking = {f"{name} {sorted(keys - here.found.get(name, set()))}" for name, keys in there.found.items()
                   if keys - here.found.get(name, set()) and name in here.found | plural_of(message)}  # fmt: skip
        if lacking:
            yield f"no variant for {', '.join(sorted(lacking))}"


def plural_of(message: ast.Message) -> dict[str, set[str]]:
    """The variables a message chooses by at all."""
    found: dict[str, set[str]] = {}
    waiting: list[object] = [message]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            found[node.selector.id.name] = set()
        if isinstance(node, ast.BaseNode):
            waiting.extend(vars(node).values())
        elif isinstance(node, list):
            waiting.extend(node)
    return found


def is_dodge(message: ast.Message, english: ast.Message) -> bool:
    """Whether a colon or a bracket stands before a value where the English sentence goes on without one."""

    def counts(one: ast.Message) -> tuple[bool, bool]:
        text = plain(one)
        return bool(re.search(r": \{ \$", text)), bool(re.search(r"\([^(){}]*\{ \$", text))

    return any(here and not there for here, there in zip(counts(message), counts(english), strict=True))


def dodges(lang: str, folders: list[Path]) -> list[str]:
    found = []
    for folder in folders:
        english = messages(folder / "en.ftl")
        for key, message in messages(folder / f"{lang}.ftl").items():
            if key in english and is_dodge(message, english[key]):
                found.append(f"{folder.relative_to(ROOT)}: {plain(message)}")
    return found
