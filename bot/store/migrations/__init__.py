"""Alembic's folder: run by `bot.store.database.opening`, never from a command line."""
