"""Reading positions written by people or by `document.py`: whole or in part, every mistake named by its field.

What is left out is as at the beginning: no pieces, the starting money, full stacks. Without `knowledge` everybody
knows what lies open and the own hand. Without `steps` play goes on before the auction of `round`, or, if `turn` names
a seat, in its turn of phase B.
"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.princes.cards import (
    AT_HAND,
    AT_LOOK,
    AT_OUT,
    AT_PACK,
    AT_STACK,
    AT_TABLE,
    UNDER,
    deck_of,
)
from signoria.games.princes.checks import is_piece
from signoria.games.princes.document import (
    HAND_FIELDS,
    TABLE_FIELDS,
    tokens_in_order,
    tokens_under,
)
from signoria.games.princes.knowledge import read_seen
from signoria.games.princes.pieces import (
    ARCHITECTS_IN_ALL,
    BONUS_DECK,
    BUILDING,
    BUILDINGS_EACH,
    CARD,
    CARDS,
    CELL,
    CHARACTER,
    DECK,
    DECK_END,
    DECK_FIRST,
    FREEDOM,
    FREEDOMS_EACH,
    JESTERS_IN_ALL,
    LANDSCAPE_PIECE,
    LANDSCAPE_TYPE,
    LANDSCAPES_EACH,
    MOST_VALUE,
    PROFESSION_DECK,
    RECRUITING_IN_ALL,
    ROUNDS,
)
from signoria.games.princes.possible import refuse_impossible, refuse_pot, refuse_revealed, refuse_strays
from signoria.games.princes.setup import lay_out
from signoria.games.princes.shapes import BIT, BUILDINGS, SQUARES
from signoria.games.princes.state import (
    ARCHITECTS,
    ARCHITECTS_LEFT,
    BANK_POT,
    BEST_WORK,
    BUILDINGS_LEFT,
    BUILT,
    BY_OTHER,
    CHARACTER_OF,
    COOPERATIVE,
    FACE,
    FREEDOMS,
    FREEDOMS_FOR_TWO,
    FREEDOMS_LEFT,
    JESTERS,
    JESTERS_LEFT,
    LAND_MASK,
    LAND_TYPE,
    LANDSCAPES_LEFT,
    MONEY,
    MOST_LANDSCAPES,
    PARTNER,
    PLACE,
    POINTS,
    PRESTIGE,
    RECRUITING_HAND,
    RECRUITING_LEFT,
    RECRUITING_TABLE,
    ROUND,
    SEATS,
    SOURCE_NAMES,
    SOURCES,
    START,
    Table,
)
from signoria.games.princes.steps.kinds import ACTIONS, COURSE, ROUND_STEP
from signoria.games.princes.steps.rounds import PHASE_B
from signoria.games.princes.steps.setup import PLAYING
from signoria.kernel.documents import Fields, read_steps, refuse_flaws
from signoria.kernel.domains import Json
from signoria.kernel.errors import BadPosition
from signoria.kernel.flow import ALL_SEEING, FIRST_FIELD

MOST_PLACE: Final = 9999


def read(whole_options: dict[str, Json], seats: i64, fields: Fields) -> Table:
    """A table from a whole or partial document; `fields` is the document, game, seats and options already read."""
    s = lay_out(seats, whole_options)
    s.cells[ROUND] = fields.number("round", 0 if "steps" in fields.document else 1, 0, ROUNDS)
    s.cells[START] = fields.number("start", 0, 0, seats - 1)
    s.viewer = fields.number("viewer", ALL_SEEING, ALL_SEEING, seats - 1)
    if s.is_expanded():
        s.cells[BANK_POT] = florins(fields, "pot", s.cells[BANK_POT])
    hands = Hands()
    players = fields.items("players", seats)
    knowledge = fields.fields("knowledge")
    for seat in range(seats):
        item: Json = players[seat] if seat < len(players) else {}
        read_player(s, seat, Fields(item, f"players[{seat}]"), hands, knowledge)
    read_stacks(s, fields, hands)
    lay_tokens(s, knowledge, hands)
    read_supply(s, fields.fields("supply"))
    knowledge.has("ledger")
    read_seen(s, knowledge.fields("seen"))
    knowledge.done()
    refuse_impossible(s)
    turn = fields.number("turn", -1, 0, seats - 1)
    if fields.has("steps"):
        read_steps(s, fields)
        if fields.has("turn"):
            raise fields.refuse("turn", "a position with steps says by them whose turn it is")
        if s.top < 0 and s.cells[ROUND] < ROUNDS:
            raise fields.refuse("steps", f"only a finished game, in round {ROUNDS}, has none")
    else:
        begin(s, fields, turn)
    fields.done()
    refuse_pot(s)
    refuse_flaws(s)
    refuse_strays(s)
    refuse_revealed(s)
    return s


def florins(fields: Fields, field: str, default: i64) -> i64:
    """A sum of money, in hundreds. [P-7.7]"""
    sum = fields.number(field, 100 * default, 0, 99_900)
    if sum % 100:
        raise fields.refuse(field, "all sums are multiples of 100")
    return sum // 100


@final
class Hands:
    """Cards by place and deck as a document lists them, and where it says so."""

    def __init__(self) -> None:
        self.lists: list[tuple[int, int, list[i64], str]] = []  # place, deck, cards, path
        self.where: dict[int, str] = {}

    def add(self, s: Table, fields: Fields, field: str, place: i64, deck: i64, most: i64, hidden: bool) -> None:
        """A list of cards of one deck; null only where its viewer may not know them."""
        listed = fields.many(field, CARD, most)
        for i, card in enumerate(listed):
            path = fields.at(f"{field}[{i}]")
            if card < 0:
                if not hidden:
                    raise BadPosition(f"{path}: name the card; null is for what a viewer cannot know")
                continue
            if deck_of(card) != deck:
                raise BadPosition(f"{path}: {CARD.text(card)} does not belong to the deck {DECK.text(deck)}")
            if card in self.where:
                raise BadPosition(f"{path}: {CARD.text(card)} is also in {self.where[card]}")
            self.where[card] = path
        if listed:
            self.lists.append((place, deck, listed, fields.at(field)))


def read_player(s: Table, seat: i64, fields: Fields, hands: Hands, knowledge: Fields) -> None:
    s.cells[MONEY + seat] = read_money(s, seat, fields, knowledge)
    s.cells[PRESTIGE + seat] = fields.number("prestige", 0, 0, 9999)
    read_points(s, seat, fields)
    s.cells[JESTERS + seat] = fields.number("jesters", 0, 0, JESTERS_IN_ALL)
    s.cells[ARCHITECTS + seat] = fields.number("architects", 0, 0, 3)
    for freedom in fields.many("freedoms", FREEDOM, FREEDOM.size):
        if freedom < 0 or s.has_freedom(seat, freedom):
            raise fields.refuse("freedoms", "each freedom is named once")
        s.cells[FREEDOMS + seat] |= i64(1) << freedom
    hidden = s.viewer != ALL_SEEING and s.viewer != seat
    for deck in range(3):
        hands.add(s, fields, HAND_FIELDS[deck], AT_HAND + seat, deck, CARDS, hidden)
        if TABLE_FIELDS[deck]:
            hands.add(s, fields, TABLE_FIELDS[deck], AT_TABLE + seat, deck, CARDS, False)
    looking = fields.fields("looking")
    for deck in range(3):
        hands.add(s, looking, DECK.text(deck), AT_LOOK + seat, deck, 5, hidden)
    looking.done()
    hands.add(s, fields, "pack", AT_PACK + seat, PROFESSION_DECK, 4, hidden)
    s.cells[RECRUITING_HAND + seat] = fields.number("recruiting_cards", 0, 0, RECRUITING_IN_ALL)
    s.cells[RECRUITING_TABLE + seat] = fields.number("recruiting_on_table", 0, 0, RECRUITING_IN_ALL)
    s.cells[BEST_WORK + seat] = fields.number("best_work", 0, 0, MOST_VALUE)
    if s.is_expanded():
        s.cells[CHARACTER_OF + seat] = fields.one("character", CHARACTER, -1)
    read_buildings(s, seat, fields.fields("buildings"))
    read_landscapes(s, seat, fields)
    fields.done()


def read_money(s: Table, seat: i64, fields: Fields, knowledge: Fields) -> i64:
    """Money of a player; null where it is hidden from the viewer, and then the ledger has it."""
    if fields.document.get("money", 0) is not None:
        return florins(fields, "money", s.money(seat))
    fields.has("money")
    ledger = knowledge.items("ledger", s.cells[SEATS])
    if s.viewer == ALL_SEEING or seat >= len(ledger):
        raise fields.refuse("money", "null is for a viewer of hidden money, whose knowledge.ledger names it")
    return florins(Fields({f"ledger[{seat}]": ledger[seat]}, "knowledge"), f"ledger[{seat}]", 0)


def read_points(s: Table, seat: i64, fields: Fields) -> None:
    """Sources of the prestige points; what no source explains counts as `other`."""
    points = fields.fields("points")
    rest = s.prestige(seat)
    for i, source in enumerate(SOURCE_NAMES):
        n = points.number(source, 0, -9999, 9999)
        s.cells[POINTS + seat * SOURCES + i] = n
        rest -= n
    points.done()
    s.cells[POINTS + seat * SOURCES + BY_OTHER] += rest


def squares(fields: Fields, field: str) -> i64:
    """A list of cells as a mask."""
    mask: i64 = 0
    for cell in fields.many(field, CELL, SQUARES):
        if cell < 0 or mask >> cell & 1:
            raise fields.refuse(field, "each cell is named once")
        mask |= BIT[cell]
    return mask


def read_buildings(s: Table, seat: i64, fields: Fields) -> None:
    """Cells of each building; of a joint one those in this principality, and the partner."""
    for building in range(BUILDINGS):
        field = BUILDING.text(building)
        if not fields.has(field):
            continue
        i = seat * BUILDINGS + building
        if isinstance(fields.document[field], dict):
            joint = fields.fields(field)
            s.cells[BUILT + i] = squares(joint, "cells")
            s.cells[PARTNER + i] = joint.number("partner", -1, 0, s.cells[SEATS] - 1)
            if s.cells[PARTNER + i] >= 0 and not s.cells[COOPERATIVE]:
                raise joint.refuse("partner", "nobody builds together without the option cooperative_building")
            joint.done()
        else:
            s.cells[BUILT + i] = squares(fields, field)
        if s.cells[PARTNER + i] < 0 and not is_piece(building, s.cells[BUILT + i]):
            raise fields.refuse(field, "these cells are not its shape")
    fields.done()


def read_landscapes(s: Table, seat: i64, fields: Fields) -> None:
    for i, item in enumerate(fields.items("landscapes", MOST_LANDSCAPES)):
        tile = Fields(item, fields.at(f"landscapes[{i}]"))
        kind = tile.one("type", LANDSCAPE_TYPE, -1)
        if kind < 0:
            raise tile.refuse("type", "must be forest, lake or park")
        mask = squares(tile, "cells")
        if not is_piece(LANDSCAPE_PIECE + kind, mask):
            raise tile.refuse("cells", "these cells are not its shape")
        s.cells[LAND_TYPE + seat * MOST_LANDSCAPES + i] = kind
        s.cells[LAND_MASK + seat * MOST_LANDSCAPES + i] = mask
        tile.done()


def read_stacks(s: Table, fields: Fields, hands: Hands) -> None:
    """What was put under the stacks, upper first, and which bonus cards are out of the game."""
    hands.add(s, fields, "out", AT_OUT, BONUS_DECK, CARDS, False)
    stacks = fields.fields("stacks")
    for deck in range(3):
        stack = stacks.fields(DECK.text(deck))
        hands.add(s, stack, "under", UNDER, deck, CARDS, s.viewer != ALL_SEEING)
        listed: i64 = 0
        for _, of_deck, some, _ in hands.lists:
            if of_deck == deck:
                listed += len(some)
        left = DECK_END[deck] - DECK_FIRST[deck] - listed
        if left < 0:
            raise stack.refuse("under", f"the deck {DECK.text(deck)} has too few cards for this position")
        if stack.number("shuffled", left, 0, CARDS) != left:
            raise stack.refuse("shuffled", f"{left} cards of this deck are left")
        stack.done()
    stacks.done()


def lay_tokens(s: Table, knowledge: Fields, hands: Hands) -> None:
    """Put the cards on tokens: those that `knowledge` names, or else one after the other."""
    if knowledge.has("places"):
        places = knowledge.fields("places")
        for deck in range(3):
            read_places(s, deck, places)
        places.done()
    else:
        following: list[i64] = [DECK_FIRST[deck] for deck in range(3)]
        for place, deck, some, _ in hands.lists:
            for i in range(len(some)):
                s.cells[PLACE + following[deck]] = place + (i if place == UNDER else 0)
                following[deck] += 1
    for place, deck, some, path in hands.lists:
        tokens = tokens_under(s, deck) if place == UNDER else tokens_in_order(s, place, deck)
        if len(tokens) != len(some):
            raise BadPosition(f"{path}: has {len(some)} cards, knowledge.places has {len(tokens)}")
        for token, card in zip(tokens, some):
            s.cells[FACE + token] = card
    listed: i64 = 0
    for _, _, some, _ in hands.lists:
        listed += len(some)
    for token in range(CARDS):
        listed -= 1 if s.cells[PLACE + token] != AT_STACK else 0
    if listed != 0:
        raise BadPosition("knowledge.places: has cards that lie nowhere else in the position")


def read_places(s: Table, deck: i64, places: Fields) -> None:
    n = DECK_END[deck] - DECK_FIRST[deck]
    items = places.items(DECK.text(deck), n)
    if len(items) != n:
        raise places.refuse(DECK.text(deck), f"must have {n} entries")
    for i, item in enumerate(items):
        field = f"{DECK.text(deck)}[{i}]"
        s.cells[PLACE + DECK_FIRST[deck] + i] = Fields({field: item}, places.path).number(field, 0, 0, MOST_PLACE)


def read_supply(s: Table, supply: Fields) -> None:
    """What is left follows from what players have; where it is named it must agree. Freedoms: see below."""
    seats = s.cells[SEATS]
    for kind in range(3):
        n: i64 = LANDSCAPES_EACH
        for seat in range(seats):
            n -= s.landscapes(seat, kind)
        s.cells[LANDSCAPES_LEFT + kind] = left(supply, LANDSCAPE_TYPE.text(kind), n)
    jesters: i64 = JESTERS_IN_ALL
    architects: i64 = ARCHITECTS_IN_ALL
    recruiting: i64 = RECRUITING_IN_ALL
    for seat in range(seats):
        jesters -= s.cells[JESTERS + seat]
        architects -= s.cells[ARCHITECTS + seat]
        recruiting -= s.cells[RECRUITING_HAND + seat] + s.cells[RECRUITING_TABLE + seat]
    s.cells[JESTERS_LEFT] = left(supply, "jesters", jesters)
    s.cells[ARCHITECTS_LEFT] = left(supply, "architects", architects)
    s.cells[RECRUITING_LEFT] = left(supply, "recruiting_cards", recruiting)
    buildings = supply.fields("buildings")
    for building in range(BUILDINGS):
        halves: i64 = 2 * BUILDINGS_EACH
        for seat in range(seats):
            if s.built(seat, building):
                halves -= 2 if s.cells[PARTNER + seat * BUILDINGS + building] < 0 else 1
        s.cells[BUILDINGS_LEFT + building] = left(buildings, BUILDING.text(building), halves // 2)
    buildings.done()
    read_freedoms(s, supply.fields("freedoms"))
    supply.done()


def left(supply: Fields, field: str, n: i64) -> i64:
    if n < 0:
        raise supply.refuse(field, f"players have {-n} more than there are")
    if supply.number(field, n, 0, 99) != n:
        raise supply.refuse(field, f"with what players have, {n} must be left")
    return n


def read_freedoms(s: Table, supply: Fields) -> None:
    """Freedoms left: of each type as many as players less one, without those they own. [P-1.5]

    With two players one type or two have a second token. What is not said follows: the first types have it. [P-9.4]
    """
    seats = s.cells[SEATS]
    most: i64 = 2 if seats == 2 else seats - 1
    owned: list[i64] = [0, 0, 0]
    in_game: list[i64] = [0, 0, 0]
    for freedom in range(3):
        for seat in range(seats):
            owned[freedom] += 1 if s.has_freedom(seat, freedom) else 0
        field = FREEDOM.text(freedom)
        if owned[freedom] > most:
            raise supply.refuse(field, f"players have {owned[freedom] - most} more than there are")
        fewest = max(seats - 1, owned[freedom])
        if supply.has(field):
            supply.number(field, 0, fewest - owned[freedom], most - owned[freedom])
            fewest = owned[freedom] + supply.number(field, 0, 0, FREEDOMS_EACH)
        in_game[freedom] = fewest
    if seats == 2 and s.cells[ROUND] > 0:
        for freedom in range(3):
            if not supply.has(FREEDOM.text(freedom)) and sum_of(in_game) < s.cells[FREEDOMS_FOR_TWO]:
                in_game[freedom] = most
        if sum_of(in_game) != s.cells[FREEDOMS_FOR_TWO]:
            raise BadPosition(f"{supply.path}: there are {sum_of(in_game)}, not {s.cells[FREEDOMS_FOR_TWO]}")
    for freedom in range(3):
        s.cells[FREEDOMS_LEFT + freedom] = in_game[freedom] - owned[freedom]
    supply.done()


def sum_of(numbers: list[i64]) -> i64:
    total: i64 = 0
    for number in numbers:
        total += number
    return total


def begin(s: Table, fields: Fields, turn: i64) -> None:
    """Where play goes on: before the auction of the round, or in the turn of `turn` in its phase B."""
    if s.cells[ROUND] < 1:
        raise fields.refuse("round", f"must be 1 to {ROUNDS}; a game before its first round is a new game")
    f = s.push(COURSE)
    s.stack[f + FIRST_FIELD] = PLAYING
    if turn < 0:
        for seat in range(s.cells[SEATS]):
            if s.cells[BEST_WORK + seat]:
                raise fields.refuse(
                    "turn", f"players[{seat}].best_work is given, so phase B is under way: name the turn"
                )
        s.cells[ROUND] -= 1
        return
    g = s.push(ROUND_STEP)
    s.stack[g + FIRST_FIELD] = PHASE_B
    h = s.push(ACTIONS)
    s.stack[h + FIRST_FIELD] = (turn - s.cells[START] + s.cells[SEATS]) % s.cells[SEATS]
