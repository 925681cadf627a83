"""Pictures of boards, sheets and ends: drawn outside the event loop and cached.

The cache key is the content: the same view in the same language is drawn once, and two views that
look alike give the same file name. So a message need not be sent its picture again.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from functools import cached_property, partial
from hashlib import sha256
from typing import Any, Final

from bot.games import face
from bot.model.person import SCREENS, Screen
from bot.model.recent import Recent
from bot.present.drawn import Changed, Edges, Kind, Piece, drawn, prepare
from bot.render.lettering import Held, named_fields
from bot.render.regions import Region
from bot.schedule.acting import may_be_slow
from bot.schedule.pool import JobLostError, PoolClosedError
from bot.schedule.thinking import Thinking
from bot.texts import Texts, shorten
from engine.kernel import View

log = logging.getLogger(__name__)

ALT: Final = 1024
"""Characters of a picture's description that Discord keeps."""
WITH_TEXT: Final = ("board", "sheet", "tableau", "veiled")
"""The pictures with a button to their text."""
OF_ANY_GAME: Final = ("final", "keepsake", "symbols")
"""The pictures of games that draw none themselves."""
PICTURES_CACHED: Final = 48
"""Pictures cached in memory, about 80 KiB each."""
BESIDE: Final = 10.0
"""Sustained rate of new pictures for the menus of one table, per second: a press every 0.2 s, each
with the menus of two seats. Drawing them takes a quarter of a core."""
BURST_PICTURES: Final = 24.0
"""Additional pictures of a table after an idle time."""
TABLES_COUNTED: Final = 1000
"""Tables whose pictures are counted; one of which less was seen begins afresh."""
MAX_WAITING_BESIDE: Final = 4
"""Pictures that people wait for, above which a menu gets none: one takes about 25 ms."""


@dataclass(frozen=True)
class Illustration:
    """A picture on a message, with its alternative text."""

    png: bytes
    filename: str
    alt: str
    size: tuple[int, int] = (0, 0)
    """In pixels of the PNG; nothing for a picture that people uploaded."""
    regions: tuple[Region, ...] = ()
    """Which part of it shows what."""
    pieces: tuple[Piece, ...] = ()
    """What can move on it."""
    taken: tuple[Edges, ...] = ()
    """What no pin covers."""
    letters: Mapping[Held, str] = field(default_factory=dict)
    """What a menu's options name -> the letter that marks it on the picture."""
    rest: str = ""
    """The sentence at the end of a shortened description that says where to find the rest."""

    @property
    def description(self) -> str:
        """The description within Discord's limit: a longer one ends with a whole line and says
        where to find the rest."""
        if len(self.alt) <= ALT:
            return self.alt
        if not self.rest:
            return shorten(self.alt, ALT)
        whole, _, _ = self.alt[: ALT - len(self.rest)].rpartition("\n")
        return f"{whole}\n{self.rest}"


class Pictures:
    """Draws one picture at a time in a worker process, so that replies do not wait; pictures for a
    user's action come before those of messages.

    A failed picture is None: the same facts are given as text. A fault is logged with its id. `alt`
    says what a picture shows; it is asked once, as the picture is drawn. Drawing code is imported
    where it draws: the bot need know nothing about Pillow.
    """

    def __init__(self, thinking: Thinking | None = None, kept: int = PICTURES_CACHED) -> None:
        """`thinking`: where pictures are drawn, if not in a thread."""
        self._thinking = thinking or Thinking()
        self._kept: Recent[str, Illustration] = Recent(kept)
        self._turn = asyncio.Lock()
        self._behind = asyncio.Lock()
        """Held by the one that is next of those for which nobody who acts waits."""
        self.drawn = 0
        """How many pictures were drawn, not found."""
        self._spare: Recent[int, tuple[float, float]] = Recent(TABLES_COUNTED)
        """Table -> how many pictures its menus may still be given, at this time."""
        self.left_out: Counter[str] = Counter()
        """Menus without a picture of their own: `stood_in` by a cached one, or left `without`."""
        self._waiting = 0
        """How many pictures are under way for people who act."""
        self._starting = False

    @contextmanager
    def starting(self) -> Iterator[None]:
        """Give menus no pictures within this block: people would wait for them."""
        self._starting = True
        try:
            yield
        finally:
            self._starting = False

    async def prepare(self) -> None:
        """Start the worker process that draws: its imports take a second."""
        try:
            await self._thinking.run("quick", prepare)
        except JobLostError:  # the bot stops already; the pool has logged any other loss
            pass
        except Exception as error:
            log.warning("the process that draws was not prepared: %s", error)

    async def shown(
        self,
        kind: Kind,
        about: Any,
        texts: Texts,
        alt: Callable[[], str],
        screen: Screen = "channel",
    ) -> Illustration | None:
        """Return a picture, see `bot.present.drawn`; None if the game has none, or it fails.
        `texts` give unescaped names, `alt` describes it in words."""
        draws = kind in OF_ANY_GAME or _drawable(texts)
        order = _Order(kind, about, texts, screen)
        return await self._kept_or_drawn(order, lambda _: alt(), lambda: draws)

    async def board(
        self,
        view: View,
        texts: Texts,
        alt: Callable[[], str],
        screen: Screen = "channel",
        since: View | None = None,
        own: bool = False,
    ) -> Illustration | None:
        """Return the table of this view, with marks on what has changed `since` an earlier one:
        after the reader's `own` last pick, else when the phase began."""
        about = view if since is None or since == view else Changed(view, since, own)
        shown = await self.shown("board", about, texts, alt, screen)
        if shown is not None and about is not view:  # may stand in for a menu's
            self._kept[_Order("board", view, texts, screen).key] = shown
        return shown

    async def beside(
        self,
        table: int,
        view: View,
        texts: Texts,
        alt: Callable[[Kind], str],
        now: float,
        screen: Screen = "channel",
        options: tuple[Held, ...] = (),
        public: Callable[[], View] | None = None,
    ) -> Illustration | None:
        """Return the picture of a menu: board or sheet with a letter on what each option names, or
        the plain sheet if they name nothing. It is optional, because both are a button away: if a
        table requests many at once (`now` in seconds), the rest get a cached board or sheet, if
        there is one. `alt` describes a board or a sheet in words; `public` returns
        what spectators see."""
        sheet = order = _Order("sheet", view, texts)
        if named_fields(options):
            order = _Order("marked", (view, options, ()), texts, screen)
        drawn = await self._kept_or_drawn(order, alt, partial(self._spend, table, texts, now))
        if drawn is not None or not _drawable(texts):
            return drawn
        known = [sheet]
        if public is not None:
            board = public()
            boards = [_Order("board", board, texts, one) for one in (screen, *SCREENS)]
            known = [*boards, sheet]
        stand_in = next(filter(None, map(self._found, known)), None)
        self.left_out["without" if stand_in is None else "stood_in"] += 1
        return stand_in

    def _spend(self, table: int, texts: Texts, now: float) -> bool:
        """Return whether a menu's picture may be drawn, and count it."""
        spare, since = self._spare.pop(table, (BURST_PICTURES, now))
        spare = min(spare + (now - since) * BESIDE, BURST_PICTURES)
        busy = self._starting or self._waiting >= MAX_WAITING_BESIDE
        may = spare >= 1 and not busy and _drawable(texts)
        self._spare[table] = spare - may, now
        return may

    async def _kept_or_drawn(
        self, order: _Order, alt: Callable[[Kind], str], draw: Callable[[], bool]
    ) -> Illustration | None:
        illustration = self._found(order)
        if illustration is None and draw():
            acts = may_be_slow()
            self._waiting += acts
            try:
                async with nullcontext() if acts else self._behind, self._turn:
                    illustration = self._found(order) or await self._draw(order, alt)
            finally:
                self._waiting -= acts
        return illustration

    def _found(self, order: _Order) -> Illustration | None:
        if order.key in self._kept:
            self._kept.move_to_end(order.key)
        return self._kept.get(order.key)

    async def _draw(self, order: _Order, alt: Callable[[Kind], str]) -> Illustration | None:
        self.drawn += 1
        texts = order.texts
        try:
            drawing = await self._thinking.run(
                "quick", drawn, order.kind, order.about, texts, order.screen
            )
            if drawing is None:
                return None
            words = await asyncio.to_thread(alt, drawing.kind)
        except PoolClosedError:
            return None
        except Exception:
            ident = secrets.token_hex(3)
            log.exception("fault %s: no %s picture of %s", ident, order.kind, texts.game)
            return None
        options = order.about[1] if drawing.letters else ()
        shown = Illustration(
            drawing.png,
            f"{drawing.kind}-{sha256(drawing.png).hexdigest()[:16]}.png",
            words,
            drawing.size,
            drawing.regions,
            drawing.pieces,
            drawing.taken,
            {o: x for o, x in zip(options, drawing.letters, strict=False) if x},
            texts.say("alt-continues") if drawing.kind in WITH_TEXT else "",
        )
        self._kept[order.key] = shown
        return shown


@dataclass(frozen=True)
class _Order:
    """A picture to draw."""

    kind: Kind
    about: Any
    texts: Texts
    screen: Screen = "channel"

    @cached_property
    def key(self) -> str:
        """The digest of its content."""
        texts = self.texts
        content = (self.kind, self.screen, texts.game, texts.locale, texts.names, self.about)
        return sha256(repr(content).encode()).hexdigest()


def _drawable(texts: Texts) -> bool:
    return bool(face(texts.game or "").pictures)


def alt_text(*lines: str) -> str:
    """Return titles and text boards, without blocks or rulers, as one text for a screen reader."""
    sentences: list[str] = []
    for line in "\n".join(lines).replace("```", "").splitlines():
        title = re.fullmatch(r"─+ (.*?) ─*", line) if line.startswith("─") else None
        sentence = f"{title[1]}." if title else re.sub(" +", " ", line).strip()
        if sentence and line.startswith(" ") and sentences:
            sentences[-1] += f" {sentence}"
        elif sentence:
            sentences.append(sentence)
    return "\n".join(sentences)
