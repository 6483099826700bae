"""Taking back and agreeing to it: what was meant is done, or nothing is."""

from functools import partial

import pytest

from signoria.server.errors import Refusal, Stale
from signoria.server.manner import Manner
from signoria.server.room import Room
from signoria.server.wire import AskOut
from tests.server.rooms import Logged, with_a_bot


def asked_twice(table: Logged) -> int:
    """Play until a seat has moved and stands before a question of the same shape; the seat."""
    room = table.room
    while True:
        seat = room.waiting[0]
        was = room.choices[seat]
        table.play(seat)
        if room.choices[seat] == was and room.waiting[0] == seat:
            return seat


def test_a_move_for_what_came_after_is_stale_when_that_was_taken_back() -> None:
    """An undo that led to an earlier question with the same answers once took the answer to the later one."""
    table = Logged("fief", 3, turn_limit=1)
    room = table.room
    seat = asked_twice(table)
    at, move = room.number(seat, room.decisions[seat]), room.legal(seat, "en")[-1].text
    table.do(partial(taken_back, seat=seat))
    with pytest.raises(Stale):
        room.play(seat, at, move)
    table.do(lambda room: room.play(seat, room.number(seat, room.decisions[seat]), move))
    assert table.read_again().decisions == room.decisions


def taken_back(room: Room, seat: int) -> list[list[str]]:
    room.playing.undo(seat, consent=True)
    return [list(room.playing.lines[-1])]


def test_whoever_kept_last_and_saw_the_hand_that_came_must_ask_the_table() -> None:
    """He had seen what his neighbour kept, took his own back freely and chose again."""
    table = Logged("lorenzo", 2, advanced=True)
    room = table.room
    while room.waiting != [0, 1] or len(room.legal(0, "en")) != 3:
        table.play(room.waiting[0])
    table.play(1)
    table.play(0)
    assert table.do(lambda room: room.undo(0)).lines == [["!", "ask undo 0"]]


def test_nobody_looks_at_what_chance_brings_and_takes_it_back_alone() -> None:
    """While a bot played for the other one was asked by oneself alone: draws repeat, so one knew what was to come."""
    table = Logged("princes", 2)
    room = table.room
    table.do(lambda room: room.hand_over(1, "random"))
    asked = 0
    for _ in range(60):
        seat = room.waiting[0]
        entry = table.do(partial(first_answer, seat=seat), f"p{seat}" if seat == 0 else "bot random")
        if seat != 0 or all(who != "chance" for who, _ in entry.lines):
            continue
        assert table.do(lambda room: room.undo(0)).lines == [["!", "ask undo 0"]]
        asked += 1
        assert room.asked_now(0).missing == [1]  # type: ignore[union-attr]
        table.do(lambda room: room.consent(0, False))
    assert asked
    table.do(lambda room: room.put("undo", 0))
    table.do(lambda room: room.consent(1, True))
    assert room.affairs.ask is None, "the owner agrees without taking his seat back"


def first_answer(room: Room, seat: int) -> list[list[str]]:
    return room.answer(seat, None, room.legal(seat, "en")[0].text)


def test_consent_is_given_to_the_question_that_was_seen() -> None:
    """A yes to taking a move back that arrived late once ended the game: another question stood there by then."""
    table = Logged("lorenzo", 3)
    room = table.room
    first = table.do(lambda room: room.put("end", 0)).seq
    assert room.affairs.ask is not None
    assert room.affairs.ask.seq == first
    table.do(lambda room: room.consent(1, False, first))
    table.do(lambda room: room.put("end", 1))
    with pytest.raises(Stale):
        room.consent(2, True, first)
    now = room.affairs.ask
    assert now is not None
    table.do(lambda room: room.consent(2, True, now.seq))
    assert room.affairs.ask is not None, "an answer does not make it another question"
    assert room.affairs.ask.seq == now.seq
    table.do(lambda room: room.consent(0, True, now.seq))
    assert room.is_over


def test_an_undo_takes_back_the_move_that_was_meant() -> None:
    """Two clicks, or an order that moved meanwhile: the second undo once took back a move nobody wanted to lose."""
    table = with_a_bot()
    room = table.room
    seat = room.waiting[0]
    assert room.last_move(seat) is None
    first = table.play(seat).seq
    second = table.play(seat).seq
    assert room.update(seat, -1, Manner(), 0.0).last == second
    assert room.update(1 - seat, -1, Manner(), 0.0).last is room.update(None, -1, Manner(), 0.0).last is None
    with pytest.raises(Stale):
        room.undo(seat, first)
    table.do(lambda room: room.undo(seat, second))
    assert room.last_move(seat) == first
    with pytest.raises(Stale):
        room.undo(seat, second)
    assert table.read_again().last_move(seat) == first


def test_who_wants_to_ask_nobody_is_told_why_not() -> None:
    table = Logged("lorenzo", 2)
    room = table.room
    seat = room.waiting[0]
    table.play(seat)
    assert table.do(lambda room: room.undo(seat, free=True)).lines == [["!", f"undo {seat}"]]
    while room.waiting == [seat]:
        table.play(seat)
    table.play(1 - seat)
    with pytest.raises(Refusal) as refused:
        room.undo(seat, free=True)
    assert refused.value.code == "undo-answered"
    assert room.affairs.ask is None


def asked_to_undo(table: Logged, seat: int, line: str) -> AskOut:
    """What is asked about a turn that a seat cannot take back freely."""
    with pytest.raises(Refusal) as refused:
        table.room.undo(seat, free=True)
    assert refused.value.code == "undo-turn"
    assert table.do(lambda room: room.undo(seat)).lines == [["!", line]]
    asked = table.room.asked_now(None)
    assert asked is not None
    return asked


def test_a_turn_that_is_over_is_taken_back_if_who_is_to_move_agrees() -> None:
    """A story: Bice moved, Ada's turn and clock began, and Bice pulled her move back without a word."""
    table = Logged("lorenzo", 3)
    room = table.room
    seat, before = room.waiting[0], room.playing.digest
    while room.waiting == [seat]:
        table.play(seat)
    other = room.waiting[0]
    asked = asked_to_undo(table, seat, f"ask undo {seat} {other}")
    assert (asked.of, asked.missing) == (other, [other])
    table.do(lambda room: room.consent(other, agree=False))
    assert room.asked_now(None) is None
    table.do(lambda room: room.undo(seat))
    agreed = table.do(lambda room: room.consent(other, agree=True))
    assert agreed.lines == [["!", f"agree {other}"], ["!", f"undo {seat}"]]
    assert room.waiting == [seat]
    table.do(lambda room: room.undo(seat, free=True))
    assert room.playing.digest == before
    assert table.read_again().playing.digest == before


def test_where_several_are_to_answer_the_whole_table_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A story: what called upon two others was taken back while both were thinking, and neither was asked."""
    table = Logged("lorenzo", 4)
    room = table.room
    seat = room.waiting[0]
    table.play(seat)
    others = [one for one in range(4) if one != seat]
    monkeypatch.setattr(Room, "shown_waiting", others[:2])  # as where pillaged villages may be defended by several
    assert asked_to_undo(table, seat, f"ask undo {seat}").missing == others
    monkeypatch.setattr(Room, "shown_waiting", [seat, *others])
    table.do(lambda room: room.consent(others[0], agree=False))
    assert table.do(lambda room: room.undo(seat, free=True)).lines == [["!", f"undo {seat}"]]


def test_against_bots_and_at_one_screen_a_turn_is_taken_back_freely() -> None:
    alone = with_a_bot()
    seat = alone.room.waiting[0]
    while alone.room.waiting == [seat]:
        alone.play(seat)
    assert alone.do(lambda room: room.undo(seat)).lines == [["!", f"undo {seat}"]]
    together = Logged("lorenzo", 2)
    for chair in together.room.chairs:
        chair.person = "p0"
    seat = together.room.waiting[0]
    while together.room.waiting == [seat]:
        together.play(seat)
    assert together.do(lambda room: room.undo(seat)).lines == [["!", f"undo {seat}"]]
