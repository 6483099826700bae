"""What people see of their sessions and tokens, and what their names look like."""

import sqlalchemy as sa
from alembic import op

from signoria.server.names import skeleton

revision = "a0007"
down_revision = "a0006"
branch_labels = None
depends_on = None

people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("name_key"), sa.column("skeleton"))


def upgrade() -> None:
    op.add_column("sessions", sa.Column("kind", sa.String(10), nullable=False, server_default="session"))
    op.add_column("sessions", sa.Column("name", sa.String(80), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("created", sa.Float(), nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("used", sa.Float(), nullable=False, server_default="0"))
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.add_column("people", sa.Column("skeleton", sa.String(80), nullable=True))
    op.create_index("people_by_skeleton", "people", ["skeleton"])
    connection = op.get_bind()
    accounts = connection.execute(sa.select(people.c.id, people.c.name).where(people.c.name_key.is_not(None))).all()
    for person, name in accounts:
        connection.execute(people.update().where(people.c.id == person).values(skeleton=skeleton(name)))
