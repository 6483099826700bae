"""The course of a session: bots play, people are asked, the game ends or is left."""

from signoria import CHANCE, Move, SignoriaError
from signoria.cli import files
from signoria.cli.commands import COMMANDS, after, candidates, command_named, why_thing
from signoria.cli.completion import complete_with
from signoria.cli.lorenzo.choices import choices, floor_names
from signoria.cli.lorenzo.things import things
from signoria.cli.scores import ranking, score_table
from signoria.cli.session import Leave, Session
from signoria.cli.typed import read


def run(session: Session) -> int:
    """Play until the end or until the player leaves; whatever happens, the game is saved."""
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
    except BaseException:
        go_politely(session)
        raise
    return 0


def step(session: Session) -> None:
    """One decision, of a bot or of a person."""
    m = session.m
    waiting = m.waiting
    for seat in waiting:
        if seat in session.bots:
            m.play(seat, session.bots[seat].choose(m, seat))
            return
    if CHANCE in waiting:
        raise SignoriaError(session.words.word("cli-no-secret"))
    decide(session, waiting[0])


def decide(session: Session, seat: int) -> None:
    """Ask a person until the position changes."""
    if session.last_human not in (None, seat):
        hand_over(session, seat)
    session.last_human = seat
    session.present(seat)
    complete_with(session, seat)
    name = session.words.player(seat, session.m.names)
    while not answer(session, seat, session.read(session.words.word("cli-prompt", name=name)).strip()):
        pass


def hand_over(session: Session, seat: int) -> None:
    """Another person looks at the screen; with secrets in hand they first change places."""
    if not session.m.options.get("advanced"):
        return
    if session.console.is_terminal:
        session.console.clear()
    name = session.words.player(seat, session.m.names)
    session.read(session.words.word("cli-hand-over", name=name) + " ")


def answer(session: Session, seat: int, line: str) -> bool:
    """Carry out a line: a command, a number or a move. True when the position changed."""
    word, _, rest = line.partition(" ")
    rest = rest.strip()
    if not line:
        session.present(seat)
        return False
    labels = {choice.label: choice.move for choice in choices(session.scene(seat))}
    if line in labels:
        return play(session, seat, labels[line], None)
    if line.isdecimal():
        session.say("cli-no-such-number", number=line)
        return False
    name = command_named(word.lower())
    if name:
        return COMMANDS[name][1](session, seat, rest)
    reading = read(session.m, seat, line, floor_names(session.scene(seat)))
    if len(reading.legal) == 1:
        return play(session, seat, reading.legal[0], reading.servants)
    if not reading.legal:
        begun = [command for command in COMMANDS if command.startswith(word.lower())]
        if len(begun) == 1 and not reading.illegal:
            return COMMANDS[begun[0]][1](session, seat, rest)
        meant = things(session.words, line)
        if len(meant) == 1 and (not reading.illegal or " " not in line):
            return why_thing(session, seat, meant[0])
    return candidates(session, seat, line, reading)


def play(session: Session, seat: int, move: Move, servants: int | None) -> bool:
    """Make a move, and pay servants with it; both or neither."""
    m = session.m
    if servants is not None:
        trial = after(m, seat, move)
        paid = Move(m.game, m.code(f"servants {servants}"))
        asked = any(other.verb == "servants" for other in trial.legal(seat))
        if asked and paid not in trial.legal(seat):
            for reason in trial.why_not(seat, paid):
                session.say("cli-not-legal", move=paid.describe(session.words.lang))
                key = "cli-reason" if reason.rule else "cli-reason-plain"
                session.say(key, why=reason.sentence(session.words.lang), rule=reason.rule)
            return False
        m.play(seat, move)
        if asked:
            m.play(seat, paid)
        return True
    m.play(seat, move)
    return True


def finish(session: Session) -> None:
    """The end: last news, ranking, points by source, and where the record is."""
    seat = session.humans[0] if session.humans else None
    if seat is not None:
        session.show([line for item in session.news(seat) for line in item])
    session.show(ranking(session.m, session.words))
    session.show(score_table(session.m, session.words, session.width))
    path = files.save(session.m, session.file) if session.file else files.autosave(session.m)
    session.say("cli-record-at", file=str(path))
    session.say("cli-verify-it", command=f"signoria verify {path}")


def go_politely(session: Session) -> None:
    """Save the game and say how to go on."""
    path = files.save(session.m, session.file) if session.file else files.autosave(session.m)
    session.say("cli-saved", file=str(path))
    session.say("cli-go-on", command=f"signoria play {session.m.game.name} --load {path}")
