"""Elections of the pope and of the king."""

import pytest

from signoria.games.fief import crown, elections, people
from signoria.games.fief.elections import KING_OFFICE, POPE_OFFICE
from signoria.games.fief.pieces import BISHOPRIC, FIEF
from signoria.games.fief.state import BISHOP, IS_REGENT, KING, NONE, POPE, QUEEN, Table
from signoria.games.fief.steps.kinds import (
    AFTERMATH,
    BALLOTS,
    ELECTION,
    ELECTIONS,
)
from tests.fief.election_tables import ballots, candidacies, counted, why_stand
from tests.fief.tables import (
    asked,
    begin,
    bishop,
    bishopric,
    cardinal,
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
    queen,
    running,
    settle,
    table,
    title,
    told,
    troops,
    why,
)

# ------------------------------------------------------------ pope


def conclave() -> Table:
    """Cardinals Charles (0), François (1) and Gauvain (2); Thierry (3) is a bishop."""
    s = table(4, without=(AFTERMATH,))
    for seat, (name, zone) in enumerate((("charles", "b1"), ("francois", "b5"), ("gauvain", "b4"), ("thierry", "b2"))):
        lord(s, name, seat, ("blaye", "sigy", "bourg", "tournus")[seat])
        bishop(s, name, zone)
        if seat < 3:
            cardinal(s, name)
    return s


def test_f1_6_1_a_pope_needs_two_free_cardinals_and_an_empty_chair() -> None:
    """[F-1.6.1]"""
    s = conclave()
    assert elections.is_due(s, POPE_OFFICE)
    troops(s, 3, "blaye", men=1)
    prisoner(s, "charles", 3)
    assert elections.is_due(s, POPE_OFFICE)
    crown.lose_church_titles(s, lord_of("gauvain"))
    assert not elections.is_due(s, POPE_OFFICE)
    s = conclave()
    pope(s, "thierry")
    assert not elections.is_due(s, POPE_OFFICE)


def test_f1_6_2_bishops_and_cardinals_stand_cardinals_vote() -> None:
    """A bishop elected this turn may stand. [F-1.6.2] [F-1.5.3]"""
    s = conclave()
    lord(s, "othon", 3, "tournus")
    bishop(s, "thierry", "b2", new=True)
    assert [elections.votes(s, POPE_OFFICE, seat) for seat in range(4)] == [1, 1, 1, 0]
    begin(s, ELECTION, POPE_OFFICE)
    candidacies_but(s, 3)
    assert (legal(s, 3, "stand"), why(s, 3, "stand othon")) == (["thierry"], "no-prelate")
    play(s, 3, "stand thierry")
    assert ballots(s, "thierry nobody", "thierry nobody", "nobody nobody") == [0, 1, 2]
    assert s.cells[POPE] == lord_of("thierry")


def candidacies_but(s: Table, seat: int) -> None:
    """Nobody stands before a seat is asked."""
    while asked(s) != [seat]:
        play(s, asked(s)[0], "done")


def test_f1_6_3_more_than_half_of_the_votes_cast() -> None:
    """Two of three; abstentions are not cast. [F-1.6.3]"""
    s = conclave()
    begin(s, ELECTION, POPE_OFFICE)
    candidacies(s, "charles", "francois")
    ballots(s, "charles nobody", "charles nobody", "francois charles")
    assert counted(s) == {"charles": 2, "francois": 1}
    assert s.cells[POPE] == lord_of("charles")
    s = conclave()
    begin(s, ELECTION, POPE_OFFICE)
    candidacies(s, "charles", "francois")
    ballots(s, "charles nobody", "nobody charles", "nobody nobody")
    assert s.cells[POPE] == lord_of("charles")


def test_t07_f1_6_3_cardinal_francois_bishop_of_sigy_is_elected_pope() -> None:
    """He holds three church titles then. [F-1.2.2] [F-1.7.1]"""
    s = conclave()
    lord(s, "othon", 3, "tournus")
    begin(s, ELECTIONS)
    candidacies(s, "francois")
    ballots(s, "francois nobody", "francois nobody", "nobody francois")
    assert [event["lord"] for event in told(s, "pope")] == ["francois"]
    assert (people.titles(s, lord_of("francois")), elections.lord_votes(s, KING_OFFICE, lord_of("francois"))) == (3, 1)
    assert (why(s, 1, "excommunicate gauvain"), why(s, 0, "lift")) == ("", "not-the-pope"), "his powers are his at once"


def test_f1_6_4_half_is_not_a_majority() -> None:
    """[F-1.6.3] [F-1.6.4]"""
    s = conclave()
    begin(s, ELECTION, POPE_OFFICE)
    candidacies(s, "charles", "francois")
    ballots(s, "charles nobody", "francois nobody", "nobody nobody")
    assert s.cells[POPE] == NONE
    assert told(s, "no-majority") == [{"event": "no-majority", "rule": "F-1.6.4", "votes": 1, "cast": 2}]


def test_f1_6_3_the_most_votes_are_not_enough_without_the_majority() -> None:
    """2 : 1 : 1. [F-1.6.3]"""
    s = conclave()
    lord(s, "lambert", 0, "blaye")
    bishop(s, "lambert", "b3")
    cardinal(s, "lambert", bought=True)
    assert elections.votes(s, POPE_OFFICE, 0) == 2
    begin(s, ELECTION, POPE_OFFICE)
    candidacies(s, "charles", "francois", "gauvain")
    ballots(s, "charles nobody", "francois nobody", "gauvain nobody")
    assert counted(s) == {"charles": 2, "francois": 1, "gauvain": 1}
    assert s.cells[POPE] == NONE


def test_f1_6_4_a_cardinal_made_of_a_bishop_elected_this_turn_votes() -> None:
    """[F-1.6.4]"""
    s = conclave()
    bishop(s, "gauvain", "b4", new=True)
    assert elections.votes(s, POPE_OFFICE, 2) == 1
    assert elections.votes(s, bishopric("b3"), 2) == 0


def test_f1_6_1_whether_it_is_held_is_decided_when_its_turn_comes() -> None:
    """A cardinal lost during the ballots does not stop it. [F-1.3.7] [F-1.3.6]"""
    s = conclave()
    crown.lose_church_titles(s, lord_of("gauvain"))
    begin(s, ELECTION, POPE_OFFICE)
    candidacies(s, "charles")
    ballots(s, "charles nobody")
    excommunicated(s, "francois")
    crown.lose_church_titles(s, lord_of("francois"))
    settle(s)
    assert s.cells[POPE] == lord_of("charles")


# ------------------------------------------------------------ king


def realm() -> Table:
    """Arthur (0), Othon (1) and Henri (2) could be king; who votes is for the tests to say."""
    s = table(4, without=(AFTERMATH,))
    for seat, name in enumerate(("arthur", "othon", "henri", "thierry")):
        lord(s, name, seat, ("blaye", "bourg", "sigy", "tournus")[seat])
    return s


def nobles(s: Table, seat: int, *names: str) -> None:
    """Titled lords of a family, each with a fief."""
    free = [name for i, name in enumerate(FIEF.names) if s.holder(i) < 0]
    for name in names:
        lord(s, name, seat, "st_andre")
        title(s, name, free.pop(0))


def clerics(s: Table, seat: int, *names: str) -> None:
    """Bishops of a family."""
    free = [name for i, name in enumerate(BISHOPRIC.names) if s.cells[BISHOP + i] < 0]
    for name in names:
        lord(s, name, seat, "st_medard")
        bishop(s, name, free.pop(0))


def elect_king(s: Table, candidate: str, *voters: int) -> None:
    """One candidate stands, these seats vote for him, the others abstain."""
    begin(s, ELECTION, KING_OFFICE)
    candidacies(s, candidate)
    everybody(s, "pass")
    while running(s) == BALLOTS:
        seat = asked(s)[0]
        play(s, seat, f"lay {candidate} nobody" if seat in voters else "lay nobody nobody")
    everybody(s, "pass")


def test_f1_8_3_one_vote_for_each_titled_lord_of_either_gender() -> None:
    """However many titles; d'Arc is none; the queen regent and the dauphin vote. [F-1.8.3]"""
    s = realm()
    nobles(s, 0, "baudoin", "blanche")
    title(s, "baudoin", "sigy")
    bishop(s, "baudoin", "b1")
    assert elections.votes(s, KING_OFFICE, 0) == 2
    lord(s, "jeanne", 1, "bourg")
    queen(s, "jeanne", regent=True)
    assert elections.votes(s, KING_OFFICE, 1) == 1
    excommunicated(s, "blanche")
    assert elections.votes(s, KING_OFFICE, 0) == 1
    troops(s, 3, "st_andre", men=1)
    prisoner(s, "baudoin", 3)
    assert elections.votes(s, KING_OFFICE, 0) == 0


def test_f1_8_4_three_votes_with_those_of_two_bishops() -> None:
    """[F-1.8.4]"""
    s = realm()
    nobles(s, 0, "baudoin")
    clerics(s, 0, "charles", "eric")
    elect_king(s, "arthur", 0)
    assert s.cells[KING] == lord_of("arthur")


def test_f1_8_4_bishops_of_two_players_make_two() -> None:
    """[F-1.8.4]"""
    s = realm()
    clerics(s, 0, "charles")
    nobles(s, 0, "baudoin")
    clerics(s, 1, "eric")
    elect_king(s, "arthur", 0, 1)
    assert s.cells[KING] == lord_of("arthur")


def test_f1_8_4_three_votes_without_enough_clergy_make_no_king() -> None:
    """One bishop among three voters, the other bishop votes for nobody. [F-1.8.4] [F-1.8.6]"""
    s = realm()
    nobles(s, 0, "baudoin", "blanche")
    clerics(s, 0, "charles")
    clerics(s, 1, "eric")
    elect_king(s, "arthur", 0)
    assert counted(s) == {"arthur": 3}
    assert told(s, "no-clergy") == [{"event": "no-clergy", "rule": "F-1.8.4", "lord": "arthur"}]
    assert s.cells[KING] == NONE


def test_f1_8_4_two_votes_are_one_too_few() -> None:
    """[F-1.8.4]"""
    s = realm()
    clerics(s, 0, "charles", "eric")
    elect_king(s, "arthur", 0)
    assert told(s, "too-few-votes") == [{"event": "too-few-votes", "rule": "F-1.8.4", "lord": "arthur", "votes": 2}]
    assert s.cells[KING] == NONE


@pytest.mark.parametrize("prelate", ["cardinal", "pope"])
def test_f1_8_4_the_vote_of_a_cardinal_or_of_the_pope_is_enough_clergy(prelate: str) -> None:
    """[F-1.8.4]"""
    s = realm()
    nobles(s, 0, "baudoin", "blanche")
    clerics(s, 0, "charles")
    if prelate == "cardinal":
        cardinal(s, "charles")
    else:
        pope(s, "charles")
    elect_king(s, "arthur", 0)
    assert s.cells[KING] == lord_of("arthur")


def test_f1_8_4_an_imprisoned_cardinal_is_no_clergy() -> None:
    """[F-1.8.4] [F-6.4.3]"""
    s = realm()
    nobles(s, 0, "baudoin", "blanche")
    clerics(s, 0, "charles")
    cardinal(s, "charles")
    nobles(s, 1, "lambert")
    troops(s, 3, "st_medard", men=1)
    prisoner(s, "charles", 3)
    elect_king(s, "arthur", 0, 1)
    assert counted(s) == {"arthur": 3}
    assert s.cells[KING] == NONE


def test_f1_8_4_the_leader_must_meet_the_conditions_not_the_second() -> None:
    """Arthur leads without clergy; Othon, second with it, is not king either. [F-1.8.4]"""
    s = realm()
    nobles(s, 0, "baudoin", "blanche", "alienor")
    title(s, "arthur", "sigy")
    clerics(s, 1, "charles", "eric")
    nobles(s, 1, "jeanne")
    begin(s, ELECTION, KING_OFFICE)
    candidacies(s, "arthur", "othon")
    ballots(s, "arthur nobody", "othon nobody")
    assert counted(s) == {"arthur": 4, "othon": 3}
    assert s.cells[KING] == NONE


def test_f1_8_6_a_tie_makes_no_king() -> None:
    """[F-1.8.4] [F-1.8.6]"""
    s = realm()
    for seat, names in ((0, ("baudoin", "charles", "eric")), (1, ("lambert", "philippe", "quentin"))):
        nobles(s, seat, names[0])
        clerics(s, seat, *names[1:])
    begin(s, ELECTION, KING_OFFICE)
    candidacies(s, "arthur", "othon")
    ballots(s, "arthur nobody", "othon nobody")
    assert counted(s) == {"arthur": 3, "othon": 3}
    assert s.cells[KING] == NONE


def test_f1_8_6_bishops_elected_this_turn_vote_for_king_and_count() -> None:
    """[F-1.8.6]"""
    s = realm()
    nobles(s, 0, "baudoin")
    clerics(s, 0, "charles", "eric")
    bishop(s, "charles", "b1", new=True)
    bishop(s, "eric", "b2", new=True)
    elect_king(s, "arthur", 0)
    assert s.cells[KING] == lord_of("arthur")


def test_f1_8_2_who_may_stand_for_king() -> None:
    """Any free man without church title; married or not, with fief or without. [F-1.8.2]"""
    s = table(3)
    for name in ("arthur", "baudoin", "charles", "blanche"):
        lord(s, name, 0, "blaye")
    for name in ("henri", "lambert"):
        lord(s, name, 1, "bourg")
    lord(s, "jeanne", 2, "sigy")
    troops(s, 2, "bourg", men=1)
    married(s, "arthur", "jeanne")
    bishop(s, "charles", "b1")
    prisoner(s, "henri", 2)
    excommunicated(s, "lambert")
    assert [why_stand(s, KING_OFFICE, name) for name in ("arthur", "baudoin", "charles", "blanche")] == [
        "",
        "",
        "F-1.8.2",
        "F-1.2.1",
    ]
    for name in ("henri", "lambert"):
        assert not elections.may_stand(s, KING_OFFICE, lord_of(name))


def test_f1_8_1_a_king_is_elected_under_a_regent_who_may_vote_and_loses_the_regency() -> None:
    """[F-1.8.1] [F-1.9.2]"""
    s = realm()
    nobles(s, 0, "blanche")
    queen(s, "blanche", regent=True)
    clerics(s, 0, "charles", "eric")
    assert elections.is_due(s, KING_OFFICE)
    elect_king(s, "henri", 0)
    assert (s.cells[KING], s.cells[QUEEN], s.cells[IS_REGENT]) == (lord_of("henri"), NONE, 0)
    assert people.is_titled(s, lord_of("blanche"))


def test_f1_9_1_the_new_king_s_wife_is_queen() -> None:
    """[F-1.9.1]"""
    s = realm()
    nobles(s, 0, "baudoin")
    clerics(s, 0, "charles", "eric")
    lord(s, "jeanne", 1, "bourg")
    married(s, "arthur", "jeanne")
    elect_king(s, "arthur", 0)
    assert (s.cells[KING], s.cells[QUEEN]) == (lord_of("arthur"), lord_of("jeanne"))


def test_f1_8_1_a_king_in_office_is_not_elected_anew() -> None:
    """[F-1.8.1]"""
    s = realm()
    clerics(s, 0, "charles")
    king(s, "arthur")
    assert not elections.is_due(s, KING_OFFICE)


def test_f1_8_4_without_any_church_title_in_play_nobody_is_asked_for_a_king() -> None:
    """Nothing played meanwhile could make a bishop, so nobody could be elected. [F-1.8.4]"""
    s = realm()
    nobles(s, 0, "baudoin", "blanche", "alienor")
    begin(s, ELECTIONS, KING_OFFICE)
    assert running(s) < 0
    assert told(s, "election") == []
