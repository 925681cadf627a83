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
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from typing import Any, Final

from bot.games import face
from bot.model.person import SCREENS, Screen
from bot.model.recent import Recent
from bot.present.drawn import Changed, Kind, Piece, drawn, prepare
from bot.render.ended import Ended
from bot.render.hidden import Hidden
from bot.render.keepsake import Keepsake
from bot.render.lettering import Held, named_fields
from bot.render.regions import Region
from bot.schedule.acting import may_be_slow
from bot.schedule.pool import JobLostError, PoolClosedError
from bot.schedule.work import Thinking
from bot.texts import Texts, shorten
from engine.kernel import Pick, View

log = logging.getLogger(__name__)

ALT: Final = 1024
"""Characters of a picture's description that Discord keeps."""
WITH_TEXT: Final = ("board", "sheet", "tableau", "veiled")
"""The pictures with a button to their text."""
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
    says what a picture shows; it is asked once, as the picture is drawn. What draws is imported
    where it is drawn: of Pillow the bot need know nothing.
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

    async def board(
        self,
        game: str,
        view: View,
        texts: Texts,
        alt: Callable[[], str],
        screen: Screen = "channel",
        since: View | None = None,
        own: bool = False,
    ) -> Illustration | None:
        """Return the table of this view, with marks on what has changed `since` an earlier one:
        after the reader's `own` last pick, else when the phase began; `texts` give unescaped
        names."""
        about = view if since is None or since == view else Changed(view, since, own)
        shown = await self._shown("board", about, texts, alt, screen, draw=partial(_drawable, game))
        if shown is not None and about is not view:
            self._kept[_key("board", view, texts, screen)] = shown  # may stand in for a menu's
        return shown

    async def veiled(
        self, game: str, view: View, things: Sequence[Hidden], texts: Texts,
        alt: Callable[[], str], screen: Screen = "channel",
    ) -> Illustration | None:  # fmt: skip
        """Return the table of a spectator's view, with marks on what is hidden."""
        about, draw = (view, tuple(things)), partial(_drawable, game)
        return await self._shown("veiled", about, texts, alt, screen, draw=draw)

    async def sheet(
        self, game: str, view: View, texts: Texts, alt: Callable[[], str]
    ) -> Illustration | None:
        """Return the viewer's sheet."""
        return await self._shown("sheet", view, texts, alt, draw=partial(_drawable, game))

    async def tableau(
        self, game: str, view: View, seat: int, texts: Texts, alt: Callable[[], str]
    ) -> Illustration | None:
        """Return the public cards of a seat."""
        return await self._shown("tableau", (view, seat), texts, alt, draw=partial(_drawable, game))

    async def beside(
        self,
        table: int,
        game: str,
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
        draw = partial(self._spend, table, game, now)
        if named_fields(options):
            drawn = await self._marked((view, options, ()), texts, alt, screen, draw=draw)
        else:
            drawn = await self._shown("sheet", view, texts, partial(alt, "sheet"), draw=draw)
        if drawn is not None or not _drawable(game):
            return drawn
        known: list[tuple[Kind, Any, Screen]] = []
        if public is not None:
            board = public()
            known = [("board", board, one) for one in (screen, *SCREENS)]
        for kind, about, one in (*known, ("sheet", view, "channel")):
            stand_in = self._found(_key(kind, about, texts, one))
            if stand_in is not None:
                self.left_out["stood_in"] += 1
                return stand_in
        self.left_out["without"] += 1
        return None

    def _spend(self, table: int, game: str, now: float) -> bool:
        """Return whether a menu's picture may be drawn, and count it."""
        spare, since = self._spare.pop(table, (BURST_PICTURES, now))
        spare = min(spare + (now - since) * BESIDE, BURST_PICTURES)
        busy = self._starting or self._waiting >= MAX_WAITING_BESIDE
        may = spare >= 1 and not busy and _drawable(game)
        self._spare[table] = spare - may, now
        return may

    async def _marked(
        self,
        about: tuple[Any, tuple[Held, ...], Sequence[Pick]],
        texts: Texts,
        alt: Callable[[Kind], str],
        screen: Screen,
        *,
        draw: Callable[[], bool],
    ) -> Illustration | None:
        """Return the picture with the letters of the options."""
        return await self._kept_or_drawn("marked", about, texts, alt, screen, draw=draw)

    async def ways(
        self,
        game: str,
        view: View,
        picks: Sequence[Pick],
        texts: Texts,
        alt: str,
        screen: Screen = "channel",
        options: tuple[Held, ...] = (),
    ) -> Illustration | None:
        """Return where these picks of the viewer lead, with a letter on what each of the options
        names; `alt` describes it."""
        about, draw = (view, options, picks), partial(_drawable, game)
        return await self._marked(about, texts, lambda _: alt, screen, draw=draw)

    async def symbols(self, texts: Texts, alt: Callable[[], str]) -> Illustration | None:
        """Return what the symbols of the game's pictures mean."""
        return await self._shown("symbols", None, texts, alt)

    async def final(
        self, ended: Ended, texts: Texts, alt: Callable[[], str]
    ) -> Illustration | None:
        """Return the picture of an ended game."""
        return await self._shown("final", ended, texts, alt)

    async def keepsake(
        self, keepsake: Keepsake, texts: Texts, alt: Callable[[], str]
    ) -> Illustration | None:
        """Return an ended game on one page."""
        return await self._shown("keepsake", keepsake, texts, alt)

    async def _shown(
        self,
        kind: Kind,
        about: Any,
        texts: Texts,
        alt: Callable[[], str],
        screen: Screen = "channel",
        *,
        draw: Callable[[], bool] = lambda: True,
    ) -> Illustration | None:
        return await self._kept_or_drawn(kind, about, texts, lambda _: alt(), screen, draw=draw)

    async def _kept_or_drawn(
        self,
        kind: Kind,
        about: Any,
        texts: Texts,
        alt: Callable[[Kind], str],
        screen: Screen,
        *,
        draw: Callable[[], bool],
    ) -> Illustration | None:
        key = _key(kind, about, texts, screen)
        illustration = self._found(key)
        if illustration is None and draw():
            acts = may_be_slow()
            self._waiting += acts
            try:
                async with nullcontext() if acts else self._behind, self._turn:
                    illustration = self._found(key) or await self._draw(
                        key, kind, about, texts, alt, screen
                    )
            finally:
                self._waiting -= acts
        return illustration

    def _found(self, key: str) -> Illustration | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    async def _draw(
        self,
        key: str,
        kind: Kind,
        about: Any,
        texts: Texts,
        alt: Callable[[Kind], str],
        screen: Screen,
    ) -> Illustration | None:
        self.drawn += 1
        try:
            drawing = await self._thinking.run("quick", drawn, kind, about, texts, screen)
            if drawing is None:
                return None
            words = await asyncio.to_thread(alt, drawing.kind)
        except PoolClosedError:
            return None
        except Exception:
            ident = secrets.token_hex(3)
            log.exception("fault %s: no %s picture of %s", ident, kind, texts.game)
            return None
        name = f"{drawing.kind}-{sha256(drawing.png).hexdigest()[:16]}.png"
        options = about[1] if drawing.letters else ()
        letters = {o: x for o, x in zip(options, drawing.letters, strict=False) if x}
        continuation = texts.say("alt-continues") if drawing.kind in WITH_TEXT else ""
        shown = Illustration(
            drawing.png,
            name,
            words,
            drawing.size,
            drawing.regions,
            drawing.pieces,
            letters,
            continuation,
        )
        self._kept[key] = shown
        return shown


def _key(kind: Kind, about: Any, texts: Texts, screen: Screen) -> str:
    content = repr((kind, screen, texts.game, texts.locale, texts.names, about))
    return sha256(content.encode()).hexdigest()


def _drawable(game: str) -> bool:
    return bool(face(game).pictures)


def alt_text(*lines: str) -> str:
    """Return titles and text boards, without blocks and rulers, as one text for a screen reader."""
    sentences: list[str] = []
    for line in "\n".join(lines).replace("```", "").splitlines():
        title = re.fullmatch(r"─+ (.*?) ─*", line) if line.startswith("─") else None
        sentence = f"{title[1]}." if title else re.sub(" +", " ", line).strip()
        if sentence and line.startswith(" ") and sentences:
            sentences[-1] += f" {sentence}"
        elif sentence:
            sentences.append(sentence)
    return "\n".join(sentences)
