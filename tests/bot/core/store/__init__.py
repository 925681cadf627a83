"""The database: opened, upgraded, copied, moved, shared, killed."""
