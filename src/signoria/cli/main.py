"""The command line. Each command is loaded when it is used."""

import os
import sys
from importlib.util import find_spec

from cyclopts import App

import signoria
from signoria.build import is_native
from signoria.cli.speech import say

COMMANDS = (
    "play", "rules", "games", "replay", "verify", "serve", "backup", "arena", "ladder", "train", "bot", "bench", "soak",
)  # fmt: skip


def version() -> str:
    return f"signoria {signoria.__version__}. {say('cli-native' if is_native() else 'cli-interpreted')}"


def make_app() -> App:
    app = App(name="signoria", help=say("cli-signoria"), version=version, version_format="plaintext")
    for command in COMMANDS:
        if find_spec(f"signoria.cli.{command}") is not None:
            app.command(f"signoria.cli.{command}:app", name=command, help=say(f"cli-{command}"))
    return app


def main() -> None:
    try:
        code = make_app()() or 0
        sys.stdout.flush()
    except BrokenPipeError:  # whoever reads has had enough, as `head` has: no complaint about what was not written
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)
