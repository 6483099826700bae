"""What a table promised about chance is kept by the client and compared: a swap of secret or nonce is reported."""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

import signoria
from signoria.client import Client, Promise, Seat, Unfair
from signoria.kernel.streams import nonce_commitment
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
