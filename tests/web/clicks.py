"""How many clicks a placement of Lorenzo takes somebody who has changed no setting.

Members, spaces, servants, payments, privileges, leaders, confirmations and ends of turns are all counted; what is dealt
before the first round is not.
"""

import time

from tests.web.people import PATIENCE
from tests.web.table_page import TablePage

DEALT = ("keep", "choose_tile")
STEP = 20  # milliseconds between two looks


def clicks_for_a_move(here: TablePage) -> tuple[int, bool]:
    """Make a random legal move by clicks alone: how many they were, and whether it was a placement."""
    legal, before, clicks = here.legal(), here.moment, 0
    move = here.choice.choice(legal)
    path, space = here.reach(move), move["move"].get("space")
    if sum(one["move"].get("space") == space for one in legal) == 1:
        path = path[-1:]  # only one member can go there: nobody picks it first
    for thing in path:
        thing.click()
        clicks += 1
    if is_confirmation_asked(here, before):
        here.confirm_button().click()
        clicks += 1
        here.wait_after(before)
    return clicks, move["move"]["verb"] == "place"


def is_confirmation_asked(here: TablePage, before: tuple[int, int]) -> bool:
    """Wait until the move is made, or until one is asked whether it shall be."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        if here.moment[1] > before[1]:
            here.wait_after(before)
            return False
        if here.confirm_button().is_visible():
            return True
        here.page.wait_for_timeout(STEP)
    raise AssertionError("nothing has happened after the clicks")


def clicks_per_placement(here: TablePage, most: int) -> float:
    """Over so many placements, or until the game is over."""
    clicks = placed = 0
    while placed < most:
        here.wait_for_turn()
        if here.is_over:
            break
        is_dealt = any(move["move"]["verb"] in DEALT for move in here.legal())
        made, is_placement = clicks_for_a_move(here)
        clicks, placed = clicks + made * (not is_dealt), placed + is_placement
    return clicks / placed
