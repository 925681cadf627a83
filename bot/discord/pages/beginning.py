"""Beginning from a record: the file or the finished game that /game new names, and what a lobby
says of it."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.discord.house import House, Interaction, Reading
from bot.discord.rights import may_look
from bot.games import face
from bot.model.chronicle import UPLOADED, Chronicle, read_chronicle, refusal
from bot.store.listing import FinishedRow
from bot.table import Refused, TableInfo
from bot.table.start.beginnings import tried
from bot.texts import Said, Texts, fold
from bot.words import cleaned
from engine.games import GAMES
from engine.record import RecordError

LISTED: Final = 25
"""Games that Discord can suggest at once."""
ENDING: Final = ".json"
"""The ending of the name of a record's file."""


@dataclass(frozen=True)
class Wanted:
    """How a new game is to begin: from a file, or after a game that is over."""

    chronicle: Chronicle[Any] | None = None
    name: str = ""
    source: int | None = None

    async def set(self, house: House, table: TableInfo, by: int) -> TableInfo:
        """Make the lobby begin so."""
        if self.chronicle is not None:
            return await house.tables.beginnings.begin_from(table.id, by, self.chronicle, self.name)
        assert self.source is not None
        return await house.tables.beginnings.begin_after(table.id, by, self.source)


async def wanted(
    house: House,
    interaction: Interaction,
    game: str,
    source: str | None,
    file: discord.Attachment | None,
) -> Wanted | None:
    """What was named; None for a game that is dealt. Refused for what is not there, cannot be
    read, or is of another game: before a lobby is opened."""
    if source and file is not None:
        raise Refused("from-both")
    if file is not None:
        return Wanted(chronicle=await uploaded(house, interaction, game, file), name=file.filename)
    if not source:
        return None
    for row in await _over(house, interaction):
        if source == str(row.table_id):
            if row.game != game:
                raise Refused("record-other-game")
            return Wanted(source=row.table_id)
    raise Refused("no-such-game")


async def uploaded(
    house: House, interaction: Interaction, game: str, file: discord.Attachment
) -> Chronicle[Any]:
    """The record in this file, with which a game can begin. Refused for another file, before
    fetching it if possible."""
    if interaction.channel_id is not None and await house.tables.register.at_channel(
        interaction.channel_id
    ):
        raise Refused("channel-busy")
    if not file.filename.lower().endswith(ENDING) or not _may_be_json(file.content_type):
        raise Refused("record-no-file", {"ending": ENDING})
    if file.size > UPLOADED:
        raise Refused("record-too-large", {"most": UPLOADED // 1024})
    house.count("uploads", interaction)
    try:
        data = await file.read()
    except discord.HTTPException as error:
        raise Refused("record-not-fetched") from error
    return await asyncio.to_thread(_begun_from, game, data)


def _may_be_json(content_type: str | None) -> bool:
    """Whether Discord, which goes by a file's name, takes it for text."""
    kind = (content_type or "").partition(";")[0].strip()
    return kind in ("", "application/json", "application/octet-stream", "text/plain")


def _begun_from(game: str, data: bytes) -> Chronicle[Any]:
    """The record in these bytes. Refused for one with which this game cannot begin."""
    try:
        chronicle = read_chronicle(data)
    except RecordError as error:
        raise Refused(*refusal(error)) from error
    if chronicle.game != game:
        raise Refused("record-other-game")
    tried(GAMES[game], chronicle.record)
    return chronicle


async def _over(house: House, interaction: Interaction) -> list[FinishedRow]:
    """The games of this server that are over and that the one who acts may look at."""
    if interaction.guild_id is None:
        raise Refused("only-in-server")
    found = await house.tables.register.finished_on(interaction.guild_id)
    return [row for row in found if may_look(interaction, row)]


async def suggested(
    house: House, interaction: Interaction, typed: str
) -> list[tuple[str, str | int]]:
    """The games of this server that are over, for the one who types."""
    texts = (await house.private(interaction)).raw
    told = [(_label(house, interaction, row, texts), row.table_id) for row in
            await _over(house, interaction)]  # fmt: skip
    fitting = [(label, ident) for label, ident in told if fold(typed) in fold(label)]
    return [(label, str(ident)) for label, ident in fitting[:LISTED]]


def _label(house: House, interaction: Interaction, row: FinishedRow, texts: Texts) -> str:
    """A game by its day, its name, its channel and who played."""
    name = row.game
    if row.game in GAMES:
        name = house.library.texts(texts.locale, row.game).say("game-name")
    channel = interaction.client.get_channel(row.channel_id)
    where = f"#{cleaned(getattr(channel, 'name', None) or '') or row.channel_id}"
    who = ", ".join(filter(None, row.names))
    return " · ".join([time.strftime("%Y-%m-%d", time.gmtime(row.at)), name, where, who])


async def begins(house: House, table: TableInfo, reading: Reading) -> tuple[str, str] | None:
    """A lobby's point of departure, as a part of its message; None if it is dealt as usual."""
    if table.status != "lobby" or not table.recorded:
        return None
    texts = reading.prose
    try:
        found = await house.tables.beginnings.beginning(table.id)
    except Refused:
        return None  # its record cannot be read by this program: starting says why
    if found is None:
        return None
    if found.source is not None:
        lines = [texts.say("begins-after")]
    elif found.name:
        lines = [texts.say("begins-file", name=texts.written(found.name))]
    else:
        lines = [texts.say("begins-set")]
    if not found.fixed:
        for seated, part in zip(table.seated, found.record.seats, strict=False):
            usual = Said(texts.say("begins-usual"))
            what = usual if part is None else Said(face(table.game).part_name(part, texts))
            lines.append(texts.say("begins-part", seat=seated.seat, what=what))
    if found.by is not None:
        lines.append(texts.say("begins-known", who=Said(f"<@{found.by}>")))
    lines.append(texts.say("begins-unrated"))
    return texts.say("begins-title"), "\n".join(lines)
