"""Allies of Fief for bots: what who keeps bargains does not do to his ally. The rules would not hold him. [F-1.1.5]"""

from mypy_extensions import i64

from signoria.games.fief import marching, offers
from signoria.games.fief.control import controller
from signoria.games.fief.moves import (
    ASK_ANNULMENT,
    ASSASSINATE,
    ATTACK,
    BESIEGE,
    CAVALCADE,
    EXCOMMUNICATE,
    PILLAGE,
    PLAY_AMBUSH,
    PLAY_FREE,
    PLAY_JUSTICE,
    PLAY_REVOLT,
    TITHE,
)
from signoria.games.fief.pieces import BISHOPRIC_OF, BIT, VILLAGES
from signoria.games.fief.state import CAPTOR, MILLS_IN, Table
from signoria.games.fief.steps.kinds import GROUP
from signoria.kernel.flow import Moves
from signoria.kernel.moves import argument, verb_of


def sparing(s: Table, seat: i64, ally: i64, moves: Moves) -> Moves:
    """The moves that do not strike an ally; all of them if there is no other."""
    spared = Moves()
    for move in moves.items:
        if not is_strike(s, seat, ally, move):
            spared.add(move)
    return spared if len(spared) else moves


def is_strike(s: Table, seat: i64, ally: i64, move: i64) -> bool:
    """Whether a move harms an ally's lords or villages, takes from him, or ends the alliance."""
    verb, a = verb_of(move), argument(move, 0)
    if verb == ASSASSINATE or verb == PLAY_JUSTICE or verb == PLAY_AMBUSH or verb == EXCOMMUNICATE:
        return s.owner(a) == ally
    if verb == PLAY_REVOLT:
        return controller(s, a) == ally or s.is_present(ally, a)
    if verb == BESIEGE or verb == PILLAGE:
        return controller(s, a) == ally
    if verb == ATTACK:
        return argument(move, 1) == ally
    if verb == CAVALCADE:
        return marching.blockers(s, offers.find(s, GROUP), a) & BIT[ally] != 0
    if verb == PLAY_FREE:
        return s.cells[CAPTOR + a] == ally and s.owner(a) != seat
    if verb == TITHE:
        return is_only_payer(s, seat, ally, argument(move, 1))
    return verb == ASK_ANNULMENT  # of the marriage that makes the alliance [F-1.7.3]


def is_only_payer(s: Table, seat: i64, ally: i64, bishopric: i64) -> bool:
    """Whether nobody but the ally would pay a tithe: all others' mills of a bishopric are his. [F-2.3.7]"""
    is_his = False
    village: i64 = 0
    while village < VILLAGES:
        if BISHOPRIC_OF[village] == bishopric and s.cells[MILLS_IN + village]:
            holder = controller(s, village)
            if holder == ally:
                is_his = True
            elif holder >= 0 and holder != seat:
                return False
        village += 1
    return is_his
