"""Forms: what is asked in writing. A form's id says everything, so that one filled in after a
restart is understood too: it is answered where all interactions arrive, not by an object kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.discord.context import Context
from bot.discord.replies import reply_to
from bot.texts import shorten

MAX_TITLE_CHARS = 45
"""Longest title of a form and label of a field, in characters."""
MAX_FIELD_CHARS = 4000
"""Longest text of a field, in characters: Discord's limit."""


@dataclass(frozen=True)
class Field:
    """A line to write in (several, if `long`), of at most `most` characters."""

    name: str
    label: str
    most: int
    long: bool = False
    required: bool = True
    filled: str = ""


async def ask(ctx: Context, custom_id: str, title: str, fields: Sequence[Field]) -> None:
    """Open a form for the one who acts."""
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


def written(ctx: Context) -> dict[str, str]:
    """What was written, by the fields' names, at most `MAX_FIELD_CHARS` characters each."""
    data: Any = ctx.interaction.data
    parts = _parts(data["components"])
    return {part["custom_id"]: (part.get("value") or "")[:MAX_FIELD_CHARS] for part in parts}


def _parts(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for one in components:
        inner = [one["component"]] if "component" in one else one.get("components", [])
        yield from _parts(inner)
        if "custom_id" in one:
            yield one
