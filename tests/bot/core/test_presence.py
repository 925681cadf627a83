"""Settings and absences count at once, at all the tables of a person."""

from __future__ import annotations

import pytest

from bot.model.person import clock_hours
from bot.store import people
from bot.table.presence import LONGEST
from tests.bot.core.conftest import ANN, BOB, CAT, House
from tests.bot.core.test_clocks import running, timed
from tests.bot.core.test_lobby import refused
from tests.bot.core.test_reminders import DAY, HOUR, both, paris, pass_, said, told


async def test_settings_are_changed_one_by_one_and_what_makes_no_sense_is_refused(
    house: House,
) -> None:
    await house.tables.presence.set_preferences(ANN, zone="Asia/Tokyo")
    person = await house.tables.presence.set_preferences(ANN, start=600, days=(5, 6, 5))
    told = person.preferences
    assert (told.zone, told.start, told.days) == ("Asia/Tokyo", 600, (5, 6))
    for wrong in ({"zone": "Atlantis"}, {"days": ()}, {"reminders": {"loss": "ping"}}):
        await refused(house.tables.presence.set_preferences(ANN, **wrong), "bad-setting")
    assert (await house.tables.presence.person(ANN)).preferences == told


in_either_place = pytest.mark.parametrize(
    ("place", "medium"), [("dm", "sheet"), ("ping", "ping")], ids=["dm", "ping"]
)
"""Where somebody is called to their turn, and by what."""


@in_either_place
async def test_who_is_away_hears_nothing_until_they_are_back(
    house: House, place: str, medium: str
) -> None:
    await told(house, ANN, reminders={"turn": place})
    table = await house.game(BOB)
    now = house.time.now()
    await house.tables.presence.set_away(ANN, now, now + 2 * DAY)
    await both(house, table)
    await pass_(house, 47)
    assert said(house, 0) == []
    await pass_(house, 2)
    assert said(house, 0) == [(medium, "turn")]


@in_either_place
async def test_who_comes_back_early_is_told_at_once(house: House, place: str, medium: str) -> None:
    await told(house, ANN, reminders={"turn": place})
    table = await house.game(BOB)
    now = house.time.now()
    await house.tables.presence.set_away(ANN, now, now + 20 * DAY)
    await both(house, table)
    assert said(house, 0) == []
    await house.tables.presence.end_away(ANN)
    await house.outbox.flush()
    assert said(house, 0) == [(medium, "turn")]
    assert (await house.tables.presence.person(ANN)).away is None


@in_either_place
async def test_new_hours_count_for_what_waits_already(
    house: House, place: str, medium: str
) -> None:
    await told(house, ANN, zone="Europe/Paris", reminders={"turn": place})
    table = await house.game(BOB)
    paris(house, 23)
    await both(house, table)
    assert said(house, 0) == []
    await house.tables.presence.set_preferences(ANN, end=2 * 60)  # a night owl
    await house.outbox.flush()
    assert said(house, 0) == [(medium, "turn")]


async def test_an_absence_that_makes_no_sense_is_refused(house: House) -> None:
    now = house.time.now()
    set_away = house.tables.presence.set_away
    await refused(set_away(ANN, now - DAY, now - HOUR), "away-order")
    await refused(set_away(ANN, now + DAY, now + HOUR), "away-order")
    await refused(set_away(ANN, now, now + LONGEST + 1), "away-long")
    await refused(set_away(ANN, now + LONGEST + 1, now + LONGEST + DAY), "away-long")
    assert (await house.tables.presence.person(ANN)).away is None


async def test_an_absence_that_is_made_longer_goes_on_from_its_beginning(house: House) -> None:
    """Else clocks would stop for as long as somebody wanted."""
    now = house.time.now()
    await house.tables.presence.set_away(ANN, now, now + 3 * DAY)
    house.time.pass_(2 * DAY)
    person = await house.tables.presence.set_away(ANN, house.time.now(), now + 9 * DAY)
    assert person.away == (now, now + 9 * DAY)
    house.time.pass_(8 * DAY)
    assert (await house.tables.presence.person(ANN)).away is None
    later = house.time.now()
    assert (await house.tables.presence.set_away(ANN, later, later + DAY)).away == (
        later,
        later + DAY,
    )


async def test_tables_show_an_absence_only_if_its_person_wants_it(house: House) -> None:
    table = await house.game(BOB)
    now = house.time.now()
    await house.tables.presence.set_away(ANN, now, now + 3 * DAY)
    await house.tables.presence.set_away(BOB, now + DAY, now + 3 * DAY)
    await house.outbox.flush()
    assert (await house.tables.showing.dashboard(table.id, 0)).absent == {}
    assert house.post.said("dashboard") == []
    await house.tables.presence.set_preferences(ANN, tell=True)
    await house.tables.presence.set_preferences(BOB, tell=True)
    await house.tables.presence.set_preferences(CAT, tell=True)
    await house.outbox.flush()
    assert (await house.tables.showing.dashboard(table.id, 0)).absent == {
        0: (now, now + 3 * DAY),
        1: (now + DAY, now + 3 * DAY),
    }
    assert [call for call, *_ in house.post.said("dashboard")] == ["edit"]
    house.time.pass_(4 * DAY)
    assert (await house.tables.showing.dashboard(table.id, 0)).absent == {}


@pytest.mark.parametrize("tell", [False, True])
async def test_an_absence_is_one_for_all_tables(house: House, tell: bool) -> None:
    tables = [await house.game(BOB, channel=channel) for channel in (1, 2)]
    await house.tables.presence.set_preferences(ANN, tell=tell)
    now = house.time.now()
    await house.tables.presence.set_away(ANN, now, now + DAY)
    for table in tables:
        await both(house, table)
        assert bool((await house.tables.showing.dashboard(table.id, 0)).absent) == tell
    assert said(house, 0) == []


async def test_absences_hold_a_clock_for_seven_days_of_a_game_in_all(house: House) -> None:
    """However they are cut up; a game that began later has seven days of its own."""
    table = await timed(house, BOB)
    for _ in range(3):  # five days away, back for an hour: two of the third week are left
        await house.tables.presence.set_away(ANN, house.time.now(), house.time.now() + 5 * DAY)
        house.time.pass_(DAY)
        await house.tables.presence.end_away(ANN)
    left = (await running(house, table))[0].due - house.time.now()
    assert left == DAY
    now = house.time.now()
    await house.tables.presence.set_away(ANN, now, now + 30 * DAY)
    assert (await running(house, table))[0].due == now + 4 * DAY + DAY
    person = await house.store.read(lambda tx: people.person(tx, ANN))
    assert clock_hours(person.preferences, person.away, now).next_awake(now) == now + 7 * DAY
