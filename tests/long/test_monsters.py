"""Every monster in every option of every command, at a table of every game."""

from __future__ import annotations

import pytest

from bot.app.assembly import Bot
from bot.playground.people import Person
from bot.playground.world import Channel
from tests.bot.face.conftest import *  # noqa: F403 (the bot at the stand-in)
from tests.bot.face.pages.monstrous import everything, forge_all, forged_ids, table_of, type_all
from tests.standin import StandIn

PARTS = 8


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", ["gharkane", "happy_dayz", "_skeleton"])
async def test_any_typed_text_is_answered_with_a_sentence(
    game: str,
    part: int,
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
) -> None:
    await table_of(bot, standin, people, channel, game)
    wanted = everything(standin)[part::PARTS]
    await type_all(standin, people, channel, wanted)
    print(f"{game}, part {part}: {len(wanted)} inputs, a sentence each")


async def test_any_forged_id_is_answered_with_a_sentence(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    await table_of(bot, standin, people, channel, "_skeleton")
    await forge_all(people, channel, forged_ids())
