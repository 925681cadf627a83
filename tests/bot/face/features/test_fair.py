"""/game verify: what is shown of a deal, and when; what was changed is named."""

from __future__ import annotations

import json

import sqlalchemy as sa

from bot.app.assembly import Bot
from bot.features.consent import rows
from bot.features.consent.service import Consent
from bot.features.consent.undo import REWIND
from bot.features.gm.master import Master
from bot.features.verify.commands import finding
from bot.files.verify import sealed
from bot.model.game_export import GameExport
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.store.schema import deals, games, moves
from engine.games import GAMES
from tests._skeleton.corrected import set_points
from tests.bot.face.features.test_records import files, lobby, played_out, started
from tests.bot.face.playing import last_public, press, rest, words
from tests.standin import StandIn


async def secret_of(bot: Bot) -> str:
    return await bot.store.read(lambda tx: str(tx.execute(sa.select(deals.c.secret)).scalar_one()))


async def verify(person: Person, channel: Channel) -> str:
    answer = await person.command(channel, "game verify")
    message = await answer.last()
    assert message.ephemeral
    return words(message)


async def test_the_lobby_shows_the_promise_and_then_the_seal(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    message = await lobby(bot, standin, alice, channel)
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    assert f"`{table.promise}`" not in words(message), "it is behind the button"
    assert f"`{table.promise}`" in words((await press(alice, message, "Options")).message)
    await bot.tables.lobby.cancel(table.id, int(alice.id))
    await rest(bot, standin)
    number = await started(bot, standin, people, channel)
    table = await bot.tables.table_queries.info(number)
    said = [words(m) for m in alice.messages(channel) if m.only_for is None]
    assert any(table.promise in one and table.sealed in one for one in said)
    secret = await secret_of_table(bot, number)
    assert not any(secret in one for one in said)
    told = await verify(alice, channel)
    assert table.promise in told
    assert table.sealed in told
    assert "seat 0: -" in told
    assert secret not in told
    presses = [seat_line.split(": ")[1] for seat_line in told.split("\n") if "seat 1" in seat_line]
    assert all(press.isdigit() for press in presses)


async def secret_of_table(bot: Bot, number: int) -> str:
    query = sa.select(deals.c.secret).where(deals.c.game_id == number)
    return await bot.store.read(lambda tx: str(tx.execute(query).scalar_one()))


async def test_the_secret_is_published_at_the_end_and_can_be_verified(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    number = await started(bot, standin, people, channel)
    await played_out(bot, standin, number)
    secret = await secret_of(bot)
    assert secret in words(last_public(people[0], channel))
    answer = await people[2].command(channel, "game verify")
    message = await answer.final()
    assert "Everything checks out" in words(message)
    assert secret in words(message)
    proof = files(standin, message)["json"]
    assert json.loads(proof)["replay"]["deal"]["secret"] == secret
    assert not any(person.id in proof for person in people)


async def test_verifying_lists_what_the_deal_does_not_cover(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """A game from a record, in which the table went back and a game master put something right."""
    alice, bob, chloe = (int(person.id) for person in people[:3])
    tables = bot.tables
    lobby = await tables.lobby.open("_skeleton", None, int(channel.id), alice, "A", "fr")
    await tables.lobby.join(lobby.id, bob, "B", "fr", "1441000000000000001")
    await tables.of(Master).appoint(lobby.id, alice, chloe)
    package = GAMES["_skeleton"]
    export = GameExport(game="_skeleton", record=package.Record(seats=(None, None)))
    await tables.beginnings.begin_from(lobby.id, alice, export, "wishes.json")
    table = await tables.lobby.start(lobby.id, alice, press="1441000000000000002")
    for seat, user in ((0, alice), (1, bob)):
        asked = await tables.play.ask(table.id, seat)
        await tables.play.pick(table.id, user, seat, asked.revision, 0)
    waiting = (await tables.of(Consent).ask(table.id, REWIND, bob)).waiting
    assert waiting == (0,)
    asked_to = await bot.store.read(lambda tx: rows.request(tx, table.id, REWIND))
    assert asked_to is not None
    await tables.of(Consent).agree(table.id, REWIND, alice, asked_to.key)
    await tables.of(Master).correct(table.id, chloe, set_points(0, 3), "a slip")
    await played_out(bot, standin, table.id)
    proof = sealed(await tables.exports.proof(table.id))
    texts = bot.context.library.texts("en", "_skeleton")
    found = finding(await tables.table_queries.info(table.id), proof, texts)
    assert "Everything checks out" in found
    assert "The game was started from a record" in found
    assert "made one correction" in found
    assert "The game went back once" in found


async def test_verifying_names_what_was_changed(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    number = await started(bot, standin, people, channel)
    await played_out(bot, standin, number)
    await bot.store.write(lambda tx: tx.execute(sa.update(games).values(promise="0" * 64)))
    assert "does not match the promise" in await verify(people[2], channel)
    told = deals.update().values(told=sa.func.replace(deals.c.told, "seat 1: ", "seat 1: 9"))
    await bot.store.write(lambda tx: tx.execute(told))
    assert "produces a different deal" in await verify(people[2], channel)

    def change(tx):
        tx.execute(sa.delete(deals))
        tx.execute(sa.update(games).values(promise="", sealed=""))

    await bot.store.write(change)
    assert "nobody can prove that its deal was honest" in await verify(people[2], channel)
    await bot.store.write(
        lambda tx: tx.execute(sa.update(moves).where(moves.c.ply == 2).values(pick={"is": "Bid"}))
    )
    assert "Move 2 cannot be replayed" in await verify(people[2], channel)
