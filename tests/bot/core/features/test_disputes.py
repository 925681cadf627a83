"""Disputes: the table pauses, the case is kept without its people, and loads as a failing test."""

from __future__ import annotations

import asyncio
import json
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from bot.errors import StartError
from bot.features.gm import rows
from bot.features.gm.cases import Case, Expected, without_names
from bot.features.gm.command_line import show_disputes
from bot.features.gm.disputes import Disputes
from bot.features.gm.master import Master
from engine import codec
from engine.games import GAMES
from engine.kernel import legal, play
from tests._skeleton.corrected import set_points
from tests.bot.core.conftest import ANN, Program
from tests.bot.core.features.test_master import GM, led, lines
from tests.bot.core.tables.test_lobby import refused
from tests.laws.walks import draw


async def test_a_dispute_pauses_the_table_until_it_is_ruled_on(program: Program) -> None:
    table = await led(program)
    await refused(program.tables.of(Disputes).open(table.id, GM, "no.such", "eh"), "no-such-rule")
    await refused(program.tables.of(Disputes).open(table.id, GM, "bid", " "), "no-words")
    info = await program.tables.of(Disputes).open(table.id, GM, "bid", "May Ann bid twice?")
    assert info.status == "paused"
    await refused(program.tables.pausing.resume(table.id, ANN), "dispute-open")
    await refused(program.tables.pausing.resume(table.id, GM), "dispute-open")
    await refused(program.tables.of(Disputes).open(table.id, GM, "bid", "And Bob?"), "dispute-open")
    await program.restart()
    await program.tables.of(Master).correct(table.id, GM, set_points(1, 3), "Bob had won it")
    ruled = await program.tables.of(Disputes).rule(table.id, GM, "No: one bid each, Ann.")
    assert ruled.status == "running"
    assert (await lines(program, table))[-3:] == [
        ("corrected", {"words": "Bob had won it"}),
        ("figure_set", {"thing": ["set_points", 1], "value": 3}),
        ("ruled", {"words": "No: one bid each, Ann."}),
    ]
    await program.outbox.flush()
    said = [i.occasion for _, i in program.post.calls if i.kind == "notice"]
    assert said == ["dispute-opened", "dispute-ruled"]
    await refused(program.tables.of(Disputes).rule(table.id, GM, "again"), "no-dispute")


async def test_an_already_paused_table_waits_for_the_ruling(program: Program) -> None:
    table = await led(program)
    await program.tables.pausing.pause(table.id, GM)
    await refused(program.tables.of(Disputes).rule(table.id, GM, "so"), "no-dispute")
    await program.tables.of(Disputes).open(table.id, GM, "", "What now?")
    await refused(program.tables.pausing.resume(table.id, ANN), "dispute-open")


async def test_a_dispute_file_holds_the_game_but_no_people(program: Program) -> None:
    """Moves taken back are left out, corrections are in; playing it again comes to the table."""
    table = await led(program)
    await program.play(table, 0)
    await program.tables.play.undo(table.id, ANN)
    await program.play(table, 0, 2)
    await program.tables.of(Master).correct(table.id, GM, set_points(1, 3), "Bob had won it")
    await program.tables.of(Disputes).open(table.id, GM, "bid", f"ann and <@{ANN}>, Annie too")
    kept = await program.store.read(lambda tx: rows.open_dispute(tx, table.id))
    assert kept is not None
    case = Case.model_validate(kept.case)
    assert case.text == "A and …, Annie too"
    assert [(m.kind, m.seat, m.by) for m in case.moves] == [
        ("pick", 0, ""),
        ("correction", None, "master"),
    ]
    text = json.dumps(case.files())
    for secret in (str(ANN), "Ann ", "Person", "had won it", str(table.channel_id)):
        assert secret not in text
    assert codec.dumps(case.replayed()) == case.state


async def test_the_operator_lists_a_dispute_and_writes_it_as_a_test(
    program: Program,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = await led(program)
    await program.tables.of(Disputes).open(table.id, GM, "bid", "May Ann bid twice?")
    await program.store.close()
    await asyncio.to_thread(show_disputes, lambda: program.url, 0, tmp_path, True)
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["id"], row["rule"], row["text"]) == (1, "bid", "May A bid twice?")
    await asyncio.to_thread(show_disputes, lambda: program.url, 1, tmp_path / "new", False)
    case = Case.load(tmp_path / "new" / "dispute_1.json")
    with pytest.raises(AssertionError, match="undecided: bid"):
        case.check()
    with pytest.raises(StartError, match="no dispute 2"):
        await asyncio.to_thread(show_disputes, lambda: program.url, 2, tmp_path, False)
    (tmp_path / "taken").touch()
    with pytest.raises(StartError, match="taken cannot be written to"):
        await asyncio.to_thread(show_disputes, lambda: program.url, 1, tmp_path / "taken", False)


def case_of(game: str, moves: int = 0) -> Case:
    """A case of a game that was played for a while."""
    package = GAMES[game]
    state, seed, played = package.new_game(2, 7, package.Options()), 7, []
    for _ in range(moves):
        seed, seat, pick = draw(state, seed)
        played.append({"kind": "pick", "seat": seat, "pick": codec.pick_to_json(pick)})
        play(state, seat, pick)
    state.new_events = []
    return Case.model_validate(
        {
            "id": 12,
            "game": game,
            "version": package.VERSION,
            "rule": next(iter(package.RULES)),
            "text": 'May "A" do that?',
            "seats": 2,
            "seed": "7",
            "options": package.Options().model_dump(mode="json"),
            "moves": played,
            "state": codec.dumps(state),
        }
    )


def written(case: Case, folder: Path) -> Path:
    """Its files in this folder; the path of the test among them."""
    for name, text in case.files().items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder / "test_dispute_12.py"


@pytest.mark.parametrize("game", list(GAMES))
def test_the_written_test_fails_until_the_dispute_is_decided(game: str, tmp_path: Path) -> None:
    case = case_of(game, 20)
    test = runpy.run_path(str(written(case, tmp_path)))["test_dispute_12"]
    with pytest.raises(AssertionError, match=f"undecided: {case.rule}: May"):
        test()


def test_the_written_test_runs_from_a_checkout(tmp_path: Path) -> None:
    case = case_of(next(iter(GAMES)), 20)
    root = Path(__file__).resolve().parents[4]
    run = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(root)]
    words = [*run, str(written(case, tmp_path))]
    done = subprocess.run(words, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"undecided: {case.rule}: May" in done.stdout


def test_a_decided_case_passes_once_the_rules_agree() -> None:
    case = case_of("_skeleton", 3)
    game = case.replayed()
    seat = 0 if legal(game, 0) else 1
    pick = codec.pick_to_json(legal(game, seat)[0])
    with pytest.raises(AssertionError, match="undecided"):
        case.check()
    wrong = case.model_copy(update={"expected": Expected(seat=seat, refused=(pick,))})
    with pytest.raises(AssertionError, match="should be refused"):
        wrong.check()
    odd = {**pick, "card": 99}
    never = case.model_copy(update={"expected": Expected(seat=seat, allowed=(odd,))})
    with pytest.raises(AssertionError, match="should be allowed"):
        never.check()
    right = Expected(seat=seat, allowed=(pick,), refused=(odd,))
    case.model_copy(update={"expected": right}).check()


def test_a_dispute_that_cannot_be_replayed_says_so() -> None:
    case = case_of("_skeleton", 4)
    other = case.model_copy(update={"state": case_of("_skeleton", 3).state})
    with pytest.raises(AssertionError, match="another table"):
        other.check()


def test_a_dispute_file_names_people_by_letters() -> None:
    names = {0: "Al", 1: "Al Green", 2: "", 3: "*"}
    said = without_names("al green owes Al. Alice * <@123>, <@&4>", names)
    assert said == "B owes A. Alice D …, …"
