"""The browser client in a real Chromium: how much it loads, how soon it can be used, how soon a move is drawn.

A server of its own on this machine, a browser of the system, and tables of each drawn game at which somebody plays
against a bot. Every time is taken inside the page, by the browser's own clock: from a click to the frame that shows
what the server answered. What the bot does then is not measured.
"""

import asyncio
import os
import shutil
import statistics
import time
from importlib import resources, util
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from signoria.cli.benching.load import UNLIMITED, Say, free_port, serving

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DESKTOP = {"width": 1366, "height": 768}
LOADS = 5  # of each page with an empty cache; medians count
LEAST_MOVES = 20
SETTINGS = (
    '{"confirm": "never", "pace": "instant", "language": "en"}'  # what is measured is the move, not the second thought
)
FIRST = "lorenzo"  # its figures have no game in their names: the first page is measured with it
# What is clicked at each table, the first of them that is there, and what that leads to. A click on an answer is a
# move, and leads to nothing else; one on anything else leads to some answer, where nothing nearer is named. In Fief,
# what needs consent is proposed on a sheet of its terms.
ANSWER = ""
ANY = "any answer"
SENDS = "[data-propose]:enabled"
Clicked = tuple[tuple[str, str], ...]
CLICKED: dict[str, Clicked] = {
    "lorenzo": (("[data-answers]", ANSWER), ("[data-move]", ANSWER), ("[data-space][data-lit]", ANY)),
    "princes": (
        ("[data-complete]:enabled", ANSWER),
        ("[data-lay]:enabled", ANSWER),
        ("[data-move]:not([data-building], .work)", ANSWER),
        ("[data-bonus][aria-pressed=false]", ANY),
        ("[data-building][data-move]", ANY),
        (".work[data-move]", ANY),
    ),
    "fief": (
        (SENDS, ANSWER),
        ("[data-march]:enabled", ANSWER),
        ("[data-buy]:enabled", ANSWER),
        ("[data-testid=seal]:enabled", ANSWER),
        ("[data-testid=reaction] .main:enabled", ANSWER),
        ("[data-scene] [data-move]:enabled", ANSWER),
        ("[data-use]", "[data-village][data-lit]"),
        ("[data-more]:not([aria-disabled=true])", "[data-buy]:enabled"),
        ("[data-village][data-lit]", "[data-march]:enabled, [data-more], .answers [data-move]"),
        ("[data-own-lord][data-lit]:not(.chosen)", "[data-village][data-lit]"),
        (".answers [data-move]", SENDS),
        ("[data-card][data-move]", ANSWER),
        ("[data-move]:enabled", SENDS),
    ),
}
SEATS = {"lorenzo": 2, "princes": 2, "fief": 3}
HELD = "[data-court].holding"  # a piece is in hand: N takes it to the next place
PATIENCE = 15_000  # milliseconds
LOOK_EVERY = 20  # milliseconds
MISSED = 1_000  # milliseconds after which one looks again at what is offered
QUICK = 16.0  # milliseconds: the browser tells of no click that takes less

# Notes when a trusted click began and when the frame after its first update was drawn; how long each click kept the
# next frame waiting; what was busy for long; what moved by itself, but for lines of the log, which scrolls.
NOTES = """
window.noted = { moves: [], inputs: [], busy: 0, shift: 0, over: false };
let clicked = 0;
addEventListener("click", (event) => { if (event.isTrusted) clicked = event.timeStamp; }, true);
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", (event) => {
      const message = JSON.parse(event.data);
      window.noted.over ||= message.type === "update" && message.over;
      if (!clicked || message.type !== "update") return;
      const began = clicked;
      clicked = 0;
      requestAnimationFrame(() => {
        const drawn = new MessageChannel();
        drawn.port1.onmessage = () => window.noted.moves.push(performance.now() - began);
        drawn.port2.postMessage(0);
      });
    });
  }
};
window.watch = (type, note, more = {}) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
const noteInput = (one) => { if (one.name === "click") window.noted.inputs.push(one.duration); };
watch("event", noteInput, { durationThreshold: 16 });
watch("longtask", (one) => { window.noted.busy = one.startTime + one.duration; });
const scrolls = ({ node }) => (node instanceof Element ? node : node?.parentElement)?.closest("[data-scrolls]");
const isShift = (one) => !one.hadRecentInput && !one.sources.every(scrolls);
watch("layout-shift", (one) => { if (isShift(one)) window.noted.shift += one.value; });
"""
# Something can be pressed, and has been drawn: from then on, or from the end of the last long task, the page is usable.
USABLE = """
(wanted) => new Promise((resolve) => {
  const look = () => {
    if (!document.querySelector(wanted)) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => resolve(Math.max(performance.now(), window.noted.busy)), 0));
  };
  look();
})
"""
FIRST_PAINT = """
() => new Promise((resolve) => watch("paint", (one) => one.name === "first-contentful-paint" && resolve(one.startTime)))
"""
BYTES = """
() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .filter((one) => !new URL(one.name).pathname.startsWith("/api"))
  .map((one) => [new URL(one.name).pathname, one.encodedBodySize])
"""


def chromium() -> str | None:
    """A Chromium of the system; CHROMIUM names another."""
    return os.environ.get("CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)


def missing() -> str:
    """What is not there to measure with, or nothing."""
    if util.find_spec("playwright") is None:
        return "playwright"
    if chromium() is None:
        return "chromium"
    built = resources.files("signoria.server") / "static" / "index.html"
    return "" if built.is_file() else str(built)


def measure(seconds: float, say: Say) -> dict[str, float]:
    """The figures, by key."""
    with asyncio.Runner() as runner, TemporaryDirectory() as folder:
        return runner.run(run(seconds, Path(folder), say))


async def run(seconds: float, folder: Path, say: Say) -> dict[str, float]:
    from playwright.async_api import async_playwright

    port = free_port()
    settings = {**UNLIMITED, "SIGNORIA_PORT": str(port), "SIGNORIA_DATABASE": f"sqlite:///{folder / 'web.db'}"}
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    async with serving(["-m", "signoria.server.running"], port, settings, folder), async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=sandbox)
        found: dict[str, float] = {}
        for game in CLICKED:
            visit = Visit(browser, f"http://127.0.0.1:{port}", game, seconds / len(CLICKED), say)
            found |= {**await visit.loads(), **await visit.moves()}
        await browser.close()
    return found


class Visit:
    """Somebody who comes again and again with an empty cache, and then plays."""

    def __init__(self, browser: Any, url: str, game: str, seconds: float, say: Say) -> None:
        self.browser = browser
        self.url = url
        self.game = game
        self.prefix = "web." if game == FIRST else f"web.{game}_"
        self.seconds = seconds
        self.say = say

    async def come(self) -> Any:
        """A page of a new guest who has never been here."""
        context = await self.browser.new_context(viewport=DESKTOP, locale="en-GB")
        context.set_default_timeout(PATIENCE)
        await context.add_init_script(f"localStorage.setItem('signoria-settings', '{SETTINGS}');{NOTES}")
        return await context.new_page()

    async def table(self, page: Any, bots: dict[str, str]) -> str:
        """A table at which the guest of a page has all seats but those of bots; its path."""
        request = page.context.request
        me = await (await request.post(f"{self.url}/api/guests", data={"name": "Ann"})).json()
        headers = {"X-CSRF-Token": me["csrf"]}
        seats = SEATS[self.game]
        wanted = {"game": self.game, "seats": seats, "hot_seat": True, "bots": bots}
        table = await (await request.post(f"{self.url}/api/tables", data=wanted, headers=headers)).json()
        for seat in range(seats - len(bots)):
            await request.post(f"{self.url}/api/tables/{table['id']}/claim", data={"seat": seat}, headers=headers)
        return f"/table/{table['id']}"

    # ------------------------------------------------------------ loading

    async def loads(self) -> dict[str, float]:
        self.say(f"loads: {self.game}")
        paints, usable, tables, sizes = [], [], [], {}
        for _ in range(LOADS):
            page = await self.come()
            await page.goto(self.url)
            usable.append(await page.evaluate(USABLE, "main button:not(:disabled)"))
            paints.append(await page.evaluate(FIRST_PAINT))
            sizes = dict(await page.evaluate(BYTES))
            path = await self.table(page, {})
            await page.goto(self.url + path)
            await page.context.close()
            page = await self.come()  # with an empty cache again, and at the table at once
            await page.goto(self.url + await self.table(page, {}))
            tables.append(await page.evaluate(USABLE, "[data-lit], [data-move]"))
            sizes |= dict(await page.evaluate(BYTES))
            await page.context.close()
        fonts = sum(size for name, size in sizes.items() if name.endswith(".woff2"))
        page_alone = {
            "web.fonts_kb": fonts / 1000,
            "web.first_paint_ms": statistics.median(paints),
            "web.interactive_ms": statistics.median(usable),
        }
        return {
            f"{self.prefix}first_load_kb": (sum(sizes.values()) - fonts) / 1000,
            f"{self.prefix}table_interactive_ms": statistics.median(tables),
            **(page_alone if self.game == FIRST else {}),
        }

    # ------------------------------------------------------------ playing

    async def moves(self) -> dict[str, float]:
        """Click whatever lights up, game after game, for a while."""
        self.say(f"moves: {self.game}")
        page = await self.come()
        end, made = time.monotonic() + self.seconds, 0
        noted: dict[str, Any] = {"moves": [], "inputs": [], "shift": 0.0}
        while made < LEAST_MOVES or time.monotonic() < end:
            await page.goto(
                self.url + await self.table(page, {str(seat): "random" for seat in range(1, SEATS[self.game])})
            )
            while (made < LEAST_MOVES or time.monotonic() < end) and await self.click(page):
                made += 1
            one = await page.evaluate("window.noted")
            noted["moves"] += one["moves"]
            noted["inputs"] += one["inputs"]
            noted["shift"] = max(noted["shift"], one["shift"])
        return {
            **percentiles(f"{self.prefix}input", noted["inputs"] or [QUICK]),
            **percentiles(f"{self.prefix}move", noted["moves"]),
            f"{self.prefix}layout_shift": noted["shift"],
        }

    async def click(self, page: Any) -> bool:
        """Click something that is offered: an answer, else what leads to one. False at the end."""
        clicked = CLICKED[self.game]
        answers = ", ".join(wanted for wanted, leads in clicked if leads == ANSWER)
        offered = ", ".join((*(wanted for wanted, _ in clicked), HELD))
        await until(page, f"window.noted.over || document.querySelector({offered!r}) !== null")
        if await page.evaluate("window.noted.over"):
            return False
        before = await page.evaluate("window.noted.moves.length")
        leads = await self.click_once(page, offered)
        told, next_one = f"window.noted.moves.length > {before}", answers if leads == ANY else leads
        await until(page, told if leads == ANSWER else f"{told} || document.querySelector({next_one!r}) !== null")
        return True

    async def click_once(self, page: Any, offered: str) -> str:
        """What it leads to. The board answers some questions by itself, and what was offered is gone then."""
        from playwright.async_api import TimeoutError as Gone

        end = time.monotonic() + PATIENCE / 1000
        while True:
            await page.locator(offered).first.wait_for()
            try:
                if await page.locator(HELD).count():
                    await page.locator(HELD).press("n", timeout=MISSED)
                for wanted, leads in CLICKED[self.game]:
                    if await page.locator(wanted).count():
                        await page.locator(wanted).first.click(timeout=MISSED)
                        return leads
            except Gone:
                pass
            if time.monotonic() > end:
                raise RuntimeError("nothing that is offered can be clicked")


async def until(page: Any, wanted: str) -> None:
    """The page itself looks again and again: to be asked from outside each time would keep it busy."""
    look = f"const look = () => {wanted} ? resolve(true) : left-- ? setTimeout(look, {LOOK_EVERY}) : resolve(false);"
    left = f"let left = {PATIENCE // LOOK_EVERY};"
    if not await page.evaluate(f"() => new Promise((resolve) => {{ {left} {look} look(); }})"):
        raise RuntimeError(f"the browser waited in vain for {wanted}")


def percentiles(what: str, times: list[float]) -> dict[str, float]:
    """Milliseconds that half of them take at most, and all but a twentieth."""
    ordered = sorted(times) or [0.0]
    return {f"{what}_p{part}_ms": ordered[len(ordered) * part // 100] for part in (50, 95)}
