"""A position as a document people can read. See docs/positions.md; `reading.py` reads it back.

Money is in florins. Cards are named; null stands for a card its viewer cannot know. `knowledge` keeps which token
each card lies on and what each viewer has seen.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.cards import (
    AT_HAND,
    AT_LOOK,
    AT_OUT,
    AT_PACK,
    AT_STACK,
    AT_TABLE,
    UNDER,
    count_at,
)
from signoria.games.princes.knowledge import write_seen
from signoria.games.princes.pieces import (
    BONUS_DECK,
    BUILDING,
    CARD,
    CARDS,
    CELL,
    CHARACTER,
    DECK,
    DECK_END,
    DECK_FIRST,
    FREEDOM,
    LANDSCAPE_TYPE,
    PROFESSION_DECK,
)
from signoria.games.princes.setup import options_of
from signoria.games.princes.shapes import BUILDINGS
from signoria.games.princes.state import (
    ARCHITECTS,
    ARCHITECTS_LEFT,
    BANK_POT,
    BEST_WORK,
    BUILDINGS_LEFT,
    CHARACTER_OF,
    FACE,
    FREEDOMS,
    FREEDOMS_LEFT,
    JESTERS,
    JESTERS_LEFT,
    LAND_MASK,
    LAND_TYPE,
    LANDSCAPES_LEFT,
    MOST_LANDSCAPES,
    OPEN_MONEY,
    PARTNER,
    PLACE,
    POINTS,
    RECRUITING_HAND,
    RECRUITING_LEFT,
    RECRUITING_TABLE,
    ROUND,
    SEATS,
    SOURCE_NAMES,
    SOURCES,
    START,
    Table,
)
from signoria.kernel.documents import own_steps, steps_document
from signoria.kernel.domains import Domain, Json
from signoria.kernel.flow import ALL_SEEING
from signoria.kernel.game import OwnParts

HAND_FIELDS: Final = ("professions", "bonus", "prestige_cards")  # the hand, by deck
TABLE_FIELDS: Final = ("table", "", "revealed")  # what lies open before a player, by deck


def name(domain: Domain, value: i64) -> Json:
    return None if value < 0 else domain.json(value)


def names(domain: Domain, mask: i64) -> list[Json]:
    return [domain.json(i) for i in range(domain.size) if mask >> i & 1]


def tokens_in_order(s: Table, place: i64, deck: i64) -> list[i64]:
    """Tokens of a deck at a place, in the order of their numbers."""
    return [token for token in range(DECK_FIRST[deck], DECK_END[deck]) if s.cells[PLACE + token] == place]


def tokens_under(s: Table, deck: i64) -> list[i64]:
    """Tokens put under a stack, upper first."""
    found: list[tuple[int, int]] = []
    for token in range(DECK_FIRST[deck], DECK_END[deck]):
        if s.cells[PLACE + token] >= UNDER:
            found.append((s.cells[PLACE + token], token))
    return [token for _, token in sorted(found)]


def cards(s: Table, tokens: list[i64]) -> list[Json]:
    return [name(CARD, s.cells[FACE + token]) for token in tokens]


def write(s: Table) -> dict[str, Json]:
    """The whole state; what its viewer cannot know is null."""
    seats = s.cells[SEATS]
    document: dict[str, Json] = {
        "seats": int(seats),
        "options": options_of(s),
        "round": int(s.cells[ROUND]),
        "start": int(s.cells[START]),
        "supply": write_supply(s),
        "stacks": {DECK.text(deck): write_stack(s, deck) for deck in range(3)},
        "out": cards(s, tokens_in_order(s, AT_OUT, BONUS_DECK)),
        "players": [write_player(s, seat) for seat in range(seats)],
        "knowledge": write_knowledge(s),
        "steps": steps_document(s),
    }
    if s.is_expanded():
        document["pot"] = int(100 * s.cells[BANK_POT])
    if s.viewer != ALL_SEEING:
        document["viewer"] = int(s.viewer)
    return document


def write_own(s: Table, public: Table) -> OwnParts:
    """What a viewer knows and a spectator does not: the own money, and cards that it has seen wherever they lie."""
    own = own_steps(s, public)
    own["knowledge"] = write_knowledge(s)
    seats = {int(s.viewer)} if s.viewer >= 0 else set()
    for token in range(CARDS):
        if s.cells[FACE + token] == public.cells[FACE + token]:
            continue
        place = s.cells[PLACE + token]
        if place < AT_HAND or place >= UNDER:
            own["stacks"] = {DECK.text(deck): write_stack(s, deck) for deck in range(3)}
        elif place < AT_OUT:
            seats.add(int(place % AT_HAND))  # places of seats are numbered in eights
        else:
            own["out"] = cards(s, tokens_in_order(s, AT_OUT, BONUS_DECK))
    return own, {seat: write_player(s, seat) for seat in seats}


def write_supply(s: Table) -> dict[str, Json]:
    supply: dict[str, Json] = {
        LANDSCAPE_TYPE.text(kind): int(s.cells[LANDSCAPES_LEFT + kind]) for kind in range(LANDSCAPE_TYPE.size)
    }
    supply["jesters"] = int(s.cells[JESTERS_LEFT])
    supply["architects"] = int(s.cells[ARCHITECTS_LEFT])
    supply["recruiting_cards"] = int(s.cells[RECRUITING_LEFT])
    supply["freedoms"] = {FREEDOM.text(i): int(s.cells[FREEDOMS_LEFT + i]) for i in range(FREEDOM.size)}
    supply["buildings"] = {BUILDING.text(i): int(s.cells[BUILDINGS_LEFT + i]) for i in range(BUILDINGS)}
    return supply


def write_stack(s: Table, deck: i64) -> dict[str, Json]:
    return {"shuffled": int(count_at(s, AT_STACK, deck)), "under": cards(s, tokens_under(s, deck))}


def write_player(s: Table, seat: i64) -> dict[str, Json]:
    """One player; with hidden money only the own is shown. [P-1.7]"""
    hidden = not s.cells[OPEN_MONEY] and s.viewer != ALL_SEEING and s.viewer != seat
    player: dict[str, Json] = {
        "money": None if hidden else int(100 * s.money(seat)),
        "prestige": int(s.prestige(seat)),
        "points": {
            source: int(s.cells[POINTS + seat * SOURCES + i])
            for i, source in enumerate(SOURCE_NAMES)
            if s.cells[POINTS + seat * SOURCES + i] != 0
        },
        "jesters": int(s.cells[JESTERS + seat]),
        "architects": int(s.cells[ARCHITECTS + seat]),
        "freedoms": names(FREEDOM, s.cells[FREEDOMS + seat]),
    }
    for deck in range(3):
        player[HAND_FIELDS[deck]] = cards(s, tokens_in_order(s, AT_HAND + seat, deck))
        if TABLE_FIELDS[deck]:
            player[TABLE_FIELDS[deck]] = cards(s, tokens_in_order(s, AT_TABLE + seat, deck))
        looked = tokens_in_order(s, AT_LOOK + seat, deck)
        if looked:
            player["looking"] = {DECK.text(deck): cards(s, looked)}
    pack = tokens_in_order(s, AT_PACK + seat, PROFESSION_DECK)
    if pack:
        player["pack"] = cards(s, pack)
    player["recruiting_cards"] = int(s.cells[RECRUITING_HAND + seat])
    player["recruiting_on_table"] = int(s.cells[RECRUITING_TABLE + seat])
    player["best_work"] = int(s.cells[BEST_WORK + seat])
    if s.is_expanded():
        player["character"] = name(CHARACTER, s.cells[CHARACTER_OF + seat])
    player["buildings"] = {
        BUILDING.text(building): write_building(s, seat, building)
        for building in range(BUILDINGS)
        if s.built(seat, building)
    }
    player["landscapes"] = [
        {"type": LANDSCAPE_TYPE.json(s.cells[LAND_TYPE + i]), "cells": names(CELL, s.cells[LAND_MASK + i])}
        for i in range(seat * MOST_LANDSCAPES, (seat + 1) * MOST_LANDSCAPES)
        if s.cells[LAND_TYPE + i] >= 0
    ]
    return player


def write_building(s: Table, seat: i64, building: i64) -> Json:
    """Its squares in this principality; a joint building names its partner."""
    squares = names(CELL, s.built(seat, building))
    partner = s.cells[PARTNER + seat * BUILDINGS + building]
    if partner < 0:
        return squares
    joint: dict[str, Json] = {"cells": squares, "partner": int(partner)}
    return joint


def write_knowledge(s: Table) -> dict[str, Json]:
    """Places of all tokens, and what viewers have seen besides what lies open.

    With hidden money the ledger holds what whoever counted along knows. [P-1.7]
    """
    places: dict[str, Json] = {
        DECK.text(deck): [int(s.cells[PLACE + token]) for token in range(DECK_FIRST[deck], DECK_END[deck])]
        for deck in range(3)
    }
    knowledge: dict[str, Json] = {"places": places, "seen": write_seen(s)}
    if not s.cells[OPEN_MONEY] and s.viewer != ALL_SEEING:
        knowledge["ledger"] = [int(100 * s.money(seat)) for seat in range(s.cells[SEATS])]
    return knowledge
