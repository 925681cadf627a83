"""Whether it matters in which order effects are done: they are tried both ways on a copy of the
table, in which nothing is hidden, and compared by where they lead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, Final

from engine.copying import clone
from engine.games.revive.content import NUMBERS
from engine.games.revive.effects.book import give
from engine.games.revive.state import Revive
from engine.kernel import DISCARD_EVENTS, Choice, Seat, start
from engine.kit.effects import read

CALM: Final = frozenset({"F", "B", "G", "X", "A", "P", "R", "W", "DE", "DB", "DP"})
"""The codes that change stocks alone, which nothing else looks at before the action is over."""
Outcome = tuple[Any, Counter[Any]]
"""Where an order leads, and what was asked on the way."""


def order_matters(game: Revive, seat: Seat, texts: Sequence[str]) -> bool:
    """Whether of any two of these texts it matters which is done first."""
    if len(texts) < 2:
        return False
    lively = sum(not _is_calm(text) for text in texts)
    near = _bonus_near(game, seat, texts)
    if lively + near < 2 and not (lively + near and _depends(game, texts)):
        return False
    hidden_less = _open_copy(game)
    pairs = combinations(dict.fromkeys(texts), 2)
    return any(
        _outcome(hidden_less, seat, one, two) != _outcome(hidden_less, seat, two, one)
        for one, two in pairs
    )


@lru_cache(maxsize=1024)
def _is_calm(text: str) -> bool:
    return all(word in CALM for word, _ in read(text))


def _bonus_near(game: Revive, seat: Seat, texts: Sequence[str]) -> bool:
    """Whether the points of these texts reach a bonus, which may be anything."""
    tribe = game.tribes[seat]
    more = sum(n for text in texts for word, n in read(text) if word == "P")
    return any(tribe.highest < int(space) <= tribe.score + more for space in NUMBERS.score)


def _depends(game: Revive, texts: Sequence[str]) -> bool:
    """Whether an effect could depend on what the calm ones bring: a star of the moon side is paid
    for, and alone the game ends in the middle of an action."""
    stars = any(word == "S" for text in texts for word, _ in read(text))
    return game.seats == 1 or (stars and game.variant.moon)


def _open_copy(game: Revive) -> Revive:
    """The table with stacks in an order that everybody could work out, and all crates alike:
    whether the order is asked tells nothing of what is hidden."""
    copy = clone(game)
    copy.told = DISCARD_EVENTS
    copy.agenda = []
    for stack in (copy.deck, copy.module_bag, copy.scyphoz, copy.voyage_deck):
        stack.sort()
    for stack in copy.machine_stacks.values():
        stack.sort()
    for crates in (copy.crates, copy.crate_discards, *(tribe.crates for tribe in copy.tribes)):
        crates[:] = ["box_food"] * len(crates)
    return copy


def _outcome(game: Revive, seat: Seat, first: str, second: str) -> Outcome:
    """The state after each question is answered by its first option."""
    copy = clone(game)
    copy.told = DISCARD_EVENTS
    copy.here = copy.agenda
    give(copy, seat, second)
    give(copy, seat, first)
    asked: Counter[Any] = Counter()
    start(copy)
    while copy.result is None and copy.agenda:
        stack = copy.agenda
        choice: Any = stack[-1]
        assert isinstance(choice, Choice)
        options = choice.options(copy, seat)
        asked[type(choice), frozenset(options)] += 1
        stack.pop()
        copy.here = stack
        choice.chosen(copy, seat, options[0])
        start(copy)
    copy.barriers, copy.seed, copy.here = 0, 0, []
    return _compared(copy), asked


def _compared(game: Revive) -> Any:
    """All that lies on the table, where the order in which it was put there counts for nothing."""
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
