"""/campaign: several games of a server that form one story, on a page of their own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from bot.discord.access import LEAD, LOOK, Button, Press, at_table, only
from bot.discord.commands.game import open_lobby
from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.components.ids import table_id
from bot.discord.components.parts import (
    SUCCESS,
    Item,
    Option,
    Page,
    button,
    in_rows,
    select,
)
from bot.discord.context import BotContext, Context, Localized
from bot.discord.pages.beginning import RequestedBeginning
from bot.discord.pages.over import table_or_last
from bot.discord.rights import leads, manages_server, may_look
from bot.features.campaigns.rows import ChapterRow
from bot.features.campaigns.service import Campaign, Campaigns
from bot.features.export import commands as export
from bot.present.report import previously
from bot.render.lines import in_pages
from bot.render.panel import Panel
from bot.table import Refused, TableInfo
from bot.texts import Said, Texts, fold
from bot.words import MAX_NAME_CHARS
from engine.games import GAMES

GAMES_SHOWN: Final = 10
"""Games on a campaign's page, the latest."""
STORIES: Final = 4
"""Buttons for the latest stories."""


def campaigns_commands(factory: CommandFactory) -> list[Any]:
    """Return the group of three commands."""
    group = factory.group("command-campaign")

    async def new(ctx: Context, name: str) -> None:
        guild = ctx.server
        if not manages_server(ctx) and await _leads(ctx) is None:
            raise Refused("not-host")
        created = await ctx.tables.of(Campaigns).new(guild, name, ctx.user.id)
        table = await _leads(ctx)
        if table is not None:
            created = await ctx.tables.of(Campaigns).join(
                table.id, ctx.user.id, created.id, manager=leads(ctx, table)
            )
        await ctx.answer(await campaign_page(ctx, created))

    async def show(ctx: Context, campaign: str | None = None) -> None:
        shown_campaign = await _meant(ctx, campaign)
        if shown_campaign is None:
            await ctx.answer(await list_page(ctx))
        else:
            await ctx.answer(await campaign_page(ctx, shown_campaign))

    async def add(ctx: Context, campaign: str) -> None:
        table = await table_or_last(ctx)
        chosen = await _named(ctx, campaign)
        joined = await ctx.tables.of(Campaigns).join(
            table.id, ctx.user.id, chosen.id, manager=leads(ctx, table)
        )
        await ctx.answer(await campaign_page(ctx, joined))

    async def names(ctx: Context, typed: str) -> list[tuple[str, str | int]]:
        rows = await _known(ctx)
        return [(row.name, str(row.id)) for row in rows if fold(typed) in fold(row.name)]

    maybe = Arg("campaign", "arg-campaign", required=False, suggest=names)
    which = Arg("campaign", "arg-campaign", suggest=names)
    group.add_command(
        factory.command(
            "command-campaign-new", new, [Arg("name", "arg-campaign-name", most=MAX_NAME_CHARS)]
        )
    )
    group.add_command(factory.command("command-campaign-show", show, [maybe]))
    group.add_command(factory.command("command-campaign-add", add, [which]))
    group.guild_only = True
    return [group]


async def _leads(ctx: Context) -> TableInfo | None:
    """Return the table here if the user hosts it, is its game master, or manages the channel; else
    None."""
    try:
        table = await table_or_last(ctx)
    except Refused:
        return None
    return table if leads(ctx, table) else None


async def _known(ctx: Context) -> list[Campaign]:
    """Return the campaigns of this server, each with the games that the user may see; a campaign
    without any visible game is left out."""
    campaigns = await ctx.tables.of(Campaigns).campaigns_of(ctx.server, ctx.user.id)
    visible = [_seen(ctx, campaign) for campaign in campaigns]
    return [
        shown_part
        for shown_part, whole in zip(visible, campaigns, strict=True)
        if shown_part.games or not whole.games
    ]


def _seen(ctx: Context, campaign: Campaign) -> Campaign:
    """Return a campaign without the games that the user may not see."""
    games = tuple(game for game in campaign.games if may_look(ctx, game))
    return replace(campaign, games=games)


async def _named(ctx: Context, typed: str) -> Campaign:
    """Return the campaign that was chosen, or typed by its whole name. Refused if there is none."""
    for campaign in await _known(ctx):
        if typed == str(campaign.id) or fold(typed) == fold(campaign.name):
            return campaign
    raise Refused("no-campaign")


async def _meant(ctx: Context, typed: str | None) -> Campaign | None:
    """Return the named campaign, else that of the table here, else the only existing one."""
    if typed:
        return await _named(ctx, typed)
    guild = ctx.server
    try:
        table = await table_or_last(ctx)
    except Refused:
        table = None
    if table is not None and table.campaign_id is not None:
        return await ctx.tables.of(Campaigns).campaign(table.campaign_id, guild, ctx.user.id)
    known = await _known(ctx)
    return known[0] if len(known) == 1 else None


async def list_page(ctx: Context) -> Page:
    """Return the campaigns of this server, by name."""
    texts = (await ctx.private()).markdown
    rows = await _known(ctx)
    if not rows:
        return Page(texts.say("campaign-none"))
    names = [f"· {texts.written(row.name)}" for row in rows]
    return Page(panel=Panel(texts.say("campaign-list"), in_pages(names)[0]))


async def campaign_page(ctx: Context, campaign: Campaign) -> Page:
    """Return the games in order with their outcome, the latest stories, and the button to
    continue."""
    localized = await ctx.private()
    campaign, texts = _seen(ctx, campaign), localized.markdown
    title = texts.say("campaign-title", name=texts.written(campaign.name))
    if not campaign.games:
        return Page(panel=Panel(title, texts.say("campaign-empty")))
    numbered = list(enumerate(campaign.games, start=1))
    lines = []
    if len(numbered) > GAMES_SHOWN:
        lines.append(texts.say("campaign-earlier", n=len(numbered) - GAMES_SHOWN))
    latest = numbered[-GAMES_SHOWN:]
    tables = await ctx.tables.table_queries.by_ids([game.id for _, game in latest])
    for (number, _), table in zip(latest, tables, strict=True):
        lines.append(await _entry(ctx.bot, localized, number, table))
    over = [(number, game) for number, game in numbered if game.status == "ended"]
    items: list[Item] = [
        button(texts.say("campaign-story", n=number), table_id(game.id, "export"))
        for number, game in over[-STORIES:]
    ]
    if campaign.last is not None:
        last = campaign.last.id
        items.append(button(texts.say("campaign-previously"), table_id(last, "previously")))
        items.append(button(texts.say("button-ledger"), table_id(last, "ledger")))
        items.append(button(texts.say("button-carry-on"), table_id(last, "carry"), SUCCESS))
    rows = in_rows(items)
    if campaign.last is not None:
        rows.append((_other_games(ctx, localized.plain, campaign.last),))
    return Page(panel=Panel(title, "\n".join(lines)), rows=tuple(rows))


def _other_games(ctx: Context, texts: Texts, last: ChapterRow) -> Item:
    """Return the select of the games in which the story may continue."""
    options = [
        Option(ctx.bot.library.texts(texts.locale, game).say("game-name"), game) for game in GAMES
    ]
    return select(texts.say("campaign-carry-in"), table_id(last.id, "carry_in"), options)


async def _entry(context: BotContext, reader: Localized, number: int, table: TableInfo) -> str:
    """Return a line about a game: its number, its place, and its outcome or phase."""
    texts = context.localized(reader.markdown.locale, table).markdown
    return texts.say(
        "campaign-game",
        n=number,
        game=Said(texts.say("game-name")),
        where=Said(f"<#{table.channel_id}>"),
        what=Said(_outcome(texts, table)),
    )


def _outcome(texts: Texts, table: TableInfo) -> str:
    if table.status == "lobby":
        return texts.say("campaign-lobby")
    if table.status != "ended":
        return texts.say("campaign-running")
    if table.result is None:
        return texts.say("campaign-early")
    names = texts.listed([texts.seat(seat) for seat in table.result])
    return texts.say("campaign-won", names=Said(names), n=len(table.result))


async def _carry(ctx: Context, table: TableInfo, _: str) -> None:
    """Open a lobby in this channel that continues that game."""
    if table.guild_id != ctx.guild_id:
        raise Refused("no-table")
    await open_lobby(ctx, table.game, begin=RequestedBeginning(source=table.id))


async def _carry_in(press: Press) -> None:
    """Open a lobby of the chosen game that continues that one."""
    if press.table.guild_id != press.guild_id:
        raise Refused("no-table")
    game = only(press.values)
    await open_lobby(press, game, begin=RequestedBeginning(source=press.table.id))


async def _previously(ctx: Context, table: TableInfo, _: str) -> None:
    """Recall an ended game in a few lines, to be read before the next one."""
    if table.status != "ended":
        raise Refused("not-over")
    export_data = await ctx.tables.exports.export(table.id, None)
    texts = (await ctx.private(table)).markdown
    told = in_pages(previously(export_data, texts).split("\n"))[0]
    await ctx.answer(Page(panel=Panel(texts.say("campaign-previously"), told)))


async def _export(ctx: Context, table: TableInfo, _: str) -> None:
    await export.show(ctx, table)


async def _usual(ctx: Context, table: TableInfo, _: str) -> None:
    """Reset how the lobby's game begins: it is dealt as usual."""
    by, manager = ctx.user.id, leads(ctx, table)
    await ctx.tables.beginnings.set_record(table.id, by, None, manager=manager)
    await ctx.say("lobby-changed", table=table)


def over_items(table: TableInfo, texts: Texts) -> list[Item]:
    """Return the export button of a game; lessons have none."""
    if table.learner is not None:
        return []
    return [button(texts.say("button-export"), table_id(table.id, "export"))]


def option_items(table: TableInfo, texts: Texts) -> list[Item]:
    """Return the button that resets a continued game to a usual deal."""
    if not table.recorded:
        return []
    return [button(texts.say("button-usual"), table_id(table.id, "usual"))]


BUTTONS: Final = (
    at_table("carry", LOOK, _carry),
    Button("table", _carry_in, LOOK, "carry_in"),
    at_table("export", LOOK, _export),
    at_table("previously", LOOK, _previously),
    at_table("usual", LEAD, _usual),
)
