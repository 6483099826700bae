"""What a client was shown and has sent before a game, to be compared with the record after it."""

from msgspec import Struct, field

from signoria.client.errors import Unfair
from signoria.kernel.errors import BadRecord
from signoria.kernel.promises import check_nonces, check_promises, unrevealed
from signoria.kernel.record import read_record
from signoria.kernel.streams import commitment, nonce_commitment
from signoria.server import wire


class Promise(Struct):
    """Of one table. A program that may end before its game keeps it: `msgspec.json.encode(table.promise)`."""

    commitment: str  # that the table showed when it was first seen
    nonces: dict[int, str] = field(default_factory=dict)  # of one's own seats, as they were sent; also empty ones
    nonce_commitments: list[str] | None = None  # of all seats, as they were shown when one's own were revealed
    revealed: list[int] = field(default_factory=list)  # of one's own seats: the server said that the nonce arrived
    seats: list[int] = field(default_factory=list)  # that were one's own once everybody sat, whatever is said later
    freed: dict[int, str] = field(default_factory=dict)  # nonces of seats that were not one's own any more by then

    def check_shown(self, info: wire.TableOut) -> None:
        """What is shown of a table must stay as it was."""
        if info.commitment != self.commitment:
            raise Unfair(f"The table showed the commitment {self.commitment} and now shows {info.commitment}.")
        if info.status == "open" and info.reveal_by is None:
            return  # people still sit down and stand up, and older messages may arrive after newer ones
        for chair in info.chairs:
            if chair.mine:
                self.hold(chair.seat)
        for seat in [seat for seat in self.nonces if seat not in self.seats]:
            self.freed[seat] = self.nonces.pop(seat)  # by the host, before everybody sat
        for seat, nonce in self.nonces.items():
            if info.chairs[seat].nonce_commitment != nonce_commitment(nonce):
                raise Unfair(f"The table shows another commitment for the nonce of seat {seat} than was sent.")
        if self.nonce_commitments not in (None, commitments(info)):
            raise Unfair("The commitments of nonces have changed since yours was revealed.")

    def hold(self, seat: int) -> None:
        """The server has treated a seat as one's own after everybody sat: its nonce must be in the record."""
        if seat not in self.seats:
            self.seats.append(seat)
        if seat in self.freed:
            self.nonces.setdefault(seat, self.freed.pop(seat))

    def check_record(self, text: str) -> None:
        """Compare the record of the finished game with all that was promised. Draws and moves: `signoria.verify`."""
        try:
            record = read_record(text)
            check_promises(record, self.commitment, self.nonces, self.nonce_commitments)
            check_nonces(record)
            if commitment(bytes.fromhex(record.secret)) != record.commitment:
                raise BadRecord("secret: it is not the one the commitment promised")
            late = unrevealed(record)
        except BadRecord as error:
            raise Unfair(f"The record is not what was promised: {error}", text) from error
        for seat in self.revealed:
            if seat in late:
                raise Unfair(f"The record says that seat {seat} revealed its nonce too late, and it did not.", text)


def commitments(info: wire.TableOut) -> list[str]:
    return [chair.nonce_commitment for chair in info.chairs]
