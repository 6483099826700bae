"""The first page: a game against bots as one likes it, again with one click, and one's own games."""

import re

from playwright.sync_api import expect

from tests.web.conftest import ComeIn
from tests.web.people import Person
from tests.web.places import needs_browser, needs_build
from tests.web.spoken import said
from tests.web.table_page import TablePage
from tests.web.tables import position

pytestmark = [needs_build, needs_browser]
LORENZO = "Lorenzo il Magnifico"


def test_play_now_begins_the_full_game_and_repeats_it_with_one_click(ann: Person) -> None:
    """Leaders stood under another page's options, and the next visit had forgotten everything."""
    page = ann.go("/")
    page.get_by_role("checkbox", name="Leaders and bonus tiles").check()
    page.get_by_role("group", name=said("seats")).get_by_text("2", exact=True).click()
    page.get_by_role("group", name=said("level")).get_by_text("Novice", exact=True).click()
    page.get_by_role("button", name=said("begin")).click()
    TablePage(ann).wait_told("told")
    ann.go("/")
    again = page.get_by_role("button", name=re.compile("^Play again"))
    expect(again).to_have_text(f"{said('play-last', game=LORENZO, n=2, bot='Novice')}, Leaders and bonus tiles")
    expect(page.get_by_role("checkbox", name="Leaders and bonus tiles")).to_be_checked()
    again.click()
    TablePage(ann).wait_told("told")
    tables = ann.get("/api/me/tables")["tables"]
    assert [(one["game"], one["seats"], one["options"]["advanced"]) for one in tables] == [("lorenzo", 2, True)] * 2
    assert [one["chairs"][1]["bot"] for one in tables] == ["novice", "novice"]


def test_own_games_say_whose_turn_it_is_and_how_they_ended(come_in: ComeIn) -> None:
    ann, bob = come_in("Ann"), come_in("Bob")
    page = ann.go("/")
    expect(page.get_by_text(said("continue-none"))).to_be_visible()
    for _ in range(2):
        table = ann.table(game="lorenzo", seats=2, position=position("lorenzo", 2, after=0.4, offering="place"))
        ann.claim(table, 0)
        bob.claim(table, 1)
    [seat] = ann.get(f"/api/tables/{table['id']}/update")["waiting"]
    asked, other = (ann, bob) if seat == 0 else (bob, ann)
    there = asked.go("/").get_by_role("region", name=said("continue"))
    expect(there.get_by_text(said("your-turn-tab"))).to_have_count(2)
    expect(there.get_by_role("listitem").first).to_contain_text(other.name)
    expect(there.get_by_role("listitem").first).to_contain_text("of 6")
    expect(asked.page).to_have_title(f"● {said('your-turn-tab')} · {said('games', n=2)}")
    here = other.go("/").get_by_role("region", name=said("continue"))
    expect(here.get_by_role("listitem")).to_have_count(2)
    expect(here.get_by_text(said("your-turn-tab"))).to_be_hidden()
    expect(other.page).to_have_title("Signoria")
    other.go(f"/table/{table['id']}")
    menu = TablePage(other)
    menu.button("menu").click()
    menu.button("resign").click()
    other.page.get_by_role("dialog").get_by_role("button", name=said("resign")).click()
    expect(other.page.get_by_role("link", name=said("replay"))).to_be_visible()
    asked.go("/")
    ended = asked.page.get_by_role("region", name=said("continue")).get_by_role("list").nth(1)
    expect(ended).to_contain_text(said("you-won"))
    ended.get_by_role("link", name=said("replay")).click()
    expect(asked.page.get_by_role("slider")).to_be_visible()


def test_a_table_without_a_free_seat_is_private_unless_its_host_says_otherwise(ann: Person) -> None:
    page = ann.go("/new")
    access = page.get_by_role("radio", name=said("access-private"))
    expect(access).not_to_be_checked()
    page.get_by_role("combobox", name=said("bots"), exact=True).select_option("2")
    expect(access).to_be_checked()
    page.get_by_role("radio", name=said("access-public")).check()
    expect(access).not_to_be_checked()
    expect(page.get_by_role("combobox", name=re.compile(said("delay")))).to_have_count(0)
    page.get_by_role("combobox", name=said("game")).first.select_option("fief")
    expect(page.get_by_role("combobox", name=re.compile(said("delay")))).to_be_visible()


def test_a_new_table_marks_what_is_usual_and_counts_days(ann: Person) -> None:
    page = ann.go("/new")
    leaders = page.get_by_role("combobox", name="Leaders and bonus tiles")
    expect(leaders.locator("option").first).to_have_text(said("usual-value", value="no"))
    expect(leaders.locator("option").nth(1)).to_have_text("yes")
    page.get_by_role("radio", name=said("pace-move")).check()
    page.get_by_role("spinbutton").fill("2")
    page.get_by_role("combobox", name=said("time-unit")).select_option("days")
    page.get_by_role("button", name=said("make-table")).click()
    expect(page.get_by_role("button", name=said("seat-bot")).first).to_be_visible()
    [table] = ann.get("/api/me/tables")["tables"]
    assert table["pace"]["seconds"] == 2 * 86_400
