"""Forms. A form's id contains everything, so that one submitted after a restart is understood: it
is answered where all interactions arrive, not by an object in memory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.discord.context import Context
from bot.discord.replies import reply_to
from bot.texts import shorten

MAX_TITLE_CHARS = 45
"""Maximum length of a form's title and of a field's label."""
MAX_FIELD_CHARS = 4000
"""Maximum length of a field's text: Discord's limit."""


@dataclass(frozen=True)
class Field:
    """A text field of one line (several, if `long`), with at most `most` characters."""

    name: str
    label: str
    most: int
    long: bool = False
    required: bool = True
    filled: str = ""


async def ask(ctx: Context, custom_id: str, title: str, fields: Sequence[Field]) -> None:
    """Open a form for the user."""
    modal = discord.ui.Modal(
        title=shorten(title, MAX_TITLE_CHARS), custom_id=custom_id, timeout=900
    )
    for field in fields:
        style = discord.TextStyle.paragraph if field.long else discord.TextStyle.short
        entry: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=field.name,
            style=style,
            required=field.required,
            max_length=field.most,
            default=field.filled or None,
        )
        modal.add_item(
            discord.ui.Label(text=shorten(field.label, MAX_TITLE_CHARS), component=entry)
        )
    await reply_to(ctx.interaction).open(modal)


def submitted_fields(ctx: Context) -> dict[str, str]:
    """Return the submitted texts by field name, at most `MAX_FIELD_CHARS` characters each."""
    data: Any = ctx.interaction.data
    parts = _parts(data["components"])
    return {part["custom_id"]: (part.get("value") or "")[:MAX_FIELD_CHARS] for part in parts}


def _parts(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        inner = (
            [component["component"]]
            if "component" in component
            else component.get("components", [])
        )
        yield from _parts(inner)
        if "custom_id" in component:
            yield component
