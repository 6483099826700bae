"""Taking a relic out of its church, and handing one to a lord of one's own. [F-11.1]"""

from mypy_extensions import i64

from signoria.games.fief import offers, relics
from signoria.games.fief.control import controller
from signoria.games.fief.messages_offers import R_OFFER_OPEN
from signoria.games.fief.messages_relics import R_NO_CHURCHMAN, R_NOT_THERE, R_RELIC_CARRIED
from signoria.games.fief.messages_surprises import R_NOT_OWN_LORD
from signoria.games.fief.moves import TAKE_RELIC
from signoria.games.fief.pieces import LORDS, RELICS
from signoria.games.fief.state import NONE, Table
from signoria.kernel.flow import LEGAL, Moves, Refusal
from signoria.kernel.moves import argument, pack


def candidates(s: Table, seat: i64, into: Moves) -> None:
    """Relics in whose village a seat has a lord."""
    relic: i64 = 0
    while relic < RELICS:
        village = relics.village_of(s, relic)
        lords = s.lords_in(seat, village) if village >= 0 else 0
        lord: i64 = 0
        while lords and lord < LORDS:
            if lords >> lord & 1:
                into.add(pack(TAKE_RELIC, relic, lord))
            lord += 1
        relic += 1


def refusal(s: Table, seat: i64, move: i64) -> Refusal:
    """From its church with the controller's consent, or from another lord of one's own in the same village."""
    relic, lord = argument(move, 0), argument(move, 1)
    if s.owner(lord) != seat:
        return (R_NOT_OWN_LORD, lord, 0, 0)
    is_own = relics.bearer_seat(s, relic) == seat and relics.carrier(s, relic) != lord
    if not is_own and not relics.is_in_church(s, relic):
        return (R_RELIC_CARRIED, relic, 0, 0)
    village = relics.village_of(s, relic)
    if s.is_captive(lord) or s.village_of(lord) != village:
        return (R_NOT_THERE, relic, lord, 0)
    if not is_own and not relics.is_churchman(s, lord, village):
        return (R_NO_CHURCHMAN, relic, lord, 0)
    asked = seat if is_own else whose_consent(s, seat, village)
    if asked >= 0 and asked != seat and offers.is_offer_open(s):
        return (R_OFFER_OPEN, 0, 0, 0)
    return offers.limit_refusal(s, offers.RELIC_CONSENT, seat, asked) if asked >= 0 else (LEGAL, 0, 0, 0)


def whose_consent(s: Table, seat: i64, village: i64) -> i64:
    """The village's controller, if another; or NONE."""
    holder = controller(s, village)
    return NONE if holder == seat else holder


def apply(s: Table, seat: i64, move: i64) -> None:
    """Take up a relic, or ask the village's controller. What goes on within a family is counted too. [F-13.4]"""
    relic, lord = argument(move, 0), argument(move, 1)
    if relics.carrier(s, relic) >= 0:
        offers.count(s, offers.RELIC_CONSENT, seat, seat)
        relics.take(s, relic, lord)
        return
    asked = whose_consent(s, seat, relics.village_of(s, relic))
    if asked < 0:
        relics.take(s, relic, lord)
        return
    offers.ask(s, seat, asked, offers.RELIC_CONSENT, relic, lord)
