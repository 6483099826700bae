"""A table in the terminal: who sits where, what is on the screen, and what a seat has not yet seen."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from signoria import Match, Move
from signoria.bots import Bot
from signoria.bots import Choice as BotsChoice
from signoria.cli import files
from signoria.cli.board import Board
from signoria.cli.news import MATTERS, News, latest, news_for, news_lines
from signoria.cli.screen import paragraph, width_of
from signoria.cli.speech import speech
from signoria.cli.tables import table_of
from signoria.cli.typed import Reading, begun
from signoria.kernel.text import Words
from signoria.table.automatic import now_of
from signoria.table.choices import Choice
from signoria.table.letters import FreeLetter
from signoria.table.plans import Plan
from signoria.table.scene import Scene
from signoria.table.wishes import NO_WISHES, Wishes

# The first words of the lines in which a saved game keeps what a seat wishes, letters, and what is left of a plan.
WISHES, LETTER, PLAN = "automatic", "letter", "plan"
MOST_NEWS = 6  # so many lines of news make the table tighter; what matters makes it tighter still


class Leave(Exception):
    """The player goes; the game is saved or given up."""

    def __init__(self, save: bool) -> None:
        super().__init__()
        self.save = save


class Session:
    """A match with its people and bots, and the terminal it is shown on."""

    def __init__(
        self,
        m: Match,
        bots: dict[int, Bot],
        console: Console,
        read: Callable[[str], str],
        lang: str | None = None,
        board: Board[Any] | None = None,
    ) -> None:
        self.m = m
        self.board: Board[Any] = board or table_of(m.game)
        self.bots = bots
        self.console = console
        self.read = read
        self.speak(lang)
        self.told: dict[int, int] = {}  # per seat: how many events it has been shown
        self.notice = ""  # a sentence for above the next question
        self.last_human: int | None = None
        self.call: Callable[[int], None] = self.present  # turns the screen to a person; the course of the game says how
        self.is_open = False  # whether the screen shows only what everybody may see
        self.let_go: dict[int, list[str]] = {}  # per seat: the moves out of turn it last let go by
        self.hinted: tuple[tuple[int, int], BotsChoice | None] = (-1, -1), None  # the moment of a hint, and the hint
        self.ahead = ""  # a line that was typed before its question stood there
        self.file: Path | None = None  # where it is saved
        self.saved: tuple[int, list[str]] = (0, [])  # how many lines of the record are saved there, and which notes
        self.wishes: dict[int, Wishes] = {}  # by seat, what is answered without asking it
        self.hands_on: set[int] = set()  # seats that took something back: they answer by hand until they move
        self.letters: list[FreeLetter] = []
        self.unread: set[int] = set()  # people who have been sent letters since the screen was last turned to them
        self.plans: dict[int, Plan] = {}
        self.notices: dict[int, list[str]] = {}  # by seat, what it is told above its next question
        self.real: Match | None = None  # the game itself, while somebody writes a letter on a copy of it

    def speak(self, lang: str | None) -> None:
        self.words: Words = speech(lang, self.m.game.name)

    def wishes_of(self, seat: int) -> Wishes:
        """What a seat wishes now, without what has ended."""
        return now_of(self.wishes.get(seat, NO_WISHES), self.m.seen(seat))

    def tell(self, seat: int, key: str, **values: object) -> None:
        """Tell a seat something above its next question."""
        self.notices.setdefault(seat, []).append(self.words.word(key, **values))

    @property
    def shares_screen(self) -> bool:
        """Whether others sit at the screen: they would see whose turn was passed over."""
        return len(self.humans) > 1

    @property
    def humans(self) -> list[int]:
        return [seat for seat in range(self.m.seats) if seat not in self.bots]

    @property
    def width(self) -> int:
        return width_of(self.console)

    def say(self, key: str, **values: object) -> None:
        """A sentence by its key; one with a file or a command in it is not broken, so that it can be copied."""
        text = self.words.word(key, **values)
        if "file" in values or "command" in values:
            self.console.print(Text(text), soft_wrap=True)
        else:
            self.show(paragraph(text, self.width))

    def show(self, lines: list[Text]) -> None:
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ellipsis", crop=True, soft_wrap=False)

    def scene(self, seat: int | None) -> Scene:
        seen: Scene = self.board.scene(self.m, seat, self.words)
        return seen

    def sentence(self, move: Move) -> str:
        """A move in words, with players by their names."""
        return self.words.move(move.game, move.code, self.m.names)

    def understand(self, seat: int, text: str) -> Reading:
        """What a player can mean: the number of a choice, what it is called, a move, or the beginning of a name."""
        now = self.scene(seat)
        made = self.board.choices(now)
        numbered = [choice.move for choice in made if choice.label == text]
        whole, beginning = self.board.named(now, made, text)
        if numbered or whole:
            return Reading(numbered or whole)
        reading = self.board.read(self.m, now, text)
        if reading.legal or reading.notice or not beginning:
            return reading
        is_begun = begun(self.m, seat, text, self.board.unused_verbs(now)) is not None
        return reading if is_begun and len(beginning) > 1 else Reading(beginning, loose=True)

    @property
    def is_saved(self) -> bool:
        """Whether the file of this game holds everything."""
        game = self.real or self.m
        return self.file is not None and self.file.exists() and self.saved == (len(game.lines), self.notes)

    def save(self, path: Path | None = None) -> Path:
        """Save the game in its own file, or from now on in another one, which must not exist yet."""
        game, notes = self.real or self.m, self.notes
        if path is not None and path.resolve() != self.file:
            self.file = files.save(game, path, notes=notes)
        elif self.file is None:
            self.file = files.autosave(game, notes)
        elif not self.is_saved:
            try:
                files.save(game, self.file, over=True, notes=notes)
            except OSError:
                self.file = files.autosave(game, notes)
        self.saved = len(game.lines), notes
        return self.file

    @property
    def notes(self) -> list[str]:
        """Lines of a saved game that say what its people wish, write and plan: they are no part of the game."""
        wishes = [(seat, one) for seat, one in sorted(self.wishes.items()) if not one.is_usual]
        return [
            *[f"{WISHES} {seat} {msgspec.json.encode(one).decode()}" for seat, one in wishes],
            *[f"{LETTER} {msgspec.json.encode(one).decode()}" for one in self.letters],
            *[f"{PLAN} {seat} {msgspec.json.encode(one).decode()}" for seat, one in sorted(self.plans.items())],
        ]

    # ------------------------------------------------------------ one question

    def present(self, seat: int) -> None:
        """The table, what happened, what is asked and what can be answered."""
        now, board = self.scene(seat), self.board
        made = board.choices(now)
        ask = paragraph(board.question(now), self.width)
        for line in ask:
            line.stylize("bold")
        for notice in reversed([*self.notices.pop(seat, []), *([self.notice] if self.notice else [])]):
            ask = paragraph(notice, self.width) + ask
        self.notice = ""
        self.unread.discard(seat)
        news, is_first = self.news(seat), seat not in self.told
        self.told[seat] = len(self.m.log(seat))
        if not self.console.is_terminal:
            table = board.draw(now, self.width, 1000) if is_first or board.is_big(now) else []
            self.show([*table, *news_lines(news, self.width), *ask, *board.menu(now, made, self.width)])
            return
        room = self.console.height - 1 - len(ask)
        of_news = min(len(news), 1)
        tightest = len(board.draw(now, self.width, 0)) + of_news
        comfortable = max(tightest, board.least_height(now, self.width) + of_news)
        menu = self.fitting_menu(now, made, room - comfortable, room - tightest)
        room -= len(menu)
        weighty = [item for item in news if item.rank == MATTERS]
        needed = len(news_lines(weighty, self.width))
        if needed > max(room - tightest + 1, 1):
            self.tell_first(weighty)
            news = [item for item in news if item.rank != MATTERS]
            needed = 0
        wanted = max(needed, min(len(news_lines(news, self.width)), MOST_NEWS))
        height = max(room - wanted, min(comfortable, room) - max(needed, of_news))  # the log gives way first
        table = board.draw(now, self.width, height)
        self.console.clear()
        told = latest(news, max(room - len(table), 1), self.width, self.words.word("cli-more-news"))
        self.show([*table, *told, *ask, *menu])

    def present_openly(self, seat: int) -> None:
        """What everybody may see, and the question: another person may look on."""
        now, board = self.scene(seat), self.board
        ask = paragraph(board.question(now), self.width)
        menu = board.short_menu(now, board.choices(now), self.width)
        table = board.draw(self.scene(None), self.width, max(0, self.console.height - 1 - len(ask) - len(menu)))
        if self.console.is_terminal:
            self.console.clear()
        self.show([*table, *ask, *menu])

    def fitting_menu(self, now: Scene, made: list[Choice], comfortable: int, most: int) -> list[Text]:
        """All choices where they are few or fit beside a comfortable table; else as much as there is room for."""
        board = self.board
        whole = board.menu(now, made, self.width)
        if len(made) <= board.listed or len(whole) <= comfortable:
            return whole
        is_roomy = board.fewest_lines(now, made, self.width) <= comfortable
        return board.fitted_menu(now, made, self.width, comfortable if is_roomy else most)

    def tell_first(self, news: list[News]) -> None:
        """What matters and does not fit beside the table has a page of its own.

        What is typed there answers the question that follows; but no number, since its choices are not seen yet.
        """
        self.console.clear()
        self.show(news_lines(news, self.width))
        while (line := self.read(self.words.word("cli-press-enter") + " ").strip()).isdecimal():
            self.say("cli-too-early", number=line)
        self.ahead = line

    def next_line(self, prompt: str) -> str:
        """What a person types, or has typed already."""
        line, self.ahead = self.ahead, ""
        if not line:
            return self.read(prompt).strip()
        self.console.print(Text(prompt + line), soft_wrap=True)
        return line

    def news(self, seat: int) -> list[News]:
        """What happened since this seat was last asked."""
        return news_for(self.m, seat, self.words, min(self.told.get(seat, 0), len(self.m.log(seat))))
