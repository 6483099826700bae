"""Six scenes of Fief, each from a game of four club players: ways to what a table shows when most happens."""

from collections.abc import Callable
from functools import partial
from typing import Any

import httpx
from playwright.sync_api import expect

import signoria
from tests.web.company import NAMES, Guest
from tests.web.fief_page import FiefPage
from tests.web.people import Person
from tests.web.tables import game_of


def moment(offering: str, least: float, seed: int = 1) -> tuple[dict[str, Any], int]:
    """Where somebody can first make such a move in this part of the game or later, and who that is."""
    played = game_of("fief", 4, seed, (), is_greedy=True)
    m = signoria.new("fief", 4, seed=seed)
    for number, (seat, text) in enumerate(played):
        if number >= least * len(played) and any(move.text.startswith(offering) for move in m.legal(seat)):
            break
        m.play(seat, text)
    return m.position(), seat


def among_four(ann: Person, offering: str, least: float) -> FiefPage:
    """Ann is asked; the others have names, and never move."""
    where, own = moment(offering, least)
    table = ann.table(game="fief", seats=4, position=where, hints=True)
    others = [seat for seat in range(4) if seat != own]
    for seat, name in zip(others, NAMES, strict=True):
        with httpx.Client(base_url=ann.url, timeout=60) as client:
            Guest(client, name).claim(table, seat)
    ann.sit(table, own)
    here = FiefPage(ann)
    here.wait_for_turn()
    expect(ann.page.locator("[data-village]").first).to_be_visible()
    return here


def drawing(ann: Person) -> None:
    here = among_four(ann, "draw", 0.7)
    expect(here.page.locator('[data-move^="draw"]').first).to_be_visible()


def purchases(ann: Person) -> None:
    here = among_four(ann, "hire knight", 0.4)
    move = next(move for move in here.legal() if move["text"].startswith("hire knight"))
    press = here.click
    press(here.target(move["move"]))
    more = here.page.locator('[data-more="knight"]')
    press(more)
    expect(here.page.locator("[data-buy]")).to_be_enabled()


def march(ann: Person) -> None:
    """Planned, with what it loses."""
    here = among_four(ann, "march", 0.5)
    move = next(move for move in here.legal() if move["text"].startswith("march"))
    here.click(here.target(move["move"]))
    lit = here.page.locator("[data-village][data-lit]").first
    here.click(lit)
    expect(here.page.locator("[data-march]")).to_be_enabled()


def scene(ann: Person, offering: str, least: float) -> None:
    here = among_four(ann, offering, least)
    expect(here.page.locator("[data-scene]")).to_be_visible()


def letter(ann: Person) -> None:
    """A letter to a neighbour is written."""
    here = among_four(ann, "march", 0.6)
    writes = here.page.locator("[data-write]").first
    here.bring_up(here.click, writes)
    writes.click()
    expect(here.page.get_by_role("dialog")).to_be_visible()


SCENES: dict[str, Callable[[Person], None]] = {
    "fief-cards": drawing,
    "fief-purchases": purchases,
    "fief-march": march,
    "fief-ballot": partial(scene, offering="lay", least=0.3),
    "fief-battle": partial(scene, offering="join", least=0.1),
    "fief-letter": letter,
}
