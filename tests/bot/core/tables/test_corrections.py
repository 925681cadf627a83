"""A game master's corrections: who sees them, how they are undone, and that replays keep them."""

from __future__ import annotations

from bot.features.consent.service import Consent
from bot.features.consent.undo import REWIND
from bot.features.gm.master import Master
from bot.features.gm.scenes import Scenes
from bot.features.replay.film import Films
from bot.store import timers
from bot.table.sessions import COMPUTER
from engine.corrections import Correction
from engine.kernel import EVERYTHING
from tests._skeleton.corrected import set_points
from tests.bot.core.conftest import ANN, CAT, Program
from tests.bot.core.features.test_master import GM, led, lines, swap
from tests.bot.core.tables.test_lobby import refused


async def test_a_correction_is_a_move_with_a_reason_that_everybody_reads(program: Program) -> None:
    table = await led(program)
    info, _ = await program.tables.of(Master).correct(
        table.id, GM, set_points(1, 5), "  He  had\nwon 5. "
    )
    assert info.ply == table.ply + 1
    assert (await program.tables.play.score(table.id))[1].total == 5
    assert (await lines(program, table))[-2:] == [
        ("corrected", {"words": "He had won 5."}),
        ("figure_set", {"thing": ["set_points", 1], "value": 5}),
    ]
    await program.restart()
    assert (await program.tables.play.score(table.id))[1].total == 5
    refusal = await refused(
        program.tables.of(Master).correct(table.id, GM, set_points(1, 5), "again"),
        "rules",
    )
    assert refusal.refusal is not None
    assert refusal.refusal.reason == "correction-same"
    await refused(
        program.tables.of(Master).correct(table.id, GM, set_points(1, 4), "  "),
        "no-words",
    )


async def test_a_correction_of_secrets_is_shown_to_their_owner_only(program: Program) -> None:
    """The others' revisions, picks and messages do not change; the owner is asked again."""
    table = await led(program, CAT)
    exchange = await swap(program, table)
    other = next(seat for seat in range(3) if seat != exchange.seat)
    before, revisions = (
        await program.tables.play.view(table.id, other),
        await program.revisions(table),
    )
    await program.outbox.flush()
    program.post.clear()
    await program.tables.of(Master).correct(table.id, GM, exchange, "misdealt")
    now = await program.revisions(table)
    assert [n - was for was, n in zip(revisions, now, strict=True)] == [
        int(seat == exchange.seat) for seat in range(3)
    ]
    assert await program.tables.play.view(table.id, other) == before
    value = {"value": exchange.value}
    for viewer, knows in ((None, {}), (other, {}), (exchange.seat, value), (EVERYTHING, value)):
        told = (await lines(program, table, viewer))[-1]
        assert told == ("figure_hidden", {"thing": ["set_own_aside", exchange.seat], **knows})
    await program.outbox.flush()
    assert {i.seat for _, i in program.post.calls if i.kind == "sheet"} == {exchange.seat}


async def test_players_cannot_undo_past_a_correction(program: Program) -> None:
    table = await led(program)
    await program.play(table, 0)
    await program.tables.of(Master).correct(table.id, GM, set_points(1, 5), "so it is")
    await refused(program.tables.play.undo(table.id, ANN), "undo-corrected")
    await refused(program.tables.of(Consent).ask(table.id, REWIND, ANN), "undo-corrected")
    await program.tables.of(Master).undo_correction(table.id, GM)
    await program.tables.play.undo(table.id, ANN)


async def test_undoing_a_correction_keeps_later_moves(program: Program) -> None:
    table = await led(program)
    await program.tables.of(Master).correct(table.id, GM, set_points(0, 4), "one")
    await program.tables.of(Master).correct(table.id, GM, set_points(1, 5), "two")
    await program.play(table, 0)
    await program.tables.of(Master).undo_correction(table.id, GM)
    assert [s.total for s in await program.tables.play.score(table.id)] == [4, 0]
    assert len((await program.tables.play.view(table.id, 0)).hands[0]) == 4  # type: ignore[attr-defined]
    assert (await lines(program, table))[-1] == ("uncorrected", {})
    await program.tables.play.undo(table.id, ANN)  # her pick is after it, and can be taken back
    assert len((await program.tables.play.view(table.id, 0)).hands[0]) == 5  # type: ignore[attr-defined]
    await program.tables.of(Master).undo_correction(table.id, GM)
    assert [s.total for s in await program.tables.play.score(table.id)] == [0, 0]
    await refused(program.tables.of(Master).undo_correction(table.id, GM), "undo-nothing")


async def test_a_correction_that_later_moves_need_cannot_be_undone(program: Program) -> None:
    """A seat that has set its card aside bids it, after a correction put it into the hand."""
    table = await led(program)
    exchange = await swap(program, table)
    view = await program.tables.play.view(table.id, exchange.seat)
    was_aside = view.aside[exchange.seat]  # type: ignore[attr-defined]
    await program.tables.of(Master).correct(table.id, GM, exchange, "misdealt")
    asked = await program.tables.play.ask(table.id, exchange.seat)
    at = next(n for n, pick in enumerate(asked.picks) if pick.card == was_aside)  # type: ignore[attr-defined]
    await program.play(table, exchange.seat, at)
    await program.play(table, 1, 0)
    await refused(program.tables.of(Master).undo_correction(table.id, GM), "undo-played")


async def test_a_corrected_game_replays_identically(program: Program) -> None:
    """Growth plays it from its rows, corrections and all, and comes to the same points."""
    table = await led(program)
    done: list[Correction] = [set_points(0, 7), set_points(1, 2)]
    while (await program.tables.table_queries.info(table.id)).status == "running":
        if done:
            await program.tables.of(Master).correct(table.id, GM, done.pop(), "so")
        for seat in (0, 1):
            if (await program.tables.table_queries.info(table.id)).status == "running":
                await program.play(table, seat)
    points = await program.tables.of(Films).points(table.id)
    assert points[-1] == tuple(s.total for s in await program.tables.play.score(table.id))


async def test_a_paused_game_may_be_corrected_but_not_played(program: Program) -> None:
    table = await program.lobby()
    await program.tables.lobby.add_computer(table.id, ANN, "random")
    await program.tables.of(Master).appoint(table.id, ANN, GM)
    await program.tables.lobby.start(table.id, ANN)
    await program.tables.pausing.pause(table.id, GM)
    await program.tables.of(Master).correct(table.id, GM, set_points(1, 5), "meanwhile")
    await program.tables.of(Scenes).narrate(table.id, GM, "Meanwhile, in the mountains…")

    def query(tx):
        assert not timers.planned_seats(tx, table.id, COMPUTER)

    await program.store.read(query)
    assert (await program.tables.table_queries.info(table.id)).status == "paused"
