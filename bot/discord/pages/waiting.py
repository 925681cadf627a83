"""Private menus turn by themselves once their seat is asked something else, or nothing any more.

A courtesy, kept in memory only: after a restart, or when Discord's token of the answer has run out,
the menu's own button looks again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

from bot.delivery.intents import UNREACHED
from bot.discord.replies import changed, may_show, reply_to
from bot.menu import Path
from bot.table import Asked, Refused

if TYPE_CHECKING:
    from bot.discord.house import House

log = logging.getLogger(__name__)

TOKEN_LIFE = 14 * 60.0
"""Seconds that an answer may be edited: Discord gives 15 minutes."""
MOST = 1000
"""Menus watched at once; the oldest are forgotten."""


POLL = 20.0
"""Seconds after which it is looked up what other processes have changed."""


@dataclass
class _Shown:
    interaction: discord.Interaction[Any]
    change: Callable[..., Awaitable[Any]]
    """Changes the message that shows it."""
    since: float
    stood: tuple[int, str]
    """The ply and the status of the table as it was last looked at."""
    shows: tuple[str, int | None]
    """See `_face`."""


def _face(asked: Asked) -> tuple[str, int | None]:
    """What a menu is turned for: the status of its table, and the question there is something to
    pick for, by its revision; None if there is nothing."""
    revision = asked.table.seated[asked.seat].revision
    return asked.table.status, revision if asked.picks else None


class Waiting:
    """The last menu of each seat."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._shown: OrderedDict[tuple[int, int], _Shown] = OrderedDict()
        self._changed: set[int] = set()
        self._something = asyncio.Event()
        self.turns = 0

    def showed(self, interaction: discord.Interaction[Any], asked: Asked) -> None:
        """A seat's owner was just shown this menu."""
        key = (asked.table.id, asked.seat)
        self._shown.pop(key, None)
        if asked.table.status not in ("running", "paused") or asked.table.learner is not None:
            return
        now = self._house.tables.desk.now()
        stood = asked.table.ply, asked.table.status
        change = reply_to(interaction).change
        self._shown[key] = _Shown(interaction, change, now, stood, _face(asked))
        while len(self._shown) > MOST:
            self._shown.popitem(last=False)

    def acts(self, user_id: int) -> None:
        """This person acts: what becomes of a menu with something to pick is told by the answer."""
        for key, shown in list(self._shown.items()):
            if shown.interaction.user.id == user_id and shown.shows[1] is not None:
                del self._shown[key]

    def changed(self, table_id: int) -> None:
        """A change of this table was committed."""
        self._changed.add(table_id)
        self._something.set()

    async def run(self) -> None:
        """Turn the menus of tables that were changed; until cancelled."""
        loop = asyncio.get_running_loop()
        poll = loop.time() + POLL
        while True:
            self.turns += 1
            with suppress(TimeoutError):
                await asyncio.wait_for(self._something.wait(), max(poll - loop.time(), 0.0))
            self._something.clear()
            changed, self._changed = self._changed, set()
            if loop.time() >= poll:
                poll = loop.time() + POLL
                changed |= await self._elsewhere()
            for key, shown in list(self._shown.items()):
                if key[0] in changed:
                    await self._turned(key, shown)

    async def _elsewhere(self) -> set[int]:
        """The watched tables that do not stand as they did; menus too old to be turned go."""
        oldest = self._house.tables.desk.now() - TOKEN_LIFE
        for key in [key for key, shown in self._shown.items() if shown.since < oldest]:
            del self._shown[key]
        stood = {key[0]: shown.stood for key, shown in self._shown.items()}
        if not stood:
            return set()
        try:
            stands = await self._house.tables.register.stands_of(stood)
        except Refused as refused:
            log.info("it cannot be seen what was changed elsewhere: %s", refused)
            return set()
        return {table_id for table_id in stood if stands.get(table_id) != stood[table_id]}

    async def _turned(self, key: tuple[int, int], shown: _Shown) -> None:
        """Turn one menu if its seat is asked something now, or its game is over."""
        house = self._house
        try:
            asked = await house.tables.play.ask(*key)
            shown.stood = asked.table.ply, asked.table.status
            if asked.table.seated[asked.seat].user_id != shown.interaction.user.id:
                self._shown.pop(key, None)  # the seat is somebody else's, and so is its menu
                return
            if _face(asked) == shown.shows:
                return
            if self._shown.get(key) is not shown:  # its owner looked meanwhile
                return
            shown.shows = _face(asked)
            if asked.table.status not in ("running", "paused"):
                del self._shown[key]
            reading = await house.private(shown.interaction, asked.table)
            page = await house.menu(asked, Path(), reading, pictured=may_show(shown.interaction))
            await changed(shown.change, page)
        except (Refused, discord.HTTPException, LookupError, *UNREACHED) as error:
            self._shown.pop(key, None)
            log.info("a waiting menu could not be turned: %s", error)
