"""The textual twin: whole games without a drawn board, by mouse and by the command line."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.people import Person
from tests.web.places import needs_browser, needs_build
from tests.web.spoken import said
from tests.web.tables import position
from tests.web.twin import Twin

pytestmark = [needs_build, needs_browser]
WHERE: dict[str, dict[str, Any]] = {"princes": {"left": 6}, "fief": {"left": 8, "turn_limit": 2}}


@pytest.mark.parametrize("game", ["princes", "fief"])
@pytest.mark.parametrize("way", ["by_list", "by_command"])
def test_a_game_without_a_board_is_played_to_its_end(ann: Person, game: str, way: str) -> None:
    where = WHERE[game]
    ann.sit(ann.table(game=game, seats=3, hot_seat=True, position=position(game, 3, **where)), 0, 1, 2)
    here = Twin(ann)
    for _ in range(80):
        here.wait_for_turn()
        here.open()
        if here.is_over:
            break
        getattr(here, way)()
    expect(ann.page.get_by_role("link", name=said("replay"))).to_be_visible()


def test_lorenzo_has_a_twin_too(ann: Person) -> None:
    ann.sit(ann.table(game="lorenzo", seats=2, hot_seat=True, position=position("lorenzo", 2, left=6)), 0, 1)
    here = Twin(ann)
    here.wait_for_turn()
    here.button("as-text").click()
    here.wait_for_turn()
    here.by_list()
    here.by_command()
    here.button("as-text").click()
    expect(ann.page.locator("[data-space]").first).to_be_visible()


def test_events_are_announced(ann: Person) -> None:
    """A live region says what happened, in the words of the log, to whoever hears the page instead of seeing it."""
    where = position("lorenzo", 2, left=8, offering="place")
    ann.sit(ann.table(game="lorenzo", seats=2, hot_seat=True, position=where), 0, 1)
    here = Twin(ann)
    here.wait_for_turn()
    here.button("as-text").click()
    here.by_list(next(move for move in here.legal() if move["text"].startswith("place")))
    here.wait_for_turn()
    servants = [move for move in here.legal() if move["text"].startswith("servants")]
    if servants:  # the placement is told once it is known how many are paid
        here.by_list(servants[0])
    expect(ann.page.locator("[aria-live=polite]").first).not_to_be_empty()


def test_a_command_that_is_not_allowed_says_why(ann: Person) -> None:
    ann.sit(ann.table(game="princes", seats=3, hot_seat=True, position=position("princes", 3, left=8)), 0, 1, 2)
    here = Twin(ann)
    here.wait_for_turn()
    here.open()
    line = ann.page.get_by_role("combobox", name=said("command"))
    line.fill("raise")
    line.press("Enter")
    expect(ann.page.get_by_role("alert").filter(has_text=said("why-not"))).to_be_visible()
