"""Who could play a surprise card now, by what everybody knows: cheap questions, asked in every window. [F-9.1]"""

from mypy_extensions import i64

from signoria.games.fief import revolts
from signoria.games.fief.cards import could_hold
from signoria.games.fief.people import is_cardinal, is_married
from signoria.games.fief.pieces import (
    ALIENOR,
    ASSASSINATION,
    BISHOPRICS,
    CARDINAL,
    D_ARC,
    IS_SURPRISE,
    JUSTICE,
    KINDS,
    LORDS,
    REVOLT,
    TUNNEL,
)
from signoria.games.fief.state import ASSASSINS, BISHOP, CAPTIVES, SEATS, Table
from signoria.games.fief.surprises import ambush_victims, battle, consent_refusal, justice_refusal, tunnel_refusal
from signoria.kernel.flow import LEGAL


def could_play(s: Table, seat: i64) -> bool:
    """Whether by public knowledge a seat could hold a surprise card with a target now: then a window asks it."""
    if s.hand_size(seat) == 0:
        return False
    kind: i64 = D_ARC
    while kind < KINDS:
        if IS_SURPRISE[kind] and could_hold(s, seat, kind) and has_target(s, seat, kind):
            return True
        kind += 1
    return False


def has_target(s: Table, seat: i64, kind: i64) -> bool:
    """Whether a card of a kind, if held, could be played on anybody."""
    if kind == D_ARC:
        return has_unmarried_woman(s)
    if kind == CARDINAL:
        return has_plain_bishop(s) and consent_refusal(s, seat)[0] == LEGAL
    if kind == REVOLT:
        return revolts.has_cause(s, seat)
    if kind == TUNNEL:
        return s.cells[CAPTIVES] != 0 or tunnel_refusal(s, seat)[0] == LEGAL
    if kind == ASSASSINATION:
        return s.family(seat) != 0 and has_other_lord(s, seat)
    if kind == JUSTICE:
        return has_culprit(s)
    f = battle(s)
    return f >= 0 and ambush_victims(s, f, seat) > 0


def has_unmarried_woman(s: Table) -> bool:
    lord: i64 = ALIENOR
    while lord < LORDS:
        if s.owner(lord) >= 0 and not is_married(s, lord):
            return True
        lord += 1
    return False


def has_plain_bishop(s: Table) -> bool:
    """Whether a bishop in play is not cardinal."""
    bishopric: i64 = 0
    while bishopric < BISHOPRICS:
        lord = s.cells[BISHOP + bishopric]
        if lord >= 0 and not is_cardinal(s, lord):
            return True
        bishopric += 1
    return False


def has_other_lord(s: Table, seat: i64) -> bool:
    """Whether any other family has a lord."""
    other: i64 = 0
    while other < s.cells[SEATS]:
        if other != seat and s.family(other):
            return True
        other += 1
    return False


def has_culprit(s: Table) -> bool:
    """Whether a lord with the assassin marker is not immune."""
    lord: i64 = 0
    while s.cells[ASSASSINS] and lord < LORDS:
        if justice_refusal(s, lord)[0] == LEGAL:
            return True
        lord += 1
    return False
