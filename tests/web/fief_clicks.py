"""How many questions and clicks a turn of Fief takes somebody who has changed no setting and plays what a club player
would: ten games of four against bots. `python -m tests.web.fief_clicks [games] [turns]`

Every click on the board and every confirmation is counted, and every time that something is asked. What is answered
with one gesture, such as a march with all who go along, is one question. So are purchases of one village one after the
other: each but the first takes one click on its stepper, as `test_several_purchases_are_one_gesture` shows.
"""

import json
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Locator, sync_playwright
from rich.console import Console

from tests.server.servers import Server
from tests.web.conftest import sandbox
from tests.web.fief_page import BOUGHT, FiefPage
from tests.web.people import person, until
from tests.web.places import built, chromium

GAMES = 10
TURNS = 5
MOST_QUESTIONS = 18.0
MOST_CLICKS = 25.0
THINKING = 60_000  # milliseconds in which a bot answers


class Counted(NamedTuple):
    turns: int
    questions: int
    clicks: int


class CountingPage(FiefPage):
    """Plays what a club player advises, and counts what that takes."""

    def __init__(self, person: object, seed: int = 1) -> None:
        super().__init__(person, seed)
        self.questions = 0
        self.clicks = 0
        self.bought_for = ""  # the village of the last answer, if that was a purchase

    def press(self, thing: Locator) -> None:
        self.clicks += 1
        self.click(thing)

    def advised(self) -> str:
        """The first move that a bot advises."""
        before = self.hints()
        self.button("hint").click()
        until(self.page, lambda: len(self.hints()) > len(before), THINKING)
        return self.hints()[-1]

    def hints(self) -> list[str]:
        found: list[str] = self.page.evaluate(
            "window.frames_told.map(JSON.parse).filter((one) => one.type === 'hint').map((one) => JSON.stringify(one))"
        )
        return found

    def play_on(self) -> None:
        """Answer what is asked."""
        told = json.loads(self.advised())
        advised = [one["text"] for one in told.get("moves", [])]
        legal = {move["text"]: move for move in self.legal()}
        if not legal:
            return  # the server has answered by itself meanwhile
        move = next((legal[text] for text in advised if text in legal), None)
        village = str(move["move"]["village"]) if move and move["move"]["verb"] in BOUGHT else ""
        clicks = self.clicks
        self.act(self.press, move)
        if village and village == self.bought_for:
            self.clicks = clicks + 1
        else:
            self.questions += 1
        self.bought_for = village


def play(browser: Browser, url: str, turns: int, seed: int) -> Counted:
    with person(browser, url, "Ann", confirm="needed") as ann:
        bots = {str(seat): "greedy" for seat in range(1, 4)}
        options = {"turn_limit": turns}
        ann.sit(ann.table(game="fief", seats=4, bots=bots, options=options, hints=True), 0)
        here = CountingPage(ann, seed)
        while True:
            here.wait_for_turn()
            if here.is_over:
                break
            here.play_on()
        return Counted(turns, here.questions, here.clicks)


def main(games: int = GAMES, turns: int = TURNS) -> None:
    path = chromium()
    if path is None or not (built() / "index.html").exists():
        sys.exit("Clicks are counted in Chromium (apt install chromium) with the built client (make ready).")
    console, every = Console(), []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=sandbox())
        with Server(f"sqlite:///{folder}/signoria.db", Path(folder)) as server:
            for number in range(games):
                every.append(play(browser, server.url, turns, number))
                played = sum(one.turns for one in every)
                questions = sum(one.questions for one in every) / played
                clicks = sum(one.clicks for one in every) / played
                console.print(f"{questions:.1f} questions and {clicks:.1f} clicks a turn after {number + 1} games")
        browser.close()
    sys.exit(questions > MOST_QUESTIONS or clicks > MOST_CLICKS)


if __name__ == "__main__":
    main(*(int(number) for number in sys.argv[1:]))
