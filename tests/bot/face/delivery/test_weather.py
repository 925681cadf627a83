"""Discord on its bad days, and threads: what people see nevertheless."""

from __future__ import annotations

import asyncio
import base64
import random
from contextlib import suppress
from dataclasses import replace
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from bot.app.assembly import Bot
from bot.discord.components.parts import Page
from bot.discord.depth import MAX_MESSAGES_BELOW
from bot.playground.errors import Refusal
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.present.pictures import Illustration
from bot.store import posted
from bot.store.schema import PUBLIC
from engine.games import GAMES
from tests.bot.face.delivery.test_replies import lobby as sat_down
from tests.bot.face.delivery.test_replies import slow
from tests.bot.face.features.test_told import begun, one_pick
from tests.bot.face.playing import (
    a_pick,
    buttons,
    follows,
    is_call,
    last_public,
    press,
    rest,
    words,
)
from tests.standin import StandIn
from tests.waiting import until

PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)


async def test_a_dashboard_with_a_refused_picture_is_posted_again_within_seconds(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    table = await begun(bot, channel, people[:2])
    await rest(bot, standin)
    standin.refuses_media_edits = True
    chance = random.Random(1)
    for _ in range(3):
        await one_pick(bot, table, chance)
        await rest(bot, standin)  # which waits for nothing that is due later than in five seconds
        stands = await bot.store.read(
            lambda tx: posted.posted_message(tx, table.id, "dashboard", PUBLIC)
        )
        shown = standin.world.message(channel.id, str(stands))
        assert shown.attachments, "it shows its picture"
    boards = [m for m in people[0].messages(channel) if "Jouer" in buttons(m) and not is_call(m)]
    assert [int(m.id) for m in boards] == [stands], "those before carry no button any more"


async def test_an_answer_with_a_refused_picture_is_sent_as_text(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A first answer keeps its picture; one that turns, one that was announced, and one that turns
    by itself say what it shows."""
    alice, bob = people[:2]
    menu = bot.context.menu
    alt, drawn = "Sur la carte : deux chemins.", count(1)

    async def pictured(*given: Any, **more: Any) -> Page:
        """Another picture each time: one that is there already is not sent again."""
        shown = Illustration(PNG, f"map-{next(drawn)}.png", alt)
        return replace(await menu(*given, **more), picture=shown)

    def in_words(message: Message | None) -> bool:
        assert message is not None
        return alt in words(message) and not message.attachments

    monkeypatch.setattr(bot.context, "menu", pictured)
    table = await sat_down(bot, channel, alice, bob)
    await bot.tables.lobby.start(table, int(alice.id))
    await rest(bot, standin)
    standin.refuses_media_edits = True
    first = await (await alice.command(channel, "play")).last()
    assert [item["filename"] for item in first.attachments] == ["map-1.png"]
    pick = a_pick(first)
    assert in_words(await (await alice.click(first, pick)).final())
    late = slow(bot.tables.event_log, monkeypatch, "unseen")
    answer = await alice.command(channel, "play")
    assert answer.kind == "deferred"
    late.set()
    announced = await answer.last()
    assert in_words(announced)
    asked = await bot.tables.play.ask(table, 1)
    await bot.tables.play.pick(table, int(bob.id), 1, asked.revision, 0)
    await until(lambda: words(alice.message(announced.id)) != words(announced))
    assert in_words(alice.message(announced.id))


async def test_an_archived_thread_is_reopened_and_a_locked_one_pauses(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await alice.command(channel, "game new", {"game": "_skeleton"})
    await rest(bot, standin)
    offered = (await bob.command(channel, "game new", {"game": "_skeleton"})).shown
    await press(bob, offered, "Ouvrir un fil")
    await rest(bot, standin)
    (thread,) = standin.threads(channel)
    table = await bot.tables.table_queries.at_channel(int(thread.id))
    assert table is not None
    assert thread.name == f"Enchères cachées nº {table.id} · {bob.name}"
    assert thread.auto_archive == 10080
    thread.archived = True
    await bot.tables.lobby.join(table.id, int(alice.id), alice.name, "fr")
    await rest(bot, standin)
    assert not thread.archived
    assert alice.name in words(last_public(bob, thread))
    await bot.tables.lobby.start(table.id, int(bob.id))
    await rest(bot, standin)
    assert (await bot.tables.table_queries.info(table.id)).status == "running"
    thread.archived = thread.locked = True
    await bot.tables.pausing.pause(table.id, int(bob.id))
    await rest(bot, standin)
    info = await bot.tables.table_queries.info(table.id)
    assert (info.status, info.missing) == ("paused", "thread-locked")


async def test_a_click_on_start_removes_the_invitation_and_opens_the_menu_in_private(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    await alice.command(channel, "game new", {"game": "_skeleton"})
    await rest(bot, standin)
    lobby = last_public(alice, channel)
    await press(bob, lobby, "Rejoindre")
    answer = await press(alice, lobby, "Commencer")
    assert (answer.kind, answer.message and answer.message.id) == ("update", lobby.id)
    assert not buttons(bob.message(lobby.id))
    assert "La partie a commencé" in words(bob.message(lobby.id))
    menu = await follows(answer)
    assert menu.only_for == alice.id
    assert buttons(menu)
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    for seat, person in enumerate((alice, bob)):  # the menu turns; what everybody sees does not
        asked = await bot.tables.play.ask(table.id, seat)
        await bot.tables.play.pick(table.id, int(person.id), seat, asked.revision, 0)
    await until(lambda: words(alice.message(menu.id)) != words(menu))
    await rest(bot, standin)
    assert "La partie a commencé" in words(bob.message(lobby.id))
    assert not bob.message(lobby.id).attachments


@pytest.mark.parametrize(
    "refusal",
    [
        {"status": 400, "code": 50035, "method": "PATCH", "route": "/channels/.*/messages/"},
        {"status": 400, "code": 50035, "route": "/callback$"},
        {"status": 503, "route": "/callback$"},
        {"status": 0, "route": "/callback$", "after": True},
    ],
    ids=["edits refused", "answers refused", "answers lost", "line cut"],
)
async def test_no_started_lobby_keeps_its_join_button_after_discord_errors(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    refusal: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    alice, bob = people[:2]
    opened = []
    for number in range(6):
        channel = standin.world.add_channel(f"{number + 7000}", "text", f"t{number}")
        standin.push_channel(channel)
        await alice.command(channel, "game new", {"game": "_skeleton"})
        await rest(bot, standin)
        opened.append((channel, last_public(alice, channel)))
        await press(bob, opened[-1][1], "Rejoindre")
    await rest(bot, standin)
    monkeypatch.setattr("bot.playground.people.DEADLINE", 0.5)  # some answers never arrive
    hasty = SimpleNamespace(**vars(asyncio) | {"sleep": lambda _: asyncio.sleep(0.01)})
    monkeypatch.setattr("discord.webhook.async_.asyncio", hasty)  # it pauses between two attempts
    standin.faults.next(count=40, share=0.7, **refusal)
    for _, message in opened:
        with suppress(Refusal):  # Discord did not deliver the answer
            await press(alice, message, "Commencer")
    await rest(bot, standin)
    for channel, message in opened:
        table = await bot.tables.table_queries.at_channel(int(channel.id))
        assert table is not None
        assert table.status == "running"
        stands = [m for m in alice.messages(channel) if m.id == message.id]
        assert not any(buttons(m) for m in stands)
        assert "Jouer" in buttons(last_public(alice, channel))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", [name for name in GAMES if not name.startswith("_")])
async def test_no_message_of_an_earlier_phase_has_a_working_button(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, game: str, seed: int
) -> None:
    alice = people[0]
    await alice.command(channel, "game new", {"game": game})
    await rest(bot, standin)
    lobby = last_public(alice, channel)
    for person in people[1 : max(2, GAMES[game].SEATS[0])]:
        await press(person, lobby, "Rejoindre")
    await press(alice, lobby, "Commencer")
    await rest(bot, standin)
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    chance, places = random.Random(seed), [channel]
    for _ in range(chance.randrange(5, 30)):
        await one_pick(bot, table, chance)
    await rest(bot, standin)
    places += [c for c in standin.world.channels.values() if c.kind == "dm"]
    for place in places:
        messages = [m for m in standin.world.messages[place.id].values() if m.only_for is None]
        live = [m for m in messages if m.buttons() and not is_call(m)]
        assert len(live) <= 1, [words(m) for m in live]
    last = [m for m in standin.world.messages[channel.id].values() if m.only_for is None]
    (lobby,) = [m for m in last if m.id == lobby.id]
    assert not lobby.buttons()
    assert "La partie a commencé" in words(lobby)


async def test_a_dashboard_under_more_than_eight_messages_is_posted_again(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    table = await begun(bot, channel, people[:2])
    await rest(bot, standin)
    (board,) = [m for m in people[0].messages(channel) if "Jouer" in buttons(m) and not is_call(m)]
    for number in range(MAX_MESSAGES_BELOW):
        await people[1].say(channel, f"bla {number}")
    await rest(bot, standin)
    assert board.id in {m.id for m in people[0].messages(channel) if "Jouer" in buttons(m)}
    await people[1].say(channel, "bla bla")
    await rest(bot, standin)
    await until(lambda: not standin.world.message(channel.id, board.id).buttons())
    assert "plus bas" in words(standin.world.message(channel.id, board.id))
    last = last_public(people[0], channel)
    assert "Jouer" in buttons(last)
    assert int(last.id) > int(board.id)
    assert table.id
