"""What every command and button needs: the tables, the texts, and one way to answer."""

from __future__ import annotations

import asyncio
import inspect
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import discord

from bot.discord.components.parts import Item, Page
from bot.discord.kept_out import KeptOut
from bot.discord.pages.levels import options_near, place_at
from bot.discord.pages.menus import menu_page
from bot.discord.pages.tables import seen_alt
from bot.discord.pages.waiting import Waiting
from bot.discord.pages.waiting import turns as may_turn
from bot.discord.rates import Rates
from bot.discord.replies import (
    DEFER_AFTER,
    Interaction,
    answer,
    in_time,
    may_show,
    reply_to,
    turn,
)
from bot.games import face
from bot.menu import Path
from bot.model.intents import UNREACHED
from bot.model.states import UNDER_WAY
from bot.present.pictures import Pictures
from bot.render.refusals import house_refusal
from bot.render.seats import seat_names
from bot.schedule.acting import deferring_effects
from bot.table import Asked, Refused, TableInfo, Tables
from bot.texts import LOCALES, Library, Said, Texts
from bot.words import cleaned

__all__ = ["Action", "BotContext", "Interaction", "Localized", "answer", "turn"]

if TYPE_CHECKING:
    from bot.features.feature import Feature

log = logging.getLogger(__name__)

EXPIRED_CODES = frozenset({10062, 40060})
"""Discord's codes for an interaction that is too old, or was answered already."""

CHOICES = 25
"""Tables that can be offered on one page."""
PEOPLE_KEPT = 10_000
"""How many people's languages are kept in memory, so as not to write them at each click."""


@dataclass(frozen=True)
class Operator:
    """The host's contact and source, if given."""

    contact: str = ""
    """How they are reached: an address, a server's invitation."""
    source: str = ""
    """Where the source of this very program is."""


@dataclass(frozen=True)
class Public:
    """Where browsers reach this bot."""

    url: str = ""
    """Without a slash at its end; empty: nowhere."""
    client_secret: str = field(default="", repr=False)
    """The application's, with which the board opens inside Discord; empty: it does not."""
    stand_in: str = ""
    """The stand-in for Discord, which then frames pages in its place."""


@dataclass(frozen=True)
class Localized:
    """How one reader reads about one table: `markdown` where Discord renders it, `plain` where it
    does not (buttons, boards, pictures)."""

    markdown: Texts
    plain: Texts


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
        self._rates = rates
        self.troubled: Callable[[str, TableInfo | None], None] = lambda *_: None
        """Told what goes wrong (text `report-<what>`): at a table, or with the whole bot."""
        self.kept_out = KeptOut()
        self.pictures = pictures or Pictures()
        self.waiting = Waiting(self)
        self._locales_seen: dict[int, str] = {}
        self._at_work: set[asyncio.Task[Any]] = set()

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """What this task does now shall be finished before the database is closed."""
        task = asyncio.current_task()
        assert task is not None
        self._at_work.add(task)
        try:
            yield
        finally:
            self._at_work.discard(task)

    @property
    def busy(self) -> bool:
        """Whether anybody is being answered."""
        return bool(self._at_work)

    async def finish(self, within: float = 3.0) -> None:
        """Wait until no answer is in progress, at most so many seconds."""
        if self._at_work:
            await asyncio.wait(set(self._at_work), timeout=within)

    def count(self, what: str, interaction: Interaction) -> None:
        """Count one of what may be asked for only so often: Refused if it was too often."""
        self._rates.take(what, interaction.user.id, interaction.guild_id)

    # --- languages ----------------------------------------------------------------------------

    def localized(self, locale: str | None, table: TableInfo | None) -> Localized:
        """The texts about a table in a language (the house's if it is not one of ours)."""
        known = locale if locale in LOCALES else self.locale
        if table is None:
            texts = self.library.texts(known)
            return Localized(replace(texts, markdown=True), texts)
        texts = self.library.texts(known, table.game)
        named = replace(texts, names=seat_names(texts, table))
        return Localized(replace(named, markdown=True), named)

    async def private(self, interaction: Interaction, table: TableInfo | None = None) -> Localized:
        """The texts for the one who acts: their Discord language, else the server's."""
        locale = interaction.locale.value.split("-")[0]
        if locale in LOCALES:
            user = interaction.user.id
            if self._locales_seen.get(user) != locale:
                if len(self._locales_seen) >= PEOPLE_KEPT:
                    self._locales_seen.clear()
                self._locales_seen[user] = locale
                await self.tables.notes.note_locale(user, locale)
            return self.localized(locale, table)
        if table is not None:
            return self.localized(table.locale, table)
        if interaction.guild_id is not None:
            return self.localized(await self.tables.notes.guild_locale(interaction.guild_id), table)
        return self.localized(self.locale, table)

    def forget_locale(self, user_id: int) -> None:
        """Forget a person's language."""
        self._locales_seen.pop(user_id, None)

    # --- whose table --------------------------------------------------------------------------

    async def table_here(self, interaction: Interaction) -> TableInfo:
        """The table of this channel; Refused if there is none."""
        table = None
        if interaction.channel_id is not None and interaction.guild_id is not None:
            table = await self.tables.table_queries.at_channel(interaction.channel_id)
        if table is None:
            raise Refused("no-table-here")
        return table

    async def seat_at(self, table: TableInfo, user_id: int) -> int:
        """The seat of a user; Refused for somebody who has none."""
        seat = table.seat_of(user_id)
        if seat is None:
            raise Refused("not-seated")
        return seat

    async def seat_of_owner(self, table: TableInfo, seat: int, user_id: int) -> None:
        """Refused unless this user owns this seat: nobody else may act for it or see its menu."""
        if await self.seat_at(table, user_id) != seat:
            raise Refused("not-your-seat")

    async def own_tables(self, interaction: Interaction) -> list[TableInfo]:
        """The tables this person may mean: the channel's, or in a direct message those they play,
        as many as can be offered; where there is none, the tables at which they learn."""
        here = None
        if interaction.guild_id is not None and interaction.channel_id is not None:
            here = await self.tables.table_queries.at_channel(interaction.channel_id)
        if here is not None:
            return [here]
        tables: list[TableInfo] = []
        for learning in (False, True):
            if not tables and (learning or interaction.guild_id is None):
                tables = await self.tables.table_queries.of_user(
                    interaction.user.id,
                    most=CHOICES,
                    statuses=UNDER_WAY,
                    learning=learning,
                )
        if not tables:
            raise Refused("no-running-game" if interaction.guild_id is None else "no-table-here")
        return tables

    # --- answering ----------------------------------------------------------------------------

    async def guarded(self, interaction: Interaction, work: Awaitable[None]) -> None:
        """Run the action; slow ones are deferred in time (`bot.discord.replies`), and errors are
        answered with a sentence, not a traceback."""
        self.waiting.acts(interaction)
        with self.at_work():
            if interaction.type is discord.InteractionType.autocomplete:
                await self._suggested(interaction, work)
            else:
                async with in_time(interaction):
                    await self._guarded(interaction, work)

    async def _suggested(self, interaction: Interaction, work: Awaitable[None]) -> None:
        """Suggestions cannot be announced: what comes too late is left to itself."""
        task = asyncio.create_task(self._guarded(interaction, work))
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        await asyncio.wait({task}, timeout=DEFER_AFTER)

    async def _guarded(self, interaction: Interaction, work: Awaitable[None]) -> None:
        reply = reply_to(interaction)
        with deferring_effects(reply.may_be_slow.set) as act:
            reply.answered = act.run_deferred
            await self._answered(interaction, work, act.changed)

    async def _answered(
        self, interaction: Interaction, work: Awaitable[None], changed: Sequence[int]
    ) -> None:
        """The same; `changed` are the tables at which something is done already."""
        try:
            await self._admitted(interaction, work)
        except Refused as refused:
            if interaction.type is not discord.InteractionType.autocomplete:
                await self._say_refused(interaction, refused)
        except (discord.DiscordServerError, *UNREACHED) as error:
            await self._say_fault(interaction, error, changed, ours=False)
        except discord.HTTPException as error:
            if error.code in EXPIRED_CODES:
                log.info("interaction %s came too late to answer", interaction.id)
            else:
                await self._say_fault(interaction, error, changed)
        except Exception as error:
            if interaction.client.is_closed():  # the program is stopping
                log.warning("interaction %s was left without an answer: %r", interaction.id, error)
            else:
                await self._say_fault(interaction, error, changed)

    async def _admitted(self, interaction: Interaction, work: Awaitable[None]) -> None:
        """Do it unless this person, or this server, is kept out."""
        try:
            self.kept_out.need_open(interaction, self.features)
        except Refused:
            if inspect.iscoroutine(work):
                work.close()
            raise
        await work

    async def _say_refused(self, interaction: Interaction, refused: Refused) -> None:
        try:
            localized = await self.private(interaction)
        except Refused:  # the database fails: the sentence that says so must not need it
            localized = self.localized(interaction.locale.value.split("-")[0], None)
        await quietly(
            answer(
                interaction,
                Page(house_refusal(localized.markdown, refused.reason, refused.figures)),
            )
        )

    async def _say_fault(
        self,
        interaction: Interaction,
        error: Exception,
        changed: Sequence[int],
        *,
        ours: bool = True,
    ) -> None:
        """Answer after a failure: `ours`, or Discord's or the network's, which needs no
        investigation. Commits at the tables `changed` remain."""
        ident = secrets.token_hex(3)
        if ours:
            log.error("fault %s in interaction %s", ident, interaction.id, exc_info=error)
        else:
            log.warning("fault %s in interaction %s: %r", ident, interaction.id, error)
        if interaction.type is discord.InteractionType.autocomplete:
            return
        texts = self.localized(interaction.locale.value.split("-")[0], None).markdown
        said = texts.say("fault-after" if changed else "fault", id=Said(ident))
        await quietly(answer(interaction, Page(said)))

    async def show_menu(
        self,
        interaction: Interaction,
        table: TableInfo,
        seat: int,
        path: Path = Path(),  # noqa: B008 - frozen
        said: str = "",
        under: Sequence[Item] = (),
        asked: Asked | None = None,
    ) -> None:
        """Show this seat's menu to its owner, who acts, with a row `under` it. Looking at it
        dismisses a regent. `asked`: the seat's question, if just read."""
        asked = asked or await self.tables.play.ask(table.id, seat)
        localized = await self.private(interaction, asked.table)
        if asked.table.seated[seat].regent_at is not None:
            await self.tables.seats.back(table.id, interaction.user.id)
            asked = await self.tables.play.ask(table.id, seat)
            said = "\n".join(filter(None, (said, localized.markdown.say("back-again"))))
        page = await self.menu(asked, path, localized, said, pictured=may_show(interaction))
        if under:
            page = replace(page, rows=(*page.rows, tuple(under)))
        await turn(interaction, page)
        await self.waiting.showed(interaction, asked)

    async def menu(
        self,
        asked: Asked,
        path: Path,
        localized: Localized,
        said: str = "",
        *,
        pictured: bool,
        turns: bool = True,
    ) -> Page:
        """A seat's menu at `path`, for its owner; a learner's has lessons. If it may be `pictured`,
        it has a map if its picks lead to places, else the seat's sheet, or the board if that shows
        what the options name: with a letter on each such thing. Without a picture, the map is given
        in words. `turns`: it updates itself, if its table supports that."""
        here = place_at(asked, path) if asked.picks else None
        asked = await self.tables.pick_preview.with_preview(asked, here.made if here else None)
        markdown, plain, game = localized.markdown, localized.plain, asked.table.game
        picture, alone = None, here is None or len(here.picks) < 2
        picks = () if here is None or alone else tuple(asked.picks[at] for at in here.picks)
        ways = face(game).ways_text(asked.view, picks, plain)
        tall = asked.table.seated[asked.seat].tall
        options = options_near(asked, path) if asked.picks and pictured else ()
        if ways and pictured:
            picture = await self.pictures.ways(game, asked.view, picks, plain, ways, tall, options)
        elif pictured and asked.table.status in UNDER_WAY:
            picture = await self.pictures.beside(
                game,
                asked.view,
                plain,
                partial(seen_alt, asked.table, asked.view, plain),
                self.tables.sessions.now(),
                tall,
                options,
            )
        if ways and picture is None:
            said = "\n".join(
                filter(None, (said, face(game).ways_text(asked.view, picks, markdown)))
            )
        drawn = next(filter(None, (feature.learner_page for feature in self.features)), None)
        if asked.table.learner is not None and drawn is not None:
            return await drawn(self.tables, asked, path, markdown, plain, said, picture=picture)
        watched = turns and may_turn(asked.table)
        return menu_page(
            asked,
            path,
            markdown,
            plain,
            said,
            features=self.features,
            picture=picture,
            turns=watched,
        )


def called(user: discord.abc.User) -> str:
    """What a person is called at a table, as far as it can be seen."""
    names = (user.display_name, user.global_name or "", user.name)
    return next(filter(None, map(cleaned, names)), "")


def house_of(interaction: Interaction) -> BotContext:
    """That of the bot to which an interaction came."""
    context: BotContext = interaction.client.context
    return context


Action = Callable[[BotContext, Interaction, TableInfo, str], Awaitable[None]]
"""What a button about a table does; the text is its argument."""


async def quietly(sending: Awaitable[object]) -> None:
    """Send, or note in the log that it could not be sent."""
    try:
        await sending
    except (discord.HTTPException, *UNREACHED) as error:
        log.info("an answer could not be given: %s", error)
