"""Appoint the game master: asking the host, being named, a role of the server, resigning."""

from __future__ import annotations

from typing import Any, Final

import discord

from bot.discord.access import HOST, LOOK, of_master, sent_number
from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.components.ids import master_id
from bot.discord.components.parts import DANGER, PRIMARY, SUCCESS, Item, Page, button
from bot.discord.context import Context, Localized
from bot.discord.pages.tables import master_text
from bot.discord.rights import is_manager
from bot.features.gm.master import Master
from bot.features.gm.page import rival_text
from bot.render.panel import Panel
from bot.table import Refused, TableInfo
from bot.texts import Said, Texts


def add_gm_role_commands(factory: CommandFactory, group: Any) -> None:
    """Add the two commands to the group of the game master."""

    async def name(ctx: Context, person: discord.User | None = None) -> None:
        table = await ctx.table_here()
        if person is not None and person.id == ctx.user.id and table.seat_of(person.id) is not None:
            await show_mastery(ctx, table)  # says how, for a person with a seat
            return
        await appoint(ctx, table, None if person is None else person.id)

    async def role(ctx: Context, role: discord.Role | None = None) -> None:
        table = await ctx.table_here()
        manager = is_manager(ctx, table)
        wanted = None if role is None else role.id
        if role is not None and role.managed:
            raise Refused("master-role-all")
        await ctx.tables.of(Master).set_role(table.id, ctx.user.id, wanted, manager=manager)
        key = "master-role-gone" if role is None else "master-role-set"
        await ctx.say(key, table=table, who=Said(f"<@&{wanted}>"))

    person = Arg("person", "arg-master-person", kind=discord.User, required=False)
    role_arg = Arg("role", "arg-master-role", kind=discord.Role, required=False)
    group.add_command(factory.command("command-gm-name", name, [person]))
    group.add_command(factory.command("command-gm-role", role, [role_arg]))


# --- the page -------------------------------------------------------------------------------------


async def show_mastery(ctx: Context, table: TableInfo, message: str = "") -> None:
    """Show who leads the game, and the buttons to take, give up or remove the role."""
    localized = await ctx.private(table)
    await ctx.turn(mastery_page(table, ctx, localized, message))


def mastery_page(table: TableInfo, ctx: Context, localized: Localized, message: str) -> Page:
    """Return what a game master is, and what the user may change."""
    texts, plain, user = localized.markdown, localized.plain, ctx.user.id
    master = master_text(table)
    text = texts.say("master-now", who=Said(master)) if master else texts.say("master-none")
    text = "\n".join(part for part in (text, rival_text(table, texts)) if part)
    if table.master_asked is not None:
        text += "\n" + texts.say("master-asks", who=Said(f"<@{table.master_asked}>"))
    items: list[Item] = []
    if table.master_asked is not None and user == table.host_id:
        items += answer_row(table, table.master_asked, plain)
    elif table.master_asked == user:
        items.append(
            button(plain.say("button-master-withdraw"), master_id(table.id, "leave"), DANGER)
        )
    elif table.master_id is None and table.seat_of(user) is not None:
        if table.status == "lobby" and user == table.host_id:
            label = plain.say("button-master-instead")
            items.append(button(label, master_id(table.id, "instead"), SUCCESS))
        else:
            text += "\n" + texts.say("master-seated")
    elif table.master_id is None:
        take = "take" if user == table.host_id else "ask"
        items.append(
            button(plain.say(f"button-master-{take}"), master_id(table.id, "take"), SUCCESS)
        )
    elif table.master_id == user:
        items.append(button(plain.say("button-master-leave"), master_id(table.id, "leave"), DANGER))
    elif table.master_id is not None and (user == table.host_id or is_manager(ctx, table)):
        items.append(
            button(plain.say("button-master-remove"), master_id(table.id, "leave"), DANGER)
        )
    if table.master_id == user and table.status == "lobby":
        items.append(button(plain.say("button-prepare"), master_id(table.id, "prepare"), PRIMARY))
        items.append(button(plain.say("button-gm-seats"), master_id(table.id, "seats")))
    text = "\n\n".join(part for part in (message, text) if part)
    return Page(panel=Panel(texts.say("master-title"), text), rows=(tuple(items),) if items else ())


def answer_row(table: TableInfo, user_id: int, plain: Texts) -> tuple[Item, ...]:
    """Return the host's answers to a person who asks to lead the game. The buttons name the person,
    so an old one grants it to nobody else."""
    return (
        button(plain.say("button-master-grant"), master_id(table.id, "grant", user_id), SUCCESS),
        button(plain.say("button-master-decline"), master_id(table.id, "decline", user_id), DANGER),
    )


# --- the clicks -----------------------------------------------------------------------------------


async def appoint(ctx: Context, table: TableInfo, user_id: int | None) -> None:
    """Make a person the game master, or nobody."""
    by, manager = ctx.user.id, is_manager(ctx, table)
    changed = await ctx.tables.of(Master).appoint(table.id, by, user_id, manager=manager)
    localized = await ctx.private(changed)
    if user_id is None:
        message = localized.markdown.say(
            "master-left" if table.master_id == by else "gm-seats-done"
        )
    elif changed.master_id is None:
        message = localized.markdown.say("master-asked")
    elif user_id == by:
        message = localized.markdown.say("master-taken")
    else:
        message = localized.markdown.say("master-named", who=Said(f"<@{user_id}>"))
    await ctx.turn(mastery_page(changed, ctx, localized, message))


async def _mastery(ctx: Context, table: TableInfo, _: str) -> None:
    await show_mastery(ctx, table)


async def _take(ctx: Context, table: TableInfo, _: str) -> None:
    await appoint(ctx, table, ctx.user.id)


async def _instead(ctx: Context, table: TableInfo, _: str) -> None:
    """Leave one's seat in the lobby, and lead."""
    changed = await ctx.tables.of(Master).stand_up(table.id, ctx.user.id)
    localized = await ctx.private(changed)
    message = localized.markdown.say("master-taken")
    await ctx.turn(mastery_page(changed, ctx, localized, message))


async def _leave(ctx: Context, table: TableInfo, _: str) -> None:
    await appoint(ctx, table, None)


async def _grant(ctx: Context, table: TableInfo, asker: str) -> None:
    await _answer(ctx, table, asker, granted=True)


async def _decline(ctx: Context, table: TableInfo, asker: str) -> None:
    await _answer(ctx, table, asker, granted=False)


async def _answer(ctx: Context, table: TableInfo, asker: str, *, granted: bool) -> None:
    """Handle the host's answer to a request to lead the game."""
    asking = sent_number(asker)
    by = ctx.user.id
    changed = await ctx.tables.of(Master).answer(table.id, by, asking, granted=granted)
    localized = await ctx.private(changed)
    key = "master-named" if granted else "master-declined"
    message = localized.markdown.say(key, who=Said(f"<@{asking}>"))
    await ctx.turn(mastery_page(changed, ctx, localized, message))


BUTTONS: Final = (
    of_master("master", LOOK, _mastery),
    of_master("take", LOOK, _take),
    of_master("instead", HOST, _instead),
    of_master("leave", LOOK, _leave),
    of_master("grant", HOST, _grant),
    of_master("decline", HOST, _decline),
)
