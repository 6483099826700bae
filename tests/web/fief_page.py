"""The drawn table of Fief as somebody uses it: by mouse, by keys alone, or by touch."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.fief_scenes import ScenesPage
from tests.web.people import PATIENCE, until

Press = Callable[[Locator], None]
SELDOM = ("offer", "talk", "attend", "pass_until", "pillage", "lift_siege")  # possible nearly always
ON_MAP = ("settle", "place", "capital", "road", "attack", "besiege", "slide", "grant")
STEPS = ("step", "ask_leave", "cavalcade")
BOUGHT = {"hire": "unit", "mill": "", "castle": ""}
FROM_CARD = ("pillage", "lift_siege")
TERMS = ("money", "kind", "village", "prisoner", "relic_for", "token")  # of what needs consent: sent with the proposal


class FiefPage(ScenesPage):
    def __init__(self, person: Any, seed: int = 1) -> None:
        super().__init__(person, seed)
        self.seen: set[str] = set()

    def target(self, move: dict[str, Any]) -> Locator:
        kind = next(kind for kind in ("village", "bishopric", "fief", "lord") if kind in move)
        on_map = f'[data-target="{kind}:{move[kind]}"]'
        return self.page.locator(f'{on_map}, [data-own-lord="{move[kind]}"]' if kind == "lord" else on_map).first

    def choose_move(self) -> dict[str, Any]:
        legal = self.legal()
        often = [move for move in legal if move["move"]["verb"] not in SELDOM]
        return self.choice.choice(often or legal)

    def act(self, press: Press, move: dict[str, Any] | None = None) -> None:
        before = self.moment
        move = move or self.choose_move()
        said = move["move"]
        verb = str(said["verb"])
        self.seen.add(verb)
        only = len([one for one in self.legal() if one["move"]["verb"] not in SELDOM]) == 1
        if verb == "march":
            press(self.target(said))
            self.walk(press)
        elif verb in STEPS:
            press(self.target(said))
            self.set_off(press)
        elif verb in BOUGHT:
            self.buy(press, said, str(said.get("unit", verb)))
        elif verb in ON_MAP:
            self.choose_on_map(press, move)
        elif verb in ("propose", "withdraw"):
            self.bring_up(press, self.control(move))
            press(self.control(move))
        elif verb in TERMS:
            self.choose_term(press, move)
        elif verb in FROM_CARD:
            press(self.target(said))
            self.bring_up(press, self.control(move))
            press(self.control(move))
            self.agree(press, before)
        else:
            has_terms = self.page.locator("[data-propose]").count() > 0
            for thing in self.reach(move):
                self.bring_up(press, thing)
                press(thing)
            self.agree(press, before, has_terms)
        self.wait_done(before, move["text"], only)

    def control(self, move: dict[str, Any]) -> Locator:
        return self.page.locator(f'[data-move="{move["text"]}"]').first

    def wait_done(self, before: tuple[int, int], text: str, only: bool = False) -> None:
        """Until one's own command is answered. The only answer to a question may have been given by itself before the
        click: then nothing was sent, and it is no longer asked.
        """

        def is_done() -> bool:
            seq, done = self.moment
            is_gone = only and text not in [one["text"] for one in self.legal()]
            return seq > before[0] and (done > before[1] or is_gone)

        assert until(self.page, is_done, PATIENCE), (text, str(self.told)[:500], self.person.complaints)

    def bring_up(self, press: Press, thing: Locator) -> None:
        """On a phone the sheet on which it stands."""
        thing.wait_for(state="attached")
        for area, sheet in ((".desk", "desk"), (".own", "hand"), (".families", "families")):
            tab = self.page.locator(f'[data-sheet-tab="{sheet}"]')
            if tab.is_visible() and thing.evaluate("(e, area) => e.closest(area) !== null", area):
                if tab.get_attribute("aria-pressed") == "false":
                    press(tab)
                return

    def agree(self, press: Press, before: tuple[int, int] | None = None, has_terms: bool = False) -> None:
        """Confirm, where one is asked: what could be taken back is done at once. What needs consent is proposed, unless
        that was asked before.
        """
        done = before or self.moment
        asks, proposes = self.confirm_button(), self.page.locator("[data-propose]")
        until(self.page, lambda: asks.is_visible() or proposes.is_visible() or self.moment[1] > done[1], PATIENCE)
        if proposes.is_visible():
            self.propose(press)
        elif asks.is_visible():
            press(asks)

    def choose_term(self, press: Press, move: dict[str, Any]) -> None:
        """Of an offer; in a ransom or a talk it is an answer like others."""
        term, before = self.page.locator(f'[data-term="{move["text"]}"]'), self.moment
        either = term.or_(self.control(move)).first
        self.bring_up(press, either)
        press(either)
        if term.count():
            self.propose(press)
        else:
            self.agree(press, before)

    def propose(self, press: Press) -> None:
        sends = self.page.locator("[data-propose]")
        self.bring_up(press, sends)
        expect(sends).to_be_enabled()
        press(sends)

    def choose_on_map(self, press: Press, move: dict[str, Any]) -> None:
        before = self.moment
        press(self.target(move["move"]))
        several = self.control(move)
        if several.count() and several.is_visible():
            press(several)
        self.agree(press, before)

    def walk(self, press: Press) -> None:
        """To some village that is lit."""
        lit = self.page.locator("[data-village][data-lit]")
        expect(lit.first).to_be_attached()
        press(lit.nth(self.choice.randrange(lit.count())))
        self.set_off(press)

    def set_off(self, press: Press) -> None:
        march = self.page.locator("[data-march]")
        self.bring_up(press, march)
        expect(march).to_be_enabled()
        press(march)

    def buy(self, press: Press, said: dict[str, Any], ware: str) -> None:
        more = self.page.locator(f'[data-more="{ware}"]')
        if not more.count() or self.page.locator(f'[data-village="{said["village"]}"].chosen').count() == 0:
            press(self.target(said))
        self.bring_up(press, more)
        press(more)
        buy = self.page.locator("[data-buy]")
        expect(buy).to_be_enabled()
        press(buy)

    def tap(self, thing: Locator) -> None:
        self.bring(thing)
        thing.tap()

    def click(self, thing: Locator) -> None:
        self.bring(thing)
        thing.click()

    def bring(self, thing: Locator) -> None:
        """What lies outside the part of the map that is seen is reached on the whole map."""
        on_map = thing.evaluate("(e) => e.closest('.things') !== null")
        whole = self.page.locator("[data-whole]")
        if on_map and whole.count():
            whole.click()

    def reach_by_keys(self, thing: Locator) -> None:
        """On the map N goes from one lit thing to the next."""
        expect(thing).to_be_visible()
        if not thing.evaluate("(e) => e.closest('.things') !== null"):
            if thing.evaluate("(e) => e.tabIndex >= 0"):
                return self.tab_to(thing)
            return super().reach_by_keys(thing)
        self.tab_into(".things")
        for _ in range(60):
            if thing.evaluate("(e) => e === document.activeElement"):
                return None
            self.page.keyboard.press("n")
        raise AssertionError(f"N does not reach {thing.evaluate('(e) => e.outerHTML')[:200]}")

    def tab_to(self, thing: Locator) -> None:
        for _ in range(120):
            if thing.evaluate("(e) => e === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {thing}")

    def tab_into(self, area: str) -> None:
        for _ in range(120):
            if self.page.evaluate("(area) => document.activeElement?.closest(area) != null", area):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {area}")

    def play_a_turn(self, press: Press, moves: int) -> int:
        """So many moves, or until the game is over."""
        for made in range(moves):
            self.wait_for_turn()
            if self.is_over:
                return made
            self.act(press)
        return moves
