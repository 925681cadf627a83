"""Checks of components: classic rows, Components V2, modals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, TypeVar

from pydantic import AfterValidator, Field, TypeAdapter, ValidationError

from bot.playground.errors import form, forms
from bot.playground.payloads import Emoji, MediaUrl, Shape, problems, text

V2 = 1 << 15

Count = Annotated[int, Field(ge=0, le=25)]


class Component(Shape):
    id: Annotated[int, Field(ge=0)] | None = None


class Button(Component):
    type: Literal[2]
    style: Literal[1, 2, 3, 4, 5]
    label: text(80, 0) | None = None  # type: ignore[valid-type]
    custom_id: text(100) | None = None  # type: ignore[valid-type]
    url: Annotated[str, Field(max_length=512)] | None = None
    emoji: Emoji | None = None
    disabled: bool | None = None


class SelectOption(Shape):
    label: text(100)  # type: ignore[valid-type]
    value: text(100)  # type: ignore[valid-type]
    description: text(100, 0) | None = None  # type: ignore[valid-type]
    emoji: Emoji | None = None
    default: bool | None = None


class Select(Component):
    type: Literal[3]
    options: Annotated[list[SelectOption], Field(min_length=1, max_length=25)]
    custom_id: text(100)  # type: ignore[valid-type]
    placeholder: text(150, 0) | None = None  # type: ignore[valid-type]
    min_values: Count | None = None
    max_values: Annotated[int, Field(ge=1, le=25)] | None = None
    disabled: bool | None = None
    required: bool | None = None


Pressable = Annotated[Button | Select, Field(discriminator="type")]


class ActionRow(Component):
    type: Literal[1]
    components: Annotated[list[Pressable], Field(min_length=1, max_length=5)]


class TextDisplay(Component):
    type: Literal[10]
    content: text(4000)  # type: ignore[valid-type]


class Media(Shape):
    url: MediaUrl


class GalleryItem(Shape):
    media: Media
    description: text(1024) | None = None  # type: ignore[valid-type]
    spoiler: bool | None = None


class Gallery(Component):
    type: Literal[12]
    items: Annotated[list[GalleryItem], Field(min_length=1, max_length=10)]


def _uploaded(media: Media) -> Media:
    if not media.url.startswith(("attachment://", "http://127.0.0.1", "http://localhost")):
        raise ValueError("a file must be an attachment:// reference")
    return media


class File(Component):
    type: Literal[13]
    file: Annotated[Media, AfterValidator(_uploaded)]
    spoiler: bool | None = None


Inner = Annotated[ActionRow | TextDisplay | Gallery | File, Field(discriminator="type")]


class Container(Component):
    type: Literal[17]
    accent_color: Annotated[int, Field(ge=0, le=0xFFFFFF)] | None = None
    spoiler: bool | None = None
    components: Annotated[list[Inner], Field(min_length=1)]


Top = Annotated[ActionRow | TextDisplay | Gallery | File | Container, Field(discriminator="type")]


class TextInput(Component):
    type: Literal[4]
    custom_id: text(100)  # type: ignore[valid-type]
    style: Literal[1, 2]
    label: None = None  # discord.py names it always; the label around it has the text
    min_length: Annotated[int, Field(ge=0, le=4000)] | None = None
    max_length: Annotated[int, Field(ge=1, le=4000)] | None = None
    required: bool | None = None
    value: text(4000, 0) | None = None  # type: ignore[valid-type]
    placeholder: text(100, 0) | None = None  # type: ignore[valid-type]


class Label(Component):
    type: Literal[18]
    label: text(45)  # type: ignore[valid-type]
    description: text(100) | None = None  # type: ignore[valid-type]
    component: Annotated[TextInput | Select, Field(discriminator="type")]


_CLASSIC: TypeAdapter[Any] = TypeAdapter(Annotated[list[ActionRow], Field(max_length=5)])
_LAYOUT: TypeAdapter[Any] = TypeAdapter(list[Top])
_FORM: TypeAdapter[Any] = TypeAdapter(Annotated[list[Label], Field(min_length=1, max_length=5)])

T = TypeVar("T")


def walk(components: Any, path: str = "components") -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield (path, component) of each component in a tree, parents first, in reading order."""
    for index, component in enumerate(components or []):
        here = f"{path}.{index}"
        yield here, component
        yield from walk(component.get("components"), f"{here}.components")
        if isinstance(component.get("component"), dict):
            yield f"{here}.component", component["component"]


def media(components: Any) -> Iterator[dict[str, Any]]:
    """Yield each unfurled media item ({"url": …}) in a tree."""
    for _, component in walk(components):
        items = component.get("items") or []
        for holder in [component, *items]:
            for name in ("media", "file"):
                if isinstance(holder.get(name), dict):
                    yield holder[name]


def check_message(components: list[dict[str, Any]], flags: int) -> None:
    """Refuse components that Discord would not accept in a message with these `flags`."""
    layout = bool(flags & V2)
    if not layout:
        for index, component in enumerate(components):
            if component.get("type") in (10, 12, 13, 17):
                raise form(f"components.{index}.type", "needs the IS_COMPONENTS_V2 flag")
    _shape(_LAYOUT if layout else _CLASSIC, components)
    _common(components)
    if layout:
        everything = list(walk(components))
        if len(everything) > 40:
            raise form("components", f"{len(everything)} components; must be 40 or fewer in all")
        characters = sum(len(part["content"]) for _, part in everything if part["type"] == 10)
        if characters > 4000:
            raise form("components", f"{characters} characters of text; must be 4000 or fewer")


def check_modal(components: list[dict[str, Any]]) -> None:
    """Refuse components that Discord would not accept in a modal."""
    _shape(_FORM, components)
    _common(components)
    for path, component in walk(components):
        if component["type"] == 3:
            if component.get("disabled"):
                raise form(f"{path}.disabled", "nothing in a modal can be disabled")
            if component.get("min_values") == 0 and component.get("required", True):
                raise form(f"{path}.min_values", "0 needs required to be false")
        if component["type"] == 4:
            least, most = component.get("min_length") or 0, component.get("max_length") or 4000
            value = component.get("value")
            if least > most:
                raise form(f"{path}.min_length", "must not exceed max_length")
            if value and not least <= len(value) <= most:
                raise form(f"{path}.value", f"must be between {least} and {most} in length")


def _shape(adapter: TypeAdapter[Any], components: Any) -> None:
    try:
        adapter.validate_python(components, strict=True)
    except ValidationError as error:
        raise forms(problems(error, "components")) from None


def _common(components: Any) -> None:
    """Check rows, buttons and selects at any depth, and the ids across the tree."""
    custom: dict[str, str] = {}
    numbers: set[int] = set()
    for path, component in walk(components):
        kind = component["type"]
        if number := component.get("id"):
            if number in numbers:
                raise form(f"{path}.id", f"duplicate component id {number}")
            numbers.add(number)
        name = component.get("custom_id")
        if name is not None:
            if name in custom:
                raise form(f"{path}.custom_id", f"Component custom id cannot be duplicated: {name}")
            custom[name] = path
        if kind == 1:
            _check_row(path, component)
        elif kind == 2:
            _check_button(path, component)
        elif kind == 3:
            _check_select(path, component)


def _check_row(path: str, row: dict[str, Any]) -> None:
    kinds = [component["type"] for component in row["components"]]
    if len(kinds) > 1 and any(kind != 2 for kind in kinds):
        raise form(f"{path}.components", "a select takes a row of its own")


def _check_button(path: str, button: dict[str, Any]) -> None:
    style, url, custom = button["style"], button.get("url"), button.get("custom_id")
    emoji = button.get("emoji")
    if style == 5:
        if not url:
            raise form(f"{path}.url", "A url is required for a link button")
        if custom:
            raise form(f"{path}.custom_id", "A link button cannot have a custom id")
        if not url.startswith(("http://", "https://", "discord://")):
            raise form(f"{path}.url", "Not a well formed URL.")
    elif not custom:
        raise form(f"{path}.custom_id", "A custom id is required")
    elif url:
        raise form(f"{path}.url", "Only a link button can have a url")
    if not (button.get("label") or "").strip() and not emoji:
        raise form(f"{path}.label", "A button needs a label or an emoji")
    if emoji is not None and not (emoji.get("id") or emoji.get("name")):
        raise form(f"{path}.emoji", "Invalid emoji")


def _check_select(path: str, select: dict[str, Any]) -> None:
    least = 1 if select.get("min_values") is None else select["min_values"]
    most = 1 if select.get("max_values") is None else select["max_values"]
    if least > most:
        raise form(f"{path}.min_values", "must not exceed max_values")
    values = [option["value"] for option in select["options"]]
    twice = {value for value in values if values.count(value) > 1}
    if twice:
        raise form(f"{path}.options", f"duplicate option value {sorted(twice)[0]}")
    if most > len(values):
        raise form(f"{path}.max_values", f"must not exceed the {len(values)} options")
    chosen = sum(bool(option.get("default")) for option in select["options"])
    if chosen > most:
        raise form(path, f"{chosen} defaults; at most {most} may be chosen")
