"""Alembic's folder: run from `bot.store.database.opening`, never from a command line."""
