"""Robots play whole games of every option, and every menu that offers something new is opened.

New is a value not met before. The menu is opened at every level, in both languages and with
previews; what can be drawn of it is drawn. For tests that paint no pictures (`tests.unpainted`).
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any

from bot.discord.pages.levels import options_of, place_at, shown_at
from bot.discord.pages.menus import menu_page
from bot.discord.pages.tables import board_alt, seen_alt
from bot.features.touch.content import thing
from bot.games import face
from bot.menu import COMPOSE, WHOLE_PICKS, Level, Path
from bot.model.person import SCREENS, Screen
from bot.model.turn_preview import preview_picks
from bot.present.ahead import ways_text
from bot.present.drawn import Kind, drawn
from bot.render.lettering import named_fields
from bot.table import Asked
from bot.texts import LOCALES, Texts
from engine.games import GAMES
from engine.kernel import Game, Seat, legal, play
from engine.players import one_deep_pick
from tests.bot.face.conftest import asked_of
from tests.bot.face.limits import check_page
from tests.draw.moments import SHORT
from tests.laws.walks import TOO_LONG, draw_any, fresh
from tests.shared_texts import strict_library

LEVELS = 120
"""Levels of one menu that are opened."""
SENSIBLE = 3
"""One pick in so many is a sensible one; random play alone does not get far."""
BOARDS_APART = 60
"""Picks between two moments whose board is drawn, whatever is new."""

Value = tuple[str, str, str, Any]
"""Question, kind of pick, field and value."""


@dataclass
class Walk:
    """What was met in the games of one kind, and what failed."""

    game: str
    met: set[Value] = field(default_factory=set)
    shown: set[tuple[Any, ...]] = field(default_factory=set)
    """What levels showed: the question, the fields on the way there, and each option."""
    named: set[tuple[str, tuple[str, ...]]] = field(default_factory=set)
    """Words of the regions that were named, by language."""
    opened: Counter[str] = field(default_factory=Counter)
    most: dict[str, int] = field(default_factory=dict)
    """A field of the public view -> the most things that it held: they need room on a board."""
    failures: dict[str, str] = field(default_factory=dict)
    """Where and what failed -> the traceback of the first time."""

    def play(self, seats: int, options: int, seed: int, picks: int = TOO_LONG) -> None:
        """One game, or its first picks."""
        state: Any = fresh(self.game, seats, seed, options)
        for ply in range(picks):
            if state.result is not None:
                break
            for seat in range(seats):
                self.look(state, seat)
            fuller = self.grown(GAMES[self.game].view(state, None))
            if fuller or ply % BOARDS_APART == 0:
                self.draw(state, None, LOCALES[ply % len(LOCALES)])
                self.draw(state, ply % seats, LOCALES[ply % len(LOCALES)])
            seed, seat, choice = draw_any(state, seed)
            if ply % SENSIBLE == 0:
                choice = one_deep_pick(state, seat, seed)
            play(state, seat, choice)
        self.draw(state, None, LOCALES[seed % len(LOCALES)])

    def grown(self, view: Any) -> bool:
        """Whether a field of the view holds more things than ever."""
        sizes = {name: n for name, n in counted(view) if n > self.most.get(name, 0)}
        self.most |= sizes
        return bool(sizes)

    def look(self, state: Game, seat: Seat) -> None:
        """Open a seat's menu if it offers anything new."""
        asked = None
        if legal(state, seat):
            asked = asked_of(self.game, state, seat, preview=False)
            new = {*offered(asked)} - self.met
            if new:
                self.met |= new
                self.open(state, asked)

    def open(self, state: Game, asked: Asked) -> None:
        """Open every level of a menu, and draw what can be drawn of it."""
        self.opened["menus"] += 1
        previewed = self.tried("preview", asked, asked_of, self.game, state, asked.seat)
        if previewed is None:
            return
        for here in levels(previewed):
            new = {*options_at(previewed, here)} - self.shown
            if not new:
                continue
            self.shown |= new
            self.opened["levels"] += 1
            shown = with_composed(state, previewed, here)
            for n, locale in enumerate(LOCALES):
                texts = texts_of(self.game, locale, asked)
                markdown = replace(texts, markdown=True)
                for page in range(here.pages):
                    path = Path(here.path.steps, page)
                    opened = self.tried("menu", shown, menu_page, shown, path, markdown, texts)
                    if opened is not None:
                        self.tried("page", shown, check_page, opened)
                if n == self.opened["levels"] % len(LOCALES):
                    self.draw_level(shown, here, texts)
        for locale in LOCALES:
            self.draw(state, asked.seat, locale)

    def draw_level(self, asked: Asked, here: Level, texts: Texts) -> None:
        """Draw the picture of a level: the map of where its picks lead, or letters on a board."""
        options = options_of(shown_at(asked, here.path))
        picks = [asked.picks[at] for at in here.picks] if len(here.picks) > 1 else []
        ways = self.tried("map", asked, ways_text, asked, picks, texts)
        for screen in ("phone", "computer"):
            if ways:
                self.picture("ways", (asked.view, picks), texts, screen)
            if ways or named_fields(options):
                about = (asked.view, options, picks if ways else ())
                self.picture("marked", about, texts, screen)

    def draw(self, state: Game, viewer: Seat | None, locale: str) -> None:
        """Draw and tell what this viewer sees: the board, all tableaus, and a seat's sheet."""
        view = GAMES[self.game].view(state, viewer)
        table = asked_of(self.game, state, 0, preview=False).table
        texts = strict_library().texts(locale, self.game, SHORT[: state.seats])
        self.tried("board text", viewer, board_alt, table, view, texts)
        for screen in SCREENS:
            self.picture("board", view, texts, screen)
        if viewer is not None:
            self.picture("sheet", view, texts, "channel")
            self.tried("sheet text", viewer, seen_alt, table, view, texts, "sheet")
        if tableau := face(self.game).tableau_text:
            for seat in range(state.seats):
                self.picture("tableau", (view, seat), texts, "channel")
                self.tried("tableau text", viewer, tableau, view, seat, texts)

    def picture(self, kind: Kind, about: Any, texts: Texts, screen: Screen) -> None:
        """Draw a picture without its pixels."""
        self.opened["pictures"] += 1
        picture = self.tried(f"{kind} {screen}", "", drawn, kind, about, texts, screen)
        for region in () if picture is None else picture.regions:
            if (texts.locale, region.about) not in self.named:
                self.named.add((texts.locale, region.about))
                self.tried("region", region.about, thing, region, None, texts)

    def tried(self, what: str, where: Any, act: Callable[..., Any], *arguments: Any) -> Any:
        """Do it, or keep what it raised."""
        try:
            return act(*arguments)
        except Exception as error:
            place = where.question if isinstance(where, Asked) else where
            line = traceback.extract_tb(error.__traceback__)[-1]
            name = f"{what} {place}: {error!r} in {line.name}"
            self.failures.setdefault(name[:300], traceback.format_exc())
            return None


def counted(shown: Any, name: str = "") -> Iterator[tuple[str, int]]:
    """Each collection in what is shown: the name of its field, and how many things it holds."""
    if is_dataclass(shown):
        for each in fields(shown):
            yield from counted(getattr(shown, each.name), each.name)
    elif isinstance(shown, dict | tuple | list):
        yield name, len(shown)
        for item in shown.values() if isinstance(shown, dict) else shown:
            yield from counted(item, name)


def offered(asked: Asked) -> Iterator[Value]:
    """The values that a menu offers, each item of a tuple by itself."""
    for pick in asked.picks:
        kind = type(pick).__name__
        yield str(asked.question), kind, "", ""
        for each in fields(pick):  # type: ignore[arg-type]
            value = getattr(pick, each.name)
            for item in value if isinstance(value, tuple) else (value,):
                yield str(asked.question), kind, each.name, item


def options_at(asked: Asked, here: Level) -> Iterator[tuple[Any, ...]]:
    """What a level shows: its options, or the fields of the pick that is ready."""
    way = (asked.question, *[key for key, _ in here.chosen])
    for entry in (*here.entries, *here.beside):
        yield *way, here.key, entry.value
    ready = here.made if here.ready is None else asked.picks[here.ready]
    if ready is not None:
        for each in fields(ready):  # type: ignore[arg-type]
            yield *way, type(ready), each.name, getattr(ready, each.name)
        yield *way, type(ready), here.refused and here.refused.reason


def levels(asked: Asked) -> Iterator[Level]:
    """The levels of a menu, breadth first: where several things are chosen at once, none, each
    alone and as many as possible. Of picks that are many, one of each field is composed."""
    todo = [Path()]
    for _ in range(LEVELS):
        if not todo:
            return
        here = place_at(asked, todo.pop(0))
        yield here
        todo += [here.path.to(number) for number in steps(here)]


def steps(here: Level) -> Iterable[int]:
    """The steps that lead on from a level."""
    if here.several is None:
        first = [e for e in here.entries if here.key == WHOLE_PICKS and e.value == COMPOSE]
        entries = dict.fromkeys((*first, *here.entries, *here.beside))
        return [entry.number for entry in entries]
    bits = [1 << entry.number for entry in here.entries]
    most = sum(bits[: here.several.most])
    few = bits if here.several.least <= 1 else [sum(bits[: here.several.least])]
    none = [0] if not here.several.least else []
    return dict.fromkeys((*none, most, *few))


def with_composed(state: Game, asked: Asked, here: Level) -> Asked:
    """The question with the outcome of the composed pick of a level, as a bot has it."""
    if here.made is None or here.refused is not None or asked.preview is None:
        return asked
    (outcome,) = preview_picks(state, asked.seat, [here.made], 1)
    return replace(asked, preview=replace(asked.preview, composed=outcome))


def texts_of(game: str, locale: str, asked: Asked) -> Texts:
    return strict_library().texts(locale, game, SHORT[: asked.view.seats])
