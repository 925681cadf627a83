"""Open pages: each is one WebSocket, one looker, and what it was sent last.

A page is sent something only if what its viewer may see has changed: a rival's secret pick moves
nothing here. Frames of a page are answered one after the other, each with one frame.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from dataclasses import replace
from hashlib import sha256
from typing import Any, Final

from aiohttp import web

from bot.discord.commands.play import outcome_text
from bot.discord.components import ids
from bot.discord.house import House, Reading
from bot.discord.pages.places import made_at, narrowed, place_of, played_at_once
from bot.features.touch import content
from bot.features.touch.service import BoardNow, Looker, TouchBoards
from bot.menu import NoSuchPlace, Path
from bot.present.pictures import Illustration
from bot.render.refusals import house_refusal, rules_refusal
from bot.schedule.acting import acting
from bot.table import Asked, Refused
from bot.texts import LOCALES, Said
from bot.words import number

log = logging.getLogger(__name__)

BURST: Final = 30.0
"""Frames that a page may send at once."""
FRAMES_PER_S: Final = 10.0
"""Frames that it may send each second after that."""
VALUES: Final = 25
"""Values that one select has at most."""
GONE: Final = frozenset({"touch-unknown", "not-started", "cancelled", "no-table", "kept-out"})
"""Refusals after which a page has nothing more to show."""
Json = dict[str, Any]


class OpenPage:
    """A page that somebody has open."""

    def __init__(
        self, house: House, ws: web.WebSocketResponse, looker: Looker, hello: Json
    ) -> None:
        """`hello`: what the page said of itself: its language, whether it is narrow, and the
        pictures it still has."""
        self.looker = looker
        self.stood: tuple[int, str] | None = None
        """The ply and the status of the table as it was last looked at; never shown."""
        self._house = house
        self._ws = ws
        self._locale = str(hello.get("locale", ""))[:2]
        self._narrow = hello.get("narrow") is True
        self._has = {str(key) for key in hello.get("have") or ()}
        self._asked: Asked | None = None
        self._path = Path()
        self.shown: dict[str, Illustration] = {}
        """The pictures it has, without their bytes."""
        self._sent: dict[str, bytes] = {}
        """Digests of what it was sent last."""
        self._lock = asyncio.Lock()
        self._room, self._since = BURST, time.monotonic()

    # --- what it is sent --------------------------------------------------------------------

    async def refresh(self, said: str = "", *, answer: bool = False) -> None:
        """Send what has changed; `answer`: the state whether or not it has, with what was said."""
        async with self._lock:
            await self._refresh(said, answer=answer)

    async def _refresh(self, said: str = "", *, answer: bool = False) -> None:
        house = self._house
        try:
            seen = await self._look()
        except Refused as refused:
            await self.refuse(refused)
            return
        reading = self._reading(seen)
        if seen.asked is None or self._asked is None or seen.asked.revision != self._asked.revision:
            self._path = Path()
        if seen.asked is not None:
            seen = replace(seen, asked=await house.tables.foresight.foreseen(seen.asked))
        self._asked = seen.asked
        self.stood = seen.table.ply, seen.table.status
        told = await content.state(house, seen, self.looker, reading, self._path, "")
        digest = _digest(told)
        if answer or self._sent.get("state") != digest:
            if said:
                told = await content.state(house, seen, self.looker, reading, self._path, said)
            await self._send(told)
            self._sent["state"] = digest
        await self._send_pictures(seen, reading)

    async def _look(self) -> BoardNow:
        """The current table; in lessons the computers have played first."""
        house, looker = self._house, self.looker
        seen = await house.tables.of(TouchBoards).look(looker.table_id, looker)
        persons, servers = house.kept_out.persons, house.kept_out.servers
        if why := persons.get(looker.user_id) or servers.get(seen.table.guild_id or 0):
            raise Refused("kept-out", {"why": why})
        if seen.table.learner is None or seen.asked is None or looker.seat is None:
            return seen
        asked = await house.tables.play.ask(looker.table_id, looker.seat)
        return BoardNow(asked.table, asked.view, seen.lines, asked)

    def _reading(self, seen: BoardNow) -> Reading:
        known = self._locale if self._locale in LOCALES else seen.table.locale
        return self._house.reading(known, seen.table)

    async def _send_pictures(self, seen: BoardNow, reading: Reading) -> None:
        """Its pictures: where things are on them, and the bytes of those it does not have."""
        drawn = await content.pictures(
            self._house, seen, self.looker, reading.raw, tall=self._narrow
        )
        for which, shown in drawn.items():
            self.shown[which] = replace(shown, png=b"")
            told = content.picture(which, shown, self._asked, reading.raw)
            told["follows"] = shown.filename not in self._has
            digest = _digest({**told, "follows": False})
            if self._sent.get(which) == digest and not told["follows"]:
                continue
            await self._send(told)
            if told["follows"]:
                await self._ws.send_bytes(shown.png)
            self._sent[which] = digest
        self._has = {shown.filename for shown in drawn.values()}

    async def _send(self, told: Json) -> None:
        await self._ws.send_str(json.dumps(told, ensure_ascii=False))

    async def refuse(self, refused: Refused) -> None:
        """Say in a sentence why not; where there is nothing more to show, the page closes."""
        texts = self._house.reading(self._locale, None).prose
        over = refused.reason in GONE
        sentence = house_refusal(texts, refused.reason, refused.figures)
        await self._send({"type": "refused", "text": sentence, "over": over})
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
            except (KeyError, TypeError, ValueError, NoSuchPlace):
                await self.refuse(Refused("old-button"))
            except ConnectionError:
                raise
            except Exception:
                ident = secrets.token_hex(3)
                log.exception("fault %s on a board's page", ident)
                said = self._house.reading(self._locale, None).prose.say("fault", id=Said(ident))
                await self._send({"type": "refused", "text": said, "over": False})

    def _may_ask(self) -> bool:
        now = time.monotonic()
        self._room = min(self._room + (now - self._since) * FRAMES_PER_S, BURST)
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
            with self._house.at_work(), acting(lambda: None):
                await self._press(str(frame["id"]), values)
        elif verb == "locale" and frame.get("locale") in LOCALES:
            self._locale = str(frame["locale"])
            await self._refresh(answer=True)
        else:
            raise Refused("old-button")

    async def _tap(self, which: str, index: int, key: str) -> None:
        """Describe what was tapped, and the picks that concern it. Send the picture again if the
        page has an old one."""
        shown = self.shown.get(which)
        if shown is None or shown.filename != key or not 0 <= index < len(shown.regions):
            self._sent.pop(which, None)
            await self._refresh(answer=True)
            return
        seen = await self._look()
        if self._asked is not None and (
            seen.asked is None or seen.asked.revision != self._asked.revision
        ):
            await self._refresh(answer=True)
            return
        told = content.thing(shown.regions[index], self._asked, self._reading(seen).raw)
        await self._send({**told, "which": which, "region": index})

    async def _press(self, ident: str, values: list[str]) -> None:
        """What a button of the seat's menu does, by the same functions."""
        looker = self.looker
        if looker.seat is None or not content.takes(ident, looker.table_id, looker.seat):
            raise Refused("old-button")
        seen = await self._look()
        reading = self._reading(seen)
        kind, parts = ids.parse(ident)
        if seen.table.seated[looker.seat].regent_at is not None:
            await self._house.tables.seats.back(looker.table_id, looker.user_id)
        try:
            said = await self._done(kind, parts, values, reading)
        except Refused as refused:
            self._path = Path()
            if refused.refusal is not None:
                said = rules_refusal(reading.prose, refused.refusal)
            else:
                said = house_refusal(reading.prose, refused.reason, refused.figures)
        await self._refresh(said, answer=True)

    async def _done(
        self, kind: str, parts: dict[str, str], values: list[str], reading: Reading
    ) -> str:
        """Do it; what came of it, in a sentence. Refused: as the table refuses, and "stale"."""
        house, looker = self._house, self.looker
        play, user, seat = house.tables.play, looker.user_id, looker.seat
        assert seat is not None
        if kind == "table":
            self._path = Path()
            if parts["action"] != "undo":
                return ""
            return outcome_text(await play.undo(looker.table_id, user), reading)[0]
        revision = int(parts["revision"])
        if kind == "pick":
            index = int(parts["index"])
            outcome = await play.pick(looker.table_id, user, seat, revision, index)
            return self._played(outcome_text(outcome, reading)[0])
        asked = await play.ask(looker.table_id, seat)
        if asked.revision != revision:
            raise Refused("stale")
        if kind == "made":
            made = made_at(asked, Path.parse(parts["path"]))
            outcome = await play.pick_value(looker.table_id, user, seat, made, revision)
            return self._played(outcome_text(outcome, reading)[0])
        path = self._goal(asked, kind, parts, values)
        last = await played_at_once(house, asked, path)
        if last is None:
            self._path = path
            return ""
        outcome = await play.pick(looker.table_id, user, seat, revision, last)
        return self._played(outcome_text(outcome, reading)[0])

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


def _digest(told: Json) -> bytes:
    return sha256(json.dumps(told).encode()).digest()


class Pages:
    """Every open page of this process, by table."""

    def __init__(self) -> None:
        self._open: dict[int, set[OpenPage]] = {}
        self._refreshing: dict[OpenPage, asyncio.Task[None]] = {}
        self._again: set[OpenPage] = set()

    def __len__(self) -> int:
        return sum(map(len, self._open.values()))

    def add(self, page: OpenPage) -> None:
        """A page was opened."""
        self._open.setdefault(page.looker.table_id, set()).add(page)

    def drop(self, page: OpenPage) -> None:
        """It was closed."""
        here = self._open.get(page.looker.table_id, set())
        here.discard(page)
        if not here:
            self._open.pop(page.looker.table_id, None)
        self._again.discard(page)
        task = self._refreshing.pop(page, None)
        if task is not None:
            task.cancel()

    def of_link(self, number: int | None) -> list[OpenPage]:
        """Those that came by this link."""
        every = (page for pages in self._open.values() for page in pages)
        return [page for page in every if number is not None and page.looker.link == number]

    def at(self, table_id: int) -> list[OpenPage]:
        """Those of a table."""
        return list(self._open.get(table_id, ()))

    def tables(self) -> list[int]:
        """The tables of which pages are open."""
        return list(self._open)

    def changed(self, table_id: int) -> None:
        """A change of this table was committed: its pages look again, each once at a time."""
        for page in self.at(table_id):
            if page in self._refreshing:
                self._again.add(page)
            else:
                self._refreshing[page] = asyncio.create_task(self._refresh(page))

    async def _refresh(self, page: OpenPage) -> None:
        try:
            while True:
                self._again.discard(page)
                await page.refresh()
                if page not in self._again:
                    return
        except (ConnectionError, RuntimeError) as error:
            log.info("a page could not be refreshed: %s", error)
        except Exception:
            log.exception("a board's page could not be refreshed")
        finally:
            self._refreshing.pop(page, None)
