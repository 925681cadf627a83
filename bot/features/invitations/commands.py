"""/game invite, and the options of /game new for people and start."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.context import Context
from bot.features.invitations.calling import (
    MENTIONS,
    call_people,
    mentioned_people,
    start_of,
    suggested_start,
)
from bot.table import Refused, TableInfo

ARGS: Final = (
    Arg("people", "arg-with", required=False, most=MENTIONS),
    Arg("start", "arg-start", required=False, suggest=suggested_start),
)
"""Whom to invite, and when the game is to begin."""


async def prepare(
    ctx: Context, options: Mapping[str, Any]
) -> Callable[[TableInfo], Awaitable[None]]:
    """Parse both before a lobby is opened."""
    called = mentioned_people(options.get("people") or "")
    when = await start_of(ctx, options.get("start") or "")

    async def invite(table: TableInfo) -> None:
        await call_people(ctx, table, called, when)

    return invite


def add_invitations_commands(factory: CommandFactory, group: Any) -> None:
    """Add the command to the group of the table's commands."""

    async def invite(ctx: Context, people: str | None = None, start: str | None = None) -> None:
        table = await ctx.table_here()
        called, when = mentioned_people(people or ""), await start_of(ctx, start or "")
        if not called and when is None:
            raise Refused("nobody-invited")
        await call_people(ctx, table, called, when)
        await ctx.say("lobby-changed", table=table)

    group.add_command(factory.command("command-invite", invite, ARGS))
