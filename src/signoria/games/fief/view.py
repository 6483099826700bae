"""What a seat can know, and worlds it cannot tell apart. [F-13.3]

Hidden are others' hands and what lies in the decks, who has said that he passes, answers and ballots under way, what is
secret in offers (see `secret_offers.py`), with hidden money what others may have got in secret, under fog the kinds of
others' troops (see `fog.py`). Everything else is public. The faces of calamities are drawn when they are turned up, so
there is nothing to hide.
"""

from mypy_extensions import i64

from signoria.games.fief import fog, secret_offers, windows
from signoria.games.fief.dealing import deal, row_of
from signoria.games.fief.marching import SEAT
from signoria.games.fief.moves import NOBODY, PASS
from signoria.games.fief.pieces import BIT, CARDS, KINDS, LORDS, MAN
from signoria.games.fief.state import (
    COUNTED,
    DECK,
    FOG,
    HAND_OF,
    HIDDEN_MONEY,
    KNOWN_CARD,
    MONEY,
    MOST_SEATS,
    NO_STANDING,
    SEATS,
    STANDING,
    UNSURE,
    Table,
)
from signoria.games.fief.steps.ballots import (
    ALL_LAID,
    FOR_IS,
    FOR_ON_A,
    MARK_A,
    MARK_B,
    NEXT,
    Polling,
)
from signoria.games.fief.steps.elections import CANDIDATES
from signoria.games.fief.steps.kinds import BALLOTS, LOADING, OFFER_STEP, SEALED_BALLOTS, WINDOW
from signoria.games.fief.steps.loading import MEN_GOING, MODE, SAID, WITHDRAWAL, group_of, least, most
from signoria.kernel.flow import ALL_SEEING, BELOW, LEGAL, UNKNOWN, Moves
from signoria.kernel.moves import verb_of
from signoria.kernel.rng import Rng


def known(s: Table, viewer: i64) -> Table:
    """The table as a seat or a spectator knows it."""
    k = s.copy()
    k.viewer = viewer
    for kind in range(KINDS):
        k.cells[DECK + kind] = UNKNOWN
    for seat in range(s.cells[SEATS]):
        if seat != viewer:
            for kind in range(KINDS):
                k.cells[HAND_OF + seat * KINDS + kind] = UNKNOWN
            k.cells[STANDING + seat] = UNKNOWN
            if s.cells[UNSURE + row_of(s, viewer)] & BIT[seat]:
                k.cells[MONEY + seat] = UNKNOWN
            if s.cells[FOG]:
                fog.veil(k, seat)
    for row in range(s.cells[SEATS] + 1):
        if row != row_of(s, viewer):
            forget(k, row)
    hide_frames(k, viewer)
    return k


def forget(s: Table, row: i64) -> None:
    """Leave nothing of what another viewer knows."""
    for i in range(CARDS):
        s.cells[KNOWN_CARD + row * CARDS + i] = 0
    for seat in range(s.cells[SEATS]):
        s.cells[COUNTED + row * MOST_SEATS + seat] = 0
    s.cells[UNSURE + row] = 0


def hide_frames(k: Table, viewer: i64) -> None:
    """What steps under way keep from a viewer."""
    f = k.top
    while f >= 0:
        kind = k.stack[f]
        if kind == WINDOW:
            hide_answers(k, f, viewer)
        elif kind == BALLOTS or kind == SEALED_BALLOTS:
            hide_ballots(k, f, viewer, kind == SEALED_BALLOTS)
        elif kind == OFFER_STEP:
            secret_offers.hide(k, f, viewer)
        elif kind == LOADING and k.cells[FOG] and is_load_half_said(k, f) and k.stack[group_of(k, f) + SEAT] != viewer:
            k.stack[f + MEN_GOING] = UNKNOWN
        f = k.stack[f + BELOW]


def is_load_half_said(s: Table, f: i64) -> bool:
    """Whether a mover has said how many men-at-arms go along and not yet how many knights: others learn the sum."""
    return s.stack[f + SAID] == 1 and s.stack[f + MODE] <= WITHDRAWAL


def hide_answers(k: Table, f: i64, viewer: i64) -> None:
    """While a window is open nobody seems to have answered; then answers are unknown until carried out. [F-9.5]"""
    hidden = UNKNOWN if k.stack[f + windows.RESOLVED] else windows.NO_ANSWER
    for i in range(k.stack[f + windows.RESOLVED], k.cells[SEATS]):
        seat = k.nth(i)
        if seat != viewer and k.stack[f + windows.ANSWER + seat] != windows.NO_ANSWER:
            k.stack[f + windows.ANSWER + seat] = hidden


def hide_ballots(k: Table, f: i64, viewer: i64, is_sealed: bool) -> None:
    """Which marker is which nobody sees before the count; of sealed ballots not even where they lie. [F-1.3.3]

    Who has laid a sealed ballot is not seen before all have. [F-13.2]
    """
    for seat in range(k.cells[SEATS]):
        if seat == viewer:
            continue
        if is_sealed and k.stack[f + NEXT] & BIT[seat]:
            hidden = UNKNOWN if k.stack[f + ALL_LAID] else 0
            k.stack[f + MARK_A + seat] = hidden
            k.stack[f + MARK_B + seat] = hidden
            k.stack[f + FOR_IS + seat] = hidden
            if k.stack[f + ALL_LAID] == 0:
                k.stack[f + NEXT] &= ~BIT[seat]
        elif k.stack[f + MARK_A + seat] > 0:
            k.stack[f + FOR_IS + seat] = UNKNOWN


# ------------------------------------------------------------ worlds


def sample(k: Table, rng: Rng) -> Table:
    """A world its viewer could not tell from the true one; the others know there what money everybody has."""
    s = k.copy()
    s.viewer = ALL_SEEING
    deal(s, k.viewer, rng)
    if s.cells[HIDDEN_MONEY]:
        share_money(s, k.viewer, rng)
    for seat in range(s.cells[SEATS]):
        if s.cells[STANDING + seat] == UNKNOWN:
            s.cells[STANDING + seat] = NO_STANDING
        if s.cells[FOG] and seat != k.viewer:
            fog.disperse(s, seat, s.money(seat), rng)
    fill_frames(s, rng)
    return s


def share_money(s: Table, viewer: i64, rng: Rng) -> None:
    """Seats a viewer is not sure of have together what it counts; each can pay what it has bought. [F-13.6]"""
    row = row_of(s, viewer)
    unsure: list[i64] = []
    pool: i64 = 0
    for seat in range(s.cells[SEATS]):
        if s.cells[UNSURE + row] & BIT[seat]:
            unsure.append(seat)
            s.cells[MONEY + seat] = fog.unpaid(s, seat) + 2 * fog.unpaid_knights(s, seat)
            pool += s.cells[COUNTED + row * MOST_SEATS + seat] - s.cells[MONEY + seat]
    while unsure:
        seat = unsure.pop(rng.below(len(unsure)))
        sum = rng.below(pool + 1) if unsure else pool
        s.cells[MONEY + seat] += sum
        pool -= sum
    for other in range(s.cells[SEATS] + 1):
        for seat in range(s.cells[SEATS]):
            if other != row:
                s.cells[COUNTED + other * MOST_SEATS + seat] = s.money(seat)


def fill_frames(s: Table, rng: Rng) -> None:
    """Give unknown answers, ballots and offers numbers that can be."""
    f = s.top
    while f >= 0:
        kind = s.stack[f]
        if kind == WINDOW:
            fill_answers(s, f, rng)
        elif kind == BALLOTS or kind == SEALED_BALLOTS:
            fill_ballots(s, f, rng)
        elif kind == OFFER_STEP:
            secret_offers.fill(s, f, rng)
        elif kind == LOADING and s.stack[f + MEN_GOING] == UNKNOWN:
            low, high = least(s, f, MAN), most(s, f, MAN)
            s.stack[f + MEN_GOING] = low + rng.below(high - low + 1)
        f = s.stack[f + BELOW]


def fill_answers(s: Table, f: i64, rng: Rng) -> None:
    """A pass, or whatever else the seat could answer now."""
    step = s.steps[s.stack[f]]
    for seat in range(s.cells[SEATS]):
        if s.stack[f + windows.ANSWER + seat] != UNKNOWN:
            continue
        possible: list[i64] = [windows.PASSES]
        moves = Moves()
        step.candidates(s, f, seat, moves)
        for move in moves.items:
            if verb_of(move) != PASS and step.refusal(s, f, seat, move)[0] == LEGAL:
                possible.append(windows.FIRST_MOVE + move)
        s.stack[f + windows.ANSWER + seat] = possible[rng.below(len(possible))]


def fill_ballots(s: Table, f: i64, rng: Rng) -> None:
    """Sealed ballots may lie on any candidates or be empty; of markers that are seen either may be the For marker."""
    step = s.steps[s.stack[f]]
    candidates: list[i64] = [NOBODY]
    for lord in range(LORDS):
        if s.stack[s.stack[f + BELOW] + CANDIDATES] & BIT[lord]:
            candidates.append(lord)
    for seat in range(s.cells[SEATS]):
        if s.stack[f + MARK_A + seat] == UNKNOWN:
            s.stack[f + MARK_A + seat] = 0
            s.stack[f + MARK_B + seat] = 0
            s.stack[f + FOR_IS + seat] = 0
            assert isinstance(step, Polling)
            vote = candidates[rng.below(len(candidates))]
            step.lay(s, f, seat, vote, candidates[rng.below(len(candidates))])
        elif s.stack[f + FOR_IS + seat] == UNKNOWN:
            both_on_one = s.stack[f + MARK_A + seat] == s.stack[f + MARK_B + seat]
            s.stack[f + FOR_IS + seat] = FOR_ON_A + (0 if both_on_one else rng.below(2))
