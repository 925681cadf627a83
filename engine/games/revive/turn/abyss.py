"""Call of the Abyss: devotion, scyphoz, voyages; lakes are in `ground` and `hibernation`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.revive.content import ABYSS, CARD, NUMBERS, VOYAGE
from engine.games.revive.effects.book import Asked, Effect, code, give
from engine.games.revive.effects.ground import Learn
from engine.games.revive.ending import COUNT
from engine.games.revive.picks import Adopt, Convert, Decline, Descend, Embark, Finish
from engine.games.revive.state import Revive, Tribe
from engine.games.revive.turn.actions import connected
from engine.kernel import Choice, Pick, Seat, Step, step
from engine.kit.piles import draw, under

DRAWN = 2
RATE = 2
"""Points for a devotion, and the other way round."""
INTO = ("devotion", "points")
"""What may be exchanged for the other."""


@code("V")
@step
class Devotion(Effect):
    """V: steps on the devotion track, whose spaces bring what is printed there."""

    rules = ("abyss.devotion",)

    def run(self, game: Revive) -> None:
        tribe = game.tribes[self.seat]
        tribe.praise += self.amount
        devote(game, self.seat, self.amount)


def devote(game: Revive, seat: Seat, amount: int) -> None:
    """Go on the devotion track, to its end at most."""
    tribe = game.tribes[seat]
    tribe.devotion = min(NUMBERS.devotion, tribe.devotion + amount)
    before, tribe.deepest = tribe.deepest, max(tribe.deepest, tribe.devotion)
    game.tell("devoted", seat=seat, amount=amount)
    bonuses = NUMBERS.devotion_bonus.items()
    give(game, seat, " ".join(n for at, n in bonuses if before < int(at) <= tribe.deepest))


@code("Y")
@step
class DrawScyphoz(Effect):
    """Y: two scyphoz are drawn, for all to see. An exchange may draw again while two lie open."""

    waits = True
    rules = ("abyss.scyphoz",)

    def run(self, game: Revive) -> None:
        drawn = draw(game, game.scyphoz, DRAWN)
        game.tribes[self.seat].offer += drawn
        game.reveal()
        game.tell("scyphoz_drawn", seat=self.seat, cards=list(drawn))
        if drawn:
            game.then(ChooseScyphoz(self.seat, len(drawn)))


@step
class ChooseScyphoz(Choice[Revive]):
    """Scyphoz: one of those that were drawn is kept, the other goes under the deck."""

    picks = (Adopt,)
    rules = ("abyss.scyphoz",)
    seat: Seat
    count: int = 0
    """How many of the open cards were drawn for this choice, the last ones; 0 in old saves: all."""

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        return [Adopt(card) for card in game.tribes[seat].offer[-self.count :]]

    def chosen(self, game: Revive, seat: Seat, pick: Adopt) -> None:
        tribe = game.tribes[seat]
        drawn = tribe.offer[-self.count :]
        del tribe.offer[-self.count :]
        drawn.remove(pick.card)
        under(drawn, game.scyphoz)
        tribe.active.append(pick.card)
        tribe.gained.append(pick.card)
        game.tell("adopted", seat=seat, card=pick.card)


@code("H")
@step
class SettleAbyss(Asked):
    """H: a meeple settles beside the devotion track for nothing, if the seat likes; who has settled
    there before gets nothing."""

    picks = (Descend, Decline)
    rules = ("abyss.settle",)

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        nodes = connected(tuple(game.tribes[seat].techs))
        picks: list[Pick] = [Descend(node) for node in nodes]
        return picks if game.variant.first or not picks else [*picks, Decline()]

    def chosen(self, game: Revive, seat: Seat, pick: Pick) -> None:
        if isinstance(pick, Descend):
            game.then(Learn(seat, ABYSS, pick.tech))


# --- voyages


def voyage_level(tribe: Tribe, voyage: str) -> int:
    """What a voyage counts, and the flasks."""
    return COUNT[VOYAGE[voyage].counts](tribe) + tribe.flasks()


def voyage_devotion(tribe: Tribe, voyage: str) -> int:
    """The devotion that a voyage would bring now."""
    level = voyage_level(tribe, voyage)
    reached = [n for at, n in NUMBERS.voyage_levels.items() if level >= int(at)]
    return max(reached, default=0)


def fares(game: Revive, seat: Seat) -> dict[str, list[str]]:
    """By voyage that lies open, the active cards that may be destroyed for it."""
    active = dict.fromkeys(game.tribes[seat].active)
    found = {}
    for voyage in game.voyages:
        colour = VOYAGE[voyage].colour
        fitting = [card for card in active if not colour or CARD[card].colour in (colour, "")]
        if fitting:
            found[voyage] = fitting
    return found


def natural_embarks(game: Revive, seat: Seat) -> list[Pick]:
    """For each voyage the card that is missed least."""
    starts = ("porter", "watcher", "gleaner", "storyteller", "blacksmith", "initiate")
    found = fares(game, seat).items()
    return [
        Embark(voyage, min(cards, key=lambda card: (card not in starts, cards.index(card))))
        for voyage, cards in found
    ]


def embark_values(game: Revive, seat: Seat, so_far: Mapping[str, Any]) -> Sequence[str]:
    """What the next field of an embarkation may hold."""
    found = fares(game, seat)
    return found[so_far["voyage"]] if "voyage" in so_far else list(found)


def embark(game: Revive, seat: Seat, pick: Embark) -> None:
    """Destroy the card and take the voyage."""
    tribe = game.tribes[seat]
    tribe.switched = True
    tribe.active.remove(pick.card)
    if pick.card in tribe.gained:
        tribe.gained.remove(pick.card)
    game.destroyed.append(pick.card)
    game.voyages.remove(pick.voyage)
    if new := draw(game, game.voyage_deck, 1):
        game.voyages += new
        game.reveal()
    tribe.voyages.append(pick.voyage)
    game.tell("embarked", seat=seat, voyage=pick.voyage, card=pick.card)


def sail(game: Revive, seat: Seat, voyage: str) -> None:
    """Undertake a voyage: devotion by its level; from then on it is a flask."""
    tribe = game.tribes[seat]
    amount = voyage_devotion(tribe, voyage)
    tribe.voyages.remove(voyage)
    tribe.sailed.append(voyage)
    game.tell("sailed", seat=seat, voyage=voyage, amount=amount)
    give(game, seat, f"V{amount}" if amount else "")


# --- the exchange


@step
class Tide(Step[Revive]):
    """First edition: what was won in this action may be exchanged when it ends, two for one."""

    rules = ("abyss.exchange",)
    seat: Seat

    def run(self, game: Revive) -> None:
        tribe = game.tribes[self.seat]
        if max(tribe.won, tribe.praise) >= RATE:
            game.then(Exchanging(self.seat, tribe.won, tribe.praise))
        tribe.won = tribe.praise = 0


@step
class Exchanging(Choice[Revive]):
    """First edition: the exchange was a question at the end of an action."""

    picks = (Convert, Finish)
    rules = ("abyss.exchange",)
    seat: Seat
    won: int
    praise: int

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        picks: list[Pick] = [Finish()]
        for into, amount in (("devotion", self.won), ("points", self.praise)):
            picks += [Convert(into, n) for n in range(1, min(amount // RATE, 10) + 1)]
        return picks

    def chosen(self, game: Revive, seat: Seat, pick: Pick) -> None:
        tribe = game.tribes[seat]
        if isinstance(pick, Convert):
            won, praise = tribe.won, tribe.praise
            convert(game, seat, pick)
            tribe.won = won if pick.into == "devotion" else -pick.amount
            tribe.praise = praise


def convert(game: Revive, seat: Seat, pick: Convert) -> None:
    """Exchange; bonuses that were reached stay, and what is exchanged is not won again."""
    tribe = game.tribes[seat]
    game.tell("converted", seat=seat, into=pick.into, amount=pick.amount)
    if pick.into == "devotion":
        tribe.score -= RATE * pick.amount
        tribe.won -= RATE * pick.amount
        devote(game, seat, pick.amount)
    else:
        tribe.devotion -= RATE * pick.amount
        tribe.praise -= RATE * pick.amount
        tribe.won -= pick.amount
        give(game, seat, f"P{pick.amount}")


def convertible(tribe: Tribe, into: str) -> int:
    """How much the seat may exchange into devotion or points now: what it has won since its last
    turn, two for one."""
    won, held = (tribe.won, tribe.score) if into == "devotion" else (tribe.praise, tribe.devotion)
    return max(0, min(won, held) // RATE)


def worthwhile(tribe: Tribe, into: str) -> list[int]:
    """The exchanges that reach a bonus: for each bonus the least amount. Any other only loses."""
    if into == "devotion":
        at, deepest, spaces = tribe.devotion, tribe.deepest, NUMBERS.devotion_bonus
    else:
        at, deepest, spaces = tribe.score, tribe.highest, NUMBERS.score
    wanted = [int(space) - at for space in spaces if int(space) > deepest]
    return [n for n in wanted if 0 < n <= convertible(tribe, into)]


def exchanges(game: Revive, seat: Seat) -> list[Convert]:
    """The natural exchanges: what reaches a bonus, or else all there is to exchange."""
    if game.variant.first or not game.variant.abyss:
        return []
    tribe, converts = game.tribes[seat], list[Convert]()
    for into in INTO:
        most = convertible(tribe, into)
        converts += [Convert(into, n) for n in worthwhile(tribe, into) or [most][: most > 0]]
    return converts


def exchange_values(game: Revive, seat: Seat, so_far: Mapping[str, Any]) -> Sequence[Any]:
    """What the next field of an exchange may hold."""
    tribe = game.tribes[seat]
    if "into" in so_far:
        return range(1, convertible(tribe, so_far["into"]) + 1)
    return [into for into in INTO if convertible(tribe, into)]
