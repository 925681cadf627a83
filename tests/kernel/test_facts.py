"""Facts, and the seats that an event names or happens to."""

from __future__ import annotations

from engine.facts import Declared, befalls, declared, seats_named
from engine.kernel import Pick, Seat, pick


@pick
class Fingers(Pick):
    verb = "hand"
    left: Seat
    count: int


def test_fields_declared_as_seats_are_shown_as_seats() -> None:
    told = declared(Fingers(left=1, count=1))
    assert told == {"left": 1, "count": 1}
    assert [isinstance(value, Declared) for value in told.values()] == [True, False]


def test_the_affected_seat_is_named_first_and_nobody_is_none() -> None:
    assert seats_named({"by": 2, "seat": 0, "amount": 1}) == [0, 2]
    assert seats_named({"first": -1, "rival": 3, "to": 3}) == [3]


def test_an_event_happens_to_its_subject() -> None:
    assert befalls({"seat": 0, "rival": 1}, 0)
    assert not befalls({"seat": 0, "rival": 1}, 1)
    assert befalls({"seats": [1, 2]}, 2)
    assert not befalls({"seat": True, "amount": 1}, 1)
