"""One world: a table that begins at a given moment of a game, and all that is shown of it."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from hashlib import sha256
from typing import Any

import discord
import pytest
import sqlalchemy as sa

from bot.delivery.outbox import Outbox
from bot.discord.commands.moves import suggestions, verbs
from bot.discord.commands.play import labels
from bot.discord.components.parts import Page, layout
from bot.discord.context import BotContext, Localized
from bot.discord.pages import picture_pages
from bot.discord.rates import Rate, Rates
from bot.discord.transport import HAPPENINGS, DiscordTransport
from bot.features import tables_over
from bot.features.consent.commands import PAST_BARRIERS, offer_page
from bot.features.consent.service import Consent
from bot.features.consent.undo import REWIND
from bot.features.export.commands import attachments
from bot.features.missed.commands import missed_page
from bot.features.orders.commands import orders_page
from bot.features.orders.service import Orders
from bot.features.plans.page import plan_page
from bot.features.plans.service import Plans
from bot.features.touch import content
from bot.features.touch.live import OpenPage
from bot.features.touch.service import Looker, TouchBoards
from bot.menu import Path, level
from bot.model.intents import Intent
from bot.present.ahead import ahead_text, suggested_text
from bot.present.report import report
from bot.render.digest import move_digest
from bot.render.happenings import seen_events
from bot.render.refusals import house_refusal, rules_refusal
from bot.store import Store
from bot.store import games as rows
from bot.store.schema import PUBLIC, games, outbox, timers
from bot.table import Asked, Line, Refused, TableInfo
from bot.table.after.event_log import latest_news
from bot.texts import LOCALES, Library
from engine import codec
from engine.copying import clone
from engine.games import GAMES
from engine.kernel import Game, Pick, Seat
from tests.bot.core.conftest import FakeTime

PEOPLE = (101, 102, 103, 104, 105)
GUILD, CHANNEL = 70, 7000
_DEEPER = 2
"""Submenus that are looked at."""
_TAPPED = 12
"""Regions of each picture that are tapped."""
Shown = list[tuple[str, str]]
"""What is shown, each with the name of where it is."""
PUBLIC_KINDS = ("dashboard", "notice", "ping")


async def _no_roles(guild: int, user: int) -> frozenset[int]:
    raise AssertionError("nobody leads")


class _Wire:
    """The line of a page: what it is sent."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def send_str(self, text: str) -> None:
        self.sent.append(text)

    async def send_bytes(self, data: bytes) -> None:
        self.sent.append(sha256(data).hexdigest())

    async def close(self, **_: Any) -> None:
        self.sent.append("closed")


class Side:
    """A table in a database of its own. Two sides that are done the same have the same ids."""

    def __init__(self, library: Library, client: discord.Client) -> None:
        self.time = FakeTime()
        self._library, self._client = library, client
        self.pictured = False
        """Whether the outputs include pictures, which are slow to draw."""
        self._heard: list[str] = []
        self._broken: list[Intent] = []
        """What could not be drawn."""
        self._seat: Seat = 0
        self._ply = 1_000
        self._keys: list[str] = []

    async def open(self, url: str) -> None:
        self.store = await Store.open(url)
        self.tables = tables_over(self.store, computer_pause=1.5, now=self.time.now)
        self.context = BotContext(
            self.tables, self._library, "fr", Rates(self.time.now, requests=Rate(999, 999))
        )
        self._post = DiscordTransport(self._client, self.context)
        self.outbox = Outbox(self.store, self.tables, self, self.time, edit_gap=0.0)

    async def close(self) -> None:
        await self.store.close()

    # --- what is sent ---------------------------------------------------------------------------

    async def send(self, intent: Intent) -> int:
        await self._hear("new", intent)
        return 9000 + intent.id

    async def edit(self, intent: Intent, message_id: int) -> None:
        await self._hear("edit", intent)

    async def _hear(self, how: str, intent: Intent) -> None:
        if intent.kind not in PUBLIC_KINDS and intent.seat != self._seat:
            return
        if "key" in intent.facts:
            self._keys.append(str(intent.facts["key"]))
        shown = intent.key
        if intent.kind != "dashboard":  # that is looked at anyway
            self._broken.append(intent)
            now = await self._post.read(intent)
            shown = self.text(await self._post.page(intent, now, self.pictured))
            self._broken.remove(intent)
        self._heard.append(f"{how} {intent.kind} {intent.occasion}: {shown}")

    def text(self, page: Page) -> str:
        """A page with its components, files and the bytes of its picture; keys drawn by chance
        are left out."""
        parts: list[Any] = [layout(page).to_components(), page.called]
        parts += [[file.name, file.data.decode()] for file in page.files]
        if page.picture is not None:
            parts.append([page.picture.filename, sha256(page.picture.png).hexdigest()])
        told = json.dumps(parts, ensure_ascii=False)
        for key in self._keys:
            told = told.replace(key, "<key>")
        return told

    # --- doing ----------------------------------------------------------------------------------

    async def begin(
        self, game: str, moment: Game, pace: Any, computers: Sequence[Seat], seat: Seat
    ) -> None:
        """A table whose game begins at this moment, with some computers; this seat looks."""
        self._seat = seat

        def change(tx):
            # the channel is free, and nothing is left to be said
            tx.execute(sa.update(games).values(status="cancelled"))
            tx.execute(sa.delete(outbox))
            tx.execute(sa.delete(timers))

        await self.store.write(change)
        seats = range(moment.seats)
        info = await self.tables.lobby.open(game, GUILD, CHANNEL, PEOPLE[0], "Zed", "fr")
        for other in seats[1:]:
            if other in computers:
                await self.tables.lobby.add_computer(info.id, PEOPLE[0], "normal")
            else:
                await self.tables.lobby.join(
                    info.id, PEOPLE[other], f"Person {other}", LOCALES[other % 2]
                )
        await self.tables.lobby.set_pace(info.id, PEOPLE[0], pace)
        self._begins = moment
        with staged(game, moment):
            self.table = await self.tables.lobby.start(info.id, PEOPLE[0])

    async def put(self, moment: Game, seat: Seat) -> None:
        """Another moment of the same game on the existing table; this seat looks."""
        self._seat = seat

        def change(tx):
            self._ply += 1
            values = {"state": codec.dumps(moment), "ply": self._ply}
            rows.set_game(tx, self.table.id, self.time.now(), **values)

        await self.store.write(change)

    async def game(self) -> Any:
        """The state."""
        return await self.store.read(
            lambda tx: codec.loads(rows.state_text(tx, self.table.id) or "")
        )

    async def pick(self, seat: Seat, pick: Pick) -> str:
        """What a seat sees of its pick, or why it is refused."""
        return await self._told(
            seat, self.tables.play.pick_value(self.table.id, PEOPLE[seat], seat, pick)
        )

    async def undo(self) -> str:
        """What the seat sees when it takes its last pick back."""
        return await self._told(
            self._seat, self.tables.play.undo(self.table.id, PEOPLE[self._seat])
        )

    async def _told(self, seat: Seat, doing: Any) -> str:
        localized = self._localized(seat)
        try:
            outcome = await doing
        except Refused as refused:
            return self._refused(refused, localized)
        return move_digest(localized.markdown, seen_events(outcome.events, seat), seat, 1500).text

    def _refused(self, refused: Refused, localized: Localized) -> str:
        if refused.refusal is not None:
            return rules_refusal(localized.markdown, refused.refusal)
        if refused.reason in PAST_BARRIERS:
            return self.text(offer_page(self.table, refused, localized.markdown))
        return house_refusal(localized.markdown, refused.reason, refused.figures)

    async def rewind(self, meanwhile: Callable[[], Awaitable[None]]) -> str:
        """What comes of asking all to go back, and of one after the other agreeing."""
        try:
            consent = self.tables.of(Consent)
            waiting = (await consent.ask(self.table.id, REWIND, PEOPLE[self._seat])).waiting
            found = [repr(waiting)]
            await self.outbox.flush()
            for other in waiting:
                await meanwhile()
                key = self._keys[-1]
                agreed = await consent.agree(self.table.id, REWIND, PEOPLE[other], key)
                found.append(repr(agreed.waiting))
        except Refused as refused:
            return self._refused(refused, self._localized(self._seat))
        return " ".join(found)

    # --- looking --------------------------------------------------------------------------------

    def _localized(self, seat: Seat) -> Localized:
        return self.context.localized(LOCALES[seat % 2], self.table)

    async def looks(self) -> Shown:
        """Everything that the seat and the public can see now, each with a name."""
        seat, found = self._seat, await self._planned()
        await self.outbox.flush()
        assert not self._broken, "the outbox would try again"
        found += [("said", text) for text in sorted(self._heard)]
        self._heard.clear()
        self.table = info = await self.tables.table_queries.info(self.table.id)
        localized, public = self._localized(seat), self.context.localized("fr", info)
        found.append(("table", repr(_public(info, seat))))
        tables, number = self.tables, info.id
        now = await tables.message_data.dashboard(number, HAPPENINGS)
        board = await picture_pages.dashboard(self.context, now, public, self.pictured)
        found.append(("dashboard", self.text(board)))
        own = await tables.message_data.sheet(number, seat)
        sheet = await picture_pages.sheet(self.context, own, localized, self.pictured)
        found.append(("sheet", self.text(sheet)))
        found.append(
            ("log", repr([_unnumbered(line) for line in await tables.play.log(number, seat)]))
        )
        missed = await tables.event_log.missed(number, seat)
        found.append(("missed", self.text(missed_page(info, seat, missed, localized.markdown))))
        viewers = None, seat
        latest = await self.store.read(lambda tx: [latest_news(tx, number, who) for who in viewers])
        found.append(("news", repr(latest)))
        return [*found, *await self.touched(), *await self.asked()]

    async def touched(self) -> Shown:
        """Everything that the page of the seat, and that of a spectator, is sent of its board."""
        found: Shown = []
        for seat in (self._seat, None):
            looker = Looker(self.table.id, PEOPLE[self._seat], seat)
            wire = _Wire()
            hello = {"locale": "en", "narrow": seat is not None}  # of one both forms are looked at
            page = OpenPage(self.context, wire, looker, hello, _no_roles)  # type: ignore[arg-type]
            if self.pictured:
                await page.refresh()
                await page.settled()
                for which, shown in page.shown.items():
                    for index in range(min(len(shown.regions), _TAPPED)):
                        tap = {"do": "look", "which": which, "region": index}
                        await page.take({**tap, "key": shown.filename})
                await page.settled()
            else:
                wire.sent.append(await self._page_of(looker))
            found += [(f"page of {seat}", text) for text in wire.sent]
        return found

    async def _page_of(self, looker: Looker) -> str:
        """What the page holds without pictures; why not, where the seat is somebody else's now."""
        try:
            now = await self.tables.of(TouchBoards).look(self.table.id, looker)
        except Refused as refused:
            return refused.reason
        localized = self.context.localized("en", now.table)
        state = await content.state(self.context, now, looker, localized, Path())
        return json.dumps(state.data)

    async def asked(self) -> Shown:
        """The menu with the first of its submenus, and the autocomplete suggestions."""
        localized = self._localized(self._seat)
        if self.table.status != "running":
            return []
        asked = await self.tables.pick_preview.with_preview(
            await self.tables.play.ask(self.table.id, self._seat)
        )
        found = [("question", repr((asked.revision, asked.question, asked.figures)))]
        for path in _paths(asked):
            page = await self.context.menu(asked, path, localized, pictured=self.pictured)
            found.append((f"menu {path}", self.text(page)))
        texts = localized.plain
        moves = [
            suggested_text(label, ahead_text(asked, at, texts))
            for label, at in labels(texts, asked)
        ]
        found.append(("moves", repr(moves)))
        for verb in verbs(self.table.game):
            for name in verb.fields:
                said = suggestions(localized.plain, asked, verb, {}, name, "")
                found.append((f"{verb.name} {name}", repr(said)))
        return found

    async def papers(self) -> Shown:
        """What the seat can take away: its orders, what it may plan, its record and report."""
        seat, localized = self._seat, self._localized(self._seat)
        with staged(self.table.game, self._begins):
            info, orders = await self.tables.of(Orders).given_orders(self.table.id, PEOPLE[seat])
            account = await self.tables.exports.export(self.table.id, seat)
            plan = await self.tables.of(Plans).sheet(self.table.id, PEOPLE[seat])
        planned = self.text(plan_page(plan, localized.markdown, localized.plain))
        foreseen = [(one.question, one.picks) for one in plan.foreseen]
        page = orders_page(info, orders, localized.markdown, localized.plain)
        whole = report(account, localized.markdown)
        files = attachments(account, whole, localized.plain)
        shown = [("orders", self.text(page)), ("plan", planned), ("foreseen", repr(foreseen))]
        return [*shown, *((one.name, one.data.decode()) for one in files)]

    async def _planned(self) -> Shown:
        """When something is to happen to the seat or in public, and what is about to be said."""
        found: Shown = []
        columns = outbox.c.kind, outbox.c.slot, outbox.c.phase, outbox.c.occasion, outbox.c.due

        def fetch(tx):
            for name, about, query in (
                ("timers", timers, sa.select(timers.c.kind, timers.c.seat, timers.c.due)),
                ("outbox", outbox, sa.select(*columns, outbox.c.state)),
            ):
                mine = about.c.seat.in_((self._seat, PUBLIC)), about.c.game_id == self.table.id
                told = repr(sorted(repr(tuple(row)) for row in tx.execute(query.where(*mine))))
                for key in self._keys:
                    told = told.replace(key, "<key>")
                found.append((name, told))

        await self.store.read(fetch)
        return found


@contextmanager
def staged(name: str, moment: Game) -> Iterator[None]:
    """Whatever begins a game meanwhile begins it at this moment."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GAMES[name], "new_game", lambda *dealt: clone(moment))
        yield


def _public(info: TableInfo, seat: Seat) -> TableInfo:
    """The table without what counts secrets."""
    seated = [s if s.seat == seat else replace(s, revision=0) for s in info.seated]
    return replace(info, ply=0, seated=tuple(seated))


def _unnumbered(line: Line) -> Line:
    return replace(line, ply=0)


def _paths(asked: Asked) -> list[Path]:
    """The menu and the first of its submenus."""
    here = level(asked.picks, Path()) if asked.picks else None
    deeper = [entry for entry in (here.entries if here else ()) if len(entry.picks) > 1]
    return [Path(), *(Path().to(entry.number) for entry in deeper[:_DEEPER])]
