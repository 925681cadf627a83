"""/game: open a lobby, and show its table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

import discord

from bot.discord.access import Button, Press
from bot.discord.channels import is_refusal, thread_parent
from bot.discord.commands.server import may_open_here
from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.components.ids import thread_id
from bot.discord.components.parts import Page, button
from bot.discord.context import Context, display_name
from bot.discord.guard import quietly
from bot.discord.pages import picture_pages
from bot.discord.pages.beginning import (
    RequestedBeginning,
    channel_busy,
    requested_beginning,
    suggest_finished,
)
from bot.discord.pages.over import table_or_last
from bot.discord.pages.tables import over_row
from bot.discord.replies import may_show
from bot.discord.rights import A_WEEK, need_begun, need_permissions, no_pictures
from bot.model.terms import PRESETS, Preset
from bot.render.happenings import happenings
from bot.render.lines import block
from bot.render.panel import Panel
from bot.render.scores import score_text
from bot.slots import Slot
from bot.table import Refused, TableInfo
from bot.texts import Said, shorten
from engine.games import GAMES

PRESETS_SHOWN = tuple((name, f"pace-{name}.choice", None) for name in PRESETS)
LOG_EVENTS = 60
"""Number of events that /game log reads; what does not fit into a message is left out."""


@dataclass(frozen=True)
class Opening:
    """What a feature adds to `/game new`."""

    args: Sequence[Arg]
    """Its options."""
    prepare: Callable[
        [Context, Mapping[str, Any]],
        Awaitable[Callable[[TableInfo], Awaitable[None]]],
    ]
    """Reads the typed options before the lobby is opened, and returns what to do with the lobby."""


OPENINGS: Final[Slot[Opening]] = Slot()


def group(factory: CommandFactory) -> Any:
    """Return the group with its subcommands."""
    game_group = factory.group("command-game")
    games = tuple((name, "game-name", name) for name in GAMES)
    opening = OPENINGS.of(factory.features)

    async def new(
        ctx: Context,
        game: str,
        source: str | None = None,
        file: discord.Attachment | None = None,
        preset: Preset | None = None,
        **more: Any,
    ) -> None:
        await may_open(ctx, game, in_thread=True)  # check before reading a file
        begin = await requested_beginning(ctx, game, source, file)
        then = [await option.prepare(ctx, more) for option in opening]
        table = await open_lobby(ctx, game, begin=begin, preset=preset)
        if table is not None:
            for act in then:
                await act(table)

    async def over(ctx: Context, typed: str) -> list[tuple[str, str | int]]:
        return await suggest_finished(ctx, typed, ctx.typed_options("source").get("game"))

    async def board(ctx: Context) -> None:
        table = await table_or_last(ctx)
        need_begun(table)
        now = await ctx.tables.message_data.board(table.id, ctx.user.id)
        localized, pictured = await ctx.private(table), may_show(ctx.interaction)
        page = await picture_pages.board(
            ctx.bot, table, now.view, localized, pictured, ctx.user.id, now.since
        )
        await ctx.answer(page)

    async def log(ctx: Context) -> None:
        table = await table_or_last(ctx)
        seat = table.seat_of(ctx.user.id)
        lines = await ctx.tables.play.log(table.id, seat, LOG_EVENTS)
        texts = (await ctx.private(table)).markdown
        text = happenings(texts, lines, 3900) or texts.say("log-empty")
        rows = (over_row(ctx.bot.features, table, texts),) if table.status == "ended" else ()
        await ctx.answer(Page(panel=Panel(texts.say("log-title"), text), rows=rows))

    async def score(ctx: Context) -> None:
        table = await table_or_last(ctx)
        need_begun(table)
        seat = table.seat_of(ctx.user.id)
        scores = await ctx.tables.play.score(table.id)
        localized = await ctx.private(table)
        final = table.status == "ended"
        text = block(score_text(localized.plain, scores, seat, final=final))
        note = "" if final else localized.markdown.say("score-note")
        panel = Panel(localized.markdown.say("score-title"), note, board=text)
        rows = (over_row(ctx.bot.features, table, localized.markdown),) if final else ()
        await ctx.answer(Page(panel=panel, rows=rows))

    known = Arg("game", "arg-game", choices=games)
    preset = Arg("preset", "arg-preset", required=False, choices=PRESETS_SHOWN)
    added = [arg for option in opening for arg in option.args]
    source = Arg("source", "arg-from", required=False, suggest=over)
    file = Arg("file", "arg-file", kind=discord.Attachment, required=False)
    game_group.add_command(
        factory.command("command-new", new, [known, preset, *added, source, file])
    )
    for name, run in (("board", board), ("log", log), ("score", score)):
        game_group.add_command(factory.command(f"command-{name}", run))
    return game_group


THREAD_NAME: Final = 100


async def may_open(ctx: Context, game: str, *, in_thread: bool = False) -> tuple[int, int]:
    """Return the server and the channel of the command. Refused if its user cannot open a lobby of
    this game there."""
    if ctx.guild_id is None or ctx.channel_id is None:
        raise Refused("only-in-server")
    if game not in GAMES:
        raise Refused("unknown-game")
    await may_open_here(ctx, in_thread=in_thread)
    await need_permissions(ctx)
    await ctx.tables.lobby.need_room(ctx.user.id, ctx.guild_id)
    return ctx.guild_id, ctx.channel_id


async def open_lobby(
    ctx: Context,
    game: str,
    channel_id: int | None = None,
    begin: RequestedBeginning | None = None,
    preset: Preset | None = None,
) -> TableInfo | None:
    """Open a lobby in the command's channel, or in the thread `channel_id`, with this preset;
    `begin`: how its game begins, if not as dealt. Return None if a thread is offered first."""
    try:
        guild_id, here = await may_open(ctx, game, in_thread=channel_id is not None)
    except Refused as refused:
        if refused.reason != "only-threads" or begin is not None or preset is not None:
            raise
        await offer_thread(ctx, game, "only-threads")
        return None
    user = ctx.user
    try:
        table = await ctx.tables.lobby.open(
            game,
            guild_id,
            channel_id or here,
            user.id,
            display_name(user),
            ctx.locale,
            **_thread(ctx, channel_id),
        )
    except Refused as refused:
        if refused.reason != "channel-busy" or channel_id is not None:
            raise
        if begin is not None or preset is not None:
            raise channel_busy(ctx) from refused
        await offer_thread(ctx, game, "channel-busy")
        return None
    if begin is not None:
        table = await begin.set(ctx.bot, table, user.id)
    if preset is not None:
        table = await ctx.tables.lobby.set_pace(table.id, user.id, preset)
    texts = (await ctx.private(table)).markdown
    channel = f"<#{table.channel_id}>"
    sentences = (texts.say("lobby-opened", where=Said(channel)), no_pictures(texts, ctx))
    await ctx.turn(Page("\n".join(part for part in sentences if part)))
    return table


def _thread(ctx: Context, created: int | None) -> dict[str, Any]:
    """Return the stored data of the table's thread: the current channel, or one just created
    here."""
    if created is not None:
        return {"parent_id": ctx.channel_id}
    here = ctx.interaction.channel
    if isinstance(here, discord.Thread):
        return {"parent_id": here.parent_id, "private": here.is_private()}
    return {}


async def offer_thread(
    ctx: Context, game: str, why: Literal["only-threads", "channel-busy"]
) -> None:
    """Offer a thread for this game: the channel has one already, or the server allows only
    threads."""
    if thread_parent(ctx.interaction.channel) is None:
        raise Refused(why)
    texts = (await ctx.private()).markdown
    row = (button(texts.say("button-thread"), thread_id(game)),)
    await ctx.answer(Page(texts.say(f"{why}-thread"), rows=(row,)))


async def open_in_thread(ctx: Context, game: str) -> None:
    """Create a thread in this channel and open the lobby there."""
    if game not in GAMES:
        raise Refused("unknown-game")
    parent = thread_parent(ctx.interaction.channel)
    if parent is None:
        raise Refused("channel-busy")
    channel, kind = parent
    await may_open_here(ctx, in_thread=True)
    await need_permissions(ctx, "create_public_threads", "send_messages_in_threads")
    locale = await ctx.tables.notes.guild_locale(channel.guild.id)
    texts = ctx.bot.library.texts(locale, game)
    await ctx.tables.lobby.need_room(ctx.user.id, channel.guild.id)
    try:
        thread = await channel.create_thread(
            name=texts.say("game-name"), type=kind, auto_archive_duration=A_WEEK
        )
    except discord.HTTPException as error:
        if is_refusal(error):
            raise Refused("thread-refused") from error
        raise
    await open_lobby(ctx, game, thread.id)
    table = await ctx.tables.table_queries.at_channel(thread.id)
    if table is not None:  # the table's number is known only now
        name_parts = {"game": Said(texts.say("game-name")), "host": Said(display_name(ctx.user))}
        name = texts.say("thread-name", number=table.id, **name_parts)
        await quietly(thread.edit(name=shorten(name, THREAD_NAME)))


async def _open_thread(press: Press) -> None:
    await open_in_thread(press, press.parts["game"])


BUTTONS: Final = (Button("thread", _open_thread),)
