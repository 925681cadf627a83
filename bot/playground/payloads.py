"""The shapes that Discord accepts, with their limits (source: Discord's documentation).

The shapes refuse unknown keys: Discord drops them silently, so that a typo would lose a feature.
Checks across several fields are in `checks.py`, `components.py` and `commands.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from bot.playground.errors import forms

Id = Annotated[str, Field(pattern=r"^\d{1,20}$")] | Annotated[int, Field(ge=0)]


def _not_blank(text: str) -> str:
    if not text.strip():
        raise ValueError("This field is required")
    return text


def _web(url: str) -> str:
    if not url.startswith(("http://", "https://")):
        raise ValueError('Scheme must be one of ("http", "https")')
    return url


def _media(url: str) -> str:
    if not url.startswith(("http://", "https://", "attachment://")):
        raise ValueError('Scheme must be one of ("http", "https", "attachment")')
    return url


def text(longest: int, shortest: int = 1) -> Any:
    """Return the type of a string of `shortest` to `longest` characters that is not blank (unless
    it may be empty)."""
    limits = Field(min_length=shortest, max_length=longest)
    if shortest:
        return Annotated[str, limits, AfterValidator(_not_blank)]
    return Annotated[str, limits]


WebUrl = Annotated[str, Field(max_length=2048), AfterValidator(_web)]
MediaUrl = Annotated[str, Field(max_length=2048), AfterValidator(_media)]


class Shape(BaseModel):
    """A payload without unknown keys or silent conversion of types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Emoji(Shape):
    id: Id | None = None
    name: text(32) | None = None  # type: ignore[valid-type]
    animated: bool | None = None


class EmbedAuthor(Shape):
    name: text(256)  # type: ignore[valid-type]
    icon_url: MediaUrl | None = None


class Embed(Shape):
    type: Literal["rich"] | None = None
    title: text(256, 0) | None = None  # type: ignore[valid-type]
    description: text(4096, 0) | None = None  # type: ignore[valid-type]
    color: Annotated[int, Field(ge=0, le=0xFFFFFF)] | None = None
    author: EmbedAuthor | None = None
    flags: int | None = None

    def characters(self) -> int:
        """Return how many characters count towards the 6,000 of a message's embeds."""
        texts = [self.title, self.description, self.author and self.author.name]
        return sum(len(text) for text in texts if text)


class AllowedMentions(Shape):
    parse: list[Literal["users", "roles", "everyone"]] | None = None
    users: Annotated[list[Id], Field(max_length=100)] | None = None
    roles: Annotated[list[Id], Field(max_length=100)] | None = None
    replied_user: bool | None = None


class AttachmentStub(Shape):
    id: Id
    filename: text(1024) | None = None  # type: ignore[valid-type]
    description: text(1024, 0) | None = None  # type: ignore[valid-type]
    title: text(1024, 0) | None = None  # type: ignore[valid-type]
    # a kept attachment may be sent back as Discord returned it
    size: int | None = None
    url: str | None = None
    proxy_url: str | None = None
    width: int | None = None
    height: int | None = None
    content_type: str | None = None
    spoiler: bool | None = None
    flags: int | None = None


class MessageBody(Shape):
    """The common fields of creating and editing a message."""

    content: text(2000, 0) | None = None  # type: ignore[valid-type]
    embeds: Annotated[list[Embed], Field(max_length=10)] | None = None
    allowed_mentions: AllowedMentions | None = None
    components: list[dict[str, Any]] | None = None
    attachments: Annotated[list[AttachmentStub], Field(max_length=10)] | None = None
    flags: int | None = None
    tts: bool | None = None  # discord.py sends it with every edit; Discord does not look at it


class MessageCreate(MessageBody):
    nonce: Annotated[str, Field(max_length=25)] | int | None = None
    enforce_nonce: bool | None = None


class WebhookExecute(MessageBody):
    username: text(80) | None = None  # type: ignore[valid-type]
    avatar_url: WebUrl | None = None


class WebhookMake(Shape):
    name: text(80)  # type: ignore[valid-type]
    avatar: str | None = None


class EmojiCreate(Shape):
    name: Annotated[str, Field(pattern=r"^\w{2,32}$")]
    image: str


class Deferral(Shape):
    flags: Literal[0, 64] | None = None


class Choice(Shape):
    name: text(100)  # type: ignore[valid-type]
    name_localizations: dict[str, text(100)] | None = None  # type: ignore[valid-type]
    value: str | int


class Choices(Shape):
    choices: Annotated[list[Choice], Field(max_length=25)]


class Modal(Shape):
    custom_id: text(100)  # type: ignore[valid-type]
    title: text(45)  # type: ignore[valid-type]
    components: Annotated[list[dict[str, Any]], Field(min_length=1, max_length=5)]


class Callback(Shape):
    type: int
    data: dict[str, Any] | None = None


Archive = Literal[60, 1440, 4320, 10080]


class Thread(Shape):
    name: text(100)  # type: ignore[valid-type]
    auto_archive_duration: Archive | None = None
    type: Literal[10, 11, 12] | None = None
    invitable: bool | None = None
    rate_limit_per_user: None = None  # discord.py names it always


class ThreadEdit(Shape):
    name: text(100) | None = None  # type: ignore[valid-type]
    archived: bool | None = None


class OpenDM(Shape):
    recipient_id: Id


BodyT = TypeVar("BodyT", bound=BaseModel)

_TEXTS = {
    "extra_forbidden": "unknown key",
    "missing": "This field is required",
}


def problems(error: ValidationError, path: str = "") -> list[tuple[str, str]]:
    """Return (dotted path, sentence) of each error; alternatives of a union are reported once."""
    texts: dict[str, str] = {}
    for fault in error.errors(include_url=False, include_input=False):
        parts = [str(part) for part in fault["loc"] if isinstance(part, int) or part.islower()]
        parts = [part for part in parts if "[" not in part and "-" not in part]
        field = ".".join([part for part in [path] if part] + parts) or "body"
        texts.setdefault(field, _TEXTS.get(fault["type"], fault["msg"]))
    return list(texts.items())


def parse(shape: type[BodyT], body: Any, path: str = "") -> BodyT:
    """Parse `body` as `shape`; raise Discord's refusal if it is invalid."""
    try:
        return shape.model_validate(dict(body) if isinstance(body, Mapping) else body)
    except ValidationError as error:
        raise forms(problems(error, path)) from None
