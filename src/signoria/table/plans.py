"""How plans of each game wait: what may come in between, what ends them, and what would be lost."""

from collections.abc import Callable
from typing import NamedTuple

from signoria.kernel.seen import Seen
from signoria.table.fief.automatic import moment as fief_moment
from signoria.table.wishes import no_moment


class Habits(NamedTuple):
    moment: Callable[[Seen], str] = no_moment  # at whose end a plan is over
    between: tuple[str, ...] = ()  # steps that may ask its seat something else meanwhile
    unasked: tuple[str, ...] = ()  # verbs of answers that are left out where their question is not asked,
    asking: tuple[str, ...] = ()  # which these steps would ask
    again: str = ""  # what is said once more where somebody else has to be asked too
    refusals: dict[str, int] = {}  # noqa: RUF012  events by which it ends, and which of their numbers is its seat
    losses: dict[str, tuple[str, ...]] = {}  # noqa: RUF012  events in which something is lost, and what names it


FIEF = Habits(
    moment=fief_moment,
    between=(
        "window", "offer", "talk", "revolt", "calming", "granting", "inheriting", "succession", "halving", "losses",
        "entering", "declaring", "capturing", "saving", "joining", "after_round", "relics",
    ),
    unasked=("men", "knights", "along", "behind"),
    asking=("loading",),
    again="propose",
    refusals={"leave-refused": 0, "refused": 1, "lapsed": 0, "withdrawn": 0},
    losses={
        "control-lost": ("village",), "title-lost": ("lord", "fief"), "died": ("lord",), "captured": ("lord",),
        "unit-lost": ("unit",),
    },
)  # fmt: skip
HABITS: dict[str, Habits] = {"fief": FIEF}
NONE = Habits()


def habits_of(game: str) -> Habits:
    return HABITS.get(game, NONE)
