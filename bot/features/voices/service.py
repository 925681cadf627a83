"""Characters speak: the game master as anybody, a player as the character of their seat."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from bot.features.voices import rows
from bot.features.voices.rows import Guise
from bot.model.facts import Refused, TableInfo
from bot.model.intents import STRUCK, VOICE, Intent
from bot.model.states import UNDER_WAY, OwnNotice
from bot.store.transaction import Tx
from bot.table.after.exports import SCENE_EVENT
from bot.table.changes import Changes
from bot.table.message_data import MessageContent
from bot.table.sessions import TableTx, queries, query_of, reads, writes
from bot.table.tables import FeatureService
from bot.words import MAX_CHARACTER_CHARS, MAX_TEXT_CHARS, cleaned, in_paragraphs, looks
from engine.kernel import Event

PLAIN: Final = OwnNotice("voices-plain")
"""Occasion of the notice that the bot itself speaks for the characters here."""
MAX_LINES: Final = 60
"""Maximum lines of a player at a table within an hour; a game master may speak more."""
HOUR_S: Final = 3600.0


@dataclass(frozen=True)
class SideThread:
    """A side's thread."""

    thread_id: int
    table_id: int
    side: int
    """The first seat of the side."""
    people: frozenset[int]


@dataclass(frozen=True)
class Utterance:
    """A line to post."""

    name: str
    words: str
    portrait: Guise
    picture: bytes | None
    """The uploaded portrait; None: it has none, or it was deleted."""
    thread: int | None
    """The side's thread; None: the table's channel."""
    struck: bool
    doubtful: bool
    """Whether an attempt may have posted it already."""
    posted: frozenset[int]
    """The messages of the table's other lines."""


@dataclass
class Voices(FeatureService):
    """Lets characters speak, and keeps what they look like. `hooks` and `emojis` cache what Discord
    has: (id, token) by channel, and addresses by name (none: not read yet)."""

    hooks: dict[int, tuple[int, str]] = field(default_factory=dict)
    emojis: dict[str, str] = field(default_factory=dict)
    making: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a webhook or an emoji is made, so that none is made twice."""

    @writes
    def say(
        self,
        table: TableTx,
        by: int,
        words: str,
        roles: Collection[int] = (),
        *,
        name: str = "",
        portrait: Guise | None = None,
        picture: bytes | None = None,
        kept: bool = False,
        council: SideThread | None = None,
        plain: bool = False,
    ) -> TableInfo:
        """Speak in the table's channel, or in the thread of `council`. A game master speaks as
        `name` (empty: as the last time), a player as the character of their seat. `portrait`: None
        for the one that the character had; `picture`: a new one, of that digest. `kept`: the line
        goes into the log and the report, from a side's thread for that side until the game has
        ended. `plain`: the bot may not use webhooks, which is posted once. Refused: "no-words",
        "not-seated", "voice-own" (a player named somebody), "voice-unnamed", "voice-person" (a
        person has that name), "voice-thread" (another side's), "voices-most" (most)."""
        table.needs("lobby", *UNDER_WAY, "ended")
        leads = table.masters(by, roles)
        if council is not None and by not in council.people and not leads:
            raise Refused("voice-thread")
        text = in_paragraphs(words, MAX_TEXT_CHARS)
        if not text:
            raise Refused("no-words")
        speaker = self._speaker(table, by, name, leads=leads)
        shown = rows.portrait(table.tx, by, speaker) if portrait is None else portrait
        now = self.sessions.now()
        rows.keep(table.tx, by, speaker, shown, picture, now)
        facts: dict[str, Any] = {"name": speaker, "words": text, "user": by, **asdict(shown)}
        if council is not None:
            facts["thread"] = council.thread_id
        if kept:
            self._keep(table, f"{speaker} — {text}", council)
            facts["ply"] = table.row.ply
        if plain:
            table.post(PLAIN, PLAIN, {})
        table.post(f"{VOICE}:{secrets.token_hex(8)}", VOICE, facts)
        return table.info()

    def _speaker(self, table: TableTx, by: int, name: str, *, leads: bool) -> str:
        """Return the character this person speaks as."""
        if not leads:
            if name:
                raise Refused("voice-own")
            if not (character := table.seat_of(by).character):
                raise Refused("voice-unnamed")
            since = self.sessions.now() - HOUR_S
            lines = rows.lines(table.tx, table.id, VOICE)
            if sum(line.facts["user"] == by and line.due > since for line in lines) >= MAX_LINES:
                raise Refused("voices-most", {"most": MAX_LINES})
            return character
        known = rows.names(table.tx, by)
        speaker = cleaned(name, MAX_CHARACTER_CHARS) or next(iter(known), "")
        if not speaker:
            raise Refused("voice-unnamed")
        if looks(speaker) in {looks(seat.name) for seat in table.seats if seat.name}:
            raise Refused("voice-person")
        return speaker

    def _keep(self, table: TableTx, text: str, council: SideThread | None) -> None:
        """Note a line in the log, as the scene that it is."""
        table.needs(*UNDER_WAY, "ended")
        event = Event(SCENE_EVENT, {"words": text}, {})
        if council is not None:
            position = self.sessions.position(table)
            sides = position.package.sides(position.game)
            side = next(side for side in sides if council.side in side)
            event = Event(SCENE_EVENT, {"words": text}, {seat: {} for seat in side}, hidden=True)
        self.tables.moves.note(table, None, None, Changes(frozenset(), council is None, {}), event)

    names = query_of(rows.names)
    digests = query_of(rows.digests)

    @queries
    def council_at(self, tx: Tx, channel_id: int) -> SideThread | None:
        """Return the side whose thread this is; None for any other channel."""
        found = rows.council_at(tx, channel_id)
        return None if found is None else SideThread(channel_id, *found)

    @reads
    def read_line(self, table: TableTx, intent: Intent) -> MessageContent:
        """Return what to post for a line."""
        facts = intent.facts
        portrait = Guise(facts["face"], facts["digest"])
        spoken = Utterance(
            name=facts["name"],
            words=facts["words"],
            portrait=portrait,
            picture=rows.picture(table.tx, portrait.digest) if portrait.digest else None,
            thread=facts.get("thread"),
            struck=bool(facts.get(STRUCK)),
            doubtful=intent.doubtful,
            posted=frozenset(
                line.message_id
                for line in rows.lines(table.tx, table.id, VOICE)
                if line.message_id is not None
            ),
        )
        return MessageContent(table.info(), parts={line_of: spoken})


def line_of(now: MessageContent) -> Utterance:
    """Return the line of a message."""
    spoken = now.read(line_of)
    assert isinstance(spoken, Utterance)
    return spoken
