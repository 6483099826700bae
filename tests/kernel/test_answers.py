"""What a newcomer asked of previews, reasons and views, and did not get at first."""

import pytest

import signoria
from tests.lorenzo.tables import table


def test_a_preview_goes_on_through_the_servants() -> None:
    """A placement that asks for servants once showed no change at all; now the least number is assumed."""
    m = table({"coin": 0}, dice=(4, 1, 1))
    seen = m.preview(0, "place black market.1", "default")
    assert ("players[0].coin", 0, 5) in seen.changes
    assert "Player 1 gains 5 coins (market)." in seen.sentences("en")
    assert m.preview(0, "place neutral market.1", "default").changes.count(("players[0].servant", 3, 2)) == 1


def test_a_preview_ends_where_the_player_must_choose() -> None:
    m = table({"coin": 0}, dice=(4, 1, 1))
    seen = m.preview(0, "place black council", "default")
    assert seen.waiting == [0]
    assert ("players[0].coin", 0, 1) in seen.changes


def test_reasons_of_a_thing_leave_out_moves_that_are_not_asked() -> None:
    """`why_not(card)` once added that other verbs are not asked now."""
    m = table({"servant": 0}, dice=(1, 1, 1), towers={"territory": [None, None, None, "gravel_pit"]})
    assert [why.key for why in m.why_not(0, "gravel_pit")] == ["value-too-low", "value-too-low"]
    assert [why.key for why in m.why_not(0, "castle")] == ["not-on-the-board"]


def test_a_view_can_be_read_as_a_position() -> None:
    m = signoria.new("lorenzo", seats=2, options={"advanced": True}, seed=1)
    known = signoria.from_position(m.view(0), chance="manual")
    assert known.view(0) == m.view(0)


def test_seats_of_a_wrong_type_are_named() -> None:
    with pytest.raises(signoria.UnknownGame, match=r"^seats: "):
        signoria.new("lorenzo", seats="4")


def test_a_record_without_its_digest_is_not_verified() -> None:
    m = signoria.new("lorenzo", seats=2, seed=1)
    record = m.record(secret=True)
    record.digest = ""
    with pytest.raises(signoria.BadRecord, match=r"^digest: "):
        signoria.verify(record)
