"""Alerts to a game master: a phase has ended, a scene's moment has come, a person has not answered
for a long time.

Each is sent once, as a silent direct message, unless they turn it off. It is deleted when it no
longer applies. The panel shows the same.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.model.intents import ALERT
from bot.model.person import Kind
from bot.model.states import UNDER_WAY, OwnTimer
from bot.store import outbox, people, posted, timers
from bot.store import reminders as decisions
from bot.store.games import SeatRow
from bot.store.schema import PUBLIC
from bot.table.changes import phase_key
from bot.table.clocks.turn_forecast import TurnForecasts
from bot.table.clocks.waking import hours_of_seat, terms_of
from bot.table.consequences import begun
from bot.table.moves import Move
from bot.table.positions import Position
from bot.table.sessions import TableTx, reads, writes
from bot.table.tables import FeatureService
from engine.kernel import Seat

PHASE: Final = "phase"
"""Occasion of an alert at the end of a phase."""
SCENE: Final = "scene"
"""Beginning of the occasion of an alert that a scene's moment has come; its number follows."""
STALL: Final = "stall"
"""Kind of the timer, and (followed by the seat) the occasion, when a person has not answered for a
long time."""
STALL_TIMER: Final = OwnTimer(STALL)
STUCK_LIVE_S: Final = 600.0
"""Seconds without a pick that count as long at a live table."""
A_DAY: Final = 86_400.0
"""Seconds that count as long at tables over days without an allowance."""


class Alerts(FeatureService):
    """Notifies the game master of phases and stalls."""

    def phase(self, table: TableTx, before: Position, after: Position) -> None:
        """Send an alert if a phase has ended, replacing the previous one."""
        was, now = phase_key(before.view(None)), phase_key(after.view(None))
        if was == now or after.game.result is not None:
            return
        self._over(table, [PHASE])
        self._say(table, PHASE, f"{PHASE}:{was}", PHASE, was=was)

    def scene(self, table: TableTx, scene_id: int, words: str) -> None:
        """Offer a scene whose moment has come."""
        slot = f"{SCENE}:{scene_id}"
        self._say(table, PHASE, slot, f"{SCENE}-{scene_id}", scene=scene_id, words=words)

    def scene_over(self, table: TableTx, scene_id: int) -> None:
        """A scene was told or withdrawn."""
        self._over(table, [f"{SCENE}-{scene_id}"])

    def watch(self, table: TableTx, seats: Collection[Seat], gone: Collection[Seat]) -> None:
        """The people of these seats are awaited from now on, those of the seats `gone` no
        longer."""
        ended = sorted({*seats, *gone})
        timers.cancel(table.tx, table.id, STALL_TIMER, ended)
        self._over(table, [f"{STALL}-{seat}" for seat in ended])
        for seat in sorted(seats):
            if self._is_news(table, table.seat(seat)):
                self._plan(table, table.seat(seat))

    def begin(self, table: TableTx) -> None:
        """Start the alerts for a new game master."""
        seats = (
            self.sessions.position(table).awaited if table.row.status in UNDER_WAY else frozenset()
        )
        self.watch(table, seats, range(len(table.seats)))
        self._over(table, [PHASE])

    def follow(self, table: TableTx, move: Move) -> None:
        """Consequence of each move: send an alert at the end of a phase, schedule one to a player
        who does not answer."""
        if table.row.master_id is None:
            return
        if move.before is not None:
            self.phase(table, move.before, move.after)
        asked, seat = begun(move), move.row.seat
        if move.row.kind == "pick" and seat in move.after.awaited:
            asked.add(seat)
        self.watch(table, asked, set(range(move.after.game.seats)) - move.after.awaited)

    def end(self, table: TableTx) -> None:
        """Nobody is awaited any longer: cancel all alerts."""
        self.watch(table, (), range(len(table.seats)))
        self._over(table, [PHASE])

    def _is_news(self, table: TableTx, seat: SeatRow) -> bool:
        """Return whether it is news to a game master that this seat does not answer."""
        if table.row.master_id is None or seat.kind != "human":
            return False
        return seat.user_id != table.row.master_id and not seat.asks

    def _plan(self, table: TableTx, seat: SeatRow) -> None:
        terms, now = terms_of(table), self.sessions.now()
        due = now + STUCK_LIVE_S
        if not terms.live:
            hours = hours_of_seat(table.tx, table.id, seat)
            due = hours.later(now, terms.turn or A_DAY)
        timers.add(table.tx, table.id, STALL_TIMER, seat.seat, due)

    @writes
    def stall_due(self, table: TableTx, seat: Seat) -> bool:
        """This seat has not answered for a long time: send an alert; False if none is due."""
        waits = table.row.status in UNDER_WAY and seat in self.sessions.position(table).awaited
        if not waits or not self._is_news(table, table.seat(seat)):
            return False
        if table.row.status == "paused":  # nobody can answer: check again later
            self._plan(table, table.seat(seat))
            return False
        decision = decisions.decision(table.tx, table.id, seat)
        since = decisions.began(table.tx, table.id, seat)
        slot = f"{STALL}:{seat}:{decision}"
        return self._say(table, STALL, slot, f"{STALL}-{seat}", of=seat, since=since)

    def _say(self, table: TableTx, kind: Kind, slot: str, occasion: str, **facts: object) -> bool:
        user = table.row.master_id
        if user is None or table.row.learner is not None:
            return False
        if people.person(table.tx, user).preferences.where(kind) == "off":
            return False
        alert_facts = {"user": user, **facts}
        now = self.sessions.now()
        outbox.write_to(table.tx, table.id, ALERT, slot[:64], occasion, alert_facts, now)
        return True

    def _over(self, table: TableTx, occasions: Collection[str]) -> None:
        """Such alerts no longer apply: delete posted ones, cancel unsent ones."""
        outbox.cancel_unsent(table.tx, table.id, [PUBLIC], occasions)
        posted.delete_posted(table.tx, table.id, ALERT, [PUBLIC], occasions, self.sessions.now())

    # --- in the panel ---------------------------------------------------------------------------

    @reads
    def waiting(self, table: TableTx) -> dict[Seat, float]:
        """Return when the wait for each awaited person began."""
        if table.row.status not in UNDER_WAY:
            return {}
        awaited = self.sessions.position(table).awaited
        since_by_seat = {
            seat: decisions.began(table.tx, table.id, seat)
            for seat in sorted(awaited)
            if table.seat(seat).kind == "human"
        }
        return {seat: since for seat, since in since_by_seat.items() if since is not None}

    @reads
    def dues(self, table: TableTx) -> dict[Seat, float]:
        """Return when the time of each awaited person ends, as far as a clock runs."""
        clocks = TurnForecasts(self.sessions).clocks(table)
        return {seat: clock.due for seat, clock in clocks.items() if clock.due is not None}
