"""Games of a private thread: people outside find them nowhere, by no list and no number."""

from __future__ import annotations

import pytest

from bot.app.assembly import Bot
from bot.playground import shapes
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.table import TableInfo
from tests.bot.face.features.test_replay import played_out
from tests.bot.face.playing import buttons, press, rest, words
from tests.standin import StandIn

GAME = "_skeleton"


pytestmark = pytest.mark.usefixtures("french_readers")


@pytest.fixture
def tavern(standin: StandIn) -> Channel:
    return next(c for c in standin.world.channels.values() if c.name == "taverne")


def thread_of(standin: StandIn, parent: Channel, *people: Person, private: bool) -> Channel:
    """A thread of a channel, with these people and the bot in it."""
    world = standin.world
    channel = world.add_channel(
        world.new_id(), "thread", "alcôve", parent_id=parent.id, private=private,
        owner_id=people[0].id, members=[world.application_id, *(person.id for person in people)],
    )  # fmt: skip
    shown = shapes.channel(world, channel) | {"newly_created": True}
    standin.gateway.dispatch("THREAD_CREATE", shown)
    return channel


async def played(
    bot: Bot, standin: StandIn, bob: Person, chloe: Person, place: Channel
) -> TableInfo:
    """A campaign's game of these two, played to its end."""
    await bob.command(place, "game new", {"game": GAME})
    await rest(bot, standin)
    lobby = next(m for m in bob.messages(place) if "Rejoindre" in buttons(m))
    await press(chloe, lobby, "Rejoindre")
    await bob.command(place, "campaign new", {"name": "Le puits"})
    await press(bob, lobby, "Commencer")
    table = await bot.tables.table_queries.at_channel(int(place.id))
    assert table is not None
    table = await played_out(bot, table)
    await rest(bot, standin)
    return table


async def shown(person: Person, channel: Channel, path: str, /, **options: str) -> str:
    """What a command is answered."""
    return words((await person.command(channel, path, options)).message)


async def found(person: Person, channel: Channel, table: TableInfo) -> list[bool]:
    """Whether each way of finding a finished game finds this one."""
    number = str(table.id)
    replays = await person.autocomplete(channel, "game replay", {"game": ""}, "game")
    sources = await person.autocomplete(channel, "game new", {"game": GAME, "from": ""}, "from")
    names = await person.autocomplete(channel, "campaign show", {"campaign": ""}, "campaign")
    replay = await shown(person, channel, "game replay", game=number)
    begins = {"game": GAME, "from": number}
    begun = words((await person.command(channel, "game new", begins)).message)
    return [
        number in [one["value"] for one in replays],
        number in [one["value"] for one in sources],
        [one["name"] for one in names] == ["Le puits"],
        "ne trouve pas" not in replay,
        "ne trouve pas" not in begun,
        "ne trouve pas" not in await shown(person, channel, "campaign show", campaign="Le puits"),
        "Le puits" in await shown(person, channel, "campaign show"),
        "aucune partie" not in await shown(person, channel, "stats of", who=str(table.host_id)),
        "Enchères" in await shown(person, channel, "stats server"),
    ]


@pytest.mark.parametrize("archived", [False, True])
async def test_games_of_a_private_thread_are_hidden_from_non_members(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, tavern: Channel,
    archived: bool,
) -> None:  # fmt: skip
    bob, chloe, david = people[1:4]
    alcove = thread_of(standin, channel, bob, chloe, private=True)
    table = await played(bot, standin, bob, chloe, alcove)
    assert (table.private, table.parent_id) == (True, int(channel.id))
    if archived:
        standin.lock(alcove, locked=False, archived=True)
    assert await found(david, tavern, table) == [False] * 9
    assert await found(chloe, tavern, table) == [True] * 9


@pytest.mark.parametrize("archived", [False, True])
async def test_games_of_a_public_thread_are_shown_to_readers_of_its_channel(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, tavern: Channel,
    archived: bool,
) -> None:  # fmt: skip
    """Also after Discord has archived the thread and no longer lists it."""
    bob, chloe, david = people[1:4]
    alcove = thread_of(standin, channel, bob, chloe, private=False)
    table = await played(bot, standin, bob, chloe, alcove)
    if archived:
        standin.lock(alcove, locked=False, archived=True)
    assert await found(david, tavern, table) == [True] * 9
