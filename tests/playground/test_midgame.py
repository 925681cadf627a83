"""Tables of the bench in mid-game."""

from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.features import tables_over
from bot.store import Store
from bot.store.schema import games
from engine.games import GAMES
from tests.lab import load, shared
from tests.lab.clicks import midgame
from tests.lab.clicks.clicking import Clicked
from tests.standin import StandIn


@pytest.mark.parametrize("game", GAMES)
async def test_copies_stand_as_their_pattern_does_and_go_on(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(load, "MIDGAME_PICKS", (5,))
    stand_in = StandIn(pauses=True)
    people = [stand_in.person(person) for person in stand_in.world.people]
    places = [stand_in.world.add_channel(f"{n + 5000}", "text", f"t{n}") for n in range(3)]
    url = load.url_of(tmp_path)
    pattern, copy = await load.fill(url, game, people, places[:1], places[1:], stored=20)
    store = await Store.open(url)
    tables = tables_over(store)

    table, there = await tables.sessions.read(
        pattern, lambda table: (table, tables.sessions.game(table))
    )
    other, same = await tables.sessions.read(
        copy, lambda table: (table, tables.sessions.game(table))
    )
    assert same == there
    assert table.row.ply == other.row.ply == 5
    assert table.row.channel_id != other.row.channel_id
    await midgame.advance(tables, copy, 1)
    stored = sa.select(sa.func.count()).where(games.c.status == "ended")
    assert await store.read(lambda tx: tx.execute(stored).scalar_one()) == 20
    plies = [row.ply for row in await tables.table_queries.by_ids([pattern, copy])]
    assert plies == [5, 6]
    await store.close()


def test_a_share_of_the_clicks_was_answered_within_a_time() -> None:
    noted = Clicked([0.001 * n for n in range(1, 101)] + [3.0], cpu=1.01)
    assert (noted.share(0.5), noted.share(0.99), noted.share(1.0)) == (51.0, 100.0, 3000.0)
    assert (noted.late, noted.each) == (1, 10.0)


async def test_of_several_processes_each_has_a_server_of_its_own_shard(tmp_path: Path) -> None:
    places = [(StandIn(pauses=True), tmp_path, [], []) for _ in range(3)]  # type: ignore[var-annotated]
    for stand_in, _, _, channels in places:
        channels.append(stand_in.world.add_channel("5000", "text", "t0"))
    for number in range(3):
        shared._make_one_of(places, number)
    assert [int(p[0].world.guild_id) // 2**22 % 3 for p in places] == [0, 1, 2]
    assert [p[3][0].id for p in places] == ["5000", "6000", "7000"]
    assert all(p[0].world.channel(p[3][0].id) is p[3][0] for p in places)


async def test_several_processes_are_measured_on_an_empty_database_alone(tmp_path: Path) -> None:
    url = load.url_of(tmp_path)
    async with shared._empty(url) as store:
        tables = await store.read(lambda tx: sa.inspect(tx.connection).get_table_names())
        assert len(tables) > 10
    async with shared._empty(url):
        pass
    await (await Store.open(url)).close()
    with pytest.raises(ValueError, match="empty"):
        await anext(shared.shared(next(iter(GAMES)), url))
