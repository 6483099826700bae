"""Which moves of Fief a bot looks at: always some, always of those it was given, in turn and out of turn."""

import pytest

import signoria
from signoria.bots.fief import EVALUATION, EVALUATION_OF_OPPORTUNIST
from signoria.games.fief.game import GAME
from signoria.games.fief.moves import FIRST_OUT_OF_TURN
from signoria.games.fief.state import Table
from signoria.games.fief.steps.kinds import BATTLES, ELECTION, MARRIAGES, MOVEMENT, PURCHASES
from signoria.kernel import flow
from signoria.kernel.flow import State
from signoria.kernel.moves import verb_of
from signoria.kernel.rng import Rng
from tests.bots.fief_seats import barony, houses
from tests.fief.battle_tables import two_armies
from tests.fief.calm_tables import calm
from tests.fief.election_tables import B5, candidacies, sigy
from tests.fief.tables import asked, begin, play

EVERY_OPTION = {
    "relics": True,
    "fog_of_war": True,
    "open_diplomacy": True,
    "hidden_money": True,
    "simultaneous_votes": True,
    "beginners": True,
}


def check(s: State, seat: int) -> None:
    """What is looked at is some of what is legal, whoever thinks about it; a seat not asked may do all of it."""
    moves = flow.legal(s, seat)
    for evaluation in (EVALUATION, EVALUATION_OF_OPPORTUNIST):
        tried = list(evaluation.worth_trying(s, seat, moves).items)
        assert tried
        assert len(tried) == len(set(tried))
        assert set(tried) <= set(moves.items)
    if not flow.waiting(s) >> seat & 1:
        assert tried == list(moves.items)


def actors(s: State) -> list[int]:
    """Everybody who may act, players only."""
    may = flow.seats_of(flow.optional(s) | flow.waiting(s))
    return [seat for seat in may if seat != flow.CHANCE and len(flow.legal(s, seat))]


@pytest.mark.parametrize("seed", range(8))
def test_what_is_looked_at_is_some_of_what_is_legal(seed: int) -> None:
    """Story: asked for a seat that could act out of turn a bot looked at nothing, or answered for somebody else.

    Random moves, some of them out of turn, half of the others such as bots look at.
    """
    options: dict[str, bool | int] = dict(EVERY_OPTION) if seed % 2 else {}
    m = signoria.new("fief", seats=3 + seed % 4, options=options | {"turn_limit": 6}, seed=seed)
    rng = Rng(seed)
    for _ in range(300):
        if m.over:
            break
        everybody = actors(m.state)
        for seat in everybody:
            check(m.seen(seat).known, seat)
            check(m.state, seat)
        seat = everybody[rng.below(len(everybody))] if rng.below(8) == 0 else m.waiting[0]
        moves = flow.legal(m.state, seat)
        if rng.below(2):
            moves = EVALUATION.worth_trying(m.state, seat, moves)
        m.play(seat, m.game.verbs.text(moves.items[rng.below(len(moves))]))


def everybody_chooses(s: Table) -> None:
    """Everybody who may act at a table has something to choose from; those who are not asked only out of turn."""
    outsiders = [seat for seat in actors(s) if seat not in asked(s)]
    assert outsiders
    for seat in actors(s):
        check(s, seat)
        check(GAME.known(s, seat), seat)
    for seat in outsiders:
        tried = EVALUATION.worth_trying(s, seat, flow.legal(s, seat)).items
        assert all(verb_of(move) >= FIRST_OUT_OF_TURN for move in tried)


def test_in_an_election_others_do_not_lay_the_ballot_of_who_is_asked() -> None:
    s = calm(sigy())
    begin(s, ELECTION, B5)
    everybody_chooses(s)
    candidacies(s, "charles", "francois")
    everybody_chooses(s)
    play(s, 0, "lay charles nobody")
    everybody_chooses(s)


def test_others_do_not_march_marry_buy_or_attack_for_who_is_asked() -> None:
    s = houses()
    begin(s, MARRIAGES)
    everybody_chooses(s)
    s = barony(4)
    begin(s, PURCHASES)
    everybody_chooses(s)
    s = barony(5)
    begin(s, MOVEMENT)
    play(s, 0, "march arthur")
    everybody_chooses(s)
    s = calm(two_armies())
    begin(s, BATTLES)
    everybody_chooses(s)
