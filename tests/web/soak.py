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

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console

from tests.server.servers import Server
from tests.web.conftest import sandbox
from tests.web.fief_looks import unseen
from tests.web.fief_page import FiefPage
from tests.web.looks import out_of_sight
from tests.web.people import person
from tests.web.places import built, chromium
from tests.web.plans import FROM_THE_LIST, PLANS, POSITIONS, READ, Plan
from tests.web.princes_page import PrincesPage
from tests.web.table_page import TablePage
from tests.web.tables import sampled
from tests.web.test_legible import DRAWN, read_on_every_screen
from tests.web.twin import Twin

MOST = 3_000  # moves of one game
SPAWN = multiprocessing.get_context("spawn")


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


def read(language: str, number: int) -> int:
    """Look at positions of a game on every screen for words that cannot be read; how many positions."""
    game, seats, seed, options = READ[number]
    positions = sampled(game, seats, seed, POSITIONS, **options)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=sandbox())
        database = f"sqlite:///{folder}/signoria.db"
        with Server(database, Path(folder)) as server, person(browser, server.url, "Ann", locale=language) as ann:
            for at, position in enumerate(positions):
                ann.page.emulate_media(color_scheme=("light", "dark")[at % 2])
                ann.sit(ann.table(game=game, seats=seats, hot_seat=True, position=position), *range(seats))
                TablePage(ann).wait_for_turn()
                found = read_on_every_screen(ann)
                assert found == {}, (language, READ[number], at, found)
                if game == "fief":
                    assert unseen(ann) == {}, (language, READ[number], at)
                if game == "princes":
                    ann.page.set_viewport_size({"width": 1366, "height": 768})
                    ann.page.evaluate(DRAWN)
                    assert out_of_sight(ann.page) == [], (language, READ[number], at)
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
