"""What an offer under way keeps from a viewer, and what could be in it. [F-8.1]

While it is put together only its giver knows what is in it. Once it is made the other knows it too, and everybody else
all of it, or, if it is secret, everything but sums and kinds of cards.
"""

from mypy_extensions import i64

from signoria.games.fief import bargains
from signoria.games.fief.cards import unseen
from signoria.games.fief.offers import (
    BY_TOKEN,
    CARD_1,
    GIVER,
    IN_TALK,
    IS_MADE,
    PRISONER_GIVEN,
    RELIC_GIVEN,
    RELIC_TO,
    SECRET,
    SUM,
    TAKER,
    VILLAGE_GIVEN,
    WIDTH,
    cell,
    from_seat,
    to_seat,
)
from signoria.games.fief.pieces import HAND, KINDS, LORDS, RELICS, VILLAGES
from signoria.games.fief.state import HIDDEN_MONEY, RELICS_IN_PLAY, TOKENS, Table
from signoria.games.fief.steps.offers import ACCEPTED, MOST_MONEY
from signoria.kernel.flow import LEGAL, UNKNOWN
from signoria.kernel.rng import Rng


def hide(k: Table, f: i64, viewer: i64) -> None:
    """Leave of an offer what a viewer may see."""
    if viewer == k.stack[f + GIVER]:
        return
    if k.stack[f + IS_MADE] == 0:
        for i in range(2 * WIDTH):
            k.stack[f + SUM + i] = UNKNOWN
        if k.stack[f + SECRET] != IN_TALK:  # a token is laid down with the offer
            k.stack[f + SECRET] = UNKNOWN
    elif k.stack[f + SECRET] and viewer != k.stack[f + TAKER]:
        for way in range(2):
            for number in range(SUM, CARD_1 + HAND):
                if k.stack[cell(f, way, number)]:
                    k.stack[cell(f, way, number)] = UNKNOWN


def fill(s: Table, f: i64, rng: Rng) -> None:
    """Give what is unknown of an offer numbers that can be."""
    if s.stack[f + IS_MADE] == 0:
        if s.stack[f + SUM] == UNKNOWN:
            put_together(s, f, rng)
        return
    is_accepted = s.stack[f + IS_MADE] == ACCEPTED
    for way in range(2):
        # Once it is accepted all of it lies with the other.
        giver = to_seat(s, f, way) if is_accepted else from_seat(s, f, way)
        fill_sum(s, f, way, giver, is_accepted or way == 0, rng)
        fill_cards(s, f, way, giver, is_accepted or way == 0, rng)


# ------------------------------------------------------------ an offer that is made


def most_money(s: Table, giver: i64, is_certain: bool) -> i64:
    """The highest sum that can stand in an offer; what others have hidden may be asked for in vain."""
    return min(MOST_MONEY, s.money(giver)) if is_certain or not s.cells[HIDDEN_MONEY] else MOST_MONEY


def fill_sum(s: Table, f: i64, way: i64, giver: i64, is_certain: bool, rng: Rng) -> None:
    """A sum that goes one way: what is given must be there."""
    if s.stack[cell(f, way, SUM)] == UNKNOWN:
        most = most_money(s, giver, is_certain)
        s.stack[cell(f, way, SUM)] = 1 + rng.below(most) if most > 1 else 1


def fill_cards(s: Table, f: i64, way: i64, giver: i64, is_certain: bool, rng: Rng) -> None:
    """Cards that go one way, in falling order, from those their giver holds or could hold."""
    first = cell(f, way, CARD_1)
    hidden: i64 = 0
    for i in range(HAND):
        if s.stack[first + i] == UNKNOWN:
            s.stack[first + i] = 0
            hidden += 1
    pile: list[i64] = []
    for kind in range(KINDS):
        for _ in range(s.hand(giver, kind) if is_certain else unseen(s, kind)):
            pile.append(kind)
    for _ in range(min(hidden, len(pile))):
        bargains.add_card(s, f, way, pile.pop(rng.below(len(pile))))


# ------------------------------------------------------------ an offer that is put together


def put_together(s: Table, f: i64, rng: Rng) -> None:
    """Anything its giver could have put into an offer so far, each thing as likely as not."""
    for i in range(2 * WIDTH):
        s.stack[f + SUM + i] = 0
    if s.stack[f + SECRET] == UNKNOWN:
        has_token = s.cells[TOKENS + s.stack[f + GIVER]] > 0
        s.stack[f + SECRET] = BY_TOKEN if has_token and rng.below(2) else 0
    for way in range(2):
        most = most_money(s, from_seat(s, f, way), way == 0)
        s.stack[cell(f, way, SUM)] = 1 + rng.below(most) if most > 0 and rng.below(2) else 0
        add_cards(s, f, way, rng)
        add_village(s, f, way, rng)
        add_prisoner(s, f, way, rng)
        if s.cells[RELICS_IN_PLAY]:
            add_relic(s, f, way, rng)


def add_cards(s: Table, f: i64, way: i64, rng: Rng) -> None:
    for _ in range(rng.below(HAND + 1) if s.stack[f + SECRET] else 0):
        kinds = [kind for kind in range(KINDS) if bargains.card_refusal(s, f, way, kind)[0] == LEGAL]
        if kinds:
            bargains.add_card(s, f, way, kinds[rng.below(len(kinds))])


def add_village(s: Table, f: i64, way: i64, rng: Rng) -> None:
    giver, taker = from_seat(s, f, way), to_seat(s, f, way)
    found = [v for v in range(VILLAGES) if bargains.village_refusal(s, giver, taker, v)[0] == LEGAL]
    if found and rng.below(2):
        s.stack[cell(f, way, VILLAGE_GIVEN)] = 1 + found[rng.below(len(found))]


def add_prisoner(s: Table, f: i64, way: i64, rng: Rng) -> None:
    giver, taker = from_seat(s, f, way), to_seat(s, f, way)
    found = [lord for lord in range(LORDS) if bargains.prisoner_refusal(s, giver, taker, lord)[0] == LEGAL]
    if found and rng.below(2):
        s.stack[cell(f, way, PRISONER_GIVEN)] = 1 + found[rng.below(len(found))]


def add_relic(s: Table, f: i64, way: i64, rng: Rng) -> None:
    giver, taker = from_seat(s, f, way), to_seat(s, f, way)
    found: list[tuple[int, int]] = []
    for relic in range(RELICS):
        for lord in range(LORDS):
            if bargains.relic_refusal(s, giver, taker, relic, lord)[0] == LEGAL:
                found.append((relic, lord))
    if found and rng.below(2):
        relic, lord = found[rng.below(len(found))]
        s.stack[cell(f, way, RELIC_GIVEN)] = 1 + relic
        s.stack[cell(f, way, RELIC_TO)] = lord
