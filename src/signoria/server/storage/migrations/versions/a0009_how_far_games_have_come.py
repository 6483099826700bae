"""What a list says of a game that is played: its round, who must answer, and their clocks.

Of games under way nothing is known until somebody opens them or moves.
"""

import sqlalchemy as sa
from alembic import op

revision = "a0009"
down_revision = "a0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("round", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("moved", sa.Float(), nullable=True))
    op.add_column("tables", sa.Column("waiting", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("clocks", sa.JSON(), nullable=False, server_default="[]"))
