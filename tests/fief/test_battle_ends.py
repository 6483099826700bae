"""How battles end and what follows: control, prisoners, engines, relics. [F-6.3] [F-5.2.5] [F-6.4]"""

from signoria.games.fief.game import GAME
from signoria.games.fief.pieces import LANCE, STANDS
from signoria.games.fief.state import (
    CAPTOR,
    FOG_LEAST,
    FOG_MOST,
    NO_STANDING,
    RELIC_AT,
    STANDING,
)
from signoria.games.fief.steps.kinds import BATTLES, ENTERING
from signoria.kernel.match import Match
from tests.fief.battle_tables import attack, choices, dice_of, roll, three_armies, two_armies
from tests.fief.tables import (
    answers,
    army,
    asked,
    begin,
    castle,
    chance,
    controller,
    default,
    engine,
    everybody,
    field,
    hand,
    lord,
    lord_of,
    play,
    prisoner,
    rule,
    runs,
    stand,
    table,
    told,
    troops,
    where,
    why,
)

# ---------------------------------------------------------------- ends [F-6.3]


def test_f6_3_3_after_a_round_the_defender_then_the_attacker_speaks() -> None:
    s = two_armies()
    attack(s)
    roll(s, 0, 1)
    assert asked(s) == [1]
    assert choices(s, 1) == ["go_on", "surrender", "truce"]
    assert default(s, 1) == "go_on"
    play(s, 1, "go_on")
    assert asked(s) == [0]
    assert choices(s, 0) == ["go_on", "surrender", "truce"]
    assert default(s, 0) == "go_on"
    assert why(s, 0, "stop") == "no-stop-in-the-open"
    assert rule(s, 0, "stop") == "F-6.3.3"
    assert why(s, 0, "come_out") == "not-now"
    play(s, 0, "go_on")
    assert runs(s) == "ROUND"
    assert told(s, "round")[-1]["round"] == 2


def test_f6_3_1_surrender_removes_troops_and_lords_are_captured() -> None:
    s = two_armies()
    attack(s)
    roll(s, 0, 0)
    play(s, 1, "surrender")
    assert army(s, 1, "blaye") == (0, 0)
    assert choices(s, 0) == ["hold baudoin 0", "let_go baudoin"]
    play(s, 0, "hold baudoin 0")
    assert controller(s, "blaye") == 0
    assert where(s, "arthur") == where(s, "baudoin") == "blaye"


def test_f6_3_1_the_attacker_surrenders_too() -> None:
    s = two_armies()
    attack(s)
    roll(s, 0, 0)
    answers(s, "go_on", "surrender")
    assert asked(s) == [1]
    play(s, 1, "hold arthur 1")
    assert s.cells[CAPTOR + lord_of("arthur")] == 1
    assert controller(s, "blaye") == 1


def test_f6_3_1_a_truce_needs_both_and_changes_nothing() -> None:
    s = two_armies()
    attack(s)
    roll(s, 0, 0)
    assert answers(s, "truce", "propose", "refuse") == [1, 1, 0]
    assert why(s, 1, "truce") == "truce-proposed"
    assert answers(s, "go_on", "truce", "propose", "accept") == [1, 0, 0, 1]
    assert told(s, "truce")
    assert told(s, "battle-undecided")
    assert controller(s, "blaye") == 1
    assert army(s, 0, "blaye/charolles") == (3, 1)


def test_f6_3_1_control_may_be_part_of_a_truce() -> None:
    s = two_armies()
    attack(s)
    roll(s, 0, 0)
    answers(s, "truce", "village give blaye", "propose", "accept")
    assert runs(s) == "ROAD_CHOICE"
    assert asked(s) == [1]
    play(s, 1, "road la_salle")
    assert controller(s, "blaye") == 0
    assert where(s, "baudoin") == "blaye/la_salle"


def test_f6_3_1_before_walls_the_attacker_may_stop() -> None:
    s = two_armies(men=3, knights=3)
    castle(s, "blaye")
    attack(s)
    roll(s, 0, 0)
    play(s, 1, "go_on")
    assert choices(s, 0) == ["go_on", "surrender", "truce", "stop"]
    assert default(s, 0) == "stop"
    play(s, 0, "stop")
    assert choices(s, 1) == ["come_out", "pass"]
    assert default(s, 1) == "pass"
    play(s, 1, "pass")
    assert told(s, "battle-undecided")
    assert controller(s, "blaye") == 1


def test_f6_3_2_f6_3_4_the_besieged_comes_out() -> None:
    s = two_armies(men=3, knights=3)
    castle(s, "blaye")
    lord(s, "charles", 2, "blaye/la_salle")
    troops(s, 2, "blaye/la_salle", men=1)
    attack(s)
    answers(s, "join attacker", "propose", "accept")
    roll(s, 0, 0)
    answers(s, "go_on", "go_on", "stop")
    play(s, 1, "come_out")
    assert runs(s) == "JOINING"
    assert asked(s) == [2]
    play(s, 2, "pass")
    assert dice_of(s) == (2, 3)  # 7 points without penalty against 13
    roll(s, 0, 0)
    play(s, 0, "go_on")
    assert why(s, 1, "stop") == "no-stop-in-the-open"
    answers(s, "truce", "propose", "accept")
    assert where(s, "baudoin") == "blaye"
    assert controller(s, "blaye") == 1


def test_f6_3_4_without_a_lord_nobody_comes_out() -> None:
    s = table(3, phase=6)
    troops(s, 1, "blaye", men=3)
    castle(s, "blaye")
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=3, knights=3)
    attack(s)
    roll(s, 0, 0)
    answers(s, "go_on", "stop")
    assert told(s, "battle-undecided")


def test_f6_3_1_three_rounds_in_a_row_without_losses_end_it() -> None:
    s = two_armies()
    attack(s)
    for _ in range(2):
        roll(s, 0, 0)
        answers(s, "go_on", "go_on")
    roll(s, 0, 1)
    answers(s, "go_on", "go_on")
    for _ in range(2):
        roll(s, 0, 0)
        answers(s, "go_on", "go_on")
    roll(s, 0, 0)
    assert told(s, "battle-undecided")
    assert len(told(s, "round")) == 6


def test_f6_3_1_only_lords_left_on_both_sides() -> None:
    s = table(3, phase=6)
    lord(s, "baudoin", 1, "blaye")
    troops(s, 1, "blaye", men=1)
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=1)
    attack(s)
    roll(s, 1, 1)
    assert told(s, "battle-undecided")
    assert not told(s, "captured")
    assert controller(s, "blaye") == 1
    assert where(s, "arthur") == "blaye/charolles"


def test_f6_3_1_an_attacker_without_lord_ends_the_battle() -> None:
    s = two_armies()
    hand(s, 1, "ambush")
    attack(s)
    assert runs(s) == "WINDOW"
    play(s, 1, "ambush arthur")
    assert s.cells[CAPTOR + lord_of("arthur")] == 1
    everybody(s, "pass")
    assert told(s, "battle-undecided")
    assert not told(s, "round")
    assert where(s, "arthur") == "blaye"  # with his captor


def test_f6_3_1_joined_lords_go_on_without_the_attackers() -> None:
    s = three_armies()
    hand(s, 1, "ambush")
    attack(s)
    answers(s, "join attacker", "propose", "accept")
    play(s, 1, "ambush arthur")
    everybody(s, "pass")
    assert dice_of(s) == (3, 2)


def test_f6_2_7_the_defenders_troops_capture_without_a_lord() -> None:
    s = table(3, phase=6)
    troops(s, 1, "blaye", men=3)
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=1)
    attack(s)
    roll(s, 0, 1)
    assert choices(s, 1) == ["hold arthur 1", "let_go arthur"]


def test_f6_2_7_leaderless_attackers_do_not_capture() -> None:
    s = table(3, phase=6)
    lord(s, "baudoin", 1, "blaye")
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=3)
    hand(s, 1, "ambush")
    attack(s)
    play(s, 1, "ambush arthur")
    everybody(s, "pass")
    assert told(s, "battle-undecided")
    assert not told(s, "captured")


def test_f10_5_1_nothing_is_played_between_roll_and_losses() -> None:
    s = two_armies(men=4, knights=2)
    hand(s, 1, "ambush")
    attack(s)
    everybody(s, "pass")
    chance(s, "hit 0", "hit 0", "hit 3", "hit 1")
    assert runs(s) == "LOSSES"
    assert asked(s) == [0]
    assert (why(s, 1, "ambush arthur"), rule(s, 1, "ambush arthur")) == ("before-losses", "F-10.5.1")
    play(s, 0, "lose 0 man_at_arms")
    while runs(s) == "LOSSES":
        play(s, 0, default(s, 0))
    assert runs(s) == "WINDOW"
    assert field(s, "point") == 6


def test_f13_5_passing_until_the_battle_ends() -> None:
    s = two_armies()
    hand(s, 1, "ambush")
    attack(s)
    play(s, 1, "pass_until battle")
    roll(s, 0, 0)
    assert Match(GAME, s, None).instructed(1) is not None
    play(s, 1, "pass")
    answers(s, "truce", "propose", "accept")
    assert told(s, "battle-undecided")
    assert s.cells[STANDING + 1] == NO_STANDING


# ---------------------------------------------------------------- what follows [F-5.2.5] [F-6.4]


def test_f6_2_4_a_lord_let_go_stays_and_keeps_control() -> None:
    s = two_armies()
    attack(s)
    roll(s, 0, 0)
    answers(s, "surrender", "let_go baudoin")
    assert where(s, "baudoin") == "blaye"
    assert controller(s, "blaye") == 1
    assert where(s, "arthur") == "blaye/charolles"  # at the gates again [F-6.1.5]


def test_f6_2_4_the_preview_of_letting_a_lord_go_says_that_he_keeps_the_village() -> None:
    """Story: a winner let a lord go and found that the village was not his."""
    s = two_armies()
    attack(s)
    roll(s, 0, 0)
    answers(s, "surrender")
    m = Match(GAME, s, None)
    kept = {"event": "keeps-village", "rule": "F-5.2.5", "seat": 1, "lord": "baudoin", "village": "blaye"}
    assert kept in m.preview(0, "let_go baudoin").events
    assert kept not in m.preview(0, "hold baudoin 0").events
    for lang in ("en", "pl", "de", "cs"):
        assert "Blaye" in m.preview(0, "let_go baudoin").sentences(lang)[1]


def test_f6_2_4_of_a_lord_at_the_gates_it_says_nothing() -> None:
    s = two_armies()
    attack(s)
    roll(s, 0, 0)
    answers(s, "go_on", "surrender")
    play(s, 1, "let_go arthur")
    assert told(s, "keeps-village") == []


def test_f9_2_after_a_battle_a_surprise_waits_until_its_spoils_are_divided() -> None:
    """Story: `why` said that a surprise card was being settled, although none had been played."""
    s = two_armies()
    hand(s, 0, "assassination")
    attack(s)
    while runs(s) == "WINDOW":
        play(s, 0, "pass")
    roll(s, 0, 0)
    while runs(s) == "WINDOW":
        play(s, 0, "pass")
    answers(s, "surrender")
    found = Match(GAME, s, None).why_not(0, "assassinate baudoin arthur")
    assert [(why.key, why.rule) for why in found] == [("not-settled-yet", "F-9.2")]
    assert "card" not in found[0].sentence()


def test_f5_2_5_control_goes_to_the_winning_leader_not_to_who_came_first() -> None:
    s = table(3, phase=6)
    troops(s, 1, "blaye", men=1)
    troops(s, 2, "blaye/la_salle", men=1)
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=3)
    attack(s)
    play(s, 2, "pass")
    roll(s, 1, 0)
    assert controller(s, "blaye") == 0
    assert where(s, "arthur") == "blaye"


def test_f5_2_5_a_battle_against_a_non_controller_does_not_change_control() -> None:
    s = table(3, phase=6)
    troops(s, 2, "blaye", men=1)
    troops(s, 1, "blaye/la_salle", men=1)
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=3)
    attack(s)
    play(s, 2, "pass")
    roll(s, 1, 0)
    assert controller(s, "blaye") == 2
    assert told(s, "battle-won")


def test_f5_2_5_a_controller_who_did_not_fight_is_followed_by_who_came_first() -> None:
    s = table(4, phase=6, without=(ENTERING,))
    lord(s, "charles", 2, "blaye")
    troops(s, 3, "blaye/la_salle", men=1)
    lord(s, "baudoin", 1, "bourg")
    troops(s, 1, "blaye/la_salle", men=1)
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=3)
    hand(s, 1, "assassination")
    attack(s)
    assert answers(s, "pass", "pass") == [2, 3]
    play(s, 1, "assassinate charles baudoin")
    everybody(s, "pass")
    roll(s, 1, 0)
    assert told(s, "battle-won")
    assert controller(s, "blaye") == 3


def test_f5_2_5_the_helper_takes_control_if_his_leader_has_nothing_left() -> None:
    s = table(4, phase=6, without=(ENTERING,))
    troops(s, 1, "blaye", men=1)
    lord(s, "baudoin", 1, "bourg")
    troops(s, 3, "blaye/la_salle", men=1)
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=1)
    lord(s, "charles", 2, "blaye/la_salle")
    troops(s, 2, "blaye/la_salle", men=1)
    hand(s, 1, "assassination")
    attack(s)
    assert answers(s, "join attacker", "propose", "accept", "pass") == [2, 2, 0, 3]
    play(s, 1, "assassinate arthur baudoin")
    everybody(s, "pass")
    chance(s, "hit 1", "hit 1")
    play(s, 0, "lose 0 man_at_arms")  # he still decides for his side
    assert told(s, "battle-won")[-1]["seat"] == 0
    assert controller(s, "blaye") == 2  # though seat 3 was there before


def test_f6_1_6_the_leader_hands_prisoners_to_his_side() -> None:
    s = three_armies()
    attack(s)
    answers(s, "join attacker", "propose", "accept")
    roll(s, 0, 0)
    answers(s, "go_on", "surrender")
    assert asked(s) == [0]
    assert choices(s, 0) == ["hold baudoin 0", "hold baudoin 2", "let_go baudoin"]
    assert why(s, 0, "hold baudoin 1") == "no-units-to-hold"
    assert why(s, 0, "hold arthur 0") == "not-beaten"
    play(s, 0, "hold baudoin 2")
    assert s.cells[CAPTOR + lord_of("baudoin")] == 2


def test_f6_4_4_prisoners_of_the_beaten_are_taken_over_or_free() -> None:
    s = two_armies()
    lord(s, "charles", 2, "blaye")
    lord(s, "quentin", 0, "blaye")
    prisoner(s, "charles", 1)
    prisoner(s, "quentin", 1)
    attack(s)
    roll(s, 0, 0)
    play(s, 1, "surrender")
    assert choices(s, 0) == ["hold baudoin 0", "let_go baudoin"]
    play(s, 0, "hold baudoin 0")
    assert choices(s, 0) == ["hold charles 0", "let_go charles"]  # his own Quentin just goes free
    play(s, 0, "let_go charles")
    assert s.cells[CAPTOR + lord_of("charles")] == s.cells[CAPTOR + lord_of("quentin")] == -1


def test_f6_5_3_engines_are_lost_with_a_lost_battle() -> None:
    s = two_armies()
    castle(s, "blaye")
    lord(s, "charles", 0, "charolles")
    engine(s, 0, "blaye", 1)
    engine(s, 0, "bourg", 1, 1)
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    roll(s, 0, 0)
    answers(s, "go_on", "surrender", "let_go arthur")
    assert [event["village"] for event in told(s, "siege-ended")][:1] == ["blaye"]


def test_f11_2_troops_are_revealed_when_a_battle_starts() -> None:
    s = table(3, phase=6, fog_of_war=True)
    lord(s, "baudoin", 1, "blaye")
    troops(s, 1, "blaye", men=1, knights=2)
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=2, knights=1)
    here = STANDS + stand("blaye")
    assert (s.cells[FOG_LEAST + here], s.cells[FOG_MOST + here]) == (0, 3)
    attack(s)
    assert (s.cells[FOG_LEAST + here], s.cells[FOG_MOST + here]) == (2, 2)


def test_f11_2_whether_one_is_asked_does_not_betray_knights() -> None:
    s = table(3, phase=6, fog_of_war=True)
    troops(s, 1, "blaye", men=1)
    castle(s, "blaye")
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=3)  # could be three knights
    begin(s, BATTLES)
    assert asked(s) == [0]
    assert choices(s, 0) == ["done"]


def test_f11_4_a_captured_bearer_loses_his_relic_to_the_captors_lord() -> None:
    s = table(3, phase=6, relics=True)
    lord(s, "baudoin", 1, "blaye")
    troops(s, 1, "blaye", men=1)
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=3)
    s.cells[RELIC_AT + LANCE] = lord_of("baudoin")
    attack(s)
    roll(s, 1, 0)
    play(s, 0, "hold baudoin 0")
    assert s.cells[RELIC_AT + LANCE] == lord_of("arthur")
