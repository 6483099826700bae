"""Golden games of Princes: works, pieces, cards, characters, each with every number of players and every expansion."""

from collections import Counter
from typing import Any

import signoria
from signoria.games import GAMES
from signoria.games.princes.pieces import BONUS_CARDS, PRESTIGES, PROFESSIONS
from signoria.kernel.answers import Move
from signoria.kernel.match import Match
from tests.golden.coverage import Shown, Wanted, events_of, names, wanted_of_every_game

PRINCES = GAMES["princes"]
SEATS = {"two": 2, "three": 3, "four": 4, "five": 5}
EXPANSIONS: dict[str, dict[str, Any]] = {
    "base": {},
    "muse": {"muse_and_princess": True},
    "together": {"cooperative_building": True},
    "both": {"muse_and_princess": True, "cooperative_building": True},
}
RULINGS: dict[str, dict[str, Any]] = {
    "two-base": {"two_player_freedoms": 4},
    "two-both": {"two_player_freedoms": 4, "bid_on_prestige": False},
    "three-base": {"bid_on_prestige": False},
    "three-muse": {"princess_needs_minimum": False, "open_money": False},
    "four-base": {"min_wv_round_4": 13},
    "five-together": {"open_money": False},
    "five-both": {"princess_needs_minimum": False, "min_wv_round_4": 13},
}

# name, seats, options
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = tuple(
    (f"{seats}-{box}", SEATS[seats], {**EXPANSIONS[box], **RULINGS.get(f"{seats}-{box}", {})})
    for seats in SEATS
    for box in EXPANSIONS
)
WANTED: Wanted = {
    "works": tuple(card.name for card in PROFESSIONS),
    "buildings": names(PRINCES, "build", "building"),
    "together": names(PRINCES, "propose", "building"),
    "landscapes": names(PRINCES, "pick", "landscape"),
    "freedoms": names(PRINCES, "introduce", "freedom"),
    "bonus": tuple(card.name for card in BONUS_CARDS),
    "prestige": tuple(card.name for card in PRESTIGES),
    "objects": names(PRINCES, "name", "object"),
    "characters": names(PRINCES, "bid", "character"),
    "uses": ("princess", "merchant", "professor", "banker"),  # the others work by themselves
    **wanted_of_every_game(PRINCES),
    "seats": tuple(f"{seats} {box}" for seats in SEATS.values() for box in EXPANSIONS),
}
HARD = ("works", "bonus", "prestige", "events")
TRIES = 40

# event, its argument, and what that shows
SHOWN_BY_EVENTS = {
    "work": ("card", "works"),
    "built": ("building", "buildings"),
    "together": ("building", "together"),
    "placed": ("landscape", "landscapes"),
    "introduced": ("freedom", "freedoms"),
    "bonus": ("card", "bonus"),
    "won": ("object", "objects"),
    "character": ("character", "characters"),
    "character-used": ("character", "uses"),
}


def shown_by(m: Match) -> Shown:
    """What a finished game shows of Princes; a prestige card is shown when it scores."""
    shown: Shown = {kind: Counter() for kind in (*[kind for _, kind in SHOWN_BY_EVENTS.values()], "prestige", "seats")}
    for told in events_of(m):
        if told["event"] in SHOWN_BY_EVENTS:
            argument, kind = SHOWN_BY_EVENTS[told["event"]]
            shown[kind][told[argument]] += 1
        elif told["event"] == "revealed" and told["points"]:
            shown["prestige"][told["card"]] += 1
    boxes = [box for box, options in EXPANSIONS.items() if all(m.options[name] for name in options)]
    shown["seats"][f"{m.seats} {boxes[-1]}"] += 1
    return shown


def begin(name: str, seats: int, options: dict[str, Any], seed: int, shown: Shown) -> Match:
    return signoria.new("princes", seats, options, chance="manual")


# How much a verb is liked where nothing new can be shown; others 1.
LIKED = {
    "raise": 0.3,
    "refuse": 0.1,
    "cash": 0.01,
    "work": 60,
    "princess": 60,
    "build": 6,
    "introduce": 6,
    "buy_bonus": 6,
    "recruit": 6,
    "done": 0.05,
    "bid": 0.2,
    "merchant": 0.3,
    "professor": 0.1,
    "change_all": 3,
    "propose": 0.5,
    "put": 0.2,
}
# What a verb would show, by its argument.
WOULD_SHOW = {
    "deal": ("card", "works"),
    "name": ("object", "objects"),
    "work": ("card", "works"),
    "build": ("building", "buildings"),
    "propose": ("building", "together"),
    "introduce": ("freedom", "freedoms"),
    "bonus": ("card", "bonus"),
    "bid": ("character", "uses"),
}
NEW = 20  # what was never shown is liked so many times as well


def tastes(m: Match, seat: int, moves: list[Move], shown: Shown) -> list[float]:
    return [taste(move, shown) for move in moves]


def taste(move: Move, shown: Shown) -> float:
    """How much a move is liked: what was never shown, then works and what leads to them."""
    arguments: Any = move.json
    liked = LIKED.get(move.verb, 1.0)
    if not shown["moves"][move.verb]:
        liked *= NEW
    if move.verb in WOULD_SHOW:
        argument, kind = WOULD_SHOW[move.verb]
        return liked if shown[kind][arguments[argument]] else liked * NEW
    if move.verb in ("turn_up", "keep"):
        card = arguments["card"]
        return 1 if any(shown[kind][card] for kind in ("works", "bonus", "prestige")) else NEW
    return liked
