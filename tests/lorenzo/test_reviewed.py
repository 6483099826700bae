"""Faults that a second pair of eyes found, each with its story."""

import copy
import random
from typing import Any

import pytest

import signoria
from signoria.games.lorenzo.pieces import SERVANT
from signoria.games.lorenzo.state import STOCK
from tests.lorenzo.tables import mark, play, player, rule, table

ADVANCED = {"advanced": True}


def advanced_game() -> signoria.Match:
    """Two seats in round 1, after the draft."""
    m = signoria.new("lorenzo", seats=2, options=ADVANCED, seed=1)
    rng = random.Random(1)
    while m.view()["round"] == 0:
        m.play(m.waiting[0], rng.choice(list(m.legal(m.waiting[0]))))
    return m


def test_an_error_in_the_middle_of_a_move_changes_nothing() -> None:
    """A move was once carried out on the match's own state, so an error left it half done."""
    m = table({"servant": 0})
    m.state.stack = m.state.stack[: int(m.state.used)]  # no room for another step
    before = m.digest, len(m.lines), len(m.entries)
    with pytest.raises(signoria.SignoriaError):
        m.play(0, "place black council")
    assert (m.digest, len(m.lines), len(m.entries)) == before


def test_l2_3_more_cards_than_the_rounds_have_shown_are_refused() -> None:
    """[L-2.3] Five territories of period 1 in round 1 led to a dead end when round 2 was revealed."""
    territories = ["woods", "forest", "city", "village"]
    with pytest.raises(signoria.BadPosition, match=r"^players: "):
        table({"territories": ["citadel"]}, seats=2, round=1, towers={"territory": [*territories]})
    assert table({"territories": ["citadel"]}, seats=2, round=2, towers={"territory": [*territories]}).waiting == [0]


@pytest.mark.parametrize("pick", [0, 1, 2, 3])
def test_l12_1_3_what_was_seen_in_the_draft_must_fit(pick: int) -> None:
    """[L-12.1.3] A leader missing from a pack once let undo and sampling run for ever."""
    document: Any = copy.deepcopy(advanced_game().position())
    document["players"][0]["seen"][pick].pop()
    with pytest.raises(signoria.BadPosition, match=r"^players\[\d\]\.seen\["):
        signoria.from_position(document)


def test_l9_2_1_an_excommunication_without_a_tile_has_no_effect_and_reads_back() -> None:
    """[L-9.2.1] A position may leave the tiles open; after the report it once could not be read again."""
    m = signoria.from_position({"game": "lorenzo", "seats": 2, "round": 2}, seed=1)
    while m.view()["round"] == 2:
        m.play(m.waiting[0], m.legal(m.waiting[0])[0])
    assert player(m, 0)["excommunicated"] == [1]
    assert signoria.from_position(m.position()).state.same(m.state)
    assert signoria.replay(m.copy().record()).digest == m.digest
    assert "Player 1 is excommunicated: no tile." in m.sentences(0)


def test_l3_2_2_servants_beyond_what_a_move_can_say_are_not_offered() -> None:
    """[L-3.2.2] 1,030 servants once gave moves that could not be read."""
    m = table({"servant": 1030})
    m.play(0, "place black council")
    moves = m.legal(0)
    assert len({move.text for move in moves}) == len(moves) == 1024
    m.play(0, moves[-1])
    assert m.state.cells[STOCK + SERVANT] == 7


def test_l14_3_4_a_debt_is_not_lowered_by_a_fifth() -> None:
    """[L-14.3.4] Minus 3 points once won a point by the tile that takes one of every five."""
    document = {"game": "lorenzo", "seats": 2, "round": 6, "tiles": [None, None, "lose_fifth"]}
    m = mark(signoria.from_position({**document, "players": [{"victory": -3}, {}]}), 0, 3)
    assert m.scores()[0]["tiles"] == 0


def test_l12_1_1_an_advanced_position_with_steps_needs_bonus_tiles() -> None:
    """[L-12.1.1] A harvest without a bonus tile once took the last one of the table."""
    document: Any = advanced_game().position()
    document["players"][0]["bonus_tile"] = None
    with pytest.raises(signoria.BadPosition, match=r"^players\[0\]\.bonus_tile: "):
        signoria.from_position(document)


def test_l14_2_7_a_seat_that_others_have_passed_does_not_skip_again() -> None:
    """[L-14.2.7] The seat behind has placed, so the skipped turn is over."""
    m = table(
        {"excommunicated": [2]},
        {"members": {"black": "council"}},
        seats=2,
        round=5,
        tiles=[None, "skip_first_turn", None],
    )
    assert m.waiting == [0]


def test_why_not_about_a_leader_asks_whether_it_can_be_played() -> None:
    """[L-12.2.1] Any leader in hand can be discarded, so the answer was always that nothing stands in the way."""
    m = table({"hand": ["girolamo_savonarola"], "coin": 5}, options=ADVANCED)
    assert rule(m, 0, "girolamo_savonarola") == "L-12.2.1"
    assert [why.key for why in m.why_not(0, "sisto_iv")] == ["not-in-hand"]


def test_why_not_names_the_nearest_way_to_pay() -> None:
    """[L-4.3.6] One coin short of the resources is nearer than four military."""
    towers = {"venture": ["support_to_the_bishop", None, None, None]}
    m = table({"wood": 1, "stone": 1, "coin": 1, "military": 0}, towers=towers)
    why = m.why_not(0, "support_to_the_bishop")[0]
    assert (why.key, why.numbers) == ("cannot-pay", {"need": 2, "have": 1, "good": "coin"})


def test_why_not_says_that_a_floor_is_empty_before_it_speaks_of_colors() -> None:
    """[L-4.1.5] [L-4.1.4]"""
    m = table({"members": {"black": "territory.1"}})
    assert rule(m, 0, "place white territory.2") == "L-4.1.5"


def test_l6_1_5_the_reason_counts_as_the_option_does() -> None:
    """[L-6.1.5] With the option of the German book the reason once asked for a value of -5."""
    m = table({"servant": 0}, options={"large_space_min_result": False})
    why = m.why_not(0, "place neutral harvest.large")[0]
    assert why.numbers == {"need": 1, "have": 0}


def test_a_replayed_record_keeps_its_promise() -> None:
    """Load and save once lost the commitment of a running game."""
    m = signoria.new("lorenzo", seats=2, seed=1, nonces=["a", "b"])
    again = signoria.replay(m.record()).record()
    assert (again.commitment, again.nonces) == (m.record().commitment, ["a", "b"])


def test_a_header_that_contradicts_its_position_is_refused() -> None:
    record = signoria.new("lorenzo", seats=3, seed=1).copy().record()
    record.seats = 4
    with pytest.raises(signoria.BadRecord, match=r"^position: "):
        signoria.replay(record)
    with pytest.raises(signoria.BadPosition, match=r"^rules_version: "):
        signoria.from_position({"game": "lorenzo", "rules_version": 99})


def test_bad_calls_are_named() -> None:
    m = signoria.new("lorenzo", seats=2, seed=1)
    with pytest.raises((signoria.SignoriaError, TypeError)):  # the compiled engine checks types at the door
        m.preview(None, "pass")  # type: ignore[arg-type]
    with pytest.raises(signoria.SignoriaError, match="no seat 9"):
        m.barrier(9)
    with pytest.raises(signoria.UnknownGame, match=r"^options: "):
        signoria.new("lorenzo", options=[1])  # type: ignore[arg-type]
    with pytest.raises(signoria.UnknownGame, match="no game"):
        signoria.new(["x"])  # type: ignore[arg-type]
    with pytest.raises(signoria.SignoriaError, match=r"^names: "):
        signoria.new("lorenzo", seats=2, names=["Anna"])


def test_a_copy_keeps_the_log() -> None:
    m = signoria.new("lorenzo", seats=2, seed=1)
    assert m.copy().sentences(0) == m.sentences(0)


def test_l12_1_5_the_fourth_leader_is_told_too() -> None:
    """[L-12.1.5] It is taken without choice, but its owner reads that it was kept."""
    m = advanced_game()
    kept = [event for event in m.log(0) if event["event"] == "kept" and event["seat"] == 0]
    assert len(kept) == 4
    assert None not in [event["leader"] for event in kept]
    play(m, m.waiting[0], m.legal(m.waiting[0])[0].text)


def test_why_not_about_a_card_that_is_not_on_the_board_says_so() -> None:
    """[L-4.1.5] Bug: it said that this is not what is asked, whoever asked and wherever the card lay."""
    towers = {"territory": ["woods", None, None, None]}
    m = table({"territories": ["village"], "servant": 0}, towers=towers, seats=2)
    for name in ("castle", "village"):  # still in the deck; in a row
        for seat in (0, 1):
            (why,) = m.why_not(seat, name)
            assert (why.key, why.rule, why.numbers) == ("not-on-the-board", "L-4.1.5", {"card": name})
    assert m.why_not(0, "castle")[0].sentence() == "Castle is not on the board."
    assert m.why_not(0, "woods") == []
    assert [why.key for why in m.why_not(1, "woods")] == ["not-asked"]


def test_why_not_about_a_building_that_is_being_used_asks_its_exchange() -> None:
    """[L-6.4.1] A card in a row is meant where its exchange is asked: not being on the board is no reason there."""
    m = table({"wood": 3, "buildings": ["carpenters_shop"]}, seats=2, dice=(6, 6, 6))
    play(m, 0, "place black production.single", "servants 0")
    assert m.why_not(0, "carpenters_shop") == []
