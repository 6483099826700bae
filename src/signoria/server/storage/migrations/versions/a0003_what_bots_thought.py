"""What a bot thought before its move; nothing of the moves that were made before."""

import sqlalchemy as sa
from alembic import op

revision = "a0003"
down_revision = "a0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("log", sa.Column("thought", sa.JSON(), nullable=True))
