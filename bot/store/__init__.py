"""The only place that knows SQL: SQLAlchemy Core, async, over SQLite or PostgreSQL."""

from bot.store.database.opening import StoreError
from bot.store.program import tables as program_tables
from bot.store.store import Store

__all__ = ["Store", "StoreError", "program_tables"]
