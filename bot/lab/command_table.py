"""Write docs/commands.md from the command tree: `python -m bot.lab.command_table`."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from bot.discord.client import GharkaneClient, payload
from bot.discord.components.command_factory import Translations
from bot.discord.context import BotContext
from bot.discord.rates import Rates
from bot.features import FEATURES
from bot.table import Tables
from bot.texts import Library
from engine.games import GAMES

COMMANDS_PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "commands.md"
COMMANDS_HEADER: Final = """# Commands

Every slash command, with its French name and its options.
`.venv/bin/python -m bot.lab.command_table` writes this page from the command tree; a test compares
them.

Discord shows each command in the reader's language. An option in brackets may be left out. Commands
that other bots have too are also under `/game`.
"""
SUBCOMMANDS: Final = (1, 2)
"""Discord's types of options that are subcommands or groups of them."""

Json = dict[str, Any]


class NoNotes:
    """A replacement for the database, as nothing is registered with Discord here."""

    async def mark(self, key: str) -> str | None:
        """Return nothing: there are no marks."""
        return None

    async def set_mark(self, key: str, value: str) -> None:
        """Discard the mark."""


async def commands_of(library: Library) -> list[Json]:
    """Return the commands as they are registered with Discord."""
    context = BotContext(
        Tables.__new__(Tables), library, "fr", Rates(lambda: 0.0), features=FEATURES
    )
    client = GharkaneClient(context, NoNotes())
    await client.tree.set_translator(Translations(library))
    return await payload(client.tree)


def page(commands: list[Json]) -> str:
    """Return the page: the bot's own commands, then the moves of each game."""
    games = {package.SLASH for package in GAMES.values()}
    ordered = sorted(commands, key=lambda entry: (entry["name"] in games, entry["name"]))
    parts = [COMMANDS_HEADER]
    parts += ["## The table and you\n", *_table([c for c in ordered if c["name"] not in games])]
    for command in (c for c in ordered if c["name"] in games):
        parts += [f"\n## /{command['name']}: the moves of that game\n", *_table([command])]
    return "\n".join(parts) + "\n"


def _table(commands: list[Json]) -> Iterator[str]:
    yield "| command | French | what it does | options |"
    yield "| --- | --- | --- | --- |"
    for command in commands:
        for names, french, leaf in _ways(command, (), ()):
            options = " ".join(map(_option, leaf.get("options") or []))
            description = leaf["description"].replace("|", "\\|")
            yield f"| `/{' '.join(names)}` | `/{' '.join(french)}` | {description} | {options} |"


def _ways(
    command: Json, names: tuple[str, ...], french: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...], Json]]:
    """Yield the paths to each callable command, in both languages."""
    names = (*names, command["name"])
    localized: dict[str, str] = command.get("name_localizations") or {}
    french = (*french, localized.get("fr", str(command["name"])))
    below = [option for option in command.get("options") or [] if option["type"] in SUBCOMMANDS]
    for option in below:
        yield from _ways(option, names, french)
    if not below:
        yield names, french, command


def _option(option: Json) -> str:
    return f"`{option['name']}`" if option.get("required") else f"[`{option['name']}`]"


def main() -> None:
    """Write the page."""
    COMMANDS_PAGE.write_text(page(asyncio.run(commands_of(Library()))), encoding="utf-8")


if __name__ == "__main__":
    main()
