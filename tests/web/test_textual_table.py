"""The textual table as it is seen: what matters is on the screen, squares are square, and nothing is cut off."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import ComeIn
from tests.web.looks import faint_words, unreadable_words, violations
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.places import needs_browser, needs_build
from tests.web.spoken import said
from tests.web.tables import position
from tests.web.twin import Twin

pytestmark = [needs_build, needs_browser]


def at(one: Person, game: str, seats: int, offering: str, **wanted: Any) -> Twin:
    """At a table where such a verb can be played, in every seat."""
    where = position(game, seats, offering=offering, **wanted)
    one.sit(one.table(game=game, seats=seats, hot_seat=True, position=where), *range(seats))
    here = Twin(one)
    here.wait_for_turn()
    here.open()
    expect(one.page.locator(".moves li").first).to_be_attached()
    return here


def box(one: Locator) -> dict[str, float]:
    found: dict[str, float] = one.evaluate("(e) => e.getBoundingClientRect().toJSON()")
    return found


def now(here: Twin) -> Locator:
    return here.page.get_by_role("region", name=said("under-way"), exact=True)


def test_who_lays_a_piece_sees_the_court_beside_the_places(ann: Person) -> None:
    """One's own court was off the screen, its columns as wide as their words, and no shape of any turn was shown."""
    here = at(ann, "princes", 3, "put", after=0.5)
    court = now(here).locator("table")
    assert box(court)["bottom"] <= DESKTOP["height"]
    assert box(court)["right"] <= box(here.moves)["x"]
    sizes = court.locator("td.square").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height])"
    )
    assert len(sizes) == 49
    sides = [side for size in sizes for side in size]
    assert max(sides) - min(sides) < 1.5
    shapes = here.moves.locator("h2 .shape")
    assert shapes.count() == here.moves.locator("section").count()
    assert here.moves.locator(".all").evaluate("(list) => list.scrollTop") == 0
    here.moves.locator(".brief button").first.hover()
    expect(court.locator("td.lit")).to_have_count(shapes.first.locator(".is").count())


@pytest.mark.parametrize("language", ["en-GB", "de", "pl", "cs"])
def test_a_court_can_be_read(come_in: ComeIn, language: str) -> None:
    ann = come_in("Ann", locale=language)
    at(ann, "princes", 3, "put", after=0.6)
    ann.page.locator(".now button").first.hover()
    for screen in (DESKTOP, PHONE):
        ann.page.set_viewport_size({"width": screen["width"], "height": screen["height"]})
        assert (unreadable_words(ann.page), faint_words(ann.page), violations(ann.page)) == ([], [], [])


@pytest.mark.parametrize("game", ["princes", "lorenzo", "fief"])
def test_nothing_of_the_players_is_cut_off(ann: Person, game: str) -> None:
    """At 1366 the thirteenth column of the table of players was beyond the edge."""
    seats = {"princes": 5, "lorenzo": 4, "fief": 4}[game]
    at(ann, game, seats, "", left=20, **({"turn_limit": 2} if game == "fief" else {}))
    tables = ann.page.locator(".panels .wide")
    expect(tables.first).to_be_visible()
    cut = tables.evaluate_all(
        "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent.slice(0, 60))"
    )
    assert cut == []


def test_what_is_under_way_comes_before_the_moves_on_a_phone_and_the_table_can_be_reached(come_in: ComeIn) -> None:
    """194 places stood between the question and the court on which they are."""
    ann = come_in("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    here = at(ann, "princes", 3, "put", after=0.5)
    court, moves = box(now(here)), box(here.moves)
    assert court["bottom"] <= moves["y"] + 1
    assert moves["height"] <= 0.56 * PHONE["height"]
    assert court["height"] <= 0.61 * PHONE["height"]
    assert box(ann.page.get_by_role("region", name=said("the-table"), exact=True))["y"] <= moves["bottom"] + 1
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_prestige_points_are_not_sold_beside_the_bids(ann: Person) -> None:
    """They are folded below the answers; keys open the fold and close it."""
    here = at(ann, "princes", 3, "cash", after=0.3)
    words = next(move["words"] for move in here.legal() if move["text"] == "cash")
    expect(ann.page.locator("header").get_by_role("button", name=words)).to_have_count(0)
    sold = here.moves.locator(".all > details:last-child li")
    expect(sold).to_have_text([words])
    expect(sold).to_be_hidden()
    here.reach_by_keys(here.moves.locator(".all summary"))
    for key, turned in (("Enter", expect(sold).to_be_visible), ("Space", expect(sold).to_be_hidden)):
        ann.page.keyboard.press(key)
        turned()
