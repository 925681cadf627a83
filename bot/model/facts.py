"""What a table tells those who show it: plain frozen facts, no Discord type and no row."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from bot.model.ahead import Prospect
from bot.model.states import Mover, Status
from bot.model.terms import Terms
from engine.drafts import Draft
from engine.kernel import Event, Pick, Refusal, Seat, View

RULING: Final = "ruling"
"""What a table lacks that waits for its game master to rule on a dispute."""


LEARNER: Final[Seat] = 0
"""The seat of a learner; computers hold the others."""


class Refused(Exception):
    """Something a person asked for and cannot have.

    `reason` is the text id after `refused-`, `figures` what its sentence names. When the rules
    refused a pick, reason is "rules" and `refusal` holds the rule, the reason and the figures.
    """

    def __init__(
        self,
        reason: str,
        figures: Mapping[str, Any] | None = None,
        refusal: Refusal | None = None,
    ) -> None:
        super().__init__(f"{reason} {dict(figures or {})}")
        self.reason = reason
        self.figures: dict[str, Any] = dict(figures or {})
        self.refusal = refusal


@dataclass(frozen=True)
class Seated:
    """Who holds a seat. `kind` is "human" or a kind of `engine.players.PLAYERS`.

    A computer has no `user_id` and an empty `name` unless it took the seat over from a person. One
    that keeps the seat of an absent person, a regent, leaves both to that person.
    """

    seat: Seat
    user_id: int | None
    kind: str
    name: str
    locale: str | None
    """The language last seen of this person; None if never seen."""
    revision: int
    """Rises when this seat's own question changes; it is part of the buttons of this seat only."""
    dm_closed: bool
    """Whether this person asked to end the running game."""
    offered: bool = False
    """Whether somebody else may take the seat."""
    bank: float = 0.0
    """Seconds left beyond the allowance of each decision."""
    misses: int = 0
    """Decisions of this game that were not taken in time."""
    numbers: Mapping[str, int] = field(default_factory=dict)
    """Numbers that its person gave, for how the game begins: by field of its part of a record."""
    role: str = ""
    """What it is to be, taken before the deal; empty: nothing yet."""
    vote: Seat | None = None
    """The seat that its person votes for, where roles are voted on."""
    regent_at: float | None = None
    """Since when a regent plays for this person, in seconds since 1970; None: none does."""
    character: str = ""
    """The name in the fiction of its people's leader; empty: as in the game."""
    tall: bool = False
    """Whether this person wants private pictures tall."""
    dm_channel: int | None = None
    """The channel of this person's direct messages; None: not opened yet."""


@dataclass(frozen=True)
class TableInfo:
    """The current state of a table. `status` is "lobby", "running", "paused", "ended" or
    "cancelled".

    `ply` counts all picks, secret ones too: do not show it to people.
    """

    id: int
    game: str
    status: Status
    guild_id: int | None
    channel_id: int
    host_id: int
    options: Mapping[str, Any]
    seated: tuple[Seated, ...]
    locale: str
    """The public language: the guild's setting, or the bot's default."""
    ply: int
    rematch_of: int | None = None
    missing: str = ""
    """What paused the table: what Discord refuses us in the channel, in the words of `Gone`, or
    RULING; empty where somebody paused it."""
    result: tuple[Seat, ...] | None = None
    """The winning seats of a game played to its end; None for one that was ended early."""
    learner: int | None = None
    """Whose first game this is, against computers and with lessons; None for a real table."""
    learning: Mapping[str, Any] = field(default_factory=dict)
    """How far the learner is: see `bot.features.lessons.service.Progress`."""
    terms: Terms = field(default_factory=Terms)
    """At which pace and with which clocks it is played."""
    master_id: int | None = None
    """The game master, who sees everything; None: nobody. A seat of theirs is a rival they tell."""
    master_role: int | None = None
    """A role of the server: people with it and without a seat are game masters too."""
    master_asked: int | None = None
    """Who asks the host to be the game master; None: nobody."""
    parent_id: int | None = None
    """Of which channel the table's is a thread; None: of none, or not known."""
    private: bool = False
    """Whether that thread is a private one."""
    campaign_id: int | None = None
    recorded: bool = False
    """Whether it begins, or began, from a record: see `bot.table.start.beginnings`."""
    casting: str = ""
    """How roles are given that nobody has taken: see `bot.table.start.casting`."""
    council: bool = False
    """Whether each side is to have a thread of its own to plan in."""
    promise: str = ""
    """What was shown of the secret it is dealt from: see `bot.model.deal`; empty: nothing."""
    sealed: str = ""
    """What was shown at its start of all that it was dealt from; empty: nothing."""

    @property
    def led(self) -> bool:
        """Whether somebody is its game master."""
        return self.master_id is not None or self.master_role is not None

    @property
    def disputed(self) -> bool:
        """Whether it is paused until its game master rules on a dispute."""
        return self.status == "paused" and self.missing == RULING

    @property
    def own_seat(self) -> Seat | None:
        """The seat that the game master tells and plays; None: they have none."""
        return None if self.master_id is None else self.seat_of(self.master_id)

    @property
    def characters(self) -> tuple[str, ...]:
        """The name of each seat in the fiction; empty: as in the game."""
        return tuple(seated.character for seated in self.seated)

    @property
    def told(self) -> bool:
        """Whether the table has a fiction: a game master, or a seat with a character's name."""
        return self.led or any(self.characters)

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat of this person."""
        return next((s.seat for s in self.seated if s.user_id == user_id), None)

    @property
    def people(self) -> frozenset[int]:
        """Whose table it is: who sits there, its host and its game master."""
        found = (*(s.user_id for s in self.seated), self.host_id, self.master_id)
        return frozenset(user_id for user_id in found if user_id is not None)


@dataclass(frozen=True)
class Council:
    """The thread of a side, and who belongs there."""

    thread_id: int | None
    """None while there is none."""
    inside: frozenset[int]
    """Who was let in."""
    members: frozenset[int]
    """Who belongs there."""
    seats: tuple[Seat, ...]
    role: str
    """What the side is, where the game has roles."""


@dataclass(frozen=True)
class Asked:
    """What one seat is asked now, and everything it may pick, in a stable order."""

    table: TableInfo
    seat: Seat
    revision: int
    question: str | None
    """Class name of the Choice; None if the seat is asked nothing (asides may be open to it)."""
    picks: tuple[Pick, ...]
    view: View
    figures: Mapping[str, Any] = field(default_factory=dict)
    """The question's own numbers and words, such as how much is still owed."""
    prospect: Prospect | None = None
    """What each pick would do; None until `PickPreview.foreseen` has looked."""
    drafts: tuple[Draft, ...] = field(default=(), compare=False, repr=False)
    """The kinds among `picks` that are put together: of these, `picks` holds the natural ones."""
    awaited: bool = True
    """Whether the game waits for the seat; False where it may only change its answer, or speak."""
    asides: int = 0
    """How many of the last `picks` may be done beside the question, at any time."""


@dataclass(frozen=True)
class Outcome:
    """After a pick: what happened, and what this seat is asked next."""

    table: TableInfo
    seat: Seat
    events: tuple[Event, ...]
    """All of them; project with `Event.seen_by` before showing any."""
    asked: Asked
    undone: Pick | None = None
    """The pick that was taken back, if that is what was done."""


@dataclass(frozen=True)
class Line:
    """An event as one viewer sees it. `ply` orders lines; it is never shown (it counts secrets)."""

    ply: int
    seat: Seat | None
    """Who picked; None for the start of a game."""
    name: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    by: Mover = ""
    """Who made the move, if it is about the mover and this was not the seat's own person:
    see `MoveRow.by`."""
