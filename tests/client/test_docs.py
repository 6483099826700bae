"""The examples of docs/server.md run as they stand."""

import re
from pathlib import Path

import pytest

import signoria
from tests.server.servers import Server

PAGE = Path(__file__).parent.parent.parent / "docs" / "server.md"


def test_the_example_of_a_program_at_a_seat_runs(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    section = PAGE.read_text(encoding="utf-8").split("## A program at a seat")[1].split("Usually a program")[0]
    code = "\n".join(line.removeprefix("    ") for line in section.splitlines() if line.startswith("    "))
    exec(compile(code.replace("http://127.0.0.1:8000", server.url), "server.md", "exec"), {})
    assert "signoria record 1" in capsys.readouterr().out


def test_the_example_of_somebody_who_joins_runs(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    section = PAGE.read_text(encoding="utf-8").split("### Somebody else joins")[1].split("###")[0]
    code = "\n".join(line.removeprefix("    ") for line in section.splitlines() if line.startswith("    "))
    code = f"from signoria.client import Client\n{code}".replace("http://127.0.0.1:8000", server.url)
    exec(compile(code, "server.md", "exec"), {})
    assert capsys.readouterr().out in ("[0]\n", "[1]\n")


def test_the_moves_of_the_examples_are_moves() -> None:
    """`place white market 1` stood there, which every server refuses."""
    texts = set(re.findall(r'"((?:place|servants) .*?)"', PAGE.read_text(encoding="utf-8")))
    assert {"place white market.1", "servants 3"} <= texts
    for text in texts:
        assert signoria.GAMES["lorenzo"].verbs.parse(text)
