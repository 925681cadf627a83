"""What fitted weights come to against those set by hand: `gharkane train` asks that before it keeps
any."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Final

from bot.lab.computers.matches import Match, MatchEnd, Mind, named, played
from bot.lab.simulate import interval
from engine.package import GamePackage, Setting
from engine.rng import advance
from engine.weights import Strengths

LESS: Final = 4
"""One of so many matches is also played between equals, by each of the two."""
Shares = Mapping[str, float]
"""Of wins, by role or seat."""


@dataclass(frozen=True)
class Trial:
    """How *normal* does in a setting."""

    setting: Setting
    matches: int
    won: float
    """By *normal* against *easy*; what is shared counts in parts. Alone: it ended better than
    *easy*, alone on the same deal."""
    fair: float | None
    """The share of these that is no better than *easy*; None: they only had to end."""
    before: Shares
    """Wins between easy ones, and (`after`) between normal ones; alone none."""
    after: Shares

    @property
    def gained(self) -> bool:
        """Whether *normal* wins more than its share, so that chance alone would seldom make it so
        (95 %)."""
        return self.fair is None or interval(self.won, self.matches)[0] > self.fair

    def __str__(self) -> str:
        low, high = interval(self.won, self.matches)
        told = f"{named(self.setting)}: won {self.won / self.matches:.1%} ({low:.1%} to {high:.1%})"
        told += f" of {self.matches}"
        if self.before:
            told += f"; between equals: easy {_listed(self.before)}, normal {_listed(self.after)}"
        return told


def _listed(shares: Shares) -> str:
    return ", ".join(f"{part} {share:.0%}" for part, share in sorted(shares.items()))


def tried(
    package: GamePackage, found: Strengths, seats: int, seed: int, matches: int, pool: Executor
) -> Iterator[Trial]:
    """What comes of so many matches in each setting, and of one seat alone wherever it may be.
    ValueError if a match comes to no end."""
    easy, normal = (Mind(one, found.search.worlds) for one in (found.easy, found.normal))
    settings = [*package.SETTINGS]
    if 1 in package.SEATS and not any(one.alone for one in settings):
        settings.append(Setting(alone=True))
    for setting in settings:
        deals = []
        for _ in range(matches):
            seed, deal = advance(seed)
            deals.append(deal)

        def ends(
            seated: Sequence[Sequence[Mind]], deals: Sequence[int] = deals, at: Setting = setting
        ) -> list[MatchEnd]:
            of = [Match(package.NAME, n, s, at) for n, s in zip(deals, seated, strict=False)]
            return [*pool.map(played, of, chunksize=4)]

        if setting.alone:
            pairs = zip(ends([[normal]] * matches), ends([[easy]] * matches), strict=True)
            won = sum(0.5 + 0.5 * _sign(a.values[0] - b.values[0]) for a, b in pairs)
            fair = 0.5 if setting in package.SETTINGS else None
            yield Trial(setting, matches, won, fair, {}, {})
            continue
        turns = [[normal if s == n % seats else easy for s in range(seats)] for n in range(matches)]
        won = sum(
            (n % seats in end.winners) / len(end.winners) for n, end in enumerate(ends(turns))
        )
        some = max(1, matches // LESS)
        before, after = (_shares(ends([[mind] * seats] * some)) for mind in (easy, normal))
        yield Trial(setting, matches, won, 1 / seats, before, after)


def _sign(lead: float) -> int:
    return (lead > 0) - (lead < 0)


def _shares(ends: Sequence[MatchEnd]) -> Shares:
    """Of wins, by what the seats were."""
    found: defaultdict[str, float] = defaultdict(float)
    for end in ends:
        for seat, part in enumerate(end.parts):
            found[part] += (seat in end.winners) / (len(end.winners) or 1) / len(ends)
    return found
