"""A server that removes the bot: its players are notified, and after thirty days nothing is
kept."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.features.campaigns.rows import add_campaign
from bot.features.departures.service import KEPT_S, Departures
from bot.model.intents import LEAVING
from bot.store import servers
from bot.store.schema import metadata
from bot.store.servers import Rules
from bot.table import Refused
from tests.bot.core.conftest import ANN, BOB, CAT, GUILD, House

DAY = 86_400.0


async def kept(house: House) -> dict[str, int]:
    """How many rows each table holds, of those that hold any."""
    found = {}

    def query(tx):
        for table in metadata.sorted_tables:
            count = tx.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
            if count:
                found[table.name] = count

    await house.store.read(query)
    return found


def told(house: House) -> list[int | None]:
    """The seats that were notified, in order."""
    return sorted(i.seat for _, i in house.post.calls if i.occasion == LEAVING)


async def test_who_plays_is_told_once_and_with_the_server_everything_goes(house: House) -> None:
    before = await kept(house)
    table = await house.game(BOB)
    await house.lobby(CAT, channel=7001)
    await house.tables.notes.set_guild_locale(GUILD, "en")
    await house.tables.notes.set_rules(GUILD, Rules(where="threads"))
    await house.tables.notes.note_first(f"told slow:{GUILD}", "20000")
    await house.store.write(lambda tx: add_campaign(tx, GUILD, "Winter", ANN, 0.0))
    for _ in range(2):
        await house.tables.of(Departures).left(GUILD)
        await house.outbox.flush()
    assert told(house) == [0, 1]
    (due,) = {i.facts["due"] for _, i in house.post.calls if i.occasion == LEAVING}
    assert due == house.time.now() + KEPT_S
    house.time.pass_(KEPT_S - 1)
    assert await house.tables.of(Departures).forget_due() == 0
    assert (await house.tables.register.info(table.id)).status == "running"
    house.time.pass_(1)
    assert await house.tables.of(Departures).forget_due() == 1
    assert {**await kept(house), "people": 0} == {**before, "people": 0}
    with pytest.raises(Refused):
        await house.tables.register.info(table.id)


async def test_a_server_that_takes_the_bot_back_loses_nothing(house: House) -> None:
    table = await house.game(BOB)
    await house.tables.of(Departures).left(GUILD)
    house.time.pass_(29 * DAY)
    await house.tables.of(Departures).back(GUILD)
    house.time.pass_(60 * DAY)
    assert await house.tables.of(Departures).forget_due() == 0
    assert (await house.tables.register.info(table.id)).status == "running"


async def test_what_happened_while_it_did_not_run_is_found_at_the_start(house: House) -> None:
    await house.game(BOB)
    departures = house.tables.of(Departures)
    await departures.compare([GUILD], lambda _: True)
    await departures.compare([], lambda guild: guild != GUILD)  # another process sees to it

    def query(tx):
        assert servers.left_before(tx, house.time.now()) == []

    await house.store.read(query)
    await departures.compare([99], lambda _: True)

    def fetch(tx):
        assert servers.left_before(tx, house.time.now()) == [GUILD]

    await house.store.read(fetch)
    await departures.compare([GUILD], lambda _: True)

    def load(tx):
        assert servers.left_before(tx, house.time.now()) == []

    await house.store.read(load)


async def test_other_servers_and_lessons_stay(house: House) -> None:
    await house.game(BOB)
    other = await house.tables.lobby.open("_skeleton", 71, 8000, ANN, "Ann", "fr")
    await house.tables.of(Departures).left(GUILD)
    house.time.pass_(KEPT_S)
    assert await house.tables.of(Departures).forget_due() == 1
    assert (await house.tables.register.info(other.id)).status == "lobby"
