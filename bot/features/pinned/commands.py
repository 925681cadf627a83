"""/pin: pin or unpin the dashboard of this channel's game."""

from __future__ import annotations

from typing import Any

from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.context import Context
from bot.discord.rights import leads
from bot.features.pinned.service import Pins


def pinned_commands(factory: CommandFactory) -> list[Any]:
    """Return the only command."""

    async def pin(ctx: Context, pinned: bool) -> None:
        table = await ctx.table_here()
        manager = leads(ctx, table)
        await ctx.tables.of(Pins).set(table.id, ctx.user.id, pinned, manager=manager)
        await ctx.say("pin-on" if pinned else "pin-off", table=table)

    arg = Arg("pinned", "arg-pin-pinned", kind=bool)
    return [factory.command("command-pin", pin, [arg], in_dm=False)]
