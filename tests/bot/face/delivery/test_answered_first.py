"""Users are answered first: the answer waits for no picture and no other write, and side effects
for others wait for the answer."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.app.assembly import Bot
from bot.games import face
from bot.playground.people import Answer, Person
from bot.playground.world import Channel, Message
from bot.present.pictures import Pictures
from bot.render.draw.art import Art
from bot.render.draw.canvas import Canvas
from bot.render.draw.picture import Picture
from bot.schedule.acting import deferring_effects
from bot.texts import Library
from engine.games import GAMES
from tests.bot.face.delivery.test_replies import announced, lobby
from tests.bot.face.gm.test_gm import led, panel_of
from tests.bot.face.playing import a_pick, alts, buttons, last_public, press, rest, selects, words
from tests.standin import StandIn
from tests.waiting import until

PICTURED = next(game for game in GAMES if face(game).drawings is not None)


def announced_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on an answer is announced only if something is drawn, foreseen or written for it."""
    monkeypatch.setattr("bot.discord.replies.DEFER_AFTER", 1e6)
    monkeypatch.setattr("bot.discord.replies.PREPARED_NOTICE_S", 0.05)
    monkeypatch.setattr("bot.discord.replies.UNSEEN", 0.05)


@contextmanager
def unfinished(monkeypatch: pytest.MonkeyPatch, bot: Bot) -> Iterator[None]:
    """Within it no sheet gets finished."""
    drawings, done = face(PICTURED).drawings, threading.Event()
    assert drawings is not None
    plain = drawings.sheet

    def draw(view: Any, texts: Any) -> Picture:
        assert done.wait(60)
        return plain(view, texts)

    bot.context.pictures = Pictures()
    with monkeypatch.context() as patched:
        patched.setattr(drawings, "sheet", draw)
        try:
            yield
        finally:
            done.set()


async def begun(bot: Bot, people: tuple[Person, ...], channel: Channel, game: str) -> int:
    """A table of two at which the first is asked; its id."""
    tables, guild = bot.tables, int(people[0].standin.world.guild_id)
    host, other = people[:2]
    table = await tables.lobby.open(game, guild, int(channel.id), int(host.id), host.name, "fr")
    await tables.lobby.join(table.id, int(other.id), other.name, "fr")
    await tables.lobby.start(table.id, int(host.id))
    return table.id


async def asked(
    bot: Bot, people: tuple[Person, ...], channel: Channel, table: int, *, listed: bool
) -> tuple[Person, Message]:
    """An awaited person and their menu; the first one with a list, if it must be `listed`."""
    for _ in range(60):
        each = [await bot.tables.play.ask(table, seat) for seat in range(2)]
        one = next(one for one in each if one.picks and one.awaited)
        person = people[one.seat]
        menu = await (await person.command(channel, "play")).last()
        if selects(menu) or not listed:
            return person, menu
        await bot.tables.play.pick(table, int(person.id), one.seat, one.revision, 0)
    raise AssertionError("no menu has a list")


async def taken(bot: Bot, table: int) -> None:
    """Wait until the pick of the first seat is committed."""

    async def asked_no_more() -> bool:
        return (await bot.tables.play.ask(table, 0)).question is None

    await until(asked_no_more, "the pick is not taken")


def chosen(menu: Message) -> tuple[str, str]:
    """A select of a menu and the first of what it offers."""
    found = selects(menu)[0]
    return found["custom_id"], found["options"][0]["value"]


@pytest.mark.parametrize("act", ["command", "button", "select"])
async def test_a_slow_picture_gets_an_acknowledgement_first(
    act: str,
    monkeypatch: pytest.MonkeyPatch,
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
) -> None:
    table = await begun(bot, people, channel, PICTURED)
    await rest(bot, standin)
    person, menu = await asked(bot, people, channel, table, listed=act == "select")
    own = bot.context.library.texts("fr", PICTURED).say("game-sheet.button")
    announced_soon(monkeypatch)
    with unfinished(monkeypatch, bot):
        if act == "command":
            answer = await person.command(channel, "play")
        elif act == "button":
            answer = await person.click(menu, buttons(menu)[own])
        else:
            ident, value = chosen(menu)
            answer = await person.select(menu, ident, [value])
        assert answer.kind == "deferred"
        assert answer.follow_ups == []
    final = await answer.last()
    assert alts(final)


async def test_a_click_that_waits_to_write_is_acknowledged_first(
    monkeypatch: pytest.MonkeyPatch,
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    tmp_path: Path,
) -> None:
    """A command, also by an awaited person with a new language; a button and a select."""
    await bot.tables.notes.set_guild_locale(int(standin.world.guild_id), "fr")
    announced_soon(monkeypatch)
    await announced(tmp_path, people[2].command(channel, "game new", {"game": "_skeleton"}))
    await rest(bot, standin)
    shown = last_public(people[2], channel)
    assert words(await announced(tmp_path, press(people[1], shown, "Rejoindre"))) == "C’est fait."
    await rest(bot, standin)
    page = await (await press(people[2], last_public(people[2], channel), "Rythme")).last()
    await announced(tmp_path, people[2].select(page, selects(page)[0]["custom_id"], ["async"]))
    (table,) = await bot.tables.table_queries.of_user(int(people[1].id))
    assert table.terms.pace == "async"
    await bot.tables.lobby.start(table.id, int(people[2].id))
    bot.context._locales_seen.clear()
    people[1].record.locale = "en-GB"
    menu = await announced(tmp_path, people[1].command(channel, "play"))
    assert buttons(menu)


async def test_a_form_that_waits_to_write_is_acknowledged_first(
    monkeypatch: pytest.MonkeyPatch,
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    tmp_path: Path,
) -> None:
    people[2].record.locale = "fr"
    _, _, chloe = await led(bot, standin, people, channel)
    panel = await panel_of(chloe, channel)
    form = next(ident for ident in buttons(panel).values() if ident.startswith("f1:"))
    opened = await chloe.click(panel, form)
    assert opened.modal is not None
    values = {one["custom_id"]: "2" for one in _inputs(opened.modal["components"])}
    announced_soon(monkeypatch)
    await announced(tmp_path, chloe.submit(opened, values))


def _inputs(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in components:
        inner = [part["component"]] if "component" in part else part.get("components", [])
        yield from _inputs(inner)
        if part["type"] == 4:
            yield part


async def test_side_effects_wait_for_the_answer(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = await lobby(bot, channel, *people[:2])
    await bot.tables.lobby.start(table, int(people[0].id))
    await rest(bot, standin)
    menu = await (await people[0].command(channel, "play")).last()
    pick = a_pick(menu)
    foreseen, made = bot.tables.pick_preview.with_preview, asyncio.Event()

    async def slowly(*args: Any) -> Any:
        await made.wait()
        return await foreseen(*args)

    monkeypatch.setattr(bot.tables.pick_preview, "with_preview", slowly)
    before = standin.rest.governed
    clicking = asyncio.create_task(people[0].click(menu, pick))
    await taken(bot, table)
    assert not bot.outbox.at_work
    assert standin.rest.governed == before
    made.set()
    assert (await clicking).kind == "update"
    await rest(bot, standin)
    assert standin.rest.governed > before


async def test_side_effects_run_even_if_the_answer_fails(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    table = await lobby(bot, channel, *people[:2])
    await bot.tables.lobby.start(table, int(people[0].id))
    await rest(bot, standin)
    menu = await (await people[0].command(channel, "play")).last()
    pick = a_pick(menu)
    standin.faults.next(404, count=1, route="/callback", code=10062)
    before = standin.rest.governed
    clicking: asyncio.Task[Answer] = asyncio.create_task(people[0].click(menu, pick))
    await taken(bot, table)
    await until(lambda: standin.rest.governed > before)
    clicking.cancel()
    await asyncio.wait({clicking})


async def test_pictures_of_answers_are_drawn_before_those_of_messages(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawings, going = face(PICTURED).drawings, threading.Event()
    assert drawings is not None
    drawn: list[int] = []
    begun_drawing = threading.Event()

    def draw(view: Any, texts: Any) -> Picture:
        drawn.append(view)
        begun_drawing.set()
        assert going.wait(60)
        return Canvas((1, 1), Art()).finish()

    monkeypatch.setattr(drawings, "sheet", draw)
    pictures, texts = Pictures(), library.texts("fr", PICTURED)
    views: Any = range(4)
    messages = [
        asyncio.create_task(pictures.shown("sheet", view, texts, str)) for view in views[:3]
    ]
    await asyncio.sleep(0)
    assert await asyncio.to_thread(begun_drawing.wait, 60)
    with deferring_effects(lambda: None):
        asked = asyncio.create_task(pictures.shown("sheet", views[3], texts, str))
    await asyncio.sleep(0)
    going.set()
    await asyncio.gather(asked, *messages)
    assert drawn.index(3) < drawn.index(2)
