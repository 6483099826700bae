"""Turns: the order of the phases, what begins and ends with each, and the first player's role. [F-0] [F-0.5] [F-7]"""

import pytest

from signoria import from_position
from signoria.games.fief import units
from signoria.games.fief.moves import UNTIL
from signoria.games.fief.pieces import BIT, MAN
from signoria.games.fief.scoring import result
from signoria.games.fief.setup import OPTIONS, new_table
from signoria.games.fief.state import (
    CALAMITY_DISCARDS,
    CALAMITY_IN,
    ENGINE_FRESH,
    EXPOSED_LORDS,
    FIRST,
    HAS_STRUCK,
    HOLDER,
    MOST_SEATS,
    NEW_BISHOPS,
    NONE,
    OFFERS_MADE,
    PHASE,
    STANDING,
    STEPS_MADE,
    TURN,
    WINNERS,
    Table,
)
from signoria.games.fief.steps import kinds
from signoria.games.fief.steps.kinds import COURSE, TURN_STEP, WINDOW
from signoria.games.fief.steps.setup import PLAYING as PLAYING_TURNS
from signoria.games.fief.steps.turns import PHASE_AT
from signoria.games.fief.windows import BEFORE_INCOME, BEFORE_VICTORY
from signoria.kernel.domains import Json
from signoria.kernel.flow import FIRST_FIELD
from signoria.kernel.playout import playout
from signoria.kernel.rng import Rng
from tests.fief.tables import (
    begin,
    bishop,
    calamity,
    fief,
    field,
    hand,
    leave,
    lord,
    lord_of,
    push,
    running,
    runs,
    settle,
    stand,
    table,
    title,
    told,
    troops,
)

PHASES: tuple[str, ...] = (
    "MARRIAGES",
    "ELECTIONS",
    "CARDS_STEP",
    "CALAMITIES",
    "PLAYING",
    "RELICS_STEP",
    "INCOME",
    "PARLEY",
    "RANSOMS",
    "PURCHASES",
    "MOVEMENT",
    "BATTLES",
    "PILLAGING",
)
NUMBERS = tuple([getattr(kinds, name) for name in PHASES])


def empty_turns(seats: int = 4, halting: tuple[str, ...] = (), relics: bool = False, turn_limit: int = 0) -> Table:
    """Turns in which no phase has anything to do; the game stops at those of `halting`."""
    stops = tuple([getattr(kinds, name) for name in halting])
    left_out = (*NUMBERS, WINDOW)
    return table(seats, turn=0, phase=0, without=left_out, halting=stops, relics=relics, turn_limit=turn_limit)


def course(s: Table) -> None:
    """The setup is over, the first turn begins."""
    begin(s, COURSE, PLAYING_TURNS)


# ---------------------------------------------------------------- phases


@pytest.mark.parametrize("relics", [False, True])
def test_f0_a_turn_goes_through_seven_phases(relics: bool) -> None:
    s = empty_turns(halting=PHASES, relics=relics)
    begin(s, TURN_STEP)
    seen = []
    while running(s) >= 0:
        seen.append((runs(s), int(s.cells[PHASE])))
        leave(s)
    phases = dict(zip(PHASES, (1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 6, 6), strict=True))
    assert seen == [(name, phase) for name, phase in phases.items() if relics or name != "RELICS_STEP"]
    assert [event["phase"] for event in told(s, "phase")] == [
        "hear_ye",
        "cards",
        "income",
        "purchases",
        "movement",
        "battles",
        "end_of_turn",
    ]


@pytest.mark.parametrize("name", PHASES)
def test_a_turn_in_a_document_says_its_phase(name: str) -> None:
    s = empty_turns(halting=(name,), relics=True)
    f = push(s, TURN_STEP)
    settle(s)
    step = s.steps[TURN_STEP]
    assert step.flaw(s, f) == ""
    assert PHASE_AT[s.stack[f + FIRST_FIELD]] == s.cells[PHASE]
    s.cells[PHASE] += 1
    assert step.flaw(s, f) == "stage: the phase says otherwise"
    s.stack[f + FIRST_FIELD] = 16
    assert step.flaw(s, f) == "stage: is 0 to 15"


def test_f7_a_turn_ends_with_a_window_after_the_calamities_have_gone() -> None:
    s = empty_turns(halting=("PILLAGING",))
    begin(s, TURN_STEP)
    calamity(s, "famine", "b1", "b3")
    calamity(s, "plague", "b1")
    leave(s)
    assert running(s) < 0
    assert [int(s.cells[CALAMITY_IN + i]) for i in range(15)] == [0] * 15
    assert [int(s.cells[CALAMITY_DISCARDS + kind]) for kind in range(3)] == [0, 2, 1]


def test_f7_1_calamities_stay_until_the_end_of_the_turn() -> None:
    s = empty_turns(halting=("PLAYING", "PILLAGING"))
    begin(s, TURN_STEP)
    calamity(s, "bad_weather", "b2")
    leave(s)
    assert runs(s) == "PILLAGING"
    assert s.has_calamity(1, 0)


def test_f3_6_a_gift_after_income_comes_in_time_for_a_purchase() -> None:
    """Story: a first player without a denier was passed over before anybody had a moment to give him one."""
    m = from_position(
        {
            "game": "fief",
            "seats": 3,
            "turn": 2,
            "phase": 3,
            "lords": {"arthur": {"seat": 0, "at": "blaye/charolles"}, "baudoin": {"seat": 1, "at": "blaye"}},
            "players": [{"money": 0}, {"money": 4}, {"money": 0}],
        }
    )
    assert (m.waiting, m.optional, m.view(0)["phase"]) == ([0], [0, 1, 2], 3)
    for move in ("offer 0", "money give 5", "propose"):
        m.play(1, move)
    m.play(0, "done")
    assert (m.waiting, m.view(0)["phase"]) == ([0], 4)
    m.play(0, "hire knight blaye")


def test_f13_4_offers_are_counted_anew_in_each_phase() -> None:
    s = empty_turns(halting=("ELECTIONS", "CARDS_STEP"))
    begin(s, TURN_STEP)
    s.cells[OFFERS_MADE + 0 * MOST_SEATS + 2] = 3
    leave(s)
    assert runs(s) == "CARDS_STEP"
    assert s.cells[OFFERS_MADE + 0 * MOST_SEATS + 2] == 0


def test_f13_5_passing_until_the_end_of_the_phase_or_turn_ends_with_it() -> None:
    s = empty_turns(halting=("MARRIAGES", "ELECTIONS", "CARDS_STEP"))
    begin(s, TURN_STEP)
    s.cells[STANDING + 1] = UNTIL.parse("phase")
    s.cells[STANDING + 2] = UNTIL.parse("turn")
    leave(s)
    assert [int(s.cells[STANDING + seat]) for seat in range(4)] == [0, 2, 3, 0]
    leave(s)
    assert [int(s.cells[STANDING + seat]) for seat in range(4)] == [0, 0, 3, 0]
    leave(s)
    assert [int(s.cells[STANDING + seat]) for seat in range(4)] == [0, 0, 0, 0]


def test_f5_1_1_after_movement_everybody_has_rested() -> None:
    s = empty_turns(halting=("MOVEMENT", "BATTLES"))
    lord(s, "arthur", 0, "blaye")
    begin(s, TURN_STEP)
    units.put_troops(s, 0, stand("blaye"), MAN, 2, steps=2)
    s.cells[STEPS_MADE + lord_of("arthur")] = 2
    leave(s)
    assert runs(s) == "BATTLES"
    assert s.cells[STEPS_MADE + lord_of("arthur")] == 0
    assert units.fresh_at(s, 0, stand("blaye"), MAN, 1) == 2


def test_f2_2_6_next_turn_the_plague_may_strike_anybody_again() -> None:
    s = empty_turns(halting=("PILLAGING",))
    lord(s, "arthur", 0, "blaye")
    troops(s, 0, "blaye", men=3)
    begin(s, TURN_STEP)
    units.expose_all(s, 0, stand("blaye"))
    s.cells[EXPOSED_LORDS] = BIT[lord_of("arthur")]
    leave(s)
    assert s.cells[EXPOSED_LORDS] == 0
    assert units.of_kind(s.cells[units.row(0, stand("blaye"), 0)], MAN) == 3


def test_once_a_turn_is_counted_anew_each_turn() -> None:
    """The pope may strike again [F-1.7.5], last turn's new bishops vote [F-1.4.3], engines can be flipped [F-6.5.1]."""
    s = empty_turns(halting=("MARRIAGES",))
    lord(s, "arthur", 0, "blaye")
    bishop(s, "arthur", "b1", new=True)
    s.cells[HAS_STRUCK] = 1
    s.cells[ENGINE_FRESH + 3] = 1
    begin(s, TURN_STEP)
    assert (s.cells[HAS_STRUCK], s.cells[NEW_BISHOPS], s.cells[ENGINE_FRESH + 3]) == (0, 0, 0)


# ---------------------------------------------------------------- one turn after another


def test_f0_5_the_first_player_passes_left_each_turn() -> None:
    s = empty_turns(3, halting=("MARRIAGES",))
    s.cells[FIRST] = 1
    course(s)
    first = []
    for _ in range(4):
        first.append((int(s.cells[TURN]), int(s.cells[FIRST])))
        leave(s)
    assert first == [(1, 1), (2, 2), (3, 0), (4, 1)]
    assert [(event["turn"], event["seat"]) for event in told(s, "turn")][:4] == first


def test_f0_5_turn_order_is_clockwise_from_the_first_player() -> None:
    s = table(5, first=3)
    assert [int(s.nth(i)) for i in range(5)] == [3, 4, 0, 1, 2]


def three_points(s: Table, seat: int) -> None:
    lord(s, "arthur", seat, "blaye")
    lord(s, "alienor", seat, "blaye")
    title(s, "arthur", "blaye", "bourg")
    title(s, "alienor", "sigy")


def test_f7_3_the_game_ends_with_the_turn_in_which_somebody_wins() -> None:
    s = empty_turns(halting=("MARRIAGES",))
    course(s)
    three_points(s, 2)
    assert running(s) >= 0  # points are looked at only in phase 7
    leave(s)
    assert running(s) < 0
    assert (s.cells[TURN], s.cells[FIRST], s.cells[WINNERS]) == (1, 0, BIT[2])


def test_f7_8_without_a_winner_a_new_turn_begins() -> None:
    s = empty_turns(halting=("MARRIAGES",))
    course(s)
    leave(s)
    assert (s.cells[TURN], s.cells[FIRST], s.cells[WINNERS]) == (2, 1, 0)


@pytest.mark.parametrize("limit", [1, 2, 30])
def test_f13_1_a_limited_game_ends_after_its_last_turn(limit: int) -> None:
    s = empty_turns(turn_limit=limit)
    course(s)
    assert running(s) < 0
    assert s.cells[TURN] == limit
    assert len(told(s, "turn")) == limit


def test_f7_a_surprise_before_the_victory_can_still_take_it_away() -> None:
    """Windows stand before income and before the count of points; what is lost meanwhile does not count."""
    s = empty_turns(halting=("WINDOW",))
    three_points(s, 0)
    lord(s, "baudoin", 1, "sigy")
    hand(s, 1, "assassination")
    begin(s, TURN_STEP)
    assert (runs(s), field(s, "point"), s.cells[PHASE]) == ("WINDOW", BEFORE_INCOME, 3)
    leave(s)
    assert (runs(s), field(s, "point"), s.cells[PHASE]) == ("WINDOW", BEFORE_VICTORY, 7)
    s.cells[HOLDER + fief("sigy")] = NONE
    leave(s)
    assert running(s) < 0
    assert s.cells[WINNERS] == 0


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_f13_1_players_who_choose_at_random_reach_the_end(seats: int) -> None:
    options: dict[str, Json] = {option.name: option.values[-1] for option in OPTIONS}
    s = new_table(seats, options | {"turn_limit": 2})
    playout(s, Rng(seats))
    found = result(s)
    assert found is not None
    assert found.reason == "turn_limit" or s.cells[WINNERS]
    assert s.cells[TURN] <= 2
