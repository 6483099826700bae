"""The Princes of Florence with full principalities."""

import random

from signoria.games.princes.pieces import (
    BONUS_CARDS,
    BUILDING,
    CELL,
    FREEDOM,
    LANDSCAPE_PIECE,
    LANDSCAPE_TYPE,
    OPENING_BID,
    OPENING_BID_TWO,
    PRESTIGES,
    PROFESSIONS,
)
from signoria.games.princes.shapes import MASK, PALACE_MASK, PALACE_REVERSE_MASK, PLACES, PLACES_OF
from signoria.games.princes.steps.setup import PLAYING
from signoria.kernel.domains import Json

Supply = dict[str, list[str]]
LEAST_LEFT = 2  # prestige cards


def rich_position(seats: int, options: dict[str, Json], seed: int) -> dict[str, Json]:
    """Before round 4, 5, 6 or 7: pieces laid, works done, cards in hand, money to act with.

    At one table in three one of the last prestige cards is being bid for. With the Muse and the Princess two players
    have kept a character, and the professor's owner is asked to bid.
    """
    dice = random.Random(seed)
    supply = shuffled_supply(seats, dice)
    few_prestige = seed % 3 == 0
    many = (len(PRESTIGES) - LEAST_LEFT) // seats
    reverse = bool(options["cooperative_building"])
    players = [
        rich_player(seats, supply, many if few_prestige else dice.randint(0, 2), reverse, dice) for _ in range(seats)
    ]
    asked = dice.randrange(seats)
    if options["muse_and_princess"]:
        players[asked]["character"] = "professor"
        players[asked - 1]["character"] = "merchant"
    position: dict[str, Json] = {
        "game": "princes",
        "seats": seats,
        "options": options,
        "round": dice.randint(4, 7),
        "start": dice.randrange(seats),
        "players": list(players),
    }
    if few_prestige:
        position["steps"] = bidding_for_prestige(seats, asked)
    return position


def bidding_for_prestige(seats: int, asked: int) -> list[Json]:
    """The steps of an auction in which somebody has just named the prestige card, and the next is asked."""
    seat = (asked - 1) % seats
    best = OPENING_BID_TWO if seats == 2 else OPENING_BID
    return [
        {"step": "course", "stage": PLAYING},
        {"step": "round", "stage": 1},
        {"step": "auction", "chooser": seat},
        {"step": "bid", "object": "prestige_card", "best": best, "highest": seat, "asked": asked},
    ]


def shuffled_supply(seats: int, dice: random.Random) -> Supply:
    """What players can have got so far; something of everything is left."""
    supply: Supply = {
        "professions": [card.name for card in PROFESSIONS],
        "bonus": [card.name for card in BONUS_CARDS],
        "prestige": [card.name for card in PRESTIGES],
        "jesters": ["jester"] * 6,
        "architects": ["architect"] * 5,
        "recruiting": ["recruiting card"] * 4,
        "buildings": list(BUILDING.names) * 2,
        "landscapes": list(LANDSCAPE_TYPE.names) * 5,
        "freedoms": list(FREEDOM.names) * max(1, seats - 2),
    }
    for things in supply.values():
        dice.shuffle(things)
    return supply


def rich_player(seats: int, supply: Supply, prestige: int, reverse: bool, dice: random.Random) -> dict[str, Json]:
    works = some(supply["professions"], 2, dice)
    recruited = len(some(supply["recruiting"], 1, dice)) if works else 0
    buildings = some(supply["buildings"], 5, dice)
    landscapes = some(supply["landscapes"], 18 // seats, dice)
    built, land = laid(buildings, landscapes, reverse, dice)
    return {
        "money": 100 * dice.randint(OPENING_BID_TWO, 30),
        "prestige": dice.randint(1, 40),
        "jesters": len(some(supply["jesters"], 3, dice)),
        "architects": len(some(supply["architects"], 3, dice)),
        "freedoms": sorted(set(some(supply["freedoms"], 3, dice))),
        "table": works,
        "recruiting_on_table": recruited,
        "professions": some(supply["professions"], 3, dice),
        "bonus": some(supply["bonus"], 3, dice),
        "prestige_cards": [supply["prestige"].pop() for _ in range(prestige)],
        "recruiting_cards": len(some(supply["recruiting"], 1, dice)),
        "buildings": built,
        "landscapes": land,
    }


def some(things: list[str], most: int, dice: random.Random) -> list[str]:
    """Up to so many things, taken from the supply while there are any."""
    return [things.pop() for _ in range(min(dice.randint(0, most), len(things)))]


def laid(
    buildings: list[str], landscapes: list[str], reverse: bool, dice: random.Random
) -> tuple[dict[str, Json], list[Json]]:
    """As many of these pieces as find room, wherever they happen to lie."""
    free = ~(PALACE_REVERSE_MASK if reverse else PALACE_MASK)
    built: dict[str, Json] = {}
    land: list[Json] = []
    for building in sorted(set(buildings)):
        mask = place(BUILDING.parse(building), free, dice)
        if mask:
            free &= ~mask
            built[building] = cells(mask)
    for kind in landscapes:
        mask = place(LANDSCAPE_PIECE + LANDSCAPE_TYPE.parse(kind), free, dice)
        if mask:
            free &= ~mask
            land.append({"type": kind, "cells": cells(mask)})
    return built, land


def place(piece: int, free: int, dice: random.Random) -> int:
    """The squares of one of the places where a piece fits, 0 if there is none."""
    masks = [MASK[piece * PLACES + where] for where in PLACES_OF[piece]]
    return dice.choice([mask for mask in masks if mask & ~free == 0] or [0])


def cells(mask: int) -> list[str]:
    return [name for i, name in enumerate(CELL.names) if mask >> i & 1]
