"""/game replay: a finished game, chapter by chapter, with everything visible."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.discord.access import LOOK, admit, at_table, of_person, only
from bot.discord.components.command_factory import Arg, CommandFactory
from bot.discord.components.ids import house_id, table_id
from bot.discord.components.narrowing import page_buttons
from bot.discord.components.parts import PRIMARY, Item, Option, Page, button, in_rows, select
from bot.discord.context import Context, Localized
from bot.discord.pages.ended import more_rows
from bot.discord.pages.tables import dashboard_title
from bot.discord.rights import may_look
from bot.features.replay import positions
from bot.features.replay.film import Films, MovePosition
from bot.features.replay.positions import Frame
from bot.games import face
from bot.present.pictures import Illustration
from bot.present.report import as_told
from bot.render.happenings import happening
from bot.render.lines import block, in_pages
from bot.render.panel import Panel
from bot.render.scores import standings, winners_text
from bot.render.story import Tale
from bot.store.listing import FinishedRow
from bot.table import Refused, TableInfo
from bot.texts import Said, Texts, fold, shorten
from bot.words import number
from engine.games import GAMES
from engine.kernel import EVERYTHING

MOST_PLACE: Final = 9999
"""The highest chapter or page that a button may name."""
MAX_SUGGESTIONS: Final = 25
"""Games or chapters that Discord can list at once."""


@dataclass(frozen=True)
class Leaf:
    """The current page of a chapter: the board, a seat's sheet, or a page of the events."""

    chapter: int | None = None
    what: str = ""
    """"", "sheet", "log" or "text"."""
    number: int = 0

    def __str__(self) -> str:
        chapter_text = "last" if self.chapter is None else str(self.chapter)
        return f"{chapter_text}-{self.what}-{self.number}" if self.what else chapter_text

    @classmethod
    def parse(cls, text: str) -> Leaf:
        """Parse the output of `str`; anything else is the last chapter."""
        chapter_text, *parts = text.split("-")
        chapter = number(chapter_text, MOST_PLACE)
        if chapter is None:
            return cls()
        if len(parts) == 2 and parts[0] in ("sheet", "log", "text"):
            return cls(chapter, parts[0], number(parts[1], MOST_PLACE) or 0)
        return cls(chapter)


def add_replay_commands(factory: CommandFactory, group: Any) -> None:
    """Add the command to the group of the table's commands."""

    async def replay(
        ctx: Context, game: str | None = None, day: int | None = None, move: int | None = None
    ) -> None:
        table = await finished_table(ctx, game)
        if move is not None:
            await positions.show(ctx, table, Frame(max(move, 0)))
            return
        await show(ctx, table, Leaf(None if day is None else max(day, 1)))

    day = Arg("day", "arg-day", kind=int, required=False)
    move = Arg("move", "arg-move-number", kind=int, required=False)
    group.add_command(factory.command("command-replay", replay, [finished_arg(), day, move]))


def finished_arg() -> Arg:
    """Return the option that names a finished game; `finished_table` reads it."""

    async def games(ctx: Context, typed: str) -> list[tuple[str, str | int]]:
        texts = (await ctx.private()).plain
        choices = [(label(row, texts), row.table_id) for row in await _seen(ctx)]
        fitting = [choice for choice in choices if fold(typed) in fold(choice[0])][:MAX_SUGGESTIONS]
        return [(shown, str(ident)) for shown, ident in fitting]

    return Arg("game", "arg-replay", required=False, suggest=games)


async def finished_table(ctx: Context, typed: str | None) -> TableInfo:
    """Return the chosen table, else the last that ended in this channel. Refused:
    "no-replay-here", "no-such-replay"."""
    if typed is None:
        here = ctx.channel_id
        last = None if here is None else await ctx.tables.table_queries.last_finished(here)
        if last is None:
            raise Refused("no-replay-here")
        return await admit(ctx, last.table_id)
    try:
        return await admit(ctx, typed)
    except Refused as refused:
        raise Refused("no-such-replay") if refused.reason == "no-table" else refused from None


async def _seen(ctx: Context) -> list[FinishedRow]:
    """Return the games that may be replayed here, the latest first."""
    if ctx.guild_id is None:
        return await ctx.tables.table_queries.finished_by(ctx.user.id)
    finished_rows = await ctx.tables.table_queries.finished_on(ctx.guild_id)
    return [row for row in finished_rows if may_look(ctx, row)]


def label(row: FinishedRow, texts: Texts) -> str:
    """Return an ended game in one line: game, date, players (winners are marked)."""
    game = texts.library.texts(texts.locale, row.game)
    name = game.say("game-name") if row.game in GAMES else row.game
    day = time.strftime("%Y %m %d", time.gmtime(row.at)).split()
    parts = dict(zip(("year", "month", "day"), map(Said, day), strict=True))
    players = [
        ("🏆 " if seat in (row.result or ()) else "")
        + (player or texts.say("computer-name", letter=Said(chr(ord("A") + seat))))
        for seat, player in enumerate(row.names)
    ]
    return shorten(f"{name} · {texts.say('replay-date', **parts)} · {', '.join(players)}", 100)


async def past_row(ctx: Context, localized: Localized) -> tuple[tuple[Item, ...], ...]:
    """Return a list of one's own finished games, the latest first; empty if there is none."""
    finished_rows = await ctx.tables.table_queries.finished_by(ctx.user.id, MAX_SUGGESTIONS)
    options = [Option(label(row, localized.plain), str(row.table_id)) for row in finished_rows]
    chooser = select(localized.markdown.say("replay-past"), house_id("past"), options)
    return ((chooser,),) if options else ()


# --- display --------------------------------------------------------------------------------------


async def show_button(ctx: Context, table: TableInfo, place: str) -> None:
    """Handle a button of a replay."""
    await show(ctx, table, Leaf.parse(place))


async def _game(ctx: Context, _: str, values: Sequence[str]) -> None:
    """Show the first chapter of a game chosen from the list."""
    await show(ctx, await admit(ctx, only(values)), Leaf(1))


async def _chapter(ctx: Context, ident: str, values: Sequence[str]) -> None:
    """Show a chapter chosen from the list, of the table `ident`."""
    table = await admit(ctx, ident)
    await show(ctx, table, Leaf.parse(only(values)))


async def show(ctx: Context, table: TableInfo, place: Leaf) -> None:
    """Show a page of a replay, to a user who may see the table. Refused as `Films.film`."""
    at = await ctx.tables.of(Films).at_end_of(table.id, place.chapter)
    localized = await ctx.private(at.table)
    if place.what == "log":
        page = log_page(at, place.number, localized)
    elif place.what == "sheet":
        seat = min(place.number, at.game.seats - 1)
        frame = Frame(at.number, seat, sheet=True)
        page = sheet_page(at, seat, localized, await positions.draw(ctx, at, frame, localized))
    else:
        page = await _board(ctx, at, localized, text=place.what == "text")
    await ctx.turn(page)


async def _board(ctx: Context, at: MovePosition, localized: Localized, *, text: bool) -> Page:
    shown = None if text else await positions.draw(ctx, at, Frame(at.number), localized)
    parts: Sequence[Any] = ()
    if at.table.has_fiction:
        parts = await ctx.tables.exports.parts(at.table.id)
    page = chapter_page(at, localized, shown, parts)
    more = more_rows(ctx.bot, at.table, localized.plain)
    return replace(page, rows=(*page.rows, *more))


def _to(at: MovePosition, leaf: str = "", number: int = 0, chapter: int | None = None) -> str:
    of = at.chapter.number if chapter is None else chapter
    return table_id(at.table.id, "replay", str(Leaf(of, leaf, number)))


def _numbers(at: MovePosition) -> list[int]:
    return [chapter.number for chapter in at.film.chapters]


def _title(at: MovePosition, texts: Texts) -> str:
    title, numbers = Said(dashboard_title(at.view(), texts)), _numbers(at)
    n = numbers.index(at.chapter.number) + 1
    return texts.say("replay-title", title=title, n=n, of=len(numbers))


def chapter_page(
    at: MovePosition,
    localized: Localized,
    shown: Illustration | None = None,
    parts: Sequence[Any] = (),
) -> Page:
    """Return the board at the end of a chapter, its story, and the points then. `parts` are those
    of its record, with the names in the story."""
    texts, plain, table, chapter = localized.markdown, localized.plain, at.table, at.chapter
    scores = at.package.score(at.game)
    fiction, whose = as_told(table, parts, texts)
    text = _story(at, fiction)
    text += f"\n-# {whose}" if text and whose else ""
    if chapter is at.film.chapters[-1]:
        result = table.result
        end = texts.say("end-early") if result is None else winners_text(texts, result, scores)
        text = f"{end}\n{text}".strip()
    points = ((texts.say("replay-points"), "\n".join(standings(texts, scores))),)
    board = "" if shown else block(face(table.game).board_text(at.view(), plain), 3000)
    panel = Panel(_title(at, plain), text, points, texts.say("replay-footer"), board)
    row = [*_steps(at, texts), button(texts.say("log-title"), _to(at, "log"))]
    if shown:
        row.append(button(texts.say("button-text"), _to(at, "text")))
    if chapter.told:
        first, _ = chapter.told[min(chapter.opened, len(chapter.told) - 1)]
        row.append(button(texts.say("button-positions"), positions.way(table, first.ply)))
    sheets = [
        button(plain.say("replay-sheet", seat=seat), _to(at, "sheet", seat))
        for seat in range(at.game.seats)
    ]
    rows = [tuple(row), *in_rows(sheets), *_chapters(at, plain)]
    return Page(panel=panel, rows=tuple(rows), picture=shown)


def _story(at: MovePosition, texts: Texts) -> str:
    """Return the public story of the chapter; empty for a chapter that was cut short."""
    chapter = at.chapter
    if not chapter.whole:
        return ""
    tale = Tale(texts, at.table.id, chapter.number, chapter.lines(None, chapter.opened))
    return " ".join(face(at.table.game).story(tale))


def _steps(at: MovePosition, texts: Texts, leaf: str = "", number: int = 0) -> list[Item]:
    """Return the buttons to this page of the chapters before and after."""
    numbers = _numbers(at)
    n, items = numbers.index(at.chapter.number), []
    if n > 0:
        to = _to(at, leaf, number, numbers[n - 1])
        items.append(button(texts.say("button-replay-back"), to))
    if n < len(numbers) - 1:
        to = _to(at, leaf, number, numbers[n + 1])
        items.append(button(texts.say("button-replay-on"), to, PRIMARY))
    return items


def _chapters(at: MovePosition, texts: Texts) -> list[tuple[Item, ...]]:
    """Return a list of the chapters, if there are more than two."""
    numbers = _numbers(at)
    if len(numbers) < 3:
        return []
    n = numbers.index(at.chapter.number)
    first = max(0, min(n - MAX_SUGGESTIONS // 2, len(numbers) - MAX_SUGGESTIONS))
    options = [
        Option(texts.say("story-title", n=n), str(n), chosen=n == at.chapter.number)
        for n in numbers[first : first + MAX_SUGGESTIONS]
    ]
    chooser = select(texts.say("replay-choose"), house_id("replay", str(at.table.id)), options)
    return [(chooser,)]


def sheet_page(
    at: MovePosition, seat: int, localized: Localized, shown: Illustration | None = None
) -> Page:
    """Return a seat's sheet at the end of a chapter, as its owner saw it."""
    texts, plain = localized.markdown, localized.plain
    sheet = block(face(at.table.game).sheet_text(at.view(seat), plain), 3600)
    panel = Panel(_title(at, plain), f"**{texts.seat(seat)}**", (), "", sheet)
    row = (button(texts.say("button-board"), _to(at)), *_steps(at, texts, "sheet", seat))
    return Page(panel=panel, rows=(row,), picture=shown)


def log_page(at: MovePosition, number: int, localized: Localized) -> Page:
    """Return all events of a chapter, hidden ones included, on as many pages as needed."""
    texts = localized.markdown
    lines = [f"· {happening(texts, line)}" for line in at.chapter.lines(EVERYTHING)]
    pages = in_pages(lines) or [texts.say("log-empty")]
    number = min(number, len(pages) - 1)
    ways = page_buttons(texts, number, len(pages), lambda n: _to(at, "log", n))
    row = (button(texts.say("button-board"), _to(at)), *ways)
    return Page(panel=Panel(_title(at, localized.plain), pages[number]), rows=(row,))


def over_items(table: TableInfo, texts: Texts) -> list[Item]:
    """Return the button to the replay; a lesson has none."""
    if table.learner is not None:
        return []
    return [button(texts.say("button-replay"), table_id(table.id, "replay", 1))]


BUTTONS: Final = (
    at_table("replay", LOOK, show_button),
    of_person("past", _game),
    of_person("replay", _chapter),
)
