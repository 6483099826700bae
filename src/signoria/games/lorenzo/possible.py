"""What cannot lie on a table: for positions written by people. Each refusal begins with the path of the field."""

from mypy_extensions import i64

from signoria.games.lorenzo.actions import is_closed
from signoria.games.lorenzo.pieces import (
    CARD,
    CARD_TYPE,
    FAITH,
    FAITH_END,
    HARVEST_LARGE,
    HARVEST_SINGLE,
    LEADER,
    LORENZO,
    MARKET,
    MEMBER,
    MILITARY,
    MILITARY_END,
    MONTEFELTRO,
    NEUTRAL,
    ONCE_PER_ROUND,
    PRODUCTION_LARGE,
    SPACE,
)
from signoria.games.lorenzo.state import (
    ADVANCED,
    BONUS,
    COPY,
    DISCARDED,
    FLOORS,
    HAND,
    HAND_SIZE,
    NAMED,
    PLACES,
    PLAYED,
    SEATS,
    TRACK_CAPS,
    TURNED,
    Table,
)
from signoria.games.lorenzo.steps.kinds import PAYMENT
from signoria.games.lorenzo.steps.leaders import copyable
from signoria.kernel.errors import BadPosition
from signoria.kernel.flow import BELOW, FIRST_FIELD, UNKNOWN


def row_name(card_type: i64) -> str:
    """The field of a row of cards."""
    return ("territories", "characters", "buildings", "ventures")[card_type]


def refuse_impossible(s: Table) -> None:
    """Everything that contradicts the rules, or itself."""
    refuse_cards(s)
    refuse_leaders(s)
    for seat in range(s.cells[SEATS]):
        refuse_tracks(s, seat)
        refuse_bonus_tile(s, seat)
        refuse_own_leaders(s, seat)
        for member in range(4):
            refuse_member(s, seat, member)


def refuse_cards(s: Table) -> None:
    """A card lies in one place, and only if its period has come. [L-2.3]"""
    where: dict[int, str] = {}
    for i in range(16):
        if s.cells[FLOORS + i] >= 0:
            claim(where, s.cells[FLOORS + i], f"towers.{CARD_TYPE.names[i // 4]}[{i % 4}]")
    for seat in range(s.cells[SEATS]):
        for card_type in range(4):
            for slot in range(s.cards(seat, card_type)):
                card = s.card_in_row(seat, card_type, slot)
                path = f"players[{seat}].{row_name(card_type)}[{slot}]"
                claim(where, card, path)
                if card % 24 // 8 > s.period():
                    raise BadPosition(f"{path}: {CARD.text(card)} is a card of period {card % 24 // 8 + 1}")


def refuse_taken_floors(s: Table) -> None:
    """Where a member stands the card is gone, unless it is being paid. [L-4.1.5]"""
    for i in range(16):
        if s.cells[FLOORS + i] >= 0 and s.is_taken(i) and not is_being_paid(s, i):
            raise BadPosition(f"towers.{CARD_TYPE.names[i // 4]}[{i % 4}]: a member stands there, so it is taken")


def is_being_paid(s: Table, floor: i64) -> bool:
    f = s.top
    while f >= 0:
        if s.stack[f] == PAYMENT and s.stack[f + FIRST_FIELD + 1] == floor:
            return True
        f = s.stack[f + BELOW]
    return False


def claim(where: dict[int, str], card: i64, path: str) -> None:
    if card in where:
        raise BadPosition(f"{path}: {CARD.text(card)} is also in {where[card]}")
    where[card] = path


def refuse_tracks(s: Table, seat: i64) -> None:
    """Tracks end at 15 and 25. [L-0.2.4]"""
    if s.cells[TRACK_CAPS]:
        if s.owned(seat, FAITH) > FAITH_END:
            raise BadPosition(f"players[{seat}].faith: the track ends at {FAITH_END}")
        if s.owned(seat, MILITARY) > MILITARY_END:
            raise BadPosition(f"players[{seat}].military: the track ends at {MILITARY_END}")


def refuse_bonus_tile(s: Table, seat: i64) -> None:
    """The basic side in the basic game, different advanced sides in the advanced one. [L-1.4] [L-12.1.1]"""
    tile = s.cells[BONUS + seat]
    if tile >= 0 and (tile > 0) != (s.cells[ADVANCED] != 0):
        raise BadPosition(f"players[{seat}].bonus_tile: belongs to the other game")
    for other in range(seat):
        if tile > 0 and s.cells[BONUS + other] == tile:
            raise BadPosition(f"players[{seat}].bonus_tile: players[{other}] has the same one")


def refuse_leaders(s: Table) -> None:
    """A leader is in one place. [L-12.1.3]"""
    where: dict[int, str] = {}
    for seat in range(s.cells[SEATS]):
        for leader in range(20):
            for field, cell in (("hand", HAND), ("played", PLAYED), ("discarded", DISCARDED)):
                mask = s.cells[cell + seat]
                if mask != UNKNOWN and mask >> leader & 1:
                    path = f"players[{seat}].{field}"
                    if leader in where:
                        raise BadPosition(f"{path}: {LEADER.text(leader)} is also in {where[leader]}")
                    where[leader] = path


def refuse_own_leaders(s: Table, seat: i64) -> None:
    """Four leaders in all; used ones work once per round; a copy and a named member need their leader."""
    shown: i64 = 0
    for leader in range(20):
        shown += (s.cells[PLAYED + seat] | s.cells[DISCARDED + seat]) >> leader & 1
        if s.cells[TURNED + seat] >> leader & 1:
            ability = s.cells[COPY + seat] if leader == LORENZO else leader
            if ability < 0 or not ONCE_PER_ROUND[ability]:
                raise BadPosition(f"players[{seat}].used: {LEADER.text(leader)} always works")  # [L-12.2.2]
    if shown + s.cells[HAND_SIZE + seat] > 4:
        raise BadPosition(f"players[{seat}].hand: a player has four leaders in all")
    if s.cells[COPY + seat] >= 0 and not copyable(s, seat) >> s.cells[COPY + seat] & 1:
        raise BadPosition(f"players[{seat}].copy: no other player has played it")  # [L-13.15]
    if s.cells[NAMED + seat] == NEUTRAL:
        raise BadPosition(f"players[{seat}].named: only a colored member can count 6")  # [L-13.4]
    if s.cells[NAMED + seat] >= 0 and not s.has_leader(seat, MONTEFELTRO):
        raise BadPosition(f"players[{seat}].named: only federico_da_montefeltro names a member")


def refuse_member(s: Table, seat: i64, member: i64) -> None:
    """Closed spaces, spaces for one, one colored member in a tower or area. [L-1.3] [L-4.1.3] [L-4.1.4] [L-6.1.2]"""
    place = s.place_of(seat, member)
    if place < 0:
        return
    path = f"players[{seat}].members.{MEMBER.names[member]}"
    if is_closed(s, place):
        raise BadPosition(f"{path}: {SPACE.text(place)} is closed with {s.cells[SEATS]} players")
    for other in range(4 * seat + member):
        if s.cells[PLACES + other] == place and not may_share(s, place, seat, other // 4):
            raise BadPosition(f"{path}: {SPACE.text(place)} is taken by players[{other // 4}]")
    for other in range(member):
        if member != NEUTRAL and area(s.place_of(seat, other)) == area(place) >= 0:
            raise BadPosition(f"{path}: another colored member is in the same tower or area")


def may_share(s: Table, place: i64, one: i64, other: i64) -> bool:
    """Large spaces and council take everybody; Ludovico Ariosto goes where others stand, except to floors."""
    if place == HARVEST_LARGE or place == PRODUCTION_LARGE or place >= MARKET + 4:
        return True
    return place >= HARVEST_SINGLE and (s.ignores_occupation(one) or s.ignores_occupation(other))


def area(place: i64) -> i64:
    """Tower or work area of a space; -1 for all others."""
    if place < 0 or place >= MARKET:
        return -1
    return place >> 2 if place < HARVEST_SINGLE else 4 + (place - HARVEST_SINGLE) // 2
