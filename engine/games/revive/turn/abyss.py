"""Call of the Abyss: devotion, scyphoz, voyages; lakes are in `ground` and `hibernation`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.games.revive.content import ABYSS, CARD, NUMBERS, VOYAGE
from engine.games.revive.effects.book import Asked, Effect, code, give
from engine.games.revive.effects.ground import Learn
from engine.games.revive.ending import COUNT
from engine.games.revive.picks import Adopt, Convert, Decline, Descend, Embark, Finish
from engine.games.revive.state import Revive, Tribe
from engine.games.revive.turn.populating import connected
from engine.kernel import Pick, Seat, SeatChoice, SeatStep, step
from engine.kit.piles import draw, under

DRAWN = 2
RATE = 2
"""Points per devotion, and devotion per point, in an exchange."""
INTO = ("devotion", "points")
"""The two directions of an exchange."""
WON_TO_THE_END: Final = 6
"""The edition since which no devotion is won, nor points exchanged for it, past the track's end."""


@code("V")
@step
class Devotion(Effect):
    """V: steps on the devotion track, whose spaces give their printed bonus."""

    rules = ("abyss.devotion",)

    def run(self, game: Revive) -> None:
        game.tribes[self.seat].praise += devote(game, self.seat, self.amount)


def devote(game: Revive, seat: Seat, amount: int) -> int:
    """Advance on the devotion track, at most to its end; return the devotion won."""
    tribe = game.tribes[seat]
    if game.edition >= WON_TO_THE_END:
        amount = min(amount, NUMBERS.devotion - tribe.devotion)
        if not amount:
            return 0
    tribe.devotion = min(NUMBERS.devotion, tribe.devotion + amount)
    before, tribe.deepest = tribe.deepest, max(tribe.deepest, tribe.devotion)
    game.tell("devoted", seat=seat, amount=amount)
    bonuses = NUMBERS.devotion_bonus.items()
    give(game, seat, " ".join(n for space, n in bonuses if before < int(space) <= tribe.deepest))
    return amount


@code("Y")
@step
class DrawScyphoz(Effect):
    """Y: draw two scyphoz in public. An exchange may draw more while two are open."""

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
class ChooseScyphoz(SeatChoice[Revive]):
    """Scyphoz: keep one of the drawn ones; the other goes under the deck."""

    picks = (Adopt,)
    rules = ("abyss.scyphoz",)
    count: int = 0
    """Number of the last open cards that belong to this choice; 0 in old saves: all."""

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
    """H: settle a meeple beside the devotion track for free, if the seat wants; seats that settled
    there before get nothing."""

    picks = (Descend, Decline)
    rules = ("abyss.settle",)

    def options(self, game: Revive, seat: Seat) -> list[Pick]:
        nodes = connected(tuple(game.tribes[seat].techs))
        picks: list[Pick] = [Descend(node) for node in nodes]
        return picks if game.first_edition or not picks else [*picks, Decline()]

    def chosen(self, game: Revive, seat: Seat, pick: Pick) -> None:
        if isinstance(pick, Descend):
            game.then(Learn(seat, ABYSS, pick.tech))


# --- voyages


def voyage_level(tribe: Tribe, voyage: str) -> int:
    """Return the level of a voyage: the figure that it counts, plus flasks."""
    return COUNT[VOYAGE[voyage].counts](tribe) + tribe.flasks()


def voyage_devotion(tribe: Tribe, voyage: str) -> int:
    """Return the devotion that a voyage would bring now."""
    level = voyage_level(tribe, voyage)
    reached = [n for threshold, n in NUMBERS.voyage_levels.items() if level >= int(threshold)]
    return max(reached, default=0)


def fares(game: Revive, seat: Seat) -> dict[str, list[str]]:
    """Return voyage -> the active cards that may be destroyed for it, for open voyages."""
    active = dict.fromkeys(game.tribes[seat].active)
    cards_by_voyage = {}
    for voyage in game.voyages:
        colour = VOYAGE[voyage].colour
        fitting = [card for card in active if not colour or CARD[card].colour in (colour, "")]
        if fitting:
            cards_by_voyage[voyage] = fitting
    return cards_by_voyage


def natural_embarks(game: Revive, seat: Seat) -> list[Pick]:
    """Return a pick per voyage, with the least valuable card."""
    if not game.voyages:
        return []
    starts = ("porter", "watcher", "gleaner", "storyteller", "blacksmith", "initiate")
    cards_by_voyage = fares(game, seat).items()
    return [
        Embark(voyage, min(cards, key=lambda card: (card not in starts, cards.index(card))))
        for voyage, cards in cards_by_voyage
    ]


def embark_values(game: Revive, seat: Seat, so_far: Mapping[str, Any]) -> Sequence[str]:
    """Return what the next field of an embarkation may hold."""
    cards_by_voyage = fares(game, seat)
    return cards_by_voyage[so_far["voyage"]] if "voyage" in so_far else list(cards_by_voyage)


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
    """Undertake a voyage: devotion by its level; afterwards it counts as a flask."""
    tribe = game.tribes[seat]
    amount = voyage_devotion(tribe, voyage)
    tribe.voyages.remove(voyage)
    tribe.sailed.append(voyage)
    game.tell("sailed", seat=seat, voyage=voyage, amount=amount)
    give(game, seat, f"V{amount}" if amount else "")


# --- the exchange


@step
class Tide(SeatStep[Revive]):
    """First edition: at the end of an action, points and devotion won in it may be exchanged, two
    for one."""

    rules = ("abyss.exchange",)

    def run(self, game: Revive) -> None:
        tribe = game.tribes[self.seat]
        if max(tribe.won, tribe.praise) >= RATE:
            game.then(Exchanging(self.seat, tribe.won, tribe.praise))
        tribe.won = tribe.praise = 0


@step
class Exchanging(SeatChoice[Revive]):
    """First edition: the exchange is a question at the end of an action."""

    picks = (Convert, Finish)
    rules = ("abyss.exchange",)
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
    """Exchange points and devotion; reached bonuses stay, and exchanged amounts do not count as
    won."""
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


def convertible(game: Revive, seat: Seat, into: str) -> int:
    """Return how much devotion or points the seat may get now: what it has won since its last turn,
    two for one."""
    tribe = game.tribes[seat]
    if into == "points":
        return max(0, min(tribe.praise, tribe.devotion) // RATE)
    most = max(0, min(tribe.won, tribe.score) // RATE)
    return min(most, NUMBERS.devotion - tribe.devotion) if game.edition >= WON_TO_THE_END else most


def worthwhile(game: Revive, seat: Seat, into: str) -> list[int]:
    """Return the minimum amount for each bonus that an exchange can reach; other exchanges only
    lose."""
    tribe = game.tribes[seat]
    if into == "devotion":
        current, deepest, spaces = tribe.devotion, tribe.deepest, NUMBERS.devotion_bonus
    else:
        current, deepest, spaces = tribe.score, tribe.highest, NUMBERS.score
    amounts = [int(space) - current for space in spaces if int(space) > deepest]
    return [n for n in amounts if n <= convertible(game, seat, into)]


def exchanges(game: Revive, seat: Seat) -> list[Convert]:
    """Return the natural exchanges: those that reach a bonus, or else the maximum."""
    if game.first_edition or not game.variant.abyss:
        return []
    converts = list[Convert]()
    for into in INTO:
        maximum = convertible(game, seat, into)
        amounts = worthwhile(game, seat, into) or [maximum][: maximum > 0]
        converts += [Convert(into, n) for n in amounts]
    return converts


def exchange_values(game: Revive, seat: Seat, so_far: Mapping[str, Any]) -> Sequence[Any]:
    """Return what the next field of an exchange may hold."""
    if "into" in so_far:
        return range(1, convertible(game, seat, so_far["into"]) + 1)
    return [into for into in INTO if convertible(game, seat, into)]
