"""What the pope may do at any calm moment, and what others need him for."""

import pytest

from signoria import from_position
from signoria.games.fief import crown, people, windows
from signoria.games.fief.elections import POPE_OFFICE
from signoria.games.fief.pieces import CARDINAL
from signoria.games.fief.state import (
    BISHOP,
    BY_CARD,
    CARDINAL_BY,
    DISCARDS,
    EXCOMMUNICATED,
    HAS_STRUCK,
    NONE,
    POPE,
    QUEEN,
    Table,
)
from signoria.games.fief.steps.kinds import AFTERMATH, ELECTION, ELECTIONS, MARRIAGES
from signoria.games.fief.steps.turns import begin_turn
from tests.fief.calm_tables import calm
from tests.fief.election_tables import ballots, candidacies, counted
from tests.fief.tables import (
    asked,
    begin,
    bishop,
    cardinal,
    everybody,
    hand,
    king,
    legal,
    lord,
    lord_of,
    married,
    play,
    pope,
    prisoner,
    queen,
    rule,
    running,
    runs,
    table,
    told,
    troops,
    why,
)


def rome() -> Table:
    """Pope Henri of seat 3; King Arthur (0) and Queen Blanche (1); bishop François (2); marriages are proposed."""
    s = table(4, without=(AFTERMATH,))
    lord(s, "henri", 3, "tournus")
    bishop(s, "henri", "b2")
    pope(s, "henri")
    lord(s, "arthur", 0, "blaye")
    lord(s, "blanche", 1, "bourg")
    married(s, "arthur", "blanche")
    king(s, "arthur")
    queen(s, "blanche")
    lord(s, "francois", 2, "sigy")
    bishop(s, "francois", "b5")
    lord(s, "jeanne", 2, "sigy")
    lord(s, "othon", 3, "tournus")
    begin(s, MARRIAGES)
    return s


def test_f1_7_5_once_a_turn_one_lord_at_a_time() -> None:
    """[F-1.7.5] [F-1.7.10]"""
    s = rome()
    play(s, 3, "excommunicate francois")
    assert s.cells[EXCOMMUNICATED] == lord_of("francois")
    assert (why(s, 3, "excommunicate arthur"), rule(s, 3, "excommunicate arthur")) == ("has-struck", "F-1.7.5")
    play(s, 3, "lift")
    assert s.cells[EXCOMMUNICATED] == NONE
    assert why(s, 3, "excommunicate arthur") == "has-struck"
    assert why(s, 3, "lift") == "nobody-excommunicated"


def test_f1_7_5_a_new_pope_does_not_strike_in_the_turn_in_which_another_has() -> None:
    """Henri strikes Arthur and is murdered, which lifts it; François is elected in the same turn. [F-1.7.6]"""
    s = rome()
    cardinal(s, "francois")
    lord(s, "gauvain", 0, "blaye")
    bishop(s, "gauvain", "b4")
    cardinal(s, "gauvain")
    hand(s, 1, "assassination")
    play(s, 3, "excommunicate arthur")
    play(s, 1, "assassinate henri blanche")
    assert (s.cells[POPE], s.cells[EXCOMMUNICATED]) == (NONE, NONE)
    begin(s, ELECTIONS)
    candidacies(s, "francois")
    ballots(s, "francois nobody", "francois nobody")
    assert s.cells[POPE] == lord_of("francois")
    assert why(s, 2, "excommunicate arthur") == "has-struck", "the power is the office's, once a turn"
    begin_turn(s)
    play(s, 2, "excommunicate arthur")


def test_f1_7_10_the_pope_neither_strikes_himself_nor_two_at_a_time() -> None:
    """[F-1.7.10]"""
    s = rome()
    assert why(s, 3, "excommunicate henri") == "pope-himself"
    assert why(s, 3, "excommunicate othon") == ""  # his own family is not spared
    s.cells[EXCOMMUNICATED] = lord_of("francois")
    assert why(s, 3, "excommunicate arthur") == "one-at-a-time"


def test_f1_7_5_only_the_pope_strikes_and_not_from_prison() -> None:
    """[F-1.7.5] [F-6.4.5]"""
    s = rome()
    assert why(s, 0, "excommunicate francois") == "not-the-pope"
    troops(s, 0, "tournus", men=1)
    prisoner(s, "henri", 0)
    assert why(s, 3, "excommunicate francois") == "not-the-pope"


def test_f1_7_6_an_imprisoned_pope_may_lift_and_nobody_else() -> None:
    """Story: prison took this from him too, though it forbids only consent, bans and annulments. [F-6.4.5]"""
    s = rome()
    play(s, 3, "excommunicate francois")
    troops(s, 0, "tournus", men=1)
    prisoner(s, "henri", 0)
    assert why(s, 0, "lift") == "not-the-pope"
    windows.open_window(s, windows.BEFORE_VICTORY)
    assert (runs(s), asked(s), legal(s, 3)[-1]) == ("WINDOW", [3], "lift")
    play(s, 3, "lift")
    assert (s.cells[EXCOMMUNICATED], runs(s)) == (NONE, "MARRIAGES")


def test_f1_7_3_the_pope_annuls_a_marriage_at_the_wish_of_a_spouse() -> None:
    """[F-1.7.3] [F-1.1.7]"""
    s = rome()
    play(s, 1, "ask_annulment", "propose")
    play(s, 3, "accept")
    assert (people.ally_of(s, 0), s.cells[QUEEN]) == (NONE, NONE)
    assert running(s) == MARRIAGES


def test_f1_7_3_the_pope_may_decline() -> None:
    """[F-1.7.3]"""
    s = rome()
    play(s, 0, "ask_annulment", "propose")
    play(s, 3, "refuse")
    assert (people.ally_of(s, 0), s.cells[QUEEN]) == (1, lord_of("blanche"))


def test_f1_7_3_nobody_asks_for_the_annulment_of_others_or_without_pope() -> None:
    """[F-1.7.3]"""
    s = rome()
    assert why(s, 2, "ask_annulment") == "not-married"
    troops(s, 0, "tournus", men=1)
    prisoner(s, "henri", 0)
    assert why(s, 0, "ask_annulment") == "no-pope"


def test_f1_7_3_not_once_a_dauphin_of_this_marriage_has_come_into_play() -> None:
    """[F-1.7.3]"""
    s = rome()
    lord(s, "charles", 1, "bourg")
    crown.declare_dauphin(s, lord_of("charles"))
    assert [why(s, seat, "ask_annulment") for seat in (0, 1)] == ["heir-born", "heir-born"]


# ------------------------------------------------------------ in windows [F-1.7.10]


def last_moment(**hands: str) -> Table:
    """The window before the victory is looked for; hands as `seat_0="tax"`."""
    s = rome()
    s.cells[HAS_STRUCK] = 1
    for seat, name in hands.items():
        hand(s, int(seat[-1]), name)
    windows.open_window(s, windows.BEFORE_VICTORY)
    return s


@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_f1_7_3_a_marriage_can_be_annulled_before_the_victory_is_looked_for(answer: str) -> None:
    """Story: a third point won in the last battle was of no use, since no ally could be freed in time. [F-1.1.4]"""
    s = last_moment()
    assert (runs(s), asked(s)) == ("WINDOW", [0, 1])
    play(s, 0, "pass")
    play(s, 1, "ask_annulment")
    assert (runs(s), asked(s)) == ("OFFER_STEP", [1])
    play(s, 1, "money give 2", "propose")
    play(s, 3, answer)
    is_over = answer == "accept"
    assert (people.ally_of(s, 1), s.money(3)) == ((NONE, 7) if is_over else (0, 5))
    assert runs(s) == ("MARRIAGES" if is_over else "WINDOW"), "refused, both may think again"


def test_f1_7_3_a_spouse_of_the_pope_s_own_family_is_free_at_once() -> None:
    s = last_moment()
    pope(s, "arthur")
    play(s, 0, "ask_annulment")
    play(s, 1, "pass")
    assert (people.ally_of(s, 0), runs(s)) == (NONE, "MARRIAGES")


@pytest.mark.parametrize("point", range(len(windows.POINT.names)))
def test_f1_7_10_an_annulment_can_be_asked_for_in_every_window(point: int) -> None:
    """Story: a window took bans and cards and refused this. Who is asked because of it is only seen at the last."""
    s = rome()
    s.cells[HAS_STRUCK] = 1
    windows.open_window(s, point)
    assert runs(s) == ("WINDOW" if point == windows.BEFORE_VICTORY else "MARRIAGES")
    if point != windows.BEFORE_VICTORY:
        hand(s, 1, "tax")
        windows.open_window(s, point)
    assert (runs(s), why(s, 1, "ask_annulment")) == ("WINDOW", "")
    assert "ask_annulment" in legal(s, 1)


def test_f1_7_10_nobody_is_asked_for_an_annulment_that_cannot_be() -> None:
    s = rome()
    s.cells[HAS_STRUCK] = 1
    crown.declare_dauphin(s, lord_of("othon"))
    windows.open_window(s, windows.BEFORE_VICTORY)
    assert runs(s) == "MARRIAGES", "the marriage has had an heir"
    s = rome()
    troops(s, 0, "tournus", men=1)
    prisoner(s, "henri", 0)
    windows.open_window(s, windows.BEFORE_VICTORY)
    assert runs(s) == "MARRIAGES", "the pope is in prison"


def test_f13_4_the_pope_is_asked_in_a_window_three_times_at_most() -> None:
    s = last_moment()
    for _ in range(3):
        assert asked(s) == [0, 1]
        play(s, 0, "ask_annulment")
        play(s, 1, "pass")
        play(s, 0, "propose")
        play(s, 3, "refuse")
    assert (asked(s), why(s, 0, "ask_annulment")) == ([1], "not-asked")


def test_f9_5_what_a_window_asks_the_pope_is_settled_before_its_next_card() -> None:
    """Story: while he thought, anybody could play a card at once, before those who come first in turn order."""
    s = last_moment(seat_1="d_arc", seat_2="assassination")
    play(s, 0, "ask_annulment")
    play(s, 1, "pass")
    play(s, 2, "assassinate henri francois")
    play(s, 0, "propose")
    assert (runs(s), asked(s)) == ("OFFER_STEP", [3])
    assert why(s, 1, "d_arc jeanne") == "not-settled-yet"
    play(s, 3, "accept")
    assert (people.ally_of(s, 0), told(s, "assassinated")[0]["lord"]) == (NONE, "henri")


@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_f7_3_an_ally_who_is_freed_before_the_victory_wins_alone(answer: str) -> None:
    """The whole way: three titles count for Arthur's family only without his wife's. [F-1.1.4]"""
    m = from_position(
        {
            "game": "fief",
            "seats": 4,
            "turn": 3,
            "phase": 7,
            "pope": "henri",
            "bishoprics": {"b2": {"bishop": "henri"}},
            "lords": {
                "arthur": {"seat": 0, "at": "sigy", "spouse": "blanche"},
                "eric": {"seat": 0, "at": "bourg"},
                "blanche": {"seat": 1, "at": "tournus"},
                "henri": {"seat": 3, "at": "st_andre"},
            },
            "fiefs": {"sigy": {"holder": "arthur"}, "bourg": {"holder": "eric"}, "blaye": {"holder": "arthur"}},
            "villages": {name: {"fort": "city"} for name in ("sigy", "bourg", "blaye")},
        }
    )
    assert m.waiting == [0, 1, 3]
    m.play(0, "ask_annulment")
    m.play(1, "pass")
    m.play(3, "pass")
    m.play(0, "propose")
    m.play(3, answer)
    for seat in m.waiting:
        m.play(seat, "pass")
    assert m.over == (answer == "accept")
    assert m.result is None or m.result.winners == [0]


# ------------------------------------------------------------ new cardinals [F-1.7.2]


@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_f1_5_2_and_f1_7_2_a_new_cardinal_needs_the_pope_s_consent(answer: str) -> None:
    """Refused, the card stays in the hand. [F-1.5.2] [F-1.7.2]"""
    s = rome()
    hand(s, 0, "cardinal")
    play(s, 0, "make_cardinal francois", "propose")
    play(s, 3, answer)
    made = answer == "accept"
    assert s.cells[CARDINAL_BY + lord_of("francois")] == (BY_CARD if made else 0)
    assert s.hand_size(0) == (0 if made else 1)


def test_t06_f1_5_1_francois_bishop_of_sigy_is_made_cardinal_votes_for_pope_and_dies() -> None:
    """The card is played from a hand, lies with him, and is discarded at his death. [F-1.5.3] [F-1.5.4]"""
    s = table(3, without=(AFTERMATH,))
    lord(s, "francois", 0, "sigy")
    bishop(s, "francois", "b5")
    lord(s, "henri", 1, "tournus")
    bishop(s, "henri", "b2")
    cardinal(s, "henri", bought=True)
    lord(s, "othon", 2, "blaye")
    hand(s, 1, "cardinal")
    hand(s, 2, "assassination")
    calm(s)
    play(s, 1, "make_cardinal francois")
    assert (people.titles(s, lord_of("francois")), s.hand_size(1), s.cells[DISCARDS + CARDINAL]) == (2, 0, 0)
    begin(s, ELECTION, POPE_OFFICE)
    candidacies(s, "henri")
    everybody(s, "pass")
    assert ballots(s, "henri nobody", "henri nobody") == [0, 1], "both cardinals vote"
    everybody(s, "pass")
    assert (s.cells[POPE], counted(s)) == (lord_of("henri"), {"henri": 2})
    play(s, 2, "assassinate francois othon")
    assert (s.cells[BISHOP + 4], s.cells[DISCARDS + CARDINAL]) == (NONE, 1)


def test_f1_5_5_an_imprisoned_pope_is_not_asked() -> None:
    """[F-1.5.5] [F-6.4.5]"""
    s = rome()
    troops(s, 0, "tournus", men=1)
    prisoner(s, "henri", 0)
    hand(s, 0, "cardinal")
    play(s, 0, "make_cardinal francois")
    assert people.is_cardinal(s, lord_of("francois"))


def test_f1_5_1_only_a_bishop_who_is_not_yet_cardinal() -> None:
    """[F-1.5.1] [F-1.2.2] [F-1.4.7] [F-1.5.3]"""
    s = rome()
    hand(s, 0, "cardinal")
    assert legal(s, 0, "make_cardinal") == ["francois", "henri"]
    cardinal(s, "francois")
    assert (why(s, 0, "make_cardinal francois"), why(s, 0, "make_cardinal othon")) == (
        "already-cardinal",
        "not-a-bishop",
    )
    assert told(s, "card-made-cardinal") == []
