"""Open pages: each has one WebSocket, one looker, and the last sent state.

A page is sent something only if its viewer's view has changed: a rival's secret pick causes no
frame. Frames of a page are answered one after the other, each with one frame; pictures follow
separately, and only those that the page shows.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any, Final

from aiohttp import web

from bot.discord.commands.play import outcome_text
from bot.discord.components import ids
from bot.discord.components.parts import Answer
from bot.discord.context import BotContext, Localized
from bot.discord.pages.places import goal_of, immediate_pick
from bot.features.touch import content, leading, past, rehearsing
from bot.features.touch.buckets import Bucket
from bot.features.touch.content import PageState
from bot.features.touch.service import BoardNow, Looker, TouchBoards
from bot.games import face
from bot.menu import NoSuchPlace, Path
from bot.model.states import UNDER_WAY
from bot.present.pictures import Illustration
from bot.render.hidden import Hidden, hidden_in
from bot.render.refusals import house_refusal, rules_refusal
from bot.schedule.acting import deferring_effects
from bot.table import Asked, Refused, TableInfo
from bot.texts import LOCALES, Said, Texts

log = logging.getLogger(__name__)

BURST_FRAMES: Final = 30.0
"""Frames that a page may send at once."""
FRAMES_PER_S: Final = 10.0
"""Sustained frames per second of a page."""
VALUES: Final = 25
"""Maximum number of values of one select."""
FINAL_REFUSALS: Final = frozenset(
    {"touch-unknown", "not-started", "cancelled", "no-table", "kept-out", "kept-out-server"}
)
"""Refusals after which a page closes."""
Json = dict[str, Any]
Built = dict[tuple[Any, ...], tuple[PageState, str]]
"""Seat or game master, language, parts and place in the menu -> the state of a page, and its JSON
text. Pages with the same content share it."""


class OpenPage:
    """An open page."""

    def __init__(
        self,
        context: BotContext,
        ws: web.WebSocketResponse,
        looker: Looker,
        hello: Json,
        roles: Callable[[int, int], Awaitable[frozenset[int]]],
    ) -> None:
        """`hello`: the page's first message: its language, whether it stands upright, the
        pictures it still has, and the shown `content.PARTS`. `roles`: (server, member), looked up
        again."""
        self.looker = looker
        self._roles = roles
        self.stood: tuple[int, str] | None = None
        """The ply and the status of the table as it was last looked at; never shown."""
        self._context = context
        self._ws = ws
        self._locale = str(hello.get("locale", ""))[:2]
        self._upright = False
        self._parts = content.PARTS
        self._has: set[str] = set()
        self._shows(hello)
        self._asked: Asked | None = None
        self._path = Path()
        self._answers: tuple[Answer, ...] = ()
        """What its menu offers."""
        self._secrets: Sequence[Hidden] = ()
        """What is hidden, for the game master."""
        self._rehearsing = False
        """Whether it shows its looker's rehearsal, instead of the table."""
        self.shown: dict[str, Illustration] = {}
        """The pictures it has, without their bytes."""
        self._sent: dict[str, bytes] = {}
        """Digests of what it was sent last."""
        self._lock = asyncio.Lock()
        """Held while the state is sent and a frame is answered."""
        self._drawing = asyncio.Lock()
        """Held while a picture and its bytes are sent."""
        self._owed: tuple[BoardNow | Refused, Built] | None = None
        """What its work brings it next."""
        self._work: asyncio.Task[None] | None = None
        self._frames = Bucket(BURST_FRAMES, FRAMES_PER_S)

    # --- sending ----------------------------------------------------------------------------

    async def refresh(self) -> None:
        """Read the table, and send the state and its pictures."""
        try:
            async with self._lock:
                await self._look_again()
        except Refused as refused:
            await self.refuse(refused)

    def owe(self, board: BoardNow | Refused, built: Built) -> None:
        """Schedule an update to this board, or to a newer one: a page that reads slowly delays no
        other. Pages that share `built` were read at one moment."""
        self._owed = board, built
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._bring())

    async def settled(self) -> None:
        """Wait until all scheduled updates are sent."""
        if self._work is not None:
            await asyncio.wait({self._work})

    def drop(self) -> None:
        """The page was closed: stop its work."""
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
        """Send scheduled updates until there are none; intermediate states are skipped."""
        while self._owed is not None:
            (board, built), self._owed = self._owed, None
            if isinstance(board, Refused):
                raise board
            async with self._lock:
                if self.stood is not None and board.table.ply < self.stood[0]:
                    continue  # an answer to the user was sent since
                await self._look_up_roles()
                board = await self._complete(board)
                await self._tell(board, built)
            await self._send_pictures(board)

    async def _look_again(self, message: str = "", then: Callable[[], None] = lambda: None) -> None:
        """Answer with the state and a message; `then` starts what had to wait for the answer."""
        await self._look_up_roles()
        looker = self.looker
        looked = await self._context.tables.of(TouchBoards).look(looker.table_id, looker)
        board, built = await self._complete(looked), Built()
        await self._tell(board, built, message, answer=True)
        then()
        self.owe(board, built)

    async def _complete(self, board: BoardNow) -> BoardNow:
        """Add the previews to each question; in lessons the computers play first."""
        context, looker = self._context, self.looker
        self._let_in(board.table)
        if self._rehearsing:
            copy = await rehearsing.shown_in(context, board, looker)
            if copy is not None:
                return copy
            self._rehearsing = False
        if board.table.learner is not None and board.asked is not None and looker.seat is not None:
            asked = await context.tables.play.ask(looker.table_id, looker.seat)
            board = BoardNow(asked.table, asked.view, board.public, board.lines, asked)
        if board.asked is not None:
            board = replace(
                board, asked=await context.tables.pick_preview.with_preview(board.asked)
            )
        return board

    async def _look_up_roles(self) -> None:
        """Ask Discord for the roles of a looker who leads by one: they may have lost it."""
        looker = self.looker
        if looker.role_of is not None:
            roles = await self._roles(looker.role_of, looker.user_id)
            self.looker = replace(looker, roles=roles)

    def _let_in(self, table: TableInfo) -> None:
        """Refused to people and servers that the host bans, and to whoever no longer leads."""
        looker = self.looker
        self._context.kept_out.need_let_in(looker.user_id, table.guild_id)
        by_role = looker.role_of is not None and looker.user_id != table.master_id
        if by_role and table.master_role not in looker.roles:
            raise Refused("touch-unknown")

    async def _tell(
        self, board: BoardNow, built: Built, message: str = "", *, answer: bool = False
    ) -> None:
        """Send the state if it has changed; as an `answer` always, with the message."""
        localized, asked = self._localized(board.table), board.asked
        if asked is None or self._asked is None or asked.revision != self._asked.revision:
            self._path = Path()
        self._asked = asked
        self.stood = board.table.ply, board.table.status
        if board.hidden is not None:
            self._secrets = face(board.table.game).hidden(*board.hidden, localized.plain)
        own = board.rehearsal and self.looker.user_id
        whose = self.looker.seat, self.looker.leads, own
        key = (*whose, localized.plain.locale, self._parts, str(self._path))
        if key not in built:
            state = await content.state(
                self._context, board, self.looker, localized, self._path, self._parts
            )
            built[key] = state, _text(state.data)
        state, text = built[key]
        self._answers = state.answers
        digest = _digest(text)
        if answer or self._sent.get("state") != digest:
            await self._ws.send_str(
                _text(content.with_message(state.data, message)) if message else text
            )
            self._sent["state"] = digest

    def _localized(self, table: TableInfo) -> Localized:
        known = self._locale if self._locale in LOCALES else table.locale
        return self._context.localized(known, table, self.looker.seat)

    async def _send_pictures(self, board: BoardNow) -> None:
        """Send the pictures that it shows: their regions, and the bytes of those it does not
        have."""
        texts = self._localized(board.table).plain
        drawn = await content.pictures(
            self._context,
            board,
            self.looker,
            texts,
            self._parts,
            upright=self._upright,
        )
        for which, shown in drawn.items():
            await self._send_picture(which, shown, self._asked, texts)
        self._has = {shown.filename for shown in self.shown.values()}

    async def _send_picture(
        self, which: str, shown: Illustration, asked: Asked | None, texts: Texts
    ) -> None:
        async with self._drawing:
            self.shown[which] = replace(shown, png=b"")
            answers = () if asked is None else self._answers
            data = content.picture(which, shown, asked, texts, self._path, answers)
            for region, shape in zip(data["regions"], shown.regions, strict=True):
                region["hidden"] = bool(hidden_in(self._secrets, shape))
            digest = _digest(_text(data))
            follows = shown.filename not in self._has
            if self._sent.get(which) != digest or follows:
                await self._ws.send_str(_text({**data, "follows": follows}))
                if follows:
                    await self._ws.send_bytes(shown.png)
                self._sent[which] = digest

    async def refuse(self, refused: Refused) -> None:
        """Send the refusal as a sentence; after a final refusal the page closes."""
        texts = self._context.localized(self._locale, None).markdown
        over = refused.reason in FINAL_REFUSALS
        sentence = house_refusal(texts, refused.reason, refused.figures)
        await self._ws.send_str(_text({"type": "refused", "text": sentence, "over": over}))
        if over:
            await self._ws.close(code=4001)

    # --- receiving --------------------------------------------------------------------------

    async def take(self, frame: Json) -> None:
        """Answer one frame of the page."""
        if not self._frames.take():
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
                message = self._context.localized(self._locale, None).markdown.say(
                    "fault", id=Said(ident)
                )
                await self._ws.send_str(_text({"type": "refused", "text": message, "over": False}))

    def _shows(self, frame: Json) -> None:
        """Store what the page shows, whether it stands upright, and which pictures it has."""
        self._upright = frame.get("upright") is True
        if isinstance(parts := frame.get("shows"), list):
            self._parts = content.PARTS.intersection(map(str, parts))
        have = frame.get("have")
        self._has = set(map(str, have)) if isinstance(have, list) else set()

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
        elif verb == "past":
            await self._show_past(frame)
        elif verb == "locale" and frame.get("locale") in LOCALES:
            self._locale = str(frame["locale"])
            await self._look_again()
        else:
            raise Refused("old-button")

    async def _tap(self, which: str, index: int, key: str) -> None:
        """Describe the tapped region, and the picks about it. Send the picture again if the page
        has an old one."""
        shown = self.shown.get(which)
        if shown is None or shown.filename != key or not 0 <= index < len(shown.regions):
            self._sent.pop(which, None)
            await self._look_again()
            return
        table, asked = await self._admitted(), self._asked
        moved_on = (
            asked is not None
            and not self._rehearsing
            and table.seated[asked.seat].revision != asked.revision
        )
        if moved_on or (asked is not None and table.status != "running"):
            await self._look_again()
            return
        texts = self._localized(table).plain
        region = shown.regions[index]
        if self.looker.leads and table.status in UNDER_WAY:
            description = await leading.touched(
                self._context, self.looker, region, self._secrets, texts
            )
        else:
            description = content.thing(region, asked, texts, self._path)
        await self._ws.send_str(_text({**description, "which": which, "region": index}))

    async def _show_past(self, frame: Json) -> None:
        """Send a position of the finished game, and its picture."""
        table = await self._admitted()
        localized = self._localized(table)
        position, shown = await past.position(
            self._context, table, frame, localized, "phone" if self._upright else "computer"
        )
        await self._ws.send_str(_text(position))
        if shown is not None:
            await self._send_picture("past", shown, None, localized.plain)
            self._has = {shown.filename for shown in self.shown.values()}

    async def _admitted(self) -> TableInfo:
        """Return the table, which this page may still see."""
        await self._look_up_roles()
        looker = self.looker
        table = await self._context.tables.of(TouchBoards).admitted(looker.table_id, looker)
        self._let_in(table)
        return table

    async def _press(self, ident: str, values: list[str], then: Callable[[], None]) -> None:
        """Run the action of a button of the seat's menu, by the same functions; `then` starts its
        side effects after the page is answered."""
        looker = self.looker
        if looker.leads:
            await self._correct(ident, values, then)
            return
        if looker.seat is None or not content.takes(ident, looker.table_id, looker.seat):
            raise Refused("old-button")
        table = await self._admitted()
        localized = self._localized(table)
        kind, parts = ids.parse(ident)
        if rehearsing.concerns(kind, parts, rehearsing=self._rehearsing):
            await self._look_again(await self._rehearse(kind, parts, values, localized), then)
            return
        self._rehearsing = False
        if table.seated[looker.seat].regent_at is not None:
            await self._context.tables.seats.back(looker.table_id, looker.user_id)
        try:
            message = await self._done(kind, parts, values, localized)
        except Refused as refused:
            message = self._why(refused, localized)
        await self._look_again(message, then)

    async def _correct(self, ident: str, values: list[str], then: Callable[[], None]) -> None:
        """Make the correction of a button, for the reason in `values`."""
        table, reason = await self._admitted(), "".join(values)
        localized = self._localized(table)
        try:
            message = await leading.corrected(
                self._context, self.looker, table, ident, reason, localized
            )
        except Refused as refused:
            message = self._why(refused, localized)
        await self._look_again(message, then)

    def _why(self, refused: Refused, localized: Localized) -> str:
        """Return why a click did nothing; the menu is at its top then."""
        self._path = Path()
        if refused.refusal is not None:
            return rules_refusal(localized.markdown, refused.refusal)
        return house_refusal(localized.markdown, refused.reason, refused.figures)

    async def _rehearse(
        self, kind: str, parts: dict[str, str], values: list[str], localized: Localized
    ) -> str:
        """Do what a button of a rehearsal says; return its result as a sentence."""
        try:
            self._rehearsing, self._path, message = await rehearsing.done(
                self._context, self.looker, kind, parts, values, localized
            )
        except Refused as refused:
            return self._why(refused, localized)
        return message

    async def _done(
        self, kind: str, parts: dict[str, str], values: list[str], localized: Localized
    ) -> str:
        """Run the action; return its result as a sentence. Refused: as the table refuses, and
        "stale"."""
        context, looker = self._context, self.looker
        play, user, seat = context.tables.play, looker.user_id, looker.seat
        assert seat is not None
        if kind == "table":
            self._path = Path()
            if parts["action"] != "undo":
                return ""
            return outcome_text(await play.undo(looker.table_id, user), localized)[0]
        revision, table = int(parts["revision"]), looker.table_id
        if kind == "pick":
            picking = play.pick(table, user, seat, revision, int(parts["index"]))
        else:
            asked = await play.ask(table, seat)
            if asked.revision != revision:
                raise Refused("stale")
            goal = goal_of(asked, kind, parts, values)
            if not isinstance(goal, Path):
                picking = play.pick_value(table, user, seat, goal, revision)
            elif (last := await immediate_pick(context, asked, goal)) is not None:
                picking = play.pick(table, user, seat, revision, last)
            else:
                self._path = goal
                return ""
        outcome = await picking
        self._path = Path()
        return outcome_text(outcome, localized)[0]


def _text(data: Json) -> str:
    return json.dumps(data, ensure_ascii=False)


def _digest(text: str) -> bytes:
    return sha256(text.encode()).digest()
