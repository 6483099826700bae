"""What people do about a table besides playing: seats are freed, tables closed, absent players replaced."""

from playwright.sync_api import expect

from tests.web.conftest import ComeIn
from tests.web.places import needs_browser, needs_build
from tests.web.spoken import said
from tests.web.table_page import TablePage
from tests.web.tables import position

pytestmark = [needs_build, needs_browser]


def test_the_host_frees_a_seat_and_closes_the_table(come_in: ComeIn) -> None:
    ann, bob = come_in("Ann"), come_in("Bob")
    table = ann.table(game="lorenzo", seats=4, bots={"2": "greedy"})
    bob.claim(table, 1)
    ann.sit(table, 0)
    here = TablePage(ann)
    seat = ann.page.get_by_role("main").get_by_role("listitem").filter(has_text="Bob")
    seat.get_by_role("button", name=said("free-this-seat")).click()
    expect(seat).to_be_hidden()
    here.button("close-table").click()
    expect(ann.page.get_by_text(said("problem-closed"))).to_be_visible()
    expect(here.button("seat-bot")).to_be_hidden()
    assert ann.get(f"/api/tables/{table['id']}")["status"] == "closed"


def test_who_stays_away_is_replaced_by_a_bot_if_the_others_agree(come_in: ComeIn) -> None:
    """Ann asks, withdraws, asks again; Cleo agrees; Bob, who is not there, is not asked."""
    ann, bob, cleo = come_in("Ann"), come_in("Bob"), come_in("Cleo")
    table = ann.table(game="lorenzo", seats=3, position=position("lorenzo", 3, left=6))
    bob.claim(table, 1)
    cleo.claim(table, 2)
    ann.sit(table, 0)
    cleo.go(f"/table/{table['id']}")
    here, there = TablePage(ann), TablePage(cleo)
    for one in (here, there):
        one.wait_told("told")

    def ask() -> None:
        here.button("menu").click()
        here.button("propose-bot", name="Bob").click()

    ask()
    expect(there.button("agree")).to_be_visible()
    here.button("withdraw").click()
    expect(there.button("agree")).to_be_hidden()
    ask()
    there.button("agree").click()
    expect(here.button("withdraw")).to_be_hidden()
    assert ann.get(f"/api/tables/{table['id']}")["chairs"][1]["kind"] == "bot"
