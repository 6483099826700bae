"""Elections of Fief for bots: what an office is worth, and how an election looks while it goes on."""

from typing import Final

from mypy_extensions import i64

from signoria.bots.fief_worth import VICTORY_POINT
from signoria.games.fief.elections import (
    BISHOPS_NEEDED,
    KING_OFFICE,
    KING_VOTES_NEEDED,
    POPE_OFFICE,
    clergy,
    votes,
)
from signoria.games.fief.people import ally_of, titles
from signoria.games.fief.pieces import BIT, LORDS
from signoria.games.fief.state import NONE, SEATS, Table
from signoria.games.fief.steps.ballots import MARK_A, voted_for
from signoria.games.fief.steps.elections import CANDIDATES, FOR_OFFICE
from signoria.games.fief.steps.kinds import BALLOTS, SEALED_BALLOTS
from signoria.kernel.flow import BELOW

SURE: Final = 80  # percent of an election that looks won
OPEN: Final = 15  # or lost, as long as it is not counted
RIVAL: Final = 5  # a rival's office costs a fifth of it


def office_worth(office: i64) -> i64:
    if office == POPE_OFFICE:
        return VICTORY_POINT + 60
    return VICTORY_POINT + 70 if office == KING_OFFICE else 30


def stake(s: Table, seat: i64, office: i64, lord: i64, keeps: bool) -> i64:
    """What the election of a candidate is worth to a seat; an ally's only to who keeps bargains."""
    owner = s.owner(lord)
    worth = office_worth(office)
    if owner == seat:
        return worth - 2 * titles(s, lord)  # rather somebody who is nothing yet
    if owner >= 0 and owner == ally_of(s, seat):
        return worth // 4 if keeps else 0
    return -worth // RIVAL


def expected_vote(s: Table, e: i64, polling: i64, seat: i64) -> i64:
    """Whom a seat votes for: what it has laid, else the first candidate of its own, or NONE."""
    if polling >= 0 and s.stack[polling + MARK_A + seat] > 0:
        return voted_for(s, polling, seat)
    lord: i64 = 0
    while lord < LORDS:
        if s.stack[e + CANDIDATES] & BIT[lord] and s.owner(lord) == seat:
            return lord
        lord += 1
    return NONE


def polling_of(s: Table, e: i64) -> i64:
    """The frame in which the ballots of an election are laid, or NONE."""
    f = s.top
    while f > e:
        if (s.stack[f] == BALLOTS or s.stack[f] == SEALED_BALLOTS) and s.stack[f + BELOW] == e:
            return f
        f = s.stack[f + BELOW]
    return NONE


def election_hope(s: Table, e: i64, seat: i64, keeps: bool) -> i64:
    """What a seat may expect of an election: who leads if everybody votes for the own candidate."""
    office = s.stack[e + FOR_OFFICE]
    polling = polling_of(s, e)
    best: i64 = 0
    leader: i64 = NONE
    own: i64 = 0
    lord: i64 = 0
    while lord < LORDS:
        if s.stack[e + CANDIDATES] & BIT[lord]:
            n = support(s, e, polling, office, lord)
            if n > best:
                best = n
                leader = lord
            elif n == best:
                leader = NONE
            if s.owner(lord) == seat and stake(s, seat, office, lord, keeps) > own:
                own = stake(s, seat, office, lord, keeps)
        lord += 1
    hope = own * OPEN // 100
    if leader < 0:
        return hope
    worth = stake(s, seat, office, leader, keeps)
    return worth * SURE // 100 if s.owner(leader) == seat else hope + worth * SURE // 100


def support(s: Table, e: i64, polling: i64, office: i64, lord: i64) -> i64:
    """Votes a candidate may count on; 0 for a king without the votes or the clergy he needs. [F-1.8.4]"""
    n: i64 = 0
    churchmen: i64 = 0
    seat: i64 = 0
    while seat < s.cells[SEATS]:
        if expected_vote(s, e, polling, seat) == lord:
            n += votes(s, office, seat)
            churchmen += clergy(s, seat) if office == KING_OFFICE else 0
        seat += 1
    if office == KING_OFFICE and (n < KING_VOTES_NEEDED or churchmen < BISHOPS_NEEDED):
        return 0
    return n
