"""The state of a game of Fief: one row of numbers, named by offsets, and tiny questions about them.

Lords are numbered 0 to 17, seats 0 to 5, villages 0 to 23; sets of lords, seats and villages are masks. Where a number
can be missing it is NONE (-1).
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.fief.pieces import (
    BISHOPRICS,
    BIT,
    CARDS,
    FIEF_OF,
    FIEFS,
    KINDS,
    LORDS,
    RELICS,
    STANDS,
    VILLAGE_AT,
    VILLAGES,
)
from signoria.kernel.flow import State, Step

MOST_SEATS: Final = 6
MOST_VIEWERS: Final = 7  # the seats, and the spectator behind the last of them
NONE: Final = -1

# What belongs to the table.
SEATS: Final = 0
TURN: Final = 1  # 1 is the first; 0 during the setup
FIRST: Final = 2  # first player of this turn [F-0.5]
PHASE: Final = 3  # 1 Hear ye, 2 cards, 3 income, 4 purchases, 5 movement, 6 battles, 7 end; 0 during the setup
AGREED: Final = 4  # how the last offer ended: 1 accepted, 0 not (see `offers.py`); its step reads it and sets it to 0
WINNERS: Final = 5  # mask of seats, 0 while nobody has won
# Options.
RELICS_IN_PLAY: Final = 6
FOG: Final = 7
OPEN_DIPLOMACY: Final = 8
HIDDEN_MONEY: Final = 9
SIMULTANEOUS: Final = 10
BEGINNERS: Final = 11
TURN_LIMIT: Final = 12  # 0: none
# Crown and tiara.
KING: Final = 13  # lord or NONE
QUEEN: Final = 14  # the queen or the regent
IS_REGENT: Final = 15  # 1 if that queen reigns alone [F-1.9.2]
DAUPHIN: Final = 16
HEIR_BORN: Final = 17  # 1 once a dauphin of the royal marriage has come into play [F-1.7.3]
POPE: Final = 18
EXCOMMUNICATED: Final = 19
HAS_STRUCK: Final = 20  # 1 if the pope has excommunicated this turn [F-1.7.5]
D_ARC_LORD: Final = 21
CAPTIVES: Final = 22  # mask of imprisoned lords
NEW_BISHOPS: Final = 23  # mask of lords elected bishop this turn [F-1.4.3]
ASSASSINS: Final = 24  # mask of lords with the assassin marker [F-10.3]
EXPOSED_LORDS: Final = 25  # mask of lords whom the plague has passed this turn [F-2.2.7]
# Decks. Of the event deck only what lies in it is known, and the back of its top card. [F-0.1]
TOP_BACK: Final = 26  # NO_BACK, EVENT_BACK or CALAMITY_BACK
DECK_CALAMITIES: Final = 27  # how many calamities are in the event deck
FACE_DOWN: Final = 28  # how many calamities lie face down on the track [F-2.1.3]
UNSEEN_DISCARDS: Final = 29  # how many calamities were discarded unseen
NO_BACK: Final = 0
EVENT_BACK: Final = 1
CALAMITY_BACK: Final = 2
UNREVEALED: Final = 30  # per kind: calamities in the deck, face down or discarded unseen
CALAMITY_DISCARDS: Final = 33  # per kind, seen
EVENTS_LEFT: Final = 36  # how many event cards are in the event deck
CHARACTERS_LEFT: Final = 37  # how many cards are in the character deck
DECK: Final = 38  # per kind of card: how many are in its deck
DISCARDS: Final = DECK + KINDS  # per kind: how many lie on its discard pile
CALAMITY_IN: Final = DISCARDS + KINDS  # per bishopric and kind of calamity: 1 if it lies there
HARVEST_IN: Final = CALAMITY_IN + 3 * BISHOPRICS  # per bishopric: 1 if Good Harvest lies there
WEATHER_IN: Final = HARVEST_IN + BISHOPRICS  # per bishopric: 1 if Fine Weather lies there
TAXES: Final = WEATHER_IN + BISHOPRICS  # in the order played, packed by `taxes.py`, NONE behind them
MOST_TAXES: Final = 5
# Titles.
HOLDER: Final = TAXES + MOST_TAXES  # per fief: the lord with its title, or NONE
BISHOP: Final = HOLDER + FIEFS  # per bishopric: its bishop, or NONE
ESTATE_SEAT: Final = BISHOP + BISHOPRICS  # per fief: family whose dead lord's title has no heir yet, or NONE [F-4.4.4]
ESTATE_SPOUSE: Final = ESTATE_SEAT + FIEFS  # per fief: the dead lord's spouse, or NONE
# What belongs to each lord.
OWNER: Final = ESTATE_SPOUSE + FIEFS  # family, or NONE while not in play
STAND_OF: Final = OWNER + LORDS  # where the lord stands, or NONE
CAPTOR: Final = STAND_OF + LORDS  # seat that holds the lord prisoner, or NONE
SPOUSE: Final = CAPTOR + LORDS  # lord, or NONE
CARDINAL_BY: Final = SPOUSE + LORDS  # NO_CARDINAL, BY_CARD or BY_PURCHASE
NO_CARDINAL: Final = 0
BY_CARD: Final = 1
BY_PURCHASE: Final = 2
STEPS_MADE: Final = CARDINAL_BY + LORDS  # in this movement phase
# What belongs to each seat.
MONEY: Final = STEPS_MADE + LORDS
TOKENS: Final = MONEY + MOST_SEATS  # diplomacy tokens [F-8.1]
FAMILY_OF: Final = TOKENS + MOST_SEATS  # mask of its lords in play
STANDING: Final = FAMILY_OF + MOST_SEATS  # standing instruction: passes in windows until [F-13.5]
NO_STANDING: Final = 0
UNTIL_BATTLE_ENDS: Final = 1
UNTIL_PHASE_ENDS: Final = 2
UNTIL_TURN_ENDS: Final = 3
OFFERS_MADE: Final = STANDING + MOST_SEATS  # per counted matter (`offers.py`), seat and partner, in this phase [F-13.4]
COUNTED_MATTERS: Final = 6
OFFERS_END: Final = OFFERS_MADE + COUNTED_MATTERS * MOST_SEATS * MOST_SEATS
ENGINE_AT: Final = OFFERS_END  # per seat two siege engines: village, or NONE
ENGINE_SIDE: Final = ENGINE_AT + 2 * MOST_SEATS  # 1 or 2 dice; 0 when in the supply
ENGINE_FRESH: Final = ENGINE_SIDE + 2 * MOST_SEATS  # 1 if laid or flipped this turn
HAND_SIZE: Final = ENGINE_FRESH + 2 * MOST_SEATS  # how many cards a seat holds: public [F-13.3]
HAND_OF: Final = HAND_SIZE + MOST_SEATS  # per seat and kind of card
# What belongs to each village.
CONTROL: Final = HAND_OF + MOST_SEATS * KINDS  # seat that controls it by its units, or NONE; see `control.controller`
FORT_IN: Final = CONTROL + VILLAGES  # NO_FORT, CASTLE, CITY
MILLS_IN: Final = FORT_IN + VILLAGES
ADMITTED: Final = MILLS_IN + VILLAGES  # mask of friends inside the fortification [F-6.5.2]
LORDS_IN: Final = ADMITTED + VILLAGES  # mask of lords there, prisoners too
NEW_UNITS_IN: Final = LORDS_IN + VILLAGES  # phase 4: units bought there in the current purchase turn [F-4.2.2]
ROADS_NOTED: Final = NEW_UNITS_IN  # phase 5, in the same cells: roads by which seats came, see `roads.py` [F-5.1.5]
RANK_IN: Final = NEW_UNITS_IN + VILLAGES  # per village and seat: who came first is 1, the next 2; 0 if not there
MEN_IN: Final = RANK_IN + VILLAGES * MOST_SEATS  # per seat and village, at the centre and all gates
KNIGHTS_IN: Final = MEN_IN + VILLAGES * MOST_SEATS
# Troops where they stand: per exposure (0 or 1), seat and stand, packed by `units.py`.
TROOPS: Final = KNIGHTS_IN + VILLAGES * MOST_SEATS
# Fog: per seat and stand, the fewest and most knights that could be there by what everybody saw. [F-11.2]
FOG_LEAST: Final = TROOPS + 2 * MOST_SEATS * STANDS
FOG_MOST: Final = FOG_LEAST + MOST_SEATS * STANDS
# Hidden money: what a viewer counts another seat to have, and the mask of seats it cannot be sure of. [F-13.6]
COUNTED: Final = FOG_MOST + MOST_SEATS * STANDS
UNSURE: Final = COUNTED + MOST_VIEWERS * MOST_SEATS
# Cards a viewer knows others to hold: per viewer and copy of a card, the mask of seats one of which holds it.
KNOWN_CARD: Final = UNSURE + MOST_VIEWERS
RELIC_AT: Final = KNOWN_CARD + MOST_VIEWERS * CARDS  # per relic: see `relics.py`
CELLS: Final = RELIC_AT + RELICS

STACK: Final = 320


@final
class Table(State):
    """Everything that lies on the table."""

    def copy(self) -> "Table":
        other = Table(self.steps, self.cells[:], self.stack[:])
        self.copy_flow(other)
        return other

    def seats(self) -> i64:
        return self.cells[SEATS]

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return (seat + 1) % self.cells[SEATS]

    def nth(self, i: i64) -> i64:
        """The i-th seat in turn order, from 0. [F-0.5]"""
        return (self.cells[FIRST] + i) % self.cells[SEATS]

    def money(self, seat: i64) -> i64:
        return self.cells[MONEY + seat]

    def owner(self, lord: i64) -> i64:
        """Seat of a lord's family, NONE if the lord is not in play."""
        return self.cells[OWNER + lord]

    def village_of(self, lord: i64) -> i64:
        """Where a lord in play is."""
        return VILLAGE_AT[self.cells[STAND_OF + lord]]

    def is_captive(self, lord: i64) -> bool:
        return self.cells[CAPTOR + lord] >= 0

    def family(self, seat: i64) -> i64:
        """Mask of a seat's lords in play, prisoners too."""
        return self.cells[FAMILY_OF + seat]

    def free_family(self, seat: i64) -> i64:
        """Mask of a seat's lords who are not imprisoned."""
        return self.cells[FAMILY_OF + seat] & ~self.cells[CAPTIVES]

    def lords_in(self, seat: i64, village: i64) -> i64:
        """Mask of a seat's free lords in a village: a prisoner is not present for anything. [F-6.4.6]"""
        return self.cells[LORDS_IN + village] & self.cells[FAMILY_OF + seat] & ~self.cells[CAPTIVES]

    def men(self, seat: i64, village: i64) -> i64:
        return self.cells[MEN_IN + seat * VILLAGES + village]

    def knights(self, seat: i64, village: i64) -> i64:
        return self.cells[KNIGHTS_IN + seat * VILLAGES + village]

    def troops(self, seat: i64, village: i64) -> i64:
        """How many men-at-arms and knights of a seat are in a village."""
        return self.cells[MEN_IN + seat * VILLAGES + village] + self.cells[KNIGHTS_IN + seat * VILLAGES + village]

    def is_present(self, seat: i64, village: i64) -> bool:
        """Whether a seat has troops or a free lord in a village."""
        return self.troops(seat, village) > 0 or self.lords_in(seat, village) != 0

    def hand(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a seat holds."""
        return self.cells[HAND_OF + seat * KINDS + kind]

    def hand_size(self, seat: i64) -> i64:
        return self.cells[HAND_SIZE + seat]

    def sees(self, viewer: i64, witnesses: i64) -> bool:
        """Whether a viewer is among the witnesses; the spectator, behind the last seat, sees what everybody sees."""
        if viewer < self.cells[SEATS]:
            return witnesses & BIT[viewer] != 0
        return witnesses & (BIT[self.cells[SEATS]] - 1) == BIT[self.cells[SEATS]] - 1

    def has_calamity(self, bishopric: i64, kind: i64) -> bool:
        """Whether a calamity lies on a bishopric."""
        return self.cells[CALAMITY_IN + 3 * bishopric + kind] != 0

    def holder(self, fief: i64) -> i64:
        """The lord with the title of a fief, NONE while it is not governed."""
        return self.cells[HOLDER + fief]

    def holder_seat(self, village: i64) -> i64:
        """Family that governs the fief of a village, or NONE."""
        lord = self.cells[HOLDER + FIEF_OF[village]]
        return NONE if lord < 0 else self.cells[OWNER + lord]


def empty_table(steps: list[Step[Any]]) -> Table:
    """A table with nothing on it."""
    s = Table(steps, vec[i64]([0] * CELLS), vec[i64]([0] * STACK))
    for cell in (KING, QUEEN, DAUPHIN, POPE, EXCOMMUNICATED, D_ARC_LORD):
        s.cells[cell] = NONE
    for first, n in (
        (TAXES, MOST_TAXES),
        (HOLDER, FIEFS),
        (BISHOP, BISHOPRICS),
        (ESTATE_SEAT, FIEFS),
        (ESTATE_SPOUSE, FIEFS),
        (OWNER, LORDS),
        (STAND_OF, LORDS),
        (CAPTOR, LORDS),
        (SPOUSE, LORDS),
        (ENGINE_AT, 2 * MOST_SEATS),
        (CONTROL, VILLAGES),
        (RELIC_AT, RELICS),
    ):
        for i in range(n):
            s.cells[first + i] = NONE
    return s


def seat_flaw(s: Table, seat: i64) -> str:
    """What a step says in a document whose `seat` is none of this table."""
    return "" if 0 <= seat < s.cells[SEATS] else "seat: nobody sits there"
