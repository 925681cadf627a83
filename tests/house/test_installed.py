"""CI plays a game with the wheel alone, where the packages of the tests are not installed."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

from tests.house.sources import nodes, python_files

ROOT = Path(__file__).resolve().parents[2]
OURS = {"bot", "data", "engine"}
WITHOUT = "import sys; sys.modules.update(dict.fromkeys(('pytest', 'hypothesis'))); "


def test_the_game_of_the_wheel_needs_no_package_of_the_tests() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT + "import tests.installed"], cwd=ROOT, check=True)


def test_each_package_that_is_imported_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    declared = {_normal(re.split(r"[\[<>=]", line)[0]) for group in groups for line in group}
    provided = packages_distributions()
    for path in (*python_files("bot"), *python_files("engine")):
        for node in nodes(path):
            if isinstance(node, ast.Import):
                modules = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                modules = [node.module or ""]
            else:
                continue
            for module in modules:
                top = module.split(".")[0]
                if top in OURS or top in sys.stdlib_module_names:
                    continue
                # Several packages share the name `fluent`: its second part says which.
                packages = {_normal(package) for package in provided.get(top, [top])}
                if len(packages) > 1:
                    packages &= {_normal(".".join(module.split(".")[:2]))}
                assert packages & declared, f"{path}: {module} is in no list of pyproject.toml"


def _normal(package: str) -> str:
    return re.sub(r"[-_.]+", "-", package).lower()


def test_the_packages_say_that_they_are_typed() -> None:
    assert all((ROOT / package / "py.typed").is_file() for package in ("bot", "engine"))
