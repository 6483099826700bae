"""Playing plain cards: the round, lords, Good Harvest, Fine Weather. [F-2.3]"""

import pytest

from signoria.games.fief.pieces import BAD_WEATHER, FAMINE, VILLAGE
from signoria.games.fief.state import CALAMITY_DISCARDS, DISCARDS, HARVEST_IN, WEATHER_IN, Table
from signoria.games.fief.steps.kinds import INCOME, PLAYING, WINDOW
from tests.fief.tables import (
    asked,
    begin,
    bishopric,
    calamity,
    castle,
    controls,
    default,
    deniers,
    field,
    fine_weather,
    hand,
    harvest,
    kind_of,
    king,
    legal,
    lord,
    mills,
    money,
    play,
    prisoner,
    rule,
    running,
    runs,
    table,
    told,
    troops,
    verbs,
    where,
    why,
)


def playing(*cards: str) -> Table:
    """Seat 0 is first and holds these cards."""
    s = table(3, phase=2)
    hand(s, 0, *cards)
    return s


def crowd(s: Table) -> None:
    """Seats 1 and 2 control every village between them."""
    for i, name in enumerate(VILLAGE.names):
        controls(s, 1 + i // 12, name)


def bonus(s: Table, at: str) -> tuple[int, int]:
    """Good Harvest and Fine Weather on a bishopric."""
    return int(s.cells[HARVEST_IN + bishopric(at)]), int(s.cells[WEATHER_IN + bishopric(at)])


# ---------------------------------------------------------------- the round


def test_f2_3_10_one_round_in_turn_order() -> None:
    s = table(4, phase=2, first=2)
    for seat in (0, 2, 3):
        hand(s, seat, "good_harvest")
    begin(s, PLAYING)
    assert asked(s) == [2]
    play(s, 2, "done")
    assert asked(s) == [3]
    play(s, 3, "harvest b1")  # his last card: he is not asked again
    assert asked(s) == [0]  # and nobody asks who holds nothing
    play(s, 0, "done")
    assert running(s) < 0


def test_f2_3_10_a_player_plays_all_he_wants() -> None:
    s = playing("good_harvest", "fine_weather", "good_harvest")
    begin(s, PLAYING)
    assert default(s, 0) == "done"
    play(s, 0, "harvest b1", "weather b1")
    assert asked(s) == [0]
    play(s, 0, "harvest b2")
    assert running(s) < 0
    assert (bonus(s, "b1"), bonus(s, "b2")) == ((1, 1), (1, 0))


def test_f2_3_10_without_cards_the_round_is_over_at_once() -> None:
    s = playing()
    begin(s, PLAYING)
    assert running(s) < 0


def test_f2_3_1_who_holds_only_surprises_is_asked_like_everybody() -> None:
    """Whether somebody is asked must not betray what he holds."""
    s = playing("revolt")
    begin(s, PLAYING)
    assert asked(s) == [0]
    assert [verb for verb in verbs(s, 0) if verb not in ("offer", "talk")] == ["done"]


def test_f2_3_1_only_cards_in_hand_are_played() -> None:
    s = playing("revolt")
    king(s, "arthur")
    begin(s, PLAYING)
    for text in ("enter arthur", "harvest b1", "weather b1", "land_tax sigy", "tithe arthur b1", "tithe_all"):
        assert (text, why(s, 0, text)) == (text, "not-in-hand")
    assert why(s, 0, "discard revolt") == "not-now"
    assert why(s, 1, "done") == "not-asked"


def test_f10_1_1_when_a_tax_is_laid_others_may_revolt() -> None:
    s = playing("tax", "good_harvest")
    lord(s, "arthur", 0, "sennecy")
    king(s, "arthur")
    hand(s, 1, "revolt")
    begin(s, PLAYING)
    play(s, 0, "land_tax sigy")
    assert (runs(s), asked(s)) == ("WINDOW", [1])
    play(s, 1, "pass")
    assert (runs(s), asked(s)) == ("PLAYING", [0])


# ---------------------------------------------------------------- good harvest, fine weather


def test_f2_3_3_each_mill_there_brings_one_more_for_all() -> None:
    s = table(3, phase=2, without=(WINDOW,))
    for seat in range(3):
        money(s, seat, 0)
    controls(s, 0, "blaye")
    controls(s, 1, "charolles")
    mills(s, "blaye", 1)
    mills(s, "charolles", 2)
    hand(s, 0, "good_harvest")
    begin(s, PLAYING)
    play(s, 0, "harvest b1")
    assert told(s, "harvest") == [{"event": "harvest", "rule": "F-2.3.3", "seat": 0, "bishopric": "b1"}]
    assert s.cells[DISCARDS + kind_of("good_harvest")] == 1
    begin(s, INCOME)
    assert deniers(s) == [1 + 3, 1 + 6, 0]


def test_t16_f2_3_4_both_kinds_make_a_mill_yield_four() -> None:
    """T-16: Good Harvest and Fine Weather on one bishopric."""
    s = table(3, phase=2, without=(WINDOW,))
    money(s, 0, 0)
    controls(s, 0, "blaye")
    mills(s, "blaye", 1)
    hand(s, 0, "good_harvest", "fine_weather")
    begin(s, PLAYING)
    play(s, 0, "harvest b1", "weather b1")
    begin(s, INCOME)
    assert deniers(s)[0] == 1 + 4
    assert bonus(s, "b1") == (0, 0)  # cards leave the board after income [F-3.6]


def test_t13_f2_2_3_good_harvest_cancels_famine() -> None:
    """T-13: both are discarded, there is no famine and no bonus."""
    s = playing("good_harvest")
    calamity(s, "famine", "b1")
    begin(s, PLAYING)
    play(s, 0, "harvest b1")
    assert not s.has_calamity(bishopric("b1"), FAMINE)
    assert bonus(s, "b1") == (0, 0)
    assert (s.cells[CALAMITY_DISCARDS + FAMINE], s.cells[DISCARDS + kind_of("good_harvest")]) == (1, 1)
    assert [event["calamity"] for event in told(s, "cancelled")] == ["famine"]


def test_t14_f2_2_2_fine_weather_cancels_bad_weather_then_good_harvest_may_be_played() -> None:
    """T-14: with the bad weather gone Good Harvest brings its bonus."""
    s = playing("fine_weather", "good_harvest")
    calamity(s, "bad_weather", "b1")
    begin(s, PLAYING)
    assert (why(s, 0, "harvest b1"), rule(s, 0, "harvest b1")) == ("bad-weather-there", "F-2.2.2")
    play(s, 0, "weather b1")
    assert not s.has_calamity(bishopric("b1"), BAD_WEATHER)
    assert bonus(s, "b1") == (0, 0)
    play(s, 0, "harvest b1")
    assert bonus(s, "b1") == (1, 0)


def test_f2_2_3_no_fine_weather_under_famine() -> None:
    s = playing("fine_weather")
    calamity(s, "famine", "b1")
    begin(s, PLAYING)
    assert (why(s, 0, "weather b1"), rule(s, 0, "weather b1")) == ("famine-there", "F-2.2.3")
    assert legal(s, 0, "weather") == ["b2", "b3", "b4", "b5"]


def test_f2_2_4_famine_and_bad_weather_block_each_others_remedies() -> None:
    s = playing("fine_weather", "good_harvest")
    calamity(s, "famine", "b1")
    calamity(s, "bad_weather", "b1")
    begin(s, PLAYING)
    assert (why(s, 0, "weather b1"), why(s, 0, "harvest b1")) == ("famine-there", "bad-weather-there")


@pytest.mark.parametrize(("card", "verb"), [("good_harvest", "harvest"), ("fine_weather", "weather")])
def test_f2_3_4_no_second_of_a_kind(card: str, verb: str) -> None:
    s = playing(card)
    harvest(s, "b1")
    fine_weather(s, "b1")
    begin(s, PLAYING)
    assert (why(s, 0, f"{verb} b1"), rule(s, 0, f"{verb} b1")) == ("bonus-there", "F-2.3.4")
    assert legal(s, 0, verb) == ["b2", "b3", "b4", "b5"]


def test_f2_3_4_one_to_cancel_one_for_the_bonus_and_no_third() -> None:
    s = playing("good_harvest", "good_harvest", "good_harvest")
    calamity(s, "famine", "b1")
    begin(s, PLAYING)
    play(s, 0, "harvest b1")
    assert bonus(s, "b1") == (0, 0)
    play(s, 0, "harvest b1")
    assert bonus(s, "b1") == (1, 0)
    assert why(s, 0, "harvest b1") == "bonus-there"


def test_f2_3_3_the_plague_is_no_bar_and_stays() -> None:
    s = playing("good_harvest", "fine_weather")
    calamity(s, "plague", "b1")
    begin(s, PLAYING)
    play(s, 0, "harvest b1", "weather b1")
    assert bonus(s, "b1") == (1, 1)
    assert s.has_calamity(bishopric("b1"), 2)


# ---------------------------------------------------------------- lords


def test_f2_3_2_a_family_has_four_lords_prisoners_too() -> None:
    s = playing("othon", "eric")
    castle(s, "blaye")
    for name in ("arthur", "baudoin", "charles"):
        lord(s, name, 0, "blaye")
    troops(s, 1, "blaye/charolles", men=1)
    prisoner(s, "charles", 1)
    begin(s, PLAYING)
    play(s, 0, "enter othon", "place blaye")
    assert where(s, "othon") == "blaye"
    assert (why(s, 0, "enter eric"), rule(s, 0, "enter eric")) == ("family-full", "F-2.3.2")


def test_f2_3_2_other_lords_can_be_entered_in_the_same_turn() -> None:
    s = playing("othon", "eric")
    lord(s, "arthur", 0, "blaye")
    begin(s, PLAYING)
    play(s, 0, "enter othon", "place blaye", "enter eric", "place blaye")
    assert running(s) < 0


@pytest.mark.parametrize("name", ["arthur", "mireille"])
def test_f2_3_2_any_lord_in_the_hand_can_be_entered(name: str) -> None:
    s = playing(name)
    begin(s, PLAYING)
    assert legal(s, 0, "enter") == [name]
    play(s, 0, f"enter {name}", "place blaye")
    assert where(s, name) == "blaye"


def test_f2_3_9_who_found_no_place_is_not_tried_again() -> None:
    """A player nobody lets in could ask for the same lord for ever: the card came back and could be played anew."""
    s = table(3, phase=2)
    hand(s, 0, "othon")
    crowd(s)
    begin(s, PLAYING)
    play(s, 0, "enter othon", "pass")
    assert (runs(s), s.hand(0, kind_of("othon"))) == ("PLAYING", 1)
    assert (why(s, 0, "enter othon"), rule(s, 0, "enter othon")) == ("no-place", "F-2.3.9")
    assert field(s, "without_place") != 0
    play(s, 0, "done")


def test_f2_3_9_the_next_player_begins_afresh() -> None:
    s = table(3, phase=2)
    hand(s, 0, "othon")
    hand(s, 1, "eric")
    crowd(s)
    begin(s, PLAYING)
    play(s, 0, "enter othon", "pass", "done")
    assert (asked(s), field(s, "without_place")) == ([1], 0)


# ---------------------------------------------------------------- documents


def test_frames_that_cannot_be_are_refused() -> None:
    s = playing("tax")
    begin(s, PLAYING)
    step = s.steps[s.stack[s.top]]
    assert step.flaw(s, s.top) == ""
    for number, value in ((0, 4), (0, -1), (1, 1 << 18)):
        before = int(s.stack[s.top + 2 + number])
        s.stack[s.top + 2 + number] = value
        assert step.flaw(s, s.top) != ""
        s.stack[s.top + 2 + number] = before
