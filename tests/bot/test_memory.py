"""What is freed is given back to the system, without any setting in the environment."""

from __future__ import annotations

import subprocess
import sys
from unittest import mock

import pytest

from bot.app.memory import give_back
from bot.cli import main as program

KEPT = """
import sys
from pathlib import Path
from bot.app.memory import give_back


def resident() -> int:
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


if sys.argv[1] == "given back":
    give_back()
first = bytearray(20_000_000)  # freed, it raises the size from which glibc maps blocks apart
del first
before = resident()
blocks = [bytearray(1_000_000) for _ in range(60)]
last = bytearray(1_000_000)
del blocks
print(resident() - before)
"""


def test_memory_of_deleted_pictures_is_returned() -> None:
    def kept(how: str) -> int:
        completed = subprocess.run(
            [sys.executable, "-c", KEPT, how], capture_output=True, text=True, check=True
        )
        return int(completed.stdout)

    assert kept("given back") < 5_000
    assert kept("as it comes") > 5_000 or not give_back(), "glibc keeps it"


@pytest.mark.parametrize("words", [["bot"], ["play", "--port", "x"]])
def test_long_running_programs_return_memory(words: list[str]) -> None:
    with (
        mock.patch("sys.argv", ["program", *words]),
        mock.patch("signal.signal"),
        mock.patch("gc.disable"),
        mock.patch("bot.app.memory.give_back") as asked,
        mock.patch("bot.app.running.main"),
        mock.patch("bot.cli.commands.main"),
    ):
        program.main()
    asked.assert_called_once_with()


def test_without_malloc_trim_nothing_happens() -> None:
    with mock.patch("ctypes.CDLL", side_effect=OSError):
        assert not give_back()
