"""A server that removes the bot: its players are notified, and after thirty days nothing is
kept."""

from __future__ import annotations

from dataclasses import replace

import pytest
import sqlalchemy as sa

from bot.features.campaigns.rows import add_campaign
from bot.features.challenge import rows as challenges
from bot.features.departures.service import SERVER_KEPT_S, Departures
from bot.model.intents import LEAVING
from bot.store import servers
from bot.store.schema import metadata
from bot.store.servers import Rules
from bot.store.transaction import Tx
from bot.table import Refused
from tests.bot.core.conftest import ANN, BOB, CAT, GAME, GUILD, Program

DAY = 86_400.0


async def kept(program: Program) -> dict[str, int]:
    """How many rows each table holds, of those that hold any."""
    found = {}

    def query(tx):
        for table in metadata.sorted_tables:
            count = tx.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
            if count:
                found[table.name] = count

    await program.store.read(query)
    return found


def told(program: Program) -> list[int | None]:
    """The seats that were notified, in order."""
    return sorted(i.seat for _, i in program.post.calls if i.occasion == LEAVING)


async def test_players_are_told_once_and_the_servers_data_is_deleted(program: Program) -> None:
    before = await kept(program)
    table = await program.game(BOB)
    await program.lobby(CAT, channel=7001)
    await program.tables.notes.set_guild_locale(GUILD, "en")
    await program.tables.notes.set_rules(GUILD, Rules(where="threads"))
    await program.tables.notes.note_first(f"told slow:{GUILD}", "20000")
    await program.store.write(lambda tx: add_campaign(tx, GUILD, "Winter", ANN, 0.0))
    for _ in range(2):
        await program.tables.of(Departures).left(GUILD)
        await program.outbox.flush()
    assert told(program) == [0, 1]
    (due,) = {i.facts["due"] for _, i in program.post.calls if i.occasion == LEAVING}
    assert due == program.time.now() + SERVER_KEPT_S
    program.time.pass_(SERVER_KEPT_S - 1)
    assert await program.tables.of(Departures).forget_due() == 0
    assert (await program.tables.table_queries.info(table.id)).status == "running"
    program.time.pass_(1)
    assert await program.tables.of(Departures).forget_due() == 1
    assert {**await kept(program), "people": 0} == {**before, "people": 0}
    with pytest.raises(Refused):
        await program.tables.table_queries.info(table.id)


async def test_a_server_that_adds_the_bot_again_loses_nothing(program: Program) -> None:
    table = await program.game(BOB)
    await program.tables.of(Departures).left(GUILD)
    program.time.pass_(29 * DAY)
    await program.tables.of(Departures).back(GUILD)
    program.time.pass_(60 * DAY)
    assert await program.tables.of(Departures).forget_due() == 0
    assert (await program.tables.table_queries.info(table.id)).status == "running"


async def test_departures_while_the_bot_was_down_are_found_at_start(program: Program) -> None:
    await program.game(BOB)
    departures = program.tables.of(Departures)
    await departures.compare([GUILD], lambda _: True)
    await departures.compare([], lambda guild: guild != GUILD)  # another process does it

    def query(tx):
        assert servers.left_before(tx, program.time.now()) == []

    await program.store.read(query)
    await departures.compare([99], lambda _: True)

    def fetch(tx):
        assert servers.left_before(tx, program.time.now()) == [GUILD]

    await program.store.read(fetch)
    await departures.compare([GUILD], lambda _: True)

    def load(tx):
        assert servers.left_before(tx, program.time.now()) == []

    await program.store.read(load)


async def test_other_servers_and_lessons_stay(program: Program) -> None:
    await program.game(BOB)
    other = await program.tables.lobby.open("_skeleton", 71, 8000, ANN, "Ann", "fr")
    await program.tables.of(Departures).left(GUILD)
    program.time.pass_(SERVER_KEPT_S)
    assert await program.tables.of(Departures).forget_due() == 1
    assert (await program.tables.table_queries.info(other.id)).status == "lobby"


async def test_rows_of_a_server_without_the_bot_do_not_count(program: Program) -> None:
    """People who installed the bot for themselves try challenges on servers without it."""
    elsewhere, table = GUILD + 1, await program.lobby()

    def add(tx: Tx) -> None:
        add_campaign(tx, GUILD + 2, "Winter", ANN, 0.0)
        challenges.add_attempt(tx, "2026-05-31", GAME, ANN, elsewhere, table.id)

    await program.store.write(add)
    known = await program.store.read(servers.with_data)
    assert GUILD + 2 in known
    assert elsewhere not in known


async def test_tables_are_kept_as_long_as_the_host_says(program: Program) -> None:
    departures = program.tables.of(Departures)
    old = await program.lobby(CAT, channel=7001)
    await program.tables.ending.close(old.id, "empty")
    program.time.pass_(10 * DAY)
    recent = await program.game(BOB)
    assert await departures.forget_old() == 0, "for ever"
    program.tables.sessions.limits = replace(program.tables.sessions.limits, games_kept_days=10)
    assert await departures.forget_old() == 0
    program.time.pass_(1)
    assert await departures.forget_old() == 1
    with pytest.raises(Refused):
        await program.tables.table_queries.info(old.id)
    assert (await program.tables.table_queries.info(recent.id)).status == "running"
