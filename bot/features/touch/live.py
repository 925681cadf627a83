"""Open pages: each is one WebSocket, one looker, and what it was sent last.

A page is sent something only if what its viewer may see has changed: a rival's secret pick moves
nothing here. Frames of a page are answered one after the other, each with one frame; pictures
follow by themselves, and only those that the page shows.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Any, Final

from aiohttp import web

from bot.discord.commands.play import outcome_text
from bot.discord.components import ids
from bot.discord.context import BotContext, Localized
from bot.discord.pages.places import made_at, narrowed, place_of, played_at_once
from bot.features.touch import content
from bot.features.touch.service import BoardNow, Looker, TouchBoards
from bot.menu import NoSuchPlace, Path
from bot.present.pictures import Illustration
from bot.render.refusals import house_refusal, rules_refusal
from bot.schedule.acting import deferring_effects
from bot.table import Asked, Refused, TableInfo
from bot.texts import LOCALES, Said
from bot.words import number

log = logging.getLogger(__name__)

BURST_FRAMES: Final = 30.0
"""Frames that a page may send at once."""
FRAMES_PER_S: Final = 10.0
"""Frames that it may send each second after that."""
VALUES: Final = 25
"""Values that one select has at most."""
FINAL_REFUSALS: Final = frozenset(
    {"touch-unknown", "not-started", "cancelled", "no-table", "kept-out"}
)
"""Refusals after which a page has nothing more to show."""
Json = dict[str, Any]
Built = dict[tuple[Any, ...], tuple[Json, str]]
"""Seat, language, parts and place in the menu -> the state of a page, and how it is written. Pages
that show the same of one moment share it."""


class OpenPage:
    """A page that somebody has open."""

    def __init__(
        self, context: BotContext, ws: web.WebSocketResponse, looker: Looker, hello: Json
    ) -> None:
        """`hello`: what the page said of itself: its language, whether it is narrower than high,
        the pictures it still has, and what it shows of `content.PARTS`."""
        self.looker = looker
        self.stood: tuple[int, str] | None = None
        """The ply and the status of the table as it was last looked at; never shown."""
        self._context = context
        self._ws = ws
        self._locale = str(hello.get("locale", ""))[:2]
        self._narrow = False
        self._parts = content.PARTS
        self._has: set[str] = set()
        self._shows(hello)
        self._asked: Asked | None = None
        self._path = Path()
        self.shown: dict[str, Illustration] = {}
        """The pictures it has, without their bytes."""
        self._sent: dict[str, bytes] = {}
        """Digests of what it was sent last."""
        self._lock = asyncio.Lock()
        """Held while the state is sent and a frame is answered."""
        self._owed: tuple[BoardNow | Refused, Built] | None = None
        """What its work brings it next."""
        self._work: asyncio.Task[None] | None = None
        self._room, self._since = BURST_FRAMES, time.monotonic()

    # --- what it is sent --------------------------------------------------------------------

    async def refresh(self) -> None:
        """Look, and send the state and its pictures."""
        try:
            async with self._lock:
                await self._look_again()
        except Refused as refused:
            await self.refuse(refused)

    def owe(self, seen: BoardNow | Refused, built: Built) -> None:
        """Bring it up to date with this, or with what is newer, beside everything else: a page
        that reads slowly holds up no other. Pages that share `built` were read at one moment."""
        self._owed = seen, built
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._bring())

    async def settled(self) -> None:
        """Wait until it has been sent all that it is owed."""
        if self._work is not None:
            await asyncio.wait({self._work})

    def drop(self) -> None:
        """It was closed."""
        if self._work is not None:
            self._work.cancel()

    async def _bring(self) -> None:
        try:
            try:
                await self._bring_owed()
            except Refused as refused:
                await self.refuse(refused)
        except (ConnectionError, RuntimeError) as error:
            log.info("a page could not be brought up to date: %s", error)
        except Exception:
            log.exception("a board's page could not be brought up to date")

    async def _bring_owed(self) -> None:
        """Send what is owed until nothing is: of the states between, only the last."""
        while self._owed is not None:
            (seen, built), self._owed = self._owed, None
            if isinstance(seen, Refused):
                raise seen
            async with self._lock:
                if self.stood is not None and seen.table.ply < self.stood[0]:
                    continue  # it has answered somebody who acted since
                seen = await self._complete(seen)
                await self._tell(seen, built)
            await self._send_pictures(seen)

    async def _look_again(self, said: str = "", then: Callable[[], None] = lambda: None) -> None:
        """Answer with the state, with what was `said`; `then` begins what had to wait for that."""
        looker = self.looker
        looked = await self._context.tables.of(TouchBoards).look(looker.table_id, looker)
        seen, built = await self._complete(looked), Built()
        await self._tell(seen, built, said, answer=True)
        then()
        self.owe(seen, built)

    async def _complete(self, seen: BoardNow) -> BoardNow:
        """Add to each question what its picks lead to; in lessons the computers play first."""
        context, looker = self._context, self.looker
        self._let_in(seen.table)
        if seen.table.learner is not None and seen.asked is not None and looker.seat is not None:
            asked = await context.tables.play.ask(looker.table_id, looker.seat)
            seen = BoardNow(asked.table, asked.view, seen.public, seen.lines, asked)
        if seen.asked is not None:
            seen = replace(seen, asked=await context.tables.pick_preview.with_preview(seen.asked))
        return seen

    def _let_in(self, table: TableInfo) -> None:
        """Refused to people and servers that the host keeps out."""
        kept_out = self._context.kept_out
        why = kept_out.persons.get(self.looker.user_id)
        if why := why or kept_out.servers.get(table.guild_id or 0):
            raise Refused("kept-out", {"why": why})

    async def _tell(
        self, seen: BoardNow, built: Built, said: str = "", *, answer: bool = False
    ) -> None:
        """Send the state if it has changed; as an `answer` always, with what was said."""
        localized, asked = self._localized(seen.table), seen.asked
        if asked is None or self._asked is None or asked.revision != self._asked.revision:
            self._path = Path()
        self._asked = asked
        self.stood = seen.table.ply, seen.table.status
        key = (self.looker.seat, localized.plain.locale, self._parts, str(self._path))
        if key not in built:
            told = await content.state(
                self._context, seen, self.looker, localized, self._path, self._parts
            )
            built[key] = told, _text(told)
        told, text = built[key]
        digest = _digest(text)
        if answer or self._sent.get("state") != digest:
            await self._ws.send_str(_text(content.with_said(told, said)) if said else text)
            self._sent["state"] = digest

    def _localized(self, table: TableInfo) -> Localized:
        known = self._locale if self._locale in LOCALES else table.locale
        return self._context.localized(known, table)

    async def _send_pictures(self, seen: BoardNow) -> None:
        """The pictures it shows: where things are on them, and the bytes of those it does not
        have."""
        texts = self._localized(seen.table).plain
        drawn = await content.pictures(
            self._context, seen, self.looker, texts, self._parts, tall=self._narrow
        )
        for which, shown in drawn.items():
            self.shown[which] = replace(shown, png=b"")
            told = content.picture(which, shown, self._asked, texts)
            digest = _digest(_text(told))
            follows = shown.filename not in self._has
            if self._sent.get(which) == digest and not follows:
                continue
            await self._ws.send_str(_text({**told, "follows": follows}))
            if follows:
                await self._ws.send_bytes(shown.png)
            self._sent[which] = digest
        self._has = {shown.filename for shown in self.shown.values()}

    async def refuse(self, refused: Refused) -> None:
        """Say in a sentence why not; where there is nothing more to show, the page closes."""
        texts = self._context.localized(self._locale, None).markdown
        over = refused.reason in FINAL_REFUSALS
        sentence = house_refusal(texts, refused.reason, refused.figures)
        await self._ws.send_str(_text({"type": "refused", "text": sentence, "over": over}))
        if over:
            await self._ws.close(code=4001)

    # --- what it asks -----------------------------------------------------------------------

    async def take(self, frame: Json) -> None:
        """Answer one frame of the page."""
        if not self._may_ask():
            await self.refuse(Refused("touch-fast"))
            return
        async with self._lock:
            try:
                await self._answer(frame)
            except Refused as refused:
                await self.refuse(refused)
            except (KeyError, TypeError, ValueError, OverflowError, NoSuchPlace):
                await self.refuse(Refused("old-button"))
            except ConnectionError:
                raise
            except Exception:
                ident = secrets.token_hex(3)
                log.exception("fault %s on a board's page", ident)
                said = self._context.localized(self._locale, None).markdown.say(
                    "fault", id=Said(ident)
                )
                await self._ws.send_str(_text({"type": "refused", "text": said, "over": False}))

    def _shows(self, frame: Json) -> None:
        """Take note of what the page shows, of the pictures it has, and of its form."""
        self._narrow = frame.get("narrow") is True
        if isinstance(parts := frame.get("shows"), list):
            self._parts = content.PARTS.intersection(map(str, parts))
        have = frame.get("have")
        self._has = set(map(str, have)) if isinstance(have, list) else set()

    def _may_ask(self) -> bool:
        now = time.monotonic()
        self._room = min(self._room + (now - self._since) * FRAMES_PER_S, BURST_FRAMES)
        self._since = now
        if self._room < 1:
            return False
        self._room -= 1
        return True

    async def _answer(self, frame: Json) -> None:
        verb = frame.get("do")
        if verb == "look":
            await self._tap(str(frame["which"]), int(frame["region"]), str(frame["key"]))
        elif verb == "press":
            values = [str(value) for value in frame.get("values") or ()][:VALUES]
            with self._context.at_work(), deferring_effects(lambda: None) as act:
                await self._press(str(frame["id"]), values, act.run_deferred)
        elif verb == "show":
            self._shows(frame)
            await self._look_again()
        elif verb == "locale" and frame.get("locale") in LOCALES:
            self._locale = str(frame["locale"])
            await self._look_again()
        else:
            raise Refused("old-button")

    async def _tap(self, which: str, index: int, key: str) -> None:
        """Describe what was tapped, and the picks that concern it. Send the picture again if the
        page has an old one."""
        shown = self.shown.get(which)
        if shown is None or shown.filename != key or not 0 <= index < len(shown.regions):
            self._sent.pop(which, None)
            await self._look_again()
            return
        table, asked = await self._admitted(), self._asked
        moved_on = asked is not None and table.seated[asked.seat].revision != asked.revision
        if moved_on or (asked is not None and table.status != "running"):
            await self._look_again()
            return
        told = content.thing(shown.regions[index], asked, self._localized(table).plain)
        await self._ws.send_str(_text({**told, "which": which, "region": index}))

    async def _admitted(self) -> TableInfo:
        """The table, which this page may still see."""
        looker = self.looker
        table = await self._context.tables.of(TouchBoards).admitted(looker.table_id, looker)
        self._let_in(table)
        return table

    async def _press(self, ident: str, values: list[str], then: Callable[[], None]) -> None:
        """What a button of the seat's menu does, by the same functions; `then` what it set off
        begins, once the page is answered."""
        looker = self.looker
        if looker.seat is None or not content.takes(ident, looker.table_id, looker.seat):
            raise Refused("old-button")
        table = await self._admitted()
        localized = self._localized(table)
        kind, parts = ids.parse(ident)
        if table.seated[looker.seat].regent_at is not None:
            await self._context.tables.seats.back(looker.table_id, looker.user_id)
        try:
            said = await self._done(kind, parts, values, localized)
        except Refused as refused:
            self._path = Path()
            if refused.refusal is not None:
                said = rules_refusal(localized.markdown, refused.refusal)
            else:
                said = house_refusal(localized.markdown, refused.reason, refused.figures)
        await self._look_again(said, then)

    async def _done(
        self, kind: str, parts: dict[str, str], values: list[str], localized: Localized
    ) -> str:
        """Do it; what came of it, in a sentence. Refused: as the table refuses, and "stale"."""
        context, looker = self._context, self.looker
        play, user, seat = context.tables.play, looker.user_id, looker.seat
        assert seat is not None
        if kind == "table":
            self._path = Path()
            if parts["action"] != "undo":
                return ""
            return outcome_text(await play.undo(looker.table_id, user), localized)[0]
        revision = int(parts["revision"])
        if kind == "pick":
            index = int(parts["index"])
            outcome = await play.pick(looker.table_id, user, seat, revision, index)
            return self._played(outcome_text(outcome, localized)[0])
        asked = await play.ask(looker.table_id, seat)
        if asked.revision != revision:
            raise Refused("stale")
        if kind == "made":
            pick = made_at(asked, Path.parse(parts["path"]))
            outcome = await play.pick_value(looker.table_id, user, seat, pick, revision)
            return self._played(outcome_text(outcome, localized)[0])
        path = self._goal(asked, kind, parts, values)
        last = await played_at_once(context, asked, path)
        if last is None:
            self._path = path
            return ""
        outcome = await play.pick(looker.table_id, user, seat, revision, last)
        return self._played(outcome_text(outcome, localized)[0])

    def _played(self, said: str) -> str:
        self._path = Path()
        return said

    def _goal(self, asked: Asked, kind: str, parts: dict[str, str], values: list[str]) -> Path:
        """The place to which an id and what was chosen lead."""
        if kind == "any":
            index = number(values[0]) if len(values) == 1 else None
            if index is None:
                raise Refused("old-button")
            return place_of(asked, index)
        place = Path.parse(parts["path"])
        return place if kind == "menu" else narrowed(asked, place, values)


def _text(told: Json) -> str:
    return json.dumps(told, ensure_ascii=False)


def _digest(text: str) -> bytes:
    return sha256(text.encode()).digest()
