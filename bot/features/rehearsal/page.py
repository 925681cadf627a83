"""The pages of a rehearsal: the ordinary menu, of the copy, below what was done so far."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import discord

from bot.discord.components import ids
from bot.discord.components.ids import table_id
from bot.discord.components.parts import (
    DANGER,
    PRIMARY,
    SUCCESS,
    Item,
    Page,
    button,
)
from bot.discord.context import BotContext, Copy, Localized, MenuScope, scope_of
from bot.discord.pages.levels import place_at
from bot.discord.pages.places import SEAT_MENU
from bot.discord.pages.tables import sheet_alt
from bot.features.rehearsal.copies import first_guess
from bot.features.rehearsal.service import Rehearsal, Rehearsals
from bot.features.replay.film import MovePosition
from bot.features.replay.positions import Frame
from bot.games import face
from bot.menu import Path
from bot.render.digest import move_digest
from bot.render.happenings import seen_events
from bot.render.lines import block
from bot.render.panel import Panel
from bot.render.picks import pick_text
from bot.render.scores import score_text, winners_text
from bot.table import Asked, TableInfo
from bot.table.positions import Position
from bot.texts import Said, Texts, named_pair

MAX_DONE_CHARS: Final = 700
"""Maximum length of the line of what was done so far; its beginning is left out."""
MAX_EVENTS_CHARS: Final = 900
"""Maximum length of what the last pick brought."""
REHEARSAL_ACTIONS: Final = frozenset(
    {
        "rehearse", "rehearse_at", "rehearse_look", "rehearse_sheet", "rehearse_back",
        "rehearse_on", "rehearse_keep", "rehearse_play", "rehearse_drop",
    }
)  # fmt: skip
"""The actions of its buttons."""


async def rehearsal_page(
    context: BotContext,
    now: Rehearsal,
    path: Path,
    localized: Localized,
    message: str = "",
    *,
    pictured: bool,
) -> Page:
    """Return the menu of the copy at `path`, below the message and what was done so far, with the
    controls of the rehearsal."""
    localized = as_seat(localized, now.asked.seat)
    texts, plain = localized.markdown, localized.plain
    pictured = pictured and not now.asked.table.seated[now.asked.seat].worded

    def prepared() -> tuple[str, Asked, MenuScope]:
        asked = now.asked
        here = place_at(asked, path) if asked.picks else None
        if here is not None and here.made is not None:
            asked = context.tables.of(Rehearsals).with_composed(now, here.made)
        header = "\n".join(filter(None, (message, *_header(now, texts))))
        return header, asked, scope_of(asked, path, here, plain, pictured=pictured)

    header, asked, scope = await asyncio.to_thread(prepared)  # the event loop answers everybody
    finish = partial(_finished, now, texts, plain)
    if now.position.game.result is not None:
        return finish(_over_page(now, header, texts, plain))
    copy = Copy(now.position, scope, finish)
    return await context.menu(asked, path, localized, header, pictured=pictured, copy=copy)


def _finished(now: Rehearsal, texts: Texts, plain: Texts, page: Page) -> Page:
    """Return the page of a menu with the title and the controls of the rehearsal."""
    assert page.panel is not None
    panel = replace(page.panel, title=_title(now, page.panel.title, texts))
    rows = (*rehearsed_rows(now, page.rows), *_controls(now, plain))
    answers = tuple(
        one._replace(ident=within(one.ident)) if ids.parse(one.ident)[0] in SEAT_MENU else one
        for one in page.answers
    )
    return replace(page, panel=panel, rows=rows, answers=answers)


async def sheet_page(
    context: BotContext, now: Rehearsal, localized: Localized, *, pictured: bool
) -> Page:
    """Return the sheet of the person's seat in the copy."""
    localized = as_seat(localized, now.asked.seat)
    texts, plain, view, game = localized.markdown, localized.plain, now.asked.view, now.table.game
    picture = None
    if pictured and not now.table.seated[now.asked.seat].worded:
        alt = partial(sheet_alt, now.table, view, plain)
        picture = await context.pictures.shown("sheet", view, plain, alt)
    board = "" if picture else block(face(game).sheet_text(view, plain), 2500)
    title = _title(now, texts.say("game-sheet.title"), texts)
    panel = Panel(title, "\n".join(filter(None, _header(now, texts))), board=board)
    back = button(plain.say("button-back"), control(now, "rehearse_look"), PRIMARY)
    return Page(panel=panel, rows=((back,),), picture=picture)


def as_seat(localized: Localized, seat: int) -> Localized:
    """Return the texts for a reader who plays this seat."""
    return Localized(replace(localized.markdown, own=seat), replace(localized.plain, own=seat))


# --- text -----------------------------------------------------------------------------------------


def _title(now: Rehearsal, of_menu: str, texts: Texts) -> str:
    if now.row.move is None:
        return texts.say("rehearsal-title", what=Said(of_menu))
    return texts.say("rehearsal-fork-title", what=Said(of_menu))


def _header(now: Rehearsal, texts: Texts) -> Iterator[str]:
    """Yield what a rehearsal is, what was done so far, and what the last pick brought."""
    seat, move = now.asked.seat, now.row.move
    if move is None:
        yield f"-# {texts.say('rehearsal-small')}"
    else:
        yield f"-# {texts.say('rehearsal-fork', n=move)}"
        yield texts.say("rehearsal-as", seat=seat)
    yield done_text(now, texts)
    yield move_digest(texts, seen_events(now.events, seat), seat, MAX_EVENTS_CHARS).text
    if move is None and now.trail and now.may_go_on:
        yield texts.say("rehearsal-turn-over")
    if now.may_play and any(tried.final for tried in now.trail):
        yield texts.say("rehearsal-final")
    if first_guess(now.trail) is not None:
        yield texts.say("rehearsal-no-play")


def done_text(now: Rehearsal, texts: Texts) -> str:
    """Return what was done so far, in one line: what follows a guess is marked."""
    guess, mark = first_guess(now.trail), f"*{texts.say('rehearsal-guessed')}*"
    parts: list[str] = []
    for n, tried in enumerate(now.trail):
        if tried.by_hand:
            pick = f"**{pick_text(replace(texts, own=tried.seat), tried.pick)}**"
            parts.append(named_pair(texts, texts.seat(tried.seat), pick) if now.row.alone else pick)
        if n == guess:
            parts.append(mark)
    if not parts:
        return ""
    while len(parts) > 1 and len(" → ".join(parts)) > MAX_DONE_CHARS:
        parts[:2] = ["…"]
    if guess is not None and mark not in parts:  # it was left out, and holds for all that is shown
        parts.insert(1, mark)
    return texts.say("rehearsal-done", picks=Said(" → ".join(parts)))


def _over_page(now: Rehearsal, header: str, texts: Texts, plain: Texts) -> Page:
    """Return the end of the game in the copy."""
    package, game = now.position.package, now.position.game
    scores = package.score(game)
    text = f"{header}\n{winners_text(texts, game.result or (), scores)}"
    board = block(score_text(plain, scores, None, final=True), 1500)
    return Page(panel=Panel(texts.say("game-name"), text, board=board))


# --- buttons --------------------------------------------------------------------------------------


def rehearsed_rows(now: Rehearsal, rows: Iterable[Sequence[Item]]) -> Iterator[tuple[Item, ...]]:
    """Yield the rows of a menu whose buttons pick in the copy."""
    for row in rows:
        items = tuple(item for item in map(partial(_rehearsed, now), row) if item is not None)
        if items:
            yield items


def _rehearsed(now: Rehearsal, item: Item) -> Item | None:
    """Return a button or select of the menu with an id of the rehearsal; None if it is not about
    the menu."""
    assert isinstance(item, discord.ui.Button | discord.ui.Select)
    kind, parts = ids.parse(item.custom_id or "")
    if kind in SEAT_MENU:
        ident = within(item.custom_id or "")
    elif parts.get("action") == "sheet":
        ident = control(now, "rehearse_sheet")
    else:
        return None
    if isinstance(item, discord.ui.Button):
        return button(item.label or "", ident, item.style)
    return discord.ui.Select(
        custom_id=ident,
        placeholder=item.placeholder,
        min_values=item.min_values,
        max_values=item.max_values,
        options=item.options,
    )


def within(custom_id: str) -> str:
    """Return the id that does in a rehearsal what this id of a menu does at its table."""
    prefix, table, *parts = custom_id.split(":")
    return table_id(int(table), "rehearse_at", "-".join((prefix, *parts)).replace(".", "_"))


def original(table: int, argument: str) -> str:
    """Return the id of a menu from the argument of `within`."""
    prefix, _, parts = argument.partition("-")
    return f"{prefix}:{table}:{parts.replace('-', ':').replace('_', '.')}"


def control(now: Rehearsal, action: str) -> str:
    """Return the id of a control of this version of a rehearsal."""
    return table_id(now.table.id, action, now.row.version)


def _controls(now: Rehearsal, plain: Texts) -> Iterator[tuple[Item, ...]]:
    """Yield the row to go on, take back, play at the table, and end the rehearsal."""
    items = []
    if now.may_play:
        items.append(
            button(plain.say("button-rehearse-play"), control(now, "rehearse_play"), SUCCESS)
        )
    if now.may_plan:
        label = plain.say("button-rehearse-keep")
        items.append(button(label, control(now, "rehearse_keep"), PRIMARY))
    if now.may_go_on:
        items.append(button(plain.say("button-rehearse-on"), control(now, "rehearse_on"), PRIMARY))
    if any(tried.by_hand for tried in now.trail):
        items.append(button(plain.say("button-rehearse-back"), control(now, "rehearse_back")))
    leave = plain.say("button-rehearse-drop" if now.real else "button-rehearse-leave")
    items.append(button(leave, control(now, "rehearse_drop"), DANGER))
    yield tuple(items)


def rehearse_items(asked: Asked, texts: Texts) -> list[Item]:
    """Return the button to rehearse one's turn, under the menu."""
    return rehearse_button(asked.table, texts)


def fork_items(at: MovePosition, frame: Frame, texts: Texts) -> list[Item]:
    """Return the buttons to play on from a position of a finished game: the viewer's seat, else the
    one that is asked there; none at its end."""
    awaited = Position(at.package, at.game).awaited
    if not awaited:
        return []
    seat = min(awaited) if frame.viewer is None else frame.viewer
    return [
        button(
            texts.say("button-rehearse-fork", seat=seat),
            table_id(at.table.id, "rehearse_fork", f"{at.number}-{seat}"),
        ),
        button(
            texts.say("button-rehearse-alone"),
            table_id(at.table.id, "rehearse_fork", f"{at.number}-{seat}-alone"),
        ),
    ]


def rehearse_button(table: TableInfo, texts: Texts) -> list[Item]:
    """Return the button to rehearse one's turn; learners have none."""
    if table.learner is not None or table.status != "running":
        return []
    return [button(texts.say("button-rehearse"), table_id(table.id, "rehearse"))]
