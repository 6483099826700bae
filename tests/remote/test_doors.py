"""Programs take part in tournaments and at the table in the terminal, by the name run:COMMAND."""

import shlex
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from signoria import SignoriaError
from signoria.arena import matches
from signoria.arena.kept import sources
from signoria.arena.matches import play_match
from signoria.arena.plans import Plan, tournament
from signoria.bots import Bot
from signoria.bots.greedy import GreedyBot
from signoria.cli import files
from signoria.cli.seating import bots_in, seat_bots
from signoria.cli.speech import speech
from signoria.remote import RemoteBot, is_program, make_any_bot
from tests.cli.terminals import fresh, signoria_command
from tests.remote.programs import FIRST_BOT, POLITE, written

EXAMPLE = "run:" + shlex.join([sys.executable, "-I", "-S", str(FIRST_BOT)])


def test_names() -> None:
    assert isinstance(make_any_bot("greedy", 1), GreedyBot)
    usual, short = make_any_bot("run:sh -c 'a b'", 1), make_any_bot("run:5s:sh -c 'a b'", 1)
    assert isinstance(usual, RemoteBot)
    assert isinstance(short, RemoteBot)
    assert usual.words == short.words == ["sh", "-c", "a b"]
    assert (usual.seconds, short.seconds) == (60, 5)
    assert [is_program(name) for name in ("run:x", "run:", "run", "greedy", "search:5")] == [True, True] + [False] * 3
    with pytest.raises(SignoriaError, match="no bot is called 'walk:sh'"):
        make_any_bot("walk:sh", 1)


# ---------------------------------------------------------------- tournaments


def plan(*bots: str) -> Plan:
    return tournament("lorenzo", list(bots), 2, {"advanced": True}, 1).plan(0)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Bot]:
    """The bots of the matches of a test."""
    found: list[Bot] = []

    def keep(name: str, seed: int) -> Bot:
        found.append(make_any_bot(name, seed))
        return found[-1]

    monkeypatch.setattr(matches, "make_any_bot", keep)
    return found


def are_closed(bots: list[Bot]) -> bool:
    return all(bot.program is None for bot in bots if isinstance(bot, RemoteBot))


def test_a_program_plays_in_a_tournament_and_ends_with_its_match(made: list[Bot]) -> None:
    one = play_match(plan(EXAMPLE, "random"))
    assert one.failure == ""
    assert len(one.ranks) == 2
    assert play_match(plan(EXAMPLE, "random")).digest == one.digest
    assert [bot.name for bot in made] == ["first", "random"] * 2
    assert are_closed(made)


def test_a_program_that_fails_fails_its_match_alone(made: list[Bot], tmp_path: Path) -> None:
    name = f"run:{written(tmp_path, POLITE, 'sys.exit(4)')}"
    one = play_match(plan(name, EXAMPLE))
    assert one.failure.startswith(f"{name}: SignoriaError: ")
    assert "it has ended, with code 4" in one.failure
    assert are_closed(made)


def test_a_program_that_is_not_there_is_refused_before_anything_is_played() -> None:
    with pytest.raises(SignoriaError, match="there is no program 'no_such_program' here"):
        plan("run:no_such_program", "random")
    gone = replace(plan("random"), bots=("run:no_such_program", "random"))
    assert "there is no program" in play_match(gone).failure


def test_what_programs_are_asked_belongs_to_what_a_result_depends_on() -> None:
    assert "program.py" in {path.name for path in sources("lorenzo", ["random"])}


# ---------------------------------------------------------------- the terminal


def test_a_program_plays_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--humans", "0", "--seats", "2", "--seed", "1", "--bots", f"{EXAMPLE},random"]
    code, text = signoria_command(capsys, "play", "lorenzo", *words)
    assert code == 0
    assert "wins with" in text


def test_a_program_that_fails_at_the_table_leaves_a_saved_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    name = f"run:{written(tmp_path, POLITE, 'sys.exit(4)')}"
    code, text = signoria_command(capsys, "play", "--humans", "0", "--seats", "2", "--bots", name)
    assert code == 1
    assert "it has ended, with code 4" in " ".join(text.split())
    assert "--load" in text
    assert "--humans 0 --bots" in " ".join(text.split()), "or the command to go on would be refused"


def test_a_record_starts_no_program(tmp_path: Path) -> None:
    """Whoever sends a record could otherwise start anything on the machine of whoever loads it."""
    m = fresh(3)
    seat_bots(m, f"{EXAMPLE},random", None, 1, speech())
    again = files.load(files.save(m, tmp_path / "game.txt"))
    assert bots_in(again) == {1: EXAMPLE, 2: "random"}
    with pytest.raises(SignoriaError) as said:
        seat_bots(again, None, None, 1, speech())
    assert EXAMPLE in str(said.value)
    assert str(said.value).endswith(f"--humans 1 --bots {shlex.quote(EXAMPLE + ',random')}")
    players = seat_bots(again, f"{EXAMPLE},random", 1, 1, speech())
    assert isinstance(players[1], RemoteBot)
    assert players[1].program is None
