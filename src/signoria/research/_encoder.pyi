from typing import Any

def encode(
    program: bytes,
    cells: Any,
    stack: Any,
    top: int,
    seats: int,
    viewer: int,
    turn: int,
    may_wait: int,
    out: Any,
    at: int,
) -> int: ...
def mark(ids: Any, out: Any, at: int, size: int) -> None: ...
