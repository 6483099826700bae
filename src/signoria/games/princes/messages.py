"""What Princes says: reasons why not, in the order in which rules are checked, and events."""

from typing import Final

from signoria.games.princes.pieces import (
    BUILDING,
    CARD,
    CELL,
    CHARACTER,
    COUNT,
    DECK,
    FREEDOM,
    HUNDREDS,
    LANDSCAPE_TYPE,
    OBJECT,
    TURN,
)
from signoria.kernel.domains import SEAT, Names
from signoria.kernel.flow import FIRST_REASON
from signoria.kernel.tables import EventKind, Reason, Reasons

# Reasons. A later number is a later check, so "the nearest reason" is the highest number.
NO_SUCH_SEAT: Final = FIRST_REASON + 0
FREEDOM_DRAWN: Final = FIRST_REASON + 1
ALREADY_DEALT: Final = FIRST_REASON + 2
NOT_DRAWN: Final = FIRST_REASON + 3
NOT_IN_PACK: Final = FIRST_REASON + 4
NO_MUSE: Final = FIRST_REASON + 5
NO_COOPERATION: Final = FIRST_REASON + 6
OUT_OF_AUCTION: Final = FIRST_REASON + 7
HIGHEST_BIDDER: Final = FIRST_REASON + 8
HAS_PASSED: Final = FIRST_REASON + 9
OTHER_OBJECTS: Final = FIRST_REASON + 10
ONE_LANDSCAPE: Final = FIRST_REASON + 11
STACK_MARKED: Final = FIRST_REASON + 12
STACK_EMPTY: Final = FIRST_REASON + 13
TOO_MANY_ARCHITECTS: Final = FIRST_REASON + 14
NO_ROOM: Final = FIRST_REASON + 15
CANNOT_BID: Final = FIRST_REASON + 16
CANNOT_BUY: Final = FIRST_REASON + 17
NO_PRESTIGE: Final = FIRST_REASON + 18
NOT_WITH_EXPANSION: Final = FIRST_REASON + 19
TYPE_GONE: Final = FIRST_REASON + 20
NOT_LOOKED_AT: Final = FIRST_REASON + 21
PROFESSION_NOT_LOOKED_AT: Final = FIRST_REASON + 22
BONUS_NOT_LOOKED_AT: Final = FIRST_REASON + 23
NO_RECRUITING_CARD: Final = FIRST_REASON + 24
NOT_ON_A_TABLE: Final = FIRST_REASON + 25
OWN_TABLE: Final = FIRST_REASON + 26
NO_ACTION_LEFT: Final = FIRST_REASON + 27
NO_SUCH_NEIGHBOUR: Final = FIRST_REASON + 28
PROPOSED_ENOUGH: Final = FIRST_REASON + 29
ONCE_PER_ROUND: Final = FIRST_REASON + 30
NOT_IN_HAND: Final = FIRST_REASON + 31
BONUS_NOT_IN_HAND: Final = FIRST_REASON + 32
WORK_TOO_LOW: Final = FIRST_REASON + 33
PRINCESS_TOO_LOW: Final = FIRST_REASON + 34
CHANGE_TOO_MUCH: Final = FIRST_REASON + 35
ALREADY_BUILT: Final = FIRST_REASON + 36
PARTNER_HAS_IT: Final = FIRST_REASON + 37
BUILDINGS_GONE: Final = FIRST_REASON + 38
ALREADY_INTRODUCED: Final = FIRST_REASON + 39
FREEDOMS_GONE: Final = FIRST_REASON + 40
PROFESSIONS_GONE: Final = FIRST_REASON + 41
BONUS_GONE: Final = FIRST_REASON + 42
CANNOT_PAY: Final = FIRST_REASON + 43
CANNOT_PAY_TOGETHER: Final = FIRST_REASON + 44
NO_PLACE_FOR_IT: Final = FIRST_REASON + 45
NO_PLACE_TOGETHER: Final = FIRST_REASON + 46
OFF_THE_GRID: Final = FIRST_REASON + 47
SAME_LOOK: Final = FIRST_REASON + 48
OVERLAPS: Final = FIRST_REASON + 49
TOUCHES: Final = FIRST_REASON + 50
AT_THE_BORDER: Final = FIRST_REASON + 51
ACROSS_THE_BORDER: Final = FIRST_REASON + 52
LANDSCAPE_OFF_THE_GRID: Final = FIRST_REASON + 53
LANDSCAPE_SAME_LOOK: Final = FIRST_REASON + 54
LANDSCAPE_OVERLAPS: Final = FIRST_REASON + 55
NOT_YOUR_CHARACTER: Final = FIRST_REASON + 56
ONLY_ON_WINNING: Final = FIRST_REASON + 57
NOT_FROM_PROFESSOR: Final = FIRST_REASON + 58
PROFESSOR_STACK_EMPTY: Final = FIRST_REASON + 59
NO_SUCH_SPACE: Final = FIRST_REASON + 60
CHARACTER_SOLD: Final = FIRST_REASON + 61
HIGHEST_SPACE: Final = FIRST_REASON + 62
BID_HIGHER: Final = FIRST_REASON + 63
CASH_ONLY: Final = FIRST_REASON + 64
NOT_TOGETHER: Final = FIRST_REASON + 65
TOGETHER_OVERLAPS: Final = FIRST_REASON + 66
TOGETHER_TOUCHES: Final = FIRST_REASON + 67
PARTNER_CANNOT_PAY: Final = FIRST_REASON + 68
COUNTERED: Final = FIRST_REASON + 69
SAME_OFFER: Final = FIRST_REASON + 70

# Whose side of the border, as whoever asks sees it.
OWN_SIDE: Final = 0
NEIGHBOURS_SIDE: Final = 1
WHOSE: Final = Names("whose", ("own", "neighbours"))
NEED: Final = ("need", COUNT)
HAVE: Final = ("have", COUNT)

REASONS: Final = Reasons(
    (
        Reason("no-such-seat", "P-1.8", ()),
        Reason("freedom-drawn", "P-9.4", ()),
        Reason("already-dealt", "P-1.2", ()),
        Reason("not-drawn", "P-1.4", ()),
        Reason("not-in-pack", "P-1.2", ()),
        Reason("no-muse", "P-10.1.1", ()),
        Reason("no-cooperation", "P-11.1.1", ()),
        Reason("out-of-auction", "P-3.2.9", ()),
        Reason("highest-bidder", "P-3.2.9", ()),
        Reason("has-passed", "P-3.2.2", ()),
        Reason("other-objects", "P-1.3", ()),
        Reason("one-landscape", "P-9.3", ()),
        Reason("stack-marked", "P-3.1.2", ()),
        Reason("stack-empty", "P-3.1.2", ()),
        Reason("too-many-architects", "P-3.1.3", ()),
        Reason("no-room", "P-4.1.5", ()),
        Reason("cannot-bid", "P-3.2.8", (NEED, HAVE)),
        Reason("cannot-buy", "P-3.2.11", (NEED, HAVE)),
        Reason("no-prestige", "P-7.1", ()),
        Reason("not-with-expansion", "P-10.1.2", ()),
        Reason("type-gone", "P-9.6", ()),
        Reason("not-looked-at", "P-4.4.1", ()),
        Reason("profession-not-looked-at", "P-5.4.1", ()),
        Reason("bonus-not-looked-at", "P-5.6.1", ()),
        Reason("no-recruiting-card", "P-4.5.1", ()),
        Reason("not-on-a-table", "P-4.5.2", ()),
        Reason("own-table", "P-4.5.3", ()),
        Reason("no-action-left", "P-5.1.1", ()),
        Reason("no-such-neighbour", "P-11.1.1", ()),
        Reason("proposed-enough", "P-11.2.11", ()),
        Reason("once-per-round", "P-5.1.3", ()),
        Reason("not-in-hand", "P-5.2.1", ()),
        Reason("bonus-not-in-hand", "P-5.2.5", ()),
        Reason("work-too-low", "P-5.2.4", (NEED, HAVE)),
        Reason("princess-too-low", "P-10.4.3.1", (NEED, HAVE)),
        Reason("change-too-much", "P-5.2.7", (NEED, HAVE)),
        Reason("already-built", "P-5.3.7", ()),
        Reason("partner-has-it", "P-11.2.8", ()),
        Reason("buildings-gone", "P-5.3.2", ()),
        Reason("already-introduced", "P-5.5.1", ()),
        Reason("freedoms-gone", "P-5.5.1", ()),
        Reason("professions-gone", "P-5.4.1", ()),
        Reason("bonus-gone", "P-5.6.1", ()),
        Reason("cannot-pay", "P-5.1.4", (NEED, HAVE)),
        Reason("cannot-pay-together", "P-11.2.12", (NEED, HAVE)),
        Reason("no-place-for-it", "P-5.1.4", ()),
        Reason("no-place-together", "P-11.2.2", ()),
        Reason("off-the-grid", "P-5.3.3", ()),
        Reason("same-look", "P-5.3.3", (("turn", TURN),)),
        Reason("overlaps", "P-5.3.4", ()),
        Reason("touches", "P-5.3.5", (("architects", COUNT),)),
        Reason("at-the-border", "P-11.3.2", ()),
        Reason("across-the-border", "P-11.3.2", ()),
        Reason("landscape-off-the-grid", "P-4.1.1", ()),
        Reason("landscape-same-look", "P-4.1.1", (("turn", TURN),)),
        Reason("landscape-overlaps", "P-4.1.1", ()),
        Reason("not-your-character", "P-10.3.1", ()),
        Reason("only-on-winning", "P-10.4.4", ()),
        Reason("not-from-professor", "P-10.4.5", ()),
        Reason("professor-stack-empty", "P-10.4.5.1", ()),
        Reason("no-such-space", "P-10.2.1", ()),
        Reason("character-sold", "P-10.2.5", ()),
        Reason("highest-space", "P-10.2.1", ()),
        Reason("bid-higher", "P-10.2.5", (NEED,)),
        Reason("cash-only", "P-10.2.2", (NEED, HAVE)),
        Reason("not-together", "P-11.2.2", ()),
        Reason("together-overlaps", "P-5.3.4", (("whose", WHOSE),)),
        Reason("together-touches", "P-11.2.7", (("whose", WHOSE), ("architects", COUNT))),
        Reason("partner-cannot-pay", "P-11.2.10", (NEED, HAVE)),
        Reason("countered", "P-11.2.11", ()),
        Reason("same-offer", "P-11.2.11", ()),
    )
)

# Events.
E_STARTS: Final = 0
E_DEALT: Final = 1
E_RETURNED: Final = 2
E_SET_OUT: Final = 3
E_ROUND: Final = 4
E_NAMED: Final = 5
E_REFUSED: Final = 6
E_TOOK_NOTHING: Final = 7
E_RAISED: Final = 8
E_PASSED: Final = 9
E_WON: Final = 10
E_PAID: Final = 11
E_CASHED: Final = 12
E_PLACED: Final = 13
E_LOOKS: Final = 14
E_LOOKED: Final = 15
E_KEPT: Final = 16
E_PUT_UNDER: Final = 17
E_RECRUITED: Final = 18
E_HELD: Final = 19
E_POINTS: Final = 20
E_BID: Final = 21
E_NO_CHARACTER: Final = 22
E_CHARACTER: Final = 23
E_CHARACTER_USED: Final = 24
E_CHARACTER_KEPT: Final = 25
E_CHARACTER_RETURNED: Final = 26
E_WORK: Final = 27
E_PRINCESS: Final = 28
E_BONUS: Final = 29
E_COMPLETED: Final = 30
E_CHANGED: Final = 31
E_BUILT: Final = 32
E_INTRODUCED: Final = 33
E_BOUGHT_CARD: Final = 34
E_DONE: Final = 35
E_PROPOSED: Final = 36
E_OFFERED: Final = 37
E_ANSWERED: Final = 38
E_TOGETHER: Final = 39
E_BEST_WORK: Final = 40
E_REVEALED: Final = 41
E_ENDED: Final = 42
E_GAINED: Final = 43
E_SUM_PAID: Final = 44
E_WITHDRAWN: Final = 45
E_PHASE: Final = 46

FOR: Final = Names(
    "for",
    ("works", "buildings", "landscapes", "architects", "best_work", "characters", "moved_back", "prestige_cards"),
)
WHO: Final = ("seat", SEAT)
PARTNER: Final = ("partner", SEAT)
ANSWER: Final = Names("answer", ("accept", "reject", "counter"))
PHASE: Final = Names("phase", ("auction", "characters", "actions"))  # A, A2 and B
PHASE_AUCTION: Final = 0
PHASE_CHARACTERS: Final = 1
PHASE_ACTIONS: Final = 2

EVENTS: Final = (
    EventKind("starts", "P-1.6", (WHO,)),
    EventKind("dealt", "P-1.2", (WHO, ("card", CARD)), ("card",)),
    EventKind("returned", "P-1.8", (WHO, ("card", CARD)), ("card",)),
    EventKind("set-out", "P-9.4", (("freedom", FREEDOM),)),
    EventKind("round", "P-2.1", (("round", COUNT), ("minimum", COUNT))),
    EventKind("named", "P-3.2.1", (WHO, ("object", OBJECT), ("hundreds", HUNDREDS))),
    EventKind("refused", "P-3.2.5", (WHO,)),
    EventKind("took-nothing", "P-3.2.6", (WHO,)),
    EventKind("raised", "P-3.2.2", (WHO, ("hundreds", HUNDREDS))),
    EventKind("passed", "P-3.2.2", (WHO,)),
    EventKind("won", "P-3.2.3", (WHO, ("object", OBJECT))),
    EventKind("paid", "P-7.6", (WHO, ("hundreds", HUNDREDS), ("back", COUNT))),
    EventKind("cashed", "P-7.1", (WHO,)),
    EventKind("placed", "P-4.1.1", (WHO, ("landscape", LANDSCAPE_TYPE), ("cell", CELL), ("turn", TURN))),
    EventKind("looks", "P-4.4.2", (WHO, ("deck", DECK), ("number", COUNT))),
    EventKind("looked", "P-4.4.2", (WHO, ("card", CARD)), ("card",)),
    EventKind("kept", "P-4.4.1", (WHO, ("card", CARD)), ("card",)),
    EventKind("put-under", "P-4.4.2", (WHO, ("card", CARD)), ("card",)),
    EventKind("recruited", "P-4.5.2", (WHO, ("card", CARD), ("from", SEAT))),
    EventKind("held", "P-4.5.1", (WHO,)),
    EventKind("points", "P-2.4", (WHO, ("points", COUNT), ("for", FOR))),
    EventKind("bid", "P-10.2.5", (WHO, ("character", CHARACTER), ("hundreds", HUNDREDS))),
    EventKind("no-character", "P-10.2.5", (WHO,)),
    EventKind("character", "P-10.2.4", (WHO, ("character", CHARACTER), ("hundreds", HUNDREDS))),
    EventKind("character-used", "P-10.3.1", (WHO, ("character", CHARACTER))),
    EventKind("character-kept", "P-10.3.4", (WHO, ("character", CHARACTER))),
    EventKind("character-returned", "P-10.3.3", (WHO, ("character", CHARACTER))),
    EventKind("work", "P-5.2.1", (WHO, ("card", CARD))),
    EventKind("princess", "P-10.4.3", (WHO,)),
    EventKind("bonus", "P-5.2.5", (WHO, ("card", CARD), ("value", COUNT))),
    EventKind("completed", "P-5.2.6", (WHO, ("value", COUNT))),
    EventKind("changed", "P-5.2.7", (WHO, ("points", COUNT), ("hundreds", HUNDREDS))),
    EventKind("built", "P-5.3.2", (WHO, ("building", BUILDING), ("cell", CELL), ("turn", TURN))),
    EventKind("introduced", "P-5.5.1", (WHO, ("freedom", FREEDOM))),
    EventKind("bought-card", "P-5.4.1", (WHO, ("deck", DECK))),
    EventKind("done", "P-5.1.1", (WHO,)),
    EventKind("proposed", "P-11.2.1", (WHO, PARTNER, ("building", BUILDING))),
    EventKind("offered", "P-11.2.11", (WHO, ("cell", CELL), ("turn", TURN), ("hundreds", HUNDREDS))),
    EventKind("answered", "P-11.2.11", (WHO, ("answer", ANSWER))),
    EventKind("together", "P-11.2.5", (WHO, PARTNER, ("building", BUILDING))),
    EventKind("best-work", "P-6.1", (WHO, ("value", COUNT))),
    EventKind("revealed", "P-8.1", (WHO, ("card", CARD), ("points", COUNT))),
    EventKind("ended", "P-8.2", (WHO, ("points", COUNT), ("hundreds", HUNDREDS))),
    EventKind("gained", "P-7.1", (WHO, ("hundreds", HUNDREDS))),
    EventKind("sum-paid", "P-11.2.12", (WHO, PARTNER, ("hundreds", HUNDREDS), ("back", COUNT))),
    EventKind("withdrawn", "P-11.2.11", (WHO,)),
    EventKind("phase", "P-2.1", (("phase", PHASE),)),
)  # fmt: skip
