"""Refusals name players as the table does: `Anna has nobody you could attack`, not `Player 2`."""

from itertools import count

from signoria import new
from signoria.games import GAMES
from signoria.kernel.answers import Why


def test_a_refusal_names_the_player() -> None:
    """Twelve refusals of Fief said `Player 1` beside a table that showed no numbers."""
    reasons = GAMES["fief"].reasons
    number = next(i for i in count(1) if reasons.reason(i).name == "too-many-offers")
    refused = (number, 1, 0, 0)
    assert Why(GAMES["fief"], refused).sentence() == "You have already asked Player 2 three times this phase."
    called = Why(GAMES["fief"], refused, ["Anna", "Piotr", "Jana"])
    assert called.sentence() == "You have already asked Piotr three times this phase."


def test_a_match_hands_its_names_to_refusals() -> None:
    m = new("lorenzo", seats=3, seed=1, names=["Anna", "Piotr", "Jana"])
    seat = m.waiting[0]
    assert next(why.names for why in m.why_not(seat, "place white market.4")) == ["Anna", "Piotr", "Jana"]
