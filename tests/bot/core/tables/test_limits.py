"""How much one person and one server may have open, and how often they may ask."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from bot.app.config import Config
from bot.discord.rates import HOUR_S, Rate, Rates
from bot.features.campaigns.service import Campaigns
from bot.features.gm.master import Master
from bot.features.lessons.learning import Learning
from bot.features.rematch.service import Rematch
from bot.table import Refused, TableInfo
from bot.table.limits import Limits
from tests.bot.core.conftest import ANN, BOB, CAT, GAME, GUILD, Program
from tests.bot.core.tables.test_lobby import refused


async def opened(program: Program, channel: int, by: int = ANN, guild: int = GUILD) -> TableInfo:
    return await program.tables.lobby.open(GAME, guild, channel, by, f"Person {by}", "fr")


def set_to(program: Program, **limits: int) -> None:
    program.tables.sessions.limits = replace(Limits(), **limits)


def test_every_limit_is_a_setting_of_the_same_name_and_default() -> None:
    config = Config()
    for field in fields(Limits):
        assert getattr(config, field.name) == field.default


async def test_lobbies_per_person_are_limited(program: Program) -> None:
    set_to(program, lobbies_per_person=2)
    first = await opened(program, 1)
    await opened(program, 2, guild=GUILD + 1)
    await refused(opened(program, 3), "limit-lobbies")
    await refused(program.tables.lobby.need_room(ANN, GUILD), "limit-lobbies")
    await opened(program, 3, by=BOB)
    await program.tables.lobby.cancel(first.id, ANN)
    assert (await opened(program, 4)).status == "lobby"


async def test_a_started_game_counts_as_a_game_not_as_a_lobby(program: Program) -> None:
    set_to(program, lobbies_per_person=1, games_per_person=2)
    for channel in (1, 2):
        table = await opened(program, channel)
        await program.tables.lobby.join(table.id, BOB, "Bob", "fr")
        await program.tables.lobby.start(table.id, ANN)
    await refused(opened(program, 3), "limit-games")
    third = await opened(program, 3, by=CAT)
    await refused(program.tables.lobby.join(third.id, BOB, "Bob", "fr"), "limit-games")
    await program.tables.ending.end(table.id, 6, leads=True)
    await program.tables.lobby.join(third.id, BOB, "Bob", "fr")


async def test_a_host_without_a_seat_counts(program: Program) -> None:
    set_to(program, games_per_person=1)
    table = await opened(program, 1)
    await program.tables.of(Master).stand_up(table.id, ANN)
    await refused(opened(program, 2), "limit-games")


async def test_seats_per_person_are_limited_for_substitutes(program: Program) -> None:
    table = await program.game(BOB)
    await program.tables.seats.offer(table.id, BOB, 1)
    set_to(program, games_per_person=1)
    await opened(program, 1, by=CAT)
    await refused(program.tables.seats.take(table.id, CAT, "Cat", "fr", 1), "limit-games")


async def test_lobbies_and_games_per_server_are_limited(program: Program) -> None:
    set_to(program, lobbies_per_server=1)
    await opened(program, 1)
    await refused(opened(program, 2, by=BOB), "limit-lobbies-here")
    await opened(program, 2, by=BOB, guild=GUILD + 1)
    set_to(program, games_per_server=1)
    await refused(opened(program, 3, by=BOB), "limit-games-here")


async def test_a_rematch_opens_no_table_beyond_the_limit(program: Program) -> None:
    table = await program.game(BOB)
    await program.tables.ending.end(table.id, 6, leads=True)
    set_to(program, games_per_person=1)
    await opened(program, 1)
    await refused(program.tables.of(Rematch).open(table.id, ANN), "limit-games")


async def test_lessons_are_not_counted(program: Program) -> None:
    set_to(program, lobbies_per_person=1, games_per_person=1)
    await program.tables.of(Learning).open("gharkane", ANN, "Ann", "fr", 1)
    assert (await opened(program, 2)).status == "lobby"


async def test_campaigns_per_server_are_limited(program: Program) -> None:
    set_to(program, campaigns_per_server=1)
    await program.tables.of(Campaigns).new(GUILD, "Ashes", ANN)
    await refused(program.tables.of(Campaigns).new(GUILD, "Dust", ANN), "limit-campaigns")
    await program.tables.of(Campaigns).new(GUILD + 1, "Dust", ANN)


async def test_campaigns_per_person_are_limited_across_servers(program: Program) -> None:
    set_to(program, campaigns_per_person=1)
    campaigns = program.tables.of(Campaigns)
    await campaigns.new(GUILD, "Ashes", ANN)
    told = await refused(campaigns.new(GUILD + 1, "Dust", ANN), "limit-campaigns-own")
    assert told.figures == {"most": 1}
    await campaigns.new(GUILD, "Dust", BOB)


async def test_lessons_per_person_and_hour_are_limited(program: Program) -> None:
    """Also where each is closed before the next one: a lesson deals a game and plays computers."""
    set_to(program, lessons_per_hour=2)
    began = program.time.now()
    for _ in range(2):
        lesson = await program.tables.of(Learning).open(GAME, ANN, "Ann", "fr", 1)
        await program.tables.of(Learning).end(lesson.id, ANN)
        program.time.pass_(600)
    told = await refused(
        program.tables.of(Learning).open(GAME, ANN, "Ann", "fr", 1), "limit-lessons"
    )
    assert told.figures == {"most": 2, "again": f"<t:{int(began + HOUR_S)}:R>"}
    await program.tables.of(Learning).open(GAME, BOB, "Bob", "fr", 1)
    program.time.pass_(HOUR_S - 1200)
    await program.tables.of(Learning).open(GAME, ANN, "Ann", "fr", 1)


def test_requests_per_hour_are_limited_by_person_and_server() -> None:
    now = [1_000_000.0]
    rates = Rates(lambda: now[0], uploads=Rate(2, 3), exports=Rate(1, 9))

    def too_often(what: str, person: int, guild: int | None) -> None:
        with pytest.raises(Refused) as raised:
            rates.take(what, person, guild)
        assert raised.value.reason == f"limit-{what}"
        assert raised.value.figures["again"] == f"<t:{int(1_000_000 + HOUR_S) + 1}:R>"

    rates.take("uploads", ANN, GUILD)
    rates.take("uploads", ANN, GUILD)
    now[0] += HOUR_S / 2
    too_often("uploads", ANN, GUILD)
    too_often("uploads", ANN, None)
    rates.take("exports", ANN, None)
    rates.take("uploads", BOB, GUILD)
    too_often("uploads", BOB, GUILD)
    rates.take("uploads", BOB, GUILD + 1)
    now[0] += HOUR_S / 2 + 1
    rates.take("uploads", ANN, GUILD)
