"""Check whether the games of a database replay with this program as they were played.

Each game is replayed from its start, and the events of each move are compared. A running game may
differ, because it continues from its saved state. It breaks if that state cannot be read, if its
question cannot be answered, or if it cannot be played to an end from there.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, Literal

from bot.model.states import Status
from bot.store import Store, listing
from bot.store import games as rows
from bot.store.database import copies
from bot.store.database.opening import checked_url, need_database
from bot.store.transaction import Tx
from bot.table import Tables
from bot.table.after.replay import GameHistory, difference, history_of, one_line
from engine import codec
from engine.kernel import Game, decision, legal, pending, play, settled
from engine.rng import advance

Outcome = Literal["same", "differs", "breaks"]
MOST_PICKS: Final = 5_000
"""Picks after which a game that is played on by chance counts as one that never ends."""


@dataclass(frozen=True)
class Finding:
    """The result for one game."""

    table: int
    game: str
    status: Status
    outcome: Outcome
    move: int | None = None
    """The first move that differs; None if none or all do."""
    why: str = ""

    def __str__(self) -> str:
        since = "" if self.move is None else f" from move {self.move} on"
        reason = f": {self.why}" if self.why else ""
        return f"table {self.table}, {self.game}, {self.status}: {self.outcome}{since}{reason}"

    def as_dict(self) -> dict[str, Any]:
        """Return the result as plain data."""
        return asdict(self)


async def check(url: str, progress: Callable[[int], None] = lambda _: None) -> list[Finding]:
    """Check every begun game of the database at this address, running ones first. `progress` is
    called once with their number, then with 0 after each. An SQLite database is copied and the copy
    migrated, so the bot may run meanwhile. Any other is only read, and must have this version.
    StartError if it cannot be used."""
    need_database(url)
    if not checked_url(url).drivername.startswith("sqlite"):
        return await _checked(await Store.open_unmigrated(url), progress)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "games.db"
        await asyncio.to_thread(copies.backup, url, copy)
        return await _checked(await Store.open(f"sqlite+aiosqlite:///{copy.as_posix()}"), progress)


async def _checked(store: Store, progress: Callable[[int], None]) -> list[Finding]:
    async with store:
        sessions = Tables(store).sessions
        running = await store.read(listing.begun_tables)
        over = await store.read(listing.ended_tables)
        progress(len(running) + len(over))
        findings = []
        for table_id in (*running, *over):

            def read(tx: Tx, table_id: int = table_id) -> tuple[Any, Any, str | None]:
                table = sessions.open_table(tx, table_id)
                try:
                    history: GameHistory | Exception = history_of(table)
                except Exception as error:  # e.g. a game that this program does not know
                    history = error
                return table.row, history, rows.state_text(tx, table_id)

            row, course, state = await store.read(read)
            findings.append(await asyncio.to_thread(_look, row, course, state))
            progress(0)
        return findings


def _look(row: Any, history: GameHistory | Exception, state: str | None) -> Finding:
    broken = "" if row.status == "ended" else _broken(state)
    if broken:
        return Finding(row.id, row.game, row.status, "breaks", why=broken)
    if isinstance(history, Exception):
        return Finding(row.id, row.game, row.status, "differs", why=one_line(history))
    move, why = difference(history, state or "")
    return Finding(row.id, row.game, row.status, "differs" if why else "same", move, why)


def _broken(state: str | None) -> str:
    """Return why a running game cannot continue from its state; empty if it can."""
    try:
        game = codec.loads(state or "")
        after = settled(game)
        game = game if after is None else after[0]
        for question, seats in pending(game):
            if any(not legal(game, seat) for seat in seats):
                return f"{type(question).__name__} waits for an answer that there is not"
        return _dead_end(game)
    except Exception as error:  # a state of older rules can cause any exception
        return one_line(error)


def _dead_end(game: Game) -> str:
    """Return why random picks from this changed game reach no end; empty if they do."""
    chance = 1
    for _ in range(MOST_PICKS):
        if game.result is not None:
            return ""
        seat, picks, stack = decision(game)
        chance, drawn = advance(chance)
        play(game, seat, picks[drawn % len(picks)], stack)
    return f"it has not ended after {MOST_PICKS} picks"
