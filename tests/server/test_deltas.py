"""Updates that send what has changed: built up, the view is always the whole one, in Python and in TypeScript."""

import json
import random
import subprocess
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

import signoria
from signoria.games import GAMES
from signoria.kernel.seen import Seen
from signoria.server import wire
from signoria.server.connections import Acknowledgement, Connection, Watcher
from signoria.server.manner import Manner
from signoria.server.room import Lines, Room
from signoria.server.views import MOST_UNASKED, Views
from tests.server.followers import NO_BROWSER_CODE, WEB, Followed, check_in_browser, follow_game
from tests.server.rooms import Logged

PLAIN, DELTAS = Manner(picture=True), Manner(deltas=True, picture=True)


def encoded(update: wire.Update) -> Any:
    return msgspec.json.decode(msgspec.json.encode(update))


class Follower:
    """Somebody who is sent deltas and puts the view together."""

    def __init__(self, table: Logged, seat: int | None) -> None:
        self.table, self.seat = table, seat
        self.viewed, self.view = -1, None
        self.picture: Any = None
        self.whole = 0  # so many updates had the whole view
        self.bytes = 0

    def hear(self) -> None:
        update = encoded(self.table.room.update(self.seat, -1, DELTAS, 0.0, self.viewed))
        self.whole += "view" in update
        self.bytes += len(json.dumps(update.get("changes", update.get("view"))))
        if "changes" in update:
            assert update["base"] == self.viewed
            self.view = wire.changed(self.view, update["changes"])
        else:
            self.view = update["view"]
        assert wire.check_of(self.view) == update["check"]
        changes = update.get("picture_changes")
        self.picture = update["picture"] if changes is None else wire.changed(self.picture, changes)
        assert wire.check_of(self.picture) == update["picture_check"]
        self.viewed = update["seq"]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_put_together_is_the_whole_view(game: str) -> None:
    """Over a whole game, with undos, for every seat and a spectator; and little of it is sent."""
    table = Logged("fief", 3, turn_limit=1) if game == "fief" else Logged(game, 2)
    room, chance = table.room, random.Random(4)
    followers = [Follower(table, seat) for seat in (None, *range(room.row.seats))]
    whole = 0
    for step in range(150):
        for follower in followers:
            follower.hear()
        room.were_told()
        for follower in followers:
            update = encoded(room.update(follower.seat, -1, PLAIN, 0.0))
            full = update["view"]
            assert follower.view == full
            assert follower.picture == update["picture"]
            whole += len(json.dumps(full))
        if room.is_over:
            break
        seat = chance.choice(room.waiting)
        table.play(seat, number=chance.randrange(len(room.legal(seat, "en"))))
        if step % 9 == 8 and not room.is_over:
            table.do(partial(undone, seat=seat))
    assert all(follower.whole == 1 for follower in followers)
    assert sum(follower.bytes for follower in followers) < whole / 4


def test_views_that_nobody_asks_for_any_more_are_not_kept_and_whoever_comes_back_is_sent_a_whole_one() -> None:
    table, drawing = Logged("lorenzo", 2), Manner(deltas=True, picture=True, view=False)
    room, chance, follower = table.room, random.Random(2), Follower(table, 0)
    for step in range(30):
        if 10 <= step < 22:
            room.update(0, -1, drawing, 0.0, -1)
        else:
            follower.hear()
        room.were_told()
        assert bool(room.views.sent) == (step < 10 + MOST_UNASKED or step >= 22)
        seat = room.waiting[0]
        table.play(seat, number=chance.randrange(len(room.legal(seat, "en"))))
    assert follower.whole == 2


@pytest.mark.parametrize("game", GAMES)
def test_who_draws_from_pictures_needs_no_view(game: str) -> None:
    """A browser that draws a board: what has changed says of which update it is, without a view too."""
    table, chance, viewed, drawn = Logged(game, 3), random.Random(2), -1, None
    room = table.room
    for _ in range(60):
        update = encoded(room.update(0, -1, Manner(deltas=True, picture=True, view=False), 0.0, viewed))
        assert not {"view", "changes", "check"} & set(update)
        if viewed >= 0:
            assert update["base"] == viewed
            drawn = wire.changed(drawn, update["picture_changes"])
        else:
            assert "base" not in update
            drawn = update["picture"]
        assert wire.check_of(drawn) == update["picture_check"]
        assert drawn == encoded(room.update(0, -1, PLAIN, 0.0))["picture"]
        room.were_told()
        viewed = update["seq"]
        seat = chance.choice(room.waiting)
        table.play(seat, number=chance.randrange(len(room.legal(seat, "en"))))
    assert not room.views.sent


def undone(room: Room, seat: int) -> Lines:
    before = len(room.playing.lines)
    room.playing.undo(seat, consent=True)
    return [list(line) for line in room.playing.lines[before:]]


@pytest.fixture(scope="module")
def followed() -> dict[str, Followed]:
    """A whole game of each title; `make soak` follows a hundred."""
    return {game: follow_game(game, 1) for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_over_bad_connections(game: str, followed: dict[str, Followed]) -> None:
    seen, _ = followed[game]
    assert seen["views"] > 200
    assert seen["deltas"] > 200
    assert min(seen[mishap] for mishap in ("lost updates", "doubled updates", "broken connections", "asked anew")) > 5


@pytest.mark.skipif(NO_BROWSER_CODE, reason="no Node.js")
def test_the_browser_follows_whole_games_over_bad_connections(followed: dict[str, Followed]) -> None:
    """And it is noticed if it does not."""
    heard = [one for _, heard in followed.values() for one in heard]
    check_in_browser(heard)
    changed = next(one["update"] for one in heard[-1] if one["fits"] and one["update"].get("changes"))
    lost = changed["changes"].pop()
    with pytest.raises(AssertionError, match="does not fit"):
        check_in_browser(heard[-1:])
    changed["changes"].append(lost)


def test_who_has_missed_something_is_sent_the_whole_view() -> None:
    table = Logged("lorenzo", 2)
    follower = Follower(table, 0)
    follower.hear()
    table.room.were_told()
    for _ in range(2):  # the first of these it is not told of
        table.play(table.room.waiting[0])
        table.room.update(0, -1, DELTAS, 0.0, table.room.seq - 1)
        table.room.were_told()
    follower.hear()
    assert follower.whole == 2


@pytest.mark.parametrize(
    ("before", "after", "changes"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}, [[["b", 1], 3]]),
        ({"a": 1}, {"b": None}, [[["a"]], [["b"], None]]),
        ({"a": [1]}, {"a": [1, 2]}, [[["a"], [1, 2]]]),
        ({"a": {"b": {"c": 1}}}, {"a": {"b": {"c": 1, "d": {}}}}, [[["a", "b", "d"], {}]]),
        ({"a": 1}, {"a": 1}, []),
        ([1], {"a": 1}, [[[], {"a": 1}]]),
        ({"a": 1}, {"a": True}, [[["a"], True]]),  # which Python takes for the same
    ],
)
def test_changes(before: Any, after: Any, changes: list[Any]) -> None:
    was = json.dumps(before)
    assert changes_between(before, after) == changes
    assert wire.changed(before, changes) == after
    assert json.dumps(before) == was


def changes_between(before: Any, after: Any) -> Any:
    return json.loads(b"[%s]" % wire.written_changes(wire.canonical(before), wire.canonical(after), []))


def test_an_acknowledgement_travels_with_the_update_of_who_did_it() -> None:
    async def send(message: bytes) -> None:
        pass

    mine, other = Connection("p0", "Ann", send), Connection("p1", "Bob", send)
    done = Acknowledgement(mine, 0, wire.Saved(table="t", key="k", seq=4))
    update = b'{"type":"update","seq":4}'
    assert done.told_with(update, Watcher(other, "t", 0, 3, DELTAS)) == update
    assert done.told_with(update, Watcher(mine, "t", 1, 3, DELTAS)) == update
    assert done.told_with(update, Watcher(mine, "t", 0, 3, PLAIN)) == update
    told = json.loads(done.told_with(update, Watcher(mine, "t", 0, 3, DELTAS)))
    assert told["done"] == {"type": "done", "table": "t", "key": "k", "seq": 4}
    assert done.is_told


SCRIPT = """
import { readFileSync } from "node:fs";
import ts from "typescript";
const source = readFileSync("src/lib/deltas.ts", "utf8");
const { outputText } = ts.transpileModule(source, { compilerOptions: { module: "ESNext", target: "ES2022" } });
const { changed, checkOf } = await import(`data:text/javascript;base64,${Buffer.from(outputText).toString("base64")}`);
let view;
for (const line of readFileSync(0, "utf8").trim().split("\\n")) {
  const update = JSON.parse(line);
  view = update.changes ? changed(view, update.changes) : update.view;
  console.log(checkOf(view) === update.check);
}
"""


@pytest.mark.skipif(NO_BROWSER_CODE, reason="no Node.js")
def test_the_browser_puts_the_same_together() -> None:
    """Views of every game, with names in other scripts among them, and the same check values."""
    updates: list[dict[str, Any]] = []
    for game, rules in GAMES.items():
        m, chance = signoria.new(game, seats=rules.fewest, seed=3), random.Random(2)
        before: Any = None
        for _ in range(60):
            view = {**m.view(m.waiting[0]), "é☃𝄞": ["ł", "a\u2028b\x7f\n", {"10": 1, "9": 2}, True, None]}
            changes = {} if before is None else {"changes": changes_between(before, view)}
            updates.append({"check": wire.check_of(view), **(changes or {"view": view})})
            before = view
            m.play(m.waiting[0], chance.choice(m.legal(m.waiting[0])))
    lines = "\n".join(json.dumps(update) for update in updates)
    command = ["node", "--input-type=module", "-e", SCRIPT]
    told = subprocess.run(command, cwd=WEB, input=lines, capture_output=True, text=True, check=True, timeout=120)
    assert told.stdout.split() == ["true"] * len(updates)


def test_a_list_of_players_that_grows_is_sent_with_the_whole_view() -> None:
    """Its items are compared one by one, which says nothing of a list of another length."""
    views = Views()
    for number, players in enumerate(([{"coin": 1}], [{"coin": 2}], [{"coin": 2}, {"coin": 5}])):
        told = delta_of(views, number, {"players": players, "round": 1})
        assert ("view" in told, told.get("changes")) == (
            (False, [[["players", 0, "coin"], 2]]) if number == 1 else (True, None)
        )


def test_what_all_see_alike_is_worked_out_once_and_what_they_do_not_is_not_mixed_up() -> None:
    views = Views()
    hands = {0: "ace", 1: "king"}
    for round in (1, 2):
        for seat in (0, 1):
            view = {"round": round, "players": [{"hand": hands[seat] if own == seat else None} for own in (0, 1)]}
            told = delta_of(views, round, view, seat, settle=seat == 1)
            if round == 2:
                assert told["changes"] == [[["players", 0, "hand"], "two"], [["round"], 2]][seat:]
        hands[0] = "two"
    assert views.found == {}


def test_a_number_that_becomes_a_truth_value_is_sent() -> None:
    """Python takes 1 and true for the same: such a change left nothing but a comma, which no client could read."""
    views = Views()
    delta_of(views, 0, {"court": {"is_open": 1}, "round": 1})
    told = delta_of(views, 1, {"court": {"is_open": True}, "round": 2})
    assert told["changes"] == [[["court", "is_open"], True], [["round"], 2]]


def delta_of(views: Views, number: int, view: Any, seat: int = 0, settle: bool = True) -> Any:
    update = wire.Update(
        table="t",
        seat=seat,
        seq=number,
        shared=number,
        first=0,
        events=[],
        sentences=[],
        at=0,
        legal=[],
        waiting=[],
        optional=[],
        over=False,
    )
    seen = cast(Seen, SimpleNamespace(view=view))
    views.put(update, seen, seen, number - 1)
    if settle:
        views.settle()
    return encoded(update)
