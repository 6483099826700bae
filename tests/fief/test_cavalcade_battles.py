"""Battles of a cavalcade: only the riders fight. [F-5.3]"""

from signoria.games.fief import strength
from signoria.games.fief.moves import ON_ATTACK
from signoria.games.fief.state import (
    AGREED,
    Table,
)
from signoria.kernel.flow import BELOW
from tests.fief.battle_tables import choices, dice_of, roll
from tests.fief.tables import (
    answers,
    army,
    asked,
    castle,
    chance,
    controller,
    lord,
    lord_of,
    play,
    settle,
    table,
    told,
    troops,
    village,
    why,
)

# ---------------------------------------------------------------- cavalcades [F-5.3]


def cavalcade(riders: tuple[str, ...], knights: int, seats: int = 3) -> Table:
    """Riders of seat 0 come from Charolles to Blaye, where seat 1 bars the way; at the gate more units stay out."""
    s = table(seats, phase=5)
    troops(s, 1, "blaye", men=3, knights=2)
    troops(s, 0, "blaye/charolles", men=2, knights=knights + 1)
    for name in riders:
        lord(s, name, 0, "blaye/charolles")
    return s


def ride(s: Table, riders: tuple[str, ...], knights: int) -> None:
    mask = sum(1 << lord_of(name) for name in riders)
    strength.begin_battle(s, village("blaye"), 0, 1, 1, mask, knights)
    settle(s)


def test_f5_3_7_only_the_riding_army_fights_and_walls_do_not_count() -> None:
    s = cavalcade(("arthur",), 2)
    castle(s, "blaye")
    ride(s, ("arthur",), 2)
    assert dice_of(s) == (2, 2)  # 2 knights and Arthur: 7 points


def test_f5_3_4_who_bars_the_way_adds_one_for_each_die() -> None:
    s = cavalcade(("arthur",), 2)
    ride(s, ("arthur",), 2)
    chance(s, "hit 0", "hit 0", "hit 0", "hit 1")
    assert [event["damage"] for event in told(s, "damage")] == [0, 3]
    assert army(s, 0, "blaye") == (2, 2)  # one of the two riding knights
    frame = s.stack[s.top + BELOW]
    assert strength.tokens_on(s, frame, ON_ATTACK, 1) == 1


def test_f5_3_3_only_the_defender_may_have_helpers_who_cannot_change_sides() -> None:
    s = cavalcade(("arthur",), 2)
    lord(s, "charles", 2, "blaye/la_salle")
    ride(s, ("arthur",), 2)
    assert choices(s, 2) == ["pass", "join defender"]
    assert why(s, 2, "join attacker") == "riders-fight-alone"
    answers(s, "join defender", "propose", "accept")
    roll(s, 0, 0)
    assert choices(s, 2) == ["go_on", "leave"]
    assert why(s, 2, "change_sides") == "no-change-in-cavalcade"


def test_t25_f5_3_5_a_cavalcade_that_wins_goes_on() -> None:
    s = table(3, phase=5)
    troops(s, 1, "blaye", men=1)
    troops(s, 0, "blaye/charolles", knights=2)
    lord(s, "baudoin", 0, "blaye/charolles")
    ride(s, ("baudoin",), 2)
    chance(s, "hit 1", "hit 0", "hit 0")
    assert s.cells[AGREED] == 1
    assert army(s, 0, "blaye") == (0, 2)
    assert controller(s, "blaye") == 0


def test_f5_3_5_a_cavalcade_that_loses_does_not() -> None:
    s = cavalcade(("arthur",), 1)
    ride(s, ("arthur",), 1)
    roll(s, 0, 1)  # and two more for two dice
    assert asked(s) == [1]
    assert choices(s, 1) == ["hold arthur 1", "let_go arthur"]
    play(s, 1, "hold arthur 1")
    assert s.cells[AGREED] == 0
    assert army(s, 0, "blaye") == (2, 1)


def test_f5_3_7_a_lone_lord_who_bars_the_way_is_captured() -> None:
    s = table(3, phase=5)
    lord(s, "charles", 1, "blaye")
    troops(s, 0, "blaye/charolles", knights=1)
    lord(s, "baudoin", 0, "blaye/charolles")
    ride(s, ("baudoin",), 1)
    play(s, 0, "hold charles 0")
    assert s.cells[AGREED] == 1
