"""The board, the lords and the cards are those of the rulebook and of the sources behind it."""

import pytest

from signoria.games.fief import pieces
from signoria.games.fief.pieces import (
    BARONY,
    BISHOPRIC,
    BISHOPRIC_OF,
    BISHOPRIC_VILLAGES,
    BISHOPRICS,
    BIT,
    BLAYE,
    BOURG,
    CALAMITIES,
    CALAMITY_COPIES,
    CAPITAL_OF,
    CARDS,
    CHAROLLES,
    COPIES,
    COPY_FIRST,
    COUNTY,
    DIE_ODDS,
    DUCHY,
    FIEF,
    FIEF_OF,
    FIEF_VILLAGES,
    FIEFS,
    FIRST_EVENT,
    GATES_END,
    GATES_FROM,
    IS_SURPRISE,
    IS_WOMAN,
    KIND,
    KINDS,
    L_EPERVIER,
    LORD,
    LORDS,
    NEIGHBOUR_AT,
    RANK,
    ROAD_A,
    ROAD_B,
    ROADS,
    ST_ANDROMY,
    STAND,
    STANDS,
    TITLE_PRICE,
    VILLAGE,
    VILLAGE_AT,
    VILLAGES,
    X,
    Y,
    are_neighbours,
    gate,
)
from signoria.kernel.domains import Domain
from signoria.kernel.moves import Verb, Verbs
from signoria.kernel.text import LANGUAGES, words_for


def names(villages: int) -> list[str]:
    """The villages of a set."""
    return [VILLAGE.names[v] for v in range(VILLAGES) if villages & BIT[v]]


def neighbours(village: int) -> set[str]:
    return {VILLAGE.names[v] for v in range(VILLAGES) if are_neighbours(village, v)}


# The board


def test_f0_4_24_villages_to_choose_from() -> None:
    """Each has a number, a name and a constant of that name. [F-0.4]"""
    assert VILLAGES == VILLAGE.size == len(set(VILLAGE.names)) == 24
    for number, name in enumerate(VILLAGE.names):
        constant = {"st_ciers_d_abzac": "ST_CIERS"}.get(name, name.upper())
        assert getattr(pieces, constant) == number


def test_f1_4_1_five_bishoprics_of_7_4_5_4_and_4_villages() -> None:
    """Every village lies in one of them. [F-1.4.1]"""
    assert BISHOPRICS == BISHOPRIC.size == len(BISHOPRIC_VILLAGES) == 5
    assert [len(names(villages)) for villages in BISHOPRIC_VILLAGES] == [7, 4, 5, 4, 4]
    assert sum(BISHOPRIC_VILLAGES) == (1 << VILLAGES) - 1


def test_f1_4_3_each_bishopric_has_its_capital() -> None:
    """[F-1.4.3]"""
    assert [VILLAGE.names[v] for v in CAPITAL_OF] == ["blaye", "tournus", "st_gerome", "bourg", "sigy"]
    assert [BISHOPRIC_OF[v] for v in CAPITAL_OF] == [0, 1, 2, 3, 4]


def test_t05_f1_4_3_the_villages_of_bishopric_5() -> None:
    """Maks holds St Paul and Sigy, Anna St Ciers and Beaujeu, and that is all of it. [F-1.4.3]"""
    assert names(BISHOPRIC_VILLAGES[4]) == ["beaujeu", "st_paul", "sigy", "st_ciers_d_abzac"]


def test_the_villages_of_the_other_bishoprics() -> None:
    assert [names(villages) for villages in BISHOPRIC_VILLAGES][:4] == [
        ["la_salle", "blaye", "charolles", "sennecy", "l_epervier", "st_medard", "villeneuve"],
        ["chateauneuf", "mazilles", "st_andromy", "tournus"],
        ["belleville", "pugnac", "st_gerome", "st_andre", "la_bussiere"],
        ["bourg", "st_vivien", "les_essarts", "marcamps"],
    ]


def test_the_villages_of_each_fief() -> None:
    assert {FIEF.names[fief]: names(FIEF_VILLAGES[fief]) for fief in range(FIEFS)} == {
        "blaye": ["beaujeu", "la_salle", "blaye", "charolles"],
        "epervier": ["sennecy", "l_epervier", "chateauneuf"],
        "mazilles": ["mazilles", "st_andromy"],
        "tournus": ["tournus", "belleville", "pugnac"],
        "st_gerome": ["st_medard", "st_gerome", "st_andre"],
        "bourg": ["villeneuve", "la_bussiere", "bourg", "st_vivien"],
        "st_paul": ["les_essarts", "st_paul"],
        "sigy": ["marcamps", "sigy", "st_ciers_d_abzac"],
    }


def test_f1_2_1_two_duchies_four_counties_two_baronies() -> None:
    """Four villages make a duchy, three a county, two a barony. [F-1.2.1]"""
    assert (list(RANK).count(DUCHY), list(RANK).count(COUNTY), list(RANK).count(BARONY)) == (2, 4, 2)
    rank_by_size = {4: DUCHY, 3: COUNTY, 2: BARONY}
    assert [rank_by_size[len(names(villages))] for villages in FIEF_VILLAGES] == list(RANK)


def test_f4_3_4_a_duchy_is_above_a_county_and_a_county_above_a_barony() -> None:
    """[F-4.3.4]"""
    assert DUCHY > COUNTY > BARONY


def test_f4_2_1_a_title_costs_2_deniers_per_village() -> None:
    """[F-4.2.1]"""
    assert list(TITLE_PRICE) == [2 * len(names(villages)) for villages in FIEF_VILLAGES]


def test_t15_f2_3_6_the_fief_of_bourg_has_4_villages() -> None:
    """The land tax of Bourg brings 8. [F-2.3.6]"""
    assert len(names(FIEF_VILLAGES[FIEF.parse("bourg")])) == 4


def test_t19_f4_2_1_the_title_of_the_fief_on_the_right_costs_6() -> None:
    """It is the green one, of three villages. [F-4.2.1]"""
    fief = FIEF.parse("tournus")
    assert TITLE_PRICE[fief] == 6
    assert all(X[v] > 750 for v in range(VILLAGES) if FIEF_OF[v] == fief)


def test_t20_f1_2_1_bourg_is_a_duchy_and_sigy_a_county() -> None:
    """Charles is duke of one and count of the other. [F-1.2.1]"""
    assert (RANK[FIEF.parse("bourg")], RANK[FIEF.parse("sigy")]) == (DUCHY, COUNTY)


def test_sets_have_a_bit_for_each_village_and_each_lord() -> None:
    """Native shifts go wrong from bit 31 on, so the bits stand in a table."""
    assert list(BIT) == [2**i for i in range(62)]
    assert list(BIT)[:VILLAGES] == list(BIT)[:VILLAGES]


def test_every_village_can_be_drawn() -> None:
    assert len({(X[v], Y[v]) for v in range(VILLAGES)}) == 24
    assert all(0 < X[v] < 1000 and 0 < Y[v] < 760 for v in range(VILLAGES))


# Roads and gates


def test_f5_1_1_31_roads_that_join_two_villages_each() -> None:
    """No road twice, none from a village to itself. [F-5.1.1]"""
    roads = {frozenset((a, b)) for a, b in zip(ROAD_A, ROAD_B, strict=True)}
    assert ROADS == len(ROAD_A) == len(roads) == 31
    assert all(len(road) == 2 for road in roads)


def test_f5_1_1_a_road_leads_both_ways() -> None:
    """Two villages are neighbours if a road joins them, either way, and only then. [F-5.1.1]"""
    roads = set(zip(ROAD_A, ROAD_B, strict=True)) | set(zip(ROAD_B, ROAD_A, strict=True))
    assert roads == {(a, b) for a in range(VILLAGES) for b in range(VILLAGES) if are_neighbours(a, b)}


def test_f5_1_1_every_village_can_be_reached() -> None:
    """[F-5.1.1]"""
    reached = {"blaye"}
    for _ in range(VILLAGES):
        reached |= set().union(*[neighbours(VILLAGE.parse(name)) for name in reached])
    assert reached == set(VILLAGE.names)


def test_t22_f5_1_1_blaye_charolles_l_epervier_is_a_way_of_two_steps() -> None:
    """[F-5.1.1]"""
    assert are_neighbours(BLAYE, CHAROLLES)
    assert are_neighbours(CHAROLLES, L_EPERVIER)
    assert not are_neighbours(BLAYE, L_EPERVIER)


def test_the_roads_of_st_andromy() -> None:
    assert neighbours(ST_ANDROMY) == {"mazilles", "tournus", "st_medard"}


def test_twelve_roads_cross_from_one_bishopric_into_another() -> None:
    """As many as the board has border posts and border bridges."""
    assert sum(BISHOPRIC_OF[a] != BISHOPRIC_OF[b] for a, b in zip(ROAD_A, ROAD_B, strict=True)) == 12


def test_no_road_from_marcamps_to_sigy() -> None:
    """What a picture shows between them is the fold of the board."""
    assert not are_neighbours(pieces.MARCAMPS, pieces.SIGY)


def test_f5_1_4_a_gate_at_each_end_of_each_road() -> None:
    """24 centres, then 62 gates by village and neighbour. [F-5.1.4]"""
    assert STANDS == STAND.size == len(VILLAGE_AT) == len(NEIGHBOUR_AT) == VILLAGES + 2 * ROADS == 86
    assert list(VILLAGE_AT)[:VILLAGES] == list(range(VILLAGES))
    assert list(NEIGHBOUR_AT)[:VILLAGES] == [-1] * VILLAGES
    gates = list(zip(VILLAGE_AT, NEIGHBOUR_AT, strict=True))[VILLAGES:]
    assert gates == sorted(set(gates))
    assert all(are_neighbours(village, neighbour) for village, neighbour in gates)


@pytest.mark.parametrize("village", range(VILLAGES))
def test_f5_1_4_the_gates_of_a_village_lie_side_by_side(village: int) -> None:
    """[F-5.1.4]"""
    assert [stand for stand in range(VILLAGES, STANDS) if VILLAGE_AT[stand] == village] == list(
        range(GATES_FROM[village], GATES_END[village])
    )


def test_f5_1_4_the_gate_on_the_road_of_arrival() -> None:
    """Found by its village and the neighbour one comes from; -1 where no road leads. [F-5.1.4]"""
    for stand in range(VILLAGES, STANDS):
        assert gate(VILLAGE_AT[stand], NEIGHBOUR_AT[stand]) == stand
    assert STAND.text(gate(BLAYE, CHAROLLES)) == "blaye/charolles"
    assert STAND.text(gate(CHAROLLES, BLAYE)) == "charolles/blaye"
    assert gate(BLAYE, BLAYE) == gate(BLAYE, BOURG) == -1


def test_a_stand_is_one_word_of_notation_and_has_its_own_words_in_each_language() -> None:
    verbs = Verbs((Verb("stop", (("stand", STAND),)),))
    for stand in range(STANDS):
        move = verbs.pack("stop", [stand])
        assert verbs.parse(verbs.text(move)) == verbs.read_json(verbs.json(move)) == move
    for lang in LANGUAGES:
        assert len({words_for("fief", lang).word(STAND.key(stand)) for stand in range(STANDS)}) == STANDS


# Lords and cards


def test_f0_3_18_lords_12_men_and_6_women() -> None:
    """[F-0.3]"""
    assert LORDS == LORD.size == len(set(LORD.names)) == 18
    assert list(IS_WOMAN) == [0] * 12 + [1] * 6
    for number, name in enumerate(LORD.names):
        assert getattr(pieces, name.upper()) == number == KIND.parse(name)


def test_f0_1_22_characters_and_25_events() -> None:
    """47 cards besides the 10 calamities. [F-0.1]"""
    assert KINDS == KIND.size == len(COPIES) == 28
    assert (sum(list(COPIES)[:FIRST_EVENT]), sum(list(COPIES)[FIRST_EVENT:]), CARDS) == (22, 25, 47)


def test_f0_1_how_many_there_are_of_each_kind() -> None:
    """One of each lord; the others as listed. [F-0.1]"""
    assert list(COPIES)[:LORDS] == [1] * 18
    assert {KIND.names[kind]: COPIES[kind] for kind in range(LORDS, KINDS)} == {
        "d_arc": 1,
        "cardinal": 3,
        "good_harvest": 5,
        "fine_weather": 5,
        "tax": 5,
        "revolt": 4,
        "tunnel": 3,
        "assassination": 1,
        "justice": 1,
        "ambush": 1,
    }
    for kind in range(LORDS, KINDS):
        assert getattr(pieces, KIND.names[kind].upper()) == kind


def test_each_copy_has_a_number_of_its_own() -> None:
    numbers = [COPY_FIRST[kind] + copy for kind in range(KINDS) for copy in range(COPIES[kind])]
    assert numbers == list(range(CARDS))


def test_f2_3_1_lords_harvest_weather_and_tax_are_no_surprises() -> None:
    """[F-2.3.1]"""
    plain = [KIND.names[kind] for kind in range(KINDS) if not IS_SURPRISE[kind]]
    assert plain == [*LORD.names, "good_harvest", "fine_weather", "tax"]


def test_f0_1_10_calamities() -> None:
    """Bad weather and famine four times, plague twice. [F-0.1]"""
    assert list(CALAMITY_COPIES) == [4, 4, 2]
    assert sum(CALAMITY_COPIES) == CALAMITIES == 10


# Dice, limits, prices


def test_t46_f10_1_3_three_dice_of_a_revolt_make_3_to_12() -> None:
    """Each die shows 0 to 3, and 1 is added for each; it has six faces, which show 1½ on average. [F-10.1.3]"""
    shown = [value for value, faces in enumerate(DIE_ODDS) for _ in range(faces)]
    assert shown == [0, 1, 1, 2, 2, 3]
    assert (3 * (min(shown) + 1), 3 * (max(shown) + 1)) == (3, 12)


def test_f0_2_what_each_player_has() -> None:
    """[F-0.2]"""
    assert (pieces.MEN_EACH, pieces.KNIGHTS_EACH, pieces.ENGINES_EACH) == (13, 8, 2)
    assert (pieces.DIPLOMACY_EACH, pieces.TAXES_EACH) == (3, 3)
    assert (pieces.START_MONEY, pieces.START_KNIGHTS, pieces.START_MEN) == (5, 1, 3)


def test_f4_2_1_prices() -> None:
    """[F-4.2.1]"""
    assert (pieces.MAN_PRICE, pieces.KNIGHT_PRICE, pieces.MILL_PRICE) == (1, 3, 3)
    assert (pieces.CASTLE_PRICE, pieces.CARDINAL_PRICE) == (10, 5)


def test_t35_f4_1_1_a_bishop_who_is_a_baron_costs_6_to_ransom() -> None:
    """[F-4.1.1]"""
    assert pieces.RANSOM_BASE + 2 * pieces.RANSOM_PER_TITLE == 6


def test_f12_2_limits_of_what_all_share() -> None:
    """[F-12.2] [F-4.2.3] [F-2.1.3]"""
    assert (pieces.MILLS, pieces.FORTIFICATIONS, pieces.MILLS_PER_VILLAGE, pieces.SLOTS) == (15, 12, 2, 3)


def test_limits_of_a_player() -> None:
    """Lords [F-2.3.2], cards [F-2.1.2], titles of a lord [F-1.2.2], new units in a village [F-4.2.2]."""
    assert (pieces.FAMILY, pieces.HAND, pieces.FIEF_TITLES_EACH, pieces.NEW_UNITS) == (4, 3, 2, 4)


def test_f7_3_and_f7_4_points_to_win() -> None:
    """[F-7.3] [F-7.4]"""
    assert (pieces.VP_ALONE, pieces.VP_ALLIED) == (3, 4)


# Words


@pytest.mark.parametrize(
    ("domain", "low", "high"), [(pieces.AMOUNT, 0, 99), (pieces.DIE, 1, 6), (pieces.BATTLE_DIE, 0, 3)]
)
def test_numbers_reach_so_far(domain: Domain, low: int, high: int) -> None:
    assert [n for n in range(-1, 102) if domain.holds(n)] == list(range(low, high + 1))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_has_its_word(lang: str) -> None:
    words = words_for("fief", lang)
    for domain in (
        VILLAGE,
        FIEF,
        BISHOPRIC,
        LORD,
        KIND,
        pieces.CALAMITY,
        pieces.RELIC,
        pieces.UNIT,
        pieces.FORT,
    ):
        assert [domain.key(i) for i in range(domain.size) if not words.has(domain.key(i))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_proper_names_are_the_same_in_every_language(lang: str) -> None:
    words, english = words_for("fief", lang), words_for("fief", "en")
    for domain in (VILLAGE, FIEF, BISHOPRIC, LORD):
        for i in range(domain.size):
            assert words.word(domain.key(i)) == english.word(domain.key(i))
