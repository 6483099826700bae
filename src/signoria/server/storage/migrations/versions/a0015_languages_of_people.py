"""The language in which people get e-mail."""

import sqlalchemy as sa
from alembic import op

revision = "a0015"
down_revision = "a0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("lang", sa.String(length=2), nullable=False, server_default="en"))
