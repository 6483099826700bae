"""Undo is bounded by information: free up to the barrier, beyond it by consent of the table."""

import pytest

import signoria
from signoria.kernel.barrier import MOST_TRIED, Effort, shows_something
from signoria.kernel.flow import CHANCE
from signoria.kernel.match import Match
from signoria.kernel.streams import Streams, secret_from_seed
from tests.contract.toy import Auction
from tests.lorenzo.tables import play, table


def auction(seats: int = 2, seed: int = 1) -> Match:
    """The first bids of the toy game, chance from streams."""
    game = Auction()
    return Match(game, game.begin(seats, {}), Streams(secret_from_seed(seed), []))


def refused(m: Match, seat: int, key: str) -> None:
    """Undo is refused for this reason and changes nothing; a seat can ask beforehand."""
    before = (m.digest, len(m.lines), len(m.events))
    assert m.barrier(seat) == key
    with pytest.raises(signoria.CannotUndo) as caught:
        m.undo(seat)
    assert caught.value.key == key
    assert (m.digest, len(m.lines), len(m.events)) == before


def test_nothing_to_take_back() -> None:
    m = table()
    refused(m, 0, "nothing")
    refused(m, 1, "nothing")
    with pytest.raises(signoria.CannotUndo):
        m.undo(0, consent=True)


def test_a_public_move_is_taken_back_freely() -> None:
    m = table(dice=(6, 6, 6))
    start = m.digest
    play(m, 0, "place black council")
    middle = m.digest
    play(m, 0, "servants 0")
    assert m.barrier(0) == ""
    m.undo(0)
    assert m.digest == middle
    m.undo(0)
    assert m.digest == start
    assert m.events == []
    refused(m, 0, "nothing")


def test_leaders_in_hand_are_no_barrier_while_they_stay_there() -> None:
    """Others cannot know the hands, but a placement shows nothing of them."""
    m = table({"hand": ["sisto_iv"]}, {"hand": ["santa_rita"]}, seats=2, dice=(6, 6, 6), options={"advanced": True})
    play(m, 0, "place black market.1", "servants 0")
    assert m.barrier(0) == ""
    play(m, 0, "end")
    assert m.barrier(0) == ""


def test_a_leader_shown_is_a_barrier() -> None:
    m = table({"hand": ["sisto_iv"]}, {"hand": ["santa_rita"]}, seats=2, options={"advanced": True})
    before = m.digest
    play(m, 0, "discard sisto_iv")
    refused(m, 0, "shown")
    m.undo(0, consent=True)
    assert m.digest == before


def test_an_answer_of_another_is_a_barrier() -> None:
    m = table(dice=(6, 6, 6))
    play(m, 0, "place black market.1", "servants 0")
    assert m.waiting == [1]
    assert m.barrier(0) == ""  # that others have seen it is no barrier
    play(m, 1, "place black market.2")
    refused(m, 0, "answered")
    m.undo(0, consent=True)
    assert [entry.seat for entry in m.entries] == [0]
    assert m.waiting == [0]


def test_chance_is_a_barrier() -> None:
    m = auction()
    m.play(0, "bid 3")
    m.play(1, "bid 2")
    m.play(0, "take")  # new cards are dealt
    refused(m, 0, "chance")


def test_chance_before_the_first_own_move_is_none() -> None:
    m = auction()
    assert m.entries[-1].seat == CHANCE
    refused(m, 0, "nothing")


def test_a_secret_answer_is_taken_back_freely_until_the_last() -> None:
    m = auction(3)
    m.play(1, "bid 2")
    assert m.barrier(1) == ""
    m.play(0, "bid 3")
    assert m.barrier(0) == ""
    assert m.barrier(1) == ""  # else it would be told that another has answered
    m.undo(0)
    m.undo(1)
    m.play(1, "bid 4")
    m.play(0, "bid 3")
    m.play(2, "bid 5")
    refused(m, 2, "shown")
    refused(m, 1, "answered")


def test_what_only_the_mover_is_shown_is_a_barrier_too() -> None:
    """Whoever kept a leader last saw the hand that came to him, so what his neighbour had kept, and chose again."""
    m = signoria.new("lorenzo", seats=2, options={"advanced": True}, seed=1)
    while len(m.legal(0)) != 3 or m.waiting != [0, 1]:  # both know both hands then, but for what was kept
        m.play(m.waiting[0], m.legal(m.waiting[0])[0])
    m.play(1, m.legal(1)[0])
    assert m.barrier(1) == ""
    before = set(m.legal(0).codes)
    m.play(0, m.legal(0)[0])
    assert before.isdisjoint(m.legal(0).codes)
    refused(m, 0, "shown")


def test_a_move_out_of_turn_that_shows_a_card_is_a_barrier() -> None:
    m = next(m for m in map(cheering, range(200)) if m is not None)
    loser = m.entries[-1].seat
    refused(m, loser, "shown")
    winner = m.waiting[0]
    assert m.barrier(winner) == "answered"


def cheering(seed: int) -> Match | None:
    """Seat 0 wins the first prize and seat 1 cheers, if it was dealt a 3."""
    m = auction(2, seed)
    m.play(0, "bid 3")
    m.play(1, "bid 2")
    if not len(m.legal(1)):
        return None
    m.play(1, "cheer")
    return m


def test_chance_repeats_after_a_take_back_by_consent() -> None:
    """Whoever takes a move back must not roll again for better dice."""
    m = auction()
    m.play(0, "bid 3")
    m.play(1, "bid 2")
    m.play(0, "take")
    after = m.digest
    drawn = [entry.code for entry in m.entries if entry.seat == CHANCE]
    m.undo(0, consent=True)
    assert m.waiting == [0]
    m.play(0, "take")
    assert m.digest == after
    m.undo(0, consent=True)
    m.play(0, "leave")
    assert [entry.code for entry in m.entries if entry.seat == CHANCE] == drawn


def test_chance_repeats_in_a_replayed_record_too() -> None:
    m = signoria.new("lorenzo", seats=2, seed=4)
    while not any(entry.seat == CHANCE for entry in m.entries[-3:]) or len(m.entries) < 40:
        m.play(m.waiting[0], m.legal(m.waiting[0])[0])
    mover = [entry.seat for entry in m.entries if entry.seat != CHANCE][-1]
    after = m.digest
    move = next(line for line in reversed(m.lines) if line[0] == str(mover))[1]
    m.undo(mover, consent=True)
    m.play(mover, move)
    assert m.digest == after
    assert signoria.replay(m.record(secret=True)).digest == after


def test_undo_goes_back_beyond_a_snapshot() -> None:
    m = signoria.new("lorenzo", seats=2, seed=4)
    digests = [m.digest]
    while len(m.entries) < 120:
        m.play(m.waiting[0], m.legal(m.waiting[0])[0])
        digests.append(m.digest)
    for digest in reversed(digests[:-1]):
        movers = [entry.seat for entry in m.entries if entry.seat != CHANCE]
        m.undo(movers[-1], consent=True)
        assert m.digest == digest


def test_a_gesture_too_long_to_judge_is_not_free() -> None:
    """A story: whether 60 moves show something was asked of 48 worlds for each, and a server stood still for seconds.

    Now what is tried in other worlds is limited for all moves of a gesture together.
    """
    m = table({"hand": ["sisto_iv"]}, {"hand": ["santa_rita"]}, seats=2, dice=(6, 6, 6), options={"advanced": True})
    move, effort = m.game.verbs.parse("place black market.1"), Effort()
    assert not shows_something(m.game, m.state, 0, move, 0, effort)
    assert 0 < effort.left < MOST_TRIED
    effort.left = 1
    assert shows_something(m.game, m.state, 0, move, 0, effort)
    assert effort.left == 0
