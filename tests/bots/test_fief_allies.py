"""Who keeps bargains spares and helps his ally in Fief; an opportunist does what pays. The rules bind neither."""

import pytest

from signoria.bots.fief import EVALUATION, EVALUATION_OF_OPPORTUNIST
from signoria.bots.fief_allies import sparing
from signoria.games.fief import windows
from signoria.games.fief.moves import VERBS
from signoria.games.fief.pieces import BIT
from signoria.games.fief.state import ASSASSINS, Table
from signoria.games.fief.steps.kinds import ELECTION, MOVEMENT, PILLAGING, PLAYING, SIEGES
from signoria.kernel.flow import Moves
from tests.bots.fief_seats import barony, choice, looked_at
from tests.fief.battle_tables import attack, two_armies
from tests.fief.calm_tables import calm, leave_only
from tests.fief.election_tables import B5, candidacies, sigy
from tests.fief.tables import (
    asked,
    begin,
    bishop,
    calamity,
    cardinal,
    castle,
    chance,
    controls,
    engine,
    field,
    hand,
    lord,
    lord_of,
    married,
    mills,
    money,
    play,
    pope,
    prisoner,
    runs,
    settle,
    table,
    title,
    troops,
)

KEEPER = EVALUATION
OPPORTUNIST = EVALUATION_OF_OPPORTUNIST


def allied(phase: int) -> Table:
    """Arthur of seat 0 is married to Jeanne of seat 1, who sits in Blaye with Baudoin; Charles of seat 2 is a rival."""
    s = barony(phase)
    lord(s, "eric", 0, "st_paul")
    lord(s, "jeanne", 1, "blaye")
    married(s, "arthur", "jeanne")
    return s


def at_window(s: Table, point: int, *left: str) -> Table:
    """Everybody is asked for cards, of which only these kinds are left."""
    leave_only(s, *left)
    windows.open_window(s, point)
    settle(s)
    return s


# ---------------------------------------------------------------- sparing


def test_an_ally_is_not_murdered() -> None:
    """Story: only attacks were left out, so who keeps bargains murdered his ally for a point."""
    s = allied(7)
    title(s, "baudoin", "blaye", "tournus")
    hand(s, 0, "assassination")
    at_window(s, windows.BEFORE_VICTORY, "assassination")
    assert looked_at(s) == ["pass", "assassinate charles arthur"]
    assert "assassinate baudoin arthur" in looked_at(s, 0, OPPORTUNIST)


def test_an_allys_assassin_is_not_brought_to_justice() -> None:
    s = allied(7)
    s.cells[ASSASSINS] |= BIT[lord_of("baudoin")] | BIT[lord_of("charles")]
    hand(s, 0, "justice")
    at_window(s, windows.BEFORE_INCOME, "justice")
    assert looked_at(s) == ["pass", "justice charles"]
    assert "justice baudoin" in looked_at(s, 0, OPPORTUNIST)


def test_an_ally_is_not_excommunicated() -> None:
    s = allied(1)
    bishop(s, "eric", "b5")
    pope(s, "eric")
    bishop(s, "baudoin", "b1")
    at_window(s, windows.BEFORE_INCOME)
    assert "excommunicate charles" in looked_at(s)
    assert not {"excommunicate baudoin", "excommunicate jeanne", "ask_annulment"} & set(looked_at(s))
    assert {"excommunicate baudoin", "ask_annulment"} <= set(looked_at(s, 0, OPPORTUNIST))


def test_the_marriage_that_makes_an_alliance_is_not_annulled() -> None:
    """With three points of his own an opportunist would rather win alone. [F-1.1.4]"""
    s = calm(table(4, turn=2, phase=7, turn_limit=8))
    lord(s, "arthur", 0, "st_paul")
    lord(s, "eric", 0, "st_paul")
    lord(s, "jeanne", 1, "blaye")
    lord(s, "charles", 2, "tournus")
    married(s, "arthur", "jeanne")
    title(s, "arthur", "st_paul", "sigy")
    bishop(s, "eric", "b5")
    pope(s, "eric")
    at_window(s, windows.BEFORE_VICTORY)
    assert "ask_annulment" not in looked_at(s)
    assert choice(s, 0, OPPORTUNIST) == "ask_annulment"


def test_no_revolt_is_raised_where_an_ally_rules_or_stands() -> None:
    s = allied(2)
    controls(s, 2, "bourg", "sigy")
    troops(s, 1, "bourg/st_vivien", men=1)
    calamity(s, "famine", "b1", "b4", "b5")
    hand(s, 0, "revolt")
    at_window(s, windows.BEFORE_INCOME, "revolt")
    raised = {text for text in looked_at(s, 0, OPPORTUNIST) if text.startswith("revolt")}
    spared = {text for text in raised if text not in looked_at(s)}
    assert spared == {"revolt blaye", "revolt bourg"}
    assert raised == spared | {"revolt sigy"}


def test_an_ally_is_not_ambushed() -> None:
    s = two_armies(men=8, knights=5, seats=4)
    lord(s, "jeanne", 1, "sigy")
    married(s, "arthur", "jeanne")
    calm(s)
    hand(s, 0, "ambush")
    leave_only(s, "ambush")
    attack(s)
    assert runs(s) == "WINDOW"
    assert looked_at(s) == ["pass"]
    assert "ambush baudoin" in looked_at(s, 0, OPPORTUNIST)


def siege_of(seats: int, are_allied: bool) -> Table:
    """Seat 0 stands before the castle of seat 1, who has a mill there."""
    s = calm(table(seats, phase=6))
    troops(s, 1, "l_epervier", men=5, knights=2)
    castle(s, "l_epervier")
    mills(s, "l_epervier")
    lord(s, "arthur", 0, "l_epervier/charolles")
    troops(s, 0, "l_epervier/charolles", knights=1)
    lord(s, "jeanne", 1, "sigy")
    if are_allied:
        married(s, "arthur", "jeanne")
    return s


def test_an_ally_is_neither_besieged_nor_pillaged() -> None:
    s = siege_of(4, True)
    begin(s, SIEGES, 0)
    assert choice(s) == "done"
    assert choice(s, 0, OPPORTUNIST) == "besiege l_epervier"
    engine(s, 0, "l_epervier")  # laid before they were allied
    s.pop()
    begin(s, PILLAGING)
    assert choice(s) == "done"
    assert choice(s, 0, OPPORTUNIST) == "pillage l_epervier"


def test_an_ally_is_asked_for_leave_not_ridden_down() -> None:
    s = table(4, phase=5)
    lord(s, "baudoin", 0, "blaye")
    troops(s, 0, "blaye", knights=2)
    troops(s, 1, "charolles", men=1)
    lord(s, "jeanne", 1, "tournus")
    married(s, "baudoin", "jeanne")
    calm(s)
    begin(s, MOVEMENT)
    play(s, 0, "march baudoin", "step charolles", "knights 2")
    assert "ask_leave l_epervier" in looked_at(s)
    assert "cavalcade l_epervier" not in looked_at(s)
    assert "cavalcade l_epervier" in looked_at(s, 0, OPPORTUNIST)


def test_a_tithe_that_only_an_ally_would_pay_is_not_laid() -> None:
    s = allied(2)
    bishop(s, "eric", "b1")
    mills(s, "blaye", 2)
    hand(s, 0, "tax")
    begin(s, PLAYING)
    assert "tithe eric b1" not in looked_at(s)
    assert "tithe eric b1" in looked_at(s, 0, OPPORTUNIST)


def test_an_allys_prisoners_are_not_freed_but_one_s_own_people_are() -> None:
    s = allied(2)
    lord(s, "henri", 2, "blaye/charolles")
    prisoner(s, "henri", 1)
    lord(s, "lambert", 0, "tournus/pugnac")
    prisoner(s, "lambert", 2)
    hand(s, 0, "tunnel")
    at_window(s, windows.BEFORE_INCOME, "tunnel")
    assert looked_at(s) == ["pass", "free lambert"]
    assert "free henri" in looked_at(s, 0, OPPORTUNIST)


def test_who_has_no_other_move_makes_it() -> None:
    s = allied(7)
    moves = Moves()
    moves.add(VERBS.parse("assassinate baudoin eric"))
    assert list(sparing(s, 0, 1, moves).items) == list(moves.items)


# ---------------------------------------------------------------- helping


@pytest.mark.parametrize("is_sealed", [False, True])
def test_an_allys_candidate_has_the_votes_even_where_they_do_not_decide(is_sealed: bool) -> None:
    """Story: a vote that changed nothing at once was kept back; Thierry of seat 3 trails by two votes to five."""
    s = sigy(simultaneous=is_sealed)
    lord(s, "jeanne", 3, "tournus")
    lord(s, "henri", 2, "bourg")
    married(s, "henri", "jeanne")
    controls(s, 0, "st_ciers_d_abzac", "beaujeu")
    calm(s)
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "thierry")
    play(s, 0, "done" if is_sealed else "lay charles nobody")
    assert choice(s, 2) == "lay thierry nobody"
    assert choice(s, 2, OPPORTUNIST) == "lay nobody nobody"


def test_an_own_candidate_comes_before_an_allys() -> None:
    s = sigy()
    lord(s, "jeanne", 1, "beaujeu")
    lord(s, "henri", 0, "sigy")
    married(s, "henri", "jeanne")
    calm(s)
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois")
    assert choice(s) == "lay charles nobody"


def test_an_ally_is_no_rival_of_who_keeps_bargains() -> None:
    s = allied(7)
    assert not KEEPER.is_rival(s, 0, 1)
    assert not KEEPER.is_rival(s, 1, 0)
    assert KEEPER.is_rival(s, 0, 2)
    assert KEEPER.is_rival(s, 2, 1)
    assert OPPORTUNIST.is_rival(s, 0, 1)


def test_the_ally_who_came_to_help_does_not_lose_his_count() -> None:
    """Story: of two lords of a beaten side the helper's had to die first, whatever he was."""
    s = two_armies(men=1, knights=0, seats=4)
    lord(s, "charles", 2, "blaye/la_salle")
    lord(s, "jeanne", 2, "sigy")
    troops(s, 2, "blaye/la_salle", men=1)
    troops(s, 1, "blaye", knights=3)
    title(s, "charles", "sigy")
    married(s, "arthur", "jeanne")
    calm(s)
    leave_only(s)
    attack(s)
    play(s, 2, "join attacker", "propose")
    play(s, 0, "accept")
    dice = [0] * field(s, "attack_dice") + [3] + [0] * (field(s, "defence_dice") - 1)
    for hits in dice:
        chance(s, f"hit {hits}")
    assert runs(s) == "LOSSES"
    assert asked(s) == [0]
    assert choice(s) == "lose_lord arthur"
    assert choice(s, 0, OPPORTUNIST) == "lose_lord charles"


def test_an_allys_revolt_is_calmed_for_money_but_no_bishop_is_risked() -> None:
    for is_rich, answer in ((True, "calm"), (False, "pass")):
        s = allied(2)
        bishop(s, "eric", "b1")
        cardinal(s, "eric")
        money(s, 0, 6 if is_rich else 1)
        calamity(s, "famine", "b1")
        hand(s, 2, "revolt")
        leave_only(s)
        play(s, 2, "revolt blaye")
        while runs(s) != "CALMING":
            play(s, asked(s)[0], "pass")
        assert choice(s) == answer
        assert choice(s, 0, OPPORTUNIST) == "pass"
