"""Value of a state for a seat: its people, the strength of its deck for the remaining rounds, and
what its hand can still bring in this round.

`value` gets a redealt world, so it may look at all of it: a rival's hand in it is a guess.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import exp
from typing import Final

from engine.games.arctic_scavengers.abilities import dose, natural, pays, price, total
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
from engine.games.arctic_scavengers.state import ArcticScavengers, Site, Tribe
from engine.kernel import Seat
from engine.weights import Weights

DIG: Final = (0.0, 0.9, 1.4, 1.7, 1.9, 2.0)
"""What a dig of so many cards brings, in the worth of a card."""
ABILITIES: Final[tuple[Ability, ...]] = ("draw", "dig", "hunt", "fight")


_PLANNERS: Final = doing("build", "site")
_BUILT_IN: Final = 3
"""Rounds that a building takes, about."""
_BUILDINGS: Final = 3
"""Buildings that a tribe begins, at most about."""
_SURE: Final = 3
"""How much surer a gang is for the seat with more of what it counts."""
_COUNTED: Final[dict[str, dict[str, int]]] = {
    "tools": {card.id: int(card.kind == "tool") for card in CARD.values()},
    "medicine": {card.id: card.medicine for card in CARD.values()},
    "refugees": {card.id: int(card.refugee) for card in CARD.values()},
    "buildings": {},
}
"""What gangs count, by the card; nothing where it is buildings."""


class _Scale:
    """Weights, and what each card is worth in a hand by them."""

    __slots__ = ("of", "worth")

    def __init__(self, weights: Weights) -> None:
        self.of = weights
        self.worth = _worths(*(weights[name] for name in (*ABILITIES, *_CARDS)))


_CARDS: Final = ("added", "medicine", "special", "junk")


@lru_cache(maxsize=8)
def _worths(
    draw: float, dig: float, hunt: float, fight: float, added: float, medicine: float,
    special: float, junk: float,
) -> dict[str, float]:  # fmt: skip
    """What each card is worth in a hand."""
    base = dict(zip(ABILITIES, (draw, dig, hunt, fight), strict=True))
    found = {}
    for id, row in CARD.items():
        worth = sum(base[ability] * n for ability, n in row.can.items())
        worth += added * sum(base[ability] * n for ability, n in row.adds.items())
        worth += medicine * row.medicine + special * len(row.words)
        found[id] = worth + junk * (row.kind == "junk")
    return found


def value(game: ArcticScavengers, seat: Seat, weights: Weights) -> dict[str, float]:
    """People the seat will have, less those of its rivals (the best one weighs most)."""
    scale = _Scale(weights)
    standing = _standings(game, scale)
    found = {"points": standing[seat], "skirmish": 0.0, "prospects": 0.0, "known": 0.0}
    if game.result is None:
        for who, chance in enumerate(_chances(game, seat, scale)):
            prize = chance * _prize(game, game.tribes[who], scale)
            standing[who] += prize
            if who == seat:
                found["skirmish"] = prize
        found["prospects"] = _prospects(game, seat, scale)
        found["known"] = weights["known"] * _sighted(game, seat)
    most, mean = _of_rivals(standing, seat)
    found["rivals"] = -weights["best_rival"] * most - weights["rivals"] * mean
    return found


def value_at_end(game: ArcticScavengers, seat: Seat, weights: Weights) -> dict[str, float]:
    """The same at the end of a playout: people and whole decks. The next hands and the next
    resource are dealt by then, but they are luck: no pick of this round caused them.

    What rivals have counts in full, because the lead wins: a resource kept from the only rival is
    worth as much as one won.
    """
    standing = _standings(game, _Scale(weights))
    points = float(people(game.tribes[seat].owned()))
    most, mean = _of_rivals(standing, seat)
    best, rest = weights["best_rival"], weights["rivals"]
    ahead = (best * most + rest * mean) / (best + rest)
    return {"points": points, "deck": standing[seat] - points, "rivals": -ahead}


def _standings(game: ArcticScavengers, scale: _Scale) -> list[float]:
    """What each tribe has, and the gangs that it may expect."""
    standing = [_standing(game, tribe, scale) for tribe in game.tribes]
    if game.result is None and (gangs := gangs_in_play(game.variant)):
        return [sum(both) for both in zip(standing, _joining(game, gangs), strict=True)]
    return standing


def _of_rivals(standing: Sequence[float], seat: Seat) -> tuple[float, float]:
    """What the best rival has, and what rivals have in the mean."""
    rivals = [one for other, one in enumerate(standing) if other != seat]
    return max(rivals), sum(rivals) / len(rivals)


def _sighted(game: ArcticScavengers, seat: Seat) -> int:
    """Cards of rivals of which the seat knows where they are."""
    tribes = [game.tribes[rival] for rival in game.rivals(seat)]
    return sum(len(pile) for t in tribes for pile in t.sight(seat).known(t.hidden()))


def _left(game: ArcticScavengers) -> int:
    """Rounds still to come."""
    return max(0, game.rounds - game.round)


def _standing(game: ArcticScavengers, tribe: Tribe, scale: _Scale) -> float:
    """People, and the strength of an average hand over the rounds to come."""
    cards = tribe.owned()
    hand = NUMBERS.hand * sum(map(scale.worth.__getitem__, cards)) / max(len(cards), NUMBERS.hand)
    ahead = scale.of["round"] * _left(game)
    sites = sum(_site(game, site, scale) for site in tribe.sites)
    return people(cards) + ahead * hand + sites + _planners(game, cards, scale)


def _site(game: ArcticScavengers, site: Site, scale: _Scale) -> float:
    """What a building is worth: more the sooner it is finished, and while it works."""
    rounds = max(0, _left(game) - len(site.timer))
    works = scale.of["site"] * rounds * (0.3 if site.disabled else 1.0)
    stored = scale.of["round"] * sum(map(scale.worth.__getitem__, site.stored))
    return scale.of["building"] + works + stored


def _planners(game: ArcticScavengers, cards: Sequence[str], scale: _Scale) -> float:
    """What the buildings are worth that a deck may still begin."""
    rounds = _left(game) - _BUILT_IN
    return _begun(game, cards) * (scale.of["building"] + scale.of["site"] * rounds) / 2


def _begun(game: ArcticScavengers, cards: Sequence[str]) -> float:
    """How many buildings a deck may still begin and finish: as often as somebody who digs
    schematics is likely to be in hand, and no more than a few."""
    rounds = _left(game) - _BUILT_IN
    planners = sum(map(_PLANNERS.__contains__, cards)) if game.schematics and rounds > 0 else 0
    often = min(1.0, NUMBERS.hand * planners / max(len(cards), NUMBERS.hand))
    return min(_BUILDINGS, often * rounds / 2)


def _joining(game: ArcticScavengers, gangs: Sequence[Gang]) -> list[float]:
    """The people of gangs that each tribe may expect: those of the tribe with most of what they
    count, surer as the game goes on."""
    found = [0.0] * game.seats
    sure = 0.4 + 0.6 * game.round / max(game.rounds, 1)
    owned = [tribe.owned() for tribe in game.tribes]
    for gang in gangs:
        if worth := _COUNTED[gang.counts]:
            figures = [float(sum(map(worth.__getitem__, cards))) for cards in owned]
        else:
            sites = [sum(_finishes(game, site) for site in tribe.sites) for tribe in game.tribes]
            figures = [n + _begun(game, cards) / 2 for n, cards in zip(sites, owned, strict=True)]
        weights = [figure**_SURE for figure in figures]
        if whole := sum(weights):
            for seat, weight in enumerate(weights):
                found[seat] += gang.people * sure * weight / whole
    return found


def _finishes(game: ArcticScavengers, site: Site) -> bool:
    """Whether a building works at the end as things are."""
    return not site.disabled and len(site.timer) <= _left(game)


def _gain(game: ArcticScavengers, tribe: Tribe, card: str, scale: _Scale) -> float:
    """What one more card brings a tribe."""
    cards = tribe.owned()
    mean = sum(map(scale.worth.__getitem__, cards)) / max(len(cards), 1)
    per_hand = NUMBERS.hand * (scale.worth[card] - mean) / (len(cards) + 1)
    return CARD[card].people + scale.of["round"] * _left(game) * per_hand


def _prize(game: ArcticScavengers, tribe: Tribe, scale: _Scale) -> float:
    return max(0.0, _gain(game, tribe, game.contested[-1].card, scale)) if game.contested else 0.0


def _chances(game: ArcticScavengers, mine: Seat, scale: _Scale) -> list[float]:
    """How likely each seat is to win this round's skirmish. Those who still gather will use some of
    their cards, but `mine`, in its own turn, thinks of what it keeps: so the end of that turn
    changes nothing."""
    if game.quiet or not game.contested:
        return [0.0] * game.seats
    shown = game.actor < 0
    order = game.order()
    waiting = [] if shown else order[order.index(game.actor) :]
    if game.actor == mine:
        waiting.remove(mine)
    forces = []
    for seat, tribe in enumerate(game.tribes):
        force = fight(tribe) if shown else total(tribe, tribe.hand, "fight")
        forces.append(force * (scale.of["open"] if seat in waiting else 1.0))
    slope = 2.0 if shown else scale.of["force"]
    weights = [exp(slope * (force - max(forces))) for force in forces]
    return [weight / sum(weights) for weight in weights]


def _prospects(game: ArcticScavengers, seat: Seat, scale: _Scale) -> float:
    """What the seat that gathers can still do in this round, or is about to get."""
    if game.actor != seat:
        return 0.0
    tribe, food, found = game.tribes[seat], game.purse(), 0.0
    doing = game.used[-1] if tribe.played else ""
    if doing == "hunt":
        food += total(tribe, tribe.played, "hunt")
    elif doing == "dig":
        found += _dig(game, total(tribe, tribe.played, "dig"), scale)
    elif doing == "build":
        found += scale.of["building"] + scale.of["site"] * _left(game)
    elif doing == "draw":
        found += scale.of["drawn"] * total(tribe, tribe.played, "draw")
    elif doing in ("recon", "train"):
        looks = amount(tribe.played, "recon") + amount(tribe.played, "recon_more")
        found += scale.of["known"] * looks + scale.of["drawn"] * amount(tribe.played, "redraw")
    found += _dig(game, len(game.dug), scale) if "dig" in game.used else 0.0
    found += _sorted_top(game, seat, scale)
    if "hire" not in game.used:
        found += _hire(game, seat, food, scale)
        if "hunt" not in game.used:
            more = food + _most(tribe, "hunt")
            gain = _hire(game, seat, more, scale) - _hire(game, seat, food, scale)
            found += scale.of["open"] * max(0.0, gain)
    if "dig" not in game.used:
        found += scale.of["open"] * _dig(game, _most(tribe, "dig"), scale)
    if "draw" not in game.used:
        found += scale.of["open"] * scale.of["drawn"] * _most(tribe, "draw")
    return found


def _sorted_top(game: ArcticScavengers, seat: Seat, scale: _Scale) -> float:
    """What the junkyard's top, sorted by a leader, brings the next digger: the seat itself, or a
    rival after it."""
    mine = game.tribes[seat].leads("sort")
    top = [piece.card for piece in game.junkyard[-mine:] if seat in piece.seen] if mine else []
    best = max((scale.worth[card] for card in top), default=0.0)
    share = -0.5 if "dig" in game.used else scale.of["open"]
    return share * scale.of["round"] * _left(game) * best


def _most(tribe: Tribe, ability: Ability) -> int:
    sets: Iterable[tuple[str, ...]] = natural(tribe, ability)
    return max((total(tribe, cards, ability) for cards in sets), default=0)


def _dig(game: ArcticScavengers, count: int, scale: _Scale) -> float:
    """What a dig of so many cards brings."""
    if not count or not (game.junkyard or game.dug):
        return 0.0
    return scale.of["round"] * _left(game) * scale.of["dug"] * DIG[min(count, len(DIG) - 1)]


def _hire(game: ArcticScavengers, seat: Seat, food: int, scale: _Scale) -> float:
    """What the best mercenary for so much food, and the medicine at hand, brings."""
    tribe = game.tribes[seat]
    medicine = game.medicine + dose(tribe.hand)
    gains = [
        _gain(game, tribe, who, scale)
        for who, left in game.market.items()
        if left and pays(price(game.tribes[seat], who), food, medicine)
    ]
    return max([0.0, *gains])
