"""Find tables by their host."""

from alembic import op

revision = "a0013"
down_revision = "a0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("tables_by_host", "tables", ["host"])
