"""Why not: what a line could have meant, and what stands in the way of it."""

from signoria import Move
from signoria.cli.lorenzo.choices import floor_names
from signoria.cli.lorenzo.things import Thing, several_things, things
from signoria.cli.screen import paragraph
from signoria.cli.session import Session
from signoria.cli.typed import Reading, begun, read
from signoria.games.lorenzo.actions import member_value
from signoria.games.lorenzo.pieces import CARD, HOME, MEMBER

MOST_CANDIDATES = 8
MOST_REASONS = 3


def why(session: Session, seat: int, rest: str) -> bool:
    """Why a move is not allowed, or a thing out of reach."""
    reading = session.understand(seat, rest) if rest else Reading()
    if not rest:
        session.say("cli-why-what")
    for move in reading.legal[:MOST_CANDIDATES]:
        session.say("cli-is-legal", move=move.describe(session.words.lang))
    return False if reading.legal or not rest else explain(session, seat, rest, reading)


def explain(session: Session, seat: int, text: str, reading: Reading) -> bool:
    """What stands in the way of a line that means no legal move: a rule first, then that it is not asked now."""
    found = things(session.words, text)
    if len(found) == 1 and not reading.illegal:
        text = found[0].name
        reading = session.understand(seat, text)
    placing = placements(session, seat, text)
    if has_rule(session, seat, reading):
        refuse(session, seat, reading)
    elif placing.legal:
        session.say("cli-thing-is-legal", thing=found[0].title if len(found) == 1 else text)
        list_moves(session, placing.legal)
    elif placing.illegal:
        refuse(session, seat, placing)
    elif text.isdecimal():
        session.say("cli-no-such-number", number=text)
    elif len(found) == 1 and is_away(session, seat, found[0]):
        session.say("cli-not-on-board", card=found[0].title)
    elif len(found) > 1:
        session.say("cli-which-thing")
        session.show(several_things(found, session.width))
    elif reading.illegal:
        refuse(session, seat, reading)
    elif found:
        session.say("cli-not-a-target", thing=found[0].title)
    else:
        session.say("cli-unknown", text=text)
    return False


def placements(session: Session, seat: int, text: str) -> Reading:
    """A space or card alone means a placement there; if none is legal, that of the best member still at home."""
    now = session.scene(seat)
    if now.step != "turn":
        return Reading()
    home = [member for member in range(4) if now.table.place_of(seat, member) == HOME]
    home.sort(key=lambda member: -member_value(now.table, seat, member))
    readings = [read(session.m, seat, f"place {MEMBER.names[member]} {text}", floor_names(now)) for member in home]
    legal = [move for reading in readings for move in reading.legal]
    illegal = next((reading.illegal for reading in readings if reading.illegal), [])
    return Reading(legal, [] if legal else illegal)


def is_away(session: Session, seat: int, thing: Thing) -> bool:
    """Whether a thing is a card that lies on no floor now."""
    return CARD.parse(thing.name) >= 0 and thing.name not in floor_names(session.scene(seat))


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
            session.say("cli-not-legal", move=move.describe(session.words.lang))
            session.say("cli-reason" if reason.rule else "cli-reason-plain", why=sentence, rule=reason.rule)


def missing(session: Session, seat: int, line: str) -> bool:
    """Say what a move still needs of which only the beginning was typed. False if the line begins none."""
    started = begun(session.m, seat, line)
    if started is not None:
        names = session.words.join(started.missing)
        session.say("cli-missing", text=line, missing=names, example=started.example)
    return started is not None


def candidates(session: Session, seat: int, line: str, reading: Reading) -> bool:
    """Say what a line could have meant."""
    if reading.legal:
        session.say("cli-which-move")
        list_moves(session, reading.legal)
    elif has_rule(session, seat, reading) or not missing(session, seat, line):
        explain(session, seat, line, reading)
    return False


def list_moves(session: Session, moves: list[Move]) -> None:
    for move in moves[:MOST_CANDIDATES]:
        session.show(paragraph(f"{move.text}: {move.describe(session.words.lang)}", session.width, 4, 2))
