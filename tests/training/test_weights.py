"""Files of weights: what they say is what is played, and what cannot be is refused with the place of the mistake."""

import json
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria import SignoriaError
from signoria.arena.kept import Kept
from signoria.arena.plans import tournament
from signoria.bots import is_bot_for, make_bot
from signoria.bots.evaluation import Evaluation
from signoria.bots.greedy import EVALUATIONS, HAND_MADE, GreedyBot, evaluation_of
from signoria.bots.weights import learnt
from signoria.games import GAMES
from signoria.training.files import check_file, write_weights

BY_HAND = HAND_MADE["lorenzo"].weights


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "some.json"


def test_a_file_is_read_as_it_was_written(file: Path) -> None:
    weights = {name: weight + 7 for name, weight in BY_HAND.items()}
    write_weights(file, "lorenzo", "a test", weights)
    bot = make_bot(f"greedy:{file}", 1)
    assert isinstance(bot, GreedyBot)
    assert bot.name == f"greedy:{file}"
    assert evaluation_of(GAMES["lorenzo"], bot.evaluations).weights == weights
    assert [path.name for path in file.parent.iterdir()] == ["some.json"]


def test_greedy_by_hand_keeps_the_weights_of_the_table() -> None:
    bot = make_bot("greedy:hand", 1)
    assert isinstance(bot, GreedyBot)
    assert {game: bot.evaluations[game].weights for game in bot.evaluations} == {
        game: one.weights for game, one in HAND_MADE.items()
    }
    assert BY_HAND["points"] == 10_000
    assert BY_HAND["slot_gap"] == -200


def manner(one: Evaluation) -> tuple[float, int, int, str]:
    """How it is searched with, which weights do not change."""
    return one.scale, int(one.rollout), int(one.patience), one.temper


@pytest.mark.parametrize("game", HAND_MADE)
def test_what_bots_play_with_has_a_weight_for_each_feature(game: str) -> None:
    """Also a file that is shipped; the measure of all weights is as by hand."""
    hand, played = HAND_MADE[game], EVALUATIONS[game]
    assert played.names == hand.names
    assert manner(played) == manner(hand)
    assert played.weights[hand.names[0]] == hand.weights[hand.names[0]]


@pytest.mark.parametrize("game", HAND_MADE)
def test_the_same_weights_value_the_same_and_others_do_not(game: str) -> None:
    """The value of a state is the weighted sum, in hundredths of a point."""
    hand = HAND_MADE[game]
    same = hand.with_weights(dict(reversed(hand.weights.items())))
    double = hand.with_weights({name: 2 * weight for name, weight in hand.weights.items()})
    assert manner(same) == manner(double) == manner(hand)
    m = signoria.new(game, seats=3, seed=4)
    bot = make_bot("random", 4)
    for _ in range(30):
        seat = m.waiting[0]
        m.play(seat, bot.choose(m.seen(seat)).move)
        s = m.state
        assert same.value(s, 0) == hand.value(s, 0) == sum(hand.named(s, 0).values())
        assert same.named(s, 0) == hand.named(s, 0)
        if game != "princes":  # where the hope for an object is itself weighed
            assert double.value(s, 0) == 2 * hand.value(s, 0)


def test_other_weights_choose_otherwise(file: Path) -> None:
    """Whoever wants nothing but coins takes them from the market."""
    write_weights(file, "lorenzo", "greed", {name: 10_000 * (name == "coins_to_use") for name in BY_HAND})
    m = signoria.new("lorenzo", seats=2, seed=1)
    while "place black market.1" not in [move.text for move in m.legal(m.waiting[0])]:
        m.play(m.waiting[0], make_bot("greedy", 1).choose(m.seen(m.waiting[0])).move)
    assert make_bot(f"greedy:{file}", 1).choose(m.seen(m.waiting[0])).move.text.endswith("market.1")


def test_a_game_without_a_file_plays_by_hand() -> None:
    assert learnt("nothing-like-it", HAND_MADE["lorenzo"]) is HAND_MADE["lorenzo"]


FLAWS: list[tuple[Any, str]] = [
    ("{", "some.json: this is not valid JSON .*it should be {"),
    ([1], "some.json: it should be {"),
    ({"game": "lorenzo", "weights": 3}, "some.json: it should be {"),
    ({"game": "chess", "weights": {}}, "some.json: game: there is no evaluation for chess; there is one for lorenzo"),
    ({"game": "lorenzo", "weights": {**BY_HAND, "luck": 3}}, "some.json: no feature is called luck; there is points, "),
    ({"game": "lorenzo", "weights": {"points": 3}}, "some.json: there is no weight for territories, "),
    ({"game": "lorenzo", "weights": {**BY_HAND, "rank": 1.5}}, "some.json: rank: must be a whole number .* not 1.5"),
    ({"game": "lorenzo", "weights": {**BY_HAND, "rank": True}}, "some.json: rank: must be a whole number"),
    ({"game": "lorenzo", "weights": {**BY_HAND, "rank": 10**12}}, "some.json: rank: must be a whole number"),
]


@pytest.mark.parametrize(("document", "said"), FLAWS)
def test_a_file_that_cannot_be_is_refused_with_its_mistake(file: Path, document: Any, said: str) -> None:
    file.write_text(document if isinstance(document, str) else json.dumps(document))
    with pytest.raises(SignoriaError, match=said):
        make_bot(f"greedy:{file}", 1)


def test_a_file_that_is_not_there_is_named(file: Path) -> None:
    with pytest.raises(SignoriaError, match=r"the weights .*some.json cannot be read"):
        make_bot(f"greedy:{file}", 1)


@pytest.mark.parametrize("name", ["greedy:", "greedy:best", "club:some.json"])
def test_other_names_are_refused_with_the_list(name: str) -> None:
    with pytest.raises(SignoriaError, match=r"greedy:hand, greedy:FILE.json"):
        make_bot(name, 1)


def test_people_cannot_name_files_of_the_server(file: Path) -> None:
    write_weights(file, "lorenzo", "a test", BY_HAND)
    assert not is_bot_for("lorenzo", f"greedy:{file}")


def test_weights_of_another_game_enter_no_tournament(file: Path) -> None:
    write_weights(file, "lorenzo", "a test", BY_HAND)
    with pytest.raises(SignoriaError, match="no evaluation for princes; there is one for lorenzo"):
        tournament("princes", ["greedy:hand", f"greedy:{file}"], 3, {}, 1)


def test_a_tournament_of_other_weights_begins_anew(file: Path, tmp_path: Path) -> None:
    """The file has the same name, but its bot is another one."""
    tournaments: list[Path] = []
    for shift in (0, 1, 1):
        write_weights(file, "lorenzo", "a test", {name: weight + shift for name, weight in BY_HAND.items()})
        tournaments.append(Kept(tournament("lorenzo", [f"greedy:{file}"], 2, {}, 1), tmp_path).file)
    assert tournaments[0] != tournaments[1] == tournaments[2]


def test_a_file_that_could_not_be_written_is_refused_beforehand(tmp_path: Path) -> None:
    check_file(tmp_path / "new.json")
    with pytest.raises(SignoriaError, match=r"ends in .json, such as new.json"):
        check_file(tmp_path / "new")
    with pytest.raises(SignoriaError, match=r"there is no folder .*nowhere"):
        check_file(tmp_path / "nowhere" / "new.json")
    (tmp_path / "folder.json").mkdir()
    with pytest.raises(SignoriaError, match=r"folder.json is a folder"):
        check_file(tmp_path / "folder.json")
