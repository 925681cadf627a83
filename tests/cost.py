"""What the tests cost: `pytest -p tests.cost` prints the processor's seconds of each test file, of
the slowest tests, and of the fixtures, each without those that it uses. `make test-cost` does so
for all of them. It also samples the speed of the machine between tests, and prints the seconds that
the machine of the targets would take."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.e2e import forked
from tests.lab.yardstick import Yardstick, speed

SHOWN = 40
"""Files, tests and fixtures that are listed."""
_below: list[float] = []
"""For each fixture under construction, the cost of the fixtures it uses."""
_fixtures: Counter[str] = Counter()
"""What each fixture has spent since the last report."""
SAMPLED_S = 5.0
"""Processor seconds of tests after which the speed of the machine is sampled."""
_yardstick = Yardstick()
_tested = [0.0]
"""Seconds of tests since the last sample."""


def spent() -> float:
    """Seconds of the processor so far, of this process, of those it has waited for, and of forked
    runs of the command line. Bots that `tests.e2e` forks are not counted: most are killed."""
    return sum(os.times()[:4]) + forked.spent_s[0]


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: Any) -> Iterator[None]:
    _below.append(0.0)
    began = spent()
    try:
        return (yield)
    finally:
        whole = spent() - began
        _fixtures[fixturedef.argname] += whole - _below.pop()
        if _below:
            _below[-1] += whole


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    began = spent()
    item.user_properties.append(("began", began))
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[Any]) -> Iterator[Any]:
    report = yield
    if call.when == "teardown":
        took = spent() - dict(item.user_properties)["began"]
        report.user_properties += [("spent", took), ("fixtures", dict(_fixtures))]
        _fixtures.clear()
        report.user_properties += [("speed", _sampled(took))]
    return report


def _sampled(took: float) -> tuple[int, float]:
    """After some tests, the decisions of catanatron in a sample and their seconds; else zeros."""
    _tested[0] += took
    if _tested[0] < SAMPLED_S:
        return 0, 0.0
    _tested[0] = 0.0
    _yardstick.decisions, _yardstick.seconds = 0, 0.0
    _yardstick.sample()
    return _yardstick.decisions, _yardstick.seconds


def pytest_terminal_summary(terminalreporter: Any) -> None:
    tests: Counter[str] = Counter()
    fixtures: Counter[str] = Counter()
    decisions, seconds = 0, 0.0
    for reports in terminalreporter.stats.values():
        for report in reports:
            if getattr(report, "when", "") == "teardown":
                told = dict(report.user_properties)
                tests[report.nodeid] += told["spent"]
                fixtures.update(told["fixtures"])
                decisions += told["speed"][0]
                seconds += told["speed"][1]
    files: Counter[str] = Counter()
    folders: Counter[str] = Counter()
    for name, cost in tests.items():
        file = name.partition("::")[0]
        files[file] += cost
        folders["/".join(file.split("/")[:3][:-1])] += cost
    write = terminalreporter.write_line
    for title, found in (
        ("folders", folders), ("files", files), ("tests", tests), ("fixtures", fixtures),
    ):  # fmt: skip
        write(f"\n{title}: {sum(found.values()):.0f} s of CPU")
        for name, cost in found.most_common(SHOWN):
            write(f"{cost:8.2f}  {name}")
    factor = speed(decisions, seconds)
    if factor is not None:
        write(
            f"\nthis machine: {factor:.2f} of the speed of the targets' machine, on which the tests"
        )
        write(f"would take {factor * sum(tests.values()):.0f} s of CPU")
