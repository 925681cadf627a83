"""All data about a person is exported or forgotten: no row names them any longer."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa

from bot.features.blocking import rows as blocks
from bot.features.campaigns.rows import CorrectionRow, add_correction, campaigns
from bot.features.challenge import rows as challenges
from bot.features.consent.end import END_GAME
from bot.features.consent.rows import RequestRow, set_request
from bot.features.consent.service import Consent
from bot.features.dossiers import rows as dossiers
from bot.features.gm import rows as scenes
from bot.features.gm.master import Master
from bot.features.gm.scenes import Scenes
from bot.features.lessons.learning import Learning
from bot.features.mine import rows as favourites
from bot.features.moderation import rows as reports
from bot.features.notes import rows as note_rows
from bot.features.orders.rows import orders
from bot.features.poll import rows as poll_rows
from bot.features.privacy import rows as privacy
from bot.features.privacy.scrubbing import without_person
from bot.features.privacy.service import Privacy
from bot.features.punctuality import rows as timekeeping
from bot.features.rehearsal import rows as rehearsals
from bot.features.rehearsal.rows import RehearsalRow
from bot.features.rematch.service import Rematch
from bot.features.replay.film import Films
from bot.features.roles.rows import keep_council
from bot.features.seasons import rows as season_rows
from bot.features.shoulder import rows as shoulder_rows
from bot.features.shoulder.rows import Look
from bot.features.stats.service import Stats
from bot.features.touch import rows as touch_rows
from bot.features.voices import rows as voices
from bot.features.voices.rows import Guise
from bot.model.person import Preferences
from bot.store import people
from bot.store.schema import clocks, games, metadata, outbox, reminders
from bot.table import TableInfo
from tests.bot.core.conftest import ANN, BOB, CAT, GAME, GUEST, GUILD, Program
from tests.bot.core.features.test_results import play_out
from tests.bot.core.store.sql import sql

ZOE = 918273645546372819
NAME = "Zoé de l’Île"
SEASON = {
    "guild_id": GUILD,
    "name": "One",
    "game": "",
    "counts": "points",
    "begins_at": 1.0,
    "ends_at": 2.0,
}
NEUTRAL = "Quelqu’un"


IMPERSONAL = frozenset({
    "id", "game_id", "guild_id", "channel_id", "dm_channel_id", "parent_id", "message_id",
    "thread_id", "campaign_id", "season_id", "rematch_of", "master_role", "turns",
    "target",  # deleting data does not lift a ban
})  # fmt: skip
"""Columns of large numbers that name no person, or a person who is not forgotten."""


def test_every_column_that_can_hold_a_person_is_declared() -> None:
    declared = {(table, column) for table, columns in privacy.fates().items() for column in columns}
    assert declared == {
        (table.name, column.name)
        for table in metadata.sorted_tables
        for column in table.c
        if isinstance(column.type, sa.BigInteger) and column.name not in IMPERSONAL
    }


def test_every_table_with_seats_is_deleted_with_its_person_or_kept_with_the_game() -> None:
    of_seats = {t.name for t in metadata.sorted_tables if {"game_id", "seat"} <= {*t.c.keys()}}
    of_people = {name for name in privacy.fates() if "seat" in metadata.tables[name].c}
    of_the_game = {"moves", "snapshots", "outbox", "timers"}
    assert of_seats == {*privacy.of_seats()} | of_people | of_the_game


async def seated(program: Program, channel: int, *more: int) -> TableInfo:
    """A lobby that Zoé hosts."""
    table = await program.tables.lobby.open(GAME, GUILD, channel, ZOE, NAME, "fr")
    for user in more:
        table = await program.tables.lobby.join(table.id, user, f"Person {user}", "en")
    return table


async def full_life(program: Program) -> dict[str, int]:
    """Zoé has done everything that leaves a trace; the tables by what she did there."""
    found: dict[str, int] = {}
    table = await seated(program, 1, BOB)
    await program.tables.lobby.start(table.id, ZOE)
    found["finished"] = (await play_out(program, table)).id
    table = await seated(program, 2, BOB)
    await program.tables.lobby.start(table.id, ZOE)
    await program.play(table, 0, 2)
    found["running"] = table.id
    table = await seated(program, 3, BOB, CAT)
    await program.tables.lobby.start(table.id, ZOE)
    await program.tables.seats.hand_over(table.id, ZOE, 0)
    found["left"] = table.id
    found["lobby"] = (await seated(program, 4)).id
    found["shared"] = (await seated(program, 5, BOB)).id
    lesson = await program.tables.of(Learning).open(GAME, ZOE, NAME, "fr", 6)
    found["lesson"] = lesson.id
    running = found["running"]
    await program.tables.dm_status.dm_closed(running, 0)

    def change(tx):
        people.set_person_settings(tx, ZOE, Preferences(zone="Europe/Paris"))
        people.set_away(tx, ZOE, (1.0, 2.0))
        keep_council(tx, running, 0, 77, [ZOE])
        season = season_rows.season(tx, season_rows.add(tx, ZOE, SEASON))
        season_rows.set_member(tx, season, season_rows.MemberRow(ZOE, NAME, False))
        poll_rows.offer(tx, running, [5.0])
        poll_rows.tick(tx, running, 5.0, ZOE)
        touch_rows.add(tx, running, ZOE, 0, 5.0, "ab" * 32)
        shoulder_rows.keep(tx, running, Look(CAT, ZOE, 0, granted=True))
        shoulder_rows.keep(tx, found["left"], Look(ZOE, BOB, 1, granted=False))
        note_rows.keep(tx, running, ZOE, "Bob is bluffing.", 1.0)
        favourites.add(tx, running, ZOE)
        rehearsals.begin(tx, running, ZOE, RehearsalRow(0, 1, b"a copy"), 1.0)
        add_correction(tx, found["finished"], CorrectionRow(0, {"names": ["Nina"]}, ZOE, 1.0))
        reports.add(tx, by_id=ZOE, about_id=BOB, game_id=running, words="Bob cheats.", at=1.0)
        reports.add(tx, by_id=BOB, about_id=ZOE, game_id=running, words="So does she.", at=1.0)
        voices.keep(tx, ZOE, "Irma", Guise(digest="ab"), b"PNG", 1.0)
        blocks.add(tx, ZOE, 5_555)  # their list, whose numbers they know
        set_request(tx, running, RequestRow("pause", "k", ZOE, (0,), 5.0))
        scenes.add(tx, running, ZOE, "Snow.", b"WEBP", 1.0, waits=True)
        dossiers.add(tx, ZOE, {"name": NAME}, 1.0)
        dossiers.set_opened(tx, running, ZOE, {"name": NAME})
        challenges.add_attempt(tx, "2026-11-22", GAME, ZOE, GUILD, lesson.id)
        timekeeping.count(tx, running, ZOE, timekeeping.Punctuality(3, 1))
        tx.execute(
            sa.update(games)
            .where(games.c.id == found["left"])
            .values(master_id=ZOE, master_asked=ZOE)
        )
        seat = {"game_id": running, "seat": 0}
        row = {**seat, "name": "pass", "terms": {"up_to": 3}, "active": False}
        tx.execute(sa.insert(orders).values(**row))
        tx.execute(sa.insert(reminders).values(**seat, decision=3, kind="half", at=1.0))
        tx.execute(
            sa.insert(clocks).values(
                **seat, revision=3, began_at=1.0, due=2.0, bank=9.0, stage="",
            )
        )  # fmt: skip
        tx.execute(
            sa.insert(campaigns).values(guild_id=GUILD, name="Delta", by_id=ZOE, created_at=1.0)
        )

    await program.store.write(change)
    return found


async def every_cell(program: Program) -> list[tuple[str, str, str]]:
    """(table, column, text) of every cell of the database."""

    def query(tx):
        found = []
        for table in metadata.sorted_tables:
            for row in sql(tx, f"SELECT * FROM {table.name}"):
                cells = row._mapping.items()
                found += [(table.name, name, str(cell)) for name, cell in cells]
        return found

    return await program.store.read(query)


def traces(cells: list[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    marks = (str(ZOE), NAME, json.dumps(NAME)[1:-1], "Zoé", "Zo\\u00e9")
    return [cell for cell in cells if any(mark in cell[2] for mark in marks)]


async def test_the_database_holds_nothing_of_a_forgotten_person(program: Program) -> None:
    found = await full_life(program)
    before = traces(await every_cell(program))
    assert {(table, column) for table, column, _ in before} >= {
        (table, column) for table, columns in privacy.fates().items() for column in columns
    } | {("seats", "name"), ("outbox", "facts"), ("outbox", "slot")}
    await program.tables.of(Privacy).forget(ZOE, {NAME}, NEUTRAL)
    assert traces(await every_cell(program)) == []
    left = await program.store.read(lambda tx: set(tx.execute(sa.select(games.c.id)).scalars()))
    assert left == set(found.values()) - {found["lesson"]}


async def test_running_games_continue_without_a_forgotten_person(program: Program) -> None:
    found = await full_life(program)
    await program.tables.of(Privacy).forget(ZOE, {NAME}, NEUTRAL)
    running = await program.tables.table_queries.info(found["running"])
    assert (running.status, running.host_id) == ("running", BOB)
    assert [(s.user_id, s.kind) for s in running.seated] == [(None, "normal"), (BOB, "human")]
    assert (await program.tables.table_queries.info(found["lobby"])).status == "cancelled"
    shared = await program.tables.table_queries.info(found["shared"])
    assert (shared.status, shared.host_id) == ("lobby", BOB)
    assert [s.user_id for s in shared.seated] == [BOB]
    await program.outbox.flush()
    intents = [i for _, i in program.post.calls if i.occasion == "handed-over"]
    assert [i.facts["name"] for i in intents] == [NEUTRAL] * 2
    while (await program.tables.table_queries.info(running.id)).status == "running":
        while await program.clock.fire_due():
            pass
        asked = await program.tables.play.ask(running.id, 1)
        if asked.question and (1, asked.question) in asked.view.awaited:
            await program.tables.play.pick(running.id, BOB, 1, asked.revision, 0)


async def test_finished_games_stay_for_the_other_players(program: Program) -> None:
    found = await full_life(program)
    scores = await program.tables.play.score(found["finished"])
    await program.tables.of(Privacy).forget(ZOE, {NAME}, NEUTRAL)
    table = await program.tables.table_queries.info(found["finished"])
    assert [(s.name, s.user_id, s.kind) for s in table.seated] == [
        ("", None, "human"),
        ("Person 102", BOB, "human"),
    ]
    assert await program.tables.play.score(table.id) == scores
    assert (await program.tables.of(Films).at_end_of(table.id)).view().result == table.result
    assert (await program.tables.of(Stats).numbers(BOB))[0].tally.games == 1
    assert await program.tables.of(Stats).numbers(ZOE) == []
    rematch = await program.tables.of(Rematch).open(table.id, BOB)
    assert [s.user_id for s in rematch.seated] == [BOB]


async def test_another_person_of_the_same_name_keeps_it(program: Program) -> None:
    table = await seated(program, 1)
    table = await program.tables.lobby.join(table.id, BOB, NAME, "fr")
    await program.tables.lobby.start(table.id, ZOE)
    await program.tables.of(Consent).ask(table.id, END_GAME, BOB)  # asks for it, by name
    await program.tables.of(Privacy).forget(ZOE, {NAME}, NEUTRAL)
    seats = (await program.tables.table_queries.info(table.id)).seated
    assert [s.name for s in seats] == ["", NAME]

    def query(tx):
        notices = tx.execute(sa.select(outbox.c.occasion, outbox.c.facts))
        return {row.occasion: row.facts.get("name") for row in notices if row.facts.get("name")}

    names = await program.store.read(query)
    assert names["end-wanted"] == NAME
    assert names["handed-over"] == NEUTRAL


async def test_forgetting_twice_or_an_unknown_person_does_nothing(program: Program) -> None:
    table = await program.game(BOB)
    cells = await every_cell(program)
    await program.tables.of(Privacy).forget(ZOE, {NAME}, NEUTRAL)
    assert await every_cell(program) == cells
    await full_life_of_another(program, table)
    await program.tables.of(Privacy).forget(ZOE, {NAME}, NEUTRAL)
    await program.tables.of(Privacy).forget(ZOE, {NAME}, NEUTRAL)
    assert traces(await every_cell(program)) == []


async def full_life_of_another(program: Program, table: TableInfo) -> None:
    await program.tables.notes.note_locale(ZOE, "fr")
    await seated(program, 9)
    assert (await program.tables.table_queries.info(table.id)).status == "running"


async def test_the_export_holds_everything_and_nothing_of_the_others(program: Program) -> None:
    found = await full_life(program)
    told = json.loads(json.dumps(await program.tables.of(Privacy).export_of(ZOE)))
    assert told["user_id"] == str(ZOE)
    assert told["person"]["settings"] == {"zone": "Europe/Paris"}
    assert told["person"]["away_until"].startswith("1970-01-01")
    by_id = {one["id"]: one for one in told["games"]}
    assert by_id.keys() == set(found.values())
    running: Any = by_id[found["running"]]["seats"][0]
    assert running["name"] == NAME
    assert [move["pick"]["card"] for move in running["moves"]] == [3]
    assert running["orders"][0]["name"] == "pass"
    assert "half" in [one["kind"] for one in running["reminders"]]
    assert running["clocks"][0]["bank"] == 9.0
    assert by_id[found["left"]]["you_were"] == ["master", "asking to be master"]
    assert by_id[found["left"]]["seats"] == [{"seat": "A", "left": True, "name": NAME}]
    assert by_id[found["lesson"]]["you_were"] == ["host", "learner"]
    sections = (
        "seats_left", "councils", "requests", "campaigns", "results", "challenges",
        "timekeeping", "messages",
    )  # fmt: skip
    for section in sections:
        assert told[section], section
    text = json.dumps(told, ensure_ascii=False)
    assert "Person" not in text
    assert str(BOB) not in [*_values(told)]
    for secret in ("ply", "revision", "decision", "seed", "state"):
        assert f'"{secret}"' not in text


def _values(told: Any) -> list[str]:
    if isinstance(told, dict):
        return [one for value in told.values() for one in _values(value)]
    if isinstance(told, list):
        return [one for value in told for one in _values(value)]
    return [str(told)]


async def test_the_preview_counts_what_is_deleted_and_kept(program: Program) -> None:
    await full_life(program)
    kept = await program.tables.of(Privacy).kept_of(ZOE)
    assert (kept.lobbies, kept.running, kept.finished) == (2, 1, 1)
    assert (kept.led, kept.lessons, kept.results) == (5, 1, 1)
    await program.tables.of(Privacy).forget(ZOE, {NAME}, NEUTRAL)
    kept = await program.tables.of(Privacy).kept_of(ZOE)
    assert set(vars(kept).values()) == {0}


def test_scrubbing_leaves_the_data_of_others() -> None:
    told = {
        "seat": 1, "name": NAME, "deep": [{"name": NAME}, f"<@{ZOE}> hello", ZOE, True],
        "good": NAME, "words": f"{NAME}, <@!{ZOE}>, {ZOE} and 7{ZOE}",
    }  # fmt: skip
    assert without_person(told, ZOE, {NAME}, {1}, "x") == {
        "seat": 1, "name": "x", "deep": [{"name": "x"}, "x hello", 0, True],
        "good": NAME, "words": f"{NAME}, x, 0 and 7{ZOE}",
    }  # fmt: skip
    assert without_person(told, ZOE, {NAME}, {0}, "x")["name"] == NAME
    event = {"name": "bid", "facts": {"name": "bid"}}
    assert without_person(event, ZOE, {"bid"}, {0}, "x") == {
        "name": "bid",
        "facts": {"name": "x"},
    }


def test_names_are_scrubbed_by_their_owner_not_by_their_letters() -> None:
    told = {"seat": 1, "name": "Al", "user": ZOE, "of": "Al", "of_user": BOB}
    assert without_person(told, ZOE, {"Al"}, {1}, "x") == {
        "seat": 1, "name": "x", "user": 0, "of": "Al", "of_user": BOB,
    }  # fmt: skip
    words = {"seat": 1, "words": "Al hears the alarm. Alarms, Al!"}
    assert without_person(words, ZOE, {"Al"}, {1}, "x") == words


async def test_texts_of_a_game_master_lose_only_mentions_of_the_person(program: Program) -> None:
    table = await seated(program, 1, BOB)
    await program.tables.lobby.start(table.id, ZOE)
    await program.tables.of(Master).appoint(table.id, ZOE, CAT)
    elsewhere = await program.game(BOB, CAT, channel=9)
    await program.tables.of(Master).appoint(elsewhere.id, ANN, GUEST)
    for at, by in ((table, CAT), (elsewhere, GUEST)):
        await program.tables.of(Scenes).narrate(at.id, by, f"{NAME}: <@{ZOE}> opens the door.")
    await program.tables.of(Privacy).forget(ZOE, {NAME}, NEUTRAL)
    assert str(ZOE) not in str(await every_cell(program))
    for at in (table, elsewhere):
        (line,) = [x for x in await program.tables.play.log(at.id, None) if x.name == "narrated"]
        assert line.facts["words"] == f"{NAME}: {NEUTRAL} opens the door."
    await program.tables.of(Privacy).forget(CAT, {"Cat"}, NEUTRAL)
    assert (await program.tables.table_queries.info(table.id)).master_id is None
    await program.tables.of(Consent).ask(table.id, END_GAME, BOB)
    lines = (await program.tables.of(Films).at_end_of(table.id)).chapter.lines(None)
    assert "narrated" in [line.name for line in lines]
