"""Looking back at a finished game, from its last word: a picture to keep, and the same in words."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa

from bot.app.assembly import Bot
from bot.discord.context import Context
from bot.features.analysis import rows, service
from bot.features.analysis.service import GameAnalysis
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.table.after.replay import GameHistory, history_of, initial_game
from tests.bot.face.features.test_records import played_out, started
from tests.bot.face.playing import alts, buttons, last_public, press, words
from tests.standin import StandIn
from tests.waiting import PATIENCE_S

LABEL = "Qui menait ?"


async def kept(bot: Bot, number: int, **changed: Any) -> None:
    """Replace parts of a stored analysis."""

    def store(tx: Any) -> None:
        analysis = rows.analysis_of(tx, number)
        assert analysis is not None
        tx.execute(sa.delete(rows.hindsights))
        rows.store_analysis(tx, number, analysis | changed)

    await bot.tables.of(GameAnalysis).analysis(number)
    await bot.tables.sessions.change(store, "stale")


async def test_an_analysis_is_a_private_page(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice, bob = people[:2]
    number = await started(bot, standin, people, channel)
    assert all(LABEL not in buttons(m) for m in alice.messages(channel))
    await played_out(bot, standin, number)
    history = await bot.tables.sessions.read(number, history_of)
    move = next(move for move in history.moves if move.kind == "pick")
    there = {"ply": move.ply, "chapter": 1, "phase": "play", "part": 0, "seat": move.seat}
    there |= {"phase": history.package.view(initial_game(history), None).phase, "pick": move.pick}
    turn = there | {"better": move.pick, "chance": 0.2, "missed": 0.8}
    other = turn | {"ply": move.ply + 2, "missed": 0.4}
    swing = turn | {"whose": move.seat, "single": True}
    await kept(bot, number, turns=[turn, other], swing=swing)
    answer = await press(bob, last_public(bob, channel), LABEL)
    message = await answer.last()
    assert message.ephemeral
    assert words(message).startswith("## Rétrospective")
    (said,) = alts(message)
    assert words(message).count("la partie bascule") == 1
    assert "la partie bascule" in said
    for text in (words(message), said):
        sentence = next(line for line in text.splitlines() if "la partie bascule" in line)
        assert ("20 %" in sentence, "80 %" in sentence) == (True, True)
        assert sentence.count(" %") == 2, "one measurement: two chances"
        assert "2. " in text
    there = (await press(bob, message, "Revoir ce moment")).message
    assert "coup " in words(there)
    assert " % · " in said, "how the chances went, for those who do not see it"
    for how, told in (
        ({"single": True}, "de 80 % avant ce coup et de 20 % après"),
        ({"single": False}, "en quelques coups"),
    ):
        await kept(bot, number, turns=[], swing=swing | {"better": None} | how)
        message = await (await press(bob, last_public(bob, channel), LABEL)).last()
        assert told in words(message)


async def test_what_cannot_be_known_is_said_without_a_curve(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    bob = people[1]
    number = await started(bot, standin, people, channel)
    await played_out(bot, standin, number)
    await kept(bot, number, known=False, chances=[], turns=[], swing=None)
    message = await (await press(bob, last_public(bob, channel), LABEL)).last()
    assert "Je ne peux pas dire qui menait" in words(message)
    (said,) = alts(message)
    assert "Je ne peux pas dire qui menait" in said
    assert "Chances de gagner" not in said


async def test_looking_how_far_it_is_costs_nothing(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only who begins an analysis, or sees its result, spends one of the hour."""
    number = await started(bot, standin, people, channel)
    await played_out(bot, standin, number)
    bob, counted = people[1], list[str]()
    go_on = asyncio.Event()

    async def slowly(_: Any, history: GameHistory, report: Any) -> dict[str, Any]:
        report(0.5)
        await go_on.wait()
        return {"known": False, "chances": [], "turns": [], "swing": None}

    monkeypatch.setattr(service, "analyse", slowly)
    for seconds in ("SHOWN_AFTER_S", "EVERY_S"):
        monkeypatch.setattr(f"bot.discord.progress.{seconds}", 0.01)
    monkeypatch.setattr(Context, "count", lambda _, name: counted.append(name))
    looked = [await press(bob, last_public(bob, channel), LABEL) for _ in range(3)]
    assert counted == ["exports"]
    assert all("Je rejoue la partie" in words(look.message) for look in looked)
    go_on.set()
    await bot.tables.of(GameAnalysis).analysis(number)
    await asyncio.sleep(0.05)  # the answers are edited


async def test_an_answer_that_takes_long_gives_up_when_the_program_ends(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody waits for ever for a message that says that the answer will come."""
    number = await started(bot, standin, people, channel)
    await played_out(bot, standin, number)
    bob, go_on = people[1], asyncio.Event()

    async def slowly(_: Any, history: GameHistory, report: Any) -> dict[str, Any]:
        await go_on.wait()
        raise AssertionError("it has not been stopped")

    monkeypatch.setattr(service, "analyse", slowly)
    monkeypatch.setattr("bot.discord.progress.SHOWN_AFTER_S", 0.01)
    pressed = await press(bob, last_public(bob, channel), LABEL)
    assert "Je rejoue la partie" in words(pressed.message)
    bot.context.stopping.set()
    await bot.context.finish(PATIENCE_S)
    await standin.settled()
    assert "Je redémarre" in words(await pressed.last())
    assert not bot.context.busy


async def test_a_game_ended_early_offers_no_analysis(
    bot: Bot, standin: StandIn, people: tuple[Person, ...], channel: Channel
) -> None:
    alice = people[0]
    number = await started(bot, standin, people, channel)
    await bot.tables.ending.end(number, 6, leads=True)
    await standin.settled()
    await played_out(bot, standin, number)
    assert LABEL not in buttons(last_public(alice, channel))
