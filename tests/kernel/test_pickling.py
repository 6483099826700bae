"""Matches and states go to other processes and can be copied deeply, in both builds."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import signoria
from signoria.games import GAMES
from signoria.kernel.match import Match
from signoria.kernel.rng import Rng


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS = pytest.mark.parametrize("again", [pickled, copy.deepcopy], ids=["pickle", "deepcopy"])


def played(name: str, moves: int, **arguments: Any) -> Match:
    """A game in which the first legal moves were made, and one of them taken back."""
    m = signoria.new(name, seats=3, seed=2, names=["Ana", "Bo", "Cy"], **arguments)
    play_on(m, moves)
    last = next(entry.seat for entry in reversed(m.entries) if entry.seat != signoria.CHANCE)
    m.undo(last, consent=True)
    return m


def play_on(m: Match, moves: int = 10_000) -> None:
    while not m.over and moves > 0:
        m.play(m.waiting[0], m.legal(m.waiting[0])[0])
        moves -= 1


@WAYS
@pytest.mark.parametrize("name", GAMES)
def test_a_match_plays_on_as_the_one_it_was_made_from(name: str, again: Callable[[Match], Match]) -> None:
    """Chance included: unlike `copy`, which draws afresh."""
    m = played(name, 50, options={"turn_limit": 2} if name == "fief" else None)
    before = m.record(secret=True).text()
    other = again(m)
    assert other.record(secret=True).text() == before
    assert other.game is m.game
    assert other.log(0) == m.log(0)
    assert other.sentences(1, "pl") == m.sentences(1, "pl")
    assert [other.barrier(seat) for seat in range(3)] == [m.barrier(seat) for seat in range(3)]
    play_on(other, 40)
    assert m.record(secret=True).text() == before
    play_on(m, 40)
    assert other.record(secret=True).text() == m.record(secret=True).text()


@WAYS
def test_a_match_that_is_over_can_be_taken_back_after_it(again: Callable[[Match], Match]) -> None:
    m = signoria.new("lorenzo", seats=2, seed=1)
    play_on(m)
    other = again(m)
    assert other.over
    assert other.result is not None
    assert m.result is not None
    assert other.result.json() == m.result.json()
    for match in (m, other):
        match.undo(0, consent=True)
    assert other.digest == m.digest
    signoria.replay(other.record(secret=True))


@WAYS
def test_matches_with_chance_by_hand_and_from_positions(again: Callable[[Match], Match]) -> None:
    m = signoria.new("princes", chance="manual")
    assert again(m).waiting == [signoria.CHANCE]
    position = signoria.new("princes", seed=1).position()
    m = signoria.from_position(position, seed=3)
    assert again(m).record(secret=True).text() == m.record(secret=True).text()


@WAYS
@pytest.mark.parametrize("name", GAMES)
def test_states_knowledge_and_worlds(name: str, again: Callable[[Any], Any]) -> None:
    m = signoria.new(name, seats=3, seed=2)
    known = m.game.known(m.state, 0)
    for s in (m.state, known, m.game.sample(known, Rng(1))):
        other = again(s)
        assert type(other) is type(s)
        assert other.same(s)
        assert other.steps is s.steps  # they are stateless, one list a game
        other.cells[0] = 99
        assert s.cells[0] != 99


@WAYS
def test_answers(again: Callable[[Any], Any]) -> None:
    m = signoria.new("lorenzo", seats=2, seed=1)
    seat = m.waiting[0]
    moves = m.legal(seat)
    assert again(moves[0]) == moves[0]
    assert [move.text for move in again([*moves])] == [move.text for move in moves]
    (why,) = m.why_not(seat, "servants 1")
    assert again(why).json("de") == why.json("de")
    preview = m.preview(seat, moves[0])
    assert again(preview).json() == preview.json()
    assert again(m.record()).text() == m.record().text()


@WAYS
def test_errors_reach_the_process_that_asked(again: Callable[[Any], Any]) -> None:
    """An error that cannot be read back breaks a pool of workers."""
    m = signoria.new("lorenzo", seats=2, seed=1)
    with pytest.raises(signoria.IllegalMove) as illegal:
        m.play(m.waiting[0], "servants 1")
    with pytest.raises(signoria.CannotUndo) as barred:
        m.undo(0)
    assert str(again(illegal.value)) == str(illegal.value)
    assert [repr(why) for why in again(illegal.value).reasons] == [repr(why) for why in illegal.value.reasons]
    assert (again(barred.value).key, str(again(barred.value))) == (barred.value.key, str(barred.value))


def test_another_process_reads_a_pickle_by_itself(tmp_path: Any) -> None:
    m = played("lorenzo", 20)
    path = tmp_path / "match"
    path.write_bytes(pickle.dumps(m))
    code = f"import pickle; print(pickle.loads(open({str(path)!r}, 'rb').read()).digest)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == m.digest
