"""The page's line under attack: whatever is sent, one sentence answers, and nothing is a fault."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import aiohttp
import pytest

from bot.app.assembly import Bot
from bot.features.touch import greeting
from bot.features.touch.site import FRAME_BYTES, MOST_OF_LINK
from bot.playground.people import Person
from bot.playground.world import Channel
from tests.bot.face.touch.test_touch import table_of
from tests.bot.face.touch.test_touch_activity import code_of, inside
from tests.bot.face.touch.touching import Hands, line, token_of, touching
from tests.standin import StandIn

__all__ = ["inside"]

TOO_BIG = 1009
"""WebSocket's code for a frame that is too large."""


@pytest.fixture(autouse=True)
def no_fault(caplog: pytest.LogCaptureFixture) -> AsyncIterator[None]:  # type: ignore[misc]
    """No attack is an error in the log, which would fill it."""
    yield
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []


async def last(hands: Hands) -> str:
    """How a line ends: with a sentence, or with a code."""
    found = await hands.frame()
    if found["type"] == "closed":
        return str(found["code"])
    assert (found["type"], found["over"]) == ("refused", True), found
    assert (await hands.frame())["type"] == "closed"
    return str(found["text"])


def hostile(token: str) -> list[str]:
    """First frames that open nothing."""
    number, secret = token.split(".")
    arabic = "".join(chr(0x0660 + int(digit)) for digit in number)
    tokens = [
        f"{number}.{'é' * 32}", f"{arabic}.{secret}", f"{number}.\ud800",
        "\u202e" + token, f"{'9' * 18}.{secret}", "x" * 4_000,
    ]  # fmt: skip
    frames = [json.dumps({"do": "hello", "token": one, "locale": "en"}) for one in tokens]
    deep = "[" * (FRAME_BYTES // 2)
    return [*frames, deep, '{"token":' * 700, "NaN", '"x"', "", json.dumps({"token": {}})]


async def test_any_first_frame_is_answered_with_a_sentence(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    table = await table_of(reached, channel, *people[:2])
    token = await token_of(reached, table.id, people[0])
    for frame in hostile(token):
        async with line(reached) as hands:
            await hands.ws.send_str(frame)
            said = await last(hands)
            assert "no longer works" in said or "plus valable" in said, frame[:60]
    async with line(reached) as hands:
        await hands.ws.send_bytes(json.dumps({"do": "hello", "token": token}).encode())
        assert "plus valable" in await last(hands), "a frame is text"
    async with line(reached) as hands:
        await hands.ws.send_str(json.dumps({"token": token, "x": "y" * 100_000}))
        assert await last(hands) == str(TOO_BIG)
    async with touching(reached, token) as hands:
        assert "Alice" in hands.state["who"], "the real one still opens"


async def test_invalid_later_frames_change_nothing(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    table = await table_of(reached, channel, *people[:2])
    token = await token_of(reached, table.id, people[0])
    async with touching(reached, token) as hands:
        look = '{"do":"look","which":"board","key":"x","region":%s}'
        press = '{"do":"press","id":%s,"values":%s}'
        frames = (
            look % "1e999", look % "NaN", look % "-1e999", look % ("9" * 4_000), look % "[1]",
            press % ('"\\ud800"', "[]"), press % ("7", "7"), press % ('"t1:1:1:1:0"', '{"a":1}'),
            '{"do":' * 700, "[" * 4_000,
        )  # fmt: skip
        for frame in frames:
            await hands.ws.send_str(frame)
            while (found := await hands.frame())["type"] not in ("refused", "state"):
                assert found["type"] != "closed", frame[:60]
            assert "over" not in found or found["over"] is False, frame[:60]
        assert (await reached.tables.table_queries.info(table.id)).ply == table.ply
        async with touching(reached, token) as other:
            await hands.ws.send_str("x" * 100_000)
            while (found := await hands.frame())["type"] != "closed":
                pass
            assert found["code"] == TOO_BIG
            await other.ask(do="locale", locale="fr")
            assert (await other.until("state"))["locale"] == "fr", "nobody else is disturbed"


async def silent_lines(
    reached: Bot, lines: AsyncExitStack, address: str, count: int
) -> list[Hands]:
    """Lines from this address that say nothing; "": the host's proxy names none."""
    headers = {"X-Forwarded-For": f"192.0.2.1, {address}"} if address else {}
    found = [line(reached, headers=headers) for _ in range(count)]
    return [await lines.enter_async_context(one) for one in found]


async def closed(hands: Hands) -> bool:
    """Has the bot closed a line that says nothing?"""
    try:
        found = await hands.frame(0.05)
    except TimeoutError:
        return False
    assert (found["type"], found["code"]) == ("closed", 4000)
    return True


async def test_silent_connections_keep_nobody_out(
    reached: Bot,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The oldest of their address makes room, or the oldest of the address that has most."""
    monkeypatch.setattr(greeting, "HELLO_S", 600.0)
    monkeypatch.setattr(greeting, "MAX_SILENT_OF_ADDRESS", 3)
    monkeypatch.setattr(greeting, "MAX_SILENT", 8)
    table = await table_of(reached, channel, *people[:2])
    token = await token_of(reached, table.id, people[0])
    async with AsyncExitStack() as lines:
        held = await silent_lines(reached, lines, "198.51.100.7", 4)
        assert [await closed(hands) for hands in held] == [True, False, False, False]
        block = [
            *await silent_lines(reached, lines, "2001:db8:1:1::1", 3),
            *await silent_lines(reached, lines, "2001:db8:1:1::2", 1),
        ]
        assert [await closed(hands) for hands in block] == [True, False, False, False]
        unnamed = await silent_lines(reached, lines, "", 3)
        assert await closed(held[1]), "all have 8, and this address as many as the others"
        for hands in unnamed:
            assert not await closed(hands)
        async with touching(reached, token), touching(reached, token) as real:
            assert "Alice" in real.state["who"], "somebody who greets comes in"
        async with line(reached, headers={"X-Forwarded-For": "198.51.100.7"}) as hands:
            await hands.ask(do="hello", token=token, locale="en")
            assert (await hands.until("state"))["who"], "from the silent ones' address, too"


async def test_a_flood_of_silent_connections_lets_people_in(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    """With the real limits, from as many addresses as filled the room."""
    table = await table_of(reached, channel, *people[:2])
    token = await token_of(reached, table.id, people[0])
    async with AsyncExitStack() as lines:
        for number in range(9):
            await silent_lines(reached, lines, f"198.51.100.{number}", 33)
        for address in ("198.51.100.1", "203.0.113.9"):
            async with line(reached, headers={"X-Forwarded-For": address}) as hands:
                await hands.ask(do="hello", token=token, locale="en")
                assert (await hands.until("state"))["who"]


async def test_a_connection_that_says_nothing_is_closed_after_three_seconds(
    reached: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert greeting.HELLO_S == 3.0
    monkeypatch.setattr(greeting, "HELLO_S", 0.1)
    async with line(reached) as hands:
        assert (await hands.frame())["code"] == 4000


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("127.0.0.1", "8.8.8.8", "8.8.8.8"),
        ("172.17.0.1", "1.2.3.4, 8.8.8.8", "8.8.8.8"),
        ("127.0.0.1", "", ""),
        ("127.0.0.1", "8.8.8.8, unknown", ""),
        ("9.9.9.9", "8.8.8.8", "9.9.9.9"),
        ("9.9.9.9", "", "9.9.9.9"),
        ("2606:4700::1:2:3", "8.8.8.8", "2606:4700::/64"),
        ("", "x" * 9_000, ""),
    ],
)
def test_only_the_configured_proxy_is_trusted_for_addresses(
    peer: str, forwarded: str, address: str
) -> None:
    assert greeting.address_of(peer, forwarded) == address


async def test_a_connection_without_an_origin_is_refused(reached: Bot) -> None:
    url = reached.context.public.url
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            await session.ws_connect(f"{url}/live")


async def test_a_token_in_a_url_is_refused_and_not_logged(
    reached: Bot,
    people: tuple[Person, ...],
    channel: Channel,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    table = await table_of(reached, channel, *people[:2])
    token = await token_of(reached, table.id, people[0])
    url, mac = reached.context.public.url, token.split(".")[1]
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{url}/?token={token}") as answer:
            assert mac not in await answer.text()
        async with session.get(f"{url}/{token}") as answer:
            assert answer.status == 404
        live = f"{url}/live?token={token}"
        async with session.ws_connect(live, headers={"Origin": url}) as ws:
            hands = Hands(ws)
            await hands.ask(do="hello", locale="en")
            assert "no longer works" in await last(hands)
    ours = [r for r in caplog.records if not r.name.startswith("tests")]
    assert [r.getMessage() for r in ours if mac in r.getMessage()] == []


async def test_pages_per_token_are_limited(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    table = await table_of(reached, channel, *people[:2])
    token = await token_of(reached, table.id, people[0])
    enough, refused = asyncio.Event(), asyncio.Semaphore(0)

    async def one() -> bool:
        async with line(reached) as hands:
            await hands.ask(do="hello", token=token, locale="en", shows=[])
            opened = (await hands.frame())["type"] == "state"
            if opened:
                await enough.wait()
            else:
                refused.release()
            return opened

    pages = [asyncio.create_task(one()) for _ in range(120)]
    for _ in range(120 - MOST_OF_LINK):
        await refused.acquire()
    enough.set()
    assert sum(await asyncio.gather(*pages)) == MOST_OF_LINK
    async with touching(reached, token) as hands:
        assert "Alice" in hands.state["who"], "closed pages make room"


async def test_pages_per_person_inside_discord_are_limited(
    inside: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
) -> None:
    alice, bruno = people[:2]
    await table_of(inside, channel, alice, bruno)
    opened = await alice.command(channel, "board touch")
    await bruno.command(channel, "board touch")

    async def enter(person: Person, hands: Hands) -> str:
        code = code_of(standin, person)
        await hands.ask(do="hello", locale="en", code=code, instance=opened.instance, shows=[])
        return str((await hands.until("state" if room else "refused")).get("text", ""))

    lines = [line(inside) for _ in range(MOST_OF_LINK)]
    room = True
    for found in lines:
        await enter(alice, await found.__aenter__())
    room = False
    async with line(inside) as hands:
        assert f"{MOST_OF_LINK} pages" in await enter(alice, hands)
    room = True
    async with line(inside) as hands:
        await enter(bruno, hands)
    for found in lines:
        await found.__aexit__(None, None, None)


@pytest.mark.parametrize("code", ["\ud800", "x\n", "\u202ecode", "é" * 20])
async def test_an_invalid_code_is_refused(
    code: str,
    inside: Bot,
    people: tuple[Person, ...],
    channel: Channel,
) -> None:
    await table_of(inside, channel, *people[:2])
    opened = await people[0].command(channel, "board touch")
    for instance in (opened.instance, "é" * 9, "\ud800"):
        async with line(inside) as hands:
            await hands.ask(do="hello", locale="en", code=code, instance=instance)
            assert "could not confirm" in await last(hands)


NAMES = (
    "<img src=x onerror=alert(1)>",
    "\u202etxt.exe\u202d\u2066x",
    "x" * 2_000,
    "**b** [a](//b)",
)


@pytest.mark.parametrize("name", NAMES)
async def test_a_hostile_name_becomes_short_plain_text(
    name: str, reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bruno = people[:2]
    lobby = reached.tables.lobby
    table = await lobby.open("happy_dayz", 200000000000000001, int(channel.id), int(alice.id),
                             name, "en")  # fmt: skip
    await lobby.join(table.id, int(bruno.id), "Bruno", "en")
    await lobby.start(table.id, int(alice.id))
    async with touching(reached, await token_of(reached, table.id, alice)) as hands:
        told = json.dumps(hands.told, ensure_ascii=False)
        assert not set(told) & set("\u202e\u202d\u2066")
        assert len(hands.state["who"]) < 120
        assert "x" * 200 not in told
