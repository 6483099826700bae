"""Offers and private talks: putting together, consent, secrecy, limits. [F-8] [F-12.3] [F-13.4] [F-13.6]"""

import pytest

from signoria.games.fief import offers, windows
from signoria.games.fief.game import GAME
from signoria.games.fief.moves import ACCEPT, PROPOSE, REFUSE
from signoria.games.fief.pieces import CARDS, COPY_FIRST, GATES_FROM, KIND, KINDS, NEIGHBOUR_AT, VILLAGE
from signoria.games.fief.state import (
    AGREED,
    CALAMITY_IN,
    CAPTOR,
    COUNTED,
    DISCARDS,
    HAND_OF,
    HAND_SIZE,
    KNOWN_CARD,
    MOST_SEATS,
    OFFERS_MADE,
    TOKENS,
    UNSURE,
    Table,
)
from signoria.games.fief.steps.kinds import BATTLE, OFFER_STEP, TALK_STEP
from signoria.games.fief.view import known, sample
from signoria.kernel.flow import UNKNOWN
from signoria.kernel.rng import Rng
from tests.fief.calm_tables import calm, leave_only
from tests.fief.revolt_tables import mazilles
from tests.fief.tables import (
    army,
    asked,
    bishop,
    cardinal,
    castle,
    controller,
    default,
    deniers,
    field,
    hand,
    kind_of,
    legal,
    lord,
    lord_of,
    married,
    play,
    pope,
    prisoner,
    push,
    rule,
    runs,
    table,
    told,
    troops,
    village,
    where,
    why,
)


def market(hidden_money: bool = False, open_diplomacy: bool = False) -> Table:
    """Arthur (0) at Blaye, Baudoin (1) at Bourg, Charles (2) at Sigy, a calm moment of seat 0."""
    s = table(4, hidden_money=hidden_money, open_diplomacy=open_diplomacy)
    lord(s, "arthur", 0, "blaye")
    lord(s, "baudoin", 1, "bourg")
    lord(s, "charles", 2, "sigy")
    leave_only(s)
    return calm(s)


def tokens(s: Table) -> list[int]:
    return [int(s.cells[TOKENS + seat]) for seat in range(4)]


def cards_of(s: Table, seat: int) -> list[str]:
    return [name for kind, name in enumerate(KIND.names) for _ in range(int(s.hand(seat, kind)))]


# ---------------------------------------------------------------- money [F-8.1]


def test_f8_1_money_is_given_without_asking() -> None:
    s = market()
    play(s, 2, "offer 1")
    assert (runs(s), asked(s)) == ("OFFER_STEP", [2])
    play(s, 2, "money give 2", "money give 1", "propose")
    assert (deniers(s), runs(s)) == ([5, 8, 2, 5], "COURSE")
    assert told(s, "handed-over")[0]["sum"] == 3
    assert told(s, "accepted") == [], "nobody was asked"


def test_f12_3_a_bargain_needs_consent_and_is_carried_out_in_one_piece() -> None:
    s = market()
    play(s, 2, "offer 1", "money give 1", "money take 2", "propose")
    assert (asked(s), deniers(s)) == ([1], [5, 5, 5, 5])
    play(s, 1, "accept")
    assert (deniers(s), runs(s)) == ([5, 4, 6, 5], "COURSE")


@pytest.mark.parametrize(("answer", "seat", "event"), [("refuse", 1, "refused"), ("withdraw", 2, "withdrawn")])
def test_f8_2_it_may_be_declined_or_withdrawn(answer: str, seat: int, event: str) -> None:
    s = market()
    play(s, 2, "offer 1", "money take 2", "propose")
    assert why(s, 0, "withdraw") == why(s, 1, "withdraw") == "not-asked"
    assert why(s, 3, "accept") == "not-asked"
    play(s, seat, answer)
    assert (deniers(s), len(told(s, event)), s.cells[AGREED]) == ([5, 5, 5, 5], 1, 0)


def test_f8_1_sums_are_put_together_from_1_2_5_and_10_up_to_what_there_is() -> None:
    s = market()
    play(s, 2, "offer 1")
    assert why(s, 2, "money give 3") == "no-such-sum"
    assert (why(s, 2, "money give 10"), why(s, 2, "money take 10")) == ("too-poor", "too-poor")
    play(s, 2, "money give 5")
    assert why(s, 2, "money give 1") == "too-poor"


def test_f8_1_an_empty_offer_is_none_and_the_default_is_to_let_it_be() -> None:
    s = market()
    play(s, 2, "offer 1")
    assert (why(s, 2, "propose"), default(s, 2)) == ("empty-offer", "withdraw")
    play(s, 2, "money take 1")
    assert default(s, 2) == "propose"
    play(s, 2, "propose")
    assert default(s, 1) == "refuse"


def test_f8_1_not_with_oneself_nor_with_an_empty_chair() -> None:
    s = market()
    assert (why(s, 2, "offer 2"), why(s, 2, "talk 5"), why(s, 2, "offer chance")) == ("not-oneself",) * 3


# ---------------------------------------------------------------- limits [F-13.4]


def bargain(s: Table, seat: int, other: int, times: int = 3) -> None:
    """Offers that are made and refused."""
    for _ in range(times):
        play(s, seat, f"offer {other}", "money take 1", "propose")
        play(s, other, "refuse")


def made(s: Table, seat: int, other: int) -> int:
    """How many bargains are counted."""
    return int(s.cells[OFFERS_MADE + seat * MOST_SEATS + other])


def test_f13_4_three_offers_to_the_same_partner_in_a_phase() -> None:
    s = market()
    bargain(s, 2, 1, 2)
    assert why(s, 2, "offer 1") == ""
    bargain(s, 2, 1, 1)
    assert (why(s, 2, "offer 1"), rule(s, 2, "offer 1")) == ("too-many-offers", "F-13.4")
    assert (why(s, 2, "offer 0"), why(s, 1, "offer 2")) == ("", "")
    assert made(s, 2, 1) == 3


def test_f13_4_an_offer_taken_back_before_it_is_made_is_not_counted() -> None:
    """Story: three times begun and withdrawn, and there was nothing more to be had from that partner."""
    s = market()
    for _ in range(4):
        play(s, 2, "offer 1", "money take 1", "withdraw")
    assert (made(s, 2, 1), why(s, 2, "offer 1")) == (0, "")
    play(s, 2, "offer 1", "money take 1", "propose", "withdraw")
    assert made(s, 2, 1) == 1, "one that was made is"


def test_f13_4_whoever_puts_an_offer_together_is_told_apart() -> None:
    s = market()
    assert GAME.offering_seat(s) is None
    play(s, 2, "offer 1")
    assert GAME.offering_seat(s) == 2
    play(s, 2, "money take 1")
    assert GAME.offering_seat(s) == 2
    play(s, 2, "propose")
    assert GAME.offering_seat(s) is None, "it is made: the other answers"


def test_f13_4_nor_a_question_taken_back_before_it_is_asked() -> None:
    s = market()
    lord(s, "henri", 1, "bourg")
    cardinal(s, "henri", bought=True)
    pope(s, "henri")
    lord(s, "jeanne", 2, "sigy")
    married(s, "arthur", "jeanne")
    for _ in range(4):
        play(s, 2, "ask_annulment", "withdraw")
    assert why(s, 2, "ask_annulment") == ""


def test_f13_4_bargains_do_not_bar_what_the_rules_let_one_ask_for() -> None:
    """Story: after three bargains with the pope's player nobody could ask for an annulment, nor for a private talk."""
    s = market()
    lord(s, "henri", 1, "bourg")
    cardinal(s, "henri", bought=True)
    pope(s, "henri")
    lord(s, "jeanne", 2, "sigy")
    married(s, "arthur", "jeanne")
    bargain(s, 2, 1)
    assert (why(s, 2, "offer 1"), why(s, 2, "talk 1"), why(s, 2, "ask_annulment")) == ("too-many-offers", "", "")
    for _ in range(3):
        play(s, 2, "ask_annulment", "propose")
        play(s, 1, "refuse")
    assert (why(s, 2, "ask_annulment"), why(s, 2, "talk 1")) == ("too-many-offers", "")
    for _ in range(3):
        play(s, 2, "talk 1")
        play(s, 1, "refuse")
    assert (why(s, 2, "talk 1"), rule(s, 2, "talk 1")) == ("too-many-offers", "F-13.4")


def test_f9_2_no_second_offer_before_the_first_is_answered() -> None:
    s = market()
    play(s, 2, "offer 1", "money take 1")
    assert legal(s, 0) == [], "nobody interrupts while it is put together"
    play(s, 2, "propose")
    assert why(s, 0, "offer 3") == why(s, 0, "talk 3") == "offer-open"


# ---------------------------------------------------------------- cards and tokens [F-8.1] [F-8.2]


def test_f8_1_cards_need_a_token_which_is_spent_on_acceptance_only() -> None:
    s = market()
    hand(s, 2, "tax", "good_harvest")
    hand(s, 1, "henri")
    play(s, 2, "offer 1")
    assert why(s, 2, "kind give tax") == "needs-token"
    play(s, 2, "token")
    assert why(s, 2, "token") == "token-spent"
    play(s, 2, "kind give tax", "kind take henri", "propose")
    assert tokens(s) == [3, 3, 3, 3]
    play(s, 1, "refuse")
    assert tokens(s) == [3, 3, 3, 3]
    play(s, 2, "offer 1", "token", "kind give tax", "kind take henri", "propose")
    play(s, 1, "accept")
    assert (cards_of(s, 1), cards_of(s, 2), tokens(s)) == (["tax"], ["henri", "good_harvest"], [3, 3, 2, 3])


def test_f8_1_without_tokens_no_cards_and_no_talk() -> None:
    s = market()
    s.cells[TOKENS + 2] = 0
    hand(s, 2, "tax")
    assert why(s, 2, "talk 1") == "no-token"
    play(s, 2, "offer 1")
    assert why(s, 2, "token") == "no-token"


def test_f8_2_a_gift_of_cards_must_be_accepted() -> None:
    s = market()
    hand(s, 2, "tax")
    play(s, 2, "offer 1", "token", "kind give tax", "propose")
    assert asked(s) == [1]
    play(s, 1, "accept")
    assert (cards_of(s, 1), tokens(s)[2]) == (["tax"], 2)


def test_f8_1_hands_never_exceed_three() -> None:
    s = market()
    hand(s, 2, "tax", "tax")
    hand(s, 1, "tax", "good_harvest", "fine_weather")
    play(s, 2, "offer 1", "token", "kind give tax")
    assert (why(s, 2, "propose"), rule(s, 2, "propose")) == ("hand-full", "F-8.1")
    play(s, 2, "kind take tax", "propose")
    play(s, 1, "accept")
    assert (s.hand_size(1), s.hand_size(2)) == (3, 2)


def test_f8_1_only_what_one_holds_is_given_and_what_the_other_could_hold_is_asked_for() -> None:
    s = market()
    hand(s, 2, "tax")
    hand(s, 1, "henri")
    play(s, 2, "offer 1", "token", "kind give tax")
    assert why(s, 2, "kind give tax") == "card-not-held"
    assert why(s, 2, "kind take arthur") == "cannot-hold", "he is in play"
    play(s, 2, "kind take philippe")
    assert why(s, 2, "kind take henri") == "cannot-hold", "the other has one card"
    play(s, 2, "propose")
    assert (why(s, 1, "accept"), why(s, 1, "refuse")) == ("card-not-held", "")


def test_f9_6_an_offer_lapses_if_a_card_in_it_has_been_played_since() -> None:
    """A story: the giver played the Revolt he had offered, and the other got a card nobody held."""
    s = market()
    hand(s, 2, "tax")
    s.cells[CALAMITY_IN + 1] = 1
    give_revolt(s, 2)
    play(s, 2, "offer 1", "token", "kind give revolt", "propose")
    play(s, 2, "revolt charolles")
    while runs(s) != "OFFER_STEP":
        play(s, asked(s)[0], default(s, asked(s)[0]))
    play(s, 1, "accept")
    assert (told(s, "lapsed")[0]["to"], s.hand_size(1), tokens(s)) == (1, 0, [3, 3, 3, 3])


def give_revolt(s: Table, seat: int) -> None:
    s.cells[DISCARDS + kind_of("revolt")] -= 1
    s.cells[HAND_OF + seat * KINDS + kind_of("revolt")] += 1
    s.cells[HAND_SIZE + seat] += 1


# ---------------------------------------------------------------- who sees what [F-8.1] [F-13.3]


def test_f8_1_only_the_two_see_the_cards_of_an_offer() -> None:
    s = market()
    hand(s, 2, "tax")
    play(s, 2, "offer 1", "token", "kind give tax", "propose")
    cards_seen = [int(known(s, viewer).stack[s.top + offers.CARD_1]) for viewer in (0, 1, 2, -1)]
    assert cards_seen == [UNKNOWN, 1 + kind_of("tax"), 1 + kind_of("tax"), UNKNOWN]
    play(s, 1, "accept")
    assert [told(s, "card-passed", viewer)[0]["kind"] for viewer in (0, 1, 2, 3)] == [None, "tax", "tax", None]
    row = COPY_FIRST[kind_of("tax")]
    assert [int(s.cells[KNOWN_CARD + viewer * CARDS + row]) for viewer in (0, 2)] == [0, 2]


def test_f8_1_who_is_offered_a_card_has_seen_it_even_if_he_declines() -> None:
    s = market()
    hand(s, 2, "tax", "tax")
    play(s, 2, "offer 1", "token", "kind give tax", "kind give tax", "propose")
    play(s, 1, "refuse")
    row = KNOWN_CARD + COPY_FIRST[kind_of("tax")]
    assert [int(s.cells[row + CARDS + i]) for i in range(3)] == [4, 4, 0]
    play(s, 2, "offer 1", "token", "kind give tax", "propose")
    play(s, 1, "refuse")
    assert [int(s.cells[row + CARDS + i]) for i in range(3)] == [4, 4, 0], "the same card is not seen twice"


def test_f8_1_others_do_not_see_what_a_secret_offer_is_put_together_from() -> None:
    views = []
    for item in ("tax", "good_harvest"):
        s = market()
        hand(s, 2, "tax", "good_harvest")
        play(s, 2, "offer 1", "token", f"kind give {item}")
        views.append(known(s, 0))
        play(s, 2, "propose")
        views.append(known(s, 0))
    assert views[0].same(views[2])
    assert views[1].same(views[3])


def test_f0_6_open_money_is_seen_to_change_hands_even_in_secret() -> None:
    s = market()
    play(s, 2, "offer 1", "token", "money give 2", "propose")
    play(s, 1, "accept")
    assert told(s, "handed-over", 0)[0]["sum"] == 2
    assert tokens(s)[2] == 2


def test_f8_2_for_a_token_the_other_is_always_asked() -> None:
    """Story: money alone, offered in secret, was taken unasked, and the token was spent without the other's consent."""
    s = market()
    play(s, 2, "offer 1", "token", "money give 2", "propose")
    assert (asked(s), deniers(s)[1:3], tokens(s)[2]) == ([1], [5, 5], 3)
    play(s, 1, "refuse")
    assert (deniers(s)[1:3], tokens(s)[2]) == ([5, 5], 3)


def test_f13_6_hidden_money_passes_unseen_by_token_and_seen_without() -> None:
    s = market(hidden_money=True)
    play(s, 2, "offer 1", "money give 2", "propose")
    assert (s.cells[COUNTED + 0 * MOST_SEATS + 1], s.cells[UNSURE]) == (7, 0)
    play(s, 2, "offer 1", "token", "money give 2", "propose")
    play(s, 1, "accept")
    assert [told(s, "slipped", viewer)[0]["sum"] for viewer in (0, 1, 2)] == [None, 2, 2]
    assert (s.cells[COUNTED + 0 * MOST_SEATS + 1], s.cells[UNSURE], s.cells[UNSURE + 1]) == (7, 6, 0)
    assert s.cells[COUNTED + 1 * MOST_SEATS + 1] == s.money(1) == 9


def test_f13_6_hidden_money_may_be_asked_for_in_vain() -> None:
    s = market(hidden_money=True)
    play(s, 2, "offer 1", "money take 10", "propose")
    assert (why(s, 1, "accept"), why(s, 1, "refuse")) == ("too-poor", "")


def test_f11_3_with_open_diplomacy_cards_need_no_token() -> None:
    s = market(open_diplomacy=True)
    hand(s, 2, "tax")
    assert (tokens(s), why(s, 2, "talk 1")) == ([0, 0, 0, 0], "no-token")
    play(s, 2, "offer 1", "kind give tax", "propose")
    play(s, 1, "accept")
    assert (cards_of(s, 1), tokens(s)) == (["tax"], [0, 0, 0, 0])


# ---------------------------------------------------------------- control [F-5.2.3] [F-5.2.7]


def test_f5_2_3_control_is_given_to_a_player_with_troops_there() -> None:
    s = market()
    troops(s, 0, "blaye", men=1)
    troops(s, 1, "blaye/charolles", men=1)
    play(s, 0, "offer 1", "village give blaye", "propose")
    assert controller(s, "blaye") == 0
    play(s, 1, "accept")
    assert controller(s, "blaye") == 1
    assert (runs(s), asked(s)) == ("ROAD_CHOICE", [0]), "whoever gave it stands on a road of his choice"
    play(s, 0, "road la_salle")
    assert (where(s, "arthur"), army(s, 0, "blaye/la_salle"), runs(s)) == ("blaye/la_salle", (1, 0), "COURSE")


def test_f5_2_7_not_to_a_lone_lord_nor_what_one_does_not_control() -> None:
    s = market()
    lord(s, "henri", 1, "blaye/charolles")
    play(s, 0, "offer 1")
    assert (why(s, 0, "village give blaye"), rule(s, 0, "village give blaye")) == ("no-troops-there", "F-5.2.7")
    assert why(s, 0, "village give bourg") == "not-controlled"
    assert why(s, 0, "village take bourg") == "no-troops-there"
    troops(s, 1, "blaye/charolles", men=1)
    play(s, 0, "village give blaye")
    assert why(s, 0, "village give blaye") == "already-in-offer"


def test_f5_2_3_control_may_be_bought() -> None:
    s = market()
    troops(s, 1, "blaye/charolles", men=1)
    play(s, 1, "offer 0", "village take blaye", "money give 5", "propose")
    play(s, 0, "accept")
    assert (controller(s, "blaye"), deniers(s)[:2]) == (1, [10, 0])


FOUR = ("blaye", "la_salle", "sennecy", "charolles")


def four_villages() -> Table:
    """Seat 0 controls four villages with a man in each; seat 1 has a man at a gate of each."""
    s = table(4, phase=4)
    lord(s, "arthur", 0, "blaye")
    for place in FOUR:
        troops(s, 0, place, men=1)
        troops(s, 1, f"{place}/{neighbour(place)}", men=1)
    leave_only(s)
    return calm(s)


def neighbour(place: str) -> str:
    """A village with a road to another."""
    return VILLAGE.text(NEIGHBOUR_AT[GATES_FROM[VILLAGE.parse(place)]])


def take_roads(s: Table) -> None:
    """Whoever must stand on a road takes the first."""
    while runs(s) == "ROAD_CHOICE":
        play(s, asked(s)[0], "road " + legal(s, asked(s)[0], "road")[0])


def test_f5_2_3_control_is_given_as_often_as_one_likes() -> None:
    """Story: after three villages the fourth was refused by F-13.4."""
    s = four_villages()
    for place in FOUR:
        play(s, 0, "offer 1", f"village give {place}", "propose")
        play(s, 1, "accept")
        take_roads(s)
        assert controller(s, place) == 1
    assert made(s, 0, 1) == 0


def test_f5_2_3_also_after_three_bargains_and_for_something() -> None:
    s = four_villages()
    bargain(s, 0, 1)
    play(s, 0, "offer 1", "money take 1")
    assert (why(s, 0, "propose"), rule(s, 0, "propose")) == ("too-many-offers", "F-13.4")
    play(s, 0, "village give blaye", "propose")
    play(s, 1, "accept")
    take_roads(s)
    assert (controller(s, "blaye"), deniers(s)[:2], made(s, 0, 1)) == (1, [6, 4], 3)
    play(s, 0, "offer 1", "village give sennecy", "propose")
    assert asked(s) == [1]


def test_f13_4_in_private_it_is_counted_until_it_is_accepted() -> None:
    """Otherwise the number, which all know, would tell what was in it."""
    s = four_villages()
    for n in range(1, 6):
        play(s, 0, "offer 1", "token", "village give blaye", "propose")
        assert made(s, 0, 1) == min(n, 4)
        play(s, 1, "refuse")
    play(s, 0, "offer 1", "token", "village give blaye", "propose")
    play(s, 1, "accept")
    take_roads(s)
    assert (controller(s, "blaye"), made(s, 0, 1)) == (1, 3)


def test_f5_2_3_several_villages_fit_in_one_offer() -> None:
    s = four_villages()
    play(s, 0, "offer 1", *[f"village give {place}" for place in FOUR])
    assert (why(s, 0, "village give blaye"), legal(s, 0, "village")) == ("already-in-offer", [])
    play(s, 0, "money take 2", "propose")
    assert {str(event["village"]) for event in told(s, "gives-village")} == set(FOUR)
    play(s, 1, "accept")
    take_roads(s)
    assert [controller(s, place) for place in FOUR] == [1, 1, 1, 1]
    assert (deniers(s)[:2], runs(s)) == ([7, 3], "COURSE")


def test_f9_1_a_window_opens_when_control_or_a_prisoner_was_given() -> None:
    s = table(4)
    lord(s, "arthur", 0, "blaye")
    troops(s, 1, "blaye/charolles", men=1)
    lord(s, "charles", 2, "sigy")
    hand(s, 2, "tax")
    calm(s)
    play(s, 1, "offer 0", "village take blaye", "propose")
    play(s, 0, "accept", "road la_salle")
    assert (runs(s), asked(s), field(s, "point")) == ("WINDOW", [2], windows.CONTROL_CHANGED)
    play(s, 2, "pass")
    lord(s, "baudoin", 1, "blaye/charolles")
    prisoner(s, "baudoin", 0)
    play(s, 0, "offer 1", "prisoner give baudoin", "propose")
    play(s, 1, "place blaye")
    assert (runs(s), asked(s), field(s, "point")) == ("WINDOW", [2], windows.PRISONER_TAKEN)


# ---------------------------------------------------------------- prisoners [F-6.4.1] [F-6.4.2]


def dungeon() -> Table:
    """Seat 0 holds Baudoin at Blaye, where seat 2 has troops at a gate; Baudoin's family has a castle at Bourg."""
    s = table(4)
    lord(s, "arthur", 0, "blaye")
    lord(s, "baudoin", 1, "blaye/charolles")
    prisoner(s, "baudoin", 0)
    troops(s, 2, "blaye/la_salle", men=1)
    troops(s, 1, "bourg", men=1)
    castle(s, "bourg")
    leave_only(s)
    return calm(s)


def test_f6_4_2_a_prisoner_is_let_home() -> None:
    s = dungeon()
    play(s, 1, "offer 0", "prisoner take baudoin", "money give 2", "propose")
    play(s, 0, "accept")
    assert (s.cells[CAPTOR + lord_of("baudoin")], runs(s), asked(s)) == (-1, "ENTERING", [1])
    play(s, 1, "place bourg")
    assert (where(s, "baudoin"), deniers(s)[:2]) == ("bourg", [7, 3])


@pytest.mark.parametrize("money", [0, 2])
def test_f6_4_2_a_captor_lets_a_prisoner_go_as_he_likes(money: int) -> None:
    """Story: the prisoner's family was asked whether it wanted him back, and could say no."""
    s = dungeon()
    play(s, 0, "offer 1", *["money give 2"] * (money // 2), "prisoner give baudoin", "propose")
    assert (s.cells[CAPTOR + lord_of("baudoin")], runs(s), asked(s)) == (-1, "ENTERING", [1])
    play(s, 1, "place bourg")
    assert (where(s, "baudoin"), deniers(s)[:2]) == ("bourg", [5 - money, 5 + money])
    assert s.cells[OFFERS_MADE + 0 * MOST_SEATS + 1] == 0, "it is not counted [F-13.4]"


def test_f6_4_2_for_something_or_by_token_the_family_is_asked() -> None:
    for item in ("money take 1", "token"):
        s = dungeon()
        play(s, 0, "offer 1", "prisoner give baudoin", item, "propose")
        assert (runs(s), asked(s)) == ("OFFER_STEP", [1])


def test_f13_4_after_three_bargains_a_prisoner_may_still_go_home() -> None:
    s = dungeon()
    for other in (1, 3):
        bargain(s, 0, other)
    assert why(s, 0, "offer 3") == "too-many-offers"
    for _ in range(4):
        play(s, 0, "offer 1", "withdraw")
    play(s, 0, "offer 1", "money give 1")
    assert (why(s, 0, "propose"), rule(s, 0, "propose"), default(s, 0)) == ("too-many-offers", "F-13.4", "withdraw")
    play(s, 0, "prisoner give baudoin", "propose")
    assert (runs(s), made(s, 0, 1)) == ("ENTERING", 3)
    play(s, 1, "place bourg")
    assert why(s, 0, "offer 1") == "too-many-offers"


def test_f6_4_2_several_prisoners_go_home_together() -> None:
    s = dungeon()
    lord(s, "henri", 1, "blaye/charolles")
    prisoner(s, "henri", 0)
    play(s, 0, "offer 1", "prisoner give baudoin", "prisoner give henri")
    assert why(s, 0, "prisoner give henri") == "already-in-offer"
    play(s, 0, "propose")
    assert (s.cells[CAPTOR + lord_of("baudoin")], s.cells[CAPTOR + lord_of("henri")]) == (-1, -1)
    play(s, 1, "place bourg", "place bourg")
    assert (where(s, "baudoin"), where(s, "henri"), runs(s)) == ("bourg", "bourg", "COURSE")


def test_f12_3_villages_and_prisoners_of_both_sides_change_hands_in_one_offer() -> None:
    """Baudoin goes home and Henri to seat 2, who has troops there: for two villages of seat 2's and money."""
    s = dungeon()
    lord(s, "henri", 1, "blaye/charolles")
    prisoner(s, "henri", 0)
    for place in ("sigy", "st_paul"):
        troops(s, 2, place, men=1)
        troops(s, 0, f"{place}/{neighbour(place)}", men=1)
    play(s, 2, "offer 0", "prisoner take baudoin", "prisoner take henri")
    play(s, 2, "village give sigy", "village give st_paul", "money give 1", "propose")
    assert {str(event["village"]) for event in told(s, "gives-village")} == {"sigy", "st_paul"}
    assert {str(event["lord"]) for event in told(s, "wants-prisoner")} == {"baudoin", "henri"}
    play(s, 0, "accept")
    assert (controller(s, "sigy"), controller(s, "st_paul")) == (0, 0)
    assert (s.cells[CAPTOR + lord_of("baudoin")], s.cells[CAPTOR + lord_of("henri")]) == (2, 2)
    assert deniers(s)[:3] == [6, 5, 4]


def test_f9_6_if_one_thing_has_gone_nothing_changes_hands() -> None:
    s = table(4)
    lord(s, "arthur", 0, "blaye")
    for name in ("baudoin", "henri"):
        lord(s, name, 1, "blaye/charolles")
        prisoner(s, name, 0)
    lord(s, "charles", 3, "sigy")
    hand(s, 3, "assassination")
    calm(s)
    play(s, 1, "offer 0", "prisoner take baudoin", "prisoner take henri", "money give 2", "propose")
    play(s, 3, "assassinate henri charles")
    assert (told(s, "lapsed")[0]["matter"], s.cells[CAPTOR + lord_of("baudoin")]) == ("trade", 0)
    assert deniers(s)[:2] == [5, 5]


def test_f6_4_1_a_prisoner_passes_to_a_player_with_troops_there() -> None:
    s = dungeon()
    play(s, 0, "offer 2", "prisoner give baudoin", "propose")
    play(s, 2, "accept")
    assert (s.cells[CAPTOR + lord_of("baudoin")], where(s, "baudoin")) == (2, "blaye/la_salle")
    assert runs(s) == "COURSE"


def test_f6_4_1_not_to_somebody_elsewhere_and_only_by_the_captor() -> None:
    s = dungeon()
    play(s, 0, "offer 3")
    assert (why(s, 0, "prisoner give baudoin"), rule(s, 0, "prisoner give baudoin")) == ("not-with-captor", "F-6.4.1")
    assert why(s, 0, "prisoner give arthur") == "not-a-captive"
    play(s, 0, "withdraw")
    play(s, 2, "offer 1")
    assert why(s, 2, "prisoner give baudoin") == "not-a-captive"


def test_f9_6_an_offer_lapses_when_its_prisoner_dies() -> None:
    s = table(4)
    lord(s, "arthur", 0, "blaye")
    lord(s, "baudoin", 1, "blaye/charolles")
    prisoner(s, "baudoin", 0)
    lord(s, "charles", 2, "sigy")
    hand(s, 2, "assassination")
    calm(s)
    play(s, 1, "offer 0", "prisoner take baudoin", "money give 2", "propose")
    play(s, 2, "assassinate baudoin charles")
    assert (told(s, "lapsed")[0]["matter"], runs(s), deniers(s)) == ("trade", "COURSE", [5, 5, 5, 5])


# ---------------------------------------------------------------- talks [F-8.1]


def test_f8_1_a_private_talk_costs_a_token_if_the_other_comes() -> None:
    s = market()
    play(s, 2, "talk 1")
    assert (asked(s), tokens(s), legal(s, 1)[:2]) == ([1], [3, 3, 3, 3], ["accept", "refuse"])
    play(s, 1, "refuse")
    assert (tokens(s), runs(s)) == ([3, 3, 3, 3], "COURSE")
    play(s, 2, "talk 1")
    play(s, 1, "accept")
    assert (tokens(s), runs(s), asked(s)) == ([3, 3, 2, 3], "TALK_STEP", [2])


def test_f8_1_in_a_talk_both_make_secret_offers_in_turn() -> None:
    s = market()
    hand(s, 1, "tax")
    play(s, 2, "talk 1")
    play(s, 1, "accept")
    assert legal(s, 2) == ["pass", "end_talk", "talk 0", "offer 1", "talk 3"]
    assert legal(s, 0) == [], "meanwhile nobody else exchanges anything"
    assert (why(s, 0, "offer 3"), why(s, 1, "offer 2"), why(s, 2, "offer 3")) == ("offer-open", "not-asked", "not-now")
    play(s, 2, "offer 1", "kind take tax", "money give 1", "money give 2", "propose")
    play(s, 1, "accept")
    assert (cards_of(s, 2), deniers(s)[1:3], tokens(s)[2], asked(s)) == (["tax"], [8, 2], 2, [1])
    play(s, 1, "offer 2", "withdraw")
    assert asked(s) == [2]
    play(s, 2, "end_talk")
    assert (runs(s), told(s, "talk-ends")[0]["seat"]) == ("COURSE", 2)


def test_f9_1_a_card_offered_in_secret_may_be_played_meanwhile() -> None:
    """Once a world sampled for the others had an offer with one card less: only cards still in the hand stood in it."""
    s = mazilles(men=6, fort=False)
    lord(s, "francois", 2, "sigy")
    bishop(s, "francois", "b2")  # who may calm it
    calm(s)
    play(s, 0, "offer 1", "token", "kind give revolt", "propose")
    offer = s.top
    play(s, 0, "revolt mazilles")
    assert (cards_of(s, 0), runs(s)) == ([], "CALMING"), "the offer waits until the revolt is over"
    for viewer in (-1, 2, 3):
        k = known(s, viewer)
        assert k.stack[offer + offers.CARD_1] == UNKNOWN
        assert known(sample(k, Rng(1)), viewer).same(k)


def test_f8_1_a_talk_comes_to_an_end() -> None:
    s = market()
    play(s, 2, "talk 1")
    play(s, 1, "accept")
    s.cells[TOKENS + 1] = 0
    s.cells[TOKENS + 2] = 0
    for seat in (2, 1, 2, 1, 2, 1):
        assert default(s, seat) == "end_talk"
        play(s, seat, f"offer {3 - seat}", "withdraw")
    assert runs(s) == "COURSE"


def test_f8_1_whoever_takes_part_may_extend_a_talk_with_a_token_of_his_own() -> None:
    """Story: after six offers a talk was over, however many tokens were left."""
    s = market()
    play(s, 2, "talk 1")
    play(s, 1, "accept")
    assert why(s, 2, "token") == "not-now", "there is time left"
    for seat in (2, 1, 2, 1, 2, 1):
        play(s, seat, "pass")
    assert (asked(s), legal(s, 2), why(s, 2, "offer 1")) == ([2], ["token", "pass", "end_talk"], "not-now")
    play(s, 2, "pass")
    play(s, 1, "token")
    assert (tokens(s), asked(s), told(s, "talk-extended")[0]["seat"]) == ([3, 2, 2, 3], [1], 1)
    for seat in (1, 2, 1, 2, 1, 2):
        play(s, seat, f"offer {3 - seat}", "withdraw")
    play(s, 1, "pass")
    assert (runs(s), asked(s)) == ("TALK_STEP", [2])
    play(s, 2, "pass")
    assert runs(s) == "COURSE", "nobody extends it"


def test_f8_1_a_talk_is_with_chosen_players() -> None:
    """Story: a private talk was of two, although the book speaks of chosen players."""
    s = market()
    play(s, 2, "talk 1")
    play(s, 1, "accept")
    assert why(s, 2, "talk 1") == "not-now", "he is there"
    play(s, 2, "talk 3")
    assert asked(s) == [3]
    play(s, 3, "refuse")
    assert (runs(s), asked(s), why(s, 2, "talk 3")) == ("TALK_STEP", [2], "not-now")
    play(s, 2, "talk 0")
    play(s, 0, "accept")
    assert (tokens(s), told(s, "talk-joined")[0]["to"], asked(s)) == ([3, 3, 2, 3], 0, [2])
    play(s, 2, "offer 1", "withdraw")
    assert (asked(s), why(s, 0, "talk 3"), why(s, 0, "offer 1")) == ([0], "not-now", "")
    play(s, 0, "offer 1", "money take 1", "propose")
    assert asked(s) == [1]
    play(s, 1, "accept")
    assert (deniers(s), asked(s)) == ([6, 4, 5, 5], [1])
    play(s, 1, "end_talk")
    assert (runs(s), asked(s), told(s, "talk-left")[0]["seat"]) == ("TALK_STEP", [2], 1)
    play(s, 2, "end_talk")
    assert runs(s) == "COURSE"


def test_f9_1_a_talk_at_a_calm_moment_stays_one() -> None:
    """Story: whoever talked in private could not be murdered meanwhile, since nobody could play a card."""
    s = table(4)
    lord(s, "arthur", 0, "blaye")
    lord(s, "jeanne", 3, "tournus")
    hand(s, 3, "assassination")
    calm(s)
    play(s, 0, "talk 1")
    play(s, 1, "accept")
    assert why(s, 3, "assassinate arthur jeanne") == ""
    play(s, 3, "assassinate arthur jeanne")
    assert (where(s, "arthur"), runs(s), asked(s)) == ("", "TALK_STEP", [0])


# ---------------------------------------------------------------- asks of steps


def test_an_ask_of_a_step_leaves_its_answer_in_agreed() -> None:
    for answer, agreed in (("accept", 1), ("refuse", 0)):
        s = market()
        push(s, BATTLE, village("blaye"), 0, 1)
        offers.ask(s, 0, 1, offers.TRUCE, village("blaye"), 0)
        play(s, 0, "money give 1")
        s.steps[OFFER_STEP].apply(s, s.top, 0, PROPOSE)
        assert field(s, "made") == 1
        s.steps[OFFER_STEP].apply(s, s.top, 1, ACCEPT if answer == "accept" else REFUSE)
        if agreed:
            s.steps[OFFER_STEP].advance(s, s.top)
        assert (s.cells[AGREED], runs(s)) == (agreed, "BATTLE")
        assert deniers(s)[:2] == ([4, 6] if agreed else [5, 5])


@pytest.mark.parametrize(("kind", "numbers"), [(OFFER_STEP, (0, 1)), (TALK_STEP, (0, 2, 2, 0, 0, 1))])
def test_offers_of_a_document_have_numbers_that_can_be(kind: int, numbers: tuple[int, ...]) -> None:
    s = market()
    push(s, kind, *numbers)
    step, f = s.steps[kind], s.top
    assert step.flaw(s, f) == ""
    for i in range(len(step.fields)):
        before = s.stack[f + 2 + i]
        s.stack[f + 2 + i] = 1 << 30
        assert step.flaw(s, f) != "", step.fields[i]
        s.stack[f + 2 + i] = before
    s.stack[f + 3] = 0
    assert step.flaw(s, f) != "", "nobody deals with himself"
