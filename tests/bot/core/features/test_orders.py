"""Standing orders: when they answer, who is notified, and what nobody learns from it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.features.orders import rows as order_rows
from bot.features.orders.rows import OrderRow
from bot.features.orders.service import Orders
from bot.store import games as rows
from bot.store.schema import moves, outbox
from bot.table import Refused, TableInfo
from engine import codec
from engine.games import GAMES
from engine.games._skeleton.rounds import Bid
from engine.kernel import Game, Pick, apply, legal, play, question
from tests.bot.core.clocks.test_clocks import HOUR, pass_, timed
from tests.bot.core.conftest import ANN, BOB, CHANNEL, GUEST, GUILD, Program
from tests.laws.walks import fresh, walk

PAUSE = 5.0
BIDDING = "bidding"


async def made(program: Program, table: TableInfo) -> list[tuple[int, str, float]]:
    """Seat, maker and moment of each pick that was not taken back, in order."""
    query = sa.select(moves.c.seat, moves.c.by, moves.c.at).where(
        moves.c.game_id == table.id, moves.c.kind == "pick", moves.c.undone_by.is_(None)
    )
    return await program.store.read(
        lambda tx: [tuple(row) for row in tx.execute(query.order_by(moves.c.ply))]
    )


async def bidding(program: Program, *, ordered: bool = True, aside: int = 0) -> TableInfo:
    """Ann, who has an order for bids, and Bob, both asked for their first bid."""
    table = await program.game(BOB)
    if ordered:
        await program.tables.of(Orders).set_order(table.id, ANN, BIDDING, {"most": 4}, active=True)
    await program.play(table, 0, aside)
    await program.play(table, 1)
    return table


async def looked_at(program: Program) -> int:
    """The pause passes: how many timers fired."""
    program.time.pass_(PAUSE)
    return await program.clock.fire_due()


async def test_an_order_answers_after_the_pause_and_its_owner_is_notified(program: Program) -> None:
    table = await bidding(program)
    program.time.pass_(PAUSE - 0.1)
    assert await program.clock.fire_due() == 0
    program.time.pass_(0.1)
    assert await program.clock.fire_due() == 1
    assert [(seat, by) for seat, by, _ in await made(program, table)][-1] == (0, "order")
    told = [(line.name, line.facts) for line in await program.tables.event_log.missed(table.id, 0)]
    assert ("ordered", {"order": "order.bidding"}) in told
    assert "ordered" not in {line.name for line in await program.tables.play.log(table.id, 1)}
    assert "ordered" not in {line.name for line in await program.tables.play.log(table.id, None)}
    await program.play(table, 1)
    opened = {line.facts["seat"]: line for line in await program.tables.play.log(table.id, None)
              if line.name == "bid"}  # fmt: skip
    assert opened[0].facts["card"] == 4


async def test_an_answer_before_the_pause_cancels_the_order(program: Program) -> None:
    table = await bidding(program)
    program.time.pass_(PAUSE - 1)
    await program.play(table, 0, 2)
    await looked_at(program)
    assert [by for _, by, _ in await made(program, table)] == ["", "", ""]


async def test_a_suspended_order_keeps_its_terms_and_answers_nothing(program: Program) -> None:
    table = await bidding(program)
    await program.tables.of(Orders).set_order(table.id, ANN, BIDDING, active=False)
    await looked_at(program)
    assert len(await made(program, table)) == 2
    _, (standing, _) = await program.tables.of(Orders).given_orders(table.id, ANN)
    assert (standing.active, standing.order.model_dump()) == (False, {"most": 4})
    await program.tables.of(Orders).set_order(table.id, ANN, BIDDING, active=True)
    await looked_at(program)
    assert len(await made(program, table)) == 3


async def test_an_undone_answer_is_left_to_its_owner(program: Program) -> None:
    table = await bidding(program)
    await looked_at(program)
    await program.tables.play.undo(table.id, ANN)
    assert await looked_at(program) == 0
    assert (await program.tables.play.ask(table.id, 0)).question == "SecretBids"
    await program.play(table, 0)
    await program.play(table, 1)
    await looked_at(program)
    assert (await made(program, table))[-1][:2] == (0, "order"), "the next question is the order's"


async def test_orders_outlive_a_restart_and_a_pause(program: Program) -> None:
    table = await bidding(program)
    await program.restart()
    await program.tables.pausing.pause(table.id, ANN)
    await looked_at(program)
    assert len(await made(program, table)) == 2
    await program.tables.pausing.resume(table.id, ANN)
    await looked_at(program)
    assert len(await made(program, table)) == 3


async def test_orders_are_deleted_when_their_owner_leaves(program: Program) -> None:
    table = await bidding(program)
    await program.tables.seats.offer(table.id, ANN, 0)
    await program.tables.seats.take(table.id, GUEST, "Guest", "fr", 0)
    await looked_at(program)
    assert len(await made(program, table)) == 2
    _, (standing, _) = await program.tables.of(Orders).given_orders(table.id, GUEST)
    assert not standing.active
    with pytest.raises(Refused, match="not-seated"):
        await program.tables.of(Orders).given_orders(table.id, ANN)


async def test_an_order_that_no_longer_fits_is_dropped_and_its_owner_told(program: Program) -> None:
    table = await bidding(program, ordered=False)

    def change(tx):
        for row in (OrderRow("former", {}, True), OrderRow(BIDDING, {"most": 99}, True)):
            order_rows.set_order(tx, table.id, 0, row)

    await program.store.write(change)
    await program.play(table, 1)
    await program.play(table, 0)
    await looked_at(program)
    assert len(await made(program, table)) == 4
    own = {line.name: line.facts for line in await program.tables.play.log(table.id, 0)}
    assert own["orders_dropped"] == {"count": 2}
    for viewer in (1, None):
        assert "orders_dropped" not in {
            x.name for x in await program.tables.play.log(table.id, viewer)
        }

    def query(tx):
        assert order_rows.orders_of(tx, table.id, 0) == []

    await program.store.read(query)


async def test_a_regent_follows_the_orders_of_its_person_first(program: Program) -> None:
    table = await program.game(BOB)
    await program.tables.of(Orders).set_order(table.id, ANN, BIDDING, {"most": 4}, active=True)
    await program.tables.seats.regent(table.id, ANN, 0)
    await program.clock.fire_due()
    await program.play(table, 1)
    await program.clock.fire_due()
    assert [(seat, by) for seat, by, _ in await made(program, table)] == [
        (0, "regent"), (1, ""), (0, "order"),
    ]  # fmt: skip


async def test_orders_of_a_returning_person_are_checked(program: Program) -> None:
    """Ann is asked while her regent plays, and is back before it has."""
    table = await program.game(BOB)
    await program.play(table, 0)
    await program.tables.of(Orders).set_order(table.id, ANN, BIDDING, {"most": 4}, active=True)
    await program.tables.seats.regent(table.id, ANN, 0)
    await program.play(table, 1)
    await program.tables.seats.back(table.id, ANN)
    assert await looked_at(program) == 1
    assert (await made(program, table))[-1][:2] == (0, "order")


async def test_invalid_orders_are_refused(program: Program) -> None:
    table = await bidding(program)
    for name, terms in (("nonsense", {}), (BIDDING, {"most": 8}), (BIDDING, {"least": 1})):
        with pytest.raises(Refused, match="order-unknown"):
            await program.tables.of(Orders).set_order(table.id, ANN, name, terms)
    with pytest.raises(Refused, match="not-seated"):
        await program.tables.of(Orders).set_order(table.id, GUEST, BIDDING, active=True)
    await program.tables.ending.end(table.id, 6, leads=True)
    with pytest.raises(Refused, match="ended"):
        await program.tables.of(Orders).given_orders(table.id, ANN)


async def test_an_order_shows_what_it_would_have_answered_last_time(program: Program) -> None:
    table = await bidding(program, ordered=False)
    _, (standing, _) = await program.tables.of(Orders).given_orders(table.id, ANN)
    assert standing.last == ()
    await program.tables.play.pick_value(table.id, ANN, 0, Bid(5))
    await program.play(table, 1)
    await program.tables.of(Orders).set_order(table.id, ANN, BIDDING, {"most": 2})
    _, (standing, _) = await program.tables.of(Orders).given_orders(table.id, ANN)
    (last,) = standing.last
    assert (last.question, last.chapter, last.by) == ("SecretBids", 1, "")
    assert (last.would, last.did) == (Bid(2), Bid(5))
    assert not standing.active


async def test_nobody_is_called_to_a_question_that_an_order_answers(program: Program) -> None:
    for ordered in (True, False):
        table = await bidding(program, ordered=ordered)
        await program.outbox.flush()
        calls = [i.seat for c, i in program.post.calls if c == "send" and i.occasion == "turn"]
        assert (0 in calls) is not ordered
        await program.tables.ending.end(table.id, 6, leads=True)
        program.post.clear()


# --- before clocks --------------------------------------------------------------------------------


@pytest.mark.parametrize("terms", [{"grace": 0}, {"decision": 0, "budget": 3600}])
async def test_an_order_answers_before_a_clock_or_a_budget_that_has_run_out(
    program: Program, terms: dict[str, int]
) -> None:
    """Even one that kept still because its owner had taken something back."""
    table = await timed(program, BOB, **terms)
    await program.tables.of(Orders).set_order(table.id, ANN, BIDDING, {"most": 4}, active=True)
    await program.play(table, 0)
    await program.play(table, 1)
    await looked_at(program)
    await program.tables.play.undo(table.id, ANN)
    await pass_(program, 60)
    assert [by for _, by, _ in await made(program, table)] == ["", ""]
    await pass_(program, 25 * HOUR)
    assert [by for seat, by, _ in await made(program, table) if seat == 0][:2] == ["", "order"]
    assert (await program.tables.table_queries.info(table.id)).seated[0].misses == 0


async def test_overdue_orders_run_before_overdue_clocks(
    program: Program,
) -> None:
    table = await timed(program, BOB, grace=0)
    await program.tables.of(Orders).set_order(table.id, ANN, BIDDING, {"most": 4}, active=True)
    await program.play(table, 0)
    await program.play(table, 1)
    program.time.pass_(30 * HOUR)
    await program.restart()
    while await program.clock.fire_due():
        pass
    assert (0, "order") in [pick[:2] for pick in await made(program, table)]
    assert (0, "default") not in [pick[:2] for pick in await made(program, table)]


# --- what nobody learns ---------------------------------------------------------------------------


async def seen_by_bob(program: Program, table: TableInfo) -> Any:
    """All messages with their times, without those to Ann alone."""
    query = sa.select(
        outbox.c.kind, outbox.c.seat, outbox.c.slot, outbox.c.phase, outbox.c.occasion,
        outbox.c.facts, outbox.c.wanted, outbox.c.due,
    ).where(outbox.c.seat != 0)  # fmt: skip
    said = await program.store.read(
        lambda tx: [tuple(row) for row in tx.execute(query.order_by(outbox.c.id))]
    )
    view = GAMES[table.game].view
    game = codec.loads(await state(program, table))
    logs = [await program.tables.play.log(table.id, viewer) for viewer in (1, None)]
    told = [[(line.name, line.facts, line.by) for line in log] for log in logs]
    return said, view(game, 1), view(game, None), told


async def state(program: Program, table: TableInfo) -> str:
    text = await program.store.read(lambda tx: rows.state_text(tx, table.id))
    assert text is not None
    return text


@pytest.mark.parametrize("asides", [(0, 1), (0, 4)])
async def test_an_orders_answer_comes_at_the_same_moment_whatever_the_hand(
    tmp_path: Path, asides: tuple[int, int]
) -> None:
    """The card set aside is Ann's secret; her bid waits, sealed, for Bob's."""
    worlds = []
    for n, aside in enumerate(asides):
        program = Program(f"sqlite+aiosqlite:///{tmp_path}/{n}.db")
        await program.open()
        with same_deal():
            table = await bidding(program, aside=aside)
        await looked_at(program)
        when = [at for _, _, at in await made(program, table)]
        worlds.append((await seen_by_bob(program, table), when))
        await program.close()
    assert worlds[0] == worlds[1]


@contextmanager
def same_deal() -> Iterator[None]:
    """Every game started here is dealt from one seed."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("secrets.randbits", lambda bits: 5)
        yield


def moment(seed: int, *questions: str) -> Any:
    """A game of two with shelters, its first seat asked one of these."""
    game: Any = fresh(RICH, 2, seed)
    for seat, choice in walk(game, seed):
        asked = question(game, 0)
        if type(asked).__name__ in questions and game.day > 1:
            return game
        play(game, seat, choice)
    return moment(seed + 1, *questions)


RICH = next(name for name, package in GAMES.items() if "clean" in package.ORDERS)
"""The game whose orders answer in private stretches too."""


async def put(program: Program, game: Game) -> TableInfo:
    """A table of Ann and Bob with this game; Ann has every order in force."""
    table = await program.tables.lobby.open(RICH, GUILD, CHANNEL, ANN, "Ann", "fr")
    await program.tables.lobby.join(table.id, BOB, "Bob", "fr")
    table = await program.tables.lobby.start(table.id, ANN)
    await program.store.write(
        lambda tx: rows.set_game(tx, table.id, program.time.now(), state=codec.dumps(game))
    )
    await program.restart()
    for name in GAMES[RICH].ORDERS:
        await program.tables.of(Orders).set_order(table.id, ANN, name, active=True)
    return table


@pytest.mark.parametrize("asked", ["ChooseFood", "EndDay", "FacePressure", "ResolveEvent"])
async def test_the_moment_of_an_orders_answer_reveals_no_secret(tmp_path: Path, asked: str) -> None:
    """The same table with another shelter of Ann's, which Bob cannot distinguish: in private
    stretches he gets the same messages; in public ones, at the same moment."""
    game = moment(3, asked)
    other = GAMES[RICH].redeal(game, 1, 77)
    assert GAMES[RICH].view(game, 0) != GAMES[RICH].view(other, 0)
    worlds, moments = [], []
    for n, world in enumerate((game, other)):
        program = Program(f"sqlite+aiosqlite:///{tmp_path}/{n}.db")
        await program.open()
        with same_deal():
            table = await put(program, world)
        await looked_at(program)
        worlds.append(await seen_by_bob(program, table))
        moments.append({at for _, _, at in await made(program, table)})
        await program.close()
    if asked in ("ChooseFood", "EndDay"):
        assert worlds[0] == worlds[1]
    else:
        assert moments[0] == moments[1] != set()


async def test_an_order_ends_a_private_stretch_only_after_a_manual_pick(program: Program) -> None:
    table = await put(program, moment(3, "EndDay"))
    await looked_at(program)
    assert await made(program, table) == []
    assert (await program.tables.play.ask(table.id, 0)).question == "EndDay"


def built(picks: tuple[Pick, ...]) -> Pick | None:
    return next((pick for pick in picks if type(pick).__name__ == "Build"), None)


def begun(seed: int) -> Game:
    """Ann arranges her shelter, and how she pays for what she may build is a question."""
    game = moment(seed, "Arrange")
    pick = built(tuple(legal(game, 0)))
    if pick is not None:
        after, _ = apply(game, 0, pick)
        if type(question(after, 0)).__name__ == "PayBuild":
            return game
    return begun(seed + 1)


async def test_after_a_manual_pick_orders_answer_the_rest_of_a_stretch_at_once(
    program: Program,
) -> None:
    table = await put(program, begun(3))
    asked = await program.tables.play.ask(table.id, 0)
    pick = built(asked.picks)
    assert pick is not None
    await program.tables.play.pick_value(table.id, ANN, 0, pick)
    by_hand = len(await made(program, table))
    await looked_at(program)
    done = (await made(program, table))[by_hand:]
    assert {by for _, by, _ in done} == {"order"}
    assert len({at for _, _, at in done}) == 1
    await program.outbox.flush()
    public = [line.name for line in await program.tables.play.log(table.id, None)]
    assert "ordered" not in public
