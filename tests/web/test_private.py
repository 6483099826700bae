"""Letters, reactions and what is answered without asking, as two people at two browsers see them."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from signoria.games import game as game_named
from signoria.games.fief.state import Table
from tests.server.test_automatic_answers import in_a_window
from tests.server.test_mailbox import FAR, buying, far_marching
from tests.web.conftest import ComeIn
from tests.web.looks import check_looks
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.places import needs_browser, needs_build
from tests.web.spoken import said
from tests.web.twin import Twin

pytestmark = [needs_build, needs_browser]


def at(s: Table, *people: Person, seats: tuple[tuple[int, ...], ...]) -> list[Twin]:
    """At a table of Fief with this position; what nobody takes bots play."""
    taken = {seat for some in seats for seat in some}
    bots = {str(seat): "novice" for seat in range(4) if seat not in taken}
    where: dict[str, Any] = game_named("fief").document(s)
    hot = any(len(some) > 1 for some in seats)
    table = people[0].table(game="fief", seats=4, bots=bots, hot_seat=hot, position=where, delay="none")
    for one, some in zip(people, seats, strict=True):
        one.sit(table, *some)
    here = [Twin(one) for one in people]
    for page in here:
        page.wait_told("true")
        page.open()
    return here


def drawer(here: Twin, key: str) -> Locator:
    return here.page.get_by_role("dialog", name=said(key), exact=True)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_a_letter_is_written_in_five_clicks_and_accepted_beside_the_table(
    come_in: ComeIn, viewport: dict[str, int]
) -> None:
    ann, bob = come_in("Ann", viewport=viewport), come_in("Bob", viewport=viewport)
    one, other = at(buying(), ann, bob, seats=((0,), (1,)))
    asked = one.told["waiting"]
    one.page.evaluate("() => { window.clicks = 0; addEventListener('click', () => (window.clicks += 1), true); }")
    one.page.get_by_role("button", name=said("correspondence-news", n=0), exact=True).click()
    letters = drawer(one, "correspondence")
    letters.get_by_role("button", name=said("write-to", name="Bob")).click()
    gives = letters.get_by_role("group", name=said("compose-money-give"), exact=True)
    more = gives.get_by_role("button", name=said("compose-more", n=1), exact=True)
    expect(more).to_be_enabled()
    check_looks(one.page)
    more.click()
    expect(gives).to_contain_text(said("letter-money", n=1))
    letters.get_by_role("group", name=said("compose-money-take")).get_by_role(
        "button", name=said("compose-more", n=1), exact=True
    ).click()
    expect(letters.get_by_role("group", name=said("compose-money-take"))).to_contain_text(said("letter-money", n=1))
    letters.get_by_role("button", name=said("send-letter"), exact=True).click()
    expect(letters.get_by_text(said("letter-open"))).to_be_visible()
    assert one.page.evaluate("() => window.clicks") == 5
    assert one.told["waiting"] == asked, "nobody waits for it"
    [sent] = ann.sent_messages("letter")
    assert sent["moves"] == ["offer 1", "money give 1", "money take 1", "propose"]

    other.page.get_by_role("button", name=said("correspondence-news", n=1), exact=True).click()
    got = drawer(other, "correspondence").get_by_role("article")
    expect(got).to_contain_text(said("letter-to-you", **{"from": "Ann"}))
    check_looks(other.page)
    got.get_by_role("button", name=said("accept-letter"), exact=True).click()
    expect(letters.get_by_text(said("letter-accepted"))).to_be_visible()


def test_a_card_needs_a_seal_and_the_table_says_so(ann: Person) -> None:
    [here] = at(buying(), ann, seats=((0,),))
    here.page.get_by_role("button", name=said("correspondence-news", n=0), exact=True).click()
    letters = drawer(here, "correspondence")
    letters.get_by_role("button", name=said("write-letter")).first.click()
    cards = letters.get_by_role("button", name="Give the Tunnel card", exact=True)
    seal = letters.get_by_role("checkbox", name=said("compose-seal"))
    expect(seal).to_be_enabled()
    expect(cards).to_have_count(0)
    seal.check()
    cards.click()
    expect(letters.get_by_role("list", name=said("compose-chosen")).first).to_contain_text("Tunnel")
    seal.click()  # it stays checked, so this is no uncheck
    expect(letters.get_by_role("alert")).to_be_visible()
    expect(seal).to_be_checked()


def test_a_moment_is_let_pass_with_one_key_and_the_bar_says_who_was_asked(come_in: ComeIn) -> None:
    ann, bob = come_in("Ann"), come_in("Bob")
    mine, theirs = at(in_a_window("revolt"), ann, bob, seats=((1,), (0,)))
    for here, question in ((mine, "do-you-react"), (theirs, "does-anybody-react")):
        bar = here.page.get_by_test_id("reaction")
        expect(bar).to_contain_text(said(question))
        expect(bar).to_contain_text("Before the income")
        assert not any(text in bar.inner_text() for text in ("1 of", "2 of"))
        check_looks(here.page)
    mine.page.keyboard.press("p")
    assert [sent["move"] for sent in ann.sent_messages("move")] == ["pass"]
    expect(theirs.page.get_by_test_id("reaction")).to_have_count(0)


def test_one_click_lets_pass_all_moments_at_which_nothing_new_can_be_played(come_in: ComeIn) -> None:
    ann, bob = come_in("Ann"), come_in("Bob")
    mine, theirs = at(in_a_window("revolt"), ann, bob, seats=((1,), (0,)))
    bar = mine.page.get_by_test_id("reaction")
    expect(theirs.page.get_by_test_id("reaction").get_by_role("button")).to_have_count(0)
    same = bar.get_by_role("button", name=said("pass-while-same"), exact=True)
    for viewport in (PHONE, DESKTOP):
        mine.page.set_viewport_size(viewport)  # type: ignore[arg-type]
        expect(same).to_have_count(1 if viewport == DESKTOP else 0)  # there it is in the drawer
        check_looks(mine.page)
    same.click()
    expect(theirs.page.get_by_test_id("reaction")).to_have_count(0)
    assert [sent["wishes"]["quiet"] for sent in ann.sent_messages("automatic") if "wishes" in sent] == ["same"]
    assert ann.sent_messages("move") == []


@pytest.mark.parametrize("held", ["revolt", "tax"])
def test_at_one_screen_whoever_wants_to_lifts_the_curtain(come_in: ComeIn, held: str) -> None:
    """Seat 1 holds a Revolt or nothing to play, seat 2 nothing: nobody can tell that from the page."""
    ann = come_in("Ann", curtain=True)
    [here] = at(in_a_window(held), ann, seats=((0, 1, 2, 3),))
    bar = here.page.get_by_test_id("reaction")
    expect(bar).to_contain_text(said("does-anybody-react"))
    lifting = [bar.get_by_role("button", name=said("lift-curtain", name="Ann"), exact=True).nth(i) for i in (0, 1)]
    for button in lifting:
        expect(button).to_be_visible()
    expect(here.moves.get_by_role("listitem")).to_have_count(0)
    check_looks(here.page)
    lifting[0].click()
    here.button("curtain-open").click()
    expect(bar).to_contain_text(said("do-you-react"))
    expect(here.moves.get_by_role("listitem").first).to_be_attached()
    bar.get_by_role("button").last.click()
    expect(bar).to_contain_text(said("does-anybody-react"))
    expect(bar.get_by_role("button").last).to_be_enabled()  # the first answer has arrived
    here.page.keyboard.press("p")
    expect(bar).to_have_count(0)
    assert sorted(sent["seat"] for sent in ann.sent_messages("move")) == [1, 2]


def test_what_is_answered_without_asking_is_set_in_a_drawer_and_kept(come_in: ComeIn) -> None:
    ann = come_in("Ann")
    [here] = at(buying(), ann, seats=((0,),))
    here.button("reactions").click()
    reactions = drawer(here, "reactions")
    reactions.get_by_label("Revolt", exact=True).select_option(said("when-never"))
    reactions.get_by_label("Before the income", exact=True).select_option(said("ask-at-always"))
    reactions.get_by_label(said("wish-matter"), exact=True).select_option("Trades")
    reactions.get_by_role("button", name=said("add-wish"), exact=True).click()
    expect(reactions.get_by_text("Refuse from anybody: Trades")).to_be_visible()
    check_looks(here.page)
    reactions.get_by_role("button", name=said("quiet-phase"), exact=True).click()
    here.page.reload()
    here.button("reactions").click()
    expect(reactions.get_by_label("Revolt", exact=True)).to_have_value("never")
    expect(reactions.get_by_label("Before the income", exact=True)).to_have_value("always")
    expect(reactions.get_by_text("Refuse from anybody: Trades")).to_be_visible()
    expect(reactions.get_by_role("button", name=said("quiet-phase"), exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )


def before_a_march(come_in: ComeIn) -> tuple[Twin, Twin]:
    """Ann may march three villages: a window comes after the first, and then Bob is asked for leave."""
    ann, bob = come_in("Ann"), come_in("Bob")
    document: dict[str, Any] = game_named("fief").document(far_marching())
    table = ann.table(game="fief", seats=3, bots={"2": "novice"}, position=document, delay="none")
    here = []
    for one, seat in ((ann, 0), (bob, 1)):
        one.sit(table, seat)
        here.append(Twin(one))
    for page in here:
        page.wait_told("true")
    mine, theirs = here
    theirs.open()
    return mine, theirs


def march_on_the_board(mine: Twin) -> None:
    """Plan all of it with one command."""
    board = mine.page
    board.locator('[data-target="lord:mireille"]').first.click()
    for village in ("charolles", "l_epervier", "sennecy"):
        board.locator(f'[data-village="{village}"][data-lit]').click()
        expect(board.locator(f'[data-village="{village}"].chosen')).to_have_count(1)
    march = board.locator("[data-march]")
    expect(march).to_be_enabled()
    march.click()
    expect(board.locator("[data-plan]")).to_be_visible()
    expect(board.locator("[data-route]")).to_have_count(2)  # from where she stands now


def march_by_command(mine: Twin) -> None:
    """The same through the textual table: Tab completes what may follow, the losses are said before it is sent."""
    mine.open()
    line = mine.page.get_by_role("combobox", name=said("command"))
    line.press_sequentially("; ".join(FAR[:4]) + "; pro")
    expect(mine.page.get_by_role("option", name="propose", exact=True)).to_be_visible()
    line.press("Tab")
    expect(line).to_have_value("; ".join(FAR[:5]))
    line.press_sequentially("; " + "; ".join(FAR[5:]))
    line.press("Enter")
    expect(mine.confirm_button()).to_be_enabled()
    expect(mine.page.get_by_text("Capponi now controls Blaye.").first).to_be_visible()
    check_looks(mine.page)
    line.press("Enter")
    expect(mine.page.locator("[data-plan]")).to_be_visible()


@pytest.mark.parametrize("march", [march_on_the_board, march_by_command])
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_a_march_that_needs_leave_is_one_plan(come_in: ComeIn, answer: str, march: Callable[[Twin], None]) -> None:
    """Sent once, and finished without another click; refused it is dropped, and the page says why."""
    mine, theirs = before_a_march(come_in)
    march(mine)
    theirs.wait_told(f"told.legal.some((moves) => moves.some((one) => one.text === '{answer}'))")
    theirs.by_list(next(move for move in theirs.legal() if move["text"] == answer))
    plan, dropped = mine.page.locator("[data-plan]"), mine.page.get_by_text(said("plan-dropped"), exact=True)
    expect(plan).to_have_count(0)
    assert len(mine.person.sent_messages("move")) == 1
    if answer == "refuse":
        expect(dropped).to_be_visible()
        expect(mine.page.get_by_text(said("plan-dropped-refused"))).to_be_visible()
    else:
        expect(dropped).to_have_count(0)
        mine.wait_told("told.waiting[0] === 1")  # the next turn has begun
    check_looks(mine.page)


def test_a_card_in_hand_says_when_you_are_asked_about_it_and_a_click_changes_that(ann: Person) -> None:
    document: dict[str, Any] = game_named("fief").document(buying())
    bots = dict.fromkeys("123", "novice")
    ann.sit(ann.table(game="fief", seats=4, bots=bots, position=document, delay="none"), 0)
    here = Twin(ann)
    bell = here.page.locator('[data-bell="tunnel"]')
    for when in ("playable", "never", "playable"):
        expect(bell).to_have_attribute("data-when", when)
        expect(bell).to_have_accessible_name(f"Tunnel: {said(f'when-{when}')}")
        if when == "never":
            check_looks(here.page)
        bell.click()
    sent = [sent["wishes"]["reactions"] for sent in ann.sent_messages("automatic") if "wishes" in sent]
    assert sent[:2] == [{"tunnel": "never"}, {}]
