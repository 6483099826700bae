"""Offers: one object for everything that needs another player's consent. [F-8.1] [F-12.3]

An offer is a step (`steps/offers.py`) with a matter, what is given and what is taken (`bargains.py`). It is put
together in small moves, then answered; on acceptance all of it is checked again and carried out in one piece. Cards,
and sums nobody else shall see, need a diplomacy token, which is spent only if the other accepts. [F-8.2] What is in a
secret offer, or in a proposal of marriage, only the two know until it is accepted.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.fief import crown, entering, handing_over, relics
from signoria.games.fief.control import controller
from signoria.games.fief.messages_offers import E_ASKS, R_NO_TOKEN, R_NOT_ONESELF, R_OFFER_OPEN
from signoria.games.fief.messages_surprises import R_TOO_MANY_OFFERS
from signoria.games.fief.moves import OFFER, TALK
from signoria.games.fief.people import bishopric_of, is_cardinal, pope_seat, ruler_seat
from signoria.games.fief.pieces import LORDS
from signoria.games.fief.state import (
    CAPTOR,
    MOST_SEATS,
    OFFERS_MADE,
    OPEN_DIPLOMACY,
    SEATS,
    SPOUSE,
    TOKENS,
    Table,
)
from signoria.games.fief.steps.kinds import BATTLE, ENTERING, OFFER_STEP, TALK_STEP
from signoria.kernel.flow import BELOW, FIRST_FIELD, LEGAL, Moves, Refusal
from signoria.kernel.moves import argument, pack, verb_of

NO_MATTER: Final = 0
MARRIAGE: Final = 1
ANNULMENT: Final = 2
CARDINAL_CONSENT: Final = 3
PASSAGE: Final = 4
PLACEMENT: Final = 5
WAIVER: Final = 6
LOWER_RANSOM: Final = 7
TRUCE: Final = 8
JOINING_SIDE: Final = 9
RELIC_CONSENT: Final = 10
TALK_CONSENT: Final = 11

UNANSWERED: Final = 2  # in AGREED: leave to pass was neither granted nor refused [F-5.1.4]
NEVER_MADE: Final = 3  # in AGREED: leave to pass was not even asked for
MOST_OFFERS: Final = 3  # to one partner about one matter in one phase [F-13.4]
LIMITED: Final = ("trade", "marriage", "annulment", "cardinal", "relic", "talk")  # matters that are counted so
# Per matter its row of counters; -1 where the step that asks sets a limit of its own.
ROW: Final = vec[i64]([0, 1, 2, 3, -1, -1, -1, -1, -1, -1, 4, 5])

# Numbers of an offer's frame.
GIVER: Final = FIRST_FIELD  # who makes it
TAKER: Final = FIRST_FIELD + 1  # who answers
ABOUT: Final = FIRST_FIELD + 2  # the matter
A: Final = FIRST_FIELD + 3
B: Final = FIRST_FIELD + 4
IS_MADE: Final = FIRST_FIELD + 5  # 0 while it is put together, then MADE, then ACCEPTED
MADE: Final = 1
ACCEPTED: Final = 2  # its goods have changed hands; steps that follow from that come first
SECRET: Final = FIRST_FIELD + 6  # 0 in the open, BY_TOKEN, or IN_TALK (or with open diplomacy)
BY_TOKEN: Final = 1
IN_TALK: Final = 2
# What goes from the giver to the taker, then the same from the taker to the giver.
SUM: Final = FIRST_FIELD + 7
CARD_1: Final = FIRST_FIELD + 8  # three cards: 1 + kind, falling, 0 for none
VILLAGES_GIVEN: Final = FIRST_FIELD + 11  # mask
PRISONERS_GIVEN: Final = FIRST_FIELD + 12  # mask of lords
RELIC_GIVEN: Final = FIRST_FIELD + 13  # 1 + relic
RELIC_TO: Final = FIRST_FIELD + 14  # the lord who gets it
WIDTH: Final = 8  # how many numbers one way has


def from_seat(s: Table, f: i64, way: i64) -> i64:
    """Who gives what goes this way (0: what the offer gives, 1: what it takes)."""
    return s.stack[f + (GIVER if way == 0 else TAKER)]


def to_seat(s: Table, f: i64, way: i64) -> i64:
    return s.stack[f + (TAKER if way == 0 else GIVER)]


def cell(f: i64, way: i64, number: i64) -> i64:
    """Where a number of one way stands."""
    return f + number + way * WIDTH


def find(s: Table, kind: i64) -> i64:
    """Where the uppermost frame of a kind begins, or -1."""
    f = s.top
    while f >= 0 and s.stack[f] != kind:
        f = s.stack[f + BELOW]
    return f


def is_offer_open(s: Table) -> bool:
    """Whether an offer or a talk is under way: nobody makes another before it is over. [F-8.1]"""
    return find(s, OFFER_STEP) >= 0 or find(s, TALK_STEP) >= 0


def is_private(s: Table, f: i64) -> bool:
    """Whether only the two know what is in an offer: it is secret, or a marriage on which they do not agree yet."""
    return s.stack[f + SECRET] != 0 or s.stack[f + ABOUT] == MARRIAGE


# ------------------------------------------------------------ limits [F-13.4]


def counter(row: i64, seat: i64, other: i64) -> i64:
    """The cell in which offers of a seat to another about a matter of LIMITED are counted."""
    return OFFERS_MADE + (row * MOST_SEATS + seat) * MOST_SEATS + other


def count(s: Table, matter: i64, seat: i64, other: i64) -> None:
    """One more; beyond the limit it matters only that it is beyond."""
    if s.cells[counter(ROW[matter], seat, other)] <= MOST_OFFERS:
        s.cells[counter(ROW[matter], seat, other)] += 1


def limit_refusal(s: Table, matter: i64, seat: i64, other: i64) -> Refusal:
    """Three times about the same matter in a phase. [F-13.4]"""
    made = s.cells[counter(ROW[matter], seat, other)]
    return (R_TOO_MANY_OFFERS if made >= MOST_OFFERS else LEGAL, other, 0, 0)


def holds_one_of(s: Table, seat: i64, other: i64) -> bool:
    """Whether a seat holds a prisoner of another's family. [F-6.4.1]"""
    lord: i64 = 0
    while lord < LORDS:
        if s.owner(lord) == other and s.cells[CAPTOR + lord] == seat:
            return True
        lord += 1
    return False


def begin_refusal(s: Table, seat: i64, other: i64) -> Refusal:
    """After three bargains one may still give control of a village, or let a prisoner go home. [F-5.2.3] [F-6.4.2]"""
    if holds_one_of(s, seat, other) or handing_over.can_hand_over_to(s, seat, other):
        return (LEGAL, 0, 0, 0)
    return limit_refusal(s, NO_MATTER, seat, other)


def is_bargain(s: Table, f: i64) -> bool:
    """Whether an offer is about no other matter and outside a talk, which has a limit of its own."""
    below = s.stack[f + BELOW]
    return s.stack[f + ABOUT] == NO_MATTER and (below < 0 or s.stack[below] != TALK_STEP)


def is_beyond_limit(s: Table, f: i64) -> bool:
    """Whether it is one bargain too many: not fit for anything but what is not counted."""
    made = s.cells[counter(ROW[NO_MATTER], s.stack[f + GIVER], s.stack[f + TAKER])]
    return is_bargain(s, f) and made - (1 if s.stack[f + IS_MADE] == MADE else 0) >= MOST_OFFERS


# ------------------------------------------------------------ making one


def candidates(s: Table, seat: i64, into: Moves) -> None:
    """Offers and talks a seat could begin out of turn."""
    other: i64 = 0
    while other < s.cells[SEATS]:
        if other != seat:
            into.add(pack(OFFER, other))
            into.add(pack(TALK, other))
        other += 1


def refusal(s: Table, seat: i64, move: i64) -> Refusal:
    """Why a seat cannot begin an offer or a talk now."""
    other = argument(move, 0)
    if other == seat or other >= s.cells[SEATS]:
        return (R_NOT_ONESELF, 0, 0, 0)
    if is_offer_open(s):
        return (R_OFFER_OPEN, 0, 0, 0)
    if verb_of(move) == OFFER:
        return begin_refusal(s, seat, other)
    if s.cells[TOKENS + seat] == 0:
        return (R_NO_TOKEN, 0, 0, 0)
    return limit_refusal(s, TALK_CONSENT, seat, other)


def apply(s: Table, seat: i64, move: i64) -> None:
    """Begin an offer, or ask for a private talk."""
    other = argument(move, 0)
    matter = TALK_CONSENT if verb_of(move) == TALK else NO_MATTER
    if matter == TALK_CONSENT:
        count(s, matter, seat, other)
    ask(s, seat, other, matter, 0, 0)


def ask(s: Table, giver: i64, taker: i64, matter: i64, a: i64, b: i64) -> None:
    """Begin an offer about a matter; the step below finds in AGREED how it ended. A talk is asked for without goods."""
    f = s.push(OFFER_STEP)
    s.stack[f + GIVER] = giver
    s.stack[f + TAKER] = taker
    s.stack[f + ABOUT] = matter
    s.stack[f + A] = a
    s.stack[f + B] = b
    if s.cells[OPEN_DIPLOMACY]:
        s.stack[f + SECRET] = IN_TALK  # [F-11.3]
    if matter == TALK_CONSENT:
        s.stack[f + IS_MADE] = MADE
        s.tell(E_ASKS, giver, taker, matter)


# ------------------------------------------------------------ what it is about


def is_still_about(s: Table, f: i64) -> bool:
    """Whether the matter of an offer still exists; if not the offer lapses. [F-9.6]

    Whom a proposal of marriage is about others do not know, so it lapses only when no two of the families can marry.
    """
    matter, a, b = s.stack[f + ABOUT], s.stack[f + A], s.stack[f + B]
    giver, taker = s.stack[f + GIVER], s.stack[f + TAKER]
    if matter == MARRIAGE and s.stack[f + IS_MADE] == ACCEPTED:
        return crown.marriage_refusal(s, a, b)[0] == LEGAL
    if matter == MARRIAGE:
        return could_marry(s, giver, taker)
    if matter == ANNULMENT:
        return s.owner(a) >= 0 and s.cells[SPOUSE + a] >= 0 and pope_seat(s) == taker
    if matter == CARDINAL_CONSENT:
        return s.owner(a) >= 0 and bishopric_of(s, a) >= 0 and not is_cardinal(s, a) and pope_seat(s) == taker
    if matter == PASSAGE:
        return s.owner(b) == giver and not s.is_captive(b)
    if matter == PLACEMENT:
        is_bought = s.stack[f + IS_MADE] == ACCEPTED and controller(s, a) == giver  # with the place [F-12.1]
        return is_being_placed(s, f, b) and (is_bought or controller(s, a) == taker)
    if matter == WAIVER:
        return ruler_seat(s) == taker
    if matter == LOWER_RANSOM:
        return s.owner(a) >= 0 and s.cells[CAPTOR + a] == taker
    if matter == TRUCE or matter == JOINING_SIDE:
        return find(s, BATTLE) >= 0
    return matter != RELIC_CONSENT or is_at_church(s, a, b, giver, taker)


def could_marry(s: Table, seat: i64, other: i64) -> bool:
    """Whether a lord of one family and one of another could marry. [F-1.1.1]"""
    lord: i64 = 0
    while lord < LORDS:
        spouse: i64 = 0
        while s.owner(lord) == seat and spouse < LORDS:
            if s.owner(spouse) == other and crown.marriage_refusal(s, lord, spouse)[0] == LEGAL:
                return True
            spouse += 1
        lord += 1
    return False


def is_being_placed(s: Table, f: i64, lord: i64) -> bool:
    """Whether the lord for whom an offer asks a place still needs one: a released lord may have died or been taken."""
    below = s.stack[f + BELOW]
    if below >= 0 and s.stack[below] == ENTERING and entering.is_new(s, below):
        return s.owner(lord) < 0
    return s.owner(lord) == s.stack[f + GIVER] and not s.is_captive(lord)


def is_at_church(s: Table, relic: i64, lord: i64, giver: i64, taker: i64) -> bool:
    """Whether a churchman still stands before a relic whose village the other still controls. [F-11.1]"""
    if not relics.is_in_church(s, relic) or s.owner(lord) != giver or s.is_captive(lord):
        return False
    village = relics.village_of(s, relic)
    return s.village_of(lord) == village and relics.is_churchman(s, lord, village) and controller(s, village) == taker
