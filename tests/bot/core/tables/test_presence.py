"""Settings and absences count at once, at all the tables of a person."""

from __future__ import annotations

import pytest

from bot.model.person import clock_hours
from bot.store import people
from bot.table.person_settings import MAX_ABSENCE_S
from tests.bot.core.clocks.test_clocks import running, timed
from tests.bot.core.clocks.test_reminders import DAY, HOUR, both, paris, pass_, said, told
from tests.bot.core.conftest import ANN, BOB, CAT, Program
from tests.bot.core.tables.test_lobby import refused


async def test_settings_are_changed_one_by_one_and_invalid_ones_refused(
    program: Program,
) -> None:
    await program.tables.person_settings.set_preferences(ANN, zone="Asia/Tokyo")
    person = await program.tables.person_settings.set_preferences(ANN, start=600, days=(5, 6, 5))
    preferences = person.preferences
    assert (preferences.zone, preferences.start, preferences.days) == ("Asia/Tokyo", 600, (5, 6))
    for wrong in ({"zone": "Atlantis"}, {"days": ()}, {"reminders": {"loss": "ping"}}):
        await refused(program.tables.person_settings.set_preferences(ANN, **wrong), "bad-setting")
    assert (await program.tables.person_settings.person(ANN)).preferences == preferences


in_either_place = pytest.mark.parametrize(
    ("place", "medium"), [("dm", "sheet"), ("ping", "ping")], ids=["dm", "ping"]
)
"""Where somebody is called to their turn, and by what."""


@in_either_place
async def test_an_absent_person_gets_no_messages_until_they_return(
    program: Program, place: str, medium: str
) -> None:
    await told(program, ANN, reminders={"turn": place})
    table = await program.game(BOB)
    now = program.time.now()
    await program.tables.person_settings.set_away(ANN, now, now + 2 * DAY)
    await both(program, table)
    await pass_(program, 47)
    assert said(program, 0) == []
    await pass_(program, 2)
    assert said(program, 0) == [(medium, "turn")]


@in_either_place
async def test_a_person_who_returns_early_gets_the_pending_messages_at_once(
    program: Program, place: str, medium: str
) -> None:
    await told(program, ANN, reminders={"turn": place})
    table = await program.game(BOB)
    now = program.time.now()
    await program.tables.person_settings.set_away(ANN, now, now + 20 * DAY)
    await both(program, table)
    assert said(program, 0) == []
    await program.tables.person_settings.end_away(ANN)
    await program.outbox.flush()
    assert said(program, 0) == [(medium, "turn")]
    assert (await program.tables.person_settings.person(ANN)).away is None


@in_either_place
async def test_new_hours_apply_to_waiting_messages(
    program: Program, place: str, medium: str
) -> None:
    await told(program, ANN, zone="Europe/Paris", reminders={"turn": place})
    table = await program.game(BOB)
    paris(program, 23)
    await both(program, table)
    assert said(program, 0) == []
    await program.tables.person_settings.set_preferences(ANN, end=2 * 60)  # a night owl
    await program.outbox.flush()
    assert said(program, 0) == [(medium, "turn")]


async def test_an_invalid_absence_is_refused(program: Program) -> None:
    now = program.time.now()
    set_away = program.tables.person_settings.set_away
    await refused(set_away(ANN, now - DAY, now - HOUR), "away-order")
    await refused(set_away(ANN, now + DAY, now + HOUR), "away-order")
    await refused(set_away(ANN, now, now + MAX_ABSENCE_S + 1), "away-long")
    await refused(set_away(ANN, now + MAX_ABSENCE_S + 1, now + MAX_ABSENCE_S + DAY), "away-long")
    assert (await program.tables.person_settings.person(ANN)).away is None


async def test_an_extended_absence_keeps_its_beginning(program: Program) -> None:
    """Else clocks would stop for as long as somebody wanted."""
    now = program.time.now()
    await program.tables.person_settings.set_away(ANN, now, now + 3 * DAY)
    program.time.pass_(2 * DAY)
    person = await program.tables.person_settings.set_away(ANN, program.time.now(), now + 9 * DAY)
    assert person.away == (now, now + 9 * DAY)
    program.time.pass_(8 * DAY)
    assert (await program.tables.person_settings.person(ANN)).away is None
    later = program.time.now()
    assert (await program.tables.person_settings.set_away(ANN, later, later + DAY)).away == (
        later,
        later + DAY,
    )


async def test_tables_show_an_absence_only_if_its_person_wants_it(program: Program) -> None:
    table = await program.game(BOB)
    now = program.time.now()
    await program.tables.person_settings.set_away(ANN, now, now + 3 * DAY)
    await program.tables.person_settings.set_away(BOB, now + DAY, now + 3 * DAY)
    await program.outbox.flush()
    assert (await program.tables.message_data.dashboard(table.id, 0)).absent == {}
    assert program.post.said("dashboard") == []
    await program.tables.person_settings.set_preferences(ANN, tell=True)
    await program.tables.person_settings.set_preferences(BOB, tell=True)
    await program.tables.person_settings.set_preferences(CAT, tell=True)
    await program.outbox.flush()
    assert (await program.tables.message_data.dashboard(table.id, 0)).absent == {
        0: (now, now + 3 * DAY),
        1: (now + DAY, now + 3 * DAY),
    }
    assert [call for call, *_ in program.post.said("dashboard")] == ["edit"]
    program.time.pass_(4 * DAY)
    assert (await program.tables.message_data.dashboard(table.id, 0)).absent == {}


@pytest.mark.parametrize("tell", [False, True])
async def test_an_absence_is_one_for_all_tables(program: Program, tell: bool) -> None:
    tables = [await program.game(BOB, channel=channel) for channel in (1, 2)]
    await program.tables.person_settings.set_preferences(ANN, tell=tell)
    now = program.time.now()
    await program.tables.person_settings.set_away(ANN, now, now + DAY)
    for table in tables:
        await both(program, table)
        assert bool((await program.tables.message_data.dashboard(table.id, 0)).absent) == tell
    assert said(program, 0) == []


async def test_absences_stop_clocks_for_at_most_seven_days_a_game(program: Program) -> None:
    """However they are cut up; a game that began later has seven days of its own."""
    table = await timed(program, BOB)
    for _ in range(3):  # five days away, back for an hour: two of the third week are left
        await program.tables.person_settings.set_away(
            ANN, program.time.now(), program.time.now() + 5 * DAY
        )
        program.time.pass_(DAY)
        await program.tables.person_settings.end_away(ANN)
    left = (await running(program, table))[0].due - program.time.now()
    assert left == DAY
    now = program.time.now()
    await program.tables.person_settings.set_away(ANN, now, now + 30 * DAY)
    assert (await running(program, table))[0].due == now + 4 * DAY + DAY
    person = await program.store.read(lambda tx: people.person(tx, ANN))
    assert clock_hours(person.preferences, person.away, now).next_awake(now) == now + 7 * DAY
