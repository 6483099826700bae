"""A table of the server, before, during and after its game."""

from typing import TYPE_CHECKING

from signoria.client.errors import Refused
from signoria.client.promises import Promise, commitments
from signoria.client.seats import Seat, Spectator, new_key
from signoria.kernel.streams import nonce_commitment
from signoria.server import wire

if TYPE_CHECKING:
    from signoria.client.client import Client


class Table:
    """`info` is what was last heard of it; `link`, an invitation or a view link, opens a private table.

    `promise` is what the table has shown of its chance and what was sent to it; `Unfair` if that is not kept.
    """

    def __init__(self, client: "Client", info: wire.TableOut, link: str = "", promise: Promise | None = None) -> None:
        self.client = client
        self.info = info
        self.link = link or info.watch
        self.promise = promise or Promise(info.commitment)
        self.is_checked = False
        self.know(info)

    def __repr__(self) -> str:
        begins = "" if self.info.begins == "start" else f", begins from a {self.info.begins}"
        return f"<Table {self.id}: {self.info.game}, {self.info.seats} seats, {self.info.status}{begins}>"

    @property
    def id(self) -> str:
        return self.info.id

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def refresh(self) -> wire.TableOut:
        self.know(self.client.get(self.path, wire.TableOut, link=self.link))
        return self.info

    def know(self, info: wire.TableOut) -> None:
        """What was just heard of the table. When everybody sits, one's own nonces are revealed."""
        self.promise.check_shown(info)
        self.info = info
        mine = self.promise.nonces
        self.promise.revealed = [seat for seat in mine if seat in self.promise.revealed or info.chairs[seat].revealed]
        hidden = [seat for seat, nonce in mine.items() if nonce and seat not in self.promise.revealed]
        if info.reveal_by is not None and hidden:
            self.reveal(hidden[0])

    def reveal(self, seat: int) -> None:
        if self.promise.nonce_commitments is None:
            self.promise.nonce_commitments = commitments(self.info)
        wish = wire.Reveal(seat=seat, nonce=self.promise.nonces[seat])
        try:
            self.know(self.client.post(f"{self.path}/reveal", wish, wire.TableOut))
        except Refused as error:
            if error.code != "begun-already":  # it came too late, which the record says
                raise

    def check_chance(self) -> None:
        """After the end: Unfair if the record is not what was promised. `turns` and `updates` do so at their end.

        It compares commitments and nonces; `signoria.verify` checks every draw and move besides.
        """
        self.promise.check_record(self.record())
        self.is_checked = True

    def check_once(self) -> None:
        """Check chance, unless it was checked before or one only looks on."""
        if (self.promise.nonces or self.promise.seats) and not self.is_checked:
            self.check_chance()

    # ------------------------------------------------------------ sitting down

    def claim(self, seat: int, nonce: str | None = None, invite: str = "", name: str = "") -> Seat:
        """Take a free seat. The nonce, drawn here unless it is given, is mixed into the chance of the game.

        Only its commitment is sent; it is revealed when everybody sits and the table is heard: while one reads updates,
        waits for them, or calls `refresh`. With an empty nonce one mixes in nothing.
        The invitation to a private table is the link it was opened with, unless one is given. At a table made with
        `hot_seat` a seat may have a name of its own.
        """
        invite = invite or self.info.invite or self.link
        noted = self.promise.nonces
        is_first = seat not in noted
        if not (seat < len(self.info.chairs) and self.info.chairs[seat].mine):
            noted.setdefault(seat, new_key() if nonce is None else nonce)  # the same again if an answer was lost
        promised = nonce_commitment(noted.get(seat, ""))
        wish = wire.Claim(seat=seat, name=name, nonce_commitment=promised, invite=invite)
        try:
            info = self.client.post(f"{self.path}/claim", wish, wire.TableOut)
        except Refused:
            if is_first:
                noted.pop(seat, None)
            raise
        self.know(info)
        self.link = self.info.watch or self.link
        return self.seat(seat)

    def seat(self, number: int) -> Seat:
        """A seat that is one's own already."""
        return Seat(self.client.line, self, number, self.client.lang)

    def watch(self) -> Spectator:
        """Look on without a seat."""
        return Spectator(self.client.line, self, None, self.client.lang)

    def leave(self, seat: int) -> None:
        """Stand up before the game begins; who has made the table may free any seat."""
        info = self.client.post(f"{self.path}/leave", wire.Leave(seat=seat), wire.TableOut)
        self.promise.nonces.pop(seat, None)
        self.know(info)

    def close(self) -> None:
        """Wait for players no longer, at a table that one has made."""
        self.know(self.client.post(f"{self.path}/close", None, wire.TableOut))

    def seat_bot(self, seat: int, bot: str) -> None:
        """Let a bot sit on a free chair, or play on for oneself."""
        self.know(self.client.post(f"{self.path}/bots", wire.SeatBot(seat=seat, bot=bot), wire.TableOut))

    def come_back(self, seat: int) -> None:
        """Take one's seat back from the bot."""
        self.know(self.client.post(f"{self.path}/back", wire.Leave(seat=seat), wire.TableOut))

    def seat_token(self, seat: int) -> str:
        """A token with which another program plays this seat, and nothing else: see `play_bot`."""
        return self.client.post(f"{self.path}/seats/{seat}/token", None, wire.Token).token

    # ------------------------------------------------------------ after the game

    def record(self) -> str:
        """The record of the finished game, which `signoria.verify` checks."""
        return self.client.text(f"{self.path}/record", link=self.link)

    def replay(self, line: int, seat: int | None = None) -> wire.PlaceOut:
        """The finished game after so many lines of its record, as a seat or a spectator saw it."""
        asked: dict[str, object] = {"line": line, "link": self.link, "lang": self.client.lang}
        return self.client.get(
            f"{self.path}/replay", wire.PlaceOut, **asked, **({} if seat is None else {"seat": seat})
        )

    def thoughts(self) -> list[wire.ThoughtOut]:
        """Why bots moved as they did in the finished game, by the lines of its record."""
        asked = {"link": self.link, "lang": self.client.lang}
        return self.client.get(f"{self.path}/thoughts", wire.ThoughtsOut, **asked).thoughts

    def rematch(self) -> "Table":
        return Table(self.client, self.client.post(f"{self.path}/rematch", None, wire.TableOut))

    def fork(self, line: int, access: str = "private") -> "Table":
        """A new table from a position of the finished game."""
        body = {"line": line, "access": access}
        return Table(self.client, self.client.post(f"{self.path}/fork", body, wire.TableOut))
