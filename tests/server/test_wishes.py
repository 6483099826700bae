"""Wishes of one seat at several devices: each is told what stands, and none undoes what another has changed."""

import time
from pathlib import Path
from typing import Any

import pytest

from signoria.games.fief.state import Table
from signoria.server.storage import Store
from tests.server.rooms import Desk
from tests.server.test_automatic_answers import in_a_window
from tests.server.test_flood_of_letters import heard, looking_on
from tests.server.test_mailbox import Place, buying, run

REVOLT, AMBUSH = {"reactions": {"revolt": "never"}}, {"reactions": {"ambush": "never"}}


def of_kind(told: list[Any], kind: str) -> list[Any]:
    return [one for one in told if one["type"] == kind]


def stated(told: list[Any]) -> list[dict[str, Any]]:
    """What is wished, without what is as usual."""
    return [{name: value for name, value in one["wishes"].items() if value} for one in of_kind(told, "automatic")]


async def wish(place: Place, seat: int, wishes: dict[str, Any], was: dict[str, Any] | None = None) -> dict[str, Any]:
    more = {} if was is None else {"was": was}
    kept: dict[str, Any] = (await place.send("automatic", seat, wishes=wishes, **more))[-1]
    return kept


def test_another_device_of_a_seat_is_told_what_is_wished(tmp_path: Path) -> None:
    """It went on showing what stood before, and undid the wish with its own next one."""

    async def test(desk: Desk, place: Place) -> None:
        watching = [await looking_on(desk, place, seat) for seat in (0, 1, None)]
        await wish(place, 0, REVOLT)
        assert [stated(heard(one)) for one in watching] == [[REVOLT], [], []]

    run(tmp_path, buying(), test)


def test_two_devices_change_different_wishes(tmp_path: Path) -> None:
    """Each sent all that it knew of: what the other had changed meanwhile was gone."""
    letters = [{"matter": "trade", "answer": "refuse", "seat": 1}, {"matter": "talk", "answer": "accept"}]

    async def test(desk: Desk, place: Place) -> None:
        stood = (await wish(place, 0, {**REVOLT, "letters": letters[:1], "bids": []}))["wishes"]
        one = {**stood, "reactions": {**stood["reactions"], "ambush": "battles"}}
        other = {**stood, "reactions": {}, "letters": [*stood["letters"], letters[1]], "quiet": "phase"}
        await wish(place, 0, one, was=stood)
        found = (await wish(place, 0, other, was=stood))["wishes"]
        assert found["reactions"] == {"ambush": "battles"}
        assert [(one["matter"], one["answer"], one.get("seat")) for one in found["letters"]] == [
            ("trade", "refuse", 1), ("talk", "accept", None),
        ]  # fmt: skip
        assert (found["quiet"], bool(found["quiet_since"])) == ("phase", True)
        assert stated([await wish(place, 0, AMBUSH)]) == [AMBUSH], "a program says all that it wants"

    run(tmp_path, buying(), test)


def test_wishes_are_told_in_every_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Store, "is_shared", True)

    async def test(desk: Desk, place: Place) -> None:
        async with Desk(desk.store.url, processes=0) as other:
            watching = await looking_on(desk, place, 0)
            await wish(Place(other, place.who, place.table), 0, REVOLT)
            await desk.hall.heard(f"{place.table} changed")
            assert stated(heard(watching)) == [REVOLT]
            await desk.hall.heard(f"{place.table} changed")
            assert heard(watching) == []

    run(tmp_path, buying(), test)


def in_a_long_window() -> Table:
    return in_a_window("revolt", asked=2)


def test_who_takes_a_wish_back_is_asked(tmp_path: Path) -> None:
    """A page and a program were told that the server would answer, and waited for an answer that nobody gave."""

    async def test(desk: Desk, place: Place) -> None:
        async with desk.hall.room(place.table) as room:
            room.noticed_at = time.time() + 60
        watching = await looking_on(desk, place, 1)
        seq = (await place.room()).number(1)
        for wishes, expected in (({"moments": {"before_income": "never"}}, True), ({}, False)):
            await wish(place, 1, wishes)
            [update] = of_kind(heard(watching), "update")
            assert (update["seq"], update.get("unasked", False)) == (seq, expected)

    run(tmp_path, in_a_long_window(), test)


def test_a_wish_that_has_ended_is_told(tmp_path: Path) -> None:
    """The bell stayed pressed when the phase in which nobody was to react was over."""

    async def test(desk: Desk, place: Place) -> None:
        await wish(place, 0, {"quiet": "phase"})
        watching = await looking_on(desk, place, 0)
        for seat in range(4):
            assert stated(heard(watching)) == [], "it has not ended yet"
            await place.move(seat, "done")
        assert stated(heard(watching)) == [{}]

    run(tmp_path, buying(), test)
