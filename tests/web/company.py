"""A table of four people in the middle of a game, with a past: for pictures that look as a game does."""

import random
from contextlib import ExitStack
from typing import Any

import httpx

from tests.web.people import Person
from tests.web.table_page import TablePage
from tests.web.tables import game_of, position

NAMES = ("Bianca", "Cosimo", "Dora")
PAST = 14  # decisions made at the table itself, so that the log has something to tell


class Guest:
    """Somebody who sits at the table without a browser."""

    def __init__(self, client: httpx.Client, name: str) -> None:
        self.client = client
        csrf = client.post("/api/guests", json={"name": name}).raise_for_status().json()["csrf"]
        client.headers["X-CSRF-Token"] = csrf

    def claim(self, table: dict[str, Any], seat: int) -> None:
        body = {"seat": seat, "invite": table["invite"]}
        self.client.post(f"/api/tables/{table['id']}/claim", json=body).raise_for_status()

    def get(self, path: str) -> Any:
        return self.client.get(path).raise_for_status().json()

    def post(self, path: str, body: Any) -> None:
        self.client.post(path, json=body).raise_for_status()


def in_company(ann: Person, after: float, offering: str = "", game: str = "lorenzo", **options: Any) -> TablePage:
    """Ann and three others after about such a part of a game, when something is asked of her."""
    seats = len(NAMES) + 1
    played = game_of(game, seats, 1, tuple(sorted(options.items())))
    first = max(0, int(len(played) * after) - PAST)
    where = position(game, seats, after=first / len(played), **options)
    table = ann.table(game=game, seats=seats, options=options, position=where, hints=True)
    with ExitStack() as stack:
        guests = [Guest(stack.enter_context(httpx.Client(base_url=ann.url, timeout=60)), name) for name in NAMES]
        people: list[Person | Guest] = [ann, *guests]
        for seat, one in enumerate(people):
            one.claim(table, seat)
        play_on(f"/api/tables/{table['id']}", people, played[first:], int(len(played) * after) - first, offering)
    ann.go(f"/table/{table['id']}")
    here = TablePage(ann)
    here.wait_for_turn()
    return here


def play_on(path: str, people: list[Person | Guest], known: list[tuple[int, str]], least: int, offering: str) -> None:
    """As the game was once played, as far as chance allows, until the first seat is asked."""
    choice = random.Random(1)
    for number in range(300):
        seat = people[0].get(f"{path}/update?seat=0")["waiting"][0]
        now = people[seat].get(f"{path}/update?seat={seat}")
        legal = [move["text"] for move in now["legal"]]
        if seat == 0 and number >= least and any(text.startswith(offering) for text in legal):
            return
        once = [text for at, text in known[number : number + 3] if at == seat and text in legal]
        text = once[0] if once else choice.choice([one for one in legal if one.startswith("place")] or legal)
        people[seat].post(f"{path}/moves", {"seat": seat, "at": now["at"], "key": f"k{now['seq']}", "move": text})
    raise AssertionError("the first seat is not asked any more")
