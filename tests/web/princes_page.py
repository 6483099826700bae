"""The drawn table of Princes as somebody uses it: by mouse, by keys alone, or by touch."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.people import PATIENCE
from tests.web.table_page import MOST, TablePage

Press = Callable[[Locator], None]
AT_ONCE = (
    "raise",
    "pass",
    "done",
    "hold",
    "withdraw",
    "reject",
    "under",
)  # need no confirmation
OF_CHARACTERS = ("merchant", "professor", "decline", "give_back", "change_all", "keep_money")
BESIDE = (
    "build",
    "propose",
    "counter",
    "work",
    "princess",
    "bonus",
    "finish",
    "change",
    "put",
    "sum",
)  # begin a longer gesture


class PrincesPage(TablePage):
    def __init__(self, person: Any, seed: int = 1) -> None:
        super().__init__(person, seed)
        self.seen: set[str] = set()
        self.eager = 0.5  # how often a bonus card is played along, and florins are changed into points

    @property
    def court(self) -> Locator:
        return self.page.locator("[data-court]")

    def control(self, text: str) -> Locator:
        return self.page.locator(f'[data-move="{text}"]').first

    def passed(self) -> list[int]:
        """Who has passed on the lot that is auctioned, as the board draws it."""
        return [
            int(seat) for seat in self.page.locator(".bids .out").evaluate_all("all => all.map(e => e.dataset.seat)")
        ]

    def act(self, press: Press, move: dict[str, Any] | None = None) -> None:
        before = self.moment
        move = move or self.choice.choice(self.legal())
        said = move["move"]
        verb = str(said["verb"])
        self.seen.add(verb)
        self.show(press, verb)
        if verb in BESIDE:
            getattr(self, f"do_{verb}")(press, move)
        elif verb == "bid":
            self.do_bid(press, move)
        else:
            press(self.control(move["text"]))
            if verb not in AT_ONCE:
                self.agree(press)
        self.wait_after(before)

    def agree(self, press: Press) -> None:
        press(self.confirm_button())

    def show(self, press: Press, verb: str) -> None:
        """Turn to the face or tab on which control of a move stands."""
        if verb in ("recruit", "work", "princess"):
            tab = self.page.locator(".hand [role=tab]").nth(int(verb == "recruit"))
            if tab.get_attribute("aria-selected") == "false":
                press(tab)
        elif verb in OF_CHARACTERS:
            uses = self.page.locator("[data-uses][aria-expanded=false]")
            if uses.count():
                press(uses)

    # ------------------------------------------------------------ gestures

    def do_build(self, press: Press, move: dict[str, Any]) -> None:
        alone = self.page.locator(".sides [data-stop]").first
        if alone.count() and alone.get_attribute("aria-pressed") == "false":
            press(alone)
        if self.page.locator(f'[data-building="{move["move"]["building"]}"]').get_attribute("aria-pressed") != "true":
            press(self.page.locator(f'[data-building="{move["move"]["building"]}"]'))
        self.lay(press)

    def do_put(self, press: Press, move: dict[str, Any]) -> None:
        if self.page.locator("[data-border]").count():
            self.place_at_border(press)
            self.pay_at_border(press)
        else:
            self.lay(press)

    def lay(self, press: Press) -> None:
        """Lay the piece in hand at some place where it may lie."""
        if press == self.press_key:
            self.reach_by_keys(self.court)
            for _ in range(self.choice.randrange(1, 6)):
                self.page.keyboard.press("n")
            self.page.keyboard.press("Enter")
            expect(self.confirm_button()).to_be_enabled()
            self.page.keyboard.press("Enter")
            return
        box = self.court.bounding_box()
        assert box is not None
        unit = box["width"] / 80
        self.court.scroll_into_view_if_needed()
        for turned in range(8):
            squares = [(row, column) for row in range(7) for column in range(7)]
            self.choice.shuffle(squares)
            for row, column in squares:
                x, y = unit * (column * 10 + 10), unit * (row * 10 + 10)
                if press == self.tap:
                    self.court.tap(position={"x": x, "y": y})
                else:
                    self.court.hover(position={"x": x, "y": y})
                if self.page.locator("[data-lay]").count():
                    break
            if self.page.locator("[data-lay]").count():
                break
            if press == self.tap:
                self.page.locator(".bar button").nth(int(turned == 3)).tap()
            else:
                self.page.keyboard.press("f" if turned == 3 else "r")
        if press == self.tap:
            self.page.locator("[data-lay]").tap()
            self.agree(press)
        else:
            self.court.click(position={"x": x, "y": y})
            self.agree(press)

    def do_propose(self, press: Press, move: dict[str, Any]) -> None:
        press(self.page.locator(f'[data-side="{move["move"]["side"]}"]'))
        press(self.page.locator(f'[data-building="{move["move"]["building"]}"]'))
        self.place_at_border(press)
        self.pay_at_border(press)

    def do_counter(self, press: Press, move: dict[str, Any]) -> None:
        press(self.control(move["text"]))
        self.place_at_border(press)
        self.pay_at_border(press)

    def place_at_border(self, press: Press) -> None:
        border = self.page.locator("[data-border]")
        lay = self.page.locator(".border [data-lay]")
        expect(lay).to_be_visible()
        if press == self.press_key:
            self.reach_by_keys(border)
            for _ in range(self.choice.randrange(1, 5)):
                self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("Enter")
        else:
            for _ in range(self.choice.randrange(1, 3)):
                press(self.page.locator("[data-next-place]"))
            press(lay)

    def pay_at_border(self, press: Press) -> None:
        press(self.page.locator('.border [data-move^="sum"]'))

    def do_sum(self, press: Press, move: dict[str, Any]) -> None:
        self.pay_at_border(press)

    def do_work(self, press: Press, move: dict[str, Any]) -> None:
        press(self.page.locator(f'.hand [data-card="{move["move"].get("card", "princess")}"]'))
        self.complete(press)

    do_princess = do_work

    def complete(self, press: Press) -> None:
        done = self.page.locator("[data-complete]")
        expect(done).to_be_visible()
        self.page.locator(".bench:not([aria-busy=true])").wait_for(timeout=PATIENCE)
        bonuses = self.page.locator("[data-bonus]")
        for i in range(bonuses.count()):
            if self.choice.random() < self.eager or done.is_disabled():
                press(bonuses.nth(i))
                self.page.locator(".bench:not([aria-busy=true])").wait_for(timeout=PATIENCE)
        expect(done).to_be_enabled()
        self.change_florins(press)
        press(done)

    def change_florins(self, press: Press) -> None:
        """Some of the money for a work into prestige points: a click on the slider, or a key."""
        slider = self.page.locator(".bench input[type=range]")
        if not slider.count() or self.choice.random() >= self.eager:
            return
        if press == self.press_key:
            self.reach_by_keys(slider)
            self.page.keyboard.press("End")
            expect(slider).to_have_value(slider.get_attribute("max") or "")
        else:
            press(slider)

    def do_bonus(self, press: Press, move: dict[str, Any]) -> None:
        self.complete(press)

    do_finish = do_change = do_bonus

    def do_bid(self, press: Press, move: dict[str, Any]) -> None:
        ticket = self.page.locator(f'[data-character="{move["move"]["character"]}"]')
        for _ in range(20):
            if ticket.locator(f'[data-move="{move["text"]}"]').count():
                break
            press(ticket.locator(".stepper button").nth(1))
        press(ticket.locator(f'[data-move="{move["text"]}"]'))
        self.agree(press)

    def play(self, press: Press, most: int = MOST) -> int:
        return self.play_to_the_end(press, most)
