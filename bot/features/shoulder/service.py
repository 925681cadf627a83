"""Looks over shoulders. A look gives no right to play, and a person who has looked cannot take a
seat in that game."""

from __future__ import annotations

import secrets
from typing import Any, Final

from bot.features.shoulder import rows
from bot.features.shoulder.rows import Look
from bot.model.facts import Refused, TableInfo
from bot.model.states import UNDER_WAY, NoticeOccasion, OwnNotice
from bot.store import seating
from bot.store.schema import PUBLIC
from bot.table.sessions import TableTx, writes
from bot.table.tables import FeatureService
from engine.kernel import View

SHOULDER_ASKED: Final = OwnNotice("shoulder_asked")
GRANTED: Final = OwnNotice("shoulder_granted")
SHOULDER_OVER: Final = OwnNotice("shoulder_over")
"""Occasions of the public notices."""
MAX_GUESTS: Final = 5
"""Maximum number of people who ask or look at one table."""


class Shoulders(FeatureService):
    """Each person outside a game may look at one hand of it."""

    @writes
    def name(self, table: TableTx, by: int, person: int) -> TableInfo:
        """Name a person: a player grants them a look at their hand; a person outside the game asks
        the named player for one. The table is notified. Refused: "not-running" and the like,
        "shoulder-player" (both play), "shoulder-nobody" (neither does), "shoulder-alone" (a lesson
        or a challenge), "shoulder-full" (most)."""
        table.needs(*UNDER_WAY)
        if table.row.learner is not None:
            raise Refused("shoulder-alone")
        playing = {seat.user_id: seat.seat for seat in table.seats if seat.user_id is not None}
        if by in playing and person in playing:
            raise Refused("shoulder-player")
        if by not in playing and person not in playing:
            raise Refused("shoulder-nobody")
        known = rows.look_of(table.tx, table.id, by if person in playing else person)
        if known is None and rows.count(table.tx, table.id) >= MAX_GUESTS:
            raise Refused("shoulder-full", {"most": MAX_GUESTS})
        if by in playing:
            self._keep(table, Look(person, by, playing[by], granted=True))
        else:
            self._keep(table, Look(by, person, playing[person], granted=False))
        return table.info()

    @writes
    def answer(self, table: TableTx, by: int, person: int) -> TableInfo:
        """Let the player grant a request. Refused: "shoulder-over", "shoulder-not-yours"."""
        table.needs(*UNDER_WAY)
        look = self._standing(table, person)
        if look.owner_id != by:
            raise Refused("shoulder-not-yours")
        if not look.granted:
            self._keep(table, Look(person, by, look.seat, granted=True))
        return table.info()

    @writes
    def look(self, table: TableTx, by: int) -> tuple[TableInfo, View]:
        """Return the game as the seat sees it. From the first look on, the looker cannot take a
        seat. Refused: "shoulder-over" (nothing was granted, or it has ended), "shoulder-waits"."""
        table.needs(*UNDER_WAY)
        look = self._standing(table, by)
        if not look.granted:
            raise Refused("shoulder-waits")
        if PUBLIC not in seating.seats_known(table.tx, table.id, by):
            seating.note_leaver(table.tx, table.id, PUBLIC, by, self.sessions.now())
        return table.info(), self.sessions.position(table).view(look.seat)

    @writes
    def end(self, table: TableTx, by: int, person: int) -> TableInfo:
        """Let either of the two end or decline the look. Refused: "shoulder-over",
        "shoulder-not-yours"."""
        look = rows.look_of(table.tx, table.id, person)
        if look is None:
            raise Refused("shoulder-over")
        if by not in (look.owner_id, look.user_id):
            raise Refused("shoulder-not-yours")
        rows.drop(table.tx, table.id, person)
        self._say(table, SHOULDER_OVER, look)
        return table.info()

    def _standing(self, table: TableTx, person: int) -> Look:
        """Return this person's request or grant, if the seat is still the same person's and the
        looker still outside the game."""
        look = rows.look_of(table.tx, table.id, person)
        playing = {seat.user_id: seat.seat for seat in table.seats}
        if look is None or person in playing or playing.get(look.owner_id) != look.seat:
            raise Refused("shoulder-over")
        return look

    def _keep(self, table: TableTx, look: Look) -> None:
        rows.keep(table.tx, table.id, look)
        self._say(table, GRANTED if look.granted else SHOULDER_ASKED, look)

    def _say(self, table: TableTx, occasion: NoticeOccasion, look: Look) -> None:
        facts: dict[str, Any] = {"seat": look.seat, "person": look.user_id}
        table.post(f"{occasion}:{secrets.token_hex(4)}", occasion, facts)
