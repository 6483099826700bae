"""Ways to every page of the client, each ended when the page is there to be looked at."""

import random
import secrets
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.people import Person
from tests.web.spoken import said, saying
from tests.web.table_page import TablePage
from tests.web.tables import position

Way = Callable[[Person], object]
PASSWORD = "a long word"


def home(ann: Person) -> None:
    ann.go("/")
    expect(ann.page.get_by_role("button", name=said("begin"))).to_be_enabled()


def new_table(ann: Person) -> None:
    ann.go("/new")
    expect(ann.page.get_by_role("button", name=said("make-table"))).to_be_enabled()


def about(ann: Person) -> None:
    ann.go("/about")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()


def rules(ann: Person) -> None:
    ann.go("/rules/lorenzo")
    expect(ann.page.get_by_role("article").first).to_be_visible()
    ann.page.get_by_role("searchbox").fill("excommunication")
    expect(ann.page.get_by_role("status").filter(has_text=saying("rules-found"))).to_be_visible()


def settings(ann: Person) -> None:
    home(ann)
    ann.page.get_by_role("button", name=said("settings")).click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()


def waiting_room(ann: Person) -> None:
    ann.sit(ann.table(game="lorenzo", seats=3), 0)
    expect(ann.page.get_by_role("button", name=said("seat-bot")).first).to_be_enabled()


def account(ann: Person) -> None:
    """Somebody who has signed up, with a token."""
    ann.csrf = ann.post("/api/accounts", {"name": f"Ann {secrets.token_hex(4)}", "password": PASSWORD})["csrf"]
    ann.post("/api/tokens", {"name": "my robot"})
    ann.go("/account")
    expect(ann.page.get_by_text("my robot", exact=True)).to_be_visible()


def at_table(ann: Person, game: str, seats: int, **where: Any) -> TablePage:
    """A table at which Ann has every seat, with something asked of her."""
    table = ann.table(game=game, seats=seats, hot_seat=True, position=position(game, seats, **where))
    ann.sit(table, *range(seats))
    here = TablePage(ann)
    here.wait_for_turn()
    return here


def board(ann: Person) -> None:
    """Lorenzo in the middle of a game, with a placement that is about to be confirmed."""
    here = at_table(ann, "lorenzo", 4, after=0.5, offering="place", advanced=True)
    move = next(move for move in here.legal() if move["text"].startswith("place"))
    for thing in here.reach(move):
        thing.click()
    expect(here.confirm_button()).to_be_enabled()


def refusal(ann: Person) -> None:
    """A space that cannot be taken says why."""
    here = at_table(ann, "lorenzo", 2, after=0.5, offering="place")
    here.page.locator("[data-space]:not([data-lit])").first.click()
    expect(here.page.get_by_role("alert").filter(has_text=said("why-not"))).to_be_visible()


def princes(ann: Person) -> None:
    at_table(ann, "princes", 3, after=0.5)
    expect(ann.page.locator("[data-court]")).to_be_visible()


def fief(ann: Person) -> None:
    at_table(ann, "fief", 3, after=0.5, turn_limit=2)
    expect(ann.page.locator("[data-village]").first).to_be_visible()


def finished(ann: Person, game: str = "lorenzo", seats: int = 2, **where: Any) -> str:
    """A table of Ann's at which all is over; its path."""
    table = ann.table(game=game, seats=seats, hot_seat=True, position=position(game, seats, **{"left": 3, **where}))
    for seat in range(seats):
        ann.claim(table, seat)
    path, choice = f"/api/tables/{table['id']}", random.Random(1)
    while not (now := ann.get(f"{path}/update?seat=0"))["over"]:
        seat = now["waiting"][0]
        now = ann.get(f"{path}/update?seat={seat}")
        move = choice.choice(now["legal"])["text"]
        ann.post(f"{path}/moves", {"seat": seat, "at": now["at"], "key": f"k{now['seq']}", "move": move})
    return f"/table/{table['id']}"


def the_end(ann: Person) -> None:
    ann.go(finished(ann))
    expect(ann.page.get_by_role("link", name=said("replay"))).to_be_visible()


def replay(ann: Person) -> None:
    ann.go(f"{finished(ann)}/replay")
    expect(ann.page.get_by_role("slider")).to_be_visible()


def against_a_bot(ann: Person) -> str:
    """The last moves of a game against a bot; the path of the table."""
    table = ann.table(game="lorenzo", seats=2, bots={"1": "club"}, position=position("lorenzo", 2, left=8))
    ann.claim(table, 0)
    path = f"/api/tables/{table['id']}"
    while not (now := ann.get(f"{path}/update?seat=0"))["over"]:
        if 0 in now["waiting"]:
            move = now["legal"][0]["text"]
            ann.post(f"{path}/moves", {"seat": 0, "at": now["at"], "key": f"k{now['seq']}", "move": move})
        else:
            ann.page.wait_for_timeout(50)
    return f"/table/{table['id']}"


def thought(ann: Person) -> dict[str, Any]:
    """The replay where a bot gives its reasons; what it thought."""
    path = against_a_bot(ann)
    thoughts: list[dict[str, Any]] = ann.get(f"/api{path.replace('table', 'tables')}/thoughts")["thoughts"]
    told = next(one for one in thoughts if one["best"][0]["reasons"])
    slider = ann.go(f"{path}/replay").get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")
    slider.fill(str(told["line"]))
    return told


def curtain(ann: Person) -> None:
    """At one screen, when the next player is to sit down before it."""
    ann.page.add_init_script(
        """localStorage.setItem("signoria-settings", '{"curtain": true, "pace": "instant", "confirm": "always"}')"""
    )
    where = position("lorenzo", 2, after=0.2, offering="place", advanced=True)
    ann.sit(ann.table(game="lorenzo", seats=2, hot_seat=True, position=where), 0, 1)
    here, ready = TablePage(ann), ann.page.get_by_role("button", name=said("curtain-open"))
    here.wait_for_turn()
    while not ready.is_visible():
        here.act(here.click)
        here.wait_for_turn()
