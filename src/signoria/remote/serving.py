"""The bot's side: any bot takes part as a program."""

import sys
from collections.abc import Callable, Iterable
from contextlib import closing, redirect_stdout
from typing import TextIO

from signoria.bots import Bot, Seen
from signoria.games import game as game_named
from signoria.remote.messages import BYE, CHOICE, CHOOSE, HELLO, PROTOCOL, READY, heard, written


def serve(make: Callable[[int], Bot], lines: Iterable[str], output: TextIO) -> None:
    """Play one seat until the host says goodbye: `serve(MyBot, sys.stdin, sys.stdout)`. The seed is the host's.

    Whatever the bot prints meanwhile goes to standard error, since lines of the output are messages.
    """
    messages = map(heard, lines)
    hello = next(messages, None)
    if hello is None:
        return
    hello.expect(HELLO)
    if hello.whole("protocol") != PROTOCOL:
        raise hello.wrong("protocol", f"must be {PROTOCOL}; a newer Signoria may be needed here")
    game, seat = game_named(hello.text("game")), hello.whole("seat")
    bot = make(hello.whole("seed"))
    with closing(bot), redirect_stdout(sys.stderr):
        tell(output, written(READY, name=bot.name))
        for message in messages:
            message.expect(CHOOSE, BYE)
            if message.kind == BYE:
                break
            known = game.from_document(message.fields.get("view"))
            choice = bot.choose(Seen(game, known, seat))
            tell(output, written(CHOICE, n=message.whole("n"), **choice.json()))


def tell(output: TextIO, line: str) -> None:
    output.write(line)
    output.flush()
