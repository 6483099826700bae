"""Servers killed at random moments under load: what was acknowledged is there, what is there was made once."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from signoria.games import GAMES
from signoria.server.room import Room
from signoria.server.storage import Store
from tests.server.crowd import Guest, sit_down
from tests.server.nursery import Child, Nursery
from tests.server.servers import free_port

OPTIONS: dict[str, dict[str, object]] = {"fief": {"turn_limit": 1}}


async def kill_again_and_again(
    victims: list[Child], enough: Callable[[int], bool], dice: random.Random, guests: list[Guest]
) -> int:
    """Kill one of the servers in the middle of play and start it again, until it is enough; how often that was."""
    kills = 0
    while not enough(kills):
        wanted = acknowledged(guests) + dice.randint(1, 25)
        while acknowledged(guests) < wanted:
            await asyncio.sleep(0.005)
        await asyncio.sleep(dice.uniform(0, 0.03))
        victim = dice.choice(victims)
        victim.kill()
        victim.start(wait=False)
        kills += 1
    return kills


def acknowledged(guests: list[Guest]) -> int:
    return sum(len(guest.acknowledged) for guest in guests)


async def play_while_killed(
    servers: list[Child], victims: list[Child], tables: int, enough: Callable[[int], bool], seed: int
) -> list[Guest]:
    """People play table after table until the killing is over."""
    dice = random.Random(seed)
    ports = [server.url for server in servers]
    guests: list[Guest] = []
    killing = asyncio.create_task(kill_again_and_again(victims, enough, dice, guests))

    async def keep_playing(number: int) -> None:
        lap = 0
        while not killing.done():
            names = list(GAMES)
            game = names[(number + lap) % len(names)]
            rules = GAMES[game]
            seats = await sit_down(
                game, rules.fewest, OPTIONS.get(game, {}), lambda: dice.choice(ports), dice, f"t{number}-{lap}-"
            )
            guests.extend(seats)
            await asyncio.gather(*[guest.play(killing.done) for guest in seats])
            lap += 1

    await asyncio.gather(*[keep_playing(number) for number in range(tables)])
    await killing
    return guests


def problems(database: str, guests: list[Guest]) -> list[str]:
    """What the log does not bear out."""
    found: list[str] = []
    store = Store(database)
    try:
        for table in sorted({guest.table for guest in guests}):
            whole = asyncio.run(store.whole_table(table))
            if whole is None:
                found.append(f"table {table} is lost")
                continue
            row, chairs, entries = whole
            made = {entry.key.rpartition(":")[0]: entry for entry in entries if entry.key}  # without what was said
            if [entry.seq for entry in entries] != list(range(len(entries))):
                found.append(f"table {table}: entries are missing")
            room = Room.read(row, chairs, entries)  # every entry replays
            for guest in guests:
                if guest.table != table:
                    continue
                for key, (seq, move) in guest.acknowledged.items():
                    entry = made.get(f"{guest.seat}:{key}")
                    told = room.numbering.entry(guest.seat, seq)
                    if entry is None or entry.seq != told or entry.lines[0] != [str(guest.seat), move]:
                        found.append(f"table {table}: {guest.name} was told that {move} is entry {seq}; it is not")
                assert room.match is not None
                if guest.over and guest.events != room.match.log(guest.seat):
                    found.append(f"table {table}: {guest.name} was told other events than happened")
    finally:
        store.close()
    return found


def trial(database: str, folder: Path, kills: int, seed: int, processes: int = 1, tables: int = 4) -> tuple[int, int]:
    """Kill servers so often; gives how many tables were played and how many moves acknowledged."""
    with Nursery(folder) as nursery:
        servers = [Child(nursery, database, free_port()) for _ in range(processes)]
        for server in servers:
            server.start()
        try:
            guests = asyncio.run(play_while_killed(servers, servers, tables, lambda made: made >= kills, seed))
        finally:
            for server in servers:
                server.stop()
    wrong = problems(database, guests)
    assert not wrong, "\n".join(wrong[:20])
    return len({guest.table for guest in guests}), acknowledged(guests)
