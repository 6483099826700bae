"""What a seat of Princes owns and can still do, read once from a state for all features of the evaluation."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.princes.cards import AT_HAND, AT_PACK, AT_TABLE
from signoria.games.princes.pieces import (
    BONUS_AT,
    CARDINAL,
    LANDSCAPE_PIECE,
    PROFESSION_DECK,
    PROFESSIONS,
    ROUNDS,
)
from signoria.games.princes.shapes import BUILDINGS
from signoria.games.princes.state import (
    BUILT,
    CHARACTER_OF,
    FACE,
    FREEDOMS,
    JESTERS,
    LAND_TYPE,
    MOST_LANDSCAPES,
    PLACE,
    RECRUITING_HAND,
    RECRUITING_TABLE,
    ROUND,
    SEATS,
    START,
    Table,
)
from signoria.games.princes.steps import auction as bidding
from signoria.games.princes.steps import looking, rounds, turns
from signoria.games.princes.steps.kinds import ACTIONS, AUCTION, LOOKING, RETURNING, ROUND_STEP, TURN
from signoria.games.princes.steps.setup import ANSWERS
from signoria.kernel.flow import BELOW

FREEDOM_BIT: Final = LANDSCAPE_PIECE + 3

# What a profession wants, as bits of `possessions`.
WANTED_BUILDING: Final = vec[i64]([card.building for card in PROFESSIONS])
WANTED_LANDSCAPE: Final = vec[i64]([LANDSCAPE_PIECE + card.landscape for card in PROFESSIONS])
WANTED_FREEDOM: Final = vec[i64]([FREEDOM_BIT + card.freedom for card in PROFESSIONS])


@final
class Outlook:
    """What a seat owns and can still do, read once from a state."""

    def __init__(self, s: Table, seat: i64) -> None:
        self.seat = seat
        self.round: i64 = s.cells[ROUND] if s.cells[ROUND] > 0 else 1
        self.rounds: i64 = ROUNDS - self.round  # after this one
        self.actions: i64 = 2  # left in this round
        self.auctions: i64 = self.rounds  # objects that can still be bought
        self.character: i64 = -1  # the one at work in this phase B
        self.pending: i64 = -1  # deck at which the seat is about to look
        self.answer: i64 = -1  # profession about to be returned
        self.room: i64 = 0  # squares to build on
        self.growth: i64 = 0  # tenths of work value that a round brings a work that waits
        self.read_flow(s)
        self.owned = possessions(s, seat)
        self.hand: i64 = 0  # mask of professions
        self.open: i64 = 0  # mask of professions on the tables of others
        self.unseen: i64 = 0  # mask of professions in hands of others and in the stack
        self.recruits: i64 = s.cells[RECRUITING_HAND + seat]
        self.base: i64 = 2 * s.cells[JESTERS + seat] + self.recruits + s.cells[RECRUITING_TABLE + seat]
        self.read_professions(s)

    def read_flow(self, s: Table) -> None:
        """How far the round is: actions and auctions left."""
        seat = self.seat
        turn_of: i64 = -1
        begun: i64 = -1
        left: i64 = 2
        stage: i64 = 0
        f = s.top
        if f >= 0 and s.stack[f] == LOOKING and s.stack[f + looking.SEAT] == seat and s.stack[f + looking.TO_SEE] > 0:
            self.pending = s.stack[f + looking.LOOK_DECK]
        while f >= 0:
            kind = s.stack[f]
            if kind == AUCTION and not s.stack[f + bidding.OUT] >> seat & 1:
                self.auctions += 1
            elif kind == TURN:
                turn_of = s.stack[f + turns.SEAT]
                left = s.stack[f + turns.LEFT]
            elif kind == ACTIONS:
                begun = s.stack[f + turns.INDEX]
            elif kind == ROUND_STEP:
                stage = s.stack[f + rounds.STAGE]
            elif kind == RETURNING:
                self.answer = s.stack[f + ANSWERS + seat] - 1
            f = s.stack[f + BELOW]
        if stage == 3 or stage == 4:  # characters of the round before are still there in A1
            self.character = s.cells[CHARACTER_OF + seat]
        if turn_of == seat:
            self.actions = left
        elif stage > 4 or (begun >= 0 and (seat - s.cells[START] + s.cells[SEATS]) % s.cells[SEATS] < begun):
            self.actions = 0
        elif self.character == CARDINAL:
            self.actions = 3

    def read_professions(self, s: Table) -> None:
        seat = self.seat
        token: i64 = 0
        while token < BONUS_AT:
            place = s.cells[PLACE + token]
            card = s.cells[FACE + token]
            if place == AT_HAND + seat or (place == AT_PACK + seat and card != self.answer):
                self.hand |= i64(1) << card
                self.base += 1
            elif AT_TABLE <= place < AT_TABLE + s.cells[SEATS]:
                if place == AT_TABLE + seat:
                    self.base += 1
                else:
                    self.open |= i64(1) << card
            token += 1
        seen = self.hand | self.open
        token = 0
        while token < BONUS_AT:
            if s.cells[PLACE + token] == AT_TABLE + seat:
                seen |= i64(1) << s.cells[FACE + token]
            token += 1
        self.unseen = ((i64(1) << BONUS_AT) - 1) & ~seen
        if self.pending == PROFESSION_DECK:
            self.base += 1

    def all_actions(self) -> i64:
        return self.actions + 2 * self.rounds


def possessions(s: Table, seat: i64) -> i64:
    """Mask of buildings, landscape types and freedoms of a seat."""
    mask = s.cells[FREEDOMS + seat] << FREEDOM_BIT
    building: i64 = 0
    while building < BUILDINGS:
        if s.cells[BUILT + seat * BUILDINGS + building]:
            mask |= i64(1) << building
        building += 1
    i: i64 = LAND_TYPE + seat * MOST_LANDSCAPES
    end = i + MOST_LANDSCAPES
    while i < end and s.cells[i] >= 0:
        mask |= i64(1) << (LANDSCAPE_PIECE + s.cells[i])
        i += 1
    return mask


def fit(card: i64, owned: i64) -> i64:
    """Work value that a profession gets from what it wants: 4 for the building, 3 each for the others. [P-5.2.2]"""
    return (
        4 * (owned >> WANTED_BUILDING[card] & 1)
        + 3 * (owned >> WANTED_LANDSCAPE[card] & 1)
        + 3 * (owned >> WANTED_FREEDOM[card] & 1)
    )


def best_fit(cards: i64, owned: i64) -> i64:
    """The best fit of a mask of professions, -1 if there is none."""
    best: i64 = -1
    card: i64 = 0
    while card < BONUS_AT:
        if cards >> card & 1:
            value = fit(card, owned)
            if value > best:
                best = value
        card += 1
    return best
