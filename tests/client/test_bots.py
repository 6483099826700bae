"""Remote bots: a token of a seat, and a bot or a function that plays it."""

from concurrent.futures import ThreadPoolExecutor

import pytest

import signoria
from signoria.bots import make_bot
from signoria.client import Client, Refused, play_bot
from signoria.server.wire import Json, LegalMove
from tests.client.conftest import Guest
from tests.server.doors import OPTIONS
from tests.server.servers import Server


def last_move(view: Json, legal: list[LegalMove]) -> LegalMove:
    return legal[-1]


def first_move(view: Json, legal: list[LegalMove]) -> LegalMove:
    """Who always made the last of his moves in Fief would make and withdraw offers for ever."""
    return legal[0]


@pytest.mark.parametrize("game", list(signoria.GAMES))
def test_two_remote_bots_play_a_whole_game(server: Server, guest: Guest, game: str) -> None:
    me = guest("Ann")
    rules = signoria.GAMES[game]
    table = me.create(game, seats=rules.fewest, options=OPTIONS.get(game, {}), private=True, hot_seat=True)
    for seat in range(rules.fewest):
        table.claim(seat)
    tokens = [table.seat_token(seat) for seat in range(rules.fewest)]
    players = [make_bot("random", 1), *[first_move] * (rules.fewest - 1)]
    with ThreadPoolExecutor() as pool:
        results = list(pool.map(play_bot, [server.url] * len(tokens), tokens, players))
    match = signoria.verify(table.record())
    assert match.result is not None
    assert results == [match.result.json()] * rules.fewest


def test_a_remote_bot_thinks_exactly_as_at_home(server: Server, guest: Guest) -> None:
    """A view is all a bot needs: with the same seed it chooses what it would choose beside the match."""
    table = guest("Ann").create("lorenzo", seats=2, hot_seat=True)
    seats = [table.claim(0), table.claim(1)]
    token = table.seat_token(0)
    with ThreadPoolExecutor() as pool:
        far = pool.submit(play_bot, server.url, token, make_bot("greedy", 5))
        for turn in seats[1].turns():
            turn.play(turn.legal[0])
        far.result()
    record = signoria.verify(table.record()).record()
    at_home = make_bot("greedy", 5)
    match = signoria.new("lorenzo", seats=2, chance="manual")
    for who, what in record.lines:
        if who == "0":
            assert at_home.choose(match.seen(0)).move.text == what
        match.play(signoria.CHANCE if who == "chance" else int(who), what)


def test_a_remote_bot_agrees_to_what_the_table_is_asked(server: Server, guest: Guest) -> None:
    table = guest("Ann").create("lorenzo", seats=2, hot_seat=True)
    seats = [table.claim(0), table.claim(1)]
    with ThreadPoolExecutor() as pool:
        far = pool.submit(play_bot, server.url, table.seat_token(1), last_move)
        seats[0].ask_end()
        assert far.result() == list(seats[0].updates())[-1].result


def test_a_token_that_opens_no_seat_is_refused(server: Server, guest: Guest) -> None:
    table = guest("Ann").create("lorenzo", seats=2, hot_seat=True)
    table.claim(0)
    with pytest.raises(Refused) as forged:
        play_bot(server.url, f"seat.{table.id}.0.forged", last_move)
    assert forged.value.code == "not-logged-in"
    with Client(server.url, f"seat.{table.id}.0.forged") as client, pytest.raises(Refused) as shut:
        client.line.open()
    assert shut.value.code == "not-logged-in"
    with Client(server.url, token="a.b") as client, pytest.raises(Refused) as none:
        client.seat()
    assert none.value.code == "no-seat-token"


def test_a_hint_and_the_thoughts_of_a_finished_game_say_why(guest: Guest) -> None:
    """While the game goes on only one's own hint does."""
    table = guest("Ann").create("lorenzo", seats=2, hints=True, bots={1: "club"})
    seat = table.claim(0)
    turns = seat.turns()
    turn = next(turns)
    hint = turn.hint("club")
    assert hint.best[0].text == hint.move.text
    assert any(one.reasons for one in hint.best)
    for _ in range(3):
        turn.play(turn.legal[0])
        turn = next(turns)
    with pytest.raises(Refused) as early:
        table.thoughts()
    assert early.value.code == "not-over"
    turn.resign()
    record = signoria.verify(table.record()).record()
    thoughts = table.thoughts()
    assert thoughts
    for one in thoughts:
        assert record.lines[one.line - 1] == (str(one.seat), one.move)
        assert one.best[0].worth_words
