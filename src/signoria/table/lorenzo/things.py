"""Cards, leaders, tiles and spaces that can be explained."""

from signoria.games.lorenzo.describe import long, long_bonus_tile, long_leader, long_space, long_tile
from signoria.games.lorenzo.pieces import BONUS_TILE, CARD, LEADER, SPACE, TILE
from signoria.table.things import Kind


def kinds() -> list[Kind]:
    """Every kind of thing: its names, how it is described, and the rule that is about it."""
    return [
        (CARD, long, lambda card: ("L-5.1", "L-5.3", "L-5.2", "L-5.4")[card // 24]),
        (LEADER, long_leader, lambda leader: f"L-13.{leader + 1}"),
        (TILE, long_tile, lambda tile: f"L-14.{tile // 7 + 1}.{tile % 7 + 1}"),
        (SPACE, long_space, lambda space: space_rule(SPACE.names[space])),
        (BONUS_TILE, long_bonus_tile, lambda tile: "L-12.1.2" if tile else "L-1.4"),
    ]


def space_rule(name: str) -> str:
    area = name.split(".")[0]
    return {"harvest": "L-6", "production": "L-6", "market": "L-7", "council": "L-8"}.get(area, "L-4")
