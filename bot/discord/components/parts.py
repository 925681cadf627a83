"""Pages: a panel or a sentence, and the buttons and selects under it.

No discord.py view stays active: each is stopped before it is sent, and the dynamic items registered
at start answer its clicks. So a button works as long as its message does, restarts included.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

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
CUSTOM_ID: Final = 100
LABEL: Final = 80

Item = discord.ui.Item[Any]


@dataclass(frozen=True)
class Attached:
    """A file that goes with a message, to be kept."""

    name: str
    data: bytes


@dataclass(frozen=True)
class Uploaded:
    """A file that a message has already, as an edit names it."""

    id: int
    filename: str

    def to_dict(self) -> dict[str, Any]:
        """As discord.py takes it among the attachments of an edit."""
        return {"id": str(self.id), "filename": self.filename}


@dataclass(frozen=True)
class Page:
    """What a message shows: a sentence, a panel with or without a picture, rows of components,
    files to keep."""

    said: str = ""
    panel: Panel | None = None
    rows: tuple[tuple[Item, ...], ...] = field(default=())
    picture: Illustration | None = None
    files: tuple[Attached, ...] = ()
    called: tuple[int, ...] = ()
    """The people whom the message mentions and so notifies; nobody else."""

    def in_words(self) -> Page:
        """The same without its picture, which its words stand for."""
        if self.picture is None:
            return self
        alt = block(self.picture.alt)
        if self.panel is None:
            return replace(self, said=f"{self.said}\n{alt}".strip(), picture=None)
        panel = replace(self.panel, board=self.panel.board or alt)
        return replace(self, panel=panel, picture=None)

    def mentions(self) -> discord.AllowedMentions:
        """The allowed mentions of the message: those it calls, and nobody else."""
        allowed = discord.AllowedMentions.none()
        if self.called:
            allowed.users = [discord.Object(user) for user in self.called]
        return allowed

    def arguments(self) -> dict[str, Any]:
        """Keyword arguments of a new message."""
        found: dict[str, Any] = {"allowed_mentions": self.mentions(), "view": layout(self)}
        files = [] if self.picture is None else [file(self.picture)]
        files += [discord.File(io.BytesIO(one.data), filename=one.name) for one in self.files]
        if files:
            found["files"] = files
        return found

    def edit_arguments(self, kept: Uploaded | None = None) -> dict[str, Any]:
        """Keyword arguments that make an old message show this page and nothing else. A message
        that has this very picture already, as the file `kept`, keeps it: it is named, since
        Discord may refuse to show a file that an edit does not name.

        Messages of former programs had contents and embeds: Discord wants them emptied.
        """
        found = self.arguments() | {"content": None, "embed": None}
        files = found.pop("files", [])
        found["attachments"] = self.keeping(kept, files)
        return found

    def keeping(self, kept: Uploaded | None, files: list[Any]) -> list[Any]:
        """The files of an edit: `files`, but the picture by name if it is `kept`."""
        if kept is None or self.picture is None or self.picture.filename != kept.filename:
            return files
        return [kept, *files[1:]]


def kept_in(message: Any, filename: str) -> Uploaded | None:
    """A file of a message that Discord has just answered with. What components show is left out of
    its `attachments`, and named where they show it."""
    for one in message.attachments:
        if one.filename == filename:
            return Uploaded(one.id, filename)
    shown = [item for part in _parts(message.components) for item in getattr(part, "items", ())]
    found = [item.media.attachment_id for item in shown if filename in item.media.url]
    return Uploaded(found[0], filename) if found and found[0] else None


def _parts(components: Sequence[Any]) -> Iterator[Any]:
    for part in components:
        yield part
        yield from _parts(part.children if isinstance(part, discord.Container) else ())


def file(shown: Illustration) -> discord.File:
    """The picture as a file to send; its alternative text goes with it."""
    return discord.File(
        io.BytesIO(shown.png), filename=shown.filename, description=shown.description
    )


def layout(page: Page) -> discord.ui.LayoutView:
    """The page as Components V2, in a view that discord.py will not keep: already stopped."""
    view = discord.ui.LayoutView(timeout=None)
    rows = [discord.ui.ActionRow(*items) for items in page.rows if items]
    said = shorten(page.said, 2000)
    if said:
        view.add_item(discord.ui.TextDisplay(said))
    for one in page.files:
        view.add_item(discord.ui.File(f"attachment://{one.name}"))
    if page.panel is None:
        for row in rows:
            view.add_item(row)
    else:
        view.add_item(_container(page.panel.fitted(MESSAGE_CHARS - len(said)), page.picture, rows))
    view.stop()
    return view


def _container(
    panel: Panel, shown: Illustration | None, rows: Sequence[discord.ui.ActionRow[Any]]
) -> discord.ui.Container[Any]:
    """Title and text, the picture, the parts, the small print, the rows."""
    made: discord.ui.Container[Any] = discord.ui.Container(accent_colour=COLOUR)
    made.add_item(discord.ui.TextDisplay(f"## {panel.title}\n{panel.text}".strip()))
    if shown is not None:
        item = discord.MediaGalleryItem(
            f"attachment://{shown.filename}", description=shown.description
        )
        made.add_item(discord.ui.MediaGallery(item))
    parts = [f"**{name}**\n{value}" for name, value in panel.parts]
    small = f"-# {panel.footer}" if panel.footer else ""
    for text in filter(None, (panel.board, *parts, small)):
        made.add_item(discord.ui.TextDisplay(text))
    for row in rows:
        made.add_item(row)
    return made


def button(
    label: str,
    custom_id: str,
    style: discord.ButtonStyle = SECONDARY,
    *,
    disabled: bool = False,
) -> Item:
    """A button; a label that is too long is cut."""
    return discord.ui.Button(
        label=shorten(label, LABEL), custom_id=custom_id, style=style, disabled=disabled
    )


def link(label: str, url: str) -> Item:
    """A button that opens an address."""
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
    """A select of `least` to `most` among at most 25 options; texts that are too long are cut."""
    made: discord.ui.Select[Any] = discord.ui.Select(
        placeholder=shorten(placeholder, 150),
        custom_id=custom_id,
        min_values=least,
        max_values=min(most, len(options)),
    )
    for option in options:
        made.add_option(
            label=shorten(option.label, 100),
            value=option.value,
            description=shorten(option.hint, 100) or None,
            default=option.chosen,
        )
    return made


def in_rows(items: Sequence[Item], wide: int = 5) -> list[tuple[Item, ...]]:
    """Buttons in rows of at most five."""
    return [tuple(items[at : at + wide]) for at in range(0, len(items), wide)]
