"""The table of The Princes of Florence fits its screen and shows what matters."""

import io
import random
import re
from itertools import pairwise
from typing import Any

import pytest

from signoria.cli.loop import run
from signoria.cli.news import folded_log
from signoria.cli.princes.maps import large, middle, strip
from signoria.cli.princes.people import COLUMNS, whole_player
from signoria.cli.princes.table import draw
from signoria.cli.screen import make_console
from signoria.cli.session import Session
from signoria.cli.speech import speech
from signoria.cli.tables import table_of
from signoria.kernel.match import Match
from signoria.kernel.text import LANGUAGES
from signoria.table.princes.choices import choices, question
from signoria.table.princes.maps import squares
from signoria.table.princes.scene import scene
from tests.cli.princes_games import at, fresh, lively, plain, positions, step_of
from tests.cli.terminals import RAW_KEY, new_session
from tests.princes.tables import TOGETHER, auction, own, table


def test_lively_games_meet_every_question() -> None:
    asked = {step_of(m) for m, _ in positions()}
    assert asked >= {"return", "choose", "bid", "last_buyer", "pick", "put", "look", "recruit", "characters", "use"}
    assert asked >= {"turn", "work", "change", "proposal"}


def on_screen(width: int) -> list[tuple[Match, int]]:
    """What fits a small screen seldom fails on a large one."""
    return positions() if width == 80 else positions()[::3]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 20), (120, 36)])
def test_no_line_is_wider_than_the_screen(lang: str, width: int, height: int) -> None:
    words = speech(lang, "princes")
    for m, seat in on_screen(width):
        for viewer in (seat, None):
            now = scene(m, viewer, words)
            made = choices(now)
            board = table_of(m.game)
            lines = draw(now, width, height) + board.menu(now, made, width) + board.short_menu(now, made, width)
            lines += board.least_menu(now, made, width) + whole_player(now, m.seats - 1, width)
            assert [line.plain for line in lines if line.cell_len > width] == []
            assert [line.plain for line in lines if RAW_KEY.search(line.plain)] == []
            if viewer is not None:
                assert not RAW_KEY.search(question(now))


class Screen(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_everything_fits_the_screen(lang: str, width: int, height: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With five players and both expansions too."""
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setenv("LINES", str(height))
    for m, seat in on_screen(width):
        out = Screen()
        session = Session(m, {}, make_console(file=out), lambda prompt: "", lang)
        session.told[seat] = max(0, len(m.log(seat)) - 6)
        session.present(seat)
        page = out.getvalue().rpartition("\x1b[2J")[2]
        assert page.count("\n") < height, page


def test_a_scene_is_what_the_seat_knows() -> None:
    for m, seat in positions():
        assert scene(m, seat, speech("en", "princes")).table.same(m.game.known(m.state, seat))


@pytest.mark.parametrize("encoding", ["ascii", "iso8859-2"])
def test_signs_a_terminal_lacks_have_stand_ins(encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if encoding == "ascii":
        monkeypatch.setenv("LC_ALL", "C")
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, encoding="utf-8" if encoding == "ascii" else encoding)
    for m, seat in positions()[::4]:
        session = Session(m, {}, make_console(file=out), input, "en")
        session.show(session.board.draw(session.scene(seat), 120, 40))
        session.show(session.board.menu(session.scene(seat), session.board.choices(session.scene(seat)), 80))
    out.flush()
    assert "?" not in raw.getvalue().decode(encoding)


def test_a_principality_has_outlines_when_it_is_large_and_letters_when_it_is_small() -> None:
    park = {"type": "park", "cells": ["e1", "f1", "g1"]}
    m = table({"buildings": {"chapel": ["a1", "a2", "b2"]}, "landscapes": [park]})
    now = scene(m, 0, speech("en", "princes"))
    assert [line.plain for line in large(squares(now, 0))][:7] == [
        "    a   b   c   d   e   f   g ",
        "  ┌───┬───────────┬───────────┐",
        "1 │ Ch│ ·   ·   · │ pa  pa  pa│",
        "  │   └───┐       └───────────┤",
        "2 │ Ch  Ch│ ·   ·   ·   ·   · │",
        "  ├───────┘                   │",
        "3 │ ·   ·   ·   ·   ·   ·   · │",
    ]
    assert [line.plain for line in middle(squares(now, 0))][1:3] == [
        "1 Ch ·  ·  ·  pa pa pa ",
        "2 Ch Ch ·  ·  ·  ·  ·  ",
    ]


def test_landscapes_of_one_type_can_be_told_apart_without_colour() -> None:
    parks = [{"type": "park", "cells": [f"{c}{row}" for c in "abc"]} for row in (1, 2)]
    now = scene(table({"landscapes": parks}), 0, speech("en", "princes"))
    assert [line.plain[:9] for line in middle(squares(now, 0))][1:3] == ["1 pa pa p", "2 p2 p2 p"]


def test_a_building_put_up_together_runs_through_the_border() -> None:
    pair: list[dict[str, Any]] = [
        {"buildings": {"tower": {"cells": ["g2"], "partner": 1}}},
        {"buildings": {"tower": {"cells": ["a2", "b2"], "partner": 0}}},
    ]
    now = scene(table(*pair, options=TOGETHER), 0, speech("en", "princes"))
    row = strip(now, [0, 1])[3].plain
    assert row.startswith("2 · · · · · · To=ToTo")
    assert "To=" in plain(draw(now, 120, 100))
    assert "tower (with 2 Player 2)" in plain(whole_player(now, 0, 120))


def test_works_are_broken_down() -> None:
    """The book's example of a work: theatre 4, no lake, travel 3, two jesters 4, four cards 4: 15. [P-5.2.2]"""
    owner = {**own("theatre"), "freedoms": ["travel"], "jesters": 2, "recruiting_cards": 1}
    owner["professions"] = ["poet", "jurist", "painter"]
    now = scene(table(owner, round=3), 0, speech("en", "princes"))
    text = plain(draw(now, 120, 100))
    assert "Works (minimum 12)" in text
    assert re.search(r"›Poet +15  theatre 4 · lake – · travel 3 · jesters 4 · cards 4", text)
    assert re.search(r" Jurist +8  library – · forest – · opinion – · jesters 4 · cards 4", text)
    (note,) = [choice.note for choice in choices(now) if choice.move.text == "work poet"]
    assert note.startswith("value 15; theatre 4, lake 0, freedom of travel 3, jesters 4, cards 4")


def test_the_auction_says_who_leads_who_may_raise_and_what_was_bought() -> None:
    m = auction({}, {}, {"architects": 3}, {})
    for seat, move in [(0, "name jester"), (1, "pass"), (2, "pass"), (3, "pass"), (1, "name architect")]:
        m.play(seat, move)
    now = scene(m, 3, speech("en", "princes"))
    text = plain(draw(now, 120, 100))
    assert "architect: 200 florins 2 Player 2 leads" in text
    assert "may raise: 4 Player 4" in text
    assert "jester [1 200]" in text
    assert question(now) == "Raise or pass? (architect: 200 florins, 2 Player 2 leads)"


def test_hidden_money_is_not_drawn() -> None:
    now = scene(table({"money": 1200}, {"money": 3400}, options={"open_money": False}), 0, speech("en", "princes"))
    text = plain(draw(now, 80, 24))
    assert "1200" in text
    assert "3400" not in text


def test_the_screen_of_one_seat_never_names_cards_another_seat_holds() -> None:
    m = at(fresh(3), "turn")
    session, out = new_session(m, ["board", "players", "player 2", "moves", "log 99", "scores"])
    run(session)
    players: Any = m.position()["players"]
    seen = m.view(0)["knowledge"]
    held = [name for deck in ("professions", "bonus", "prestige_cards") for name in players[1][deck]]
    secret = [name for name in held if name not in str(seen) and name not in players[0]["professions"]]
    assert secret
    for name in secret:
        assert session.words.word(f"card-{name}") not in out.getvalue()


def test_earlier_rounds_of_the_log_fold_to_their_phases() -> None:
    """The round under way is told in full."""
    chance, m = random.Random(2), fresh(3)
    while m.view(None)["round"] != 3:
        lively(m, chance)
    lines = [line.plain for line in folded_log(m, 0, speech("en", "princes"), 200)]
    rounds = [i for i, line in enumerate(lines) if line.startswith("Round ")]
    assert len(rounds) == 3
    for a, b in pairwise(rounds):
        heads = [line for line in lines[a + 1 : b] if not line.startswith("  ")]
        assert [head.partition(".")[0] for head in heads] == ["Phase A: auction", "Phase B: actions"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_column_of_the_players_has_its_own_head(lang: str) -> None:
    """The one of the jesters was once lost; `cli-` stood there, the beginning of its key."""
    words = speech(lang, "princes")
    heads = [words.word(f"cli-princes-column-{name}") for name, _ in COLUMNS]
    assert not [head for head in heads if head.startswith("cli-")]
    assert len(set(heads)) == len(heads)
