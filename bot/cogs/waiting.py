"""Private menus that said "nothing to do" turn by themselves once their seat is asked again.

A courtesy, kept in memory only: after a restart, or when Discord's token of the answer has run out,
the menu's own button looks again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

from bot.intents import UNREACHED
from bot.menu import Path
from bot.table import Asked, Refused

if TYPE_CHECKING:
    from bot.cogs.house import House

log = logging.getLogger(__name__)

TOKEN_LIFE = 14 * 60.0
"""Seconds that an answer may be edited: Discord gives 15 minutes."""
MOST = 1000
"""Menus watched at once; the oldest are forgotten."""


@dataclass(frozen=True)
class _Shown:
    interaction: discord.Interaction[Any]
    since: float


class Waiting:
    """The last menu of each seat that has nothing to pick."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._shown: OrderedDict[tuple[int, int], _Shown] = OrderedDict()
        self._something = asyncio.Event()

    def showed(self, interaction: discord.Interaction[Any], asked: Asked) -> None:
        """A seat's owner was just shown this menu."""
        key = (asked.table.id, asked.seat)
        self._shown.pop(key, None)
        if asked.picks or asked.table.status != "running" or asked.table.learner is not None:
            return
        self._shown[key] = _Shown(interaction, self._house.tables.desk.now())
        while len(self._shown) > MOST:
            self._shown.popitem(last=False)

    def wake(self) -> None:
        """Something was committed."""
        self._something.set()

    async def run(self) -> None:
        """Turn menus whenever something was committed; until cancelled."""
        while True:
            await self._something.wait()
            self._something.clear()
            for key, shown in list(self._shown.items()):
                if self._house.tables.desk.now() - shown.since > TOKEN_LIFE:
                    self._shown.pop(key, None)
                    continue
                await self._turned(key, shown)

    async def _turned(self, key: tuple[int, int], shown: _Shown) -> None:
        """Turn one menu if its seat is asked something now, or its game is over."""
        house = self._house
        try:
            asked = await house.tables.play.ask(*key)
            if asked.table.seated[asked.seat].user_id != shown.interaction.user.id:
                self._shown.pop(key, None)  # the seat is somebody else's, and so is its menu
                return
            if not asked.picks and asked.table.status == "running":
                return
            if self._shown.get(key) is not shown:  # its owner looked meanwhile
                return
            del self._shown[key]
            reading = await house.private(shown.interaction, asked.table)
            page = await house.menu(asked, Path(), reading)
            await shown.interaction.edit_original_response(**page.edit_arguments())
        except (Refused, discord.HTTPException, LookupError, *UNREACHED) as error:
            self._shown.pop(key, None)
            log.info("a waiting menu could not be turned: %s", error)
