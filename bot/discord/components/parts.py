"""Pages: a panel or a sentence, with buttons and selects.

No discord.py view stays active: each is stopped before it is sent, and its clicks are answered from
their ids alone. So a button works as long as its message exists, restarts included.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

import discord

from bot.present.pictures import Illustration
from bot.render.lines import block
from bot.render.panel import MESSAGE_CHARS, Panel
from bot.texts import shorten

PRIMARY: Final = discord.ButtonStyle.primary
SECONDARY: Final = discord.ButtonStyle.secondary
SUCCESS: Final = discord.ButtonStyle.success
DANGER: Final = discord.ButtonStyle.danger

COLOUR: Final = 0x7A5C3E
LABEL: Final = 80

Item = discord.ui.Item[Any]


@dataclass(frozen=True)
class Attached:
    """A file sent with a message, for download."""

    name: str
    data: bytes


@dataclass(frozen=True)
class Uploaded:
    """A file that a message already has, as an edit names it."""

    id: int
    filename: str

    def to_dict(self) -> dict[str, Any]:
        """Return the format of an edit's attachments."""
        return {"id": str(self.id), "filename": self.filename}


class Answer(NamedTuple):
    """An answer that a menu offers."""

    ident: str
    """The custom id of its button, or its value in a select; empty if the menu has neither."""
    named: tuple[str, ...]
    """The words of what it names (`bot.render.lettering.Held`)."""
    facts: str
    """What one needs to know to choose it; may be empty."""
    line: str = ""
    """The lines of the panel's text that say these facts; empty if it does not say them."""


@dataclass(frozen=True)
class Page:
    """The content of a message: a sentence, a panel with an optional picture, rows of components,
    and files."""

    said: str = ""
    panel: Panel | None = None
    rows: tuple[tuple[Item, ...], ...] = field(default=())
    picture: Illustration | None = None
    files: tuple[Attached, ...] = ()
    called: tuple[int, ...] = ()
    """The people whom the message mentions and notifies; nobody else."""
    answers: tuple[Answer, ...] = ()
    """What a menu offers, for a page that writes the facts of an answer beside it."""

    def in_words(self) -> Page:
        """Return the page with its text instead of its picture."""
        if self.picture is None:
            return self
        alt = block(self.picture.alt)
        if self.panel is None:
            return replace(self, said=f"{self.said}\n{alt}".strip(), picture=None)
        panel = replace(self.panel, board=self.panel.board or alt)
        return replace(self, panel=panel, picture=None)

    def mentions(self) -> discord.AllowedMentions:
        """Return the allowed mentions of the message: the called people, and nobody else."""
        allowed = discord.AllowedMentions.none()
        if self.called:
            allowed.users = [discord.Object(user) for user in self.called]
        return allowed

    def arguments(self) -> dict[str, Any]:
        """Return keyword arguments of a new message."""
        return {"allowed_mentions": self.mentions(), "view": layout(self), **self.uploads()}

    def uploads(self) -> dict[str, Any]:
        """Return the keyword argument of a message's files, if it has any."""
        files = [] if self.picture is None else [file(self.picture)]
        files += [discord.File(io.BytesIO(one.data), filename=one.name) for one in self.files]
        return {"files": files} if files else {}

    def edit_arguments(self, kept: Uploaded | None = None) -> dict[str, Any]:
        """Return keyword arguments that make an old message show exactly this page. A message that
        already has this picture, as the file `kept`, keeps it: the file is named, since Discord may
        hide a file that an edit does not name. Classic messages have contents and embeds, which
        Discord wants emptied."""
        keywords = self.arguments() | {"content": None, "embed": None}
        files = keywords.pop("files", [])
        keywords["attachments"] = self.keeping(kept, files)
        return keywords

    def keeping(self, kept: Uploaded | None, files: list[Any]) -> list[Any]:
        """Return the files of an edit: `files`, but the picture by name if it is `kept`."""
        if kept is None or self.picture is None or self.picture.filename != kept.filename:
            return files
        return [kept, *files[1:]]


def kept_in(message: Any, filename: str) -> Uploaded | None:
    """Return a file of a message from Discord's answer. Files shown in components are missing in
    its `attachments`, and named in the components."""
    for attachment in message.attachments:
        if attachment.filename == filename:
            return Uploaded(attachment.id, filename)
    shown = [item for part in _parts(message.components) for item in getattr(part, "items", ())]
    ids = [item.media.attachment_id for item in shown if filename in item.media.url]
    return Uploaded(ids[0], filename) if ids and ids[0] else None


def _parts(components: Sequence[Any]) -> Iterator[Any]:
    for part in components:
        yield part
        yield from _parts(part.children if isinstance(part, discord.Container) else ())


def file(shown: Illustration) -> discord.File:
    """Return the picture as a file to send, with its alternative text."""
    return discord.File(
        io.BytesIO(shown.png), filename=shown.filename, description=shown.description
    )


def layout(page: Page) -> discord.ui.LayoutView:
    """Return the page as Components V2, in a view that discord.py does not keep: it is already
    stopped."""
    view = discord.ui.LayoutView(timeout=None)
    rows = [discord.ui.ActionRow(*items) for items in page.rows if items]
    text = shorten(page.said, 2000)
    if text:
        view.add_item(discord.ui.TextDisplay(text))
    for attached in page.files:
        view.add_item(discord.ui.File(f"attachment://{attached.name}"))
    if page.panel is None:
        for row in rows:
            view.add_item(row)
    else:
        view.add_item(_container(page.panel.fitted(MESSAGE_CHARS - len(text)), page.picture, rows))
    view.stop()
    return view


def _container(
    panel: Panel, shown: Illustration | None, rows: Sequence[discord.ui.ActionRow[Any]]
) -> discord.ui.Container[Any]:
    """Return title and text, the picture, the parts, the small print, the rows."""
    container: discord.ui.Container[Any] = discord.ui.Container(accent_colour=COLOUR)
    container.add_item(discord.ui.TextDisplay(f"## {panel.title}\n{panel.text}".strip()))
    if shown is not None:
        item = discord.MediaGalleryItem(
            f"attachment://{shown.filename}", description=shown.description
        )
        container.add_item(discord.ui.MediaGallery(item))
    parts = [f"**{name}**\n{value}" for name, value in panel.parts]
    small = f"-# {panel.footer}" if panel.footer else ""
    for text in filter(None, (panel.board, *parts, small)):
        container.add_item(discord.ui.TextDisplay(text))
    for row in rows:
        container.add_item(row)
    return container


def button(
    label: str,
    custom_id: str,
    style: discord.ButtonStyle = SECONDARY,
    *,
    disabled: bool = False,
) -> Item:
    """Return a button; a label that is too long is cut."""
    return discord.ui.Button(
        label=shorten(label, LABEL), custom_id=custom_id, style=style, disabled=disabled
    )


def link(label: str, url: str) -> Item:
    """Return a button that opens an address."""
    return discord.ui.Button(label=shorten(label, LABEL), url=url)


@dataclass(frozen=True)
class Option:
    """An entry of a select."""

    label: str
    value: str
    hint: str = ""
    chosen: bool = False


def select(
    placeholder: str,
    custom_id: str,
    options: Sequence[Option],
    *,
    least: int = 1,
    most: int = 1,
) -> Item:
    """Return a select of `least` to `most` among at most 25 options; texts that are too long are
    cut."""
    menu: discord.ui.Select[Any] = discord.ui.Select(
        placeholder=shorten(placeholder, 150),
        custom_id=custom_id,
        min_values=least,
        max_values=min(most, len(options)),
    )
    for option in options:
        menu.add_option(
            label=shorten(option.label, 100),
            value=option.value,
            description=shorten(option.hint, 100) or None,
            default=option.chosen,
        )
    return menu


def in_rows(items: Sequence[Item], wide: int = 5) -> list[tuple[Item, ...]]:
    """Return the buttons in rows of at most five."""
    return [tuple(items[at : at + wide]) for at in range(0, len(items), wide)]
