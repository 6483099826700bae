"""Moments that many rule cases begin at: the end of the actions of a round, and the next round."""

from typing import Any

import signoria
from signoria.kernel.match import Match
from tests.lorenzo.tables import Player, player, table

# Six cards of each type, of periods 1 and 2, so that any position of round 5 or 6 may hold them.
TERRITORIES = ["commercial_hub", "woods", "village", "gravel_pit", "gold_mine", "hermitage"]
CHARACTERS = ["warlord", "knight", "abbess", "captain", "papal_messenger", "royal_messenger"]
BUILDINGS = ["mint", "tax_office", "chapel", "residence", "treasury", "barracks"]
VENTURES = [
    "hiring_recruits",
    "repairing_the_church",
    "raising_a_statue",
    "military_campaign",
    "crusade",
    "hosting_foreigners",
]
ADVANCED: dict[str, Any] = {"advanced": True}
POOR: Player = {"wood": 0, "stone": 0, "servant": 0, "coin": 0}  # with nothing that scores or pays


def after_actions(
    *players: Player, seats: int = 4, turn: int = 0, round: int = 2, council: list[str] | None = None, **fields: Any
) -> Match:
    """Phase B is over: all members stand on floors or in the council, but one who has no servants and must pass.

    What needs no choice then happens by itself, so this is the Vatican report if anybody is asked there.
    """
    people: list[Player] = []
    for seat, given in enumerate([*players, *[{}] * seats][:seats]):
        floor = seat + 1
        members: dict[str, str | None] = {
            "black": f"territory.{floor}",
            "white": f"character.{floor}",
            "orange": f"building.{floor}",
            "neutral": f"venture.{floor}",
        }
        for member in council or []:
            if member.startswith(f"{seat}."):
                members[member[2:]] = "council"
        person = {**given, "members": members}
        if seat == turn:
            members["neutral"] = None
            person["servant"] = 0
        people.append(person)
    return table(*people, seats=seats, turn=turn, round=round, council=council or [], **fields)


def with_leaders(*players: Player, round: int = 5, **fields: Any) -> Match:
    """A table of the advanced game in a late round, so that any cards of periods 1 and 2 may be owned."""
    options = {**ADVANCED, **fields.pop("options", {})}
    return table(*players, round=round, options=options, **fields)


def set_up_round(m: Match, dice: tuple[int, int, int] = (1, 1, 1)) -> None:
    """Chance reveals whatever comes first and rolls these dice."""
    pips = {"black": dice[0], "white": dice[1], "orange": dice[2]}
    while m.waiting == [signoria.CHANCE]:
        moves = [move.text for move in m.legal(signoria.CHANCE)]
        words = moves[0].split()
        m.play(signoria.CHANCE, f"roll {words[1]} {pips[words[1]]}" if words[0] == "roll" else moves[0])


def place(m: Match, seat: int, member: str, space: str, servants: int = 0) -> None:
    """Place a member with so many servants; whoever has no choice of servants is not asked for them."""
    m.play(seat, f"place {member} {space}")
    if m.waiting == [seat] and m.legal(seat)[0].verb == "servants":
        m.play(seat, f"servants {servants}")


def rule(m: Match, seat: int, move: str) -> str:
    """Id of the rule that forbids a move, '' only if it is legal: where the table itself refuses, the key of why."""
    reasons = m.why_not(seat, move)
    return reasons[0].rule or reasons[0].key if reasons else ""


def to_council(m: Match, seat: int, member: str, privilege: str = "faith", end: bool = False) -> None:
    """A turn that needs nothing of the board: a member to the council, without servants."""
    place(m, seat, member, "council")
    m.play(seat, f"privilege {privilege}")
    if end:
        m.play(seat, "end")


def last_placement(first: Player, *others: Player, home: tuple[str, ...] = ("black",), **fields: Any) -> Match:
    """Seat 0 has only the members of `home` left, all others stand in the council."""
    everybody = ("black", "white", "orange", "neutral")
    seats = fields.get("seats", 4)
    people = [{**first, "members": {name: "council" for name in everybody if name not in home}}]
    for person in [*others, *[{}] * seats][: seats - 1]:
        people.append({**person, "members": dict.fromkeys(everybody, "council")})
    return table(*people, **fields)


def finish_round(m: Match) -> None:
    """Everybody goes to the council or passes, and nobody supports the Church, until chance sets up the next round."""
    while m.waiting and m.waiting != [signoria.CHANCE]:
        seat = m.waiting[0]
        moves = [move.text for move in m.legal(seat)]
        wanted = [move for move in moves if move.endswith("council") or move in ("end", "pass", "refuse")]
        m.play(seat, (wanted or moves)[0])


def column(m: Match, field: str) -> list[Any]:
    """One field of all players."""
    return [player(m, seat)[field] for seat in range(m.seats)]
