"""People: accounts, guests, and where their turns are announced."""

from typing import Annotated

from msgspec import Meta

from signoria.server.wire.base import UNBROKEN, Email, Name, Out, Password, Strict


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


class NoticesIn(Strict):
    """Where a turn is announced while nobody is connected; empty turns it off.

    A first letter asks whose address it is; others follow once its link was opened.
    """

    email: Email = ""
    webhook: Annotated[str, Meta(max_length=500, pattern=UNBROKEN)] = ""


class Token(Out):
    token: str
