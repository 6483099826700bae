"""Several moves in one command at a table of the server: one entry, one undo, and whole again after a restart."""

import pytest

from signoria.server import wire
from signoria.server.errors import Illegal
from signoria.server.manner import Manner
from signoria.server.room import Room
from tests.server.rooms import Logged, with_a_bot


def placement(table: Logged) -> tuple[int, list[str]]:
    """A placement of whoever is asked that leads into a question about servants, with an answer."""
    room = table.room
    seat = room.waiting[0]
    for move in room.playing.legal(seat):
        following = room.playing.preview(seat, move).next
        if following is not None and following.step == "action":
            return seat, [move.text, following.legal[0].text]
    raise AssertionError("nothing leads into a question")


def test_a_gesture_is_one_entry_and_one_undo() -> None:
    table = with_a_bot()
    seat, moves = placement(table)
    before = table.room.playing.digest
    entry = table.do(lambda room: room.play(seat, None, moves))
    assert [what for who, what in entry.lines if who == str(seat)] == moves
    after = table.room.playing.digest
    assert table.read_again().playing.digest == after
    undone = table.do(lambda room: room.undo(seat, free=True))
    assert undone.lines == [["!", f"undo {seat}"]] * len(moves)
    assert table.room.playing.digest == before
    assert table.read_again().playing.digest == before


def test_a_restart_between_does_not_take_it_apart() -> None:
    """What one gesture made is taken back with one undo, also by a process that has read it from the log."""
    table = with_a_bot()
    seat, moves = placement(table)
    before = table.room.playing.digest
    table.do(lambda room: room.play(seat, None, moves))
    table.room = table.read_again()
    table.do(lambda room: room.undo(seat, free=True))
    assert table.room.playing.digest == before


def test_defaults_are_part_of_the_entry() -> None:
    table = Logged("lorenzo", 2)
    seat, moves = placement(table)
    entry = table.do(lambda room: room.play(seat, None, moves[0], then="default"))
    assert len(entry.lines) >= 2


def test_a_refused_gesture_changes_nothing_and_names_the_move() -> None:
    table = Logged("lorenzo", 2)
    seat, moves = placement(table)
    before = table.room.playing.digest
    with pytest.raises(Illegal, match=r"^servants 99: "):
        table.room.play(seat, None, [moves[0], "servants 99"])
    assert table.room.playing.digest == before


def test_a_preview_of_a_part_asks_what_follows_in_words() -> None:
    table = with_a_bot()
    room = table.room
    seat, moves = placement(table)
    part = told(room, seat, moves[:1])
    assert moves[1] in [move.text for move in part.legal]
    assert isinstance(part.shown, wire.Shown)
    assert part.shown.question
    assert set(part.shown.moves) == {move.text for move in part.legal}
    whole = told(room, seat, moves)
    assert not whole.legal
    assert whole.preview["moves"] == moves
    assert whole.free
    assert room.update(seat, -1, Manner("en", "words"), 0.0).last is None  # nothing was made
    assert not told(Logged("lorenzo", 2).room, seat, moves).free, "then it is another person's turn"


def told(room: Room, seat: int, moves: list[str]) -> wire.PreviewOut:
    return room.preview_out("t", "1", [room.preview(seat, moves, "", "en")], "en")
