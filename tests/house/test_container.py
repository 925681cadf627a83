"""The container as a host wants it: nothing floats, nothing is root, and a change is built fast."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

from bot.app.config import Config
from tests.bot.test_cli import gharkane
from tests.prepared import prepared

ROOT = Path(__file__).resolve().parents[2]
CONSTRAINTS = ROOT / "constraints.txt"


def steps(text: str) -> list[tuple[str, str]]:
    """Each instruction with what it says."""
    joined = re.sub(r"\\\n", " ", text)
    lines = [line.split(maxsplit=1) for line in joined.splitlines()]
    return [(line[0], line[1]) for line in lines if len(line) == 2 and line[0].isupper()]


def test_the_image_installs_requirements_before_the_code_and_drops_root() -> None:
    found = steps((ROOT / "Dockerfile").read_text(encoding="utf-8"))
    assert re.fullmatch(r"BASE=python:3\.\d+\.\d+-slim-\w+", dict(found)["ARG"])
    assert {told.split()[0] for word, told in found if word == "FROM"} == {"${BASE}", "scratch"}
    installs = [n for n, (word, told) in enumerate(found) if word == "RUN" and " install" in told]
    installs = [n for n in installs if "pip --python" in found[n][1]]
    code = found.index(("COPY", "bot bot"))
    assert len(installs) == 2
    assert installs[0] < code < installs[1]
    assert "--require-hashes -r container.txt" in found[installs[0]][1]
    assert "--no-deps" in found[installs[1]][1]
    words = [word for word, _ in found]
    assert words.index("USER") > words.index("ENV", code)
    assert dict(found)["USER"] == "gharkane"
    assert dict(found)["STOPSIGNAL"] == "SIGTERM"
    assert dict(found)["CMD"].startswith('["gharkane", "bot"]'), "a shell would keep the signal"


def test_the_container_installs_what_the_tests_ran_with_by_its_hashes() -> None:
    """`make container.txt` writes it from constraints.txt."""
    pinned = {line.split(" ")[0] for line in CONSTRAINTS.read_text(encoding="utf-8").splitlines()}
    text = (ROOT / "container.txt").read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index" not in text
    blocks = re.split(r"\n(?=\S)", text.strip())
    installed = {block.split(" ")[0] for block in blocks}
    assert installed <= pinned, installed - pinned
    assert all("--hash=sha256:" in block for block in blocks)
    names = {name.split("==")[0] for name in installed}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    more = project["project"]["optional-dependencies"]
    needed = [*project["project"]["dependencies"], *more["metrics"], *more["postgres"]]
    for one in (*needed, *project["build-system"]["requires"]):
        name = re.split(r"[\[<>=!~ ]", one)[0].lower().replace("_", "-").replace(".", "-")
        assert name in names, f"{one} floats"


def test_the_compose_file_restarts_it_keeps_its_games_and_lets_it_write_nothing_else() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    for line in ("restart: unless-stopped", "read_only: true", "- games:/data", "cap_drop: [ALL]"):
        assert f"    {line}\n" in text, line
    grace = re.search(r"stop_grace_period: (\d+)s", text)
    assert grace is not None
    assert int(grace[1]) > 10


def test_compose_passes_every_variable_and_offers_the_figures() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert re.search(r"env_file:\n +- path: \.env\n", text)
    for name in re.findall(r"\./(docs/metrics/[\w.]+):", text):
        assert (ROOT / name).is_file(), name
    told = re.findall(r"image: (\S+:v?\d+\.\d+\.\d+)\n", text)
    assert len(told) == text.count("profiles: [metrics]") == 2, "no image floats"


def test_a_backup_is_restored_in_the_volume_as_documented(tmp_path: Path) -> None:
    """The commands of docs/hosting.md on a volume's files, without Docker."""
    prepared(tmp_path / "gharkane.db")
    kept = dict(steps((ROOT / "Dockerfile").read_text(encoding="utf-8")))["VOLUME"]
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    told = re.findall(r"\$ docker compose (?:exec|run --rm) gharkane gharkane (.*)", text)
    assert [line.split()[0] for line in told] == ["backup", "restore"]
    url = f"sqlite+aiosqlite:///{tmp_path}/gharkane.db"
    for line in told:
        words = line.replace(kept, str(tmp_path)).split()
        done = gharkane(*words, cwd=tmp_path, GHARKANE_DATABASE_URL=url)
        assert done.returncode == 0, done.stderr
    names = {path.name for path in tmp_path.iterdir()}
    assert {"gharkane.db", "copy.db", "gharkane.db.before-restore"} <= names
    assert all(path.stat().st_mode & 0o077 == 0 for path in tmp_path.glob("*.db*"))


def test_every_setting_is_a_variable_of_the_page_for_hosts() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    table = text.partition("## Settings")[2].partition("\n## ")[0]
    told = set(re.findall(r"`((?:GHARKANE|DISCORD)_\w+)`", table))
    for one in re.findall(r"`(GHARKANE_\w+)_PER_PERSON`", table):
        told.add(f"{one}_PER_SERVER")
    fields = {f"GHARKANE_{name.upper()}" for name in Config.model_fields}
    renamed = {"DISCORD_TOKEN", "DISCORD_CLIENT_SECRET"}  # as Discord's own pages call them
    assert told == fields - {"GHARKANE_DISCORD_TOKEN", "GHARKANE_CLIENT_SECRET"} | renamed
    for name, field in Config.model_fields.items():
        if isinstance(field.default, int | float) and field.default:
            first = f"`GHARKANE_{name.upper()}`".replace("_PER_SERVER", "_PER_PERSON")
            row = next(line for line in table.splitlines() if first in line)
            assert f"{field.default:g}" in re.findall(r"\b\d+(?:\.\d+)?\b", row), name


def test_the_grafana_dashboard_uses_existing_metrics() -> None:
    """Their names are in the module that writes them, or in its library."""
    written = (ROOT / "bot" / "app" / "metrics.py").read_text(encoding="utf-8")
    panels = json.loads((ROOT / "docs" / "metrics" / "dashboard.json").read_text(encoding="utf-8"))
    alerts = (ROOT / "docs" / "metrics" / "alerts.yaml").read_text(encoding="utf-8")
    asked = set(re.findall(r"gharkane_(\w+)", json.dumps(panels["panels"]) + alerts))
    assert len(asked) > 10
    for name in asked:
        plain = name.removesuffix("_total").removesuffix("_bucket")
        assert re.search(rf'"(gharkane_)?{plain}"', written), name
