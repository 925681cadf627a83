"""Two worlds of a window: in one of them a rival has answered it, and nothing shown tells that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from bot.app.firings import firings
from bot.features.orders.service import Orders
from bot.model.turn_preview import preview_picks, question_seed
from bot.schedule.clock import Clock
from bot.store.schema import seats
from engine.games import GAMES
from engine.games._skeleton import PACKAGE, Options
from engine.games._skeleton.rounds import Allow, Bid, Guess, SetAside, Veto
from engine.kernel import Pick, Seat, apply, legal
from tests.worlds.conftest import Sides
from tests.worlds.side import PEOPLE, Shown, Side

ANSWERER = 2
"""The seat that has answered in one of the worlds."""


@pytest.fixture(autouse=True)
def _skeleton() -> Iterator[None]:
    GAMES["_skeleton"] = PACKAGE
    yield
    del GAMES["_skeleton"]


def window() -> Any:
    """Seat 0 has won the first prize; the others may veto."""
    game = PACKAGE.new_game(4, 1, Options(full=True))
    for seat in range(4):
        game, _ = apply(game, seat, SetAside(5 if seat == 3 else 1))
        game, _ = apply(game, seat, Guess(0, ()))
    for seat, card in enumerate((5, 4, 3, 2)):
        game, _ = apply(game, seat, Bid(card))
    return game


async def shown(side: Side, seat: Seat) -> Shown:
    """All that the seat and the public see: their messages, the clocks, and what `/game mine` goes
    by of everybody."""
    found = await side.looks()
    now = await side.tables.message_data.sheet(side.table.id, seat)
    found.append(("timing", repr(now.forecast)))
    game = await side.game()
    ahead = preview_picks(game, seat, legal(game, seat), question_seed(side.table.id, seat, 0))
    found.append(("ahead", repr(ahead)))

    def fetch(tx):
        columns = seats.c.seat, seats.c.awaited, seats.c.bank, seats.c.misses, seats.c.waits
        query = sa.select(*columns).where(seats.c.game_id == side.table.id).order_by(seats.c.seat)
        found.append(("seats", repr([tuple(row) for row in tx.execute(query)])))

    await side.store.read(fetch)
    return found


async def later(side: Side, seconds: float) -> None:
    """Time passes, and what is due happens."""
    side.time.pass_(seconds)
    clock = Clock(side.store, firings(side.tables), side.time)
    while await clock.fire_due():
        pass


@pytest.mark.parametrize("pace", ["live", "async"])
@pytest.mark.parametrize("answer", [Allow(), Veto()])
@pytest.mark.parametrize("seat", [0, 1])
async def test_nothing_shown_tells_who_of_the_asked_has_answered(
    sides: Sides, pace: str, answer: Pick, seat: Seat
) -> None:
    """Seat 0 is not asked; seat 1 is, first of all."""
    told = []
    for side, answers in zip(sides, (True, False), strict=True):
        await side.begin("_skeleton", window(), pace, (), seat)
        for user in PEOPLE[1:4]:
            await side.tables.of(Orders).set_order(side.table.id, user, "vetoing", active=False)
        found = await shown(side, seat)
        if answers:
            await side.pick(ANSWERER, answer)
        for seconds in (0.0, 6.0, 23.0):
            await later(side, seconds)
            found += await shown(side, seat)
        if seat and answer.idle:  # its own answer leaves it open: seat 3 is asked as well
            found.append(("pick", await side.pick(seat, Allow())))
            found += await shown(side, seat)
        told.append(found)
    for mine, theirs in zip(*told, strict=True):
        assert mine == theirs


async def test_whoever_slept_through_it_and_whoever_passed_look_alike_to_the_end(
    sides: Sides,
) -> None:
    told = []
    for side, answers in zip(sides, (True, False), strict=True):
        await side.begin("_skeleton", window(), "live", (), 0)
        for user in PEOPLE[1:4]:
            await side.tables.of(Orders).set_order(side.table.id, user, "vetoing", active=False)
        if answers:
            await side.pick(ANSWERER, Allow())
        await later(side, 30.0)
        assert (await side.game()).won[0] > 0, "nobody has objected"
        told.append(await side.looks())
    assert told[0] == told[1]
