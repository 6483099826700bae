"""What steps bring about: control, weather, plague, relics, fog, roads. [F-5.2] [F-2.2] [F-5.1.7]"""

from signoria.games.fief.state import ENGINE_AT, EXPOSED_LORDS, NONE, RELIC_AT
from signoria.games.fief.steps.kinds import MOVEMENT
from tests.fief.movement_tables import baudoin_at_blaye, choices, march, phase_5
from tests.fief.tables import (
    army,
    asked,
    begin,
    calamity,
    castle,
    chance,
    city,
    controller,
    engine,
    hand,
    lord,
    lord_of,
    play,
    prisoner,
    rule,
    runs,
    seat_of,
    table,
    title,
    told,
    troops,
    where,
    why,
)

# ---------------------------------------------------------------- control [F-5.2]


def test_f5_2_1_later_arrivals_stand_on_their_road() -> None:
    s = baudoin_at_blaye(men=1)
    troops(s, 1, "charolles", men=1)
    march(s, 0, "baudoin", "step charolles", "men 1")
    assert where(s, "baudoin") == "charolles/blaye"
    assert army(s, 0, "charolles/blaye") == (1, 0)
    assert controller(s, "charolles") == 1


def test_f5_2_1_ones_own_village_is_entered_to_the_centre() -> None:
    s = baudoin_at_blaye()
    troops(s, 0, "charolles", men=1)
    troops(s, 1, "charolles/l_epervier", men=1)
    march(s, 0, "baudoin", "step charolles")
    assert where(s, "baudoin") == "charolles"


def test_f5_2_2_an_empty_village_is_lost_except_in_a_governed_fief() -> None:
    s = baudoin_at_blaye()
    lord(s, "charles", 0, "bourg")
    city(s, "bourg")
    title(s, "charles", "bourg")
    lord(s, "arthur", 0, "villeneuve")
    march(s, 0, "baudoin", "step charolles", "halt")
    assert controller(s, "blaye") == -1
    play(s, 0, "march arthur", "step charolles")
    assert controller(s, "villeneuve") == 0


def test_f5_2_3_a_controller_who_leaves_names_his_successor() -> None:
    s = baudoin_at_blaye()
    troops(s, 1, "blaye/charolles", men=1)
    troops(s, 2, "blaye/la_salle", men=1)
    march(s, 0, "baudoin", "step la_salle")
    assert runs(s) == "SUCCESSION"
    assert choices(s, 0) == ["successor 1", "successor 2"]
    play(s, 0, "successor 2")
    assert controller(s, "blaye") == 2
    assert army(s, 2, "blaye/la_salle") == (0, 0)
    assert asked(s) == [0]
    assert runs(s) == "GROUP"


def test_f5_2_5_one_who_stays_controls_when_the_controller_leaves() -> None:
    s = baudoin_at_blaye()
    troops(s, 1, "blaye/charolles", men=1)
    march(s, 0, "baudoin", "step la_salle")
    assert controller(s, "blaye") == 1
    assert runs(s) == "GROUP"


def test_f5_2_4_entering_anothers_empty_village_takes_it() -> None:
    s = baudoin_at_blaye()
    lord(s, "charles", 1, "l_epervier")
    city(s, "l_epervier")
    title(s, "charles", "epervier")
    lord(s, "arthur", 0, "la_salle")
    assert controller(s, "sennecy") == 1
    march(s, 0, "arthur", "step sennecy")
    assert controller(s, "sennecy") == 0


def test_f4_3_3_an_empty_city_brings_its_title() -> None:
    s = baudoin_at_blaye()
    lord(s, "charles", 1, "sennecy")
    city(s, "charolles")
    title(s, "charles", "blaye")
    march(s, 0, "baudoin", "step charolles")
    assert s.holder(0) == lord_of("baudoin")


def test_f5_2_6_empty_villages_of_a_governed_fief_are_free_to_pass() -> None:
    s = baudoin_at_blaye()
    lord(s, "charles", 1, "l_epervier")
    city(s, "l_epervier")
    title(s, "charles", "epervier")
    lord(s, "arthur", 0, "la_salle")
    march(s, 0, "arthur", "step sennecy", "step l_epervier")
    assert where(s, "arthur") == "l_epervier/sennecy"


def test_f6_5_3_a_siege_ends_when_the_besieging_lord_leaves() -> None:
    s = phase_5()
    troops(s, 1, "charolles", men=1)
    castle(s, "charolles")
    lord(s, "baudoin", 0, "charolles/blaye")
    troops(s, 0, "charolles/blaye", men=2)
    engine(s, 0, "charolles")
    march(s, 0, "baudoin", "step blaye", "men 0")
    assert s.cells[ENGINE_AT] == NONE
    assert army(s, 0, "charolles") == (2, 0)


# ---------------------------------------------------------------- bad weather [F-2.2.2]


def test_f2_2_2_bad_weather_stops_every_step() -> None:
    """No movement into, out of or inside the bishopric."""
    s = phase_5()
    lord(s, "baudoin", 0, "blaye")
    lord(s, "arthur", 0, "beaujeu")
    calamity(s, "bad_weather", "b1")
    begin(s, MOVEMENT)
    assert choices(s, 0) == ["done", "march arthur"]
    assert why(s, 0, "march baudoin") == "nowhere-to-go"
    play(s, 0, "march arthur")
    assert choices(s, 0) == ["halt", "step st_ciers_d_abzac"]
    assert why(s, 0, "step la_salle") == "weather-stops"
    assert rule(s, 0, "step la_salle") == "F-2.2.2"


def test_f10_2_4_tunnel_lets_a_group_make_all_its_moves_in_bad_weather() -> None:
    s = phase_5()
    lord(s, "baudoin", 0, "blaye")
    calamity(s, "bad_weather", "b1")
    hand(s, 0, "tunnel")
    march(s, 0, "baudoin")
    assert choices(s, 0) == ["halt", "dig weather"]
    play(s, 0, "dig weather", "step charolles", "step l_epervier")
    assert where(s, "baudoin") == "l_epervier"
    assert s.hand_size(0) == 0
    assert told(s, "dug")


def test_f10_2_4_tunnel_needs_a_card_and_a_reason() -> None:
    s = baudoin_at_blaye()
    hand(s, 0, "tunnel")
    march(s, 0, "baudoin")
    assert why(s, 0, "dig weather") == "no-bad-weather"
    assert why(s, 0, "dig siege") == "no-siege-to-leave"
    assert why(s, 0, "dig pass") == "nothing-to-pass"
    calamity(s, "bad_weather", "b5")
    play(s, 0, "step la_salle")
    play(s, 0, "dig weather")
    assert why(s, 0, "dig weather") == "dug-already"


def test_f13_3_who_could_hold_a_tunnel_is_asked() -> None:
    """Whether a player is asked does not tell what he holds."""
    for card in ("tunnel", "ambush"):
        s = phase_5()
        lord(s, "baudoin", 0, "blaye")
        calamity(s, "bad_weather", "b1")
        hand(s, 0, card)
        begin(s, MOVEMENT)
        assert asked(s) == [0]
        assert why(s, 0, "march baudoin") == ("" if card == "tunnel" else "nowhere-to-go")


# ---------------------------------------------------------------- plague [F-2.2.6]


def test_f2_2_6_who_enters_a_plague_meets_it() -> None:
    s = phase_5()
    lord(s, "arthur", 0, "beaujeu")
    troops(s, 0, "beaujeu", men=3, knights=1)
    calamity(s, "plague", "b1")
    march(s, 0, "arthur", "step la_salle", "men 3", "knights 1")
    chance(s, "die 4")
    play(s, 0, "fall man_at_arms", "fall man_at_arms")
    assert army(s, 0, "la_salle") == (1, 1)
    assert runs(s) == "GROUP"
    play(s, 0, "step blaye", "men 1", "knights 1")
    assert army(s, 0, "blaye") == (1, 1)
    assert runs(s) == ""
    assert s.cells[EXPOSED_LORDS]


def test_f2_2_7_the_last_lord_dies_and_the_group_stops() -> None:
    s = phase_5()
    lord(s, "arthur", 0, "beaujeu")
    troops(s, 0, "beaujeu", men=1)
    calamity(s, "plague", "b1")
    march(s, 0, "arthur", "step la_salle", "men 1")
    chance(s, "die 2")
    assert seat_of(s, "arthur") == -1
    assert army(s, 0, "la_salle") == (1, 0)
    assert runs(s) == ""


def test_f2_2_7_prisoners_roll_too() -> None:
    s = phase_5()
    lord(s, "arthur", 0, "beaujeu")
    lord(s, "charles", 1, "beaujeu")
    prisoner(s, "charles", 0)
    calamity(s, "plague", "b1")
    march(s, 0, "arthur", "step la_salle", "along charles")
    chance(s, "die 5", "die 1")
    assert seat_of(s, "charles") == -1
    assert seat_of(s, "arthur") == 0


# ---------------------------------------------------------------- relics and fog


def test_f11_1_a_relic_goes_to_the_first_lord_who_comes() -> None:
    s = table(3, phase=5, relics=True)
    lord(s, "baudoin", 0, "blaye")
    s.cells[RELIC_AT] = 42 + 3  # it lies in Charolles
    march(s, 0, "baudoin", "step charolles")
    assert s.cells[RELIC_AT] == lord_of("baudoin")


def test_f11_2_under_fog_kinds_are_the_owners_secret() -> None:
    s = baudoin_at_blaye(men=2, fog=True)
    march(s, 0, "baudoin", "step charolles")
    assert choices(s, 0) == ["men 0", "men 1", "men 2"]
    play(s, 0, "men 2")
    assert choices(s, 0) == ["knights 0"]  # others cannot know that he has none
    play(s, 0, "knights 0")
    assert told(s, "troops-along", 1)[0]["men"] is None
    assert told(s, "troops-along", 1)[0]["number"] == 2
    assert told(s, "troops-along", 0)[0]["men"] == 2


# ---------------------------------------------------------------- sliding [F-5.1.7]


def test_f5_1_7_units_on_a_road_may_be_slid_into_the_village() -> None:
    s = phase_5()
    troops(s, 1, "charolles", men=1)
    troops(s, 0, "charolles/blaye", men=2)
    begin(s, MOVEMENT)
    assert choices(s, 0) == ["done", "slide charolles"]
    play(s, 0, "slide charolles")
    assert army(s, 0, "charolles/blaye") == (0, 0)
    assert army(s, 0, "charolles") == (2, 0)
    assert controller(s, "charolles") == 1
    assert runs(s) == ""


def test_f5_1_10_who_came_this_turn_holds_his_road() -> None:
    s = baudoin_at_blaye()
    lord(s, "arthur", 0, "la_salle")
    troops(s, 1, "charolles", men=1)
    march(s, 0, "baudoin", "step charolles", "halt")
    assert why(s, 0, "slide charolles") == "not-on-a-road"
    assert rule(s, 0, "slide charolles") == "F-5.1.10"


def test_f5_1_10_not_into_walls() -> None:
    s = baudoin_at_blaye()
    troops(s, 1, "charolles", men=1)
    castle(s, "charolles")
    troops(s, 0, "charolles/blaye", men=2)
    begin(s, MOVEMENT)
    assert why(s, 0, "slide charolles") == "before-the-walls"
    assert why(s, 0, "slide blaye") == "not-on-a-road"
