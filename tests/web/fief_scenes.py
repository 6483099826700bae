"""Where the moves of Fief's strips and scenes are made: what to press in turn, by the names on the drawn table."""

from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.table_page import TablePage

# By which cards of the hand a verb is played; lords and discards are named by the move.
CARDS = {
    "harvest": "good_harvest",
    "weather": "fine_weather",
    "land_tax": "tax",
    "tithe": "tax",
    "tithe_all": "tax",
    "make_cardinal": "cardinal",
    "revolt": "revolt",
    "free": "tunnel",
    "tunnel": "tunnel",
    "assassinate": "assassination",
    "justice": "justice",
    "ambush": "ambush",
    "d_arc": "d_arc",
}
POWERS = {
    "marry": "marry",
    "title": "titles",
    "ask_waiver": "titles",
    "pass_title": "titles",
    "cardinal": "cardinal",
    "excommunicate": "pope",
    "lift": "pope",
    "ask_annulment": "annulment",
    "take_relic": "relics",
}
NOBODY = "nobody"


def card_of(move: dict[str, Any]) -> str:
    """The card in hand that a move plays or discards; "" if none."""
    verb = str(move["verb"])
    return str(move["lord"] if verb == "enter" else move["kind"] if verb == "discard" else CARDS.get(verb, ""))


def opener_of(move: dict[str, Any]) -> str:
    """A selector of what is picked first; "" if the move stands there by itself."""
    card, power = card_of(move), POWERS.get(str(move["verb"]))
    return f'[data-card="{card}"]' if card else f'[data-power="{power}"]' if power else ""


def sheet_of(move: dict[str, Any]) -> str:
    """The tab of a phone below which it is found."""
    return "hand" if card_of(move) else "desk" if move["verb"] in POWERS else ""


def ballot(page: Page, move: dict[str, Any]) -> list[Locator]:
    """Vote, decoy, seal; whoever lays nothing seals at once."""
    laid = {"vote": str(move["for"]), "decoy": str(move["against"])}
    markers = [page.locator(f'[data-{which}="{lord}"]') for which, lord in laid.items() if lord != NOBODY]
    return [*markers, page.get_by_test_id("seal")]


class ScenesPage(TablePage):
    def reach(self, move: dict[str, Any]) -> list[Locator]:
        said = move["move"]
        if said["verb"] == "lay":
            return ballot(self.page, said)
        itself = self.page.locator(f'[data-move="{move["text"]}"]').first
        opener = opener_of(said)
        sheet, tab = sheet_of(said), self.page.locator(f'[data-sheet-tab="{sheet_of(said)}"]')
        first = [tab] if sheet and tab.is_visible() else []
        if not opener or itself.count():
            return [*first, itself]
        return [*first, self.page.locator(opener).first, itself]
