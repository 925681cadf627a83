"""How good a table looks for a seat: its people, how strong its deck is for the rounds that are
left, and what its hand can still bring in this round.

`value` is given a world with everything hidden dealt anew, so it may look at all of it: a rival's
hand in it is a guess like any other.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import exp
from typing import Final

from engine.games.arctic_scavengers.abilities import dose, natural, pays, price, total
from engine.games.arctic_scavengers.content import CARD, NUMBERS, Ability, amount, people
from engine.games.arctic_scavengers.skirmish import fight
from engine.games.arctic_scavengers.state import ArcticScavengers, Site, Tribe
from engine.kernel import Seat
from engine.weights import Weights

DIG: Final = (0.0, 0.9, 1.4, 1.7, 1.9, 2.0)
"""What a dig of so many cards brings, in the worth of a card."""
ABILITIES: Final[tuple[Ability, ...]] = ("draw", "dig", "hunt", "fight")


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
    standing = [_standing(game, tribe, scale) for tribe in game.tribes]
    found = {"points": standing[seat], "skirmish": 0.0, "prospects": 0.0, "known": 0.0}
    if game.result is None:
        for who, chance in enumerate(_chances(game, scale)):
            prize = chance * _prize(game, game.tribes[who], scale)
            standing[who] += prize
            if who == seat:
                found["skirmish"] = prize
        found["prospects"] = _prospects(game, seat, scale)
        found["known"] = weights["known"] * _sighted(game, seat)
    rivals = [standing[s] for s in range(game.seats) if s != seat]
    most, mean = max(rivals), sum(rivals) / len(rivals)
    found["rivals"] = -weights["best_rival"] * most - weights["rivals"] * mean
    return found


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
    return people(cards) + ahead * hand + sum(_site(game, site, scale) for site in tribe.sites)


def _site(game: ArcticScavengers, site: Site, scale: _Scale) -> float:
    """What a building is worth: more the sooner it is finished, and while it works."""
    rounds = max(0, _left(game) - len(site.timer))
    works = scale.of["site"] * rounds * (0.3 if site.disabled else 1.0)
    stored = scale.of["round"] * sum(map(scale.worth.__getitem__, site.stored))
    return scale.of["building"] + works + stored


def _gain(game: ArcticScavengers, tribe: Tribe, card: str, scale: _Scale) -> float:
    """What one more card brings a tribe."""
    cards = tribe.owned()
    mean = sum(map(scale.worth.__getitem__, cards)) / max(len(cards), 1)
    per_hand = NUMBERS.hand * (scale.worth[card] - mean) / (len(cards) + 1)
    return CARD[card].people + scale.of["round"] * _left(game) * per_hand


def _prize(game: ArcticScavengers, tribe: Tribe, scale: _Scale) -> float:
    return max(0.0, _gain(game, tribe, game.contested[-1].card, scale)) if game.contested else 0.0


def _chances(game: ArcticScavengers, scale: _Scale) -> list[float]:
    """How likely each seat is to win this round's skirmish."""
    if game.quiet or not game.contested:
        return [0.0] * game.seats
    shown = game.actor < 0
    order = game.order()
    waiting = [] if shown else order[order.index(game.actor) + 1 :]
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
    """What the junkyard's top, where a leader sorts it, brings whoever digs next: the seat itself,
    or a rival once it has dug."""
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
