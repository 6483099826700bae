"""Relics outside battle: taking, passing on, losing them, the Eyes, St Radegund, the Tooth. [F-11.1] [F-11.4]"""

import pytest

from signoria.games.fief import aftermath, bearers, relics, surprises, units
from signoria.games.fief.game import GAME
from signoria.games.fief.moves import VERBS
from signoria.games.fief.pieces import (
    BAD_WEATHER,
    BIT,
    EYES,
    FAMINE,
    GRAIL,
    LORD,
    MAN,
    RADEGUND,
    TOOTH,
)
from signoria.games.fief.state import (
    BISHOP,
    CALAMITY_DISCARDS,
    CALAMITY_IN,
    CAPTOR,
    DISCARDS,
    HOLDER,
    KING,
    NONE,
    RELIC_AT,
    SPOUSE,
    Table,
)
from signoria.games.fief.steps.kinds import BATTLE, RELICS_STEP, SAVING
from signoria.games.fief.strength import OUTCOME
from signoria.kernel.flow import CHANCE, FIRST_FIELD
from tests.fief.calm_tables import calm, leave_only, out_of_turn
from tests.fief.tables import (
    asked,
    begin,
    bishop,
    bishopric,
    calamity,
    cardinal,
    chance,
    city,
    default,
    fief,
    hand,
    king,
    legal,
    lord,
    lord_of,
    married,
    play,
    pope,
    prisoner,
    push,
    rule,
    runs,
    seat_of,
    settle,
    table,
    title,
    told,
    troops,
    village,
    why,
)


def church(relic: int = GRAIL, at: str = "tournus") -> Table:
    """A relic in the church of Tournus, where François, bishop of it, and Henri stand, both of seat 0."""
    s = table(4, relics=True)
    s.cells[RELIC_AT + relic] = relics.IN_CHURCH + village(at)
    lord(s, "francois", 0, "tournus")
    lord(s, "henri", 0, "tournus")
    bishop(s, "francois", "b2")
    lord(s, "arthur", 1, "blaye")
    lord(s, "charles", 2, "sigy")
    leave_only(s)
    return calm(s)


def where_is(s: Table, relic: int) -> str:
    """Its bearer, or the village where it lies and who keeps it."""
    carrier = relics.carrier(s, relic)
    if carrier >= 0:
        return LORD.names[carrier]
    return f"{relics.village_of(s, relic)} {relics.keeper(s, relic)}"


# ---------------------------------------------------------------- taking [F-11.1]


def test_f11_1_the_bishop_of_the_bishopric_takes_it() -> None:
    s = church()
    assert legal(s, 0, "take_relic") == ["grail francois"]
    assert (why(s, 0, "take_relic grail henri"), rule(s, 0, "take_relic grail henri")) == ("no-churchman", "F-11.1")
    assert why(s, 1, "take_relic grail francois") == "not-own-lord"
    assert why(s, 1, "take_relic grail arthur") == "not-there"
    play(s, 0, "take_relic grail francois")
    assert where_is(s, GRAIL) == "francois"


@pytest.mark.parametrize("office", ["cardinal", "pope", "bishop"])
def test_f11_1_a_cardinal_or_the_pope_from_anywhere(office: str) -> None:
    s = church()
    bishop(s, "henri", "b4")
    if office == "cardinal":
        cardinal(s, "henri", bought=True)
    elif office == "pope":
        pope(s, "henri")
    assert (why(s, 0, "take_relic grail henri") == "") == (office != "bishop")


def visited() -> Table:
    """Henri (1), pope, before Tournus, which seat 0 controls."""
    s = church()
    lord(s, "othon", 1, "tournus/pugnac")
    bishop(s, "othon", "b4")
    pope(s, "othon")
    return s


@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_f11_1_the_controller_must_consent(answer: str) -> None:
    s = visited()
    play(s, 1, "take_relic grail othon", "money give 2", "propose")
    assert asked(s) == [0]
    play(s, 0, answer)
    taken = answer == "accept"
    assert relics.carrier(s, GRAIL) == (lord_of("othon") if taken else NONE)
    assert s.money(0) == (7 if taken else 5)


def test_f9_6_consent_lapses_when_the_churchman_dies() -> None:
    s = visited()
    play(s, 1, "take_relic grail othon", "propose")
    aftermath.kill(s, BIT[lord_of("othon")])
    settle(s)
    assert (told(s, "lapsed")[0]["matter"], relics.carrier(s, GRAIL)) == ("relic", NONE)


def test_f11_1_a_prisoner_takes_nothing_and_what_is_carried_is_not_taken() -> None:
    s = visited()
    prisoner(s, "othon", 0)
    assert why(s, 1, "take_relic grail othon") == "not-there"
    s.cells[RELIC_AT + GRAIL] = lord_of("arthur")
    assert why(s, 0, "take_relic grail francois") == "relic-carried"


def test_f11_1_without_the_option_there_is_nothing_to_take() -> None:
    s = table(3)
    lord(s, "francois", 0, "tournus")
    calm(s)
    assert why(s, 0, "take_relic grail francois") == "not-now"


# ---------------------------------------------------------------- passing on [F-11.1]


def test_f11_1_to_another_lord_of_ones_own_in_the_same_village_thrice_a_phase() -> None:
    s = church()
    play(s, 0, "take_relic grail francois", "take_relic grail henri")
    assert where_is(s, GRAIL) == "henri"
    play(s, 0, "take_relic grail francois", "take_relic grail henri")
    assert (why(s, 0, "take_relic grail francois"), out_of_turn(s, 0)) == ("too-many-offers", [])


def test_f11_1_a_relic_is_sold_to_a_lord_in_the_same_village() -> None:
    s = visited()
    play(s, 0, "take_relic grail francois", "offer 1")
    assert why(s, 0, "relic_for give grail arthur") == "not-the-same-village"
    assert why(s, 0, "relic_for give lance othon") == "not-carried"
    play(s, 0, "relic_for give grail othon", "money take 5", "propose")
    play(s, 1, "accept")
    assert (where_is(s, GRAIL), s.money(0)) == ("othon", 10)


# ---------------------------------------------------------------- when the bearer falls [F-11.4]


def fallen(*others: tuple[int, str]) -> Table:
    """Arthur (1) with the Grail at a gate of Tournus, which seat 0 controls."""
    s = table(4, relics=True)
    troops(s, 0, "tournus", men=1)
    s.cells[RELIC_AT + GRAIL] = lord(s, "arthur", 1, "tournus/pugnac")
    lord(s, "baudoin", 1, "bourg")
    for seat, name in others:
        lord(s, name, seat, "tournus/pugnac")
    return s


def die(s: Table, name: str) -> None:
    aftermath.kill(s, BIT[lord_of(name)])
    settle(s)


def test_f11_1_it_stays_with_his_own_troops_although_others_came_first() -> None:
    """A story: the relic of a lord who died at a gate went to the controller, though his own men stood around him."""
    s = fallen()
    troops(s, 1, "tournus/pugnac", men=1)
    die(s, "arthur")
    assert where_is(s, GRAIL) == f"{village('tournus')} 1"


def test_f11_1_another_lord_of_his_family_there_takes_it() -> None:
    s = fallen((1, "charles"))
    die(s, "arthur")
    assert where_is(s, GRAIL) == "charles"


def test_f11_1_alone_it_goes_to_whoever_is_there_or_first_arrives() -> None:
    s = fallen()
    units.lose_troops(s, 0, village("tournus"), MAN, 1)
    die(s, "arthur")
    assert where_is(s, GRAIL) == f"{village('tournus')} -1"
    units.put_lord(s, lord_of("baudoin"), village("tournus"))
    aftermath.settle_up(s)
    settle(s)
    assert where_is(s, GRAIL) == "baudoin"


def after_battle(outcome: int) -> Table:
    """Seat 1 (Arthur with the Grail) and its ally 2 against seat 0 and its ally 3 in Tournus; Arthur is dead."""
    s = fallen()
    troops(s, 2, "tournus/pugnac", men=1)
    lord(s, "charles", 2, "tournus/pugnac")
    lord(s, "henri", 3, "tournus")
    push(s, BATTLE, village("tournus"), 1, 0, BIT[2], BIT[3])
    relics.on_death(s, lord_of("arthur"))
    units.leave_play(s, lord_of("arthur"))
    s.stack[s.top + OUTCOME] = outcome
    return s


def test_f11_1_after_a_battle_an_allys_lord_has_it() -> None:
    s = after_battle(1)
    bearers.settle(s, NONE)
    assert where_is(s, GRAIL) == "charles"


def test_f11_4_if_none_of_his_side_is_left_a_lord_of_the_winner() -> None:
    s = after_battle(2)
    units.lose_troops(s, 2, village("tournus"), MAN, 1)
    units.leave_play(s, lord_of("charles"))
    bearers.settle(s, NONE)
    assert where_is(s, GRAIL) == "henri", "the leader has only troops there, his ally has a lord"


def test_f11_4_without_a_lord_the_winners_troops_keep_it() -> None:
    s = after_battle(2)
    units.lose_troops(s, 2, village("tournus"), MAN, 1)
    for name in ("charles", "henri"):
        units.leave_play(s, lord_of(name))
    bearers.settle(s, NONE)
    assert where_is(s, GRAIL) == f"{village('tournus')} 0"


def test_f11_4_it_waits_until_the_battle_is_over() -> None:
    s = after_battle(0)
    bearers.settle(s, village("tournus"))
    assert where_is(s, GRAIL) == f"{village('tournus')} 1"


@pytest.mark.parametrize(("captor_lord", "found"), [("henri", "henri"), ("", "9 3")])
def test_f11_4_a_captured_bearer_loses_it_to_the_captor(captor_lord: str, found: str) -> None:
    s = fallen()
    troops(s, 3, "tournus/st_andromy", men=1)
    if captor_lord:
        lord(s, captor_lord, 3, "tournus/st_andromy")
    units.capture(s, lord_of("arthur"), 3)
    relics.on_capture(s, lord_of("arthur"), 3)
    bearers.settle(s, NONE)
    assert where_is(s, GRAIL) == found


# ---------------------------------------------------------------- Eyes and St Radegund


def saints(eyes: str = "arthur", radegund: str = "charles") -> Table:
    """Arthur (1) bears the Eyes, Charles (2) St Radegund; bad weather on b1 and b3, famine on b2."""
    s = church()
    while s.top >= 0:
        s.pop()
    for relic, name in ((EYES, eyes), (RADEGUND, radegund)):
        if name:
            s.cells[RELIC_AT + relic] = lord_of(name)
    calamity(s, "bad_weather", "b1", "b3")
    calamity(s, "famine", "b2")
    return s


def weather(s: Table, kind: int = BAD_WEATHER) -> list[int]:
    return [int(s.has_calamity(one, kind)) for one in range(5)]


def test_f11_1_eyes_move_bad_weather_to_another_bishopric() -> None:
    s = saints(radegund="")
    begin(s, RELICS_STEP)
    assert (runs(s), asked(s), legal(s, 1, "reroll"), default(s, 1)) == ("RELICS_STEP", [1], ["b1", "b3"], "done")
    play(s, 1, "reroll b1")
    assert (asked(s), legal(s, 0)) == ([CHANCE], [])
    chance(s, "die 4")
    assert weather(s) == [0, 0, 1, 1, 0]
    assert (why(s, 1, "reroll b4"), why(s, 1, "reroll b1")) == ("rolled-already", "no-storm-there")
    play(s, 1, "done")
    assert runs(s) == ""


@pytest.mark.parametrize("die", [1, 6])
def test_f11_1_on_the_same_number_or_a_6_it_stays(die: int) -> None:
    s = saints(radegund="")
    begin(s, RELICS_STEP)
    play(s, 1, "reroll b1")
    chance(s, f"die {die}")
    assert (weather(s), why(s, 1, "reroll b1")) == ([1, 0, 1, 0, 0], "rolled-already")


def test_f11_1_where_bad_weather_lies_already_it_is_discarded() -> None:
    s = saints(radegund="")
    begin(s, RELICS_STEP)
    before = s.cells[CALAMITY_DISCARDS + BAD_WEATHER]
    play(s, 1, "reroll b1")
    chance(s, "die 3")
    assert (weather(s), s.cells[CALAMITY_DISCARDS + BAD_WEATHER] - before) == ([0, 0, 1, 0, 0], 1)
    play(s, 1, "reroll b3")
    chance(s, "die 5")
    assert (weather(s), runs(s)) == ([0, 0, 0, 0, 1], ""), "nothing is left to roll for"


@pytest.mark.parametrize(("die", "left"), [(1, 1), (3, 1), (4, 0), (6, 0)])
def test_f11_1_radegund_ends_a_famine_on_4_to_6(die: int, left: int) -> None:
    s = saints(eyes="")
    begin(s, RELICS_STEP)
    assert (asked(s), legal(s, 2, "reroll"), why(s, 2, "reroll b1")) == ([2], ["b2"], "no-famine")
    play(s, 2, "reroll b2")
    chance(s, f"die {die}")
    assert (weather(s, FAMINE)[1], s.cells[CALAMITY_DISCARDS + FAMINE], runs(s)) == (left, 1 - left, "")


def test_f11_1_first_the_eyes_then_radegund_and_only_their_bearers() -> None:
    s = saints()
    begin(s, RELICS_STEP)
    assert asked(s) == [1]
    play(s, 1, "done")
    assert asked(s) == [2]
    play(s, 2, "done")
    assert runs(s) == ""


def test_f11_1_eyes_and_radegund_serve_whoever_controls_them_also_by_troops() -> None:
    """A story: their powers slept while only troops kept them, though the book gives them to whoever has control."""
    s = saints()
    for relic, name, at in ((EYES, "arthur", "blaye"), (RADEGUND, "charles", "sigy")):
        troops(s, seat_of(s, name), at, men=1)
        die(s, name)
        assert where_is(s, relic) == f"{village(at)} {1 if relic == EYES else 2}"
    begin(s, RELICS_STEP)
    assert (asked(s), legal(s, 1, "reroll")) == ([1], ["b1", "b3"])
    play(s, 1, "done")
    assert (asked(s), legal(s, 2, "reroll")) == ([2], ["b2"])


@pytest.mark.parametrize("case", ["nobody", "prisoner", "lying", "no calamity"])
def test_f11_1_nobody_is_asked_without_a_free_bearer_or_a_calamity(case: str) -> None:
    s = saints() if case != "nobody" else saints("", "")
    if case == "prisoner":
        for name, at in (("arthur", "blaye/charolles"), ("charles", "sigy/st_paul")):
            troops(s, 3, at, men=1)
            prisoner(s, name, 3)
    elif case == "lying":
        for relic in (EYES, RADEGUND):
            relics.lay(s, relic, village("bourg"), NONE)
    elif case == "no calamity":
        for i in range(15):
            s.cells[CALAMITY_IN + i] = 0
    begin(s, RELICS_STEP)
    assert runs(s) == ""


# ---------------------------------------------------------------- the Tooth


def reliquary() -> Table:
    """Charles (2) bears the Tooth. King Arthur (1), holder of Blaye, husband of Jeanne (2), bishop Baudoin (0)."""
    s = table(4, relics=True)
    s.cells[RELIC_AT + TOOTH] = lord(s, "charles", 2, "sigy")
    lord(s, "jeanne", 2, "sigy")
    lord(s, "arthur", 1, "blaye")
    city(s, "blaye")
    title(s, "arthur", "blaye")
    king(s, "arthur")
    married(s, "arthur", "jeanne")
    lord(s, "baudoin", 0, "bourg")
    bishop(s, "baudoin", "b4")
    hand(s, 0, "assassination")
    leave_only(s)
    return calm(s)


def test_f11_1_the_tooth_brings_a_lord_back_with_all_he_had() -> None:
    s = reliquary()
    play(s, 0, "assassinate arthur baudoin")
    assert (runs(s), asked(s), legal(s, 2), default(s, 2)) == ("SAVING", [2], ["pass", "revive arthur"], "pass")
    assert (legal(s, 1), why(s, 2, "revive baudoin")) == ([], "not-dying")
    play(s, 2, "revive arthur")
    arthur = lord_of("arthur")
    assert (seat_of(s, "arthur"), s.cells[KING], s.cells[HOLDER + fief("blaye")]) == (1, arthur, arthur)
    assert (s.cells[SPOUSE + arthur], s.cells[DISCARDS + arthur]) == (lord_of("jeanne"), 0)
    assert (s.cells[RELIC_AT + TOOTH], told(s, "revived")[0]["lord"], runs(s)) == (NONE, "arthur", "COURSE")


def test_f11_1_or_he_is_dead() -> None:
    s = reliquary()
    play(s, 0, "assassinate arthur baudoin")
    play(s, 2, "pass")
    assert (seat_of(s, "arthur"), s.cells[KING]) == (-1, NONE)
    assert s.cells[RELIC_AT + TOOTH] == lord_of("charles"), "it is kept for another time"


def test_f11_1_of_several_dead_one_comes_back() -> None:
    s = reliquary()
    aftermath.kill(s, BIT[lord_of("arthur")] | BIT[lord_of("baudoin")])
    settle(s)
    assert legal(s, 2, "revive") == ["arthur", "baudoin"]
    play(s, 2, "revive baudoin")
    assert (seat_of(s, "arthur"), seat_of(s, "baudoin"), s.cells[BISHOP + bishopric("b4")]) == (-1, 0, 1)


def test_f11_1_a_prisoner_brought_back_is_a_prisoner_still() -> None:
    s = reliquary()
    troops(s, 3, "bourg/villeneuve", men=1)
    prisoner(s, "baudoin", 3)
    aftermath.kill(s, BIT[lord_of("baudoin")])
    settle(s)
    play(s, 2, "revive baudoin")
    assert s.cells[CAPTOR + lord_of("baudoin")] == 3


def test_f11_1_a_prisoner_brought_back_without_guards_is_free() -> None:
    """A revolt had killed his guards too: that moment was taken for a broken one."""
    s = reliquary()
    troops(s, 3, "bourg/villeneuve", men=1)
    prisoner(s, "baudoin", 3)
    units.lose_troops(s, 3, village("bourg"), MAN, 1)
    aftermath.kill(s, BIT[lord_of("baudoin")])
    settle(s)
    assert (runs(s), GAME.problems(s)) == ("SAVING", [])
    play(s, 2, "revive baudoin")
    assert (s.cells[CAPTOR + lord_of("baudoin")], told(s, "freed")[0]["lord"]) == (NONE, "baudoin")


@pytest.mark.parametrize("company", ["troops", "a relative"])
def test_f11_1_the_tooth_can_bring_back_its_own_bearer(company: str) -> None:
    """A story: he died among his men, who then controlled the Tooth, and its owner was not asked."""
    s = reliquary()
    if company == "troops":
        troops(s, 2, "sigy", men=1)
        units.put_lord(s, lord_of("jeanne"), village("mazilles"))
    play(s, 0, "assassinate charles baudoin")
    assert (runs(s), asked(s), legal(s, 2)) == ("SAVING", [2], ["pass", "revive charles"])
    play(s, 2, "revive charles")
    assert (seat_of(s, "charles"), s.cells[RELIC_AT + TOOTH]) == (2, NONE)


def test_f11_1_if_its_bearer_stays_dead_the_tooth_stays_with_his_troops_and_serves_them() -> None:
    s = reliquary()
    troops(s, 2, "sigy", men=1)
    units.put_lord(s, lord_of("jeanne"), village("mazilles"))
    play(s, 0, "assassinate charles baudoin")
    play(s, 2, "pass")
    assert where_is(s, TOOTH) == f"{village('sigy')} 2"
    aftermath.kill(s, BIT[lord_of("arthur")])
    settle(s)
    assert (runs(s), asked(s)) == ("SAVING", [2])
    play(s, 2, "revive arthur")
    assert (seat_of(s, "arthur"), s.cells[RELIC_AT + TOOTH]) == (1, NONE)


@pytest.mark.parametrize("case", ["all there die", "strangers there", "imprisoned", "lies", "keeper gone", "used"])
def test_f11_1_without_control_of_the_tooth_nobody_is_asked(case: str) -> None:
    s = reliquary()
    dying = BIT[lord_of("arthur")]
    if case in ("all there die", "strangers there"):
        dying |= BIT[lord_of("charles")] | BIT[lord_of("jeanne")]
        troops(s, 2, "bourg/villeneuve", men=1)
    if case == "strangers there":
        troops(s, 3, "sigy/st_paul", men=1)
    elif case == "imprisoned":
        troops(s, 3, "sigy/st_paul", men=1)
        prisoner(s, "charles", 3)
    elif case == "lies":
        relics.lay(s, TOOTH, village("bourg"), NONE)
    elif case == "keeper gone":
        relics.lay(s, TOOTH, village("bourg"), 3)
    elif case == "used":
        s.cells[RELIC_AT + TOOTH] = NONE
    aftermath.kill(s, dying)
    assert s.stack[s.top] != SAVING
    settle(s)
    assert seat_of(s, "arthur") == -1


# ---------------------------------------------------------------- documents


@pytest.mark.parametrize(("kind", "numbers"), [(RELICS_STEP, (0, 0, 0)), (SAVING, (1, 0))])
def test_relics_of_a_document_have_numbers_that_can_be(kind: int, numbers: tuple[int, ...]) -> None:
    s = reliquary()
    push(s, kind, *numbers)
    step, f = s.steps[kind], s.top
    assert step.flaw(s, f) == ""
    for i in range(len(step.fields)):
        before = s.stack[f + FIRST_FIELD + i]
        for wrong in (-1, 999_999):
            s.stack[f + FIRST_FIELD + i] = wrong
            assert step.flaw(s, f) != "", step.fields[i]
        s.stack[f + FIRST_FIELD + i] = before


def test_f9_1_revive_is_no_card_to_be_played_at_will() -> None:
    s = reliquary()
    assert why(s, 2, "revive arthur") == "not-now"
    assert surprises.refusal(s, 2, VERBS.parse("revive arthur"))[0] != 0
