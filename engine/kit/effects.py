"""Effects as data: a text of words with amounts is translated to steps by a book of effects."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from engine.kernel import Choice, Lanes, Pick, Seat, Step
from engine.steps import G

Book = Mapping[str, Callable[[Seat, int], Step[Any]]]
"""Word -> a function (seat, amount) -> the step of that effect."""

_EFFECT = re.compile(r"([A-Za-z_]+)(\d*)")


@lru_cache(maxsize=4096)  # bounded: games join such texts, too
def parse_effects(text: str) -> tuple[tuple[str, int], ...]:
    """Parse a text such as "F2 P1" into words and amounts (1 without a number).

    ValueError for other texts.
    """
    effects = []
    for part in text.split():
        match = _EFFECT.fullmatch(part)
        if match is None:
            raise ValueError(f"no effect: {part!r} in {text!r}")
        effects.append((match[1], int(match[2] or 1)))
    return tuple(effects)


def steps(book: Book, text: str, seat: Seat) -> list[Step[Any]]:
    """Return the steps of a text's effects, in order; KeyError for a word that is not in the
    book."""
    return [book[word](seat, amount) for word, amount in parse_effects(text)]


class InAnyOrder(Choice[G]):
    """Base of "these effects, in any order": asked only if at least two of them `matter`.

    A subclass names its `picks` and repeats the fields `seat` and `left`, the texts of the effects
    still to come. It says which steps and which pick belong to a text.
    """

    __slots__ = ()
    seat: Seat
    left: tuple[str, ...]

    def matters(self, game: G, text: str) -> bool:
        """Return whether the order in which this effect comes can make a difference."""
        return True

    def doing(self, game: G, text: str) -> Sequence[Step[Any] | Lanes]:
        """Return the steps of an effect."""
        raise NotImplementedError

    def naming(self, text: str) -> Pick:
        """Return the pick that chooses this effect next."""
        raise NotImplementedError

    def options(self, game: G, seat: Seat) -> list[Pick]:
        """Return a pick per remaining effect, as printed; only the first if the order does not
        matter."""
        distinct = list(dict.fromkeys(self.left))
        if sum(self.matters(game, text) for text in distinct) < 2:
            distinct = distinct[:1]
        return [self.naming(text) for text in distinct]

    def chosen(self, game: G, seat: Seat, pick: Any) -> None:
        """Do this effect, then ask for the remaining ones."""
        text = next(text for text in self.left if self.naming(text) == pick)
        remaining = list(self.left)
        remaining.remove(text)
        next_question: list[Step[Any] | Lanes] = []
        if remaining:
            next_question = [replace(self, left=tuple(remaining))]  # type: ignore[type-var]
        game.then(*self.doing(game, text), *next_question)
