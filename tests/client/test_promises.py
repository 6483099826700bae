"""What a table promised about chance is kept by the client and compared: a swap of secret or nonce is reported."""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import msgspec
import pytest

import signoria
from signoria.client import Client, Promise, Refused, Seat, Unfair
from signoria.client.tables import Table
from signoria.kernel.streams import nonce_commitment, secret_from_seed
from signoria.server import wire
from tests.client.conftest import wait_for_the_beginning
from tests.server.servers import Server

SWAPPED = "11" * 32


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server whose keeper exchanges what is in the database."""
    with Server(f"sqlite:///{tmp_path / 'signoria.db'}", tmp_path) as server:
        yield server


def swap(house: Server, what: str, *values: object) -> None:
    """While the server is off."""
    house.stop()
    connection = sqlite3.connect(house.folder / "signoria.db")
    assert connection.execute(what, values).rowcount == 1
    connection.commit()
    connection.close()
    house.start()


def sit_down(ann: Client, bob: Client, between: Callable[[str], None] = lambda table: None) -> tuple[Seat, Seat]:
    """Ann sits down, something happens, Bob sits down."""
    ann.guest("Ann")
    bob.guest("Bob")
    table = ann.create("lorenzo", seats=2)
    first = table.claim(0)
    between(table.id)
    return first, bob.table(table.id).claim(1)


def test_what_was_promised_is_kept_and_checked_at_the_end(house: Server) -> None:
    with Client(house.url) as ann, Client(house.url) as bob:
        seats = sit_down(ann, bob)
        wait_for_the_beginning(*seats)
        promise = seats[0].table.promise
        (nonce,) = promise.nonces.values()
        assert promise.revealed == [0]
        assert promise.nonce_commitments == [
            nonce_commitment(nonce),
            nonce_commitment(seats[1].table.promise.nonces[1]),
        ]
        seats[1].resign()
        for seat in seats:
            assert [turn.over for turn in seat.updates()][-1]
            assert seat.table.is_checked
        again = msgspec.json.decode(msgspec.json.encode(promise), type=Promise)
        kept = ann.table(seats[0].table.id, promise=again)
        kept.check_chance()
        signoria.verify(kept.record(), kept.promise.commitment, kept.promise.nonces)


def test_a_swapped_secret_is_reported_before_anything_is_revealed(house: Server) -> None:
    """The keeper exchanges the secret before the last player sits down."""
    with Client(house.url) as ann, Client(house.url) as bob:
        seats = sit_down(
            ann, bob, lambda table: swap(house, "UPDATE tables SET secret = ? WHERE id = ?", SWAPPED, table)
        )
        with pytest.raises(Unfair, match="showed the commitment"):
            seats[0].table.refresh()
        assert not bob.table(seats[1].table.id).info.chairs[0].revealed
        with pytest.raises(Unfair, match="showed the commitment"):
            next(seats[0].updates())


def test_a_swapped_commitment_of_a_nonce_is_reported(house: Server) -> None:
    with Client(house.url) as ann, Client(house.url) as bob:
        other = nonce_commitment("chosen-by-the-house")
        change = 'UPDATE chairs SET nonce_commitment = ? WHERE "table" = ? AND seat = 0'
        seats = sit_down(ann, bob, lambda table: swap(house, change, other, table))
        with pytest.raises(Unfair, match="another commitment for the nonce of seat 0"):
            seats[0].table.refresh()


@pytest.mark.parametrize(
    ("what", "value", "said"),
    [
        ("secret: ", SWAPPED, "secret"),
        ("commitment: ", signoria.commitment(bytes.fromhex(SWAPPED)), "you were shown"),
        ("nonces: ", '["a", "b"]', "seat 0 sent"),
        (
            "nonce_commitments: ",
            msgspec.json.encode([nonce_commitment("a")] * 2).decode(),
            "others than you were shown",
        ),
    ],
)
def test_a_record_that_is_not_what_was_promised_is_reported(
    what: str, value: str, said: str, record: str, promise: Promise
) -> None:
    promise.check_record(record)
    lines = [f"{what}{value}" if line.startswith(what) else line for line in record.split("\n")]
    assert lines != record.split("\n")
    with pytest.raises(Unfair, match=said) as unfair:
        promise.check_record("\n".join(lines))
    assert unfair.value.record == "\n".join(lines), "it is the evidence"


NONCES = ["salt", "pepper"]


@pytest.fixture
def record() -> str:
    m = signoria.new("lorenzo", seats=2, seed=1, nonces=NONCES)
    m.nonce_commitments = [nonce_commitment(nonce) for nonce in NONCES]
    return m.record(secret=True).text()


@pytest.fixture
def promise(record: str) -> Promise:
    shown = signoria.replay(record).record().commitment
    return Promise(shown, {0: "salt"}, [nonce_commitment(nonce) for nonce in NONCES], [0])


def test_a_nonce_that_arrived_cannot_be_called_late(promise: Promise) -> None:
    """The keeper may lose what somebody reveals, but not once it was said to have arrived."""
    m = signoria.new("lorenzo", seats=2, seed=1, nonces=[nonce_commitment("salt"), "pepper"])
    m.nonce_commitments = [nonce_commitment(nonce) for nonce in NONCES]
    m.note("unrevealed 0")
    record = m.record(secret=True).text()
    with pytest.raises(Unfair, match="seat 0 revealed its nonce too late, and it did not"):
        promise.check_record(record)
    promise.revealed = []
    promise.check_record(record)


# ---------------------------------------------------------------- a server that lies about who sits where


class Liar:
    """What the client of a table asks of it; it answers as its keeper likes."""

    def __init__(self) -> None:
        self.paper = ""
        self.refuses = False

    def post(self, path: str, wish: object, kind: object) -> wire.TableOut:
        if isinstance(wish, wire.Reveal):
            return shown("open", reveal_by=1.0, revealed=True)
        assert isinstance(wish, wire.Claim)
        if self.refuses:
            raise Refused("begun-already", "The game has already started.")
        return shown("open", promised=wish.nonce_commitment)

    def text(self, path: str, link: str) -> str:
        return self.paper

    def watch(self, table: str, seat: int | None, watcher: object) -> None:
        """Its line is silent."""


def shown(
    status: Literal["open", "playing", "over"],
    *,
    mine: bool = True,
    promised: str = nonce_commitment("salt"),
    reveal_by: float | None = None,
    revealed: bool = False,
) -> wire.TableOut:
    """A table for two, of which seat 0 may be mine."""
    chairs = [
        wire.ChairOut(seat=0, kind="person", mine=mine, nonce_commitment=promised, revealed=revealed),
        wire.ChairOut(seat=1, kind="person", nonce_commitment=nonce_commitment("pepper"), revealed=revealed),
    ]
    return wire.TableOut(
        id="t", game="lorenzo", seats=2, options={}, rules_version=2, access="public", pace=wire.NoClock(),
        hints=False, hot_seat=False, status=status, begins="start", chairs=chairs, created=0.0, host=False,
        commitment=signoria.commitment(secret_from_seed(1)), reveal_by=reveal_by,
    )  # fmt: skip


def finished(*nonces: str, seed: int = 1) -> str:
    """The record of a game with these nonces, each as its seat had promised."""
    m = signoria.new("lorenzo", seats=2, seed=seed, nonces=nonces)
    m.nonce_commitments = [nonce_commitment(nonce) for nonce in nonces]
    return m.record(secret=True).text()


@pytest.fixture
def liar() -> Liar:
    return Liar()


@pytest.fixture
def table(liar: Liar) -> Table:
    return Table(liar, shown("open", mine=False))  # type: ignore[arg-type]


@pytest.mark.parametrize("is_revealed", [True, False])
def test_a_seat_said_not_to_be_mine_is_checked_all_the_same(liar: Liar, table: Table, is_revealed: bool) -> None:
    """One message with `mine: false` once made the client forget its nonce, and no record was unfair then."""
    table.promise.nonces[0] = "salt"
    table.know(shown("open", reveal_by=1.0) if is_revealed else shown("playing"))
    assert table.promise.revealed == ([0] if is_revealed else [])
    table.know(shown("playing", mine=False, revealed=is_revealed))
    assert table.promise.nonces == {0: "salt"}
    liar.paper = finished("chosen-by-the-house", "pepper")
    with pytest.raises(Unfair, match="seat 0 sent 'salt'"):
        table.check_once()
    liar.paper = finished("salt", "pepper")
    table.check_once()
    assert table.is_checked


def test_a_seat_that_the_host_has_freed_is_no_longer_checked(liar: Liar, table: Table) -> None:
    """Somebody else sat down there before all sat: his nonce is in the record, and that is fair."""
    table.promise.nonces[0] = "salt"
    table.know(shown("open", mine=False, promised=nonce_commitment("sugar"), reveal_by=1.0))
    assert table.promise.nonces == {}
    liar.paper = finished("sugar", "pepper")
    table.check_chance()


def test_a_freed_seat_that_is_mine_again_is_checked_again(liar: Liar, table: Table) -> None:
    """Else one message at the right moment would do, and the next one gives the seat back."""
    table.promise.nonces[0] = "salt"
    table.know(shown("open", mine=False, reveal_by=1.0))
    with pytest.raises(Unfair, match="another commitment for the nonce of seat 0"):
        table.know(shown("playing", promised=nonce_commitment("chosen-by-the-house")))
    table.know(shown("playing", mine=False))
    liar.paper = finished("chosen-by-the-house", "pepper")
    with pytest.raises(Unfair, match="seat 0 sent 'salt'"):
        table.check_once()


def test_a_freed_seat_that_is_told_of_the_game_is_checked_again(liar: Liar, table: Table) -> None:
    table.promise.nonces[0] = "salt"
    table.know(shown("playing", mine=False))
    assert table.promise.nonces == {}
    seat = Seat(liar, table, 0, "en")  # type: ignore[arg-type]
    seat.heard(wire.Update("t", 0, 1, 1, 0, [], [], 1, [], [0], [], False, view={}))
    table.know(shown("over", mine=False))
    liar.paper = finished("chosen-by-the-house", "pepper")
    with pytest.raises(Unfair, match="seat 0 sent 'salt'"):
        table.check_once()


@pytest.mark.parametrize(
    ("paper", "said"),
    [
        (finished("", "pepper", seed=2), "you were shown"),
        (finished("chosen-by-the-house", "pepper"), "seat 0 sent ''"),
    ],
    ids=["secret", "nonce"],
)
def test_who_mixes_in_nothing_checks_chance_too(
    liar: Liar, table: Table, paper: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even the commitment was compared for a seat claimed with an empty nonce."""
    monkeypatch.setattr(table, "seat", lambda number: None)
    table.claim(0, nonce="")
    with pytest.raises(Unfair, match="another commitment for the nonce of seat 0"):
        table.know(shown("playing"))
    table.know(shown("playing", promised=""))
    liar.paper = paper
    with pytest.raises(Unfair, match=said):
        table.check_once()
    liar.paper = finished("", "pepper")
    table.check_once()
    assert table.is_checked


def test_a_seat_taken_up_again_is_checked_by_what_is_known(liar: Liar) -> None:
    """A program that was started again without its promise: the commitment must still be the one it saw."""
    table = Table(liar, shown("playing"))  # type: ignore[arg-type]
    table.know(shown("over", mine=False))
    liar.paper = finished("salt", "pepper", seed=2)
    with pytest.raises(Unfair, match="you were shown"):
        table.check_once()


def test_a_nonce_that_was_noted_outlives_a_refusal(liar: Liar, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """To sit down again where one sits, because an answer was lost, may be refused; what was promised still counts."""
    monkeypatch.setattr(table, "seat", lambda number: None)
    liar.refuses = True
    with pytest.raises(Refused):
        table.claim(0, nonce="salt")
    assert table.promise.nonces == {}
    table.promise.nonces[0] = "salt"
    with pytest.raises(Refused):
        table.claim(0)
    assert table.promise.nonces == {0: "salt"}
