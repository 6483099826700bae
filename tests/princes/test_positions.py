"""Positions: the engine reads whatever it writes, works out what is left out, and refuses what cannot be."""

import json
from typing import Any

import pytest

import signoria
from signoria import BadPosition
from signoria.kernel.flow import SPECTATOR
from signoria.kernel.match import Match
from tests.princes.tables import (
    EXPANDED,
    PRESTIGE_CARDS,
    Player,
    auction,
    draw,
    play,
    player,
    rule,
)


def reads_back(m: Match) -> bool:
    """Whether the position and the view of every seat and of a spectator are accepted and mean the same."""
    states = [m.state, *[m.game.known(m.state, viewer) for viewer in range(SPECTATOR, m.seats)]]
    return all([m.game.from_document(json.loads(json.dumps(m.game.document(s)))).same(s) for s in states])


def refused(position: dict[str, Any]) -> str:
    """What a position is refused with."""
    with pytest.raises(BadPosition) as caught:
        signoria.from_position(position)
    return str(caught.value)


# ---------------------------------------------------------------- the professor looks at the prestige stack


def professor_at(bidder: bool, left: int) -> Match:
    """So many prestige cards are left; the professor's owner has won one of them, or is asked to bid for it."""
    hand = {"prestige_cards": PRESTIGE_CARDS[left:]}
    owner: Player = {"character": "professor"}
    players = ({}, owner, hand) if bidder else (owner, {}, hand)
    m = auction(*players, seats=3, round=3, options=EXPANDED)
    m.play(0, "name prestige_card")
    if not bidder:
        play(m, 1, "pass")
        play(m, 2, "pass")
    return m


@pytest.mark.parametrize("bidder", [False, True])
@pytest.mark.parametrize("left", [2, 3, 5, 6])
def test_p10_4_5_the_table_can_be_read_while_the_professor_looks_at_what_is_for_sale(bidder: bool, left: int) -> None:
    """[P-10.4.5.1] With five cards or fewer all of them are in the professor's hand: one is still for sale.

    The table could not be drawn then and bots got an error: an empty stack seemed to have nothing to sell.
    """
    m = professor_at(bidder, left)
    seat = 1 if bidder else 0
    m.play(seat, "professor prestige")
    assert reads_back(m)
    cards = PRESTIGE_CARDS[: min(left, 5)]
    for card in cards:
        draw(m, f"turn_up {card}")
        assert reads_back(m)
    for move in (f"keep {cards[0]}", *[f"under {card}" for card in cards[1:-1]]):
        m.play(seat, move)
        assert reads_back(m)
    assert player(m, seat)["prestige_cards"] == [cards[0]]


@pytest.mark.parametrize("bidder", [False, True])
def test_p10_4_5_the_only_prestige_card_is_for_sale_and_not_to_be_looked_at(bidder: bool) -> None:
    """[P-10.4.5.1] Nor is a position accepted in which somebody looks at it all the same."""
    m = professor_at(bidder, 1)
    seat = 1 if bidder else 0
    assert rule(m, seat, "professor prestige") == "P-10.4.5.1"
    position: Any = m.position()
    position["steps"].append({"step": "look", "seat": seat, "deck": "prestige", "to_see": 1})
    whom = "the highest bidder" if bidder else "this seat"
    assert refused(position) == f"steps[3].object: cannot be sold to {whom}"


def test_p10_4_5_cards_of_another_deck_leave_the_prestige_stack_alone() -> None:
    m = professor_at(bidder=False, left=1)
    m.play(0, "professor bonus")
    draw(m, "turn_up each_lake")
    assert reads_back(m)
