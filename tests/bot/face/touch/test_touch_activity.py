"""The board inside Discord: who looks and from where is what Discord says, not what a page says."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from pydantic import SecretStr

from bot.app.assembly import Bot
from bot.features.touch import activity
from bot.playground.activities import CLIENT_SECRET, ENTRY_POINT
from bot.playground.people import Answer, Person
from bot.playground.world import Channel
from tests.bot.face.playing import Boot, buttons, last_public, press, rest, words
from tests.bot.face.touch.test_touch import table_of
from tests.bot.face.touch.touching import Hands, Json, banned, line, public
from tests.e2e.learner import Learner
from tests.standin import StandIn
from tests.waiting import until


@pytest.fixture
async def inside(boot: Boot, standin: StandIn) -> AsyncIterator[Bot]:
    """A bot whose application has a page in Discord."""
    settings = public()
    standin.activities.enable(settings["public_url"])
    secret = SecretStr(CLIENT_SECRET)
    async with boot(client_secret=secret, **settings) as bot:
        yield bot


def code_of(standin: StandIn, person: Person) -> str:
    return standin.activities.authorize(person.record, standin.world.application_id, ["identify"])


async def entered(bot: Bot, **said: Any) -> tuple[Hands, Json]:
    async with line(bot) as hands:
        await hands.ask(do="hello", locale="en", **said)
        return hands, await hands.frame()


async def refused(bot: Bot, **said: Any) -> str:
    _, found = await entered(bot, **said)
    assert (found["type"], found["over"]) == ("refused", True), found
    return str(found["text"])


async def test_a_click_under_the_dashboard_opens_the_clickers_board(
    inside: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bruno, chloe = people[:3]
    await table_of(inside, channel, alice, bruno)
    await rest(inside, standin)
    board = last_public(alice, channel)
    assert "Toucher le plateau" in buttons(board)
    for person, who in ((alice, "Alice"), (bruno, "Bruno"), (chloe, "Watching")):
        opened: Answer = await press(person, board, "Toucher le plateau")
        assert opened.kind == "launch"
        async with line(inside) as hands:
            code = code_of(standin, person)
            await hands.ask(do="hello", locale="en", code=code, instance=opened.instance)
            assert standin.activities.tokens[(await hands.frame())["token"]] == person.id
            assert who in (await hands.until("state"))["who"]
            assert ("sheet" in hands.state and hands.state["sheet"] != "") == (person is not chloe)
            if person is alice:
                item = next(i for i in hands.items() if i["id"][:2] in ("t1", "m1"))
                await hands.press(item["id"])
    assert await (await alice.command(channel, "board touch")).final() is None
    assert len(standin.activities.instances) == 1, "one for all of a channel"


async def test_claims_of_a_page_are_not_trusted(
    inside: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bruno, chloe = people[:3]
    await table_of(inside, channel, alice, bruno)
    opened = await alice.command(channel, "board touch")
    known = opened.instance
    assert "could not confirm" in await refused(inside, code="made-up", instance=known)
    assert "could not confirm" in await refused(inside, code="", instance=known)
    spent = code_of(standin, alice)
    assert (await entered(inside, code=spent, instance=known))[1]["type"] == "entered"
    assert "could not confirm" in await refused(inside, code=spent, instance=known), "once only"
    theirs = code_of(standin, chloe)
    assert "could not confirm" in await refused(inside, code=theirs, instance=known), "is not there"
    for instance in ("i-none", "../commands", "", "x" * 400, "i%2f..", "?a=b"):
        code = code_of(standin, alice)
        assert "could not confirm" in await refused(inside, code=code, instance=instance), instance
    elsewhere = next(c for c in standin.world.channels.values() if c.name == "taverne")
    standin.activities.instances[known].channel_id = elsewhere.id
    assert await refused(inside, code=code_of(standin, alice), instance=known), "no game is there"


async def test_a_banned_person_is_refused_inside_discord(
    inside: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    await table_of(inside, channel, *people[:2])
    opened = await alice.command(channel, "board touch")
    inside.context.kept_out = banned(alice)
    async with line(inside) as hands:
        code = code_of(standin, alice)
        await hands.ask(do="hello", locale="en", code=code, instance=opened.instance)
        assert "rudeness" in (await hands.until("refused"))["text"]


def exchanges(standin: StandIn) -> int:
    """How many codes the bot has asked Discord about, since `watched`."""
    return sum(path.endswith("/oauth2/token") for _, path, _ in standin.faults.done)


def watched(standin: StandIn) -> None:
    """Note the exchanges from now on: a fault that fails none."""
    standin.faults.next(200, count=10_000, route=r"/oauth2/token$")


async def test_forged_codes_cause_few_requests_to_discord(
    inside: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """A flood from one address leaves the others room, and one from all is bounded."""
    alice = people[0]
    await table_of(inside, channel, *people[:2])
    opened = await alice.command(channel, "board touch")
    watched(standin)
    burst, per_s = (int(figure) for figure in activity.EXCHANGES_OF_ADDRESS)

    async def forged(address: str) -> str:
        async with line(inside, headers={"X-Forwarded-For": address}) as hands:
            await hands.ask(do="hello", locale="en", code="made-up", instance="i-1")
            return str((await hands.until("refused"))["text"])

    begun = time.monotonic()
    said = [await forged("198.51.100.7") for _ in range(60)]
    most = burst + per_s * (time.monotonic() - begun) + 1
    assert burst <= exchanges(standin) <= most
    assert sum("Too many boards" in text for text in said) >= 60 - most
    async with line(inside, headers={"X-Forwarded-For": "203.0.113.9"}) as hands:
        code = code_of(standin, alice)
        await hands.ask(do="hello", locale="en", code=code, instance=opened.instance)
        assert "Alice" in (await hands.until("state"))["who"]
    await asyncio.gather(*(forged(f"192.0.2.{number}") for number in range(80)))
    burst_of_all, per_s_of_all = (int(figure) for figure in activity.EXCHANGES)
    seconds = time.monotonic() - begun
    assert exchanges(standin) <= burst_of_all + per_s_of_all * seconds + 1


async def test_a_429_stops_the_exchanges_and_is_counted(
    inside: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    await table_of(inside, channel, *people[:2])
    opened = await alice.command(channel, "board touch")
    standin.faults.next(429, route=r"/oauth2/token$", retry_after=1.0)
    watched(standin)
    for _ in range(3):
        code = code_of(standin, alice)
        assert "Too many boards" in await refused(inside, code=code, instance=opened.instance)
    assert exchanges(standin) == 1
    assert inside.client.invalid.refused[429, 0] == 1, "the session is the traced one"
    assert inside.client.invalid.count == 1

    async def entered_again() -> bool:
        code = code_of(standin, alice)
        return (await entered(inside, code=code, instance=opened.instance))[1]["type"] == "entered"

    await until(entered_again, "after the pause it goes on")


async def test_an_unauthorised_exchange_is_counted(inside: Bot, standin: StandIn) -> None:
    """Discord bans for 401 and 403 too, whatever they are asked for."""
    for status in (401, 403):
        standin.faults.next(status, route=r"/oauth2/token$")
        assert "could not confirm" in await refused(inside, code="x", instance="i-1")
    assert inside.client.invalid.count == 2


async def test_only_discords_frame_is_an_allowed_origin(inside: Bot, standin: StandIn) -> None:
    number = standin.world.application_id
    async with line(inside, f"https://{number}.discordsays.com"):
        pass
    for origin in (f"https://{number}9.discordsays.com", f"http://{number}.discordsays.com"):
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            async with line(inside, origin):
                pass


async def test_without_activities_a_link_is_given(
    inside: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    await table_of(inside, channel, *people[:2])
    standin.activities.url = ""
    message = await (await people[0].command(channel, "board touch")).last()
    assert [part["url"] for part in message.buttons() if part["style"] == 5]


async def test_without_the_secret_no_button_is_shown(
    boot: Boot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    async with boot(**public()) as bot:
        await table_of(bot, channel, *people[:2])
        await rest(bot, standin)
        assert "Toucher le plateau" not in buttons(last_public(people[0], channel))
        message = await (await people[0].command(channel, "board touch")).final()
        assert "navigateur" in words(message)
        assert "could not confirm" in await refused(bot, code="x", instance="i-1")


async def test_a_lesson_ends_with_a_link_to_its_touch_board(
    inside: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    """A link even where Discord opens boards: those are of the channel's game."""
    learner = Learner(people[0], channel)
    end = await learner.follow(await learner.begin("_skeleton"))
    assert "Toucher le plateau" in buttons(end)
    message = await (await press(people[0], end, "Toucher le plateau")).last()
    assert [part["url"] for part in message.buttons() if part["style"] == 5]


async def test_the_entry_point_survives_every_registration_of_commands(
    inside: Bot, standin: StandIn
) -> None:
    def entry_points() -> list[Json]:
        return [one for one in standin.world.commands[""] if one["type"] == ENTRY_POINT]

    (before,) = entry_points() or [{}]
    await inside.tables.notes.set_mark("commands", "of before")
    sync = type(inside.client).sync_if_changed
    standin.activities.enable(standin.activities.url)
    (before,) = entry_points()
    assert await sync(inside.client) is True
    (after,) = entry_points()
    assert (after["id"], after["name"], after["handler"]) == (before["id"], "launch", 2)
    assert standin.refusals == []


async def test_the_client_secret_is_sent_to_no_page(inside: Bot) -> None:
    url = f"{inside.context.public.url}/?frame_id=x"
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        html = await answer.text()
    assert CLIENT_SECRET not in html
    assert str(inside.client.application_id) in html
    assert CLIENT_SECRET not in repr(inside.context.public)
