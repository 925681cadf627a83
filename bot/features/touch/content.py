"""What a page is sent: plain data, all of it from what its viewer may see.

Sentences are as Discord shows them, with its marks; the page draws those as text, never as HTML.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final

import discord

from bot.discord.components import ids
from bot.discord.components.ids import pick_id
from bot.discord.components.parts import Item, Page
from bot.discord.context import BotContext, Localized
from bot.discord.pages.tables import (
    awaited_lines,
    board_alt,
    dashboard_title,
    sheet_alt,
    standstill_text,
)
from bot.features.touch.service import BoardNow, Looker
from bot.games import face
from bot.menu import Path
from bot.present.ahead import ahead_text, must_confirm
from bot.present.pictures import Illustration
from bot.render.happenings import happening
from bot.render.picks import pick_text, word_hint
from bot.render.regions import TOGETHER, Region, region_name, regions_for, words_of
from bot.render.seats import tag
from bot.table import Asked, TableInfo
from bot.texts import Said, Texts

PARTS: Final = frozenset({"board", "sheet", "board-text", "sheet-text"})
"""What a page may show or not: two pictures, and the same as text."""
MENU: Final = frozenset({"pick", "made", "menu", "any", "narrow"})
"""The kinds of ids of a seat's menu."""
ACTIONS: Final = frozenset({"undo", "play", "again"})
"""What else of a table's buttons a page shows."""
MAX_PICKS_PER_THING: Final = 60
"""Picks named of one thing that is tapped; the menu has all of them."""
_STYLES: Final = {
    discord.ButtonStyle.primary: "primary",
    discord.ButtonStyle.success: "good",
    discord.ButtonStyle.danger: "bad",
}

Json = dict[str, Any]


async def state(
    context: BotContext,
    seen: BoardNow,
    looker: Looker,
    localized: Localized,
    path: Path,
    parts: Collection[str] = PARTS,
) -> Json:
    """What a page shows in words: the question with its menu at `path`, the log, and of the board
    and the sheet as text those that are open there, else None; "" for a sheet that there is not."""
    table, view, plain, markdown = seen.table, seen.view, localized.plain, localized.markdown
    shown = face(table.game)
    sheet = "" if looker.seat is None else None
    if looker.seat is not None and "sheet-text" in parts:
        sheet = shown.sheet_text(view, plain)
    return {
        "type": "state",
        "locale": plain.locale,
        "title": dashboard_title(view, plain),
        "who": _who(looker, plain),
        "pictures": [kind for kind in ("board", "sheet") if _draws(table.game, kind, looker)],
        "mine": seen.asked is not None and seen.asked.awaited and bool(seen.asked.picks),
        "awaited": awaited_lines(view, markdown) if table.status == "running" else "",
        "menu": await _menu(context, seen, localized, path),
        "board": shown.board_text(view, plain) if "board-text" in parts else None,
        "sheet": sheet,
        "log": [happening(markdown, line) for line in reversed(seen.lines)],
    }


def with_said(told: Json, said: str) -> Json:
    """The same with what was said of a press before the question."""
    menu = told["menu"]
    return {**told, "menu": {**menu, "text": "\n".join(filter(None, (said, menu["text"])))}}


def _draws(game: str, kind: str, looker: Looker) -> bool:
    """Whether a looker has this picture of a game."""
    return bool(face(game).pictures) and (kind == "board" or looker.seat is not None)


def _who(looker: Looker, plain: Texts) -> str:
    if looker.seat is None:
        return plain.say("touch-watching")
    name = Said(plain.names[looker.seat])
    return plain.say("touch-seat", letter=Said(tag(looker.seat)), name=name)


async def _menu(context: BotContext, seen: BoardNow, localized: Localized, path: Path) -> Json:
    """The question of the seat as its menu in Discord has it, or why there is none."""
    if seen.asked is None:
        return {"title": "", "text": _nothing(seen.table, localized.markdown), "rows": []}
    page = await context.menu(seen.asked, path, localized, pictured=False, turns=True)
    return {"title": _title(page), "text": _text(page), "rows": [*_rows(page, seen.asked)]}


def _nothing(table: TableInfo, texts: Texts) -> str:
    return "" if table.status == "running" else standstill_text(table, texts)


def _title(page: Page) -> str:
    return page.panel.title if page.panel is not None else ""


def _text(page: Page) -> str:
    parts = [page.said]
    if page.panel is not None:
        parts.append(page.panel.text)
        parts += [f"**{name}**\n{value}" for name, value in page.panel.parts]
    return "\n".join(filter(None, parts))


def _rows(page: Page, asked: Asked) -> Iterator[list[Json]]:
    """The rows of a menu without what only Discord can answer."""
    for row in page.rows:
        items = [_item(item) for item in row if _takes(item, asked)]
        if items:
            yield items


def _takes(item: Item, asked: Asked) -> bool:
    return takes(str(getattr(item, "custom_id", "")), asked.table.id, asked.seat)


def takes(custom_id: str, table: int, seat: int | None) -> bool:
    """Whether a page of this seat answers an id: it is about this table, and of its menu."""
    kind, parts = ids.parse(custom_id)
    if seat is None or parts.get("table") != str(table):
        return False
    if kind in MENU:
        return parts["seat"] == str(seat)
    return kind == "table" and parts["action"] in ACTIONS


def _item(item: Item) -> Json:
    """A button or a select."""
    if isinstance(item, discord.ui.Select):
        options = [
            {"label": one.label, "value": one.value, "hint": one.description or ""}
            for one in item.options
        ]
        return {
            "id": item.custom_id,
            "label": item.placeholder or "",
            "options": options,
            "least": item.min_values,
            "most": item.max_values,
        }
    assert isinstance(item, discord.ui.Button)
    style = _STYLES.get(item.style, "quiet")
    return {"id": item.custom_id, "label": item.label or "", "style": style}


# --- pictures -------------------------------------------------------------------------------------


async def pictures(
    context: BotContext,
    seen: BoardNow,
    looker: Looker,
    plain: Texts,
    parts: Collection[str] = PARTS,
    *,
    tall: bool,
) -> dict[str, Illustration]:
    """Those of a page's pictures that it shows, by their place: the board, and what the seat has.
    The board is drawn as spectators see it, once for all pages; each page gets its own regions."""
    table, view = seen.table, seen.view
    found: dict[str, Illustration | None] = {}
    if "board" in parts:
        alt = partial(board_alt, table, seen.public, plain)
        common = await context.pictures.board(table.game, seen.public, plain, alt, tall)
        if common is not None:
            found["board"] = replace(common, regions=regions_for(common.regions, looker.seat))
    if "sheet" in parts and looker.seat is not None:
        alt = partial(sheet_alt, table, view, plain)
        found["sheet"] = await context.pictures.sheet(table.game, view, plain, alt, tall)
    return {
        which: illustration for which, illustration in found.items() if illustration is not None
    }


def picture(which: str, shown: Illustration, asked: Asked | None, plain: Texts) -> Json:
    """A picture without its bytes: what is where on it, and how many legal picks that concerns."""
    wide, high = shown.size
    by_word = _by_word(asked)
    regions = [
        {
            "name": region_name(region, plain),
            "points": [round(number) for corner in region.polygon for number in corner],
            "picks": len(_concerned(by_word, region)),
        }
        for region in shown.regions
    ]
    return {
        "type": "picture",
        "which": which,
        "key": shown.filename,
        "wide": wide,
        "high": high,
        "alt": shown.alt,
        "regions": regions,
    }


def thing(region: Region, asked: Asked | None, plain: Texts) -> Json:
    """One thing on a picture: what it is, and which legal picks concern it, each with what it costs
    and brings. `asked` has its prospect."""
    told = dict.fromkeys(filter(None, (_hint(word, plain) for word in region.about)))
    found = _concerned(_by_word(asked), region)
    return {
        "type": "thing",
        "name": region_name(region, plain),
        "told": list(told),
        "picks": [
            _pick(asked, at, plain) for at in found[:MAX_PICKS_PER_THING] if asked is not None
        ],
        "more": max(len(found) - MAX_PICKS_PER_THING, 0),
    }


def _by_word(asked: Asked | None) -> dict[str, set[int]]:
    """Word of a region -> the legal picks that hold it."""
    found: dict[str, set[int]] = {}
    for at, pick in enumerate(() if asked is None else asked.picks):
        for word in words_of(pick):
            found.setdefault(word, set()).add(at)
    return found


def _concerned(by_word: dict[str, set[int]], region: Region) -> list[int]:
    """The legal picks that a region concerns (`regions.concerning`), in their order."""
    found: set[int] = set()
    for word in region.about:
        found |= set.intersection(*(by_word.get(part, set()) for part in word.split(TOGETHER)))
    return sorted(found)


def _hint(word: str, plain: Texts) -> str:
    key, _, value = word.partition(":")
    if "+" in word or value.isdigit():
        return ""
    return word_hint(plain, key, value) or (
        face(plain.game).about(value, plain) if plain.game else ""
    )


def _pick(asked: Asked, at: int, plain: Texts) -> Json:
    return {
        "label": pick_text(plain, asked.picks[at]),
        "told": ahead_text(asked, at, plain),
        "id": pick_id(asked.table.id, asked.seat, asked.revision, at),
        "confirm": must_confirm(asked, at),
    }
