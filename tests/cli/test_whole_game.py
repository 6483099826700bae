"""Whole games through the terminal."""

import io
from pathlib import Path

import pytest

import signoria
from signoria.bots import Bot, Choice, Seen
from signoria.cli import files
from signoria.cli.loop import run
from signoria.cli.screen import make_console
from signoria.cli.seating import bots_in, seat_bots
from signoria.cli.session import Session
from signoria.cli.speech import speech
from tests.cli.terminals import RAW_KEY, FakeBot, fresh, new_session, reader_that_plays, session_on


@pytest.mark.parametrize(("seats", "advanced"), [(2, False), (3, True), (4, True)])
def test_a_game_typed_by_numbers_ends_with_a_ranking_and_can_be_typed_again(seats: int, advanced: bool) -> None:
    session, out = new_session(fresh(seats, advanced=advanced))
    typed: list[str] = []
    session.read = reader_that_plays(session, 1, typed)
    assert run(session) == 0
    assert session.m.over
    text = out.getvalue()
    assert "wins with" in text
    assert "Total" in text
    assert not RAW_KEY.search(text)
    again = fresh(seats, advanced=advanced)
    session_on(again, *typed)
    assert again.digest == session.m.digest


def test_the_record_of_a_finished_game_is_saved_and_genuine() -> None:
    session, out = new_session(fresh(2))
    session.read = reader_that_plays(session, 2, [])
    run(session)
    (path,) = files.folder().iterdir()
    assert str(path) in out.getvalue()
    assert signoria.verify(path.read_text()).digest == session.m.digest


def test_two_people_at_one_keyboard_hand_over_where_leaders_are_secret() -> None:
    session, _ = new_session(fresh(2, advanced=True), humans=2)
    typed: list[str] = []
    answer = reader_that_plays(session, 3, typed)

    def read(prompt: str) -> str:
        return "" if "press Enter" in prompt else answer(prompt)

    session.read = read
    assert run(session) == 0
    assert session.m.over


def test_the_screen_of_one_seat_never_names_leaders_another_seat_holds() -> None:
    m = fresh(2, advanced=True)
    bot = FakeBot()
    while m.view(0)["round"] == 0:
        seat = m.waiting[0]
        m.play(seat, bot.choose(m.seen(seat)).move)
    session, out = new_session(m, ["board", "players", "player 2", "moves", "log 99", "scores"])
    run(session)
    players = m.position()["players"]
    assert isinstance(players, list)
    seen = [leader for pack in players[0]["seen"] for leader in pack]
    secret = [leader for leader in players[1]["hand"] if leader not in seen]
    assert secret
    for leader in secret:
        assert session.words.word(f"leader-{leader}") not in out.getvalue()


def test_bots_are_remembered_in_the_record(tmp_path: Path) -> None:
    m = fresh(3)
    seat_bots(m, "random,greedy", None, 1, speech())
    again = files.load(files.save(m, tmp_path / "game.txt"))
    assert bots_in(again) == {1: "random", 2: "greedy"}
    assert sorted(seat_bots(again, None, None, 1, speech())) == [1, 2]
    assert sorted(seat_bots(again, "random", 2, 1, speech())) == [2]


def test_a_seat_that_somebody_has_taken_over_stays_his(tmp_path: Path) -> None:
    """The record never forgot a bot: loaded once more, it played again."""
    m = fresh(3)
    seat_bots(m, "random,greedy", None, 1, speech())
    seat_bots(m, "greedy", 2, 1, speech())
    again = files.load(files.save(m, tmp_path / "game.txt"))
    assert sorted(seat_bots(again, None, None, 1, speech())) == [2]
    seat_bots(again, None, 3, 1, speech())
    assert seat_bots(again, None, None, 1, speech()) == {}


def test_bots_are_named_by_seat_whenever_they_sat_down() -> None:
    """Two programs were once swapped in the command to go on, since the second had sat down first."""
    m = fresh(3)
    seat_bots(m, "greedy", 2, 1, speech())
    seat_bots(m, "random,novice", 1, 1, speech())
    assert list(bots_in(m).items()) == [(1, "random"), (2, "novice")]


@pytest.mark.parametrize(("bots", "humans"), [("random,random,random", None), ("nobody", None), (None, 9)])
def test_bots_that_cannot_be_seated_are_refused(bots: str | None, humans: int | None) -> None:
    with pytest.raises(signoria.SignoriaError):
        seat_bots(fresh(3), bots, humans, 1, speech())


def test_a_game_that_breaks_is_saved_first() -> None:
    class Broken(Bot):
        def choose(self, asked: Seen) -> Choice:
            raise RuntimeError("broken")

    m = fresh(2)
    out = io.StringIO()
    session = Session(m, {0: Broken("broken", 0), 1: Broken("broken", 1)}, make_console(file=out), input)
    with pytest.raises(RuntimeError):
        run(session)
    assert len(list(files.folder().iterdir())) == 1
    assert "--load" in out.getvalue()


def test_an_error_of_the_game_ends_in_a_sentence() -> None:
    m = signoria.new("lorenzo", seats=2, chance="manual")
    session, out = new_session(m)
    assert run(session) == 1
    assert "secret" in out.getvalue()
    assert "--load" in out.getvalue()
