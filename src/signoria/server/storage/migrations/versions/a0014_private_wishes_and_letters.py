"""What seats want answered by themselves, apart from the log, and letters that wait for an answer."""

import sqlalchemy as sa
from alembic import op

revision = "a0014"
down_revision = "a0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("delay", sa.String(length=10), nullable=False, server_default="none"))
    op.create_table(
        "private",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("wishes", sa.JSON(), nullable=True),
        sa.Column("plan", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_table(
        "letters",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("sender", sa.Integer(), nullable=False),
        sa.Column("receiver", sa.Integer(), nullable=False),
        sa.Column("moves", sa.JSON(), nullable=False),
        sa.Column("moment", sa.String(length=20), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("key", sa.String(length=80), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table", "n"),
        sa.UniqueConstraint("table", "key", name="letters_key_once"),
    )
