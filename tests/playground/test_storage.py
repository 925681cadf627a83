"""The world on disk, the redirect, and the address the stand-in listens on."""

from __future__ import annotations

from pathlib import Path

import aiohttp
import discord
import pytest

from bot.discord.redirect import redirect
from bot.playground import storage
from bot.playground.world import World
from tests.playground.conftest import run
from tests.playground.wire import send
from tests.standin import StandIn


async def test_stopping_and_starting_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "world" / "world.json"
    first = StandIn(path)
    redirect(await first.start())
    bot, task = await run(first)
    alice, table = first.person("Alice"), first.channel("table")
    await alice.command(table, "game new")
    await alice.command(table, "secret")
    board = await (await alice.command(table, "game board")).final()
    channel = bot.get_channel(int(table.id))
    assert isinstance(channel, discord.TextChannel)
    await channel.create_thread(name="Midi", type=discord.ChannelType.public_thread)
    await (await bot.create_dm(discord.Object(int(alice.id)))).send("psst")
    alice.close_dms()
    alice.speak("en-US")
    first.world.visited = True
    before = [message.id for message in alice.messages(table) if not message.ephemeral]
    await bot.close()
    await task
    await first.stop()

    second = StandIn(path)
    redirect(await second.start())
    alice, table = second.person("Alice"), second.channel("table")
    assert [message.id for message in alice.messages(table)] == before
    assert alice.record.dms_closed
    assert (alice.record.locale, second.world.visited) == ("en-US", True)
    assert [m.content for m in alice.direct_messages()] == ["psst"]
    assert [thread.name for thread in second.threads(table)] == ["Midi"]
    assert second.all_commands()
    shown = alice.messages(table)[-1]
    assert board is not None
    assert shown.embeds[0]["author"]["icon_url"].startswith(second.url)
    async with (
        aiohttp.ClientSession() as session,
        session.get(shown.attachments[0]["url"]) as got,
    ):
        assert got.status == 200
    bot, task = await run(second)
    answer = await alice.click(alice.messages(table)[0], "t1:0")
    assert answer.kind == "update"
    assert answer.message is not None
    assert int(answer.message.id) < second.world.last_id
    await bot.close()
    await task
    await second.stop()


async def test_attachments_of_deleted_messages_go(tmp_path: Path) -> None:
    path = tmp_path / "world.json"
    standin = StandIn(path)
    redirect(await standin.start())
    bot, task = await run(standin)
    alice, table = standin.person("Alice"), standin.channel("table")
    message = await (await alice.command(table, "game board")).last()
    storage.write(path, storage.dumps(standin.world), storage.files(standin.world))
    assert len([one for one in storage.folder(path).rglob("*") if one.is_file()]) == 1
    channel = bot.get_channel(int(table.id))
    assert isinstance(channel, discord.TextChannel)
    await channel.get_partial_message(int(message.id)).delete()
    await bot.close()
    await task
    await standin.stop()
    assert [one for one in storage.folder(path).rglob("*") if one.is_file()] == []


def test_a_file_that_is_not_ours_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "world.json"
    for text in ("{", "{}", '{"format": 99}', "[]"):
        path.write_text(text)
        with pytest.raises(ValueError, match="the playground's file"):
            StandIn(path)


@pytest.mark.parametrize(
    "url",
    ["http://127.0.0.1:8080", "http://127.1.2.3:1/", "http://localhost:8080", "http://[::1]:8080"],
)
def test_redirect_to_loopback(url: str) -> None:
    redirect(url)
    bare = url.rstrip("/")
    assert bare + "/api/v10" == discord.http.Route.BASE
    gateway = discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    assert str(gateway) == bare.replace("http", "ws") + "/gateway"


@pytest.mark.parametrize(
    "url",
    [
        "",
        "127.0.0.1:8080",
        "https://127.0.0.1:8080",
        "http://example.org",
        "http://10.0.0.1:8080",
        "http://0.0.0.0:8080",
        "http://127.0.0.1.example.org",
        "http://127.0.0.1@example.org/",
        "http://localhost:8080/api",
        "http://127.0.0.1:8080?x=1",
        "http://127.0.0.1:99999",
        "ws://127.0.0.1:1",
    ],
)
def test_redirect_elsewhere_is_refused(url: str) -> None:
    before = discord.http.Route.BASE
    with pytest.raises(ValueError, match="GHARKANE_DISCORD_URL") as raised:
        redirect(url)
    assert "\n" not in str(raised.value)
    assert before == discord.http.Route.BASE


async def test_loopback_only(standin: StandIn) -> None:
    with pytest.raises(ValueError, match="loopback"):
        await StandIn().start(host="0.0.0.0")
    async with aiohttp.ClientSession() as session:
        for headers in ({"Host": "evil.example"}, {"Origin": "http://evil.example"}):
            async with session.get(f"{standin.url}/people", headers=headers) as got:
                assert got.status == 403


async def test_replaced_pictures_are_let_go(standin: StandIn) -> None:
    path = f"/channels/{standin.channel('table').id}/messages"
    body = {"attachments": [{"id": 0, "filename": "..png"}]}
    made = await send(standin, "POST", path, body, files=("a.png",))
    assert made.body["attachments"][0]["filename"] == "png"
    for _ in range(3):
        await send(standin, "PATCH", f"{path}/{made.body['id']}", body, files=("a.png",))
    assert len(standin.world.files) == 1
    embed = {"embeds": [{"author": {"name": "a", "icon_url": "attachment://png"}}]}
    edited = await send(standin, "PATCH", f"{path}/{made.body['id']}", embed)
    url = edited.body["embeds"][0]["author"]["icon_url"]
    assert edited.body["attachments"] == []  # the embed shows it
    # an embed that the bot sends back as it got it survives a change of port
    again = {"embeds": [{"author": {"name": "a", "icon_url": url}}]}
    await send(standin, "PATCH", f"{path}/{made.body['id']}", again)
    (message,) = standin.world.messages[standin.channel("table").id].values()
    assert message.embeds[0]["author"]["icon_url"].startswith("/cdn/attachments/")
    assert (await send(standin, "GET", f"{path}?limit=many")).code == 50035


async def test_nonces_outlive_a_restart(tmp_path: Path) -> None:
    first = StandIn(tmp_path / "world.json")
    await first.start()
    path = f"/channels/{first.channel('table').id}/messages"
    bodies = [{"content": "x", "nonce": f"n{n}", "enforce_nonce": True} for n in range(3)]
    made = [(await send(first, "POST", path, body)).body["id"] for body in bodies]
    first.world.messages[first.channel("table").id][made[0]].nonce_at -= 301
    await first.stop()
    second = StandIn(tmp_path / "world.json")
    await second.start()
    again = [(await send(second, "POST", path, body)).body["id"] for body in bodies]
    await second.stop()
    assert again[1:] == made[1:]
    assert again[0] not in made


def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "var" / "playground.json"
    kept = {"1/2/board.png": b"x"}
    storage.write(path, storage.dumps(World.fresh()), kept)
    paths = [path.parent, *path.parent.rglob("*")]
    assert len(paths) == 6
    for one in paths:
        one.chmod(one.stat().st_mode | 0o055)
    storage.load(path)
    storage.write(path, storage.dumps(World.fresh()), kept)
    assert {one.stat().st_mode & 0o777 for one in paths if one.is_dir()} == {0o700}
    assert {one.stat().st_mode & 0o777 for one in paths if one.is_file()} == {0o600}
