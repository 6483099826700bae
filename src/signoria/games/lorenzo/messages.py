"""What Lorenzo says: reasons why not, in the order in which rules are checked, and events."""

from typing import Final

from signoria.games.lorenzo.pieces import (
    BONUS_TILE,
    CARD,
    CARD_TYPE,
    COUNT,
    DIE,
    GOOD,
    KIND_OF_WORK,
    LEADER,
    MEMBER,
    PIPS,
    SOME_GOODS,
    SPACE,
    TILE,
)
from signoria.kernel.domains import SEAT, Names
from signoria.kernel.flow import FIRST_REASON
from signoria.kernel.tables import EventKind, Reason, Reasons

# Reasons. A later number is a later check, so "the nearest reason" is the highest number.
NOT_DRAWN: Final = FIRST_REASON + 0
TILE_GONE: Final = FIRST_REASON + 1
NOT_IN_PACK: Final = FIRST_REASON + 2
TURN_SKIPPED: Final = FIRST_REASON + 3
ALREADY_PLACED: Final = FIRST_REASON + 4
MUST_PLACE: Final = FIRST_REASON + 5
NOT_DONE: Final = FIRST_REASON + 6
MEMBER_AWAY: Final = FIRST_REASON + 7
SPACE_CLOSED: Final = FIRST_REASON + 8
MARKET_BANNED: Final = FIRST_REASON + 9
OTHER_TYPE: Final = FIRST_REASON + 10
FLOOR_TAKEN: Final = FIRST_REASON + 11
NO_CARD: Final = FIRST_REASON + 12
SPACE_TAKEN: Final = FIRST_REASON + 13
MARKET_TAKEN: Final = FIRST_REASON + 14
COLOR_IN_TOWER: Final = FIRST_REASON + 15
COLOR_IN_AREA: Final = FIRST_REASON + 16
ROW_FULL: Final = FIRST_REASON + 17
SLOT_TOO_STRONG: Final = FIRST_REASON + 18
VALUE_TOO_LOW: Final = FIRST_REASON + 19
WORK_TOO_LOW: Final = FIRST_REASON + 20
MEMBER_TOO_LOW: Final = FIRST_REASON + 21
MEMBER_BELOW_1: Final = FIRST_REASON + 22
NO_SURCHARGE_COINS: Final = FIRST_REASON + 23
MILITARY_TOO_LOW: Final = FIRST_REASON + 24
CANNOT_PAY: Final = FIRST_REASON + 25
NOT_ENOUGH_SERVANTS: Final = FIRST_REASON + 26
WHOLE_STEPS: Final = FIRST_REASON + 27
NO_SUCH_COST: Final = FIRST_REASON + 28
NO_SUCH_DISCOUNT: Final = FIRST_REASON + 29
EFFECT_DONE: Final = FIRST_REASON + 30
SAME_PRIVILEGE: Final = FIRST_REASON + 31
OTHER_EXCHANGE: Final = FIRST_REASON + 32
NO_SUCH_ARROW: Final = FIRST_REASON + 33
NOT_OWNED_BEFORE: Final = FIRST_REASON + 34
NOT_IN_HAND: Final = FIRST_REASON + 35
TOO_FEW_CARDS: Final = FIRST_REASON + 36
TOO_FEW_ALIKE: Final = FIRST_REASON + 37
TOO_FEW_GOODS: Final = FIRST_REASON + 38
NOTHING_TO_COPY: Final = FIRST_REASON + 39
NOT_PLAYED: Final = FIRST_REASON + 40
ALWAYS_WORKS: Final = FIRST_REASON + 41
USED_THIS_ROUND: Final = FIRST_REASON + 42
NO_MEMBER_TO_NAME: Final = FIRST_REASON + 43
NEUTRAL_NOT_NAMED: Final = FIRST_REASON + 44
NOT_TO_COPY: Final = FIRST_REASON + 45
NOT_ON_THE_BOARD: Final = FIRST_REASON + 46

NEED: Final = ("need", COUNT)
HAVE: Final = ("have", COUNT)

REASONS: Final = Reasons(
    (
        Reason("not-drawn", "L-2.3", ()),
        Reason("tile-gone", "L-12.1.1", ()),
        Reason("not-in-pack", "L-12.1.3", ()),
        Reason("turn-skipped", "L-14.2.7.3", ()),
        Reason("already-placed", "L-3.1.2", ()),
        Reason("must-place", "L-3.1.2", ()),
        Reason("not-done", "L-3.1.8", ()),
        Reason("member-away", "L-3.1.7", (("space", SPACE),)),
        Reason("space-closed", "L-1.3", (("seats", COUNT),)),
        Reason("market-banned", "L-14.2.5", ()),
        Reason("other-type", "L-4.4.1", (("type", CARD_TYPE),)),
        Reason("floor-taken", "L-4.1.3", ()),
        Reason("no-card", "L-4.1.5", ()),
        Reason("space-taken", "L-6.1.1", ()),
        Reason("market-taken", "L-7.1", ()),
        Reason("color-in-tower", "L-4.1.4", ()),
        Reason("color-in-area", "L-6.1.2", ()),
        Reason("row-full", "L-5.5.1", (("type", CARD_TYPE),)),
        Reason("slot-too-strong", "L-5.1.2", (NEED, HAVE)),
        Reason("value-too-low", "L-3.3.4", (NEED, HAVE)),
        Reason("work-too-low", "L-6.1.4", (NEED, HAVE)),
        Reason("member-too-low", "L-3.3.4", (NEED, HAVE)),
        Reason("member-below-1", "L-3.3.5", (HAVE,)),
        Reason("no-surcharge-coins", "L-4.2.2", (NEED, HAVE)),
        Reason("military-too-low", "L-4.3.7", (NEED, HAVE)),
        Reason("cannot-pay", "L-4.3.1", (NEED, HAVE, ("good", GOOD))),
        Reason("not-enough-servants", "L-3.2.2", (NEED, HAVE)),
        Reason("whole-steps", "L-3.2.6", ()),
        Reason("no-such-cost", "L-4.3.6", ()),
        Reason("no-such-discount", "L-4.3.9", ()),
        Reason("effect-done", "L-4.2.6", ()),
        Reason("same-privilege", "L-8.3.1", ()),
        Reason("other-exchange", "L-6.4.1", (("card", CARD),)),
        Reason("no-such-arrow", "L-6.4.1", ()),
        Reason("not-owned-before", "L-6.4.3", (NEED, HAVE, ("good", GOOD))),
        Reason("not-in-hand", "L-12.3.2", ()),
        Reason("too-few-cards", "L-12.2.1", (NEED, HAVE, ("type", CARD_TYPE))),
        Reason("too-few-alike", "L-12.2.1", (NEED, HAVE)),
        Reason("too-few-goods", "L-12.2.1", (NEED, HAVE, ("good", GOOD))),
        Reason("nothing-to-copy", "L-13.15.2", ()),
        Reason("not-played", "L-12.3.3", ()),
        Reason("always-works", "L-12.2.2", ()),
        Reason("used-this-round", "L-12.3.3", ()),
        Reason("no-member-to-name", "L-13.4", ()),
        Reason("neutral-not-named", "L-13.4", ()),
        Reason("not-to-copy", "L-13.15", ()),
        Reason("not-on-the-board", "L-4.1.5", (("card", CARD),)),
    )
)

# Where goods come from: one source each for the tiles of period 1. [L-14.0.3]
FROM_SETUP: Final = 0
FROM_FLOOR: Final = 1
FROM_MARKET: Final = 2
FROM_COUNCIL: Final = 3
FROM_CARD: Final = 4
FROM_HARVEST: Final = 5
FROM_PRODUCTION: Final = 6
FROM_PRIVILEGE: Final = 7
FROM_LEADER: Final = 8
GAIN_SOURCE: Final = Names(
    "source", ("setup", "floor", "market", "council", "card", "harvest", "production", "privilege", "leader")
)

# For what goods are paid.
FOR_VALUE: Final = 0
FOR_SURCHARGE: Final = 1
FOR_CARD: Final = 2
FOR_EXCHANGE: Final = 3
PAID_FOR: Final = Names("purpose", ("value", "surcharge", "card", "exchange"))

# Events.
E_ORDER: Final = 0
E_TILE_DRAWN: Final = 1
E_TILE_CHOSEN: Final = 2
E_DEALT: Final = 3
E_KEPT: Final = 4
E_HANDS: Final = 5
E_ROUND: Final = 6
E_REVEALED: Final = 7
E_ROLLED: Final = 8
E_PLACED: Final = 9
E_PASSED: Final = 10
E_SKIPPED: Final = 11
E_PAID: Final = 12
E_GAINED: Final = 13
E_TOOK: Final = 14
E_WORKED: Final = 15
E_DECLINED: Final = 16
E_PLAYED: Final = 17
E_COPIED: Final = 18
E_ACTIVATED: Final = 19
E_DISCARDED: Final = 20
E_NAMED: Final = 21
E_SUPPORTED: Final = 22
E_EXCOMMUNICATED: Final = 23
E_FAITH_SCORED: Final = 24
E_NEW_ORDER: Final = 25
E_SCORED: Final = 26
E_LOST: Final = 27
E_ENDED: Final = 28

WHO: Final = ("seat", SEAT)

EVENTS: Final = (
    EventKind("order", "L-1.6", (WHO, ("place", COUNT))),
    EventKind("tile-drawn", "L-1.2", (("tile", TILE), ("period", COUNT))),
    EventKind("tile-chosen", "L-12.1.1", (WHO, ("bonus_tile", BONUS_TILE))),
    EventKind("dealt", "L-12.1.3", (WHO, ("leader", LEADER)), ("leader",)),
    EventKind("kept", "L-12.1.3", (WHO, ("leader", LEADER)), ("leader",)),
    EventKind("passed-on", "L-12.1.5", ()),
    EventKind("round", "L-2.1", (("round", COUNT), ("period", COUNT))),
    EventKind("revealed", "L-2.3", (("card", CARD), ("space", SPACE))),
    EventKind("rolled", "L-2.4", (("die", DIE), ("value", PIPS))),
    EventKind("placed", "L-3.1.2", (WHO, ("member", MEMBER), ("space", SPACE), ("value", COUNT))),
    EventKind("passed", "L-3.1.3", (WHO,)),
    EventKind("skipped", "L-14.2.7", (WHO,)),
    EventKind("paid", "L-0.2.2", (WHO, ("goods", SOME_GOODS), ("purpose", PAID_FOR))),
    EventKind("gained", "L-0.2.6", (WHO, ("goods", SOME_GOODS), ("source", GAIN_SOURCE))),
    EventKind("took", "L-4.2.5", (WHO, ("card", CARD))),
    EventKind("worked", "L-6.2.2", (WHO, ("work", KIND_OF_WORK), ("value", COUNT))),
    EventKind("declined", "L-4.4.6", (WHO,)),
    EventKind("played", "L-12.3.2", (WHO, ("leader", LEADER))),
    EventKind("copied", "L-13.15", (WHO, ("leader", LEADER))),
    EventKind("activated", "L-12.3.3", (WHO, ("leader", LEADER))),
    EventKind("discarded", "L-12.3.4", (WHO, ("leader", LEADER))),
    EventKind("named", "L-13.4", (WHO, ("member", MEMBER))),
    EventKind("supported", "L-9.2.4", (WHO, ("faith", COUNT), ("points", COUNT))),
    EventKind("excommunicated", "L-9.2.1", (WHO, ("tile", TILE))),
    EventKind("faith-scored", "L-9.3.1", (WHO, ("faith", COUNT), ("points", COUNT))),
    EventKind("new-order", "L-10.2", (WHO, ("place", COUNT))),
    EventKind("scored", "L-11.2.1", (WHO, ("points", COUNT), ("for", Names("scored", (
        "territories", "characters", "ventures", "military", "resources"))))),
    EventKind("lost", "L-11.2.5", (WHO, ("points", COUNT), ("tile", TILE))),
    EventKind("ended", "L-11.3.1", (WHO, ("points", COUNT))),
)  # fmt: skip
