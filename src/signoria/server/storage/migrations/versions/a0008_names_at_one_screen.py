"""What a seat is called where one person plays several."""

import sqlalchemy as sa
from alembic import op

revision = "a0008"
down_revision = "a0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chairs", sa.Column("nickname", sa.String(40), nullable=False, server_default=""))
