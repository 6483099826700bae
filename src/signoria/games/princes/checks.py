"""What must always be true of a table: nothing lost, nothing doubled, no number out of range."""

from mypy_extensions import i64

from signoria.games.princes.actions import neighbour
from signoria.games.princes.cards import AT_STACK, UNDER, deck_of, row_of, token_of, tokens_at
from signoria.games.princes.pieces import (
    ARCHITECTS_IN_ALL,
    BUILDING,
    BUILDINGS_EACH,
    CARD,
    CARDS,
    CHARACTER,
    DECK_FIRST,
    FREEDOM,
    JESTERS_IN_ALL,
    LANDSCAPE_PIECE,
    LANDSCAPE_TYPE,
    LANDSCAPES_EACH,
    RECRUITING_IN_ALL,
    ROUNDS,
)
from signoria.games.princes.shapes import (
    BIT,
    BUILDINGS,
    JOINT_LEFT,
    JOINT_PLACES_OF,
    JOINT_RIGHT,
    MASK,
    PLACES,
    PLACES_OF,
)
from signoria.games.princes.state import (
    ARCHITECTS,
    ARCHITECTS_LEFT,
    BUILDINGS_LEFT,
    CHARACTER_OF,
    COOPERATIVE,
    FACE,
    FREEDOMS_FOR_TWO,
    FREEDOMS_LEFT,
    JESTERS,
    JESTERS_LEFT,
    LAND_MASK,
    LAND_TYPE,
    LANDSCAPES_LEFT,
    MOST_LANDSCAPES,
    PARTNER,
    PLACE,
    POINTS,
    RECRUITING_HAND,
    RECRUITING_LEFT,
    RECRUITING_TABLE,
    ROUND,
    SEATS,
    SOURCES,
    Table,
)
from signoria.kernel.flow import ALL_SEEING, SPECTATOR, UNKNOWN


def problems(s: Table) -> list[str]:
    """Everything that is wrong."""
    return stock_problems(s) + supply_problems(s) + principality_problems(s) + card_problems(s) + knowledge_problems(s)


def stock_problems(s: Table) -> list[str]:
    """Money and points are never negative, and points add up from their sources. [P-7.1] [P-2.5]"""
    found: list[str] = []
    for seat in range(s.cells[SEATS]):
        if s.money(seat) < 0:
            found.append(f"seat {seat} has {s.money(seat)} hundred florins")
        if s.prestige(seat) < 0:
            found.append(f"seat {seat} has {s.prestige(seat)} prestige points")
        by_source: i64 = 0
        for i in range(SOURCES):
            by_source += s.cells[POINTS + seat * SOURCES + i]
        if by_source != s.prestige(seat):
            found.append(f"seat {seat} has {s.prestige(seat)} prestige points, its sources give {by_source}")
        character = s.cells[CHARACTER_OF + seat]
        if character >= 0 and not s.is_expanded():
            found.append(f"seat {seat} has the {CHARACTER.text(character)}, which is not in this game")
        for other in range(seat):
            if character >= 0 and s.has_character(other, character):
                found.append(f"seats {other} and {seat} have the {CHARACTER.text(character)}")
    return found


def supply_problems(s: Table) -> list[str]:
    """What players have and what is left make up what there is. [P-0.2] [P-0.3] [P-0.4] [P-0.5] [P-1.5]"""
    found: list[str] = []
    seats = s.cells[SEATS]
    jesters = s.cells[JESTERS_LEFT]
    architects = s.cells[ARCHITECTS_LEFT]
    recruiting = s.cells[RECRUITING_LEFT]
    for seat in range(seats):
        jesters += s.cells[JESTERS + seat]
        architects += s.cells[ARCHITECTS + seat]
        recruiting += s.cells[RECRUITING_HAND + seat] + s.cells[RECRUITING_TABLE + seat]
        if s.cells[ARCHITECTS + seat] > 3:
            found.append(f"seat {seat} has {s.cells[ARCHITECTS + seat]} architects")
    if jesters != JESTERS_IN_ALL or s.cells[JESTERS_LEFT] < 0:
        found.append(f"there are {jesters} jesters, not {JESTERS_IN_ALL}")
    if architects != ARCHITECTS_IN_ALL or s.cells[ARCHITECTS_LEFT] < 0:
        found.append(f"there are {architects} architects, not {ARCHITECTS_IN_ALL}")
    if recruiting != RECRUITING_IN_ALL or s.cells[RECRUITING_LEFT] < 0:
        found.append(f"there are {recruiting} recruiting cards, not {RECRUITING_IN_ALL}")
    for kind in range(3):
        n = s.cells[LANDSCAPES_LEFT + kind]
        for seat in range(seats):
            n += s.landscapes(seat, kind)
        if n != LANDSCAPES_EACH or s.cells[LANDSCAPES_LEFT + kind] < 0:
            found.append(f"there are {n} landscapes of type {LANDSCAPE_TYPE.text(kind)}, not {LANDSCAPES_EACH}")
    for building in range(BUILDINGS):
        halves = 2 * s.cells[BUILDINGS_LEFT + building]
        for seat in range(seats):
            if s.built(seat, building):
                halves += 2 if s.cells[PARTNER + seat * BUILDINGS + building] < 0 else 1
        if halves != 2 * BUILDINGS_EACH or s.cells[BUILDINGS_LEFT + building] < 0:
            found.append(f"the tiles of {BUILDING.text(building)} are not {BUILDINGS_EACH}")
    return found + freedom_problems(s)


def freedom_problems(s: Table) -> list[str]:
    """As many of each type as players less one; with two players one of each and one or two more. [P-1.5] [P-9.4]"""
    found: list[str] = []
    seats = s.cells[SEATS]
    in_all: i64 = 0
    for freedom in range(3):
        n = s.cells[FREEDOMS_LEFT + freedom]
        for seat in range(seats):
            n += 1 if s.has_freedom(seat, freedom) else 0
        in_all += n
        least = seats - 1
        most = 2 if seats == 2 else seats - 1
        if not least <= n <= most or s.cells[FREEDOMS_LEFT + freedom] < 0:
            found.append(f"there are {n} freedoms of {FREEDOM.text(freedom)}")
    if seats == 2 and (in_all > s.cells[FREEDOMS_FOR_TWO] or (s.cells[ROUND] and in_all < s.cells[FREEDOMS_FOR_TWO])):
        found.append(f"there are {in_all} freedoms, not {s.cells[FREEDOMS_FOR_TWO]}")
    if not 0 <= s.cells[ROUND] <= ROUNDS:
        found.append(f"it is round {s.cells[ROUND]}")
    return found


def principality_problems(s: Table) -> list[str]:
    """Every piece has its shape and lies inside the grid, no two on one square. [P-4.1.1] [P-5.3.3] [P-5.3.4]"""
    found: list[str] = []
    for seat in range(s.cells[SEATS]):
        taken = s.palace()
        for building in range(BUILDINGS):
            mask = s.built(seat, building)
            partner = s.cells[PARTNER + seat * BUILDINGS + building]
            name = f"{BUILDING.text(building)} of seat {seat}"
            if mask & taken:
                found.append(f"the {name} lies on another piece")
            taken |= mask
            if partner < 0:
                if mask and not is_piece(building, mask):
                    found.append(f"the {name} has not its shape")
            elif not is_joint(s, seat, partner, building):
                found.append(f"the {name} and its other part do not make one building")
        for i in range(seat * MOST_LANDSCAPES, (seat + 1) * MOST_LANDSCAPES):
            kind = s.cells[LAND_TYPE + i]
            mask = s.cells[LAND_MASK + i]
            if kind >= 0:
                if mask & taken:
                    found.append(f"a {LANDSCAPE_TYPE.text(kind)} of seat {seat} lies on another piece")
                if not is_piece(LANDSCAPE_PIECE + kind, mask):
                    found.append(f"a {LANDSCAPE_TYPE.text(kind)} of seat {seat} has not its shape")
                taken |= mask
            elif mask:
                found.append(f"seat {seat} has a landscape without type")
    return found


def is_piece(piece: i64, mask: i64) -> bool:
    """Whether squares are a placement of a piece inside the grid."""
    for place in PLACES_OF[piece]:
        if MASK[piece * PLACES + place] == mask:
            return True
    return False


def is_joint(s: Table, seat: i64, partner: i64, building: i64) -> bool:
    """Whether the parts of a joint building fit across the border of two neighbours. [P-11.2.2] [P-11.2.14]

    Only the expansion lets players build together. [P-11.1.2]
    """
    if not s.cells[COOPERATIVE] or not 0 <= partner < s.cells[SEATS]:
        return False
    if s.cells[PARTNER + partner * BUILDINGS + building] != seat:
        return False
    for side in range(2):
        if neighbour(s, seat, side) == partner:
            left = s.built(seat if side == 1 else partner, building)
            right = s.built(partner if side == 1 else seat, building)
            for place in JOINT_PLACES_OF[building]:
                i = building * PLACES + place
                if JOINT_LEFT[i] == left and JOINT_RIGHT[i] == right:
                    return True
    return False


def card_problems(s: Table) -> list[str]:
    """Each card lies on one token of its deck; tokens have a face once they have left the shuffled stack. [P-0.5]"""
    found: list[str] = []
    seen: i64 = 0
    for token in range(CARDS):
        card = s.cells[FACE + token]
        place = s.cells[PLACE + token]
        for other in range(DECK_FIRST[deck_of(token)], token):
            if place >= UNDER and s.cells[PLACE + other] == place:
                found.append(f"tokens {other} and {token} lie in one place under a stack")
        if card == UNKNOWN:
            if s.viewer == ALL_SEEING and place != AT_STACK:
                found.append(f"token {token} at place {place} has no face")
            continue
        if not 0 <= card < CARDS or deck_of(card) != deck_of(token):
            found.append(f"token {token} has the face {card}")
            continue
        if place == AT_STACK:
            found.append(f"{CARD.text(card)} has a place in a shuffled stack")
        if seen >> card & 1:
            found.append(f"{CARD.text(card)} lies in two places")
        seen |= BIT[card]
    return found


def knowledge_problems(s: Table) -> list[str]:
    """What anybody believes is true: a card lies where they think it may lie."""
    found: list[str] = []
    for viewer in range(SPECTATOR, s.cells[SEATS]):
        if s.viewer != ALL_SEEING and s.viewer != viewer:
            continue
        for card in range(CARDS):
            maybe = s.cells[row_of(viewer) + card]
            stack = tokens_at(s, AT_STACK, deck_of(card))
            token = token_of(s, card)
            if token >= 0:
                wrong = maybe != BIT[token] if s.viewer == viewer else not maybe & BIT[token]
            else:
                wrong = not maybe & stack if s.viewer == ALL_SEEING else maybe == 0
            if wrong:
                found.append(f"{viewer} is wrong about {CARD.text(card)}")
            if maybe & stack and maybe & stack != stack:
                found.append(f"{viewer} knows where {CARD.text(card)} lies in a shuffled stack")
    return found
