"""Test modules are only declarations: what they compute, they compute in a test.

A module that deals or draws while it is imported stops the collection of all tests, also those of
another game, as soon as a game lacks what it reads.
"""

from __future__ import annotations

import ast
import subprocess
import sys

from tests.house.sources import ROOT, python_files, tree

IMPORTED = r"""
import importlib, sys
import engine.kernel
import bot.render.draw.canvas

def refuse(*args, **named):
    raise RuntimeError("a game is played, or a picture drawn, during an import")

for name in ("start", "settled", "apply", "play"):
    setattr(engine.kernel, name, refuse)
bot.render.draw.canvas.Canvas.__init__ = refuse
for name in sys.argv[1:]:
    try:
        importlib.import_module(name)
    except RuntimeError as error:
        print(name, error)
"""


def test_no_test_module_asserts_during_its_import() -> None:
    for path in python_files("tests"):
        found = [type(node).__name__ for node in tree(path).body if _works(node)]
        assert not found, f"{path.relative_to(ROOT)}: {found} at module level"


def _works(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assert | ast.Raise | ast.While | ast.With | ast.Try)


def test_no_test_module_plays_or_draws_during_its_import() -> None:
    names = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for path in python_files("tests")
        if path.name.startswith("test_")
    ]
    done = subprocess.run(
        [sys.executable, "-c", IMPORTED, *names], cwd=ROOT, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (0, ""), done.stdout + done.stderr[-2000:]
