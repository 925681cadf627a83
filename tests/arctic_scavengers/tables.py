"""Small tables for tests: tribes with these cards, at this step, settled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from engine.games.arctic_scavengers import PACKAGE as arctic
from engine.games.arctic_scavengers.content import by_order
from engine.games.arctic_scavengers.gathering.turn import Gather, Turn
from engine.games.arctic_scavengers.options import RECON, Options
from engine.games.arctic_scavengers.sights import CONTESTED, Piece
from engine.games.arctic_scavengers.skirmish import Skirmish
from engine.games.arctic_scavengers.state import ArcticScavengers, Variant
from engine.games.arctic_scavengers.tribe import Tribe
from engine.kernel import Step, legal, question, start
from tests import pieces
from tests.asking import asked as asked
from tests.asking import do as do
from tests.asking import refused as refused
from tests.asking import seen as seen

MARKET = {
    "scavenger": 9,
    "brawler": 7,
    "hunter": 8,
    "saboteur": 8,
    "scout": 8,
    "group_leaders": 5,
    "sniper_team": 5,
    "thugs": 5,
}


def cards(text: str) -> list[str]:
    """Cards written in a row."""
    return text.split()


def laid(
    *hands: str,
    decks: Sequence[str] = (),
    discards: Sequence[str] = (),
    junkyard: str = "",
    contested: str = "grenade wolf_pack",
    finds: Sequence[str] = (),
    round: int = 3,
    steps: Sequence[Step[Any]] | None = None,
    **variant: Any,
) -> ArcticScavengers:
    """A table with these hands, seat 0 about to gather. The last card of a pile is its next;
    `finds` are cards of hands and decks that others do not know of, by seat; the rest is of the
    variant, recon's modules by their names."""
    variant["recon"] = tuple(n for n, name in enumerate(RECON, 1) if variant.pop(name, False))
    tribes = [Tribe(hand=by_order(cards(hand))) for hand in hands]
    for seat, text in enumerate(decks):
        tribes[seat].deck = cards(text)
    for seat, text in enumerate(discards):
        tribes[seat].discard = cards(text)
    for seat, text in enumerate(finds):
        tribes[seat].finds = [Piece(card, (seat,)) for card in cards(text)]
        tribes[seat].from_junkyard = len(tribes[seat].finds)
    game = ArcticScavengers(
        seats=len(hands),
        seed=1,
        variant=Variant(**variant),
        tribes=tribes,
        round=round,
        rounds=16,
        market=dict(MARKET),
        junkyard=[Piece(card) for card in cards(junkyard)],
        contested=[Piece(card, (), CONTESTED) for card in cards(contested)],
    )
    game.agenda.extend((steps if steps is not None else [Turn(0)])[::-1])
    return start(game)


def sent(*forces: str, contested: str = "grenade wolf_pack", **more: Any) -> ArcticScavengers:
    """Forces that are about to meet; settled: seats that can strike are asked first."""
    return laid(*forces, contested=contested, steps=[Skirmish()], **more)


def asks(game: ArcticScavengers, seat: int) -> str:
    """The name of the question that awaits a seat; empty if none does."""
    choice = question(game, seat) if seat in asked(game) else None
    return type(choice).__name__ if choice is not None else ""


def gathers(game: ArcticScavengers, seat: int) -> bool:
    """Whether a seat is asked what to do in its turn."""
    return isinstance(question(game, seat), Gather) and seat in asked(game)


def fresh(seats: int, seed: int = 1, **options: Any) -> ArcticScavengers:
    """A new game."""
    arctic_scavengers: ArcticScavengers = arctic.new_game(seats, seed, Options(**options))
    return arctic_scavengers


def census(game: ArcticScavengers) -> Counter[Any]:
    """Every card on the table, wherever it lies."""
    return pieces.census(pieces.pieces(game)["cards"].piles)


def kinds(game: ArcticScavengers, seat: int) -> set[str]:
    """The verbs of what a seat may answer."""
    return {pick.verb for pick in legal(game, seat)}
