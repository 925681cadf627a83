"""The interface of a feature."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from bot.discord.access import Button
from bot.schedule.clock import Firing

if TYPE_CHECKING:
    import typer
    from aiohttp import web

    from bot.discord.client import GharkaneClient
    from bot.discord.components.command_factory import Arg, CommandFactory
    from bot.discord.components.parts import Item, Page
    from bot.discord.context import BotContext, Context, Localized
    from bot.menu import Path
    from bot.model.intents import Intent
    from bot.model.states import NoCouncil, TimerKind
    from bot.model.times import Time
    from bot.present.pictures import Illustration
    from bot.store.transaction import Tx
    from bot.table import Asked, Refused, Seated, TableInfo, Tables
    from bot.table.message_data import MessageContent, Part
    from bot.table.moves import Consequence
    from bot.table.sessions import TableTx
    from bot.table.turns import Answerer
    from bot.texts import Texts
    from engine.games import GamePackage
    from engine.kernel import Refusal
    from engine.titles import Finished


class Worker(Protocol):
    """A background task that works until it is cancelled."""

    turns: int
    """Incremented on each iteration, at least once a minute."""

    async def run(self) -> None:
        """Work; to return, or to raise, is an error."""


class Site(Worker, Protocol):
    """A feature's part of the bot's public website, with its background work."""

    def add_routes(self, app: web.Application) -> None:
        """Add its routes, under the path of the public address."""

    async def close(self) -> None:
        """Close every connection."""


class Marking(Protocol):
    """Remembers anonymously what a person did, also after they are forgotten."""

    def tried(self, tx: Tx, user_id: int) -> Sequence[str]:
        """Return what this person did that must remain known."""

    def mark(self, tx: Tx, user_id: int) -> None:
        """Store the marks, before all other data of this person is deleted."""


class OwnChannel(Protocol):
    """The channel for messages of one kind, if it is not the table's."""

    async def read(self, tables: Tables, intent: Intent) -> MessageContent:
        """Return the content of such a message."""

    async def channel(
        self, client: GharkaneClient, context: BotContext, now: MessageContent
    ) -> Any:
        """Return the channel for such a message. Raises ThreadRefused if none can exist."""

    async def barred(self, tables: Tables, table_id: int, why: NoCouncil) -> None:
        """No channel can exist: the message is dropped."""


class ServerWatch(Protocol):
    """Records which servers have the bot."""

    async def left(self, guild_id: int) -> None:
        """A server has removed the bot."""

    async def back(self, guild_id: int) -> None:
        """A server has added the bot (again)."""

    async def compare(self, here: Collection[int], ours: Callable[[int], bool]) -> None:
        """Called at start: the bot is on the servers `here`; `ours` tells whether this process is
        responsible for another one."""


class LearnerPage(Protocol):
    """Draws the menu at a learning table."""

    async def __call__(
        self,
        tables: Tables,
        asked: Asked,
        path: Path,
        texts: Texts,
        plain: Texts,
        message: str = "",
        *,
        picture: Illustration | None = None,
    ) -> Page:
        """Return the menu at `path`, below the given text."""


@dataclass(frozen=True)
class Opening:
    """What a feature adds to `/game new`."""

    args: Sequence[Arg]
    """Its options."""
    prepare: Callable[
        [Context, Mapping[str, Any]],
        Awaitable[Callable[[TableInfo], Awaitable[None]]],
    ]
    """Reads the typed options before the lobby is opened, and returns what to do with the lobby."""


@dataclass(frozen=True)
class SheetPart:
    """What a feature shows on the sheet of a seat."""

    read: Part
    """Reads it from the open table; only the seat may see it."""
    draw: Callable[[Page, MessageContent, Any, Texts], Page]
    """Adds the read data to the page of the sheet."""


def nothing(*_: Any) -> tuple[()]:
    """Add nothing."""
    return ()


async def no_page(*_: Any) -> None:
    """Return no page."""


@dataclass(frozen=True, eq=False)
class OnMenu:
    """What a feature adds to the menu of a seat."""

    items: Callable[[Asked, Texts], Sequence[Item]] = nothing
    """Adds buttons under the menu of a seat, or where it has nothing to pick."""
    row: Callable[[Asked, Texts], Sequence[Item]] = nothing
    """Adds buttons in rows of their own under the top of a menu."""
    lines: Callable[[Asked, Texts], Sequence[str]] = nothing
    """Adds sentences to the top of a menu."""
    folded: Callable[[TableInfo, Texts], Sequence[Item]] = nothing
    """Adds buttons under a shortened text, to read all of it."""
    refusals: Callable[[TableInfo, Refusal, Texts], Sequence[Item]] = nothing
    """Adds buttons under the reason why a pick is refused."""
    learner_page: LearnerPage | None = None
    """The menu at a learning table, instead of the usual one."""
    learner_items: Callable[[Asked, Texts], Sequence[Item]] = nothing
    """Adds a row of buttons to that menu while a learner has a choice."""


@dataclass(frozen=True, eq=False)
class OnBoard:
    """What it adds to the public message of a started game."""

    items: Callable[[TableInfo, Texts], Sequence[Item]] = nothing
    """Adds buttons under the public message of a started game; a green one comes first."""
    row: Callable[[BotContext, TableInfo, Texts], Sequence[Item]] = nothing
    """Adds a row of buttons under that message."""
    parts: Callable[[TableInfo, Texts], Sequence[tuple[str, str]]] = nothing
    """Adds (title, text) to that message."""


@dataclass(frozen=True)
class SeatNotes:
    """What a feature shows beside each seat of a lobby."""

    read: Callable[[TableTx], object]
    """Reads it from the open table."""
    text: Callable[[Seated, Any, Texts], str]
    """Returns the note of a seat, from the read data; "" for none."""


@dataclass(frozen=True, eq=False)
class OnLobby:
    """What it adds to a lobby."""

    seats: SeatNotes | None = None

    parts: Callable[[TableInfo, Texts], Sequence[tuple[str, str]]] = nothing
    """Adds (title, text) to the message of a lobby."""
    items: Callable[[TableInfo, Texts], Sequence[Item]] = nothing
    """Adds buttons under the message of a lobby."""
    options: Callable[[TableInfo, Texts], Sequence[Item]] = nothing
    """Adds buttons under the options of a lobby."""


@dataclass(frozen=True, eq=False)
class OnOver:
    """What it adds to an ended game."""

    items: Callable[[TableInfo, Texts], Sequence[Item]] = nothing
    """Adds buttons wherever an ended game is shown."""
    last_items: Callable[[TableInfo, Texts], Sequence[Item]] = nothing
    """Adds buttons behind those under its final message."""
    row: Callable[[BotContext, TableInfo, Texts], Sequence[Item]] = nothing
    """Adds a row of buttons under its final message and under the pages of its replay."""
    facts: Callable[[GamePackage, Finished], Sequence[Mapping[str, Any]]] | None = None
    """What it stores with the result of each seat, when a game was played to its end."""
    read: Callable[[TableTx], object] | None = None
    """Reads from an ended table what its `parts` show; they find it in `MessageContent.parts`."""
    parts: Callable[[MessageContent, Texts], Sequence[tuple[str, str]]] = nothing
    """Adds (title, text) to the final message of a game that was played to its end."""
    picture: (
        Callable[[BotContext, MessageContent, Localized], Awaitable[Illustration | None]] | None
    ) = None
    """The picture of the final message."""
    chapter: Callable[[TableInfo, int, Texts], Sequence[Item]] = nothing
    """Adds a button to a whole chapter of an ended game."""


@dataclass(frozen=True, eq=False)
class OnSeat:
    """What it shows of a seat outside its menu."""

    dm_items: Callable[[TableInfo, Texts], Sequence[Item]] = nothing
    """Adds buttons to a seat's sheet in a direct message."""
    items: Callable[[TableInfo, Seated, Texts], Sequence[Item]] = nothing
    """Adds buttons for the reader's own seat to the page of seats."""
    sheet: SheetPart | None = None


@dataclass(frozen=True, eq=False)
class Posts:
    """The messages that it posts."""

    notices: Mapping[str, Callable[[Intent, TableInfo, Localized], Page]] = field(
        default_factory=dict
    )
    """Occasion of a public notice (`outbox.post`) -> its message."""
    requests: Mapping[str, Callable[[TableTx, Mapping[str, Any]], bool]] = field(
        default_factory=dict
    )
    """Occasion of a public notice that asks for an answer -> whether it is still open, by its
    facts; when it is closed, its message is edited."""
    messages: Mapping[
        str, Callable[[BotContext, Intent, MessageContent, bool], Awaitable[Page]]
    ] = field(default_factory=dict)
    """Kind of intent, or occasion of a notice that needs more than the table -> its message; the
    last argument says whether it may have pictures."""
    channels: Mapping[str, OwnChannel] = field(default_factory=dict)
    """Kind of intent -> the channel of its messages, if that is not the table's."""


@dataclass(frozen=True, eq=False)
class Work:
    """Its work without a user's request."""

    consequences: Callable[[Tables], Mapping[str, Consequence]] | None = None
    """Consequences of each move, by name in `bot.table.consequences.CONSEQUENCE_ORDER`."""
    answering: Callable[[Tables], Answerer] | None = None
    """Answers for absent people; called in the order of `FEATURES`."""
    site: Callable[[BotContext, GharkaneClient, Time], Site] | None = None
    """Its part of the website, if the bot has a public address."""
    timers: Callable[[Tables], Mapping[TimerKind, Firing]] | None = None
    """Kind of timer -> what it does when it fires."""
    servers: Callable[[Tables], ServerWatch] | None = None
    """Called when servers add or remove the bot."""
    workers: Callable[[GharkaneClient, BotContext, Time], Sequence[Worker]] | None = None
    """Builds its background tasks, which run until the bot stops."""
    upkeep: Callable[[Tx, float], object] | None = None
    """Hourly work, given the time."""


@dataclass(frozen=True, eq=False)
class Commands:
    """Its slash commands."""

    top: Callable[[CommandFactory], Sequence[Any]] | None = None
    """Returns slash commands, new ones at each call."""
    game: Callable[[CommandFactory, Any], None] | None = None
    """Adds commands to the group `/game`, its last argument. Discord allows 25 there."""
    opening: Opening | None = None
    seat: Callable[[CommandFactory, Any], None] | None = None
    """Adds commands to the group `/game seat`."""
    open_to_all: Sequence[str] = ()
    """Names of its commands, and prefixes of its buttons' ids, that also answer people banned by
    the host."""


@dataclass(frozen=True, eq=False)
class OnPeople:
    """Its buttons and actions for a person, apart from any table."""

    first_items: Callable[[str, Texts], Sequence[Item]] = nothing
    """Adds buttons for a person without a table: of this game, or of any ("")."""
    instead: Callable[[Context, Refused], Awaitable[Page | None]] = no_page
    """Returns the page that answers a refusal, if a sentence is not enough."""
    banned: Callable[[Tables, int], Awaitable[None]] | None = None
    """Called when the operator bans this person."""
    marking: Callable[[Tables], Marking] | None = None
    """What stays known of a forgotten person."""


@dataclass(frozen=True, eq=False)
class Feature:
    """Everything that the bot asks of a feature. The core (`bot/table`, `bot/discord`) works
    without any; a feature needs only those before it in `FEATURES`."""

    name: str
    command_line: Callable[[typer.Typer, Callable[[], str]], None] | None = None
    """Adds its commands to `gharkane`; the function returns the database's address."""
    services: Sequence[Callable[[Tables], object]] = ()
    """Each builds a service, once per database. `tables.of(Class)` finds it."""
    buttons: Sequence[Button] = ()
    menu: OnMenu = OnMenu()
    board: OnBoard = OnBoard()
    lobby: OnLobby = OnLobby()
    over: OnOver = OnOver()
    seat: OnSeat = OnSeat()
    posts: Posts = Posts()
    work: Work = Work()
    commands: Commands = Commands()
    people: OnPeople = OnPeople()
