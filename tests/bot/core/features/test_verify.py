"""A file of a whole game in which a line was forged: it is found, named, and not imported."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.features.consent.service import Consent
from bot.features.consent.undo import REWIND
from bot.features.gm.master import Master
from bot.features.gm.scenes import Scenes
from bot.files.transfer import Place, TransferError, exported, imported, loaded, verified
from bot.files.verify import sealed
from bot.model.game_export import (
    MAX_FILE_BYTES,
    read_export,
)
from bot.store.games import MoveRow
from bot.table.after.replay import Differs, check_events
from bot.table.saving import event_from_json
from engine.record import RecordError
from tests._skeleton.corrected import set_points
from tests.bot.core.conftest import ANN, BOB, Program
from tests.bot.core.features.test_exports import play_on
from tests.bot.core.features.test_master import GM, led
from tests.bot.core.tables.test_rewind import key_of
from tests.lab.golden import again

Json = dict[str, Any]
LIE = {"name": "won", "facts": {"seat": 0}, "secret": {}, "hidden": False}


async def a_game_with_everything(program: Program) -> Json:
    """A game with undo, rewind, corrections, scenes and further moves: its file, which is written
    once."""
    if not _written:
        _written.append(await _played(program))
    told: Json = json.loads(_written[0])
    return told


_written: list[str] = []


async def _played(program: Program) -> str:
    table = await led(program)
    await program.outbox.flush()
    program.post.clear()
    await program.play(table, 0, 1)  # 1
    await program.tables.play.undo(table.id, ANN)  # 2
    await program.play(table, 0, 1)  # 3
    await program.play(table, 1, 2)  # 4
    await program.tables.of(Consent).ask(table.id, REWIND, BOB)
    await program.tables.of(Consent).agree(table.id, REWIND, ANN, await key_of(program))  # 5
    await program.play(table, 1, 0)  # 6
    await program.tables.of(Scenes).narrate(table.id, GM, "Night falls.")  # 7
    await program.tables.of(Master).correct(table.id, GM, set_points(0, 3), "a slip")  # 8
    await program.tables.of(Master).undo_correction(table.id, GM)  # 9
    await program.tables.of(Master).correct(table.id, GM, set_points(1, 2), "another")  # 10
    await program.play(table, 0, 0)  # 11
    await program.play(table, 1, 0)  # 12
    return await exported(program.url, table.id, "json", "fr")


async def test_a_finished_game_becomes_a_golden_one(program: Program) -> None:
    """With corrections, without names, and without what was undone."""
    table = await led(program)
    await program.play(table, 0, 1)
    await program.tables.play.undo(table.id, ANN)
    await program.tables.of(Master).correct(table.id, GM, set_points(0, 3), "a slip")
    with pytest.raises(TransferError, match="not over"):
        await exported(program.url, table.id, "golden", "fr")
    await play_on(program, table)
    text = await exported(program.url, table.id, "golden", "fr")
    assert "Ann" not in text
    assert [line.split(" ", 1)[1] for line in text.splitlines()[1:4]] == [
        "start",
        'correction SetFigure item="set_points" seat=0 which="" value=3',
        "0 SetAside card=1",
    ]
    assert [kept for _, kept, now in again(text) if kept != now] == []
    changed = text.replace('which="" value=3', 'which="" value=4')
    asked, kept, now = next(each for each in again(changed) if each[1] != each[2])
    assert (asked, kept[5:], now[5:]) == ("correction", *[changed.splitlines()[2][5:]] * 2)
    *_, (asked, _, now) = again(text.replace("0 SetAside card=1", "0 SetAside card=9"))
    assert (asked, now[:20]) == ("PutAside (setup)", "refused, IllegalMove")


def read_again(told: Json) -> Any:
    return read_export(json.dumps(told).encode(), MAX_FILE_BYTES)


def move(number: int, **values: Any) -> Callable[[Json], None]:
    return lambda told: told["replay"]["moves"][number].update(values)


def fact(number: int, **facts: Any) -> Callable[[Json], None]:
    return lambda told: told["replay"]["moves"][number]["events"][0]["facts"].update(facts)


def player(number: int, **values: Any) -> Callable[[Json], None]:
    return lambda told: told["players"][number].update(values)


async def test_an_unchanged_file_verifies(program: Program) -> None:
    told = await a_game_with_everything(program)
    kinds = [move["kind"] for move in told["replay"]["moves"]]
    assert {"undo", "rewind", "note", "correction", "pick", "start"} == set(kinds)
    verified(read_again(told))


async def test_a_file_of_before_the_first_version_gets_a_sentence(
    program: Program, tmp_path: Path
) -> None:
    """Such files name no edition."""
    told = await a_game_with_everything(program)
    del told["replay"]["edition"]
    with pytest.raises(RecordError, match="too-old"):
        read_again(told)
    file = tmp_path / "old.json"
    file.write_text(json.dumps(told))
    with pytest.raises(TransferError, match=r"before version 1\.0\.0 of the bot: import it with"):
        loaded(file)


SAID: dict[str, tuple[Callable[[Json], None], str]] = {
    "a scene": (fact(7, words="Day breaks."), "move 7 was changed"),
    "the time of a move": (move(3, at=5.0), "move 3 was changed"),
    "who picked": (move(3, by="computer"), "move 3 was changed"),
    "a name": (player(1, name="Bobby"), "players.1 was changed"),
    "a kind": (player(1, kind="normal"), "players.1 was changed"),
    "the day": (lambda told: told.update(written="1999-01-01"), "written was changed"),
    "that it is over": (lambda told: told.update(status="ended"), "status was changed"),
    "the version of the saves": (lambda told: told.update(rules=9), "rules was changed"),
    "a seal": (move(3, seal=""), "move 3 was changed"),
    "terms": (lambda told: told["replay"]["terms"].update(pace="live"), "terms was changed"),
}
PLAYED: dict[str, tuple[Callable[[Json], None], str]] = {
    "an event": (fact(12, seat=7), "move 12 tells something else"),
    "an event of the start": (move(0, events=[LIE]), "move 0 tells something else"),
    "an event of what was undone": (move(1, events=[]), "move 1 tells something else"),
    "an event of a correction": (move(10, events=[]), "move 10 tells something else"),
    "an event that is none": (move(12, events=[{"name": "x"}]), "move 12 tells an event that is"),
    "a scene of a seat": (move(7, seat=0), "move 7 is a scene"),
    "a scene, told twice": (fact(7, words="Day breaks."), "events are not what the moves tell"),
    "a pick": (move(12, pick={"is": "Bid", "card": 99}), "move 12 cannot be played"),
    "whose pick": (move(11, seat=1), "move 11 "),
    "no seat": (move(11, seat=None), "move 11 is of seat None"),
    "a seat there is not": (move(11, seat=7), "move 11 is of seat 7"),
    "a ply": (move(12, ply=13), "move 13 stands where move 12 should"),
    "a ply twice": (move(12, ply=11), "move 11 stands where move 12 should"),
    "a kind of move": (move(7, kind="scene"), "move 7 is of a kind"),
    "a second start": (move(7, kind="start"), "move 7 is of a kind"),
    "by whom": (move(7, by="nobody"), "move 7 is by nobody known"),
    "a barrier": (move(3, barrier=True), "move 3 is said to be undone"),
    "what was undone": (move(2, pick=0), "move 2 takes back what does not stand"),
    "who undid it": (move(2, seat=1), "move 2 takes back what another seat did"),
    "that it was undone": (move(1, undone_by=None), "move 1 says that move None took it back"),
    "that it was not": (move(3, undone_by=9), "move 3 says that move 9 took it back"),
    "a kind of player": (player(0, kind="wizard"), "players.0 is of no known kind"),
    "who sits where": (player(0, seat=1), "players.0 sits at seat 1"),
    "nobody": (lambda told: told.update(players=[]), "players are 0"),
    "a deed": (player(0, deeds=[{"chapter": 1, "event": "won"}]), "players.0.deeds are not"),
    "a result": (lambda told: told.update(result=[0]), "result is"),
    "the record": (lambda told: told["record"].update(round=9), "record is not that of the game"),
    "terms": (lambda told: told["replay"]["terms"].update(pace="x"), "again: pace"),
    "the end": (lambda told: told["replay"].update(state="0" * 64), "comes to another state"),
    "an edition": (lambda told: told["replay"].update(edition=2), "edition is 2, of which"),
}  # fmt: skip


@pytest.mark.parametrize("what", SAID)
async def test_facts_that_no_replay_proves_are_sealed(what: str, program: Program) -> None:
    forge, sentence = SAID[what]
    told = await a_game_with_everything(program)
    forge(told)
    with pytest.raises(TransferError, match=sentence):
        verified(read_again(told))


@pytest.mark.parametrize("what", PLAYED)
async def test_moves_are_proved_by_replaying_them(what: str, program: Program) -> None:
    forge, sentence = PLAYED[what]
    """Seals do not help a forger who knows how they are made."""
    told = await a_game_with_everything(program)
    forge(told)
    forged = sealed(read_again(told))
    with pytest.raises(TransferError, match=sentence):
        verified(forged)
    with pytest.raises(TransferError, match=sentence):
        await imported(program.url, forged, Place(70, 7001, ANN), 1.0)


def told_by(name: str, facts: Json, secret: Json | None = None) -> Json:
    return {"name": name, "facts": facts, "secret": secret or {}, "hidden": bool(secret)}


PLANNED = told_by("planned", {"seat": 0, "amount": 2}, {"0": {"plans": ["armory"]}})


@pytest.mark.parametrize("house", ["plan_answered", "planned", "ordered"])
def test_an_event_of_a_game_is_not_taken_for_one_of_the_bot(house: str) -> None:
    """The house once told "planned", as a game does: that one has public facts."""
    ours = told_by(house, {}, {"0": {}})
    row = MoveRow(3, "pick", 0, {}, [ours, PLANNED], False, None, "plan")
    check_events(row, [event_from_json(PLANNED)])
    with pytest.raises(Differs):
        check_events(replace(row, events=[ours]), [event_from_json(PLANNED)])
