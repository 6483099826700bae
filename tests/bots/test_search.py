"""How the bot that searches looks ahead: in every game, with one tree over many worlds."""

from math import inf

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import signoria
from signoria.bots import make_bot
from signoria.bots.evaluation import Evaluation, only
from signoria.bots.lorenzo import EVALUATION as LORENZO
from signoria.bots.search import UNKNOWN, Node, Search, compared, promiser
from signoria.games.fief.steps.kinds import INCOME
from signoria.games.lorenzo.state import ROUND
from signoria.kernel.flow import Moves, State, legal, play, waiting
from signoria.kernel.match import Match
from signoria.kernel.rng import Rng
from tests.fief import tables as fief
from tests.lorenzo.tables import table

GAMES = ("lorenzo", "princes", "fief")


def middle(game: str, decisions: int, seed: int = 1) -> Match:
    """A game of club players after so many decisions, before one with a choice."""
    m = signoria.new(game, seats=4, seed=seed)
    bot = make_bot("club", seed)
    while decisions > 0 or len(Search(m.seen(m.waiting[0]), Rng(1)).choices) < 2:
        m.play(m.waiting[0], bot.choose(m.seen(m.waiting[0])).move)
        decisions -= 1
    return m


def searched(m: Match, iterations: int, seed: int = 3) -> Search:
    search = Search(m.seen(m.waiting[0]), Rng(seed))
    search.run(iterations, 0.0)
    return search


def nodes(node: Node) -> list[Node]:
    return [node] + [one for child in node.children for one in nodes(child)]


@pytest.mark.parametrize("game", GAMES)
def test_an_iteration_adds_one_node_at_most_and_visits_add_up(game: str) -> None:
    search = searched(middle(game, 30), 120)
    assert search.root.visits == search.iterations == sum([child.visits for child in search.root.children])
    assert search.iterations == 120 or search.is_decided()
    assert len(nodes(search.root)) <= search.iterations + 1
    for node in nodes(search.root):
        assert sum([child.visits for child in node.children]) <= node.visits
        assert 0.0 <= node.mean <= 1.0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("decisions", [10, 40, 70])
def test_it_begins_with_what_a_greedy_player_would_do(game: str, decisions: int) -> None:
    """So little time is well spent too."""
    m = middle(game, decisions)
    first = searched(m, 1).root.children[0]
    assert first.move == make_bot("greedy", 1).choose(m.seen(m.waiting[0])).move.code


def test_moves_are_compared_in_the_same_worlds() -> None:
    """Two moves that do the same are worth the same, look by look: dice and cards to come are no reason to choose.

    Two members of the same strength at the end of a round, so that play goes on into the next, which nobody knows.
    When each look had a world of its own, a move that was tried once in a lucky one looked better than all others.
    """
    away = {"members": {"orange": "council", "neutral": "council"}}
    gone = {"members": {"black": "council", "white": "council", "orange": "council", "neutral": "council"}}
    m = table({"servant": 3, **away}, gone, seats=2, round=1, dice=(3, 3, 5))
    search = Search(m.seen(0), Rng(3))
    twins = [move.code for move in m.legal(0) if move.text in ("place black market.1", "place white market.1")]
    search.choices.items = vec[i64](twins)
    search.run(16, 0.0)
    one, other = search.root.children
    assert one.results == other.results
    assert len(set(one.results)) > 1, "the worlds differ"


def node_with(*results: float) -> Node:
    node = Node(0, 0)
    for worth in results:
        node.results.append(worth)
        node.visits += 1
        node.worth += worth
    return node


def test_a_move_is_given_up_only_if_it_is_clearly_behind() -> None:
    search = Search((m := middle("lorenzo", 20)).seen(m.waiting[0]), Rng(1))
    search.evaluation = Evaluation({}, 1.0, patience=3)
    best = node_with(0.6, 0.5, 0.7, 0.6)
    assert not search.is_behind(node_with(0.1, 0.1), best), "two worlds say too little"
    assert search.is_behind(node_with(0.5, 0.4, 0.6), best), "always as much behind"
    assert not search.is_behind(node_with(0.2, 0.9, 0.5), best), "now behind, now ahead"
    assert not search.is_behind(node_with(0.595, 0.495, 0.695), best), "hardly behind"
    assert not search.is_behind(best, best)
    search.evaluation = Evaluation({}, 1.0, patience=4)
    assert not search.is_behind(node_with(0.5, 0.4, 0.6), best), "where luck is great, it takes more worlds"


def test_moves_are_compared_only_where_both_were_tried() -> None:
    lead, error = compared(node_with(0.5, 0.7, 0.0), node_with(0.4, 0.6))
    assert lead == pytest.approx(0.1)
    assert error == pytest.approx(0.0, abs=1e-6)
    assert compared(node_with(0.5), node_with(0.4))[1] == inf


def test_another_move_than_at_first_sight_must_be_ahead() -> None:
    search = Search((m := middle("lorenzo", 20)).seen(m.waiting[0]), Rng(1))
    first, best = node_with(0.5, 0.6, 0.4), node_with(0.6, 0.4, 0.6)
    search.root.children = search.racers = [first, best]
    assert search.chosen() is first, "nothing was compared yet"
    search.best = best
    assert search.chosen() is first, "ahead by less than a standard error"
    search.best = sure = node_with(0.6, 0.7, 0.5)
    assert search.chosen() is sure
    search.racers, search.best = [best], best
    assert search.chosen() is best, "what looked best at first sight was given up"


def test_it_stops_when_all_moves_but_one_are_given_up() -> None:
    """In the last round of Lorenzo nothing is hidden: soon there is nothing left to find out."""
    decided = [searched(middle("lorenzo", n, seed=2), 400) for n in range(200, 230, 5)]
    assert any(search.is_decided() and search.iterations < 400 for search in decided)


def test_others_choose_for_themselves() -> None:
    """Every seat of the tree is credited with its own value, not with the loss of the one that searches."""
    search = searched(middle("lorenzo", 20), 200)
    assert len({node.seat for node in nodes(search.root) if node is not search.root}) > 2
    s = table({"victory": 30}, {"victory": 28}, {"victory": 10}, {"victory": 2}, round=6).state
    worths = search.worths(s)
    assert worths[0] > worths[1] > worths[2] > worths[3]
    search.path = [Node(seat, 0) for seat in (0, 2, 1)]
    search.back_up(s)
    assert [node.worth for node in search.path] == [worths[0], worths[2], worths[1]]


def test_what_seats_hope_for_is_one_win_together() -> None:
    """Each was once valued by its lead over its best rival alone.

    So in games of five a point lost by that one was worth as much as a point of one's own.
    """
    search = searched(middle("lorenzo", 20), 1)
    s = table({"victory": 30}, {"victory": 28}, {"victory": 10}, {"victory": 2}, round=5).state
    worths = search.worths(s)
    assert sum(worths) == pytest.approx(1)
    search.scale = 1e-9
    assert search.worths(s) == pytest.approx([1, 0, 0, 0]), "and no number is too large for it"
    search.evaluation = LORENZO.with_weights(dict.fromkeys(LORENZO.weights, 0))
    assert search.worths(s) == pytest.approx([0.25] * 4)


def test_an_ally_is_no_rival_of_who_keeps_bargains() -> None:
    """A bot that searched took every title of its ally for a loss, and so it struck whom it had promised to help."""
    s = fief.table(4, phase=4)
    for seat, name, village in ((0, "arthur", "st_paul"), (1, "jeanne", "blaye"), (2, "charles", "tournus")):
        fief.lord(s, name, seat, village)
        fief.castle(s, village)
    fief.married(s, "arthur", "jeanne")
    fief.push(s, INCOME)
    search = searched(middle("fief", 5), 1)
    before = search.worths(s)
    fief.title(s, "jeanne", "blaye")
    assert search.worths(s)[0] >= before[0]
    assert search.worths(s)[2] < before[2]


def test_what_others_answer_in_secret_is_worth_trying() -> None:
    """A simulated opponent who holds a dagger does not use it against anybody at random."""

    class Steadfast(Evaluation):
        """Thinks only of the last move."""

        def worth_trying(self, s: State, seat: i64, moves: Moves) -> Moves:
            return only(moves.items[len(moves.items) - 1])

    m = signoria.new("lorenzo", seats=4, options={"advanced": True}, seed=1)
    while len(m.waiting) < 4:
        m.play(m.waiting[0], m.legal(m.waiting[0])[0])
    search = Search(m.seen(0), Rng(1))
    search.evaluation = Steadfast({}, 1.0)
    for seed in range(8):
        s = search.asked.world(Rng(5))
        play(s, 0, legal(s, 0).items[0])
        expected = s.copy()
        for seat in (1, 2, 3):
            play(expected, seat, legal(expected, seat).items[-1])
        assert search.next_chooser(s, Rng(seed)) == 0
        assert s.same(expected)


@pytest.mark.parametrize("game", ["princes", "fief"])
def test_a_move_that_alone_is_worth_a_look_is_told_so(game: str) -> None:
    """Hints by the strongest level were bare moves in a third of all decisions."""
    m = signoria.new(game, seats=3, seed=2)
    club, told = make_bot("club", 1), 0
    for _ in range(120):
        question = m.seen(m.waiting[0])
        search = Search(question, Rng(1))
        if len(question.moves) > 1 and len(search.choices) == 1:
            choice = search.choice()
            assert [one.move.code for one in choice.ranked] == [choice.move.code]
            told += 1
        m.play(m.waiting[0], club.choose(question).move)
    assert told > 3


def test_promises_of_two_moves_are_never_mixed_up() -> None:
    """Both have the same place in the memory, where the promise of one stood for the other."""
    search = Search((m := middle("lorenzo", 20)).seen(m.waiting[0]), Rng(1))
    twin = next(move for move in range(1, 1 << 24) if search.slot_of(0, move) == search.slot_of(0, 0))
    slot = search.slot_of(0, 0)
    search.promises[slot], search.promisers[slot], search.seen[slot] = 77, promiser(0, 0), 0
    assert search.promise(0, 0) == 77
    assert search.promise(0, twin) == UNKNOWN


def test_the_tree_ends_before_the_cards_of_the_next_round() -> None:
    m = table({"coin": 5, "servant": 3}, seats=2, round=1, dice=(3, 4, 5))
    question = m.seen(m.waiting[0])
    search = Search(question, Rng(1))
    for _ in range(60):
        s = question.world(search.rng)
        while (chooser := search.next_chooser(s, search.rng)) >= 0:
            moves = legal(s, chooser).items
            play(s, chooser, moves[search.rng.below(len(moves))])
        assert s.top < 0 or search.evaluation.is_horizon(s)
        assert waiting(s) == 1 << 8 or s.top < 0


@pytest.mark.parametrize(("decisions", "rounds"), [(0, 1), (25, 2)])
def test_play_goes_on_to_the_end_of_a_round(decisions: int, rounds: int) -> None:
    """Of this one if it is long enough to tell moves apart, else of the next."""
    m = middle("lorenzo", decisions)
    search = Search(m.seen(m.waiting[0]), Rng(1))
    s = search.asked.world(Rng(1))
    before = s.cells[ROUND]
    search.play_on(s, search.seat, 1)
    assert search.evaluation.is_horizon(s)
    assert s.cells[ROUND] == before + rounds


def test_a_single_move_uses_no_budget() -> None:
    m = middle("lorenzo", 10)
    search = searched(m, 40)
    search.choices.items = search.choices.items[:1]
    before = search.iterations
    search.run(1000, 1000.0)
    assert search.iterations == before


@pytest.mark.parametrize("game", GAMES)
def test_it_stops_in_time(game: str) -> None:
    search = Search((m := middle(game, 30)).seen(m.waiting[0]), Rng(1))
    search.run(-1, 0.0)
    assert search.iterations == 0
    assert search.choice().move.code in search.choices.items
