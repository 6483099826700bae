"""Bishops and cardinals who try to calm a revolt. [F-10.1.9] [F-10.1.10]"""

import pytest

from signoria.games.fief.pieces import TOOTH
from signoria.games.fief.state import (
    BISHOP,
    BY_CARD,
    CARDINAL_BY,
    FIRST,
    RELIC_AT,
    RELICS_IN_PLAY,
    Table,
)
from signoria.kernel.flow import CHANCE
from tests.fief.calm_tables import calm
from tests.fief.revolt_tables import mazilles, more, rise
from tests.fief.tables import (
    army,
    asked,
    bishop,
    bishopric,
    cardinal,
    chance,
    legal,
    lord,
    lord_of,
    money,
    play,
    prisoner,
    runs,
    seat_of,
    told,
    troops,
    why,
)


def see(cards: int = 1, men: int = 6) -> Table:
    """A revolt in Mazilles; François (2), far away, is its bishop."""
    s = mazilles(men=men, fort=False)
    lord(s, "francois", 2, "sigy")
    bishop(s, "francois", "b2")
    more(s, 0, cards - 1)
    return s


def risen(s: Table) -> Table:
    rise(s)
    while runs(s) == "REVOLT_STEP" and asked(s) == [0]:
        play(s, 0, "add_revolt")
    return s


@pytest.mark.parametrize("die", [3, 4, 5, 6])
def test_f10_1_9_a_bishop_calms_from_anywhere_on_3_to_6(die: int) -> None:
    s = risen(see())
    assert (runs(s), asked(s), legal(s, 2)[:2]) == ("CALMING", [2], ["pass", "calm_free"])
    assert why(s, 2, "calm") == "cannot-calm"
    play(s, 2, "calm_free")
    chance(s, f"die {die}")
    assert (seat_of(s, "francois"), runs(s)) == (2, "COURSE")
    assert told(s, "revolt-fails")


@pytest.mark.parametrize("die", [1, 2])
def test_f10_1_9_on_1_or_2_he_dies(die: int) -> None:
    s = risen(see())
    play(s, 2, "calm_free")
    chance(s, f"die {die}")
    assert (seat_of(s, "francois"), s.cells[BISHOP + bishopric("b2")]) == (-1, -1)
    chance(s, "hit 0")
    assert army(s, 1, "mazilles") == (5, 0)


def test_f10_1_13_once_for_each_card_and_no_more_after_his_death() -> None:
    s = risen(see(cards=3))
    play(s, 2, "calm_free")
    chance(s, "die 6")
    assert asked(s) == [2]
    play(s, 2, "calm_free")
    chance(s, "die 1")
    assert asked(s) == [CHANCE]
    chance(s, "hit 0", "hit 0")
    assert army(s, 1, "mazilles") == (4, 0), "two cards were left"


def test_f6_4_5_a_prisoner_does_not_try() -> None:
    s = see()
    troops(s, 1, "sigy/st_paul", men=1)
    prisoner(s, "francois", 1)
    risen(s)
    assert asked(s) == [CHANCE]


def with_cardinal(cards: int = 1, hidden_money: bool = False) -> Table:
    """The same without bishop; Henri (3), bishop of Bourg, is cardinal."""
    s = mazilles(men=6, fort=False, hidden_money=hidden_money)
    lord(s, "henri", 3, "bourg")
    bishop(s, "henri", "b4")
    cardinal(s, "henri", bought=True)
    more(s, 0, cards - 1)
    return s


def test_f10_1_10_a_cardinal_pays_3_for_each_card_and_survives() -> None:
    s = with_cardinal(cards=2)
    money(s, 3, 7)
    risen(s)
    assert (asked(s), why(s, 3, "calm_free")) == ([3], "cannot-calm")
    play(s, 3, "calm")
    chance(s, "die 1")
    assert (s.money(3), seat_of(s, "henri"), asked(s)) == (4, 3, [3])
    play(s, 3, "calm")
    chance(s, "die 3")
    assert (s.money(3), asked(s)) == (1, [CHANCE])
    chance(s, "hit 0")
    assert army(s, 1, "mazilles") == (5, 0)


def test_f10_1_10_who_cannot_pay_is_not_asked() -> None:
    s = with_cardinal()
    money(s, 3, 2)
    risen(s)
    assert asked(s) == [CHANCE]


def test_f13_6_with_hidden_money_he_is_asked_whatever_he_has() -> None:
    s = with_cardinal(hidden_money=True)
    money(s, 3, 2)
    risen(s)
    assert (asked(s), why(s, 3, "calm"), legal(s, 3)[0]) == ([3], "cannot-pay-calming", "pass")


def test_f10_1_10_in_his_own_bishopric_a_cardinal_pays_or_risks_his_life() -> None:
    s = see()
    cardinal(s, "francois", bought=True)
    risen(s)
    assert legal(s, 2)[:3] == ["pass", "calm", "calm_free"]
    play(s, 2, "calm_free")
    chance(s, "die 2")
    assert seat_of(s, "francois") == -1


def test_f10_1_13_the_bishop_first_then_the_cardinals_in_turn_order() -> None:
    s = see(cards=1)
    s.cells[FIRST] = 3
    lord(s, "henri", 3, "bourg")
    cardinal(s, "henri", bought=True)
    lord(s, "othon", 0, "blaye")
    s.cells[CARDINAL_BY + lord_of("othon")] = BY_CARD
    calm(s)
    play(s, 0, "revolt mazilles")
    order = []
    while asked(s) != [CHANCE]:
        order += asked(s)
        play(s, asked(s)[0], "pass")
    assert order == [2, 3, 0]


def test_f11_1_a_bishop_saved_by_the_tooth_tries_no_more() -> None:
    s = see(cards=2)
    s.cells[RELICS_IN_PLAY] = 1
    s.cells[RELIC_AT + TOOTH] = lord_of("arthur")
    risen(s)
    play(s, 2, "calm_free")
    chance(s, "die 1")
    assert (runs(s), asked(s)) == ("SAVING", [0])
    play(s, 0, "revive francois")
    assert (seat_of(s, "francois"), s.cells[BISHOP + bishopric("b2")], asked(s)) == (2, lord_of("francois"), [CHANCE])
