"""What messages are made of: checked texts and numbers, and what all of one direction have in common."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from signoria.kernel.text import UNPRINTABLE

Json = Any  # documents of the engine: a view, a move, an option

# `$` alone lets a line break pass at the end; NUL is what PostgreSQL cannot keep.
UNPADDED = r"^\S(.*\S)?$(?!\n)"
UNPADDED_OR_NONE = r"^(\S(.*\S)?)?$(?!\n)"
WORD = r"^[0-9a-zA-Z_-]+$(?!\n)"
WORD_OR_NONE = r"^[0-9a-zA-Z_-]*$(?!\n)"
HASH_OR_NONE = r"^([0-9a-f]{64})?$(?!\n)"
TALK = rf"^[^{UNPRINTABLE}]*$(?!\n)"
LINES = "^[^" + UNPRINTABLE.replace(r"\x00-\x1f", r"\x00-\x08\x0b-\x1f") + r"]*$(?!\n)"
EVENT = r"^[a-z0-9-]+$"
UNBROKEN = r"^[^\s\x00]*$(?!\n)"
# One address and nothing else: no list, no name beside it, no comment, and no encoded word with any of them. Or none.
PART = r'[^\s\x00-\x20\x7f,;:<>()\[\]"\\@=?]+'
ADDRESS = rf"^({PART}@{PART})?$(?!\n)"
PATTERNS = {  # what each asks of a text
    UNPADDED: " in one line, without spaces before and after it",
    UNPADDED_OR_NONE: " in one line, without spaces before and after it",
    WORD: ", only a-z, A-Z, 0-9, - and _",
    WORD_OR_NONE: ", only a-z, A-Z, 0-9, - and _",
    HASH_OR_NONE: ": a SHA-256 in lower-case hexadecimal, or nothing",
    TALK: " in one line, without control characters",
    LINES: " without control characters other than line breaks and tabs",
    EVENT: ", only a-z, 0-9 and -",
    UNBROKEN: " without spaces",
    ADDRESS: ": one address such as ann@example.org, or nothing",
}

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=UNPADDED)]
SeatName = Annotated[str, Meta(max_length=40, pattern=UNPADDED_OR_NONE)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Nonce = Annotated[str, Meta(min_length=1, max_length=64, pattern=WORD)]
NonceCommitment = Annotated[str, Meta(max_length=64, pattern=HASH_OR_NONE)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=WORD)]
KeyOrNone = Annotated[str, Meta(max_length=64, pattern=WORD_OR_NONE)]
TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern=WORD)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Chat = Annotated[str, Meta(min_length=1, max_length=2000, pattern=TALK)]
Email = Annotated[str, Meta(max_length=200, pattern=ADDRESS)]
Language = Literal["en", "pl", "de", "cs"]
Whole = Annotated[int, Meta(ge=0, le=2**31)]
Seconds = Annotated[float, Meta(gt=0, le=400 * 24 * 3600)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
MoveFields = Annotated[dict[str, str | int | bool | None], Meta(max_length=16)]
AnyMove = MoveText | MoveFields
# One move, or several that are made together.
Gesture = MoveText | MoveFields | Annotated[list[AnyMove], Meta(min_length=1, max_length=64)]
Then = Literal["", "default"]  # what follows them: nothing, or the default answers of the questions they lead into


class Strict(Struct, kw_only=True, forbid_unknown_fields=True):
    """What clients send: a field nobody knows is an error, not a silence."""


class Out(Struct, kw_only=True):
    """What the server sends."""


class Sent(Struct, kw_only=True, tag_field="type"):
    """To a client."""
