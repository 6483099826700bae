"""What is told of a tiny tournament: tables, JSON, pictures, and what is missing without the extra."""

import io
import json
import shlex
import sys
from pathlib import Path

import pytest
from rich.console import Console

from signoria.arena.intervals import Mean
from signoria.arena.kept import Kept
from signoria.arena.labels import labels, shortened
from signoria.arena.matches import Finished
from signoria.arena.plans import tournament
from signoria.arena.report import decimal, elo, tables, whole_names
from signoria.arena.standings import Standings, nearest, standings
from signoria.cli.main import make_app
from signoria.cli.speech import speech
from signoria.kernel.text import LANGUAGES, words_for
from tests.cli.terminals import RAW_KEY, signoria_command

TINY = ["arena", "lorenzo", "--bots", "random,greedy", "--seats", "2", "--games", "2", "--workers", "1"]


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def match(number: int, ranks: list[int], points: list[int], decisions: int = 60) -> Finished:
    spent = [[float(number), 10.0] for _ in ranks]
    return Finished(number, ranks, points, [{"cards": n, "other": 0} for n in points], decisions, spent, spent)


def four_matches() -> Standings:
    """Two deals: greedy wins three matches of four, and one is shared."""
    t = tournament("lorenzo", ["greedy", "random"], 2, {}, 1)
    done = [
        match(0, [1, 2], [50, 20]),
        match(1, [2, 1], [10, 60]),
        match(2, [1, 1], [30, 30]),
        match(3, [2, 1], [5, 45]),
    ]
    return standings(t, done)


def test_shares_points_and_seats() -> None:
    found = four_matches()
    greedy, random = found.bots
    assert (greedy.wins.value, random.wins.value) == (0.875, 0.125)
    assert greedy.ahead["random"].value == 0.875
    assert (greedy.points, random.points) == ((50 + 60 + 30 + 45) / 4, (20 + 10 + 30 + 5) / 4)
    assert greedy.sources == {"cards": greedy.mean_points, "other": Mean(0, 0, 0)}
    assert [seat.value for seat in found.seats] == [0.375, 0.625]
    assert found.equal_share == 0.5
    assert found.ahead == [[[0, 2], [0, 0]], [[0, 1.5], [0.5, 0]]]
    assert (greedy.cpu.p50, greedy.cpu.p99, greedy.cpu.decisions) == (3, 10, 8)


def test_mean_points_have_intervals_by_deals() -> None:
    """Greedy has 50 and 60 points in the first deal, 30 and 45 in the second: 55 and 37.5 on average."""
    points = four_matches().bots[0].mean_points
    assert points.value == 46.25
    assert points.low == pytest.approx(46.25 - 12.7062 * 8.75, abs=0.01)  # two deals that are 17.5 apart
    assert points.high == pytest.approx(46.25 + 12.7062 * 8.75, abs=0.01)


def test_a_failed_match_leaves_its_whole_deal_out() -> None:
    """The others of its deal counted: a bot that crashed where it was losing won half of its matches for certain."""
    t = tournament("lorenzo", ["greedy", "random"], 2, {}, 1)
    asleep = Finished(1, failure="random: it fell asleep")
    found = standings(t, [match(0, [2, 1], [20, 50]), asleep, match(2, [1, 2], [50, 20]), match(3, [2, 1], [10, 60])])
    assert found.failures == {1: "random: it fell asleep"}
    assert (found.matches, found.left_out) == (2, 1)
    greedy, random = found.bots
    assert (greedy.wins.value, greedy.wins.of, random.wins.value) == (1, 2, 0)
    assert (greedy.points, random.points) == (55, 15)
    assert [seat.value for seat in found.seats] == [0.5, 0.5]
    assert len(found.ahead) == 1
    found = standings(t, [match(0, [2, 1], [20, 50]), asleep])
    assert (found.matches, found.left_out, found.bots[0].mean_points) == (0, 1, Mean(0, None, None))


def test_what_only_the_ladder_kept_has_no_sources_but_the_slowest_move() -> None:
    t = tournament("lorenzo", ["greedy", "random"], 2, {}, 1)
    found = standings(t, [Finished(0, [1, 2], [50, 20], decisions=60, wall=[[12.5], [3]])])
    greedy = found.bots[0]
    assert (greedy.points, greedy.sources, greedy.wall.most) == (50, {}, 12.5)


def test_a_bot_that_has_not_played_yet_is_told_of() -> None:
    """Stopped after the first match of more bots than seats, the points by source of the third were missing."""
    t = tournament("lorenzo", ["greedy", "random", "novice"], 2, {}, 1)
    found = standings(t, [match(0, [1, 2], [50, 20])])
    assert tables(found, words_for("lorenzo", "en"))
    assert json.loads(json.dumps(found.json(), allow_nan=False))["bots"][2]["mean_points"]["low"] is None


def test_percentiles_are_numbers_that_were_measured() -> None:
    numbers = [float(n) for n in range(1, 201)]
    assert (nearest(numbers, 50), nearest(numbers, 99), nearest([7.0], 99)) == (100, 198, 7)


def test_a_tiny_tournament_is_told_in_tables(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = signoria_command(capsys, *TINY)
    assert code == 0
    assert "Lorenzo il Magnifico, 2 players, 2 games" in text
    assert "2 of 2 games" in text
    for words in ("wins per seat", "against 50.0%", "rating", "Mean points by source", "Wins by seat",
                  "Milliseconds a move", "Decisions in a game"):  # fmt: skip
        assert words in text
    assert not RAW_KEY.search(text)
    assert "arena-" not in text
    code, text = signoria_command(capsys, *TINY)
    assert "2 games are already finished." in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_is_there_in_every_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, text = signoria_command(capsys, *TINY, "--lang", lang)
    assert code == 0
    assert "arena-" not in text
    assert {"en": "50.0%", "pl": "50,0%"}.get(lang, "50,0 %") in text


@pytest.mark.parametrize("asked", [["--json"], ["--json", "-"], ["--json", "--seed", "1"], ["--json=-"]])
def test_json_on_the_standard_output_is_nothing_but_json(asked: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """As of `signoria bench`, where it needs no file either."""
    with pytest.raises(SystemExit):
        make_app()([*TINY, *asked])
    said = capsys.readouterr()
    document = json.loads(said.out)
    assert "wins per seat" in said.err
    assert document["tournament"]["bots"] == ["random", "greedy"]
    assert document["matches"] == 2
    assert {one["bot"]: one["wins"]["of"] for one in document["bots"]} == {"random": 2, "greedy": 2}
    assert document["bots"][1]["rating"]["value"] > 0


def test_the_help_says_that_json_needs_no_file(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = signoria_command(capsys, "arena", "--help")
    assert code == 0
    assert "--json [FILE]" in text
    assert "to the standard output if none is named. --plots" in " ".join(text.replace("│", " ").split())


def test_json_and_pictures_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _ = signoria_command(capsys, *TINY, "--json", "out.json", "--plots", "pictures")
    assert code == 0
    assert json.loads((tmp_path / "out.json").read_text())["matches"] == 2
    found = {path.name for path in (tmp_path / "pictures").iterdir()}
    assert found == {f"{name}.{form}" for name in ("wins", "points", "seats", "rating") for form in ("png", "svg")}
    assert (tmp_path / "pictures/wins.png").read_bytes().startswith(b"\x89PNG")
    assert "Lorenzo il Magnifico" in (tmp_path / "pictures/wins.svg").read_text()
    code, _ = signoria_command(capsys, "arena", "--json", "out2.json", *TINY[1:])  # the game after it
    assert json.loads((tmp_path / "out2.json").read_text())["matches"] == 2


def test_without_the_extra_it_plays_and_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("choix", "matplotlib", "ray"):
        monkeypatch.setitem(sys.modules, name, None)
    for name in ("ratings", "plots", "cluster"):
        monkeypatch.delitem(sys.modules, f"signoria.arena.{name}", raising=False)
    code, text = signoria_command(capsys, *TINY, "--plots", "pictures")
    assert code == 0
    assert "wins per seat" in text
    assert 'pip install "signoria[arena]"' in text
    code, text = signoria_command(capsys, *TINY, "--fresh", "--ray", "auto")
    assert code == 2
    assert 'pip install "signoria[ray]"' in text


def test_a_match_that_fails_ends_with_an_error_and_is_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A program with a bug fails its matches. Once it is mended, the same command said that they were finished."""
    program = tmp_path / "bot.sh"
    program.write_text("exit 1\n")
    words = [*TINY[:2], "--bots", "run:sh bot.sh,random", *TINY[4:]]
    for _ in range(2):
        code, text = signoria_command(capsys, *words)
        assert code == 1
        assert "Game 1 fails: run:sh bot.sh: it has ended, with code 1, while an answer was due" in text
        assert "2 games failed. 1 set of games by the same dice and cards is not counted." in text
        assert "already finished" not in text
    program.write_text(
        f"exec {shlex.quote(sys.executable)} -c 'from signoria.cli.main import main; main()' bot random\n"
    )
    code, text = signoria_command(capsys, *words)
    assert code == 0, text
    assert "failed" not in text


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "is already playing"), ("pl", "jest już rozgrywany"), ("de", "wird schon"), ("cs", "už hraje")],
)
def test_a_tournament_that_is_being_played_is_refused(lang: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with Kept(tournament("lorenzo", ["random", "greedy"], 2, {}, 1)).open():
        code, text = signoria_command(capsys, *TINY, "--lang", lang)
    assert code == 2
    assert said in text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "no game is called 'chess'"),
        (["lorenzo", "--bots", "opportunist,club"], "lorenzo has no bot opportunist. Available: random, novice, club"),
        (["lorenzo", "--bots", "genius", "--lang", "pl"], "W grze lorenzo nie ma bota genius"),
        (["lorenzo", "--bots", "search"], "search:200ms, search:500, or a program of your own: run:COMMAND"),
        (["lorenzo", "--bots", "search:fast"], "search:200ms or in iterations"),
        (["lorenzo", "--bots", "greedy,,random"], "name at least one"),
        (["lorenzo", "--seats", "7"], "players, not 7"),
        (["lorenzo", "--games", "0"], "games: must be at least 1"),
        (["lorenzo", "--workers", "0"], "workers: must be at least 1"),
        (["lorenzo", "--option", "wings=true"], "options.wings"),
        (["fief", "--option", "turn_limit"], "write turn_limit=VALUE"),
        (["lorenzo", "--json", "nowhere/report.json"], "json: nowhere/report.json cannot be written"),
        (["lorenzo", "--json", "."], "json: . cannot be written"),
        (["lorenzo", "--plots", __file__], "is a file; name a folder"),
        (["lorenzo", "--plots", f"{__file__}/plots"], "cannot be made (Not a directory); name another folder"),
    ],
)
def test_what_cannot_be_is_refused(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, text = signoria_command(capsys, "arena", *words)
    assert code == 2
    assert said in text
    assert not list((tmp_path).glob(".arena/*.jsonl"))


PROGRAM = "run:5s:python3 /home/somebody/bots/first/mine.py --depth 3 --book openings.txt"
WEIGHTS = "greedy:/home/somebody/weights/tuesday.json"


def with_long_names() -> Standings:
    t = tournament("lorenzo", ["greedy", "random"], 2, {}, 1)
    found = standings(t, [match(0, [1, 2], [50, 20]), match(1, [2, 1], [10, 60])])
    first, second = found.bots
    first.bot, second.bot = PROGRAM, PROGRAM.replace("first", "second")
    first.ahead, second.ahead = {second.bot: first.ahead["random"]}, {first.bot: second.ahead["greedy"]}
    return found


def test_a_bot_named_by_a_whole_command_has_a_short_label_and_its_name_below() -> None:
    """At 80 columns such names once left no room for any number."""
    found = with_long_names()
    called = labels(found)
    assert len(set(called.values())) == 2
    assert all(label.startswith("run:5s:python3 m") and len(label) <= 20 for label in called.values())
    console = Console(width=80, file=io.StringIO())
    words = words_for("lorenzo", "en")
    for table in tables(found, words):
        console.print(table)
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert "100.0% (" in text
    assert max(map(len, text.splitlines())) <= 80
    assert [line.partition(" = ")[2] for line in whole_names(found)] == list(called)
    assert whole_names(four_matches()) == []


def test_labels_leave_out_folders_first() -> None:
    assert shortened(WEIGHTS) == "greedy:tuesday.json"
    assert shortened("search:200ms") == "search:200ms"
    assert shortened(PROGRAM) == "run:5s:python3 mine…"
    assert shortened("run:" + "x" * 30) == "run:" + "x" * 15 + "…"


def test_one_minus_sign_for_all_numbers() -> None:
    """Ratings had the long one and points the short one, side by side."""
    assert (elo(-190.6), elo(12), elo(0)) == ("−191", "+12", "0")
    assert (decimal(-30.94, speech("en")), decimal(-30.94, speech("de")), decimal(-0.01, speech("en"))) == (
        "−30.9", "−30,9", "0.0",
    )  # fmt: skip
