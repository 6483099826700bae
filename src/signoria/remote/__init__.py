"""Bots in other processes, in any language: a JSON object a line, both ways. docs/bots.md describes the lines."""

from signoria.remote.bot import RemoteBot
from signoria.remote.names import is_program, make_any_bot
from signoria.remote.serving import serve

__all__ = ["RemoteBot", "is_program", "make_any_bot", "serve"]
