"""How alembic runs the steps in `versions/`: on the connection that it is handed.

The server hands it one at start (`schema_upgrade.py`); there is no other way in.
"""

from alembic import context

from pandemonium.server.storage.sql_tables import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    render_as_batch=connection.dialect.name == "sqlite",
)
with context.begin_transaction():
    context.run_migrations()
