"""Decisions: what a seat is asked, and whether it is asked that still although somebody else acts meanwhile."""

from signoria.kernel.flow import BELOW, State, legal, optional, waiting

Decision = tuple[int, int, tuple[int, ...]]  # which step asks, and what may be answered


def decision_of(s: State, seat: int) -> Decision | None:
    """What a seat is asked: the place and kind of the step, and what may be answered."""
    if not (waiting(s) | optional(s)) >> seat & 1:
        return None
    answers = tuple(legal(s, seat).items)
    return (int(s.top), int(s.stack[s.top]), answers) if answers else None


def is_interrupted(s: State, asked: Decision | None) -> bool:
    """Whether the step that asked still lies below others on the stack."""
    f = int(s.top)
    while asked is not None and f > asked[0]:
        f = int(s.stack[f + BELOW])
        if (f, int(s.stack[f])) == asked[:2]:
            return True
    return False
