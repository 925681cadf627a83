"""The workflow runs what the project promises."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WORKFLOW = ROOT / ".github" / "workflows" / "ci.yml"


def test_the_workflow_tests_each_python_of_the_classifiers() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    promised = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    (matrix,) = re.findall(r"python: \[(.*)\]", WORKFLOW.read_text("utf-8"))
    assert re.findall(r"3\.\d+", matrix) == promised


def test_the_workflow_runs_the_projects_own_script() -> None:
    assert "- run: .ci/run\n" in WORKFLOW.read_text("utf-8")


def test_the_service_runs_the_bot_with_the_paths_that_the_page_gives() -> None:
    unit = (ROOT / "docs" / "systemd" / "gharkane.service").read_text("utf-8")
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    (command,) = re.findall(r"^ExecStart=(\S+) bot$", unit, re.M)
    (settings,) = re.findall(r"^EnvironmentFile=(\S+)$", unit, re.M)
    (address,) = re.findall(r"^Environment=(GHARKANE_DATABASE_URL=\S+)$", unit, re.M)
    assert all(path in page for path in (command, settings, address))
