"""What cannot be in a position of Princes, each refused with the path of its field."""

from mypy_extensions import i64

from signoria.games.princes.cards import AT_HAND, AT_LOOK, AT_OUT, AT_PACK, AT_TABLE, deck_of
from signoria.games.princes.checks import (
    card_problems,
    is_joint,
    knowledge_problems,
    principality_problems,
    stock_problems,
    supply_problems,
)
from signoria.games.princes.pieces import BUILDING, CARDS, CHARACTER, POT, PRESTIGE_AT
from signoria.games.princes.shapes import BUILDINGS
from signoria.games.princes.state import (
    BANK_POT,
    CHARACTER_OF,
    LAND_MASK,
    MOST_LANDSCAPES,
    PARTNER,
    PLACE,
    ROUND,
    SEATS,
    START,
    Table,
)
from signoria.games.princes.steps.auction import ASKED, OUT
from signoria.games.princes.steps.characters import INDEX, TURN
from signoria.games.princes.steps.kinds import (
    AUCTION,
    BIDDING,
    CHARACTER_SALE,
    DEALING,
    LAST_USES,
    LOOKING,
    RETURNING,
    ROUND_STEP,
)
from signoria.games.princes.steps.looking import LOOK_DECK
from signoria.games.princes.steps.rounds import PHASE_B, STAGE
from signoria.kernel.documents import steps_document
from signoria.kernel.errors import BadPosition
from signoria.kernel.flow import ALL_SEEING, BELOW, FIRST_FIELD


def refuse_impossible(s: Table) -> None:
    """Pieces on one square, joint buildings without their other part, and whatever else cannot lie on a table."""
    for seat in range(s.cells[SEATS]):
        refuse_overlaps(s, seat)
        character = s.cells[CHARACTER_OF + seat]
        for other in range(seat):
            if character >= 0 and s.has_character(other, character):
                raise BadPosition(f"players[{seat}].character: players[{other}] has the {CHARACTER.text(character)}")
        for building in range(BUILDINGS):
            partner = s.cells[PARTNER + seat * BUILDINGS + building]
            if partner >= 0 and not is_joint(s, seat, partner, building):
                path = f"players[{seat}].buildings.{BUILDING.text(building)}"
                raise BadPosition(f"{path}: does not fit together with the part of players[{partner}]")
    for what in stock_problems(s) + principality_problems(s):
        raise BadPosition(f"players: {what}")
    for what in supply_problems(s):
        raise BadPosition(f"supply: {what}")
    for what in card_problems(s):
        raise BadPosition(f"knowledge.places: {what}")
    for what in knowledge_problems(s):
        raise BadPosition(f"knowledge.seen: {what}")


def refuse_overlaps(s: Table, seat: i64) -> None:
    """Two pieces on one square, or one on the palace."""
    taken = s.palace()
    for building in range(BUILDINGS):
        if s.built(seat, building) & taken:
            raise BadPosition(f"players[{seat}].buildings.{BUILDING.text(building)}: lies on another piece")
        taken |= s.built(seat, building)
    for i in range(MOST_LANDSCAPES):
        mask = s.cells[LAND_MASK + seat * MOST_LANDSCAPES + i]
        if mask & taken:
            raise BadPosition(f"players[{seat}].landscapes[{i}].cells: lies on another piece")
        taken |= mask


def refuse_pot(s: Table) -> None:
    """The pot begins at 600 and grows by 100 in each phase A2 in which nobody buys the banker. [P-10.4.6]"""
    if not s.is_expanded():
        return
    most = POT + phases_a2(s)
    if not POT <= s.cells[BANK_POT] <= most:
        bounds = f"must be {100 * POT}" if most == POT else f"must be from {100 * POT} to {100 * most}"
        raise BadPosition(f"pot: {bounds} at this point, not {100 * s.cells[BANK_POT]}")


def phases_a2(s: Table) -> i64:
    """How many times characters have been sold; the round under way counts from phase B on."""
    f = s.top
    while f >= 0:
        if s.stack[f] == ROUND_STEP and 0 < s.stack[f + STAGE] < PHASE_B:
            return max(0, s.cells[ROUND] - 1)
        f = s.stack[f + BELOW]
    return s.cells[ROUND]


def refuse_strays(s: Table) -> None:
    """Cards are looked at, or wait in a pack, only while a step deals with them."""
    if has_step(s, LOOKING) and not may_look(s, s.stack[s.top + FIRST_FIELD], s.stack[s.top + BELOW]):
        raise BadPosition(f"steps[{len(steps_document(s)) - 1}].seat: this seat cannot look at cards now")
    for token in range(CARDS):
        place = s.cells[PLACE + token]
        if AT_LOOK <= place < AT_PACK and not is_looked_at(s, place - AT_LOOK, deck_of(token)):
            raise BadPosition(f"players[{place - AT_LOOK}].looking: no step looks at these cards")
        if AT_PACK <= place < AT_OUT and not has_step(s, DEALING) and not has_step(s, RETURNING):
            raise BadPosition(f"players[{place - AT_PACK}].pack: the game has begun")


def may_look(s: Table, seat: i64, below: i64) -> bool:
    """Whether whoever looks has just bought something, or is the one who is asked by the step below."""
    kind = s.stack[below]
    if kind == AUCTION:
        return bool(s.stack[below + OUT] >> seat & 1)
    if kind == CHARACTER_SALE:
        return s.stack[below + TURN] == s.after(seat)  # the turn has moved on past the buyer
    if kind == LAST_USES:
        return (s.cells[START] + s.stack[below + INDEX] - 1) % s.cells[SEATS] == seat
    return s.stack[below + (ASKED if kind == BIDDING else FIRST_FIELD)] == seat


def is_looked_at(s: Table, seat: i64, deck: i64) -> bool:
    """Whether the step under way is that of this seat looking at this deck."""
    return has_step(s, LOOKING) and s.stack[s.top + FIRST_FIELD] == seat and s.stack[s.top + LOOK_DECK] == deck


def has_step(s: Table, wanted: i64) -> bool:
    """Whether the uppermost step is of a kind."""
    return s.top >= 0 and s.stack[s.top] == wanted


def refuse_revealed(s: Table) -> None:
    """Prestige cards are shown, all of them, when the game ends, and counted then. [P-8.1] [P-8.3]"""
    for token in range(PRESTIGE_AT, CARDS):
        place = s.cells[PLACE + token]
        if s.top >= 0 and AT_TABLE <= place < AT_LOOK:
            raise BadPosition(f"players[{place - AT_TABLE}].revealed: prestige cards are shown when the game is over")
        if s.top < 0 and s.viewer == ALL_SEEING and AT_HAND <= place < AT_TABLE:
            raise BadPosition(f"players[{place - AT_HAND}].prestige_cards: the game is over, so they are revealed")
