"""Creates slash commands: every name and description comes from the texts, in both languages."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Optional

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.discord.context import Context
from bot.discord.guard import guarded
from bot.discord.replies import Interaction
from bot.slots import Feature
from bot.table import Refused
from bot.texts import LOCALES, Library

MAX_TYPED_CHARS = 200
"""Default maximum length of a typed option."""

BASE = "en"
"""The language of the names that Discord falls back to."""

Run = Callable[..., Awaitable[None]]
"""Called with the interaction and the given arguments by name."""
Suggest = Callable[[Context, str], Awaitable[Sequence[tuple[str, str | int]]]]
"""Returns (label, value) of possible continuations of the typed text; at most 25 are shown."""


@dataclass(frozen=True)
class Arg:
    """An option of a command. `key` is the text id: `.name` and `.text` are shown."""

    name: str
    key: str
    kind: type[str | int | bool | discord.User | discord.Role | discord.Attachment] = str
    required: bool = True
    suggest: Suggest | None = None
    choices: tuple[tuple[str, str, str | None], ...] = ()
    """Fixed values: (value, text id, game of that text)."""
    most: int = MAX_TYPED_CHARS
    """Maximum length of a typed text; Discord and the bot refuse more."""

    @property
    def typed(self) -> bool:
        """Whether its value is free text."""
        return self.kind is str and not self.choices

    @property
    def hint(self) -> Any:
        """The annotation from which discord.py reads the option's kind and limits."""
        return app_commands.Range[str, 0, self.most] if self.typed else self.kind


class CommandFactory:
    """Creates commands, with their names and descriptions from the texts; `features` add some."""

    def __init__(self, library: Library, features: Sequence[Feature] = ()) -> None:
        self.library = library
        self.features = features

    def text(self, key: str, game: str | None = None) -> locale_str:
        """Return a text that Discord shows in the reader's language."""
        return locale_str(self.library.texts(BASE, game).say(key), key=key, game=game)

    def group(self, key: str, name: str | None = None, game: str | None = None) -> Any:
        """Return a group of subcommands; a game's group has its own `name` in every language."""
        title: Any = name or self.text(f"{key}.name", game)
        return app_commands.Group(name=title, description=self.text(f"{key}.text", game))

    def command(
        self,
        key: str,
        run: Run,
        args: Sequence[Arg] = (),
        *,
        game: str | None = None,
        in_dm: bool = True,
    ) -> app_commands.Command[Any, ..., None]:
        """Return a command that calls `run` under guard. `in_dm`: may be used in a direct
        message."""

        async def bounded(ctx: Context, **options: Any) -> None:
            for arg in args:
                if arg.typed and len(options.get(arg.name) or "") > arg.most:
                    raise Refused("typed-too-long", {"most": arg.most})
            await run(ctx, **options)

        async def callback(interaction: Interaction, **options: Any) -> None:
            ctx = Context.of(interaction)
            await guarded(ctx, bounded(ctx, **options))

        callback.__signature__ = _signature(args)  # type: ignore[attr-defined]
        shown: Any = callback
        if args:
            texts = {a.name: self.text(f"{a.key}.text", game) for a in args}
            names = {a.name: self.text(f"{a.key}.name", game) for a in args}
            shown = app_commands.describe(**texts)(shown)
            shown = app_commands.rename(**names)(shown)
        fixed = {a.name: self._choices(a) for a in args if a.choices}
        if fixed:
            shown = app_commands.choices(**fixed)(shown)
        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=self.text(f"{key}.name", game),
            description=self.text(f"{key}.text", game),
            callback=shown,
        )
        if not in_dm:
            command.guild_only = True
        for arg in args:
            if arg.suggest is not None:
                command.autocomplete(arg.name)(self._autocomplete(arg.suggest))
        return command

    def _choices(self, arg: Arg) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=self.text(key, game), value=value)
            for value, key, game in arg.choices
        ]

    def _autocomplete(self, suggest: Suggest) -> Any:
        async def autocomplete(
            interaction: Interaction, current: str
        ) -> list[app_commands.Choice[Any]]:
            ctx, choices = Context.of(interaction), list[app_commands.Choice[Any]]()

            async def look() -> None:
                for label, value in (await suggest(ctx, str(current)))[:25]:
                    name = label if len(label) <= 100 else label[:99] + "…"
                    choices.append(app_commands.Choice(name=name or "…", value=value))

            await guarded(ctx, look())
            return choices

        return autocomplete


def shorten_typed(options: Sequence[dict[str, Any]], most: int = MAX_TYPED_CHARS) -> None:
    """Shorten every text in the options of an interaction in place, at any depth. Discord checks
    the length of what is sent, but not of what is still being typed."""
    for option in options:
        if isinstance(option.get("value"), str):
            option["value"] = option["value"][:most]
        shorten_typed(option.get("options") or (), most)


def _signature(args: Sequence[Arg]) -> inspect.Signature:
    """Return the signature from which discord.py reads the options."""
    parameter = inspect.Parameter
    parameters = [parameter("interaction", parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)]
    for arg in args:
        if arg.required:
            parameters.append(
                parameter(arg.name, parameter.POSITIONAL_OR_KEYWORD, annotation=arg.hint)
            )
        else:
            hint: Any = Optional[arg.hint]  # noqa: UP045
            parameters.append(
                parameter(arg.name, parameter.POSITIONAL_OR_KEYWORD, annotation=hint, default=None)
            )
    return inspect.Signature(parameters)


class Translations(app_commands.Translator):
    """Shows names in the languages of `LOCALES`; English ones to everybody else."""

    def __init__(self, library: Library) -> None:
        self.library = library

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        """Return the text in `locale`, or None where Discord should show the English one."""
        key = string.extras.get("key")
        language = locale.value.split("-")[0]
        if key is None or language == BASE or language not in LOCALES:
            return None
        return self.library.texts(language, string.extras.get("game")).say(key)
