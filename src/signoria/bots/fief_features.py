"""How a state of Fief looks to a seat: named features and one table of weights, in hundredths of a point.

Points and the way to victory come first, then what titles are made of: villages, castles, money, troops and lords.
Whatever is under way, a battle, an election, an offer, counts as what may be expected of it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.fief_offers import offer_hope
from signoria.bots.fief_survey import Survey
from signoria.bots.fief_votes import election_hope
from signoria.bots.fief_war import (
    TROOP_POINT,
    battle_hope,
    chance,
    is_under_way,
    lord_worth_of,
    meetings,
    prospects,
    sieges,
    threats,
)
from signoria.bots.fief_worth import (
    EVENT_HOPE,
    VICTORY_POINT,
    character_hope,
    church,
    crown,
    family,
    fief_progress,
    fort_worth,
    hand_worth,
    income_to_come,
    prisoners,
    purse,
    standing,
    troops_worth,
    victory_hope,
    village_worth,
)
from signoria.games.fief import offers, relics, revolts
from signoria.games.fief.moves import EVENT_DECK
from signoria.games.fief.people import ally_of, first_lord
from signoria.games.fief.pieces import FIEFS, HAND, RELICS, VILLAGES
from signoria.games.fief.revolts import CARDS as REVOLT_CARDS
from signoria.games.fief.revolts import VILLAGE_IN_REVOLT
from signoria.games.fief.scoring import result, victory_points
from signoria.games.fief.state import FORT_IN, RELICS_IN_PLAY, SEATS, Table
from signoria.games.fief.steps.cavalcade import BLOCKER
from signoria.games.fief.steps.hands import MOST_DRAWN, WANTED, WHO
from signoria.games.fief.steps.kinds import (
    BATTLE,
    CAVALCADE_STEP,
    DISCARDING,
    DRAWING,
    ELECTION,
    GROUP,
    OFFER_STEP,
    REVOLT_STEP,
)
from signoria.games.fief.steps.loading import RIDERS, RIDING_KNIGHTS
from signoria.games.fief.strength import KNIGHT_POINTS, VILLAGE_AT_WAR, dice_for
from signoria.kernel.flow import BELOW

POINTS: Final = 0
VICTORY: Final = 1
LAND: Final = 2
FIEF_CLAIMS: Final = 3
FORTS: Final = 4
INCOME: Final = 5
MONEY_TO_USE: Final = 6
TROOPS_KEPT: Final = 7
LORDS_FREE: Final = 8
PRISONERS: Final = 9
CHURCH: Final = 10
CROWN: Final = 11
CARDS_IN_HAND: Final = 12
MEETINGS: Final = 13
THREATS: Final = 14
PROSPECTS: Final = 15
SIEGE_DICE: Final = 16
RELICS_HELD: Final = 17
ELECTION_HOPE: Final = 18
BATTLE_HOPE: Final = 19
OFFER_HOPE: Final = 20
DRAW_HOPE: Final = 21
REVOLT_HOPE: Final = 22
CAVALCADE_HOPE: Final = 23
FRIENDS: Final = 24
RIVALS: Final = 25

# fmt: off
WEIGHTS: Final = (
    ("points",    300),  # victory points
    ("victory",     1),  # how near it is, alone or with the ally
    ("land",        6),  # villages
    ("claims",      1),  # fiefs whose title is not far
    ("forts",       1),  # castles and cities
    ("income",      3),  # deniers of the incomes to come
    ("money",       1),  # what it can buy
    ("troops",      1),  # points of troops, the first more than the last
    ("lords",       1),  # free, and in prison
    ("prisoners",   1),  # lords of others
    ("church",      1),  # bishops, cardinals, the pope
    ("crown",       1),  # king, queen or regent, dauphin
    ("cards",       1),  # in hand
    ("meetings",    1),  # attacks that would pay
    ("threats",    -1),  # what others could take
    ("prospects",   1),  # what one can march to
    ("sieges",      5),  # dice of siege engines
    ("relics",     10),
    ("election",    1),  # what may be expected of the votes in the one under way
    ("battle",      1),  # the same of a battle
    ("offer",       1),  # of an offer one has made
    ("draws",       1),  # of cards about to be drawn
    ("revolt",      1),  # of a revolt, one's own loss or a rival's
    ("cavalcade",   1),  # of riders on their way past who bars it
    ("friends",     1),  # a sixth of the ally's standing, for who keeps bargains
    ("rivals",     -1),  # a share of the others' standing, most of it the best's
)
# fmt: on

WON: Final = 1000  # the end, beside the points; who has not won loses as much


def features(s: Table, seat: i64, keeps: bool) -> vec[i64]:
    """The features of a seat, in the order of WEIGHTS; after the end only the result counts."""
    f = vec[i64]([0] * len(WEIGHTS))
    f[POINTS] = victory_points(s, seat)
    if s.top < 0:
        final = result(s)
        f[VICTORY] = WON if final is not None and final.ranks[seat] == 1 else -WON
        return f
    view = Survey(s)
    battle = offers.find(s, BATTLE)
    contested: i64 = s.stack[battle + VILLAGE_AT_WAR] if battle >= 0 and is_under_way(s, battle) else -1
    f[VICTORY] = victory_hope(s, seat)
    f[LAND] = view.villages[seat]
    fief: i64 = 0
    while fief < FIEFS:
        f[FIEF_CLAIMS] += fief_progress(s, view, seat, fief, 0)
        fief += 1
    points: i64 = 0
    village: i64 = 0
    while village < VILLAGES:
        if s.cells[FORT_IN + village] and view.control[village] == seat:
            worth = fort_worth(s, village)
            f[FORTS] += worth - VICTORY_POINT if worth > VICTORY_POINT else worth  # the title is counted above
        points += view.troops[seat * VILLAGES + village]
        village += 1
    f[INCOME] = income_to_come(s, view, seat)
    f[MONEY_TO_USE] = purse(s, view, seat)
    f[TROOPS_KEPT] = troops_worth(points)
    f[LORDS_FREE] = family(s, seat)
    f[PRISONERS] = prisoners(s, seat)
    f[CHURCH] = church(s, seat)
    f[CROWN] = crown(s, seat)
    f[CARDS_IN_HAND] = hand_worth(s, seat)
    f[MEETINGS] = meetings(s, view, seat, keeps, contested)
    f[THREATS] = threats(s, view, seat, keeps, contested)
    f[PROSPECTS] = prospects(s, view, seat, keeps)
    f[SIEGE_DICE] = sieges(s, seat)
    f[RELICS_HELD] = relics_held(s, seat)
    add_under_way(s, view, seat, keeps, f)
    f[FRIENDS] = friends(s, view, seat) if keeps else 0
    f[RIVALS] = rivals(s, view, seat, keeps)
    return f


def friends(s: Table, view: Survey, seat: i64) -> i64:
    """A share of what the ally has."""
    ally = ally_of(s, seat)
    return standing(s, view, ally) // 6 if ally >= 0 else 0


def rivals(s: Table, view: Survey, seat: i64, keeps: bool) -> i64:
    """A share of what the others have, the ally among them for who keeps no bargains."""
    ally: i64 = ally_of(s, seat) if keeps else -1
    best: i64 = 0
    sum: i64 = 0
    other: i64 = 0
    while other < s.cells[SEATS]:
        if other != seat and other != ally:
            worth = standing(s, view, other)
            sum += worth
            if worth > best:
                best = worth
        other += 1
    return best // 5 + sum // 12


def relics_held(s: Table, seat: i64) -> i64:
    n: i64 = 0
    relic: i64 = 0
    while s.cells[RELICS_IN_PLAY] and relic < RELICS:
        if relics.bearer_seat(s, relic) == seat:
            n += 1
        relic += 1
    return n


# ---------------------------------------------------------------- what is under way


def add_under_way(s: Table, view: Survey, seat: i64, keeps: bool, into: vec[i64]) -> None:
    """Count what may be expected of everything that has begun and is not decided."""
    f = s.top
    while f >= 0:
        kind = s.stack[f]
        if kind == BATTLE:
            into[BATTLE_HOPE] += battle_hope(s, view, f, seat) if is_under_way(s, f) else 0
        elif kind == ELECTION:
            into[ELECTION_HOPE] += election_hope(s, f, seat, keeps)
        elif kind == OFFER_STEP:
            into[OFFER_HOPE] += offer_hope(s, view, f, seat, keeps)
        elif kind == DISCARDING:
            into[DRAW_HOPE] += draws_to_come(s, f, seat)
        elif kind == DRAWING:
            into[DRAW_HOPE] += draw_hope(s, f, seat)
        elif kind == REVOLT_STEP:
            into[REVOLT_HOPE] += revolt_hope(s, view, f, seat)
        elif kind == CAVALCADE_STEP:
            into[CAVALCADE_HOPE] += cavalcade_hope(s, view, f, seat)
        f = s.stack[f + BELOW]


def draws_to_come(s: Table, f: i64, seat: i64) -> i64:
    """Room in the hand for what can be drawn after discarding. [F-2.1.2]"""
    if s.stack[f + WHO] != seat:
        return 0
    room = HAND - s.hand_size(seat)
    return EVENT_HOPE * (room if room < MOST_DRAWN else MOST_DRAWN)


def draw_hope(s: Table, f: i64, seat: i64) -> i64:
    if s.stack[f + WHO] != seat or s.stack[f + WANTED] == 0:
        return 0
    return EVENT_HOPE if s.stack[f + WANTED] == 1 + EVENT_DECK else character_hope(s, seat)


def revolt_hope(s: Table, view: Survey, f: i64, seat: i64) -> i64:
    """A revolt costs its village about three points of troops a die, and everything if they are too few. [F-10.1]"""
    village = s.stack[f + VILLAGE_IN_REVOLT]
    holder = view.control[village]
    if holder < 0:
        return 0
    dice: i64 = revolts.dice(s, f, holder) if s.stack[f + REVOLT_CARDS] else 0
    troops = view.troops[holder * VILLAGES + village]
    if dice == 0:
        return 0
    damage = 5 * dice // 2
    harm = TROOP_POINT * (damage if damage < troops else troops)
    percent: i64 = 90 if troops == 0 else (damage * 60 // troops if damage < troops else 70)
    ruin = village_worth(s, view, seat, village) + 25 * view.lords[holder * VILLAGES + village]
    loss = (harm + percent * ruin // 100) * 2 // 3  # it may still be calmed
    return -loss if holder == seat else loss // 5


def cavalcade_hope(s: Table, view: Survey, f: i64, seat: i64) -> i64:
    """Riders on their way past whoever bars it: the danger if they are too few, a little hope if not. [F-5.3]"""
    group = s.stack[f + BELOW]
    riders = s.stack[f + RIDERS]
    if s.stack[group] != GROUP or not riders & s.family(seat) or offers.find(s, BATTLE) > f:
        return 0
    village = s.village_of(first_lord(riders))
    points = KNIGHT_POINTS * s.stack[f + RIDING_KNIGHTS]
    blocker = s.stack[f + BLOCKER]
    defence = view.troops[blocker * VILLAGES + village]
    percent = chance(points, dice_for(points + 1, False), defence, dice_for(view.points(blocker, village), False) + 1)
    return (percent * 15 - (100 - percent) * (TROOP_POINT * points + lord_worth_of(s, riders))) // 100
