"""`signoria soak`: which games it plays, that it goes on where it stopped, and what it leaves of a failure."""

import json
from collections import Counter
from pathlib import Path

import pytest

import signoria
from signoria.cli.soak import FOLDER, READ_IN_ALL, Finished, Soak, soak, write_failure
from signoria.cli.soaking import SOAKED, plans
from signoria.cli.soaking.plans import COMPARED, RICH, WHOLE, plan, together, uncovered
from signoria.games import GAMES
from signoria.kernel.contract import Broken, option_sets
from signoria.kernel.record import read_record
from tests.contract.toy import play_ten

PLANS = [plan(1, number) for number in range(WHOLE)]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_seats_and_options_are_played_equally_often(name: str) -> None:
    game = GAMES[name]
    played = [one for one in PLANS if one.game == name]
    assert len(played) == SOAKED[name].games
    seats = Counter(one.seats for one in played)
    assert set(seats) == set(range(game.fewest, game.most + 1))
    assert max(seats.values()) - min(seats.values()) <= 1
    assert min(together(game, played).values()) >= 10
    assert len({one.seed for one in played}) == len(played)
    assert plan(1, 77) == plan(1, 77)
    assert [plan(1, number).options for number in range(99)] != [plan(2, number).options for number in range(99)]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_no_kind_of_game_keeps_step_with_the_seats(name: str) -> None:
    """With two games in turn only Lorenzo had even numbers: it alone was compared, and it never played by taste."""
    seats = range(GAMES[name].fewest, GAMES[name].most + 1)
    played = [one for one in PLANS if one.game == name]
    assert {one.seats for one in played if one.compared} == set(seats)
    assert {(one.seats, one.rich) for one in played if one.read_all} == {(n, rich) for n in seats for rich in (0, 1)}
    assert {(one.seats, one.seed % 2, one.rich) for one in played} == {
        (n, odd, rich) for n in seats for odd in (0, 1) for rich in (False, True)
    }
    assert sum(one.compared for one in played) >= len(played) // COMPARED
    assert sum(one.rich for one in played) == 2 * len(played) // RICH


@pytest.mark.parametrize("name", sorted(GAMES))
def test_rich_positions_can_be_played_from(name: str) -> None:
    game = GAMES[name]
    for seed, options in enumerate(option_sets(game)):
        for seats in range(game.fewest, game.most + 1):
            m = signoria.from_position(SOAKED[name].rich_position(seats, options, seed), seed=seed)
            assert m.waiting
            assert m.game.problems(m.state) == []


def test_nobody_has_more_troops_than_there_are() -> None:
    """A soak ended here: with many villages to hold and a siege as well a seat had 15 of its 13 men-at-arms."""
    for one in PLANS[:400]:
        if one.game == "fief" and one.rich:
            GAMES["fief"].from_document(one.position)


def test_a_game_with_a_smaller_share_comes_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    lorenzo, princes = SOAKED["lorenzo"], SOAKED["princes"]
    monkeypatch.setattr(plans, "SOAKED", {"lorenzo": lorenzo, "princes": princes._replace(games=1_000)})
    assert plans.turns() == ("lorenzo", "princes", "lorenzo")


def test_a_whole_soak_says_which_pairs_it_has_not_played() -> None:
    assert uncovered(PLANS) == []
    lost = {"muse_and_princess": True, "open_money": False}
    kept = [one for one in PLANS if (one.game, one.seats) != ("princes", 3) or {**one.options, **lost} != one.options]
    assert 10 <= len(PLANS) - len(kept) < 200
    assert uncovered(kept) == []  # no whole soak, so it may still come
    assert uncovered([*kept, *kept]) == ["princes seats=3 muse_and_princess=true open_money=false"]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_whole_soak_says_which_games_it_has_not_read_enough(name: str, tmp_path: Path) -> None:
    """Nodes at which one view was read were counted as read."""
    one = Soak(1, tmp_path, "")
    enough = {game: READ_IN_ALL // sum(each.read_all for each in PLANS if each.game == game) + 1 for game in GAMES}
    for each in PLANS:
        one.done[each.number] = Finished(each.number, 500, 500, enough[each.game] if each.read_all else 0)
    assert one.unread == []
    for each in PLANS:
        if each.game == name:
            one.done[each.number].wholly_read = 0
    assert one.unread == [f"{name} read=0"]


def test_a_soak_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    soak(games=1, resume=False)
    first = (tmp_path / FOLDER / "finished.jsonl").read_text()
    assert len(first.splitlines()) == 2  # what it is a soak of, and one game
    with (tmp_path / FOLDER / "finished.jsonl").open("a") as file:
        file.write('{"number": 1, "events": {"won": 1}')  # killed while writing: it ends like a whole line
    soak(games=2)
    lines = (tmp_path / FOLDER / "finished.jsonl").read_text().splitlines()
    finished = [json.loads(line)["number"] for line in lines[1:]]
    assert len(finished) == len(set(finished)) == 2
    assert (tmp_path / FOLDER / ".gitignore").read_text() == "*\n"
    soak(games=2)
    assert (tmp_path / FOLDER / "finished.jsonl").read_text().splitlines() == lines


def test_another_seed_or_other_sources_begin_anew(tmp_path: Path) -> None:
    folder = tmp_path / "soak"
    for seed, source, resume in [(1, "a", True), (2, "a", True), (2, "b", True), (2, "b", False)]:
        one = Soak(seed, folder, source)
        one.open(resume)
        assert one.done == {}
        (folder / "mark").touch()
        again = Soak(seed, folder, source)
        again.open(True)
        assert (folder / "mark").exists()


def test_a_failure_is_left_as_a_record_that_replays(tmp_path: Path) -> None:
    with pytest.raises(Broken) as caught:
        play_ten("points from nowhere")
    write_failure(tmp_path / "failure.txt", caught.value, 1, 12)
    text = (tmp_path / "failure.txt").read_text()
    assert "# game 12 of seed 1\n# points of seat" in text
    assert read_record(text).text() == caught.value.record.text()
