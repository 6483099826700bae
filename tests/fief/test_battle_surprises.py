"""Tunnel and Ambush in battle. [F-10.2.2] [F-10.5]"""

from signoria.games.fief import units
from signoria.games.fief.pieces import LANCE
from signoria.games.fief.state import (
    CAPTOR,
    FORT_IN,
    RELIC_AT,
    RELICS_IN_PLAY,
    Table,
)
from signoria.games.fief.steps.kinds import BATTLES
from tests.fief.calm_tables import siege
from tests.fief.tables import (
    army,
    asked,
    begin,
    chance,
    everybody,
    field,
    hand,
    legal,
    lord,
    lord_of,
    play,
    rule,
    runs,
    stand,
    told,
    village,
    where,
    why,
)


def test_f10_2_2_tunnel_takes_the_walls_penalty_away_for_the_battle() -> None:
    s = siege((0, "tunnel"))
    begin(s, BATTLES)
    assert why(s, 0, "tunnel") == "no-battle"
    play(s, 0, "attack blaye 1")
    assert (runs(s), asked(s)) == ("WINDOW", [0])
    play(s, 0, "tunnel")
    assert runs(s) == "ROUND"
    assert field(s, "attack_dice") == 2, "10 points"
    assert told(s, "tunnel-under-walls")


def test_f10_2_2_only_the_attacker_digs_once() -> None:
    s = siege((0, "tunnel"), (1, "tunnel"))
    hand(s, 0, "tunnel")
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    assert asked(s) == [0, 1], "whoever could ambush is asked too"
    assert (why(s, 1, "tunnel"), rule(s, 1, "tunnel")) == ("not-the-attacker", "F-10.2.2")
    play(s, 0, "tunnel")
    play(s, 1, "pass")
    assert why(s, 0, "tunnel") == "tunnel-already"


def test_f10_2_2_not_in_the_open() -> None:
    s = siege((0, "tunnel"))
    s.cells[s_fort("blaye")] = 0
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    assert runs(s) == "WINDOW", "he could hold an Ambush"
    assert (why(s, 0, "tunnel"), legal(s, 0, "tunnel")) == ("no-walls", [])


def s_fort(name: str) -> int:
    return int(FORT_IN + village(name))


def test_f10_5_ambush_captures_an_enemy_lord_for_the_player_of_the_card() -> None:
    s = siege((1, "ambush"))
    begin(s, BATTLES)
    assert why(s, 1, "ambush arthur") == "no-battle"
    play(s, 0, "attack blaye 1")
    assert (runs(s), asked(s)) == ("WINDOW", [1])
    assert legal(s, 1, "ambush") == ["arthur", "lambert"]
    assert (why(s, 1, "ambush charles"), rule(s, 1, "ambush charles")) == ("not-an-enemy-lord", "F-10.5")
    assert why(s, 1, "ambush baudoin") == "not-an-enemy-lord"
    play(s, 1, "ambush arthur")
    assert (s.cells[CAPTOR + lord_of("arthur")], where(s, "arthur")) == (1, "blaye")
    assert runs(s) == "ROUND", "Lambert leads on"


def test_f10_5_1_an_attacker_left_without_lord_ends_the_battle() -> None:
    s = siege((1, "ambush"))
    lord(s, "gauvain", 0, "charolles")
    play_out(s, "lambert")
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    play(s, 1, "ambush arthur")
    everybody(s, "pass")
    assert told(s, "battle-undecided")
    assert army(s, 0, "blaye") == (5, 1), "the troops stay"
    assert s.cells[CAPTOR + lord_of("arthur")] == 1


def play_out(s: Table, name: str) -> None:
    """A lord is somewhere else."""
    units.put_lord(s, lord_of(name), stand("charolles"))


def test_f10_5_without_a_lord_in_the_battle_no_ambush() -> None:
    s = siege((1, "ambush"))
    play_out(s, "baudoin")
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    assert runs(s) == "ROUND", "the one who holds a card has no lord in it"


def test_f10_5_a_bystander_cannot_ambush() -> None:
    s = siege((2, "ambush"), (0, "tax"))
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    assert (runs(s), asked(s)) == ("WINDOW", [0]), "seat 2 holds cards, but could not play any"


def test_f10_5_1_not_after_the_battle_is_decided() -> None:
    """A story: the battle's frame is there until its last window, and the winner's lord was ambushed after it."""
    s = siege((0, "ambush"), (1, "tax"), defender_men=1)
    s.cells[s_fort("blaye")] = 0
    lord(s, "gauvain", 1, "blaye")
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    play(s, 0, "pass")
    play(s, 1, "pass")
    chance(s, "hit 1", "hit 0", "hit 0")
    assert runs(s) == "CAPTURING"
    play(s, 0, "let_go baudoin", "hold gauvain 0")
    assert runs(s) == "WINDOW"
    assert why(s, 0, "ambush baudoin") == "no-battle"
    assert why(s, 0, "pass_until battle") == "no-such-end"


def test_f11_4_an_ambushed_bearer_loses_his_relic_to_the_captors_lord() -> None:
    s = siege((1, "ambush"))
    s.cells[RELICS_IN_PLAY] = 1
    s.cells[RELIC_AT + LANCE] = lord_of("arthur")
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    play(s, 1, "ambush arthur")
    assert s.cells[RELIC_AT + LANCE] == lord_of("baudoin")
