"""The game master's page of the touch board: everything hidden, and corrections by a touch."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.app.assembly import Bot
from bot.features.gm.master import Master
from bot.features.touch.leading import concerns
from bot.features.touch.service import TouchLinks
from bot.games import face
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.render.regions import Region
from bot.texts import Library
from engine.corrections import offered
from engine.games import GAMES
from engine.kernel import EVERYTHING
from tests.bot.core.tables.test_lobby import refused
from tests.bot.face.touch.test_touch import table_of
from tests.bot.face.touch.touching import line, token_of, touching
from tests.standin import StandIn


def can_be_corrected(game: str) -> bool:
    """Whether a game hides something, and can be corrected, from its beginning."""
    package = GAMES[game]
    state = package.new_game(2, 7, package.Options())
    views = package.view(state, EVERYTHING), package.view(state, None)
    record, texts = package.record(state, EVERYTHING), Library().texts("en", game)
    hidden = [thing for thing in face(game).hidden(*views, record, texts) if thing.at]
    return bool(hidden and offered(state))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_most_corrections_are_found_by_what_they_name(game: str) -> None:
    package = GAMES[game]
    state = package.new_game(max(2, package.SEATS[0]), 7, package.Options())
    corrections = offered(state)
    square = ((0, 0), (1, 0), (1, 1), (0, 1))
    for correction in corrections[:50]:
        seat = getattr(correction, "seat", None)
        if isinstance(seat, int) and seat >= 0:
            assert concerns(correction, Region(square, (f"rival:{seat}",)))
            assert not concerns(correction, Region(square, (f"rival:{seat + 7}",)))
        assert not concerns(correction, Region(square, ("place:nowhere",)))


async def test_a_master_sees_what_is_hidden_and_corrects_what_is_touched(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bruno, chloe = people[:3]
    game = next(name for name in GAMES if 2 in GAMES[name].SEATS and can_be_corrected(name))
    table = await table_of(reached, channel, alice, bruno, game=game)
    links, master = reached.tables.of(TouchLinks), reached.tables.of(Master)
    await refused(links.make(table.id, int(chloe.id), watch=False, lead=True), "not-master")
    watch = await token_of(reached, table.id, chloe, watch=True)
    await master.appoint(table.id, int(alice.id), int(chloe.id))
    token = await links.make(table.id, int(chloe.id), watch=False, lead=True)
    shows = ["board"]
    async with touching(reached, watch, shows=shows) as spectator:
        assert spectator.state["sheet"] == ""
        async with touching(reached, token, shows=shows) as hands:
            view, public, record = await master.hidden(table.id)
            assert public == await reached.tables.play.view(table.id, None)
            assert view == await reached.tables.play.view(table.id, EVERYTHING)
            assert record is not None
            await hands.ask(do="show", shows=["board", "sheet-text"])
            await hands.until("state")
            assert hands.state["who"] == "As game master"
            assert hands.state["aside"] == "What some players cannot see"
            assert len(hands.state["sheet"]) > 40
            regions = hands.pictures["board"]["regions"]
            secret = next(at for at, region in enumerate(regions) if region["hidden"])
            assert (await hands.look(secret))["told"][0].startswith("Hidden here: ")
            assert not any(r["hidden"] for r in spectator.pictures["board"]["regions"])
            found = []
            for index in range(len(hands.pictures["board"]["regions"])):
                thing = await hands.look(index)
                found += [(thing["why"], pick) for pick in thing["picks"]]
            why, pick = found[0]
            assert why == "Why (everybody will read it)"
            before = (await reached.tables.table_queries.info(table.id)).ply
            state = await hands.press(pick["id"], " ")
            assert (await reached.tables.table_queries.info(table.id)).ply == before
            state = await hands.press(found[-1][1]["id"], "The wind took it.")
            assert "Corrected" in state["menu"]["text"]
            log = await reached.tables.play.log(table.id, None)
            assert ("corrected", {"words": "The wind took it."}) in [
                (told.name, told.facts) for told in log
            ]
            await hands.ask(do="press", id=f"p1:{table.id}:0:0:0", values=["x"])
            assert (await hands.until("state"))["menu"]["text"]
        await master.appoint(table.id, int(alice.id), None)
        async with line(reached) as again:
            await again.ask(do="hello", token=token, locale="en")
            assert (await again.until("refused"))["over"]
        assert "sheet" in spectator.state
        assert "As game master" not in json.dumps(spectator.told)


def corrections_on(thing: dict[str, Any]) -> list[str]:
    """The buttons of the corrections of a touched thing."""
    return [pick["id"] for pick in thing["picks"] if ":correct:" in pick["id"]]


async def test_a_role_leads_by_the_page_until_it_is_lost(
    reached: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    """At each request Discord is asked for the roles: a link outlives a role, its page does not.
    Nothing that a page of before knows makes a correction, and a move of others brings it
    nothing."""
    alice, bruno, chloe, dan = people[:4]
    game = next(name for name in GAMES if 2 in GAMES[name].SEATS and can_be_corrected(name))
    table = await table_of(reached, channel, alice, bruno, game=game)
    links, master = reached.tables.of(TouchLinks), reached.tables.of(Master)
    role = standin.add_role("Conteurs", chloe.record, dan.record)
    await master.set_role(table.id, int(alice.id), int(role.id))
    await refused(links.make(table.id, int(chloe.id), watch=False, lead=True), "not-master")
    roles = frozenset({int(role.id)})
    token = await links.make(table.id, int(chloe.id), watch=False, lead=True, roles=roles)
    seated = await links.make(table.id, int(dan.id), watch=False, lead=True, roles=roles)
    async with touching(reached, token, shows=["board"]) as hands:
        assert hands.state["who"] == "As game master"
        for index in range(len(hands.pictures["board"]["regions"])):
            if ids := corrections_on(await hands.look(index)):
                break
        before = (await reached.tables.table_queries.info(table.id)).ply
        state = await hands.press(ids[-1], "The wind took it.")
        assert "Corrected" in state["menu"]["text"]
        assert (await reached.tables.table_queries.info(table.id)).ply == before + 1
        chloe.record.roles.clear()
        await hands.ask(do="press", id=ids[0], values=["For me."])
        assert (await hands.until("refused"))["over"]
        assert (await reached.tables.table_queries.info(table.id)).ply == before + 1
    async with line(reached) as again:
        await again.ask(do="hello", token=token, locale="en")
        assert (await again.until("refused"))["over"]
        assert "As game master" not in json.dumps(again.told)
    async with touching(reached, seated, shows=["board"]) as other:
        dan.record.roles.clear()
        known = len(other.told)
        at = reached.tables.play
        questions = [await at.ask(table.id, seat) for seat in (0, 1)]
        asked = next(asked for asked in questions if asked.picks)
        player = (alice, bruno)[asked.seat]
        await at.pick(table.id, int(player.id), asked.seat, asked.revision, 0)
        assert (await other.until("refused"))["over"]
        assert [frame["type"] for frame in other.told[known:]] == ["refused"]


async def test_a_page_of_a_role_closes_while_discord_does_not_answer(
    reached: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bruno, chloe = people[:3]
    table = await table_of(reached, channel, alice, bruno)
    role = standin.add_role("Conteurs", chloe.record)
    await reached.tables.of(Master).set_role(table.id, int(alice.id), int(role.id))
    token = await reached.tables.of(TouchLinks).make(
        table.id, int(chloe.id), watch=False, lead=True, roles={int(role.id)}
    )
    async with touching(reached, token, shows=["board"]) as hands:
        chloe.record.member = False
        await hands.ask(do="locale", locale="fr")
        assert (await hands.until("refused"))["over"]
