"""Events and reasons: each chapter numbers its own, and the joined tables have them where the numbers say."""

from collections import Counter
from types import ModuleType

import pytest

from signoria.games.fief import (
    messages_battles,
    messages_cards,
    messages_crown,
    messages_deaths,
    messages_frame,
    messages_movement,
    messages_offers,
    messages_relics,
    messages_surprises,
)
from signoria.games.fief.messages import EVENTS, WHY
from signoria.kernel.flow import FIRST_REASON

CHAPTERS = (
    messages_frame,
    messages_crown,
    messages_cards,
    messages_deaths,
    messages_movement,
    messages_battles,
    messages_surprises,
    messages_offers,
    messages_relics,
)
IDS = [chapter.__name__.split("_")[-1] for chapter in CHAPTERS]


def numbered(chapter: ModuleType, prefix: str) -> dict[str, int]:
    """The numbers of a chapter, by the names of their messages."""
    found = {name: int(value) for name, value in vars(chapter).items() if name.startswith(prefix)}
    return {name.removeprefix(prefix).lower().replace("_", "-"): value for name, value in found.items()}


@pytest.mark.parametrize("chapter", CHAPTERS, ids=IDS)
def test_events_of_a_chapter_stand_where_their_numbers_say(chapter: ModuleType) -> None:
    events = numbered(chapter, "E_")
    first = EVENTS.index(chapter.EVENTS[0])
    assert list(events.values()) == list(range(first, first + len(chapter.EVENTS)))
    assert {EVENTS[number].name: number for number in events.values()} == events


@pytest.mark.parametrize("chapter", CHAPTERS, ids=IDS)
def test_reasons_of_a_chapter_stand_where_their_numbers_say(chapter: ModuleType) -> None:
    reasons = numbered(chapter, "R_")
    first = WHY.index(chapter.REASONS[0]) + FIRST_REASON
    assert list(reasons.values()) == list(range(first, first + len(chapter.REASONS)))
    assert {WHY[number - FIRST_REASON].name: number for number in reasons.values()} == reasons


def test_no_name_occurs_twice() -> None:
    """Two chapters had a reason `no-bad-weather`: one of them would have been explained in the other's words."""
    assert [name for name, n in Counter([event.name for event in EVENTS]).items() if n > 1] == []
    assert [name for name, n in Counter([reason.name for reason in WHY]).items() if n > 1] == []


def test_chapters_follow_on_each_other() -> None:
    assert sum(len(chapter.EVENTS) for chapter in CHAPTERS) == len(EVENTS)
    assert sum(len(chapter.REASONS) for chapter in CHAPTERS) == len(WHY)


def test_f11_2_whoever_loses_a_token_shows_which_one_it_was() -> None:
    """A soak found it: of a man-at-arms lost to the plague one sees whether he had just come, so what the rest is."""
    kinds = {kind.name: kind for kind in EVENTS}
    assert all(kinds[name].reveals for name in ("unit-lost", "plague-loss", "revolt-strikes"))
