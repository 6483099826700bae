"""The browser keeps what a table promised about chance, compares it after the game, and says what it found."""

import json
import re
import sqlite3
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Route, expect

import signoria
from signoria.kernel.streams import nonce_commitment
from tests.server.servers import Server
from tests.web.conftest import ComeIn
from tests.web.people import Person
from tests.web.places import needs_browser, needs_build
from tests.web.spoken import said
from tests.web.table_page import TablePage
from tests.web.tables import position

pytestmark = [needs_build, needs_browser]
SWAPPED = "11" * 32


def sit_down(ann: Person, **wanted: Any) -> tuple[TablePage, dict[str, Any]]:
    """Ann makes a table, opens its page and takes the first seat there."""
    table = ann.table(game="lorenzo", seats=2, **wanted)
    ann.go(f"/table/{table['id']}")
    here = TablePage(ann)
    here.button("sit-down").first.click()
    return here, table


def kept(ann: Person, table: dict[str, Any]) -> dict[str, Any]:
    """What her browser has kept."""
    found: dict[str, Any] = json.loads(ann.page.evaluate(f"localStorage['signoria-chance-{table['id']}']"))
    return found


def test_the_page_after_the_game_says_what_was_checked(ann: Person) -> None:
    here, table = sit_down(ann, bots={"1": "greedy"}, position=position("lorenzo", 2, left=4))
    here.wait_told("told")
    assert here.play_to_the_end(here.click) > 0
    for key in ("fair-commitment-yes", "fair-nonces-yes"):
        expect(ann.page.get_by_text(said(key))).to_be_visible()
    expect(ann.page.get_by_text(said("fair-nonce-yes", name="Ann"))).to_be_visible()
    expect(ann.page.get_by_text(said("fair-broken"))).to_be_hidden()
    nonce = kept(ann, table)["nonces"]["0"]
    command = f"--commitment {table['commitment']} --nonce 0={nonce}"
    expect(ann.page.get_by_text(command)).to_be_visible()
    record = ann.get(f"/api/tables/{table['id']}/record")
    assert signoria.verify(record, table["commitment"], {0: nonce}).over


def test_a_secret_that_is_swapped_before_the_game_is_reported_at_once(come_in: ComeIn, web_server: Server) -> None:
    """Its keeper exchanges it before the last player sits down; nothing of one's own is revealed then."""
    ann, bob = come_in("Ann"), come_in("Bob")
    here, table = sit_down(ann)
    expect(here.button("stand-up")).to_be_visible()
    connection = sqlite3.connect(web_server.folder / "signoria.db", timeout=30)
    connection.execute("UPDATE tables SET secret = ? WHERE id = ?", (SWAPPED, table["id"]))
    connection.commit()
    connection.close()
    bob.claim(table, 1)
    expect(ann.page.get_by_role("alert").filter(has_text=said("broken-promise"))).to_be_visible()
    now = ann.get(f"/api/tables/{table['id']}")
    assert now["commitment"] != table["commitment"] == kept(ann, table)["commitment"]
    assert (now["status"], now["chairs"][0]["revealed"]) == ("open", False)


def answering(body: str) -> Callable[[Route], None]:
    return lambda route: route.fulfill(body=body, content_type="text/plain")


def swapped_secret(record: str) -> str:
    other = signoria.commitment(bytes.fromhex(SWAPPED))
    record = re.sub(r"(?m)^secret: .*", f"secret: {SWAPPED}", record)
    return re.sub(r"(?m)^commitment: .*", f"commitment: {other}", record)


def swapped_nonce(record: str) -> str:
    record = re.sub(r"(?m)^nonces: .*", 'nonces: ["chosen", ""]', record)
    return re.sub(r"(?m)^nonce_commitments: .*", f'nonce_commitments: ["{nonce_commitment("chosen")}", ""]', record)


def test_a_record_with_another_secret_or_nonce_is_reported(ann: Person) -> None:
    """The server gives out a record that agrees with itself and not with what was promised."""
    here, table = sit_down(ann, bots={"1": "greedy"}, position=position("lorenzo", 2, left=4))
    here.wait_told("told")
    here.play_to_the_end(here.click)
    expect(ann.page.get_by_text(said("fair-commitment-yes"))).to_be_visible()
    record = ann.get(f"/api/tables/{table['id']}/record")
    for swap, said_then in (
        (swapped_secret, said("fair-commitment-no")),
        (swapped_nonce, said("fair-nonce-no", name="Ann")),
    ):
        false = swap(record)
        assert false != record
        ann.page.route("**/record", answering(false))
        ann.page.reload()
        expect(ann.page.get_by_text(said_then)).to_be_visible()
        expect(ann.page.get_by_role("alert").filter(has_text=said("fair-broken"))).to_be_visible()
        ann.page.unroute("**/record")


def test_who_comes_after_the_game_is_told_what_cannot_be_checked(come_in: ComeIn) -> None:
    ann = come_in("Ann")
    here, table = sit_down(ann, bots={"1": "greedy"}, position=position("lorenzo", 2, left=4))
    here.wait_told("told")
    here.play_to_the_end(here.click)
    bob = come_in("Bob")
    bob.go(f"/table/{table['id']}")
    for key in ("fair-commitment-open", "fair-nonces-yes"):
        expect(bob.page.get_by_text(said(key))).to_be_visible()
