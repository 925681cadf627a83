"""Mutation testing of a game's rules: `python -m tests.lab mutants GAME [--draw N --seed SEED]`.

`tests/<game>/mutants.toml` lists single changes of rules, made by hand. The runner copies the
tree into a temporary folder, applies one change at a time and runs the tests that should notice. A
change is killed if a test fails, and survives if every test passes. The runner exits with 1 if a
change survives, with 2 if a list or a test is wrong before any change.

Each row names the one test that kills its change. That test runs first, so a row costs little more
than the start of an interpreter. `--name-killers` writes these names into the list.

With `--draw N --seed SEED` the rows are a sample that `tests.lab.drawn` takes by machine. A drawn
change that a row of the list names as equivalent is not run. With `--results FILE` what died is
kept in that file, so a stopped run resumes there and a second one runs the survivors only.
"""

from __future__ import annotations

import ast
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from typing import Annotated, Literal

import typer
from pydantic import BaseModel, ConfigDict, Field

ROOT = Path(__file__).resolve().parents[2]
COPIED_FOLDERS = ("engine", "bot", "data", "tests")
"""What a copy of the tree holds, with `pyproject.toml`."""
COPY_IGNORES = ("__pycache__", ".*_cache", ".hypothesis")
SHARED_TESTS = ("tests/laws", "tests/worlds", "tests/kernel")
TEST_RUN_TIMEOUT_S = 600
"""Seconds after which a run of tests is stopped; a change that makes a game endless is killed."""
TEST_TIMEOUT_S = 60
MEMORY_BYTES = 4 << 30
"""Address space of a run of tests: an endless change may also fill the memory."""
PASSED = (0, 5)
"""Exit codes of pytest: every test passed, no test was selected."""

_FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
_ROW = "[[mutant]]\n"
_TESTS = re.compile(r"^tests = \[.*?\]\n?", re.MULTILINE | re.DOTALL)

Outcome = Literal["killed", "SURVIVED", "equivalent"]


@dataclass(frozen=True)
class MutantResult:
    """What became of a change, and the first test that failed on it."""

    outcome: Outcome
    by: str = ""


class Mutant(BaseModel):
    """A row of mutants.toml: one change of one file."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    file: str
    find: str = Field(min_length=1)
    """Text that occurs once in the file; it may span lines."""
    replace: str
    about: str = Field(min_length=1)
    """What the change does, as a sentence about the rule."""
    rule: str = ""
    """Ids of the rules that it breaks, separated by commas."""
    tests: tuple[str, ...] = ()
    """The test that notices, as `file::test`, or files of which one should: they run first."""
    equivalent: str = ""
    """Why nothing can differ. Such a row is listed and not run."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of `rule`."""
        return tuple(id.strip() for id in self.rule.split(",") if id.strip())


def list_path(game: str) -> Path:
    """Return the path of a game's list."""
    return ROOT / "tests" / game / "mutants.toml"


def mutants(game: str) -> list[Mutant]:
    """Return the list of a game: empty if it has none."""
    path = list_path(game)
    if not path.is_file():
        return []
    rows = tomllib.loads(path.read_text(encoding="utf-8"))
    return [Mutant.model_validate(row) for row in rows.get("mutant", [])]


def fault(mutant: Mutant, game: str) -> str:
    """Return what is wrong with a row; empty if it can be applied."""
    path = ROOT / mutant.file
    if not path.is_file():
        return f"{mutant.file} does not exist"
    if path.suffix == ".py" and not mutant.file.startswith(f"engine/games/{game}/"):
        return f"{mutant.file} holds no rule of {game}"
    if (times := path.read_text(encoding="utf-8").count(mutant.find)) != 1:
        return f"{mutant.find!r} occurs {times} times in {mutant.file}"
    if mutant.find == mutant.replace:
        return "changes nothing"
    if path.suffix == ".py" and (wrong := _syntax_error(mutant)):
        return wrong
    gone = [test for test in mutant.tests if not _exists(test)]
    return f"{gone[0]} does not exist" if gone else ""


def _syntax_error(mutant: Mutant) -> str:
    """Return why Python cannot read the changed file: any test would fail on such a change."""
    source = (ROOT / mutant.file).read_text(encoding="utf-8")
    try:
        ast.parse(source.replace(mutant.find, mutant.replace))
    except SyntaxError as error:
        return f"{mutant.replace!r} is no Python here: {error.msg}"
    return ""


def _exists(test: str) -> bool:
    """Return whether `file` or `file::test` names something in the tree."""
    path, _, name = test.partition("::")
    if not (ROOT / path).is_file():
        return False
    return not name or f"def {name}(" in (ROOT / path).read_text(encoding="utf-8")


def name_killer(path: Path, mutant: Mutant, killer: str) -> None:
    """Write into the list at `path` that this test kills this change.

    Keeps the list if a whole file or the start of Python fails: no single test does the work then.
    """
    test = killer.partition("[")[0]  # without the parameters, which may hold spaces
    if "::" not in test:
        return
    head, *rows = path.read_text(encoding="utf-8").split(_ROW)
    for n, row in enumerate(rows):
        if Mutant.model_validate(tomllib.loads(row)) == mutant:
            kept = _TESTS.sub("", row)
            body = kept.rstrip("\n")
            rows[n] = f'{body}\ntests = ["{test}"]{kept[len(body) :]}'
    path.write_text(_ROW.join([head, *rows]), encoding="utf-8")


def changed_source(mutant: Mutant) -> str:
    """Return the file with the change."""
    source = (ROOT / mutant.file).read_text(encoding="utf-8")
    return source.replace(mutant.find, mutant.replace)


def runs_of_tests(mutant: Mutant, game: str, folder: Path) -> list[tuple[str, ...]]:
    """Return the arguments of each run of tests that should notice, nearest tests first.

    Three runs, since most changes die in the first and to collect all tests takes longest.
    """
    subject = Path(mutant.file).stem.rstrip("s")
    own = [p.relative_to(folder) for p in sorted((folder / "tests" / game).rglob("test_*.py"))]
    near = [p for p in own if subject in p.stem]
    near += [p for p in own if p.parent.name == "rules" and p not in near]
    near += [p for p in own if p.stem == "test_referee"]
    rest = [p for p in own if p not in near]
    named = [mutant.tests] if mutant.tests else []
    runs = [*named, tuple(map(str, near)), tuple(map(str, rest)), (*SHARED_TESTS, "-k", game)]
    return [run for run in runs if run]


class TreeCopy:
    """A copy of the working tree in which one file at a time is changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._times = count(1)
        # Without bytecode, each run would compile every module again: a third of its time.
        kept = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        self._env = kept | {"PYTHONPATH": str(folder)}
        for name in COPIED_FOLDERS:
            shutil.copytree(
                ROOT / name,
                folder / name,
                ignore=shutil.ignore_patterns(*COPY_IGNORES),
                symlinks=True,
            )
        shutil.copy2(ROOT / "pyproject.toml", folder)

    def failing(self, *arguments: str) -> str:
        """Run these tests: the first that fails; empty if all pass or none is selected."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        command += [f"--timeout={TEST_TIMEOUT_S}", *arguments]
        try:
            done = subprocess.run(
                command,
                cwd=self.folder,
                env=self._env,
                capture_output=True,
                text=True,
                timeout=TEST_RUN_TIMEOUT_S,
                check=False,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES,) * 2),
            )
        except subprocess.TimeoutExpired:
            return "timeout"
        if done.returncode in PASSED:
            return ""
        failed = _FAILED.search(done.stdout)
        return failed[1] if failed else "import"

    def judge(self, mutant: Mutant, game: str) -> MutantResult:
        """Apply a change, run what should notice it, and take the change back."""
        path = self.folder / mutant.file
        before, times = path.read_text(encoding="utf-8"), path.stat()
        path.write_text(before.replace(mutant.find, mutant.replace), encoding="utf-8")
        # Compiled code is valid for a time in whole seconds and a size: give each change its own.
        changed = int(times.st_mtime) - 10 * next(self._times)
        os.utime(path, (changed, changed))
        try:
            runs = runs_of_tests(mutant, game, self.folder)
            by = next(filter(None, (self.failing(*run) for run in runs)), "")
        finally:
            path.write_text(before, encoding="utf-8")
            os.utime(path, (times.st_atime, times.st_mtime))
        return MutantResult("killed" if by else "SURVIVED", by)


def judged(
    rows: Sequence[Mutant], game: str, jobs: int, killers: Mapping[Mutant, str]
) -> Iterator[MutantResult]:
    """Yield the verdict on each row, in order, when it is known.

    `killers`: rows that died in an earlier run, with what killed them. They are not run again.
    """
    trees: SimpleQueue[TreeCopy] = SimpleQueue()

    def verdict(mutant: Mutant) -> MutantResult:
        if mutant.equivalent:
            return MutantResult("equivalent")
        if mutant in killers:
            return MutantResult("killed", killers[mutant])
        tree = trees.get()
        try:
            return tree.judge(mutant, game)
        finally:
            trees.put(tree)

    with tempfile.TemporaryDirectory() as folder:
        for n in range(jobs):
            trees.put(TreeCopy(Path(folder) / str(n)))
        first = trees.get()
        named_tests = sorted({test for mutant in rows for test in mutant.tests})
        if named_tests and (failed := first.failing(*named_tests)):
            typer.echo(f"fails before any change: {failed}", err=True)
            raise typer.Exit(2)
        trees.put(first)
        with ThreadPoolExecutor(jobs) as pool:
            yield from pool.map(verdict, rows)


def main(
    game: Annotated[str, typer.Argument(help="a game's id")],
    draw: Annotated[int, typer.Option(min=0, help="so many drawn by machine, not the list")] = 0,
    seed: Annotated[int, typer.Option(min=0, help="which sample --draw takes")] = 1,
    results: Annotated[
        Path | None, typer.Option(help="JSON lines: what died, and need not run again")
    ] = None,
    only: Annotated[str, typer.Option(help="rows whose file, text or rule contains this")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="one JSON document")] = False,
    jobs: Annotated[int, typer.Option(min=1, help="changes tested at a time")] = 1,
    name_killers: Annotated[
        bool, typer.Option("--name-killers", help="write the test that kills a change into its row")
    ] = False,
) -> None:
    """Apply each change of a game's list or of a sample and say whether the tests notice."""
    listed = mutants(game)
    rows = _sample(game, seed, draw, listed) if draw else listed
    rows = [m for m in rows if only in f"{m.file} {m.about} {m.rule} {m.find}"]
    if not rows:
        typer.echo(f"tests/{game}/mutants.toml has no such row", err=True)
        raise typer.Exit(2)
    if faults := [f"{m.about}: {wrong}" for m in rows if (wrong := fault(m, game))]:
        typer.echo("\n".join(faults), err=True)
        raise typer.Exit(2)
    killers = _killers(results) if results else {}
    verdicts: list[MutantResult] = []
    for mutant, verdict in zip(rows, judged(rows, game, jobs, killers), strict=True):
        verdicts.append(verdict)
        if not as_json:
            line = f"{verdict.outcome:<10}  {mutant.file}: {mutant.about}  {verdict.by}"
            typer.echo(line.rstrip())
        if not as_json and verdict.outcome == "SURVIVED" and draw:
            typer.echo(f"{mutant.find}    becomes\n{mutant.replace}", nl=False)
        if name_killers and not draw:
            name_killer(list_path(game), mutant, verdict.by)
        if results and verdict.outcome == "killed" and mutant not in killers:
            with results.open("a", encoding="utf-8") as file:
                file.write(json.dumps([mutant.model_dump(), verdict.by]) + "\n")
    outcomes = Counter(verdict.outcome for verdict in verdicts)
    if as_json:
        pairs = zip(rows, verdicts, strict=True)
        answer = [mutant.model_dump() | asdict(verdict) for mutant, verdict in pairs]
        typer.echo(json.dumps(answer, ensure_ascii=False, indent=2))
    else:
        typer.echo(", ".join(f"{n} {outcome}" for outcome, n in outcomes.items()))
    raise typer.Exit(int("SURVIVED" in outcomes))


def _sample(game: str, seed: int, count: int, listed: Sequence[Mutant]) -> list[Mutant]:
    """Draw mutants; those that the list names as equivalent say so."""
    from tests.lab.drawn import drawn  # cosmic-ray is needed here only

    reasons = {(m.file, changed_source(m)): m.equivalent for m in listed if m.equivalent}
    return [
        m.model_copy(update={"equivalent": reasons.get((m.file, changed_source(m)), "")})
        for m in drawn(game, seed, count)
    ]


def _killers(results: Path) -> dict[Mutant, str]:
    """Read what an earlier run wrote into `--results`; empty if there was none."""
    if not results.is_file():
        return {}
    lines = results.read_text(encoding="utf-8").splitlines()
    return {Mutant.model_validate(row): by for row, by in map(json.loads, lines)}
