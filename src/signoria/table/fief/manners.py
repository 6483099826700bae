"""Manners of bots of Fief in what they write to others, whether a letter is free or stops the game.

In a turn they do not ask for what was refused in it, nor write to a person more than a few times; and nobody is written
to amid a movement of their own.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from signoria import Match
from signoria.bots.fief import as_it_stands
from signoria.games.fief.messages_offers import MATTER
from signoria.games.fief.moves import VERBS
from signoria.games.fief.offers import ABOUT, GIVER, IS_MADE, TAKER, find
from signoria.games.fief.state import Table
from signoria.games.fief.steps.kinds import MOVING, OFFER_STEP
from signoria.games.fief.steps.movement import MOVER
from signoria.kernel.flow import play
from signoria.kernel.moves import verb_of
from signoria.table.fief.letters import read_letter

MOST_TO_A_PERSON = 3  # from all bots together, in a turn
FREE_MATTERS = ("trade", "talk")
# Verbs that may begin a letter, or send one that is put together.
ASKING = (
    "offer", "talk", "marry", "ask_leave", "ask_waiver", "ask_annulment", "make_cardinal", "cardinal", "prisoner",
    "enter", "place", "truce", "change_sides", "join", "take_relic", "propose",
)  # fmt: skip


class Kept(Protocol):
    sender: int
    receiver: int
    moves: list[str]
    moment: str
    status: str


class Past(NamedTuple):
    """What was written in this turn: how often to each player by others, and which matters came to nothing."""

    written: Counter[int]
    spent: set[tuple[int, int, str]]


def past_of(match: Match, seats: Sequence[int], letters: Sequence[Kept]) -> Past:
    """The letters these seats have written this turn: those played, by what happened, and those that wait or waited.

    What one player granted came to nothing too if the next was then not asked: else both would be asked without end.
    """
    kinds, turn = match.game.events, ""
    written: Counter[int] = Counter()
    spent: set[tuple[int, int, str]] = set()
    given_up: set[tuple[int, str]] = set()
    for event in reversed(match.events):
        name, numbers = kinds[event.kind].name, event.numbers
        if name == "turn":
            turn = str(numbers[0])
            break
        if name == "asks" and numbers[0] in seats and MATTER.names[numbers[2]] not in FREE_MATTERS:
            written[int(numbers[1])] += 1
        elif name == "withdrawn":
            given_up.add((int(numbers[0]), MATTER.names[numbers[2]]))
        elif name == "refused" or (name == "accepted" and (int(numbers[1]), MATTER.names[numbers[2]]) in given_up):
            spent.add((int(numbers[1]), int(numbers[0]), MATTER.names[numbers[2]]))
    turn = turn or str(match.seen(None).view["turn"])  # a game that began in the middle of a turn
    for letter in letters:
        if letter.moment.split()[0] != turn:
            continue
        written[letter.receiver] += letter.sender in seats
        read = read_letter(match.state, letter.moves)
        if read is not None and letter.status != "accepted":
            spent.add((letter.sender, letter.receiver, read.matter))
    return Past(written, spent)


def unwelcome(match: Match, seat: int, people: Sequence[int], letters: Sequence[Kept]) -> list[str]:
    """Legal moves of a bot that would write to somebody who should not be written to about it now."""
    seen = match.seen(seat)
    codes = [code for code in seen.moves.items if VERBS.verbs[verb_of(code)].name in ASKING]
    if not codes:
        return []
    known = seen.known
    assert isinstance(known, Table)
    past = past_of(match, [one for one in range(match.seats) if one not in people], letters)
    return [VERBS.text(code) for code in codes if is_unwelcome(known, seat, code, people, past)]


def is_unwelcome(known: Table, seat: int, code: int, people: Sequence[int], past: Past) -> bool:
    """Whether a letter would lie before somebody, or be begun, who had better not get it."""
    f = find(known, OFFER_STEP)
    s = known
    if f < 0 or known.stack[f + IS_MADE]:
        s = known.copy()
        play(s, seat, code)
        s = as_it_stands(s, seat)  # a card in a window asks for consent only once the window closes
        f = find(s, OFFER_STEP)
    if f < 0 or s.stack[f + GIVER] != seat:
        return False
    receiver, matter = int(s.stack[f + TAKER]), MATTER.names[s.stack[f + ABOUT]]
    if (seat, receiver, matter) in past.spent:
        return True
    if receiver not in people:
        return False
    moving = find(known, MOVING)
    is_moving = moving >= 0 and known.stack[moving + MOVER] == receiver
    return is_moving or past.written[receiver] >= MOST_TO_A_PERSON
