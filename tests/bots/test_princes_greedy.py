"""What the greedy bot does in The Princes of Florence: whole games, auctions, works, and building together."""

from collections.abc import Callable

import pytest

import signoria
from signoria.bots import make_bot
from signoria.bots.greedy import EVALUATIONS, after, outcome
from signoria.bots.princes import EVALUATION
from signoria.bots.princes_features import WEIGHTS
from signoria.games.princes.actions import bid_means, bits
from signoria.games.princes.moves import ACCEPT
from signoria.games.princes.state import PRESTIGE, Table
from signoria.games.princes.steps.auction import BEST, HIGHEST
from signoria.kernel import flow
from signoria.kernel.flow import legal
from signoria.kernel.match import Match
from signoria.kernel.moves import argument
from tests.princes.tables import TOGETHER, auction, own, play, table, texts

# Three professions that want a forest, and pieces that none of them wants.
FORESTERS = ["philosopher", "physicist", "sculptor"]
ALL_EXPANSIONS = {"muse_and_princess": True, "cooperative_building": True}


def choice(m: Match, seat: int = 0) -> str:
    return make_bot("greedy", 1).choose(m.seen(seat)).move.text


def nothing(m: Match, seat: int, move: str) -> None:
    """Looks at no move."""


def play_whole(
    names: list[str],
    seed: int,
    options: dict[str, bool] | None = None,
    watch: Callable[[Match, int, str], None] = nothing,
) -> tuple[Match, list[int]]:
    """A whole game of bots, and how many works each has completed."""
    m = signoria.new("princes", seats=len(names), options=options or {}, seed=seed)
    bots = [make_bot(name, seed + i) for i, name in enumerate(names)]
    works = [0] * len(names)
    while not m.over:
        seat = m.waiting[0]
        move = bots[seat].choose(m.seen(seat)).move
        watch(m, seat, move.text)
        works[seat] += move.text.split()[0] in ("work", "princess")
        m.play(seat, move)
    return m, works


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_works_and_more_on_average(seats: int) -> None:
    m, works = play_whole(["greedy"] * seats, seed=seats)
    assert m.result is not None
    assert m.game.problems(m.state) == []
    assert sum(works) >= 4 * seats
    assert sum(m.result.points) >= 40 * seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_greedy_player_is_ahead_of_all_random_ones(seats: int) -> None:
    greedy = seats - 1
    names = ["random"] * seats
    names[greedy] = "greedy"
    m, works = play_whole(names, seed=seats, options=ALL_EXPANSIONS if seats == 3 else None)
    assert m.result is not None
    assert m.result.winners == [greedy]
    assert works[greedy] >= 4


def test_every_bid_can_be_paid_and_is_worth_its_price() -> None:
    """With both expansions: who raises would rather win at this price than pass, and has the money."""
    raised = 0

    def watch(m: Match, seat: int, move: str) -> None:
        nonlocal raised
        code = m.move(move).code
        assert code in legal(m.state, seat).items
        assert move != "cash"
        assert isinstance(m.state, Table)
        if move == "raise":
            raised += 1
            price = m.state.stack[m.state.top + BEST] + 1
            assert price <= bid_means(m.state, seat)
            worth = outcome(EVALUATIONS["princes"], after(m.state, seat, code), seat)
            assert worth > outcome(EVALUATIONS["princes"], after(m.state, seat, m.move("pass").code), seat)
        elif move.startswith("bid"):
            assert argument(code, 1) <= m.state.money(seat)
            assert code == lowest_bid(m, seat, argument(code, 0))

    m, works = play_whole(["greedy"] * 3, seed=5, options=ALL_EXPANSIONS, watch=watch)
    assert m.result is not None
    assert raised > 20
    assert sum(works) >= 12
    assert m.game.problems(m.state) == []


def lowest_bid(m: Match, seat: int, character: int) -> int:
    """The lowest space of a character that a seat can put its marker on."""
    bids = [move.code for move in m.legal(seat) if move.text.startswith("bid")]
    return min([code for code in bids if argument(code, 0) == character])


def test_a_choice_depends_only_on_what_the_seat_knows() -> None:
    """Worlds that the seat cannot tell apart: the same bot chooses the same in both."""
    m = signoria.new("princes", seats=4, options=ALL_EXPANSIONS, seed=5)
    drive = make_bot("random", 5)
    different = 0
    for i in range(120):
        seat = m.waiting[0]
        if i % 3 == 0:
            other = m.copy(seed=1)
            other.state = m.game.sample(m.game.known(m.state, seat), drive.rng)
            different += not other.state.same(m.state)
            assert (
                make_bot("greedy", 9).choose(other.seen(seat)).move == make_bot("greedy", 9).choose(m.seen(seat)).move
            )
        m.play(seat, drive.choose(m.seen(seat)).move)
    assert different > 20


# ---------------------------------------------------------------- features


def test_the_value_is_the_sum_of_its_named_features() -> None:
    m = table({"professions": FORESTERS, "jesters": 1, "bonus": ["each_jester"]}, round=3)
    named = EVALUATION.named(m.state, 0)
    assert list(named) == [name for name, _ in WEIGHTS]
    assert sum(named.values()) == EVALUATION.value(m.state, 0)


def test_more_is_better() -> None:
    few = {"professions": FORESTERS, "jesters": 1, "money": 1000}
    less = EVALUATION.value(table(few, round=3).state, 0)
    for more in (
        {"jesters": 2},
        {"money": 1500},
        {"prestige": 1},
        {"architects": 1},
        {"recruiting_cards": 1},
        {"freedoms": ["travel"]},
        {"professions": [*FORESTERS, "poet"]},
        own("forest"),
        own("studio"),
    ):
        assert EVALUATION.value(table({**few, **more}, round=3).state, 0) > less, more


def test_at_the_end_only_points_count_and_money_for_a_tie() -> None:
    m, _ = play_whole(["random"] * 2, seed=1)
    assert m.result is not None
    named = EVALUATION.named(m.state, 0)
    rival = named.pop("rivals")
    assert named.pop("points") == 100 * m.result.points[0]
    assert rival <= 0
    assert 0 <= sum(named.values()) < 100


# ---------------------------------------------------------------- auctions


def test_who_can_use_it_bids_and_who_cannot_passes() -> None:
    """A forest for three professions that want one; a jester in the last round for somebody without any."""
    m = auction({}, {"professions": FORESTERS})
    play(m, 0, "name forest")
    assert choice(m, 1) == "raise"
    m = auction({}, {}, {"professions": FORESTERS}, round=7)
    play(m, 0, "name jester")
    assert choice(m, 1) == "pass"


def test_a_bid_ends_somewhere() -> None:
    """Two greedy players who want the same forest: the price stays below half of what they have."""
    m = auction({"professions": FORESTERS}, {"professions": ["jurist", "bell_maker", "choreographer"]}, seats=3)
    play(m, 0, "name forest")
    while m.waiting[0] in (0, 1, 2) and "pass" in texts(m, m.waiting[0]):
        price = m.state.stack[m.state.top + BEST]
        highest = m.state.stack[m.state.top + HIGHEST]
        m.play(m.waiting[0], choice(m, m.waiting[0]))
    assert highest in (0, 1)
    assert 3 <= price <= 17


def test_the_last_buyer_of_the_last_round_takes_points() -> None:
    """A second forest is 3 PP at once, and money is worth nothing any more."""
    m = auction({"money": 500, **own("forest")}, seats=3, round=7)
    m.play(0, "name jester")
    m.play(1, "raise")
    m.play(2, "pass")
    m.play(0, "pass")
    assert choice(m) in ("name forest", "name prestige_card")


# ---------------------------------------------------------------- actions


def test_a_work_that_can_be_completed_is_completed_in_the_last_round() -> None:
    mine = {
        "professions": ["poet", "jurist"],
        "jesters": 6,
        "freedoms": ["travel"],
        "money": 0,
        **own("theatre", "lake"),
    }
    m = table(mine, round=7)
    assert choice(m) == "work poet"
    play(m, 0, "work poet")
    most = max([int(move.split()[1]) for move in texts(m, 0)])
    assert choice(m) == f"change {most}"


def test_money_is_kept_while_there_is_none() -> None:
    m = table({"professions": ["poet", "jurist", "painter"], "jesters": 4, "money": 0}, round=2)
    play(m, 0, "work poet")
    assert choice(m) == "change 0"


def test_what_a_work_lacks_is_bought_first() -> None:
    """The poet lacks 3 to the minimum of round 7; freedom of travel brings them, then the work is played."""
    mine = {"professions": ["poet"], "jesters": 4, "table": ["jurist"], "money": 700, **own("theatre")}
    m = table(mine, round=7)
    assert "work poet" not in texts(m, 0)
    assert choice(m) == "introduce travel"
    play(m, 0, "introduce travel")
    assert choice(m) == "work poet"


def test_the_building_that_is_wanted_is_built() -> None:
    mine = {"professions": ["poet", "dramatist"], "jesters": 2, "architects": 1, "money": 900, **own("lake")}
    assert choice(table(mine, round=4)) == "build theatre"


def test_a_landscape_goes_where_nothing_can_be_built() -> None:
    """Squares that touch the palace are closed to buildings but not to a park."""
    m = auction({"professions": FORESTERS, "money": 3000}, seats=3)
    play(m, 0, "name park")
    while m.waiting != [0]:
        m.play(m.waiting[0], "pass")
    before = EVALUATION.named(m.state, 0)["room"]
    play(m, 0, choice(m))
    assert EVALUATION.named(m.state, 0)["room"] == before


# ---------------------------------------------------------------- building together


def proposed(sum: int) -> Match:
    """Seat 0 asks seat 1, who wants a theatre, to build one together for a sum."""
    partner = {"professions": ["poet", "dramatist"], "money": 2500}
    m = table({"money": 3000}, partner, seats=3, round=3, options=TOGETHER)
    play(m, 0, "propose right theatre")
    play(m, 0, choice(m), f"sum {sum}")
    return m


def test_a_fair_sum_is_proposed_and_accepted_but_not_a_dear_one() -> None:
    m = table({"money": 3000}, {"money": 2500}, seats=3, round=3, options=TOGETHER)
    play(m, 0, "propose right theatre")
    play(m, 0, choice(m))
    assert choice(m) == "sum 3"  # 4 is half, and too much for a neighbour who may not want it
    assert choice(proposed(4), 1) == "accept"
    assert choice(proposed(24), 1) == "reject"


@pytest.mark.parametrize(
    ("piece", "sum", "squares", "answer"),
    [
        ("laboratory", 5, 5, "reject"),
        ("laboratory", 0, 2, "accept"),
        ("hospital", 3, 4, "reject"),
        ("hospital", 3, 1, "accept"),
    ],
)
def test_squares_that_are_given_up_cost_something(piece: str, sum: int, squares: int, answer: str) -> None:
    """A rich neighbour let others build 6 of 7 squares on its land, and paid 500 florins for it."""
    assert choice(offered(piece, sum, squares), 1) == answer


def offered(piece: str, sum: int, squares: int) -> Match:
    """Seat 0 asks seat 1, who has plenty of money and wants nothing, to let it build on so many of its squares."""
    begun = f"propose right {piece}"
    m = table({"money": 3000}, {"money": 4000}, round=2, options=TOGETHER)
    play(m, 0, begun)
    for place in texts(m, 0, "put"):
        m = table({"money": 3000}, {"money": 4000}, round=2, options=TOGETHER)
        play(m, 0, begun, f"put {place}", f"sum {sum}")
        t = m.state.copy()
        flow.play(t, 1, ACCEPT)
        assert isinstance(t, Table)
        assert isinstance(m.state, Table)
        if bits(t.occupied(1)) - bits(m.state.occupied(1)) == squares:
            return m
    raise AssertionError("there is no such place")


def test_a_neighbour_who_refused_is_not_asked_again_for_this_action() -> None:
    m = table({"professions": ["poet", "dramatist"], "prestige": 3}, seats=3, round=3, options=TOGETHER)
    asked: list[str] = []
    while m.waiting == [0] and m.state.cells[PRESTIGE] == 3 and len(asked) < 9:
        move = choice(m)
        if not move.startswith("propose"):
            break
        asked.append(move.split()[1])
        play(m, 0, move)
        while m.waiting == [0]:
            play(m, 0, choice(m))
        m.play(m.waiting[0], "reject")
    assert len(asked) == len(set(asked))


def test_a_search_plays_on_past_the_longest_auction() -> None:
    """It once stopped after 12 decisions, among the bids of five players, and did no better than the greedy bot."""
    longest = 0
    for seed in range(3):
        m = signoria.new("princes", seats=5, seed=seed)
        bots = [make_bot("greedy", seat) for seat in range(5)]
        length = 0
        while not m.over:
            seat, step = m.waiting[0], m.state.steps[m.state.stack[m.state.top]].name
            if step == "turn":
                length = 0
            m.play(seat, bots[seat].choose(m.seen(seat)).move)
            length += 1
            longest = max(longest, length)
    assert 30 < longest < EVALUATION.rollout
