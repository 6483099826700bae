"""Positions in part: the lap follows from the members placed, and what belongs to no moment is refused."""

import itertools
import random
from typing import Any

import pytest

import signoria
from signoria.kernel.match import Match
from tests.lorenzo.helpers_a import ADVANCED
from tests.lorenzo.tables import mark, texts

Document = dict[str, Any]
SKIP = [None, "skip_first_turn", None]
MONTEFELTRO = "federico_da_montefeltro"
COUNCIL = {"black": "council", "white": "council"}


def refused(document: Document) -> str:
    """What a position is refused with."""
    with pytest.raises(signoria.BadPosition) as caught:
        signoria.from_position(document)
    return str(caught.value)


def two(*players: Document, round: int = 5, turn: int | None = 0, **fields: Any) -> Document:
    """A round for two under way, or about to begin where there is no turn."""
    document: Document = {"game": "lorenzo", "seats": 2, "round": round, "players": list(players), **fields}
    if turn is not None:
        document.update(turn=turn, dice={"black": 3, "white": 3, "orange": 3})
    return document


def advanced(player: Document, **fields: Any) -> Document:
    others = [{"bonus_tile": "coins_two"}]
    return two({"bonus_tile": "servants_two", **player}, *others, options=ADVANCED, **fields)


# ---------------------------------------------------------------- the skipped turn


def test_l14_2_7_whoever_has_been_passed_twice_does_not_skip_again() -> None:
    """[L-14.2.7] The seat before it has placed two members, so this is the second lap.

    The holder of the tile skipped once more, and seat 1 was asked instead.
    """
    m = signoria.from_position(two({"excommunicated": [2]}, {"members": COUNCIL}, order=[1, 0], tiles=SKIP))
    assert m.waiting == [0]
    assert "place black market.1" in texts(m, 0)


@pytest.mark.parametrize(("placed", "asked"), [({}, 1), ({"black": "council"}, 1), (COUNCIL, 0)])
def test_l14_2_7_the_first_turn_is_skipped_in_the_first_lap(placed: dict[str, str], asked: int) -> None:
    """[L-14.2.7] The neighbours: one member of the seat before it or none, and it is still to be skipped."""
    m = signoria.from_position(two({"excommunicated": [2]}, {"members": placed}, order=[1, 0], tiles=SKIP))
    assert m.waiting == [asked]


@pytest.mark.parametrize("seed", range(6))
def test_l14_2_7_a_position_without_its_steps_goes_on_in_the_same_lap(seed: int) -> None:
    """[L-14.2.7] [L-3.1.1] At each turn of random rounds: the same seat is asked, the same moves are legal.

    Without passes the members on the board tell the lap.
    """
    dice = random.Random(seed)
    seats = 2 + seed % 3
    holders = [{"excommunicated": [2]} if dice.random() < 0.6 else {} for _ in range(seats)]
    order = dice.sample(range(seats), seats)
    start = {"game": "lorenzo", "seats": seats, "round": 5, "order": order, "tiles": SKIP, "players": holders}
    m = signoria.from_position(start, seed=seed)
    tried = 0
    while m.position()["round"] == 5 and m.waiting:
        seat = m.waiting[0]
        steps: Any = m.position()["steps"]
        if steps[-1]["step"] == "turn" and steps[-1]["stage"] == 0 and steps[-1]["kind"] == 0:
            again = signoria.from_position(in_part(m, seat), chance="manual")
            laps: Any = again.position()["steps"]
            assert again.waiting == [seat]
            assert texts(again, seat) == texts(m, seat)
            assert laps[2] == steps[2]
            tried += 1
        moves = [move for move in texts(m, seat) if move.startswith(("place neutral council", "servants"))]
        m.play(seat, dice.choice(moves or texts(m, seat)))
    assert tried >= 3 * seats


def in_part(m: Match, turn: int) -> Document:
    """A position that names the turn instead of the steps."""
    return {**{field: value for field, value in m.position().items() if field != "steps"}, "turn": turn}


# ---------------------------------------------------------------- before a round


@pytest.mark.parametrize(
    ("field", "player"),
    [
        ("members", {"members": {"neutral": "council"}}),
        ("used", {"played": ["sandro_botticelli"], "used": ["sandro_botticelli"]}),
        ("used", {"played": [MONTEFELTRO], "used": [MONTEFELTRO], "named": "black"}),
    ],
)
def test_l10_5_before_a_round_nothing_is_placed_or_used(field: str, player: Document) -> None:
    """[L-10.3] [L-10.4] [L-10.5] Without `turn` the round is about to begin, and the last one is cleared away."""
    what = f"players[0].{field}: the round has not begun; `turn` says whose turn it is"
    assert refused(advanced(player, turn=None)) == what
    turn = 1 if field == "members" else 0
    signoria.from_position(advanced(player, turn=turn))
    signoria.from_position(advanced({**player, "members": {}, "used": [], "named": None}, turn=None))


def test_l10_3_a_finished_game_has_no_members_on_the_board() -> None:
    over = {"game": "lorenzo", "seats": 2, "round": 6, "steps": []}
    assert signoria.from_position(over).over
    over["players"] = [{"members": {"black": "market.1"}}]
    assert refused(over).startswith("players[0].members: ")


# ---------------------------------------------------------------- Montefeltro


@pytest.mark.parametrize("copied", [False, True])
def test_l13_4_a_named_member_needs_a_used_montefeltro(copied: bool) -> None:
    """[L-13.4] Not used yet, he would be activated for nothing: the member was named already."""
    leader = "lorenzo_de_medici" if copied else MONTEFELTRO
    owner: Document = {"bonus_tile": "servants_two", "played": [leader], "named": "black"}
    other: Document = {"bonus_tile": "coins_two"}
    if copied:
        owner["copy"] = MONTEFELTRO
        other["played"] = [MONTEFELTRO]
    what = "players[0].used: a member is named, so federico_da_montefeltro is used"
    assert refused(two(owner, other, options=ADVANCED)) == what
    m = signoria.from_position(two({**owner, "used": [leader]}, other, options=ADVANCED))
    assert f"activate {leader}" not in texts(m, 0)
    del owner["named"]
    what = "players[0].named: federico_da_montefeltro is used: name the member that counts 6"
    assert refused(two({**owner, "used": [leader]}, other, options=ADVANCED)) == what
    assert f"activate {leader}" in texts(signoria.from_position(two(owner, other, options=ADVANCED)), 0)


def test_l13_4_while_he_is_used_no_member_is_named_yet() -> None:
    """[L-13.4] In the step that asks for it, and only for the seat that is asked."""
    m = signoria.from_position(advanced({"played": [MONTEFELTRO]}), chance="manual")
    m.play(0, f"activate {MONTEFELTRO}")
    again = signoria.from_position(m.position(), chance="manual")
    assert texts(again, 0) == ["name black", "name white", "name orange"]


# ---------------------------------------------------------------- markers


@pytest.mark.parametrize(("round", "period"), itertools.product(range(1, 7), (1, 2, 3)))
def test_l9_2_1_a_marker_lies_on_a_tile_whose_report_has_been(round: int, period: int) -> None:
    """[L-9.2.1] [L-2.5] Reports end rounds 2, 4 and 6."""
    for turn in (None, 0):
        document = two({"excommunicated": [period]}, round=round, turn=turn)
        if round > 2 * period:
            signoria.from_position(document)
        else:
            what = f"players[0].excommunicated: the report of period {period} is still to come"
            assert refused(document) == what


def test_l9_2_1_in_a_report_markers_of_its_period_are_laid() -> None:
    """[L-9.1.2] One after the other, in turn order; at the end of the game those of the last period lie there."""
    m = signoria.from_position(
        two({"faith": 0}, {"faith": 9}, round=2, turn=None, tiles=["fewer_coins", None, None]), seed=1
    )
    while "support" not in texts(m, m.waiting[0]):
        m.play(m.waiting[0], texts(m, m.waiting[0])[0])
    again: Any = signoria.from_position(m.position()).position()
    assert again["players"][0]["excommunicated"] == [1]
    over: Document = {"game": "lorenzo", "seats": 2, "round": 6, "players": [{"excommunicated": [3]}], "steps": []}
    assert signoria.from_position(over).over


def test_a_marker_put_down_by_a_test_is_where_a_position_could_not_have_it() -> None:
    """The helper for cases that no game can come to: a tile of period 1 in round 1."""
    m = mark(signoria.from_position(two({}, round=1)), 0, 1)
    shown: Any = m.position()
    assert shown["players"][0]["excommunicated"] == [1]
