"""What happens by itself at a table: bots, people who are replaced, time that is out, tables that were left."""

import asyncio
import time
from functools import partial
from itertools import chain
from pathlib import Path

import httpx
import pytest

import signoria
from signoria.server import automatic, duties, wire
from signoria.server.connections import SLOWEST_FIRST, Connection, Watcher
from signoria.server.errors import Refusal
from signoria.server.manner import Manner
from signoria.server.room import Room
from signoria.server.settings import Settings
from signoria.server.tables import known_bot
from signoria.table.digest import ASIDE, BRIEF, GRAVE, USUAL, Lingered
from signoria.table.pacing import pacing
from tests.server.postgres import postgres
from tests.server.rooms import Desk, Logged, is_over, row_of
from tests.server.servers import Server
from tests.server.test_connections import nowhere


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'signoria.db'}"


def by_hand(desk: Desk, table: str, seat: int) -> asyncio.Task[int]:
    """A person makes the first legal move."""
    return asyncio.ensure_future(
        desk.hall.do(table, lambda room: room.play(seat, None, room.legal(seat, "en")[0].text), "person", seat)
    )


# ---------------------------------------------------------------- bots


def test_a_table_of_bots_only_plays_to_the_end_by_itself(database: str) -> None:
    async def run() -> None:
        async with Desk(database) as desk:
            ann = await desk.person("Ann")
            table = await desk.table([ann], "lorenzo", 2, bots={"0": "random", "1": "random"})
            room = await desk.until(table, is_over)
            assert (room.row.status, room.row.due) == ("over", None)
            kept = await desk.store.whole_table(table)
            assert kept is not None
            assert {entry.by for entry in kept[2]} == {"table", "bot random"}
            assert room.record().text() == Room.read(*kept).record().text()

    asyncio.run(run())


def test_a_bot_lets_people_see_the_move_before_it(database: str) -> None:
    """Three bots that answer within a few milliseconds look like one leap. Where nobody looks, nobody waits."""

    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            desk.automatic.pause = 0.3
            ann = await desk.person("Ann")
            table = await desk.table([ann], "lorenzo", 2, bots={"1": "random"})
            for _ in range(3):
                await desk.until(table, lambda room: room.waiting == [0])
                await by_hand(desk, table, 0)
            await desk.until(table, lambda room: room.waiting == [0])
            entries = (await desk.store.whole_table(table) or ([], [], []))[2]
            movers = [next((int(who) for who, _ in entry.lines if who.isdecimal()), None) for entry in entries]
            times = [entry.at for entry in entries]
            steps = list(zip(movers, movers[1:], times, times[1:], strict=False))
            assert any(mover == 1 and before != 1 for before, mover, _, _ in steps)
            assert all(after - first > 0.25 for before, mover, first, after in steps if mover == 1 and before != 1)

    asyncio.run(run())


def test_bots_wait_for_the_board_of_an_only_player_and_for_who_may_take_a_seat_back(database: str) -> None:
    """A story: a bot that took over played the rest of the game in 2.6 seconds, before its seat could be taken back."""

    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            ann, bob = await desk.person("Ann"), await desk.person("Bob")
            desk.automatic.pause = usual_pause = 60.0  # so that no bot moves meanwhile
            alone = await desk.table([ann], "lorenzo", 2, bots={"1": "random"})
            two = await desk.table([ann, bob], "lorenzo", 2)
            found: dict[str, float] = {}
            for speed in SLOWEST_FIRST:
                for table in (alone, two):
                    watcher = Watcher(Connection(ann.id, "Ann", nowhere), table, 0, -1, Manner())
                    watcher.speed = speed
                    desk.hall.connections.add(watcher)
                    async with desk.hall.room(table) as room:
                        usual = usual_pause * duties.pause(room)
                        found[f"{speed} {table == alone}"] = round(desk.automatic.pause_before(room) / usual, 6)
                    desk.hall.connections.drop(watcher)
            assert [found[f"{speed} True"] for speed in SLOWEST_FIRST] == [3, 1, 0]
            assert [found[f"{speed} False"] for speed in SLOWEST_FIRST] == [1, 1, 1]
            async with desk.hall.room(alone) as room:
                room.affairs.bots[0] = "random"
                assert desk.automatic.pause_before(room) == 0
                desk.hall.connections.add(Watcher(Connection(ann.id, "Ann", nowhere), alone, 0, -1, Manner()))
                assert desk.automatic.pause_before(room) == usual_pause * duties.pause(room)

    asyncio.run(run())


def test_one_person_at_one_screen_is_an_only_player(database: str) -> None:
    """A story: who played two seats against a bot was two people, and their board's speed did not count."""

    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            ann = await desk.person("Ann")
            table = await desk.table([ann, ann], "lorenzo", 3, bots={"2": "random"}, hot_seat=True)
            desk.automatic.pause = 0.5
            for seat in (0, 1):
                watcher = Watcher(Connection(ann.id, "Ann", nowhere), table, seat, -1, Manner())
                watcher.speed = "slow"
                desk.hall.connections.add(watcher)
                async with desk.hall.room(table) as room:
                    assert desk.automatic.pause_before(room) == 0.5 * 3 * duties.pause(room) > 0
                desk.hall.connections.drop(watcher)

    asyncio.run(run())


def test_bots_wait_until_the_board_of_an_only_player_has_shown_all(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stories: when a round ends, bots went on after 2 seconds, and the board was 4 actions behind; after several
    entries at once they waited for the last alone."""
    monkeypatch.setattr(duties, "lingered", lambda room: [Lingered(1, USUAL, True)] * 20)

    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            ann, bob = await desk.person("Ann"), await desk.person("Bob")
            alone = await desk.table([ann], "lorenzo", 2, bots={"1": "random"})
            two = await desk.table([ann, bob], "lorenzo", 2)
            desk.automatic.pause = 0.5
            watcher = Watcher(Connection(ann.id, "Ann", nowhere), alone, 0, -1, Manner())
            desk.hall.connections.add(watcher)
            async with desk.hall.room(alone) as room:
                with monkeypatch.context() as patched:
                    patched.setattr(room, "number", lambda viewer: 0)  # the beginning of a game is shown at once
                    desk.automatic.show(room)
                    assert desk.automatic.shown_at(room) == 0
                monkeypatch.setattr(room, "seq", 7)
                for speed in SLOWEST_FIRST:
                    watcher.speed, seconds = speed, 20 * pacing().seconds[speed][USUAL]
                    desk.automatic.boards.clear()
                    for entries in (1, 2):
                        desk.automatic.show(room)
                        assert desk.automatic.pause_before(room) == pytest.approx(entries * seconds)
                    with monkeypatch.context() as patched:
                        patched.setattr(room, "made", [(0, room.seq)])
                        desk.automatic.show(room)
                    assert desk.automatic.pause_before(room) == pytest.approx(seconds), "whoever moves has seen all"
            async with desk.hall.room(two) as room:
                desk.automatic.show(room)
                assert desk.automatic.pause_before(room) == 0.5 * duties.LONGEST_PAUSE

    asyncio.run(run())


def test_nothing_is_answered_by_itself_before_the_board_of_an_only_player_has_shown_all(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A story: what anybody could foresee was answered at once, and the next was asked several actions behind."""

    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            ann = await desk.person("Ann")
            table = await desk.table([ann], "lorenzo", 2, bots={"1": "random"})
            room = await desk.until(table, lambda room: room.waiting == [0])
            shown = time.time() + 60
            monkeypatch.setattr(desk.automatic, "shown_at", lambda room: shown)
            move, seq = room.legal(0, "en")[0].text, room.seq
            await desk.hall.do(table, lambda room: room.order(0, [move], [], 1), "person", 0)
            assert duties.orders(room) == [0]
            assert not await desk.automatic.act(table)
            assert room.seq == seq + 1, "the order alone"
            shown = time.time()
            assert await desk.automatic.act(table)
            assert room.made[-1] == (0, seq + 2)

    asyncio.run(run())


def test_what_one_seat_alone_may_know_shortens_no_pause() -> None:
    """A story: after a standing order, of which nobody else is told, bots did not wait, and so told of it."""
    table = Logged("lorenzo", 2)
    table.play(table.room.waiting[0])
    while not duties.pause(table.room):
        table.play(table.room.waiting[0])
    before, other = duties.pause(table.room), table.room.waiting[0]
    move = table.room.legal(other, "en")[0].text
    entry = table.do(lambda room: room.order(other, [move], [], 1))
    assert table.room.number(None) == entry.seq - 1, "only who gave it is told of it"
    assert duties.pause(table.room) == before


def test_bots_wait_by_the_weight_of_what_happened() -> None:
    """A bid is soon followed, and much that happens at once is not waited for without end."""
    table, pauses = Logged("princes", 3), dict[str, set[float]]()
    for number in range(200):
        room, before = table.room, len(table.room.playing.events)
        seat = room.waiting[0]
        table.play(seat, number=number % len(room.legal(seat, "en")))
        if room.is_over:
            break
        new = [event["event"] for event in room.playing.log(None, before)]
        pauses.setdefault(str(new[0]) if len(new) == 1 else "", set()).add(duties.pause(room))
    assert pauses["raised"] == {duties.PAUSES[BRIEF]}
    assert pauses["named"] == {duties.PAUSES[USUAL]}
    raise_seconds = max(Settings().bot_pause * duties.PAUSES[BRIEF], pacing().seconds["normal"][BRIEF])
    assert 10 * raise_seconds <= 3, "ten raises are over in 4 seconds at usual pace, and one of them is for thinking"
    assert max(max(some) for some in pauses.values()) <= duties.LONGEST_PAUSE
    assert duties.PAUSES[ASIDE] < duties.PAUSES[BRIEF] < duties.PAUSES[USUAL] < duties.PAUSES[GRAVE]


def test_bots_wait_briefly_for_what_an_action_goes_on_with() -> None:
    """A story: after a payment, which boards tell with what is paid for, they did not wait at all."""
    table, pauses = Logged("princes", 3), set()
    for number in range(100):
        room = table.room
        table.play(room.waiting[0], number=number % len(room.legal(room.waiting[0], "en")))
        if [(action.weight, action.is_new) for action in duties.lingered(room)] == [(USUAL, False)]:
            pauses.add(duties.pause(room))
    assert pauses == {duties.PAUSES[BRIEF]}


def test_a_bot_answers_a_person_and_then_waits_for_him(database: str) -> None:
    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            ann = await desk.person("Ann")
            table = await desk.table([ann], "princes", 3, bots={"1": "random", "2": "random"})
            for _ in range(6):
                room = await desk.until(table, lambda room: room.waiting == [0])
                assert room.row.due is None, "nothing is due while a person thinks without a clock"
                await by_hand(desk, table, 0)

    asyncio.run(run())


def test_bots_of_fief_answer_only_where_they_must(database: str) -> None:
    """In Fief everybody may act out of turn nearly always; a bot that did would never let anybody think."""

    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            ann = await desk.person("Ann")
            table = await desk.place(row_of("fief", 3, turn_limit=1), ann, {1: "random", 2: "random"})
            optional = 0
            for _ in range(25):
                room = await desk.until(
                    table, lambda room: room.is_over or (room.waiting == [0] and not duties.orders(room))
                )
                if room.is_over:
                    break
                optional += any(seat in room.optional for seat in (1, 2))
                seq = room.seq
                await asyncio.sleep(0)
                assert (room.seq, duties.bots(room)) == (seq, [])
                await by_hand(desk, table, 0)
            assert optional > 0, "the bots might have acted out of turn"

    asyncio.run(run())


def test_a_bot_that_a_game_does_not_have_is_refused(database: str) -> None:
    async def run() -> None:
        async with Desk(database) as desk:
            ann = await desk.person("Ann")
            with pytest.raises(Refusal, match="bot: one of random, novice, club, opportunist, master"):
                known_bot("fief", "search:200ms")
            with pytest.raises(Refusal, match="bot: one of random"):
                await desk.table([ann], "lorenzo", 3, bots={"1": "deep"})

    asyncio.run(run())


def test_two_bots_that_think_at_the_same_time_both_answer_a_sealed_step(database: str) -> None:
    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            ann = await desk.person("Ann")
            bots = {str(seat): "random" for seat in range(3)}
            table = await desk.table([ann], "lorenzo", 3, bots=bots, options={"advanced": True})
            await desk.until(table, lambda room: room.seq > 12)

    asyncio.run(run())


# ---------------------------------------------------------------- people who go and come back


def test_who_hands_over_to_a_bot_may_come_back(database: str) -> None:
    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            people = [await desk.person("Ann"), await desk.person("Bob")]
            table = await desk.table(people)
            first = (await desk.until(table, lambda room: bool(room.waiting))).waiting[0]
            out = await desk.tables.seat_bot(table, wire.SeatBot(seat=first, bot="random"), people[first])
            assert (out.chairs[first].kind, out.chairs[first].bot) == ("bot", "random")
            await desk.until(table, lambda room: room.waiting == [1 - first])
            async with desk.hall.room(table) as room:
                with pytest.raises(Refusal, match="take it back first"):
                    room.play(first, None, "pass")
            out = await desk.tables.come_back(table, first, people[first])
            assert out.chairs[first].kind == "person"
            await by_hand(desk, table, 1 - first)
            await desk.until(table, lambda room: first in room.waiting or room.waiting == [1 - first])
            kept = await desk.store.whole_table(table)
            assert kept is not None
            again = Room.read(*kept)
            assert [again.bot_at(seat) for seat in (0, 1)] == ["", ""], "the log alone says who plays"

    asyncio.run(run())


def test_who_resigns_from_three_is_played_by_a_bot_and_ranked_last_though_it_wins() -> None:
    """The rules know no resignation: whatever the bot reaches, its seat is behind all others."""
    table = Logged("lorenzo", 3)
    resigned = table.room.waiting[0]
    entry = table.do(lambda room: room.resign(resigned))
    assert entry.lines == [["!", f"resign {resigned}"], ["!", f"bot {resigned} club"]]
    assert table.room.people == [seat for seat in range(3) if seat != resigned]
    with pytest.raises(Refusal, match="have resigned"):
        table.room.come_back(resigned)
    with pytest.raises(Refusal, match="have resigned"):
        table.room.leave_to_bot(resigned, "random")  # which would decide who wins
    table.do(lambda room: room.put("end", room.people[0]))
    table.do(lambda room: room.consent(room.people[1], True))
    result = table.room.result()
    assert result is not None
    assert (result.ranks[resigned], result.reason) == (3, "agreed")


def played_out(table: Logged) -> Logged:
    """The last legal move each time: the same game whenever chance is the same."""
    while not table.room.is_over:
        seat = table.room.waiting[0]
        move = table.room.playing.legal(seat)[-1]
        table.do(partial(Room.answer, seat=seat, at=None, move=move))
    return table


def test_who_has_resigned_is_last_also_when_the_rules_end_the_game() -> None:
    first = played_out(Logged("lorenzo", 3)).room.result()
    assert first is not None
    (winner,) = first.winners
    table = Logged("lorenzo", 3)
    table.do(lambda room: room.resign(winner))
    result = played_out(table).room.result()
    assert result is not None
    assert (result.points, result.reason) == (first.points, first.reason)
    others = [seat for seat in range(3) if seat != winner]
    assert (result.ranks[winner], [result.ranks[seat] for seat in others]) == (3, [first.ranks[s] - 1 for s in others])


def test_between_two_who_resigns_has_lost() -> None:
    table = Logged("lorenzo", 2)
    assert table.do(lambda room: room.resign(0)).lines == [["!", "resign 0"], ["!", "end resigned"]]
    result = table.room.result()
    assert result is not None
    assert (result.winners, result.reason) == ([1], "resigned")


def test_when_the_last_person_resigns_the_game_ends() -> None:
    table = Logged("lorenzo", 3, bots={1: "random", 2: "random"})
    assert table.do(lambda room: room.resign(0)).lines[-1] == ["!", "end resigned"]


def test_a_question_needs_no_consent_of_who_has_resigned() -> None:
    """Once a question stood for ever, because who was asked had been replaced by a bot."""
    table = Logged("lorenzo", 3)
    table.do(lambda room: room.put("end", 0))
    table.do(lambda room: room.consent(1, True))
    assert table.do(lambda room: room.resign(2)).lines[-1] == ["!", "end agreed"]
    table = Logged("lorenzo", 3)
    table.do(lambda room: room.put("end", 0))
    assert table.do(lambda room: room.hand_over(0, "random")).lines[-1] == ["!", "decline 0"]
    assert table.room.affairs.ask is None


# ---------------------------------------------------------------- time


def test_out_of_time_the_default_answers_and_the_record_says_so(database: str) -> None:
    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            people = [await desk.person("Ann"), await desk.person("Bob")]
            table = await desk.table(people, pace=wire.PerMove(seconds=0.02, out="default"))
            room = await desk.until(table, is_over)
            kept = await desk.store.whole_table(table)
            assert kept is not None
            late = [entry for entry in kept[2] if entry.by == "clock" and entry.lines[1][0] != "!"]
            assert len(late) == 2 * duties.MOST_MISSED, "then bots play on"
            assert all(entry.lines[0] == ["!", f"time {entry.lines[1][0]}"] for entry in late)
            assert signoria.verify(room.record().text()).over
            assert room.record().text() == Room.read(*kept).record().text()

    asyncio.run(run())


def test_out_of_time_a_bot_takes_the_seat_and_its_person_may_come_back(database: str) -> None:
    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            people = [await desk.person("Ann"), await desk.person("Bob"), await desk.person("Cid")]
            table = await desk.table(people, seats=3, pace=wire.Bank(seconds=1000))
            first = (await desk.until(table, lambda room: bool(room.waiting))).waiting[0]
            async with desk.hall.room(table) as room:
                room.clocks.left[first] = 0.0
            desk.automatic.look(table)
            room = await desk.until(table, lambda room: bool(room.bot_at(first)) and room.waiting != [first])
            lines = [what for who, what in room.playing.lines if who == "!"]
            assert lines == [f"time {first}", f"bot {first} club"]
            assert first not in room.people
            await desk.tables.come_back(table, first, people[first])
            assert room.clocks.left[first] == 100, "a tenth of the bank"

    asyncio.run(run())


def test_out_of_time_one_resigns_where_the_table_agreed_so(database: str) -> None:
    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            people = [await desk.person("Ann"), await desk.person("Bob")]
            table = await desk.table(people, pace=wire.PerMove(seconds=0.05, out="resign"))
            room = await desk.until(table, is_over)
            assert room.match is not None
            assert [what.split()[0] for who, what in room.match.lines if who == "!"] == ["time", "resign", "end"]

    asyncio.run(run())


# ---------------------------------------------------------------- tables at which nobody is


def test_tables_at_which_nobody_is_go_on_a_few_at_a_time(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty tables of bots did not fit into memory: each move read its table again, and nobody else was answered."""
    monkeypatch.setattr(automatic, "MOST_ALONE", 2)

    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            ann, most = await desk.person("Ann"), 0
            tables = [await desk.table([ann], bots={"0": "random", "1": "random"}) for _ in range(6)]
            while any([not (await desk.until(table, bool)).is_over for table in tables]):
                most = max(most, len(desk.automatic.alone))
                await asyncio.sleep(0.01)
            assert most == 2
            async with asyncio.timeout(30):
                while desk.automatic.alone:  # the last entry is there a little before its table is let go
                    await asyncio.sleep(0.01)
            assert not desk.automatic.queued

    asyncio.run(run())


def test_a_table_that_waits_goes_on_when_somebody_looks_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automatic, "MOST_ALONE", 0)

    async def run() -> None:
        async with Desk(database, processes=0) as desk:
            ann = await desk.person("Ann")
            table = await desk.table([ann], bots={"0": "random", "1": "random"})
            room = await desk.until(table, lambda room: table in desk.automatic.queued)
            seq = room.seq
            desk.automatic.begin_again(table)
            assert not desk.automatic.tasks, "the sweep lets it wait"
            desk.hall.connections.add(Watcher(Connection("", "", nowhere), table, None, -1, Manner("en", "")))
            desk.automatic.begin_again(table)
            await desk.until(table, lambda room: room.seq > seq)

    asyncio.run(run())


# ---------------------------------------------------------------- tables that were left


def test_a_table_is_taken_up_again_after_the_server_was_off(database: str) -> None:
    """The process died between the entry and the answer of the bot: the next one finds it by its time."""

    async def left() -> str:
        desk = Desk(database)  # it does nothing by itself
        desk.hall.after.remove(desk.automatic.follow)
        ann = await desk.person("Ann")
        table = await desk.table([ann], "lorenzo", 2, bots={"0": "random", "1": "random"})
        async with desk.hall.room(table) as room:
            assert room.row.due is not None
        await desk.store.change_table(table, due=1.0)
        desk.store.close()
        return table

    async def taken_up(table: str) -> None:
        async with Desk(database, processes=0) as desk:
            await desk.until(table, is_over)

    asyncio.run(taken_up(asyncio.run(left())))


def test_a_game_of_bots_goes_on_after_kill_9(own_server: Server) -> None:
    """A real server with its bots' process: killed in the middle, started again, and nobody asks for anything."""
    with httpx.Client(base_url=own_server.url, timeout=30) as client:
        client.headers["X-CSRF-Token"] = client.post("/api/guests", json={"name": "Ann"}).json()["csrf"]
        wanted = {"game": "lorenzo", "seats": 2, "bots": {"0": "random", "1": "random"}}
        table = client.post("/api/tables", json=wanted).json()["id"]
        while client.get(f"/api/tables/{table}/update").json().get("seq", 0) < 10:
            time.sleep(0.05)
        own_server.kill()
        own_server.start()
        while client.get(f"/api/tables/{table}").json()["status"] != "over":
            time.sleep(0.05)
        assert signoria.verify(client.get(f"/api/tables/{table}/record").text).over


def test_a_table_is_taken_up_by_one_process_at_a_time(database: str) -> None:
    async def run() -> None:
        desk = Desk(database)
        desk.hall.after.remove(desk.automatic.follow)
        ann = await desk.person("Ann")
        table = await desk.table([ann], "lorenzo", 2, bots={"0": "random", "1": "random"})
        await desk.store.change_table(table, due=1.0)
        assert await desk.store.take_up(2.0, 7.0) == [table]
        assert await desk.store.take_up(3.0, 8.0) == []
        assert await desk.store.take_up(8.0, 13.0) == [table], "the one that took it has died"
        desk.store.close()

    asyncio.run(run())


def test_on_postgresql_another_process_takes_up_what_a_dead_one_left() -> None:
    async def run(database: str) -> None:
        dead = Desk(database)
        dead.hall.after.remove(dead.automatic.follow)
        ann = await dead.person("Ann")
        tables = [await dead.table([ann], bots={"0": "random", "1": "random"}) for _ in range(3)]
        for table in tables:
            await dead.store.change_table(table, due=1.0)
        first, second = Desk(database, processes=0), Desk(database, processes=0)
        taken = await asyncio.gather(*[desk.store.take_up(2.0, 3.0) for desk in (first, second, first, second)])
        assert sorted(chain(*taken)) == sorted(tables), "each by one of them"
        dead.store.close()
        async with first, second:
            for table in tables:
                while (row := await first.store.table(table)) is not None and row.status != "over":
                    await asyncio.sleep(0.05)

    # Not in pytest's folder: another run of pytest closes that to PostgreSQL's user.
    with postgres() as database:
        asyncio.run(run(database))


def test_what_is_due_next_is_saved_with_the_entry_that_makes_it_due() -> None:
    """Once it was worked out before the entry was taken account of: a bot that had just sat down was never due."""
    table = Logged("lorenzo", 3)
    seat = table.room.waiting[0]
    assert duties.due(table.room, table.now) is None
    table.do(lambda room: room.resign(seat))
    assert duties.due(table.room, table.now) == table.now + duties.SOON
