"""Regents, substitutes, and those who leave: who plays a seat, and who knows what it holds."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from bot.features.consent.end import END_GAME
from bot.features.consent.service import Consent
from bot.features.consent.undo import REWIND
from bot.features.lessons.learning import Learning
from bot.features.orders import rows as orders
from bot.features.rematch.service import Rematch
from bot.games import _skeleton, face
from bot.render.happenings import happening
from bot.store import seating
from bot.table import Refused, TableInfo
from bot.table.play import Chooser
from bot.texts import Library
from engine.games import GAMES
from engine.kernel import Game, Pick, legal
from engine.players import PLAYERS
from tests.bot.core import paths
from tests.bot.core.conftest import ANN, BOB, CAT, GUEST, House
from tests.bot.core.sql import sql
from tests.bot.core.test_lobby import refused


@pytest.fixture(autouse=True)
def _paths_is_a_game() -> Iterator[None]:
    GAMES["paths"] = paths.PACKAGE
    sys.modules["bot.games.paths"] = _skeleton
    face.cache_clear()
    yield
    del GAMES["paths"], sys.modules["bot.games.paths"]
    face.cache_clear()


async def walking(house: House) -> TableInfo:
    """A running game of paths, of Ann and Bob."""
    table = await house.tables.lobby.open("paths", 1, 2, ANN, "Ann", None)
    await house.tables.lobby.join(table.id, BOB, "Bob", None)
    return await house.tables.lobby.start(table.id, ANN)


async def movers(house: House, table: TableInfo) -> list[str]:
    """By whom each move was made, the start included."""

    def fetch(tx):
        query = f"SELECT by FROM moves WHERE game_id = {table.id} ORDER BY ply"
        return list(sql(tx, query).scalars())

    return await house.store.read(fetch)


async def default(house: House, table: TableInfo, seat: int, index: int, by: str) -> None:
    """Somebody picks for a seat, as clocks and standing orders do."""

    def change(at):
        game = house.tables.desk.game(at)
        house.tables.moves.play(at, seat, legal(game, seat)[index], by)

    await house.tables.desk.write(table.id, change)


def picks(index: int) -> Chooser:
    """What a computer does that takes the pick of this index."""

    async def choose(game: Game, seat: int) -> Pick:
        return legal(game, seat)[index]

    return choose


def occasions(house: House, kind: str) -> list[str]:
    return [occasion for _, _, occasion in house.post.said(kind)]


# --- regents ------------------------------------------------------------------------------------


async def test_a_regent_plays_marked_until_its_person_acts(house: House) -> None:
    table = await house.game(BOB)
    since = house.time.now()
    table = await house.tables.seats.regent(table.id, BOB, 1)
    seated = table.seated[1]
    assert (seated.user_id, seated.kind, seated.regent_at) == (BOB, "normal", since)
    await house.outbox.flush()
    assert occasions(house, "notice") == ["regent"]
    assert occasions(house, "sheet") == ["regent"]
    await house.restart()
    assert await house.clock.fire_due() == 1
    assert (await movers(house, table))[1:] == ["regent"]
    told = await house.tables.play.log(table.id, None)
    assert [(line.name, line.by) for line in told] == [("set_aside", "regent")]
    for locale, mark in (("fr", "*(régent)*"), ("en", "*(regent)*")):
        texts = Library(strict=True).texts(locale, table.game, ("Ann", "Bob"))
        assert happening(texts, told[0]).endswith(mark)
    await house.play(table, 0)
    assert await house.clock.fire_due() == 1  # not awaited for long: the bidding has begun
    await house.play(table, 1)  # he bids again: the sealed answer of his regent is replaced
    assert (await house.tables.register.info(table.id)).seated[1].kind == "human"
    assert (await movers(house, table))[1:] == ["regent", "", "regent", ""]
    await house.play(table, 0)
    assert await house.clock.fire_due() == 0


async def test_whoever_has_a_regent_is_not_called(house: House) -> None:
    table = await house.game(BOB, CAT)
    await house.tables.seats.regent(table.id, ANN, 2)
    await house.outbox.flush()
    house.post.clear()
    while await house.clock.fire_due():
        pass
    await house.play(table, 0)
    await house.play(table, 1)  # now all are asked to bid
    await house.outbox.flush()
    called = {i.seat for call, i in house.post.calls if i.kind == "ping" and call == "send"}
    assert 2 not in called
    assert 0 in called


async def test_a_regent_knows_what_its_seat_knows(house: House) -> None:
    """Its pick is the same in another world that the seat cannot tell from the true one."""
    table = await house.game(BOB, CAT)
    table = await house.tables.seats.regent(table.id, BOB, 1)
    game = await house.tables.desk.query(
        lambda tx: house.tables.desk.game(house.tables.desk.sit(tx, table.id))
    )
    package = GAMES[table.game]
    other = package.redeal(game, 1, 99)
    assert package.view(other, 1) == package.view(game, 1)
    choose = PLAYERS[table.seated[1].kind]
    for seed in range(5):
        assert choose(game, 1, seed) == choose(other, 1, seed)


async def test_who_may_call_and_end_a_regent(house: House) -> None:
    table = await house.game(BOB, CAT)
    await refused(house.tables.seats.regent(table.id, CAT, 1), "not-your-seat")
    await refused(house.tables.seats.regent(table.id, ANN, 7), "no-such-seat")
    await house.tables.seats.regent(table.id, GUEST, 1, manager=True)
    await refused(house.tables.seats.regent(table.id, ANN, 1), "regent-plays")
    await refused(house.tables.seats.back(table.id, GUEST), "not-seated")
    await refused(house.tables.seats.back(table.id, CAT), "not-away")
    table = await house.tables.seats.back(table.id, BOB)
    assert (table.seated[1].kind, table.seated[1].regent_at) == ("human", None)
    await refused(house.tables.seats.back(table.id, BOB), "not-away")
    assert await house.clock.fire_due() == 0


async def test_going_back_and_ending_wait_for_who_is_away_and_for_nobody_who_left(
    house: House,
) -> None:
    table = await house.game(BOB, CAT)
    for seat in range(3):
        await house.play(table, seat)  # the last one turns up a prize
    await house.tables.seats.regent(table.id, ANN, 1)
    waiting = (await house.tables.of(Consent).ask(table.id, REWIND, CAT)).waiting
    assert waiting == (0, 1)
    await house.tables.seats.hand_over(table.id, BOB, 1)
    await house.store.write(lambda tx: sql(tx, "UPDATE games SET host_id = 5"))
    await house.tables.of(Consent).ask(table.id, END_GAME, ANN)
    ended = await house.tables.of(Consent).ask(table.id, END_GAME, CAT)
    assert ended.table.status == "ended"


async def test_a_regent_does_not_move_into_the_rematch(house: House) -> None:
    table = await house.game(BOB)
    await house.tables.seats.regent(table.id, BOB, 1)
    await house.tables.ending.end(table.id, ANN)
    await house.tables.of(Rematch).open(table.id, ANN)
    again = await house.tables.of(Rematch).open(table.id, BOB)
    assert [(s.user_id, s.kind) for s in again.seated] == [(ANN, "human"), (BOB, "human")]


# --- taking back what was played for one ----------------------------------------------------------


async def test_what_was_played_for_a_seat_is_taken_back_by_its_person(house: House) -> None:
    table = await walking(house)
    await house.play(table, 1, 0)
    await default(house, table, 1, 1, "default")
    await default(house, table, 1, 0, "order")
    await house.tables.seats.regent(table.id, BOB, 1)
    await house.tables.play.computer_pick(table.id, 1, picks(1))
    await house.play(table, 0, 0)
    assert (await movers(house, table))[1:] == ["", "default", "order", "regent", ""]
    await house.restart()
    for left in ("lrl", "lr", "l"):
        await house.tables.play.undo(table.id, BOB)
        walked = (await house.tables.play.view(table.id, None)).walked  # type: ignore[attr-defined]
        assert walked == ("l", left)
    info = await house.tables.register.info(table.id)
    assert info.seated[1].kind == "human"  # taking back is an act of theirs
    assert not await house.tables.play.computer_pick(table.id, 1, picks(0))


async def test_nothing_is_taken_back_past_what_was_shown(house: House) -> None:
    table = await walking(house)
    await house.tables.seats.regent(table.id, BOB, 1)
    for index in (0, 2, 1):  # the second rolls
        await house.tables.play.computer_pick(table.id, 1, picks(index))
    await house.tables.play.undo(table.id, BOB)
    await refused(house.tables.play.undo(table.id, BOB), "undo-revealed")


async def test_a_long_regency_can_be_taken_back(house: House) -> None:
    table = await walking(house)
    await house.tables.seats.regent(table.id, BOB, 1)
    for _ in range(20):
        await house.tables.play.computer_pick(table.id, 1, picks(0))
    for _ in range(20):
        await house.tables.play.undo(table.id, BOB)
    assert (await house.tables.play.view(table.id, None)).walked == ("", "")  # type: ignore[attr-defined]


# --- offering and taking --------------------------------------------------------------------------


@pytest.mark.parametrize("step", ["offer", "hand_over"])
async def test_nobody_else_parts_a_person_from_their_seat_while_they_may_come_back(
    house: House, step: str
) -> None:
    """Neither the host nor who manages the channel, by whichever button."""
    table = await house.game(BOB, CAT)
    act = getattr(house.tables.seats, step)
    for by in (ANN, GUEST):
        await refused(act(table.id, by, 1, manager=True), "seat-present")
    await house.tables.seats.regent(table.id, ANN, 1)
    await refused(act(table.id, ANN, 1), "seat-missed")
    house.time.pass_(table.terms.objection - 1)
    await refused(act(table.id, ANN, 1), "seat-missed")
    house.time.pass_(1)
    await act(table.id, ANN, 1)


async def test_who_may_offer_and_take_a_seat(house: House) -> None:
    table = await house.game(BOB, CAT)
    tables = house.tables
    await refused(tables.seats.take(table.id, GUEST, "Dan", None, 1), "seat-not-offered")
    await refused(tables.seats.offer(table.id, ANN, 1), "seat-present")
    await refused(tables.seats.offer(table.id, CAT, 1), "not-your-seat")
    await tables.seats.offer(table.id, BOB, 1)
    await refused(tables.seats.offer(table.id, BOB, 1), "seat-offered")
    await refused(tables.seats.take(table.id, CAT, "Cat", None, 1), "already-seated")
    await tables.seats.back(table.id, BOB)
    await refused(tables.seats.take(table.id, GUEST, "Dan", None, 1), "seat-not-offered")
    await tables.seats.regent(table.id, ANN, 1)
    await refused(tables.seats.offer(table.id, ANN, 1), "seat-missed")  # they may still come back
    house.time.pass_(table.terms.objection)
    await tables.seats.offer(table.id, ANN, 1)
    await tables.seats.withdraw(table.id, ANN, 1)
    await refused(tables.seats.withdraw(table.id, ANN, 1), "seat-not-offered")
    await tables.seats.offer(table.id, ANN, 1)
    await house.play(table, 1)  # its person is back
    await refused(tables.seats.take(table.id, GUEST, "Dan", None, 1), "seat-not-offered")
    await house.store.write(lambda tx: sql(tx, f"UPDATE games SET master_id = {GUEST}"))
    await tables.seats.offer(table.id, BOB, 1)
    await refused(tables.seats.take(table.id, GUEST, "Dan", None, 1), "seat-master")


async def test_the_first_to_take_a_seat_has_it(house: House) -> None:
    table = await house.game(BOB)
    await house.tables.seats.offer(table.id, BOB, 1)
    taking = [house.tables.seats.take(table.id, user, f"P{user}", "en", 1) for user in (CAT, GUEST)]
    found = await asyncio.gather(*taking, return_exceptions=True)
    taken = [one for one in found if isinstance(one, TableInfo)]
    late = [one for one in found if isinstance(one, Refused)]
    assert len(taken) == 1
    assert [error.reason for error in late] == ["seat-not-offered"]
    holder = taken[0].seated[1]
    assert holder.user_id in (CAT, GUEST)
    assert (holder.kind, holder.locale, holder.offered, holder.misses) == ("human", "en", False, 0)


async def test_a_seat_passes_with_all_it_holds_and_nothing_stays_behind(house: House) -> None:
    table = await house.game(BOB, CAT)
    await house.tables.seats.offer(table.id, CAT, 2)
    await house.play(table, 2, 1)
    await house.outbox.flush()
    view, log = await house.tables.play.view(table.id, 2), await house.tables.play.log(table.id, 2)
    missed = await house.tables.past.missed(table.id, 2)
    theirs = max(m for m, i in house.post.standing.items() if i.seat == 2)
    house.post.clear()

    def change(tx):
        for seat in (1, 2):
            orders.set_order(tx, table.id, seat, orders.OrderRow("pass", {}, True))

    await house.store.write(change)
    await house.restart()
    table = await house.tables.seats.take(table.id, GUEST, "Dan", "en", 2)
    await house.outbox.flush()
    # the newcomer is shown the seat, in a message of their own
    (sheet,) = [i for call, i in house.post.calls if i.kind == "sheet"]
    assert (sheet.seat, sheet.occasion, sheet.message_id) == (2, "taken", None)
    assert await house.tables.play.view(table.id, 2) == view
    assert await house.tables.play.log(table.id, 2) == log
    assert await house.tables.past.missed(table.id, 2) == missed
    # the former holder's sheet says so, and shows nothing
    farewell = house.post.standing[theirs]
    assert (farewell.kind, farewell.seat, farewell.occasion) == ("farewell", None, "passed")
    assert farewell.facts == {"user": CAT, "locale": "en", "seat": 2}
    assert await house.tables.register.of_user(CAT) == []
    asked = await house.tables.play.ask(table.id, 2)
    pick = house.tables.play.pick(table.id, CAT, 2, asked.revision, 0)
    await refused(pick, "not-your-seat")
    await refused(house.tables.play.undo(table.id, CAT), "not-seated")
    # later news goes to the newcomer alone, and never again to the message left behind
    house.post.clear()
    await house.play(table, 0)
    await house.play(table, 1)
    await house.outbox.flush()
    assert {i.kind for _, i in house.post.calls} == {"sheet", "dashboard", "ping", "retired"}
    assert house.post.standing[theirs] == farewell

    def query(tx):
        left = sql(tx, "SELECT seat FROM orders")
        assert list(left.scalars()) == [1]
        assert seating.seats_known(tx, table.id, CAT) == {2}

    await house.store.read(query)


async def test_a_sheet_under_way_when_its_seat_passes_ends_as_a_farewell(house: House) -> None:
    table = await house.lobby(BOB)
    table = await house.tables.lobby.start(table.id, ANN)
    await house.tables.seats.offer(table.id, BOB, 1)
    send = house.post.send

    async def slow(intent: Any) -> int:
        if intent.seat == 1 and intent.occasion == "start":
            await house.tables.seats.take(table.id, CAT, "Cat", None, 1)
        return await send(intent)

    house.post.send = slow  # type: ignore[method-assign]
    await house.outbox.flush()
    standing = [(i.kind, i.occasion, i.facts.get("user")) for i in house.post.standing.values()]
    assert ("farewell", "passed", BOB) in standing
    assert ("sheet", "taken", None) in standing
    assert not any(i.occasion == "start" and i.seat == 1 for i in house.post.standing.values())


async def test_nobody_learns_what_two_seats_hold(house: House) -> None:
    table = await house.game(BOB, CAT)
    await house.tables.seats.concede(table.id, BOB)
    await house.tables.seats.offer(table.id, CAT, 2)
    await refused(house.tables.seats.take(table.id, BOB, "Bob", None, 2), "seat-known")
    await house.tables.seats.offer(table.id, ANN, 1)
    table = await house.tables.seats.take(table.id, BOB, "Bob", None, 1)  # their own again
    assert table.seated[1].user_id == BOB


# --- leaving --------------------------------------------------------------------------------------


async def test_conceding_leaves_the_seat_to_a_computer_at_once(house: House) -> None:
    table = await house.game(BOB)
    await house.tables.seats.offer(table.id, BOB, 1)
    table = await house.tables.seats.concede(table.id, BOB)
    seated = table.seated[1]
    assert (seated.user_id, seated.kind, seated.regent_at) == (None, "normal", None)
    assert seated.offered  # who offered a seat and leaves offers it still
    await house.outbox.flush()
    assert occasions(house, "notice") == ["seat-offered", "conceded"]
    assert occasions(house, "farewell") == ["left"]
    assert await house.clock.fire_due() == 1
    assert (await movers(house, table))[1:] == ["computer"]
    await refused(house.tables.seats.concede(table.id, BOB), "not-seated")
    await house.tables.seats.take(table.id, CAT, "Cat", None, 1)
    await house.tables.play.undo(table.id, CAT)
    await house.play(table, 1, 2)


async def test_a_lesson_has_no_regent_and_no_substitute(house: House) -> None:
    table = await house.tables.of(Learning).open("_skeleton", ANN, "Ann", "fr", 5)
    for trying in (
        house.tables.seats.offer(table.id, ANN, 0),
        house.tables.seats.concede(table.id, ANN),
    ):
        await refused(trying, "seat-learning")
    await refused(house.tables.seats.regent(table.id, ANN, 0), "regent-plays")
