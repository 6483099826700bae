"""Brings a database up to date when the server starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from signoria.kernel.errors import SignoriaError

ONE_AT_A_TIME = 0x5160_0001  # number of the lock: several servers may start on one PostgreSQL at the same time


class NewerDatabase(SignoriaError):
    """A newer version has written it: it is left alone."""


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def check_known(connection: Connection) -> None:
    """Refuse a database of a newer version, since its contents are unknown."""
    scripts = ScriptDirectory.from_config(configuration())
    version = MigrationContext.configure(connection).get_current_revision()
    if version is not None and version not in {script.revision for script in scripts.walk_revisions()}:
        raise NewerDatabase(
            f"a newer version of Signoria has written it (it is of {version}, this version knows"
            f" {scripts.get_current_head()} at most). Install that version, or restore a backup from before the upgrade"
        )


def migrate(engine: Engine) -> None:
    config = configuration()
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
        check_known(connection)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
