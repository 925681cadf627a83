"""The challenge of the day: the same deal for everybody, one attempt, a ranking per server.

Its table is private like that of a lesson, so others see nothing of it before they have played. The
source of the deal is fixed the day before: the digest of its secret is published then, and the
secret after its day (docs/fair.md). Until then no file of it is handed out, and people who have
tried it stay marked, even after they are forgotten.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date

from bot.features.challenge import rows as challenges
from bot.features.challenge.contests import contest_of, record_of
from bot.features.challenge.rows import AttemptRow
from bot.features.lessons.learning import Learning
from bot.features.lessons.service import Progress
from bot.model.deal import promise_digest
from bot.model.facts import LEARNER, Refused, TableInfo
from bot.model.states import SEAT_KINDS
from bot.model.times import DAY_S, day_ends, day_of
from bot.store import games as rows
from bot.store import notes
from bot.store.games import SeatRow
from bot.store.transaction import Tx
from bot.table.after.ranking import ranking
from bot.table.moves import Move
from bot.table.saving import package_named
from bot.table.seats import made_at
from bot.table.sessions import TableTx, changes
from bot.table.start.beginnings import Beginning
from bot.table.start.deals import draw_secret
from bot.table.tables import FeatureService
from bot.words import cleaned
from engine.games import GAMES


@dataclass(frozen=True)
class Board:
    """A server's results in a challenge."""

    game: str
    day: str
    ends: float
    """When its day ends, in seconds since 1970."""
    over: bool
    """Whether its day has ended: then everything about it is public."""
    played: int
    """The number of finished attempts here."""
    places: tuple[AttemptRow, ...] | None
    """The best first; None while the day lasts, for a person without a finished attempt."""
    mine: int | None
    """The table of this person's finished attempt."""
    streak: int
    """Consecutive days up to now on which this person finished a challenge."""
    promise: str
    promised_at: float
    """When the secret was fixed, in seconds since 1970: the day before, if the bot ran then."""
    secret: str
    """The secret of the deal; empty until its day ends."""
    tomorrow: str
    """The promise of the next day."""
    before: bool
    """Whether there was a challenge the day before."""


@dataclass(frozen=True)
class Pledge:
    """What is published about all challenges at the beginning of a day."""

    tomorrow: str
    promises: Mapping[str, str]
    """By game, of tomorrow."""
    yesterday: str
    secrets: Mapping[str, str]
    """By game, of yesterday; none if the bot did not run then."""


class Challenges(FeatureService):
    """Opens challenges and ranks attempts."""

    def day(self, after: int = 0) -> str:
        """Return today (UTC), or the day `after` days later."""
        return day_of(self.sessions.now() + after * DAY_S)

    def game(self) -> str:
        """Return today's suggested game; the others can be played too."""
        names = sorted(GAMES)
        return names[int(self.sessions.now() // DAY_S) % len(names)]

    @changes("stale")
    def prepare(self, tx: Tx) -> None:
        """Do the work of a new day: see `new_day`."""
        new_day(tx, self.sessions.now())

    async def pledge(self) -> Pledge:
        """Return what may be published about all games today."""
        await self.prepare()
        before, after = self.day(-1), self.day(1)
        known = await self.sessions.query(
            lambda tx: {game: challenges.secrets_of(tx, game, (before, after)) for game in GAMES}
        )
        return Pledge(
            tomorrow=after,
            promises={game: promise_digest(secrets[after][0]) for game, secrets in known.items()},
            yesterday=before,
            secrets={game: s[before][0] for game, s in known.items() if before in s},
        )

    async def open(
        self,
        game: str,
        user_id: int,
        name: str,
        locale: str | None,
        channel_id: int,
        guild_id: int,
    ) -> TableInfo:
        """Return this person's table of today's challenge, new or continued. Refused:
        "unknown-game", "challenge-played" (their attempt has ended), "challenge-newcomer" (their
        account was made that day, maybe to see the deal), "learning-open" (a lesson in this game is
        open)."""
        package_named(game)
        await self._close_older(game, user_id)
        await self.prepare()

        def change(tx: Tx) -> int:
            own_attempt = challenges.attempt_of(tx, self.day(), game, user_id)
            if own_attempt is None:
                if made_at(user_id) >= day_ends(self.day()) - DAY_S:
                    raise Refused("challenge-newcomer")
                secret = self._secret(tx, game)
                if challenges.is_marked(tx, self.day(), mark_of(secret, user_id)):
                    raise Refused("challenge-played")
                table_id = self._begin(tx, game, user_id, name, channel_id, guild_id)
                if locale:
                    notes.set_person(tx, user_id, locale)
                return table_id
            if self.sessions.open_table(tx, own_attempt.game_id).row.status != "running":
                raise Refused("challenge-played")
            return own_attempt.game_id

        table_id = await self.sessions.change(change, "learning-open")
        await self.tables.of(Learning).computers_play(table_id)
        return await self.tables.table_queries.info(table_id)

    def _secret(self, tx: Tx, game: str) -> str:
        today = self.day()
        return challenges.secrets_of(tx, game, [today])[today][0]

    def tried(self, tx: Tx, user_id: int) -> list[str]:
        """Return the games whose challenge of today this person has begun."""
        return challenges.tried_on(tx, self.day(), user_id)

    def mark(self, tx: Tx, user_id: int) -> None:
        """Record today's attempts of a person who is about to be forgotten, with anonymous marks
        that last as long as the day."""
        for game in self.tried(tx, user_id):
            mark = mark_of(self._secret(tx, game), user_id)
            challenges.add_mark(tx, self.day(), mark)

    async def _close_older(self, game: str, user_id: int) -> None:
        """Close an abandoned challenge of another day."""
        stands = await self.tables.of(Learning).of(user_id, game)
        if stands is None:
            return
        day = Progress.of(stands.learning).challenge
        if not day:
            raise Refused("learning-open")
        if day != self.day():
            await self.tables.of(Learning).end(stands.id, user_id)

    def _begin(
        self, tx: Tx, game: str, user_id: int, name: str, channel_id: int, guild_id: int
    ) -> int:
        contest, package = contest_of(game), GAMES[game]
        record = record_of(game, contest)
        values = {
            "game": game,
            "channel_id": channel_id,
            "host_id": user_id,
            "options": package.Options.model_validate(contest.options).model_dump(mode="json"),
            "record": None if record is None else Beginning(record, fixed=True).to_row(),
            "learner": user_id,
            "learning": asdict(Progress(challenge=self.day(), free=True)),
        }
        table_id = rows.add_game(tx, values, self.sessions.now())
        seats = [SeatRow(LEARNER, user_id, "human", cleaned(name))]
        seats += [
            SeatRow(n, None, SEAT_KINDS[kind], "") for n, kind in enumerate(contest.computers, 1)
        ]
        rows.replace_seats(tx, table_id, seats)
        challenges.add_attempt(tx, self.day(), game, user_id, guild_id, table_id)
        table, secret = self.sessions.open_table(tx, table_id), self._secret(tx, game)
        self.tables.lobby.deal(table, self.tables.deals.of_challenge(table, self.day(), secret))
        return table_id

    async def board(self, game: str, guild_id: int, user_id: int, day: str = "") -> Board:
        """Return this server's results in the challenge of a `day` (YYYY-MM-DD), or today's, as far
        as this person may know them yet. Refused: "unknown-game", "no-such-challenge" (day)."""
        package_named(game)
        await self.prepare()
        today, day = self.day(), day or self.day()
        try:
            ends = day_ends(day)
        except ValueError:
            raise Refused("no-such-challenge", {"day": day[:20]}) from None
        before, after = (day_of(ends + n * DAY_S) for n in (-2, 0))

        def query(
            tx: Tx,
        ) -> tuple[dict[str, tuple[str, float]], AttemptRow | None, list[AttemptRow], list[str]]:
            known = challenges.secrets_of(tx, game, (before, day, after))
            if day > today or day not in known:
                raise Refused("no-such-challenge", {"day": day[:20]})
            places = challenges.ended_on(tx, day, game, guild_id)
            attempt = challenges.attempt_of(tx, day, game, user_id)
            played = challenges.days_played(tx, user_id)
            return known, attempt, places, played

        known, own_attempt, places, played = await self.sessions.query(query)
        over, (secret, since) = day < today, known[day]
        ended = (
            own_attempt if own_attempt is not None and own_attempt.ended_at is not None else None
        )
        return Board(
            game=game,
            day=day,
            ends=ends,
            over=over,
            played=len(places),
            places=tuple(places) if ended is not None or over else None,
            mine=None if ended is None else ended.game_id,
            streak=streak_of(played, (today, self.day(-1))),
            promise=promise_digest(secret),
            promised_at=since,
            secret=secret if over else "",
            tomorrow=promise_digest(known[after][0]) if after in known else "",
            before=before in known,
        )


def end_attempt(table: TableTx, move: Move) -> None:
    """Store the result of an attempt, in the transaction of its last move. After its day it does
    not count: the secret is known."""
    progress, now = Progress.of(table.row.learning or {}), table.sessions.now()
    if not move.ends or not progress.challenge:
        return
    if progress.challenge < day_of(now):
        table.sessions.set(table, learning=asdict(replace(progress, late=True)))
        return
    game = move.after.game
    scores = move.after.package.score(game)
    points = next(score.total for score in scores if score.seat == LEARNER)
    rank = ranking(game.result or (), scores)[LEARNER]
    challenges.end_attempt(table.tx, table.id, points, rank, now)


def new_day(tx: Tx, now: float) -> None:
    """Draw the secrets of today and of tomorrow that are not drawn yet; marks of past days are
    deleted before their secrets are published."""
    days = [day_of(now), day_of(now + DAY_S)]
    challenges.drop_marks(tx, before=days[0])
    fixed = [(day, game, draw_secret()) for day in days for game in GAMES]
    challenges.add_challenges(tx, fixed, now)


def mark_of(secret: str, user_id: int) -> str:
    """Return a mark that proves, only with the secret of a challenge, that this person has tried
    it."""
    return hmac.new(secret.encode(), str(user_id).encode(), hashlib.sha256).hexdigest()[:32]


def streak_of(days: Sequence[str], latest: Sequence[str]) -> int:
    """Return the number of consecutive days at the beginning of `days` (latest first); 0 if the
    first is not one of `latest`."""
    if not days or days[0] not in latest:
        return 0
    numbers = [date.fromisoformat(day).toordinal() for day in days]
    return next((n for n, day in enumerate(numbers) if day != numbers[0] - n), len(numbers))
