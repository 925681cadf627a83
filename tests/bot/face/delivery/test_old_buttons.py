"""Buttons that earlier versions wrote still do what they did."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.features import BUTTONS
from bot.playground.people import Person
from tests.bot.core.store.stored import restored
from tests.bot.core.store.test_databases import EDITIONS, FOLDER
from tests.bot.face.pages.monstrous import forge
from tests.bot.face.playing import Boot, words
from tests.standin import StandIn


@pytest.fixture(params=sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def stored(request: pytest.FixtureRequest) -> Path:
    """What a version says of its buttons; its database is beside it."""
    return request.param


def test_every_button_of_an_earlier_version_is_still_answered(stored: Path) -> None:
    written = json.loads(stored.read_text())
    assert {*written["declared"]} - {" ".join(name) for name in BUTTONS} == set()


async def test_a_menu_of_an_earlier_version_is_pressed_in_a_game_of_each_edition(
    stored: Path, boot: Boot, standin: StandIn, tmp_path: Path, people: tuple[Person, ...]
) -> None:
    """Its pages open, and its pick is played, if it has one."""
    menus = json.loads(stored.read_text())["menus"]
    restored(stored.with_suffix(".sql.xz").read_bytes(), tmp_path / "g.db")
    with closing(sqlite3.connect(tmp_path / "g.db")) as db, db:
        chosen = _one_of_each_edition(db, menus)
        for number in chosen:
            place = standin.world.add_channel(str(500 + number), "text", f"table-{number}")
            _move(db, number, standin.world.guild_id, place.id, people)
        others = f"id NOT IN ({', '.join(map(str, chosen))})"
        db.execute(f"UPDATE games SET status = 'cancelled' WHERE {others}")
        for table in ("timers", "clocks", "outbox"):
            db.execute(f"DELETE FROM {table}")
    async with boot() as bot:
        for number in chosen:
            ids: list[str] = menus[str(number)]
            picks = [ident for ident in ids if ident.startswith("t1:")][:1]
            person = people[int(picks[0].split(":")[2]) if picks else 0]
            shown = (await person.command(standin.channel(str(500 + number)), "play")).shown
            before = await bot.tables.table_queries.info(number)
            pages = [one for one in ids if one.endswith((":sheet", ":plan"))]
            pages += [one for one in ids if one.startswith("m1:") and picks]
            for ident in pages + picks:
                data = {"component_type": 2, "custom_id": ident}
                answer = await (await forge(person, shown, data)).last()
                assert "Quelque chose s’est mal passé" not in words(answer), ident
                assert "plus à jour" not in words(answer), ident
            after = await bot.tables.table_queries.info(number)
            assert (after.ply > before.ply) == bool(picks), (after.game, picks)


def _one_of_each_edition(db: sqlite3.Connection, menus: dict[str, list[str]]) -> list[int]:
    """A running table of each game and edition, one whose menu has a pick if any."""
    asked = "SELECT id, game, edition FROM games WHERE status = 'running' AND learner IS NULL"

    def has_pick(row: tuple[int, str, int]) -> bool:
        return any(ident.startswith("t1:") for ident in menus[str(row[0])])

    chosen = {row[1:]: row[0] for row in sorted(db.execute(asked), key=has_pick)}
    assert chosen.keys() >= EDITIONS
    return list(chosen.values())


def _move(
    db: sqlite3.Connection, number: int, guild: str, place: str, people: tuple[Person, ...]
) -> None:
    """Let these people play a table here."""
    where = (int(guild), int(place), number)
    db.execute("UPDATE games SET guild_id = ?, channel_id = ? WHERE id = ?", where)
    for seat, person in enumerate(people):
        values = (int(person.id), number, seat)
        db.execute("UPDATE seats SET user_id = ? WHERE game_id = ? AND seat = ?", values)
