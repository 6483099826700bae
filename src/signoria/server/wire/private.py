"""What one seat keeps to itself: automatic answers, a plan, and letters. Nothing of it is part of an update."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from signoria.server.wire.asked import Message
from signoria.server.wire.base import Key, MoveText, Out, Seat, Sent, Strict, TableId
from signoria.server.wire.told import LegalMove
from signoria.table.plans import Dropped as Dropped
from signoria.table.wishes import BidWish as BidWish
from signoria.table.wishes import LetterWish as LetterWish
from signoria.table.wishes import Wishes as Wishes

LetterMoves = Annotated[list[MoveText], Meta(min_length=1, max_length=64)]
LetterStatus = Literal["open", "accepted", "refused", "withdrawn", "lapsed"]


class WishesIn(Strict):
    """What I want answered without being asked, instead of what I wanted before.

    With `was`, what I thought that I wanted before, only what differs from that is changed.
    """

    wishes: Wishes
    was: Wishes | None = None


class SetWishes(Message, tag="automatic"):
    """The same over the WebSocket; without `wishes` it only asks what they are."""

    seat: Seat
    id: Key
    wishes: Wishes | None = None
    was: Wishes | None = None


class Wishable(Out):
    """Something you can have a wish about, and its name."""

    name: str
    words: str


class WishesOut(Sent, tag="automatic"):
    """What is answered for you without asking, and what you can have wishes about in this game.

    It is also sent, without an `id`, when another device of yours has changed it, or some of it has ended.
    """

    table: str
    seat: int
    id: str
    wishes: Wishes
    reactions: list[Wishable] = field(default_factory=list)
    moments: list[Wishable] = field(default_factory=list)
    matters: list[Wishable] = field(default_factory=list)
    bids: list[Wishable] = field(default_factory=list)


class LetterIn(Strict):
    """A free letter, whole: the moves that would write it, `offer` or `talk` first and `propose` last."""

    seat: Seat
    key: Key
    moves: LetterMoves


class SendLetter(LetterIn, kw_only=True, tag="letter", tag_field="type"):
    """A free letter. It waits with the server and stops nobody, until it is answered or its phase is over."""

    table: TableId


class LetterAnswer(Strict):
    """Accept or refuse a letter, or withdraw your own. An accepted letter is carried out immediately, if possible."""

    seat: Seat
    n: Annotated[int, Meta(ge=1, le=2**31)]
    answer: Literal["accept", "refuse", "withdraw"]


class AnswerLetter(LetterAnswer, kw_only=True, tag="answer_letter", tag_field="type"):
    """The same over the WebSocket. It is answered with all letters."""

    table: TableId
    id: Key


class AskLetters(Message, tag="letters"):
    """Which letters wait, and how the last ones ended."""

    seat: Seat
    id: Key


class LetterOut(Out):
    """A letter as one seat may see it. Of a sealed one others see from whom and to whom."""

    n: int
    at: float
    sender: int
    receiver: int
    sealed: bool
    status: LetterStatus
    moves: list[LegalMove] | UnsetType = UNSET


class LettersOut(Sent, tag="letters"):
    """All letters of a table that you may see. Sent again whenever one is sent, answered, withdrawn or lapses."""

    table: str
    seat: int | None
    letters: list[LetterOut]
    id: str = ""


class DropPlan(Message, tag="drop_plan"):
    """Forget what is left of a gesture."""

    seat: Seat
    id: Key


class AskPlan(Message, tag="plan"):
    """What is left of a gesture."""

    seat: Seat
    id: Key


class PlanOut(Sent, tag="plan"):
    """What is left of a gesture and waits until its seat is asked again; `dropped` is what came to nothing, and `why`:

    somebody refused, its phase is over, it is not legal any more, it would lose more than was said, or you forgot it.
    That is told to whoever comes, until the seat moves by hand or drops its plan.
    """

    table: str
    seat: int
    id: str = ""
    moves: list[str] = field(default_factory=list)
    gesture: list[LegalMove] = field(default_factory=list)  # all moves of the gesture, made and waiting
    dropped: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)  # what those moves are called, or what was dropped
    why: Dropped | UnsetType = UNSET
