"""Fin de manche and fin de partie: the count, its powers, and the winners."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import ClassVar

from engine.games.happy_dayz.content import NUMBERS, SUIT, WORTH, ZOMBIE
from engine.games.happy_dayz.state import HappyDayz
from engine.kernel import Score, ScoreRow, Seat, Step, step
from engine.kit.ranks import highest


@dataclass(slots=True)
class Haul:
    """A seat's cards at the count: faction cards, zombies, and the number of cards by suit."""

    cards: list[str]
    zombies: list[str]
    counts: Counter[str]


def haul(game: HappyDayz, seat: Seat) -> Haul:
    """Return a seat's opened quarantine."""
    zombies = game.zombies(seat)
    counts = Counter(SUIT[card] for card in game.won[seat])
    counts[ZOMBIE] = len(zombies)
    return Haul(game.won[seat], zombies, counts)


# --- a function per rule: (game, hauls) -> survivors gained (or lost, if negative) by seat


def _survivors(game: HappyDayz, hauls: list[Haul]) -> list[int]:
    """Fin de manche: one per faction card; children count by their power."""
    if game.works("headcount"):
        return [len(h.cards) - h.counts["children"] for h in hauls]
    return [len(h.cards) for h in hauls]


def _damage(game: HappyDayz, hauls: list[Haul]) -> list[int]:
    """Fin de manche: every zombie costs its damage."""
    return [-sum(game.damage(card) for card in h.zombies) for h in hauls]


def _headcount(game: HappyDayz, hauls: list[Haul]) -> list[int]:
    """Enfants: each card gives its printed number."""
    return [sum(WORTH[c] for c in h.cards if SUIT[c] == "children") for h in hauls]


def _research(game: HappyDayz, hauls: list[Haul]) -> list[int]:
    """Scientifique: one per zombie with enough scientists; two with strictly the most."""
    figures = [h.counts["scientist"] for h in hauls]
    best = highest(figures)
    return [
        0
        if figures[seat] < NUMBERS.research_least
        else len(h.zombies) * (2 if best == (seat,) else 1)
        for seat, h in enumerate(hauls)
    ]


def _commune(game: HappyDayz, hauls: list[Haul]) -> list[int]:
    """Hippie (second power): one per different faction held, zombies included."""
    return [
        sum(map(bool, h.counts.values())) if h.counts["hippie"] >= NUMBERS.commune_least else 0
        for h in hauls
    ]


def _escort(game: HappyDayz, hauls: list[Haul]) -> list[int]:
    """Militaire (second power): per three soldiers, one of the weakest zombies does no damage."""
    spared_damage = []
    for h in hauls:
        weak = sum(game.damage(card) == NUMBERS.escort_damage for card in h.zombies)
        escorted = min(h.counts["military"] // NUMBERS.escort_step, weak)
        spared_damage.append(escorted * NUMBERS.escort_damage)
    return spared_damage


def _school_bus(game: HappyDayz, hauls: list[Haul]) -> list[int]:
    """Enfants (second power): a bonus for the most children, a smaller one for each if tied."""
    figures = [h.counts["children"] for h in hauls]
    best = highest(figures)
    bonus = NUMBERS.bus_tie if best[1:] else NUMBERS.bus_most
    return [bonus if children and seat in best else 0 for seat, children in enumerate(figures)]


def _bunker(game: HappyDayz, hauls: list[Haul]) -> list[int]:
    """Le Bunker: one per set of one card of each faction in play."""
    return [min(h.counts[faction] for faction in game.factions) for h in hauls]


def _horde(game: HappyDayz, hauls: list[Haul]) -> list[int]:
    """La Horde: the zombies of the seat with strictly the most cost one more each."""
    best = highest([len(h.zombies) for h in hauls])
    return [-len(h.zombies) if best == (seat,) else 0 for seat, h in enumerate(hauls)]


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
    """Return what the current quarantines add and take: rule id -> figure, for every seat."""
    hauls = [haul(game, seat) for seat in range(game.seats)]
    figures_by_rule: list[dict[str, int]] = [{} for _ in range(game.seats)]
    rules = dict(COUNTED)
    rules |= {f"power.{power}": rule for power, rule in BY_POWER.items() if game.works(power)}
    for id, rule in rules.items():
        for seat, figure in enumerate(rule(game, hauls)):
            if figure:
                figures_by_rule[seat][id] = figure
    return figures_by_rule


@step
class CountRound(Step[HappyDayz]):
    """Fin de manche: open quarantines, add survivors, take damage; never below 0."""

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
        game.change = [sum(seat_figures.values()) for seat_figures in figures]
        for seat, seat_figures in enumerate(figures):
            survivors = max(0, game.survivors[seat] + game.change[seat])
            if floor_gain := survivors - game.survivors[seat] - game.change[seat]:
                seat_figures["count.floor"] = floor_gain
            tally = game.tally[seat]
            for id, figure in seat_figures.items():
                tally[id] = tally.get(id, 0) + figure
            gain = sum(max(0, figure) for figure in seat_figures.values())
            game.tell(
                "counted",
                seat=seat,
                cards=_held(game, seat),
                gain=gain - seat_figures.get("count.floor", 0),
                loss=-sum(min(0, figure) for figure in seat_figures.values()),
                left=survivors,
            )
            game.survivors[seat] = survivors


def _held(game: HappyDayz, seat: Seat) -> dict[str, int]:
    """Return the number of cards in a quarantine by suit, in the order of the powers."""
    counts = haul(game, seat).counts
    return {suit: counts[suit] for suit in (*game.factions, ZOMBIE) if counts[suit]}


@step
class EndGame(Step[HappyDayz]):
    """Fin de partie: the most survivors win; a win may be shared."""

    rules: ClassVar[tuple[str, ...]] = ("end.winner", "end.shared")

    def run(self, game: HappyDayz) -> None:
        game.result = highest(game.survivors)
        game.tell("ended", winners=list(game.result), survivors=max(game.survivors))


def score(game: HappyDayz) -> list[Score]:
    """Return survivors so far, a row per rule. All rows are public.

    The first row is the initial number: the current one without gains or losses, because a record
    may change it.
    """
    scores = []
    for seat, tally in enumerate(game.tally):
        initial = game.survivors[seat] - sum(tally.values())
        rows = {"setup.survivors": initial, **tally}
        scores.append(Score(seat, tuple(ScoreRow(id, n, public=True) for id, n in rows.items())))
    return scores
