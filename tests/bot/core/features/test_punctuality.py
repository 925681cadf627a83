"""How people keep to clocks over days: counted by person and game, shown when there is enough."""

from __future__ import annotations

from bot.features.privacy.service import Privacy
from bot.features.punctuality.rows import Punctuality, count, turns_of
from bot.features.punctuality.service import (
    MIN_PUNCTUALITY,
    punctuality_in_lobby,
    punctuality_percent,
)
from bot.features.stats.service import Stats
from bot.table import TableInfo
from tests.bot.core.clocks.test_clocks import DAY, HOUR, pass_, timed
from tests.bot.core.conftest import ANN, BOB, CAT, GUEST, GUILD, Program


async def counted(program: Program, person: int) -> Punctuality:
    return await program.store.read(lambda tx: turns_of(tx, [person]).get(person, Punctuality()))


def test_too_few_turns_have_no_percentage_and_100_means_all() -> None:
    assert punctuality_percent(Punctuality(MIN_PUNCTUALITY - 1, 0)) is None
    assert punctuality_percent(Punctuality(MIN_PUNCTUALITY, 0)) == 100
    assert punctuality_percent(Punctuality(199, 1)) == 99
    assert punctuality_percent(Punctuality(0, MIN_PUNCTUALITY)) == 0


async def test_a_turn_is_in_time_until_its_grace_period(program: Program) -> None:
    table = await timed(program, BOB, CAT)
    await program.play(table, 0)
    assert await counted(program, ANN) == Punctuality(1, 0)
    await pass_(program, DAY + HOUR)
    await program.play(table, 1)  # in the last time
    assert await counted(program, BOB) == Punctuality(0, 1)
    await pass_(program, 6 * HOUR)  # it was played for them
    assert await counted(program, CAT) == Punctuality(0, 1)


async def test_an_undone_turn_is_counted_once(program: Program) -> None:
    table = await timed(program, BOB, CAT)
    for _ in range(3):
        await program.play(table, 0)
        await program.tables.play.undo(table.id, ANN)
    assert await counted(program, ANN) == Punctuality()
    await pass_(program, DAY + HOUR)
    for _ in range(2):
        await program.play(table, 0)
        assert await counted(program, ANN) == Punctuality(0, 1)
        await program.tables.play.undo(table.id, ANN)


async def test_turns_of_live_games_and_regents_are_not_counted(program: Program) -> None:
    table = await program.game(BOB)
    await program.play(table, 0)
    other = await program.lobby(BOB, channel=8)
    await program.tables.lobby.set_pace(other.id, ANN, "async")
    await program.tables.lobby.start(other.id, ANN)
    await program.tables.seats.regent(other.id, BOB, 1)
    await pass_(program, 10 * DAY)
    assert (await counted(program, ANN)).in_time == 0
    assert await counted(program, BOB) == Punctuality()


async def test_a_substitute_inherits_no_delay(program: Program) -> None:
    """A person who takes a seat in its grace period has a turn of their own."""
    table = await timed(program, BOB, CAT)
    await program.play(table, 0)
    await program.play(table, 2)
    await pass_(program, DAY + HOUR)
    await program.tables.seats.offer(table.id, BOB, 1)
    await program.tables.seats.take(table.id, GUEST, "Guest", "fr", 1)
    program.time.pass_(11 * HOUR)  # of half a turn, which is theirs at least
    await program.clock.fire_due()
    await program.play(table, 1)
    assert await counted(program, GUEST) == Punctuality(1, 0)
    assert await counted(program, BOB) == Punctuality()


async def lobby_shares(program: Program, table: TableInfo) -> dict[int, int | None]:
    now = await program.tables.message_data.dashboard(table.id, 0)
    return dict(now.read(punctuality_in_lobby) or {})


async def test_a_lobby_over_days_shows_punctuality_and_a_forgotten_person_has_none(
    program: Program,
) -> None:
    table = await timed(program, BOB)

    def change(tx):
        count(tx, table.id, ANN, Punctuality(38, 2))
        count(tx, table.id, BOB, Punctuality(MIN_PUNCTUALITY - 1))

    await program.store.write(change)
    lobby = await program.lobby(BOB, CAT, channel=8)
    assert await lobby_shares(program, lobby) == {}, "an evening has no clocks"
    await program.tables.lobby.set_pace(lobby.id, ANN, "async")
    assert await lobby_shares(program, lobby) == {ANN: 95, BOB: None, CAT: None}
    stats = program.tables.of(Stats)
    assert [await stats.reliability(ANN, of) for of in (None, GUILD, GUILD + 1)] == [95, 95, None]
    (kept,) = (await program.tables.of(Privacy).export_of(ANN))["timekeeping"]
    assert (kept["in_time"], kept["late"]) == (38, 2)
    await program.tables.of(Privacy).forget(ANN, ["Ann"], "Nobody")
    assert await stats.reliability(ANN) is None
    assert await counted(program, ANN) == Punctuality()
