"""Before a game, and after it."""

from __future__ import annotations

import pytest

from bot.discord.pages.lobby import option_values
from bot.features.rematch.service import Rematch
from bot.table import Refused
from engine.games import GAMES
from tests.bot.core.conftest import ANN, BOB, CAT, CHANNEL, GAME, GUEST, GUILD, Program
from tests.bot.core.store.sql import sql


async def refused(doing: object, reason: str) -> Refused:
    with pytest.raises(Refused) as caught:
        await doing  # type: ignore[misc]
    assert caught.value.reason == reason
    return caught.value


async def test_a_lobby_seats_its_host_and_posts_one_message(program: Program) -> None:
    table = await program.lobby()
    assert (table.status, table.channel_id, table.host_id) == ("lobby", CHANNEL, ANN)
    assert [(s.seat, s.user_id, s.name, s.locale) for s in table.seated] == [(0, ANN, "Ann", "fr")]
    assert table.options == {"cards": "5", "full": False, "sides": "each"}
    await program.tables.lobby.join(table.id, BOB, "Bob", "en")
    await program.outbox.flush()
    assert program.post.said("dashboard") == [("send", "lobby", "")]
    await program.tables.lobby.leave(table.id, BOB)
    await program.outbox.flush()
    assert program.post.said("dashboard")[1:] == [("edit", "lobby", "")]


async def test_one_game_at_a_time_in_a_channel(program: Program) -> None:
    table = await program.lobby()
    doing = program.tables.lobby.open(GAME, GUILD, CHANNEL, BOB, "Bob", None)
    assert (await refused(doing, "channel-busy")).figures["table"] == table.id
    assert (await program.tables.table_queries.at_channel(CHANNEL)) == table
    await program.tables.lobby.cancel(table.id, ANN)
    assert await program.tables.table_queries.at_channel(CHANNEL) is None
    await program.lobby()


async def test_seats_of_a_lobby_are_changed_only_by_those_allowed(program: Program) -> None:
    table = await program.lobby(BOB)
    tables = program.tables
    await refused(tables.lobby.join(table.id, BOB, "Bob", None), "already-seated")
    await refused(tables.lobby.leave(table.id, GUEST), "not-seated")
    await refused(tables.lobby.add_computer(table.id, GUEST, "normal"), "not-seated")
    await refused(tables.lobby.add_computer(table.id, BOB, "genius"), "no-such-kind")
    await refused(tables.lobby.remove(table.id, BOB, 0), "not-host")
    await refused(tables.lobby.remove(table.id, ANN, 2), "no-such-seat")
    table = await tables.lobby.add_computer(table.id, BOB, "normal")
    table = await tables.lobby.join(table.id, CAT, "Cat", None)
    assert (await refused(tables.lobby.join(table.id, GUEST, "G", None), "full")).figures == {
        "most": 4
    }
    table = await tables.lobby.remove(table.id, ANN, 1)
    assert [(s.seat, s.user_id, s.kind) for s in table.seated] == [
        (0, ANN, "human"),
        (1, None, "normal"),
        (2, CAT, "human"),
    ]
    assert table.seat_of(CAT) == 2
    assert table.seat_of(BOB) is None
    await tables.lobby.remove(table.id, GUEST, 1, manager=True)


async def test_options_are_checked_by_the_game(program: Program) -> None:
    table = await program.lobby(BOB)
    table = await program.tables.lobby.set_option(table.id, ANN, "cards", "7")
    assert table.options == {"cards": "7", "full": False, "sides": "each"}
    await refused(program.tables.lobby.set_option(table.id, BOB, "cards", "5"), "not-host")
    await refused(program.tables.lobby.set_option(table.id, ANN, "rounds", "5"), "unknown-option")
    await refused(program.tables.lobby.set_option(table.id, ANN, "cards", "6"), "bad-option")
    await program.tables.lobby.start(table.id, ANN)
    assert len((await program.tables.play.ask(table.id, 0)).picks) == 7


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].VARIANTS])
async def test_a_variant_sets_its_options_and_no_others(program: Program, game: str) -> None:
    lobby, variants = program.tables.lobby, GAMES[game].VARIANTS
    usual = GAMES[game].Options().model_dump(mode="json")
    named = {option for values in variants.values() for option in values}
    other = next(option for option in usual if option not in named)
    values = option_values(game)[other]
    table = await lobby.open(game, GUILD, CHANNEL, ANN, "Ann", None)
    table = await lobby.set_option(table.id, ANN, other, values[-1])
    usual[other] = values[-1]
    for name in (*variants, ""):
        table = await lobby.set_variant(table.id, ANN, name)
        assert table.options == usual | dict(variants.get(name, {}))
    await refused(lobby.set_variant(table.id, BOB, ""), "not-host")
    await refused(lobby.set_variant(table.id, ANN, "no such"), "unknown-option")


async def test_a_start_needs_the_host_enough_seats_and_a_secret_seed(program: Program) -> None:
    table = await program.lobby()
    needed = await refused(program.tables.lobby.start(table.id, ANN), "too-few")
    assert needed.figures == {"least": 2, "most": 4, "seated": 1}
    await program.tables.lobby.join(table.id, BOB, "Bob", None)
    await refused(program.tables.lobby.start(table.id, BOB), "not-host")
    await refused(program.tables.play.ask(table.id, 0), "not-started")
    await refused(program.tables.play.view(table.id, None), "not-started")
    started = await program.tables.lobby.start(table.id, ANN)
    assert (started.status, started.ply) == ("running", 0)
    await refused(program.tables.lobby.join(table.id, CAT, "Cat", None), "already-started")
    await refused(program.tables.lobby.start(table.id, ANN), "already-started")
    await refused(program.tables.lobby.cancel(table.id, ANN), "already-started")
    other = await program.lobby(BOB, channel=CHANNEL + 1)
    await program.tables.lobby.start(other.id, ANN)
    seeds = []

    def query(tx):
        for row in sql(tx, "SELECT state FROM games"):
            seeds.append(row.state)

    await program.store.read(query)
    assert seeds[0] != seeds[1]


async def test_the_start_is_announced_in_private_and_in_public(program: Program) -> None:
    table = await program.lobby(BOB)
    await program.tables.lobby.add_computer(table.id, ANN, "random")
    await program.tables.lobby.start(table.id, ANN)
    await program.outbox.flush()
    assert program.post.said("dashboard")[-1] == ("send", "setup/1", "")
    sheets = [i for call, i in program.post.calls if i.kind == "sheet" and call == "send"]
    assert [(i.seat, i.occasion) for i in sheets] == [(0, "start"), (1, "start")]


async def test_tables_are_listed_by_person_and_unknown_ones_refused(program: Program) -> None:
    first = await program.lobby(BOB)
    second = await program.lobby(BOB, channel=CHANNEL + 1)
    assert [t.id for t in await program.tables.table_queries.of_user(BOB)] == [first.id, second.id]
    await program.tables.lobby.cancel(first.id, ANN)
    assert [t.id for t in await program.tables.table_queries.of_user(BOB)] == [second.id]
    assert await program.tables.table_queries.of_user(GUEST) == []
    await refused(program.tables.table_queries.info(999), "no-table")
    await refused(program.tables.play.pick(999, ANN, 0, 1, 0), "no-table")
    await refused(program.tables.lobby.open("chess", GUILD, 1, ANN, "Ann", None), "unknown-game")


@pytest.mark.parametrize(
    ("before", "opener", "after"),
    [
        (None, "en", "en"),
        (None, "fr", "fr"),
        (None, "de", "fr"),
        ("fr", "en", "fr"),
        ("en", "fr", "en"),
    ],
)
async def test_who_opens_the_first_game_gives_a_server_its_language(
    program: Program, before: str | None, opener: str, after: str
) -> None:
    if before:
        await program.tables.notes.set_guild_locale(GUILD, before)
    table = await program.tables.lobby.open("_skeleton", GUILD, 1, ANN, "Ann", opener)
    assert table.locale == await program.tables.notes.guild_locale(GUILD) == after
    known = await program.tables.notes.has_locale(GUILD)
    assert known == (opener != "de"), "who speaks another language leaves it open"


async def test_a_table_speaks_its_servers_language_and_people_keep_their_own(
    program: Program,
) -> None:
    table = await program.lobby(BOB)
    assert table.locale == "fr"
    assert await program.tables.notes.guild_locale(GUILD) == "fr"
    await program.tables.notes.set_guild_locale(GUILD, "en")
    assert (await program.tables.table_queries.info(table.id)).locale == "en"
    assert await program.tables.notes.guild_locale(GUILD) == "en"
    assert await program.tables.notes.guild_locale(None) == "fr"
    await program.tables.notes.note_locale(BOB, "fr")
    await program.tables.notes.note_locale(BOB, "fr")
    assert [s.locale for s in (await program.tables.table_queries.info(table.id)).seated] == [
        "fr",
        "fr",
    ]


async def test_a_rematch_seats_each_former_player_by_their_own_click(program: Program) -> None:
    table = await program.game(BOB)
    await refused(program.tables.of(Rematch).open(table.id, ANN), "not-over")
    await program.tables.ending.end(table.id, 6, leads=True)
    await refused(program.tables.of(Rematch).open(table.id, GUEST), "not-seated")
    again = await program.tables.of(Rematch).open(table.id, BOB)
    assert (again.status, again.rematch_of, again.host_id) == ("lobby", table.id, BOB)
    assert [s.user_id for s in again.seated] == [BOB]
    both = await program.tables.of(Rematch).open(table.id, ANN)
    assert (both.id, [s.user_id for s in both.seated]) == (again.id, [ANN, BOB])
    assert await program.tables.of(Rematch).open(table.id, ANN) == both
    await program.tables.lobby.cancel(again.id, BOB)
    assert (await program.tables.of(Rematch).open(table.id, ANN)).id != again.id
