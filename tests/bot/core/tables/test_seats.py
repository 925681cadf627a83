"""Regents, substitutes, and those who leave: who plays a seat, and who knows what it holds."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.features.consent.end import END_GAME
from bot.features.consent.service import Consent
from bot.features.consent.undo import REWIND
from bot.features.lessons.learning import Learning
from bot.features.orders import rows as orders
from bot.features.rematch.service import Rematch
from bot.render.happenings import happening
from bot.store import seating
from bot.table import Refused, TableInfo
from bot.table.clocks.absence import PATIENCE_LIVE_S
from bot.table.play import Chooser
from bot.texts import Library
from engine.games import GAMES
from engine.kernel import Game, Pick, legal
from engine.players import PLAYERS
from tests.bot.core.conftest import ANN, BOB, CAT, GUEST, Program
from tests.bot.core.store.sql import sql
from tests.bot.core.tables.test_lobby import refused

pytestmark = pytest.mark.usefixtures("paths_game")


async def walking(program: Program) -> TableInfo:
    """A running game of paths, of Ann and Bob."""
    table = await program.tables.lobby.open("paths", 1, 2, ANN, "Ann", None)
    await program.tables.lobby.join(table.id, BOB, "Bob", None)
    return await program.tables.lobby.start(table.id, ANN)


async def movers(program: Program, table: TableInfo) -> list[str]:
    """By whom each move was made, the start included."""

    def fetch(tx):
        query = f"SELECT by FROM moves WHERE game_id = {table.id} ORDER BY ply"
        return list(sql(tx, query).scalars())

    return await program.store.read(fetch)


async def default(program: Program, table: TableInfo, seat: int, index: int, by: str) -> None:
    """Somebody picks for a seat, as clocks and standing orders do."""

    def change(at):
        game = program.tables.sessions.game(at)
        program.tables.moves.play(at, seat, legal(game, seat)[index], by)

    await program.tables.sessions.write(table.id, change)


def picks(index: int) -> Chooser:
    """What a computer does that takes the pick of this index."""

    async def choose(game: Game, seat: int) -> Pick:
        return legal(game, seat)[index]

    return choose


def occasions(program: Program, kind: str) -> list[str]:
    return [occasion for _, _, occasion in program.post.said(kind)]


# --- regents ------------------------------------------------------------------------------------


async def test_a_regent_plays_marked_until_its_person_acts(program: Program) -> None:
    table = await program.game(BOB)
    since = program.time.now()
    table = await program.tables.seats.regent(table.id, BOB, 1)
    seated = table.seated[1]
    assert (seated.user_id, seated.kind, seated.regent_at) == (BOB, "normal", since)
    await program.outbox.flush()
    assert occasions(program, "notice") == ["regent"]
    assert occasions(program, "sheet") == ["regent"]
    await program.restart()
    assert await program.clock.fire_due() == 1
    assert (await movers(program, table))[1:] == ["regent"]
    lines = await program.tables.play.log(table.id, None)
    assert [(line.name, line.by) for line in lines] == [("set_aside", "regent")]
    for locale, mark in (("fr", "*(régent)*"), ("en", "*(regent)*")):
        texts = Library(strict=True).texts(locale, table.game, ("Ann", "Bob"))
        assert happening(texts, lines[0]).endswith(mark)
    await program.play(table, 0)
    assert await program.clock.fire_due() == 1  # not awaited for long: the bidding has begun
    await program.play(table, 1)  # he bids again: the sealed answer of his regent is replaced
    assert (await program.tables.table_queries.info(table.id)).seated[1].kind == "human"
    assert (await movers(program, table))[1:] == ["regent", "", "regent", ""]
    await program.play(table, 0)
    assert await program.clock.fire_due() == 0


async def test_a_person_with_a_regent_is_not_called(program: Program) -> None:
    table = await program.game(BOB, CAT)
    await program.tables.seats.regent(table.id, CAT, 2)
    await program.outbox.flush()
    program.post.clear()
    while await program.clock.fire_due():
        pass
    await program.play(table, 0)
    await program.play(table, 1)  # now all are asked to bid
    await program.outbox.flush()
    called = {i.seat for call, i in program.post.calls if i.kind == "ping" and call == "send"}
    assert 2 not in called
    assert 0 in called


async def test_a_regent_knows_only_what_its_seat_knows(program: Program) -> None:
    """Its pick is the same in another world that the seat cannot tell from the true one."""
    table = await program.game(BOB, CAT)
    table = await program.tables.seats.regent(table.id, BOB, 1)
    game = await program.tables.sessions.query(
        lambda tx: program.tables.sessions.game(program.tables.sessions.open_table(tx, table.id))
    )
    package = GAMES[table.game]
    other = package.redeal(game, 1, 99)
    assert package.view(other, 1) == package.view(game, 1)
    choose = PLAYERS[table.seated[1].kind]
    for seed in range(5):
        assert choose(game, 1, seed) == choose(other, 1, seed)


async def test_only_the_person_or_a_leader_calls_and_ends_a_regent(program: Program) -> None:
    table = await program.game(BOB, CAT)
    await refused(program.tables.seats.regent(table.id, CAT, 1), "not-your-seat")
    await refused(program.tables.seats.regent(table.id, ANN, 7), "no-such-seat")
    await refused(program.tables.seats.regent(table.id, GUEST, 1, manager=True), "seat-in-time")
    program.time.pass_(PATIENCE_LIVE_S)
    await program.tables.seats.regent(table.id, GUEST, 1, manager=True)
    await refused(program.tables.seats.regent(table.id, ANN, 1), "regent-plays")
    await refused(program.tables.seats.back(table.id, GUEST), "not-seated")
    await refused(program.tables.seats.back(table.id, CAT), "not-away")
    table = await program.tables.seats.back(table.id, BOB)
    assert (table.seated[1].kind, table.seated[1].regent_at) == ("human", None)
    await refused(program.tables.seats.back(table.id, BOB), "not-away")
    assert await program.clock.fire_due() == 0


async def test_consent_waits_for_absent_people_but_not_for_leavers(
    program: Program,
) -> None:
    table = await program.game(BOB, CAT)
    for seat in range(3):
        await program.play(table, seat)  # the last one turns up a prize
    await program.tables.seats.regent(table.id, BOB, 1)
    waiting = (await program.tables.of(Consent).ask(table.id, REWIND, CAT)).waiting
    assert waiting == (0, 1)
    await program.tables.seats.hand_over(table.id, BOB, 1)
    await program.store.write(lambda tx: sql(tx, "UPDATE games SET host_id = 5"))
    await program.tables.of(Consent).ask(table.id, END_GAME, ANN)
    ended = await program.tables.of(Consent).ask(table.id, END_GAME, CAT)
    assert ended.table.status == "ended"


async def test_a_regent_does_not_move_into_the_rematch(program: Program) -> None:
    table = await program.game(BOB)
    await program.tables.seats.regent(table.id, BOB, 1)
    await program.tables.ending.end(table.id, 6, leads=True)
    await program.tables.of(Rematch).open(table.id, ANN)
    again = await program.tables.of(Rematch).open(table.id, BOB)
    assert [(s.user_id, s.kind) for s in again.seated] == [(ANN, "human"), (BOB, "human")]


# --- taking back what was played for one ----------------------------------------------------------


async def test_a_person_may_undo_a_regents_picks(program: Program) -> None:
    table = await walking(program)
    await program.play(table, 1, 0)
    await default(program, table, 1, 1, "default")
    await default(program, table, 1, 0, "order")
    await program.tables.seats.regent(table.id, BOB, 1)
    await program.tables.play.computer_pick(table.id, 1, picks(1))
    await program.play(table, 0, 0)
    assert (await movers(program, table))[1:] == ["", "default", "order", "regent", ""]
    await program.restart()
    for left in ("lrl", "lr", "l"):
        await program.tables.play.undo(table.id, BOB)
        walked = (await program.tables.play.view(table.id, None)).walked  # type: ignore[attr-defined]
        assert walked == ("l", left)
    info = await program.tables.table_queries.info(table.id)
    assert info.seated[1].kind == "human"  # taking back is an act of theirs
    assert not await program.tables.play.computer_pick(table.id, 1, picks(0))


async def test_no_undo_passes_something_that_was_shown(program: Program) -> None:
    table = await walking(program)
    await program.tables.seats.regent(table.id, BOB, 1)
    for index in (0, 2, 1):  # the second rolls
        await program.tables.play.computer_pick(table.id, 1, picks(index))
    await program.tables.play.undo(table.id, BOB)
    await refused(program.tables.play.undo(table.id, BOB), "undo-revealed")


async def test_many_picks_of_a_regent_can_be_undone(program: Program) -> None:
    table = await walking(program)
    await program.tables.seats.regent(table.id, BOB, 1)
    for _ in range(20):
        await program.tables.play.computer_pick(table.id, 1, picks(0))
    for _ in range(20):
        await program.tables.play.undo(table.id, BOB)
    assert (await program.tables.play.view(table.id, None)).walked == ("", "")  # type: ignore[attr-defined]


# --- offering and taking --------------------------------------------------------------------------


@pytest.mark.parametrize("step", ["offer", "hand_over"])
async def test_nobody_can_take_a_person_from_their_seat_while_they_may_return(
    program: Program, step: str
) -> None:
    """Neither the host nor who manages the channel, by whichever button."""
    table = await program.game(BOB, CAT)
    act = getattr(program.tables.seats, step)
    for by in (ANN, GUEST):
        await refused(act(table.id, by, 1, manager=True), "seat-present")
    program.time.pass_(PATIENCE_LIVE_S)
    await program.tables.seats.regent(table.id, ANN, 1)
    await refused(act(table.id, ANN, 1), "seat-missed")
    program.time.pass_(table.terms.objection - 1)
    await refused(act(table.id, ANN, 1), "seat-missed")
    program.time.pass_(1)
    await act(table.id, ANN, 1)


async def test_only_allowed_people_offer_and_take_a_seat(program: Program) -> None:
    table = await program.game(BOB, CAT)
    tables = program.tables
    await refused(tables.seats.take(table.id, GUEST, "Dan", None, 1), "seat-not-offered")
    await refused(tables.seats.offer(table.id, ANN, 1), "seat-present")
    await refused(tables.seats.offer(table.id, CAT, 1), "not-your-seat")
    await tables.seats.offer(table.id, BOB, 1)
    await refused(tables.seats.offer(table.id, BOB, 1), "seat-offered")
    await refused(tables.seats.take(table.id, CAT, "Cat", None, 1), "already-seated")
    await tables.seats.back(table.id, BOB)
    await refused(tables.seats.take(table.id, GUEST, "Dan", None, 1), "seat-not-offered")
    program.time.pass_(PATIENCE_LIVE_S)
    await tables.seats.regent(table.id, ANN, 1)
    await refused(tables.seats.offer(table.id, ANN, 1), "seat-missed")  # they may still come back
    program.time.pass_(table.terms.objection)
    await tables.seats.offer(table.id, ANN, 1)
    await tables.seats.withdraw(table.id, ANN, 1)
    await refused(tables.seats.withdraw(table.id, ANN, 1), "seat-not-offered")
    await tables.seats.offer(table.id, ANN, 1)
    await program.play(table, 1)  # its person is back
    await refused(tables.seats.take(table.id, GUEST, "Dan", None, 1), "seat-not-offered")
    await program.store.write(lambda tx: sql(tx, f"UPDATE games SET master_id = {GUEST}"))
    await tables.seats.offer(table.id, BOB, 1)
    await refused(tables.seats.take(table.id, GUEST, "Dan", None, 1), "seat-master")


async def test_the_first_person_to_take_an_offered_seat_gets_it(program: Program) -> None:
    table = await program.game(BOB)
    await program.tables.seats.offer(table.id, BOB, 1)
    taking = [
        program.tables.seats.take(table.id, user, f"P{user}", "en", 1) for user in (CAT, GUEST)
    ]
    found = await asyncio.gather(*taking, return_exceptions=True)
    taken = [one for one in found if isinstance(one, TableInfo)]
    late = [one for one in found if isinstance(one, Refused)]
    assert len(taken) == 1
    assert [error.reason for error in late] == ["seat-not-offered"]
    holder = taken[0].seated[1]
    assert holder.user_id in (CAT, GUEST)
    assert (holder.kind, holder.locale, holder.offered, holder.misses) == ("human", "en", False, 0)


async def test_a_substitute_gets_everything_of_the_seat(program: Program) -> None:
    table = await program.game(BOB, CAT)
    await program.tables.seats.offer(table.id, CAT, 2)
    await program.play(table, 2, 1)
    await program.outbox.flush()
    view, log = (
        await program.tables.play.view(table.id, 2),
        await program.tables.play.log(table.id, 2),
    )
    missed = await program.tables.event_log.missed(table.id, 2)
    theirs = max(m for m, i in program.post.standing.items() if i.seat == 2)
    program.post.clear()

    def change(tx):
        for seat in (1, 2):
            orders.set_order(tx, table.id, seat, orders.OrderRow("pass", {}, True))

    await program.store.write(change)
    await program.restart()
    table = await program.tables.seats.take(table.id, GUEST, "Dan", "en", 2)
    await program.outbox.flush()
    # the newcomer is shown the seat, in a message of their own
    (sheet,) = [i for call, i in program.post.calls if i.kind == "sheet"]
    assert (sheet.seat, sheet.occasion, sheet.message_id) == (2, "taken", None)
    assert await program.tables.play.view(table.id, 2) == view
    assert await program.tables.play.log(table.id, 2) == log
    assert await program.tables.event_log.missed(table.id, 2) == missed
    # the former holder's sheet says so, and shows nothing
    farewell = program.post.standing[theirs]
    assert (farewell.kind, farewell.seat, farewell.occasion) == ("farewell", None, "passed")
    assert farewell.facts == {"user": CAT, "locale": "en", "seat": 2}
    assert await program.tables.table_queries.of_user(CAT) == []
    asked = await program.tables.play.ask(table.id, 2)
    pick = program.tables.play.pick(table.id, CAT, 2, asked.revision, 0)
    await refused(pick, "not-your-seat")
    await refused(program.tables.play.undo(table.id, CAT), "not-seated")
    # later news goes to the newcomer alone, and never again to the message left behind
    program.post.clear()
    await program.play(table, 0)
    await program.play(table, 1)
    await program.outbox.flush()
    assert {i.kind for _, i in program.post.calls} == {"sheet", "dashboard", "ping", "retired"}
    assert program.post.standing[theirs] == farewell

    def query(tx):
        left = sql(tx, "SELECT seat FROM orders")
        assert list(left.scalars()) == [1]
        assert seating.seats_known(tx, table.id, CAT) == {2}

    await program.store.read(query)


async def test_a_sheet_being_sent_when_its_seat_passes_becomes_a_closing_message(
    program: Program,
) -> None:
    table = await program.lobby(BOB)
    table = await program.tables.lobby.start(table.id, ANN)
    await program.tables.seats.offer(table.id, BOB, 1)
    send = program.post.send

    async def slow(intent: Any) -> int:
        if intent.seat == 1 and intent.occasion == "start":
            await program.tables.seats.take(table.id, CAT, "Cat", None, 1)
        return await send(intent)

    program.post.send = slow  # type: ignore[method-assign]
    await program.outbox.flush()
    standing = [(i.kind, i.occasion, i.facts.get("user")) for i in program.post.standing.values()]
    assert ("farewell", "passed", BOB) in standing
    assert ("sheet", "taken", None) in standing
    assert not any(i.occasion == "start" and i.seat == 1 for i in program.post.standing.values())


async def test_a_person_who_knew_one_seat_cannot_take_another(program: Program) -> None:
    table = await program.game(BOB, CAT)
    await program.tables.seats.hand_over(table.id, BOB, 1)
    await program.tables.seats.offer(table.id, CAT, 2)
    await refused(program.tables.seats.take(table.id, BOB, "Bob", None, 2), "seat-known")
    await program.tables.seats.offer(table.id, ANN, 1)
    table = await program.tables.seats.take(table.id, BOB, "Bob", None, 1)  # their own again
    assert table.seated[1].user_id == BOB


# --- leaving --------------------------------------------------------------------------------------


async def test_conceding_leaves_the_seat_to_a_computer_at_once(program: Program) -> None:
    table = await program.game(BOB)
    await program.tables.seats.offer(table.id, BOB, 1)
    table = await program.tables.seats.concede(table.id, BOB)
    seated = table.seated[1]
    assert (seated.user_id, seated.kind, seated.regent_at) == (None, "normal", None)
    assert (seated.conceded, seated.offered) == (True, False), "nobody takes it over"
    await program.outbox.flush()
    assert occasions(program, "notice") == ["conceded"], "the offer is over"
    assert occasions(program, "farewell") == ["left"]
    assert await program.clock.fire_due() == 1
    assert (await movers(program, table))[1:] == ["computer"]
    await refused(program.tables.seats.concede(table.id, BOB), "not-seated")
    await refused(program.tables.seats.take(table.id, CAT, "Cat", None, 1), "seat-not-offered")
    await refused(program.tables.seats.offer(table.id, ANN, 1), "seat-conceded")
    await refused(program.tables.seats.take(table.id, BOB, "Bob", None, 1), "seat-not-offered")


async def test_a_seat_that_was_offered_and_left_is_offered_still(program: Program) -> None:
    table = await program.game(BOB)
    await program.tables.seats.offer(table.id, BOB, 1)
    table = await program.tables.seats.hand_over(table.id, BOB, 1)
    assert table.seated[1].offered
    assert await program.clock.fire_due() == 1
    await program.tables.seats.take(table.id, CAT, "Cat", None, 1)
    await program.tables.play.undo(table.id, CAT)
    await program.play(table, 1, 2)


async def test_a_lesson_has_no_regent_and_no_substitute(program: Program) -> None:
    table = await program.tables.of(Learning).open("_skeleton", ANN, "Ann", "fr", 5)
    for trying in (
        program.tables.seats.offer(table.id, ANN, 0),
        program.tables.seats.concede(table.id, ANN),
    ):
        await refused(trying, "seat-learning")
    await refused(program.tables.seats.regent(table.id, ANN, 0), "regent-plays")
