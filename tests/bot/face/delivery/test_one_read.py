"""What a message shows is read at one moment: in one transaction, however much it shows."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.app.assembly import Bot
from bot.discord.transport import DiscordTransport
from bot.model.intents import Intent
from bot.playground.people import Person
from tests.standin import StandIn

INTENTS = {
    "dashboard": Intent(1, "dashboard", 1, None, ""),
    "sheet": Intent(1, "sheet", 1, 0, "", "turn", {"since": 0}),
    "reminder": Intent(1, "reminder", 1, 0, "half:0", "half", {"due": 5.0}),
    "ping": Intent(1, "ping", 1, 0, "half:0", "half", {"due": 5.0}),
    "notice": Intent(1, "notice", 1, None, "halted", "halted"),
}


@pytest.mark.parametrize("kind", INTENTS)
async def test_a_message_is_drawn_from_one_transaction(
    kind: str,
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    alice, bob = (int(person.id) for person in people[:2])
    channel = int(standin.channel("table").id)
    lobby = bot.tables.lobby
    table = await lobby.open("_skeleton", None, channel, alice, "A", "fr")
    await lobby.join(table.id, bob, "B", "fr")
    await lobby.set_pace(table.id, alice, "async")
    await lobby.start(table.id, alice)
    await bot.outbox.finish()
    read, reads, mine = bot.store.read, [], asyncio.current_task()

    async def counted(work: Any) -> Any:
        if asyncio.current_task() is mine:  # the bot's own workers look about meanwhile
            reads.append(kind)
        return await read(work)

    monkeypatch.setattr(bot.store, "read", counted)
    post = DiscordTransport(bot.client, bot.context)
    reads.clear()
    now = await post.read(INTENTS[kind])
    page = await post.page(INTENTS[kind], now, True)
    assert page.arguments()
    assert len(reads) == 1
