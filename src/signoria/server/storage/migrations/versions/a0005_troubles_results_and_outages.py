"""Why a table is parked, what a list shows of tables without opening them, and when no server ran."""

import sqlalchemy as sa
from alembic import op

revision = "a0005"
down_revision = "a0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("trouble", sa.String(length=500), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("stand_ins", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("result", sa.JSON(), nullable=True))
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("began"),
    )
    # The servers of earlier versions left no pulse: the last entry of any log is the last sign of life.
    op.execute('INSERT INTO pulse (id, at) SELECT 1, MAX("at") FROM log HAVING MAX("at") IS NOT NULL')
