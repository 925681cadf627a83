"""All services of tables, from the lobby to the end.

One transaction per action holds the move, the state, the revisions, the timers and the messages;
after the commit the outbox and the clock are woken. Nothing here assumes that this process is the
only one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar, cast

from bot.store import Store
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
from bot.table.moves import Consequence, Moves
from bot.table.notes import Notes
from bot.table.pausing import Pausing
from bot.table.person_settings import PersonSettings
from bot.table.pick_preview import PickPreview
from bot.table.play import Play
from bot.table.requests import IS_OPEN, close_requests
from bot.table.seats import Seats
from bot.table.sessions import TableSessions
from bot.table.start.beginnings import Beginnings
from bot.table.start.deals import Deals
from bot.table.start.lobby import Lobby
from bot.table.succession import Succession
from bot.table.table_queries import TableQueries
from bot.table.turns import Turns

if TYPE_CHECKING:
    from bot.features.feature import Feature

T = TypeVar("T")


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
    features: tuple[Feature, ...] = ()
    services: dict[type, object] = field(default_factory=dict)
    """Services of features, by class."""

    @classmethod
    def over(cls, store: Store, features: Sequence[Feature] = (), **settings: Any) -> Tables:
        """Return the tables of this database with these features; `settings` as `TableSessions`
        takes them."""
        sessions = TableSessions(store, **settings)
        contributed = {
            occasion: is_open
            for contributor in features
            for occasion, is_open in contributor.posts.requests.items()
        }
        reminders = Reminders(sessions)
        turns = Turns(sessions)
        announcer = Announcer(sessions, reminders, turns)
        succession = Succession(sessions, announcer)
        sessions.before_commit(succession.follow)
        sessions.before_commit(partial(close_requests, {**IS_OPEN, **contributed}))
        clocks = Clocks(sessions, reminders, announcer)
        ending = Ending(sessions, announcer, clocks)
        consequences: dict[str, Consequence] = {
            "clocks-settled": follows.ClocksSettled(clocks),
            "journal": follows.Journal(sessions),
            "state": follows.State(sessions),
            "revisions": follows.Revisions(),
            "decisions": follows.Decisions(reminders),
            "announced": follows.Announced(announcer),
            "computers": follows.ComputersAwaited(turns),
            "orders": follows.OrdersAwaited(turns),
            "clocks": follows.ClocksAwaited(clocks),
            "over": follows.Over(ending),
        }
        moves = Moves(sessions, follows.in_order(consequences))
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
            pick_preview=PickPreview(sessions, play),
            ending=ending,
            person_settings=PersonSettings(sessions, clocks),
            event_log=EventLog(sessions),
            exports=GameExports(sessions),
            features=tuple(features),
        )
        for feature in features:
            for build in feature.services:
                service = build(tables)
                tables.services[type(service)] = service
            if feature.work.consequences is not None:
                consequences |= feature.work.consequences(tables)
            if feature.work.answering is not None:
                turns.answerers.append(feature.work.answering(tables))
            if feature.seat.sheet is not None:
                tables.message_data.parts[feature.name] = feature.seat.sheet.read
            if feature.over.read is not None:
                tables.message_data.over_parts[feature.name] = feature.over.read
            if feature.lobby.seats is not None:
                tables.message_data.lobby_parts[feature.name] = feature.lobby.seats.read
        moves.consequences = follows.in_order(consequences)
        return tables

    def of(self, kind: type[T]) -> T:
        """Return the service of this class that a feature contributed. KeyError without that
        feature."""
        return cast("T", self.services[kind])
