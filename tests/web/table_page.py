"""The page of a table as somebody uses it: by mouse, by keys, or through the textual twin."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.people import PATIENCE, Person, until
from tests.web.spoken import said

MOST = 400  # moves, after which a game that does not end is a failure

# The nearest arrow towards an element, in an area where arrows move the focus.
ARROW = """
(wanted) => {
  const here = document.activeElement;
  if (here === wanted) return "";
  const a = here.getBoundingClientRect(), b = wanted.getBoundingClientRect();
  const dx = b.left + b.width / 2 - a.left - a.width / 2, dy = b.top + b.height / 2 - a.top - a.height / 2;
  if (Math.abs(dy) > Math.min(a.height, b.height) / 2) return dy > 0 ? "ArrowDown" : "ArrowUp";
  return dx > 0 ? "ArrowRight" : "ArrowLeft";
}
"""


def asked(told: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[list[dict[str, Any]]] = told["legal"]
    return next((moves for moves in found if moves), [])


class TablePage:
    """Whoever plays here chooses moves at random from those the server offered to this browser."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.page: Page = person.page
        self.choice = random.Random(seed)

    # ------------------------------------------------------------ what is told

    @property
    def told(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate("window.told")
        return found

    @property
    def is_over(self) -> bool:
        return bool(self.told["over"])

    def wait_told(self, wanted: str, patience: float = PATIENCE) -> None:
        """Until something is true of what every seat has been told, `told`. The page lets nobody wait inside it."""
        asked = f"(() => {{ const told = window.told; return Boolean(told?.whole && ({wanted})); }})()"
        is_told = until(self.page, lambda: self.page.evaluate(asked), patience)
        assert is_told, (wanted, str(self.told)[:500], self.person.complaints)

    def wait_for_turn(self) -> None:
        """Until something is asked."""
        self.wait_told("told.over || told.legal.some((moves) => moves.length)")

    @property
    def moment(self) -> tuple[int, int]:
        """The last entry that was told, and how many commands were answered."""
        return self.told["seq"], self.page.evaluate("window.done")

    def wait_after(self, moment: tuple[int, int]) -> None:
        """Until one's own command is answered: what others do meanwhile, as in a draft, is told before that."""
        self.wait_told(f"told.seq > {moment[0]} && window.done > {moment[1]}")

    def legal(self) -> list[dict[str, Any]]:
        """What may be played by the seat that is looked from; several may be asked at once, as in a draft."""
        told, seat = self.told, self.page.locator(".page").get_attribute("data-seat")
        own = [moves for one, moves in zip(told["seats"], told["legal"], strict=True) if str(one) == seat and moves]
        return own[0] if own else asked(told)

    # ------------------------------------------------------------ finding things

    @property
    def sentence(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log").first

    def button(self, key: str, **values: Any) -> Locator:
        return self.page.get_by_role("button", name=said(key, **values), exact=True)

    def confirm_button(self) -> Locator:
        return self.button("confirm").first

    def member(self, name: str) -> Locator:
        members = self.page.get_by_role("group", name=said("lorenzo-members"), exact=True)
        return members.get_by_role("button", name=said(f"lorenzo-member-{name}"))

    def space(self, name: str) -> Locator:
        return self.page.locator(f'[data-space="{name}"]')

    def move_button(self, move: dict[str, Any]) -> Locator:
        """The answer in a dialog, or a button that says the move."""
        answer = self.page.locator(f'[data-move="{move["text"]}"]')
        return answer if answer.count() else self.page.get_by_role("button", name=move["words"]).first

    # ------------------------------------------------------------ playing on the drawn board of Lorenzo

    def reach(self, move: dict[str, Any]) -> list[Locator]:
        """What to press for a move, in turn."""
        said = move["move"]
        if said["verb"] == "place":
            return [self.member(said["member"]), self.space(said["space"])]
        return [self.space(said["space"])] if said["verb"] == "take" else [self.move_button(move)]

    def act(self, press: Callable[[Locator], None], move: dict[str, Any] | None = None) -> None:
        """Make a move: reach it, look at what it would do, confirm."""
        before = self.moment
        for thing in self.reach(move or self.choice.choice(self.legal())):
            press(thing)
        press(self.confirm_button())
        self.wait_after(before)

    def click(self, thing: Locator) -> None:
        thing.click()

    def tap(self, thing: Locator) -> None:
        thing.tap()

    def press_key(self, thing: Locator) -> None:
        """Reach something with Tab and arrows alone, and press it."""
        self.reach_by_keys(thing)
        self.page.keyboard.press("Enter")

    def reach_by_keys(self, thing: Locator) -> None:
        expect(thing).to_be_visible()
        wanted = thing.element_handle()
        inside = "(e) => { const area = e.closest('[role=group], section'); return e === document.activeElement ||"
        inside += " (area?.contains(document.activeElement) && document.activeElement.matches('[data-stop]')); }"
        is_roving = wanted.evaluate("(e) => e.matches('[data-stop]')")
        for _ in range(120):
            if wanted.evaluate("(e) => e === document.activeElement"):
                return
            if is_roving and wanted.evaluate(inside):
                self.arrow_to(wanted)
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {thing}")

    def arrow_to(self, wanted: Any) -> None:
        for _ in range(40):
            key = wanted.evaluate(ARROW)
            if not key:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"arrows do not reach {wanted.evaluate('(e) => e.outerHTML')[:200]}")

    def play_to_the_end(self, press: Callable[[Locator], None], most: int = MOST) -> int:
        """So many moves were made until the game was over."""
        for made in range(most):
            self.wait_for_turn()
            if self.is_over:
                return made
            self.act(press)
        raise AssertionError(f"the game goes on after {most} moves")
