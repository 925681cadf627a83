"""Write the table of clocks into docs/clocks.md: `python -m bot.lab.clock_table`."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from bot.model.clocks import ClockEvent, Stage
from bot.table.clocks.transitions import IGNORED, RAISES, TRANSITIONS, Transition, Way

CLOCKS_PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "clocks.md"
BEGIN: Final = "<!-- written by python -m bot.lab.clock_table -->"
END: Final = "<!-- end of what it writes -->"
FROM_ANYWHERE: Final = 6
"""An event that leads to one stage from this many stages is described in a sentence, not drawn as
arrows."""
MANY: Final = 10
"""From this number on, ignored events are written as "all others"."""


def generated() -> str:
    """Return the table's text in docs/clocks.md, between `BEGIN` and `END`."""
    parts = [
        BEGIN,
        "",
        *_diagram(),
        "",
        "| stage | meaning |",
        "| --- | --- |",
        *(f"| {_name(stage)} | {stage.about} |" for stage in Stage),
        "",
        "| event | meaning |",
        "| --- | --- |",
        *(f"| {event.value} | {event.about} |" for event in ClockEvent),
        "",
        "The first way whose condition holds is taken; if none holds, nothing happens.",
        "",
        "| event | at stage | if | next stage | what happens |",
        "| --- | --- | --- | --- | --- |",
        *(line for row in TRANSITIONS for line in _lines(row)),
        "",
        "All other pairs do nothing:",
        "",
        "| event | at stage | because |",
        "| --- | --- | --- |",
        *(
            f"| {_events(ignored.events)} | {_names(ignored.stages)} | {ignored.reason} |"
            for ignored in IGNORED
        ),
        "",
        END,
    ]  # fmt: skip
    return "\n".join(parts)


def page(text: str) -> str:
    """Return the page with its generated part updated; raise ValueError if a mark is missing."""
    return text[: text.index(BEGIN)] + generated() + text[text.index(END) + len(END) :]


def _diagram() -> Iterator[str]:
    """Yield the transitions between stages; those from nearly everywhere as a sentence each."""
    arrows: dict[tuple[Stage, Stage], list[str]] = {}
    anywhere = []
    for event in ClockEvent:
        transitions = [
            (stage, way.to)
            for row in TRANSITIONS
            if row.event == event
            for stage in row.stages
            for way in row.ways
            if way.to not in (None, stage)
        ]
        for to in dict.fromkeys(to for _, to in transitions if to is not None):
            sources = list(dict.fromkeys(stage for stage, target in transitions if target == to))
            if len(sources) >= FROM_ANYWHERE:
                anywhere.append(f"*{event.value}* leads to *{_name(to)}* from {_names(sources)}.")
                continue
            for stage in sources:
                arrows.setdefault((stage, to), []).append(event.value)
    yield "```mermaid"
    yield "stateDiagram-v2"
    for (stage, to), events in arrows.items():
        yield f"    {_name(stage)} --> {_name(to)}: {', '.join(events)}"
    yield "```"
    yield ""
    yield "Not drawn: " + " ".join(anywhere)


def _lines(row: Transition) -> Iterator[str]:
    for n, way in enumerate(row.ways):
        condition = "" if way.when is None else _told(way.when)
        if n and not condition:
            condition = "else"
        to = "" if way.to is None else _name(way.to)
        yield f"| {row.event.value} | {_names(row.stages)} | {condition} | {to} | {_what(way)} |"


def _what(way: Way) -> str:
    """Return the change of the time, then the effects, and the event that a played move raises."""
    steps = [] if way.change is None else [_told(way.change)]
    for effect in way.effects:
        raised = " or ".join(f"*{event.value}*" for event in RAISES.get(effect, ()))
        steps.append(_told(effect) + (f": {raised}" if raised else ""))
    return "; ".join(steps)


def _told(function: Callable[..., Any]) -> str:
    """Return the first line of a docstring as part of a sentence."""
    line = (inspect.getdoc(function) or "").splitlines()[0].rstrip(".")
    return line[0].lower() + line[1:]


def _name(stage: Stage) -> str:
    return stage.name.lower()


def _names(stages: Iterable[Stage]) -> str:
    return ", ".join(map(_name, stages))


def _events(events: Iterable[ClockEvent]) -> str:
    names = [event.value for event in events]
    return ", ".join(names) if len(names) < MANY else "all others"


def main() -> None:
    """Write the page."""
    CLOCKS_PAGE.write_text(page(CLOCKS_PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
