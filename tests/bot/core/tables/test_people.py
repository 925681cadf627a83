"""People's preferences are stored as they set them."""

from __future__ import annotations

import logging

import pytest
import sqlalchemy as sa
from pydantic import ValidationError

from bot.model.hours import Hours
from bot.model.person import MAX_STOPPED_S, REMINDER_KINDS, Preferences, clock_hours, waking_hours
from bot.store import notes, people
from bot.store.schema import people as table
from tests.bot.core.conftest import ANN, BOB, Program


async def test_an_unknown_person_has_the_default_settings(program: Program) -> None:
    known = await program.store.read(lambda tx: people.person(tx, ANN))
    assert known == people.PersonRow(ANN)
    assert known.preferences.zone == ""
    assert {kind: known.preferences.where(kind) for kind in REMINDER_KINDS} == {
        "turn": "dm",
        "next": "off",
        "half": "off",
        "late": "dm",
        "loss": "dm",
    }


async def test_settings_are_stored_beside_the_language(program: Program) -> None:
    preferences = Preferences(zone="Asia/Tokyo", days=(5, 6), start=600, reminders={"turn": "ping"})

    def change(tx):
        people.set_person_settings(tx, ANN, preferences)
        notes.set_person(tx, ANN, "en")
        people.set_away(tx, ANN, (10.0, 20.0))
        people.set_away(tx, BOB, (1.0, 2.0))
        people.set_away(tx, BOB, None)
        return {user: people.person(tx, user) for user in (ANN, BOB)}

    found = await program.store.write(change)
    assert found[ANN] == people.PersonRow(ANN, "en", preferences, (10.0, 20.0))
    assert found[ANN].preferences.where("turn") == "ping"
    assert found[BOB].away is None


@pytest.mark.parametrize(
    "told",
    [
        {"zone": "Paris"},
        {"days": ()},
        {"days": (7,)},
        {"start": 1440},
        {"end": 0},
        {"reminders": {"loss": "ping"}},
        {"reminders": {"turn": "pigeon"}},
    ],
)
def test_invalid_settings_are_not_stored(told: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Preferences.model_validate(told)


async def test_unreadable_settings_count_as_unset_and_are_logged(
    program: Program, caplog: pytest.LogCaptureFixture
) -> None:
    def change(tx):
        tx.execute(sa.insert(table).values(user_id=ANN, locale="fr", settings={"zone": "Atlantis"}))
        assert people.person(tx, ANN).preferences == Preferences()

    await program.store.write(change)
    assert [r.levelno for r in caplog.records] == [logging.ERROR]


def test_waking_hours_apply_only_with_a_time_zone() -> None:
    assert waking_hours(Preferences(days=(1,), start=600), None).always
    preferences = Preferences(zone="Asia/Tokyo", days=(5, 6), start=600, end=60)
    assert waking_hours(preferences, (1.0, 2.0)) == Hours("Asia/Tokyo", (5, 6), 600, 60, (1.0, 2.0))


def test_an_absence_stops_clocks_for_at_most_a_week() -> None:
    away = (1000.0, 1000.0 + 3 * MAX_STOPPED_S)
    later = 1000.0 + 2 * MAX_STOPPED_S
    assert waking_hours(Preferences(), away).next_awake(later) > later
    assert clock_hours(Preferences(), away, 0.0).next_awake(later) == later
    stopped = 1000.0 + MAX_STOPPED_S / 2
    assert clock_hours(Preferences(), away, 0.0).next_awake(stopped) > stopped
