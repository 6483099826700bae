"""What an offer gives and takes: money, cards, control of villages, prisoners, a relic. [F-8.1] [F-12.3]"""

from mypy_extensions import i64

from signoria.games.fief import aftermath, captives, crown, relics
from signoria.games.fief.cards import could_hold, forget, learn, trade_card
from signoria.games.fief.handing_over import is_beaten_field, village_refusal
from signoria.games.fief.messages_offers import (
    E_CARD_PASSED,
    E_HANDED_OVER,
    E_SLIPPED,
    E_TOKEN_SPENT,
    R_BEING_SETTLED,
    R_CANNOT_HOLD,
    R_CARD_NOT_HELD,
    R_EMPTY_OFFER,
    R_HAND_FULL,
    R_NOT_A_CAPTIVE,
    R_NOT_CARRIED,
    R_NOT_THE_SAME_VILLAGE,
    R_NOT_WITH_CAPTOR,
    R_TOO_POOR,
)
from signoria.games.fief.messages_surprises import R_TOO_MANY_OFFERS
from signoria.games.fief.offers import (
    ABOUT,
    BY_TOKEN,
    CARD_1,
    CARDINAL_CONSENT,
    GIVER,
    MARRIAGE,
    NO_MATTER,
    PRISONERS_GIVEN,
    RELIC_GIVEN,
    RELIC_TO,
    ROW,
    SECRET,
    SUM,
    TAKER,
    VILLAGES_GIVEN,
    WIDTH,
    A,
    B,
    cell,
    from_seat,
    is_bargain,
    is_beyond_limit,
    is_private,
    to_seat,
)
from signoria.games.fief.pieces import BIT, CARDINAL, HAND, LORDS, VILLAGES
from signoria.games.fief.purse import hand_over
from signoria.games.fief.state import (
    BY_CARD,
    CAPTOR,
    HIDDEN_MONEY,
    TOKENS,
    Table,
)
from signoria.kernel.flow import EVERYBODY, LEGAL, Refusal

# ------------------------------------------------------------ what one way holds


def cards_in(s: Table, f: i64, way: i64) -> i64:
    """How many cards go one way; to a viewer who does not see them they are UNKNOWN, but there."""
    n: i64 = 0
    i: i64 = 0
    while i < HAND:
        if s.stack[cell(f, way, CARD_1 + i)] != 0:
            n += 1
        i += 1
    return n


def copies_in(s: Table, f: i64, way: i64, kind: i64) -> i64:
    """How many cards of a kind go one way."""
    n: i64 = 0
    i: i64 = 0
    while i < HAND:
        if s.stack[cell(f, way, CARD_1 + i)] == kind + 1:
            n += 1
        i += 1
    return n


def copies_needed(s: Table, f: i64, way: i64, kind: i64) -> i64:
    """The same, and one more Cardinal for the one that shall be played with the pope's consent. [F-1.5.2]"""
    is_played = way == 0 and kind == CARDINAL and s.stack[f + ABOUT] == CARDINAL_CONSENT and s.stack[f + B] == BY_CARD
    return copies_in(s, f, way, kind) + (1 if is_played else 0)


def is_nothing_but(s: Table, f: i64, number: i64) -> bool:
    """Whether nothing goes either way but money from the giver, and what stands in one more number of his."""
    i: i64 = SUM + 1
    while i < SUM + 2 * WIDTH:
        if i != number and s.stack[f + i] != 0:
            return False
        i += 1
    return True


def is_release(s: Table, f: i64) -> bool:
    """A captor lets prisoners go home to their family, with or without money, for nothing. [F-6.4.2]"""
    lords, family = s.stack[f + PRISONERS_GIVEN], s.family(s.stack[f + TAKER])
    if s.stack[f + ABOUT] != NO_MATTER or lords <= 0 or lords & ~family:
        return False
    return is_nothing_but(s, f, PRISONERS_GIVEN)


def is_unlimited(s: Table, f: i64) -> bool:
    """Whether it gives control of a village, or prisoners their freedom: as often as one likes. [F-5.2.3] [F-13.4]"""
    return s.stack[f + VILLAGES_GIVEN] != 0 or is_release(s, f)


def is_counted(s: Table, f: i64) -> bool:
    """Whether an offer that is made is one of three. [F-13.4]

    A private one is counted whatever it gives: nobody else may know what that is before it is accepted.
    """
    if s.stack[f + ABOUT] != NO_MATTER:
        return ROW[s.stack[f + ABOUT]] >= 0
    return is_bargain(s, f) and (is_private(s, f) or not is_unlimited(s, f))


def is_gift(s: Table, f: i64) -> bool:
    """Money or freedom for nothing: nobody need agree. For a token the other is always asked. [F-8.1] [F-8.2]"""
    if s.stack[f + SECRET] == BY_TOKEN:
        return False
    is_money = s.stack[f + ABOUT] == NO_MATTER and s.stack[f + SUM] > 0 and is_nothing_but(s, f, SUM)
    return is_money or is_release(s, f)


def add_card(s: Table, f: i64, way: i64, kind: i64) -> None:
    """Cards of an offer stand in falling order, so that equal offers are equal numbers."""
    card = kind + 1
    i: i64 = 0
    while i < HAND:
        here = cell(f, way, CARD_1 + i)
        if s.stack[here] < card:
            lower = s.stack[here]
            s.stack[here] = card
            card = lower
        i += 1


# ------------------------------------------------------------ can it change hands?


def prisoner_refusal(s: Table, giver: i64, taker: i64, lord: i64) -> Refusal:
    """A prisoner goes to another player with troops there, or home to his own family. [F-6.4.1] [F-6.4.2]"""
    if s.owner(lord) < 0 or s.cells[CAPTOR + lord] != giver:
        return (R_NOT_A_CAPTIVE, lord, giver, 0)
    if is_beaten_field(s, s.village_of(lord)):
        return (R_BEING_SETTLED, s.village_of(lord), 0, 0)
    if s.owner(lord) != taker and s.troops(taker, s.village_of(lord)) == 0:
        return (R_NOT_WITH_CAPTOR, lord, taker, 0)
    return (LEGAL, 0, 0, 0)


def relic_refusal(s: Table, giver: i64, taker: i64, relic: i64, lord: i64) -> Refusal:
    """A relic goes from a lord to a lord in the same village. [F-11.1]"""
    if relics.bearer_seat(s, relic) != giver:
        return (R_NOT_CARRIED, relic, giver, 0)
    if is_beaten_field(s, relics.village_of(s, relic)):
        return (R_BEING_SETTLED, relics.village_of(s, relic), 0, 0)
    if s.owner(lord) != taker or s.is_captive(lord) or s.village_of(lord) != relics.village_of(s, relic):
        return (R_NOT_THE_SAME_VILLAGE, lord, 0, 0)
    return (LEGAL, 0, 0, 0)


def goods_refusal(s: Table, f: i64, way: i64) -> Refusal:
    """What stands in the way of the villages, prisoners and relic that go one way."""
    giver, taker = from_seat(s, f, way), to_seat(s, f, way)
    villages, lords = s.stack[cell(f, way, VILLAGES_GIVEN)], s.stack[cell(f, way, PRISONERS_GIVEN)]
    relic = s.stack[cell(f, way, RELIC_GIVEN)] - 1
    found: Refusal = (LEGAL, 0, 0, 0)
    village: i64 = 0
    while found[0] == LEGAL and village < VILLAGES:
        if villages & BIT[village]:
            found = village_refusal(s, giver, taker, village)
        village += 1
    lord: i64 = 0
    while found[0] == LEGAL and lord < LORDS:
        if lords & BIT[lord]:
            found = prisoner_refusal(s, giver, taker, lord)
        lord += 1
    if found[0] == LEGAL and relic >= 0:
        found = relic_refusal(s, giver, taker, relic, s.stack[cell(f, way, RELIC_TO)])
    return found


def public_refusal(s: Table, f: i64) -> Refusal:
    """What whoever knows an offer can see stands in the way of all of it now."""
    way: i64 = 0
    while way < 2:
        found = goods_refusal(s, f, way)
        if found[0] != LEGAL:
            return found
        if s.hand_size(to_seat(s, f, way)) + cards_in(s, f, way) - cards_in(s, f, 1 - way) > HAND:
            return (R_HAND_FULL, 0, 0, 0)
        if cards_in(s, f, way) > s.hand_size(from_seat(s, f, way)):
            return (R_CARD_NOT_HELD, s.stack[cell(f, way, CARD_1)] - 1, from_seat(s, f, way), 0)
        is_seen = not s.cells[HIDDEN_MONEY] and not s.stack[f + SECRET]
        if is_seen and s.stack[cell(f, way, SUM)] > s.money(from_seat(s, f, way)):
            return (R_TOO_POOR, s.stack[cell(f, way, SUM)], s.money(from_seat(s, f, way)), from_seat(s, f, way))
        way += 1
    return (LEGAL, 0, 0, 0)


def hidden_refusal(s: Table, f: i64, way: i64) -> Refusal:
    """What a seat that gives one way knows to stand in the way: its own cards and money."""
    giver = from_seat(s, f, way)
    if s.stack[cell(f, way, SUM)] > s.money(giver):
        return (R_TOO_POOR, s.stack[cell(f, way, SUM)], s.money(giver), giver)
    i: i64 = 0
    while i < HAND:
        kind = s.stack[cell(f, way, CARD_1 + i)] - 1
        if kind >= 0 and copies_needed(s, f, way, kind) > s.hand(giver, kind):
            return (R_CARD_NOT_HELD, kind, giver, 0)
        i += 1
    return (LEGAL, 0, 0, 0)


def card_refusal(s: Table, f: i64, way: i64, kind: i64) -> Refusal:
    """Whether one more card of a kind can go into the offer: held, or possibly held by the other. [F-8.1]"""
    giver = from_seat(s, f, way)
    if cards_in(s, f, way) >= HAND:
        return (R_HAND_FULL, 0, 0, 0)
    if way == 0:
        return (LEGAL if s.hand(giver, kind) > copies_needed(s, f, way, kind) else R_CARD_NOT_HELD, kind, giver, 0)
    could = could_hold(s, giver, kind) and cards_in(s, f, way) < s.hand_size(giver)
    return (LEGAL if could else R_CANNOT_HOLD, kind, giver, 0)


def whole_refusal(s: Table, f: i64) -> Refusal:
    """Why an offer put together so far cannot be made."""
    if s.stack[f + ABOUT] == NO_MATTER and s.stack[f + SUM] == 0 and is_nothing_but(s, f, SUM):
        return (R_EMPTY_OFFER, 0, 0, 0)
    if is_beyond_limit(s, f) and not is_unlimited(s, f):
        return (R_TOO_MANY_OFFERS, s.stack[f + TAKER], 0, 0)
    found = public_refusal(s, f)
    return found if found[0] != LEGAL else hidden_refusal(s, f, 0)


def acceptance_refusal(s: Table, f: i64) -> Refusal:
    """Why an offer cannot be accepted, as far as whoever answers it knows. [F-9.6]

    One in the open has lapsed before, but of a private one others do not know that it has become void.
    """
    found: Refusal = (LEGAL, 0, 0, 0)
    if s.stack[f + ABOUT] == MARRIAGE:
        found = crown.marriage_refusal(s, s.stack[f + A], s.stack[f + B])
    if found[0] == LEGAL:
        found = public_refusal(s, f)
    return found if found[0] != LEGAL else hidden_refusal(s, f, 1)


def can_be_carried_out(s: Table, f: i64) -> bool:
    """Whether everything is still there when it is accepted."""
    if public_refusal(s, f)[0] != LEGAL:
        return False
    return hidden_refusal(s, f, 0)[0] == LEGAL and hidden_refusal(s, f, 1)[0] == LEGAL


# ------------------------------------------------------------ who sees what


def partners(s: Table, f: i64) -> i64:
    """Mask of the two who make a bargain."""
    return BIT[s.stack[f + GIVER]] | BIT[s.stack[f + TAKER]]


def show_cards(s: Table, f: i64) -> None:
    """Whoever is offered cards has seen them. [F-8.1]"""
    giver, taker = s.stack[f + GIVER], s.stack[f + TAKER]
    i: i64 = 0
    while i < HAND:
        if s.stack[f + CARD_1 + i]:
            forget(s, taker, giver, s.stack[f + CARD_1 + i] - 1)
        i += 1
    i = 0
    while i < HAND:
        if s.stack[f + CARD_1 + i]:
            learn(s, taker, BIT[giver], s.stack[f + CARD_1 + i] - 1)
        i += 1


# ------------------------------------------------------------ carrying out


def carry_out(s: Table, f: i64) -> None:
    """Everything of an accepted offer changes hands at once; what needs a step of its own comes on top."""
    if s.stack[f + SECRET] == BY_TOKEN:
        s.cells[TOKENS + s.stack[f + GIVER]] -= 1
        s.tell(E_TOKEN_SPENT, s.stack[f + GIVER])
    moved = pass_goods(s, f, 0) | pass_goods(s, f, 1)
    if moved:
        aftermath.settle_up(s)
    aftermath.set_free(s, going_home(s, f, 0) | going_home(s, f, 1))


def going_home(s: Table, f: i64, way: i64) -> i64:
    """Mask of the prisoners who go one way, to their own family."""
    return s.stack[cell(f, way, PRISONERS_GIVEN)] & s.family(to_seat(s, f, way))


def pass_goods(s: Table, f: i64, way: i64) -> bool:
    """What goes one way; whether it changes who stands where."""
    giver, taker = from_seat(s, f, way), to_seat(s, f, way)
    pass_money(s, f, way)
    i: i64 = 0
    while i < HAND:
        kind = s.stack[cell(f, way, CARD_1 + i)] - 1
        if kind >= 0:
            trade_card(s, giver, taker, kind, partners(s, f))
            s.tell_only(partners(s, f), E_CARD_PASSED, giver, taker, kind)
        i += 1
    relic = s.stack[cell(f, way, RELIC_GIVEN)] - 1
    if relic >= 0:
        relics.take(s, relic, s.stack[cell(f, way, RELIC_TO)])
    villages, lords = s.stack[cell(f, way, VILLAGES_GIVEN)], s.stack[cell(f, way, PRISONERS_GIVEN)]
    village: i64 = 0
    while village < VILLAGES:
        if villages & BIT[village]:
            aftermath.give_control(s, village, taker)
        village += 1
    lord: i64 = 0
    while lord < LORDS:
        if lords & BIT[lord] and s.owner(lord) != taker:
            captives.take_captive(s, lord, taker)
        lord += 1
    return villages != 0 or lords != 0


def pass_money(s: Table, f: i64, way: i64) -> None:
    """Money that lies open can be counted afterwards, so only hidden money passes in secret. [F-0.6] [F-13.6]"""
    giver, taker, sum = from_seat(s, f, way), to_seat(s, f, way), s.stack[cell(f, way, SUM)]
    if sum == 0:
        return
    is_secret = s.cells[HIDDEN_MONEY] and s.stack[f + SECRET]
    hand_over(s, giver, taker, sum, partners(s, f) if is_secret else EVERYBODY)
    if is_secret:
        s.tell_only(partners(s, f), E_SLIPPED, giver, taker, sum)
    else:
        s.tell(E_HANDED_OVER, giver, taker, sum)
