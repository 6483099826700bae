"""The peer of the server under load: Litestar and uvicorn, and nothing else.

For each message it hears at a table it sends what our server once sent for a move: one message to everybody there, and
a short one to the sender (see `recording.py`). It reads nothing, decides nothing, saves nothing.
"""

import itertools
import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from signoria.cli.benching.recording import recorded, without_words

Socket = WebSocket[Any, Any, Any]
WORDS = "words"
PLAIN = "plain"


class Said:
    """What is sent again and again, with words or without them, and to whom."""

    def __init__(self) -> None:
        moves = recorded()
        self.tables: dict[int, list[Socket]] = {}
        self.moves = {
            WORDS: itertools.cycle(moves),
            PLAIN: itertools.cycle([without_words(move) for move in moves]),
        }


@websocket("/{how:str}/{table:int}")
async def answer(socket: Socket, how: str, table: int, state: State) -> None:
    await socket.accept()
    said: Said = state.said
    players = said.tables.setdefault(table, [])
    players.append(socket)
    try:
        while True:
            await socket.receive_text()
            move = next(said.moves[how])
            for player, update in zip(players, move.updates, strict=True):
                await player.send_data(update)
            await socket.send_data(move.done)
    except WebSocketDisconnect:
        players.remove(socket)


def run(port: int) -> None:
    app = Litestar([answer], state=State({"said": Said()}), logging_config=None, openapi_config=None)
    uvicorn.run(app, port=port, ws="websockets-sansio", log_config=None, access_log=False)


if __name__ == "__main__":
    run(int(sys.argv[1]))
