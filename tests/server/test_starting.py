"""Starting a server: mistakes in settings are told before anything is served, and a file belongs to one server."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from signoria.kernel.errors import SignoriaError
from signoria.server.running import InUse, held
from signoria.server.settings import load
from signoria.server.storage import Store
from tests.cli.terminals import signoria_command
from tests.server.servers import FRESH, Server
from tests.server.visitors import refusal


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("admin", "foo"),
        ("admin", "127.0.0.1;::1"),
        ("log_level", "loud"),
        ("public_url", "play.example.org"),
        ("public_url", "https://[broken"),
        ("smtp", "mail.example.org:587"),
        ("smtp", "smtp://mail.example.org:many"),
        ("port", "eighty"),
        ("webhooks", "yes"),
        ("origins", "example.com"),
        ("origins", "https://example.com/play"),
        ("origins", "https://*.example.com"),
        ("trusted_proxies", "proxy.example.com"),
        ("smtp_from", "notanaddress"),
        ("database", "server.db"),
        ("database", "mysql://ann:secret@db/signoria"),
        ("database", "sqlite://"),
        ("database", "sqlite:///:memory:"),
        ("database", "postgresql://ann:secret@db/signoria"),
        ("database", "sqlite:////nowhere/at/all/server.db"),
    ],
)
def test_a_mistake_in_a_setting_is_told_by_its_name(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    """SIGNORIA_ADMIN=foo gave a traceback after the server had said where it is; so did SIGNORIA_DATABASE=sqlite://."""
    monkeypatch.setenv(f"SIGNORIA_{name.upper()}", value)
    with pytest.raises(SignoriaError, match=rf"^{name}: .* \(SIGNORIA_{name.upper()}\)$") as refused:
        load()
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("/path/x.db", "write sqlite:////path/x.db, or postgresql+psycopg://"),
        ("mysql://db/x", "sqlite:///FILE or postgresql+psycopg://USER:PASSWORD@HOST/NAME, not mysql"),
        ("sqlite://", "tables are kept in a file: write sqlite:///FILE"),
        ("postgresql://db/x", "write postgresql+psycopg:// instead of postgresql://"),
        ("sqlite:////nowhere/x.db", "there is no directory /nowhere: make it first"),
    ],
)
def test_a_database_that_cannot_be_is_told_what_to_write(database: str, said: str) -> None:
    """People were shown errors of SQLAlchemy, or directories were made that nobody wanted."""
    with pytest.raises(SignoriaError) as refused:
        load(database=database)
    assert str(refused.value).startswith(f"database: {said}")
    assert not Path("/nowhere").exists()


def test_a_misspelt_name_in_the_environment_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """SIGNORIA_PROT=8123 was as good as nothing, and the server listened elsewhere."""
    for others in ("SIGNORIA_SERVER", "SIGNORIA_NATIVE", "SIGNORIA_BROWSER", "SIGNORIA_TEST_SERVERS"):
        monkeypatch.setenv(others, "x")
    load()
    monkeypatch.setenv("SIGNORIA_PROT", "8123")
    with pytest.raises(SignoriaError, match=r"^SIGNORIA_PROT: there is no such setting; did you mean SIGNORIA_PORT\?$"):
        load()


def test_all_mistakes_are_told_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "signoria.toml"
    file.write_text('port = "eighty"\nprot = 1\nlog_level = "loud"\nmetrics_token = 12345\n')
    monkeypatch.setenv("SIGNORIA_WEBHOOKS", "yes")
    with pytest.raises(SignoriaError) as refused:
        load(file)
    port, prot, level, token, webhooks = str(refused.value).splitlines()
    assert port == f"port: a whole number from 0 to 65535, not 'eighty' ({file})"
    assert prot.startswith("prot: there is no such setting; there is host, port, ")
    assert level == f"log_level: one of debug, info, warning, error, critical, not 'loud' ({file})"
    assert token == f"metrics_token: a text ({file})"
    assert webhooks == "webhooks: true or false, not 'yes' (SIGNORIA_WEBHOOKS)"


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Everybody on the machine could read the secrets of running tables, and e-mail addresses."""
    file = tmp_path / "signoria.db"
    with Server(f"sqlite:///{file}", tmp_path) as server:
        httpx.post(f"{server.url}/api/guests", json={"name": "Ann"}).raise_for_status()
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.glob("signoria.db*")}
        assert modes.pop("signoria.db.lock") & 0o002 == 0  # there is nothing in it
        assert modes == {"signoria.db": 0o600, "signoria.db-wal": 0o600, "signoria.db-shm": 0o600}
        assert "database-read-by-others" not in server.log()


def test_a_database_that_others_can_read_is_warned_of_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "signoria.db"
    file.touch(0o644)
    file.chmod(0o644)
    with Server(f"sqlite:///{file}", tmp_path) as server:
        assert "database-read-by-others" in server.log()
        assert file.stat().st_mode & 0o777 == 0o644


def test_a_password_in_a_setting_is_not_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNORIA_SMTP", "https://ann:secret@mail.example.org")
    with pytest.raises(SignoriaError) as refused:
        load()
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("admin", ""),
        ("smtp_from", "Signoria <play@example.org>"),
        ("admin", "10.0.0.0/8, ::1"),
        ("log_level", "DEBUG"),
        ("smtp", "smtps://a:b@mail.example.org"),
    ],
)
def test_what_is_right_is_taken(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"SIGNORIA_{name.upper()}", value)
    assert getattr(load(), name) == value


def test_the_command_says_it_and_serves_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("SIGNORIA_ADMIN", "foo")
    code, said = signoria_command(capsys, "serve", "--database", f"sqlite:///{tmp_path / 'x.db'}")
    assert code == 2
    assert "admin" in said
    assert "served" not in said


def test_a_file_belongs_to_one_server(own_server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    """Two servers on one file were both well, and neither heard of the moves the other had saved."""
    database = own_server.database
    file = database.removeprefix("sqlite:///")
    with pytest.raises(InUse, match="PostgreSQL"), held(database):
        pass
    code, said = signoria_command(capsys, "serve", "--database", database, "--port", "0", "--lang", "en")
    assert code == 1
    assert file in said
    assert "PostgreSQL" in said
    assert "served" not in said
    second = Server(database, own_server.folder)
    second.program = FRESH
    second.start(wait=False)
    assert second.process is not None
    assert second.process.wait(60) == 1
    assert "A server is running already" in second.log()
    assert "Traceback" not in second.log()
    own_server.kill()
    with held(database):
        pass
    own_server.start()
    assert httpx.get(f"{own_server.url}/health").status_code == 200


def test_postgresql_and_memory_belong_to_nobody() -> None:
    for database in ("postgresql+psycopg://somebody@nowhere/signoria", "sqlite://", "sqlite:///:memory:"):
        with held(database), held(database):
            pass


def test_whoever_is_on_the_machine_behind_the_proxy_is_its_administrator(tmp_path: Path) -> None:
    """With proxies = 1 the page refused who asked it on the machine itself, through no proxy."""
    settings: dict[str, Any] = {"proxies": 1, "public_url": "https://play.example"}
    with Server(f"sqlite:///{tmp_path / 'signoria.db'}", tmp_path, **settings) as server:
        for path in ("/admin", "/metrics"):
            assert httpx.get(server.url + path).status_code == 200
            assert httpx.get(server.url + path, headers={"Host": f"localhost:{server.port}"}).status_code == 200
            public = {"Host": "play.example"}
            refusal(httpx.get(server.url + path, headers=public), 403, "not-the-admin")
            refusal(httpx.get(server.url + path, headers={"X-Real-Ip": "127.0.0.1"}), 403, "not-the-admin")
            refusal(httpx.get(server.url + path, headers={"X-Forwarded-For": "1.0.8.1"}), 403, "not-the-admin")
            forwarded = {"X-Forwarded-For": "127.0.0.1", **public}
            assert httpx.get(server.url + path, headers=forwarded).status_code == 200


def test_the_module_says_what_is_wrong_without_a_traceback(tmp_path: Path) -> None:
    environment = {"SIGNORIA_LOG_LEVEL": "loud", "PATH": "", "HOME": str(tmp_path), "PYTHONPATH": ":".join(sys.path)}
    program = [sys.executable, "-m", "signoria.server.running"]
    ended = subprocess.run(program, env=environment, capture_output=True, text=True, timeout=60)
    assert (ended.returncode, ended.stderr.startswith("log_level: one of debug")) == (1, True), ended.stderr


def test_a_database_of_a_newer_version_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It ended in a traceback of the migrations."""
    file = tmp_path / "newer.db"
    Store(f"sqlite:///{file}").close()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'a9999'")
    connection.close()
    before = file.read_bytes()
    environment = {**os.environ, "SIGNORIA_DATABASE": f"sqlite:///{file}", "SIGNORIA_PORT": "0"}
    command = [sys.executable, "-m", "signoria.server.running"]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 1
    assert ran.stderr.startswith("database: a newer version of Signoria has written it (it is of a9999, ")
    assert len(ran.stderr.splitlines()) == 1
    code, said = signoria_command(capsys, "serve", "--database", f"sqlite:///{file}", "--port", "0", "--lang", "en")
    assert code == 1
    assert "a newer version of Signoria has written it" in said
    assert file.read_bytes() == before
