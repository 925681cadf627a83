"""/settings server: language, who may open tables and where, channels for reports and promises."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import discord

from bot.discord.access import of_person
from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.components.ids import house_id
from bot.discord.components.parts import Page, button
from bot.discord.context import Context
from bot.discord.rights import is_manager, manages_server, roles_of
from bot.render.panel import Panel
from bot.store.servers import Rules
from bot.table import Refused
from bot.texts import LOCALES, Said, Texts

MAX_CHANNELS: Final = 25
"""Maximum number of channels that a server may name."""
GAME_PLACES: Final = ("anywhere", "threads", "here", "not-here")
REPORTS: Final = ("here", "nowhere")


def command(factory: CommandFactory) -> Any:
    """Return the subcommand."""

    async def server(
        ctx: Context,
        language: str | None = None,
        opener: discord.Role | None = None,
        where: str | None = None,
        reports: str | None = None,
        promises: str | None = None,
    ) -> None:
        guild = _managed_server(ctx)
        if language is not None:
            await speak(ctx, language)
        rules = await ctx.tables.notes.rules(guild)
        chosen = rules
        if opener is not None:
            chosen = replace(chosen, opener=None if opener.id == guild else opener.id)
        if where is not None:
            chosen = _with_place(chosen, where, ctx)
        here = ctx.channel_id
        if reports is not None:
            chosen = replace(chosen, reports=here if reports == "here" else None)
        if promises is not None:
            chosen = replace(chosen, promises=here if promises == "here" else None)
        if chosen != rules:
            await ctx.tables.notes.set_rules(guild, chosen)
        await ctx.answer(await server_page(ctx))

    languages = tuple((locale, f"language-{locale}", None) for locale in LOCALES)
    places = tuple((choice, f"server-where-{choice}", None) for choice in GAME_PLACES)
    heard = tuple((choice, f"server-reports-{choice}", None) for choice in REPORTS)
    args = [
        Arg("language", "arg-language", required=False, choices=languages),
        Arg("opener", "arg-opener", kind=discord.Role, required=False),
        Arg("where", "arg-where", required=False, choices=places),
        Arg("reports", "arg-reports", required=False, choices=heard),
        Arg("promises", "arg-promises", required=False, choices=heard),
    ]
    return factory.command("command-settings-server", server, args)


def _managed_server(ctx: Context) -> int:
    """Return the server. Refused for users who may not manage it."""
    server = ctx.server
    if not manages_server(ctx):
        raise Refused("not-manager")
    return server


def _with_place(rules: Rules, place: str, ctx: Context) -> Rules:
    """Return the settings with the submitted choice of where tables may be opened."""
    here = ctx.channel_id
    if isinstance(ctx.interaction.channel, discord.Thread):
        here = ctx.interaction.channel.parent_id
    if here is None or place in ("anywhere", "threads"):
        return replace(rules, where="threads" if place == "threads" else "anywhere", channels=())
    others = tuple(channel for channel in rules.channels if channel != here)
    channels = (*others, here)[-MAX_CHANNELS:] if place == "here" else others
    return replace(rules, where="channels" if channels else "anywhere", channels=channels)


async def speak(ctx: Context, language: str) -> None:
    """Set the public language of the server."""
    guild = _managed_server(ctx)
    if language not in LOCALES:
        raise Refused("old-button")
    await ctx.tables.notes.set_guild_locale(guild, language)


async def server_page(ctx: Context) -> Page:
    """Return the server's settings, and how to change them."""
    assert ctx.guild_id is not None
    rules = await ctx.tables.notes.rules(ctx.guild_id)
    texts = (await ctx.private()).markdown
    locale = await ctx.tables.notes.guild_locale(ctx.guild_id)
    lines = [
        texts.say(f"settings-now-{locale}"),
        texts.say("server-opener", role=Said(f"<@&{rules.opener}>"))
        if rules.opener
        else texts.say("server-opener-all"),
        _where_text(texts, rules),
        texts.say("server-reports-to", where=Said(f"<#{rules.reports}>"))
        if rules.reports
        else texts.say("server-reports-none"),
        texts.say("server-promises-to", where=Said(f"<#{rules.promises}>"))
        if rules.promises
        else texts.say("server-promises-none"),
    ]
    items = [
        button(texts.say(f"language-{language}"), house_id("speak", language))
        for language in LOCALES
    ]
    items.append(button(texts.say("server-reset"), house_id("open_to_all")))
    text = "\n".join(f"· {line}" for line in lines)
    panel = Panel(texts.say("server-title"), text, (), texts.say("server-how"))
    return Page(panel=panel, rows=(tuple(items),))


def _where_text(texts: Texts, rules: Rules) -> str:
    if rules.where == "channels":
        channels = Said(texts.listed([Said(f"<#{channel}>") for channel in rules.channels]))
        return texts.say("server-place-channels", channels=channels)
    return texts.say(f"server-place-{rules.where}")


async def may_open_here(ctx: Context, *, in_thread: bool) -> None:
    """Refused if the server does not let this person open a table; `in_thread`: in a new thread.
    People who manage the channel may do so everywhere."""
    assert ctx.guild_id is not None
    if is_manager(ctx):
        return
    rules = await ctx.tables.notes.rules(ctx.guild_id)
    if rules.opener is not None and rules.opener not in roles_of(ctx):
        raise Refused("not-opener", {"role": Said(f"<@&{rules.opener}>")})
    await _may_play(ctx, rules, in_thread=in_thread)


async def may_play_here(ctx: Context) -> None:
    """Refused if the server lets no game be played in this channel."""
    assert ctx.guild_id is not None
    await _may_play(ctx, await ctx.tables.notes.rules(ctx.guild_id), in_thread=False)


async def _may_play(ctx: Context, rules: Rules, *, in_thread: bool) -> None:
    channel = ctx.interaction.channel
    thread = isinstance(channel, discord.Thread)
    if rules.where == "threads" and not (thread or in_thread):
        raise Refused("only-threads")
    place = channel.parent_id if isinstance(channel, discord.Thread) else ctx.channel_id
    if rules.where == "channels" and place not in rules.channels:
        texts = (await ctx.private()).markdown
        channels = texts.listed([Said(f"<#{allowed}>") for allowed in rules.channels])
        raise Refused("not-this-channel", {"channels": Said(channels)})


async def _open_to_all(ctx: Context, _: str, __: Sequence[str]) -> None:
    await ctx.tables.notes.set_rules(_managed_server(ctx), Rules())
    await ctx.turn(await server_page(ctx))


BUTTONS: Final = (of_person("open_to_all", _open_to_all),)
