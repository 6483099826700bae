"""The application: every door of the server in one place, as Litestar routes."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

import structlog
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, put, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.params import FromQuery, JSONBody, Parameter

import signoria
from signoria.games import GAMES
from signoria.kernel.replay import replay
from signoria.kernel.text import words_for
from signoria.server import metrics, wire
from signoria.server.accounts import Identity, csrf_of, hashed
from signoria.server.admin import ADMIN_ROUTES
from signoria.server.connections import Connection
from signoria.server.errors import BadRequest, Forbidden, NotFound, Refusal, TooMany
from signoria.server.guard import Guard, Headers, retry_after
from signoria.server.house import House
from signoria.server.limits import address_of, household
from signoria.server.names import name_key
from signoria.server.openapi import ApiDocument
from signoria.server.policy import bots_for
from signoria.server.room import Lines, Room
from signoria.server.settings import Settings
from signoria.server.sockets import Talker, converse
from signoria.server.tables import check_holds

SESSION = "signoria_session"
LOGGED_OUT = 4401  # a WebSocket is closed because its session has ended
logger = structlog.get_logger()
TableId = Annotated[str, Parameter(max_length=32, pattern=r"^[0-9a-zA-Z_-]+$")]
SeatNumber = Annotated[int, Parameter(ge=0, le=9)]
Link = Annotated[str, Parameter(max_length=64)]
Lang = FromQuery[wire.Language]
Who = NamedDependency[Identity]


def house_of(state: State) -> House:
    house: House = state.house
    return house


async def provide_who(request: Request[Any, Any, Any], state: State) -> Identity:
    """Who a request comes from."""
    bearer = request.headers.get("authorization", "")
    return await house_of(state).accounts.identify(
        request.cookies.get(SESSION, ""),
        bearer.removeprefix("Bearer ") if bearer.startswith("Bearer ") else "",
        request.headers.get("x-csrf-token", ""),
        request.method not in ("GET", "HEAD"),
    )


# ---------------------------------------------------------------- people


async def entered(request: Request[Any, Any, Any], house: House, person: Any) -> Response[wire.Me]:
    """A new session, never one that was there before: who had set the old cookie learns nothing."""
    await end_session(house, request.cookies.get(SESSION, ""))
    token = await house.accounts.open_session(person)
    cookie = Cookie(
        key=SESSION,
        value=token,
        max_age=house.settings.session_days * 86_400,
        httponly=True,
        samesite="lax",
        secure=house.settings.public_url.startswith("https:"),
        path="/",
    )
    return Response(me_of(person, token), cookies=[cookie])


async def end_session(house: House, token: str) -> None:
    if token:
        await house.store.close_session(hashed(token))
        house.hall.connections.end(hashed(token))


def count_entry(request: Request[Any, Any, Any], house: House) -> None:
    """So many log-ins, accounts and guests of one address, and only from our own pages.

    Another site could send a form that logs its visitor in as somebody else.
    """
    if not is_own_page(request, house.settings):
        raise Forbidden("Log in on our own page.", "csrf")
    house.limits.entries.take(household(address_of(request.scope, house.settings.proxies)))


def me_of(person: Any, token: str) -> wire.Me:
    return wire.Me(
        id=person.id,
        name=person.name,
        guest=person.is_guest,
        csrf=csrf_of(token),
        email=person.email,
        webhook=person.webhook,
    )


@post("/api/accounts", status_code=201)
async def sign_up(data: JSONBody[wire.SignUp], request: Request[Any, Any, Any], state: State) -> Response[wire.Me]:
    """Make an account and log in."""
    house = house_of(state)
    count_entry(request, house)
    return await entered(request, house, await house.accounts.sign_up(data.name, data.password, data.email))


@post("/api/login", status_code=200)
async def log_in(data: JSONBody[wire.LogIn], request: Request[Any, Any, Any], state: State) -> Response[wire.Me]:
    house = house_of(state)
    count_entry(request, house)
    house.limits.names.take(name_key(data.name))
    person = await house.accounts.log_in(data.name, data.password)
    house.limits.names.give_back(name_key(data.name))
    return await entered(request, house, person)


@post("/api/guests", status_code=201)
async def guest(data: JSONBody[wire.GuestIn], request: Request[Any, Any, Any], state: State) -> Response[wire.Me]:
    """Begin as a guest, without a password."""
    house = house_of(state)
    count_entry(request, house)
    return await entered(request, house, await house.accounts.guest(data.name))


@post("/api/logout", status_code=204)
async def log_out(who: Who, state: State) -> Response[None]:
    await end_session(house_of(state), who.token)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(SESSION)
    return response


@get("/api/me")
async def me(who: Who) -> wire.Me:
    """Who I am, and the CSRF token of my session."""
    return me_of(who.known, who.token)


@post("/api/tokens", status_code=201)
async def new_token(who: Who, state: State) -> wire.Token:
    """A session token for a program of mine: `Authorization: Bearer <token>`."""
    return wire.Token(token=await house_of(state).accounts.open_session(who.known))


@put("/api/me/notices")
async def notices(data: JSONBody[wire.NoticesIn], who: Who, state: State) -> wire.Me:
    """Where my turns are announced while I am not connected."""
    house = house_of(state)
    if data.webhook and not house.settings.webhooks:
        raise BadRequest("webhook: this server announces nothing to other addresses", "no-webhooks")
    allowed = ("https://", "http://") if house.settings.private_webhooks else ("https://",)
    if data.webhook and not data.webhook.startswith(allowed):
        raise BadRequest("webhook: must be an address beginning with https://", "bad-webhook")
    await house.store.change_person(who.known.id, email=data.email, webhook=data.webhook)
    who.known.email, who.known.webhook = data.email, data.webhook
    return me_of(who.known, who.token)


# ---------------------------------------------------------------- games and tables


@get("/api/games")
async def games(lang: Lang = "en") -> list[wire.GameOut]:
    """The games one can play here, with their options."""
    return [
        wire.GameOut(
            name=game.name,
            title=words_for(game.name, lang).word("game"),
            seats=list(range(game.fewest, game.most + 1)),
            options=[
                wire.OptionOut(name=option.name, values=list(option.values), default=option.values[0])
                for option in game.options
            ],
            rules_version=game.rules_version,
            bots=bots_for(game.name),
        )
        for game in GAMES.values()
    ]


@get("/api/tables")
async def lobby(who: Who, state: State) -> wire.LobbyOut:
    """Public tables that wait for players or are played."""
    return await house_of(state).tables.lobby(who)


@get("/api/me/tables")
async def my_tables(who: Who, state: State) -> wire.LobbyOut:
    return await house_of(state).tables.mine(who)


@post("/api/tables", status_code=201)
async def create(data: JSONBody[wire.NewTable], who: Who, state: State) -> wire.TableOut:
    """Make a table. It begins when every seat is claimed."""
    house_of(state).limits.tables.take(who.known.id)
    return await house_of(state).tables.create(data, who)


@get("/api/tables/{table:str}")
async def table_out(table: TableId, who: Who, state: State, link: Link = "") -> wire.TableOut:
    return await house_of(state).tables.out(table, who, link)


@post("/api/tables/{table:str}/claim", status_code=200)
async def claim(table: TableId, data: JSONBody[wire.Claim], who: Who, state: State) -> wire.TableOut:
    """Sit down, with a nonce that is mixed into the chance of the game."""
    return await house_of(state).tables.claim(table, data, who)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(table: TableId, data: JSONBody[wire.Leave], who: Who, state: State) -> wire.TableOut:
    return await house_of(state).tables.leave(table, data.seat, who)


@post("/api/tables/{table:str}/bots", status_code=200)
async def seat_bot(table: TableId, data: JSONBody[wire.SeatBot], who: Who, state: State) -> wire.TableOut:
    """Let a bot sit on a free chair, or play on for oneself."""
    return await house_of(state).tables.seat_bot(table, data, who)


@post("/api/tables/{table:str}/back", status_code=200)
async def come_back(table: TableId, data: JSONBody[wire.Leave], who: Who, state: State) -> wire.TableOut:
    """Take one's seat back from the bot."""
    return await house_of(state).tables.come_back(table, data.seat, who)


@post("/api/tables/{table:str}/seats/{seat:int}/token", status_code=201)
async def seat_token(table: TableId, seat: SeatNumber, who: Who, state: State) -> wire.Token:
    """A token with which a program plays my seat, and nothing else."""
    return await house_of(state).tables.seat_token(table, seat, who)


@post("/api/tables/{table:str}/rematch", status_code=201)
async def rematch(table: TableId, who: Who, state: State) -> wire.TableOut:
    house_of(state).limits.tables.take(who.known.id)
    return await house_of(state).tables.rematch(table, who)


@post("/api/tables/{table:str}/fork", status_code=201)
async def fork(table: TableId, data: JSONBody[wire.Fork], who: Who, state: State) -> wire.TableOut:
    """A new table from a position of a finished game."""
    house_of(state).limits.tables.take(who.known.id)
    return await house_of(state).tables.fork(table, data, who)


# ---------------------------------------------------------------- play over HTTP


@get("/api/tables/{table:str}/update")
async def update(
    table: TableId,
    who: Who,
    state: State,
    seat: Annotated[int | None, Parameter(ge=0, le=9)] = None,
    since: Annotated[int, Parameter(ge=-1, le=2**31)] = -1,
    link: Link = "",
    lang: Lang = "en",
) -> wire.Update:
    """The table as my seat, or a spectator, sees it: what the WebSocket sends as `update`."""

    async with house_of(state).hall.room(table) as room:
        if seat is not None:
            check_holds(room, who, seat)
        elif not room.may_watch(who.id, link):
            raise NotFound("There is no such table, or it is private: ask for its link.", "no-table")
        if room.match is None:
            raise Refusal("The game has not begun: seats are still free.", "not-begun")
        return room.update(seat, since, lang, time.time())


@post("/api/tables/{table:str}/moves", status_code=200)
async def play(table: TableId, data: JSONBody[wire.PlayIn], who: Who, state: State) -> wire.Done:
    """Make a move. Sent again with the same key it is answered with the same number and made once."""

    def check(room: Room) -> None:
        check_holds(room, who, data.seat)

    def command(room: Room) -> Lines:
        return room.play(data.seat, data.at, data.move)

    done = await house_of(state).hall.do(table, command, who.id or "token", data.seat, data.key, check)
    return wire.Done(seq=done)


# ---------------------------------------------------------------- after the game


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(table: TableId, who: Who, state: State, link: Link = "") -> str:
    """The record of a finished game, with the secret of its chance: `signoria verify` checks it."""
    async with house_of(state).hall.room(table) as room:
        if not room.may_watch(who.id, link):
            raise NotFound("There is no such table, or it is private: ask for its link.", "no-table")
        return room.record().text()


@get("/api/tables/{table:str}/replay")
async def place(
    table: TableId,
    line: Annotated[int, Parameter(ge=0, le=2**31)],
    who: Who,
    state: State,
    seat: Annotated[int | None, Parameter(ge=0, le=9)] = None,
    link: Link = "",
    lang: Lang = "en",
) -> wire.PlaceOut:
    """A finished game after so many lines of its record, from any seat."""
    async with house_of(state).hall.room(table) as room:
        if not room.may_watch(who.id, link):
            raise NotFound("There is no such table, or it is private: ask for its link.", "no-table")
        if seat is not None:
            room.check_seat(seat)
        record = room.record()
        lines = len(record.lines)
        if line > lines:
            raise BadRequest(f"line: the record has {lines}", "bad-line")
        record.lines, record.digest = record.lines[:line], ""
        match = replay(room.game, record)
        return wire.PlaceOut(
            line=line,
            lines=lines,
            view=match.view(seat),
            events=match.log(seat),
            sentences=match.sentences(seat, lang),
        )


@get("/health")
async def health(state: State) -> dict[str, str]:
    await house_of(state).store.lobby(1)
    return {"status": "ok", "version": signoria.__version__}


# ---------------------------------------------------------------- the WebSocket


@websocket("/api/ws")
async def socket(socket: WebSocket[Any, Any, Any], state: State) -> None:
    """One connection for any number of tables; messages are `FromClient` and `ToClient`."""
    house = house_of(state)
    bearer = socket.headers.get("authorization", "").removeprefix("Bearer ")
    cookie = socket.cookies.get(SESSION, "") if is_own_page(socket, house.settings) else ""
    who = await house.accounts.identify(cookie, bearer, "", False)
    await socket.accept()
    connection = Connection(who.id, who.name, lambda data: socket.send_data(data, mode="text"), who.token_hash)
    connection.hang_up = lambda: socket.close(LOGGED_OUT, "The session has ended.")
    connection.refresh = house.hall.refresh
    house.hall.connections.all.add(connection)
    connection.tell(wire.Welcome(version=signoria.__version__, name=who.name))
    try:
        talker = Talker(house.hall, who, connection, house.hint, house.limits)
        await converse(talker, socket.receive_text, house.settings.messages_per_second)
    except WebSocketDisconnect:
        pass
    finally:
        house.hall.connections.all.discard(connection)


def is_own_page(asked: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Cookies count only for our own pages: another site could open a socket with them."""
    origin = asked.headers.get("origin", "")
    host = asked.headers.get("host", "")
    return not origin or origin.partition("://")[2] == host or origin in (settings.public_url, *settings.origins)


# ---------------------------------------------------------------- errors and the application


def refused(_: Request[Any, Any, Any], error: Refusal) -> Response[wire.Problem]:
    metrics.REFUSALS.labels(error.code).inc()
    headers = {"Retry-After": retry_after(error)} if isinstance(error, TooMany) else None
    problem = wire.Problem(code=error.code, message=error.message, reasons=error.reasons)
    return Response(problem, status_code=error.status, headers=headers)


def bad_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:
    if error.status_code >= 500:
        return broken(request, error)
    message = error.detail
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        message = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in extra)
    code = {404: "not-found", 405: "bad-method", 413: "too-large"}.get(error.status_code, "bad-request")
    return Response(wire.Problem(code=code, message=message), status_code=error.status_code)


def too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[wire.Problem]:
    """Brackets within brackets: the decoder gives up."""
    logger.warning("too-deep", error=str(error))
    return Response(wire.Problem(code="bad-request", message="This goes too deep."), status_code=400)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    logger.exception("request-failed", path=request.url.path, exc_info=error)
    return Response(wire.Problem(code="internal", message="Something went wrong here. It is noted."), status_code=500)


ROUTES: list[Any] = [
    sign_up, log_in, guest, log_out, me, new_token, notices, games, lobby, my_tables, create, table_out, claim, leave,
    seat_bot, come_back, seat_token, rematch, fork, update, play, record, place, health, socket,
    *ADMIN_ROUTES,
]  # fmt: skip


def make_app(settings: Settings) -> Litestar:
    guard = Guard(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(settings, guard.limits)
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=ROUTES,
        lifespan=[lifespan],
        dependencies={"who": Provide(provide_who)},
        exception_handlers={Refusal: refused, HTTPException: bad_http, RecursionError: too_deep, Exception: broken},
        request_max_body_size=settings.most_body,
        middleware=[guard],
        logging_config=None,  # logs.py does that
        before_send=[Headers(settings)],
        openapi_config=OpenAPIConfig(
            title="Signoria", version=signoria.__version__, path="/api/docs", render_plugins=[ApiDocument()]
        ),
    )


__all__ = ["House", "make_app"]
