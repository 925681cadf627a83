"""A rehearsal on the touch board: its board, taps and menu are those of the copy."""

from __future__ import annotations

from bot.app.assembly import Bot
from bot.playground.people import Person
from bot.playground.world import Channel
from tests.bot.face.touch.test_touch import table_of, touching
from tests.bot.face.touch.touching import Hands, token_of


def ident(hands: Hands, label: str) -> str:
    """The id of the button whose label begins so."""
    return next(item["id"] for item in hands.items() if item["label"].startswith(label))


async def onward(hands: Hands) -> None:
    """Press the first button, or choose the first options, of the menu of the copy."""
    item = next(item for item in hands.items() if ":rehearse_at:" in item["id"])
    values = [one["value"] for one in item.get("options", ())[: item.get("least", 0)]]
    await hands.press(item["id"], *values)


async def test_a_turn_is_rehearsed_by_taps_and_nobody_else_gets_a_frame(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bruno = people[:2]
    table = await table_of(reached, channel, alice, bruno, game="happy_dayz")
    mine, theirs = [await token_of(reached, table.id, person) for person in (alice, bruno)]
    ply = (await reached.tables.table_queries.info(table.id)).ply
    async with touching(reached, mine) as hands, touching(reached, theirs) as other:
        before = hands.state["menu"]["title"]
        state = await hands.press(ident(hands, "Rehearse my turn"))
        assert "Rehearsal" in state["menu"]["title"]
        await hands.quiet()
        tapped = 0
        for index, region in enumerate(hands.pictures["sheet"]["regions"]):
            if region["picks"]:
                thing = await hands.look(index, "sheet")
                state = await hands.press(thing["picks"][0]["id"])
                tapped += 1
                break
        assert tapped
        while "So far" not in hands.state["menu"]["text"]:
            await onward(hands)
        await hands.quiet()
        state = await hands.press(ident(hands, "Take this"))
        assert "So far" not in state["menu"]["text"]
        stale = await hands.press(f"t1:{table.id}:0:3:0")
        assert "out of date" in stale["menu"]["text"]
        state = await hands.press(ident(hands, "Leave"))
        assert "has seen none" in state["menu"]["text"]
        assert state["menu"]["title"] == before
        assert await other.quiet() == []
    assert (await reached.tables.table_queries.info(table.id)).ply == ply


async def test_what_was_rehearsed_is_played_or_kept_from_the_page(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bruno = people[:2]
    table = await table_of(reached, channel, alice, bruno, game="happy_dayz")
    ply = (await reached.tables.table_queries.info(table.id)).ply
    async with touching(reached, await token_of(reached, table.id, alice)) as hands:
        for last in ("Keep as plan", "Play all this"):
            await hands.press(ident(hands, "Rehearse my turn"))
            state = await hands.press(next(i["id"] for i in hands.items() if "t1-" in i["id"]))
            assert "So far" in state["menu"]["text"]
            state = await hands.press(ident(hands, last))
            while "Rehearsal" in state["menu"]["title"]:  # it was brought up to date meanwhile
                state = await hands.until("state")
        assert "The move you rehearsed has been played" in state["menu"]["text"]
    assert (await reached.tables.table_queries.info(table.id)).ply > ply
