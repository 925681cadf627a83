"""The container as a host wants it: nothing floats, nothing is root, and a change is built fast."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from bot.lab.load import ALLOCATOR

ROOT = Path(__file__).resolve().parents[2]
CONSTRAINTS = ROOT / "constraints.txt"


def steps(text: str) -> list[tuple[str, str]]:
    """Each instruction with what it says."""
    joined = re.sub(r"\\\n", " ", text)
    lines = [line.split(maxsplit=1) for line in joined.splitlines()]
    return [(line[0], line[1]) for line in lines if len(line) == 2 and line[0].isupper()]


def test_what_is_needed_comes_before_the_code_and_nobody_is_root() -> None:
    found = steps((ROOT / "Dockerfile").read_text(encoding="utf-8"))
    assert re.fullmatch(r"python:3\.\d+\.\d+-slim-\w+", dict(found)["FROM"])
    installs = [n for n, (word, told) in enumerate(found) if word == "RUN" and "pip inst" in told]
    code = found.index(("COPY", "bot bot"))
    assert len(installs) == 2
    assert installs[0] < code < installs[1]
    assert "-c constraints.txt" in found[installs[0]][1]
    assert "--no-deps" in found[installs[1]][1]
    pinned = {line.split("==")[0] for line in CONSTRAINTS.read_text(encoding="utf-8").split()}
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for one in (*needed["project"]["dependencies"], *needed["build-system"]["requires"]):
        name = re.split(r"[\[<>=!~ ]", one)[0].lower().replace("_", "-").replace(".", "-")
        assert name in pinned, f"{one} floats"
    words = [word for word, _ in found]
    assert words.index("USER") > installs[1]
    assert dict(found)["USER"] == "gharkane"
    assert dict(found)["STOPSIGNAL"] == "SIGTERM"
    assert dict(found)["CMD"].startswith('["gharkane", "bot"]'), "a shell would keep the signal"


def test_the_compose_file_restarts_it_keeps_its_games_and_lets_it_write_nothing_else() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    for line in ("restart: unless-stopped", "read_only: true", "- games:/data", "cap_drop: [ALL]"):
        assert f"    {line}\n" in text, line
    grace = re.search(r"stop_grace_period: (\d+)s", text)
    assert grace is not None
    assert int(grace[1]) > 10


def test_memory_is_handed_out_as_the_bench_measures_it_wherever_the_bot_runs() -> None:
    for name in ("Dockerfile", "Makefile", "docs/hosting.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert " ".join(f"{one}={size}" for one, size in ALLOCATOR.items()) in text, name
