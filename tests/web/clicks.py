"""How many clicks a placement of Lorenzo takes somebody who has changed no setting.

Members, spaces, servants, payments, privileges, leaders, confirmations and ends of turns are all counted; what is dealt
before the first round is not. The mean of ten games of random moves, whose dice are the same each time:
`python -m pytest -s tests/web/clicks.py`.
"""

import json
import time
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser
from rich.console import Console

from tests.server.servers import Server
from tests.web.people import PATIENCE, person
from tests.web.table_page import TablePage

DEALT = ("keep", "choose_tile")
GAMES = 10
AIM = 3.0  # clicks per placement
STEP = 20  # milliseconds between two looks


class Made(NamedTuple):
    """A move by clicks alone; `is_free` is what the server said: whether it can be taken back alone."""

    verb: str
    clicks: int
    is_confirmed: bool
    is_free: bool


def make_a_move(here: TablePage) -> Made:
    """A random legal one."""
    if here.page.locator(".exchanges").count():
        return produce(here)
    legal, before = here.legal(), here.moment
    move = here.choice.choice(legal)
    path, space = here.reach(move), move["move"].get("space")
    if sum(one["move"].get("space") == space for one in legal) == 1:
        path = path[-1:]  # only one member can go there: nobody picks it first
    for thing in path:
        thing.click()
    is_confirmed = is_confirmation_asked(here, before)
    if is_confirmed:
        here.confirm_button().click()
        here.wait_after(before)
    return Made(move["move"]["verb"], len(path) + is_confirmed, is_confirmed, bool(last_preview(here)["free"]))


def produce(here: TablePage) -> Made:
    """All exchanges of a production at once, at random, with one confirmation."""
    before, clicks = here.moment, 1
    for building in here.page.locator(".exchanges .works").all():
        ways = building.locator("button:enabled").all()
        way = here.choice.choice(ways)
        if way.get_attribute("aria-pressed") == "false":
            way.click()
            clicks += 1
    here.confirm_button().click()
    here.wait_after(before)
    return Made("exchange", clicks, is_confirmed=True, is_free=False)


def last_preview(here: TablePage) -> dict[str, Any]:
    """What was said of the whole gesture; after it the client may have asked about its first move alone."""
    asked = [one["id"] for one in here.person.sent_messages("preview") if one.get("then") == "default"]
    told = [json.loads(frame) for frame in here.page.evaluate("window.frames_told")]
    return next(one for one in reversed(told) if one["type"] == "preview" and one["id"] == asked[-1])


def is_confirmation_asked(here: TablePage, before: tuple[int, int]) -> bool:
    """Wait until the move is made, or until one is asked whether it shall be."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        if here.moment[1] > before[1]:
            here.wait_after(before)
            return False
        if here.confirm_button().is_visible():
            return True
        here.page.wait_for_timeout(STEP)
    raise AssertionError("nothing has happened after the clicks")


def moves_made(here: TablePage, placements: int) -> list[Made]:
    """Up to so many placements, or to the end of the game; without what is dealt before the first round."""
    made: list[Made] = []
    while sum(one.verb == "place" for one in made) < placements:
        here.wait_for_turn()
        if here.is_over:
            break
        one = make_a_move(here)
        if one.verb not in DEALT:
            made.append(one)
    return made


def test_mean_of_ten_games(browser: Browser, tmp_path: Path) -> None:
    clicks = placed = 0
    server = Server(f"sqlite:///{tmp_path / 'signoria.db'}", tmp_path)
    server.program = ["-m", "tests.web.seeded"]
    with server:
        for number in range(GAMES):
            with person(browser, server.url, "Ann", confirm="needed") as ann:
                ann.sit(ann.table(game="lorenzo", seats=2, bots={"1": "greedy"}, options={"advanced": True}), 0)
                made = moves_made(TablePage(ann, seed=number), 100)
            clicks += sum(one.clicks for one in made)
            placed += sum(one.verb == "place" for one in made)
            Console().print(f"{clicks / placed:.2f} after {number + 1} games, {placed} placements")
    assert placed > GAMES * 20
    assert clicks / placed <= AIM
