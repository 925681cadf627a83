"""Links to the page of a finished game, and a page whose game runs again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.app.assembly import Bot
from bot.discord.context import Public
from bot.features.replay.positions import viewer_name, viewers
from bot.features.touch.commands import over_row
from bot.playground.people import Answer, Person
from bot.playground.world import Channel, Message
from bot.table import TableInfo
from tests.bot.face.features.test_replay import played_out
from tests.bot.face.playing import buttons, press, rest, words
from tests.bot.face.touch.test_touch import table_of
from tests.bot.face.touch.test_touch_past import step
from tests.bot.face.touch.touching import Json, token_of, touching
from tests.standin import StandIn


async def ended_table(bot: Bot, channel: Channel, *people: Person) -> TableInfo:
    return await played_out(bot, await table_of(bot, channel, *people, game="happy_dayz"))


async def link_in(bot: Bot, message: Message | None, person: Person) -> Json:
    """The first state of the page behind the link of an answer, which only `person` sees."""
    assert message is not None
    assert message.only_for == person.id
    (address,) = [part["url"] for part in message.buttons() if part["style"] == 5]
    url, _, entry = address.partition("/#")
    assert url == bot.context.public.url
    async with touching(bot, entry.partition("~")[0]) as hands:
        return {**hands.state, "step": await step(hands, 2)}


async def touch(person: Person, message: Message | None) -> Answer:
    """Press the button to the touch board."""
    assert message is not None
    return await person.click(message, touching_buttons(message)[0])


def touching_buttons(message: Message) -> list[str]:
    """The ids of the buttons to the touch board."""
    return [ident for ident in buttons(message).values() if ident.endswith(":touch")]


async def test_every_page_of_an_ended_game_offers_its_link(
    reached: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """By command in its channel, by its number, by the button under its end and its replay; each
    time with the views that /game replay has."""
    alice, bruno, chloe = people[:3]
    table = await ended_table(reached, channel, alice, bruno)
    await rest(reached, standin)
    chosen = {"game": str(table.id)}
    end = next(m for m in chloe.messages(channel) if "Partie terminée" in words(m))
    replay = (await press(chloe, end, "Revoir")).message
    position = (await chloe.command(channel, "game replay", {"move": 2})).message
    texts = reached.context.localized("en", table).plain
    views = [viewer_name(viewer, texts) for viewer in viewers(table)]
    for person, who in ((alice, "Alice"), (chloe, "Watching")):
        asking = [
            person.command(channel, "board link"),
            person.command(channel, "board touch"),
            person.command(channel, "board link", chosen),
            touch(person, end),
        ]
        if person is chloe:
            asking += [touch(chloe, page) for page in (replay, position)]
        else:
            asking.append(alice.command(alice.direct_channel(), "board link", chosen))
        for ask in asking:  # each new link ends the one before
            answer = await ask
            message = await answer.final()
            assert "terminée" in words(message) or "finished" in words(message)
            state = await link_in(reached, message, person)
            assert who in state["who"]
            assert [one["label"] for one in state["past"]] == views
            assert (state["game"], state["step"]["move"]) == (str(table.id), 2)
            assert state["menu"]["rows"] == []
    await table_of(reached, channel, bruno, chloe)  # the channel has a new game
    message = await (await alice.command(channel, "board link", chosen)).final()
    assert (await link_in(reached, message, alice))["game"] == str(table.id)


async def test_without_a_website_an_ended_game_has_no_button_to_it(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    table = await ended_table(bot, channel, *people[:2])
    await rest(bot, standin)
    end = next(m for m in people[0].messages(channel) if "Partie terminée" in words(m))
    assert touching_buttons(end) == []
    bot.context.public = Public("https://board.example")
    assert over_row(bot.context, table, bot.context.localized("fr", table).plain)
    lesson = replace(table, learner=int(people[0].id))
    assert over_row(bot.context, lesson, bot.context.localized("fr", table).plain) == []


async def pick_first(bot: Bot, table: TableInfo) -> None:
    """Let the first awaited seat take its first pick."""
    seat = (await bot.tables.play.view(table.id, None)).awaited[0][0]
    asked = await bot.tables.play.ask(table.id, seat)
    user = table.seated[seat].user_id
    assert user is not None
    await bot.tables.play.pick(table.id, user, seat, asked.revision, 0)


@pytest.mark.parametrize("watch", [False, True])
async def test_a_page_of_a_resumed_game_is_live_without_past_positions(
    watch: bool, reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    """No feature takes back an end today; were there one, a page would keep no view of the end."""
    alice, bruno, chloe = people[:3]
    table = await table_of(reached, channel, alice, bruno, game="happy_dayz")
    await pick_first(reached, table)
    await reached.tables.ending.end(table.id, 6, leads=True)
    sessions = reached.tables.sessions
    token = await token_of(reached, table.id, chloe if watch else alice, watch=watch)
    async with touching(reached, token) as hands:
        last = (await step(hands))["last"]
        await sessions.write(table.id, lambda tx: sessions.set(tx, status="running"))
        while (await hands.until("state"))["past"] is not None:
            pass
        assert hands.state["awaited"]
        told = len(hands.told)
        for view in ("all", "0", "1"):
            await hands.ask(do="past", move=0, view=view)
            assert "not over" in (await hands.until("refused"))["text"]
        assert "position" not in [one["type"] for one in hands.told[told:]]
        await pick_first(reached, table)
        await reached.tables.ending.end(table.id, 6, leads=True)
        while (await hands.until("state"))["past"] is None:
            pass
        assert (await step(hands))["last"] == last + 1, "the film of the first end is not kept"
