"""What a person reads after a fault: its id, and whether the move was stored."""

from __future__ import annotations

from typing import Any

import pytest
from aiohttp import ServerDisconnectedError

from bot.app.assembly import Bot
from bot.playground.errors import Refusal
from bot.playground.people import Person
from bot.playground.world import Channel
from bot.table import Refused
from tests.bot.face.playing import Boot, buttons, rest, words
from tests.bot.face.tables.test_play import started
from tests.standin import StandIn
from tests.waiting import until


async def test_an_unexpected_error_is_logged_and_shown_with_its_id(
    boot: Boot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    alice, bob = people[:2]
    async with boot() as bot:
        await started(bot, standin, alice, bob, channel)

        async def broken(*_: object) -> None:
            raise ZeroDivisionError("secret innards")

        for asking, name in ((bot.tables.event_log, "unseen"), (bot.tables.play, "ask")):
            monkeypatch.setattr(asking, name, broken)
        told = words(await (await alice.command(channel, "play")).final())
        assert "innards" not in told
        ident = told.split("`")[1]
        assert any(f"fault {ident}" in r.getMessage() for r in caplog.records)
        assert await alice.autocomplete(channel, "move", {"move": ""}, "move") == []


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_an_error_says_whether_the_move_was_stored(
    boot: Boot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
    after: bool,
) -> None:
    alice, bob = people[:2]

    async def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    async with boot() as bot:
        menu = await started(bot, standin, alice, bob, channel)
        button = next(i for i in buttons(menu).values() if i.startswith(("t1:", "m1:")))
        table = await bot.tables.table_queries.at_channel(int(channel.id))
        assert table is not None
        pick = bot.tables.play.pick

        async def taken(*given: Any, **more: Any) -> None:
            await pick(*given, **more)
            raise ZeroDivisionError

        monkeypatch.setattr(bot.tables.play, "pick", taken if after else broken)
        for _ in range(3):
            shown = await alice.click(menu, button)
            if shown.message is None or "`/jouer`" in shown.message.text():
                break
            if "rien n’a été joué" in shown.message.text():
                break
            menu = shown.message
            button = next(i for i in buttons(menu).values() if i.startswith(("t1:", "t2:", "m1:")))
        assert shown.message is not None
        told = shown.message.text()
        now = await bot.tables.table_queries.info(table.id)
        assert (now.ply > table.ply) == after
        assert ("rien n’a été joué" in told) != after
        assert ("votre coup est bien enregistré" in told) == after


async def test_a_late_answer_is_only_logged(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.playground.people.DEADLINE", 0.1)  # for the answer never arrives
    monkeypatch.setattr("bot.discord.replies.DEFER_AFTER", 1e6)  # on a slow machine too
    standin.faults.next(404, count=1, route="/callback", code=10062)
    with pytest.raises(Refusal):
        await people[0].command(channel, "rules", {"topic": "setup"})
    await until(lambda: not standin.faults.coming)
    await rest(bot, standin)
    assert "came too late to answer" in caplog.text


async def test_a_failing_database_is_answered_with_a_sentence(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def broken(*_: object) -> None:
        raise Refused("storage")

    monkeypatch.setattr(bot.tables.notes, "note_locale", broken)
    monkeypatch.setattr(bot.tables.table_queries, "at_channel", broken)
    answer = await people[0].command(channel, "play")
    assert "enregistrer" in words(answer.message)


@pytest.mark.parametrize("error", [ServerDisconnectedError(), RuntimeError("Session is closed")])
async def test_what_fails_while_the_program_stops_is_one_line_of_the_log(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    error: Exception,
) -> None:
    async def broken(*_: object) -> None:
        raise error

    monkeypatch.setattr("bot.playground.people.DEADLINE", 0.1)  # for the answer never arrives
    monkeypatch.setattr(bot.tables.table_queries, "at_channel", broken)
    monkeypatch.setattr("discord.Client.is_closed", lambda _: True)
    with pytest.raises(Refusal):
        await people[0].command(channel, "play")
    await until(lambda: "left without an answer" in caplog.text)
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060), (500, 0)])
async def test_suggestions_that_are_late_or_sent_twice_are_no_fault(
    bot: Bot,
    standin: StandIn,
    people: tuple[Person, ...],
    channel: Channel,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    status: int,
    code: int,
) -> None:
    alice, bob = people[:2]
    await started(bot, standin, alice, bob, channel)
    monkeypatch.setattr("bot.playground.people.DEADLINE", 0.1)  # for the answer never arrives
    standin.faults.next(status, count=9, route="/callback", code=code)
    with pytest.raises(Refusal):
        await alice.autocomplete(channel, "move", {"move": "mettre"}, "move")
    await until(lambda: any(r.name == "discord.app_commands.tree" for r in caplog.records))
    await standin.settled()
    records = [r for r in caplog.records if r.name == "discord.app_commands.tree"]
    assert [(r.levelname, r.exc_info) for r in records] == [("INFO", None)]
    standin.faults.clear()
