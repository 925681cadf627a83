"""Names of the fiction, and the seat that the game master tells."""

from __future__ import annotations

from dataclasses import replace

import pytest
import sqlalchemy as sa

from bot.features.gm.characters import Characters
from bot.features.gm.master import Master
from bot.features.privacy.service import Privacy
from bot.features.rematch.service import Rematch
from bot.features.results.rows import results
from bot.features.stats.ratings import Ranked, fold
from bot.present.report import as_told, report
from bot.table import TableInfo
from bot.table.limits import Limits
from bot.texts import Library
from bot.words import MAX_CHARACTER_CHARS
from engine.games import GAMES
from engine.kernel import EVERYTHING
from tests.bot.core.conftest import ANN, BOB, CAT, GAME, GUEST, GUILD, Program
from tests.bot.core.features.test_exports import play_on
from tests.bot.core.features.test_master import GM, ROLE
from tests.bot.core.tables.test_lobby import refused

LIBRARY = Library(strict=True)


async def tell(program: Program, table: TableInfo, seat: int | None = None) -> TableInfo:
    """The game master sits down as Kharn."""
    return await program.tables.of(Characters).tell(table.id, GM, "Gaëlle", "fr", "Kharn", seat)


async def with_rival(program: Program) -> TableInfo:
    """A lobby of Ann and Bob, and of a rival of their game master's."""
    table = await program.lobby(BOB)
    await program.tables.of(Master).appoint(table.id, ANN, GM)
    return await program.tables.of(Characters).tell(table.id, GM, "Gaëlle", "fr", "Kharn the Grey")


# --- names ----------------------------------------------------------------------------------------


async def test_a_seats_person_and_the_game_master_name_its_character(program: Program) -> None:
    table = await program.lobby(BOB)
    await program.tables.of(Master).appoint(table.id, ANN, GM)
    await program.tables.of(Characters).call(table.id, BOB, 1, "  Lady\nYsolde  ")
    await refused(program.tables.of(Characters).call(table.id, ANN, 1, "Nobody"), "not-your-seat")
    await refused(program.tables.of(Characters).call(table.id, GUEST, 0, "Nobody"), "not-your-seat")
    await refused(program.tables.of(Characters).call(table.id, GM, 7, "Nobody"), "no-such-seat")
    named = await program.tables.of(Characters).call(table.id, GM, 0, "x" * 90)
    assert named.characters == ("x" * MAX_CHARACTER_CHARS, "Lady Ysolde")
    assert (await program.tables.of(Characters).call(table.id, ANN, 0, " ")).characters[0] == ""
    table = await program.tables.lobby.start(table.id, ANN)
    assert table.characters == ("", "Lady Ysolde")
    await program.tables.of(Characters).call(table.id, GM, 0, "Orm")
    await play_on(program, table)
    over = await program.tables.of(Characters).call(table.id, GM, 1, "Ysolde")
    assert (over.status, over.characters) == ("ended", ("Orm", "Ysolde")), "for the report"


async def test_the_report_uses_character_names_and_says_whose_they_are(
    program: Program,
) -> None:
    table = await program.game(BOB)
    await program.tables.of(Characters).call(table.id, ANN, 0, "Lady *Ysolde*")
    await play_on(program, table)
    account = await program.tables.exports.export(table.id, EVERYTHING)
    assert [player.character for player in account.export.players] == ["Lady *Ysolde*", None]
    texts = LIBRARY.texts("en", GAME, ("Ann", "Bob"))
    told = report(account, replace(texts, markdown=True))
    assert "### Lady \\*Ysolde\\* — " in told
    assert " — Ann\n" in told
    assert "Lady *Ysolde*" not in told, "nothing that somebody has written is a mark"
    if account.export.result == (0,):
        assert "Lady \\*Ysolde\\* (Ann)" in told
    fiction, whose = as_told(account.table, (), texts)
    assert fiction.names == ("Lady *Ysolde*", "Bob")
    assert whose == "Lady *Ysolde*: Ann"


async def test_a_name_like_anothers_is_shown_with_its_seat_letter(program: Program) -> None:
    table = await program.game(BOB)
    table = await program.tables.of(Characters).call(table.id, ANN, 0, "B0b")
    fiction, _ = as_told(table, (), LIBRARY.texts("en", GAME, ("Ann", "Bob")))
    assert fiction.names == ("B0b (A)", "Bob")


async def test_names_carry_over_to_the_next_game_and_are_deleted_with_the_person(
    program: Program,
) -> None:
    table = await with_rival(program)
    await program.tables.of(Characters).call(table.id, BOB, 1, "Lady Ysolde")
    table = await program.tables.lobby.start(table.id, ANN)
    await play_on(program, table)
    await program.tables.of(Rematch).open(table.id, ANN)
    again = await program.tables.of(Rematch).open(table.id, BOB)
    assert again.characters == ("", "Lady Ysolde", "Kharn the Grey")
    assert (again.own_seat, again.master_id) == (2, GM)
    await program.tables.lobby.cancel(again.id, ANN)
    lobby = await program.lobby(CAT, channel=7001)
    then = await program.tables.beginnings.begin_after(lobby.id, ANN, table.id)
    then = await program.tables.lobby.join(lobby.id, BOB, "Bob", "en")
    assert then.characters == ("", "Lady Ysolde", "Kharn the Grey", "")
    assert (then.own_seat, then.guild_id) == (2, GUILD)
    kept = await program.tables.of(Privacy).export_of(BOB)
    assert {"Lady Ysolde"} == {
        seat["character"] for game in kept["games"] for seat in game["seats"] if "character" in seat
    }
    await program.tables.of(Privacy).forget(BOB, ["Person 102"], "somebody")
    assert (await program.tables.table_queries.info(table.id)).characters[1] == ""


# --- the game master's own seat -------------------------------------------------------------------


async def test_a_game_master_may_take_a_rival_seat_and_still_lead(program: Program) -> None:
    table = await with_rival(program)
    assert (table.own_seat, table.seated[2].kind) == (2, "human")
    await refused(
        program.tables.of(Characters).tell(table.id, GM, "Gaëlle", "fr", "Another"),
        "already-seated",
    )
    table = await program.tables.lobby.start(table.id, ANN)
    assert (await program.tables.of(Master).oversee(table.id, GM)).own_seat == 2
    assert await program.tables.of(Master).corrections(table.id, GM)
    asked = await program.tables.play.ask(table.id, 2)
    assert asked.view.viewer == 2, "and plays on what the seat sees"
    await program.play(table, 2)
    assert (await program.tables.table_queries.info(table.id)).ply == 1


@pytest.mark.parametrize("who", [ANN, BOB, GUEST])
async def test_only_the_game_master_may_take_a_rival_seat(program: Program, who: int) -> None:
    table = await program.lobby(BOB)
    await program.tables.of(Master).appoint(table.id, ANN, GM)
    await program.tables.of(Master).set_role(table.id, ANN, ROLE)
    await refused(
        program.tables.of(Characters).tell(table.id, who, "X", "fr", "Kharn"), "not-master"
    )
    await refused(program.tables.of(Characters).tell(table.id, GM, "Gaëlle", "fr", " "), "no-words")
    await refused(tell(program, table, 1), "seat-present")
    await refused(program.tables.lobby.join(table.id, GM, "Gaëlle", "fr"), "master-cannot-play")


async def test_a_rival_takes_a_computers_place_before_the_start_and_after(program: Program) -> None:
    table = await program.lobby(BOB)
    table = await program.tables.lobby.add_computer(table.id, ANN, "normal")
    await program.tables.of(Master).appoint(table.id, ANN, GM)
    before = await tell(program, table, 2)
    assert (len(before.seated), before.own_seat) == (3, 2)
    await program.tables.lobby.leave(table.id, GM)
    await program.tables.lobby.add_computer(table.id, ANN, "normal")
    table = await program.tables.lobby.start(table.id, ANN)
    await refused(tell(program, table), "already-started")
    await program.outbox.flush()
    program.post.clear()
    after = await tell(program, table, 2)
    assert (after.own_seat, after.characters[2]) == (2, "Kharn")
    await program.outbox.flush()
    assert "seat-told" in [i.occasion for _, i in program.post.calls], "everybody hears of it"


async def test_a_full_table_has_no_place_for_a_rival(program: Program) -> None:
    table = await program.lobby(BOB)
    for _ in range(max(GAMES[GAME].SEATS) - 2):
        await program.tables.lobby.add_computer(table.id, ANN, "normal")
    await program.tables.of(Master).appoint(table.id, ANN, GM)
    await refused(tell(program, table), "full")


async def test_a_rival_counts_as_a_seat_of_its_persons(program: Program) -> None:
    table = await program.lobby(BOB)
    await program.tables.of(Master).appoint(table.id, ANN, GM)
    program.tables.sessions.limits = Limits(games_per_person=0)
    await refused(tell(program, table), "limit-games")


@pytest.mark.parametrize("started", [False, True])
async def test_a_former_game_masters_rival_goes_to_a_computer(
    program: Program, started: bool
) -> None:
    table = await with_rival(program)
    if started:
        await program.tables.lobby.start(table.id, ANN)
    table = await program.tables.of(Master).appoint(table.id, GM, None)
    rival = table.seated[2]
    assert (table.master_id, rival.user_id, rival.kind) == (None, None, "normal")
    assert rival.character == "Kharn the Grey", "the story goes on"


async def test_nothing_that_the_game_master_plays_is_rated(program: Program) -> None:
    table = await with_rival(program)
    table = await program.tables.lobby.start(table.id, ANN)
    await play_on(program, table)

    def fetch(tx):
        query = sa.select(results.c.user_id, results.c.rated).where(results.c.game_id == table.id)
        return {row.user_id: row.rated for row in tx.execute(query)}

    found = await program.store.read(fetch)
    assert found == {ANN: True, BOB: True, GM: False}
    ranked = [Ranked(who, rank, who, rated=found[who]) for rank, who in enumerate(found, 1)]
    assert set(fold([ranked])) == {ANN, BOB}
