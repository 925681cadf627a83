"""What boards mark: what has changed since one's own last pick, or since the phase began."""

from __future__ import annotations

from bot.table.changes import phase_key
from engine.kernel import View
from tests.bot.core.conftest import ANN, BOB, CAT, Program


async def seen(program: Program, table_id: int) -> View:
    return await program.tables.play.view(table_id, None)


async def since(program: Program, table_id: int, user_id: int) -> View | None:
    return (await program.tables.message_data.board(table_id, user_id)).since


async def test_a_seat_sees_what_has_changed_since_its_last_pick(program: Program) -> None:
    table = await program.game(BOB)
    assert await since(program, table.id, ANN) is None, "nothing picked yet"
    await program.play(table, 0)
    own = await seen(program, table.id)
    assert await since(program, table.id, ANN) == own
    await program.play(table, 1)
    assert await since(program, table.id, ANN) == own
    assert await since(program, table.id, BOB) == await seen(program, table.id)


async def test_everybody_else_sees_what_has_changed_since_the_phase_began(
    program: Program,
) -> None:
    table = await program.game(BOB)
    starts: dict[str, View] = {}
    for n in range(8):
        now = await seen(program, table.id)
        start = starts.setdefault(phase_key(now), now)
        if n % 3 == 2:
            await program.restart()
        shown = await since(program, table.id, CAT)
        assert shown == (None if start is now else start)
        public = await program.tables.message_data.dashboard(table.id, 0)
        assert public.since == shown
        seat = now.awaited[0][0]
        await program.play(table, seat)


async def test_a_move_that_is_undone_is_marked_no_more(program: Program) -> None:
    table = await program.game(BOB)
    start = await seen(program, table.id)
    await program.play(table, 0, 2)
    assert await since(program, table.id, CAT) == start
    await program.tables.play.undo(table.id, ANN)
    assert await since(program, table.id, CAT) is None
    await program.play(table, 0, 1)
    assert await since(program, table.id, CAT) == start
    assert await since(program, table.id, ANN) == await seen(program, table.id)
