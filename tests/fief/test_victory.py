"""Victory points, winners, ties, and the last turn. [F-7] [F-13.1]"""

import pytest

from signoria.games.fief import scoring
from signoria.games.fief.pieces import BIT
from signoria.games.fief.purse import hand_over
from signoria.games.fief.state import TURN, WINNERS, Table
from signoria.games.fief.steps.kinds import COURSE
from signoria.games.fief.view import known
from signoria.kernel.flow import UNKNOWN
from signoria.kernel.game import Result
from tests.fief.tables import (
    bishop,
    controls,
    king,
    lord,
    married,
    money,
    pope,
    prisoner,
    queen,
    table,
    title,
    told,
    troops,
)

MEN = ("arthur", "baudoin", "charles", "eric", "francois", "gauvain")
WOMEN = ("alienor", "blanche", "guenievre", "isabelle", "jeanne", "mireille")
HOMES = ("beaujeu", "sennecy", "mazilles", "pugnac", "st_andre", "sigy")
FIEFS = ("blaye", "epervier", "mazilles", "tournus", "st_gerome", "bourg", "st_paul", "sigy")


def families(seats: int = 4, turn_limit: int = 0, hidden_money: bool = False) -> Table:
    """Everybody has a man and a woman in a village of his own."""
    s = table(seats, phase=7, turn_limit=turn_limit, hidden_money=hidden_money)
    for seat in range(seats):
        lord(s, MEN[seat], seat, HOMES[seat])
        lord(s, WOMEN[seat], seat, HOMES[seat])
    return s


def give(s: Table, seat: int, *fiefs: str) -> None:
    """Two titles to the man of a family, more to the woman."""
    for i, one in enumerate(fiefs):
        title(s, MEN[seat] if i < 2 else WOMEN[seat], one)


def won(s: Table) -> list[int]:
    return [seat for seat in range(s.seats()) if scoring.winners(s) & BIT[seat]]


# ---------------------------------------------------------------- points


def test_f7_2_a_point_for_each_fief_title_the_king_and_the_pope() -> None:
    s = families()
    give(s, 0, "blaye", "sigy", "bourg")
    king(s, "arthur")
    pope(s, "baudoin")
    assert [int(scoring.victory_points(s, seat)) for seat in range(4)] == [4, 1, 0, 0]
    assert scoring.scores(s)[:2] == [
        {"fief_titles": 3, "king": 1, "pope": 0},
        {"fief_titles": 0, "king": 0, "pope": 1},
    ]


def test_f7_2_queen_regent_and_bishops_bring_no_point() -> None:
    s = families()
    queen(s, "alienor", regent=True)
    bishop(s, "arthur", "b1")
    assert scoring.victory_points(s, 0) == 0


def test_f6_4_3_a_prisoner_keeps_his_points() -> None:
    s = families()
    give(s, 0, "blaye", "sigy")
    king(s, "arthur")
    troops(s, 1, "beaujeu/la_salle", men=1)
    prisoner(s, "arthur", 1)
    assert scoring.victory_points(s, 0) == 3


@pytest.mark.parametrize(
    ("fiefs", "is_king", "is_pope"),
    [(3, False, False), (2, True, False), (2, False, True), (1, True, True)],
)
def test_t41_f7_2_three_points_each_way(fiefs: int, is_king: bool, is_pope: bool) -> None:
    """7.1: 3 fiefs; 2 fiefs and king or pope; 1 fief, king and pope: 3 VP each, enough to win."""
    s = families()
    give(s, 0, *FIEFS[:fiefs])
    if is_king:
        king(s, "arthur")
    if is_pope:
        lord(s, "quentin", 0, "beaujeu")
        pope(s, "quentin")
    assert scoring.victory_points(s, 0) == 3
    assert won(s) == [0]


# ---------------------------------------------------------------- who can win


def test_f7_3_two_points_are_not_enough() -> None:
    s = families()
    give(s, 0, "blaye", "sigy")
    assert won(s) == []


def test_f7_3_an_allied_player_does_not_win_alone() -> None:
    """With 3 VP and an ally without any: neither alone nor as a pair. [F-1.1.4]"""
    s = families()
    give(s, 0, "blaye", "sigy", "bourg")
    married(s, "arthur", "blanche")
    assert won(s) == []


def test_f7_4_an_allied_pair_wins_with_4_points_together() -> None:
    s = families()
    give(s, 0, "blaye", "sigy", "bourg")
    give(s, 2, "tournus")
    married(s, "alienor", "charles")
    assert won(s) == [0, 2]


def test_f7_4_all_points_of_a_pair_may_lie_with_one_of_them() -> None:
    s = families()
    give(s, 3, "blaye", "sigy", "bourg", "tournus")
    married(s, "isabelle", "arthur")
    assert won(s) == [0, 3]


def test_f7_4_three_points_together_are_not_enough() -> None:
    s = families()
    give(s, 0, "blaye", "sigy")
    give(s, 1, "bourg")
    married(s, "arthur", "blanche")
    assert won(s) == []


def test_f7_4_without_a_marriage_points_are_not_added() -> None:
    s = families()
    give(s, 0, "blaye", "sigy")
    give(s, 1, "bourg", "tournus")
    assert won(s) == []


def test_f7_5_of_three_players_everybody_wins_alone_married_or_not() -> None:
    s = families(3)
    give(s, 0, "blaye", "sigy", "bourg")
    married(s, "arthur", "blanche")
    assert won(s) == [0]


def test_f7_5_of_three_players_no_pair_wins() -> None:
    s = families(3)
    give(s, 0, "blaye", "sigy")
    give(s, 1, "bourg", "tournus")
    married(s, "arthur", "blanche")
    assert won(s) == []


def test_f7_8_nobody_has_anything() -> None:
    assert won(families(6)) == []


# ---------------------------------------------------------------- ties


def test_f7_6_a_victory_alone_beats_a_victory_in_alliance() -> None:
    s = families()
    give(s, 0, "blaye", "sigy")
    give(s, 1, "bourg", "tournus")
    king(s, "arthur")
    pope(s, "baudoin")
    married(s, "arthur", "blanche")
    give(s, 2, "epervier", "mazilles", "st_paul")
    assert won(s) == [2]


def test_f7_6_the_king_decides_before_the_pope() -> None:
    s = families()
    give(s, 0, "blaye", "sigy")
    give(s, 1, "bourg", "tournus", "epervier")
    king(s, "arthur")
    pope(s, "baudoin")
    assert won(s) == [0]


def test_f7_6_the_pope_decides_before_the_regent() -> None:
    s = families()
    give(s, 0, "blaye", "sigy", "mazilles")
    give(s, 1, "bourg", "tournus")
    queen(s, "alienor", regent=True)
    pope(s, "baudoin")
    assert won(s) == [1]


def test_f7_6_the_regent_decides_before_fief_titles() -> None:
    s = families()
    give(s, 0, "blaye", "sigy", "mazilles")
    give(s, 1, "bourg", "tournus", "epervier", "st_paul")
    queen(s, "alienor", regent=True)
    assert won(s) == [0]


def test_f7_6_a_queen_who_is_not_regent_decides_nothing() -> None:
    s = families()
    give(s, 0, "blaye", "sigy", "mazilles")
    give(s, 1, "bourg", "tournus", "epervier", "st_paul")
    queen(s, "alienor")
    assert won(s) == [1]


def test_f7_6_fief_titles_decide_before_bishop_titles() -> None:
    s = families()
    give(s, 0, "blaye", "sigy", "mazilles")
    give(s, 1, "bourg", "tournus", "epervier", "st_paul")
    bishop(s, "arthur", "b1")
    assert won(s) == [1]


def test_f7_6_bishop_titles_decide_before_villages() -> None:
    s = families()
    give(s, 0, "epervier", "st_paul", "mazilles")
    give(s, 1, "bourg", "tournus", "sigy")
    bishop(s, "arthur", "b1")
    assert won(s) == [0]


def test_f7_6_villages_decide_last() -> None:
    """Of equal titles, villages of a governed fief that nobody occupies count too. [F-4.3.5]"""
    s = families()
    give(s, 0, "epervier", "st_paul", "mazilles")
    give(s, 1, "bourg", "tournus", "blaye")
    assert won(s) == [1]


def test_f7_6_who_does_not_reach_the_mark_does_not_count_in_a_tie() -> None:
    """The king's family has 1 VP only: it neither wins nor decides."""
    s = families()
    king(s, "eric")
    give(s, 0, "blaye", "sigy", "mazilles")
    give(s, 1, "bourg", "tournus", "epervier", "st_paul")
    assert won(s) == [1]


def test_f7_7_points_above_the_mark_do_not_help() -> None:
    """7.3: four fief titles against two and the crown: both reach the mark, the king decides."""
    s = families()
    give(s, 0, "blaye", "sigy", "mazilles", "st_paul")
    give(s, 1, "bourg", "tournus")
    king(s, "baudoin")
    assert won(s) == [1]


def alike(seats: int = 4) -> Table:
    """Two families with the same titles and as many villages: 3 counties of 3 villages cannot be shared out evenly."""
    s = families(seats)
    give(s, 0, "epervier", "tournus", "mazilles")
    give(s, 1, "st_gerome", "sigy", "st_paul")
    return s


def test_f7_8_a_tie_after_all_criteria_is_no_victory() -> None:
    s = alike()
    villages = [scoring.tie_break(s, BIT[seat]) for seat in (0, 1)]
    assert villages[0][:5] == villages[1][:5]
    level(s)
    assert scoring.tie_break(s, BIT[0]) == scoring.tie_break(s, BIT[1])
    assert won(s) == []
    scoring.judge(s)
    assert len(told(s, "tied")) == 1
    assert s.cells[WINNERS] == 0


def level(s: Table) -> None:
    """The family with fewer villages gets as many more as it lacks."""
    free = ["blaye", "charolles", "la_salle", "villeneuve", "bourg"]
    while True:
        counts = [int(scoring.tie_break(s, BIT[seat])[5]) for seat in (0, 1)]
        if counts[0] == counts[1]:
            return
        controls(s, 0 if counts[0] < counts[1] else 1, free.pop())


def test_f7_8_a_third_who_is_first_by_the_criteria_wins_over_two_who_are_tied() -> None:
    s = families()
    give(s, 0, "epervier", "blaye", "mazilles")
    give(s, 1, "st_gerome", "sigy", "st_paul")
    give(s, 2, "bourg", "tournus")
    king(s, "charles")
    level(s)
    assert won(s) == [2]


def test_f7_9_two_pairs_are_compared_as_one_family_each() -> None:
    """0 and 1 have the king, 2 and 3 the pope and more titles: the crown decides, in either family."""
    s = families(6)
    married(s, "arthur", "blanche")
    married(s, "charles", "isabelle")
    give(s, 0, "blaye", "sigy")
    give(s, 1, "bourg")
    king(s, "baudoin")
    give(s, 2, "tournus", "epervier", "mazilles")
    give(s, 3, "st_paul", "st_gerome")
    pope(s, "eric")
    assert won(s) == [0, 1]


def test_f7_9_the_titles_of_a_pair_are_counted_together() -> None:
    s = families(6)
    married(s, "arthur", "blanche")
    married(s, "charles", "isabelle")
    give(s, 0, "blaye", "sigy")
    give(s, 1, "bourg", "tournus")
    give(s, 2, "epervier")
    give(s, 3, "st_paul", "st_gerome", "mazilles")
    bishop(s, "charles", "b1")
    assert won(s) == [2, 3]


# ---------------------------------------------------------------- the end


def over(s: Table) -> Result:
    """The turn is judged and was the last."""
    scoring.judge(s)
    assert scoring.is_over(s)
    found = scoring.result(s)
    assert found is not None
    return found


def test_f7_3_the_winner_is_told_and_all_others_share_the_place_behind() -> None:
    s = families()
    give(s, 1, "blaye", "sigy", "bourg")
    give(s, 2, "tournus")
    end = over(s)
    assert (end.points, end.ranks, end.winners, end.reason) == ([0, 3, 1, 0], [2, 1, 2, 2], [1], "victory_alone")
    assert told(s, "won") == [{"event": "won", "rule": "F-7.3", "seat": 1, "points": 3}]
    assert [event["points"] for event in told(s, "points")] == [0, 3, 1, 0]


def test_f7_4_a_pair_is_told_and_shares_the_victory() -> None:
    s = families()
    give(s, 0, "blaye", "sigy", "bourg")
    give(s, 2, "tournus")
    married(s, "alienor", "charles")
    end = over(s)
    assert (end.ranks, end.winners, end.reason) == ([1, 3, 1, 3], [0, 2], "victory_together")
    assert told(s, "won-together")[0] | {"rule": ""} == {
        "event": "won-together",
        "rule": "",
        "seat": 0,
        "ally": 2,
        "points": 4,
    }


def test_f7_8_without_a_winner_and_without_a_limit_the_game_goes_on() -> None:
    s = families()
    s.cells[TURN] = 99
    scoring.judge(s)
    assert not scoring.is_over(s)
    assert s.events == []


def test_f13_1_the_last_turn_ends_the_game_without_a_winner() -> None:
    s = families(turn_limit=3)
    s.cells[TURN] = 2
    scoring.judge(s)
    assert not scoring.is_over(s)
    s.cells[TURN] = 3
    end = over(s)
    assert end.reason == "turn_limit"
    assert told(s, "time-is-up")[0]["turn"] == 3


def test_f13_1_families_are_ranked_by_points_then_ties_then_money() -> None:
    s = families(6, turn_limit=1)
    give(s, 0, "mazilles")
    give(s, 1, "st_paul")
    king(s, "charles")
    queen(s, "isabelle", regent=True)
    money(s, 4, 7)
    controls(s, 2, "bourg")
    end = over(s)
    assert end.points == [1, 1, 1, 0, 0, 0]
    # The king of seat 2 goes before titles; seat 0 and 1 have as many villages and deniers; 7 deniers beat 5.
    assert end.ranks[2] == 1
    assert end.ranks[3] == 4
    assert end.ranks[4:] == [5, 6]


def test_f13_6_when_time_is_up_hidden_money_is_laid_open() -> None:
    """Places were decided by money nobody could see: viewers of the same world were told different results."""
    s = families(3, turn_limit=1, hidden_money=True)
    hand_over(s, 0, 1, 2, BIT[0] | BIT[1])
    assert known(s, 2).money(0) == UNKNOWN
    end = over(s)
    assert [one["sum"] for one in told(s, "money-shown")] == [3, 7, 5]
    assert end.ranks == [3, 1, 2]
    assert [[int(known(s, viewer).money(seat)) for seat in range(3)] for viewer in (-1, 2)] == [[3, 7, 5]] * 2


def test_f13_6_open_money_needs_no_showing_and_victory_no_money() -> None:
    s = families(3, turn_limit=1)
    over(s)
    assert told(s, "money-shown") == []
    s = families(turn_limit=1, hidden_money=True)
    give(s, 3, "blaye", "sigy", "bourg")
    over(s)
    assert told(s, "money-shown") == []


def test_f13_1_whoever_is_still_tied_shares_the_place() -> None:
    end = over(families(3, turn_limit=1))
    assert (end.points, end.ranks) == ([0, 0, 0], [1, 1, 1])


def test_f13_1_allies_are_ranked_singly() -> None:
    s = families(turn_limit=1)
    married(s, "arthur", "blanche")
    give(s, 0, "blaye", "sigy")
    give(s, 2, "bourg")
    end = over(s)
    assert end.ranks[0] == 1
    assert end.ranks[2] == 2
    assert end.ranks[1] == 3


def test_f13_1_a_victory_in_the_last_turn_is_a_victory() -> None:
    s = families(turn_limit=1)
    give(s, 3, "blaye", "sigy", "bourg")
    assert over(s).reason == "victory_alone"
    assert told(s, "time-is-up") == []


def test_the_result_is_open_while_the_game_goes_on() -> None:
    s = families()
    s.push(COURSE)
    assert scoring.result(s) is None
