"""Servers killed at random moments under load: what was acknowledged is there, what is there was made once.

A gesture of several moves is one command: it is in the log whole or not at all, and in one entry however often it came.
"""

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from signoria.games import GAMES
from signoria.server.room import Room
from signoria.server.storage import Entry, Store
from signoria.table.letters import has_letters
from tests.server.crowd import Guest, sit_down
from tests.server.servers import Server
from tests.server.writers import Writer, is_letter, untrue_letters

OPTIONS: dict[str, dict[str, object]] = {"fief": {"turn_limit": 1}}


async def kill_again_and_again(
    victims: list[Server], enough: Callable[[int], bool], dice: random.Random, guests: list[Guest]
) -> int:
    """Kill one of the servers in the middle of play and start it again, until it is enough; how often that was."""
    kills = 0
    while not enough(kills):
        wanted = acknowledged(guests) + dice.randint(1, 25)
        while acknowledged(guests) < wanted:
            await asyncio.sleep(0.005)
        await (gesture_under_way(guests, wanted + 25) if kills % 2 else asyncio.sleep(dice.uniform(0, 0.03)))
        victim = dice.choice(victims)
        victim.kill()
        victim.start(wait=False)
        kills += 1
    return kills


async def gesture_under_way(guests: list[Guest], at_most: int) -> None:
    """Wait until somebody has sent several moves in one command and has no answer; or until so much is acknowledged."""
    while acknowledged(guests) < at_most and not any(guest.is_amid_gesture for guest in guests):
        await asyncio.sleep(0.001)


def acknowledged(guests: list[Guest]) -> int:
    return sum(len(guest.acknowledged) for guest in guests)


async def play_while_killed(
    servers: list[Server],
    victims: list[Server],
    tables: int,
    enough: Callable[[int], bool],
    seed: int,
    writers: list[Writer] | None = None,
) -> list[Guest]:
    """People play table after table until the killing is over; where a game has letters they write some too."""
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
            writing = [Writer(guest, len(seats), dice) for guest in seats] if has_letters(game) else []
            if writers is not None:
                writers.extend(writing)
            written = [writer.write(killing.done) for writer in writing]
            await asyncio.gather(*[guest.play(killing.done) for guest in seats], *written)
            lap += 1

    await asyncio.gather(*[keep_playing(number) for number in range(tables)])
    await killing
    return guests


def problems(database: str, guests: list[Guest], writers: Sequence[Writer] = ()) -> list[str]:
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
            if [entry.seq for entry in entries] != list(range(len(entries))):
                found.append(f"table {table}: entries are missing")
            room = Room.read(row, chairs, entries)  # every entry replays
            mailed = [writer for writer in writers if writer.guest.table == table]
            found += [f"table {table}: {what}" for what in untrue_letters(store, room, entries, mailed)]
            by_hand = [entry for entry in entries if entry.is_move and not entry.is_automatic]
            made = [entry for entry in by_hand if not is_letter(entry)]
            for guest in [guest for guest in guests if guest.table == table]:
                mine = [entry for entry in made if entry.movers[0] == guest.seat]
                found += [f"table {table}: {guest.name} {what}" for what in untrue(room, guest, mine)]
    finally:
        store.close()
    return found


def untrue(room: Room, guest: Guest, entries: list[Entry]) -> list[str]:
    """What the entries of a seat do not bear out of what somebody sent and was told."""
    found: list[str] = []
    made: dict[str, Entry] = {}
    for entry in entries:
        key = "" if entry.key is None else entry.key.split(":")[1]  # without the seat and what was said
        moves, sent = [what for who, what in entry.lines if who.isdecimal()], guest.sent.get(key, [])
        if key in made:
            found.append(f"sent {key} and it was made twice: entries {made[key].seq} and {entry.seq}")
        if moves != sent[: len(sent) - guest.dropped.get(key, 0)]:
            found.append(f"sent {sent}; entry {entry.seq} has {moves}")
        made[key] = entry
    for key, seq in guest.acknowledged.items():
        if key not in made or made[key].seq != room.numbering.entry(guest.seat, seq):
            found.append(f"was told that {guest.sent[key]} is entry {seq}; it is not")
    found += [f"was refused {guest.sent[key]}; it was made" for key in guest.refused if key in made]
    assert room.match is not None
    if guest.over and guest.events != room.match.log(guest.seat):
        found.append("was told other events than happened")
    return found


@dataclass
class Played:
    """What was seen in a trial, or in several."""

    kills: int = 0
    tables: int = 0
    acknowledged: int = 0  # commands
    gestures: int = 0  # of them, with several moves
    cut_off: int = 0  # times that a gesture had no answer yet when its connection ended
    letters: int = 0  # free letters that were acknowledged,
    answers: int = 0  # and answers to them


def trial(database: str, folder: Path, kills: int, seed: int, processes: int = 1, tables: int = 4) -> Played:
    """Kill servers so often while people play."""
    servers = [Server(database, folder) for _ in range(processes)]
    for server in servers:
        server.start()
    writers: list[Writer] = []
    try:
        guests = asyncio.run(play_while_killed(servers, servers, tables, lambda made: made >= kills, seed, writers))
    finally:
        for server in servers:
            server.stop()
    wrong = problems(database, guests, writers)
    assert not wrong, "\n".join(wrong[:20])
    several = {key for guest in guests for key, moves in guest.sent.items() if len(moves) > 1}
    return Played(
        kills,
        len({guest.table for guest in guests}),
        acknowledged(guests),
        len([key for guest in guests for key in guest.acknowledged if key in several]),
        len([key for guest in guests for key in guest.cut_off if key in several]),
        sum(len(writer.sent) for writer in writers),
        sum(len(writer.answered) for writer in writers),
    )
