"""Who asks: what every door finds out about a request first."""

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromQuery, Parameter

from signoria.kernel.text import LANGUAGES
from signoria.server import wire
from signoria.server.accounts import Identity
from signoria.server.house import House
from signoria.server.limits import LOOK, PATIENCE, PAYER, asked_by, client_address, household
from signoria.server.settings import Settings
from signoria.server.wire.base import WORD

SESSION = "signoria_session"
MOST_LANGUAGES = 20  # of a header that are read
TableId = Annotated[str, Parameter(max_length=32, pattern=WORD)]
SeatNumber = Annotated[int, Parameter(ge=0, le=9)]
AnySeat = Annotated[int | None, Parameter(ge=0, le=9)]  # none is a spectator
Link = Annotated[str, Parameter(max_length=64)]
Origin = Annotated[str, Parameter(max_length=100, pattern=r"^(https?://[0-9A-Za-z._:\[\]-]+)?$(?!\n)")]
Lang = FromQuery[wire.Language]
HowShown = FromQuery[wire.HowShown]
Who = NamedDependency[Identity]


def house_of(state: State) -> House:
    house: House = state.house
    return house


def bearer_of(asked: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The token a program sends. Any other authorisation is for a proxy and is ignored here."""
    kind, _, token = asked.headers.get("authorization", "").partition(" ")
    return token if kind == "Bearer" else ""


def session_of(asked: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The session in the cookies. They are not parsed: before 3.11.10 Python takes seconds for some (CVE-2024-7592)."""
    for cookies in asked.headers.getall("cookie", []):
        for cookie in cookies.split(";"):
            name, _, value = cookie.strip().partition("=")
            if name == SESSION:
                return value
    return ""


def language_of(asked: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language a browser asks for: the first of ours in `Accept-Language`, otherwise English."""
    for one in asked.headers.get("accept-language", "").split(",")[:MOST_LANGUAGES]:
        if (lang := one.strip()[:2].lower()) in LANGUAGES:
            return lang
    return "en"


async def provide_who(request: Request[Any, Any, Any], state: State) -> Identity:
    """Who a request comes from, and who pays for its answer."""
    house = house_of(state)
    is_question = request.method in ("GET", "HEAD")
    who = await identified(request, house, not is_question)
    address = household(client_address(request.scope, house.settings))
    payer = request.scope["state"][PAYER] = (who.payer or address, address)
    asked_by(payer)
    if is_question:
        house.limits.pay(payer, LOOK)
    elif await house.limits.paid(payer, patience=PATIENCE):
        return await identified(request, house, True)  # who was logged out meanwhile does nothing any more
    return who


async def identified(request: Request[Any, Any, Any], house: House, changes: bool) -> Identity:
    csrf = request.headers.get("x-csrf-token", "")
    return await house.accounts.identify(session_of(request), bearer_of(request), csrf, changes)


def pay(request: Request[Any, Any, Any], state: State) -> None:
    """For a question that takes long to answer."""
    house_of(state).limits.pay(request.scope["state"][PAYER])


def make_table(request: Request[Any, Any, Any], who: Identity, state: State) -> None:
    """Count a table that somebody, who must be known, is about to make."""
    house_of(state).limits.make_table((who.known.id, request.scope["state"][PAYER][1]))


def is_own_page(asked: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Cookies count only for our own pages: another site could open a socket with them."""
    origin = asked.headers.get("origin", "")
    host = asked.headers.get("host", "")
    return not origin or origin.partition("://")[2] == host or origin in (settings.public_url, *settings.origins)
