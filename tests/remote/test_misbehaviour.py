"""Whatever a program does wrong is told in one sentence that quotes it, in time, and nothing of it runs on."""

import json
import os
import re
import shlex
import signal
import time
from pathlib import Path

import pytest

from signoria import SignoriaError
from signoria.remote import RemoteBot, make_any_bot, program
from tests.remote.programs import MANNERS, POLITE, a_question, remote, written


def refused(bot: RemoteBot) -> str:
    """What is said about a program that is asked; it has ended then."""
    with pytest.raises(SignoriaError) as said:
        bot.choose(a_question())
    assert bot.program is None
    text = str(said.value)
    assert text.startswith(f"{bot.command}: ")
    return text.removeprefix(f"{bot.command}: ")


# ---------------------------------------------------------------- programs that cannot be started


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("", "which program"),
        ("  ", "which program"),
        ("no_such_program --fast", "there is no program 'no_such_program' here"),
        ("python3 'half", "cannot be read as a command line: No closing quotation"),
    ],
)
def test_a_command_line_that_cannot_be_is_refused_before_the_game(command: str, said: str) -> None:
    for name in (f"run:{command}", f"run:5s:{command}"):
        with pytest.raises(SignoriaError, match=said):
            make_any_bot(name, 1)


def test_a_file_that_is_no_program(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_bytes(b"\x00\x01\x02")
    file.chmod(0o755)
    assert refused(RemoteBot(str(file), 1)).startswith("it cannot be started: [Errno 8]")


# ---------------------------------------------------------------- programs that end


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("sys.exit(3)", "it has ended, with code 3, while an answer was due"),
        ("os.kill(os.getpid(), 9)", "it has ended, by signal 9, while an answer was due"),
        ("sys.stdout.write('{\"type\"'); sys.exit()", "in the middle of the line '{\"type\"'"),
        ("sys.stdout.close(); os.close(1); time.sleep(60)", "it neither reads nor writes any more"),
    ],
)
@pytest.mark.parametrize("begins", [MANNERS, POLITE], ids=["greeted", "asked"])
def test_a_program_that_ends(
    begins: str, body: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "MOMENT", 1.0)
    assert said in refused(remote(tmp_path, begins, f"import os; {body}"))


def test_a_program_that_has_ended_since(tmp_path: Path) -> None:
    """It says its choice and ends: that is noticed when it is asked again."""
    bot = remote(tmp_path, POLITE, "say(type='choice', n=1, move=first)")
    assert bot.choose(a_question()).move == a_question().legal[0]
    assert "it has ended, with code 0" in refused(bot)


# ---------------------------------------------------------------- programs that say something else


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("print('ok', flush=True)", r"this is not valid JSON .*: 'ok\\n'"),
        ("print('[' * 100_000, flush=True)", r"this is not valid JSON .*: '\[\[\["),
        ("print('[1]', flush=True)", r"the line: must be an object, not '\[1\]\\n'"),
        ("sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush()", r"this is not valid JSON .*: '�\\n'"),
        ("say(kind='ready')", "type: must be a text; the line was .*kind"),
        ("say(type=['ready'])", "type: must be a text"),
        ("say(type='resign')", "type: must be .* here, not 'resign'; the line was .*resign"),
        ("say(type='hello')", "type: must be .* here, not 'hello'"),
    ],
)
@pytest.mark.parametrize("begins", [MANNERS, POLITE], ids=["greeted", "asked"])
def test_nonsense_is_quoted(begins: str, body: str, said: str, tmp_path: Path) -> None:
    assert re.match(said, refused(remote(tmp_path, begins, body, "hear()")))


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("type='choice', n=1", "type: must be ready here, not 'choice'"),
        ("type='ready'", "name: must be a text"),
        ("type='ready', name=7", "name: must be a text"),
    ],
)
def test_a_greeting_that_is_none(message: str, said: str, tmp_path: Path) -> None:
    assert refused(remote(tmp_path, MANNERS, f"say({message})", "hear()")).startswith(said)


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("type='ready', name='again'", "type: must be world or choice here, not 'ready'"),
        ("move=first, n=1", "type: must be a text"),
        ("type='choice', move=first", "n: must be a whole number"),
        ("type='choice', move=first, n=True", "n: must be a whole number"),
        ("type='choice', move=first, n=2", "n: must be that of the question, 1"),
        ("type='choice', n=1", "move: must be a text"),
        ("type='choice', n=1, move={'verb': 'pass'}", "move: must be a text"),
        ("type='choice', n=1, move='fly away'", "move: 'fly away' is none of the "),
        ("type='choice', n=1, move=first + ' '", "move: "),
    ],
)
def test_a_choice_that_is_none(message: str, said: str, tmp_path: Path) -> None:
    text = refused(remote(tmp_path, POLITE, f"say({message})", "hear()"))
    assert text.startswith(said)
    assert "; the line was '{" in text


@pytest.mark.parametrize(
    ("ranked", "said"),
    [
        ("{}", "ranked: must be a list"),
        ("[first]", "ranked[0]: must be an object"),
        ("[dict(worth=1)]", "ranked[0].move: must be a text"),
        ("[dict(move='fly', worth=1)]", "ranked[0].move: 'fly' is none of the"),
        ("[dict(move=first)]", "ranked[0].worth: must be a number"),
        ("[dict(move=first, worth=float('nan'))]", "ranked[0].worth: must be a number"),
        ("[dict(move=first, worth=10**400)]", "ranked[0].worth: must be a number"),
        ("[dict(move=first, worth=1, looks=2.5)]", "ranked[0].looks: must be a whole number"),
        ("[dict(move=first, worth=1, reasons=[dict(feature='points')])]", "ranked[0].reasons[0].points: must be a who"),
    ],
)
def test_thoughts_that_are_none(ranked: str, said: str, tmp_path: Path) -> None:
    text = refused(remote(tmp_path, POLITE, f"say(type='choice', n=1, move=first, ranked={ranked})", "hear()"))
    assert text.startswith(said)
    assert '"choice"' in text


def test_a_line_without_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "LONGEST", 5000)
    text = refused(remote(tmp_path, POLITE, "while True: sys.stdout.write('x' * 1000)"))
    assert text.startswith("a line must not be longer than 5000 characters, as this one is: 'xxxx")
    assert len(text) < 400


def test_what_is_not_known_is_ignored_and_what_may_be_missing_is_filled_in(tmp_path: Path) -> None:
    body = "say(type='choice', n=1, move=first, mood='glad', ranked=[dict(move=first, worth=2, colour='red')])"
    bot = remote(tmp_path, MANNERS, "say(type='ready', name='Zoë', version=[3])", "question = hear()",
                 "first = question['legal'][0]", body, "hear()")  # fmt: skip
    choice = bot.choose(a_question())
    assert bot.name == "Zoë"
    first = a_question().legal[0].text
    assert choice.json() == {
        "move": first,
        "unit": "points",
        "ranked": [{"move": first, "worth": 2, "spread": 0, "looks": 1, "reasons": []}],
    }
    bot.close()


def test_reasons_come_through(tmp_path: Path) -> None:
    ranked = [{"worth": 0.75, "spread": 0.25, "looks": 40, "reasons": [{"feature": "harvests", "points": -180}]}]
    bot = remote(
        tmp_path, POLITE, f"ranked = [dict(one, move=first) for one in json.loads({json.dumps(ranked)!r})]",
        "say(type='choice', n=1, move=first, ranked=ranked)", "hear()",
    )  # fmt: skip
    choice = bot.choose(a_question())
    bot.close()
    assert [(one.feature, one.points) for one in choice.reasons] == [("harvests", -180)]
    (one,) = choice.ranked
    assert (one.worth, one.spread, one.looks) == (0.75, 0.25, 40)


# ---------------------------------------------------------------- programs that take too long


@pytest.mark.parametrize(
    "parts",
    [
        (MANNERS, "time.sleep(60)"),
        (POLITE, "time.sleep(60)"),
        (POLITE, "while True: say(type='world'); hear()"),
        (POLITE, "for _ in range(1000): say(type='world')", "time.sleep(60)"),  # it asks, and never reads
    ],
    ids=["greeted", "asked", "asks for worlds without end", "does not read"],
)
def test_a_program_that_is_too_slow_is_ended(parts: tuple[str, ...], tmp_path: Path) -> None:
    began = time.monotonic()
    assert refused(remote(tmp_path, *parts, seconds=2)) == "it took longer than 2 seconds"
    assert time.monotonic() - began < 30


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    """A shell that starts the bot proper: to end the shell alone left the bot thinking for ever."""
    file = tmp_path / "pid"
    words = written(tmp_path, POLITE, f"import os; open({str(file)!r}, 'w').write(str(os.getpid()))", "time.sleep(600)")
    bot = RemoteBot(shlex.join(["sh", "-c", f"{words}; true"]), 1, seconds=5)
    assert refused(bot) == "it took longer than 5 seconds"
    pid = int(file.read_text())
    for _ in range(100):
        if not is_running(pid):
            return
        time.sleep(0.05)
    os.kill(pid, signal.SIGKILL)
    raise AssertionError("it runs on")


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


# ---------------------------------------------------------------- the end


def test_a_program_is_told_goodbye(tmp_path: Path) -> None:
    file = tmp_path / "last"
    bot = remote(tmp_path, POLITE, "say(type='choice', n=1, move=first)",
                 f"open({str(file)!r}, 'w').write(hear()['type'] + repr(sys.stdin.readline()))")  # fmt: skip
    bot.choose(a_question())
    process = bot.program.process if bot.program else None
    bot.close()
    assert file.read_text() == "bye''"
    assert process is not None
    assert process.returncode == 0
    bot.close()  # twice does no harm


@pytest.mark.parametrize("deaf", ["time.sleep(600)", "import os; os.close(0); time.sleep(600)"])
def test_a_program_that_does_not_listen_is_ended(deaf: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.remote.bot.MOMENT", 0.3)
    monkeypatch.setattr(program, "MOMENT", 0.3)
    bot = remote(tmp_path, POLITE, "say(type='choice', n=1, move=first)", deaf)
    bot.choose(a_question())
    process = bot.program.process if bot.program else None
    bot.close()
    assert process is not None
    assert process.returncode == -signal.SIGKILL


def test_after_a_failure_a_bot_begins_again(tmp_path: Path) -> None:
    """The program ends at its first question, and behaves when it is started for the second time."""
    flag = tmp_path / "flag"
    once = f"from pathlib import Path\nflag = Path({str(flag)!r})\nif not flag.exists(): flag.touch(); sys.exit(1)"
    bot = remote(tmp_path, POLITE, once, "say(type='choice', n=1, move=first)", "hear()")
    assert "with code 1" in refused(bot)
    assert bot.choose(a_question()).move == a_question().legal[0]
    bot.close()


def test_what_a_program_complains_of_goes_to_standard_error(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    bot = remote(tmp_path, POLITE, "raise RuntimeError('I do not know this game')")
    assert "it has ended, with code 1" in refused(bot)
    assert "RuntimeError: I do not know this game" in capfd.readouterr().err
