"""The peer of the server under load: Litestar and uvicorn, and nothing else.

For each message it hears at a table it sends what our server sent for a move: one message to everybody there, and a
short one to the sender. It reads nothing, decides nothing, saves nothing.
"""

import itertools
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, post, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from signoria.cli.benching.crowd import Recorded

Socket = WebSocket[Any, Any, Any]


class Said:
    """What is sent again and again, and to whom."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tables: dict[int, list[Socket]] = {}
        self.moves: Iterator[Recorded] = iter(())

    def read(self) -> None:
        self.moves = itertools.cycle(msgspec.json.decode(self.path.read_bytes(), type=list[Recorded]))


@post("/read")
async def read(state: State) -> None:
    """Our server has sent other messages meanwhile."""
    state.said.read()


@websocket("/{table:int}")
async def answer(socket: Socket, table: int, state: State) -> None:
    await socket.accept()
    said: Said = state.said
    players = said.tables.setdefault(table, [])
    players.append(socket)
    try:
        while True:
            await socket.receive_text()
            move = next(said.moves)
            for player, update in zip(players, move.updates, strict=True):
                await player.send_data(update)
            await socket.send_data(move.done)
    except WebSocketDisconnect:
        players.remove(socket)


def run(port: int, recorded: Path) -> None:
    app = Litestar([answer, read], state=State({"said": Said(recorded)}), logging_config=None, openapi_config=None)
    uvicorn.run(app, port=port, ws="websockets-sansio", log_config=None, access_log=False)


if __name__ == "__main__":
    run(int(sys.argv[1]), Path(sys.argv[2]))
