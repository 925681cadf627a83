"""Bans by the operator."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import discord

from bot.model.intents import UNREACHED
from bot.slots import Feature, Slot
from bot.store.program.host_orders import HostOrder
from bot.table import Refused, Tables

log = logging.getLogger(__name__)

ABOUT: Final = "about"
"""The only core command that also answers banned people."""
OPEN_TO_ALL: Final[Slot[str]] = Slot()
"""Names of commands, and prefixes of buttons' ids, that also answer people banned by the host."""
BANNED: Final[Slot[Callable[[Tables, int], Awaitable[None]]]] = Slot()
"""Called when the operator bans this person (`bot.app.host_orders`)."""


class KeptOut:
    """The bans in force."""

    def __init__(self, orders: Iterable[HostOrder] = ()) -> None:
        bans = {(ban.kind, ban.target): ban for ban in orders}
        self.persons = {whom: ban for (kind, whom), ban in bans.items() if kind == "ban-person"}
        self.servers = {where: ban for (kind, where), ban in bans.items() if kind == "ban-server"}

    def need_open(self, interaction: discord.Interaction[Any], features: Sequence[Feature]) -> None:
        """Refused for banned people and servers, as `need_let_in`, except for what features leave
        `OPEN_TO_ALL`."""
        if not self.persons and not self.servers:
            return
        asked: Mapping[str, Any] = interaction.data or {}
        name, custom_id = asked.get("name"), str(asked.get("custom_id", ""))
        if name == ABOUT:
            return
        for word in OPEN_TO_ALL.of(features):
            if name == word or custom_id.startswith(word):
                return
        self.need_let_in(interaction.user.id, interaction.guild_id)

    def need_let_in(self, user_id: int, guild_id: int | None) -> None:
        """Refused for a banned person, or on a banned server: "kept-out" or "kept-out-server" (why;
        until: in seconds since 1970, 0 without an end)."""
        if ban := self.persons.get(user_id):
            raise Refused("kept-out", _figures(ban))
        if ban := self.servers.get(guild_id or 0):
            raise Refused("kept-out-server", _figures(ban))


def _figures(ban: HostOrder) -> dict[str, Any]:
    return {"why": ban.reason, "until": int(ban.until or 0)}


async def leave(guild: discord.Guild | None) -> bool:
    """Leave a server; False if that must be tried again."""
    if guild is None:
        return True
    try:
        await guild.leave()
    except discord.NotFound:
        return True
    except (discord.HTTPException, *UNREACHED) as error:
        log.warning("server %s could not be left: %s", guild.id, error)
        return False
    return True
