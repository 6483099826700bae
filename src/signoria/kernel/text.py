"""Words: every sentence a person reads, from Fluent files in four languages.

The engine speaks keys and numbers; this module looks them up. A test holds every language complete.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from signoria.kernel.domains import Amounts, Domain, Labels, Seats
from signoria.kernel.errors import SignoriaError
from signoria.kernel.flow import CHANCE, Event, Refusal
from signoria.kernel.game import Game
from signoria.kernel.moves import argument
from signoria.kernel.tables import EventKind

LANGUAGES = ("en", "pl", "de", "cs")
DOORS: list[str] = []  # packages that speak words of their own besides
REMEMBERED = 4096  # sentences of one language: a table says the same again and again
MOVES_REMEMBERED = 50_000  # moves of one game in one language
# Words of moves and events are the same at every table but for the names of players, so they are looked up once, with
# a mark where a name belongs, and every table puts in its own.
MARK = "\0"
# Signs in what people write that a terminal would obey, that break a line, or turn round the rest of it.
UNPRINTABLE = r"\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069"
MARKED = [f"{MARK}{seat}{MARK}" for seat in range(CHANCE)]
Parts = tuple[str, ...]  # words, the number of a seat, words, ...


def parts_of(marked: str) -> Parts:
    return tuple(marked.split(MARK))


def filled(parts: Parts, names: list[str]) -> str:
    """The words with the names of players; all of them have one."""
    if len(parts) == 1:
        return parts[0]
    return "".join([names[int(part)] if i & 1 else part for i, part in enumerate(parts)])


def with_minus(said: str) -> str:
    """Negative numbers with the sign they are written with, not with a hyphen."""
    return re.sub(r"(?<!\w)-(?=\d)", "−", said)


Plain = list[Any]  # a message: texts, and of each value its name and the variants it chooses from, if there are any
Variant = tuple[str | int, bool, Plain]  # what chooses it, whether it is the usual one, and what it says
# Names of things are declined: `lord-arthur` has an attribute `.acc`, and a sentence that wants it says `$lord_acc`.
# A name without the attribute stays as it is. `g` is the gender of somebody.
CASES = ("acc", "gen", "dat", "loc", "ins", "g")
FEW = 1000  # smaller numbers are written alike everywhere
LONG = 2000  # letters; Fluent takes few more in one value


def plain_parts(pattern: Any) -> Plain | None:
    """What a message is made of, if that is texts, values, and variants chosen by a value; None if there is more."""
    parts: Plain = []
    for element in pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]:
        expression = element.expression if isinstance(element, ast.Placeable) else element
        if isinstance(expression, ast.TextElement):
            parts.append(expression.value)
        elif isinstance(expression, ast.StringLiteral):
            parts.append(expression.parse()["value"])
        elif isinstance(expression, ast.VariableReference):
            parts.append((expression.id.name, None))
        elif isinstance(expression, ast.SelectExpression) and isinstance(expression.selector, ast.VariableReference):
            variants: list[Variant] = []
            for variant in expression.variants:
                said, key = plain_parts(variant.value), variant.key
                if said is None:
                    return None
                variants.append(
                    (key.name if isinstance(key, ast.Identifier) else int(key.value), variant.default, said)
                )
            parts.append((expression.selector.id.name, variants))
        else:
            return None
    return parts


def names_of(pattern: Any) -> set[str]:
    """The variables of a message, wherever in it they are."""
    found: set[str] = set()
    waiting = [pattern]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.BaseNode):
            waiting.extend(vars(node).values())
        elif isinstance(node, list):
            waiting.extend(node)
    return found


class Words:
    """The words of one language: those every game needs, and those of one game."""

    def __init__(self, lang: str, sources: list[str]) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        for source in sources:
            self.bundle.add_resource(FluentResource(source))
        self.plain: dict[str, Plain | None] = {}  # messages simple enough to fill in without Fluent
        self.plural = lru_cache(maxsize=FEW)(self.bundle._plural_form)
        self.remembered = lru_cache(maxsize=REMEMBERED)(self.formatted)
        self.marked_move = lru_cache(maxsize=MOVES_REMEMBERED)(self.parts_of_move)
        self.cases_of = lru_cache(maxsize=REMEMBERED)(self.cases_wanted)
        self.goods = lru_cache(maxsize=REMEMBERED)(self.goods_in_words)

    def say(self, key: str, **values: Any) -> str:
        """A message with values of which some can be declined: they are asked for in every case it wants."""
        for name, value in list(values.items()):
            if callable(value):
                values[name] = value("")
                for case in self.cases_of(key).get(name, ()):
                    values[f"{name}_{case}"] = value(case)
        return self.word(key, **values)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def word(self, key: str, **values: Any) -> str:
        """A message by its key; the key itself where there is none, so that nothing is ever blank.

        Behind a dot a key names an attribute, such as a case: `lord-arthur.acc`. Without it the message itself is said.
        """
        return self.remembered(key, tuple(values.items()))

    def formatted(self, key: str, values: tuple[tuple[str, Any], ...]) -> str:
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return name
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute, message.value) if attribute else message.value
        if pattern is None:
            return name
        given = dict(values)
        if key not in self.plain:
            self.plain[key] = plain_parts(pattern)
        parts = self.plain[key]
        text = None if parts is None else self.put_together(parts, given)
        if text is not None:
            return text
        said = str(self.bundle.format_pattern(pattern, given)[0])
        return with_minus(said) if any(type(value) is int and value < 0 for value in given.values()) else said

    def put_together(self, parts: "Plain", values: dict[str, Any]) -> str | None:
        """What Fluent would say, in a tenth of the time; None where a value is not one of those that most are."""
        said = []
        for part in parts:
            if isinstance(part, str):
                said.append(part)
                continue
            name, variants = part
            value = values.get(name)
            if not (type(value) is str and len(value) < LONG) and not (type(value) is int and 0 <= value < FEW):
                return None
            if variants is None:
                said.append(str(value))
                continue
            chosen = self.put_together(self.variant(variants, value), values)
            if chosen is None:
                return None
            said.append(chosen)
        return "".join(said)

    def variant(self, variants: "list[Variant]", value: str | int) -> "Plain":
        """The first that is named by the value, or by the plural form of a number; else the usual one."""
        for key, _, parts in variants:
            number, form = (value, key) if type(value) is int else (key, value)
            if value == key or (type(number) is int and type(form) is str and self.plural(number) == form):
                return parts
        return next(parts for _, is_usual, parts in variants if is_usual)

    def cases_wanted(self, key: str) -> dict[str, tuple[str, ...]]:
        """The cases in which a message wants its values, by their names."""
        wanted: dict[str, tuple[str, ...]] = {}
        if self.bundle.has_message(key):
            for name in sorted(names_of(self.bundle.get_message(key).value)):
                value, _, case = name.rpartition("_")
                if case in CASES:
                    wanted[value] = (*wanted.get(value, ()), case)
        return wanted

    def player(self, seat: int, names: list[str] | None = None) -> str:
        if seat == CHANCE:
            return self.word("seat-chance")
        if names and seat < len(names) and names[seat]:
            return names[seat]
        return self.word("seat-name", number=seat + 1)

    def goods_in_words(self, domain: Amounts, packed: int, case: str = "") -> str:
        """`2 wood and 1 stone`: each amount in words, joined as the language joins a list."""
        ending = f".{case}" if case else ""
        parts = [
            self.word(f"amount-{name}{ending}", n=domain.amount(packed, i))
            for i, name in enumerate(domain.names)
            if domain.amount(packed, i)
        ]
        return self.series(parts)

    def series(self, parts: list[str]) -> str:
        """A list inside a sentence: `2 wood, 1 stone and 3 coins`."""
        if len(parts) < 2:
            return self.join(parts)
        return self.word("list-and").join([self.join(parts[:-1]), parts[-1]])

    def join(self, parts: list[str]) -> str:
        """A list by itself, such as behind a colon: `Fair, Garden, Bank`."""
        if not parts:
            return self.word("nothing")
        return self.word("list-comma").join(parts)

    def value(self, domain: Domain, value: int, names: list[str] | None = None, case: str = "") -> Any:
        """A number in words: the name of a thing, a player, goods, a label, or the number itself."""
        if isinstance(domain, Amounts):
            return self.goods(domain, value, case)
        if isinstance(domain, Seats):
            return self.player(value, names)
        if isinstance(domain, Labels):
            return domain.text(value)
        key = domain.key(value)
        return self.word(f"{key}.{case}" if case else key) if key else value

    def sentence(self, key: str, numbers: Iterable[tuple[str, Domain, int]], names: list[str] | None = None) -> str:
        """A message about numbers of the engine: each in words, in the cases it wants, and as `<name>_id`."""
        values: dict[str, Any] = {}
        cases = self.cases_of(key)
        for name, domain, number in numbers:
            values[name] = self.value(domain, number, names)
            values[f"{name}_id"] = domain.text(number)
            for case in cases.get(name, ()):
                values[f"{name}_{case}"] = self.value(domain, number, names, case)
        return self.word(key, **values)

    def move(self, game: Game, code: int, names: list[str] | None = None) -> str:
        verb = game.verbs.verb(code)
        numbers = [(name, domain, argument(code, i)) for i, (name, domain) in enumerate(verb.arguments)]
        return self.sentence(f"move-{verb.name}", numbers, names)

    def parts_of_move(self, game: Game, code: int) -> Parts:
        return parts_of(self.move(game, code, MARKED))

    def move_for(self, game: Game, code: int, players: list[str]) -> str:
        """The same, looked up once for all tables; every player has a name."""
        return filled(self.marked_move(game, code), players)

    def reason(self, game: Game, refused: Refusal, names: list[str] | None = None, viewer: int = -1) -> str:
        """Why not, to a viewer in the second person where it is about their seat."""
        reason = game.reasons.reason(refused[0])
        given = zip(reason.numbers, game.reasons.numbers(refused), strict=True)
        numbers = [(name, domain, value) for (name, domain), value in given]
        is_you = any(name == "seat" and value == viewer for name, _, value in numbers)
        key = f"you-why-{reason.name}"
        return self.sentence(key if is_you and self.has(key) else f"why-{reason.name}", numbers, names)

    def event(self, game: Game, event: Event, whole: bool, names: list[str] | None = None) -> str:
        """A line of the log. Where the viewer may not see its private numbers, the sentence is the one without them."""
        kind: EventKind = game.events[event.kind]
        blind = bool(kind.private) and not whole
        key = f"event-{kind.name}" + ("-hidden" if blind else "")
        return self.sentence(key, numbers_of(kind, event, whole), names)


def numbers_of(kind: EventKind, event: Event, whole: bool = True) -> list[tuple[str, Domain, int]]:
    """The numbers of an event that a viewer may see, with their names and domains."""
    return [
        (name, domain, event.numbers[i])
        for i, (name, domain) in enumerate(kind.numbers)
        if whole or name not in kind.private
    ]


def language(lang: object) -> str:
    """A language there are words for: `pl-PL` and `pl_PL.UTF-8` are `pl`. Any other is refused."""
    if not isinstance(lang, str):
        raise SignoriaError(f"lang: must be the name of a language such as 'en', not {lang!r}")
    short = lang if lang in LANGUAGES else re.split("[-_.]", lang.lower())[0]
    if short not in LANGUAGES:
        raise SignoriaError(f"lang: there are no words in {lang!r}; languages are {', '.join(LANGUAGES)}")
    return short


def language_or_english(lang: str) -> str:
    """The same where nobody has chosen: the language of an environment there are no words for is English."""
    try:
        return language(lang)
    except SignoriaError:
        return "en"


def add_words(package: str) -> None:
    """A door brings words of its own, in the folder `text` of its package; `{game}` in its name is any game's."""
    if package not in DOORS:
        DOORS.append(package)
        _words_for.cache_clear()


def words_for(game: str, lang: str) -> Words:
    """The words of a game in a language; an unknown language is refused with the list of those there are."""
    return _words_for(game, language(lang))


@lru_cache(maxsize=64)
def _words_for(game: str, lang: str) -> Words:
    places = ("signoria.kernel", f"signoria.games.{game}", *[door.replace("{game}", game) for door in DOORS])
    sources = [source(place, lang) for place in places]
    return Words(lang, [text for text in sources if text])


def source(package: str, lang: str) -> str:
    try:
        return (resources.files(package) / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    except (FileNotFoundError, ModuleNotFoundError):
        return ""
