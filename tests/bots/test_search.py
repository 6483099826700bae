"""How the bot that searches looks ahead: in every game, with one tree over many worlds."""

import pytest

import signoria
from signoria.bots import asked, make_bot
from signoria.bots.search import Node, Search
from signoria.kernel.flow import legal, play, waiting
from signoria.kernel.match import Match
from signoria.kernel.rng import Rng
from tests.lorenzo.tables import table

GAMES = ("lorenzo", "princes", "fief")


def middle(game: str, decisions: int, seed: int = 1) -> Match:
    """A game of club players after so many decisions, before one with a choice."""
    m = signoria.new(game, seats=4, seed=seed)
    bot = make_bot("club", seed)
    while decisions > 0 or len(Search(asked(m, m.waiting[0]), Rng(1)).choices) < 2:
        m.play(m.waiting[0], bot.choose(asked(m, m.waiting[0])).move)
        decisions -= 1
    return m


def searched(m: Match, iterations: int, seed: int = 3) -> Search:
    search = Search(asked(m, m.waiting[0]), Rng(seed))
    search.run(iterations, 0.0)
    return search


def nodes(node: Node) -> list[Node]:
    return [node] + [one for child in node.children for one in nodes(child)]


@pytest.mark.parametrize("game", GAMES)
def test_an_iteration_adds_one_node_at_most_and_visits_add_up(game: str) -> None:
    search = searched(middle(game, 30), 120)
    assert search.root.visits == search.iterations == 120
    assert sum([child.visits for child in search.root.children]) == 120
    assert len(nodes(search.root)) <= 121
    for node in nodes(search.root):
        assert sum([child.visits for child in node.children]) <= node.visits
        assert 0.0 <= node.mean <= 1.0


@pytest.mark.parametrize("game", GAMES)
def test_the_tree_begins_with_what_looks_best(game: str) -> None:
    """The first moves looked at are those that promise most one step ahead, so little time is well spent too."""
    m = middle(game, 40)
    search = searched(m, 3)
    promised = {child.move: child.promise for child in search.root.children}
    question = asked(m, m.waiting[0])
    fresh = Search(question, Rng(3))
    world = question.world(fresh.rng)
    all_promises = sorted([fresh.promise(world, question.seat, move) for move in fresh.choices.items], reverse=True)
    assert max(promised.values()) == pytest.approx(all_promises[0], abs=0.05)
    assert len(promised) == min(3, len(fresh.choices))


def test_others_choose_for_themselves() -> None:
    """Every seat of the tree is credited with its own value, not with the loss of the one that searches."""
    search = searched(middle("lorenzo", 20), 300)
    assert {node.seat for node in nodes(search.root) if node is not search.root} == {0, 1, 2, 3}


def test_nobody_looks_past_the_cards_of_the_next_round() -> None:
    """With the last member of the round in hand, all that can be known is the end of the round."""
    m = table({"coin": 5, "servant": 3}, seats=2, round=1, dice=(3, 4, 5))
    question = asked(m, m.waiting[0])
    search = Search(question, Rng(1))
    for _ in range(60):
        s = question.world(search.rng)
        while (chooser := search.next_chooser(s)) >= 0:
            moves = legal(s, chooser).items
            play(s, chooser, moves[search.rng.below(len(moves))])
        assert s.top < 0 or search.evaluation.is_horizon(s)
        assert waiting(s) == 1 << 8 or s.top < 0


def test_a_single_move_uses_no_budget() -> None:
    m = middle("lorenzo", 10)
    search = searched(m, 40)
    search.choices.items = search.choices.items[:1]
    before = search.iterations
    search.run(1000, 1000.0)
    assert search.iterations == before


@pytest.mark.parametrize("game", GAMES)
def test_it_stops_in_time(game: str) -> None:
    search = Search(asked(m := middle(game, 30), m.waiting[0]), Rng(1))
    search.run(-1, 0.0)
    assert search.iterations == 0
    assert search.choice().move.code in search.choices.items
