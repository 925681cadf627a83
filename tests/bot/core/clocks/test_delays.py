"""Messages wait for what else happens, but not for long: what is shown is current within the
delays, and nobody who leaves a turn alone goes without their call."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from bot.model.delays import Delays
from bot.model.person import Preferences
from bot.model.terms import Preset
from bot.store import people
from bot.store.outbox import call, remind
from bot.store.outbox import calls as to_call
from bot.store.schema import PUBLIC, outbox
from bot.store.transaction import Tx
from bot.table.changes import phase_key
from bot.table.clocks.reminders import CALL_INTERVAL_S
from bot.table.positions import Position
from bot.table.sessions import TableTx
from engine.games import GAMES
from engine.kernel import Seat, Window
from engine.players import PLAYERS
from tests.bot.core.conftest import ANN, BOB, CAT, GUILD, Program

PEOPLE = [ANN, BOB, CAT]
DELAYS = Delays(board=10.0, life=600.0, sheet=240.0, call=40.0)
PICKS = 30


@pytest.fixture
async def waiting(program: Program) -> Program:
    """The house, whose messages wait."""
    program.tables.sessions.delays = DELAYS
    return program


async def begun(program: Program, game: str, pace: Preset = "live") -> int:
    """A game of three people whose first messages are posted."""
    table = await program.tables.lobby.open(game, GUILD, 7000, ANN, "Ann", "fr")
    for user in PEOPLE[1:]:
        await program.tables.lobby.join(table.id, user, f"Person {user}", "en")
    await program.tables.lobby.set_pace(table.id, ANN, pace)
    await program.tables.lobby.start(table.id, ANN)
    await program.outbox.flush()
    program.post.clear()
    return table.id


async def position(program: Program, table: int) -> Position:
    return await program.tables.sessions.read(table, program.tables.sessions.position)


async def behind(program: Program, table: int) -> dict[tuple[str, Seat], bool]:
    """Each public message, and each sheet that does not call: whether it does not show the current
    state yet."""
    mine = outbox.c.game_id == table, outbox.c.kind.in_(("dashboard", "sheet"))

    def query(tx: Tx) -> dict[tuple[str, Seat], bool]:
        rows = [row for row in tx.execute(sa.select(outbox).where(*mine)) if not to_call(row)]
        return {(row.kind, row.seat): row.wanted > row.shown for row in rows}

    return await program.store.read(query)


def seen(now: Position) -> frozenset[Seat]:
    return frozenset(seat for seat, _ in now.view(None).awaited)


def calls(program: Program) -> set[Seat]:
    """The seats to which a new message about what they are asked was sent."""
    return {
        intent.seat
        for call, intent in program.post.calls
        if call == "send" and intent.seat is not None and intent.occasion in ("turn", "loss")
    }


def seconds(draw: random.Random) -> Iterator[None]:
    """Each second of somebody's pause."""
    return iter([None] * draw.randint(1, 25))


every_game = pytest.mark.parametrize("game", [name for name in GAMES if not name.startswith("_")])


@every_game
async def test_messages_are_current_within_the_delays(waiting: Program, game: str) -> None:
    program, draw = waiting, random.Random(7)
    table = await begun(program, game)
    since: dict[tuple[str, Seat], float] = {}
    waited = 0
    for _ in range(PICKS):
        before = await position(program, table)
        if before.game.result is not None:
            break
        seat = min(before.awaited)
        pick = PLAYERS["random"](before.game, seat, draw.getrandbits(32))
        await program.tables.play.pick_value(table, PEOPLE[seat], seat, pick)
        now = await position(program, table)
        for _ in seconds(draw):
            await program.outbox.flush()
            late = await behind(program, table)
            since = {key: since.get(key, program.time.now()) for key in late if late[key]}
            if seen(now) - seen(before):
                assert ("dashboard", PUBLIC) not in since, "who is asked anew is asked at once"
            for (kind, _), at in since.items():
                most = DELAYS.board if kind == "dashboard" else DELAYS.sheet
                assert program.time.now() - at <= most, f"{kind} is out of date"
                waited += 1
            program.time.pass_(1.0)
    assert waited, "something has waited"
    calls = [call for call, intent in program.post.calls if intent.kind == "dashboard"]
    assert len(calls) < PICKS, "picks in a row are shown by one edit"


@pytest.mark.parametrize("pause", [5.0, DELAYS.life])
async def test_a_new_phase_gets_its_own_message_when_the_last_is_old(
    waiting: Program, pause: float
) -> None:
    program, draw = waiting, random.Random(7)
    table = await begun(program, "the_others")
    posted, stands, phases = program.time.now(), "", set()
    for _ in range(PICKS):
        now = await position(program, table)
        seat = min(now.awaited)
        pick = PLAYERS["random"](now.game, seat, draw.getrandbits(32))
        program.time.pass_(pause)
        program.post.clear()
        await program.tables.play.pick_value(table, PEOPLE[seat], seat, pick)
        await program.outbox.flush()
        view = (await position(program, table)).view(None)
        phases.add(phase_key(view))
        new = [call for call, intent in program.post.calls if intent.kind == "dashboard"]
        if "send" in new:
            old = program.time.now() - posted >= DELAYS.life
            assert old or stands.rpartition("/")[2] != str(view.chapter)
            posted, stands = program.time.now(), phase_key(view)
        elif stands and pause >= DELAYS.life:
            assert phase_key(view) == stands, "an old message is replaced"
    assert len(phases) > 3


@every_game
@pytest.mark.parametrize(("pace", "patience"), [("live", DELAYS.call), ("async", 0.0)])
async def test_a_person_who_leaves_a_turn_is_called(
    waiting: Program, game: str, pace: Preset, patience: float
) -> None:
    program, draw = waiting, random.Random(7)
    table = await begun(program, game, pace)
    called: set[Seat] = set()
    told = set((await position(program, table)).awaited)
    """Who was called to what they have not picked for since: each decision calls once."""
    for _ in range(PICKS):
        before = await position(program, table)
        if before.game.result is not None:
            break
        for pause in (
            DELAYS.sheet,
            CALL_INTERVAL_S,
            CALL_INTERVAL_S,
        ):  # then nobody was called within the last minute
            program.time.pass_(pause)
            await program.outbox.flush()
        program.post.clear()
        seat = min(before.awaited)
        pick = PLAYERS["random"](before.game, seat, draw.getrandbits(32))
        await program.tables.play.pick_value(table, PEOPLE[seat], seat, pick)
        now = await position(program, table)
        asked = now.awaited - before.awaited
        asked -= {one for one in asked if isinstance(now.seat_view(one).question, Window)}
        told.discard(seat)
        program.time.pass_(patience - 1.0)
        await program.outbox.flush()
        assert not calls(program) & asked, "a call waits for the pick"
        program.time.pass_(2.0)
        await program.outbox.flush()
        assert asked <= calls(program) | told, "a seat with a new question is called"
        told |= asked
        called |= calls(program) & asked
    assert called


@pytest.mark.parametrize("place", ["dm", "ping"])
async def test_a_pick_before_the_call_cancels_it(waiting: Program, place: str) -> None:
    program = waiting
    wishes = Preferences(reminders={"turn": place})
    await program.store.write(lambda tx: people.set_person_settings(tx, ANN, wishes))
    table = await program.game(BOB)
    await program.play(table, 0)
    await program.play(table, 1)  # opens both answers: this asks Ann again
    program.time.pass_(DELAYS.call - 1.0)
    await program.outbox.flush()
    await program.play(table, 0)
    program.time.pass_(DELAYS.sheet)
    await program.outbox.flush()
    assert 0 not in calls(program)


async def test_a_pending_call_is_only_ever_brought_forward(waiting: Program) -> None:
    program = waiting
    table, now = await program.game(BOB), waiting.time.now()

    async def due(occasion: str, wait: float) -> float:
        def query(tx: Tx) -> float:
            call(tx, table.id, 0, "1", occasion, {}, now + wait)
            mine = outbox.c.game_id == table.id, outbox.c.kind == "sheet", outbox.c.seat == 0
            return float(tx.execute(sa.select(outbox.c.due).where(*mine)).scalar_one())

        return await program.store.write(query) - now

    assert await due("loss", DELAYS.sheet) == DELAYS.sheet
    assert await due("turn", DELAYS.call) == DELAYS.call
    assert await due("loss", DELAYS.sheet) == DELAYS.call


@pytest.mark.parametrize("secretly", [True, False])
async def test_a_secret_pick_cancels_no_public_call(waiting: Program, secretly: bool) -> None:
    """The channel would see by the call that does not come that somebody has picked in private."""
    program = waiting
    table, now = await program.game(BOB), waiting.time.now()

    def act(table_tx: TableTx) -> set[str]:
        for kind in ("ping", "reminder"):
            remind(
                table_tx.tx,
                table_tx.id,
                kind,
                0,
                f"{kind}:9",
                "turn",
                {"due": None},
                now + DELAYS.call,
            )
        reminders = program.tables.announcer.reminders
        reminders.begin(table_tx, set(), {0}, {0}, {0} if secretly else set())
        mine = (
            outbox.c.game_id == table_tx.id,
            outbox.c.occasion == "turn",
            outbox.c.state == "pending",
        )
        return set(table_tx.tx.execute(sa.select(outbox.c.kind).where(*mine)).scalars())

    assert await program.tables.sessions.write(table.id, act) - {"sheet"} == (
        {"ping"} if secretly else set()
    )
