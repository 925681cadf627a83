"""Reports to the host; and scenes, pictures and names that the host strikes."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final

from bot.discord.context import BotContext
from bot.features.gm import rows as scenes
from bot.features.moderation import rows
from bot.features.voices import rows as voices
from bot.model.facts import Refused, TableInfo
from bot.model.intents import SCENE_NOTICE, STORY, STRUCK, VOICE
from bot.model.states import OwnNotice
from bot.model.times import DAY_S
from bot.store import compaction, games, listing, outbox, posted
from bot.store.compaction import MoveFilter
from bot.store.program.host_orders import HostOrder
from bot.store.transaction import Tx
from bot.table.sessions import TableTx, changes, writes
from bot.table.tables import FeatureService
from bot.words import MAX_TEXT_CHARS, in_paragraphs

log = logging.getLogger(__name__)

MAX_REPORTS: Final = 10
"""Maximum number of reports of one person within a day."""
STRUCK_TEXT: Final = "[…]"
"""Replaces what was struck, in every language."""
MAINTENANCE: Final = OwnNotice("maintenance")
Facts = dict[str, Any]
_NAMES: Final = ("name", "of")
"""Facts that hold a person's name."""


class Moderation(FeatureService):
    """Stores reports, and strikes what hosts name."""

    @changes("stale")
    def report(
        self,
        tx: Tx,
        by: int,
        words: str,
        table: TableInfo | None,
        guild_id: int | None,
        channel_id: int | None,
        about: int | None = None,
    ) -> int:
        """Store a report to the host; return its number. Refused: "no-words", "reports-most"
        (most)."""
        kept = in_paragraphs(words, MAX_TEXT_CHARS)
        if not kept:
            raise Refused("no-words")
        if rows.count_since(tx, by, self.sessions.now() - DAY_S) >= MAX_REPORTS:
            raise Refused("reports-most", {"most": MAX_REPORTS})
        return rows.add(
            tx,
            by_id=by,
            about_id=about,
            guild_id=guild_id,
            channel_id=channel_id,
            game_id=None if table is None else table.id,
            words=kept,
            at=self.sessions.now(),
        )

    @writes
    def strike_scene(self, table: TableTx, ply: int, *, words: bool = True) -> bool:
        """Strike the scene that was told as move `ply`: its picture, and its `words`; the posted
        message follows. Return whether there is such a scene."""
        found = False
        if words:
            _rewrite(table, lambda facts: {**facts, "words": STRUCK_TEXT}, ply)
        for row in posted.scenes(table.tx, table.id):
            if row.slot == f"{SCENE_NOTICE}:{ply}":
                found = True
                facts = dict(row.facts)
                scene = facts.pop("scene", None)
                if words:
                    facts["words"] = STRUCK_TEXT
                if scene is not None:
                    scenes.strike(table.tx, scene, STRUCK_TEXT if words else None)
                self._redraw(table, row, facts)
        return found

    @writes
    def strike_line(self, table: TableTx, line_id: int) -> bool:
        """Strike a line that a character spoke: its message is deleted, with its name and portrait,
        and the speaker loses that character. Return whether there is such a line."""
        spoken = voices.lines(table.tx, table.id, VOICE)
        line = next((line for line in spoken if line.id == line_id), None)
        if line is not None:
            self._strike_line(table, line)
        return line is not None

    def _strike_line(self, table: TableTx, line: Any) -> None:
        facts = line.facts
        voices.strike(table.tx, facts["user"], facts["name"], facts["digest"])
        if (ply := facts.get("ply")) is not None:
            _rewrite(table, lambda told: {**told, "words": STRUCK_TEXT}, ply)
        gone = {"name": STRUCK_TEXT, "words": STRUCK_TEXT, "face": "", "digest": "", STRUCK: True}
        self._redraw(table, line, {**facts, **gone})

    @writes
    def strike_name(self, table: TableTx, seat: int) -> bool:
        """Strike the names at a seat, its person's and the one in the fiction; posted messages
        follow. Return whether there was one."""
        if not 0 <= seat < len(table.seats):
            return False
        old = table.seat(seat)
        struck = {old.name, old.character} - {""}
        if not struck:
            return False
        table.set_seat(seat, name="", character="")
        _rewrite(table, lambda facts: _unnamed(facts, struck))
        for row in posted.notices(table.tx, table.id):
            facts = _unnamed(row.facts, struck)
            if row.occasion == VOICE and facts != row.facts:
                self._strike_line(table, row)
            elif facts != row.facts or row.occasion == STORY:
                self._redraw(table, row, {**facts, STRUCK: True})
        self.tables.announcer.redraw(table)
        outbox.redraw_superseded(table.tx, table.id, self.sessions.now())
        for other in table.seats:
            outbox.edit_posted(table.tx, table.id, "sheet", other.seat, self.sessions.now())
        return True

    def _redraw(self, table: TableTx, row: Any, facts: dict[str, Any]) -> None:
        """Store new facts of a notice, and edit the message if it is posted."""
        outbox.set_row(table.tx, row.id, facts=facts)
        if row.message_id is not None:
            posted.close(table.tx, [row.id], self.sessions.now())


def _rewrite(table: TableTx, change: Callable[[Facts], Facts], ply: int | None = None) -> None:
    """Change the facts of what the log notes beside the game, or of the line `ply` alone."""
    which = MoveFilter(kinds=("note",), first=ply, before=None if ply is None else ply + 1)
    for move in compaction.moves_of(table.tx, table.id, which):
        events = [{**event, "facts": change(event["facts"])} for event in move["events"]]
        if events != move["events"]:
            games.set_events(table.tx, table.id, move["ply"], events)


def _unnamed(facts: Facts, struck: set[str]) -> Facts:
    """Return facts without these names."""
    hits = {key for key in _NAMES if facts.get(key) in struck}
    return {key: STRUCK_TEXT if key in hits else value for key, value in facts.items()}


async def strike(context: BotContext, order: HostOrder) -> None:
    """Carry out `gharkane host strike`."""
    what, _, which = order.detail.partition(" ")
    moderation, table, number = context.tables.of(Moderation), order.target, int(which)
    if what == "name":
        done = await moderation.strike_name(table, number)
    elif what == "line":
        done = await moderation.strike_line(table, number)
    else:
        done = await moderation.strike_scene(table, number, words=what == "scene")
    if not done:
        log.warning("host: table %s has no %s", table, order.detail)


async def announce(context: BotContext, order: HostOrder) -> None:
    """Tell every unfinished table that the bot will be away for maintenance."""
    sessions = context.tables.sessions
    facts = {"why": order.reason, "when": int(order.begins_at or order.at)}

    def change(tx: Tx) -> None:
        for table_id in listing.live(tx):
            slot = f"{MAINTENANCE}:{order.id}"
            outbox.post(tx, table_id, slot, MAINTENANCE, facts, sessions.now())

    await sessions.change(change, "stale")
    sessions.wake()
