"""SQL as it is written."""

from typing import Any

from bot.store.transaction import Found, Tx


def sql(tx: Tx, text: str, *values: Any) -> Found:
    """Run a statement of the database's own SQL."""
    return tx.connection.exec_driver_sql(text, *values)
