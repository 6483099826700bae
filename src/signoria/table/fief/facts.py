"""The constant tables of Fief as one document for boards: the map, fiefs and bishoprics, lords, cards and prices."""

from signoria.games.fief.game import GAME
from signoria.games.fief.pieces import (
    BISHOPRIC,
    BISHOPRIC_OF,
    CALAMITY,
    CALAMITY_COPIES,
    CAPITAL_OF,
    CARDINAL_PRICE,
    CASTLE_PRICE,
    COPIES,
    ENGINES_EACH,
    FAMILY,
    FIEF,
    FIEF_TABLE,
    HAND,
    IS_SURPRISE,
    IS_WOMAN,
    KIND,
    KNIGHT_PRICE,
    KNIGHTS_EACH,
    LORD,
    LORDS,
    MAN_PRICE,
    MEN_EACH,
    MILL_PRICE,
    MILLS_PER_VILLAGE,
    RELIC,
    ROAD_TABLE,
    STAND,
    VILLAGE,
    VILLAGE_TABLE,
    VP_ALLIED,
    VP_ALONE,
)
from signoria.kernel.domains import Json

Facts = dict[str, Json]
RANKS = ("", "barony", "county", "duchy")
WIDTH, HEIGHT = 1000, 760  # of the board that places are drawn on


def facts() -> Facts:
    """Everything that never changes, by name; money in deniers."""
    return {
        "game": GAME.name,
        "rules_version": GAME.rules_version,
        "board": {"width": WIDTH, "height": HEIGHT},
        "villages": {
            village.name: {
                "fief": FIEF.text(village.fief),
                "bishopric": BISHOPRIC.text(BISHOPRIC_OF[i]),
                "x": int(village.x),
                "y": int(village.y),
            }
            for i, village in enumerate(VILLAGE_TABLE)
        },
        "roads": [[VILLAGE.text(road.a), VILLAGE.text(road.b)] for road in ROAD_TABLE],
        "stands": list(STAND.names),
        "fiefs": {fief.name: {"rank": RANKS[fief.rank], "price": int(fief.price)} for fief in FIEF_TABLE},
        "bishoprics": {name: {"capital": VILLAGE.text(CAPITAL_OF[i])} for i, name in enumerate(BISHOPRIC.names)},
        "lords": {name: {"is_woman": bool(IS_WOMAN[i])} for i, name in enumerate(LORD.names)},
        "cards": {
            KIND.names[i]: {"copies": int(COPIES[i]), "is_surprise": bool(IS_SURPRISE[i])}
            for i in range(LORDS, KIND.size)
        },
        "calamities": {name: {"copies": int(CALAMITY_COPIES[i])} for i, name in enumerate(CALAMITY.names)},
        "relics": list(RELIC.names),
        "prices": {
            "man_at_arms": int(MAN_PRICE),
            "knight": int(KNIGHT_PRICE),
            "mill": int(MILL_PRICE),
            "castle": int(CASTLE_PRICE),
            "cardinal": int(CARDINAL_PRICE),
        },
        "limits": {
            "men_at_arms": int(MEN_EACH),
            "knights": int(KNIGHTS_EACH),
            "engines": int(ENGINES_EACH),
            "mills_per_village": int(MILLS_PER_VILLAGE),
            "family": int(FAMILY),
            "hand": int(HAND),
        },
        "victory": {"alone": int(VP_ALONE), "allied": int(VP_ALLIED)},
    }
