"""The seven objects: part 4."""

import pytest

from signoria import CHANCE
from signoria.games.princes.pieces import LANDSCAPE_TYPE, PROFESSIONS
from tests.princes.tables import (
    FULL,
    LANDSCAPES,
    PALACE,
    PRESTIGE_CARDS,
    Player,
    all_done,
    answers,
    at,
    auction,
    draw,
    gains,
    look,
    own,
    placements,
    play,
    player,
    put_anywhere,
    refuse_all,
    rule,
    stack,
    supply,
    table,
    texts,
    told,
    win,
    work,
)

FIVE = ["most_works", "most_parks", "most_lakes", "most_forests", "most_jesters"]


def park_room() -> Player:
    """Free squares: a3, a4, a5 and b4."""
    buildings = {name: cells for name, cells in FULL["buildings"].items() if name != "tower"}
    return {"buildings": buildings}


def prestige_after(m_player: Player, thing: str, *moves: str) -> int:
    """PP a player has after taking an object in the auction."""
    m = auction(m_player)
    win(m, 0, thing)
    if moves:
        play(m, 0, *moves)
    elif thing in LANDSCAPES:
        put_anywhere(m, 0)
    return int(player(m, 0)["prestige"])


# ---------------------------------------------------------------- landscapes


@pytest.mark.parametrize("piece", LANDSCAPES)
def test_p4_1_1_placed_at_once_on_free_squares(piece: str) -> None:
    """[P-4.1.1] Every place on free squares of the grid is offered, whatever it touches, and no other."""
    tower = at("tower", "c2")
    m = auction({"buildings": {"tower": tower}, "landscapes": [{"type": "lake", "cells": at("lake", "f1")}]})
    win(m, 0, piece)
    taken = PALACE | {(1, 2), (1, 3), (1, 4)} | {(0, 5), (0, 6), (1, 5), (1, 6)}
    expected = [f"{cell} {turn}" for cell, turn, squares in placements(piece) if not squares & taken]
    assert sorted(texts(m, 0, "put")) == sorted(expected)
    put_anywhere(m, 0)
    assert player(m, 0)["landscapes"][-1]["type"] == piece
    assert supply(m)[piece] == (4 if piece == "lake" else 5)


def test_t71_p4_1_1_a_park_may_touch_palace_and_building_without_architects() -> None:
    """T-71 [P-4.1.1] A park at c3 to c5 lies on the palace's edge and beside the tower: legal with 0 architects."""
    m = auction({"buildings": {"tower": at("tower", "d3")}})
    win(m, 0, "park")
    assert rule(m, 0, "put c3 1") == ""
    play(m, 0, "put c3 1")
    assert player(m, 0)["landscapes"] == [{"type": "park", "cells": ["c3", "c4", "c5"]}]


def test_p4_1_1_overlap_and_leaving_the_grid_are_illegal() -> None:
    """[P-4.1.1] Not on the palace, a building or a landscape; not over the edge."""
    m = auction(
        {"buildings": {"tower": at("tower", "d3")}, "landscapes": [{"type": "park", "cells": at("park", "a1")}]}
    )
    win(m, 0, "lake")
    for move in ("put a5 0", "put c3 0", "put a1 0", "put g1 0", "put a7 0", "put g7 0"):
        assert rule(m, 0, move) == "P-4.1.1"
        assert move not in texts(m, 0)
    assert rule(m, 0, "put a2 0") == ""


@pytest.mark.parametrize("move", ["put a5 0", "put c3 0", "put g1 0"])
def test_p4_1_1_the_reason_is_the_rule_of_landscapes(move: str) -> None:
    """[P-4.1.1] Overlap and leaving the grid are refused by the clause on landscapes."""
    m = auction({"buildings": {"tower": at("tower", "d3")}})
    win(m, 0, "lake")
    assert rule(m, 0, move) == "P-4.1.1"


def test_p4_1_2_how_many_professions_want_each_landscape() -> None:
    """[P-4.1.2] 9 want forest, 7 lake, 5 park."""
    wanted = [LANDSCAPE_TYPE.text(card.landscape) for card in PROFESSIONS]
    assert [wanted.count(kind) for kind in LANDSCAPES] == [9, 7, 5]


@pytest.mark.parametrize("card", [card.name for card in PROFESSIONS])
def test_p4_1_2_three_for_the_wanted_landscape_only(card: str) -> None:
    """[P-4.1.2] The wanted type gives +3, another type nothing."""
    values = {kind: work(table({"professions": [card], "jesters": 6, **own(kind)}), 0, card) for kind in LANDSCAPES}
    wanted = next(LANDSCAPE_TYPE.text(row.landscape) for row in PROFESSIONS if row.name == card)
    assert values == {kind: 16 if kind == wanted else 13 for kind in LANDSCAPES}


def test_t78_p4_1_2_three_forests_give_three_not_nine() -> None:
    """T-78 [P-4.1.2] Wanted forest, 3 forests owned: +3."""
    mine = {"professions": ["jurist"], "jesters": 3}
    assert work(table({**mine, **own("forest", "forest", "forest")}), 0, "jurist") == 6 + 1 + 3
    assert work(table({**mine, **own("forest")}), 0, "jurist") == 10
    assert work(table(mine), 0, "jurist") == 7


def test_t06_p4_1_3_only_a_type_already_owned_brings_points() -> None:
    """T-06 [P-4.1.3] Lake owned: a forest or a park brings 0 PP, a second lake 3; the first of a type none."""
    assert [prestige_after(own("lake"), kind) for kind in LANDSCAPES] == [0, 3, 0]
    assert [prestige_after({}, kind) for kind in LANDSCAPES] == [0, 0, 0]


def test_t07_p4_1_3_second_and_third_adjacent_or_not() -> None:
    """T-07 [P-4.1.3] Second forest 3 PP, third forest 3 PP again, adjacent or far away."""
    one = {"landscapes": [{"type": "forest", "cells": at("forest", "a1")}]}
    assert prestige_after(one, "forest", "put c1 0") == 3
    assert prestige_after(one, "forest", "put f5 0") == 3
    two = {"landscapes": [*one["landscapes"], {"type": "forest", "cells": at("forest", "c1")}]}
    assert prestige_after(two, "forest", "put e1 0") == 3
    assert prestige_after(two, "forest", "put f5 0") == 3
    m = auction(two)
    win(m, 0, "forest")
    put_anywhere(m, 0)
    assert m.scores()[0]["landscapes"] == 3


def test_p4_1_4_landscapes_stay() -> None:
    """[P-4.1.4] No move takes a landscape away or lays it elsewhere: it lies there at the end of the game."""
    m = auction({"landscapes": [{"type": "lake", "cells": at("lake", "f6")}]}, round=5)
    win(m, 0, "lake")
    play(m, 0, "put a1 0")
    lakes = player(m, 0)["landscapes"]
    while not m.over:
        refuse_all(m)
        all_done(m)
    assert player(m, 0)["landscapes"] == lakes
    assert [tile["cells"] for tile in lakes] == [at("lake", "f6"), at("lake", "a1")]


def test_p4_1_5_p4_1_7_without_room_neither_choosing_nor_bidding() -> None:
    """[P-4.1.5] [P-4.1.7] Room for no forest and no lake, but for a park standing upright."""
    m = auction(park_room(), FULL)
    assert rule(m, 0, "name forest") == "P-4.1.5"
    assert rule(m, 0, "name lake") == "P-4.1.5"
    assert [kind for kind in LANDSCAPES if f"name {kind}" in texts(m, 0)] == ["park"]
    m.play(0, "name park")
    assert m.waiting == [2]
    answers(m, "pass", "pass")
    assert texts(m, 0) == []
    assert player(m, 0)["landscapes"] == [{"type": "park", "cells": ["a3", "a4", "a5"]}]


def test_p4_1_5_who_has_no_room_counts_as_passed() -> None:
    """[P-4.1.5] Named by another: the player without room is passed over, and bids on the next object."""
    m = auction({}, park_room(), FULL)
    m.play(0, "name forest")
    assert answers(m, "pass") == [3]
    put_anywhere(m, 0)
    assert m.waiting == [1]
    m.play(1, "name jester")
    assert m.waiting == [2]


def test_p4_1_6_landscapes_may_be_flipped() -> None:
    """[P-4.1.6] A forest is laid in all eight looks; a flipped one covers other squares than its original."""
    m = auction()
    win(m, 0, "forest")
    assert {move.split()[1] for move in texts(m, 0, "put")} == {str(turn) for turn in range(8)}
    play(m, 0, "put e1 4")
    assert player(m, 0)["landscapes"][0]["cells"] == at("forest", "e1", 4)
    assert at("forest", "e1", 4) not in [at("forest", "e1", turn) for turn in range(4)]


# ---------------------------------------------------------------- jester


@pytest.mark.parametrize("jesters", [0, 1, 3, 7])
def test_p4_2_1_each_jester_adds_two_to_every_work(jesters: int) -> None:
    """[P-4.2.1] Cumulative and without limit: 2 for each, in the first and in the second work."""
    five = ["poet", "jurist", "painter", "botanist", "physician", "alchemist", "dramatist"]
    m = table({"professions": five, "jesters": jesters})
    assert work(m, 0, "poet") == 7 + 2 * jesters
    m.play(0, "change 0")
    assert work(m, 0, "jurist") == 7 + 2 * jesters


def test_p4_2_1_a_jester_from_the_auction() -> None:
    """[P-4.2.1] The object is a jester, and nothing else comes with it."""
    m = auction({"jesters": 2})
    win(m, 0, "jester")
    assert (player(m, 0)["jesters"], player(m, 0)["prestige"], supply(m)["jesters"]) == (3, 0, 4)


# ---------------------------------------------------------------- architect


@pytest.mark.parametrize(("owned", "points"), [(0, 0), (1, 3), (2, 3)])
def test_p4_3_1_p4_3_2_p4_3_3_points_of_architects(owned: int, points: int) -> None:
    """[P-4.3.1] [P-4.3.2] [P-4.3.3] The first brings no PP, the second and the third 3 at once."""
    m = auction({"architects": owned})
    win(m, 0, "architect")
    assert (player(m, 0)["architects"], player(m, 0)["prestige"]) == (owned + 1, points)
    assert m.scores()[0]["architects"] == points


@pytest.mark.parametrize(("owned", "cost", "touch"), [(0, 700, False), (1, 300, False), (2, 300, True), (3, 0, True)])
def test_p4_3_1_p4_3_2_p4_3_3_cost_and_touch(owned: int, cost: int, touch: bool) -> None:
    """[P-4.3.1] [P-4.3.2] [P-4.3.3] 300 with 1 and 2, nothing with 3; from the second on buildings may touch."""
    m = table({"architects": owned, "buildings": {"tower": at("tower", "a1")}})
    m.play(0, "build chapel")
    assert (rule(m, 0, "put a2 0") == "") == touch
    assert (rule(m, 0, "put a4 0") == "") == touch  # on the palace
    play(m, 0, "put f1 0")
    assert player(m, 0)["money"] == 3500 - cost


# ---------------------------------------------------------------- prestige card


def test_p4_4_1_look_at_five_keep_one() -> None:
    """[P-4.4.1] The top 5 are looked at, 1 is kept face down, 4 go under the stack in the order chosen."""
    m = auction()
    win(m, 0, "prestige_card")
    for i, card in enumerate(FIVE):
        assert m.waiting == [CHANCE]
        assert len(texts(m, CHANCE)) == 14 - i
        draw(m, f"turn_up {card}")
    assert sorted(texts(m, 0, "keep")) == sorted(FIVE)
    m.play(0, "keep most_lakes")
    assert sorted(texts(m, 0, "under")) == sorted([card for card in FIVE if card != "most_lakes"])
    play(m, 0, "under most_jesters", "under most_works", "under most_forests")
    assert player(m, 0)["prestige_cards"] == ["most_lakes"]
    assert stack(m, "prestige") == {
        "shuffled": 9,
        "under": ["most_jesters", "most_works", "most_forests", "most_parks"],
    }
    assert m.waiting == [1]


def test_p4_4_1_a_card_not_looked_at_cannot_be_kept() -> None:
    """[P-4.4.1] Only the five cards; the one kept does not go under."""
    m = auction()
    win(m, 0, "prestige_card")
    draw(m, *[f"turn_up {card}" for card in FIVE])
    assert rule(m, 0, "keep all_freedoms") == "P-4.4.1"
    m.play(0, "keep most_works")
    assert rule(m, 0, "under most_works") == "P-4.4.1"
    assert rule(m, 0, "keep most_parks") == "not-now"


def test_t67_p4_4_1_fewer_than_five_left() -> None:
    """T-67 [P-4.4.1] 3 left: look at 3, keep 1, 2 under. 1 left: keep it, the stack is empty."""
    m = auction({}, {"prestige_cards": PRESTIGE_CARDS[3:]})
    win(m, 0, "prestige_card")
    look(m, 0, *PRESTIGE_CARDS[:3])
    assert player(m, 0)["prestige_cards"] == PRESTIGE_CARDS[:1]
    assert stack(m, "prestige") == {"shuffled": 0, "under": PRESTIGE_CARDS[1:3]}
    m = auction({}, {"prestige_cards": PRESTIGE_CARDS[1:]})
    win(m, 0, "prestige_card")
    look(m, 0, PRESTIGE_CARDS[0])
    assert player(m, 0)["prestige_cards"] == PRESTIGE_CARDS[:1]
    assert stack(m, "prestige") == {"shuffled": 0, "under": []}
    m.play(1, "refuse")
    assert "prestige_card" not in texts(m, 2, "name")


def test_p4_4_2_what_lay_in_the_stack_stays_above() -> None:
    """[P-4.4.2] 4 shuffled, 2 put under before: the 4 and the upper one are seen; new ones go below."""
    under = PRESTIGE_CARDS[4:6]
    m = auction({}, {"prestige_cards": PRESTIGE_CARDS[6:]}, stacks={"prestige": {"under": under}})
    win(m, 0, "prestige_card")
    draw(m, *[f"turn_up {card}" for card in PRESTIGE_CARDS[:4]])
    assert texts(m, CHANCE) == [f"turn_up {under[0]}"]
    draw(m, f"turn_up {under[0]}")
    play(m, 0, f"keep {under[0]}", *[f"under {PRESTIGE_CARDS[i]}" for i in (3, 2, 1)])
    assert stack(m, "prestige") == {"shuffled": 0, "under": [under[1], *[PRESTIGE_CARDS[i] for i in (3, 2, 1, 0)]]}


def test_p4_4_2_cards_put_under_come_up_in_their_order() -> None:
    """[P-4.4.2] Listed from upper to lower: the next buyer sees the first five of the list, and no other card."""
    under = PRESTIGE_CARDS[:6]
    m = auction({}, {"prestige_cards": PRESTIGE_CARDS[6:]}, stacks={"prestige": {"under": under}})
    win(m, 0, "prestige_card")
    while m.waiting == [CHANCE]:
        draw(m, texts(m, CHANCE)[0])
    assert sorted(texts(m, 0, "keep")) == sorted(under[:5])


def test_p4_4_2_only_the_buyer_sees_the_cards() -> None:
    """[P-4.4.2] Others see that cards were looked at, kept and put under, but not which; the buyer knows the order."""
    m = auction()
    win(m, 0, "prestige_card")
    look(m, 0, *FIVE)
    for viewer in (1, 2, 3, None):
        for kind in ("looked", "kept", "put-under"):
            assert {event["card"] for event in told(m, kind, viewer)} == {None}
    assert [event["card"] for event in told(m, "put-under", 0)] == FIVE[1:]

    def under(viewer: int | None) -> object:
        stacks = m.view(viewer)["stacks"]
        assert isinstance(stacks, dict)
        pile = stacks["prestige"]
        assert isinstance(pile, dict)
        return pile["under"]

    assert under(0) == FIVE[1:]
    assert under(1) == under(None) == [None] * 4
    other = auction()
    win(other, 0, "prestige_card")
    look(other, 0, *["all_freedoms", "most_works", "most_buildings", "two_large_buildings", "most_architects"])
    for viewer in (1, 2, 3, None):
        assert other.view(viewer) == m.view(viewer)


@pytest.mark.parametrize(("mine", "theirs", "points"), [(3, 2, 6), (3, 3, 3), (3, 4, 0)])
def test_t08_p4_4_1_most_buildings(mine: int, theirs: int, points: int) -> None:
    """T-08 [P-4.4.1] Most buildings 6 (3): alone 6; one other equal 3; Cezary has more 0."""
    names = ["tower", "chapel", "opera", "studio"]
    one = {"prestige_cards": ["most_buildings"], **own(*names[:mine])}
    m = table(one, {}, own(*names[:theirs]), seats=3, turn=2, round=7)
    m.play(2, "done")
    assert m.over
    assert [m.scores()[seat]["prestige_cards"] for seat in range(3)] == [points, 0, 0]


# ---------------------------------------------------------------- recruiting card

POET = {"table": ["poet"]}
ONE = {"recruiting_cards": 1, "jesters": 4}


def test_p4_5_1_p4_5_8_used_at_once_when_won() -> None:
    """[P-4.5.1] [P-4.5.8] Right after paying, before the next object is named, the card is used or kept."""
    m = auction({}, {"table": ["poet", "jurist"]}, {"table": ["painter"]})
    win(m, 0, "recruiting_card")
    assert m.waiting == [0]
    assert sorted(texts(m, 0)) == ["hold", "recruit jurist", "recruit painter", "recruit poet"]
    m.play(0, "recruit painter")
    assert player(m, 0)["professions"] == ["painter"]
    assert (player(m, 0)["recruiting_cards"], player(m, 2)["recruiting_on_table"]) == (0, 1)
    assert player(m, 2)["table"] == []
    assert m.waiting == [1]


def test_p4_5_1_kept_and_used_in_a_later_phase_b() -> None:
    """[P-4.5.1] Kept in hand when won, used in a later round, for no action; the other actions are all left."""
    m = auction({}, POET, seats=3)
    win(m, 0, "recruiting_card")
    m.play(0, "hold")
    m.play(1, "refuse")
    m.play(2, "refuse")
    all_done(m)
    refuse_all(m)
    while m.waiting != [0]:
        m.play(m.waiting[0], "done")
    assert m.position()["round"] == 2
    play(m, 0, "recruit poet", "introduce travel", "build tower", "put e1 0")
    assert player(m, 0)["professions"] == ["poet"]


def test_p4_5_1_several_in_one_turn_and_after_the_actions() -> None:
    """[P-4.5.1] [P-4.5.7] Three cards, used before, between and after two actions; recruiting is never an action."""
    m = table({"recruiting_cards": 3}, {"table": ["poet", "jurist"]}, {"table": ["painter"]})
    play(m, 0, "recruit poet", "introduce travel", "recruit painter", "build tower", "put e1 0")
    assert texts(m, 0) == ["recruit jurist", "cash", "done"]
    m.play(0, "recruit jurist")
    assert sorted(player(m, 0)["professions"]) == ["jurist", "painter", "poet"]
    assert (player(m, 1)["recruiting_on_table"], player(m, 2)["recruiting_on_table"]) == (2, 1)


def test_p4_5_2_p4_5_9_the_cards_change_places_and_it_costs_nothing() -> None:
    """[P-4.5.2] [P-4.5.9] The profession goes into the hand, the recruiting card in its place; no money is paid."""
    m = table(ONE, POET)
    before = [player(m, seat) for seat in (0, 1)]
    m.play(0, "recruit poet")
    assert gains(before[0], player(m, 0)) == {"recruiting_cards": -1}
    assert gains(before[1], player(m, 1)) == {"recruiting_on_table": 1}
    assert (player(m, 0)["professions"], player(m, 0)["table"]) == (["poet"], [])
    assert (player(m, 1)["professions"], player(m, 1)["table"]) == ([], [])
    assert told(m, "recruited") == [{"event": "recruited", "rule": "P-4.5.2", "seat": 0, "card": "poet", "from": 1}]


def test_t70_p4_5_3_illegal_targets() -> None:
    """T-70 [P-4.5.3] [P-4.5.2] Not one's own table, no hand, no recruiting card on a table, no other card."""
    m = table(
        {**ONE, "table": ["painter"], "professions": ["dramatist"]},
        {"professions": ["jurist"], "recruiting_on_table": 1, "bonus": ["each_park"], "prestige_cards": ["most_parks"]},
        POET,
    )
    assert texts(m, 0, "recruit") == ["poet"]
    assert rule(m, 0, "recruit painter") == "P-4.5.3"
    for card in ("jurist", "dramatist", "alchemist", "each_park", "most_parks"):
        assert rule(m, 0, f"recruit {card}") in ("P-4.5.2", "P-4.5.3")


def test_t70_p4_5_3_a_recruiting_card_is_no_target() -> None:
    """T-70 [P-4.5.3] Only recruiting cards lie on other tables: there is nobody to recruit."""
    m = table(ONE, {"recruiting_on_table": 2}, {"recruiting_on_table": 1})
    assert texts(m, 0, "recruit") == []


def test_p4_5_1_without_a_recruiting_card_nobody_is_recruited() -> None:
    """[P-4.5.1] One card, one profession; without a card none."""
    m = table(ONE, {"table": ["poet", "jurist"]})
    m.play(0, "recruit poet")
    assert texts(m, 0, "recruit") == []
    assert rule(m, 0, "recruit jurist") == "P-4.5.1"


def test_p4_5_4_the_profession_is_played_in_the_same_round() -> None:
    """[P-4.5.4] Recruited and completed in one turn; the card counts itself."""
    m = table(ONE, POET)
    m.play(0, "recruit poet")
    assert work(m, 0, "poet") == 8 + 1
    assert player(m, 0)["table"] == ["poet"]


def test_p4_5_4_or_in_a_later_round() -> None:
    """[P-4.5.4] Recruited in round 1, completed in round 2."""
    m = table({**ONE, "jesters": 5}, POET, seats=3)
    play(m, 0, "recruit poet")
    all_done(m)
    refuse_all(m)
    while m.waiting != [0]:
        m.play(m.waiting[0], "done")
    assert work(m, 0, "poet") == 11


def test_p4_5_5_a_recruiting_card_counts_as_a_profession() -> None:
    """[P-4.5.5] In hand for its owner, on the table for the player before whom it lies: WV and bonus cards."""
    mine: Player = {"professions": ["poet"], "jesters": 3}
    assert work(table(mine), 0, "poet") == 7
    assert work(table({**mine, "recruiting_cards": 1}), 0, "poet") == 8
    assert work(table({**mine, "recruiting_on_table": 1}), 0, "poet") == 8
    assert work(table(mine, {"recruiting_cards": 2, "recruiting_on_table": 1}), 0, "poet") == 7
    both: Player = {**mine, "recruiting_cards": 2, "recruiting_on_table": 1}
    in_hand = table({**both, "bonus": ["profession_cards_in_hand"]})
    assert work(in_hand, 0, "poet", "profession_cards_in_hand") == 10 + 2
    on_table = table({**both, "bonus": ["works_on_table"]})
    assert work(on_table, 0, "poet", "works_on_table") == 10 + 2


def test_p4_5_5_a_recruiting_card_counts_as_a_work_for_prestige_cards() -> None:
    """[P-4.5.5] Most works: a recruiting card on the table ties with a profession."""
    m = table(
        {"prestige_cards": ["most_works"], "recruiting_on_table": 1}, {"table": ["poet"]}, seats=3, turn=2, round=7
    )
    m.play(2, "done")
    assert m.scores()[0]["prestige_cards"] == 4


def test_p4_5_6_recruiting_back() -> None:
    """[P-4.5.6] The poet is recruited, played by the other, recruited back and completes another work for the first."""
    m = table(ONE, {**POET, "recruiting_cards": 1, "jesters": 3}, seats=3)
    m.play(0, "recruit poet")
    work(m, 0, "poet")
    play(m, 0, "change 0", "done")
    m.play(1, "recruit poet")
    assert player(m, 1)["professions"] == ["poet"]
    assert work(m, 1, "poet") == 6 + 1 + 1
    assert (player(m, 0)["recruiting_on_table"], player(m, 1)["recruiting_on_table"]) == (1, 1)
    assert (player(m, 0)["table"], player(m, 1)["table"]) == ([], ["poet"])


def test_p4_5_6_not_while_it_is_in_a_hand() -> None:
    """[P-4.5.6] Recruited but not yet played, the profession does not lie face up."""
    m = table({"recruiting_cards": 1}, {**POET, "recruiting_cards": 1}, seats=3)
    play(m, 0, "recruit poet", "done")
    assert texts(m, 1, "recruit") == []
    assert rule(m, 1, "recruit poet") in ("P-4.5.2", "P-4.5.3")


def test_p4_5_7_not_inside_an_action_nor_out_of_turn() -> None:
    """[P-4.5.7] Not while a building is placed, cards are looked at or a work is under way; not in another's turn."""
    one = {**ONE, "professions": ["jurist"], "bonus": ["each_park"]}
    m = table(one, POET)
    assert rule(m, 1, "recruit poet") == "not-asked"
    m.play(0, "build tower")
    assert rule(m, 0, "recruit poet") == "not-now"
    m = table(one, POET)
    m.play(0, "work jurist")
    assert rule(m, 0, "recruit poet") == "not-now"
    m.play(0, "finish")
    assert rule(m, 0, "recruit poet") == "not-now"
    m.play(0, "change 1")
    assert rule(m, 0, "recruit poet") == ""
    m = table(one, POET)
    m.play(0, "buy_bonus")
    draw(
        m, *[f"turn_up {name}" for name in ("each_lake", "each_forest", "each_jester", "each_building", "each_freedom")]
    )
    assert rule(m, 0, "recruit poet") == "not-now"
    m = table({}, {**ONE, "table": ["painter"]}, POET)
    assert texts(m, 1) == []


def test_p4_5_8_without_a_target_the_card_is_kept() -> None:
    """[P-4.5.8] No profession on another table: nothing is asked."""
    m = auction({"table": ["poet"]}, {"recruiting_on_table": 1})
    win(m, 0, "recruiting_card")
    assert player(m, 0)["recruiting_cards"] == 1
    assert m.waiting == [1]


def test_p4_5_8_a_card_once_kept_is_used_in_no_phase_a() -> None:
    """[P-4.5.8] Neither as chooser nor as bidder; winning another object does not bring it back either."""
    m = auction({"recruiting_cards": 1}, POET)
    assert rule(m, 0, "recruit poet") == "not-now"
    m.play(0, "name jester")
    m.play(1, "raise")
    answers(m, "pass", "pass")
    assert rule(m, 0, "recruit poet") == "not-now"
    m.play(0, "pass")
    assert rule(m, 0, "recruit poet") == "not-now"
    m = auction({"recruiting_cards": 1}, POET)
    win(m, 0, "jester")
    assert m.waiting == [1]


def test_p4_5_8_nor_in_a2() -> None:
    """[P-4.5.8] A kept recruiting card cannot be used while character cards are sold."""
    m = auction({"recruiting_cards": 1}, POET, options={"muse_and_princess": True})
    refuse_all(m)
    assert m.waiting == [0]
    assert "bid muse 3" in texts(m, 0)
    assert texts(m, 0, "recruit") == []
    assert rule(m, 0, "recruit poet") == "not-now"


def test_p4_5_8_two_cards_in_hand_when_one_is_won() -> None:
    """[P-4.5.8] Only the card just won is used at once: after one recruit the next object is named."""
    m = auction({"recruiting_cards": 1}, {"table": ["poet", "jurist"]})
    win(m, 0, "recruiting_card")
    m.play(0, "recruit poet")
    assert player(m, 0)["recruiting_cards"] == 1
    assert m.waiting == [1]


def test_p4_5_9_a_used_card_stays_to_the_end() -> None:
    """[P-4.5.9] Neither player gets it back, the stack does not either; it counts as a work at the end."""
    m = table(ONE, POET, round=6, seats=3)
    m.play(0, "recruit poet")
    assert supply(m)["recruiting_cards"] == 4
    while not m.over:
        all_done(m)
        refuse_all(m)
    assert player(m, 1)["recruiting_on_table"] == 1
    assert supply(m)["recruiting_cards"] == 4
    assert player(m, 0)["recruiting_cards"] == 0


# ---------------------------------------------------------------- general


def test_p4_6_1_objects_serve_only_their_own_principality() -> None:
    """[P-4.6.1] Jesters, architects, freedoms, buildings and landscapes of others add nothing and lower no price."""
    others = {"jesters": 4, "architects": 3, "freedoms": ["travel"], **own("theatre", "lake")}
    m = table({"professions": ["poet"], "jesters": 3}, others)
    assert work(m, 0, "poet") == 7
    play(m, 0, "change 0", "build tower", "put e1 0")
    assert player(m, 0)["money"] == 3500 + 700 - 700
