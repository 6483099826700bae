"""Lorenzo's table: what penalties change, what would be activated, what others have, what leaders still need."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from signoria.games.lorenzo.pieces import CARD_NAMES
from tests.lorenzo.tables import table
from tests.web.conftest import ComeIn
from tests.web.looks import unreadable_words
from tests.web.people import Person
from tests.web.places import needs_browser, needs_build
from tests.web.spoken import said
from tests.web.table_page import TablePage

pytestmark = [needs_build, needs_browser]

STRUCK: dict[str, Any] = {
    "servant": 0,
    "coin": 12,
    "territories": ["forest", "commercial_hub"],
    "excommunicated": [1],
    "hand": ["cosimo_de_medici", "sigismondo_malatesta"],
}
OTHER: dict[str, Any] = {"buildings": ["theater", "mint"], "ventures": ["hiring_recruits"]}


def sit(ann: Person, *players: dict[str, Any], seats: int = 2, **fields: Any) -> TablePage:
    """A position of a few cards, in which seat 0 is to move."""
    where = table(*players, seats=seats, **fields).position()
    ann.sit(ann.table(game="lorenzo", seats=seats, hot_seat=True, position=where), *range(seats))
    here = TablePage(ann)
    here.wait_for_turn()
    return here


def test_a_penalty_stands_inside_the_numbers_it_changes(ann: Person) -> None:
    here = sit(ann, STRUCK, OTHER, round=3, dice=(5, 4, 3), tiles=["weaker_harvest"], options={"advanced": True})
    ann.page.locator(".struck button").click()
    mark = ann.page.get_by_title(re.compile("^Excommunicated: "))
    expect(
        ann.page.get_by_role("heading", name=re.compile("^Harvest")).get_by_title(re.compile("−3|harvest"))
    ).to_have_count(1)
    here.member("black").click()
    single = here.space("harvest.single")
    expect(single.locator(".value")).to_have_text(re.compile(r"^5\s*−3"))
    expect(here.space("production.single").locator(".value")).to_have_text("5")
    assert mark.count() > 1


def test_cards_that_a_harvest_would_activate_are_shown_before_one_goes(ann: Person) -> None:
    here = sit(ann, {"territories": ["forest", "commercial_hub", "woods"], "servant": 0}, dice=(3, 1, 1))
    here.member("black").click()
    here.space("harvest.single").hover()
    expect(here.space("harvest.single").locator(".fires")).to_contain_text("2/3")
    lit = ann.page.locator(".own .fires")
    expect(lit).to_have_count(2)
    assert {one.get_attribute("aria-label") for one in lit.all()} == {"Commercial Hub", "Woods"}


def test_cards_of_others_are_stubs_and_one_click_shows_their_board(ann: Person) -> None:
    sit(ann, {}, OTHER)
    strip = ann.page.get_by_role("region", name=said("lorenzo-others")).get_by_role("article")
    assert [one.get_attribute("title") for one in strip.locator(".stub").all()] == [
        "Theater",
        "Mint",
        "Hiring Recruits",
    ]
    widths = strip.locator(".stub").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().width)")
    assert min(widths) >= 7  # its colour is seen
    strip.click()  # anywhere on it
    expect(ann.page.get_by_role("dialog")).to_contain_text("Theater")


def test_all_cards_of_an_opponent_have_room(ann: Person) -> None:
    """Of an opponent with many cards, and two excommunications, points and marks lay beyond the edge of the board."""
    rows = ("territories", "characters", "buildings", "ventures")
    cards = {row: list(CARD_NAMES[24 * kind : 24 * kind + 6]) for kind, row in enumerate(rows)}
    sit(ann, {}, {**cards, "excommunicated": [1, 2]}, round=5, options={"advanced": True})
    expect(ann.page.locator(".stub")).to_have_count(24)
    assert unreadable_words(ann.page) == []


def test_escape_closes_a_rule_before_it_takes_back_why_not(ann: Person) -> None:
    here = sit(ann, {}, {})
    here.space("territory.1").click()  # no card lies there
    told = ann.page.get_by_role("alert").filter(has_text=said("why-not"))
    told.get_by_role("button", name=re.compile(r"L-\d")).first.click()
    book = ann.page.get_by_role("dialog", name=said("rules"))
    expect(book).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(book).to_be_hidden()
    expect(told).to_be_visible()


def test_leaders_say_what_they_still_need(ann: Person) -> None:
    sit(ann, STRUCK, OTHER, round=3, tiles=["weaker_harvest"], options={"advanced": True})
    expect(ann.page.get_by_title("needs 3, you have 0").first).to_be_visible()


@pytest.mark.parametrize("language", ["de", "pl"])  # which have the longest words
def test_leaders_keep_their_words_beside_what_is_done_with_them(come_in: ComeIn, language: str) -> None:
    """They gave way to *Discard*; and names of cards to the badge of what an excommunication takes from them."""
    hand = ["federico_da_montefeltro", "sisto_iv", "ludovico_il_moro", "santa_rita"]
    me = {**STRUCK, "buildings": ["residence"], "hand": hand}
    ann = come_in("Ann", locale=language)
    sit(ann, me, OTHER, round=3, tiles=["fewer_coins"], options={"advanced": True})
    words = ann.page.locator(".leaders .text")
    expect(words).to_have_count(len(hand))
    for number in range(len(hand)):
        expect(words.nth(number)).to_be_visible()
    assert ann.page.locator(".own .less").count() > 1
    for name in ann.page.locator(".own .card .name").all():
        expect(name).to_be_visible()


def test_on_a_phone_goods_stay_in_sight_and_chat_is_noticed(come_in: ComeIn) -> None:
    ann, bob = come_in("Ann", viewport={"width": 390, "height": 664}), come_in("Bob")
    made = ann.table(game="lorenzo", seats=2, position=table({"coin": 12}, seats=2).position())
    bob.claim(made, 1)
    ann.sit(made, 0)
    here = TablePage(ann)
    here.wait_for_turn()
    purse = ann.page.locator(".purse")
    expect(purse).to_contain_text("12")
    ann.page.locator("main.board").evaluate("(e) => e.scrollTo(0, e.scrollHeight)")
    expect(purse).to_be_in_viewport()
    tab = ann.page.get_by_role("button", name=re.compile(said("tab-log")))
    expect(tab).not_to_contain_text("1")
    bob.go(f"/table/{made['id']}")
    expect(bob.page.locator(".page")).to_have_attribute("data-seat", "1")  # he speaks from his seat
    field = bob.page.get_by_role("textbox", name=said("say"))
    field.fill("Hello")
    field.press("Enter")
    expect(tab).to_contain_text("1")
    tab.click()
    expect(tab).not_to_contain_text("1")


def test_all_goods_of_another_are_seen_on_a_phone(ann: Person) -> None:
    ann.page.set_viewport_size({"width": 390, "height": 664})
    sit(ann, {}, OTHER)
    ann.page.get_by_role("region", name=said("lorenzo-others")).get_by_role("article").click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Theater")
    right = dialog.evaluate("(one) => one.getBoundingClientRect().right")
    goods = dialog.locator(".stock li").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().right)")
    assert len(goods) == 7
    assert max(goods) < right
