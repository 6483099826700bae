"""Reading back: `from_document` accepts every position and every view the engine writes, and finds the same state.

A table that is refused here could not be drawn, and no bot could think about it.
"""

from collections.abc import Iterable

from signoria.kernel.domains import Json
from signoria.kernel.errors import BadPosition
from signoria.kernel.flow import BELOW, SPECTATOR, State
from signoria.kernel.game import Game
from signoria.kernel.match import Match
from signoria.kernel.seen import Seen, view_of


def reading_problems(match: Match, viewers: Iterable[int]) -> list[str]:
    """What is wrong with reading back the position and the views of these viewers."""
    game, s = match.game, match.state
    written = [("position", s, match.position())]
    for viewer in viewers:
        known = game.known(s, viewer)
        whose = "a spectator" if viewer == SPECTATOR else f"seat {viewer}"
        written.append((f"view of {whose}", known, view_of(game, known)))
    found = [
        f"the {what} {problem}" for what, state, told in written if (problem := reading_problem(game, state, told))
    ]
    return found + [
        f"the {what} {problem}" for what, state, told in written[1:] if (problem := own_problem(match, state, told))
    ]


def own_problem(match: Match, known: State, view: dict[str, Json]) -> str:
    """What is wrong if only the parts are written that `Game.own_document` names, and the rest is a spectator's."""
    public = match.seen(None)
    fields, players = Seen(match.game, known, None if known.viewer == SPECTATOR else known.viewer).beside(public)
    made: dict[str, Json] = public.view | fields
    everybody = made.get("players")
    if isinstance(everybody, list):
        made["players"] = [players.get(seat, player) for seat, player in enumerate(everybody)]
    differing = sorted(name for name in {*made, *view} if made.get(name) != view.get(name))
    return f"differs from a spectator's in more than its own parts: {', '.join(differing)}" if differing else ""


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
