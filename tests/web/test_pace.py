"""The board shows what others do one action at a time, and is never far behind."""

from contextlib import ExitStack
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from tests.web.company import NAMES, Guest, play_on
from tests.web.conftest import ComeIn
from tests.web.people import Person
from tests.web.places import needs_browser, needs_build
from tests.web.table_page import TablePage

pytestmark = [needs_build, needs_browser]
SECONDS = 6  # the board is never further behind where several people play
PLAIN = ("market.1", "market.2", "harvest.single", "production.single", "harvest.large", "production.large")
MANY = 12  # moves that somebody makes without a pause

# Every action that was told, and the decision that the board showed at each moment.
WATCH = """
window.tellings = [];
window.shown = [];
new MutationObserver(() => {
  const told = document.querySelector('[data-testid="told"]')?.innerText.trim();
  if (told && told !== window.tellings.at(-1)) window.tellings.push(told);
  const at = Number(document.querySelector(".page")?.dataset.at ?? 0);
  if (at !== window.shown.at(-1)?.[0]) window.shown.push([at, performance.now()]);
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""


def paced(come_in: ComeIn, pace: str) -> Person:
    ann = come_in("Ann", pace=pace)
    ann.page.add_init_script(WATCH)
    return ann


def with_bots(ann: Person) -> TablePage:
    """At a table with three bots that answer at once, when something is asked."""
    ann.sit(ann.table(game="lorenzo", seats=4, bots={"1": "random", "2": "random", "3": "random"}), 0)
    here = TablePage(ann)
    wait_for_board(here)
    return here


def wait_for_board(here: TablePage) -> None:
    """Until something is asked and the board shows it."""
    here.wait_for_turn()
    here.wait_told("Number(document.querySelector('.page').dataset.at) === told.at")
    expect(here.page.get_by_test_id("told")).to_be_hidden()


def leave_it_to_the_bots(here: TablePage) -> None:
    """Place a member where nothing more is asked."""
    plain = [move for move in here.legal() if move["move"].get("space") in PLAIN]
    here.act(here.click, plain[0])
    here.wait_for_turn()


def news(page: Page) -> list[dict[str, Any]]:
    """The actions that others have done or that happened since the page came, as they were told in the end."""
    found: dict[int, dict[str, Any]] = {}
    for action in page.evaluate("window.frames_told.slice(1).flatMap((frame) => JSON.parse(frame).news ?? [])"):
        found[action["first"]] = action
    return [action for action in found.values() if action["seat"] != 0 and action["weight"]]


def test_one_person_among_bots_is_told_every_action(come_in: ComeIn) -> None:
    ann = paced(come_in, "normal")
    here = with_bots(ann)
    before = len(news(ann.page))
    leave_it_to_the_bots(here)
    wait_for_board(here)
    told = ann.page.evaluate("window.tellings")
    happened = [" ".join(action["sentences"]) for action in news(ann.page)[before:]]
    assert len(happened) >= 3
    assert [words for words in happened if words not in told] == []


def test_a_click_while_the_board_is_behind_plays_nothing(come_in: ComeIn) -> None:
    ann = paced(come_in, "slow")
    here = with_bots(ann)
    leave_it_to_the_bots(here)
    sent = len(ann.sent_messages("move", "preview", "why"))
    expect(here.button("to-present")).to_be_visible()
    expect(ann.page.locator("[data-lit]")).to_have_count(0)
    ann.page.locator("[data-space]").first.click()
    expect(ann.page.locator("[data-lit]").first).to_be_visible()
    assert len(ann.sent_messages("move", "preview", "why")) == sent
    expect(here.button("tell-again")).to_be_enabled()
    ann.page.keyboard.press("r")
    expect(ann.page.get_by_test_id("told")).to_be_visible()
    ann.page.keyboard.press("Escape")  # the space bar would press the space that has the focus
    expect(ann.page.get_by_test_id("told")).to_be_hidden()


def test_among_people_the_board_is_never_far_behind(come_in: ComeIn) -> None:
    """Somebody makes many moves at once, and who looks on likes it slow."""
    ann = paced(come_in, "slow")
    table = ann.table(game="lorenzo", seats=2)
    with ExitStack() as stack:
        guests = [Guest(stack.enter_context(httpx.Client(base_url=ann.url)), name) for name in NAMES[:2]]
        for seat, one in enumerate(guests):
            one.claim(table, seat)
        ann.go(f"/table/{table['id']}")
        expect(ann.page.locator("[data-space]").first).to_be_visible()
        play_on(f"/api/tables/{table['id']}", [*guests], [], MANY, "")
        last = guests[0].get(f"/api/tables/{table['id']}/update?seat=0")["at"]
    TablePage(ann).wait_told(f"told.at === {last} && window.shown.at(-1)[0] === {last}")
    came, shown = ann.page.evaluate("[window.came, window.shown]")
    late = [min(time for at, time in shown if at >= wanted) - when for wanted, when in came[1:]]
    assert 1000 < max(late) < SECONDS * 1000
