"""The program is killed while people play: nothing acknowledged is lost."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from bot.store import games as rows
from bot.store import move_history, snapshots
from bot.table.saving import unpack
from engine.codec import dumps, pick_from_json
from engine.kernel import apply
from tests.bot.core.conftest import Program

PLAYER = """
import asyncio, sys
from engine.games import GAMES
from engine.games._skeleton import PACKAGE as _skeleton
from tests.bot.core.conftest import ANN, BOB, GAME, Program
GAMES[GAME] = _skeleton

async def main():
    program = Program(sys.argv[1])
    await program.open()
    channel = int(sys.argv[2])
    while True:
        channel += 1
        table = await program.lobby(BOB, channel=channel)
        await program.tables.lobby.start(table.id, ANN)
        for ply in range(1, 5):
            seat = (ply - 1) % 2
            asked = await program.tables.play.ask(table.id, seat)
            await program.tables.play.pick(table.id, (ANN, BOB)[seat], seat, asked.revision, 0)
            print(table.id, ply, flush=True)

asyncio.run(main())
"""


def played_until_killed(url: str, channel: int, after: int) -> list[tuple[int, int]]:
    """The (table, ply) of each move acknowledged before the program was killed."""
    root = str(Path(__file__).resolve().parents[4])
    command = [sys.executable, "-c", PLAYER, url, str(channel)]
    with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        lines = [player.stdout.readline() for _ in range(after)]
        player.kill()
        lines += player.stdout.read().splitlines()
    words = [line.split() for line in lines]
    return [(int(table), int(ply)) for table, ply in words]


async def test_every_acknowledged_move_survives_a_kill_at_any_moment(program: Program) -> None:
    for channel, after in ((0, 5), (1000, 10)):
        await program.close()
        acknowledged = played_until_killed(program.url, channel, after)
        await program.open()
        for table_id, ply in acknowledged:
            assert (await program.tables.table_queries.info(table_id)).ply >= ply
        await _is_whole(program, acknowledged[-1][0])
    await program.outbox.flush()
    shown = {intent.table_id for _, intent in program.post.calls if intent.kind == "dashboard"}
    assert shown >= {table_id for table_id, _ in acknowledged}


async def _is_whole(program: Program, table_id: int) -> None:
    """Every ply is there once, and the saved state is what the moves lead to."""

    def query(tx):
        game = rows.game(tx, table_id)
        assert game is not None
        text = rows.state_text(tx, table_id)
        moves = [move for move, _ in move_history.every_move(tx, table_id)]
        first = snapshots.snapshot(tx, table_id, 1)
        return first, game, moves, text

    first, game, moves, text = await program.store.read(query)
    assert [move.ply for move in moves] == list(range(game.ply + 1))
    if game.ply == 0:
        return
    assert first is not None  # Ann's first pick shows nothing, so it can still be taken back
    state = unpack(table_id, first)
    for move in moves[1:]:
        assert move.seat is not None
        state, _ = apply(state, move.seat, pick_from_json(state, move.pick))
    assert dumps(state) == text
