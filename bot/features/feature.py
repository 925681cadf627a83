"""What a feature hands over to the bot."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from bot.discord.access import Button
from bot.schedule.clock import Firing

if TYPE_CHECKING:
    from aiohttp import web

    from bot.discord.client import GharkaneClient
    from bot.discord.components.command_factory import Arg, Making
    from bot.discord.components.parts import Item, Page
    from bot.discord.context import BotContext, Context, Localized
    from bot.menu import Path
    from bot.model.intents import Intent
    from bot.model.times import Time
    from bot.present.pictures import Illustration
    from bot.store.transaction import Tx
    from bot.table import Asked, Seated, TableInfo, Tables
    from bot.table.after.results import Facts
    from bot.table.message_data import MessageContent, Part
    from bot.table.moves import Consequence
    from bot.table.sessions import TableTx
    from bot.table.turns import Answerer
    from bot.texts import Texts
    from engine.kernel import Refusal


class Worker(Protocol):
    """Something that works until it is cancelled."""

    turns: int
    """Raised each time it goes round, at least once a minute."""

    async def run(self) -> None:
        """Work; to return, or to raise, is a fault."""


class Site(Worker, Protocol):
    """What a feature answers browsers at the bot's public address, and works at beside it."""

    def add_routes(self, app: web.Application) -> None:
        """Add its routes, under the path of the public address."""

    async def close(self) -> None:
        """Close every connection."""


class Marking(Protocol):
    """Remembers that somebody did something, also once they are forgotten, and names nobody."""

    def tried(self, tx: Tx, user_id: int) -> Sequence[str]:
        """What this person did, if anything stays of it."""

    def mark(self, tx: Tx, user_id: int) -> None:
        """Leave the marks, before all else of this person goes."""


class OwnChannel(Protocol):
    """The channel that messages of one kind have of their own."""

    async def read(self, tables: Tables, intent: Intent) -> MessageContent:
        """What such a message is drawn from."""

    async def channel(
        self, client: GharkaneClient, context: BotContext, now: MessageContent
    ) -> Any:
        """The channel that such a message is sent to. Barred where there can be none."""

    async def barred(self, tables: Tables, table_id: int) -> None:
        """There can be none: the message is dropped."""


class ServerWatch(Protocol):
    """Notes which servers have the bot."""

    async def left(self, guild_id: int) -> None:
        """A server has sent the bot away."""

    async def back(self, guild_id: int) -> None:
        """A server has taken the bot in (again)."""

    async def compare(self, here: Collection[int], ours: Callable[[int], bool]) -> None:
        """Called at start: the bot is on the servers `here`; `ours` tells whether this process
        handles another one."""


class LearnerPage(Protocol):
    """Draws the menu at a table that one person plays against computers."""

    async def __call__(
        self,
        tables: Tables,
        asked: Asked,
        path: Path,
        texts: Texts,
        plain: Texts,
        said: str = "",
        *,
        picture: Illustration | None = None,
    ) -> Page:
        """The menu at `path` under what was `said`."""


@dataclass(frozen=True)
class Opening:
    """What a feature adds to `/game new`."""

    args: Sequence[Arg]
    """Its options."""
    prepare: Callable[
        [Context, Mapping[str, Any]],
        Awaitable[Callable[[TableInfo], Awaitable[None]]],
    ]
    """Reads what was typed, before the lobby is opened, and returns what to do with the lobby."""


@dataclass(frozen=True)
class SheetPart:
    """What a feature shows on the sheet of a seat."""

    read: Part
    """Reads it from the open table; the seat alone may see it."""
    draw: Callable[[Page, MessageContent, Any, Texts], Page]
    """Adds to the page of the sheet what was read."""


def nothing(*_: Any) -> tuple[()]:
    """What a feature adds where it adds nothing."""
    return ()


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
    """Adds buttons under a shortened text, to read the rest."""
    refusals: Callable[[TableInfo, Refusal, Texts], Sequence[Item]] = nothing
    """Adds buttons under why a pick is refused."""
    learner_page: LearnerPage | None = None
    """The menu at a table that one person plays against computers, instead of the usual one."""
    learner_items: Callable[[Asked, Texts], Sequence[Item]] = nothing
    """Adds a row of buttons there while a learner has a choice."""


@dataclass(frozen=True, eq=False)
class OnBoard:
    """What it adds to the public message of a game that has begun."""

    items: Callable[[TableInfo, Texts], Sequence[Item]] = nothing
    """Adds buttons under the public message of a game that has begun; a green one comes first."""
    row: Callable[[BotContext, TableInfo, Texts], Sequence[Item]] = nothing
    """Adds a row of buttons there."""
    parts: Callable[[TableInfo, Texts], Sequence[tuple[str, str]]] = nothing
    """Adds (title, text) to that message."""


@dataclass(frozen=True, eq=False)
class OnLobby:
    """What it adds to a lobby."""

    parts: Callable[[TableInfo, Texts], Sequence[tuple[str, str]]] = nothing
    """Adds (title, text) to the message of a lobby."""
    items: Callable[[TableInfo, Texts], Sequence[Item]] = nothing
    """Adds buttons under the message of a lobby."""
    options: Callable[[TableInfo, Texts], Sequence[Item]] = nothing
    """Adds buttons under the options of a lobby."""


@dataclass(frozen=True, eq=False)
class OnOver:
    """What it adds to a game that is over."""

    items: Callable[[TableInfo, Texts], Sequence[Item]] = nothing
    """Adds buttons wherever a game is shown that is over."""
    last_items: Callable[[TableInfo, Texts], Sequence[Item]] = nothing
    """Adds buttons behind those under its last word."""
    facts: Facts | None = None
    """What it keeps with the result of each seat, once a game was played to its end."""
    parts: Callable[[MessageContent, Texts], Sequence[tuple[str, str]]] = nothing
    """Adds (title, text) to the last word of a game that was played to its end."""
    picture: (
        Callable[[BotContext, MessageContent, Localized], Awaitable[Illustration | None]] | None
    ) = None
    """The picture of that last word."""
    chapter: Callable[[TableInfo, int, Texts], Sequence[Item]] = nothing
    """Adds the way to a whole chapter of a game that is over."""


@dataclass(frozen=True, eq=False)
class OnSeat:
    """What it shows of a seat outside its menu."""

    dm_items: Callable[[TableInfo, Texts], Sequence[Item]] = nothing
    """Adds buttons to a seat's sheet that is sent as a direct message."""
    items: Callable[[TableInfo, Seated, Texts], Sequence[Item]] = nothing
    """Adds buttons for the reader's own seat to the page of who sits where."""
    sheet: SheetPart | None = None


@dataclass(frozen=True, eq=False)
class Posts:
    """The messages that it posts."""

    notices: Mapping[str, Callable[[Intent, TableInfo, Localized], Page]] = field(
        default_factory=dict
    )
    """Occasion of a public notice (`outbox.say`) -> its message."""
    requests: Mapping[str, Callable[[TableTx, Mapping[str, Any]], bool]] = field(
        default_factory=dict
    )
    """Occasion of a public notice that asks for an answer -> whether it still does, by its facts;
    once it does not, its message is edited."""
    messages: Mapping[
        str, Callable[[BotContext, Intent, MessageContent, bool], Awaitable[Page]]
    ] = field(default_factory=dict)
    """Kind of intent, or occasion of a notice that needs more than the table -> its message; the
    last argument says whether it may have pictures."""
    channels: Mapping[str, OwnChannel] = field(default_factory=dict)
    """Kind of intent -> where its messages go, if that is not the table's channel."""


@dataclass(frozen=True, eq=False)
class Work:
    """What it does beside the answering of people."""

    consequences: Callable[[Tables], Mapping[str, Consequence]] | None = None
    """What follows from each move, by its name in `bot.table.consequences.CONSEQUENCE_ORDER`."""
    answering: Callable[[Tables], Answerer] | None = None
    """Answers for people who are away; asked in the order of `FEATURES`."""
    site: Callable[[BotContext, GharkaneClient, Time], Site] | None = None
    """What it answers browsers, where the bot has a public address."""
    timers: Callable[[Tables], Mapping[str, Firing]] | None = None
    """Kind of timer -> what it does when it fires."""
    servers: Callable[[Tables], ServerWatch] | None = None
    """What it does when servers take the bot in or send it away."""
    workers: Callable[[GharkaneClient, BotContext, Time], Sequence[Worker]] | None = None
    """Builds what runs beside the answering of people, until the bot stops."""
    upkeep: Callable[[Tx, float], object] | None = None
    """What is due each hour, given the time."""


@dataclass(frozen=True, eq=False)
class Commands:
    """Its slash commands."""

    top: Callable[[Making], Sequence[Any]] | None = None
    """Returns slash commands, new ones at each call."""
    game: Callable[[Making, Any], None] | None = None
    """Adds commands to the group `/game`, its last argument. Discord allows 25 there."""
    opening: Opening | None = None
    seat: Callable[[Making, Any], None] | None = None
    """Adds commands to the group `/game seat`."""
    open_to_all: Sequence[str] = ()
    """Names of its commands, and prefixes of its buttons' ids, that also answer people banned by
    the host."""


@dataclass(frozen=True, eq=False)
class OnPeople:
    """What it shows and does for a person, apart from any table."""

    first_items: Callable[[str, Texts], Sequence[Item]] = nothing
    """Adds buttons for somebody who has no table yet: of this game, or of any ("")."""
    banned: Callable[[Tables, int], Awaitable[None]] | None = None
    """What it does once the operator keeps this person out."""
    marking: Callable[[Tables], Marking] | None = None
    """What stays of somebody who is forgotten."""


@dataclass(frozen=True, eq=False)
class Feature:
    """Everything that the bot asks of a feature. The core (`bot/table`, `bot/discord`) works
    without any; a feature needs only those before it in `FEATURES`."""

    name: str
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
