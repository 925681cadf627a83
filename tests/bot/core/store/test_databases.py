"""Databases of earlier versions, from 1.0.0 on, have the schema of a new one and show every table.
`tests.e2e.test_upgrades` and `tests.long` play the games in them to their end."""

from __future__ import annotations

import lzma
import re
import sqlite3
import subprocess
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot import __version__
from bot.app.assembly import Bot, assembled
from bot.app.config import Config
from bot.app.settling import Settling
from bot.discord.transport import DiscordTransport
from bot.features.gm.disputes import Disputes
from bot.menu import Path as Way
from bot.model.intents import Intent
from bot.schedule.thinking import Thinking
from bot.store import Store
from bot.store.schema import LIVE_STATUSES, games, timers
from bot.store.transaction import Tx
from bot.table import Tables
from engine.kernel import EVERYTHING, Game, Pick, Seat
from engine.players.random import random_pick
from tests.bot.core.conftest import ANN, Program
from tests.bot.core.store.stored import restored
from tests.checkout import ROOT
from tests.prepared import prepared
from tests.shared_texts import strict_library

FOLDER = Path(__file__).with_name("databases")
MADE = sorted(FOLDER.glob("*.sql.xz"))
RELEASED = re.compile(r"^## (\d+\.\d+\.\d+)$", re.MULTILINE)
"""The heading of a version in CHANGELOG.md."""

EDITIONS = {
    *(("arctic_scavengers", n) for n in (1, 2)),
    *(("gharkane", n) for n in (1, 2)),
    ("happy_dayz", 1),
    *(("revive", n) for n in (1, 2, 3, 4, 5)),
    *(("the_others", n) for n in (1, 2, 3, 4)),
}
"""The editions that version 1.0.0 played."""


class AtRandom(Thinking):
    """Computers of every kind pick at random: games are played on, and not played well."""

    async def pick(self, kind: str, game: Game, seat: Seat, seed: int, *, table: int = 0) -> Pick:
        return random_pick(game, seat, seed)


@pytest.fixture(params=MADE, ids=lambda path: path.name.removesuffix(".sql.xz"))
async def old(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Program]:
    restored(request.param.read_bytes(), tmp_path / "games.db")
    with closing(sqlite3.connect(tmp_path / "games.db")) as db:
        (written,) = db.execute("SELECT max(changed_at) FROM games").fetchone()
    program = Program(f"sqlite+aiosqlite:///{tmp_path}/games.db")
    program.time.pass_(written + 3600.0 - program.time.now())
    await program.open()
    yield program
    await program.close()


async def tables_with(program: Program, *statuses: str) -> list[int]:
    """The tables that have one of these statuses."""

    def query(tx):
        found = sa.select(games.c.id).where(games.c.status.in_(statuses)).order_by(games.c.id)
        return list(tx.execute(found).scalars())

    return await program.store.read(query)


@pytest.fixture
async def bot(old: Program) -> AsyncIterator[Bot]:
    config = Config().model_copy(update={"database_url": old.url})
    async with assembled(
        config, library=strict_library(), when=old.time, thinking=Thinking()
    ) as made:
        yield made


def test_each_version_has_its_database() -> None:
    """CHANGELOG.md lists the versions; the last one gets its database at the release."""
    stored = {path.name.removesuffix(".sql.xz") for path in MADE}
    versions = RELEASED.findall((ROOT / "CHANGELOG.md").read_text("utf-8"))
    assert versions[0] == __version__
    assert {*versions[1:], *tags()} <= stored <= set(versions)
    assert {path.stem for path in FOLDER.glob("*.json")} == stored


def tags() -> set[str]:
    """The versions that a tag of this checkout names; none where there is no git."""
    git = ("git", "-C", str(ROOT), "tag", "--list", "v*")
    try:
        done = subprocess.run(git, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return set()
    return {name.removeprefix("v") for name in done.stdout.split()}


async def test_the_first_database_has_games_of_each_edition_that_goes_on_and_is_over() -> None:
    """Of all editions that version 1.0.0 played."""
    with closing(sqlite3.connect(":memory:")) as db:
        db.executescript(lzma.decompress((FOLDER / "1.0.0.sql.xz").read_bytes()).decode())
        asked = "SELECT DISTINCT game, edition FROM games WHERE status = ?"
        for status in ("running", "ended"):
            assert set(db.execute(asked, (status,))) == EDITIONS


async def test_an_older_database_has_the_schema_of_a_new_one(old: Program, tmp_path: Path) -> None:
    new = await Store.open(prepared(tmp_path / "new.db"))
    assert await old.store.read(_schema) == await new.read(_schema)
    await new.close()


def _schema(tx: Tx) -> dict[str, Any]:
    """Each table with its columns, keys and indexes."""
    seen = sa.inspect(tx.connection)

    def plain(parts: Any) -> list[str]:
        return sorted(map(str, parts))

    return {
        name: (
            plain(seen.get_columns(name)),
            seen.get_pk_constraint(name),
            plain(seen.get_foreign_keys(name)),
            plain(seen.get_unique_constraints(name)),
            plain(
                {**index, "dialect_options": plain(index.get("dialect_options", {}).values())}
                for index in seen.get_indexes(name)
            ),
        )
        for name in seen.get_table_names()
    }


async def test_every_table_of_an_older_database_is_readable(old: Program, bot: Bot) -> None:
    await Settling(bot.tables.sessions, bot.tables.moves).settle_all()
    post = DiscordTransport(bot.client, bot.context)
    found = await tables_with(old, *LIVE_STATUSES, "ended", "cancelled")
    assert len(found) > 20
    for number in found:
        table = await bot.tables.table_queries.info(number)
        intent = Intent(number, "dashboard", number, None, table.status)
        page = await post.page(intent, await post.read(intent), False)
        assert page.arguments()
        if table.status in ("lobby", "cancelled"):
            continue
        for viewer in (None, EVERYTHING, *range(len(table.seated))):
            assert (await bot.tables.play.view(number, viewer)).viewer == viewer
            assert await bot.tables.play.log(number, viewer)
        await bot.tables.message_data.dashboard(number, 0)
        if table.status == "running":
            await every_seat_opens_its_menu(bot, number)


async def every_seat_opens_its_menu(bot: Bot, number: int) -> None:
    """As /play does; awaited seats have something to pick."""
    table = await bot.tables.table_queries.info(number)
    awaited = {seat for seat, _ in (await bot.tables.play.view(number, None)).awaited}
    for seat in range(len(table.seated)):
        asked = await bot.tables.play.ask(number, seat)
        assert asked.picks or seat not in awaited, (table.game, number, asked.question)
        localized = bot.context.localized("fr", table)
        assert (await bot.context.menu(asked, Way(), localized, pictured=False)).arguments()


async def played_to_their_end(old: Program) -> None:
    """Every running game. Paused ones are resumed, computers take every seat."""
    old.tables.sessions.thinking = AtRandom()
    await Settling(old.tables.sessions, old.tables.moves).settle_all()
    for _ in range(2):  # a pause that was asked for begins after a while
        for number in await tables_with(old, *LIVE_STATUSES):
            await _left_to_computers(old.tables, number)
        while await old.clock.fire_due():
            pass
        old.time.pass_(86400.0)
    assert await tables_with(old, *LIVE_STATUSES) == []

    def query(tx):
        assert list(tx.execute(sa.select(timers))) == []

    await old.store.read(query)


async def _left_to_computers(tables: Tables, number: int) -> None:
    table = await tables.table_queries.info(number)
    if table.status == "lobby":
        if len(table.seated) == 1:  # a rematch that only its host has joined
            await tables.lobby.join(number, table.host_id + 1, "Guest", "fr")
        table = await tables.lobby.start(number, table.host_id)
    if table.status == "paused":
        if await tables.of(Disputes).disputed(number) is not None:
            assert table.master_id is not None
            await tables.of(Disputes).rule(number, table.master_id, "Play on.")
        else:
            await tables.pausing.resume(number, ANN, manager=True)
    for seat in table.seated:
        if seat.user_id is not None:
            await tables.seats.hand_over(number, seat.user_id, seat.seat)
