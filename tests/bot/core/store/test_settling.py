"""After an upgrade nobody waits at a question that today's rules do not ask."""

from __future__ import annotations

import json

import pytest

from bot.app.settling import Settling
from bot.features.consent.service import Consent
from bot.features.consent.undo import REWIND
from bot.files.transfer import exported, verified
from bot.model.facts import Refused
from bot.model.game_export import MAX_FILE_BYTES, read_export
from bot.store import move_history
from bot.store.games import SETTLED, MoveRow
from bot.store.sharing import Portion
from bot.table import TableInfo
from bot.table.after.replay import history_of, replay_moves
from bot.table.sessions import TableTx
from engine import codec
from engine.games import GAMES
from engine.games._skeleton.rounds import SecretBids
from engine.kernel import Game, Pick, Seat
from tests.bot.core.conftest import ANN, BOB, GAME, GUILD, Program
from tests.bot.core.tables.test_rewind import key_of
from tests.lab.golden import again


def forget_to_ask(monkeypatch: pytest.MonkeyPatch, *rounds: int) -> None:
    """Other rules: in these rounds a seat may bid its first card alone."""
    full = SecretBids.options

    def options(step: SecretBids, game: Game, seat: Seat) -> list[Pick]:
        picks = full(step, game, seat)  # type: ignore[arg-type]
        return picks[:1] if game.round in rounds else picks  # type: ignore[attr-defined]

    monkeypatch.setattr(SecretBids, "options", options)
    monkeypatch.setattr(SecretBids, "always_ask", False)


async def moves_of(program: Program, table: TableInfo) -> list[MoveRow]:
    return await program.tables.sessions.read(
        table.id, lambda table_tx: move_history.moves_from(table_tx.tx, table_tx.id, 0)
    )


async def a_game_at_its_bids(program: Program) -> TableInfo:
    table = await program.game(BOB)
    await program.play(table, 0)
    await program.play(table, 1)
    await program.outbox.flush()
    program.post.clear()
    return table


async def test_each_process_settles_the_games_of_its_own_servers(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of before may still play the others; it could not read what this one saves."""
    await a_game_at_its_bids(program)
    shard = (GUILD >> 22) % 2
    forget_to_ask(monkeypatch, 1, 2)
    await program.restart()
    settling = Settling(program.tables.sessions, program.tables.moves)
    other, own = (Portion(n, n, 2) for n in (1 - shard, shard))
    assert [await settling.settle_all(part) for part in (other, own, own)] == [0, 1, 0]


async def test_a_question_with_one_answer_left_is_answered_once_at_start(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await a_game_at_its_bids(program)
    forget_to_ask(monkeypatch, 1, 2)
    await program.restart()
    assert await Settling(program.tables.sessions, program.tables.moves).settle_all() == 1
    *_, last = await moves_of(program, table)
    assert (last.kind, last.seat, last.barrier) == (SETTLED, None, True)
    assert [event["name"] for event in last.events].count("bid") == 4
    for seat in (0, 1):
        assert (await program.tables.play.ask(table.id, seat)).picks
    assert await program.outbox.flush(), "those who are asked now are told"
    assert await Settling(program.tables.sessions, program.tables.moves).settle_all() == 0
    assert (await program.tables.table_queries.info(table.id)).ply == last.ply
    while (await program.tables.table_queries.info(table.id)).status == "running":
        for seat in (0, 1):
            await program.play(table, seat)
    course = await program.tables.sessions.read(table.id, history_of)
    *_, (_, game) = replay_moves(course)
    saved = await program.tables.sessions.read(table.id, program.tables.sessions.game)
    assert codec.dumps(game) == codec.dumps(saved)


async def test_a_game_that_has_ended_by_current_rules_is_ended(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await a_game_at_its_bids(program)
    await program.tables.pausing.pause(table.id, ANN)
    forget_to_ask(monkeypatch, *range(1, 30))
    await program.restart()
    assert await Settling(program.tables.sessions, program.tables.moves).settle_all() == 1
    info = await program.tables.table_queries.info(table.id)
    assert (info.status, info.result is not None) == ("ended", True)


async def test_the_export_of_a_settled_game_verifies(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await a_game_at_its_bids(program)
    forget_to_ask(monkeypatch, 1)
    await program.restart()
    await Settling(program.tables.sessions, program.tables.moves).settle_all()
    while (await program.tables.table_queries.info(table.id)).status == "running":
        for seat in (0, 1):
            await program.play(table, seat)
    told = json.loads(await exported(program.url, table.id, "json", "fr"))
    assert SETTLED in [move["kind"] for move in told["replay"]["moves"]]
    verified(read_export(json.dumps(told).encode(), MAX_FILE_BYTES))
    text = await exported(program.url, table.id, "golden", "fr")
    assert f" {SETTLED}\n" in text
    assert [kept for _, kept, now in again(text) if kept != now] == []


async def test_an_undone_position_is_settled_too(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A snapshot is a state of other rules as well."""
    table = await a_game_at_its_bids(program)
    await program.play(table, 0, 2)
    await program.play(table, 1, 1)
    await program.outbox.flush()
    program.post.clear()
    await program.tables.of(Consent).ask(table.id, REWIND, ANN)
    key = await key_of(program)
    forget_to_ask(monkeypatch, 1)
    await program.tables.of(Consent).agree(table.id, REWIND, BOB, key)
    *_, last = await moves_of(program, table)
    assert last.kind == SETTLED
    assert (await program.tables.play.ask(table.id, 0)).picks


async def test_no_undo_passes_a_settled_position(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await a_game_at_its_bids(program)
    await program.play(table, 0, 2)
    forget_to_ask(monkeypatch, 1)
    assert await Settling(program.tables.sessions, program.tables.moves).settle_all() == 1
    with pytest.raises(Refused, match="undo-too-far"):
        await program.tables.play.undo(table.id, ANN)


async def test_a_migrated_game_becomes_what_its_replay_gives(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A migration may have to guess what an older save lacks; the moves know it."""
    table = await a_game_at_its_bids(program)
    saved = await program.tables.sessions.read(table.id, program.tables.sessions.game)

    def old(table_tx: TableTx) -> None:
        head = json.loads(codec.dumps(saved))
        del head["state"]["spent"]
        program.tables.sessions.set(table_tx, state=json.dumps(head))

    await program.tables.sessions.write(table.id, old)
    monkeypatch.setattr(GAMES[GAME], "MIGRATIONS", [lambda state: {**state, "spent": [9]}])
    await program.restart()
    guessed = await program.tables.sessions.read(table.id, program.tables.sessions.game)
    assert guessed != saved
    await Settling(program.tables.sessions, program.tables.moves).settle_all()
    await program.restart()
    assert await program.tables.sessions.read(table.id, program.tables.sessions.game) == saved


async def test_a_save_of_before_the_first_version_is_kept_and_gets_a_sentence(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await a_game_at_its_bids(program)
    monkeypatch.setattr(GAMES[GAME], "FIRST_VERSION", 2)
    await program.restart()
    assert await Settling(program.tables.sessions, program.tables.moves).settle_all() == 0
    with pytest.raises(Refused, match="save-old"):
        await program.tables.play.ask(table.id, 0)
    monkeypatch.setattr(GAMES[GAME], "FIRST_VERSION", 1)
    assert (await program.tables.play.ask(table.id, 0)).picks


async def test_an_unreadable_game_does_not_stop_the_others(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = await program.game(BOB)
    table = await program.game(BOB, channel=7001)
    for seat in (0, 1):
        await program.play(table, seat)
    await program.tables.sessions.write(
        broken.id, lambda table_tx: program.tables.sessions.set(table_tx, state="{}")
    )
    forget_to_ask(monkeypatch, 1)
    await program.restart()
    assert await Settling(program.tables.sessions, program.tables.moves).settle_all() == 1
    assert (await program.tables.play.ask(table.id, 0)).picks
