"""Offers of Fief for bots: how one is put together, what it may bring, and which favours are granted to whom."""

from typing import Final

from mypy_extensions import i64

from signoria.bots.evaluation import only
from signoria.bots.fief_survey import Survey
from signoria.bots.fief_war import attraction, battle_hope
from signoria.bots.fief_worth import CARDINAL_WORTH, alliance_gain, lord_worth, nearness, victory_hope, village_worth
from signoria.games.fief import bargains, offers
from signoria.games.fief.control import controller
from signoria.games.fief.handing_over import village_refusal
from signoria.games.fief.moves import (
    ACCEPT,
    OFFER_MONEY,
    OFFER_VILLAGE,
    PROPOSE,
    REFUSE,
    SUMS,
    TO_GIVE,
    TO_TAKE,
    WITHDRAW,
)
from signoria.games.fief.offers import (
    ABOUT,
    GIVER,
    IS_MADE,
    PRISONERS_GIVEN,
    RELIC_GIVEN,
    SUM,
    TAKER,
    VILLAGES_GIVEN,
    A,
    B,
    cell,
)
from signoria.games.fief.people import ally_of, ransom
from signoria.games.fief.pieces import BIT, FIEF_OF, TITLE_PRICE, VILLAGES, VP_ALLIED, VP_ALONE
from signoria.games.fief.scoring import victory_points
from signoria.games.fief.state import HOLDER, NONE, SEATS, SPOUSE, Table
from signoria.games.fief.steps.kinds import BATTLE
from signoria.kernel.flow import LEGAL, Moves
from signoria.kernel.moves import pack, verb_of

HALF: Final = 50  # percent for another to agree to what may please him
RARELY: Final = 10  # or does not
PAPAL_PRICE: Final = 3  # deniers for the pope's consent
POINTS_FOR_DENIER: Final = 3  # a denier is worth four at most; for what is his one wants a little more

# ---------------------------------------------------------------- putting an offer together


def price_offered(s: Table, f: i64) -> i64:
    """Deniers that go into an offer about a matter; it is made, not haggled over."""
    matter, a = s.stack[f + ABOUT], s.stack[f + A]
    money = s.money(s.stack[f + GIVER])
    price: i64 = 0
    if matter == offers.LOWER_RANSOM:
        price = ransom(s, a) // 2
    elif matter == offers.WAIVER:
        price = TITLE_PRICE[a] // 2
    elif matter == offers.CARDINAL_CONSENT or matter == offers.ANNULMENT:
        price = PAPAL_PRICE
    elif matter == offers.RELIC_CONSENT:
        price = 2
    elif matter == offers.PASSAGE or matter == offers.PLACEMENT:
        price = 1
    elif matter == offers.NO_MATTER:
        price = village_price(s, Survey(s), s.stack[f + TAKER], s.stack[cell(f, TO_TAKE, VILLAGES_GIVEN)])
    return price if price < money else money


def next_part(s: Table, seat: i64) -> Moves:
    """The next small move of an offer of one's own: the village that is wanted, the price, then it is made."""
    f = s.top
    if s.stack[f + ABOUT] == offers.NO_MATTER:
        view, owner, taken = Survey(s), s.stack[f + TAKER], s.stack[cell(f, TO_TAKE, VILLAGES_GIVEN)]
        village = village_wanted(s, view, seat, owner) if taken == 0 else NONE
        wanted = BIT[village] if village >= 0 else taken
        if wanted == 0 or not can_pay(s, view, seat, owner, wanted):
            return only(pack(WITHDRAW))
        if taken == 0:
            return only(pack(OFFER_VILLAGE, TO_TAKE, village))
    missing = price_offered(s, f) - s.stack[cell(f, TO_GIVE, SUM)]
    i: i64 = len(SUMS) - 1
    while i >= 0:
        if SUMS[i] <= missing:
            return only(pack(OFFER_MONEY, TO_GIVE, SUMS[i]))
        i -= 1
    return only(pack(PROPOSE if bargains.whole_refusal(s, f)[0] == LEGAL else WITHDRAW))


def village_wanted(s: Table, view: Survey, seat: i64, other: i64) -> i64:
    """A village of another in which one has troops, in a fief one has the rest of; or NONE. [F-5.2.3]"""
    village: i64 = 0
    while village < VILLAGES:
        if village_refusal(s, other, seat, village)[0] == LEGAL:
            fief = FIEF_OF[village]
            if s.cells[HOLDER + fief] < 0 and view.held_by_others(seat, fief) == 1:
                return village
        village += 1
    return NONE


def village_price(s: Table, view: Survey, owner: i64, villages: i64) -> i64:
    """Deniers for which their owner may part with villages."""
    return villages_worth(s, view, owner, villages) // POINTS_FOR_DENIER


def can_pay(s: Table, view: Survey, seat: i64, owner: i64, villages: i64) -> bool:
    """Whether a seat has the money for which the owner may part with villages."""
    return s.money(seat) >= village_price(s, view, owner, villages)


def villages_worth(s: Table, view: Survey, seat: i64, villages: i64) -> i64:
    """What the villages of a mask are worth to a seat together."""
    worth: i64 = 0
    village: i64 = 0
    while village < VILLAGES:
        if villages & BIT[village]:
            worth += village_worth(s, view, seat, village)
        village += 1
    return worth


def may_ask_for_village(s: Table, view: Survey, seat: i64, other: i64) -> bool:
    """Once a phase, by who can pay what it is worth to the other."""
    if s.cells[offers.counter(offers.ROW[offers.NO_MATTER], seat, other)]:
        return False
    village = village_wanted(s, view, seat, other)
    return village >= 0 and can_pay(s, view, seat, other, BIT[village])


# ---------------------------------------------------------------- what an offer may bring


def offer_hope(s: Table, view: Survey, f: i64, seat: i64, keeps: bool) -> i64:
    """What an offer one has made may bring beyond what its goods cost; 0 for everybody else."""
    if s.stack[f + GIVER] != seat or s.stack[f + IS_MADE] == offers.ACCEPTED:
        return 0
    matter, a, taker = s.stack[f + ABOUT], s.stack[f + A], s.stack[f + TAKER]
    gain: i64 = 2
    percent: i64 = HALF
    if matter == offers.MARRIAGE:
        gain = alliance_gain(s, seat, taker)
        percent = HALF if alliance_gain(s, taker, seat) > 0 else RARELY
    elif matter == offers.NO_MATTER:
        villages = s.stack[cell(f, TO_TAKE, VILLAGES_GIVEN)]
        gain = villages_worth(s, view, seat, villages)
        percent = HALF if can_pay(s, view, seat, taker, villages) else RARELY
    elif matter == offers.LOWER_RANSOM:
        gain = lord_worth(s, a)
    elif matter == offers.WAIVER:
        gain = 4 * TITLE_PRICE[a] + 20
    elif matter == offers.CARDINAL_CONSENT:
        gain = cardinal_gain(s, seat, s.owner(a), keeps)
    elif matter == offers.ANNULMENT:
        gain = nearness(s.cells[SEATS], victory_points(s, seat), -1) - victory_hope(s, seat)
    elif matter == offers.RELIC_CONSENT:
        gain = 10
    elif matter == offers.PASSAGE:
        gain = attraction(s, view, seat, keeps, s.village_of(s.stack[f + B]), a)
        percent = RARELY * 3
    elif matter == offers.TRUCE:
        battle = offers.find(s, BATTLE)
        gain = -battle_hope(s, view, battle, seat) if battle >= 0 else 0
    elif matter == offers.TALK_CONSENT:
        gain = 0  # bots have nothing to talk about
    return gain * percent // 100 - 2 * (s.stack[cell(f, TO_GIVE, SUM)])


def cardinal_gain(s: Table, seat: i64, owner: i64, keeps: bool) -> i64:
    """What a new cardinal brings a seat: a vote for the pope if he is its own, a rival's if not. [F-1.5.3]"""
    if owner == seat:
        return CARDINAL_WORTH
    return CARDINAL_WORTH // 5 if keeps and owner == ally_of(s, seat) else -CARDINAL_WORTH // 5


# ---------------------------------------------------------------- favours


def goods(s: Table, f: i64, way: i64) -> i64:
    """What goes one way, in deniers, roughly."""
    worth = s.stack[cell(f, way, SUM)] + 2 * bargains.cards_in(s, f, way)
    for number, each in ((VILLAGES_GIVEN, 5), (PRISONERS_GIVEN, 5)):
        things = s.stack[cell(f, way, number)]
        while things > 0:
            things &= things - 1
            worth += each
    return worth + (3 if s.stack[cell(f, way, RELIC_GIVEN)] > 0 else 0)


def is_granted(s: Table, seat: i64, keeps: bool) -> bool:
    """Whether a favour is done for what is offered; who keeps bargains does his ally favours for nothing."""
    f = s.top
    matter, a, giver = s.stack[f + ABOUT], s.stack[f + A], s.stack[f + GIVER]
    offered = goods(s, f, TO_GIVE) - goods(s, f, TO_TAKE)
    is_friend = keeps and ally_of(s, seat) == giver and offered >= 0
    if matter == offers.PASSAGE:
        return controller(s, a) != seat and (is_friend or offered >= (1 if keeps else 2))
    if matter == offers.WAIVER:
        return victory_points(s, giver) < 2 and (is_friend or 2 * offered >= TITLE_PRICE[a])
    if matter == offers.CARDINAL_CONSENT:
        return is_friend or s.owner(a) == seat or offered >= PAPAL_PRICE
    if matter == offers.ANNULMENT:
        return is_annulled(s, seat, giver, s.owner(s.cells[SPOUSE + a]), offered)
    if matter == offers.JOINING_SIDE or matter == offers.TALK_CONSENT:
        return offered >= 0
    return is_friend or offered >= 2


def is_annulled(s: Table, seat: i64, giver: i64, other: i64, offered: i64) -> bool:
    """The pope parts nobody who would win alone, nor his own ally; a pair about to win even for nothing. [F-1.7.3]"""
    own, others = victory_points(s, giver), victory_points(s, other)
    if other == seat or own >= VP_ALONE or others >= VP_ALONE:
        return False
    return offered >= PAPAL_PRICE or (offered >= 0 and own + others >= VP_ALLIED)


def is_favour(matter: i64) -> bool:
    """Matters whose worth to the one who is asked does not show on the board at once."""
    return (
        matter == offers.PASSAGE
        or matter == offers.PLACEMENT
        or matter == offers.WAIVER
        or matter == offers.CARDINAL_CONSENT
        or matter == offers.ANNULMENT
        or matter == offers.JOINING_SIDE
        or matter == offers.RELIC_CONSENT
        or matter == offers.TALK_CONSENT
    )


def offer_moves(s: Table, seat: i64, moves: Moves, keeps: bool) -> Moves:
    """Inside an offer: the next part of one's own, or the answer to another's."""
    f = s.top
    if not s.stack[f + IS_MADE]:
        return next_part(s, seat)
    if s.stack[f + TAKER] != seat:
        return moves
    can_accept = verb_of(moves.items[0]) == ACCEPT
    if not can_accept:
        return only(pack(REFUSE))
    if is_favour(s.stack[f + ABOUT]):
        return only(pack(ACCEPT if is_granted(s, seat, keeps) else REFUSE))
    both = only(pack(REFUSE))  # of two that look alike the first is taken
    both.add(pack(ACCEPT))
    return both
