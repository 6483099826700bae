"""What a line of chat was sent with: sent again, it is said once."""

import sqlalchemy as sa
from alembic import op

revision = "a0016"
down_revision = "a0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("key", sa.String(length=64), nullable=True))
