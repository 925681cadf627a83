"""A fortnight of games over days: four people with habits, absences and time zones, in seconds.

Nobody is reminded twice of one decision, nobody in their quiet hours, and nothing stalls: not when
somebody is away, not when somebody vanishes, not when the bot is down for a night. The small game
is played to its end; of the others, which take such people two months, some weeks are.
`python -m tests.e2e.test_fortnight GAME` plays one to its end (some minutes).
"""

from __future__ import annotations

import asyncio
import logging
import sys
import tempfile
from pathlib import Path

import pytest

from bot.app.assembly import Bot
from bot.model.hours import Hours
from bot.model.person import Preferences, waking_hours
from bot.playground.world import Channel
from bot.table import TableInfo
from engine.games import GAMES
from engine.games._skeleton import PACKAGE as _skeleton
from tests.e2e.days import DAY, HOUR, Asked, Ear, Life, Passer, Stretch, custom_ids, running, shown
from tests.e2e.player import PATIENCE, labelled, newest_public
from tests.lab.requests import LeapingTime, at_rest, next_due
from tests.shared_texts import strict_library
from tests.standin import StandIn

LIBRARY = strict_library()
SMALL = _skeleton.NAME
SPAN = 19.0
"""Days: a fortnight, and until a regent plays for a person who vanished in it."""
DAYS = tuple(range(7))
WORN = (0, 2, 4, 5, 6)
PINGED = {"turn": "ping"}
LONGEST = 8.0
"""Days for which nobody may be awaited: a day's clock and its grace, in the waking time of a person
with free days who is away for three days."""
KINDS = {  # other reminders say as well whose turn it is: they come first
    "sera sans doute bientôt": "next",
    "la moitié de votre temps": "half",
    "il vous reste peu de temps": "late",
    "votre temps est écoulé": "nudge",
    "C’est à vous, dans": "turn",
    "c’est à vous de jouer": "turn",
    "La partie de": "turn",
}
"""What a message says -> what it reminds of. The first sheet of a game tells whose turn it is."""
LATE = 2.0
"""Seconds that a message may take to arrive."""


def four_lives(stand_in: StandIn, game: str) -> list[Life]:
    """Paris at lunch and in the evening; Montréal before and after work; Tokyo late, and away for
    three days; Nouméa, who vanishes. The small game has two of them play on one day of the week."""
    people = [stand_in.person(one) for one in list(stand_in.world.people)[:4]]
    for person in people:
        person.record.locale = "fr"
    some, others = ((1,), (4,)) if game == SMALL else (DAYS, DAYS)
    return [
        Life(people[0], "Europe/Paris", (8, 23), ((12, 30), (21, 0)), {"half": "dm"}, days=some),
        Life(people[1], "America/Toronto", (7, 22), ((8, 15), (18, 30)), PINGED, days=others),
        Life(people[2], "Asia/Tokyo", (9, 1), ((22, 0),), {"next": "dm"}, away=(3.0, 6.0)),
        Life(people[3], "Pacific/Noumea", (6, 21), ((13, 0), (19, 0)), days=WORN, gone=4.0),
    ]


class Weeks:
    """A game of four people, from its lobby to its end."""

    def __init__(self, stand_in: StandIn, folder: Path, lives: list[Life]) -> None:
        self.stand_in, self.folder, self.lives = stand_in, folder, lives
        self.channel: Channel = stand_in.channel("table")
        stand_in.deny(self.channel, "attach_files")  # pictures take time, and are not the subject
        self.when = LeapingTime(stand_in)
        self.when.leap(_next_monday(self.when.now()))  # the same weeks, whenever the test is run
        self.ears = [Ear(life.person, self.channel) for life in lives]
        self.players = [Passer(life.person, self.channel, n + 1) for n, life in enumerate(lives)]
        self.stretches: list[Stretch] = []
        self.begins = self.when.now()
        self.table_id = 0

    async def open(self, bot: Bot, game: str) -> None:
        """A lobby over days, joined by all, and started."""
        host = self.lives[0].person
        await host.command(self.channel, "game new", {"game": game})
        await self.calm(bot)
        lobby = newest_public(host, self.channel)
        join = labelled(lobby, "Rejoindre")
        assert join is not None
        for life in self.lives[1:]:
            await life.person.click(lobby, join)
        table = await bot.tables.table_queries.at_channel(int(self.channel.id))
        assert table is not None
        self.table_id = table.id
        pace = labelled(lobby, "Rythme")
        assert pace is not None
        page = await shown(host.click(lobby, pace))
        for term, value in (("pace", "async"), ("bank", "0")):
            if (details := labelled(page, "Régler")) is not None and term != "pace":
                page = await shown(host.click(page, details))
            (chooser,) = [one for one in custom_ids(page) if one.endswith(f":{term}")]
            page = await shown(host.select(page, chooser, [value]))
        start = labelled(lobby, "Commencer")
        assert start is not None
        await (await host.click(lobby, start)).final(PATIENCE)
        self.begins = self.when.now()

    async def calm(self, bot: Bot) -> None:
        """The bot has done what is due; everybody has heard it, and sees who is awaited."""
        await at_rest(bot, self.stand_in, self.when)
        for ear in self.ears:
            ear.listen()
        if self.table_id:
            await self._note(bot)

    async def _note(self, bot: Bot, acted: int | None = None) -> None:
        """Decisions that begin and end, as anybody sees them."""
        table = await bot.tables.table_queries.info(self.table_id)
        awaited: set[tuple[int, Asked]] = set()
        if table.status == "running":
            view = await bot.tables.play.view(self.table_id, None)
            awaited = {(seat, (view.chapter, question)) for seat, question in view.awaited}
        now = self.when.now()
        still = [s for s in self.stretches if s.ends == float("inf")]
        for stretch in still:
            if (stretch.seat, stretch.asked) not in awaited or stretch.seat == acted:
                stretch.ends = now
        going_on = {(s.seat, s.asked) for s in still if s.ends == float("inf")}
        self.stretches += [Stretch(seat, asked, now) for seat, asked in sorted(awaited - going_on)]

    async def go_on(self, bot: Bot, until: float = float("inf")) -> bool:
        """Let days pass until then, or until the game is over: whether it is."""
        looks = sorted(
            (at, n)
            for n, life in enumerate(self.lives)
            for at in life.moments(self.begins, 365)
            if at > self.when.now()
        )
        leaving = [
            (self.begins + life.away[0] * DAY, n)
            for n, life in enumerate(self.lives)
            if life.away is not None and self.begins + life.away[0] * DAY > self.when.now()
        ]
        for at, n in sorted([*looks, *leaving]):
            if at > until:
                break
            while (due := await self._due(bot)) < at:
                self.when.leap(due)
                await self.calm(bot)
            self.when.leap(at)
            await self.calm(bot)
            if (at, n) in leaving:
                length = self.lives[n].away
                assert length is not None
                days = {"until": f"{round(length[1] - length[0])} jours"}
                await self.lives[n].person.command(self.channel, "away", days)
            elif await self.players[n].look(bot, self.table_id, n):
                await self._note(bot, acted=n)
            if (await bot.tables.table_queries.info(self.table_id)).status != "running":
                await self.calm(bot)
                return True
        return False

    async def _due(self, bot: Bot) -> float:
        await self.calm(bot)
        return await next_due(bot)


async def passed(
    game: str, stand_in: StandIn, folder: Path, days: float
) -> tuple[Weeks, TableInfo, list[Preferences]]:
    """So many days of a game, or all of it if it is over sooner; the bot is down for a night."""
    weeks = Weeks(stand_in, folder, four_lives(stand_in, game))
    async with running(stand_in, folder, LIBRARY, weeks.when) as bot:
        for life in weeks.lives:
            await life.settle(weeks.channel)
        await weeks.open(bot, game)
        assert not await weeks.go_on(bot, weeks.begins + 3.5 * DAY)
        assert await next_due(bot) < float("inf"), "nothing was pending"
    weeks.when.leap(weeks.when.now() + 10 * HOUR)
    async with running(stand_in, folder, LIBRARY, weeks.when) as bot:
        await weeks.go_on(bot, weeks.begins + days * DAY)
        table = await bot.tables.table_queries.info(weeks.table_id)
        known = [
            await bot.tables.person_settings.person(int(life.person.id)) for life in weeks.lives
        ]
    return weeks, table, [person.preferences for person in known]


@pytest.mark.parametrize("game", [SMALL, next(iter(GAMES))])
async def test_a_fortnight_of_a_game_over_days(
    game: str,
    stand_in: StandIn,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(GAMES, SMALL, _skeleton)
    caplog.set_level(logging.WARNING)
    days = 10 * SPAN if game == SMALL else SPAN
    weeks, table, preferences = await passed(game, stand_in, tmp_path, days)
    if game == SMALL:
        assert table.result is not None
    assert weeks.when.now() - weeks.begins > 14 * DAY
    check(weeks, table, preferences)
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []


def _awake(hours: Hours, *moments: float) -> bool:
    return any(hours.next_awake(moment) == moment for moment in moments)


def check(weeks: Weeks, table: TableInfo, told: list[Preferences]) -> None:
    """Nobody was reminded twice or asleep, nothing stalled, and all of it was put to the test."""
    now = weeks.when.now()
    waits = [(min(s.ends, now) - s.begins) / DAY for s in weeks.stretches]
    assert max(waits) < LONGEST, weeks.stretches
    for n, life in enumerate(weeks.lives):
        away = None
        if life.away is not None:
            away = weeks.begins + life.away[0] * DAY + LATE, weeks.begins + life.away[1] * DAY
        hours = waking_hours(told[n], away)
        heard = weeks.ears[n].heard
        asleep = [one for one in heard if not _awake(hours, one[0], one[0] - LATE)]
        assert asleep == [], life.zone
        assert _twice(weeks, n) == []
    assert table.seated[3].kind != "human"  # a regent plays for the person who vanished
    said = [{_kind(text) for _, text in ear.heard} for ear in weeks.ears]
    assert "turn" in said[0] & said[1] & said[2]
    assert {"late", "nudge"} <= said[3]
    mention = f"<@{weeks.lives[1].person.id}>"
    assert any(mention in text for _, text in weeks.ears[1].heard)


def _next_monday(now: float) -> float:
    """Noon of the Monday after, in UTC. The epoch was a Thursday."""
    return (now // (7 * DAY) + 1) * 7 * DAY + 4 * DAY + 12 * HOUR


def _kind(text: str) -> str:
    """What a message reminds of; empty if it is news."""
    first = text.partition("\n##")[0]
    return next((kind for words, kind in KINDS.items() if words in first), "")


def _twice(weeks: Weeks, seat: int) -> list[tuple[float, str]]:
    """What somebody was reminded of a second time while nothing had changed for them."""
    found = []
    heard = [(at, kind) for at, text in weeks.ears[seat].heard if (kind := _kind(text))]
    for stretch in weeks.stretches:
        if stretch.seat != seat:
            continue
        within = [kind for at, kind in heard if stretch.begins - LATE <= at < stretch.ends]
        found += [(stretch.begins, kind) for kind in set(within) if within.count(kind) > 1]
    return found


async def whole(game: str) -> None:
    """A whole game, however long it takes."""
    stand_in = StandIn()
    await stand_in.start()
    with tempfile.TemporaryDirectory() as folder:
        weeks, table, preferences = await passed(game, stand_in, Path(folder), 365.0)
    await stand_in.stop()
    check(weeks, table, preferences)
    days = (weeks.when.now() - weeks.begins) / DAY
    picks = sum(player.picks for player in weeks.players)
    sys.stdout.write(f"{game}: {table.status} after {days:.0f} days, {picks} picks of people\n")


if __name__ == "__main__":
    asyncio.run(whole(sys.argv[1]))
