"""Rows of the database as objects."""

from typing import Any

from msgspec import Struct

from signoria.kernel.match import RETRACT
from signoria.kernel.record import RULES, TABLE, rules_named
from signoria.server.thoughts import Thought
from signoria.server.wire import Json
from signoria.table.letters import FreeLetter


class Person(Struct, kw_only=True):
    id: str
    name: str
    name_key: str | None = None
    password: str = ""
    email: str = ""
    email_confirmed: bool = False
    email_token: str = ""
    webhook: str = ""
    lang: str = "en"  # of e-mail
    created: float
    skeleton: str | None = None

    @property
    def is_guest(self) -> bool:
        return self.name_key is None


class Session(Struct, kw_only=True):
    """A way to be somebody: a browser that has logged in, or a token for a program."""

    token_hash: str
    person: str
    expires: float
    kind: str = "session"
    name: str = ""
    created: float = 0.0
    used: float = 0.0

    @property
    def id(self) -> str:
        """What its owner calls it by; it opens nothing."""
        return self.token_hash[:16]

    @property
    def is_token(self) -> bool:
        return self.kind == "token"


class SeatToken(Struct, kw_only=True):
    """A token with which a program plays one seat."""

    table: str
    seat: int
    token_hash: str

    @property
    def id(self) -> str:
        return self.token_hash[:16]


class TableRow(Struct, kw_only=True):
    id: str
    game: str
    seats: int
    options: dict[str, Json]
    rules_version: int
    access: str
    pace: dict[str, Any]
    hints: bool
    hot_seat: bool
    host: str
    invite: str
    watch: str
    secret: str
    status: str
    created: float
    position: Json = None
    parent: str = ""
    next: str = ""
    invited: list[str] = []
    reveal_by: float | None = None
    ended: float | None = None
    due: float | None = None
    trouble: str = ""  # why it is parked
    stand_ins: dict[str, str] = {}  # by seat the bot that plays for its person
    result: Json = None
    round: int = 0
    moved: float | None = None
    waiting: list[int] | None = None
    clocks: list[Any] = []  # of pairs
    code: str = ""  # six letters that are as good as the invitation until the game begins
    spectators_talk: bool = False  # else only players do, once the game has begun
    delay: str = "none"  # how long what is answered by itself waits among people: none, short or long


HOUSES = ("Albizzi", "Bardi", "Capponi", "Frescobaldi", "Pazzi", "Rucellai", "Salviati", "Strozzi")  # bots, by seat


class Chair(Struct, kw_only=True):
    table: str
    seat: int
    person: str | None = None
    bot: str = ""
    nonce_commitment: str = ""
    nonce: str = ""
    token_hash: str = ""
    seen: float = 0.0  # when whoever holds it was last here, as far as was written
    nickname: str = ""  # who plays this seat, where one person plays several
    name: str = ""  # of the person, joined from people

    @property
    def is_free(self) -> bool:
        return self.person is None and not self.bot

    @property
    def called(self) -> str:
        """Whoever sits here by nickname or name; a bot by that of a house, another one at each seat."""
        return self.nickname or self.name or (HOUSES[self.seat % len(HOUSES)] if self.bot else "")


ORDER = "order"
UNASKED = "automatic"  # what a seat answers without being asked
PLAN = "plan"  # what was left of a gesture
CLOCK = "clock"
AUTOMATIC = (ORDER, CLOCK, UNASKED, PLAN)  # who moves for a seat although nobody is there
BOT = "bot "  # and its name: a bot
LETTER = "letter."  # and its number: the key of the entry that plays a letter. No client can send one with a dot


class Entry(Struct, kw_only=True):
    """One entry of a table's log: the line of the record that was asked for, and those chance added."""

    table: str
    seq: int
    at: float
    by: str
    lines: list[list[str]]
    key: str | None = None
    thought: Thought | None = None  # of a bot, about the move; a room is read without it
    plans: dict[int, Json] = {}  # by seat what waits from now on, None for nothing: saved with it, but not in the log

    @property
    def is_move(self) -> bool:
        """A player's move, not a line of the table."""
        return bool(self.lines) and self.lines[0][0].isdecimal()

    @property
    def is_automatic(self) -> bool:
        """Something moved for a seat although nobody was there."""
        return self.by in AUTOMATIC or self.by.startswith(BOT)

    @property
    def is_of_owner(self) -> bool:
        """Whoever holds the seat did it, by hand or by a standing order: neither the clock nor a bot."""
        return self.by in (ORDER, PLAN) or not self.is_automatic

    @property
    def movers(self) -> list[int]:
        """The seat of each move that players made."""
        return [int(who) for who, _ in self.lines if who.isdecimal()]

    @property
    def letter(self) -> tuple[int, int] | None:
        """Of an entry that plays a letter: the seat that accepted it, and its number."""
        seat, _, key = (self.key or "").partition(":")
        return (int(seat), int(key.removeprefix(LETTER))) if key.startswith(LETTER) else None

    @property
    def mover(self) -> int | None:
        """Whose move it is; a letter is the move of whoever has accepted it."""
        if not self.movers or self.is_undo:
            return None
        return self.movers[0] if self.letter is None else self.letter[0]

    @property
    def is_undo(self) -> bool:
        return any(who == TABLE and what.startswith("undo ") for who, what in self.lines)

    @property
    def retracted(self) -> list[int]:
        """Seats that take back their sealed answers."""
        lines = [what.split() for who, what in self.lines if who == TABLE]
        return [int(line[1]) for line in lines if line[0] == RETRACT]

    @property
    def rules(self) -> int:
        """The version of the rules by which the game goes on from here, or 0 if nothing changes."""
        named = [rules_named(what) for who, what in self.lines[:1] if who == TABLE and what.startswith(f"{RULES} ")]
        return named[0] if named else 0


class Spoken(Struct, kw_only=True):
    table: str
    n: int
    at: float
    person: str
    name: str
    text: str
    seat: int | None = None
    to: list[int] = []
    key: str | None = None


class Letter(FreeLetter, kw_only=True):
    """A free letter of a table."""

    table: str
    at: float
    key: str | None = None
