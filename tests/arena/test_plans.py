"""Which match a number stands for."""

from collections import Counter

import pytest

from signoria import SignoriaError
from signoria.arena.plans import Plan, lineups, tournament, turned


def plans(bots: list[str], seats: int, laps: int = 3) -> list[Plan]:
    t = tournament("lorenzo", bots, seats, {}, 1)
    return [t.plan(number) for number in range(laps * len(t.lap))]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bots", [["random"], ["random", "greedy"], ["random", "greedy", "search:5"],
                                  ["search:1", "search:2", "search:3", "search:4", "random"]])  # fmt: skip
def test_every_bot_is_in_every_seat_equally_often(bots: list[str], seats: int) -> None:
    played = Counter((seat, bot) for one in plans(bots, seats) for seat, bot in enumerate(one.bots))
    assert set(played) == {(seat, bot) for seat in range(seats) for bot in bots}
    assert len(set(played.values())) == 1


def test_a_deal_is_played_in_all_turns_by_the_same_chance() -> None:
    first, second = plans(["greedy", "search:5"], 2, laps=1)
    assert (first.bots, second.bots) == (("greedy", "search:5"), ("search:5", "greedy"))
    assert (first.deal, first.chance) == (second.deal, second.chance)
    assert first.seeds == second.seeds[::-1]  # a bot takes its own luck along
    assert first.seeds[0] != first.seeds[1]


def test_every_deal_has_another_chance() -> None:
    found = plans(["random", "greedy"], 4, laps=50)
    assert len({one.deal for one in found}) == len({one.chance for one in found}) == 50
    assert [one.number for one in found] == list(range(100))


def test_a_bot_that_is_named_twice_fills_two_seats() -> None:
    """One search player among three greedy ones: named so, it is in each seat in one match of four."""
    found = plans(["search:5", "greedy", "greedy", "greedy"], 4, laps=1)
    assert [one.bots.index("search:5") for one in found] == [0, 3, 2, 1]


def test_turns_that_look_alike_are_played_once() -> None:
    assert turned(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert turned(("a", "a")) == [("a", "a")]


def test_who_plays_together() -> None:
    assert lineups(("a", "b"), 4) == [("a", "b", "a", "b")]
    assert lineups(("a", "b"), 3) == [("a", "b", "a"), ("b", "a", "b")]
    assert lineups(("a", "b", "c"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert lineups(("a", "a", "b"), 2) == [("a", "b")]
    assert lineups(("a", "a", "a"), 2) == [("a", "a")]


def test_the_last_lap_is_played_to_its_end() -> None:
    t = tournament("lorenzo", ["random", "greedy", "search:5"], 4, {}, 1)
    assert len(t.lap) == 12
    assert [t.whole(n) for n in (1, 12, 13)] == [12, 12, 24]


def test_another_seed_plays_other_games() -> None:
    one, other = (tournament("lorenzo", ["random"], 2, {}, seed).plan(0) for seed in (1, 2))
    assert one.chance != other.chance


@pytest.mark.parametrize(
    ("game", "bots", "seats", "options", "said"),
    [
        ("chess", ["random"], 2, {}, "no game is called 'chess'; there is lorenzo"),
        ("lorenzo", [""], 2, {}, "bots: name at least one"),
        ("lorenzo", ["random", ""], 2, {}, "bots: name at least one"),
        ("lorenzo", ["genius"], 2, {}, "random, novice, club, master"),
        ("lorenzo", ["search:"], 2, {}, "search needs a budget"),
        ("lorenzo", ["random"], 9, {}, "2 to "),
        ("lorenzo", ["random"], 2, {"wings": True}, "options.wings"),
    ],
)
def test_what_cannot_be_played_is_refused(
    game: str, bots: list[str], seats: int, options: dict[str, object], said: str
) -> None:
    with pytest.raises(SignoriaError, match=said):
        tournament(game, bots, seats, options, 1)
