"""Revolts: causes, added cards, calming, dice, losses, what a revolt destroys. [F-10.1]"""

import pytest

from signoria.games.fief import revolts
from signoria.games.fief.control import fortifications_left
from signoria.games.fief.state import (
    DISCARDS,
    FORT_IN,
    MILLS_IN,
    Table,
)
from signoria.games.fief.steps.kinds import REVOLT_STEP
from signoria.kernel.flow import CHANCE
from tests.fief.calm_tables import calm, leave_only, out_of_turn
from tests.fief.revolt_tables import mazilles, more, rise
from tests.fief.tables import (
    admit,
    army,
    asked,
    bishop,
    calamity,
    castle,
    chance,
    city,
    default,
    deniers,
    field,
    hand,
    kind_of,
    king,
    land_tax,
    legal,
    lord,
    mills,
    play,
    pope,
    prisoner,
    push,
    rule,
    runs,
    seat_of,
    table,
    tithe,
    tithe_all,
    title,
    told,
    troops,
    village,
    why,
)


def fort(s: Table, at: str = "mazilles") -> int:
    return int(s.cells[FORT_IN + village(at)])


# ---------------------------------------------------------------- causes [F-10.1.1]


def test_f10_1_1_no_revolt_without_a_cause() -> None:
    s = calm(mazilles())
    assert (why(s, 0, "revolt blaye"), rule(s, 0, "revolt blaye")) == ("no-cause", "F-10.1.1")
    assert set(legal(s, 0, "revolt")) == {"chateauneuf", "mazilles", "st_andromy", "tournus"}


def test_t45_f10_1_1_a_tither_cannot_revolt_against_his_own_tithe_but_on_famine() -> None:
    s = table(4)
    lord(s, "francois", 0, "tournus")
    bishop(s, "francois", "b2")
    tithe(s, 0, "francois", "b2")
    lord(s, "baudoin", 1, "mazilles")
    hand(s, 0, "revolt")
    hand(s, 1, "revolt")
    calm(s)
    assert (why(s, 0, "revolt mazilles"), rule(s, 0, "revolt mazilles")) == ("own-tax", "F-10.1.1")
    assert why(s, 1, "revolt mazilles") == ""
    calamity(s, "famine", "b2")
    assert why(s, 0, "revolt mazilles") == ""


def test_f10_1_1_land_tax_of_holder_and_of_king_and_the_popes_tithe() -> None:
    s = table(4)
    lord(s, "arthur", 1, "bourg")
    title(s, "arthur", "bourg")
    king(s, "arthur")
    land_tax(s, 1, "bourg")
    land_tax(s, 1, "sigy")
    hand(s, 0, "revolt")
    calm(s)
    bourg = {"villeneuve", "la_bussiere", "bourg", "st_vivien"}
    assert set(legal(s, 0, "revolt")) == bourg | {"marcamps", "sigy", "st_ciers_d_abzac"}
    lord(s, "henri", 2, "tournus")
    bishop(s, "henri", "b2")
    pope(s, "henri")
    tithe_all(s, 2)
    assert why(s, 0, "revolt mazilles") == ""
    assert why(s, 0, "revolt blaye") == "no-cause", "a bishopric without bishop is not tithed"


def test_f10_1_1_two_taxes_of_which_one_is_anothers() -> None:
    s = table(4)
    lord(s, "francois", 0, "tournus")
    bishop(s, "francois", "b2")
    tithe(s, 0, "francois", "b2")
    lord(s, "arthur", 1, "mazilles")
    title(s, "arthur", "mazilles")
    land_tax(s, 1, "mazilles")
    hand(s, 0, "revolt")
    calm(s)
    assert legal(s, 0, "revolt") == ["mazilles", "st_andromy"]


def test_f10_1_8_bad_weather_does_not_hinder() -> None:
    s = mazilles()
    calamity(s, "bad_weather", "b2")
    calm(s)
    assert why(s, 0, "revolt mazilles") == ""


# ---------------------------------------------------------------- dice and walls [F-10.1.3] [F-10.1.4]


def test_t47_f10_1_4_one_card_against_a_castle_has_no_die_and_fails() -> None:
    s = rise(mazilles())
    assert (told(s, "revolt-fails")[0]["village"], runs(s)) == ("mazilles", "COURSE")
    assert (army(s, 1, "mazilles"), fort(s)) == ((2, 0), 1)
    assert s.cells[DISCARDS + kind_of("revolt")] == 4


def test_t47_f10_1_4_two_cards_make_one_die_and_destroy_the_castle() -> None:
    s = mazilles()
    mills(s, "mazilles", 2)
    more(s, 0)
    rise(s)
    assert asked(s) == [0]
    play(s, 0, "add_revolt")
    assert asked(s) == [CHANCE]
    chance(s, "hit 1")
    assert army(s, 1, "mazilles") == (0, 0)
    assert (fort(s), s.cells[MILLS_IN + village("mazilles")]) == (0, 0)
    assert told(s, "revolt-strikes")[0]["hits"] == 2


@pytest.mark.parametrize(("faces", "damage"), [((0, 0, 0), 3), ((3, 3, 3), 12), ((1, 0, 2), 6)])
def test_t46_f10_1_3_three_revolts_do_3_to_12(faces: tuple[int, int, int], damage: int) -> None:
    s = mazilles(men=13, fort=False)
    more(s, 0, 2)
    rise(s)
    play(s, 0, "add_revolt", "add_revolt")
    chance(s, *[f"hit {face}" for face in faces])
    assert army(s, 1, "mazilles") == (13 - damage, 0)


def test_f10_1_4_a_city_costs_two_dice_and_its_walls_stay() -> None:
    s = mazilles(men=1)
    city(s, "mazilles")
    mills(s, "mazilles")
    more(s, 0, 2)
    rise(s)
    play(s, 0, "add_revolt", "add_revolt")
    chance(s, "hit 0")
    assert army(s, 1, "mazilles") == (0, 0)
    assert (fort(s), s.cells[MILLS_IN + village("mazilles")]) == (2, 0)


def test_f10_1_4_tunnel_by_anyone_cancels_the_walls() -> None:
    s = mazilles(men=1)
    more(s, 3, 1, "tunnel")
    rise(s)
    assert asked(s) == [3]
    assert why(s, 3, "add_revolt") == "not-held"
    play(s, 3, "add_tunnel")
    assert asked(s) == [CHANCE], "one tunnel is enough"
    chance(s, "hit 0")
    assert (army(s, 1, "mazilles"), fort(s)) == ((0, 0), 0)


def test_f10_1_4_a_tunnel_needs_walls_around_somebody() -> None:
    s = mazilles(fort=False)
    push(s, REVOLT_STEP, village("mazilles"), 0, 1)
    assert revolts.tunnel_refusal(s, s.top)[0] != 0
    castle(s, "mazilles")
    assert revolts.tunnel_refusal(s, s.top)[0] == 0
    castle(s, "belleville")
    push(s, REVOLT_STEP, village("belleville"), 0, 1)
    assert revolts.tunnel_refusal(s, s.top)[0] != 0, "nobody is there"


def test_f10_1_4_who_stands_at_the_gate_is_not_protected() -> None:
    s = mazilles(men=0)
    troops(s, 2, "mazilles/belleville", men=1)
    lord(s, "henri", 1, "mazilles")
    rise(s)
    chance(s, "hit 0")
    assert (army(s, 2, "mazilles"), seat_of(s, "henri")) == ((0, 0), -1), "troops first, then every lord"


def test_f6_5_2_an_admitted_friend_is_inside() -> None:
    s = mazilles(men=0)
    lord(s, "henri", 1, "mazilles")
    troops(s, 2, "mazilles", men=1)
    admit(s, 2, "mazilles")
    rise(s)
    assert told(s, "revolt-fails")


# ---------------------------------------------------------------- villages without troops [F-10.1.11]


def test_f10_1_11_a_lone_lord_dies_in_the_open() -> None:
    s = mazilles(men=0, fort=False)
    lord(s, "henri", 1, "mazilles")
    rise(s)
    assert (seat_of(s, "henri"), runs(s)) == (-1, "COURSE")


def test_f10_1_11_a_lone_lord_in_a_castle_is_safe_from_one_card() -> None:
    s = mazilles(men=0)
    lord(s, "henri", 1, "mazilles")
    rise(s)
    assert (seat_of(s, "henri"), fort(s)) == (1, 1)


def test_f10_1_11_two_cards_kill_him_without_a_roll() -> None:
    s = mazilles(men=0)
    lord(s, "henri", 1, "mazilles")
    more(s, 0)
    rise(s)
    play(s, 0, "add_revolt")
    assert (seat_of(s, "henri"), fort(s)) == (-1, 0)


def test_f10_1_7_a_castle_falls_and_its_token_can_be_built_again() -> None:
    """One sentence of the book says that a revolt spares castles; the card and its example destroy one."""
    s = mazilles(men=1)
    more(s, 0)
    before = fortifications_left(s)
    rise(s)
    play(s, 0, "add_revolt")
    chance(s, "hit 0")
    assert (army(s, 1, "mazilles"), fort(s)) == ((0, 0), 0)
    assert fortifications_left(s) == before + 1


def test_f10_1_11_an_empty_castle_falls() -> None:
    s = mazilles(men=0)
    mills(s, "mazilles")
    rise(s)
    assert (fort(s), s.cells[MILLS_IN + village("mazilles")]) == (0, 0)


def test_f10_1_6_prisoners_die_too() -> None:
    s = mazilles(men=1, fort=False)
    lord(s, "henri", 2, "mazilles/belleville")
    prisoner(s, "henri", 1)
    rise(s)
    chance(s, "hit 0")
    assert seat_of(s, "henri") == -1


def test_f10_1_6_as_long_as_troops_are_left_nothing_is_destroyed() -> None:
    s = mazilles(men=3, fort=False)
    lord(s, "henri", 1, "mazilles")
    mills(s, "mazilles")
    rise(s)
    chance(s, "hit 1")
    assert army(s, 1, "mazilles") == (1, 0)
    assert (seat_of(s, "henri"), s.cells[MILLS_IN + village("mazilles")]) == (1, 1)


# ---------------------------------------------------------------- losses [F-10.1.12]


def test_f10_1_12_the_owner_picks_his_losses() -> None:
    s = mazilles(men=3, knights=1, fort=False)
    rise(s)
    chance(s, "hit 2")
    assert (runs(s), asked(s)) == ("REVOLT_STEP", [1])
    assert default(s, 1) == "fall man_at_arms"
    play(s, 1, "fall knight")
    assert army(s, 1, "mazilles") == (3, 0)


def test_f6_2_4_as_much_as_the_damage_allows() -> None:
    s = mazilles(men=2, knights=1, fort=False)
    rise(s)
    chance(s, "hit 2")
    assert army(s, 1, "mazilles") == (2, 0), "3 damage: only the knight"


def three_camps() -> Table:
    """Seat 1 in Mazilles, seats 2 and 3 at its gates."""
    s = mazilles(men=1, fort=False)
    troops(s, 2, "mazilles/belleville", knights=1)
    troops(s, 3, "mazilles/st_andromy", men=1)
    return s


def test_f10_1_5_who_played_revolt_picks_who_is_hit_first_and_next() -> None:
    s = three_camps()
    rise(s)
    assert (asked(s), legal(s, 0, "first_victim")) == ([0], ["1", "2", "3"])
    assert (why(s, 0, "first_victim 0"), rule(s, 0, "first_victim 0")) == ("nobody-there", "F-10.1.5")
    play(s, 0, "first_victim 3")
    chance(s, "hit 2")
    assert army(s, 3, "mazilles") == (0, 0)
    assert legal(s, 0, "first_victim") == ["1", "2"]
    play(s, 0, "first_victim 1")
    assert (army(s, 1, "mazilles"), army(s, 2, "mazilles")) == ((0, 0), (0, 1)), "1 damage is left, a knight takes 3"
    assert runs(s) == "COURSE"


def test_f10_1_12_damage_a_knight_cannot_take_goes_to_the_next() -> None:
    s = three_camps()
    rise(s)
    play(s, 0, "first_victim 2")
    chance(s, "hit 1")
    assert army(s, 2, "mazilles") == (0, 1)
    assert legal(s, 0, "first_victim") == ["1", "3"]
    play(s, 0, "first_victim 1")
    assert (army(s, 1, "mazilles"), army(s, 3, "mazilles")) == ((0, 0), (0, 0))
    assert army(s, 2, "mazilles") == (0, 1), "troops are left: lords and mills are safe"


def test_f10_1_12_the_first_who_played_decides_and_walls_count_for_the_first_named() -> None:
    s = three_camps()
    castle(s, "mazilles")
    more(s, 1)
    rise(s)
    play(s, 1, "add_revolt")
    assert asked(s) == [0]
    play(s, 0, "first_victim 2")
    assert told(s, "revolt-fails") == []
    chance(s, "hit 2", "hit 3")
    assert army(s, 2, "mazilles") == (0, 0), "two dice, since seat 2 is at the gate"


# ---------------------------------------------------------------- adding [F-10.1.13]


def test_f10_1_13_others_add_in_turn_order_if_they_have_a_cause_of_their_own() -> None:
    s = table(4, first=2)
    lord(s, "francois", 1, "tournus")
    bishop(s, "francois", "b2")
    tithe(s, 1, "francois", "b2")
    troops(s, 3, "mazilles", men=5)
    for seat in range(4):
        hand(s, seat, "revolt")
    leave_only(s, "revolt")
    rise(s)
    assert asked(s) == [2]
    play(s, 2, "add_revolt")
    assert asked(s) == [3], "no card left, not asked again"
    play(s, 3, "pass")
    assert asked(s) == [1], "seat 0 has played its only card; the bishop's own tithe is no cause: he is asked to calm"
    assert runs(s) == "CALMING"
    play(s, 1, "pass")
    chance(s, "hit 0", "hit 1")
    assert army(s, 3, "mazilles") == (2, 0)


def test_f9_5_after_a_card_is_added_those_who_passed_are_asked_again() -> None:
    """Story: whoever had passed was not asked again when a later player took the walls away with a Tunnel."""
    s = mazilles(men=1)
    more(s, 1)
    more(s, 3, 1, "tunnel")
    rise(s)
    assert asked(s) == [1]
    play(s, 1, "pass")
    play(s, 3, "add_tunnel")
    assert asked(s) == [1], "in turn order again"
    play(s, 1, "add_revolt")
    assert (asked(s), field(s, "cards")) == ([CHANCE], 2), "nobody could add another"


def test_f10_1_13_who_adds_may_add_again_after_those_before_him() -> None:
    """All must pass in a row; the cards are finite, so that this ends."""
    s = mazilles(men=13, fort=False)
    more(s, 0)
    more(s, 2, 2)
    rise(s)
    assert asked(s) == [0]
    play(s, 0, "pass")
    play(s, 2, "add_revolt")
    assert asked(s) == [0]
    play(s, 0, "pass")
    play(s, 2, "add_revolt")
    assert asked(s) == [0]
    play(s, 0, "pass")
    assert (asked(s), field(s, "cards")) == ([CHANCE], 3)


def test_f9_2_while_a_revolt_is_resolved_only_diplomacy_goes_on() -> None:
    s = mazilles(men=1)
    more(s, 0)
    more(s, 1, 1, "assassination")
    rise(s)
    assert asked(s) == [0]
    assert why(s, 1, "assassinate arthur baudoin") == "not-settled-yet"
    assert (out_of_turn(s, 1), "offer 0" in legal(s, 1)) == ([], True)
    play(s, 1, "offer 0", "money give 2", "propose")
    assert (deniers(s)[:2], asked(s)) == ([7, 3], [0])


# ---------------------------------------------------------------- documents


def test_a_revolt_of_a_document_has_numbers_that_can_be() -> None:
    s = rise(three_camps())
    step, f = s.steps[REVOLT_STEP], s.top
    assert (runs(s), step.flaw(s, f)) == ("REVOLT_STEP", "")
    for i in range(len(step.fields)):
        before = s.stack[f + 2 + i]
        s.stack[f + 2 + i] = 999_999
        assert step.flaw(s, f) != "", step.fields[i]
        s.stack[f + 2 + i] = before
