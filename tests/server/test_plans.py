"""Plans are saved with the entry they follow from: no crash, repeated message or second process tears them apart."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from signoria.server import plans, wire
from signoria.server.room import Lines, Room
from signoria.server.storage import Store
from signoria.server.storage.rows import PLAN
from signoria.table.plans import Plan, due, phase_of
from tests.fief import tables as fief_tables
from tests.server.rooms import Desk, Player
from tests.server.test_automatic_answers import in_a_window, room_at
from tests.server.test_flood_of_letters import heard, looking_on
from tests.server.test_mailbox import Place, buying, marching, run

GESTURE = ["march baudoin", "step charolles", "men 2", "ask_leave l_epervier", "propose", "men 1", "halt"]


class Killed(Exception):
    pass


async def killed(*_: object) -> None:
    """The process dies as soon as an entry is saved."""
    raise Killed


@pytest.mark.parametrize("move", ["nonsense", ["nonsense 1"], {"verb": "nonsense"}, ["offer 99"]])
def test_what_is_no_move_is_refused_and_the_table_stays_open(tmp_path: Path, move: wire.Json) -> None:
    """With `plan` it was a dead end: the table left memory, and each such message had it read from its log again."""

    async def test(desk: Desk, place: Place) -> None:
        room = await place.room()
        told = await place.move(0, move, plan=True)
        assert (told["type"], told["code"]) == ("refused", "bad-move")
        assert await place.room() is room

    run(tmp_path, buying(), test)


@pytest.mark.parametrize("strange", ["offer 5", {"verb": "talk", "seat": 7}, "successor 4"])
def test_a_plan_about_a_seat_that_is_not_there_is_refused(tmp_path: Path, strange: wire.Json) -> None:
    """It was kept, and nobody could be told of it: each time it was due the table failed, and after six it was parked.

    So who was about to lose could end any game.
    """

    async def test(desk: Desk, place: Place) -> None:
        await looking_on(desk, place, 0)
        told = await place.send("move", 0, at=0, move=[*GESTURE[:5], strange], plan=True)
        assert [one.get("code") for one in told] == ["bad-move"]
        assert (await place.room()).private.plans == {}
        await place.send("move", 0, at=0, move=[*GESTURE[:5], "offer 1"], plan=True)
        await place.move(1, "refuse")
        room = await desk.until(place.table, lambda room: not room.private.plans)
        assert (room.row.status, desk.automatic.failures) == ("playing", {})

    run(tmp_path, marching(), test)


def test_a_plan_outlives_a_crash_right_after_its_moves_were_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was written after the moves were acknowledged: killed between the two, the server forgot the rest."""

    async def test(desk: Desk, place: Place) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(plans, "tell_change", killed)
            told = await place.send("move", 0, at=0, move=GESTURE, plan=True)
        assert told[0]["type"] == "done"
        desk.hall.forget(place.table)
        assert (await place.room()).private.plans[0].moves == ["men 1", "halt"]

    run(tmp_path, marching(), test)


def test_what_was_played_of_a_plan_is_not_played_again_after_a_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its moves were saved before it was crossed out: killed between the two, the next process made them once more."""

    async def test(desk: Desk, place: Place) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(plans, "tell_change", killed)
            await place.send("move", 0, at=0, move=GESTURE, plan=True)
            await place.move(1, "accept")
            await desk.until(place.table, lambda room: fief_tables.where(room.playing.state, "baudoin") == "l_epervier")  # type: ignore[arg-type]
            desk.hall.forget(place.table)
            assert (await place.room()).private.plans[0].moves == ["halt"]

    run(tmp_path, marching(), test)


def test_a_plan_outlives_what_comes_before_its_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever was quicker, with a pause or a card, had it dropped as if the rules forbade what was left."""

    async def test(desk: Desk, place: Place) -> None:
        do, tried = desk.hall.do, list[str]()

        async def done(table: str, command: Callable[[Room], Lines], by: str, *given: Any, **named: Any) -> int:
            if by == PLAN and not tried:
                await do(table, lambda room: [room.note(room.playing, "pause")], "person")
                try:
                    return await do(table, command, by, *given, **named)
                finally:
                    tried.append(by)
            return await do(table, command, by, *given, **named)

        monkeypatch.setattr(desk.hall, "do", done)
        await place.send("move", 0, at=0, move=GESTURE, plan=True)
        await place.move(1, "accept")
        await desk.until(place.table, lambda room: bool(tried))
        await do(place.table, lambda room: room.resume(1), "person")
        room = await desk.until(place.table, lambda room: not room.private.plans)
        assert room.playing.lines[-1] == ("0", "men 1")

    run(tmp_path, marching(), test)


def test_a_plan_that_was_forgotten_is_not_played_however_late_that_is_known(tmp_path: Path) -> None:
    """Forgotten at one process, and told so, it was played at another that had not heard of it yet."""

    async def test(desk: Desk, place: Place) -> None:
        await place.send("move", 0, at=0, move=GESTURE, plan=True)
        await desk.store.write(lambda c: c.exec_driver_sql("update private set plan = null"))
        await place.move(1, "accept")
        room = await desk.until(place.table, lambda room: not room.private.plans)
        assert room.playing.lines[-1] == ("1", "accept")

    run(tmp_path, marching(), test)


def of_plans(told: list[Any]) -> list[tuple[list[str], list[str], str | None]]:
    """What is left, what was dropped, and why."""
    return [(one["moves"], one["dropped"], one.get("why")) for one in told if one["type"] == "plan"]


async def told_anew(desk: Desk, place: Place) -> list[tuple[list[str], list[str], str | None]]:
    """What seat 0 is told of its plans when it comes."""
    player = Player(desk, place.who, place.table, 0)
    await player.talker.hear(json.dumps({"type": "watch", "table": place.table, "seat": 0}))
    told = of_plans(heard(player))
    await player.talker.leave()
    return told


@pytest.mark.parametrize("ends", ["move", "drop_plan"])
def test_who_was_away_learns_what_became_of_a_plan(tmp_path: Path, ends: str) -> None:
    """Only who was connected just then was told: whoever came later, as in a game over days, found nothing."""

    async def test(desk: Desk, place: Place) -> None:
        await place.send("move", 0, at=0, move=GESTURE, plan=True)
        await place.move(1, "refuse")
        await desk.until(place.table, lambda room: not room.private.plans)
        for _ in range(2):
            assert await told_anew(desk, place) == [([], ["men 1", "halt"], "refused")]
            desk.hall.forget(place.table)
        if ends == "move":
            await place.move(0, "halt")
        else:
            await place.send("drop_plan", 0)
        assert await told_anew(desk, place) == []
        desk.hall.forget(place.table)
        assert await told_anew(desk, place) == []

    run(tmp_path, marching(), test)


@pytest.mark.parametrize(("answer", "told"), [("refuse", ([], ["men 1"], "refused")), ("accept", ([], [], None))])
def test_what_becomes_of_a_plan_is_told_in_every_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str, told: tuple[list[str], list[str], str | None]
) -> None:
    """Where another process dropped it, or played it on, it stayed on the board of whoever was connected here."""
    monkeypatch.setattr(Store, "is_shared", True)

    async def test(desk: Desk, place: Place) -> None:
        async with Desk(desk.store.url, processes=0) as other:
            watching = await looking_on(desk, place, 0)
            await place.send("move", 0, at=0, move=GESTURE[:-1], plan=True)
            await Place(other, place.who, place.table).move(1, answer)
            await other.until(place.table, lambda room: not room.private.plans)
            heard(watching)
            await desk.hall.heard(f"{place.table} changed")
            assert of_plans(heard(watching))[-1:] == [told]

    run(tmp_path, marching(), test)


def test_a_gesture_that_is_sent_again_keeps_its_plan(tmp_path: Path) -> None:
    """A client that has lost its connection repeats what was not acknowledged: the table forgot the rest of it."""

    async def test(desk: Desk, place: Place) -> None:
        for _ in range(2):
            place.keys = 0
            told = await place.send("move", 0, at=0, move=GESTURE, plan=True)
            assert (told[-1]["type"], told[-1]["seq"]) == ("done", 1)
        assert (await place.room()).private.plans[0].moves == ["men 1", "halt"]

    run(tmp_path, marching(), test)


def test_before_the_game_nobody_has_a_plan(tmp_path: Path) -> None:
    """It was an error of the server, with a traceback in its log each time somebody asked."""

    async def test(desk: Desk, place: Place) -> None:
        place.table = (await desk.tables.create(wire.NewTable(game="fief", seats=3), place.who)).id
        await desk.tables.claim(place.table, wire.Claim(seat=0), place.who)
        for kind in ("plan", "drop_plan"):
            assert (await place.send(kind, 0))[-1]["code"] == "not-begun"

    run(tmp_path, buying(), test)


def test_a_table_whose_plan_waits_for_others_is_left_alone(tmp_path: Path) -> None:
    """Every five seconds it was opened and looked at, for ever: a few hundred such tables kept the server busy."""

    async def test(desk: Desk, place: Place) -> None:
        await place.send("move", 0, at=0, move=GESTURE, plan=True)
        room = await place.room()
        assert (room.waiting, room.private.plans[0].moves) == ([1], ["men 1", "halt"])
        row = await desk.store.table(place.table)
        assert row is not None
        assert (room.row.due, row.due) == (None, None)
        await desk.store.change_table(place.table, due=1.0)  # as earlier versions have left it
        desk.hall.forget(place.table)
        await desk.automatic.sweep()
        for _ in range(100):
            await asyncio.sleep(0.02)
            row = await desk.store.table(place.table)
            assert row is not None
            if row.due is None:
                break
        assert row.due is None
        await place.move(1, "accept")
        await desk.until(place.table, lambda room: fief_tables.where(room.playing.state, "baudoin") == "l_epervier")  # type: ignore[arg-type]

    run(tmp_path, marching(), test)


def test_a_plan_that_cannot_be_read_keeps_nobody_from_the_table(tmp_path: Path) -> None:
    """As another version may have written it: the table could not be opened any more, nor parked."""

    async def test(desk: Desk, place: Place) -> None:
        await place.send("automatic", 0, wishes={"reactions": {"tunnel": "never"}})
        await desk.hall.private.keep(place.table, 0, plan={"moves": 3})
        desk.hall.forget(place.table)
        room = await place.room()
        assert (room.private.plans, list(room.private.wishes)) == ({}, [0])
        assert (await place.move(0, "done"))["type"] in ("done", "update")

    run(tmp_path, marching(), test)


def test_who_goes_along_is_still_planned_when_a_window_asks_before() -> None:
    """What answers no question is left out of a plan; in a window that is not known yet. The plan was lost."""
    room = room_at(in_a_window("revolt"))
    plan = Plan(["men 2", "knights 1"], [], len(room.playing.events), phase_of(room.playing))
    assert due(room.playing, 1, plan) is None
