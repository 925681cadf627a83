"""What a player asks the game master: public, one at a time, and one clock stops meanwhile."""

from __future__ import annotations

from bot.features.gm.disputes import Disputes
from bot.features.gm.master import Master
from bot.store import clocks
from bot.table import TableInfo
from tests.bot.core.conftest import ANN, BOB, Program
from tests.bot.core.features.test_master import GM, lines
from tests.bot.core.tables.test_lobby import refused

HOUR = 3600.0


async def timed(program: Program) -> TableInfo:
    """A game of Ann and Bob over days, led by somebody who holds no seat."""
    table = await program.lobby(BOB)
    await program.tables.lobby.set_pace(table.id, ANN, "async")
    await program.tables.of(Master).appoint(table.id, ANN, GM)
    return await program.tables.lobby.start(table.id, ANN)


async def left(program: Program, table: TableInfo) -> list[float | None]:
    """What is left to the stopped clocks, by seat; None for a running one."""
    found = await program.store.read(lambda tx: clocks.of_table(tx, table.id))
    return [found[seat].left for seat in sorted(found)]


async def test_a_question_stops_only_the_clock_of_its_person(program: Program) -> None:
    table = await timed(program)
    assert await left(program, table) == [None, None]
    before = await program.store.read(lambda tx: clocks.of_table(tx, table.id)[1].due)
    await program.tables.of(Disputes).ask(table.id, BOB, "May one bid twice?")
    mine, his = await left(program, table)
    assert mine is None
    assert his is not None
    await refused(program.tables.of(Disputes).ask(table.id, BOB, "And thrice?"), "question-open")
    await program.play(table, 0)  # what others do does not set it going
    program.time.pass_(10 * HOUR)
    await program.restart()
    assert (await left(program, table))[1] == his
    await refused(program.tables.of(Disputes).answer(table.id, ANN, 1, "No."), "not-master")
    await program.tables.of(Disputes).answer(table.id, GM, 1, "Once only.")
    assert (await left(program, table))[1] is None

    def query(tx):
        assert clocks.of_table(tx, table.id)[1].due >= before + 9 * HOUR

    await program.store.read(query)
    await refused(program.tables.of(Disputes).answer(table.id, GM, 1, "Twice."), "question-none")
    told = [name for name, _ in await lines(program, table)]
    assert "asked_master" in told
    assert "answered_by_master" in told


async def test_a_question_needs_a_game_master_who_answers(program: Program) -> None:
    """A question without a game master is refused; one whose game master leaves is void."""
    table = await program.game(BOB)
    await refused(program.tables.of(Disputes).ask(table.id, BOB, "Why?"), "question-nobody")
    await program.tables.ending.end(table.id, 6, leads=True)
    table = await timed(program)
    await refused(program.tables.of(Disputes).ask(table.id, BOB, " "), "no-words")
    await program.tables.of(Disputes).ask(table.id, BOB, "Why?")
    await program.tables.of(Master).appoint(table.id, GM, None)
    assert await left(program, table) == [None, None]
    assert ("questions_void", {"seats": [1]}) in await lines(program, table)


async def test_the_request_closes_with_its_answer(program: Program) -> None:
    table = await timed(program)
    await program.tables.of(Disputes).ask(table.id, BOB, "Why?")
    await program.outbox.flush()
    (asked,) = [i for _, i in program.post.calls if i.occasion == "question-asked"]
    program.post.clear()
    await program.tables.of(Disputes).answer(table.id, GM, 1, "So.")
    await program.outbox.flush()
    assert [call for call, i in program.post.calls if i.key == asked.key] == ["edit"]
    assert [
        i.facts["words"] for _, i in program.post.calls if i.occasion == "question-answered"
    ] == ["So."]
