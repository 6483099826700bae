"""Privileges, and the tile that takes wood or stone. [L-8]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.lorenzo.effects import after_tiles, doubled, fewer, gain, must_choose_loss, receive
from signoria.games.lorenzo.messages import FROM_PRIVILEGE, GAIN_SOURCE, SAME_PRIVILEGE
from signoria.games.lorenzo.moves import LOSE, PRIVILEGE_MOVE
from signoria.games.lorenzo.pieces import PRIVILEGE, PRIVILEGE_GAIN, SOME_GOODS, STONE, WOOD, amount
from signoria.games.lorenzo.state import Table
from signoria.kernel.documents import owner_flaw, range_flaw
from signoria.kernel.flow import FIRST_FIELD, LEGAL, NOT_NOW, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

SEAT: Final = FIRST_FIELD
GOODS: Final = FIRST_FIELD + 1
SOURCE: Final = FIRST_FIELD + 2
RECEIVED: Final = FIRST_FIELD + 3
PICKED: Final = FIRST_FIELD + 4  # mask of the privileges picked from this source
DOUBLE: Final = FIRST_FIELD + 5  # Santa Rita doubles what these privileges bring (option) [L-13.18.2]


@final
class Gaining(Step[Table]):
    """One source that leaves something to choose: which material is lost, then which privileges. [L-6.3.2]"""

    def __init__(self) -> None:
        super().__init__(
            "gain",
            ("seat", "goods", "source", "received", "picked", "double"),
            {"goods": SOME_GOODS, "source": GAIN_SOURCE},
            on=("turn", "effects", "work", "gain"),
        )

    def flaw(self, s: Table, f: i64) -> str:
        wrong = owner_flaw(s, f) or range_flaw(s, f, 0, 1, 3) or range_flaw(s, f, 0, 31, 4) or range_flaw(s, f, 0, 1, 5)
        if not wrong and (s.stack[f + GOODS] < 0 or not 0 <= amount(s.stack[f + GOODS], PRIVILEGE) <= 5):
            return "goods: at most 5 different privileges"
        if not wrong and s.stack[f + SOURCE] < 0:
            return "source: is missing"
        if not wrong and bits(s.stack[f + PICKED]) > amount(s.stack[f + GOODS], PRIVILEGE):
            return "picked: more than there are privileges"
        return wrong

    def waiting(self, s: Table, f: i64) -> i64:
        if not s.stack[f + RECEIVED]:
            return i64(1) << s.stack[f + SEAT] if must_choose_loss(s, s.stack[f + SEAT], s.stack[f + GOODS]) else 0
        return i64(1) << s.stack[f + SEAT] if self.privileges_left(s, f) > 0 else 0

    def privileges_left(self, s: Table, f: i64) -> i64:
        """How many privileges are still to be picked. [L-8.3.1]"""
        return amount(s.stack[f + GOODS], PRIVILEGE) - bits(s.stack[f + PICKED])

    def brought(self, s: Table, f: i64, privilege: i64) -> i64:
        """What a privilege brings here, before tiles."""
        goods = PRIVILEGE_GAIN[privilege]
        return doubled(goods) if s.stack[f + DOUBLE] else goods

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        if not s.stack[f + RECEIVED]:
            into.add(pack(LOSE, WOOD))
            into.add(pack(LOSE, STONE))
            return
        for privilege in range(5):
            into.add(pack(PRIVILEGE_MOVE, privilege))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != (PRIVILEGE_MOVE if s.stack[f + RECEIVED] else LOSE):
            return (NOT_NOW, 0, 0, 0)  # a privilege cannot be declined or kept [L-8.3.3]
        if s.stack[f + RECEIVED] and s.stack[f + PICKED] >> argument(move, 0) & 1:
            return (SAME_PRIVILEGE, 0, 0, 0)  # [L-8.3.1]
        return (LEGAL, 0, 0, 0)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        if verb_of(move) == LOSE:
            self.take_in(s, f, fewer(s.stack[f + GOODS], argument(move, 0)))
            return
        s.stack[f + PICKED] |= i64(1) << argument(move, 0)
        # Each privilege is a source of its own. [L-8.3.2] [L-14.0.3]
        gain(s, seat, self.brought(s, f, argument(move, 0)), FROM_PRIVILEGE)

    def advance(self, s: Table, f: i64) -> None:
        if s.stack[f + RECEIVED]:
            s.pop()
        else:
            self.take_in(s, f, after_tiles(s, s.stack[f + SEAT], s.stack[f + GOODS]))

    def take_in(self, s: Table, f: i64, goods: i64) -> None:
        s.stack[f + RECEIVED] = 1
        receive(s, s.stack[f + SEAT], goods, s.stack[f + SOURCE])


def bits(mask: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n
