"""The challenge of the day: the same deal for everybody, one attempt, a board per server.

It is a table like that of a lesson, its learner's alone, so that nobody sees anything of it before
they have played. What it is dealt from is fixed the day before: the digest of its secret is shown
then, and the secret once its day is over (docs/fair.md).
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import date
from typing import Final

from bot.record.deal import Deal, promised
from bot.store import challenges, notes
from bot.store import games as rows
from bot.store.challenges import AttemptRow
from bot.store.games import SeatRow
from bot.store.transaction import Tx
from bot.table.beginnings import Beginning
from bot.table.contests import contest_of, record_of
from bot.table.deals import drawn
from bot.table.desk import Desk, Sitting
from bot.table.facts import Refused, TableInfo
from bot.table.learning import Learning
from bot.table.lessons import Progress
from bot.table.lobby import Lobby
from bot.table.moves import Move
from bot.table.results import ranking
from bot.table.saving import package_named
from bot.table.tutorials import LEARNER
from bot.words import cleaned
from engine.games import GAMES

HEAD: Final = "gharkane challenge 1"
DAY: Final = 86_400.0


@dataclass(frozen=True)
class Board:
    """How a server has done in a challenge."""

    game: str
    day: str
    played: int
    """How many have played it to its end here."""
    places: tuple[AttemptRow, ...] | None
    """The best first; None for somebody who has not played it to its end."""
    streak: int
    """Days in a row, up to now, on which this person has played one."""
    promise: str
    promised_at: float
    """When that was fixed, in seconds since 1970: the day before, if the bot ran then."""
    tomorrow: str
    """The promise of the next day."""
    yesterday: str
    """The secret of the day before; empty: there was none."""


@dataclass
class Challenges:
    """Opens challenges, and tells who has done how."""

    desk: Desk
    lobby: Lobby
    learning: Learning

    def day(self, after: int = 0) -> str:
        """Today (UTC), or so many days after."""
        return day_of(self.desk.now() + after * DAY)

    def game(self) -> str:
        """The game whose turn it is today; the others can be played too."""
        names = sorted(GAMES)
        return names[int(self.desk.now() // DAY) % len(names)]

    async def prepare(self) -> None:
        """Fix the secrets of today and of tomorrow that are not fixed yet."""
        async with self.desk.changing("stale") as tx:
            await fix_secrets(tx, self.desk.now())

    async def open(
        self,
        game: str,
        user_id: int,
        name: str,
        locale: str | None,
        channel_id: int,
        guild_id: int,
    ) -> TableInfo:
        """This person's table of today's challenge: begun, or gone on with.

        Refused: "unknown-game", "challenge-played" (their attempt is over), "learning-open" (a
        lesson in this game is).
        """
        package_named(game)
        await self._close_older(game, user_id)
        await self.prepare()
        async with self.desk.changing("learning-open") as tx:
            mine = await challenges.attempt_of(tx, self.day(), game, user_id)
            if mine is None:
                table_id = await self._begin(tx, game, user_id, name, channel_id, guild_id)
                if locale:
                    await notes.set_person(tx, user_id, locale)
            else:
                table_id = mine.game_id
                if (await self.desk.sit(tx, table_id)).row.status != "running":
                    raise Refused("challenge-played")
        await self.learning.computers_play(table_id)
        return await self.learning.register.info(table_id)

    async def _close_older(self, game: str, user_id: int) -> None:
        """A challenge of another day that was left is over."""
        stands = await self.learning.of(user_id, game)
        if stands is None:
            return
        day = Progress.of(stands.learning).challenge
        if not day:
            raise Refused("learning-open")
        if day != self.day():
            await self.learning.end(stands.id, user_id)

    async def _begin(
        self, tx: Tx, game: str, user_id: int, name: str, channel_id: int, guild_id: int
    ) -> int:
        contest, package = contest_of(game), GAMES[game]
        record = record_of(game, contest)
        values = {
            "game": game,
            "channel_id": channel_id,
            "host_id": user_id,
            "options": package.Options.model_validate(contest.options).model_dump(mode="json"),
            "record": None if record is None else Beginning(record, fixed=True).kept(),
            "learner": user_id,
            "learning": asdict(Progress(challenge=self.day(), free=True)),
        }
        table_id = await rows.add_game(tx, values, self.desk.now())
        seats = [SeatRow(LEARNER, user_id, "human", cleaned(name))]
        seats += [SeatRow(n, None, kind, "") for n, kind in enumerate(contest.computers, 1)]
        await rows.replace_seats(tx, table_id, seats)
        await challenges.add_attempt(tx, self.day(), game, user_id, guild_id, table_id)
        secret, _ = (await challenges.secrets_of(tx, game, [self.day()]))[self.day()]
        await self.lobby.deal(await self.desk.sit(tx, table_id), dealt_of(game, self.day(), secret))
        return table_id

    async def board(self, game: str, guild_id: int, user_id: int) -> Board:
        """How this server does in today's challenge, as far as this person may know yet."""
        package_named(game)
        await self.prepare()
        before, today, after = (self.day(n) for n in (-1, 0, 1))
        async with self.desk.looking() as tx:
            known = await challenges.secrets_of(tx, game, (before, today, after))
            places = await challenges.ended_on(tx, today, game, guild_id)
            mine = await challenges.attempt_of(tx, today, game, user_id)
            streak = streak_of(await challenges.days_played(tx, user_id), (today, before))
        played = mine is not None and mine.ended_at is not None
        return Board(
            game=game,
            day=today,
            played=len(places),
            places=tuple(places) if played else None,
            streak=streak,
            promise=promised(known[today][0]),
            promised_at=known[today][1],
            tomorrow=promised(known[after][0]),
            yesterday=known[before][0] if before in known else "",
        )


@dataclass(frozen=True)
class Challenged:
    """How an attempt at a challenge ended is kept, in the transaction of its last move."""

    desk: Desk

    async def follow(self, at: Sitting, move: Move) -> None:
        """Keep it."""
        if not move.ends or not Progress.of(at.row.learning or {}).challenge:
            return
        game = move.after.game
        scores = move.after.package.score(game)
        points = next(score.total for score in scores if score.seat == LEARNER)
        rank = ranking(game.result or (), scores)[LEARNER]
        await challenges.end_attempt(at.tx, at.id, points, rank, self.desk.now())


def day_of(at: float) -> str:
    """The day of a moment (seconds since 1970), in UTC."""
    return time.strftime("%Y-%m-%d", time.gmtime(at))


async def fix_secrets(tx: Tx, now: float) -> None:
    """Draw the secrets of today and of tomorrow that are not drawn yet."""
    days = [day_of(now), day_of(now + DAY)]
    fixed = [(day, game, drawn()) for day in days for game in GAMES]
    await challenges.add_challenges(tx, fixed, now)


def dealt_of(game: str, day: str, secret: str) -> int:
    """The seed of a challenge."""
    lines = (HEAD, f"day: {day}", f"game: {game}", f"rules: {GAMES[game].VERSION}")
    return Deal(told=lines, secret=secret).seed


def streak_of(days: Sequence[str], latest: Sequence[str]) -> int:
    """How many of these days, the last one first, lie in a row; the last must be one of `latest`,
    or the streak is broken."""
    if not days or days[0] not in latest:
        return 0
    numbers = [date.fromisoformat(day).toordinal() for day in days]
    return next((n for n, day in enumerate(numbers) if day != numbers[0] - n), len(numbers))
