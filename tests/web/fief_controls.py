"""Whether every move of Fief has a control that is really drawn: a position for each pair of step and verb that random
games meet, opened in the browser. `python -m tests.web.fief_controls`, or a part of `make soak`.
"""

import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Browser, Error, Locator, expect, sync_playwright
from rich.console import Console

import signoria
from signoria.table.automatic import unasked
from tests.fief.decisions import OPTIONS, RARELY, Pair, recorded, step_of
from tests.server.servers import Server
from tests.web.company import Guest
from tests.web.conftest import sandbox
from tests.web.fief_page import BOUGHT, FROM_CARD, ON_MAP, STEPS, TERMS, FiefPage
from tests.web.fief_scenes import NOBODY, opener_of
from tests.web.people import Person, person, until
from tests.web.places import built, chromium

# What is answered in the drawers of letters and reactions, or composed there, whatever the step.
IN_DRAWERS = ("offer", "talk", "end_talk", "pass_until", "attend", "accept", "refuse")
BY_ITSELF = {("window", "pass")}  # the bar in the header lets a moment pass
MOST_GAMES = 160
PATIENCE = 5_000  # milliseconds in which the control of a question is drawn


class Where(NamedTuple):
    """A position, the seat that is asked there, and a move of each verb that it may make."""

    seats: int
    options: dict[str, Any]
    position: dict[str, Any]
    seat: int
    step: str
    moves: dict[str, str]


def places(wanted: set[Pair], most: int = MOST_GAMES) -> Iterator[Where]:
    """Positions of random games in which pairs occur that have not been seen yet."""
    missing = set(wanted)
    for seed in range(most):
        if not missing:
            return
        yield from of_game(seed, missing)


def of_game(seed: int, missing: set[Pair]) -> Iterator[Where]:
    rng, seats = random.Random(seed), 3 + seed % 4
    options = OPTIONS[seed // 4 % len(OPTIONS)]
    m = signoria.new("fief", seats, options, seed=seed)
    for _ in range(3_000):
        if m.over:
            return
        for seat in range(seats):
            step = step_of(m, seat)
            by_verb = {move.verb: move.text for move in m.legal(seat)}
            new = {(step, verb) for verb in by_verb} & missing
            if new and unasked(m.seen(seat)) is None:  # else nobody has to answer here
                missing -= new
                moves = {verb: by_verb[verb] for _, verb in new}
                yield Where(seats, options, m.position(), seat, step, moves)
        seat = rng.choice(m.waiting)
        possible = list(m.legal(seat))
        often = [move for move in possible if move.verb not in RARELY]
        m.play(seat, rng.choice(often if often and rng.random() < 0.9 else possible))


def open_at(ann: Person, where: Where) -> FiefPage:
    """The seat that is asked, or may act, is hers; somebody else has the others, and never moves."""
    table = ann.table(game="fief", seats=where.seats, options=where.options, position=where.position, hot_seat=True)
    with httpx.Client(base_url=ann.url, timeout=60) as client:
        guest = Guest(client, "Bianca")
        for seat in range(where.seats):
            if seat != where.seat:
                guest.claim(table, seat)
    ann.sit(table, where.seat)
    here = FiefPage(ann)
    here.wait_for_turn()
    expect(ann.page.locator("[data-village]").first).to_be_visible()
    return here


def undrawn(here: FiefPage, where: Where) -> list[str]:
    """Moves for which nothing is drawn, or only the list of what has no control of its own."""
    seen = {move["text"]: move for move in here.legal()}
    found = []
    for verb, text in where.moves.items():
        if text not in seen:
            continue  # answered by itself, or another of the seats at this screen is looked at

        def is_settled(text: str = text) -> bool:
            return is_drawn(here, seen[text]) or text not in [move["text"] for move in here.legal()]

        if not until(here.page, is_settled, PATIENCE):
            found.append(f"{where.step} {verb}: {text}")
    return found


def is_drawn(here: FiefPage, move: dict[str, Any]) -> bool:
    told, page = move["move"], here.page
    verb = str(told["verb"])
    if verb in ("march", *STEPS, *ON_MAP) or verb in BOUGHT or verb in FROM_CARD:
        target = here.target(told)
        if not target.count():
            return False
        if verb in FROM_CARD:
            return target.is_visible()
        return target.get_attribute("data-lit") is not None or has(here.control(move))
    if verb == "lay":
        if told["for"] == NOBODY and told["against"] == NOBODY:
            return has(page.get_by_test_id("seal")) or has(here.control(move))
        marked = [page.locator(f'[data-{name}="{lord}"]') for name, lord in marks(told)]
        return all(one.count() for one in marked) or bool(marked and has(page.locator("[data-vote]")))
    if verb in TERMS and has(page.locator(f'[data-term="{move["text"]}"]')):
        return True
    opener = opener_of(told)
    return has(here.control(move)) or bool(opener and has(page.locator(opener)))


def marks(told: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for name, key in (("vote", "for"), ("decoy", "against")):
        if told[key] != NOBODY:
            yield name, str(told[key])


def has(thing: Locator) -> bool:
    """It is drawn, and not in the list of what has no control of its own, except where that is where it belongs."""
    return thing.count() > 0 and thing.first.is_visible()


def looked_at() -> set[Pair]:
    """Pairs that have a control of their own on the board."""
    return {pair for pair in recorded() if pair[1] not in IN_DRAWERS and pair not in BY_ITSELF}


def look(browser: Browser, url: str, console: Console) -> tuple[int, list[str]]:
    """How many pairs were looked at, and what was not drawn."""
    pairs, found = 0, []
    for where in places(looked_at()):
        with person(browser, url, "Ann", locale="en-GB") as ann:
            try:
                here = open_at(ann, where)
                wrong = undrawn(here, where)
            except (AssertionError, Error) as error:  # one that cannot be opened is reported, and the rest looked at
                wrong = [f"{where.step} {sorted(where.moves)}: {str(error)[:200]}"]
            wrong += [f"{where.step}: {one}" for one in ann.complaints]
            pairs += len(where.moves)
            found += wrong
            for one in wrong:
                console.print(one)
    return pairs, found


def seen_in_browser(console: Console) -> tuple[int, list[str]]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=sandbox())
        with Server(f"sqlite:///{folder}/signoria.db", Path(folder)) as server:
            found = look(browser, server.url, console)
        browser.close()
    return found


def main() -> None:
    if chromium() is None or not (built() / "index.html").exists():
        sys.exit("Controls are looked at in Chromium (apt install chromium) with the built client (make ready).")
    pairs, found = seen_in_browser(Console())
    Console().print(f"{pairs} of {len(looked_at())} pairs of step and verb were met; not drawn: {len(found)}")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
