"""The bot with counters: `python -m bot.cli.counted FILE`.

On SIGUSR1 it writes its counts to FILE: statements, transactions, those of them that wrote or
waited for the disk, and callbacks of its loop. Counting costs time, so such a bot is not used for
other measurements.
"""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event

from bot.store.database.opening import DURABLE
from bot.store.transaction import WRITES

counts: Counter[str] = Counter()


def _begun(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get(WRITES)
    counts["transactions"] += 1
    counts["writes"] += bool(writes)
    counts["fsyncs"] += writes == DURABLE


def _statement(*_: Any) -> None:
    counts["statements"] += 1


def count() -> None:
    """Start counting."""
    event.listen(sa.Engine, "begin", _begun)
    event.listen(sa.Engine, "before_cursor_execute", _statement)
    handles: Any = asyncio.Handle
    run = handles._run

    def counted(handle: asyncio.Handle) -> None:
        counts["callbacks"] += 1
        run(handle)

    handles._run = counted


def _tell(path: Path) -> None:
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(counts), encoding="utf-8")
    fresh.replace(path)


def main() -> None:
    """Run `gharkane bot` with counters."""
    from bot.cli.commands import main as run

    path = Path(sys.argv.pop(1))
    count()
    signal.signal(signal.SIGUSR1, lambda *_: _tell(path))
    run()


if __name__ == "__main__":
    main()
