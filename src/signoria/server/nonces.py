"""Nonces that players mix into chance: promised when they sit down, revealed once all sit, so that nobody chooses last.

A nonce that is not revealed in time is replaced by its commitment, and the record says so.
"""

from signoria.kernel.streams import nonce_commitment
from signoria.server.errors import BadRequest, Refusal
from signoria.server.storage import Chair, TableRow

REVEAL_SECONDS = 60.0  # from the moment the last seat is taken


def unrevealed(chairs: list[Chair]) -> list[int]:
    """Seats whose nonce was promised and is not known yet."""
    return [chair.seat for chair in chairs if chair.nonce_commitment and not chair.nonce]


def mixed(chairs: list[Chair]) -> list[str]:
    """What of each seat goes into chance."""
    return [chair.nonce or chair.nonce_commitment for chair in chairs]


def promised(chairs: list[Chair]) -> list[str]:
    """What each seat has promised; nothing where nobody did, as at tables of older versions."""
    found = [chair.nonce_commitment for chair in chairs]
    return found if any(found) else []


def is_awaited(row: TableRow, chairs: list[Chair], now: float) -> bool:
    """Whether the game waits for nonces."""
    return bool(unrevealed(chairs)) and (row.reveal_by is None or now < row.reveal_by)


def check_reveal(row: TableRow, chair: Chair, nonce: str) -> bool:
    """Whether a nonce is to be noted: not if it was before. Refused if it is another than promised, or not its time."""
    if nonce_commitment(nonce) != chair.nonce_commitment:
        raise BadRequest("nonce: it is not the one you promised when you sat down", "bad-nonce")
    if chair.nonce:
        return False
    if row.status != "open":
        raise Refusal("Too late: the game has begun with the commitment of your nonce.", "begun-already")
    if row.reveal_by is None:
        raise Refusal("Seats are still free: reveal your nonce when everybody sits.", "seats-free")
    return True
