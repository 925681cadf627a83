"""Compare fitted weights with those set by hand: `tests.lab train` does so before it keeps any."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Final

from bot.lab.simulate import interval
from engine.package import GamePackage
from engine.rng import advance
from engine.weights import Strengths
from tests.lab.computers.matches import Match, MatchEnd, Mind, played, setting_name
from tests.lab.computers.settings import Setting, settings_of

LESS: Final = 4
"""One in this many matches is also played between equals, by each of the two."""
Shares = Mapping[str, float]
"""Shares of wins, by role or seat."""


@dataclass(frozen=True)
class Trial:
    """The results of *normal* in a setting."""

    setting: Setting
    matches: int
    won: float
    """Wins by *normal* against *easy*; shared wins count in parts. Alone: games that ended better
    than those of *easy* on the same deal."""
    fair: float | None
    """The win rate that is no better than *easy*; None: the games only had to end."""
    before: Shares
    """Wins between easy computers, and (`after`) between normal ones; empty for a seat alone."""
    after: Shares

    @property
    def gained(self) -> bool:
        """Return whether *normal* wins significantly more than its share (95 %)."""
        return self.fair is None or interval(self.won, self.matches)[0] > self.fair

    def __str__(self) -> str:
        low, high = interval(self.won, self.matches)
        share = f"{self.won / self.matches:.1%} ({low:.1%} to {high:.1%})"
        text = f"{setting_name(self.setting)}: won {share}"
        text += f" of {self.matches}"
        if self.before:
            text += f"; between equals: easy {_listed(self.before)}, normal {_listed(self.after)}"
        return text


def _listed(shares: Shares) -> str:
    return ", ".join(f"{part} {share:.0%}" for part, share in sorted(shares.items()))


def tried(
    package: GamePackage, strengths: Strengths, seats: int, seed: int, matches: int, pool: Executor
) -> Iterator[Trial]:
    """Yield the results of this many matches in each setting, and of one seat alone if the game
    allows that. Raise ValueError if a match does not end."""
    easy, normal = (
        Mind(entry, strengths.search.worlds) for entry in (strengths.easy, strengths.normal)
    )
    settings = [*settings_of(package)]
    if 1 in package.SEATS and not any(entry.alone for entry in settings):
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
            fair = 0.5 if setting in settings_of(package) else None
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
    """Return the shares of wins, by role or seat."""
    shares: defaultdict[str, float] = defaultdict(float)
    for end in ends:
        for seat, part in enumerate(end.parts):
            shares[part] += (seat in end.winners) / (len(end.winners) or 1) / len(ends)
    return shares
