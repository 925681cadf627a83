"""The only place that knows SQL: SQLAlchemy Core, async, over SQLite or PostgreSQL."""

from bot.store import program
from bot.store.opening import StoreError
from bot.store.store import Store

__all__ = ["Store", "StoreError", "program"]
