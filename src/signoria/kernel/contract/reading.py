"""Reading back: `from_document` accepts every position and every view the engine writes, and finds the same state.

A table that is refused here could not be drawn, and no bot could think about it.
"""

from collections.abc import Iterable

from signoria.kernel.errors import BadPosition
from signoria.kernel.flow import BELOW, SPECTATOR, State
from signoria.kernel.game import Game
from signoria.kernel.match import Match
from signoria.kernel.seen import view_of


def reading_problems(match: Match, viewers: Iterable[int]) -> list[str]:
    """What is wrong with reading back the position and the views of these viewers."""
    game, s = match.game, match.state
    written = [("position", s, match.position())]
    for viewer in viewers:
        known = game.known(s, viewer)
        whose = "a spectator" if viewer == SPECTATOR else f"seat {viewer}"
        written.append((f"view of {whose}", known, view_of(game, known)))
    return [f"the {what} {problem}" for what, state, told in written if (problem := reading_problem(game, state, told))]


def reading_problem(game: Game, state: State, document: object) -> str:
    try:
        again = game.from_document(document)
    except BadPosition as error:
        return f"is refused: {error}"
    return "" if again.same(state) else "reads back as another state"


def steps_under_way(s: State) -> tuple[int, ...]:
    """The kinds of the steps on the stack, uppermost first."""
    kinds: list[int] = []
    f = s.top
    while f >= 0:
        kinds.append(int(s.stack[f]))
        f = s.stack[f + BELOW]
    return tuple(kinds)
