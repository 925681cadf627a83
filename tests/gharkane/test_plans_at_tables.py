"""Plans of Gharkane at a table of the bot."""

from __future__ import annotations

from bot.features.plans.service import Plans
from bot.store import games as rows
from engine import codec
from engine.games.gharkane.guards import Brace, HandOver
from engine.games.gharkane.night.moves import NextHero
from engine.games.gharkane.picks import MoveHero
from engine.plans import new_line
from tests.bot.core.conftest import *  # noqa: F403
from tests.bot.core.conftest import ANN, BOB, CAT, CHANNEL, GUILD, Program
from tests.bot.core.features.test_orders import looked_at, made
from tests.gharkane.conftest import begin, hero, night, standing


async def test_a_plan_faces_a_pressure_after_another_victim(program: Program) -> None:
    """[night.pressure.defend] Who is asked second is not stopped meanwhile."""
    lobby = program.tables.lobby
    table = await lobby.open("gharkane", GUILD, CHANNEL, ANN, "Ann", "fr")
    for user, name in ((BOB, "Bob"), (CAT, "Cat")):
        await lobby.join(table.id, user, name, "fr")
    await program.tables.sessions.write(table.id, lambda table_tx: lobby.deal(table_tx, 1))
    game = night(3)
    for seat in (0, 1):
        standing(game, seat, 3, "nornaald")
    hero(game, 2, 5, "jenntur")
    state = codec.dumps(begin(game, NextHero(2)))
    await program.store.write(
        lambda tx: rows.set_game(tx, table.id, program.time.now(), state=state)
    )
    await program.restart()
    plans = program.tables.of(Plans)
    lines = new_line("FacePressure", Brace(0)), new_line("GiveGoods", HandOver("most"))
    for user in (ANN, BOB):
        key = (await plans.sheet(table.id, user, ahead=False)).key
        await plans.change(table.id, user, key, lambda _: lines)
    move = MoveHero(5, "jenntur", "nornaald", deed="collect")
    await program.tables.play.pick_value(table.id, CAT, 2, move)
    for user in (ANN, BOB):
        assert (await plans.sheet(table.id, user, ahead=False)).stopped == ""
    while await looked_at(program):
        pass
    assert [(seat, by) for seat, by, _ in await made(program, table)][-4:] == [
        (seat, "plan") for seat in (0, 0, 1, 1)
    ]
