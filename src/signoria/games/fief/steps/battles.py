"""Phase 6: each player's battles and sieges, and the course of one battle. [F-6.1] [F-6.3]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import aftermath, marching, windows
from signoria.games.fief.cards import could_hold
from signoria.games.fief.control import is_besieged
from signoria.games.fief.messages_battles import (
    E_BATTLE_UNDECIDED,
    E_BATTLE_WON,
    E_SIEGE_WON,
    E_STOPPED,
    R_ATTACKED_ALREADY,
    R_NO_DICE,
    R_NO_LORD_WITH_TROOPS,
    R_NOBODY_TO_ATTACK,
    R_WEATHER_FORBIDS_BATTLE,
)
from signoria.games.fief.moves import ATTACK, DONE, ON_ATTACK, ON_DEFENCE
from signoria.games.fief.pieces import BAD_WEATHER, BISHOPRIC_OF, BIT, LORDS, STANDS, TUNNEL, VILLAGE, VILLAGES
from signoria.games.fief.state import (
    AGREED,
    CONTROL,
    MOST_SEATS,
    SEATS,
    UNTIL_BATTLE_ENDS,
    Table,
    seat_flaw,
)
from signoria.games.fief.steps.base import FiefStep
from signoria.games.fief.steps.kinds import AFTER_ROUND, CAPTURING, FIGHTING, JOINING, ROUND, SIEGES
from signoria.games.fief.strength import (
    ATTACK_HELPERS,
    ATTACKER,
    ATTACKER_WON,
    DEFENCE_HELPERS,
    DEFENDER,
    DEFENDER_WON,
    HELD_BEFORE,
    NOBODY_WON,
    OUTCOME,
    PRISONERS,
    QUIET,
    RIDERS,
    RIDING_AT,
    ROUND_NUMBER,
    STAGE,
    UNDER_WAY,
    VILLAGE_AT_WAR,
    begin_battle,
    could_roll,
    dice_on,
    forfeit_walls,
    holder_of_field,
    leader,
    most_points,
    own_points,
    seats_on,
    verdict,
)
from signoria.kernel.domains import SEAT
from signoria.kernel.flow import FIRST_FIELD, LEGAL, NOT_NOW, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

QUIET_ROUNDS: Final = 3  # in a row end a battle [F-6.3.1]

# ------------------------------------------------------------ the phase

INDEX: Final = FIRST_FIELD  # whose turn it is, in turn order
BESIEGING: Final = FIRST_FIELD + 1  # 1 once his battles are over


@final
class Battles(Step[Table]):
    """In turn order: a player's battles, then his sieges. [F-6.1.1] [F-6.5.1]"""

    def __init__(self) -> None:
        super().__init__("battles", ("index", "besieging"), on=("turn",))

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + INDEX] <= s.cells[SEATS]:
            return "index: more than there are players"
        return "" if 0 <= s.stack[f + BESIEGING] <= 1 else "besieging: is 0 or 1"

    def advance(self, s: Table, f: i64) -> None:
        index = s.stack[f + INDEX]
        if index == s.cells[SEATS]:
            s.pop()
            return
        besieging = s.stack[f + BESIEGING]
        s.stack[f + BESIEGING] = 1 - besieging
        s.stack[f + INDEX] = index + besieging
        g = s.push(SIEGES if besieging else FIGHTING)
        s.stack[g + FIRST_FIELD] = s.nth(index)


FIGHTER: Final = FIRST_FIELD
ATTACKED: Final = FIRST_FIELD + 1  # per opponent: mask of the villages where he was attacked [F-6.1.6]


@final
class Fighting(FiefStep):
    """One player's battles, each fought at once. [F-6.1.1]"""

    def __init__(self) -> None:
        attacked = tuple([f"attacked_{seat}" for seat in range(MOST_SEATS)])
        super().__init__("fighting", ("seat", *attacked), {"seat": SEAT}, on=("battles",))

    def flaw(self, s: Table, f: i64) -> str:
        seat: i64 = 0
        while seat < MOST_SEATS:
            if not 0 <= s.stack[f + ATTACKED + seat] < BIT[VILLAGES]:
                return f"attacked_{seat}: is a mask of villages"
            seat += 1
        return seat_flaw(s, s.stack[f + FIGHTER])

    def waiting(self, s: Table, f: i64) -> i64:
        seat = s.stack[f + FIGHTER]
        village: i64 = 0
        while village < VILLAGES:
            if s.lords_in(seat, village):
                other: i64 = 0
                while other < s.cells[SEATS]:
                    if could_attack(s, f, village, other):
                        return BIT[seat]
                    other += 1
            village += 1
        return 0

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        into.add(pack(DONE))
        village: i64 = 0
        while village < VILLAGES:
            if s.lords_in(seat, village):
                other: i64 = 0
                while other < s.cells[SEATS]:
                    if s.is_present(other, village):
                        into.add(pack(ATTACK, village, other))
                    other += 1
            village += 1

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == DONE:
            return (LEGAL, 0, 0, 0)
        if verb_of(move) != ATTACK:
            return (NOT_NOW, 0, 0, 0)
        village, other = argument(move, 0), argument(move, 1)
        found = meeting_refusal(s, f, village, other)
        if found[0] != LEGAL:
            return found
        can_roll = could_roll(s, village, seat, other, own_points(s, seat, village)) or s.hand(seat, TUNNEL) > 0
        return (LEGAL if can_roll else R_NO_DICE, village, 0, 0)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        if verb_of(move) == DONE:
            s.pop()
            return
        village, other = argument(move, 0), argument(move, 1)
        s.stack[f + ATTACKED + other] |= BIT[village]
        begin_battle(s, village, seat, other, 0)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return pack(DONE)


def meeting_refusal(s: Table, f: i64, village: i64, other: i64) -> Refusal:
    """A lord with troops attacks whoever is there, each once, not in bad weather, not even a lone lord.

    [F-6.1.1] [F-6.1.2] [F-6.1.6] [F-2.2.2] [F-2.2.8]
    """
    seat = s.stack[f + FIGHTER]
    if not s.lords_in(seat, village) or s.troops(seat, village) == 0:
        return (R_NO_LORD_WITH_TROOPS, village, 0, 0)
    if other == seat or other >= s.cells[SEATS] or not s.is_present(other, village):
        return (R_NOBODY_TO_ATTACK, other, village, 0)
    if s.has_calamity(BISHOPRIC_OF[village], BAD_WEATHER):
        return (R_WEATHER_FORBIDS_BATTLE, village, 0, 0)
    return (R_ATTACKED_ALREADY if s.stack[f + ATTACKED + other] & BIT[village] else LEGAL, other, village, 0)


def could_attack(s: Table, f: i64, village: i64, other: i64) -> bool:
    """Whether by what everybody knows an attack is possible: with dice, or with a Tunnel that may be held."""
    seat = s.stack[f + FIGHTER]
    if meeting_refusal(s, f, village, other)[0] != LEGAL:
        return False
    return could_roll(s, village, seat, other, most_points(s, seat, village)) or could_hold(s, seat, TUNNEL)


# ------------------------------------------------------------ one battle

# Stages of a battle.
JOINS: Final = 0  # others may join a side
DECLARED: Final = 1  # surprise cards
CLASH: Final = 2  # a round
FOUGHT: Final = 3  # losses are taken
TALKS: Final = 4  # helpers and leaders speak
AGAIN: Final = 5  # surprise cards before the next roll
STOPPED: Final = 6  # the attacker has stopped
STAYS_IN: Final = 7  # the besieged has been asked whether he comes out
TRUCE_MADE: Final = 8
SPOILS: Final = 9  # the attacker has won; one more: the defender
SETTLED: Final = 11  # everything that follows has been settled
OVER: Final = 12

COMING_OUT: Final = 3  # stage of the talks (`talks.py`) in which the besieged is asked whether he comes out


@final
class Battle(Step[Table]):
    """The course of a battle: sides, rounds, spoils. At each stage it is seen whether it can go on. [F-6.3.3]"""

    def __init__(self) -> None:
        super().__init__(
            "battle",
            (
                "village",
                "attacker",
                "defender",
                "attack_helpers",
                "defence_helpers",
                "cavalcade",
                "tunnel",
                "gates_open",
                "comes_out",
                "round",
                "quiet",
                "stage",
                "attack_hits",
                "defence_hits",
                "outcome",
                "riders",
                "riding_knights",
                "riding_at",
                "held_before",
                "prisoners",
            ),
            {"village": VILLAGE, "attacker": SEAT, "defender": SEAT},
            on=("fighting", "cavalcade"),
        )

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + VILLAGE_AT_WAR] < VILLAGES:
            return "village: is none"
        for name, number in (("attacker", ATTACKER), ("defender", DEFENDER)):
            if not 0 <= s.stack[f + number] < s.cells[SEATS]:
                return f"{name}: nobody sits there"
        if s.stack[f + ATTACKER] == s.stack[f + DEFENDER]:
            return "defender: nobody attacks himself"
        for name, number in (("attack_helpers", ATTACK_HELPERS), ("defence_helpers", DEFENCE_HELPERS)):
            if not 0 <= s.stack[f + number] < BIT[s.cells[SEATS]]:
                return f"{name}: is a mask of seats"
        if not 0 <= s.stack[f + RIDERS] < BIT[LORDS]:
            return "riders: is a mask of lords"
        if not 0 <= s.stack[f + RIDING_AT] < STANDS:
            return "riding_at: is a stand"
        if not UNDER_WAY <= s.stack[f + OUTCOME] <= NOBODY_WON:
            return f"outcome: is 0 to {NOBODY_WON}"
        return "" if 0 <= s.stack[f + STAGE] <= OVER else f"stage: is 0 to {OVER}"

    def advance(self, s: Table, f: i64) -> None:
        stage = s.stack[f + STAGE]
        if CLASH <= stage <= AGAIN and verdict(s, f) != UNDER_WAY:
            end(s, f, verdict(s, f))
        elif stage == JOINS:
            s.stack[f + STAGE] = DECLARED
            s.push(JOINING)
        elif stage == DECLARED:
            s.stack[f + STAGE] = CLASH
            windows.open_window(s, windows.BATTLE_DECLARED)
        elif stage == CLASH:
            clash(s, f)
        elif stage == FOUGHT:
            if s.stack[f + QUIET] >= QUIET_ROUNDS:
                end(s, f, NOBODY_WON)
                return
            s.stack[f + STAGE] = TALKS
            windows.open_window(s, windows.AFTER_ROUND)
        elif stage == TALKS:
            s.stack[f + STAGE] = AGAIN
            s.push(AFTER_ROUND)
        elif stage == AGAIN:
            s.stack[f + STAGE] = CLASH
            windows.open_window(s, windows.BEFORE_ROLL)
        elif stage == STOPPED:
            s.stack[f + STAGE] = STAYS_IN
            g = s.push(AFTER_ROUND)
            s.stack[g + FIRST_FIELD] = COMING_OUT
        elif stage == STAYS_IN or stage == TRUCE_MADE:
            end(s, f, NOBODY_WON)
        elif stage < SETTLED:
            finish(s, f, ATTACKER_WON + stage - SPOILS)
        elif stage == SETTLED:
            s.stack[f + STAGE] = OVER
            look_around(s, f)
        else:
            leave_field(s, f)


def clash(s: Table, f: i64) -> None:
    """The next round, unless the attacker has no die left: then he must stop. [F-6.2.6]"""
    if dice_on(s, f, ON_ATTACK) == 0:
        stop(s, f)
        return
    s.stack[f + ROUND_NUMBER] += 1
    s.stack[f + STAGE] = FOUGHT
    s.push(ROUND)


def stop(s: Table, f: i64) -> None:
    """The attacker stops before walls; the besieged may come out. [F-6.3.1] [F-6.3.4]"""
    s.tell(E_STOPPED, s.stack[f + ATTACKER], s.stack[f + VILLAGE_AT_WAR])
    s.stack[f + STAGE] = STOPPED


def end(s: Table, f: i64, outcome: i64) -> None:
    """It is decided; the winner takes prisoners before anything else is settled. [F-6.2.4]"""
    village = s.stack[f + VILLAGE_AT_WAR]
    if outcome == NOBODY_WON:
        s.tell(E_BATTLE_UNDECIDED, village)
        finish(s, f, outcome)
        return
    side: i64 = ON_ATTACK if outcome == ATTACKER_WON else ON_DEFENCE
    s.tell(E_BATTLE_WON, leader(s, f, side), village)
    s.stack[f + STAGE] = SPOILS + outcome - ATTACKER_WON
    g = s.push(CAPTURING)
    s.stack[g + FIRST_FIELD] = side


def finish(s: Table, f: i64, outcome: i64) -> None:
    """The beaten lose their engines, control changes hands, and what follows is settled. [F-6.5.3] [F-5.2.5]"""
    s.stack[f + OUTCOME] = outcome
    s.stack[f + STAGE] = SETTLED
    if outcome != NOBODY_WON:
        winners: i64 = ON_ATTACK if outcome == ATTACKER_WON else ON_DEFENCE
        lose_engines(s, f, 1 - winners)
        take_village(s, f, winners)
    forfeit_walls(s, f, s.stack[f + ATTACKER])
    forfeit_walls(s, f, s.stack[f + DEFENDER])
    aftermath.settle_up(s)


def lose_engines(s: Table, f: i64, losers: i64) -> None:
    """Engines are lost with a lost battle. [F-6.5.3]"""
    seats = seats_on(s, f, losers)
    seat: i64 = 0
    while seat < s.cells[SEATS]:
        if seats & BIT[seat]:
            aftermath.lift_siege(s, seat, s.stack[f + VILLAGE_AT_WAR])
        seat += 1


def take_village(s: Table, f: i64, winners: i64) -> None:
    """If the controller fought and has no unit left, the leader of the winners controls, or his helper. [F-5.2.5]"""
    village = s.stack[f + VILLAGE_AT_WAR]
    controller = s.cells[CONTROL + village]
    heir = holder_of_field(s, f, winners)
    if controller < 0 or heir < 0 or s.is_present(controller, village):
        return
    if (seats_on(s, f, ON_ATTACK) | seats_on(s, f, ON_DEFENCE)) & BIT[controller]:
        if winners == ON_ATTACK and is_besieged(s, village):
            s.tell(E_SIEGE_WON, heir, village)
        aftermath.give_control(s, village, heir)


def look_around(s: Table, f: i64) -> None:
    """A moment for surprise cards if somebody was captured or the village has changed hands."""
    if s.stack[f + PRISONERS]:
        windows.open_window(s, windows.PRISONER_TAKEN)
    elif s.cells[CONTROL + s.stack[f + VILLAGE_AT_WAR]] != s.stack[f + HELD_BEFORE]:
        windows.open_window(s, windows.CONTROL_CHANGED)


def leave_field(s: Table, f: i64) -> None:
    """The battle is over; a cavalcade goes on if it has won and a lord of it is free. [F-5.3.5] [F-13.5]"""
    if s.stack[f + OUTCOME] == DEFENDER_WON:
        marching.spend(s, s.stack[f + ATTACKER], s.stack[f + RIDERS])
    riders = s.stack[f + RIDERS] & s.lords_in(s.stack[f + ATTACKER], s.stack[f + VILLAGE_AT_WAR])
    has_won = s.stack[f + OUTCOME] == ATTACKER_WON
    windows.end_standing(s, UNTIL_BATTLE_ENDS)
    s.pop()
    s.cells[AGREED] = 1 if has_won and riders else 0
