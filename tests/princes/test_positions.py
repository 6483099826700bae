"""Positions: the engine reads whatever it writes, works out what is left out, and refuses what cannot be."""

import json
import random
from typing import Any

import pytest

import signoria
from signoria import BadPosition
from signoria.kernel.flow import SPECTATOR
from signoria.kernel.match import Match
from tests.princes.tables import (
    EXPANDED,
    PRESTIGE_CARDS,
    TOGETHER,
    Player,
    answers,
    auction,
    document,
    draw,
    look,
    play,
    player,
    rule,
    stack,
    supply,
    table,
    texts,
)


def reads_back(m: Match) -> bool:
    """Whether the position and the view of every seat and of a spectator are accepted and mean the same."""
    states = [m.state, *[m.game.known(m.state, viewer) for viewer in range(SPECTATOR, m.seats)]]
    return all([m.game.from_document(json.loads(json.dumps(m.game.document(s)))).same(s) for s in states])


def refused(position: dict[str, Any]) -> str:
    """What a position is refused with."""
    with pytest.raises(BadPosition) as caught:
        signoria.from_position(position)
    return str(caught.value)


# ---------------------------------------------------------------- the professor looks at the prestige stack


def professor_at(bidder: bool, left: int) -> Match:
    """So many prestige cards are left; the professor's owner has won one of them, or is asked to bid for it."""
    hand = {"prestige_cards": PRESTIGE_CARDS[left:]}
    owner: Player = {"character": "professor"}
    players = ({}, owner, hand) if bidder else (owner, {}, hand)
    m = auction(*players, seats=3, round=3, options=EXPANDED)
    m.play(0, "name prestige_card")
    if not bidder:
        play(m, 1, "pass")
        play(m, 2, "pass")
    return m


@pytest.mark.parametrize("bidder", [False, True])
@pytest.mark.parametrize("left", [2, 3, 5, 6])
def test_p10_4_5_the_table_can_be_read_while_the_professor_looks_at_what_is_for_sale(bidder: bool, left: int) -> None:
    """[P-10.4.5.1] With five cards or fewer all of them are in the professor's hand: one is still for sale.

    The table could not be drawn then and bots got an error: an empty stack seemed to have nothing to sell.
    """
    m = professor_at(bidder, left)
    seat = 1 if bidder else 0
    m.play(seat, "professor prestige")
    assert reads_back(m)
    cards = PRESTIGE_CARDS[: min(left, 5)]
    for card in cards:
        draw(m, f"turn_up {card}")
        assert reads_back(m)
    for move in (f"keep {cards[0]}", *[f"under {card}" for card in cards[1:-1]]):
        m.play(seat, move)
        assert reads_back(m)
    assert player(m, seat)["prestige_cards"] == [cards[0]]


@pytest.mark.parametrize("bidder", [False, True])
def test_p10_4_5_the_only_prestige_card_is_for_sale_and_not_to_be_looked_at(bidder: bool) -> None:
    """[P-10.4.5.1] Nor is a position accepted in which somebody looks at it all the same."""
    m = professor_at(bidder, 1)
    seat = 1 if bidder else 0
    assert rule(m, seat, "professor prestige") == "P-10.4.5.1"
    position: Any = m.position()
    position["steps"].append({"step": "look", "seat": seat, "deck": "prestige", "to_see": 1})
    whom = "the highest bidder" if bidder else "this seat"
    assert refused(position) == f"steps[3].object: cannot be sold to {whom}"


def test_p10_4_5_cards_of_another_deck_leave_the_prestige_stack_alone() -> None:
    m = professor_at(bidder=False, left=1)
    m.play(0, "professor bonus")
    draw(m, "turn_up each_lake")
    assert reads_back(m)


# ---------------------------------------------------------------- steps that look


def looking() -> dict[str, Any]:
    """Seat 0 looks at five bonus cards in its turn."""
    m = table({"money": 1000}, seats=3)
    m.play(0, "buy_bonus")
    draw(m, *[f"turn_up {card}" for card in ("each_lake", "each_park", "each_forest", "each_landscape", "each_jester")])
    position: dict[str, Any] = m.position()
    return position


def test_p5_6_1_whoever_looks_is_the_seat_that_bought() -> None:
    """A `look` of another seat left the five cards lying: nobody could ever take them up again."""
    position = looking()
    position["steps"][-1]["seat"] = 1
    assert refused(position) == "steps[4].to_see: there is no card to look at"
    position["steps"][-1]["to_see"] = 1
    assert refused(position) == "steps[4].seat: this seat cannot look at cards now"
    position = looking()
    position["steps"][-2]["seat"] = 1
    assert refused(position) == "steps[4].seat: this seat cannot look at cards now"


def test_p5_6_1_cards_are_looked_at_in_the_deck_of_the_step() -> None:
    position = looking()
    position["steps"][-1].update(deck="professions", to_see=5)
    assert refused(position) == "players[0].looking: no step looks at these cards"
    position = looking()
    position["steps"].pop()
    assert refused(position) == "players[0].looking: no step looks at these cards"
    signoria.from_position(looking())


ALL_REFUSE = ["refuse", "refuse", "refuse"]


@pytest.mark.parametrize(
    ("below", "owner", "moves"),
    [
        ("choose", 0, ["professor bonus"]),
        ("last_buyer", 2, ["refuse", "refuse", "professor bonus"]),
        ("auction", 1, ["name prestige_card", "pass", "pass"]),
        ("last_uses", 0, [*ALL_REFUSE, "professor bonus"]),
        ("characters", 0, [*ALL_REFUSE, "give_back", "bid professor 3", "pass", "pass", "professor bonus"]),
    ],
)
def test_p10_3_4_whoever_is_asked_may_look(below: str, owner: int, moves: list[str]) -> None:
    """[P-10.3.4] Each step on which a look can stand is read back, and refused with another seat."""
    players: list[Player] = [{}, {}, {}]
    players[owner]["character"] = "professor"
    m = auction(*players, seats=3, round=3, options=EXPANDED)
    answers(m, *moves)
    assert reads_back(m)
    position: Any = m.position()
    assert [step["step"] for step in position["steps"]][-2:] == [below, "look"]
    position["steps"][-1]["seat"] = (position["steps"][-1]["seat"] + 1) % 3
    assert refused(position).endswith(".seat: this seat cannot look at cards now")


# ---------------------------------------------------------------- joint buildings


def test_p11_1_2_nobody_builds_together_without_the_expansion() -> None:
    """[P-11.1.2] Two halves of a building, which only the option lets players put up."""
    m = table({"money": 3000}, {"money": 3000}, seats=3, options=TOGETHER)
    play(m, 0, "propose right tower")
    play(m, 0, texts(m, 0)[0], "sum 0")
    m.play(1, "accept")
    position: Any = m.position()
    signoria.from_position(position)
    position["options"]["cooperative_building"] = False
    what = "players[0].buildings.tower.partner: nobody builds together without the option cooperative_building"
    assert refused(position) == what


# ---------------------------------------------------------------- freedoms of two players


@pytest.mark.parametrize("number", [5, 4])
@pytest.mark.parametrize("round", [1, 2, 7])
@pytest.mark.parametrize("turn", [None, 0])
def test_p9_4_a_freedom_that_is_owned_is_one_of_those_in_the_game(number: int, round: int, turn: int | None) -> None:
    """[P-9.4] In round 1 it was refused, by a field that nobody had written."""
    fields: dict[str, Any] = {"seats": 2, "round": round, "options": {"two_player_freedoms": number}}
    if turn is not None:
        fields["turn"] = turn
    owner: Player = {"freedoms": ["religion"]}
    m = signoria.from_position(document((owner,), **fields), chance="manual")
    left = {"travel": 2, "religion": 1 if number == 5 else 0, "opinion": 1}
    assert supply(m)["freedoms"] == left
    assert reads_back(m)


@pytest.mark.parametrize(
    ("said", "owned", "left"),
    [
        ({}, [], (2, 2, 1)),
        ({"opinion": 2}, [], (2, 1, 2)),
        ({"travel": 1}, [], (1, 2, 2)),
        ({"travel": 2, "religion": 1, "opinion": 2}, [], (2, 1, 2)),
        ({"opinion": 1}, ["opinion"], (2, 1, 1)),
        ({"opinion": 0}, ["opinion"], (2, 2, 0)),
    ],
)
def test_p9_4_what_is_not_said_of_the_freedoms_follows(
    said: dict[str, int], owned: list[str], left: tuple[int, int, int]
) -> None:
    """[P-9.4] Named types count; the first of the others have the second token."""
    m = signoria.from_position(document(({"freedoms": owned},), seats=2, supply={"freedoms": said}))
    assert tuple(supply(m)["freedoms"].values()) == left


@pytest.mark.parametrize(
    ("said", "what"),
    [
        ({"travel": 2, "religion": 2, "opinion": 2}, "supply.freedoms: there are 6, not 5"),
        ({"travel": 1, "religion": 1}, ""),
        ({"travel": 1, "religion": 1, "opinion": 1}, "supply.freedoms: there are 3, not 5"),
        ({"travel": 0}, "supply.freedoms.travel: must be a whole number from 1 to 2, not 0"),
        ({"travel": 3}, "supply.freedoms.travel: must be a whole number from 1 to 2, not 3"),
    ],
)
def test_p9_4_freedoms_that_cannot_be_are_refused(said: dict[str, int], what: str) -> None:
    position = document((), seats=2, supply={"freedoms": said})
    if what:
        assert refused(position) == what
    else:  # two types with one token each leave a third with two: four in all, as with the other option
        assert refused(position) == "supply.freedoms: there are 4, not 5"
        signoria.from_position({**position, "options": {"two_player_freedoms": 4}})


def test_p1_5_freedoms_of_more_players_must_agree_with_what_they_own() -> None:
    """[P-1.5] Players less one of each type."""
    owner: Player = {"freedoms": ["travel"]}
    signoria.from_position(document((owner,), seats=3, supply={"freedoms": {"travel": 1}}))
    for n in (0, 2):
        position = document((owner,), seats=3, supply={"freedoms": {"travel": n}})
        assert refused(position).startswith("supply.freedoms.travel: ")
    position = document((owner, owner, owner), seats=3)
    assert refused(position) == "supply.freedoms.travel: players have 1 more than there are"


# ---------------------------------------------------------------- the pot


@pytest.mark.parametrize(
    ("round", "turn", "most"), [(1, None, 600), (1, 0, 700), (2, None, 700), (7, None, 1200), (7, 0, 1300)]
)
def test_p10_4_6_the_pot_is_what_it_can_have_grown_to(round: int, turn: int | None, most: int) -> None:
    """[P-10.4.6] 600 at first, 100 more after each phase A2 without a banker. With 0 its buyer received -500."""
    fields: dict[str, Any] = {"seats": 3, "round": round, "options": EXPANDED}
    if turn is not None:
        fields["turn"] = turn
    for pot in (600, most):
        signoria.from_position(document((), pot=pot, **fields))
    for pot in (0, 500, most + 100):
        assert refused(document((), pot=pot, **fields)).startswith("pot: ")


def test_p10_4_6_in_phase_a2_the_pot_has_not_grown_yet() -> None:
    m = auction(seats=3, round=2, pot=700, options=EXPANDED)
    for _ in range(3):
        m.play(m.waiting[0], "refuse")
    position: Any = m.position()
    assert position["steps"][-1]["step"] == "characters"
    position["pot"] = 800
    assert refused(position) == "pot: must be from 600 to 700 at this point, not 800"
    for _ in range(3):
        m.play(m.waiting[0], "pass")
    assert m.position()["pot"] == 800
    assert reads_back(m)


# ---------------------------------------------------------------- prestige cards


@pytest.mark.parametrize("round", [2, 7])
def test_p8_1_prestige_cards_are_shown_when_the_game_is_over(round: int) -> None:
    """[P-8.1] Shown before they were never counted."""
    position = document(({}, {"revealed": ["most_jesters"]}), seats=3, round=round)
    assert refused(position) == "players[1].revealed: prestige cards are shown when the game is over"


def test_p8_3_a_finished_game_has_counted_all_prestige_cards() -> None:
    """[P-8.3] The neighbour: over, with a card still in hand."""
    over = document(({"revealed": [PRESTIGE_CARDS[0]]},), seats=3, round=7, steps=[])
    assert signoria.from_position(over).over
    over["players"] = [{"prestige_cards": [PRESTIGE_CARDS[0]]}]
    assert refused(over) == "players[0].prestige_cards: the game is over, so they are revealed"


def test_p1_7_a_played_look_reads_back_at_every_card() -> None:
    """The stack by itself: what is kept and what goes under it."""
    m = table({"money": 1000}, seats=3)
    m.play(0, "buy_bonus")
    look(m, 0, "each_lake", "each_park", "each_forest", "each_landscape", "each_jester")
    assert stack(m, "bonus")["under"] == ["each_park", "each_forest", "each_landscape", "each_jester"]
    assert reads_back(m)


# ---------------------------------------------------------------- numbers that a move can say


def test_the_value_of_a_work_stays_within_what_a_move_can_say() -> None:
    """A story: money could be changed into 5,000 points, and the move that said so was read as 904."""
    m = signoria.new("princes", seats=3, seed=1)
    dice = random.Random(1)
    while m.seen(m.waiting[0]).step != "change":
        m.play(m.waiting[0], dice.choice(list(m.legal(m.waiting[0]))))
    position: Any = m.position()
    position["steps"][-1] = {"step": "work", "seat": m.waiting[0], "value": 1000}
    assert "no work is worth more than 999" in refused(position)
    position["steps"][-1]["value"] = 999
    m = signoria.from_position(position, seed=1)
    while m.seen(m.waiting[0]).step != "change":
        m.play(m.waiting[0], m.legal(m.waiting[0])[-1])
    assert len(m.legal(m.waiting[0])) < 1024
