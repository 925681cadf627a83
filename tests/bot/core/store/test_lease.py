"""One process for each part of a database, and what is seen of it from outside."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from bot.app import lease as leases
from bot.app.health import check
from bot.app.heartbeat import Heartbeat
from bot.app.lease import Lease, LeaseError
from bot.app.shards import Shards
from bot.store.program import processes
from bot.store.schema import processes as table
from tests.bot.core.conftest import Program
from tests.bot.core.store.test_store import address

WITHIN = 0.3


@pytest.fixture(autouse=True)
def _looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LOOK", 0.05)


def lease_of(program: Program, shards: str = "") -> Lease:
    return Lease(program.store, Shards.read(shards), within=WITHIN)


async def holders(program: Program) -> dict[str, str]:
    return await program.store.read(
        lambda tx: {row.name: row.holder for row in processes.every(tx)}
    )


async def elsewhere(program: Program, name: str = "main") -> None:
    """The holder seems to be on another machine."""

    def change(tx):
        told = {**json.loads(processes.every(tx)[0].holder), "space": "another"}
        tx.execute(table.update().where(table.c.name == name).values(holder=json.dumps(told)))

    await program.store.write(change)


async def test_a_second_process_is_refused_at_once(program: Program) -> None:
    first = lease_of(program)
    await first.take()
    await first.take()
    with pytest.raises(LeaseError, match="Another gharkane works on this database: main, process"):
        await lease_of(program).take()
    await first.release()
    await lease_of(program).take()


async def test_a_process_killed_on_this_machine_is_not_waited_for(program: Program) -> None:
    killed = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", "import json, os; from bot.app.lease import _process; "
         "print(json.dumps({'key': 'x', **_process(os.getpid())}))"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    await program.store.write(lambda tx: processes.take(tx, "main", killed.stdout.strip()))
    lease = Lease(program.store, Shards(), within=3600.0)
    await lease.take()
    await lease.renew()


async def test_a_live_process_on_another_machine_keeps_its_lease(program: Program) -> None:
    first = lease_of(program)
    await first.take()
    await elsewhere(program)
    second = Lease(program.store, Shards(), within=60.0)
    taking = asyncio.create_task(second.take())
    await asyncio.sleep(0.1)
    assert not taking.done()

    def change(tx):
        holder = processes.every(tx)[0].holder
        assert processes.renew(tx, "main", holder, None, "")

    await program.store.write(change)
    with pytest.raises(LeaseError):
        await taking


async def test_a_silent_process_on_another_machine_loses_its_lease_and_stops(
    program: Program,
) -> None:
    first = lease_of(program)
    await first.take()
    await elsewhere(program)
    second = lease_of(program)
    await second.take()
    await second.renew()
    with pytest.raises(LeaseError, match="has taken over this database"):
        await Heartbeat(first, program.time).run()


async def test_disjoint_shards_share_a_database(program: Program) -> None:
    for written in ("0-3/16", "4/16", "5-15/16"):
        await lease_of(program, written).take()
    assert set(await holders(program)) == {"0-3/16", "4-4/16", "5-15/16"}
    for written in ("", "3-5/16", "0/8"):
        with pytest.raises(LeaseError):
            await lease_of(program, written).take()


@pytest.mark.parametrize("written", ["x", "3-1/4", "4/4", "1-4/4", "-1/4", "0-1", "1/0"])
def test_invalid_shards_are_refused_with_a_sentence(written: str) -> None:
    with pytest.raises(ValueError, match="shards"):
        Shards.read(written)


async def test_the_health_check_reads_the_heartbeat(program: Program, tmp_path: Path) -> None:
    missing = tmp_path / "none.db"
    look = partial(asyncio.to_thread, check)
    assert "never run" in await look(address(missing))
    assert not missing.exists()
    assert "not run on this database" in await look(program.url)
    lease = lease_of(program)
    await lease.take()
    now = program.time.now()
    await lease.renew(now)
    assert await look(program.url, now=now + 59) == ""
    assert "well 61 seconds ago" in await look(program.url, now=now + 61)
    assert "not run" in await look(program.url, name="0-3/16", now=now)
    await lease.renew(None, "There is no line to Discord's gateway (shard 0).")
    assert "no line to Discord" in await look(program.url, now=now)
    await lease.release()
    assert await look(program.url, now=now) == "The bot was stopped."
    assert "GHARKANE_DATABASE_URL" in await look("nonsense")
    (tmp_path / "bad.db").write_text("no database at all " * 100)
    assert "cannot be used" in await look(address(tmp_path / "bad.db"))
