"""Brings a database up to date when the server starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, text

ONE_AT_A_TIME = 0x5160_0001  # number of the lock: several servers may start on one PostgreSQL at once


def migrate(engine: Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
