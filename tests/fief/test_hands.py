"""Phase 2 begins: discarding and drawing, player by player. [F-2.1]"""

from signoria.games.fief.moves import VERBS
from signoria.games.fief.pieces import CALAMITY, KIND
from signoria.games.fief.state import (
    CALAMITY_BACK,
    CALAMITY_DISCARDS,
    CHARACTERS_LEFT,
    DECK,
    DECK_CALAMITIES,
    DISCARDS,
    EVENT_BACK,
    EVENTS_LEFT,
    FACE_DOWN,
    NO_BACK,
    TOP_BACK,
    UNREVEALED,
    UNSEEN_DISCARDS,
    Table,
)
from signoria.games.fief.steps.kinds import CARDS_STEP, COURSE
from signoria.kernel.flow import CHANCE, SPECTATOR
from tests.fief.tables import (
    asked,
    begin,
    chance,
    default,
    field,
    hand,
    kind_of,
    legal,
    lord,
    play,
    rule,
    running,
    runs,
    table,
    to_discard,
    told,
    verbs,
    why,
)


def drawing(seats: int = 3, cards: tuple[str, ...] = (), back: int = EVENT_BACK) -> Table:
    """Phase 2 begins; seat 0 holds these cards and is first."""
    s = table(seats, phase=2)
    hand(s, 0, *cards)
    s.cells[TOP_BACK] = back
    begin(s, CARDS_STEP)
    return s


def held(s: Table, seat: int) -> list[str]:
    """What a seat holds."""
    return [name for kind, name in enumerate(KIND.names) for _ in range(int(s.hand(seat, kind)))]


def calamities(s: Table) -> tuple[int, int, int]:
    """Calamities in the deck, face down on the track, and discarded unseen."""
    return int(s.cells[DECK_CALAMITIES]), int(s.cells[FACE_DOWN]), int(s.cells[UNSEEN_DISCARDS])


def whole(s: Table) -> None:
    """All calamities are somewhere, and the piles hold what their counters say."""
    unseen = sum(int(s.cells[UNREVEALED + kind]) for kind in range(CALAMITY.size))
    assert unseen == sum(calamities(s))
    assert unseen + sum(int(s.cells[CALAMITY_DISCARDS + kind]) for kind in range(CALAMITY.size)) == 10
    deck = [int(s.cells[DECK + kind]) for kind in range(len(KIND.names))]
    assert (sum(deck[:20]), sum(deck[20:])) == (s.cells[CHARACTERS_LEFT], s.cells[EVENTS_LEFT])


# ---------------------------------------------------------------- order, discarding


def test_f2_1_each_player_discards_and_draws_before_the_next() -> None:
    s = table(3, phase=2, first=1)
    hand(s, 0, "tax")
    hand(s, 1, "revolt")
    begin(s, CARDS_STEP)
    assert (runs(s), asked(s)) == ("DISCARDING", [1])
    play(s, 1, "done")
    assert (runs(s), asked(s)) == ("DRAWING", [1])
    play(s, 1, "done")
    assert (runs(s), asked(s)) == ("DRAWING", [2])  # nothing to discard
    play(s, 2, "done")
    assert (runs(s), asked(s)) == ("DISCARDING", [0])
    play(s, 0, "done", "done")
    assert running(s) < 0


def test_f2_1_1_any_number_of_cards_is_discarded_and_shown() -> None:
    s = drawing(cards=("tax", "arthur", "revolt"))
    assert default(s, 0) == "done"
    assert sorted(legal(s, 0, "discard")) == ["arthur", "revolt", "tax"]
    play(s, 0, "discard tax", "discard arthur")
    assert held(s, 0) == ["revolt"]
    assert (s.cells[DISCARDS + kind_of("tax")], s.cells[DISCARDS + kind_of("arthur")]) == (1, 1)
    assert [event["kind"] for event in told(s, "discarded", viewer=2)] == ["tax", "arthur"]
    play(s, 0, "discard revolt")
    assert runs(s) == "DRAWING"


def test_f2_1_1_only_what_is_held_can_be_discarded() -> None:
    s = drawing(cards=("tax",))
    assert (why(s, 0, "discard revolt"), rule(s, 0, "discard revolt")) == ("not-in-hand", "F-2.3.1")
    assert why(s, 0, "draw event") == "not-now"
    assert why(s, 1, "discard tax") == "not-asked"


def test_f2_1_1_a_surprise_card_may_be_played_instead() -> None:
    s = table(3, phase=2)
    lord(s, "jeanne", 1, "blaye")
    hand(s, 0, "d_arc")
    begin(s, CARDS_STEP)
    play(s, 0, "d_arc jeanne")
    assert runs(s) == "DRAWING"


# ---------------------------------------------------------------- drawing


def test_t09_f2_1_2_an_event_first_then_a_character() -> None:
    """T-09: the second deck is chosen when the first card has been seen."""
    s = drawing()
    play(s, 0, "draw event")
    chance(s, "card tax")
    chance(s, "back event")
    assert asked(s) == [0]
    play(s, 0, "draw character")
    chance(s, "card arthur")
    assert held(s, 0) == ["arthur", "tax"]
    assert (runs(s), asked(s)) == ("DRAWING", [1])
    whole(s)


def test_f2_1_2_two_events_but_no_two_characters() -> None:
    s = drawing()
    play(s, 0, "draw character")
    chance(s, "card arthur")
    assert (why(s, 0, "draw character"), rule(s, 0, "draw character")) == ("one-character", "F-2.1.2")
    assert legal(s, 0, "draw") == ["event"]
    play(s, 0, "done")
    play(s, 1, "draw event")
    chance(s, "card tax", "back event")
    play(s, 1, "draw event")
    chance(s, "card tax", "back event")
    assert asked(s) == [2]
    assert held(s, 1) == ["tax", "tax"]


def test_f2_1_2_the_first_kind_of_event_is_no_character() -> None:
    s = drawing()
    play(s, 0, "draw event")
    chance(s, "card good_harvest", "back event")
    assert (field(s, "drawn"), field(s, "characters")) == (1, 0)
    assert [event["deck"] for event in told(s, "drew")] == ["event"]
    play(s, 0, "draw character")
    assert s.steps[s.stack[s.top]].stream(s, s.top) == "characters"
    chance(s, "card cardinal")
    assert [event["deck"] for event in told(s, "drew")] == ["event", "character"]


def test_f2_1_2_drawing_is_optional() -> None:
    s = drawing()
    assert default(s, 0) == "done"
    play(s, 0, "done")
    assert asked(s) == [1]
    assert s.hand_size(0) == 0


def test_f2_1_2_only_the_owner_sees_the_card() -> None:
    s = drawing()
    play(s, 0, "draw event")
    chance(s, "card tunnel")
    event = {"event": "drew", "rule": "F-2.1.2", "seat": 0, "deck": "event", "kind": "tunnel"}
    assert told(s, "drew", viewer=0) == [event]
    assert told(s, "drew", viewer=1) == [event | {"kind": None}]
    assert told(s, "drew", viewer=SPECTATOR) == [event | {"kind": None}]


def test_f2_1_2_never_more_than_three_cards() -> None:
    s = drawing(cards=("tax", "tax"))
    play(s, 0, "done", "draw event")
    chance(s, "card tax", "back event")
    assert s.hand_size(0) == 3
    assert asked(s) == [1]


def test_f2_1_5_with_three_cards_nothing_can_be_drawn() -> None:
    s = drawing(cards=("tax", "tax", "tax"))
    play(s, 0, "done")
    assert asked(s) == [1]


def test_f2_1_2_nobody_interrupts_from_the_first_draw_to_the_last() -> None:
    s = table(3, phase=2)
    lord(s, "jeanne", 1, "blaye")
    hand(s, 2, "d_arc")
    begin(s, CARDS_STEP)
    assert why(s, 2, "d_arc jeanne") == ""
    assert "offer" in verbs(s, 1)
    play(s, 0, "draw event")
    assert legal(s, 2) == []
    chance(s, "card tax")
    assert legal(s, 2) == []
    chance(s, "back event")
    assert asked(s) == [0]
    assert legal(s, 2) == []
    assert verbs(s, 0) == ["draw", "done"]
    hand(s, 0, "assassination")
    for seat, move in ((2, "d_arc jeanne"), (0, "assassinate jeanne arthur"), (1, "offer 0")):
        assert (why(s, seat, move), rule(s, seat, move)) == ("while-drawing", "F-2.1.6")
    assert why(s, 1, "done") == "not-asked"


def test_f2_1_6_between_two_players_surprises_are_legal() -> None:
    s = table(3, phase=2)
    lord(s, "jeanne", 1, "blaye")
    hand(s, 2, "d_arc")
    begin(s, CARDS_STEP)
    play(s, 0, "draw event")
    chance(s, "card tax", "back event")
    play(s, 0, "done")
    assert asked(s) == [1]
    play(s, 2, "d_arc jeanne")


def test_f2_1_2_cards_lie_in_the_deck_as_often_as_there_are_copies() -> None:
    s = drawing()
    to_discard(s, "ambush", "tax")
    play(s, 0, "draw event")
    step = s.steps[s.stack[s.top]]
    odds = {text: int(step.odds(s, s.top, VERBS.parse(text))) for text in legal(s, CHANCE)}
    assert odds["card tax"] == 4
    assert sum(odds.values()) == s.cells[EVENTS_LEFT] == 23
    assert why(s, CHANCE, "card ambush") == "not-in-deck"
    assert why(s, CHANCE, "card arthur") == "not-in-deck"
    assert why(s, CHANCE, "die 3") == "not-now"
    assert why(s, CHANCE, "men 99") == "not-now"


# ---------------------------------------------------------------- backs and calamities


def test_f0_1_everybody_sees_the_back_of_the_next_card() -> None:
    s = drawing()
    play(s, 0, "draw event")
    chance(s, "card tax")
    assert runs(s) == "TURNING_UP"
    step = s.steps[s.stack[s.top]]
    assert [int(step.odds(s, s.top, VERBS.parse(text))) for text in ("back event", "back calamity")] == [24, 10]
    assert legal(s, CHANCE) == ["back event", "back calamity"]
    assert why(s, CHANCE, "back none") == "not-now"
    chance(s, "back calamity")
    assert told(s, "back", viewer=1) == [{"event": "back", "rule": "F-0.1", "back": "calamity"}]
    assert s.cells[TOP_BACK] == CALAMITY_BACK


def test_f0_1_a_back_is_turned_up_before_the_first_turn() -> None:
    s = table(3, turn=0, phase=0)
    s.cells[TOP_BACK] = NO_BACK
    begin(s, COURSE)
    assert legal(s, CHANCE) == ["back event", "back calamity"]


def test_t10_f2_1_3_a_lord_then_an_event_behind_two_calamities() -> None:
    """T-10: the top two are calamities and go to slots 1 and 2, the third card is the event."""
    s = drawing(back=CALAMITY_BACK)
    play(s, 0, "draw character")
    chance(s, "card thierry")
    play(s, 0, "draw event")
    assert calamities(s) == (9, 1, 0)
    chance(s, "back calamity")
    assert calamities(s) == (8, 2, 0)
    chance(s, "back event", "card revolt")
    assert held(s, 0) == ["thierry", "revolt"]
    assert [event["slot"] for event in told(s, "calamity-drawn")] == [1, 2]
    chance(s, "back event")
    assert asked(s) == [1]
    whole(s)


def test_f2_1_3_the_fourth_calamity_is_discarded_unseen() -> None:
    s = drawing(back=CALAMITY_BACK)
    play(s, 0, "draw event")
    chance(s, "back calamity", "back calamity", "back calamity", "back event")
    assert calamities(s) == (6, 3, 1)
    assert told(s, "calamity-too-many") == [{"event": "calamity-too-many", "rule": "F-2.1.3", "seat": 0}]
    assert sum(int(s.cells[CALAMITY_DISCARDS + kind]) for kind in range(3)) == 0  # nobody has seen it
    whole(s)


def test_f2_1_5_who_wants_an_event_must_go_on_until_he_gets_one() -> None:
    s = drawing(back=CALAMITY_BACK)
    play(s, 0, "draw event")
    assert asked(s) == [CHANCE]
    chance(s, "back calamity")
    assert asked(s) == [CHANCE]
    assert why(s, 0, "done") == "not-asked"
    assert why(s, 0, "draw character") == "not-asked"


def test_f2_1_3_calamities_do_not_count_as_cards_drawn() -> None:
    s = drawing(cards=("tax", "tax"), back=CALAMITY_BACK)
    play(s, 0, "done", "draw event")
    chance(s, "back calamity", "back event", "card tax", "back event")
    assert s.hand_size(0) == 3


# ---------------------------------------------------------------- documents


def test_a_frame_that_cannot_be_is_refused() -> None:
    s = drawing()
    step = s.steps[s.stack[s.top]]
    assert step.flaw(s, s.top) == ""
    for name, value in (("seat", 3), ("drawn", 3), ("characters", 1), ("wanted", 3), ("wanted", -1)):
        at = s.top + 2 + step.fields.index(name)
        before = int(s.stack[at])
        s.stack[at] = value
        assert step.flaw(s, s.top) != "", name
        s.stack[at] = before
    assert field(s, "wanted") == 0
