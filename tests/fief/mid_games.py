"""Games in the middle: random play from the beginning, stopped now and then."""

from collections.abc import Iterator

from signoria.games.fief.game import GAME
from signoria.games.fief.state import Table
from signoria.kernel.domains import Json
from signoria.kernel.flow import CHANCE, legal, optional, play, seats_of, waiting
from signoria.kernel.moves import verb_of
from signoria.kernel.rng import Rng

PACE_OF_OPTIONAL = 60  # offers without end would keep the game from going on


def moments(seats: int, seed: int, moves: int, every: int, **options: Json) -> Iterator[Table]:
    """The table after every so many moves of a random game. Verbs are equally likely, so that rare things happen."""
    s = GAME.begin(seats, options)
    assert isinstance(s, Table)
    rng = Rng(seed)
    for node in range(moves):
        if s.top < 0:
            return
        if node % every == every - 1:
            yield s
        play(s, *choice(s, rng))


def choice(s: Table, rng: Rng) -> tuple[int, int]:
    """Somebody who may act, and a legal move of his."""
    asked = seats_of(waiting(s))
    if asked == [CHANCE]:
        step = s.steps[s.stack[s.top]]
        tickets = [code for code in legal(s, CHANCE).items for _ in range(step.odds(s, s.top, code))]
        return CHANCE, tickets[rng.below(len(tickets))]
    for seat in seats_of(optional(s)):
        codes = list(legal(s, seat).items) if rng.below(PACE_OF_OPTIONAL) == 0 else []
        if codes:
            return seat, pick(codes, rng)
    seat = asked[rng.below(len(asked))]
    return seat, pick(list(legal(s, seat).items), rng)


def pick(codes: list[int], rng: Rng) -> int:
    verbs = sorted({verb_of(code) for code in codes})
    verb = verbs[rng.below(len(verbs))]
    some = [code for code in codes if verb_of(code) == verb]
    return some[rng.below(len(some))]
