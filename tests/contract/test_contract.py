"""The contract suite: written once, run on every game, every number of seats and every pair of option values."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from signoria.cli.soaking import SOAKED
from signoria.games import GAMES
from signoria.kernel.contract import Broken, Referee, check_game, option_sets, pairs, referee
from signoria.kernel.flow import CHANCE, legal, optional, seats_of, waiting
from signoria.kernel.game import Game
from tests.contract.second_count import RECOUNTS
from tests.contract.toy import WORDS, Auction, play_ten

TABLES = [
    (name, seats, options)
    for name, game in GAMES.items()
    for seats in range(game.fewest, game.most + 1)
    for options in option_sets(game)
]


DEAR_EVERY = {"lorenzo": 20, "princes": 20, "fief": 120}  # nodes; Fief has thousands, and the soak checks more


def label(value: object) -> str:
    if isinstance(value, dict):
        return "-".join(f"{option}={json.dumps(setting)}" for option, setting in value.items())
    return str(value)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=label)
def test_a_random_game_keeps_the_contract(name: str, seats: int, options: dict[str, Any]) -> None:
    seed = TABLES.index((name, seats, options))
    read_every = SOAKED[name].read
    report = check_game(
        GAMES[name], seats, options, seed, DEAR_EVERY[name], recount=RECOUNTS[name], read_every=read_every
    )
    nodes, dear = report.nodes, report.dear
    if nodes <= 50 or dear <= 2:  # a game of Princes for two can be this short: a second one then makes up for it
        second = check_game(GAMES[name], seats, options, seed + len(TABLES), recount=RECOUNTS[name])
        nodes, dear = nodes + second.nodes, dear + second.dear
    assert nodes > 50
    assert dear > 2


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_rich_game_keeps_the_contract(name: str, seed: int) -> None:
    """Late and with full hands, where random play from the setup hardly ever comes."""
    game = GAMES[name]
    sets = option_sets(game)
    seats = game.fewest + seed % (game.most - game.fewest + 1)
    position = SOAKED[name].rich_position(seats, sets[seed % len(sets)], seed)
    read_every = SOAKED[name].read
    report = check_game(
        game, 0, None, seed, DEAR_EVERY[name], position=position, recount=RECOUNTS[name], read_every=read_every
    )
    assert report.read >= report.nodes // read_every


@pytest.mark.parametrize("seed", range(30))
def test_the_toy_game_keeps_the_contract(seed: int) -> None:
    """Sealed bids, hidden chance and moves out of turn, checked at every node."""
    check_game(Auction(), 2 + seed % 3, {"short": seed % 5 == 0}, seed, dear_every=1, words=WORDS)


def test_moves_out_of_turn_are_made_and_refused() -> None:
    verbs: set[str] = set()
    reasons: set[str] = set()
    for seed in range(30):
        report = check_game(Auction(), 4, {}, seed, words=WORDS)
        verbs |= report.verbs
        reasons |= report.reasons
    assert verbs == {"deal", "draw", "bid", "take", "leave", "cheer"}
    assert {"no-cheer", "too-dear", "not-now", "not-asked"} <= reasons


@pytest.mark.parametrize(
    ("fault", "what"),
    [
        ("move offered twice", "stands twice"),
        ("move not offered", "bid 6: (0, 0, 0, 0)"),
        ("answer that is not legal meant", "taken to answer haggle is not legal"),
        ("reason without words", "IndexError"),
        ("points from nowhere", "points of seat"),
        ("position refused", "the position is refused: steps[1].price: nobody can have bid that"),
        ("view refused", "the view of seat 1 is refused: steps[1].price: nobody can have bid that"),
    ],
)
def test_a_planted_fault_is_caught(fault: str, what: str) -> None:
    with pytest.raises(Broken) as caught:
        play_ten(fault)
    assert what in caught.value.what
    assert caught.value.record.text() in str(caught.value)


def test_all_views_are_read_back_where_rare_steps_are_under_way() -> None:
    """However seldom a soak reads: a fault in the view of one seat, at a step that is there once in a round."""
    with pytest.raises(Broken, match="the view of seat 1 is refused"):
        check_game(Auction("view refused"), 4, {}, 0, dear_every=10**6, words=WORDS, read_every=10**6)


def test_a_game_is_read_wholly_where_that_is_asked_for() -> None:
    """One view in turn at each node, and fewer nodes of Fief, was all that was ever read."""
    report = check_game(Auction(), 4, {}, 3, words=WORDS, read_every=10**6, read_all=True)
    assert report.wholly_read == report.read == report.nodes
    sampled = check_game(Auction(), 4, {}, 3, words=WORDS)
    assert sampled.wholly_read < sampled.read == report.read


def test_where_every_move_is_legal_no_refused_one_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which whatever can be said is legal made the referee choose from an empty list."""
    monkeypatch.setattr(referee, "neighbours", lambda game, moves: list(moves))
    check_game(Auction(), 2, {}, 0, dear_every=1, words=WORDS)


def test_option_sets_hold_every_pair_of_values() -> None:
    for game in [*GAMES.values(), Auction()]:
        together = {pair for options in option_sets(game) for pair in pairs(options)}
        for one in game.options:
            for other in game.options:
                if one.name < other.name:
                    wanted = {((one.name, a), (other.name, b)) for a in one.tried for b in other.tried}
                    assert wanted <= together


# ---------------------------------------------------------------- hypothesis chooses


def play_by(data: st.DataObject, referee: Referee, most: int) -> None:
    """Up to so many moves chosen by hypothesis; the record of a failure is noted, shrunk as far as it goes."""
    for _ in range(data.draw(st.integers(0, most), label="moves")):
        s = referee.match.state
        if s.top < 0:
            referee.check_end()
            return
        if waiting(s) == 1 << CHANCE:
            referee.play(*referee.choice())
        else:
            seats = [seat for seat in seats_of(waiting(s) | optional(s)) if len(legal(s, seat))]
            seat = seats[data.draw(st.integers(0, len(seats) - 1), label="seat")]
            moves = legal(s, seat).items
            referee.play(seat, moves[data.draw(st.integers(0, len(moves) - 1), label="move")])
        referee.check_node()
        referee.check_reading()
    if not referee.match.over:
        referee.check_dear()


def check_by(data: st.DataObject, game: Game, referee: Referee, most: int) -> None:
    try:
        play_by(data, referee, most)
    except Exception:
        note(referee.match.record().text())
        raise


@settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_moves_chosen_by_hypothesis_keep_the_contract(data: st.DataObject) -> None:
    game = GAMES[data.draw(st.sampled_from(sorted(GAMES)), label="game")]
    seats = data.draw(st.integers(game.fewest, game.most), label="seats")
    options = data.draw(st.sampled_from(option_sets(game)), label="options")
    referee = Referee(game, game.begin(seats, options), data.draw(st.integers(0, 99), label="seed") * 2)
    while waiting(referee.match.state) == 1 << CHANCE:  # the setup is not worth shrinking
        referee.play(*referee.choice())
    check_by(data, game, referee, 80)


@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_moves_of_the_toy_game_chosen_by_hypothesis_keep_the_contract(data: st.DataObject) -> None:
    game = Auction()
    referee = Referee(game, game.begin(data.draw(st.integers(2, 4)), {}), 2 * data.draw(st.integers(0, 9)), WORDS)
    check_by(data, game, referee, 40)


def test_a_failure_shrinks_to_a_short_record() -> None:
    """Hypothesis finds the planted fault and comes down to the shortest way there."""
    shortest: list[int] = []

    @settings(max_examples=60, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(st.data())
    def search(data: st.DataObject) -> None:
        game = Auction("points from nowhere")
        referee = Referee(game, game.begin(2, {}), 0, WORDS)
        try:
            play_by(data, referee, 40)
        except Broken:
            shortest.append(len(referee.match.lines))
            raise

    with pytest.raises(Broken):
        search()
    assert shortest[-1] == 6  # two cards, a prize, two bids and the prize taken
