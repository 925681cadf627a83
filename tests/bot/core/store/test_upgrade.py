"""`gharkane upgrade --check`: replays of another version's games with this program."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.app.settling import Settling
from bot.cli.commands import complete_app
from bot.files.transfer import verified
from bot.files.upgrade import Finding, check
from bot.files.verify import sealed
from bot.model.facts import TableInfo
from bot.store import Store, snapshots
from bot.store import games as rows
from bot.store.transaction import Tx
from bot.table import Tables
from bot.table.after.replay import history_of, replay_moves
from bot.table.saving import unpack
from engine import codec
from engine.games._skeleton.rounds import PutAside, SecretBids, SetAside
from engine.games._skeleton.state import Bids
from engine.kernel import Seat
from tests.bot.core.conftest import BOB, Program
from tests.bot.core.store.stored import restored
from tests.bot.core.store.test_databases import MADE


@pytest.fixture
async def tables(program: Program) -> tuple[TableInfo, TableInfo]:
    """One that runs, waiting for its second bid, and one that is over."""
    running = await program.game(BOB)
    over = await program.game(BOB, channel=7001)
    for seat in (0, 1, 0, 1):
        await program.play(running, seat)
    while (await program.tables.table_queries.info(over.id)).status == "running":
        for seat in (0, 1):
            await program.play(over, seat)
    return running, over


@pytest.mark.parametrize("path", MADE, ids=lambda path: path.name.removesuffix(".sql.xz"))
async def test_games_of_an_older_database(path: Path, tmp_path: Path) -> None:
    """Each plays as it did and verifies, before the first start and after it, when saves and
    snapshots are what a replay gives."""
    file = tmp_path / "games.db"
    restored(path.read_bytes(), file)
    before, url = file.read_bytes(), f"sqlite+aiosqlite:///{file}"
    findings = await check(url)
    assert len(findings) > 20
    assert [str(one) for one in findings if one.outcome != "same"] == []
    assert file.read_bytes() == before
    store = await Store.open(url)
    tables = Tables(store)
    await Settling(tables.sessions, tables.moves).settle_all()
    for finding in findings:
        verified(sealed((await tables.exports.whole(finding.table)).export))
        if finding.status != "ended":
            table = finding.table
            await store.read(lambda tx, table=table: assert_replayed(tables, tx, table))
    await store.close()


def assert_replayed(tables: Tables, tx: Tx, table_id: int) -> None:
    """The save and the snapshots of a game are the states of its replay."""
    history = history_of(tables.sessions.open_table(tx, table_id))
    before = {}
    for (_, game), later in zip(replay_moves(history), [*history.moves[1:], None], strict=True):
        before[later.ply if later else 0] = codec.dumps(game)
    saved = codec.loads(rows.state_text(tx, table_id) or "")
    assert codec.dumps(saved) == before.pop(0)
    for ply in snapshots.plies(tx, table_id):
        kept = snapshots.snapshot(tx, table_id, ply)
        assert codec.dumps(unpack(table_id, kept or b"")) == before[ply]


async def test_games_of_this_program_replay_the_same(
    program: Program, tables: tuple[TableInfo, TableInfo]
) -> None:
    running, over = tables
    assert await check(program.url) == [
        Finding(running.id, "_skeleton", "running", "same"),
        Finding(over.id, "_skeleton", "ended", "same"),
    ]


async def test_a_changed_event_differs_from_that_move_on(
    program: Program, tables: tuple[TableInfo, TableInfo], monkeypatch: pytest.MonkeyPatch
) -> None:
    full = PutAside.chosen

    def chosen(step: PutAside, game: Bids, seat: Seat, pick: SetAside) -> None:
        full(step, game, seat, pick)
        if seat == 1:
            game.tell("set_aside", seat=seat)

    monkeypatch.setattr(PutAside, "chosen", chosen)
    for finding in await check(program.url):
        assert (finding.outcome, finding.move) == ("differs", 2)
        assert finding.why == "it tells set_aside where it told turned_up"


async def test_a_refused_pick_differs_and_a_dead_end_breaks(
    program: Program, tables: tuple[TableInfo, TableInfo], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PutAside, "picks", ())
    _, over = await check(program.url)
    assert (over.outcome, over.move) == ("differs", 1)
    assert "cannot be played again" in over.why
    monkeypatch.setattr(SecretBids, "options", lambda *_: [])
    running, _ = await check(program.url)
    assert running.outcome == "breaks"


async def test_a_kind_of_pick_that_no_question_takes_any_more_is_replayed(
    program: Program, tables: tuple[TableInfo, TableInfo], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PutAside, "picks", ())
    monkeypatch.setattr(PutAside, "retired", (SetAside,))
    _, over = await check(program.url)
    assert over.outcome == "same"


async def test_an_unreadable_state_breaks(
    program: Program, tables: tuple[TableInfo, TableInfo]
) -> None:
    running, over = tables
    for table in tables:
        await program.tables.sessions.write(
            table.id, lambda table_tx: program.tables.sessions.set(table_tx, state="{}")
        )
    found = {finding.table: finding for finding in await check(program.url)}
    assert found[running.id].outcome == "breaks"
    assert "not a saved game" in found[running.id].why
    assert found[over.id].outcome == "differs"


async def test_the_command_lists_what_differs_and_fails_if_something_breaks(
    program: Program, tables: tuple[TableInfo, TableInfo], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GHARKANE_DATABASE_URL", program.url)

    async def said(*words: str) -> tuple[int, str]:
        done = await asyncio.to_thread(CliRunner().invoke, complete_app(), ["upgrade", *words])
        return done.exit_code, done.output

    assert await said("--check") == (
        0, "Games: 2; same: 2, different: 0, broken: 0.\n",
    )  # fmt: skip
    code, text = await said()
    assert (code, "--check" in text) == (2, True)
    running = tables[0]
    await program.tables.sessions.write(
        running.id, lambda table: program.tables.sessions.set(table, state="{}")
    )
    code, text = await said("--check")
    assert (code, text.count("\n")) == (1, 2)
    assert text.startswith(f"table {running.id}, _skeleton, running: breaks: ")
    code, text = await said("--check", "--json")
    assert [row["outcome"] for row in json.loads(text)] == ["breaks", "same"]
