"""After an upgrade: bring running games to the first question of today's rules.

Rules change between versions. A question with a single remaining answer is answered automatically
when it comes up, but not if a game is already waiting on it: nobody would ever be asked. So each
game under way is settled once per version of the rules, as a move of its own. Each of several
processes settles the games of its own servers: an older one could not read what another wrote.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Final

from bot.model.facts import Refused
from bot.model.states import UNDER_WAY
from bot.store import games, listing, notes, snapshots
from bot.store.sharing import Portion
from bot.store.transaction import Tx
from bot.table.after.replay import history_of, is_guessed, replay_moves
from bot.table.moves import Moves
from bot.table.saving import load, pack
from bot.table.sessions import TableSessions, TableTx, writes
from engine import codec
from engine.content import DATA
from engine.kernel import settled

log = logging.getLogger(__name__)

SETTLED_MARK: Final = "settled"
"""Key of the mark with the rules by which the games of a database are settled; with the name of a
process, those of its servers."""


@dataclass
class Settling:
    """Settles each game once per version of the rules."""

    sessions: TableSessions
    moves: Moves

    async def settle_all(self, part: Portion | None = None) -> int:
        """Settle the running games, of this part of the servers if one is given, unless the same
        rules have done so; return how many waited on a question that is no longer asked. A game
        that cannot be read is left unchanged. Hardly any game waits on one: each is first only
        read, without a place in the cache."""
        rules = await asyncio.to_thread(digest)
        mark = SETTLED_MARK if part is None else f"{SETTLED_MARK} {part}"
        if await self.sessions.query(lambda tx: notes.mark(tx, mark)) == rules:
            return 0
        count = 0
        for table_id in await self.sessions.query(partial(listing.begun_tables, part=part)):
            try:
                if await self.sessions.query(partial(_is_unsettled, table_id=table_id)):
                    count += await self.settle(table_id)
            except Refused as refused:
                log.error("table %s cannot be settled: %s", table_id, refused.reason)
            except Exception:  # any exception from the rules: continue with the others
                log.exception("table %s cannot be settled", table_id)

        def note(tx: Tx) -> None:
            notes.set_mark(tx, mark, rules)

        await self.sessions.change(note, "storage")
        if count:
            log.info("%s games were brought to the first question of today's rules", count)
        return count

    @writes
    def settle(self, table: TableTx) -> bool:
        """Settle a game; return whether there was anything to do. What migrations guessed in its
        saves becomes what a replay knows, so that later replays come to the same state."""
        if table.row.status not in UNDER_WAY:
            return False
        history, text = history_of(table), games.state_text(table.tx, table.id)
        if text is not None and is_guessed(history, text):
            wanted = snapshots.plies(table.tx, table.id)
            following = [*history.moves[1:], None]
            for (_, game), later in zip(replay_moves(history), following, strict=True):
                if later is None:
                    self.sessions.set(table, state=codec.dumps(game))
                elif later.ply in wanted:
                    snapshots.set_snapshot(table.tx, table.id, later.ply, pack(game))
        return self.moves.settle(table)


def _is_unsettled(tx: Tx, table_id: int) -> bool:
    text = games.state_text(tx, table_id)
    game = load(table_id, text)
    return codec.is_old(text or "") or settled(game) is not None


@cache
def digest() -> str:
    """Return a digest of the sources of all games' rules."""
    sha = hashlib.sha256()
    for path in _files():
        sha.update(path.read_bytes())
    return sha.hexdigest()


def _files() -> Iterator[Path]:
    yield from sorted(Path(codec.__file__).parent.rglob("*.py"))
    yield from sorted(DATA.rglob("*.toml"))
