"""Requirements of the 20 leaders, and leader actions: play, activate, discard."""

from typing import Any

import pytest

import signoria
from signoria.games.lorenzo.pieces import LEADER
from signoria.kernel.match import Match
from tests.lorenzo.helpers_b import (
    ADVANCED,
    BUILDINGS,
    CHARACTERS,
    POOR,
    TERRITORIES,
    VENTURES,
    after_actions,
    finish_round,
    last_placement,
    place,
    rule,
    set_up_round,
    to_council,
    with_leaders,
)
from tests.lorenzo.tables import Player, gains, play, player, table, texts

CARDS = {"territories": TERRITORIES, "characters": CHARACTERS, "buildings": BUILDINGS, "ventures": VENTURES}
# Requirement of each leader: cards by row, goods by name. Lucrezia's six of one type and il Moro's pairs as written.
REQUIREMENTS: dict[str, dict[str, int]] = {
    "francesco_sforza": {"ventures": 5},
    "ludovico_ariosto": {"characters": 5},
    "filippo_brunelleschi": {"buildings": 5},
    "federico_da_montefeltro": {"territories": 5},
    "girolamo_savonarola": {"coin": 18},
    "giovanni_dalle_bande_nere": {"military": 12},
    "sandro_botticelli": {"wood": 10},
    "michelangelo_buonarroti": {"stone": 10},
    "ludovico_iii_gonzaga": {"servant": 15},
    "leonardo_da_vinci": {"characters": 4, "territories": 2},
    "pico_della_mirandola": {"ventures": 4, "buildings": 2},
    "sisto_iv": {"wood": 6, "stone": 6, "servant": 6, "coin": 6},
    "lucrezia_borgia": {"characters": 6},
    "sigismondo_malatesta": {"military": 7, "faith": 3},
    "lorenzo_de_medici": {"victory": 35},
    "ludovico_il_moro": {"territories": 2, "characters": 2, "buildings": 2, "ventures": 2},
    "cesare_borgia": {"buildings": 3, "coin": 12, "faith": 2},
    "santa_rita": {"faith": 8},
    "cosimo_de_medici": {"characters": 2, "buildings": 4},
    "bartolomeo_colleoni": {"ventures": 2, "territories": 4},
}
CLAUSES = {name: f"L-13.{i + 1}" for i, name in enumerate(REQUIREMENTS)}
ONCE_PER_ROUND = {
    "francesco_sforza",
    "federico_da_montefeltro",
    "girolamo_savonarola",
    "giovanni_dalle_bande_nere",
    "sandro_botticelli",
    "michelangelo_buonarroti",
    "ludovico_iii_gonzaga",
    "leonardo_da_vinci",
    "cosimo_de_medici",
    "bartolomeo_colleoni",
}


def owner(leader: str, less: str = "") -> Player:
    """Somebody who just meets the requirement of a leader, or has one too few of `less`, and owns nothing else."""
    person: Player = {**POOR, "hand": [leader]}
    for what, n in REQUIREMENTS[leader].items():
        n -= what == less
        person[what] = CARDS[what][:n] if what in CARDS else n
    return person


PLAYED_BY_OTHER: Player = {"played": ["girolamo_savonarola"]}
NOT_SAVONAROLA: Player = {"played": ["bartolomeo_colleoni"]}


def hand_table(person: Player, **fields: Any) -> Match:
    """The other has played a leader, so that Lorenzo de' Medici has something to copy."""
    other = NOT_SAVONAROLA if "girolamo_savonarola" in person["hand"] else PLAYED_BY_OTHER
    return with_leaders(person, other, seats=2, dice=(3, 3, 3), **fields)


def test_l13_all_leaders_are_here() -> None:
    """[L-13.1] [L-13.20] The 20 leaders of part 13, in its order."""
    assert tuple(REQUIREMENTS) == LEADER.names


# ---------------------------------------------------------------- requirements


@pytest.mark.parametrize("leader", REQUIREMENTS)
def test_l12_2_1_requirement_just_met(leader: str) -> None:
    """[L-12.2.1] [L-12.3.2] [L-15.2.3] Exactly the requirement is enough, and nothing is paid for it."""
    m = hand_table(owner(leader))
    before = player(m, 0)
    assert rule(m, 0, f"play {leader}") == ""
    play(m, 0, f"play {leader}")
    after = player(m, 0)
    assert gains(before, after) == {}
    assert (after["played"], after["hand"]) == ([leader], [])
    assert {row: after[row] for row in CARDS} == {row: before[row] for row in CARDS}


@pytest.mark.parametrize(
    ("leader", "less"), [(leader, part) for leader, parts in REQUIREMENTS.items() for part in parts]
)
def test_l12_2_1_requirement_one_short(leader: str, less: str) -> None:
    """[L-12.2.1] [L-15.2.3] One too few of any part is too little: all parts hold at once."""
    m = hand_table(owner(leader, less))
    assert rule(m, 0, f"play {leader}") == "L-12.2.1"
    assert f"play {leader}" not in texts(m, 0)
    assert f"discard {leader}" in texts(m, 0)


@pytest.mark.parametrize("row", CARDS)
def test_l13_13_l15_2_3_six_of_any_one_type(row: str) -> None:
    """[L-13.13] [L-15.2.3] Lucrezia asks for 6 cards of one type, whichever; 5 of each are too few."""
    m = hand_table({**POOR, "hand": ["lucrezia_borgia"], row: CARDS[row]})
    assert rule(m, 0, "play lucrezia_borgia") == ""
    fives = {name: cards[:5] for name, cards in CARDS.items()}
    m = hand_table({**POOR, "hand": ["lucrezia_borgia"], **fives})
    assert rule(m, 0, "play lucrezia_borgia") == "L-12.2.1"


def test_t35_l13_7_botticelli_with_10_wood_which_is_kept() -> None:
    """T-35 [L-12.2.1] [L-13.7] Botticelli can be played with 10 wood in stock; the wood is kept. Not with 9."""
    m = hand_table({"wood": 10, "hand": ["sandro_botticelli"]})
    play(m, 0, "play sandro_botticelli")
    assert player(m, 0)["wood"] == 10
    m = hand_table({"wood": 9, "hand": ["sandro_botticelli"]})
    assert rule(m, 0, "play sandro_botticelli") == "L-12.2.1"


def test_t99_l12_2_1_michelangelo_stays_when_the_stone_is_spent() -> None:
    """T-99 [L-12.2.1] [L-13.8] Played with 10 stone; stone spent afterwards: he stays and gives 3 coins each round."""
    m = table(
        {**POOR, "stone": 10, "hand": ["michelangelo_buonarroti"]},
        seats=2,
        dice=(6, 6, 6),
        options=ADVANCED,
        towers={"venture": ["building_the_walls"]},
    )
    play(m, 0, "play michelangelo_buonarroti")
    place(m, 0, "black", "venture.1")
    play(m, 0, "privilege faith")
    assert player(m, 0)["stone"] == 7
    before = player(m, 0)
    play(m, 0, "activate michelangelo_buonarroti")
    assert gains(before, player(m, 0)) == {"coin": 3}
    finish_round(m)
    set_up_round(m)
    if m.waiting == [1]:
        to_council(m, 1, "black")
    before = player(m, 0)
    play(m, 0, "activate michelangelo_buonarroti")
    assert gains(before, player(m, 0)) == {"coin": 3}
    assert rule(m, 0, "activate michelangelo_buonarroti") == "L-12.3.3"


# ---------------------------------------------------------------- leader actions


@pytest.mark.parametrize("leader", REQUIREMENTS)
def test_l12_2_2_l12_3_3_once_per_round_or_permanent(leader: str) -> None:
    """[L-12.2.2] [L-12.3.3] A once-per-round ability is activated once a round, a permanent one never."""
    person: Player = {**POOR, "played": [leader]}
    if leader == "lorenzo_de_medici":
        person["copy"] = "ludovico_ariosto"
    m = with_leaders(person, {"played": ["ludovico_ariosto"] if leader != "ludovico_ariosto" else []}, seats=2)
    move = f"activate {leader}"
    if leader not in ONCE_PER_ROUND:
        assert rule(m, 0, move) == "L-12.2.2"
        assert move not in texts(m, 0)
        return
    play(m, 0, move)
    if leader == "federico_da_montefeltro":
        play(m, 0, "name black")
    elif leader == "ludovico_iii_gonzaga":
        play(m, 0, "privilege faith")
    assert player(m, 0)["used"] == [leader]
    while m.waiting == [0] and m.legal(0)[0].verb != "place":
        play(m, 0, texts(m, 0)[0])
    assert rule(m, 0, move) == "L-12.3.3"


def test_l12_3_1_only_in_the_own_turn_before_or_after_the_placement() -> None:
    """[L-12.3.1] Any number before and after the placement; not in the turn of another, not once the turn is over."""
    leaders = {"played": ["bartolomeo_colleoni"], "hand": ["santa_rita", "sisto_iv"]}
    m = with_leaders(leaders, {"played": ["cosimo_de_medici"]}, seats=2)
    with pytest.raises(signoria.IllegalMove):
        m.play(1, "activate cosimo_de_medici")
    play(m, 0, "discard santa_rita", "privilege faith")
    place(m, 0, "black", "market.1")
    assert set(texts(m, 0)) == {"end", "discard sisto_iv", "activate bartolomeo_colleoni"}
    play(m, 0, "discard sisto_iv", "privilege faith", "activate bartolomeo_colleoni")
    assert m.waiting == [1]
    with pytest.raises(signoria.IllegalMove):
        m.play(0, "activate bartolomeo_colleoni")


@pytest.mark.parametrize("moment", ["servants", "payment", "privilege", "exchange", "bonus"])
def test_l12_3_1_not_inside_another_action(moment: str) -> None:
    """[L-12.3.1] [L-12.3.7] While a placement or a bonus action is resolved no leader action is possible."""
    leaders = {
        "played": ["bartolomeo_colleoni"],
        "hand": ["santa_rita"],
        "buildings": ["treasury"],
        "coin": 20,
        "wood": 9,
        "stone": 9,
        "military": 9,
    }
    towers: dict[str, list[str | None]] = {
        "character": ["captain"],
        "venture": ["support_to_the_cardinal"],
        "territory": ["gold_mine"],
    }
    m = with_leaders(leaders, seats=2, round=3, dice=(6, 6, 6), towers=towers)
    if moment == "servants":
        play(m, 0, "place black market.1")
    elif moment == "payment":
        play(m, 0, "place black venture.1", "servants 0")
    elif moment == "privilege":
        play(m, 0, "place black council", "servants 0")
    elif moment == "exchange":
        play(m, 0, "place black production.single", "servants 0")
    else:
        play(m, 0, "place black character.1", "servants 0", "resolve gain")
    assert m.waiting == [0]
    for move in ("activate bartolomeo_colleoni", "discard santa_rita", "play santa_rita", "end"):
        assert move not in texts(m, 0)
        with pytest.raises(signoria.IllegalMove):
            m.play(0, move)


def test_l12_3_2_several_leaders_in_one_turn() -> None:
    """[L-12.3.2] [L-12.3.3] Several may be played and several activated in one turn."""
    person = {"wood": 10, "stone": 10, "hand": ["sandro_botticelli", "michelangelo_buonarroti"]}
    m = hand_table(person)
    play(m, 0, "play sandro_botticelli", "play michelangelo_buonarroti")
    play(m, 0, "activate michelangelo_buonarroti", "activate sandro_botticelli")
    assert sorted(player(m, 0)["used"]) == ["michelangelo_buonarroti", "sandro_botticelli"]


def test_l12_3_3_activated_in_the_turn_it_was_played_and_once_a_round() -> None:
    """[L-12.3.3] In the turn of playing it may be activated; a second time only in the next round."""
    m = hand_table({"wood": 10, "hand": ["sandro_botticelli"], "servant": 0})
    play(m, 0, "play sandro_botticelli", "activate sandro_botticelli")
    assert (player(m, 0)["military"], player(m, 0)["victory"]) == (2, 1)
    assert rule(m, 0, "activate sandro_botticelli") == "L-12.3.3"
    place(m, 0, "black", "market.1")
    play(m, 1, "place black council", "servants 0", "privilege faith", "activate girolamo_savonarola")
    assert m.waiting == [0]
    assert rule(m, 0, "activate sandro_botticelli") == "L-12.3.3"
    finish_round(m)
    set_up_round(m)
    while m.waiting != [0]:
        play(m, 1, "place black council", "servants 0", "privilege faith", "end")
    assert rule(m, 0, "activate sandro_botticelli") == ""


def test_l12_3_3_only_played_leaders_are_activated() -> None:
    """[L-12.3.3] A leader in hand cannot be activated, nor one that another has played."""
    m = hand_table({"hand": ["sandro_botticelli"]})
    assert rule(m, 0, "activate sandro_botticelli") == "L-12.3.3"
    assert rule(m, 0, "activate girolamo_savonarola") == "L-12.3.3"
    assert rule(m, 0, "play girolamo_savonarola") == "L-12.3.2"


def test_t98_l12_3_4_two_discards_two_privileges() -> None:
    """T-98 [L-12.3.4] [L-8.3.2] Two leaders discarded in one turn: two privileges, both may be the same."""
    m = with_leaders({"hand": ["sisto_iv", "santa_rita"]}, seats=2)
    before = player(m, 0)
    play(m, 0, "discard sisto_iv", "privilege coins", "discard santa_rita", "privilege coins")
    after = player(m, 0)
    assert gains(before, after) == {"coin": 4}
    assert (after["hand"], after["hand_size"]) == ([], 0)
    assert sorted(after["discarded"]) == ["santa_rita", "sisto_iv"]


def test_l12_3_4_the_privilege_comes_at_once_and_played_leaders_stay() -> None:
    """[L-12.3.4] [L-0.2.8] The card is out and shown to everybody; a played leader cannot be discarded."""
    m = with_leaders({"hand": ["sisto_iv"], "played": ["santa_rita"]}, seats=2)
    assert rule(m, 0, "discard santa_rita") != ""
    play(m, 0, "discard sisto_iv")
    assert all(move.startswith("privilege") for move in texts(m, 0))
    play(m, 0, "privilege faith")
    assert rule(m, 0, "play sisto_iv") == "L-12.3.2"
    assert "sisto_iv" in str(m.view(1))
    assert "sisto_iv" in str(m.view())


def test_l12_3_5_leader_actions_in_a_turn_that_must_be_passed() -> None:
    """[L-12.3.5] [L-3.1.8] Before and after a pass leader actions are allowed; the pass itself is compulsory."""
    m = last_placement(
        {**POOR, "hand": ["sisto_iv"], "played": ["bartolomeo_colleoni"]}, home=("neutral",), round=5, options=ADVANCED
    )
    assert set(texts(m, 0)) == {"pass", "discard sisto_iv", "activate bartolomeo_colleoni"}
    play(m, 0, "activate bartolomeo_colleoni", "pass")
    assert set(texts(m, 0)) == {"end", "discard sisto_iv"}
    play(m, 0, "discard sisto_iv", "privilege coins")
    assert player(m, 0)["coin"] == 2


def test_l3_1_8_leader_actions_before_a_pass_may_forbid_it() -> None:
    """[L-3.1.8] [L-12.3.5] A privilege of 2 servants makes a placement possible, so passing is no longer allowed."""
    m = last_placement({**POOR, "hand": ["sisto_iv"]}, home=("neutral",), round=5, options=ADVANCED)
    assert "pass" in texts(m, 0)
    play(m, 0, "discard sisto_iv", "privilege servants")
    assert rule(m, 0, "pass") == "L-3.1.2"
    assert "place neutral council" in texts(m, 0)


def test_l12_3_6_a_permanent_ability_works_in_the_same_turn() -> None:
    """[L-12.3.6] Played before the placement Malatesta lifts the neutral member of this very turn."""
    m = hand_table({**POOR, "military": 7, "faith": 3, "hand": ["sigismondo_malatesta"]})
    assert rule(m, 0, "place neutral council") == "L-3.3.4"
    play(m, 0, "play sigismondo_malatesta")
    assert rule(m, 0, "place neutral council") == ""


def test_l12_3_6_but_never_backwards() -> None:
    """[L-12.3.6] Santa Rita played after the card was taken doubles nothing of it."""
    towers: dict[str, list[str | None]] = {"territory": ["estate"]}
    m = with_leaders({"faith": 8, "hand": ["santa_rita"]}, seats=2, round=3, towers=towers)
    before = player(m, 0)
    place(m, 0, "black", "territory.1")
    play(m, 0, "play santa_rita")
    assert gains(before, player(m, 0)) == {"wood": 1, "servant": 2}


def test_t107_l12_3_1_a_discard_lifts_the_neutral_member_of_the_same_turn() -> None:
    """T-107 [L-12.3.1] Leader discarded first: privilege 2 servants; these lift the neutral member to 2."""
    m = with_leaders({**POOR, "hand": ["sisto_iv"]}, seats=2)
    assert rule(m, 0, "place neutral council") == "L-3.3.4"
    play(m, 0, "discard sisto_iv", "privilege servants", "place neutral council")
    assert texts(m, 0) == ["servants 1", "servants 2"]
    play(m, 0, "servants 2")
    placed = [event for event in m.log() if event["event"] == "placed"]
    assert placed[-1]["value"] == 2


def test_t107_l12_3_1_a_leader_met_only_by_the_placement_is_played_after_it() -> None:
    """T-107 [L-12.3.1] [L-12.3.3] After the placement a leader met only now may be played and activated at once."""
    m = with_leaders({"coin": 13, "hand": ["girolamo_savonarola"]}, seats=2)
    assert rule(m, 0, "play girolamo_savonarola") == "L-12.2.1"
    place(m, 0, "black", "market.1")
    assert player(m, 0)["coin"] == 18
    play(m, 0, "play girolamo_savonarola", "activate girolamo_savonarola")
    assert player(m, 0)["faith"] == 1


def test_l12_3_7_an_ability_may_bring_nothing_and_is_not_saved_up() -> None:
    """[L-12.3.7] At 15 faith Savonarola may be activated for nothing; an unused round brings no second use later."""
    m = with_leaders({"faith": 15, "played": ["girolamo_savonarola"]}, seats=2)
    play(m, 0, "activate girolamo_savonarola")
    assert player(m, 0)["faith"] == 15
    m = after_actions({"played": ["girolamo_savonarola", "bartolomeo_colleoni"]}, options=ADVANCED, round=1)
    finish_round(m)
    set_up_round(m)
    play(m, 0, "activate girolamo_savonarola")
    assert rule(m, 0, "activate girolamo_savonarola") == "L-12.3.3"


def test_l12_3_7_each_leader_action_is_finished_before_the_next() -> None:
    """[L-12.3.7] While the privilege of a discard is open no other leader action begins."""
    m = with_leaders({"hand": ["sisto_iv", "santa_rita"], "played": ["bartolomeo_colleoni"]}, seats=2)
    play(m, 0, "discard sisto_iv")
    for move in ("discard santa_rita", "activate bartolomeo_colleoni", "place black council"):
        with pytest.raises(signoria.IllegalMove):
            m.play(0, move)


def test_l12_2_4_leaders_in_hand_after_the_last_own_turn_are_worth_nothing() -> None:
    """[L-12.2.4] [L-3.1.6] Without unplaced members there is no turn, so no discard for a privilege."""
    m = last_placement({}, {"hand": ["sisto_iv"], "faith": 5}, round=6, options=ADVANCED)
    to_council(m, 0, "black", "coins")
    assert texts(m, 1) == ["support", "refuse"]
    play(m, 1, "support")
    assert m.over
    assert player(m, 1)["hand"] == ["sisto_iv"]
    assert player(m, 1)["points"].get("leaders", 0) == 0
