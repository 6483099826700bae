"""Fixed numbers for moves: the verbs of a game in order, each with all values of its arguments, the last quickest."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.kernel.domains import CHANCE, Domain, Seats
from signoria.kernel.game import Game
from signoria.kernel.moves import ARGUMENT_BITS, MOST_ARGUMENTS, VERB_BITS

NO_ID: Final = -1
NO_CODE: Final = -1
COLUMNS: Final = 3  # of an argument: its lowest value, how many it has, how many ids lie between two of them


@final
class Actions:
    """The ids of all moves of players, or of chance. They are the same for all seats and options of a game.

    `highest` cuts off domains that go further than any game; moves beyond have no id. With `may_wait` the last id is
    to wait, which no move is: a seat that may act out of turn does not.
    """

    def __init__(
        self, game: Game, of_chance: bool, highest: dict[tuple[str, str], int], may_wait: bool = False
    ) -> None:
        verbs = game.verbs.verbs
        chance_verbs = len(verbs) - len(game.verbs.of_players)
        self.first: vec[i64] = vec[i64]([NO_ID] * 256)
        self.arguments: vec[i64] = vec[i64]([0] * (256 * MOST_ARGUMENTS * COLUMNS))
        self.counts: vec[i64] = vec[i64]([0] * 256)
        self.codes: vec[i64] = vec[i64](capacity=64)
        for number in range(len(verbs)):
            if (number < chance_verbs) != of_chance:
                continue
            self.first[number] = len(self.codes)
            verb = verbs[number]
            self.counts[number] = len(verb.arguments)
            codes: list[int] = [number]
            at = number * MOST_ARGUMENTS * COLUMNS
            shift = VERB_BITS
            for name, domain in verb.arguments:
                low, size = reach(game, of_chance, domain, highest.get((verb.name, name), -1))
                self.arguments[at] = low
                self.arguments[at + 1] = size
                at += COLUMNS
                codes = [code | value << shift for code in codes for value in range(low, low + size)]
                shift += ARGUMENT_BITS
            between: i64 = 1
            for _ in verb.arguments:
                at -= COLUMNS
                self.arguments[at + 2] = between
                between *= self.arguments[at + 1]
            for code in codes:
                self.codes = append(self.codes, i64(code))
        self.moves: i64 = len(self.codes)  # how many ids are moves
        self.wait: i64 = NO_ID
        if may_wait:
            self.wait = self.moves
            self.codes = append(self.codes, NO_CODE)
        self.size: i64 = len(self.codes)

    def id(self, code: i64) -> i64:
        """The id of a packed move, or NO_ID if it has none."""
        if code < 0:
            return NO_ID
        verb = code & 255
        found = self.first[verb]
        if found < 0:
            return NO_ID
        rest = code >> VERB_BITS
        at = verb * MOST_ARGUMENTS * COLUMNS
        i: i64 = 0
        while i < self.counts[verb]:
            value = (rest & 1023) - self.arguments[at]
            if value < 0 or value >= self.arguments[at + 1]:
                return NO_ID
            found += value * self.arguments[at + 2]
            rest >>= ARGUMENT_BITS
            at += COLUMNS
            i += 1
        return found

    def code(self, id: i64) -> i64:
        """The packed move of an id; NO_CODE for waiting, and where there is no such id."""
        return self.codes[id] if 0 <= id < self.size else NO_CODE


def reach(game: Game, of_chance: bool, domain: Domain, highest: int) -> tuple[int, int]:
    """The lowest value of an argument that can occur, and how many there are."""
    low, size = int(domain.low), int(domain.size)
    if isinstance(domain, Seats):
        return 0, game.most if domain.size == CHANCE + 1 else size
    return low, min(size, highest - low + 1) if highest >= 0 else size
