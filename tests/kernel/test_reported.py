"""Faults that were found by playing with bad input, each with its story."""

import pytest

import signoria
from signoria.games import GAMES
from signoria.kernel.flow import CHANCE
from signoria.kernel.record import FIRST_LINE

VERSION = GAMES["lorenzo"].rules_version
HEAD = f"{FIRST_LINE}\ngame: lorenzo\nrules_version: {VERSION}\nseats: 2\n"
RECORD = {"format": FIRST_LINE, "game": "lorenzo", "rules_version": VERSION, "seats": 2, "options": {}, "lines": []}


def test_chance_takes_nothing_back() -> None:
    m = signoria.new("lorenzo", seats=2, seed=1)
    with pytest.raises(signoria.SignoriaError):
        m.undo(CHANCE)


def test_a_note_is_never_an_undo() -> None:
    m = signoria.new("lorenzo", seats=2, seed=1)
    seat = m.waiting[0]
    m.play(seat, m.legal(seat)[0])
    with pytest.raises(signoria.BadRecord):
        m.note(f"undo {seat}")


@pytest.mark.parametrize("sign", ["\r", "\u2028", "\x85", "\x0b"])
def test_a_note_of_two_lines_is_refused(sign: str) -> None:
    m = signoria.new("lorenzo", seats=2, seed=1)
    with pytest.raises(signoria.BadRecord):
        m.note(f"hello{sign}1 pass")


@pytest.mark.parametrize("sign", ["\u2028", "\x85"])
def test_names_and_nonces_may_hold_any_sign(sign: str) -> None:
    m = signoria.new("lorenzo", seats=2, seed=1, names=[f"a{sign}b", "c"], nonces=[f"d{sign}e", "f"])
    assert signoria.replay(m.record().text()).names == [f"a{sign}b", "c"]


@pytest.mark.parametrize("who", ["", "abc"])
def test_a_line_of_nobody_is_a_bad_record(who: str) -> None:
    with pytest.raises(signoria.BadRecord):
        signoria.replay({**RECORD, "lines": [[who, "pass"]]})


@pytest.mark.parametrize(
    "text",
    ['{"format": ' + "[" * 100_000, '{"format": ' + "9" * 5_000 + "}", HEAD + "options: advanced=" + "9" * 5_000],
    ids=["deep", "long number", "long option"],
)
def test_json_beyond_its_limits_is_a_bad_record(text: str) -> None:
    with pytest.raises(signoria.BadRecord):
        signoria.replay(text)
