"""The page of a move: the position, its maker, its events, the buttons to other moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from bot.discord.access import LOOK, admit, at_table, of_person, only
from bot.discord.components.ids import house_id, table_id
from bot.discord.components.parts import PRIMARY, Item, Option, Page, button, select
from bot.discord.context import BotContext, Context, Localized
from bot.discord.pages.ended import more_rows
from bot.discord.pages.tables import board_alt, dashboard_title, sheet_alt
from bot.features.replay.film import Films, MovePosition
from bot.games import face
from bot.model.person import Screen
from bot.present.pictures import Illustration
from bot.render.happenings import happenings
from bot.render.lines import block
from bot.render.panel import Panel
from bot.render.picks import pick_text
from bot.slots import Slot
from bot.table import TableInfo
from bot.table.after.event_log import lines_of
from bot.texts import Said, Texts
from bot.words import number
from engine import codec
from engine.kernel import EVERYTHING, Viewer

MOST_MOVES: Final = 99_999
"""The highest number of a move that a button may name."""
LONG_STEP_MOVES: Final = 10
"""Number of moves of a long step."""
MAX_OUTCOME_CHARS: Final = 1200
"""Maximum length of the events of a move."""


@dataclass(frozen=True)
class Frame:
    """The current page: the position after a move, its viewer, the board or their own sheet."""

    move: int = 0
    viewer: int | None = None
    """A seat; None: everything is visible."""
    sheet: bool = False

    def __str__(self) -> str:
        viewer = "all" if self.viewer is None else str(self.viewer)
        return f"{self.move}-{viewer}" + ("-sheet" if self.sheet else "")

    @classmethod
    def parse(cls, text: str) -> Frame:
        """Parse the output of `str`; anything else is the start with everything visible."""
        move, viewer, sheet = [*text.split("-"), "", ""][:3]
        return cls(number(move, MOST_MOVES) or 0, number(viewer, 99), sheet == "sheet")

    @property
    def seen_by(self) -> Viewer:
        """The viewer of the page."""
        return EVERYTHING if self.viewer is None else self.viewer


POSITION_ITEMS: Final[Slot[Callable[[MovePosition, Frame, Texts], Sequence[Item]]]] = Slot()
"""Adds buttons, at most a row of them, under the position after a move."""


def way(table: TableInfo, ply: int) -> str:
    """Return the id that leads to the position before the move `ply`."""
    return table_id(table.id, "position", f"p{ply}")


async def _press(ctx: Context, table: TableInfo, place: str) -> None:
    """Handle a button that names a position, or the move after it ("p" and its ply)."""
    ply = number(place[1:], MOST_MOVES) if place.startswith("p") else None
    if ply is not None:
        _, film = await ctx.tables.of(Films).film(table.id)
        await show(ctx, table, Frame(film.number_before(ply)))
    else:
        await show(ctx, table, Frame.parse(place))


async def _viewer(ctx: Context, ident: str, values: Sequence[str]) -> None:
    """Handle the choice of a viewer, of the table `ident`."""
    await show(ctx, await admit(ctx, ident), Frame.parse(only(values)))


async def show(ctx: Context, table: TableInfo, frame: Frame) -> None:
    """Show a position, to a user who may see the table. Refused as `Films.film`."""
    if frame.viewer is not None and frame.viewer >= len(table.seated):
        frame = replace(frame, viewer=None)
    at = await ctx.tables.of(Films).at(table.id, frame.move)
    localized = await ctx.private(table)
    page = position_page(at, frame, localized, await draw(ctx, at, frame, localized))
    more = more_rows(ctx.bot, table, localized.plain)
    if items := POSITION_ITEMS.gather(ctx.bot.features, at, frame, localized.plain):
        more = (tuple(items), *more)
    await ctx.turn(replace(page, rows=(*page.rows, *more)))


async def draw(
    ctx: Context, at: MovePosition, frame: Frame, localized: Localized
) -> Illustration | None:
    """Return the picture of the board or of the viewer's sheet, as this person wants it; None
    where the bot may not attach one, and for those who want none."""
    if not ctx.interaction.app_permissions.attach_files:
        return None
    screen = await ctx.tables.person_settings.screen(ctx.user.id)
    if screen is None:
        return None
    return await picture(ctx.bot, at, frame, localized.plain, screen)


async def picture(
    context: BotContext, at: MovePosition, frame: Frame, plain: Texts, screen: Screen
) -> Illustration | None:
    """Return the picture of the board or of the viewer's sheet; None if there are no pictures."""
    view = at.view(frame.seen_by)
    if frame.sheet and frame.viewer is not None:
        alt = partial(sheet_alt, at.table, view, plain)
        return await context.pictures.shown("sheet", view, plain, alt)
    alt = partial(board_alt, at.table, view, plain)
    return await context.pictures.board(view, plain, alt, screen)


def position_page(
    at: MovePosition, frame: Frame, localized: Localized, shown: Illustration | None = None
) -> Page:
    """Return the last move as the viewer knew it, the position, and the buttons."""
    texts, plain, frame = localized.markdown, localized.plain, replace(frame, move=at.number)
    board = "" if shown else block(position_text(at, frame, plain), 3000)
    table_title = Said(dashboard_title(at.view(frame.seen_by), plain))
    title = texts.say("position-title", title=table_title, n=at.number, of=at.film.last)
    footer = texts.say("position-footer", n=at.number)
    panel = Panel(title, move_text(at, frame, texts), (), footer, board)
    rows = (_steps(at, frame, plain), _others(at, frame, plain), _viewers(at, frame, plain))
    return Page(panel=panel, rows=tuple(row for row in rows if row), picture=shown)


def move_text(at: MovePosition, frame: Frame, texts: Texts) -> str:
    """Return the last move and its events as the viewer knew them."""
    move = at.move
    events_text = happenings(texts, lines_of(move, frame.seen_by), MAX_OUTCOME_CHARS)
    may_see_pick = frame.viewer is None or frame.viewer == move.seat
    if move.kind == "pick" and move.seat is not None and may_see_pick:
        pick = codec.pick_from_json(at.game, move.pick)
        pick_said = Said(pick_text(replace(texts, own=move.seat), pick))
        events_text = f"**{texts.seat(move.seat)}** — {pick_said}\n{events_text}".strip()
    if not at.number:
        events_text = f"{texts.say('position-start')}\n{events_text}".strip()
    return events_text or texts.say("position-quiet")


def position_text(at: MovePosition, frame: Frame, plain: Texts) -> str:
    """Return the board, or the viewer's sheet, as text."""
    game = face(at.table.game)
    words = game.sheet_text if frame.sheet and frame.viewer is not None else game.board_text
    return words(at.view(frame.seen_by), plain)


def _to(at: MovePosition, frame: Frame) -> str:
    return table_id(at.table.id, "position", str(frame))


def _steps(at: MovePosition, frame: Frame, texts: Texts) -> tuple[Item, ...]:
    """Return the buttons one move back and forth, then ten."""
    items: list[tuple[str, int, int]] = []
    for text_id, by in (
        ("back", -1),
        ("on", 1),
        ("back-far", -LONG_STEP_MOVES),
        ("on-far", LONG_STEP_MOVES),
    ):
        to = min(max(at.number + by, 0), at.film.last)
        # an id may occur only once on a page, so equal targets are merged
        if to != at.number and all(to != other for _, other, _ in items):
            items.append((text_id, to, by))
    return tuple(
        button(
            texts.say(f"button-position-{text_id}"),
            _to(at, replace(frame, move=to)),
            *((PRIMARY,) if by == 1 else ()),
        )
        for text_id, to, by in sorted(items, key=lambda step: step[1])
    )


def _others(at: MovePosition, frame: Frame, texts: Texts) -> tuple[Item, ...]:
    """Return the buttons to the board or the viewer's own sheet, and to the whole chapter."""
    chapter = table_id(at.table.id, "replay", at.chapter.number)
    whole = button(texts.say("button-position-chapter"), chapter)
    if frame.viewer is None:
        return (whole,)
    label = texts.say("button-board" if frame.sheet else "position-sheet")
    return button(label, _to(at, replace(frame, sheet=not frame.sheet))), whole


def _viewers(at: MovePosition, frame: Frame, texts: Texts) -> tuple[Item, ...]:
    """Return the select of viewers: everything visible, or a seat's view."""
    options = []
    for viewer in viewers(at.table):
        there = Frame(at.number, viewer, frame.sheet and viewer is not None)
        options.append(
            Option(viewer_name(viewer, texts), str(there), chosen=viewer == frame.viewer)
        )
    ident = house_id("position", str(at.table.id))
    return (select(texts.say("position-viewer"), ident, options),)


def viewers(table: TableInfo) -> tuple[int | None, ...]:
    """Return who a finished game can be seen as: None (everything is visible), then each seat."""
    return (None, *range(len(table.seated)))


def viewer_name(viewer: int | None, texts: Texts) -> str:
    """Return the label of a viewer."""
    if viewer is None:
        return texts.say("position-open")
    return texts.say("position-seen", seat=viewer)


BUTTONS: Final = (at_table("position", LOOK, _press), of_person("position", _viewer))
