"""The game master: who may be one, what is put right, what nobody else can tell."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.features.gm.disputes import Disputes
from bot.features.gm.master import Master
from bot.features.gm.preparation import GamePreparation
from bot.features.gm.preparations import preparations
from bot.features.gm.scenes import Scenes
from bot.table import TableInfo
from bot.table.clocks.reminders import CALL_INTERVAL_S
from engine import codec
from engine.corrections import SetFigure
from engine.games import GAMES
from engine.kernel import EVERYTHING
from tests._skeleton.corrected import set_points
from tests.bot.core.conftest import ANN, BOB, CAT, GAME, GUEST, GUILD, Program
from tests.bot.core.tables.test_lobby import refused

GM, ROLE = 555, 9090


async def led(program: Program, *more: int) -> TableInfo:
    """A running game of Ann, Bob and these, led by somebody who holds no seat."""
    table = await program.lobby(BOB, *more)
    await program.tables.of(Master).appoint(table.id, ANN, GM)
    table = await program.tables.lobby.start(table.id, ANN)
    await program.outbox.flush()
    program.post.clear()
    return table


async def lines(program: Program, table: TableInfo, viewer: Any = None) -> list[tuple[str, Any]]:
    return [(line.name, line.facts) for line in await program.tables.play.log(table.id, viewer)]


async def swap(program: Program, table: TableInfo) -> SetFigure:
    """A card of the first hand for the one that its seat has set aside, once all have."""
    for seat in range(len(table.seated)):
        await program.play(table, seat, 0)
    corrections = await program.tables.of(Master).corrections(table.id, GM)
    return next(one for one in corrections if getattr(one, "item", "") == "set_own_aside")  # type: ignore[return-value]


# --- who it is ------------------------------------------------------------------------------------


async def test_asking_to_lead_gives_no_right_before_the_host_answers(program: Program) -> None:
    table = await program.lobby(BOB)
    await refused(program.tables.of(Master).appoint(table.id, BOB, BOB), "master-seated")
    asked = await program.tables.of(Master).appoint(table.id, GM, GM)
    assert (asked.master_id, asked.master_asked) == (None, GM)
    await refused(program.tables.of(GamePreparation).record_so_far(table.id, GM), "not-master")
    await refused(program.tables.lobby.start(table.id, GM), "not-host")
    await refused(program.tables.lobby.cancel(table.id, GM), "not-host")
    await refused(program.tables.of(Master).appoint(table.id, GUEST, GUEST), "master-pending")
    for nobody in (GM, BOB, GUEST):
        answering = program.tables.of(Master).answer(table.id, nobody, GM, granted=True)
        await refused(answering, "master-host")
    other = program.tables.of(Master).answer(table.id, ANN, GUEST, granted=True)
    await refused(other, "master-not-asked")
    led = await program.tables.of(Master).answer(table.id, ANN, GM, granted=True)
    assert (led.master_id, led.master_asked) == (GM, None)
    await refused(program.tables.lobby.join(table.id, GM, "Master", "fr"), "master-cannot-play")
    assert (await program.tables.of(Master).appoint(table.id, GM, None)).master_id is None
    assert len((await program.tables.lobby.join(table.id, GM, "Master", "fr")).seated) == 3


async def test_a_request_is_declined_withdrawn_or_ended_by_a_seat(program: Program) -> None:
    table = await program.lobby(BOB)
    await program.tables.of(Master).appoint(table.id, GM, GM)
    declined = await program.tables.of(Master).answer(table.id, ANN, GM, granted=False)
    assert (declined.master_id, declined.master_asked) == (None, None)
    await program.tables.of(Master).appoint(table.id, GM, GM)
    assert (await program.tables.of(Master).appoint(table.id, GM, None)).master_asked is None
    await program.tables.of(Master).appoint(table.id, GM, GM)
    await program.outbox.flush()
    assert [said[2] for said in program.post.said("notice")] == ["master-asked"]  # once a person
    assert (await program.tables.lobby.join(table.id, GM, "Master", "fr")).master_asked is None
    late = program.tables.of(Master).answer(table.id, ANN, GM, granted=True)
    await refused(late, "master-not-asked")


async def test_the_host_alone_appoints_also_while_the_game_runs(program: Program) -> None:
    """Not even who may manage the channel lets somebody see everything; they may put an end to
    it."""
    table = await program.game(BOB)
    named = program.tables.of(Master).appoint(table.id, GUEST, GM, manager=True)
    await refused(named, "master-host")
    asked = await program.tables.of(Master).appoint(table.id, GUEST, GUEST, manager=True)
    assert (asked.master_id, asked.master_asked) == (None, GUEST)
    await refused(program.tables.of(Master).oversee(table.id, GUEST), "not-master")
    await refused(program.tables.of(Master).appoint(table.id, ANN, BOB), "master-seated")
    assert (await program.tables.of(Master).appoint(table.id, ANN, GM)).master_id == GM
    await program.outbox.flush()
    assert "master-named" in [said[2] for said in program.post.said("notice")]
    await refused(program.tables.of(Master).appoint(table.id, GM, GUEST), "master-host")
    await refused(program.tables.of(Master).appoint(table.id, BOB, None), "not-host")
    assert (
        await program.tables.of(Master).appoint(table.id, GUEST, None, manager=True)
    ).master_id is None


async def test_members_of_a_role_lead_unless_they_are_seated(program: Program) -> None:
    table = await program.game(BOB)
    for other in (BOB, GM):
        given = program.tables.of(Master).set_role(table.id, other, ROLE)
        await refused(given, "not-host")
    given = program.tables.of(Master).set_role(table.id, GUEST, ROLE, manager=True)
    await refused(given, "master-host")
    await program.tables.of(Master).set_role(table.id, ANN, ROLE)
    await refused(program.tables.of(Master).oversee(table.id, GM), "not-master")
    await refused(program.tables.of(Master).oversee(table.id, BOB, [ROLE]), "not-master")
    assert (await program.tables.of(Master).oversee(table.id, GM, [1, ROLE])).master_role == ROLE


async def test_the_role_of_everybody_cannot_lead(program: Program) -> None:
    """Discord gives it the server's number. Older tables may still name it: it makes nobody a game
    master."""
    table = await program.game(BOB)
    await refused(program.tables.of(Master).set_role(table.id, ANN, GUILD), "master-role-all")
    await program.tables.sessions.write(
        table.id, lambda table_tx: program.tables.sessions.set(table_tx, master_role=GUILD)
    )
    await refused(program.tables.of(Master).oversee(table.id, GUEST, [GUILD]), "not-master")


async def test_a_person_who_has_seen_everything_cannot_take_a_seat(program: Program) -> None:
    """Not even once somebody else leads the game, and not if only a role let them look."""
    table = await led(program)
    await program.tables.of(Master).set_role(table.id, ANN, ROLE)
    await program.tables.of(Master).oversee(table.id, GUEST, [ROLE])
    await program.tables.of(Master).appoint(table.id, GM, None)
    await program.tables.seats.offer(table.id, BOB, 1)
    for knows in (GM, GUEST):
        await refused(program.tables.seats.take(table.id, knows, "X", "fr", 1), "seat-master")
    assert (await program.tables.seats.take(table.id, CAT, "Cat", "fr", 1)).seated[1].user_id == CAT


LOOKS: dict[str, Callable[[Program, TableInfo], Awaitable[object]]] = {
    "panel": lambda program, table: program.tables.of(Master).oversee(table.id, GUEST, [ROLE]),
    "corrections": lambda program, table: program.tables.of(Master).corrections(
        table.id, GUEST, [ROLE]
    ),
    "correction": lambda program, table: program.tables.of(Master).correct(
        table.id, GUEST, set_points(0, 3), "why", [ROLE]
    ),
    "scene": lambda program, table: program.tables.of(Scenes).narrate(
        table.id, GUEST, "Night.", [ROLE]
    ),
    "dispute": lambda program, table: program.tables.of(Disputes).open(
        table.id, GUEST, "", "eh", [ROLE]
    ),
}


@pytest.mark.parametrize("look", LOOKS)
async def test_every_look_of_a_game_master_is_stored(program: Program, look: str) -> None:
    """A person who has looked by one of them, and then loses the role, takes no seat."""
    table = await program.game(BOB)
    await program.tables.of(Master).set_role(table.id, ANN, ROLE)
    await LOOKS[look](program, table)
    await program.tables.of(Master).set_role(table.id, ANN, None)
    await program.tables.seats.offer(table.id, BOB, 1)
    await refused(program.tables.seats.take(table.id, GUEST, "X", "fr", 1), "seat-master")


@pytest.mark.parametrize("looks", [False, True])
async def test_a_person_who_prepared_a_game_cannot_take_a_seat(
    program: Program, looks: bool
) -> None:
    """Nor who has only looked at what another has prepared."""
    table = await program.lobby(BOB)
    await program.tables.of(Master).set_role(table.id, ANN, ROLE)
    wish = preparations(GAMES[GAME], 2, {})[0]
    await program.tables.of(GamePreparation).apply(
        table.id, GUEST if not looks else GM, wish, [ROLE]
    )
    if looks:
        await program.tables.of(GamePreparation).record_so_far(table.id, GUEST, [ROLE])
    await program.tables.of(Master).set_role(table.id, ANN, None)
    await refused(program.tables.lobby.join(table.id, GUEST, "X", "fr"), "seat-master")
    assert len((await program.tables.lobby.join(table.id, CAT, "Cat", "fr")).seated) == 3


async def test_only_the_game_master_leads(program: Program) -> None:
    """Not a player, not the host, not somebody who happens to look on."""
    table = await led(program)
    points = set_points(0, 3)
    for who in (ANN, BOB, GUEST):
        await refused(program.tables.of(Master).oversee(table.id, who), "not-master")
        await refused(program.tables.of(Master).corrections(table.id, who), "not-master")
        await refused(program.tables.of(Master).correct(table.id, who, points, "why"), "not-master")
        await refused(program.tables.of(Master).undo_correction(table.id, who), "not-master")
        await refused(
            program.tables.of(Scenes).narrate(table.id, who, "Night falls."), "not-master"
        )
        await refused(program.tables.of(Disputes).open(table.id, who, "", "eh"), "not-master")
        await refused(program.tables.of(Disputes).rule(table.id, who, "so"), "not-master")


async def test_the_game_master_pauses_the_game_and_lets_it_go_on(program: Program) -> None:
    table = await led(program)
    assert (await program.tables.pausing.pause(table.id, GM)).status == "paused"
    assert (await program.tables.pausing.resume(table.id, GM)).status == "running"


# --- nobody can tell --------------------------------------------------------------------------


async def test_players_cannot_see_whether_a_game_master_looks(program: Program) -> None:
    """The same game twice, looked at after every move and not at all: every message is the same,
    to the byte, and so is what every player is shown."""
    told = []
    for looks in (False, True):
        table = await program.lobby(BOB, channel=8000 + looks)
        await program.tables.of(Master).appoint(table.id, ANN, GM)
        table, _ = await _dealt(program, table)
        for turn in range(6):
            if looks:
                await program.tables.of(Master).oversee(table.id, GM)
                await program.tables.play.view(table.id, EVERYTHING)
                await program.tables.of(Master).corrections(table.id, GM)
                await program.tables.play.log(table.id, EVERYTHING)
            await program.play(table, turn % 2)
            await program.outbox.flush()
        calls = [
            (call, i.kind, i.seat, i.kind != "retired" and i.key, i.occasion, dict(i.facts))
            for call, i in program.post.calls
        ]
        seen = [await lines(program, table, seat) for seat in (None, 0, 1)]
        views = [await program.tables.play.view(table.id, seat) for seat in (None, 0, 1)]
        told.append((calls, seen, views, await program.revisions(table)))
        program.time.pass_(CALL_INTERVAL_S)
        await program.outbox.flush()
        program.time.pass_(CALL_INTERVAL_S)
        program.post.clear()
    assert told[0] == told[1]
    assert told[0][0]


async def _dealt(program: Program, table: TableInfo) -> tuple[TableInfo, Any]:
    """The same deal each time."""
    game = await program.tables.sessions.write(
        table.id, lambda table_tx: program.tables.lobby.deal(table_tx, 12345)
    )
    return await program.tables.table_queries.info(table.id), game


# --- narrating --------------------------------------------------------------------------------


async def test_actions_of_a_game_master_are_marked(program: Program) -> None:
    table = await led(program)
    await program.tables.of(Master).correct(table.id, GM, set_points(1, 5), "why")
    await program.tables.of(Scenes).narrate(table.id, GM, "A scene.")
    marked = [(x.name, x.by) for x in await program.tables.play.log(table.id, None) if x.by]
    assert marked == [
        ("corrected", "master"),
        ("figure_set", "master"),
        ("narrated", "master"),
    ]
    game = codec.loads((await _state(program, table)) or "")
    assert game.new_events == []


async def _state(program: Program, table: TableInfo) -> str | None:
    from bot.store import games as rows

    return await program.store.read(lambda tx: rows.state_text(tx, table.id))
