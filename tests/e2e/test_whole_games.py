"""Complete games of every kind through the stand-in, by what the bot shows, in fr and en; of two
people one plays by ear."""

from __future__ import annotations

import logging
import time
from collections import deque
from pathlib import Path

import pytest

from engine.games import GAMES
from tests.bot.face.playing import running
from tests.e2e.listener import Listener
from tests.e2e.player import Player, last_word, open_table, play_out
from tests.e2e.requests import MOST, sent
from tests.playground.direct import without_socket
from tests.shared_texts import strict_library
from tests.standin import StandIn
from tests.threadless import without_threads

Table = tuple[str, int, str, int]
TABLES: list[Table] = [
    (name, seats, locale, min(seats, 2 if seats in (package.SEATS[0], package.SEATS[-1]) else 1))
    for name, package in GAMES.items()
    for seats, locale in zip(package.SEATS, ("fr", "en", "fr", "en"), strict=False)
]
"""Game, seats, language, and how many of the seats people hold."""
RICHEST: list[Table] = [
    (name, max(GAMES[name].SEATS[0], 2), locale, 2) for name in GAMES for locale in ("fr", "en")
]
"""One table of each game in each language, for the last value of every option."""
SOME = [
    next(table for table in RICHEST if table[:3:2] == (name, ("fr", "en")[n % 2]))
    for n, name in enumerate(GAMES)
]
"""Two people's table of each game, the languages in turn; the others are played in `tests.long`."""


@pytest.mark.parametrize("table", SOME)
async def test_a_whole_game_is_played_by_what_the_bot_shows(
    table: Table,
    stand_in: StandIn,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first game through sockets and with threads, as outside; in `tests.long` all of them."""
    if table != SOME[0]:
        without_socket(stand_in, monkeypatch)
        without_threads(monkeypatch)
    await whole_game(table, stand_in, tmp_path, caplog)


async def whole_game(
    table: Table,
    stand_in: StandIn,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    *,
    richest: bool = False,
) -> None:
    """A game from its lobby to its end, by clicks."""
    game, seats, locale, persons = table
    caplog.set_level(logging.WARNING)
    people = [stand_in.person(name) for name in ("Alice", "Bruno")[:persons]]
    for person in people:
        person.record.locale = "en-US" if locale == "en" else "fr"
    channel = stand_in.channel("table")
    stand_in.rest.log = deque()
    async with running(stand_in, tmp_path, strict_library(), locale=locale, edit_gap=1.0) as bot:
        players = [Player(people[0], channel, seed=1)]
        for person in people[1:]:
            players.append(listener := Listener(bot, person, channel, seed=2))
            await listener.ask_for_words()
        await open_table(stand_in, people, channel, game, seats - len(people), richest=richest)
        began = time.monotonic()
        picks = await play_out(stand_in, players)
        took = time.monotonic() - began
        await stand_in.settled()
        for listener in players[1:]:
            assert isinstance(listener, Listener)
            assert listener.heard() > 0 < listener.changes
        over = "Partie terminée" if locale == "fr" else "Game over"
        end = (await last_word(people[0], channel, over)).text()
    assert picks > 10
    if seats == len(people):
        # the table and two sheets may change once a second, which matters on a busy machine alone
        assert sum(sent(stand_in).values()) <= MOST * picks + 3 * took
    for person in people:
        assert person.name in end
        assert person.direct_messages(), "nobody was sent their own sheet"
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []
