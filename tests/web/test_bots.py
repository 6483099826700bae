"""Bots at the table in the browser: hints that say why, levels by name, and what bots thought in the replay."""

import random
import re
from contextlib import ExitStack
from typing import Any

import httpx
from playwright.sync_api import expect

import signoria
from tests.web.company import NAMES, Guest
from tests.web.looks import check_looks
from tests.web.people import Person
from tests.web.places import needs_browser, needs_build
from tests.web.spoken import said
from tests.web.table_page import TablePage
from tests.web.tables import position
from tests.web.visits import thought

pytestmark = [needs_build, needs_browser]
THINKING = 60_000  # milliseconds in which the process of a bot starts and answers
BY_HOW_MUCH = re.compile(r"[+−]\d")


def test_a_hint_shows_up_to_three_moves_with_their_reasons(ann: Person) -> None:
    """Each of them leads to what it does."""
    where = position("lorenzo", 2, after=0.5, offering="place")
    ann.sit(ann.table(game="lorenzo", seats=2, hot_seat=True, hints=True, position=where), 0, 1)
    here = TablePage(ann)
    here.wait_for_turn()
    here.button("hint").click()
    note = ann.page.get_by_role("status").filter(has=ann.page.get_by_role("heading", name=said("hint"), exact=True))
    expect(note).to_be_visible(timeout=THINKING)
    moves = note.get_by_role("listitem")
    assert 1 <= moves.count() <= 3
    expect(moves.first).to_contain_text("best")
    expect(moves.first).to_contain_text(BY_HOW_MUCH)
    words = moves.first.get_by_role("button").inner_text()
    assert any(words.startswith(move["words"]) for move in here.legal())
    check_looks(ann.page)
    moves.first.get_by_role("button").click()
    expect(here.confirm_button()).to_be_enabled()


def where_somebody_may_react() -> tuple[dict[str, Any], int]:
    """A position of Fief in which a seat that is not asked may react, and does better to wait."""
    m, chance = signoria.new("fief", seats=3, options={"turn_limit": 4}, seed=3), random.Random(3)
    while True:
        for seat in m.optional:
            verbs = {move.verb for move in m.legal(seat)}
            if seat not in m.waiting and verbs & {"tunnel", "revolt", "justice"}:
                return m.position(), seat
        m.play(m.waiting[0], chance.choice(m.legal(m.waiting[0])))


def test_who_may_act_out_of_turn_is_told_that_it_is_better_to_wait(ann: Person) -> None:
    """The lamp was dark for such a seat, and a program that asked heard that the table had gone on."""
    where, seat = where_somebody_may_react()
    table = ann.table(game="fief", seats=3, hints=True, position=where)
    with ExitStack() as stack:
        for other in range(3):
            who = (
                ann
                if other == seat
                else Guest(stack.enter_context(httpx.Client(base_url=ann.url, timeout=60)), NAMES[other])
            )
            who.claim(table, other)
    ann.go(f"/table/{table['id']}")
    here = TablePage(ann)
    here.wait_told("told.legal.some((moves) => moves.length)")
    assert seat not in here.told["waiting"]
    here.button("hint").click()
    note = ann.page.get_by_role("status").filter(has=ann.page.get_by_role("heading", name=said("hint"), exact=True))
    expect(note).to_be_visible(timeout=THINKING)
    expect(note).to_contain_text(said("hint-wait"))
    assert 1 <= note.get_by_role("listitem").count() <= 3
    check_looks(ann.page)


def test_who_leaves_the_seat_to_a_bot_chooses_its_level(ann: Person) -> None:
    where = position("lorenzo", 2, after=0.5, offering="place")
    table = ann.table(game="lorenzo", seats=2, hot_seat=True, position=where)
    ann.sit(table, 0, 1)
    here = TablePage(ann)
    here.wait_for_turn()
    seat = here.told["waiting"][0]
    here.button("menu").click()
    here.button("bot-for-me").click()
    levels = ann.page.get_by_role("dialog").get_by_role("radio")
    assert levels.count() == 4
    expect(ann.page.get_by_role("radio", name="Club")).to_be_checked()
    check_looks(ann.page)
    ann.page.get_by_role("dialog").get_by_text("Novice", exact=True).click()
    expect(ann.page.get_by_role("radio", name="Novice")).to_be_checked()
    here.button("hand-over").click()
    expect(ann.page.get_by_role("dialog")).to_be_hidden()
    here.wait_told(f"!told.waiting.includes({seat}) || told.over")
    assert ann.get(f"/api/tables/{table['id']}")["chairs"][seat]["bot"] == "novice"


def test_a_table_is_made_with_bots_of_a_level(ann: Person) -> None:
    page = ann.go("/new")
    page.get_by_role("combobox", name=said("bots"), exact=True).select_option("2")
    level = page.get_by_role("combobox", name=said("bot-level"), exact=True)
    expect(level).to_have_value("club")
    level.select_option(label="Novice")
    check_looks(page)
    page.get_by_role("button", name=said("make-table")).click()
    page.wait_for_url(lambda url: "/table/" in url)
    table = ann.get(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert [chair["bot"] for chair in table["chairs"]] == ["", "novice", "novice"]
    assert table["status"] == "playing"


def test_the_replay_shows_what_a_bot_thought_below_its_move(ann: Person) -> None:
    told = thought(ann)
    page, slider = ann.page, ann.page.get_by_role("slider")
    shown = page.get_by_role("region", name=said("bot-thought", name="Bardi", bot="Club"))
    expect(shown.get_by_role("listitem").first).to_contain_text(told["best"][0]["words"])
    expect(shown).to_contain_text(told["best"][0]["reasons"][0])
    check_looks(page)
    slider.fill(str(told["line"] - 1))
    expect(shown).to_be_hidden()
