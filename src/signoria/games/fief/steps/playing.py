"""Playing plain cards: lords, Good Harvest, Fine Weather, Tax. [F-2.3]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief import entering, taxes, windows
from signoria.games.fief.cards import discard, show_card
from signoria.games.fief.messages_cards import (
    E_CANCELLED,
    E_FINE_WEATHER,
    E_HARVEST,
    E_LAND_TAX,
    E_TITHE,
    E_TITHE_ALL,
    R_ALREADY_TAXED,
    R_BAD_WEATHER_THERE,
    R_BONUS_THERE,
    R_FAMILY_FULL,
    R_FAMINE_THERE,
    R_NO_PLACE,
    R_NO_TAX_MARKER,
    R_NO_TITHE,
    R_NOT_ENTITLED,
    R_NOT_GOVERNED,
    R_NOT_IN_HAND,
)
from signoria.games.fief.moves import DONE, ENTER, HARVEST, LAND_TAX, TITHE, TITHE_ALL, WEATHER
from signoria.games.fief.people import bishopric_of, is_cardinal, ruler, size
from signoria.games.fief.pieces import (
    BAD_WEATHER,
    BISHOPRICS,
    BIT,
    FAMILY,
    FAMINE,
    FIEFS,
    FINE_WEATHER,
    GOOD_HARVEST,
    KINDS,
    LORDS,
    TAX,
)
from signoria.games.fief.state import (
    BISHOP,
    CALAMITY_DISCARDS,
    CALAMITY_IN,
    HARVEST_IN,
    HOLDER,
    POPE,
    SEATS,
    WEATHER_IN,
    Table,
)
from signoria.games.fief.steps.base import FiefStep
from signoria.kernel.flow import FIRST_FIELD, LEGAL, NOT_NOW, Moves, Refusal
from signoria.kernel.moves import argument, pack, verb_of

AT: Final = FIRST_FIELD  # how many players have had their turn
WITHOUT_PLACE: Final = FIRST_FIELD + 1  # mask of lords for whom this player found no place [F-2.3.9]


@final
class Playing(FiefStep):
    """One round: each player in turn order plays all plain cards he wants; they are played nowhere else.

    [F-2.3.1] [F-2.3.10]
    """

    def __init__(self) -> None:
        super().__init__("playing", ("at", "without_place"), on=("turn",))

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + WITHOUT_PLACE] < BIT[LORDS]:
            return "without_place: are no lords"
        return "" if 0 <= s.stack[f + AT] <= s.cells[SEATS] else "at: there are fewer players"

    def waiting(self, s: Table, f: i64) -> i64:
        at = s.stack[f + AT]
        return BIT[s.nth(at)] if at < s.cells[SEATS] and s.hand_size(s.nth(at)) > 0 else 0

    def advance(self, s: Table, f: i64) -> None:
        if s.stack[f + AT] == s.cells[SEATS]:
            s.pop()
        else:
            self.next_player(s, f)

    def next_player(self, s: Table, f: i64) -> None:
        s.stack[f + AT] += 1
        s.stack[f + WITHOUT_PLACE] = 0

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        into.add(pack(DONE))
        lord: i64 = 0
        while lord < LORDS:
            if s.hand(seat, lord) > 0:
                into.add(pack(ENTER, lord))
            lord += 1
        bishopric: i64 = 0
        while bishopric < BISHOPRICS:
            if s.hand(seat, GOOD_HARVEST) > 0:
                into.add(pack(HARVEST, bishopric))
            if s.hand(seat, FINE_WEATHER) > 0:
                into.add(pack(WEATHER, bishopric))
            bishopric += 1
        if s.hand(seat, TAX) > 0:
            self.taxes(s, seat, into)

    def taxes(self, s: Table, seat: i64, into: Moves) -> None:
        fief: i64 = 0
        while fief < FIEFS:
            into.add(pack(LAND_TAX, fief))
            fief += 1
        into.add(pack(TITHE_ALL))
        lord: i64 = 0
        while lord < LORDS:
            bishopric: i64 = 0
            while s.owner(lord) == seat and bishopric < BISHOPRICS:
                into.add(pack(TITHE, lord, bishopric))
                bishopric += 1
            lord += 1

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb, a = verb_of(move), argument(move, 0)
        if verb == DONE:
            return (LEGAL, 0, 0, 0)
        kind = card_played(verb, a)
        if kind >= KINDS:
            return (NOT_NOW, 0, 0, 0)
        if s.hand(seat, kind) <= 0:
            return (R_NOT_IN_HAND, kind, 0, 0)
        if verb == ENTER:
            return lord_refusal(s, seat, a, s.stack[f + WITHOUT_PLACE])
        if verb == HARVEST:
            return bonus_refusal(s, a, BAD_WEATHER, FAMINE, HARVEST_IN)
        if verb == WEATHER:
            return bonus_refusal(s, a, FAMINE, BAD_WEATHER, WEATHER_IN)
        if not taxes.has_marker(s, seat):
            return (R_NO_TAX_MARKER, 0, 0, 0)
        if verb == LAND_TAX:
            return land_tax_refusal(s, seat, a)
        if verb == TITHE:
            return tithe_refusal(s, seat, a, argument(move, 1))
        return tithe_all_refusal(s, seat)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return pack(DONE)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        verb, a = verb_of(move), argument(move, 0)
        if verb == DONE:
            self.next_player(s, f)
        elif verb == ENTER:
            show_card(s, seat, a)
            entering.begin(s, a, seat)
        elif verb == HARVEST:
            discard(s, seat, GOOD_HARVEST)
            bless(s, seat, a, FAMINE, HARVEST_IN, E_HARVEST)
        elif verb == WEATHER:
            discard(s, seat, FINE_WEATHER)
            bless(s, seat, a, BAD_WEATHER, WEATHER_IN, E_FINE_WEATHER)
        else:
            discard(s, seat, TAX)
            levy(s, seat, move)
            windows.open_window(s, windows.TAX_LAID)


def card_played(verb: i64, a: i64) -> i64:
    """The kind of card a move plays; KINDS for none."""
    if verb == ENTER:
        return a
    if verb == HARVEST:
        return GOOD_HARVEST
    if verb == WEATHER:
        return FINE_WEATHER
    return TAX if verb == LAND_TAX or verb == TITHE or verb == TITHE_ALL else KINDS


def lord_refusal(s: Table, seat: i64, lord: i64, without_place: i64) -> Refusal:
    """A family has four lords at most, prisoners too; a lord without a place cannot be played. [F-2.3.2] [F-2.3.9]"""
    if size(s.family(seat)) >= FAMILY:
        return (R_FAMILY_FULL, 0, 0, 0)
    return (R_NO_PLACE if without_place & BIT[lord] else LEGAL, lord, 0, 0)


def bonus_refusal(s: Table, bishopric: i64, bars: i64, cancels: i64, bonus: i64) -> Refusal:
    """One calamity bars Good Harvest or Fine Weather, one is cancelled by it. [F-2.2.2] [F-2.2.3] [F-2.3.4]

    Where both lie, each keeps the other's remedy away. [F-2.2.4]
    """
    if s.has_calamity(bishopric, bars):
        return (R_BAD_WEATHER_THERE if bars == BAD_WEATHER else R_FAMINE_THERE, bishopric, 0, 0)
    if s.has_calamity(bishopric, cancels):
        return (LEGAL, 0, 0, 0)
    return (R_BONUS_THERE if s.cells[bonus + bishopric] else LEGAL, bishopric, 0, 0)


def bless(s: Table, seat: i64, bishopric: i64, cancels: i64, bonus: i64, event: i64) -> None:
    """Cancel the matching calamity, else one more denier for every mill there. [F-2.3.3]"""
    if s.has_calamity(bishopric, cancels):
        s.cells[CALAMITY_IN + 3 * bishopric + cancels] = 0
        s.cells[CALAMITY_DISCARDS + cancels] += 1
        s.tell(E_CANCELLED, seat, cancels, bishopric)
    else:
        s.cells[bonus + bishopric] = 1
        s.tell(event, seat, bishopric)


def land_tax_refusal(s: Table, seat: i64, fief: i64) -> Refusal:
    """By the title's holder on his own fief, by king or regent on one nobody governs. [F-2.3.6] [F-2.3.10]"""
    if taxes.is_land_taxed(s, fief):
        return (R_ALREADY_TAXED, fief, 0, 0)
    lord = s.cells[HOLDER + fief]
    if lord < 0:
        lord = ruler(s)
    return (LEGAL if lord >= 0 and s.owner(lord) == seat else R_NOT_ENTITLED, fief, 0, 0)


def tithe_refusal(s: Table, seat: i64, lord: i64, bishopric: i64) -> Refusal:
    """By a bishop on his bishopric, by a cardinal on any that is governed. [F-2.3.7]"""
    if s.owner(lord) != seat:
        return (R_NO_TITHE, 0, 0, 0)
    if s.cells[BISHOP + bishopric] < 0:
        return (R_NOT_GOVERNED, bishopric, 0, 0)
    may = bishopric_of(s, lord) == bishopric or is_cardinal(s, lord)
    return (LEGAL if may else R_NO_TITHE, 0, 0, 0)


def tithe_all_refusal(s: Table, seat: i64) -> Refusal:
    """By the pope on all governed bishoprics. [F-1.7.4]"""
    pope = s.cells[POPE]
    return (LEGAL if pope >= 0 and s.owner(pope) == seat else R_NO_TITHE, 0, 0, 0)


def levy(s: Table, seat: i64, move: i64) -> None:
    """Lay the tax marker. [F-2.3.5]"""
    verb, a = verb_of(move), argument(move, 0)
    if verb == LAND_TAX:
        if s.cells[HOLDER + a] >= 0:
            taxes.lay(s, seat, taxes.LAND_BY_HOLDER, a, s.cells[HOLDER + a])
        else:
            taxes.lay(s, seat, taxes.LAND_BY_RULER, a, ruler(s))
        s.tell(E_LAND_TAX, seat, a)
    elif verb == TITHE:
        b = argument(move, 1)
        # A cardinal in his own bishopric counts as its bishop. [F-2.3.11]
        way: i64 = taxes.TITHE_BY_BISHOP if bishopric_of(s, a) == b else taxes.TITHE_BY_CARDINAL
        taxes.lay(s, seat, way, b, a)
        s.tell(E_TITHE, seat, a, b)
    else:
        taxes.lay_everywhere(s, seat, s.cells[POPE], taxes.governed(s))
        s.tell(E_TITHE_ALL, seat, s.cells[POPE])
