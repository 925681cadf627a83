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
from bot.table import consequences as follows
from bot.table.after.event_log import EventLog
from bot.table.after.exports import GameExports
from bot.table.announcer import Announcer
from bot.table.answering import Answering
from bot.table.clocks.ladder import Ladder
from bot.table.clocks.reminders import Reminders
from bot.table.clocks.service import Clocks
from bot.table.clocks.turn_forecast import TurnForecasts
from bot.table.dm_status import DmStatus
from bot.table.ending import Ending
from bot.table.message_data import MessageData
from bot.table.moves import CONSEQUENCES, Consequence, Moves, in_order
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
    """Remembers anonymously what a person did, also after they are forgotten."""

    def tried(self, tx: Tx, user_id: int) -> Sequence[str]:
        """Return what this person did that must remain known."""

    def mark(self, tx: Tx, user_id: int) -> None:
        """Store the marks, before all other data of this person is deleted."""


@dataclass(frozen=True)
class Tables:
    """All tables of one database, as services that know each other by name.

    Every method of theirs raises Refused: "no-table" for an unknown id, "storage" when the database
    fails, "save-unreadable" for a game this program cannot read, and its own reasons. Host actions
    take `manager=True` for a member who may manage the channel.
    """

    sessions: TableSessions
    announcer: Announcer
    succession: Succession
    table_queries: TableQueries
    moves: Moves
    turns: Turns
    notes: Notes
    deals: Deals
    beginnings: Beginnings
    lobby: Lobby
    play: Play
    seats: Seats
    pausing: Pausing
    dm_status: DmStatus
    clocks: Clocks
    ladder: Ladder
    turn_forecasts: TurnForecasts
    message_data: MessageData
    reminders: Reminders
    answering: Answering
    pick_preview: PickPreview
    ending: Ending
    person_settings: PersonSettings
    event_log: EventLog
    exports: GameExports

    @classmethod
    def over(
        cls,
        store: Store,
        features: Sequence[Feature] = (),
        *,
        reads_after: Callable[[str], bool] = lambda _: True,
        **settings: Any,
    ) -> Tables:
        """Return the tables of this database with these features; `settings` as `TableSessions`
        takes them, `reads_after` as `PickPreview`."""
        sessions = TableSessions(store, features, **settings)
        reminders = Reminders(sessions)
        turns = Turns(sessions)
        announcer = Announcer(sessions, reminders, turns)
        succession = Succession(sessions, announcer)
        sessions.before_commit(succession.follow)
        sessions.before_commit(close_requests)
        for act in BEFORE_COMMIT.of(features):
            sessions.before_commit(act)
        clocks = Clocks(sessions, reminders, announcer)
        ending = Ending(sessions, announcer, clocks)
        core: tuple[Consequence, ...] = (
            follows.ClocksSettled(clocks),
            follows.Journal(sessions),
            follows.State(sessions),
            follows.Revisions(),
            follows.Decisions(reminders),
            follows.Announced(announcer),
            follows.ComputersAwaited(turns),
            follows.OrdersAwaited(turns),
            follows.ClocksAwaited(clocks),
            follows.Over(ending),
        )
        moves = Moves(sessions, in_order(core, CONSEQUENCES.of(features)))
        table_queries, notes = TableQueries(sessions), Notes(sessions)
        seats = Seats(sessions, announcer, clocks, turns, ending)
        deals = Deals(sessions)
        lobby = Lobby(sessions, announcer, notes, table_queries, moves, deals)
        play = Play(sessions, seats, moves)
        answering = Answering(sessions, announcer, turns, moves)
        pausing = Pausing(sessions, announcer, clocks, turns, seats)
        turn_forecasts = TurnForecasts(sessions)
        ladder = Ladder(sessions, announcer, clocks, seats, moves, answering)
        tables = cls(
            sessions=sessions,
            announcer=announcer,
            succession=succession,
            table_queries=table_queries,
            moves=moves,
            turns=turns,
            notes=notes,
            deals=deals,
            beginnings=Beginnings(sessions, announcer),
            lobby=lobby,
            play=play,
            seats=seats,
            pausing=pausing,
            dm_status=DmStatus(sessions),
            clocks=clocks,
            ladder=ladder,
            turn_forecasts=turn_forecasts,
            message_data=MessageData(sessions, turn_forecasts),
            reminders=reminders,
            answering=answering,
            pick_preview=PickPreview(sessions, play, reads_after),
            ending=ending,
            person_settings=PersonSettings(sessions, clocks),
            event_log=EventLog(sessions),
            exports=GameExports(sessions),
        )
        for build in SERVICES.of(features):
            service = build(tables)
            sessions.services[type(service)] = service
        return tables

    @property
    def features(self) -> tuple[Feature, ...]:
        """The features of these tables."""
        return self.sessions.features

    def of(self, kind: type[T]) -> T:
        """Return the service of this class that a feature contributed. KeyError without that
        feature."""
        return self.sessions.of(kind)


SERVICES: Final[Slot[Callable[[Tables], object]]] = Slot()
"""Builds a service, once per database; `tables.of(Class)` finds it, and in a transaction
`table.of(Class)`."""
TIMERS: Final[Slot[Callable[[Tables], Mapping[TimerKind, Firing]]]] = Slot()
"""Kind of timer -> what it does when it fires."""
MARKINGS: Final[Slot[type[Marking]]] = Slot()
"""Classes of the services that know what stays known of a forgotten person."""
COMMAND_LINE: Final[Slot[Callable[[typer.Typer, Callable[[], str]], None]]] = Slot()
"""Adds commands to `gharkane`; the function returns the database's address."""
