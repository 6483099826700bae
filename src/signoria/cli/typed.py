"""What a player typed, as moves: whole notation, abbreviations, a verb left out."""

from dataclasses import dataclass, field

from signoria import Match, Move
from signoria.kernel.domains import Domain, Names
from signoria.kernel.moves import Verb

Aliases = dict[str, str]  # other names of things, such as a card for the floor it lies on


@dataclass(frozen=True)
class Reading:
    """Moves a line can mean, and what was typed behind them: servants to be paid with a placement."""

    legal: list[Move] = field(default_factory=list)
    illegal: list[Move] = field(default_factory=list)
    tail: str = ""
    notice: str = ""  # a sentence that answers a line which can be no move
    loose: bool = False  # whether only the beginning of what a choice is called was typed


def read(m: Match, seat: int, line: str, aliases: Aliases, chance_verbs: tuple[str, ...]) -> Reading:
    """All moves a line can mean: the legal ones that come nearest, else all, the nearest first.

    Who names a thing by its own name does not mean others whose names begin so.
    """
    tokens = line.lower().split()
    if not tokens:
        return Reading()
    found: dict[int, tuple[int, Move]] = {}
    for verb in player_verbs(m, chance_verbs):
        with_verb = nearness(tokens[0], verb.name)
        if with_verb and len(tokens) - 1 == len(verb.arguments):
            add(m, verb, tokens[1:], with_verb, aliases, found)
        if len(tokens) == len(verb.arguments) and line.lower().strip() not in m.game.verbs.numbers:
            add(m, verb, tokens, EXACT, aliases, found)
    moves = m.legal(seat)
    best = max((near for near, move in found.values() if move in moves), default=0)
    legal = [move for near, move in found.values() if move in moves and near == best]
    others = sorted(found.values(), key=lambda item: -item[0])
    named = [item for item in others if item[0] == EXACT]
    return Reading(legal, [] if legal else [move for _, move in named or others])


FEWEST_LETTERS = 3  # of the beginning of a label


def plain(text: str) -> str:
    """Small letters and digits with single spaces, so that `Build: tower` is `build tower`."""
    return " ".join("".join(sign if sign.isalnum() else " " for sign in text.casefold()).split())


def called(moves: list[tuple[Move, list[str]]], text: str) -> tuple[list[Move], list[Move]]:
    """Moves one of whose labels the text is, and those of which it is the beginning of one."""
    wanted = plain(text)
    whole = [move for move, labels in moves if wanted and wanted in [plain(label) for label in labels]]
    if whole or len(wanted) < FEWEST_LETTERS:
        return whole, []
    return [], [move for move, labels in moves if any(plain(label).startswith(wanted) for label in labels)]


def player_verbs(m: Match, chance_verbs: tuple[str, ...]) -> list[Verb]:
    return [verb for verb in m.game.verbs.verbs if verb.name not in chance_verbs]


def all_of_verb(m: Match, seat: int, name: str, chance_verbs: tuple[str, ...]) -> Reading:
    """Every move of a verb with one argument, for whoever asks about the verb alone."""
    verbs = [verb for verb in player_verbs(m, chance_verbs) if verb.name == name.strip().lower()]
    if not verbs or len(verbs[0].arguments) != 1:
        return Reading()
    verb = verbs[0]
    domain = verb.arguments[0][1]
    moves = [
        Move(m.game, m.game.verbs.pack(verb.name, [value])) for value in range(domain.low, domain.low + domain.size)
    ]
    legal = [move for move in moves if move in m.legal(seat)]
    return Reading(legal, [] if legal else moves)


@dataclass(frozen=True)
class Begun:
    """A move of which only the beginning was typed: the names of what is missing, and an example of the whole."""

    missing: list[str]
    example: str


def begun(m: Match, seat: int, line: str, chance_verbs: tuple[str, ...]) -> Begun | None:
    """The move a line begins, with or without its verb: a legal one first, else by the name of the verb alone."""
    tokens = line.lower().split()
    verbs = {verb.name: verb for verb in player_verbs(m, chance_verbs)}
    for move in m.legal(seat):
        words = move.text.split()
        for said in (words, words[1:]):
            left = len(said) - len(tokens)
            if left > 0 and all(nearness(token, word) for token, word in zip(tokens, said, strict=False)):
                return Begun([name for name, _ in verbs[move.verb].arguments[-left:]], move.text)
    if tokens[0] in verbs:
        names = [name for name, _ in verbs[tokens[0]].arguments]
        if len(tokens) <= len(names):
            usage = " ".join([tokens[0], *[f"<{name}>" for name in names]])
            return Begun(names[len(tokens) - 1 :], usage)
    return None


# How near a word comes to a name: the name itself, its beginning, or the beginning of another name of it.
EXACT = 3
PREFIX = 2
LOOSE = 1


def add(
    m: Match, verb: Verb, tokens: list[str], near: int, aliases: Aliases, found: dict[int, tuple[int, Move]]
) -> None:
    """All moves of a verb whose arguments the tokens can mean."""
    partial: list[tuple[int, list[int]]] = [(near, [])]
    for token, (name, domain) in zip(tokens, verb.arguments, strict=True):
        values = argument_values(token.removeprefix(name + "="), domain, aliases)
        partial = [(min(a, b), [*before, value]) for a, before in partial for b, value in values]
    for nearest, numbers in partial:
        code = m.game.verbs.pack(verb.name, list(numbers))
        if nearest > found.get(code, (0, None))[0]:
            found[code] = (nearest, Move(m.game, code))


def argument_values(token: str, domain: Domain, aliases: Aliases) -> list[tuple[int, int]]:
    """Numbers of a domain that a token can mean, each with how near it comes."""
    if not isinstance(domain, Names):
        value = domain.parse(token)
        return [(EXACT, value)] if value >= 0 else []
    values: list[tuple[int, int]] = []
    for i, name in enumerate(domain.names):
        others = [nearness(token, other) for other, what in aliases.items() if what == name]
        near = max([nearness(token, name)] + [LOOSE if other == PREFIX else other for other in others])
        if near:
            values.append((near, i))
    return values


def nearness(token: str, name: str) -> int:
    """EXACT for the name itself, PREFIX for an abbreviation: `terr`, `t3`, `hs`, `sforza`; 0 for neither."""
    if token == name:
        return EXACT
    if not token:
        return 0
    if name.startswith(token) or any(part.startswith(token) for part in name.split("_")[1:]):
        return PREFIX
    area, dot, place = name.partition(".")
    if dot:
        for cut in range(1, len(token)):
            if area.startswith(token[:cut]) and place.startswith(token[cut:].removeprefix(".") or "?"):
                return PREFIX
    return 0
