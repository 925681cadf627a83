"""Chronicles of tables: what one viewer may export of a game, and its report."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.model.chronicle import Chronicle, Deed, Played, Player, Replay
from bot.model.facts import Line, Refused, TableInfo
from bot.model.times import day_ends, day_of
from bot.store import past
from bot.store.games import MoveRow
from bot.table.after.past import finished, lines_of
from bot.table.saving import package_named
from bot.table.sessions import TableSessions, TableTx
from bot.table.start.deals import deal_at
from bot.texts import moment
from engine import codec
from engine.facts import named
from engine.kernel import EVERYTHING, Game, Score, Viewer
from engine.luck import Luck, luck
from engine.titles import Finished

SCENE_EVENT: Final = "narrated"
"""The event of a game master's scene."""
RETOLD: Final = "retold"
"""The event of a chapter that the game master has put in their own words, for the report."""
EPILOGUE: Final = "epilogue"
"""The event of a game master's epilogue."""
NARRATED: Final = frozenset({SCENE_EVENT, RETOLD, EPILOGUE})
"""Events that are words of the game master."""


@dataclass(frozen=True)
class Account:
    """What a report is made from: a chronicle, the chapters as everybody saw them, the points."""

    table: TableInfo
    chronicle: Chronicle[Any]
    chapters: tuple[tuple[int, tuple[Line, ...]], ...]
    """The public lines of each chapter that is over, scenes among them; 0: before the first."""
    scores: tuple[Score, ...]
    """Points; only of a game that is over."""
    finished: Finished | None = None
    """All that happened; only of a game that was played to its end."""
    luck: Luck = ()
    """What dice and draws gave each seat; only of the same."""


@dataclass
class Chronicles:
    """Looks only."""

    sessions: TableSessions

    async def chronicle(self, table_id: int, viewer: Viewer) -> Account:
        """Return the game as `viewer` may export it: while it runs, the seat's part, or all of it
        for EVERYTHING; finished, all of it. Refused before its start, and "challenge-not-over"
        (until) while the same deal is still open to others."""
        await self.sessions.read(table_id, lambda table: self._needs_open(table))
        return await self._told(table_id, viewer)

    def _needs_open(self, table: TableTx) -> None:
        day = (table.row.learning or {}).get("challenge", "")
        if day and day >= day_of(self.sessions.now()):
            raise Refused("challenge-not-over", {"until": moment(day_ends(day))})

    async def _told(self, table_id: int, viewer: Viewer) -> Account:
        def look(table: TableTx) -> tuple[TableTx, Game, TableInfo, list[MoveRow]]:
            table.needs("running", "paused", "ended")
            game = self.sessions.game(table)
            moves = past.moves_and_notes(table.tx, table_id)
            info = table.info()
            return table, game, info, moves

        table, game, info, moves = await self.sessions.read(table_id, look)
        over = table.row.status == "ended"
        seen = EVERYTHING if over else viewer
        own, events = deeds(info.game, len(info.seated), moves, seen)
        scored = package_named(table.row.game).score(game)
        side_of = {score.seat: score.side for score in scored}
        chronicle = Chronicle(
            game=table.row.game,
            rules=package_named(table.row.game).VERSION,
            written=_today(self.sessions.now()),
            status="ended" if over else "running",
            seat=seen if isinstance(seen, int) else None,
            options=dict(table.row.options),
            result=game.result,
            record=package_named(table.row.game).record(game, seen),
            players=tuple(
                Player(
                    seat=s.seat,
                    name=s.name,
                    character=s.character or None,
                    kind=s.kind,
                    side=side_of[s.seat],
                    deeds=own[s.seat],
                )
                for s in info.seated
            ),
            events=events,
        )
        scores = tuple(scored) if over else ()
        package = package_named(table.row.game)
        whole = finished(package, game, moves) if over else None
        drawn = luck(package.LUCK, whole) if whole is not None else ()
        chapters = tuple(_chapters(info.game, moves, over))
        return Account(info, chronicle, chapters, scores, whole, drawn)

    async def parts(self, table_id: int) -> Sequence[Any]:
        """Each seat's part of the record as everybody may know it; None where that is nothing."""

        def look(table: TableTx) -> tuple[TableTx, Game]:
            game = self.sessions.game(table)
            return table, game

        table, game = await self.sessions.read(table_id, look)
        seats: Sequence[Any] = package_named(table.row.game).record(game, None).seats
        return seats

    async def whole(self, table_id: int) -> Account:
        """The same with everything needed for a replay. It contains all secrets: for hosts."""
        account = await self._told(table_id, EVERYTHING)
        replay = await self.sessions.read(
            table_id,
            lambda table: Replay(
                state=fingerprint(self.sessions.game(table)),
                begun=None if table.row.record is None else table.row.record["record"],
                terms=table.row.terms,
                deal=deal_at(table),
                moves=tuple(_all_moves(table)),
            ),
        )
        chronicle = account.chronicle.model_copy(update={"replay": replay})
        return replace(account, chronicle=chronicle)

    async def proof(self, table_id: int) -> Chronicle[Any]:
        """A game that is over, with everything that makes the very same game again: for everybody
        who wants to check it. At which hours people played is nobody's business. Refused before
        the end, and as `chronicle`."""

        def look(table: TableTx) -> None:
            table.needs("ended")
            self._needs_open(table)

        await self.sessions.read(table_id, look)
        chronicle = (await self.whole(table_id)).chronicle
        assert chronicle.replay is not None
        moves = tuple(move.model_copy(update={"at": 0.0}) for move in chronicle.replay.moves)
        return chronicle.model_copy(
            update={"replay": chronicle.replay.model_copy(update={"moves": moves})}
        )

    async def deal(self, table_id: int) -> Sequence[str]:
        """What a game was dealt from, as far as everybody knows it from its start on: a line each,
        without the secret; none for a game that was dealt by chance alone."""
        deal = await self.sessions.read(table_id, lambda table: deal_at(table))
        return () if deal is None else deal.told


def fingerprint(game: Game) -> str:
    """What tells whether two games are the same: sha256 of the save."""
    return hashlib.sha256(codec.dumps(game).encode()).hexdigest()


def _today(now: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(now))


def _all_moves(table: TableTx) -> list[Played]:
    return [
        Played(
            ply=move.ply,
            kind=move.kind,
            seat=move.seat,
            pick=move.pick,
            events=tuple(move.events),
            barrier=move.barrier,
            undone_by=move.undone_by,
            by=move.by,
            at=when,
        )
        for move, when in past.every_move(table.tx, table.id)
    ]


def _in_chapters(game: str, moves: Sequence[MoveRow], viewer: Viewer) -> Iterator[tuple[int, Line]]:
    """Every line with its chapter; 0 before the first."""
    opening, fact = package_named(game).CHAPTER
    chapter = 0
    for move in moves:
        for line in lines_of(move, viewer):
            if line.name == opening:
                chapter = line.facts[fact]
            yield chapter, line


def _chapters(
    game: str, moves: Sequence[MoveRow], over: bool
) -> Iterator[tuple[int, tuple[Line, ...]]]:
    """The public lines by chapter; of a game that goes on, the last chapter's scenes alone."""
    found: dict[int, list[Line]] = {}
    for chapter, line in _in_chapters(game, moves, None):
        found.setdefault(chapter, []).append(line)
    last = max(found, default=0)
    for chapter, lines in found.items():
        whole = over or chapter < last
        yield chapter, tuple(line for line in lines if whole or line.name in NARRATED)


def deeds(
    game: str, seats: int, moves: Sequence[MoveRow], viewer: Viewer
) -> tuple[list[tuple[Deed, ...]], tuple[Deed, ...]]:
    """Whatever is notable, by the seats it names; what names none befell the whole table."""
    notable = package_named(game).NOTABLE | NARRATED
    own: list[list[Deed]] = [[] for _ in range(seats)]
    events: list[Deed] = []
    for chapter, line in _in_chapters(game, moves, viewer):
        if line.name not in notable:
            continue
        deed = Deed(chapter=chapter, event=line.name, facts=dict(line.facts))
        about = named(line.facts)
        for seat in about:
            if viewer is EVERYTHING or seat == viewer:
                own[seat].append(deed)
        if not about:
            events.append(deed)
    return [tuple(found) for found in own], tuple(events)
