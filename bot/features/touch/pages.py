"""All open pages of this process, by table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from bot.discord.context import BotContext
from bot.features.touch.live import Built, OpenPage
from bot.features.touch.service import BoardNow, Looker, TouchBoards
from bot.table import Refused

log = logging.getLogger(__name__)


class Pages:
    """Updates pages: those of a table with one read of it."""

    def __init__(self, context: BotContext) -> None:
        self._context = context
        self._open: dict[int, set[OpenPage]] = {}
        self._looking: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()

    def __len__(self) -> int:
        return sum(map(len, self._open.values()))

    def add(self, page: OpenPage) -> None:
        """Add an opened page."""
        self._open.setdefault(page.looker.table_id, set()).add(page)

    def drop(self, page: OpenPage) -> None:
        """Remove a closed page."""
        here = self._open.get(page.looker.table_id, set())
        here.discard(page)
        if not here:
            self._open.pop(page.looker.table_id, None)
        page.drop()

    def alike(self, looker: Looker) -> list[OpenPage]:
        """Return the pages that use the same link, or of the same person inside Discord."""
        every = (page for pages in self._open.values() for page in pages)
        same = [page for page in every if page.looker.link == looker.link]
        if looker.link is not None:
            return same
        return [page for page in same if page.looker.user_id == looker.user_id]

    def at(self, table_id: int) -> list[OpenPage]:
        """Return the pages of a table."""
        return list(self._open.get(table_id, ()))

    def tables(self) -> list[int]:
        """Return the tables with open pages."""
        return list(self._open)

    def changed(self, table_id: int) -> None:
        """A change to this table was committed: read it again, once at a time."""
        if table_id in self._looking:
            self._again.add(table_id)
        elif table_id in self._open:
            self._looking[table_id] = asyncio.create_task(self._look(table_id))

    async def _look(self, table_id: int) -> None:
        try:
            while pages := self.at(table_id):
                self._again.discard(table_id)
                built = Built()
                for page, board in zip(pages, await self._seen(table_id, pages), strict=True):
                    page.owe(board, built)
                if table_id not in self._again:
                    return
        except Exception:
            log.exception("the boards' pages of a table could not be brought up to date")
        finally:
            del self._looking[table_id]

    async def _seen(self, table_id: int, pages: list[OpenPage]) -> Sequence[BoardNow | Refused]:
        lookers = [page.looker for page in pages]
        try:
            return await self._context.tables.of(TouchBoards).look_all(table_id, lookers)
        except Refused as refused:
            return [refused] * len(pages)
