"""The textual twin as somebody uses it: the grouped list of moves, and the command line."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.spoken import said
from tests.web.table_page import TablePage


class Twin(TablePage):
    def open(self) -> None:
        """Show the table as text where it is drawn, in whatever language the page is."""
        lang = self.page.locator("html").get_attribute("lang") or "en"
        drawn = self.page.get_by_role("button", name=said("as-text", lang), exact=True)
        if drawn.count() and drawn.get_attribute("aria-pressed") == "false":
            drawn.click()

    @property
    def moves(self) -> Locator:
        return self.page.get_by_role("region", name=said("moves"), exact=True)

    def by_list(self, move: dict[str, Any] | None = None) -> None:
        """Choose from the grouped list, and confirm."""
        before, move = self.moment, move or self.choice.choice(self.legal())
        self.unfold()
        self.moves.get_by_role("button", name=move["words"]).first.click()
        self.confirm_button().click()
        self.wait_after(before)

    def unfold(self) -> None:
        """Open what is folded because it is no answer to the question."""
        folds = self.moves.locator(".all details:not([open]) > summary")
        while folds.count():
            folds.first.click()

    def play_from_the_list(self, most: int) -> int:
        """So many moves were made until the game was over."""
        for made in range(most):
            self.wait_for_turn()
            if self.is_over:
                return made
            self.open()
            self.by_list()
        raise AssertionError(f"the game goes on after {most} moves")

    def by_command(self) -> None:
        """Type the beginning, let Tab complete, and press Enter twice: to see, and to play."""
        before, move = self.moment, self.choice.choice(self.legal())
        line = self.page.get_by_role("combobox", name=said("command"))
        line.fill("")
        line.press_sequentially(move["text"][:-1])
        line.press("Tab")
        line.fill(move["text"])
        line.press("Enter")
        expect(self.confirm_button()).to_be_enabled()
        line.press("Enter")
        self.wait_after(before)
