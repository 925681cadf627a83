"""/campaign: several games of a server that tell one story, on a page of their own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from bot.discord.access import LEAD, LOOK, at_table
from bot.discord.commands.game import open_lobby
from bot.discord.components.command_factory import Arg, Making
from bot.discord.components.ids import table_id
from bot.discord.components.parts import SUCCESS, Item, Page, button, in_rows
from bot.discord.context import BotContext, Interaction, Localized, answer
from bot.discord.pages.beginning import Wanted
from bot.discord.pages.over import table_or_last
from bot.discord.rights import leads, manages_server, may_look
from bot.features.campaigns.service import Campaign, Campaigns
from bot.features.export import commands as export
from bot.render.lines import in_pages
from bot.render.panel import Panel
from bot.table import Refused, TableInfo
from bot.texts import Said, Texts, fold
from bot.words import MAX_NAME_CHARS

GAMES_SHOWN: Final = 10
"""Games on a campaign's page, the latest."""
STORIES: Final = 4
"""Buttons for the latest stories."""


def campaigns_commands(context: BotContext, making: Making) -> list[Any]:
    """The group of three."""
    group = making.group("command-campaign")

    async def new(interaction: Interaction, name: str) -> None:
        guild = _server(interaction)
        if not manages_server(interaction) and await _leads(context, interaction) is None:
            raise Refused("not-host")
        found = await context.tables.of(Campaigns).new(guild, name, interaction.user.id)
        table = await _leads(context, interaction)
        if table is not None:
            found = await context.tables.of(Campaigns).join(
                table.id, interaction.user.id, found.id, manager=leads(interaction, table)
            )
        await answer(interaction, await campaign_page(context, interaction, found))

    async def show(interaction: Interaction, campaign: str | None = None) -> None:
        found = await _meant(context, interaction, campaign)
        if found is None:
            await answer(interaction, await list_page(context, interaction))
        else:
            await answer(interaction, await campaign_page(context, interaction, found))

    async def add(interaction: Interaction, campaign: str) -> None:
        table = await table_or_last(context, interaction)
        found = await _named(context, interaction, campaign)
        joined = await context.tables.of(Campaigns).join(
            table.id, interaction.user.id, found.id, manager=leads(interaction, table)
        )
        await answer(interaction, await campaign_page(context, interaction, joined))

    async def names(interaction: Interaction, typed: str) -> list[tuple[str, str | int]]:
        rows = await _known(context, interaction)
        return [(row.name, str(row.id)) for row in rows if fold(typed) in fold(row.name)]

    maybe = Arg("campaign", "arg-campaign", required=False, suggest=names)
    which = Arg("campaign", "arg-campaign", suggest=names)
    group.add_command(
        making.command(
            "command-campaign-new", new, [Arg("name", "arg-campaign-name", most=MAX_NAME_CHARS)]
        )
    )
    group.add_command(making.command("command-campaign-show", show, [maybe]))
    group.add_command(making.command("command-campaign-add", add, [which]))
    group.guild_only = True
    return [group]


def _server(interaction: Interaction) -> int:
    if interaction.guild_id is None:
        raise Refused("only-in-server")
    return interaction.guild_id


async def _leads(context: BotContext, interaction: Interaction) -> TableInfo | None:
    """The table here, if the one who acts hosts it, is its game master, or manages the channel."""
    try:
        table = await table_or_last(context, interaction)
    except Refused:
        return None
    return table if leads(interaction, table) else None


async def _known(context: BotContext, interaction: Interaction) -> list[Campaign]:
    """The campaigns of this server, each with the games that the one who acts may look at; one of
    which they may look at none is not there for them."""
    campaigns = await context.tables.of(Campaigns).campaigns_of(
        _server(interaction), interaction.user.id
    )
    seen = [_seen(interaction, campaign) for campaign in campaigns]
    return [one for one, whole in zip(seen, campaigns, strict=True) if one.games or not whole.games]


def _seen(interaction: Interaction, campaign: Campaign) -> Campaign:
    """A campaign without the games that the one who acts may not look at."""
    games = tuple(game for game in campaign.games if may_look(interaction, game))
    return replace(campaign, games=games)


async def _named(context: BotContext, interaction: Interaction, typed: str) -> Campaign:
    """The campaign that was chosen, or typed by its whole name; Refused if there is none."""
    for campaign in await _known(context, interaction):
        if typed == str(campaign.id) or fold(typed) == fold(campaign.name):
            return campaign
    raise Refused("no-campaign")


async def _meant(
    context: BotContext, interaction: Interaction, typed: str | None
) -> Campaign | None:
    """The campaign that was named, else that of the table here, else the only one there is."""
    if typed:
        return await _named(context, interaction, typed)
    guild = _server(interaction)
    try:
        table = await table_or_last(context, interaction)
    except Refused:
        table = None
    if table is not None and table.campaign_id is not None:
        return await context.tables.of(Campaigns).campaign(
            table.campaign_id, guild, interaction.user.id
        )
    known = await _known(context, interaction)
    return known[0] if len(known) == 1 else None


async def list_page(context: BotContext, interaction: Interaction) -> Page:
    """The campaigns of this server, by name."""
    texts = (await context.private(interaction)).markdown
    rows = await _known(context, interaction)
    if not rows:
        return Page(texts.say("campaign-none"))
    names = [f"· {texts.written(row.name)}" for row in rows]
    return Page(panel=Panel(texts.say("campaign-list"), in_pages(names)[0]))


async def campaign_page(context: BotContext, interaction: Interaction, campaign: Campaign) -> Page:
    """The games in order with their outcome, the stories of the latest, and the way on."""
    localized = await context.private(interaction)
    campaign, texts = _seen(interaction, campaign), localized.markdown
    title = texts.say("campaign-title", name=texts.written(campaign.name))
    if not campaign.games:
        return Page(panel=Panel(title, texts.say("campaign-empty")))
    numbered = list(enumerate(campaign.games, start=1))
    lines = []
    if len(numbered) > GAMES_SHOWN:
        lines.append(texts.say("campaign-earlier", n=len(numbered) - GAMES_SHOWN))
    latest = numbered[-GAMES_SHOWN:]
    tables = await context.tables.table_queries.by_ids([game.id for _, game in latest])
    for (number, _), table in zip(latest, tables, strict=True):
        lines.append(await _entry(context, localized, number, table))
    over = [(number, game) for number, game in numbered if game.status == "ended"]
    items: list[Item] = [
        button(texts.say("campaign-story", n=number), table_id(game.id, "export"))
        for number, game in over[-STORIES:]
    ]
    if campaign.last is not None:
        items.append(
            button(texts.say("button-carry-on"), table_id(campaign.last.id, "carry"), SUCCESS)
        )
    return Page(panel=Panel(title, "\n".join(lines)), rows=tuple(in_rows(items)))


async def _entry(context: BotContext, reader: Localized, number: int, table: TableInfo) -> str:
    """A game: its number, where it was played, how it ended or its phase."""
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


async def _carry(context: BotContext, interaction: Interaction, table: TableInfo, _: str) -> None:
    """A lobby in this channel that goes on from that game."""
    if table.guild_id != interaction.guild_id:
        raise Refused("no-table")
    await open_lobby(context, interaction, table.game, begin=Wanted(source=table.id))


async def _export(context: BotContext, interaction: Interaction, table: TableInfo, _: str) -> None:
    await export.show(context, interaction, table)


async def _usual(context: BotContext, interaction: Interaction, table: TableInfo, _: str) -> None:
    """Forget how the lobby was to begin: it is dealt as usual."""
    by, manager = interaction.user.id, leads(interaction, table)
    await context.tables.beginnings.set_record(table.id, by, None, manager=manager)
    texts = (await context.private(interaction, table)).markdown
    await answer(interaction, Page(texts.say("lobby-changed")))


def over_items(table: TableInfo, texts: Texts) -> list[Item]:
    """The game to export; lessons are excluded."""
    if table.learner is not None:
        return []
    return [button(texts.say("button-export"), table_id(table.id, "export"))]


def option_items(table: TableInfo, texts: Texts) -> list[Item]:
    """Back to a usual beginning, where the game is to go on from another."""
    if not table.recorded:
        return []
    return [button(texts.say("button-usual"), table_id(table.id, "usual"))]


BUTTONS: Final = (
    at_table("carry", LOOK, _carry),
    at_table("export", LOOK, _export),
    at_table("usual", LEAD, _usual),
)
