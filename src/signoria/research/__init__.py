"""Signoria for programs that learn and search: see docs/research.md.

>>> from signoria import research
>>> p = research.Position(research.space("lorenzo", seats=2), seed=7, chance="auto")
>>> while not p.over:
...     p.step(p.legal()[0])
>>> p.returns()
[1.0, -1.0]
"""

from typing import TYPE_CHECKING, Any

from signoria.research.position import CHANCE, TERMINAL, Position
from signoria.research.space import Space, space

if TYPE_CHECKING:
    from signoria.research.batch import Batch

__all__ = ["CHANCE", "TERMINAL", "Batch", "Position", "Space", "space"]


def __getattr__(name: str) -> Any:
    """`Batch` needs numpy, which nothing else here does."""
    if name == "Batch":
        from signoria.research.batch import Batch

        return Batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
