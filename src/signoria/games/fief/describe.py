"""Villages, fiefs, bishoprics, lords, cards, calamities, relics, troops and walls in words, for whoever asks."""

from typing import Final

from mypy_extensions import i64

from signoria.games.fief.pieces import (
    BISHOPRIC,
    BISHOPRIC_OF,
    BISHOPRIC_VILLAGES,
    BIT,
    CALAMITY,
    CALAMITY_COPIES,
    CAPITAL_OF,
    CASTLE_PRICE,
    COPIES,
    FIEF,
    FIEF_OF,
    FIEF_VILLAGES,
    FIRST_EVENT,
    FORT,
    GATES_END,
    GATES_FROM,
    IS_SURPRISE,
    IS_WOMAN,
    KIND,
    KNIGHT_PRICE,
    LORD,
    LORDS,
    MAN,
    MAN_PRICE,
    MILL_PRICE,
    NEIGHBOUR_AT,
    RANK,
    RELIC,
    TITLE_PRICE,
    UNIT,
    VILLAGE,
    VILLAGES,
)
from signoria.kernel.text import Words

RANKS: Final = ("", "barony", "county", "duchy")


def villages(words: Words, mask: i64) -> str:
    """The villages of a mask, listed."""
    return words.join([words.word(VILLAGE.key(village)) for village in range(VILLAGES) if mask & BIT[village]])


def rank(words: Words, fief: i64) -> str:
    return words.word(f"rank-{RANKS[RANK[fief]]}")


# ---------------------------------------------------------------- the board


def long_village(words: Words, village: i64) -> list[str]:
    """A village: its fief, its bishopric, and where its roads lead. [F-5.1.1]"""
    bishopric = BISHOPRIC_OF[village]
    names = {
        "fief": words.word(FIEF.key(FIEF_OF[village])),
        "rank": rank(words, FIEF_OF[village]),
        "bishopric": words.word(BISHOPRIC.key(bishopric)),
    }
    roads: i64 = 0
    for stand in range(GATES_FROM[village], GATES_END[village]):
        roads |= BIT[NEIGHBOUR_AT[stand]]
    return [
        words.word(VILLAGE.key(village)),
        words.word("about-capital" if CAPITAL_OF[bishopric] == village else "about-village", **names),
        words.word("village-roads", villages=villages(words, roads)),
        words.word("about-mill", price=int(MILL_PRICE)),
    ]


def long_fief(words: Words, fief: i64) -> list[str]:
    """A fief: its rank, the price of its title and its villages. [F-4.3.1]"""
    return [
        words.word(FIEF.key(fief)),
        words.word("about-fief", rank=rank(words, fief), price=int(TITLE_PRICE[fief])),
        words.word("zone-villages", villages=villages(words, FIEF_VILLAGES[fief])),
    ]


def long_bishopric(words: Words, bishopric: i64) -> list[str]:
    """A bishopric: its capital and its villages. [F-1.4.1]"""
    return [
        words.word(BISHOPRIC.key(bishopric)),
        words.word("about-bishopric", capital=words.word(VILLAGE.key(CAPITAL_OF[bishopric]))),
        words.word("zone-villages", villages=villages(words, BISHOPRIC_VILLAGES[bishopric])),
    ]


# ---------------------------------------------------------------- lords and cards


def long_lord(words: Words, lord: i64) -> list[str]:
    """A lord: what a man or a woman can become. [F-1.2.1] [F-6.2.1]"""
    return [words.word(LORD.key(lord)), words.word("about-woman" if IS_WOMAN[lord] else "about-man")]


def long_card(words: Words, kind: i64) -> list[str]:
    """A card: its deck, how many there are, when it is played and what it does. [F-0.1] [F-9.1]"""
    deck = words.word("card-event" if kind >= FIRST_EVENT else "card-character", copies=int(COPIES[kind]))
    moment = words.word("card-surprise" if IS_SURPRISE[kind] else "card-plain")
    about = "about-kind-lord" if kind < LORDS else f"about-{KIND.key(kind)}"
    return [words.word(KIND.key(kind)), deck, moment, words.word(about)]


def long_calamity(words: Words, calamity: i64) -> list[str]:
    """A calamity: how many there are and what it does. [F-2.2]"""
    return [
        words.word(CALAMITY.key(calamity)),
        words.word("card-calamity", copies=int(CALAMITY_COPIES[calamity])),
        words.word(f"about-{CALAMITY.key(calamity)}"),
    ]


def long_relic(words: Words, relic: i64) -> list[str]:
    """A relic: who can take it, and what it does for its bearer. [F-11.1]"""
    return [words.word(RELIC.key(relic)), words.word("relic-taken"), words.word(f"about-{RELIC.key(relic)}")]


# ---------------------------------------------------------------- troops and walls


def long_unit(words: Words, unit: i64) -> list[str]:
    """A kind of troops: its price and combat points. [F-4.2.1] [F-6.2.1]"""
    price = MAN_PRICE if unit == MAN else KNIGHT_PRICE
    return [words.word(UNIT.key(unit)), words.word(f"about-{UNIT.key(unit)}", price=int(price))]


def long_fort(words: Words, fort: i64) -> list[str]:
    """A castle or a fortified city. [F-4.2.3] [F-4.3.2]"""
    name = FORT.names[fort]
    return [words.word(f"fort-{name}"), words.word(f"about-fort-{name}", price=int(CASTLE_PRICE))]
