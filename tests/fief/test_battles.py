"""Battles: who attacks whom, dice and sides. [F-6.1] [F-6.2]"""

import pytest

from signoria.games.fief import people, strength
from signoria.games.fief.moves import ON_ATTACK, ON_DEFENCE, VERBS
from signoria.games.fief.pieces import BIT, GRAIL, LANCE
from signoria.games.fief.state import (
    CAPTOR,
    FIRST,
    RELIC_AT,
)
from signoria.games.fief.steps.kinds import BATTLES
from signoria.games.fief.units import move_all
from signoria.kernel.flow import BELOW, CHANCE
from tests.fief.battle_tables import attack, choices, dice_of, roll, three_armies, two_armies
from tests.fief.tables import (
    admit,
    answers,
    asked,
    begin,
    calamity,
    castle,
    chance,
    city,
    controller,
    d_arc,
    default,
    engine,
    everybody,
    hand,
    legal,
    lord,
    lord_of,
    married,
    play,
    push,
    rule,
    runs,
    seat_of,
    stand,
    table,
    title,
    told,
    troops,
    village,
    why,
)

# ---------------------------------------------------------------- declaring [F-6.1]


def test_f6_1_1_in_turn_order_each_may_attack() -> None:
    s = two_armies()
    begin(s, BATTLES)
    assert asked(s) == [0]
    assert choices(s, 0) == ["done", "attack blaye 1"]
    assert default(s, 0) == "done"
    play(s, 0, "done")
    assert asked(s) == [1]
    assert choices(s, 1) == ["done", "attack blaye 0"]
    play(s, 1, "done")
    assert runs(s) == ""


def test_f6_1_1_first_player_fights_first() -> None:
    s = two_armies()
    s.cells[FIRST] = 1
    begin(s, BATTLES)
    assert asked(s) == [1]


def test_f6_1_1_a_lord_with_troops_and_somebody_else() -> None:
    s = two_armies()
    troops(s, 0, "sennecy", men=2)
    troops(s, 2, "sennecy/la_salle", men=2)
    lord(s, "charles", 0, "charolles")
    begin(s, BATTLES)
    assert why(s, 0, "attack sennecy 2") == "no-lord-with-troops"
    assert why(s, 0, "attack charolles 2") == "no-lord-with-troops"
    for whom in ("0", "2", "5", "chance"):
        assert why(s, 0, f"attack blaye {whom}") == "nobody-to-attack"
    assert rule(s, 0, "attack blaye 2") == "F-6.1.1"
    assert why(s, 0, "besiege blaye") == "not-now"


def test_f6_1_1_allies_may_be_attacked() -> None:
    s = table(3, phase=6)
    lord(s, "blanche", 1, "blaye")
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=1)
    married(s, "arthur", "blanche")
    begin(s, BATTLES)
    assert legal(s, 0, "attack") == ["blaye 1"]


def test_f6_1_2_leaderless_troops_defend_but_do_not_attack() -> None:
    s = table(3, phase=6)
    troops(s, 1, "blaye", men=2)
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=1)
    begin(s, BATTLES)
    play(s, 0, "done")
    assert runs(s) == ""  # seat 1 has no lord


def test_f6_1_2_all_units_in_the_village_take_part() -> None:
    s = two_armies(men=1, knights=0)
    troops(s, 0, "blaye/la_salle", men=1, knights=1)
    attack(s)
    assert dice_of(s) == (1, 2)  # 1 + 1 + 1 + 3 = 6 against 1 + 3 + 3
    assert strength.points_on(s, s.stack[s.top + BELOW], ON_ATTACK) == 6


def test_f2_2_2_no_battle_in_bad_weather() -> None:
    s = two_armies()
    calamity(s, "bad_weather", "b1")
    begin(s, BATTLES)
    assert runs(s) == ""  # nobody is even asked
    s = two_armies()
    lord(s, "charles", 0, "bourg")
    troops(s, 0, "bourg", men=1)
    troops(s, 2, "bourg/st_vivien", men=1)
    calamity(s, "bad_weather", "b1")
    begin(s, BATTLES)
    assert why(s, 0, "attack blaye 1") == "weather-forbids-battle"
    assert rule(s, 0, "attack blaye 1") == "F-2.2.2"


def test_f6_1_6_one_attack_on_each_opponent_in_each_village() -> None:
    s = two_armies(men=3, knights=3)
    castle(s, "blaye")
    troops(s, 2, "blaye/la_salle", men=1)
    attack(s)
    answers(s, "pass")
    roll(s, 0, 0)
    answers(s, "go_on", "stop", "pass")
    assert why(s, 0, "attack blaye 1") == "attacked-already"
    assert rule(s, 0, "attack blaye 1") == "F-6.1.6"
    assert legal(s, 0, "attack") == ["blaye 2"]


def test_f6_1_4_a_lone_lord_is_captured_without_dice_even_in_a_castle() -> None:
    s = table(3, phase=6)
    lord(s, "baudoin", 1, "blaye")
    castle(s, "blaye")
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=1)  # 2 points: no die against a castle
    attack(s)
    assert runs(s) == "CAPTURING"
    play(s, 0, "hold baudoin 0")
    assert s.cells[CAPTOR + lord_of("baudoin")] == 0
    assert controller(s, "blaye") == 0


def test_f6_1_4_no_battle_between_lords_without_troops() -> None:
    s = table(3, phase=6)
    lord(s, "baudoin", 1, "blaye")
    lord(s, "arthur", 0, "blaye/charolles")
    begin(s, BATTLES)
    assert runs(s) == ""


# ---------------------------------------------------------------- dice [F-6.2]


@pytest.mark.parametrize(
    ("men", "knights", "dice"), [(1, 0, 1), (5, 0, 1), (6, 0, 2), (5, 2, 2), (6, 2, 3), (13, 8, 3)]
)
def test_f6_2_1_dice_by_points(men: int, knights: int, dice: int) -> None:
    s = two_armies(men=men, knights=knights)
    attack(s)
    assert dice_of(s) == (dice, 2)


def test_f6_2_1_a_woman_counts_if_titled_or_d_arc() -> None:
    s = two_armies(men=5, knights=0)
    lord(s, "blanche", 0, "blaye/charolles")
    attack(s)
    assert dice_of(s)[0] == 1  # 5 and Arthur
    s = two_armies(men=5, knights=0)
    lord(s, "blanche", 0, "blaye/charolles")
    title(s, "blanche", "bourg")
    attack(s)
    assert dice_of(s)[0] == 2


def test_f6_2_1_d_arc_adds_a_die_the_only_way_to_four() -> None:
    s = two_armies(men=6, knights=2)
    lord(s, "jeanne", 0, "blaye/charolles")
    d_arc(s, "jeanne")
    attack(s)
    assert dice_of(s)[0] == 4


def test_t27_f6_2_2_fifteen_points_against_a_castle() -> None:
    s = two_armies(men=5, knights=3)
    castle(s, "blaye")
    attack(s)
    assert dice_of(s) == (2, 2)


@pytest.mark.parametrize(("side", "dice"), [(0, 1), (1, 2), (2, 3)])
def test_f6_2_2_engines_cancel_the_penalty_of_a_city(side: int, dice: int) -> None:
    s = two_armies(men=5, knights=3)
    city(s, "blaye")
    if side:
        engine(s, 0, "blaye", side)
    attack(s)
    assert dice_of(s)[0] == dice


def test_f6_5_4_engines_of_helpers_count_but_add_no_dice() -> None:
    s = two_armies(men=5, knights=3)
    castle(s, "blaye")
    lord(s, "charles", 2, "blaye/la_salle")
    engine(s, 0, "blaye", 1)
    engine(s, 2, "blaye", 2)
    attack(s)
    assert answers(s, "join attacker", "propose", "accept") == [2, 2, 0]
    assert dice_of(s)[0] == 3


def test_f6_2_2_without_a_die_nobody_attacks() -> None:
    s = two_armies(men=3, knights=0)
    castle(s, "blaye")
    begin(s, BATTLES)
    assert runs(s) == "SIEGES"  # everybody sees that seat 0 has no die
    s = two_armies(men=3, knights=0)
    castle(s, "blaye")
    troops(s, 2, "blaye/la_salle", men=1)
    begin(s, BATTLES)
    assert why(s, 0, "attack blaye 1") == "no-dice"
    assert rule(s, 0, "attack blaye 1") == "F-6.2.2"
    assert why(s, 0, "attack blaye 2") == ""  # who stands at the gates has no walls [F-6.2.5]


def test_f6_2_2_who_holds_a_tunnel_may_attack_and_must_stop_without_playing_it() -> None:
    s = two_armies(men=3, knights=0)
    castle(s, "blaye")
    hand(s, 0, "tunnel")
    attack(s)
    assert runs(s) == "WINDOW"
    play(s, 0, "tunnel")
    everybody(s, "pass")
    assert dice_of(s)[0] == 1
    s = two_armies(men=3, knights=0)
    castle(s, "blaye")
    hand(s, 0, "tunnel")
    attack(s)
    everybody(s, "pass")
    assert told(s, "stopped")
    assert not told(s, "round")


def test_f6_2_2_whether_one_is_asked_does_not_betray_a_tunnel() -> None:
    s = two_armies(men=3, knights=0)
    castle(s, "blaye")
    hand(s, 0, "justice")
    begin(s, BATTLES)
    assert asked(s) == [0]
    assert choices(s, 0) == ["done"]


def test_f6_2_5_from_inside_there_is_no_penalty() -> None:
    s = two_armies()
    castle(s, "blaye")
    begin(s, BATTLES)
    answers(s, "done", "done", "attack blaye 0")
    assert dice_of(s) == (2, 2)


def test_f6_2_6_dice_that_sink_to_nothing_stop_the_attack() -> None:
    s = two_armies(men=0, knights=2)  # 7 points: two dice, one against the castle
    castle(s, "blaye")
    attack(s)
    roll(s, 0, 3)  # a knight falls: 4 points, no die left
    answers(s, "go_on", "go_on")
    assert told(s, "stopped")
    assert runs(s) == "AFTER_ROUND"
    assert choices(s, 1) == ["come_out", "pass"]


def test_f6_2_3_the_battle_die() -> None:
    s = two_armies()
    attack(s)
    step = s.steps[s.stack[s.top]]
    assert asked(s) == [CHANCE]
    assert step.stream(s, s.top) == "battle"
    assert [int(step.odds(s, s.top, VERBS.parse(text))) for text in legal(s, CHANCE)] == [1, 2, 2, 1]


@pytest.mark.parametrize(("bearer", "damage"), [("baudoin", 2), ("arthur", 5)])
def test_t50_f11_1_the_grail_takes_from_each_die_against_its_bearer(bearer: str, damage: int) -> None:
    s = table(3, phase=6, relics=True)
    lord(s, "baudoin", 1, "blaye")
    troops(s, 1, "blaye", men=6)
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=6, knights=3)
    s.cells[RELIC_AT + GRAIL] = lord_of(bearer)
    attack(s)
    chance(s, "hit 1", "hit 1", "hit 3", "hit 0", "hit 0")
    assert told(s, "damage")[0]["damage"] == damage


@pytest.mark.parametrize(("bearer", "damages"), [("arthur", [5, 0]), ("baudoin", [4, 1]), ("charles", [4, 0])])
def test_t51_f11_1_the_lance_adds_one_to_a_roll(bearer: str, damages: list[int]) -> None:
    s = table(3, phase=6, relics=True)
    lord(s, "baudoin", 1, "blaye")
    troops(s, 1, "blaye", men=6)
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=6)
    lord(s, "charles", 0, "charolles")
    s.cells[RELIC_AT + LANCE] = lord_of(bearer)
    attack(s)
    chance(s, "hit 1", "hit 3", "hit 0", "hit 0")
    assert [event["damage"] for event in told(s, "damage")] == damages


# ---------------------------------------------------------------- sides [F-6.1.3]


def test_f6_1_3_a_third_player_joins_with_the_leaders_consent() -> None:
    s = three_armies()
    attack(s)
    assert runs(s) == "JOINING"
    assert asked(s) == [2]
    assert default(s, 2) == "pass"
    assert choices(s, 2) == ["pass", "join attacker", "join defender"]
    answers(s, "join attacker", "propose", "accept")
    assert dice_of(s) == (3, 2)


def test_f6_1_6_a_leader_who_refuses_is_asked_once() -> None:
    s = three_armies()
    attack(s)
    assert answers(s, "join attacker", "propose", "refuse") == [2, 2, 0]
    assert why(s, 2, "join attacker") == "leader-has-refused"
    assert answers(s, "join defender", "propose", "refuse") == [2, 2, 1]
    assert dice_of(s) == (2, 2)


def test_f6_1_6_leaderless_troops_join_the_defender_only() -> None:
    s = two_armies()
    troops(s, 2, "blaye/la_salle", men=2)
    attack(s)
    assert choices(s, 2) == ["pass", "join defender"]
    assert why(s, 2, "join attacker") == "leaderless-only-defend"


def test_f9_6_who_has_lost_his_lord_meanwhile_does_not_join() -> None:
    s = two_armies()
    lord(s, "charles", 2, "blaye/la_salle")
    hand(s, 1, "assassination")
    attack(s)
    answers(s, "join attacker", "propose")
    play(s, 1, "assassinate charles baudoin")
    play(s, 0, "accept")
    assert not told(s, "joined-side")
    assert dice_of(s) == (2, 2)


def test_f6_1_3_a_helper_inside_changes_sides_and_opens_the_gates() -> None:
    s = three_armies()
    castle(s, "blaye")
    move_all(s, 2, stand("blaye/la_salle"), village("blaye"))
    admit(s, 2, "blaye")
    attack(s)
    answers(s, "join defender", "propose", "accept")
    roll(s, 0, 0)
    assert choices(s, 2) == ["go_on", "change_sides", "leave"]
    assert default(s, 2) == "go_on"
    assert answers(s, "change_sides", "propose", "accept", "go_on", "go_on") == [2, 2, 0, 1, 0]
    assert told(s, "gates-opened")[0]["seat"] == 2
    assert dice_of(s) == (3, 2)  # no penalty: 10 and 6 points


def test_f6_1_3_a_helper_outside_opens_nothing() -> None:
    """A story: a helper who stood at a gate of a city, with no siege, opened it by changing sides."""
    s = three_armies()
    castle(s, "blaye")
    attack(s)
    answers(s, "join defender", "propose", "accept")
    roll(s, 0, 0)
    answers(s, "change_sides", "propose", "accept", "go_on", "go_on")
    assert told(s, "gates-opened") == []
    assert dice_of(s) == (2, 2)


def test_f6_1_3_a_refused_change_of_sides_leaves_the_helper_where_he_is() -> None:
    s = three_armies()
    attack(s)
    answers(s, "join defender", "propose", "accept")
    roll(s, 0, 0)
    answers(s, "change_sides", "propose", "refuse")
    assert choices(s, 2) == ["go_on", "leave"]
    answers(s, "go_on", "go_on", "go_on")
    assert dice_of(s) == (2, 3)


def test_f6_1_3_a_helper_leaves_for_good() -> None:
    s = three_armies()
    attack(s)
    answers(s, "join defender", "propose", "accept")
    roll(s, 0, 0)
    assert answers(s, "leave", "go_on", "go_on") == [2, 1, 0]
    assert dice_of(s) == (2, 2)
    roll(s, 0, 0)
    assert asked(s) == [1]


def test_t26_f6_1_3_an_ally_joins_and_the_spouse_dies() -> None:
    s = table(3, phase=6)
    lord(s, "blanche", 1, "blaye")
    troops(s, 1, "blaye", men=1)
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=3)
    lord(s, "charles", 2, "blaye/la_salle")
    married(s, "charles", "blanche")
    assert people.ally_of(s, 2) == 1
    attack(s)
    answers(s, "join attacker", "propose", "accept")
    roll(s, 2, 0)
    assert seat_of(s, "blanche") == -1
    assert people.ally_of(s, 2) == people.ally_of(s, 1) == -1
    assert told(s, "died")[0]["lord"] == "blanche"
    assert controller(s, "blaye") == 0


# ---------------------------------------------------------------- frames


def test_f6_flaws_name_the_field() -> None:
    s = two_armies()
    frame = push(s, BATTLES, 9)
    assert s.steps[BATTLES].flaw(s, frame).startswith("index")
    s = two_armies()
    attack(s)
    battle = s.stack[s.top + BELOW]
    step = s.steps[s.stack[battle]]
    assert step.flaw(s, battle) == ""
    s.stack[battle + strength.DEFENDER] = 0
    assert step.flaw(s, battle).startswith("defender")
    s.stack[battle + strength.DEFENDER] = 5
    assert step.flaw(s, battle).startswith("defender")
    assert strength.seats_on(s, battle, ON_DEFENCE) == BIT[5]
