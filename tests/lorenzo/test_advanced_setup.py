"""Setup of the advanced game: bonus tiles, leaders, the draft and its secrets."""

import json
import random
from typing import Any

import pytest

import signoria
from signoria.games.lorenzo.pieces import LEADER
from signoria.kernel.match import Match
from tests.lorenzo.helpers_b import ADVANCED, place, rule, set_up_round
from tests.lorenzo.tables import gains, play, player, table, texts

LEADERS = list(LEADER.names)
TILES = ["servants_two", "military_two", "coins_two", "military_servant"]


def at_bonus_tiles(order: list[int], options: dict[str, Any] | None = None) -> Match:
    """Turn order and excommunication tiles are drawn."""
    m = signoria.new("lorenzo", len(order), options or ADVANCED, chance="manual")
    for seat in order[:-1]:  # the last one is no choice
        play(m, signoria.CHANCE, f"seat_next {seat}")
    for tile in ("fewer_coins", "market_ban", "lose_fifth"):
        play(m, signoria.CHANCE, f"draw_tile {tile}")
    return m


def at_draft(seats: int, deal: list[str] = LEADERS) -> Match:
    """Everybody has a bonus tile and a pack of four: seat 0 the first four of `deal`, seat 1 the next."""
    m = at_bonus_tiles(list(range(seats)))
    for i, seat in enumerate(reversed(range(seats))):
        if m.waiting == [seat]:
            play(m, seat, f"choose_tile {TILES[i]}")
    for leader in deal[: 4 * seats]:
        play(m, signoria.CHANCE, f"deal {leader}")
    return m


def packs(m: Match) -> list[set[str]]:
    """What each seat may keep now."""
    return [{text.split()[1] for text in texts(m, seat)} for seat in range(m.seats)]


# ---------------------------------------------------------------- bonus tiles


@pytest.mark.parametrize("order", [[0, 1, 2, 3], [2, 0, 3, 1], [1, 2, 0], [0, 1], [1, 0]])
def test_t110_l12_1_1_bonus_tiles_in_reverse_turn_order(order: list[int]) -> None:
    """T-110 [L-12.1.1] Turn order A B C D: bonus tiles are picked D, C, B, A, each tile once."""
    m = at_bonus_tiles(order)
    asked: list[int] = []
    left = list(TILES)
    for seat in reversed(order):
        if len(left) > 1:
            assert m.waiting == [seat]
            assert sorted(texts(m, seat)) == sorted(f"choose_tile {tile}" for tile in left)
            assert rule(m, seat, "choose_tile basic") == "L-12.1.1"
            play(m, seat, f"choose_tile {left[-1]}")
        asked.append(seat)
        assert player(m, seat)["bonus_tile"] == left.pop()
    assert m.waiting == [signoria.CHANCE]  # unpicked tiles are out: the leaders come next
    assert texts(m, signoria.CHANCE)[0].startswith("deal")


def test_l12_1_1_a_picked_tile_is_gone() -> None:
    """[L-12.1.1] Nobody can pick what another has picked."""
    m = at_bonus_tiles([0, 1, 2])
    play(m, 2, "choose_tile coins_two")
    assert rule(m, 1, "choose_tile coins_two") == "L-12.1.1"
    assert "choose_tile coins_two" not in texts(m, 1)


@pytest.mark.parametrize(
    ("tile", "production", "harvest"),
    [
        ("servants_two", {"servant": 2, "coin": 1}, {"wood": 1, "stone": 1, "military": 1}),
        ("military_two", {"coin": 1, "military": 2}, {"wood": 1, "stone": 1, "servant": 1}),
        ("coins_two", {"servant": 1, "coin": 2}, {"wood": 1, "stone": 1, "military": 1}),
        ("military_servant", {"servant": 1, "military": 2}, {"wood": 1, "stone": 1, "coin": 1}),
    ],
)
def test_l12_1_2_the_four_advanced_sides(tile: str, production: dict[str, int], harvest: dict[str, int]) -> None:
    """[L-12.1.2] Each advanced side gives what is printed on it, from value 1 on."""
    for space, expected in (("production.single", production), ("harvest.single", harvest)):
        other = next(name for name in TILES if name != tile)
        m = table({"bonus_tile": tile}, {"bonus_tile": other}, seats=2, options=ADVANCED)
        before = player(m, 0)
        place(m, 0, "black", space)
        assert gains(before, player(m, 0)) == expected


def test_l1_4_the_basic_game_has_the_basic_side() -> None:
    """[L-1.4] [L-12.1.1] In the basic game nobody picks a tile and nobody gets leaders."""
    m = at_bonus_tiles([0, 1], {"advanced": False})
    assert texts(m, signoria.CHANCE)[0].startswith("reveal")
    assert player(m, 0)["bonus_tile"] == "basic"
    assert "hand" not in player(m, 0)


# ---------------------------------------------------------------- order of the setup


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l12_1_4_order_of_the_setup(seats: int) -> None:
    """[L-12.1.4] Turn order with coins, tiles, bonus tiles, leaders, draft, and then round 1."""
    m = signoria.new("lorenzo", seats, ADVANCED, seed=3)
    rng = random.Random(3)
    while m.position()["round"] != 1 or m.legal(m.waiting[0])[0].verb != "place":
        m.play(m.waiting[0], rng.choice(list(m.legal(m.waiting[0]))))
    names = [event["event"] for event in m.log()]
    expected = ["order", "gained"] * seats + ["tile-drawn"] * 3 + ["tile-chosen"] * seats + ["dealt"] * 4 * seats
    expected += (
        (["kept"] * seats + ["passed-on"]) * 3 + ["kept"] * seats + ["round"] + ["revealed"] * 16 + ["rolled"] * 3
    )
    assert names == expected
    assert [player(m, seat)["coin"] for seat in m_order(m)] == [5, 6, 7, 8][:seats]


def m_order(m: Match) -> list[int]:
    order = m.position()["order"]
    assert isinstance(order, list)
    return order


# ---------------------------------------------------------------- dealing and draft


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t110_l12_1_3_l12_1_5_leaders_go_to_the_right(seats: int) -> None:
    """T-110 [L-12.1.3] [L-12.1.5] Keep 1 of 4, then 1 of 3, 1 of 2, the last; seat i passes to seat i - 1."""
    m = at_draft(seats)
    dealt = [set(LEADERS[4 * seat : 4 * seat + 4]) for seat in range(seats)]
    assert packs(m) == dealt
    hands: list[set[str]] = [set() for _ in range(seats)]
    held = [set(pack) for pack in dealt]
    for size in (4, 3, 2):
        assert packs(m) == held
        assert [len(pack) for pack in held] == [size] * seats
        for seat in range(seats):
            kept = min(held[seat], key=LEADERS.index)
            play(m, seat, f"keep {kept}")
            hands[seat].add(kept)
            held[seat].discard(kept)
        held = [held[(seat + 1) % seats] for seat in range(seats)]  # from the left-hand neighbour
    for seat in range(seats):
        hands[seat] |= held[seat]
        assert set(player(m, seat)["hand"]) == hands[seat]
        assert player(m, seat)["hand_size"] == 4
    assert len(set().union(*hands)) == 4 * seats


def test_t110_l12_1_3_only_a_leader_of_the_own_pack_can_be_kept() -> None:
    """T-110 [L-12.1.3] A leader in another pack, or one passed on, cannot be kept."""
    m = at_draft(2)
    assert rule(m, 0, f"keep {LEADERS[4]}") == "L-12.1.3"
    play(m, 0, f"keep {LEADERS[0]}")
    play(m, 1, f"keep {LEADERS[4]}")
    assert rule(m, 0, f"keep {LEADERS[1]}") == "L-12.1.3"  # passed to the other
    assert rule(m, 0, f"keep {LEADERS[4]}") == "L-12.1.3"  # kept by the other
    assert rule(m, 0, f"keep {LEADERS[5]}") == ""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l12_1_3_four_different_leaders_each_and_the_rest_is_out(seats: int) -> None:
    """[L-12.1.3] Four are dealt to each player, no leader twice, and those left never come."""
    m = at_draft(seats)
    assert m.waiting == list(range(seats))
    rest = set(LEADERS[4 * seats :])
    assert len(rest) == 20 - 4 * seats
    assert not any(pack & rest for pack in packs(m))
    m = at_bonus_tiles([0, 1])
    play(m, 1, "choose_tile coins_two")
    play(m, 0, "choose_tile servants_two")
    play(m, signoria.CHANCE, "deal sisto_iv")
    assert "deal sisto_iv" not in texts(m, signoria.CHANCE)
    assert len(texts(m, signoria.CHANCE)) == 19


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l12_1_5_each_pick_is_simultaneous(seats: int) -> None:
    """[L-12.1.5] All are asked at once; in whatever order they answer, the result is the same."""
    digests = set()
    for turns in (range(seats), reversed(range(seats))):
        m = at_draft(seats)
        order = list(turns)
        for pick in range(3):
            assert m.waiting == list(range(seats))
            for i, seat in enumerate(order):
                play(m, seat, texts(m, seat)[pick % 2])
                if i < seats - 1:
                    assert seat not in m.waiting
                    assert texts(m, seat) == []
        digests.add(m.digest)
        assert m.waiting == [signoria.CHANCE]  # the fourth card is taken without choice
    assert len(digests) == 1


def test_l12_1_5_an_answer_stands() -> None:
    """[L-12.1.5] Whoever has answered is not asked again before all have."""
    m = at_draft(3)
    play(m, 1, f"keep {LEADERS[4]}")
    assert m.waiting == [0, 2]
    with pytest.raises(signoria.IllegalMove):
        m.play(1, f"keep {LEADERS[5]}")


def test_l12_1_5_l0_2_5_the_draft_is_secret() -> None:
    """[L-12.1.5] [L-0.2.5] Views of others and of spectators are the same whatever the others hold, keep or pass."""
    shuffled = LEADERS[:4] + LEADERS[12:16] + LEADERS[8:12] + LEADERS[4:8]
    one, other = at_draft(4), at_draft(4, shuffled)
    assert one.view(0) == other.view(0)  # seat 0 has the same four, the others have not
    assert one.view() == other.view()
    assert one.view(1) != other.view(1)
    play(one, 1, f"keep {LEADERS[4]}")
    play(other, 1, f"keep {LEADERS[13]}")
    assert one.view(0) == other.view(0)
    assert one.view() == other.view()
    assert one.log(0) == other.log(0)
    assert one.log() == other.log()


def test_l12_1_5_l0_2_5_no_name_of_a_hidden_leader_leaves_the_table() -> None:
    """[L-12.1.5] [L-0.2.5] A seat's view names only leaders it has seen itself, a spectator's none."""
    m = at_draft(4)
    rng = random.Random(1)
    seen: list[set[str]] = [set() for _ in range(4)]
    for _ in range(3):
        for seat in range(4):
            seen[seat] |= packs(m)[seat]
        for seat in range(4):
            play(m, seat, rng.choice(texts(m, seat)))
    for seat in range(4):
        seen[seat] |= set(player(m, seat)["hand"])
        shown = json.dumps([m.view(seat), m.log(seat)])
        assert {leader for leader in LEADERS if f'"{leader}"' in shown} == seen[seat]
    shown = json.dumps([m.view(), m.log(), m.sentences()])
    assert not [leader for leader in LEADERS if f'"{leader}"' in shown]
    assert [person["hand_size"] for person in people(m.view())] == [4, 4, 4, 4]


def people(view: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = view["players"]
    return found


def test_l12_1_5_no_leader_action_before_the_first_own_turn() -> None:
    """[L-12.1.5] [L-12.3.1] Not during the draft, not while others have their turn; in the own turn it is allowed."""
    m = at_draft(2)
    with pytest.raises(signoria.IllegalMove):
        m.play(0, f"discard {LEADERS[0]}")
    for _ in range(3):
        for seat in range(2):
            play(m, seat, texts(m, seat)[0])
    set_up_round(m)
    assert m.waiting == [0]
    with pytest.raises(signoria.IllegalMove):
        m.play(1, f"discard {player(m, 1)['hand'][0]}")
    assert f"discard {player(m, 0)['hand'][0]}" in texts(m, 0)
    place(m, 0, "black", "market.1")
    play(m, 0, "end")
    assert f"discard {player(m, 1)['hand'][0]}" in texts(m, 1)
