"""Installation: the supply of a table, and the cards that a record takes from it."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar, Final

from engine.games.arctic_scavengers.content import BUILDING, CARD, NUMBERS, START, by_order
from engine.games.arctic_scavengers.gathering.leaders import DealLeaders, leaders_in_play
from engine.games.arctic_scavengers.gathering.reactions import tell_of_reactions
from engine.games.arctic_scavengers.market import choose_piles
from engine.games.arctic_scavengers.options import Options, Variant
from engine.games.arctic_scavengers.record import Record, check
from engine.games.arctic_scavengers.rounds import Round
from engine.games.arctic_scavengers.sights import CONTESTED, JUNKYARD, Piece
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Tribe
from engine.kernel import Step, start, step
from engine.record import RecordError

STARTER: Final = "starter"
UNKNOWN_PRIZES: Final = 4
"""The module of recon in which half of the contested resources are left out."""
ODDMENTS: Final = 5
"""The module of recon that brings refugees for hire."""


def whole_supply(variant: Variant) -> Counter[str]:
    """Return every card of the boxes, and enough refugees beside them."""
    supply = Counter({id: card.copies for id, card in CARD.items()})
    supply["refugee"] += NUMBERS.refugees_for_hire * (ODDMENTS in variant.recon)
    return supply


def begin(
    seats: int, seed: int, options: Options, record: Record, edition: int
) -> ArcticScavengers:
    """Begin a game with what a record says, up to its first question. Raises RecordError."""
    check(record)
    game = ArcticScavengers(
        seats=seats,
        seed=seed,
        edition=edition,
        variant=options.variant(),
        tribes=[Tribe() for _ in range(seats)],
    )
    supply = whole_supply(game.variant)
    spare = 0 if ODDMENTS in game.variant.recon else NUMBERS.refugees_for_hire
    supply["refugee"] += spare
    firsts = _take_tribes(game, supply, record)
    unused = min(spare, supply["refugee"])
    supply["refugee"] -= unused
    game.brought += ["refugee"] * (spare - unused)
    for id, card in CARD.items():
        if not game.variant.plays(card):
            game.brought += [id] * (card.copies - supply.pop(id))
    _lay_piles(game, supply, record)
    game.agenda.append(Setup(tuple(tuple(first) for first in firsts)))
    return start(game)


def _take_tribes(game: ArcticScavengers, supply: Counter[str], record: Record) -> list[list[str]]:
    """Give each tribe its cards from the supply; return the cards of the first hands, by seat."""
    replacements = {row.replaces: row.id for row in CARD.values() if game.variant.plays(row)}
    default_deck = [replacements.get(card, card) for card in START]
    firsts: list[list[str]] = []
    plans = Counter({id: row.copies for id, row in BUILDING.items()})
    for seat, tribe in enumerate(game.tribes):
        part = record.seats[seat] if seat < len(record.seats) else None
        cards = default_deck if part is None or part.cards is None else list(part.cards)
        hand = [] if part is None or part.hand is None else list(part.hand)
        extra_cards = list((Counter(hand) - Counter(cards)).elements())
        brought = Counter(part.brought or {} if part is not None else {})
        brought_cards = list(brought.elements())
        groups = (("cards", cards), ("hand", extra_cards), ("brought", brought_cards))
        for field, group in groups:
            for n, card in enumerate(group):
                if not supply[card]:
                    raise RecordError(f"seats.{seat}.{field}.{n}", "twice", what=card)
                supply[card] -= 1
        tribe.deck = by_order([*cards, *extra_cards, *brought_cards])
        tribe.leader = "" if part is None or part.leader is None else part.leader
        for n, building in enumerate(part.buildings or () if part is not None else ()):
            if not plans[building]:
                raise RecordError(f"seats.{seat}.buildings.{n}", "twice", what=building)
            plans[building] -= 1
            tribe.begin_site(building)
        tribe.won = 0 if part is None or part.won is None else part.won
        firsts.append(hand)
    return firsts


def _lay_piles(game: ArcticScavengers, supply: Counter[str], record: Record) -> None:
    """Lay out the market, junkyard and contested resources, not yet shuffled."""
    for_hire = [id for id in supply if CARD[id].place in ("market", "beside")]
    game.market = {id: supply[id] for id in for_hire}
    if ODDMENTS in game.variant.recon:
        game.market["refugee"] = min(NUMBERS.refugees_for_hire, supply["refugee"])
        supply["refugee"] -= game.market["refugee"]
    removed = NUMBERS.two_seats_removed if game.seats == 2 else 0
    for id, card in CARD.items():
        if card.place == JUNKYARD:
            removed_count = min(removed, supply[id])
            game.gone += [id] * removed_count
            game.junkyard += [Piece(id)] * (supply[id] - removed_count)
        elif card.place == STARTER:
            game.gone += [id] * supply[id]
    game.schematics = [
        Piece(id)
        for id, row in BUILDING.items()
        if game.variant.plays(row)
        for _ in range(row.copies)
    ]
    for building in [site.row.id for tribe in game.tribes for site in tribe.sites]:
        if game.variant.plays(BUILDING[building]):
            game.schematics.remove(Piece(building))
        else:
            game.brought.append(building)
    if game.variant.quick and UNKNOWN_PRIZES not in game.variant.recon and record.prizes is None:
        contested = Counter(NUMBERS.quick) & supply
        for id, card in CARD.items():
            game.gone += [id] * (supply[id] - contested[id]) if card.place == CONTESTED else []
    else:
        contested = Counter(
            {id: supply[id] for id, card in CARD.items() if card.place == CONTESTED}
        )
    game.contested = [Piece(card, (), CONTESTED) for card in by_order(contested.elements())]
    default_count = len(NUMBERS.quick) if game.variant.quick else NUMBERS.contested
    count = record.prizes or default_count
    if record.prizes is not None and len(game.contested) < record.prizes:
        raise RecordError("prizes", "too-many", most=len(game.contested))
    game.rounds = NUMBERS.quiet_rounds + min(count, len(game.contested))


@step
class Setup(Step[ArcticScavengers]):
    """Installation: all have ten cards; shuffle the junkyard and the contested resources."""

    rules: ClassVar[tuple[str, ...]] = (
        "setup.seats",
        "setup.deck",
        "setup.market",
        "setup.junkyard",
        "setup.contested",
        "setup.quick",
        "setup.market.ten",
        "setup.market.preset",
        "setup.market.fair",
        "odds.refugees",
        "prizes.mixed",
        "two.junkyard",
    )
    firsts: tuple[tuple[str, ...], ...]
    """Cards on top of each deck, for the first hand."""

    def run(self, game: ArcticScavengers) -> None:
        game.shuffle(game.junkyard)
        game.shuffle(game.contested)
        game.shuffle(game.schematics)
        piles = choose_piles(game)
        for pile in [pile for pile in game.market if pile not in piles]:
            game.gone += [pile] * game.market.pop(pile)
        skirmishes = game.rounds - NUMBERS.quiet_rounds
        game.contested, game.cut = game.contested[:skirmishes], game.contested[skirmishes:]
        game.initiator = game.roll(game.seats)
        for seat, (tribe, top_cards) in enumerate(zip(game.tribes, self.firsts, strict=True)):
            for card in top_cards:
                tribe.deck.remove(card)
            game.shuffle(tribe.deck)
            tribe.deck += top_cards
            for card in tribe.deck:
                tell_of_reactions(game, seat, card)
        leaders = [DealLeaders()] if leaders_in_play(game.variant) else []
        game.then(*leaders, Round())
