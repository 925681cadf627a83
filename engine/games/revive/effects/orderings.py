"""Decide whether the order of effects matters.

Both orders are tried on a copy of the table without hidden information, and their results compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, Final

from engine.copying import clone
from engine.games.revive.effects.book import SCORE_BONUS, give
from engine.games.revive.state import Revive
from engine.kernel import DISCARD_EVENTS, Choice, Seat, start
from engine.kit.effects import parse_effects

CALM: Final = frozenset({"F", "B", "G", "X", "A", "P", "R", "W", "DE", "DB", "DP"})
"""The codes that change only stocks, which no other effect reads before the end of the action."""
Outcome = tuple[Any, Counter[Any]]
"""(Resulting state, questions on the way) of an order."""


def order_matters(game: Revive, seat: Seat, texts: Sequence[str]) -> bool:
    """Return whether the order of any two of these texts matters."""
    if len(texts) < 2:
        return False
    tribe = game.tribes[seat]
    spent = bool(tribe.lent) or any(machine.spent for machine in tribe.machines)
    lively = [text for text in texts if not _is_calm(text, spent)]
    bonus_near = _bonus_near(game, seat, texts)
    if not (lively or bonus_near):
        return False
    if not _depends(game, texts):
        if len(lively) + bonus_near < 2:
            return False
        if not bonus_near:
            texts = lively
    return any(
        _outcome(game, seat, first, second) != _outcome(game, seat, second, first)
        for first, second in combinations(dict.fromkeys(texts), 2)
    )


@lru_cache(maxsize=1024)
def _is_calm(text: str, spent: bool) -> bool:
    """Return whether a text has only calm codes. Without spent energy there is none to recover."""
    words = [word for word, _ in parse_effects(text)]
    return all(word in CALM or (word == "E" and not spent) for word in words)


def _bonus_near(game: Revive, seat: Seat, texts: Sequence[str]) -> bool:
    """Return whether the points of these texts reach a bonus, which may have any effect."""
    points_won = sum(map(_points, texts))
    if not points_won:
        return False
    tribe = game.tribes[seat]
    return any(tribe.highest < space <= tribe.score + points_won for space in SCORE_BONUS)


@lru_cache(maxsize=1024)
def _points(text: str) -> int:
    """Return the points of a text of effects."""
    return sum([n for word, n in parse_effects(text) if word == "P"])


def _depends(game: Revive, texts: Sequence[str]) -> bool:
    """Return whether an effect could depend on the calm ones: moon-side stars cost resources, and a
    single player's game may end within an action."""
    stars = any(word == "S" for text in texts for word, _ in parse_effects(text))
    return game.seats == 1 or (stars and game.variant.moon)


def _open_copy(game: Revive) -> Revive:
    """Return a copy with sorted stacks and equal crates, so that the result depends only on public
    information."""
    copy = clone(game)
    copy.new_events = DISCARD_EVENTS
    copy.agenda = []
    for stack in (copy.deck, copy.module_bag, copy.scyphoz, copy.voyage_deck):
        stack.sort()
    for stack in copy.machine_stacks.values():
        stack.sort()
    for crates in (copy.crates, copy.crate_discards, *(tribe.crates for tribe in copy.tribes)):
        crates[:] = ["box_food"] * len(crates)
    return copy


def _outcome(game: Revive, seat: Seat, first: str, second: str) -> Outcome:
    """Return the state after each question is answered by its first option, with the questions."""
    copy = _open_copy(game)
    copy.here = copy.agenda
    give(copy, seat, second)
    give(copy, seat, first)
    asked: list[Any] = []
    start(copy)
    while copy.result is None and copy.agenda:
        stack = copy.agenda
        choice: Any = stack[-1]
        assert isinstance(choice, Choice)
        options = choice.options(copy, seat)
        asked.append((type(choice), frozenset(options)))
        stack.pop()
        copy.here = stack
        choice.chosen(copy, seat, options[0])
        start(copy)
    return _compared(copy), Counter(asked)


def _compared(game: Revive) -> Any:
    """Return the state for comparison, without the order in which things were placed."""
    tribes = [
        (
            tribe.stock, tribe.score, tribe.devotion, tribe.tokens, sorted(tribe.active),
            sorted(tribe.rest), sorted(tribe.gained), tribe.modules, tribe.tracks,
            sorted(tribe.sites), sorted((m.id, m.spent) for m in tribe.machines), tribe.energy,
            tribe.lent, tribe.markers, tribe.discs, sorted(tribe.techs), sorted(tribe.lanterns),
            tribe.artifacts, len(tribe.crates), tribe.reach, tribe.discounts, tribe.wild,
        )
        for tribe in game.tribes
    ]  # fmt: skip
    return tribes, game.result, game.artifacts, sorted(game.market), sorted(game.modules), game.owed
