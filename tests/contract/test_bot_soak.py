"""`signoria soak --bots`: who plays what, that it goes on where it stopped, and what it says of moves and times."""

import json
from collections import Counter
from dataclasses import asdict, replace
from pathlib import Path

import pytest

import signoria
from signoria.bots import Bot, Choice, Seen, make_bot
from signoria.cli import soak as command
from signoria.cli.soak import FOLDER_OF_BOTS, play_one_of_bots, soak
from signoria.cli.soaking import SOAKED, bots
from signoria.cli.soaking.bots import (
    ALL,
    GAMES_OF_BOTS,
    LATE,
    MIDDLE,
    MOST_CPU,
    OTHERS,
    SEARCHER,
    START,
    BotPlan,
    all_times,
    bot_plan,
    in_a_thousand,
    pace,
    slow_games,
    times_table,
    uncovered_bots,
)
from signoria.cli.speech import speech
from signoria.games import GAMES
from signoria.kernel.answers import Move
from signoria.kernel.contract import option_sets
from signoria.kernel.record import read_record

PLANS = [bot_plan(1, number) for number in range(GAMES_OF_BOTS)]


def test_every_bot_plays_every_game_with_every_number_of_players() -> None:
    assert uncovered_bots(PLANS) == []
    assert all(Counter(one.bots)[SEARCHER] == 1 for one in PLANS)
    tables = [(game.name, n) for game in GAMES.values() for n in range(game.fewest, game.most + 1)]
    sat = {(one.game, one.seats, one.bots.index(SEARCHER)) for one in PLANS}
    assert sat == {(game, n, seat) for game, n in tables for seat in range(n)}
    assert bot_plan(1, 77) == bot_plan(1, 77)


def test_a_third_of_the_games_begin_at_the_beginning_or_in_the_middle() -> None:
    """948 of 1,000 once began in the last round, so that searches with much before them hardly came up."""
    for name in GAMES:
        begun = Counter(one.begins for one in PLANS if one.game == name)
        assert 3 * (begun[START] + begun[MIDDLE]) >= begun.total(), name
        assert min(begun[START], begun[MIDDLE]) >= begun.total() // 6, name


def test_fief_is_played_for_several_turns_and_by_opportunists() -> None:
    """It always ended with its first turn, and the opportunist never sat down."""
    played = [one for one in PLANS if one.game == "fief"]
    assert {one.options["turn_limit"] for one in played if one.begins == START} == {1, 2, 3}
    assert {one.seats for one in played if "opportunist" in one.bots} == {3, 4, 5, 6}
    assert not [one for one in PLANS if one.game != "fief" and "opportunist" in one.bots]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_middle_is_half_way_of_a_random_game(name: str) -> None:
    one = next(one for one in PLANS if one.game == name and one.begins == MIDDLE)
    m = one.match()
    assert m.waiting
    assert len(m.lines) > 10
    assert m.digest == one.match().digest


def test_a_whole_soak_says_who_has_not_played() -> None:
    def without(one: BotPlan) -> BotPlan:
        if (one.game, one.seats) == ("fief", 6):
            return replace(one, bots=["greedy" if name == "novice" else name for name in one.bots])
        is_left_out = (one.game, one.seats, one.begins) == ("princes", 5, START)
        return replace(one, begins=LATE) if is_left_out else one

    kept = [without(one) for one in PLANS]
    assert uncovered_bots(kept[1:]) == []  # no whole soak, so it may still come
    assert uncovered_bots(kept) == ["princes seats=5 from=start", "fief seats=6 bot=novice"]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_late_positions_can_be_played_from(name: str) -> None:
    """With the options that make games short, in the last round or turn."""
    game = GAMES[name]
    for seed, options in enumerate(option_sets(game)):
        for seats in range(game.fewest, game.most + 1):
            short = {**options, **{option: values[seed % len(values)] for option, values in SOAKED[name].short.items()}}
            position = {**SOAKED[name].rich_position(seats, short, seed), **SOAKED[name].late}
            m = signoria.from_position(position, seed=seed)
            assert m.waiting
            assert m.game.problems(m.state) == []


def test_a_soak_of_bots_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    soak(games=1, bots=True, resume=False)
    soak(games=2, bots=True)
    said = capsys.readouterr().out
    assert "1 game is already finished." in said
    assert "2 games of bots" in said
    assert ", 0 of them illegal" in said
    assert "soak-" not in said
    lines = (tmp_path / FOLDER_OF_BOTS / "finished.jsonl").read_text().splitlines()
    finished = [json.loads(line) for line in lines[1:]]
    assert sorted(one["number"] for one in finished) == [0, 1]
    for one in finished:
        assert set(one["times"]) == set(bot_plan(1, one["number"]).bots)
        assert sum(map(len, one["times"].values())) <= one["nodes"]
        assert one["times"][SEARCHER]
        assert not one["failure"]


class Cheat(Bot):
    """Wants to do what nobody may at this table."""

    def choose(self, asked: Seen) -> Choice:
        return Choice(Move(asked.game, asked.game.verbs.parse("choose_tile coins_two")))


def test_an_illegal_move_is_counted_and_left_as_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "make_bot", lambda name, seed: Cheat(name, seed))
    number = next(one.number for one in PLANS if one.game == "lorenzo")
    one = play_one_of_bots(1, number, str(tmp_path))
    assert one.illegal
    assert "IllegalMove: choose_tile coins_two" in one.failure
    text = (tmp_path / f"failure-1-{number}.txt").read_text()
    assert f"# game {number} of seed 1\n# " in text
    assert signoria.replay(read_record(text)).waiting


def test_a_bot_that_falls_over_is_no_illegal_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "make_bot", Bot)
    one = play_one_of_bots(1, 0, str(tmp_path))
    assert not one.illegal
    assert "NotImplementedError" in one.failure


class Volunteer(Bot):
    """Plays any legal move in its turn; out of turn it wants what it may only do in its turn."""

    def choose(self, asked: Seen) -> Choice:
        if asked.is_out_of_turn:
            return Choice(Move(asked.game, asked.game.verbs.parse("done")))
        return Choice(asked.legal[self.rng.below(len(asked.legal))])


def test_bots_are_asked_out_of_turn_too_and_an_illegal_answer_there_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked out of turn, bots once weighed the moves of whoever was waited for."""
    number = next(one.number for one in PLANS if one.game == "fief" and one.begins == LATE)
    monkeypatch.setattr(bots, "make_bot", lambda name, seed: make_bot("random", seed))
    one = play_one_of_bots(1, number, str(tmp_path))
    assert one.out_of_turn > 0
    assert not one.failure
    monkeypatch.setattr(bots, "make_bot", lambda name, seed: Volunteer(name, seed))
    one = play_one_of_bots(1, number, str(tmp_path))
    assert one.illegal
    assert "IllegalMove: done" in one.failure


def test_a_game_without_an_end_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "MOST_MOVES", 3)
    assert "not over after 3 moves" in play_one_of_bots(1, 0, str(tmp_path)).failure


# ---------------------------------------------------------------- times


def times(slow: int, of: int = 10_000) -> bots.Times:
    """So many of so many moves take too long."""
    return {SEARCHER: [20.0] * (of - slow) + [MOST_CPU + 1] * slow, **{name: [] for name in OTHERS}}


def alone(slow: int, of: int = 10_000) -> bots.TimesOf:
    """Of one game, and no others."""
    return all_times([("lorenzo", times(slow, of))])


def test_one_slow_move_in_a_thousand_is_forgiven() -> None:
    assert pace(alone(10), is_native=True) == "kept"
    assert pace(alone(11), is_native=True) == "slow"


def test_a_game_in_which_bots_are_slow_is_not_hidden_by_the_others() -> None:
    """The percentile was taken over all games together: a slow one that is played seldom was forgiven."""
    found = all_times([("lorenzo", times(0, 20_000)), ("fief", times(4, 2000))])
    assert slow_games(found) == ["fief"]
    assert pace(found, is_native=True) == "slow"
    assert pace(all_times([("lorenzo", times(11, 10_000)), ("fief", times(0, 999))]), is_native=True) == "slow"
    assert slow_games(all_times([("lorenzo", times(11))])) == [ALL, "lorenzo"]


def test_every_game_has_a_line_of_its_own() -> None:
    table = times_table(all_times([("lorenzo", times(0, 50)), ("fief", times(0, 70))]), speech("en"))
    names, moves = [list(column.cells) for column in table.columns[:2]]
    shown = dict(zip(names, moves, strict=True))
    assert (shown[SEARCHER], shown[f"{SEARCHER}, lorenzo"], shown[f"{SEARCHER}, fief"]) == ("120", "50", "70")
    assert "opportunist" in shown


def test_few_moves_and_an_uncompiled_engine_are_not_judged() -> None:
    assert pace(alone(900, 999), is_native=True) == "unknown"
    assert pace(alone(900), is_native=False) == "unknown"
    assert pace(all_times([]), is_native=True) == "unknown"


def test_nothing_is_said_of_every_game_before_each_has_moves_enough() -> None:
    """After 66 games the table had 31 ms in Fief, of few moves, and below it stood: in every game at most 30."""
    few, enough = ("fief", times(9, 999)), ("fief", times(1, 1000))
    assert pace(all_times([("lorenzo", times(0, 20_000)), few]), is_native=True) == "unknown"
    assert pace(all_times([("lorenzo", times(0, 20_000)), enough]), is_native=True) == "kept"


def test_percentiles_are_numbers_that_were_measured() -> None:
    numbers = [float(n) for n in range(1, 2001)]
    assert [in_a_thousand(numbers, n) for n in (500, 990, 999, 1000)] == [1000, 1980, 1998, 2000]
    assert in_a_thousand([7.0], 500) == 7


def test_a_bot_that_takes_too_long_fails_the_soak(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is played here: both games are finished already, the second of them slowly."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr(command, "is_native", lambda: True)
    for slow, code in ((0, 0), (1000, 1)):
        soak(games=0, bots=True, resume=False)
        with (tmp_path / FOLDER_OF_BOTS / "finished.jsonl").open("a") as file:
            for number in range(2):
                one = command.Finished(number, 1000, times=times(slow if number else 0, 1000))
                file.write(json.dumps(asdict(one)) + "\n")
        if code:
            with pytest.raises(SystemExit):
                soak(games=2, bots=True)
        else:
            soak(games=2, bots=True)
        assert ("does not keep its time" if code else "keeps its time") in capsys.readouterr().out
