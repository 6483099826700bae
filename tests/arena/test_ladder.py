"""The ladder: what is played for it, what the page says of it, and that it goes on where it stopped."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from signoria import SignoriaError
from signoria.arena import ladder
from signoria.arena.intervals import Mean, mean_of
from signoria.arena.kept import FOLDER
from signoria.arena.ladder import (
    COURSES,
    LADDER,
    PARTS,
    RANDOM,
    SEARCH,
    Contest,
    all_contests,
    chosen,
    contest,
    lead,
    page,
)
from signoria.arena.local import LocalWorkers
from signoria.arena.matches import Finished, play_match
from signoria.arena.plans import Plan
from signoria.arena.ratings import rate
from signoria.arena.standings import Standings
from signoria.bots.greedy import EVALUATIONS
from signoria.bots.registry import BOTS
from signoria.kernel.text import LANGUAGES, words_for
from tests.cli.terminals import RAW_KEY, signoria_command

NAMES = [
    "ladder lorenzo 4", "ladder princes 4", "ladder fief 4",
    "random lorenzo 2", "random lorenzo 3", "random lorenzo 4",
    "random princes 2", "random princes 3", "random princes 4", "random princes 5",
    "random fief 3", "random fief 4", "random fief 5", "random fief 6",
    "search lorenzo 2", "search lorenzo 3", "search lorenzo 4",
    "search princes 2", "search princes 3", "search princes 4", "search princes 5",
    "search fief 4",
]  # fmt: skip


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def unrated(found: Standings) -> None:
    pass


def key(one: Contest) -> str:
    return f"{one.part} {one.tournament.game} {one.tournament.seats}"


# ---------------------------------------------------------------- what is played


def test_every_game_and_number_of_players_is_played() -> None:
    contests = all_contests()
    assert [key(one) for one in contests] == NAMES
    assert set(ladder.COURSES) == set(EVALUATIONS)
    limits = {one.tournament.options["turn_limit"] for one in contests if one.tournament.game == "fief"}
    assert limits == {8}


def test_the_usual_numbers_are_rounded_up_to_whole_laps() -> None:
    matches = {key(one): one.matches for one in all_contests()}
    assert [matches[f"ladder {game} 4"] for game in ("lorenzo", "princes", "fief")] == [40, 80, 60]
    assert (matches["random lorenzo 2"], matches["random lorenzo 3"], matches["random fief 6"]) == (200, 201, 204)
    assert (matches["search princes 4"], matches["search fief 4"]) == (200, 100)
    assert {one.matches for one in all_contests(3)} == {3, 4, 5, 6}


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_is_in_every_seat_equally_often(name: str) -> None:
    """One among others is named first, and each of the others too: so the lineup is turned once round the table."""
    one = next(one for one in all_contests() if key(one) == name)
    t = one.tournament
    plans = [t.plan(number) for number in range(len(t.lap))]
    assert len(plans) == t.seats
    assert len({plan.chance for plan in plans}) == 1
    firsts = [plan.bots.index(t.bots[0]) for plan in plans]
    assert sorted(firsts) == list(range(t.seats))
    assert all(Counter(plan.bots) == Counter(t.bots) for plan in plans)
    assert one.part != LADDER or t.bots == BOTS
    assert one.work > 0


def test_games_and_parts_can_be_chosen_and_the_quickest_come_first() -> None:
    contests = all_contests()
    found = chosen(contests, ["lorenzo", "fief"], [RANDOM, SEARCH])
    assert {one.tournament.game for one in found} == {"lorenzo", "fief"}
    assert {one.part for one in found} == {RANDOM, SEARCH}
    works = [one.matches * one.work for one in found]
    assert works == sorted(works)
    assert len(chosen(contests, [], [])) == len(contests)
    with pytest.raises(SignoriaError, match="no game is called 'chess'"):
        chosen(contests, ["chess"], [])
    with pytest.raises(SignoriaError, match="there is no 'summer'; there is ladder, random, search"):
        chosen(contests, [], ["summer"])


# ---------------------------------------------------------------- the page


def rows_of(text: str, beginning: str) -> list[list[str]]:
    """The cells of the rows that begin so."""
    return [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith(f"| {beginning}")]


def with_matches(one: Contest, played: list[tuple[list[int], list[int]]]) -> Contest:
    """A contest of which matches with these ranks and points are played."""
    for number, (ranks, points) in enumerate(played):
        spent = [[1.0] for _ in ranks]
        sources = [{"cards": n} for n in points]
        one.kept.done[number] = Finished(number, ranks, points, sources, 60, spent, spent)
    one.sum_up(unrated)
    return one


def two_seats(part: str = RANDOM, matches: int = 4) -> Contest:
    return contest(part, "lorenzo", ("greedy", "random"), matches)


SURE = [([1, 2], [50, 20]), ([2, 1], [10, 60])] * 2  # the first bot is in the first seat, then in the second


def test_what_is_not_played_is_marked_and_nothing_is_invented() -> None:
    text = page(all_contests(), "Made up.", "en")
    rows = [line for line in text.splitlines() if "not yet played" in line]
    assert len(rows) == len(NAMES)
    assert not any("%" in row for row in rows)
    assert rows_of(text, "Fief, turn_limit=8")[0][:2] == ["Fief, turn_limit=8", "not yet played"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_there_in_every_language(lang: str) -> None:
    text = page([two_seats(), with_matches(two_seats(SEARCH), SURE)], "Made up.", lang)
    assert "ladder-" not in text
    assert "arena-" not in text
    assert not RAW_KEY.search(text)
    assert {"en": "50.0%", "pl": "50,0%"}.get(lang, "50,0 %") in text


def test_one_among_others_is_told_with_intervals() -> None:
    """Ahead in 3.5 of 4 comparisons, with 30, 50, 0 and 40 points more: 40 and 20 on average of the two deals."""
    played = [([1, 2], [50, 20]), ([2, 1], [10, 60]), ([1, 1], [30, 30]), ([2, 1], [5, 45])]
    one = with_matches(two_seats(), played)
    assert lead(one).value == 30
    (row,) = rows_of(page([one], "Made up.", "en"), "Lorenzo")
    assert row[:3] == ["Lorenzo il Magnifico", "2", "4"]
    assert len(row) == 9
    assert row[3].startswith("87.5% (")
    assert row[4].startswith("87.5% (")
    assert row[5:7] == ["50.0%", "46.2"]
    assert row[7] == "30.0 (−97.1 … 157.1)"
    assert row[8] == "no"


def test_a_greedy_bot_should_be_ahead_in_95_of_100_comparisons() -> None:
    (row,) = rows_of(page([with_matches(two_seats(), SURE)], "Made up.", "en"), "Lorenzo")
    assert row[8] == "yes"


def test_search_should_surely_win_more_than_an_equal_share() -> None:
    """One deal won in both seats may still be luck; twenty are not."""
    few = with_matches(two_seats(SEARCH, matches=2), SURE[:2])
    many = with_matches(two_seats(SEARCH, matches=40), SURE * 10)
    rows = rows_of(page([few, many], "Made up.", "en"), "Lorenzo")
    assert [row[-1] for row in rows] == ["no", "yes"]
    narrow = [([1, 2], [50, 20]), ([1, 2], [50, 20])] * 20  # the same seat wins, whoever sits there
    (row,) = rows_of(page([with_matches(two_seats(SEARCH, matches=40), narrow)], "Made up.", "en"), "Lorenzo")
    assert row[-1] == "no"


def test_search_is_told_in_times_the_equal_share() -> None:
    """Three wins of four, at a table of two: 1.5 times the equal share."""
    played = [([1, 2], [50, 20]), ([2, 1], [10, 60]), ([1, 2], [30, 20]), ([1, 2], [45, 5])]
    text = page([with_matches(two_seats(SEARCH), played)], "Made up.", "en")
    (row,) = rows_of(text, "Lorenzo")
    head = next(cells for cells in rows_of(text, "game") if "times the equal share" in cells)
    assert row[head.index("times the equal share")] == "1.5"
    assert row[head.index("equal share")] == "50.0%"
    assert len(row) == len(head)


def test_levels_are_told_with_their_slowest_move() -> None:
    """By the CPU time it took: by the clock a move once took ten minutes, while the machine slept."""
    one = two_seats(LADDER, matches=2)
    one.kept.done[0] = Finished(0, [1, 2], [50, 20], decisions=60, cpu=[[1834.5], [4]], wall=[[605_000], [4]])
    one.kept.done[1] = Finished(1, [2, 1], [20, 50], decisions=60, cpu=[[6], [871.2]], wall=[[6], [871.2]])
    one.sum_up(unrated)
    text = page([one], "Made up.", "en")
    head = next(cells for cells in rows_of(text, "game") if "slowest move, CPU seconds" in cells)
    assert [row[head.index("slowest move, CPU seconds")] for row in rows_of(text, "Lorenzo")] == ["1.83", "0.01"]


@pytest.mark.parametrize(
    ("ranks", "points", "met"),
    [([1, 2, 2], [6, 1, 2], "yes"), ([1, 2, 2], [2, 2, 2], "no"), ([2, 1, 2], [6, 1, 2], "no")],
)
def test_a_game_cut_short_asks_for_more_points_and_more_wins(ranks: list[int], points: list[int], met: str) -> None:
    """In Fief few points are scored in eight turns: ties on points are broken by titles and money."""
    one = contest(RANDOM, "fief", ("greedy", "random", "random"), 30)
    turns = [0, 2, 1]  # where the first bot sits
    played = [(ranks[-turn:] + ranks[:-turn], points[-turn:] + points[:-turn]) for turn in turns] * 10
    (row,) = rows_of(page([with_matches(one, played)], "Made up.", "en"), "Fief")
    assert row[8] == met


def test_a_tournament_under_way_says_how_far_it_is() -> None:
    one = with_matches(two_seats(matches=40), SURE)
    assert one.found is None
    (row,) = rows_of(page([one], "Made up.", "en"), "Lorenzo")
    assert row[2].startswith("4 of 40 so far")
    assert "%" not in "".join(row)


def test_matches_that_failed_are_told() -> None:
    """The deal of which a match failed counts neither among the wins nor in the lead."""
    one = two_seats()
    one.kept.done[3] = Finished(3, failure="random: it fell asleep")
    with_matches(one, [*SURE[:2], ([2, 1], [0, 90])])
    (row,) = rows_of(page([one], "Made up.", "en"), "Lorenzo")
    assert row[2] == "2; 1 failed, sets of games left out: 1"
    assert row[3].startswith("100.0%")
    assert row[7] == "40.0"
    for number in range(4):
        one.kept.done[number] = Finished(number, failure="random: it fell asleep")
    one.sum_up(unrated)
    (row,) = rows_of(page([one], "Made up.", "en"), "Lorenzo")
    assert row[2].startswith("0; 4 failed, sets of games left out: 2")
    assert "%" not in "".join(row)


def test_intervals_of_means() -> None:
    """The mean of 1 to 5 is 3, its standard error the root of 2.5 / 5; Student's factor of 4 is 2.7764."""
    for times in (1, 4):  # however often a number stands in its deal
        found = mean_of([[n] * times for n in (1.0, 2.0, 3.0, 4.0, 5.0)])
        assert (found.value, found.low, found.high) == pytest.approx((3, 3 - 1.9632, 3 + 1.9632), abs=1e-3)
    assert mean_of([[1, 1, 1], [5]]).value == 2  # a deal counts by its numbers
    assert mean_of([[7, 9]]) == Mean(8, None, None)
    assert mean_of([]) == Mean(0, None, None)


# ---------------------------------------------------------------- the command


def tiny(number: int | None = None, folder: Path = FOLDER) -> list[Contest]:
    """Two tournaments in place of all."""
    levels = contest(LADDER, "lorenzo", ("random", "novice"), number or 2, folder)
    return [levels, contest(RANDOM, "lorenzo", ("novice", "random"), number or 2, folder)]


@pytest.fixture
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.cli.ladder.all_contests", tiny)


@pytest.mark.usefixtures("_tiny")
def test_the_command_plays_writes_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ("ladder", "--workers", "1", "--write", "page.md")
    code, said = signoria_command(capsys, *command, "--part", "random")
    assert code == 0
    assert "Lorenzo il Magnifico, 2 players, greedy among random: 2 of 2 games" in said
    assert "page.md" in said
    levels, among = rows_of((tmp_path / "page.md").read_text(), "Lorenzo")
    assert levels[1].startswith("not yet played")
    assert among[:3] == ["Lorenzo il Magnifico", "2", "2"]

    code, said = signoria_command(capsys, *command)
    assert code == 0
    assert "2 games are already finished." in said
    text = (tmp_path / "page.md").read_text()
    assert "not yet played" not in text
    random, novice, again = rows_of(text, "Lorenzo")
    assert (random[2], novice[2]) == ("random", "novice")
    assert random[4].split(" ")[0] == novice[4].split(" ")[0].replace("+", "−")  # the ratings
    assert again == among
    files = list((tmp_path / ".arena").glob("*.jsonl"))
    numbers = [[json.loads(line)["number"] for line in file.read_text().splitlines()[1:]] for file in files]
    assert [sorted(one) for one in numbers] == [[0, 1], [0, 1]]

    code, said = signoria_command(capsys, "ladder", "--workers", "1")
    assert code == 0
    assert text.strip() in said


@pytest.mark.usefixtures("_tiny")
def test_results_are_kept_in_the_folder_that_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One that is committed, so that another machine goes on with them."""
    code, first = signoria_command(capsys, "ladder", "--workers", "1", "--part", "random", "--folder", "docs/games")
    assert code == 0
    assert not (tmp_path / ".arena").exists()
    (file,) = (tmp_path / "docs/games").iterdir()
    lines = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    assert [set(line) for line in lines] == [{"number", "ranks", "points", "decisions", "cpu", "wall", "digest"}] * 2
    assert all(len(spent) == 1 for line in lines for spent in line["wall"] + line["cpu"])
    assert all(len(json.dumps(line)) < 200 for line in lines)
    code, again = signoria_command(capsys, "ladder", "--part", "random", "--folder", "docs/games")
    assert "2 games are already finished." in again
    assert rows_of(again, "Lorenzo") == rows_of(first, "Lorenzo")


@pytest.mark.usefixtures("_tiny")
def test_a_match_that_fails_ends_with_an_error_and_is_played_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def asleep(workers: LocalWorkers, plans: list[Plan], is_stopped: Callable[[], bool]) -> Iterator[Finished]:
        yield from [Finished(plan.number, failure="novice: it fell asleep") for plan in plans]

    one = tiny()[1]
    with one.kept.open():
        one.kept.note(Finished(1, [1, 2], [30, 20], decisions=60, wall=[[1], [2]], digest="ab"))
    with monkeypatch.context() as patch:
        patch.setattr("signoria.cli.ladder.play_all", asleep)
        patch.setattr("signoria.cli.ladder.LocalWorkers", lambda size: None)
        code, said = signoria_command(capsys, "ladder", "--part", "random")
    assert code == 1
    assert "Lorenzo il Magnifico, 2 players, greedy among random: novice: it fell asleep" in said
    assert "0; 1 failed, sets of games left out: 1" in said
    code, said = signoria_command(capsys, "ladder", "--part", "random", "--workers", "1")
    assert code == 0
    assert "failed" not in said
    assert rows_of(said, "Lorenzo")[1][2] == "2"


@pytest.mark.usefixtures("_tiny")
def test_two_ladders_run_side_by_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What another one plays is left to it; what it has finished meanwhile stands on the page too."""
    command = ("ladder", "--workers", "1", "--write", "page.md")
    theirs = tiny()[1]
    with theirs.kept.open():
        code, said = signoria_command(capsys, *command)
        assert code == 0
        what = "Lorenzo il Magnifico, 2 players, greedy among random"
        assert f"{what}: another process is already playing this tournament." in said
        assert "Lorenzo il Magnifico, 2 players, levels: 2 of 2 games" in said
        assert theirs.kept.file.read_text().splitlines() == [theirs.kept.head]
        for number, (ranks, points) in enumerate(SURE[:2]):
            theirs.kept.note(Finished(number, ranks, points, decisions=60, wall=[[1], [2]]))
        signoria_command(capsys, *command)
    *levels, among = rows_of((tmp_path / "page.md").read_text(), "Lorenzo")
    assert len(levels) == 2
    assert among[2] == "2"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tournaments_are_named_in_every_language(lang: str) -> None:
    """They were called `search fief 4` in every language."""
    words = words_for("lorenzo", lang)
    names = [one.name(words) for one in all_contests()]
    assert len(set(names)) == len(NAMES)
    assert "ladder-" not in "".join(names)
    assert all(words_for(one.tournament.game, lang).word("game-name") in one.name(words) for one in all_contests())
    assert lang != "de" or names[-1] == "Fief, 4 Spieler, Suche unter Greedy"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--games", "chess"], "no game is called 'chess'"),
        (["--part", "summer"], "there is no 'summer'"),
        (["--number", "0"], "number: must be at least 1"),
        (["--workers", "0"], "workers: must be at least 1"),
        (["--write", "nowhere/page.md"], "nowhere/page.md"),
    ],
)
def test_what_cannot_be_is_refused(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, text = signoria_command(capsys, "ladder", *words)
    assert code == 2
    assert said in text
    assert not (tmp_path / ".arena").exists()


def test_the_parts_are_those_that_the_help_names(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = signoria_command(capsys, "ladder", "--help")
    assert code == 0
    assert all(part in text for part in PARTS)
    assert "lorenzo" in text


# ---------------------------------------------------------------- the page in the documentation

DOCS = Path(__file__).parents[2] / "docs"


PLAYED_BY_OTHERS = "the ladder in the documentation was played by other sources; `make ladder` plays it anew"


def kept_contests() -> list[Contest]:
    """With the games in the documentation, where they were played by the sources that are here."""
    found = all_contests(folder=DOCS / "ladder-games")
    for one in found:
        one.take_up(rate)
    return found


def test_the_page_in_the_documentation_is_what_its_games_say() -> None:
    contests, text = kept_contests(), (DOCS / "ladder.md").read_text(encoding="utf-8")
    if not any(one.done for one in contests):
        pytest.skip(PLAYED_BY_OTHERS)
    assert page(contests, text.split("\n\n")[2], "en") == text


@pytest.mark.parametrize("game", list(COURSES))
def test_a_game_in_the_documentation_can_be_played_again(game: str) -> None:
    """Greedy and random bots have no clock, so the same plan is the same game."""
    one = next(one for one in kept_contests() if one.part == RANDOM and one.tournament.game == game)
    if not one.done:
        pytest.skip(PLAYED_BY_OTHERS)
    for number in (0, 1):
        assert play_match(one.tournament.plan(number)).digest == one.kept.done[number].digest
