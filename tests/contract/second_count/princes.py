"""The prestige points of Princes counted once more, slowly, from the last position alone. [P-8.1] [P-13]

Nothing here uses the engine: the numbers were typed again from the cards and the rules. What a work, a best work, a
character or a step back was worth leaves no trace on the table: these come from the sources of the position.
"""

from typing import Any

Player = dict[str, Any]

PASSING = ("works", "best_work", "characters", "moved_back", "other")
LARGE = {"university", "laboratory", "workshop"}
TYPES = ("forest", "lake", "park")
SQUARES = 49 - 6  # the palace covers 6

MOST = {  # what is counted, points alone, points tied
    "most_buildings": ("buildings", 6, 3),
    "most_lakes": ("lake", 6, 3),
    "most_jesters": ("jesters", 6, 3),
    "most_landscapes": ("landscapes", 7, 4),
    "most_architects": ("architects", 6, 3),
    "most_works": ("works", 7, 4),
    "most_forests": ("forest", 7, 4),
    "most_parks": ("park", 5, 3),
}
AT_LEAST = {  # points, and what they take
    "all_landscape_types": (8, {"forest": 1, "lake": 1, "park": 1}),
    "architect_jester_two_landscapes": (7, {"architects": 1, "jesters": 1, "landscapes": 2}),
    "two_large_buildings": (5, {"large": 2}),
    "all_freedoms": (8, {"freedoms": 3}),
    "buildings_freedoms_works": (6, {"buildings": 4, "freedoms": 2, "works": 4}),
}


def recount(position: dict[str, Any]) -> list[int]:
    """Final prestige points of each seat."""
    counts = [counted(player) for player in position["players"]]
    return [
        sum(player["points"].get(source, 0) for source in PASSING)
        + pieces(player, counts[seat])
        + sum(prestige(card, seat, counts) for card in player["revealed"])
        for seat, player in enumerate(position["players"])
    ]


def counted(player: Player) -> dict[str, int]:
    """How much a player has of everything that prestige cards ask for."""
    landscapes = [tile["type"] for tile in player["landscapes"]]
    squares = [cell for tile in player["landscapes"] for cell in tile["cells"]]
    for building in player["buildings"].values():
        squares += building["cells"] if isinstance(building, dict) else building
    return {
        "buildings": len(player["buildings"]),
        "large": len(LARGE & set(player["buildings"])),
        "landscapes": len(landscapes),
        **{kind: landscapes.count(kind) for kind in TYPES},
        "freedoms": len(player["freedoms"]),
        "jesters": player["jesters"],
        "architects": player["architects"],
        "works": len(player["table"]) + player["recruiting_on_table"],
        "empty": SQUARES - len(squares),
    }


def pieces(player: Player, has: dict[str, int]) -> int:
    """3 for each building, for each landscape but the first of a type, for the second and third architect.

    A position written by hand has pieces that never scored; there the sources must do.
    """
    if "other" in player["points"]:
        return sum(player["points"].get(source, 0) for source in ("buildings", "landscapes", "architects"))
    again = sum(max(0, has[kind] - 1) for kind in TYPES)
    return 3 * (has["buildings"] + again + max(0, has["architects"] - 1))


def prestige(card: str, seat: int, counts: list[dict[str, int]]) -> int:
    """What a prestige card brings its owner."""
    if card in AT_LEAST:
        points, needs = AT_LEAST[card]
        return points if all(counts[seat][what] >= n for what, n in needs.items()) else 0
    if card == "fewest_empty_squares":
        empty = sorted(has["empty"] for has in counts)
        if counts[seat]["empty"] > empty[0]:
            return 0
        return 4 if empty[1] == empty[0] else 8
    what, alone, tied = MOST[card]
    best = sorted(has[what] for has in counts)
    if counts[seat][what] < best[-1] or best[-1] == 0:
        return 0
    return tied if best[-2] == best[-1] else alone
