"""Cooperative building: part 11."""

from typing import Any

import pytest

from signoria.kernel.match import Match
from tests.princes.tables import (
    EXPANDED,
    PALACE_REVERSE,
    TOGETHER,
    Player,
    Square,
    all_done,
    around,
    at,
    auction,
    cell,
    gains,
    moved,
    own,
    placements,
    play,
    player,
    put_anywhere,
    rule,
    square,
    supply,
    table,
    texts,
    told,
    turned,
    win,
    work,
)


def coop(*players: Player, **fields: Any) -> Match:
    return table(*players, options=TOGETHER, **fields)


def joint(piece: str) -> list[tuple[str, set[Square], set[Square]]]:
    """Every way across a border, slow and plain: move, squares in the left board, squares in the right one."""
    found: list[tuple[str, set[Square], set[Square]]] = []
    looks: list[set[Square]] = []
    for turn in range(8):
        look = turned(piece, turn)
        if look in looks:
            continue
        looks.append(look)
        for row in range(7):
            for column in range(7):
                squares = moved(look, row, column)
                left = {(y, x) for y, x in squares if x < 7}
                right = {(y, x - 7) for y, x in squares if x >= 7}
                if left and right and all([y < 7 for y, _ in squares]):
                    found.append((f"{cell(row, column)} {turn}", left, right))
    return found


def squares(names: list[str]) -> set[Square]:
    return {square(name) for name in names}


def agree(m: Match, active: int, side: str, piece: str, place: str, sum: int) -> None:
    """A proposal that is accepted."""
    n = m.seats
    partner = (active + (1 if side == "right" else n - 1)) % n
    play(m, active, f"propose {side} {piece}", f"put {place}", f"sum {sum}")
    play(m, partner, "accept")


def cells_of(m: Match, seat: int, piece: str) -> set[Square]:
    return squares(player(m, seat)["buildings"][piece]["cells"])


# ---------------------------------------------------------------- frame


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_p11_1_1_a_ring_of_boards(seats: int) -> None:
    """[P-11.1.1] Each has two neighbours: the right edge meets the left edge of the next clockwise."""
    for seat in range(seats):
        for side, partner in (("right", (seat + 1) % seats), ("left", (seat - 1) % seats)):
            m = coop(seats=seats, turn=seat)
            play(m, seat, f"propose {side} tower")
            assert told(m, "proposed")[-1]["partner"] == partner
            put_anywhere(m, seat)
            play(m, seat, "sum 0")
            assert m.waiting == [partner]


def test_p11_1_1_two_players_have_one_border() -> None:
    """[P-11.1.1] With two players each has one neighbour; without the expansion nobody has."""
    assert rule(coop(seats=2), 0, "propose left tower") == "P-11.1.1"
    assert rule(coop(seats=2), 0, "propose right tower") == ""
    assert rule(coop(seats=2, turn=1), 1, "propose right tower") == "P-11.1.1"
    assert "propose right tower" not in texts(table(), 0)


def test_p11_1_2_only_building_is_extended() -> None:
    """[P-11.1.2] The same moves as without it, besides proposals; the auction has the same objects."""
    plain, joined = texts(table(), 0), texts(coop(), 0)
    assert [move for move in joined if not move.startswith("propose")] == plain
    assert texts(auction(options=TOGETHER), 0) == texts(auction(), 0)


# ---------------------------------------------------------------- the book's cases


def test_t58_p11_2_4_p11_2_5_a_workshop_of_red_and_green() -> None:
    """T-58 [P-11.2.4] [P-11.2.5] Green pays red 500, red pays the bank 300: red +200, green -500; both +3 PP."""
    m = coop({"architects": 1}, {"architects": 3})
    before = [player(m, seat) for seat in range(4)]
    agree(m, 0, "right", "workshop", "f1 0", 5)
    assert [gains(before[seat], player(m, seat)) for seat in range(4)] == [
        {"money": 200, "prestige": 3},
        {"money": -500, "prestige": 3},
        {},
        {},
    ]
    assert supply(m)["buildings"]["workshop"] == 2
    assert cells_of(m, 0, "workshop") == squares(["f1", "g1", "f2", "g2", "g3"])
    assert cells_of(m, 1, "workshop") == squares(["a1", "a2"])


@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize(("mine", "theirs"), [(1, 3), (0, 2), (3, 1), (2, 2), (0, 0)])
def test_t59_p11_2_7_each_part_by_its_own_architects(side: str, mine: int, theirs: int) -> None:
    """T-59 [P-11.2.7] [P-11.2.2] [P-11.2.9] [P-11.2.14] Exactly the places whose parts obey their owner's architects.

    Contact across the border is not asked about, and none needs an architect.
    """
    right, left = at("tower", "a2"), at("tower", "e2")
    m = coop(
        {"architects": mine, "buildings": {"tower": left if side == "right" else right}},
        {"architects": theirs if side == "right" else 0, "buildings": {"tower": right} if side == "right" else {}},
        {},
        {"architects": theirs if side == "left" else 0, "buildings": {"tower": left} if side == "left" else {}},
    )
    play(m, 0, f"propose {side} chapel")
    architects = (mine, theirs) if side == "right" else (theirs, mine)

    def allowed(part: set[Square], tower: list[str], n: int) -> bool:
        built = squares(tower) | PALACE_REVERSE
        return not part & built and (n >= 2 or not part & around(built))

    expected = [
        move
        for move, west, east in joint("chapel")
        if allowed(west, left, architects[0]) and allowed(east, right, architects[1])
    ]
    assert sorted(texts(m, 0, "put")) == sorted(expected)


def test_t108_p11_2_8_neither_may_own_the_type() -> None:
    """T-108 [P-11.2.8] Green or red already has a workshop: they cannot build one together; red and the other can."""
    m = coop({}, own("workshop", reverse=True))
    assert rule(m, 0, "propose right workshop") == "P-11.2.8"
    assert rule(m, 0, "propose left workshop") == ""
    assert rule(coop(own("workshop", reverse=True)), 0, "propose right workshop") in ("P-5.3.7", "P-11.2.8")


def test_t110_p11_2_4_three_architects_and_none() -> None:
    """T-110 [P-11.2.4] [P-11.2.9] Active with 3, partner pays 200: bank 0, active +200. With 0: bank 700, legal."""
    m = coop({"architects": 3})
    before = player(m, 0)
    agree(m, 0, "right", "workshop", "f1 0", 2)
    assert gains(before, player(m, 0)) == {"money": 200, "prestige": 3}
    m = coop()
    agree(m, 0, "right", "workshop", "f1 0", 0)
    assert gains(before, player(m, 0)) == {"money": -700, "prestige": 3, "architects": -3}


@pytest.mark.parametrize(("architects", "cost"), [(0, 7), (1, 3), (2, 3), (3, 0)])
@pytest.mark.parametrize("sum", [0, 3, 12])
def test_p11_2_4_costs(architects: int, cost: int, sum: int) -> None:
    """[P-11.2.4] The bank by the active player's architects, the sum to the active player, even more than the cost."""
    m = coop({"architects": architects}, {"architects": 1})
    agree(m, 0, "right", "tower", "f1 0", sum)
    assert [player(m, seat)["money"] for seat in (0, 1)] == [3500 + 100 * (sum - cost), 3500 - 100 * sum]


# ---------------------------------------------------------------- proposals


def test_p11_2_1_to_one_neighbour_after_the_other() -> None:
    """[P-11.2.1] [P-11.2.3] [P-11.2.13] Refused by the right one, proposed to the left one, then built alone."""
    m = coop()
    play(m, 0, "propose right tower", "put f1 0", "sum 1")
    play(m, 1, "reject")
    play(m, 0, "propose left tower", "put g1 0", "sum 1")
    assert m.waiting == [3]
    play(m, 3, "reject")
    assert [player(m, seat)["money"] for seat in range(4)] == [3500] * 4
    play(m, 0, "build tower", "put c3 0", "introduce travel")
    assert player(m, 0)["freedoms"] == ["travel"]


def test_p11_2_2_across_the_border_only() -> None:
    """[P-11.2.2] [P-11.2.14] At least a square on each side: a place inside one board is refused."""
    m = coop()
    play(m, 0, "propose right tower")
    assert rule(m, 0, "put b1 0") == "P-11.2.2"
    assert rule(m, 0, "put e1 0") == "P-11.2.2"
    assert rule(m, 0, "put f1 0") == ""
    assert rule(m, 0, "put g1 0") == ""
    assert rule(m, 0, "put g1 1") == "P-11.2.2"


@pytest.mark.parametrize("piece", ["university", "library", "tower", "chapel"])
def test_p11_2_14_every_place_and_no_other(piece: str) -> None:
    """[P-11.2.14] [P-11.2.2] Two empty boards: the squares lie in these two principalities."""
    m = coop({"architects": 2}, {"architects": 2})
    play(m, 0, f"propose right {piece}")
    expected = [move for move, west, east in joint(piece) if not (west | east) & PALACE_REVERSE]
    assert sorted(texts(m, 0, "put")) == sorted(expected)


def test_p11_2_3_no_agreement_no_building() -> None:
    """[P-11.2.3] Refused: nothing is built, paid or scored."""
    m = coop()
    before = m.position()["players"]
    play(m, 0, "propose right tower", "put f1 0", "sum 4")
    play(m, 1, "reject")
    assert m.position()["players"] == before
    assert m.waiting == [0]


def test_p11_2_5_it_counts_for_both() -> None:
    """[P-11.2.5] [P-11.2.15] Wanted building, bonus card and size class for both partners."""
    m = coop(
        {"professions": ["poet"], "jesters": 2, "bonus": ["each_building"]},
        {"professions": ["dramatist"], "jesters": 2, "bonus": ["building_size_classes"]},
    )
    agree(m, 0, "right", "theatre", "g1 0", 0)
    assert work(m, 0, "poet", "each_building") == 4 + 4 + 1 + 1
    play(m, 0, "change 0")
    all_done_of(m, 0)
    assert work(m, 1, "dramatist", "building_size_classes") == 4 + 4 + 1 + 2


def all_done_of(m: Match, seat: int) -> None:
    if m.waiting == [seat]:
        m.play(seat, "done")


def test_p11_2_5_prestige_cards_of_both() -> None:
    """[P-11.2.5] [P-11.2.15] At the end it is a building, and a large one, of each partner."""
    m = coop(
        {"prestige_cards": ["two_large_buildings"], **own("university", reverse=True)},
        {"prestige_cards": ["most_buildings"]},
        {"prestige_cards": ["most_works"]},
        round=7,
        turn=0,
        seats=3,
    )
    play(m, 0, "propose right workshop")
    put_anywhere(m, 0)
    play(m, 0, "sum 0")
    play(m, 1, "accept")
    all_done(m)
    assert m.over
    assert [score["prestige_cards"] for score in m.scores()] == [5, 0, 0]


def test_p11_2_6_p11_2_16_an_action_of_the_active_player_only() -> None:
    """[P-11.2.6] [P-11.2.16] Two joint buildings use both actions of the active player; the partner still has two."""
    m = coop({"recruiting_cards": 1}, {"architects": 2, "table": ["poet"]}, {}, {})
    agree(m, 0, "right", "tower", "f1 0", 0)
    agree(m, 0, "right", "chapel", "g3 0", 0)
    assert rule(m, 0, "propose right opera") == "P-5.1.1"
    play(m, 0, "done")
    play(m, 1, "introduce travel")
    play(m, 1, "propose right opera")
    put_anywhere(m, 1)
    play(m, 1, "sum 0")
    play(m, 2, "accept")
    assert list(player(m, 1)["buildings"]) == ["opera", "tower", "chapel"]


def test_p11_2_16_a_partner_whose_turn_is_over() -> None:
    """[P-11.2.16] [P-11.2.6] The start player, long done, can be partner of the last player."""
    m = coop(turn=3)
    agree(m, 3, "right", "tower", "f1 0", 3)
    assert "tower" in player(m, 0)["buildings"]
    assert player(m, 0)["prestige"] == 3


def test_p11_2_8_one_tile_leaves_the_supply() -> None:
    """[P-11.2.8] The last tile serves two; then none is left for anybody."""
    m = coop({}, {}, own("tower", reverse=True), own("tower", reverse=True))
    agree(m, 0, "right", "tower", "f1 0", 0)
    assert supply(m)["buildings"]["tower"] == 0
    m = coop({}, {}, own("tower", reverse=True), own("tower", reverse=True), own("tower", reverse=True), seats=5)
    assert rule(m, 0, "propose right tower") == "P-5.3.2"


@pytest.mark.parametrize(("money", "points", "most"), [(300, 0, 3), (100, 2, 3), (0, 0, 0)])
def test_p11_2_10_the_partner_s_means(money: int, points: int, most: int) -> None:
    """[P-11.2.10] The sum must be the partner's to pay, in cash and by moving back; one hundred more is refused."""
    m = coop({}, {"money": money, "prestige": points})
    play(m, 0, "propose right tower", "put f1 0")
    assert texts(m, 0) == [*[f"sum {n}" for n in range(most + 1)], "withdraw"]
    assert rule(m, 0, f"sum {most + 1}") == "P-11.2.10"
    play(m, 0, f"sum {most}")
    play(m, 1, "accept")
    assert (player(m, 1)["money"], player(m, 1)["prestige"]) == (0, 3)


def test_p11_2_10_cash_alone_with_the_muse() -> None:
    """[P-11.2.10] With expansion 10 PP are no money."""
    m = table({}, {"money": 100, "prestige": 9}, options={**TOGETHER, **EXPANDED})
    play(m, 0, "propose right tower", "put f1 0")
    assert texts(m, 0) == ["sum 0", "sum 1", "withdraw"]


def test_p11_2_11_counter_proposal() -> None:
    """[P-11.2.11] Answered once with another sum or other squares, which the active player accepts or refuses."""
    m = coop()
    play(m, 0, "propose right tower", "put f1 0", "sum 4")
    play(m, 1, "counter", "put f1 0", "sum 2")
    assert texts(m, 0) == ["accept", "reject"]
    assert rule(m, 0, "counter") == "P-11.2.11"
    play(m, 0, "accept")
    assert [player(m, seat)["money"] for seat in (0, 1)] == [3000, 3300]
    m = coop()
    play(m, 0, "propose right tower", "put f1 0", "sum 4")
    play(m, 1, "counter", "put g4 0", "sum 4")
    play(m, 0, "accept")
    assert cells_of(m, 1, "tower") == squares(["a4", "b4"])
    m = coop()
    play(m, 0, "propose right tower", "put f1 0", "sum 4")
    play(m, 1, "counter", "put f1 0", "sum 0")
    play(m, 0, "reject")
    assert player(m, 0)["buildings"] == {}
    assert m.waiting == [0]


def following(m: Match, gesture: str | list[str]) -> list[str]:
    """What the second player may go on with after a gesture that is not done."""
    asked = m.preview(1, gesture).next
    return [] if asked is None else [move.text for move in asked.legal]


def test_p11_2_11_another_offer_is_seen_whole_before_it_is_made() -> None:
    """[P-11.2.11] In the browser the sums were missing once a place was chosen for a counter-proposal."""
    m = coop()
    play(m, 0, "propose right tower", "put f1 0", "sum 4")
    assert "put g4 0" in following(m, "counter")
    play(m, 1, "counter")
    assert "sum 2" in following(m, "put g4 0")
    assert following(m, ["put g4 0", "sum 2"]) == []
    assert m.waiting == [1]


@pytest.mark.parametrize("moves", [[], ["put f1 0"], ["put f1 0", "sum 4"]])
def test_p11_2_11_an_offer_may_be_withdrawn(moves: list[str]) -> None:
    """[P-11.2.11] Until it is answered; it costs nothing but counts among the three."""
    m = coop()
    play(m, 0, "propose right tower", *moves)
    before = [player(m, seat)["money"] for seat in (0, 1)]
    assert "withdraw" in texts(m, 0)
    play(m, 0, "withdraw")
    assert m.waiting == [0]
    assert [player(m, seat)["money"] for seat in (0, 1)] == before
    for _ in range(2):
        play(m, 0, "propose right tower", "withdraw")
    assert rule(m, 0, "propose right tower") == "P-11.2.11"


def test_p11_2_11_only_whoever_made_an_offer_withdraws_it() -> None:
    """[P-11.2.11] The neighbour answers; a counter-proposal is the neighbour's to withdraw, and ends it all."""
    m = coop()
    play(m, 0, "propose right tower", "put f1 0", "sum 4")
    assert (m.waiting, m.optional) == ([1], [0])
    assert [reason.key for reason in m.why_not(1, "withdraw")] == ["not-now"]
    assert [reason.key for reason in m.why_not(0, "accept")] == ["not-now"]
    play(m, 1, "counter")
    assert [reason.key for reason in m.why_not(0, "withdraw")] == ["not-asked"]
    play(m, 1, "put f1 0", "sum 2")
    assert (m.waiting, m.optional) == ([0], [1])
    play(m, 1, "withdraw")
    assert m.waiting == [0]
    assert "propose right tower" in [move.text for move in m.legal(0)]


def test_p11_2_12_no_sum_twice() -> None:
    """[P-11.2.12] A partner with immense means: sums stop where they can still be written, and none is listed twice."""
    m = coop({}, {"money": 99900, "prestige": 500})
    play(m, 0, "propose right tower", "put f1 0")
    sums = texts(m, 0, "sum")
    assert len(sums) == len(set(sums))
    assert "1023" in sums


def test_p11_2_11_a_counter_proposal_must_differ() -> None:
    """[P-11.2.11] "Other squares or another sum": the same squares with the same sum are no counter-proposal."""
    m = coop()
    play(m, 0, "propose right tower", "put f1 0", "sum 4")
    play(m, 1, "counter", "put f1 0")
    assert "sum 4" not in texts(m, 1)
    assert rule(m, 1, "sum 4") == "P-11.2.11"
    assert rule(m, 1, "sum 3") == ""


def test_p11_2_11_at_most_three_proposals() -> None:
    """[P-11.2.11] Three for each neighbour and action; another action makes three more."""
    m = coop({"professions": ["poet"]})
    for _ in range(3):
        play(m, 0, "propose right tower", "put f1 0", "sum 0")
        play(m, 1, "reject")
    assert rule(m, 0, "propose right chapel") == "P-11.2.11"
    assert rule(m, 0, "propose left chapel") == ""
    play(m, 0, "introduce travel")
    assert rule(m, 0, "propose right chapel") == ""


def test_p11_2_11_all_is_public() -> None:
    """[P-11.2.11] Everybody, spectators too, sees neighbour, building, place, sum and answer."""
    m = coop()
    play(m, 0, "propose right tower", "put f1 0", "sum 4")
    play(m, 1, "reject")
    seen = [event for event in m.log(None) if event["event"] in ("proposed", "offered", "answered")]
    assert [event["event"] for event in seen] == ["proposed", "offered", "answered"]
    assert (seen[0]["partner"], seen[1]["cell"], seen[1]["hundreds"], seen[2]["answer"]) == (1, "f1", 4, "reject")


@pytest.mark.parametrize(("money", "points"), [(200, 0), (100, 1)])
def test_p11_2_12_the_active_player_covers_the_rest(money: int, points: int) -> None:
    """[P-11.2.12] 700 to pay with means of 200: the sum must be 500 at least; 400 is one hundred too little."""
    m = coop({"money": money, "prestige": points})
    play(m, 0, "propose right tower", "put f1 0")
    assert texts(m, 0)[0] == "sum 5"
    assert rule(m, 0, "sum 4") == "P-11.2.12"
    play(m, 0, "sum 5")
    play(m, 1, "accept")
    assert (player(m, 0)["money"], player(m, 0)["prestige"]) == (0, 3)


def test_p11_2_12_not_enough_together() -> None:
    """[P-11.2.12] 300 and 300 florins do not make 700; 300 and 400 do."""
    m = coop({"money": 300}, {"money": 300})
    assert rule(m, 0, "propose right tower") == "P-11.2.12"
    assert rule(coop({"money": 300}, {"money": 400}), 0, "propose right tower") == ""


def test_p11_2_13_refusals_cost_no_action() -> None:
    """[P-11.2.13] After a refusal both actions are left."""
    m = coop({"professions": ["poet"]})
    play(m, 0, "propose right tower", "put f1 0", "sum 0")
    play(m, 1, "reject")
    play(m, 0, "introduce travel", "build chapel", "put c3 0")
    assert [event["event"] for event in m.log() if event["event"] in ("introduced", "built")] == ["introduced", "built"]


def test_p11_2_15_a_part_is_a_building_for_touch() -> None:
    """[P-11.2.15] [P-5.3.5] Later buildings with 1 architect keep away from the own part, as from a whole building."""
    m = coop({"architects": 1})
    agree(m, 0, "right", "tower", "f1 0", 0)
    play(m, 0, "build chapel")
    built = PALACE_REVERSE | squares(["f1", "g1"])
    # Across the right border lie a1 of seat 1, and no other building.
    expected = [
        f"{name} {turn}"
        for name, turn, look in placements("chapel")
        if not look & (built | around(built)) and (0, 6) not in look
    ]
    assert sorted(texts(m, 0, "put")) == sorted(expected)


# ---------------------------------------------------------------- alone


@pytest.mark.parametrize(("seats", "seat", "closed"), [(2, 0, {6}), (2, 1, {0}), (3, 0, {0, 6}), (5, 4, {0, 6})])
@pytest.mark.parametrize("piece", ["tower", "theatre"])
def test_p11_3_1_p11_3_2_not_along_a_border_without_architect(
    seats: int, seat: int, closed: set[int], piece: str
) -> None:
    """[P-11.3.1] [P-11.3.2] [P-11.3.4] Inside, and with 0 architects in no column that meets a neighbour's board."""
    m = coop(seats=seats, turn=seat)
    play(m, seat, f"build {piece}")
    palace = PALACE_REVERSE | around(PALACE_REVERSE)
    expected = [
        f"{name} {turn}"
        for name, turn, look in placements(piece)
        if not look & palace and not any([x in closed for _, x in look])
    ]
    assert sorted(texts(m, seat, "put")) == sorted(expected)
    assert rule(m, seat, "put g1 1" if 6 in closed else "put a1 1") == "P-11.3.2" or piece != "tower"


@pytest.mark.parametrize("architects", [1, 2, 3])
def test_p11_3_2_p11_3_4_with_architects(architects: int) -> None:
    """[P-11.3.2] [P-11.3.4] With 1 not before a building across the border, with 2 or 3 anywhere; both borders."""
    east, west = at("tower", "a2", 1), at("chapel", "f6")
    m = coop({"architects": architects}, {"buildings": {"tower": east}}, {}, {"buildings": {"chapel": west}})
    play(m, 0, "build theatre")
    before = {(y, 6) for y, x in squares(east) if x == 0} | {(y, 0) for y, x in squares(west) if x == 6}
    palace = PALACE_REVERSE if architects >= 2 else PALACE_REVERSE | around(PALACE_REVERSE)
    closed = palace | (before if architects == 1 else set())
    expected = [f"{name} {turn}" for name, turn, look in placements("theatre") if not look & closed]
    assert sorted(texts(m, 0, "put")) == sorted(expected)


def test_p11_3_3_landscapes_across_do_not_matter() -> None:
    """[P-11.3.3] With 1 architect beside a park behind the border: legal. The palace of our boards meets no border."""
    m = coop({"architects": 1}, {"landscapes": [{"type": "park", "cells": at("park", "a1", 1)}]})
    play(m, 0, "build tower")
    assert rule(m, 0, "put g1 1") == ""
    assert all([0 < x < 6 for _, x in PALACE_REVERSE])


def test_p11_3_4_a_joint_building_across_counts() -> None:
    """[P-11.3.4] The other part of one's own joint building is a building across the border."""
    m = coop({"architects": 1}, {"architects": 2})
    agree(m, 0, "right", "chapel", "g1 0", 0)
    # Squares: g1, g2 here and a2 there. g3 touches the own part; with the other part at a2 only row 2 is closed.
    assert cells_of(m, 1, "chapel") == squares(["a2"])
    play(m, 0, "build tower")
    assert rule(m, 0, "put g4 1") == ""
    m = coop({"architects": 1}, {"architects": 2})
    agree(m, 0, "right", "chapel", "g1 2", 0)
    here, there = cells_of(m, 0, "chapel"), cells_of(m, 1, "chapel")
    assert (here, there) == (squares(["g1"]), squares(["a1", "a2"]))
    play(m, 0, "build tower")
    assert rule(m, 0, "put g2 1") == "P-5.3.5"
    assert rule(m, 0, "put g3 1") == ""


@pytest.mark.parametrize("kind", ["forest", "lake", "park"])
def test_p11_3_5_landscapes_along_a_border(kind: str) -> None:
    """[P-11.3.5] Without architects a landscape lies on any free squares, also before a building across."""
    m = auction({}, {"buildings": {"tower": at("tower", "a1", 1)}}, options=TOGETHER)
    win(m, 0, kind)
    expected = [f"{name} {turn}" for name, turn, look in placements(kind) if not look & PALACE_REVERSE]
    assert sorted(texts(m, 0, "put")) == sorted(expected)


# ---------------------------------------------------------------- counting


def test_p11_4_1_p11_4_2_empty_squares() -> None:
    """[P-11.4.1] [P-11.4.2] A tower with 2 squares here and 1 there: who has more of it has fewer empty squares."""
    for place, expected in (("f1 0", [8, 0]), ("g1 0", [0, 8])):
        m = coop({"prestige_cards": ["fewest_empty_squares"]}, seats=3, round=7)
        agree(m, 0, "right", "tower", place, 0)
        all_done(m)
        assert m.scores()[0]["prestige_cards"] == expected[0]
        m = coop({}, {"prestige_cards": ["fewest_empty_squares"]}, seats=3, round=7)
        agree(m, 0, "right", "tower", place, 0)
        all_done(m)
        assert m.scores()[1]["prestige_cards"] == expected[1]


def test_p11_4_1_only_buildings_cross_borders() -> None:
    """[P-11.4.1] A landscape is placed inside the own grid only."""
    m = auction({}, options=TOGETHER)
    win(m, 0, "lake")
    assert rule(m, 0, "put g1 0") == "P-4.1.1"
