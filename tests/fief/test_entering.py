"""New and released lords are placed; the dauphin. [F-2.3.2] [F-2.3.9] [F-4.1.3] [F-1.9.3] [F-12.1]"""

import pytest

from signoria.games.fief import aftermath, entering, units
from signoria.games.fief.game import GAME
from signoria.games.fief.pieces import BIT, VILLAGE
from signoria.games.fief.state import ADMITTED, AGREED, EXPOSED_LORDS, KNOWN_CARD, Table
from signoria.games.fief.steps.kinds import AFTERMATH, PLAYING
from tests.fief.tables import (
    army,
    asked,
    begin,
    calamity,
    castle,
    city,
    controller,
    controls,
    default,
    deniers,
    engine,
    fief,
    hand,
    kind_of,
    legal,
    lord,
    lord_of,
    money,
    play,
    prisoner,
    push,
    rule,
    running,
    runs,
    seat_of,
    settle,
    table,
    title,
    told,
    troops,
    verbs,
    village,
    where,
    why,
)

EVERYWHERE = len(VILLAGE.names)


def newcomer(s: Table, name: str = "othon") -> Table:
    """Seat 0 plays a new lord."""
    hand(s, 0, name)
    begin(s, PLAYING)
    play(s, 0, f"enter {name}")
    return s


def crowd(s: Table) -> None:
    """Seats 1 and 2 control every village that nobody has, between them."""
    for i, name in enumerate(VILLAGE.names):
        if controller(s, name) < 0:
            controls(s, 1 + i // 12, name)


def release(s: Table, *names: str) -> None:
    """Prisoners go free and are placed, the last named first."""
    push(s, AFTERMATH)
    for name in names:
        units.release(s, lord_of(name))
        entering.send_home(s, lord_of(name))
    settle(s)


# ---------------------------------------------------------------- where


def test_f2_3_2_into_a_fortification_he_controls() -> None:
    s = table(3, phase=2)
    lord(s, "arthur", 0, "sennecy")
    controls(s, 0, "blaye", "bourg")
    castle(s, "blaye", "bourg")
    city(s, "tournus")
    newcomer(s)
    assert (runs(s), asked(s)) == ("ENTERING", [0])
    assert legal(s, 0, "place") == ["blaye", "bourg"]
    assert (why(s, 0, "place sennecy"), rule(s, 0, "place sennecy")) == ("fort-first", "F-2.3.2")
    assert (why(s, 0, "pass"), rule(s, 0, "pass")) == ("place-free", "F-2.3.9")
    assert why(s, 0, "done") == "not-now"
    assert default(s, 0) == "place blaye"
    play(s, 0, "place bourg")
    assert (where(s, "othon"), seat_of(s, "othon")) == ("bourg", 0)
    assert [(event["lord"], event["village"]) for event in told(s, "entered")] == [("othon", "bourg")]
    assert running(s) < 0


def test_f2_3_2_also_into_a_besieged_one() -> None:
    s = table(3, phase=2)
    controls(s, 0, "blaye")
    castle(s, "blaye")
    lord(s, "charles", 1, "blaye/charolles")
    engine(s, 1, "blaye")
    newcomer(s)
    assert legal(s, 0, "place") == ["blaye"]
    play(s, 0, "place blaye")
    assert where(s, "othon") == "blaye"


def test_f2_3_9_the_empty_castle_of_ones_governed_fief_is_ones_own() -> None:
    s = table(3, phase=2)
    lord(s, "arthur", 0, "sennecy")
    title(s, "arthur", "blaye")
    castle(s, "blaye")
    newcomer(s)
    assert legal(s, 0, "place") == ["blaye"]
    play(s, 0, "place blaye")
    assert (controller(s, "blaye"), told(s, "control")) == (0, [])


def test_f2_3_2_else_where_another_lord_of_his_is() -> None:
    s = table(3, phase=2)
    lord(s, "arthur", 0, "sennecy")
    controls(s, 0, "blaye")
    newcomer(s)
    assert legal(s, 0, "place") == ["sennecy"]
    assert (why(s, 0, "place blaye"), rule(s, 0, "place blaye")) == ("lord-first", "F-2.3.2")
    play(s, 0, "place sennecy")
    assert where(s, "othon") == "sennecy"


def test_f2_3_2_with_his_lord_at_anothers_gate_without_asking() -> None:
    s = table(3, phase=2)
    controls(s, 1, "blaye")
    lord(s, "arthur", 0, "blaye/charolles")
    newcomer(s)
    assert legal(s, 0, "place") == ["blaye"]
    play(s, 0, "place blaye")
    assert (where(s, "othon"), controller(s, "blaye")) == ("blaye/charolles", 1)
    assert s.cells[ADMITTED + village("blaye")] == 0


def test_f2_3_9_another_lord_means_a_free_one() -> None:
    s = table(3, phase=2)
    troops(s, 1, "sennecy", men=1)
    lord(s, "arthur", 0, "sennecy")
    prisoner(s, "arthur", 1)
    newcomer(s)
    assert len(legal(s, 0, "place")) == EVERYWHERE


def test_f2_3_2_else_a_village_he_controls_or_an_empty_one() -> None:
    s = table(3, phase=2)
    controls(s, 0, "blaye")
    newcomer(s)
    play(s, 0, "place blaye")
    assert where(s, "othon") == "blaye"
    s = table(3, phase=2)
    controls(s, 0, "blaye")
    newcomer(s)
    play(s, 0, "place sigy")
    assert (where(s, "othon"), controller(s, "sigy")) == ("sigy", 0)
    assert told(s, "control") == [told(s, "control")[0] | {"seat": 0, "village": "sigy"}]


def test_f12_1_a_player_with_nothing_takes_any_village_of_nobody() -> None:
    s = table(3, phase=2)
    controls(s, 1, "blaye")
    newcomer(s)
    assert default(s, 0) == "place beaujeu"
    play(s, 0, "place charolles")
    assert controller(s, "charolles") == 0
    assert running(s) < 0


# ---------------------------------------------------------------- with consent


def test_f2_3_2_another_players_village_takes_his_consent() -> None:
    s = table(3, phase=2)
    controls(s, 0, "beaujeu")
    castle(s, "beaujeu")
    hand(s, 1, "othon")
    begin(s, PLAYING)
    play(s, 1, "enter othon")
    assert default(s, 1) == "place la_salle"
    play(s, 1, "place beaujeu")
    assert runs(s) == "OFFER_STEP"
    play(s, 1, "propose")
    assert asked(s) == [0]
    play(s, 0, "accept")
    assert (where(s, "othon"), controller(s, "beaujeu")) == ("beaujeu", 0)
    assert s.cells[ADMITTED + village("beaujeu")] == 2  # inside as a friend
    assert s.cells[AGREED] == 0
    assert running(s) < 0


def test_f5_2_7_a_guest_where_there_are_no_walls_stands_on_a_road() -> None:
    s = table(3, phase=2)
    controls(s, 1, "blaye")
    newcomer(s)
    play(s, 0, "place blaye", "propose")
    play(s, 1, "accept")
    assert (runs(s), asked(s)) == ("ROAD_CHOICE", [0])
    play(s, 0, "road charolles")
    assert where(s, "othon") == "blaye/charolles"
    assert s.cells[ADMITTED + village("blaye")] == 0  # walls built later would not let him in


def test_f2_3_2_who_refuses_is_not_asked_again() -> None:
    s = table(3, phase=2)
    controls(s, 1, "blaye")
    controls(s, 2, "sigy")
    newcomer(s)
    play(s, 0, "place blaye", "propose")
    play(s, 1, "refuse")
    assert (runs(s), asked(s)) == ("ENTERING", [0])
    assert (why(s, 0, "place blaye"), rule(s, 0, "place blaye")) == ("refused-there", "F-2.3.2")
    play(s, 0, "place sigy", "withdraw")
    assert why(s, 0, "place sigy") == "refused-there"
    assert why(s, 0, "pass") == "place-free"
    play(s, 0, "place tournus")
    assert where(s, "othon") == "tournus"


def test_f2_3_9_without_a_place_the_card_goes_back_to_the_hand() -> None:
    s = table(3, phase=2)
    crowd(s)
    newcomer(s)
    assert s.hand_size(0) == 0
    assert default(s, 0) == "pass"
    play(s, 0, "place blaye", "propose")
    play(s, 1, "refuse")
    play(s, 0, "pass")
    assert (s.hand(0, kind_of("othon")), s.hand_size(0), seat_of(s, "othon")) == (1, 1, -1)
    assert told(s, "taken-back") == [{"event": "taken-back", "rule": "F-2.3.9", "seat": 0, "lord": "othon"}]
    for viewer in (1, 2):
        assert s.cells[KNOWN_CARD + viewer * 47 + lord_of("othon")] == 1  # everybody has seen it
    assert s.cells[KNOWN_CARD + lord_of("othon")] == 0


def test_f2_3_9_when_everybody_has_refused_nobody_is_asked() -> None:
    s = table(3, phase=2)
    crowd(s)
    newcomer(s)
    for i, name in enumerate(VILLAGE.names):
        play(s, 0, f"place {name}", "propose")
        play(s, 1 + i // 12, "refuse")
    assert runs(s) == "PLAYING"
    assert s.hand_size(0) == 1


def test_f2_3_9_the_empty_village_of_anothers_governed_fief_takes_his_consent() -> None:
    s = table(3, phase=2)
    lord(s, "charles", 1, "blaye")
    title(s, "charles", "blaye")
    newcomer(s)
    play(s, 0, "place charolles", "propose")
    assert asked(s) == [1]
    play(s, 1, "accept")
    assert controller(s, "charolles") == 0  # whoever occupies it controls it [F-5.2.4]


def test_f9_2_nobody_trades_while_a_new_lord_is_placed() -> None:
    """His card lies on the table: a card taken meanwhile would leave no room for it in the hand."""
    s = table(3, phase=2)
    crowd(s)
    newcomer(s)
    assert legal(s, 1) == []
    assert verbs(s, 0) == ["place", "pass"]


# ---------------------------------------------------------------- what follows


def test_f4_4_2_a_new_lord_takes_the_title_that_waits_for_him() -> None:
    s = table(3, phase=2)
    controls(s, 0, "blaye")
    city(s, "blaye")
    newcomer(s)
    play(s, 0, "place blaye")
    assert s.holder(fief("blaye")) == lord_of("othon")


@pytest.mark.parametrize(("at", "is_immune"), [("blaye", True), ("sigy", False)])
def test_f2_2_6_who_is_placed_into_the_plague_is_immune(at: str, is_immune: bool) -> None:
    s = table(3, phase=2)
    calamity(s, "plague", "b1")
    newcomer(s)
    play(s, 0, f"place {at}")
    assert s.cells[EXPOSED_LORDS] == (BIT[lord_of("othon")] if is_immune else 0)


# ---------------------------------------------------------------- released lords


def test_f4_1_3_a_released_lord_is_placed_like_a_new_one() -> None:
    s = table(3, phase=4)
    troops(s, 1, "blaye", men=1)
    lord(s, "arthur", 0, "blaye")
    prisoner(s, "arthur", 1)
    controls(s, 0, "bourg")
    castle(s, "bourg")
    release(s, "arthur")
    assert (asked(s), legal(s, 0, "place")) == ([0], ["bourg"])
    play(s, 0, "place bourg")
    assert where(s, "arthur") == "bourg"
    assert [(event["lord"], event["village"]) for event in told(s, "placed")] == [("arthur", "bourg")]
    assert told(s, "entered") == []
    assert running(s) < 0


def test_f4_1_3_without_a_place_he_stays_where_he_is_free() -> None:
    s = table(3, phase=4)
    crowd(s)
    lord(s, "arthur", 0, "blaye")
    prisoner(s, "arthur", 1)
    release(s, "arthur")
    play(s, 0, "pass")
    assert told(s, "stays") == [{"event": "stays", "rule": "F-4.1.3", "seat": 0, "lord": "arthur"}]
    play(s, 0, "road charolles")
    assert (where(s, "arthur"), s.is_captive(lord_of("arthur"))) == ("blaye/charolles", False)
    assert running(s) < 0


def test_f10_2_3_two_of_a_family_released_together() -> None:
    """Neither is a lord to be joined before he has a place: else both would have to stay with their captor."""
    s = table(3, phase=4)
    troops(s, 1, "blaye", men=1)
    for name in ("arthur", "baudoin"):
        lord(s, name, 0, "blaye")
        prisoner(s, name, 1)
    release(s, "arthur", "baudoin")
    assert len(legal(s, 0, "place")) == EVERYWHERE
    play(s, 0, "place sigy")
    assert legal(s, 0, "place") == ["sigy"]
    play(s, 0, "place sigy")
    assert (where(s, "arthur"), where(s, "baudoin"), controller(s, "sigy")) == ("sigy", "sigy", 0)
    assert running(s) < 0


def test_f9_6_a_released_lord_who_dies_is_not_placed() -> None:
    """His card lies on the discard pile then: he was taken for a new lord and came into play again, for nothing."""
    s = table(3, phase=4)
    troops(s, 1, "blaye", men=1)
    lord(s, "arthur", 0, "blaye")
    prisoner(s, "arthur", 1)
    release(s, "arthur")
    assert asked(s) == [0]
    aftermath.kill(s, BIT[lord_of("arthur")])
    settle(s)
    assert running(s) < 0
    assert (seat_of(s, "arthur"), s.hand_size(0)) == (-1, 0)
    assert army(s, 1, "blaye") == (1, 0)


def test_f9_6_a_released_lord_who_dies_while_consent_is_asked_is_not_placed() -> None:
    s = table(3, phase=4)
    crowd(s)
    lord(s, "arthur", 0, "blaye")
    prisoner(s, "arthur", 1)
    release(s, "arthur")
    play(s, 0, "place charolles", "propose")
    assert runs(s) == "OFFER_STEP"
    aftermath.kill(s, BIT[lord_of("arthur")])
    assert GAME.problems(s) == [], "his card lies on the discard pile and is not on the way"
    settle(s)
    assert len(told(s, "lapsed")) == 1
    assert running(s) < 0
    assert (seat_of(s, "arthur"), s.cells[AGREED]) == (-1, 0)


def test_f4_1_3_a_released_lord_in_the_plague_is_immune() -> None:
    s = table(3, phase=4)
    troops(s, 1, "tournus", men=1)
    lord(s, "arthur", 0, "tournus")
    prisoner(s, "arthur", 1)
    calamity(s, "plague", "b1")
    release(s, "arthur")
    play(s, 0, "place blaye")
    assert s.cells[EXPOSED_LORDS] == BIT[lord_of("arthur")]


# ---------------------------------------------------------------- a place that becomes one's own


def test_f12_1_a_place_may_be_bought_together_with_its_village() -> None:
    """Seat 0 has men at a gate, but no lord. The goods changed hands and the place was barred: what had been asked of
    its controller was one's own by then."""
    s = table(3, phase=2)
    lord(s, "charles", 1, "sigy")
    troops(s, 0, "sigy/st_paul", men=1)
    money(s, 0, 5)
    newcomer(s)
    play(s, 0, "place sigy", "village take sigy", "money give 5", "propose")
    play(s, 1, "accept", "road st_paul")
    assert controller(s, "sigy") == 0
    assert deniers(s)[:2] == [0, 10]
    assert where(s, "othon") == "sigy"


def test_f2_3_2_a_castle_that_comes_with_the_bargain_is_the_place() -> None:
    """Seat 0 asks for Sigy and is given the castle of Bourg: a fortification comes first, so he is asked anew."""
    s = table(3, phase=2)
    lord(s, "charles", 1, "sigy")
    troops(s, 1, "bourg", men=2)
    castle(s, "bourg")
    troops(s, 0, "bourg/villeneuve", men=1)
    newcomer(s)
    play(s, 0, "place sigy", "village take bourg", "propose")
    play(s, 1, "accept", "road villeneuve")
    assert legal(s, 0, "place") == ["bourg"]
    assert default(s, 0) == "place bourg"


def test_f2_3_2_a_village_that_was_refused_is_a_place_once_it_is_ones_own() -> None:
    """The move that is meant if nothing is said was to go there, and was refused; so was to go nowhere."""
    s = table(3, phase=4)
    troops(s, 1, "beaujeu", men=2)
    troops(s, 0, "beaujeu/la_salle", men=1)
    crowd(s)
    lord(s, "othon", 0, "blaye")
    prisoner(s, "othon", 1)
    release(s, "othon")
    play(s, 0, "place beaujeu", "propose")
    play(s, 1, "refuse")
    assert why(s, 0, "place beaujeu") == "refused-there"
    assert default(s, 0) == "pass"
    play(s, 1, "offer 0", "village give beaujeu", "propose")
    play(s, 0, "accept")
    assert why(s, 0, "pass") == "place-free"
    assert default(s, 0) == "place beaujeu"
    play(s, 0, "place beaujeu")
    assert (where(s, "othon"), runs(s), asked(s)) == ("beaujeu", "ROAD_CHOICE", [1])


def test_f9_6_a_place_that_becomes_ones_own_while_one_asks_takes_no_consent() -> None:
    """Charles dies while seat 1 is asked, so that seat 0, whose men are left there, controls Sigy."""
    s = table(3, phase=2)
    lord(s, "charles", 1, "sigy")
    troops(s, 0, "sigy/st_paul", men=1)
    money(s, 0, 5)
    newcomer(s)
    play(s, 0, "place sigy", "money give 5", "propose")
    aftermath.kill(s, BIT[lord_of("charles")])
    settle(s)
    assert len(told(s, "lapsed")) == 1
    assert deniers(s)[:2] == [5, 5]
    play(s, 0, "place sigy")
    assert where(s, "othon") == "sigy"


# ---------------------------------------------------------------- documents


def test_frames_that_cannot_be_are_refused() -> None:
    s = table(3, phase=2)
    lord(s, "charles", 1, "sigy")
    newcomer(s)
    check(s, (("seat", 3), ("lord", 18), ("lord", lord_of("charles")), ("refused", 1 << 24), ("asked", 25)))


def check(s: Table, wrong: tuple[tuple[str, int], ...]) -> None:
    """The uppermost frame has no flaw, but with any of these numbers it has."""
    step = s.steps[s.stack[s.top]]
    assert step.flaw(s, s.top) == ""
    for name, value in wrong:
        at = s.top + 2 + step.fields.index(name)
        before = int(s.stack[at])
        s.stack[at] = value
        assert step.flaw(s, s.top) != "", (name, value)
        s.stack[at] = before
