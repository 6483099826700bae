"""What a seat may do although it is not asked: surprise cards, papal powers, offers, the end of a siege.

[F-9.1] [F-8.1] [F-6.5.3]
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.fief import crown, engines, offers, reliquary, surprises
from signoria.games.fief.messages_offers import R_OFFER_OPEN
from signoria.games.fief.messages_surprises import (
    E_ATTENDS,
    R_HAS_STRUCK,
    R_HEIR_BORN,
    R_NO_POPE,
    R_NO_STANDING,
    R_NOBODY_EXCOMMUNICATED,
    R_NOT_IN_PLAY,
    R_NOT_MARRIED,
    R_NOT_SETTLED_YET,
    R_NOT_THE_POPE,
    R_ONE_AT_A_TIME,
    R_POPE_HIMSELF,
)
from signoria.games.fief.moves import (
    ASK_ANNULMENT,
    ATTEND,
    EXCOMMUNICATE,
    FIRST_OUT_OF_TURN,
    LIFT,
    LIFT_SIEGE,
    OFFER,
    TAKE_RELIC,
    TALK,
)
from signoria.games.fief.people import married_lord, pope_family, pope_seat
from signoria.games.fief.pieces import BIT, LORDS
from signoria.games.fief.state import (
    EXCOMMUNICATED,
    HAS_STRUCK,
    HEIR_BORN,
    KING,
    NO_STANDING,
    POPE,
    QUEEN,
    RELICS_IN_PLAY,
    STANDING,
    Table,
)
from signoria.kernel.flow import LEGAL, NOT_NOW, Moves, Refusal
from signoria.kernel.moves import argument, pack, verb_of

ALL_SEATS: Final = vec[i64]([0, 1, 3, 7, 15, 31, 63])  # mask of all seats at a table of so many


def is_one(verb: i64) -> bool:
    """Whether a verb is one of those that may be used out of turn."""
    return verb >= FIRST_OUT_OF_TURN or verb == LIFT_SIEGE


def candidates(s: Table, seat: i64, calm: bool, into: Moves) -> None:
    """What a seat could do out of turn; surprise cards, papal powers and the end of a siege only at a calm moment."""
    if s.cells[STANDING + seat] != NO_STANDING:
        into.add(pack(ATTEND))
    offers.candidates(s, seat, into)
    if not calm:
        return
    papal_candidates(s, seat, into)
    engines.candidates(s, seat, into)
    surprises.held(s, seat, into)
    if s.cells[RELICS_IN_PLAY]:
        reliquary.candidates(s, seat, into)


def papal_candidates(s: Table, seat: i64, into: Moves) -> None:
    """Annulments, for everybody; excommunications and their lifting, for the pope's family. [F-1.7.3] [F-1.7.5]"""
    if s.cells[POPE] >= 0:
        into.add(pack(ASK_ANNULMENT))
    if pope_family(s) != seat:
        return
    if s.cells[EXCOMMUNICATED] >= 0:
        into.add(pack(LIFT))
        return
    lord: i64 = 0
    while lord < LORDS and not s.cells[HAS_STRUCK]:
        if s.owner(lord) >= 0:
            into.add(pack(EXCOMMUNICATE, lord))
        lord += 1


def refusal(s: Table, seat: i64, calm: bool, move: i64) -> Refusal:
    """Why a seat cannot do this out of turn now."""
    verb = verb_of(move)
    if verb == ATTEND:
        return (R_NO_STANDING if s.cells[STANDING + seat] == NO_STANDING else LEGAL, 0, 0, 0)
    if verb == OFFER or verb == TALK:
        return offers.refusal(s, seat, move)
    if not calm:
        return (R_NOT_SETTLED_YET, 0, 0, 0)
    if verb == EXCOMMUNICATE:
        return excommunication_refusal(s, seat, argument(move, 0))
    if verb == LIFT:
        return lifting_refusal(s, seat)
    if verb == ASK_ANNULMENT:
        return annulment_refusal(s, seat)
    if verb == LIFT_SIEGE:
        return engines.refusal(s, seat, argument(move, 0))
    if verb == TAKE_RELIC:
        return reliquary.refusal(s, seat, move) if s.cells[RELICS_IN_PLAY] else (NOT_NOW, 0, 0, 0)
    return surprises.refusal(s, seat, move)


def is_papal(verb: i64) -> bool:
    """Whether a move uses a power of the pope or asks him to. [F-1.7.10]"""
    return verb == EXCOMMUNICATE or verb == LIFT or verb == ASK_ANNULMENT


def excommunication_refusal(s: Table, seat: i64, lord: i64) -> Refusal:
    """Once a turn, one lord at a time, never himself. [F-1.7.5] [F-1.7.10]"""
    if pope_seat(s) != seat:
        return (R_NOT_THE_POPE, 0, 0, 0)
    if s.cells[HAS_STRUCK]:
        return (R_HAS_STRUCK, 0, 0, 0)
    if s.cells[EXCOMMUNICATED] >= 0:
        return (R_ONE_AT_A_TIME, 0, 0, 0)
    if s.owner(lord) < 0:
        return (R_NOT_IN_PLAY, lord, 0, 0)
    return (R_POPE_HIMSELF if s.cells[POPE] == lord else LEGAL, 0, 0, 0)


def lifting_refusal(s: Table, seat: i64) -> Refusal:
    """The pope lifts it whenever he likes, also from prison. [F-1.7.6] [F-6.4.5]"""
    if pope_family(s) != seat:
        return (R_NOT_THE_POPE, 0, 0, 0)
    return (R_NOBODY_EXCOMMUNICATED if s.cells[EXCOMMUNICATED] < 0 else LEGAL, 0, 0, 0)


def could_ban(s: Table, seat: i64) -> bool:
    """Whether a seat has the pope and he could strike somebody, or lift a ban. [F-1.7.5] [F-1.7.6]"""
    if s.cells[EXCOMMUNICATED] >= 0:
        return pope_family(s) == seat
    return pope_seat(s) == seat and s.cells[HAS_STRUCK] == 0


def annulment_refusal(s: Table, seat: i64) -> Refusal:
    """At the wish of a spouse; never a royal marriage that has had a dauphin. [F-1.7.3]"""
    lord = married_lord(s, seat)
    if lord < 0:
        return (R_NOT_MARRIED, 0, 0, 0)
    asked = pope_seat(s)
    if asked < 0:
        return (R_NO_POPE, 0, 0, 0)
    if s.cells[HEIR_BORN] and (s.cells[KING] == lord or s.cells[QUEEN] == lord):
        return (R_HEIR_BORN, 0, 0, 0)
    if asked != seat and offers.is_offer_open(s):
        return (R_OFFER_OPEN, 0, 0, 0)
    return offers.limit_refusal(s, offers.ANNULMENT, seat, asked) if asked != seat else (LEGAL, 0, 0, 0)


def apply(s: Table, seat: i64, move: i64) -> None:
    """Carry out what may be done out of turn."""
    verb = verb_of(move)
    if verb == ATTEND:
        s.cells[STANDING + seat] = NO_STANDING
        s.tell_only(BIT[seat], E_ATTENDS, seat)
    elif verb == OFFER or verb == TALK:
        offers.apply(s, seat, move)
    elif verb == EXCOMMUNICATE:
        crown.excommunicate(s, argument(move, 0))
    elif verb == LIFT:
        crown.lift_excommunication(s)
    elif verb == ASK_ANNULMENT:
        ask_annulment(s, seat)
    elif verb == LIFT_SIEGE:
        engines.lift(s, seat, argument(move, 0))
    elif verb == TAKE_RELIC:
        reliquary.apply(s, seat, move)
    else:
        surprises.play(s, seat, move)


def ask_annulment(s: Table, seat: i64) -> None:
    """The pope decides; a spouse of his own family need not ask. [F-1.7.3]"""
    lord = married_lord(s, seat)
    asked = pope_seat(s)
    if asked == seat:
        crown.annul(s, lord)
    else:
        offers.ask(s, seat, asked, offers.ANNULMENT, lord, 0)
