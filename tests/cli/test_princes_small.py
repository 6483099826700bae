"""Small things a newcomer to the table of The Princes of Florence stumbled over."""

from pathlib import Path

import pytest

from signoria.cli import loop, replay
from signoria.cli.completion import completions
from signoria.cli.loop import run
from signoria.cli.screen import make_console
from signoria.cli.speech import speech
from signoria.cli.tables import table_of
from signoria.kernel.record import read_record
from signoria.kernel.text import LANGUAGES
from tests.cli.princes_games import fresh, said
from tests.cli.terminals import new_session, session_on, signoria_command
from tests.princes.tables import table


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("c9", "c9 is outside the grid"),
        ("why c5", "However you turn it, the piece has no corner at c5."),
        ("moves xyzzy", "turn 0, turn 1"),
        ("cancel", "Type undo"),
        ("help tower", "■ ■ ■"),
    ],
)
def test_small_questions_are_answered(line: str, answer: str) -> None:
    m = table({"money": 3500})
    m.play(0, "build hospital")
    assert answer in said(m, line)


@pytest.mark.parametrize(("word", "lang"), [("pomoc", "pl"), ("hilfe", "de"), ("nápověda", "cs")])
def test_commands_have_names_in_every_language(word: str, lang: str) -> None:
    text = said(table(), word, lang=lang)
    assert "moves [X]" in text


def test_a_new_language_shows_the_table_again() -> None:
    text = said(table({"money": 3500}), "lang pl")
    assert "Wybrany język: polski." in text
    assert "Wybierz akcję" in text


def test_save_makes_no_folder(tmp_path: Path) -> None:
    assert "cannot be written" in said(table(), f"save {tmp_path}/none/game.txt")
    assert not (tmp_path / "none").exists()


def test_quit_after_save_does_not_ask(tmp_path: Path) -> None:
    text = session_on(table({"money": 3500}), f"save {tmp_path}/game.txt", "quit")
    assert "Save the game first" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_are_explained(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, text = signoria_command(capsys, "games", "--lang", lang)
    assert "cli-option" not in text
    assert {"en": "neighbours", "pl": "sąsiedzi", "de": "Nachbarn", "cs": "sousedé"}[lang] in text


def test_the_end_shows_the_boards_and_what_decided_a_tie() -> None:
    session, out = new_session(fresh(2))
    session.read = lambda prompt: session.board.choices(session.scene(0))[0].label
    run(session)
    assert "every die" not in out.getvalue()
    assert "Players" in out.getvalue().rpartition("The game ends")[0][-2500:]


def test_p8_2_florins_decide_a_tie_and_the_table_says_so() -> None:
    m = table({"money": 500}, {"money": 300}, seats=2, round=7)
    text = session_on(m, "done", humans=2)
    while not m.over:
        text = session_on(m, "", "done", humans=2)
    assert "Florins broke the tie" in text


def test_ctrl_c_with_half_a_line_begins_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    m = table({"money": 3500})
    session, _ = new_session(m)
    halves, lines = iter([True, False]), iter(["", "tower", ""])
    monkeypatch.setattr(loop, "half_a_line", lambda: next(halves))

    def read(prompt: str) -> str:
        line = next(lines)
        if not line:
            raise KeyboardInterrupt
        return line

    session.read = read
    assert run(session) == 0
    assert ("0", "build tower") in m.lines


def test_tab_completes_a_thing_alone() -> None:
    m = table()
    assert "poet" in completions([], table_of(m.game).thing_names(), [], "po")


def test_an_unknown_word_does_not_step_through_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    m = fresh(2)
    m.play(0, m.legal(0)[0])
    record = read_record(m.record(secret=True).text())
    shown: list[int] = []
    lines = iter(["nxt", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    monkeypatch.setattr(replay, "show", lambda console, match, viewer, words: shown.append(len(match.lines)))
    replay.walk(make_console(False), record, None, speech("en", "princes"))
    assert shown[0] == shown[1]
