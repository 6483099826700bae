"""Response windows: who is asked, in what order cards are played, standing instructions. [F-9.5] [F-13.5]"""

import pytest

from signoria.games.fief import surprises, windows
from signoria.games.fief.game import GAME
from signoria.games.fief.moves import VERBS
from signoria.games.fief.state import (
    BISHOP,
    EXCOMMUNICATED,
    FIRST,
    HAS_STRUCK,
    STANDING,
    UNTIL_BATTLE_ENDS,
    UNTIL_PHASE_ENDS,
    UNTIL_TURN_ENDS,
    Table,
)
from signoria.games.fief.steps.kinds import BATTLE, WINDOW
from signoria.games.fief.view import known
from signoria.kernel import flow
from signoria.kernel.flow import State
from signoria.kernel.match import Match
from tests.fief.calm_tables import calm, leave_only
from tests.fief.tables import (
    asked,
    bishop,
    bishopric,
    calamity,
    hand,
    legal,
    lord,
    play,
    pope,
    push,
    runs,
    seat_of,
    settle,
    table,
    told,
    troops,
    why,
)


def three_lords() -> Table:
    """Arthur (0), Baudoin (1), Charles (2); seat 3 has nobody. A calm moment below."""
    s = table(4)
    lord(s, "arthur", 0, "blaye")
    lord(s, "baudoin", 1, "bourg")
    lord(s, "charles", 2, "sigy")
    return calm(s)


def window(s: Table, point: int = windows.BEFORE_INCOME) -> None:
    windows.open_window(s, point)
    settle(s)


# ---------------------------------------------------------------- who is asked


def test_f9_1_who_has_no_cards_is_not_asked() -> None:
    s = three_lords()
    window(s)
    assert runs(s) == "COURSE"
    hand(s, 1, "tax")
    window(s)
    assert (runs(s), asked(s)) == ("WINDOW", [1])


def test_f9_1_who_is_asked_does_not_depend_on_hands() -> None:
    """Whatever a seat holds, the same seats are asked: a tax and an Assassination make no difference."""
    found = []
    for held in ("tax", "assassination", "revolt", "tunnel", "good_harvest"):
        s = three_lords()
        hand(s, 1, held)
        hand(s, 3, "fine_weather")
        window(s)
        found.append((runs(s), asked(s)))
    assert found == [("WINDOW", [1])] * 5, "seat 3 has no lord to answer for a murder"


def test_f9_1_nobody_is_asked_once_all_cards_with_targets_have_been_seen() -> None:
    s = three_lords()
    hand(s, 1, "tax", "revolt")
    leave_only(s, "revolt")
    window(s)
    assert runs(s) == "COURSE", "no village has a cause to revolt"
    calamity(s, "famine", "b1")
    window(s)
    assert asked(s) == [1]


def test_f9_1_all_who_could_are_asked_at_the_same_time() -> None:
    s = three_lords()
    for seat in (0, 1, 2):
        hand(s, seat, "tax")
    window(s)
    assert asked(s) == [0, 1, 2]
    play(s, 1, "pass")
    assert asked(s) == [0, 2]
    play(s, 0, "pass")
    play(s, 2, "pass")
    assert runs(s) == "COURSE"


def test_f9_1_in_a_window_only_cards_passes_and_papal_powers() -> None:
    s = three_lords()
    hand(s, 1, "assassination")
    window(s)
    assert legal(s, 1) == [
        "pass",
        "pass_until phase",
        "pass_until turn",
        "assassinate arthur baudoin",
        "assassinate charles baudoin",
    ]
    assert [why(s, 1, move) for move in ("offer 0", "attend", "done", "pass_until now", "pass_until battle")] == [
        "not-now",
        "not-now",
        "not-now",
        "no-such-end",
        "no-such-end",
    ]


# ---------------------------------------------------------------- order [F-9.5]


def test_f9_5_cards_are_played_in_turn_order_and_a_card_without_target_returns_unseen() -> None:
    s = three_lords()
    s.cells[FIRST] = 1
    calamity(s, "famine", "b4")
    troops(s, 2, "bourg/villeneuve", men=1)
    hand(s, 0, "assassination")
    hand(s, 1, "revolt")
    hand(s, 2, "d_arc")
    lord(s, "jeanne", 1, "bourg")
    window(s)
    assert asked(s) == [0, 1, 2]
    play(s, 0, "assassinate jeanne arthur")
    play(s, 2, "d_arc jeanne")
    play(s, 1, "pass")
    assert told(s, "d-arc"), "seat 2 comes before seat 0 in turn order"
    assert seat_of(s, "jeanne") == -1
    assert asked(s) == [1], "who still could is asked again, and seat 2 has no card left"


def test_f9_5_a_card_whose_target_has_gone_goes_back_to_the_hand_unseen() -> None:
    s = three_lords()
    hand(s, 0, "assassination")
    hand(s, 2, "d_arc")
    lord(s, "jeanne", 1, "bourg")
    lord(s, "mireille", 1, "bourg")
    window(s)
    play(s, 0, "assassinate jeanne arthur")
    play(s, 2, "d_arc jeanne")
    assert (s.hand(2, 18), told(s, "d-arc")) == (1, [])
    assert (runs(s), asked(s)) == ("WINDOW", [2])
    play(s, 2, "d_arc mireille")
    assert told(s, "d-arc")


def test_f9_5_after_a_card_everybody_may_think_again() -> None:
    s = three_lords()
    hand(s, 0, "assassination")
    hand(s, 1, "justice")
    hand(s, 2, "tax")
    window(s)
    play(s, 1, "pass")
    play(s, 2, "pass")
    play(s, 0, "assassinate charles arthur")
    assert (runs(s), asked(s)) == ("WINDOW", [1, 2])
    play(s, 1, "justice arthur")
    play(s, 2, "pass")
    assert seat_of(s, "arthur") == -1
    assert [event["lord"] for event in told(s, "justice")] == ["arthur"]


def test_f9_2_a_revolt_of_a_window_is_resolved_before_the_next_card() -> None:
    s = three_lords()
    calamity(s, "famine", "b4")
    hand(s, 0, "revolt")
    hand(s, 2, "assassination")
    window(s)
    play(s, 0, "revolt bourg")
    play(s, 2, "assassinate arthur charles")
    assert runs(s) == "REVOLT_STEP"
    assert seat_of(s, "arthur") == 0
    play(s, asked(s)[0], "pass")
    assert (seat_of(s, "baudoin"), seat_of(s, "arthur")) == (-1, -1)


# ---------------------------------------------------------------- sealed answers


def test_f9_5_nobody_sees_an_answer_before_the_last() -> None:
    """A story: who passed for the rest of the turn was seen at once, and so it was seen that he had passed."""
    views = []
    for answer in ("pass", "pass_until turn", "assassinate arthur baudoin"):
        s = three_lords()
        hand(s, 1, "assassination")
        hand(s, 2, "tax")
        window(s)
        play(s, 1, answer)
        views.append((known(s, 2), told(s, "standing", 2)))
        assert asked(s) == [2]
    for view, heard in views[1:]:
        assert view.same(views[0][0])
        assert heard == []


# ---------------------------------------------------------------- standing instructions [F-13.5]


def test_f13_5_who_passes_until_the_end_of_the_turn_has_answered_the_next_window() -> None:
    """The window asks him still, so that nobody sees that he has said so; whoever runs the match passes for him."""
    s = three_lords()
    hand(s, 1, "tax")
    hand(s, 2, "tax")
    window(s)
    play(s, 1, "pass_until turn")
    play(s, 2, "pass")
    assert (s.cells[STANDING + 1], told(s, "standing")[0]["seat"]) == (UNTIL_TURN_ENDS, 1)
    window(s)
    m = Match(GAME, s, None)
    assert m.waiting == [1, 2]
    assert [str(m.instructed(seat)) for seat in range(3)] == ["None", "<Move pass>", "None"]
    play(s, 1, "pass")
    play(s, 2, "pass_until phase")
    play(s, 1, "attend")
    window(s)
    m = Match(GAME, s, None)
    assert [str(m.instructed(seat)) for seat in range(3)] == ["None", "None", "<Move pass>"]


def test_f13_5_nobody_else_learns_that_somebody_passes_for_long() -> None:
    """Story: everybody, spectators included, was told `standing`, and knew that this seat would spring no surprise."""
    shown: list[list[str]] = []
    for answer in ("pass", "pass_until turn"):
        s = three_lords()
        hand(s, 1, "tax")
        window(s)
        m = Match(GAME, s, None)
        m.play(1, answer)
        own = [event["event"] for event in m.log(1)]
        assert own == (["standing"] if answer != "pass" else [])
        m.state = next_window(m.state)
        shown.append([str((m.view(viewer), m.log(viewer), m.sentences(viewer))) for viewer in (None, 0, 2)])
        if answer != "pass":
            m.play(1, "pass")
            assert m.view(1)["players"][1]["passes_until"] == "turn"  # type: ignore[index]
            m.play(1, "attend")
            assert [event["event"] for event in m.log(1)] == ["standing", "attends"]
            assert m.log(0) == m.log(None) == []
    assert shown[0] == shown[1]


def next_window(state: State) -> Table:
    s = state.copy()
    assert isinstance(s, Table)
    window(s)
    return s


@pytest.mark.parametrize(
    ("until", "ended", "left"),
    [
        (UNTIL_BATTLE_ENDS, UNTIL_BATTLE_ENDS, 0),
        (UNTIL_PHASE_ENDS, UNTIL_BATTLE_ENDS, UNTIL_PHASE_ENDS),
        (UNTIL_BATTLE_ENDS, UNTIL_PHASE_ENDS, 0),
        (UNTIL_PHASE_ENDS, UNTIL_PHASE_ENDS, 0),
        (UNTIL_TURN_ENDS, UNTIL_PHASE_ENDS, UNTIL_TURN_ENDS),
        (UNTIL_TURN_ENDS, UNTIL_TURN_ENDS, 0),
    ],
)
def test_f13_5_instructions_end_with_battle_phase_and_turn(until: int, ended: int, left: int) -> None:
    s = table(3)
    s.cells[STANDING + 1] = until
    windows.end_standing(s, ended)
    assert s.cells[STANDING + 1] == left


def test_f13_5_until_the_end_of_the_battle_only_in_one() -> None:
    s = three_lords()
    troops(s, 0, "blaye", men=2)
    troops(s, 1, "blaye/charolles", men=2)
    hand(s, 2, "tax")
    push(s, BATTLE, 2, 0, 1)
    s.push(WINDOW)
    s.stack[s.top + windows.ASKED] = 4
    assert "pass_until battle" in legal(s, 2)


# ---------------------------------------------------------------- the pope [F-1.7.10]


def with_pope() -> Table:
    s = three_lords()
    bishop(s, "charles", "b5")
    pope(s, "charles")
    bishop(s, "baudoin", "b4")
    return s


@pytest.mark.parametrize(
    "point",
    [windows.CANDIDACIES_CLOSED, windows.BALLOTS_LAID, windows.BEFORE_INCOME, windows.BEFORE_VICTORY],
)
def test_f1_7_10_the_pope_is_asked_where_a_ban_matters(point: int) -> None:
    """Story: before the victory he was not, although a ban takes the bishop titles that decide a tie. [F-7.6]"""
    s = with_pope()
    window(s, point)
    assert asked(s) == [2]
    assert legal(s, 2, "excommunicate") == ["arthur", "baudoin"]
    play(s, 2, "excommunicate baudoin")
    assert s.cells[BISHOP + bishopric("b4")] == -1
    assert (asked(s), legal(s, 2)) == ([2], ["pass", "pass_until phase", "pass_until turn", "lift"])
    play(s, 2, "lift")
    assert (s.cells[EXCOMMUNICATED], s.cells[HAS_STRUCK], runs(s)) == (-1, 1, "COURSE")


def test_f1_7_10_elsewhere_he_is_asked_only_as_one_who_holds_cards() -> None:
    s = with_pope()
    for point in (windows.TAX_LAID, windows.BATTLE_DECLARED, windows.CONTROL_CHANGED, windows.PRISONER_TAKEN):
        window(s, point)
        assert runs(s) == "COURSE"
    hand(s, 2, "tax")
    window(s, windows.TAX_LAID)
    assert "excommunicate arthur" in legal(s, 2)


# ---------------------------------------------------------------- documents


def test_a_window_of_a_document_needs_a_point_and_seats() -> None:
    s = three_lords()
    push(s, WINDOW, windows.TAX_LAID, 3)
    step = s.steps[WINDOW]
    assert step.flaw(s, s.top) == ""
    for number, value in ((windows.AT, 10), (windows.ASKED, 16), (windows.RESOLVED, 9), (windows.PLAYED, 2)):
        before = s.stack[s.top + number]
        s.stack[s.top + number] = value
        assert step.flaw(s, s.top) != ""
        s.stack[s.top + number] = before


def test_answers_of_a_window_are_written_as_moves() -> None:
    move = windows.FIRST_MOVE + VERBS.parse("justice arthur")
    for value in (windows.NO_ANSWER, windows.PASSES, move):
        assert windows.ANSWERS.read_json(windows.ANSWERS.json(value)) == value
    assert windows.ANSWERS.json(move) == "justice arthur"
    assert windows.ANSWERS.read_json("no such move") == windows.ANSWERS.read_json(7) == -1


def test_f9_5_an_answer_that_cannot_be_is_not_carried_out() -> None:
    """A document may hold any move as an answer."""
    s = three_lords()
    hand(s, 1, "tax")
    window(s)
    s.stack[s.top + windows.ANSWER + 1] = windows.FIRST_MOVE + VERBS.parse("assassinate arthur baudoin")
    flow.settle(s)
    assert (runs(s), seat_of(s, "arthur")) == ("COURSE", 0)


def test_f9_1_the_battle_of_a_window_is_the_one_under_way() -> None:
    s = three_lords()
    assert surprises.battle(s) == -1
    push(s, BATTLE, 2, 0, 1)
    assert surprises.battle(s) == s.top
