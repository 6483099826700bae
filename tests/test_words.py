"""Every word a person reads is in every language, and nothing is there that nobody reads."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from signoria.games import GAMES
from signoria.kernel.domains import Amounts, Domain
from signoria.kernel.game import Game
from signoria.kernel.tables import KERNEL_REASONS
from signoria.kernel.text import CASES, LANGUAGES, Words, words_for

SOURCE = Path(__file__).parent.parent / "src/signoria"
FOLDERS = sorted(path for path in SOURCE.rglob("text") if path.is_dir())
NUMBERS = (0, 1, 2, 5, 12, 22)


class Variables(Visitor):
    """The variables a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Keys of a file and the variables each message uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: cannot be read near {(entry.content or '')[:60]!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = {without_case(name) for name in visitor.names}
    return found


def without_case(name: str) -> str:
    """`goods_acc` is `goods`, in a case that one language needs and another does not have."""
    value, _, case = name.rpartition("_")
    return value if case in CASES else name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=[str(folder.relative_to(SOURCE)) for folder in FOLDERS])
def test_every_language_has_the_same_keys_and_variables(folder: Path, lang: str) -> None:
    english, other = messages(folder / "en.ftl"), messages(folder / f"{lang}.ftl")
    assert set(english) - set(other) == set(), "missing"
    assert set(other) - set(english) == set(), "orphaned"
    for key, variables in english.items():
        extra = {name for name in other[key] - variables if not name.endswith("_id")}
        lost = {name for name in variables - other[key] if f"{name}_id" not in other[key]}
        assert (key, extra, lost) == (key, set(), set())


@pytest.mark.parametrize("lang", ["pl", "cs"])
@pytest.mark.parametrize("folder", FOLDERS, ids=[str(folder.relative_to(SOURCE)) for folder in FOLDERS])
def test_who_gives_and_who_gets_is_no_form_to_fill_in(folder: Path, lang: str) -> None:
    """`oferuje 5 denarów (dla: Anna)`, since names are not declined; the noun before a name is: `graczowi Anna`."""
    text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
    labels = r"\((?:dla|od|otrzymuje|partner|dá|dostane|dostává): \{ \$(?:to|of|partner|from|seat) \}"
    assert re.findall(labels, text) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=[str(folder.relative_to(SOURCE)) for folder in FOLDERS])
def test_every_message_can_be_formatted(folder: Path, lang: str) -> None:
    text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
    words = Words(lang, [text])
    for key, variables in messages(folder / f"{lang}.ftl").items():
        for number in NUMBERS:
            message = words.bundle.get_message(key)
            assert message.value is not None, key
            given = {name: number for value in variables for name in (value, *[f"{value}_{case}" for case in CASES])}
            for pattern in (message.value, *message.attributes.values()):
                _, errors = words.bundle.format_pattern(pattern, given)
                assert errors == [], (key, errors)
            assert set(message.attributes) <= set(CASES), key


def spoken(game: Game) -> set[str]:
    """Keys the engine can ask for."""
    keys = {f"move-{verb.name}" for verb in game.verbs.verbs}
    keys |= {f"why-{reason.name}" for reason in [*KERNEL_REASONS[1:], *game.reasons.reasons]}
    for kind in game.events:
        keys.add(f"event-{kind.name}")
        if kind.private:
            keys.add(f"event-{kind.name}-hidden")
    for domain in domains(game):
        if isinstance(domain, Amounts):
            keys |= {f"amount-{name}" for name in domain.names}
        else:
            keys |= {domain.key(value) for value in range(domain.low, domain.low + domain.size)} - {""}
    return keys


def domains(game: Game) -> list[Domain]:
    found = [domain for verb in game.verbs.verbs for _, domain in verb.arguments]
    found += [domain for kind in game.events for _, domain in kind.numbers]
    return found + [domain for reason in game.reasons.reasons for _, domain in reason.numbers]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_engine_says_nothing_without_words(game: Game) -> None:
    words = words_for(game.name, "en")
    assert {key for key in spoken(game) if not words.has(key)} == set()


@pytest.mark.parametrize("folder", FOLDERS, ids=[str(folder.relative_to(SOURCE)) for folder in FOLDERS])
def test_no_message_is_left_over(folder: Path) -> None:
    """Each key is spoken by the engine, or its name or its beginning stands in the source."""
    used = set().union(*[spoken(game) for game in GAMES.values()])
    names = {domain.name for game in GAMES.values() for domain in domains(game)}
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    literals = set(re.findall(r"[\"']([a-z][\w-]*)[\"'{]", source)) | set(re.findall(r"f[\"']([a-z][\w-]*-)\{", source))
    for key in messages(folder / "en.ftl"):
        parts = key.split("-")
        beginnings = {"-".join(parts[:i]) + "-" for i in range(1, len(parts))}
        is_blank = key.endswith("-unknown") and key.removesuffix("-unknown") in names  # of a number outside its domain
        assert key in used or key in literals or beginnings & literals or is_blank, f"{key} is said by nobody"
