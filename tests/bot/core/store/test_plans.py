"""No statement gets slower with the games that are stored: each looks its rows up in an index."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.features.campaigns.service import Campaigns
from bot.features.gm.master import Master
from bot.features.lessons.learning import Learning
from bot.features.privacy.service import Privacy
from bot.features.replay.film import Films
from bot.features.stats.service import Stats
from bot.store.schema import games
from tests.bot.core.conftest import ANN, BOB, CHANNEL, GAME, GUILD, Program
from tests.bot.core.features.test_privacy import NAME, NEUTRAL, ZOE, full_life
from tests.bot.core.store import stored
from tests.bot.core.store.plans import Plans


@pytest.fixture
def plans() -> Plans:
    return Plans()


async def test_no_statement_of_a_tables_life_scans_a_whole_table(
    program: Program, tmp_path: Path, plans: Plans
) -> None:
    """Tables in every state, and all that is asked about them and about games that are over."""
    with plans.watching(program.store):
        await stored.fill(program, [GAME], picks=3)
        await program.outbox.flush()
        while await program.clock.fire_due():
            pass
        async with program.sending():  # a change claims what it wishes to be said
            await program.lobby(BOB, channel=CHANNEL - 1)
        await program.tables.ladder.after_downtime(program.time.now() - 3600.0)
        await _asked(program)
    assert len(plans) > 150
    assert plans.scans(tmp_path / "games.db") == []


async def _asked(program: Program) -> None:
    """What commands ask."""
    tables = program.tables
    await tables.table_queries.at_channel(CHANNEL)
    await tables.table_queries.of_user(ANN)
    await tables.table_queries.of_user(BOB, learning=True, statuses=("running",))
    await tables.table_queries.count_of_user(ANN)
    await tables.of(Master).led_by(ANN)
    await tables.of(Learning).of(ANN, GAME)
    await tables.of(Campaigns).campaigns_of(GUILD, ANN)
    await tables.person_settings.set_preferences(BOB, zone="Europe/Paris")
    over = (await tables.table_queries.finished_on(GUILD))[0]
    await tables.table_queries.last_finished(over.channel_id)
    await tables.table_queries.finished_by(ANN)
    await tables.of(Films).at_end_of(over.table_id)
    await tables.of(Films).points(over.table_id)
    await tables.exports.whole(over.table_id)
    for game in await tables.of(Stats).games_on(GUILD):
        await tables.of(Stats).ranking(GUILD, game)
    await tables.of(Stats).venues(GUILD)
    await tables.of(Stats).numbers(ANN, GUILD)
    await tables.of(Privacy).kept_of(BOB)
    await tables.of(Privacy).export_of(BOB)


async def test_forgetting_a_person_scans_tables_only_before_its_write(
    program: Program, tmp_path: Path, plans: Plans
) -> None:
    await full_life(program)
    with plans.watching(program.store):
        await program.tables.of(Privacy).forget(ZOE, {NAME}, NEUTRAL)
    assert plans.scans(tmp_path / "games.db") != []
    assert plans.scans(tmp_path / "games.db", in_writes=True) == []


async def test_a_statement_that_scans_a_whole_table_is_detected(
    program: Program, tmp_path: Path, plans: Plans
) -> None:
    with plans.watching(program.store):
        await program.store.read(
            lambda tx: tx.execute(sa.select(games.c.id).where(games.c.missing == "x"))
        )
    (found,) = plans.scans(tmp_path / "games.db")
    assert found.startswith("SCAN games: SELECT games.id")
