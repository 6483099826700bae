"""Cards, buildings, landscapes, freedoms, objects and characters in words: short for a board, long for whoever asks."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.pieces import (
    AT_LEAST,
    BONUS_AT,
    BONUS_CARDS,
    BUILDING,
    BUILDING_PRICE,
    CARD,
    CARD_PRICE,
    CHARACTER,
    FREEDOM,
    LANDSCAPE_PIECE,
    LANDSCAPE_TYPE,
    OBJECT,
    PARK,
    PRESTIGE_AT,
    PRESTIGES,
    PROFESSIONS,
    SIZE_CLASS,
)
from signoria.games.princes.shapes import BUILDINGS, DRAWINGS, cells_of, turned
from signoria.games.princes.steps.characters import highest_space, lowest_space
from signoria.kernel.text import Words

SIZES: Final = ("large", "medium", "small")


def florins(words: Words, hundreds: i64) -> str:
    """Money, which is counted in hundreds. [P-7.7]"""
    return words.word("florins", hundreds=int(hundreds))


# ---------------------------------------------------------------- pieces


def drawing(piece: i64, turn: i64 = 0) -> list[str]:
    """A building or landscape as it lies after a turn, a line for each row of its box."""
    cells = turned(cells_of(DRAWINGS[piece][1]), turn)
    height = 1 + max([row for row, _ in cells])
    width = 1 + max([column for _, column in cells])
    return [
        " ".join(["■" if (row, column) in cells else "·" for column in range(width)])  # a square is two letters wide
        for row in range(height)
    ]


def squares(piece: i64) -> int:
    return len(cells_of(DRAWINGS[piece][1]))


def piece_name(words: Words, piece: i64) -> str:
    if piece < BUILDINGS:
        return words.word(BUILDING.key(piece))
    return words.word(LANDSCAPE_TYPE.key(piece - LANDSCAPE_PIECE))


def mark(words: Words, piece: i64) -> str:
    """Two letters for a square on which a piece lies."""
    return words.word(f"tiny-{DRAWINGS[piece][0]}")


def legend(words: Words) -> list[tuple[str, str]]:
    """The marks of all pieces and of the palace, each with its name."""
    rows = [(mark(words, piece), piece_name(words, piece)) for piece in range(len(DRAWINGS))]
    return [*rows, (words.word("tiny-palace"), words.word("palace"))]


def wanted_by(words: Words, cards: list[str]) -> str:
    """Which professions want a thing. [P-14.7]"""
    return words.word("wanted-by", cards=words.join([words.word(f"card-{name}") for name in cards]))


def long_building(words: Words, building: i64) -> list[str]:
    """A building: its size, shape, price and who wants it. [P-5.3.1]"""
    price = florins(words, BUILDING_PRICE[0])
    return [
        words.word(BUILDING.key(building)),
        words.word(f"size-{SIZES[SIZE_CLASS[building]]}", squares=squares(building)),
        *drawing(building),
        words.word("building-price", price=price, cheaper=florins(words, BUILDING_PRICE[1])),
        wanted_by(words, [row.name for row in PROFESSIONS if row.building == building]),
    ]


def long_landscape(words: Words, kind: i64) -> list[str]:
    """A landscape: its shape, what it is good for and who wants it. [P-4.1.2] [P-4.1.3]"""
    piece = LANDSCAPE_PIECE + kind
    return [
        words.word(LANDSCAPE_TYPE.key(kind)),
        words.word("landscape-kind", squares=squares(piece)),
        *drawing(piece),
        words.word("landscape-worth"),
        wanted_by(words, [row.name for row in PROFESSIONS if row.landscape == kind]),
    ]


def long_freedom(words: Words, freedom: i64) -> list[str]:
    """A freedom: what it is good for and who wants it. [P-5.5.1]"""
    return [
        words.word(FREEDOM.key(freedom)),
        words.word("freedom-worth", price=florins(words, CARD_PRICE)),
        wanted_by(words, [row.name for row in PROFESSIONS if row.freedom == freedom]),
    ]


# ---------------------------------------------------------------- cards


def about(words: Words, card: i64) -> str:
    """What a bonus card counts, or a prestige card asks for. [P-12.0] [P-13.0]"""
    return words.word(f"about-{CARD.text(card)}")


def short(words: Words, card: i64) -> str:
    """A card in one line of a board: what a profession wants, what a bonus or prestige card gives."""
    if card < BONUS_AT:
        wanted = PROFESSIONS[card]
        building = words.word(BUILDING.key(wanted.building))
        landscape = words.word(LANDSCAPE_TYPE.key(wanted.landscape))
        return " · ".join([building, landscape, words.word(f"short-{FREEDOM.text(wanted.freedom)}")])
    if card < PRESTIGE_AT:
        return words.word("short-bonus", each=int(BONUS_CARDS[card - BONUS_AT].each), what=about(words, card))
    row = PRESTIGES[card - PRESTIGE_AT]
    if row.kind == AT_LEAST:
        return words.word("short-least", points=int(row.points), what=about(words, card))
    return words.word("short-most", points=int(row.points), tied=int(row.tied), what=about(words, card))


def long_card(words: Words, card: i64) -> list[str]:
    """Everything printed on a card, a line each."""
    name = words.word(CARD.key(card))
    if card < BONUS_AT:
        return [name, words.word("kind-profession"), wants(words, card)]
    if card < PRESTIGE_AT:
        each = int(BONUS_CARDS[card - BONUS_AT].each)
        return [name, words.word("kind-bonus"), words.word("bonus-adds", each=each, what=about(words, card))]
    return [name, words.word("kind-prestige"), prestige(words, card)]


def wants(words: Words, card: i64) -> str:
    """What a profession wants, with what each adds to its work. [P-5.2.2]"""
    row = PROFESSIONS[card]
    return words.word(
        "profession-wants",
        building=words.word(BUILDING.key(row.building)),
        landscape=words.word(LANDSCAPE_TYPE.key(row.landscape)),
        freedom=words.word(FREEDOM.key(row.freedom)),
    )


def prestige(words: Words, card: i64) -> str:
    """What a prestige card gives, alone and tied. [P-13.0.2] [P-13.0.4]"""
    row = PRESTIGES[card - PRESTIGE_AT]
    if row.kind == AT_LEAST:
        return words.word("prestige-least", points=int(row.points), what=about(words, card))
    return words.word("prestige-most", points=int(row.points), tied=int(row.tied), what=about(words, card))


# ---------------------------------------------------------------- objects and characters


def long_object(words: Words, thing: i64) -> list[str]:
    """An object of the auction. [P-4]"""
    if thing <= PARK:
        return long_landscape(words, thing)
    return [words.word(OBJECT.key(thing)), words.word(f"about-object-{OBJECT.text(thing)}")]


def long_character(words: Words, character: i64) -> list[str]:
    """A character: what it does, and its bid spaces. [P-10.4] [P-10.2.1]"""
    low = florins(words, lowest_space(character))
    return [
        words.word(CHARACTER.key(character)),
        words.word(f"about-character-{CHARACTER.text(character)}"),
        words.word("character-bids", low=low, high=florins(words, highest_space(character))),
    ]
