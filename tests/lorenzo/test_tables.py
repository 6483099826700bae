"""The short form that rule cases are written in says what it means."""

from tests.lorenzo.tables import gains, play, player, rule, table, texts


def test_a_placement_in_the_market_by_die_4() -> None:
    m = table({"coin": 0}, dice=(4, 1, 1))
    before = player(m, 0)
    assert "place black market.1" in texts(m, 0)
    play(m, 0, "place black market.1", "servants 0")
    assert gains(before, player(m, 0)) == {"coin": 5}
    assert m.waiting == [1]


def test_why_a_floor_is_out_of_reach() -> None:
    m = table({"servant": 0}, towers={"territory": ["woods", None, None, None]})
    assert rule(m, 0, "place neutral territory.1") == "L-3.3.4"
    assert rule(m, 0, "territory.2") == "L-4.1.5"
    assert rule(m, 0, "woods") == ""
