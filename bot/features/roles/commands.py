"""Roles of a lobby: take, give, vote; and where each side plans."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from bot.discord.access import LEAD, LOOK, SEAT, Button, Press, at_table, need_lobby, only
from bot.discord.channels import private_parent
from bot.discord.context import Context
from bot.discord.rights import leads, need_permissions
from bot.features.roles.page import roles_page
from bot.features.roles.service import Casting
from bot.features.roles.threads import COUNCIL_PERMISSIONS
from bot.table import Refused, TableInfo
from engine.games import GAMES


async def _show(ctx: Context, table: TableInfo, _: str = "") -> None:
    need_lobby(table)
    if not GAMES[table.game].ROLES:
        raise Refused("no-roles")
    localized = await ctx.private(table)
    may_part = table.council or private_parent(ctx.interaction.channel) is not None
    page = roles_page(table, ctx.user.id, leads(ctx, table), localized.plain, may_part)
    await ctx.turn(page)


def _changing(act: Callable[[Press], Awaitable[TableInfo]]) -> Callable[[Press], Awaitable[None]]:
    """Wrap an action: run it, and show the new roles."""

    async def run(press: Press) -> None:
        await _show(press, await act(press))

    return run


async def _take(press: Press) -> TableInfo:
    user = press.user.id
    return await press.tables.of(Casting).take(press.table.id, user, press.argument)


async def _drop(press: Press) -> TableInfo:
    return await press.tables.of(Casting).take(press.table.id, press.user.id, "")


async def _vote(press: Press) -> TableInfo:
    user = press.user.id
    return await press.tables.of(Casting).vote(press.table.id, user, press.chosen)


async def _settle(press: Press) -> TableInfo:
    by, manager = press.user.id, leads(press, press.table)
    casting = press.tables.of(Casting)
    return await casting.settle(press.table.id, by, only(press.values), manager=manager)


async def _give(press: Press) -> TableInfo:
    seat, _, role = only(press.values).partition(":")
    if not seat.isdecimal() or len(seat) > 2:
        raise Refused("old-button")
    by, manager = press.user.id, leads(press, press.table)
    casting = press.tables.of(Casting)
    return await casting.give(press.table.id, by, int(seat), role, manager=manager)


async def _plan(press: Press) -> TableInfo:
    apart = press.argument == "apart"
    if apart:
        if private_parent(press.interaction.channel) is None:
            raise Refused("no-private-threads")
        await need_permissions(press, *COUNCIL_PERMISSIONS)
    by, manager = press.user.id, leads(press, press.table)
    casting = press.tables.of(Casting)
    return await casting.plan_apart(press.table.id, by, apart, manager=manager)


BUTTONS: Final = (
    at_table("roles", LOOK, _show),
    Button("table", _changing(_take), SEAT, "roles_take"),
    Button("table", _changing(_drop), SEAT, "roles_drop"),
    Button("table", _changing(_vote), SEAT, "roles_vote"),
    Button("table", _changing(_settle), LEAD, "roles_way"),
    Button("table", _changing(_give), LEAD, "roles_give"),
    Button("table", _changing(_plan), LEAD, "roles_plan"),
)
