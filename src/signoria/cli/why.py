"""Why not: what a line could have meant, and what stands in the way of it."""

from signoria import Move
from signoria.cli.board import MOST_OPTIONS
from signoria.cli.rulebook import rules_about
from signoria.cli.screen import paragraph
from signoria.cli.session import Session
from signoria.cli.things import several_things
from signoria.cli.typed import Reading, all_of_verb, begun
from signoria.table.things import things

MOST_REASONS = 3


def why(session: Session, seat: int, rest: str) -> bool:
    """Why a move is not allowed, or a thing out of reach."""
    reading = session.understand(seat, rest) if rest else Reading()
    board, now = session.board, session.scene(seat)
    if not rest:
        session.say(board.why_key)
    if not reading.legal and not reading.illegal:
        reading = sensible(session, seat, all_of_verb(session.m, seat, rest, board.unused_verbs(now)), reading.notice)
    for move in reading.legal[:MOST_OPTIONS]:
        session.say("cli-is-legal", move=session.sentence(move))
    session.show(board.more(now, reading.legal, session.width))
    if rest and not reading.legal and not explain(session, seat, rest, reading) and not tell_rules(session, seat, rest):
        session.say("cli-unknown", text=rest)
    return False


def sensible(session: Session, seat: int, reading: Reading, notice: str) -> Reading:
    """Without moves that could never be legal; those that fail at the latest check come first."""
    now = session.scene(seat)
    illegal = [move for move in reading.illegal if session.board.makes_sense(now, move)]
    checks = {move: max(int(why.refused[0]) for why in session.m.why_not(seat, move)) for move in illegal}
    return Reading(reading.legal, sorted(illegal, key=lambda move: -checks[move]), notice=notice)


def explain(session: Session, seat: int, text: str, reading: Reading) -> bool:
    """What stands in the way of a line that means no legal move: a rule first, then that it is not asked now.

    False if the line means nothing at all.
    """
    board, now = session.board, session.scene(seat)
    found = things(board.kinds(), session.words, text)
    if len(found) == 1 and not reading.illegal:
        text = found[0].name
        reading = session.understand(seat, text)
    meant = board.targets(session.m, now, text)
    away = board.absence(now, found[0].name, found[0].title) if len(found) == 1 else ""
    if reading.notice:
        session.show(paragraph(reading.notice, session.width))
    elif has_rule(session, seat, reading):
        refuse(session, seat, reading)
    elif meant.legal:
        session.say("cli-thing-is-legal", thing=found[0].title if len(found) == 1 else text)
        session.show(board.options(now, meant.legal, session.width))
    elif meant.illegal:
        session.show(paragraph(meant.notice, session.width))
        refuse(session, seat, meant)
    elif text.isdecimal():
        session.say("cli-no-such-number", number=text)
    elif away:
        session.show(paragraph(away, session.width))
    elif len(found) > 1:
        session.say("cli-which-thing")
        session.show(several_things(found, session.width))
    elif reading.illegal:
        refuse(session, seat, reading)
    elif found:
        session.say("cli-not-a-target", thing=found[0].title)
    else:
        return False
    return True


def tell_rules(session: Session, seat: int, text: str) -> bool:
    """Rules that are about a word. False if there are none."""
    what = session.board.topic(session.scene(seat), text)
    lines = rules_about(session.m.game.name, what, session.words, session.width)
    session.show(lines)
    if lines:
        session.say("cli-see-rule", rule=what)
    return bool(lines)


def has_rule(session: Session, seat: int, reading: Reading) -> bool:
    """Whether a rule forbids one of the moves, and not only that something else is asked."""
    return any(reason.rule for move in reading.illegal for reason in session.m.why_not(seat, move))


def refuse(session: Session, seat: int, reading: Reading) -> None:
    """Say why the moves a line can mean are not legal; each reason once, and a rule rather than "not now"."""
    found = [(move, reason) for move in reading.illegal for reason in session.m.why_not(seat, move)]
    by_rule = [(move, reason) for move, reason in found if reason.rule]
    told: list[str] = []
    for move, reason in by_rule or found:
        sentence = reason.sentence(session.words.lang)
        if sentence not in told and len(told) < MOST_REASONS:
            told.append(sentence)
            if by_rule or len(found) <= MOST_OPTIONS:  # else they are all of a verb
                session.say("cli-not-legal", move=session.sentence(move))
            session.say("cli-reason" if reason.rule else "cli-reason-plain", why=sentence, rule=reason.rule)
    if found and not by_rule:
        tell_asked(session, seat, found[0][0])


def tell_asked(session: Session, seat: int, move: Move) -> None:
    """What is asked now instead, and when such a move comes."""
    board, now = session.board, session.scene(seat)
    asked = board.question(now)
    if asked:
        session.say("cli-asked-now", question=asked)
    when = board.when(now, move)
    if when:
        session.show(paragraph(when, session.width))


def missing(session: Session, seat: int, line: str) -> bool:
    """Say what a move still needs of which only the beginning was typed. False if the line begins none."""
    board, now = session.board, session.scene(seat)
    started = begun(session.m, seat, line, board.unused_verbs(now))
    if started is not None:
        started = board.usage(session.m, now, started)
        fields = {name: f"table-field-{name}" for name in started.missing}
        names = session.words.join([session.words.word(k) if session.words.has(k) else n for n, k in fields.items()])
        session.say("cli-missing", text=line, missing=names, example=started.example)
    return started is not None


def candidates(session: Session, seat: int, line: str, reading: Reading) -> bool:
    """Say what a line could have meant."""
    if reading.legal:
        session.say("cli-which-move")
        session.show(session.board.options(session.scene(seat), reading.legal, session.width))
    elif reading.notice or has_rule(session, seat, reading) or not missing(session, seat, line):
        if not explain(session, seat, line, reading):
            session.say("cli-unknown", text=line)
    return False
