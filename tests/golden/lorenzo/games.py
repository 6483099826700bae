"""Golden games of Lorenzo: cards taken, leaders played and used, tiles suffered."""

from collections import Counter
from typing import Any

import signoria
from signoria.cli.soaking.lorenzo import rich_position
from signoria.games import GAMES
from signoria.kernel.answers import Move
from signoria.kernel.flow import CHANCE
from signoria.kernel.match import Match
from tests.golden.coverage import Shown, Wanted, events_of, names, wanted_of_every_game

LORENZO = GAMES["lorenzo"]

# name, seats, options
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("two", 2, {}),
    ("three", 3, {"large_space_min_result": False, "zero_military_scores": False}),
    ("four", 4, {"tile_1_4_both": "each", "track_caps": False}),
    ("two-leaders", 2, {"advanced": True, "track_caps": False}),
    ("three-leaders", 3, {"advanced": True, "santa_rita_doubles_privileges": True}),
    ("four-leaders", 4, {"advanced": True}),
    ("two-rich", 2, {"advanced": True, "zero_military_scores": False}),
    ("three-rich", 3, {"advanced": True, "tile_1_4_both": "each"}),
    ("four-rich", 4, {"advanced": True, "santa_rita_doubles_privileges": True}),
    ("three-books", 3, {"members_need_value_1": True, "bonus_surcharge_for_own_members": False}),
)
WANTED: Wanted = {
    "cards": names(LORENZO, "reveal", "card"),
    "leaders": names(LORENZO, "play", "leader"),
    "tiles": names(LORENZO, "draw_tile", "tile"),
    **wanted_of_every_game(LORENZO),
    "seats": ("2 basic", "3 basic", "4 basic", "2 advanced", "3 advanced", "4 advanced"),
}
HARD = ("leaders", "tiles")
TRIES = 300


def shown_by(m: Match) -> Shown:
    """What a finished game shows of Lorenzo."""
    shown: Shown = {kind: Counter() for kind in ("cards", "leaders", "tiles", "seats")}
    for told in events_of(m):
        if told["event"] == "took":
            shown["cards"][told["card"]] += 1
        elif told["event"] in ("played", "activated"):
            shown["leaders"][told["leader"]] += 1
    position: Any = m.position()
    for player in position["players"]:
        for period in player["excommunicated"]:
            shown["tiles"][position["tiles"][period - 1]] += 1
    shown["seats"][f"{m.seats} {'advanced' if m.options['advanced'] else 'basic'}"] += 1
    return shown


def begin(name: str, seats: int, options: dict[str, Any], seed: int, shown: Shown) -> Match:
    """From the setup; a rich table begins late and with full hands."""
    if not name.endswith("-rich"):
        return signoria.new("lorenzo", seats, options, chance="manual")
    position: dict[str, Any] = rich_position(seats, LORENZO.whole_options(options), seed)
    for player in position["players"]:  # leaders that lie played from the start were never seen being played
        player["hand"] = player["hand"] + player.pop("played")
    for period, first in enumerate((0, 7, 14)):
        new = [tile for tile in WANTED["tiles"][first : first + 7] if not shown["tiles"][tile]]
        position["tiles"][period] = [*new, position["tiles"][period]][0]
    return signoria.from_position(position, chance="manual")


def tastes(m: Match, seat: int, moves: list[Move], shown: Shown) -> list[float]:
    """How much each move is liked; empty where all are alike."""
    if seat == CHANCE and moves[0].verb not in ("draw_tile", "deal"):
        return []
    position = m.position()
    return [taste(position, move, shown) for move in moves]


def taste(position: Any, move: Move, shown: Shown) -> float:
    """How much a move is liked: what was never shown, then cards, leaders and the refusal of the Church."""
    arguments: Any = move.json
    if move.verb in ("draw_tile", "deal", "keep", "play", "activate"):
        kind = "tiles" if move.verb == "draw_tile" else "leaders"
        new = not shown[kind][arguments.get("tile", arguments.get("leader"))]
        return 200 if new else {"play": 50, "activate": 50}.get(move.verb, 1)
    if move.verb in ("place", "take"):
        tower, _, floor = arguments["space"].partition(".")
        if tower not in position["towers"]:
            return 1
        return 12 if shown["cards"][position["towers"][tower][int(floor) - 1]] else 400
    if move.verb == "discard":
        return 0.02
    if move.verb == "refuse":
        return 1 if shown["tiles"][position["tiles"][(position["round"] - 1) // 2]] else 20
    return 1
