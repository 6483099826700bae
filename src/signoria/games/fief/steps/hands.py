"""Discarding and drawing, player by player. [F-2.1]"""

from typing import Final, final

from mypy_extensions import i64

from signoria.games.fief.cards import AT, EARLIER, EARLIER_KINDS, discard, draw_card
from signoria.games.fief.messages_cards import (
    E_BACK,
    E_CALAMITY_DRAWN,
    E_CALAMITY_TOO_MANY,
    E_DISCARDED,
    E_DREW,
    E_SHUFFLED,
    R_ENOUGH_DRAWN,
    R_FULL_HAND,
    R_NOT_IN_DECK,
    R_NOT_IN_HAND,
    R_NOTHING_TO_DRAW,
    R_ONE_CHARACTER,
)
from signoria.games.fief.messages_surprises import R_WHILE_DRAWING
from signoria.games.fief.moves import BACK_IS, CARD_IS, CHARACTER_DECK, DISCARD, DONE, DRAW, EVENT_DECK
from signoria.games.fief.pieces import BIT, CALAMITY, FIRST_EVENT, HAND, KINDS, SLOTS
from signoria.games.fief.state import (
    CALAMITY_BACK,
    CALAMITY_DISCARDS,
    CHARACTERS_LEFT,
    DECK,
    DECK_CALAMITIES,
    DISCARDS,
    EVENT_BACK,
    EVENTS_LEFT,
    FACE_DOWN,
    NO_BACK,
    SEATS,
    TOP_BACK,
    UNREVEALED,
    UNSEEN_DISCARDS,
    Table,
    seat_flaw,
)
from signoria.games.fief.steps.base import BUSY, CALM, FiefStep
from signoria.games.fief.steps.kinds import CALAMITIES, DISCARDING, DRAWING, TURNING_UP
from signoria.kernel.domains import SEAT
from signoria.kernel.flow import BELOW, CHANCE, FIRST_FIELD, LEGAL, NOT_NOW, Moves, Refusal, Step
from signoria.kernel.moves import argument, pack, verb_of

WHO: Final = FIRST_FIELD  # the first number of discarding and of drawing: the seat
MOST_DRAWN: Final = 2


@final
class Cards(Step[Table]):
    """Each player in turn order discards, then draws. [F-2.1]

    If the discard pile was shuffled in meanwhile, what lay face down before is none of those calamities: it is turned
    up here, while that is remembered.
    """

    def __init__(self) -> None:
        super().__init__("cards", ("at", "earlier", *CALAMITY.names), on=("turn",))

    def flaw(self, s: Table, f: i64) -> str:
        if not 0 <= s.stack[f + EARLIER] <= s.cells[FACE_DOWN]:
            return "earlier: more than lie face down"
        kinds: i64 = 0
        calamity: i64 = 0
        while calamity < CALAMITY.size:
            if not 0 <= s.stack[f + EARLIER_KINDS + calamity] <= s.cells[UNREVEALED + calamity]:
                return f"{CALAMITY.names[calamity]}: more than are unseen"
            kinds += s.stack[f + EARLIER_KINDS + calamity]
            calamity += 1
        if kinds < s.stack[f + EARLIER]:
            return "earlier: more than what they were drawn from"
        return "" if 0 <= s.stack[f + AT] <= s.cells[SEATS] else "at: there are fewer players"

    def advance(self, s: Table, f: i64) -> None:
        at = s.stack[f + AT]
        if at < s.cells[SEATS]:
            s.stack[f + AT] = at + 1
            g = s.push(DRAWING)
            s.stack[g + WHO] = s.nth(at)
            g = s.push(DISCARDING)
            s.stack[g + WHO] = s.nth(at)
        elif s.stack[f + EARLIER] and s.cells[FACE_DOWN]:
            s.push(CALAMITIES)
        else:
            s.pop()


@final
class Discarding(FiefStep):
    """Any number of cards, shown; a surprise card may be played instead. [F-2.1.1]"""

    def __init__(self) -> None:
        super().__init__("discarding", ("seat",), {"seat": SEAT}, on=("drawing",))

    def flaw(self, s: Table, f: i64) -> str:
        return seat_flaw(s, s.stack[f + WHO])

    def waiting(self, s: Table, f: i64) -> i64:
        seat = s.stack[f + WHO]
        return BIT[seat] if s.hand_size(seat) > 0 else 0

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        into.add(pack(DONE))
        kind: i64 = 0
        while kind < KINDS:
            if s.hand(seat, kind) > 0:
                into.add(pack(DISCARD, kind))
            kind += 1

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == DISCARD:
            kind = argument(move, 0)
            return (LEGAL if s.hand(seat, kind) > 0 else R_NOT_IN_HAND, kind, 0, 0)
        return (LEGAL if verb_of(move) == DONE else NOT_NOW, 0, 0, 0)

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return pack(DONE)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        if verb_of(move) == DONE:
            s.pop()
            return
        discard(s, seat, argument(move, 0))
        s.tell(E_DISCARDED, seat, argument(move, 0))


DRAWN: Final = FIRST_FIELD + 1  # cards drawn
CHARACTERS: Final = FIRST_FIELD + 2  # of them characters
WANTED: Final = FIRST_FIELD + 3  # 0, or 1 + the deck from which a card is being drawn


@final
class Drawing(FiefStep):
    """Up to two cards, at most one of them a character, one by one. [F-2.1.2]"""

    def __init__(self) -> None:
        super().__init__("drawing", ("seat", "drawn", "characters", "wanted"), {"seat": SEAT}, on=("cards",))

    def flaw(self, s: Table, f: i64) -> str:
        wrong = seat_flaw(s, s.stack[f + WHO])
        if wrong:
            return wrong
        if not 0 <= s.stack[f + CHARACTERS] <= s.stack[f + DRAWN] <= MOST_DRAWN or s.stack[f + CHARACTERS] > 1:
            return "drawn: at most two cards, one of them a character"
        wanted = s.stack[f + WANTED]
        if not 0 <= wanted <= 2:
            return "wanted: is 0 to 2"
        if wanted and self.deck_refusal(s, f, s.stack[f + WHO], wanted - 1)[0] != LEGAL:
            return "wanted: no card can be drawn there"
        return ""

    def calmness(self, s: Table, f: i64) -> i64:
        """Nobody interrupts from the first draw to the last. [F-2.1.6]"""
        return BUSY if s.stack[f + DRAWN] or s.stack[f + WANTED] else CALM

    def hush(self, s: Table, f: i64) -> i64:
        return R_WHILE_DRAWING

    def stream(self, s: Table, f: i64) -> str:
        return "events" if s.stack[f + WANTED] == 1 + EVENT_DECK else "characters"

    def waiting(self, s: Table, f: i64) -> i64:
        if s.stack[f + WANTED]:
            return BIT[CHANCE] if self.is_card_on_top(s, f) else 0
        seat = s.stack[f + WHO]
        can_draw = (
            self.deck_refusal(s, f, seat, EVENT_DECK)[0] == LEGAL
            or self.deck_refusal(s, f, seat, CHARACTER_DECK)[0] == LEGAL
        )
        return BIT[seat] if can_draw else 0

    def is_card_on_top(self, s: Table, f: i64) -> bool:
        """Whether the next card of the deck wanted is one to take into the hand."""
        if s.stack[f + WANTED] == 1 + EVENT_DECK:
            return s.cells[TOP_BACK] == EVENT_BACK
        return s.cells[CHARACTERS_LEFT] > 0

    def deck_refusal(self, s: Table, f: i64, seat: i64, deck: i64) -> Refusal:
        """Why no card can be drawn from a deck; all of it can be counted. [F-2.1.2] [F-2.1.5]"""
        if s.stack[f + DRAWN] >= MOST_DRAWN:
            return (R_ENOUGH_DRAWN, 0, 0, 0)
        if s.hand_size(seat) >= HAND:
            return (R_FULL_HAND, 0, 0, 0)
        if deck == CHARACTER_DECK and s.stack[f + CHARACTERS] > 0:
            return (R_ONE_CHARACTER, 0, 0, 0)
        left = s.cells[EVENTS_LEFT] if deck == EVENT_DECK else s.cells[CHARACTERS_LEFT]
        return (LEGAL if left + discarded(s, deck) > 0 else R_NOTHING_TO_DRAW, deck, 0, 0)

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        if seat == CHANCE:
            kind: i64 = 0
            while kind < KINDS:
                into.add(pack(CARD_IS, kind))
                kind += 1
            return
        into.add(pack(DRAW, EVENT_DECK))
        into.add(pack(DRAW, CHARACTER_DECK))
        into.add(pack(DONE))

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        if seat == CHANCE:
            return self.card_refusal(s, f, argument(move, 0)) if verb == CARD_IS else (NOT_NOW, 0, 0, 0)
        if verb == DRAW:
            return self.deck_refusal(s, f, seat, argument(move, 0))
        return (LEGAL if verb == DONE else NOT_NOW, 0, 0, 0)

    def card_refusal(self, s: Table, f: i64, kind: i64) -> Refusal:
        """Why a card cannot be on top of the deck wanted."""
        is_of_deck = (kind < FIRST_EVENT) == (s.stack[f + WANTED] == 1 + CHARACTER_DECK)
        return (LEGAL if is_of_deck and s.cells[DECK + kind] > 0 else R_NOT_IN_DECK, kind, 0, 0)

    def odds(self, s: Table, f: i64, move: i64) -> i64:
        return s.cells[DECK + argument(move, 0)]

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        return pack(DONE)

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        if verb == DONE:
            s.pop()
        elif verb == DRAW:
            s.stack[f + WANTED] = 1 + argument(move, 0)
        else:
            self.take(s, f, argument(move, 0))

    def take(self, s: Table, f: i64, kind: i64) -> None:
        """The card comes into the hand; only its owner sees which it is."""
        seat = s.stack[f + WHO]
        draw_card(s, seat, kind)
        s.stack[f + WANTED] = 0
        s.stack[f + DRAWN] += 1
        if kind < FIRST_EVENT:
            s.stack[f + CHARACTERS] += 1
            s.tell_only(BIT[seat], E_DREW, seat, CHARACTER_DECK, kind)
        else:
            s.tell_only(BIT[seat], E_DREW, seat, EVENT_DECK, kind)
            s.cells[TOP_BACK] = NO_BACK
            turn_up(s)

    def advance(self, s: Table, f: i64) -> None:
        """Until the card wanted is on top: calamities go to the track, an empty deck is made anew. [F-2.1.5]"""
        wanted = s.stack[f + WANTED]
        if wanted == 0:
            s.pop()
        elif wanted == 1 + CHARACTER_DECK:
            shuffle_characters(s)
        elif s.cells[TOP_BACK] == CALAMITY_BACK:
            self.lay_calamity(s, f)
        else:
            if s.cells[EVENTS_LEFT] + s.cells[DECK_CALAMITIES] == 0:
                shuffle_events(s, s.stack[f + BELOW])
            turn_up(s)

    def lay_calamity(self, s: Table, f: i64) -> None:
        """Face down on the first free slot; the fourth is discarded unseen. [F-2.1.3]"""
        s.cells[DECK_CALAMITIES] -= 1
        s.cells[TOP_BACK] = NO_BACK
        if s.cells[FACE_DOWN] < SLOTS:
            s.cells[FACE_DOWN] += 1
            s.tell(E_CALAMITY_DRAWN, s.stack[f + WHO], s.cells[FACE_DOWN])
        else:
            s.cells[UNSEEN_DISCARDS] += 1
            s.tell(E_CALAMITY_TOO_MANY, s.stack[f + WHO])


def discarded(s: Table, deck: i64) -> i64:
    """How many cards of a deck that players can hold lie on its discard pile."""
    kind: i64 = 0 if deck == CHARACTER_DECK else FIRST_EVENT
    end: i64 = FIRST_EVENT if deck == CHARACTER_DECK else KINDS
    n: i64 = 0
    while kind < end:
        n += s.cells[DISCARDS + kind]
        kind += 1
    return n


def shuffle_characters(s: Table) -> None:
    """The discard pile becomes the character deck. [F-2.1.4]"""
    s.cells[CHARACTERS_LEFT] += return_discards(s, 0, FIRST_EVENT)
    s.tell(E_SHUFFLED, CHARACTER_DECK)


def shuffle_events(s: Table, cards: i64) -> None:
    """The discard pile becomes the event deck, calamities with the events. [F-2.1.4]

    What lies face down is none of those the pile brings: the frame `cards` remembers what it was drawn from. (Should
    the deck run out twice in one phase, only the second time is remembered.)
    """
    s.cells[EVENTS_LEFT] += return_discards(s, FIRST_EVENT, KINDS)
    s.stack[cards + EARLIER] = s.cells[FACE_DOWN]
    calamity: i64 = 0
    while calamity < CALAMITY.size:
        s.stack[cards + EARLIER_KINDS + calamity] = s.cells[UNREVEALED + calamity] if s.cells[FACE_DOWN] else 0
        s.cells[UNREVEALED + calamity] += s.cells[CALAMITY_DISCARDS + calamity]
        s.cells[DECK_CALAMITIES] += s.cells[CALAMITY_DISCARDS + calamity]
        s.cells[CALAMITY_DISCARDS + calamity] = 0
        calamity += 1
    s.cells[DECK_CALAMITIES] += s.cells[UNSEEN_DISCARDS]
    s.cells[UNSEEN_DISCARDS] = 0
    s.tell(E_SHUFFLED, EVENT_DECK)


def return_discards(s: Table, kind: i64, end: i64) -> i64:
    """Discarded cards of the kinds up to `end` go into their deck; how many they are."""
    n: i64 = 0
    while kind < end:
        n += s.cells[DISCARDS + kind]
        s.cells[DECK + kind] += s.cells[DISCARDS + kind]
        s.cells[DISCARDS + kind] = 0
        kind += 1
    return n


def turn_up(s: Table) -> None:
    """A new card lies on top of the event deck, and everybody sees its back. [F-0.1]"""
    if s.cells[TOP_BACK] == NO_BACK and s.cells[EVENTS_LEFT] + s.cells[DECK_CALAMITIES] > 0:
        s.push(TURNING_UP)


@final
class TurningUp(Step[Table]):
    """Chance fixes whether the top card of the event deck is an event or a calamity. [F-0.1]"""

    def __init__(self) -> None:
        super().__init__("turning_up", (), on=("course", "drawing"))

    def stream(self, s: Table, f: i64) -> str:
        return "backs"

    def waiting(self, s: Table, f: i64) -> i64:
        return BIT[CHANCE] if s.cells[TOP_BACK] == NO_BACK and s.cells[EVENTS_LEFT] + s.cells[DECK_CALAMITIES] else 0

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        into.add(pack(BACK_IS, EVENT_BACK))
        into.add(pack(BACK_IS, CALAMITY_BACK))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) != BACK_IS:
            return (NOT_NOW, 0, 0, 0)
        return (LEGAL if self.odds(s, f, move) > 0 else NOT_NOW, 0, 0, 0)

    def odds(self, s: Table, f: i64, move: i64) -> i64:
        back = argument(move, 0)
        if back == NO_BACK:
            return 0
        return s.cells[EVENTS_LEFT] if back == EVENT_BACK else s.cells[DECK_CALAMITIES]

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        s.cells[TOP_BACK] = argument(move, 0)
        s.tell(E_BACK, argument(move, 0))
