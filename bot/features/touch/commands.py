"""/board link: a private link to one's seat, or to the spectators' view, of a running or finished
game. /board touch and the button under the dashboard: the board inside Discord, if the host has set
that up."""

from __future__ import annotations

from typing import Any, Final

from bot.discord.access import LOOK, at_table
from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.components.ids import table_id
from bot.discord.components.parts import DANGER, Item, Page, button, link
from bot.discord.context import BotContext, Context
from bot.discord.pages.over import table_or_last
from bot.discord.replies import reply_to
from bot.discord.rights import is_master, need_begun, roles_of
from bot.features.replay.chapters import finished_arg, finished_table
from bot.features.touch.service import TouchLinks
from bot.model.states import UNDER_WAY
from bot.render.panel import Panel
from bot.table import Refused, TableInfo
from bot.texts import Texts


def touch_commands(factory: CommandFactory) -> list[Any]:
    """Return the group `/board`."""

    async def link_(ctx: Context, watch: bool = False, game: str | None = None) -> None:
        if not ctx.bot.public.url:
            raise Refused("touch-off")
        table = await _table(ctx) if game is None else await finished_table(ctx, game)
        await ctx.answer(await link_page(ctx, table, watch=watch))

    async def touch(ctx: Context) -> None:
        await open_board(ctx, await _table(ctx))

    group = factory.group("command-touch")
    spectators = Arg("watch", "arg-touch-watch", kind=bool, required=False)
    arguments = [spectators, finished_arg()]
    group.add_command(factory.command("command-touch-link", link_, arguments))
    group.add_command(factory.command("command-touch-open", touch))
    return [group]


def board_row(context: BotContext, table: TableInfo, texts: Texts) -> list[Item]:
    """Return the button to the touch board, if the bot has a website; for a game in a channel, if
    Discord can open it."""
    if not context.public.url or not (table.learner or context.public.client_secret):
        return []
    return [button(texts.say("button-touch"), table_id(table.id, "touch"))]


def over_row(context: BotContext, table: TableInfo, texts: Texts) -> list[Item]:
    """Return the button that gives a link to a finished game; a lesson has no bar of moves."""
    if not context.public.url or table.learner is not None:
        return []
    return [button(texts.say("button-touch-over"), table_id(table.id, "touch"))]


async def open_board(ctx: Context, table: TableInfo) -> None:
    """Open the board inside Discord, or send a link if Discord cannot. For a finished game or a
    lesson always a link: Discord would open the channel's game, which may be another. Refused:
    "touch-off"."""
    if not ctx.bot.public.url:
        raise Refused("touch-off")
    need_begun(table)
    if table.status == "cancelled":
        raise Refused("cancelled")
    in_channel = table.status != "ended" and table.learner is None
    in_discord = ctx.bot.public.client_secret and in_channel and not _is_leading(ctx, table)
    if in_discord and await reply_to(ctx.interaction).launch():
        return
    await ctx.answer(await link_page(ctx, table, watch=False))


async def _touch(ctx: Context, table: TableInfo, _: str) -> None:
    await open_board(ctx, table)


async def _table(ctx: Context) -> TableInfo:
    """Return the table in question: of the channel, even if it has ended; in a direct message the
    user's only running one. Refused: "several-games", and as `table_or_last`."""
    if ctx.guild_id is not None:
        return await table_or_last(ctx)
    own_tables = await ctx.own_tables()
    if len(own_tables) > 1:
        raise Refused("several-games")
    return own_tables[0]


async def link_page(ctx: Context, table: TableInfo, *, watch: bool) -> Page:
    """Return a new link for the user; without a seat it is the spectators'."""
    user = ctx.user.id
    lead = not watch and _is_leading(ctx, table)
    watch = watch or table.seat_of(user) is None
    ctx.count("links")
    token = await ctx.tables.of(TouchLinks).make(
        table.id, user, watch=watch, lead=lead, roles=roles_of(ctx)
    )
    texts = (await ctx.private(table)).markdown
    kind = "watch" if watch else "seat"
    if table.status == "ended" or lead:
        kind = "lead" if lead else "over"
    text = texts.say(f"touch-link-{kind}")
    # spectators see their own language
    locale_suffix = "" if kind == "watch" else f"~{texts.locale}"
    row = (
        link(texts.say("button-touch-open"), f"{ctx.bot.public.url}/#{token}{locale_suffix}"),
        button(texts.say("button-touch-end"), table_id(table.id, "touch_end"), DANGER),
    )
    return Page(panel=Panel(texts.say("touch-link-title"), text), rows=(row,))


def _is_leading(ctx: Context, table: TableInfo) -> bool:
    """Return whether the user leads this running game."""
    return table.status in UNDER_WAY and is_master(ctx, table)


def panel_items(context: BotContext, table: TableInfo, texts: Texts) -> list[Item]:
    """Return the button to the game master's own page, if the bot has a website."""
    if not context.public.url or table.status not in UNDER_WAY:
        return []
    return [button(texts.say("button-touch-lead"), table_id(table.id, "touch"))]


async def _end(ctx: Context, table: TableInfo, _: str) -> None:
    """Revoke a person's links to a table; open pages that came by one get a sentence."""
    count = await ctx.tables.of(TouchLinks).revoke(table.id, ctx.user.id)
    await ctx.turn_to("touch-link-ended", table=table, count=count)


BUTTONS: Final = (at_table("touch_end", LOOK, _end), at_table("touch", LOOK, _touch))
