"""Questions of Fief that nobody needs to be asked, seen from a seat."""

from signoria import Match
from signoria.games.fief.game import GAME
from signoria.games.fief.pieces import BISHOPRIC
from signoria.games.fief.state import Table
from signoria.games.fief.steps.kinds import BATTLES, MOVEMENT, PILLAGING
from signoria.table.automatic import unasked
from signoria.table.wishes import Wishes
from tests.fief.battle_tables import two_armies
from tests.fief.revolt_tables import mazilles, more, rise
from tests.fief.tables import (
    asked,
    begin,
    calamity,
    controls,
    engine,
    hand,
    legal,
    lord,
    mills,
    play,
    runs,
    table,
    troops,
)
from tests.fief.test_sieges import before_walls

ALWAYS = Wishes(reactions={"ambush": "always"})


def answer(s: Table, seat: int = 0, wishes: Wishes | None = None) -> str:
    """What a seat answers without being asked; "" where it is asked."""
    m = Match(GAME, s, None)
    assert seat in m.waiting
    found = unasked(m.seen(seat), wishes or Wishes())
    return "" if found is None else m.game.verbs.text(found.code)


def test_nobody_is_asked_whether_to_pillage_only_mills_of_their_own() -> None:
    """In random games 178 of 178 such questions were about own mills. [F-6.6.1]"""
    s = table(3, phase=6)
    controls(s, 0, "blaye")
    mills(s, "blaye", 2)
    begin(s, PILLAGING)
    assert answer(s) == "done"
    assert answer(s, wishes=ALWAYS) == "", "by hand it can be done all the same"


def test_who_besieges_is_asked_about_the_mills_there() -> None:
    s = before_walls()
    mills(s, "l_epervier", 1)
    engine(s, 0, "l_epervier", 1)
    begin(s, PILLAGING)
    assert answer(s) == ""


def marcher() -> Table:
    s = table(4, phase=5)
    lord(s, "arthur", 0, "blaye")
    troops(s, 0, "blaye", men=1)
    return s


def test_nobody_is_asked_who_marches_where_nobody_can() -> None:
    """[F-2.2.8] In bad weather it was asked all the same, as by what others know a Tunnel could be held."""
    s = marcher()
    begin(s, MOVEMENT)
    assert answer(s) == ""
    s = marcher()
    hand(s, 0, "tax")
    calamity(s, "bad_weather", *BISHOPRIC.names)
    begin(s, MOVEMENT)
    assert answer(s) == "done"
    assert answer(s, wishes=ALWAYS) == ""


def test_what_can_be_played_meanwhile_is_a_reason_to_ask() -> None:
    s = two_armies()
    hand(s, 0, "assassination")
    begin(s, BATTLES)
    assert answer(s) == ""


def test_a_revolt_that_is_never_to_be_played_is_not_asked_about_at_a_revolt_either() -> None:
    """`add_revolt` and `add_tunnel` counted as answers in turn, so a silent card was asked about all the same."""
    s = mazilles()
    more(s, 0, 1)
    rise(s)
    while runs(s) != "REVOLT_STEP":
        play(s, asked(s)[0], "pass")
    assert "add_revolt" in legal(s, 0)
    assert answer(s) == ""
    assert answer(s, wishes=Wishes(reactions={"revolt": "never"})) == "pass"
