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
from tests.bot.core.conftest import ANN, BOB, CAT, Program

# Too long to occur by chance in a key's digest.
EVE, DAN = 555555555555, 777777777777


async def forgets(program: Program, who: int) -> None:
    await program.tables.of(Privacy).forget(who, {"Eve"}, "Somebody")


async def takes(program: Program, table: TableInfo, who: int, seat: int) -> None:
    await program.tables.seats.take(table.id, who, "Eve", "en", seat)


async def offered(program: Program, table: TableInfo, seat: int, owner: int) -> None:
    await program.tables.seats.offer(table.id, owner, seat)


async def known_marks(program: Program) -> list[str]:
    query = sa.select(marks.c.key).where(marks.c.key.startswith("known "))
    return await program.store.read(lambda tx: list(tx.execute(query).scalars()))


async def test_a_forgotten_player_cannot_take_a_rivals_seat(program: Program) -> None:
    table = await program.game(BOB, EVE)
    await forgets(program, EVE)
    await offered(program, table, 1, BOB)
    with pytest.raises(Refused, match="seat-known"):
        await takes(program, table, EVE, 1)
    await forgets(program, EVE)  # and once more, with nothing left of them
    with pytest.raises(Refused, match="seat-known"):
        await takes(program, table, EVE, 1)
    await takes(program, table, CAT, 1)  # anybody else may


async def test_a_forgotten_game_master_cannot_take_a_seat(program: Program) -> None:
    table = await program.game(BOB)
    await program.tables.of(Master).appoint(table.id, ANN, EVE)
    await program.tables.of(Master).oversee(table.id, EVE)
    await forgets(program, EVE)
    await offered(program, table, 1, BOB)
    with pytest.raises(Refused, match="seat-master"):
        await takes(program, table, EVE, 1)


async def test_a_person_who_saw_the_preparation_cannot_join(program: Program) -> None:
    table = await program.lobby(BOB)
    await program.tables.of(Master).appoint(table.id, ANN, EVE)
    await program.tables.beginnings.set_record(table.id, EVE, Record(seats=(Bidder(points=3),)))
    await program.tables.of(GamePreparation).record_so_far(table.id, EVE)
    await forgets(program, EVE)
    with pytest.raises(Refused, match="seat-master"):
        await program.tables.lobby.join(table.id, EVE, "Eve", "en")


async def test_the_digests_name_nobody_and_are_deleted_with_the_game(program: Program) -> None:
    table = await program.game(DAN, EVE)
    other = await program.game(DAN, channel=88)
    await program.tables.seats.hand_over(other.id, DAN, 1)
    await forgets(program, EVE)
    await forgets(program, DAN)
    found = await known_marks(program)
    assert len(found) == 3  # Eve at one table, Dan at two
    assert not any(str(who) in key for key in found for who in (EVE, DAN))
    over = sa.update(games).where(games.c.id == table.id).values(status="ended")
    await program.store.write(lambda tx: tx.execute(over))
    await program.store.write(seating.drop_knowledge)
    assert [key.split()[1] for key in await known_marks(program)] == [str(other.id)]


async def test_no_digest_is_stored_for_a_person_who_knows_nothing(program: Program) -> None:
    await program.game(BOB)
    await forgets(program, EVE)
    assert await known_marks(program) == []
