"""Scenes: what a game master tells everybody, at once or when the phase is over."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from bot.features.gm import rows as scenes
from bot.features.gm.master import BY, Master, story
from bot.features.gm.rows import SceneRow
from bot.model.facts import Refused, TableInfo
from bot.model.intents import SCENE
from bot.model.states import UNDER_WAY
from bot.store import games, outbox
from bot.store.games import MoveRow
from bot.store.transaction import Tx
from bot.table.after.chronicles import EPILOGUE
from bot.table.after.chronicles import SCENE as TOLD
from bot.table.changes import phase_key
from bot.table.desk import TableSessions, TableTx, queries, writes
from bot.table.moves import Move
from bot.table.saving import event_to_json
from engine.kernel import Event

MAX_SCENES: int = 20
"""Scenes that may wait at a table."""


@dataclass
class Scenes:
    """Actions on scenes. All of them raise Refused("not-master") for anybody who leads nothing."""

    desk: TableSessions
    master: Master

    @writes
    def narrate(
        self,
        at: TableTx,
        by: int,
        words: str,
        roles: Collection[int] = (),
        picture: bytes | None = None,
        *,
        later: bool = False,
    ) -> TableInfo:
        """Tell a scene, or once the game is over its epilogue: it goes out at once, before whatever
        the table says next, and stays in the log. `later`: when the phase that goes on is over.

        Refused: "no-words"; to wait, "ended", "scenes-most" (most).
        """
        self.master.leading(at, by, roles)
        at.needs(*UNDER_WAY, *(() if later else ("ended",)))
        told = story(words)
        if later and len(scenes.waiting(at.tx, at.id)) >= MAX_SCENES:
            raise Refused("scenes-most", {"most": MAX_SCENES})
        kept = None
        if later or picture is not None:
            now = self.desk.now()
            kept = scenes.add(at.tx, at.id, by, told, picture, now, waits=later)
        if not later:
            self._tell(at, told, None if picture is None else kept)
        return at.info()

    async def waiting(self, table_id: int, by: int, roles: Collection[int] = ()) -> list[SceneRow]:
        """The scenes that wait, the oldest first."""
        await self.master.oversee(table_id, by, roles)
        return await self.desk.query(lambda tx: scenes.waiting(tx, table_id))

    @writes
    def tell_now(self, at: TableTx, by: int, scene_id: int, roles: Collection[int] = ()) -> None:
        """Post a waiting scene. Refused: "scene-gone" (posted or withdrawn)."""
        self.master.leading(at, by, roles)
        at.needs(*UNDER_WAY, "ended")
        waits = [row for row in scenes.waiting(at.tx, at.id) if row.id == scene_id]
        if not waits or not scenes.told(at.tx, at.id, scene_id):
            raise Refused("scene-gone")
        self._tell(at, waits[0].words, scene_id if waits[0].pictured else None)

    @writes
    def drop(self, at: TableTx, by: int, scene_id: int, roles: Collection[int] = ()) -> None:
        """Take back a scene that waits. Refused: "scene-gone"."""
        self.master.leading(at, by, roles)
        if not scenes.drop(at.tx, at.id, scene_id):
            raise Refused("scene-gone")

    @queries
    def picture(self, tx: Tx, scene_id: int) -> bytes | None:
        """The picture of a posted scene; None if it was forgotten."""
        return scenes.picture(tx, scene_id)

    @queries
    def pictures(self, tx: Tx, table_id: int) -> list[tuple[str, bytes]]:
        """The pictures of the posted scenes (WebP), each with its words."""
        return scenes.pictures(tx, table_id)

    def _tell(self, at: TableTx, words: str, pictured: int | None) -> None:
        name = EPILOGUE if at.row.status == "ended" else TOLD
        self.master.line(at, None, Event(name, {"words": words}, {}))
        _say(at, name, words, pictured, self.desk.now())


@dataclass(frozen=True)
class ScenesTold:
    """Posts the scenes that wait for the end of a phase."""

    desk: TableSessions

    def follow(self, at: TableTx, move: Move) -> None:
        """Tell the scenes that wait, if this move ends the phase."""
        tell_waiting(at, move, self.desk)


def tell_waiting(at: TableTx, move: Move, desk: TableSessions) -> None:
    """Post the scenes that wait for the end of the phase, if this move is it. A move taken back
    does not end a phase."""
    if move.before is None or move.row.kind == "undo":
        return
    was, now = phase_key(move.before.view(None)), phase_key(move.after.view(None))
    if was == now and not move.ends:
        return
    for row in scenes.waiting(at.tx, at.id):
        scenes.told(at.tx, at.id, row.id)
        ply, event = at.row.ply + 1, Event(TOLD, {"words": row.words}, {})
        line = MoveRow(ply, "note", None, None, [event_to_json(event)], True, by=BY)
        games.add_move(at.tx, at.id, line, desk.now())
        desk.set(at, ply=ply)
        _say(at, TOLD, row.words, row.id if row.pictured else None, desk.now())


def _say(at: TableTx, name: str, words: str, pictured: int | None, now: float) -> None:
    facts: dict[str, Any] = {"words": words, "epilogue": name == EPILOGUE}
    if pictured is not None:
        facts["scene"] = pictured
    outbox.say(at.tx, at.id, f"{SCENE}:{at.row.ply}", SCENE, facts, now)
