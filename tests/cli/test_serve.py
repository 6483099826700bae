"""`signoria serve`: it starts with nothing set, says where it is, and what is wrong where it cannot start."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from signoria.cli import serve
from signoria.cli.screen import make_console
from signoria.kernel.text import LANGUAGES, words_for
from signoria.server import inviting, running
from signoria.server.qr import qr_code
from signoria.server.settings import Settings, load
from tests.cli.terminals import signoria_command

MAIN = "from signoria.cli.main import main; main()"


def test_every_setting_has_words_in_every_language() -> None:
    for lang in LANGUAGES:
        words = words_for("lorenzo", lang)
        missing = [name for name in Settings.__struct_fields__ if not words.has(f"cli-setting-{name}")]
        assert (lang, missing) == (lang, [])


def test_the_help_lists_every_setting_with_its_name_default_and_environment(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = signoria_command(capsys, "serve", "--help")
    assert code == 0
    for name in Settings.__struct_fields__:
        assert f"\n{name}  SIGNORIA_{name.upper()}\n" in text
    assert text.count("Default:") == len(Settings.__struct_fields__)
    assert "Port to listen on; 0 takes any that is free. Default: 8000" in text
    assert "cli-" not in text


@pytest.mark.parametrize(
    ("toml", "said"),
    [
        ("port = ", "Invalid value"),
        ("port = 70000", "port: a whole number from 0 to 65535, not 70000 ("),
        ('host = ["a"]', "host: a text, not ['a'] ("),
        ("prot = 8000", "prot: there is no such setting; there is host, port, database"),
    ],
)
def test_a_bad_file_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path, toml: str, said: str) -> None:
    file = tmp_path / "signoria.toml"
    file.write_text(toml)
    code, text = signoria_command(capsys, "serve", "--config", file)
    assert (code, said in text) == (2, True), text


def test_a_file_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, text = signoria_command(capsys, "serve", "--config", tmp_path / "none.toml")
    assert (code, "none.toml: No such file" in text) == (2, True)


def test_a_bad_value_in_the_environment_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIGNORIA_SESSION_DAYS", "many")
    code, text = signoria_command(capsys, "serve")
    assert (code, "session_days: a whole number from 1 to 3650, not 'many' (SIGNORIA_SESSION_DAYS)" in text) == (
        2,
        True,
    )


def test_a_port_in_use_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        code, text = signoria_command(capsys, "serve", "--port", port)
    assert code == 1
    assert text.startswith(f"Can’t listen on 127.0.0.1:{port}: Address already in use.")


def test_a_relative_database_is_shown_whole(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert serve.shown("sqlite:///x.db") == str(tmp_path / "x.db")
    assert serve.shown("postgresql+psycopg://me:secret@db/x") == "postgresql+psycopg://me:***@db/x"


def test_a_database_that_cannot_be_opened_is_named_without_its_password(capsys: pytest.CaptureFixture[str]) -> None:
    code, text = signoria_command(capsys, "serve", "--database", "postgresql+psycopg://me:secret@127.0.0.1:1/x")
    assert (code, "Can’t open" in text, "secret" in text) == (1, True, False)


def test_missing_packages_are_named_with_what_installs_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("uvicorn", "signoria.server.running", "signoria.server.settings"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    code, text = signoria_command(capsys, "serve")
    assert (code, 'pip install "signoria[server]"' in text) == (2, True)
    monkeypatch.setitem(sys.modules, "signoria.server.settings", None)
    assert "signoria[server]" in serve.settings_help()


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "signoria.toml"
    file.write_text('port = 1\nhost = "a"\nlog_level = "debug"\n')
    monkeypatch.setenv("SIGNORIA_PORT", "2")
    monkeypatch.setenv("SIGNORIA_HOST", "b")
    settings = load(file, port=3)
    assert (settings.port, settings.host, settings.log_level, settings.session_days) == (3, "b", "debug", 90)


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """`signoria serve` with nothing set but a free port and a folder of the test's own."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SIGNORIA_")}
    command = [sys.executable, "-c", MAIN, "serve", "--port", "0"]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def test_it_serves_where_it_says_and_ends_with_ctrl_c(serving: subprocess.Popen[str], tmp_path: Path) -> None:
    assert serving.stdout is not None
    address = serving.stdout.readline().split()[-1]
    api = serving.stdout.readline().split()[-1]
    data = Path(serving.stdout.readline().split()[-1])
    assert data == tmp_path / "state" / "signoria" / "server.db"
    wait_for(f"{address}/health")
    assert "/api/tables" in httpx.get(api).json()["paths"]
    assert data.exists()
    with connect(address.replace("http", "ws") + "/api/ws") as connected:
        connected.recv()
        serving.send_signal(signal.SIGINT)
        assert serving.wait() == 0
    assert serving.stdout.read().splitlines()[-1] == "The server has stopped. Nothing is lost."


def test_the_address_it_listens_on_is_said_beside_the_one_people_know(capsys: pytest.CaptureFixture[str]) -> None:
    """With `public_url` nobody was told the port that a proxy has to be pointed to."""
    settings = Settings(public_url="https://play.example.org/", port=8123, database="sqlite:////var/s.db")
    serve.introduce(make_console(False), words_for("lorenzo", "en"), settings)
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == [
        "Signoria is running at https://play.example.org",
        "The server itself listens on http://127.0.0.1:8123",
    ]
    assert "https://play.example.org/api/docs/openapi.json" in lines[2]
    assert "backup TO --database sqlite:////var/s.db" in lines[4]  # the file alone is not everything


def test_others_in_the_network_are_shown_an_address_and_its_code(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inviting, "network_address", lambda: "192.168.1.5")
    settings = Settings(host="0.0.0.0", port=8123)
    serve.invite(make_console(False), words_for("lorenzo", "en"), settings)
    first, *code = capsys.readouterr().out.splitlines()
    assert first == "On this network: http://192.168.1.5:8123"
    modules = len(qr_code("http://192.168.1.5:8123")) + 8
    assert {len(line) for line in code} == {modules}
    assert len(code) == (modules + 1) // 2
    assert code[2][:5] == "████ "  # without colours what is light is drawn: the quiet zone, and then a finder
    monkeypatch.setattr(inviting, "network_address", str)
    serve.invite(make_console(False), words_for("lorenzo", "en"), settings)
    assert "only you can reach the server" in capsys.readouterr().out


def test_only_who_asks_for_it_listens_on_all_networks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    hosts: list[str] = []

    def note(settings: Settings) -> socket.socket:
        hosts.append(settings.host)
        raise OSError("not now")

    monkeypatch.setattr(running, "listen", note)
    for options in ((), ("--lan",), ("--lan", "--host", "10.0.0.7")):
        signoria_command(capsys, "serve", *options)
    assert hosts == ["127.0.0.1", "0.0.0.0", "10.0.0.7"]


def wait_for(url: str) -> None:
    while True:
        try:
            if httpx.get(url, timeout=30).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
