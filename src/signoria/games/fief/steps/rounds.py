"""A round of battle: dice, losses, and what is said afterwards. [F-6.2] [F-6.3.3]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import aftermath
from signoria.games.fief.losses import best_total, can_lose, damage_of
from signoria.games.fief.messages_battles import (
    E_DAMAGE,
    E_ROLLED,
    E_ROUND,
    E_UNIT_LOST,
    R_AS_MUCH_AS_DAMAGE,
    R_NO_SUCH_TROOPS_LEFT,
    R_NOT_A_LORD_OF_SIDE,
    R_NOT_ON_YOUR_SIDE,
    R_TROOPS_DIE_FIRST,
)
from signoria.games.fief.messages_surprises import R_BEFORE_LOSSES
from signoria.games.fief.moves import (
    HIT,
    LOSE,
    LOSE_LORD,
    ON_ATTACK,
    ON_DEFENCE,
    SIDE,
)
from signoria.games.fief.people import combat_points, first_lord, size
from signoria.games.fief.pieces import BATTLE_DIE, BIT, DIE_ODDS, GRAIL, KNIGHT, LANCE, LORDS, MAN
from signoria.games.fief.state import NONE, SEATS, Table
from signoria.games.fief.steps.base import BUSY, FiefStep
from signoria.games.fief.steps.kinds import LOSSES
from signoria.games.fief.strength import (
    ATTACK_HITS,
    DEFENCE_HITS,
    IN_CAVALCADE,
    KNIGHT_POINTS,
    QUIET,
    ROUND_NUMBER,
    bears,
    dice_on,
    keeps,
    leader,
    lords_on,
    lose_token,
    seats_on,
    tokens,
    tokens_on,
)
from signoria.kernel.flow import BELOW, CHANCE, FIRST_FIELD, LEGAL, NOT_NOW, NOTHING, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

# ------------------------------------------------------------ dice [F-6.2.3]

ATTACK_DICE: Final = FIRST_FIELD
DEFENCE_DICE: Final = FIRST_FIELD + 1
ROLLED: Final = FIRST_FIELD + 2  # how many dice have fallen; the attacker's come first
PART: Final = FIRST_FIELD + 3  # READY, ROLLING, then how many sides have taken their losses
LOST: Final = FIRST_FIELD + 4  # 1 if this round has cost anything
DOOMED: Final = FIRST_FIELD + 5  # mask of the lords who die when both sides have taken their losses
READY: Final = 0
ROLLING: Final = 1


@final
class Round(Step[Table]):
    """Both sides roll, then both lose; lords who are hit die at the same moment. [F-6.2.4]"""

    def __init__(self) -> None:
        fields = ("attack_dice", "defence_dice", "rolled", "part", "lost", "doomed")
        super().__init__("round", fields, on=("battle",))

    def flaw(self, s: Table, f: i64) -> str:
        for name, number in (("attack_dice", ATTACK_DICE), ("defence_dice", DEFENCE_DICE)):
            if not 0 <= s.stack[f + number] <= 4:
                return f"{name}: is 0 to 4"
        if not 0 <= s.stack[f + ROLLED] <= s.stack[f + ATTACK_DICE] + s.stack[f + DEFENCE_DICE]:
            return "rolled: more than there are dice"
        return "" if 0 <= s.stack[f + PART] <= ROLLING + 2 else f"part: is 0 to {ROLLING + 2}"

    def is_rolling(self, s: Table, f: i64) -> bool:
        dice = s.stack[f + ATTACK_DICE] + s.stack[f + DEFENCE_DICE]
        return s.stack[f + PART] == ROLLING and s.stack[f + ROLLED] < dice

    def waiting(self, s: Table, f: i64) -> i64:
        return BIT[CHANCE] if self.is_rolling(s, f) else 0

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        hits: i64 = 0
        while hits < BATTLE_DIE.size:
            into.add(pack(HIT, hits))
            hits += 1

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        return (LEGAL if verb_of(move) == HIT else NOT_NOW, 0, 0, 0)

    def odds(self, s: Table, f: i64, move: i64) -> i64:
        return DIE_ODDS[argument(move, 0)]

    def stream(self, s: Table, f: i64) -> str:
        return "battle"

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        """A die falls; the Grail takes from each of an attack, who bars the way adds to his. [F-11.1] [F-5.3.4]"""
        battle = s.stack[f + BELOW]
        hits = argument(move, 0)
        side: i64 = ON_ATTACK if s.stack[f + ROLLED] < s.stack[f + ATTACK_DICE] else ON_DEFENCE
        s.stack[f + ROLLED] += 1
        s.tell(E_ROLLED, leader(s, battle, side), hits)
        if side == ON_DEFENCE:
            s.stack[battle + DEFENCE_HITS] += hits + s.stack[battle + IN_CAVALCADE]
        elif hits > 0:
            has_grail = bears(s, battle, ON_DEFENCE, GRAIL) or keeps(s, battle, ON_DEFENCE, GRAIL)
            s.stack[battle + ATTACK_HITS] += hits - 1 if has_grail else hits

    def advance(self, s: Table, f: i64) -> None:
        battle = s.stack[f + BELOW]
        part = s.stack[f + PART]
        s.stack[f + PART] = part + 1
        if part == READY:
            s.stack[f + ATTACK_DICE] = dice_on(s, battle, ON_ATTACK)
            s.stack[f + DEFENCE_DICE] = dice_on(s, battle, ON_DEFENCE)
            s.stack[battle + ATTACK_HITS] = 0
            s.stack[battle + DEFENCE_HITS] = 0
            s.tell(E_ROUND, s.stack[battle + ROUND_NUMBER], s.stack[f + ATTACK_DICE], s.stack[f + DEFENCE_DICE])
        elif part == ROLLING:
            self.strike(s, f, battle)
            begin_losses(s, ON_ATTACK, s.stack[battle + DEFENCE_HITS])
        elif part == ROLLING + 1:
            begin_losses(s, ON_DEFENCE, s.stack[battle + ATTACK_HITS])
        else:
            self.end(s, f, battle)

    def strike(self, s: Table, f: i64, battle: i64) -> None:
        """The Lance adds 1 to a roll of at least one die. [F-11.1]"""
        if s.stack[f + ATTACK_DICE] and bears(s, battle, ON_ATTACK, LANCE):
            s.stack[battle + ATTACK_HITS] += 1
        if s.stack[f + DEFENCE_DICE] and bears(s, battle, ON_DEFENCE, LANCE):
            s.stack[battle + DEFENCE_HITS] += 1
        s.tell(E_DAMAGE, leader(s, battle, ON_ATTACK), s.stack[battle + ATTACK_HITS])
        s.tell(E_DAMAGE, leader(s, battle, ON_DEFENCE), s.stack[battle + DEFENCE_HITS])

    def end(self, s: Table, f: i64, battle: i64) -> None:
        """Rounds without losses are counted, lords die. [F-6.3.1] [F-4.4.3]"""
        s.stack[battle + QUIET] = 0 if s.stack[f + LOST] else s.stack[battle + QUIET] + 1
        doomed = s.stack[f + DOOMED]
        s.pop()
        if doomed:
            aftermath.kill(s, doomed)


# ------------------------------------------------------------ losses [F-6.2.4]

LOSING_SIDE: Final = FIRST_FIELD
DAMAGE: Final = FIRST_FIELD + 1  # what is left of it


def begin_losses(s: Table, side: i64, damage: i64) -> None:
    f = s.push(LOSSES)
    s.stack[f + LOSING_SIDE] = side
    s.stack[f + DAMAGE] = damage


@final
class Losses(FiefStep):
    """A side's leader picks the losses, as much as the damage allows; what is forced is done unasked. [F-6.2.4]"""

    def __init__(self) -> None:
        super().__init__("losses", ("side", "damage"), {"side": SIDE}, on=("round",))

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + LOSING_SIDE] <= ON_DEFENCE:
            return "side: is none"
        return "" if 0 <= s.stack[f + DAMAGE] < 100 else "damage: is 0 to 99"

    def calmness(self, s: Table, f: i64) -> i64:
        return BUSY  # nothing is played between roll and losses [F-10.5.1]

    def hush(self, s: Table, f: i64) -> i64:
        return R_BEFORE_LOSSES

    def battle(self, s: Table, f: i64) -> i64:
        return s.stack[s.stack[f + BELOW] + BELOW]

    def side_tokens(self, s: Table, f: i64, unit: i64) -> i64:
        return tokens_on(s, self.battle(s, f), s.stack[f + LOSING_SIDE], unit)

    def targets(self, s: Table, f: i64) -> i64:
        """Mask of the lords of the side who are not yet hit; only when its troops are gone. [F-6.2.7]"""
        if self.side_tokens(s, f, MAN) + self.side_tokens(s, f, KNIGHT):
            return 0
        return lords_on(s, self.battle(s, f), s.stack[f + LOSING_SIDE]) & ~s.stack[s.stack[f + BELOW] + DOOMED]

    def forced_knights(self, s: Table, f: i64) -> i64:
        """How many knights die if only one set of losses takes the most damage, or NONE if there is a choice."""
        damage = s.stack[f + DAMAGE]
        men, knights = self.side_tokens(s, f, MAN), self.side_tokens(s, f, KNIGHT)
        most = best_total(men, knights, damage)
        found: i64 = NONE
        dead: i64 = 0
        while dead <= knights and KNIGHT_POINTS * dead <= most:
            if most - KNIGHT_POINTS * dead <= men:
                if found >= 0:
                    return NONE
                found = dead
            dead += 1
        if self.has_spread(s, f, KNIGHT, found) or self.has_spread(s, f, MAN, most - KNIGHT_POINTS * found):
            return NONE
        return found

    def has_spread(self, s: Table, f: i64, unit: i64, n: i64) -> bool:
        """Whether it is open which players of the side lose n tokens of a kind."""
        if n == 0 or n == self.side_tokens(s, f, unit):
            return False
        owners: i64 = 0
        seat: i64 = 0
        while seat < s.cells[SEATS]:
            if tokens(s, self.battle(s, f), s.stack[f + LOSING_SIDE], seat, unit):
                owners += 1
            seat += 1
        return owners > 1

    def waiting(self, s: Table, f: i64) -> i64:
        damage = s.stack[f + DAMAGE]
        if damage == 0:
            return 0
        lords = self.targets(s, f)
        has_choice = size(lords) > damage if lords else self.forced_knights(s, f) < 0
        return BIT[leader(s, self.battle(s, f), s.stack[f + LOSING_SIDE])] if has_choice else 0

    def advance(self, s: Table, f: i64) -> None:
        """What is forced: the only possible losses among troops, then every lord if there is damage for all."""
        damage = s.stack[f + DAMAGE]
        if damage and self.side_tokens(s, f, MAN) + self.side_tokens(s, f, KNIGHT):
            knights = self.forced_knights(s, f)
            total = best_total(self.side_tokens(s, f, MAN), self.side_tokens(s, f, KNIGHT), damage)
            self.lose_all(s, f, KNIGHT, knights)
            self.lose_all(s, f, MAN, total - KNIGHT_POINTS * knights)
            if total == 0:
                s.stack[f + DAMAGE] = 0  # too little for any token: no damage is kept in part
        elif damage and self.targets(s, f):
            self.doom(s, f, self.targets(s, f))
            s.stack[f + DAMAGE] = 0
        else:
            s.pop()

    def lose_all(self, s: Table, f: i64, unit: i64, n: i64) -> None:
        """The side loses so many tokens of a kind, of whichever of its players."""
        side = s.stack[f + LOSING_SIDE]
        seat: i64 = 0
        while n > 0:
            if tokens(s, self.battle(s, f), side, seat, unit):
                s.skip(leader(s, self.battle(s, f), side), pack(LOSE, seat, unit))
                self.lose(s, f, seat, unit)
                n -= 1
            else:
                seat += 1

    def lose(self, s: Table, f: i64, seat: i64, unit: i64) -> None:
        lose_token(s, self.battle(s, f), s.stack[f + LOSING_SIDE], seat, unit)
        s.stack[f + DAMAGE] -= damage_of(unit)
        s.stack[s.stack[f + BELOW] + LOST] = 1
        s.tell(E_UNIT_LOST, seat, unit)

    def doom(self, s: Table, f: i64, lords: i64) -> None:
        s.stack[s.stack[f + BELOW] + DOOMED] |= lords
        s.stack[s.stack[f + BELOW] + LOST] = 1

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        lords = self.targets(s, f)
        lord: i64 = 0
        while lord < LORDS:
            if lords & BIT[lord]:
                into.add(pack(LOSE_LORD, lord))
            lord += 1
        other: i64 = 0
        while other < s.cells[SEATS]:
            into.add(pack(LOSE, other, MAN))
            into.add(pack(LOSE, other, KNIGHT))
            other += 1

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == LOSE_LORD:
            if self.side_tokens(s, f, MAN) + self.side_tokens(s, f, KNIGHT):
                return (R_TROOPS_DIE_FIRST, 0, 0, 0)
            lord = argument(move, 0)
            return (LEGAL if self.targets(s, f) & BIT[lord] else R_NOT_A_LORD_OF_SIDE, lord, 0, 0)
        if verb_of(move) != LOSE:
            return (NOT_NOW, 0, 0, 0)
        return self.loss_refusal(s, f, argument(move, 0), argument(move, 1))

    def loss_refusal(self, s: Table, f: i64, seat: i64, unit: i64) -> Refusal:
        """Whether the most damage can still be taken if this token goes now. [F-6.2.4]"""
        battle, side, damage = self.battle(s, f), s.stack[f + LOSING_SIDE], s.stack[f + DAMAGE]
        if seat >= s.cells[SEATS] or not seats_on(s, battle, side) & BIT[seat]:
            return (R_NOT_ON_YOUR_SIDE, seat, 0, 0)
        if tokens(s, battle, side, seat, unit) == 0:
            return (R_NO_SUCH_TROOPS_LEFT, seat, unit, 0)
        may_go = can_lose(self.side_tokens(s, f, MAN), self.side_tokens(s, f, KNIGHT), damage, unit)
        return (LEGAL if may_go else R_AS_MUCH_AS_DAMAGE, unit, damage, 0)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        if verb_of(move) == LOSE:
            self.lose(s, f, argument(move, 0), argument(move, 1))
        else:
            self.doom(s, f, BIT[argument(move, 0)])
            s.stack[f + DAMAGE] -= 1

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        """The fewest combat points lost: all legal losses take the same damage, men-at-arms first."""
        lords = self.targets(s, f)
        if lords:
            return pack(LOSE_LORD, weakest(s, lords))
        i: i64 = 0
        while i < 2 * s.cells[SEATS]:
            unit = i // s.cells[SEATS]
            if self.loss_refusal(s, f, i % s.cells[SEATS], unit)[0] == LEGAL:
                return pack(LOSE, i % s.cells[SEATS], unit)
            i += 1
        return NOTHING


def weakest(s: Table, lords: i64) -> i64:
    """Who of some lords has the fewest combat points, the first of equals. [F-6.2.1]"""
    found = first_lord(lords)
    lord = found
    while lord < LORDS:
        if lords & BIT[lord] and combat_points(s, lord) < combat_points(s, found):
            found = lord
        lord += 1
    return found
