"""Looking over a shoulder: granted by name, announced at the table, ended by one click."""

from __future__ import annotations

import pytest

from bot.app.assembly import Bot
from bot.features.shoulder.rows import look_of, tidy
from bot.features.shoulder.service import MAX_GUESTS, Shoulders
from bot.games import face
from bot.playground.people import Person
from bot.playground.world import Channel, Message
from bot.table import Refused, TableInfo
from bot.texts import Library
from tests.bot.face.playing import buttons, press, rest, words
from tests.bot.face.tables.test_play import started
from tests.said import flat
from tests.standin import StandIn

TEXTS = Library(strict=True)


def notice(person: Person, channel: Channel, label: str) -> Message:
    """The newest message with this button."""
    return next(m for m in reversed(person.messages(channel)) if label in buttons(m))


async def begun(
    bot: Bot, standin: StandIn, alice: Person, bob: Person, channel: Channel
) -> TableInfo:
    """A running game of two."""
    await started(bot, standin, alice, bob, channel)
    table = await bot.tables.table_queries.at_channel(int(channel.id))
    assert table is not None
    return table


async def hand(bot: Bot, table: int, seat: int) -> str:
    """A seat's sheet in words, without its layout."""
    info, view = await bot.tables.table_queries.info(table), await bot.tables.play.view(table, seat)
    texts = TEXTS.texts("en", info.game, [seated.name for seated in info.seated])
    return flat(face(info.game).sheet_text(view, texts))


async def test_a_spectator_sees_the_hand_they_were_granted(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, carol, dave = people[:4]
    for person in people:
        person.record.locale = "en"
    await bot.tables.notes.set_guild_locale(int(standin.world.guild_id), "fr")
    standin.deny(channel, "attach_files")
    table = await begun(bot, standin, alice, bob, channel)
    assert words((await carol.command(channel, "shoulder")).message) == (
        "Nobody is letting you see their hand any more."
    )
    await alice.command(channel, "shoulder", {"person": carol.id})
    await rest(bot, standin)
    message = notice(bob, channel, "Regarder")
    assert f"<@{carol.id}>" in words(message)
    seen = flat(words((await press(carol, message, "Regarder")).message))
    assert await hand(bot, table.id, 0) in seen
    assert "Nobody is letting you" in words((await press(dave, message, "Regarder")).message)
    assert "two people named" in words((await press(bob, message, "Y mettre fin")).message)
    await press(alice, message, "Y mettre fin")
    await rest(bot, standin)
    assert "ne regarde plus" in words(bob.messages(channel)[-1])
    assert "Nobody is letting you" in words((await press(carol, message, "Regarder")).message)
    await bot.tables.seats.offer(table.id, int(bob.id), 1)
    with pytest.raises(Refused) as refused:  # who has looked knows too much
        await bot.tables.seats.take(table.id, int(carol.id), "Carol", "fr", 1)
    assert refused.value.reason == "seat-master"


async def test_only_the_player_grants_a_request_to_look(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, carol, _ = people[:4]
    for person in people:
        person.record.locale = "fr"
    table = await begun(bot, standin, alice, bob, channel)
    await carol.command(channel, "shoulder", {"person": bob.id})
    await rest(bot, standin)
    asked = notice(alice, channel, "Laisser regarder")
    assert "pas encore été acceptée" in words((await carol.command(channel, "shoulder")).message)
    assert "deux personnes" in words((await press(alice, asked, "Laisser regarder")).message)
    await press(bob, asked, "Laisser regarder")
    await rest(bot, standin)
    view = words((await press(carol, notice(carol, channel, "Regarder"), "Regarder")).message)
    assert "Par-dessus l’épaule de Bruno" in view
    await bot.tables.seats.hand_over(table.id, int(bob.id), 1)  # the seat is another's now
    again = await carol.command(channel, "shoulder")
    assert "Personne ne vous montre sa main" in words(again.message)


async def test_players_unknown_people_and_too_many_guests_cannot_be_granted_a_look(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob, carol, _ = (int(person.id) for person in people[:4])
    table = await begun(bot, standin, *people[:2], channel)
    looks = bot.tables.of(Shoulders)
    for by, person, why in ((alice, bob, "player"), (carol, 77, "nobody")):
        with pytest.raises(Refused) as refused:
            await looks.name(table.id, by, person)
        assert refused.value.reason == f"shoulder-{why}"
    for n in range(MAX_GUESTS):
        await looks.name(table.id, alice, 1_000 + n)
    await looks.name(table.id, bob, 1_000)  # one hand for each person: now Bob's
    with pytest.raises(Refused) as refused:
        await looks.name(table.id, alice, carol)
    assert refused.value.reason == "shoulder-full"
    _, view = await looks.look(table.id, 1_000)
    assert view.viewer == 1


async def test_grants_end_with_the_game(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, _, carol, _ = (int(person.id) for person in people[:4])
    table = await begun(bot, standin, *people[:2], channel)
    await bot.tables.of(Shoulders).name(table.id, alice, carol)
    await bot.store.write(tidy)
    assert await bot.store.read(lambda tx: look_of(tx, table.id, carol))
    await bot.tables.ending.end(table.id, 6, leads=True)
    await bot.store.write(tidy)
    assert not await bot.store.read(lambda tx: look_of(tx, table.id, carol))
