"""Every page of the client, four stages of Lorenzo and of Princes and six scenes of Fief, on desktop and phone, light
and dark, some on a large screen: `make screenshots`
"""

import base64
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright
from rich.console import Console

from tests.lorenzo.tables import table
from tests.server.servers import Server
from tests.web import visits
from tests.web.company import in_company
from tests.web.conftest import sandbox
from tests.web.fief_visits import SCENES
from tests.web.people import DESKTOP, PHONE, Person, person
from tests.web.places import built, chromium
from tests.web.spoken import said
from tests.web.table_page import TablePage
from tests.web.visits import Way

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
QUALITY = {"desktop": 58, "large": 42, "phone": 64}  # a large picture has pixels to spare
OF_MAPS = 25  # a map is fine lines all over, which take many bytes and hide that some are saved
THINKING = 60_000  # milliseconds in which the process of a bot starts and answers
MOST = 8_000_000  # bytes of the whole folder: about 55 kB for each picture
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "large": {"viewport": {"width": 1920, "height": 1080}},
    "phone": {"viewport": PHONE, "device_scale_factor": 2, "has_touch": True, "is_mobile": True},
}
ON_LARGE = (
    "home",
    "lorenzo-2",
    "lorenzo-3",
    "lorenzo-production",
    "lorenzo-hint",
    *(f"princes-{number}" for number in range(1, 5)),
    *SCENES,
    "end",
)  # what a large screen is for
STAGES = {1: 0.0, 2: 0.3, 3: 0.6, 4: 0.9}  # which part of a game of four is over


def stage(ann: Person, after: float) -> None:
    in_company(ann, after, "place" if after else "", advanced=True)


# Which part of a game of four with both expansions is over, and what is asked: bids, characters, actions, a work.
PRINCES = {1: (0.15, "raise"), 2: (0.4, "bid"), 3: (0.6, "build"), 4: (0.9, "work")}
BOTH = {"muse_and_princess": True, "cooperative_building": True}


def of_princes(after: float, offering: str, ann: Person) -> None:
    in_company(ann, after, offering, game="princes", **BOTH)
    if offering == "build":
        ann.page.locator("[data-building][data-lit]").first.click()
        ann.page.locator("[data-court]").press("n")
    elif offering == "work":
        ann.page.locator(".hand [data-lit][data-card]").first.click()
        expect(ann.page.locator("[data-complete]")).to_be_visible()


def preview(ann: Person) -> None:
    """A placement that is about to be confirmed."""
    here = in_company(ann, 0.5, "place", advanced=True)
    for thing in here.reach(next(move for move in here.legal() if move["text"].startswith("place"))):
        thing.click()
    expect(here.confirm_button()).to_be_enabled()


def refusal(ann: Person) -> None:
    in_company(ann, 0.4, "place", advanced=True)
    ann.page.locator("[data-space]:not([data-lit])").first.click()
    expect(ann.page.get_by_role("alert").filter(has_text=said("why-not"))).to_be_visible()


def production(ann: Person) -> None:
    """Buildings whose exchanges are decided together."""
    me = {"coin": 3, "wood": 3, "stone": 2, "buildings": ["carpenters_shop", "residence", "treasury", "garden"]}
    where = table(me, seats=4, dice=(6, 5, 3), round=5).position()
    ann.sit(ann.table(game="lorenzo", seats=4, hot_seat=True, position=where), *range(4))
    here = TablePage(ann)
    here.wait_for_turn()
    here.act(here.click, next(move for move in here.legal() if move["text"] == "place black production.single"))
    ann.page.locator('[data-move="exchange carpenters_shop 1"]').click()


def hint(ann: Person) -> None:
    here = in_company(ann, 0.5, "place", advanced=True)
    here.button("hint").click()
    told = ann.page.get_by_role("heading", name=said("hint"), exact=True)
    expect(told).to_be_visible(timeout=THINKING)


PAGES: dict[str, Way] = {
    "home": visits.home,
    "new-table": visits.new_table,
    "about": visits.about,
    "rules": visits.rules,
    "settings": visits.settings,
    "waiting-room": visits.waiting_room,
    **{f"lorenzo-{number}": partial(stage, after=after) for number, after in STAGES.items()},
    "lorenzo-preview": preview,
    "lorenzo-why-not": refusal,
    "lorenzo-production": production,
    "lorenzo-hint": hint,
    "curtain": visits.curtain,
    **{f"princes-{number}": partial(of_princes, *stage) for number, stage in PRINCES.items()},
    **SCENES,
    "end": visits.the_end,
    "replay": visits.thought,
}


def draw(ann: Person, path: Path, quality: int) -> None:
    """WebP is a third of the size of PNG; Playwright has no name for it, the browser has."""
    ann.page.wait_for_load_state("networkidle")
    ann.page.wait_for_timeout(250)
    session = ann.context.new_cdp_session(ann.page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
    path.write_bytes(base64.b64decode(taken["data"]))
    session.detach()


def draw_all(browser: Browser, url: str, wanted: list[str], console: Console) -> None:
    for screen, settings in SCREENS.items():
        for name in wanted if screen != "large" else [name for name in wanted if name in ON_LARGE]:
            with person(browser, url, "Ann", **settings) as ann:
                PAGES[name](ann)
                for theme in ("light", "dark"):
                    ann.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
                    quality = OF_MAPS if name in SCENES else QUALITY[screen]
                    draw(ann, FOLDER / f"{name}-{screen}-{theme}.webp", quality)
                console.print(f"{name} on a {screen}" + "".join(f"\n  {error}" for error in ann.complaints))


def main() -> None:
    path = chromium()
    if path is None or not (built() / "index.html").exists():
        sys.exit("Screenshots need Chromium (apt install chromium) and the built client (make ready).")
    FOLDER.mkdir(exist_ok=True)
    wanted = sys.argv[1:] or list(PAGES)
    if not sys.argv[1:]:
        for old in FOLDER.glob("*.webp"):
            old.unlink()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=sandbox())
        with Server(f"sqlite:///{folder}/signoria.db", Path(folder)) as server:
            draw_all(browser, server.url, wanted, Console())
        browser.close()
    size = sum(path.stat().st_size for path in FOLDER.iterdir())
    if size > MOST:
        sys.exit(f"docs/screenshots has {size / 1e6:.1f} MB, more than {MOST / 1e6:g}: lower QUALITY")


if __name__ == "__main__":
    main()
