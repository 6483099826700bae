"""The final scoring of Lorenzo counted once more, slowly, from the last position alone. [L-11] [L-14.3]

Nothing here uses the engine: the numbers were typed again from the cards and the rules.
"""

from typing import Any

FINAL = ("territories", "characters", "ventures", "military", "resources", "tiles")
TERRITORIES = {0: 0, 1: 0, 2: 0, 3: 1, 4: 4, 5: 10, 6: 20}
CHARACTERS = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21}
VENTURES = {
    "hiring_recruits": 4, "repairing_the_church": 5, "building_the_walls": 3, "raising_a_statue": 4,
    "military_campaign": 5, "hosting_panhandlers": 4, "fighting_heresies": 5, "support_to_the_bishop": 1,
    "hiring_soldiers": 5, "repairing_the_abbey": 6, "building_the_bastions": 2, "support_to_the_king": 3,
    "improving_the_canals": 5, "hosting_foreigners": 4, "crusade": 5, "support_to_the_cardinal": 4,
    "hiring_mercenaries": 6, "repairing_the_cathedral": 5, "building_the_towers": 4, "promoting_sacred_art": 3,
    "military_conquest": 7, "improving_the_roads": 5, "sacred_war": 8, "support_to_the_pope": 10,
}  # fmt: skip
WOOD_AND_STONE = {
    "mint": 4, "tax_office": 4, "triumphal_arch": 2, "theater": 2, "carpenters_shop": 2, "stonemasons_shop": 2,
    "chapel": 2, "residence": 2, "marketplace": 3, "treasury": 3, "painters_guild": 4, "sculptors_guild": 4,
    "stonemasons_guild": 3, "baptistery": 3, "barracks": 2, "stronghold": 4, "bank": 4, "fair": 3, "garden": 6,
    "fortress": 6, "palace": 4, "church": 5, "military_academy": 4, "cathedral": 8,
}  # fmt: skip


def recount(position: dict[str, Any]) -> list[int]:
    """Final points of each seat."""
    return [points(position, seat) for seat in range(len(position["players"]))]


def points(position: dict[str, Any], seat: int) -> int:
    player = position["players"][seat]
    tiles = {position["tiles"][period - 1] for period in player["excommunicated"]}
    total: int = sum(n for source, n in player["points"].items() if source not in FINAL)
    if "lose_fifth" in tiles:
        total -= total // 5
    if "no_territory_score" not in tiles:
        total += TERRITORIES[len(player["territories"])]
    if "no_character_score" not in tiles:
        total += CHARACTERS[len(player["characters"])]
    if "no_venture_score" not in tiles:
        total += sum(VENTURES[card] for card in player["ventures"])
    total += military(position, seat)
    resources = player["wood"] + player["stone"] + player["servant"] + player["coin"]
    total += resources // 5
    if "lose_per_military" in tiles:
        total -= player["military"]
    if "lose_per_building_cost" in tiles:
        total -= sum(WOOD_AND_STONE[card] for card in player["buildings"])
    if "lose_per_resource" in tiles:
        total -= resources
    return total


def military(position: dict[str, Any], seat: int) -> int:
    """5 for the most, 2 for the second; a tie for the first place leaves no second."""
    own = position["players"][seat]["military"]
    if own == 0 and not position["options"]["zero_military_scores"]:
        return 0
    strengths = sorted((player["military"] for player in position["players"]), reverse=True)
    if own == strengths[0]:
        return 5
    return 2 if own == strengths[1] else 0
