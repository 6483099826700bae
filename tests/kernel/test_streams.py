"""Streams: chance that is unbiased, does not shift, and can be checked."""

from collections import Counter

import pytest

import signoria
from signoria.kernel.record import Record
from signoria.kernel.rng import Rng
from signoria.kernel.streams import Streams, commitment, fresh_secret, secret_from_seed

SECRET = secret_from_seed(1)


def test_an_extra_draw_in_one_stream_shifts_no_other() -> None:
    plain, extra = Streams(SECRET, []), Streams(SECRET, [])
    extra.draw("dice", 6)
    assert [plain.draw("cards", 52) for _ in range(50)] == [extra.draw("cards", 52) for _ in range(50)]
    assert [plain.draw("dice", 6) for _ in range(51)][1:] == [extra.draw("dice", 6) for _ in range(50)]


def test_a_draw_taken_back_comes_again() -> None:
    streams = Streams(SECRET, [])
    drawn = [streams.draw("dice", 6) for _ in range(20)]
    for _ in range(20):
        streams.take_back("dice")
    assert [streams.draw("dice", 6) for _ in range(20)] == drawn


def test_numbers_depend_on_secret_nonces_and_stream() -> None:
    def row(secret: bytes, nonces: list[str], stream: str) -> list[int]:
        streams = Streams(secret, nonces)
        return [streams.draw(stream, 1000) for _ in range(8)]

    rows = [
        row(SECRET, [], "dice"),
        row(secret_from_seed(2), [], "dice"),
        row(SECRET, ["a"], "dice"),
        row(SECRET, ["a", ""], "dice"),
        row(SECRET, [], "dice.1"),
    ]
    assert len({tuple(numbers) for numbers in rows}) == len(rows)
    assert row(SECRET, ["a"], "dice") == rows[2]


@pytest.mark.parametrize("n", [1, 2, 6, 7, 96])
def test_every_number_is_as_likely_as_any_other(n: int) -> None:
    """Chi squared against the even distribution, far from any sensible bound."""
    draws = 200 * n
    counts = Counter(Streams(SECRET, []).at("dice", i, n) for i in range(draws))
    assert set(counts) == set(range(n))
    chi_squared = sum((counts[value] - 200) ** 2 / 200 for value in range(n))
    assert chi_squared < n + 6 * n**0.5 + 6


def test_numbers_beyond_the_last_full_range_are_drawn_again() -> None:
    """With a range just above half of all numbers, plain remainders would favour the small ones two to one."""
    n = (1 << 63) + 1
    numbers = [Streams(SECRET, []).at("wide", i, n) for i in range(2000)]
    small = sum(number < n // 2 for number in numbers)
    assert 900 < small < 1100


def test_the_commitment_hides_and_binds() -> None:
    assert commitment(SECRET) == commitment(SECRET)
    assert commitment(SECRET) != commitment(secret_from_seed(2))
    assert SECRET.hex() not in commitment(SECRET)
    assert fresh_secret() != fresh_secret()


def finished() -> Record:
    m = signoria.new("lorenzo", seats=2, seed=9, nonces=["salt", "pepper"])
    while not m.over:
        seat = m.waiting[0]
        m.play(seat, m.legal(seat)[-1])
    return m.record()


def test_an_honest_record_verifies() -> None:
    record = finished()
    assert signoria.verify(record.text()).digest == record.digest


def test_a_changed_die_is_caught() -> None:
    record = finished()
    i = next(i for i, (_, what) in enumerate(record.lines) if what.startswith("roll black"))
    value = int(record.lines[i][1].split()[-1])
    record.lines[i] = ("chance", f"roll black {value % 6 + 1}")
    with pytest.raises(signoria.BadRecord, match=rf"move {i + 1} .*chance gives roll black {value} here"):
        signoria.verify(record)


def test_a_changed_draw_is_caught() -> None:
    record = finished()
    i = next(i for i, (_, what) in enumerate(record.lines) if what.startswith("draw_tile"))
    other = "fewer_coins" if record.lines[i][1] != "draw_tile fewer_coins" else "fewer_servants"
    record.lines[i] = ("chance", f"draw_tile {other}")
    with pytest.raises(signoria.BadRecord, match="chance gives draw_tile"):
        signoria.verify(record)


def test_a_changed_commitment_is_caught() -> None:
    record = finished()
    record.commitment = commitment(secret_from_seed(10))
    with pytest.raises(signoria.BadRecord, match="secret: it is not the one the commitment promised"):
        signoria.verify(record)


def test_a_changed_nonce_is_caught() -> None:
    record = finished()
    record.nonces = ["salt", "paprika"]
    with pytest.raises(signoria.BadRecord, match="chance gives"):
        signoria.verify(record)


def test_a_changed_move_or_digest_is_caught() -> None:
    record = finished()
    record.digest = "0" * 16
    with pytest.raises(signoria.BadRecord, match="digest: the record says"):
        signoria.verify(record)


def test_without_secret_or_commitment_nothing_can_be_verified() -> None:
    record = finished()
    secret, record.secret = record.secret, ""
    with pytest.raises(signoria.BadRecord, match="secret: the record does not reveal it"):
        signoria.verify(record)
    record.secret, record.commitment = secret, ""
    with pytest.raises(signoria.BadRecord, match="commitment: the record has none"):
        signoria.verify(record)


def test_random_numbers_are_the_same_on_every_machine_and_in_both_builds() -> None:
    rng = Rng(2026)
    assert [rng.word() for _ in range(4)] == WORDS_OF_2026
    assert [Rng((1 << 62) + 5).below(1000) for _ in range(2)] == [BELOW_OF_LARGE] * 2
    assert [Rng(-1).below(6) for _ in range(2)] == [Rng(-1).below(6)] * 2


WORDS_OF_2026 = [3460348072, 3732061972, 2559246162, 2302129052]
BELOW_OF_LARGE = 247


def test_random_numbers_are_spread_evenly() -> None:
    rng = Rng(1)
    counts = Counter(rng.below(10) for _ in range(10_000))
    assert all(850 < counts[value] < 1150 for value in range(10))
