"""What one seat keeps to itself, over HTTP: automatic answers, and letters."""

from typing import Any

from litestar import Request, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody

from signoria.server import wire
from signoria.server.asking import Lang, SeatNumber, TableId, Who, house_of, pay
from signoria.server.tables import check_holds
from signoria.server.wishing import change_wishes


@get("/api/tables/{table:str}/seats/{seat:int}/automatic")
async def wishes(table: TableId, seat: SeatNumber, who: Who, state: State, lang: Lang = "en") -> wire.WishesOut:
    """What I want answered without being asked. Nobody else can see it before the game is over."""
    hall = house_of(state).hall
    return await change_wishes(hall, table, seat, None, lambda room: check_holds(room, who, seat), "", lang)


@put("/api/tables/{table:str}/seats/{seat:int}/automatic", status_code=200)
async def keep_wishes(
    table: TableId,
    seat: SeatNumber,
    data: JSONBody[wire.WishesIn],
    request: Request[Any, Any, Any],
    who: Who,
    state: State,
    lang: Lang = "en",
) -> wire.WishesOut:
    """Have something answered without being asked, instead of what I wanted before."""
    pay(request, state)
    hall = house_of(state).hall
    return await change_wishes(
        hall, table, seat, data.wishes, lambda room: check_holds(room, who, seat), "", lang, data.was
    )


@get("/api/tables/{table:str}/seats/{seat:int}/letters")
async def letters(table: TableId, seat: SeatNumber, who: Who, state: State, lang: Lang = "en") -> wire.LettersOut:
    """Free letters that wait, and how the last ones ended, as my seat may see them."""
    return await house_of(state).mailbox.out(table, seat, lambda room: check_holds(room, who, seat), "", lang)


@post("/api/tables/{table:str}/letters", status_code=200)
async def send_letter(
    table: TableId,
    data: JSONBody[wire.LetterIn],
    request: Request[Any, Any, Any],
    who: Who,
    state: State,
    lang: Lang = "en",
) -> wire.LettersOut:
    """Send a free letter: it stops nobody."""
    pay(request, state)
    mailbox = house_of(state).mailbox
    await mailbox.send(table, data, lambda room: check_holds(room, who, data.seat))
    return await mailbox.out(table, data.seat, lambda room: check_holds(room, who, data.seat), data.key, lang)


@post("/api/tables/{table:str}/letters/answers", status_code=200)
async def answer_letter(
    table: TableId,
    data: JSONBody[wire.LetterAnswer],
    request: Request[Any, Any, Any],
    who: Who,
    state: State,
    lang: Lang = "en",
) -> wire.LettersOut:
    """Accept, refuse or withdraw a letter."""
    pay(request, state)
    mailbox = house_of(state).mailbox
    await mailbox.answer(table, data, who.id or "token", lambda room: check_holds(room, who, data.seat))
    return await mailbox.out(table, data.seat, lambda room: check_holds(room, who, data.seat), "", lang)


PRIVATE_ROUTES: list[Any] = [wishes, keep_wishes, letters, send_letter, answer_letter]
