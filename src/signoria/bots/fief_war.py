"""War in Fief for bots: who would win, what an attack brings, what threatens, where to march."""

from typing import Final

from mypy_extensions import i64

from signoria.bots.fief_survey import DISTANCE, Survey, turns_left
from signoria.bots.fief_worth import lord_worth, village_worth
from signoria.games.fief.moves import ON_ATTACK, ON_DEFENCE
from signoria.games.fief.people import ally_of, size
from signoria.games.fief.pieces import BAD_WEATHER, BISHOPRIC_OF, BIT, KNIGHT, MAN, NO_FORT, VILLAGES
from signoria.games.fief.state import (
    CONTROL,
    ENGINE_AT,
    ENGINE_SIDE,
    FORT_IN,
    PHASE,
    SEATS,
    Table,
)
from signoria.games.fief.steps.battles import STOPPED
from signoria.games.fief.strength import (
    ATTACKER,
    DEFENDER,
    IN_CAVALCADE,
    KNIGHT_POINTS,
    STAGE,
    VILLAGE_AT_WAR,
    dice_for,
    dice_on,
    has_walls_before,
    is_before_walls,
    lords_on,
    penalty,
    seats_on,
    tokens,
    tokens_on,
)

TROOP_POINT: Final = 5  # what a point of troops costs who loses it
BEATEN_POINT: Final = 2  # and brings who kills it
CAPTURED: Final = 18  # what a lord brings who is captured
MOVING_PHASE: Final = 5
FIGHTING_PHASE: Final = 6
SOON: Final = 85  # percent of an attack that can be made this turn
LATER: Final = 40  # or next turn, if they are still there
NEXT_DOOR: Final = 2  # steps from which somebody can come in one turn [F-5.1.1]


# ---------------------------------------------------------------- odds


def chance(attack: i64, attack_dice: i64, defence: i64, defence_dice: i64) -> i64:
    """Percent for an attack to win: points of troops that must be killed, and dice to kill with. [F-6.2]"""
    if attack_dice <= 0 or attack <= 0:
        return 0
    if defence <= 0:
        return 100
    x = attack * attack_dice
    y = defence * (defence_dice if defence_dice > 0 else 1)
    x = x * x * x
    y = y * y * y
    return 100 * x // (x + y)


def loss_in_victory(points: i64, percent: i64) -> i64:
    """Points of troops a winner loses on the way."""
    return points * (120 - percent) // 120


def odds_of_attack(s: Table, view: Survey, seat: i64, other: i64, village: i64, points: i64, lords: i64) -> i64:
    """Percent for so many points of troops with lords to beat what another has in a village."""
    defence = view.troops[other * VILLAGES + village]
    if defence == 0:
        return 100
    dice = dice_for(points + lords, False)
    if s.cells[FORT_IN + village] != NO_FORT and has_walls_before(s, village, seat, other):
        dice -= penalty(s, village, BIT[seat])
    return chance(points, dice, defence, dice_for(view.points(other, village), False))


# ---------------------------------------------------------------- meetings


def attack_worth(s: Table, view: Survey, seat: i64, other: i64, village: i64) -> i64:
    """What an attack with all one has in a village would bring, losses counted."""
    points, lords = view.troops[seat * VILLAGES + village], view.lords[seat * VILLAGES + village]
    defence = view.troops[other * VILLAGES + village]
    percent = odds_of_attack(s, view, seat, other, village, points, lords)
    if percent == 0:
        return 0
    gain = BEATEN_POINT * defence + CAPTURED * view.lords[other * VILLAGES + village]
    if view.control[village] == other:
        gain += village_worth(s, view, seat, village)
    cost = TROOP_POINT * loss_in_victory(points, percent) if defence > 0 else 0
    ruin = TROOP_POINT * points + lord_worth_of(s, s.lords_in(seat, village))
    if s.cells[FORT_IN + village] != NO_FORT and has_walls_before(s, village, seat, other):
        ruin = ruin // 2  # before walls one may stop [F-6.3.1]
    return (percent * (gain - cost) - (100 - percent) * ruin) // 100


def lord_worth_of(s: Table, lords: i64) -> i64:
    total: i64 = 0
    lord: i64 = 0
    while lords >> lord:
        if lords & BIT[lord]:
            total += lord_worth(s, lord)
        lord += 1
    return total


def meetings(s: Table, view: Survey, seat: i64, keeps: bool, battle: i64) -> i64:
    """Attacks that would pay where one stands face to face with others; not in the village of a battle under way."""
    total: i64 = 0
    ally: i64 = ally_of(s, seat) if keeps else -1
    percent: i64 = SOON if MOVING_PHASE <= s.cells[PHASE] <= FIGHTING_PHASE else LATER
    if s.cells[PHASE] > FIGHTING_PHASE and turns_left(s) == 0:
        return 0
    village: i64 = 0
    while village < VILLAGES:
        if view.has_army(seat, village) and village != battle:
            best: i64 = 0
            other: i64 = 0
            while other < s.cells[SEATS]:
                if other != seat and other != ally and view.points(other, village) > 0:
                    worth = attack_worth(s, view, seat, other, village)
                    if worth > best:
                        best = worth
                other += 1
            is_calm = not s.has_calamity(BISHOPRIC_OF[village], BAD_WEATHER)
            total += best * (percent if is_calm else LATER) // 100
        village += 1
    return total


# ---------------------------------------------------------------- threats


def threats(s: Table, view: Survey, seat: i64, keeps: bool, battle: i64) -> i64:
    """What others' armies near one's villages could take, the worst for each village."""
    total: i64 = 0
    ally: i64 = ally_of(s, seat) if keeps else -1
    village: i64 = 0
    while village < VILLAGES:
        if view.control[village] == seat and village != battle:
            worst: i64 = 0
            other: i64 = 0
            while other < s.cells[SEATS]:
                if other != seat and other != ally:
                    danger = danger_from(s, view, seat, other, village)
                    if danger > worst:
                        worst = danger
                other += 1
            if worst > 0:
                stake = village_worth(s, view, seat, village) + 20 * view.lords[seat * VILLAGES + village]
                total += stake * worst // 1000
        village += 1
    return total


def danger_from(s: Table, view: Survey, seat: i64, other: i64, village: i64) -> i64:
    """Thousandths for a village to be lost to another's armies at its gates or close by."""
    worst: i64 = 0
    at: i64 = 0
    while at < VILLAGES:
        row = other * VILLAGES + at
        if view.lords[row] > 0 and DISTANCE[village * VILLAGES + at] <= NEXT_DOOR:
            points = view.troops[row]
            if view.troops[seat * VILLAGES + village] == 0:
                percent: i64 = 100
            else:
                percent = odds_of_attack(s, view, other, seat, village, points, view.lords[row])
            danger = percent * (4 if at == village else 2)
            if danger > worst:
                worst = danger
        at += 1
    return worst


# ---------------------------------------------------------------- where to march


def attraction(s: Table, view: Survey, seat: i64, keeps: bool, at: i64, village: i64) -> i64:
    """What a village promises those who stand at another: more the nearer it is."""
    steps = DISTANCE[at * VILLAGES + village]
    holder = view.control[village]
    if steps == 0 or steps > 5 or holder == seat:
        return 0
    if holder >= 0 and keeps and holder == ally_of(s, seat):
        return 0
    worth = village_worth(s, view, seat, village)
    if holder >= 0:
        row = seat * VILLAGES + at
        percent = odds_of_attack(s, view, seat, holder, village, view.troops[row], view.lords[row])
        worth = worth * percent // 100
    return worth * (6 - steps) // 12


def prospects(s: Table, view: Survey, seat: i64, keeps: bool) -> i64:
    """For each place where one has a free lord the best that can be marched to from there."""
    total: i64 = 0
    if turns_left(s) == 0 and s.cells[PHASE] >= MOVING_PHASE:
        return 0
    at: i64 = 0
    while at < VILLAGES:
        if view.lords[seat * VILLAGES + at] > 0:
            best: i64 = 0
            village: i64 = 0
            while village < VILLAGES:
                promise = attraction(s, view, seat, keeps, at, village)
                if promise > best:
                    best = promise
                village += 1
            total += best
        at += 1
    return total


def sieges(s: Table, seat: i64) -> i64:
    """Dice of one's siege engines. [F-6.5.1]"""
    total: i64 = 0
    i: i64 = 2 * seat
    while i < 2 * seat + 2:
        if s.cells[ENGINE_AT + i] >= 0:
            total += s.cells[ENGINE_SIDE + i]
        i += 1
    return total


# ---------------------------------------------------------------- a battle under way


def side_points(s: Table, f: i64, side: i64) -> i64:
    """Points of troops of a side."""
    return tokens_on(s, f, side, MAN) + KNIGHT_POINTS * tokens_on(s, f, side, KNIGHT)


def odds_under_way(s: Table, f: i64) -> i64:
    """Percent for the attacker of a battle to win it from here."""
    attack, defence = side_points(s, f, ON_ATTACK), side_points(s, f, ON_DEFENCE)
    dice = dice_on(s, f, ON_DEFENCE) + s.stack[f + IN_CAVALCADE]  # who bars the way strikes harder [F-5.3.4]
    return chance(attack, dice_on(s, f, ON_ATTACK), defence, dice)


def battle_hope(s: Table, view: Survey, f: i64, seat: i64) -> i64:
    """What a seat may expect of a battle in which it fights, losses counted; 0 if it stays out."""
    side: i64 = ON_ATTACK
    if not seats_on(s, f, ON_ATTACK) & BIT[seat]:
        if not seats_on(s, f, ON_DEFENCE) & BIT[seat]:
            return 0
        side = ON_DEFENCE
    village = s.stack[f + VILLAGE_AT_WAR]
    percent = odds_under_way(s, f)
    if side == ON_DEFENCE:
        percent = 100 - percent
    own = tokens(s, f, side, seat, MAN) + KNIGHT_POINTS * tokens(s, f, side, seat, KNIGHT)
    lords = lords_on(s, f, side) & s.family(seat)
    ruin = TROOP_POINT * own + lord_worth_of(s, lords)
    gain: i64 = 0
    if s.stack[f + ATTACKER] == seat or s.stack[f + DEFENDER] == seat:
        gain = BEATEN_POINT * side_points(s, f, 1 - side) + CAPTURED * size(lords_on(s, f, 1 - side))
    if s.stack[f + IN_CAVALCADE] == 0 and s.cells[CONTROL + village] >= 0:
        stake = village_worth(s, view, seat, village)
        if s.cells[CONTROL + village] == seat:
            ruin += stake
        elif s.stack[f + ATTACKER] == seat and s.cells[CONTROL + village] == s.stack[f + DEFENDER]:
            gain += stake
    if side == ON_ATTACK and is_before_walls(s, f):
        ruin = ruin // 2
    cost = TROOP_POINT * loss_in_victory(own, percent)
    return (percent * (gain - cost) - (100 - percent) * ruin) // 100


def is_under_way(s: Table, f: i64) -> bool:
    """Whether a battle will go on: nobody has won, stopped or agreed on a truce."""
    return s.stack[f + STAGE] < STOPPED
