"""What can be typed besides moves, and what cannot be read."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from signoria.cli import files
from signoria.cli.commands import COMMANDS, help_
from signoria.cli.completion import completions
from signoria.cli.loop import run
from signoria.cli.shell import command_line
from signoria.cli.tables import table_of
from signoria.kernel.text import LANGUAGES
from signoria.table.lorenzo.things import kinds
from tests.cli.terminals import RAW_KEY, fresh, new_session, session_on


def after_prompt(text: str) -> str:
    """What was shown after the first line was typed."""
    return text.partition("Strozzi> ")[2]


def test_why_names_the_rule() -> None:
    assert "[L-" in after_prompt(session_on(fresh(), "why neutral territory.4"))


def test_why_of_something_legal_says_so() -> None:
    text = after_prompt(session_on(fresh(), "why council", "why black council"))
    assert "That is possible now" in text
    assert "That is allowed now" in text


def test_why_of_a_card_that_is_away() -> None:
    assert "Not in the towers now" in after_prompt(session_on(fresh(), "why sacred war"))


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing() -> None:
    quiet, m = fresh(), fresh()
    session_on(quiet)
    text = after_prompt(session_on(m, "place neutral territory.4", "servants 2"))
    assert "Not possible now" in text
    assert "[L-" in text
    assert m.digest == quiet.digest


@pytest.mark.parametrize(
    "line",
    ["xyzzy", "99", "-1", "place", "place white", "place purple council", "w w w w", "why", "why xyzzy", "help xyzzy",
     "rule", "rule 99.9", "player 9", "player x", "lang xx", "moves xyzzy", "preview", "preview xyzzy", "log x",
     "save /", "  ", "\t", "1 2 3", "w council 99", "ř", "{ $x }", "[bold]"],
)  # fmt: skip
def test_bad_input_gets_a_sentence_and_loses_nothing(line: str) -> None:
    quiet, m = fresh(), fresh()
    session_on(quiet)
    text = after_prompt(session_on(m, line))
    assert m.digest == quiet.digest
    assert len(text.strip().splitlines()) >= 2
    assert "Traceback" not in text


def test_a_placement_with_servants_is_one_line() -> None:
    m = fresh()
    session_on(m, "w council 1")
    assert ("0", "place white council") in m.lines
    assert ("0", "servants 1") in m.lines


@pytest.mark.parametrize("line", ["place white council", "place member=white space=council", "w co", "white coun"])
def test_notation_and_abbreviations(line: str) -> None:
    m = fresh()
    session_on(m, line)
    assert ("0", "place white council") in m.lines


def test_a_card_stands_for_its_floor() -> None:
    m = fresh()
    towers = m.view(0)["towers"]
    assert isinstance(towers, dict)
    shown = session_on(m, f"preview black {towers['territory'][0]}")
    assert f"takes {new_session(m)[0].words.word('card-' + towers['territory'][0])}" in shown


def test_a_refused_short_form_is_not_taken_for_a_command() -> None:
    """`w m1` once meant `why m1` as soon as the placement was illegal."""
    text = session_on(fresh(), "w m1 0", "w m1 0")
    assert "member is already placed" in text


def test_servants_that_cannot_be_paid_leave_the_member_at_home() -> None:
    m = fresh()
    assert "[L-3.2.2]" in session_on(m, "w council 99")
    assert ("0", "place white council") not in m.lines


def test_the_least_servants_are_paid_without_asking() -> None:
    m = fresh()
    text = session_on(m, "n t1", "w council", "1")
    assert ("0", "servants 1") in m.lines
    assert ("0", "servants 0") in m.lines
    assert "How many servants" not in text


def test_harvest_and_production_ask_for_servants_and_say_what_they_activate() -> None:
    m = fresh()
    text = session_on(m, "b t1", "w hl")
    assert "How many servants do you spend on the large harvest space?" in text
    assert "   0 Spend no servants (value 2)" in text
    assert "   1 Spend 1 servant (value 3: also activates Village)" in text
    assert "   2 Spend 2 servants (value 4)" in text


def test_undo_is_free_inside_the_own_move_and_takes_the_servants_with_it() -> None:
    m = fresh()
    text = session_on(m, "w council", "undo")
    assert "taken back" in text
    assert m.lines[-1] == ("!", "undo 0")
    assert m.view(0)["steps"][-1]["step"] == "turn"  # type: ignore[index]


def test_undo_beyond_others_asks_for_consent() -> None:
    m = fresh()
    text = session_on(m, "undo", "w market.1 0", "undo", "undo yes")
    assert "You have nothing to take back" in text
    assert "undo yes" in text
    assert "taken back" in text


def test_save_and_load_go_on_with_the_same_dice(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    m = fresh()
    text = session_on(m, "w council 0", f"save {path}")
    assert f"--load {path}" in text
    again = files.load(path)
    assert again.digest == m.digest
    assert again.view(0) == m.view(0)
    session_on(again, "help")
    assert again.digest == m.digest


def test_save_never_overwrites_another_file(tmp_path: Path) -> None:
    """Saving once wrote over any other saved game."""
    letter, other = tmp_path / "letter.txt", tmp_path / "other game.txt"
    letter.write_text("Dear Ada")
    files.save(fresh(), other)
    text = other.read_text()
    for path in (letter, other):
        assert "was not changed" in session_on(fresh(seed=6), f"save {path}")
    assert letter.read_text() == "Dear Ada"
    assert other.read_text() == text


def test_a_game_is_saved_again_in_its_own_file(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    m = fresh()
    session_on(m, f"save {path}", "w council", "1", f"save {path}")
    assert files.load(path).digest == m.digest
    assert not files.folder().exists()


def test_games_with_the_same_seed_are_saved_side_by_side() -> None:
    """The name of the file once came from the commitment, so the second game wrote over the first."""
    for line in ("w market.1", "w council"):
        session_on(fresh(), line)
    first, second = sorted(files.folder().iterdir(), key=lambda path: path.stat().st_mtime_ns)
    assert ("0", "place white market.1") in files.load(first).lines
    assert ("0", "place white council") in files.load(second).lines


def test_quit_offers_to_save() -> None:
    m = fresh()
    text = session_on(m, "quit", "perhaps", "n")
    assert text.count("[Y/n]") == 2
    assert "not saved" in text
    assert not files.folder().exists()
    assert "--load" in session_on(m, "quit", "")
    assert len(list(files.folder().iterdir())) == 1


def test_the_end_of_input_saves_and_says_how_to_go_on() -> None:
    m = fresh()
    assert "--load" in session_on(m)
    (path,) = files.folder().iterdir()
    assert files.load(path).digest == m.digest


def test_the_way_to_go_on_can_be_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "my programs" / "signoria"
    program.parent.mkdir()
    program.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("sys.argv", [str(program)])
    assert f"'{program}' play lorenzo --load '{tmp_path / 'my game.txt'}'" in session_on(
        fresh(), f"save {tmp_path / 'my game.txt'}"
    )
    monkeypatch.setenv("PATH", str(program.parent))
    assert command_line("verify", "a b") == "signoria verify 'a b'"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("place", "Missing: member, space"),
        ("place white", "Missing: space"),
        ("w", "Missing: space"),
        ("board x", "Usage: board"),
        ("scores now", "Usage: scores"),
        ("undo everything", "Usage: undo"),
        ("quit now", "Usage: quit"),
        ("log abc", "Usage: log"),
        ("log 0", "Usage: log"),
        ("why 2", "That is allowed now"),
        ("why 999", "Choice 999 does not exist"),
        ("why roll", "L-2.4 Phase A: dice"),  # no player rolls: all there is to say is in the rules
        ("deal", "not a move or a command"),
        ("rule surcharge", "L-4.2.2"),
        ("rule l-4.2.2", "Surcharge in an occupied tower"),
    ],
)
def test_mistakes_are_named(line: str, said: str) -> None:
    assert said in after_prompt(session_on(fresh(), line)).partition("Strozzi> ")[0]


def test_why_of_a_space_is_about_the_best_member() -> None:
    """`why t4` once said that no bonus action is asked now, and listed a reason twice without naming the member."""
    text = session_on(fresh(), "w m1", "why m1").rpartition("why m1")[2].partition("Strozzi> ")[0]
    assert text.splitlines()[1:] == [
        "Not possible now: Place the black family member on market space 1.",
        "Somebody is already on that market space. [L-7.1]",
    ]


@pytest.mark.parametrize(
    ("line", "fits"),
    [
        ("moves t", lambda text: re.search("take (Village|Monastery|City|Gravel Pit)", text) is not None),
        ("moves w", lambda text: "Send white (" in text),
        ("moves w t3", lambda text: "Send white (5) to take City" in text),
        ("moves market", lambda text: "market" in text),
        ("moves village", lambda text: "to take Village" in text),
    ],
)
def test_moves_can_be_filtered(line: str, fits: Callable[[str], bool]) -> None:
    text = after_prompt(session_on(fresh(), line)).partition("Strozzi> ")[0]
    listed = [item for item in text.splitlines() if re.match(r" *\d+ Send", item)]
    assert listed
    assert all(fits(item) for item in listed)


@pytest.mark.parametrize(
    "line",
    ["board", "players", "player", "player 2", "scores", "log", "log 3", "moves", "moves market", "rule 4.2.2",
     "preview w council", "preview b council 2", "help", "m", "?", "hint"],
)  # fmt: skip
def test_commands_answer_in_words(line: str) -> None:
    text = session_on(fresh(advanced=False), line)
    assert not RAW_KEY.search(text)
    assert len(after_prompt(text).splitlines()) > 3


ALL_THINGS = [(name, i) for domain, _, _ in kinds() for i, name in enumerate(domain.names)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_knows_every_card_leader_tile_and_space(lang: str) -> None:
    session, out = new_session(fresh(), lang=lang)
    for name, _ in ALL_THINGS:
        out.truncate(0)
        help_(session, 0, name)
        text = out.getvalue()
        assert text.count("\n") >= 2, name
        assert name not in text or "_" not in name, text
        assert not RAW_KEY.search(text), text
    assert len(ALL_THINGS) == 96 + 20 + 21 + 25 + 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_tells_every_command_to_its_end(lang: str) -> None:
    """What did not fit into a line was cut: `what a card, a piece, a space or a word of t…`."""
    session, out = new_session(fresh(), lang=lang, width=80)
    help_(session, 0, "")
    text = " ".join(out.getvalue().split())
    for name, (usage, _) in COMMANDS.items():
        assert f"{usage} {session.words.word(f'cli-help-{name}')}" in text


def test_help_lists_what_a_short_name_can_mean() -> None:
    text = after_prompt(session_on(fresh(), "help support"))
    assert "Support to the Pope" in text
    assert "Support to the King" in text


def test_lang_changes_the_language() -> None:
    session, _ = new_session(fresh(), ["lang de"])
    run(session)
    assert session.words.lang in ("de", "en")


def test_completion_follows_the_notation() -> None:
    moves = [["place", "white", "council"], ["place", "white", "market.1"], ["pass"]]
    things = table_of(fresh().game).thing_names()
    assert "place" in completions(moves, things, [], "pl")
    assert "player" in completions(moves, things, [], "pl")
    assert completions(moves, things, ["place", "white"], "") == ["council", "market.1"]
    assert completions(moves, things, ["why", "place", "white"], "m") == ["market.1"]
    assert "gold_mine" in completions(moves, things, ["help"], "gold")
