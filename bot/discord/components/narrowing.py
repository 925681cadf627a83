"""The rows of a menu that narrows level by level: its entries, its pages, and the way back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.discord.components.parts import SECONDARY, Item, Option, button, in_rows, select
from bot.menu import SELECT_ENTRIES, Entry, Level, Path
from bot.model.facts import Refused
from bot.render.picks import level_text, several_text
from bot.texts import Texts
from bot.words import number


def entry_rows(
    here: Level, title: str, label: Callable[[Entry], str], to: Callable[[Path], str], chooser: str
) -> list[tuple[Item, ...]]:
    """Return the entries of a level: a few as buttons, more in a select with this title.

    `label` is the text of an entry, `to` the id that leads to a path, `chooser` the id of the
    select.
    """
    if not here.few:
        options = [Option(label(entry), str(entry.number)) for entry in here.shown]
        return [(select(title, chooser, options),)]
    path = here.path
    return in_rows([button(label(e), to(path.to(e.number)), SECONDARY) for e in here.entries])


def entry_select(
    here: Level, texts: Texts, label: Callable[[Entry], str], chooser: str
) -> tuple[Item, ...]:
    """Return a select of this page's entries; it takes several where the level asks for them."""
    options = [Option(label(entry), str(entry.number)) for entry in here.shown]
    if here.several is None:
        return (select(level_text(texts, here.key), chooser, options),)
    least, most = here.several.least, min(here.several.most, len(here.entries))
    title = several_text(texts, least, most)
    return (select(title, chooser, options, least=least, most=most),)


def narrowed(path: Path, values: Sequence[str], *, several: bool) -> Path:
    """Return the place one level deeper, by the values chosen in a select: each of several is a
    bit. Refused: "old-button" for values that no menu of ours offers."""
    chosen = [number(value, SELECT_ENTRIES) if several else number(value) for value in values]
    bits = [n for n in chosen if n is not None]
    if len(bits) < len(chosen) or (not several and len(bits) != 1):
        raise Refused("old-button")
    return path.to(sum(1 << bit for bit in set(bits)) if several else bits[0])


def level_ways(here: Level, texts: Texts, to: Callable[[Path], str]) -> list[Item]:
    """Return the buttons to the level's other pages, to choose nothing, and back."""
    steps, several = here.path.steps, here.several
    items = page_buttons(texts, here.path.page, here.pages, lambda page: to(Path(steps, page)))
    if several is not None and not several.least:  # an empty selection cannot be sent
        items.append(button(texts.say("button-none"), to(here.path.to(0))))
    if steps:
        items.append(button(texts.say("button-back"), to(here.path.back())))
    return items


def page_buttons(texts: Texts, page: int, pages: int, to: Callable[[int], str]) -> list[Item]:
    """Return the buttons to the pages before and after. Pages count from 0; a page after the last
    is taken as the last."""
    at = min(page, pages - 1)
    return [
        button(texts.say(f"button-{text_id}", n=there + 1, of=pages), to(there))
        for there, text_id in ((at - 1, "previous"), (at + 1, "next"))
        if 0 <= there < pages
    ]
