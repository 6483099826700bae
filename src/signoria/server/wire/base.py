"""What messages are made of: checked texts and numbers, and what all of one direction have in common."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Json = Any  # documents of the engine: a view, a move, an option

# `$` alone lets a line break pass at the end; NUL is what PostgreSQL cannot keep.
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$(?!\n)")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-zA-Z_-]*$(?!\n)")]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[0-9a-zA-Z_-]+$(?!\n)")]
TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[0-9a-zA-Z_-]+$(?!\n)")]
Seat = Annotated[int, Meta(ge=0, le=9)]
Chat = Annotated[str, Meta(min_length=1, max_length=2000, pattern=r"^[^\x00]*$")]
# One address and nothing else: no list, no name beside it, no comment. Empty is none.
PART = r'[^\s\x00-\x20\x7f,;:<>()\[\]"\\@]+'
Email = Annotated[str, Meta(max_length=200, pattern=rf"^({PART}@{PART})?$(?!\n)")]
Language = Literal["en", "pl", "de", "cs"]
Whole = Annotated[int, Meta(ge=0, le=2**31)]
Seconds = Annotated[float, Meta(gt=0, le=400 * 24 * 3600)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
AnyMove = MoveText | dict[str, Json]


class Strict(Struct, kw_only=True, forbid_unknown_fields=True):
    """What clients send: a field nobody knows is an error, not a silence."""


class Out(Struct, kw_only=True):
    """What the server sends."""


class Sent(Struct, kw_only=True, tag_field="type"):
    """To a client."""
