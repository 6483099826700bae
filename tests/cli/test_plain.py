"""Any game can be played in the terminal, before it has a picture of its own."""

import random
from typing import Any

import pytest

import signoria
from signoria import Dropped, Match
from signoria.cli.commands import help_
from signoria.cli.loop import play, run
from signoria.cli.plain import PlainBoard
from signoria.cli.session import Session
from signoria.cli.speech import speech
from signoria.cli.tables import TABLES, table_of
from signoria.games import GAMES
from signoria.kernel.streams import Streams, secret_from_seed
from signoria.kernel.text import LANGUAGES
from tests.cli.terminals import RAW_KEY, new_session, reader_that_plays
from tests.contract.toy import Auction

NAMES = ["Strozzi", "Pazzi", "Albizzi"]
SHORT: dict[str, dict[str, Any]] = {"fief": {"turn_limit": 1}}  # options of games that could go on for ever


def fresh(game: str, seats: int = 3, **options: Any) -> Match:
    return signoria.new(game, seats=seats, options=options, seed=5, names=NAMES[:seats])


def toy() -> Match:
    """The toy auction, in which seats may cheer out of turn; the first seat holds a card that cheers twice."""
    game = Auction()
    return Match(game, game.begin(3, {}), Streams(secret_from_seed(31), []))


def plain_session(m: Match, typed: list[str] | None = None, lang: str = "en") -> tuple[Session, Any]:
    session, out = new_session(m, typed, lang=lang)
    session.board = PlainBoard(m.game)
    return session, out


def test_a_game_without_a_picture_is_drawn_plainly() -> None:
    assert set(TABLES) <= set(GAMES)
    assert isinstance(table_of(toy().game), PlainBoard)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_on_the_plain_board(game: str) -> None:
    session, out = plain_session(fresh(game, **SHORT.get(game, {})))
    typed: list[str] = []
    session.read = reader_that_plays(session, 1, typed)
    assert run(session) == 0
    assert session.m.over
    assert "wins with" in out.getvalue()
    assert not RAW_KEY.search(out.getvalue())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_line_is_wider_than_the_screen(game: str, lang: str) -> None:
    m, chance, words = fresh(game, **SHORT.get(game, {})), random.Random(1), speech(lang, game)
    board = PlainBoard(m.game)
    while not m.over:
        seat = m.waiting[0]
        if chance.random() < 0.05:
            for width in (80, 120):
                for viewer in (seat, None):
                    now = board.scene(m, viewer, words)
                    made = board.choices(now)
                    lines = board.draw(now, width, 24) + board.draw(now, width, 1000) + board.player(now, 1, width)
                    lines += board.menu(now, made, width) + board.short_menu(now, made, width)
                    assert [line.plain for line in lines if line.cell_len > width] == []
                    assert not [line.plain for line in lines if RAW_KEY.search(line.plain)]
        m.play(seat, chance.choice(list(m.legal(seat))))


def test_what_has_words_is_shown_in_words() -> None:
    m = fresh("princes")
    text = "\n".join(
        line.plain for line in PlainBoard(m.game).draw(PlainBoard(m.game).scene(m, 0, speech("en", "princes")), 100, 99)
    )
    assert "florins 3500" in text
    assert "forest 6" in text
    assert "*1 Strozzi" in text


def test_things_have_names_and_moves_are_grouped_by_their_verbs() -> None:
    m = fresh("lorenzo")
    session, out = plain_session(m, ["help gold mine", "moves place", "moves market", "why w market.1", "board"])
    run(session)
    text = out.getvalue()
    assert "Type: gold_mine" in text
    assert "(place white market.1)" in text
    assert not RAW_KEY.search(text)


def test_commands_answer_on_the_plain_board() -> None:
    lines = [
        "help",
        "players",
        "player 2",
        "scores",
        "log",
        "preview 1",
        "undo",
        "xyzzy",
        "moves xyzzy",
        "why",
        "why 1",
    ]
    session, out = plain_session(fresh("princes"), lines)
    run(session)
    assert not RAW_KEY.search(out.getvalue())
    assert "No move matches" in out.getvalue()
    session, out = plain_session(fresh("princes"))
    help_(session, 0, "xyzzy")
    assert "Nothing is called" in out.getvalue()


def test_people_may_act_out_of_turn() -> None:
    """Whoever may cheer is asked once for each chance; Enter lets it go by, and the next chance is offered again."""
    m = toy()
    session, out = new_session(m)
    asked: list[int] = []

    def read(prompt: str) -> str:
        if 0 in m.waiting:
            return m.legal(0)[0].text
        assert [move.text for move in m.legal(0)] == ["cheer"]
        asked.append(len(m.lines))
        return "" if len(asked) == 1 else "cheer"

    session.read = read
    assert run(session) == 0
    assert m.over
    assert len(asked) > 1
    assert len(set(asked)) == len(asked)
    assert m.lines.count(("0", "cheer")) == len(asked) - 1
    assert "although it is not your turn" in out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_table_drops_of_a_gesture_is_said_with_the_reason(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A story: the terminal said nothing when the last moves of a gesture were not made."""
    m = fresh("lorenzo")
    session, out = plain_session(m, lang=lang)
    seat = m.waiting[0]
    rest, (why,) = m.move("servants 3"), m.why_not(seat, "servants 3")
    monkeypatch.setattr(Match, "play", lambda *given: Dropped([rest], why))
    assert play(session, seat, m.legal(seat)[0], "")
    session.present(seat)
    told = " ".join(out.getvalue().split())
    assert session.words.word("cli-dropped", moves=session.sentence(rest), why=why.sentence(lang)) in told
    assert not RAW_KEY.search(told)
