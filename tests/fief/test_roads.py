"""By which road units came this turn, wherever they stand by now. [F-5.1.5] [F-5.1.10]"""

from typing import Any

import pytest

from signoria.games.fief import entering
from signoria.games.fief.game import GAME
from signoria.games.fief.pieces import VILLAGES
from signoria.games.fief.state import ROADS_NOTED, STEPS_MADE, Table
from signoria.games.fief.steps.setup import PLAYING
from signoria.games.fief.units import rest
from signoria.kernel.errors import BadPosition
from tests.fief.movement_tables import baudoin_at_blaye, choices, grant, march
from tests.fief.tables import (
    asked,
    leave,
    lord,
    lord_of,
    play,
    rule,
    runs,
    table,
    troops,
    village,
    where,
    why,
)


def pass_windows(s: Table) -> None:
    while runs(s) == "WINDOW":
        play(s, asked(s)[0], "pass")


def hand_over(s: Table, giver: int, taker: int, road: str, at: str = "charolles") -> None:
    """Control of a village is given away; those who give it take a road."""
    play(s, giver, f"offer {taker}", f"village give {at}", "propose")
    play(s, taker, "accept")
    play(s, giver, f"road {road}")
    pass_windows(s)


def there_and_back(road: str, seats: int = 3) -> Table:
    """Baudoin (seat 0) comes from Blaye to Charolles, where Charles (seat 1) is; he is given control and gives it back,
    so that he must take a road."""
    s = baudoin_at_blaye(men=1, seats=seats)
    lord(s, "arthur", 0, "sigy")
    lord(s, "charles", 1, "charolles")
    troops(s, 1, "charolles", men=1)
    march(s, 0, "baudoin", "step charolles", "men 1")
    hand_over(s, 1, 0, "villeneuve")
    hand_over(s, 0, 1, road)
    assert where(s, "baudoin") == f"charolles/{road}"
    return s


def test_f5_1_5_they_hold_the_road_they_came_by_not_the_one_they_had_to_take() -> None:
    """Charles was told that the road to L'Épervier was held, by which nobody had come; that to Blaye was free."""
    s = there_and_back("l_epervier")
    play(s, 0, "halt")
    march(s, 1, "charles")
    assert choices(s, 1) == ["halt", "ask_leave blaye", "step l_epervier", "step villeneuve"]
    assert rule(s, 1, "step blaye") == "F-5.1.5"
    play(s, 1, "ask_leave blaye")
    grant(s, 0)
    play(s, 1, "men 1")
    assert where(s, "charles") == "blaye"


def test_f5_1_5_the_road_they_came_by_is_held_if_they_take_it_again() -> None:
    s = there_and_back("blaye")
    play(s, 0, "halt")
    march(s, 1, "charles")
    assert choices(s, 1) == ["halt", "ask_leave blaye", "step l_epervier", "step villeneuve"]


def test_f5_1_5_it_is_held_while_they_control_the_village() -> None:
    s = baudoin_at_blaye(men=1)
    lord(s, "charles", 1, "charolles")
    march(s, 0, "baudoin", "step charolles", "men 1")
    hand_over(s, 1, 0, "villeneuve")
    play(s, 0, "halt")
    march(s, 1, "charles")
    assert choices(s, 1) == ["halt", "ask_leave blaye", "step l_epervier", "step villeneuve"]


def test_f5_1_5_it_is_held_no_longer_when_they_have_gone() -> None:
    s = there_and_back("l_epervier")
    play(s, 0, "step blaye", "men 1")
    march(s, 1, "charles")
    assert choices(s, 1) == ["halt", "step blaye", "step l_epervier", "step villeneuve"]


def test_f5_1_5_who_comes_again_holds_the_new_road() -> None:
    """Arthur comes by Villeneuve when Baudoin and his men, who had come by Blaye, are gone."""
    s = there_and_back("l_epervier")
    play(s, 0, "step blaye", "men 1")
    lord(s, "henri", 0, "villeneuve")
    march(s, 0, "henri", "step charolles", "halt")
    march(s, 1, "charles")
    assert choices(s, 1) == ["halt", "step blaye", "step l_epervier", "ask_leave villeneuve"]


def test_f5_1_5_others_of_theirs_who_come_hold_their_road_too() -> None:
    s = there_and_back("l_epervier")
    lord(s, "henri", 0, "villeneuve")
    play(s, 0, "halt")
    march(s, 0, "henri", "step charolles", "halt")
    march(s, 1, "charles")
    assert choices(s, 1) == ["halt", "ask_leave blaye", "step l_epervier", "ask_leave villeneuve"]


def test_f5_1_5_who_came_straight_in_and_must_take_a_road_has_held_none() -> None:
    """Seat 0's own village: Baudoin comes to its centre; then it is given to Charles, who was at a gate before."""
    s = baudoin_at_blaye()
    lord(s, "arthur", 0, "sigy")
    troops(s, 0, "charolles", men=1)
    lord(s, "charles", 1, "charolles/villeneuve")
    troops(s, 1, "charolles/villeneuve", men=1)
    march(s, 0, "baudoin", "step charolles")
    hand_over(s, 0, 1, "l_epervier")
    assert where(s, "baudoin") == "charolles/l_epervier"
    assert why(s, 0, "step l_epervier") == "leave-needed"
    play(s, 0, "halt")
    march(s, 1, "charles")
    assert choices(s, 1) == ["halt", "step blaye", "step l_epervier", "step villeneuve"]


def test_f5_1_3_who_passes_asks_those_who_stand_on_the_road() -> None:
    """Standing on a road is one thing, having come by it another: Eric, who passes, asks Baudoin for leave to go
    where he stands, not where he came from."""
    s = there_and_back("l_epervier")
    lord(s, "eric", 2, "villeneuve")
    play(s, 0, "halt")
    march(s, 2, "eric", "step charolles")
    play(s, 2, "ask_leave l_epervier")
    grant(s, 0, 1)
    assert where(s, "eric") == "l_epervier"


def test_f5_1_1_going_back_is_free_along_the_road_he_came() -> None:
    """Henri came with Baudoin and leads a group of his own: he could leave by the road he had to take, unasked."""
    s = baudoin_at_blaye(men=1)
    lord(s, "henri", 0, "blaye")
    lord(s, "charles", 1, "charolles")
    troops(s, 1, "charolles", men=1)
    march(s, 0, "baudoin", "step charolles", "along henri", "men 1")
    hand_over(s, 1, 0, "villeneuve")
    hand_over(s, 0, 1, "l_epervier")
    play(s, 0, "halt", "march henri")
    assert choices(s, 0) == ["halt", "step blaye", "ask_leave l_epervier", "ask_leave villeneuve"]


def test_f5_1_1_a_lord_who_was_set_free_has_come_by_no_road() -> None:
    """Baudoin, who has made a step, is taken and let go again: he joins Henri, who has been before Sigy since long."""
    s = table(3, phase=5)
    lord(s, "charles", 1, "sigy")
    lord(s, "henri", 0, "sigy/st_paul")
    lord(s, "baudoin", 0, "blaye")
    s.cells[STEPS_MADE + lord_of("baudoin")] = 1
    entering.put_down(s, 0, lord_of("baudoin"), village("sigy"))
    assert where(s, "baudoin") == "sigy/st_paul"
    march(s, 0, "baudoin")
    assert "ask_leave st_paul" in choices(s, 0)
    play(s, 0, "halt")
    march(s, 1, "charles")
    assert why(s, 1, "step st_paul") == ""


def test_f5_1_10_who_had_to_take_a_road_this_turn_does_not_slide() -> None:
    s = there_and_back("l_epervier")
    play(s, 0, "halt")
    assert why(s, 0, "slide charolles") == "not-on-a-road"


def test_f5_1_10_from_the_next_turn_all_is_forgotten() -> None:
    s = there_and_back("l_epervier")
    while runs(s):
        leave(s)
    rest(s)
    assert [s.cells[ROADS_NOTED + i] for i in range(VILLAGES)] == [0] * VILLAGES
    march(s, 1, "charles")
    assert choices(s, 1) == ["halt", "step blaye", "step l_epervier", "step villeneuve"]


# ---------------------------------------------------------------- documents


def written() -> dict[str, Any]:
    """A document of a turn in which something is noted."""
    document: dict[str, Any] = GAME.document(there_and_back("l_epervier"))
    whole: list[dict[str, Any]] = [{"step": "course", "stage": PLAYING}, {"step": "turn", "stage": 11}]
    document["steps"] = whole + document["steps"]
    return document


def test_a_document_says_by_which_roads_they_came() -> None:
    document = written()
    assert document["villages"]["charolles"]["came_by"] == {"0": ["blaye"]}
    assert GAME.document(GAME.from_document(document)) == document


@pytest.mark.parametrize("wrong", [{"0": ["sigy"]}, {"3": ["blaye"]}, {"0": "blaye"}, ["blaye"]])
def test_roads_that_cannot_be_are_refused(wrong: object) -> None:
    document = written()
    document["villages"]["charolles"]["came_by"] = wrong
    with pytest.raises(BadPosition, match="came_by"):
        GAME.from_document(document)
