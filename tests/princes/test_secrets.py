"""What stays hidden, what stays known, and worlds drawn from it: parts 1.7, 1.8 and 4.4.2 with the stacks."""

import random
from typing import Any

import pytest

import signoria
from signoria.kernel.domains import Json
from signoria.kernel.match import Match
from signoria.kernel.rng import Rng
from tests.princes.minds import BONUS, Minds, buys, compare, free, possible, small, worlds
from tests.princes.tables import (
    Player,
    auction,
    document,
    draw,
    look,
    play,
    player,
    stack,
    table,
    texts,
    win,
    work,
)

FIVE = ["most_works", "most_parks", "most_lakes", "most_forests", "most_jesters"]


def seen(m: Match, viewer: int | None, seat: int) -> Player:
    """A player as a viewer sees it."""
    shown: Any = m.view(viewer)["players"]
    found: Player = shown[seat]
    return found


def under(m: Match, viewer: int | None, deck: str) -> list[str | None]:
    shown: Any = m.view(viewer)["stacks"]
    found: list[str | None] = shown[deck]["under"]
    return found


# ---------------------------------------------------------------- hands and stacks


def test_p1_7_hands_are_hidden_and_counted() -> None:
    """[P-1.7] Others and spectators see how many cards a hand has, its owner sees which."""
    hand = {"professions": ["poet", "jurist"], "bonus": ["each_lake"], "prestige_cards": ["most_lakes"]}
    m = table({**hand, "recruiting_cards": 2})
    for viewer in (None, 1, 2, 3):
        shown = seen(m, viewer, 0)
        assert (shown["professions"], shown["bonus"], shown["prestige_cards"]) == ([None, None], [None], [None])
        assert shown["recruiting_cards"] == 2
    shown = seen(m, 0, 0)
    assert (shown["professions"], shown["bonus"], shown["prestige_cards"]) == (
        ["poet", "jurist"], ["each_lake"], ["most_lakes"],
    )  # fmt: skip


def test_p1_7_nothing_hidden_is_anywhere_in_a_view() -> None:
    """[P-1.7] The name of a card in another's hand stands nowhere in the document and in no event."""
    m = table({"professions": ["poet"], "bonus": ["each_lake"], "prestige_cards": ["most_lakes"]}, {})
    for viewer in (None, 1):
        text = str(m.view(viewer)) + str(m.log(viewer)) + "".join(m.sentences(viewer))
        for card in ("poet", "each_lake", "most_lakes"):
            assert card not in text.replace("most_lakes_", "")


def test_p1_7_open_cards_are_seen_by_all() -> None:
    """[P-1.7] Professions on a table and bonus cards played lie open."""
    m = table({"professions": ["poet"], "jesters": 6, "bonus": ["each_jester"]})
    work(m, 0, "poet", "each_jester")
    for viewer in (None, 0, 1):
        assert seen(m, viewer, 0)["table"] == ["poet"]
        assert m.view(viewer)["out"] == ["each_jester"]


@pytest.mark.parametrize("open_money", [True, False])
def test_p1_7_money(open_money: bool) -> None:
    """[P-1.7] Public; with the option off the document shows only the own."""
    m = table(options={"open_money": open_money})
    assert [seen(m, 1, seat)["money"] for seat in range(4)] == ([3500] * 4 if open_money else [None, 3500, None, None])
    assert [seen(m, None, seat)["money"] for seat in range(4)] == ([3500] * 4 if open_money else [None] * 4)


def test_p1_8_the_choice_of_professions_is_secret() -> None:
    """[P-1.8] [P-1.2] Packs are seen by their owners; an answer is hidden, also after all have answered."""
    m = signoria.new("princes", seats=3, seed=5)
    packs = [player(m, seat)["pack"] for seat in range(3)]
    assert seen(m, 0, 0)["pack"] == packs[0]
    assert seen(m, 1, 0)["pack"] == [None] * 4
    m.play(0, f"return {packs[0][2]}")
    assert str(m.view(1)).count(packs[0][2]) == 0
    assert m.log(1)[-1].get("card") is None
    m.play(1, f"return {packs[1][0]}")
    m.play(2, f"return {packs[2][0]}")
    assert seen(m, 1, 0)["professions"] == [None] * 3
    assert sorted(seen(m, 0, 0)["professions"]) == sorted([card for card in packs[0] if card != packs[0][2]])


def test_p1_2_whoever_returned_a_card_knows_where_it_is_not() -> None:
    """[P-1.2] A returned profession lies in the stack: in no world of its owner is it in another's hand."""
    m = signoria.new("princes", seats=3, seed=5)
    packs = [player(m, seat)["pack"] for seat in range(3)]
    for seat in range(3):
        m.play(seat, f"return {packs[seat][0]}")
    for world in worlds(m, 0, 40):
        for other in (1, 2):
            assert packs[0][0] not in world["players"][other]["professions"]
    assert any([packs[1][0] in world["players"][2]["professions"] for world in worlds(m, 0, 80)])


def test_p4_4_2_only_the_buyer_sees_the_cards() -> None:
    """[P-4.4.2] While they are looked at and after, others see how many, not which."""
    m = auction()
    win(m, 0, "prestige_card")
    draw(m, *[f"turn_up {card}" for card in FIVE])
    assert seen(m, 0, 0)["looking"] == {"prestige": FIVE} or sorted(seen(m, 0, 0)["looking"]["prestige"]) == sorted(
        FIVE
    )
    assert seen(m, 1, 0)["looking"] == {"prestige": [None] * 5}
    m.play(0, "keep most_works")
    assert "most_works" not in str(m.view(1)) + str(m.log(1)) + str(m.log(None))
    play(m, 0, "under most_jesters", "under most_parks", "under most_lakes")
    assert under(m, 0, "prestige") == ["most_jesters", "most_parks", "most_lakes", "most_forests"]
    assert under(m, 1, "prestige") == [None] * 4
    assert under(m, None, "prestige") == [None] * 4
    assert seen(m, 1, 0)["prestige_cards"] == [None]
    for card in FIVE:
        assert card not in str(m.log(1)) + str(m.log(None)) + str(m.view(1))


def test_p4_4_2_what_was_put_under_stays_known_until_it_moves() -> None:
    """[P-4.4.2] The buyer still knows place and order after others have drawn from the stack above."""
    m = small(12, [], [], [])
    play(m, 0, "buy_bonus")
    look(m, 0, *texts(m, signoria.CHANCE, "turn_up")[:5])
    mine = under(m, 0, "bonus")
    assert None not in mine
    play(m, 0, "done")
    play(m, 1, "buy_bonus")
    look(m, 1, *texts(m, signoria.CHANCE, "turn_up")[:5])
    assert under(m, 0, "bonus") == [*mine, None, None, None, None]
    assert under(m, 1, "bonus")[:4] == [None] * 4
    assert None not in under(m, 1, "bonus")[4:]
    assert under(m, 2, "bonus") == [None] * 8


def test_p4_4_2_the_stack_above_is_drawn_first_then_the_order_chosen() -> None:
    """[P-4.4.2] Six cards: five looked at; the next looker sees the sixth and then those put under, in order."""
    m = small(6, [], [], [])
    play(m, 0, "buy_bonus")
    cards = texts(m, signoria.CHANCE, "turn_up")
    look(m, 0, *[cards[i] for i in (3, 1, 4, 0, 2)])
    play(m, 0, "done")
    play(m, 1, "buy_bonus")
    for card in [cards[5], cards[1], cards[4], cards[0], cards[2]]:
        assert texts(m, signoria.CHANCE, "turn_up") == [card]
        draw(m, f"turn_up {card}")


def test_p4_4_2_which_card_another_kept_is_not_known() -> None:
    """[P-4.4.2] Cards I put under, looked at by another: I know the set but neither hand nor order any more."""
    m = small(3, [], [], [])
    play(m, 0, "buy_bonus")
    cards = texts(m, signoria.CHANCE, "turn_up")
    look(m, 0, *cards)
    play(m, 0, "done")
    play(m, 1, "buy_bonus")
    draw(m, *[f"turn_up {card}" for card in cards[1:]])
    assert sorted(seen(m, 0, 1)["looking"]["bonus"]) == sorted(cards[1:])  # where they lie is public, not what B does
    play(m, 1, f"keep {cards[2]}")
    assert (seen(m, 0, 1)["bonus"], under(m, 0, "bonus")) == ([None], [None])
    assert (seen(m, 1, 1)["bonus"], under(m, 1, "bonus")) == ([cards[2]], [cards[1]])
    assert possible(m, 0) == {((cards[0],), (cards[1],), (), (cards[2],)), ((cards[0],), (cards[2],), (), (cards[1],))}


def test_p4_5_2_a_recruited_profession_is_known_to_be_in_hand() -> None:
    """[P-4.5.2] [P-1.7] Recruited into a hand of unknown cards: known to be there in every world."""
    m = table({"professions": ["poet", "jurist"], "recruiting_cards": 1}, {"table": ["painter"]})
    m.play(0, "recruit painter")
    for world in worlds(m, 2, 30):
        assert "painter" in world["players"][0]["professions"]
    assert seen(m, 2, 0)["professions"].count(None) >= 2
    m = table({"recruiting_cards": 1}, {"table": ["painter"]})
    m.play(0, "recruit painter")
    assert seen(m, 2, 0)["professions"] == ["painter"]


def test_p1_7_a_card_played_from_hand_tells_nothing_of_the_others() -> None:
    """[P-1.7] After one of three professions is played the other two are as unknown as before."""
    m = table({"professions": ["poet", "jurist", "painter"], "jesters": 6})
    play(m, 0, "work jurist", "change 0")
    assert seen(m, 1, 0)["professions"] == [None, None]
    assert sorted(seen(m, 0, 0)["professions"]) == ["painter", "poet"]
    pairs = {tuple(sorted(world["players"][0]["professions"])) for world in worlds(m, 1, 60)}
    assert len(pairs) > 20
    assert all(["jurist" not in pair for pair in pairs])


# ---------------------------------------------------------------- worlds against brute force


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("cards", [2, 3, 4])
def test_p4_4_2_p5_6_1_worlds_after_purchases(cards: int, seed: int) -> None:
    """[P-4.4.2] [P-5.6.1] Empty hands, each of three seats buys one card: worlds agree with trying out everything."""
    rng = random.Random(seed)
    hands: list[list[str]] = [[], [], []]
    m = small(cards, *hands)
    minds = Minds(hands, free(hands, cards))
    for seat in range(min(3, cards)):
        buys(m, minds, seat, rng)
        compare(m, minds)
        if m.waiting == [seat]:
            m.play(seat, "done")


@pytest.mark.parametrize("seed", range(3))
def test_p5_6_1_worlds_after_one_purchase_into_full_hands(seed: int) -> None:
    """[P-5.6.1] [P-1.7] Hands already hold unknown cards; the first purchase mixes with them."""
    rng = random.Random(seed)
    hands = [["each_lake"], ["each_park"], []]
    m = small(3, *hands)
    minds = Minds(hands, free(hands, 3))
    buys(m, minds, 0, rng)
    compare(m, minds)


def test_p5_6_1_a_known_pair_split_between_a_full_hand_and_the_stack() -> None:
    """[P-5.6.1] [P-4.4.2] I put b and c under; another, who holds x, looks at both, keeps one, puts the other back.

    So the card under the stack is b or c: no world has both in that hand and x under the stack.
    """
    hands: list[list[str]] = [[], ["each_lake"], []]
    m = small(3, *hands)
    a, b, c = free(hands, 3)
    minds = Minds(hands, [a, b, c])
    play(m, 0, "buy_bonus")
    look(m, 0, a, b, c)
    minds.buy(0, [a, b, c], a, [b, c])
    play(m, 0, "done")
    play(m, 1, "buy_bonus")
    look(m, 1, b, c)
    minds.buy(1, [b, c], b, [c])
    x = "each_lake"
    assert minds.worlds(0) == {((a,), tuple(sorted((b, x))), (), (c,)), ((a,), tuple(sorted((c, x))), (), (b,))}
    assert possible(m, 0) == minds.worlds(0)


@pytest.mark.parametrize("seed", range(3))
def test_p4_4_2_two_purchases_each(seed: int) -> None:
    """[P-4.4.2] [P-5.6.1] Two seats buy twice from a stack of four: no world contradicts what its viewer has seen."""
    rng = random.Random(seed)
    hands: list[list[str]] = [[], [], []]
    m = small(4, *hands)
    minds = Minds(hands, free(hands, 4))
    for seat in range(2):
        for _ in range(2):
            buys(m, minds, seat, rng)
            compare(m, minds)
        if m.waiting == [seat]:
            m.play(seat, "done")


def test_p5_2_5_a_bonus_card_played_leaves_the_rest_unknown() -> None:
    """[P-5.2.5] [P-1.7] Bought and mixed with the hand, then one of both is played: worlds agree with brute force."""
    hands: list[list[str]] = [[], ["each_lake"], []]
    m = signoria.from_position(
        document(
            ({"money": 5000}, {"money": 5000, "bonus": hands[1], "professions": ["poet"], "jesters": 6}),
            seats=3, turn=1, out=[card for card in BONUS if card != "each_lake"][3:],
        ),
        chance="manual",
    )  # fmt: skip
    minds = Minds(hands, free(hands, 3))
    rng = random.Random(1)
    buys(m, minds, 1, rng)
    card = next(name for name in player(m, 1)["bonus"] if name != "each_lake")
    work(m, 1, "poet", card)
    play(m, 1, "change 0")
    minds.play(1, card)
    compare(m, minds)


# ---------------------------------------------------------------- recall in whole games


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("expanded", [False, True])
def test_p1_7_views_remember_and_betray_nothing(seats: int, expanded: bool) -> None:
    """[P-1.7] [P-4.4.2] In random games: own hands are whole, others hidden unless recruited or put under by oneself.

    What a view names is true, the worlds drawn from it give the same view again, and all of them are in order.
    """
    rng = random.Random(seats)
    options: dict[str, Json] = {"muse_and_princess": expanded, "cooperative_building": expanded}
    m = signoria.new("princes", seats=seats, options=options, seed=seats + 10)
    moves = 0
    while not m.over:
        seat = m.waiting[0]
        legal = [move for move in m.legal(seat) if move.verb not in ("cash", "done", "refuse", "pass", "propose")]
        m.play(seat, rng.choice(legal or list(m.legal(seat))))
        moves += 1
        if moves % 25 == 0:
            for viewer in (None, *range(seats)):
                check_view(m, viewer)


def check_view(m: Match, viewer: int | None) -> None:
    truth: Any = m.position()
    view: Any = m.view(viewer)
    for seat, (real, shown) in enumerate(zip(truth["players"], view["players"], strict=True)):
        for field in ("professions", "bonus", "prestige_cards"):
            assert len(real[field]) == len(shown[field])
            for card, name in zip(real[field], shown[field], strict=True):
                assert name is None or name == card
                assert name == card or seat != viewer
    for deck in ("professions", "bonus", "prestige"):
        real = truth["stacks"][deck]["under"]
        for card, name in zip(real, view["stacks"][deck]["under"], strict=True):
            assert name is None or name == card
    believed = m.game.known(m.state, m.viewer(viewer))
    drawn = m.game.sample(believed, Rng(m.seats))
    assert m.game.problems(drawn) == []
    assert m.game.known(drawn, m.viewer(viewer)).same(believed)


def test_p8_1_a_seat_cannot_see_the_score_of_hidden_cards() -> None:
    """[P-8.1] [P-1.7] Scores in the game are the same whatever prestige cards a hand holds."""
    assert table({"prestige_cards": ["most_lakes"]}).scores() == table({"prestige_cards": ["most_works"]}).scores()
    assert stack(table({"prestige_cards": ["most_lakes"]}), "prestige")["shuffled"] == 13
