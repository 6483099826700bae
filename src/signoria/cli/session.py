"""A table in the terminal: who sits where, what is on the screen, and what a seat has not yet seen."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from rich.console import Console
from rich.text import Text

from signoria import Match, Move
from signoria.cli.lorenzo.choices import GROUPS, Choice, choices, question
from signoria.cli.lorenzo.scene import Scene, scene
from signoria.cli.lorenzo.table import draw
from signoria.cli.screen import SEAT_STYLES, flow, paragraph, width_of
from signoria.cli.speech import speech
from signoria.kernel.text import Words

LISTED = 12  # so many choices are always listed; more only where they fit
BIG_STEPS = ("turn", "report", "draft", "bonus_tiles")  # without a screen the table is printed for these only
SEEN_ON_THE_TABLE = ("revealed", "rolled")  # the board shows it, so the news need not tell it


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
        self.file: Path | None = None  # where the player saved it

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
            self.show([*table, *[line for item in news for line in item], *ask, *menu])
            return
        room = self.console.height - 1 - len(ask)
        tightest = len(draw(now, self.width, 0)) + 1  # and a line of news
        if len(made) > LISTED and len(menu) + tightest > room:
            menu = summary(made, self.words, self.width)
            if len(menu) + tightest > room and now.step == "turn":
                menu = paragraph(self.words.word("cli-moves-hint"), self.width)
        room -= len(menu)
        table = draw(now, self.width, room - min(sum(len(item) for item in news), 6))
        self.console.clear()
        self.show([*table, *latest(news, max(room - len(table), 1)), *ask, *menu])

    def news(self, seat: int) -> list[list[Text]]:
        """What happened since this seat was last asked; sentences about one player stand together."""
        since = min(self.told.get(seat, 0), len(self.m.log(seat)))
        events = self.m.log(seat, since)
        sentences = self.m.sentences(seat, self.words.lang, since)
        told: list[tuple[object, str]] = []
        for event, sentence in zip(events, sentences, strict=True):
            if event["event"] in SEEN_ON_THE_TABLE:
                continue
            who = event.get("seat")
            if told and who is not None and told[-1][0] == who and event["event"] != "placed":
                told[-1] = (who, f"{told[-1][1]} {sentence}")
            else:
                told.append((who, sentence))
        items: list[list[Text]] = []
        for who, text in told:
            style = SEAT_STYLES[who] if isinstance(who, int) and who < len(SEAT_STYLES) else ""
            lines = paragraph(text, self.width - 2)
            items.append([Text.assemble(("  " if i else "▪ ", style), line) for i, line in enumerate(lines)])
        return items


def latest(news: list[list[Text]], room: int) -> list[Text]:
    """The newest news that fit, whole ones; an ellipsis in front where there is more in the log."""
    kept = len(news)
    while kept > 1 and sum(len(item) for item in news[-kept:]) > room:
        kept -= 1
    lines = [line for item in news[-kept:] for line in item]
    if kept < len(news) and lines:
        lines[0] = Text.assemble("… ", lines[0][2:])
    if len(lines) > room:
        lines = [*lines[: room - 1], Text(lines[room - 1].plain[:-1] + "…")]
    return lines


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
