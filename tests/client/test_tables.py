"""Programs with who does not come: bots in his place, questions withdrawn, tables closed; and guests who sign up."""

from pathlib import Path

import pytest

from signoria.client import Client, Refused
from signoria.client.bots import answer
from signoria.client.seats import Turn
from signoria.server import wire
from tests.client.conftest import Guest, wait_for_the_beginning
from tests.server.servers import Server


def test_the_others_let_a_bot_play_for_who_stays_away(guest: Guest) -> None:
    clients = [guest(name) for name in ("Ann", "Bob", "Cleo")]
    table = clients[0].create("lorenzo", seats=3)
    seats = [client.table(table.id).claim(number) for number, client in enumerate(clients)]
    wait_for_the_beginning(*seats)
    away = seats[0].now.waiting[0]
    one, other = (seat for seat in seats if seat.seat != away)
    other.wait(one.ask_replace(away))
    assert other.wait(one.withdraw()).ask is None
    seq = one.ask_replace(away)
    for seat in (seats[away], other):
        seat.wait(seq)
    ask = other.now.ask
    assert ask is not None
    assert (ask.what, ask.by, ask.of, ask.missing) == ("replace", one.seat, away, [other.seat])
    turn = Turn(seats[away], seats[away].now, [], [])
    turn.waiting = []
    answer(
        seats[away], turn, lambda view, legal: legal[0], True
    )  # a bot of one's own is not asked about its own leaving
    other.consent()
    assert [chair.seat for chair in table.refresh().chairs if chair.kind == "bot"] == [away]
    clients[away].table(table.id).come_back(away)
    assert [chair.kind for chair in table.refresh().chairs] == ["person"] * 3


def test_a_host_frees_seats_and_closes_a_table(guest: Guest) -> None:
    host, other = guest("Ann"), guest("Bob")
    table = host.create("lorenzo", seats=2)
    other.table(table.id).claim(1)
    table.leave(1)
    assert [chair.kind for chair in table.info.chairs] == ["free", "free"]
    table.close()
    assert table.info.status == "closed"
    with pytest.raises(Refused) as closed:
        other.table(table.id).claim(1)
    assert closed.value.code == "closed"


def test_seats_at_one_screen_have_names(guest: Guest) -> None:
    table = guest("Ann").create("lorenzo", seats=2, hot_seat=True)
    table.claim(0)
    with pytest.raises(Refused) as refused:
        table.claim(1, name="ANN")
    assert refused.value.code == "name-taken"
    table.claim(1, name="Bice")
    assert [chair.name for chair in table.info.chairs] == ["Ann", "Bice"]


def test_a_seat_keeps_what_was_dropped_and_why(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A story: a program was told which moves were not made, and not the reason."""
    client = guest("Ann")
    seat = client.create("lorenzo", seats=2, hot_seat=True).claim(0)
    why = wire.Reason(key="too-dear", rule="L-3.2.1", numbers={}, sentence="That is too dear.")
    answers = [
        wire.Saved(table="t", key="k", seq=1, dropped=["servants 3"], why=[why]),
        wire.Saved(table="t", key="l", seq=2),
    ]
    monkeypatch.setattr(client.line, "answer", lambda message, key: answers.pop(0))
    seat.play(["place white territory.2", "servants 3"], at=0)
    assert (seat.dropped, seat.why) == (["servants 3"], [why])
    seat.play("pass", at=1)
    assert (seat.dropped, seat.why) == ([], [])


def test_a_guest_who_signs_up_plays_on(guest: Guest, server: Server) -> None:
    me = guest("Ann")
    table = me.create("lorenzo", seats=2, hot_seat=True)
    seats = [table.claim(0), table.claim(1)]
    token = me.token()
    me.sign_up("Isabella", "correct horse battery")
    seat = seats[seats[0].now.waiting[0]]
    seat.play(seat.now.legal[0])
    assert [chair.name for chair in table.refresh().chairs] == ["Isabella", "Isabella"]
    with Client(server.url, token=token) as old, pytest.raises(Refused):
        old.me()


def test_a_program_with_a_token_signs_up(guest: Guest, server: Server) -> None:
    with Client(server.url, token=guest("Ann").token()) as program:
        mine = program.me().id
        assert program.sign_up("Beatrice", "correct horse battery").id == mine
        assert program.me().name == "Beatrice"


def test_chat_that_arrives_in_another_order_is_read_in_its_own(guest: Guest) -> None:
    """A line that came after a later one was lost."""
    onlooker = guest("Ann").create("lorenzo", seats=2).watch()
    for n in (0, 2, 1, 2, 4, 3):
        onlooker.heard(wire.Said(table=onlooker.table.id, n=n, at=0.0, name="Bob", text=str(n)))
    assert [said.n for said in onlooker.chat] == [0, 1, 2, 3, 4]


def test_a_client_that_looks_at_many_tables_waits_until_it_may(tmp_path: Path) -> None:
    settings = {"dear_per_second": 2}
    with Server(f"sqlite:///{tmp_path / 'signoria.db'}", tmp_path, **settings) as server, Client(server.url) as me:
        me.guest("Ann")
        tables = [me.create("lorenzo", seats=2, hot_seat=True) for _ in range(6)]
        seats = [table.claim(number) for table in tables for number in range(2)]
        assert [seat.now.seq for seat in seats] == [0] * 12
