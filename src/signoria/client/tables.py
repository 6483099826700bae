"""A table of the server, before, during and after its game."""

from typing import TYPE_CHECKING

from signoria.client.seats import Seat, Spectator, new_key
from signoria.server import wire

if TYPE_CHECKING:
    from signoria.client.client import Client


class Table:
    """`info` is what was last heard of it; `link`, an invitation or a view link, opens a private table."""

    def __init__(self, client: "Client", info: wire.TableOut, link: str = "") -> None:
        self.client = client
        self.info = info
        self.link = link or info.watch

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
        self.info = self.client.get(self.path, wire.TableOut, link=self.link)
        return self.info

    # ------------------------------------------------------------ sitting down

    def claim(self, seat: int, nonce: str | None = None, invite: str = "") -> Seat:
        """Take a free seat. The nonce, drawn here unless it is given, is mixed into the chance of the game.

        The invitation to a private table is the link it was opened with, unless one is given.
        """
        invite = invite or self.info.invite or self.link
        wish = wire.Claim(seat=seat, nonce=new_key() if nonce is None else nonce, invite=invite)
        self.info = self.client.post(f"{self.path}/claim", wish, wire.TableOut)
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
        self.info = self.client.post(f"{self.path}/leave", wire.Leave(seat=seat), wire.TableOut)

    def close(self) -> None:
        """Wait for players no longer, at a table that one has made."""
        self.info = self.client.post(f"{self.path}/close", None, wire.TableOut)

    def seat_bot(self, seat: int, bot: str) -> None:
        """Let a bot sit on a free chair, or play on for oneself."""
        self.info = self.client.post(f"{self.path}/bots", wire.SeatBot(seat=seat, bot=bot), wire.TableOut)

    def come_back(self, seat: int) -> None:
        """Take one's seat back from the bot."""
        self.info = self.client.post(f"{self.path}/back", wire.Leave(seat=seat), wire.TableOut)

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
