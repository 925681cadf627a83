"""All services of tables, from the lobby to the end.

One transaction per action holds the move, the state, the revisions, the timers and the messages;
after the commit the outbox and the clock are woken. Nothing here assumes that this process is the
only one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from bot.model.states import TimerKind
from bot.schedule.clock import Firing
from bot.slots import Feature, Slot
from bot.store import Store
from bot.store.transaction import Tx
from bot.table.after.event_log import EventLog
from bot.table.after.exports import GameExports
from bot.table.announcer import Announcer
from bot.table.answering import Answering
from bot.table.clocks.ladder import Ladder
from bot.table.clocks.reminders import Reminders
from bot.table.clocks.service import Clocks
from bot.table.clocks.turn_forecast import TurnForecasts
from bot.table.consequences import Consequences
from bot.table.dm_status import DmStatus
from bot.table.ending import Ending
from bot.table.message_data import MessageData
from bot.table.moves import CONSEQUENCES, Moves
from bot.table.notes import Notes
from bot.table.pausing import Pausing
from bot.table.person_settings import PersonSettings
from bot.table.pick_preview import PickPreview
from bot.table.play import Play
from bot.table.requests import close_requests
from bot.table.seats import Seats
from bot.table.sessions import BEFORE_COMMIT, TableSessions
from bot.table.start.beginnings import Beginnings
from bot.table.start.deals import Deals
from bot.table.start.lobby import Lobby
from bot.table.succession import Succession
from bot.table.table_queries import TableQueries
from bot.table.turns import Turns

if TYPE_CHECKING:
    import typer

T = TypeVar("T")


class Marking(Protocol):
    """Remembers anonymously what a person did, even after they are forgotten."""

    def tried(self, tx: Tx, user_id: int) -> Sequence[str]:
        """Return what this person did that must remain known."""

    def mark(self, tx: Tx, user_id: int) -> None:
        """Store the marks, before all other data of this person is deleted."""


class Tables:
    """All tables of one database, as services that know each other by name.

    Every method of theirs raises Refused: "no-table" for an unknown id, "storage" when the database
    fails, "save-unreadable" for a game this program cannot read, and its own reasons. Host actions
    take `manager=True` for a member who may manage the channel.
    """

    def __init__(
        self,
        store: Store,
        features: Sequence[Feature] = (),
        *,
        reads_after: Callable[[str], bool] = lambda _: True,
        **settings: Any,
    ) -> None:
        """`settings` as `TableSessions` takes them, `reads_after` as `PickPreview`."""
        sessions = self.sessions = TableSessions(store, features, **settings)
        self.reminders = Reminders(sessions)
        self.turns = Turns(sessions)
        self.announcer = Announcer(sessions, self.reminders, self.turns)
        self.succession = Succession(sessions, self.announcer)
        sessions.before_commit(self.succession.follow)
        sessions.before_commit(close_requests)
        for act in BEFORE_COMMIT.of(features):
            sessions.before_commit(act)
        self.clocks = Clocks(sessions, self.reminders, self.announcer)
        self.ending = Ending(sessions, self.announcer, self.clocks)
        consequences = Consequences(
            self.clocks, self.reminders, self.announcer, self.turns, self.ending
        )
        self.moves = Moves(sessions, consequences.in_order(CONSEQUENCES.of(features)))
        self.table_queries = TableQueries(sessions)
        self.notes = Notes(sessions)
        self.seats = Seats(sessions, self.announcer, self.clocks, self.turns, self.ending)
        self.deals = Deals(sessions)
        self.beginnings = Beginnings(sessions, self.announcer)
        self.lobby = Lobby(
            sessions, self.announcer, self.notes, self.table_queries, self.moves, self.deals
        )
        self.play = Play(sessions, self.seats, self.moves)
        self.answering = Answering(sessions, self.announcer, self.turns, self.moves)
        self.pausing = Pausing(sessions, self.announcer, self.clocks, self.turns, self.seats)
        self.turn_forecasts = TurnForecasts(sessions)
        self.ladder = Ladder(
            sessions, self.announcer, self.clocks, self.seats, self.moves, self.answering
        )
        self.dm_status = DmStatus(sessions)
        self.message_data = MessageData(sessions, self.turn_forecasts)
        self.pick_preview = PickPreview(sessions, self.play, reads_after)
        self.person_settings = PersonSettings(sessions, self.clocks)
        self.event_log = EventLog(sessions)
        self.exports = GameExports(sessions)
        for build in SERVICES.of(features):
            service = build(self)
            sessions.services[type(service)] = service

    @property
    def features(self) -> tuple[Feature, ...]:
        """The features of these tables."""
        return self.sessions.features

    def of(self, kind: type[T]) -> T:
        """Return the service of this class that a feature contributed. KeyError without that
        feature."""
        return self.sessions.of(kind)


@dataclass
class FeatureService:
    """A service that a feature contributes; it finds the others by the tables."""

    tables: Tables

    @property
    def sessions(self) -> TableSessions:
        """What opens tables."""
        return self.tables.sessions


SERVICES: Final[Slot[Callable[[Tables], object]]] = Slot()
"""Builds a service, once per database; `tables.of(Class)` finds it, and in a transaction
`table.of(Class)`."""
TIMERS: Final[Slot[Callable[[Tables], Mapping[TimerKind, Firing]]]] = Slot()
"""Kind of timer -> what it does when it fires."""
MARKINGS: Final[Slot[type[Marking]]] = Slot()
"""Classes of the services that know what stays known about a forgotten person."""
COMMAND_LINE: Final[Slot[Callable[[typer.Typer, Callable[[], str]], None]]] = Slot()
"""Adds commands to `gharkane`; the function returns the database's address."""
