"""The ledger: events explain every change of stock, and a florin or a point that no event explains is found."""

from collections.abc import Iterator
from typing import Any

import pytest
from mypy_extensions import i64

from signoria.cli.soaking import SOAKED
from signoria.games import GAMES
from signoria.kernel.answers import Move
from signoria.kernel.contract import Broken, Referee, check_game, ledger_problems, option_sets
from signoria.kernel.domains import Json
from signoria.kernel.flow import Event, State, settle
from signoria.kernel.game import Game, Result
from signoria.kernel.rng import Rng

GAMES_PLAYED = 16
MOST_PLAYED = 64  # where something rare has not happened yet


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_entry_names_an_event_and_its_numbers(name: str) -> None:
    game = GAMES[name]
    kinds = {kind.name: dict(kind.numbers) for kind in game.events}
    player: Any = game.document(game.begin(game.fewest, {}))["players"]
    for entry in game.ledger:
        assert entry.whose in kinds[entry.event]
        assert not entry.number or entry.number in kinds[entry.event]
        assert isinstance(player[0][entry.stock], int)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_an_event_left_out_is_missed(name: str) -> None:
    """Over some games, every kind of event in the ledger is missed once it is gone."""
    game = GAMES[name]
    booked = {entry.event for entry in game.ledger}
    missed: set[str] = set()
    for seed in range(MOST_PLAYED):
        if seed >= GAMES_PLAYED and missed == booked:
            break
        for before, after, events in moves_of(game, seed):
            assert ledger_problems(game, before, after, events) == []
            for i, event in enumerate(events):
                kind = game.events[event.kind].name
                if kind in booked - missed and ledger_problems(game, before, after, events[:i] + events[i + 1 :]):
                    missed.add(kind)
    assert missed == booked


def moves_of(game: Game, seed: int) -> Iterator[tuple[Json, Json, list[Event]]]:
    """Random play from a rich position: the documents before and after each move, and its events."""
    sets = option_sets(game)
    seats = game.fewest + seed % (game.most - game.fewest + 1)
    position = SOAKED[game.name].rich_position(seats, sets[seed % len(sets)], seed)
    start = game.from_document(position)
    settle(start)
    referee = Referee(game, start, 2 * seed + 1, position=position)
    before = game.document(start)
    while not referee.match.over:
        first = len(referee.match.events)
        seat, code = referee.choice()
        referee.match.play(seat, Move(game, code))
        after = game.document(referee.match.state)
        yield before, after, referee.match.events[first:]
        before = after


class Thief(Game):
    """Princes in which, from round 2 on, a player's document shows a little less. Compiled games have no heirs."""

    def __init__(self, field: str, less: int) -> None:
        inner = GAMES["princes"]
        tables = (inner.options, inner.verbs, inner.events, inner.reasons, inner.steps)
        super().__init__(inner.name, inner.rules_version, inner.fewest, inner.most, *tables)
        self.ledger = inner.ledger
        self.inner = inner
        self.field = field
        self.less = less

    def new(self, seats: int, options: dict[str, Json]) -> State:
        return self.inner.new(seats, options)

    def seats(self, s: State) -> int:
        return self.inner.seats(s)

    def options_of(self, s: State) -> dict[str, Json]:
        return self.inner.options_of(s)

    def known(self, s: State, viewer: i64) -> State:
        return self.inner.known(s, viewer)

    def sample(self, known: State, rng: Rng) -> State:
        return self.inner.sample(known, rng)

    def document(self, s: State) -> dict[str, Json]:
        document: Any = self.inner.document(s)
        if document["round"] > 1:
            document["players"][1][self.field] -= self.less
        return dict(document)

    def from_document(self, document: Json) -> State:
        return self.inner.from_document(document)

    def scores(self, s: State) -> list[dict[str, int]]:
        return self.inner.scores(s)

    def result(self, s: State) -> Result | None:
        return self.inner.result(s)

    def problems(self, s: State) -> list[str]:
        return self.inner.problems(s)


@pytest.mark.parametrize(("field", "less"), [("money", 100), ("prestige", 1)])
def test_a_florin_or_a_point_that_vanishes_breaks_the_contract(field: str, less: int) -> None:
    with pytest.raises(Broken) as caught:
        check_game(Thief(field, less), 3, {}, 4, dear_every=10_000)
    assert f"{field} of seat 1 goes from" in caught.value.what


def test_princes_with_nothing_stolen_keeps_the_contract() -> None:
    check_game(Thief("money", 0), 3, {}, 4)


def test_hundreds_of_events_are_florins_of_documents() -> None:
    """[P-7.7] Events count hundreds, documents single florins: a payment of 7 is 700 florins."""
    game = GAMES["princes"]
    paid = [kind.name for kind in game.events].index("paid")
    before = {"players": [{"money": 500, "prestige": 4}]}
    after = {"players": [{"money": 0, "prestige": 2}]}
    assert ledger_problems(game, before, after, [Event(paid, -1, 0, 7, 2, 0)]) == []
    assert ledger_problems(game, before, after, [Event(paid, -1, 0, 5, 0, 0)]) == [
        "prestige of seat 0 goes from 4 to 2, its events say +0"
    ]
