"""Bargains of bots in Fief: what they ask for, what they pay, and what they say to others' requests."""

import pytest

import signoria
from signoria.bots import make_bot
from signoria.bots.fief import EVALUATION, EVALUATION_OF_OPPORTUNIST
from signoria.bots.fief_offers import goods
from signoria.games.fief import windows
from signoria.games.fief.pieces import BIT
from signoria.games.fief.state import CAPTIVES, Table
from signoria.games.fief.steps.kinds import MARRIAGES, MOVEMENT, PURCHASES, RANSOMS
from signoria.table.thoughts import answered
from tests.bots.fief_seats import barony, choice, follow, houses, looked_at
from tests.fief.calm_tables import calm, leave_only
from tests.fief.tables import (
    asked,
    begin,
    bishop,
    castle,
    city,
    controller,
    controls,
    deniers,
    hand,
    king,
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


def give(s: Table, seat: int, sum: int) -> None:
    """Deniers go into an offer."""
    for coin in (10, 5, 2, 1):
        while sum >= coin:
            play(s, seat, f"money give {coin}")
            sum -= coin


# ---------------------------------------------------------------- villages


def one_village_missing(sum: int) -> Table:
    """Seat 0 has St Paul, and troops before Les Essarts of seat 1: with both the title is not far. [F-4.3.1]"""
    s = calm(table(3, turn=2, phase=4, turn_limit=8))
    lord(s, "arthur", 0, "st_paul")
    troops(s, 0, "st_paul", men=2, knights=1)
    castle(s, "st_paul")
    lord(s, "baudoin", 1, "blaye")
    troops(s, 1, "blaye", men=3, knights=1)
    castle(s, "blaye")
    lord(s, "charles", 2, "tournus")
    troops(s, 1, "les_essarts", men=1)
    troops(s, 0, "les_essarts/st_paul", men=1)
    money(s, 0, sum)
    begin(s, PURCHASES)
    return s


def test_a_missing_village_is_bought_for_what_it_is_worth_to_its_owner() -> None:
    """Story: five deniers were offered whatever the village was worth, and every bot refused them."""
    s = one_village_missing(12)
    assert follow(s) == ["offer 1", "village take les_essarts", "money give 10", "propose"]
    assert choice(s, 1) == "accept"
    play(s, 1, "accept")
    assert controller(s, "les_essarts") == 0
    assert deniers(s) == [2, 15, 5]


def test_who_cannot_pay_for_a_village_does_not_ask() -> None:
    assert "offer 1" not in follow(one_village_missing(6))


def at_the_gate_without_money() -> signoria.Match:
    """Seat 0 stands before the only castle of seat 2, whose turn it is, and has nothing to pay with."""
    lords = {
        "quentin": {"seat": 0, "at": "les_essarts/st_paul"},
        "gauvain": {"seat": 1, "at": "mazilles"},
        "isabelle": {"seat": 1, "at": "mazilles"},
        "othon": {"seat": 2, "at": "les_essarts"},
    }
    villages = {
        "mazilles": {"controller": 1, "fort": "castle"},
        "st_vivien": {"controller": 0, "fort": "castle"},
        "les_essarts": {"controller": 2, "present": [2, 0], "fort": "castle"},
        "st_paul": {"controller": 0},
    }
    troops_of_0 = {"st_vivien": {"knights": 1}, "st_paul": {"men": 3}, "les_essarts/st_paul": {"men": 1}}
    players = [
        {"money": 0, "tokens": 0, "troops": troops_of_0},
        {"money": 2, "troops": {"mazilles": {"men": 5, "knights": 3}}},
        {"money": 1, "troops": {"les_essarts": {"men": 6, "knights": 2}}},
    ]
    steps = [
        {"step": "course", "stage": 5},
        {"step": "turn", "stage": 12},
        {"step": "battles", "index": 1, "besieging": 1},
        {"step": "fighting", "seat": 2},
    ]
    return signoria.from_position(
        {
            "game": "fief", "seats": 3, "options": {"turn_limit": 4}, "turn": 1, "phase": 6, "first": 1,
            "lords": lords, "villages": villages, "players": players, "steps": steps,
        },
        seed=1,
    )  # fmt: skip


@pytest.mark.parametrize("bot", ["master", "club"])
def test_whoever_cannot_pay_is_not_advised_to_ask_out_of_turn(bot: str) -> None:
    """Story: a hint was to ask for another's only castle and give nothing for it, as if every second one agreed."""
    m = at_the_gate_without_money()
    advice = answered(make_bot(bot, 1), m.seen(0))
    assert {one.move.verb for one in advice.ranked} == {"offer"}
    assert advice.better_wait
    assert all(one.worth <= 0 for one in advice.ranked)


def test_whoever_cannot_pay_takes_back_what_was_begun() -> None:
    m = at_the_gate_without_money()
    m.play(0, "offer 2")
    assert answered(make_bot("club", 1), m.seen(0)).move.text == "withdraw"
    m.play(0, "village take les_essarts")
    assert answered(make_bot("club", 1), m.seen(0)).move.text == "withdraw"


def test_a_village_is_asked_for_once() -> None:
    s = one_village_missing(12)
    follow(s)
    play(s, 1, "refuse")
    assert "offer 1" not in follow(s)


@pytest.mark.parametrize(("sum", "answer"), [(1, "refuse"), (5, "refuse"), (12, "accept")])
def test_a_village_is_sold_dear(sum: int, answer: str) -> None:
    s = one_village_missing(15)
    play(s, 0, "offer 1", "village take les_essarts")
    give(s, 0, sum)
    play(s, 0, "propose")
    assert choice(s, 1) == answer


@pytest.mark.parametrize(("sum", "answer"), [(10, "refuse"), (20, "accept")])
def test_two_villages_in_one_offer_are_worth_more_than_one(sum: int, answer: str) -> None:
    s = one_village_missing(40)
    troops(s, 1, "marcamps", men=1)
    troops(s, 0, "marcamps/les_essarts", men=1)
    play(s, 0, "offer 1", "village take les_essarts", "village take marcamps")
    give(s, 0, sum)
    play(s, 0, "propose")
    assert choice(s, 1) == answer


def test_every_village_and_prisoner_of_an_offer_counts() -> None:
    """What is offered for a favour is weighed as a whole: two prisoners, two villages, money."""
    s = one_village_missing(9)
    for name in ("eric", "gauvain"):
        lord(s, name, 2, "st_paul")
        prisoner(s, name, 0)
    play(s, 0, "offer 2", "prisoner give eric", "prisoner give gauvain", "money give 1")
    assert (goods(s, s.top, 0), goods(s, s.top, 1)) == (11, 0)
    play(s, 0, "withdraw", "offer 1", "village take les_essarts", "money take 2")
    assert (goods(s, s.top, 0), goods(s, s.top, 1)) == (0, 7)


def test_nothing_is_given_for_nothing() -> None:
    s = one_village_missing(15)
    play(s, 0, "offer 1", "money take 2", "propose")
    assert choice(s, 1) == "refuse"


def test_a_private_talk_promises_nothing() -> None:
    """Story: to a seat that could act out of turn every talk looked a little better than to wait."""
    s = one_village_missing(0)
    play(s, 0, "talk 1")
    assert EVALUATION.named(s, 0)["offer"] == 0


# ---------------------------------------------------------------- leave to pass


def before_the_ford(men: int) -> Table:
    """Baudoin of seat 0 has come to Charolles, held by seat 1; beyond lies L'Épervier, which nobody holds."""
    s = calm(table(4, turn=2, phase=5, turn_limit=8))
    lord(s, "baudoin", 0, "blaye")
    troops(s, 0, "blaye", men=4, knights=2)
    lord(s, "charles", 1, "tournus")
    troops(s, 1, "tournus", men=3)
    troops(s, 1, "charolles", men=men)
    mills(s, "l_epervier", 2)
    controls(s, 0, "sennecy", "chateauneuf")
    begin(s, MOVEMENT)
    play(s, 0, "march baudoin", "step charolles", "men 2", "knights 2")
    return s


def test_leave_is_asked_of_who_is_too_strong_to_be_ridden_down() -> None:
    s = before_the_ford(8)
    assert follow(s) == ["ask_leave l_epervier", "money give 1", "propose"]
    assert choice(s, 1) == "accept"
    assert choice(s, 1, EVALUATION_OF_OPPORTUNIST) == "refuse"


def test_who_was_refused_goes_no_further() -> None:
    s = before_the_ford(8)
    follow(s)
    play(s, 1, "refuse")
    follow(s)
    assert controller(s, "l_epervier") == -1


def test_a_weak_guard_is_ridden_down() -> None:
    assert follow(before_the_ford(1))[0] == "cavalcade l_epervier"


# ---------------------------------------------------------------- marriages


def test_who_was_refused_does_not_propose_to_the_same_family_again() -> None:
    s = houses()
    begin(s, MARRIAGES)
    play(s, 0, "marry quentin jeanne", "propose")
    play(s, 1, "refuse")
    assert looked_at(s) == ["done"]


def test_nobody_proposes_to_a_family_that_brings_nothing() -> None:
    s = houses()
    begin(s, MARRIAGES)
    assert "marry quentin mireille" not in looked_at(s)


# ---------------------------------------------------------------- ransoms


def captive(sum: int, *titles: str) -> Table:
    """Éric of seat 0 sits in the prison of seat 1; his ransom is 2 deniers, and 2 more for each title. [F-4.1.1]"""
    s = barony(4, money=sum)
    lord(s, "eric", 0, "blaye/charolles")
    prisoner(s, "eric", 1)
    title(s, "eric", *titles)
    begin(s, RANSOMS)
    return s


@pytest.mark.parametrize(("sum", "offered", "answer"), [(9, 2, "refuse"), (9, 5, "refuse"), (5, 5, "accept")])
def test_a_captor_takes_less_only_from_who_cannot_pay_all(sum: int, offered: int, answer: str) -> None:
    """Who can pay must pay: six deniers for a lord with two titles. [F-4.1.1]"""
    s = captive(sum, "sigy", "bourg")
    play(s, 0, "prisoner take eric")
    give(s, 0, offered)
    play(s, 0, "propose")
    assert choice(s, 1) == answer


def test_half_a_ransom_is_tried_and_then_all_of_it_paid() -> None:
    s = captive(9, "sigy", "bourg")
    assert follow(s) == ["prisoner take eric", "money give 2", "money give 1", "propose"]
    play(s, 1, choice(s, 1))
    assert s.cells[CAPTIVES] & BIT[lord_of("eric")] == 0
    assert deniers(s)[:2] == [3, 11]


def settled_ransoms(has_title: bool) -> Table:
    """Seat 0 could pay for Henri, not for Éric, so nothing is compulsory; offers of less are refused. [F-4.1.1]"""
    s = barony(4, money=2)
    if has_title:
        title(s, "arthur", "st_paul")
        city(s, "st_paul")
    for name in ("eric", "henri"):
        lord(s, name, 0, "blaye/charolles")
        prisoner(s, name, 1)
    title(s, "eric", "sigy")
    begin(s, RANSOMS)
    while runs(s) in ("RANSOMING", "OFFER_STEP"):
        play(s, asked(s)[0], choice(s) if asked(s) == [0] else "refuse")
    return s


def test_who_can_pay_for_one_of_two_prisoners_does_unless_he_saves_for_a_title() -> None:
    assert settled_ransoms(True).cells[CAPTIVES] == BIT[lord_of("eric")]
    assert settled_ransoms(False).cells[CAPTIVES] == BIT[lord_of("eric")] | BIT[lord_of("henri")]


# ---------------------------------------------------------------- the pope


def wedded(*titles: str, hers: tuple[str, ...] = ()) -> Table:
    """Arthur of seat 0 and Jeanne of seat 1 are married; Charles of seat 2 is pope."""
    s = calm(table(4, turn=2, phase=7, turn_limit=8))
    lord(s, "arthur", 0, "st_paul")
    lord(s, "jeanne", 1, "blaye")
    lord(s, "charles", 2, "tournus")
    lord(s, "henri", 3, "bourg")
    married(s, "arthur", "jeanne")
    title(s, "arthur", *titles)
    title(s, "jeanne", *hers)
    bishop(s, "charles", "b2")
    pope(s, "charles")
    money(s, 0, 6)
    leave_only(s)
    return s


def annulment_asked(s: Table, sum: int) -> Table:
    play(s, 0, "ask_annulment")
    give(s, 0, sum)
    play(s, 0, "propose")
    return s


def test_an_opportunist_asks_for_an_annulment_where_the_ally_is_in_the_way() -> None:
    """He has two points and the ally none: alone he misses one, together two. [F-7.3] [F-7.4]"""
    s = wedded("st_paul", "sigy")
    windows.open_window(s, windows.BEFORE_VICTORY)
    settle(s)
    assert choice(s, 0, EVALUATION_OF_OPPORTUNIST) == "ask_annulment"
    assert choice(s) == "pass"
    s = wedded("st_paul", "sigy", hers=("blaye",))
    windows.open_window(s, windows.BEFORE_VICTORY)
    settle(s)
    assert choice(s, 0, EVALUATION_OF_OPPORTUNIST) == "pass"


@pytest.mark.parametrize(("sum", "answer"), [(0, "refuse"), (3, "accept")])
def test_an_annulment_has_its_price(sum: int, answer: str) -> None:
    assert choice(annulment_asked(wedded("st_paul"), sum), 2) == answer


def test_nobody_is_parted_who_would_win_alone() -> None:
    """Story: for three deniers the pope freed a king with three points of the ally who kept him from victory."""
    s = wedded("st_paul", "sigy")
    king(s, "arthur")
    assert choice(annulment_asked(s, 5), 2) == "refuse"


def test_a_pair_about_to_win_is_parted_for_nothing() -> None:
    s = wedded("st_paul", "sigy", hers=("blaye", "epervier"))
    assert choice(annulment_asked(s, 0), 2) == "accept"


def test_the_popes_own_ally_is_not_let_go() -> None:
    s = wedded("st_paul")
    lord(s, "thierry", 1, "blaye")
    bishop(s, "thierry", "b1")
    pope(s, "thierry")
    assert choice(annulment_asked(s, 5), 1) == "refuse"


def cardinal_card() -> Table:
    """Henri of seat 0 and Baudoin of seat 1 are bishops, Charles of seat 2 is pope; seat 0 holds a Cardinal."""
    s = barony(1)
    lord(s, "henri", 0, "st_paul")
    bishop(s, "henri", "b5")
    bishop(s, "baudoin", "b1")
    bishop(s, "charles", "b2")
    pope(s, "charles")
    hand(s, 0, "cardinal")
    leave_only(s, "cardinal")
    return s


def test_the_pope_is_asked_for_an_own_cardinal_not_for_a_rivals() -> None:
    """Story: while the pope was asked every bishop looked alike, and the first in the list was a rival's."""
    s = cardinal_card()
    windows.open_window(s, windows.BEFORE_INCOME)
    settle(s)
    assert choice(s) == "make_cardinal henri"


@pytest.mark.parametrize(("sum", "answer"), [(0, "refuse"), (2, "refuse"), (3, "accept")])
def test_the_popes_consent_to_a_cardinal_is_sold(sum: int, answer: str) -> None:
    s = cardinal_card()
    play(s, 0, "make_cardinal henri")
    give(s, 0, sum)
    play(s, 0, "propose")
    assert choice(s, 2) == answer


def test_an_ally_has_the_popes_consent_for_nothing() -> None:
    s = cardinal_card()
    lord(s, "jeanne", 2, "tournus")
    married(s, "arthur", "jeanne")
    play(s, 0, "make_cardinal henri", "propose")
    assert choice(s, 2) == "accept"
    assert choice(s, 2, EVALUATION_OF_OPPORTUNIST) == "refuse"


def test_a_bishop_is_bought_the_fourth_cardinal_title() -> None:
    s = barony(4, money=40)
    title(s, "arthur", "st_paul")
    city(s, "st_paul")
    lord(s, "henri", 0, "st_paul")
    bishop(s, "henri", "b5")
    bishop(s, "baudoin", "b1")
    begin(s, PURCHASES)
    bought = follow(s)
    assert "cardinal henri" in bought
    assert "cardinal baudoin" not in bought
