"""`signoria bot`: a built-in bot that plays over standard input and output, for hosts that start programs."""

import os
import sys
from typing import Annotated

from cyclopts import App, Parameter

from signoria import SignoriaError
from signoria.bots import Bot, make_bot
from signoria.cli.speech import say, speech
from signoria.remote import serve

STOPPED = 130  # the code of a program that was ended by Ctrl-C

app = App(help=say("cli-bot"))


@app.default
def bot(
    name: Annotated[str, Parameter(help=say("cli-bot-name"))],
    *,
    seed: Annotated[int | None, Parameter(help=say("cli-bot-seed"))] = None,
) -> int:
    def made(told: int) -> Bot:
        return make_bot(name, told if seed is None else seed)

    try:
        made(0)  # a name that is none is refused at once
        serve(made, sys.stdin, sys.stdout)
    except SignoriaError as error:
        print(speech().word("cli-error", error=str(error)), file=sys.stderr)
        return 2
    except BrokenPipeError:  # the host is gone; there must be no complaint about what was not written
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return STOPPED
    return 0
