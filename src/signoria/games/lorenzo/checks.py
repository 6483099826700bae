"""What must always be true of a table: nothing lost, nothing doubled, no number out of range. For tests."""

from mypy_extensions import i64

from signoria.games.lorenzo.pieces import (
    CARD,
    COUNCIL,
    FAITH,
    FAITH_END,
    GOOD,
    HOME,
    LEADER,
    MILITARY,
    MILITARY_END,
    SPACES,
    VICTORY,
)
from signoria.games.lorenzo.state import (
    COUNCIL_ROW,
    DISCARDED,
    FLOORS,
    HAND,
    HAND_SIZE,
    PLACES,
    PLAYED,
    POINTS,
    REVEALED,
    SEATS,
    SOURCES,
    TRACK_CAPS,
    TURNED,
    Table,
)
from signoria.kernel.flow import UNKNOWN


def problems(s: Table) -> list[str]:
    """Everything that is wrong."""
    return stock_problems(s) + card_problems(s) + member_problems(s) + leader_problems(s)


def stock_problems(s: Table) -> list[str]:
    found: list[str] = []
    for seat in range(s.cells[SEATS]):
        for good in range(VICTORY):
            if s.owned(seat, good) < 0:
                found.append(f"seat {seat} owns {s.owned(seat, good)} {GOOD.text(good)}")  # [L-0.2.2]
        if s.cells[TRACK_CAPS] and s.owned(seat, FAITH) > FAITH_END:
            found.append(f"seat {seat} has {s.owned(seat, FAITH)} faith")
        if s.cells[TRACK_CAPS] and s.owned(seat, MILITARY) > MILITARY_END:
            found.append(f"seat {seat} has {s.owned(seat, MILITARY)} military")
        by_source: i64 = 0
        for i in range(SOURCES):
            by_source += s.cells[POINTS + seat * SOURCES + i]
        if by_source != s.owned(seat, VICTORY):
            found.append(f"seat {seat} has {s.owned(seat, VICTORY)} points, its sources give {by_source}")
    return found


def card_problems(s: Table) -> list[str]:
    """Each card lies in one place, and outside the deck only if it was revealed."""
    found: list[str] = []
    places: dict[int, int] = {}
    for i in range(16):
        if s.cells[FLOORS + i] >= 0:
            places[s.cells[FLOORS + i]] = places.get(s.cells[FLOORS + i], 0) + 1
    for seat in range(s.cells[SEATS]):
        for card_type in range(4):
            for slot in range(s.cards(seat, card_type)):
                card = s.card_in_row(seat, card_type, slot)
                places[card] = places.get(card, 0) + 1
    for card, n in places.items():
        if n > 1:
            found.append(f"{CARD.text(card)} lies in {n} places")
        if not s.cells[REVEALED + card // 24] >> (card % 24) & 1:
            found.append(f"{CARD.text(card)} is also in its deck")
    return found


def member_problems(s: Table) -> list[str]:
    found: list[str] = []
    in_council: i64 = 0
    for i in range(16):
        place = s.cells[PLACES + i]
        if place != HOME and not 0 <= place < SPACES:
            found.append(f"member {i} stands on {place}")
        if place == COUNCIL:
            in_council += 1
        if s.cells[COUNCIL_ROW + i] >= 0 and s.cells[PLACES + s.cells[COUNCIL_ROW + i]] != COUNCIL:
            found.append(f"member {s.cells[COUNCIL_ROW + i]} is lined up in the council but not there")
        if s.cells[COUNCIL_ROW + i] >= 0:
            in_council -= 1
    if in_council != 0:
        found.append("the line in the council is not who stands there")
    return found


def leader_problems(s: Table) -> list[str]:
    found: list[str] = []
    seen: i64 = 0
    for seat in range(s.cells[SEATS]):
        hand = s.cells[HAND + seat]
        own: list[i64] = [s.cells[PLAYED + seat], s.cells[DISCARDED + seat]]
        if hand != UNKNOWN:
            own.append(hand)
            size: i64 = 0
            for leader in range(20):
                size += hand >> leader & 1
            if size != s.cells[HAND_SIZE + seat]:
                found.append(f"seat {seat} holds {size} leaders, not {s.cells[HAND_SIZE + seat]}")
        for mask in own:
            for leader in range(20):
                if mask & seen & (i64(1) << leader):
                    found.append(f"{LEADER.text(leader)} is in two places")
            seen |= mask
        if s.cells[TURNED + seat] & ~s.cells[PLAYED + seat]:
            found.append(f"seat {seat} used a leader it has not played")
    return found
