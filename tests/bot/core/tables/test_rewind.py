"""Going back past a barrier: asked in public, agreed by every person, kept over a restart."""

from __future__ import annotations

from bot.features.consent.service import Consent
from bot.features.consent.undo import REWIND
from bot.table import TableInfo
from tests.bot.core.conftest import ANN, BOB, CAT, Program
from tests.bot.core.tables.test_lobby import refused


async def shown(program: Program) -> TableInfo:
    """A game of Ann and Bob whose first prize lies open: both have set a card aside."""
    table = await program.game(BOB)
    await program.play(table, 0, 1)
    await program.play(table, 1, 2)
    await refused(program.tables.play.undo(table.id, BOB), "undo-revealed")
    return table


async def key_of(program: Program) -> str:
    """The name of the public request."""
    await program.outbox.flush()
    (notice,) = [i for _, i in program.post.calls if i.kind == "notice"]
    program.post.clear()
    assert notice.occasion == "rewind-asked"
    return str(notice.facts["key"])


async def lines(program: Program, table: TableInfo) -> list[str]:
    return [line.name for line in await program.tables.play.log(table.id, None)]


async def test_an_agreed_undo_restores_the_table(program: Program) -> None:
    table = await program.game(BOB)
    await program.play(table, 0, 1)
    before, own = (
        await program.tables.play.view(table.id, None),
        await program.tables.play.view(table.id, 1),
    )
    asked = await program.tables.play.ask(table.id, 1)
    await program.play(table, 1, 2)
    waiting = (await program.tables.of(Consent).ask(table.id, REWIND, BOB)).waiting
    assert waiting == (0,)
    key = await key_of(program)
    await program.restart()
    revisions = await program.revisions(table)
    agreed = await program.tables.of(Consent).agree(table.id, REWIND, ANN, key)
    assert (agreed.waiting, (await program.tables.table_queries.info(table.id)).ply) == ((), 3)
    assert await program.tables.play.view(table.id, None) == before
    assert await program.tables.play.view(table.id, 1) == own
    assert (await program.tables.play.ask(table.id, 1)).picks == asked.picks
    assert await program.revisions(table) == [n + 1 for n in revisions]
    assert (await lines(program, table))[-1] == "rewound"
    await refused(program.tables.of(Consent).agree(table.id, REWIND, ANN, key), "rewind-over")
    await program.tables.play.undo(table.id, ANN)  # earlier picks can still be taken back
    for seat in (0, 1, 0, 1):
        await program.play(table, seat)


async def test_an_agreed_undo_keeps_the_same_luck(program: Program) -> None:
    table = await shown(program)
    first = await program.tables.play.view(table.id, None)
    await program.tables.of(Consent).ask(table.id, REWIND, BOB)
    await program.tables.of(Consent).agree(table.id, REWIND, ANN, await key_of(program))
    await program.play(table, 1, 2)
    assert await program.tables.play.view(table.id, None) == first


async def test_a_new_holder_of_a_seat_has_not_agreed(program: Program) -> None:
    """Others are to agree than when it was asked for."""
    table = await shown(program)
    await program.tables.of(Consent).ask(table.id, REWIND, BOB)
    key = await key_of(program)
    await program.tables.seats.offer(table.id, BOB, 1)
    await program.tables.seats.take(table.id, CAT, "Cat", "fr", 1)
    await refused(program.tables.of(Consent).agree(table.id, REWIND, ANN, key), "rewind-over")


async def test_one_refusal_closes_the_request_with_a_notice(program: Program) -> None:
    table = await shown(program)
    view, revisions = await program.tables.play.view(table.id, None), await program.revisions(table)
    await program.tables.of(Consent).ask(table.id, REWIND, BOB)
    await refused(program.tables.of(Consent).ask(table.id, REWIND, ANN), "rewind-open")
    key = await key_of(program)
    await refused(program.tables.of(Consent).agree(table.id, REWIND, CAT, key), "not-seated")
    await refused(program.tables.of(Consent).refuse(table.id, REWIND, CAT, key), "not-seated")
    await refused(program.tables.of(Consent).agree(table.id, REWIND, ANN, "another"), "rewind-over")
    await program.tables.of(Consent).refuse(table.id, REWIND, ANN, key)
    assert await program.tables.play.view(table.id, None) == view
    assert await program.revisions(table) == revisions
    assert (await lines(program, table))[-1] == "rewind_refused"
    await refused(program.tables.of(Consent).agree(table.id, REWIND, ANN, key), "rewind-over")


async def test_playing_on_ends_the_request(program: Program) -> None:
    table = await shown(program)
    await program.tables.of(Consent).ask(table.id, REWIND, BOB)
    key = await key_of(program)
    await program.play(table, 0)
    await refused(program.tables.of(Consent).agree(table.id, REWIND, ANN, key), "rewind-over")
    await refused(program.tables.of(Consent).refuse(table.id, REWIND, ANN, key), "rewind-over")
    waiting = (await program.tables.of(Consent).ask(table.id, REWIND, BOB)).waiting
    assert waiting == (0,)


async def test_computers_agree_to_an_undo(program: Program) -> None:
    table = await program.tables.lobby.open("_skeleton", 1, 7, ANN, "Ann", None)
    table = await program.tables.lobby.add_computer(table.id, ANN, "random")
    table = await program.tables.lobby.start(table.id, ANN)
    await refused(program.tables.of(Consent).ask(table.id, REWIND, ANN), "undo-nothing")
    await program.play(table, 0, 3)
    await program.clock.fire_due()
    await refused(program.tables.play.undo(table.id, ANN), "undo-revealed")
    waiting = (await program.tables.of(Consent).ask(table.id, REWIND, ANN)).waiting
    assert waiting == ()
    assert len((await program.tables.play.ask(table.id, 0)).picks) == 5
    await program.clock.fire_due()  # the computer, taken back with the rest, plays again
    assert (await program.tables.play.view(table.id, None)).awaited == ((0, "PutAside"),)


async def test_undone_events_are_no_news(program: Program) -> None:
    table = await shown(program)
    await program.tables.of(Consent).ask(table.id, REWIND, BOB)
    await program.tables.of(Consent).agree(table.id, REWIND, ANN, await key_of(program))
    assert [line.name for line in await program.tables.event_log.missed(table.id, 0)] == []
