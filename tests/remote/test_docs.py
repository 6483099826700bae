"""docs/bots.md is true: its bot plays, its messages are those that are sent and understood."""

import json
import re
from pathlib import Path
from typing import Any

import signoria
from signoria.bots.registry import BOTS
from signoria.remote import serving
from signoria.remote.bot import RemoteBot, hello_to, read_choice
from signoria.remote.messages import heard
from tests.remote.programs import a_question

PAGE = (Path(__file__).parent.parent.parent / "docs/bots.md").read_text(encoding="utf-8")


def code(heading: str) -> str:
    """The first indented block below a heading."""
    section = PAGE.split(f"{heading}\n")[1].split("\n## ")[0]
    block = re.search(r"(?:^ {4}.*\n|^\n)+", section[section.index("\n    ") :], re.MULTILINE)
    assert block is not None
    return "\n".join(line.removeprefix("    ") for line in block[0].splitlines())


def messages() -> list[dict[str, Any]]:
    """All messages of the page, in their order."""
    return [json.loads(line) for line in re.findall(r'^    (?:<|>) (\{"type".*\})$', PAGE, re.MULTILINE)]


def test_the_bot_of_the_page_plays() -> None:
    names: dict[str, Any] = {}
    exec(compile(code("## As a Python class"), "bots.md", "exec"), names)
    m = signoria.new("lorenzo", seats=2, options={"advanced": True}, seed=1)
    bots = [names["Grabber"](seat) for seat in range(2)]
    while not m.over:
        seat = m.waiting[0]
        choice = bots[seat].choose(m.seen(seat))
        assert choice.move in m.legal(seat)
        m.play(seat, choice.move)


def test_the_messages_of_the_page_are_a_conversation() -> None:
    found = messages()
    kinds = ["hello", "ready", "choose", "world", "world", "choice", "bye"]
    assert [one["type"] for one in found] == kinds
    hello, ready, choose, ask, world, choice, _ = found
    told = json.loads(hello_to(a_question(), 5))
    assert set(hello) == set(told)
    assert hello["protocol"] == told["protocol"]
    assert signoria.GAMES[hello["game"]].whole_options(hello["options"])
    assert set(ready) == {"type", "name"}
    assert ask == {"type": "world"}
    assert set(world) == {"type", "position"}
    assert choose["n"] == choice["n"]
    m = signoria.new(hello["game"], hello["seats"])
    legal = {text: m.move(text) for text in choose["legal"]}
    read = read_choice(heard(json.dumps(choice)), legal)
    assert read.json() == {"move": choice["move"], "unit": "points", "ranked": choice["ranked"]}
    assert read.reasons


def test_every_level_is_named() -> None:
    for name in (*BOTS, "search:200ms", "search:500"):
        assert f"`{name}`" in PAGE


def test_the_page_names_what_there_is() -> None:
    for name in (RemoteBot.__name__, f"{serving.serve.__name__}(", "play_bot", "make_any_bot", "first_bot.py"):
        assert name in PAGE
