"""Storage: SQLite or PostgreSQL, batched writes, leases, migrations and backups."""
