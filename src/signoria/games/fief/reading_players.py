"""Reading players of a position: money, hands, troops, siege engines, and what viewers know."""

from typing import Final

from mypy_extensions import i64

from signoria.games.fief import fog, offers
from signoria.games.fief.dealing import row_of
from signoria.games.fief.document import are_kinds_hidden, viewer_name, viewers
from signoria.games.fief.moves import UNTIL
from signoria.games.fief.pieces import (
    BIT,
    CARDS,
    COPIES,
    COPY_FIRST,
    DIPLOMACY_EACH,
    HAND,
    KIND,
    KINDS,
    KNIGHT,
    KNIGHTS_EACH,
    LORD,
    LORDS,
    MAN,
    MEN_EACH,
    STAND,
    STANDS,
    VILLAGE,
)
from signoria.games.fief.state import (
    COUNTED,
    ENGINE_AT,
    ENGINE_FRESH,
    ENGINE_SIDE,
    FOG,
    FOG_LEAST,
    FOG_MOST,
    HAND_OF,
    HAND_SIZE,
    HIDDEN_MONEY,
    KNOWN_CARD,
    MONEY,
    MOST_SEATS,
    NO_STANDING,
    NONE,
    OPEN_DIPLOMACY,
    SEATS,
    STANDING,
    TOKENS,
    UNSURE,
    Table,
)
from signoria.games.fief.units import MOST_STEPS, on_board, shift_tokens, troops_at
from signoria.kernel.documents import Fields
from signoria.kernel.domains import Json
from signoria.kernel.flow import ALL_SEEING, UNKNOWN

MOST_MONEY: Final = 9999


def seats_mask(s: Table, fields: Fields, field: str) -> i64:
    """A list of seats as a mask, each named once."""
    mask: i64 = 0
    for i, item in enumerate(fields.items(field, s.cells[SEATS])):
        entry = Fields({f"{field}[{i}]": item}, fields.path)
        seat = entry.number(f"{field}[{i}]", 0, 0, s.cells[SEATS] - 1)
        if mask & BIT[seat]:
            raise entry.refuse(f"{field}[{i}]", "each seat is named once")
        mask |= BIT[seat]
    return mask


def lords_mask(fields: Fields, field: str) -> i64:
    """A list of lords as a mask, each named once."""
    mask: i64 = 0
    for lord in fields.many(field, LORD, LORDS):
        if lord < 0 or mask & BIT[lord]:
            raise fields.refuse(field, "each lord is named once")
        mask |= BIT[lord]
    return mask


def read_player(s: Table, seat: i64, fields: Fields) -> None:
    read_money(s, seat, fields)
    most = 0 if s.cells[OPEN_DIPLOMACY] else DIPLOMACY_EACH  # [F-11.3]
    s.cells[TOKENS + seat] = fields.number("tokens", s.cells[TOKENS + seat], 0, most)
    read_hand(s, seat, fields)
    read_troops(s, seat, fields.fields("troops"))
    if s.cells[FOG]:
        read_fog(s, seat, fields)
    for i, item in enumerate(fields.items("engines", 2)):
        if item is not None:
            read_engine(s, 2 * seat + i, Fields(item, fields.at(f"engines[{i}]")))
    read_standing(s, seat, fields)
    read_offers(s, seat, fields.fields("offers"))
    fields.done()


def read_standing(s: Table, seat: i64, fields: Fields) -> None:
    """Until when a seat passes: nobody else knows. [F-13.5]"""
    if s.viewer == ALL_SEEING or s.viewer == seat:
        s.cells[STANDING + seat] = max(NO_STANDING, fields.one("passes_until", UNTIL, NO_STANDING))
    elif fields.has("passes_until"):
        raise fields.refuse("passes_until", "a view names no instruction of others")
    else:
        s.cells[STANDING + seat] = UNKNOWN


def read_offers(s: Table, seat: i64, fields: Fields) -> None:
    """By matter, how many offers a seat has made to each other in this phase. [F-13.4]"""
    for row, matter in enumerate(offers.LIMITED):
        for other, item in enumerate(fields.items(matter, s.cells[SEATS])):
            entry = Fields({f"{matter}[{other}]": item}, fields.path)
            most = offers.MOST_OFFERS + 1 if other != seat or offers.ROW[offers.RELIC_CONSENT] == row else 0
            s.cells[offers.counter(row, seat, other)] = entry.number(f"{matter}[{other}]", 0, 0, most)
    fields.done()


def read_money(s: Table, seat: i64, fields: Fields) -> None:
    """Deniers; null for a viewer of hidden money who cannot be sure. [F-13.6]"""
    if fields.has("money") and fields.get("money") is None:
        if not s.cells[HIDDEN_MONEY] or s.viewer == ALL_SEEING or s.viewer == seat:
            raise fields.refuse("money", "null is for hidden money that a viewer cannot be sure of")
        s.cells[MONEY + seat] = UNKNOWN
    else:
        s.cells[MONEY + seat] = fields.number("money", s.cells[MONEY + seat], 0, MOST_MONEY)


def read_hand(s: Table, seat: i64, fields: Fields) -> None:
    """Cards in hand; of others a view has nulls."""
    hidden = s.viewer != ALL_SEEING and s.viewer != seat
    cards = fields.many("hand", KIND, HAND + 1)
    s.cells[HAND_SIZE + seat] = len(cards)
    for kind in range(KINDS):
        s.cells[HAND_OF + seat * KINDS + kind] = UNKNOWN if hidden else 0
    for i, kind in enumerate(cards):
        if hidden != (kind < 0):
            why = "a view names no cards of others" if hidden else "name the card; null is for others' hands in a view"
            raise fields.refuse(f"hand[{i}]", why)
        if not hidden:
            s.cells[HAND_OF + seat * KINDS + kind] += 1


# ------------------------------------------------------------ troops


def read_troops(s: Table, seat: i64, troops: Fields) -> None:
    """Tokens by stand: an object, or a list of them where steps made or the plague tell them apart."""
    for stand in range(STANDS):
        field = STAND.text(stand)
        if not troops.has(field):
            continue
        if isinstance(troops.document[field], list):
            for i, item in enumerate(troops.items(field, 2 * (MOST_STEPS + 1))):
                read_group(s, seat, stand, Fields(item, troops.at(f"{field}[{i}]")))
        else:
            read_group(s, seat, stand, troops.fields(field))
    troops.done()


def read_group(s: Table, seat: i64, stand: i64, group: Fields) -> None:
    steps = group.number("steps", 0, 0, MOST_STEPS)
    exposed: i64 = 1 if group.flag("exposed", False) else 0
    if are_kinds_hidden(s, seat):
        tokens = group.number("tokens", 0, 0, MEN_EACH + KNIGHTS_EACH)
        men = min(tokens, MEN_EACH - on_board(s, seat, MAN))
        knights = tokens - men
    else:
        men = group.number("men", 0, 0, MEN_EACH)
        knights = group.number("knights", 0, 0, KNIGHTS_EACH)
    group.done()
    for unit, n in ((MAN, men), (KNIGHT, knights)):
        if n > (MEN_EACH if unit == MAN else KNIGHTS_EACH) - on_board(s, seat, unit):
            raise group.refuse("men" if unit == MAN else "knights", "a seat has not so many tokens")
        shift_tokens(s, seat, stand, unit, n, steps, exposed)


def read_fog(s: Table, seat: i64, fields: Fields) -> None:
    """The fewest and most knights at each stand, where nothing is said from none to all; in a view how many in all."""
    bounds = fields.fields("fog")
    fewest: i64 = 0
    most: i64 = 0
    for stand in range(STANDS):
        here = troops_at(s, seat, stand)
        s.cells[FOG_LEAST + seat * STANDS + stand] = 0
        s.cells[FOG_MOST + seat * STANDS + stand] = min(here, KNIGHTS_EACH)
        field = STAND.text(stand)
        if bounds.has(field):
            both = bounds.items(field, 2)
            if len(both) != 2:
                raise bounds.refuse(field, "must be the fewest and the most knights there")
            for i, cell in enumerate((FOG_LEAST, FOG_MOST)):
                entry = Fields({f"{field}[{i}]": both[i]}, bounds.path)
                s.cells[cell + seat * STANDS + stand] = entry.number(f"{field}[{i}]", 0, 0, here)
        fewest += s.cells[FOG_LEAST + seat * STANDS + stand]
        most += s.cells[FOG_MOST + seat * STANDS + stand]
    bounds.done()
    if are_kinds_hidden(s, seat):
        tokens = on_board(s, seat, MAN) + on_board(s, seat, KNIGHT)
        low = max(fewest, tokens - MEN_EACH)
        knights = fields.number("knights", low, low, min(most, KNIGHTS_EACH, tokens))
        fog.place_knights(s, seat, knights, None)


def read_engine(s: Table, engine: i64, fields: Fields) -> None:
    """A siege engine on the board. [F-6.5.1]"""
    village = fields.one("at", VILLAGE, NONE)
    if village < 0:
        raise fields.refuse("at", "say at which village it lies; null stands for one in the supply")
    s.cells[ENGINE_AT + engine] = village
    s.cells[ENGINE_SIDE + engine] = fields.number("dice", 1, 1, 2)
    s.cells[ENGINE_FRESH + engine] = 1 if fields.flag("fresh", False) else 0
    fields.done()


# ------------------------------------------------------------ knowledge


def read_knowledge(s: Table, knowledge: Fields) -> None:
    """What viewers know; where nothing is said no card, and all the money that they can count."""
    for viewer in range(-1, s.cells[SEATS]):
        for seat in range(s.cells[SEATS]):
            s.cells[COUNTED + row_of(s, viewer) * MOST_SEATS + seat] = 0
    for viewer in viewers(s):
        fields = knowledge.fields(viewer_name(viewer))
        read_known_cards(s, row_of(s, viewer), fields.fields("cards"))
        if s.cells[HIDDEN_MONEY]:
            read_counted(s, row_of(s, viewer), fields)
        fields.done()
    knowledge.done()
    for seat in range(s.cells[SEATS]):
        if s.money(seat) == UNKNOWN and not s.cells[UNSURE + row_of(s, s.viewer)] & BIT[seat]:
            raise knowledge.refuse(f"{viewer_name(s.viewer)}.unsure", f"the money of seat {seat} is null")


def read_known_cards(s: Table, row: i64, fields: Fields) -> None:
    """Per kind a list, for each card known of, of the seats one of which holds it."""
    for kind in range(KINDS):
        field = KIND.text(kind)
        masks: list[int] = []
        for i, item in enumerate(fields.items(field, COPIES[kind])):
            masks.append(seats_mask(s, Fields({f"{field}[{i}]": item}, fields.path), f"{field}[{i}]"))
        for i, mask in enumerate(sorted(masks, reverse=True)):
            s.cells[KNOWN_CARD + row * CARDS + COPY_FIRST[kind] + i] = mask
    fields.done()


def read_counted(s: Table, row: i64, fields: Fields) -> None:
    s.cells[UNSURE + row] = seats_mask(s, fields, "unsure")
    sums: list[Json] = fields.items("counted", s.cells[SEATS])
    if fields.has("counted") and len(sums) != s.cells[SEATS]:
        raise fields.refuse("counted", "must have a sum for each seat")
    for seat in range(s.cells[SEATS]):
        if sums:
            entry = Fields({f"counted[{seat}]": sums[seat]}, fields.path)
            counted = entry.number(f"counted[{seat}]", 0, -MOST_MONEY, MOST_MONEY)
        elif s.money(seat) == UNKNOWN:
            raise fields.refuse("counted", f"the money of seat {seat} is null: say what it is counted to be")
        else:
            counted = s.money(seat)
        s.cells[COUNTED + row * MOST_SEATS + seat] = counted
