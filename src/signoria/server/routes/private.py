"""What one seat keeps to itself, over HTTP: automatic answers."""

from typing import Any

from litestar import Request, get, put
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
    return await change_wishes(hall, table, seat, data.wishes, lambda room: check_holds(room, who, seat), "", lang)


PRIVATE_ROUTES: list[Any] = [wishes, keep_wishes]
