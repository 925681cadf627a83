"""The board one touches: a page plays as Discord's buttons do, and nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.app.assembly import Bot
from bot.features.touch import content, live
from bot.features.touch.live import BURST_FRAMES
from bot.games import face
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.render.draw.look import rgb
from bot.render.looks import look_tables
from bot.render.regions import regions_for
from bot.table import TableInfo
from bot.texts import Library
from engine.games import GAMES
from tests.bot.face.touch.touching import Hands, line, token_of, touching
from tests.draw.test_pictures import contrast
from tests.lab.clicks.midgame import advance

GUILD = 200000000000000001


async def table_of(
    bot: Bot, channel: Channel, *players: Person, game: str = "gharkane"
) -> TableInfo:
    """A game of these people, begun without a press."""
    host, lobby = players[0], bot.tables.lobby
    table = await lobby.open(game, GUILD, int(channel.id), int(host.id), host.name, "fr")
    for player in players[1:]:
        await lobby.join(table.id, int(player.id), player.name, "en")
    return await lobby.start(table.id, int(host.id))


async def settle(hands: Hands, chance: random.Random) -> bool:
    """Press something that the page offers; False if it offers nothing."""
    items = [item for item in hands.items() if not item["id"].startswith("l1:")]
    if not items:
        return False
    item = chance.choice(items)
    values: list[str] = []
    if "options" in item:
        count = chance.randint(item["least"], min(item["most"], len(item["options"])))
        values = [one["value"] for one in chance.sample(item["options"], count)]
    await hands.press(item["id"], *values)
    return True


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_page_plays_a_game_by_its_menu(
    game: str, reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bruno = people[:2]
    table = await table_of(reached, channel, alice, bruno, game=game)
    tokens = [await token_of(reached, table.id, person) for person in (alice, bruno)]
    begun = (await reached.tables.table_queries.info(table.id)).ply
    chance = random.Random(game)
    async with (
        touching(reached, tokens[0]) as own_hands,
        touching(reached, tokens[1], "fr") as theirs,
    ):
        for _ in range(60):
            for hands in (own_hands, theirs):
                if not await settle(hands, chance):
                    await hands.quiet(0.05)
        assert (own_hands.state["locale"], theirs.state["locale"]) == ("en", "fr")
    assert (await reached.tables.table_queries.info(table.id)).ply > begun + 3


async def open_regions(bot: Bot, token: str) -> int:
    """How many regions of the board a page that is opened now has picks for."""
    async with touching(bot, token) as hands:
        return sum(region["picks"] > 0 for region in hands.pictures["board"]["regions"])


async def test_a_tapped_thing_is_named_with_its_picks(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bruno = people[:2]
    table = await table_of(reached, channel, alice, bruno)
    mine, theirs = [await token_of(reached, table.id, person) for person in (alice, bruno)]
    chance = random.Random(4)
    async with touching(reached, mine) as hands, touching(reached, theirs) as other:
        for _ in range(80):
            for one in (hands, other):
                if not await settle(one, chance):
                    await one.quiet(0.1)
            if await open_regions(reached, mine):
                break
    async with touching(reached, mine) as hands:
        regions = hands.pictures["board"]["regions"]
        asked = await reached.tables.play.ask(table.id, 0)
        for index, region in enumerate(regions):
            thing = await hands.look(index)
            assert thing["name"] == region["name"] != ""
            assert len(thing["picks"]) + thing["more"] == region["picks"]
            for pick in thing["picks"]:
                kind, number, seat, revision, at = pick["id"].split(":")
                found = (kind, int(number), int(seat), int(revision))
                assert found == ("t1", table.id, 0, asked.revision)
                assert 0 <= int(at) < len(asked.picks)
                assert pick["label"]
        open_at = next(at for at, region in enumerate(regions) if region["picks"])
        pick = (await hands.look(open_at))["picks"][0]
        before = (await reached.tables.table_queries.info(table.id)).ply
        await hands.press(pick["id"])
        assert (await reached.tables.table_queries.info(table.id)).ply > before
        stale = await hands.press(pick["id"])
        assert "out of date" in stale["menu"]["text"]


async def test_a_stale_tap_gets_a_fresh_board(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bruno = people[:2]
    table = await table_of(reached, channel, alice, bruno, game="happy_dayz")
    async with touching(reached, await token_of(reached, table.id, alice)) as hands:
        old = next(item["id"] for item in hands.items() if item["id"].startswith("t1:"))
        asked = await reached.tables.play.ask(table.id, 0)
        await reached.tables.play.pick(table.id, int(alice.id), 0, asked.revision, 0)
        ply = (await reached.tables.table_queries.info(table.id)).ply
        await hands.ask(do="press", id=old, values=[])
        while "out of date" not in hands.state["menu"]["text"]:
            await hands.until("state")
        assert old not in [item["id"] for item in hands.items()]
        assert (await reached.tables.table_queries.info(table.id)).ply == ply
        await hands.quiet()
        await hands.ask(do="look", which="board", region=0, key="board-of-before.png")
        assert (await hands.until("state"))["type"] == "state"
        assert (await hands.until("picture"))["which"] == "board"


FORGED = (
    "t1:{table}:1:1:0", "m1:{table}:1:1:0", "t1:999:0:1:0", "l1:{table}:end", "l1:{table}:sheet",
    "e1:{table}:panel", "f1:{table}:notes", "h1:forget", "t2:{table}:0:1:", "s1:{table}:0:1:0",
    "t1:{table}:0:1:99999", "nonsense", "", "t1:" + "9" * 90,
)  # fmt: skip


async def test_ids_of_the_page_do_no_more_than_the_seats_menu(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bruno = people[:2]
    table = await table_of(reached, channel, alice, bruno)
    async with touching(reached, await token_of(reached, table.id, alice)) as hands:
        for forged in FORGED:
            await hands.ask(do="press", id=forged.format(table=table.id), values=["7", "x"])
            found = await hands.frame()
            while found["type"] in ("picture", "bytes"):
                found = await hands.frame()
            assert found["type"] in ("refused", "state"), forged
        wrong = {"do": "look", "which": 3, "region": "x", "key": 1}
        for frame in ({}, {"do": "look"}, wrong, {"do": "press"}, {"do": "locale"}, {"do": ["x"]}):
            await hands.ask(**frame)
            assert (await hands.until("refused"))["over"] is False
        info = await reached.tables.table_queries.info(table.id)
        assert (info.status, info.ply) == ("running", table.ply)


async def test_a_spectators_page_shows_public_facts_and_cannot_play(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bruno, chloe = people[:3]
    table = await table_of(reached, channel, alice, bruno, game="happy_dayz")
    token = await token_of(reached, table.id, chloe, watch=True)
    async with touching(reached, token) as hands:
        assert hands.state["sheet"] == ""
        assert hands.state["menu"]["rows"] == []
        assert "Alice" in hands.state["awaited"]
        assert set(hands.pictures) == {"board"}
        await hands.ask(do="press", id=f"t1:{table.id}:0:1:0", values=[])
        assert (await hands.until("refused"))["over"] is False
        assert (await reached.tables.table_queries.info(table.id)).ply == table.ply
        asked = await reached.tables.play.ask(table.id, 0)
        await reached.tables.play.pick(table.id, int(alice.id), 0, asked.revision, 0)
        assert (await hands.until("state"))["log"], "it hears of it by itself"


async def test_a_page_gets_only_its_seats_regions_of_the_board(
    reached: Bot, people: tuple[Person, ...], channel: Channel, library: Library
) -> None:
    table = await table_of(reached, channel, *people[:2])
    await advance(reached.tables, table.id, 40)
    drawings, counts = face("gharkane").drawings, []
    assert drawings is not None
    texts = library.texts("fr", "gharkane", ["Alice", "Bruno"])
    for seat, person in ((0, people[0]), (1, people[1]), (None, people[2])):
        token = await token_of(reached, table.id, person, watch=seat is None)
        async with touching(reached, token, "fr") as hands:
            shown = [region["points"] for region in hands.pictures["board"]["regions"]]
        own = drawings.board(await reached.tables.play.view(table.id, seat), texts, "computer")
        expected = regions_for(own.regions, seat)
        assert shown == [[n for corner in region.polygon for n in corner] for region in expected]
        counts.append(len(shown))
    assert min(counts[:2]) > counts[2], "each seat's heroes are its own"


async def test_a_page_receives_nothing_that_its_viewer_cannot_see(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bruno, chloe = people[:3]
    table = await table_of(reached, channel, alice, bruno)  # both choose a shelter, unseen
    tokens = [await token_of(reached, table.id, alice)]
    tokens.append(await token_of(reached, table.id, chloe, watch=True))
    async with touching(reached, tokens[0]) as rival, touching(reached, tokens[1]) as watcher:
        asked = await reached.tables.play.ask(table.id, 1)
        before = await reached.tables.play.view(table.id, None)
        await reached.tables.play.pick(table.id, int(bruno.id), 1, asked.revision, 0)
        assert await reached.tables.play.view(table.id, None) == before
        assert await rival.quiet() == []
        assert await watcher.quiet() == []


async def test_hidden_parts_of_a_page_are_neither_sent_nor_drawn(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    table = await table_of(reached, channel, *people[:2])
    token = await token_of(reached, table.id, people[0])
    async with line(reached) as hands:
        await hands.ask(do="hello", token=token, locale="en", shows=["board"])
        await hands.until("bytes")
        await hands.quiet()
        assert set(hands.pictures) == {"board"}
        assert hands.state["pictures"] == ["board", "sheet"]
        assert (hands.state["board"], hands.state["sheet"]) == (None, None)
        await hands.ask(do="show", shows=["sheet", "sheet-text"], have=[])
        assert (await hands.until("state"))["sheet"]
        assert (await hands.until("picture"))["which"] == "sheet"
        assert hands.state["board"] is None
        await hands.quiet()
        await hands.ask(do="show", shows=[{}, 7, "nonsense"], have=7)
        assert (await hands.until("state"))["sheet"] is None
    async with line(reached) as hands:
        await hands.ask(do="hello", token=token, locale="en", shows=7, have=7)
        assert (await hands.until("state"))["sheet"], "what makes no sense is left out"


async def test_the_person_who_clicks_is_answered_before_others_are_updated(
    reached: Bot,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = await table_of(reached, channel, *people[:2], game="happy_dayz")
    tokens = [await token_of(reached, table.id, person) for person in people[:2]]
    built: list[int | None] = []
    state = content.state

    async def noted(*args: Any) -> Any:
        built.append(args[2].seat)
        return await state(*args)

    async with touching(reached, tokens[0]) as own_hands, touching(reached, tokens[1]) as theirs:
        monkeypatch.setattr(content, "state", noted)
        await own_hands.press(f"t1:{table.id}:0:{table.seated[0].revision}:0")
        await theirs.until("state")
        assert built[0] == 0


async def test_spectators_share_one_built_page(
    reached: Bot,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    alice, bruno, chloe, david = people[:4]
    table = await table_of(reached, channel, alice, bruno, game="happy_dayz")
    tokens = [await token_of(reached, table.id, person, watch=True) for person in (chloe, david)]
    built: list[str] = []
    state = content.state

    async def noted(*args: Any) -> Any:
        built.append(args[3].plain.locale)
        return await state(*args)

    async with (
        touching(reached, tokens[0]) as one,
        touching(reached, tokens[1]) as other,
        touching(reached, tokens[1], "fr") as third,
    ):
        monkeypatch.setattr(content, "state", noted)
        asked = await reached.tables.play.ask(table.id, 0)
        await reached.tables.play.pick(table.id, int(alice.id), 0, asked.revision, 0)
        for hands in (one, other, third):
            await hands.until("state")
        assert built.count("en") == built.count("fr") > 0


@pytest.mark.parametrize("game", [game for game in sorted(GAMES) if face(game).pictures])
async def test_a_portrait_page_gets_a_tall_board_of_the_same_things(
    game: str, reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    table = await table_of(reached, channel, *people[:2], game=game)
    token = await token_of(reached, table.id, people[0])
    async with touching(reached, token, upright=True) as hands:
        tall = hands.pictures["board"]
        assert tall["high"] > tall["wide"] in (650, 696, 720, 725)
        await hands.ask(do="show", shows=["board"], have=[], upright=False)
        wide = await hands.until("picture")
        assert wide["wide"] > wide["high"] * 0.75
        assert {r["name"] for r in wide["regions"]} == {r["name"] for r in tall["regions"]}
        for drawn in (wide, tall):
            for left, top, right, low in drawn["taken"]:  # pins cover no letters of the picture
                assert left < right <= drawn["wide"]
                assert top < low <= drawn["high"]
            assert len(drawn["taken"]) > 20
        await hands.until("bytes")
        for index, region in enumerate(wide["regions"][:2]):
            thing = await hands.look(index)
            assert thing["name"] == region["name"], "taps are on the picture it shows"


async def test_a_reconnected_page_is_sent_only_new_pictures(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    table = await table_of(reached, channel, *people[:2])
    token = await token_of(reached, table.id, people[0])
    async with touching(reached, token) as hands:
        keys = [one["key"] for one in hands.pictures.values()]
        assert len([one for one in hands.told if one["type"] == "bytes"]) == 2
    async with touching(reached, token, have=keys) as hands:
        assert [one for one in hands.told if one["type"] == "bytes"] == []
        assert len(hands.pictures) == 2
        await hands.ask(do="locale", locale="fr")
        assert (await hands.until("state"))["locale"] == "fr"


async def test_undo_on_the_page_equals_undo_in_discord(
    reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    table = await table_of(reached, channel, *people[:2], game="happy_dayz")
    async with touching(reached, await token_of(reached, table.id, people[0])) as hands:
        await hands.press(f"t1:{table.id}:0:{table.seated[0].revision}:0")
        state = await hands.press(f"l1:{table.id}:undo")
        assert state["menu"]["rows"]
        moves = (await reached.tables.table_queries.info(table.id)).ply
        assert moves > table.ply


async def test_excess_frames_are_refused(
    reached: Bot,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live, "FRAMES_PER_S", 0.0)  # else a slow machine leaves time for more
    table = await table_of(reached, channel, *people[:2])
    async with touching(reached, await token_of(reached, table.id, people[0])) as hands:
        for _ in range(int(BURST_FRAMES) + 20):
            await hands.ask(do="nothing")
        found = [await hands.until("refused") for _ in range(int(BURST_FRAMES) + 20)]
        assert "too fast" in found[-1]["text"]
        assert "too fast" not in found[0]["text"]


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_the_facts_of_an_answer_are_on_its_button_and_its_number_on_its_place(
    game: str, reached: Bot, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bruno = people[:2]
    table = await table_of(reached, channel, alice, bruno, game=game)
    tokens = [await token_of(reached, table.id, person) for person in (alice, bruno)]
    chance = random.Random(3)
    told, placed = 0, 0
    async with touching(reached, tokens[0]) as hands, touching(reached, tokens[1]) as other:
        for _ in range(40):
            await hands.quiet(0.05)
            state = hands.state
            assert [seat["awaited"] for seat in state["seats"]].count(True) <= 2
            assert (state["turn"] == "Your turn") is state["mine"]
            answers = {item["id"]: item.get("hint", "") for item in hands.items()}
            for item in hands.items():
                answers |= {one["value"]: one["hint"] for one in item.get("options", ())}
            for hint in filter(None, answers.values()):
                told += 1
                assert f"**: {hint}" not in state["menu"]["text"]
            for picture in hands.pictures.values():
                named = [ident for region in picture["regions"] for ident in region["answers"]]
                placed += len(named)
            for one in (hands, other):
                if not await settle(one, chance):
                    await one.quiet(0.05)
    assert told > 0
    assert placed > 0


def test_the_colours_of_a_page_are_legible_in_both_themes() -> None:
    for game in ("art", *GAMES):
        for theme, named in look_tables(game)["page"].items():
            colours = {name: rgb(colour) for name, colour in named.items()}
            ink = colours["page" if theme == "dark" else "text"]
            assert contrast(ink, colours["lamp"]) >= 4.5, (game, theme)
            mixed = [  # as touch.css mixes them
                tuple(
                    round(own + (lamp - own) * share)
                    for own, lamp in zip(colours["raised"], colours["lamp"], strict=True)
                )
                for share in (0.1, 0.2)
            ]
            for ground in (*(colours[name] for name in ("page", "panel", "raised")), *mixed):
                for name in ("text", "soft"):
                    assert contrast(colours[name], ground) >= 4.5, (game, theme, name)
            for ground in ("page", "panel"):
                assert contrast(colours["danger"], colours[ground]) >= 4.5, (game, theme, ground)
                assert contrast(colours["edge"], colours[ground]) >= 2, (game, theme, ground)
