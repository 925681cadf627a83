"""Deals that anybody can check: what fixes them, what is shown when, and what was changed."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.features.privacy.service import Privacy
from bot.features.rematch.service import Rematch
from bot.features.roles.service import Casting
from bot.files.transfer import Place, TransferError, exported, imported, proved, verified
from bot.files.verify import Forged, sealed
from bot.model.deal import (
    Deal,
    canonical_json,
    challenge_lines,
    deal_lines,
    first_difference,
)
from bot.model.game_export import MAX_FILE_BYTES, read_export
from bot.store.schema import deals
from bot.table import Refused, TableInfo
from engine.games import GAMES
from engine.package import SINCE
from tests.bot.core.conftest import ANN, BOB, CAT, CHANNEL, GUILD, Program

Json = dict[str, Any]
PAGE = Path(__file__).resolve().parents[4] / "docs" / "fair.md"
JOINED, STARTED = "1441000000000000001", "1441000000000000002"


async def begun(program: Program) -> TableInfo:
    table = await program.lobby()
    await program.tables.lobby.join(table.id, BOB, "Bob", "en", JOINED)
    return await program.tables.lobby.start(table.id, ANN, press=STARTED)


async def file_of(program: Program, table: TableInfo) -> Json:
    told: Json = json.loads(await exported(program.url, table.id, "json", "fr"))
    return told


async def over(program: Program) -> tuple[TableInfo, Json]:
    table = await begun(program)
    while (now := await program.tables.table_queries.info(table.id)).status == "running":
        view = await program.tables.play.view(table.id, None)
        await program.play(table, view.awaited[0][0])
    return now, await file_of(program, table)


def deal_in(told: Json) -> Deal:
    return Deal.model_validate(told["replay"]["deal"])


def read_again(told: Json) -> Any:
    return read_export(json.dumps(told).encode(), MAX_FILE_BYTES)


async def test_the_secret_is_promised_before_any_click_and_published_after_the_end(
    program: Program,
) -> None:
    lobby = await program.lobby()
    assert re.fullmatch("[0-9a-f]{64}", lobby.promise)
    assert lobby.sealed == ""
    joined = await program.tables.lobby.join(lobby.id, BOB, "Bob", "en", JOINED)
    started = await program.tables.lobby.start(lobby.id, ANN, press=STARTED)
    assert joined.promise == started.promise == lobby.promise
    deal = deal_in(await file_of(program, lobby))
    assert (deal.promise, deal.seal) == (lobby.promise, started.sealed)
    assert [deal.lines[name] for name in ("seat 0", "seat 1", "start")] == ["-", JOINED, STARTED]
    told = await program.tables.exports.deal(lobby.id)
    assert deal.secret not in "".join(told)
    assert (await program.tables.message_data.dashboard(lobby.id, 0)).deal is None
    for user in (ANN, BOB):
        assert deal.secret not in json.dumps(await program.tables.of(Privacy).export_of(user))
    with pytest.raises(Refused):
        await program.tables.exports.proof(lobby.id)
    await program.tables.ending.end(lobby.id, 6, leads=True)
    assert (await program.tables.message_data.dashboard(lobby.id, 0)).deal == deal
    proof = await program.tables.exports.proof(lobby.id)
    assert proof.replay is not None
    assert proof.replay.deal == deal
    assert {move.at for move in proof.replay.moves} == {0.0}


async def test_the_deal_depends_on_the_secret_and_on_every_line(program: Program) -> None:
    deal = deal_in(await file_of(program, await begun(program)))
    others = [deal.model_copy(update={"secret": "0" * 32})]
    for at, line in enumerate(deal.told):
        changed = (*deal.told[:at], f"{line}1", *deal.told[at + 1 :])
        others.append(deal.model_copy(update={"told": changed}))
    for what in ("seed", "seal"):
        found = [getattr(one, what) for one in (deal, *others)]
        assert len(set(found)) == len(found)
    assert 0 <= deal.seed < 2**64


async def test_a_person_seated_without_a_click_may_add_one(program: Program) -> None:
    table = await begun(program)
    await program.tables.ending.end(table.id, 6, leads=True)
    again = await program.tables.of(Rematch).open(table.id, BOB)
    await program.tables.of(Rematch).open(table.id, ANN)
    assert again.promise not in ("", table.promise)
    await program.tables.lobby.join(again.id, BOB, "Bob", "en", "77")
    with pytest.raises(Refused, match="already-seated"):
        await program.tables.lobby.join(again.id, BOB, "Bob", "en", "78")
    await program.tables.lobby.leave(again.id, BOB)
    await program.tables.lobby.join(again.id, CAT, "Cat", "en", "79")
    await program.tables.lobby.add_computer(again.id, CAT, "random")
    await program.tables.lobby.start(again.id, CAT, press=STARTED, manager=True)
    deal = deal_in(await file_of(program, again))
    lines = [deal.lines[f"seat {seat}"] for seat in range(3)]
    assert lines == ["-", "79", "-"], "a substitute has their own, a computer none"


async def test_a_game_dealt_without_a_promise_still_works(program: Program) -> None:
    table = await program.lobby(BOB)
    await program.store.write(lambda tx: tx.execute(sa.delete(deals)))
    await program.tables.lobby.start(table.id, ANN, press=STARTED)
    told = await file_of(program, table)
    assert "deal" not in told["replay"]
    verified(read_again(told))


async def test_a_game_taken_to_another_host_takes_its_deal_along(program: Program) -> None:
    table, told = await over(program)
    number = await imported(program.url, read_again(told), Place(GUILD, CHANNEL + 1, ANN), 1.0)
    there = await program.tables.table_queries.info(number)
    assert (there.promise, there.sealed) == (table.promise, table.sealed)
    assert deal_in(await file_of(program, there)) == deal_in(told)


def line(at: int, text: str) -> Callable[[Json], None]:
    return lambda told: told["replay"]["deal"]["told"].__setitem__(at, text)


FORGED: dict[str, tuple[Callable[[Json], None], str, str]] = {
    "a secret": (
        lambda told: told["replay"]["deal"].update(secret="0" * 32),
        "deal.secret was changed",
        "another deal than move 0 says",
    ),
    "a press": (line(6, "seat 1: 1441000000000000009"), "deal.seat 1 was", "another deal"),
    "the press of Start": (line(7, "start: 5"), "deal.start was", "another deal"),
    "the version": (line(2, "rules: 99"), "deal.rules was", "deal.rules is not that"),
    "a game": (line(1, "game: chess"), "deal.game was", "deal.game is not that of the game"),
    "options": (line(3, 'options: {"a":1}'), "deal.options was", "deal.options is not that"),
    "a record": (line(4, "begun: 00"), "deal.begun was", "deal.begun is not that of the game"),
    "a line less": (
        lambda told: told["replay"]["deal"]["told"].pop(6),
        "another|told",
        "deal.told is not that of the game",
    ),
    "the seed": (
        lambda told: told["replay"]["moves"][0].update(pick="7"),
        "move 0 was changed",
        "another deal than move 0 says",
    ),
    "a card": (
        lambda told: told["replay"]["moves"][3]["pick"].update(card=9),
        "move 3 was changed",
        "move 3 ",
    ),
}


@pytest.mark.parametrize("what", FORGED)
async def test_a_changed_file_is_detected_and_the_change_named(what: str, program: Program) -> None:
    forge, named, proved = FORGED[what]
    _, told = await over(program)
    verified(read_again(told))
    forge(told)
    with pytest.raises(TransferError, match=named):
        verified(read_again(told))
    with pytest.raises(TransferError, match=proved):
        verified(sealed(read_again(told)))


SEATS = 2
OPTIONS = GAMES["happy_dayz"].Options().model_dump(mode="json")
TOLD = deal_lines("happy_dayz", 1, OPTIONS, None, ["", JOINED], STARTED)


def told_with(at: int, text: str) -> Deal:
    """A deal of a host who made up this line from the beginning."""
    return Deal(told=(*TOLD[:at], text, *TOLD[at + 1 :]), secret="0" * 32)


@pytest.mark.parametrize(
    ("at", "text", "named"),
    [
        (2, "rules: 2", "rules"),
        (2, "rules: x", "rules"),
        (2, "rules: ", "rules"),
        (5, "seat 0: a friend", "seat 0"),
        (6, "seat 1: 12e3", "seat 1"),
        (6, "seat 1: ٣", "seat 1"),
        (7, "start: now", "start"),
        (7, f"start: {STARTED}\nsecret: 1", "told"),
        (7, f"start: {STARTED}\x85", "told"),
        (2, "rules: 01", "rules"),
        (2, "rules:  1", "rules"),
        (2, "rules: 1 ", "rules"),
        (2, "rules: 0", "rules"),
        (2, "rules: +1", "rules"),
        (3, f"options: {json.dumps(OPTIONS)}", "options"),
        (3, 'options: {"power_cards":"none"}', "options"),
        (6, f"seat 1: 0{JOINED}", "seat 1"),
        (6, f"seat 1: {JOINED} ", "seat 1"),
        (6, "seat 1: 0", "seat 1"),
        (7, f"start: \t{STARTED}", "start"),
    ],
)
def test_an_invented_line_of_a_host_is_named(at: int, text: str, named: str) -> None:
    deal = told_with(at, text)
    assert first_difference(deal, "happy_dayz", OPTIONS, None, SEATS, str(deal.seed), 1) == named


def test_a_secret_of_two_lines_is_refused() -> None:
    deal = Deal(told=tuple(TOLD), secret="1\nsecret: 2")
    assert first_difference(deal, "happy_dayz", OPTIONS, None, SEATS, str(deal.seed), 1) == "told"


@pytest.mark.parametrize("secret", ["0" * 31, "0" * 33, "A" * 32, "0" * 31 + " ", ""])
def test_a_secret_has_one_spelling(secret: str) -> None:
    deal = Deal(told=tuple(TOLD), secret=secret)
    assert first_difference(deal, "happy_dayz", OPTIONS, None, SEATS, str(deal.seed), 1) == "secret"


@pytest.mark.parametrize(
    ("day", "named"),
    [("2026-11-28", None), ("20261128", "day"), ("2026-11-28 ", "day"), ("", "day")],
)
def test_the_day_of_a_challenge_has_one_spelling(day: str, named: str | None) -> None:
    deal = Deal(told=tuple(challenge_lines("happy_dayz", 1, day)), secret="0" * 32)
    assert first_difference(deal, "happy_dayz", OPTIONS, None, SEATS, str(deal.seed), 1) == named


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_leaves_out_only_options_that_were_added_later(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those must be left out, if they have their defaults; else a host could choose."""
    model = GAMES[game].Options
    usual = model().model_dump(mode="json")
    for n, name in enumerate(usual, start=1):  # as if one had come with every version
        monkeypatch.setattr(model.model_fields[name], "json_schema_extra", {SINCE: n})
    extras: dict[str, Any] = {n: f.json_schema_extra or {} for n, f in model.model_fields.items()}
    for version in range(1, len(usual) + 1):
        old = {name for name in usual if extras[name][SINCE] <= version}

        def named(names: set[str], options: Json, version: int = version) -> str | None:
            told = deal_lines(
                game, version, {n: options[n] for n in names}, None, ["", JOINED], STARTED
            )
            deal = Deal(told=tuple(told), secret="0" * 32)
            return first_difference(deal, game, options, None, SEATS, str(deal.seed), 99)

        assert named(old, usual) is None
        for name, value in usual.items():
            assert named(old ^ {name}, usual) == "options", name
            other = usual | {name: not value if isinstance(value, bool) else "another"}
            assert named(old - {name}, other) == "options"
            assert named(old | {name}, other) is None


@pytest.mark.parametrize(
    "change",
    [
        lambda roles: {**roles, "more": 1},
        lambda roles: {**roles, "votes": [float(votes) for votes in roles["votes"]]},
        lambda roles: {**roles, "votes": [*roles["votes"], 0]},
        lambda roles: {**roles, "votes": [-1, *roles["votes"][1:]]},
        lambda roles: {**roles, "votes": [9, *roles["votes"][1:]]},
        lambda roles: {**roles, "taken": ["x", *roles["taken"][1:]]},
    ],
)
async def test_roles_have_one_spelling(change: Callable[[Json], Json], program: Program) -> None:
    """A host who writes the line of the roles otherwise, and deals by it."""
    game = next(game for game, package in GAMES.items() if package.ROLES)
    table = await program.tables.lobby.open(game, GUILD, CHANNEL, ANN, "Ann", "fr")
    await program.tables.lobby.join(table.id, BOB, "Bob", "fr", JOINED)
    await program.tables.of(Casting).settle(table.id, ANN, "vote")
    table = await program.tables.lobby.start(table.id, ANN, press=STARTED)
    export = (await program.tables.exports.whole(table.id)).export
    proved(sealed(export))
    replay = export.replay
    assert replay is not None
    assert replay.deal is not None
    lines = [*replay.deal.told]
    [at] = [n for n, text in enumerate(lines) if text.startswith("roles: ")]
    roles = change(json.loads(lines[at].removeprefix("roles: ")))
    lines[at] = f"roles: {canonical_json(roles)}"
    deal = Deal(told=tuple(lines), secret=replay.deal.secret)
    first = replay.moves[0].model_copy(update={"pick": str(deal.seed)})
    forged = {"deal": deal, "moves": (first, *replay.moves[1:])}
    with pytest.raises(Forged, match=r"deal.roles is not that of the game"):
        proved(sealed(export.model_copy(update={"replay": replay.model_copy(update=forged)})))


async def test_a_record_has_one_spelling(program: Program) -> None:
    """Fields that say nothing would give other seeds."""
    _, told = await over(program)
    for begun in ({"version": 1, "seats": [], "round": None}, {}, {"version": 1.0, "seats": []}):
        told["replay"]["begun"] = begun
        # Older versions of pydantic refuse the number 1.0 themselves.
        with pytest.raises(
            TransferError, match=r"replay.begun is not written as|version: bad-value"
        ):
            verified(sealed(read_again(told)))


# --- the page -------------------------------------------------------------------------------------


def script() -> str:
    (found,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return str(found)


def run(folder: Path, told: Json, *digests: str) -> tuple[int, str]:
    """What the script of the page says of this file, on a Python without any of our code."""
    (folder / "fair.py").write_text(script(), encoding="utf-8")
    (folder / "game.json").write_text(json.dumps(told), encoding="utf-8")
    words = [sys.executable, "-I", "-S", "fair.py", "game.json", *digests]
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.returncode, done.stdout


async def test_the_script_of_the_page_needs_none_of_our_code(
    program: Program, tmp_path: Path
) -> None:
    table, told = await over(program)
    imports = re.findall(r"^(?:import|from) (.*)$", script(), re.MULTILINE)
    assert imports == ["hashlib, json, sys, time"]
    assert len([one for one in script().splitlines() if one]) <= 20
    code, said = run(tmp_path, told, table.promise, table.sealed)
    assert (code, said.count("yes - ")) == (0, 3)
    assert "seat 1 pressed at 2025-11-20 " in said
    assert "seat 0" not in said, "who opened the lobby has not pressed"


@pytest.mark.parametrize("what", [name for name in FORGED if name != "a card"])
async def test_the_script_of_the_page_finds_what_was_changed_of_the_deal(
    what: str, program: Program, tmp_path: Path
) -> None:
    table, told = await over(program)
    FORGED[what][0](told)
    code, said = run(tmp_path, told, table.promise, table.sealed)
    assert code == 1
    assert "NO - " in said


async def test_a_secret_drawn_after_the_presses_does_not_fit_the_promise(
    program: Program, tmp_path: Path
) -> None:
    """What a host can do who draws secrets until a deal pleases: all else fits."""
    table, told = await over(program)
    other = deal_in(told).model_copy(update={"secret": hashlib.md5(b"x").hexdigest()})
    told["replay"]["deal"] = other.model_dump(mode="json")
    told["replay"]["moves"][0]["pick"] = str(other.seed)
    code, said = run(tmp_path, told, table.promise, other.seal)
    assert (code, said.count("yes - ")) == (1, 2)
    assert "NO - the secret is the one promised" in said
