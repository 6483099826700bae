"""The server under load: that figures come out, and that the client which drives it reads what servers send."""

import asyncio
import json
import os
import time
import zlib

import pytest

pytest.importorskip("litestar")

from signoria.cli import bench
from signoria.cli.benching.crowd import Bare, Crowd, Recorded, Seated, Table, Tally
from signoria.cli.benching.line import COMPRESSED, PING, PONG, TEXT, Line
from signoria.cli.benching.load import busy_rate_of, latencies, processor_time
from signoria.cli.benching.recording import recorded, without_words


def test_a_small_load_has_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(json=True, seconds=4, games=["server"], tables=3) == 0
    printed = json.loads(capsys.readouterr().out)
    figures = {key: printed[key] for key in bench.KEYS if key.startswith(("server.", "bare."))}
    assert len(figures) == 18
    # What three tables take is lost in what a process takes and gives back.
    rates = {key: value for key, value in figures.items() if key.endswith("_per_s")}
    assert all(value > 0 for value in rates.values()), rates
    assert printed["lorenzo.copies_per_s"] is None


def test_processor_time_is_that_of_the_process_named() -> None:
    before = processor_time(os.getpid())
    while time.process_time() < before + 0.1:
        pass
    assert processor_time(os.getpid()) > before
    assert busy_rate_of(Tally()) == 0.0, "nothing was spent, or the system does not tell"


def test_without_the_server_the_rest_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "is_there", lambda engine: engine == "lorenzo")
    assert bench.run(json=True, seconds=0, games=["lorenzo", "server"]) == 0
    captured = capsys.readouterr()
    assert "signoria[server]" in captured.err
    printed = json.loads(captured.out)
    assert printed["lorenzo.copies_per_s"] > 0
    assert printed["server.moves_per_s"] is None


def test_most_wait_less_than_the_slowest_hundredth() -> None:
    times = [n / 1000 for n in range(100, 0, -1)]
    assert latencies("x", times) == {"x_p50_ms": 51.0, "x_p99_ms": 100.0}
    assert latencies("x", []) == {"x_p50_ms": 0.0, "x_p99_ms": 0.0}


# ---------------------------------------------------------------- the client


class Wire(asyncio.Transport):
    """What was sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []

    def write(self, data: object) -> None:
        assert isinstance(data, bytes)
        self.sent.append(data)


class Ear(Line):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[bytes] = []

    def hear(self, data: bytes) -> None:
        self.heard.append(data)


def opened(line: Line) -> Wire:
    wire = Wire()
    line.connection_made(wire)
    line.opened.set_result(None)
    return wire


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    if len(payload) < 126:
        return bytes((0x80 | kind, len(payload))) + payload
    if len(payload) < 65536:
        return bytes((0x80 | kind, 126)) + len(payload).to_bytes(2, "big") + payload
    return bytes((0x80 | kind, 127)) + len(payload).to_bytes(8, "big") + payload


def test_frames_are_read_however_they_are_cut() -> None:
    async def hear() -> None:
        messages = [b"a", b"b" * 200, b"c" * 70_000, b""]
        whole = b"".join(frame(message) for message in messages)
        for step in (1, 7, 1000, len(whole)):
            ear = Ear()
            opened(ear)
            for at in range(0, len(whole), step):
                ear.data_received(whole[at : at + step])
            assert ear.heard == messages

    asyncio.run(hear())


def test_compressed_messages_share_what_came_before() -> None:
    async def hear() -> None:
        zipper = zlib.compressobj(wbits=-12)
        ear = Ear()
        opened(ear)
        for message in (b"one and one and one", b"one and two"):
            zipped = zipper.compress(message) + zipper.flush(zlib.Z_SYNC_FLUSH)
            ear.data_received(frame(zipped[:-4], TEXT | COMPRESSED))
        assert ear.heard == [b"one and one and one", b"one and two"]

    asyncio.run(hear())


def test_a_ping_is_answered() -> None:
    async def hear() -> None:
        ear = Ear()
        wire = opened(ear)
        ear.data_received(frame(b"1234", PING))
        assert wire.sent == [bytes((0x80 | PONG, 0x84)) + bytes(4) + b"1234"]

    asyncio.run(hear())


def test_a_refused_handshake_says_why() -> None:
    async def hear() -> None:
        ear = Ear()
        ear.connection_made(Wire())
        ear.data_received(b"HTTP/1.1 429 Too Many\r\n")
        ear.data_received(b"retry-after: 3\r\n\r\n")
        with pytest.raises(ConnectionError, match="429 Too Many"):
            await ear.opened

    asyncio.run(hear())


# ---------------------------------------------------------------- the crowd


def update(seq: int, waiting: list[int]) -> bytes:
    legal = [{"text": "pass", "words": "Pass"}]
    message = {"type": "update", "table": "t", "seq": seq, "at": seq, "waiting": waiting, "legal": legal, "view": {}}
    return json.dumps(message, separators=(",", ":")).encode()


def test_a_player_moves_once_when_it_is_asked_and_looks_at_the_clock() -> None:
    async def play() -> None:
        crowd, taken_down = Crowd(1), list[Recorded]()
        table = Table("t", taken_down.append)
        first, second = Seated(crowd, table, 0, ""), Seated(crowd, table, 1, "")
        wires = opened(first), opened(second)
        crowd.is_playing = True
        first.hear(update(4, [0]))
        first.hear(update(4, [0]))
        second.hear(update(4, [0]))
        assert [len(wire.sent) for wire in wires] == [1, 0]
        assert b'"move":"pass"' in wires[0].sent[0]
        for player in (first, second):
            player.hear(update(5, [1]))
        first.hear(b'{"type":"done","table":"t","key":"4","seq":5}')
        assert [len(wire.sent) for wire in wires] == [1, 1]
        assert (crowd.tally.moves, crowd.tally.messages) == (1, 6)
        assert (len(crowd.tally.done), len(crowd.tally.told)) == (1, 2)
        assert crowd.under_way == 1
        assert [len(move.updates) for move in taken_down] == [2]

    asyncio.run(play())


def test_a_move_is_acknowledged_with_the_update_it_led_to() -> None:
    async def play() -> None:
        crowd = Crowd(1)
        table = Table("t")
        player = Seated(crowd, table, 0, "")
        wire = opened(player)
        crowd.is_playing = True
        player.hear(update(4, [0]))
        assert (len(wire.sent), crowd.under_way) == (1, 1)
        player.hear(update(5, [1])[:-1] + b',"done":{"type":"done","table":"t","key":"4","seq":5}}')
        assert (len(wire.sent), crowd.under_way, crowd.tally.moves, len(crowd.tally.done)) == (1, 0, 1, 1)

    asyncio.run(play())


def test_who_was_too_slow_goes_on_and_any_other_refusal_is_counted() -> None:
    async def play() -> None:
        crowd = Crowd(1)
        player = Seated(crowd, Table("t"), 0, "")
        wire = opened(player)
        crowd.is_playing = True
        player.hear(update(4, [0]))
        player.hear(b'{"type":"refused","code":"stale","message":"","key":"4"}')
        assert (len(wire.sent), crowd.under_way, crowd.refused) == (2, 1, 0)
        player.hear(b'{"type":"refused","code":"illegal","message":"","key":"4"}')
        assert crowd.refused == 1

    asyncio.run(play())


def test_where_a_game_is_over_the_players_begin_another() -> None:
    async def play() -> None:
        crowd = Crowd(1)
        table = Table("t")
        player = Seated(crowd, table, 0, "")
        wire = opened(player)
        crowd.is_playing = True
        player.hear(update(4, []).replace(b'"view"', b'"over":true,"view"'))
        assert table.is_over
        table.begin_again("u")
        player.sit_again("t")
        assert [b'"unwatch"' in wire.sent[0], b'"table":"u"' in wire.sent[1], b'"deltas":true' in wire.sent[1]] == [
            True
        ] * 3
        player.hear(update(4, [0]))  # a late one, of the table before
        assert (len(wire.sent), table.is_over) == (2, False)

    asyncio.run(play())


def test_the_bare_server_sends_what_an_earlier_version_sent() -> None:
    """Whole views, a message to each of four, and words only where they are asked for."""
    moves = recorded()
    assert len(moves) == 72
    for move in moves:
        assert move.is_whole(4)
        plain = without_words(move)
        for with_words, without in zip(move.updates, plain.updates, strict=True):
            told = json.loads(with_words)
            assert {"view", "shown"} <= set(told)
            told.pop("shown")
            assert json.loads(without) == told


def test_updates_cost_something_in_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(json=True, seconds=0, games=["updates"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert all(printed[f"{game}.update_us"] > 0 for game in bench.OURS)
    assert printed["lorenzo.update_us_before"] is None


def test_long_play_and_many_tables_have_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(json=True, seconds=4, games=["memory", "many"], tables=2, minutes=0.1) == 0
    printed = json.loads(capsys.readouterr().out)
    figures = {key: printed[key] for key in bench.KEYS if key.startswith(("memory.", "many."))}
    assert (figures["many.tables"], figures["many.connections"]) == (40, 8)
    assert all(value > 0 for key, value in figures.items() if key != "memory.games"), figures


def test_the_bare_crowd_moves_in_turns() -> None:
    async def play() -> None:
        crowd = Crowd(1)
        table = Table("t")
        players = [Bare(crowd, table, seat) for seat in range(2)]
        wires = [opened(player) for player in players]
        crowd.is_playing = True
        for player in players:
            player.act()
        assert [len(wire.sent) for wire in wires] == [1, 0]
        players[0].hear(b'{"type":"done","seq":1}')
        assert [len(wire.sent) for wire in wires] == [1, 1]

    asyncio.run(play())
