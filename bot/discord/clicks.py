"""Answers every button, select and form from its id alone, so that none ever expires.

This is the only registry of custom ids. Each module declares its own (`BUTTONS`): what an id does,
and which right it needs. The format of ids is in `bot.discord.components.ids`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import chain
from typing import Any, Final

from bot.discord.access import MORE_BUTTONS, Button, Press, admit
from bot.discord.commands import away, game, hello, lobby, play, seats, server, settings
from bot.discord.components import ids
from bot.discord.components.parts import Item
from bot.discord.context import Context
from bot.discord.pages import pace
from bot.discord.replies import Interaction
from bot.slots import Feature
from bot.table import Refused

OWNERS: Final = (
    away, game, hello,
    lobby, pace, play,
    seats, server, settings,
)  # fmt: skip
BUTTONS: Final[Mapping[tuple[str, str], Button]] = {
    (button.kind, button.name): button
    for button in chain.from_iterable(owner.BUTTONS for owner in OWNERS)
}
"""Kind of an id and its action or form ("" if it has none) -> its declaration."""


@cache
def buttons(features: tuple[Feature, ...]) -> Mapping[tuple[str, str], Button]:
    """Return the buttons of the core and of these features; no others are accepted."""
    added = {(button.kind, button.name): button for button in MORE_BUTTONS.of(features)}
    return {**BUTTONS, **added}


def declaration_of(
    custom_id: str, features: tuple[Feature, ...] = ()
) -> tuple[Button, dict[str, str]]:
    """Return the declaration of an id, and its parts. Refused: "old-button" for an unknown id."""
    kind, parts = _kind_of(custom_id)
    button = buttons(features).get(kind)
    if button is None:
        raise Refused("old-button")
    return button, parts


def _kind_of(custom_id: str) -> tuple[tuple[str, str], dict[str, str]]:
    kind, parts = ids.parse(custom_id)
    return (kind, parts.get("action", parts.get("form", ""))), parts


def existing(features: tuple[Feature, ...], *items: Item) -> tuple[Item, ...]:
    """Those of these buttons that the core or one of these features answers. A feature passes the
    buttons of another one, which it can do without, through this."""
    known = buttons(features)
    ids_of = ((item, item.to_component_dict()["custom_id"]) for item in items)
    return tuple(item for item, custom_id in ids_of if _kind_of(custom_id)[0] in known)


async def answer_click(ctx: Context) -> None:
    """Answer a click on a component from its id alone."""
    button, press = await _resolve(ctx)
    await button.run(press)


async def answer_form(ctx: Context) -> None:
    """Answer a form from its id alone, even if it was opened before a restart."""
    button, press = await _resolve(ctx)
    if button.filled is None:
        raise Refused("old-button")
    await button.filled(press)


def what_is_asked(interaction: Interaction) -> str:
    """Describe a command, click or form to the host, without names, numbers or texts."""
    data: Any = interaction.data or {}
    if "custom_id" not in data:
        words, options = [str(data.get("name", ""))], data.get("options", ())
        while options and options[0]["type"] in (1, 2):  # subcommands
            words.append(options[0]["name"])
            options = options[0].get("options", ())
        return "/" + " ".join(words)
    try:
        return " ".join(filter(None, _kind_of(data["custom_id"])[0]))
    except Refused:
        return "unknown button"


async def _resolve(ctx: Context) -> tuple[Button, Press]:
    """Return the button and the press, for a user who has the right."""
    data: Any = ctx.interaction.data
    button, parts = declaration_of(data["custom_id"], ctx.bot.features)
    about = None
    if button.right is not None:
        about = await admit(ctx, parts["table"], button.right)
    values = data.get("values", [])
    return button, Press(ctx, data["custom_id"], parts, values, about)
