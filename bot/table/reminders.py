"""What a person is told of without having asked: their sheet, and that the table waits for them.

Each kind is said once for one decision, where the person wants it, and nowhere in their quiet hours
(the outbox sees to the last). What is to be said is a row written with the change it is about.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Final, Literal

from bot.clock import Firing
from bot.intents import ASKING, Intent
from bot.people import Kind, Preferences, hours_of
from bot.store import messages, people, timers
from bot.store import reminders as rows
from bot.store.games import SeatRow
from bot.store.games import seats_of as seat_rows
from bot.table.changes import Changes, awaited_seats
from bot.table.desk import Desk, Sitting
from bot.table.foretell import is_next
from bot.table.saving import package_named
from bot.table.terms import Terms
from engine.kernel import Game, Seat

Nudge = Literal["turn", "next", "half", "late", "nudge"]
"""What a reminder or a ping is about; a nudge is that the clock has run out."""

HALF: Final = "half"
LATE: Final = "late"
SHARES: Final = {HALF: 0.5, LATE: 0.8}
"""Kind of timer and of reminder -> the part of the clock that is then spent."""
SHORTEST: Final = 3600.0
"""Seconds of a clock that is so short that nobody is reminded of it in between."""


class Reminders(Desk):
    """Turns, losses, clocks: who is told, once, and where."""

    @property
    def reminders(self) -> dict[str, Firing]:
        """What is done at which kind of timer."""
        return {HALF: self.remind_half, LATE: self.remind_late}

    async def remind_half(self, table_id: int, seat: Seat) -> bool:
        """Half of this seat's clock is spent; False if nothing is to be said."""
        return await self._spent(table_id, seat, "half")

    async def remind_late(self, table_id: int, seat: Seat) -> bool:
        """Four fifths of this seat's clock are spent; False if nothing is to be said."""
        return await self._spent(table_id, seat, "late")

    async def wakes_at(self, tx: messages.Tx, intent: Intent, at: float) -> float:
        """The first moment from `at` on when the person of a message may be called: they are awake
        and there."""
        user_id = intent.facts.get("user")
        if intent.seat is not None:
            found = (await seat_rows(tx, [intent.table_id]))[intent.table_id]
            user_id = next((s.user_id for s in found if s.seat == intent.seat), None)
        if user_id is None:
            return at
        who = await people.person(tx, user_id)
        return hours_of(who.preferences, who.away).next_awake(at)

    # --- clocks -------------------------------------------------------------------------------

    async def plan_reminders(self, at: Sitting, seat: Seat, began: float, due: float) -> None:
        """A seat's clock runs from then until then: plan what is said in between, in the seat's
        waking time. Planned anew, it replaces what was planned; what was said is not said again."""
        await self._unplan(at, seat)
        user_id = at.seat(seat).user_id
        if user_id is None:
            return
        who = await people.person(at.tx, user_id)
        hours = hours_of(who.preferences, who.away, clock=True)
        whole = hours.between(began, due)
        if whole < SHORTEST:
            return
        for kind, share in SHARES.items():
            await timers.add(at.tx, at.id, kind, seat, hours.later(began, whole * share))

    async def strike_reminders(self, at: Sitting, seat: Seat) -> None:
        """A seat's clock runs no more: nothing is said of it, nor what waits to be said."""
        await self._unplan(at, seat)
        await messages.hush(at.tx, at.id, [seat], ASKING)

    async def _unplan(self, at: Sitting, seat: Seat) -> None:
        for kind in SHARES:
            await timers.strike(at.tx, at.id, kind, [seat])

    async def _spent(self, table_id: int, seat: Seat, kind: Literal["half", "late"]) -> bool:
        async with self._at(table_id) as at:
            owner = at.seat(seat)
            if at.row.status != "running" or owner.kind != "human":
                return False
            game = await self._game(at)
            if seat not in awaited_seats(game):
                return False
            return await self.remind(at, game, seat, kind)

    # --- one reminder -------------------------------------------------------------------------

    async def remind(self, at: Sitting, game: Game, seat: Seat, kind: Nudge) -> bool:
        """Say this to the person of a seat, unless it was said at this decision or they do not want
        it; in the channel only what everybody can see. A nudge goes where "late" goes."""
        owner = at.seat(seat)
        if owner.user_id is None:
            return False
        decision = await rows.decision(at.tx, at.id, seat)
        if decision is None:
            decision = at.row.ply
        wish: Kind = "late" if kind == "nudge" else kind
        place = (await people.person(at.tx, owner.user_id)).preferences.where(wish)
        if place == "ping" and kind != "next" and not _seen_awaited(at, game, seat):
            place = "dm"
        if place == "off" or (place == "dm" and owner.dm_closed):
            return False
        if kind in SHARES and await messages.calling(at.tx, at.id, seat):
            return False  # that they are awaited is still to be said
        if not await rows.note(at.tx, at.id, seat, decision, kind, self.now()):
            return False
        if kind in (LATE, "nudge"):
            await messages.hush(at.tx, at.id, [seat], (HALF, LATE))
        due = await rows.clock_due(at.tx, at.id, seat)
        medium = "ping" if place == "ping" else "reminder"
        wait = self._lull if self._at_table(at, owner.user_id) else 0.0
        await messages.remind(
            at.tx, at.id, medium, seat, f"{kind}:{decision}", kind, {"due": due}, self.now() + wait
        )
        return True

    # --- with a change --------------------------------------------------------------------------

    async def _announce(self, at: Sitting, game: Game, changes: Changes) -> None:
        """As everywhere; decisions begin, and whoever is next may be told."""
        for seat in sorted(changes.asked):
            await self._begin(at, seat)
        await messages.hush(at.tx, at.id, changes.asked, ("next",))
        gone = set(range(game.seats)) - awaited_seats(game)
        await messages.hush(at.tx, at.id, gone, ASKING)
        sheets = {
            seat: await self._occasion(at, game, at.seat(seat), occasion, seat in changes.asked)
            for seat, occasion in changes.sheets.items()
        }
        await super()._announce(at, game, replace(changes, sheets=sheets))
        if changes.sole is not None and game.result is None:
            await self._next(at, game, changes.sole)

    async def _occasion(
        self, at: Sitting, game: Game, owner: SeatRow, occasion: str, asked: bool
    ) -> str:
        """What the sheet of a seat is about, as its person wants to be told of it; a ping is
        wished for here."""
        if occasion == "change" or owner.user_id is None:
            return occasion
        if owner.kind != "human":  # a regent plays: its person is away
            return "change" if occasion != "start" else occasion
        wants = (await people.person(at.tx, owner.user_id)).preferences
        if occasion == "loss" and wants.where("loss") == "off":
            occasion = "turn" if asked else "change"
        if occasion == "turn":
            return await self._turn(at, game, owner, wants)
        if asked and occasion != "change":
            await self._note_turn(at, owner.seat)
        return occasion

    async def _turn(self, at: Sitting, game: Game, owner: SeatRow, wants: Preferences) -> str:
        """The occasion of the sheet of a seat that is awaited: "turn" if that is to be said so."""
        place = wants.where("turn")
        if place == "off":
            return "change"
        if place == "ping" and _seen_awaited(at, game, owner.seat):
            await self.remind(at, game, owner.seat, "turn")
            return "change"
        return "turn" if await self._note_turn(at, owner.seat) else "change"

    async def _note_turn(self, at: Sitting, seat: Seat) -> bool:
        """Note that a seat is told of its decision; False if it was before."""
        decision = await rows.decision(at.tx, at.id, seat)
        ply = at.row.ply if decision is None else decision
        return await rows.note(at.tx, at.id, seat, ply, "turn", self.now())

    async def _begin(self, at: Sitting, seat: Seat) -> None:
        """A seat is awaited: a new decision, unless it never took the last one."""
        last = await rows.decision(at.tx, at.id, seat)
        if last is None or await rows.taken(at.tx, at.id, seat, last):
            await rows.note(at.tx, at.id, seat, at.row.ply, rows.ASKED, self.now())

    async def _next(self, at: Sitting, game: Game, sole: Seat) -> None:
        """Tell who is likely asked next, of those who want to hear it."""
        waiting = {s.user_id: s for s in at.seats if s.user_id is not None and s.kind == "human"}
        known = await people.persons(at.tx, waiting)
        for user_id, owner in waiting.items():
            if owner.seat == sole or known[user_id].preferences.where("next") == "off":
                continue
            if is_next(game, owner.seat, sole, secrets.randbits(63)):
                await self.remind(at, game, owner.seat, "next")

    # --- sheets -------------------------------------------------------------------------------

    async def _sheet(self, at: Sitting, seat: SeatRow, phase: str, occasion: str) -> None:
        """A seat's direct message, if a person sits there: a new one if they want to be told of
        this in their direct messages, else the one that stands is brought up to date.

        Whoever is at the table is not called there at each of their turns, only if they do not
        answer for a lull; neither are they told of losses, or is their sheet edited, more often.
        """
        if seat.user_id is None:
            return
        if occasion == "taken":  # somebody else is asked: all of it is new to them
            await rows.forget(at.tx, at.id, seat.seat)
            await rows.note(at.tx, at.id, seat.seat, at.row.ply, "turn", self.now())
        if seat.dm_closed:
            return
        now, since = self.now(), {"since": at.row.ply}
        lull = self._lull if self._at_table(at, seat.user_id) else 0.0
        if phase == "ended" or occasion == "change":
            due = now if phase == "ended" else now + lull
            await messages.edit_standing(at.tx, at.id, "sheet", seat.seat, due)
        elif occasion in ("turn", "loss"):
            told = phase, occasion, since
            await messages.call(at.tx, at.id, seat.seat, *told, now, lull)
        else:
            facts = {**since, **await self._zone(at, seat.user_id)}
            await messages.want(
                at.tx, at.id, "sheet", phase, now,
                seat=seat.seat, occasion=occasion, facts=facts, fresh=True,
            )  # fmt: skip

    async def _zone(self, at: Sitting, user_id: int) -> Mapping[str, bool]:
        """A fact of the first sheet of somebody's first game over days: it asks for their time
        zone, once, if it is not known."""
        if Terms.model_validate(at.row.terms).pace != "async":
            return {}
        told = (await people.person(at.tx, user_id)).preferences
        if told.zone or told.asked:
            return {}
        asked = told.model_copy(update={"asked": True})
        await people.set_person_settings(at.tx, user_id, asked)
        return {"zone": True}


def _seen_awaited(at: Sitting, game: Game, seat: Seat) -> bool:
    """Whether everybody can see that this seat is awaited."""
    view = package_named(at.row.game).view(game, None)
    return any(who == seat for who, _ in view.awaited)
