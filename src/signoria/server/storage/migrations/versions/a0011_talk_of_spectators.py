"""Whether spectators of a table may talk."""

import sqlalchemy as sa
from alembic import op

revision = "a0011"
down_revision = "a0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("spectators_talk", sa.Boolean(), nullable=False, server_default=sa.false()))
