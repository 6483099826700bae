"""A revolt: others add cards, churchmen try to calm it, then it strikes. [F-10.1]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import aftermath, revolts
from signoria.games.fief.cards import could_hold, discard
from signoria.games.fief.losses import can_lose, damage_of
from signoria.games.fief.messages_surprises import (
    E_REVOLT_ADDED,
    E_REVOLT_DESTROYS,
    E_REVOLT_FAILS,
    E_REVOLT_LOSSES,
    E_REVOLT_STRIKES,
    E_TUNNEL_ADDED,
    R_MOST_DAMAGE,
    R_NOBODY_THERE,
    R_NOT_HELD,
)
from signoria.games.fief.moves import ADD_REVOLT, ADD_TUNNEL, FALL, FIRST_VICTIM, HIT, PASS
from signoria.games.fief.pieces import BIT, CASTLE, DIE_ODDS, KNIGHT, LORDS, MAN, NO_FORT, REVOLT, TUNNEL, VILLAGE
from signoria.games.fief.revolts import (
    AT,
    CARDS,
    DICE,
    HAS_TUNNEL,
    HITS,
    KNIGHTS_LOST,
    MEN_LOST,
    PLAYER,
    STAGE,
    STRUCK,
    TRIED,
    VICTIM,
    VILLAGE_IN_REVOLT,
)
from signoria.games.fief.state import ADMITTED, FORT_IN, LORDS_IN, MILLS_IN, SEATS, Table
from signoria.games.fief.steps.base import BUSY, TALKING, FiefStep
from signoria.games.fief.steps.calming import begin_calming
from signoria.games.fief.units import lose_troops, reveal
from signoria.kernel.domains import SEAT
from signoria.kernel.flow import CHANCE, LEGAL, NOT_NOW, NOTHING, Moves, Refusal
from signoria.kernel.moves import argument, pack, verb_of

ADDING: Final = 0
SOOTHING: Final = 1
NAMING: Final = 2
THROWING: Final = 3
SUFFERING: Final = 4
ENDING: Final = 5


@final
class Revolt(FiefStep):
    """One village rises. [F-10.1.13]"""

    def __init__(self) -> None:
        fields = ("village", "player", "cards", "tunnel", "stage", "at", "tried", "dice", "hits", "victim", "struck")
        super().__init__("revolt", (*fields, "men_lost", "knights_lost"), {"village": VILLAGE, "player": SEAT})

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + VILLAGE_IN_REVOLT] < VILLAGE.size:
            return "village: is none"
        if not 0 <= s.stack[f + PLAYER] < s.cells[SEATS]:
            return "player: nobody sits there"
        for name, number, most in (
            ("cards", CARDS, 4),
            ("tunnel", HAS_TUNNEL, 1),
            ("stage", STAGE, ENDING),
            ("at", AT, s.cells[SEATS]),
            ("tried", TRIED, BIT[LORDS] - 1),
            ("dice", DICE, 4),
            ("hits", HITS, 16),
            ("victim", VICTIM, s.cells[SEATS]),
            ("struck", STRUCK, BIT[s.cells[SEATS]] - 1),
            ("men_lost", MEN_LOST, 16),
            ("knights_lost", KNIGHTS_LOST, 16),
        ):
            if not 0 <= s.stack[f + number] <= most:
                return f"{name}: is 0 to {most}"
        is_hitting = s.stack[f + STAGE] == THROWING or s.stack[f + STAGE] == SUFFERING
        return "victim: nobody is hit" if is_hitting and s.stack[f + VICTIM] == 0 else ""

    def calmness(self, s: Table, f: i64) -> i64:
        return BUSY if s.stack[f + STAGE] == THROWING else TALKING

    def stream(self, s: Table, f: i64) -> str:
        return "battle"

    # ------------------------------------------------------------ who is asked

    def waiting(self, s: Table, f: i64) -> i64:
        stage = s.stack[f + STAGE]
        if stage == ADDING:
            return BIT[s.nth(s.stack[f + AT])] if s.stack[f + AT] < s.cells[SEATS] and self.could_add(s, f) else 0
        if stage == NAMING:
            others = revolts.targets(s, f)
            return BIT[s.stack[f + PLAYER]] if others & (others - 1) else 0
        if stage == THROWING:
            return BIT[CHANCE] if s.stack[f + DICE] > 0 else 0
        if stage == SUFFERING and self.may_fall(s, f, MAN) and self.may_fall(s, f, KNIGHT):
            return BIT[s.stack[f + VICTIM] - 1]
        return 0

    def could_add(self, s: Table, f: i64) -> bool:
        """Whether the next player could hold a Revolt with a cause, or a Tunnel against walls."""
        seat = s.nth(s.stack[f + AT])
        village = s.stack[f + VILLAGE_IN_REVOLT]
        if could_hold(s, seat, REVOLT) and revolts.revolt_refusal(s, seat, village)[0] == LEGAL:
            return True
        return could_hold(s, seat, TUNNEL) and revolts.tunnel_refusal(s, f)[0] == LEGAL

    def may_fall(self, s: Table, f: i64, unit: i64) -> bool:
        """As much must go as the damage allows. [F-6.2.4]"""
        seat, village = s.stack[f + VICTIM] - 1, s.stack[f + VILLAGE_IN_REVOLT]
        return can_lose(s.men(seat, village), s.knights(seat, village), s.stack[f + HITS], unit)

    # ------------------------------------------------------------ answers

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        stage = s.stack[f + STAGE]
        if stage == ADDING:
            into.add(pack(PASS))
            into.add(pack(ADD_REVOLT))
            into.add(pack(ADD_TUNNEL))
        elif stage == NAMING:
            other: i64 = 0
            while other < s.cells[SEATS]:
                into.add(pack(FIRST_VICTIM, other))
                other += 1
        elif stage == THROWING:
            hits: i64 = 0
            while hits < len(DIE_ODDS):
                into.add(pack(HIT, hits))
                hits += 1
        else:
            into.add(pack(FALL, MAN))
            into.add(pack(FALL, KNIGHT))

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        stage, verb = s.stack[f + STAGE], verb_of(move)
        if stage == ADDING:
            return self.adding_refusal(s, f, seat, verb)
        if stage == NAMING and verb == FIRST_VICTIM:
            other = argument(move, 0)
            there = other < s.cells[SEATS] and revolts.targets(s, f) & BIT[other]
            return (LEGAL if there else R_NOBODY_THERE, other, 0, 0)
        if stage == SUFFERING and verb == FALL:
            return (LEGAL if self.may_fall(s, f, argument(move, 0)) else R_MOST_DAMAGE, s.stack[f + HITS], 0, 0)
        return (LEGAL if stage == THROWING and verb == HIT else NOT_NOW, 0, 0, 0)

    def adding_refusal(self, s: Table, f: i64, seat: i64, verb: i64) -> Refusal:
        """More Revolts, each with its own cause, and a Tunnel; after each card all may think again.

        [F-10.1.3] [F-10.1.4] [F-9.5]
        """
        if verb == PASS:
            return (LEGAL, 0, 0, 0)
        if verb != ADD_REVOLT and verb != ADD_TUNNEL:
            return (NOT_NOW, 0, 0, 0)
        if s.hand(seat, REVOLT if verb == ADD_REVOLT else TUNNEL) <= 0:
            return (R_NOT_HELD, 0, 0, 0)
        if verb == ADD_REVOLT:
            return revolts.revolt_refusal(s, seat, s.stack[f + VILLAGE_IN_REVOLT])
        return revolts.tunnel_refusal(s, f)

    def odds(self, s: Table, f: i64, move: i64) -> i64:
        return DIE_ODDS[argument(move, 0)]

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        stage = s.stack[f + STAGE]
        if stage == ADDING:
            return pack(PASS)
        if stage == NAMING:
            return pack(FIRST_VICTIM, revolts.only_victim(s, f))
        return pack(FALL, MAN) if stage == SUFFERING else NOTHING

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        village = s.stack[f + VILLAGE_IN_REVOLT]
        if verb == PASS:
            s.stack[f + AT] += 1
        elif verb == ADD_REVOLT:
            discard(s, seat, REVOLT)
            s.stack[f + CARDS] += 1
            s.stack[f + AT] = 0
            s.tell(E_REVOLT_ADDED, seat, village)
        elif verb == ADD_TUNNEL:
            discard(s, seat, TUNNEL)
            s.stack[f + HAS_TUNNEL] = 1
            s.stack[f + AT] = 0
            s.tell(E_TUNNEL_ADDED, seat, village)
        elif verb == FIRST_VICTIM:
            self.strike(s, f, argument(move, 0))
        elif verb == HIT:
            s.stack[f + DICE] -= 1
            s.stack[f + HITS] += argument(move, 0) + 1  # one more for each die thrown [F-10.1.3]
        else:
            self.fall(s, f, argument(move, 0))

    def fall(self, s: Table, f: i64, unit: i64) -> None:
        lose_troops(s, s.stack[f + VICTIM] - 1, s.stack[f + VILLAGE_IN_REVOLT], unit, 1)
        s.stack[f + HITS] -= damage_of(unit)
        s.stack[f + (MEN_LOST if unit == MAN else KNIGHTS_LOST)] += 1

    # ------------------------------------------------------------ stages

    def advance(self, s: Table, f: i64) -> None:
        stage = s.stack[f + STAGE]
        if stage == ADDING:
            if s.stack[f + AT] < s.cells[SEATS]:
                s.stack[f + AT] += 1
            else:
                s.stack[f + STAGE] = SOOTHING
        elif stage == SOOTHING:
            self.soothe(s, f)
        elif stage == NAMING:
            self.strike(s, f, revolts.only_victim(s, f))
        elif stage == THROWING:
            self.hit(s, f)
        elif stage == SUFFERING:
            self.suffer(s, f)
        else:
            self.finish(s, f)

    def soothe(self, s: Table, f: i64) -> None:
        """The bishop, then the cardinals, each once for every card that still stands. [F-10.1.13]"""
        lord = revolts.next_calmer(s, f)
        if s.stack[f + CARDS] == 0:
            self.fail(s, f)
        elif lord < 0:
            s.stack[f + STAGE] = NAMING
        else:
            s.stack[f + TRIED] |= BIT[lord]
            begin_calming(s, lord, s.stack[f + CARDS])

    def fail(self, s: Table, f: i64) -> None:
        s.tell(E_REVOLT_FAILS, s.stack[f + VILLAGE_IN_REVOLT])
        s.pop()
        aftermath.settle_up(s)  # what was left to this moment: a bishop may have died, a bargain have been struck

    def strike(self, s: Table, f: i64, victim: i64) -> None:
        """A player's troops are hit: the dice are thrown for the first; who comes next takes what is left."""
        s.stack[f + VICTIM] = victim + 1
        if s.stack[f + STRUCK]:
            self.hit(s, f)
        elif revolts.dice(s, f, victim) == 0:
            self.fail(s, f)
        elif victim < 0 or s.troops(victim, s.stack[f + VILLAGE_IN_REVOLT]) == 0:
            s.stack[f + STAGE] = ENDING  # no troops fight: it succeeds [F-10.1.11]
        else:
            s.stack[f + DICE] = revolts.dice(s, f, victim)
            s.stack[f + STAGE] = THROWING

    def hit(self, s: Table, f: i64) -> None:
        """Troops that take damage are turned up, as in a battle. [F-10.1.12] [F-11.2]"""
        village = s.stack[f + VILLAGE_IN_REVOLT]
        reveal(s, s.stack[f + VICTIM] - 1, village)
        s.tell(E_REVOLT_STRIKES, village, s.stack[f + HITS])
        s.stack[f + STAGE] = SUFFERING

    def suffer(self, s: Table, f: i64) -> None:
        """Losses without a choice; what damage is left goes to the next player named. [F-10.1.12]"""
        if self.may_fall(s, f, MAN):
            self.fall(s, f, MAN)
        elif self.may_fall(s, f, KNIGHT):
            self.fall(s, f, KNIGHT)
        else:
            seat = s.stack[f + VICTIM] - 1
            s.tell(E_REVOLT_LOSSES, seat, s.stack[f + MEN_LOST], s.stack[f + KNIGHTS_LOST])
            s.stack[f + MEN_LOST] = 0
            s.stack[f + KNIGHTS_LOST] = 0
            s.stack[f + STRUCK] |= BIT[seat]
            s.stack[f + STAGE] = NAMING if s.stack[f + HITS] > 0 and revolts.targets(s, f) else ENDING

    def finish(self, s: Table, f: i64) -> None:
        """All troops gone: lords die, prisoners too; mills and a castle are destroyed. [F-10.1.6] [F-10.1.7]"""
        village = s.stack[f + VILLAGE_IN_REVOLT]
        s.pop()
        seat: i64 = 0
        while seat < s.cells[SEATS]:
            if s.troops(seat, village) > 0:
                aftermath.settle_up(s)
                return
            seat += 1
        s.cells[MILLS_IN + village] = 0
        if s.cells[FORT_IN + village] == CASTLE:
            s.cells[FORT_IN + village] = NO_FORT
            s.cells[ADMITTED + village] = 0
        s.tell(E_REVOLT_DESTROYS, village)
        aftermath.kill(s, s.cells[LORDS_IN + village])
