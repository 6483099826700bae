"""Church titles, marriages that begin and end, king, queen, regent and dauphin."""

import pytest

from signoria.games.fief import aftermath, crown, elections, people
from signoria.games.fief.pieces import BIT, CARDINAL
from signoria.games.fief.state import (
    BISHOP,
    BY_CARD,
    BY_PURCHASE,
    CARDINAL_BY,
    DAUPHIN,
    DISCARDS,
    EXCOMMUNICATED,
    HAS_STRUCK,
    HEIR_BORN,
    HOLDER,
    IS_REGENT,
    KING,
    NONE,
    POPE,
    QUEEN,
    SPOUSE,
    Table,
)
from signoria.games.fief.steps.kinds import AFTERMATH
from tests.fief.tables import (
    bishop,
    cardinal,
    dauphin,
    excommunicated,
    fief,
    hand,
    king,
    lord,
    lord_of,
    married,
    pope,
    prisoner,
    queen,
    table,
    title,
    told,
    troops,
)


def court() -> Table:
    """King Arthur of seat 0 is married to Queen Blanche of seat 1; further lords of all families are about."""
    s = table(4, phase=2, without=(AFTERMATH,))
    lord(s, "arthur", 0, "blaye")
    lord(s, "baudoin", 0, "blaye")
    lord(s, "blanche", 1, "bourg")
    lord(s, "charles", 1, "bourg")
    lord(s, "eric", 2, "sigy")
    lord(s, "jeanne", 2, "sigy")
    lord(s, "henri", 3, "tournus")
    married(s, "arthur", "blanche")
    king(s, "arthur")
    queen(s, "blanche")
    return s


def kill(s: Table, *names: str) -> None:
    """Lords die at one moment."""
    mask = 0
    for name in names:
        mask |= int(BIT[lord_of(name)])
    aftermath.kill(s, mask)


def crowned(s: Table) -> tuple[int, int, bool, int]:
    """King, queen, whether she reigns alone, dauphin."""
    return int(s.cells[KING]), int(s.cells[QUEEN]), bool(s.cells[IS_REGENT]), int(s.cells[DAUPHIN])


# Marriages


def test_f1_1_2_a_marriage_allies_two_families() -> None:
    """[F-1.1.2]"""
    s = court()
    crown.marry(s, lord_of("henri"), lord_of("jeanne"))
    assert (people.ally_of(s, 2), people.ally_of(s, 3)) == (3, 2)
    assert told(s, "married") == [{"event": "married", "rule": "F-1.1.2", "lord": "henri", "spouse": "jeanne"}]


@pytest.mark.parametrize(("one", "other"), [("arthur", "jeanne"), ("jeanne", "arthur")])
def test_f1_1_3_a_king_s_bride_is_queen_whoever_proposed(one: str, other: str) -> None:
    """[F-1.1.3] [F-1.9.1]"""
    s = court()
    kill(s, "blanche")
    crown.marry(s, lord_of(one), lord_of(other))
    assert crowned(s) == (lord_of("arthur"), lord_of("jeanne"), False, NONE)


def test_f1_1_3_a_regent_s_groom_is_not_king_and_she_stays_regent() -> None:
    """[F-1.1.3] [F-1.9.5]"""
    s = court()
    kill(s, "arthur")
    crown.marry(s, lord_of("blanche"), lord_of("henri"))
    assert crowned(s) == (NONE, lord_of("blanche"), True, NONE)


@pytest.mark.parametrize("dead", ["eric", "guenievre"])
def test_f1_1_5_and_f1_1_6_death_ends_a_marriage_and_who_is_left_is_unmarried(dead: str) -> None:
    """[F-1.1.5] [F-1.1.6]"""
    s = court()
    lord(s, "guenievre", 3, "tournus")
    crown.marry(s, lord_of("eric"), lord_of("guenievre"))
    kill(s, dead)
    left = "guenievre" if dead == "eric" else "eric"
    assert not people.is_married(s, lord_of(left))
    assert (people.ally_of(s, 2), people.ally_of(s, 3)) == (NONE, NONE)
    assert len(told(s, "widowed")) == 1


def test_f1_1_5_both_spouses_may_die_at_once() -> None:
    """[F-1.1.5] [F-4.4.4]"""
    s = court()
    kill(s, "arthur", "blanche")
    assert (s.cells[SPOUSE + lord_of("arthur")], s.cells[SPOUSE + lord_of("blanche")]) == (NONE, NONE)
    assert len(told(s, "widowed")) == 1
    assert crowned(s) == (NONE, NONE, False, NONE)


def test_f1_1_7_an_annulled_queen_is_no_longer_queen() -> None:
    """[F-1.1.7] [F-1.7.3]"""
    s = court()
    crown.annul(s, lord_of("blanche"))
    assert crowned(s) == (lord_of("arthur"), NONE, False, NONE)
    assert people.ally_of(s, 0) == NONE
    assert [event["event"] for event in told(s, "annulled") + told(s, "queen-no-more")] == ["annulled", "queen-no-more"]


def test_f1_1_7_a_regent_stays_regent_when_her_second_marriage_is_annulled() -> None:
    """She reigns as the widow of the king, not by this marriage. [F-1.9.5]"""
    s = court()
    kill(s, "arthur")
    crown.marry(s, lord_of("henri"), lord_of("blanche"))
    crown.annul(s, lord_of("henri"))
    assert crowned(s) == (NONE, lord_of("blanche"), True, NONE)


def test_f1_1_7_an_annulment_elsewhere_leaves_the_queen_alone() -> None:
    s = court()
    crown.marry(s, lord_of("henri"), lord_of("jeanne"))
    crown.annul(s, lord_of("jeanne"))
    assert crowned(s) == (lord_of("arthur"), lord_of("blanche"), False, NONE)


def test_f1_7_3_a_dauphin_makes_the_royal_marriage_final_even_after_his_death() -> None:
    """[F-1.7.3]"""
    s = court()
    crown.declare_dauphin(s, lord_of("charles"))
    kill(s, "charles")
    assert (s.cells[HEIR_BORN], s.cells[DAUPHIN]) == (1, NONE)


def test_f1_7_3_a_dauphin_of_an_earlier_marriage_says_nothing_about_the_next() -> None:
    """[F-1.7.3]"""
    s = court()
    crown.declare_dauphin(s, lord_of("charles"))
    kill(s, "blanche")
    crown.marry(s, lord_of("arthur"), lord_of("jeanne"))
    assert s.cells[HEIR_BORN] == 0
    assert crowned(s) == (lord_of("arthur"), lord_of("jeanne"), False, lord_of("charles"))


def test_f1_7_3_with_a_new_king_nothing_is_left_of_the_dead_king_s_heirs() -> None:
    s = court()
    crown.declare_dauphin(s, lord_of("charles"))
    kill(s, "arthur")
    assert (s.cells[KING], s.cells[HEIR_BORN]) == (lord_of("charles"), 0)


# Church titles


def test_t06_f1_5_1_a_card_makes_a_bishop_cardinal_and_stays_with_him() -> None:
    """François, bishop of Sigy, is made cardinal: the card is kept, and discarded at his death. [F-1.5.1] [F-1.5.4]"""
    s = table(3, without=(AFTERMATH,))
    lord(s, "francois", 0, "sigy")
    bishop(s, "francois", "b5")
    hand(s, 1, "cardinal")
    crown.make_cardinal_by_card(s, 1, lord_of("francois"))
    assert s.cells[CARDINAL_BY + lord_of("francois")] == BY_CARD
    assert (s.hand_size(1), s.cells[DISCARDS + CARDINAL]) == (0, 0)
    assert people.bishopric_of(s, lord_of("francois")) == 4
    assert elections.votes(s, elections.POPE_OFFICE, 0) == 1
    assert told(s, "card-made-cardinal")[0]["lord"] == "francois"
    kill(s, "francois")
    assert s.cells[CARDINAL_BY + lord_of("francois")] == 0
    assert (s.cells[BISHOP + 4], s.cells[DISCARDS + CARDINAL]) == (NONE, 1)


def test_t07_f1_6_3_a_cardinal_who_becomes_pope_holds_three_church_titles() -> None:
    """[F-1.6.3] [F-1.2.2]"""
    s = table(3)
    lord(s, "francois", 0, "sigy")
    bishop(s, "francois", "b5")
    cardinal(s, "francois")
    crown.make_pope(s, lord_of("francois"))
    assert people.titles(s, lord_of("francois")) == 3
    assert told(s, "pope") == [{"event": "pope", "rule": "F-1.6.3", "lord": "francois"}]


def test_f1_5_5_a_bought_title_goes_back_to_the_board_without_a_card() -> None:
    """[F-1.5.5]"""
    s = table(3)
    lord(s, "francois", 0, "sigy")
    bishop(s, "francois", "b5")
    crown.make_cardinal(s, lord_of("francois"), BY_PURCHASE)
    assert told(s, "cardinal")[0]["lord"] == "francois"
    crown.lose_church_titles(s, lord_of("francois"))
    assert s.cells[CARDINAL_BY + lord_of("francois")] == 0
    assert s.cells[DISCARDS + CARDINAL] == 0


def test_f1_7_5_and_f1_7_7_the_excommunicated_loses_church_titles_only() -> None:
    """Fief and royal titles stay. [F-1.7.5] [F-1.7.7] [F-1.5.5]"""
    s = court()
    lord(s, "francois", 3, "tournus")
    bishop(s, "francois", "b2")
    cardinal(s, "francois")
    title(s, "francois", "tournus")
    crown.excommunicate(s, lord_of("francois"))
    assert (s.cells[HAS_STRUCK], s.cells[EXCOMMUNICATED]) == (1, lord_of("francois"))
    assert not people.has_church_title(s, lord_of("francois"))
    assert s.cells[DISCARDS + CARDINAL] == 1
    assert s.cells[HOLDER + fief("tournus")] == lord_of("francois")
    crown.lift_excommunication(s)
    assert s.cells[EXCOMMUNICATED] == NONE
    assert not people.has_church_title(s, lord_of("francois"))


def test_f1_7_7_an_excommunicated_king_stays_king() -> None:
    """[F-1.7.7]"""
    s = court()
    crown.excommunicate(s, lord_of("arthur"))
    assert crowned(s) == (lord_of("arthur"), lord_of("blanche"), False, NONE)


def test_f1_7_6_the_pope_s_death_lifts_the_excommunication() -> None:
    """[F-1.7.6]"""
    s = court()
    bishop(s, "henri", "b2")
    pope(s, "henri")
    excommunicated(s, "eric")
    kill(s, "henri")
    assert (s.cells[POPE], s.cells[EXCOMMUNICATED], s.cells[BISHOP + 1]) == (NONE, NONE, NONE)
    assert told(s, "lifted") == [{"event": "lifted", "rule": "F-1.7.6", "lord": "eric"}]


def test_f1_7_10_the_marker_returns_when_its_bearer_dies() -> None:
    """[F-1.7.10]"""
    s = court()
    excommunicated(s, "eric")
    kill(s, "eric")
    assert s.cells[EXCOMMUNICATED] == NONE


def test_lifting_nothing_says_nothing() -> None:
    s = court()
    crown.lift_excommunication(s)
    assert told(s, "lifted") == []


# The crown


def test_f1_9_1_the_wife_of_a_man_who_becomes_king_is_queen() -> None:
    """[F-1.9.1]"""
    s = table(3)
    lord(s, "henri", 0, "blaye")
    lord(s, "jeanne", 1, "bourg")
    married(s, "henri", "jeanne")
    crown.crown_king(s, lord_of("henri"))
    assert crowned(s) == (lord_of("henri"), lord_of("jeanne"), False, NONE)


def test_f1_9_2_without_dauphin_the_queen_becomes_regent() -> None:
    """[F-1.9.2]"""
    s = court()
    kill(s, "arthur")
    assert crowned(s) == (NONE, lord_of("blanche"), True, NONE)
    assert people.ruler(s) == lord_of("blanche")


def test_f1_9_2_an_imprisoned_queen_becomes_regent_too() -> None:
    """[F-1.9.2] [F-6.4.3]"""
    s = court()
    troops(s, 3, "bourg", men=1)
    prisoner(s, "blanche", 3)
    kill(s, "arthur")
    assert crowned(s) == (NONE, lord_of("blanche"), True, NONE)


def test_f1_9_2_under_a_new_king_the_regent_loses_the_regency_not_her_other_titles() -> None:
    """[F-1.9.2] [F-1.9.5]"""
    s = court()
    title(s, "blanche", "bourg")
    kill(s, "arthur")
    crown.crown_king(s, lord_of("henri"))
    assert crowned(s) == (lord_of("henri"), NONE, False, NONE)
    assert s.cells[HOLDER + fief("bourg")] == lord_of("blanche")


def test_f1_9_5_a_regent_who_is_the_new_king_s_wife_is_queen() -> None:
    """[F-1.9.5]"""
    s = court()
    kill(s, "arthur")
    crown.marry(s, lord_of("henri"), lord_of("blanche"))
    crown.crown_king(s, lord_of("henri"))
    assert crowned(s) == (lord_of("henri"), lord_of("blanche"), False, NONE)
    assert told(s, "queen-no-more") == []


def test_f1_9_3_a_dauphin_who_becomes_bishop_is_dauphin_no_longer() -> None:
    """[F-1.9.3] [F-1.4.8]"""
    s = court()
    dauphin(s, "charles")
    crown.make_bishop(s, lord_of("charles"), 3)
    assert s.cells[DAUPHIN] == NONE
    assert people.bishopric_of(s, lord_of("charles")) == 3


def test_f1_9_3_another_bishop_leaves_the_dauphin_alone() -> None:
    s = court()
    dauphin(s, "charles")
    crown.make_bishop(s, lord_of("eric"), 3)
    assert s.cells[DAUPHIN] == lord_of("charles")


def test_f1_9_3_the_queen_s_death_does_not_end_the_dauphin() -> None:
    """[F-1.9.3]"""
    s = court()
    dauphin(s, "charles")
    kill(s, "blanche")
    assert crowned(s) == (lord_of("arthur"), NONE, False, lord_of("charles"))


def test_f1_9_3_if_a_dauphin_dies_another_may_follow() -> None:
    """[F-1.9.3]"""
    s = court()
    crown.declare_dauphin(s, lord_of("charles"))
    kill(s, "charles")
    lord(s, "othon", 1, "bourg")
    crown.declare_dauphin(s, lord_of("othon"))
    assert crowned(s) == (lord_of("arthur"), lord_of("blanche"), False, lord_of("othon"))


def test_f1_9_4_the_dauphin_succeeds_and_his_mother_is_no_longer_queen() -> None:
    """He does not inherit the dead king's fief titles, which go by their own rules. [F-1.9.4] [F-4.4.1]"""
    s = court()
    dauphin(s, "charles")
    title(s, "arthur", "blaye")
    kill(s, "arthur")
    assert crowned(s) == (lord_of("charles"), NONE, False, NONE)
    assert s.cells[HOLDER + fief("blaye")] != lord_of("charles")


def test_f1_9_5_king_dead_without_queen_or_dauphin_leaves_the_throne_empty() -> None:
    """[F-1.9.5]"""
    s = court()
    kill(s, "blanche")
    kill(s, "arthur")
    assert crowned(s) == (NONE, NONE, False, NONE)
    assert len(told(s, "throne-empty")) == 1


def test_f1_9_5_king_and_dauphin_dead_at_once_is_as_without_dauphin() -> None:
    """[F-1.9.5]"""
    s = court()
    dauphin(s, "charles")
    kill(s, "arthur", "charles")
    assert crowned(s) == (NONE, lord_of("blanche"), True, NONE)


def test_f1_9_5_king_and_queen_dead_at_once_the_dauphin_is_king() -> None:
    s = court()
    dauphin(s, "charles")
    kill(s, "arthur", "blanche")
    assert crowned(s) == (lord_of("charles"), NONE, False, NONE)


def test_f1_9_5_a_regent_s_death_leaves_the_throne_empty() -> None:
    s = court()
    kill(s, "arthur")
    kill(s, "blanche")
    assert crowned(s) == (NONE, NONE, False, NONE)


def test_f1_9_6_an_imprisoned_and_excommunicated_dauphin_succeeds_and_his_wife_is_queen() -> None:
    """[F-1.9.6]"""
    s = court()
    dauphin(s, "charles")
    kill(s, "blanche")  # one marriage a family: the dauphin can marry once his mother is dead
    crown.marry(s, lord_of("charles"), lord_of("jeanne"))
    troops(s, 3, "bourg", men=1)
    prisoner(s, "charles", 3)
    excommunicated(s, "charles")
    kill(s, "arthur")
    assert crowned(s) == (lord_of("charles"), lord_of("jeanne"), False, NONE)
