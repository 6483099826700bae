"""Ballots: laid in turn order or at the same time, and counted as things stand then."""

import pytest

from signoria.games.fief import aftermath
from signoria.games.fief.pieces import BIT
from signoria.games.fief.state import BISHOP, NONE, TOKENS
from signoria.games.fief.steps.kinds import (
    BALLOTS,
    ELECTION,
    SEALED_BALLOTS,
    WINDOW,
)
from signoria.kernel import flow
from signoria.kernel.flow import CHANCE, FIRST_FIELD, UNKNOWN
from tests.fief.election_tables import B5, ballots, candidacies, counted, sigy, with_cards
from tests.fief.tables import (
    asked,
    begin,
    bishop,
    default,
    everybody,
    excommunicated,
    field,
    hand,
    kind_of,
    legal,
    lord,
    lord_of,
    play,
    pope,
    push,
    rule,
    running,
    runs,
    settle,
    told,
    why,
)

# ------------------------------------------------------------ ballots


def test_f1_3_3_only_who_has_votes_is_asked_in_turn_order() -> None:
    """[F-1.3.3]"""
    s = sigy(first=2)
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois")
    assert asked(s) == [2]
    assert legal(s, 2, "lay") == [
        "charles charles",
        "charles francois",
        "charles nobody",
        "francois charles",
        "francois francois",
        "francois nobody",
        "nobody charles",
        "nobody francois",
        "nobody nobody",
    ]
    assert why(s, 2, "lay thierry nobody") == "no-candidate"
    assert ballots(s, "nobody nobody", "nobody nobody", "nobody nobody") == [2, 0, 1]


@pytest.mark.parametrize(
    ("ballot", "marks"),
    [
        ("charles francois", (3, 5, 1)),
        ("francois charles", (3, 5, 2)),
        ("charles charles", (3, 3, 1)),
        ("francois nobody", (5, 0, 1)),
        ("nobody francois", (5, 0, 2)),
        ("nobody nobody", (0, 0, 0)),
    ],
)
def test_f1_3_3_places_are_seen_sides_are_not(ballot: str, marks: tuple[int, int, int]) -> None:
    """Charles is lord 2, François lord 4; a step counts them from 1. [F-1.3.3]"""
    s = sigy()
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois")
    ballots(s, ballot)
    assert (field(s, "mark_a_0"), field(s, "mark_b_0"), field(s, "side_0")) == marks
    assert s.steps[BALLOTS].flaw(s, s.top) == ""
    names = [event["event"] for event in told(s, "lays-one") + told(s, "lays-two") + told(s, "lays-nothing")]
    assert names == [("lays-nothing", "lays-one", "lays-two")[(marks[0] > 0) + (marks[1] > 0)]]


def test_f1_3_3_events_of_the_markers_say_where_and_not_which() -> None:
    """[F-1.3.3]"""
    found = []
    for ballot in ("charles francois", "francois charles"):
        s = sigy()
        begin(s, ELECTION, B5)
        candidacies(s, "charles", "francois")
        ballots(s, ballot)
        found.append(told(s, "lays-two", 0))
    assert (
        found[0]
        == found[1]
        == [{"event": "lays-two", "rule": "F-1.3.3", "seat": 0, "lord": "charles", "other": "francois"}]
    )


def test_f1_3_4_the_count_is_told_to_everybody() -> None:
    """[F-1.3.4]"""
    s = sigy(first=1)
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois")
    ballots(s, "francois charles", "nobody nobody", "nobody francois")
    assert [(event["seat"], event["for"], event["against"], event["votes"]) for event in told(s, "ballot", 3)] == [
        (1, "francois", "charles", 2),
        (0, "nobody", "francois", 3),
    ]


def test_f1_3_6_votes_are_taken_at_the_count_an_excommunicated_voter_does_not_count() -> None:
    """The pope strikes the bishop of Bourg after he has voted. [F-1.3.6] [F-1.7.8]"""
    s = sigy()
    lord(s, "henri", 3, "tournus")
    bishop(s, "henri", "b2")
    pope(s, "henri")
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois")
    assert everybody(s, "pass") == [3]  # the pope could strike a candidate
    ballots(s, "charles nobody", "francois nobody", "francois nobody")
    assert asked(s) == [3]  # the pope brings 3 votes
    play(s, 3, "excommunicate gauvain")
    ballots(s, "nobody nobody")
    play(s, 3, "pass")
    assert counted(s) == {"charles": 3, "francois": 2}
    assert s.cells[BISHOP + B5] == lord_of("charles")


def test_f1_3_6_a_candidate_excommunicated_meanwhile_drops_out() -> None:
    """Markers on him count for nothing and are not moved. [F-1.3.6]"""
    s = sigy()
    lord(s, "henri", 3, "tournus")
    bishop(s, "henri", "b2")
    pope(s, "henri")
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois")
    play(s, 3, "pass")
    ballots(s, "charles nobody", "francois nobody", "francois charles", "nobody nobody")
    play(s, 3, "excommunicate francois")
    play(s, 3, "pass")
    assert (told(s, "drops-out")[0]["lord"], counted(s)) == ("francois", {"charles": 3})
    assert s.cells[BISHOP + B5] == lord_of("charles")


def test_f1_3_6_all_candidates_drop_out_no_election() -> None:
    """[F-1.3.6]"""
    s = sigy()
    begin(s, ELECTION, B5)
    candidacies(s, "francois")
    ballots(s, "nobody nobody", "francois nobody")
    excommunicated(s, "francois")
    ballots(s, "francois nobody")
    assert len(told(s, "no-candidate")) == 1
    assert s.cells[BISHOP + B5] == NONE


def test_f1_3_6_the_last_candidate_dies_and_nobody_else_is_asked() -> None:
    """[F-1.3.6]"""
    s = sigy()
    begin(s, ELECTION, B5)
    candidacies(s, "francois")
    ballots(s, "francois nobody")
    aftermath.kill(s, int(BIT[lord_of("francois")]))
    settle(s)
    assert running(s) < 0
    assert len(told(s, "no-candidate")) == 1


def test_f1_3_6_a_voter_lost_before_his_turn_is_not_asked() -> None:
    """[F-1.3.6]"""
    s = sigy()
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois")
    ballots(s, "charles nobody")
    assert asked(s) == [1]
    aftermath.kill(s, int(BIT[lord_of("gauvain")]))
    settle(s)
    ballots(s, "francois nobody")
    assert running(s) < 0
    assert counted(s) == {"charles": 3, "francois": 2}


def test_f9_1_surprise_cards_when_the_ballots_are_laid() -> None:
    """François is assassinated before the markers are turned over. [F-9.1] [F-1.3.6]"""
    s = sigy()
    with_cards(s, 0)
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois")
    play(s, 0, "pass")
    ballots(s, "charles nobody", "francois nobody", "francois nobody")
    assert (running(s), asked(s)) == (WINDOW, [0])
    assert told(s, "ballot") == []
    play(s, 0, "assassinate francois charles")
    assert counted(s) == {"charles": 3}
    assert s.cells[BISHOP + B5] == lord_of("charles")


def test_a_preview_ends_before_markers_that_the_viewer_cannot_see() -> None:
    """Story: on the table as a seat knows it the last ballot must not lead to a count of unknown sides."""
    s = sigy()
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois")
    ballots(s, "charles nobody", "francois nobody")
    k = s.copy()
    k.viewer = 2
    for seat in (0, 1):
        k.stack[k.top + FIRST_FIELD + 14 + seat] = UNKNOWN
    assert k.steps[BALLOTS].flaw(k, k.top) == ""
    k.viewer = 0
    assert k.steps[BALLOTS].flaw(k, k.top) == "side_0: cannot lie so"
    k.viewer = 2
    ballots(k, "francois nobody")
    assert (running(k), asked(k), legal(k, CHANCE)) == (BALLOTS, [CHANCE], [])
    assert k.cells[BISHOP + B5] == NONE


# ------------------------------------------------------------ simultaneous votes


def test_f13_2_all_lay_at_the_same_time_and_nothing_is_seen_before_the_count() -> None:
    """[F-13.2]"""
    s = sigy(simultaneous=True)
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois")
    play(s, 0, "done")
    assert (running(s), asked(s)) == (SEALED_BALLOTS, [0, 1, 2])
    play(s, 2, "lay francois nobody")
    assert asked(s) == [0, 1]
    play(s, 0, "lay nobody nobody")
    assert flow.refusal(s, 0, 0)[0] == flow.NOT_ASKED
    assert told(s, "lays-sealed") == [{"event": "lays-sealed", "rule": "F-13.2", "seat": seat} for seat in (2, 0)]
    assert told(s, "lays-one") + told(s, "ballot") == []
    assert s.steps[SEALED_BALLOTS].flaw(s, s.top) == ""
    play(s, 1, "lay francois charles")
    assert counted(s) == {"charles": 0, "francois": 4}
    assert s.cells[BISHOP + B5] == lord_of("francois")


def test_f13_2_nobody_acts_out_of_turn_while_ballots_are_sealed() -> None:
    """A card or an offer could not be told from a ballot; there are moments for them before. [F-13.2]"""
    s = sigy(simultaneous=True)
    begin(s, ELECTION, B5)
    candidacies(s, "charles")
    play(s, 0, "done")
    assert flow.optional(s) == 0
    assert (why(s, 3, "offer 0"), rule(s, 3, "offer 0")) == ("while-voting", "F-13.2")


@pytest.mark.parametrize("simultaneous", [False, True])
def test_f1_3_2_everybody_may_deal_between_candidacies_and_ballots(simultaneous: bool) -> None:
    """Story: with sealed ballots nobody could spend a token any more once the candidates were known. [F-13.2]"""
    s = sigy(first=1, simultaneous=simultaneous)
    hand(s, 3, "tax")
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois")
    everybody(s, "pass")
    assert (runs(s), asked(s)) == ("PARLEY" if simultaneous else "BALLOTS", [1])
    play(s, 3, "offer 0", "token", "kind give tax", "propose")
    play(s, 0, "accept")
    play(s, 2, "talk 3")
    play(s, 3, "accept")
    play(s, 2, "end_talk")
    assert (s.hand(0, kind_of("tax")), s.cells[TOKENS + 3], s.cells[TOKENS + 2]) == (1, 2, 2)
    play(s, 1, "done" if simultaneous else "lay nobody nobody")
    assert asked(s) == ([0, 1, 2] if simultaneous else [2])


def test_f1_3_2_a_card_at_that_moment_is_played_before_the_ballots() -> None:
    """François, the only candidate, is assassinated: nothing is left to vote about. [F-1.3.6]"""
    s = sigy(simultaneous=True)
    with_cards(s, 0)
    begin(s, ELECTION, B5)
    candidacies(s, "francois")
    everybody(s, "pass")
    assert (runs(s), default(s, 0), why(s, 0, "pass"), why(s, 1, "done")) == ("PARLEY", "done", "not-now", "not-asked")
    play(s, 0, "assassinate francois charles")
    assert (running(s), len(told(s, "no-candidate"))) == (-1, 1)


def test_f13_2_a_viewer_does_not_know_whether_another_has_abstained() -> None:
    s = sigy(simultaneous=True)
    begin(s, ELECTION, B5)
    candidacies(s, "charles")
    play(s, 0, "done", "lay charles nobody")
    s.viewer = 1
    for part in (2, 8, 14):
        s.stack[s.top + FIRST_FIELD + part] = UNKNOWN
    assert s.steps[SEALED_BALLOTS].flaw(s, s.top) == "mark_a_0: cannot lie so"  # nor whether he has laid, before all
    s.stack[s.top + FIRST_FIELD + 1] = 1
    assert s.steps[SEALED_BALLOTS].flaw(s, s.top) == ""
    s.stack[s.top + FIRST_FIELD + 3] = UNKNOWN  # seat 1 has laid nothing
    assert s.steps[SEALED_BALLOTS].flaw(s, s.top) == "mark_a_1: is not laid yet"


@pytest.mark.parametrize(
    ("kind", "done", "a", "b", "side", "flaw"),
    [
        (BALLOTS, 1, 3, 5, 1, ""),
        (BALLOTS, 1, 3, 3, 2, "side_0: cannot lie so"),
        (BALLOTS, 1, 4, 0, 1, "mark_a_0: cannot lie so"),
        (BALLOTS, 1, 3, 4, 1, "mark_b_0: cannot lie so"),
        (BALLOTS, 1, 5, 3, 1, "mark_b_0: cannot lie so"),
        (BALLOTS, 1, 0, 3, 1, "mark_b_0: cannot lie so"),
        (BALLOTS, 1, 3, 0, 0, "side_0: cannot lie so"),
        (BALLOTS, 1, 3, 0, UNKNOWN, "side_0: cannot lie so"),
        (BALLOTS, 1, 0, 0, 1, "side_0: cannot lie so"),
        (BALLOTS, 0, 3, 0, 1, "mark_a_0: is not laid yet"),
        (BALLOTS, 5, 0, 0, 0, "next: nobody sits there"),
        (SEALED_BALLOTS, 1, 3, 0, 2, ""),
        (SEALED_BALLOTS, 2, 3, 0, 2, "mark_a_0: is not laid yet"),
        (SEALED_BALLOTS, 1, UNKNOWN, UNKNOWN, UNKNOWN, "mark_a_0: cannot lie so"),
        (SEALED_BALLOTS, 16, 0, 0, 0, "laid: nobody sits there"),
    ],
)
def test_a_document_names_markers_that_cannot_lie_so(
    kind: int, done: int, a: int, b: int, side: int, flaw: str
) -> None:
    """Charles (lord 2) and François (lord 4) stand; seat 0 is first."""
    s = sigy()
    push(s, ELECTION, B5, 1 << 2 | 1 << 4, 2)
    f = push(s, kind, done, 0, a, 0, 0, 0, 0, 0, b, 0, 0, 0, 0, 0, side)
    assert s.steps[kind].flaw(s, f) == flaw


def test_nobody_waits_for_a_ballot_that_is_not_one() -> None:
    s = sigy()
    begin(s, ELECTION, B5)
    assert why(s, 0, "lay charles nobody") == "not-now"
    candidacies(s, "charles")
    assert why(s, 0, "done") == "not-now"
