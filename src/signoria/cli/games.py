"""`signoria games`: what can be played."""

from typing import Annotated

from cyclopts import App, Parameter

from signoria.cli.screen import make_console, paragraph, width_of
from signoria.cli.speech import Lang, say, speech
from signoria.games import GAMES
from signoria.table.options import about_option

app = App(help=say("cli-games"))


@app.default
def games(
    *,
    lang: Lang = None,
    color: Annotated[bool, Parameter(name="--color", help=say("cli-color"))] = True,
) -> None:
    console = make_console(color)
    width = width_of(console)
    for game in GAMES.values():
        words = speech(lang, game.name)
        heading = words.word("cli-game", name=words.word("game-name"), id=game.name, fewest=game.fewest, most=game.most)
        console.print(heading, style="bold")
        for option in game.options:
            values = [shown(value) for value in option.values]
            text = words.word(
                "cli-option",
                name=option.name,
                default=values[0],
                values=", ".join(values),
                rule=option.rule,
                about=about_option(words, option),
            )
            for line in paragraph(text, width, 4, 2):
                console.print(line)


def shown(value: bool | int | str) -> str:
    """A value as `--option name=value` takes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
