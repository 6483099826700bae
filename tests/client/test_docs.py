"""The examples of docs/server.md run as they stand."""

from pathlib import Path

import pytest

from tests.server.servers import Server

PAGE = Path(__file__).parent.parent.parent / "docs" / "server.md"


def test_the_example_of_a_program_at_a_seat_runs(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    section = PAGE.read_text(encoding="utf-8").split("## A program at a seat")[1].split("Usually a program")[0]
    code = "\n".join(line.removeprefix("    ") for line in section.splitlines() if line.startswith("    "))
    exec(compile(code.replace("http://127.0.0.1:8000", server.url), "server.md", "exec"), {})
    assert "signoria record 1" in capsys.readouterr().out
