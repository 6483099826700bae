"""Nonces are promised before they are revealed. Those of tables that wait for players are known already.

Games under way keep the nonces they began with; nobody had promised them.
"""

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "a0006"
down_revision = "a0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("reveal_by", sa.Float(), nullable=True))
    op.add_column("chairs", sa.Column("nonce_commitment", sa.String(length=64), nullable=False, server_default=""))
    tables = sa.table("tables", sa.column("id"), sa.column("status"))
    chairs = sa.table(
        "chairs", sa.column("table"), sa.column("seat"), sa.column("nonce"), sa.column("nonce_commitment")
    )
    is_open = chairs.c.table.in_(sa.select(tables.c.id).where(tables.c.status == "open"))
    known = sa.select(chairs.c.table, chairs.c.seat, chairs.c.nonce).where(is_open, chairs.c.nonce != "")
    connection = op.get_bind()
    for table, seat, nonce in connection.execute(known).all():
        promised = hashlib.sha256(b"signoria nonce\n" + nonce.encode()).hexdigest()
        this = sa.update(chairs).where(chairs.c.table == table, chairs.c.seat == seat)
        connection.execute(this.values(nonce_commitment=promised))
