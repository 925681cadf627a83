"""Orders of the host: in force within seconds, while the bot runs, with the reason."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.app.assembly import Bot
from bot.cli.commands import complete_app
from bot.features.privacy.service import Privacy
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.store.program import host_orders as rows
from bot.store.program.tables import host_orders
from bot.store.transaction import Tx
from bot.words import cleaned
from tests.bot.face.playing import rest, words
from tests.bot.face.tables.test_play import started
from tests.standin import StandIn
from tests.waiting import until

WHY = "spam & co."


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.app.host_orders.HostOrders.every_s", 0.05)
    monkeypatch.setattr("bot.app.status.StatusNotes.every_s", 0.05)


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


async def test_a_ban_ends_and_its_history_stays(
    bot: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    bob = people[1]
    await host(bot, "ban", "person", bob.id, "--reason", "first")
    await host(bot, "ban", "person", bob.id, "--reason", WHY, "--days", "2")
    await carried_out(bot)
    [first, second] = (await host(bot, "list")).splitlines()
    assert ("first" in first, "lifted" in first) == (True, True)
    assert (WHY in second, "in force until" in second) == (True, True)
    refused = words(await (await bob.command(channel, "play")).final())
    assert (WHY in refused, "<t:" in refused) == (True, True)

    def two_days_pass(tx: Tx) -> None:
        tx.execute(host_orders.update().values(until=1.0))

    await bot.store.write(two_days_pass)
    await until(lambda: not bot.context.kept_out.persons)
    assert WHY not in words(await (await bob.command(channel, "play")).final())
    assert "over" in (await host(bot, "list")).splitlines()[1]
    await bot.store.write(lambda tx: rows.drop_old(tx, time.time() + rows.KEPT_S - 60))
    assert len((await host(bot, "list")).splitlines()) == 1, "the second ended long ago"
    await host(bot, "ban", "server", "5", "--reason", WHY)
    await bot.store.write(lambda tx: rows.drop_old(tx, time.time() + 2 * rows.KEPT_S))
    [left] = (await host(bot, "list")).splitlines()
    assert "ban-server 5" in left, "a ban in force stays"


async def test_listed_words_are_masked(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, tmp_path: Path
) -> None:
    await started(bot, standin, *people[:2], channel)
    listed = tmp_path / "list"
    listed.write_text("Slug\nmuck*\n")
    await host(bot, "words", str(listed))
    assert (await host(bot, "words")).split() == ["Slug", "muck*"]
    await until(lambda: cleaned("a slug") == "a ***")
    assert cleaned("SLUGS, \u0455lug, mucky muck!") == "SLUGS, ***, *** ***!"
    listed.write_text("")
    await host(bot, "words", str(listed))
    await until(lambda: cleaned("a slug") == "a slug")


async def test_a_host_gets_what_is_stored_about_a_person(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, tmp_path: Path
) -> None:
    await started(bot, standin, *people[:2], channel)
    file = tmp_path / "data.json"
    await host(bot, "data", people[0].id, str(file))
    assert file.stat().st_mode & 0o077 == 0
    stored = json.loads(file.read_text())
    own = await bot.tables.of(Privacy).export_of(int(people[0].id))
    assert stored == {**own, "exported_at": stored["exported_at"]}
    assert [game["status"] for game in stored["games"]] == ["running"]


async def test_the_day_is_on_one_page(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    await started(bot, standin, *people[:2], channel)
    await people[2].command(channel, "play")
    standin.faults.next(403, code=50001, route="/messages")
    bot.context.pictures.left_out["without"] += 1
    told, page = (
        ("Refused to players today: not-seated 1", "left out today: without 1", "/play"),
        "",
    )
    while not all(line in page for line in told):  # noted now and then
        page = await host(bot, "status")
    for line in (
        "Bot main: version ", "Tables: _skeleton: running 1", "People at them: 2",
        "Today: opened 1, ended 0, ", "Late timers: none", "Faults today: none",
        "the disk has ",
    ):  # fmt: skip
        assert line in page, page
    figures = json.loads(await host(bot, "status", "--json"))
    assert figures["tables"] == {"_skeleton": {"running": 1}}
    seconds, what = figures["processes"]["main"]["slowest"][0]
    assert (seconds > 0, bool(what)) == (True, True)


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
