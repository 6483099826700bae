"""Deaths and inheritance, control, sieges and prisoners when units have gone. [F-4.4] [F-5.2] [F-6.4] [F-6.5]"""

import pytest

from signoria.games.fief import aftermath, control, relics, units
from signoria.games.fief.pieces import BIT, GRAIL, KNIGHT, MAN
from signoria.games.fief.state import (
    ADMITTED,
    ASSASSINS,
    BISHOP,
    CARDINAL_BY,
    CONTROL,
    D_ARC_LORD,
    DAUPHIN,
    DISCARDS,
    ENGINE_AT,
    ESTATE_SEAT,
    EXCOMMUNICATED,
    FORT_IN,
    IS_REGENT,
    KING,
    POPE,
    QUEEN,
    RELIC_AT,
    SPOUSE,
    Table,
)
from signoria.games.fief.steps import kinds
from signoria.games.fief.steps.kinds import BATTLE
from signoria.kernel.flow import FIRST_FIELD
from tests.fief.tables import (
    admit,
    army,
    asked,
    bishop,
    bishopric,
    cardinal,
    castle,
    city,
    controller,
    d_arc,
    dauphin,
    default,
    engine,
    excommunicated,
    fief,
    hand,
    kind_of,
    king,
    legal,
    lord,
    lord_of,
    married,
    play,
    pope,
    prisoner,
    push,
    queen,
    rule,
    runs,
    seat_of,
    settle,
    stand,
    table,
    title,
    told,
    troops,
    village,
    where,
    why,
)


def die(s: Table, *names: str) -> None:
    """Lords die at one moment; go on until somebody must choose."""
    aftermath.kill(s, sum(BIT[lord_of(name)] for name in names))
    settle(s)


def settle_up(s: Table) -> None:
    aftermath.settle_up(s)
    settle(s)


def holder(s: Table, name: str) -> int:
    return int(s.holder(fief(name)))


def come_home(s: Table, at: str) -> None:
    """If an owner is asked where his lord goes, it is there."""
    while asked(s) and f"place {at}" in legal(s, asked(s)[0]):
        play(s, asked(s)[0], f"place {at}")


# ---------------------------------------------------------------- what a death brings with it


def test_f4_4_3_the_pawn_leaves_and_cards_are_discarded() -> None:
    s = table(3)
    jeanne = lord(s, "jeanne", 0, "blaye")
    troops(s, 0, "blaye", men=2)
    d_arc(s, "jeanne")
    s.cells[ASSASSINS] = BIT[jeanne]
    die(s, "jeanne")
    assert (where(s, "jeanne"), seat_of(s, "jeanne"), s.family(0)) == ("", -1, 0)
    assert s.cells[DISCARDS + jeanne] == 1
    assert s.cells[DISCARDS + kind_of("d_arc")] == 1
    assert s.cells[D_ARC_LORD] == -1
    assert s.cells[ASSASSINS] == 0
    assert army(s, 0, "blaye") == (2, 0), "troops stay where they are"
    assert controller(s, "blaye") == 0
    assert runs(s) == ""
    assert [event["lord"] for event in told(s, "died")] == ["jeanne"]


def test_f1_5_4_church_titles_return_and_the_card_is_discarded() -> None:
    s = table(3)
    lord(s, "arthur", 0, "blaye")
    bishop(s, "arthur", "b1")
    cardinal(s, "arthur")
    die(s, "arthur")
    assert s.cells[BISHOP + bishopric("b1")] == -1
    assert s.cells[CARDINAL_BY + lord_of("arthur")] == 0
    assert s.cells[DISCARDS + kind_of("cardinal")] == 1


def test_f1_7_6_the_popes_death_lifts_the_excommunication() -> None:
    s = table(3)
    lord(s, "arthur", 0, "blaye")
    lord(s, "baudoin", 1, "sigy")
    pope(s, "arthur")
    excommunicated(s, "baudoin")
    die(s, "arthur")
    assert (s.cells[POPE], s.cells[EXCOMMUNICATED]) == (-1, -1)


def test_f1_7_10_the_marker_returns_when_its_bearer_dies() -> None:
    s = table(3)
    lord(s, "arthur", 0, "blaye")
    lord(s, "baudoin", 1, "sigy")
    pope(s, "arthur")
    excommunicated(s, "baudoin")
    die(s, "baudoin")
    assert (s.cells[POPE], s.cells[EXCOMMUNICATED]) == (lord_of("arthur"), -1)


def test_f1_1_5_a_marriage_ends() -> None:
    s = table(3)
    lord(s, "quentin", 0, "blaye")
    lord(s, "jeanne", 1, "sigy")
    married(s, "quentin", "jeanne")
    die(s, "quentin")
    assert s.cells[SPOUSE + lord_of("jeanne")] == -1
    assert s.cells[SPOUSE + lord_of("quentin")] == -1


# ---------------------------------------------------------------- the crown


def court() -> Table:
    """King Arthur of seat 0, Queen Blanche of seat 1 and the dauphin Charles of her family."""
    s = table(3)
    lord(s, "arthur", 0, "blaye")
    lord(s, "blanche", 1, "sigy")
    lord(s, "charles", 1, "sigy")
    married(s, "arthur", "blanche")
    king(s, "arthur")
    queen(s, "blanche")
    dauphin(s, "charles")
    return s


def crown(s: Table) -> tuple[int, int, int, int]:
    return int(s.cells[KING]), int(s.cells[QUEEN]), int(s.cells[IS_REGENT]), int(s.cells[DAUPHIN])


def test_f1_9_4_the_dauphin_is_king_and_does_not_inherit_titles() -> None:
    s = court()
    title(s, "arthur", "blaye")
    city(s, "blaye")
    lord(s, "henri", 0, "blaye")
    die(s, "arthur")
    assert crown(s) == (lord_of("charles"), -1, 0, -1)
    assert holder(s, "blaye") == lord_of("henri")


def test_f1_9_5_king_and_dauphin_at_once_leave_a_regent() -> None:
    s = court()
    die(s, "arthur", "charles")
    assert crown(s) == (-1, lord_of("blanche"), 1, -1)


def test_f1_9_5_king_queen_and_dauphin_at_once_leave_nobody() -> None:
    s = court()
    die(s, "arthur", "blanche", "charles")
    assert crown(s) == (-1, -1, 0, -1)


def test_f1_9_3_the_queens_death_does_not_end_the_dauphin() -> None:
    s = court()
    die(s, "blanche")
    assert crown(s) == (lord_of("arthur"), -1, 0, lord_of("charles"))
    die(s, "charles")
    assert crown(s) == (lord_of("arthur"), -1, 0, -1)


# ---------------------------------------------------------------- inheritance


def house(*names: str) -> Table:
    """A family of seat 0 in the city of Blaye with 2 men-at-arms and a knight; the first lord holds its title."""
    s = table(3)
    for name in names:
        lord(s, name, 0, "blaye")
    troops(s, 0, "blaye", men=2, knights=1)
    city(s, "blaye")
    title(s, names[0], "blaye")
    return s


def test_f4_4_1_an_only_relative_inherits_at_once() -> None:
    s = house("arthur", "baudoin")
    die(s, "arthur")
    assert holder(s, "blaye") == lord_of("baudoin")
    assert runs(s) == ""


def test_f4_4_4_imprisoned_and_excommunicated_relatives_inherit() -> None:
    s = house("arthur")
    troops(s, 1, "sigy", men=1)
    lord(s, "baudoin", 0, "sigy/st_paul")
    prisoner(s, "baudoin", 1)
    excommunicated(s, "baudoin")
    die(s, "arthur")
    assert holder(s, "blaye") == lord_of("baudoin")


def test_f4_4_4_of_several_heirs_the_owner_chooses() -> None:
    s = house("arthur", "baudoin", "charles")
    die(s, "arthur")
    assert asked(s) == [0]
    assert [text for text in legal(s, 0) if "offer" not in text and "talk" not in text] == [
        "grant baudoin",
        "grant charles",
    ]
    assert default(s, 0) == "grant baudoin"
    assert why(s, 0, "pass") == "not-now"
    play(s, 0, "grant charles")
    assert holder(s, "blaye") == lord_of("charles")


def test_f4_3_7_a_title_is_passed_to_make_room() -> None:
    s = house("arthur", "baudoin", "charles")
    title(s, "baudoin", "sigy", "mazilles")
    die(s, "arthur")
    assert legal(s, 0, "grant") == ["charles"]
    assert legal(s, 0, "pass_title") == ["mazilles charles"]
    assert why(s, 0, "pass_title sigy charles") == "keeps-the-higher"
    play(s, 0, "pass_title mazilles charles")
    assert legal(s, 0, "grant") == ["baudoin", "charles"]
    play(s, 0, "grant baudoin")
    assert holder(s, "blaye") == lord_of("baudoin")
    assert holder(s, "mazilles") == lord_of("charles")


def test_f4_4_4_with_room_for_one_of_two_titles_the_owner_chooses_which() -> None:
    s = house("arthur", "baudoin")
    title(s, "arthur", "st_paul")
    title(s, "baudoin", "sigy")
    die(s, "arthur")
    assert legal(s, 0, "title") == ["blaye", "st_paul"]
    assert default(s, 0) == "title blaye"
    assert why(s, 0, "title sigy") == "not-left-behind"
    play(s, 0, "title st_paul")
    assert holder(s, "st_paul") == lord_of("baudoin")
    assert holder(s, "blaye") == -1
    assert s.cells[ESTATE_SEAT + fief("blaye")] == -1
    assert runs(s) == ""


def test_f4_4_4_where_every_relative_has_two_titles_the_title_returns_to_the_board() -> None:
    """Arthur's wife does not inherit either: he was not the last of his family."""
    s = house("arthur", "baudoin")
    title(s, "baudoin", "sigy", "mazilles")
    lord(s, "jeanne", 1, "bourg")
    married(s, "arthur", "jeanne")
    die(s, "arthur")
    assert holder(s, "blaye") == -1
    assert told(s, "title-to-board")[0]["fief"] == "blaye"
    assert controller(s, "blaye") == 0


def test_f4_4_2_the_last_and_unmarried_leaves_the_title_on_the_board() -> None:
    s = house("arthur")
    die(s, "arthur")
    assert holder(s, "blaye") == -1
    assert s.cells[FORT_IN + village("blaye")] == 2, "a city once made stays [F-4.3.8]"
    assert controller(s, "blaye") == 0
    assert controller(s, "charolles") == -1, "the fief is ungoverned"
    lord(s, "henri", 0, "sigy")
    settle_up(s)
    assert holder(s, "blaye") == lord_of("henri"), "free, with the new lord"
    assert controller(s, "charolles") == 0


def test_f4_4_2_a_new_lord_regains_nothing_without_the_city() -> None:
    s = house("arthur")
    units.lose_troops(s, 0, village("blaye"), MAN, 2)
    units.lose_troops(s, 0, village("blaye"), KNIGHT, 1)
    die(s, "arthur")
    assert s.cells[CONTROL + village("blaye")] == -1
    lord(s, "henri", 0, "sigy")
    settle_up(s)
    assert holder(s, "blaye") == -1


def test_f4_4_2_another_family_that_takes_the_city_takes_the_title() -> None:
    s = house("arthur")
    lord(s, "henri", 1, "sigy")
    troops(s, 1, "blaye/charolles", men=1)
    die(s, "arthur")
    assert holder(s, "blaye") == -1
    control.set_control(s, village("blaye"), 1)
    settle_up(s)
    play(s, 0, "road la_salle")
    assert holder(s, "blaye") == lord_of("henri")


def test_f4_4_1_an_unoccupied_city_stays_with_the_heirs() -> None:
    """The holder dies alone in his city: his family inherits, and controls it by the title. [F-4.3.5]"""
    s = table(3)
    lord(s, "arthur", 0, "blaye")
    lord(s, "baudoin", 0, "sigy")
    city(s, "blaye")
    title(s, "arthur", "blaye")
    die(s, "arthur")
    assert holder(s, "blaye") == lord_of("baudoin")
    assert s.cells[CONTROL + village("blaye")] == -1
    assert controller(s, "blaye") == 0


def test_f5_2_5_whoever_stands_at_the_gate_takes_city_and_title() -> None:
    s = table(3)
    lord(s, "arthur", 0, "blaye")
    lord(s, "baudoin", 0, "sigy")
    lord(s, "henri", 1, "blaye/charolles")
    city(s, "blaye")
    title(s, "arthur", "blaye")
    die(s, "arthur")
    assert holder(s, "blaye") == lord_of("henri")
    assert where(s, "henri") == "blaye"


# ---------------------------------------------------------------- the spouse


def wed() -> Table:
    """Arthur, the last of seat 0 in his city, is married to Jeanne of seat 1."""
    s = house("arthur")
    lord(s, "jeanne", 1, "sigy")
    married(s, "arthur", "jeanne")
    return s


def test_f4_4_1_the_spouse_inherits_and_her_troops_take_over_the_city() -> None:
    s = wed()
    troops(s, 0, "bourg", men=3)
    die(s, "arthur")
    assert holder(s, "blaye") == lord_of("jeanne")
    assert army(s, 0, "blaye") == (0, 0)
    assert army(s, 1, "blaye") == (2, 1)
    assert s.cells[CONTROL + village("blaye")] == 1
    assert army(s, 0, "bourg") == (3, 0), "troops elsewhere stay and keep their villages [F-4.4.5]"
    assert controller(s, "bourg") == 0
    assert told(s, "replaced")[0]["number"] == 3


def test_f4_4_5_as_many_as_the_spouses_family_has() -> None:
    s = wed()
    troops(s, 1, "bourg", men=12, knights=8)
    die(s, "arthur")
    assert army(s, 0, "blaye") == (0, 0)
    assert army(s, 1, "blaye") == (1, 0)
    assert holder(s, "blaye") == lord_of("jeanne")


def test_f4_4_5_without_any_token_the_title_still_governs_the_empty_city() -> None:
    s = wed()
    troops(s, 1, "bourg", men=13, knights=8)
    die(s, "arthur")
    assert holder(s, "blaye") == lord_of("jeanne")
    assert controller(s, "blaye") == 1


def test_f4_4_1_a_spouse_with_two_titles_may_hand_one_to_a_relative() -> None:
    s = wed()
    title(s, "jeanne", "sigy", "st_paul")
    lord(s, "henri", 1, "sigy")
    die(s, "arthur")
    assert asked(s) == [1]
    assert why(s, 1, "grant jeanne") == "two-titles"
    assert why(s, 1, "grant henri") == "not-the-heir"
    assert legal(s, 1, "pass_title") == ["st_paul henri"]
    assert default(s, 1) == "pass_title st_paul henri"
    play(s, 1, "pass_title st_paul henri")
    assert holder(s, "blaye") == lord_of("jeanne")
    assert runs(s) == ""


def test_f4_4_1_she_need_not_and_the_title_stays_with_the_dead_lords_family() -> None:
    s = wed()
    title(s, "jeanne", "sigy", "st_paul")
    lord(s, "henri", 1, "sigy")
    die(s, "arthur")
    play(s, 1, "pass")
    assert holder(s, "blaye") == -1
    assert army(s, 0, "blaye") == (2, 1)
    assert runs(s) == ""


def test_f4_4_1_a_spouse_with_two_titles_and_no_relative_cannot() -> None:
    s = wed()
    title(s, "jeanne", "sigy", "st_paul")
    die(s, "arthur")
    assert holder(s, "blaye") == -1
    assert controller(s, "blaye") == 0
    assert runs(s) == ""


def test_f4_4_4_a_spouse_with_room_for_one_of_two_chooses() -> None:
    s = wed()
    title(s, "arthur", "mazilles")
    title(s, "jeanne", "sigy")
    die(s, "arthur")
    assert legal(s, 1, "title") == ["blaye", "mazilles"]
    play(s, 1, "title blaye")
    assert holder(s, "blaye") == lord_of("jeanne")
    assert holder(s, "mazilles") == -1
    assert runs(s) == ""


def test_f4_4_4_husband_and_wife_at_once_inherit_nothing_from_each_other() -> None:
    s = wed()
    title(s, "jeanne", "sigy")
    lord(s, "henri", 1, "sigy")
    die(s, "arthur", "jeanne")
    assert holder(s, "blaye") == -1
    assert holder(s, "sigy") == lord_of("henri")


def test_f4_4_4_the_last_two_at_once() -> None:
    """Both are the last: the wife of the one inherits his title only."""
    s = wed()
    lord(s, "baudoin", 0, "bourg")
    title(s, "baudoin", "bourg")
    city(s, "bourg")
    die(s, "arthur", "baudoin")
    assert holder(s, "blaye") == lord_of("jeanne")
    assert holder(s, "bourg") == -1


# ---------------------------------------------------------------- a city that changes hands


def test_f4_3_3_the_title_goes_with_the_city() -> None:
    s = house("arthur")
    troops(s, 1, "blaye/charolles", men=1)
    lord(s, "henri", 1, "sigy")
    lord(s, "eric", 1, "sigy")
    control.set_control(s, village("blaye"), 1)
    settle_up(s)
    play(s, 0, "road la_salle")
    assert legal(s, 1, "grant") == ["eric", "henri"]
    play(s, 1, "grant henri")
    assert holder(s, "blaye") == lord_of("henri")
    assert told(s, "title-lost")[0]["lord"] == "arthur"


def test_f4_3_6_without_a_lord_with_room_the_title_lies_on_the_board_and_waits() -> None:
    s = house("arthur")
    units.leave_play(s, lord_of("arthur"))
    units.enter_play(s, lord_of("arthur"), 0, stand("bourg"))
    troops(s, 1, "blaye/charolles", men=1)
    control.set_control(s, village("blaye"), 1)
    settle_up(s)
    play(s, 0, "road la_salle")
    assert holder(s, "blaye") == -1
    assert told(s, "title-to-board")[0]["fief"] == "blaye"
    assert runs(s) == ""
    lord(s, "henri", 1, "sigy")
    title(s, "henri", "sigy", "st_paul")
    settle_up(s)
    assert holder(s, "blaye") == -1, "he has two"
    lord(s, "eric", 1, "sigy")
    settle_up(s)
    assert legal(s, 1, "pass_title") == ["st_paul eric"]
    play(s, 1, "grant eric")
    assert holder(s, "blaye") == lord_of("eric")


# ---------------------------------------------------------------- control


def test_f5_2_5_who_came_first_controls_when_the_controller_is_gone() -> None:
    s = table(4)
    lord(s, "arthur", 0, "blaye")
    troops(s, 2, "blaye/la_salle", men=1)
    troops(s, 1, "blaye/charolles", knights=1)
    die(s, "arthur")
    assert controller(s, "blaye") == 2
    assert army(s, 2, "blaye/la_salle") == (0, 0), "he goes in"
    assert army(s, 1, "blaye/charolles") == (0, 1)


def test_f5_2_5_nobody_present_nobody_controls() -> None:
    s = table(4)
    lord(s, "arthur", 0, "blaye")
    die(s, "arthur")
    assert controller(s, "blaye") == -1
    assert told(s, "control-lost")[0] == {"event": "control-lost", "rule": "F-5.2.2", "seat": 0, "village": "blaye"}


def test_f5_2_7_a_prisoner_controls_nothing() -> None:
    s = table(4)
    lord(s, "arthur", 0, "blaye")
    lord(s, "henri", 1, "blaye")
    prisoner(s, "henri", 0)
    troops(s, 0, "sigy", men=1)
    castle(s, "bourg")
    troops(s, 1, "bourg", men=1)
    die(s, "arthur")
    come_home(s, "bourg")
    assert controller(s, "blaye") == -1
    assert where(s, "henri") == "bourg"


def test_f5_2_7_the_former_controller_chooses_a_road() -> None:
    s = table(3)
    lord(s, "arthur", 0, "blaye")
    troops(s, 0, "blaye", men=2)
    troops(s, 1, "blaye/charolles", men=1)
    control.set_control(s, village("blaye"), 1)
    settle_up(s)
    assert asked(s) == [0]
    assert legal(s, 0, "road") == ["la_salle", "charolles"]
    assert rule(s, 0, "road sigy") == "F-5.2.7"
    assert default(s, 0) == "road la_salle"
    play(s, 0, "road charolles")
    assert where(s, "arthur") == "blaye/charolles"
    assert army(s, 0, "blaye/charolles") == (2, 0)
    assert army(s, 1, "blaye/charolles") == (0, 0)
    assert runs(s) == ""


def test_f6_5_2_an_admitted_friend_stays_inside() -> None:
    s = table(3)
    lord(s, "arthur", 0, "blaye")
    castle(s, "blaye")
    troops(s, 1, "blaye", men=1)
    admit(s, 1, "blaye")
    settle_up(s)
    assert runs(s) == ""
    s.cells[FORT_IN + village("blaye")] = 0
    s.cells[ADMITTED + village("blaye")] = 0  # as a revolt leaves it
    settle_up(s)
    assert asked(s) == [1], "without walls nobody is inside"


def test_f5_2_3_who_leaves_names_his_successor() -> None:
    s = table(4)
    troops(s, 0, "blaye", men=1)
    troops(s, 1, "blaye/charolles", men=1)
    lord(s, "henri", 2, "blaye/la_salle")
    units.lose_troops(s, 0, village("blaye"), MAN, 1)
    aftermath.leave_village(s, 0, village("blaye"))
    settle(s)
    assert asked(s) == [0]
    assert legal(s, 0, "successor") == ["1", "2"]
    assert default(s, 0) == "successor 1"
    assert why(s, 0, "successor 3") == "not-present"
    play(s, 0, "successor 2")
    assert controller(s, "blaye") == 2
    assert where(s, "henri") == "blaye"
    assert runs(s) == ""


def test_f5_2_3_an_only_one_present_succeeds_without_asking() -> None:
    s = table(4)
    troops(s, 0, "blaye", men=1)
    lord(s, "henri", 2, "blaye/la_salle")
    units.lose_troops(s, 0, village("blaye"), MAN, 1)
    aftermath.leave_village(s, 0, village("blaye"))
    settle(s)
    assert controller(s, "blaye") == 2
    assert runs(s) == ""


def test_f5_2_3_who_leaves_units_behind_keeps_control() -> None:
    s = table(4)
    troops(s, 0, "blaye", men=2)
    troops(s, 1, "blaye/charolles", men=1)
    lord(s, "henri", 2, "blaye/la_salle")
    units.lose_troops(s, 0, village("blaye"), MAN, 1)
    aftermath.leave_village(s, 0, village("blaye"))
    settle(s)
    assert controller(s, "blaye") == 0


def test_f5_2_5_during_a_battle_its_village_waits_for_the_winner() -> None:
    """The defender's last lord dies while the battle goes on: control, title and prisoners wait for its outcome."""
    s = table(4, phase=6, halting=(BATTLE,))
    lord(s, "arthur", 0, "blaye")
    city(s, "blaye")
    title(s, "arthur", "blaye")
    lord(s, "eric", 0, "bourg")
    lord(s, "charles", 3, "blaye/charolles")
    prisoner(s, "charles", 0)
    castle(s, "sigy")
    troops(s, 3, "sigy", men=1)
    troops(s, 2, "blaye/la_salle", men=1)
    lord(s, "henri", 1, "blaye/charolles")
    battle = push(s, BATTLE, village("blaye"), 1, 0)
    die(s, "arthur")
    assert s.cells[CONTROL + village("blaye")] == 0
    assert holder(s, "blaye") == lord_of("eric")
    assert s.is_captive(lord_of("charles"))
    s.stack[battle + FIRST_FIELD + 14] = 1
    control.set_control(s, village("blaye"), 1)
    settle_up(s)
    come_home(s, "sigy")
    assert controller(s, "blaye") == 1
    assert holder(s, "blaye") == lord_of("henri")
    assert where(s, "charles") == "sigy"


# ---------------------------------------------------------------- prisoners


def test_f6_4_4_a_change_of_control_frees_nobody() -> None:
    s = table(3)
    troops(s, 0, "blaye", men=1)
    lord(s, "henri", 1, "blaye")
    prisoner(s, "henri", 0)
    troops(s, 2, "blaye/charolles", men=1)
    control.set_control(s, village("blaye"), 2)
    settle_up(s)
    play(s, 0, "road charolles")
    assert s.is_captive(lord_of("henri"))
    assert where(s, "henri") == "blaye/charolles", "he goes with his captors"


def test_f6_4_4_a_prisoner_stays_with_those_of_his_captors_who_are_left() -> None:
    s = table(3)
    troops(s, 2, "blaye", men=1)
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/la_salle", men=1)
    lord(s, "henri", 1, "blaye/charolles")
    prisoner(s, "henri", 0)
    die(s, "arthur")
    assert s.is_captive(lord_of("henri"))
    assert where(s, "henri") == "blaye/la_salle"


def test_f6_4_2_when_all_captors_die_he_is_free_and_goes_home() -> None:
    s = table(3)
    lord(s, "arthur", 0, "blaye")
    lord(s, "henri", 1, "blaye")
    prisoner(s, "henri", 0)
    castle(s, "sigy")
    troops(s, 1, "sigy", men=1)
    die(s, "arthur")
    come_home(s, "sigy")
    assert not s.is_captive(lord_of("henri"))
    assert where(s, "henri") == "sigy"
    assert told(s, "freed")[0]["lord"] == "henri"


# ---------------------------------------------------------------- sieges


def siege() -> Table:
    """Henri of seat 1 besieges the castle of Blaye."""
    s = table(3)
    lord(s, "arthur", 0, "blaye")
    troops(s, 0, "blaye", men=1)
    castle(s, "blaye")
    lord(s, "henri", 1, "blaye/charolles")
    troops(s, 1, "blaye/charolles", men=1)
    engine(s, 1, "blaye", side=2)
    return s


def engines(s: Table) -> list[int]:
    return [int(s.cells[ENGINE_AT + i]) for i in (2, 3)]


def test_f6_5_3_a_siege_without_a_besieging_lord_ends() -> None:
    s = siege()
    settle_up(s)
    assert engines(s) == [village("blaye"), -1]
    die(s, "henri")
    assert engines(s) == [-1, -1]
    assert told(s, "siege-ended")[0]["village"] == "blaye"
    assert army(s, 1, "blaye/charolles") == (1, 0)


def test_f6_5_4_a_siege_ends_when_the_besieger_gains_control() -> None:
    s = siege()
    units.lose_troops(s, 0, village("blaye"), MAN, 1)
    die(s, "arthur")
    assert controller(s, "blaye") == 1
    assert engines(s) == [-1, -1]


def test_f6_5_4_a_siege_ends_without_walls() -> None:
    s = siege()
    s.cells[FORT_IN + village("blaye")] = 0
    settle_up(s)
    assert engines(s) == [-1, -1]


# ---------------------------------------------------------------- surprise cards and relics meanwhile


def test_f9_2_no_surprise_is_played_before_all_is_settled() -> None:
    s = house("arthur", "baudoin", "charles")
    hand(s, 1, "assassination")
    lord(s, "henri", 1, "sigy")
    die(s, "arthur")
    assert why(s, 1, "assassinate baudoin henri") == "not-settled-yet"
    play(s, 0, "grant charles")
    assert runs(s) == ""


def test_f9_1_a_window_opens_when_a_village_passes_to_another_player() -> None:
    s = table(3)
    hand(s, 2, "assassination")
    lord(s, "arthur", 0, "blaye")
    lord(s, "henri", 1, "blaye/charolles")
    lord(s, "eric", 2, "sigy")
    die(s, "arthur")
    assert controller(s, "blaye") == 1
    assert runs(s) == "WINDOW"
    assert asked(s) == [2]
    play(s, 2, "assassinate henri eric")
    assert controller(s, "blaye") == -1


def test_f9_1_no_window_where_nobody_gains_a_village() -> None:
    s = table(3)
    hand(s, 2, "assassination")
    lord(s, "arthur", 0, "blaye")
    lord(s, "eric", 2, "sigy")
    lord(s, "henri", 1, "bourg")
    die(s, "arthur")
    assert runs(s) == ""


def test_f11_1_a_relic_stays_with_the_troops_of_its_dead_bearer() -> None:
    s = table(3, relics=True)
    s.cells[RELIC_AT + GRAIL] = lord(s, "arthur", 0, "blaye")
    troops(s, 0, "blaye", men=1)
    lord(s, "henri", 1, "blaye/charolles")
    die(s, "arthur")
    assert (relics.carrier(s, GRAIL), relics.keeper(s, GRAIL)) == (-1, 0)
    assert relics.village_of(s, GRAIL) == village("blaye")
    units.lose_troops(s, 0, village("blaye"), MAN, 1)
    settle_up(s)
    assert relics.carrier(s, GRAIL) == lord_of("henri"), "he is alone there now"


# ---------------------------------------------------------------- documents written by people


@pytest.mark.parametrize(
    ("kind", "numbers", "field"),
    [
        (kinds.AFTERMATH, (2,), "has_changed"),
        (kinds.ROAD_CHOICE, (3, 2), "seat"),
        (kinds.ROAD_CHOICE, (0, -1), "village"),
        (kinds.SUCCESSION, (0, 24), "village"),
        (kinds.INHERITING, (0, 3, -1), "dead"),
        (kinds.INHERITING, (1, 0, -1), "seat"),
        (kinds.GRANTING, (3, 0, 0, -1, -1, 0, -1), "seat"),
        (kinds.GRANTING, (0, -1, 0, -1, -1, 0, -1), "fief"),
        (kinds.GRANTING, (0, 0, 0, -1, -1, 256, -1), "passed"),
        (kinds.GRANTING, (1, 0, 1, 0, 2, 0, -1), "heir"),
        (kinds.GRANTING, (0, 0, 1, 0, -1, 0, -1), "dead"),
        (kinds.GRANTING, (1, 0, 0, -1, -1, 0, 0), "lord"),
        (kinds.GRANTING, (0, 0, 2, -1, -1, 0, -1), "fief"),
        (kinds.RANSOMS, (4,), "settled"),
        (kinds.RANSOMING, (0, 1 << 18, -1), "offered"),
        (kinds.PURCHASES, (-1,), "turns"),
        (kinds.BUYING, (0, 256), "waived"),
        (kinds.BUYING, (0, 0, 0, 1 << 18), "consents"),
        (kinds.BUYING, (0, 0, 0, 0, 0, -1, -1, 1), "unpaid"),
        (kinds.BUYING, (0, 0, 0, 0, 0, -1, -1, 0, 1), "unpaid_knights"),
    ],
)
def test_a_step_says_which_of_its_numbers_cannot_be(kind: int, numbers: tuple[int, ...], field: str) -> None:
    s = table(3)
    lord(s, "arthur", 0, "blaye")
    f = push(s, kind, *numbers)
    assert s.steps[kind].flaw(s, f).split(":")[0] == field
