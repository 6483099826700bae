"""What others may not know is not in their views, and worlds sampled from a view are all those that can be."""

import json
from collections.abc import Callable
from itertools import product

import pytest

from signoria.games.fief.game import GAME
from signoria.games.fief.moves import VERBS
from signoria.games.fief.pieces import BIT, CARDS, COPY_FIRST, KIND, KINDS, KNIGHT, MAN
from signoria.games.fief.state import (
    COUNTED,
    DECK,
    DECK_CALAMITIES,
    FACE_DOWN,
    FOG_MOST,
    HAND_OF,
    KNOWN_CARD,
    MEN_IN,
    Table,
)
from signoria.games.fief.steps.kinds import (
    BALLOTS,
    CALAMITIES,
    ELECTION,
    PURCHASES,
    REVOLT_STEP,
    SEALED_BALLOTS,
    WINDOW,
)
from signoria.games.fief.units import COUNTER, row
from signoria.games.fief.view import known, sample
from signoria.games.fief.windows import ANSWER, BEFORE_INCOME, FIRST_MOVE, PASSES
from signoria.kernel.contract.nodes import looks_asked
from signoria.kernel.flow import ALL_SEEING, SPECTATOR, UNKNOWN, legal, optional, waiting
from signoria.kernel.rng import Rng
from tests.fief.calm_tables import calm
from tests.fief.mid_games import moments
from tests.fief.movement_tables import baudoin_at_blaye, march, two_knights
from tests.fief.tables import (
    asked,
    begin,
    bishop,
    calamity,
    empty_decks,
    hand,
    kind_of,
    lord,
    lord_of,
    play,
    push,
    stand,
    table,
    to_discard,
    troops,
    village,
)

VIEWERS = range(SPECTATOR, 3)

# ---------------------------------------------------------------- secrets
# Each makes two tables that differ only in something hidden; whoever is named knows of it.

Secret = Callable[[int], Table]


def a_hand(which: int) -> Table:
    """[F-13.3]"""
    s = table(3)
    hand(s, 1, ("tunnel", "justice")[which])
    return s


def an_answer(which: int) -> Table:
    """[F-9.5]"""
    s = table(3)
    calamity(s, "famine", "b1")
    lord(s, "arthur", 0, "blaye")
    hand(s, 1, "revolt")
    f = push(s, WINDOW, BEFORE_INCOME, 7)
    s.stack[f + ANSWER + 1] = (PASSES, FIRST_MOVE + VERBS.parse("revolt blaye"))[which]
    return s


def a_ballot(kind: int, numbers: list[int]) -> Table:
    s = table(3)
    for name, seat, at in (("arthur", 0, "blaye"), ("baudoin", 1, "sigy"), ("charles", 2, "bourg")):
        lord(s, name, seat, at)
    push(s, ELECTION, 0, BIT[lord_of("arthur")] | BIT[lord_of("baudoin")], 1)
    push(s, kind, *numbers)
    return s


def a_side(which: int) -> Table:
    """Seat 1 has laid a marker on each of two candidates. [F-1.3.3]"""
    return a_ballot(BALLOTS, [2, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1 + which])


def a_side_under_a_window(which: int) -> Table:
    """All have laid, and surprise cards may be played before the count. [F-1.3.6]"""
    s = a_ballot(BALLOTS, [3, 1, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1 + which])
    push(s, WINDOW, 1, 7)
    return s


def a_sealed_ballot(which: int) -> Table:
    """Seat 1 has laid and seat 2 has not. [F-13.2]"""
    s = a_ballot(SEALED_BALLOTS, [2, 0, 0, 1 + which, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    bishop(s, "baudoin", "b4")
    bishop(s, "charles", "b5")
    return s


def a_kind_of_troops(which: int) -> Table:
    """Seat 1 has a knight here or there. [F-11.2]"""
    s = table(3, fog_of_war=True)
    troops(s, 1, "blaye", men=2 + which, knights=1 - which)
    troops(s, 1, "sigy", men=1 - which, knights=which)
    return s


def a_purchase(which: int) -> Table:
    """Seat 0 has placed a unit and not yet said what it is. [F-11.2]"""
    s = table(3, fog_of_war=True)
    lord(s, "arthur", 0, "blaye")
    begin(s, PURCHASES)
    play(s, 0, ("hire man_at_arms blaye", "hire knight blaye")[which])
    return s


def a_load(which: int) -> Table:
    """Of those who go along others learn how many they are, not yet and never of which kind. [F-11.2]"""
    s = baudoin_at_blaye(men=2, knights=1, fog=True)
    march(s, 0, "baudoin", "step charolles", f"men {which}")
    return s


def a_ride(which: int) -> Table:
    """Seat 0's knight who does not ride stands where it rides through, or elsewhere. [F-5.3.7] [F-11.2]"""
    s = two_knights(fog=True)
    troops(s, 0, "charolles/villeneuve", men=1 + which, knights=1 - which)
    troops(s, 0, "sigy", men=1 - which, knights=which)
    march(s, 0, "baudoin", "step charolles", "men 0", "knights 2", "cavalcade l_epervier", "knights 2")
    play(s, 1, "bar")
    return s


def secret_offer(*moves: str, hidden_money: bool = False) -> Table:
    s = calm(table(3, hidden_money=hidden_money))
    hand(s, 0, "tunnel", "justice")
    play(s, 0, "offer 1", "token", *moves)
    return s


def an_offer_of_money(which: int) -> Table:
    """[F-8.1]"""
    return secret_offer(f"money give {1 + which}", "kind give tunnel", "propose")


def an_offer_of_a_card(which: int) -> Table:
    """[F-8.1]"""
    return secret_offer(f"kind give {('tunnel', 'justice')[which]}", "propose")


def an_unmade_offer(which: int) -> Table:
    """[F-8.1]"""
    return secret_offer(*["money give 1"] * which)


def an_unmade_open_offer(which: int) -> Table:
    """[F-8.1]"""
    s = calm(table(3))
    play(s, 0, "offer 1", *["money take 1"] * which)
    return s


def an_unmade_gift_of_a_village(which: int) -> Table:
    """[F-8.1]"""
    s = calm(table(3))
    troops(s, 0, "blaye", men=1)
    troops(s, 1, "blaye/charolles", men=1)
    play(s, 0, "offer 1", *["village give blaye"] * which)
    return s


def a_token_laid_down(which: int) -> Table:
    """[F-8.1]"""
    s = calm(table(3))
    play(s, 0, "offer 1", *["token"] * which)
    return s


def a_private_payment(which: int) -> Table:
    """[F-8.1] [F-13.6]"""
    s = an_offer_with_hidden_money(1 + which)
    play(s, 1, "accept")
    return s


def an_offer_with_hidden_money(sum: int) -> Table:
    return secret_offer(f"money give {sum}", "kind give tunnel", "propose", hidden_money=True)


def a_private_trade(which: int) -> Table:
    """[F-8.1]"""
    s = an_offer_of_a_card(which)
    play(s, 1, "accept")
    return s


SECRETS: list[tuple[Secret, set[int]]] = [
    (a_hand, {1}),
    (an_answer, {1}),
    (a_side, {1}),
    (a_side_under_a_window, {1}),
    (a_sealed_ballot, {1}),
    (a_kind_of_troops, {1}),
    (a_purchase, {0}),
    (a_load, {0}),
    (a_ride, {0}),
    (an_offer_of_money, {0, 1}),
    (an_offer_of_a_card, {0, 1}),
    (an_unmade_offer, {0}),
    (an_unmade_open_offer, {0}),
    (an_unmade_gift_of_a_village, {0}),
    (a_token_laid_down, {0}),
    (a_private_payment, {0, 1}),
    (a_private_trade, {0, 1}),
]
NAMES = [secret.__name__ for secret, _ in SECRETS]


@pytest.mark.parametrize(("secret", "insiders"), SECRETS, ids=NAMES)
def test_f13_3_only_insiders_can_tell(secret: Secret, insiders: set[int]) -> None:
    s, t = secret(0), secret(1)
    assert GAME.problems(s) == GAME.problems(t) == []
    for viewer in VIEWERS:
        here, there = known(s, viewer), known(t, viewer)
        assert here.same(there) == (viewer not in insiders)
        if viewer not in insiders:
            assert json.dumps(GAME.document(here)) == json.dumps(GAME.document(there))
            assert waiting(here) == waiting(there)
            assert looks_asked(here, s)
            assert looks_asked(there, t)
            assert optional(here) == optional(s) == optional(t)


@pytest.mark.parametrize(("secret", "insiders"), SECRETS, ids=NAMES)
def test_f13_3_both_are_among_the_worlds_of_an_outsider(secret: Secret, insiders: set[int]) -> None:
    s, t = secret(0), secret(1)
    numbers = different_numbers(s, t)
    for viewer in set(VIEWERS) - insiders:
        k = known(s, viewer)
        worlds = worlds_of(k, 400)
        for w in worlds[:40]:
            assert GAME.problems(w) == []
            assert w.viewer == ALL_SEEING
            assert known(w, viewer).same(k)
        answer_sealed(worlds, insiders)
        assert all(known(w, viewer).same(k) for w in worlds[:40])
        for true in (s, t):
            assert any(agree(true, w, numbers) for w in worlds)


@pytest.mark.parametrize(("secret", "insiders"), SECRETS, ids=NAMES)
def test_a_planted_leak_is_caught(secret: Secret, insiders: set[int]) -> None:
    """A view in which any of the hidden numbers shows looks different in another world of the same view."""
    s = secret(0)
    for number in different_numbers(s, secret(1)):
        for viewer in set(VIEWERS) - insiders:
            k = known(s, viewer)
            if shown(k, number) != shown(s, number):
                assert any(shown(w, number) != shown(s, number) for w in worlds_of(k, 200))


def different_numbers(s: Table, t: Table) -> list[int]:
    """Where two tables differ, knowledge of others aside, which a sampled world does not guess."""
    cells = [i for i in range(COUNTED) if s.cells[i] != t.cells[i]]
    return cells + [-1 - i for i in range(s.used) if s.stack[i] != t.stack[i]]


def worlds_of(k: Table, n: int) -> list[Table]:
    rng = Rng(1)
    return [sample(k, rng) for _ in range(n)]


def answer_sealed(worlds: list[Table], seats: set[int]) -> None:
    """To a viewer nobody else has answered a sealed step that is open, so in its worlds they answer now."""
    rng = Rng(2)
    for w in worlds:
        step = w.steps[w.stack[w.top]]
        for seat in seats if step.sealed else ():
            moves = legal(w, seat).items
            step.apply(w, w.top, seat, moves[rng.below(len(moves))])


def shown(s: Table, number: int) -> int:
    return int(s.cells[number] if number >= 0 else s.stack[-1 - number])


def agree(s: Table, t: Table, numbers: list[int]) -> bool:
    return all(shown(s, number) == shown(t, number) for number in numbers)


# ---------------------------------------------------------------- what is shown


def test_f13_3_a_view_shows_the_own_hand_and_how_many_cards_others_have() -> None:
    s = table(3)
    hand(s, 0, "tax")
    hand(s, 1, "tunnel", "justice")
    players = GAME.document(known(s, 0))["players"]
    assert isinstance(players, list)
    assert [player["hand"] for player in players] == [["tax"], [None, None], []]


def test_f0_1_nobody_knows_what_is_in_the_decks() -> None:
    s = table(3)
    for viewer in VIEWERS:
        assert {known(s, viewer).cells[DECK + kind] for kind in range(KINDS)} == {UNKNOWN}


def test_f2_1_3_a_calamity_that_lies_face_down_may_be_any() -> None:
    """Its face is drawn when it is turned up, so that no state holds it."""
    s = table(3, phase=2)
    s.cells[FACE_DOWN] += 1
    s.cells[DECK_CALAMITIES] -= 1
    begin(s, CALAMITIES)
    assert [VERBS.text(move) for move in legal(s, 8).items] == ["reveal bad_weather", "reveal famine", "reveal plague"]
    for viewer in VIEWERS:
        assert "famine" not in json.dumps(GAME.document(known(s, viewer)))


def test_f9_5_answers_that_were_carried_out_are_known() -> None:
    """Seat 1 has played its card; seat 2 comes after it, and nobody knows yet whether it passed."""
    s = an_answer(1)
    troops(s, 0, "blaye", men=1)
    hand(s, 2, "tunnel")
    s.stack[s.top + ANSWER + 0] = PASSES
    window = s.top
    play(s, 2, "pass")
    assert s.stack[s.top] == REVOLT_STEP
    assert [known(s, 0).stack[window + ANSWER + seat] for seat in range(3)] == [PASSES, PASSES, UNKNOWN]


def test_f8_1_whoever_traded_knows_who_has_the_card() -> None:
    s = a_private_trade(0)
    first = COPY_FIRST[kind_of("tunnel")]
    assert known(s, 0).cells[KNOWN_CARD + 0 * CARDS + first] == BIT[1]
    assert min([w.hand(1, kind_of("tunnel")) for w in worlds_of(known(s, 0), 40)]) == 1
    assert {int(w.hand(1, kind_of("tunnel"))) for w in worlds_of(known(s, 2), 200)} >= {0, 1}


def test_f13_6_what_two_who_paid_in_secret_have_together_is_known() -> None:
    s = a_private_payment(0)
    for viewer in (SPECTATOR, 2):
        k = known(s, viewer)
        assert [int(k.money(seat)) for seat in range(3)] == [UNKNOWN, UNKNOWN, 5]
        pairs = {(int(w.money(0)), int(w.money(1))) for w in worlds_of(k, 300)}
        assert pairs == {(sum, 10 - sum) for sum in range(11)}
    for viewer in (0, 1):
        assert [int(known(s, viewer).money(seat)) for seat in range(3)] == [4, 6, 5]


def test_f13_6_money_that_changes_hands_in_the_open_is_counted_by_all() -> None:
    s = calm(table(3, hidden_money=True))
    play(s, 0, "offer 1", "money give 2", "propose")
    for viewer in VIEWERS:
        assert [int(known(s, viewer).money(seat)) for seat in range(3)] == [3, 7, 5]


def test_f11_2_the_kinds_of_troops_are_shown_to_their_owner() -> None:
    s = a_kind_of_troops(0)
    mine, theirs = GAME.document(known(s, 1)), GAME.document(known(s, 0))
    assert mine["players"][1]["troops"]["blaye"] == {"men": 2, "knights": 1}  # type: ignore[index]
    assert theirs["players"][1]["troops"]["blaye"] == {"tokens": 3}  # type: ignore[index]
    assert theirs["players"][1]["knights"] == 1  # type: ignore[index]


def test_f11_2_every_place_for_the_knights_can_be_and_no_other() -> None:
    """Two knights among five tokens at two stands, of which one has at most one."""
    s = table(3, fog_of_war=True)
    troops(s, 1, "blaye", men=1, knights=2)
    troops(s, 1, "sigy", men=1)
    worlds = worlds_of(known(s, 0), 100)
    assert {(int(w.knights(1, village("blaye"))), int(w.knights(1, village("sigy")))) for w in worlds} == {
        (2, 0),
        (1, 1),
    }


@pytest.mark.parametrize("exposed", [0, 1])
def test_f5_3_7_f11_2_those_who_were_seen_to_ride_are_among_those_who_can(exposed: int) -> None:
    """Beside a knight who rides stands somebody too tired to: worlds in which that one was the knight had no riders.

    Nobody was asked to bar the way there, although everybody sees that seat 1 is.
    """
    s = baudoin_at_blaye(knights=1, fog=True)
    troops(s, 1, "charolles", men=1)
    march(s, 0, "baudoin", "step charolles", "men 0", "knights 1")
    gate = stand("charolles/blaye")
    s.cells[row(0, gate, 0)] = 0
    s.cells[row(0, gate, exposed)] = COUNTER[4 * KNIGHT + 1]
    s.cells[row(0, gate, 0)] += COUNTER[4 * MAN + 2]
    s.cells[MEN_IN + village("charolles")] += 1
    s.cells[FOG_MOST + gate] += 1
    play(s, 0, "cavalcade l_epervier", "knights 1")
    assert asked(s) == [1]
    for viewer in (1, 2, SPECTATOR):
        assert asked(known(s, viewer)) == [1]
        assert [asked(world) for world in worlds_of(known(s, viewer), 40)] == [[1]] * 40


# ---------------------------------------------------------------- all worlds, and no others


def test_f13_3_every_deal_that_fits_is_found() -> None:
    """Four cards are left: seat 1 has two and seat 2 one; the viewer knows that a Revolt is with one of the two."""
    s = table(3)
    hand(s, 1, "revolt", "justice")
    hand(s, 2, "ambush")
    keep = {"revolt": 1, "justice": 1, "ambush": 1, "tunnel": 1}
    for kind in range(KINDS):
        name = KIND.names[kind]
        held = sum(int(s.hand(seat, kind)) for seat in range(3))
        to_discard(s, *[name] * (int(s.cells[DECK + kind]) - keep.get(name, 0) + held))
    s.cells[KNOWN_CARD + 0 * CARDS + COPY_FIRST[kind_of("revolt")]] = BIT[1] | BIT[2]
    assert GAME.problems(s) == []
    found = {hands_of(w) for w in worlds_of(known(s, 0), 600)}
    cards = sorted(kind_of(name) for name in keep)
    expected = set()
    for one, two, three in product(cards, repeat=3):
        if len({one, two, three}) == 3 and kind_of("revolt") in (one, two, three):
            expected.add((tuple(sorted((one, two))), (three,)))
    assert found == expected


def hands_of(s: Table) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(kind for kind in range(KINDS) for _ in range(int(s.cells[HAND_OF + seat * KINDS + kind])))
        for seat in (1, 2)
    )


def test_f13_3_knowledge_about_several_cards_is_kept_together() -> None:
    """Each of two hands has room for one card: what is known of one card says where the other is."""
    s = table(3)
    hand(s, 1, "justice")
    hand(s, 2, "ambush")
    empty_decks(s)
    s.cells[KNOWN_CARD + 0 * CARDS + COPY_FIRST[kind_of("justice")]] = BIT[1] | BIT[2]
    s.cells[KNOWN_CARD + 0 * CARDS + COPY_FIRST[kind_of("ambush")]] = BIT[2]
    for w in worlds_of(known(s, 0), 40):
        assert w.hand(1, kind_of("justice")) == 1


def test_sampling_depends_only_on_what_is_known() -> None:
    for secret, insiders in SECRETS:
        for viewer in set(VIEWERS) - insiders:
            here, there = known(secret(0), viewer), known(secret(1), viewer)
            assert sample(here, Rng(3)).same(sample(there, Rng(3)))


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        (3, 1, {}),
        (4, 2, {"hidden_money": True}),
        (5, 3, {"fog_of_war": True, "simultaneous_votes": True}),
        (6, 4, {"fog_of_war": True, "hidden_money": True, "open_diplomacy": True}),
        (4, 5, {"relics": True, "simultaneous_votes": True}),
    ],
)
def test_in_the_middle_of_anything_views_are_sound(seats: int, seed: int, options: dict[str, bool]) -> None:
    """Whoever looks sees who is asked and what he may do himself; worlds of his view look the same to him."""
    for s in moments(seats, seed, 900, 60, **options):
        for viewer in range(SPECTATOR, seats):
            k = known(s, viewer)
            assert known(k, viewer).same(k)
            assert looks_asked(k, s)
            assert optional(k) == optional(s)
            w = sample(k, Rng(seed))
            assert GAME.problems(k) == GAME.problems(w) == []
            assert known(w, viewer).same(k)
            assert looks_asked(k, w)
            assert optional(w) == optional(s)
            if viewer >= 0 and (waiting(s) | optional(s)) >> viewer & 1:
                moves = list(legal(s, viewer).items)
                assert moves == list(legal(k, viewer).items) == list(legal(w, viewer).items)
