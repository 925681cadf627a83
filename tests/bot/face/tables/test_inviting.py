"""Before a game: people are invited to its lobby, it begins at a time, and invitations end with
it."""

from __future__ import annotations

import pytest

from bot.app.assembly import Bot
from bot.features.invitations.service import Invitations
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from tests.bot.face.playing import buttons, press, rest
from tests.standin import StandIn


def calls(person: Person, channel: Channel, text: str) -> list[Message]:
    """The public classic messages that say this."""
    messages = [m for m in person.messages(channel) if m.only_for is None]
    return [m for m in messages if text in m.data["content"]]


async def test_an_invited_person_is_called_and_joins_by_one_click(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, carol = people[:3]
    given = {"game": "_skeleton", "with": f"<@{bob.id}> et <@!{carol.id}>, <@{alice.id}>"}
    await alice.command(channel, "game new", given)
    await rest(bot, standin)
    (call,) = calls(bob, channel, "vous invite")
    assert call.data["content"].startswith(f"<@{bob.id}> <@{carol.id}>")
    assert {mention["id"] for mention in call.data["mentions"]} >= {bob.id, carol.id}
    await press(bob, call, "Rejoindre")
    table = await bot.tables.table_queries.at_channel(channel.id)
    assert table is not None
    assert [seat.user_id for seat in table.seated] == [int(alice.id), int(bob.id)]
    await rest(bot, standin)
    assert "Rejoindre" in buttons(bob.message(call.id))
    await bot.tables.lobby.start(table.id, int(alice.id))
    await rest(bot, standin)
    assert buttons(bob.message(call.id)) == {}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"with": "Bruno"}, "mentionnez"),
        ({"with": " ".join(f"<@{n}>" for n in range(5, 10))}, "au plus 4"),
        ({"start": "bientôt"}, "ne comprends pas"),
        ({"start": "25:00"}, "ne comprends pas"),
        ({}, "Choisissez"),
    ],
)
async def test_invalid_invitations_are_refused(
    bot: Bot, people: tuple[Person, ...], channel: Channel, given: dict[str, str], said: str
) -> None:
    alice, bob = people[:2]
    await alice.command(channel, "game new", {"game": "_skeleton"})
    answer = (await alice.command(channel, "game invite", given)).shown
    assert said in answer.text()
    strange = (await bob.command(channel, "game invite", {"with": f"<@{alice.id}>"})).shown
    assert "pas à cette table" in strange.text()


async def test_seated_people_are_reminded_of_a_planned_start(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    (found,) = await alice.autocomplete(channel, "game new", {"start": "demain 20h30"}, "start")
    assert "20:30" in found["name"]
    await alice.command(channel, "game new", {"game": "_skeleton", "start": found["value"]})
    await rest(bot, standin)
    table = await bot.tables.table_queries.at_channel(channel.id)
    assert table is not None
    (lobby,) = [m for m in alice.messages(channel) if "Début" in m.text()]
    assert f"<t:{found['value']}:F>" in lobby.text()
    await bot.tables.of(Invitations).begins_soon(table.id, -1)
    await rest(bot, standin)
    (soon,) = calls(alice, channel, f"commence <t:{found['value']}:R>")
    assert soon.data["content"].startswith(f"<@{alice.id}>")
    await bot.tables.of(Invitations).begins(table.id, -1)
    await rest(bot, standin)
    (now,) = calls(alice, channel, "C’est l’heure")
    assert "Commencer" in buttons(now)
    assert "Début" not in alice.message(lobby.id).text()
