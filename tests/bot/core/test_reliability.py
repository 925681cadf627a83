"""How people keep to clocks over days: counted by person and game, shown when there is enough."""

from __future__ import annotations

from bot.features.privacy.service import Privacy
from bot.features.stats.service import Stats
from bot.store.timekeeping import Punctuality, count, turns_of
from bot.table import TableInfo
from bot.table.clocks.reliability import MIN_PUNCTUALITY, share
from tests.bot.core.conftest import ANN, BOB, CAT, GUEST, GUILD, House
from tests.bot.core.test_clocks import DAY, HOUR, pass_, timed


async def counted(house: House, person: int) -> Punctuality:
    return await house.store.read(lambda tx: turns_of(tx, [person]).get(person, Punctuality()))


def test_few_turns_tell_nothing_and_a_hundred_is_all_of_them() -> None:
    assert share(Punctuality(MIN_PUNCTUALITY - 1, 0)) is None
    assert share(Punctuality(MIN_PUNCTUALITY, 0)) == 100
    assert share(Punctuality(199, 1)) == 99
    assert share(Punctuality(0, MIN_PUNCTUALITY)) == 0


async def test_a_turn_is_in_time_until_a_last_time_runs(house: House) -> None:
    table = await timed(house, BOB, CAT)
    await house.play(table, 0)
    assert await counted(house, ANN) == Punctuality(1, 0)
    await pass_(house, DAY + HOUR)
    await house.play(table, 1)  # in the last time
    assert await counted(house, BOB) == Punctuality(0, 1)
    await pass_(house, 6 * HOUR)  # it was played for them
    assert await counted(house, CAT) == Punctuality(0, 1)


async def test_what_is_taken_back_is_counted_once(house: House) -> None:
    table = await timed(house, BOB, CAT)
    for _ in range(3):
        await house.play(table, 0)
        await house.tables.play.undo(table.id, ANN)
    assert await counted(house, ANN) == Punctuality()
    await pass_(house, DAY + HOUR)
    for _ in range(2):
        await house.play(table, 0)
        assert await counted(house, ANN) == Punctuality(0, 1)
        await house.tables.play.undo(table.id, ANN)


async def test_an_evening_and_a_regents_turns_count_for_nobody(house: House) -> None:
    table = await house.game(BOB)
    await house.play(table, 0)
    other = await house.lobby(BOB, channel=8)
    await house.tables.lobby.set_pace(other.id, ANN, "async")
    await house.tables.lobby.start(other.id, ANN)
    await house.tables.seats.regent(other.id, BOB, 1)
    await pass_(house, 10 * DAY)
    assert (await counted(house, ANN)).in_time == 0
    assert await counted(house, BOB) == Punctuality()


async def test_a_substitute_inherits_no_delay(house: House) -> None:
    """A person who takes a seat in its grace period has a turn of their own."""
    table = await timed(house, BOB, CAT)
    await house.play(table, 0)
    await house.play(table, 2)
    await pass_(house, DAY + HOUR)
    await house.tables.seats.offer(table.id, BOB, 1)
    await house.tables.seats.take(table.id, GUEST, "Guest", "fr", 1)
    house.time.pass_(11 * HOUR)  # of half a turn, which is theirs at least
    await house.clock.fire_due()
    await house.play(table, 1)
    assert await counted(house, GUEST) == Punctuality(1, 0)
    assert await counted(house, BOB) == Punctuality()


async def lobby_shares(house: House, table: TableInfo) -> dict[int, int | None]:
    return dict((await house.tables.showing.dashboard(table.id, 0)).shares)


async def test_a_lobby_over_days_tells_it_of_its_server_and_a_forgotten_person_has_none(
    house: House,
) -> None:
    table = await timed(house, BOB)

    def change(tx):
        count(tx, table.id, ANN, Punctuality(38, 2))
        count(tx, table.id, BOB, Punctuality(MIN_PUNCTUALITY - 1))

    await house.store.write(change)
    lobby = await house.lobby(BOB, CAT, channel=8)
    assert await lobby_shares(house, lobby) == {}, "an evening has no clocks"
    await house.tables.lobby.set_pace(lobby.id, ANN, "async")
    assert await lobby_shares(house, lobby) == {ANN: 95, BOB: None, CAT: None}
    stats = house.tables.of(Stats)
    assert [await stats.reliability(ANN, of) for of in (None, GUILD, GUILD + 1)] == [95, 95, None]
    (kept,) = (await house.tables.of(Privacy).export_of(ANN))["timekeeping"]
    assert (kept["in_time"], kept["late"]) == (38, 2)
    await house.tables.of(Privacy).forget(ANN, ["Ann"], "Nobody")
    assert await stats.reliability(ANN) is None
    assert await counted(house, ANN) == Punctuality()
