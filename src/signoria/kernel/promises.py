"""What players were promised about chance, compared with the record: the commitments, and the nonces they sent."""

from typing import Final

from signoria.kernel.errors import BadRecord
from signoria.kernel.record import TABLE, Record
from signoria.kernel.streams import nonce_commitment

UNREVEALED: Final = "unrevealed"  # the line of the table that says whose nonce is replaced by its commitment


def unrevealed(record: Record) -> list[int]:
    """Seats whose nonce was not revealed in time: their commitment was mixed into chance instead."""
    seats: list[int] = []
    for who, what in record.lines:
        verb, _, seat = what.partition(" ")
        if who == TABLE and verb == UNREVEALED:
            if not seat.isdecimal() or int(seat) >= record.seats:
                raise BadRecord(f"{UNREVEALED}: {seat!r} is not a seat of this table")
            seats.append(int(seat))
    return seats


def check_nonces(record: Record) -> None:
    """Every nonce is the one its seat had promised, or the promise itself where the record says `unrevealed`."""
    promised, late = record.nonce_commitments, unrevealed(record)
    if not promised and not late:
        return  # an older record, or a game away from any server
    if len(promised) != record.seats or len(record.nonces) != record.seats:
        raise BadRecord(f"nonce_commitments: there must be {record.seats} of them, and as many nonces")
    for seat in range(record.seats):
        nonce = record.nonces[seat]
        if (nonce if seat in late else nonce_commitment(nonce)) != promised[seat]:
            raise BadRecord(f"nonces: that of seat {seat} is not the one promised before the game")


def check_promises(
    record: Record, commitment: str, nonces: dict[int, str], nonce_commitments: list[str] | None = None
) -> None:
    """Compare a record with what a player was shown and has sent. An empty commitment was not written down."""
    if commitment and record.commitment != commitment.strip().lower():
        raise BadRecord(f"commitment: you were shown {commitment}, the record has {record.commitment or 'none'}")
    late = unrevealed(record)
    for seat, nonce in nonces.items():
        if not 0 <= seat < record.seats:
            raise BadRecord(f"nonces: there is no seat {seat} at this table")
        stands = record.nonces[seat] if seat < len(record.nonces) else ""
        if stands != (nonce_commitment(nonce) if seat in late else nonce):
            raise BadRecord(f"nonces: seat {seat} sent {nonce!r}, the record has {stands!r}")
    if nonce_commitments is not None and nonce_commitments != record.nonce_commitments:
        raise BadRecord("nonce_commitments: the record has others than you were shown before you revealed your nonce")
