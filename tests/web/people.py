"""Somebody at a browser: a context of their own, so that two of them are as far apart as two machines."""

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import APIResponse, Browser, BrowserContext, ConsoleMessage, Error, Page, expect

DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
PATIENCE = 30_000  # milliseconds; nothing is asserted about time, this only ends a test that hangs
expect.set_options(timeout=PATIENCE)

# Layout that shifts without having been asked for by a hand is noted as the browser itself scores it.
NOTE_SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (!entry.hadRecentInput) window.shifts.push({
      value: entry.value, time: entry.startTime,
      what: entry.sources.map((source) => (source.node?.outerHTML ?? source.node?.textContent ?? "?").slice(0, 160)),
    });
}).observe({ type: "layout-shift", buffered: true });
"""


# Two people at one screen are tested once; elsewhere nobody has to be handed the screen, nor is asked how to be told of
# their turn. Likewise pace: elsewhere the board shows the present.
SETTINGS = """
localStorage.getItem("signoria-settings") ?? localStorage.setItem("signoria-settings", '%s');
"""

# What the server has told this browser, beside whatever the client makes of it: the seats it watches, and of each the
# last update. What the server will answer for a seat is nothing that is asked of it. And what the client has sent.
NOTE_TOLD = """
window.told = null;
window.frames_told = [];
window.came = []; // the decision each update is about, and when it came
window.frames_sent = [];
window.done = 0;
const seen = new Map();
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", (event) => {
      const message = JSON.parse(event.data);
      window.frames_told.push(event.data);
      if (message.type === "done" || message.done) window.done += 1; // often with the update it led to
      if (message.type !== "update") return;
      window.came.push([message.at, performance.now()]);
      seen.set(message.seat, message);
      if (seen.size > 1) seen.delete(null); // a spectator who has sat down
      const all = [...seen.values()];
      const seq = all.reduce((sum, one) => sum + one.seq, 0); // every seat counts for itself
      const shared = Math.max(...all.map((one) => one.shared));
      const now = all.filter((one) => one.shared === shared);
      const first = (one) => Number(!one.waiting.includes(one.seat)); // who must answer before who may act
      now.sort((one, other) => first(one) - first(other));
      const [seats, legal] = [now.map((one) => one.seat), now.map((one) => (one.unasked ? [] : one.legal))];
      const whole = now.length === all.length;
      const { over, waiting, at } = message;
      window.told = { seq, shared, over, waiting, at, seats, legal, whole };
    });
  }
  send(frame) {
    window.frames_sent.push(JSON.parse(frame));
    super.send(frame);
  }
};
"""


def until(page: Page, is_so: Callable[[], object], patience: float = PATIENCE) -> bool:
    """Wait for what `expect` cannot wait for; whether it came to that."""
    end = time.monotonic() + patience / 1000
    while not is_so():
        if time.monotonic() > end:
            return False
        page.wait_for_timeout(20)
    return True


class Person:
    """A page, who sits before it, and what went wrong on it."""

    def __init__(self, context: BrowserContext, url: str, name: str) -> None:
        self.context = context
        self.url = url
        self.name = name
        self.csrf = ""
        self.errors: list[str] = []
        self.forgiven: list[str] = []
        self.page = self.open()

    def open(self) -> Page:
        page = self.context.new_page()
        page.on("console", self.hear)
        page.on("pageerror", self.note)
        return page

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def note(self, error: Error) -> None:
        self.errors.append(f"uncaught: {error.message}")

    def forgive(self, pattern: str) -> None:
        """What a test itself brings about, such as a connection that is cut."""
        self.forgiven.append(pattern)

    @property
    def complaints(self) -> list[str]:
        return [error for error in self.errors if not any(re.search(pattern, error) for pattern in self.forgiven)]

    def go(self, path: str = "/") -> Page:
        self.page.goto(f"{self.url}{path}")
        return self.page

    # ------------------------------------------------------------ what tests do beside the page

    def enter(self) -> None:
        """Be a guest before the first page, so that a test can prepare a table."""
        self.csrf = self.sent(self.context.request.post(f"{self.url}/api/guests", data={"name": self.name}))["csrf"]

    def post(self, path: str, body: Any = None) -> Any:
        if not self.csrf:
            self.enter()
        headers = {"X-CSRF-Token": self.csrf}
        return self.sent(self.context.request.post(f"{self.url}{path}", data=body, headers=headers))

    def get(self, path: str) -> Any:
        return self.sent(self.context.request.get(f"{self.url}{path}"))

    @staticmethod
    def sent(answer: APIResponse) -> Any:
        assert answer.ok, f"{answer.url}: {answer.status} {answer.text()}"
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text()

    def table(self, **wanted: Any) -> dict[str, Any]:
        """A new table; its id, invitation and so on."""
        found: dict[str, Any] = self.post("/api/tables", wanted)
        return found

    def claim(self, table: dict[str, Any], seat: int) -> None:
        self.post(f"/api/tables/{table['id']}/claim", {"seat": seat, "invite": table.get("invite", "")})

    def sit(self, table: dict[str, Any], *seats: int) -> Page:
        """Claim seats and look at the table."""
        for seat in seats:
            self.claim(table, seat)
        return self.go(f"/table/{table['id']}")

    def sent_messages(self, *kinds: str) -> list[dict[str, Any]]:
        """What the page has sent over its WebSocket, of these types."""
        sent: list[dict[str, Any]] = self.page.evaluate("window.frames_sent")
        return [message for message in sent if message["type"] in kinds]

    def shifts(self, least: float = 0.0) -> list[Any]:
        """What has moved by itself since `forget_shifts`."""
        found: list[Any] = self.page.evaluate("window.shifts")
        return [shift for shift in found if shift["value"] > least]

    def forget_shifts(self) -> None:
        self.page.evaluate("window.shifts.length = 0")


@contextmanager
def person(
    browser: Browser,
    url: str,
    name: str,
    curtain: bool = False,
    pace: str = "instant",
    confirm: str = "always",
    alerts_asked: bool = True,
    **settings: Any,
) -> Iterator[Person]:
    """`settings` are those of a browser context: viewport, color_scheme, locale, has_touch, ..."""
    wanted: dict[str, Any] = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **settings}
    context = browser.new_context(**wanted)
    context.set_default_timeout(PATIENCE)
    liked = {"curtain": curtain, "pace": pace, "confirm": confirm, "alertsAsked": alerts_asked}
    context.add_init_script(NOTE_SHIFTS + NOTE_TOLD + SETTINGS % json.dumps(liked))
    try:
        yield Person(context, url, name)
    finally:
        context.close()
