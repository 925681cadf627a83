"""A database in which each kind of request had a table of its own: what was open there is answered
by the buttons of the messages that asked."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import sqlalchemy as sa
from alembic import command

from bot.app.assembly import Bot
from bot.features.consent import rows
from bot.features.consent.pause import Pauses
from bot.features.consent.rows import RequestRow
from bot.features.consent.service import Consent
from bot.model.terms import preset_of
from bot.playground.people import Person
from bot.playground.server import StandIn
from bot.playground.world import Channel, Message
from bot.store import migrations
from tests.bot.core.store.sql import sql
from tests.bot.face.playing import Boot, press, rest, words
from tests.bot.face.tables.test_play import started
from tests.bot.face.tables.test_undo import revealed

OLD = "0037"


def downgrade(file: Path) -> None:
    """Bring the tables back that there were then; they are empty."""
    made = sa.create_engine(f"sqlite:///{file}")
    config = migrations.scripts()
    with made.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, OLD)
    made.dispose()


def as_of_old(file: Path, found: list[tuple[int, RequestRow]]) -> None:
    """The database as the program before wrote it, with these requests, all of them Bob's, who
    holds seat 1."""
    downgrade(file)
    with closing(sqlite3.connect(file)) as db:
        for table_id, row in found:
            agreed = json.dumps(row.agreed)
            if row.kind == "rewind":
                (ply,) = db.execute("SELECT ply FROM games WHERE id = ?", [table_id]).fetchone()
                values = [table_id, row.key, ply, row.target, 1, agreed]
                db.execute("INSERT INTO rewinds VALUES (?, ?, ?, ?, ?, ?)", values)
            elif row.kind == "repace":
                terms = json.dumps(row.payload["terms"])
                values = [table_id, row.key, 1, terms, agreed, row.due]
                names = "game_id, key, seat, terms, agreed, due"
                db.execute(f"INSERT INTO proposals ({names}) VALUES (?, ?, ?, ?, ?, ?)", values)
            elif row.kind == "pause":
                values = [table_id, row.key, row.by_id, row.due]
                db.execute("INSERT INTO halts VALUES (?, ?, ?, ?)", values)
            else:
                wants = "UPDATE seats SET wants_end = 1 WHERE game_id = ? AND seat = 1"
                db.execute(wants, [table_id])
        db.commit()


async def open_requests(bot: Bot, table_id: int) -> list[RequestRow]:
    return await bot.store.read(lambda tx: rows.open_requests(tx, table_id))


async def test_old_buttons_still_answer_each_kind_of_request(
    boot: Boot,
    standin: StandIn,
    tmp_path: Path,
    people: tuple[Person, ...],
    channel: Channel,
) -> None:
    alice, bob = people[:2]
    async with boot() as bot:
        menu = await started(bot, standin, alice, bob, channel)
        (table,) = await bot.tables.table_queries.of_user(int(bob.id))
        await bot.store.write(lambda tx: sql(tx, "UPDATE games SET host_id = 5"))
        await press(bob, await revealed(standin, alice, bob, channel, menu), "Demander")
        await bob.command(channel, "game pace", {"preset": "async"})
        await bob.command(channel, "game pause")
        for person in (bob, alice):
            sure = (await person.command(channel, "game end")).shown
            if person is bob:
                await press(bob, sure, "Oui, terminer")
        await rest(bot, standin)
        asked = {
            request_row.kind: request_row for request_row in await open_requests(bot, table.id)
        }
        assert set(asked) == {*bot.tables.of(Consent).kinds}
    as_of_old(tmp_path / "g.db", [(table.id, one) for one in asked.values()])
    async with boot() as bot:
        now = {one.kind: one for one in await open_requests(bot, table.id)}
        assert {**now, "end": replace(now["end"], key=asked["end"].key)} == asked

        def notice(action: str, key: str) -> Message:
            """The message of a public request, by the unchanging part of its buttons."""
            (message,) = [
                one
                for one in alice.messages(channel)
                if f":{action}:{key}" in json.dumps(one.data.get("components", []))
            ]
            return message

        kept = await press(alice, notice("object", asked["pause"].key), "Pas de pause")
        assert kept.message is not None
        pace = await press(alice, notice("repace_yes", asked["repace"].key), "D’accord")
        assert pace.message is not None
        assert preset_of((await bot.tables.table_queries.info(table.id)).terms) == "async"
        back = await press(alice, notice("rewind_yes", asked["rewind"].key), "D’accord")
        assert "revenue en arrière" in words(back.message)
        assert [one.kind for one in await open_requests(bot, table.id)] == ["end"]
        await press(alice, sure, "Oui, terminer")
        assert (await bot.tables.table_queries.info(table.id)).status == "ended"
        assert await open_requests(bot, table.id) == []
        await rest(bot, standin)


async def test_closed_requests_of_an_older_database_are_not_carried_over(
    boot: Boot,
    standin: StandIn,
    tmp_path: Path,
    people: tuple[Person, ...],
    channel: Channel,
) -> None:
    """A request that was overtaken by a move, or is of a game that is over; a granted pause stays
    granted."""
    alice, bob = people[:2]
    file = tmp_path / "g.db"
    async with boot() as bot:
        menu = await started(bot, standin, alice, bob, channel)
        (table,) = await bot.tables.table_queries.of_user(int(bob.id))
        await press(bob, await revealed(standin, alice, bob, channel, menu), "Demander")
        await bob.command(channel, "game pause")
        await rest(bot, standin)
        asked = await open_requests(bot, table.id)
    as_of_old(file, [(table.id, request_row) for request_row in asked])
    with closing(sqlite3.connect(file)) as db:
        db.execute("UPDATE rewinds SET ply = ply - 1")
        db.execute("UPDATE games SET status = 'paused'")
        db.commit()
    async with boot() as bot:
        (pause,) = await open_requests(bot, table.id)
        assert (pause.kind, pause.granted) == ("pause", True)
        assert (await bot.tables.of(Pauses).resume(table.id, int(bob.id))).status == "running"
    as_of_old(file, [(table.id, one) for one in asked])
    with closing(sqlite3.connect(file)) as db:
        db.execute("UPDATE games SET status = 'ended'")
        db.commit()
    async with boot() as bot:
        assert await open_requests(bot, table.id) == []
