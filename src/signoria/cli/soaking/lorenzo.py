"""Lorenzo with full hands."""

import random

from signoria.games.lorenzo.pieces import BONUS_TILES, CARD_NAMES, LEADER, TILES
from signoria.kernel.domains import Json


def rich_position(seats: int, options: dict[str, Json], seed: int) -> dict[str, Json]:
    """Before round 5: many cards and goods, tiles to suffer from, leaders played and in hand."""
    dice = random.Random(seed)
    decks = [dice.sample(CARD_NAMES[first : first + 16], 16) for first in range(0, 96, 24)]
    leaders = dice.sample([name for name in LEADER.names if name != "lorenzo_de_medici"], 4 * seats)
    if dice.random() < 0.5:
        leaders[0] = "lorenzo_de_medici"
    bonus_tiles = dice.sample(BONUS_TILES[1:], seats)
    players: list[Json] = []
    for seat in range(seats):
        player: dict[str, Json] = {good: dice.randint(4, 20) for good in ("wood", "stone", "servant", "coin")}
        player.update(military=dice.randint(0, 25), faith=dice.randint(0, 10), victory=dice.randint(20, 50))
        for row, deck in zip(("territories", "characters", "buildings", "ventures"), decks, strict=True):
            player[row] = [deck.pop() for _ in range(dice.randint(2, min(6, 16 // seats)))]
        player["excommunicated"] = [period for period in (1, 2) if dice.random() < 0.5]
        if options["advanced"]:
            own = leaders[4 * seat : 4 * seat + 4]
            player.update(bonus_tile=bonus_tiles[seat], hand=own[:2], played=own[2:])
        players.append(player)
    tiles = [dice.choice(TILES[first : first + 7]) for first in (0, 7, 14)]
    return {"game": "lorenzo", "seats": seats, "options": options, "round": 5, "tiles": tiles, "players": players}
