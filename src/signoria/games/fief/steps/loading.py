"""Before a step: who goes along is chosen. [F-5.1.2] [F-5.1.11]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import marching
from signoria.games.fief.marching import (
    CAME_FROM,
    FAR_REACH,
    GROUP_LORDS,
    LEADER,
    REACH,
    SEAT,
    VILLAGE,
)
from signoria.games.fief.messages_movement import (
    E_CAVALCADE,
    R_ALL_WHO_CAME,
    R_NO_KNIGHT_TO_RIDE,
    R_TOO_MANY_ALONG,
)
from signoria.games.fief.moves import ALONG, BEHIND, KNIGHTS, MEN
from signoria.games.fief.pieces import BIT, KNIGHT, LORDS, MAN, VILLAGES
from signoria.games.fief.pieces import VILLAGE as VILLAGE_NAME
from signoria.games.fief.roads import PRESENT_BEFORE, tired_at
from signoria.games.fief.state import (
    CAPTOR,
    FOG,
    LORDS_IN,
    NONE,
    STAND_OF,
    STEPS_MADE,
    Table,
)
from signoria.games.fief.steps.base import BUSY, FiefStep
from signoria.games.fief.steps.kinds import GROUP, LOADING
from signoria.games.fief.strength import d_arc
from signoria.games.fief.units import lords_at, movable
from signoria.kernel.domains import Names
from signoria.kernel.flow import BELOW, FIRST_FIELD, LEGAL, NOT_NOW, NOTHING, Moves, Refusal
from signoria.kernel.moves import argument, pack, verb_of

TO: Final = FIRST_FIELD
MODE: Final = FIRST_FIELD + 1
FRESH: Final = FIRST_FIELD + 2  # 1 if only those who were there before phase 5 may use the road [F-5.1.5]
ADMITTED_TO: Final = FIRST_FIELD + 3  # 1 if the besieged let the group in [F-6.5.2]
GOING: Final = FIRST_FIELD + 4  # mask of lords, prisoners too
ANSWERED: Final = FIRST_FIELD + 5  # mask of lords who were asked about
SAID: Final = FIRST_FIELD + 6  # how many of the two numbers were said
MEN_GOING: Final = FIRST_FIELD + 7
KNIGHTS_GOING: Final = FIRST_FIELD + 8  # under fog the others know the sum of the two only
RIDERS_LEFT: Final = FIRST_FIELD + 9  # knights of a cavalcade that goes on

STEP: Final = 0
WITHDRAWAL: Final = 1  # with all who came [F-5.1.4]
MUSTER: Final = 2  # who rides a cavalcade [F-5.3.7]
RIDE_ON: Final = 3  # after a cavalcade; knights may stay behind [F-5.3.5]
MODES: Final = Names("loading_mode", ("step", "withdrawal", "muster", "ride_on"))

# What is asked: about a lord (his number), or how many tokens.
HOW_MANY_MEN: Final = 18
HOW_MANY_KNIGHTS: Final = 19


def begin_step(s: Table, g: i64, to: i64, granted: i64, is_admitted: bool) -> None:
    """Choose who makes a step with a group that has the leave of some seats."""
    f = begin(s, to, STEP, BIT[s.stack[g + LEADER]])
    s.stack[f + FRESH] = 1 if marching.road_blockers(s, g, to, True) & ~granted else 0
    s.stack[f + ADMITTED_TO] = 1 if is_admitted else 0
    s.stack[f + GOING] |= forced_guide(s, g)


def begin_withdrawal(s: Table, g: i64) -> None:
    """All who came go back; others of the seat may join them."""
    f = begin(s, s.stack[g + CAME_FROM], WITHDRAWAL, BIT[s.stack[g + LEADER]])
    s.stack[f + GOING] |= forced_guide(s, g)
    came = s.stack[g + GROUP_LORDS]
    s.stack[f + GOING] |= came & may_join(s, f) & d_arc(s)  # she first: with her the others can go further
    s.stack[f + GOING] |= came & may_join(s, f)


def begin_muster(s: Table, g: i64, to: i64) -> None:
    """Choose who rides; the frame of the cavalcade lies below."""
    f = begin(s, to, MUSTER, BIT[s.stack[g + LEADER]])
    s.stack[f + FRESH] = is_for_fresh_riders(s, g, to)
    s.stack[f + GOING] |= forced_guide(s, g)


def begin_ride_on(s: Table, to: i64, riders: i64, knights: i64) -> None:
    """A cavalcade goes on; prisoners may be taken along and knights left behind."""
    f = begin(s, to, RIDE_ON, riders)
    s.stack[f + RIDERS_LEFT] = knights


def begin(s: Table, to: i64, mode: i64, lords: i64) -> i64:
    f = s.push(LOADING)
    s.stack[f + TO] = to
    s.stack[f + MODE] = mode
    s.stack[f + GOING] = lords
    return f


def forced_guide(s: Table, g: i64) -> i64:
    """Mask of d'Arc if the leader's step is a third one, made only with her. [F-5.1.11]"""
    if s.cells[STEPS_MADE + s.stack[g + LEADER]] < REACH:
        return 0
    guide = marching.guide(s, s.stack[g + SEAT], s.stack[g + VILLAGE])
    return BIT[guide] if guide >= 0 else 0


def is_for_fresh_riders(s: Table, g: i64, to: i64) -> i64:
    """1 if some bar the road only to those who came this turn, so that these cannot ride along."""
    return 1 if marching.road_blockers(s, g, to, True) & ~marching.blockers(s, g, to) else 0


def sure_riders(s: Table, g: i64, to: i64) -> i64:
    """Knights who can ride with a group whatever else is chosen: one is needed. [F-5.3.7]"""
    leader = s.stack[g + LEADER]
    cap: i64 = FAR_REACH if (BIT[leader] | forced_guide(s, g)) & d_arc(s) else REACH
    if is_for_fresh_riders(s, g, to):
        cap = PRESENT_BEFORE
    return marching.riding_knights(s, s.stack[g + SEAT], leader, cap)


def group_of(s: Table, f: i64) -> i64:
    """The frame of the group: below, or below the cavalcade."""
    below = s.stack[f + BELOW]
    return below if s.stack[below] == GROUP else s.stack[below + BELOW]


def cap_of(s: Table, f: i64) -> i64:
    """Only who has made fewer steps can go along: a third step is made only together with d'Arc. [F-5.1.11]"""
    if s.stack[f + FRESH]:
        return PRESENT_BEFORE
    return FAR_REACH if s.stack[f + GOING] & d_arc(s) else REACH


def may_join(s: Table, f: i64) -> i64:
    """Mask of the lords and prisoners in the village who could make this step and are not chosen yet."""
    g = group_of(s, f)
    seat, village = s.stack[g + SEAT], s.stack[g + VILLAGE]
    mode = s.stack[f + MODE]
    here = s.lords_in(seat, village)
    if mode == MUSTER:
        here = lords_at(s, seat, s.cells[STAND_OF + s.stack[g + LEADER]])
    elif mode == RIDE_ON:
        here = 0
    cap = cap_of(s, f)
    mask: i64 = 0
    lord: i64 = 0
    while lord < LORDS:
        bit = BIT[lord]
        if s.cells[LORDS_IN + village] & bit and not s.stack[f + GOING] & bit:
            is_held = mode != MUSTER and s.cells[CAPTOR + lord] == seat
            reach: i64 = FAR_REACH if d_arc(s) == bit and cap == REACH else cap
            if (here & bit or is_held) and s.cells[STEPS_MADE + lord] < reach:
                mask |= bit
        lord += 1
    return mask


def question(s: Table, f: i64) -> i64:
    """What is asked next: d'Arc first, since she takes others further, then lords, prisoners, men-at-arms, knights."""
    g = group_of(s, f)
    open_lords = may_join(s, f) & ~s.stack[f + ANSWERED]
    if open_lords:
        own = s.free_family(s.stack[g + SEAT])
        for mask in (open_lords & own & d_arc(s), open_lords & own, open_lords):
            lord: i64 = 0
            while mask and lord < LORDS:
                if mask & BIT[lord]:
                    return lord
                lord += 1
    if s.stack[f + SAID] == 0 and is_number_asked(s, f, MAN):
        return HOW_MANY_MEN
    if s.stack[f + SAID] <= 1 and is_number_asked(s, f, KNIGHT):
        return HOW_MANY_KNIGHTS
    return NONE


def is_number_asked(s: Table, f: i64, unit: i64) -> bool:
    """Whether there is a choice; under fog whenever others could think so. [F-11.2]"""
    mode = s.stack[f + MODE]
    if unit == MAN and mode >= MUSTER:
        return False
    if not s.cells[FOG]:
        return least(s, f, unit) < most(s, f, unit)
    if mode == MUSTER:
        return True
    return s.stack[f + RIDERS_LEFT] > 0 if mode == RIDE_ON else most(s, f, MAN) + most(s, f, KNIGHT) > 0


def most(s: Table, f: i64, unit: i64) -> i64:
    """How many tokens of a kind can go along."""
    g = group_of(s, f)
    seat = s.stack[g + SEAT]
    mode = s.stack[f + MODE]
    if mode <= WITHDRAWAL:
        return movable(s, seat, s.stack[g + VILLAGE], unit, cap_of(s, f))
    if unit == MAN:
        return 0
    here = marching.riding_knights(s, seat, s.stack[g + LEADER], cap_of(s, f))
    left = s.stack[f + RIDERS_LEFT]
    return here if mode == MUSTER or here < left else left


def least(s: Table, f: i64, unit: i64) -> i64:
    """How many tokens of a kind must go along: all who came and can, when one withdraws; one knight to ride."""
    mode = s.stack[f + MODE]
    if mode == WITHDRAWAL:
        g = group_of(s, f)
        return tired_at(s, s.stack[g + SEAT], s.cells[STAND_OF + s.stack[g + LEADER]], unit, cap_of(s, f))
    return 1 if mode == MUSTER and unit == KNIGHT else 0


@final
class Loading(FiefStep):
    """Who goes along: lords and prisoners one by one, then how many tokens of each kind. One piece with its step."""

    def __init__(self) -> None:
        super().__init__(
            "loading",
            ("village", "mode", "fresh", "admitted", "going", "answered", "said", "men", "knights", "riders"),
            {"village": VILLAGE_NAME, "mode": MODES},
            on=("group", "cavalcade"),
        )

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + TO] < VILLAGES:
            return "village: is none"
        if not MODES.holds(s.stack[f + MODE]):
            return "mode: is none"
        for name, number in (("going", GOING), ("answered", ANSWERED)):
            if not 0 <= s.stack[f + number] < BIT[LORDS]:
                return f"{name}: is a mask of lords"
        for name, number, top in (("fresh", FRESH, 1), ("admitted", ADMITTED_TO, 1), ("said", SAID, 2)):
            if not 0 <= s.stack[f + number] <= top:
                return f"{name}: is 0 to {top}"
        return ""

    def calmness(self, s: Table, f: i64) -> i64:
        return BUSY

    def waiting(self, s: Table, f: i64) -> i64:
        return BIT[s.stack[group_of(s, f) + SEAT]] if question(s, f) >= 0 else 0

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        asked = question(s, f)
        if asked < LORDS:
            into.add(pack(ALONG, asked))
            into.add(pack(BEHIND, asked))
            return
        unit: i64 = MAN if asked == HOW_MANY_MEN else KNIGHT
        n = least(s, f, unit)
        while n <= most(s, f, unit):
            into.add(pack(MEN if unit == MAN else KNIGHTS, n))
            n += 1

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb, n = verb_of(move), argument(move, 0)
        asked = question(s, f)
        if verb == ALONG or verb == BEHIND:
            return (LEGAL if n == asked else NOT_NOW, 0, 0, 0)
        if not (verb == MEN and asked == HOW_MANY_MEN) and not (verb == KNIGHTS and asked == HOW_MANY_KNIGHTS):
            return (NOT_NOW, 0, 0, 0)
        unit: i64 = MAN if verb == MEN else KNIGHT
        if n > most(s, f, unit):
            return (R_TOO_MANY_ALONG, most(s, f, unit), 0, 0)
        if n >= least(s, f, unit):
            return (LEGAL, 0, 0, 0)
        if s.stack[f + MODE] == MUSTER:
            return (R_NO_KNIGHT_TO_RIDE, s.stack[group_of(s, f) + VILLAGE], 0, 0)
        return (R_ALL_WHO_CAME, least(s, f, unit), 0, 0)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        verb, n = verb_of(move), argument(move, 0)
        if verb == ALONG or verb == BEHIND:
            s.stack[f + ANSWERED] |= BIT[n]
            if verb == ALONG:
                s.stack[f + GOING] |= BIT[n]
        elif verb == MEN:
            s.stack[f + MEN_GOING] = n
            s.stack[f + SAID] = 1
        else:
            self.settle_men(s, f)
            s.stack[f + KNIGHTS_GOING] = n
            s.stack[f + SAID] = 2

    def settle_men(self, s: Table, f: i64) -> None:
        """There was no choice of men-at-arms."""
        if s.stack[f + SAID] == 0:
            s.stack[f + MEN_GOING] = least(s, f, MAN)
            s.skip(s.stack[group_of(s, f) + SEAT], pack(MEN, s.stack[f + MEN_GOING]))

    def settle_lords(self, s: Table, f: i64) -> None:
        """There was no choice about some lords and prisoners in the village."""
        g = group_of(s, f)
        unasked = s.cells[LORDS_IN + s.stack[g + VILLAGE]] & ~s.stack[f + ANSWERED]
        lord: i64 = 0
        while lord < LORDS:
            if unasked & BIT[lord]:
                s.skip(s.stack[g + SEAT], pack(ALONG if s.stack[f + GOING] & BIT[lord] else BEHIND, lord))
            lord += 1

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        """Everything that can move goes along."""
        asked = question(s, f)
        if asked < 0:
            return NOTHING
        if asked < LORDS:
            return pack(ALONG, asked)
        return pack(MEN, most(s, f, MAN)) if asked == HOW_MANY_MEN else pack(KNIGHTS, most(s, f, KNIGHT))

    def advance(self, s: Table, f: i64) -> None:
        self.settle_lords(s, f)
        self.settle_men(s, f)
        if s.stack[f + SAID] < 2:
            s.stack[f + KNIGHTS_GOING] = least(s, f, KNIGHT)
            s.skip(s.stack[group_of(s, f) + SEAT], pack(KNIGHTS, s.stack[f + KNIGHTS_GOING]))
        g = group_of(s, f)
        to, mode, going, cap = s.stack[f + TO], s.stack[f + MODE], s.stack[f + GOING], cap_of(s, f)
        men, knights = s.stack[f + MEN_GOING], s.stack[f + KNIGHTS_GOING]
        is_admitted = s.stack[f + ADMITTED_TO] != 0
        s.pop()
        if mode == MUSTER:
            ride(s, s.top, g, to, going, knights)
        else:
            marching.make_step(s, g, to, going, men, knights, cap, is_admitted)


# Numbers of a cavalcade's frame that a muster fills in; see `cavalcade.py`.
RIDERS: Final = FIRST_FIELD + 1  # mask of lords
RIDING_KNIGHTS: Final = FIRST_FIELD + 2


def ride(s: Table, f: i64, g: i64, to: i64, riders: i64, knights: i64) -> None:
    """A cavalcade is declared; everybody sees who rides."""
    s.stack[f + RIDERS] = riders
    s.stack[f + RIDING_KNIGHTS] = knights
    seat = s.stack[g + SEAT]
    marching.show_riders(s, seat, s.cells[STAND_OF + s.stack[g + LEADER]], knights)
    s.tell(E_CAVALCADE, seat, knights, s.stack[g + VILLAGE], to)
