"""The drawn table of Princes: by mouse, by keys alone and by touch, and what a player must be able to rely on."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import ComeIn
from tests.web.people import Person
from tests.web.places import needs_browser, needs_build
from tests.web.princes_page import PrincesPage
from tests.web.tables import position

pytestmark = [needs_build, needs_browser]
HAND = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
WAYS: dict[str, dict[str, Any]] = {"click": {}, "press_key": {}, "tap": HAND}


def at(one: Person, offering: str, seats: int = 3, **wanted: Any) -> PrincesPage:
    where = position("princes", seats, offering=offering, **wanted)
    one.sit(one.table(game="princes", seats=seats, hot_seat=True, position=where), *range(seats))
    here = PrincesPage(one)
    here.wait_for_turn()
    return here


@pytest.mark.parametrize("way", WAYS)
def test_the_last_moves_of_a_game_are_made_on_the_board(come_in: ComeIn, way: str) -> None:
    ann = come_in("Ann", **WAYS[way])
    here = at(ann, "", 2, left=14)
    here.play(getattr(here, way))
    assert ann.complaints == []


def test_a_building_is_two_clicks_and_a_confirmation(ann: Person) -> None:
    here = at(ann, "build", after=0.5)
    before = len(ann.sent_messages("move"))
    here.act(here.click, next(move for move in here.legal() if move["move"]["verb"] == "build"))
    sent = ann.sent_messages("move")[before:]
    assert [one["verb"] if isinstance(one, dict) else one.split()[0] for one in sent[0]["move"]] == ["build", "put"]
    assert len(sent) == 1


def test_a_raise_is_one_key_and_selling_prestige_is_not_beside_it(ann: Person) -> None:
    here = at(ann, "raise", after=0.3)
    before = here.moment
    expect(ann.page.locator(".answers [data-move='cash']")).to_have_count(0)
    ann.page.keyboard.press("b")
    here.wait_after(before)
    assert ann.sent_messages("move")[-1]["move"] == "raise"


def test_a_piece_can_be_tried_in_pencil_at_any_time(ann: Person) -> None:
    """Nothing is sent, and it can be rubbed out again."""
    here = at(ann, "raise", after=0.3)
    sent = len(ann.sent_messages("move"))
    ann.page.locator(".market [role=tab]").nth(1).click()
    chapel = ann.page.locator('[data-building="chapel"]')
    chapel.click()
    here.court.press("n")
    here.court.press("Enter")
    pencilled = ann.page.locator('[data-pencil="chapel"]')
    expect(pencilled).to_be_visible()
    expect(chapel).to_have_attribute("aria-pressed", "false")
    pencilled.click(button="right")
    expect(pencilled).to_have_count(0)
    assert len(ann.sent_messages("move")) == sent
