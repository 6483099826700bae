"""Whoever looks elsewhere is told that it is their turn: by the tab, by a notification, and only if they want it."""

import json
import re

from playwright.sync_api import Page, expect

from tests.web import visits
from tests.web.conftest import ComeIn
from tests.web.looks import check_looks
from tests.web.people import Person, until
from tests.web.places import needs_browser, needs_build
from tests.web.spoken import said
from tests.web.table_page import TablePage
from tests.web.tables import position

pytestmark = [needs_build, needs_browser]
LORENZO = "Lorenzo il Magnifico"

# A tab that nobody sees, as far as the page knows.
HIDE = 'Object.defineProperty(document, "hidden", { get: () => window.isHidden ?? false });'
SHOWN = """
async () => {
  const worker = await navigator.serviceWorker.getRegistration("/worker.js");
  return ((await worker?.getNotifications()) ?? []).map((one) => [one.title, one.body, one.data.path]);
}
"""


def wait_for_notifications(page: Page, wanted: list[list[str]]) -> None:
    """Until these are shown, and no others. Nothing on the page tells."""
    assert until(page, lambda: page.evaluate(SHOWN) == wanted), page.evaluate(SHOWN)


def table_of_two(ann: Person, bob: Person) -> tuple[list[Person], int, str]:
    """Both by seat, who is to move, and the table."""
    table = ann.table(game="lorenzo", seats=2, position=position("lorenzo", 2, after=0.4, offering="place"))
    ann.claim(table, 0)
    bob.claim(table, 1)
    [seat] = ann.get(f"/api/tables/{table['id']}/update")["waiting"]
    return [ann, bob], seat, table["id"]


def play(one: Person, table: str, seat: int) -> None:
    """Somebody plays elsewhere, until it is another's turn."""
    for number in range(20):
        update = one.get(f"/api/tables/{table}/update?seat={seat}")
        if seat not in update["waiting"]:
            return
        body = {"seat": seat, "at": update["at"], "key": f"k{number}", "move": update["legal"][0]["text"]}
        one.post(f"/api/tables/{table}/moves", body)
    raise AssertionError("the turn does not end")


def test_the_tab_says_that_it_is_ones_turn(come_in: ComeIn) -> None:
    people, seat, table = table_of_two(come_in("Ann"), come_in("Bob"))
    asked, other = people[seat], people[1 - seat]
    for one in people:
        one.go(f"/table/{table}")
    sign = 'link[rel="icon"]'
    expect(asked.page).to_have_title(f"● {said('your-turn-tab')} · {LORENZO}")
    expect(asked.page.locator(sign)).to_have_attribute("href", re.compile("logo-turn"))
    expect(other.page).to_have_title(f"{LORENZO} · Signoria")
    expect(other.page.locator(sign)).to_have_attribute("href", re.compile(r"logo-(?!turn)"))
    play(asked, table, seat)
    expect(other.page).to_have_title(f"● {said('your-turn-tab')} · {LORENZO}")
    expect(asked.page).to_have_title(f"{LORENZO} · Signoria")
    asked.go("/about")
    expect(asked.page).to_have_title(f"{said('about')} · Signoria")


def test_whoever_wants_it_gets_a_notification_while_they_look_elsewhere(come_in_with_windows: ComeIn) -> None:
    """Asked once, at the first table; shown by a worker, since phones show no others."""
    ann, bob = (come_in_with_windows(name, alerts_asked=False) for name in ("Ann", "Bob"))
    people, seat, table = table_of_two(ann, bob)
    asked, other = people[seat], people[1 - seat]
    other.context.add_init_script(HIDE)
    other.context.grant_permissions(["notifications"])
    page = other.go(f"/table/{table}")
    banner = page.get_by_role("region", name=said("alerts-ask"))
    check_looks(page)
    banner.get_by_role("button", name=said("alerts-yes")).click()
    expect(banner).to_be_hidden()
    page.evaluate("window.isHidden = true")
    play(asked, table, seat)
    wait_for_notifications(page, [[said("your-turn"), LORENZO, f"/table/{table}"]])
    page.evaluate("window.isHidden = false; document.dispatchEvent(new Event('visibilitychange'))")
    wait_for_notifications(page, [])  # whoever comes has seen it
    page.reload()
    TablePage(other).wait_for_turn()
    expect(banner).to_be_hidden()
    asked.go(f"/table/{table}").get_by_role("button", name=said("alerts-no")).click()
    settings = asked.page.evaluate("JSON.parse(localStorage.getItem('signoria-settings'))")
    assert (settings["sounds"], settings["notifications"], settings["alertsAsked"]) == (False, False, True)


def test_settings_say_what_an_address_that_is_not_secure_can_do(ann: Person) -> None:
    ann.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    visits.settings(ann)
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("checkbox", name=said("setting-notifications")).check()
    expect(dialog.get_by_text(said("notifications-insecure"))).to_be_visible()


def test_the_page_can_be_installed(ann: Person) -> None:
    page = ann.go("/")
    manifest = ann.get(page.locator('link[rel="manifest"]').get_attribute("href") or "")
    found = json.loads(manifest) if isinstance(manifest, str) else manifest
    assert found["display"] == "standalone"
    for icon in found["icons"]:
        answer = ann.context.request.get(f"{ann.url}{icon['src']}")
        assert (answer.status, answer.headers["content-type"]) == (200, "image/png")
