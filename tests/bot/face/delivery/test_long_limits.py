"""Long 429s on as many routes as messages go out side by side: the rest goes on."""

from __future__ import annotations

import sqlalchemy as sa

from bot.app.assembly import Bot
from bot.delivery.outbox import MAX_QUICK_UNDER_WAY
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.store.schema import outbox
from tests.bot.face.playing import last_public, rest
from tests.standin import StandIn
from tests.waiting import until

CLOSED_S = 600.0


async def test_a_message_limited_for_long_is_postponed_and_others_are_sent(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    for number in range(MAX_QUICK_UNDER_WAY):
        other = standin.world.add_channel(f"{number + 7000}", "text", f"t{number}")
        standin.push_channel(other)
        route = f"^/channels/{other.id}/messages$"
        standin.faults.next(429, count=99, route=route, retry_after=CLOSED_S)
        guild = int(standin.world.guild_id)
        await bot.tables.lobby.open("_skeleton", guild, int(other.id), int(alice.id), "A", "fr")
    await until(
        lambda: sum(status == 429 for _, _, status in standin.faults.done) >= MAX_QUICK_UNDER_WAY
    )
    await alice.command(channel, "game new", {"game": "_skeleton"})
    await rest(bot, standin)
    assert last_public(alice, channel)
    later = bot.clock._time.now() + CLOSED_S / 2
    put_off = sa.select(sa.func.count()).where(outbox.c.due > later, outbox.c.state == "pending")
    found = await bot.store.read(lambda tx: tx.execute(put_off).scalar_one())
    assert found == MAX_QUICK_UNDER_WAY
    standin.faults.coming.clear()
