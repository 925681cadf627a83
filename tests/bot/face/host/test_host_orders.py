"""Orders of the host: in force within seconds, while the bot runs, with the reason."""

from __future__ import annotations

import asyncio

import pytest
from typer.testing import CliRunner

from bot.app.assembly import Bot
from bot.cli.commands import complete_app
from bot.playground.people import Person
from bot.playground.server import StandIn
from bot.playground.world import Channel
from tests.bot.face.playing import rest, words
from tests.bot.face.tables.test_play import started
from tests.waiting import until

WHY = "spam & co."


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.app.host_orders.HostOrders.every_s", 0.05)


async def host(bot: Bot, *words: str) -> str:
    """`gharkane host …` beside the running bot; what it says."""
    url = bot.store._engine.url.render_as_string(hide_password=False)
    runner = CliRunner(env={"GHARKANE_DATABASE_URL": url})
    done = await asyncio.to_thread(runner.invoke, complete_app(), ["host", *words])
    assert done.exit_code == 0, done.output
    return done.output


async def carried_out(bot: Bot) -> None:
    """All that was ordered is done."""

    async def nothing_waits() -> bool:
        return "waiting" not in await host(bot, "list")

    await until(nothing_waits, "an order waits")


async def test_a_banned_person_leaves_every_table_and_is_told_why(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await started(bot, standin, alice, bob, channel)
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    await host(bot, "ban", "person", bob.id, "--reason", WHY)
    await carried_out(bot)
    await rest(bot, standin)
    now = await bot.tables.table_queries.info(table.id)
    assert [seat.user_id for seat in now.seated] == [int(alice.id), None]
    assert now.seated[1].kind != "human"
    refused = await (await bob.command(channel, "play")).final()
    assert WHY in words(refused)
    assert (await (await bob.command(channel, "about")).final()) is not None
    assert WHY not in words(await (await bob.command(channel, "privacy export")).final())
    assert WHY not in words(await (await alice.command(channel, "play")).final())
    assert "in force" in await host(bot, "list")
    await host(bot, "unban", "person", bob.id)
    await until(lambda: not bot.context.kept_out.persons)
    assert WHY not in words(await (await bob.command(channel, "play")).final())


async def test_a_table_closed_by_the_operator_gets_a_notice(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    await started(bot, standin, *people[:2], channel)
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    await host(bot, "close", str(table.id), "--reason", WHY)
    await carried_out(bot)
    await rest(bot, standin)
    assert (await bot.tables.table_queries.info(table.id)).status == "ended"
    assert any(WHY in words(message) for message in people[0].messages(channel))
    assert "done" in await host(bot, "list")
    with pytest.raises(AssertionError, match="There is no table 999"):
        await host(bot, "close", "999", "--reason", WHY)


async def test_a_banned_server_is_left_and_its_tables_closed(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await started(bot, standin, alice, bob, channel)
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    guild = standin.world.guild_id
    await host(bot, "ban", "server", guild, "--reason", WHY)
    await until(lambda: bool(bot.context.kept_out.servers))
    assert WHY in words(await (await alice.command(channel, "play")).final())
    await until(lambda: any(m == "DELETE" and p.endswith(guild) for m, p, _ in standin.rest.log))
    assert (await bot.tables.table_queries.info(table.id)).status == "ended"


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("ban", "person", "5", "--reason", "\n "), 2, "--reason must say something"),
        (("unban", "server", "5"), 1, "server 5 is not kept out"),
        (("ban", "table", "5", "--reason", "x"), 2, ""),
        (("close", "5"), 2, ""),
    ],
)
async def test_invalid_orders_of_the_operator_are_refused(
    bot: Bot, words: tuple[str, ...], code: int, said: str
) -> None:
    url = bot.store._engine.url.render_as_string(hide_password=False)
    runner = CliRunner(env={"GHARKANE_DATABASE_URL": url})
    done = await asyncio.to_thread(runner.invoke, complete_app(), ["host", *words])
    assert done.exit_code == code
    assert said in done.output


async def test_orders_leave_an_older_database_unchanged(tmp_path) -> None:
    runner = CliRunner(env={"GHARKANE_DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/no.db"})
    done = await asyncio.to_thread(runner.invoke, complete_app(), ["host", "list"])
    assert (done.exit_code, "There is no database" in done.output) == (1, True)
