"""The stills of a film: what everybody saw at the end of each phase."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.games import face
from bot.model.facts import Refused
from bot.render.happenings import SeenEvent, happening, seen_events
from bot.render.phases import phase_text
from bot.table.after.replay import GameHistory, history_of, replay_moves
from bot.table.sessions import TableSessions, TableTx
from bot.texts import Texts
from engine.kernel import View

log = logging.getLogger(__name__)

MAX_STILLS: Final = 36
"""A game with more phases shows as many, evenly spread, the last one always."""


class PhaseEnd(NamedTuple):
    """The end of a phase, as everybody saw it, and the last event of it."""

    view: View
    last: SeenEvent | None


@dataclass
class Films:
    """Makes films of finished games."""

    sessions: TableSessions

    async def stills(self, table_id: int) -> list[PhaseEnd]:
        """Return the stills of a finished game. Refused: "replay-running" while the game runs,
        "replay-lost" if its moves no longer give the same game."""

        def look(table: TableTx) -> GameHistory:
            if table.row.status != "ended":
                raise Refused("replay-running")
            return history_of(table)

        history = await self.sessions.read(table_id, look)
        try:
            return await asyncio.to_thread(lambda: spread(list(stills_of(history))))
        except Exception as error:  # any exception of old moves under changed rules
            log.warning("table %s has no film", table_id, exc_info=True)
            raise Refused("replay-lost") from error


def stills_of(history: GameHistory) -> Iterator[PhaseEnd]:
    """Yield the end of each phase, and of the game."""
    still = None
    for _, game in replay_moves(history):
        view = history.package.view(game, None)
        if still is not None and (still.view.phase, still.view.chapter) != (
            view.phase, view.chapter,
        ):  # fmt: skip
            yield still
            still = None
        seen = seen_events(game.new_events, None)
        last = seen[-1] if seen else None
        still = PhaseEnd(view, last or (still.last if still else None))
    if still is not None:
        yield still


def spread(stills: Sequence[PhaseEnd]) -> list[PhaseEnd]:
    """Return at most `MAX_STILLS` of them, evenly spread, with the first and the last."""
    if len(stills) <= MAX_STILLS:
        return list(stills)
    last = len(stills) - 1
    return [stills[n * last // (MAX_STILLS - 1)] for n in range(MAX_STILLS)]


def captions(stills: Sequence[PhaseEnd], texts: Texts) -> list[tuple[str, str]]:
    """Return for each still its phase, and what happened last in words; `texts` without marks."""
    return [
        (phase_text(still.view, texts), "" if still.last is None else happening(texts, still.last))
        for still in stills
    ]


def draw_film(stills: Sequence[PhaseEnd], texts: Texts) -> bytes:
    """Return the film of a game with pictures as a GIF. A job for a worker process."""
    from bot.render.draw.film import Shot, film  # Pillow is loaded where it draws

    assert texts.game is not None
    drawings = face(texts.game).drawings
    assert drawings is not None
    told = captions(stills, texts)
    boards = [drawings.board(still.view, texts, tall=False) for still in stills]
    return film([Shot(board, *said) for board, said in zip(boards, told, strict=True)])
