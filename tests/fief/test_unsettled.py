"""Bargains while something is being settled: they decide nothing that somebody else is about to decide. [F-8.1]

A player alone can let a prisoner go home at any moment, which moves units: that used to settle control, titles and
prisoners anew, in the middle of deciding over them.
"""

import pytest

from signoria.games.fief.game import GAME
from signoria.games.fief.pieces import LORD
from signoria.games.fief.state import HOLDER, Table
from signoria.games.fief.steps.kinds import BATTLES
from signoria.kernel.flow import CHANCE
from tests.fief.calm_tables import calm
from tests.fief.movement_tables import march
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
    fief,
    hand,
    legal,
    lord,
    married,
    play,
    prisoner,
    runs,
    table,
    title,
    told,
    troops,
    where,
    why,
)

FREE = ("offer 3", "prisoner give jeanne", "propose")  # seat 3 takes her home, and is not asked


def holder(s: Table, name: str) -> str:
    lord_there = s.cells[HOLDER + fief(name)]
    return LORD.names[lord_there] if lord_there >= 0 else ""


def captive_of(s: Table, seat: int, at: str = "tournus") -> None:
    """Jeanne of seat 3, whose home is Bourg, is held by a seat."""
    castle(s, "bourg")
    controls(s, 3, "bourg")
    lord(s, "jeanne", 3, at)
    troops(s, seat, at, men=1)
    prisoner(s, "jeanne", seat)
    controls(s, seat, at)


def go_on(s: Table, *while_in: str) -> None:
    """Whoever is asked answers plainly, as long as one of these steps asks."""
    for _ in range(20):
        if runs(s) not in while_in:
            return
        assert GAME.problems(s) == []
        play(s, asked(s)[0], default(s, asked(s)[0]))
    raise AssertionError(f"{runs(s)} asks for ever")


@pytest.mark.parametrize("is_tried", [False, True])
def test_f4_1_3_a_freed_lord_who_is_not_placed_yet_takes_no_city(is_tried: bool) -> None:
    """Charles, freed by the death of his captor, counted as the first who is there: he got city and title."""
    s = table(4)
    lord(s, "arthur", 0, "blaye")
    city(s, "blaye")
    title(s, "arthur", "blaye")
    lord(s, "baudoin", 0, "tournus")
    lord(s, "charles", 2, "blaye")
    prisoner(s, "charles", 0)
    captive_of(s, 2, "pugnac")
    lord(s, "isabelle", 3, "sigy")
    hand(s, 3, "assassination")
    calm(s)
    play(s, 3, "assassinate arthur isabelle")
    assert (runs(s), asked(s)) == ("ENTERING", [2])
    if is_tried:
        play(s, 2, *FREE)
    go_on(s, "ENTERING", "GRANTING", "ROAD_CHOICE")
    assert (holder(s, "blaye"), controller(s, "blaye"), where(s, "charles") == "blaye") == ("baudoin", 0, False)


def test_f5_2_5_the_beaten_do_not_give_away_what_they_have_lost() -> None:
    """While the winner decided over his lord, the beaten gave the city to a third: the winner had nothing."""
    s = table(4, phase=6)
    lord(s, "baudoin", 1, "blaye")
    city(s, "blaye")
    title(s, "baudoin", "blaye")
    troops(s, 2, "blaye/la_salle", men=1)
    lord(s, "charles", 2, "tournus")
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=3)
    begin(s, BATTLES)
    while asked(s) != [0]:
        play(s, asked(s)[0], "done")
    play(s, 0, "attack blaye 1")
    while runs(s) != "CAPTURING":
        for seat in asked(s):
            play(s, seat, "pass")
    play(s, 1, "offer 2")
    assert why(s, 1, "village give blaye") == "being-settled"
    play(s, 1, "withdraw")
    play(s, 0, "hold baudoin 0")
    go_on(s, "WINDOW", "GRANTING", "ROAD_CHOICE")
    assert (controller(s, "blaye"), holder(s, "blaye")) == (0, "arthur")


@pytest.mark.parametrize("is_tried", [False, True])
def test_f10_1_6_nothing_passes_on_in_the_middle_of_a_revolt(is_tried: bool) -> None:
    """Who was hit second let a prisoner go first: he got the city of the first and its title, and died then."""
    s = table(4, phase=2)
    troops(s, 0, "blaye", men=2)
    city(s, "blaye")
    lord(s, "arthur", 0, "tournus")
    title(s, "arthur", "blaye")
    troops(s, 1, "blaye/charolles", men=3, knights=1)
    lord(s, "charles", 1, "beaujeu")
    captive_of(s, 1, "sigy")
    calamity(s, "famine", "b1")
    hand(s, 2, "revolt", "revolt", "tunnel")
    hand(s, 3, "revolt")
    calm(s)
    play(s, 2, "revolt blaye")
    for _ in range(40):
        if asked(s) == [1] and "fall knight" in legal(s, 1):
            break
        seat = asked(s)[0]
        found = legal(s, seat)
        more = [move for move in found if move in ("add_revolt", "add_tunnel", "first 0", "hit 3")]
        play(s, seat, more[0] if more else default(s, seat) if seat != CHANCE else found[0])
    assert (runs(s), army(s, 0, "blaye")) == ("REVOLT_STEP", (0, 0))
    if is_tried:
        play(s, 1, *FREE)
    go_on(s, "REVOLT_STEP", "ENTERING", "AFTERMATH", "GRANTING", "ROAD_CHOICE")
    assert (holder(s, "blaye"), told(s, "title-gained")) == ("arthur", [])


def test_f5_2_3_who_leaves_names_his_successor_whatever_others_do() -> None:
    """The first of those who stayed let a prisoner go, and was the controller before he was named or not."""
    s = table(4, phase=5)
    lord(s, "baudoin", 0, "blaye")
    troops(s, 0, "blaye", men=1)
    troops(s, 1, "blaye/charolles", men=1)
    troops(s, 2, "blaye/la_salle", men=1)
    captive_of(s, 1)
    march(s, 0, "baudoin", "step la_salle")
    go_on(s, "LOADING")
    assert (runs(s), asked(s)) == ("SUCCESSION", [0])
    play(s, 1, *FREE)
    go_on(s, "ENTERING")
    assert (runs(s), legal(s, 0, "successor")) == ("SUCCESSION", ["1", "2"])
    play(s, 0, "successor 2")
    assert controller(s, "blaye") == 2


def test_f4_4_1_a_city_is_not_sold_while_its_heir_is_chosen() -> None:
    """The dead lord's family sold the city and was paid, then the spouse inherited it with all troops."""
    s = table(4)
    lord(s, "arthur", 0, "blaye")
    city(s, "blaye")
    title(s, "arthur", "blaye")
    troops(s, 0, "blaye", men=2)
    lord(s, "jeanne", 1, "tournus")
    title(s, "jeanne", "tournus", "mazilles")
    city(s, "tournus", "mazilles")
    controls(s, 1, "tournus", "mazilles")
    lord(s, "othon", 1, "tournus")
    married(s, "arthur", "jeanne")
    troops(s, 2, "blaye/charolles", men=2)
    lord(s, "mireille", 3, "sigy")
    hand(s, 3, "assassination")
    calm(s)
    play(s, 3, "assassinate arthur mireille")
    assert (runs(s), asked(s)) == ("GRANTING", [1])
    play(s, 0, "offer 2")
    assert why(s, 0, "village give blaye") == "being-settled"


def test_f4_3_6_a_title_is_granted_once() -> None:
    """Who had to grant a title let a prisoner go, and was asked a second time for the same title."""
    s = table(4, phase=5)
    lord(s, "baudoin", 0, "charolles")
    lord(s, "arthur", 0, "charolles")
    lord(s, "charles", 1, "beaujeu")
    city(s, "blaye")
    title(s, "charles", "blaye")
    captive_of(s, 0)
    march(s, 0, "baudoin", "step blaye")
    while runs(s) == "LOADING":
        play(s, 0, "behind arthur" if "behind arthur" in legal(s, 0) else default(s, 0))
    assert runs(s) == "GRANTING"
    play(s, 0, *FREE)
    go_on(s, "ENTERING", "GRANTING")
    assert len(told(s, "title-gained")) == 1


def test_f4_1_3_prisoners_who_are_exchanged_are_placed_and_asked_for_no_road() -> None:
    """The first of two was asked by which road he leaves the place of his prison."""
    s = table(3)
    lord(s, "arthur", 0, "blaye")
    castle(s, "bourg", "sigy")
    controls(s, 0, "bourg")
    controls(s, 1, "sigy")
    lord(s, "charles", 1, "tournus")
    lord(s, "baudoin", 0, "tournus")
    prisoner(s, "baudoin", 1)
    lord(s, "othon", 1, "blaye")
    prisoner(s, "othon", 0)
    calm(s)
    play(s, 0, "offer 1", "prisoner give othon", "prisoner take baudoin", "propose")
    play(s, 1, "accept")
    go_on(s, "ENTERING")
    assert (runs(s), where(s, "othon"), where(s, "baudoin")) == ("COURSE", "sigy", "bourg")
