"""The bot's side: any bot takes part over lines, and `signoria bot` is the built-in ones."""

import io
import json
import subprocess
import sys
from typing import Any

import pytest

from signoria import SignoriaError
from signoria.bots import Bot, Choice, Seen, make_bot
from signoria.bots.random import RandomBot
from signoria.remote import serve
from tests.cli.terminals import signoria_command
from tests.lorenzo.tables import table
from tests.remote.programs import built_in

SEED = 5
HELLO = {"type": "hello", "protocol": 1, "game": "lorenzo", "seats": 4, "seat": 0, "options": {}, "seed": SEED}
BYE = {"type": "bye"}


def question(n: int = 1) -> dict[str, Any]:
    m = table()
    return {"type": "choose", "n": n, "view": m.view(0), "legal": [move.text for move in m.legal(0)]}


def lines(*messages: object) -> str:
    return "".join(json.dumps(message) + "\n" for message in messages)


def answers(*messages: object) -> list[dict[str, Any]]:
    """What a random bot says to all this."""
    output = io.StringIO()
    serve(RandomBot, io.StringIO(lines(*messages)), output)
    return [json.loads(line) for line in output.getvalue().splitlines()]


def test_a_bot_chooses_as_it_would_here() -> None:
    bot = make_bot("random", SEED)
    chosen = [bot.choose(table().seen(0)).move.text for _ in range(3)]
    assert answers(HELLO, *[question(n) for n in (1, 2, 3)], BYE) == [
        {"type": "ready", "name": "random"},
        *[{"type": "choice", "n": n, "move": move, "unit": "points", "ranked": []} for n, move in enumerate(chosen, 1)],
    ]


def test_nothing_is_said_after_goodbye_or_the_end_of_the_input() -> None:
    assert answers() == []
    assert len(answers(HELLO)) == len(answers(HELLO, BYE, question())) == 1


@pytest.mark.parametrize(
    ("messages", "said"),
    [
        ([question()], "type: must be hello here, not 'choose'"),
        ([{**HELLO, "protocol": 2}], "protocol: must be 1"),
        ([{**HELLO, "game": "chess"}], "no game is called 'chess'"),
        ([{**HELLO, "seed": "x"}], "seed: must be a whole number"),
        ([HELLO, {"type": "think"}], "type: must be choose or bye here, not 'think'"),
        ([HELLO, {**question(), "view": None}], "position: must be an object"),
        ([HELLO, {**question(), "view": {**table().view(0), "rules_version": 0}}], "rules_version: the rules are of"),
        ([{**HELLO, "seat": 1}, question()], "seat: this is what another viewer knows"),
        ([["hello"]], "the line: must be an object"),
    ],
)
def test_a_host_that_says_something_else_is_told_so(messages: list[object], said: str) -> None:
    with pytest.raises(SignoriaError, match=said):
        answers(*messages)


class Talker(Bot):
    """Prints while it thinks, and remembers that it was closed."""

    is_closed = False

    def __init__(self, seed: int) -> None:
        super().__init__("talker", seed)

    def think(self, asked: Seen) -> Choice:
        print("let me see")  # noqa: T201
        return Choice(asked.legal[0])

    def close(self) -> None:
        Talker.is_closed = True


def test_what_a_bot_prints_is_no_message(capsys: pytest.CaptureFixture[str]) -> None:
    """It once stood between the messages, and the host ended a bot that only wanted to be understood."""
    serve(Talker, io.StringIO(lines(HELLO, question())), sys.stdout)
    said = capsys.readouterr()
    assert [json.loads(line)["type"] for line in said.out.splitlines()] == ["ready", "choice"]
    assert said.err == "let me see\n"
    assert Talker.is_closed


# ---------------------------------------------------------------- the command


def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str) -> list[dict[str, Any]]:
    """What `signoria bot` answers to one question."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines(HELLO, question(), BYE)))
    code, text = signoria_command(capsys, "bot", *words)
    assert code == 0
    return [json.loads(line) for line in text.splitlines()]


def test_the_command_takes_the_seed_of_the_host_or_its_own(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def chosen(*words: str) -> str:
        ready, choice = command(capsys, monkeypatch, "random", *words)
        assert ready == {"type": "ready", "name": "random"}
        return str(choice["move"])

    moves = {seed: make_bot("random", seed).choose(table().seen(0)).move.text for seed in range(10)}
    assert len(set(moves.values())) > 1
    assert chosen() == moves[SEED]
    assert [chosen("--seed", str(seed)) for seed in range(10)] == list(moves.values())


def test_reasons_are_told_too(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    _, choice = command(capsys, monkeypatch, "greedy")
    assert choice["ranked"][0]["reasons"]


def test_a_bot_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        signoria_main("bot", "genius")
    assert left.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "no bot is called 'genius'" in said.err


def signoria_main(*words: str) -> None:
    from signoria.cli.main import make_app

    make_app()(list(words))


def test_the_command_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = signoria_command(capsys, "bot", "--help")
    assert code == 0
    assert "search:200ms" in text
    assert "cli-bot" not in text


def test_a_host_that_is_gone_hears_no_complaint() -> None:
    """A tournament that is stopped leaves its bots in the middle of a thought."""
    process = subprocess.Popen(
        built_in("random"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    process.stdout.close()
    process.stdout = None
    _, complaint = process.communicate(lines(HELLO), timeout=60)
    assert (process.returncode, complaint) == (0, "")
