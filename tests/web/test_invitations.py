"""Invitations: whoever opens one sees what is played, gives a name, talks, and sits down."""

from playwright.sync_api import expect

from tests.web.conftest import ComeIn
from tests.web.places import needs_browser, needs_build
from tests.web.spoken import said
from tests.web.table_page import TablePage

pytestmark = [needs_build, needs_browser]


def test_a_newcomer_opens_an_invitation(come_in: ComeIn) -> None:
    """They were greeted with a red error, were called Nello, and what they typed before sitting down was lost."""
    ann, bob = come_in("Ann"), come_in("Bob")
    pace = {"kind": "bank", "seconds": 1800, "increment": 30, "out": "bot"}
    wanted = {"access": "private", "hints": True, "options": {"advanced": True}, "pace": pace}
    table = ann.table(game="lorenzo", seats=3, **wanted)
    ann.sit(table, 0)
    page = bob.go(f"/table/{table['id']}?invite={table['invite']}")
    expect(page.get_by_role("main").get_by_role("listitem").filter(has_text="Ann")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text(said("clock-bank-more", time="30:00", more="0:30"))
    expect(page.get_by_role("main")).to_contain_text(said("hints-yes"))
    page.get_by_role("textbox", name=said("say")).fill("Is this seat free?")
    page.keyboard.press("Enter")
    page.get_by_role("textbox", name=said("name")).fill("Bobby")
    page.get_by_role("button", name=said("send")).click()
    expect(ann.page.get_by_role("log", name=said("chat"))).to_contain_text("Bobby: Is this seat free?")
    expect(page.get_by_role("textbox", name=said("say"))).to_have_value("")
    page.get_by_role("button", name=said("sit-down")).first.click()
    expect(ann.page.get_by_role("main").get_by_role("listitem").filter(has_text="Bobby")).to_be_visible()
    expect(page.locator("[role=alert]:not(:empty)")).to_have_count(0)


def test_what_a_spectator_types_is_kept_until_the_host_lets_them_talk(come_in: ComeIn) -> None:
    ann, eve = come_in("Ann"), come_in("Eve")
    table = ann.table(game="lorenzo", seats=2, hot_seat=True, access="public")
    ann.sit(table, 0, 1)
    eve.enter()
    page = eve.go(f"/table/{table['id']}")
    TablePage(eve).wait_told("told")
    field = page.get_by_role("textbox", name=said("say"))
    field.fill("Well played.")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text(said("problem-only-players-talk"))
    expect(field).to_have_value("Well played.")
    here = TablePage(ann)
    here.button("menu").click()
    here.button("about-table").click()
    ann.page.get_by_role("checkbox", name=said("let-spectators-chat")).check()
    ann.page.keyboard.press("Escape")
    field.press("Enter")
    expect(ann.page.get_by_role("log", name=said("chat"))).to_contain_text("Eve: Well played.")
    expect(field).to_have_value("")


def test_six_letters_lead_to_the_table(come_in: ComeIn) -> None:
    ann, bob = come_in("Ann"), come_in("Bob")
    table = ann.table(game="lorenzo", seats=2, access="private")
    bob.forgive("status of 404")
    page = bob.go("/")
    page.get_by_role("textbox", name=said("enter-code")).fill("BBBBBB")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").filter(has_text=said("problem-no-code"))).to_be_visible()
    page.get_by_role("textbox", name=said("enter-code")).fill(table["code"].lower())
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=said("sit-down")).first).to_be_visible()


def test_the_room_offers_a_qr_code_or_says_that_only_this_machine_reaches_the_server(come_in: ComeIn) -> None:
    """The server of the tests listens on this machine alone; with a network it would tell an address of that."""
    ann = come_in("Ann")
    table = ann.table(game="lorenzo", seats=2, access="private")
    page = ann.sit(table, 0)
    expect(page.get_by_text(said("invite-only-here", command="signoria serve --lan"))).to_be_visible()
    expect(page.get_by_role("img", name=said("invite-qr"))).to_be_hidden()
    found = ann.get(f"/api/tables/{table['id']}/invitation?origin=http://192.168.1.5:8000")
    page.route("**/invitation?*", lambda route: route.fulfill(json=found))
    page.reload()
    expect(page.get_by_role("img", name=said("invite-qr"))).to_be_visible()
    expect(page.get_by_role("textbox", name=said("invitation"))).to_have_value(found["address"])
    expect(page.get_by_role("main")).to_contain_text(table["code"])
