"""`gharkane export | import | verify` as a host meets them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from typer import Typer
from typer.testing import CliRunner

from bot.cli import games as cli_games
from bot.cli.commands import Commands
from bot.features import tables_over
from bot.model.game_export import MAX_FILE_BYTES, read_export
from bot.store import Store
from engine.games import GAMES


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Typer:
    """The commands, on a database of their own."""
    url = f"sqlite+aiosqlite:///{(tmp_path / 'g.db').as_posix()}"
    monkeypatch.setenv("GHARKANE_DATABASE_URL", url)
    made = Typer(cls=Commands)
    cli_games.add(made)
    return made


def run(app: Typer, *words: str) -> tuple[int, str, str]:
    """Exit code, stdout, stderr."""
    done = CliRunner().invoke(app, list(words))
    return done.exit_code, done.stdout, done.stderr


async def dealt(url: str, game: str) -> int:
    """A running game of two people; its number."""
    store = await Store.open(url)
    tables = tables_over(store)
    table = await tables.lobby.open(game, 70, 7000, 101, "Ann", "fr")
    await tables.lobby.join(table.id, 102, "Bob_the_brave", "fr")
    await tables.lobby.start(table.id, 101)
    await store.close()
    return table.id


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_exported_verified_and_imported(game: str, app: Typer, tmp_path: Path) -> None:
    number = asyncio.run(dealt(f"sqlite+aiosqlite:///{tmp_path}/g.db", game))
    code, text, _ = run(app, "export", str(number))
    assert code == 0
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    deal = read_export(file.read_bytes(), MAX_FILE_BYTES).replay.deal  # type: ignore[union-attr]
    assert deal is not None
    told = f"the same\npromise {deal.promise}\nseal {deal.seal}\n"
    assert run(app, "verify", str(file)) == (0, told, "")
    bare = json.loads(text)
    bare["replay"].pop("seals")
    for move in bare["replay"]["moves"]:
        move.pop("seal")
    (tmp_path / "bare.json").write_text(json.dumps(bare), encoding="utf-8")
    code, _, said = run(app, "verify", str(tmp_path / "bare.json"))
    assert (code, "move 0 was changed" in said) == (1, True)
    where = ("--guild", "70", "--channel", "7001", "--host", "101")
    code, said, _ = run(app, "import", str(file), *where, "--people", "0=101,1=102")
    assert (code, said) == (0, f"game {number + 1}\n")
    assert run(app, "export", str(number + 1))[0] == 0
    code, report, _ = run(app, "export", str(number), "--format", "md", "--locale", "en")
    assert code == 0
    assert report.startswith("---\n")
    assert "\n# Chronicle" in report
    assert "Bob\\_the\\_brave" in report


def test_errors_are_one_sentence_with_an_exit_code(app: Typer, tmp_path: Path) -> None:
    code, _, said = run(app, "export", "1")
    assert (code, "no database" in said) == (1, True)
    assert not (tmp_path / "g.db").exists(), "asking made a database"
    number = asyncio.run(dealt(f"sqlite+aiosqlite:///{tmp_path}/g.db", next(iter(GAMES))))
    file = tmp_path / "game.json"
    file.write_text(run(app, "export", str(number))[1], encoding="utf-8")
    for words, expected, sentence in (
        (("export", "99"), 1, "There is no game 99"),
        (("export", "1", "--format", "xml"), 2, "--format must be"),
        (("export", str(number), "--format", "golden"), 1, "is not over"),
        (("export", "1", "--locale", "de"), 2, "--locale must be"),
        (("import", str(tmp_path / "none.json")), 1, "cannot be read"),
        (("import", str(file)), 2, "needs --channel"),
        (("import", str(file), "--people", "Ann"), 2, "--people must be like"),
        (("import", str(file), "--people", f"0={2**63}"), 2, "--people must be like"),
        (("import", str(file), "--people", "0=1,1=1"), 2, "--people must be like"),
        (("import", "/dev/zero"), 1, "That file is too large: 1,024 KiB at most."),
        (("import", str(file), "--guild", "1", "--channel", "2", "--people", "9=1"), 2, "no"),
        (("import", str(file), "--guild", "70", "--channel", "7000"), 1, "holds that channel"),
        (("verify", str(tmp_path)), 1, "cannot be read"),
    ):
        code, _, said = run(app, *words)
        assert (code, len(said.strip().splitlines())) == (expected, 1), said
        assert sentence in said
