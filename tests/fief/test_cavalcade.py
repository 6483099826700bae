"""Cavalcades: who may ride, who bars the way, and what follows. [F-5.3]"""

from signoria.games.fief.pieces import STANDS
from signoria.games.fief.state import AGREED, CAPTOR, CONTROL, FOG_LEAST, FOG_MOST, FORT_IN, STEPS_MADE, Table
from signoria.games.fief.steps.kinds import BATTLES
from tests.fief.movement_tables import choices, fight, march, phase_5, ride, two_knights
from tests.fief.tables import (
    army,
    asked,
    begin,
    calamity,
    castle,
    controller,
    d_arc,
    default,
    engine,
    field,
    hand,
    legal,
    lord,
    lord_of,
    play,
    prisoner,
    rule,
    runs,
    stand,
    told,
    troops,
    village,
    where,
    why,
)

# ---------------------------------------------------------------- T-25


def test_t25_f5_3_5_he_wins_leaves_a_knight_and_goes_on() -> None:
    """Beaudoin with 2 knights rides through Charolles, wins without loss, leaves one and goes on with one. [T-25]"""
    s = two_knights()
    ride(s)
    play(s, 1, "bar")
    fight(s, 1, 0)
    assert runs(s) == "LOADING"
    assert choices(s, 0) == ["knights 0", "knights 1", "knights 2"]
    play(s, 0, "knights 1")
    assert where(s, "baudoin") == "l_epervier/charolles"
    assert army(s, 0, "l_epervier") == (0, 1)
    assert army(s, 0, "charolles") == (0, 1)
    assert controller(s, "charolles") == 0
    assert army(s, 1, "charolles") == (0, 0)
    assert controller(s, "l_epervier") == 1
    assert runs(s) == ""


def test_f5_3_4_the_defender_adds_damage_for_each_die() -> None:
    s = two_knights(knights=2)
    ride(s)
    play(s, 1, "bar")
    fight(s, 0, 2)  # 2 + 1 kills a knight
    assert army(s, 0, "charolles") == (0, 1)


# ---------------------------------------------------------------- who may ride [F-5.3.1] [F-5.3.2]


def test_f5_3_1_only_past_somebody_who_bars_the_way() -> None:
    s = two_knights()
    march(s, 0, "baudoin")
    assert why(s, 0, "cavalcade charolles") == "nobody-bars"
    play(s, 0, "step charolles", "knights 2")
    assert why(s, 0, "cavalcade blaye") == "nobody-bars"
    assert why(s, 0, "cavalcade villeneuve") == ""


def test_f5_1_3_who_holds_the_road_of_arrival_bars_the_way_too() -> None:
    s = two_knights()
    troops(s, 2, "charolles/blaye", men=1)
    ride(s)
    play(s, 1, "let_pass")
    play(s, 0, "go_on")
    assert asked(s) == [2]
    play(s, 2, "let_pass")
    play(s, 0, "go_on")
    assert runs(s) == "LOADING"


def test_f5_3_1_not_through_a_fortification() -> None:
    s = two_knights()
    castle(s, "charolles")
    march(s, 0, "baudoin", "step charolles", "knights 2")
    assert why(s, 0, "cavalcade l_epervier") == "not-through-walls"
    assert rule(s, 0, "cavalcade l_epervier") == "F-5.3.1"
    assert s.cells[FORT_IN + village("charolles")]


def test_f5_3_2_it_takes_a_knight() -> None:
    s = two_knights(men=2, knights=0)
    march(s, 0, "baudoin", "step charolles", "men 2")
    assert why(s, 0, "cavalcade l_epervier") == "no-knight-to-ride"


def test_f5_3_2_a_knight_who_can_still_make_a_step() -> None:
    s = two_knights(knights=0)
    lord(s, "arthur", 0, "la_salle")
    troops(s, 0, "la_salle", knights=1)
    march(s, 0, "arthur", "step blaye", "knights 1", "halt")
    play(s, 0, "march baudoin", "step charolles", "behind arthur", "knights 1")
    assert army(s, 0, "charolles") == (0, 1)
    assert why(s, 0, "cavalcade l_epervier") == "no-knight-to-ride"


def test_f5_3_2_with_d_arc_also_after_the_second_step() -> None:
    s = phase_5()
    lord(s, "jeanne", 0, "la_salle")
    d_arc(s, "jeanne")
    troops(s, 0, "la_salle", knights=1)
    troops(s, 1, "charolles", men=1)
    march(s, 0, "jeanne", "step blaye", "knights 1", "step charolles", "knights 1", "cavalcade villeneuve")
    assert asked(s) == [1]
    play(s, 1, "let_pass")
    play(s, 0, "go_on", "knights 1")
    assert where(s, "jeanne") == "villeneuve"
    assert army(s, 0, "villeneuve") == (0, 1)


def test_f2_2_8_no_cavalcade_in_bad_weather_even_with_a_tunnel() -> None:
    s = two_knights()
    hand(s, 0, "tunnel")
    calamity(s, "bad_weather", "b1")
    march(s, 0, "baudoin", "dig weather", "step charolles", "knights 2")
    assert why(s, 0, "cavalcade l_epervier") == "weather-stops-ride"


def test_f5_3_7_men_at_arms_stay_out() -> None:
    s = two_knights(men=2)
    march(s, 0, "baudoin", "step charolles", "men 2", "knights 2", "cavalcade l_epervier", "knights 2")
    play(s, 1, "bar")
    assert runs(s) == "ROUND"
    assert (field(s, "attack_dice"), field(s, "defence_dice")) == (2, 1)
    fight(s, 1, 0)
    play(s, 0, "knights 2")
    assert army(s, 0, "l_epervier") == (0, 2)
    assert army(s, 0, "charolles") == (2, 0)
    assert controller(s, "charolles") == 0


def test_f5_3_7_some_knights_and_lords_may_stay_out() -> None:
    s = two_knights()
    lord(s, "arthur", 0, "blaye")
    march(s, 0, "baudoin", "step charolles", "along arthur", "knights 2", "cavalcade l_epervier")
    assert choices(s, 0) == ["along arthur", "behind arthur"]
    play(s, 0, "behind arthur")
    assert choices(s, 0) == ["knights 1", "knights 2"]
    assert why(s, 0, "knights 0") == "no-knight-to-ride"
    play(s, 0, "knights 1")
    play(s, 1, "bar")
    fight(s, 1, 0)
    play(s, 0, "knights 1")
    assert where(s, "arthur") == "charolles"
    assert army(s, 0, "charolles") == (0, 1)


# ---------------------------------------------------------------- who bars the way [F-5.3.3]


def test_f5_3_3_the_blocker_may_let_them_pass() -> None:
    s = two_knights()
    ride(s)
    assert asked(s) == [1]
    assert choices(s, 1) == ["bar", "let_pass"]
    assert default(s, 1) == "bar"
    play(s, 1, "let_pass")
    assert asked(s) == [0]
    assert choices(s, 0) == ["go_on", "force"]
    assert default(s, 0) == "go_on"
    play(s, 0, "go_on", "knights 2")
    assert where(s, "baudoin") == "l_epervier/charolles"
    assert army(s, 1, "charolles") == (1, 0)


def test_f5_3_3_the_riders_may_force_a_battle() -> None:
    s = two_knights()
    ride(s)
    play(s, 1, "let_pass")
    play(s, 0, "force")
    assert told(s, "forces")
    fight(s, 1, 0)
    play(s, 0, "knights 2")
    assert army(s, 1, "charolles") == (0, 0)


def test_f5_3_3_only_the_defender_may_have_helpers() -> None:
    s = two_knights()
    troops(s, 2, "charolles/villeneuve", men=1)
    ride(s)
    play(s, 1, "bar")
    assert runs(s) == "JOINING"
    assert choices(s, 2) == ["pass", "join defender"]


def test_f5_3_1_a_road_held_by_those_who_came_this_turn() -> None:
    s = phase_5()
    lord(s, "arthur", 0, "l_epervier")
    lord(s, "baudoin", 1, "charolles")
    troops(s, 1, "charolles", knights=1)
    march(s, 0, "arthur", "step charolles", "halt")
    march(s, 1, "baudoin", "cavalcade l_epervier")
    play(s, 0, "bar")  # a lone lord is captured without dice [F-6.1.4]
    assert runs(s) == "CAPTURING"
    play(s, 1, "hold arthur 1")
    assert choices(s, 1) == ["along arthur", "behind arthur"]
    play(s, 1, "behind arthur", "knights 0")
    assert s.cells[CAPTOR + lord_of("arthur")] == 1
    assert where(s, "baudoin") == "l_epervier"


def test_f5_3_1_out_of_a_siege() -> None:
    s = phase_5()
    lord(s, "baudoin", 0, "charolles")
    troops(s, 0, "charolles", men=1, knights=3)
    castle(s, "charolles")
    lord(s, "arthur", 1, "charolles/blaye")
    troops(s, 1, "charolles/blaye", men=1)
    engine(s, 1, "charolles")
    march(s, 0, "baudoin", "cavalcade villeneuve", "knights 2")
    play(s, 1, "bar")
    fight(s, 1, 0)
    play(s, 0, "hold arthur 0")
    assert choices(s, 0) == ["along arthur", "behind arthur"]
    play(s, 0, "along arthur")
    assert choices(s, 0) == ["knights 0", "knights 1", "knights 2"]
    play(s, 0, "knights 2")
    assert where(s, "baudoin") == where(s, "arthur") == "villeneuve"
    assert army(s, 0, "charolles") == (1, 1)
    assert told(s, "siege-ended")
    assert controller(s, "charolles") == 0


def test_f5_3_7_several_who_bar_the_way_are_met_one_after_another() -> None:
    s = two_knights(knights=3)
    troops(s, 2, "charolles/l_epervier", men=1)
    ride(s, 3)
    play(s, 1, "bar")
    assert runs(s) == "JOINING"
    play(s, 2, "pass")
    fight(s, 1, 0)
    assert asked(s) == [2]
    assert runs(s) == "CAVALCADE_STEP"
    play(s, 2, "let_pass")
    play(s, 0, "go_on", "knights 3")
    assert where(s, "baudoin") == "l_epervier/charolles"


# ---------------------------------------------------------------- afterwards [F-5.3.5]


def test_f5_3_5_who_has_won_must_move_on() -> None:
    s = two_knights()
    ride(s)
    play(s, 1, "bar")
    fight(s, 1, 0)
    assert "halt" not in legal(s, 0)
    assert default(s, 0) == "knights 2"


def test_f5_3_5_the_leader_falls_and_another_rider_leads_on() -> None:
    s = two_knights()
    lord(s, "arthur", 0, "blaye")
    lord(s, "charles", 2, "sigy")
    hand(s, 2, "assassination")
    march(s, 0, "baudoin", "step charolles", "along arthur", "knights 2", "cavalcade l_epervier", "along arthur")
    play(s, 0, "knights 2")
    play(s, 2, "assassinate baudoin charles")
    assert asked(s) == [1]
    play(s, 1, "let_pass")
    play(s, 0, "go_on", "knights 2")
    assert where(s, "arthur") == "l_epervier/charolles"


def test_f5_3_5_no_rider_is_left() -> None:
    s = two_knights()
    lord(s, "charles", 2, "sigy")
    hand(s, 2, "assassination")
    ride(s)
    play(s, 2, "assassinate baudoin charles")
    assert asked(s) == [2]
    assert runs(s) == "MOVING"
    assert told(s, "cavalcade-stopped")
    assert army(s, 0, "charolles/blaye") == (0, 2)
    assert s.cells[AGREED] == 0


def test_f5_3_7_prisoners_may_ride_along() -> None:
    s = two_knights()
    lord(s, "charles", 2, "blaye")
    prisoner(s, "charles", 0)
    march(s, 0, "baudoin", "step charolles", "along charles", "knights 2", "cavalcade l_epervier", "knights 2")
    play(s, 1, "let_pass")
    play(s, 0, "go_on", "along charles", "knights 2")
    assert where(s, "charles") == "l_epervier/charolles"


def test_f5_3_2_two_cavalcades_in_one_move() -> None:
    """At the start, out of a siege, and again after the first step."""
    s = phase_5()
    lord(s, "baudoin", 0, "charolles")
    troops(s, 0, "charolles", men=1, knights=2)
    castle(s, "charolles")
    lord(s, "arthur", 1, "charolles/blaye")
    engine(s, 1, "charolles")
    troops(s, 2, "villeneuve", men=1)
    march(s, 0, "baudoin", "cavalcade villeneuve", "knights 2")
    play(s, 1, "let_pass")
    play(s, 0, "go_on", "knights 2")
    assert where(s, "baudoin") == "villeneuve/charolles"
    play(s, 0, "cavalcade bourg", "knights 2")
    play(s, 2, "let_pass")
    play(s, 0, "go_on", "knights 2")
    assert where(s, "baudoin") == "bourg"
    assert s.cells[CONTROL + village("bourg")] == 0


def test_f5_3_6_no_cavalcade_where_the_move_ends() -> None:
    """The man-at-arms of L'Épervier is fought in phase 6, not when the riders come there with their last step."""
    s = two_knights()
    ride(s)
    play(s, 1, "let_pass")
    play(s, 0, "go_on", "knights 2")
    assert where(s, "baudoin") == "l_epervier/charolles"
    assert runs(s) == "", "he has made two steps: there is nothing left to ask"
    assert army(s, 1, "l_epervier") == (1, 0)
    begin(s, BATTLES)
    assert why(s, 0, "attack l_epervier 1") == ""


def test_f5_3_6_not_even_in_the_same_village_before_he_moves_on() -> None:
    """A cavalcade has a village to reach: one that cannot make another step fights nobody."""
    s = two_knights()
    troops(s, 1, "villeneuve", men=1)
    s.cells[STEPS_MADE + lord_of("baudoin")] = 1
    march(s, 0, "baudoin", "step charolles", "knights 2")
    assert runs(s) == ""
    assert where(s, "baudoin") == "charolles/blaye"


def test_f11_2_riders_are_known_to_be_knights() -> None:
    s = two_knights(fog=True)
    march(s, 0, "baudoin", "step charolles", "men 0", "knights 2", "cavalcade l_epervier")
    play(s, 0, "knights 2")
    assert s.cells[FOG_LEAST + 0 * STANDS + stand("charolles/blaye")] == 2


def seen(s: Table, seat: int, at: str) -> tuple[int, int]:
    """The fewest and most knights a seat has at a stand, by what everybody has seen."""
    return int(s.cells[FOG_LEAST + seat * STANDS + stand(at)]), int(s.cells[FOG_MOST + seat * STANDS + stand(at)])


def test_f11_2_troops_that_do_not_ride_stay_face_down() -> None:
    """Tokens of the rider's family at another gate, 0 to 3 knights to everybody, were turned up by his battle."""
    s = two_knights(men=1, fog=True)
    troops(s, 0, "charolles/villeneuve", men=2, knights=1)
    march(s, 0, "baudoin", "step charolles", "men 1", "knights 2", "cavalcade l_epervier", "knights 1")
    play(s, 1, "bar")
    assert runs(s) == "ROUND"
    assert seen(s, 0, "charolles/villeneuve") == (0, 3)
    assert seen(s, 0, "charolles/blaye") == (1, 3)  # one rides, of two more nobody knows
    assert seen(s, 1, "charolles") == (0, 0)  # who bars the way fights with all he has


def test_f5_3_5_after_a_loss_those_who_are_left_ride_on() -> None:
    s = two_knights(men=2, fog=True)
    troops(s, 1, "charolles", men=2)
    march(s, 0, "baudoin", "step charolles", "men 2", "knights 2", "cavalcade l_epervier", "knights 2")
    play(s, 1, "bar")
    fight(s, 3, 3)
    assert army(s, 0, "charolles") == (2, 1)
    assert choices(s, 0) == ["knights 0", "knights 1"]
