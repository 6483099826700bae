"""The table fits its screen, in every language and with or without colour."""

import io
import random
import re
from functools import cache

import pytest

from signoria import Match
from signoria.cli.choices import list_choices, summary
from signoria.cli.lorenzo.table import draw
from signoria.cli.news import MATTERS, OTHERS, News, latest
from signoria.cli.screen import fit, fold, make_console
from signoria.cli.session import Session
from signoria.cli.speech import speech
from signoria.kernel.text import LANGUAGES
from signoria.table.lorenzo.choices import choices, question
from signoria.table.lorenzo.scene import scene
from tests.cli.terminals import RAW_KEY, FakeBot, fresh
from tests.lorenzo.tables import play, table


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
            m.play(seat, chance.choice(moves) if moves else bot.choose(m.seen(seat)).move)
    return chance.sample(found, n)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 20), (100, 36), (130, 70)])
def test_no_line_is_wider_than_the_screen(lang: str, width: int, height: int) -> None:
    words = speech(lang)
    for m, seat in positions(12):
        for viewer in (seat, None):
            now = scene(m, viewer, words)
            made = choices(now)
            hint = words.word("cli-moves-hint-lorenzo")
            lines = draw(now, width, height) + list_choices(made, words, width) + summary(made, words, width, hint)
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


class Screen(io.StringIO):
    """Where something is shown, a terminal or not."""

    def __init__(self, is_terminal: bool = True) -> None:
        super().__init__()
        self.is_terminal = is_terminal

    def isatty(self) -> bool:
        return self.is_terminal


@pytest.mark.parametrize("plain", ["option", "NO_COLOR", "dumb", "pipe"])
def test_without_colour_there_are_no_styles(plain: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb" if plain == "dumb" else "xterm-256color")
    if plain == "NO_COLOR":
        monkeypatch.setenv("NO_COLOR", "1")
    out = Screen(plain != "pipe")
    m = fresh(2)
    session = Session(m, {}, make_console(plain != "option", out), input, "en")
    session.present(m.waiting[0])
    assert "Strozzi" in out.getvalue()
    assert not re.search(r"\x1b\[[\d;]*m", out.getvalue())
    if plain in ("dumb", "pipe"):
        assert "\x1b" not in out.getvalue()


def test_no_color_changes_nothing_but_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without colour the table once was not fitted to the screen, and all choices were listed."""
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("LINES", "24")
    shown: list[str] = []
    for color in (True, False):
        out = Screen()
        m = fresh(4)
        session = Session(m, {}, make_console(color, out), input, "en")
        session.present(m.waiting[0])
        shown.append(re.sub(r"\x1b\[[\d;]*[mJH]", "", out.getvalue()))
    assert shown[0] == shown[1]
    assert shown[0].count("\n") <= 24


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("encoding", ["ascii", "iso8859-2"])
def test_signs_a_terminal_lacks_have_stand_ins(lang: str, encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if encoding == "ascii":
        monkeypatch.setenv("LC_ALL", "C")
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, encoding="utf-8" if encoding == "ascii" else encoding)
    for m, seat in positions(4):
        session = Session(m, {}, make_console(file=out), input, lang)
        session.show(session.board.draw(session.scene(seat), 80, 30))
        session.present(seat)
    out.flush()
    text = raw.getvalue().decode(encoding)
    assert "?" not in text.replace("B? W? O?", "").replace("?\n", "\n").replace("? (", "")
    assert max(len(line) for line in text.splitlines()) <= 80


def told(*events: tuple[int, int, str]) -> list[News]:
    return [News(who, rank, text.split("|")) for who, rank, text in events]


def test_news_are_whole_and_what_matters_comes_first() -> None:
    """A bot's last placement once pushed an excommunication off the screen, and sentences were cut."""
    news = told(
        (0, MATTERS, "Strozzi is excommunicated."),
        (1, OTHERS, "Pazzi passes."),
        (2, OTHERS, "Albizzi places the white member, value 5: council palace.|Albizzi gains 1 coin."),
    )
    assert [line.plain for line in latest(news, 2, 80, "more: log")] == [
        "… Strozzi is excommunicated.",
        "▪ Albizzi places the white member, value 5: council palace.",
    ]
    assert [line.plain for line in latest(news, 1, 80, "more: log")] == ["… Strozzi is excommunicated."]
    assert [line.plain for line in latest(news[2:], 1, 30, "more: log")] == ["… more: log"]
    whole = latest(news, 9, 80, "more: log")
    assert [line.plain[:2] for line in whole] == ["▪ ", "▪ ", "▪ ", "  "]


def test_a_new_turn_order_is_one_sentence() -> None:
    m = at_turn(fresh(4), "new-order")
    news = Session(m, {}, make_console(file=io.StringIO()), input, "en").news(0)
    order = [item.sentences for item in news if item.sentences[0].startswith("New turn order:")]
    assert len(order) == 1
    players = order[0][0].removeprefix("New turn order: ").removesuffix(".").split(", ")
    assert sorted(players) == sorted(["you", *m.names[1:]])


def at_turn(m: Match, event: str) -> Match:
    """The first turn after an event."""
    bot = FakeBot()
    while not any(told["event"] == event for told in m.log(0)) or scene(m, m.waiting[0], speech("en")).step != "turn":
        m.play(m.waiting[0], bot.choose(m.seen(m.waiting[0])).move)
    return m


def test_what_matters_has_a_page_where_the_screen_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a screen of 24 lines the report to the Vatican does not fit beside the table."""
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("LINES", "24")
    m = at_turn(fresh(4), "excommunicated")
    seat = m.waiting[0]
    out = Screen()

    def read(prompt: str) -> str:
        out.write(prompt)
        return ""

    Session(m, {}, make_console(file=out), read, "en").present(seat)
    assert "[Enter] to continue" in out.getvalue()
    text = " ".join(re.sub(r"\x1b\[[\d;]*[mJH]", "", out.getvalue()).split())
    for event, sentence in zip(m.log(seat), m.sentences(seat), strict=True):
        own = sentence.replace(f"{m.names[seat]} is", "You are")
        assert event["event"] != "excommunicated" or own in text


def test_lorenzo_de_medici_is_named_with_his_copy() -> None:
    owner = {"played": ["lorenzo_de_medici"], "copy": "cosimo_de_medici"}
    m = table(owner, {"played": ["cosimo_de_medici"]}, seats=2, options={"advanced": True})
    now = scene(m, 0, speech("en"))
    (note,) = [choice.note for choice in choices(now) if choice.move.text == "activate lorenzo_de_medici"]
    assert note.startswith("Cosimo de’ Medici: ")
    assert question(now) == "Place a family member, or use a leader."


def test_nobody_is_told_to_use_a_leader_without_one() -> None:
    m = table(seats=2, options={"advanced": True})
    assert question(scene(m, 0, speech("en"))) == "Place a family member."


def test_exchanges_show_what_is_promised_already() -> None:
    owner = {"buildings": ["chapel", "residence"], "coin": 5}
    m = table(owner, seats=2, dice=(6, 1, 1))
    play(m, 0, "place black production.single", "servants 0")
    assert question(scene(m, 0, speech("en"))) == "Do you use Chapel?"
    play(m, 0, "exchange chapel 1")
    assert question(scene(m, 0, speech("en"))) == "Do you use Residence? (1 coin already committed)"


def test_text_is_cut_and_folded_by_columns() -> None:
    assert fit("Forest", 4) == "For…"
    assert fit("Forest", 8) == "Forest  "
    assert fold("one two three", 7) == ["one two", "three"]
    assert fold("extraordinary", 5) == ["extr…"]
