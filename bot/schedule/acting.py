"""Defer an action's side effects until the user has been answered: messages to others, menus that
update, computers' moves. They are stored as rows by then, so waiting loses nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

Then = Callable[[], None]


class Act:
    """One person's action, from the click to the answer."""

    def __init__(self, lengthens: Then, person: int | None = None) -> None:
        """`person`: who acts. `may_be_slow` is called when something begins that delays the answer,
        so that the answer is acknowledged early."""
        self.person = person
        self.changed: list[int] = []
        """The tables at which something is done already."""
        self.may_be_slow = lengthens
        self._held: list[Then] | None = []

    def run_deferred(self) -> None:
        """Start the deferred side effects: the user has been answered."""
        held, self._held = self._held or [], None
        for then in held:
            then()

    def defer(self, then: Iterable[Then]) -> None:
        """Add side effects to run after the answer."""
        if self._held is None:
            for effect in then:
                effect()
        else:
            self._held.extend(then)


_ACT: ContextVar[Act | None] = ContextVar("act", default=None)


@contextmanager
def deferring_effects(lengthens: Then, person: int | None = None) -> Iterator[Act]:
    """Defer side effects until the user has been answered, or until the block ends; `person` acts
    in it."""
    act = Act(lengthens, person)
    before = _ACT.set(act)
    try:
        yield act
    finally:
        _ACT.reset(before)
        act.run_deferred()


def run_after_commit(then: Iterable[Then], table_id: int | None = None) -> None:
    """Run side effects of a committed change (of this table, if given): deferred while a person
    acts, else at once."""
    act = _ACT.get()
    if act is None:
        for effect in then:
            effect()
        return
    if table_id is not None:
        act.changed.append(table_id)
    act.defer(then)


def acting_person() -> int | None:
    """Return the person who acts; None for timers, computers and other work of the program."""
    act = _ACT.get()
    return None if act is None else act.person


def may_be_slow() -> bool:
    """Announce an operation that may take long, such as a write or a picture. Return whether a
    person is waiting for it."""
    act = _ACT.get()
    if act is not None:
        act.may_be_slow()
    return act is not None
