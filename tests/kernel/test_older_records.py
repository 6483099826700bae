"""Records written under older rules, by the engine of that time: those of version 1 are from commit f9ff301."""

from pathlib import Path

import pytest

import signoria
from signoria.kernel.record import read_record
from tests.cli.terminals import signoria_command

OLDER = Path(__file__).parent / "older"
EXACT = ("lorenzo", "lorenzo-saved", "princes", "fief", "fief-instructed")
CHANGED = "fief-withdrawn"  # offers were counted that somebody took back before they were made [F-13.4]


def text_of(name: str) -> str:
    return (OLDER / f"{name}.record").read_text()


@pytest.mark.parametrize("name", EXACT)
def test_a_record_of_older_rules_that_replays_to_its_digest_is_read(name: str) -> None:
    """Every one was refused, though nothing had changed for the games in it."""
    record = read_record(text_of(name))
    m = signoria.verify(record)
    assert (m.began_under, m.rules_version) == (1, m.game.rules_version)
    assert m.lines == [*record.lines, ("!", f"rules {m.rules_version}")]


@pytest.mark.parametrize("name", EXACT)
def test_its_record_says_by_which_rules_it_went_on(name: str) -> None:
    m = signoria.replay(text_of(name))
    for _ in range(20):
        if not m.over:
            m.play(m.waiting[0], m.legal(m.waiting[0])[0])
    again = m.record(secret=True)
    assert again.rules_version == 1
    assert signoria.verify(again.text()).lines == m.lines


def test_a_record_that_does_not_replay_is_refused_with_the_rules_that_changed() -> None:
    with pytest.raises(signoria.BadRecord) as refused:
        signoria.replay(text_of(CHANGED))
    assert str(refused.value).startswith(
        "rules_version: the record has 1, the rules of fief are 2 now; changed since: F-"
    )
    assert "it does not replay by them: line 64 (0 marry francois blanche)" in str(refused.value)
    assert refused.value.move >= 0


def test_a_record_that_ends_elsewhere_is_refused_too() -> None:
    damaged = read_record(text_of("princes"))
    damaged.lines = damaged.lines[:-1]
    with pytest.raises(signoria.BadRecord, match=r"^rules_version: the record has 1.*digest"):
        signoria.replay(damaged)


def test_no_table_says_what_no_rules_are() -> None:
    m = signoria.new("lorenzo", 2, seed=1)
    for line in ("rules 1", "rules 99", "rules new"):
        with pytest.raises(signoria.BadRecord):
            m.note(line)
    assert m.lines == signoria.new("lorenzo", 2, seed=1).lines


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_the_terminal_says_what_it_did(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = signoria_command(capsys, command, OLDER / "princes.record")
    assert code == 0
    assert "This game started under version 1 of the rules." in " ".join(said.split())
    code, said = signoria_command(capsys, command, OLDER / f"{CHANGED}.record")
    assert code == 1
    assert "F-13.4" in said


def test_taking_back_a_move_finds_those_who_had_passed_in_advance() -> None:
    """Their answers stand in no line, so nobody can take them back; after the change of rules they do."""
    record = read_record(text_of("fief-instructed"))
    instructed = next(i for i, (_, what) in enumerate(record.lines) if what.startswith("pass_until turn"))
    for end in range(instructed, len(record.lines)):
        if record.lines[end - 1][0] in ("chance", "!"):
            continue
        record.lines, whole = record.lines[:end], record.lines
        record.digest = ""
        m = signoria.replay(record, chance="manual")
        seat = int(record.lines[-1][0])
        m.undo(seat, consent=True)
        m.play(seat, record.lines[-1][1])
        written = m.record()
        assert signoria.replay(written, chance="manual").digest == m.digest
        record.lines = whole
