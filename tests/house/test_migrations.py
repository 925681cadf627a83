"""The migrations of the database are one line."""

from __future__ import annotations

from alembic.script import ScriptDirectory

from bot.store import migrations

FIRST = 41
"""The schema of version 1.0.0. It does not change: databases of that version stand there."""


def test_every_migration_follows_the_one_before() -> None:
    """Those of features as well, which are in their folders."""
    paths = [path for folder in migrations.FOLDERS for path in folder.glob("v*.py")]
    names = sorted(path.stem for path in paths)
    scripts = ScriptDirectory.from_config(migrations.scripts())
    line = [revision.revision for revision in scripts.walk_revisions()][::-1]
    assert line == [f"{n:04}" for n in range(FIRST, FIRST + len(names))]
    assert [name[1:5] for name in names] == line
    assert (line[0], line[-1]) == (migrations.FIRST, migrations.HEAD)
