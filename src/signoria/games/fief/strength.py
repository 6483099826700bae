"""The two sides of a battle: who fights, with how many points and dice, and how it stands. [F-6.2]

The frame of a battle (`steps/battles.py`) names its leaders and helpers; everything else is read off the board, so that
deaths and captures between two rounds count at once.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.fief import relics
from signoria.games.fief.control import engine_of, is_inside, put_out
from signoria.games.fief.messages_battles import E_BATTLE
from signoria.games.fief.moves import ON_ATTACK, ON_DEFENCE
from signoria.games.fief.people import combat_points, first_lord
from signoria.games.fief.pieces import BIT, CASTLE, KNIGHT, LORDS, MAN, NO_FORT, STANDS
from signoria.games.fief.state import (
    CONTROL,
    D_ARC_LORD,
    ENGINE_SIDE,
    FOG,
    FOG_LEAST,
    FOG_MOST,
    FORT_IN,
    MOST_SEATS,
    NONE,
    RANK_IN,
    RELICS_IN_PLAY,
    SEATS,
    STAND_OF,
    Table,
)
from signoria.games.fief.steps.kinds import BATTLE
from signoria.games.fief.units import (
    counted,
    lose_troops,
    remove_troops,
    reveal,
    row,
    stand_of,
    standing,
    stands_of,
)
from signoria.kernel.flow import FIRST_FIELD

# Numbers of a battle's frame; `surprises.py` and `aftermath.py` look at some of them too.
VILLAGE_AT_WAR: Final = FIRST_FIELD
ATTACKER: Final = FIRST_FIELD + 1
DEFENDER: Final = FIRST_FIELD + 2
ATTACK_HELPERS: Final = FIRST_FIELD + 3  # mask of seats
DEFENCE_HELPERS: Final = FIRST_FIELD + 4
IN_CAVALCADE: Final = FIRST_FIELD + 5
TUNNEL_DUG: Final = FIRST_FIELD + 6  # 1 once the attacker has played Tunnel [F-10.2.2]
GATES_OPEN: Final = FIRST_FIELD + 7  # 1 once a helper of the defender has changed sides [F-6.1.3]
COMES_OUT: Final = FIRST_FIELD + 8  # 1 if the besieged attacks out because the attacker has stopped [F-6.3.2]
ROUND_NUMBER: Final = FIRST_FIELD + 9
QUIET: Final = FIRST_FIELD + 10  # rounds in a row without losses [F-6.3.1]
STAGE: Final = FIRST_FIELD + 11
ATTACK_HITS: Final = FIRST_FIELD + 12  # damage the attack does in this round
DEFENCE_HITS: Final = FIRST_FIELD + 13
OUTCOME: Final = FIRST_FIELD + 14  # UNDER_WAY until captures are over
RIDERS: Final = FIRST_FIELD + 15  # mask of the lords of a cavalcade [F-5.3.7]
RIDING_KNIGHTS: Final = FIRST_FIELD + 16
RIDING_AT: Final = FIRST_FIELD + 17  # where they stand
HELD_BEFORE: Final = FIRST_FIELD + 18  # who controlled the village when the battle began, or NONE
PRISONERS: Final = FIRST_FIELD + 19  # 1 once somebody was captured

UNDER_WAY: Final = 0
ATTACKER_WON: Final = 1
DEFENDER_WON: Final = 2
NOBODY_WON: Final = 3

KNIGHT_POINTS: Final = 3  # combat points, and the damage that kills one [F-6.2.1] [F-6.2.4]
MOST_CANCELLED: Final = 2  # of the penalty, by all engines together [F-6.5.4]


def begin_battle(
    s: Table, village: i64, attacker: i64, defender: i64, cavalcade: i64, riders: i64 = 0, riding_knights: i64 = 0
) -> None:
    """A battle is declared; the troops of both leaders are seen, of a cavalcade the riders only. [F-11.2] [F-5.3.7]"""
    f = s.push(BATTLE)
    s.stack[f + VILLAGE_AT_WAR] = village
    s.stack[f + ATTACKER] = attacker
    s.stack[f + DEFENDER] = defender
    s.stack[f + IN_CAVALCADE] = cavalcade
    s.stack[f + RIDERS] = riders
    s.stack[f + RIDING_KNIGHTS] = riding_knights
    s.stack[f + RIDING_AT] = s.cells[STAND_OF + first_lord(riders)] if riders else 0
    s.stack[f + HELD_BEFORE] = s.cells[CONTROL + village]
    if not cavalcade:
        reveal(s, attacker, village)
    reveal(s, defender, village)
    s.tell(E_BATTLE, attacker, defender, village)


# ------------------------------------------------------------ the sides [F-6.1.3]


def leader(s: Table, f: i64, side: i64) -> i64:
    """Who decides for a side."""
    return s.stack[f + (ATTACKER if side == ON_ATTACK else DEFENDER)]


def helpers(s: Table, f: i64, side: i64) -> i64:
    """Mask of the seats that joined a side."""
    return s.stack[f + (ATTACK_HELPERS if side == ON_ATTACK else DEFENCE_HELPERS)]


def seats_on(s: Table, f: i64, side: i64) -> i64:
    """Mask of the seats of a side, the leader's too."""
    return BIT[leader(s, f, side)] | helpers(s, f, side)


def forfeit_walls(s: Table, f: i64, seat: i64) -> None:
    """Who fights the controller, or leaves him in a battle, is no longer welcome inside. [F-6.1.5]"""
    village = s.stack[f + VILLAGE_AT_WAR]
    holder = s.cells[CONTROL + village]
    side: i64 = ON_ATTACK
    while holder >= 0 and side <= ON_DEFENCE:
        if seats_on(s, f, side) & BIT[holder] and not seats_on(s, f, side) & BIT[seat]:
            put_out(s, seat, village)
        side += 1


def rides(s: Table, f: i64, side: i64) -> bool:
    """Whether this side is a cavalcade, of which only the riders fight. [F-5.3.7]"""
    return side == ON_ATTACK and s.stack[f + IN_CAVALCADE] != 0


def tokens(s: Table, f: i64, side: i64, seat: i64, unit: i64) -> i64:
    """How many tokens of a kind a seat has in a side: all that are in the village, but of riders. [F-6.1.2]"""
    if not seats_on(s, f, side) & BIT[seat]:
        return 0
    village = s.stack[f + VILLAGE_AT_WAR]
    if rides(s, f, side):
        here = standing(s, seat, s.stack[f + RIDING_AT], KNIGHT)
        riding = s.stack[f + RIDING_KNIGHTS]
        return 0 if unit == MAN else (here if here < riding else riding)
    return s.men(seat, village) if unit == MAN else s.knights(seat, village)


def tokens_on(s: Table, f: i64, side: i64, unit: i64) -> i64:
    """How many tokens of a kind a side has."""
    n: i64 = 0
    seat: i64 = 0
    while seat < s.cells[SEATS]:
        n += tokens(s, f, side, seat, unit)
        seat += 1
    return n


def troops_on(s: Table, f: i64, side: i64) -> i64:
    """How many tokens a side has."""
    return tokens_on(s, f, side, MAN) + tokens_on(s, f, side, KNIGHT)


def lords_on(s: Table, f: i64, side: i64) -> i64:
    """Mask of the free lords of a side."""
    mask: i64 = 0
    seats = seats_on(s, f, side)
    seat: i64 = 0
    while seat < s.cells[SEATS]:
        if seats & BIT[seat]:
            mask |= s.lords_in(seat, s.stack[f + VILLAGE_AT_WAR])
        seat += 1
    return mask & s.stack[f + RIDERS] if rides(s, f, side) else mask


def lose_token(s: Table, f: i64, side: i64, seat: i64, unit: i64) -> None:
    """A token of a side is removed. [F-6.2.4]"""
    if not rides(s, f, side):
        lose_troops(s, seat, s.stack[f + VILLAGE_AT_WAR], unit, 1)
        return
    s.stack[f + RIDING_KNIGHTS] = tokens(s, f, side, seat, KNIGHT) - 1
    stand = s.stack[f + RIDING_AT]
    reach: i64 = 3 if lords_on(s, f, side) & d_arc(s) else 2  # riders could still make a step [F-5.3.2]
    i: i64 = 0
    while i < 8:
        steps = (reach - 1 - i // 2) & 3  # first those who rode with the group: the most tired who can go on
        if counted(s.cells[row(seat, stand, i & 1)], KNIGHT, steps):
            remove_troops(s, seat, stand, KNIGHT, 1, steps, i & 1)
            return
        i += 1


def d_arc(s: Table) -> i64:
    """Mask of the lord who is d'Arc."""
    return BIT[s.cells[D_ARC_LORD]] if s.cells[D_ARC_LORD] >= 0 else 0


def keeps(s: Table, f: i64, side: i64, relic: i64) -> bool:
    """Whether troops of a side keep a relic whose bearer has fallen: the Grail protects them too. [F-11.1]"""
    seat = relics.keeper(s, relic) if s.cells[RELICS_IN_PLAY] else NONE
    if seat < 0 or relics.village_of(s, relic) != s.stack[f + VILLAGE_AT_WAR]:
        return False
    return tokens(s, f, side, seat, MAN) + tokens(s, f, side, seat, KNIGHT) > 0


def bears(s: Table, f: i64, side: i64, relic: i64) -> bool:
    """Whether a lord of a side carries a relic; the Lance serves the troops of a lord. [F-11.1]"""
    if not s.cells[RELICS_IN_PLAY]:
        return False
    seats = seats_on(s, f, side)
    seat: i64 = 0
    while seat < s.cells[SEATS]:
        if seats & BIT[seat] and relics.is_borne(s, relic, seat, s.stack[f + VILLAGE_AT_WAR]):
            return bool(lords_on(s, f, side) & BIT[relics.carrier(s, relic)])
        seat += 1
    return False


# ------------------------------------------------------------ points and dice [F-6.2.1]


def lords_points(s: Table, lords: i64) -> i64:
    """Combat points of lords."""
    points: i64 = 0
    lord: i64 = 0
    while lord < LORDS:
        if lords & BIT[lord]:
            points += combat_points(s, lord)
        lord += 1
    return points


def points_on(s: Table, f: i64, side: i64) -> i64:
    """Combat points of a side: those who fight together add them up. [F-6.2.1]"""
    troops = tokens_on(s, f, side, MAN) + KNIGHT_POINTS * tokens_on(s, f, side, KNIGHT)
    return troops + lords_points(s, lords_on(s, f, side))


def dice_for(points: i64, has_d_arc: bool) -> i64:
    """1 to 6 points a die, up to 12 two, from 13 three; d'Arc brings one more. [F-6.2.1]"""
    extra: i64 = 1 if has_d_arc else 0
    if points <= 0:
        return extra
    return extra + (1 if points <= 6 else (2 if points <= 12 else 3))


def has_walls_before(s: Table, village: i64, attacker: i64, defender: i64) -> bool:
    """Whether the attacked is inside a fortification and the attacker is not. [F-6.2.5]"""
    return is_inside(s, defender, village) and not is_inside(s, attacker, village)


def penalty(s: Table, village: i64, attackers: i64) -> i64:
    """Dice that walls cost attackers: what their siege engines do not cancel. [F-6.2.2] [F-6.5.4]"""
    if s.cells[FORT_IN + village] == NO_FORT:
        return 0
    cost: i64 = 1 if s.cells[FORT_IN + village] == CASTLE else 2
    cancelled: i64 = 0
    seat: i64 = 0
    while seat < s.cells[SEATS]:
        engine = engine_of(s, seat, village)
        if attackers & BIT[seat] and engine >= 0:
            cancelled += s.cells[ENGINE_SIDE + 2 * seat + engine]
        seat += 1
    if cancelled > MOST_CANCELLED:
        cancelled = MOST_CANCELLED
    return cost - cancelled if cost > cancelled else 0


def is_before_walls(s: Table, f: i64) -> bool:
    """Whether a battle is fought for a fortification: then the attacker may stop. [F-6.3.1] [F-5.3.7]"""
    if s.stack[f + IN_CAVALCADE]:
        return False
    return has_walls_before(s, s.stack[f + VILLAGE_AT_WAR], s.stack[f + ATTACKER], s.stack[f + DEFENDER])


def dice_on(s: Table, f: i64, side: i64) -> i64:
    """How many dice a side rolls: by points, one more for d'Arc, less the attacker's penalty. [F-6.2.5]"""
    dice = dice_for(points_on(s, f, side), bool(lords_on(s, f, side) & d_arc(s)))
    if side == ON_DEFENCE or not is_before_walls(s, f) or s.stack[f + TUNNEL_DUG] or s.stack[f + GATES_OPEN]:
        return dice
    dice -= penalty(s, s.stack[f + VILLAGE_AT_WAR], seats_on(s, f, side))
    return dice if dice > 0 else 0


def most_points(s: Table, seat: i64, village: i64) -> i64:
    """The most combat points a seat can have in a village by what everybody sees. [F-11.2]"""
    return seen_points(s, seat, village, FOG_MOST)


def fewest_points(s: Table, seat: i64, village: i64) -> i64:
    """The fewest combat points a seat can have in a village by what everybody sees. [F-11.2]"""
    return seen_points(s, seat, village, FOG_LEAST)


def seen_points(s: Table, seat: i64, village: i64, bound: i64) -> i64:
    """Combat points of a seat in a village with as many knights as the bounds of the fog allow. [F-11.2]"""
    knights = s.knights(seat, village)
    if s.cells[FOG]:
        knights = 0
        i: i64 = 0
        while i < stands_of(village):
            knights += s.cells[bound + seat * STANDS + stand_of(village, i)]
            i += 1
    return s.troops(seat, village) + (KNIGHT_POINTS - 1) * knights + lords_points(s, s.lords_in(seat, village))


def own_points(s: Table, seat: i64, village: i64) -> i64:
    """Combat points of a seat in a village."""
    troops = s.men(seat, village) + KNIGHT_POINTS * s.knights(seat, village)
    return troops + lords_points(s, s.lords_in(seat, village))


def could_roll(s: Table, village: i64, attacker: i64, defender: i64, own: i64) -> bool:
    """Whether an attacker of so many points has a die, alone or with all who could join him. [F-6.2.2] [F-6.1.3]"""
    if s.troops(defender, village) == 0 or not has_walls_before(s, village, attacker, defender):
        return True  # a lone lord is captured without dice, also behind walls [F-6.1.4]
    lords = s.lords_in(attacker, village)
    points = own
    attackers = BIT[attacker]
    seat: i64 = 0
    while seat < s.cells[SEATS]:
        if seat != attacker and seat != defender and s.lords_in(seat, village):
            points += most_points(s, seat, village)
            lords |= s.lords_in(seat, village)
            attackers |= BIT[seat]
        seat += 1
    return dice_for(points, bool(lords & d_arc(s))) > penalty(s, village, attackers)


# ------------------------------------------------------------ how it stands [F-6.3.1]


def verdict(s: Table, f: i64) -> i64:
    """Who has won by what is left, NOBODY_WON if the battle just ends, UNDER_WAY if it can go on. [F-6.3.1]"""
    attack, attack_lords = troops_on(s, f, ON_ATTACK), lords_on(s, f, ON_ATTACK)
    defence, defence_lords = troops_on(s, f, ON_DEFENCE), lords_on(s, f, ON_DEFENCE)
    attack_is_gone = attack == 0 and attack_lords == 0
    if defence == 0 and defence_lords == 0:
        return NOBODY_WON if attack_is_gone else ATTACKER_WON
    if attack_is_gone:
        return DEFENDER_WON
    if attack == 0:  # only lords on both sides fight no more; troops capture lords [F-6.2.7]
        return NOBODY_WON if defence == 0 else DEFENDER_WON
    if attack_lords == 0:  # troops without a lord neither attack nor capture by attacking [F-6.2.7]
        return NOBODY_WON
    return ATTACKER_WON if defence == 0 else UNDER_WAY


def first_of(s: Table, village: i64, seats: i64) -> i64:
    """Who of some seats came first to a village, or NONE if none is there. [F-5.2.5]"""
    found: i64 = NONE
    seat: i64 = 0
    while seat < s.cells[SEATS]:
        rank = s.cells[RANK_IN + village * MOST_SEATS + seat]
        if seats & BIT[seat] and rank > 0:
            if found < 0 or rank < s.cells[RANK_IN + village * MOST_SEATS + found]:
                found = seat
        seat += 1
    return found


def holder_of_field(s: Table, f: i64, side: i64) -> i64:
    """Who of a side takes what is won: its leader, or the helper who came first if he has no unit left. [F-5.2.5]"""
    village = s.stack[f + VILLAGE_AT_WAR]
    chief = leader(s, f, side)
    return chief if s.is_present(chief, village) else first_of(s, village, helpers(s, f, side))
