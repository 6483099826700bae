"""The commands besides play, and play in a real terminal."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

import signoria
from signoria.cli import files
from signoria.cli.main import make_app
from tests.cli.terminals import RAW_KEY, FakeBot, fresh, signoria_command

START = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); from signoria.cli.main import main; main()"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a finished game."""
    m = fresh(2)
    bot = FakeBot()
    while not m.over:
        seat = m.waiting[0]
        m.play(seat, bot.choose(m.seen(seat)).move)
    return files.save(m, tmp_path / "game.txt")


def test_output_that_nobody_reads_to_its_end_is_no_error(tmp_path: Path) -> None:
    """`signoria arena --json | head -1` once ended with `Not possible: Broken pipe`."""
    command = ["arena", "lorenzo", "--bots", "random", "--seats", "2", "--games", "2", "--workers", "1", "--json"]
    with subprocess.Popen(
        [sys.executable, "-c", "from signoria.cli.main import main; main()", *command],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        said = process.stderr.read()
    assert "Broken pipe" not in said
    assert "Traceback" not in said
    assert process.returncode == 1


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = signoria_command(capsys, "rules", "lorenzo", "4.2")
    assert code == 0
    assert "L-4.2.2" in text
    code, text = signoria_command(capsys, "rules", "lorenzo")
    assert code == 0
    assert "L-13" in text
    code, text = signoria_command(capsys, "rules", "lorenzo", "4.2.99")
    assert code == 1
    assert "L-4.2" in text
    code, text = signoria_command(capsys, "rules", "chess")
    assert code == 2
    assert "lorenzo" in text


def test_games_lists_options_and_defaults(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = signoria_command(capsys, "games")
    assert code == 0
    assert "advanced=false" in text
    assert "track_caps=true" in text
    assert not RAW_KEY.search(text)


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = signoria_command(capsys, "--version")
    assert code == 0
    assert signoria.__version__ in text
    assert "compiled" in text
    for command in ([], ["play"], ["rules"], ["games"], ["replay"], ["verify"], ["backup"]):
        code, text = signoria_command(capsys, *command, "--help")
        assert code == 0
        assert not RAW_KEY.search(text)


def test_verify_says_what_holds(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, text = signoria_command(capsys, "verify", record)
    assert code == 0
    assert text.count("ok:") == 4
    assert "The record agrees with itself." in text
    assert "This does not prove that dice and cards were fair" in text


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("chance roll black 1\n", "chance roll black 2\n", "FAILED: line "),
        ("chance reveal ", "chance reveal un", "FAILED: line "),
        ("digest: ", "digest: 0", "digest"),
        ("secret: ", "secret: 00", "commitment"),
        ("commitment: ", "commitment: 00", "commitment"),
        ("0 place ", "1 place ", "FAILED: line "),
        ("seats: 2", "seats: 9", "FAILED"),
        ("signoria record 1", "something else", "cannot be read"),
    ],
)
def test_verify_finds_what_was_changed(
    record: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, said: str
) -> None:
    text = record.read_text()
    if old not in text:
        old, new = "chance roll black 6\n", "chance roll black 5\n"
    record.write_text(text.replace(old, new, 1))
    code, text = signoria_command(capsys, "verify", record)
    assert code == 1
    assert said in text


def test_verify_names_the_line(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = record.read_text().splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("chance roll white"))
    lines[number] = "chance roll white " + ("1" if lines[number][-1] != "1" else "2")
    record.write_text("\n".join(lines))
    code, text = signoria_command(capsys, "verify", record)
    assert code == 1
    assert f"line {number + 1}" in text


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_files_that_cannot_be_read(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert signoria_command(capsys, command, tmp_path / "nothing.txt")[0] == 1
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert signoria_command(capsys, command, tmp_path / "bytes")[0] == 1


def test_names_in_a_record_give_the_terminal_no_orders(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A story: a name with an escape sequence renamed the window of whoever replayed the game."""
    match = signoria.new("lorenzo", seats=2, seed=1, names=["\x1b]0;owned\x07Ann", "B\u202eob Žižka"])
    for _ in range(6):
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    file = tmp_path / "game.txt"
    file.write_text(match.record(secret=True).text())
    code, text = signoria_command(capsys, "replay", file)
    assert code == 0
    assert "\ufffd]0;owned\ufffdAnn" in text
    assert "B\ufffdob Žižka" in text
    assert not {"\x1b", "\x07", "\u202e"} & set(text)


@pytest.mark.parametrize("command", ["replay", "verify", "play"])
def test_errors_about_a_record_give_the_terminal_no_orders(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    record = signoria.new("lorenzo", seats=2, seed=1).record(secret=True)
    record.lines.append(("0", "place \x1b]0;owned\x07"))
    file.write_text(record.text())
    code, text = signoria_command(capsys, command, *(["--load"] if command == "play" else []), file)
    assert code != 0
    assert "owned" in text
    assert "\x1b]" not in text


def test_replay_prints_the_log_or_a_moment(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, text = signoria_command(capsys, "replay", record)
    assert code == 0
    assert "Final score: Strozzi 40, Pazzi 27." in text
    code, text = signoria_command(capsys, "replay", record, "--at", "60", "--seat", "2")
    assert code == 0
    assert "Territories" in text
    assert signoria_command(capsys, "replay", record, "--seat", "9")[0] == 1


def test_play_refuses_what_cannot_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "broken.txt").write_text("signoria record 1\nnonsense\n")
    for words in (
        ["--seats", "7"],
        ["--option", "wings=true"],
        ["--bots", "nobody"],
        ["--load", str(tmp_path / "none.txt")],
        ["--load", str(tmp_path / "broken.txt")],
    ):
        code, text = signoria_command(capsys, "play", "lorenzo", *words)
        assert code == 2
        assert len(text.strip()) > 10


def test_play_refuses_a_record_that_cannot_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It once began, and broke at the next roll of the dice."""
    path = tmp_path / "game.txt"
    path.write_text(fresh(2).record().text())
    code, text = signoria_command(capsys, "play", "--load", path)
    assert code == 1
    assert "record(secret=True)" in text
    assert len(text.splitlines()) == 1


def test_a_finished_record_that_is_loaded_stays_as_it_is(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = record.read_text() + "# mine\n"
    record.write_text(text)
    code, shown = signoria_command(capsys, "play", "--load", record)
    assert code == 0
    assert str(record) in shown
    assert record.read_text() == text


@pytest.mark.parametrize("command", [["play"], ["rules"], ["games"]])
def test_an_unknown_language_says_which_there_are(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        make_app()([*command, "--lang", "fr"])
    assert left.value.code == 2
    said = capsys.readouterr()
    assert "en, pl, de, cs" in said.out + said.err


def test_verify_of_a_record_without_digest(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text(re.sub(r"digest: \w+\n", "digest: none\n", record.read_text()))
    code, text = signoria_command(capsys, "verify", record)
    assert code == 1
    assert text == "FAILED: digest: the record has none, so its end cannot be checked\n"
    record.write_text(record.read_text().removesuffix("digest: none\n"))
    code, text = signoria_command(capsys, "verify", record)
    assert code == 1
    assert "the record ends here without its digest" in text


def test_verify_of_a_game_that_is_not_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    path.write_text(fresh(2).record(secret=True).text())
    code, text = signoria_command(capsys, "verify", path)
    assert code == 0
    assert "not over" in text
    path.write_text(fresh(2).record().text())
    code, text = signoria_command(capsys, "verify", path)
    assert code == 1
    assert "not over" in text
    assert "secret" in text


@pytest.mark.parametrize(("end", "said"), [("agreed", "agreed to end the game early"), ("resigned", "by resignation")])
def test_verify_of_a_game_that_the_table_has_ended(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], end: str, said: str
) -> None:
    """It was said not to be over, and its record to be cut off."""
    m = fresh(2)
    m.note(f"end {end}")
    path = tmp_path / "game.txt"
    for is_secret in (True, False):
        path.write_text(m.record(secret=is_secret).text())
        code, text = signoria_command(capsys, "verify", path)
        assert (code, said in text, "not over" in text) == (0 if is_secret else 1, True, False)


def test_bots_alone_play_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = signoria_command(
        capsys, "play", "--humans", "0", "--bots", "random", "--seats", "2", "--seed", "1", "--option", "advanced=true"
    )
    assert code == 0
    assert "wins with" in text


# Where the tests themselves run in the background, interrupts are ignored from the beginning.
HEARING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"


class Terminal:
    """A program in a terminal of 100 columns and 40 lines."""

    def __init__(self, *words: str, **environment: str) -> None:
        self.screen, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
        source = str(Path(signoria.__file__).parent.parent)
        variables = {**os.environ, "PYTHONPATH": source, "TERM": "xterm-256color", **environment}
        for name in ("COLUMNS", "LINES", "NO_COLOR"):
            if name not in environment:
                variables.pop(name, None)
        self.program = subprocess.Popen(
            [sys.executable, "-c", f"{HEARING}; {START}", *words],
            stdin=inner, stdout=inner, stderr=inner, start_new_session=True, env=variables,
        )  # fmt: skip
        os.close(inner)
        self.text = ""

    def wait_for(self, what: str, seconds: float = 60) -> None:
        until = time.monotonic() + seconds
        while what not in self.text:
            assert time.monotonic() < until, f"{what!r} never came: {self.text}"
            if select.select([self.screen], [], [], 0.2)[0]:
                try:
                    self.text += os.read(self.screen, 65536).decode(errors="replace")
                except OSError:
                    break
        assert what in self.text, self.text

    def type(self, line: str) -> None:
        self.text = ""
        os.write(self.screen, line.encode())

    def interrupt(self, what: str) -> None:
        """Ctrl-C until something is said: one between a prompt and the wait for a key is only seen at the next key."""
        self.text = ""
        until = time.monotonic() + 60
        while what not in self.text:
            assert time.monotonic() < until, f"{what!r} never came: {self.text}"
            os.write(self.screen, b"\x03")
            while what not in self.text and select.select([self.screen], [], [], 3)[0]:
                self.text += os.read(self.screen, 65536).decode(errors="replace")

    def end(self) -> int:
        code = self.program.wait(60)
        os.close(self.screen)
        return code


def test_play_in_a_real_terminal() -> None:
    terminal = Terminal("play", "lorenzo", "--seats", "2", "--bots", "random", "--seed", "5")
    terminal.wait_for("Strozzi> ")
    assert "\x1b[" in terminal.text
    terminal.type("w cou\t\n")
    terminal.wait_for("Strozzi> ")
    terminal.type("xyzzy\n")
    terminal.wait_for("not a move or a command")
    terminal.type("quit\n")
    terminal.wait_for("[Y/n]")
    terminal.type("\n")
    terminal.wait_for("--load")
    assert terminal.end() == 0


def test_control_c_leaves_politely() -> None:
    terminal = Terminal("play", "lorenzo", "--seats", "2", "--bots", "random", "--no-color")
    terminal.wait_for("Strozzi> ")
    assert not re.search(r"\x1b\[[\d;]*m", terminal.text)
    terminal.interrupt("--load")
    assert terminal.end() == 0


def test_a_pipe_can_play() -> None:
    source = str(Path(signoria.__file__).parent.parent)
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "from signoria.cli.main import main; main()",
            "play",
            "--seats",
            "2",
            "--bots",
            "random",
        ],
        input="moves\nw council 0\nquit\nn\n",
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": source},
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert "not saved" in done.stdout
    assert "\x1b" not in done.stdout
