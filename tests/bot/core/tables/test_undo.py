"""Taking back: a move of its own, as far as nothing was shown and nobody has answered."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.consent.service import Consent
from bot.features.consent.undo import REWIND
from tests.bot.core.conftest import ANN, BOB, CAT, Program
from tests.bot.core.tables.test_lobby import refused

pytestmark = pytest.mark.usefixtures("paths_game")


async def game(program: Program) -> Any:
    table = await program.tables.lobby.open("paths", 1, 2, ANN, "Ann", None)
    await program.tables.lobby.join(table.id, BOB, "Bob", None)
    return await program.tables.lobby.start(table.id, ANN)


async def state(program: Program, table_id: int) -> Any:
    return (await program.tables.play.view(table_id, None)).walked  # type: ignore[attr-defined]


async def test_undo_is_a_move_that_reverts_the_last_pick(program: Program) -> None:
    table = await program.game(BOB)
    await refused(program.tables.play.undo(table.id, ANN), "undo-nothing")
    before = await program.tables.play.view(table.id, None)
    await program.play(table, 0, 2)
    raised = await program.revisions(table)
    outcome = await program.tables.play.undo(table.id, ANN)
    assert len(outcome.asked.picks) == 5
    assert (await program.tables.table_queries.info(table.id)).ply == 2
    assert await program.tables.play.view(table.id, None) == before
    assert await program.revisions(table) == [raised[0] + 1, raised[1]]
    lines = await program.tables.play.log(table.id, 1)
    assert [(line.name, line.facts) for line in lines] == [
        ("set_aside", {"seat": 0}),
        ("undone", {"seat": 0}),
    ]
    await refused(program.tables.play.undo(table.id, ANN), "undo-nothing")
    await refused(program.tables.play.undo(table.id, CAT), "not-seated")


async def test_undo_stops_at_a_barrier(program: Program) -> None:
    table = await program.game(BOB)
    await program.play(table, 0)
    await program.play(table, 1)  # turns up the first prize
    await refused(program.tables.play.undo(table.id, BOB), "undo-revealed")
    # Ann's pick lies in a lane of its own, but without it the prize would not have been shown
    await refused(program.tables.play.undo(table.id, ANN), "undo-revealed")
    assert (await program.tables.table_queries.info(table.id)).ply == 2


async def test_whether_the_last_move_can_be_undone_is_told_without_reading_it(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await program.game(BOB)
    monkeypatch.delattr(type(program.tables.play), "last")
    for seat, reason in ((0, None), (1, "undo-revealed")):
        await program.play(table, seat)
        asked = await program.tables.play.ask(table.id, seat)
        preview = (await program.tables.pick_preview.with_preview(asked)).preview
        assert preview is not None
        assert preview.undo == reason


async def test_undo_works_repeatedly_across_lanes_and_after_a_restart(
    program: Program,
) -> None:
    table = await game(program)
    for seat, index in ((0, 0), (1, 1), (0, 1), (1, 0), (0, 0)):
        await program.play(table, seat, index)
    assert await state(program, table.id) == ("lrl", "rl")
    await program.tables.play.undo(table.id, ANN)
    await program.restart()
    await program.tables.play.undo(table.id, ANN)
    assert await state(program, table.id) == ("l", "rl")
    # Bob's snapshots were put right: taking his back does not bring Ann's picks back
    await program.tables.play.undo(table.id, BOB)
    assert await state(program, table.id) == ("l", "r")
    await program.play(table, 0, 1)
    await program.tables.play.undo(table.id, BOB)
    assert await state(program, table.id) == ("lr", "")
    await refused(program.tables.play.undo(table.id, BOB), "undo-nothing")
    for left in ("l", ""):
        await program.tables.play.undo(table.id, ANN)
        assert await state(program, table.id) == (left, "")
    await refused(program.tables.play.undo(table.id, ANN), "undo-nothing")


async def test_undo_reaches_only_as_far_as_snapshots_are_kept(program: Program) -> None:
    table = await game(program)
    for _ in range(14):
        await program.play(table, 0, 0)
    for _ in range(12):
        await program.tables.play.undo(table.id, ANN)
    await refused(program.tables.play.undo(table.id, ANN), "undo-too-far")
    assert await state(program, table.id) == ("ll", "")


async def test_a_roll_is_a_barrier_to_undo(program: Program) -> None:
    table = await game(program)
    await program.play(table, 0, 0)
    await program.play(table, 0, 2)  # rolls
    await refused(program.tables.play.undo(table.id, ANN), "undo-revealed")
    await program.play(table, 0, 1)
    await program.tables.play.undo(table.id, ANN)
    await refused(program.tables.play.undo(table.id, ANN), "undo-revealed")
    await program.restart()
    await refused(program.tables.play.undo(table.id, ANN), "undo-revealed")


async def test_undoing_a_private_pick_is_private(program: Program) -> None:
    table = await game(program)
    await program.outbox.flush()
    program.post.clear()
    before = await program.tables.play.view(table.id, 1), await program.tables.play.log(table.id, 1)
    mine = (await program.revisions(table))[1]
    await program.play(table, 0, 3)  # whispers
    await program.tables.play.undo(table.id, ANN)
    await program.outbox.flush()
    assert (
        await program.tables.play.view(table.id, 1),
        await program.tables.play.log(table.id, 1),
    ) == before
    assert (await program.revisions(table))[1] == mine
    assert [i for _, i in program.post.calls if i.seat != 0] == []
    own = [line.name for line in await program.tables.play.log(table.id, 0)]
    assert own == ["hummed", "undone"]


async def test_a_request_for_undo_survives_secret_picks_of_others(program: Program) -> None:
    """Else it would tell that they did, when it closes or when another is allowed."""
    table = await game(program)
    await program.play(table, 0, 0)
    before = await program.tables.play.view(table.id, None)
    await program.play(table, 0, 2)  # rolls
    await program.tables.of(Consent).ask(table.id, REWIND, ANN)
    await program.outbox.flush()
    (key,) = [str(i.facts["key"]) for _, i in program.post.calls if i.occasion == "rewind-asked"]
    for seat in (0, 1):
        for _ in range(14):  # more than snapshots are kept
            await program.play(table, seat, 3)  # whispers
        await program.tables.play.undo(table.id, (ANN, BOB)[seat])
        await refused(program.tables.of(Consent).ask(table.id, REWIND, ANN), "rewind-open")
    await program.restart()
    assert (await program.tables.of(Consent).agree(table.id, REWIND, BOB, key)).waiting == ()
    assert await program.tables.play.view(table.id, None) == before


async def test_a_secretly_undone_pick_stays_a_target_of_agreed_undo(
    program: Program,
) -> None:
    table = await game(program)
    before = await program.tables.play.view(table.id, None)
    await program.play(table, 0, 3)  # whispers
    await program.tables.of(Consent).ask(table.id, REWIND, ANN)
    await program.outbox.flush()
    (key,) = [str(i.facts["key"]) for _, i in program.post.calls if i.occasion == "rewind-asked"]
    await program.tables.play.undo(table.id, ANN)
    assert (await program.tables.of(Consent).agree(table.id, REWIND, BOB, key)).waiting == ()
    assert await program.tables.play.view(table.id, None) == before
