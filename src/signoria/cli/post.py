"""Free letters in the terminal: they wait for their receiver and stop nobody, by the rules the server follows too."""

from signoria import Match, Move, SignoriaError
from signoria.bots import Bot, Choice, Seen
from signoria.cli.session import Session
from signoria.kernel.record import TABLE
from signoria.table.letters import (
    ACCEPT,
    ACCEPTED,
    LAPSED,
    OPEN,
    PROPOSE,
    REFUSE,
    REFUSED,
    WITHDRAW,
    WITHDRAWN,
    FreeLetter,
    begins_letter,
    carry_out,
    composing,
    is_answered,
    laid,
    moment_of,
    read_letter,
    reply_by_wish,
    unwelcome,
    without,
)

MOST_THOUGHTS = 8  # free letters that a bot may think of before it makes a move


def send(session: Session, sender: int, moves: list[str]) -> None:
    """Leave a whole letter for its receiver."""
    m = session.m
    read = read_letter(m.game.name, m.state, moves)
    assert read is not None
    n = len(session.letters) + 1
    letter = FreeLetter(n=n, sender=sender, receiver=read.receiver, moves=moves, moment=moment_of(m))
    session.letters.append(letter)
    announce(session, letter)
    if sender in session.humans:
        session.tell(sender, "cli-letter-sent", n=n, name=name_of(session, read.receiver))


def announce(session: Session, letter: FreeLetter) -> None:
    """Tell a person of a letter."""
    if letter.receiver in session.humans:
        session.tell(letter.receiver, "cli-letter-for-you", n=letter.n, name=name_of(session, letter.sender))
        session.unread.add(letter.receiver)


def read_first(session: Session, seat: int, moves: object, then: str = "") -> bool:
    """Before moves end a phase, call everybody who has an open letter that came since they last sat at the screen.

    As at a server all may know that there is a letter, so this tells nothing. Whether the game has changed meanwhile:
    then the moves are not made, and their seat is asked again.
    """
    m = session.m
    before = len(m.lines)
    while (readers := unread(session)) and ends_phase(m, seat, moves, then):
        session.tell(readers[0], "cli-letters-last")
        session.call(readers[0])
        if len(m.lines) != before:
            session.unread.add(readers[0])  # who has accepted one letter may want to accept another
            return True
    return False


def unread(session: Session) -> list[int]:
    """People with an open letter that they cannot have read; nobody while one is being written."""
    if session.real is not None:
        return []
    waiting = {letter.receiver for letter in session.letters if letter.status == OPEN}
    return sorted(session.unread & waiting)


def ends_phase(m: Match, seat: int, moves: object, then: str) -> bool:
    trial = m.copy()
    try:
        trial.play(seat, moves, then)
    except SignoriaError:
        return False  # whoever makes them is told
    return trial.over or moment_of(trial) != moment_of(m)


def settle(session: Session) -> bool:
    """Letters that lapse, that a wish refuses, or that a bot answers; whether the game has changed by it."""
    for letter in session.letters:
        if letter.status != OPEN:
            continue
        if letter.moment != moment_of(session.m):
            end(session, letter, LAPSED)
        elif (reply := reply_by_wish(session.m, letter, session.wishes_of(letter.receiver))) is not None:
            if reply == ACCEPT and carry_out(session.m, letter.sender, letter.receiver, letter.moves):
                end(session, letter, ACCEPTED)
                return True
            if reply == REFUSE:
                end(session, letter, REFUSED)
        elif letter.receiver in session.bots:
            if laid(session.m.game, session.m.state, letter.sender, letter.moves) is None:
                continue  # nobody may deal at this moment: it is read after the next move
            if accepts(session, letter):
                return True
            end(session, letter, REFUSED)
    return False


def accepts(session: Session, letter: FreeLetter) -> bool:
    """Ask a bot as if the letter lay before it in the game, and carry it out if it agrees."""
    m, seat = session.m, letter.receiver
    lying = laid(m.game, m.state, letter.sender, letter.moves)
    if lying is None:
        return False
    seen = Seen(m.game, m.game.known(lying, seat), seat)
    if is_answered(lying, seat) and session.bots[seat].choose(seen).move.text != ACCEPT:
        return False
    if not carry_out(m, letter.sender, seat, letter.moves):
        return False
    end(session, letter, ACCEPTED)
    return True


def end(session: Session, letter: FreeLetter, status: str) -> None:
    letter.status = status
    if letter.sender in session.humans and status != WITHDRAWN:
        session.tell(letter.sender, f"cli-letter-{status}", n=letter.n, name=name_of(session, letter.receiver))


def name_of(session: Session, seat: int) -> str:
    return session.words.player(seat, session.m.names)


# ---------------------------------------------------------------- what a person does


def read(session: Session, seat: int) -> None:
    """All letters of a seat, the latest last."""
    mine = [letter for letter in session.letters if seat in (letter.sender, letter.receiver)]
    if not mine:
        session.say("cli-letters-none")
    for letter in mine:
        key = "cli-letter-from" if letter.receiver == seat else "cli-letter-to"
        other = letter.sender if letter.receiver == seat else letter.receiver
        status = session.words.word(f"cli-letter-is-{letter.status}")
        contents = " ".join(contents_of(session, letter, seat))
        session.say(key, n=letter.n, name=name_of(session, other), status=status, contents=contents)


def contents_of(session: Session, letter: FreeLetter, seat: int) -> list[str]:
    """What stands in a letter, as its receiver would be asked; one that cannot be written now move by move."""
    trial = session.m.copy()
    try:
        for move in letter.moves:
            trial.play(letter.sender, move)
        told: list[str] = session.board.offer_words(trial, seat, session.words)
        if told:
            return told
    except SignoriaError:
        pass  # as the game stands it could not be written
    return [f"{session.sentence(session.m.move(move))}." for move in letter.moves[1:-1]]


def answer(session: Session, seat: int, n: int, how: str) -> bool:
    """Accept, refuse or withdraw a letter; whether the game has changed."""
    is_sender = how == WITHDRAWN
    letter = next((one for one in session.letters if one.n == n), None)
    if letter is None or seat != (letter.sender if is_sender else letter.receiver):
        session.say("cli-letter-not-yours", n=n)
        return False
    if letter.status != OPEN:
        session.say("cli-letter-over", n=n)
        return False
    if how == ACCEPTED and not carry_out(session.m, letter.sender, seat, letter.moves):
        session.say("cli-letter-stuck", n=n)
        return False
    end(session, letter, how)
    if how != ACCEPTED:
        session.say("cli-letter-done", n=n, status=session.words.word(f"cli-letter-is-{how}"))
    return how == ACCEPTED


# ---------------------------------------------------------------- what a bot does


def bots_choice(session: Session, seat: int) -> Choice | None:
    """The move of a bot. Its free letters are sent first, and it thinks again; None if it does as is usual."""
    m, bot = session.m, session.bots[seat]
    torn: list[str] = []
    for _ in range(MOST_THOUGHTS):
        avoided = [*unwelcome(m, seat, session.humans, session.letters), *torn] if session.humans else []
        choice = bot.choose(without(m.seen(seat), avoided))
        if choice.move.text in avoided:
            torn_up = [move for move in m.legal(seat) if move.text == WITHDRAW]
            return Choice(torn_up[0]) if torn_up else None
        if not session.humans or not begins_letter(m.game.name, choice.move.text):
            return choice
        torn.append(choice.move.text)
        moves = composed(m, bot, seat, choice.move)
        if moves is not None:
            send(session, seat, moves)
            settle(session)
            if seat not in m.waiting:
                return None
    return None


def composed(m: Match, bot: Bot, seat: int, first: Move) -> list[str] | None:
    written = composing(m.game, m.game.known(m.state, seat), seat, first.text)
    try:
        state = next(written)
        while True:
            state = written.send(bot.choose(Seen(m.game, state, seat)).move.text)
    except StopIteration as ended:
        whole: list[str] | None = ended.value
        return whole


def written(trial: Match, seat: int) -> list[str]:
    """The moves of a letter that was written on a copy of the game, without those that were taken back."""
    moves: list[str] = []
    for who, what in trial.lines:
        if who == str(seat):
            moves.append(what)
        elif who == TABLE and moves:
            moves.pop()
    return moves


def is_whole(moves: list[str]) -> bool:
    """Whether what was written is a letter, and was not torn up."""
    return moves[-1] == PROPOSE or moves[0].split()[0] != "offer"


def usual(m: Match, seat: int) -> Move:
    """What a bot does that finds nothing else."""
    seen = m.seen(seat)
    return seen.default or seen.legal[0]
