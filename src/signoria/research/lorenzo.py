"""What an observation of Lorenzo holds, and how far its numbers go."""

from typing import Final

from signoria.games.lorenzo import state as at
from signoria.games.lorenzo.game import GAME
from signoria.games.lorenzo.pieces import GOODS, ROW_LIMIT, SPACES
from signoria.kernel.domains import Json
from signoria.research.fields import (
    A_SEAT,
    Field,
    Way,
    all_of,
    bits,
    general,
    mask,
    number,
    of_steps,
    one_hot,
    scalar,
    seat,
)

CARDS: Final = 96
LEADERS: Final = 20
HIGHEST: Final = {("servants", "number"): 63}  # the numbers of moves whose domain goes further than any game
MAY_WAIT: Final = False  # nobody acts out of turn
SHARED: Final = (
    one_hot("round", at.ROUND, 6),
    one_hot("dice", at.DICE, 6, 3, low=1),
    seat("order", at.ORDER, 4),
    one_hot("tiles", at.DRAWN_TILES, 20, 3),
    *[one_hot(f"floors.{t}", at.FLOORS + 4 * t, 24 * t + 23, 4, low=24 * t) for t in range(4)],
    seat("council", at.COUNCIL_ROW, 16, shift=2),
    bits("revealed", at.REVEALED, 24, 4),
    scalar("options", at.ADVANCED, 1, at.STOCK - at.ADVANCED),
)
OF_SEATS: Final = (
    one_hot("places", at.PLACES, SPACES - 1, 4, low=-1, each=4),
    scalar("stock", at.STOCK, 40, GOODS - 1, each=GOODS),
    scalar("victory_points", at.STOCK + GOODS - 1, 150, each=GOODS),
    all_of("cards", at.ROWS, 4 * ROW_LIMIT, CARDS - 1, each=4 * ROW_LIMIT),
    one_hot("bonus_tile", at.BONUS, 4, each=1),
    bits("markers", at.MARKERS, 3, each=1),
    bits("hand", at.HAND, LEADERS, each=1),
    scalar("hand_size", at.HAND_SIZE, 4, each=1),
    bits("leaders_played", at.PLAYED, LEADERS, each=1),
    bits("leaders_used", at.TURNED, LEADERS, each=1),
    one_hot("leader_copied", at.COPY, LEADERS - 1, each=1),
    bits("leaders_discarded", at.DISCARDED, LEADERS, each=1),
    one_hot("named_member", at.NAMED, 3, each=1),
    bits("draft_seen", at.SEEN, LEADERS, 4, each=4),
    scalar("points", at.POINTS, 60, at.SOURCES, each=at.SOURCES),
)
OF_STEPS: Final[dict[str, Way]] = {
    "seat": A_SEAT,
    "discount": mask(8 * GOODS),
    "goods": mask(8 * (GOODS + 1)),
    "gain.picked": mask(5),
    "draft.answer": number(LEADERS),
    "value": number(20, -10),
    "servants": number(20),
}
LEFT_OUT: Final = {at.SEATS: "the same in every game of a space"}


def fields(seats: int, options: dict[str, Json]) -> list[Field]:
    """The observation of a table."""
    return [*general(GAME), *SHARED, *OF_SEATS, *of_steps(GAME, OF_STEPS, ("answer",), number(20))]
