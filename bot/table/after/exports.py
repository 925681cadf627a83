"""Game exports: what one viewer may export of a game, and the data of its report."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.model.facts import Line, Refused, TableInfo
from bot.model.game_export import ExportedMove, GameExport, NotableEvent, Player, Replay
from bot.model.times import day_ends, day_of
from bot.store import games as rows
from bot.store import move_history
from bot.store.games import MoveRow
from bot.table.after.event_log import finished, lines_of
from bot.table.after.replay import history_of, state_of
from bot.table.saving import package_named
from bot.table.sessions import TableSessions, TableTx
from bot.table.start.deals import deal_at
from bot.texts import moment
from engine import codec
from engine.facts import seats_named
from engine.kernel import EVERYTHING, Game, Score, Viewer
from engine.luck import Luck, luck
from engine.titles import Finished

SCENE_EVENT: Final = "narrated"
"""The event of a game master's scene."""
RETOLD: Final = "retold"
"""The event of a chapter that the game master has rewritten for the report."""
EPILOGUE: Final = "epilogue"
"""The event of a game master's epilogue."""
NARRATED: Final = frozenset({SCENE_EVENT, RETOLD, EPILOGUE})
"""Events whose text the game master wrote."""


@dataclass(frozen=True)
class ExportData:
    """The data of a report: the export, the public chapters, the points."""

    table: TableInfo
    export: GameExport[Any]
    chapters: tuple[tuple[int, tuple[Line, ...]], ...]
    """The public lines of each finished chapter, scenes included; 0: before the first."""
    scores: tuple[Score, ...]
    """Points; only of a finished game."""
    finished: Finished | None = None
    """The whole game; only if it was played to its end."""
    luck: Luck = ()
    """What dice and draws gave each seat; only if the game was played to its end."""


@dataclass
class GameExports:
    """Exports games; changes nothing."""

    sessions: TableSessions

    async def export(self, table_id: int, viewer: Viewer) -> ExportData:
        """Return the game as `viewer` may export it: while it runs, the seat's part, or all of it
        for EVERYTHING; finished, all of it. Refused before its start, and "challenge-not-over"
        (until) while the same deal is still open to others."""
        await self.sessions.read(table_id, lambda table: self._needs_open(table))
        return await self._read(table_id, viewer)

    def _needs_open(self, table: TableTx) -> None:
        day = (table.row.learning or {}).get("challenge", "")
        if day and day >= day_of(self.sessions.now()):
            raise Refused("challenge-not-over", {"until": moment(day_ends(day))})

    async def _read(self, table_id: int, viewer: Viewer) -> ExportData:
        def look(table: TableTx) -> tuple[TableTx, Game, TableInfo, list[MoveRow]]:
            table.needs("running", "paused", "ended")
            game = self.sessions.game(table)
            moves = move_history.moves_and_notes(table.tx, table_id)
            info = table.info()
            return table, game, info, moves

        table, game, info, moves = await self.sessions.read(table_id, look)
        over = table.row.status == "ended"
        viewpoint = EVERYTHING if over else viewer
        by_seat, events = notable_events(info.game, len(info.seated), moves, viewpoint)
        scored = package_named(table.row.game).score(game)
        side_of = {score.seat: score.side for score in scored}
        export = GameExport(
            game=table.row.game,
            rules=package_named(table.row.game).VERSION,
            written=_today(self.sessions.now()),
            status="ended" if over else "running",
            seat=viewpoint if isinstance(viewpoint, int) else None,
            options=dict(table.row.options),
            result=game.result,
            record=package_named(table.row.game).record(game, viewpoint),
            players=tuple(
                Player(
                    seat=s.seat,
                    name=s.name,
                    character=s.character or None,
                    kind=s.kind,
                    side=side_of[s.seat],
                    deeds=by_seat[s.seat],
                )
                for s in info.seated
            ),
            events=events,
        )
        scores = tuple(scored) if over else ()
        package = package_named(table.row.game)
        whole = finished(package, game, moves, table.conceded) if over else None
        drawn = luck(package.LUCK, whole) if whole is not None else ()
        chapters = tuple(chapters_of(info.game, moves, over=over))
        return ExportData(info, export, chapters, scores, whole, drawn)

    async def parts(self, table_id: int) -> Sequence[Any]:
        """Return each seat's public part of the record; None if that is empty."""

        def look(table: TableTx) -> tuple[TableTx, Game]:
            game = self.sessions.game(table)
            return table, game

        table, game = await self.sessions.read(table_id, look)
        seats: Sequence[Any] = package_named(table.row.game).record(game, None).seats
        return seats

    async def whole(self, table_id: int) -> ExportData:
        """Return the export with everything needed for a replay. It contains all secrets: for hosts
        only."""
        export_data = await self._read(table_id, EVERYTHING)

        def look(table: TableTx) -> Replay:
            text = rows.state_text(table.tx, table.id)
            assert text is not None, "it has begun"
            game = state_of(history_of(table), text)
            return Replay(
                state=fingerprint(game),
                edition=game.edition,
                begun=None if table.row.record is None else table.row.record["record"],
                terms=table.row.terms,
                deal=deal_at(table),
                moves=tuple(_all_moves(table)),
            )

        replay = await self.sessions.read(table_id, look)
        replayable = export_data.export.model_copy(update={"replay": replay})
        return replace(export_data, export=replayable)

    async def proof(self, table_id: int) -> GameExport[Any]:
        """Return a finished game with everything that reproduces it exactly, for anybody who wants
        to verify it. The times of moves are left out, because they are private. Refused before the
        end, and as `export`."""

        def look(table: TableTx) -> None:
            table.needs("ended")
            self._needs_open(table)

        await self.sessions.read(table_id, look)
        whole_export = (await self.whole(table_id)).export
        assert whole_export.replay is not None
        moves = tuple(move.model_copy(update={"at": 0.0}) for move in whole_export.replay.moves)
        return whole_export.model_copy(
            update={"replay": whole_export.replay.model_copy(update={"moves": moves})}
        )

    async def deal(self, table_id: int) -> Sequence[str]:
        """Return the public lines of the deal, without the secret; none if the game was dealt by
        chance alone."""
        deal = await self.sessions.read(table_id, lambda table: deal_at(table))
        return () if deal is None else deal.told


def fingerprint(game: Game) -> str:
    """Return the sha256 of the save: equal for equal games."""
    return hashlib.sha256(codec.dumps(game).encode()).hexdigest()


def _today(now: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(now))


def _all_moves(table: TableTx) -> list[ExportedMove]:
    return [
        ExportedMove(**vars(move), at=when)
        for move, when in move_history.every_move(table.tx, table.id)
    ]


def _in_chapters(
    game: str, moves: Sequence[MoveRow], viewer: Viewer, *, over: bool = False
) -> Iterator[tuple[int, Line]]:
    """Yield every line with its chapter; 0 before the first. `over`: notes are open to all."""
    opening, fact = package_named(game).CHAPTER
    chapter = 0
    for move in moves:
        for line in lines_of(move, EVERYTHING if over and move.kind == "note" else viewer):
            if line.name == opening:
                chapter = line.facts[fact]
            yield chapter, line


def chapters_of(
    game: str, moves: Sequence[MoveRow], *, over: bool
) -> Iterator[tuple[int, tuple[Line, ...]]]:
    """Yield the public lines by chapter; of a running game, the last chapter contains only its
    scenes."""
    lines_by_chapter: dict[int, list[Line]] = {}
    for chapter, line in _in_chapters(game, moves, None, over=over):
        lines_by_chapter.setdefault(chapter, []).append(line)
    last = max(lines_by_chapter, default=0)
    for chapter, lines in lines_by_chapter.items():
        whole = over or chapter < last
        yield chapter, tuple(line for line in lines if whole or line.name in NARRATED)


def notable_events(
    game: str, seats: int, moves: Sequence[MoveRow], viewer: Viewer
) -> tuple[list[tuple[NotableEvent, ...]], tuple[NotableEvent, ...]]:
    """Return the notable events of each seat they name, and those that name no seat, which concern
    the whole table."""
    notable = package_named(game).NOTABLE | NARRATED
    by_seat: list[list[NotableEvent]] = [[] for _ in range(seats)]
    events: list[NotableEvent] = []
    for chapter, line in _in_chapters(game, moves, viewer):
        if line.name not in notable:
            continue
        event = NotableEvent(chapter=chapter, event=line.name, facts=dict(line.facts))
        about = seats_named(line.facts)
        for seat in about:
            if viewer is EVERYTHING or seat == viewer:
                by_seat[seat].append(event)
        if not about:
            events.append(event)
    return [tuple(seat_events) for seat_events in by_seat], tuple(events)
