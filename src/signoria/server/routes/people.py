"""People: sign up, log in, begin as a guest, and where turns are announced."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import structlog
from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, JSONBody, Parameter

from signoria.server import wire
from signoria.server.accounts import Identity, csrf_of, hashed
from signoria.server.asking import SESSION, Who, house_of, is_own_page, language_of, provide_who, session_of
from signoria.server.devices import device
from signoria.server.errors import BadRequest, Forbidden, NotFound, NotLoggedIn, TooMany
from signoria.server.house import House
from signoria.server.limits import client_address, household
from signoria.server.names import name_key
from signoria.server.notices import mail_words
from signoria.server.storage import Person, Session
from signoria.server.wire.base import WORD

MOST_LISTED = 100  # tokens of seats
SessionId = Annotated[str, Parameter(max_length=16, pattern=WORD)]
logger = structlog.get_logger()
HEAD = (
    '<!doctype html><html lang="{lang}"><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Signoria</title><h1>Signoria</h1>'
)
CONFIRM_PAGE = (
    '<p>{page-confirm}</p><form method="post"><button>{page-confirm-yes}</button></form><p>{page-confirm-not}</p>'
)
CONFIRMED_PAGE = '<p>{page-confirmed}</p><p><a href="/">{page-to-tables}</a></p>'
OLD_LINK_PAGE = "<p>{page-old-link}</p>"


def page(text: str, lang: str) -> str:
    """A small page, each key in braces replaced by its words."""
    words = mail_words(lang)
    return re.sub(r"\{page-([a-z-]+)\}", lambda key: words.word(f"page-{key[1]}"), HEAD.replace("{lang}", lang) + text)


async def entered(request: Request[Any, Any, Any], house: House, person: Any) -> Response[wire.Me]:
    """A new session, never an existing one, so that whoever set the old cookie gains nothing."""
    await end_session(house, session_of(request))
    token = await house.accounts.open_session(person, name=device(request.headers.get("user-agent", "")))
    return Response(me_of(house, person, token), cookies=[session_cookie(house, token)])


def session_cookie(house: House, token: str) -> Cookie:
    return Cookie(
        key=SESSION,
        value=token,
        max_age=house.settings.session_days * 86_400,
        httponly=True,
        samesite="lax",
        secure=house.settings.public_url.startswith("https:"),
        path="/",
    )


async def end_session(house: House, token: str) -> None:
    if token:
        await house.leaving.end([hashed(token)])


@contextmanager
def noted(request: Request[Any, Any, Any], house: House, what: str, key: str) -> Iterator[None]:
    """Somebody shows a password: how it went is logged with the address, and too many wrong ones are refused.

    The name is not: what is typed there by mistake may be a password. Wrong ones are counted by `key`: a name, or who
    is logged in, so that strangers who guess keep nobody from changing their password.
    """
    note = logger.bind(what=what, address=client_address(request.scope, house.settings))
    try:
        house.limits.names.take(key)
        yield
    except (NotLoggedIn, TooMany) as error:
        note.warning("password-refused", code=error.code)
        raise
    house.limits.names.give_back(key)
    note.info("password-accepted")


def count_entry(request: Request[Any, Any, Any], house: House) -> None:
    """Limit log-ins, accounts and guests per address, and allow them only from our own pages.

    Another site could send a form that logs its visitor in as somebody else.
    """
    if not is_own_page(request, house.settings):
        raise Forbidden("Log in on our own page.", "csrf")
    house.limits.entries.take(household(client_address(request.scope, house.settings)))


def me_of(house: House, person: Any, token: str) -> wire.Me:
    return wire.Me(
        id=person.id,
        name=person.name,
        guest=person.is_guest,
        csrf=csrf_of(token),
        email=person.email,
        email_confirmed=person.email_confirmed,
        webhook=person.webhook,
        letters=bool(house.settings.smtp),
    )


@post("/api/accounts", status_code=201)
async def sign_up(data: JSONBody[wire.SignUp], request: Request[Any, Any, Any], state: State) -> Response[wire.Me]:
    """Create an account and log in. A guest who sends the token of their session keeps their tables and seats."""
    house = house_of(state)
    count_entry(request, house)
    check_letters(house, data.email)
    guest = await guest_of(request, house)
    ask_whose(request, house, data.email)
    person = await house.accounts.sign_up(data.name, data.password, data.email, guest, language_of(request))
    if guest is not None:
        await house.leaving.end_seat_tokens(person.id)
        await house.tables.rename(person)
    await house.notices.ask_to_confirm(person)
    return await entered(request, house, person)


async def guest_of(request: Request[Any, Any, Any], house: House) -> Person | None:
    """The guest who signs up; none without proof that our own page asks."""
    try:
        who = await provide_who(request, request.app.state)
    except (Forbidden, NotLoggedIn):
        return None
    return who.person if who.person is not None and who.person.is_guest else None


def check_letters(house: House, email: str) -> None:
    """No address is taken that no letter can be sent to."""
    if email and not house.settings.smtp:
        raise BadRequest("email: this server sends no letters, leave it empty", "no-letters")


def ask_whose(request: Request[Any, Any, Any], house: House, email: str) -> None:
    """Limit the confirmation e-mails to one address, and those requested from one."""
    if email:
        house.limits.confirmations.take(f"from {household(client_address(request.scope, house.settings))}")
        house.limits.confirmations.take(f"to {email.casefold()}")


@post("/api/login", status_code=200)
async def log_in(data: JSONBody[wire.LogIn], request: Request[Any, Any, Any], state: State) -> Response[wire.Me]:
    """Log in with name and password: a new session, in a cookie."""
    house = house_of(state)
    count_entry(request, house)
    with noted(request, house, "login", name_key(data.name)):
        person = await house.accounts.log_in(data.name, data.password)
    return await entered(request, house, person)


@post("/api/guests", status_code=201)
async def guest(data: JSONBody[wire.GuestIn], request: Request[Any, Any, Any], state: State) -> Response[wire.Me]:
    """Begin as a guest, without a password. With the token of their session, guests keep their tables and seats."""
    house = house_of(state)
    count_entry(request, house)
    guest = await guest_of(request, house)
    person = await house.accounts.guest(data.name, guest)
    if guest is not None:
        await house.tables.rename(person)
    return await entered(request, house, person)


@post("/api/logout", status_code=204)
async def log_out(who: Who, state: State) -> Response[None]:
    """End the session that asks."""
    await end_session(house_of(state), who.token)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(SESSION)
    return response


@get("/api/me")
async def me(request: Request[Any, Any, Any], who: Who, state: State) -> Response[wire.Me]:
    """Who I am, and the CSRF token of my session. A browser keeps its cookie longer each time."""
    is_cookie = who.token == session_of(request)
    cookies = [session_cookie(house_of(state), who.token)] if is_cookie else []
    return Response(me_of(house_of(state), who.known, who.token), cookies=cookies)


@post("/api/tokens", status_code=201)
async def new_token(who: Who, state: State, data: JSONBody[wire.NewToken | None] = None) -> wire.Token:
    """A token for a program of mine: `Authorization: Bearer <token>`. A token makes no others."""
    return wire.Token(token=await house_of(state).accounts.open_token(who, data.name if data else ""))


@get("/api/me/sessions")
async def sessions(who: Who, state: State) -> wire.SessionsOut:
    """Browsers where I am logged in and tokens of my programs, the latest used first; then tokens of my seats."""
    store, person = house_of(state).store, who.known.id
    found = [session_out(session, who) for session in await store.sessions_of(person)]
    seats = [
        wire.SessionOut(id=one.id, kind="seat", table=one.table, seat=one.seat)
        for one in (await store.seat_tokens_of(person))[:MOST_LISTED]
    ]
    return wire.SessionsOut(sessions=found + seats)


def session_out(session: Session, who: Identity) -> wire.SessionOut:
    return wire.SessionOut(
        id=session.id,
        kind="token" if session.is_token else "session",
        name=session.name,
        created=session.created,
        used=session.used,
        expires=session.expires,
        current=session.token_hash == who.token_hash,
    )


@delete("/api/me/sessions/{session:str}", status_code=204)
async def end_one(session: SessionId, who: Who, state: State) -> None:
    """End one of my sessions, or revoke a token; its connections end with it."""
    house = house_of(state)
    person = who.owner.id
    found = [one for one in await house.store.sessions_of(person) if one.id == session]
    seats = [one for one in await house.store.seat_tokens_of(person) if one.id == session]
    if not found and not seats:
        raise NotFound("You have no such session.", "no-session")
    await house.leaving.end([one.token_hash for one in found])
    await house.leaving.end_seat_tokens(person, seats)


@delete("/api/me/sessions", status_code=204)
async def end_others(who: Who, state: State) -> None:
    """End every session and token of mine, those of my seats too, but the one that asks."""
    await house_of(state).leaving.end_sessions(who.owner.id, but=who.token_hash)


@put("/api/me/password", status_code=204)
async def change_password(
    data: JSONBody[wire.PasswordIn], request: Request[Any, Any, Any], who: Who, state: State
) -> None:
    """Change my password. Every other session and token of mine ends."""
    house, person = house_of(state), who.owner
    count_entry(request, house)
    with noted(request, house, "password", f"person {person.id}"):
        await house.accounts.change_password(person, data.old, data.new)
    await house.leaving.end_sessions(person.id, but=who.token_hash)


@post("/api/me/delete", status_code=204)
async def delete_me(
    data: JSONBody[wire.DeleteIn], request: Request[Any, Any, Any], who: Who, state: State
) -> Response[None]:
    """Delete my account. I resign from games I play; what I have played stays, without my name."""
    house, person = house_of(state), who.owner
    count_entry(request, house)
    with noted(request, house, "delete", f"person {person.id}"):
        await house.accounts.check_password_of(person, data.password)
    await house.leaving.delete(person.id)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(SESSION)
    return response


@put("/api/me/notices")
async def notices(data: JSONBody[wire.NoticesIn], request: Request[Any, Any, Any], who: Who, state: State) -> wire.Me:
    """Where my turns are announced while I am not connected. Both fields are replaced; an empty one turns it off."""
    house, person = house_of(state), who.owner
    if data.webhook and not house.settings.webhooks:
        raise BadRequest("webhook: this server announces nothing to other addresses", "no-webhooks")
    check_letters(house, data.email)
    allowed = ("https://", "http://") if house.settings.private_webhooks else ("https://",)
    if data.webhook and not data.webhook.startswith(allowed):
        raise BadRequest("webhook: must be an address beginning with https://", "bad-webhook")
    is_new = data.email != person.email or not person.email_confirmed
    if is_new:
        ask_whose(request, house, data.email)
        person.email_confirmed, person.email_token = False, ""
    person.email, person.webhook, person.lang = data.email, data.webhook, language_of(request)
    changed = ("email", "email_confirmed", "email_token", "webhook", "lang")
    await house.store.change_person(person.id, **{name: getattr(person, name) for name in changed})
    if is_new:
        await house.notices.ask_to_confirm(person)
    return me_of(house, person, who.token)


@get("/confirm/{token:str}", media_type=MediaType.HTML, include_in_schema=False)
async def confirm_page(token: FromPath[str], request: Request[Any, Any, Any]) -> str:
    """Where the link of the first e-mail leads. Programs that look through mail open links, but press no buttons."""
    return page(CONFIRM_PAGE, language_of(request))


@post("/confirm/{token:str}", status_code=200, media_type=MediaType.HTML, include_in_schema=False)
async def confirm(token: FromPath[str], request: Request[Any, Any, Any], state: State) -> Response[str]:
    is_confirmed = await house_of(state).store.confirm_email(hashed(token))
    text = page(CONFIRMED_PAGE if is_confirmed else OLD_LINK_PAGE, language_of(request))
    return Response(text, status_code=200 if is_confirmed else 404)


PEOPLE_ROUTES: list[Any] = [
    sign_up, log_in, guest, log_out, me, new_token, sessions, end_one, end_others, change_password, delete_me, notices,
    confirm_page, confirm,
]  # fmt: skip
