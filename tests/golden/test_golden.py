"""Golden games: readable records that must replay to the same digests, and together show every piece of the game.

If one of these fails because a rule was changed on purpose: raise the rules version of the game, name the rule in its
list of changes, and make the games again with `python -m tests.golden.make`. A new event needs only the last.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria.games import GAMES
from signoria.kernel.contract import digests, perft
from signoria.kernel.flow import settle
from signoria.kernel.record import read_record
from tests.golden.coverage import missing, table, total
from tests.golden.make import DIGEST_EVERY, FOLDER, GOLDEN, shown_by
from tests.princes.tables import own

RECORDS = sorted(path for path in FOLDER.glob("*/*.txt") if path.name != "coverage.txt")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_replays_to_the_same_digests(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    assert record.game == path.parent.name
    noted = [line.removeprefix("# ") for line in text.splitlines() if line.startswith("# ")]
    found = digests(GAMES[record.game], record)
    assert found[DIGEST_EVERY - 1 :: DIGEST_EVERY] == noted
    assert found[-1] == record.digest
    m = signoria.replay(text)
    assert m.over
    assert signoria.replay(json.dumps(m.record().json())).digest == record.digest


@pytest.mark.parametrize("name", sorted(GAMES))
def test_golden_games_show_every_piece(name: str) -> None:
    games = GOLDEN[name]
    records = [path for path in RECORDS if path.parent.name == name]
    assert {path.stem for path in records} == {table for table, _, _ in games.TABLES}
    matches = [signoria.replay(path.read_text(encoding="utf-8")) for path in records]
    shown = total(games.WANTED, [shown_by(games, m) for m in matches])
    assert missing(games.WANTED, shown) == {}
    page = table(games.WANTED, shown)
    assert page == (FOLDER / name / "coverage.txt").read_text(encoding="utf-8")


# ---------------------------------------------------------------- perft

OPENING = {
    "game": "lorenzo",
    "seats": 2,
    "round": 1,
    "turn": 0,
    "dice": {"black": 3, "white": 5, "orange": 1},
    "towers": {
        "territory": ["woods", "village", "forest", "city"],
        "character": ["warlord", "dame", "abbess", "preacher"],
        "building": ["mint", "chapel", "residence", "theater"],
        "venture": ["hiring_recruits", "raising_a_statue", "military_campaign", "support_to_the_bishop"],
    },
}
WORK = {
    "game": "lorenzo",
    "seats": 3,
    "round": 4,
    "turn": 1,
    "dice": {"black": 6, "white": 4, "orange": 2},
    "tiles": ["fewer_wood_or_stone", "costly_servants", "lose_fifth"],
    "players": [
        {},
        {
            "wood": 3,
            "stone": 3,
            "servant": 4,
            "coin": 6,
            "faith": 2,
            "territories": ["city", "gravel_pit"],
            "buildings": ["carpenters_shop", "marketplace", "treasury", "stronghold"],
            "excommunicated": [1],
            "members": {"orange": "council"},
        },
        {},
    ],
    "towers": {"character": ["captain", "architect", "hero", None], "venture": ["crusade", None, None, None]},
}
LEADERS = {
    "game": "lorenzo",
    "seats": 2,
    "options": {"advanced": True},
    "round": 6,
    "turn": 0,
    "dice": {"black": 2, "white": 2, "orange": 2},
    "players": [
        {
            "bonus_tile": "coins_two",
            "servant": 5,
            "coin": 18,
            "victory": 40,
            "hand": ["lorenzo_de_medici", "girolamo_savonarola"],
            "played": ["francesco_sforza", "federico_da_montefeltro"],
            "territories": ["village", "city"],
        },
        {"bonus_tile": "military_two", "played": ["leonardo_da_vinci", "ludovico_ariosto"]},
    ],
}


AUCTION = {
    "game": "princes",
    "seats": 3,
    "round": 2,
    "start": 1,
    "players": [
        {"money": 900},
        {"money": 200, "prestige": 3},
        {**own("forest", "lake", "tower"), "architects": 3},
    ],
}
ACTIONS = {
    "game": "princes",
    "seats": 4,
    "round": 3,
    "turn": 0,
    "players": [
        {
            "money": 1400,
            "jesters": 2,
            "architects": 1,
            "freedoms": ["travel"],
            "professions": ["poet", "watchmaker", "jurist"],
            "bonus": ["each_lake", "each_jester"],
            "recruiting_cards": 1,
            **own("theatre", "lake", "lake", "tower", "opera", "university"),
        },
        {"table": ["painter"]},
    ],
}
CHARACTERS = {
    "game": "princes",
    "seats": 2,
    "options": {"muse_and_princess": True},
    "round": 7,
    "start": 1,
    "turn": 1,
    "players": [
        {"character": "merchant", "money": 300},
        {
            "character": "princess",
            "money": 700,
            "prestige": 2,
            "architects": 2,
            **own("forest", "forest", "park", "university", "studio"),
        },
    ],
}
TOGETHER = {
    "game": "princes",
    "seats": 3,
    "options": {"cooperative_building": True},
    "round": 4,
    "turn": 2,
    "players": [
        {"money": 1000, **own("university", "laboratory", "lake", "park", reverse=True)},
        {"money": 200, **own("workshop", "hospital", "forest", "park", reverse=True)},
        {"money": 700, **own("laboratory", "opera", "library", "park", "chapel", reverse=True)},
    ],
}


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (OPENING, (58, 353, 9203)),
        (WORK, (29, 164, 1911)),
        (LEADERS, (26, 162, 1422)),
        (AUCTION, (9, 30, 84)),
        (ACTIONS, (13, 133, 2028)),
        (CHARACTERS, (15, 177, 2249)),
        (TOGETHER, (8, 65, 1007)),
    ],
    ids=["opening", "work", "leaders", "auction", "actions", "characters", "together"],
)
def test_perft(position: dict[str, Any], counts: tuple[int, ...]) -> None:
    """How many sequences of 1, 2 and 3 moves there are: a rule that grows or shrinks changes the count."""
    start = GAMES[position["game"]].from_document(position)
    settle(start)
    assert tuple(perft(start, depth + 1) for depth in range(len(counts))) == counts
