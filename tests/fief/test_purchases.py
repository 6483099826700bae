"""Phase 4: troops, buildings, titles. [F-4.2] [F-4.3]"""

import pytest

from signoria.games.fief import control, people, purchases, units
from signoria.games.fief.pieces import FORTIFICATIONS, MAN, MILLS, VILLAGES
from signoria.games.fief.state import CARDINAL_BY, CONTROL, FORT_IN, MILLS_IN, NEW_UNITS_IN, Table
from signoria.games.fief.steps.kinds import PURCHASES
from tests.fief.tables import (
    admit,
    army,
    asked,
    begin,
    bishop,
    calamity,
    cardinal,
    castle,
    city,
    controller,
    controls,
    default,
    deniers,
    engine,
    fief,
    field,
    king,
    legal,
    lord,
    lord_of,
    mills,
    money,
    play,
    pope,
    prisoner,
    queen,
    rule,
    runs,
    stand,
    table,
    title,
    told,
    troops,
    village,
    why,
)

BLAYE = ("beaujeu", "la_salle", "blaye", "charolles")


def shop(s: Table, deniers: int = 20) -> Table:
    """Seat 0 buys first, with so much money; the others have none."""
    for seat in range(1, int(s.seats())):
        money(s, seat, 0)
    money(s, 0, deniers)
    begin(s, PURCHASES)
    return s


def seigneur(deniers: int = 20, fog_of_war: bool = False, hidden_money: bool = False) -> Table:
    """Seat 0 has Arthur in his castle of Blaye."""
    s = table(3, phase=4, fog_of_war=fog_of_war, hidden_money=hidden_money)
    lord(s, "arthur", 0, "blaye")
    castle(s, "blaye")
    return shop(s, deniers)


def holder(s: Table, name: str) -> int:
    return int(s.holder(fief(name)))


# ---------------------------------------------------------------- troops


def test_t18_f4_2_2_four_new_units_in_a_village_and_one_elsewhere() -> None:
    """St Médard with 4 men-at-arms and 3 knights takes two of each for 9 with the one that goes elsewhere."""
    s = table(3, phase=4)
    lord(s, "thierry", 0, "st_medard")
    troops(s, 0, "st_medard", men=4, knights=3)
    castle(s, "st_medard", "st_gerome")
    troops(s, 0, "st_gerome", men=1)
    shop(s, 9)
    play(s, 0, *["hire man_at_arms st_medard"] * 2, *["hire knight st_medard"] * 2)
    assert army(s, 0, "st_medard") == (6, 5)
    assert rule(s, 0, "hire man_at_arms st_medard") == "F-4.2.2"
    assert why(s, 0, "hire man_at_arms st_medard") == "enough-new-units"
    play(s, 0, "hire man_at_arms st_gerome")
    assert deniers(s) == [0, 0, 0]
    assert runs(s) == "", "with no money left there is nothing to ask"


def test_f4_2_1_prices_and_one_denier_less() -> None:
    s = seigneur(13)
    play(s, 0, "mill blaye", "mill blaye", "hire knight blaye", "hire knight blaye")
    assert deniers(s)[0] == 1
    assert why(s, 0, "hire knight blaye") == "cannot-pay"
    assert legal(s, 0, "hire") == ["man_at_arms blaye"]
    s = table(3, phase=4)
    lord(s, "arthur", 0, "blaye")
    shop(s, 9)
    assert why(s, 0, "castle blaye") == "cannot-pay"
    s = table(3, phase=4)
    lord(s, "arthur", 0, "blaye")
    shop(s, 10)
    play(s, 0, "castle blaye")
    assert deniers(s)[0] == 0
    assert s.cells[FORT_IN + village("blaye")] == 1


def test_f12_2_without_tokens_nothing_is_bought() -> None:
    s = table(3, phase=4)
    lord(s, "arthur", 0, "blaye")
    troops(s, 0, "charolles", men=13, knights=7)
    shop(s)
    assert rule(s, 0, "hire man_at_arms blaye") == "F-12.2"
    play(s, 0, "hire knight blaye")
    assert why(s, 0, "hire knight blaye") == "none-in-supply"


def test_f12_2_mills_and_castles_run_out() -> None:
    s = table(3, phase=4)
    lord(s, "arthur", 0, "blaye")
    places = [one for one in range(VILLAGES) if one != village("blaye")]
    for one in places[: MILLS // 2]:
        s.cells[MILLS_IN + one] = 2
    s.cells[MILLS_IN + places[-1]] = MILLS % 2
    for one in places[:FORTIFICATIONS]:
        s.cells[FORT_IN + one] = 1
    shop(s)
    assert why(s, 0, "mill blaye") == "none-in-supply"
    assert why(s, 0, "castle blaye") == "none-in-supply"


def test_f4_2_2_troops_go_to_a_free_lord_or_a_fortification() -> None:
    s = table(3, phase=4)
    lord(s, "arthur", 0, "sigy")
    troops(s, 0, "blaye", men=1)
    castle(s, "blaye")
    troops(s, 0, "charolles", men=1)
    shop(s)
    assert legal(s, 0, "hire") == ["man_at_arms blaye", "knight blaye", "man_at_arms sigy", "knight sigy"]
    assert why(s, 0, "hire knight charolles") == "no-place-for-troops"


def prisoners_only(*names: str) -> Table:
    """Seat 0 governs the fief of Blaye, but all its lords are held in Sigy by seat 1 and it has no troops."""
    s = table(3, phase=4)
    troops(s, 1, "sigy", men=2)
    for name in names:
        lord(s, name, 0, "sigy/st_paul")
        prisoner(s, name, 1)
    city(s, "blaye")
    return s


def test_f4_2_4_f6_4_6_a_family_of_prisoners_buys_neither_troops_nor_buildings() -> None:
    """A story: with its only lord in prison and no troops a family still bought a garrison and mills."""
    s = prisoners_only("arthur")
    title(s, "arthur", "blaye")
    assert controller(s, "blaye") == 0
    assert not purchases.could_hire(s, 0, 20)
    assert not purchases.could_build(s, 0, 20)
    bishop(s, "arthur", "b1")  # he can buy a cardinal's hat, so he is asked
    shop(s)
    assert asked(s) == [0]
    for move in ("hire man_at_arms blaye", "mill blaye", "castle charolles"):
        assert why(s, 0, move) == "nobody-on-board"
    units.put_troops(s, 0, village("bourg"), MAN, 1)
    play(s, 0, "hire man_at_arms blaye", "mill blaye")


def test_f4_2_5_f6_4_6_no_title_is_bought_for_a_prisoner() -> None:
    s = table(3, phase=4)
    lord(s, "arthur", 0, "sigy/st_paul")
    troops(s, 1, "sigy", men=2)
    prisoner(s, "arthur", 1)
    for one in BLAYE:
        troops(s, 0, one, men=1)
    castle(s, "blaye")
    shop(s)
    assert why(s, 0, "title blaye") == "no-lord-with-room"
    lord(s, "charles", 0, "blaye")
    lord(s, "henri", 0, "blaye")
    play(s, 0, "title blaye")
    assert legal(s, 0, "grant") == ["charles", "henri"]
    assert why(s, 0, "grant arthur") == "prisoner-buys-nothing"
    assert rule(s, 0, "grant arthur") == "F-6.4.6"
    play(s, 0, "grant henri")
    assert holder(s, "blaye") == lord_of("henri")


def test_f4_2_2_a_prisoner_is_no_free_lord() -> None:
    s = table(3, phase=4)
    troops(s, 1, "sigy", men=2)
    lord(s, "arthur", 0, "sigy/st_paul")
    prisoner(s, "arthur", 1)
    shop(s)
    assert runs(s) == ""


def test_f4_2_2_a_lord_at_the_gate_is_joined_there() -> None:
    s = table(3, phase=4)
    troops(s, 1, "blaye", men=2)
    castle(s, "blaye")
    lord(s, "arthur", 0, "blaye/charolles")
    shop(s)
    play(s, 0, "hire knight blaye")
    assert army(s, 0, "blaye/charolles") == (0, 1)


def test_f4_2_2_never_into_a_besieged_fortification_but_to_the_besieger() -> None:
    s = table(3, phase=4)
    lord(s, "arthur", 0, "blaye")
    castle(s, "blaye")
    lord(s, "baudoin", 1, "blaye/charolles")
    troops(s, 1, "blaye/charolles", men=1)
    lord(s, "charles", 2, "blaye")
    admit(s, 2, "blaye")
    engine(s, 1, "blaye")
    shop(s)
    assert why(s, 0, "hire man_at_arms blaye") == "besieged"
    assert rule(s, 0, "hire man_at_arms blaye") == "F-4.2.2"
    play(s, 0, "mill blaye", "done")  # [F-4.2.6]
    assert runs(s) == ""
    money(s, 1, 3)
    money(s, 2, 3)
    begin(s, PURCHASES)
    play(s, 0, "done")
    play(s, 1, "hire knight blaye")
    assert army(s, 1, "blaye/charolles") == (1, 1)
    assert asked(s) == [], "the friend inside cannot buy there either"


def test_f4_2_2_the_limit_of_four_is_each_players_own() -> None:
    s = table(3, phase=4)
    lord(s, "arthur", 0, "blaye")
    lord(s, "baudoin", 1, "blaye/charolles")
    shop(s, 6)
    money(s, 1, 4)
    play(s, 0, *["hire man_at_arms blaye"] * 4)
    play(s, 1, *["hire man_at_arms blaye"] * 4)
    assert runs(s) == ""
    assert s.cells[NEW_UNITS_IN + village("blaye")] == 0


def test_f2_2_6_troops_bought_under_plague_are_immune() -> None:
    s = table(3, phase=4)
    lord(s, "arthur", 0, "blaye")
    calamity(s, "plague", "b1")
    shop(s)
    play(s, 0, "hire man_at_arms blaye")
    assert units.of_kind(s.cells[units.row(0, stand("blaye"), 1)], MAN) == 1


def test_f4_3_5_troops_bought_for_an_empty_city_occupy_it() -> None:
    s = table(3, phase=4)
    lord(s, "arthur", 0, "sigy")
    title(s, "arthur", "blaye")
    city(s, "blaye")
    shop(s)
    assert controller(s, "blaye") == 0
    assert s.cells[CONTROL + village("blaye")] == -1
    play(s, 0, "hire man_at_arms blaye")
    assert s.cells[CONTROL + village("blaye")] == 0


# ---------------------------------------------------------------- who can buy at all


def test_f4_2_4_without_anybody_on_the_board_nothing_is_bought() -> None:
    s = seigneur()
    money(s, 1, 20)
    play(s, 0, "done")
    assert runs(s) == "", "seat 1 has nobody and is not asked"
    s = seigneur(hidden_money=True)
    play(s, 0, "done")
    assert asked(s) == [1], "with hidden money everybody is asked"
    assert rule(s, 1, "hire man_at_arms blaye") == "F-4.2.4"
    assert rule(s, 1, "mill blaye") == "F-4.2.4"


def test_f4_2_5_troops_in_a_castle_buy_without_a_lord_but_no_title() -> None:
    s = table(3, phase=4)
    controls(s, 0, *BLAYE)
    castle(s, "blaye")
    shop(s)
    assert legal(s, 0, "hire") == ["man_at_arms blaye", "knight blaye"]
    assert "mill charolles" in legal(s, 0)
    assert why(s, 0, "title blaye") == "no-lord-with-room"


def test_f4_2_3_buildings_need_control() -> None:
    s = table(3, phase=4)
    lord(s, "arthur", 0, "blaye")
    castle(s, "blaye")
    mills(s, "blaye", 2)
    lord(s, "baudoin", 0, "charolles/blaye")
    troops(s, 1, "charolles", men=1)
    shop(s)
    assert why(s, 0, "mill blaye") == "enough-mills"
    assert why(s, 0, "castle blaye") == "fortified"
    assert why(s, 0, "mill charolles") == "not-your-village"
    assert why(s, 0, "castle sigy") == "not-your-village"


# ---------------------------------------------------------------- titles


def duke(castles: tuple[str, ...] = ("blaye",)) -> Table:
    """Seat 0 controls the fief of Blaye, with Arthur and Baudoin; the lords are in Sigy."""
    s = table(3, phase=4)
    controls(s, 0, *BLAYE)
    castle(s, *castles)
    lord(s, "arthur", 0, "sigy")
    lord(s, "baudoin", 0, "sigy")
    return s


def test_t19_f4_2_1_a_county_costs_6() -> None:
    s = table(3, phase=4)
    controls(s, 0, "tournus", "belleville", "pugnac")
    castle(s, "pugnac")
    lord(s, "arthur", 0, "tournus")
    shop(s, 6)
    play(s, 0, "title tournus")
    assert deniers(s)[0] == 0
    assert holder(s, "tournus") == lord_of("arthur"), "an only lord has it at once"
    assert s.cells[FORT_IN + village("pugnac")] == 2
    assert told(s, "title-bought")[0]["sum"] == 6


@pytest.mark.parametrize(("name", "price"), [("blaye", 8), ("tournus", 6), ("mazilles", 4)])
def test_f4_2_1_a_title_costs_two_for_each_village(name: str, price: int) -> None:
    s = table(3, phase=4)
    there = {"blaye": BLAYE, "tournus": ("tournus", "belleville", "pugnac"), "mazilles": ("mazilles", "st_andromy")}
    controls(s, 0, *there[name])
    castle(s, there[name][0])
    lord(s, "arthur", 0, there[name][0])
    shop(s, price - 1)
    assert why(s, 0, f"title {name}") == "cannot-pay"
    money(s, 0, price)
    play(s, 0, f"title {name}")
    assert deniers(s)[0] == 0


def test_f4_3_2_lord_and_capital_are_chosen() -> None:
    s = shop(duke(castles=("blaye", "charolles")))
    play(s, 0, "title blaye")
    assert legal(s, 0) == ["grant arthur", "grant baudoin"], "nobody interrupts"
    assert default(s, 0) == "grant arthur"
    play(s, 0, "grant baudoin")
    assert legal(s, 0) == ["capital blaye", "capital charolles"]
    assert why(s, 0, "capital sigy") == "no-capital"
    play(s, 0, "capital charolles")
    assert holder(s, "blaye") == lord_of("baudoin")
    assert s.cells[FORT_IN + village("charolles")] == 2
    assert s.cells[FORT_IN + village("blaye")] == 1


def test_f4_3_1_all_villages_and_a_castle_are_needed() -> None:
    s = shop(duke(castles=()))
    assert why(s, 0, "title blaye") == "no-castle"
    play(s, 0, "castle la_salle", "title blaye", "grant arthur")
    assert s.cells[FORT_IN + village("la_salle")] == 2
    s = duke()
    control.set_control(s, village("beaujeu"), -1)
    units.lose_troops(s, 0, village("beaujeu"), MAN, 1)
    shop(s)
    assert why(s, 0, "title blaye") == "villages-missing"


def test_f4_3_8_a_title_with_a_city_is_not_bought() -> None:
    s = duke()
    city(s, "charolles")
    units.take_lord(s, lord_of("baudoin"))
    s.cells[CONTROL + village("charolles")] = 0
    shop(s)
    assert why(s, 0, "title blaye") == "city-stands"
    title(s, "arthur", "blaye")
    assert why(s, 0, "title blaye") == "title-held"


def test_t20_f1_2_2_two_fief_titles_and_a_bishopric() -> None:
    """Charles is duke of Bourg and bishop of Sigy, and becomes count of Sigy; a third fief he cannot have."""
    s = table(3, phase=4)
    lord(s, "charles", 0, "bourg")
    title(s, "charles", "bourg")
    city(s, "bourg")
    bishop(s, "charles", "b5")
    controls(s, 0, "marcamps", "sigy", "st_ciers_d_abzac", "mazilles", "st_andromy")
    castle(s, "sigy", "mazilles")
    shop(s)
    play(s, 0, "title sigy")
    assert (holder(s, "bourg"), holder(s, "sigy")) == (lord_of("charles"), lord_of("charles"))
    assert people.titles(s, lord_of("charles")) == 3
    assert why(s, 0, "title mazilles") == "no-lord-with-room"
    s = duke()
    title(s, "arthur", "sigy", "bourg")
    shop(s)
    play(s, 0, "title blaye")
    assert holder(s, "blaye") == lord_of("baudoin"), "Arthur has two"


def test_f1_2_2_a_lord_with_two_titles_gets_no_third() -> None:
    s = duke()
    lord(s, "charles", 0, "sigy")
    title(s, "arthur", "sigy", "bourg")
    shop(s)
    play(s, 0, "title blaye")
    assert why(s, 0, "grant arthur") == "two-titles"
    assert why(s, 0, "grant henri") == "not-your-lord"
    assert why(s, 0, "pass_title sigy baudoin") == "not-now", "room is made before buying"
    assert legal(s, 0) == ["grant baudoin", "grant charles"]


# ---------------------------------------------------------------- passing a title


def test_t21_f4_3_4_the_barony_is_passed_not_the_county() -> None:
    s = table(3, phase=4)
    lord(s, "charles", 0, "sigy")
    lord(s, "henri", 0, "sigy")
    title(s, "charles", "sigy", "st_paul")
    shop(s)
    assert legal(s, 0, "pass_title") == ["st_paul henri"]
    assert why(s, 0, "pass_title sigy henri") == "keeps-the-higher"
    assert rule(s, 0, "pass_title sigy henri") == "F-4.3.4"
    assert why(s, 0, "pass_title st_paul charles") == "two-titles"
    play(s, 0, "pass_title st_paul henri")
    assert holder(s, "st_paul") == lord_of("henri")
    assert why(s, 0, "pass_title sigy henri") == "only-title"
    assert why(s, 0, "pass_title bourg henri") == "not-your-title"


def test_f4_3_7_of_equal_titles_either_is_passed_but_each_only_once_a_turn() -> None:
    s = table(3, phase=4)
    lord(s, "charles", 0, "sigy")
    lord(s, "henri", 0, "sigy")
    title(s, "charles", "sigy", "tournus")
    title(s, "henri", "mazilles")
    shop(s)
    assert legal(s, 0, "pass_title") == ["tournus henri", "sigy henri"]
    play(s, 0, "pass_title tournus henri", "pass_title mazilles charles")
    assert why(s, 0, "pass_title mazilles henri") == "title-passed"
    assert legal(s, 0, "pass_title") == []


# ---------------------------------------------------------------- the king's waiver


def royal() -> Table:
    """Seat 0 could buy Blaye, but has no money; François of seat 1 is king."""
    s = duke()
    lord(s, "francois", 1, "bourg")
    king(s, "francois")
    return s


def test_f1_8_5_the_king_waives_a_price() -> None:
    s = shop(royal(), 0)
    assert legal(s, 0, "ask_waiver") == ["blaye"]
    assert legal(s, 0, "title") == []
    play(s, 0, "ask_waiver blaye", "propose")
    play(s, 1, "accept")
    assert legal(s, 0, "ask_waiver") == []
    assert why(s, 0, "ask_waiver blaye") == "free-of-charge"
    play(s, 0, "title blaye", "grant arthur")
    assert deniers(s) == [0, 0, 0]
    assert holder(s, "blaye") == lord_of("arthur")


def test_f1_8_5_the_king_may_refuse_and_is_asked_once() -> None:
    s = shop(royal(), 3)
    play(s, 0, "ask_waiver blaye", "propose")
    play(s, 1, "refuse")
    assert why(s, 0, "ask_waiver blaye") == "asked-already"
    assert why(s, 0, "title blaye") == "cannot-pay"


def test_f12_3_the_king_may_have_his_price() -> None:
    s = shop(royal(), 2)
    play(s, 0, "ask_waiver blaye", "money give 2", "propose")
    play(s, 1, "accept")
    play(s, 0, "title blaye", "grant arthur")
    assert deniers(s) == [0, 2, 0]


def test_f1_8_5_ones_own_king_or_regent_makes_titles_free() -> None:
    s = duke()
    king(s, "arthur")
    shop(s, 0)
    assert why(s, 0, "ask_waiver blaye") == "free-of-charge"
    play(s, 0, "title blaye", "grant arthur")
    assert deniers(s)[0] == 0
    s = duke()
    lord(s, "blanche", 0, "sigy")
    queen(s, "blanche", regent=True)
    shop(s, 0)
    play(s, 0, "title blaye", "grant blanche")
    s = duke()
    lord(s, "blanche", 0, "sigy")
    queen(s, "blanche")
    shop(s, 0)
    assert runs(s) == "", "a queen is no regent"


def test_f6_4_5_an_imprisoned_king_waives_nothing() -> None:
    s = royal()
    troops(s, 2, "bourg/st_vivien", men=1)
    prisoner(s, "francois", 2)
    shop(s, 8)
    assert why(s, 0, "ask_waiver blaye") == "no-ruler"
    play(s, 0, "title blaye", "grant arthur")
    assert deniers(s)[0] == 0


# ---------------------------------------------------------------- the cardinal title


def clergy(deniers: int = 5) -> Table:
    s = table(3, phase=4)
    lord(s, "arthur", 0, "blaye")
    lord(s, "baudoin", 1, "sigy")
    bishop(s, "baudoin", "b5")
    return shop(s, deniers)


def test_f1_5_1_the_cardinal_title_is_bought_for_any_bishop() -> None:
    s = clergy()
    assert legal(s, 0, "cardinal") == ["baudoin"]
    assert why(s, 0, "cardinal arthur") == "no-bishop"
    play(s, 0, "cardinal baudoin")
    assert s.cells[CARDINAL_BY + lord_of("baudoin")] == 2
    assert deniers(s)[0] == 0


def test_f1_5_1_one_denier_less_or_sold_already() -> None:
    s = clergy(4)
    assert why(s, 0, "cardinal baudoin") == "cannot-pay"
    s = table(3, phase=4)
    lord(s, "arthur", 0, "blaye")
    lord(s, "baudoin", 1, "sigy")
    lord(s, "charles", 1, "sigy")
    bishop(s, "baudoin", "b5")
    bishop(s, "charles", "b1")
    cardinal(s, "charles", bought=True)
    shop(s)
    assert why(s, 0, "cardinal baudoin") == "cardinal-sold"
    s.cells[CARDINAL_BY + lord_of("charles")] = 1
    assert why(s, 0, "cardinal charles") == "cardinal-already"


@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_f1_5_2_another_players_pope_must_consent(answer: str) -> None:
    s = table(3, phase=4)
    lord(s, "arthur", 0, "blaye")
    lord(s, "baudoin", 1, "sigy")
    lord(s, "charles", 2, "bourg")
    bishop(s, "baudoin", "b5")
    bishop(s, "charles", "b1")
    pope(s, "charles")
    shop(s, 10)
    play(s, 0, "cardinal baudoin", "propose")
    assert deniers(s)[0] == 10
    play(s, 2, answer)
    is_cardinal = s.cells[CARDINAL_BY + lord_of("baudoin")] == 2
    assert (is_cardinal, deniers(s)[0]) == ((True, 5) if answer == "accept" else (False, 10))
    if answer == "refuse":
        assert why(s, 0, "cardinal baudoin") == "asked-already"


def test_f1_5_2_what_was_paid_for_consent_may_be_missing_then() -> None:
    s = table(3, phase=4)
    lord(s, "arthur", 0, "blaye")
    lord(s, "charles", 2, "bourg")
    bishop(s, "charles", "b1")
    pope(s, "charles")
    shop(s, 6)
    play(s, 0, "cardinal charles", "money give 2", "propose")
    play(s, 2, "accept")
    assert deniers(s) == [4, 0, 2]
    assert s.cells[CARDINAL_BY + lord_of("charles")] == 0


def test_f1_5_5_an_imprisoned_pope_is_not_asked() -> None:
    s = table(3, phase=4)
    lord(s, "arthur", 0, "blaye")
    lord(s, "charles", 2, "blaye/charolles")
    bishop(s, "charles", "b1")
    pope(s, "charles")
    prisoner(s, "charles", 0)
    shop(s, 5)
    play(s, 0, "cardinal charles")
    assert s.cells[CARDINAL_BY + lord_of("charles")] == 2


# ---------------------------------------------------------------- fog and the turn order


def test_f11_2_under_fog_troops_are_paid_for_together() -> None:
    s = seigneur(6, fog_of_war=True)
    play(s, 0, "hire knight blaye", "hire man_at_arms blaye")
    assert deniers(s)[0] == 6
    assert field(s, "unpaid") == 2
    assert told(s, "hired", viewer=1)[0]["unit"] is None
    assert told(s, "hired", viewer=0)[0]["unit"] == "knight"
    assert why(s, 0, "hire knight blaye") == "cannot-pay", "what is owed counts"
    assert legal(s, 1) == [], "nobody interrupts"
    play(s, 0, "done")
    assert deniers(s)[0] == 2
    assert told(s, "paid-troops", viewer=1) == [
        {"event": "paid-troops", "rule": "F-11.2", "seat": 0, "men": 1, "knights": 1}
    ]


def test_f11_2_other_purchases_settle_what_is_owed_first() -> None:
    s = seigneur(6, fog_of_war=True)
    play(s, 0, "hire knight blaye", "mill blaye")
    assert deniers(s)[0] == 0
    assert runs(s) == ""


def test_f4_2_purchases_go_in_turn_order() -> None:
    s = table(3, phase=4, first=2)
    for seat, (name, at) in enumerate((("arthur", "blaye"), ("baudoin", "sigy"), ("charles", "bourg"))):
        lord(s, name, seat, at)
    begin(s, PURCHASES)
    order = []
    while asked(s):
        order.append(asked(s)[0])
        assert default(s, asked(s)[0]) == "done"
        play(s, asked(s)[0], "done")
    assert order == [2, 0, 1]
