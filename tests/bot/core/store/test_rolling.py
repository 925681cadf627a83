"""What a process of the version before tolerates: it goes on while a newer one has migrated the
database that they share, until it is replaced as well (docs/hosting.md)."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot import __version__
from bot.store import Store
from engine.games import GAMES
from tests.bot.core.store.stored import restored
from tests.bot.core.store.test_databases import MADE
from tests.checkout import ROOT
from tests.prepared import prepared

STOP = "Stop all processes"
"""What a version must ask for in CHANGELOG.md whose database the version before cannot use."""
TOLERATED = {
    "host_orders: (kind, target) is not unique any more": "only commands of the host write it",
}
"""Changes that no running process notices."""


@dataclass(frozen=True)
class Schema:
    """The tables of a database as a running process relies on them."""

    columns: dict[str, dict[str, tuple[str, bool, bool]]]
    """Table -> column -> its type, whether it may be empty, whether it has a default."""
    unique: dict[str, set[tuple[str, ...]]]
    """Table -> columns whose values together occur once, the primary key included."""
    foreign: dict[str, set[tuple[str, ...]]]
    """Table -> columns that name a row elsewhere."""
    saves: dict[str, int]
    """Game -> the version in which its states are saved."""


def schema_of(file: Path, saves: dict[str, int]) -> Schema:
    """The schema of a database."""
    engine = sa.create_engine(f"sqlite:///{file}")
    seen = sa.inspect(engine)
    columns, unique, foreign = {}, {}, {}
    for name in set(seen.get_table_names()) - {"alembic_version"}:
        columns[name] = {
            column["name"]: (
                str(column["type"]), bool(column["nullable"]), column["default"] is not None
            )
            for column in seen.get_columns(name)
        }  # fmt: skip
        single = [one["column_names"] for one in seen.get_indexes(name) if one["unique"]]
        single += [one["column_names"] for one in seen.get_unique_constraints(name)]
        single.append(seen.get_pk_constraint(name)["constrained_columns"])
        unique[name] = {tuple(sorted(map(str, one))) for one in single}
        foreign[name] = {tuple(one["constrained_columns"]) for one in seen.get_foreign_keys(name)}
    engine.dispose()
    return Schema(columns, unique, foreign, saves)


def breaks(old: Schema, new: Schema) -> Iterator[str]:
    """What a process of the old version would fail at."""
    for game, version in old.saves.items():
        if new.saves.get(game, version) != version:
            yield f"{game}: an older process cannot read what a newer one saves"
    for table, columns in old.columns.items():
        if table not in new.columns:
            yield f"{table}: it is gone"
            continue
        now = new.columns[table]
        for name, (kind, empty, default) in columns.items():
            if name not in now:
                yield f"{table}.{name}: it is gone"
            elif now[name][0] != kind:
                yield f"{table}.{name}: it has another type"
            elif (empty and not now[name][1]) or (default and not now[name][2]):
                yield f"{table}.{name}: it must be written now"
        for name in now.keys() - columns.keys():
            if not any(now[name][1:]):
                yield f"{table}.{name}: it is new, and must be written"
        for one in new.unique[table] - old.unique[table]:
            yield f"{table}: ({', '.join(one)}) is unique now"
        for one in old.unique[table] - new.unique[table]:  # an upsert names it
            yield f"{table}: ({', '.join(one)}) is not unique any more"
        for one in new.foreign[table] - old.foreign[table]:
            yield f"{table}: ({', '.join(one)}) must name a row now"


def stored_schema(path: Path, folder: Path) -> Schema:
    """The schema of a stored database."""
    restored(path.read_bytes(), file := folder / f"{path.name}.db")
    with closing(sqlite3.connect(file)) as db:
        asked = "SELECT game, state FROM games WHERE status = 'running'"
        saves = {game: json.loads(state)["version"] for game, state in db.execute(asked)}
    return schema_of(file, saves)


async def latest_schema(folder: Path) -> Schema:
    """The schema of this version."""
    await (await Store.open(prepared(folder / "new.db"))).close()
    saves = {name: package.VERSION for name, package in GAMES.items()}
    return schema_of(folder / "new.db", saves)


def section(version: str) -> str:
    """What CHANGELOG.md says of a version."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    return re.split(r"^## ", text.split(f"\n## {version}\n")[1], flags=re.MULTILINE)[0]


async def test_the_version_before_goes_on_with_the_database_of_each_version(tmp_path: Path) -> None:
    """Else its section of CHANGELOG.md says that all processes must stop."""
    versions = {path.name.removesuffix(".sql.xz"): path for path in MADE}
    order = sorted(versions, key=lambda version: tuple(map(int, version.split("."))))
    steps = [(version, stored_schema(versions[version], tmp_path)) for version in order]
    steps.append((__version__, await latest_schema(tmp_path)))
    for (_, before), (version, after) in pairwise(steps):
        found = {*breaks(before, after)} - TOLERATED.keys()
        assert found == set() or STOP in section(version), found


OLD = """
CREATE TABLE a (id INTEGER PRIMARY KEY, x TEXT, y TEXT NOT NULL DEFAULT '', z TEXT, UNIQUE (z));
CREATE TABLE b (id INTEGER PRIMARY KEY)"""


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ("DROP TABLE b", "b: it is gone"),
        ("ALTER TABLE b RENAME TO c", "b: it is gone"),
        ("ALTER TABLE a DROP COLUMN x", "a.x: it is gone"),
        ("ALTER TABLE a RENAME COLUMN x TO v", "a.x: it is gone"),
        ("CREATE UNIQUE INDEX i ON a (x)", "a: (x) is unique now"),
        ("DROP TABLE b; CREATE TABLE b (id TEXT PRIMARY KEY)", "b.id: it has another type"),
        (
            "DROP TABLE b; CREATE TABLE b (id INTEGER PRIMARY KEY, x TEXT NOT NULL)",
            "b.x: it is new, and must be written",
        ),
        (
            "DROP TABLE a; CREATE TABLE a (id INTEGER PRIMARY KEY, x TEXT NOT NULL,"
            " y TEXT NOT NULL DEFAULT '', z TEXT, UNIQUE (z))",
            "a.x: it must be written now",
        ),
        (
            "DROP TABLE a; CREATE TABLE a (id INTEGER PRIMARY KEY, x TEXT,"
            " y TEXT NOT NULL DEFAULT '', z TEXT)",
            "a: (z) is not unique any more",
        ),
        (
            "DROP TABLE b; CREATE TABLE b (id INTEGER PRIMARY KEY REFERENCES a (id))",
            "b: (id) must name a row now",
        ),
        ("ALTER TABLE b ADD COLUMN x TEXT", None),
        ("ALTER TABLE b ADD COLUMN x TEXT NOT NULL DEFAULT ''", None),
        ("CREATE TABLE c (id INTEGER PRIMARY KEY)", None),
    ],
)
def test_a_change_that_an_older_process_cannot_bear_is_found(
    change: str, found: str | None, tmp_path: Path
) -> None:
    schemas = []
    for number, script in enumerate((OLD, f"{OLD};{change}")):
        with closing(sqlite3.connect(tmp_path / f"{number}.db")) as db:
            db.executescript(script)
        schemas.append(schema_of(tmp_path / f"{number}.db", {}))
    assert list(breaks(*schemas)) == ([] if found is None else [found])


def test_a_newer_save_is_found() -> None:
    def saved(version: int) -> Schema:
        return Schema({}, {}, {}, {"gharkane": version})

    assert list(breaks(saved(1), saved(1))) == []
    assert len(list(breaks(saved(1), saved(2)))) == 1
