"""Private notes at the side of a table: kept by the server, and shown to nobody else."""

from playwright.sync_api import expect

from tests.web.conftest import ComeIn
from tests.web.looks import check_looks
from tests.web.places import needs_browser, needs_build
from tests.web.spoken import said
from tests.web.tables import position

pytestmark = [needs_build, needs_browser]
PROMISE = "Bob promised me the stone of round 4."


def test_notes_are_there_again_after_a_reload_and_only_for_their_owner(come_in: ComeIn) -> None:
    ann, bob, cleo = come_in("Ann"), come_in("Bob"), come_in("Cleo")
    table = ann.table(game="lorenzo", seats=2, position=position("lorenzo", 2, after=0.4, offering="place"))
    ann.claim(table, 0)
    bob.claim(table, 1)
    page = ann.go(f"/table/{table['id']}")
    page.get_by_role("button", name=said("notes")).click()
    page.get_by_role("textbox", name=said("notes")).fill(PROMISE)
    expect(page.get_by_role("button", name=said("notes"))).to_contain_text(said("notes-saved"))
    check_looks(page)
    page.reload()
    expect(page.get_by_role("textbox", name=said("notes"))).to_have_value(PROMISE)
    there = bob.go(f"/table/{table['id']}")
    there.get_by_role("button", name=said("notes")).click()
    expect(there.get_by_role("textbox", name=said("notes"))).to_have_value("")
    assert not any(PROMISE in frame for frame in there.evaluate("window.frames_told"))
    on = cleo.go(f"/table/{table['id']}")
    expect(on.get_by_role("button", name=said("chat"))).to_be_visible()
    expect(on.get_by_role("button", name=said("notes"))).to_be_hidden()
