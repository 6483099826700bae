"""Addresses that their owners have confirmed; people who are invited to a rematch."""

import sqlalchemy as sa
from alembic import op

revision = "a0002"
down_revision = "a0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("email_confirmed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("email_token", sa.String(length=64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("invited", sa.JSON(), nullable=False, server_default="[]"))
