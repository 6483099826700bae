"""`signoria rules`: the rules in our own words."""

from typing import Annotated

from cyclopts import App, Parameter

from signoria import SignoriaError
from signoria.cli.rulebook import contents, nearest, rule_lines
from signoria.cli.screen import make_console, paragraph, width_of
from signoria.cli.speech import say, speech
from signoria.games import game as game_named
from signoria.kernel.rules import look_up

app = App(help=say("cli-rules"))


@app.default
def rules(
    game: Annotated[str, Parameter(help=say("cli-play-game"))] = "lorenzo",
    id: Annotated[str, Parameter(help=say("cli-rules-id"))] = "",
    *,
    lang: Annotated[str | None, Parameter(help=say("cli-lang"))] = None,
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
    found = look_up(name, id, words.lang) if id else []
    if id and not found:
        near = ", ".join(nearest(name, id, words.lang))
        for line in paragraph(words.word("cli-no-such-rule", rule=id, nearest=near), width):
            console.print(line)
        return 1
    for line in contents(name, words, width) if not id else []:
        console.print(line, no_wrap=True, overflow="ellipsis")
    for rule in found:
        for line in rule_lines(rule, words, width):
            console.print(line, no_wrap=True, overflow="ellipsis")
        console.print()
    return 0
