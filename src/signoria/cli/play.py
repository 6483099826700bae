"""`signoria play`: a whole game in the terminal."""

import json
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

import signoria
from signoria import SignoriaError
from signoria.cli import files
from signoria.cli.loop import run
from signoria.cli.private import Private, kept_in, take_back, taken_out
from signoria.cli.screen import make_console, printable
from signoria.cli.seating import seat_bots
from signoria.cli.session import Session
from signoria.cli.speech import Lang, say, speech
from signoria.games import game as game_named
from signoria.kernel.domains import Json

# Names of seats, the same in every language.
FAMILIES = ["Strozzi", "Pazzi", "Albizzi", "Rucellai", "Pitti", "Salviati", "Capponi", "Tornabuoni"]
USUAL_SEATS = 4
RECENT = 20  # so many events are told when a saved game goes on

app = App(help=say("cli-play"))


@app.default
def play(
    game: Annotated[str, Parameter(help=say("cli-play-game"))] = "lorenzo",
    *,
    seats: Annotated[int | None, Parameter(help=say("cli-play-seats"))] = None,
    advanced: Annotated[bool, Parameter(name="--advanced", negative="--basic", help=say("cli-play-advanced"))] = False,
    option: Annotated[list[str] | None, Parameter(negative="", help=say("cli-play-option"))] = None,
    bots: Annotated[str | None, Parameter(help=say("cli-play-bots"))] = None,
    humans: Annotated[int | None, Parameter(help=say("cli-play-humans"))] = None,
    seed: Annotated[int | None, Parameter(help=say("cli-play-seed"))] = None,
    lang: Lang = None,
    load: Annotated[Path | None, Parameter(help=say("cli-play-load"))] = None,
    color: Annotated[bool, Parameter(name="--color", help=say("cli-color"))] = True,
) -> int:
    console = make_console(color)
    words, kept = speech(lang), Private({}, [], {})
    try:
        if load is not None:
            record = files.read_game(load)
            notes = taken_out(record)
            m = signoria.replay(record)
            kept = kept_in(m, notes)
            if not m.over and m.streams is None:
                console.print(words.word("cli-no-secret"), soft_wrap=True)
                return 1
        else:
            options: dict[str, Json] = dict(read_option(text) for text in option or [])
            if advanced:
                options["advanced"] = True
            n = usual_seats(game) if seats is None else seats
            m = signoria.new(game, seats=n, options=options, seed=seed, names=FAMILIES[:n])
        players = seat_bots(m, bots, humans, seed, words)
    except SignoriaError as error:
        console.print(words.word("cli-error", error=printable(error)), soft_wrap=True)
        return 2
    except OSError as error:
        console.print(words.word("cli-cannot-read", file=str(load), error=error.strerror or str(error)))
        return 2
    session = Session(m, players, console, input, lang)
    if load is not None:
        session.file = load.resolve() if files.is_own_form(load) else None
        take_back(session, kept)
        session.saved = len(m.lines), session.notes
        # The beginning is in the log.
        session.told = {seat: max(0, len(m.log(seat)) - RECENT) for seat in session.humans}
    try:
        return run(session)
    finally:
        for bot in players.values():
            bot.close()


def usual_seats(name: str) -> int:
    """Four, or as near to it as the game allows."""
    game = game_named(name)
    return max(game.fewest, min(USUAL_SEATS, game.most))


def read_option(text: str) -> tuple[str, Json]:
    """`name=value`: true, false and numbers are what they look like, everything else is a word."""
    name, is_given, value = text.partition("=")
    if not is_given:
        raise SignoriaError(f"option: {text!r} says no value; write {text}=VALUE, such as advanced=true")
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value
