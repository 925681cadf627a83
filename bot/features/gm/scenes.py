"""Scenes: what a game master narrates to everybody, at once or when its moment has come."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from bot.features.gm import rows as scenes
from bot.features.gm.alerts import Alerts
from bot.features.gm.cues import is_met
from bot.features.gm.master import BY, Master, story
from bot.features.gm.rows import SceneRow
from bot.model.facts import Refused, TableInfo
from bot.model.intents import SCENE_NOTICE
from bot.model.states import UNDER_WAY
from bot.store import games
from bot.store.games import MoveRow
from bot.table.after.exports import EPILOGUE
from bot.table.after.exports import SCENE_EVENT as TOLD
from bot.table.moves import Move
from bot.table.saving import event_to_json
from bot.table.sessions import TableTx, query_of, writes
from bot.table.tables import FeatureService
from engine.kernel import EVERYTHING, Event

MAX_SCENES: int = 20
"""Maximum number of waiting scenes at a table."""


class Scenes(FeatureService):
    """Actions on scenes. All raise Refused("not-master") for anybody who is no game master of the
    table."""

    @writes
    def narrate(
        self,
        table: TableTx,
        by: int,
        words: str,
        roles: Collection[int] = (),
        picture: bytes | None = None,
        *,
        later: bool = False,
    ) -> TableInfo:
        """Post a scene, or after the end the game's epilogue: it is posted at once, before the
        table's next message, and stays in the log. `later`: at the end of the current phase.
        Refused: "no-words"; to wait, "ended", "scenes-most" (most)."""
        self.tables.of(Master).leading(table, by, roles)
        table.needs(*UNDER_WAY, *(() if later else ("ended",)))
        scene_text = story(words)
        if later and len(scenes.waiting(table.tx, table.id)) >= MAX_SCENES:
            raise Refused("scenes-most", {"most": MAX_SCENES})
        kept = None
        if later or picture is not None:
            now = self.sessions.now()
            kept = scenes.add(table.tx, table.id, by, scene_text, picture, now, waits=later)
        if not later:
            self._tell(table, scene_text, None if picture is None else kept)
        return table.info()

    async def waiting(self, table_id: int, by: int, roles: Collection[int] = ()) -> list[SceneRow]:
        """Return the waiting scenes, the oldest first."""
        await self.tables.of(Master).oversee(table_id, by, roles)
        return await self.sessions.query(lambda tx: scenes.waiting(tx, table_id))

    @writes
    def tell_now(self, table: TableTx, by: int, scene_id: int, roles: Collection[int] = ()) -> None:
        """Post a waiting scene. Refused: "scene-gone" (posted or withdrawn)."""
        self.tables.of(Master).leading(table, by, roles)
        table.needs(*UNDER_WAY, "ended")
        waits = [row for row in scenes.waiting(table.tx, table.id) if row.id == scene_id]
        if not waits or not scenes.mark_posted(table.tx, table.id, scene_id):
            raise Refused("scene-gone")
        table.of(Alerts).scene_over(table, scene_id)
        self._tell(table, waits[0].words, scene_id if waits[0].pictured else None)

    @writes
    def drop(self, table: TableTx, by: int, scene_id: int, roles: Collection[int] = ()) -> None:
        """Withdraw a waiting scene. Refused: "scene-gone"."""
        self.tables.of(Master).leading(table, by, roles)
        if not scenes.drop(table.tx, table.id, scene_id):
            raise Refused("scene-gone")
        table.of(Alerts).scene_over(table, scene_id)

    picture = query_of(scenes.picture)
    pictures = query_of(scenes.pictures)

    def _tell(self, table: TableTx, words: str, pictured: int | None) -> None:
        name = EPILOGUE if table.row.status == "ended" else TOLD
        self.tables.of(Master).line(table, None, Event(name, {"words": words}, {}))
        _say(table, name, words, pictured)


def tell_waiting(table: TableTx, move: Move) -> None:
    """Post the waiting scenes whose moment has come with this move. A scene is offered to the game
    master instead if its cue asks for that, or if not everybody could see the cue fulfilled. What
    was posted stays, even if the move is undone; undoing a move triggers no scene."""
    if move.row.kind in ("undo", "rewind", "note"):
        return
    led = table.row.master_id is not None or table.row.master_role is not None
    for row in scenes.waiting(table.tx, table.id):
        public = is_met(row.cue, move, None) or (row.cue is None and move.ends)
        if public and (row.alone or not led):
            scenes.mark_posted(table.tx, table.id, row.id)
            if row.ready:
                table.of(Alerts).scene_over(table, row.id)
            _post(table, row, EPILOGUE if (row.cue or {}).get("at") == "end" else TOLD)
        elif led and not row.ready and (public or is_met(row.cue, move, EVERYTHING)):
            scenes.mark_ready(table.tx, table.id, row.id)
            table.of(Alerts).scene(table, row.id, row.words)


def _post(table: TableTx, row: SceneRow, name: str) -> None:
    """Post a waiting scene in the transaction of the move that brought its moment."""
    sessions, ply = table.sessions, table.row.ply + 1
    event = Event(name, {"words": row.words}, {})
    line = MoveRow(ply, "note", None, None, [event_to_json(event)], True, by=BY)
    games.add_move(table.tx, table.id, line, sessions.now())
    sessions.set(table, ply=ply)
    _say(table, name, row.words, row.id if row.pictured else None)


def _say(table: TableTx, name: str, words: str, pictured: int | None) -> None:
    facts: dict[str, Any] = {"words": words, "epilogue": name == EPILOGUE}
    if pictured is not None:
        facts["scene"] = pictured
    table.post(f"{SCENE_NOTICE}:{table.row.ply}", SCENE_NOTICE, facts)
