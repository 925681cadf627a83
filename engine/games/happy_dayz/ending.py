"""Fin de manche and fin de partie: the count, its powers, and who wins."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import ClassVar

from engine.games.happy_dayz.content import NUMBERS, SUIT, WORTH, ZOMBIE
from engine.games.happy_dayz.state import HappyDayz
from engine.kernel import Score, ScoreRow, Seat, Step, step


@dataclass(slots=True)
class Haul:
    """What one seat holds at the count: its faction cards, its zombies, and how many of each."""

    cards: list[str]
    zombies: list[str]
    counts: Counter[str]


def haul(game: HappyDayz, seat: Seat) -> Haul:
    """A seat's quarantine, opened."""
    zombies = game.zombies(seat)
    counts = Counter(SUIT[card] for card in game.won[seat])
    counts[ZOMBIE] = len(zombies)
    return Haul(game.won[seat], zombies, counts)


def most(figures: list[int]) -> list[Seat]:
    """The seats with the highest figure, if it is above 0."""
    best = max(figures)
    return [seat for seat, n in enumerate(figures) if n == best and best > 0]


# --- what each rule adds or takes, for every seat: -> figures by seat


def _survivors(game: HappyDayz, hauls: list[Haul]) -> list[int]:
    """Fin de manche: one per faction card (children count by their own power)."""
    if game.works("headcount"):
        return [sum(SUIT[c] != "children" for c in h.cards) for h in hauls]
    return [len(h.cards) for h in hauls]


def _damage(game: HappyDayz, hauls: list[Haul]) -> list[int]:
    """Fin de manche: every zombie costs its damage."""
    return [-sum(game.damage(card) for card in h.zombies) for h in hauls]


def _headcount(game: HappyDayz, hauls: list[Haul]) -> list[int]:
    """Enfants: each card gives what is printed on it."""
    return [sum(WORTH[c] for c in h.cards if SUIT[c] == "children") for h in hauls]


def _research(game: HappyDayz, hauls: list[Haul]) -> list[int]:
    """Scientifique: one per zombie with enough scientists, one more with strictly the most."""
    figures = [h.counts["scientist"] for h in hauls]
    best = most(figures)
    return [
        0
        if figures[seat] < NUMBERS.research_least
        else len(h.zombies) * (2 if best == [seat] else 1)
        for seat, h in enumerate(hauls)
    ]


def _commune(game: HappyDayz, hauls: list[Haul]) -> list[int]:
    """Hippie (second power): one per different faction held, zombies too."""
    return [
        sum(n > 0 for n in h.counts.values()) if h.counts["hippie"] >= NUMBERS.commune_least else 0
        for h in hauls
    ]


def _escort(game: HappyDayz, hauls: list[Haul]) -> list[int]:
    """Militaire (second power): per three soldiers, one of the weakest zombies does nothing."""
    found = []
    for h in hauls:
        weak = sum(game.damage(card) == NUMBERS.escort_damage for card in h.zombies)
        escorted = min(h.counts["military"] // NUMBERS.escort_step, weak)
        found.append(escorted * NUMBERS.escort_damage)
    return found


def _school_bus(game: HappyDayz, hauls: list[Haul]) -> list[int]:
    """Enfants (second power): a bonus for the most children, a smaller one for each if tied."""
    best = most([h.counts["children"] for h in hauls])
    bonus = NUMBERS.bus_most if len(best) == 1 else NUMBERS.bus_tie
    return [bonus if seat in best else 0 for seat in range(game.seats)]


def _bunker(game: HappyDayz, hauls: list[Haul]) -> list[int]:
    """Le Bunker: one per set of one card of each faction in play."""
    return [min(h.counts[faction] for faction in game.factions) for h in hauls]


def _horde(game: HappyDayz, hauls: list[Haul]) -> list[int]:
    """La Horde: the zombies of the seat with strictly the most cost one more each."""
    best = most([len(h.zombies) for h in hauls])
    return [-len(h.zombies) if best == [seat] else 0 for seat, h in enumerate(hauls)]


COUNTED = {
    "count.survivors": _survivors,
    "count.damage": _damage,
}
BY_POWER = {
    "headcount": _headcount,
    "research": _research,
    "commune": _commune,
    "escort": _escort,
    "school_bus": _school_bus,
    "bunker": _bunker,
    "horde": _horde,
}


def count(game: HappyDayz) -> list[dict[str, int]]:
    """What the current quarantines add and take: figures by rule, for every seat."""
    hauls = [haul(game, seat) for seat in range(game.seats)]
    found: list[dict[str, int]] = [{} for _ in range(game.seats)]
    rules = dict(COUNTED)
    rules |= {f"power.{power}": rule for power, rule in BY_POWER.items() if game.works(power)}
    for id, rule in rules.items():
        for seat, figure in enumerate(rule(game, hauls)):
            if figure:
                found[seat][id] = figure
    return found


@step
class CountRound(Step[HappyDayz]):
    """Fin de manche: quarantines are opened, survivors added, damage taken; never below 0."""

    rules: ClassVar[tuple[str, ...]] = (
        "count",
        "count.survivors",
        "count.damage",
        "count.floor",
        "power.headcount",
        "power.research",
        "power.research.most",
        "power.commune",
        "power.escort",
        "power.school_bus",
        "power.bunker",
        "power.horde",
    )

    def run(self, game: HappyDayz) -> None:
        game.reveal()
        figures = count(game)
        game.change = [sum(found.values()) for found in figures]
        for seat, found in enumerate(figures):
            left = max(0, game.survivors[seat] + game.change[seat])
            if below := left - game.survivors[seat] - game.change[seat]:
                found["count.floor"] = below
            tally = game.tally[seat]
            for id, figure in found.items():
                tally[id] = tally.get(id, 0) + figure
            gain = sum(figure for figure in found.values() if figure > 0)
            game.tell(
                "counted",
                seat=seat,
                cards=_held(game, seat),
                gain=gain - found.get("count.floor", 0),
                loss=-sum(figure for figure in found.values() if figure < 0),
                left=left,
            )
            game.survivors[seat] = left


def _held(game: HappyDayz, seat: Seat) -> dict[str, int]:
    """A quarantine by suit, in the order of the powers."""
    counts = haul(game, seat).counts
    return {suit: counts[suit] for suit in (*game.factions, ZOMBIE) if counts[suit]}


@step
class EndGame(Step[HappyDayz]):
    """Fin de partie: the most survivors win; equals share."""

    rules: ClassVar[tuple[str, ...]] = ("end.winner", "end.shared")

    def run(self, game: HappyDayz) -> None:
        best = max(game.survivors)
        game.result = tuple(s for s in range(game.seats) if game.survivors[s] == best)
        game.tell("ended", winners=list(game.result), survivors=best)


def score(game: HappyDayz) -> list[Score]:
    """Survivors so far, a row per rule; all of it public, since only counts are in it. A community
    began with what it has now, less all it has gained: a record may say more or less than usual."""
    found = []
    for seat, tally in enumerate(game.tally):
        began = game.survivors[seat] - sum(tally.values())
        rows = {"setup.survivors": began, **tally}
        found.append(Score(seat, tuple(ScoreRow(id, n, public=True) for id, n in rows.items())))
    return found
