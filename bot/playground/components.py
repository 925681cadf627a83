"""Checks of components: classic rows, Components V2, modals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, TypeVar

from pydantic import AfterValidator, Field, TypeAdapter, ValidationError

from bot.playground.errors import form, forms
from bot.playground.payloads import Emoji, Id, MediaUrl, Shape, problems, text

V2 = 1 << 15

Count = Annotated[int, Field(ge=0, le=25)]


class Component(Shape):
    id: Annotated[int, Field(ge=0)] | None = None


class Button(Component):
    type: Literal[2]
    style: Literal[1, 2, 3, 4, 5, 6]
    label: text(80, 0) | None = None  # type: ignore[valid-type]
    custom_id: text(100) | None = None  # type: ignore[valid-type]
    url: Annotated[str, Field(max_length=512)] | None = None
    emoji: Emoji | None = None
    disabled: bool | None = None
    sku_id: Id | None = None


class SelectOption(Shape):
    label: text(100)  # type: ignore[valid-type]
    value: text(100)  # type: ignore[valid-type]
    description: text(100, 0) | None = None  # type: ignore[valid-type]
    emoji: Emoji | None = None
    default: bool | None = None


class DefaultValue(Shape):
    id: Id
    type: Literal["user", "role", "channel"]


class Select(Component):
    custom_id: text(100)  # type: ignore[valid-type]
    placeholder: text(150, 0) | None = None  # type: ignore[valid-type]
    min_values: Count | None = None
    max_values: Annotated[int, Field(ge=1, le=25)] | None = None
    disabled: bool | None = None
    required: bool | None = None


class StringSelect(Select):
    type: Literal[3]
    options: Annotated[list[SelectOption], Field(min_length=1, max_length=25)]


class EntitySelect(Select):
    type: Literal[5, 6, 7, 8]
    default_values: Annotated[list[DefaultValue], Field(max_length=25)] | None = None
    channel_types: list[int] | None = None


Pressable = Annotated[Button | StringSelect | EntitySelect, Field(discriminator="type")]


class ActionRow(Component):
    type: Literal[1]
    components: Annotated[list[Pressable], Field(min_length=1, max_length=5)]


class TextDisplay(Component):
    type: Literal[10]
    content: text(4000)  # type: ignore[valid-type]


class Media(Shape):
    url: MediaUrl
    # keys that Discord adds to the components it returns
    proxy_url: str | None = None
    width: int | None = None
    height: int | None = None
    content_type: str | None = None
    attachment_id: Id | None = None
    id: Id | None = None
    placeholder: str | None = None
    placeholder_version: int | None = None
    loading_state: int | None = None
    flags: int | None = None


class Thumbnail(Component):
    type: Literal[11]
    media: Media
    description: text(1024) | None = None  # type: ignore[valid-type]
    spoiler: bool | None = None


class Section(Component):
    type: Literal[9]
    components: Annotated[list[TextDisplay], Field(min_length=1, max_length=3)]
    accessory: Annotated[Button | Thumbnail, Field(discriminator="type")]


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
    name: str | None = None
    size: int | None = None


class Separator(Component):
    type: Literal[14]
    divider: bool | None = None
    spacing: Literal[1, 2] | None = None


Inner = Annotated[
    ActionRow | Section | TextDisplay | Gallery | File | Separator, Field(discriminator="type")
]


class Container(Component):
    type: Literal[17]
    accent_color: Annotated[int, Field(ge=0, le=0xFFFFFF)] | None = None
    spoiler: bool | None = None
    components: Annotated[list[Inner], Field(min_length=1)]


Top = Annotated[
    ActionRow | Section | TextDisplay | Gallery | File | Separator | Container,
    Field(discriminator="type"),
]


class TextInput(Component):
    type: Literal[4]
    custom_id: text(100)  # type: ignore[valid-type]
    style: Literal[1, 2]
    label: text(45) | None = None  # type: ignore[valid-type]
    min_length: Annotated[int, Field(ge=0, le=4000)] | None = None
    max_length: Annotated[int, Field(ge=1, le=4000)] | None = None
    required: bool | None = None
    value: text(4000, 0) | None = None  # type: ignore[valid-type]
    placeholder: text(100, 0) | None = None  # type: ignore[valid-type]


class GroupOption(Shape):
    label: text(100)  # type: ignore[valid-type]
    value: text(100)  # type: ignore[valid-type]
    description: text(100, 0) | None = None  # type: ignore[valid-type]
    default: bool | None = None


class RadioGroup(Component):
    type: Literal[21]
    custom_id: text(100)  # type: ignore[valid-type]
    required: bool | None = None
    options: Annotated[list[GroupOption], Field(min_length=2, max_length=10)]


class CheckboxGroup(Component):
    type: Literal[22]
    custom_id: text(100)  # type: ignore[valid-type]
    required: bool | None = None
    min_values: Annotated[int, Field(ge=0, le=10)] | None = None
    max_values: Annotated[int, Field(ge=1, le=10)] | None = None
    options: Annotated[list[GroupOption], Field(min_length=1, max_length=10)]


class Checkbox(Component):
    type: Literal[23]
    custom_id: text(100)  # type: ignore[valid-type]
    default: bool | None = None


class Label(Component):
    type: Literal[18]
    label: text(45)  # type: ignore[valid-type]
    description: text(100) | None = None  # type: ignore[valid-type]
    component: Annotated[
        TextInput | StringSelect | EntitySelect | RadioGroup | CheckboxGroup | Checkbox,
        Field(discriminator="type"),
    ]


class InputRow(Component):
    type: Literal[1]
    components: Annotated[list[TextInput], Field(min_length=1, max_length=1)]


FormPart = Annotated[Label | InputRow | TextDisplay, Field(discriminator="type")]

_CLASSIC: TypeAdapter[Any] = TypeAdapter(Annotated[list[ActionRow], Field(max_length=5)])
_LAYOUT: TypeAdapter[Any] = TypeAdapter(list[Top])
_FORM: TypeAdapter[Any] = TypeAdapter(Annotated[list[FormPart], Field(min_length=1, max_length=5)])

T = TypeVar("T")


def walk(components: Any, path: str = "components") -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield (path, component) of each component in a tree, parents first, in reading order."""
    for index, component in enumerate(components or []):
        here = f"{path}.{index}"
        yield here, component
        yield from walk(component.get("components"), f"{here}.components")
        for inner in ("accessory", "component"):
            if isinstance(component.get(inner), dict):
                yield f"{here}.{inner}", component[inner]


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
            if component.get("type") in (9, 10, 11, 12, 13, 14, 17):
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
        if component["type"] == 1 and not component["components"][0].get("label"):
            raise form(f"{path}.components.0.label", "This field is required")
        if component["type"] == 18:
            inner = component["component"]
            if inner["type"] == 4 and inner.get("label"):
                raise form(f"{path}.component.label", "a text input in a label has no label")
            if inner["type"] in (3, 5, 6, 7, 8) and inner.get("disabled"):
                raise form(f"{path}.component.disabled", "nothing in a modal can be disabled")
            if inner["type"] == 3 and inner.get("min_values") == 0 and inner.get("required", True):
                raise form(f"{path}.component.min_values", "0 needs required to be false")
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
        elif kind in (3, 5, 6, 7, 8):
            _check_select(path, component)
        elif kind in (21, 22):
            _check_select(path, {"max_values": 1, **component} if kind == 21 else component)


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
    elif style != 6:
        if not custom:
            raise form(f"{path}.custom_id", "A custom id is required")
        if url:
            raise form(f"{path}.url", "Only a link button can have a url")
    if style != 6 and not (button.get("label") or "").strip() and not emoji:
        raise form(f"{path}.label", "A button needs a label or an emoji")
    if emoji is not None and not (emoji.get("id") or emoji.get("name")):
        raise form(f"{path}.emoji", "Invalid emoji")


def _check_select(path: str, select: dict[str, Any]) -> None:
    least = 1 if select.get("min_values") is None else select["min_values"]
    most = select.get("max_values")
    options = select.get("options")
    if most is None:
        most = len(options) if select["type"] == 22 and options else 1
    if least > most:
        raise form(f"{path}.min_values", "must not exceed max_values")
    if options is None:
        chosen = len(select.get("default_values") or [])
    else:
        values = [option["value"] for option in options]
        twice = {value for value in values if values.count(value) > 1}
        if twice:
            raise form(f"{path}.options", f"duplicate option value {sorted(twice)[0]}")
        if most > len(values):
            raise form(f"{path}.max_values", f"must not exceed the {len(values)} options")
        chosen = sum(bool(option.get("default")) for option in options)
    if chosen > most:
        raise form(path, f"{chosen} defaults; at most {most} may be chosen")
    if select["type"] == 8 or select.get("channel_types") is None:
        return
    raise form(f"{path}.channel_types", "only for channel selects")
