"""One match, and that whatever a bot does fails this match alone."""

import pytest

from signoria import SignoriaError
from signoria.arena import matches
from signoria.arena.matches import play_match
from signoria.arena.plans import Plan, tournament
from signoria.bots import Bot, Choice, Seen, make_bot
from signoria.bots.search import SearchBot
from signoria.kernel.answers import Move


def plan(*bots: str, seats: int = 2) -> Plan:
    return tournament("lorenzo", list(bots), seats, {"advanced": True}, 1).plan(0)


def test_a_match_is_noted_with_everything_that_is_reported() -> None:
    one = play_match(plan("greedy", "random"))
    assert one.failure == ""
    assert one.ranks == [1, 2]
    assert one.shares == [1, 0]
    assert [sum(sources.values()) for sources in one.sources] == one.points
    assert one.decisions >= len(one.cpu[0]) + len(one.cpu[1]) > 50
    assert [len(spent) for spent in one.cpu] == [len(spent) for spent in one.wall]
    assert min(one.cpu[0] + one.wall[0]) >= 0


def test_the_same_plan_is_the_same_match() -> None:
    first, second = play_match(plan("search:2", "random")), play_match(plan("search:2", "random"))
    assert (first.digest, first.ranks, first.points) == (second.digest, second.ranks, second.points)


def test_first_places_are_shared() -> None:
    assert matches.Finished(0, ranks=[1, 3, 1, 4]).shares == [0.5, 0, 0.5, 0]


class Cheat(Bot):
    """Wants to do what nobody may."""

    def choose(self, asked: Seen) -> Choice:
        return Choice(Move(asked.game, asked.game.verbs.parse("support")))


def test_an_illegal_move_fails_the_match_and_names_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "make_any_bot", lambda name, seed: Cheat(name, seed))
    one = play_match(plan("greedy"))
    assert one.failure.startswith("greedy: IllegalMove: support")
    assert one.ranks == []


def test_a_match_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fief without a limit of turns need not end."""
    monkeypatch.setattr(matches, "MOST_DECISIONS", 30)
    one = play_match(plan("random"))
    assert "not over after 30 decisions" in one.failure


BUDGETS = ["", ":", ":-3", ":fast", ":0", ":0ms", ":ms", ":²", ":1.5", ": 5", ":12345678901"]


@pytest.mark.parametrize("name", [f"search{budget}" for budget in BUDGETS])
def test_a_budget_that_cannot_be_says_how_to_write_one(name: str) -> None:
    with pytest.raises(SignoriaError, match="search:200ms or in iterations such as search:500"):
        make_bot(name, 1)


def test_budgets_are_milliseconds_or_iterations() -> None:
    by_time, by_count = make_bot("search:200ms", 1), make_bot("search:500", 1)
    assert isinstance(by_time, SearchBot)
    assert isinstance(by_count, SearchBot)
    assert (by_time.iterations, by_time.seconds, by_count.iterations) == (-1, 0.2, 500)
    assert by_time.name == "search:200ms"
