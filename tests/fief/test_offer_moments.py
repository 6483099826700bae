"""When others may act while an offer is made, and who sees it at which moment. [F-9.2] [F-8.1]"""

import pytest

from signoria.games.fief import bargains, cards, entering, offers
from signoria.games.fief.game import GAME
from signoria.games.fief.pieces import VILLAGE
from signoria.games.fief.state import Table
from signoria.games.fief.steps.kinds import PLAYING
from signoria.games.fief.view import known
from signoria.kernel.flow import UNKNOWN
from tests.fief.calm_tables import calm, leave_only, out_of_turn
from tests.fief.tables import (
    asked,
    begin,
    controller,
    controls,
    hand,
    kind_of,
    legal,
    lord,
    play,
    prisoner,
    runs,
    table,
    told,
    troops,
    where,
    why,
)

OTHERS = (0, 1, 3, -1)  # viewers, the spectator last, when seat 2 makes an offer


def dungeon(*hands: tuple[int, str]) -> Table:
    """Seat 0 holds Charles of seat 2 at Blaye; seat 3 frees him with a Tunnel and he must be placed."""
    s = table(4)
    lord(s, "arthur", 0, "blaye")
    lord(s, "charles", 2, "blaye/la_salle")
    lord(s, "jeanne", 3, "tournus")
    prisoner(s, "charles", 0)
    hand(s, 3, "tunnel")
    for seat, name in hands:
        hand(s, seat, name)
    calm(s)
    play(s, 3, "free charles")
    assert (runs(s), asked(s)) == ("ENTERING", [2])
    return s


# ---------------------------------------------------------------- no surprise inside another's resolution


def test_f9_2_an_offer_is_no_way_round_a_card_that_is_being_resolved() -> None:
    """While a lord freed by Tunnel was placed anybody could open an offer: a calm moment for Assassination."""
    s = dungeon((3, "assassination"))
    assert why(s, 3, "assassinate charles jeanne") == "card-being-resolved"
    play(s, 0, "offer 1", "money take 1", "propose")
    assert (runs(s), asked(s)) == ("OFFER_STEP", [1])
    assert why(s, 3, "assassinate charles jeanne") == "card-being-resolved"
    assert (out_of_turn(s, 3), out_of_turn(s, 1)) == ([], [])
    assert "withdraw" in legal(s, 0), "diplomacy goes on [F-8.1]"
    play(s, 1, "accept")
    play(s, 2, "place beaujeu")
    assert (where(s, "charles"), runs(s)) == ("beaujeu", "COURSE")
    assert why(s, 3, "assassinate charles jeanne") == ""


def test_f9_2_nor_is_a_private_talk() -> None:
    s = dungeon((3, "assassination"))
    play(s, 0, "talk 1")
    play(s, 1, "accept")
    assert runs(s) == "TALK_STEP"
    play(s, 0, "offer 1", "money take 1", "propose")
    assert why(s, 3, "assassinate charles jeanne") == "card-being-resolved"


def test_f9_2_nor_the_question_where_he_may_be_placed() -> None:
    s = dungeon((3, "assassination"))
    play(s, 2, "place tournus", "propose")
    assert (runs(s), asked(s)) == ("OFFER_STEP", [3])
    assert why(s, 3, "assassinate charles jeanne") == "card-being-resolved"


def test_f9_2_no_window_opens_before_the_card_is_resolved() -> None:
    """A village given away is a moment for cards, but not while the freed lord still has no place."""
    s = dungeon((3, "assassination"), (0, "revolt"))
    troops(s, 1, "blaye/charolles", men=1)
    play(s, 0, "offer 1", "village give blaye", "propose")
    play(s, 1, "accept")
    while runs(s) == "ROAD_CHOICE":
        play(s, asked(s)[0], legal(s, asked(s)[0])[0])
    assert controller(s, "blaye") == 1
    assert (runs(s), asked(s)) == ("ENTERING", [2])


def test_f9_1_an_offer_at_a_calm_moment_stays_one() -> None:
    s = table(4)
    lord(s, "arthur", 0, "blaye")
    lord(s, "jeanne", 3, "tournus")
    hand(s, 3, "assassination")
    calm(s)
    play(s, 0, "offer 1", "money take 1", "propose")
    play(s, 3, "assassinate arthur jeanne")
    assert where(s, "arthur") == ""


# ---------------------------------------------------------------- the card of a new lord


def test_f13_3_the_card_of_a_new_lord_who_is_placed_is_in_no_hand() -> None:
    """Everybody has seen it: it was counted among those that others could hold, and could be asked for."""
    s = table(3, phase=2)
    for i, name in enumerate(VILLAGE.names):
        controls(s, 1 + i // 12, name)
    hand(s, 0, "othon", "tax")
    hand(s, 1, "tax")
    begin(s, PLAYING)
    assert cards.unseen(s, kind_of("othon")) == 1
    play(s, 0, "enter othon")
    assert (runs(s), entering.is_new(s, s.top)) == ("ENTERING", True)
    assert cards.unseen(s, kind_of("othon")) == 0
    assert not cards.could_hold(s, 1, kind_of("othon"))
    play(s, 0, "place blaye", "token")
    assert why(s, 0, "kind take othon") == "cannot-hold"
    assert GAME.problems(s) == []
    play(s, 0, "propose")
    play(s, 1, "refuse")
    assert cards.unseen(s, kind_of("othon")) == 0, "he is still on the way"


# ---------------------------------------------------------------- who sees an offer


def market() -> Table:
    """Seat 2 holds Tax and Good Harvest and may make an offer at a calm moment."""
    s = table(4)
    lord(s, "arthur", 0, "blaye")
    hand(s, 2, "tax", "good_harvest")
    leave_only(s)
    return calm(s)


def test_f8_1_how_many_cards_there_are_is_seen_when_the_offer_is_made() -> None:
    """Before, all that could be in it was blank, so that making it told that there were no more cards."""
    s = market()
    play(s, 2, "offer 1", "token", "kind give tax")
    for viewer in OTHERS:
        k = known(s, viewer)
        assert {int(k.stack[k.top + offers.SUM + i]) for i in range(2 * offers.WIDTH)} == {UNKNOWN}
        assert k.stack[k.top + offers.SECRET] == UNKNOWN
    play(s, 2, "propose")
    views = [known(s, viewer) for viewer in OTHERS]
    assert [(int(k.stack[k.top + offers.SUM]), int(bargains.cards_in(k, k.top, 0))) for k in views] == [(0, 1)] * 4
    assert [int(k.stack[k.top + offers.CARD_1]) for k in views] == [UNKNOWN, 1 + kind_of("tax"), UNKNOWN, UNKNOWN]
    assert {int(k.stack[k.top + offers.SECRET]) for k in views} == {offers.BY_TOKEN}


def test_f8_1_nobody_but_its_giver_sees_an_offer_before_it_is_made() -> None:
    """Whoever is asked saw it grow, and could tell what was meant to be in it first."""
    views = []
    for first, second in (("money give 1", "money take 1"), ("money take 1", "money give 1")):
        s = market()
        play(s, 2, "offer 1", first)
        views.append([known(s, viewer) for viewer in OTHERS])
        assert known(s, 2).stack == s.stack
        play(s, 2, second, "propose")
        assert all(known(s, viewer).stack == s.stack for viewer in OTHERS), "it is an open offer"
    assert all(here.same(there) for here, there in zip(*views, strict=True))


@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_f8_1_a_secret_offer_stays_secret(answer: str) -> None:
    s = market()
    play(s, 2, "offer 1", "token", "kind give tax", "propose")
    play(s, 1, answer)
    assert [event["kind"] for event in told(s, "gives-card", 0)] == [None]
    assert [event["kind"] for event in told(s, "gives-card", 1)] == ["tax"]
