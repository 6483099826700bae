"""What bots think, in words."""

from typing import Literal

from signoria.server.wire.base import Out

Unit = Literal["points", "share"]  # points by which a seat stands better, or its share of the win, from 0 to 1


class HintMove(Out):
    """A move as a bot has weighed it: what it is worth, and why. `unit` says in what the worth is counted."""

    text: str
    words: str
    worth: float
    unit: Unit
    worth_words: str  # such as "about +1.8 points" or "a little weaker"
    reasons: list[str]  # such as "harvests to come +1.8", what weighs most first


class ThoughtOut(Out):
    """What a bot thought before its move, which is line `line` of the record; that move stands first in `best`."""

    line: int
    seat: int
    bot: str
    question: str
    move: str
    best: list[HintMove]


class ThoughtsOut(Out):
    thoughts: list[ThoughtOut]
