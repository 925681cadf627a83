"""Checks of application commands."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter, ValidationError

from bot.playground.errors import form, forms
from bot.playground.payloads import Choice, Shape, problems, text

# https://discord.com/developers/docs/interactions/application-commands#application-command-naming
_NAME = re.compile(r"^[-_'\w]{1,32}$")

# https://discord.com/developers/docs/reference#locales
DISCORD_LOCALES = frozenset(
    "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg"  # noqa: SIM905
    " ru uk hi th zh-CN ja zh-TW ko".split()
)


def discord_locale(languages: str) -> str:
    """Return the first language of a browser (`Accept-Language`, in its order) that Discord has;
    English if it has none."""
    exact = {"en": "en-US"} | {locale.lower(): locale for locale in DISCORD_LOCALES}
    regional = {
        locale.partition("-")[0]: locale for locale in sorted(DISCORD_LOCALES, reverse=True)
    }
    for language in languages.split(","):
        wanted = language.partition(";")[0].strip().lower()
        short = wanted.partition("-")[0]
        found = exact.get(wanted) or exact.get(short) or regional.get(short)
        if found is not None:
            return found
    return "en-US"


class Option(Shape):
    type: Annotated[int, Field(ge=1, le=11)]
    name: text(32)  # type: ignore[valid-type]
    name_localizations: dict[str, text(32)] | None = None  # type: ignore[valid-type]
    description: text(100)  # type: ignore[valid-type]
    description_localizations: dict[str, text(100)] | None = None  # type: ignore[valid-type]
    required: bool | None = None
    choices: Annotated[list[Choice], Field(max_length=25)] | None = None
    options: Annotated[list[Option], Field(max_length=25)] | None = None
    min_value: int | None = None
    max_value: int | None = None
    min_length: Annotated[int, Field(ge=0, le=6000)] | None = None
    max_length: Annotated[int, Field(ge=1, le=6000)] | None = None
    autocomplete: bool | None = None


class Command(Shape):
    type: Literal[1, 4] | None = None
    name: text(32)  # type: ignore[valid-type]
    name_localizations: dict[str, text(32)] | None = None  # type: ignore[valid-type]
    description: text(100, 0) | None = None  # type: ignore[valid-type]
    description_localizations: dict[str, text(100)] | None = None  # type: ignore[valid-type]
    options: Annotated[list[Option], Field(max_length=25)] | None = None
    default_member_permissions: str | int | None = None
    dm_permission: bool | None = None
    nsfw: bool | None = None
    contexts: list[Literal[0, 1, 2]] | None = None
    integration_types: list[Literal[0, 1]] | None = None
    id: str | int | None = None
    handler: Literal[1, 2] | None = None


_BATCH: TypeAdapter[Any] = TypeAdapter(list[Command])


def check_batch(body: Any) -> list[dict[str, Any]]:
    """Return the commands of a bulk overwrite; raise Discord's refusal of an invalid one."""
    if not isinstance(body, list):
        raise form("", "must be a list of commands")
    try:
        _BATCH.validate_python(body, strict=True)
    except ValidationError as error:
        raise forms(problems(error)) from None
    slash = [command for command in body if (command.get("type") or 1) == 1]
    if len(slash) > 100:
        raise form("", f"{len(slash)} slash commands; must be 100 or fewer")
    names = [command["name"] for command in slash]
    if len(set(names)) < len(names):
        raise form("", "Application command names must be unique")
    for index, command in enumerate(slash):
        _check_command(str(index), command)
    return body


def _check_command(path: str, command: dict[str, Any]) -> None:
    if not (command.get("description") or "").strip():
        raise form(f"{path}.description", "This field is required")
    _check_names(path, command)
    _check_options(path, command.get("options") or [], depth=0)
    if (characters := _weight(command)) > 8000:
        raise form(path, f"{characters} characters of texts and values; must be 8000 or fewer")


def _check_names(path: str, thing: dict[str, Any]) -> None:
    names = {"name": thing["name"]}
    for locale, name in (thing.get("name_localizations") or {}).items():
        names[f"name_localizations.{locale}"] = name
    for field, name in names.items():
        if not _NAME.match(name) or name != name.lower():
            raise form(f"{path}.{field}", f"Command name is invalid: {name}")
    _check_locales(path, thing)


def _check_locales(path: str, thing: dict[str, Any]) -> None:
    for key in ("name_localizations", "description_localizations"):
        for locale in thing.get(key) or {}:
            if locale not in DISCORD_LOCALES:
                raise form(f"{path}.{key}.{locale}", "not a locale of Discord")


def _check_options(path: str, options: list[dict[str, Any]], depth: int) -> None:
    kinds = {option["type"] for option in options}
    if kinds & {1, 2} and kinds - {1, 2}:
        raise form(f"{path}.options", "subcommands and options cannot stand side by side")
    names: set[str] = set()
    optional = False
    for index, option in enumerate(options):
        here = f"{path}.options.{index}"
        kind = option["type"]
        _check_names(here, option)
        if option["name"] in names:
            raise form(f"{here}.name", f"Option names must be unique: {option['name']}")
        names.add(option["name"])
        if kind in (1, 2):
            if (kind == 2 and depth > 0) or (kind == 1 and depth > 1):
                raise form(f"{here}.type", "nested too deep")
            if option.get("required"):
                raise form(f"{here}.required", "subcommands are not required")
            inner = option.get("options") or []
            if kind == 2 and (not inner or any(part["type"] != 1 for part in inner)):
                raise form(f"{here}.options", "a group holds one to 25 subcommands")
            if kind == 1 and any(part["type"] in (1, 2) for part in inner):
                raise form(f"{here}.options", "a subcommand holds options only")
            _check_options(here, inner, depth + 1)
            continue
        if option.get("options"):
            raise form(f"{here}.options", "only subcommands and groups have options")
        if option.get("required") and optional:
            raise form(here, "Required options must be placed before non-required options")
        optional = optional or not option.get("required")
        _check_values(here, option)


def _check_values(path: str, option: dict[str, Any]) -> None:
    kind, choices = option["type"], option.get("choices") or []
    if option.get("autocomplete") and (choices or kind not in (3, 4)):
        raise form(f"{path}.autocomplete", "only for texts and numbers without choices")
    if choices and kind not in (3, 4):
        raise form(f"{path}.choices", "only for texts and numbers")
    for low, high, its_kind in (
        ("min_value", "max_value", 4),
        ("min_length", "max_length", 3),
    ):
        least, most = option.get(low), option.get(high)
        if (least is not None or most is not None) and kind != its_kind:
            raise form(f"{path}.{low}", "does not fit the option's type")
        if least is not None and most is not None and least > most:
            raise form(f"{path}.{low}", f"must not exceed {high}")
    for key in ("name", "value"):
        values = [choice[key] for choice in choices]
        if len(set(values)) < len(values):
            raise form(f"{path}.choices", f"two choices have the same {key}")
    for index, choice in enumerate(choices):
        check_choice(f"{path}.choices.{index}", choice, kind)


def check_choice(path: str, choice: dict[str, Any], kind: int) -> None:
    """Refuse a choice whose value does not fit an option of type `kind`."""
    value = choice["value"]
    _check_locales(path, choice)
    if type(value) is not (str if kind == 3 else int):
        raise form(f"{path}.value", f"{value!r} does not fit an option of type {kind}")
    if isinstance(value, str) and not 1 <= len(value) <= 100:
        raise form(f"{path}.value", "must be between 1 and 100 in length")
    if not isinstance(value, str) and abs(value) > 2**53:
        raise form(f"{path}.value", "must be within -2**53 and 2**53")


def _weight(thing: dict[str, Any]) -> int:
    """Return the characters that count towards a command's 8,000: each text in its longest
    language."""
    total = 0
    for key in ("name", "description"):
        localised = (thing.get(f"{key}_localizations") or {}).values()
        total += max(len(text) for text in [thing.get(key) or "", *localised])
    for choice in thing.get("choices") or []:
        names = [choice["name"], *(choice.get("name_localizations") or {}).values()]
        total += max(map(len, names)) + len(str(choice["value"]))
    return total + sum(_weight(option) for option in thing.get("options") or [])
