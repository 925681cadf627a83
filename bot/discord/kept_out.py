"""Bans by the operator."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import discord

from bot.model.intents import UNREACHED
from bot.slots import Feature, Slot
from bot.table import Refused, Tables

log = logging.getLogger(__name__)

ABOUT: Final = "about"
"""The only core command that also answers banned people."""
OPEN_TO_ALL: Final[Slot[str]] = Slot()
"""Names of commands, and prefixes of buttons' ids, that also answer people banned by the host."""
BANNED: Final[Slot[Callable[[Tables, int], Awaitable[None]]]] = Slot()
"""Called when the operator bans this person (`bot.app.host_orders`)."""


@dataclass(frozen=True)
class KeptOut:
    """The bans, with their reasons."""

    persons: dict[int, str] = field(default_factory=dict)
    servers: dict[int, str] = field(default_factory=dict)

    def need_open(self, interaction: discord.Interaction[Any], features: Sequence[Feature]) -> None:
        """Refused for banned people and servers, except for what features leave `open_to_all`:
        "kept-out" or "kept-out-server" (why)."""
        if not self.persons and not self.servers:
            return
        asked: Mapping[str, Any] = interaction.data or {}
        name, custom_id = asked.get("name"), str(asked.get("custom_id", ""))
        if name == ABOUT:
            return
        for word in OPEN_TO_ALL.of(features):
            if name == word or custom_id.startswith(word):
                return
        if why := self.persons.get(interaction.user.id):
            raise Refused("kept-out", {"why": why})
        if why := self.servers.get(interaction.guild_id or 0):
            raise Refused("kept-out-server", {"why": why})


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
