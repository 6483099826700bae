"""Programs that take a seat: tables, turns, questions, chat, errors that say what to do."""

import msgspec
import pytest

import signoria
from signoria.client import Client, Illegal, LostConnection, Refused, Seat, Stale
from signoria.server import wire
from tests.client.conftest import Guest, wait_for_the_beginning
from tests.server.servers import Server, free_port


def two_seats(guest: Guest, game: str = "lorenzo") -> tuple[Seat, Seat]:
    ann, bob = guest("Ann"), guest("Bob")
    table = ann.create(game, seats=2)
    seats = table.claim(0), bob.table(table.id).claim(1)
    wait_for_the_beginning(*seats)
    return seats


def test_a_game_of_turns_ends_with_a_record_that_verifies(guest: Guest) -> None:
    me = guest("Ann")
    table = me.create("lorenzo", seats=2, hot_seat=True)
    commitment = table.info.commitment
    seats = [table.claim(0, nonce="a"), table.claim(1, nonce="b")]
    turns = [seat.turns() for seat in seats]
    while not seats[0].over:
        turn = next(turns[seats[0].now.waiting[0]])
        seq = turn.play(turn.legal[-1])
        for seat in seats:
            seat.wait(seq)
    assert [list(turn) for turn in turns] == [[], []]
    match = signoria.verify(table.record())
    assert (match.over, match.names) == (True, ["Ann", "Ann"])
    assert match.record().commitment == commitment
    assert match.record().nonces == ["a", "b"]
    assert match.result is not None
    assert seats[0].result == seats[1].result == match.result.json()
    assert seats[0].events == match.log(0)
    assert seats[1].sentences == match.sentences(1)
    lines = len(match.lines)
    assert table.replay(lines, 1).view == seats[1].view
    assert table.rematch().info.parent == table.id
    assert table.fork(lines // 2).info.status == "open"


def test_a_turn_tells_what_happened_since_the_turn_before(guest: Guest) -> None:
    first, second = two_seats(guest)
    told: dict[Seat, list[object]] = {first: [], second: []}
    turns = {seat: seat.turns() for seat in told}
    for _ in range(12):
        seat = (first, second)[first.now.waiting[0]]
        turn = next(turns[seat])
        told[seat] += turn.events
        assert told[seat] == seat.events
        seq = turn.play(turn.legal[0])
        first.wait(seq)
        second.wait(seq)


def test_a_program_is_asked_once_its_owner_wants_nothing_answered_for_it(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server said so with the same entry, and the program waited for another, which nobody made."""
    first, second = two_seats(guest)
    seat = (first, second)[first.now.waiting[0]]
    now, news = seat.now, iter((True, False))
    seat.take(msgspec.structs.replace(now, unasked=True))
    monkeypatch.setattr(seat.line, "take_in", lambda: None)
    monkeypatch.setattr(
        seat.line, "hear", lambda: seat.take(msgspec.structs.replace(now, events=[], unasked=next(news)))
    )
    assert next(seat.turns()).seq == now.seq


def test_several_may_look_on_from_one_seat(guest: Guest) -> None:
    """A seat that was taken up again, by `claim` or from `tables`, left the first one waiting for ever."""
    ann, bob = two_seats(guest)
    looks = ann.updates()
    told = list(next(looks).events)
    again = ann.table.claim(0)
    for _ in range(6):
        third = ann.table.seat(0)
        seat = ann if 0 in bob.now.waiting else bob
        seq = seat.play(seat.now.legal[0])
        assert {one.wait(seq).seq for one in (ann, again, third, bob)} == {seq}
        assert ann.events == again.events == third.events
        told += next(looks).events
        assert told == ann.events, "nothing is told twice, and nothing is left out"
    assert len(ann.line.watchers) == 3
    del third
    assert len(ann.line.watchers) == 2, "nobody looks on who is not held"


def test_questions_change_nothing(guest: Guest) -> None:
    first, second = two_seats(guest)
    seat = (first, second)[first.now.waiting[0]]
    turn = next(seat.turns())
    before = (seat.now.seq, seat.view)
    assert turn.why_not(turn.legal[0]) == []
    assert turn.preview(turn.legal[0]).preview
    other = second if seat is first else first
    (reason,) = other.why_not(turn.legal[0])
    assert reason.sentence
    assert (seat.now.seq, seat.view) == before


def test_refusals_say_why(guest: Guest) -> None:
    first, second = two_seats(guest)
    seat, other = (first, second) if first.now.waiting == [0] else (second, first)
    turn = next(seat.turns())
    with pytest.raises(Illegal) as illegal:
        other.play(turn.legal[0])
    assert illegal.value.reasons[0].sentence
    with pytest.raises(Refused) as bad:
        seat.play("fly to the moon")
    assert bad.value.code == "bad-move"
    turn.play(turn.legal[0])
    with pytest.raises(Stale):
        turn.play(turn.legal[0])
    with pytest.raises(Refused) as nothing:
        second.table.client.table("nowhere")
    assert nothing.value.code == "no-table"
    with pytest.raises(Refused) as taken:
        first.table.claim(1)
    assert taken.value.code == "begun-already"
    assert "begun" in str(taken.value)


def test_undo_takes_events_back(guest: Guest) -> None:
    first, second = two_seats(guest)
    seat = (first, second)[first.now.waiting[0]]
    turns = seat.turns()
    turn = next(turns)
    before = (seat.view, list(seat.events), list(seat.sentences))
    turn.play(turn.legal[0])
    turn.undo()
    again = next(turns)
    assert (seat.view, seat.events, seat.sentences) == before
    assert [move.text for move in again.legal] == [move.text for move in turn.legal]


def test_resigning_ends_the_turns_of_both(guest: Guest) -> None:
    first, second = two_seats(guest)
    second.wait(first.resign())
    assert list(first.turns()) == list(second.turns()) == []
    assert second.result["ranks"] == [2, 1]
    with pytest.raises(Refused) as over:
        second.play("pass")
    assert over.value.code == "over"


def test_the_table_is_asked_and_agrees_to_end(guest: Guest) -> None:
    first, second = two_seats(guest)
    second.wait(first.ask_end())
    assert second.now.ask is not None
    assert (second.now.ask.what, second.now.ask.agreed) == ("end", [0])
    with pytest.raises(Stale):
        second.consent(ask=second.now.ask.seq - 1)
    first.wait(second.consent())
    assert (first.over, first.now.ask) == (True, None)


def test_a_pause_is_agreed_on_and_nobody_has_a_turn_until_it_is_over(guest: Guest) -> None:
    first, second = two_seats(guest)
    second.wait(first.ask_pause())
    first.wait(second.consent())
    assert first.now.paused
    assert (first.now.legal, second.now.legal) == ([], [])
    with pytest.raises(Refused) as paused:
        first.play("pass")
    assert paused.value.code == "paused"
    first.wait(second.resume())
    mover = (first, second)[first.now.waiting[0]]
    assert next(mover.turns()).legal


def test_an_undo_that_means_another_move_is_stale(guest: Guest) -> None:
    """A client that had not yet seen what an order has done for it would have taken that back."""
    first, second = two_seats(guest)
    seat = (first, second)[first.now.waiting[0]]
    seen = seat.wait(seat.play(seat.now.legal[0]))
    seat.play(seat.now.legal[0])
    seat.wait(seat.done)
    with pytest.raises(Stale):
        seat.do(wire.Undo, last=seen.last)
    seat.undo()
    other = second if seat is first else first
    other.wait(seat.done)
    other.consent(agree=True)
    assert seat.wait(other.done).last == seen.last


def test_chat_reaches_the_table_once(guest: Guest) -> None:
    first, second = two_seats(guest)
    assert first.say("Buongiorno").n == 0
    assert second.say("Buongiorno").n == 1
    first.line.close()  # what was said before is told again, and known already
    first.say("Addio")
    second.say("Addio")
    assert [(said.name, said.text) for said in first.chat][:3] == [
        ("Ann", "Buongiorno"),
        ("Bob", "Buongiorno"),
        ("Ann", "Addio"),
    ]
    with pytest.raises(Refused) as closed:
        first.say("psst", to=[1])
    assert closed.value.code == "no-talk"


def test_a_spectator_looks_on_and_cannot_play(guest: Guest) -> None:
    first, second = two_seats(guest, "princes")
    onlooker = guest("Carla").table(first.table.id).watch()
    turn = next(onlooker.updates())
    assert turn.legal == []
    assert onlooker.view == guest("Dino").table(first.table.id).watch().view
    with pytest.raises(TypeError, match="claim a seat"):
        turn.play("pass")
    assert [seat.play(seat.now.legal[0]) for seat in (first, second)] == [1, 1], "each counts what it is told"
    assert onlooker.wait(1).shared == onlooker.now.seq == 1, "which the onlooker is when both have answered"
    assert first.wait(2).shared == first.wait_shared(1).shared == 1


def test_an_account_comes_back_with_its_password_or_a_token(server: Server) -> None:
    with Client(server.url) as me:
        assert not me.sign_up("Ginevra", "correct horse battery").guest
        table = me.create("lorenzo", seats=2, private=True)
        token = me.token()
        me.log_out()
        with pytest.raises(Refused) as out:
            me.create("lorenzo", seats=2)
        assert out.value.code == "not-logged-in"
    with Client(server.url) as again:
        again.log_in("Ginevra", "correct horse battery")
        assert [mine.id for mine in again.tables()] == [table.id]
    with Client(server.url, token=token) as program:
        assert program.me().name == "Ginevra"
        assert program.table(table.id).claim(0).number == 0
        assert program.table(table.id).refresh().chairs[0].mine
    with Client(server.url, token="forged") as stranger, pytest.raises(Refused) as forged:
        stranger.me()
    assert forged.value.code == "not-logged-in"


def test_a_private_table_needs_its_links(guest: Guest) -> None:
    host, friend, stranger = guest("Ann"), guest("Bob"), guest("Carla")
    table = host.create("lorenzo", seats=2, private=True)
    assert table.id not in [one.id for one in stranger.lobby()]
    with pytest.raises(Refused) as hidden:
        stranger.table(table.id)
    assert hidden.value.code == "no-table"
    first = friend.table(table.id, link=table.info.invite).claim(0, invite=table.info.invite)
    wait_for_the_beginning(first, table.claim(1))
    assert stranger.table(table.id, link=table.info.watch).watch().now.over is False


def test_a_server_that_is_not_there_is_named() -> None:
    url = f"http://127.0.0.1:{free_port()}"
    with Client(url, patience=0.2) as client, pytest.raises(LostConnection, match=url):
        client.guest("Ann")
    with Client(url, token="seat.a.0.b", patience=0.2) as client, pytest.raises(LostConnection, match="not answer"):
        client.line.open()
