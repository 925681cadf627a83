"""/game find: where one may still sit down on this server."""

from __future__ import annotations

import pytest

from bot.app.assembly import Bot
from bot.playground.people import Person
from engine.games._skeleton import PACKAGE
from tests.bot.face.host.test_first_contact import begun
from tests.bot.face.playing import buttons, press, rest, words
from tests.bot.face.tables.test_play import opened
from tests.standin import StandIn


async def test_find_lists_lobbies_and_offered_seats(
    bot: Bot, standin: StandIn, people: tuple[Person, ...]
) -> None:
    alice, bob, chloe = people[:3]
    for person in people:
        person.record.locale = "fr"
    first, second, third = [c for c in standin.world.channels.values() if c.kind == "text"]
    none = await chloe.command(third, "game find")
    assert "n’a de siège pour vous" in words(none.message)
    await opened(bot, standin, alice, first)
    await opened(bot, standin, alice, second)
    await begun(bot, standin, alice, bob, second)
    message = (await chloe.command(third, "game find")).shown
    assert message.ephemeral
    assert f"<#{first.id}>" in words(message)
    assert "1 sur 4 à la table" in words(message)
    assert f"<#{second.id}>" not in words(message), "every seat there is somebody's"
    assert "n’a de siège pour vous" in words((await alice.command(third, "game find")).message)
    table = await bot.tables.table_queries.at_channel(int(second.id))
    assert table is not None
    await bot.tables.seats.offer(table.id, int(bob.id), 1)
    await press(chloe, message, "1. Rejoindre")
    await rest(bot, standin)
    joined = await bot.tables.table_queries.at_channel(int(first.id))
    assert joined is not None
    assert [s.user_id for s in joined.seated] == [int(alice.id), int(chloe.id)]
    message = (await chloe.command(third, "game find")).message
    assert f"<#{second.id}>" in words(message)
    assert f"<#{first.id}>" not in words(message), "one sits there"
    assert any("siège" in label.casefold() or "Prendre" in label for label in buttons(message))
    direct = await chloe.command(chloe.direct_channel(), "game find")
    assert "1." not in words(direct.message)


async def test_find_shows_pace_and_length(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = people[:2]
    bob.record.locale = "fr"
    monkeypatch.setattr(PACKAGE, "DAYS", {"async": 9})
    first, second = [c for c in standin.world.channels.values() if c.kind == "text"][:2]
    await (await alice.command(first, "game new", {"game": "_skeleton", "preset": "async"})).final()
    message = await (await bob.command(second, "game find")).final()
    assert "24 h par tour" in words(message)
    assert "Environ 9 jours à ce rythme" in words(message)
