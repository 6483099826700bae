"""Free letters, which stop nobody: how they are read, answered and carried out, by server and terminal alike.

Nothing of a letter is played before it is accepted; then all of it is, with the answer, if it is still legal. It lapses
at the end of the phase it was sent in.
"""

from collections.abc import Generator

from msgspec import Struct

from signoria import Match
from signoria.kernel.chains import Chain
from signoria.kernel.errors import SignoriaError
from signoria.kernel.flow import LEGAL, Moves, State, play, refusal, seats_of, waiting
from signoria.kernel.game import Game
from signoria.kernel.preview import Preview
from signoria.kernel.seen import Seen
from signoria.table.automatic import rules_of
from signoria.table.fief.letters import Written as Written
from signoria.table.fief.letters import opened
from signoria.table.fief.letters import read_letter as read_letter_of_fief
from signoria.table.fief.manners import unwelcome as unwelcome_in_fief
from signoria.table.plans import refused_move
from signoria.table.wishes import Reply, Wishes, wished_reply

OPEN, ACCEPTED, REFUSED, WITHDRAWN, LAPSED = "open", "accepted", "refused", "withdrawn", "lapsed"
STATUSES = (OPEN, ACCEPTED, REFUSED, WITHDRAWN, LAPSED)
ACCEPT: Reply = "accept"
REFUSE: Reply = "refuse"
WITHDRAW, PROPOSE = "withdraw", "propose"
FREE = ("offer", "talk")  # verbs that begin a free letter
OFFER_STEP = "offer"  # the step in which letters are written and answered
LONGEST = 64  # moves of a letter


class FreeLetter(Struct, kw_only=True):
    """The whole gesture that writes a letter, kept until it is answered or its phase is over."""

    n: int
    sender: int
    receiver: int
    moves: list[str]
    moment: str
    status: str = OPEN  # or how it ended


def read_letter(game: str, s: State, moves: list[str]) -> Written | None:
    """A whole letter, or None if it is none, or the game has none."""
    return read_letter_of_fief(s, moves) if game == "fief" else None


def has_letters(game: str) -> bool:
    return game == "fief"


def moment_of(match: Match) -> str:
    """The phase, with whose end a letter lapses."""
    return rules_of(match.game.name).moment(match.seen(None))


def drafted(match: Match, seat: int, moves: list[object]) -> Preview:
    """What a letter would do that is being written, as if the game took offers at any moment."""
    game, known, codes = match.game, match.game.known(match.state, seat), [match.code(move) for move in moves]
    is_late = has_letters(game.name) and refusal(known, seat, codes[0])[0] != LEGAL
    s = opened(known, seat, codes[0]) if is_late else None
    if s is None:
        return match.preview(seat, moves)
    chain = Chain(game, s, seat)
    chain.base = known.top
    for code in codes[1:]:
        refused = chain.add(code)
        if refused[0] != LEGAL:
            raise refused_move(match, code, refused)
    return Preview(game, chain)


def laid(game: Game, state: State, sender: int, moves: list[str]) -> State | None:
    """The table with a letter before its receiver; None if it cannot be written any more."""
    s = state.copy()
    read = read_letter(game.name, s, moves)
    for code in [] if read is None else read.codes:
        if refusal(s, sender, code)[0] != LEGAL:
            return None
        play(s, sender, code)
    return s


def carry_out(match: Match, sender: int, receiver: int, moves: list[str]) -> bool:
    """Write a letter into the game and accept it, as one chain of both seats; nothing if any of it is not legal."""
    lying = laid(match.game, match.state, sender, moves)
    if lying is None:
        return False
    is_gift = not is_answered(lying, receiver)  # it is taken unasked
    if not is_gift and refusal(lying, receiver, match.game.verbs.parse(ACCEPT))[0] != LEGAL:
        return False
    first = len(match.entries)
    for move in moves:
        match.play(sender, move)
    if not is_gift:
        match.play(receiver, ACCEPT)
    match.join(first)
    return True


def is_answered(lying: State, receiver: int) -> bool:
    """Whether a letter that lies before its receiver asks for an answer: a gift has been taken already."""
    return bool(waiting(lying) >> receiver & 1) and lying.steps[lying.stack[lying.top]].name == OFFER_STEP


def reply_by_wish(match: Match, letter: FreeLetter, wishes: Wishes) -> Reply | None:
    """What its receiver wants answered to such letters now. None is accepted so that asks for anything."""
    read = read_letter(match.game.name, match.state, letter.moves)
    reply = None if read is None else wished_reply(wishes, read.matter, letter.sender)
    return None if reply == ACCEPT and (read is None or read.asks) else reply


# ---------------------------------------------------------------- written by bots


def begins_letter(game: str, move: str) -> bool:
    return has_letters(game) and move.split()[0] in FREE


def composing(game: Game, known: State, seat: int, first: str) -> Generator[State, str, list[str] | None]:
    """Let a bot write a letter that it has begun: it is sent moves for the states it gives. None if it was torn up.

    It is written on what the bot knows, so nobody waits meanwhile.
    """
    s, moves = known.copy(), [first]
    play(s, seat, game.verbs.parse(first))
    while seats_of(waiting(s)) == [seat] and len(moves) < LONGEST and first.split()[0] == FREE[0]:
        move = yield s.copy()
        moves.append(move)
        try:
            code = game.verbs.parse(move)
        except SignoriaError:
            return None
        if move == WITHDRAW or refusal(s, seat, code)[0] != LEGAL:
            return None
        if move == PROPOSE:
            return moves
        play(s, seat, code)
    return moves if first.split()[0] != FREE[0] else None


def unwelcome(match: Match, seat: int, people: list[int], letters: list[FreeLetter]) -> list[str]:
    """The moves by which a bot would write a letter that it had better not: what manners are is said for each game."""
    if not has_letters(match.game.name):
        return []
    return unwelcome_in_fief(match, seat, people, letters)


def without(seen: Seen, moves: list[str]) -> Seen:
    """What a seat sees, but for some moves; all if no other is left."""
    texts, left = set(moves), Moves()
    for code in seen.moves.items:
        if seen.game.verbs.text(code) not in texts:
            left.add(code)
    if len(left) == 0 or len(left) == len(seen.moves):
        return seen
    other = Seen(seen.game, seen.known, seen.seat)
    other._moves = left
    return other
