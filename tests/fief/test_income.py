"""Phase 3: villages, mills, land taxes, tithes, the queen's money. [F-3]"""

from collections.abc import Callable

import pytest

from signoria.games.fief import taxes
from signoria.games.fief.state import CALAMITY_IN, COUNTED, HARVEST_IN, MOST_SEATS, WEATHER_IN, Table
from signoria.games.fief.steps.kinds import INCOME
from tests.fief.tables import (
    begin,
    bishop,
    bishopric,
    calamity,
    cardinal,
    castle,
    city,
    controls,
    deniers,
    engine,
    fief,
    fine_weather,
    harvest,
    king,
    land_tax,
    lord,
    mills,
    money,
    pope,
    prisoner,
    queen,
    running,
    table,
    tithe,
    tithe_all,
    title,
    told,
    troops,
)


def penniless(seats: int = 3, hidden_money: bool = False) -> Table:
    """Nobody has anything."""
    s = table(seats, phase=3, hidden_money=hidden_money)
    for seat in range(seats):
        money(s, seat, 0)
    return s


def collect(s: Table) -> list[int]:
    """The phase is played; what everybody has then."""
    begin(s, INCOME)
    assert running(s) < 0
    return deniers(s)


# ---------------------------------------------------------------- villages


def test_f3_1_a_denier_for_each_village_controlled() -> None:
    s = penniless()
    controls(s, 0, "blaye", "charolles", "pugnac")
    lord(s, "arthur", 1, "sigy")
    assert collect(s) == [3, 1, 0]
    assert told(s, "village-income") == [
        {"event": "village-income", "rule": "F-3.1", "seat": 0, "sum": 3, "villages": 3},
        {"event": "village-income", "rule": "F-3.1", "seat": 1, "sum": 1, "villages": 1},
    ]


def test_f3_1_a_besieged_village_brings_nothing() -> None:
    s = penniless()
    controls(s, 0, "blaye", "charolles")
    castle(s, "blaye")
    lord(s, "arthur", 1, "blaye/charolles")
    engine(s, 1, "blaye")
    assert collect(s) == [1, 0, 0]


def test_f3_1_presence_at_the_gates_brings_nothing() -> None:
    s = penniless()
    controls(s, 0, "blaye")
    troops(s, 1, "blaye/charolles", men=2)
    assert collect(s) == [1, 0, 0]


def test_f4_3_5_empty_villages_of_a_governed_fief_bring_money_to_the_title_holder() -> None:
    """Sigy has three villages; one of them is held by somebody else."""
    s = penniless()
    lord(s, "arthur", 0, "sigy")
    city(s, "sigy")
    title(s, "arthur", "sigy")
    controls(s, 1, "marcamps")
    assert collect(s) == [2, 1, 0]


# ---------------------------------------------------------------- mills


def test_f3_2_two_deniers_for_each_mill() -> None:
    s = penniless()
    controls(s, 0, "blaye", "bourg")
    mills(s, "blaye", 2)
    mills(s, "bourg", 1)
    assert collect(s) == [2 + 6, 0, 0]
    assert told(s, "mill-income") == [{"event": "mill-income", "rule": "F-3.2", "seat": 0, "sum": 6, "mills": 3}]


@pytest.mark.parametrize("lay", [harvest, fine_weather])
def test_f3_2_a_bonus_card_adds_one_to_each_mill_of_its_bishopric(lay: Callable[..., None]) -> None:
    s = penniless()
    controls(s, 0, "blaye", "bourg")
    controls(s, 1, "la_salle")
    mills(s, "blaye", 2)
    mills(s, "bourg", 1)
    mills(s, "la_salle", 1)
    lay(s, "b1")
    assert collect(s) == [2 + 2 * 3 + 2, 1 + 3, 0]


def test_t16_f2_3_4_good_harvest_and_fine_weather_make_four_a_mill() -> None:
    """Good Harvest and Fine Weather on one bishopric: each mill 2 + 2 = 4."""
    s = penniless()
    controls(s, 0, "tournus")
    mills(s, "tournus", 2)
    harvest(s, "b2")
    fine_weather(s, "b2")
    assert collect(s) == [1 + 8, 0, 0]


def test_f3_2_under_famine_mills_bring_nothing() -> None:
    s = penniless()
    controls(s, 0, "tournus", "bourg")
    mills(s, "tournus", 2)
    mills(s, "bourg", 1)
    calamity(s, "famine", "b2")
    assert collect(s) == [2 + 2, 0, 0]


def test_f3_2_other_calamities_do_not_touch_mills() -> None:
    s = penniless()
    controls(s, 0, "tournus")
    mills(s, "tournus", 2)
    calamity(s, "bad_weather", "b2")
    calamity(s, "plague", "b2")
    assert collect(s) == [1 + 4, 0, 0]


def test_f3_2_besieged_mills_bring_nothing() -> None:
    s = penniless()
    controls(s, 0, "tournus")
    castle(s, "tournus")
    mills(s, "tournus", 2)
    lord(s, "arthur", 1, "tournus/pugnac")
    engine(s, 1, "tournus")
    assert collect(s) == [0, 0, 0]
    assert told(s, "mill-income") == []


def test_f3_8_mills_of_nobody_bring_nothing() -> None:
    s = penniless()
    mills(s, "tournus", 2)
    assert collect(s) == [0, 0, 0]


# ---------------------------------------------------------------- land tax


def test_t15_f2_3_6_the_king_taxes_the_fief_of_bourg() -> None:
    """2.4.5: King Anna taxes the fief of Bourg (4 villages): Anna 8; Franek (3 villages) 3; Patryk (1) 1."""
    anna, franek, patryk = 0, 1, 2
    s = penniless()
    lord(s, "arthur", anna, "bourg/villeneuve")
    king(s, "arthur")
    controls(s, franek, "bourg", "st_vivien", "villeneuve")
    controls(s, patryk, "la_bussiere")
    land_tax(s, anna, "bourg")
    assert collect(s) == [8, 3, 1]
    assert told(s, "land-tax-income") == [
        {"event": "land-tax-income", "rule": "F-3.3", "seat": 0, "sum": 8, "fief": "bourg"}
    ]


def test_f3_3_land_tax_counts_besieged_and_empty_villages() -> None:
    """Two deniers for each village of the fief, whoever controls it, or nobody, even besieged. [F-2.3.6]"""
    s = penniless()
    lord(s, "arthur", 0, "st_paul")
    city(s, "st_paul")
    title(s, "arthur", "st_paul")
    lord(s, "baudoin", 1, "st_paul/sigy")
    engine(s, 1, "st_paul")
    troops(s, 2, "les_essarts", men=1)
    land_tax(s, 0, "st_paul")
    assert collect(s) == [4, 0, 1]


# ---------------------------------------------------------------- tithe


def tithed(s: Table) -> None:
    """Bishopric 5 with mills of two players and a bishop of a third."""
    controls(s, 0, "sigy")
    controls(s, 1, "st_paul")
    mills(s, "sigy", 2)
    mills(s, "st_paul", 1)
    lord(s, "francois", 2, "bourg")
    bishop(s, "francois", "b5")
    tithe(s, 2, "francois", "b5")


def test_f3_4_a_tithe_takes_the_income_of_all_mills() -> None:
    s = penniless()
    tithed(s)
    assert collect(s) == [1, 1, 1 + 6]
    assert told(s, "mill-income") == []
    assert told(s, "tithe-income") == [
        {"event": "tithe-income", "rule": "F-3.4", "seat": 2, "sum": 6, "bishopric": "b5"}
    ]


def test_f3_4_bonus_and_famine_work_for_the_tither_too() -> None:
    s = penniless()
    tithed(s)
    harvest(s, "b5")
    assert collect(s) == [1, 1, 1 + 9]
    s = penniless()
    tithed(s)
    calamity(s, "famine", "b5")
    assert collect(s) == [1, 1, 1]
    assert told(s, "tithe-income") == []


def test_f3_4_mills_elsewhere_stay_with_their_owners() -> None:
    s = penniless()
    tithed(s)
    controls(s, 0, "tournus")
    mills(s, "tournus", 1)
    assert collect(s) == [2 + 2, 1, 1 + 6]


def test_f3_7_besieged_mills_bring_nothing_to_the_tither() -> None:
    s = penniless()
    tithed(s)
    castle(s, "sigy")
    lord(s, "arthur", 1, "sigy/st_paul")
    engine(s, 1, "sigy")
    assert collect(s) == [0, 1, 1 + 2]


def test_f3_8_mills_of_nobody_bring_nothing_to_the_tither() -> None:
    s = penniless()
    tithed(s)
    mills(s, "beaujeu", 2)
    assert collect(s) == [1, 1, 1 + 6]


def test_f3_4_the_pope_takes_what_no_bishop_takes() -> None:
    """One card for all governed bishoprics, after bishops and cardinals. [F-2.3.7]"""
    s = penniless()
    tithed(s)
    controls(s, 1, "tournus")
    mills(s, "tournus", 2)
    lord(s, "arthur", 0, "sigy")
    bishop(s, "arthur", "b2")
    pope(s, "arthur")
    tithe_all(s, 0)
    assert collect(s) == [1 + 4, 2, 1 + 6]


# ---------------------------------------------------------------- the queen


@pytest.mark.parametrize("regent", [False, True])
def test_f3_5_the_queen_or_regent_brings_two_deniers(regent: bool) -> None:
    s = penniless()
    lord(s, "jeanne", 1, "sigy")
    queen(s, "jeanne", regent=regent)
    assert collect(s) == [0, 1 + 2, 0]
    assert told(s, "queen-income") == [
        {"event": "queen-income", "rule": "F-3.5", "seat": 1, "sum": 2, "lord": "jeanne"}
    ]


def test_f3_5_an_imprisoned_queen_is_paid_too() -> None:
    s = penniless()
    troops(s, 0, "sigy", men=1)
    lord(s, "jeanne", 1, "sigy")
    queen(s, "jeanne")
    prisoner(s, "jeanne", 0)
    assert collect(s) == [1, 2, 0]


# ---------------------------------------------------------------- afterwards


def test_f3_6_taxes_and_event_cards_leave_the_board_calamities_stay() -> None:
    s = penniless()
    tithed(s)
    harvest(s, "b1")
    fine_weather(s, "b3")
    calamity(s, "famine", "b2")
    land_tax_king(s)
    collect(s)
    assert [int(s.cells[HARVEST_IN + b]) for b in range(5)] == [0] * 5
    assert [int(s.cells[WEATHER_IN + b]) for b in range(5)] == [0] * 5
    assert taxes.tither(s, bishopric("b5")) == -1
    assert taxes.land_tax_of(s, fief("bourg")) == -1
    assert s.cells[CALAMITY_IN + 3 * bishopric("b2") + 1] == 1


def land_tax_king(s: Table) -> None:
    king(s, "francois")
    land_tax(s, 2, "bourg")


def test_f3_6_last_turns_tax_does_not_pay_again() -> None:
    s = penniless()
    tithed(s)
    collect(s)
    begin(s, INCOME)
    assert deniers(s) == [1 + 1 + 4, 1 + 1 + 2, 7 + 1]


def test_f13_6_income_is_counted_by_everybody() -> None:
    s = penniless(hidden_money=True)
    controls(s, 0, "blaye", "charolles")
    mills(s, "blaye", 1)
    collect(s)
    assert [int(s.cells[COUNTED + viewer * MOST_SEATS]) for viewer in range(3)] == [4, 4, 4]


def test_f3_nobody_without_anything_gets_anything() -> None:
    s = penniless(6)
    assert collect(s) == [0] * 6
    assert s.events == []


def test_f3_4_a_cardinal_tithes_where_the_bishop_does_not() -> None:
    s = penniless()
    controls(s, 0, "tournus")
    mills(s, "tournus", 1)
    lord(s, "arthur", 1, "tournus")
    bishop(s, "arthur", "b2")
    lord(s, "baudoin", 2, "tournus")
    bishop(s, "baudoin", "b3")
    cardinal(s, "baudoin")
    tithe(s, 2, "baudoin", "b2")
    assert collect(s) == [1, 0, 2]
