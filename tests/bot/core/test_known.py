"""What somebody knows of a game stays known when they have themselves forgotten."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.features.gm.master import Master
from bot.features.gm.preparation import GamePreparation
from bot.features.privacy.service import Privacy
from bot.store import seating
from bot.store.schema import games, marks
from bot.table import Refused, TableInfo
from engine.games._skeleton.record import Bidder, Record
from tests.bot.core.conftest import ANN, BOB, CAT, House

EVE = 555555555555


async def forgets(house: House, who: int) -> None:
    await house.tables.of(Privacy).forget(who, {"Eve"}, "Somebody")


async def takes(house: House, table: TableInfo, who: int, seat: int) -> None:
    await house.tables.seats.take(table.id, who, "Eve", "en", seat)


async def offered(house: House, table: TableInfo, seat: int, owner: int) -> None:
    await house.tables.seats.offer(table.id, owner, seat)


async def known_marks(house: House) -> list[str]:
    query = sa.select(marks.c.key).where(marks.c.key.startswith("known "))
    return await house.store.read(lambda tx: list(tx.execute(query).scalars()))


async def test_a_player_who_is_forgotten_takes_no_rivals_seat(house: House) -> None:
    table = await house.game(BOB, EVE)
    await forgets(house, EVE)
    await offered(house, table, 1, BOB)
    with pytest.raises(Refused, match="seat-known"):
        await takes(house, table, EVE, 1)
    await forgets(house, EVE)  # and once more, with nothing left of them
    with pytest.raises(Refused, match="seat-known"):
        await takes(house, table, EVE, 1)
    await takes(house, table, CAT, 1)  # anybody else may


async def test_a_game_master_who_is_forgotten_takes_no_seat(house: House) -> None:
    table = await house.game(BOB)
    await house.tables.of(Master).appoint(table.id, ANN, EVE)
    await house.tables.of(Master).oversee(table.id, EVE)
    await forgets(house, EVE)
    await offered(house, table, 1, BOB)
    with pytest.raises(Refused, match="seat-master"):
        await takes(house, table, EVE, 1)


async def test_who_saw_what_was_prepared_does_not_join_the_lobby(house: House) -> None:
    table = await house.lobby(BOB)
    await house.tables.of(Master).appoint(table.id, ANN, EVE)
    await house.tables.beginnings.set_record(table.id, EVE, Record(seats=(Bidder(points=3),)))
    await house.tables.of(GamePreparation).wished(table.id, EVE)
    await forgets(house, EVE)
    with pytest.raises(Refused, match="seat-master"):
        await house.tables.lobby.join(table.id, EVE, "Eve", "en")


async def test_the_marks_name_nobody_and_go_with_the_game(house: House) -> None:
    table = await house.game(BOB, EVE)
    other = await house.game(BOB, channel=88)
    await house.tables.seats.hand_over(other.id, BOB, 1)
    await forgets(house, EVE)
    await forgets(house, BOB)
    found = await known_marks(house)
    assert len(found) == 3  # Eve at one table, Bob at two
    assert not any(str(who) in key for key in found for who in (EVE, BOB))
    over = sa.update(games).where(games.c.id == table.id).values(status="ended")
    await house.store.write(lambda tx: tx.execute(over))
    await house.store.write(seating.drop_knowledge)
    assert [key.split()[1] for key in await known_marks(house)] == [str(other.id)]


async def test_nothing_is_kept_of_somebody_who_knows_nothing(house: House) -> None:
    await house.game(BOB)
    await forgets(house, EVE)
    assert await known_marks(house) == []
