"""The command line as a host or a stranger meets it: figures, exit codes, one clear sentence."""

from __future__ import annotations

import asyncio
import errno
import os
import re
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from bot.app import health
from bot.app.config import unknown_variables
from bot.app.invite import invite_url
from bot.cli import run
from bot.cli.commands import app, complete_app
from bot.store import Store
from bot.store.database.opening import StoreError, checked_url
from engine.games import GAMES
from tests.e2e import forked
from tests.lab.__main__ import app as laboratory
from tests.lab.bench import bench
from tests.lab.playouts import rows as playouts
from tests.standin import StandIn
from tests.waiting import PATIENCE_S

BARE = {k: v for k, v in os.environ.items() if not k.startswith(("GHARKANE_", "DISCORD_"))}


def gharkane(
    *words: str, cwd: Path | None = None, fresh: bool = False, **environment: str
) -> subprocess.CompletedProcess[str]:
    """`gharkane …` as a process; with a `fresh` interpreter, or forked from one that has imported
    the bot."""
    told = {**BARE, "PYTHONPATH": str(Path(__file__).parents[2]), **environment}
    if not fresh:
        return forked.gharkane(words, cwd, told)
    return subprocess.run(
        [sys.executable, "-m", "bot", *words],
        cwd=cwd,
        env=told,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )


def one_sentence(done: subprocess.CompletedProcess[str], code: int) -> str:
    """The only line of stderr, of a run that ended with `code` and no traceback. On a busy machine
    the log may also say that Discord is not connected yet."""
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    logged = (" INFO ", "bot.app.heartbeat: not well: ")
    lines = [line for line in done.stderr.splitlines() if not any(map(line.count, logged))]
    assert len(lines) == 1, done.stderr
    return lines[0]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", "chess"), "no game called 'chess'"),
        (("simulate", next(iter(GAMES)), "--seats", "9"), "seats, not 9"),
        (
            ("simulate", next(iter(GAMES)), "--seats", "3", "--players", "random"),
            "as many players",
        ),
        (
            ("simulate", next(iter(GAMES)), "--seats", "2", "--players", "random,genius"),
            "no computer player called 'genius'",
        ),
        (("simulate", next(iter(GAMES)), "--compare", "--keep", "run"), "--keep is for one run"),
        (("simulate", next(iter(GAMES)), "--seats", "2", "--keep", "/"), "directory: '/'"),
        (("simulate", next(iter(GAMES)), "--options", "weather=fine"), "no option 'weather'"),
        (("invite",), "name the application's id"),
    ],
)
def test_wrong_usage_gets_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    done = CliRunner().invoke(app, list(words))
    assert done.exit_code == 2, done.stderr
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("words", [("chess",), ("chess", "--windows")])
def test_the_bench_names_an_unknown_game(words: tuple[str, ...]) -> None:
    done = CliRunner().invoke(laboratory, ["bench", *words])
    assert (done.exit_code, "no game called 'chess'" in done.stderr) == (2, True)


def test_bench_gives_a_row_per_figure_with_its_target() -> None:
    rows = [row.as_dict() for row in bench(next(iter(GAMES)), 2, seconds=0.1)]
    assert all(set(row) == {"name", "value", "target", "unit"} for row in rows)
    assert {"clone", "apply", "dumps", "loads"} <= {row["name"] for row in rows}
    assert all(row["value"] > 0 for row in rows)


def test_playouts_of_each_game_are_measured_against_the_same_rival() -> None:
    found = {row.name: row.value for row in playouts(list(GAMES.values()), 0, seconds=0.01)}
    rival = found.pop("random playouts, catanatron, 4 seats")
    for name, times in found.items():
        if name.endswith(", of catanatron's"):
            rate = found[name.removesuffix(", of catanatron's")]
            assert times == pytest.approx(rate / rival, abs=0.01)
    assert len(found) == 2 * len(GAMES)


def bot_refused(folder: Path, monkeypatch: pytest.MonkeyPatch, **environment: str) -> str:
    """The only line of `gharkane bot` in a folder, which these settings keep from starting; in this
    process, since a process of its own takes seconds to say so."""
    monkeypatch.chdir(folder)
    unset = dict.fromkeys(os.environ.keys() - BARE.keys())
    done = CliRunner().invoke(app, ["bot"], env={**unset, **environment})
    assert done.exit_code == 1, done.output
    (line,) = done.output.splitlines()
    return line


def test_the_bot_does_not_start_without_a_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "DISCORD_TOKEN is not set" in bot_refused(tmp_path, monkeypatch)


async def test_a_wrong_token_is_reported_but_not_printed(tmp_path: Path) -> None:
    import asyncio

    stand_in = StandIn(token="the-right-one")
    await stand_in.start()
    done = await asyncio.to_thread(
        gharkane,
        "bot",
        cwd=tmp_path,
        DISCORD_TOKEN="secret-of-mine",
        GHARKANE_DISCORD_URL=stand_in.url,
        GHARKANE_DATABASE_URL=f"sqlite+aiosqlite:///{tmp_path}/g.db",
    )
    await stand_in.stop()
    assert "does not accept DISCORD_TOKEN" in one_sentence(done, 1)
    assert "secret-of-mine" not in done.stdout + done.stderr


def test_an_unreadable_database_is_reported_and_not_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "g.db"
    broken.write_bytes(b"this is no database" * 100)
    url = f"sqlite+aiosqlite:///{broken}"
    told = {"DISCORD_TOKEN": "x", "GHARKANE_DATABASE_URL": url}
    assert "g.db" in bot_refused(tmp_path, monkeypatch, **told)
    assert broken.read_bytes() == b"this is no database" * 100


@pytest.mark.parametrize(
    ("variable", "value", "sentence"),
    [
        ("GHARKANE_DISCORD_URL", "http://192.0.2.1:80", "loopback"),
        ("GHARKANE_LOCALE", "klingon", "GHARKANE_LOCALE must be 'fr' or 'en'."),
        ("GHARKANE_METRICS_PORT", "many", "GHARKANE_METRICS_PORT must be a whole number."),
        ("GHARKANE_LESSONS_PER_HOUR", "0", "GHARKANE_LESSONS_PER_HOUR must be at least 1."),
        ("GHARKANE_EDIT_GAP", "x", "GHARKANE_EDIT_GAP must be a number."),
        ("GHARKANE_CALL_DELAY", "999", "GHARKANE_CALL_DELAY must be at most 120."),
        ("GHARKANE_PUBLIC_URL", "ftp://x", "must be an address like https://board.example.org."),
        ("DISCORD_TOKEN", "x\ny", "DISCORD_TOKEN holds a line break"),
        ("GHARKANE_DATABASE_URL", "sqlite+aiosqlite:////dev/null/x/g.db", "/dev/null"),
        ("GHARKANE_DATABASE_URL", "postgresql+asyncpg://a@127.0.0.1:1/x?timout=3", "timout"),
    ],
)
def test_a_wrong_setting_is_reported_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, sentence: str
) -> None:
    told = {"DISCORD_TOKEN": "x", variable: value}
    line = bot_refused(tmp_path, monkeypatch, **told)
    assert sentence in line
    assert "Input should" not in line


UNUSABLE = "sqlite+aiosqlite:////dev/null/folder/g.db"
COMMANDS = (
    ("bot",), ("backup", "copy.db"), ("restore", "copy.db"), ("export", "1"),
    ("upgrade", "--check"),
    ("host", "list"), ("host", "close", "9999", "--reason", "x"), ("import", "game.json"),
    ("verify", "game.json"), ("verify", "/dev/null/game.json"), ("health",),
    ("play", "--state", "/dev/null/state", "--port", "0"),
    ("migrate-database", UNUSABLE, UNUSABLE),
    ("migrate-database", "sqlite+aiosqlite:///copy.db", UNUSABLE),
)  # fmt: skip
"""Commands over files and databases."""


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_what_cannot_be_used_gets_one_sentence(words: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("[" * 10_000)
    (tmp_path / "copy.db").write_bytes(b"no database " * 100)
    told = {"DISCORD_TOKEN": "x", "GHARKANE_DATABASE_URL": UNUSABLE}
    done = gharkane(*words, cwd=tmp_path, **told)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr, done.stderr
    assert re.search(r"\w\.$", done.stderr.strip() or done.stdout.strip()), done.stderr
    assert not re.search(r"\b(no-json|too-deep|not-started)\b", done.stderr)


def test_a_misspelt_variable_is_named_at_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GHARKANE_PUBLC_URL", "https://board.example.org")
    monkeypatch.setenv("GHARKANE_LOCALE", "fr")
    said = [line for line in unknown_variables() if "PUBLC" in line]
    assert said == [
        "GHARKANE_PUBLC_URL is no setting and is ignored; is GHARKANE_PUBLIC_URL meant?"
    ]
    assert not any("GHARKANE_LOCALE" in line for line in unknown_variables())


@pytest.mark.parametrize("words", [("host", "list"), ("backup", "copy.db"), ("disputes",)])
def test_a_misspelt_address_is_named_by_commands_too(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    done = gharkane(*words, cwd=tmp_path, GHARKANE_DATABASE="sqlite+aiosqlite:///g.db")
    assert "is GHARKANE_DATABASE_URL meant?" in done.stderr
    assert "no database at var/gharkane.db" in done.stderr


async def test_commands_name_what_is_wrong_with_their_words(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/g.db"
    await (await Store.open(url)).close()
    told = {"GHARKANE_DATABASE_URL": url}
    done = await asyncio.to_thread(
        gharkane, "host", "close", "9999", "--reason", "x", cwd=tmp_path, **told
    )
    assert one_sentence(done, 1)
    assert "no table 9999" in done.stderr
    done = await asyncio.to_thread(gharkane, "migrate-database", url, url, cwd=tmp_path)
    assert one_sentence(done, 1)
    assert "same database" in done.stderr


def test_the_driver_and_health_read_the_same_options() -> None:
    server = "postgresql+asyncpg://a@127.0.0.1/x"
    for option in ("ssl", "sslmode"):
        assert dict(checked_url(f"{server}?{option}=require").query) == {"ssl": "require"}


@pytest.mark.parametrize(
    "url",
    [
        "postgresql+asyncpg://a@127.0.0.1:abc/x", "postgresql+asyncpg://a@/x?port=abc",
        "postgresql+asyncpg://a@/x?host=h&host=i&port=1&port=b",
        "postgresql+asyncpg://a@127.0.0.1/x?timeout=1", "sqlite+aiosqlite:///g.db?timeout=abc",
    ],
)  # fmt: skip
def test_an_address_that_no_driver_takes_is_refused(url: str) -> None:
    with pytest.raises(StoreError, match=r"^GHARKANE_DATABASE_URL .*\w\.$"):
        checked_url(url)


def test_health_does_not_call_a_locked_folder_an_empty_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(path: str, *_: object, **__: object) -> os.stat_result:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)

    with monkeypatch.context() as patched:
        patched.setattr(os, "stat", locked)
        said = health.check(f"sqlite+aiosqlite:///{tmp_path}/g.db")
    assert "Permission denied" in said
    assert "There is no database" not in said


def test_health_without_a_heartbeat_is_a_fault(tmp_path: Path) -> None:
    missing = f"sqlite+aiosqlite:///{tmp_path}/none.db"
    done = gharkane("health", cwd=tmp_path, fresh=True, GHARKANE_DATABASE_URL=missing)
    assert one_sentence(done, 1)
    assert not (tmp_path / "none.db").exists(), "asking made a database"


def test_invite_prints_the_link(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "MTIzNDU2Nzg5.x.y")
    assert "client_id=123456789" in invite_url()
    assert "client_id=42" in invite_url("42")
    assert "permissions=" in invite_url("42")
    monkeypatch.setenv("DISCORD_TOKEN", "%%%")
    with pytest.raises(ValueError, match="application's id"):
        invite_url()


def test_play_prints_its_address_first_and_resumes_after_a_restart(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        words = ["play", "--port", str(port), "--state", str(tmp_path / "var")]
        done = CliRunner().invoke(app, words)
        assert (done.exit_code, done.stdout) == (1, "")
        (line,) = done.stderr.splitlines()
        assert f"Port {port} is taken" in line
    for _ in range(2):
        process = subprocess.Popen(
            [sys.executable, "-m", "bot", "play", "--port", "0", "--state", str(tmp_path / "var")],
            env={**BARE, "PYTHONPATH": str(Path(__file__).parents[2])},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert process.stdout is not None
        assert process.stdout.readline().startswith("http://127.0.0.1:")
        for _ in range(round(PATIENCE_S * 10)):  # until it has begun, as far as can be seen
            if (tmp_path / "var" / "gharkane.db").exists():
                break
            time.sleep(0.1)
        process.terminate()
        assert process.wait(timeout=PATIENCE_S) == 0
        process.stdout.close()
    assert (tmp_path / "var" / "gharkane.db").exists()
    assert (tmp_path / "var" / "playground.json").exists()


def test_health_loads_neither_discord_nor_what_the_tables_need() -> None:
    asked = "import sys, bot.app.health; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert not loaded & {"discord", "sqlalchemy", "pydantic", "aiohttp", "alembic", "PIL"}


def test_the_command_line_loads_only_what_its_command_needs() -> None:
    """The games, the database and the features are loaded after the arguments were read."""
    asked = "import sys; from bot.cli.commands import core_app; core_app();"
    done = subprocess.run(
        [sys.executable, "-c", f"{asked} print(*sys.modules)"],
        env={**BARE, "PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(done.stdout.split())
    assert not loaded & {"discord", "sqlalchemy", "pydantic", "aiohttp", "engine.games", "PIL"}


def test_an_invalid_port_is_wrong_usage() -> None:
    done = CliRunner().invoke(app, ["play", "--port", "99999"])
    assert (done.exit_code, "65535" in done.stderr) == (2, True)


def test_a_port_with_lingering_sockets_is_taken_again() -> None:
    """The board of a server that was stopped comes back where its links lead."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        with socket.create_connection(("127.0.0.1", port)):
            server.accept()[0].close()  # who closes first lingers
    assert run._free_port(port) == port
    with socket.create_server(("127.0.0.1", port)):
        assert run._free_port(port) != port


def test_no_help_names_a_module() -> None:
    """What hosts read names their commands and files."""
    program = complete_app()
    waiting: list[tuple[tuple[str, ...], Any]] = [((), get_command(program))]
    for path, command in waiting:
        shown = CliRunner().invoke(program, [*path, "--help"])
        assert shown.exit_code == 0
        assert re.findall(r"\b(?:bot|engine|tests)[./]\w+", shown.output) == [], path
        below = getattr(command, "commands", {})
        waiting += [((*path, name), below[name]) for name in below]
    assert len(waiting) > 15
