"""A table in the terminal: who sits where, what is on the screen, and what a seat has not yet seen."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from rich.console import Console
from rich.text import Text

from signoria import Match, Move
from signoria.cli import files
from signoria.cli.lorenzo.choices import GROUPS, Choice, choices, floor_names, question
from signoria.cli.lorenzo.scene import Scene, scene
from signoria.cli.lorenzo.table import draw
from signoria.cli.news import MATTERS, News, latest, news_for, news_lines
from signoria.cli.screen import flow, paragraph, width_of
from signoria.cli.speech import speech
from signoria.cli.typed import Reading, read
from signoria.kernel.text import Words

LISTED = 12  # so many choices are always listed; more only where they fit
BIG_STEPS = ("turn", "report", "draft", "bonus_tiles")  # without a screen the table is printed for these only
MOST_NEWS = 6  # so many lines of news make the table tighter; what matters makes it tighter still


class Player(Protocol):
    """A built-in player."""

    def choose(self, m: Match, seat: int) -> Move: ...


class Leave(Exception):
    """The player goes; the game is saved or given up."""

    def __init__(self, save: bool) -> None:
        super().__init__()
        self.save = save


class Session:
    """A match with its people and bots, and the terminal it is shown on."""

    def __init__(
        self, m: Match, bots: dict[int, Player], console: Console, read: Callable[[str], str], lang: str | None = None
    ) -> None:
        self.m = m
        self.bots = bots
        self.console = console
        self.read = read
        self.speak(lang)
        self.told: dict[int, int] = {}  # per seat: how many events it has been shown
        self.notice = ""  # a sentence for above the next question
        self.last_human: int | None = None
        self.file: Path | None = None  # where it is saved
        self.saved = 0  # how many lines of the record are saved there

    def speak(self, lang: str | None) -> None:
        self.words: Words = speech(lang, self.m.game.name)

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
        return scene(self.m, seat, self.words)

    def understand(self, seat: int, text: str) -> Reading:
        """What a player can mean: the number of a choice, or moves."""
        now = self.scene(seat)
        numbered = [choice.move for choice in choices(now) if choice.label == text]
        return Reading(numbered) if numbered else read(self.m, seat, text, floor_names(now))

    def save(self, path: Path | None = None) -> Path:
        """Save the game in its own file, or from now on in another one, which must not exist yet."""
        if path is not None and path.resolve() != self.file:
            self.file = files.save(self.m, path)
        elif self.file is None:
            self.file = files.autosave(self.m)
        elif self.saved != len(self.m.lines) or not self.file.exists():
            try:
                files.save(self.m, self.file, over=True)
            except OSError:
                self.file = files.autosave(self.m)
        self.saved = len(self.m.lines)
        return self.file

    # ------------------------------------------------------------ one question

    def present(self, seat: int) -> None:
        """The table, what happened, what is asked and what can be answered."""
        now = self.scene(seat)
        made = choices(now)
        ask = paragraph(question(now), self.width)
        for line in ask:
            line.stylize("bold")
        if self.notice:
            ask = paragraph(self.notice, self.width) + ask
            self.notice = ""
        news = self.news(seat)
        self.told[seat] = len(self.m.log(seat))
        menu = list_choices(made, self.words, self.width)
        if not self.console.is_terminal:
            table = draw(now, self.width, 1000) if now.step in BIG_STEPS else []
            self.show([*table, *news_lines(news, self.width), *ask, *menu])
            return
        room = self.console.height - 1 - len(ask)
        tightest = len(draw(now, self.width, 0)) + 1  # and a line of news
        if len(made) > LISTED and len(menu) + tightest > room:
            menu = summary(made, self.words, self.width)
            if len(menu) + tightest > room and now.step == "turn":
                menu = paragraph(self.words.word("cli-moves-hint"), self.width)
        room -= len(menu)
        weighty = [item for item in news if item.rank == MATTERS]
        needed = len(news_lines(weighty, self.width))
        if needed > max(room - tightest + 1, 1):
            self.tell_first(weighty)
            news = [item for item in news if item.rank != MATTERS]
            needed = 0
        table = draw(now, self.width, room - max(needed, min(len(news_lines(news, self.width)), MOST_NEWS)))
        self.console.clear()
        told = latest(news, max(room - len(table), 1), self.width, self.words.word("cli-more-news"))
        self.show([*table, *told, *ask, *menu])

    def tell_first(self, news: list[News]) -> None:
        """What matters and does not fit beside the table has a page of its own."""
        self.console.clear()
        self.show(news_lines(news, self.width))
        self.read(self.words.word("cli-press-enter") + " ")

    def news(self, seat: int) -> list[News]:
        """What happened since this seat was last asked."""
        return news_for(self.m, seat, self.words, min(self.told.get(seat, 0), len(self.m.log(seat))))


def list_choices(made: list[Choice], words: Words, width: int) -> list[Text]:
    """Every choice with its number, its sentence and its note, under the heading of its group."""
    lines: list[Text] = []
    several = len({choice.group for choice in made}) > 1
    group = ""
    for choice in made:
        if several and choice.group != group:
            group = choice.group
            lines.append(Text(words.word(f"cli-group-{group}"), style="underline"))
        sentence = f"{choice.sentence} ({choice.note})" if choice.note else choice.sentence
        body = paragraph(sentence, width - 7)
        for i, line in enumerate(body):
            lines.append(Text.assemble((f"{choice.label:>4} " if i == 0 else " " * 7, "bold"), line))
    return lines


def summary(made: list[Choice], words: Words, width: int) -> list[Text]:
    """Where there are too many choices for the screen: the numbers of each group, and how to see them."""
    items = [
        Text.assemble((choice.label, "bold"), f" ({choice.note})") for choice in made if choice.move.verb == "servants"
    ]
    for group in GROUPS:
        labels = [choice.label for choice in made if choice.group == group and choice.move.verb != "servants"]
        if labels:
            numbers = labels[0] if len(labels) == 1 else f"{labels[0]}–{labels[-1]}"
            items.append(Text.assemble((numbers, "bold"), " ", words.word(f"cli-group-{group}")))
    lines = flow(Text(""), items, width, gap="  ", indent=1)
    if made and made[0].move.verb == "servants":
        return lines
    return lines + paragraph(words.word("cli-moves-hint"), width)
