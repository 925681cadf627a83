"""/settings: the language of what the bot says in public on this server."""

from __future__ import annotations

from typing import Any

from bot.cogs.game import is_manager
from bot.cogs.house import House, Interaction, answer
from bot.cogs.making import Arg, Making
from bot.cogs.parts import Page
from bot.table import Refused
from bot.texts import LOCALES


def commands(house: House, making: Making) -> list[Any]:
    """The one command."""

    async def settings(interaction: Interaction, language: str | None = None) -> None:
        if interaction.guild_id is None:
            raise Refused("only-in-server")
        if language is not None:
            if not is_manager(interaction):
                raise Refused("not-manager")
            if language not in LOCALES:
                raise Refused("old-button")
            await house.tables.set_guild_locale(interaction.guild_id, language)
        now = await house.tables.guild_locale(interaction.guild_id)
        texts = (await house.private(interaction)).prose
        text_id = "settings-set" if language is not None else "settings-now"
        await answer(interaction, Page(texts.say(f"{text_id}-{now}")))

    choices = tuple((locale, f"language-{locale}", None) for locale in LOCALES)
    arg = Arg("language", "arg-language", required=False, choices=choices)
    return [making.command("command-settings", settings, [arg])]
