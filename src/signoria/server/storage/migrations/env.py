"""Alembic asks here for the connection; `migrate` hands it over."""

from alembic import context

from signoria.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
