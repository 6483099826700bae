"""Elections, battles, cards and families of Fief on the drawn table, and what they must not tell."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import ComeIn
from tests.web.fief_scenes import NOBODY, ScenesPage
from tests.web.people import PATIENCE, Person, until
from tests.web.places import needs_browser, needs_build
from tests.web.spoken import said
from tests.web.tables import position

pytestmark = [needs_build, needs_browser]
HAND = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
WAYS: dict[str, dict[str, Any]] = {"click": {}, "press_key": {}, "tap": HAND}


def at(one: Person, offering: str, seats: int = 3, **wanted: Any) -> ScenesPage:
    where = position("fief", seats, offering=offering, **wanted)
    one.sit(one.table(game="fief", seats=seats, hot_seat=True, position=where), *range(seats))
    here = ScenesPage(one)
    here.wait_for_turn()
    is_asked = until(one.page, lambda: any(move["text"].startswith(offering) for move in here.legal()), PATIENCE)
    assert is_asked, [move["text"] for move in here.legal()]
    return here


def move_of(here: ScenesPage, verb: str, **names: str) -> dict[str, Any]:
    for move in here.legal():
        told = move["move"]
        if told["verb"] == verb and all(told[name] == value for name, value in names.items()):
            return move
    raise AssertionError(f"{verb} is not legal: {[move['text'] for move in here.legal()]}")


def sent(one: Person) -> str:
    moves = one.sent_messages("move")[-1]["move"]
    return str(moves[0] if isinstance(moves, list) else moves)


def make(here: ScenesPage, way: str, move: dict[str, Any]) -> None:
    """Press what the move takes, and confirm where that is asked."""
    before, press = here.moment, getattr(here, way)
    for thing in here.reach(move):
        press(thing)
    asks = here.confirm_button()
    until(here.page, lambda: asks.is_visible() or here.moment[1] > before[1], PATIENCE)
    if asks.is_visible():
        press(asks)
    here.wait_after(before)


@pytest.mark.parametrize("way", WAYS)
def test_a_decoy_can_be_laid_without_a_vote(come_in: ComeIn, way: str) -> None:
    """It is how one abstains and still bluffs. [F-1.3.4]"""
    ann = come_in("Ann", **WAYS[way])
    here = at(ann, "lay", seats=4)
    told = next(
        move for move in here.legal() if move["text"].startswith(f"lay {NOBODY}") and not move["text"].endswith(NOBODY)
    )
    make(here, way, told)
    assert sent(ann) == told["text"]
    assert ann.complaints == []


def test_simultaneous_votes_are_a_closed_urn(ann: Person) -> None:
    """Nobody sees who has laid what, nor who has laid at all."""
    here = at(ann, "lay", seats=4, simultaneous_votes=True)
    scene = ann.page.locator("[data-scene]")
    expect(scene.get_by_role("img", name=said("fief-urn"))).to_be_visible()
    expect(scene.locator(".seals")).to_have_count(0)
    make(here, "click", next(move for move in here.legal() if move["move"]["verb"] == "lay"))
    assert len(here.told["waiting"]) > 0, "others have still to lay theirs"
    expect(scene.get_by_role("img", name=said("fief-urn"))).to_be_visible()
    expect(scene.locator(".seals")).to_have_count(0)


def test_a_token_falls_with_a_click(ann: Person) -> None:
    here = at(ann, "lose ", seats=3)
    told = move_of(here, "lose")
    make(here, "click", told)
    assert sent(ann) == told["text"]
    assert ann.complaints == []


@pytest.mark.parametrize("way", ["press_key", "tap"])
def test_a_card_is_played_from_the_hand(come_in: ComeIn, way: str) -> None:
    ann = come_in("Ann", **WAYS[way])
    here = at(ann, "enter", seats=3)
    told = move_of(here, "enter")
    make(here, way, told)
    assert sent(ann) == told["text"]
    assert ann.complaints == []


def test_a_family_is_read_in_full(ann: Person) -> None:
    here = at(ann, "draw", seats=3)
    family = ann.page.locator(".family").first
    family.locator(".name").focus()
    ann.page.keyboard.press("Enter")
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=said("fief-votes-now"))).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    ann.page.get_by_role("button", name=said("fief-crown-open")).click()
    expect(ann.page.get_by_role("dialog", name=said("fief-crown"))).to_be_visible()
    assert here.person.complaints == []
