"""What one seat keeps to itself: automatic answers. Nothing of it is part of an update."""

from msgspec import field

from signoria.server.wire.asked import Message
from signoria.server.wire.base import Key, Out, Seat, Sent, Strict
from signoria.table.wishes import BidWish as BidWish
from signoria.table.wishes import LetterWish as LetterWish
from signoria.table.wishes import Wishes as Wishes


class WishesIn(Strict):
    """What I want answered without being asked, instead of what I wanted before."""

    wishes: Wishes


class SetWishes(Message, tag="automatic"):
    """The same over the WebSocket; without `wishes` it only asks what they are."""

    seat: Seat
    id: Key
    wishes: Wishes | None = None


class Wishable(Out):
    """Something one can have a wish about, and what it is called."""

    name: str
    words: str


class WishesOut(Sent, tag="automatic"):
    """What I want answered without being asked, and what one can have wishes about in this game."""

    table: str
    seat: int
    id: str
    wishes: Wishes
    reactions: list[Wishable] = field(default_factory=list)
    moments: list[Wishable] = field(default_factory=list)
    matters: list[Wishable] = field(default_factory=list)
    bids: list[Wishable] = field(default_factory=list)
