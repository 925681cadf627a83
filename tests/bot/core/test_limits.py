"""How much one person and one server may have open, and how often they may ask."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from bot.app.config import Config
from bot.discord.rates import HOUR, Rate, Rates
from bot.features.campaigns.service import Campaigns
from bot.features.lessons.learning import Learning
from bot.features.rematch.service import Rematch
from bot.table import Refused, TableInfo
from bot.table.limits import Limits
from tests.bot.core.conftest import ANN, BOB, CAT, GAME, GUILD, House
from tests.bot.core.test_lobby import refused


async def opened(house: House, channel: int, by: int = ANN, guild: int = GUILD) -> TableInfo:
    return await house.tables.lobby.open(GAME, guild, channel, by, f"Person {by}", "fr")


def set_to(house: House, **limits: int) -> None:
    house.tables.desk.limits = replace(Limits(), **limits)


def test_every_limit_is_a_setting_of_the_same_name_and_default() -> None:
    config = Config()
    for field in fields(Limits):
        assert getattr(config, field.name) == field.default


async def test_a_person_opens_so_many_lobbies_and_no_more(house: House) -> None:
    set_to(house, lobbies_per_person=2)
    first = await opened(house, 1)
    await opened(house, 2, guild=GUILD + 1)
    await refused(opened(house, 3), "limit-lobbies")
    await refused(house.tables.lobby.need_room(ANN, GUILD), "limit-lobbies")
    await opened(house, 3, by=BOB)
    await house.tables.lobby.cancel(first.id, ANN)
    assert (await opened(house, 4)).status == "lobby"


async def test_a_started_game_is_no_lobby_but_still_a_game(house: House) -> None:
    set_to(house, lobbies_per_person=1, games_per_person=2)
    for channel in (1, 2):
        table = await opened(house, channel)
        await house.tables.lobby.join(table.id, BOB, "Bob", "fr")
        await house.tables.lobby.start(table.id, ANN)
    await refused(opened(house, 3), "limit-games")
    third = await opened(house, 3, by=CAT)
    await refused(house.tables.lobby.join(third.id, BOB, "Bob", "fr"), "limit-games")
    await house.tables.ending.end(table.id, ANN)
    await house.tables.lobby.join(third.id, BOB, "Bob", "fr")


async def test_a_host_who_left_their_seat_counts_and_comes_back_to_it(house: House) -> None:
    set_to(house, games_per_person=1)
    table = await opened(house, 1)
    await house.tables.lobby.leave(table.id, ANN)
    await refused(opened(house, 2), "limit-games")
    await house.tables.lobby.join(table.id, ANN, "Ann", "fr")


async def test_a_substitute_takes_no_seat_beyond_theirs(house: House) -> None:
    table = await house.game(BOB)
    await house.tables.seats.offer(table.id, BOB, 1)
    set_to(house, games_per_person=1)
    await opened(house, 1, by=CAT)
    await refused(house.tables.seats.take(table.id, CAT, "Cat", "fr", 1), "limit-games")


async def test_a_server_has_so_many_lobbies_and_games(house: House) -> None:
    set_to(house, lobbies_per_server=1)
    await opened(house, 1)
    await refused(opened(house, 2, by=BOB), "limit-lobbies-here")
    await opened(house, 2, by=BOB, guild=GUILD + 1)
    set_to(house, games_per_server=1)
    await refused(opened(house, 3, by=BOB), "limit-games-here")


async def test_a_rematch_opens_no_table_beyond_the_limit(house: House) -> None:
    table = await house.game(BOB)
    await house.tables.ending.end(table.id, ANN)
    set_to(house, games_per_person=1)
    await opened(house, 1)
    await refused(house.tables.of(Rematch).open(table.id, ANN), "limit-games")


async def test_lessons_are_not_counted(house: House) -> None:
    set_to(house, lobbies_per_person=1, games_per_person=1)
    await house.tables.of(Learning).open("gharkane", ANN, "Ann", "fr", 1)
    assert (await opened(house, 2)).status == "lobby"


async def test_a_server_has_so_many_campaigns(house: House) -> None:
    set_to(house, campaigns_per_server=1)
    await house.tables.of(Campaigns).new(GUILD, "Ashes", ANN)
    await refused(house.tables.of(Campaigns).new(GUILD, "Dust", ANN), "limit-campaigns")
    await house.tables.of(Campaigns).new(GUILD + 1, "Dust", ANN)


async def test_a_person_makes_so_many_campaigns_on_all_servers(house: House) -> None:
    set_to(house, campaigns_per_person=1)
    campaigns = house.tables.of(Campaigns)
    await campaigns.new(GUILD, "Ashes", ANN)
    told = await refused(campaigns.new(GUILD + 1, "Dust", ANN), "limit-campaigns-own")
    assert told.figures == {"most": 1}
    await campaigns.new(GUILD, "Dust", BOB)


async def test_a_person_begins_so_many_lessons_within_an_hour(house: House) -> None:
    """Also where each is closed before the next one: a lesson deals a game and plays computers."""
    set_to(house, lessons_per_hour=2)
    began = house.time.now()
    for _ in range(2):
        lesson = await house.tables.of(Learning).open(GAME, ANN, "Ann", "fr", 1)
        await house.tables.of(Learning).end(lesson.id, ANN)
        house.time.pass_(600)
    told = await refused(house.tables.of(Learning).open(GAME, ANN, "Ann", "fr", 1), "limit-lessons")
    assert told.figures == {"most": 2, "again": f"<t:{int(began + HOUR)}:R>"}
    await house.tables.of(Learning).open(GAME, BOB, "Bob", "fr", 1)
    house.time.pass_(HOUR - 1200)
    await house.tables.of(Learning).open(GAME, ANN, "Ann", "fr", 1)


def test_in_an_hour_a_person_asks_so_often_and_a_server_too() -> None:
    now = [1_000_000.0]
    rates = Rates(lambda: now[0], uploads=Rate(2, 3), exports=Rate(1, 9))

    def too_often(what: str, person: int, guild: int | None) -> None:
        with pytest.raises(Refused) as told:
            rates.take(what, person, guild)
        assert told.value.reason == f"limit-{what}"
        assert told.value.figures["again"] == f"<t:{int(1_000_000 + HOUR) + 1}:R>"

    rates.take("uploads", ANN, GUILD)
    rates.take("uploads", ANN, GUILD)
    now[0] += HOUR / 2
    too_often("uploads", ANN, GUILD)
    too_often("uploads", ANN, None)
    rates.take("exports", ANN, None)
    rates.take("uploads", BOB, GUILD)
    too_often("uploads", BOB, GUILD)
    rates.take("uploads", BOB, GUILD + 1)
    now[0] += HOUR / 2 + 1
    rates.take("uploads", ANN, GUILD)
