"""Menus that wait: they turn by themselves, and what fails for one holds up no other."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bot.app.assembly import Bot
from bot.discord.pages import waiting
from bot.features import tables_over
from bot.games import face
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.render.digest import is_important, move_digest
from bot.render.happenings import happening
from bot.table import Asked
from engine.games import GAMES
from engine.kernel import awaited
from tests.bot.face.playing import Boot, alts, buttons, last_public, press, rest, unsent, words
from tests.laws.walks import fresh
from tests.standin import StandIn
from tests.waiting import until


async def waiting_menu(bot: Bot, alice: Person, bob: Person, channel: Channel) -> Message:
    """The menu of a seat that has put its card aside, while its rival has not."""
    tables = bot.tables
    table = await tables.lobby.open("_skeleton", None, int(channel.id), int(alice.id), "A", "fr")
    await tables.lobby.join(table.id, int(bob.id), "B", "fr")
    await tables.lobby.start(table.id, int(alice.id))
    await plays(bot, alice, table.id, 0)
    return await (await alice.command(channel, "play")).last()


async def plays(bot: Bot, person: Person, table_id: int, seat: int) -> None:
    asked = await bot.tables.play.ask(table_id, seat)
    await bot.tables.play.pick(table_id, int(person.id), seat, asked.revision, 0)


async def test_a_cut_connection_does_not_end_a_waiting_menu(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], caplog: pytest.LogCaptureFixture
) -> None:
    alice, bob = people[:2]
    first = await waiting_menu(bot, alice, bob, standin.channel("table"))
    second = await waiting_menu(bot, alice, bob, standin.channel("table-2"))
    standin.faults.next(0, method="PATCH", route=r"^/webhooks/")
    await plays(bot, bob, 1, 1)
    await until(lambda: "could not be turned" in caplog.text)
    assert bot.workers.dead() == []
    assert "started again" not in caplog.text
    await plays(bot, bob, 2, 1)
    await until(lambda: words(alice.message(second.id)) != words(second))
    assert words(alice.message(first.id)) == words(first)


async def test_only_menus_of_the_changed_table_are_updated(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = people[:2]
    asked: list[tuple[int, int]] = []
    ask = bot.tables.play.ask_seats

    async def noted(table_id: int, seats: Sequence[int]) -> Mapping[int, Asked]:
        asked.extend((table_id, seat) for seat in seats)
        return await ask(table_id, seats)

    monkeypatch.setattr(bot.tables.play, "ask_seats", noted)
    first = await waiting_menu(bot, alice, bob, standin.channel("table"))
    second = await waiting_menu(bot, alice, bob, standin.channel("table-2"))
    await until(lambda: len(bot.context.waiting._shown) == 2)
    await plays(bot, bob, 2, 1)
    await until(lambda: words(alice.message(second.id)) != words(second))
    assert set(asked) == {(2, 0)}
    assert words(alice.message(first.id)) == words(first)


async def test_changes_by_other_processes_are_polled(
    boot: Boot,
    standin: StandIn,
    people: tuple[Person, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(waiting, "OTHER_PROCESSES_POLL_S", 0.05)
    alice, bob = people[:2]
    async with boot() as bot:
        menu = await waiting_menu(bot, alice, bob, standin.channel("table"))
        other = tables_over(bot.store)  # tells nobody in this process
        asked = await other.play.ask(1, 1)
        await other.play.pick(1, int(bob.id), 1, asked.revision, 0)
        await until(lambda: words(alice.message(menu.id)) != words(menu))


async def test_a_menu_says_when_its_turn_has_passed(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    tables = bot.tables
    table = await tables.lobby.open("_skeleton", None, int(channel.id), int(alice.id), "A", "fr")
    await tables.lobby.join(table.id, int(bob.id), "B", "fr")
    await tables.lobby.start(table.id, int(alice.id))
    menu = await (await alice.command(channel, "play")).last()
    assert "Mettre la carte 1 de côté" in buttons(menu)
    await plays(bot, alice, table.id, 0)  # elsewhere: on another device
    await until(lambda: "rien à faire" in words(alice.message(menu.id)))
    await plays(bot, bob, table.id, 1)
    await until(lambda: "rien à faire" not in words(alice.message(menu.id)))


async def test_only_the_newest_private_panel_stays(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """Whatever opens it: the command, the sheet, the button under the dashboard."""
    alice, bob = people[:2]
    first = await waiting_menu(bot, alice, bob, channel)
    sheet = await (await alice.command(channel, "sheet")).last()
    await rest(bot, standin)
    private = [message.id for message in alice.messages(channel) if message.ephemeral]
    assert private == [sheet.id]
    assert first.id not in private
    second = await press(alice, last_public(alice, channel), "Jouer")
    await rest(bot, standin)
    assert second.message is not None
    assert [m.id for m in alice.messages(channel) if m.ephemeral] == [second.message.id]
    await plays(bot, bob, 1, 1)
    await until(lambda: "rien à faire" not in words(alice.message(second.message.id)))


async def test_the_last_panel_asked_for_stays_even_if_it_is_answered_first(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first `/play` waits, for a picture say, while the second is answered."""
    alice, bob = people[:2]
    await waiting_menu(bot, alice, bob, channel)
    menu, answered, begun = bot.context.menu, asyncio.Event(), asyncio.Event()

    async def slow(*args: Any, **options: Any) -> Any:
        page = await menu(*args, **options)
        if not begun.is_set():
            begun.set()
            await answered.wait()
        return page

    monkeypatch.setattr(bot.context, "menu", slow)
    first = asyncio.create_task(alice.command(channel, "play"))
    await begun.wait()
    second = await (await alice.command(channel, "play")).last()
    answered.set()
    await first
    await rest(bot, standin)
    assert [m.id for m in alice.messages(channel) if m.ephemeral] == [second.id]
    await plays(bot, bob, 1, 1)
    await until(lambda: "rien à faire" not in words(alice.message(second.id)))
    third = await (await alice.command(channel, "play")).last()
    await rest(bot, standin)
    assert [m.id for m in alice.messages(channel) if m.ephemeral] == [third.id]


async def test_a_self_updating_panel_gets_a_refresh_button_when_its_token_expires(
    boot: Boot,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(waiting, "OTHER_PROCESSES_POLL_S", 0.05)
    alice, bob = people[:2]
    async with boot() as bot:
        menu = await waiting_menu(bot, alice, bob, channel)
        assert "rien à faire" in words(menu)
        assert "Actualiser" not in buttons(menu)
        monkeypatch.setattr(waiting, "TOKEN_LIFE", 0.0)
        await until(lambda: "Actualiser" in buttons(alice.message(menu.id)))
        await plays(bot, bob, 1, 1)
        await (await press(alice, alice.message(menu.id), "Actualiser")).final()
        assert "rien à faire" not in words(alice.message(menu.id))


async def test_a_panel_opened_while_expired_ones_are_changed_updates_itself(
    boot: Boot,
    people: tuple[Person, ...],
    standin: StandIn,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(waiting, "OTHER_PROCESSES_POLL_S", 0.05)
    alice, bob = people[:2]
    async with boot() as bot:
        await waiting_menu(bot, alice, bob, standin.channel("table"))
        await waiting_menu(bot, alice, bob, standin.channel("table-2"))
        life, ask = waiting.TOKEN_LIFE, bot.tables.play.ask
        changing, go_on = asyncio.Event(), asyncio.Event()

        async def held(*args: Any) -> Asked:
            if not changing.is_set():
                changing.set()
                await go_on.wait()
            return await ask(*args)

        monkeypatch.setattr(bot.tables.play, "ask", held)
        monkeypatch.setattr(waiting, "TOKEN_LIFE", 0.0)
        await changing.wait()  # the first of two
        monkeypatch.setattr(waiting, "TOKEN_LIFE", life)
        fresh = await (await alice.command(standin.channel("table-2"), "play")).last()
        go_on.set()
        await rest(bot, standin)
        assert "Actualiser" not in buttons(alice.message(fresh.id))
        await plays(bot, bob, 2, 1)
        await until(lambda: "rien à faire" not in words(alice.message(fresh.id)))


async def test_a_change_while_a_menu_is_sent_still_updates_it(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    alice, bob = people[:2]
    await waiting_menu(bot, alice, bob, channel)
    known, showed = asyncio.Event(), bot.context.waiting.on_menu

    async def late(interaction: Any, asked: Asked) -> None:
        if not known.is_set():
            await known.wait()
            await asyncio.sleep(0.1)  # the change is handled before the menu is known
        await showed(interaction, asked)

    monkeypatch.setattr(bot.context.waiting, "on_menu", late)
    menu = await (await alice.command(channel, "play")).last()
    await plays(bot, bob, 1, 1)
    known.set()
    await until(lambda: "rien à faire" not in words(alice.message(menu.id)))


async def test_a_click_on_a_self_updated_panel_keeps_its_picture(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """It updated to the same picture, which is another file now; the click comes from a client with
    the old one."""
    alice, bob = people[:2]
    tables, game = bot.tables, next(name for name in GAMES if face(name).drawings)
    table = await tables.lobby.open(game, None, int(channel.id), int(alice.id), "A", "fr")
    await tables.lobby.join(table.id, int(bob.id), "B", "fr")
    await tables.lobby.start(table.id, int(alice.id))
    menu = await (await alice.command(channel, "play")).last()
    assert alts(menu)
    await until(lambda: bool(bot.context.waiting._shown))  # noted once its answer is given
    (shown,) = bot.context.waiting._shown.values()
    shown.shows = ("running", None)  # as if it had waited for this very question
    bot.context.waiting.on_change(table.id)
    await until(lambda: files(alice.message(menu.id)) != files(menu))
    answer = await alice.click(menu, next(iter(buttons(menu).values())), force=True)
    turned = await answer.last()
    assert alts(turned)
    assert standin.refusals == []


@pytest.mark.parametrize("game", GAMES)
async def test_a_menu_that_comes_back_tells_what_happened_meanwhile(
    bot: Bot, people: tuple[Person, ...], channel: Channel, game: str
) -> None:
    """Notable events by the other's picks, such as who won the trick; so does /play."""
    alice, bob = people[:2]
    tables, log = bot.tables, bot.tables.event_log
    table = await tables.lobby.open(game, None, int(channel.id), int(alice.id), "A", "fr")
    await tables.lobby.join(table.id, int(bob.id), "B", "fr")
    await tables.lobby.start(table.id, int(alice.id))
    table = await tables.table_queries.info(table.id)
    texts = bot.context.localized("fr", table, 0).markdown
    with unsent(bot):
        for _ in range(150):
            while not (await tables.play.ask(table.id, 0)).awaited:
                await plays(bot, bob, table.id, 1)
            lines = await log.missed(table.id, 0)
            notable = [line for line in lines if is_important(game, line)]
            if "trick_won" in {line.name for line in notable} or (notable and game != "happy_dayz"):
                break
            await plays(bot, alice, table.id, 0)
    text = move_digest(texts, lines, 0, 900).text
    assert happening(texts, notable[-1]) in text
    menu = await (await alice.command(channel, "play")).last()
    assert texts.say("menu-news") in words(menu)
    assert happening(texts, notable[-1]) in words(menu)
    await until(lambda: bool(bot.context.waiting._shown))  # noted once its answer is given
    (shown,) = bot.context.waiting._shown.values()
    shown.shows = ("running", None)  # as if it had waited for this very question
    bot.context.waiting.on_change(table.id)
    await until(lambda: text in words(alice.message(menu.id)))


async def test_a_menu_has_a_picture_if_there_is_something_to_pick(
    bot: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    tables, game = bot.tables, next(name for name in GAMES if _begins_alone(name))
    table = await tables.lobby.open(game, None, int(channel.id), int(alice.id), "A", "fr")
    await tables.lobby.join(table.id, int(bob.id), "B", "fr")
    await tables.lobby.start(table.id, int(alice.id))
    sessions = tables.sessions
    asked, seats = await sessions.read(
        table.id, lambda tx: (sessions.position(tx).awaited, tx.seats)
    )
    for seat in seats:
        person = alice if seat.user_id == int(alice.id) else bob
        shown = alts(await (await person.command(channel, "play")).last())
        assert bool(shown) == (seat.seat in asked)


def _begins_alone(name: str) -> bool:
    """Whether one of two seats is asked first, at a game with drawings."""
    return bool(face(name).drawings) and len(awaited(fresh(name, 2, 1))) == 1


def files(message: Message) -> list[str]:
    """The files of a message, by their ids."""
    return [file["id"] for file in message.attachments]
