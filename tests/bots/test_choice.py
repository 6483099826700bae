"""What a bot answers: the move first, what else it weighed, and why."""

import pytest

import signoria
from signoria.bots import Choice, Considered, make_bot
from signoria.bots.choice import EXPLAINED, LEAST_REASON, SHARE, changed, explained
from signoria.bots.greedy import EVALUATIONS
from signoria.bots.lorenzo import EVALUATION as LORENZO

ROUNDED = 0.3  # points: every feature is rounded for itself


def considered(worths: list[float]) -> list[Considered]:
    """The first moves of a game, as if they had been weighed."""
    m = signoria.new("lorenzo", seats=2, seed=1)
    moves = list(m.legal(m.waiting[0]))
    return [Considered(move, worth) for move, worth in zip(moves, worths, strict=False)]


def test_the_move_itself_stands_first_also_where_others_are_worth_more() -> None:
    """A free move is made at once if it makes things better, though another may promise more for later."""
    ranked = considered([4.0, 3.0, 2.0, 1.0])
    choice = Choice(ranked[3].move, ranked)
    assert [one.worth for one in choice.best(3)] == [1.0, 4.0, 3.0]
    assert [one.worth for one in choice.best(9)] == [1.0, 4.0, 3.0, 2.0]


def test_of_those_looked_at_most_the_better_stands_before_the_worse() -> None:
    """A search ranks by how often it looked; the list went down and up again in the number it showed."""
    ranked = considered([0.6, 0.3, 0.5, 0.9])
    choice = Choice(ranked[0].move, ranked, SHARE)
    assert [one.worth for one in choice.best(3)] == [0.6, 0.5, 0.3], "and what was hardly looked at is not told"
    assert [one.worth for one in choice.best(1)] == [0.6]
    assert choice.best(0) == []


def test_where_it_is_better_to_wait_what_changes_nothing_is_not_told() -> None:
    """A card that costs something says more than three offers that nobody minds."""
    ranked = considered([0.0, 0.0, 0.0, -0.4])
    choice = Choice(ranked[0].move, ranked)
    assert [one.worth for one in choice.best(3)] == [0.0, 0.0, 0.0]
    choice.better_wait = True
    assert [one.worth for one in choice.best(3)] == [-0.4]
    idle = Choice(ranked[0].move, ranked[:3])
    idle.better_wait = True
    assert len(idle.best(3)) == 3, "unless nothing else can be told"


def test_where_nothing_was_weighed_there_is_nothing_to_tell() -> None:
    assert Choice(considered([1.0])[0].move).best(3) == []


@pytest.mark.parametrize("game", list(EVALUATIONS))
def test_what_all_moves_change_alike_is_a_reason_for_none(game: str) -> None:
    """In the middle of a move, each way to go on was once said to bring all that the move brings.

    Later this was said of the bot's own move alone, where it changed nothing that the others changed.
    """
    m = signoria.new(game, seats=3, seed=7)
    bots = [make_bot("greedy", seat) for seat in range(3)]
    compared = 0
    for _ in range(120):
        seat = m.waiting[0]
        choice = bots[seat].choose(m.seen(seat))
        if len(choice.ranked) > 1:
            told = explained(EVALUATIONS[game], m.state, seat, choice.move.code, choice.ranked).best(EXPLAINED)
            changes = [changed(EVALUATIONS[game], m.state, seat, one.move.code) for one in told]
            alike = {name for name in changes[0] if spread([change[name] for change in changes]) < LEAST_REASON}
            compared += len(alike) < len(changes[0])
            for one, change in zip(told, changes, strict=True):
                assert one.at_once == sum(change.values()) / 100
                assert len(alike) == len(change) or not alike & {because.feature for because in one.reasons}, one.json()
        m.play(seat, choice.move)
    assert compared > 5


def spread(numbers: list[int]) -> int:
    return max(numbers) - min(numbers)


def test_moves_that_change_the_same_are_told_with_all_of_it() -> None:
    """The reasons once stood under the first alone, as if the others brought nothing."""
    m = signoria.new("lorenzo", seats=2, seed=1)
    seat = m.waiting[0]
    move = m.legal(seat)[0]
    choice = explained(LORENZO, m.state, seat, move.code, [Considered(move, 1.0), Considered(move, 1.0)])
    first, second = [[one.json() for one in told.reasons] for told in choice.ranked]
    assert first == second != []


def test_the_only_move_worth_a_look_has_no_reasons() -> None:
    """They were those of the decision before: each card that goes back under a stack was praised for the one kept."""
    m = signoria.new("lorenzo", seats=2, seed=1)
    seat = m.waiting[0]
    move = m.legal(seat)[0]
    assert explained(LORENZO, m.state, seat, move.code, [Considered(move, 1.0)]).reasons == []


@pytest.mark.parametrize("game", list(EVALUATIONS))
def test_reasons_are_of_the_follow_ups_that_the_worth_is_of(game: str) -> None:
    """A move was once weighed with its best follow-ups and explained with the plainest."""
    m = signoria.new(game, seats=3, seed=8)
    bot = make_bot("greedy", 3)
    for _ in range(60):
        seat = m.waiting[0]
        choice = bot.choose(m.seen(seat))
        for one in choice.best(EXPLAINED):
            assert one.at_once <= one.worth + ROUNDED
            assert one.at_once >= one.worth - ROUNDED or game == "fief", "whose chains may be too long for it"
        m.play(seat, choice.move)
