"""Tables that cannot go on: they are parked, each by itself, and their records can still be read."""

from sqlalchemy.exc import SQLAlchemyError

from signoria.kernel.game import Game
from signoria.kernel.record import Record
from signoria.kernel.streams import commitment
from signoria.server import nonces
from signoria.server.errors import DeadEnd, Refusal
from signoria.server.storage.rows import Chair, Entry, TableRow

PARKED = "parked"  # the status of such a table, and the code with which whatever is asked of it is refused
OTHER_RULES = "other-rules"
NEWER_RULES = "newer-rules"  # no reason to park a table: a newer server plays on
UNREADABLE = "unreadable"
TROUBLES = {  # why a table is parked, by the code in its row
    DeadEnd.code: "Play came to a dead end: no rule says how this game could go on.",
    OTHER_RULES: "This game began under older rules and cannot be played on by the present ones",
    UNREADABLE: "The log of this game does not replay as it was saved.",
}


def trouble_of(row: TableRow, game: Game) -> str:
    """Why a table is parked, in a sentence."""
    told = TROUBLES.get(row.trouble, "")
    return f"{told} ({game.other_rules(row.rules_version)})." if row.trouble == OTHER_RULES else told


def blame(error: Exception) -> str:
    """Why a table is to be parked for an error; nothing if the table is not to blame for it."""
    if isinstance(error, Refusal):
        return error.code if error.code in TROUBLES else ""
    elsewhere = (SQLAlchemyError, OSError, MemoryError)  # the database, the disk, the machine
    return "" if isinstance(error, elsewhere) else UNREADABLE


def in_one_line(error: BaseException) -> str:
    """An error as the log has it, where no traceback is needed."""
    return f"{type(error).__name__}: {error}"[:300]


def log_as_record(row: TableRow, chairs: list[Chair], entries: list[Entry]) -> Record:
    """The record of a game that cannot be replayed any more, from its log: with no digest of its end.

    A parked game may go on one day: the secret of what chance will bring stays here.
    """
    record = Record(row.game, row.rules_version, row.seats, row.options)
    record.names = [chair.called for chair in chairs]
    record.nonces, record.nonce_commitments = nonces.mixed(chairs), nonces.promised(chairs)
    record.position = row.position
    record.lines = [(who, what) for entry in entries for who, what in entry.lines]
    record.secret, record.commitment = row.secret, commitment(bytes.fromhex(row.secret))
    if row.status == PARKED:
        record.secret = ""
    return record
