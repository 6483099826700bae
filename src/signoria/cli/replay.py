"""`signoria replay`: look through a record, move by move, or print its log."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.text import Text

import signoria
from signoria import Match, SignoriaError
from signoria.cli.files import read_game
from signoria.cli.scores import ranking
from signoria.cli.screen import make_console, paragraph, printable, width_of
from signoria.cli.speech import Lang, say, speech
from signoria.cli.tables import table_of
from signoria.kernel.flow import SPECTATOR
from signoria.kernel.record import TABLE, Record
from signoria.kernel.tables import may_see
from signoria.kernel.text import Words
from signoria.table.digest import news
from signoria.table.games import grouping_of

app = App(help=say("cli-replay"))


@app.default
def replay(
    file: Annotated[Path, Parameter(help=say("cli-file"))],
    *,
    seat: Annotated[int | None, Parameter(help=say("cli-replay-seat"))] = None,
    at: Annotated[int | None, Parameter(help=say("cli-replay-at"))] = None,
    lang: Lang = None,
    color: Annotated[bool, Parameter(name="--color", help=say("cli-color"))] = True,
) -> int:
    console = make_console(color)
    words = speech(lang)
    try:
        record = read_game(file)
        words = speech(lang, record.game)
        if seat is not None and not 1 <= seat <= record.seats:
            raise SignoriaError(words.word("cli-which-player", seats=record.seats))
        viewer = None if seat is None else seat - 1
        whole = signoria.replay(record, chance="manual")
        tell_older_rules(console, whole, words)
        if at is not None:
            show(console, upto(record, at), viewer, words)
        elif console.is_terminal and sys.stdin.isatty():
            walk(console, record, viewer, words)
        else:
            for action in news(whole, grouping_of(whole.game.name), viewer, words):
                console.print(action.text, style="bold" if action.level else None)
            for line in ending(whole, words, width_of(console)):
                console.print(line)
    except SignoriaError as error:
        console.print(words.word("cli-error", error=printable(error)))
        return 1
    except OSError as error:
        console.print(words.word("cli-cannot-read", file=str(file), error=error.strerror or str(error)))
        return 1
    return 0


def upto(record: Record, n: int) -> Match:
    """The match after the first n lines of a record; chance as recorded."""
    part = Record(record.game, record.rules_version, record.seats, record.options)
    part.names = record.names
    part.position = record.position
    part.lines = record.lines[: max(0, n)]
    return signoria.replay(part, chance="manual")


def tell_older_rules(console: Console, m: Match, words: Words) -> None:
    """That a game began under older rules, and what it means that it replays."""
    if m.began_under < m.rules_version:
        console.print(words.word("cli-older-rules", began=m.began_under, now=m.rules_version))


def stops(record: Record) -> list[int]:
    """After how many lines to stop: at the beginning, and after every move of a player."""
    moves = [i + 1 for i, (who, _) in enumerate(record.lines) if who not in (TABLE, "chance")]
    return [0, *moves]


def show(console: Console, m: Match, viewer: int | None, words: Words) -> None:
    """The table and the last actions, at the end the ranking."""
    width = width_of(console)
    board = table_of(m.game)
    told = ending(m, words, width)
    room = console.height - max(6, 3 + len(told)) if console.is_terminal else 1000
    for line in board.draw(board.scene(m, viewer, words), width, room):
        console.print(line, no_wrap=True, overflow="ellipsis")
    for action in [] if told else news(m, grouping_of(m.game.name), viewer, words)[-3:]:
        told += paragraph(action.text, width, indent=2)
    for line in told:
        console.print(line)


def ending(m: Match, words: Words, width: int) -> list[Text]:
    """Who has won, once the game is over."""
    return [line for place in ranking(m, words) for line in paragraph(place.plain, width, 2)] if m.over else []


def caption(record: Record, n: int, viewer: int | None, words: Words) -> str:
    """The n-th line, a move, in words; only whose it was where the viewer could not see it."""
    before, after = upto(record, n - 1), upto(record, n)
    move = after.entries[-1]
    seat, player = int(move.seat), words.player(int(move.seat), after.names)
    is_sealed = before.state.steps[before.state.stack[before.state.top]].sealed
    shown_to = SPECTATOR if viewer is None else viewer
    kinds, told = after.game.events, after.events[move.events_before :]
    told = [event for event in told if kinds[event.kind].private or kinds[event.kind].secret]
    if seat != viewer and (is_sealed or not all(may_see(event, shown_to) for event in told)):
        return words.word("cli-replay-hidden", player=player)
    return words.word("cli-replay-move", player=player, move=words.move(after.game, move.code, after.names))


def walk(console: Console, record: Record, viewer: int | None, words: Words) -> None:
    """Step by step: Enter goes on, b back, a number to that move, q leaves."""
    places = stops(record)
    i, notice = 0, ""
    while True:
        console.clear()
        show(console, upto(record, places[i]), viewer, words)
        what = caption(record, places[i], viewer, words) if places[i] else ""
        console.print(
            words.word("cli-replay-place", n=i, of=len(places) - 1, line=what), no_wrap=True, overflow="ellipsis"
        )
        if notice:
            console.print(notice)
        try:
            typed = input(words.word("cli-replay-prompt") + " ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        notice = ""
        if typed in ("q", "quit"):
            return
        if typed in ("b", "back"):
            i = max(0, i - 1)
        elif typed.isdecimal():
            i = min(int(typed), len(places) - 1)
        elif typed:
            notice = words.word("cli-replay-unknown", text=typed)
        elif i == len(places) - 1:
            return
        else:
            i += 1
