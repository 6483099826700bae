"""The course of a session: bots play, people are asked, the game ends or is left."""

from functools import partial

from signoria import CHANCE, Dropped, IllegalMove, Move, SignoriaError
from signoria.cli import files, post, private
from signoria.cli.commands import COMMANDS, command_named, obey, save
from signoria.cli.completion import complete_with, half_a_line
from signoria.cli.news import news_lines
from signoria.cli.scores import ranking, score_table
from signoria.cli.session import Leave, Session
from signoria.cli.shell import command_line
from signoria.cli.typed import begun, fold
from signoria.cli.why import candidates
from signoria.kernel.match import DEFAULT
from signoria.table.automatic import rules_of
from signoria.table.choices import capital
from signoria.table.letters import begins_letter
from signoria.table.wishes import NO_WISHES, Reacting

SHOWING_NOTHING = ("help", "rule", "undo", "save", "quit", "seat")  # commands that tell nothing private


def run(session: Session) -> int:
    """Play until the end or until the player leaves; whatever happens, the game is saved."""
    session.call = partial(visit, session)
    try:
        while not session.m.over:
            step(session)
        finish(session)
    except Leave as leave:
        if leave.save:
            go_politely(session)
        else:
            session.say("cli-bye")
    except (EOFError, KeyboardInterrupt):
        session.console.print()
        go_politely(session)
    except SignoriaError as error:
        session.say("cli-error", error=str(error))
        go_politely(session)
        return 1
    except BaseException:
        go_politely(session)
        raise
    return 0


def step(session: Session) -> None:
    """One decision, of a bot or of a person."""
    m = session.m
    if post.settle(session) or private.go_on(session):
        return
    for seat in volunteers(session):
        offer(session, seat)
        return
    waiting = m.waiting
    for seat in waiting:
        if seat in session.bots:
            let_play(session, seat)
            return
    if CHANCE in waiting:
        raise SignoriaError(session.words.word("cli-no-secret"))
    for seat in waiting:
        if answered(session, seat):
            return
    reacting = rules_of(m.game.name).reacting(m.seen(None))
    if reacting is not None and session.shares_screen:
        react(session, reacting, waiting)
    else:
        decide(session, waiting[0])


def let_play(session: Session, seat: int) -> None:
    """A bot makes its move, once its free letters are sent."""
    m, before = session.m, len(session.m.lines)
    choice = post.bots_choice(session, seat)
    if len(m.lines) > before:
        return  # a letter was answered at once, and the game has changed
    moves = post.usual(m, seat) if choice is None else choice.moves if choice.then else choice.move
    if not post.read_first(session, seat, moves):
        m.play(seat, moves)


def answered(session: Session, seat: int) -> bool:
    """Answer for a person what they need not be asked, or do not want to be."""
    wishes = NO_WISHES if seat in session.hands_on else session.wishes_of(seat)
    gone = session.let_go.get(seat, [])
    silent = session.board.unasked(session.m, seat, gone, wishes, session.shares_screen)
    if silent is None:
        return False
    if not post.read_first(session, seat, silent):
        session.m.play(seat, silent)
    return True


def react(session: Session, moment: Reacting, seats: list[int]) -> None:
    """Ask all who share the screen at once, so that nobody is called for what only they know.

    Enter lets the moment pass for all; whoever wants to says their name, and the others look away.
    """
    m, words = session.m, session.words
    asked = [seat for seat in m.seen(None).waiting if seat in session.humans]  # some of them may have answered
    names = words.join([words.player(seat, m.names) for seat in asked])
    session.is_open = True
    table = session.board.draw(session.scene(None), session.width, session.console.height - 3)
    if session.console.is_terminal:
        session.console.clear()
    session.show(table if session.console.is_terminal else [])
    session.say("cli-react", moment=capital(words.word(moment.words)), names=names)
    line = session.next_line(words.word("cli-react-prompt") + " ")
    if fold(line) in (moment.passing, fold(words.word(f"move-{moment.passing}"))):
        line = ""
    word, _, rest = line.partition(" ")
    command = command_named(word.lower(), words)
    called = [seat for seat in private.seats_called(session, fold(line)) if seat in asked] if line else []
    if command in SHOWING_NOTHING and not (command == "help" and rest):
        obey(session, seats[0], command, rest.strip())
    elif len(called) == 1:
        visit(session, called[0])
    elif not line:
        for seat in seats:
            if post.read_first(session, seat, moment.passing):
                return
            if seat in m.waiting:
                m.play(seat, moment.passing)
    else:
        session.say("cli-react-who", names=names)


def volunteers(session: Session) -> list[int]:
    """People who may act although nobody waits for them, and have not let this very chance go by."""
    m, board = session.m, session.board
    found: list[int] = []
    if session.shares_screen and rules_of(m.game.name).choosable.reactions:
        return []  # to be called would tell what one holds: the moments for reactions are for all
    for seat in session.humans:
        chances = board.chances(m, seat) if seat in m.optional and seat not in m.waiting else []
        if not chances and not board.lasting_chances:
            session.let_go.pop(seat, None)
        elif set(chances) - set(session.let_go.get(seat, [])):
            found.append(seat)
    return found


def offer(session: Session, seat: int) -> None:
    """Ask a person who may act out of turn; Enter lets the chance go by."""
    face(session, seat)
    board = session.board
    session.notice = session.words.word(board.out_of_turn_key)
    session.present(seat)
    complete_with(session, seat)
    gone: list[str] = []
    while not gone and (line := session.next_line(prompt(session, seat))):
        gone = board.waved(session.m, session.scene(seat), line)
        if not gone and answer(session, seat, line):
            return
    before = session.let_go.get(seat, []) if board.lasting_chances else []
    session.let_go[seat] = [*before, *board.chances(session.m, seat), *gone]


def visit(session: Session, seat: int) -> None:
    """Turn the screen to a person who wants to look, until they press Enter or something has happened.

    They alone see whether they have anything to decide.
    """
    m = session.m
    before = len(m.lines)
    while len(m.lines) == before:
        face(session, seat)
        if seat not in m.waiting:
            session.notice = session.words.word("cli-seat-free")
        session.present(seat)
        complete_with(session, seat)
        while (line := line_of(session, seat)) and not answer(session, seat, line):
            pass
        if not line:
            return


def decide(session: Session, seat: int) -> None:
    """Ask a person until the position changes, unless there is nothing to ask."""
    if session.last_human not in (None, seat) and session.board.is_open_question(session.scene(seat)):
        session.last_human, session.is_open = seat, True
        session.present_openly(seat)
    else:
        face(session, seat)
        session.present(seat)
    listen(session, seat)


def ask(session: Session, seat: int) -> None:
    """Ask whoever the screen is turned to."""
    session.present(seat)
    listen(session, seat)


def listen(session: Session, seat: int) -> None:
    complete_with(session, seat)
    while not answer(session, seat, line_of(session, seat)):
        pass


def line_of(session: Session, seat: int) -> str:
    """What a person types; Ctrl-C with half a line begins it again, without one it leaves the table."""
    while True:
        try:
            return session.next_line(prompt(session, seat))
        except KeyboardInterrupt:
            if not half_a_line():
                raise
            session.console.print()


def prompt(session: Session, seat: int) -> str:
    return session.words.word("cli-prompt", name=session.words.player(seat, session.m.names))


def face(session: Session, seat: int) -> None:
    """Turn the screen to a person."""
    if session.is_open or session.last_human not in (None, seat):
        hand_over(session, seat)
    session.last_human, session.is_open = seat, False


def hand_over(session: Session, seat: int) -> None:
    """Another person looks at the screen; with secrets in hand they first change places."""
    if not session.board.has_secrets(session.m):
        return
    if session.console.is_terminal:
        session.console.clear()
    name = session.words.player(seat, session.m.names)
    session.read(session.words.word("cli-hand-over", name=name) + " ")


def answer(session: Session, seat: int, line: str) -> bool:
    """Carry out a line: a command, a number or a move. True when the position changed."""
    word, _, rest = line.partition(" ")
    rest = rest.strip()
    now = session.scene(seat)
    if moves := session.board.several(session.m, now, line):
        return play_all(session, seat, moves)
    if not line:
        uncover(session, seat)
        session.present(seat)
        return False
    reading = session.understand(seat, line)
    name = command_named(word.lower(), session.words)
    if word.lower() in session.words.word("cli-words-cancel").split(", ") and not reading.legal:
        session.say("cli-cancel")
        return False
    if name and not (rest and len(reading.legal) == 1 and word.lower() not in COMMANDS):
        return carry_out(session, seat, name, rest)
    commands = [command for command in COMMANDS if command.startswith(word.lower())]
    if reading.loose and not rest and len(commands) == 1:
        return carry_out(session, seat, commands[0], rest)
    if len(reading.legal) == 1:
        return play(session, seat, reading.legal[0], reading.tail)
    is_begun = begun(session.m, seat, line, session.board.unused_verbs(now)) is not None
    if reading.legal or reading.illegal or reading.notice or is_begun or len(commands) != 1:
        uncover(session, seat)
        return candidates(session, seat, line, reading)
    return carry_out(session, seat, commands[0], rest)


def carry_out(session: Session, seat: int, name: str, rest: str) -> bool:
    """A command of a person; where others look on, only what shows nothing of his."""
    if name not in SHOWING_NOTHING or (name == "help" and rest):
        uncover(session, seat)
    return obey(session, seat, name, rest)


def uncover(session: Session, seat: int) -> None:
    """Before anything is shown that only the person who is asked may see, others look away."""
    if session.is_open:
        face(session, seat)


def play_all(session: Session, seat: int, moves: list[Move]) -> bool:
    """Several moves one after the other, as long as each is asked for; the last often follows by itself."""
    for move in moves:
        if move in session.m.legal(seat) and not post.read_first(session, seat, move):
            session.m.play(seat, move)
    return True


def play(session: Session, seat: int, move: Move, tail: str) -> bool:
    """Make a move, with what was typed behind it and what nobody need be asked, as one gesture."""
    m = session.m
    session.hands_on.discard(seat)
    if begins_letter(m.game.name, move.text) and session.real is None:
        return write(session, seat, move)
    moves = [move, *(session.board.tail_moves(tail) if tail else [])]
    then = DEFAULT if session.board.follows_defaults else ""
    if post.read_first(session, seat, moves, then):
        return True
    session.let_go[seat] = session.board.gone_after(m, seat, move, session.let_go.get(seat, []))
    try:
        dropped = m.play(seat, moves, then)
    except IllegalMove as error:
        session.say("cli-not-legal", move=session.sentence(m.move(error.move)))
        for reason in m.why_not(seat, moves):
            key = "cli-reason" if reason.rule else "cli-reason-plain"
            session.say(key, why=reason.sentence(session.words.lang), rule=reason.rule)
        return False
    if dropped is not None:
        tell_dropped(session, seat, dropped)
    return True


def write(session: Session, seat: int, first: Move) -> bool:
    """Let a person write a letter on a copy of the game, and send it whole: nobody waits meanwhile."""
    real, trial = session.m, session.m.copy()
    trial.play(seat, first)
    session.real, session.m = real, trial
    try:
        while trial.waiting == [seat] and trial.seen(seat).step == "offer":
            ask(session, seat)
    finally:
        session.real, session.m = None, real
    moves = post.written(trial, seat)
    if moves and post.is_whole(moves):
        post.send(session, seat, moves)
    return True


def tell_dropped(session: Session, seat: int, dropped: Dropped) -> None:
    """Of a gesture the table refused the last moves because of something hidden: who made it is told which, and why."""
    words, reason = session.words, dropped.why
    moves = "; ".join(session.sentence(move) for move in dropped.moves)
    key = "cli-reason" if reason.rule else "cli-reason-plain"
    why = words.word(key, why=reason.sentence(words.lang), rule=reason.rule)
    if seat in session.m.waiting[:1]:
        session.notice = words.word("cli-dropped", moves=moves, why=why)  # the screen stays with whoever may know it
    else:
        tell = session.say if session.last_human == seat else partial(session.tell, seat)
        tell("cli-dropped", moves=moves, why=why)


def finish(session: Session) -> None:
    """The end: last news, ranking, points by source, and where the record is."""
    seat = session.humans[0] if session.humans else None
    if seat is not None:
        session.show(session.board.draw(session.scene(seat), session.width, 1000))
        session.show(news_lines(session.news(seat), session.width))
    session.show(ranking(session.m, session.words))
    session.show(score_table(session.m, session.words, session.width))
    try:
        path = str(session.save())
    except OSError as error:
        session.say("cli-cannot-save", file=str(files.folder()), error=error.strerror or str(error))
        return
    session.say("cli-record-at", file=path)
    session.say("cli-verify-it", command=command_line("verify", path))


def go_politely(session: Session) -> None:
    """Save the game and say how to go on."""
    save(session, 0, "")
