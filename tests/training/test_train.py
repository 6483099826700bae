"""`signoria train`: a tiny course, what it tells, and that it can be stopped."""

import io
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from signoria.arena.intervals import Share
from signoria.arena.matches import Finished
from signoria.arena.standings import standings
from signoria.bots import make_bot
from signoria.bots.greedy import GreedyBot
from signoria.cli.speech import speech
from signoria.cli.train import tell
from signoria.kernel.text import LANGUAGES
from signoria.training.course import course
from tests.cli.terminals import RAW_KEY, signoria_command

START = "from signoria.cli.main import main; main()"
TINY = ["train", "lorenzo", "--seats", "2", "--rounds", "1", "--workers", "1"]
VERDICTS = {
    "above": "The learnt weights are better",
    "below": "The learnt weights are worse",
    "unclear": "It is not certain that the learnt weights are better",
}


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def test_a_tiny_course_writes_its_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, text = signoria_command(capsys, *TINY, "--games", "2", "--out", "new.json")
    assert code == 0, text
    assert "4 of 4 games" in text
    assert "victory points" in text
    assert any(said in text for said in VERDICTS.values())
    assert "arena lorenzo --bots greedy:hand,greedy:new.json" in text
    bot = make_bot("greedy:new.json", 1)
    assert isinstance(bot, GreedyBot)
    assert bot.evaluations["lorenzo"].weights["points"] == 10_000
    assert "signoria train lorenzo --seats 2 --games 2 --rounds 1 --seed 1" in (tmp_path / "new.json").read_text()
    assert [path.name for path in tmp_path.iterdir()] == ["new.json"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("verdict", VERDICTS)
def test_the_verdict_is_plain_in_every_language(lang: str, verdict: str) -> None:
    c = course("lorenzo", 2, {}, 2, 1, 1)
    done = [Finished(n, [1, 2], [30, 20], [{}, {}], 60, [[], []], [[], []]) for n in range(2)]
    found = standings(c.contest("greedy:new.json"), done)
    low, high = {"above": (0.6, 0.8), "below": (0.2, 0.4), "unclear": (0.4, 0.6)}[verdict]
    found.bots[0].wins = Share((low + high) / 2, low, high, 2)
    out = io.StringIO()
    console = Console(file=out, width=100, color_system=None, highlight=False, markup=False)
    tell(c, c.weights, found, console, speech(lang, "lorenzo"))
    said = out.getvalue()
    assert not RAW_KEY.search(said)
    assert "train-" not in said
    assert "feature-" not in said
    if lang == "en":
        assert [VERDICTS[key] in said for key in VERDICTS] == [key == verdict for key in VERDICTS]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["train", "chess"], "chess"),
        ([*TINY, "--games", "0"], "games: must be at least 1, not 0"),
        (["train", "lorenzo", "--seats", "9"], "9"),
        ([*TINY, "--out", "new.txt"], "ends in .json"),
        ([*TINY, "--out", "nowhere/new.json"], "there is no folder nowhere"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, text = signoria_command(capsys, *words)
    assert code == 2
    assert said in text


def test_without_the_extra_it_says_how_to_install_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    for name in ("fit", "learning"):
        monkeypatch.delitem(sys.modules, f"signoria.training.{name}", raising=False)
    code, text = signoria_command(capsys, *TINY)
    assert code == 2
    assert 'pip install "signoria[train]"' in text


@pytest.fixture
def running(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A course under way."""
    process = subprocess.Popen(
        [sys.executable, "-c", START, *TINY, "--games", "20", "--out", "new.json"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    yield process
    process.kill()
    process.communicate()


def test_ctrl_c_ends_cleanly_and_writes_nothing(running: subprocess.Popen[str], tmp_path: Path) -> None:
    assert running.stdout is not None
    assert "of 40 games" in running.stdout.readline()
    running.send_signal(signal.SIGINT)
    said, _ = running.communicate(timeout=60)
    assert running.returncode == 130, said
    assert "Stopped. Nothing was written." in said
    assert "Traceback" not in said
    assert list(tmp_path.iterdir()) == []
