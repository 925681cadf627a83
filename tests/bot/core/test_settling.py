"""After an upgrade nobody waits at a question that today's rules do not ask."""

from __future__ import annotations

import json

import pytest

from bot.app.settling import Settling
from bot.features.consent.service import Consent
from bot.features.consent.undo import REWIND
from bot.files.transfer import exported, verified
from bot.model.chronicle import LARGEST, read_chronicle
from bot.model.facts import Refused
from bot.store import past
from bot.store.games import SETTLED, MoveRow
from bot.table import TableInfo
from bot.table.after.replaying import course_of, replayed
from engine import codec
from engine.games._skeleton.rounds import SecretBids
from engine.kernel import Game, Pick, Seat
from tests.bot.core.conftest import ANN, BOB, House
from tests.bot.core.test_rewind import key_of


def forget_to_ask(monkeypatch: pytest.MonkeyPatch, *rounds: int) -> None:
    """Other rules: in these rounds a seat may bid its first card alone."""
    full = SecretBids.options

    def options(step: SecretBids, game: Game, seat: Seat) -> list[Pick]:
        found = full(step, game, seat)  # type: ignore[arg-type]
        return found[:1] if game.round in rounds else found  # type: ignore[attr-defined]

    monkeypatch.setattr(SecretBids, "options", options)
    monkeypatch.setattr(SecretBids, "always_ask", False)


async def moves_of(house: House, table: TableInfo) -> list[MoveRow]:
    return await house.tables.desk.read(table.id, lambda at: past.moves_from(at.tx, at.id, 0))


async def a_game_at_its_bids(house: House) -> TableInfo:
    table = await house.game(BOB)
    await house.play(table, 0)
    await house.play(table, 1)
    await house.outbox.flush()
    house.post.clear()
    return table


async def test_a_question_with_one_answer_left_is_answered_once_and_play_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await a_game_at_its_bids(house)
    forget_to_ask(monkeypatch, 1, 2)
    await house.restart()
    assert await Settling(house.tables.desk, house.tables.moves).settle_all() == 1
    *_, last = await moves_of(house, table)
    assert (last.kind, last.seat, last.barrier) == (SETTLED, None, True)
    assert [event["name"] for event in last.events].count("bid") == 4
    for seat in (0, 1):
        assert (await house.tables.play.ask(table.id, seat)).picks
    assert await house.outbox.flush(), "those who are asked now are told"
    assert await Settling(house.tables.desk, house.tables.moves).settle_all() == 0
    assert (await house.tables.register.info(table.id)).ply == last.ply
    while (await house.tables.register.info(table.id)).status == "running":
        for seat in (0, 1):
            await house.play(table, seat)
    course = await house.tables.desk.read(table.id, course_of)
    *_, (_, game) = replayed(course)
    saved = await house.tables.desk.read(table.id, house.tables.desk.game)
    assert codec.dumps(game) == codec.dumps(saved)


async def test_a_game_that_is_over_by_todays_rules_ends(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await a_game_at_its_bids(house)
    await house.tables.pausing.pause(table.id, ANN)
    forget_to_ask(monkeypatch, *range(1, 30))
    await house.restart()
    assert await Settling(house.tables.desk, house.tables.moves).settle_all() == 1
    info = await house.tables.register.info(table.id)
    assert (info.status, info.result is not None) == ("ended", True)


async def test_a_game_that_was_settled_is_a_file_that_verifies(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await a_game_at_its_bids(house)
    forget_to_ask(monkeypatch, 1)
    await house.restart()
    await Settling(house.tables.desk, house.tables.moves).settle_all()
    while (await house.tables.register.info(table.id)).status == "running":
        for seat in (0, 1):
            await house.play(table, seat)
    told = json.loads(await exported(house.url, table.id, "json", "fr"))
    assert SETTLED in [move["kind"] for move in told["replay"]["moves"]]
    verified(read_chronicle(json.dumps(told).encode(), LARGEST))


async def test_what_is_taken_back_is_settled_too(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A snapshot is a state of other rules as well."""
    table = await a_game_at_its_bids(house)
    await house.play(table, 0, 2)
    await house.play(table, 1, 1)
    await house.outbox.flush()
    house.post.clear()
    await house.tables.of(Consent).ask(table.id, REWIND, ANN)
    key = await key_of(house)
    forget_to_ask(monkeypatch, 1)
    await house.tables.of(Consent).agree(table.id, REWIND, BOB, key)
    *_, last = await moves_of(house, table)
    assert last.kind == SETTLED
    assert (await house.tables.play.ask(table.id, 0)).picks


async def test_nobody_takes_back_what_lies_before_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await a_game_at_its_bids(house)
    await house.play(table, 0, 2)
    forget_to_ask(monkeypatch, 1)
    assert await Settling(house.tables.desk, house.tables.moves).settle_all() == 1
    with pytest.raises(Refused, match="undo-too-far"):
        await house.tables.play.undo(table.id, ANN)


async def test_what_cannot_be_read_holds_up_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = await house.game(BOB)
    table = await house.game(BOB, channel=7001)
    for seat in (0, 1):
        await house.play(table, seat)
    await house.tables.desk.write(broken.id, lambda at: house.tables.desk.set(at, state="{}"))
    forget_to_ask(monkeypatch, 1)
    await house.restart()
    assert await Settling(house.tables.desk, house.tables.moves).settle_all() == 1
    assert (await house.tables.play.ask(table.id, 0)).picks
