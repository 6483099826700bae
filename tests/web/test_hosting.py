"""What people do about a table besides playing: seats are freed, tables closed, absent players replaced."""

from typing import Any

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
    """One asks, withdraws, asks again; the other agrees; who is waited for and is not there is not asked."""
    people = [come_in(name) for name in ("Ann", "Bob", "Cleo")]
    table = people[0].table(game="lorenzo", seats=3, position=position("lorenzo", 3, left=6))
    for seat, one in enumerate(people):
        one.claim(table, seat)
    [away] = people[0].get(f"/api/tables/{table['id']}/update")["waiting"]
    there_are = [one for seat, one in enumerate(people) if seat != away]
    for one in there_are:
        one.go(f"/table/{table['id']}")
    here, there = (TablePage(one) for one in there_are)
    for page in (here, there):
        page.wait_told("told")

    def ask() -> None:
        here.button("menu").click()
        here.button("propose-bot", name=people[away].name).click()

    ask()
    expect(there.button("agree")).to_be_visible()
    here.button("withdraw").click()
    expect(there.button("agree")).to_be_hidden()
    ask()
    there.button("agree").click()
    expect(here.button("withdraw")).to_be_hidden()
    assert people[0].get(f"/api/tables/{table['id']}")["chairs"][away]["kind"] == "bot"


def test_each_seat_at_one_screen_has_a_name(come_in: ComeIn) -> None:
    ann = come_in("Ann")
    table = ann.table(game="lorenzo", seats=2, hot_seat=True)
    page = ann.go(f"/table/{table['id']}")
    chairs = page.get_by_role("main").get_by_role("listitem")
    fields = [page.get_by_role("textbox", name=said("seat-name", n=n)) for n in (1, 2)]
    fields[0].fill("Bianca")
    chairs.first.get_by_role("button", name=said("sit-down")).click()
    expect(chairs.first).to_contain_text("Bianca")
    ann.forgive("status of 4")
    fields[1].fill("Bianca")
    chairs.nth(1).get_by_role("button", name=said("sit-down")).click()
    expect(page.get_by_role("alert").filter(has_text=said("problem-name-taken"))).to_be_visible()
    fields[1].fill("Cosimo")
    fields[1].press("Enter")
    TablePage(ann).wait_for_turn()
    assert [chair["name"] for chair in ann.get(f"/api/tables/{table['id']}")["chairs"]] == ["Bianca", "Cosimo"]


def two_at_a_table(come_in: ComeIn, **wanted: Any) -> tuple[TablePage, TablePage, str]:
    """Ann and Bob, and where the table is asked for by programs."""
    ann, bob = come_in("Ann"), come_in("Bob")
    table = ann.table(game="lorenzo", seats=2, position=position("lorenzo", 2, left=8), **wanted)
    bob.claim(table, 1)
    ann.sit(table, 0)
    bob.go(f"/table/{table['id']}")
    here, there = TablePage(ann), TablePage(bob)
    for page in (here, there):
        page.wait_told("told")
    return here, there, f"/api/tables/{table['id']}"


def test_a_pause_by_agreement(come_in: ComeIn) -> None:
    """Bob declines, and Ann is told; then he agrees, all clocks stand, and he resumes."""
    here, there, path = two_at_a_table(come_in, pace={"kind": "bank", "seconds": 600})

    def ask() -> None:
        here.button("menu").click()
        here.button("propose-pause").click()

    ask()
    there.button("decline").click()
    told = here.page.get_by_role("alert").filter(has_text=said("declined-pause", name="Bob"))
    expect(told).to_be_visible()
    ask()
    there.button("agree").click()
    for page in (here, there):
        expect(page.page.get_by_role("status").filter(has_text=said("paused-about"))).to_be_visible()
        expect(page.sentence).to_contain_text(said("game-paused"))
    assert here.person.get(f"{path}/update")["clock"]["running"] == []
    there.button("resume-game").click()
    expect(here.page.get_by_text(said("paused-about"))).to_be_hidden()
    assert here.person.get(f"{path}/update")["clock"]["running"] != []


def test_a_game_against_bots_is_abandoned_only_after_a_question(come_in: ComeIn) -> None:
    """One click ended it."""
    ann = come_in("Ann")
    table = ann.table(game="lorenzo", seats=2, bots={"1": "greedy"})
    ann.sit(table, 0)
    here = TablePage(ann)
    here.wait_for_turn()
    here.button("menu").click()
    here.button("abandon").click()
    dialog = ann.page.get_by_role("dialog", name=said("abandon"))
    expect(dialog).to_contain_text(said("abandon-sure"))
    assert not here.is_over
    dialog.get_by_role("button", name=said("abandon")).click()
    expect(ann.page.get_by_text(said("ended-abandoned"))).to_be_visible()


def test_a_seat_is_taken_back_without_looking_for_it(come_in: ComeIn) -> None:
    here, there, path = two_at_a_table(come_in)
    here.button("menu").click()
    here.button("bot-for-me").click()
    here.button("hand-over").click()
    expect(here.page.get_by_text(said("bot-plays-you"))).to_be_visible()
    here.button("come-back").click()
    expect(here.page.get_by_text(said("bot-plays-you"))).to_be_hidden()
    assert here.person.get(path)["chairs"][0]["kind"] == "person"
    there.person.page.close()
    bob = here.page.get_by_role("list", name=said("players")).get_by_role("listitem").filter(has_text="Bob")
    expect(bob).to_contain_text(said("is-away"))
