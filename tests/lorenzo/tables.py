"""Small tables for rule cases: a position in the middle of a round, and short ways to play and look."""

from typing import Any

import signoria
from signoria.games.lorenzo.pieces import CARD
from signoria.games.lorenzo.state import MARKERS
from signoria.kernel.match import Match

Player = dict[str, Any]


def table(
    *players: Player,
    seats: int = 4,
    turn: int = 0,
    round: int | None = None,
    dice: tuple[int, int, int] = (1, 1, 1),
    towers: dict[str, list[str | None]] | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """It is the turn of `turn`; players not named are as the setup makes them. Chance is played by hand.

    The round, if not named, is the first in which the cards of the case can lie on the table.
    """
    document: dict[str, Any] = {
        "game": "lorenzo",
        "seats": seats,
        "options": options or {},
        "round": round or first_round(players, towers or {}),
        "turn": turn,
        "dice": {"black": dice[0], "white": dice[1], "orange": dice[2]},
        "towers": towers or {},
        "players": [with_bonus_tile(player, i, options) for i, player in enumerate([*players, *[{}] * seats][:seats])],
    }
    document.update(fields)
    return signoria.from_position(document, chance="manual")


def first_round(players: tuple[Player, ...], towers: dict[str, list[str | None]]) -> int:
    """The first round of the latest period named, or the second where a type has more than four cards of it."""
    rows = ("territories", "characters", "buildings", "ventures")
    named = [CARD.parse(card) for player in players for row in rows for card in player.get(row, [])]
    named += [CARD.parse(card) for tower in towers.values() for card in tower if card]
    if not named:
        return 1
    period = max(card % 24 // 8 for card in named)
    shown = [sum(card // 24 == kind and card % 24 // 8 == period for card in named) for kind in range(4)]
    return 2 * period + (2 if max(shown) > 4 else 1)


def with_bonus_tile(player: Player, seat: int, options: dict[str, Any] | None) -> Player:
    """In the advanced game everybody has an advanced tile, unless the case says which."""
    if options and options.get("advanced") and "bonus_tile" not in player:
        return {**player, "bonus_tile": ("servants_two", "military_two", "coins_two", "military_servant")[seat]}
    return player


def mark(m: Match, seat: int, period: int) -> Match:
    """Put a marker of a seat on the tile of a period, even before its report, when no position can say so."""
    m.state.cells[MARKERS + seat] |= 1 << (period - 1)
    return m


def play(m: Match, seat: int, *moves: str) -> None:
    for move in moves:
        m.play(seat, move)


def texts(m: Match, seat: int) -> list[str]:
    """The legal moves of a seat, as text."""
    return [move.text for move in m.legal(seat)]


def player(m: Match, seat: int) -> Player:
    """A player as the position document shows it."""
    players = m.position()["players"]
    assert isinstance(players, list)
    found: Player = players[seat]
    return found


def gains(before: Player, after: Player) -> dict[str, int]:
    """What changed in the stock, without what stayed."""
    goods = ("wood", "stone", "servant", "coin", "military", "faith", "victory")
    return {good: after[good] - before[good] for good in goods if after[good] != before[good]}


def rule(m: Match, seat: int, what: str) -> str:
    """Id of the rule that forbids a move or keeps a thing out of reach; '' if it is allowed."""
    reasons = m.why_not(seat, what)
    return reasons[0].rule if reasons else ""
