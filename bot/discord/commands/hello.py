"""The greeting on a new server, and its three buttons."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, Final

import discord

from bot.discord.access import of_person
from bot.discord.commands.game import open_lobby
from bot.discord.commands.server import speak
from bot.discord.components.ids import house_id
from bot.discord.components.parts import Item, Page, button
from bot.discord.context import BotContext, Context
from bot.discord.pages.tour import FIRST_ITEMS, games_page, look_around
from bot.discord.replies import on_private_message, reply_to
from bot.table import Refused
from bot.texts import LOCALES
from engine.games import GAMES

log = logging.getLogger(__name__)

GREET_WITHIN: Final = timedelta(days=1)
"""A server that added the bot at most this long before the start is greeted at the start."""


async def greet(context: BotContext, guild: discord.Guild) -> bool:
    """Greet a server, once each time it adds the bot; return whether it was greeted. If the bot may
    not write anywhere, it does nothing."""
    me = guild.me
    joined = me.joined_at.isoformat() if me is not None and me.joined_at else ""
    if not await context.tables.notes.note_first(_mark(guild.id), joined):
        return False
    channel = place(guild)
    if channel is None:
        log.info("no channel to say hello in: server %s", guild.id)
        return False
    known = await context.tables.notes.has_locale(guild.id)
    own_locale = await context.tables.notes.guild_locale(guild.id)
    others = () if known else tuple(locale for locale in LOCALES if locale != own_locale)
    page = hello_page(context, (own_locale, *others))
    try:
        await channel.send(**page.arguments())
    except discord.HTTPException as error:
        log.info("hello could not be said in server %s: %s", guild.id, error)
        return False
    return True


async def greet_late(context: BotContext, guilds: list[discord.Guild]) -> None:
    """At the start: greet servers that recently added the bot while it did not run."""
    since = datetime.now(UTC) - GREET_WITHIN
    for guild in guilds:
        if guild.me is not None and guild.me.joined_at and guild.me.joined_at >= since:
            await greet(context, guild)


async def forget(context: BotContext, guild_id: int) -> None:
    """The server has removed the bot: greet it again if it returns."""
    await context.tables.notes.drop_mark(_mark(guild_id))


def place(guild: discord.Guild) -> Any:
    """Return the system channel, else the first text channel where the bot may write; or None."""
    first = [guild.system_channel] if guild.system_channel is not None else []
    for channel in (*first, *guild.text_channels):
        held = channel.permissions_for(guild.me)
        if held.view_channel and held.send_messages:
            return channel
    return None


def hello_page(context: BotContext, locales: Sequence[str]) -> Page:
    """Return a sentence in each of these languages and three ways to begin in the first; if there
    are several, also buttons to choose the bot's language here."""
    texts = context.library.texts(locales[0])
    rows: list[tuple[Item, ...]] = [
        (
            *FIRST_ITEMS.gather(context.features, "", texts),
            button(texts.say("button-open-table"), house_id("open")),
            button(texts.say("button-look"), house_id("look")),
        )
    ]
    spoken = [(locale, context.library.texts(locale)) for locale in locales]
    if len(spoken) > 1:
        rows.append(
            tuple(
                button(its.say("hello-speak"), house_id("speak", locale)) for locale, its in spoken
            )
        )
    return Page("\n\n".join(its.say("hello") for _, its in spoken), rows=tuple(rows))


async def _open(ctx: Context, game: str, _: Sequence[str]) -> None:
    """Open a lobby of this game here; without a game, ask which one."""
    if ctx.guild_id is None:
        raise Refused("only-in-server")
    if game or len(GAMES) == 1:
        await open_lobby(ctx, game or next(iter(GAMES)))
        return
    page = await games_page(ctx, "open-which", partial(house_id, "open"))
    await ctx.turn(page)


def _mark(guild_id: int) -> str:
    return f"greeted:{guild_id}"


async def _speak(ctx: Context, language: str, _: Sequence[str]) -> None:
    """Set the server's language; the greeting and its buttons use it from then on."""
    await speak(ctx, language)
    page = Page((await ctx.private()).markdown.say(f"settings-set-{language}"))
    others = (locale for locale in LOCALES if locale != language)
    greeting = hello_page(ctx.bot, (language, *others))
    if on_private_message(ctx.interaction) or not await reply_to(ctx.interaction).redraw(greeting):
        await ctx.answer(page)


BUTTONS: Final = (
    of_person("open", _open),
    of_person("look", look_around),
    of_person("speak", _speak),
)
