"""Classic messages: a content, perhaps an embed, pictures as plain files, buttons.

Whatever calls a person is one: a phone's notification shows a message's `content`, and that is
forbidden on Components V2 messages, which notify blank (docs/discord.md).
"""

from __future__ import annotations

import io
from typing import Any, Final

import discord

from bot.discord.components.parts import COLOUR, Page, Uploaded, file
from bot.render.panel import Panel
from bot.texts import shorten

CONTENT: Final = 2000
"""Characters of a message's content."""
EMBED: Final = 3900
"""Characters of an embed's text; Discord takes 4,096."""


def arguments(page: Page) -> dict[str, Any]:
    """Keyword arguments of a new classic message: the sentence as its content, a panel as its
    embed. A panel alone becomes the content, if it fits."""
    said, panel = page.said, page.panel
    if panel is not None and not said:
        said = panel.title
        whole = f"**{panel.title}**\n{_text(panel.fitted(EMBED))}"
        if len(whole) <= CONTENT:
            said, panel = whole, None
    found: dict[str, Any] = {
        "content": shorten(said, CONTENT),
        "allowed_mentions": page.mentions(),
        "view": _view(page),
    }
    if panel is not None:
        shown = panel.fitted(EMBED)
        found["embed"] = discord.Embed(title=shown.title, description=_text(shown), colour=COLOUR)
    files = [] if page.picture is None else [file(page.picture)]
    files += [discord.File(io.BytesIO(one.data), filename=one.name) for one in page.files]
    if files:
        found["files"] = files
    return found


def edit_arguments(page: Page, kept: Uploaded | None) -> dict[str, Any]:
    """Keyword arguments that make an old classic message show this page and nothing else; a picture
    that it has `kept` is named, not sent again."""
    found = {"embed": None} | arguments(page)
    files = found.pop("files", [])
    found["attachments"] = page.keeping(kept, files)
    return found


def _text(panel: Panel) -> str:
    """All of a panel but its title."""
    parts = [f"**{name}**\n{value}" for name, value in panel.parts]
    small = f"-# {panel.footer}" if panel.footer else ""
    return "\n".join(filter(None, (panel.text, panel.board, *parts, small)))


def _view(page: Page) -> discord.ui.View:
    """The rows in a view that discord.py will not keep: already stopped."""
    view = discord.ui.View(timeout=None)
    for number, items in enumerate(page.rows):
        for item in items:
            item.row = number
            view.add_item(item)
    view.stop()
    return view
