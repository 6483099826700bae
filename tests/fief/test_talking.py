"""Who may talk where nobody else hears. [F-8.1]"""

from signoria.games.fief.game import Fief
from tests.fief.calm_tables import calm, leave_only
from tests.fief.tables import lord, play, table

GAME = Fief()


def test_f8_1_only_those_in_a_private_talk_talk_in_private() -> None:
    s = table(4)
    lord(s, "arthur", 0, "blaye")
    lord(s, "baudoin", 1, "bourg")
    leave_only(s)
    calm(s)
    assert not GAME.may_talk(s, [0, 1])
    play(s, 0, "talk 1")
    assert not GAME.may_talk(s, [0, 1]), "he has not come yet"
    play(s, 1, "accept")
    assert GAME.may_talk(s, [0, 1])
    assert not GAME.may_talk(s, [0, 2])
    assert not GAME.may_talk(s, [0, 1, 2])
    play(s, 0, "end_talk")
    assert not GAME.may_talk(s, [0, 1])


def test_f11_3_with_open_diplomacy_all_talk_as_they_like() -> None:
    s = table(4, open_diplomacy=True)
    assert GAME.may_talk(s, [1, 3])
