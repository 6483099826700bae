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
    MARKERS,
    NAMED,
    PLACES,
    PLAYED,
    ROUND,
    ROWS,
    SEATS,
    SEEN,
    TRACK_CAPS,
    TURNED,
    Table,
)
from signoria.games.lorenzo.steps.gains import bits
from signoria.games.lorenzo.steps.kinds import DEALING, NAMING, PAYMENT, ROUND_STEP
from signoria.games.lorenzo.steps.leaders import ability_of, copyable
from signoria.games.lorenzo.steps.rounds import ACTIONS_STAGE, REPORT_STAGE
from signoria.kernel.errors import BadPosition
from signoria.kernel.flow import ALL_SEEING, BELOW, FIRST_FIELD, UNKNOWN


def row_name(card_type: i64) -> str:
    """The field of a row of cards."""
    return ("territories", "characters", "buildings", "ventures")[card_type]


def refuse_impossible(s: Table) -> None:
    """Everything that contradicts the rules, or itself."""
    refuse_cards(s)
    refuse_too_many(s)
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


def refuse_too_many(s: Table) -> None:
    """A round reveals four cards of each type, so two rounds of a period eight. [L-2.3]"""
    if s.cells[ROUND] == 0:
        return
    for tower in range(4):
        shown = 0
        for card in range(tower * 24 + s.period() * 8, tower * 24 + s.period() * 8 + 8):
            for i in range(16):
                shown += s.cells[FLOORS + i] == card
            for i in range(96):
                shown += s.cells[ROWS + i] == card
        if shown > 8 - s.cells[ROUND] % 2 * 4:
            raise BadPosition(f"players: round {s.cells[ROUND]} cannot have shown {shown} cards of one type and period")


def refuse_hidden(s: Table) -> None:
    """Only what a viewer cannot know is null. [L-0.2.5]"""
    for seat in range(s.cells[SEATS]):
        if s.cells[HAND + seat] == UNKNOWN and s.viewer in (ALL_SEEING, seat):
            raise BadPosition(f"players[{seat}].hand: is null, but the position has no viewer who could not know it")


def refuse_draft(s: Table) -> None:
    """Packs seen in the draft have 4, 3, 2, 1 leaders, each the one before less a leader kept. [L-12.1.3]"""
    seen: list[i64] = [s.cells[SEEN + i] for i in range(4 * s.cells[SEATS])]
    if all([mask == 0 for mask in seen]) or UNKNOWN in seen:
        return
    picks = 0
    while picks < 4 and seen[picks] != 0:
        picks += 1
    is_dealing = s.top >= 0 and s.stack[s.top] == DEALING
    for seat in range(s.cells[SEATS]):
        owned = s.cells[HAND + seat] | s.cells[PLAYED + seat] | s.cells[DISCARDED + seat]
        for pick in range(4):
            mask = seen[seat * 4 + pick]
            path = f"players[{seat}].seen[{pick}]"
            if (mask != 0) != (pick < picks) and not is_dealing:
                raise BadPosition(f"{path}: everybody has seen the same number of packs")
            if pick < picks and not is_dealing and bits(mask) != 4 - pick:
                raise BadPosition(f"{path}: must name {4 - pick} leaders")
            for other in range(seat):
                if mask & seen[other * 4 + pick]:
                    raise BadPosition(f"{path}: a leader is also in players[{other}].seen[{pick}]")
            if pick + 1 < picks:
                passed = seen[(seat + s.cells[SEATS] - 1) % s.cells[SEATS] * 4 + pick + 1]
                kept = mask & ~passed
                if passed & ~mask or bits(kept) != 1 or not kept & owned:
                    raise BadPosition(f"{path}: the seat on the right must see it next, less the leader kept")


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
    if tile < 0 < s.cells[ROUND]:
        raise BadPosition(f"players[{seat}].bonus_tile: in the advanced game each player has one; name it")
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
    if s.cells[NAMED + seat] >= 0 and not has_used_montefeltro(s, seat):
        raise BadPosition(f"players[{seat}].used: a member is named, so federico_da_montefeltro is used")  # [L-13.4]


def has_used_montefeltro(s: Table, seat: i64) -> bool:
    """Whether Montefeltro, or Lorenzo de' Medici as his copy, lies face down."""
    for leader in range(20):
        if s.cells[TURNED + seat] >> leader & 1 and ability_of(s, seat, leader) == MONTEFELTRO:
            return True
    return False


def refuse_unnamed(s: Table) -> None:
    """Whoever uses Montefeltro names a member at once. [L-13.4]"""
    for seat in range(s.cells[SEATS]):
        is_naming = s.top >= 0 and s.stack[s.top] == NAMING and s.stack[s.top + FIRST_FIELD] == seat
        if s.cells[NAMED + seat] < 0 and has_used_montefeltro(s, seat) and not is_naming:
            raise BadPosition(f"players[{seat}].named: federico_da_montefeltro is used: name the member that counts 6")


def refuse_early(s: Table) -> None:
    """What belongs to a round under way lies on the table only from its dice to its end. [L-10.3] [L-10.4] [L-10.5]"""
    if is_under_way(s):
        return
    for seat in range(s.cells[SEATS]):
        field = ""
        if s.unplaced(seat) < 4:
            field = "members"
        elif s.cells[TURNED + seat]:
            field = "used"
        elif s.cells[NAMED + seat] >= 0:
            field = "named"
        if field:
            raise BadPosition(f"players[{seat}].{field}: the round has not begun; `turn` says whose turn it is")


def is_under_way(s: Table) -> bool:
    """Whether the dice of a round are rolled and it has not ended."""
    f = round_step(s)
    return f >= 0 and s.stack[f + FIRST_FIELD] >= ACTIONS_STAGE


def round_step(s: Table) -> i64:
    """The frame of the round, or -1 between rounds."""
    f = s.top
    while f >= 0 and s.stack[f] != ROUND_STEP:
        f = s.stack[f + BELOW]
    return f


def refuse_markers(s: Table) -> None:
    """A marker lies on a tile once the report of its period has begun, after its second round. [L-2.5] [L-9.2.1]"""
    f = round_step(s)
    rounds = s.cells[ROUND] if f < 0 or not 0 < s.stack[f + FIRST_FIELD] < REPORT_STAGE else s.cells[ROUND] - 1
    for seat in range(s.cells[SEATS]):
        for period in range(rounds // 2, 3):
            if s.cells[MARKERS + seat] >> period & 1:
                raise BadPosition(f"players[{seat}].excommunicated: the report of period {period + 1} is still to come")


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
