"""When whoever holds a seat was last here; of running games that is not known, as if they had just left."""

import time

import sqlalchemy as sa
from alembic import op

revision = "a0004"
down_revision = "a0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chairs", sa.Column("seen", sa.Float(), nullable=False, server_default=str(time.time())))
