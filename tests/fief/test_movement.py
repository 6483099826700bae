"""Movement: steps, loads and groups. [F-5.1]"""

import pytest

from signoria.games.fief.moves import VERBS
from signoria.games.fief.state import CAPTOR, NONE, STEPS_MADE
from signoria.games.fief.steps.kinds import MOVEMENT
from signoria.kernel import flow
from tests.fief.movement_tables import baudoin_at_blaye, choices, march, phase_5
from tests.fief.tables import (
    army,
    asked,
    begin,
    controller,
    d_arc,
    default,
    hand,
    legal,
    lord,
    lord_of,
    play,
    prisoner,
    rule,
    runs,
    seat_of,
    told,
    troops,
    where,
    why,
)

# ---------------------------------------------------------------- steps [F-5.1.1] [F-5.1.2]


def test_t22_f5_1_2_beaudoin_drops_one_man_on_the_way() -> None:
    """Blaye -> Charolles, where one man-at-arms stays, -> L'Épervier: two steps. [T-22]"""
    s = baudoin_at_blaye(men=3)
    march(s, 0, "baudoin", "step charolles", "men 3", "step l_epervier", "men 2")
    assert where(s, "baudoin") == "l_epervier"
    assert [army(s, 0, at) for at in ("blaye", "charolles", "l_epervier")] == [(0, 0), (1, 0), (2, 0)]
    assert runs(s) == ""  # no step is left, nobody else can move


def test_t23_f5_2_1_he_controls_what_he_occupies() -> None:
    """After T-22: Charolles and L'Épervier are his, Blaye is not. [T-23]"""
    s = baudoin_at_blaye(men=3)
    march(s, 0, "baudoin", "step charolles", "men 3", "step l_epervier", "men 2")
    assert [controller(s, at) for at in ("blaye", "charolles", "l_epervier")] == [-1, 0, 0]


def test_f5_1_1_players_move_in_turn_order() -> None:
    s = phase_5()
    for seat, name, at in ((0, "arthur", "blaye"), (1, "baudoin", "sigy"), (2, "charles", "bourg")):
        lord(s, name, seat, at)
    s.cells[2] = 1
    begin(s, MOVEMENT)
    for seat in (1, 2, 0):
        assert asked(s) == [seat]
        assert default(s, seat) == "done"
        play(s, seat, "done")
    assert runs(s) == ""


def test_f5_1_1_nobody_is_asked_who_can_do_nothing() -> None:
    s = phase_5()
    troops(s, 0, "blaye", men=2)
    begin(s, MOVEMENT)
    assert runs(s) == ""


def test_f5_1_1_a_lord_goes_along_roads() -> None:
    s = baudoin_at_blaye()
    march(s, 0, "baudoin")
    assert choices(s, 0) == ["halt", "step la_salle", "step charolles"]
    assert default(s, 0) == "halt"
    assert why(s, 0, "step l_epervier") == "no-road-there"
    assert why(s, 0, "step blaye") == "no-road-there"


def test_f5_1_1_two_steps_and_back() -> None:
    s = baudoin_at_blaye()
    march(s, 0, "baudoin", "step charolles", "step blaye")
    assert where(s, "baudoin") == "blaye"
    assert controller(s, "charolles") == -1
    assert controller(s, "blaye") == 0
    assert runs(s) == ""


def test_f5_1_1_free_lords_of_ones_own() -> None:
    s = baudoin_at_blaye()
    lord(s, "arthur", 0, "sigy")
    lord(s, "charles", 1, "bourg")
    troops(s, 1, "sigy", men=1)
    prisoner(s, "arthur", 1)
    begin(s, MOVEMENT)
    assert choices(s, 0) == ["done", "march baudoin"]
    for name in ("arthur", "charles", "henri"):
        assert why(s, 0, f"march {name}") == "not-your-free-lord"


def test_f5_1_1_one_lord_after_another() -> None:
    s = baudoin_at_blaye()
    lord(s, "arthur", 0, "sigy")
    march(s, 0, "baudoin", "step charolles", "halt")
    assert why(s, 0, "march baudoin") == "has-led"
    assert rule(s, 0, "march baudoin") == "F-5.1.11"
    play(s, 0, "march arthur", "halt")
    assert runs(s) == ""


def test_f5_1_2_troops_are_picked_up_on_the_way() -> None:
    s = baudoin_at_blaye(knights=1)
    troops(s, 0, "charolles", men=2, knights=1)
    march(s, 0, "baudoin", "step charolles", "knights 1", "step l_epervier")
    assert choices(s, 0) == ["men 0", "men 1", "men 2"]
    assert default(s, 0) == "men 2"
    play(s, 0, "men 1")
    assert choices(s, 0) == ["knights 0", "knights 1", "knights 2"]
    assert why(s, 0, "knights 3") == "too-many-along"
    assert why(s, 0, "men 1") == "not-now"
    play(s, 0, "knights 2")
    assert army(s, 0, "l_epervier") == (1, 2)
    assert army(s, 0, "charolles") == (1, 0)


def test_f5_1_2_troops_are_not_handed_on_to_go_further() -> None:
    s = baudoin_at_blaye(men=2)
    lord(s, "arthur", 0, "l_epervier")
    march(s, 0, "baudoin", "step charolles", "men 2", "step l_epervier", "men 2")
    troops(s, 0, "l_epervier", men=1)
    play(s, 0, "march arthur", "step chateauneuf")
    assert choices(s, 0) == ["men 0", "men 1"]


def test_f5_1_2_prisoners_move_with_their_captors() -> None:
    s = baudoin_at_blaye(men=1)
    lord(s, "charles", 1, "blaye")
    prisoner(s, "charles", 0)
    march(s, 0, "baudoin", "step charolles")
    assert choices(s, 0) == ["along charles", "behind charles"]
    assert default(s, 0) == "along charles"
    play(s, 0, "along charles", "men 0")
    assert where(s, "charles") == "charolles"
    assert s.cells[CAPTOR + lord_of("charles")] == 0
    assert controller(s, "blaye") == 0


def test_f6_4_4_captors_who_leave_without_him_set_him_free() -> None:
    s = baudoin_at_blaye()
    lord(s, "charles", 1, "blaye")
    prisoner(s, "charles", 0)
    march(s, 0, "baudoin", "step charolles", "behind charles")
    assert s.cells[CAPTOR + lord_of("charles")] == NONE
    assert told(s, "freed")


def test_f6_4_1_a_prisoner_stays_with_captors_left_behind() -> None:
    s = baudoin_at_blaye(men=1)
    lord(s, "charles", 1, "blaye")
    prisoner(s, "charles", 0)
    march(s, 0, "baudoin", "step charolles", "behind charles", "men 0")
    assert s.cells[CAPTOR + lord_of("charles")] == 0
    assert where(s, "charles") == "blaye"


# ---------------------------------------------------------------- groups [F-5.1.11]


def test_f5_1_11_lords_move_as_one_group() -> None:
    s = baudoin_at_blaye(men=2)
    lord(s, "arthur", 0, "blaye")
    march(s, 0, "baudoin", "step charolles", "along arthur", "men 2", "step l_epervier")
    assert choices(s, 0) == ["along arthur", "behind arthur"]
    play(s, 0, "behind arthur", "men 1")
    assert where(s, "arthur") == "charolles"
    assert where(s, "baudoin") == "l_epervier"
    assert [int(s.cells[STEPS_MADE + lord_of(name)]) for name in ("arthur", "baudoin")] == [1, 2]
    play(s, 0, "march arthur", "step villeneuve", "men 1")
    assert where(s, "arthur") == "villeneuve"
    assert runs(s) == ""


def test_f5_1_11_a_lord_without_a_step_stays() -> None:
    s = baudoin_at_blaye()
    lord(s, "arthur", 0, "villeneuve")
    march(s, 0, "baudoin", "step charolles", "step villeneuve")
    play(s, 0, "march arthur", "step bourg")
    assert where(s, "baudoin") == "villeneuve"
    assert why(s, 0, "along baudoin") != ""


def test_f5_1_1_d_arc_and_all_with_her_have_three_steps() -> None:
    s = baudoin_at_blaye(men=1)
    lord(s, "jeanne", 0, "blaye")
    d_arc(s, "jeanne")
    march(s, 0, "jeanne", "step charolles", "along baudoin", "men 1", "step l_epervier", "along baudoin", "men 1")
    play(s, 0, "step chateauneuf", "along baudoin", "men 1")
    assert where(s, "baudoin") == where(s, "jeanne") == "chateauneuf"
    assert army(s, 0, "chateauneuf") == (1, 0)
    assert runs(s) == ""


def test_f5_1_11_a_third_step_only_together_with_d_arc() -> None:
    """Baudoin leads; for his third step she must come along, so nobody asks about her."""
    s = baudoin_at_blaye()
    lord(s, "jeanne", 0, "blaye")
    d_arc(s, "jeanne")
    march(s, 0, "baudoin", "step charolles", "along jeanne", "step l_epervier", "along jeanne", "step chateauneuf")
    assert where(s, "baudoin") == where(s, "jeanne") == "chateauneuf"


def test_f5_1_11_without_d_arc_two_steps() -> None:
    s = baudoin_at_blaye()
    lord(s, "jeanne", 0, "blaye")
    d_arc(s, "jeanne")
    march(s, 0, "baudoin", "step charolles", "along jeanne", "step l_epervier", "behind jeanne")
    assert runs(s) == "MOVING"
    assert why(s, 0, "march baudoin") == "has-led"
    play(s, 0, "march jeanne", "step l_epervier")
    assert where(s, "jeanne") == "l_epervier"
    assert choices(s, 0) == ["halt", "step charolles", "step sennecy", "step chateauneuf"]
    play(s, 0, "step chateauneuf", "behind baudoin")
    assert where(s, "baudoin") == "l_epervier"


def test_f6_4_6_an_imprisoned_d_arc_helps_nobody() -> None:
    s = baudoin_at_blaye()
    lord(s, "jeanne", 1, "blaye")
    d_arc(s, "jeanne")
    prisoner(s, "jeanne", 0)
    march(s, 0, "baudoin", "step charolles", "along jeanne", "step l_epervier", "along jeanne")
    assert runs(s) == ""


def test_f5_1_11_another_lord_leads_on_when_the_leader_dies() -> None:
    s = baudoin_at_blaye()
    lord(s, "arthur", 0, "blaye")
    lord(s, "charles", 1, "sigy")
    hand(s, 1, "assassination")
    march(s, 0, "baudoin", "step charolles", "along arthur")
    play(s, 1, "assassinate baudoin charles")
    assert asked(s) == [0]
    assert runs(s) == "GROUP"
    play(s, 0, "step l_epervier")
    assert where(s, "arthur") == "l_epervier"


def test_f5_1_11_a_group_whose_last_lord_dies_stops() -> None:
    s = baudoin_at_blaye(men=2)
    lord(s, "charles", 1, "sigy")
    hand(s, 1, "assassination")
    march(s, 0, "baudoin", "step charolles", "men 2")
    play(s, 1, "assassinate baudoin charles")
    assert seat_of(s, "baudoin") == -1
    assert army(s, 0, "charolles") == (2, 0)
    assert asked(s) == [1]
    assert runs(s) == "MOVING"


# ---------------------------------------------------------------- the engine's contract


@pytest.mark.parametrize("move", ["march", "step", "ask_leave", "men", "knights", "along", "behind", "dig", "slide"])
def test_answers_are_total(move: str) -> None:
    """Every move of these verbs gets a reason or is among the candidates, in each of the steps."""
    s = baudoin_at_blaye(men=2, knights=1)
    lord(s, "arthur", 0, "blaye")
    verb = next(verb for verb in VERBS.verbs if verb.name == move)
    domain = verb.arguments[0][1]
    for made in ("", "march baudoin", "step charolles", "along arthur", "men 1"):
        if made:
            play(s, 0, made)
        else:
            begin(s, MOVEMENT)
        for value in range(int(domain.size) if hasattr(domain, "size") else 20):
            text = f"{move} {domain.text(value)}"
            assert (text in legal(s, 0)) == (flow.refusal(s, 0, VERBS.parse(text))[0] == 0)
