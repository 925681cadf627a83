"""Evaluate a state for a seat: its people, the strength of its deck for the remaining rounds, and
what its hand can still bring in this round.

`value` gets a redealt world, so it may read all of it: a rival's hand there is a guess.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import exp
from typing import Final

from engine.games.arctic_scavengers.abilities import affordable, dose, natural, total
from engine.games.arctic_scavengers.content import (
    CARD,
    NUMBERS,
    Ability,
    Gang,
    amount,
    doing,
    people,
)
from engine.games.arctic_scavengers.ending import gangs_in_play
from engine.games.arctic_scavengers.skirmish import fight
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Site, Tribe
from engine.kernel import Seat
from engine.weights import Weights

DIG: Final = (0.0, 0.9, 1.4, 1.7, 1.9, 2.0)
"""DIG[n]: what a dig of n cards brings, relative to a card's worth."""
ABILITIES: Final[tuple[Ability, ...]] = ("draw", "dig", "hunt", "fight")


_PLANNERS: Final = doing("build", "site")
_BUILT_IN: Final = 3
"""Typical rounds that a building takes."""
_BUILDINGS: Final = 3
"""Typical maximum of buildings that a tribe begins."""
_SURE: Final = 3
"""Exponent of a gang's chance to join the seat with more of what it counts."""
_COUNTED: Final[dict[str, dict[str, int]]] = {
    "tools": {card.id: int(card.kind == "tool") for card in CARD.values()},
    "medicine": {card.id: card.medicine for card in CARD.values()},
    "refugees": {card.id: int(card.refugee) for card in CARD.values()},
    "buildings": {},
}
"""Kind counted by gangs -> card -> figure; empty for buildings."""


class _Scale:
    """The weights, and by them the worth of each card in a hand and the strength of each deck."""

    __slots__ = ("decks", "of", "strengths", "worth")

    def __init__(self, game: ArcticScavengers, weights: Weights) -> None:
        self.of = weights
        self.decks = [tribe.owned() for tribe in game.tribes]
        """The cards of each tribe."""
        self.worth = _worths(*(weights[name] for name in (*ABILITIES, *_CARDS)))
        self.strengths = [sum(map(self.worth.__getitem__, cards)) for cards in self.decks]
        """The worth of all cards of each tribe."""


_CARDS: Final = ("added", "medicine", "special", "junk")


@lru_cache(maxsize=8)
def _worths(
    draw: float, dig: float, hunt: float, fight: float, added: float, medicine: float,
    special: float, junk: float,
) -> dict[str, float]:  # fmt: skip
    """Return each card's worth in a hand."""
    base = dict(zip(ABILITIES, (draw, dig, hunt, fight), strict=True))
    worth_by_card = {}
    for id, row in CARD.items():
        worth = sum(base[ability] * n for ability, n in row.can.items())
        worth += added * sum(base[ability] * n for ability, n in row.adds.items())
        worth += medicine * row.medicine + special * len(row.words)
        worth_by_card[id] = worth + junk * (row.kind == "junk")
    return worth_by_card


def value(game: ArcticScavengers, seat: Seat, weights: Weights) -> dict[str, float]:
    """Return the terms: the seat's expected people, minus those of its rivals (mostly the best
    one)."""
    scale = _Scale(game, weights)
    standing = _standings(game, scale)
    terms = {"points": standing[seat], "skirmish": 0.0, "prospects": 0.0, "known": 0.0}
    if game.result is None:
        for rival, chance in enumerate(_chances(game, seat, scale)):
            prize = chance * _prize(game, rival, scale)
            standing[rival] += prize
            if rival == seat:
                terms["skirmish"] = prize
        terms["prospects"] = _turn_gain(game, seat, scale)
        terms["known"] = weights["known"] * _sighted(game, seat)
    best_standing, mean_standing = _of_rivals(standing, seat)
    terms["rivals"] = -weights["best_rival"] * best_standing - weights["rivals"] * mean_standing
    return terms


def _standings(game: ArcticScavengers, scale: _Scale) -> list[float]:
    """Return each tribe's value, including the gangs it may expect."""
    standing = [_standing(game, seat, scale) for seat in range(game.seats)]
    if game.result is None and (gangs := gangs_in_play(game.variant)):
        return [sum(both) for both in zip(standing, _joining(game, gangs, scale), strict=True)]
    return standing


def _of_rivals(standing: Sequence[float], seat: Seat) -> tuple[float, float]:
    """Return the best and the mean value of rivals."""
    rivals = [rival_standing for other, rival_standing in enumerate(standing) if other != seat]
    return max(rivals), sum(rivals) / len(rivals)


def _sighted(game: ArcticScavengers, seat: Seat) -> int:
    """Return the number of rivals' cards whose places the seat knows."""
    tribes = [game.tribes[rival] for rival in game.rivals(seat)]
    return sum(len(pile) for t in tribes for pile in t.sight(seat).known(t.hidden()))


def _rounds_left(game: ArcticScavengers) -> int:
    """Return the number of remaining rounds."""
    return max(0, game.rounds - game.round)


def _standing(game: ArcticScavengers, seat: Seat, scale: _Scale) -> float:
    """Return a tribe's people plus the strength of an average hand over the remaining rounds."""
    cards = scale.decks[seat]
    hand = NUMBERS.hand * scale.strengths[seat] / max(len(cards), NUMBERS.hand)
    round_weight = scale.of["round"] * _rounds_left(game)
    sites = sum(_site(game, site, scale) for site in game.tribes[seat].sites)
    return people(cards) + round_weight * hand + sites + _planners(game, cards, scale)


def _site(game: ArcticScavengers, site: Site, scale: _Scale) -> float:
    """Return the worth of a building: higher if it is finished sooner, and while it works."""
    rounds = max(0, _rounds_left(game) - len(site.timer))
    works = scale.of["site"] * rounds * (0.3 if site.disabled else 1.0)
    stored = scale.of["round"] * sum(map(scale.worth.__getitem__, site.stored))
    return scale.of["building"] + works + stored


def _planners(game: ArcticScavengers, cards: Sequence[str], scale: _Scale) -> float:
    """Return the worth of the buildings that a deck may still begin."""
    rounds = _rounds_left(game) - _BUILT_IN
    return _begun(game, cards) * (scale.of["building"] + scale.of["site"] * rounds) / 2


def _begun(game: ArcticScavengers, cards: Sequence[str]) -> float:
    """Return how many buildings a deck may still begin and finish, by how often a card that digs
    schematics is in hand; at most a few."""
    rounds = _rounds_left(game) - _BUILT_IN
    planners = sum(map(_PLANNERS.__contains__, cards)) if game.schematics and rounds > 0 else 0
    often = min(1.0, NUMBERS.hand * planners / max(len(cards), NUMBERS.hand))
    return min(_BUILDINGS, often * rounds / 2)


def _joining(game: ArcticScavengers, gangs: Sequence[Gang], scale: _Scale) -> list[float]:
    """Return the people of gangs that each tribe may expect; leads count more as the game goes
    on."""
    expected = [0.0] * game.seats
    sure = 0.4 + 0.6 * game.round / max(game.rounds, 1)
    for gang in gangs:
        if worth := _COUNTED[gang.counts]:
            figures = [float(sum(map(worth.__getitem__, cards))) for cards in scale.decks]
        else:
            sites = [sum(_finishes(game, site) for site in tribe.sites) for tribe in game.tribes]
            figures = [
                n + _begun(game, cards) / 2 for n, cards in zip(sites, scale.decks, strict=True)
            ]
        weights = [figure**_SURE for figure in figures]
        if total_weight := sum(weights):
            for seat, weight in enumerate(weights):
                expected[seat] += gang.people * sure * weight / total_weight
    return expected


def _finishes(game: ArcticScavengers, site: Site) -> bool:
    """Return whether a building will work at the end, as things are."""
    return not site.disabled and len(site.timer) <= _rounds_left(game)


def _gain(game: ArcticScavengers, seat: Seat, card: str, scale: _Scale) -> float:
    """Return what one more card brings a tribe."""
    count = len(scale.decks[seat])
    mean = scale.strengths[seat] / max(count, 1)
    per_hand = NUMBERS.hand * (scale.worth[card] - mean) / (count + 1)
    return CARD[card].people + scale.of["round"] * _rounds_left(game) * per_hand


def _prize(game: ArcticScavengers, seat: Seat, scale: _Scale) -> float:
    return max(0.0, _gain(game, seat, game.contested[-1].card, scale)) if game.contested else 0.0


def _chances(game: ArcticScavengers, viewer: Seat, scale: _Scale) -> list[float]:
    """Return each seat's chance to win this round's skirmish.

    Seats that still gather will use some of their cards. `viewer`, in its own turn, counts what it
    keeps, so that ending the turn changes nothing. Two seats need a margin, or nobody wins.
    """
    if game.quiet or not game.contested:
        return [0.0] * game.seats
    revealed = game.actor < 0
    order = [*game.order()]
    waiting = [] if revealed else order[order.index(game.actor) :]
    if game.actor == viewer:
        waiting.remove(viewer)
    forces = []
    for seat, tribe in enumerate(game.tribes):
        force = fight(tribe, game.edition) if revealed else total(tribe, tribe.hand, "fight")
        forces.append(force * (scale.of["waiting"] if seat in waiting else 1.0))
    slope = 2.0 if revealed else scale.of["force"]
    weights = [exp(slope * (force - max(forces))) for force in forces]
    whole = sum(weights)
    if game.seats > 2:
        return [weight / whole for weight in weights]
    handicap = exp(slope * scale.of["margin"])
    return [weight / (weight + handicap * (whole - weight)) for weight in weights]


def _turn_gain(game: ArcticScavengers, seat: Seat, scale: _Scale) -> float:
    """Return what the gathering seat can still do in this round, or is about to get."""
    if game.actor != seat:
        return 0.0
    tribe, food, total_gain = game.tribes[seat], game.purse(), 0.0
    action = game.used[-1] if tribe.played else ""
    if action == "hunt":
        food += total(tribe, tribe.played, "hunt")
    elif action == "dig":
        total_gain += _dig(game, total(tribe, tribe.played, "dig"), scale)
    elif action == "build":
        total_gain += scale.of["building"] + scale.of["site"] * _rounds_left(game)
    elif action == "draw":
        total_gain += scale.of["drawn"] * total(tribe, tribe.played, "draw")
    elif action in ("recon", "train"):
        looks = amount(tribe.played, "recon") + amount(tribe.played, "recon_more")
        total_gain += scale.of["known"] * looks + scale.of["drawn"] * amount(tribe.played, "redraw")
    total_gain += _dig(game, len(game.dug), scale) if "dig" in game.used else 0.0
    total_gain += _sorted_top(game, seat, scale)
    if "hire" not in game.used:
        total_gain += _hire(game, seat, food, scale)
        if "hunt" not in game.used:
            food_after = food + _most(tribe, "hunt")
            gain = _hire(game, seat, food_after, scale) - _hire(game, seat, food, scale)
            total_gain += scale.of["open_hunt"] * max(0.0, gain)
    if "dig" not in game.used:
        total_gain += scale.of["open_dig"] * _dig(game, _most(tribe, "dig"), scale)
    if "draw" not in game.used:
        total_gain += scale.of["open_draw"] * scale.of["drawn"] * _most(tribe, "draw")
    return total_gain


def _sorted_top(game: ArcticScavengers, seat: Seat, scale: _Scale) -> float:
    """Return the value of the junkyard's top, sorted by a leader, for the next digger: the seat
    itself, or a rival after it."""
    sorted_count = game.tribes[seat].leads("sort")
    top = (
        [piece.card for piece in game.junkyard[-sorted_count:] if seat in piece.seen]
        if sorted_count
        else []
    )
    best = max((scale.worth[card] for card in top), default=0.0)
    share = -0.5 if "dig" in game.used else scale.of["open_dig"]
    return share * scale.of["round"] * _rounds_left(game) * best


def _most(tribe: Tribe, ability: Ability) -> int:
    sets: Iterable[tuple[str, ...]] = natural(tribe, ability)
    return max((total(tribe, cards, ability) for cards in sets), default=0)


def _dig(game: ArcticScavengers, count: int, scale: _Scale) -> float:
    """Return what a dig of `count` cards brings."""
    if not count or not (game.junkyard or game.dug):
        return 0.0
    return scale.of["round"] * _rounds_left(game) * scale.of["dug"] * DIG[min(count, len(DIG) - 1)]


def _hire(game: ArcticScavengers, seat: Seat, food: int, scale: _Scale) -> float:
    """Return what the best mercenary for this food, and the medicine in hand, brings."""
    tribe = game.tribes[seat]
    for_hire = tuple([mercenary for mercenary, copies in game.market.items() if copies])
    paid_for = affordable(tribe.guide, for_hire, food, game.medicine + dose(tribe.hand))
    return max([0.0, *(_gain(game, seat, mercenary, scale) for mercenary, _ in paid_for)])
