"""Whole games in the browser, the last part of `make soak`: `python -m tests.web.soak`

Somebody plays every game from its first move to its end on its board, against bots and at hot seats; Princes and Fief
also through the list of sentences. The first thing that goes wrong ends it.
"""

import multiprocessing
import os
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console

from tests.server.servers import Server
from tests.web.conftest import sandbox
from tests.web.fief_page import FiefPage
from tests.web.people import PHONE, person
from tests.web.places import built, chromium
from tests.web.princes_page import PrincesPage
from tests.web.table_page import TablePage
from tests.web.tables import sampled
from tests.web.test_legible import read_on_every_screen
from tests.web.twin import Twin

DESKTOP: dict[str, Any] = {}
ON_A_PHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
MOST = 3_000  # moves of one game
SPAWN = multiprocessing.get_context("spawn")

SMALL: dict[str, Any] = {**ON_A_PHONE, "viewport": {"width": 390, "height": 664}}
BOTH = {"muse_and_princess": True, "cooperative_building": True}

FROM_THE_LIST = "list"

# game, seats, options, bots at the other seats, settings of the browser, by mouse, keys or touch, or from the list
Plan = tuple[str, int, dict[str, Any], bool, dict[str, Any], str]
PLANS: list[Plan] = [
    ("fief", 3, {"turn_limit": 3}, False, DESKTOP, "click"),
    ("fief", 3, {"turn_limit": 2}, False, DESKTOP, "press_key"),
    ("fief", 4, {"turn_limit": 2, "relics": True}, False, SMALL, "tap"),
    ("fief", 6, {"turn_limit": 2, "fog_of_war": True, "hidden_money": True}, False, DESKTOP, "click"),
    ("lorenzo", 4, {"advanced": True}, True, DESKTOP, "click"),
    ("lorenzo", 2, {}, True, ON_A_PHONE, "tap"),
    ("lorenzo", 3, {"advanced": True}, False, DESKTOP, "click"),
    ("princes", 2, BOTH, False, DESKTOP, "press_key"),
    ("princes", 3, {}, True, DESKTOP, "click"),
    ("princes", 3, BOTH, False, DESKTOP, "press_key"),
    ("princes", 4, BOTH, False, DESKTOP, "click"),
    ("princes", 5, {**BOTH, "open_money": False}, False, SMALL, "tap"),
    ("fief", 3, {"turn_limit": 2}, False, DESKTOP, FROM_THE_LIST),
    ("princes", 3, {}, False, DESKTOP, FROM_THE_LIST),
]


def play(browser: Browser, url: str, plan: Plan, seed: int) -> int:
    """A whole game; how many moves were made by hand."""
    game, seats, options, has_bots, settings, way = plan
    with person(browser, url, "Ann", **settings) as ann:
        others = range(1, seats)
        bots = {str(seat): "random" for seat in others} if has_bots else {}
        table = ann.table(game=game, seats=seats, options=options, bots=bots, hot_seat=not has_bots)
        ann.sit(table, *([0] if has_bots else range(seats)))
        if way == FROM_THE_LIST:
            made = Twin(ann, seed).play_from_the_list(MOST)
        else:
            here = {"princes": PrincesPage, "fief": FiefPage}.get(game, TablePage)(ann, seed)
            made = here.play_to_the_end(getattr(here, way), MOST)
        assert ann.complaints == [], ann.complaints
        return made


Game = tuple[str, int, int, dict[str, Any]]  # name, seats, seed, options
READ: list[Game] = [
    *(
        ("lorenzo", seats, seed, {"advanced": advanced})
        for seed in range(1, 6)
        for advanced in (True, False)
        for seats in (2, 3, 4)
    ),
    *(
        ("princes", seats, seed, {**options, "open_money": seed % 2 == 0})
        for seed in range(1, 6)
        for options in ({}, BOTH)
        for seats in (2, 3, 5)
    ),
]
POSITIONS = 10  # of each of these games: 300 of Lorenzo and 300 of Princes


def read(language: str, number: int) -> int:
    """Look at positions of a game on every screen for words that cannot be read; how many positions."""
    game, seats, seed, options = READ[number]
    positions = sampled(game, seats, seed, POSITIONS, **options)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=sandbox())
        database = f"sqlite:///{folder}/signoria.db"
        with Server(database, Path(folder)) as server, person(browser, server.url, "Ann", locale=language) as ann:
            for position in positions:
                ann.sit(ann.table(game=game, seats=seats, hot_seat=True, position=position), *range(seats))
                TablePage(ann).wait_for_turn()
                found = read_on_every_screen(ann)
                assert found == {}, (language, READ[number], positions.index(position), found)
        browser.close()
    return len(positions)


def visit(plan: Plan, seed: int) -> str:
    """Play a plan with a server and a browser of its own; what to say of it."""
    path = chromium()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=sandbox())
        with Server(f"sqlite:///{folder}/signoria.db", Path(folder)) as server:
            made = play(browser, server.url, plan, seed)
        browser.close()
    where = "phone" if plan[4] else "desktop"
    return f"{plan[0]} for {plan[1]}: a whole game in the browser ({where}), {made} moves by hand"


def main() -> None:
    if chromium() is None or not (built() / "index.html").exists():
        sys.exit("Games in the browser need Chromium (apt install chromium) and the built client (make ready).")
    console, began = Console(), time.monotonic()
    with ProcessPoolExecutor(os.cpu_count(), mp_context=SPAWN) as pool:
        for line in pool.map(visit, PLANS, range(len(PLANS))):
            console.print(line)
    console.print(f"played in the browser in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
