"""Effects as data: a text of words with amounts becomes steps, by a book of what each word does."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from engine.kernel import Choice, Lanes, Pick, Seat, Step
from engine.steps import G

Book = Mapping[str, Callable[[Seat, int], Step[Any]]]
"""Word -> the step of that effect, for a seat and an amount."""

_EFFECT = re.compile(r"([A-Za-z_]+)(\d*)")


@lru_cache(maxsize=4096)  # bounded: games join such texts, too
def read(text: str) -> tuple[tuple[str, int], ...]:
    """Parse a text such as "F2 P1" into words and amounts (1 if there is no number). ValueError for
    other texts."""
    found = []
    for part in text.split():
        match = _EFFECT.fullmatch(part)
        if match is None:
            raise ValueError(f"no effect: {part!r} in {text!r}")
        found.append((match[1], int(match[2] or 1)))
    return tuple(found)


def steps(book: Book, text: str, seat: Seat) -> list[Step[Any]]:
    """The steps of a text's effects, in its order; KeyError for a word that is not in the book."""
    return [book[word](seat, amount) for word, amount in read(text)]


class InAnyOrder(Choice[G]):
    """Base of "these effects, in the order you like": asked only where one of them `matters`.

    A subclass names its `picks`, has the fields `seat` and `left` (what is still to be done, by
    index of a pick's field), and says which steps an index stands for.
    """

    __slots__ = ()
    seat: Seat
    left: tuple[str, ...]

    def matters(self, game: G, text: str) -> bool:
        """Whether it can make a difference when this effect is done."""
        return True

    def doing(self, game: G, text: str) -> Sequence[Step[Any] | Lanes]:
        """The steps of one effect."""
        raise NotImplementedError

    def naming(self, text: str) -> Pick:
        """The pick that does this effect next."""
        raise NotImplementedError

    def options(self, game: G, seat: Seat) -> list[Pick]:
        """What is left, as printed; only the first where no order makes a difference."""
        left = list(dict.fromkeys(self.left))
        if sum(self.matters(game, text) for text in left) < 2:
            left = left[:1]
        return [self.naming(text) for text in left]

    def chosen(self, game: G, seat: Seat, pick: Any) -> None:
        """Do this effect; what is then left comes after it."""
        text = next(text for text in self.left if self.naming(text) == pick)
        rest = list(self.left)
        rest.remove(text)
        again: list[Step[Any] | Lanes] = []
        if rest:
            again = [replace(self, left=tuple(rest))]  # type: ignore[type-var]
        game.then(*self.doing(game, text), *again)
