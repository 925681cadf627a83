"""Laws of everything that needs the consent of all, over every kind of request that there is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest
import sqlalchemy as sa

from bot.features.consent import rows
from bot.features.consent.end import END_GAME
from bot.features.consent.pace import REPACE
from bot.features.consent.pause import PAUSE
from bot.features.consent.rows import KindName, RequestRow
from bot.features.consent.service import Consent, RequestKind, RequestState
from bot.features.consent.undo import REWIND
from bot.features.gm.master import Master
from bot.features.privacy.service import Privacy
from bot.features.results.rows import results as stored
from bot.store import timers
from bot.table import Refused, TableInfo
from tests.bot.core.conftest import ANN, BOB, CAT, GUEST, Program
from tests.bot.core.tables.test_lobby import refused

YEAR = 365 * 86_400.0
BANK = 7_200


async def log(program: Program, table: TableInfo) -> list[str]:
    return [line.name for line in await program.tables.play.log(table.id, None)]


async def gone_back(program: Program, table: TableInfo) -> bool:
    return (await log(program, table))[-1] == "rewound"


async def repaced(program: Program, table: TableInfo) -> bool:
    return (await program.tables.table_queries.info(table.id)).terms.bank == BANK


async def paused(program: Program, table: TableInfo) -> bool:
    return (await program.tables.table_queries.info(table.id)).status == "paused"


async def ended(program: Program, table: TableInfo) -> bool:
    return (await program.tables.table_queries.info(table.id)).status == "ended"


@dataclass(frozen=True)
class Case:
    """How a kind of request is tried: Bob asks, who does not lead the table."""

    name: KindName
    granted: Callable[[Program, TableInfo], Awaitable[bool]]
    wanted: Mapping[str, Any] = field(default_factory=dict)


CASES = (
    Case(REWIND, gone_back),
    Case(REPACE, repaced, {"bank": BANK}),
    Case(PAUSE, paused),
    Case(END_GAME, ended),
)
each = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


def consent(program: Program) -> Consent:
    return program.tables.of(Consent)


def kind_of(program: Program, case: Case) -> RequestKind:
    return consent(program).kinds[case.name]


async def begun(program: Program) -> TableInfo:
    """A game of Ann, Bob and Cat in which Bob has made a pick."""
    table = await program.game(BOB, CAT)
    await program.play(table, 1)
    return table


async def ask(program: Program, table: TableInfo, case: Case, by: int = BOB) -> RequestState:
    return await consent(program).ask(table.id, case.name, by, case.wanted)


async def row(program: Program, table: TableInfo, case: Case) -> RequestRow | None:
    return await program.store.read(lambda tx: rows.request(tx, table.id, case.name))


async def key(program: Program, table: TableInfo, case: Case) -> str:
    request_row = await row(program, table, case)
    assert request_row is not None
    return request_row.key


async def over(program: Program, table: TableInfo, case: Case, old: str = "") -> None:
    """The request is gone with its timer, and its notice says so."""
    kind = kind_of(program, case)
    request_row = await row(program, table, case)
    assert request_row is None or request_row.granted or request_row.key != old
    if request_row is None and kind.timer:
        assert (
            await program.store.read(lambda tx: timers.planned_seats(tx, table.id, kind.timer))
            == set()
        )
    program.post.clear()
    await program.outbox.flush()
    # it has buttons, so its message is edited
    assert ("edit", kind.asked) in [(c, o) for c, _, o in program.post.said("notice")]


async def regents(program: Program, table: TableInfo, *away: int) -> None:
    """Regents play for these people, as they asked."""
    for seat, who in enumerate((ANN, BOB, CAT)):
        if who in away:
            await program.tables.seats.regent(table.id, who, seat)
            now = await program.tables.table_queries.info(table.id)
            assert now.seated[seat].kind != "human"
            assert now.seated[seat].user_id == who


def test_every_kind_of_request_has_a_test(program: Program) -> None:
    assert [case.name for case in CASES] == list(consent(program).kinds)
    timed = {kind.name for kind in consent(program).kinds.values() if kind.timer}
    decided = {kind.name for kind in consent(program).kinds.values() if kind.silence != "waits"}
    assert timed == decided, "silence decides at a timer"


@each
async def test_a_person_with_a_regent_still_votes(program: Program, case: Case) -> None:
    table = await begun(program)
    await regents(program, table, ANN, CAT)
    assert (await ask(program, table, case)).waiting == (0, 2)
    assert not await case.granted(program, table)


@each
async def test_a_request_without_other_people_is_granted_at_once(
    program: Program, case: Case
) -> None:
    table = await program.lobby(BOB)
    table = await program.tables.lobby.start(table.id, ANN)
    await program.tables.seats.hand_over(table.id, ANN, 0)  # Ann leaves for good
    await program.play(table, 1)
    assert (await ask(program, table, case)).waiting == ()
    assert await case.granted(program, table)


@each
async def test_strangers_neither_ask_nor_answer(program: Program, case: Case) -> None:
    table = await begun(program)
    await refused(ask(program, table, case, GUEST), "not-seated")
    await ask(program, table, case)
    name = await key(program, table, case)
    await refused(consent(program).agree(table.id, case.name, GUEST, name), "not-seated")
    if kind_of(program, case).refuse is not None:
        await refused(consent(program).refuse(table.id, case.name, GUEST, name), "not-seated")


@each
async def test_the_last_person_to_agree_decides_also_after_a_restart(
    program: Program, case: Case
) -> None:
    table = await begun(program)
    await regents(program, table, CAT)
    await ask(program, table, case)
    name = await key(program, table, case)
    await program.outbox.flush()
    await program.restart()
    agreed = await consent(program).agree(table.id, case.name, CAT, name)
    assert agreed.waiting == (0,)
    assert not await case.granted(program, table)
    await program.restart()
    assert (await consent(program).agree(table.id, case.name, ANN, name)).waiting == ()
    assert await case.granted(program, table)
    await over(program, table, case, name)


@each
async def test_silence_decides_as_the_kind_of_request_says(program: Program, case: Case) -> None:
    table = await begun(program)
    due = (await ask(program, table, case)).due
    await program.outbox.flush()
    name = await key(program, table, case)
    await program.restart()
    if kind_of(program, case).silence == "waits":
        assert due is None
        program.time.pass_(YEAR)
        while await program.clock.fire_due():
            pass
        assert await key(program, table, case) == name
        return
    assert due is not None
    program.time.pass_(due - 1 - program.time.now())
    await program.clock.fire_due()
    assert await key(program, table, case) == name
    assert not await case.granted(program, table)
    program.time.pass_(1)
    await program.clock.fire_due()
    agrees = kind_of(program, case).silence == "agrees"
    assert await case.granted(program, table) == agrees
    await refused(
        consent(program).agree(table.id, case.name, CAT, name), kind_of(program, case).over
    )
    await over(program, table, case, name)


@each
async def test_one_refusal_ends_a_request(program: Program, case: Case) -> None:
    table = await begun(program)
    due = (await ask(program, table, case)).due
    await program.outbox.flush()
    name, kind = await key(program, table, case), kind_of(program, case)
    await refused(consent(program).refuse(table.id, case.name, CAT, "another"), kind.over)
    await consent(program).refuse(table.id, case.name, CAT, name)
    await over(program, table, case, name)
    await refused(consent(program).agree(table.id, case.name, ANN, name), kind.over)
    await refused(consent(program).refuse(table.id, case.name, ANN, name), kind.over)
    program.time.pass_(0 if due is None else due - program.time.now())
    await program.clock.fire_due()
    assert not await case.granted(program, table)


@each
async def test_a_second_request_is_refused_replaces_or_agrees(program: Program, case: Case) -> None:
    table = await begun(program)
    await program.play(table, 2)  # Cat could take something back as well; Ann is still awaited
    await ask(program, table, case)
    name, kind = await key(program, table, case), kind_of(program, case)
    if kind.again == "agrees":
        assert (await ask(program, table, case)).waiting == (0, 2), "to ask twice is to ask once"
        assert (await ask(program, table, case, CAT)).waiting == (0,)
        assert await key(program, table, case) == name
        return
    await refused(ask(program, table, case, CAT), kind.open)
    if kind.again == "refused":
        await refused(ask(program, table, case), kind.open)
        return
    await ask(program, table, case)
    assert await key(program, table, case) != name
    await refused(consent(program).agree(table.id, case.name, CAT, name), kind.over)


@each
async def test_a_request_ends_with_its_game(program: Program, case: Case) -> None:
    table = await begun(program)
    await ask(program, table, case)
    await program.outbox.flush()
    name = await key(program, table, case)
    await program.tables.ending.end(table.id, 6, leads=True)
    assert await row(program, table, case) is None
    await over(program, table, case, name)
    await refused(consent(program).agree(table.id, case.name, CAT, name), "ended")
    program.time.pass_(YEAR)
    assert await program.clock.fire_due() == 0


@each
async def test_a_public_move_ends_the_declared_kinds_of_request_only(
    program: Program, case: Case
) -> None:
    table = await begun(program)
    await ask(program, table, case)
    await program.play(table, 2)  # everybody sees that Cat is awaited no longer
    assert (await row(program, table, case) is None) == ("move" in kind_of(program, case).ends_by)


@each
async def test_a_pause_ends_the_declared_kinds_of_request_only(
    program: Program, case: Case
) -> None:
    table = await begun(program)
    await ask(program, table, case)
    await program.tables.pausing.pause(table.id, ANN)
    assert (await row(program, table, case) is None) == ("pause" in kind_of(program, case).ends_by)
    await program.tables.pausing.resume(table.id, ANN)
    assert (await row(program, table, case) is None) == ("pause" in kind_of(program, case).ends_by)


@each
async def test_consent_is_void_when_its_person_leaves(program: Program, case: Case) -> None:
    table = await begun(program)
    await ask(program, table, case)
    await consent(program).agree(table.id, case.name, CAT, await key(program, table, case))
    await program.tables.seats.concede(table.id, BOB)
    request_row = await row(program, table, case)
    assert (request_row is None) == ("leave" in kind_of(program, case).ends_by)
    if request_row is not None:
        assert (request_row.agreed, request_row.by_id) == ((2,), CAT), "it goes on in Cat's name"


@each
async def test_requests_name_no_forgotten_person(program: Program, case: Case) -> None:
    table = await begun(program)
    await ask(program, table, case)
    if case.name == END_GAME:
        await ask(program, table, case, CAT)
    await program.tables.of(Privacy).forget(BOB, {"Person 102"}, "somebody")
    request_row = await row(program, table, case)
    assert request_row is None or (request_row.by_id, request_row.agreed) == (CAT, (2,))
    assert (request_row is not None) == (case.name == END_GAME), "Cat still wants the end"


# --- who ends a game ------------------------------------------------------------------------------

MANAGER = 6


async def ends(program: Program, table_id: int, user: int, *, leads: bool = False) -> str:
    """ "at once", "with all", or why not."""
    try:
        found = await program.tables.ending.prospect(table_id, user, leads=leads)
    except Refused as refused:
        return refused.reason
    return "at once" if found.alone else "with all"


async def test_who_plays_asks_the_table_and_who_left_cannot(program: Program) -> None:
    table = await program.game(BOB, CAT)
    await program.tables.of(Master).appoint(table.id, ANN, GUEST)
    await program.tables.seats.concede(table.id, CAT)
    assert {
        "host": await ends(program, table.id, ANN),
        "player": await ends(program, table.id, BOB),
        "manager who plays": await ends(program, table.id, BOB, leads=True),
        "who left": await ends(program, table.id, CAT),
        "manager who left": await ends(program, table.id, CAT, leads=True),
        "game master": await ends(program, table.id, GUEST),
        "manager": await ends(program, table.id, MANAGER, leads=True),
        "stranger": await ends(program, table.id, MANAGER),
    } == {
        "host": "with all",
        "player": "with all",
        "manager who plays": "with all",
        "who left": "left-game",
        "manager who left": "left-game",
        "game master": "at once",
        "manager": "at once",
        "stranger": "not-seated",
    }
    await refused(program.tables.ending.end(table.id, ANN, leads=True), "end-by-all")
    assert (await program.tables.ending.end(table.id, MANAGER, leads=True)).status == "ended"


async def test_a_person_refuses_the_end_and_the_game_goes_on(program: Program) -> None:
    table = await program.game(BOB)
    consent = program.tables.of(Consent)
    asked = await consent.ask(table.id, END_GAME, ANN)
    assert asked.waiting == (1,)
    await program.outbox.flush()
    key = next(i.facts["key"] for _, i in program.post.calls if i.occasion == "end-wanted")
    assert (await consent.refuse(table.id, END_GAME, BOB, key)).status == "running"
    await refused(consent.agree(table.id, END_GAME, ANN, key), "end-over")
    await consent.ask(table.id, END_GAME, ANN)
    assert (await consent.ask(table.id, END_GAME, BOB)).table.status == "ended"


@pytest.mark.parametrize(("stopped", "chapters"), [("void", 1), ("counts", 0), ("counts", 1)])
async def test_a_game_that_is_ended_after_its_first_chapter_counts_if_the_table_chose_that(
    program: Program, stopped: str, chapters: int
) -> None:
    table = await program.lobby(BOB)
    await program.tables.lobby.set_term(table.id, ANN, "stopped", stopped)
    await program.tables.lobby.start(table.id, ANN)
    seats = range(2)
    while (await program.tables.play.view(table.id, None)).chapter <= chapters:
        for seat in seats:
            if (await program.tables.play.ask(table.id, seat)).picks:
                await program.play(table, seat)
    counted = stopped == "counts" and chapters > 0
    found = await program.tables.ending.prospect(table.id, ANN)
    assert found.counts == counted
    scores = await program.tables.play.score(table.id)
    ended = await program.tables.ending.end(table.id, MANAGER, leads=True)
    best = max(score.total for score in scores)
    leading = tuple(score.seat for score in scores if score.total == best)
    assert ended.result is None if not counted else set(ended.result or ()) <= set(leading)
    results = await program.store.read(
        lambda tx: sorted(tx.execute(sa.select(stored.c.seat, stored.c.rated)).all())
    )
    assert [tuple(row) for row in results] == ([(0, True), (1, True)] if counted else [])
