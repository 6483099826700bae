"""People at their browsers: by mouse, by keys, on a phone, two at two machines, two at one."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlparse

import pytest
from playwright.sync_api import WebSocketRoute, expect

import signoria
from tests.lorenzo.tables import table
from tests.server.servers import Server
from tests.web.clicks import moves_made
from tests.web.conftest import ComeIn
from tests.web.looks import violations
from tests.web.people import PHONE, Person, until
from tests.web.places import needs_browser, needs_build
from tests.web.plug import Plug
from tests.web.spoken import said
from tests.web.table_page import TablePage
from tests.web.tables import position

pytestmark = [needs_build, needs_browser]


def expect_the_end(here: TablePage) -> None:
    expect(here.page.get_by_role("link", name=said("replay"))).to_be_visible()
    expect(here.page.get_by_role("table", name=said("points-by-source"))).to_be_visible()


def test_from_the_first_page_to_the_first_move(ann: Person) -> None:
    """Nobody asks for an account, and a game begins with one click."""
    page = ann.go("/")
    page.get_by_role("button", name=said("begin")).click()
    here = TablePage(ann)
    here.wait_for_turn()
    here.act(here.click)
    assert page.url.startswith(f"{ann.url}/table/")


def test_a_person_against_bots_by_mouse(ann: Person) -> None:
    where = position("lorenzo", 3, left=14)
    table = ann.table(game="lorenzo", seats=3, bots={"1": "greedy", "2": "greedy"}, position=where)
    ann.sit(table, 0)
    here = TablePage(ann)
    here.wait_for_turn()
    ann.forget_shifts()
    here.play_to_the_end(here.click)
    expect_the_end(here)
    expect(ann.page.get_by_text("signoria verify")).to_be_visible()
    assert ann.shifts(least=0.0005) == []  # lines of the log that scroll score far less


def test_a_person_against_a_bot_by_keys_alone(ann: Person) -> None:
    where = position("lorenzo", 2, left=8)
    ann.sit(ann.table(game="lorenzo", seats=2, bots={"1": "greedy"}, position=where), 0)
    here = TablePage(ann)
    assert here.play_to_the_end(here.press_key) > 0
    expect_the_end(here)


def test_nothing_moves_by_itself_when_others_move(come_in: ComeIn) -> None:
    """Layout shift, as the browser scores it, while another plays a part of the game."""
    ann, bob = come_in("Ann"), come_in("Bob")
    table = ann.table(game="lorenzo", seats=2, position=position("lorenzo", 2, after=0.5))
    bob.claim(table, 1)
    ann.sit(table, 0)
    bob.go(f"/table/{table['id']}")
    seats = [TablePage(ann), TablePage(bob)]
    for here in seats:
        here.wait_told("told")
        here.page.wait_for_load_state("networkidle")
    for _ in range(8):
        for here in seats:
            here.wait_told("true")
        mover = seats[seats[0].told["waiting"][0]]
        watcher = seats[1 - mover.told["waiting"][0]]
        watcher.person.forget_shifts()
        mover.wait_for_turn()
        mover.act(mover.click)
        watcher.wait_told(f"told.shared >= {mover.told['shared']}")
        watcher.page.wait_for_timeout(300)
        assert watcher.person.shifts(least=0.001) == []  # a disc that makes room for another scores far less


@pytest.fixture
def cable(web_server: Server) -> Iterator[Plug]:
    cable = Plug(web_server)
    with cable:
        yield cable


def test_two_browsers_with_a_reload_and_a_lost_connection(come_in: ComeIn, cable: Plug) -> None:
    ann, bob = come_in("Ann"), come_in("Bob")
    bob.url = cable.url
    bob.forgive("WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|Failed to load resource")
    table = ann.table(game="lorenzo", seats=2, position=position("lorenzo", 2, left=10))
    bob.claim(table, 1)
    ann.sit(table, 0)
    bob.go(f"/table/{table['id']}")
    seats = [TablePage(ann, seed=2), TablePage(bob, seed=3)]
    moves = {"Ann": 0, "Bob": 0}
    for _ in range(60):
        for here in seats:
            here.wait_told("true")
        shared = max(here.told["shared"] for here in seats)
        for here in seats:
            here.wait_told(f"told.shared >= {shared}")
        if seats[0].is_over:
            break
        here = seats[seats[0].told["waiting"][0]]
        here.wait_for_turn()
        moves[here.person.name] += 1
        if here.person is ann and moves["Ann"] == 2:
            ann.page.reload()
            here.wait_for_turn()
        if here.person is bob and moves["Bob"] == 2:
            cable.swallows = True  # his move arrives, the answer does not, and the line is dead
        here.act(here.click)
    assert cable.swallowed == 1
    assert moves["Ann"] >= 2
    assert moves["Bob"] >= 2
    for here in seats:
        expect_the_end(here)
    assert ann.get(f"/api/tables/{table['id']}")["status"] == "over"


def test_a_lost_connection_is_said_and_mends_itself(come_in: ComeIn, cable: Plug) -> None:
    ann = come_in("Ann")
    ann.url = cable.url
    ann.forgive("WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|Failed to load resource")
    ann.sit(ann.table(game="lorenzo", seats=2, hot_seat=True, position=position("lorenzo", 2, left=4)), 0, 1)
    here = TablePage(ann)
    here.wait_for_turn()
    cable.pull()
    expect(ann.page.get_by_text(said("connecting"))).to_be_visible()
    cable.put_in()
    expect(ann.page.get_by_text(said("connecting"))).to_be_hidden()
    here.act(here.click)


def test_hot_seat(ann: Person) -> None:
    """Two people at one browser: it looks through the eyes of whoever is asked."""
    table = ann.table(game="lorenzo", seats=2, hot_seat=True, position=position("lorenzo", 2, left=8, advanced=True))
    ann.sit(table, 0, 1)
    here = TablePage(ann)
    for _ in range(60):
        here.wait_for_turn()
        if here.is_over:
            break
        seat = here.told["waiting"][0]
        own = ann.page.get_by_role("region", name=re.compile(re.escape(said("lorenzo-own", name=""))))
        expect(own).to_be_visible()
        assert ann.page.evaluate("window.told.waiting[0]") == seat
        here.act(here.click)
    expect_the_end(here)


@pytest.mark.parametrize("advanced", [True, False])
def test_at_one_screen_a_curtain_hides_what_only_the_next_player_may_see(come_in: ComeIn, advanced: bool) -> None:
    """Leaders in hand are secret; without them all lies open, and nobody is asked to hand over the screen."""
    ann = come_in("Ann", curtain=True)
    where = position("lorenzo", 2, left=8, advanced=advanced)
    for player in where["players"] if advanced else []:
        player |= {"hand": player["discarded"], "hand_size": len(player["discarded"]), "discarded": []}
    ann.sit(ann.table(game="lorenzo", seats=2, hot_seat=True, position=where), 0, 1)
    here = TablePage(ann)
    ready = ann.page.get_by_role("button", name=said("curtain-open"))
    handed = 0
    while True:
        here.wait_for_turn()
        if here.is_over:
            break
        if ready.is_visible():
            expect(ann.page.locator(".page")).to_have_attribute("inert", "")
            assert violations(ann.page) == []
            ready.click()
            handed += 1
        expect(ann.page.locator(".page[inert]")).to_have_count(0)
        here.act(here.click)
    assert (handed > 1) == advanced


def test_on_a_phone(come_in: ComeIn) -> None:
    ann = come_in("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    where = position("lorenzo", 2, left=6)
    ann.sit(ann.table(game="lorenzo", seats=2, bots={"1": "greedy"}, position=where), 0)
    here = TablePage(ann)
    here.wait_for_turn()
    for tab in ("players", "log", "board"):
        ann.page.get_by_role("button", name=said(f"tab-{tab}"), exact=True).tap()
    here.play_to_the_end(here.tap)
    expect_the_end(here)


WITH_SERVANTS = {
    "game": "lorenzo",
    "seats": 2,
    "round": 1,
    "turn": 0,
    "dice": {"black": 1, "white": 5, "orange": 3},
    "towers": {"territory": [None, "forest", None, None]},
    "players": [{"servant": 4, "coin": 5}, {"servant": 4, "coin": 5}],
}


def two_at(ann: Person, bob: Person, where: dict[str, Any]) -> TablePage:
    """Ann has the turn at a position, against Bob, who is away; her page."""
    seat = signoria.from_position(where).waiting[0]
    table = ann.table(game="lorenzo", seats=2, position=where)
    bob.claim(table, 1 - seat)
    ann.sit(table, seat)
    here = TablePage(ann)
    here.wait_for_turn()
    return here


def placement(here: TablePage, member: str, space: str) -> dict[str, Any]:
    wanted = {"verb": "place", "member": member, "space": space}
    return next(move for move in here.legal() if move["move"] == wanted)


def expect_taken_back(here: TablePage, other: Person, before: list[dict[str, Any]]) -> None:
    """Whose turn it is now is asked."""
    other.go(urlparse(here.page.url).path)
    here.button("undo").click()
    TablePage(other).button("agree").click()
    texts = [move["text"] for move in before]
    assert until(here.page, lambda: [move["text"] for move in here.legal()] == texts), "it was not taken back"


def asked_for_servants(person: Person) -> bool:
    """Whether any update has asked how many servants are paid."""
    told: list[str] = person.page.evaluate("window.frames_told")
    return any(move["move"]["verb"] == "servants" for one in map(json.loads, told) for move in updated(one))


def updated(message: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = message["legal"] if message["type"] == "update" else []
    return found


def test_a_placement_with_the_least_servants_is_one_command_and_one_undo(come_in: ComeIn) -> None:
    """Nobody has answered and nothing was shown: whoever has the turn agrees, and it is undone with its servants."""
    ann, bob = come_in("Ann"), come_in("Bob")
    here = two_at(ann, bob, WITH_SERVANTS)
    before = here.legal()
    here.act(here.click, placement(here, "black", "territory.2"))
    here.wait_told("told.waiting[0] === 1")
    expect_taken_back(here, bob, before)
    moves = [(one["move"], one["then"]) for one in ann.sent_messages("move")]
    assert moves == [("place black territory.2", "default")]
    assert len(ann.sent_messages("undo")) == 1
    assert not asked_for_servants(ann)


def test_a_new_player_places_with_two_clicks_where_it_can_be_taken_back(come_in: ComeIn) -> None:
    """The sentence follows what is picked; a space that several can go to asks which, there and then."""
    ann = come_in("Ann", confirm="needed")
    ann.sit(ann.table(game="lorenzo", seats=2, bots={"1": "greedy"}, position=position("lorenzo", 2, left=8)), 0)
    here = TablePage(ann)
    here.wait_for_turn()
    places = [move["move"] for move in here.legal() if move["move"]["verb"] == "place"]
    space = next(one["space"] for one in places if sum(one["space"] == two["space"] for two in places) > 1)
    members = [one["member"] for one in places if one["space"] == space]
    here.member(members[0]).click()
    expect(here.sentence).to_have_text(re.compile(r"\(\d\): choose a space"))
    here.member(members[0]).click()
    before = here.moment
    here.space(space).click()
    which = ann.page.locator(".popover").get_by_role("button")
    expect(which).to_have_count(len(members))
    which.first.click()
    here.wait_after(before)
    assert len(ann.sent_messages("move")) == 1


def test_who_confirms_everything_can_choose_the_space_first(come_in: ComeIn) -> None:
    """The press on Confirm, outside the small question, took the answer back before it counted."""
    ann = come_in("Ann", confirm="always")
    ann.sit(ann.table(game="lorenzo", seats=2, bots={"1": "greedy"}, position=position("lorenzo", 2, left=8)), 0)
    here = TablePage(ann)
    here.wait_for_turn()
    places = [move["move"]["space"] for move in here.legal() if move["move"]["verb"] == "place"]
    before = here.moment
    here.space(next(space for space in places if places.count(space) > 1)).click()
    ann.page.locator(".popover").get_by_role("button").first.click()
    here.confirm_button().click()
    here.wait_after(before)


def test_no_move_takes_more_clicks_than_it_needs(come_in: ComeIn) -> None:
    """A member and its space, or one answer; and one more exactly where the move cannot be taken back alone."""
    ann = come_in("Ann", confirm="needed")
    table = ann.table(game="lorenzo", seats=2, bots={"1": "greedy"}, options={"advanced": True})
    ann.sit(table, 0)
    made = moves_made(TablePage(ann), placements=8)
    for one in made:
        if one.verb == "exchange":
            continue  # several buildings: one click for each exchange, and one confirmation
        assert one.is_confirmed == (not one.is_free), one
        assert one.clicks - one.is_confirmed <= (2 if one.verb == "place" else 1), one
    assert {one.is_confirmed for one in made if one.verb == "place"} >= {False}


def test_a_production_is_decided_as_a_whole(come_in: ComeIn) -> None:
    """All buildings at once, each good paid once, with what is left of it; then one command."""
    me = {"coin": 1, "wood": 2, "servant": 0, "buildings": ["carpenters_shop", "residence", "treasury"]}
    ann = come_in("Ann", confirm="needed")
    where = table(me, seats=2, dice=(6, 6, 6)).position()
    ann.sit(ann.table(game="lorenzo", seats=2, hot_seat=True, position=where), 0, 1)
    here = TablePage(ann)
    here.wait_for_turn()
    for thing in here.reach(placement(here, "black", "production.single")):
        here.click(thing)
    asked = ann.page.get_by_role("group", name="Residence")
    asked.get_by_role("button", name="pay 1 coins, gain 1 council privilege").click()
    other = ann.page.get_by_role("group", name="Treasury")
    expect(other.get_by_role("button", name=re.compile("^pay 1 coins"))).to_be_disabled()
    ann.page.locator('[data-move="exchange carpenters_shop 2"]').click()
    coins = ann.page.get_by_role("list", name=said("lorenzo-balance")).get_by_text("coins").locator("..")
    expect(coins).to_have_text(re.compile(r"1\s*−1\s*\+7\s*= 7"))
    before = here.moment
    here.confirm_button().click()
    here.wait_after(before)
    moves = ann.sent_messages("move")[-1]["move"]
    assert moves == ["exchange carpenters_shop 2", "exchange residence 1", "skip treasury"]
    here.wait_told("told.legal.some((moves) => moves.some((one) => one.text.startsWith('privilege')))")


def before_the_report() -> tuple[dict[str, Any], str]:
    """Where seat 0 makes the last placement of round 2 and is asked nothing more before the Church reports."""
    for seed in range(100):
        m, chance = signoria.new("lorenzo", seats=2, seed=seed), random.Random(seed)
        board: dict[str, Any] = m.position()
        while board["round"] < 3:
            seat, moves = m.waiting[0], m.legal(m.waiting[0])
            at_home = [sum(place is None for place in player["members"].values()) for player in board["players"]]
            plain = [move.text for move in moves if move.text.endswith(("single", "market.1", "market.2"))]
            if board["round"] == 2 and at_home == [1, 0] and board["players"][0]["faith"] < 3 and plain:
                return board, plain[0]
            m.play(seat, chance.choice(moves))
            board = m.position()
    raise AssertionError("there is no such position")


def test_a_new_round_is_a_moment(come_in: ComeIn) -> None:
    """The report of the Church and the dice passed unseen: two scenes tell them, one after the other, or a click."""
    board, move = before_the_report()
    ann = come_in("Ann", pace="normal", reduced_motion="no-preference")
    ann.sit(ann.table(game="lorenzo", seats=2, bots={"1": "greedy"}, position=board), 0)
    here = TablePage(ann)
    here.wait_for_turn()
    here.act(here.click, next(one for one in here.legal() if one["text"] == move))
    scene = ann.page.get_by_test_id("scene")
    expect(scene).to_contain_text(said("lorenzo-report"))
    line = scene.locator(".line").filter(has_text="You are excommunicated")
    expect(line).to_contain_text(f"{board['players'][0]['faith']}/3")  # what was there, and what was asked
    scene.click()
    expect(scene).to_contain_text(re.compile("Round 3 of 6"))
    expect(scene).to_be_hidden()
    expect(ann.page.get_by_role("status").filter(has_text=said("lorenzo-you-are-struck"))).to_be_visible()
    ann.page.reload()
    here.button("lorenzo-struck-seen").click()
    ann.page.reload()
    here.wait_for_turn()
    expect(here.button("lorenzo-struck-seen")).to_have_count(0)


def test_servants_added_to_a_placement_go_with_it(come_in: ComeIn) -> None:
    """As many as may be paid, by what the server says; more of them change what the preview shows."""
    ann, bob = come_in("Ann"), come_in("Bob")
    here = two_at(ann, bob, WITH_SERVANTS)
    before = here.legal()
    for thing in here.reach(placement(here, "black", "territory.2")):
        thing.click()
    servants = ann.page.get_by_role("group", name=said("lorenzo-servants-paid"))
    expect(servants).to_have_text(re.compile("2"))
    expect(here.button("lorenzo-fewer-servants")).to_be_disabled()
    here.button("lorenzo-more-servants").click()
    here.button("lorenzo-more-servants").click()
    expect(servants).to_have_text(re.compile("4"))
    expect(here.button("lorenzo-more-servants")).to_be_disabled()
    here.button("lorenzo-fewer-servants").click()
    moment = here.moment
    here.confirm_button().click()
    here.wait_after(moment)
    here.wait_told("told.waiting[0] === 1")
    assert [one["move"] for one in ann.sent_messages("move")] == [["place black territory.2", "servants 3"]]
    expect_taken_back(here, bob, before)
    assert len(ann.sent_messages("undo")) == 1
    assert not asked_for_servants(ann)


def test_what_is_dropped_is_told(come_in: ComeIn) -> None:
    """The table may refuse the last moves of a gesture because of something hidden: the player is told why."""
    ann, bob = come_in("Ann"), come_in("Bob")
    why: dict[str, Any] = {"rule": "L-3.2.2", "key": "unheard-of", "numbers": {}, "sentence": "Nobody may do that now."}

    def tamper(there: WebSocketRoute) -> None:
        server = there.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            message = json.loads(frame)
            saved = message if message["type"] == "done" else message.get("done")
            if saved:
                saved |= {"dropped": ["servants 3"], "why": [why]}
            there.send(json.dumps(message))

        server.on_message(pass_on)

    ann.page.route_web_socket("**/api/ws", tamper)
    here = two_at(ann, bob, WITH_SERVANTS)
    here.act(here.click, placement(here, "white", "council"))
    notice = ann.page.get_by_role("alert").filter(has_text=said("dropped"))
    expect(notice).to_contain_text(why["sentence"])
    notice.get_by_role("button", name=said("close")).click()
    expect(notice).to_be_hidden()


def test_the_log_follows_the_game_from_the_first_page_on(come_in: ComeIn) -> None:
    """What is written while the page still scrolls must not look like somebody who has gone up to read."""
    ann = come_in("Ann")
    ann.sit(ann.table(game="lorenzo", seats=4, bots={"1": "club", "2": "club", "3": "club"}), 0)
    here = TablePage(ann)
    log = ann.page.get_by_role("region", name=said("log"), exact=True)
    left = "(box) => box.scrollHeight - box.scrollTop - box.clientHeight"
    for _ in range(6):
        here.wait_for_turn()
        assert until(ann.page, lambda: log.evaluate(left) < 40)
        here.act(here.click)
    while log.evaluate("(box) => box.scrollHeight - box.clientHeight") < 100:  # too short to go up in it
        here.wait_for_turn()
        here.act(here.click)
    log.evaluate("(box) => (box.scrollTop = 0)")
    here.wait_for_turn()
    here.act(here.click)
    here.wait_for_turn()
    ann.page.wait_for_timeout(100)
    assert log.evaluate("(box) => box.scrollTop") == 0, "who reads further up is left alone"
    here.button("new-lines").click()
    expect(here.button("new-lines")).to_have_count(0)
    assert log.evaluate(left) < 40


def test_a_long_press_says_what_a_thing_is_and_chooses_nothing(come_in: ComeIn) -> None:
    """On a phone nothing hovers."""
    ann = come_in("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    where = position("lorenzo", 2, after=0.3, offering="place")
    ann.sit(ann.table(game="lorenzo", seats=2, hot_seat=True, position=where), 0, 1)
    here = TablePage(ann)
    here.wait_for_turn()
    space = ann.page.locator(".floor[data-space]").first
    space.scroll_into_view_if_needed()
    for event in ("pointerenter", "pointerdown"):
        space.dispatch_event(event, {"pointerType": "touch"})
    expect(ann.page.locator(".details")).to_be_visible()
    for event in ("pointerup", "pointerleave", "click"):
        space.dispatch_event(event, {"pointerType": "touch"})
    expect(ann.page.locator(".details")).to_be_visible()
    expect(here.confirm_button()).to_be_hidden()
    ann.page.locator("body").dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(ann.page.locator(".details")).to_be_hidden()
