"""When others may act while an offer is made, and who sees it at which moment. [F-9.2] [F-8.1]"""

import pytest

from signoria.games.fief import bargains, cards, entering, offers
from signoria.games.fief.game import GAME
from signoria.games.fief.pieces import VILLAGE
from signoria.games.fief.state import Table
from signoria.games.fief.steps.kinds import PLAYING
from signoria.games.fief.view import known, sample
from signoria.kernel.flow import UNKNOWN
from signoria.kernel.rng import Rng
from signoria.kernel.tables import event_json
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
    assert why(s, 3, "assassinate charles jeanne") == "not-settled-yet"
    play(s, 0, "offer 1", "money take 1", "propose")
    assert (runs(s), asked(s)) == ("OFFER_STEP", [1])
    assert why(s, 3, "assassinate charles jeanne") == "not-settled-yet"
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
    assert why(s, 3, "assassinate charles jeanne") == "not-settled-yet"


def test_f9_2_nor_the_question_where_he_may_be_placed() -> None:
    s = dungeon((3, "assassination"))
    play(s, 2, "place tournus", "propose")
    assert (runs(s), asked(s)) == ("OFFER_STEP", [3])
    assert why(s, 3, "assassinate charles jeanne") == "not-settled-yet"


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


def test_f8_1_a_secret_offer_is_blank_to_others_until_it_is_accepted() -> None:
    """Story: how many cards, that money, and which village, prisoner and relic were offered everybody could see."""
    s = market()
    play(s, 2, "offer 1", "token", "kind give tax")
    for viewer in OTHERS:
        k = known(s, viewer)
        assert {int(k.stack[k.top + offers.SUM + i]) for i in range(2 * offers.WIDTH)} == {UNKNOWN}
        assert k.stack[k.top + offers.SECRET] == UNKNOWN
    play(s, 2, "propose")
    for viewer in (0, 3, -1):
        k = known(s, viewer)
        assert {int(k.stack[k.top + offers.SUM + i]) for i in range(2 * offers.WIDTH)} == {UNKNOWN}
        assert k.stack[k.top + offers.SECRET] == offers.BY_TOKEN
    assert all(known(s, viewer).stack == s.stack for viewer in (1, 2))


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
    assert [event["kind"] for event in told(s, "card-passed", 0)] == [None] * (answer == "accept")
    assert [event["kind"] for event in told(s, "card-passed", 1)] == ["tax"] * (answer == "accept")


def bazaar(*hands: tuple[int, str]) -> Table:
    """Seat 2 holds Sigy and there Baudoin of seat 1, who has troops and Henri at a gate; both have a card."""
    s = table(4, relics=True)
    lord(s, "arthur", 0, "blaye")
    lord(s, "charles", 2, "sigy")
    troops(s, 2, "sigy", men=1)
    troops(s, 1, "sigy/st_paul", men=1)
    lord(s, "baudoin", 1, "sigy/st_paul")
    prisoner(s, "baudoin", 2)
    lord(s, "henri", 1, "sigy/st_paul")
    hand(s, 2, "tax")
    hand(s, 1, "good_harvest")
    for seat, name in hands:
        hand(s, seat, name)
    leave_only(s)
    return calm(s)


ITEMS = (
    ("money give 2",),
    ("kind give tax",),
    ("kind take good_harvest", "money give 1"),
    ("village give sigy", "money take 2"),
    ("prisoner give baudoin", "money take 1"),
)


@pytest.mark.parametrize("answer", ["", "refuse", "withdraw"])
def test_f8_1_whatever_is_in_a_secret_offer_others_see_and_hear_the_same(answer: str) -> None:
    """Story: a village offered in secret was named to everybody, even if the offer was refused."""
    found = []
    for items in ITEMS:
        s = bazaar()
        play(s, 2, "offer 1", "token", *items, "propose")
        assert (asked(s), asked(known(s, 0))) == ([1], [1])
        if answer:
            play(s, 1 if answer == "refuse" else 2, answer)
        events = [str(event_json(GAME.events[event.kind], event, 0)) for event in s.events or []]
        found.append((known(s, 0), known(s, -1), events))
    for view, spectated, events in found[1:]:
        assert view.same(found[0][0])
        assert spectated.same(found[0][1])
        assert events == found[0][2]


def test_f8_1_worlds_of_others_have_some_secret_offer_that_could_be_made() -> None:
    s = bazaar()
    play(s, 2, "offer 1", "token", *ITEMS[3], "propose")
    for viewer in (0, 3, -1):
        k = known(s, viewer)
        kinds = set()
        for seed in range(60):
            world = sample(k, Rng(seed))
            assert GAME.problems(world) == []
            assert known(world, viewer).same(k)
            assert bargains.whole_refusal(world, world.top)[0] == 0
            kinds.add(tuple(int(world.stack[world.top + offers.SUM + i]) != 0 for i in (0, 1, 4, 5)))
        assert len(kinds) > 4, "money, cards, villages and prisoners, in many ways"


def test_f9_6_a_secret_offer_that_has_become_void_does_not_lapse_but_cannot_be_accepted() -> None:
    """Others do not know what is in it, so they could not tell why the question is gone."""
    s = bazaar((0, "assassination"))
    play(s, 2, "offer 1", "token", "prisoner give baudoin", "money take 1", "propose")
    play(s, 0, "assassinate baudoin arthur")
    assert (runs(s), asked(s), why(s, 1, "accept")) == ("OFFER_STEP", [1], "not-a-captive")
    assert legal(known(s, 1), 1) == legal(s, 1)
    play(s, 1, "refuse")
    assert (runs(s), told(s, "lapsed")) == ("COURSE", [])


def test_f8_1_what_is_accepted_is_seen_to_change_hands() -> None:
    s = bazaar()
    play(s, 2, "offer 1", "token", "village give sigy", "kind give tax", "money take 2", "propose")
    offer = s.top
    play(s, 1, "accept")
    assert (runs(s), controller(s, "sigy")) == ("ROAD_CHOICE", 1)
    k = known(s, 0)
    assert k.stack[offer + offers.VILLAGES_GIVEN] == s.stack[offer + offers.VILLAGES_GIVEN] > 0
    assert (k.stack[offer + offers.CARD_1], bargains.cards_in(k, offer, 0)) == (UNKNOWN, 1)
    for seed in range(20):
        world = sample(k, Rng(seed))
        assert GAME.problems(world) == []
        assert known(world, 0).same(k)
