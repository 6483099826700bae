"""People: accounts, guests, and where their turns are announced."""

from typing import Annotated, Literal

from msgspec import Meta

from signoria.server.wire.base import UNBROKEN, UNPADDED_OR_NONE, Email, Name, Out, Password, Strict


class SignUp(Strict):
    name: Name
    password: Password
    email: Email = ""


class LogIn(Strict):
    name: Name
    password: Annotated[str, Meta(max_length=200)]


class GuestIn(Strict):
    name: Name


class Me(Out):
    """Who a client is. `csrf` goes into the X-CSRF-Token header of everything that changes something."""

    id: str
    name: str
    guest: bool
    csrf: str
    email: str = ""
    email_confirmed: bool = False
    webhook: str = ""
    letters: bool = False  # this server can announce my turns by e-mail


class NoticesIn(Strict):
    """Where a turn is announced while nobody is connected; empty turns it off.

    A first letter asks whose address it is; others follow once its link was opened.
    """

    email: Email = ""
    webhook: Annotated[str, Meta(max_length=500, pattern=UNBROKEN)] = ""


class NewToken(Strict):
    """What its owner will know a token by in the list of sessions."""

    name: Annotated[str, Meta(max_length=80, pattern=UNPADDED_OR_NONE)] = ""


class Token(Out):
    token: str


class SessionOut(Out):
    """A browser that is logged in, or a token of a program. Times are in seconds since 1970; 0 is not known.

    That of a seat opens only this one; it lasts until it is replaced or ended.
    """

    id: str
    kind: Literal["session", "token", "seat"]
    name: str = ""  # of a token what its owner called it, of a browser what it is: Firefox, Linux
    created: float = 0.0
    used: float = 0.0  # to the hour
    expires: float = 0.0
    current: bool = False  # the one that asks
    table: str = ""  # of the token of a seat
    seat: int | None = None


class SessionsOut(Out):
    sessions: list[SessionOut]


class PasswordIn(Strict):
    """Change the password. Every other session and every token ends, those of seats too."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class DeleteIn(Strict):
    """Delete the account. `password` proves who asks; a guest has none."""

    password: Annotated[str, Meta(max_length=200)] = ""
