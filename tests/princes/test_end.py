"""The end of round 7, prestige cards, the winner, and the wants of professions: parts 6.3, 8, 13 and 14."""

import pytest

from signoria.games.princes.pieces import BUILDING, FREEDOM, LANDSCAPE_TYPE, PROFESSIONS
from signoria.kernel.match import Match
from tests.princes.tables import (
    EXPANDED,
    FULL,
    PRESTIGE_CARDS,
    Player,
    all_done,
    draw,
    own,
    play,
    player,
    table,
    texts,
    told,
    work,
)

# State of 16.3: with the cards of the book, and 4 works and a recruiting card on the table.
BOOK: Player = {
    "architects": 2,
    "freedoms": ["travel", "religion"],
    "professions": ["alchemist"],
    "table": ["painter", "poet", "jurist", "composer"],
    "recruiting_on_table": 1,
    **own("forest", "forest", "lake", "university", "workshop", "opera", "tower", "chapel"),
}
MEDIUM = ("library", "opera", "studio", "hospital", "theatre")


def end(*players: Player, seats: int = 4, **fields: object) -> Match:
    """Round 7 is over and the game with it; nobody did anything in the last turn."""
    m = table(*players, seats=seats, round=7, turn=seats - 1, **fields)
    all_done(m)
    assert m.over
    return m


def points(card: str, mine: Player, *others: Player, seats: int = 4) -> int:
    """What a prestige card brings seat 0 at the end."""
    m = end({**mine, "prestige_cards": [card]}, *others, seats=seats)
    assert told(m, "revealed") == [
        {"event": "revealed", "rule": "P-8.1", "seat": 0, "card": card, "points": m.scores()[0]["prestige_cards"]}
    ]
    return m.scores()[0]["prestige_cards"]


# ---------------------------------------------------------------- the book's cases


@pytest.mark.parametrize(
    ("case", "card", "others", "expected"),
    [
        ("T-37 [P-13.1]", "most_buildings", [own(*MEDIUM)], 3),
        ("T-38 [P-13.2]", "all_landscape_types", [], 0),
        ("T-39 [P-13.3]", "most_lakes", [own("lake"), own("lake")], 3),
        ("T-40 [P-13.4]", "most_jesters", [], 0),
        ("T-41 [P-13.5]", "architect_jester_two_landscapes", [], 0),
        ("T-42 [P-13.6]", "two_large_buildings", [], 5),
        ("T-43 [P-13.7]", "most_landscapes", [own("lake", "lake", "park")], 4),
        ("T-44 [P-13.8]", "all_freedoms", [], 0),
        ("T-45 [P-13.9]", "most_architects", [{"architects": 1}], 6),
        ("T-46 [P-13.10] six", "most_works", [{"table": ["physicist", "botanist"], "recruiting_on_table": 4}], 0),
        ("T-46 [P-13.10] five", "most_works", [{"table": ["physicist"], "recruiting_on_table": 4}], 4),
        ("T-46 [P-13.10] four", "most_works", [{"table": ["physicist"], "recruiting_on_table": 3}], 7),
        ("T-47 [P-13.11]", "fewest_empty_squares", [FULL], 0),
        ("T-48 [P-13.12]", "most_forests", [own("forest")], 7),
        ("T-49 [P-13.13]", "buildings_freedoms_works", [], 6),
        ("T-50 [P-13.14]", "most_parks", [], 0),
    ],
)
def test_t37_to_t50_p13_the_book_s_prestige_cards(case: str, card: str, others: list[Player], expected: int) -> None:
    """T-37 T-38 T-39 T-40 T-41 T-42 T-43 T-44 T-45 T-46 T-47 T-48 T-49 T-50 [P-13.1] [P-13.2] [P-13.3] [P-13.4]

    [P-13.5] [P-13.6] [P-13.7] [P-13.8] [P-13.9] [P-13.10] [P-13.11] [P-13.12] [P-13.13] [P-13.14] The book's examples.
    """
    mine = {**BOOK, "recruiting_on_table": 1}
    assert points(card, mine, *others) == expected, case


# ---------------------------------------------------------------- most and fewest

MOST = [
    ("P-13.1", "most_buildings", 6, 3, [own("tower", "chapel"), own("opera", "chapel"), own("tower")]),
    ("P-13.3", "most_lakes", 6, 3, [own("lake", "lake"), own("lake", "lake", "park"), own("lake")]),
    ("P-13.4", "most_jesters", 6, 3, [{"jesters": 2}, {"jesters": 2}, {"jesters": 1}]),
    ("P-13.7", "most_landscapes", 7, 4, [own("lake", "park"), own("forest", "forest"), own("park")]),
    ("P-13.9", "most_architects", 6, 3, [{"architects": 2}, {"architects": 2}, {"architects": 1}]),
    (
        "P-13.10",
        "most_works",
        7,
        4,
        [{"table": ["poet"], "recruiting_on_table": 1}, {"table": ["jurist", "painter"]}, {"recruiting_on_table": 1}],
    ),
    ("P-13.12", "most_forests", 7, 4, [own("forest", "forest"), own("forest", "forest"), own("forest")]),
    ("P-13.14", "most_parks", 5, 3, [own("park", "park"), own("park", "park"), own("park")]),
]


@pytest.mark.parametrize(("clause", "card", "alone", "tied", "players"), MOST)
def test_t08_p13_0_2_most_alone_tied_and_beaten(
    clause: str, card: str, alone: int, tied: int, players: list[Player]
) -> None:
    """T-08 [P-13.0.2] [P-13.1] [P-13.3] [P-13.4] [P-13.7] [P-13.9] [P-13.10] [P-13.12] [P-13.14]

    Alone the first number, tied with one or with more the bracket, one behind nothing.
    """
    two, also_two, one = players
    assert points(card, two, one) == alone, clause
    assert points(card, two, also_two) == tied, clause
    assert points(card, one, {}, two) == 0, clause
    assert points(card, one) == alone, clause


@pytest.mark.parametrize("seats", [2, 5])
def test_p13_0_2_the_number_of_players_does_not_matter(seats: int) -> None:
    """[P-13.0.2] Two and five players: the last one counts as well; tied with all others it is still the bracket."""
    nobody: list[Player] = [{} for _ in range(seats - 2)]
    assert points("most_jesters", {"jesters": 1}, *nobody, {"jesters": 1}, seats=seats) == 3
    assert points("most_jesters", {"jesters": 1}, *nobody, {"jesters": 2}, seats=seats) == 0
    assert points("most_jesters", {"jesters": 1}, *nobody, {}, seats=seats) == 6
    everybody = [{"jesters": 1}] * (seats - 1)
    assert points("most_jesters", {"jesters": 1}, *everybody, seats=seats) == 3


@pytest.mark.parametrize("card", [card for _, card, _, _, _ in MOST])
def test_p13_0_3_nothing_is_never_the_most(card: str) -> None:
    """[P-13.0.3] Everybody has none: no points, not even those of a tie."""
    assert points(card, {}) == 0


def test_p13_11_fewest_empty_squares() -> None:
    """[P-13.11] [P-13.0.2] Alone with fewest 8, tied 4, one square more 0; landscapes fill squares as buildings do."""
    card = "fewest_empty_squares"
    assert points(card, own("park"), own()) == 8
    assert points(card, own("park"), own("tower")) == 4
    assert points(card, own("park"), own("lake")) == 0
    assert points(card, {}) == 4


def test_p13_11_one_empty_square_against_four() -> None:
    """[P-13.11] One empty square is fewer than four; the owner with four gets nothing."""
    four = {"buildings": {name: cells for name, cells in FULL["buildings"].items() if name != "tower"}}
    assert points("fewest_empty_squares", FULL, four) == 8
    assert points("fewest_empty_squares", four, FULL) == 0


def test_p13_10_p13_0_5_works_are_cards_on_the_table() -> None:
    """[P-13.10] [P-13.0.5] A recruiting card on the table is a work, cards in hand are none."""
    hand = {"professions": ["poet", "jurist", "painter"], "recruiting_cards": 2}
    assert points("most_works", {**hand}, {"recruiting_on_table": 1}) == 0
    assert points("most_works", {"recruiting_on_table": 1}, hand) == 7


# ---------------------------------------------------------------- at least


@pytest.mark.parametrize(
    ("card", "enough", "too_few", "expected"),
    [
        (
            "all_landscape_types",
            own("forest", "lake", "park"),
            [own("forest", "forest", "lake"), own("lake", "park")],
            8,
        ),
        (
            "architect_jester_two_landscapes",
            {"architects": 1, "jesters": 1, **own("lake", "lake")},
            [
                {"jesters": 1, **own("lake", "lake")},
                {"architects": 1, **own("lake", "lake")},
                {"architects": 3, "jesters": 3, **own("lake")},
            ],
            7,
        ),
        ("two_large_buildings", own("university", "laboratory"), [own("university", *MEDIUM)], 5),
        (
            "all_freedoms",
            {"freedoms": ["travel", "religion", "opinion"]},
            [{"freedoms": ["travel", "religion"]}, {"freedoms": ["opinion"]}],
            8,
        ),
    ],
)
def test_p13_0_4_at_least_cards(card: str, enough: Player, too_few: list[Player], expected: int) -> None:
    """[P-13.0.4] [P-13.2] [P-13.5] [P-13.6] [P-13.8] Just enough scores, whatever others have; one less does not."""
    assert points(card, enough) == expected
    assert points(card, enough, enough) == expected
    for few in too_few:
        assert points(card, few) == 0


FOUR: Player = {"freedoms": ["travel", "opinion"], "table": ["poet", "jurist", "painter"], "recruiting_on_table": 1}


def test_t91_p13_13_a_recruiting_card_is_a_work() -> None:
    """T-91 [P-13.13] [P-13.0.5] 4 buildings, 2 freedoms, 3 professions and a recruiting card on the table: 6."""
    four = own("tower", "chapel", "opera", "studio")
    card = "buildings_freedoms_works"
    assert points(card, {**FOUR, **four}) == 6
    assert points(card, {**FOUR, **own("tower", "chapel", "opera")}) == 0
    assert points(card, {**FOUR, **four, "freedoms": ["travel"]}) == 0
    assert points(card, {**FOUR, **four, "recruiting_on_table": 0, "recruiting_cards": 1}) == 0
    assert points(card, {**FOUR, **four}, {"table": ["physicist"], "recruiting_on_table": 4}) == 6


def test_p13_0_1_only_the_owner_scores() -> None:
    """[P-13.0.1] [P-13.7] [P-8.1] Others who fulfil it, or fulfil it better, get nothing."""
    m = end({"prestige_cards": ["most_landscapes"], **own("lake")}, own("lake"), own("lake"))
    assert [score["prestige_cards"] for score in m.scores()] == [4, 0, 0, 0]
    m = end({"prestige_cards": ["most_landscapes"]}, own("lake"))
    assert [score["prestige_cards"] for score in m.scores()] == [0, 0, 0, 0]


# ---------------------------------------------------------------- end of the game


def test_p8_1_cards_stay_hidden_until_the_end() -> None:
    """[P-8.1] In the last turn of round 7 nothing is revealed yet; then each owner's cards lie open, with points."""
    cards = ["most_lakes", "two_large_buildings"]
    m = table({"prestige_cards": cards, **own("lake")}, {"prestige_cards": ["most_works"]}, round=7, turn=3)
    assert m.view(1)["players"][0]["prestige_cards"] == [None, None]  # type: ignore[index]
    assert m.scores()[0]["prestige_cards"] == 0
    play(m, 3, "done")
    assert m.over
    assert sorted(player(m, 0)["revealed"]) == cards
    assert player(m, 0)["prestige_cards"] == []
    for viewer in (None, 1):
        shown = m.view(viewer)["players"]
        assert sorted(shown[0]["revealed"]) == cards  # type: ignore[index]
    assert [player(m, seat)["prestige"] for seat in range(4)] == [6, 0, 0, 0]


def test_p8_1_not_after_an_earlier_round() -> None:
    """[P-8.1] Round 6 ends without the cards; the game goes on."""
    m = table({"prestige_cards": ["most_lakes"], **own("lake")}, round=6, turn=3)
    play(m, 3, "done")
    assert not m.over
    assert told(m, "revealed") == []
    assert m.position()["round"] == 7


def test_t92_p8_2_money_breaks_the_tie() -> None:
    """T-92 [P-8.2] 48 PP each, 300 and 500 florins: 500 wins. Equal money: shared."""
    m = end({"prestige": 48, "money": 300}, {"prestige": 48, "money": 500}, {"prestige": 47, "money": 9000})
    assert m.result is not None
    assert (m.result.winners, m.result.ranks) == ([1], [2, 1, 3, 4])
    m = end({"prestige": 48, "money": 500}, {"prestige": 48, "money": 500}, {"prestige": 47, "money": 9000})
    assert m.result is not None
    assert (m.result.winners, m.result.ranks) == ([0, 1], [1, 1, 3, 4])
    m = end({"prestige": 48, "money": 500}, {"prestige": 48, "money": 400})
    assert m.result is not None
    assert m.result.winners == [0]


@pytest.mark.parametrize("seats", [2, 5])
def test_p8_2_everybody_may_share(seats: int) -> None:
    """[P-8.2] Nobody did anything: all win together."""
    m = end(seats=seats)
    assert m.result is not None
    assert m.result.winners == list(range(seats))


def test_t93_p8_2_laps_count() -> None:
    """T-93 [P-8.2] [P-2.4] 47 and 6 by a card are 53 and beat 52."""
    m = end({"prestige": 47, "prestige_cards": ["most_lakes"], **own("lake")}, {"prestige": 52})
    assert m.result is not None
    assert m.result.points == [53, 52, 0, 0]
    assert m.result.winners == [0]


def test_p8_3_all_cards_see_the_same_state() -> None:
    """[P-8.3] Every card of every player is scored on one state, whatever is revealed first."""
    hands = [["most_lakes", "most_jesters"], ["most_landscapes", "fewest_empty_squares"], ["most_works"], []]
    goods: list[Player] = [{"jesters": 1, **own("lake")}, own("lake", "park"), {"table": ["poet"]}, {"jesters": 1}]
    expected = [3 + 3, 7 + 8, 7, 0]
    for turn in range(4):
        players = [{**goods[(i + turn) % 4], "prestige_cards": hands[(i + turn) % 4]} for i in range(4)]
        m = end(*players)
        assert [s["prestige_cards"] for s in m.scores()] == [expected[(i + turn) % 4] for i in range(4)]


def test_p8_3_the_tie_is_broken_by_what_the_banker_left() -> None:
    """[P-8.3] [P-10.4.6.1] 900 florins changed: 4 PP and 100 left, which decide a tie at 10 PP."""
    m = table(
        {"prestige": 6, "money": 900, "character": "banker"},
        {"prestige": 10, "money": 200},
        round=7,
        turn=3,
        options=EXPANDED,
    )
    play(m, 3, "done")
    play(m, 0, "change_all")
    assert m.result is not None
    assert m.result.points[:2] == [10, 10]
    assert m.result.winners == [1]


def test_p6_3_order_after_round_7() -> None:
    """[P-6.3] [P-10.3.5] Best work, then what is left of expansion 10, then the prestige cards."""
    m = table(
        {"character": "merchant", "prestige": 3, "prestige_cards": ["most_lakes"], **own("lake")},
        {"character": "professor", "prestige": 5},
        {"professions": ["poet"], "jesters": 7, "prestige": 1, "table": ["jurist", "painter"]},
        seats=3,
        round=7,
        turn=2,
        options=EXPANDED,
    )
    assert work(m, 2, "poet") == 17
    play(m, 2, "change 0", "done")
    # The best work makes 4 PP of seat 2: the merchant's owner is third by then and gets 3 PP.
    assert player(m, 0)["prestige"] == 6
    assert m.waiting == [1]
    m.play(1, "professor prestige")
    draw(m, *[f"turn_up {card}" for card in PRESTIGE_CARDS[3:8]])
    play(m, 1, "keep most_jesters", *[f"under {card}" for card in PRESTIGE_CARDS[4:7]])
    assert m.over
    kinds = [event["event"] for event in m.log() if event["event"] in ("best-work", "character-used", "revealed")]
    assert kinds == ["best-work", "character-used", "character-used", "revealed", "revealed"]
    assert [player(m, seat)["prestige"] for seat in range(3)] == [12, 5, 4]


def test_p6_3_without_the_expansion() -> None:
    """[P-6.3] [P-6.1] The best work of round 7 still counts, and can decide the game."""
    m = table(
        {"prestige": 2},
        {},
        {},
        {"professions": ["poet"], "jesters": 7, "table": ["jurist", "painter"]},
        round=7,
        turn=3,
    )
    work(m, 3, "poet")
    play(m, 3, "change 0", "done")
    assert m.result is not None
    assert m.result.points == [2, 0, 0, 3]
    assert m.result.winners == [3]


def test_p6_1_t80_ties_and_the_higher_of_two_works() -> None:
    """T-80 [P-6.1] [P-6.3] 10 and 17 of one player, 17 of another, 15 of a third: 3 PP for the first two."""
    m = table({"best_work": 17}, {"best_work": 17}, {"best_work": 15}, round=7, turn=3)
    play(m, 3, "done")
    assert [player(m, seat)["prestige"] for seat in range(4)] == [3, 3, 0, 0]


# ---------------------------------------------------------------- professions

WANTS = {
    "mathematician": "university lake religion",
    "theologian": "university park travel",
    "philosopher": "university forest opinion",
    "botanist": "laboratory park religion",
    "alchemist": "laboratory lake opinion",
    "physicist": "laboratory forest travel",
    "watchmaker": "workshop lake travel",
    "goldsmith": "workshop park opinion",
    "bell_maker": "workshop forest religion",
    "cartographer": "library lake religion",
    "jurist": "library forest opinion",
    "choreographer": "opera forest travel",
    "composer": "opera lake opinion",
    "sculptor": "studio forest religion",
    "painter": "studio lake travel",
    "pharmacist": "hospital park opinion",
    "physician": "hospital forest travel",
    "dramatist": "theatre park religion",
    "poet": "theatre lake travel",
    "astronomer": "tower forest religion",
    "organ_builder": "chapel forest opinion",
}


@pytest.mark.parametrize("card", WANTS)
def test_p14_what_each_profession_wants(card: str) -> None:
    """[P-14.1] [P-14.2] [P-14.3] [P-14.4] [P-14.5] [P-14.6] Each want by itself, all three, and none."""
    building, landscape, freedom = WANTS[card].split()
    base: Player = {"professions": [card], "jesters": 3}
    assert work(table(base), 0, card) == 7
    assert work(table({**base, **own(building)}), 0, card) == 11
    assert work(table({**base, **own(landscape)}), 0, card) == 10
    assert work(table({**base, "freedoms": [freedom]}), 0, card) == 10
    assert work(table({**base, **own(building, landscape), "freedoms": [freedom]}), 0, card) == 17
    others = [name for name in ("travel", "religion", "opinion") if name != freedom]
    assert work(table({**base, "freedoms": others}), 0, card) == 7


def test_p14_7_check_sums() -> None:
    """[P-14.7] Forest 9, lake 7, park 5; each freedom 7; no other professions."""
    rows = {
        row.name: f"{BUILDING.text(row.building)} {LANDSCAPE_TYPE.text(row.landscape)} {FREEDOM.text(row.freedom)}"
        for row in PROFESSIONS
    }
    assert rows == WANTS
    wanted = " ".join(WANTS.values()).split()
    assert [wanted.count(kind) for kind in ("forest", "lake", "park")] == [9, 7, 5]
    assert [wanted.count(kind) for kind in ("travel", "religion", "opinion")] == [7, 7, 7]


def test_p13_nothing_but_the_fourteen() -> None:
    """[P-13.0.1] One copy of each of 14 cards, and the professor or the auction deals no others."""
    assert len(PRESTIGE_CARDS) == 14
    m = table({}, round=7, turn=0, options=EXPANDED)
    assert "professor prestige" not in texts(m, 0)
