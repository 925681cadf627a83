"""Tables laid by hand: the tests say what lies where and see what a rule makes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.happy_dayz import PACKAGE as happy_dayz
from engine.games.happy_dayz.content import FACTION, by_order
from engine.games.happy_dayz.options import Options
from engine.games.happy_dayz.picks import PlayCard, TransferPair
from engine.games.happy_dayz.state import HappyDayz, Variant
from engine.games.happy_dayz.tricks import Trick
from engine.kernel import Event, Step, legal, pending, start
from engine.rng import below
from tests.asking import asked as asked
from tests.asking import do as do
from tests.asking import refused as refused
from tests.asking import seen as seen


def cards(text: str) -> list[str]:
    """Cards written in a row."""
    return text.split()


def laid(
    *hands: str,
    factions: Sequence[str] = ("hippie", "dog", "military"),
    powers: Sequence[str] = (),
    extras: Sequence[str] = (),
    reserve: str = "",
    itinerants: str = "",
    won: Sequence[str] = (),
    caught: Sequence[str] = (),
    leader: int = 0,
    hard: bool = False,
    survivors: Sequence[int] = (),
    steps: Sequence[Step[Any]] = (Trick(),),
) -> HappyDayz:
    """A table with these hands, settled; `won` and `caught` are the quarantines by seat."""
    seats = len(hands)
    game = HappyDayz(
        seats=seats,
        seed=1,
        variant=Variant(hard=hard),
        survivors=list(survivors) or [66] * seats,
        change=[0] * seats,
        tally=[{} for _ in range(seats)],
        factions=list(factions),
        powers=list(powers) or [FACTION[faction].power for faction in factions],
        extras=list(extras),
        round=1,
        starter=leader,
        leader=leader,
        hands=[by_order(cards(hand)) for hand in hands],
        reserve=cards(reserve),
        itinerants=cards(itinerants),
    )
    game.clear_places()
    for seat, text in enumerate(won):
        game.won[seat] = cards(text)
    for seat, text in enumerate(caught):
        game.caught[seat] = cards(text)
    game.agenda.extend(steps[::-1])
    return start(game)


def play(game: HappyDayz, *texts: str, side: str = "plus") -> tuple[HappyDayz, list[Event]]:
    """Play these cards in turn, each by the awaited seat; return all events."""
    told: list[Event] = []
    for card in texts:
        game, events = do(game, asked(game)[0], PlayCard(card, side))
        told += events
    return game, told


def question(game: HappyDayz) -> str:
    """The name of the only question."""
    ((choice, _),) = pending(game)
    return type(choice).__name__


def may_play(game: HappyDayz, seat: int) -> set[str]:
    """The cards that a seat may play."""
    return {pick.card for pick in legal(game, seat) if isinstance(pick, PlayCard)}


def fresh(seats: int, seed: int = 1, **options: Any) -> HappyDayz:
    """A new game."""
    return happy_dayz.new_game(seats, seed, Options(**options))


def transferred(game: HappyDayz) -> HappyDayz:
    """Everybody has given away the first pair offered."""
    while question_is(game, "TransferCard"):
        seat = asked(game)[0]
        pick = legal(game, seat)[0]
        assert isinstance(pick, TransferPair)
        game, _ = do(game, seat, pick)
    return game


def question_is(game: HappyDayz, name: str) -> bool:
    """Is one of the open questions of this kind?"""
    return any(type(choice).__name__ == name for choice, _ in pending(game))


def until(game: HappyDayz, name: str, seed: int = 1) -> HappyDayz:
    """Random picks until a question of this kind is open."""
    for _ in range(5000):
        if question_is(game, name):
            return game
        seat = asked(game)[0]
        options = legal(game, seat)
        seed, n = below(seed, len(options))
        game, _ = do(game, seat, options[n])
    raise AssertionError(f"{name} is never asked")


def everything(game: HappyDayz) -> list[str]:
    """Every card on the table, sorted: pieces are neither lost nor made."""
    piles = [*game.hands, *game.won, *game.caught, game.reserve, game.itinerants]
    return by_order([card for pile in piles for card in pile] + [p.card for p in game.trick])
