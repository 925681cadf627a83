"""The migrations of the database are one line."""

from __future__ import annotations

from pathlib import Path

from alembic.script import ScriptDirectory

from bot.store.database import opening


def test_every_migration_follows_the_one_before() -> None:
    folder = Path(opening.__file__).parents[1] / "migrations"
    names = sorted(path.stem for path in (folder / "versions").glob("v*.py"))
    line = [revision.revision for revision in ScriptDirectory(str(folder)).walk_revisions()][::-1]
    assert line == [f"{n:04}" for n in range(1, len(names) + 1)]
    assert [name[1:5] for name in names] == line
