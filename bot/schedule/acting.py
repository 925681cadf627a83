"""Answer the user before their action's side effects begin: messages to others, menus that update,
computers' moves. These are rows by then, so nothing is lost by waiting.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

Then = Callable[[], None]


class Act:
    """What one person does, from their click to the answer."""

    def __init__(self, lengthens: Then) -> None:
        """`may_be_slow` is called whenever something begins for which the answer has to wait, so
        that it is announced soon."""
        self.changed: list[int] = []
        """The tables at which something is done already."""
        self.may_be_slow = lengthens
        self._held: list[Then] | None = []

    def answered(self) -> None:
        """The user has been answered: start the deferred side effects."""
        held, self._held = self._held or [], None
        for then in held:
            then()

    def sets_off(self, then: Iterable[Then]) -> None:
        """Do this once they are answered."""
        if self._held is None:
            for one in then:
                one()
        else:
            self._held.extend(then)


_ACT: ContextVar[Act | None] = ContextVar("act", default=None)


@contextmanager
def acting(lengthens: Then) -> Iterator[Act]:
    """Within it somebody acts; at its end what they set off begins, answered or not."""
    act = Act(lengthens)
    before = _ACT.set(act)
    try:
        yield act
    finally:
        _ACT.reset(before)
        act.answered()


def committed(then: Iterable[Then], table_id: int | None = None) -> None:
    """A change, of this table if it is of one, was committed, and sets this off."""
    act = _ACT.get()
    if act is None:
        for one in then:
            one()
        return
    if table_id is not None:
        act.changed.append(table_id)
    act.sets_off(then)


def may_be_slow() -> bool:
    """Something begins that may take long, as a write or a picture: whether somebody who acts
    waits for it."""
    act = _ACT.get()
    if act is not None:
        act.may_be_slow()
    return act is not None
