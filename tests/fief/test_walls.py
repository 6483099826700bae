"""Who is inside the walls when control changes, and who stands at the gates again. [F-6.1.5] [F-6.5.2]"""

from signoria.games.fief import aftermath
from signoria.games.fief.state import ADMITTED, Table
from signoria.games.fief.steps.kinds import BATTLES, ENTERING, FIGHTING
from tests.fief.battle_tables import dice_of, roll
from tests.fief.calm_tables import calm
from tests.fief.tables import (
    admit,
    answers,
    asked,
    begin,
    castle,
    city,
    controller,
    default,
    engine,
    legal,
    lord,
    play,
    runs,
    settle,
    table,
    told,
    troops,
    village,
    where,
)


def guests(men: int = 1) -> Table:
    """Seat 1 (Baudoin) holds the castle of Blaye, in which seat 2 (Charles) is a guest; seat 0 (Arthur) besieges it."""
    s = table(4, phase=6, without=(ENTERING,))
    lord(s, "baudoin", 1, "blaye")
    troops(s, 1, "blaye", men=men)
    castle(s, "blaye")
    lord(s, "charles", 2, "blaye")
    troops(s, 2, "blaye", men=2)
    admit(s, 2, "blaye")
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=6, knights=3)
    engine(s, 0, "blaye")
    return s


def inside(s: Table) -> int:
    """Mask of the friends inside the castle of Blaye."""
    return int(s.cells[ADMITTED + village("blaye")])


def go_on_until(s: Table, seat: int, step: str) -> None:
    """Everybody does what is proposed until a seat is asked in a step."""
    while runs(s) != step or asked(s) != [seat]:
        play(s, asked(s)[0], default(s, asked(s)[0]))


def test_f6_1_5_a_friend_of_the_beaten_stands_at_the_gates_again() -> None:
    """A story: he sat on in the castle of the new controller and attacked him there as if there were no walls."""
    s = guests()
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    play(s, 2, "pass")
    roll(s, 3, 0)
    assert runs(s) == "ROAD_CHOICE"
    assert asked(s) == [2]
    assert legal(s, 2, "road") == ["la_salle", "charolles"]
    play(s, 2, "road la_salle")
    assert controller(s, "blaye") == 0
    assert where(s, "charles") == "blaye/la_salle"
    assert inside(s) == 0
    troops(s, 2, "blaye/la_salle", knights=2)
    go_on_until(s, 2, "FIGHTING")
    play(s, 2, "attack blaye 0")
    assert dice_of(s)[0] == 1  # 9 points, two dice, one less before a castle


def test_f6_1_5_who_gains_control_is_inside() -> None:
    s = guests()
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    play(s, 2, "pass")
    roll(s, 3, 0)
    assert where(s, "arthur") == "blaye"


def test_f6_1_5_when_control_is_given_away_friends_of_the_giver_go_out() -> None:
    s = guests()
    troops(s, 3, "blaye/la_salle", men=1)
    calm(s)
    play(s, 1, "offer 3", "village give blaye", "propose")
    play(s, 3, "accept")
    assert controller(s, "blaye") == 3
    assert answers(s, "road la_salle", "road charolles") == [1, 2]
    assert where(s, "baudoin") == "blaye/la_salle"
    assert where(s, "charles") == "blaye/charolles"
    assert inside(s) == 0


def test_f6_1_5_a_friend_who_is_given_control_stays_and_the_giver_goes_out() -> None:
    s = guests()
    calm(s)
    play(s, 1, "offer 2", "village give blaye", "propose")
    play(s, 2, "accept")
    assert answers(s, "road la_salle") == [1]
    assert where(s, "charles") == "blaye"


def test_f6_1_5_the_death_of_the_controller_ends_his_hospitality() -> None:
    s = table(4, phase=4, without=(ENTERING,))
    arthur = lord(s, "arthur", 0, "blaye")
    castle(s, "blaye")
    for seat, name in ((1, "baudoin"), (2, "charles")):
        lord(s, name, seat, "blaye")
        admit(s, seat, "blaye")
    aftermath.kill(s, 1 << arthur)
    settle(s)
    assert controller(s, "blaye") == 1, "he came before Charles"
    assert asked(s) == [2]
    play(s, 2, "road la_salle")
    assert where(s, "charles") == "blaye/la_salle"
    assert inside(s) == 0


def test_f6_1_5_a_faithful_helper_stays_inside() -> None:
    s = guests(men=4)
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    answers(s, "join defender", "propose", "accept")
    roll(s, 0, 0)
    answers(s, "go_on", "go_on", "stop", "pass")
    assert inside(s) == 1 << 2
    assert where(s, "charles") == "blaye"


def test_f6_1_5_a_helper_who_leaves_goes_out_after_the_battle() -> None:
    s = guests(men=4)
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    answers(s, "join defender", "propose", "accept")
    roll(s, 0, 0)
    play(s, 2, "leave")
    assert where(s, "charles") == "blaye", "the battle goes on"
    assert answers(s, "go_on", "stop", "pass", "road la_salle") == [1, 0, 1, 2]
    assert where(s, "charles") == "blaye/la_salle"
    assert controller(s, "blaye") == 1


def test_f6_1_5_a_helper_who_changes_sides_opens_the_gates_and_goes_out() -> None:
    s = guests(men=4)
    city(s, "blaye")
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    answers(s, "join defender", "propose", "accept")
    roll(s, 0, 0)
    answers(s, "change_sides", "propose", "accept")
    assert told(s, "gates-opened")
    assert answers(s, "go_on", "go_on") == [1, 0]
    roll(s, 0, 0)
    answers(s, "go_on", "go_on", "stop", "pass")
    assert answers(s, "road la_salle") == [2]
    assert inside(s) == 0


def test_f6_1_5_a_guest_who_joins_the_attack_goes_out() -> None:
    s = guests(men=4)
    begin(s, BATTLES)
    play(s, 0, "attack blaye 1")
    answers(s, "join attacker", "propose", "accept")
    roll(s, 0, 0)
    assert answers(s, "go_on", "go_on", "stop", "pass", "road la_salle")[-1] == 2
    assert where(s, "charles") == "blaye/la_salle"


def test_f6_1_5_a_guest_who_attacks_his_host_goes_out() -> None:
    """From inside there is no penalty, but after the battle he is a guest no more. [F-6.2.5]"""
    s = guests(men=4)
    begin(s, FIGHTING, 2)
    play(s, 2, "attack blaye 1")
    play(s, 0, "pass")
    assert dice_of(s) == (1, 1)
    roll(s, 0, 0)
    answers(s, "truce", "propose", "accept")
    assert answers(s, "road la_salle") == [2]
    assert where(s, "charles") == "blaye/la_salle"
    assert controller(s, "blaye") == 1


def test_f6_1_5_a_battle_among_others_changes_nothing_inside() -> None:
    s = guests(men=4)
    begin(s, FIGHTING, 2)
    play(s, 2, "attack blaye 0")
    play(s, 1, "pass")
    roll(s, 0, 0)
    answers(s, "truce", "propose", "accept")
    assert inside(s) == 1 << 2
    assert where(s, "charles") == "blaye"


def test_f5_1_10_in_an_open_village_who_has_slid_stays() -> None:
    """Nobody lets anybody in there: who has slid holds no road, whoever controls the village."""
    s = table(4, phase=4, without=(ENTERING,))
    arthur = lord(s, "arthur", 0, "blaye")
    lord(s, "baudoin", 1, "blaye/la_salle")
    lord(s, "charles", 2, "blaye")
    admit(s, 2, "blaye")
    aftermath.kill(s, 1 << arthur)
    settle(s)
    assert controller(s, "blaye") == 1
    assert where(s, "charles") == "blaye"
