"""Laws of everything that needs the consent of all, over every kind of request that there is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.features.consent import rows
from bot.features.consent.end import END_GAME
from bot.features.consent.pace import REPACE
from bot.features.consent.pause import PAUSE
from bot.features.consent.rows import KindName, RequestRow
from bot.features.consent.service import Consent, RequestKind, RequestState
from bot.features.consent.undo import REWIND
from bot.features.privacy.service import Privacy
from bot.store import timers
from bot.table import TableInfo
from tests.bot.core.conftest import ANN, BOB, CAT, GUEST, House
from tests.bot.core.test_lobby import refused

YEAR = 365 * 86_400.0
BANK = 7_200


async def log(house: House, table: TableInfo) -> list[str]:
    return [line.name for line in await house.tables.play.log(table.id, None)]


async def gone_back(house: House, table: TableInfo) -> bool:
    return (await log(house, table))[-1] == "rewound"


async def repaced(house: House, table: TableInfo) -> bool:
    return (await house.tables.register.info(table.id)).terms.bank == BANK


async def paused(house: House, table: TableInfo) -> bool:
    return (await house.tables.register.info(table.id)).status == "paused"


async def ended(house: House, table: TableInfo) -> bool:
    return (await house.tables.register.info(table.id)).status == "ended"


@dataclass(frozen=True)
class Case:
    """How a kind of request is tried: Bob asks, who does not lead the table."""

    name: KindName
    granted: Callable[[House, TableInfo], Awaitable[bool]]
    wanted: Mapping[str, Any] = field(default_factory=dict)


CASES = (
    Case(REWIND, gone_back),
    Case(REPACE, repaced, {"bank": BANK}),
    Case(PAUSE, paused),
    Case(END_GAME, ended),
)
each = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


def consent(house: House) -> Consent:
    return house.tables.of(Consent)


def kind_of(house: House, case: Case) -> RequestKind:
    return consent(house).kinds[case.name]


async def begun(house: House) -> TableInfo:
    """A game of Ann, Bob and Cat in which Bob has made a pick."""
    table = await house.game(BOB, CAT)
    await house.play(table, 1)
    return table


async def ask(house: House, table: TableInfo, case: Case, by: int = BOB) -> RequestState:
    return await consent(house).ask(table.id, case.name, by, case.wanted)


async def row(house: House, table: TableInfo, case: Case) -> RequestRow | None:
    return await house.store.read(lambda tx: rows.request(tx, table.id, case.name))


async def key(house: House, table: TableInfo, case: Case) -> str:
    found = await row(house, table, case)
    assert found is not None
    return found.key


async def over(house: House, table: TableInfo, case: Case, old: str = "") -> None:
    """The request is gone with its timer, and its notice says so."""
    kind = kind_of(house, case)
    found = await row(house, table, case)
    assert found is None or found.granted or found.key != old
    if found is None and kind.timer:
        assert await house.store.read(lambda tx: timers.planned(tx, table.id, kind.timer)) == set()
    house.post.clear()
    await house.outbox.flush()
    if kind.refuse is not None:  # it has buttons, so its message is edited
        assert ("edit", kind.asked) in [(c, o) for c, _, o in house.post.said("notice")]


async def regents(house: House, table: TableInfo, *away: int) -> None:
    """Regents play for these people, as they asked."""
    for seat, who in enumerate((ANN, BOB, CAT)):
        if who in away:
            await house.tables.seats.regent(table.id, who, seat)
            now = await house.tables.register.info(table.id)
            assert now.seated[seat].kind != "human"
            assert now.seated[seat].user_id == who


def test_every_kind_is_tried(house: House) -> None:
    assert [case.name for case in CASES] == list(consent(house).kinds)
    timed = {kind.name for kind in consent(house).kinds.values() if kind.timer}
    decided = {kind.name for kind in consent(house).kinds.values() if kind.silence != "waits"}
    assert timed == decided, "silence decides at a timer"


@each
async def test_a_regent_takes_nobodys_vote(house: House, case: Case) -> None:
    table = await begun(house)
    await regents(house, table, ANN, CAT)
    assert (await ask(house, table, case)).waiting == (0, 2)
    assert not await case.granted(house, table)


@each
async def test_where_nobody_else_is_it_is_granted_at_once(house: House, case: Case) -> None:
    table = await house.lobby(BOB)
    table = await house.tables.lobby.start(table.id, ANN)
    await house.tables.seats.hand_over(table.id, ANN, 0)  # Ann leaves for good
    await house.play(table, 1)
    assert (await ask(house, table, case)).waiting == ()
    assert await case.granted(house, table)


@each
async def test_strangers_neither_ask_nor_answer(house: House, case: Case) -> None:
    table = await begun(house)
    await refused(ask(house, table, case, GUEST), "not-seated")
    await ask(house, table, case)
    name = await key(house, table, case)
    await refused(consent(house).agree(table.id, case.name, GUEST, name), "not-seated")
    if kind_of(house, case).refuse is not None:
        await refused(consent(house).refuse(table.id, case.name, GUEST, name), "not-seated")


@each
async def test_the_last_person_to_agree_decides_also_after_a_restart(
    house: House, case: Case
) -> None:
    table = await begun(house)
    await regents(house, table, CAT)
    await ask(house, table, case)
    name = await key(house, table, case)
    await house.outbox.flush()
    await house.restart()
    agreed = await consent(house).agree(table.id, case.name, CAT, name)
    assert agreed.waiting == (0,)
    assert not await case.granted(house, table)
    await house.restart()
    assert (await consent(house).agree(table.id, case.name, ANN, name)).waiting == ()
    assert await case.granted(house, table)
    await over(house, table, case, name)


@each
async def test_silence_does_what_the_kind_says(house: House, case: Case) -> None:
    table = await begun(house)
    due = (await ask(house, table, case)).due
    await house.outbox.flush()
    name = await key(house, table, case)
    await house.restart()
    if kind_of(house, case).silence == "waits":
        assert due is None
        house.time.pass_(YEAR)
        while await house.clock.fire_due():
            pass
        assert await key(house, table, case) == name
        return
    assert due is not None
    house.time.pass_(due - 1 - house.time.now())
    await house.clock.fire_due()
    assert await key(house, table, case) == name
    assert not await case.granted(house, table)
    house.time.pass_(1)
    await house.clock.fire_due()
    agrees = kind_of(house, case).silence == "agrees"
    assert await case.granted(house, table) == agrees
    await refused(consent(house).agree(table.id, case.name, CAT, name), kind_of(house, case).over)
    await over(house, table, case, name)


@each
async def test_one_refusal_ends_it(house: House, case: Case) -> None:
    table = await begun(house)
    due = (await ask(house, table, case)).due
    await house.outbox.flush()
    name, kind = await key(house, table, case), kind_of(house, case)
    if kind.refuse is None:
        assert case.name == END_GAME, "not to ask for the end oneself is enough"
        await refused(consent(house).refuse(table.id, case.name, CAT, name), "old-button")
        return
    await refused(consent(house).refuse(table.id, case.name, CAT, "another"), kind.over)
    await consent(house).refuse(table.id, case.name, CAT, name)
    await over(house, table, case, name)
    await refused(consent(house).agree(table.id, case.name, ANN, name), kind.over)
    await refused(consent(house).refuse(table.id, case.name, ANN, name), kind.over)
    house.time.pass_(0 if due is None else due - house.time.now())
    await house.clock.fire_due()
    assert not await case.granted(house, table)


@each
async def test_a_second_request_is_refused_replaces_or_agrees(house: House, case: Case) -> None:
    table = await begun(house)
    await house.play(table, 2)  # Cat could take something back as well; Ann is still awaited
    await ask(house, table, case)
    name, kind = await key(house, table, case), kind_of(house, case)
    if kind.again == "agrees":
        assert (await ask(house, table, case)).waiting == (0, 2), "to ask twice is to ask once"
        assert (await ask(house, table, case, CAT)).waiting == (0,)
        assert await key(house, table, case) == name
        return
    await refused(ask(house, table, case, CAT), kind.open)
    if kind.again == "refused":
        await refused(ask(house, table, case), kind.open)
        return
    await ask(house, table, case)
    assert await key(house, table, case) != name
    await refused(consent(house).agree(table.id, case.name, CAT, name), kind.over)


@each
async def test_it_ends_with_the_game(house: House, case: Case) -> None:
    table = await begun(house)
    await ask(house, table, case)
    await house.outbox.flush()
    name = await key(house, table, case)
    await house.tables.ending.end(table.id, ANN)
    assert await row(house, table, case) is None
    await over(house, table, case, name)
    await refused(consent(house).agree(table.id, case.name, CAT, name), "ended")
    house.time.pass_(YEAR)
    assert await house.clock.fire_due() == 0


@each
async def test_a_public_move_ends_what_it_says_and_nothing_else(house: House, case: Case) -> None:
    table = await begun(house)
    await ask(house, table, case)
    await house.play(table, 2)  # everybody sees that Cat is awaited no longer
    assert (await row(house, table, case) is None) == ("move" in kind_of(house, case).ends_by)


@each
async def test_a_pause_ends_what_it_says_and_nothing_else(house: House, case: Case) -> None:
    table = await begun(house)
    await ask(house, table, case)
    await house.tables.pausing.pause(table.id, ANN)
    assert (await row(house, table, case) is None) == ("pause" in kind_of(house, case).ends_by)
    await house.tables.pausing.resume(table.id, ANN)
    assert (await row(house, table, case) is None) == ("pause" in kind_of(house, case).ends_by)


@each
async def test_whoever_leaves_takes_their_consent_along(house: House, case: Case) -> None:
    table = await begun(house)
    await ask(house, table, case)
    await consent(house).agree(table.id, case.name, CAT, await key(house, table, case))
    await house.tables.seats.concede(table.id, BOB)
    found = await row(house, table, case)
    assert (found is None) == ("leave" in kind_of(house, case).ends_by)
    if found is not None:
        assert (found.agreed, found.by_id) == ((2,), CAT), "it goes on in Cat's name"


@each
async def test_nobody_forgotten_is_named_by_a_request(house: House, case: Case) -> None:
    table = await begun(house)
    await ask(house, table, case)
    if case.name == END_GAME:
        await ask(house, table, case, CAT)
    await house.tables.of(Privacy).forget(BOB, {"Person 102"}, "somebody")
    found = await row(house, table, case)
    assert found is None or (found.by_id, found.agreed) == (CAT, (2,))
    assert (found is not None) == (case.name == END_GAME), "Cat still wants the end"
