"""After the start, a menu of each game is opened for nobody."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app.assembly import Bot
from bot.app.rehearsal import rehearse
from bot.games import face
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.present.pictures import Pictures
from engine.games import GAMES
from tests.bot.face.delivery.test_pictures import only_picture
from tests.bot.face.playing import Boot, last_public, press, rest
from tests.standin import StandIn

PICTURED = next(game for game in GAMES if face(game).drawings is not None)
pytestmark = pytest.mark.usefixtures("nothing_refused")


async def test_the_first_menu_of_a_game_is_drawn_before_anybody_asks(
    boot: Boot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """Nothing is written or posted."""
    async with boot() as bot:
        await _begun(bot, standin, people, channel)
        bot.context.pictures = pictures = Pictures(bot.tables.sessions.thinking)
        requests = standin.rest.requests
        await rehearse(bot.context)
        drawn = pictures.drawn
        await rest(bot, standin)
        assert standin.rest.requests == requests
        menu = await (await people[0].command(channel, "play")).final()
        assert only_picture(menu)
        assert (drawn > 0, pictures.drawn) == (True, drawn)


async def test_a_fault_in_it_is_logged(
    boot: Boot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("a fault of ours")

    async with boot() as bot:
        await _begun(bot, standin, people, channel)
        with monkeypatch.context() as patch:
            patch.setattr(bot.context, "menu", broken)
            await rehearse(bot.context)
        assert "no menus could be opened in advance" in caplog.text


async def _begun(bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel) -> None:
    await people[0].command(channel, "game new", {"game": PICTURED})
    await rest(bot, standin)
    lobby = last_public(people[0], channel)
    await press(people[1], lobby, "Rejoindre")
    await press(people[0], lobby, "Commencer")
    await rest(bot, standin)
