"""What an offer under way keeps from a viewer, and what could be in it. [F-8.1]

While it is put together only its giver knows what is in it. Once it is made the other knows it too, and everybody else
all of it, or, if it is private, nothing but who deals with whom about which matter. What is accepted is seen to change
hands: everything but sums and kinds of cards of a secret offer. Whom a proposal of marriage is about only the two know
before it is accepted.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.fief import bargains
from signoria.games.fief.crown import marriage_refusal
from signoria.games.fief.handing_over import village_refusal
from signoria.games.fief.offers import (
    ABOUT,
    ACCEPTED,
    BY_TOKEN,
    CARD_1,
    GIVER,
    IN_TALK,
    IS_MADE,
    MADE,
    MARRIAGE,
    NO_MATTER,
    PRISONERS_GIVEN,
    RELIC_GIVEN,
    RELIC_TO,
    SECRET,
    SUM,
    TAKER,
    VILLAGES_GIVEN,
    WIDTH,
    A,
    B,
    cell,
    from_seat,
    is_private,
    to_seat,
)
from signoria.games.fief.pieces import BIT, HAND, KINDS, LORDS, RELICS, VILLAGES
from signoria.games.fief.state import HIDDEN_MONEY, NONE, RELICS_IN_PLAY, TOKENS, Table
from signoria.games.fief.steps.kinds import MARRIAGES
from signoria.games.fief.steps.marriages import LORD as LORD_PROPOSED
from signoria.games.fief.steps.marriages import SPOUSE as SPOUSE_PROPOSED
from signoria.games.fief.steps.offers import MOST_MONEY
from signoria.kernel.flow import BELOW, LEGAL, UNKNOWN
from signoria.kernel.rng import Rng

TRIES: Final = 12


def hide(k: Table, f: i64, viewer: i64) -> None:
    """Leave of an offer what a viewer may see."""
    if viewer == k.stack[f + GIVER]:
        return
    made, is_third = k.stack[f + IS_MADE], viewer != k.stack[f + TAKER]
    if is_third and made != ACCEPTED and k.stack[f + ABOUT] == MARRIAGE:
        name_couple(k, f, UNKNOWN, UNKNOWN)
    if made == 0 or (made == MADE and is_third and is_private(k, f)):
        for i in range(2 * WIDTH):
            k.stack[f + SUM + i] = UNKNOWN
        if made == 0 and k.stack[f + SECRET] != IN_TALK:  # a token is laid down with the offer
            k.stack[f + SECRET] = UNKNOWN
    elif made == ACCEPTED and is_third and k.stack[f + SECRET]:
        for way in range(2):
            for number in range(SUM, CARD_1 + HAND):
                if k.stack[cell(f, way, number)]:
                    k.stack[cell(f, way, number)] = UNKNOWN


def name_couple(s: Table, f: i64, lord: i64, spouse: i64) -> None:
    """Write down whom a proposal of marriage is about, or UNKNOWN, also in the step that waits for the answer."""
    s.stack[f + A] = lord
    s.stack[f + B] = spouse
    below = s.stack[f + BELOW]
    if below >= 0 and s.stack[below] == MARRIAGES:
        s.stack[below + LORD_PROPOSED] = UNKNOWN if lord == UNKNOWN else lord + 1
        s.stack[below + SPOUSE_PROPOSED] = UNKNOWN if spouse == UNKNOWN else spouse + 1


def fill(s: Table, f: i64, rng: Rng) -> None:
    """Give what is unknown of an offer numbers that can be."""
    if s.stack[f + ABOUT] == MARRIAGE and s.stack[f + A] == UNKNOWN:
        fill_couple(s, f, rng)
    if s.stack[f + IS_MADE] == ACCEPTED:
        for way in range(2):
            fill_sum(s, f, way, rng)
            fill_cards(s, f, way, rng)
    elif s.stack[f + VILLAGES_GIVEN] == UNKNOWN:
        put_together(s, f, rng)
        if s.stack[f + IS_MADE] == MADE:
            make_possible(s, f, rng)


def fill_couple(s: Table, f: i64, rng: Rng) -> None:
    """Two who could marry; if there are none any more, two who could have been alive when it was proposed."""
    giver, taker = s.stack[f + GIVER], s.stack[f + TAKER]
    lords = [lord for lord in range(LORDS) if s.owner(lord) in (giver, NONE)]
    spouses = [lord for lord in range(LORDS) if s.owner(lord) in (taker, NONE)]
    couples = [(lord, spouse) for lord in lords for spouse in spouses if lord != spouse]
    possible = [couple for couple in couples if marriage_refusal(s, couple[0], couple[1])[0] == LEGAL]
    lord, spouse = possible[rng.below(len(possible))] if possible else couples[rng.below(len(couples))]
    name_couple(s, f, lord, spouse)


# ------------------------------------------------------------ an offer that is accepted


def fill_sum(s: Table, f: i64, way: i64, rng: Rng) -> None:
    """A sum that went one way: it lies with the other."""
    if s.stack[cell(f, way, SUM)] == UNKNOWN:
        most = min(MOST_MONEY, s.money(to_seat(s, f, way)))
        s.stack[cell(f, way, SUM)] = 1 + rng.below(most) if most > 1 else 1


def fill_cards(s: Table, f: i64, way: i64, rng: Rng) -> None:
    """Cards that went one way, in falling order, from those the other holds.

    Some may have been played since, by a surprise: these could be any. [F-9.1]
    """
    first = cell(f, way, CARD_1)
    hidden: i64 = 0
    for i in range(HAND):
        if s.stack[first + i] == UNKNOWN:
            s.stack[first + i] = 0
            hidden += 1
    pile: list[i64] = []
    for kind in range(KINDS):
        for _ in range(s.hand(to_seat(s, f, way), kind)):
            pile.append(kind)
    for _ in range(hidden):
        kind = pile.pop(rng.below(len(pile))) if pile else rng.below(KINDS)
        bargains.add_card(s, f, way, kind)


# ------------------------------------------------------------ an offer that is put together


def make_possible(s: Table, f: i64, rng: Rng) -> None:
    """Try again until it could have been made as it is; what it would need may be gone since, by a surprise. [F-9.1]"""
    for _ in range(TRIES):
        if bargains.whole_refusal(s, f)[0] == LEGAL and not bargains.is_gift(s, f):
            return
        put_together(s, f, rng)
    for i in range(2 * WIDTH):
        s.stack[f + SUM + i] = 0
    if s.stack[f + ABOUT] == NO_MATTER:
        s.stack[cell(f, 1, SUM)] = 1


def most_money(s: Table, giver: i64, is_certain: bool) -> i64:
    """The highest sum that can stand in an offer; what others have hidden may be asked for in vain."""
    return min(MOST_MONEY, s.money(giver)) if is_certain or not s.cells[HIDDEN_MONEY] else MOST_MONEY


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
        add_villages(s, f, way, rng)
        add_prisoners(s, f, way, rng)
        if s.cells[RELICS_IN_PLAY]:
            add_relic(s, f, way, rng)


def add_cards(s: Table, f: i64, way: i64, rng: Rng) -> None:
    for _ in range(rng.below(HAND + 1) if s.stack[f + SECRET] else 0):
        kinds = [kind for kind in range(KINDS) if bargains.card_refusal(s, f, way, kind)[0] == LEGAL]
        if kinds:
            bargains.add_card(s, f, way, kinds[rng.below(len(kinds))])


def add_villages(s: Table, f: i64, way: i64, rng: Rng) -> None:
    giver, taker = from_seat(s, f, way), to_seat(s, f, way)
    for village in range(VILLAGES):
        if village_refusal(s, giver, taker, village)[0] == LEGAL and rng.below(2):
            s.stack[cell(f, way, VILLAGES_GIVEN)] |= BIT[village]


def add_prisoners(s: Table, f: i64, way: i64, rng: Rng) -> None:
    giver, taker = from_seat(s, f, way), to_seat(s, f, way)
    for lord in range(LORDS):
        if bargains.prisoner_refusal(s, giver, taker, lord)[0] == LEGAL and rng.below(2):
            s.stack[cell(f, way, PRISONERS_GIVEN)] |= BIT[lord]


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
