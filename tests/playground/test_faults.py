"""Bad days: errors on demand, rate limits, closed doors, late answers, lost connections."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground import Refusal, gateway
from tests.playground.conftest import run
from tests.playground.small_bot import SmallBot
from tests.playground.wire import call_back, hook, interact, send
from tests.standin import StandIn
from tests.waiting import PATIENCE_S, until

HELLO = {"type": 4, "data": {"content": "x"}}


def messages(standin: StandIn) -> str:
    return f"/channels/{standin.channel('table').id}/messages"


def text_channel(standin: StandIn, bot: SmallBot) -> discord.TextChannel:
    channel = bot.get_channel(int(standin.channel("table").id))
    assert isinstance(channel, discord.TextChannel)
    return channel


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py's back-off after a 5xx, without the waiting."""
    real = asyncio.sleep

    async def short(seconds: float, *rest: Any) -> Any:
        return await real(min(seconds, 0.01), *rest)

    monkeypatch.setattr("discord.http.asyncio.sleep", short)


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("status", [500, 502, 504])
async def test_5xx_is_tried_again(standin: StandIn, bot: SmallBot, status: int) -> None:
    standin.faults.next(status, count=2, method="POST", route=r"/messages$")
    await text_channel(standin, bot).send("x")
    assert [status for *_, status in standin.faults.done] == [status, status]
    assert len(standin.person("Alice").messages(standin.channel("table"))) == 1


async def test_503_is_told(standin: StandIn, bot: SmallBot) -> None:
    standin.faults.next(503, route=r"/messages$")
    with pytest.raises(discord.DiscordServerError):
        await text_channel(standin, bot).send("x")


async def test_429_with_via_is_waited_out(standin: StandIn, bot: SmallBot) -> None:
    standin.faults.next(429, count=2, retry_after=0.02, route=r"/messages$")
    await text_channel(standin, bot).send("x")
    standin.faults.next(429, via=False, route=r"/messages$")
    with pytest.raises(discord.HTTPException) as banned:
        await text_channel(standin, bot).send("x")
    assert banned.value.status == 429


async def test_an_error_code_on_demand(standin: StandIn, bot: SmallBot) -> None:
    standin.faults.next(403, code=40003, route=r"/messages$")
    with pytest.raises(discord.Forbidden) as raised:
        await text_channel(standin, bot).send("x")
    assert raised.value.code == 40003


async def test_lost_answer_and_nonce(standin: StandIn) -> None:
    """The message was made, the answer got lost: the same nonce does not make a second one."""
    body = {"content": "x", "nonce": "n1", "enforce_nonce": True}
    standin.faults.next(502, route=r"/messages$", after=True)
    assert (await send(standin, "POST", messages(standin), body)).status == 502
    again = await send(standin, "POST", messages(standin), body)
    assert again.status == 200
    assert len(standin.world.messages[standin.channel("table").id]) == 1
    other = await send(standin, "POST", messages(standin), body | {"nonce": "n2"})
    assert other.body["id"] != again.body["id"]
    unenforced = await send(standin, "POST", messages(standin), {"content": "x", "nonce": "n1"})
    assert unenforced.body["id"] != again.body["id"]
    standin.advance(301)
    late = await send(standin, "POST", messages(standin), body)
    assert late.body["id"] not in (again.body["id"], unenforced.body["id"])


async def test_cut_line(standin: StandIn, bot: SmallBot) -> None:
    standin.faults.next(0, route=r"/messages$")
    with pytest.raises((OSError, aiohttp.ClientError)):
        await text_channel(standin, bot).send("x")
    await text_channel(standin, bot).send("y")


async def test_deadline_and_double_answer(standin: StandIn) -> None:
    late = interact(standin)
    standin.advance(3.1)
    refused = await call_back(standin, late, HELLO)
    assert (refused.status, refused.code) == (404, 10062)
    assert standin.refusals == []
    fresh = interact(standin)
    assert (await call_back(standin, fresh, HELLO)).status == 200
    twice = await call_back(standin, fresh, HELLO)
    assert (twice.status, twice.code) == (400, 40060)
    assert len(standin.refusals) == 1


@pytest.mark.parametrize(
    ("kind", "callback"),
    [(2, 6), (2, 7), (2, 8), (4, 4), (4, 9), (5, 9), (2, 1), (2, 99), (5, 6)],
)
async def test_answer_of_the_wrong_kind(standin: StandIn, kind: int, callback: int) -> None:
    refused = await call_back(standin, interact(standin, kind), {"type": callback, "data": {}})
    assert refused.code == 50035


async def test_token_of_fifteen_minutes(standin: StandIn) -> None:
    interaction = interact(standin)
    path = hook(standin, interaction)
    early = await send(standin, "POST", path, {"content": "x"}, token=None)
    assert (early.status, early.code) == (404, 10015)
    secret = HELLO | {"data": {"content": "x", "flags": 64}}
    said = await call_back(standin, interaction, secret)
    number = said.body["resource"]["message"]["id"]
    # an ephemeral message does not exist for the bot itself, only for the token
    assert (await send(standin, "PATCH", f"{messages(standin)}/{number}", {})).code == 10008
    own = f"{path}/messages/@original"
    edited = await send(standin, "PATCH", own, {"content": "y"}, token=None)
    assert (edited.body["id"], edited.body["content"]) == (number, "y")
    follow = await send(standin, "POST", path + "?wait=1", {"content": "z"}, token=None)
    other = f"{path}/messages/{follow.body['id']}"
    assert (await send(standin, "DELETE", other, token=None)).status == 204
    assert (await send(standin, "PATCH", other, {"content": "y"}, token=None)).code == 10008
    standin.advance(901)
    gone = await send(standin, "PATCH", own, {"content": "z"}, token=None)
    assert (gone.status, gone.code) == (401, 50027)


async def test_old_messages_take_few_edits(standin: StandIn) -> None:
    made = await send(standin, "POST", messages(standin), {"content": "x"})
    path = f"{messages(standin)}/{made.body['id']}"
    for n in range(8):
        assert (await send(standin, "PATCH", path, {"content": f"{n}"})).status == 200
    standin.advance(3601)
    got = [await send(standin, "PATCH", path, {"content": f"{n}"}) for n in range(5)]
    assert [one.status for one in got] == [200, 200, 200, 429, 429]
    assert got[-1].code == 30046
    assert got[-1].headers["Via"]
    assert standin.refusals == []


async def test_strangers_and_nonsense(standin: StandIn) -> None:
    assert (await send(standin, "GET", "/users/@me", token="other")).status == 401
    assert (await send(standin, "GET", "/users/@me", token=None)).status == 401
    assert standin.refusals == []
    assert (await send(standin, "GET", "/guilds/1")).code == 10004
    assert (await send(standin, "DELETE", f"{messages(standin)}/1")).code == 10008
    assert (await send(standin, "GET", "/channels/1")).code == 10003
    assert (await send(standin, "POST", "/users/@me/channels", {"recipient_id": "1"})).code == 50035
    alice = await standin.person("Alice").say(standin.channel("table"), "mine")
    path = f"{messages(standin)}/{alice.id}"
    assert (await send(standin, "PATCH", path, {"content": "x"})).code == 50005
    assert (await send(standin, "DELETE", path)).code == 50013
    assert (await send(standin, "POST", "/nowhere", {})).status == 404
    assert len(standin.refusals) == 2


async def test_rate_limit_headers_and_pacing() -> None:
    paced = StandIn(rate_limits=True)
    await paced.start()
    try:
        got = [await send(paced, "POST", messages(paced), {"content": "x"}) for _ in range(6)]
        assert [one.status for one in got] == [200] * 5 + [429]
        assert [one.headers["X-RateLimit-Remaining"] for one in got[:5]] == list("43210")
        assert got[0].headers["X-RateLimit-Limit"] == "5"
        assert 0 < got[5].body["retry_after"] <= 5
        assert got[5].headers["Via"]
        elsewhere = f"/channels/{paced.channel('taverne').id}/messages"
        assert (await send(paced, "POST", elsewhere, {"content": "x"})).status == 200
        paced.advance(5)
        assert (await send(paced, "POST", messages(paced), {"content": "x"})).status == 200
        spaced = [await send(paced, "GET", f"/channels/{n}") for n in range(60)]
        assert 429 in {one.status for one in spaced}
    finally:
        await paced.stop()


async def test_no_headers_without_rate_limits(standin: StandIn) -> None:
    got = await send(standin, "GET", "/users/@me")
    assert got.headers["Content-Type"] == "application/json"
    assert not [name for name in got.headers if name.lower().startswith("x-ratelimit")]


async def test_dropped_line_resumes_and_replays(standin: StandIn, bot: SmallBot) -> None:
    await standin.gateway.drop()
    await standin.person("Alice").say(standin.channel("table"), "missed")
    await asyncio.wait_for(standin.gateway.ready.wait(), PATIENCE_S)
    await standin.settled()
    assert (standin.gateway.resumes, standin.gateway.identifies) == (1, 1)
    assert bot.heard == [""]
    assert bot.readies == 1


async def test_reconnect_on_op_7(standin: StandIn, bot: SmallBot) -> None:
    standin.gateway.reconnect()
    await until(lambda: bool(standin.gateway.resumes))
    await standin.settled()
    answer = await standin.person("Alice").command(standin.channel("table"), "move", pick="x")
    assert answer.message is not None


async def test_op_9_identifies_anew(standin: StandIn, bot: SmallBot) -> None:
    standin.gateway.invalidate()
    with pytest.raises(Refusal) as raised:
        await standin.person("Alice").command(standin.channel("table"), "move", pick="x")
    assert raised.value.code == "offline"
    await until(lambda: standin.gateway.identifies == 2 and bot.readies == 2)
    answer = await standin.person("Alice").command(standin.channel("table"), "move", pick="x")
    assert answer.message is not None


async def test_op_9_resumable(standin: StandIn, bot: SmallBot) -> None:
    standin.gateway.invalidate(resumable=True)
    await until(lambda: bool(standin.gateway.resumes))
    assert standin.gateway.identifies == 1


async def test_late_interaction_after_resume(
    standin: StandIn, bot: SmallBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An interaction replayed after its deadline is refused with 10062."""
    real = standin.world.interact

    def long_ago(*args: Any, **more: Any) -> Any:
        interaction = real(*args, **more)
        interaction.created -= 4
        return interaction

    monkeypatch.setattr(standin.world, "interact", long_ago)
    monkeypatch.setattr("bot.playground.people.DEADLINE", 0.2)
    await standin.gateway.drop()
    alice, table = standin.person("Alice"), standin.channel("table")
    with pytest.raises(Refusal, match="did not respond"):
        await alice.command(table, "move", pick="x")
    await until(lambda: any(status == 404 for *_, status in standin.rest.log))
    assert alice.messages(table) == []
    assert standin.refusals == []


async def test_wrong_token_is_turned_away(standin: StandIn) -> None:
    standin.token = "another"
    bot = SmallBot()
    with pytest.raises(discord.LoginFailure):
        await bot.start("standin-token")
    await bot.close()


async def test_slow_answers(standin: StandIn, bot: SmallBot) -> None:
    standin.faults.next(200, delay=0.05, route=r"/messages$")
    began = time.monotonic()
    await text_channel(standin, bot).send("x")
    assert time.monotonic() - began >= 0.05


async def test_a_click_right_after_the_message_is_not_lost(
    standin: StandIn, bot: SmallBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Trap 4: discord.py registers a view only after it has read the answer, here a bit late."""
    real = discord.http.json_or_text

    async def late(response: Any) -> Any:
        for _ in range(9):
            await asyncio.sleep(0)
        return await real(response)

    monkeypatch.setattr("discord.webhook.async_.json_or_text", late)
    alice, table = standin.person("Alice"), standin.channel("table")
    for _ in range(25):
        shown = (await alice.command(table, "menu")).shown
        picked = await alice.select(shown, "pick", ["a"])
        assert picked.message is not None
        form = await alice.click(shown, "form")
        assert form.kind == "modal"
        assert form.modal is not None
        names = [part["component"]["custom_id"] for part in form.modal["components"]]
        sent = await alice.submit(form, dict(zip(names, ["n", ["can"]], strict=True)))
        assert sent.message is not None


async def test_bot_restarts_against_the_same_world(standin: StandIn) -> None:
    bot, task = await run(standin)
    await standin.person("Alice").command(standin.channel("table"), "game new")
    await bot.close()
    await task
    standin.advance(61)
    with pytest.raises(Refusal, match="not connected"):
        await standin.person("Alice").command(standin.channel("table"), "game new")
    bot, task = await run(standin)
    message = standin.person("Bruno").messages(standin.channel("table"))[0]
    assert (await standin.person("Bruno").click(message, "t1:0")).kind == "update"
    await bot.close()
    await task


async def test_a_bot_that_dies_in_the_middle_of_an_upload_has_said_nothing(
    standin: StandIn,
) -> None:
    host, _, port = standin.url.removeprefix("http://").partition(":")
    _, writer = await asyncio.open_connection(host, int(port))
    part = 'content-disposition: form-data; name="payload_json"\r\n\r\n{"content": "half'
    writer.write(
        f"POST /api/v10{messages(standin)} HTTP/1.1\r\nhost: {host}:{port}\r\n"
        f"authorization: Bot {standin.token}\r\ncontent-length: 5000\r\n"
        f"content-type: multipart/form-data; boundary=x\r\n\r\n--x\r\n{part}".encode()
    )
    await writer.drain()
    await until(lambda: standin.rest.in_flight == 1)
    writer.close()
    await until(lambda: standin.rest.in_flight == 0)
    assert standin.person("Alice").messages(standin.channel("table")) == []
    assert standin.refusals == []  # nor is it a fault of the stand-in: see the fixture


async def test_a_heartbeat_is_acknowledged_after_discord_py_has_noted_its_time(
    standin: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise discord.py warns that the shard is far behind."""
    monkeypatch.setattr(gateway, "ACKNOWLEDGED_AFTER_S", 10 * gateway.ACKNOWLEDGED_AFTER_S)
    url = f"{standin.url.replace('http', 'ws', 1)}/gateway"
    login = {"op": 2, "d": {"token": standin.token, "intents": 0}}
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as ws:
        await ws.send_json({"op": 1, "d": None})
        await ws.send_json(login)
        frames = [await ws.receive_json(timeout=PATIENCE_S) for _ in range(4)]
    told = [frame.get("t") or frame["op"] for frame in frames]
    assert told == [10, "READY", "GUILD_CREATE", 11]
