"""Six letters with which a table that waits for players is found."""

import sqlalchemy as sa
from alembic import op

revision = "a0012"
down_revision = "a0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("code", sa.String(6), nullable=False, server_default=""))
    op.create_index("tables_by_code", "tables", ["code"])
