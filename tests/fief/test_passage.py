"""Leave to pass, roads that are held, sieges, and being let into besieged walls. [F-5.1] [F-6.5.2]"""

from signoria.games.fief import aftermath, offers
from signoria.games.fief.pieces import BIT
from signoria.games.fief.state import ADMITTED, STEPS_MADE, Table
from signoria.games.fief.steps.kinds import MOVEMENT
from tests.fief.movement_tables import baudoin_at_blaye, choices, grant, march, phase_5, refuse
from tests.fief.tables import (
    army,
    asked,
    begin,
    castle,
    controller,
    d_arc,
    default,
    deniers,
    engine,
    field,
    hand,
    lord,
    lord_of,
    money,
    play,
    rule,
    runs,
    told,
    troops,
    village,
    where,
    why,
)

# ---------------------------------------------------------------- passing through [F-5.1.3] [F-5.1.4]


def test_f5_1_3_entering_is_free_and_going_through_needs_leave() -> None:
    s = baudoin_at_blaye(men=1)
    troops(s, 1, "charolles", men=1)
    march(s, 0, "baudoin", "step charolles", "men 1")
    assert choices(s, 0) == ["halt", "step blaye", "ask_leave l_epervier", "ask_leave villeneuve"]
    assert why(s, 0, "step l_epervier") == "leave-needed"
    assert rule(s, 0, "step l_epervier") == "F-5.1.3"
    assert why(s, 0, "ask_leave blaye") == "no-leave-needed"
    assert why(s, 0, "withdraw") == "not-refused"


def test_f5_1_4_leave_granted_they_go_on() -> None:
    s = baudoin_at_blaye(men=2)
    troops(s, 1, "charolles", men=1)
    march(s, 0, "baudoin", "step charolles", "men 2", "ask_leave l_epervier")
    grant(s, 1)
    play(s, 0, "men 1")
    assert where(s, "baudoin") == "l_epervier"
    assert army(s, 0, "charolles/blaye") == (1, 0)
    assert told(s, "leave-granted")
    assert controller(s, "charolles") == 1


def test_f5_1_3_who_stands_on_the_road_of_arrival_is_asked_too() -> None:
    """Story: a man of seat 2 at the gate by which they came was not asked; the FAQ speaks of the roads one travels."""
    s = baudoin_at_blaye(men=1)
    troops(s, 1, "charolles", men=1)
    troops(s, 2, "charolles/blaye", men=1)
    march(s, 0, "baudoin", "step charolles", "men 1", "ask_leave l_epervier")
    grant(s, 1)
    assert where(s, "baudoin") == "charolles/blaye"
    grant(s, 2)
    play(s, 0, "men 1")
    assert where(s, "baudoin") == "l_epervier"


def test_f5_1_3_but_not_who_stands_on_a_third_road_nor_by_who_goes_back() -> None:
    s = baudoin_at_blaye()
    troops(s, 1, "charolles", men=1)
    troops(s, 2, "charolles/villeneuve", men=1)
    march(s, 0, "baudoin", "step charolles", "ask_leave l_epervier")
    grant(s, 1)
    assert where(s, "baudoin") == "l_epervier"
    s = baudoin_at_blaye()
    troops(s, 1, "charolles", men=1)
    troops(s, 2, "charolles/blaye", men=1)
    march(s, 0, "baudoin", "step charolles", "step blaye")
    assert where(s, "baudoin") == "blaye"


def test_f5_1_3_in_a_village_of_ones_own_the_roads_are_held_all_the_same() -> None:
    s = baudoin_at_blaye()
    troops(s, 0, "charolles", men=1)
    troops(s, 2, "charolles/blaye", men=1)
    march(s, 0, "baudoin", "step charolles")
    assert (why(s, 0, "step l_epervier"), rule(s, 0, "step l_epervier")) == ("leave-needed", "F-5.1.3")


def test_f12_3_leave_may_be_paid_for() -> None:
    s = baudoin_at_blaye()
    troops(s, 1, "charolles", men=1)
    money(s, 0, 5)
    march(s, 0, "baudoin", "step charolles", "ask_leave l_epervier", "money give 2", "propose")
    play(s, 1, "accept")
    assert where(s, "baudoin") == "l_epervier"
    assert deniers(s)[:2] == [3, 7]


def test_f5_1_4_refused_withdraw_with_all_or_halt() -> None:
    s = baudoin_at_blaye(men=2)
    troops(s, 1, "charolles", men=1)
    hand(s, 0, "tunnel")
    march(s, 0, "baudoin", "step charolles", "men 2", "ask_leave l_epervier")
    refuse(s, 1)
    assert choices(s, 0) == ["halt", "withdraw", "dig pass"]
    assert default(s, 0) == "halt"
    assert why(s, 0, "step blaye") == "withdraw-with-all"
    assert why(s, 0, "ask_leave villeneuve") == "leave-was-refused"
    assert why(s, 0, "cavalcade l_epervier") == "no-ride-after-refusal"
    play(s, 0, "halt")
    assert where(s, "baudoin") == "charolles/blaye"


def test_f5_1_4_a_withdrawal_takes_all_who_came_and_perhaps_others() -> None:
    s = baudoin_at_blaye(men=2)
    troops(s, 1, "charolles", men=1)
    troops(s, 0, "charolles/blaye", men=1)
    march(s, 0, "baudoin", "step charolles", "men 2", "ask_leave l_epervier")
    refuse(s, 1)
    play(s, 0, "withdraw")
    assert choices(s, 0) == ["men 2", "men 3"]
    assert why(s, 0, "men 1") == "all-who-came"
    assert rule(s, 0, "men 1") == "F-5.1.4"
    assert default(s, 0) == "men 3"
    play(s, 0, "men 2")
    assert where(s, "baudoin") == "blaye"
    assert army(s, 0, "charolles") == (1, 0)
    assert told(s, "withdrew")


def test_f5_1_4_lords_who_came_withdraw_too() -> None:
    s = baudoin_at_blaye()
    lord(s, "arthur", 0, "blaye")
    troops(s, 1, "charolles", men=1)
    march(s, 0, "baudoin", "step charolles", "along arthur", "ask_leave l_epervier")
    refuse(s, 1)
    play(s, 0, "withdraw")
    assert where(s, "arthur") == where(s, "baudoin") == "blaye"


def test_f5_1_9_to_withdraw_takes_a_step() -> None:
    """With the second step there is nothing left, so nobody is asked."""
    s = baudoin_at_blaye()
    troops(s, 1, "l_epervier", men=1)
    march(s, 0, "baudoin", "step charolles", "step l_epervier")
    assert runs(s) == ""
    assert where(s, "baudoin") == "l_epervier/charolles"


def test_f5_1_8_tunnel_leads_on_after_a_refusal() -> None:
    s = baudoin_at_blaye()
    troops(s, 1, "charolles", men=1)
    hand(s, 0, "tunnel")
    march(s, 0, "baudoin", "step charolles", "ask_leave l_epervier")
    refuse(s, 1)
    play(s, 0, "dig pass", "step l_epervier")
    assert where(s, "baudoin") == "l_epervier"


def test_f10_2_4_one_tunnel_passes_one_village() -> None:
    s = baudoin_at_blaye()
    lord(s, "jeanne", 0, "blaye")
    d_arc(s, "jeanne")
    troops(s, 1, "charolles", men=1)
    troops(s, 1, "l_epervier", men=1)
    hand(s, 0, "tunnel")
    march(s, 0, "jeanne", "step charolles", "behind baudoin", "dig pass", "step l_epervier")
    assert why(s, 0, "step chateauneuf") == "leave-needed"
    assert why(s, 0, "dig pass") == "not-held"


def test_f5_1_3_owners_of_units_on_the_road_are_asked_too() -> None:
    """Controller and road holder, in turn order, one after another."""
    s = baudoin_at_blaye(seats=4)
    troops(s, 2, "charolles", men=1)
    troops(s, 1, "charolles/l_epervier", men=1)
    troops(s, 3, "charolles/villeneuve", men=1)
    march(s, 0, "baudoin", "step charolles", "ask_leave l_epervier")
    grant(s, 1, 2)
    assert where(s, "baudoin") == "l_epervier"


def test_f5_1_3_one_refusal_is_enough() -> None:
    s = baudoin_at_blaye()
    troops(s, 2, "charolles", men=1)
    troops(s, 1, "charolles/l_epervier", men=1)
    march(s, 0, "baudoin", "step charolles", "ask_leave l_epervier")
    grant(s, 1)
    refuse(s, 2)
    assert runs(s) == "GROUP"
    assert field(s, "refused") == 1
    assert where(s, "baudoin") == "charolles/blaye"


def test_f5_1_3_a_road_is_held_in_ones_own_village_too() -> None:
    s = baudoin_at_blaye()
    troops(s, 0, "charolles", men=1)
    troops(s, 1, "charolles/l_epervier", men=1)
    march(s, 0, "baudoin", "step charolles")
    assert why(s, 0, "step l_epervier") == "leave-needed"
    assert why(s, 0, "step villeneuve") == ""


def test_f5_1_4_a_question_that_was_never_put_is_no_refusal() -> None:
    """Baudoin began to ask and thought better of it: everybody read that seat 1, who had not been asked, refused him,
    and he could neither ask again nor ride."""
    s = baudoin_at_blaye(knights=1)
    troops(s, 1, "charolles", men=1)
    march(s, 0, "baudoin", "step charolles", "knights 1", "ask_leave l_epervier", "withdraw")
    assert told(s, "leave-refused") == []
    assert field(s, "refused") == 0
    assert choices(s, 0) == [
        "halt",
        "step blaye",
        "ask_leave l_epervier",
        "cavalcade l_epervier",
        "ask_leave villeneuve",
        "cavalcade villeneuve",
    ]
    play(s, 0, "ask_leave villeneuve")
    grant(s, 1)
    play(s, 0, "knights 1")
    assert where(s, "baudoin") == "villeneuve"


def test_f5_1_4_a_question_taken_back_before_its_answer_is_no_refusal() -> None:
    s = baudoin_at_blaye()
    troops(s, 1, "charolles", men=1)
    march(s, 0, "baudoin", "step charolles", "ask_leave l_epervier", "propose", "withdraw")
    assert told(s, "leave-refused") == []
    play(s, 0, "ask_leave l_epervier")
    refuse(s, 1)
    assert told(s, "leave-refused") == [
        {"event": "leave-refused", "rule": "F-5.1.4", "seat": 1, "lord": "baudoin", "to": "l_epervier"}
    ]
    assert field(s, "refused") == 1


def test_f13_4_questions_taken_back_are_counted_as_offers() -> None:
    """Otherwise one could begin to ask without end: after three of them one more counts as refused."""
    s = baudoin_at_blaye()
    troops(s, 1, "charolles", men=1)
    march(s, 0, "baudoin", "step charolles")
    for n in range(offers.MOST_OFFERS):
        assert s.cells[offers.counter(0, 0, 1)] == n
        play(s, 0, "ask_leave l_epervier", "propose", "withdraw")
    assert field(s, "refused") == 0
    assert why(s, 0, "offer 1") == "too-many-offers"
    play(s, 0, "ask_leave l_epervier", "withdraw")
    assert why(s, 0, "ask_leave l_epervier") == "", "what was not asked is nothing"
    play(s, 0, "ask_leave l_epervier", "propose", "withdraw")
    assert why(s, 0, "ask_leave l_epervier") == "leave-was-refused"
    assert told(s, "leave-refused") == []
    assert s.cells[offers.counter(0, 0, 1)] == offers.MOST_OFFERS


def test_f13_4_bargains_take_from_nobody_the_leave_he_may_ask_for() -> None:
    s = baudoin_at_blaye()
    troops(s, 1, "charolles", men=1)
    march(s, 0, "baudoin", "step charolles")
    for _ in range(offers.MOST_OFFERS):
        play(s, 0, "offer 1", "money take 1", "propose")
        play(s, 1, "refuse")
    play(s, 0, "ask_leave l_epervier")
    grant(s, 1)
    assert where(s, "baudoin") == "l_epervier"


def test_f5_1_4_a_question_taken_back_on_the_way_is_asked_anew_with_the_others() -> None:
    """Seat 1 had granted leave before seat 2 was to be asked."""
    s = baudoin_at_blaye()
    troops(s, 2, "charolles", men=1)
    troops(s, 1, "charolles/l_epervier", men=1)
    march(s, 0, "baudoin", "step charolles", "ask_leave l_epervier")
    grant(s, 1)
    play(s, 0, "withdraw")
    assert field(s, "refused") == 0
    play(s, 0, "ask_leave l_epervier")
    grant(s, 1, 2)
    assert where(s, "baudoin") == "l_epervier"


def test_f6_5_2_who_takes_back_the_question_at_the_gate_was_not_turned_away() -> None:
    s = siege()
    lord(s, "henri", 3, "villeneuve")
    march(s, 3, "henri", "ask_leave charolles", "withdraw")
    assert told(s, "leave-refused") == []
    assert why(s, 3, "ask_leave charolles") == ""
    play(s, 3, "ask_leave charolles")
    grant(s, 0)
    assert where(s, "henri") == "charolles"


def test_f6_5_2_who_had_leave_to_come_so_far_goes_without_asking_at_the_gate() -> None:
    """Henri has come to Villeneuve, where seat 1 let him through, and does not ask the besieged after all."""
    s = siege()
    troops(s, 1, "villeneuve", men=1)
    lord(s, "henri", 3, "bourg")
    march(s, 3, "henri", "step villeneuve", "ask_leave charolles")
    grant(s, 1)
    play(s, 3, "withdraw")
    assert where(s, "henri") == "charolles/villeneuve"
    assert told(s, "leave-refused") == []


def test_f9_6_asking_lapses_when_the_lord_dies() -> None:
    s = baudoin_at_blaye(men=1)
    troops(s, 1, "charolles", men=1)
    lord(s, "charles", 2, "sigy")
    hand(s, 2, "assassination")
    march(s, 0, "baudoin", "step charolles", "men 1", "ask_leave l_epervier", "propose")
    play(s, 2, "assassinate baudoin charles")
    assert army(s, 0, "charolles/blaye") == (1, 0)
    assert runs(s) == "MOVING"
    assert asked(s) == [2]
    assert told(s, "lapsed")
    assert told(s, "leave-refused") == []  # nobody had answered


def test_f9_6_leave_granted_to_a_lord_who_dies_at_once_was_not_refused() -> None:
    """Seat 1 sells him the village with the leave and chooses a road; meanwhile Baudoin dies."""
    s = baudoin_at_blaye(men=1)
    troops(s, 1, "charolles", men=1)
    march(s, 0, "baudoin", "step charolles", "men 1", "ask_leave l_epervier", "village take charolles", "propose")
    play(s, 1, "accept")
    assert runs(s) == "ROAD_CHOICE"
    aftermath.kill(s, BIT[lord_of("baudoin")])
    play(s, 1, "road l_epervier")
    assert controller(s, "charolles") == 0
    assert told(s, "accepted")
    assert told(s, "leave-refused") == []


# ---------------------------------------------------------------- who was there before [F-5.1.5]


def test_f5_1_5_who_was_there_before_leaves_by_any_road() -> None:
    s = phase_5()
    troops(s, 1, "charolles", men=1)
    troops(s, 2, "charolles/l_epervier", men=1)
    lord(s, "baudoin", 0, "charolles/blaye")
    troops(s, 0, "charolles/blaye", men=2)
    march(s, 0, "baudoin")
    assert choices(s, 0) == ["halt", "step blaye", "step l_epervier", "step villeneuve"]
    play(s, 0, "step l_epervier")
    assert choices(s, 0) == ["men 0", "men 1", "men 2"]  # some may be left at the gate [F-5.1.7]


def test_f5_1_5_not_by_a_road_on_which_others_have_come_this_turn() -> None:
    s = phase_5()
    lord(s, "arthur", 0, "l_epervier")
    lord(s, "baudoin", 1, "charolles")
    march(s, 0, "arthur", "step charolles", "halt")
    march(s, 1, "baudoin")
    assert choices(s, 1) == ["halt", "step blaye", "ask_leave l_epervier", "step villeneuve"]
    assert why(s, 1, "step l_epervier") == "road-held"
    assert rule(s, 1, "step l_epervier") == "F-5.1.5"
    play(s, 1, "ask_leave l_epervier")
    refuse(s, 0)
    assert choices(s, 1) == ["halt", "step blaye", "step villeneuve"]


def test_f5_1_5_others_who_have_come_may_consent() -> None:
    s = phase_5()
    lord(s, "arthur", 0, "l_epervier")
    lord(s, "baudoin", 1, "charolles")
    march(s, 0, "arthur", "step charolles", "halt")
    march(s, 1, "baudoin", "ask_leave l_epervier")
    grant(s, 0)
    assert where(s, "baudoin") == "l_epervier"
    assert controller(s, "charolles") == 0


def test_f5_1_10_from_the_next_turn_they_are_ignored() -> None:
    s = phase_5()
    lord(s, "baudoin", 1, "charolles")
    lord(s, "arthur", 0, "charolles/l_epervier")
    march(s, 1, "baudoin", "step l_epervier")
    assert where(s, "baudoin") == "l_epervier"


def test_f5_1_5_who_came_this_turn_stays_when_those_from_before_go() -> None:
    """Arthur has been before Charolles since last turn; the men who came today cannot pass with him."""
    s = baudoin_at_blaye(men=2)
    troops(s, 1, "charolles", men=1)
    lord(s, "arthur", 0, "charolles/blaye")
    troops(s, 0, "charolles/blaye", men=1)
    march(s, 0, "baudoin", "step charolles", "men 2", "halt")
    play(s, 0, "march arthur", "step l_epervier")
    assert choices(s, 0) == ["men 0", "men 1"]


def test_f5_1_5_in_ones_own_village_all_may_go() -> None:
    s = baudoin_at_blaye(men=2)
    lord(s, "arthur", 0, "charolles")
    march(s, 0, "baudoin", "step charolles", "men 2", "halt")
    play(s, 0, "march arthur", "step l_epervier", "along baudoin")
    assert choices(s, 0) == ["men 0", "men 1", "men 2"]


def test_f5_1_9_a_second_lord_withdraws_along_the_road_they_came() -> None:
    s = baudoin_at_blaye()
    lord(s, "arthur", 0, "blaye")
    troops(s, 1, "charolles", men=1)
    march(s, 0, "baudoin", "step charolles", "along arthur", "halt")
    play(s, 0, "march arthur", "ask_leave villeneuve")
    refuse(s, 1)
    assert choices(s, 0) == ["halt", "withdraw"]


# ---------------------------------------------------------------- sieges [F-5.1.6] [F-5.1.12]


def siege(knights: int = 1) -> Table:
    """Seat 0 (Baudoin) is besieged in the castle of Charolles by seats 1 and 2."""
    s = phase_5(4)
    lord(s, "baudoin", 0, "charolles")
    troops(s, 0, "charolles", men=1, knights=knights)
    castle(s, "charolles")
    for seat, name, road in ((1, "arthur", "blaye"), (2, "charles", "l_epervier")):
        lord(s, name, seat, f"charolles/{road}")
        troops(s, seat, f"charolles/{road}", men=1)
        engine(s, seat, "charolles")
    return s


def test_f5_1_12_the_besieged_need_the_leave_of_each_besieger() -> None:
    s = siege()
    march(s, 0, "baudoin")
    assert why(s, 0, "step villeneuve") == "held-by-siege"
    assert rule(s, 0, "step villeneuve") == "F-5.1.6"
    play(s, 0, "ask_leave villeneuve")
    grant(s, 1, 2)
    play(s, 0, "men 1", "knights 1")
    assert where(s, "baudoin") == "villeneuve"


def test_f5_1_6_refused_they_stay() -> None:
    s = siege()
    march(s, 0, "baudoin", "ask_leave villeneuve")
    refuse(s, 1)
    assert where(s, "baudoin") == "charolles"
    assert asked(s) == [1]


def test_f10_2_1_tunnel_leads_out_of_a_siege_as_the_first_step() -> None:
    s = siege()
    hand(s, 0, "tunnel")
    march(s, 0, "baudoin", "dig siege", "step villeneuve", "men 1", "knights 0")
    assert where(s, "baudoin") == "villeneuve"


def test_f10_2_1_not_for_those_who_have_just_come() -> None:
    s = siege()
    hand(s, 0, "tunnel")
    lord(s, "henri", 0, "villeneuve")
    march(s, 0, "henri", "step charolles")
    assert where(s, "henri") == "charolles"  # the owner's reinforcements are inside [F-6.5.2]
    assert why(s, 0, "dig siege") == "siege-left-first"
    assert why(s, 0, "step villeneuve") == "held-by-siege"


def test_f5_1_6_a_besieger_is_free_to_go() -> None:
    s = siege()
    march(s, 1, "arthur", "step blaye", "men 1")
    assert where(s, "arthur") == "blaye"


def test_f6_5_2_another_may_be_let_in_by_agreement() -> None:
    s = siege()
    lord(s, "henri", 3, "villeneuve")
    troops(s, 3, "villeneuve", men=1)
    march(s, 3, "henri")
    assert "step charolles" in choices(s, 3)
    assert "ask_leave charolles" in choices(s, 3)
    play(s, 3, "ask_leave charolles")
    grant(s, 0)
    play(s, 3, "men 1")
    assert where(s, "henri") == "charolles"
    assert s.cells[ADMITTED + village("charolles")] == 8
    assert why(s, 3, "step villeneuve") == "held-by-siege"
    assert told(s, "enters-walls")


def test_f6_5_2_who_is_not_let_in_may_stand_before_the_walls() -> None:
    s = siege()
    lord(s, "henri", 3, "villeneuve")
    march(s, 3, "henri", "ask_leave charolles")
    refuse(s, 0)
    assert why(s, 3, "ask_leave charolles") == "turned-away"
    assert s.cells[STEPS_MADE + lord_of("henri")] == 0
    play(s, 3, "step charolles")
    assert where(s, "henri") == "charolles/villeneuve"


def test_f6_5_2_a_besieger_is_not_let_in() -> None:
    s = siege()
    lord(s, "henri", 1, "villeneuve")
    march(s, 1, "henri")
    assert why(s, 1, "ask_leave charolles") == "no-leave-needed"


def test_f5_1_1_who_is_refused_leave_is_asked_nothing_without_a_choice() -> None:
    """The besieged who was refused has neither way nor card: the group just ends."""
    s = siege()
    begin(s, MOVEMENT)
    play(s, 0, "march baudoin", "ask_leave villeneuve")
    refuse(s, 1)
    assert runs(s) == "MOVING"
    assert asked(s) == [1]
