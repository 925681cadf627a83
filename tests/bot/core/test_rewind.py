"""Going back past a barrier: asked in public, agreed by every person, kept over a restart."""

from __future__ import annotations

from bot.features.consent.service import Consent
from bot.features.consent.undo import REWIND
from bot.table import TableInfo
from tests.bot.core.conftest import ANN, BOB, CAT, House
from tests.bot.core.test_lobby import refused


async def shown(house: House) -> TableInfo:
    """A game of Ann and Bob whose first prize lies open: both have set a card aside."""
    table = await house.game(BOB)
    await house.play(table, 0, 1)
    await house.play(table, 1, 2)
    await refused(house.tables.play.undo(table.id, BOB), "undo-revealed")
    return table


async def key_of(house: House) -> str:
    """The name of the public request."""
    await house.outbox.flush()
    (notice,) = [i for _, i in house.post.calls if i.kind == "notice"]
    house.post.clear()
    assert notice.occasion == "rewind-asked"
    return str(notice.facts["key"])


async def lines(house: House, table: TableInfo) -> list[str]:
    return [line.name for line in await house.tables.play.log(table.id, None)]


async def test_all_agree_and_the_table_is_as_it_was(house: House) -> None:
    table = await house.game(BOB)
    await house.play(table, 0, 1)
    before, own = (
        await house.tables.play.view(table.id, None),
        await house.tables.play.view(table.id, 1),
    )
    asked = await house.tables.play.ask(table.id, 1)
    await house.play(table, 1, 2)
    waiting = (await house.tables.of(Consent).ask(table.id, REWIND, BOB)).waiting
    assert waiting == (0,)
    key = await key_of(house)
    await house.restart()
    revisions = await house.revisions(table)
    agreed = await house.tables.of(Consent).agree(table.id, REWIND, ANN, key)
    assert (agreed.waiting, (await house.tables.register.info(table.id)).ply) == ((), 3)
    assert await house.tables.play.view(table.id, None) == before
    assert await house.tables.play.view(table.id, 1) == own
    assert (await house.tables.play.ask(table.id, 1)).picks == asked.picks
    assert await house.revisions(table) == [n + 1 for n in revisions]
    assert (await lines(house, table))[-1] == "rewound"
    await refused(house.tables.of(Consent).agree(table.id, REWIND, ANN, key), "rewind-over")
    await house.tables.play.undo(table.id, ANN)  # earlier picks can still be taken back
    for seat in (0, 1, 0, 1):
        await house.play(table, seat)


async def test_the_same_luck_comes_again(house: House) -> None:
    table = await shown(house)
    first = await house.tables.play.view(table.id, None)
    await house.tables.of(Consent).ask(table.id, REWIND, BOB)
    await house.tables.of(Consent).agree(table.id, REWIND, ANN, await key_of(house))
    await house.play(table, 1, 2)
    assert await house.tables.play.view(table.id, None) == first


async def test_whoever_takes_a_seat_has_agreed_to_nothing(house: House) -> None:
    """Others are to agree than when it was asked for."""
    table = await shown(house)
    await house.tables.of(Consent).ask(table.id, REWIND, BOB)
    key = await key_of(house)
    await house.tables.seats.offer(table.id, BOB, 1)
    await house.tables.seats.take(table.id, CAT, "Cat", "fr", 1)
    await refused(house.tables.of(Consent).agree(table.id, REWIND, ANN, key), "rewind-over")


async def test_one_refusal_closes_it_and_is_said(house: House) -> None:
    table = await shown(house)
    view, revisions = await house.tables.play.view(table.id, None), await house.revisions(table)
    await house.tables.of(Consent).ask(table.id, REWIND, BOB)
    await refused(house.tables.of(Consent).ask(table.id, REWIND, ANN), "rewind-open")
    key = await key_of(house)
    await refused(house.tables.of(Consent).agree(table.id, REWIND, CAT, key), "not-seated")
    await refused(house.tables.of(Consent).refuse(table.id, REWIND, CAT, key), "not-seated")
    await refused(house.tables.of(Consent).agree(table.id, REWIND, ANN, "another"), "rewind-over")
    await house.tables.of(Consent).refuse(table.id, REWIND, ANN, key)
    assert await house.tables.play.view(table.id, None) == view
    assert await house.revisions(table) == revisions
    assert (await lines(house, table))[-1] == "rewind_refused"
    await refused(house.tables.of(Consent).agree(table.id, REWIND, ANN, key), "rewind-over")


async def test_playing_on_ends_the_request(house: House) -> None:
    table = await shown(house)
    await house.tables.of(Consent).ask(table.id, REWIND, BOB)
    key = await key_of(house)
    await house.play(table, 0)
    await refused(house.tables.of(Consent).agree(table.id, REWIND, ANN, key), "rewind-over")
    await refused(house.tables.of(Consent).refuse(table.id, REWIND, ANN, key), "rewind-over")
    waiting = (await house.tables.of(Consent).ask(table.id, REWIND, BOB)).waiting
    assert waiting == (0,)


async def test_computers_agree(house: House) -> None:
    table = await house.tables.lobby.open("_skeleton", 1, 7, ANN, "Ann", None)
    table = await house.tables.lobby.add_computer(table.id, ANN, "random")
    table = await house.tables.lobby.start(table.id, ANN)
    await refused(house.tables.of(Consent).ask(table.id, REWIND, ANN), "undo-nothing")
    await house.play(table, 0, 3)
    await house.clock.fire_due()
    await refused(house.tables.play.undo(table.id, ANN), "undo-revealed")
    waiting = (await house.tables.of(Consent).ask(table.id, REWIND, ANN)).waiting
    assert waiting == ()
    assert len((await house.tables.play.ask(table.id, 0)).picks) == 5
    await house.clock.fire_due()  # the computer, taken back with the rest, plays again
    assert (await house.tables.play.view(table.id, None)).awaited == ((0, "PutAside"),)


async def test_what_was_taken_back_is_no_news(house: House) -> None:
    table = await shown(house)
    await house.tables.of(Consent).ask(table.id, REWIND, BOB)
    await house.tables.of(Consent).agree(table.id, REWIND, ANN, await key_of(house))
    assert [line.name for line in await house.tables.past.missed(table.id, 0)] == []
