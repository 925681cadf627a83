"""What Discord takes away in the middle of a game: REST, lines, messages, places, the bot."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.app.assembly import Bot
from bot.playground import posts
from bot.texts import Library
from engine.games import GAMES
from tests.bot.face.playing import rest, running
from tests.e2e.player import newest_public, open_table
from tests.long.sound import moves_of, unsound
from tests.long.stubborn import Stubborn, lost, play_on
from tests.standin import StandIn

MINUTE = 60.0
PICKS = 12
"""Before something is taken away, and after it is back."""
MANY = 1_000_000


class Evening:
    """A table of two and everything that can be done to it."""

    def __init__(self, stand_in: StandIn, bot: Bot, game: str) -> None:
        self.stand_in, self.bot, self.game = stand_in, bot, game
        self.people = [stand_in.person("Alice"), stand_in.person("Bruno")]
        self.channel = stand_in.channel("table")
        self.players = [
            Stubborn(p, self.channel, n + 3, bot.store) for n, p in enumerate(self.people)
        ]

    def picks(self) -> int:
        return sum(player.picks for player in self.players)

    async def some_picks(self) -> None:
        """People play a while."""
        before = self.picks()
        await play_on(self.players, lambda: self.picks() >= before + PICKS)

    async def status(self) -> tuple[str, str]:
        """The table's status, and what is missing."""
        table = await self.bot.tables.table_queries.info(1)
        return table.status, table.missing

    async def resumed(self) -> None:
        """The host goes on with the game."""
        answer = await self.people[0].command(self.channel, "game resume")
        await answer.final()
        assert await self.status() == ("running", "")


async def rest_down(evening: Evening) -> None:
    """Nothing but the gateway works, for a minute, in which people click on."""
    fault = evening.stand_in.faults.next(503, count=MANY)
    until = time.monotonic() + MINUTE
    await play_on(evening.players, lambda: time.monotonic() > until)
    evening.stand_in.faults.coming.remove(fault)


async def lines_cut(evening: Evening) -> None:
    """The gateway's line is cut again and again."""
    for _ in range(10):
        await evening.stand_in.gateway.drop()
        before = evening.picks()
        await play_on(evening.players, lambda n=before: evening.picks() > n)  # type: ignore[misc]


async def dms_closed(evening: Evening) -> None:
    """Nobody takes direct messages; one cannot even be written to."""
    evening.people[0].close_dms()
    evening.people[1].close_dms(opening=True)
    await evening.some_picks()
    for person in evening.people:
        person.close_dms(False)
        await (await person.command(evening.channel, "sheet")).final()


async def messages_deleted(evening: Evening) -> None:
    """Somebody deletes the table's message, and direct messages vanish."""
    for _ in range(3):
        shown = newest_public(evening.people[0], evening.channel)
        for message in (shown, *evening.people[0].direct_messages()):
            world = evening.stand_in.world
            posts.remove(evening.stand_in, world.message(message.channel_id, message.id))
        await evening.some_picks()


async def bot_removed(evening: Evening) -> None:
    """The bot is sent away; a while later it is invited again, and the host goes on."""
    evening.stand_in.remove_bot()
    await rest(evening.bot, evening.stand_in)
    assert await evening.status() == ("paused", "guild")
    evening.stand_in.invite_bot()
    await rest(evening.bot, evening.stand_in)
    await evening.resumed()


async def writing_denied(evening: Evening) -> None:
    """The bot may no longer write in the channel; then it may again."""
    evening.stand_in.deny(evening.channel, "send_messages")
    for n in range(400):  # posted messages are still edited; the next new one fails
        await evening.players[n % 2].play()
        if (await evening.status())[0] == "paused":
            break
    assert await evening.status() == ("paused", "send_messages")
    evening.stand_in.deny(evening.channel)
    await evening.resumed()


TAKEN: dict[str, Callable[[Evening], Awaitable[None]]] = {
    "REST down a minute": rest_down,
    "lines cut": lines_cut,
    "direct messages closed": dms_closed,
    "messages deleted": messages_deleted,
    "bot removed and added again": bot_removed,
    "writing denied": writing_denied,
}


@pytest.fixture
async def began(
    request: pytest.FixtureRequest, stand_in: StandIn, tmp_path: Path, library: Library
) -> AsyncIterator[Evening]:
    game = request.param
    async with running(stand_in, tmp_path, library, edit_gap=0.5) as bot:
        evening = Evening(stand_in, bot, game)
        await open_table(stand_in, evening.people, evening.channel, game)
        await evening.some_picks()
        yield evening


@pytest.mark.parametrize("taken", TAKEN)
@pytest.mark.parametrize("began", list(GAMES), indirect=True)
async def test_a_game_resumes_when_what_was_removed_is_restored(
    began: Evening, taken: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    await TAKEN[taken](began)
    await began.some_picks()
    await rest(began.bot, began.stand_in)
    assert await lost(began.players) == []
    assert await unsound(began.stand_in, began.bot.store, began.people, [began.channel]) == []
    assert began.bot.workers.dead() == []
    assert began.stand_in.refusals == []
    assert "Traceback" not in caplog.text
    unanswered = sum(player.unanswered for player in began.players)
    print(f"{began.game}, {taken}: {began.picks()} acknowledged picks,", end=" ")
    print(f"{unanswered} clicks without an answer")


@pytest.mark.parametrize("began", list(GAMES), indirect=True)
async def test_a_game_without_a_channel_is_kept(began: Evening) -> None:
    kept = await moves_of(began.bot.store)
    began.stand_in.delete_channel(began.channel)
    await rest(began.bot, began.stand_in)
    assert await began.status() == ("paused", "channel")
    again = began.stand_in.channel("taverne")
    await open_table(began.stand_in, began.people, again, began.game)
    other = [Stubborn(p, again, 3, began.bot.store) for p in began.people]
    await play_on(other, lambda: sum(player.picks for player in other) >= PICKS)
    assert [move for move in await moves_of(began.bot.store) if move[0] == 1] == kept
    assert began.bot.workers.dead() == []
