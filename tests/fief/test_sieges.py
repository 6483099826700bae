"""Sieges and pillage. [F-6.5] [F-6.6]"""

from signoria.games.fief.state import ENGINE_AT, ENGINE_FRESH, ENGINE_SIDE, FIRST, MILLS_IN, Table
from signoria.games.fief.steps.kinds import AFTERMATH, BATTLES, PILLAGING, SIEGES
from tests.fief.battle_tables import choices
from tests.fief.calm_tables import calm
from tests.fief.tables import (
    admit,
    answers,
    asked,
    begin,
    castle,
    chance,
    city,
    controls,
    default,
    deniers,
    engine,
    legal,
    lord,
    mills,
    play,
    prisoner,
    rule,
    runs,
    table,
    title,
    told,
    troops,
    village,
    why,
)


def engines(s: Table, seat: int) -> list[tuple[int, int]]:
    """A seat's two engines: village and side."""
    return [(int(s.cells[ENGINE_AT + 2 * seat + i]), int(s.cells[ENGINE_SIDE + 2 * seat + i])) for i in range(2)]


def before_walls() -> Table:
    """Seat 0 stands with a lord and a knight before the castle of L'Epervier, which seat 1 holds."""
    s = table(3, phase=6)
    troops(s, 1, "l_epervier", men=2)
    castle(s, "l_epervier")
    lord(s, "arthur", 0, "l_epervier/charolles")
    troops(s, 0, "l_epervier/charolles", knights=1)
    return s


def test_t38_f6_5_1_a_lord_with_troops_lays_an_engine() -> None:
    s = before_walls()
    begin(s, BATTLES)
    assert runs(s) == "SIEGES"
    assert asked(s) == [0]
    assert default(s, 0) == "done"
    assert choices(s, 0) == ["done", "besiege l_epervier"]
    play(s, 0, "besiege l_epervier")
    assert engines(s, 0) == [(village("l_epervier"), 1), (-1, 0)]
    assert told(s, "siege-laid") == [
        {"event": "siege-laid", "rule": "F-6.5.1", "seat": 0, "village": "l_epervier"},
    ]
    play(s, 0, "done")
    assert runs(s) == ""
    assert engines(s, 0)[0][1] == 1


def test_t39_f6_5_1_one_round_a_stop_and_a_siege() -> None:
    s = before_walls()
    troops(s, 0, "l_epervier/charolles", knights=2)
    begin(s, BATTLES)
    play(s, 0, "attack l_epervier 1")
    chance(s, "hit 0", "hit 0")
    answers(s, "go_on", "stop")
    assert runs(s) == "SIEGES"
    play(s, 0, "besiege l_epervier")
    assert engines(s, 0)[0] == (village("l_epervier"), 1)


def test_f6_5_1_next_turn_the_engine_is_flipped() -> None:
    s = before_walls()
    engine(s, 0, "l_epervier", 1)
    begin(s, SIEGES, 0)
    play(s, 0, "done")
    assert engines(s, 0)[0] == (village("l_epervier"), 2)
    assert told(s, "siege-goes-on")
    assert s.cells[ENGINE_FRESH] == 1


def test_f6_5_1_where_and_where_not() -> None:
    s = before_walls()
    lord(s, "baudoin", 0, "bourg")
    troops(s, 0, "bourg", men=1)
    castle(s, "bourg", "sigy", "blaye")
    lord(s, "charles", 0, "blaye/charolles")
    troops(s, 1, "blaye", men=1)
    lord(s, "quentin", 0, "sennecy/la_salle")
    troops(s, 0, "sennecy/la_salle", men=1)
    troops(s, 1, "sennecy", men=1)
    begin(s, SIEGES, 0)
    assert why(s, 0, "besiege bourg") == "own-walls"
    assert why(s, 0, "besiege sigy") == "no-lord-with-troops"
    assert why(s, 0, "besiege blaye") == "no-lord-with-troops"  # a lord without troops
    assert why(s, 0, "besiege sennecy") == "no-walls-to-besiege"
    assert why(s, 0, "lift_siege blaye") == "no-siege-to-lift"
    assert why(s, 0, "pillage blaye") == "not-now"
    assert rule(s, 0, "besiege sennecy") == "F-6.5.1"
    assert legal(s, 0, "besiege") == ["l_epervier"]


def test_f6_5_1_at_most_two_sieges_one_engine_each() -> None:
    s = before_walls()
    city(s, "bourg")
    troops(s, 1, "bourg", men=1)
    lord(s, "baudoin", 0, "bourg/st_vivien")
    troops(s, 0, "bourg/st_vivien", men=1)
    engine(s, 0, "bourg", 1)
    engine(s, 0, "sigy", 1, 1)
    begin(s, SIEGES, 0)
    assert why(s, 0, "besiege bourg") == "besieges-already"
    assert rule(s, 0, "besiege bourg") == "F-6.5.4"
    assert why(s, 0, "besiege l_epervier") == "no-engine-left"


def test_f6_5_1_allies_besieging_together_lay_one_each() -> None:
    s = before_walls()
    lord(s, "charles", 2, "l_epervier/sennecy")
    troops(s, 2, "l_epervier/sennecy", men=1)
    engine(s, 2, "l_epervier", 1)
    begin(s, SIEGES, 0)
    play(s, 0, "besiege l_epervier")
    assert engines(s, 0)[0] == engines(s, 2)[0] == (village("l_epervier"), 1)


def test_f6_5_2_a_friend_inside_does_not_besiege() -> None:
    s = before_walls()
    admit(s, 0, "l_epervier")
    begin(s, SIEGES, 0)
    assert runs(s) == ""


def test_f6_4_6_a_prisoner_leads_no_siege() -> None:
    s = before_walls()
    prisoner(s, "arthur", 1)
    begin(s, SIEGES, 0)
    assert runs(s) == ""


def test_f6_5_3_the_besieger_ends_it_when_he_likes() -> None:
    s = before_walls()
    engine(s, 0, "l_epervier", 2)
    begin(s, SIEGES, 0)
    assert choices(s, 0) == ["done", "lift_siege l_epervier"]
    assert why(s, 1, "lift_siege l_epervier") == "no-siege-to-lift"
    play(s, 0, "lift_siege l_epervier")
    assert engines(s, 0) == [(-1, 0), (-1, 0)]
    assert told(s, "siege-ended")
    assert runs(s) == ""  # he cannot begin it anew at once


def test_f6_5_3_at_any_calm_moment() -> None:
    """A story: a besieger could give up only at the end of his battles, although he may whenever he wishes."""
    s = before_walls()
    engine(s, 0, "l_epervier", 2)
    calm(s)
    assert "lift_siege l_epervier" in legal(s, 0)
    assert "lift_siege l_epervier" not in legal(s, 1)
    play(s, 0, "lift_siege l_epervier")
    assert engines(s, 0) == [(-1, 0), (-1, 0)]
    assert runs(s) == "COURSE"


def test_f6_5_3_not_while_a_card_is_resolved() -> None:
    s = before_walls()
    engine(s, 0, "l_epervier", 2)
    lord(s, "baudoin", 0, "charolles")
    troops(s, 2, "charolles", men=1)
    controls(s, 2, "charolles")
    begin(s, AFTERMATH)
    assert runs(s) == "ROAD_CHOICE"
    assert why(s, 0, "lift_siege l_epervier") == "not-settled-yet"


def test_f6_5_3_a_lifted_siege_is_not_laid_again_at_once() -> None:
    s = before_walls()
    troops(s, 1, "bourg", men=1)
    castle(s, "bourg")
    lord(s, "baudoin", 0, "bourg/st_vivien")
    troops(s, 0, "bourg/st_vivien", men=1)
    engine(s, 0, "l_epervier", 2)
    begin(s, SIEGES, 0)
    play(s, 0, "lift_siege l_epervier")
    assert why(s, 0, "besiege l_epervier") == "siege-lifted"
    assert legal(s, 0, "besiege") == ["bourg"]


# ---------------------------------------------------------------- pillage


def test_f6_6_1_a_denier_for_each_mill_in_turn_order() -> None:
    s = table(3, phase=6)
    controls(s, 0, "blaye")
    controls(s, 2, "bourg")
    mills(s, "blaye", 2)
    mills(s, "bourg", 1)
    s.cells[FIRST] = 2
    begin(s, PILLAGING)
    assert asked(s) == [2]
    assert choices(s, 2) == ["done", "pillage bourg"]
    assert default(s, 2) == "done"
    assert why(s, 2, "pillage blaye") == "not-yours-to-pillage"
    assert why(s, 2, "pillage sigy") == "no-mill-there"
    assert why(s, 2, "besiege blaye") == "not-now"
    play(s, 2, "pillage bourg")
    assert asked(s) == [0]
    play(s, 0, "pillage blaye", "done")
    assert runs(s) == ""
    assert deniers(s) == [6, 5, 6]
    assert s.cells[MILLS_IN + village("blaye")] == 1
    assert s.cells[MILLS_IN + village("bourg")] == 0


def test_f6_6_1_in_a_siege_only_the_besieger_pillages() -> None:
    s = before_walls()
    mills(s, "l_epervier", 1)
    engine(s, 0, "l_epervier", 1)
    begin(s, PILLAGING)
    assert asked(s) == [0]
    play(s, 0, "done")
    assert runs(s) == ""  # seat 1 controls it, but is besieged
    mills(s, "l_epervier", 1)
    controls(s, 1, "bourg")
    mills(s, "bourg", 1)
    begin(s, PILLAGING)
    play(s, 0, "done")
    assert why(s, 1, "pillage l_epervier") == "only-besiegers-pillage"


def test_f6_6_2_control_suffices_and_several_besiegers_pillage_in_turn_order() -> None:
    s = table(3, phase=6)
    lord(s, "arthur", 0, "bourg")
    title(s, "arthur", "bourg")
    mills(s, "st_vivien", 1)  # nobody is there, but its fief is Arthur's
    begin(s, PILLAGING)
    assert choices(s, 0) == ["done", "pillage st_vivien"]
    s = before_walls()
    mills(s, "l_epervier", 2)
    engine(s, 0, "l_epervier", 1)
    engine(s, 2, "l_epervier", 1)
    begin(s, PILLAGING)
    assert answers(s, "pillage l_epervier", "done", "pillage l_epervier") == [0, 0, 2]
    assert deniers(s) == [6, 5, 6]
