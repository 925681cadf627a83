"""A cache of the keys that were set or asked for last."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(OrderedDict[K, V]):
    """The entries that were set last, at most `most`, the oldest first."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        while len(self) > self.most:
            self.popitem(last=False)

    def kept(self, key: K, make: Callable[[], V]) -> V:
        """Return the value of a key, made if there is none, and keep it as the last one."""
        value = self[key] = self[key] if key in self else make()
        return value
