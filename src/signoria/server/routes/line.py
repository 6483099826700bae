"""The WebSocket."""

import time
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

import signoria
from signoria.server import wire
from signoria.server.accounts import Identity
from signoria.server.asking import bearer_of, house_of, is_own_page, session_of
from signoria.server.connections import Connection
from signoria.server.errors import NotLoggedIn
from signoria.server.house import House
from signoria.server.limits import client_address, household
from signoria.server.protocols import TRANSPORT, WRITE
from signoria.server.sockets import Talker, converse


@websocket("/api/ws")
async def socket(socket: WebSocket[Any, Any, Any], state: State) -> None:
    """One connection for any number of tables; messages are `FromClient` and `ToClient`."""
    house = house_of(state)
    cookie = session_of(socket) if is_own_page(socket, house.settings) else ""
    bearer = bearer_of(socket)
    who = await house.accounts.identify(cookie, bearer, "", False)
    await socket.accept()
    connection = Connection(who.id, who.name, lambda data: socket.send_data(data, mode="text"), who.token_hash)
    connection.hang_up = socket.close
    extensions: Any = socket.scope.get("extensions") or {}
    connection.transport = extensions.get(TRANSPORT)
    connection.write = extensions.get(WRITE)
    house.hall.connections.all.add(connection)
    if not await is_still(house, who, cookie, bearer):
        connection.end()
    connection.tell(wire.Welcome(version=signoria.__version__, now=time.time(), name=who.name))
    try:
        address = household(client_address(socket.scope, house.settings))
        talker = Talker(house.hall, who, connection, house.hint, house.limits, address)
        connection.refresh = talker.refresh
        await converse(talker, socket.receive_text, house.settings.messages_per_second)
    except WebSocketDisconnect:
        pass
    finally:
        house.hall.connections.all.discard(connection)


async def is_still(house: House, who: Identity, cookie: str, bearer: str) -> bool:
    """Whether nobody was logged out before their connection was known, and could be ended."""
    try:
        return (await house.accounts.identify(cookie, bearer, "", False)).token_hash == who.token_hash
    except NotLoggedIn:
        return False
