"""The drawn table of Princes: by mouse, by keys alone and by touch, and what a player must be able to rely on."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import signoria
from signoria.table.princes.picture import DRAWN
from tests.web.conftest import ComeIn
from tests.web.looks import check_looks, out_of_sight
from tests.web.people import Person
from tests.web.places import needs_browser, needs_build
from tests.web.princes_page import PrincesPage
from tests.web.spoken import said
from tests.web.tables import position, round_of

pytestmark = [needs_build, needs_browser]
BOTH = {"muse_and_princess": True, "cooperative_building": True}
LAST = 7  # round
HAND = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
WAYS: dict[str, dict[str, Any]] = {"click": {}, "press_key": {}, "tap": HAND}


def at(one: Person, offering: str, seats: int = 3, **wanted: Any) -> PrincesPage:
    where = position("princes", seats, offering=offering, **wanted)
    one.sit(one.table(game="princes", seats=seats, hot_seat=True, position=where), *range(seats))
    here = PrincesPage(one)
    here.wait_for_turn()
    return here


@pytest.mark.parametrize("way", WAYS)
def test_a_round_is_played_on_the_board(come_in: ComeIn, way: str) -> None:
    """The last one, with both expansions: auction, characters, actions and the end; the soak plays whole games."""
    ann = come_in("Ann", **WAYS[way])
    where = round_of("princes", 2, LAST, seed=2, **BOTH)
    ann.sit(ann.table(game="princes", seats=2, hot_seat=True, position=where), 0, 1)
    here = PrincesPage(ann)
    here.play(getattr(here, way))
    assert ann.complaints == []
    assert here.seen & {"name", "refuse"}
    assert here.seen & {"bid", "pass"}
    assert here.seen & {"work", "build", "introduce", "learn", "buy_bonus", "done"}


def test_of_two_players_whoever_wins_a_landscape_says_which(ann: Person) -> None:
    """The auction is of landscapes in general then, and no type of them was there to be clicked. [P-9.3]"""
    here = at(ann, "pick", 2)
    types = ann.page.locator(".stage [data-move]")
    expect(types).to_have_count(len([move for move in here.legal() if move["move"]["verb"] == "pick"]))
    before = here.moment
    here.click(types.first)
    here.agree(here.click)
    here.wait_after(before)
    assert ann.sent_messages("move")[-1]["move"].startswith("pick ")


def clicks_of(here: PrincesPage, move: dict[str, Any]) -> tuple[int, list[str]]:
    """How many clicks a gesture takes, with its confirmation; the verbs of the one command it sends."""
    page, before = here.page, len(here.person.sent_messages("move"))
    page.evaluate("window.clicks = 0; addEventListener('click', () => (window.clicks += 1), { capture: true })")
    here.act(here.click, move)
    (sent,) = here.person.sent_messages("move")[before:]
    verbs = [one["verb"] if isinstance(one, dict) else one.split()[0] for one in sent["move"]]
    return page.evaluate("window.clicks"), verbs


def test_a_building_is_two_clicks_and_a_confirmation(ann: Person) -> None:
    """Even where every move is confirmed, as here; turning it takes no click."""
    here = at(ann, "build", after=0.5)
    clicks, verbs = clicks_of(here, next(move for move in here.legal() if move["move"]["verb"] == "build"))
    assert verbs == ["build", "put"]
    assert clicks <= 3


def test_a_work_with_a_bonus_card_is_at_most_four_clicks(ann: Person) -> None:
    """Work, bonus card, florins into points, and the end of it."""
    here = at(ann, "work", 4, after=0.9, seed=2, **BOTH)
    here.eager = 1.0
    clicks, verbs = clicks_of(here, next(move for move in here.legal() if move["move"]["verb"] == "work"))
    assert verbs[:2] == ["work", "bonus"]
    assert verbs[-1] == "change"
    assert clicks <= 4


def test_a_raise_is_one_key_and_selling_prestige_is_not_beside_it(ann: Person) -> None:
    here = at(ann, "raise", after=0.3)
    before = here.moment
    expect(ann.page.locator(".answers [data-move='cash']")).to_have_count(0)
    ann.page.keyboard.press("b")
    here.wait_after(before)
    assert ann.sent_messages("move")[-1]["move"] == "raise"


def test_a_piece_can_be_tried_in_pencil_at_any_time(ann: Person) -> None:
    """Nothing is sent, and it can be rubbed out again."""
    at(ann, "raise", after=0.3)
    sent = len(ann.sent_messages("move"))
    ann.page.locator(".market [role=tab]").nth(1).click()
    chapel = ann.page.locator('[data-building="chapel"]')
    chapel.click()
    ann.page.keyboard.press("n")  # the court has the focus: Enter at the market would lay the chapel back
    ann.page.keyboard.press("Enter")
    pencilled = ann.page.locator('[data-pencil="chapel"]')
    expect(pencilled).to_be_visible()
    expect(chapel).to_have_attribute("aria-pressed", "false")
    pencilled.click(button="right")
    expect(pencilled).to_have_count(0)
    assert len(ann.sent_messages("move")) == sent


def test_the_server_bids_for_me_up_to_a_limit(ann: Person) -> None:
    """Nobody else hears of the limit, and the raise is not a move of the browser."""
    here = at(ann, "raise", after=0.3)
    before, sent = here.told["seq"], len(ann.sent_messages("move"))
    ann.page.locator("[data-limit]").click()
    here.wait_told(f"told.seq > {before}")
    assert len(ann.sent_messages("move")) == sent
    kept = [one["wishes"]["bids"] for one in ann.sent_messages("automatic") if "wishes" in one]
    assert [len(bids) for bids in kept] == [1]


def test_a_limit_is_over_with_its_round(ann: Person) -> None:
    """In the next one the board still said how far it bid, and the server asked all the same."""
    here = at(ann, "raise", 2, after=0.3)
    page, now, own = ann.page, ann.page.locator(".track .now"), ann.page.locator(".page")
    seat, before = own.get_attribute("data-seat"), now.inner_text()
    (thing,) = page.locator(".lot.now").evaluate_all("all => all.map((one) => one.dataset.object)")
    page.locator("[data-limit]").click()
    while now.inner_text() == before or own.get_attribute("data-seat") != seat or not page.locator(".bids").count():
        here.wait_for_turn()
        moves = {str(move["text"]): move for move in here.legal()}
        is_next = now.inner_text() != before
        wanted = [f"name {thing}", "raise" if is_next else "pass", "done", "refuse"]
        here.act(here.click, next((moves[text] for text in wanted if text in moves), None))
    expect(page.locator("[data-limit]")).to_be_visible()
    expect(page.locator("[data-limit-off]")).to_have_count(0)


def test_a_pass_can_be_given_before_it_is_asked_for(come_in: ComeIn) -> None:
    """Whoever is next to bid does not wait for a player who has seen enough."""
    where = position("princes", 4, offering="raise", after=0.3)
    now = signoria.from_position(where)
    drawn: Any = DRAWN.table(now, now.seen(None))
    bidding = drawn.bidding
    waits = next(seat for seat in bidding.may_raise if seat not in (bidding.asked, bidding.leader))
    ann, ben = come_in("Ann"), come_in("Ben")
    table = ann.table(game="princes", seats=4, hot_seat=True, position=where)
    for seat in {0, 1, 2, 3} - {waits}:
        ann.claim(table, seat)
    ben.sit(table, waits)
    ben.page.locator("[data-pass-ahead]").click()
    expect(ben.page.locator("[data-limit-off]")).to_be_visible()
    ann.go(f"/table/{table['id']}")
    here = PrincesPage(ann)
    here.wait_for_turn()
    while waits not in here.passed():
        here.act(here.click, next(move for move in here.legal() if move["text"] == "raise"))
        here.wait_for_turn()
    assert ben.sent_messages("move") == []
    (wishes,) = [one["wishes"] for one in ben.sent_messages("automatic") if "wishes" in one]
    assert wishes.keys() > {"bids"}  # every update made the board forget them all, and they were replaced by this one
    assert waits in here.passed()


def auction(here: PrincesPage) -> None:
    expect(here.page.locator(".bids")).to_be_visible()


def piece(here: PrincesPage) -> None:
    here.page.locator("[data-building][data-lit]").first.click()
    here.court.press("n")
    expect(here.page.locator("[data-lay]")).to_be_visible()


def test_a_building_is_dragged_from_the_market(come_in: ComeIn) -> None:
    """Nothing happened: it had to be clicked there first, and then on the court."""
    here = at(come_in("Ann"), "build", after=0.5)
    mouse, court = here.page.mouse, here.court.bounding_box()
    building = here.page.locator("[data-building][data-lit]").first
    box = building.bounding_box()
    assert box is not None
    assert court is not None
    mouse.move(box["x"] + 20, box["y"] + 20)
    mouse.down()
    mouse.move(box["x"] + 40, box["y"] + 30, steps=3)
    expect(building).to_have_attribute("aria-pressed", "true")
    lay = here.page.locator("[data-lay]")
    for part in range(1, 64):
        mouse.move(court["x"] + court["width"] * (part % 8) / 8, court["y"] + court["height"] * (part // 8 + 0.5) / 8)
        if lay.count():
            break
    mouse.up()
    expect(here.confirm_button()).to_be_enabled()


def works(here: PrincesPage) -> None:
    here.page.locator(".hand [data-lit][data-card]").first.click()
    expect(here.page.locator("[data-complete]")).to_be_enabled()


def characters(here: PrincesPage) -> None:
    expect(here.page.locator("[data-character]")).to_have_count(6)


def together(here: PrincesPage) -> None:
    expect(here.page.locator("[data-border]")).to_be_visible()


# What is asked, after which part of a game, and what its player begins.
Stage = tuple[str, float, Callable[[PrincesPage], None]]


@pytest.mark.parametrize(
    ("seats", "language", "stages"),
    [
        (2, "pl", [("raise", 0.6, auction), ("bid", 0.6, characters)]),
        (3, "de", [("accept", 0.3, together)]),
        (5, "cs", [("work", 0.6, works)]),
        (5, "en-GB", [("build", 0.6, piece)]),
    ],
)
def test_what_is_asked_and_ones_own_means_are_in_sight(
    come_in: ComeIn, seats: int, language: str, stages: list[Stage]
) -> None:
    """At 1366x768 nothing scrolls; axe finds nothing, and every word can be told from its ground, in both themes."""
    ann = come_in("Ann", locale=language)
    for offering, after, begin in stages:
        here = at(ann, offering, seats, after=after, **BOTH)
        begin(here)
        assert out_of_sight(ann.page) == []
        check_looks(ann.page)


def test_the_final_count_can_be_read(ann: Person) -> None:
    """After the last move, and then the board again."""
    here = at(ann, "", 3, left=1, **BOTH)
    here.play(here.click)
    expect(ann.page.get_by_role("table").first).to_be_visible()
    check_looks(ann.page)


def test_uses_of_a_character_open_below_the_header_of_a_phone(come_in: ComeIn) -> None:
    """The purse is at the top there, and its menu opened upwards, under the header, where nobody could touch it."""
    ann = come_in("Ann", **HAND)
    at(ann, "merchant", after=0.1, muse_and_princess=True)
    ann.page.locator("[data-uses]").tap()
    use = ann.page.locator(".menu [data-move]").first
    assert ann.page.locator("main").evaluate("(e) => e.scrollWidth - e.clientWidth") == 0  # nothing sticks out sideways
    use.tap()
    expect(use).to_have_attribute("aria-pressed", "true")


def test_a_proposal_is_asked_of_you_and_hatches_only_what_it_cannot_cover(ann: Person) -> None:
    """Along a border a building of two may lie where one put up alone may not; the squares were hatched under it."""
    here = at(ann, "propose", 3, after=0.1, **BOTH)
    move = next(move for move in here.legal() if move["move"]["verb"] == "propose")
    here.click(ann.page.locator(f'[data-side="{move["move"]["side"]}"]'))
    building = ann.page.locator(f'[data-building="{move["move"]["building"]}"]')
    expect(building).not_to_have_class(re.compile("gone"))
    here.click(building)
    expect(ann.page.locator(".border [data-lay]")).to_be_visible()
    assert ann.page.evaluate(HATCHED_UNDER) == []
    here.place_at_border(here.click)
    before = here.moment
    here.pay_at_border(here.click)
    here.wait_after(before)
    expect(here.sentence).to_contain_text(re.compile(said("princes-asked-both", name=".+", piece=".+")[:-1]))


def test_a_counter_proposal_is_one_command_of_whoever_pays(ann: Person) -> None:
    """It can be left until it is whole; the sentence asked whoever pays what they should pay you."""
    here = at(ann, "counter", 3, after=0.3, **BOTH)
    move = next(move for move in here.legal() if move["move"]["verb"] == "counter")
    page, sent = ann.page, len(ann.sent_messages("move"))
    here.click(here.control(move["text"]))
    expect(page.locator(".border [data-lay]")).to_be_visible()
    page.get_by_role("button", name=said("cancel")).first.click()
    expect(page.locator("[data-move=accept]")).to_be_visible()
    assert len(ann.sent_messages("move")) == sent
    here.click(here.control(move["text"]))
    here.place_at_border(here.click)
    expect(here.sentence).to_contain_text(re.compile(said("princes-what-you-pay", name=".+").replace("?", "[?]")))
    before = here.moment
    here.pay_at_border(here.click)
    here.wait_after(before)
    assert [one.split()[0] for one in ann.sent_messages("move")[-1]["move"]] == ["counter", "put", "sum"]


def test_a_piece_across_a_border_turns_where_it_is(ann: Person) -> None:
    """By its key from wherever the focus is, and by the wheel; a turn used to take it to the first place there is."""
    here = at(ann, "propose", 3, after=0.1, **BOTH)
    move = next(m for m in here.legal() if m["move"]["verb"] == "propose" and m["move"]["building"] == "university")
    here.click(ann.page.locator(f'[data-side="{move["move"]["side"]}"]'))
    here.click(ann.page.locator('[data-building="university"]'))
    expect(ann.page.locator(".border [data-lay]")).to_be_visible()
    box = ann.page.locator("[data-border]").bounding_box()
    assert box is not None
    ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.6)
    looks, held = set(), ann.page.locator(".border .held .ground")
    for way in ("key", "wheel"):
        looks.add(held.get_attribute("d"))
        if way == "key":
            ann.page.keyboard.press("r")
        else:
            ann.page.mouse.wheel(0, 100)
        middle = held.evaluate("(e) => (({ top, height }) => top + height / 2)(e.getBoundingClientRect())")
        assert abs(middle - box["y"] - box["height"] * 0.6) < box["height"] / 7
    assert len({*looks, held.get_attribute("d")}) == 3


# The middles of hatched squares that lie under the piece in hand.
HATCHED_UNDER = """
() => {
  const path = document.querySelector(".border .held .ground");
  const point = path.ownerSVGElement.createSVGPoint();
  return [...document.querySelectorAll(".border rect[fill='url(#princes-closed)']")].map((one) => {
    const box = one.getBBox();
    point.x = box.x + 5;
    point.y = box.y + 5;
    return path.isPointInFill(point) ? `${box.x} ${box.y}` : "";
  }).filter(Boolean);
}
"""


def test_what_is_asked_comes_into_sight_on_a_phone(come_in: ComeIn) -> None:
    """Whoever had scrolled down to the lots was asked for a bid on a character out of sight, above."""
    ann = come_in("Ann", **HAND)
    here = at(ann, "bid", after=0.1, muse_and_princess=True)
    for _ in range(2):
        ann.page.locator(".rivals").scroll_into_view_if_needed()
        expect(ann.page.locator(".over h2")).not_to_be_in_viewport()
        before = here.moment
        ann.page.evaluate("document.querySelector('[data-move=pass]').click()")
        here.wait_after(before)
        expect(ann.page.locator(".over h2")).to_be_in_viewport()


def test_recruits_and_the_refusal_of_lots_are_in_sight_on_a_phone(come_in: ComeIn) -> None:
    """Works of others lay below the lots, out of sight; what refuses all lots was above the court."""
    ann = come_in("Ann", **HAND)
    at(ann, "hold", after=0.5)
    expect(ann.page.locator(".hand .row[data-lit]").first).to_be_in_viewport()
    expect(ann.page.locator("[data-move=hold]")).to_be_in_viewport()
    expect(ann.page.locator("[data-move=hold]")).to_have_count(1)
    at(ann, "refuse", after=0.3)
    expect(ann.page.locator("[data-move=refuse]")).to_be_in_viewport()
    expect(ann.page.locator("[data-move=refuse]")).to_have_count(1)
    for lot in ann.page.locator(".lots [data-object]").all():
        expect(lot).to_be_in_viewport(ratio=1)


COVERED = """
(bar) => {
  const box = bar.getBoundingClientRect();
  const hit = ({ left, right, top, bottom }) =>
    left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
  return [...document.querySelectorAll("[role=tab], [data-stop]")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !bar.contains(one))
    .filter((one) => hit(one.getBoundingClientRect()))
    .map((one) => one.textContent.trim());
}
"""


def test_the_buttons_of_a_piece_in_hand_cover_nothing_on_a_phone(come_in: ComeIn) -> None:
    """They lay over the lots below the court. Why it may not lie somewhere is said in the sentence instead."""
    ann = come_in("Ann", locale="de", **{**HAND, "viewport": {"width": 360, "height": 640}})
    here = at(ann, "build", after=0.5)
    said, bar = set(), ann.page.locator(".court .bar")
    for tab, thing in ((1, "[data-building][data-lit]"), (0, '[data-object="park"]')):
        if bar.count():
            bar.locator("button").nth(3).tap()  # the piece goes back
        ann.page.locator(".market [role=tab]").nth(tab).tap()
        ann.page.locator(thing).first.tap()
        for part in range(1, 8, 2):
            box = here.court.bounding_box()
            assert box is not None
            here.court.tap(position={"x": box["width"] / 2, "y": box["height"] * part / 8})
            expect(bar).to_be_visible()
            assert bar.evaluate(COVERED) == []
            said.add((bar.locator("[data-lay]").count(), here.sentence.inner_text()))
    assert {lies for lies, _ in said} == {0, 1}
    assert len({words for _, words in said}) > 1  # a reason is not the question
    assert bar.bounding_box()["x"] + bar.bounding_box()["width"] <= 360  # type: ignore[index]
