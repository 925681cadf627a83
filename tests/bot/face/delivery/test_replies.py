"""Users get an answer within Discord's three seconds, however long another process writes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path

import pytest

from bot.app.assembly import Bot
from bot.playground.people import Answer, Person
from bot.playground.world import Channel, Message
from bot.table import Refused
from tests.bot.face.gm.test_gm import led, panel_of
from tests.bot.face.playing import a_pick, buttons, last_public, press, rest, words
from tests.standin import StandIn
from tests.waiting import PATIENCE_S


def hurry(monkeypatch: pytest.MonkeyPatch, after_s: float = 0.1) -> None:
    """From now on, answers are announced after so many seconds."""
    monkeypatch.setattr("bot.discord.replies.DEFER_AFTER", after_s)
    monkeypatch.setattr("bot.discord.replies.PREPARED_NOTICE_S", after_s)
    monkeypatch.setattr("bot.discord.replies.UNSEEN", after_s)
    monkeypatch.setattr("bot.discord.guard.DEFER_AFTER", after_s)


@asynccontextmanager
async def locked(folder: Path) -> AsyncIterator[None]:
    """Another process writes and writes."""
    with closing(sqlite3.connect(folder / "g.db", timeout=0, isolation_level=None)) as other:
        while not other.in_transaction:
            with suppress(sqlite3.OperationalError):  # the bot is writing
                other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(0.01)
        yield


async def announced(folder: Path, acting: Awaitable[Answer]) -> Message:
    """What comes of an act while the database is locked: first a notice, then the answer."""
    with pytest.MonkeyPatch.context() as soon:
        hurry(soon)
        async with locked(folder):
            answer = await acting
            assert answer.kind == "deferred"
            assert answer.message is None or answer.message.loading
            assert answer.follow_ups == []
    final = await answer.last()
    assert len(answer.follow_ups) == 1
    if answer.message is not None:
        assert answer.message.only_for is not None, "the notice is for everybody to see"
        assert final.id == answer.message.id
    return final


def slow(
    service: object, monkeypatch: pytest.MonkeyPatch, name: str, refused: Refused | None = None
) -> asyncio.Event:
    """From now on this takes until the event is set, and then maybe refuses."""
    hurry(monkeypatch)
    late, plain = asyncio.Event(), getattr(service, name)

    async def slowly(*args: int) -> object:
        await late.wait()
        if refused is not None:
            raise refused
        return await plain(*args)

    monkeypatch.setattr(service, name, slowly)
    return late


async def lobby(bot: Bot, channel: Channel, *people: Person) -> int:
    tables, host, guild = bot.tables, people[0], int(people[0].standin.world.guild_id)
    place, who = int(channel.id), int(host.id)
    table = await tables.lobby.open("_skeleton", guild, place, who, host.name, "fr")
    for person in people[1:]:
        await tables.lobby.join(table.id, int(person.id), person.name, "fr")
    return table.id


async def test_a_slow_command_is_deferred_and_filled_by_its_answer(
    bot: Bot, people: tuple[Person, ...], channel: Channel, tmp_path: Path
) -> None:
    acting = people[0].command(channel, "game new", {"game": "_skeleton"})
    final = await announced(tmp_path, acting)
    assert final.only_for == people[0].id
    assert not final.loading
    assert words(final)
    assert (await bot.tables.table_queries.of_user(int(people[0].id)))[0].status == "lobby"


async def test_a_slow_click_on_a_public_message_is_acknowledged_in_private(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, tmp_path: Path
) -> None:
    await lobby(bot, channel, people[0])
    await rest(bot, standin)
    shown = last_public(people[0], channel)
    final = await announced(tmp_path, press(people[1], shown, "Rejoindre"))
    assert final.only_for == people[1].id
    assert words(final) == "C’est fait."
    await rest(bot, standin)
    assert people[1].name in words(last_public(people[0], channel))


async def test_a_pick_in_a_private_menu_updates_the_menu(
    bot: Bot, people: tuple[Person, ...], channel: Channel, tmp_path: Path
) -> None:
    table = await lobby(bot, channel, *people[:2])
    await bot.tables.lobby.start(table, int(people[0].id))
    menu = (await people[0].command(channel, "play")).shown
    pick = a_pick(menu)
    final = await announced(tmp_path, people[0].click(menu, pick))
    assert final.id == menu.id
    assert words(final) != words(menu)
    assert (await bot.tables.play.ask(table, 0)).question is None


async def test_a_menu_deleted_while_clicked_is_replaced(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    table = await lobby(bot, channel, *people[:2])
    await bot.tables.lobby.start(table, int(people[0].id))
    menu = (await people[0].command(channel, "play")).shown
    pick = a_pick(menu)
    standin.faults.next(404, count=1, route="/callback", code=10008)
    final = await (await people[0].click(menu, pick)).last()
    assert final.id != menu.id
    assert final.only_for == people[0].id
    assert (await bot.tables.play.ask(table, 0)).question is None


async def test_a_menu_deleted_while_its_next_page_is_built_is_replaced(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = await lobby(bot, channel, *people[:2])
    await bot.tables.lobby.start(table, int(people[0].id))
    menu = (await people[0].command(channel, "play")).shown
    late = slow(bot.tables.pick_preview, monkeypatch, "with_preview")
    pick = a_pick(menu)
    answer = await people[0].click(menu, pick)
    assert (answer.kind, answer.message) == ("deferred", None)
    standin.faults.next(404, count=1, method="PATCH", route="/@original", code=10008)
    late.set()
    final = await answer.last()
    assert final.id != menu.id
    assert final.only_for == people[0].id


async def test_a_refusal_leaves_the_private_menu_as_it_is(
    bot: Bot, people: tuple[Person, ...], channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await lobby(bot, channel, *people[:2])
    await bot.tables.lobby.start(table, int(people[0].id))
    menu = (await people[0].command(channel, "play")).shown
    late = slow(bot.tables.play, monkeypatch, "pick", Refused("paused", {"missing": ""}))
    pick = a_pick(menu)
    answer = await people[0].click(menu, pick)
    assert (answer.kind, answer.message) == ("deferred", None)
    late.set()
    refused = await answer.last()
    assert refused.id != menu.id
    assert refused.only_for == people[0].id
    assert words(people[0].message(menu.id)) == words(menu)


async def test_a_form_that_would_be_too_late_is_refused_with_a_sentence(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    people[2].record.locale = "fr"
    _, _, chloe = await led(bot, standin, people, channel)
    panel = await panel_of(chloe, channel)
    form = next(ident for ident in buttons(panel).values() if ident.startswith("f1:"))
    late = slow(bot.tables.table_queries, monkeypatch, "info")
    answer = await chloe.click(panel, form)
    assert answer.kind == "deferred"
    late.set()
    message = await answer.final()
    assert "appuyez encore une fois" in words(message)
    hurry(monkeypatch, PATIENCE_S)
    assert (await chloe.click(panel, form)).kind == "modal"


async def test_late_suggestions_are_empty(
    bot: Bot, people: tuple[Person, ...], channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await lobby(bot, channel, *people[:2])
    await bot.tables.lobby.start(table, int(people[0].id))
    late = slow(bot.tables.play, monkeypatch, "ask")
    assert await people[0].autocomplete(channel, "move", {"move": ""}, "move") == []
    late.set()
    await bot.context.finish()
    hurry(monkeypatch, PATIENCE_S)
    assert await people[0].autocomplete(channel, "move", {"move": ""}, "move") != []


async def test_a_pick_is_stored_before_the_next_preview_is_computed(
    bot: Bot, people: tuple[Person, ...], channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await lobby(bot, channel, *people[:2])
    await bot.tables.lobby.start(table, int(people[0].id))
    menu = (await people[0].command(channel, "play")).shown
    late = slow(bot.tables.pick_preview, monkeypatch, "with_preview")
    monkeypatch.setattr("bot.discord.replies.DEFER_AFTER", 1e6)
    pick = a_pick(menu)
    answer = await people[0].click(menu, pick)
    assert (answer.kind, answer.message) == ("deferred", None)
    assert (await bot.tables.play.ask(table, 0)).question is None
    late.set()
    final = await answer.last()
    assert final.id == menu.id
    assert words(final) != words(menu)
