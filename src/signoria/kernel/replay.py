"""Replaying a record: the test, the undo, the recovery after a crash and the bug report."""

from mypy_extensions import i64

from signoria.kernel.errors import BadRecord, SignoriaError
from signoria.kernel.flow import CHANCE, legal
from signoria.kernel.game import Game
from signoria.kernel.match import RETRACT, UNDO, Match, drawn
from signoria.kernel.record import TABLE, Record, version_of
from signoria.kernel.streams import Streams


def replay(game: Game, record: Record, streams: Streams | None = None) -> Match:
    """The match of a record, at its end. With `streams` every draw of chance must be the one they give.

    A record of older rules is refused unless the present ones lead through all its lines to its digest.
    """
    version = version_of(record)
    if version > game.rules_version:
        raise BadRecord(game.other_rules(version))
    try:
        return replay_exactly(game, record, streams)
    except BadRecord as error:
        if version == game.rules_version:
            raise
        raise BadRecord(f"{game.other_rules(version)}; it does not replay by them: {error}", error.move) from error


def replay_exactly(game: Game, record: Record, streams: Streams | None) -> Match:
    if record.position is not None:
        start = game.from_document(game.brought_up(record.position))
    else:
        start = game.begin(record.seats, record.options)
    match = Match(game, start, None, record.position, record.rules_version)
    match.names = list(record.names)
    match.promise = (record.commitment, list(record.nonces))
    match.nonce_commitments = list(record.nonce_commitments)
    if game.seats(start) != record.seats or game.options_of(start) != game.whole_options(record.options):
        raise BadRecord(f"{record.at('position')}: has other seats or options than the header")
    for i, (who, what) in enumerate(record.lines):
        try:
            replay_line(match, who, what, streams)
        except SignoriaError as error:
            raise BadRecord(f"{record.place(i)} ({who} {what}): {error}", i) from error
    if record.digest and record.digest != match.digest:
        raise BadRecord(f"{record.at('digest')}: the record says {record.digest}, replaying it gives {match.digest}")
    if streams is not None:
        match.streams = streams
        match.draw_chance()
    return match


def seat_number(match: Match, text: str) -> int:
    if not text.isdecimal() or len(text) != 1:
        raise BadRecord(f"{text!r} is not a seat")
    return match.player(int(text))


def replay_line(match: Match, who: str, what: str, streams: Streams | None) -> None:
    if who == TABLE:
        verb, _, rest = what.partition(" ")
        if verb == UNDO:
            match.streams = streams  # so that the draws are taken back too
            match.rewind(seat_number(match, rest))
            match.streams = None
        elif verb == RETRACT:
            match.retract(seat_number(match, rest))
        else:
            match.note(what)
        return
    seat: i64 = CHANCE if who == "chance" else seat_number(match, who)
    code = match.legal_code(seat, what)
    stream = ""
    if seat == CHANCE and streams is not None:
        stream = match.state.steps[match.state.stack[match.state.top]].stream(match.state, match.state.top)
        expected = drawn(match.state, legal(match.state, CHANCE), streams, stream)
        if expected != code:
            raise BadRecord(f"chance gives {match.game.verbs.text(expected)} here")
    match.apply(seat, code, stream)
