"""How good a table looks for a seat: its people, how strong its deck is for the rounds that are
left, and what its hand can still bring in this round.

`value` is given a world with everything hidden dealt anew, so it may look at all of it: a rival's
hand in it is a guess like any other.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import exp
from typing import Final

from engine.games.arctic_scavengers.abilities import dose, natural, pays, price, total
from engine.games.arctic_scavengers.content import CARD, NUMBERS, Ability, amount, people
from engine.games.arctic_scavengers.skirmish import fight
from engine.games.arctic_scavengers.state import ArcticScavengers, Site, Tribe
from engine.kernel import Seat

BASE: Final[dict[Ability, float]] = {"draw": 0.5, "dig": 0.2, "hunt": 0.4, "fight": 0.5}
"""What a point of each ability is worth in a hand."""
ADDED: Final = 0.9
"""Of that, what a point that needs somebody else is worth."""
MEDICINE: Final = 0.6
SPECIAL: Final = 0.3
JUNK: Final = -0.2
ROUND: Final = 0.22
"""People that a hand worth one more brings a round."""
DIG: Final = (0.0, 0.9, 1.4, 1.7, 1.9, 2.0)
"""What a dig of so many cards brings, in the worth of a card."""
SITE: Final = 0.15
"""People that a building that works brings a round."""
KNOWN: Final = 0.08
"""People that it is worth to know of one more card where it is."""
OPEN: Final = 0.6
"""What can still be done this round counts so much of what it would bring."""


@cache
def worth(card: str) -> float:
    """What a card is worth in a hand."""
    row = CARD[card]
    found = sum(BASE[ability] * n for ability, n in row.can.items())
    found += ADDED * sum(BASE[ability] * n for ability, n in row.adds.items())
    found += MEDICINE * row.medicine + SPECIAL * len(row.words)
    return found + JUNK if row.kind == "junk" else found


def value(game: ArcticScavengers, seat: Seat) -> float:
    """People the seat will have, less those of its rivals (the best one weighs most)."""
    standing = [_standing(game, tribe) for tribe in game.tribes]
    if game.result is None:
        for who, chance in enumerate(_chances(game)):
            standing[who] += chance * _prize(game, game.tribes[who])
        standing[seat] += _prospects(game, seat) + KNOWN * _sighted(game, seat)
    rivals = [standing[s] for s in range(game.seats) if s != seat]
    return standing[seat] - 0.3 * max(rivals) - 0.3 * sum(rivals) / len(rivals)


def _sighted(game: ArcticScavengers, seat: Seat) -> int:
    """Cards of rivals of which the seat knows where they are."""
    tribes = [game.tribes[rival] for rival in game.rivals(seat)]
    return sum(len(pile) for t in tribes for pile in t.sight(seat).known(t.hidden()))


def _left(game: ArcticScavengers) -> int:
    """Rounds still to come."""
    return max(0, game.rounds - game.round)


def _standing(game: ArcticScavengers, tribe: Tribe) -> float:
    """People, and the strength of an average hand over the rounds to come."""
    cards = tribe.owned()
    hand = NUMBERS.hand * sum(map(worth, cards)) / max(len(cards), NUMBERS.hand)
    ahead = ROUND * _left(game)
    return people(cards) + ahead * hand + sum(_site(game, site) for site in tribe.sites)


def _site(game: ArcticScavengers, site: Site) -> float:
    """What a building is worth: more the sooner it is finished, and while it works."""
    rounds = max(0, _left(game) - len(site.timer))
    stored = sum(map(worth, site.stored)) * ROUND
    return 0.5 + SITE * rounds * (0.3 if site.disabled else 1.0) + stored


def _gain(game: ArcticScavengers, tribe: Tribe, card: str) -> float:
    """What one more card brings a tribe."""
    cards = tribe.owned()
    mean = sum(map(worth, cards)) / max(len(cards), 1)
    per_hand = NUMBERS.hand * (worth(card) - mean) / (len(cards) + 1)
    return CARD[card].people + ROUND * _left(game) * per_hand


def _prize(game: ArcticScavengers, tribe: Tribe) -> float:
    return max(0.0, _gain(game, tribe, game.contested[-1].card)) if game.contested else 0.0


def _chances(game: ArcticScavengers) -> list[float]:
    """How likely each seat is to win this round's skirmish."""
    if game.quiet or not game.contested:
        return [0.0] * game.seats
    shown = game.actor < 0
    order = game.order()
    waiting = [] if shown else order[order.index(game.actor) + 1 :]
    forces = []
    for seat, tribe in enumerate(game.tribes):
        force = fight(tribe) if shown else total(tribe, tribe.hand, "fight")
        forces.append(force * (OPEN if seat in waiting else 1.0))
    slope = 2.0 if shown else 0.7
    weights = [exp(slope * (force - max(forces))) for force in forces]
    return [weight / sum(weights) for weight in weights]


def _prospects(game: ArcticScavengers, seat: Seat) -> float:
    """What the seat that gathers can still do in this round, or is about to get."""
    if game.actor != seat:
        return 0.0
    tribe, food, found = game.tribes[seat], game.purse(), 0.0
    doing = game.used[-1] if tribe.played else ""
    if doing == "hunt":
        food += total(tribe, tribe.played, "hunt")
    elif doing == "dig":
        found += _dig(game, total(tribe, tribe.played, "dig"))
    elif doing == "build":
        found += 0.5 + SITE * _left(game)
    elif doing == "draw":
        found += 0.4 * total(tribe, tribe.played, "draw")
    elif doing in ("recon", "train"):
        looks = amount(tribe.played, "recon") + amount(tribe.played, "recon_more")
        found += KNOWN * looks + 0.4 * amount(tribe.played, "redraw")
    found += _dig(game, len(game.dug)) if "dig" in game.used else 0.0
    found += _sorted_top(game, seat)
    if "hire" not in game.used:
        found += _hire(game, seat, food)
        if "hunt" not in game.used:
            more = food + _most(tribe, "hunt")
            found += OPEN * max(0.0, _hire(game, seat, more) - _hire(game, seat, food))
    if "dig" not in game.used:
        found += OPEN * _dig(game, _most(tribe, "dig"))
    if "draw" not in game.used:
        found += OPEN * 0.4 * _most(tribe, "draw")
    return found


def _sorted_top(game: ArcticScavengers, seat: Seat) -> float:
    """What the junkyard's top, where a leader sorts it, brings whoever digs next: the seat itself,
    or a rival once it has dug."""
    mine = game.tribes[seat].leads("sort")
    top = [piece.card for piece in game.junkyard[-mine:] if seat in piece.seen] if mine else []
    best = max((worth(card) for card in top), default=0.0)
    return (-0.5 if "dig" in game.used else OPEN) * ROUND * _left(game) * best


def _most(tribe: Tribe, ability: Ability) -> int:
    sets: Iterable[tuple[str, ...]] = natural(tribe, ability)
    return max((total(tribe, cards, ability) for cards in sets), default=0)


def _dig(game: ArcticScavengers, count: int) -> float:
    """What a dig of so many cards brings."""
    if not count or not (game.junkyard or game.dug):
        return 0.0
    return ROUND * _left(game) * 0.4 * DIG[min(count, len(DIG) - 1)]


def _hire(game: ArcticScavengers, seat: Seat, food: int) -> float:
    """What the best mercenary for so much food, and the medicine at hand, brings."""
    tribe = game.tribes[seat]
    medicine = game.medicine + dose(tribe.hand)
    gains = [
        _gain(game, tribe, who)
        for who, left in game.market.items()
        if left and pays(price(game, seat, who), food, medicine)
    ]
    return max([0.0, *gains])
