"""Alembic's folder: run from `bot.store.opening`, never from a command line."""
