"""Empty decks: discard piles are shuffled, and what lies face down is not among them. [F-2.1.4] [F-2.1.5]"""

from signoria.games.fief.moves import VERBS
from signoria.games.fief.pieces import CALAMITY, KIND
from signoria.games.fief.state import (
    CALAMITY_BACK,
    CALAMITY_DISCARDS,
    CHARACTERS_LEFT,
    DECK,
    DECK_CALAMITIES,
    DISCARDS,
    EVENTS_LEFT,
    FACE_DOWN,
    NO_BACK,
    TOP_BACK,
    UNREVEALED,
    UNSEEN_DISCARDS,
    Table,
)
from signoria.games.fief.steps.kinds import CARDS_STEP
from signoria.kernel.flow import CHANCE
from tests.fief.tables import (
    asked,
    begin,
    chance,
    empty_decks,
    hand,
    kind_of,
    legal,
    play,
    rule,
    running,
    table,
    to_discard,
    told,
    why,
)


def held(s: Table, seat: int) -> list[str]:
    """What a seat holds."""
    return [name for kind, name in enumerate(KIND.names) for _ in range(int(s.hand(seat, kind)))]


def only_events(s: Table, *names: str) -> None:
    """These are all events left in the deck; the others were discarded."""
    for kind in range(kind_of("good_harvest"), len(KIND.names)):
        keep = names.count(KIND.names[kind])
        while s.cells[DECK + kind] > keep:
            to_discard(s, KIND.names[kind])


def no_calamities_left(s: Table) -> None:
    """All calamities were seen and discarded."""
    for kind in range(CALAMITY.size):
        s.cells[CALAMITY_DISCARDS + kind] += s.cells[UNREVEALED + kind]
        s.cells[DECK_CALAMITIES] -= s.cells[UNREVEALED + kind]
        s.cells[UNREVEALED + kind] = 0


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


def test_f2_1_4_an_empty_character_deck_is_made_of_its_discards() -> None:
    s = table(3, phase=2)
    hand(s, 2, "charles")
    empty_decks(s)
    no_calamities_left(s)
    begin(s, CARDS_STEP)
    play(s, 0, "draw character")
    assert told(s, "shuffled") == [{"event": "shuffled", "rule": "F-2.1.4", "deck": "character"}]
    assert why(s, CHANCE, "card charles") == "not-in-deck"
    chance(s, "card arthur")  # a namesake
    assert (s.cells[CHARACTERS_LEFT], s.cells[DISCARDS + kind_of("baudoin")]) == (20, 0)
    whole(s)


def test_f2_1_4_an_empty_event_deck_is_made_of_its_discards_calamities_too() -> None:
    s = table(3, phase=2)
    empty_decks(s)
    no_calamities_left(s)
    s.cells[TOP_BACK] = NO_BACK
    begin(s, CARDS_STEP)
    play(s, 0, "draw event")
    assert told(s, "shuffled") == [{"event": "shuffled", "rule": "F-2.1.4", "deck": "event"}]
    assert (s.cells[EVENTS_LEFT], calamities(s)) == (25, (10, 0, 0))
    chance(s, "back event", "card tax", "back calamity")
    assert held(s, 0) == ["tax"]
    whole(s)


def test_f2_1_4_the_last_card_is_drawn_without_shuffling() -> None:
    s = table(3, phase=2)
    only_events(s, "tax")
    no_calamities_left(s)
    begin(s, CARDS_STEP)
    play(s, 0, "draw event")
    chance(s, "card tax")
    assert (s.cells[TOP_BACK], s.cells[EVENTS_LEFT]) == (NO_BACK, 0)
    assert told(s, "shuffled") == []
    assert asked(s) == [0]
    play(s, 0, "draw event")  # now it is empty
    assert len(told(s, "shuffled")) == 1


def test_f2_1_5_calamities_first_then_one_shuffle_for_one_card() -> None:
    """Only calamities are left in the deck; events lie on the discard pile."""
    s = table(3, phase=2)
    only_events(s)
    s.cells[TOP_BACK] = CALAMITY_BACK
    begin(s, CARDS_STEP)
    play(s, 0, "draw event")
    assert (calamities(s), len(told(s, "shuffled"))) == ((7, 3, 0), 1)  # seven were discarded unseen and came back
    chance(s, "back calamity", "back event", "card tax")
    assert len(told(s, "shuffled")) == 1
    whole(s)


def test_f2_1_5_without_any_event_no_calamity_is_turned() -> None:
    s = table(3, phase=2)
    only_events(s)
    for kind in range(kind_of("good_harvest"), len(KIND.names)):
        s.cells[DISCARDS + kind] = 0  # as if all were in hands
    s.cells[TOP_BACK] = CALAMITY_BACK
    begin(s, CARDS_STEP)
    assert (why(s, 0, "draw event"), rule(s, 0, "draw event")) == ("nothing-to-draw", "F-2.1.5")
    assert legal(s, 0, "draw") == ["character"]
    assert calamities(s) == (10, 0, 0)


def test_f2_1_5_without_any_card_nobody_is_asked() -> None:
    s = table(3, phase=2)
    for kind in range(len(KIND.names)):
        s.cells[DECK + kind] = 0
    s.cells[EVENTS_LEFT] = 0
    s.cells[CHARACTERS_LEFT] = 0
    begin(s, CARDS_STEP)
    assert running(s) < 0


def test_f2_1_4_a_calamity_face_down_is_none_of_those_shuffled_in_after_it() -> None:
    """The pile comes back while a calamity lies on the track: that one was drawn before, from what was left then.

    All calamities of other kinds had been seen and lay on the discard pile, so everybody knew it for bad weather; yet
    it could be turned up as any that was shuffled in later.
    """
    s = table(3, phase=2)
    only_events(s, "tax")
    for kind in (1, 2):
        s.cells[CALAMITY_DISCARDS + kind] = s.cells[UNREVEALED + kind]
        s.cells[DECK_CALAMITIES] -= s.cells[UNREVEALED + kind]
        s.cells[UNREVEALED + kind] = 0
    s.cells[UNREVEALED], s.cells[CALAMITY_DISCARDS], s.cells[DECK_CALAMITIES] = 1, 3, 1
    s.cells[TOP_BACK] = CALAMITY_BACK
    begin(s, CARDS_STEP)
    play(s, 0, "draw event")
    chance(s, "card tax")
    play(s, 0, "draw event")  # the deck is empty: nine calamities come back
    assert calamities(s) == (9, 1, 0)
    chance(s, "back calamity", "back event", "card tunnel", "back event")
    assert calamities(s) == (8, 2, 0)
    play(s, 1, "done")
    play(s, 2, "done")
    assert [event["calamity"] for event in told(s, "revealed")] == ["bad_weather"]  # it could be nothing else
    chance(s, "die 6")
    assert legal(s, CHANCE, "reveal") == ["bad_weather", "famine", "plague"]


def test_f2_1_4_what_lies_face_down_later_is_drawn_from_all() -> None:
    """After the earlier ones come those of the new deck, which holds what is left of both."""
    s = table(3, phase=2)
    only_events(s, "tax")
    s.cells[UNREVEALED], s.cells[UNREVEALED + 1], s.cells[UNREVEALED + 2] = 1, 1, 0
    s.cells[CALAMITY_DISCARDS], s.cells[CALAMITY_DISCARDS + 1], s.cells[CALAMITY_DISCARDS + 2] = 3, 3, 2
    s.cells[DECK_CALAMITIES], s.cells[UNSEEN_DISCARDS] = 1, 1
    s.cells[TOP_BACK] = CALAMITY_BACK
    begin(s, CARDS_STEP)
    play(s, 0, "draw event")
    chance(s, "card tax")
    play(s, 0, "draw event")
    chance(s, "back calamity", "back event", "card tunnel", "back event")
    play(s, 1, "done")
    play(s, 2, "done")
    assert legal(s, CHANCE, "reveal") == ["bad_weather", "famine"]
    chance(s, "reveal famine", "die 6")
    assert legal(s, CHANCE, "reveal") == ["bad_weather", "famine", "plague"]
    step = s.steps[s.stack[s.top]]
    texts = ("reveal bad_weather", "reveal famine", "reveal plague")
    assert [int(step.odds(s, s.top, VERBS.parse(text))) for text in texts] == [4, 3, 2]
    chance(s, "reveal plague", "die 6")
    assert running(s) < 0
    whole(s)


def test_f2_1_4_the_last_character_is_drawn_without_shuffling() -> None:
    s = table(3, phase=2)
    for name in KIND.names[1:20]:
        while s.cells[DECK + kind_of(name)]:
            to_discard(s, name)
    begin(s, CARDS_STEP)
    play(s, 0, "draw character")
    chance(s, "card arthur")
    assert (s.cells[CHARACTERS_LEFT], told(s, "shuffled")) == (0, [])


def test_f2_1_5_discarded_events_are_no_characters() -> None:
    """One deck is empty and the discard pile holds cards of the other."""
    s = table(3, phase=2)
    for kind in range(20):
        s.cells[DECK + kind] = 0
    s.cells[CHARACTERS_LEFT] = 0
    to_discard(s, "good_harvest")
    begin(s, CARDS_STEP)
    assert (why(s, 0, "draw character"), rule(s, 0, "draw character")) == ("nothing-to-draw", "F-2.1.5")
    assert legal(s, 0, "draw") == ["event"]


def test_f0_1_of_one_event_and_one_calamity_either_may_be_next() -> None:
    s = table(3, phase=2)
    only_events(s, "tax")
    s.cells[UNREVEALED], s.cells[CALAMITY_DISCARDS] = 2, 2
    for kind in (1, 2):
        s.cells[CALAMITY_DISCARDS + kind] += s.cells[UNREVEALED + kind]
        s.cells[UNREVEALED + kind] = 0
    s.cells[DECK_CALAMITIES] = 2
    s.cells[TOP_BACK] = CALAMITY_BACK
    begin(s, CARDS_STEP)
    play(s, 0, "draw event")
    assert (calamities(s), told(s, "shuffled")) == ((1, 1, 0), [])
    assert legal(s, CHANCE) == ["back event", "back calamity"]
    chance(s, "back event", "card tax")
    assert s.cells[TOP_BACK] == CALAMITY_BACK  # nothing else is left
    whole(s)


def test_f2_1_4_two_that_lay_face_down_before_are_both_drawn_from_what_was_left() -> None:
    s = table(3, phase=2)
    only_events(s, "tax")
    s.cells[UNREVEALED], s.cells[UNREVEALED + 1], s.cells[UNREVEALED + 2] = 1, 1, 0
    s.cells[CALAMITY_DISCARDS], s.cells[CALAMITY_DISCARDS + 1], s.cells[CALAMITY_DISCARDS + 2] = 3, 3, 2
    s.cells[DECK_CALAMITIES] = 2
    s.cells[TOP_BACK] = CALAMITY_BACK
    begin(s, CARDS_STEP)
    play(s, 0, "draw event")
    chance(s, "back calamity", "card tax")
    play(s, 0, "draw event")
    chance(s, "back event", "card tunnel", "back event")
    play(s, 1, "done")
    play(s, 2, "done")
    assert legal(s, CHANCE, "reveal") == ["bad_weather", "famine"]
    chance(s, "reveal famine", "die 6")
    assert [event["calamity"] for event in told(s, "revealed")] == ["famine", "bad_weather"]  # one was left
    chance(s, "die 6")
    assert running(s) < 0
    whole(s)
