"""Phase C, the Vatican report: who is asked, what it brings, what it costs."""

import pytest

import signoria
from tests.lorenzo.helpers_b import (
    ADVANCED,
    POOR,
    after_actions,
    column,
    last_placement,
    place,
    rule,
    set_up_round,
    to_council,
)
from tests.lorenzo.tables import gains, play, player, texts

TILES_OF_EACH_PERIOD = ["fewer_coins", "market_ban", "lose_fifth"]
FAITH_TRACK = [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25, 30]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t29_l9_2_1_too_little_faith_is_excommunicated_and_keeps_it(seats: int) -> None:
    """T-29 [L-9.2.1] Report 1, red has 2 faith: excommunicated, the disc stays on 2, nobody is asked."""
    m = after_actions({"faith": 2}, seats=seats, tiles=TILES_OF_EACH_PERIOD)
    assert m.waiting == [signoria.CHANCE]
    assert player(m, 0)["excommunicated"] == [1]
    assert player(m, 0)["faith"] == 2
    assert player(m, 0)["victory"] == 0
    assert column(m, "excommunicated") == [[1]] * seats


def test_t30_l9_2_3_refusing_is_excommunication_and_keeps_faith() -> None:
    """T-30 [L-9.2.3] Report 1, green has 3 and refuses: excommunicated, the disc stays on 3."""
    m = after_actions({"faith": 3}, tiles=TILES_OF_EACH_PERIOD)
    assert m.waiting == [0]
    play(m, 0, "refuse")
    assert (player(m, 0)["excommunicated"], player(m, 0)["faith"], player(m, 0)["victory"]) == ([1], 3, 0)


def test_t31_l9_2_4_support_scores_and_gives_all_faith() -> None:
    """T-31 [L-9.2.4] Report 1, green has 3 and supports: 3 VP, disc to 0, no marker."""
    m = after_actions({"faith": 3}, tiles=TILES_OF_EACH_PERIOD)
    play(m, 0, "support")
    assert (player(m, 0)["excommunicated"], player(m, 0)["faith"], player(m, 0)["victory"]) == ([], 0, 3)
    assert player(m, 0)["points"] == {"church": 3}


def test_t32_l9_3_1_third_report_with_too_little_scores_all_the_same() -> None:
    """T-32 [L-9.3.1] Report 3: a player with 4 faith is excommunicated, then scores 4 VP, disc to 0."""
    m = after_actions({"faith": 4}, round=6, tiles=["fewer_coins", "market_ban", "no_character_score"])
    assert m.over
    assert player(m, 0)["excommunicated"] == [3]
    assert player(m, 0)["points"]["church"] == 4
    assert player(m, 0)["faith"] == 0


@pytest.mark.parametrize(("round", "demand"), [(2, 3), (4, 4), (6, 5)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l9_1_1_demand_of_each_report(round: int, demand: int, seats: int) -> None:
    """[L-9.1.1] Reports 1, 2, 3 ask for at least 3, 4, 5 faith: just enough is asked, one less is not."""
    period = round // 2
    m = after_actions({"faith": demand - 1}, {"faith": demand}, seats=seats, round=round, tiles=TILES_OF_EACH_PERIOD)
    assert m.waiting == [1]
    assert player(m, 0)["excommunicated"] == [period]
    assert player(m, 1)["excommunicated"] == []
    play(m, 1, "support")
    assert player(m, 1)["excommunicated"] == []


@pytest.mark.parametrize("round", [1, 3, 5])
def test_l9_no_report_in_odd_rounds(round: int) -> None:
    """[L-2.2] [L-9.1.1] In rounds 1, 3 and 5 nobody is asked, excommunicated or loses faith."""
    m = after_actions({"faith": 0}, {"faith": 15}, round=round, tiles=TILES_OF_EACH_PERIOD)
    assert m.waiting == [signoria.CHANCE]
    assert m.position()["round"] == round + 1
    assert column(m, "excommunicated") == [[], [], [], []]
    assert column(m, "faith") == [0, 15, 0, 0]


def test_l9_1_2_players_answer_in_the_order_of_the_round_just_played() -> None:
    """[L-9.1.2] The order is that of the round just played; the council decides only afterwards."""
    people = [{"faith": 3}, {"faith": 3}, {"faith": 3}, {"faith": 3}]
    m = after_actions(*people, turn=2, order=[2, 0, 3, 1], council=["1.black", "3.black"])
    asked = []
    while m.waiting != [signoria.CHANCE]:
        assert len(m.waiting) == 1
        asked.append(m.waiting[0])
        play(m, m.waiting[0], "refuse")
    assert asked == [2, 0, 3, 1]
    assert m.position()["order"] == [1, 3, 2, 0]


def test_l9_1_3_no_leader_actions_in_the_report() -> None:
    """[L-9.1.3] [L-12.3.1] Supporting is the only choice: a leader can be neither played, used nor discarded."""
    hand = {"faith": 8, "hand": ["santa_rita"], "played": ["sandro_botticelli"]}
    m = after_actions({"faith": 3}, hand, options=ADVANCED)
    play(m, 0, "support")
    assert texts(m, 1) == ["support", "refuse"]
    for move in ("discard santa_rita", "play santa_rita", "activate sandro_botticelli"):
        with pytest.raises(signoria.IllegalMove):
            m.play(1, move)


def test_l9_1_3_a_new_tile_changes_nothing_in_the_scoring_of_this_report() -> None:
    """[L-9.1.3] [L-11.1.1] 6 VP and 4 faith in the last report: 4 VP in full, and only then 10 VP lose 2."""
    m = after_actions({**POOR, "faith": 4, "victory": 6}, round=6, tiles=TILES_OF_EACH_PERIOD)
    assert player(m, 0)["points"]["church"] == 4
    assert player(m, 0)["points"]["tiles"] == -2


@pytest.mark.parametrize(("round", "others"), [(2, [1]), (4, [2]), (6, [3])])
def test_l9_2_1_the_marker_goes_on_the_tile_of_the_period(round: int, others: list[int]) -> None:
    """[L-9.2.1] The marker lies on the tile of the current period, and those of earlier reports stay."""
    earlier = [1] if round > 2 else []
    m = after_actions({"faith": 0, "excommunicated": earlier}, round=round, tiles=TILES_OF_EACH_PERIOD)
    assert player(m, 0)["excommunicated"] == [*earlier, *others]
    assert player(m, 1)["excommunicated"] == others


def test_l9_2_1_the_effect_begins_now_and_lasts() -> None:
    """[L-9.2.1] [L-14.0.1] After report 1 the tile works in round 3 for the excommunicated, not for the others."""
    m = after_actions({"faith": 0}, {"faith": 3}, tiles=["fewer_coins", None, None], seats=2)
    play(m, 1, "support")
    set_up_round(m)
    before = player(m, 0)
    place(m, 0, "black", "market.1")
    assert gains(before, player(m, 0)) == {"coin": 4}
    before = player(m, 1)
    to_council(m, 1, "black", "coins")
    assert gains(before, player(m, 1)) == {"coin": 3}


@pytest.mark.parametrize("faith", range(3, 16))
def test_l9_2_2_enough_faith_is_a_free_choice(faith: int) -> None:
    """[L-9.2.2] Whoever has enough may support or not, whatever the amount, and nothing else."""
    m = after_actions({"faith": faith})
    assert texts(m, 0) == ["support", "refuse"]
    assert texts(m, 1) == []
    with pytest.raises(signoria.IllegalMove):
        m.play(0, "pass")
    assert rule(m, 0, "support") == rule(m, 0, "refuse") == ""


@pytest.mark.parametrize("faith", range(3, 16))
def test_l9_2_4_l9_2_5_support_scores_by_the_track(faith: int) -> None:
    """[L-9.2.4] [L-9.2.5] Support scores by the faith track and all faith is given, never a part."""
    m = after_actions({"faith": faith})
    play(m, 0, "support")
    assert (player(m, 0)["victory"], player(m, 0)["faith"]) == (FAITH_TRACK[faith], 0)


@pytest.mark.parametrize("faith", range(16))
def test_l9_2_5_l9_3_1_everybody_scores_the_track_after_the_third_report(faith: int) -> None:
    """[L-9.3.1] [L-9.2.5] With or without support the faith of each player scores once in round 6."""
    m = after_actions({"faith": faith}, {"faith": faith}, round=6)
    if faith >= 5:
        play(m, 0, "refuse")
        play(m, 1, "support")
    assert m.over
    assert [points.get("church", 0) for points in column(m, "points")] == [FAITH_TRACK[faith]] * 2 + [0, 0]
    assert column(m, "faith") == [0, 0, 0, 0]


def test_t86_l9_2_3_l9_2_5_refuse_now_and_support_later() -> None:
    """T-86 [L-9.2.3] [L-9.2.5] Round 2, 9 faith, refuses: tile 1, faith 9. Round 4, supports: 13 VP, faith 0."""
    m = after_actions({"faith": 9}, tiles=TILES_OF_EACH_PERIOD)
    play(m, 0, "refuse")
    then = player(m, 0)
    assert (then["excommunicated"], then["faith"], then["victory"]) == ([1], 9, 0)
    m = after_actions(
        {"faith": then["faith"], "excommunicated": then["excommunicated"]}, round=4, tiles=TILES_OF_EACH_PERIOD
    )
    play(m, 0, "support")
    then = player(m, 0)
    assert (then["excommunicated"], then["faith"], then["victory"]) == ([1], 0, 13)


def test_l9_3_1_nobody_scores_twice() -> None:
    """[L-9.3.1] Faith 5, 6, 4, 0: support, refusal, too little, none score 5, 7, 4, 0, and all discs go to 0."""
    m = after_actions({"faith": 5}, {"faith": 6}, {"faith": 4}, {"faith": 0}, round=6, tiles=[None, None, "lose_fifth"])
    play(m, 0, "support")
    play(m, 1, "refuse")
    assert [points.get("church", 0) for points in column(m, "points")] == [5, 7, 4, 0]
    assert column(m, "faith") == [0, 0, 0, 0]
    assert column(m, "excommunicated") == [[], [3], [3], [3]]


@pytest.mark.parametrize("round", [2, 4])
def test_l9_3_1_only_the_third_report_scores_faith_without_support(round: int) -> None:
    """[L-9.3.1] [L-9.2.1] In rounds 2 and 4 the faith of the excommunicated scores nothing."""
    m = after_actions({"faith": 2}, {"faith": 8}, round=round)
    play(m, 1, "refuse")
    assert column(m, "victory") == [0, 0, 0, 0]
    assert column(m, "faith") == [2, 8, 0, 0]


def test_l9_3_2_refusing_in_the_last_report_is_legal_and_brings_nothing() -> None:
    """[L-9.3.2] Refusing with 5 faith scores the same 5 VP and brings the tile besides."""
    m = after_actions({**POOR, "faith": 5}, round=6, tiles=[None, None, "lose_fifth"])
    other = m.copy()
    play(m, 0, "refuse")
    play(other, 0, "support")
    assert player(m, 0)["points"]["church"] == player(other, 0)["points"]["church"] == 5
    assert (player(m, 0)["excommunicated"], player(other, 0)["excommunicated"]) == ([3], [])
    assert player(other, 0)["victory"] - player(m, 0)["victory"] == 1


def test_l9_3_3_faith_has_no_other_value_at_the_end() -> None:
    """[L-9.3.3] 15 faith and nothing else: 30 VP in all."""
    m = after_actions({**POOR, "faith": 15}, POOR, POOR, POOR, round=6, options={"zero_military_scores": False})
    play(m, 0, "support")
    assert m.result is not None
    assert m.result.points == [30, 0, 0, 0]


@pytest.mark.parametrize(("had", "now", "points"), [(14, 15, 30), (12, 15, 30), (11, 14, 25), (15, 15, 30)])
def test_t104_l0_2_4_faith_ends_at_15(had: int, now: int, points: int) -> None:
    """T-104 [L-0.2.4] [L-9.2.5] Faith 14 + 3 = 15, and 30 VP on support; 11 + 3 = 14 is not cut."""
    m = last_placement({"faith": had, "coin": 8}, round=4, towers={"character": ["papal_messenger"]})
    place(m, 0, "black", "character.1")
    assert m.waiting == [0]
    assert player(m, 0)["faith"] == now
    play(m, 0, "support")
    assert player(m, 0)["victory"] == points


@pytest.mark.parametrize(("had", "now"), [(24, 25), (22, 25), (21, 24), (25, 25)])
def test_t104_l0_2_4_military_ends_at_25(had: int, now: int) -> None:
    """T-104 [L-0.2.4] Military 24 + 3 = 25."""
    m = last_placement({"military": had, "coin": 8}, round=2, towers={"character": ["warlord"]})
    place(m, 0, "black", "character.1")
    assert player(m, 0)["military"] == now


def test_t104_l0_2_4_option_track_caps_off() -> None:
    """T-104 [L-0.2.4] With `track_caps` false 14 + 3 = 17 faith, which score 30; 24 + 3 = 27 military."""
    free = {"track_caps": False}
    m = last_placement({"faith": 14, "coin": 8}, round=4, towers={"character": ["papal_messenger"]}, options=free)
    place(m, 0, "black", "character.1")
    assert player(m, 0)["faith"] == 17
    play(m, 0, "support")
    assert (player(m, 0)["victory"], player(m, 0)["faith"]) == (30, 0)
    m = last_placement({"military": 24, "coin": 8}, round=2, towers={"character": ["warlord"]}, options=free)
    place(m, 0, "black", "character.1")
    assert player(m, 0)["military"] == 27
