"""Further short ways to look, for the rule cases of setup, values, towers, cards, work, market and council."""

from typing import Any

from signoria.kernel.match import Match
from tests.lorenzo.tables import play, texts

Towers = dict[str, list[str | None]]

PLENTY = {"wood": 20, "stone": 20, "servant": 20, "coin": 50}
NOTHING = {"wood": 0, "stone": 0, "servant": 0, "coin": 0}
ADVANCED = {"advanced": True}

# Free territories on all four floors: whatever keeps a member out there is its value.
LADDER: dict[int, Towers] = {
    1: {"territory": ["commercial_hub", "woods", "village", "gravel_pit"]},
    3: {"territory": ["gold_mine", "mountain_town", "rock_pit", "hermitage"]},
    5: {"territory": ["trading_town", "farm", "marble_pit", "sanctuary"]},
}


# Six cards of each type, and four of period 2 that are not among them.
SIX = {
    "territory": ["commercial_hub", "woods", "village", "gravel_pit", "forest", "monastery"],
    "character": ["warlord", "stonemason", "dame", "knight", "farmer", "artisan"],
    "building": ["mint", "tax_office", "triumphal_arch", "theater", "carpenters_shop", "chapel"],
    "venture": [
        "hiring_recruits", "repairing_the_church", "building_the_walls",
        "raising_a_statue", "military_campaign", "fighting_heresies",
    ],
}  # fmt: skip
ROW = {"territory": "territories", "character": "characters", "building": "buildings", "venture": "ventures"}
OTHER_FOUR = {
    "territory": ["gold_mine", "mountain_town", "rock_pit", "hermitage"],
    "character": ["captain", "peasant", "scholar", "papal_messenger"],
    "building": ["treasury", "barracks", "baptistery", "marketplace"],
    "venture": ["hiring_soldiers", "hosting_foreigners", "building_the_bastions", "repairing_the_abbey"],
}


def floors(card_type: str, *cards: str | None) -> Towers:
    """One tower, its cards from below; the floors above are empty."""
    return {card_type: [*cards, None, None, None, None][:4]}


def servants_needed(m: Match, seat: int, *moves: str) -> int:
    """The fewest servants that moves may be followed by. With enough in stock this measures a value from below."""
    trial = m.copy()
    play(trial, seat, *moves)
    offered = [int(text.split()[1]) for text in texts(trial, seat) if text.startswith("servants ")]
    return min(offered)


def spaces(m: Match, seat: int, member: str) -> list[str]:
    """Where a member may be placed, with all servants if need be."""
    start = f"place {member} "
    return [text.removeprefix(start) for text in texts(m, seat) if text.startswith(start)]


def takes(m: Match, seat: int) -> list[str]:
    """Floors a bonus action may take a card from."""
    return [text.removeprefix("take ") for text in texts(m, seat) if text.startswith("take ")]


def told(m: Match, event: str) -> list[dict[str, Any]]:
    """All events of one kind, in order."""
    return [dict(line) for line in m.log() if line["event"] == event]


def work_value(m: Match) -> int:
    """The value of the last harvest or production."""
    value = told(m, "worked")[-1]["value"]
    assert isinstance(value, int)
    return value


def away(*members: str) -> dict[str, str]:
    """Members that stand in the council, out of the way."""
    return dict.fromkeys(members, "council")
