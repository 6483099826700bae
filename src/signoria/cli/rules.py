"""`signoria rules`: the rules in our own words."""

from typing import Annotated

from cyclopts import App, Parameter

from signoria import SignoriaError
from signoria.cli.rulebook import asked_rules, contents, nearest
from signoria.cli.screen import make_console, paragraph, width_of
from signoria.cli.speech import Lang, say, speech
from signoria.games import game as game_named

app = App(help=say("cli-rules"))


@app.default
def rules(
    game: Annotated[str, Parameter(help=say("cli-play-game"))] = "lorenzo",
    id: Annotated[str, Parameter(help=say("cli-rules-id"))] = "",
    *,
    lang: Lang = None,
    color: Annotated[bool, Parameter(name="--color", help=say("cli-color"))] = True,
) -> int:
    console = make_console(color)
    width = width_of(console)
    words = speech(lang)
    try:
        name = game_named(game).name
    except SignoriaError as error:
        console.print(words.word("cli-error", error=str(error)))
        return 2
    lines = asked_rules(name, id, words, width) if id else contents(name, words, width)
    near = ", ".join(nearest(name, id, words.lang))
    for line in lines or paragraph(words.word("cli-no-such-rule", rule=id, nearest=near), width):
        console.print(line, no_wrap=True, overflow="ellipsis")
    return 0 if lines else 1
