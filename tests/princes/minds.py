"""What viewers can think possible, by brute force: small bonus stacks, every world tried out, worlds drawn."""

import random
from itertools import permutations
from typing import Any

import signoria
from signoria.games.princes.cards import AT_HAND
from signoria.games.princes.document import cards, tokens_in_order, tokens_under
from signoria.games.princes.pieces import BONUS_CARDS, BONUS_DECK
from signoria.games.princes.state import Table
from signoria.kernel.match import Match
from signoria.kernel.rng import Rng
from tests.princes.tables import document, draw, play, texts

BONUS = [card.name for card in BONUS_CARDS]

# A world as a viewer may imagine it: bonus cards of each hand, then those under the stack from above.
World = tuple[tuple[str, ...], ...]


def small(cards: int, *hands: list[str], seats: int = 3) -> Match:
    """A turn of seat 0 with a bonus stack of so many cards; hands are cards of the seats, the rest is out."""
    held = [card for hand in hands for card in hand]
    free = [card for card in BONUS if card not in held]
    players = tuple([{"money": 5000, "professions": [], "bonus": hand} for hand in hands])
    return signoria.from_position(document(players, seats=seats, turn=0, out=free[cards:], round=1), chance="manual")


def worlds(m: Match, viewer: int | None, n: int) -> list[Any]:
    """Documents of worlds drawn for a viewer."""
    believed = m.game.known(m.state, m.viewer(viewer))
    rng = Rng(11)
    return [m.game.document(m.game.sample(believed, rng)) for _ in range(n)]


def world_of(s: Table) -> World:
    hands = [
        tuple(sorted(str(card) for card in cards(s, tokens_in_order(s, AT_HAND + i, BONUS_DECK))))
        for i in range(s.seats())
    ]
    return (*hands, tuple([str(card) for card in cards(s, tokens_under(s, BONUS_DECK))]))


def possible(m: Match, viewer: int | None, n: int = 300) -> set[World]:
    """Different worlds among so many drawn for a viewer."""
    believed = m.game.known(m.state, m.viewer(viewer))
    rng = Rng(11)
    found = set()
    for _ in range(n):
        s = m.game.sample(believed, rng)
        assert isinstance(s, Table)
        found.add(world_of(s))
    return found


class Minds:
    """All worlds each viewer thinks possible, by trying out every choice that was hidden from it."""

    def __init__(self, hands: list[list[str]], deck: list[str]) -> None:
        """Nobody knows more than the own hand."""
        self.seats = len(hands)
        self.sets: list[set[tuple[World, tuple[str, ...]]]] = []
        unknown = [card for hand in hands for card in hand] + deck
        for viewer in range(-1, self.seats):
            found = set()
            own = hands[viewer] if viewer >= 0 else []
            for order in permutations([card for card in unknown if card not in own]):
                rest = list(order)
                dealt: list[tuple[str, ...]] = []
                for seat, hand in enumerate(hands):
                    cards = own if seat == viewer else [rest.pop() for _ in hand]
                    dealt.append(tuple(sorted(cards)))
                found.add(((*dealt, ()), tuple(sorted(rest))))
            self.sets.append(found)

    def buy(self, seat: int, looked: list[str], kept: str, order: list[str]) -> None:
        for viewer in range(-1, self.seats):
            found = set()
            for world, deck in self.sets[viewer + 1]:
                drawn = min(5, len(deck))
                below = min(5 - drawn, len(world[-1]))
                for top in permutations(deck, drawn):
                    cards = [*top, *world[-1][:below]]
                    left = tuple([card for card in deck if card not in top])
                    if viewer == seat and cards != looked:
                        continue
                    choices = [(kept, *order)] if viewer == seat else list(permutations(cards))
                    for first, *rest in choices:
                        hands = list(world[:-1])
                        hands[seat] = tuple(sorted([*hands[seat], first]))
                        found.add(((*hands, (*world[-1][below:], *rest)), left))
            self.sets[viewer + 1] = found

    def play(self, seat: int, card: str) -> None:
        for viewer in range(-1, self.seats):
            found = set()
            for world, deck in self.sets[viewer + 1]:
                if card in world[seat]:
                    hands = list(world[:-1])
                    hands[seat] = tuple([other for other in hands[seat] if other != card])
                    found.add(((*hands, world[-1]), deck))
            self.sets[viewer + 1] = found

    def worlds(self, viewer: int | None) -> set[World]:
        return {world for world, _ in self.sets[0 if viewer is None else viewer + 1]}


def buys(m: Match, minds: Minds, seat: int, rng: random.Random) -> None:
    """A seat buys a bonus card; chance and choice at random."""
    m.play(seat, "buy_bonus")
    looked: list[str] = []
    while m.waiting == [signoria.CHANCE]:
        looked.append(rng.choice(texts(m, signoria.CHANCE, "turn_up")))
        draw(m, f"turn_up {looked[-1]}")
    order = rng.sample(looked, len(looked))
    if len(order) > 1:
        play(m, seat, f"keep {order[0]}", *[f"under {card}" for card in order[1:-1]])
    minds.buy(seat, looked, order[0], order[1:])


def free(hands: list[list[str]], cards: int) -> list[str]:
    held = [card for hand in hands for card in hand]
    return [card for card in BONUS if card not in held][:cards]


def compare(m: Match, minds: Minds) -> None:
    """Sampled worlds are possible ones, and all possible ones are sampled."""
    assert m.game.problems(m.state) == []
    for viewer in (None, *range(m.seats)):
        allowed = minds.worlds(viewer)
        drawn = possible(m, viewer, 20 * min(len(allowed), 30))
        assert drawn <= allowed, (viewer, sorted(drawn - allowed)[:3])
        if len(allowed) <= 6:
            assert drawn == allowed, viewer
