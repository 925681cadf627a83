"""Alembic's folder: run by `bot.store.database.opening`, never from a command line.

A feature may have migrations in its own folder (`bot/features/<name>/migrations`). All share one
sequence of numbers, and in that order they bring a database of version 1.0.0 to this one. A new
database is created from the tables as the program declares them, and begins at the newest.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from alembic.config import Config

_HERE: Final = Path(__file__).parent
_FEATURES: Final = _HERE.parents[1] / "features"
FOLDERS: Final = (
    _HERE / "versions",
    *sorted(_FEATURES.glob("*/migrations")),
)
"""Where migrations are."""
_NUMBERS: Final = sorted(path.stem[1:5] for folder in FOLDERS for path in folder.glob("v*.py"))
FIRST: Final = _NUMBERS[0]
"""The first one: a database that has not reached it comes from a version before 1.0.0."""
HEAD: Final = _NUMBERS[-1]
"""The newest one: a database at it does not run Alembic at startup."""


def scripts() -> Config:
    """Return Alembic's configuration. It is imported only when needed: it costs memory and time."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("path_separator", "newline")
    config.set_main_option("script_location", str(_HERE).replace("%", "%%"))
    folders = "\n".join(map(str, FOLDERS)).replace("%", "%%")
    config.set_main_option("version_locations", folders)
    return config


def declare_tables() -> None:
    """Let the schema know the tables of every feature, even one that the program has not loaded."""
    for path in _FEATURES.glob("*/rows.py"):
        import_module(f"bot.features.{path.parent.name}.rows")
