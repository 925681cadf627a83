"""The law of access: no id that anybody can write reaches a table that is not for their eyes.

Every id is forged for tables of every status: from another server by its administrator, from the
channel of a private thread, and in a direct message. Each press must be answered like one for a
number that no table ever had, and leave the database as it was.
"""

from __future__ import annotations

import asyncio
import dataclasses
import hashlib
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.app.assembly import Bot
from bot.discord import clicks
from bot.discord.access import LEAD, MASTER, PLAY, SEAT
from bot.discord.clicks import declaration_of
from bot.discord.components import ids
from bot.discord.components.ids import form_id, house_id, table_id
from bot.discord.context import Public
from bot.discord.pages.lobby import option_values
from bot.features import BUTTONS, FEATURES
from bot.features.campaigns.service import Campaigns
from bot.features.lessons.learning import Learning
from bot.menu import Path as MenuPath
from bot.playground import posts
from bot.playground.people import Answer, Person
from bot.playground.world import Channel, Message, bits
from bot.store.database.moving import LEFT_OUT
from bot.store.schema import games, metadata
from bot.table import Refused, TableInfo
from tests.bot.face.playing import buttons, press, rest, words
from tests.bot.face.tables.test_play import opened
from tests.standin import StandIn

GAME = "_skeleton"
ELSEWHERE, THERE = 200000000000000099, 400000000000000099
"""A server and a channel of it that the stand-in's people know nothing of."""
NO_TABLE = 987_654
"""A number that no table ever had."""
BUTTON, SELECT, FORM = 2, 3, 5
SENTENCES = ("n’existe plus, ou vous n’y avez pas accès", "ne correspond plus à rien")
"""All that a stranger sees."""
Press = tuple[int, str, list[str]]
STATUSES = ("lobby", "running", "paused", "ended", "cancelled", "lesson")


def named(kind: str) -> list[str]:
    """The actions or forms of a kind of id."""
    return [name for found, name in BUTTONS if found == kind]


def every_press(table: int, user: str) -> Iterator[Press]:
    """(kind of component, id, values) of all that can be pressed about a table."""
    yield BUTTON, f"t1:{table}:0:0:0", []
    yield BUTTON, f"t2:{table}:0:0:0.1", []
    yield BUTTON, f"m1:{table}:0:0:", []
    yield SELECT, f"s1:{table}:0:0:", ["0"]
    yield SELECT, f"a1:{table}:0:0", ["0"]
    for prefix in ("c", "w"):
        yield BUTTON, f"{prefix}1:{table}:", []
        yield SELECT, f"{prefix}2:{table}:", ["0"]
    yield BUTTON, f"d1:{table}:000000:n:0:", []
    yield SELECT, f"d2:{table}:000000:n:0:", ["0"]
    for action in named("table"):
        for argument in (None, "normal" if action == "computer" else "0"):
            yield BUTTON, table_id(table, action, argument), []
        yield SELECT, table_id(table, action, "pass-up_to"), ["0"]
    for action in named("master"):
        for argument in (None, user if action in ("grant", "decline") else "0"):
            yield BUTTON, ids.master_id(table, action, argument), []
        yield SELECT, ids.master_id(table, action), ["hidden"]
    for form in named("form"):
        for argument in ("", "SetFigure,set_points,0,,3"):
            yield BUTTON, form_id(table, form, argument), []
            yield FORM, form_id(table, form, argument), ["7"]
    for option in option_values(GAME):
        yield SELECT, ids.option_id(table, option), ["1"]
    yield SELECT, ids.term_id(table, "pace"), ["live"]
    yield SELECT, house_id("replay", str(table)), ["1"]
    yield SELECT, house_id("past"), [str(table)]


def presses(table: int, user: str, status: str, whole: bool) -> Iterator[Press]:
    """The `whole` of them, or each button in one of its forms, another at each status. An id is
    refused before its argument, its values or its component matter."""
    forms: defaultdict[tuple[str, str], list[Press]] = defaultdict(list)
    for one in every_press(table, user):
        button, _ = declaration_of(one[1], FEATURES)
        forms[button.kind, button.name].append(one)
    turn = STATUSES.index(status)
    for several in forms.values():
        yield from several if whole else [several[turn % len(several)]]


def test_every_table_button_needs_a_right_and_is_tried_forged() -> None:
    """Nothing can be pressed that the law below does not forge."""
    about_tables = {
        (kind, name) for kind, name in BUTTONS if "table" in ids.ID_SHAPES[kind].pattern.groupindex
    }
    assert {one for one, button in BUTTONS.items() if button.right} == about_tables
    forged = {
        (button.kind, button.name)
        for button, _ in (
            declaration_of(custom_id, FEATURES) for _, custom_id, _ in every_press(1, "5")
        )
    }
    assert forged >= about_tables
    forms = {button.kind for button in BUTTONS.values() if button.filled}
    assert forms == {"form", "house"}, "of a table, or of what is one person's alone"


def test_an_undeclared_button_is_refused_to_everybody() -> None:
    rights = {"t1:1:0:0:0": SEAT, "l1:1:start": LEAD, "l1:1:resume": PLAY, "f1:1:say": MASTER}
    for custom_id, right in rights.items():
        assert declaration_of(custom_id, FEATURES)[0].right == right
    for custom_id in ("l1:1:odd", "f1:1:x", "h1:odd", "x1:1", ""):
        with pytest.raises(Refused, match="old-button"):
            declaration_of(custom_id, FEATURES)


def test_table_ids_are_resolved_in_one_place() -> None:
    """Commands that take a number go through the same check."""
    folder = Path(clicks.__file__).parent
    asking = {
        p.stem for p in folder.glob("*.py") if "tables.table_queries.info(" in p.read_text("utf-8")
    }
    assert asking == {"access"}


# --- forging --------------------------------------------------------------------------------------


async def forged(person: Person, channel: Channel, message: Message, one: Press) -> Answer:
    """Press a component that the bot has put on no message."""
    kind, custom_id, values = one
    if kind == FORM:
        names = ("words", "rule", "hours", "force")
        entered = [{"type": 4, "id": n, "custom_id": x, "value": values[0]} for n, x in
                   enumerate(names)]  # fmt: skip
        parts = [{"type": 18, "id": 10 + n, "component": x} for n, x in enumerate(entered)]
        data: dict[str, Any] = {"custom_id": custom_id, "components": parts}
        world = person.standin.world
        opening = world.interact(3, person.record, channel, message_id=message.id)
        return await person._ask(FORM, channel, data, trigger=posts.metadata(world, opening))
    option = {"label": "x", "value": (values or ["x"])[0]}
    made: dict[str, Any] = {"type": kind, "id": 2, "custom_id": custom_id}
    made |= {"style": 2, "label": "x"} if kind == BUTTON else {"options": [option]}
    row = {"type": 1, "id": 1, "components": [made]}
    shown = dataclasses.replace(message, data={**message.data, "components": [row]})
    data = {"component_type": kind, "custom_id": custom_id}
    if kind == SELECT:
        data["values"] = values
    return await person._ask(3, channel, data, message=shown)


async def said(answer: Answer) -> object:
    """All that a person sees of a complete answer: a slow one is announced first."""
    message = await answer.final()
    if message is None:
        return answer.kind, answer.modal
    return words(message), message.content, message.attachments, buttons(message)


async def digest(bot: Bot) -> str:
    """A fingerprint of the database without the process's heartbeat."""
    found = hashlib.sha256()

    def query(tx):
        for table in metadata.sorted_tables:
            if table.name in LEFT_OUT:
                continue
            rows = tx.execute(sa.select(table).order_by(*table.primary_key))
            found.update(repr([tuple(row) for row in rows]).encode())

    await bot.store.read(query)
    return found.hexdigest()


async def made(bot: Bot, status: str, host: Person, guest: Person, channel: Channel) -> TableInfo:
    """A table of these two, of this status."""
    if status == "lesson":
        return await bot.tables.of(Learning).open(
            GAME, int(host.id), host.name, "fr", int(channel.id)
        )
    table = await bot.tables.lobby.open(
        GAME, int(channel_guild(channel)), int(channel.id), int(host.id), host.name, "fr"
    )
    table = await bot.tables.lobby.join(table.id, int(guest.id), guest.name, "fr")
    if status == "lobby":
        return table
    if status == "cancelled":
        return await bot.tables.lobby.cancel(table.id, int(host.id))
    table = await bot.tables.lobby.start(table.id, int(host.id))
    await bot.tables.seats.offer(table.id, int(guest.id), 1)
    if status == "paused":
        return await bot.tables.pausing.pause(table.id, int(host.id))
    if status == "ended":
        return await bot.tables.ending.end(table.id, 6, leads=True)
    return table


def channel_guild(_: Channel) -> str:
    """The stand-in's only server."""
    return "200000000000000001"


async def moved(bot: Bot, standin: StandIn, table: TableInfo, **where: Any) -> None:
    """The table is somewhere else: of its own channel nobody here can tell."""
    await rest(bot, standin)

    def change(tx):
        here = games.c.id == table.id
        tx.execute(sa.update(games).where(here).values(channel_id=THERE, **where))

    await bot.store.write(change)


ODD: dict[tuple[str, str, str], object] = {}
"""What people see of a table that does not exist, by who asks, where, and the id: the table of the
law makes no difference."""


AT_ONCE = 24
"""Concurrent presses: one at a time, a press takes half again as much CPU."""


async def law(
    bot: Bot, person: Person, channel: Channel, page: Message, table: TableInfo, status: str,
    *, whole: bool = False,
) -> None:  # fmt: skip
    """Each id about this table is answered as one about none, and changes nothing."""

    async def answer(one: Press) -> object:
        return await said(await forged(person, channel, page, one))

    before = await digest(bot)
    real_ids, odd_ids = (
        presses(number, person.id, status, whole) for number in (table.id, NO_TABLE)
    )
    pairs = zip(real_ids, odd_ids, strict=True)
    while some := list(islice(pairs, AT_ONCE)):
        keys = [(person.id, channel.id, str(odd)) for _, odd in some]
        unknown = [(key, odd) for key, (_, odd) in zip(keys, some, strict=True) if key not in ODD]
        about_none = await asyncio.gather(*(answer(odd) for _, odd in unknown))
        ODD.update((key, shown) for (key, _), shown in zip(unknown, about_none, strict=True))
        about_one = await asyncio.gather(*(answer(real) for real, _ in some))
        for (real, _), key, shown in zip(some, keys, about_one, strict=True):
            assert shown == ODD[key], real
            assert any(sentence in str(shown) for sentence in SENTENCES), real
    await bot.context.finish()
    assert await digest(bot) == before


@pytest.mark.parametrize("status", STATUSES)
async def test_tables_of_another_server_are_refused(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, status: str
) -> None:
    """Alice owns the server on which she presses; Bob and Chloé play elsewhere."""
    alice, bob, chloe = people[:3]
    tavern = next(c for c in standin.world.channels.values() if c.name == "taverne")
    page = await opened(bot, standin, alice, tavern)
    table = await made(bot, status, bob, chloe, channel)
    await moved(bot, standin, table, **({} if status == "lesson" else {"guild_id": ELSEWHERE}))
    await law(bot, alice, tavern, page, table, status, whole=status == "running")


@pytest.mark.parametrize("status", ["running", "ended", "lesson"])
async def test_anothers_table_is_refused_in_a_direct_message(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, status: str
) -> None:
    alice, bob, chloe = people[:3]
    table = await made(bot, status, bob, chloe, channel)
    await rest(bot, standin)
    shown = (await alice.command(alice.direct_channel(), "away")).shown
    page = dataclasses.replace(shown, only_for=None, data={**shown.data, "flags": 1 << 15})
    await law(bot, alice, alice.direct_channel(), page, table, status)


@pytest.mark.parametrize("status", ["lobby", "running", "ended"])
async def test_tables_in_a_private_thread_are_refused_outside_it(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, status: str
) -> None:
    """Not even who may manage the channels beside it."""
    alice, bob, chloe, david = people[:4]
    david.record.permissions |= bits("manage_channels")
    tavern = next(c for c in standin.world.channels.values() if c.name == "taverne")
    page = await opened(bot, standin, alice, tavern)
    await press(david, page, "Rejoindre")
    table = await made(bot, status, bob, chloe, channel)
    await moved(bot, standin, table, private=True, parent_id=int(channel.id))
    await law(bot, david, tavern, page, table, status)


@pytest.mark.parametrize("status", ["running", "ended", "lesson"])
async def test_typed_table_numbers_of_another_server_are_refused(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel, status: str
) -> None:
    """Every command that takes the number of a table or of a campaign."""
    alice, bob, chloe = people[:3]
    tavern = next(c for c in standin.world.channels.values() if c.name == "taverne")
    table = await made(bot, status, bob, chloe, channel)
    there = await bot.tables.of(Campaigns).new(ELSEWHERE, "Le puits", int(bob.id))
    await moved(bot, standin, table, **({} if status == "lesson" else {"guild_id": ELSEWHERE}))
    await alice.command(tavern, "away")  # her language is noted
    bot.context.public = Public("https://board.example")  # else nobody gets a link
    before = await digest(bot)
    for place in (tavern, alice.direct_channel()):
        for path, option, number, more in (
            ("game replay", "game", table.id, {}),
            ("board link", "game", table.id, {}),
            ("game new", "from", table.id, {"game": GAME}),
            ("campaign show", "campaign", there.id, {}),
            ("campaign add", "campaign", there.id, {}),
        ):
            if place is not tavern and path.startswith("campaign"):
                continue  # on servers only
            real = await alice.command(place, path, {**more, option: str(number)})
            odd = await alice.command(place, path, {**more, option: str(NO_TABLE)})
            assert await said(real) == await said(odd), path
            typed = await alice.autocomplete(place, path, {**more, option: ""}, option)
            assert str(number) not in [one["value"] for one in typed]
    assert await digest(bot) == before


# --- who may ----------------------------------------------------------------------------------


async def test_players_reach_their_table_from_anywhere_and_others_only_in_its_channel(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, chloe, david = people[:4]
    tavern = next(c for c in standin.world.channels.values() if c.name == "taverne")
    page = await opened(bot, standin, alice, tavern)
    table = await made(bot, "running", bob, chloe, channel)
    await rest(bot, standin)

    async def told(person: Person, custom_id: str) -> str:
        return words((await forged(person, tavern, page, (BUTTON, custom_id, []))).message)

    assert "en pause" in (await said(await bob.command(channel, "game pause")))[0]
    assert "Mise en place" in await told(david, table_id(table.id, "text"))
    for seated in ("sheet", "resume"):
        assert "pas à cette table" in await told(david, table_id(table.id, seated))
    assert "Seuls l’hôte" in await told(david, table_id(table.id, "start"))
    assert "continue" in await told(alice, table_id(table.id, "resume"))
    assert "Seul le meneur" in await told(alice, ids.master_id(table.id, "panel"))
    assert "voit tout" in await told(alice, ids.master_id(table.id, "grant", alice.id))


def test_each_id_prefix_has_one_meaning() -> None:
    assert ids.parse(ids.term_id(5, "pace")) == ("term", {"table": "5", "term": "pace"})
    assert ids.parse(ids.amend_id(5, MenuPath((2,)))) == ("amend", {"table": "5", "path": "2"})
