"""Tables: everything that can be done at a table, from its lobby to its end.

One transaction per action holds the move, the state, the revisions, the timers and what is to be
said; after it is committed the outbox and the clock are woken. Nothing here assumes that this
process is the only one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar, cast

from bot.store import Store
from bot.table import consequences as follows
from bot.table.after.chronicles import Chronicles
from bot.table.after.past import Past
from bot.table.answering import Answering
from bot.table.clocks.ladder import Ladder
from bot.table.clocks.reminders import Reminders
from bot.table.clocks.service import Clocks
from bot.table.clocks.timing import Timings
from bot.table.desk import TableSessions
from bot.table.dm_status import DmStatus
from bot.table.ending import Ending
from bot.table.foresight import Foresight
from bot.table.moves import Consequence, Moves
from bot.table.notes import Notes
from bot.table.pausing import Pausing
from bot.table.play import Play
from bot.table.presence import Presence
from bot.table.register import Register
from bot.table.requests import OPEN, close_requests
from bot.table.saying import Saying
from bot.table.seats import Seats
from bot.table.showing import Showing
from bot.table.start.beginnings import Beginnings
from bot.table.start.deals import Deals
from bot.table.start.lobby import Lobby
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

    desk: TableSessions
    saying: Saying
    register: Register
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
    timings: Timings
    showing: Showing
    reminders: Reminders
    answering: Answering
    foresight: Foresight
    ending: Ending
    presence: Presence
    past: Past
    chronicles: Chronicles
    features: tuple[Feature, ...] = ()
    services: dict[type, object] = field(default_factory=dict)
    """Of features, by class."""

    @classmethod
    def over(cls, store: Store, features: Sequence[Feature] = (), **settings: Any) -> Tables:
        """The tables of this database with these features; `settings` as `TableSessions` takes
        them."""
        desk = TableSessions(store, **settings)
        contributed = {what: is_open for one in features for what, is_open in one.requests.items()}
        desk.before_commit(partial(close_requests, {**OPEN, **contributed}))
        reminders = Reminders(desk)
        turns = Turns(desk)
        saying = Saying(desk, reminders, turns)
        clocks = Clocks(desk, reminders, saying)
        ending = Ending(desk, saying, clocks)
        consequences: dict[str, Consequence] = {
            "clocks-settled": follows.ClocksSettled(clocks),
            "journal": follows.Journal(desk),
            "state": follows.State(desk),
            "revisions": follows.Revisions(),
            "decisions": follows.Decisions(reminders),
            "announced": follows.Announced(saying),
            "computers": follows.ComputersAwaited(turns),
            "orders": follows.OrdersAwaited(turns),
            "clocks": follows.ClocksAwaited(clocks),
            "results": follows.Results(
                desk, [one.result_facts for one in features if one.result_facts is not None]
            ),
            "over": follows.Over(ending),
        }
        moves = Moves(desk, follows.in_order(consequences))
        register, notes = Register(desk), Notes(desk)
        seats = Seats(desk, saying, clocks, turns, ending)
        deals = Deals(desk)
        lobby = Lobby(desk, saying, notes, register, moves, deals)
        play = Play(desk, seats, moves)
        answering = Answering(desk, saying, turns, moves)
        pausing = Pausing(desk, saying, clocks, turns, seats)
        timings = Timings(desk)
        ladder = Ladder(desk, saying, clocks, seats, moves, answering)
        made = cls(
            desk=desk,
            saying=saying,
            register=register,
            moves=moves,
            turns=turns,
            notes=notes,
            deals=deals,
            beginnings=Beginnings(desk, saying),
            lobby=lobby,
            play=play,
            seats=seats,
            pausing=pausing,
            dm_status=DmStatus(desk),
            clocks=clocks,
            ladder=ladder,
            timings=timings,
            showing=Showing(desk, timings),
            reminders=reminders,
            answering=answering,
            foresight=Foresight(desk, play),
            ending=ending,
            presence=Presence(desk, clocks),
            past=Past(desk),
            chronicles=Chronicles(desk),
            features=tuple(features),
        )
        for feature in features:
            for build in feature.services:
                service = build(made)
                made.services[type(service)] = service
            if feature.consequences is not None:
                consequences |= feature.consequences(made)
            if feature.answering is not None:
                turns.answerers.append(feature.answering(made))
            if feature.sheet is not None:
                made.showing.parts[feature.name] = feature.sheet.read
        moves.consequences = follows.in_order(consequences)
        return made

    def of(self, kind: type[T]) -> T:
        """The service of this class that a feature contributed. KeyError without that feature."""
        return cast("T", self.services[kind])
