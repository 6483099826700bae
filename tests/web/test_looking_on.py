"""Those who look on: a spectator learns nothing secret, a replay shows every moment, words change without a reload."""

from playwright.sync_api import expect

import signoria
from signoria.kernel.text import LANGUAGES
from tests.web.conftest import ComeIn
from tests.web.people import Person
from tests.web.places import needs_browser, needs_build
from tests.web.spoken import said
from tests.web.table_page import TablePage
from tests.web.tables import position
from tests.web.visits import against_a_bot, finished

pytestmark = [needs_build, needs_browser]


def test_a_spectator_sees_nothing_secret(come_in: ComeIn) -> None:
    """Leaders in hand are in nothing that reaches the spectator's browser, drawn or not, board or twin."""
    where = position("lorenzo", 2, after=0.3, offering="place", advanced=True)
    held = {leader for player in where["players"] for leader in player["hand"]}
    assert held
    ann, eve = come_in("Ann"), come_in("Eve")
    table = ann.table(game="lorenzo", seats=2, hot_seat=True, access="public", position=where)
    ann.sit(table, 0, 1)
    eve.go(f"/table/{table['id']}")
    for twin in (False, True):
        seen = TablePage(eve)
        seen.wait_told("told")
        if twin:
            seen.button("as-text").click()
            expect(eve.page.get_by_role("table").first).to_be_visible()
        here = TablePage(ann)
        here.wait_for_turn()
        here.act(here.click, next(move for move in here.legal() if not move["text"].startswith(("play", "discard"))))
        seen.wait_told(f"told.shared >= {here.told['shared']}")
    titles = {one["title"] for one in eve.get("/api/games/lorenzo/things?lang=en")["things"] if one["name"] in held}
    frames = "\n".join(eve.page.evaluate("window.frames_told"))
    shown = eve.page.locator("body").inner_text()
    assert len(titles) == len(held)
    assert {leader for leader in held if leader in frames} == set()
    assert {title for title in titles if title in frames or title in shown} == set()
    assert any(title in ann.page.locator("body").inner_text() for title in titles)  # who holds them sees them
    assert eve.page.get_by_role("button", name=said("undo")).count() == 0


def test_the_link_to_a_position_of_a_private_game_opens_for_others(come_in: ComeIn) -> None:
    """Whoever got it read that there is no such table."""
    ann, bob = come_in("Ann"), come_in("Bob")
    where = position("lorenzo", 2, left=1)
    table = ann.table(game="lorenzo", seats=2, hot_seat=True, access="private", position=where)
    ann.sit(table, 0, 1)
    here = TablePage(ann)
    here.play_to_the_end(here.click)
    page = ann.go(f"/table/{table['id']}/replay?at=1")
    page.evaluate("navigator.clipboard.writeText = async (text) => void (window.copied = text)")
    page.get_by_role("button", name=said("copy-moment")).click()
    copied = page.evaluate("window.copied")
    there = bob.go(copied.removeprefix(ann.url))
    expect(there.get_by_role("slider")).to_have_value("1")


def test_a_replay(ann: Person) -> None:
    path = finished(ann, advanced=True)
    page = ann.go(path)
    page.get_by_role("link", name=said("replay")).click()
    slider = page.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")
    lines = int(slider.get_attribute("max") or 0)
    page.keyboard.press("End")
    expect(slider).to_have_value(str(lines))
    page.keyboard.press(",")
    expect(slider).to_have_value(str(lines - 1))
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    slider.fill(str(lines // 2))
    for seat in ("0", "1", ""):
        page.get_by_role("combobox", name=said("look-from")).select_option(seat)
        expect(page.locator("[data-space]").first).to_be_visible()
    page.get_by_role("button", name=said("fork")).click()
    page.wait_for_url(lambda url: "/table/" in url and path not in url)
    TablePage(ann).wait_for_turn()  # in the same seats: an empty room took two clicks more


def test_a_game_goes_on_from_a_replay_against_the_same_bots(ann: Person) -> None:
    path = against_a_bot(ann)
    page = ann.go(f"{path}/replay?at=1")
    expect(page.get_by_role("slider")).to_have_value("1")
    page.get_by_role("button", name=said("fork")).click()
    page.wait_for_url(lambda url: "/table/" in url and path not in url)
    TablePage(ann).wait_for_turn()
    chairs = ann.get(f"/api/tables/{page.url.split('/')[-1]}")["chairs"]
    assert [(chair["kind"], chair["bot"]) for chair in chairs] == [("person", ""), ("bot", "club")]


def test_a_replay_goes_by_action_turn_and_round_and_every_moment_has_a_link(ann: Person) -> None:
    """It went by atoms, a click on the log opened a rule, and no position could be shown to anybody."""
    path = finished(ann, left=12)
    end = ann.get(f"/api{path.replace('table', 'tables')}/replay?line=0")["lines"]
    told = ann.get(f"/api{path.replace('table', 'tables')}/replay?line={end}&seat=0&shown=words")
    moments = {line for action, line in zip(told["news"], told["moments"], strict=True) if not action["level"]}
    page = ann.go(f"{path}/replay")
    slider = page.get_by_role("slider")
    lines = page.get_by_role("region", name=said("log")).get_by_role("listitem")
    expect(lines.first).to_be_attached()

    def at() -> int:
        return int(slider.input_value())

    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(min(moments)))
    page.get_by_role("button", name=said("on-action")).click()
    expect(slider).to_have_value(str(sorted(moments)[1]))
    before = at()
    page.keyboard.press("Shift+ArrowRight")
    expect(slider).not_to_have_value(str(before))
    page.get_by_role("button", name=said("back-round")).click()
    assert at() <= before
    wanted = next(action for action in told["news"][::-1] if not action["level"] and action["sentences"])
    lines.get_by_role("button", name=" ".join(wanted["sentences"])).last.click()
    moment = told["moments"][told["news"].index(wanted)]
    expect(slider).to_have_value(str(moment))
    page.wait_for_url(f"**/replay?at={moment}")
    page.reload()
    expect(slider).to_have_value(str(moment))
    page.keyboard.press("Home")
    page.get_by_role("combobox", name=said("replay-pace")).select_option("fast")
    page.get_by_role("button", name=said("play"), exact=True).click()
    expect(slider).to_have_value(str(end))  # by itself
    page.locator("body").press("?")
    expect(page.get_by_role("dialog", name=said("keys"))).to_contain_text(said("keys-turn"))


def test_all_keys_of_the_table_are_listed(ann: Person) -> None:
    ann.sit(ann.table(game="lorenzo", seats=2, hot_seat=True), 0, 1)
    here = TablePage(ann)
    here.wait_for_turn()
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog", name=said("keys"))).to_contain_text(said("keys-confirm"))
    ann.page.keyboard.press("Escape")
    here.button("menu").click()
    here.button("keys").click()
    expect(ann.page.get_by_role("dialog", name=said("keys"))).to_be_visible()


def test_nothing_can_be_done_in_a_replay(ann: Person) -> None:
    """Whatever is clicked on the board is only looked at: nothing but questions is sent, and none about moves."""
    page = ann.go(f"{finished(ann, advanced=True)}/replay")
    slider = page.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    clicked = page.evaluate(
        "[...document.querySelectorAll('main button')].filter((one) => !one.disabled).map((one) => one.click()).length"
    )
    assert clicked > 20
    page.locator("main").press("Control+Enter")
    page.wait_for_timeout(300)
    assert [one for one in asked if not one.startswith("GET ")] == []
    assert [message for message in page.evaluate("window.frames_sent") if message["type"] != "ping"] == []


def test_the_record_can_be_downloaded_and_verified(ann: Person) -> None:
    ann.go(finished(ann))
    with ann.page.expect_download() as found:
        ann.page.get_by_role("link", name=said("download-record")).click()
    assert signoria.verify(found.value.path().read_text(encoding="utf-8")).over


def test_the_language_changes_without_a_reload(ann: Person) -> None:
    ann.sit(ann.table(game="lorenzo", seats=2, hot_seat=True, position=position("lorenzo", 2, left=8)), 0, 1)
    here = TablePage(ann)
    here.wait_for_turn()
    ann.page.evaluate("window.stays = true")
    sentences = set()
    for lang in (*LANGUAGES[1:], LANGUAGES[0]):
        before, sentence = ann.page.locator("html").get_attribute("lang") or "en", here.sentence.inner_text()
        ann.page.get_by_role("button", name=said("menu", before), exact=True).click()
        ann.page.get_by_role("button", name=said("settings", before), exact=True).click()
        ann.page.get_by_role("combobox", name=said("language", before)).select_option(lang)
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("html")).to_have_attribute("lang", lang)
        expect(ann.page.get_by_role("button", name=said("undo", lang), exact=True)).to_be_visible()
        expect(ann.page.get_by_role("group", name=said("lorenzo-members", lang), exact=True)).to_be_visible()
        expect(here.sentence).not_to_have_text(sentence, use_inner_text=True)
        sentences.add(here.sentence.inner_text())
    assert len(sentences) == len(LANGUAGES)
    assert ann.page.evaluate("window.stays")
