"""Keys: what is sent twice with one key happens once, and no other message can borrow a key that was used."""

import hashlib

import msgspec

from signoria.server import wire
from signoria.server.errors import Refusal
from signoria.server.room import Room

MARK = 12  # letters; with seat and key it is what the log has place for


def marked(message: wire.Keyed) -> str:
    """A key as the log keeps it: with a mark of the whole message."""
    mark = hashlib.sha256(msgspec.json.encode(message, order="sorted")).hexdigest()[:MARK]
    return f"{message.key}:{mark}"


def check_key(room: Room, message: wire.Keyed, mark: str) -> None:
    """A key that came with something else before is refused: it would be answered as if this had been done.

    `mark` is the message as `marked` says it.
    """
    used = room.used.get(f"{message.seat}:{message.key}")
    if used is not None and used != f"{message.seat}:{mark}":
        raise key_used()


def key_used() -> Refusal:
    return Refusal("This key came with another message before: take a new one for each.", "key-used")


def entry_of(room: Room, message: wire.Keyed, mark: str) -> int | None:
    """The entry that a message was saved as when it came before, if it did."""
    return room.keys.get(f"{message.seat}:{mark}")
