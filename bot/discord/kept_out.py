"""Bans by the operator."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
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
    """The bans in force, the only servers that are allowed (if any are named), and the maintenance
    that has begun, if any."""

    def __init__(self, orders: Collection[HostOrder] = (), now: float = 0.0) -> None:
        bans = {(ban.kind, ban.target): ban for ban in orders}
        self.persons = {whom: ban for (kind, whom), ban in bans.items() if kind == "ban-person"}
        self.servers = {where: ban for (kind, where), ban in bans.items() if kind == "ban-server"}
        self.allowed = {where for kind, where in bans if kind == "allow-server"}
        begun = [o for o in orders if o.kind == "maintenance" and o.begun(now)]
        self.maintenance = begun[0] if begun else None

    def need_open(self, interaction: discord.Interaction[Any], features: Sequence[Feature]) -> None:
        """Refused for banned people and servers, as `need_let_in`, except for what features leave
        `OPEN_TO_ALL`."""
        if not (self.persons or self.servers or self.allowed or self.maintenance):
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
        until: in seconds since 1970, 0 without an end); on servers that are not allowed:
        "server-not-allowed"; during maintenance: "maintenance" (why)."""
        if ban := self.persons.get(user_id):
            raise Refused("kept-out", _figures(ban))
        if ban := self.servers.get(guild_id or 0):
            raise Refused("kept-out-server", _figures(ban))
        if guild_id is not None and not self.may_be_on(guild_id):
            raise Refused("server-not-allowed")
        if self.maintenance is not None:
            raise Refused("maintenance", {"why": self.maintenance.reason})

    def may_be_on(self, guild_id: int) -> bool:
        """Return whether the host lets the bot be on this server."""
        return guild_id not in self.servers and (not self.allowed or guild_id in self.allowed)


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
