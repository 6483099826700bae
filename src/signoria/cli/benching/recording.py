"""What our server sent for a move before updates said only what has changed: the bytes that the bare server sends.

`messages.json.xz` holds the messages of some moves of each game, evenly spread over a game of random moves between four
players who ask for words. The server of commit f9ff301 sent them. They were recorded so, with that version installed in
an environment of its own: `python -m signoria.cli.benching.recording OTHER_PYTHON messages.json.xz`.
"""

import asyncio
import lzma
import sys
from importlib import resources
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from signoria.cli.benching.crowd import Crowd, Recorded, Wanted

FILE = "messages.json.xz"
MOVES = 24  # of each game
LONGEST = 120.0  # seconds that the games to record may take
WORDS = Wanted(words=True, deltas=False, picture=False)


def recorded() -> list[Recorded]:
    """The messages of every move, of the games in turn."""
    packed = (resources.files("signoria.cli.benching") / FILE).read_bytes()
    return msgspec.json.decode(lzma.decompress(packed), type=list[Recorded])


def without_words(move: Recorded) -> Recorded:
    """The same messages as they are for those who do not ask for words."""
    return Recorded(done=move.done, updates=[worded_less(update) for update in move.updates])


def worded_less(update: str) -> str:
    fields = msgspec.json.decode(update, type=dict[str, msgspec.Raw])
    fields.pop("shown", None)
    return msgspec.json.encode(fields).decode()


def spread(moves: list[Recorded]) -> list[Recorded]:
    """Some of all moves of a game, at equal distances."""
    return [moves[i * len(moves) // MOVES] for i in range(min(MOVES, len(moves)))]


async def record(python: str, folder: Path) -> list[Recorded]:
    """Let an installed version play each game once, and take down what it sends."""
    from signoria.cli.bench import OURS
    from signoria.cli.benching.load import Load, Played

    games = [Played(name, ours.options) for name, ours in OURS.items()]
    load = Load(games, 1.0, len(games), folder, print)
    made: dict[str, list[Recorded]] = {}
    async with load.serve(python):
        await load.make_tables()
        crowd = await load.sit_down(WORDS, "", record=made)
        await play_out(crowd)
        await crowd.leave()
    return [move for moves in zip(*(spread(moves) for moves in made.values()), strict=True) for move in moves]


async def play_out(crowd: Crowd) -> None:
    """Play until all games are over."""
    end = asyncio.get_running_loop().time() + LONGEST
    while not all(table.is_over for table in crowd.tables) and asyncio.get_running_loop().time() < end:
        await crowd.play(1.0)


def main(python: str, file: str) -> None:
    with TemporaryDirectory() as folder:
        moves = asyncio.run(record(python, Path(folder)))
    Path(file).write_bytes(lzma.compress(msgspec.json.encode(moves), preset=9 | lzma.PRESET_EXTREME))
    print(len(moves), "moves,", sum(len(update) for move in moves for update in move.updates), "bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
