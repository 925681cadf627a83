"""A game master's preparations: everything offered can be set, and the game begins so."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.features.gm.master import Master
from bot.features.gm.preparation import GamePreparation
from bot.features.gm.preparations import (
    WHOLE_TABLE,
    Preparation,
    apply_preparation,
    current_preparations,
    preparations,
)
from bot.table import Tables
from engine.games import GAMES
from engine.games._skeleton import PACKAGE as _skeleton
from engine.record import set_fields
from tests.bot.core.conftest import ANN, BOB, CAT, CHANNEL, GUILD, Program
from tests.bot.core.features.test_master import GM
from tests.bot.core.tables.test_lobby import refused

PACKAGES: dict[str, Any] = {**GAMES, _skeleton.NAME: _skeleton}


@pytest.mark.parametrize("game", PACKAGES)
def test_every_offered_preparation_can_be_parsed_and_removed(game: str) -> None:
    """One preparation of each kind after the other; each is kept, none disturbs another."""
    package, data, made = PACKAGES[game], {}, []
    for part, field in dict.fromkeys((w.part, w.field) for w in preparations(package, 2, {})):
        offers = [w for w in preparations(package, 2, data) if (w.part, w.field) == (part, field)]
        assert offers
        wish = offers[len(offers) // 2]
        data = apply_preparation(package, 2, data, wish).model_dump(mode="json", exclude_none=True)
        made.append(wish)
        assert set(current_preparations(package, data)) == set(made)
    for wish in made:
        back = Preparation(wish.part, wish.field, wish.item, None)
        assert back in preparations(package, 2, data)
        data = apply_preparation(package, 2, data, back).model_dump(mode="json", exclude_none=True)
    assert set_fields(package.Record.model_validate(data)) == set_fields(package.Record())


async def prepared(program: Program, game: str) -> tuple[Tables, int]:
    tables = program.tables
    table = await tables.lobby.open(game, GUILD, CHANNEL, ANN, "Ann", "fr")
    await tables.lobby.join(table.id, BOB, "Bob", "fr")
    await tables.of(Master).appoint(table.id, ANN, GM)
    return tables, table.id


@pytest.mark.parametrize("game", PACKAGES)
async def test_a_game_begins_as_its_game_master_prepared_it(program: Program, game: str) -> None:
    """The record of the game holds each preparation; the table sees that there are some, not
    which."""
    package = PACKAGES[game]
    tables, table = await prepared(program, game)
    for who in (ANN, BOB):
        await refused(tables.of(GamePreparation).record_so_far(table, who), "not-master")
        await refused(tables.of(GamePreparation).apply(table, who, None), "not-master")
    kinds = {
        (w.part, w.field): w for w in preparations(package, 2, {}) if w.part in (WHOLE_TABLE, 1)
    }
    for wish in kinds.values():
        data = await tables.of(GamePreparation).apply(table, GM, wish)
        assert wish in current_preparations(package, data)
    await program.outbox.flush()
    facts = json.dumps([dict(i.facts) for _, i in program.post.calls])
    assert all(str(wish.value) not in facts for wish in kinds.values() if str(wish.value) > "9")
    info = await tables.lobby.start(table, ANN)
    assert info.status == "running"
    begun = await tables.beginnings.beginning(table)
    assert begun is not None
    kept = current_preparations(package, begun.record.model_dump(mode="json", exclude_none=True))
    assert set(kinds.values()) <= set(kept)
    await refused(tables.of(GamePreparation).apply(table, GM, None), "already-started")


async def test_preparations_follow_the_person_of_their_seat(program: Program) -> None:
    """Ann leaves: Bob is the first seat now, and what was prepared for him is still his. What was
    hers waits for the next person who sits down."""
    tables, table = await prepared(program, _skeleton.NAME)
    for part, points in ((0, 3), (1, 7)):
        wish = next(
            w for w in preparations(_skeleton, 2, {}) if (w.part, w.field) == (part, "points")
        )
        await tables.of(GamePreparation).apply(table, GM, replace(wish, value=points))

    async def parts() -> list[int]:
        return [
            part["points"]
            for part in (await tables.of(GamePreparation).record_so_far(table, GM))["seats"]
        ]

    assert await parts() == [3, 7]
    await tables.lobby.leave(table, ANN)
    assert await parts() == [7]
    await tables.lobby.join(table, CAT, "Cat", "fr")
    assert await parts() == [7, 3]
    await tables.lobby.start(table, BOB)
    begun = await tables.beginnings.beginning(table)
    assert begun is not None
    assert [part.points for part in begun.record.seats if part is not None] == [7, 3]


async def test_contradictory_preparations_are_refused(program: Program) -> None:
    """And everything may be put back as usual."""
    tables, table = await prepared(program, "_skeleton")
    data = await tables.of(GamePreparation).apply(table, GM, Preparation(0, "points", "", 3))
    assert data["seats"][0] == {"points": 3}
    await refused(
        tables.of(GamePreparation).apply(table, GM, Preparation(0, "points", "", -3)),
        "record-bad-value",
    )
    await refused(
        tables.of(GamePreparation).apply(table, GM, Preparation(0, "nonsense", "", 3)),
        "record-unknown-field",
    )
    assert (await tables.table_queries.info(table)).recorded
    assert await tables.of(GamePreparation).apply(table, GM, None) == {}
    assert not (await tables.table_queries.info(table)).recorded
