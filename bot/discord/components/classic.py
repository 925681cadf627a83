"""Classic messages: a content, an optional embed, pictures as plain files, buttons.

Messages that call a person are classic: a phone's notification shows a message's `content`, which
Components V2 messages cannot have, so those notify without text (docs/discord.md).
"""

from __future__ import annotations

from typing import Any, Final

import discord

from bot.discord.components.parts import COLOUR, Page, Uploaded
from bot.render.panel import Panel
from bot.texts import shorten

CONTENT: Final = 2000
"""Maximum length of a message's content."""
EMBED: Final = 3900
"""Maximum length of an embed's text; Discord accepts 4,096."""


def arguments(page: Page) -> dict[str, Any]:
    """Return the keyword arguments for a new classic message: the sentence as its content, the
    panel as an embed. A panel without a sentence becomes the content if it fits."""
    text, panel = page.said, page.panel
    if panel is not None and not text:
        text = panel.title
        whole = f"**{panel.title}**\n{_text(panel.fitted(EMBED))}"
        if len(whole) <= CONTENT:
            text, panel = whole, None
    keywords: dict[str, Any] = {
        "content": shorten(text, CONTENT),
        "allowed_mentions": page.mentions(),
        "view": _view(page),
    }
    if panel is not None:
        shown = panel.fitted(EMBED)
        keywords["embed"] = discord.Embed(
            title=shown.title, description=_text(shown), colour=COLOUR
        )
    return keywords | page.uploads()


def edit_arguments(page: Page, kept: Uploaded | None) -> dict[str, Any]:
    """Return keyword arguments that make an old classic message show exactly this page; a picture
    that it has `kept` is named, not sent again."""
    keywords = {"embed": None} | arguments(page)
    files = keywords.pop("files", [])
    keywords["attachments"] = page.keeping(kept, files)
    return keywords


def _text(panel: Panel) -> str:
    """Return all of a panel except its title."""
    parts = [f"**{name}**\n{value}" for name, value in panel.parts]
    small = f"-# {panel.footer}" if panel.footer else ""
    return "\n".join(filter(None, (panel.text, panel.board, *parts, small)))


def _view(page: Page) -> discord.ui.View:
    """Return the rows in a view that discord.py does not keep: it is already stopped."""
    view = discord.ui.View(timeout=None)
    for number, items in enumerate(page.rows):
        for item in items:
            item.row = number
            view.add_item(item)
    view.stop()
    return view
