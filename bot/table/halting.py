"""Pausing a running game: at once by whoever leads the table, or by silence.

A player asks for a pause in public; the game pauses when its time is over, unless somebody at the
table objects before. The request is a row with a timer, so it outlives a restart, and it stays as
long as the table is paused by it: then any player may let the game go on.
"""

from __future__ import annotations

import logging
import secrets
from typing import Final

from bot.store import disputes, messages, seating, timers
from bot.store.schema import PUBLIC
from bot.store.seating import HaltRow
from bot.table.desk import COMPUTER, Sitting
from bot.table.facts import Refused, TableInfo
from bot.table.substitutes import Substitutes
from bot.table.terms import Terms
from engine.kernel import Seat

log = logging.getLogger(__name__)

HALT: Final = "halt"
"""Kind of the timer at which a request to pause is granted."""
ASKED: Final = "halt-asked"
"""Occasion of the notice that asks for a pause."""


class Halting(Substitutes):
    """Pausing, asking for a pause, objecting, going on."""

    async def pause(self, table_id: int, by: int, *, manager: bool = False) -> TableInfo:
        """Halt a running game: no pick is taken until it goes on. Refused: "not-host"."""
        async with self._at(table_id) as at:
            at.needs("running")
            at.needs_host(by, manager)
            await self._halt(at, "")
            return self._info(at.row, at.seats)

    async def pause_missing(self, table_id: int, missing: str) -> None:
        """Discord refuses us something in the channel: a running game halts until `resume`."""
        async with self._at(table_id) as at:
            if at.row.status == "running":
                log.warning("table %s is paused: %s is missing", table_id, missing)
                await self._halt(at, missing)
            elif at.row.status in ("lobby", "paused") and at.row.missing != missing:
                await self._set(at, missing=missing)

    async def _halt(self, at: Sitting, missing: str) -> None:
        """Pause for another reason than a request, which is void thereby."""
        await self._drop_request(at)
        await self._set(at, status="paused", missing=missing)
        await timers.strike(at.tx, at.id, COMPUTER)
        if not missing:
            await self._redraw(at)

    async def resume(self, table_id: int, by: int, *, manager: bool = False) -> TableInfo:
        """Go on with a paused game; a pause that a player asked for is ended by any player.

        Refused: "not-host", "not-seated", "not-paused", "dispute-open" (a ruling is awaited).
        """
        async with self._at(table_id) as at:
            if at.row.status == "running":
                raise Refused("not-paused")
            at.needs("paused")
            if not at.leads(by, manager):
                if await seating.halt(at.tx, at.id) is None:
                    at.needs_host(by, manager)
                await self._acting(at, by)
            if await disputes.open_dispute(at.tx, at.id) is not None:
                raise Refused("dispute-open")
            await self._go_on(at)
            return self._info(at.row, at.seats)

    async def _go_on(self, at: Sitting) -> None:
        """A halted game runs again."""
        await self._drop_request(at)
        await self._set(at, status="running", missing="")
        await messages.hasten(at.tx, at.id, self.now())
        await self._redraw(at)
        await self._plan_computers(at, await self._game(at))
        await self._plan_orders(at, await self._game(at))

    # --- by silence -----------------------------------------------------------------------------

    async def ask_halt(self, table_id: int, user_id: int) -> tuple[TableInfo, float]:
        """Ask for a pause, and when it begins unless somebody objects; at once where nobody else
        is there to object. Asked anew by the same person, the older request is void.

        Refused: "not-seated", "halt-open" (somebody else has asked: name, due).
        """
        async with self._at(table_id) as at:
            at.needs("running")
            mine = await self._acting(at, user_id)
            standing = await seating.halt(at.tx, at.id)
            if standing is not None and standing.by_id != user_id:
                name = next((s.name for s in at.seats if s.user_id == standing.by_id), "")
                raise Refused("halt-open", {"name": name, "due": _shown(standing.due)})
            others = [s for s in at.seats if s.kind == "human" and s.user_id != user_id]
            wait = Terms.model_validate(at.row.terms).objection if others else 0
            asked = HaltRow(secrets.token_hex(4), user_id, self.now() + wait)
            await seating.set_halt(at.tx, at.id, asked)
            if wait:
                await timers.add(at.tx, at.id, HALT, PUBLIC, asked.due)
                facts = {"key": asked.key, "due": _shown(asked.due)}
                await self._say_of(at, mine, ASKED, **facts)
            else:
                await self._grant(at)
            return self._info(at.row, at.seats), asked.due

    async def object_halt(self, table_id: int, user_id: int, key: str) -> TableInfo:
        """Object to the request named `key`, or withdraw one's own: the game goes on.

        Refused: "not-seated", "halt-over" (granted, objected to, or asked anew).
        """
        async with self._at(table_id) as at:
            at.needs("running", "paused")
            asked = await seating.halt(at.tx, at.id)
            if asked is None or asked.key != key or at.row.status == "paused":
                raise Refused("halt-over")
            mine = await self._acting(at, user_id)
            await self._drop_request(at)
            occasion = "halt-withdrawn" if asked.by_id == user_id else "halt-objected"
            await self._say_of(at, mine, occasion)
            return self._info(at.row, at.seats)

    async def halt_due(self, table_id: int, _: Seat = PUBLIC) -> bool:
        """The time to object is over; False if there is nothing to grant any more."""
        async with self._at(table_id) as at:
            asked = await seating.halt(at.tx, at.id)
            if asked is None or at.row.status == "paused":
                return False
            if at.row.status != "running":
                await self._drop_request(at)
                return False
            if asked.due > self.now():
                await timers.add(at.tx, at.id, HALT, PUBLIC, asked.due)
                return False
            await self._grant(at)
            return True

    async def _grant(self, at: Sitting) -> None:
        """Nobody has objected: the table pauses, and the request says by what."""
        asked = await seating.halt(at.tx, at.id)
        assert asked is not None
        await self._halt(at, "")
        await seating.set_halt(at.tx, at.id, asked)
        slot = f"halted:{asked.key}"
        await messages.say(at.tx, at.id, slot, "halted", {}, self.now())

    async def _drop_request(self, at: Sitting) -> None:
        await seating.drop_halt(at.tx, at.id)
        await timers.strike(at.tx, at.id, HALT)


def _shown(when: float) -> str:
    """A moment as everybody reads it in their own time."""
    return f"<t:{int(when)}:R>"
