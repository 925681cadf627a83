"""Scenes of a game master: posted at once or at their moment, with an optional picture."""

from __future__ import annotations

from typing import Any, Final

import discord

from bot.discord.access import MASTER, Button, Press, of_master
from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.components.forms import submitted_fields as entered
from bot.discord.components.ids import master_id
from bot.discord.components.parts import DANGER, PRIMARY, Page, button
from bot.discord.context import Context
from bot.discord.rights import PICTURES, need_permissions, roles_of
from bot.discord.uploads import decode_upload
from bot.features.gm.cues import cue_text
from bot.features.gm.panel import ask_words, master_table, say_on_panel
from bot.features.gm.scenes import Scenes
from bot.render.draw.uploads import MAX_PICTURE_BYTES, InvalidPicture
from bot.render.panel import Panel
from bot.table import Refused, TableInfo
from bot.texts import Said
from bot.words import MAX_TEXT_CHARS, number

PHASE: Final = "phase"


def add_gm_scene_commands(factory: CommandFactory, group: Any) -> None:
    """Add the command to the group of the game master."""

    async def say(
        ctx: Context, text: str, picture: discord.Attachment | None = None, when: str = ""
    ) -> None:
        table = await master_table(ctx)
        if picture is not None and ctx.guild_id is not None:
            await need_permissions(ctx, PICTURES)
        shown = None if picture is None else await uploaded_picture(ctx, picture)
        words = text.replace("\\n", "\n")
        await narrate(ctx, table, words, shown, later=when == PHASE)

    text = Arg("text", "arg-scene", most=MAX_TEXT_CHARS)
    picture = Arg("picture", "arg-scene-picture", kind=discord.Attachment, required=False)
    moments = (("now", "scene-now", None), (PHASE, "scene-later", None))
    when = Arg("when", "arg-scene-when", required=False, choices=moments)
    group.add_command(factory.command("command-gm-say", say, [text, picture, when]))


async def uploaded_picture(ctx: Context, file: discord.Attachment) -> bytes:
    """Return the picture in this file, in its stored form. Refused for other files, and before
    fetching it if the file is too large."""
    if file.size > MAX_PICTURE_BYTES:
        raise Refused("picture-large", {"most": MAX_PICTURE_BYTES // 1024 // 1024})
    ctx.count("uploads")
    try:
        data = await file.read()
    except discord.HTTPException as error:
        raise Refused("picture-not-fetched") from error
    try:
        return await decode_upload(data)
    except InvalidPicture:
        raise Refused("picture-kind") from None


async def narrate(
    ctx: Context, table: TableInfo, words: str, picture: bytes | None = None, *, later: bool = False
) -> None:
    """Post a scene, now or at the end of the phase."""
    by, roles = ctx.user.id, roles_of(ctx)
    await ctx.tables.of(Scenes).narrate(table.id, by, words, roles, picture, later=later)
    await ctx.say("gm-said-later" if later else "gm-said", table=table)


async def _say(press: Press) -> None:
    words = entered(press).get("words", "")
    await narrate(press, press.table, words)


async def _later(press: Press) -> None:
    words = entered(press).get("words", "")
    await narrate(press, press.table, words, later=True)


# --- waiting scenes -------------------------------------------------------------------------------


async def _show(ctx: Context, table: TableInfo, typed: str) -> None:
    """Show a waiting scene, and the buttons to post or withdraw it."""
    by, roles = ctx.user.id, roles_of(ctx)
    scene_rows = await ctx.tables.of(Scenes).waiting(table.id, by, roles)
    scene = next((row for row in scene_rows if row.id == number(typed)), None)
    if scene is None:
        raise Refused("scene-gone")
    localized = await ctx.private(table)
    texts, plain = localized.markdown, localized.plain
    quoted = "\n".join(f"> {part}" for part in texts.paragraphs(scene.words))
    footer = texts.say("scene-until", cue=Said(cue_text(texts, scene.cue)))
    if scene.pictured:
        footer += f" · {texts.say('scene-pictured')}"
    row = (
        button(plain.say("button-scene-now"), master_id(table.id, "scene_now", scene.id), PRIMARY),
        button(plain.say("button-scene-drop"), master_id(table.id, "scene_drop", scene.id), DANGER),
        button(plain.say("button-back"), master_id(table.id, "panel")),
    )
    panel = Panel(texts.say("scene-waits"), quoted, footer=footer)
    await ctx.turn(Page(panel=panel, rows=(row,)))


async def _now(ctx: Context, table: TableInfo, typed: str) -> None:
    by, roles = ctx.user.id, roles_of(ctx)
    await ctx.tables.of(Scenes).tell_now(table.id, by, number(typed) or 0, roles)
    await say_on_panel(ctx, table, "gm-said")


async def _drop(ctx: Context, table: TableInfo, typed: str) -> None:
    by, roles = ctx.user.id, roles_of(ctx)
    await ctx.tables.of(Scenes).drop(table.id, by, number(typed) or 0, roles)
    await say_on_panel(ctx, table, "scene-dropped")


BUTTONS: Final = (
    Button("form", ask_words, MASTER, "say", _say),
    Button("form", ask_words, MASTER, "later", _later),
    of_master("scene", MASTER, _show),
    of_master("scene_now", MASTER, _now),
    of_master("scene_drop", MASTER, _drop),
)
