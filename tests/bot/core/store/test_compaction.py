"""Finished games are compacted: they are small, and give the same as before."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa

from bot.app.upkeep import COMPACT_AFTER_S, Upkeep
from bot.features.consent.service import Consent
from bot.features.consent.undo import REWIND
from bot.features.gm.master import Master
from bot.features.gm.scenes import Scenes
from bot.features.lessons.learning import Learning
from bot.features.privacy.service import Privacy
from bot.features.replay.film import Films
from bot.features.stats.service import Stats
from bot.files.transfer import exported, verified
from bot.files.verify import sealed
from bot.model.game_export import MAX_FILE_BYTES, read_export
from bot.store import compaction, outbox
from bot.store.schema import compacted_games, games, moves, reminders
from bot.store.schema import outbox as slots
from bot.table import TableInfo
from bot.table.after.event_log import latest_news
from engine.kernel import EVERYTHING
from tests._skeleton.corrected import set_points
from tests.bot.core.conftest import ANN, BOB, CHANNEL, GAME, GUILD, Program
from tests.bot.core.features.test_master import GM, led
from tests.bot.core.features.test_privacy import NAME, NEUTRAL, ZOE, full_life, traces
from tests.bot.core.features.test_results import play_out
from tests.bot.core.tables.test_lobby import refused
from tests.bot.core.tables.test_rewind import key_of


async def compact(program: Program, rest: float = COMPACT_AFTER_S + 1) -> int:
    program.time.pass_(rest)
    return await Upkeep(program.store, program.time).compact_all()


async def rows_of(program: Program, table: TableInfo) -> tuple[int, int]:
    """How many moves are rows, and how many games are compacted."""

    def fetch(tx):
        of = [
            sa.select(sa.func.count()).select_from(one).where(one.c.game_id == table.id)
            for one in (moves, compacted_games)
        ]
        rows, kept = [int(tx.execute(query).scalar_one()) for query in of]
        return kept, rows

    kept, rows = await program.store.read(fetch)
    return rows, kept


async def finished(program: Program, channel: int = CHANNEL) -> TableInfo:
    return await play_out(program, await program.game(BOB, channel=channel))


async def everything(program: Program, table: TableInfo) -> list[Any]:
    """All that can be asked about a game that is over."""
    await program.restart()  # nothing is known but what is kept
    tables, number = program.tables, table.id
    return [
        await tables.play.log(number, EVERYTHING, 1000),
        await tables.play.log(number, None, 3),
        await tables.event_log.missed(number, 0),
        await tables.event_log.chapter(number, 2),
        await program.store.read(lambda tx: latest_news(tx, number, 1)),
        (await tables.of(Films).film(number))[1],
        await tables.of(Films).points(number),
        await tables.exports.whole(number),
        await tables.exports.export(number, 0),
        (await tables.of(Privacy).export_of(BOB))["games"],
        await tables.of(Stats).numbers(ANN, GUILD),
    ]


async def test_a_compressed_game_shows_the_same_history(program: Program) -> None:
    table = await finished(program)

    def change(at):
        # a game master narrates what had been
        said = {"name": "narrated", "facts": {"text": "La fin."}, "secret": {}, "hidden": False}
        row = {"kind": "note", "seat": None, "pick": "scene", "barrier": False, "by": ""}
        ply = {"game_id": table.id, "ply": at.row.ply + 1, "at": 5.0}
        at.tx.execute(sa.insert(moves), {**ply, **row, "events": [said]})

    await program.tables.sessions.write(table.id, change)
    program.time.pass_(COMPACT_AFTER_S + 1)
    told = await everything(program, table)
    assert await compact(program, 0) == 1
    assert await rows_of(program, table) == (0, 1)
    assert await everything(program, table) == told
    assert await compact(program, 0) == 0


async def test_compaction_deletes_a_games_calls_except_posted_ones(
    program: Program,
) -> None:
    table = await finished(program)
    other = await program.game(BOB, channel=CHANNEL + 1)
    now = program.time.now()

    def apply(tx):
        for number, state in enumerate(("sent", "dropped", "pending")):
            for one in (table, other):
                outbox.post(tx, one.id, f"call {number}", "turn", {"due": None}, now)
            change = {"kind": "ping", "state": state, "due": 1e12}
            condition = slots.c.slot == f"call {number}"
            tx.execute(sa.update(slots).where(condition).values(change))

    await program.store.write(apply)
    await compact(program)

    def query(tx):
        called = sa.select(slots.c.game_id, slots.c.slot).where(slots.c.slot.startswith("call"))
        return sorted(tuple(row) for row in tx.execute(called))

    left = await program.store.read(query)
    assert left == [(table.id, "call 2"), *((other.id, f"call {n}") for n in range(3))]


async def test_compressed_moves_are_selected_like_rows(program: Program) -> None:
    table = await finished(program)
    said = {"name": "quoted", "facts": {"text": 'a "taken" and a "given"'}, "secret": {}}
    row = {"kind": "note", "seat": None, "pick": "scene", "barrier": False, "by": ""}
    ply = {"game_id": table.id, "ply": 9000, "at": 5.0, "undone_by": 3}

    def change(at):
        at.tx.execute(sa.insert(moves), {**ply, **row, "events": [{**said, "hidden": False}]})
        return {
            event["name"]
            for told in compaction.moves_of(at.tx, table.id, compaction.MoveFilter())
            for event in told["events"]
        }

    names = await program.tables.sessions.write(table.id, change)
    asked = [
        compaction.MoveFilter(),
        compaction.MoveFilter(kinds=("pick",), seat=1, by=""),
        compaction.MoveFilter(kinds=("start", "note")),
        compaction.MoveFilter(not_undone=True, first=2, before=6),
        compaction.MoveFilter(first=9000),
        compaction.MoveFilter(seat=7),
        *[
            compaction.MoveFilter(event_names=frozenset({name}))
            for name in sorted({*names, "taken", "text"})
        ],
        compaction.MoveFilter(event_names=frozenset(sorted(names)[:2]), not_undone=True),
    ]

    async def answers() -> list[Any]:
        return await program.store.read(
            lambda tx: (
                [
                    [told["ply"] for told in compaction.moves_of(tx, table.id, which, **how)]
                    for which in asked
                    for how in ({}, {"back": True}, {"back": True, "most": 2})
                ]
            )
        )

    found = await answers()
    assert sum(1 for plies in found if plies) > len(asked)
    await compact(program)
    assert await rows_of(program, table) == (0, 1)
    assert await answers() == found


async def test_only_games_ended_a_day_ago_are_compressed(program: Program) -> None:
    over, runs = await finished(program), await program.game(BOB, channel=CHANNEL + 1)
    upkeep = Upkeep(program.store, program.time)
    assert await upkeep.compact_all() == 0
    program.time.pass_(COMPACT_AFTER_S + 1)
    late = await finished(program, CHANNEL + 2)
    assert await upkeep.compact_all() == 1
    assert await rows_of(program, over) == (0, 1)
    for table in (runs, late):
        rows, kept = await rows_of(program, table)
        assert (rows > 0, kept) == (True, 0)


async def test_a_change_to_a_compressed_game_unfolds_it(program: Program) -> None:
    table = await finished(program)
    program.time.pass_(COMPACT_AFTER_S + 1)
    told = await everything(program, table)
    rows = await rows_of(program, table)
    await compact(program, 0)

    def change(at):
        pass

    await program.tables.sessions.write(table.id, change)
    assert await rows_of(program, table) == rows
    assert await everything(program, table) == told
    assert await compact(program, 0) == 1


async def test_corrections_and_undone_moves_survive_compaction(
    program: Program,
) -> None:
    """The file of such a game, its verification, and its history of points; nothing can be changed
    any longer."""
    table = await led(program)
    await program.outbox.flush()
    program.post.clear()
    await program.play(table, 0, 1)
    await program.tables.play.undo(table.id, ANN)
    await program.play(table, 0, 1)
    await program.play(table, 1, 2)
    await program.tables.of(Consent).ask(table.id, REWIND, BOB)
    await program.tables.of(Consent).agree(table.id, REWIND, ANN, await key_of(program))
    await program.tables.of(Master).correct(table.id, GM, set_points(0, 3), "a slip")
    await program.tables.of(Master).undo_correction(table.id, GM)
    await program.tables.of(Master).correct(table.id, GM, set_points(1, 2), "another")
    await play_out(program, table)

    async def told() -> tuple[Any, ...]:
        text = await exported(program.url, table.id, "json", "fr")
        export = read_export(text.encode(), MAX_FILE_BYTES)
        file = {**json.loads(text), "written": ""}
        return file, verified(sealed(export)), await program.tables.of(Films).points(table.id)

    before = await told()
    kinds = [move["kind"] for move in before[0]["replay"]["moves"]]
    assert {"start", "pick", "undo", "rewind", "correction"} == set(kinds)
    assert await compact(program) == 1
    assert await told() == before
    for changing in (
        program.tables.play.undo(table.id, ANN),
        program.tables.of(Consent).ask(table.id, REWIND, BOB),
        program.tables.of(Master).correct(table.id, GM, set_points(0, 9), "too late"),
        program.tables.of(Master).undo_correction(table.id, GM),
    ):
        await refused(changing, "ended")
    assert await rows_of(program, table) == (0, 1)
    await program.tables.of(Scenes).narrate(table.id, GM, "Night falls.")
    after = await told()
    assert [move["kind"] for move in after[0]["replay"]["moves"]] == [*kinds, "note"]
    assert await compact(program) == 1
    assert await told() == after


async def test_a_compressed_game_takes_less_than_a_quarter(program: Program) -> None:
    table = await finished(program)
    length = sa.func.length

    def query(tx):
        texts = [sa.func.coalesce(sa.cast(column, sa.Text), "") for column in moves.c]
        size = sum(map(length, texts), sa.literal(0))
        return tx.execute(sa.select(sa.func.sum(size))).scalar_one()

    before = await program.store.read(query)
    await compact(program)

    def fetch(tx):
        packed = sa.type_coerce(compacted_games.c.moves, sa.LargeBinary)
        return tx.execute(sa.select(length(packed))).scalar_one()

    after = await program.store.read(fetch)
    assert after < before / 4  # the games of the skeleton are short
    assert table.status == "ended"


async def test_compressed_moves_hold_no_forgotten_person(program: Program) -> None:
    found = await full_life(program)
    finished_id = found["finished"]

    def change(tx):
        told = [
            {"name": "said", "facts": {"user": ZOE, "name": NAME, "text": f"<@{ZOE}>"}},
            {"name": "said", "facts": {"user": BOB, "name": "Bob", "seat": 1}},
        ]
        row = {"kind": "note", "seat": None, "pick": "scene", "barrier": False, "by": ""}
        for number, ply in ((finished_id, 9000), (found["left"], 9000)):
            tx.execute(
                sa.insert(moves), {**row, "game_id": number, "ply": ply, "events": told, "at": 1.0}
            )
        tx.execute(sa.update(games).where(games.c.id == found["left"]).values(status="ended"))

    await program.store.write(change)
    exported = await program.tables.of(Privacy).export_of(ZOE)
    assert await compact(program) == 2
    again = await program.tables.of(Privacy).export_of(ZOE)
    assert again["games"] == exported["games"]
    await program.tables.of(Privacy).forget(ZOE, {NAME}, NEUTRAL)

    def query(tx):
        texts = [text for _, text in compaction.texts(tx)]
        left = compaction.moves_of(tx, finished_id, compaction.MoveFilter(first=9000))
        return left, texts

    left, texts = await program.store.read(query)
    assert len(texts) == 2
    assert traces([("folds", "moves", text) for text in texts]) == []
    assert [event["facts"]["name"] for event in left[0]["events"]] == [NEUTRAL, "Bob"]


async def test_compressed_lessons_of_a_forgotten_person_are_deleted(program: Program) -> None:
    lesson = await program.tables.of(Learning).open(GAME, ZOE, NAME, "fr", 6)
    await program.tables.of(Learning).end(lesson.id, ZOE)
    assert await compact(program) == 1
    await program.tables.of(Privacy).forget(ZOE, {NAME}, NEUTRAL)
    assert await rows_of(program, lesson) == (0, 0)


async def test_the_worker_compresses_updates_statistics_and_counts_turns(program: Program) -> None:
    await finished(program)
    program.time.pass_(COMPACT_AFTER_S + 1)
    upkeep = Upkeep(program.store, program.time)
    await upkeep.round()

    def query(tx):
        known = sa.text("SELECT DISTINCT tbl FROM sqlite_stat1")
        assert "games" in set(tx.execute(known).scalars())
        assert tx.execute(sa.select(sa.func.count()).select_from(reminders)).scalar() == 0

    await program.store.read(query)
    assert upkeep.turns == 1
