"""The page of one's account: another password, sessions and tokens that end, and going for good."""

import secrets

from playwright.sync_api import Locator, Page, expect

from tests.web import visits
from tests.web.people import Person
from tests.web.places import needs_browser, needs_build
from tests.web.spoken import said

pytestmark = [needs_build, needs_browser]


def button(page: Page, key: str) -> Locator:
    return page.get_by_role("button", name=said(key), exact=True)


def test_a_token_is_made_shown_once_and_revoked(ann: Person) -> None:
    visits.account(ann)
    page = ann.page
    page.get_by_label(said("token-name")).fill("second robot")
    button(page, "token-make").click()
    token = page.get_by_label(said("token-made")).input_value()
    assert len(token) > 30
    assert ann.context.request.get(f"{ann.url}/api/me", headers={"Authorization": f"Bearer {token}"}).ok
    page.get_by_role("listitem").filter(has_text="second robot").get_by_role("button").click()
    expect(page.get_by_text("second robot", exact=True)).to_be_hidden()
    ended = ann.context.request.get(f"{ann.url}/api/me", headers={"Authorization": f"Bearer {token}"})
    assert ended.status == 401
    button(page, "sessions-end-others").click()
    expect(page.get_by_text("my robot", exact=True)).to_be_hidden()
    assert [one["current"] for one in ann.get("/api/me/sessions")["sessions"]] == [True]


def test_the_token_of_a_seat_is_listed_and_ended(ann: Person) -> None:
    table = ann.table(game="lorenzo", seats=2, hot_seat=True)
    ann.sit(table, 0, 1)
    ann.post(f"/api/tables/{table['id']}/seats/1/token", {})
    ann.go("/account")
    row = ann.page.get_by_role("listitem").filter(has_text=said("seat-token-of", seat=2, table=table["id"]))
    expect(row.get_by_text(said("seat-token"), exact=True)).to_be_visible()
    row.get_by_role("button").click()
    expect(row).to_be_hidden()
    assert [one["kind"] for one in ann.get("/api/me/sessions")["sessions"]] == ["session"]


def test_a_password_is_changed_and_everything_else_ends(ann: Person) -> None:
    visits.account(ann)
    page, new = ann.page, secrets.token_hex(8)
    ann.forgive("401")
    for old in ("not this one", visits.PASSWORD):
        page.get_by_label(said("password-old")).fill(old)
        page.get_by_label(said("password-new")).fill(new)
        button(page, "password-change").click()
        told = said("problem-wrong-password") if old != visits.PASSWORD else said("password-changed")
        expect(page.get_by_text(told)).to_be_visible()
    expect(page.get_by_text("my robot", exact=True)).to_be_hidden()


def test_an_account_is_deleted_and_its_name_is_seen_no_more(ann: Person) -> None:
    visits.account(ann)
    page = ann.page
    button(page, "account-delete").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(said("password")).fill(visits.PASSWORD)
    dialog.get_by_role("button", name=said("account-delete")).click()
    expect(page.get_by_role("heading", name=said("home-title"))).to_be_visible()
    expect(page.get_by_role("button", name=said("log-in"), exact=True)).to_be_visible()


def test_what_the_server_cannot_do_is_not_offered(ann: Person) -> None:
    """An address was asked for, and then refused: this server sends no letters."""
    visits.account(ann)
    page = ann.page
    expect(page.get_by_role("heading", name=said("email-title"))).to_be_hidden()
    page.get_by_role("button", name=said("you-are", name=ann.get("/api/me")["name"])).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label(said("email"))).to_be_hidden()
    ways = [dialog.get_by_role("link", name=said("account")), dialog.get_by_role("button", name=said("log-out"))]
    first, second = [way.bounding_box() for way in ways]
    assert first is not None
    assert second is not None
    assert second["x"] - first["x"] - first["width"] >= 16, "they do not touch"


def test_where_it_can_the_page_of_the_account_takes_an_address(ann: Person) -> None:
    ann.page.route(
        "**/api/me",
        lambda route: route.fulfill(json={**route.fetch().json(), "letters": True}),
    )
    visits.account(ann)
    page = ann.page
    expect(page.get_by_role("heading", name=said("email-title"))).to_be_visible()
    ann.forgive("400")
    page.get_by_label(said("email")).fill("ann@example.org")
    button(page, "email-save").click()
    expect(page.get_by_text(said("problem-no-letters"))).to_be_visible()


def test_a_guest_can_sign_up_from_there(ann: Person) -> None:
    """The page only offered to delete an account that a guest does not have."""
    ann.enter()
    page = ann.go("/account")
    button(page, "enter-signup").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(said("name")).fill(f"Ann {secrets.token_hex(4)}")
    dialog.get_by_label(said("password")).fill(visits.PASSWORD)
    dialog.get_by_role("button", name=said("enter-signup")).last.click()
    expect(dialog).to_be_hidden()
    expect(button(page, "password-change")).to_be_visible()
