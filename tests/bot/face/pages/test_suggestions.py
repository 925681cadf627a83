"""Suggestions while a command is typed: no value is suggested that the command refuses."""

from __future__ import annotations

import time
from typing import Any

import pytest

from bot.app.assembly import Bot
from bot.discord import guard
from bot.discord.context import Context
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.table import Refused
from tests.bot.face.pages.monstrous import commands_of, default_of, table_of
from tests.standin import StandIn

TRIED = 2
"""Suggested values of each option that are sent."""
WHATEVER = frozenset(
    {"channel-busy-thread", "dispute-open", "not-manager", "not-master", "not-started",
     "season-open", "not-host", "not-seated", "voice-unnamed"}
)  # fmt: skip
"""Refusals of a command to this person or at this moment, with any value."""
SUITED = {
    "until": time.strftime("%Y-%m-%d", time.gmtime(time.time() + 20 * 86_400)),
    "preset": "rendezvous",
}
"""Values of other options of the command, where any text does not do."""


async def test_no_suggested_value_is_refused(
    reached: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where a game runs without clocks, with a seat on offer, after games of two kinds; where a
    lobby is open; and where nothing is."""
    bot, refused, sent = reached, list[str](), set[str]()
    say = guard._say_refused

    async def noted(ctx: Context, why: Refused) -> None:
        refused.append(why.reason)
        await say(ctx, why)

    monkeypatch.setattr(guard, "_say_refused", noted)
    for game in ("gharkane", "_skeleton", "_skeleton"):
        if (table := await bot.tables.table_queries.at_channel(int(channel.id))) is not None:
            await bot.tables.ending.end(table.id, int(people[2].id), leads=True)
        await table_of(bot, standin, people, channel, game)
    await people[1].command(channel, "game seat offer")
    await people[0].command(channel, "campaign new", {"name": "Nord"})
    world = standin.world
    elsewhere = world.add_channel(world.new_id(), "text", "ailleurs")
    await people[3].command(elsewhere, "game new", {"game": "_skeleton"})
    empty = world.add_channel(world.new_id(), "text", "libre")
    alice, _, chloe, david = people  # a host, a player, a master, and a stranger who opened a lobby
    asks = [
        (channel, alice),
        (channel, chloe),
        (channel, david),
        (elsewhere, david),
        (empty, alice),
    ]
    for path, options in commands_of(standin):
        for option in [one for one in options if one.get("autocomplete")]:
            filled: dict[str, Any] = {
                one["name"]: SUITED.get(one["name"], default_of(one))
                for one in options
                if one.get("required") or one.get("choices") or one["name"] in SUITED
            }
            typed = {**filled, option["name"]: ""}
            for place, person in asks:
                for n in range(TRIED):  # asked again: what was sent changes what is suggested
                    offered = await person.autocomplete(place, path, typed, option["name"])
                    if n < len(offered):
                        refused.clear()
                        sent.add(f"{path} {option['name']}")
                        whole = {**filled, option["name"]: offered[n]["value"]}
                        await person.command(place, path, whole)
                        assert WHATEVER.issuperset(refused), (path, whole, person.name, refused)
    assert {"game new from", "game seat take seat", "gm call seat", "rules topic"} <= sent
