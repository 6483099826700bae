"""Cards on tokens: what can be concluded, and worlds drawn equally often, against trying out every order."""

import random
from collections import Counter
from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.princes import fitting
from signoria.kernel.rng import Rng

Order = tuple[int, ...]  # for each token the card on it


def all_orders(masks: list[int]) -> set[Order]:
    """Every way to lay the cards, by trying."""
    n = len(masks)
    return {order for order in permutations(range(n)) if all([masks[order[i]] >> i & 1 for i in range(n)])}


def narrowed(masks: list[int]) -> vec[i64] | None:
    row = vec[i64](masks)
    return row if fitting.narrow(row) else None


def some_masks(n: int, rng: random.Random) -> list[int]:
    """Masks in which some cards are alike, as in a game."""
    kinds = [rng.randrange(1, 1 << n) for _ in range(rng.randint(1, n))]
    return [rng.choice(kinds) | (1 << card if rng.random() < 0.6 else 0) for card in range(n)]


def test_p1_7_two_cards_on_two_tokens_leave_no_room_for_a_third() -> None:
    """[P-1.7] A chain: two cards share two tokens, so a third is on its other token, so a fourth too."""
    row = narrowed([0b0011, 0b0011, 0b0110, 0b1100])
    assert row is not None
    assert list(row) == [0b0011, 0b0011, 0b0100, 0b1000]


@pytest.mark.parametrize("masks", [[0b01, 0b01], [0b011, 0b011, 0b011], [0b11, 0b00], [0b001, 0b001, 0b110]])
def test_p1_7_no_world_is_noticed_and_nothing_changed(masks: list[int]) -> None:
    """[P-1.7] Three cards on two tokens, or a card that lies nowhere."""
    row = vec[i64](masks)
    assert not fitting.narrow(row)
    assert list(row) == masks


@pytest.mark.parametrize("seed", range(60))
def test_p1_7_conclusions_are_those_of_brute_force(seed: int) -> None:
    """[P-1.7] A token is left to a card exactly if the card lies there in some world."""
    rng = random.Random(seed)
    n = rng.randint(1, 6)
    masks = some_masks(n, rng)
    orders = all_orders(masks)
    row = narrowed(masks)
    assert (row is not None) == bool(orders)
    if row is not None:
        assert list(row) == [sum({1 << order.index(card) for order in orders}) for card in range(n)]


def drawn(masks: list[int], n: int) -> Counter[Order]:
    row = narrowed(masks)
    assert row is not None
    rng = Rng(5)
    return Counter([tuple([int(card) for card in fitting.draw(row, rng)]) for _ in range(n)])


@pytest.mark.parametrize("seed", range(25))
def test_p1_7_every_world_is_drawn_equally_often(seed: int) -> None:
    """[P-1.7] No world is left out, none is invented, none is preferred."""
    rng = random.Random(seed)
    masks = some_masks(rng.randint(2, 5), rng)
    orders = all_orders(masks)
    if 0 < len(orders) <= 24:
        counted = drawn(masks, 100 * len(orders))
        assert set(counted) == orders
        assert all([50 < n < 150 for n in counted.values()])


def test_p1_7_worlds_of_a_chain_are_equally_likely() -> None:
    """[P-1.7] Cards on their own token or the next on either side: laid one by one, some would come up too often."""
    masks = [0b00011, 0b00111, 0b01110, 0b11100, 0b11000]
    counted = drawn(masks, 8000)
    assert set(counted) == all_orders(masks)
    assert len(counted) == 8
    assert all([900 < n < 1100 for n in counted.values()])


@pytest.mark.parametrize("seed", range(8))
def test_p1_7_where_counting_is_too_long_every_world_can_be_drawn(seed: int) -> None:
    """[P-1.7] Cards are laid in turn: no world is left out and none invented."""
    rng = random.Random(seed)
    masks = some_masks(4, rng)
    orders = all_orders(masks)
    row = narrowed(masks)
    if row is not None:
        chance = Rng(seed)
        found = {tuple([int(card) for card in fitting.draw_in_turn(row, chance)]) for _ in range(60 * len(orders))}
        assert found == orders


@pytest.mark.parametrize("seed", range(6))
def test_p1_7_a_whole_deck_of_different_knowledge_is_laid(seed: int) -> None:
    """[P-1.7] Twenty-one cards, each with its own mask, too many to count but never too many to lay."""
    rng = random.Random(seed)
    order = rng.sample(range(21), 21)
    masks = [1 << token | rng.getrandbits(21) & rng.getrandbits(21) for token in order]
    row = narrowed(masks)
    assert row is not None
    assert fitting.Groups(row).states > fitting.MOST_STATES
    for _ in range(3):
        laid = fitting.draw(row, Rng(seed))
        assert sorted(laid) == list(range(21))
        assert all([masks[laid[token]] >> token & 1 for token in range(21)])
