"""Exports of tables, beginnings from records, and whole games that move to another host."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.features.campaigns.service import Campaigns
from bot.features.gm.master import Master
from bot.features.rematch.service import Rematch
from bot.features.replay.film import Films
from bot.files.transfer import Place, TransferError, exported, imported, loaded, verified
from bot.model.game_export import MAX_FILE_BYTES, read_export, to_json
from bot.present.report import report
from bot.store import games as rows
from bot.table import TableInfo
from bot.table.positions import Position
from bot.table.start.beginnings import arrangement
from bot.texts import Library
from engine.games import GAMES
from engine.games._skeleton import PACKAGE as _skeleton
from engine.kernel import EVERYTHING
from engine.record import read_record
from tests.bot.core.conftest import ANN, BOB, CAT, CHANNEL, GAME, GUEST, Program
from tests.bot.core.tables.test_lobby import refused
from tests.lab.golden import again, dealt


async def play_on(program: Program, table: TableInfo, picks: int = 99) -> TableInfo:
    """Everybody picks in their own way, so often or until the game is over."""
    for _ in range(picks):
        now = await program.tables.table_queries.info(table.id)
        if now.status != "running":
            break
        seat = (await program.tables.play.view(table.id, None)).awaited[0][0]
        offered = (await program.tables.play.ask(table.id, seat)).picks
        await program.play(now, seat, index=seat % len(offered))
    return await program.tables.table_queries.info(table.id)


@pytest.mark.parametrize(
    ("owners", "sitting", "order"),
    [
        ([1, 2, 3], [3, 1, 2], [2, 0, 1]),
        ([1, 2], [9, 2, 1], [None, 1, 0]),
        ([1, 2], [9, 8], [0, 1]),
        ([1, None], [None, 1], [1, 0]),
        ([1, 2, 3], [9, 3], [0, 2]),
        ([], [1, 2], [None, None]),
    ],
)
def test_a_player_exports_their_seat_and_others_the_public_part(
    owners: Sequence[int | None], sitting: Sequence[int | None], order: list[int | None]
) -> None:
    assert arrangement(owners, sitting) == order


async def test_a_seats_export_is_the_same_whatever_rivals_hide(program: Program) -> None:
    """Two worlds: the table, and the same with rivals' hidden cards exchanged."""
    table = await program.game(BOB, CAT)
    await play_on(program, table, 4)
    texts = Library(strict=True).texts("fr", GAME, ("Ann", "Bob", "Cat"))
    before = await program.tables.exports.export(table.id, 0)
    ply = (await program.tables.table_queries.info(table.id)).ply
    kept: Any = program.tables.sessions.states.get(table.id, ply)
    assert kept is not None
    other = _skeleton.redeal(kept.game, 0, 99)
    assert other != kept.game, "there is something to hide"
    program.tables.sessions.states.put(table.id, ply, Position(kept.package, other))
    after = await program.tables.exports.export(table.id, 0)
    assert to_json(after.export) == to_json(before.export)
    assert report(after, texts) == report(before, texts)


async def test_an_export_holds_no_account(program: Program) -> None:
    table = await program.game(BOB)
    await play_on(program, table)
    text = to_json((await program.tables.exports.whole(table.id)).export)
    for user in (ANN, BOB, CHANNEL):
        assert f"{user}" not in text.replace("Person 102", "")


async def test_a_game_begins_from_a_record_and_is_played_again_from_it(program: Program) -> None:
    table = await program.lobby(BOB)
    game_record = read_record(_skeleton.Record, {"seats": [{"points": 3}, {"points": 8}]})
    await refused(program.tables.beginnings.set_record(table.id, BOB, game_record), "not-host")
    await program.tables.beginnings.set_record(table.id, ANN, game_record)
    begun = await program.tables.beginnings.beginning(table.id)
    assert begun is not None
    assert begun.fixed
    await program.tables.lobby.start(table.id, ANN)
    assert list((await program.tables.play.view(table.id, None)).won) == [3, 8]  # type: ignore[attr-defined]
    await program.restart()
    over = await play_on(program, table)
    assert over.status == "ended"
    growth = await program.tables.of(Films).points(table.id)
    assert growth[-1] == tuple((await program.tables.play.view(table.id, None)).won)  # type: ignore[attr-defined]
    await program.tables.of(Rematch).open(table.id, BOB)
    again = await program.tables.of(Rematch).open(table.id, ANN)
    await program.tables.lobby.start(again.id, BOB)
    assert list((await program.tables.play.view(again.id, None)).won) == [3, 8]  # type: ignore[attr-defined]


async def test_only_an_ended_game_of_this_server_is_continued(program: Program) -> None:
    table = await program.game(BOB)
    lobby = await program.lobby(BOB, channel=7001)
    await refused(program.tables.beginnings.begin_after(lobby.id, ANN, table.id), "not-over")
    await refused(program.tables.beginnings.begin_after(lobby.id, ANN, 999), "no-table")
    await play_on(program, table)
    await refused(program.tables.beginnings.begin_after(lobby.id, BOB, table.id), "not-host")
    await program.tables.beginnings.begin_after(lobby.id, ANN, table.id)
    far = await program.tables.lobby.open(GAME, 71, 7100, ANN, "Ann", "fr")
    await refused(program.tables.beginnings.begin_after(far.id, ANN, table.id), "no-table")


async def test_games_of_a_campaign_stay_in_order_and_pass_it_on(program: Program) -> None:
    table = await program.game(BOB)
    guild = table.guild_id
    assert guild is not None
    campaign = await program.tables.of(Campaigns).new(guild, "  The   Ashes ", ANN)
    assert campaign.name == "The Ashes"
    await refused(program.tables.of(Campaigns).new(guild, "The Ashes", BOB), "campaign-known")
    await refused(program.tables.of(Campaigns).new(guild, " ", BOB), "campaign-no-name")
    await refused(program.tables.of(Campaigns).join(table.id, BOB, campaign.id), "not-host")
    await refused(program.tables.of(Campaigns).join(table.id, ANN, 99), "no-campaign")
    await program.tables.of(Campaigns).join(table.id, ANN, campaign.id)
    await play_on(program, table)
    lobby = await program.lobby(BOB)
    await program.tables.beginnings.begin_after(lobby.id, ANN, table.id)
    await program.restart()
    found = await program.tables.of(Campaigns).campaign(campaign.id, guild, ANN)
    assert [chapter_row.id for chapter_row in found.games] == [table.id, lobby.id]
    assert found.last is not None
    assert found.last.id == table.id
    await refused(program.tables.of(Campaigns).campaign(campaign.id, guild + 1, ANN), "no-campaign")


async def test_a_continued_game_keeps_people_seats_game_master_pace_and_campaign(
    program: Program,
) -> None:
    """Continuing and a rematch alike, by a press of each; a newcomer sits behind them."""
    tables = program.tables
    table = await program.lobby(BOB)
    await tables.lobby.set_pace(table.id, ANN, "async")
    await tables.lobby.add_computer(table.id, ANN, "random")
    await tables.of(Master).appoint(table.id, ANN, GUEST)
    campaign = await tables.of(Campaigns).new(table.guild_id or 0, "The Ashes", ANN)
    await tables.of(Campaigns).join(table.id, ANN, campaign.id)
    await tables.lobby.start(table.id, ANN)
    await tables.ending.end(table.id, 6, leads=True)
    old = await tables.table_queries.info(table.id)
    assert old.status == "ended"
    next_one = await tables.lobby.open(GAME, old.guild_id, 7001, GUEST, "Gina", "fr")
    await tables.lobby.join(next_one.id, CAT, "Cat", "en")
    again = await tables.beginnings.begin_after(next_one.id, GUEST, table.id)
    assert [s.user_id for s in again.seated] == [None, CAT], "nobody without their own press"
    for person, name in ((BOB, "Bob"), (ANN, "Ann")):
        again = await tables.lobby.join(next_one.id, person, name, "en")
        rematch = await tables.of(Rematch).open(table.id, person)
    for one in (again, rematch):
        assert [s.user_id for s in one.seated][:2] == [s.user_id for s in old.seated][:2]
        assert (one.master_id, one.terms, one.campaign_id) == (GUEST, old.terms, campaign.id)
    assert [s.user_id for s in again.seated][3:] == [CAT], "who leads has no seat"


async def test_a_campaign_knows_the_numbers_that_people_gave(program: Program) -> None:
    tables, wanted = program.tables, {"pluck": 3}
    table = await program.game(BOB)
    campaign = await tables.of(Campaigns).new(table.guild_id or 0, "The Ashes", ANN)
    await tables.of(Campaigns).join(table.id, ANN, campaign.id)
    await program.store.write(lambda tx: rows.set_seat(tx, table.id, 1, numbers=wanted))
    lobby = await program.lobby(channel=7001)
    await tables.of(Campaigns).join(lobby.id, ANN, campaign.id)
    await tables.lobby.join(lobby.id, CAT, "Cat", "en")
    found = await tables.lobby.join(lobby.id, BOB, "Bob", "en")
    assert [dict(s.numbers) for s in found.seated] == [{}, {}, wanted]


# --- to another host ----------------------------------------------------------------------------


async def moved(
    program: Program, table: TableInfo, tmp_path: Path, place: Place
) -> tuple[Program, int]:
    """The game exported here and imported there."""
    await program.store.close()
    text = await exported(program.url, table.id, "json", "fr")
    path = tmp_path / "game.json"
    path.write_text(text, encoding="utf-8")
    there = Program(f"sqlite+aiosqlite:///{tmp_path}/there.db")
    number = await imported(there.url, loaded(path), place, program.time.now())
    await there.open()
    return there, number


async def test_a_running_game_goes_on_at_another_host(program: Program, tmp_path: Path) -> None:
    table = await program.game(BOB)
    await program.play(table, 0)
    await program.tables.play.undo(table.id, ANN)
    await play_on(program, table, 5)
    here = await program.tables.play.view(table.id, EVERYTHING)
    place = Place(guild=70, channel=CHANNEL, host=ANN, people={0: ANN})
    there, number = await moved(program, table, tmp_path, place)
    try:
        arrived = await there.tables.table_queries.info(number)
        assert arrived.status == "paused"
        assert await there.tables.play.view(number, EVERYTHING) == here
        assert [(s.user_id, s.kind, s.offered) for s in arrived.seated] == [
            (ANN, "human", False), (None, "normal", True),
        ]  # fmt: skip
        await there.tables.seats.take(number, BOB, "Bob", "en", 1)
        await there.tables.pausing.resume(number, ANN)
        assert (await play_on(there, arrived)).status == "ended"

        def query(tx):
            assert rows.move_at(tx, number, 0) is not None

        await there.store.read(query)
    finally:
        await there.close()


async def test_a_finished_game_moves_to_another_host_with_its_log(
    program: Program, tmp_path: Path
) -> None:
    table = await program.lobby(BOB)
    await program.tables.beginnings.set_record(
        table.id, ANN, read_record(_skeleton.Record, {"seats": [{"points": 3}]})
    )
    await program.tables.lobby.start(table.id, ANN)
    await play_on(program, table)
    here = await program.tables.exports.export(table.id, None)
    text = await exported(program.url, table.id, "golden", "fr")
    assert dealt(text)["begun"]["seats"][0]["points"] == 3
    assert [kept for _, kept, now in again(text) if kept != now] == []
    there, number = await moved(program, table, tmp_path, Place())
    try:
        account = await there.tables.exports.export(number, None)
        kept = {"players", "events", "record", "result", "options", "status"}
        assert account.export.model_dump(include=kept) == here.export.model_dump(include=kept)
        assert await there.tables.of(Films).points(number)
    finally:
        await there.close()


async def test_a_changed_file_is_detected(program: Program, tmp_path: Path) -> None:
    table = await program.game(BOB)
    await play_on(program, table, 5)
    await program.store.close()
    text = await exported(program.url, table.id, "json", "fr")
    assert verified(read_export(text.encode(), MAX_FILE_BYTES)).seats == 2
    told = json.loads(text)
    told["replay"]["moves"][0]["pick"] = "12345"
    with pytest.raises(TransferError, match="move 0 was changed"):
        verified(read_export(json.dumps(told).encode(), MAX_FILE_BYTES))
    told = json.loads(text)
    told["replay"]["moves"].pop()
    with pytest.raises(TransferError, match="comes to another state"):
        verified(read_export(json.dumps(told).encode(), MAX_FILE_BYTES))
    del told["replay"]
    (tmp_path / "record.json").write_text(json.dumps(told), encoding="utf-8")
    with pytest.raises(TransferError, match="without moves"):
        loaded(tmp_path / "record.json")
    (tmp_path / "record.json").write_text("[]", encoding="utf-8")
    with pytest.raises(TransferError, match="cannot be read"):
        loaded(tmp_path / "record.json")


async def test_a_busy_channel_refuses_an_imported_game(program: Program, tmp_path: Path) -> None:
    table = await program.game(BOB)
    place = Place(guild=70, channel=CHANNEL, host=ANN)
    await program.store.close()
    text = await exported(program.url, table.id, "json", "fr")
    with pytest.raises(TransferError, match="holds that channel"):
        await imported(program.url, read_export(text.encode(), MAX_FILE_BYTES), place, 1.0)
    with pytest.raises(TransferError, match="no game 999"):
        await exported(program.url, 999, "json", "fr")


def test_every_game_describes_what_its_record_holds() -> None:
    """The face of each game portrays an empty part and names no more than it knows."""
    from bot.games import face
    from bot.model.game_export import Player

    for name, package in GAMES.items():
        part = read_record(package.Record, {"seats": [{}]}).seats[0]
        for locale in ("fr", "en"):
            texts = Library(strict=True).texts(locale, name, ("Ann",))
            assert face(name).part_name(part, texts)
            assert all(face(name).portrait(part, Player(seat=0, name="Ann"), texts))
