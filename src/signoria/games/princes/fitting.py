"""Which card can lie on which token: narrowing what is possible, and drawing one way to lay a deck.

A deck is a row of masks, for each card the tokens it may lie on; cards and tokens are counted from the first of the
deck. A world gives every card a token of its own. Knowledge about one card says something about others: if two cards
can only lie on the same two tokens, no third card lies there.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.princes.shapes import BIT
from signoria.kernel.rng import Rng

MOST_STATES: Final = 20_000  # of counting; games stay far below, positions written by hand may not
WORDS: Final = 4294967296.0  # as many as a generator has


def fits(masks: vec[i64], card_on: vec[i64]) -> bool:
    """Whether there is a world. One is left in `card_on`: for each token, all of them -1 before, the card on it."""
    n: i64 = len(masks)
    card: i64 = 0
    while card < n:
        if not lay(masks, card, card_on, vec[i64]([0] * n)):
            return False
        card += 1
    return True


def lay(masks: vec[i64], card: i64, card_on: vec[i64], tried: vec[i64]) -> bool:
    """Lay a card on a token that is free, or that can be freed by moving other cards aside."""
    n: i64 = len(masks)
    token: i64 = 0
    while token < n:
        if card_on[token] < 0 and masks[card] & BIT[token]:
            card_on[token] = card
            return True
        token += 1
    token = 0
    while token < n:
        if not tried[token] and masks[card] & BIT[token]:
            tried[token] = 1
            if lay(masks, card_on[token], card_on, tried):
                card_on[token] = card
                return True
        token += 1
    return False


def narrow(masks: vec[i64]) -> bool:
    """Take away the tokens on which a card lies in no world. False, and nothing is changed, if there is no world.

    In one world a card can take the token of another exactly if that one can move on, and so forth, until somebody
    takes the token which the first one left.
    """
    if is_plain(masks):
        return True
    n: i64 = len(masks)
    card_on = vec[i64]([-1] * n)
    if not fits(masks, card_on):
        return False
    follows = vec[i64]([0] * n)  # for each card those that have to move, or may in turn, if it moves
    card: i64 = 0
    while card < n:
        token: i64 = 0
        while token < n:
            if masks[card] & BIT[token]:
                follows[card] |= BIT[card_on[token]]
            token += 1
        card += 1
    between: i64 = 0
    while between < n:
        card = 0
        while card < n:
            if follows[card] & BIT[between]:
                follows[card] |= follows[between]
            card += 1
        between += 1
    card = 0
    while card < n:
        token = 0
        while token < n:
            if not follows[card_on[token]] & BIT[card]:
                masks[card] &= ~BIT[token]
            token += 1
        card += 1
    return True


def is_plain(masks: vec[i64]) -> bool:
    """Whether some cards are known and each of the others may lie on any of the other tokens: the usual case."""
    n: i64 = len(masks)
    others = BIT[n] - 1
    card: i64 = 0
    while card < n:
        if is_single(masks[card]):
            if not others & masks[card]:
                return False
            others &= ~masks[card]
        card += 1
    card = 0
    while card < n:
        if masks[card] != others and not is_single(masks[card]):
            return False
        card += 1
    return True


def is_single(mask: i64) -> bool:
    """Whether exactly one token is meant."""
    return mask != 0 and mask & (mask - 1) == 0


def draw(masks: vec[i64], rng: Rng) -> vec[i64]:
    """One of the worlds of narrowed masks: for each token the card on it. All worlds are equally likely.

    Worlds are counted, cards of one mask together. Where that would take too long cards are laid in turn, each on
    one of the tokens it can still have: then every world can be drawn, but not all of them equally often.
    """
    groups = Groups(masks)
    if groups.states > MOST_STATES:
        return draw_in_turn(masks, rng)
    ways = count_ways(groups)
    card_on = groups.card_on
    x = groups.states - 1
    for token in groups.tokens:
        point = fraction(rng) * ways[x]
        chosen: i64 = -1
        for g in range(len(groups.masks)):
            if groups.masks[g] & BIT[token] and groups.left(x, g) and ways[x - groups.strides[g]] > 0:
                chosen = g
                point -= ways[x - groups.strides[g]]
                if point < 0:
                    break
        cards = groups.cards[chosen]
        card_on[token] = cards.pop(rng.below(len(cards)))
        x -= groups.strides[chosen]
    return card_on


@final
class Groups:
    """Cards that may lie on the same tokens; those of one token are laid at once.

    How many of each group are still to be laid is one number, a state: each group is a digit of it.
    """

    def __init__(self, masks: vec[i64]) -> None:
        self.card_on = vec[i64]([-1] * len(masks))
        self.masks: list[i64] = []
        self.cards: list[list[i64]] = []
        self.strides: list[i64] = []
        self.sizes: list[i64] = []
        self.tokens: list[i64] = []  # the tokens left for the groups
        for card in range(len(masks)):
            if is_single(masks[card]):
                for token in range(len(masks)):
                    if masks[card] == BIT[token]:
                        self.card_on[token] = card
            elif masks[card] in self.masks:
                self.cards[self.masks.index(masks[card])].append(card)
            else:
                self.masks.append(masks[card])
                self.cards.append([card])
        for token in range(len(masks)):
            if self.card_on[token] < 0:
                self.tokens.append(token)
        self.states: i64 = 1
        for some in self.cards:
            self.strides.append(self.states)
            self.sizes.append(len(some))
            self.states *= len(some) + 1

    def left(self, x: i64, g: i64) -> i64:
        """How many cards of a group are still to be laid."""
        return x // self.strides[g] % (self.sizes[g] + 1)


def count_ways(groups: Groups) -> vec[float]:
    """For each state in how many ways the groups can share the tokens left; whole numbers below 2**53.

    Tokens are filled in their order, so the state says how many are left.
    """
    ways = vec[float]([0.0] * groups.states)
    ways[0] = 1.0
    x: i64 = 1
    while x < groups.states:
        n: i64 = 0
        for g in range(len(groups.masks)):
            n += groups.left(x, g)
        bit = BIT[groups.tokens[len(groups.tokens) - n]]
        for g in range(len(groups.masks)):
            if groups.masks[g] & bit and groups.left(x, g):
                ways[x] += ways[x - groups.strides[g]]
        x += 1
    return ways


def fraction(rng: Rng) -> float:
    """A number from 0 to 1."""
    high = float(rng.word())
    return (high + float(rng.word()) / WORDS) / WORDS


def draw_in_turn(masks: vec[i64], rng: Rng) -> vec[i64]:
    """A world by laying cards in a random order, each at random where there is still a world."""
    n: i64 = len(masks)
    left = vec[i64]([0] * n)
    order: list[i64] = []
    for card in range(n):
        left[card] = masks[card]
        order.insert(rng.below(card + 1), card)
    card_on = vec[i64]([-1] * n)
    for card in order:
        tokens: list[i64] = []
        for token in range(n):
            if left[card] & BIT[token]:
                tokens.append(token)
        chosen = tokens[rng.below(len(tokens))]
        card_on[chosen] = card
        left[card] = BIT[chosen]
        narrow(left)
    return card_on
