"""The board shows what others do one action at a time, and is never far behind."""

import json
import math
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

import signoria
from signoria.server.settings import Settings
from tests.server.servers import Server
from tests.web.company import NAMES, Guest, play_on
from tests.web.conftest import ComeIn
from tests.web.people import Person, person
from tests.web.places import needs_browser, needs_build
from tests.web.table_page import TablePage
from tests.web.tables import game_of

pytestmark = [needs_build, needs_browser]
SECONDS = 6  # the board is never further behind where several people play
PLAIN = ("market.1", "market.2", "harvest.single", "production.single", "harvest.large", "production.large")
MANY = 12  # moves that somebody makes without a pause

LATE = 300  # milliseconds by which timers may be late
TICK = 20  # milliseconds

# Every action that was told, by its events, and the decision that the board showed at each moment, each with when that
# was; and how many milliseconds the page has stood still, on a machine that is busy with something else.
WATCH = (
    f"""
window.tellings = [];
window.shown = [];
window.stood = 0;
let ticked = performance.now();
setInterval(() => {{
  const now = performance.now();
  window.stood += Math.max(0, now - ticked - {2 * TICK});
  ticked = now;
}}, {TICK});
"""
    + """
new MutationObserver(() => {
  const told = document.querySelector('[data-testid="told"]')?.dataset;
  const last = window.tellings.at(-1);
  if (told && (Number(told.first) !== last?.[0] || Number(told.last) !== last?.[1]))
    window.tellings.push([Number(told.first), Number(told.last), performance.now()]);
  const at = Number(document.querySelector(".page")?.dataset.at ?? 0);
  if (at !== window.shown.at(-1)?.[0]) window.shown.push([at, performance.now()]);
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""
)


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


def updates(page: Page) -> list[tuple[dict[str, Any], float]]:
    """What was told since the page came, and when."""
    frames = [json.loads(frame) for frame in page.evaluate("window.frames_told")]
    times = page.evaluate("window.came.map(([, when]) => when)")
    return list(zip([frame for frame in frames if frame["type"] == "update"], times, strict=True))[1:]


def stood(page: Page) -> float:
    """Milliseconds by which the board may be later than it would be on a machine of its own."""
    return float(page.evaluate("window.stood"))


def tellings(page: Page) -> list[tuple[int, int, float]]:
    """The actions that the board has told, by their first and last events, and when it began to."""
    return [(first, last, when) for first, last, when in page.evaluate("window.tellings")]


def add_news(said: dict[int, int], update: dict[str, Any]) -> None:
    """What others did or what happened: each action by its first event, with the last that belongs to it so far."""
    for action in update["news"]:
        if action["last"] >= update["first"] and action["seat"] != 0 and action["weight"]:
            said[action["first"]] = action["last"]


def untold(page: Page, said: dict[int, int], until: float = math.inf) -> list[int]:
    """The actions that the board had not begun to tell by then, with all that belongs to them."""
    told: dict[int, int] = {}
    for first, last, when in tellings(page):
        if when <= until:
            told[first] = max(last, told.get(first, -1))
    return [first for first, last in said.items() if told.get(first, -1) < last]


def never_told(page: Page) -> list[int]:
    said: dict[int, int] = {}
    for update, _ in updates(page):
        add_news(said, update)
    return untold(page, said)


def behind(page: Page) -> list[tuple[int, int]]:
    """Whenever Ann was asked: how many actions were untold when that came, and when her board asked her.

    One move may bring about several actions and ask her at the same time. No board can have told these when they come,
    but it has, all but the last, when it asks.
    """
    said: dict[int, int] = {}
    found, asked = [], set()
    for update, came in updates(page):
        is_asked = 0 in update["waiting"] and not update.get("unasked") and update["at"] not in asked
        before = len(untold(page, said, came + stood(page))) if is_asked else 0
        add_news(said, update)
        if is_asked:
            asked.add(update["at"])
            shown = page.evaluate("window.shown")
            asks = next((when for at, when in shown if at >= update["at"] and when >= came), math.inf)
            found.append((before, len(untold(page, said, asks))))
    return found


def end_of_round() -> tuple[dict[str, Any], str]:
    """Where the first seat is asked something with which a round ends, and what it answers; others begin the next."""
    m = signoria.new("lorenzo", seats=4, seed=1)
    for seat, text in game_of("lorenzo", 4, 1, ()):
        position, rounds = m.position(), m.view(None)["round"]
        m.play(seat, text)
        if seat == 0 and m.view(None)["round"] != rounds and m.waiting != [0]:
            return position, text
    raise AssertionError("no round ends so")


def test_one_person_among_bots_that_answer_at_once_is_told_every_action(come_in: ComeIn) -> None:
    ann = paced(come_in, "normal")
    here = with_bots(ann)
    before = len(updates(ann.page))
    leave_it_to_the_bots(here)
    wait_for_board(here)
    assert len(updates(ann.page)) >= before + 3
    assert never_told(ann.page) == []


@pytest.mark.parametrize("pace", ["normal", "slow"])
def test_bots_wait_for_the_board_of_an_only_player(browser: Browser, tmp_path: Path, pace: str) -> None:
    """At the end of a round, when most happens, nothing is skipped, and Ann is asked when all but the last is told."""
    position, text = end_of_round()
    with (
        Server(f"sqlite:///{tmp_path / 's.db'}", tmp_path, bot_pause=Settings().bot_pause) as server,
        person(browser, server.url, "Ann", pace=pace) as ann,
    ):
        ann.page.add_init_script(WATCH)
        bots = {str(seat): "random" for seat in (1, 2, 3)}
        ann.sit(ann.table(game="lorenzo", seats=4, bots=bots, position=position), 0)
        here = TablePage(ann)
        wait_for_board(here)
        here.act(here.click, next(move for move in here.legal() if move["text"] == text))
        here.wait_told("told.waiting.includes(0)", patience=60_000)
        wait_for_board(here)
        assert never_told(ann.page) == []
        assert len(tellings(ann.page)) >= 8
        assert max(max(counts) for counts in behind(ann.page)) <= 1
        assert ann.complaints == []


def test_the_clock_stands_while_the_board_is_behind(come_in: ComeIn) -> None:
    """A round ends, Bianca and two bots answer immediately, and Ann likes her board slow."""
    position, text = end_of_round()
    ann = paced(come_in, "slow")
    pace = {"kind": "move", "seconds": 60}
    table = ann.table(game="lorenzo", seats=4, bots={"2": "random", "3": "random"}, position=position, pace=pace)
    path = f"/api/tables/{table['id']}"
    with httpx.Client(base_url=ann.url, timeout=60) as client:
        bianca = Guest(client, NAMES[0])
        bianca.claim(table, 1)
        ann.sit(table, 0)
        here = TablePage(ann)
        wait_for_board(here)
        here.act(here.click, next(move for move in here.legal() if move["text"] == text))
        while here.told["waiting"] != [0]:
            now = bianca.get(f"{path}/update?seat=1")
            if 1 in now["waiting"]:
                move = {"seat": 1, "at": now["at"], "key": f"k{now['seq']}", "move": now["legal"][0]["text"]}
                bianca.post(f"{path}/moves", move)
    asked, came = next((update, when) for update, when in updates(ann.page)[1:] if update["waiting"] == [0])
    expect(ann.page.get_by_role("timer").first).to_have_text("1:00")
    wait_for_board(here)
    late = next(when for at, when in ann.page.evaluate("window.shown") if at == asked["at"]) - came
    assert 1000 < late < asked["clock"]["starts_in"][0] * 1000 + LATE + stood(ann.page)
    assert late < SECONDS * 1000 + stood(ann.page)
    assert asked["clock"]["left"][0] == 60


def test_a_click_while_the_board_is_behind_plays_nothing(come_in: ComeIn) -> None:
    ann = paced(come_in, "slow")
    ann.page.clock.install()
    here = with_bots(ann)
    ann.page.clock.pause_at(ann.page.evaluate("Date.now()") / 1000 + 1)  # the board waits for the test
    leave_it_to_the_bots(here)
    sent = len(ann.sent_messages("move", "preview", "why"))
    expect(here.button("to-present")).to_be_visible()
    expect(ann.page.locator("[data-lit]")).to_have_count(0)
    ann.page.locator("[data-space]").first.click()
    expect(ann.page.locator("[data-lit]").first).to_be_visible()
    assert len(ann.sent_messages("move", "preview", "why")) == sent
    ann.page.clock.resume()
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
        guests = [Guest(stack.enter_context(httpx.Client(base_url=ann.url, timeout=60)), name) for name in NAMES[:2]]
        for seat, one in enumerate(guests):
            one.claim(table, seat)
        ann.go(f"/table/{table['id']}")
        expect(ann.page.locator("[data-space]").first).to_be_visible()
        play_on(f"/api/tables/{table['id']}", [*guests], [], MANY, "")
        last = guests[0].get(f"/api/tables/{table['id']}/update?seat=0")["at"]
    TablePage(ann).wait_told(f"told.at === {last} && window.shown.at(-1)[0] === {last}")
    came, shown = ann.page.evaluate("[window.came, window.shown]")
    late = [min(time for at, time in shown if at >= wanted) - when for wanted, when in came[1:]]
    assert 1000 < max(late) < SECONDS * 1000 + stood(ann.page)
