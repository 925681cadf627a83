"""Import this to read the project's texts once for all libraries of the process."""

from __future__ import annotations

from functools import cache

from bot.fluent_files import FluentFiles
from bot.texts import DATA, Library

_shelves: dict[tuple[str, str | None], FluentFiles] = {}
_read = Library.shelf


def _read_once(library: Library, locale: str, game: str | None) -> FluentFiles:
    """The project's own texts, shared by every library of this process: tests make dozens."""
    if (shelf := library._shelves.get((locale, game))) is not None:
        return shelf  # a test asks 10,000 times: comparing two paths each time took 3 %
    if library._data != DATA:
        return _read(library, locale, game)
    if (locale, game) not in _shelves:
        _shelves[locale, game] = _read(library, locale, game)
    library._shelves[locale, game] = _shelves[locale, game]
    return _shelves[locale, game]


Library.shelf = _read_once  # type: ignore[method-assign]


@cache
def strict_library() -> Library:
    """All texts, which must be complete. Bots of one library share their commands, which take a
    third of a start to make (`tests.bot.face.playing`)."""
    return Library(strict=True)
