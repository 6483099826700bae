"""Moments that pass by themselves, and the faults that must be noticed there."""

from itertools import islice
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from signoria.server import automatic_answers, duties
from signoria.server.manner import Manner
from signoria.server.room import Room
from signoria.table.fief.automatic import CARDS, UNOFFERED
from signoria.table.wishes import Wishes
from tests import questions
from tests.fief import tables
from tests.server import unasked
from tests.server.test_automatic_answers import in_a_window

MOMENTS = 80  # and 3,000 in the soak
LATE = 0.1  # seconds
TRIED = 20


def test_worlds_in_which_nobody_acts_by_hand_look_and_last_the_same() -> None:
    """A bot that held nothing answered at another time than one that held a card: 39 of 500 moments told it."""
    seen = unasked.compare(MOMENTS, 1)
    assert min(seen["window"], seen["playing"], seen["with bots"], seen["other reasons"]) >= MOMENTS // 10, seen


def test_an_answer_by_hand_looks_like_one_that_nobody_was_asked_for() -> None:
    """`since` began anew only after an answer by hand, and only that ended what the table was asked about a seat."""
    seen = unasked.compare_by_hand(MOMENTS, 1)
    assert min(seen["about the seat"], seen["declined"], seen["sealed"], seen["asked again"]) >= MOMENTS // 8, seen


@pytest.mark.parametrize("processes", [1, 2, 3])
def test_how_many_bots_search_at_once_does_not_show(processes: int) -> None:
    """In a single process a window closed after 1.2 seconds where one of three masters held a card, and 1.6 if two."""
    closed = set()
    for number in range(12):
        held = number % 4
        s = in_a_window("revolt" if held > 0 else "tax", asked=0b1110)
        for seat in range(1, held + 1):
            tables.hand(s, seat, "revolt")
        scene = unasked.Scene(s, Random(4))
        scene.viewer, scene.bots, scene.processes = 0, dict.fromkeys((1, 2, 3), "master"), processes
        told = scene.told_in(s, number)
        assert told is not None
        assert told.reasons.count("") == held
        closed.add(told.at)
    assert len(closed) == 1, closed


@pytest.mark.parametrize("held", ["tax", "revolt"])
def test_a_bot_that_does_not_search_is_given_its_time_too(held: str) -> None:
    """To an only player who wants no pauses a window closed at once where a bot held nothing, else a little later."""
    scene = unasked.Scene(in_a_window(held, asked=2), Random(4))
    scene.viewer, scene.bots, scene.pause = 0, dict.fromkeys((1, 2, 3), "club"), 0.0
    told = {scene.told_in(scene.s, number).at for number in range(5)}  # type: ignore[union-attr]
    assert told == {automatic_answers.AT_LEAST}


@pytest.mark.parametrize("late", [0.0, LATE])
def test_a_tenth_of_a_second_is_noticed(late: float) -> None:
    """Seat 1 holds a Revolt that is kept silent, or nothing to play: an answer that takes longer for it shows."""
    looked_at = 0
    for number in range(TRIED):
        scene = unasked.Scene(in_a_window("revolt"), Random(number))
        scene.viewer, scene.bots = Random(number).choice([None, 0, 3]), {}
        one, other = scene.told_in(in_a_window("tax"), number), scene.told_in(in_a_window("revolt"), number, late)
        assert one is not None
        assert other is not None
        assert one.reasons[0] != "card-wish"
        if other.reasons[0] == "wish":
            continue  # the whole moment is to pass, whatever is held: the planted fault is about cards
        looked_at += 1
        if late:
            with pytest.raises(AssertionError):
                unasked.check_alike(scene, one, other)
        else:
            unasked.check_alike(scene, one, other)
    assert looked_at >= TRIED // 2


def test_whoever_wants_to_be_asked_can_make_every_legal_move_by_hand() -> None:
    """But for moves that letters and wishes make instead; programs are offered those too."""
    always: dict[str, Any] = dict.fromkeys(CARDS, "always")
    unasked_before = 0
    for scene in islice(unasked.scenes(1), MOMENTS):
        scene.bots = {}
        room = scene.room(scene.s)
        for seat in room.waiting:
            if room.playing.instructed(seat) is not None:
                continue  # it said so itself, by a move that tables do not offer
            unasked_before += duties.given(room, seat)[0] != ""
            room.private.wishes[seat] = Wishes(reactions=always)
            room.private.worked_out.clear()
            assert duties.given(room, seat)[0] == "", f"{scene}: seat {seat} is not asked"
            legal = {room.game.verbs.text(code) for code in room.seen(seat).moves.items}
            for shown, left in (("", ()), ("panels", UNOFFERED)):
                offered = {move.text for move in room.update(seat, -1, Manner("en", shown), 2000.0).legal}  # type: ignore[arg-type]
                assert offered == {text for text in legal if text.split()[0] not in left}
    assert unasked_before > MOMENTS // 3


def test_the_games_of_make_questions_ask_as_little_as_promised(capsys: pytest.CaptureFixture[str]) -> None:
    """[F-13.5] What was not asked is found to have one answer, or to be of a seat that can play nothing."""
    assert questions.main(questions.GAMES) == 0
    lines = capsys.readouterr().out.splitlines()
    assert sum("was not asked" in line for line in lines) > 100


def test_a_table_that_tells_who_is_really_asked_is_noticed() -> None:
    update = Room.update

    def telling(room: Room, viewer: int | None, *more: Any) -> Any:
        asked = [seat for seat in room.waiting if not duties.given(room, seat)[0]]
        return msgspec.structs.replace(update(room, viewer, *more), waiting=asked)

    with patch.object(Room, "update", telling), pytest.raises(AssertionError):
        unasked.compare(MOMENTS, 1)
