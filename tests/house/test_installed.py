"""CI plays a game with the wheel alone, where the packages of the tests are not installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WITHOUT = "import sys; sys.modules.update(dict.fromkeys(('pytest', 'hypothesis'))); "


def test_the_game_of_the_wheel_needs_no_package_of_the_tests() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT + "import tests.installed"], cwd=ROOT, check=True)
