"""/say: speak as a character."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.context import Context
from bot.discord.pages.over import table_or_last
from bot.discord.rights import roles_of
from bot.features.gm.scene_commands import uploaded_picture
from bot.features.voices.portraits import digest_of, faces, is_face, squared
from bot.features.voices.rows import Guise
from bot.features.voices.service import Voices
from bot.render.picks import matching_labels
from bot.table import Refused
from bot.words import MAX_CHARACTER_CHARS, MAX_TEXT_CHARS
from engine.games import GAMES

NONE: Final = "-"
"""Value of the choice to have no portrait."""


def voices_commands(factory: CommandFactory) -> list[Any]:
    """Return the only command."""

    async def say(
        ctx: Context,
        text: str,
        name: str = "",
        face: str = "",
        portrait: discord.Attachment | None = None,
        kept: bool = False,
    ) -> None:
        voices = ctx.tables.of(Voices)
        council = await voices.council_at(ctx.channel_id or 0)
        table_id = (await table_or_last(ctx)).id if council is None else council.table_id
        _need_right_to_speak(ctx)
        shown, picture = await _portrait(ctx, face or "", portrait)
        table = await voices.say(
            table_id,
            ctx.user.id,
            text.replace("\\n", "\n"),
            roles_of(ctx),
            name=name or "",
            portrait=shown,
            picture=picture,
            kept=bool(kept),
            council=council,
            plain=not ctx.interaction.app_permissions.manage_webhooks,
        )
        await ctx.say("voice-said-kept" if kept else "voice-said", table=table)

    async def names(ctx: Context, typed: str) -> Sequence[tuple[str, str | int]]:
        known = await ctx.tables.of(Voices).names(ctx.user.id)
        return matching_labels([(name, name) for name in known], typed)

    async def drawings(ctx: Context, typed: str) -> Sequence[tuple[str, str | int]]:
        table = None
        if ctx.channel_id is not None:
            table = await ctx.tables.table_queries.at_channel(ctx.channel_id)
        own = "" if table is None else table.game
        plain = (await ctx.private()).plain
        labels = [(plain.say("voice-no-face"), NONE)]
        for game in sorted(GAMES, key=lambda game: game != own):
            texts = ctx.bot.library.texts(plain.locale, game)
            labels += [(texts.word(word), f"{game}/{art}") for art, word in faces(game).items()]
        return matching_labels(labels, typed)

    text = Arg("text", "arg-voice-text", most=MAX_TEXT_CHARS)
    whose = Arg("name", "arg-voice-name", required=False, suggest=names, most=MAX_CHARACTER_CHARS)
    face = Arg("face", "arg-voice-face", required=False, suggest=drawings)
    portrait = Arg("portrait", "arg-voice-portrait", kind=discord.Attachment, required=False)
    kept = Arg("kept", "arg-voice-kept", kind=bool, required=False)
    args = [text, whose, face, portrait, kept]
    return [factory.command("command-say", say, args, in_dm=False)]


def _need_right_to_speak(ctx: Context) -> None:
    """Refused for a person who may not write here: nobody writes through the bot instead."""
    held, thread = ctx.interaction.permissions, isinstance(ctx.interaction.channel, discord.Thread)
    if not (held.send_messages_in_threads if thread else held.send_messages):
        raise Refused("voice-mute")


async def _portrait(
    ctx: Context, face: str, file: discord.Attachment | None
) -> tuple[Guise | None, bytes | None]:
    """Return the chosen portrait, and its picture if it was uploaded; None for the one that the
    character has."""
    if file is not None:
        picture = squared(await uploaded_picture(ctx, file))
        return Guise(digest=digest_of(picture)), picture
    if not face:
        return None, None
    if face == NONE:
        return Guise(), None
    if not is_face(face):
        raise Refused("voice-face")
    return Guise(face=face), None
