"""The table fits its screen, in every language and with or without colour."""

import io
import random
from functools import cache

import pytest

from signoria import Match
from signoria.cli.lorenzo.choices import choices, question
from signoria.cli.lorenzo.scene import scene
from signoria.cli.lorenzo.table import draw
from signoria.cli.screen import fit, fold, make_console
from signoria.cli.session import Session, latest, list_choices, summary
from signoria.cli.speech import speech
from signoria.kernel.text import LANGUAGES
from tests.cli.terminals import RAW_KEY, FakeBot, fresh


@cache
def positions(n: int) -> list[tuple[Match, int]]:
    """Moments of random games in which somebody is asked."""
    found: list[tuple[Match, int]] = []
    chance = random.Random(1)
    for seed, seats in enumerate((2, 3, 4)):
        m = fresh(seats, seed, advanced=True)
        bot = FakeBot(seed)
        while not m.over:
            seat = m.waiting[0]
            if chance.random() < 0.08:
                found.append((m.copy(), seat))
            moves = [move for move in m.legal(seat) if move.verb not in ("discard", "decline")]
            m.play(seat, chance.choice(moves) if moves else bot.choose(m, seat))
    return chance.sample(found, n)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 20), (100, 36), (130, 70)])
def test_no_line_is_wider_than_the_screen(lang: str, width: int, height: int) -> None:
    words = speech(lang)
    for m, seat in positions(12):
        for viewer in (seat, None):
            now = scene(m, viewer, words)
            made = choices(now)
            lines = draw(now, width, height) + list_choices(made, words, width) + summary(made, words, width)
            assert [line.plain for line in lines if line.cell_len > width] == []
            assert [line.plain for line in lines if RAW_KEY.search(line.plain)] == []
            if viewer is not None:
                assert not RAW_KEY.search(question(now))


def test_a_scene_is_what_the_seat_knows() -> None:
    for m, seat in positions(20):
        assert scene(m, seat, speech("en")).table.same(m.game.known(m.state, seat))


def test_the_board_shows_cards_members_and_goods_in_letters() -> None:
    m = fresh(2)
    seat = m.waiting[0]
    m.play(seat, "place white market.1")
    m.play(seat, "servants 0")
    text = "\n".join(line.plain for line in draw(scene(m, m.waiting[0], speech("en")), 100, 40))
    assert f"[W{seat + 1}]" in text
    for name in ("Territories", "Church", "Harvest", "Strozzi", "Dice: black", "Turn order"):
        assert name in text


def test_a_table_on_a_small_screen_is_small() -> None:
    m = fresh(4)
    assert len(draw(scene(m, m.waiting[0], speech("en")), 80, 20)) <= 19


@pytest.mark.parametrize("plain", ["option", "NO_COLOR", "dumb", "pipe"])
def test_without_colour_there_are_no_escape_codes(plain: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Screen(io.StringIO):
        def isatty(self) -> bool:
            return plain != "pipe"

    monkeypatch.setenv("TERM", "dumb" if plain == "dumb" else "xterm-256color")
    if plain == "NO_COLOR":
        monkeypatch.setenv("NO_COLOR", "1")
    out = Screen()
    m = fresh(2)
    session = Session(m, {}, make_console(plain != "option", out), input, "en")
    session.present(m.waiting[0])
    assert "Strozzi" in out.getvalue()
    assert "\x1b" not in out.getvalue()


def test_news_are_whole_and_say_when_there_is_more() -> None:
    m = fresh(2)
    session = Session(m, {}, make_console(file=io.StringIO()), input, "en")
    news = session.news(0)
    assert sum(len(item) for item in news) > 4
    assert latest(news, 3)[0].plain.startswith("…")
    assert len(latest(news, 3)) <= 3
    assert latest(news, 100)[0].plain.startswith("▪")


def test_text_is_cut_and_folded_by_columns() -> None:
    assert fit("Forest", 4) == "For…"
    assert fit("Forest", 8) == "Forest  "
    assert fold("one two three", 7) == ["one two", "three"]
    assert fold("extraordinary", 5) == ["extr…"]
