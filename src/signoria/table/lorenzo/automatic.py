"""What is answered without asking in Lorenzo: the end of a turn in which no leader can be played or activated.

A leader in hand can be discarded at any time, so with one in hand a turn has no other end. Who still has a family
member to place can discard it as well in their next turn; they are asked where it could be too late.
"""

from signoria.games.lorenzo.moves import ACTIVATE, END, PLAY
from signoria.games.lorenzo.pieces import HOME, MEMBER
from signoria.games.lorenzo.state import Table
from signoria.kernel.moves import verb_of
from signoria.kernel.seen import Seen
from signoria.table.wishes import NO_RULES, Unasked, Wishes


def unasked(seen: Seen, wishes: Wishes) -> Unasked | None:
    if seen.step != "turn" or seen.viewer is None:
        return None
    codes = {verb_of(code): int(code) for code in seen.moves.items}
    if END not in codes or PLAY in codes or ACTIVATE in codes:
        return None
    known, seat = seen.known, seen.viewer
    assert isinstance(known, Table)
    has_another = any(known.place_of(seat, member) == HOME for member in range(len(MEMBER.names)))
    return Unasked(codes[END], "can-wait") if has_another else None


RULES = NO_RULES._replace(unasked=unasked)
