"""`signoria verify` with what a player has noted: the commitment that was shown, the nonces that were sent."""

from pathlib import Path

import pytest

import signoria
from signoria.kernel.record import TABLE, Record
from signoria.kernel.streams import Streams, nonce_commitment, secret_from_seed
from tests.cli.terminals import fresh, signoria_command

NONCES = ["salt", "pepper"]
SHOWN = signoria.commitment(secret_from_seed(3))


def played(seed: int, nonces: list[str], late: tuple[int, ...] = ()) -> Record:
    """A finished game as a server would have it; the nonces of some seats were not revealed in time."""
    promised = [nonce_commitment(nonce) for nonce in nonces]
    mixed = [promised[seat] if seat in late else nonce for seat, nonce in enumerate(nonces)]
    m = fresh(2)
    m = signoria.Match(m.game, m.game.begin(2, m.options), Streams(secret_from_seed(seed), mixed))
    m.nonce_commitments = promised
    for seat in late:
        m.note(f"unrevealed {seat}")
    while not m.over:
        seat = m.waiting[0]
        m.play(seat, m.legal(seat)[-1])
    return m.record()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.record"


def check(capsys: pytest.CaptureFixture[str], file: Path, record: Record, *given: str) -> tuple[int, str]:
    file.write_text(record.text())
    code, text = signoria_command(capsys, "verify", file, *given)
    return code, " ".join(text.split())


def test_what_was_noted_is_compared(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = played(3, NONCES)
    code, text = check(capsys, file, record, "--commitment", SHOWN, "--nonce", "0=salt", "--nonce", "1=pepper")
    assert code == 0
    assert "the commitment is the one the table showed you" in text
    assert text.count("is the one you sent") == 2
    assert text.endswith("The record is genuine.")


def test_without_a_nonce_of_ones_own_less_is_proven(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, text = check(capsys, file, played(3, NONCES), "--commitment", SHOWN)
    assert code == 0
    assert "The record is genuine. The secret was fixed before the game." in text
    assert "Only a nonce of your own, revealed in time" in text


def test_a_swapped_secret_is_reported(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The secret was exchanged in the database after the table had been shown; the record agreed with itself."""
    record = played(4, NONCES)
    assert check(capsys, file, record)[0] == 0
    code, text = check(capsys, file, record, "--commitment", SHOWN)
    assert code == 1
    assert f"FAILED: commitment: you were shown {SHOWN}" in text


def test_a_swapped_nonce_is_reported(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = played(3, ["salt", "paprika"])
    assert check(capsys, file, record, "--commitment", SHOWN, "--nonce", "0=salt")[0] == 0
    code, text = check(capsys, file, record, "--commitment", SHOWN, "--nonce", "1=pepper")
    assert code == 1
    assert "FAILED: nonces: seat 1 sent 'pepper', the record has 'paprika'" in text


def test_a_nonce_that_was_late_is_replaced_by_its_commitment(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = played(3, NONCES, late=(1,))
    assert (TABLE, "unrevealed 1") in record.lines
    code, text = check(capsys, file, record, "--commitment", SHOWN, "--nonce", "1=pepper")
    assert code == 0
    assert "the nonce of seat 1 was not revealed in time" in text
    assert "Only a nonce of your own, revealed in time" in text
    assert "Note: the nonce of seat 1 was not revealed" in check(capsys, file, record)[1]
    code, text = check(capsys, file, record, "--commitment", SHOWN, "--nonce", "1=paprika")
    assert code == 1


def test_a_nonce_that_is_not_the_promised_one_is_reported_by_the_record_alone(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A friend of the house who chose his nonce after the others had shown theirs."""
    record = played(3, NONCES)
    record.nonce_commitments[1] = nonce_commitment("cinnamon")
    code, text = check(capsys, file, record)
    assert (code, "FAILED: nonces: that of seat 1 is not the one promised" in text) == (1, True)


@pytest.mark.parametrize("line", ["unrevealed 0", "unrevealed 7", "unrevealed x", "unrevealed"])
def test_a_false_word_about_lateness_is_reported(file: Path, capsys: pytest.CaptureFixture[str], line: str) -> None:
    record = played(3, NONCES)
    record.lines.append((TABLE, line))
    code, text = check(capsys, file, record)
    assert code == 1
    assert "FAILED" in text


@pytest.mark.parametrize("text", ["salt", "=salt", "0=", "x=salt", "10=salt"])
def test_a_nonce_is_written_with_its_seat(file: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    code, said = check(capsys, file, played(3, NONCES), "--nonce", text)
    assert code == 1
    assert "write SEAT=NONCE" in said


def test_records_of_older_versions_are_read_and_checked(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """They have nonces and no commitments to them."""
    record = played(3, NONCES)
    record.nonce_commitments = []
    assert "nonce_commitments" not in record.text()
    code, text = check(capsys, file, record, "--commitment", SHOWN, "--nonce", "0=salt")
    assert (code, "The record is genuine." in text) == (0, True)
    assert check(capsys, file, record, "--nonce", "0=pepper")[0] == 1


def test_a_seat_that_is_not_there(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, text = check(capsys, file, played(3, NONCES), "--nonce", "2=salt")
    assert (code, "there is no seat 2" in text) == (1, True)
