"""What every command and button shares: tables, texts, and the way to answer."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final, NamedTuple

import discord

from bot.discord.components.parts import Item, Page
from bot.discord.kept_out import KeptOut
from bot.discord.pages.levels import options_near, place_at
from bot.discord.pages.menus import menu_page
from bot.discord.pages.tables import seen_alt
from bot.discord.pages.waiting import Waiting
from bot.discord.pages.waiting import turns as may_turn
from bot.discord.rates import Rates, Subject
from bot.discord.replies import Interaction, may_show, reply_to
from bot.menu import Level, Path
from bot.model.states import UNDER_WAY
from bot.present.ahead import ways_text
from bot.present.pictures import Illustration, Pictures
from bot.render.digest import Digest, grouped_digest, move_digest
from bot.render.lettering import Held
from bot.render.seats import seat_names
from bot.slots import Feature, Slot
from bot.table import Asked, Refused, TableInfo, Tables
from bot.table.after.event_log import announced
from bot.table.positions import Position
from bot.texts import LOCALES, Library, Texts
from bot.words import cleaned
from engine.shown import Seat
from engine.steps import Pick

log = logging.getLogger(__name__)


CHOICES = 25
"""Maximum number of tables offered on one page."""
MAX_CHANGES_CHARS: Final = 900
"""Maximum length of what has changed, above a menu or a board in words."""
FOLDED_ITEMS: Final[Slot[Callable[[TableInfo, Texts], Sequence[Item]]]] = Slot()
"""Adds buttons to the full text where events are shortened."""
PEOPLE_KEPT = 10_000
"""Cached languages of people, so that they are not stored again at each click."""


@dataclass(frozen=True)
class Operator:
    """The host's contact and source, if given."""

    contact: str = ""
    """How to reach them: an address, or an invitation to a server."""
    source: str = ""
    """The address of this program's source."""


@dataclass(frozen=True)
class Public:
    """The bot's website."""

    url: str = ""
    """Without a trailing slash; empty: there is none."""
    client_secret: str = field(default="", repr=False)
    """The application's secret, with which the board opens inside Discord; empty: it does not."""
    stand_in: str = ""
    """The address of the stand-in for Discord, which then frames pages in its place."""


@dataclass(frozen=True)
class Localized:
    """One reader's texts about one table: `markdown` where Discord renders it, `plain` where it
    does not (buttons, boards, pictures)."""

    markdown: Texts
    plain: Texts


LEARNER_PAGE: Final[
    Slot[
        Callable[[BotContext, Asked, Path, Texts, Texts, str, Illustration | None], Awaitable[Page]]
    ]
] = Slot()
"""Returns the menu at a learning table, below a message, instead of the usual one."""


class MenuScope(NamedTuple):
    """What a menu shows at a place, computed before its picture is drawn."""

    here: Level | None
    """None for nothing to pick."""
    picks: tuple[Pick, ...]
    """The picks of which one can be chosen there; none for less than two."""
    ways: str
    """Where they lead, in words."""
    options: tuple[Held, ...]
    """What the options name, if there is a picture."""


def scope_of(
    asked: Asked, path: Path, here: Level | None, plain: Texts, *, pictured: bool
) -> MenuScope:
    """Return what the menu shows at `path`, whose level is `here`."""
    few = here is None or len(here.picks) < 2
    picks = () if here is None or few else tuple(asked.picks[at] for at in here.picks)
    options = options_near(asked, path) if asked.picks and pictured else ()
    return MenuScope(here, picks, ways_text(asked, picks, plain), options)


class Copy(NamedTuple):
    """A copy of a game in which its menu picks."""

    position: Position
    scope: MenuScope
    """Computed in advance; the question has its previews."""
    finish: Callable[[Page], Page]
    """Makes the page of the menu that of the copy."""


class BotContext:
    """What commands and pages share: tables, texts, pictures, the language of public messages."""

    def __init__(
        self,
        tables: Tables,
        library: Library,
        locale: str,
        rates: Rates,
        operator: Operator = Operator(),
        features: Sequence[Feature] = (),
        pictures: Pictures | None = None,
        public: Public = Public(),
    ) -> None:
        self.tables = tables
        self.features = tuple(features)
        self.library = library
        self.locale = locale
        self.operator = operator
        self.public = public
        self.rates = rates
        self.troubled: Callable[[str, TableInfo | None], None] = lambda *_: None
        """Told what goes wrong (text `report-<what>`): at a table, or with the whole bot."""
        self.server: Callable[[int], discord.Guild | None] = lambda _: None
        """Returns a server of the bot, as far as the connection knows it."""
        self.kept_out = KeptOut()
        self.refusals: Counter[str] = Counter()
        """Refusals that people were answered with since the start, by reason."""
        self.pictures = pictures or Pictures()
        self.waiting = Waiting(self)
        self._locales_seen: dict[int, str] = {}
        self._at_work: set[asyncio.Task[Any]] = set()
        self.stopping = asyncio.Event()
        """Set when the program ends: answers that take long give up."""

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Delay the closing of the database until this task leaves the block."""
        task = asyncio.current_task()
        assert task is not None
        self._at_work.add(task)
        try:
            yield
        finally:
            self._at_work.discard(task)

    def keep_at_work(self, task: asyncio.Task[Any]) -> None:
        """Delay the closing of the database until this task, which nobody awaits, is done."""
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    @property
    def busy(self) -> bool:
        """Whether any user is being answered."""
        return bool(self._at_work)

    async def finish(self, within: float = 3.0) -> None:
        """Wait until no answer is in progress, at most `within` seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                while self._at_work:
                    await asyncio.wait(set(self._at_work))

    # --- languages ----------------------------------------------------------------------------

    def localized(
        self, locale: str | None, table: TableInfo | None, seat: Seat | None = None
    ) -> Localized:
        """Return the texts about a table in a language (the default if it is not one of ours), for
        the reader at this seat."""
        known = locale if locale in LOCALES else self.locale
        if table is None:
            texts = self.library.texts(known)
            return Localized(replace(texts, markdown=True), texts)
        texts = self.library.texts(known, table.game)
        with_names = replace(texts, names=seat_names(texts, table), own=seat)
        return Localized(replace(with_names, markdown=True), with_names)

    async def note_locale(self, user_id: int, locale: str) -> None:
        """Store the language of a person's Discord, unless it is the one that we know."""
        if self._locales_seen.get(user_id) != locale:
            if len(self._locales_seen) >= PEOPLE_KEPT:
                self._locales_seen.clear()
            self._locales_seen[user_id] = locale
            await self.tables.notes.note_locale(user_id, locale)

    def forget_locale(self, user_id: int) -> None:
        """Forget a person's language."""
        self._locales_seen.pop(user_id, None)

    async def menu(
        self,
        asked: Asked,
        path: Path,
        localized: Localized,
        message: str = "",
        *,
        pictured: bool,
        turns: bool = True,
        recap: bool = False,
        copy: Copy | None = None,
    ) -> Page:
        """Return a seat's menu at `path`, for its owner; a learner's has lessons. If `pictured`, a
        menu with picks has a picture, unless the owner wants none. That is a map if its picks lead
        to places, else the seat's sheet, or the board if that shows what the options name: with a
        letter on each such thing. Without a picture, the map is given in words; for an owner who
        wants none, what has changed comes first, unless there is another message. `turns`: it
        updates itself, if its table supports that. `recap`: it tells what has
        happened since the last pick. `copy`: the question is asked in this copy of the game; then
        nothing is there that features add to the menu of a table."""
        worded, changed = asked.table.seated[asked.seat].worded, Digest("")
        pictured = pictured and not worded
        at_top = not message and not path.steps and copy is None
        if (worded or recap) and at_top and asked.table.learner is None:
            texts = localized.markdown
            changed = await self.changes(asked.table, asked.seat, texts, in_order=not worded)
            message = changed.text
        markdown, plain = localized.markdown, localized.plain
        if copy is None:
            here = place_at(asked, path) if asked.picks else None
            asked = await self.tables.pick_preview.with_preview(asked, here.made if here else None)
            scope = scope_of(asked, path, here, plain, pictured=pictured)
        else:
            scope = copy.scope
        _, picks, ways, options = scope
        picture, screen = None, asked.table.seated[asked.seat].screen
        if ways and pictured:
            picture = await self.pictures.shown(
                "marked", (asked.view, options, picks), plain, lambda: ways, screen
            )
        elif pictured and asked.picks and asked.table.status in UNDER_WAY:
            table = asked.table
            states = self.tables.sessions.states
            position = states.get(table.id, table.ply) if copy is None else copy.position
            picture = await self.pictures.beside(
                asked.table.id,
                asked.view,
                plain,
                partial(seen_alt, asked.table, asked.view, plain),
                self.tables.sessions.now(),
                screen,
                options,
                None if position is None else partial(position.view, None),
            )
        if ways and picture is None:
            message = "\n".join(filter(None, (message, ways_text(asked, picks, markdown))))
        lesson = LEARNER_PAGE.first(self.features)
        if asked.table.learner is not None and lesson is not None:
            return await lesson(self, asked, path, markdown, plain, message, picture)
        watched = turns and copy is None and may_turn(asked.table)
        compose = partial(
            menu_page,
            asked,
            path,
            markdown,
            plain,
            message,
            features=() if copy else self.features,
            picture=picture,
            turns=watched,
        )
        if copy is not None:
            finish = copy.finish
            return await asyncio.to_thread(lambda: finish(compose()))
        page = await asyncio.to_thread(compose)  # the event loop answers everybody
        more = FOLDED_ITEMS.gather(self.features, asked.table, markdown) if changed.folded else ()
        return replace(page, rows=(*page.rows, tuple(more))) if more else page

    async def changes(
        self, table: TableInfo, seat: Seat, texts: Texts, *, in_order: bool = False
    ) -> Digest:
        """Return in words what pictures mark: the events since the last pick of the seat's
        person, seat by seat; or, `in_order`, those of them that the table is told."""
        lines = await self.tables.event_log.missed(table.id, seat)
        if in_order:
            return move_digest(texts, announced(lines), seat, MAX_CHANGES_CHARS)
        return grouped_digest(texts, lines, seat, MAX_CHANGES_CHARS)


class Context:
    """One command, click or form, and the bot that answers it."""

    def __init__(self, bot: BotContext, interaction: Interaction) -> None:
        self.bot = bot
        self.interaction = interaction

    @classmethod
    def of(cls, interaction: Interaction) -> Context:
        """That of an interaction: its client knows the bot."""
        return cls(interaction.client.context, interaction)

    @property
    def tables(self) -> Tables:
        """The tables of the bot."""
        return self.bot.tables

    @property
    def server(self) -> int:
        """The server of the command or click. Refused outside of one: "only-in-server"."""
        if self.guild_id is None:
            raise Refused("only-in-server")
        return self.guild_id

    @property
    def user(self) -> discord.User | discord.Member:
        """The person who acts."""
        return self.interaction.user

    @property
    def locale(self) -> str:
        """The language of their Discord, without its region."""
        return self.interaction.locale.value.split("-")[0]

    @property
    def guild_id(self) -> int | None:
        """The server where they act; None in a direct message, and on a server without the bot,
        where people who have installed it for themselves use it as in a direct message."""
        return self.interaction.guild_id if self.interaction.is_guild_integration() else None

    @property
    def channel_id(self) -> int | None:
        """The channel or thread where they act."""
        return self.interaction.channel_id

    def typed_options(self, focused: str) -> dict[str, Any]:
        """Return the options of the command typed so far, without the one that is being typed
        (`focused`), by their names in the code: Discord sends them by their displayed names."""
        command = self.interaction.command
        shown = {p.display_name: p.name for p in getattr(command, "parameters", ())}
        return {
            shown[name]: value
            for name, value in self.interaction.namespace
            if name in shown and shown[name] != focused and value not in (None, "")
        }

    async def answer(self, page: Page) -> None:
        """Show a new message that only this person sees."""
        await reply_to(self.interaction).answer(page)

    async def say(self, text_id: str, *, table: TableInfo | None = None, **figures: Any) -> None:
        """Show a new message of one sentence that only this person sees."""
        texts = (await self.private(table)).markdown
        await self.answer(Page(texts.say(text_id, **figures)))

    async def turn(self, page: Page) -> None:
        """Turn the private page whose button was clicked; show a new private page otherwise."""
        await reply_to(self.interaction).turn(page)

    async def turn_to(
        self, text_id: str, *, table: TableInfo | None = None, **figures: Any
    ) -> None:
        """Turn the private page whose button was clicked to one sentence."""
        texts = (await self.private(table)).markdown
        await self.turn(Page(texts.say(text_id, **figures)))

    def count(self, subject: Subject) -> None:
        """Count a rate-limited request. Refused if there were too many."""
        self.bot.rates.take(subject, self.user.id, self.guild_id)

    async def wants_pictures(self) -> bool:
        """Return whether an answer to this person may have a picture."""
        screen = await self.tables.person_settings.screen(self.user.id)
        return may_show(self.interaction) and screen is not None

    async def private(self, table: TableInfo | None = None) -> Localized:
        """Return the texts for the user: in their Discord language, else the server's."""
        locale = self.locale
        seat = None if table is None else table.seat_of(self.user.id)
        if locale in LOCALES:
            await self.bot.note_locale(self.user.id, locale)
            return self.bot.localized(locale, table, seat)
        if table is not None:
            return self.bot.localized(table.locale, table, seat)
        if self.guild_id is not None:
            return self.bot.localized(await self.tables.notes.guild_locale(self.guild_id), table)
        return self.bot.localized(self.bot.locale, table)

    # --- tables -------------------------------------------------------------------------------

    async def table_here(self) -> TableInfo:
        """Return the table of this channel. Refused if there is none."""
        table = None
        if self.channel_id is not None and self.guild_id is not None:
            table = await self.tables.table_queries.at_channel(self.channel_id)
        if table is None:
            raise Refused("no-table-here")
        return table

    def own_seat(self, table: TableInfo) -> int:
        """Return the seat of the acting person. Refused if they have none."""
        seat = table.seat_of(self.user.id)
        if seat is None:
            raise Refused("not-seated")
        return seat

    def need_own_seat(self, table: TableInfo, seat: int) -> None:
        """Refused unless this seat is theirs: nobody else may act for it or see its menu."""
        if self.own_seat(table) != seat:
            raise Refused("not-your-seat")

    async def own_tables(self) -> list[TableInfo]:
        """Return the tables this person may mean: the channel's, or in a direct message those they
        play, as many as can be offered; without any, their learning tables."""
        here = None
        if self.guild_id is not None and self.channel_id is not None:
            here = await self.tables.table_queries.at_channel(self.channel_id)
        if here is not None:
            return [here]
        tables: list[TableInfo] = []
        for learning in (False, True):
            if not tables and (learning or self.guild_id is None):
                tables = await self.tables.table_queries.of_user(
                    self.user.id,
                    most=CHOICES,
                    statuses=UNDER_WAY,
                    learning=learning,
                )
        if not tables:
            raise Refused("no-running-game" if self.guild_id is None else "no-table-here")
        return tables

    async def show_menu(
        self,
        table: TableInfo,
        seat: int,
        path: Path = Path(),  # noqa: B008 - frozen
        message: str = "",
        under: Sequence[Item] = (),
        asked: Asked | None = None,
    ) -> None:
        """Show this seat's menu to its owner, with an extra row `under` it. Viewing it dismisses a
        regent. `asked`: the seat's question, if just read."""
        asked = asked or await self.tables.play.ask(table.id, seat)
        localized = await self.private(asked.table)
        if asked.table.seated[seat].regent_at is not None:
            await self.tables.seats.back(table.id, self.user.id)
            asked = await self.tables.play.ask(table.id, seat)
            message = "\n".join(filter(None, (message, localized.markdown.say("back-again"))))
        page = await self.bot.menu(
            asked, path, localized, message, pictured=may_show(self.interaction)
        )
        if under:
            page = replace(page, rows=(*page.rows, tuple(under)))
        await self.turn(page)
        await self.bot.waiting.on_menu(self, asked)


def display_name(user: discord.abc.User) -> str:
    """Return a person's name at a table, as far as visible."""
    names = (user.display_name, user.global_name or "", user.name)
    return next(filter(None, map(cleaned, names)), "")


Action = Callable[[Context, TableInfo, str], Awaitable[None]]
"""Handles a button about a table; the text is its argument."""
