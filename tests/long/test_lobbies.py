"""A hundred lobbies begin on one of Discord's bad days: none goes on inviting."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

from bot.playground.errors import Refusal
from bot.texts import Library
from engine.games import GAMES
from tests.bot.face.playing import buttons, last_public, press, rest, running
from tests.standin import StandIn

LOBBIES = 100
WEATHER = (
    {"status": 400, "code": 50035, "method": "PATCH", "route": "^/channels/.*/messages/"},
    {"status": 502, "method": "POST", "route": "^/channels/.*/messages$"},
    {"status": 400, "code": 50035, "route": "/callback$"},
    {"status": 503, "route": "/callback$"},
    {"status": 0, "route": "/callback$", "after": True},
)
SHARE = 0.15
"""The share of requests that each of these faults may hit."""


async def test_no_lobby_that_began_invites(tmp_path: Path) -> None:
    game = next(name for name, package in GAMES.items() if 2 in package.SEATS)
    stand_in = StandIn()
    await stand_in.start()
    most = dict.fromkeys(
        ("lobbies_per_person", "lobbies_per_server", "games_per_person", "games_per_server"), 2000
    )
    alice, bob = (stand_in.person(person) for person in list(stand_in.world.people)[:2])
    async with running(stand_in, tmp_path, Library(strict=True), **most) as bot:
        opened = []
        for number in range(LOBBIES):
            channel = stand_in.world.add_channel(f"{number + 7000}", "text", f"t{number}")
            place = int(stand_in.world.guild_id), int(channel.id)
            table = await bot.tables.lobby.open(game, *place, int(alice.id), alice.name, "fr")
            await bot.tables.lobby.join(table.id, int(bob.id), bob.name, "fr")
            opened.append((channel, table.id))
        await rest_long(bot, stand_in)
        lobbies = [(channel, table, last_public(alice, channel)) for channel, table in opened]
        for one in WEATHER:
            stand_in.faults.next(count=10**6, share=SHARE, **one)  # type: ignore[arg-type]
        at_once = 0
        for _, _, lobby in lobbies:
            with suppress(Refusal):
                at_once += (await press(alice, lobby, "Commencer")).kind == "update"
        stand_in.faults.clear()
        await rest_long(bot, stand_in)
        began = [(await bot.tables.table_queries.info(table)).status for _, table, _ in lobbies]
        still = [
            lobby.id
            for channel, _, lobby in lobbies
            if any(m.id == lobby.id and buttons(m) for m in alice.messages(channel))
        ]
        print(f"{began.count('running')} begun, {at_once} changed by the click itself, "
              f"{len(stand_in.faults.done)} faults: {len(still)} still invite")  # fmt: skip
        assert still == []
        assert began.count("running") > LOBBIES / 2
    await stand_in.stop()


async def rest_long(bot: object, stand_in: StandIn) -> None:
    """What has to wait for its next attempt is waited for, too."""
    for _ in range(60):
        with suppress(TimeoutError):
            await rest(bot, stand_in)  # type: ignore[arg-type]
            return
        await asyncio.sleep(0.5)
