"""What a player typed, as moves: whole notation, abbreviations, a verb left out, names of several words.

Players are typed by the numbers on the screen, from 1, or by their names; in notation seats count from 0.
"""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, pairwise

from signoria import CHANCE, Match, Move
from signoria.kernel.domains import Domain, Names, Seats
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

    Who names a thing by its own name does not mean others whose names begin so; nor who names a verb.
    """
    tokens = tokens_of(m, line)
    if not tokens:
        return Reading()
    known = Vocabulary(aliases, [fold(name) for name in m.names], m.seats)
    found: dict[int, tuple[int, Move]] = {}
    for verb in player_verbs(m, chance_verbs):
        with_verb = nearness(tokens[0], verb.name)
        if with_verb:
            add(m, verb, tokens[1:], with_verb, known, found)
        if len(tokens) > 1 or tokens[0] not in m.game.verbs.numbers:
            add(m, verb, tokens, EXACT, known, found)
    moves = m.legal(seat)
    best = max((near for near, move in found.values() if move in moves), default=0)
    legal = [move for near, move in found.values() if move in moves and near == best]
    others = sorted(found.values(), key=lambda item: -item[0])
    if tokens[0] in m.game.verbs.numbers:
        others = [item for item in others if item[1].verb == tokens[0]]
    named = [item for item in others if item[0] == EXACT]
    return Reading(legal, [] if legal else [move for _, move in named or others])


def notation(move: Move) -> str:
    """A move as it is typed at the table: in notation, but with players by the numbers on the screen."""
    return " ".join(words_of(move))


def words_of(move: Move) -> list[str]:
    """The words of which its notation is made."""
    verb = move.game.verbs.verb(move.code)
    words = [verb.name]
    for name, domain in verb.arguments:
        value = move.number(name)
        words.append(str(value + 1) if isinstance(domain, Seats) and value != CHANCE else domain.text(value))
    return words


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """Small letters without accents, and `_` between words: `St Gérôme` is `st_gerome`, `L'Épervier` `l_epervier`."""
    letters = unicodedata.normalize(
        "NFKD", text.casefold().replace("'", "_").replace("\N{RIGHT SINGLE QUOTATION MARK}", "_")
    )
    return "_".join("".join(sign for sign in letters if not unicodedata.combining(sign)).split())


MOST_TOKENS = 9  # nobody types longer moves


def tokens_of(m: Match, line: str) -> list[str]:
    """The words of a line; a verb of several words is one."""
    tokens = [fold(word) for word in line.split()]
    for n in range(min(len(tokens), 3), 1, -1):
        if "_".join(tokens[:n]) in m.game.verbs.numbers:
            return ["_".join(tokens[:n]), *tokens[n:]][:MOST_TOKENS]
    return tokens[:MOST_TOKENS]


def groupings(tokens: list[str], n: int) -> Iterator[list[str]]:
    """The words as n names, each of one word or several: `st gerome` is one name."""
    if n == 0 or len(tokens) < n:
        if not tokens and n == 0:
            yield []
        return
    for cuts in combinations(range(1, len(tokens)), n - 1):
        ends = [0, *cuts, len(tokens)]
        yield ["_".join(tokens[a:b]) for a, b in pairwise(ends)]


FEWEST_LETTERS = 3  # of the beginning of a label


def plain(text: str) -> str:
    """Small letters and digits with single spaces, so that `Stonemason's Shop` is `stonemason s shop`."""
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


MOST_OF_VERB = 1500  # moves of a verb that are looked at one by one


def all_of_verb(m: Match, seat: int, name: str, chance_verbs: tuple[str, ...]) -> Reading:
    """Every move of a verb, for whoever asks about the verb alone; of one with too many only those that are legal."""
    tokens = tokens_of(m, name)
    verbs = [verb for verb in player_verbs(m, chance_verbs) if [verb.name] == tokens]
    if not verbs or not verbs[0].arguments:
        return Reading()
    legal = [move for move in m.legal(seat) if move.verb == verbs[0].name]
    return Reading(legal, [] if legal else every_move(m, verbs[0]))


def every_move(m: Match, verb: Verb) -> list[Move]:
    """All moves of a verb, legal or not; nobody makes any to a seat that is not there."""
    values: list[list[int]] = [[]]
    for _, domain in verb.arguments:
        last = m.seats if isinstance(domain, Seats) else domain.low + domain.size
        values = [[*before, value] for before in values for value in range(domain.low, last)]
    return [Move(m.game, m.game.verbs.pack(verb.name, list(some))) for some in values[:MOST_OF_VERB]]


@dataclass(frozen=True)
class Begun:
    """A move of which only the beginning was typed: the names of what is missing, and an example of the whole.

    `move` is the legal move that is the example, where there is one.
    """

    missing: list[str]
    example: str
    move: Move | None = None


def begun(m: Match, seat: int, line: str, chance_verbs: tuple[str, ...]) -> Begun | None:
    """The move a line begins, with or without its verb: a legal one first, else by the name of the verb alone."""
    tokens = tokens_of(m, line)
    verbs = {verb.name: verb for verb in player_verbs(m, chance_verbs)}
    for move in m.legal(seat) if tokens else []:
        words = words_of(move)
        for said in (words, words[1:]):
            left = len(said) - len(tokens)
            if left > 0 and all(nearness(token, word) for token, word in zip(tokens, said, strict=False)):
                return Begun([name for name, _ in verbs[move.verb].arguments[-left:]], notation(move), move)
    if tokens and tokens[0] in verbs:
        names = [name for name, _ in verbs[tokens[0]].arguments]
        if len(tokens) <= len(names):
            return Begun(names[len(tokens) - 1 :], usage_of(m, tokens[0], chance_verbs))
    return None


def usage_of(m: Match, name: str, chance_verbs: tuple[str, ...]) -> str:
    """How the moves of a verb are typed: `march <lord>`; '' if no verb is called so."""
    for verb in player_verbs(m, chance_verbs):
        if [verb.name] == tokens_of(m, name):
            return " ".join([verb.name, *[f"<{argument}>" for argument, _ in verb.arguments]])
    return ""


# How near a word comes to a name: the name itself, its beginning, or the beginning of another name of it.
EXACT = 3
PREFIX = 2
LOOSE = 1


class Vocabulary:
    """What names can mean at a table: other names of things, and the players."""

    def __init__(self, aliases: Aliases, players: list[str], seats: int) -> None:
        self.others: dict[str, list[str]] = {}
        for other, name in aliases.items():
            self.others.setdefault(name, []).append(fold(other))
        self.players = players
        self.seats = seats
        self.found: dict[tuple[str, str, int], list[tuple[int, int]]] = {}  # what was looked up already

    def values(self, token: str, domain: Domain) -> list[tuple[int, int]]:
        """Numbers of a domain that a token can mean, each with how near it comes."""
        key = (token, domain.name, int(domain.size))
        if key not in self.found:
            self.found[key] = self.look_up(token, domain)
        return self.found[key]

    def look_up(self, token: str, domain: Domain) -> list[tuple[int, int]]:
        if isinstance(domain, Seats):
            return self.seats_called(token)
        if not isinstance(domain, Names):
            value = domain.parse(token)
            return [(EXACT, value)] if value >= 0 else []
        values: list[tuple[int, int]] = []
        for i, name in enumerate(domain.names):
            others = [nearness(token, other) for other in self.others.get(name, [])]
            near = max([nearness(token, name)] + [LOOSE if other == PREFIX else other for other in others])
            if near:
                values.append((near, i))
        return values

    def seats_called(self, token: str) -> list[tuple[int, int]]:
        """A player by the number on the screen, from 1, or by name."""
        if token.isdecimal():
            return [(EXACT, int(token) - 1)] if 1 <= int(token) <= self.seats else []
        named = [(nearness(token, name), seat) for seat, name in enumerate(self.players)]
        return [(near, seat) for near, seat in named if near]


def add(
    m: Match, verb: Verb, tokens: list[str], near: int, known: Vocabulary, found: dict[int, tuple[int, Move]]
) -> None:
    """All moves of a verb whose arguments the tokens can mean."""
    for names in groupings(tokens, len(verb.arguments)):
        partial: list[tuple[int, list[int]]] = [(near, [])]
        for token, (name, domain) in zip(names, verb.arguments, strict=True):
            values = known.values(token.removeprefix(name + "="), domain) if partial else []
            partial = [(min(a, b), [*before, value]) for a, before in partial for b, value in values]
        for nearest, numbers in partial:
            code = m.game.verbs.pack(verb.name, list(numbers))
            if nearest > found.get(code, (0, None))[0]:
                found[code] = (nearest, Move(m.game, code))


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
