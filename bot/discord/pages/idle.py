"""The page shown instead of a seat's menu while there is nothing to pick."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bot.discord.components.ids import table_id
from bot.discord.components.parts import Item, Page, button
from bot.discord.pages.tables import over_row, standstill_text
from bot.present.pictures import Illustration
from bot.render.panel import Panel
from bot.slots import Feature, Slot
from bot.table import Asked
from bot.texts import Said, Texts

MENU_ITEMS: Final[Slot[Callable[[Asked, Texts], Sequence[Item]]]] = Slot()
"""Adds buttons under the menu of a seat, or where it has nothing to pick."""


def idle_page(
    asked: Asked,
    texts: Texts,
    message: str = "",
    *,
    picture: Illustration | None = None,
    turns: bool = False,
    features: Sequence[Feature] = (),
) -> Page:
    """Return who is awaited. A page that does not update itself has a button to refresh. `features`
    add buttons."""
    if asked.table.status in ("ended", "paused"):
        sentence = standstill_text(asked.table, texts)
    else:
        sentence = texts.say("menu-nothing", who=Said(awaited_text(asked, texts)))
    items: list[Item] = [button(texts.say("game-sheet.button"), table_id(asked.table.id, "sheet"))]
    if asked.table.status == "ended":
        items += over_row(features, asked.table, texts)
    else:
        items += MENU_ITEMS.gather(features, asked, texts)
        if not turns:
            items.insert(0, button(texts.say("button-again"), table_id(asked.table.id, "again")))
    text = "\n".join(part for part in (message, sentence) if part)
    panel = Panel(texts.say("game-name"), text)
    return Page(panel=panel, rows=(tuple(items),), picture=picture)


def awaited_text(asked: Asked, texts: Texts) -> str:
    """Return the awaited people, by name."""
    return texts.listed([texts.seat(s) for s in dict.fromkeys(s for s, _ in asked.view.awaited)])
