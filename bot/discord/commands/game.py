"""/game: opening a lobby and looking at its table."""

from __future__ import annotations

from typing import Any, Final

import discord

from bot.discord.access import Button, Press
from bot.discord.commands.server import may_open_here
from bot.discord.components.command_factory import Arg, Making
from bot.discord.components.ids import thread_id
from bot.discord.components.parts import Page, button
from bot.discord.context import BotContext, Interaction, answer, called, quietly, turn
from bot.discord.pages import picture_pages
from bot.discord.pages.beginning import Wanted, suggested, wanted
from bot.discord.pages.over import table_or_last
from bot.discord.pages.tables import over_row
from bot.discord.replies import may_show
from bot.discord.rights import A_WEEK, need_permissions, no_pictures
from bot.model.terms import PRESETS, Preset
from bot.render.happenings import happenings
from bot.render.lines import block
from bot.render.panel import Panel
from bot.render.scores import score_text
from bot.table import Refused, TableInfo
from bot.texts import Said, shorten
from engine.games import GAMES

PRESETS_SHOWN = tuple((name, f"pace-{name}.choice", None) for name in PRESETS)
LOG_EVENTS = 60
"""How many happenings /game log looks back at; what does not fit in a message is left out."""


def group(context: BotContext, making: Making) -> Any:
    """The group with its subcommands."""
    made = making.group("command-game")
    games = tuple((name, "game-name", name) for name in GAMES)
    opening = [feature.opening for feature in context.features if feature.opening is not None]

    async def new(
        interaction: Interaction,
        game: str,
        source: str | None = None,
        file: discord.Attachment | None = None,
        preset: Preset | None = None,
        **more: Any,
    ) -> None:
        await may_open(context, interaction, game, in_thread=True)  # before a file is read
        begin = await wanted(context, interaction, game, source, file)
        then = [await one.prepare(context, interaction, more) for one in opening]
        table = await open_lobby(context, interaction, game, begin=begin, preset=preset)
        if table is not None:
            for act in then:
                await act(table)

    async def over(interaction: Interaction, typed: str) -> list[tuple[str, str | int]]:
        return await suggested(context, interaction, typed)

    async def board(interaction: Interaction) -> None:
        table = await table_or_last(context, interaction)
        if table.status == "lobby":
            raise Refused("not-started")
        view = await context.tables.play.view(table.id, None)
        localized = await context.private(interaction, table)
        page = await picture_pages.board(
            context, table, view, localized, may_show(interaction), interaction.user.id
        )
        await answer(interaction, page)

    async def log(interaction: Interaction) -> None:
        table = await table_or_last(context, interaction)
        seat = table.seat_of(interaction.user.id)
        lines = await context.tables.play.log(table.id, seat, LOG_EVENTS)
        texts = (await context.private(interaction, table)).markdown
        text = happenings(texts, lines, 3900) or texts.say("log-empty")
        rows = (over_row(context.features, table, texts),) if table.status == "ended" else ()
        await answer(interaction, Page(panel=Panel(texts.say("log-title"), text), rows=rows))

    async def score(interaction: Interaction) -> None:
        table = await table_or_last(context, interaction)
        if table.status == "lobby":
            raise Refused("not-started")
        seat = table.seat_of(interaction.user.id)
        scores = await context.tables.play.score(table.id)
        localized = await context.private(interaction, table)
        final = table.status == "ended"
        text = block(score_text(localized.plain, scores, seat, final=final))
        note = "" if final else localized.markdown.say("score-note")
        panel = Panel(localized.markdown.say("score-title"), note, board=text)
        rows = (over_row(context.features, table, localized.markdown),) if final else ()
        await answer(interaction, Page(panel=panel, rows=rows))

    known = Arg("game", "arg-game", choices=games)
    preset = Arg("preset", "arg-preset", required=False, choices=PRESETS_SHOWN)
    added = [arg for one in opening for arg in one.args(context)]
    source = Arg("source", "arg-from", required=False, suggest=over)
    file = Arg("file", "arg-file", kind=discord.Attachment, required=False)
    made.add_command(making.command("command-new", new, [known, preset, *added, source, file]))
    for name, run in (("board", board), ("log", log), ("score", score)):
        made.add_command(making.command(f"command-{name}", run))
    return made


THREAD_NAME: Final = 100


async def may_open(
    context: BotContext, interaction: Interaction, game: str, *, in_thread: bool = False
) -> tuple[int, int]:
    """The server and the channel of the command. Refused if its user cannot open a lobby of this
    game there."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("only-in-server")
    if game not in GAMES:
        raise Refused("unknown-game")
    await may_open_here(context, interaction, in_thread=in_thread)
    await need_permissions(context, interaction)
    await context.tables.lobby.need_room(interaction.user.id, interaction.guild_id)
    return interaction.guild_id, interaction.channel_id


async def open_lobby(
    context: BotContext,
    interaction: Interaction,
    game: str,
    channel_id: int | None = None,
    begin: Wanted | None = None,
    preset: Preset | None = None,
) -> TableInfo | None:
    """Open a lobby where the command was given, or in the thread `channel_id`, with this preset;
    `begin` says how its game is to begin, if not as dealt. None where a thread is offered first."""
    try:
        guild_id, here = await may_open(
            context, interaction, game, in_thread=channel_id is not None
        )
    except Refused as refused:
        if refused.reason != "only-threads" or begin is not None or preset is not None:
            raise
        await offer_thread(context, interaction, game, "only-threads")
        return None
    locale = await context.tables.notes.guild_locale(guild_id)
    user = interaction.user
    try:
        table = await context.tables.lobby.open(
            game,
            guild_id,
            channel_id or here,
            user.id,
            called(user),
            locale,
            **_thread(interaction, channel_id),
        )
    except Refused as refused:
        asked = begin is not None or preset is not None
        if refused.reason != "channel-busy" or channel_id is not None or asked:
            raise
        await offer_thread(context, interaction, game, "channel-busy")
        return None
    if begin is not None:
        table = await begin.set(context, table, user.id)
    if preset is not None:
        table = await context.tables.lobby.set_pace(table.id, user.id, preset)
    texts = (await context.private(interaction, table)).markdown
    where = f"<#{table.channel_id}>"
    said = (texts.say("lobby-opened", where=Said(where)), no_pictures(texts, interaction))
    await turn(interaction, Page("\n".join(part for part in said if part)))
    return table


def _thread(interaction: Interaction, made: int | None) -> dict[str, Any]:
    """What is kept of a thread that a table is opened in: this one, or one just `made` here."""
    if made is not None:
        return {"parent_id": interaction.channel_id}
    here = interaction.channel
    if isinstance(here, discord.Thread):
        return {"parent_id": here.parent_id, "private": here.is_private()}
    return {}


async def offer_thread(context: BotContext, interaction: Interaction, game: str, why: str) -> None:
    """A game runs here already, or they are to be in threads: offer one of the channel for this."""
    texts = (await context.private(interaction)).markdown
    if not isinstance(interaction.channel, discord.TextChannel):
        raise Refused(why)
    row = (button(texts.say("button-thread"), thread_id(game)),)
    await answer(interaction, Page(texts.say(f"{why}-thread"), rows=(row,)))


async def open_in_thread(context: BotContext, interaction: Interaction, game: str) -> None:
    """Make a thread of this channel and open the lobby there."""
    channel = interaction.channel
    if game not in GAMES:
        raise Refused("unknown-game")
    if not isinstance(channel, discord.TextChannel):
        raise Refused("channel-busy")
    await may_open_here(context, interaction, in_thread=True)
    await need_permissions(
        context, interaction, "create_public_threads", "send_messages_in_threads"
    )
    locale = await context.tables.notes.guild_locale(channel.guild.id)
    texts = context.library.texts(locale, game)
    await context.tables.lobby.need_room(interaction.user.id, channel.guild.id)
    thread = await channel.create_thread(
        name=texts.say("game-name"),
        type=discord.ChannelType.public_thread,
        auto_archive_duration=A_WEEK,
    )
    await open_lobby(context, interaction, game, thread.id)
    table = await context.tables.table_queries.at_channel(thread.id)
    if table is not None:  # only now it has a number
        named = {"game": Said(texts.say("game-name")), "host": Said(called(interaction.user))}
        name = texts.say("thread-name", number=table.id, **named)
        await quietly(thread.edit(name=shorten(name, THREAD_NAME)))


async def _open_thread(press: Press) -> None:
    await open_in_thread(press.context, press.interaction, press.parts["game"])


BUTTONS: Final = (Button("thread", _open_thread),)
