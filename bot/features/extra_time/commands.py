"""/game seat time: more time for oneself, or from one's own bank for another seat."""

from __future__ import annotations

from typing import Any, Final

from bot.discord.commands.seats import has_clock, parse_seat, seats_where, show_seats
from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.context import Context
from bot.features.extra_time.service import ExtraTime

GIVEN: Final = 12
"""Hours given by default."""


def add_extra_time_commands(factory: CommandFactory, group: Any) -> None:
    """Add the command to the group `/game seat`."""

    async def time(ctx: Context, seat: str | None = None, hours: int | None = None) -> None:
        table = await ctx.table_here()
        user, at = ctx.user.id, None if seat is None else parse_seat(seat)
        extra = ctx.tables.of(ExtraTime)
        if at is None or at == table.seat_of(user):
            now = await extra.take(table.id, user)
        else:
            now = await extra.give(table.id, user, at, hours or GIVEN)
        await show_seats(ctx, now)

    which = Arg("seat", "arg-seat", required=False, suggest=seats_where(has_clock))
    long = Arg("hours", "arg-hours", kind=int, required=False)
    group.add_command(factory.command("command-seat-time", time, [which, long]))
