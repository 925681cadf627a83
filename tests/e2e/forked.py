"""Processes that are copies of one that has imported the bot, which is most of a start."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.waiting import PATIENCE_S

SERVER = multiprocessing.get_context("forkserver")
SERVER.set_forkserver_preload(["tests.e2e.imported"])


spent_s = [0.0]
"""Processor seconds of the runs below. They are no children of this process, so that it does not
see what they cost."""


def take_over(environment: Mapping[str, str], words: Sequence[str], out: str, err: str) -> None:
    """Make this process one that was started as `gharkane words`; append its output to files."""
    for stream, path in ((sys.stdout, out), (sys.stderr, err)):
        os.dup2(os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT), stream.fileno())
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["gharkane", *words]


def _gharkane(
    words: Sequence[str], cwd: str | None, environment: Mapping[str, str], folder: str
) -> None:
    from bot.cli import main as program

    out, err, spent = (os.path.join(folder, name) for name in ("out", "err", "spent"))
    take_over(environment, words, out, err)
    if cwd is not None:
        os.chdir(cwd)
    try:
        program.main()
    finally:
        Path(spent).write_text(str(sum(os.times()[:4])), "utf-8")


def gharkane(
    words: Sequence[str], cwd: Path | None, environment: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    """Run `gharkane words` in a forked process, as `subprocess.run` would. Its imports are done: a
    module that cannot be imported in a new interpreter is not noticed."""
    with TemporaryDirectory() as folder:
        about = (words, None if cwd is None else str(cwd), environment, folder)
        process = SERVER.Process(target=_gharkane, args=about, daemon=True)
        process.start()
        process.join(PATIENCE_S)
        if process.exitcode is None:
            process.kill()
            raise subprocess.TimeoutExpired(["gharkane", *words], PATIENCE_S)
        out, err, spent = (
            Path(folder, name).read_text("utf-8") for name in ("out", "err", "spent")
        )
        spent_s[0] += float(spent)
        return subprocess.CompletedProcess(words, process.exitcode, out, err)
