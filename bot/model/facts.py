"""Facts about a table for the code that displays it: frozen, without Discord types or rows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from bot.model.person import Screen, read_preferences
from bot.model.reasons import Reason
from bot.model.states import Mover, SeatKind, Status
from bot.model.terms import Terms
from bot.model.turn_preview import TurnPreview
from engine.drafts import Draft
from engine.kernel import Event, Pick, Refusal, Seat, View

RULING: Final = "ruling"
"""Value of `TableInfo.missing`: the table waits until its game master rules on a dispute."""


LEARNER: Final[Seat] = 0
"""The seat of a learner; computers hold the others."""


class Refused(Exception):
    """A request that cannot be granted. `reason` is the text id after `refused-`, `figures` what
    its sentence names. When the rules refused a pick, reason is "rules" and `refusal` holds the
    rule, the reason and the figures."""

    def __init__(
        self,
        reason: Reason,
        figures: Mapping[str, Any] | None = None,
        refusal: Refusal | None = None,
    ) -> None:
        super().__init__(f"{reason} {dict(figures or {})}")
        self.reason: Reason = reason
        self.figures: dict[str, Any] = dict(figures or {})
        self.refusal = refusal


@dataclass(frozen=True)
class Seated:
    """The holder of a seat. A computer has no `user_id` and an empty `name` unless it took the seat
    over from a person. A regent, which plays for an absent person, leaves both to that person."""

    seat: Seat
    user_id: int | None
    kind: SeatKind
    name: str
    revision: int = 0
    """Rises when this seat's own question changes; only this seat's buttons contain it."""
    dm_closed: bool = False
    """Whether this person asked to end the running game."""
    offered: bool = False
    """Whether another person may take the seat."""
    bank: float = 0.0
    """Seconds left beyond the allowance of each decision."""
    misses: int = 0
    """Decisions of this game that were not taken in time."""
    numbers: Mapping[str, int] = field(default_factory=dict)
    """Numbers that its person entered for the start of the game, by field of the seat's part of a
    record."""
    role: str = ""
    """The role taken before the deal; empty: none yet."""
    vote: Seat | None = None
    """The seat that this person votes for, where roles are voted on."""
    conceded: bool = False
    """Whether its person gave the game up: a computer plays it to the end, and it counts as
    last."""
    regent_at: float | None = None
    """When a regent began to play for this person, in seconds since 1970; None: none plays."""
    character: str = ""
    """The fictional name of the seat's leader; empty: the game's own name."""
    locale: str | None = None
    """The language last seen of this person; None if never seen."""
    settings: Mapping[str, Any] | None = None
    """This person's stored preferences."""
    dm_channel_id: int | None = None
    """The channel of this person's direct messages; None: not opened yet."""

    @property
    def screen(self) -> Screen:
        """The screen for which this person's private pictures are drawn."""
        return read_preferences(self.settings or {}, self.user_id or 0).screen

    @property
    def worded(self) -> bool:
        """Whether this person wants private pages in words, without pictures."""
        return read_preferences(self.settings or {}, self.user_id or 0).worded


@dataclass(frozen=True)
class TableFacts:
    """What the row of a table and `TableInfo` have in common.

    `ply` counts all picks, secret ones too: do not show it to people.
    """

    id: int
    game: str
    status: Status
    guild_id: int | None
    channel_id: int
    host_id: int
    options: Mapping[str, Any]
    ply: int
    rematch_of: int | None = None
    missing: str = ""
    """Why the table is paused: what Discord refuses in the channel (see `AccessLost`), or RULING;
    empty if a person paused it."""
    learner: int | None = None
    """The person who plays their first game here, against computers and with lessons; None: not a
    learning table."""
    master_id: int | None = None
    """The game master, who sees everything; None: nobody. A seat they hold is a rival that they
    narrate."""
    master_role: int | None = None
    """A role of the server: people with it and without a seat are game masters too."""
    master_asked: int | None = None
    """The person who asks the host to become the game master; None: nobody."""
    parent_id: int | None = None
    """The channel that contains the table's thread; None: it is not a thread, or that is
    unknown."""
    private: bool = False
    """Whether that thread is private."""
    campaign_id: int | None = None
    casting: str = ""
    """How open roles are assigned: see `bot.table.start.casting`."""
    council: bool = False
    """Whether each side gets a thread of its own to plan in."""
    promise: str = ""
    """The posted digest of the deal's secret: see `bot.model.deal`; empty: none."""
    sealed: str = ""
    """The digest over all sources of the deal, posted at the start; empty: none."""


def lacks_place(table: TableFacts) -> bool:
    """Return whether a table waits because its channel is gone or cannot be used. A server without
    the bot has no other channel; a lobby waits only for a channel that is deleted."""
    if table.learner is not None or table.missing in ("", RULING, "guild"):
        return False
    return table.status == "paused" or (table.status == "lobby" and table.missing == "channel")


@dataclass(frozen=True, kw_only=True)
class TableInfo(TableFacts):
    """The current state of a table, with its seats."""

    seated: tuple[Seated, ...]
    locale: str
    """The public language: the guild's setting, or the bot's default."""
    result: tuple[Seat, ...] | None = None
    """The winning seats of a game played to its end; None for one that was ended early."""
    learning: Mapping[str, Any] = field(default_factory=dict)
    """The learner's progress: see `bot.features.lessons.service.Progress`."""
    terms: Terms = field(default_factory=Terms)
    """Pace and clocks of the table."""
    recorded: bool = False
    """Whether the game starts or started from a record: see `bot.table.start.beginnings`."""
    follows: str = ""
    """The other game whose end brings something to this one; empty: none."""

    @property
    def has_master(self) -> bool:
        """Whether the table has a game master."""
        return self.master_id is not None or self.master_role is not None

    @property
    def disputed(self) -> bool:
        """Whether it is paused until its game master rules on a dispute."""
        return self.status == "paused" and self.missing == RULING

    @property
    def own_seat(self) -> Seat | None:
        """The seat that the game master plays as a rival; None: they have none."""
        return None if self.master_id is None else self.seat_of(self.master_id)

    @property
    def characters(self) -> tuple[str, ...]:
        """The fictional name of each seat; empty: the game's own name."""
        return tuple(seated.character for seated in self.seated)

    @property
    def has_fiction(self) -> bool:
        """Whether the table has a game master, or a seat with a fictional name."""
        return self.has_master or any(self.characters)

    @property
    def screen(self) -> Screen:
        """What its public board is drawn for: phones, if most of its players said that they play on
        one."""
        said = [
            read_preferences(s.settings or {}, s.user_id).tall is True
            for s in self.seated
            if s.user_id is not None
        ]
        return "phone" if 2 * sum(said) > len(said) else "channel"

    def seat_of(self, user_id: int) -> Seat | None:
        """Return the seat of this person."""
        return next((s.seat for s in self.seated if s.user_id == user_id), None)

    @property
    def people(self) -> frozenset[int]:
        """The seated people, the host and the game master."""
        user_ids = (*(s.user_id for s in self.seated), self.host_id, self.master_id)
        return frozenset(user_id for user_id in user_ids if user_id is not None)


@dataclass(frozen=True)
class Council:
    """The thread of a side, and its members."""

    thread_id: int | None
    """None until the thread exists."""
    inside: frozenset[int]
    """The people who were added to the thread."""
    members: frozenset[int]
    """The people who should be in the thread."""
    seats: tuple[Seat, ...]
    role: str
    """The role of the side, in games with roles."""


@dataclass(frozen=True)
class Asked:
    """The current question to one seat, with every legal pick in a stable order."""

    table: TableInfo
    seat: Seat
    revision: int
    question: str | None
    """Class name of the Choice; None if the seat is not asked (asides may be open to it)."""
    picks: tuple[Pick, ...]
    view: View
    figures: Mapping[str, Any] = field(default_factory=dict)
    """The question's own numbers and words, such as how much is still owed."""
    preview: TurnPreview | None = None
    """The outcome of each pick; None until `PickPreview.with_preview` has computed it."""
    drafts: tuple[Draft, ...] = field(default=(), compare=False, repr=False)
    """The kinds of composed picks; of these, `picks` holds only the natural ones."""
    awaited: bool = True
    """Whether the game waits for the seat; False if it may only replace its answer, or use an
    aside."""
    asides: int = 0
    """How many of the last `picks` are asides, which are open at any time."""


@dataclass(frozen=True)
class Outcome:
    """The result of a pick: its events, and the seat's next question."""

    table: TableInfo
    seat: Seat
    events: tuple[Event, ...]
    """All of them; project with `Event.seen_by` before showing any."""
    asked: Asked
    undone: Pick | None = None
    """The pick that was undone, if the action was an undo."""


@dataclass(frozen=True)
class Line:
    """An event as one viewer sees it. `ply` orders lines; it is never shown (it counts secrets)."""

    ply: int
    seat: Seat | None
    """The seat that picked; None for the start of a game."""
    name: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    by: Mover = ""
    """Who made the move, if the line is about the mover and it was not the seat's own person: see
    `MoveRow.by`."""
