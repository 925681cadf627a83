"""The menu of the Sins offers, beside their cards, to let a hero be for a round."""

from __future__ import annotations

from bot.features.plans.service import Plans
from bot.playground.people import Person
from bot.playground.world import Channel
from engine.games.the_others.guards import NoCard
from engine.games.the_others.sins.moments import SinMoment
from engine.kernel import question
from engine.rng import below
from tests.bot.face.conftest import *  # noqa: F403
from tests.bot.face.playing import Boot, press, words
from tests.standin import StandIn


async def test_the_sins_let_a_hero_be_with_one_press(
    boot: Boot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """[cards.moments] The plan then answers this question and the next ones about the hero."""
    async with boot(order_pause=1000.0) as bot:
        alice, bob = people[:2]
        tables, ids = bot.tables, [int(person.id) for person in people[:2]]
        table = await tables.lobby.open("the_others", None, int(channel.id), ids[0], "A", "fr")
        await tables.lobby.join(table.id, ids[1], "B", "fr")
        await tables.sessions.write(table.id, lambda table_tx: tables.lobby.deal(table_tx, 3))
        seed = 3
        while True:
            position = await tables.sessions.read(
                table.id, lambda table_tx: tables.sessions.position(table_tx)
            )
            seat = min(position.awaited)
            asked = question(position.game, seat)
            if isinstance(asked, SinMoment):
                break
            picks = position.seat_view(seat).picks
            seed, n = below(seed, len(picks))
            await tables.play.pick_value(table.id, ids[seat], seat, picks[n])
        sins = (alice, bob)[seat]
        menu = await (await sins.command(channel, "play")).last()
        page = await (await press(sins, menu, "Aucune carte contre")).last()
        assert "cette manche" in words(page)
        sheet = await tables.of(Plans).sheet(table.id, ids[seat], ahead=False)
        (line,) = sheet.plan
        assert line.pick == NoCard(asked.hero)
        assert line.stays
        assert sheet.answers
