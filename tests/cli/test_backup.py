"""`signoria backup`: what was acknowledged is in the copy, whatever the server is doing meanwhile."""

import shutil
import sqlite3
import stat
import sys
from pathlib import Path

import pytest

from signoria.cli.backup import copy
from signoria.client import Client
from tests.cli.terminals import signoria_command
from tests.server.servers import Server


def test_a_copy_of_a_running_server_holds_every_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Who copied the file alone lost the newest moves without a word: they are in the -wal beside it."""
    file, plain, made = tmp_path / "mine.db", tmp_path / "plain.db", tmp_path / "copy.db"
    with Server(f"sqlite:///{file}", tmp_path) as server, Client(server.url) as me:
        me.guest("Ann")
        table = me.create("lorenzo", seats=2, hot_seat=True)
        seats = [table.claim(0), table.claim(1)]
        for _ in range(5):
            seat = seats[seats[0].now.waiting[0]]
            seq = seat.play(seat.now.legal[0])
            seats[0].wait(seq)
        shutil.copy(file, plain)
        code, text = signoria_command(capsys, "backup", made, "--database", f"sqlite:///{file}")
        seat = seats[seats[0].now.waiting[0]]
        seat.play(seat.now.legal[0])  # which comes too late
    assert (code, f"serve --database sqlite:///{made}" in text) == (0, True), text
    assert entries(made) == seq + 1
    assert entries(plain) < seq + 1
    assert entries(file) == seq + 2
    assert stat.S_IMODE(made.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.glob("copy.db*")) == ["copy.db"]
    with Server(f"sqlite:///{made}", tmp_path) as server, Client(server.url, patience=5) as again:
        assert again.table(table.id).watch().now.seq == seq


def entries(file: Path) -> int:
    """Entries of all logs in a database; none where not even its tables have arrived."""
    connection = sqlite3.connect(file)
    try:
        (count,) = connection.execute("SELECT count(*) FROM log").fetchone()
    except sqlite3.OperationalError:
        return 0
    finally:
        connection.close()
    return int(count)


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, there = tmp_path / "a.db", tmp_path / "b.db"
    sqlite3.connect(file).close()
    file.touch()
    there.write_text("mine")
    code, text = signoria_command(capsys, "backup", there, "--database", f"sqlite:///{file}")
    assert (code, "already exists" in text, there.read_text()) == (1, True, "mine")


def test_what_cannot_be_copied_is_named_and_leaves_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, to = tmp_path / "a.db", tmp_path / "b.db"
    code, text = signoria_command(capsys, "backup", to, "--database", f"sqlite:///{file}")
    assert (code, f"Can’t find the database {file}" in text) == (1, True)
    file.write_text("this is no database, but it is long enough to be taken for one" * 20)
    code, text = signoria_command(capsys, "backup", to, "--database", f"sqlite:///{file}")
    assert (code, "file is not a database" in text, to.exists()) == (1, True, False)
    with pytest.raises(FileNotFoundError):
        copy(file, tmp_path / "nowhere" / "b.db")


def test_postgresql_has_a_tool_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = "postgresql+psycopg://me:secret@db/signoria"
    code, text = signoria_command(capsys, "backup", tmp_path / "b", "--database", database)
    assert (code, "pg_dump" in text, "secret" in text) == (2, True, False)


def test_bad_settings_and_missing_packages_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, text = signoria_command(capsys, "backup", tmp_path / "b", "--config", tmp_path / "none.toml")
    assert (code, "none.toml" in text) == (2, True)
    monkeypatch.setitem(sys.modules, "signoria.server.settings", None)
    code, text = signoria_command(capsys, "backup", tmp_path / "b")
    assert (code, "signoria[server]" in text) == (2, True)
