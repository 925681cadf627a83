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
from bot.playground.server import StandIn
from bot.playground.world import Channel
from tests.bot.face.touch.test_touch import table_of
from tests.bot.face.touch.test_touch_activity import code_of, inside
from tests.bot.face.touch.touching import Hands, line, token_of, touching
from tests.waiting import until

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
    number, until, mac = token.split(".")
    arabic = "".join(chr(0x0660 + int(digit)) for digit in number)
    tokens = [
        f"{number}.{until}.{'é' * 22}", f"{arabic}.{until}.{mac}", f"{number}.{until}.\ud800",
        "\u202e" + token, f"{'9' * 18}.{until}.{mac}", "x" * 4_000,
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
            assert "no longer good" in said or "plus valable" in said, frame[:60]
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


async def test_silent_connections_are_limited(
    reached: Bot,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Some of each address, which only the host's proxy tells, and some of all together."""
    monkeypatch.setattr(greeting, "MAX_UNGREETED_OF_ADDRESS", 3)
    monkeypatch.setattr(greeting, "MAX_UNGREETED", 8)
    table = await table_of(reached, channel, *people[:2])
    token = await token_of(reached, table.id, people[0])
    async with AsyncExitStack() as lines:

        async def opens(*forwarded: str) -> Hands | None:
            """A line that says nothing; None if it is refused."""
            headers = dict.fromkeys(("X-Forwarded-For",) * len(forwarded), ", ".join(forwarded))
            try:
                return await lines.enter_async_context(line(reached, headers=headers))
            except aiohttp.WSServerHandshakeError as error:
                if error.status != 503:
                    raise
                return None

        held = [await opens(f"192.0.2.{n}", "198.51.100.7") for n in range(4)]
        assert [hands is not None for hands in held] == [True, True, True, False]
        block = [await opens(f"2001:db8:1:1::{n}") for n in range(4)]
        assert [hands is not None for hands in block] == [True, True, True, False]
        async with touching(reached, token), touching(reached, token):
            unnamed = [await opens() for _ in range(3)]
            assert [hands is not None for hands in unnamed] == [True, True, False]
        first = held[0]
        assert first is not None
        await first.ask(do="hello", token="x", locale="en")
        assert "no longer good" in await last(first)

        async def has_room() -> bool:
            return await opens("198.51.100.7") is not None

        await until(has_room, "a line that ends makes room")


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
    url, mac = reached.context.public.url, token.split(".")[2]
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{url}/?token={token}") as answer:
            assert mac not in await answer.text()
        async with session.get(f"{url}/{token}") as answer:
            assert answer.status == 404
        live = f"{url}/live?token={token}"
        async with session.ws_connect(live, headers={"Origin": url}) as ws:
            hands = Hands(ws)
            await hands.ask(do="hello", locale="en")
            assert "no longer good" in await last(hands)
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
        assert f"{MOST_OF_LINK} times" in await enter(alice, hands)
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
            assert "does not confirm" in await last(hands)


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
