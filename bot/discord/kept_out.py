"""Persons and servers that the operator keeps out."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import discord

from bot.discord.components.ids import house_id
from bot.model.intents import UNREACHED
from bot.table import Refused

log = logging.getLogger(__name__)

OPEN_TO_ALL: Final = frozenset({"about", "privacy"})
"""Commands that answer everybody: what is kept of a person is theirs."""
FORGET: Final = house_id("forget")
"""What the id of their buttons begins with."""


@dataclass(frozen=True)
class KeptOut:
    """Who is kept out, and why."""

    persons: dict[int, str] = field(default_factory=dict)
    servers: dict[int, str] = field(default_factory=dict)

    def need_open(self, interaction: discord.Interaction[Any]) -> None:
        """Refused for banned people and servers: "kept-out" or "kept-out-server" (why)."""
        if not self.persons and not self.servers:
            return
        asked: Mapping[str, Any] = interaction.data or {}
        if asked.get("name") in OPEN_TO_ALL or str(asked.get("custom_id", "")).startswith(FORGET):
            return
        if why := self.persons.get(interaction.user.id):
            raise Refused("kept-out", {"why": why})
        if why := self.servers.get(interaction.guild_id or 0):
            raise Refused("kept-out-server", {"why": why})


async def leave(guild: discord.Guild | None) -> bool:
    """Leave a server; False if that is to be tried again."""
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
