"""Phase D, the end of a round: cards, turn order, members, leaders."""

import random

import pytest

import signoria
from signoria.games.lorenzo.pieces import CARD_NAMES as CARDS
from tests.lorenzo.helpers_b import ADVANCED, after_actions, column, last_placement, set_up_round, to_council
from tests.lorenzo.tables import play, player, table, texts

NOWHERE = {"black": None, "white": None, "orange": None, "neutral": None}


def order_after(council: list[str], order: list[int], round: int = 1, seats: int = 4) -> object:
    """The turn order that follows from who stands in the council."""
    turn = next(seat for seat in range(seats) if f"{seat}.neutral" not in council)
    m = after_actions(seats=seats, round=round, turn=turn, order=order, council=council)
    return m.position()["order"]


def test_t34_l10_2_the_council_decides_and_the_others_follow() -> None:
    """T-34 [L-10.2] Council from left: blue neutral, red, blue: order blue, red, then the others as before."""
    red, blue = 0, 1
    order = [red, 3, blue, 2]
    assert order_after([f"{blue}.neutral", f"{red}.black", f"{blue}.white"], order) == [blue, red, 3, 2]


@pytest.mark.parametrize("order", [[0, 1, 2, 3], [3, 1, 0, 2]])
def test_t34_l10_2_nobody_in_the_council_changes_nothing(order: list[int]) -> None:
    """T-34 [L-10.2] Nobody in the council: unchanged."""
    assert order_after([], order) == order


def test_t101_l10_2_only_the_first_member_of_a_player_counts() -> None:
    """T-101 [L-10.2] Order A B C D, council C, A, C: new order C, A, B, D."""
    assert order_after(["2.black", "0.black", "2.white"], [0, 1, 2, 3]) == [2, 0, 1, 3]
    assert order_after(["2.neutral", "0.black", "2.white"], [0, 1, 2, 3]) == [2, 0, 1, 3]


@pytest.mark.parametrize(
    ("council", "order", "after"),
    [
        (["3.black"], [0, 1, 2, 3], [3, 0, 1, 2]),
        (["0.black"], [0, 1, 2, 3], [0, 1, 2, 3]),
        (["1.black", "2.black"], [3, 2, 1, 0], [1, 2, 3, 0]),
        (["3.black", "2.black", "1.black", "0.black"], [0, 1, 2, 3], [3, 2, 1, 0]),
    ],
)
def test_l10_2_the_others_keep_their_relative_order(council: list[str], order: list[int], after: list[int]) -> None:
    """[L-10.2] Behind those in the council all others stand in their former relative order."""
    assert order_after(council, order) == after


@pytest.mark.parametrize(
    ("seats", "council", "after"),
    [(2, ["1.black"], [1, 0]), (3, ["2.black"], [2, 0, 1]), (3, ["1.black", "2.black"], [1, 2, 0])],
)
def test_l10_2_with_fewer_players(seats: int, council: list[str], after: list[int]) -> None:
    """[L-10.2] The same with 2 and 3 players."""
    assert order_after(council, list(range(seats)), seats=seats) == after


def test_l10_2_members_placed_in_play_line_up_from_left_to_right() -> None:
    """[L-10.2] [L-8.1.2] Seats 2, 0, 1 go to the council in this order and so the next round begins."""
    m = table({"servant": 0}, {"servant": 0}, {"servant": 0}, seats=3, turn=2, order=[2, 0, 1])
    while m.waiting != [signoria.CHANCE]:
        seat = m.waiting[0]
        home = [name for name, space in player(m, seat)["members"].items() if space is None]
        to_council(m, seat, home[0])
    assert m.position()["order"] == [2, 0, 1]
    m = table({"servant": 0}, {"servant": 0}, {"servant": 0}, seats=3, turn=0, order=[0, 1, 2])
    play(m, 0, "place black market.1")
    to_council(m, 1, "black")
    to_council(m, 2, "black")
    while m.waiting != [signoria.CHANCE]:
        seat = m.waiting[0]
        home = [name for name, space in player(m, seat)["members"].items() if space is None]
        to_council(m, seat, home[0])
    assert m.position()["order"] == [1, 2, 0]


@pytest.mark.parametrize("round", [1, 2, 6])
def test_l10_1_cards_left_in_the_towers_are_out_of_the_game(round: int) -> None:
    """[L-10.1] What nobody took is removed: the towers are empty, and the card does not come back."""
    card = {1: "farmer", 2: "farmer", 6: "noble"}[round]
    m = after_actions(seats=3, round=round, towers={"character": [None, None, None, card]})
    assert m.position()["towers"] == dict.fromkeys(("territory", "character", "building", "venture"), [None] * 4)
    if round < 6:
        seen: set[str] = set()
        while m.waiting == [signoria.CHANCE] and texts(m, signoria.CHANCE)[0].startswith("reveal"):
            seen |= set(texts(m, signoria.CHANCE))
            play(m, signoria.CHANCE, texts(m, signoria.CHANCE)[0])
        assert f"reveal {card}" not in seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l10_3_all_members_go_home(seats: int) -> None:
    """[L-10.3] [L-3.1.7] All members, in the council too, go back to their players, and all can be placed again."""
    m = after_actions(seats=seats, round=1, council=["1.black", "1.white"])
    assert column(m, "members") == [NOWHERE] * seats
    assert m.position()["council"] == []
    set_up_round(m)
    for member in ("black", "white", "orange"):
        assert f"place {member} council" in texts(m, 1)


def test_l10_4_leaders_are_turned_up_again() -> None:
    """[L-10.4] A leader used in one round can be used in the next."""
    leader = "sandro_botticelli"
    m = after_actions({"played": [leader], "used": [leader]}, round=1, options=ADVANCED)
    assert player(m, 0)["used"] == []
    set_up_round(m)
    assert f"activate {leader}" in texts(m, 0)


def test_l10_4_the_member_named_by_montefeltro_loses_its_6() -> None:
    """[L-10.4] [L-13.4] The value of 6 holds in this round only."""
    leader = "federico_da_montefeltro"
    m = after_actions({"played": [leader], "used": [leader], "named": "white"}, round=3, options=ADVANCED)
    assert player(m, 0)["named"] is None
    set_up_round(m, dice=(1, 2, 3))
    play(m, 0, "place white council")
    assert [event["value"] for event in m.log() if event["event"] == "placed"] == [2]


@pytest.mark.parametrize("round", [2, 4, 6])
def test_l10_5_phase_d_takes_place_in_every_round(round: int) -> None:
    """[L-10.5] Also in round 6 the council makes a new order, and members and cards are cleared away."""
    m = after_actions(round=round, council=["3.black", "1.black"], order=[0, 1, 2, 3])
    assert m.over == (round == 6)
    assert m.position()["order"] == [3, 1, 0, 2]
    assert column(m, "members") == [NOWHERE] * 4


def test_t106_l2_3_two_rounds_use_up_a_period() -> None:
    """T-106 [L-2.3] [L-10.1] After round 2 all 32 cards of period 1 have left the decks; untaken ones are out."""
    m = signoria.new("lorenzo", seats=3, seed=5)
    rng = random.Random(5)
    while m.position()["round"] != 3:
        m.play(m.waiting[0], rng.choice(list(m.legal(m.waiting[0]))))
    came = [str(event["card"]) for event in m.log() if event["event"] == "revealed"]
    first, second, third = came[:16], came[16:32], came[32:]
    assert len({*first, *second}) == 32
    assert len(third) == 16
    assert not {*first, *second} & {*third}
    assert set(first + second) == {CARDS[i] for i in range(96) if i % 24 < 8}
    out = m.position()["revealed"]
    assert isinstance(out, list)
    assert set(out) == set(came)


def test_t106_l2_3_the_last_round_empties_the_decks() -> None:
    """T-106 [L-2.3] In round 6 the last four cards of each deck come, the lowest floor first."""
    m = last_placement({"servant": 0}, round=5, towers={"territory": ["farm", "colony", "castle", "province"]})
    to_council(m, 0, "black")
    last = ["trading_town", "marble_pit", "sanctuary", "fortified_town"]
    for card in ("fortified_town", "sanctuary", "marble_pit"):  # the last one is no choice
        assert sorted(texts(m, signoria.CHANCE)) == sorted(f"reveal {name}" for name in last[: last.index(card) + 1])
        play(m, signoria.CHANCE, f"reveal {card}")
    towers = m.position()["towers"]
    assert isinstance(towers, dict)
    assert towers["territory"] == list(reversed(last))
