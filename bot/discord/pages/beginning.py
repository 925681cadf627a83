"""The start from a record: the file or the finished game that /game new names, and the lobby's text
about it."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.discord.channels import thread_parent
from bot.discord.context import BotContext, Context, Localized
from bot.discord.rights import may_look
from bot.games import face
from bot.model.game_export import MAX_UPLOAD_BYTES, GameExport, read_export, refusal
from bot.store.listing import FinishedRow
from bot.table import Refused, TableInfo
from bot.table.start.beginnings import check_record
from bot.texts import Said, Texts, fold
from bot.words import cleaned
from engine.games import GAMES
from engine.record import RecordError, set_fields

MAX_SUGGESTED_GAMES: Final = 25
"""Games that Discord can suggest at once."""
ENDING: Final = ".json"
"""The extension of a record's file."""


@dataclass(frozen=True)
class RequestedBeginning:
    """How a new game begins: from a file, or as the continuation of an ended game."""

    export: GameExport[Any] | None = None
    name: str = ""
    source: int | None = None

    async def set(self, context: BotContext, table: TableInfo, by: int) -> TableInfo:
        """Apply it to the lobby."""
        if self.export is not None:
            return await context.tables.beginnings.begin_from(table.id, by, self.export, self.name)
        assert self.source is not None
        return await context.tables.beginnings.begin_after(table.id, by, self.source)


async def requested_beginning(
    ctx: Context, game: str, source: str | None, file: discord.Attachment | None
) -> RequestedBeginning | None:
    """Return the requested beginning; None for a game that is dealt. Refused, before a lobby is
    opened, for what does not exist, cannot be read, or belongs to another game."""
    if source and file is not None:
        raise Refused("from-both")
    if file is not None:
        return RequestedBeginning(export=await uploaded_export(ctx, game, file), name=file.filename)
    if not source:
        return None
    if any(source == str(row.table_id) for row in await _over(ctx, game)):
        return RequestedBeginning(source=int(source))
    raise Refused("no-such-game")


async def uploaded_export(ctx: Context, game: str, file: discord.Attachment) -> GameExport[Any]:
    """Return the export in this file, from which a game can start. Refused for another file, before
    fetching it if possible."""
    if ctx.channel_id is not None and await ctx.tables.table_queries.at_channel(ctx.channel_id):
        raise channel_busy(ctx)
    return await asyncio.to_thread(_begun_from, game, await uploaded_json(ctx, file))


async def uploaded_json(ctx: Context, file: discord.Attachment) -> bytes:
    """Return the content of a file of ours. Refused for another kind of file, and for one that is
    too large, before fetching it."""
    if not file.filename.lower().endswith(ENDING) or not _may_be_json(file.content_type):
        raise Refused("record-no-file", {"ending": ENDING})
    if file.size > MAX_UPLOAD_BYTES:
        raise Refused("record-too-large", {"most": MAX_UPLOAD_BYTES // 1024})
    ctx.count("uploads")
    try:
        return await file.read()
    except discord.HTTPException as error:
        raise Refused("record-not-fetched") from error


def channel_busy(ctx: Context) -> Refused:
    """Return the refusal for a channel that has a game; it names a thread if one can be opened
    there."""
    has_threads = thread_parent(ctx.interaction.channel) is not None
    return Refused("channel-busy-thread" if has_threads else "channel-busy")


def _may_be_json(content_type: str | None) -> bool:
    """Return whether Discord, which goes by a file's name, takes it for text."""
    kind = (content_type or "").partition(";")[0].strip()
    return kind in ("", "application/json", "application/octet-stream", "text/plain")


def _begun_from(game: str, data: bytes) -> GameExport[Any]:
    """Return the export in these bytes. Refused for one from which this game cannot start."""
    try:
        export = read_export(data)
    except RecordError as error:
        raise Refused(*refusal(error)) from error
    if export.game != game:
        raise Refused("record-other-game")
    check_record(GAMES[game], export.record)
    return export


async def _over(ctx: Context, game: str | None = None) -> list[FinishedRow]:
    """Return the ended games of this server that the user may see; those of `game`, if it is given,
    first."""
    rows = await ctx.tables.table_queries.finished_on(ctx.server, game)
    if game is not None:
        others = await ctx.tables.table_queries.finished_on(ctx.server)
        rows += [row for row in others if row.game != game]
    return [row for row in rows if may_look(ctx, row)]


async def suggest_finished(
    ctx: Context, typed: str, game: str | None
) -> list[tuple[str, str | int]]:
    """Return the ended games of this server as suggestions: those of `game`, if one is chosen,
    first."""
    texts = (await ctx.private()).plain
    choices = [(_label(ctx, row, texts), row.table_id) for row in await _over(ctx, game)]
    fitting = [(label, ident) for label, ident in choices if fold(typed) in fold(label)]
    return [(label, str(ident)) for label, ident in fitting[:MAX_SUGGESTED_GAMES]]


def _label(ctx: Context, row: FinishedRow, texts: Texts) -> str:
    """Return a game's date, name, channel and players."""
    name = row.game
    if row.game in GAMES:
        name = ctx.bot.library.texts(texts.locale, row.game).say("game-name")
    channel = ctx.interaction.client.get_channel(row.channel_id)
    channel_text = f"#{cleaned(getattr(channel, 'name', None) or '') or row.channel_id}"
    players = ", ".join(filter(None, row.names))
    return " · ".join([time.strftime("%Y-%m-%d", time.gmtime(row.at)), name, channel_text, players])


async def begins(
    context: BotContext, table: TableInfo, localized: Localized
) -> tuple[str, str] | None:
    """Return the lobby's text about its beginning; None if it is dealt as usual."""
    if table.status != "lobby" or not table.recorded:
        return None
    texts = localized.markdown
    try:
        beginning = await context.tables.beginnings.beginning(table.id)
    except Refused:
        return None  # this program cannot read its record: the start explains why
    if beginning is None:
        return None
    if beginning.source is not None:
        lines = [texts.say("begins-after")]
    elif beginning.name:
        lines = [texts.say("begins-file", name=texts.written(beginning.name))]
    else:
        lines = [texts.say("begins-set")]
    if not beginning.fixed:
        for seated, part in zip(table.seated, beginning.record.seats, strict=False):
            lines.append(
                texts.say(
                    "begins-part", seat=seated.seat, what=Said(_part_text(table, part, texts))
                )
            )
    if beginning.by is not None:
        lines.append(texts.say("begins-known", who=Said(f"<@{beginning.by}>")))
    lines.append(texts.say("begins-unrated"))
    return texts.say("begins-title"), "\n".join(lines)


def _part_text(table: TableInfo, part: Any, texts: Texts) -> str:
    """Return what a seat begins with: its part of a record, and what a campaign brings."""
    fields = {} if part is None else set_fields(part)
    brought = [brought_text(texts, name, n) for name, n in fields.pop("brought", {}).items() if n]
    own = face(table.game).part_name(part, texts) if fields else texts.say("begins-usual")
    return texts.listed([own, *brought])


def brought_text(texts: Texts, name: str, n: int) -> str:
    """Return what a campaign brings to a seat of this game."""
    return texts.say("begins-more", what=Said(texts.counted(name, n)))
