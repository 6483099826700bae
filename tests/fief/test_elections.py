"""Elections of bishops: when they are held, who stands, who votes, who wins."""

import pytest

from signoria.games.fief import control, crown, elections, units
from signoria.games.fief.pieces import BISHOPRIC_OF, CAPITAL_OF, MAN, VILLAGE
from signoria.games.fief.state import BISHOP, DAUPHIN, NONE, Table
from signoria.games.fief.steps.kinds import (
    BALLOTS,
    CANDIDACY,
    ELECTION,
    ELECTIONS,
    WINDOW,
)
from tests.fief.election_tables import B5, ballots, candidacies, counted, sigy, why_stand, with_cards
from tests.fief.tables import (
    asked,
    begin,
    bishop,
    bishopric,
    cardinal,
    controls,
    dauphin,
    default,
    everybody,
    excommunicated,
    king,
    legal,
    lord,
    lord_of,
    married,
    play,
    pope,
    prisoner,
    push,
    rule,
    running,
    table,
    title,
    told,
    troops,
    village,
    why,
)

# ------------------------------------------------------------ bishops


def test_t03_f1_4_3_the_capital_and_three_other_villages_make_5_votes() -> None:
    """[F-1.4.3]"""
    s = table(3)
    controls(s, 0, "sigy", "st_paul", "beaujeu", "st_ciers_d_abzac")
    assert elections.votes(s, B5, 0) == 5
    controls(s, 1, "beaujeu")
    assert (elections.votes(s, B5, 0), elections.votes(s, B5, 1)) == (4, 1)


def test_t04_f1_4_3_a_cardinal_who_is_bishop_has_3_votes_not_5() -> None:
    """[F-1.4.3]"""
    s = table(3)
    lord(s, "francois", 0, "tournus")
    bishop(s, "francois", "b5")
    assert elections.votes(s, bishopric("b1"), 0) == 2
    cardinal(s, "francois")
    assert elections.votes(s, bishopric("b1"), 0) == 3


def test_f1_4_3_a_cardinal_who_is_pope_counts_once() -> None:
    """[F-1.4.3] [F-1.7.1]"""
    s = table(3)
    lord(s, "francois", 0, "tournus")
    bishop(s, "francois", "b5")
    cardinal(s, "francois")
    pope(s, "francois")
    assert elections.votes(s, bishopric("b1"), 0) == 3
    lord(s, "henri", 1, "bourg")
    bishop(s, "henri", "b4")
    pope(s, "henri")
    assert elections.votes(s, bishopric("b1"), 1) == 3


def test_t05_f1_4_5_anna_and_franek_elect_francois_4_to_3() -> None:
    """[F-1.4.5]"""
    s = sigy()
    assert [elections.votes(s, B5, seat) for seat in range(4)] == [3, 2, 2, 0]
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois")
    assert ballots(s, "charles nobody", "francois charles", "francois nobody") == [0, 1, 2]
    assert counted(s) == {"charles": 3, "francois": 4}
    assert s.cells[BISHOP + B5] == lord_of("francois")
    assert running(s) < 0


def test_f1_4_5_one_vote_less_is_a_tie_and_nobody_is_elected() -> None:
    """Beaujeu belongs to seat 3 here, who lays only Against. [F-1.4.5]"""
    s = sigy()
    controls(s, 3, "beaujeu")
    assert [elections.votes(s, B5, seat) for seat in range(4)] == [3, 1, 2, 1]
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois")
    ballots(s, "charles nobody", "francois nobody", "francois nobody", "nobody charles")
    assert counted(s) == {"charles": 3, "francois": 3}
    assert told(s, "even-votes")[0]["votes"] == 3
    assert s.cells[BISHOP + B5] == NONE


def test_f1_4_5_a_tie_at_the_top_stays_a_tie_whatever_others_have() -> None:
    """The lead is even although a candidate counted later has fewer votes. [F-1.4.5]"""
    s = sigy()
    lord(s, "lambert", 2, "bourg")
    controls(s, 3, "st_paul")
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois", "thierry")
    ballots(s, "nobody nobody", "charles nobody", "francois nobody", "thierry nobody")
    assert counted(s) == {"charles": 2, "francois": 2, "thierry": 1}
    assert s.cells[BISHOP + B5] == NONE


def test_f1_4_5_more_than_every_other_is_enough_for_a_bishop() -> None:
    """Three of seven votes. [F-1.4.5]"""
    s = sigy()
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois", "thierry")
    ballots(s, "thierry nobody", "charles nobody", "francois nobody")
    assert counted(s) == {"charles": 2, "francois": 2, "thierry": 3}
    assert s.cells[BISHOP + B5] == lord_of("thierry")


def test_f1_3_5_an_only_candidate_without_votes_is_not_elected() -> None:
    """[F-1.3.5]"""
    s = sigy()
    begin(s, ELECTION, B5)
    candidacies(s, "thierry")
    ballots(s, "nobody thierry", "nobody nobody", "nobody thierry")
    assert counted(s) == {"thierry": 0}
    assert len(told(s, "no-votes")) == 1
    assert s.cells[BISHOP + B5] == NONE


def test_f1_3_5_an_only_candidate_with_one_vote_is_elected() -> None:
    """[F-1.3.5]"""
    s = sigy()
    controls(s, 3, "beaujeu")
    begin(s, ELECTION, B5)
    candidacies(s, "thierry")
    ballots(s, "nobody thierry", "nobody nobody", "nobody nobody", "thierry nobody")
    assert s.cells[BISHOP + B5] == lord_of("thierry")


def test_f1_3_4_against_markers_count_for_nothing() -> None:
    """[F-1.3.4]"""
    s = sigy()
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois")
    ballots(s, "nobody francois", "francois charles", "nobody francois")
    assert counted(s) == {"charles": 0, "francois": 2}
    assert s.cells[BISHOP + B5] == lord_of("francois")


def test_f1_3_4_both_markers_on_one_candidate_give_all_votes_once() -> None:
    """[F-1.3.4]"""
    s = sigy()
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois")
    ballots(s, "charles charles", "nobody nobody", "nobody nobody")
    assert counted(s) == {"charles": 3, "francois": 0}


def test_f1_4_3_a_bishop_elected_this_turn_does_not_vote_not_even_as_cardinal() -> None:
    """[F-1.4.3]"""
    s = sigy()
    bishop(s, "gauvain", "b4", new=True)
    assert elections.votes(s, B5, 2) == 0
    cardinal(s, "gauvain")
    assert elections.votes(s, B5, 2) == 0
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois")
    assert ballots(s, "nobody nobody", "nobody nobody") == [0, 1]


def test_f1_4_3_whoever_is_elected_is_a_bishop_of_this_turn() -> None:
    """[F-1.4.3] [F-1.4.8]"""
    s = sigy()
    crown.make_bishop(s, lord_of("charles"), B5)
    assert elections.votes(s, bishopric("b1"), 0) == 0
    assert not elections.may_stand(s, bishopric("b1"), lord_of("charles"))


def test_f1_4_4_an_excommunicated_lord_does_not_vote_but_villages_and_others_do() -> None:
    """[F-1.4.4] [F-1.4.8] [F-1.7.8]"""
    s = sigy()
    controls(s, 2, "beaujeu")
    excommunicated(s, "gauvain")
    assert elections.votes(s, B5, 2) == 1
    assert not elections.may_stand(s, B5, lord_of("gauvain"))


def test_f6_4_3_an_imprisoned_bishop_does_not_vote() -> None:
    """[F-6.4.3] [F-1.4.3]"""
    s = sigy()
    troops(s, 0, "bourg", men=1)
    prisoner(s, "gauvain", 0)
    assert elections.votes(s, B5, 2) == 0


def test_f1_4_2_who_may_stand_for_bishop() -> None:
    """An unmarried man, free, not excommunicated, not king, not bishop; he need not be there. [F-1.4.2]"""
    s = table(3)
    for name in ("arthur", "baudoin", "charles", "eric"):
        lord(s, name, 0, "blaye")
    for name in ("henri", "jeanne", "lambert", "othon"):
        lord(s, name, 1, "bourg")
    lord(s, "blanche", 2, "sigy")
    troops(s, 2, "bourg", men=1)
    married(s, "arthur", "blanche")
    king(s, "baudoin")
    bishop(s, "charles", "b1")
    prisoner(s, "henri", 2)
    excommunicated(s, "lambert")
    assert [why_stand(s, B5, name) for name in ("arthur", "baudoin", "charles", "eric")] == [
        "F-1.4.2",
        "F-1.4.2",
        "F-1.2.2",
        "",
    ]
    assert [why_stand(s, B5, name) for name in ("henri", "jeanne", "lambert", "othon")] == [
        "F-6.4.3",
        "F-1.2.1",
        "F-1.7.8",
        "",
    ]


def test_f1_1_6_a_widower_may_stand_for_bishop() -> None:
    """[F-1.1.6] [F-1.4.8]"""
    s = sigy()
    lord(s, "jeanne", 2, "bourg")
    crown.marry(s, lord_of("charles"), lord_of("jeanne"))
    assert not elections.may_stand(s, B5, lord_of("charles"))
    crown.end_marriage(s, lord_of("jeanne"))
    assert elections.may_stand(s, B5, lord_of("charles"))


def test_f1_4_8_the_dauphin_may_stand_and_is_dauphin_no_more_when_elected() -> None:
    """[F-1.4.8] [F-1.9.3]"""
    s = sigy()
    dauphin(s, "charles")
    begin(s, ELECTION, B5)
    candidacies(s, "charles")
    ballots(s, "charles nobody", "nobody nobody", "nobody nobody")
    assert (s.cells[BISHOP + B5], s.cells[DAUPHIN]) == (lord_of("charles"), NONE)


def abandon(s: Table, seat: int, at: str) -> None:
    """The one man-at-arms of a seat leaves a village, and nobody is there."""
    units.lose_troops(s, seat, village(at), MAN, 1)
    control.set_control(s, village(at), NONE)


def test_f1_4_1_all_villages_must_be_controlled() -> None:
    """An empty village of a governed fief counts as its holder's. [F-1.4.1] [F-4.3.5]"""
    s = sigy()
    assert elections.is_due(s, B5)
    abandon(s, 0, "st_paul")
    assert not elections.is_due(s, B5)
    title(s, "charles", "st_paul")
    assert elections.is_due(s, B5)


def test_f1_4_1_a_see_that_is_taken_elects_nobody() -> None:
    """[F-1.4.1] [F-1.4.6]"""
    s = sigy()
    bishop(s, "francois", "b5")
    assert not elections.is_due(s, B5)
    crown.excommunicate(s, lord_of("francois"))
    assert elections.is_due(s, B5)


def test_f1_4_1_bishops_are_elected_in_ascending_order() -> None:
    """[F-1.4.1] [F-1.4.8]"""
    s = table(3)
    for name, zone in (("arthur", "b2"), ("baudoin", "b5")):
        lord(s, name, 0, VILLAGE.names[CAPITAL_OF[bishopric(zone)]])
        for at in range(len(VILLAGE.names)):
            if BISHOPRIC_OF[at] == bishopric(zone):
                controls(s, 0, VILLAGE.names[at])
    begin(s, ELECTIONS)
    assert told(s, "election")[-1]["office"] == "b2"
    play(s, 0, "stand baudoin", "done", "lay baudoin nobody")
    assert told(s, "election")[-1]["office"] == "b5"
    assert (why(s, 0, "stand baudoin"), legal(s, 0, "stand")) == ("bishop-already", ["arthur"])
    play(s, 0, "stand arthur", "lay arthur nobody")
    assert [int(s.cells[BISHOP + i]) for i in range(5)] == [NONE, lord_of("baudoin"), NONE, NONE, lord_of("arthur")]
    assert running(s) < 0  # both men of the church: nobody can stand for king


def test_f1_3_7_a_see_freed_after_its_turn_waits_for_the_next_phase() -> None:
    """François is elected in the see of Sigy and murdered while candidates for king are named. [F-1.3.7] [F-1.4.6]"""
    s = sigy()
    with_cards(s, 0)
    begin(s, ELECTIONS)
    candidacies(s, "francois")
    play(s, 0, "pass")
    ballots(s, "nobody nobody", "francois nobody", "francois nobody")
    play(s, 0, "pass")
    assert s.cells[BISHOP + B5] == lord_of("francois")
    assert (running(s), told(s, "election")[-1]["office"]) == (CANDIDACY, "king")
    play(s, 0, "assassinate francois charles")
    assert s.cells[BISHOP + B5] == NONE
    candidacies(s)
    assert (running(s), [event["office"] for event in told(s, "election")]) == (-1, ["b5", "king"])
    begin(s, ELECTIONS)
    assert told(s, "election")[-1]["office"] == "b5", "in the next phase 1"


# ------------------------------------------------------------ candidacies


def test_f1_3_1_candidacies_in_turn_order_one_several_or_none() -> None:
    """[F-1.3.1]"""
    s = sigy(first=1)
    lord(s, "othon", 1, "beaujeu")
    begin(s, ELECTION, B5)
    assert asked(s) == [1]
    assert legal(s, 1)[:3] == ["stand francois", "stand othon", "done"]
    play(s, 1, "stand othon")
    assert (why(s, 1, "stand othon"), why(s, 1, "stand charles")) == ("stands-already", "not-your-candidate")
    play(s, 1, "stand francois")
    assert asked(s) == [3]  # seat 1 has nobody left, seat 2 has only a bishop
    play(s, 3, "done")
    assert asked(s) == [0]
    play(s, 0, "done")
    assert told(s, "stands") == [
        {"event": "stands", "rule": "F-1.3.1", "seat": 1, "lord": name, "office": "b5"}
        for name in ("othon", "francois")
    ]
    assert running(s) == BALLOTS


def test_f1_3_1_nobody_stands_and_nothing_is_laid() -> None:
    """[F-1.3.1]"""
    s = sigy()
    begin(s, ELECTION, B5)
    candidacies(s)
    assert running(s) < 0
    assert told(s, "no-candidate") == [{"event": "no-candidate", "rule": "F-1.3.6", "office": "b5"}]


def test_f1_3_1_the_default_is_no_candidate_and_no_marker() -> None:
    s = sigy()
    begin(s, ELECTION, B5)
    assert default(s, 0) == "done"
    candidacies(s, "charles")
    assert default(s, 0) == "lay nobody nobody"


def test_f1_3_2_surprise_cards_between_candidacies_and_ballots() -> None:
    """A candidate is assassinated: markers cannot be laid on him. [F-1.3.2] [F-1.3.6]"""
    s = sigy()
    with_cards(s, 0, 3)
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois")
    assert (running(s), asked(s)) == (WINDOW, [0, 3])
    play(s, 3, "pass")
    play(s, 0, "assassinate francois charles")
    while running(s) == WINDOW:
        play(s, asked(s)[0], "pass")
    assert (running(s), asked(s)) == (BALLOTS, [0])
    assert (why(s, 0, "lay francois nobody"), rule(s, 0, "lay charles francois")) == ("no-candidate", "F-1.3.3")
    ballots(s, "charles nobody", "nobody nobody", "nobody nobody")
    everybody(s, "pass")
    assert (told(s, "drops-out")[0]["lord"], counted(s)) == ("francois", {"charles": 3})
    assert s.cells[BISHOP + B5] == lord_of("charles")


def test_f1_3_6_the_only_candidate_dies_no_ballots() -> None:
    """[F-1.3.6]"""
    s = sigy()
    with_cards(s, 0, 3)
    begin(s, ELECTION, B5)
    candidacies(s, "francois")
    play(s, 0, "assassinate francois charles")
    play(s, 3, "pass")
    everybody(s, "pass")
    assert running(s) < 0
    assert len(told(s, "no-candidate")) == 1


@pytest.mark.parametrize(
    ("kind", "numbers", "flaw"),
    [
        (ELECTIONS, (7,), ""),
        (ELECTIONS, (8,), "next: is 0 to 7"),
        (ELECTION, (7, 0, 0), "office: is none"),
        (ELECTION, (4, 0, 4), "stage: is 0 to 3"),
        (ELECTION, (4, 1 << 12, 1), "candidates: only men stand"),
        (ELECTION, (4, 1 << 18, 1), "candidates: there are no such lords"),
        (ELECTION, (4, 5, 1), ""),
        (CANDIDACY, (4,), ""),
        (CANDIDACY, (5,), "next: nobody sits there"),
    ],
)
def test_a_document_names_what_cannot_be(kind: int, numbers: tuple[int, ...], flaw: str) -> None:
    s = sigy()
    f = push(s, kind, *numbers)
    assert s.steps[kind].flaw(s, f) == flaw
