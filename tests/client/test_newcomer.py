"""What somebody stumbled over who wrote programs with nothing but the documentation."""

import time
from pathlib import Path

import pytest

import signoria
from signoria.client import Client, Refused
from tests.client.conftest import Guest, wait_for_the_beginning
from tests.server.servers import Server


def test_a_hint_needs_no_name_of_a_bot(guest: Guest) -> None:
    """`turn.hint()` was always refused: it sent an empty name, which was the default and forbidden."""
    seat = guest("Ann").create("lorenzo", seats=2, hints=True, bots={1: "random"}).claim(0)
    turn = next(seat.turns())
    assert turn.hint().move.text in [move.text for move in turn.legal]
    assert turn.hint("random").move.text in [move.text for move in turn.legal]
    with pytest.raises(Refused, match="bot: one of random, novice, club, master") as unknown:
        turn.hint("deep-thought")
    assert unknown.value.code == "no-bot"


def test_who_opens_a_private_table_with_its_invitation_sits_down_with_it(guest: Guest) -> None:
    """The link had to be given twice: `claim` alone was refused as if there were no such table."""
    host, friend, onlooker = guest("Ann"), guest("Bob"), guest("Carla")
    table = host.create("lorenzo", seats=2, private=True)
    table.claim(0)
    with pytest.raises(Refused) as uninvited:
        onlooker.table(table.id, table.info.watch).claim(1)
    assert uninvited.value.code == "no-invitation"
    joined = friend.table(table.id, table.info.invite)
    seat = joined.claim(1)
    table.refresh()
    assert seat.now.seat == 1
    assert joined.link == table.info.watch  # with which others may look on


def test_now_is_the_newest_update_that_has_arrived(guest: Guest) -> None:
    """`while not seat.now.over` never ended: reading `now` did not read the line."""
    ann, bob = guest("Ann"), guest("Bob")
    table = ann.create("lorenzo", seats=2)
    first, second = table.claim(0), bob.table(table.id).claim(1)
    wait_for_the_beginning(first, second)
    before = second.now
    first.resign()
    end = time.monotonic() + 30
    while not second.now.over:
        assert time.monotonic() < end
    assert (before.over, second.result["ranks"]) == (False, [2, 1])


def test_now_sees_what_happened_while_the_line_was_lost(guest: Guest) -> None:
    ann, bob = guest("Ann"), guest("Bob")
    table = ann.create("lorenzo", seats=2)
    first, second = table.claim(0), bob.table(table.id).claim(1)
    wait_for_the_beginning(first, second)
    bob.line.close()
    first.resign()
    assert second.now.over


def test_a_move_answers_what_was_read_and_not_what_has_arrived_since(guest: Guest) -> None:
    seat = guest("Ann").create("lorenzo", seats=2, bots={1: "random"}).claim(0)
    turn = next(seat.turns())
    assert seat.seen.at == turn.at
    assert seat.play(seat.now.legal[0]) > turn.seq


def test_a_game_that_does_not_begin_is_waited_for_with_patience(server: Server) -> None:
    """`seat.now` hung for ever where a seat was still free."""
    with Client(server.url, patience=0.3) as me:
        me.guest("Ann")
        table = me.create("lorenzo", seats=2, hot_seat=True)
        seat = table.claim(0)
        with pytest.raises(Refused, match=r"has not begun after 0\.3 seconds") as waited:
            _ = seat.now
        assert waited.value.code == "not-begun"
        table.claim(1)
        assert seat.now.seq == 0


def test_a_server_that_is_known_by_https_lets_programs_beside_it_in(tmp_path: Path) -> None:
    """With `public_url = "https://..."` the cookie goes over TLS only, and a client on http was nobody."""
    known_by = "https://play.example.org"
    database = f"sqlite:///{tmp_path / 'signoria.db'}"
    with Server(database, tmp_path, public_url=known_by) as server, Client(server.url) as me:
        me.guest("Ann")
        seat = me.create("lorenzo", seats=2, bots={1: "random"}).claim(0)
        turn = next(seat.turns())
        turn.play(turn.legal[0])
        assert me.me().name == "Ann"
        me.log_out()
        assert [table.info.status for table in me.lobby()] == ["playing"]
        with pytest.raises(Refused) as out:
            me.me()
        assert out.value.code == "not-logged-in"


def test_a_guest_comes_back_with_a_token(guest: Guest, server: Server) -> None:
    me = guest("Ann")
    table = me.create("lorenzo", seats=2, bots={1: "random"})
    table.claim(0)
    with Client(server.url, token=me.token()) as again:
        assert again.me().id == me.me().id
        (mine,) = again.tables()
        assert next(mine.seat(0).turns()).legal


def test_a_table_begins_with_a_position(guest: Guest) -> None:
    """The server took a `position`, the client had no word for it."""
    position = signoria.new("lorenzo", seats=2, options={"advanced": True}, seed=1).position()
    table = guest("Ann").create("lorenzo", seats=2, position=position, bots={1: "random"})
    assert table.info.options["advanced"] is True
    assert table.claim(0).now.view["seats"] == 2


def test_an_end_by_agreement_is_told_by_the_update_and_not_by_the_view(guest: Guest) -> None:
    """The rules know no agreement: the view stays as the game was left, and still names who would have to answer."""
    table = guest("Ann").create("lorenzo", seats=2, hot_seat=True)
    seats = [table.claim(0), table.claim(1)]
    seats[0].ask_end()
    last = seats[0].wait(seats[1].consent())
    assert (last.over, last.waiting, last.legal, last.result["reason"]) == (True, [], [], "agreed")
    assert last.view["over"] is False
