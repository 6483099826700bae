"""Prestige cards, ties and the end. [P-8] [P-13]"""

from mypy_extensions import i64

from signoria.games.princes.actions import count
from signoria.games.princes.cards import AT_HAND, AT_TABLE, show_all
from signoria.games.princes.effects import score
from signoria.games.princes.messages import E_ENDED, E_REVEALED
from signoria.games.princes.pieces import AT_LEAST, CARDS, FEWEST, PRESTIGE_AT, PRESTIGES
from signoria.games.princes.state import (
    BY_PRESTIGE_CARDS,
    FACE,
    PLACE,
    POINTS,
    SEATS,
    SOURCE_NAMES,
    SOURCES,
    Table,
)
from signoria.kernel.flow import UNKNOWN
from signoria.kernel.game import Result


def prestige_points(s: Table, seat: i64, card: i64) -> i64:
    """What a prestige card brings its owner; others score nothing by it. [P-13.0.1] [P-13.0.2]"""
    row = PRESTIGES[card - PRESTIGE_AT]
    if row.kind == AT_LEAST:  # does not look at others [P-13.0.4]
        for what, need in row.counts:
            if count(s, seat, what) < need:
                return 0
        return row.points
    what, need = row.counts[0]
    own = count(s, seat, what)
    if own < need:
        return 0  # nothing is never the most [P-13.0.3]
    points = row.points
    for other in range(s.cells[SEATS]):
        if other != seat:
            theirs = count(s, other, what)
            if (theirs < own) if row.kind == FEWEST else (theirs > own):
                return 0
            if theirs == own:
                points = row.tied
    return points


def score_the_end(s: Table) -> None:
    """Prestige cards are revealed and all scored on the same final state. [P-8.1] [P-8.3]"""
    for token in range(PRESTIGE_AT, CARDS):
        seat = s.cells[PLACE + token] - AT_HAND
        # Who looks ahead with a seat's knowledge only does not see the cards of others.
        if 0 <= seat < s.cells[SEATS] and s.cells[FACE + token] != UNKNOWN:
            s.cells[PLACE + token] = AT_TABLE + seat
            show_all(s, token)
            points = prestige_points(s, seat, s.cells[FACE + token])
            s.tell(E_REVEALED, seat, s.cells[FACE + token], points)
            score(s, seat, BY_PRESTIGE_CARDS, points)
    for seat in range(s.cells[SEATS]):
        s.tell(E_ENDED, seat, s.prestige(seat), s.money(seat))


def scores(s: Table) -> list[dict[str, int]]:
    """Prestige points of each seat by source; prestige cards are hidden until the end."""
    return [
        {name: int(s.cells[POINTS + seat * SOURCES + i]) for i, name in enumerate(SOURCE_NAMES)}
        for seat in range(s.cells[SEATS])
    ]


def result(s: Table) -> Result | None:
    """Most PP, then more money; still tied is a shared win. [P-8.2]"""
    if s.top >= 0:
        return None
    seats = range(s.cells[SEATS])
    standing = [(int(s.prestige(seat)), int(s.money(seat))) for seat in seats]
    ranks = [1 + sum([other > standing[seat] for other in standing]) for seat in seats]
    return Result([points for points, _ in standing], ranks, "seven_rounds")
