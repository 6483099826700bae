"""Phase 4 begins with ransoms. [F-4.1]"""

import pytest

from signoria.games.fief import people
from signoria.games.fief.state import FIRST, Table
from signoria.games.fief.steps.kinds import RANSOMS
from tests.fief.tables import (
    asked,
    begin,
    bishop,
    cardinal,
    castle,
    d_arc,
    dauphin,
    default,
    deniers,
    king,
    legal,
    lord,
    lord_of,
    money,
    play,
    pope,
    prisoner,
    queen,
    rule,
    runs,
    table,
    title,
    told,
    troops,
    where,
    why,
)


def prison(names: tuple[str, ...] = ("baudoin",), purse: int = 10, hidden_money: bool = False) -> Table:
    """Lords of seat 0 are held in Sigy by seat 1; seat 0 has a castle in Blaye and so much money."""
    s = table(3, phase=4, hidden_money=hidden_money)
    troops(s, 0, "blaye", men=1)
    castle(s, "blaye")
    troops(s, 1, "sigy", men=2)
    for name in names:
        lord(s, name, 0, "sigy/st_paul")
        prisoner(s, name, 1)
    money(s, 0, purse)
    money(s, 1, 0)
    return s


def come_home(s: Table) -> None:
    """If the owner is asked where his lord goes, it is the castle of Blaye."""
    while asked(s) and "place blaye" in legal(s, asked(s)[0]):
        play(s, asked(s)[0], "place blaye")


def test_t35_f4_1_1_bishop_and_baron_cost_6() -> None:
    s = prison()
    bishop(s, "baudoin", "b1")
    title(s, "baudoin", "mazilles")
    assert people.ransom(s, lord_of("baudoin")) == 6
    begin(s, RANSOMS)
    play(s, 0, "ransom baudoin")
    come_home(s)
    assert deniers(s)[:2] == [4, 6]
    assert where(s, "baudoin") == "blaye"
    assert not s.is_captive(lord_of("baudoin"))
    assert runs(s) == ""
    assert told(s, "ransomed")[0]["sum"] == 6


def test_f4_1_1_two_for_each_title_and_none_for_d_arc() -> None:
    s = prison(("baudoin", "blanche"))
    assert people.ransom(s, lord_of("blanche")) == 2
    d_arc(s, "blanche")
    assert people.ransom(s, lord_of("blanche")) == 2
    queen(s, "blanche", regent=True)
    assert people.ransom(s, lord_of("blanche")) == 4
    title(s, "baudoin", "mazilles", "sigy")
    bishop(s, "baudoin", "b1")
    cardinal(s, "baudoin")
    pope(s, "baudoin")
    assert people.ransom(s, lord_of("baudoin")) == 12
    king(s, "baudoin")
    dauphin(s, "baudoin")
    assert people.ransom(s, lord_of("baudoin")) == 16


def test_f4_1_1_paying_is_compulsory_with_the_full_sum() -> None:
    s = prison(purse=2)
    begin(s, RANSOMS)
    assert asked(s) == [0]
    assert why(s, 0, "done") == "must-ransom"
    assert default(s, 0) == "ransom baudoin"


def test_f4_1_1_one_denier_less_and_nothing_is_compulsory() -> None:
    s = prison(purse=1)
    begin(s, RANSOMS)
    assert why(s, 0, "ransom baudoin") == "cannot-pay"
    assert default(s, 0) == "done"
    play(s, 0, "done")
    assert runs(s) == ""
    assert s.is_captive(lord_of("baudoin"))
    assert deniers(s)[0] == 1


def test_f4_1_1_with_too_little_for_all_the_most_expensive_first() -> None:
    s = prison(("baudoin", "charles"), purse=5)
    title(s, "charles", "mazilles")
    begin(s, RANSOMS)
    assert why(s, 0, "ransom baudoin") == "dearest-first"
    assert rule(s, 0, "ransom baudoin") == "F-4.1.1"
    play(s, 0, "ransom charles")
    come_home(s)
    assert deniers(s)[:2] == [1, 4]
    assert default(s, 0) == "done", "the other is out of reach now"
    play(s, 0, "done")
    assert s.is_captive(lord_of("baudoin"))


def test_f4_1_1_with_enough_for_all_the_order_is_free() -> None:
    s = prison(("baudoin", "charles"), purse=6)
    title(s, "charles", "mazilles")
    begin(s, RANSOMS)
    play(s, 0, "ransom baudoin")
    come_home(s)
    assert why(s, 0, "done") == "must-ransom"
    play(s, 0, "ransom charles")
    come_home(s)
    assert deniers(s)[:2] == [0, 6]


def test_f4_1_1_where_the_most_expensive_is_out_of_reach_nothing_is_compulsory() -> None:
    s = prison(("baudoin", "charles"), purse=3)
    title(s, "charles", "mazilles")
    begin(s, RANSOMS)
    assert default(s, 0) == "done"
    play(s, 0, "done")
    assert deniers(s)[0] == 3


def test_f4_1_1_where_the_most_expensive_is_out_of_reach_a_cheaper_one_may_be_paid_for() -> None:
    """A story: an owner with 3 deniers could not buy back a lord for 2, because another cost 4."""
    s = prison(("baudoin", "charles"), purse=3)
    title(s, "charles", "mazilles")
    begin(s, RANSOMS)
    assert legal(s, 0, "ransom") == ["baudoin"]
    assert why(s, 0, "ransom charles") == "cannot-pay"
    play(s, 0, "ransom baudoin")
    come_home(s)
    assert deniers(s)[:2] == [1, 2]
    assert where(s, "baudoin") == "blaye"
    assert where(s, "charles") == "sigy"


def test_f4_1_1_he_is_asked_about_the_cheaper_one_also_when_less_was_refused_for_all() -> None:
    s = prison(("baudoin", "charles"), purse=3)
    title(s, "charles", "mazilles")
    begin(s, RANSOMS)
    for name in ("baudoin", "charles"):
        play(s, 0, f"prisoner take {name}", "money give 1", "propose")
        play(s, 1, "refuse")
    assert asked(s) == [0]
    play(s, 0, "ransom baudoin")
    come_home(s)
    assert asked(s) == [], "one denier is left: no ransom can be paid"


# ---------------------------------------------------------------- haggling


def haggle(answer: str, purse: int = 10) -> Table:
    """T-36: Baudoin is worth 6, his owner offers 3."""
    s = prison(purse=purse)
    bishop(s, "baudoin", "b1")
    title(s, "baudoin", "mazilles")
    begin(s, RANSOMS)
    play(s, 0, "prisoner take baudoin", "money give 1", "money give 2", "propose")
    play(s, 1, answer)
    come_home(s)
    return s


def test_t36_f4_1_2_less_is_accepted() -> None:
    s = haggle("accept")
    assert deniers(s)[:2] == [7, 3]
    assert where(s, "baudoin") == "blaye"
    assert runs(s) == ""


def test_t36_f4_1_2_refused_he_pays_in_full() -> None:
    s = haggle("refuse")
    assert deniers(s)[:2] == [4, 6], "with no offer left there is nothing to ask"
    assert where(s, "baudoin") == "blaye"
    assert runs(s) == ""


def test_f4_1_2_refused_and_too_poor_he_stays() -> None:
    s = haggle("refuse", purse=5)
    assert deniers(s)[:2] == [5, 0]
    assert s.is_captive(lord_of("baudoin"))
    assert runs(s) == ""


def test_f4_1_2_for_each_prisoner_less_is_offered_once() -> None:
    s = prison(("baudoin", "charles"), purse=3)
    title(s, "charles", "mazilles")
    begin(s, RANSOMS)
    play(s, 0, "prisoner take baudoin", "money give 1", "propose")
    play(s, 1, "refuse")
    assert why(s, 0, "prisoner take baudoin") == "asked-already"
    assert why(s, 0, "prisoner give charles") == "not-now"
    assert why(s, 0, "prisoner take henri") == "not-your-prisoner"
    play(s, 0, "prisoner take charles", "money give 2", "propose")
    play(s, 1, "accept")
    come_home(s)
    assert deniers(s)[:2] == [1, 2]
    assert runs(s) == ""


def test_f4_1_1_between_equals_he_chooses() -> None:
    s = prison(("baudoin", "charles"), purse=3)
    begin(s, RANSOMS)
    for name in ("baudoin", "charles"):
        play(s, 0, f"prisoner take {name}", "propose")
        play(s, 1, "refuse")
    assert legal(s, 0, "ransom") == ["baudoin", "charles"]
    assert why(s, 0, "done") == "must-ransom"
    play(s, 0, "ransom charles")
    come_home(s)
    assert runs(s) == ""
    assert s.is_captive(lord_of("baudoin"))


# ---------------------------------------------------------------- one pass, in turn order


def test_f4_1_5_ransoms_just_received_count() -> None:
    """Seat 0 pays seat 1, who can now pay seat 2."""
    s = prison(purse=2)
    troops(s, 2, "bourg", men=1)
    lord(s, "henri", 1, "bourg/st_vivien")
    prisoner(s, "henri", 2)
    begin(s, RANSOMS)
    play(s, 0, "ransom baudoin")
    come_home(s)
    assert asked(s) == [1]
    assert why(s, 1, "done") == "must-ransom"


def test_f4_1_4_who_settled_before_is_not_asked_again() -> None:
    s = prison(purse=2)
    troops(s, 2, "bourg", men=1)
    lord(s, "henri", 2, "bourg")
    lord(s, "arthur", 1, "bourg/st_vivien")
    prisoner(s, "arthur", 2)
    s.cells[FIRST] = 1
    begin(s, RANSOMS)
    assert asked(s) == [1]
    play(s, 1, "done")
    play(s, 0, "ransom baudoin")
    come_home(s)
    assert runs(s) == "", "seat 1 has had his turn"
    assert s.is_captive(lord_of("arthur"))


def test_f13_6_with_hidden_money_everybody_with_a_prisoner_is_asked() -> None:
    """Who is asked must not tell what he has."""
    for purse in (0, 5):
        s = prison(purse=purse, hidden_money=True)
        begin(s, RANSOMS)
        play(s, 0, "prisoner take baudoin", "propose")
        play(s, 1, "refuse")
        assert asked(s) == [0]
        assert legal(s, 0, "ransom") == (["baudoin"] if purse else [])


@pytest.mark.parametrize("seats", [3, 6])
def test_f4_1_nobody_is_asked_without_prisoners(seats: int) -> None:
    s = table(seats, phase=4)
    lord(s, "arthur", 0, "blaye")
    begin(s, RANSOMS)
    assert runs(s) == ""
