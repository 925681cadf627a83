"""Cues: when the moment of a scene that waits has come.

A scene without a cue waits for the end of the phase. A cue is met by what everybody may see; what
only a game master sees meets it for them alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final

from pydantic import Field

from bot.table.after.event_log import lines_of
from bot.table.moves import Move
from bot.table.positions import Position
from bot.texts import Said, Texts, word_id
from engine.games import GamePackage
from engine.kernel import EVERYTHING, Viewer
from engine.record import MAX_SEATS, Number, OneOf, Part, RecordError, Word

NEEDED: Final[Mapping[str, str]] = {
    "phase": "phase", "chapter": "chapter", "event": "event", "death": "", "points": "points",
    "end": "",
}  # fmt: skip
"""Moment -> the field that it needs."""
ALLOWED: Final[Mapping[str, str]] = {"phase": "chapter", "end": "winner"}
"""Moment -> the field that it may have besides."""


class Cue(Part):
    """When a scene's moment has come: once, at the first move after which it is true."""

    at: Annotated[str, OneOf(tuple(NEEDED))]
    phase: Word | None = None
    """The phase in which somebody is asked for the first time (`phase`)."""
    chapter: Annotated[int, Field(ge=1, le=999)] | None = None
    """The day or round that has begun (`chapter`), or in which the phase begins."""
    event: Word | None = None
    """The card, the room, the people that an event names for the first time (`event`)."""
    points: Number | None = None
    """The points that somebody passes (`points`); not those with which a game begins."""
    winner: Annotated[int, Field(ge=0, lt=MAX_SEATS)] | None = None
    """Who must have won (`end`); null: whoever has."""

    def stored(self) -> dict[str, Any]:
        """Return it as plain data."""
        return self.model_dump(exclude_none=True)

    def check(self, field: str, package: GamePackage, texts: Texts) -> None:
        """RecordError, below this `field` of a file, unless the game knows such a moment."""
        needed, allowed = NEEDED[self.at], ALLOWED.get(self.at)
        for name in type(self).model_fields.keys() - {"at"}:
            if getattr(self, name) is None and name == needed:
                raise RecordError(f"{field}.{name}", "missing")
            if getattr(self, name) is not None and name not in (needed, allowed):
                raise RecordError(f"{field}.{name}", "unknown-field")
        known: Mapping[str, bool] = {
            "phase": self.phase in phases(texts),
            "event": bool(self.event) and texts.has(word_id(self.event or "")),
        }
        if self.at == "phase" and not known["phase"]:
            names = ", ".join(phases(texts))
            raise RecordError(f"{field}.phase", "unknown-name", value=self.phase, names=names)
        if self.at == "event" and not known["event"]:
            raise RecordError(f"{field}.event", "bad-value", value=self.event)
        if self.at == "death" and package.died is None:
            names = ", ".join(name for name in NEEDED if name != "death")
            raise RecordError(f"{field}.at", "unknown-name", value=self.at, names=names)


def phases(texts: Texts) -> list[str]:
    """Return the phases of the texts' game."""
    ids = texts.library.shelf(texts.locale, texts.game).ids
    return sorted(name.removeprefix("phase-") for name in ids if name.startswith("phase-"))


def is_met(cue: Mapping[str, Any] | None, move: Move, viewer: Viewer) -> bool:
    """Return whether the moment has come with this move, as far as this viewer can see. `cue`: as
    stored; None: the end of the phase."""
    was = None if move.before is None else move.before.view(None)
    now = move.after.view(None)
    if cue is None:
        return was is not None and ((was.phase, was.chapter) != (now.phase, now.chapter))
    due = Cue.model_validate(cue)
    if due.at == "phase":
        passed = due.chapter is not None and now.chapter > due.chapter
        return passed or (now.phase == due.phase and due.chapter in (None, now.chapter))
    if due.at == "chapter":
        return now.chapter >= (due.chapter or 0)
    if due.at == "points":
        if move.before is None:
            return False
        both = zip(_totals(move.before, viewer), _totals(move.after, viewer), strict=True)
        return any(before < (due.points or 0) <= after for before, after in both)
    if due.at == "end":
        result = move.after.game.result
        return result is not None and (due.winner is None or due.winner in result)
    lines = lines_of(move.row, viewer)
    if due.at == "event":
        return any(due.event in _words(line.facts) for line in lines)
    died = move.after.package.died
    return died is not None and any(died(line.name, line.facts) for line in lines)


def _totals(position: Position, viewer: Viewer) -> Iterator[int]:
    """Yield the points of each seat, as far as this viewer sees them."""
    for score in position.package.score(position.game):
        yield sum(row.points for row in score.rows if row.public or viewer is EVERYTHING)


def _words(facts: Mapping[str, Any]) -> Iterator[Any]:
    """Yield the values of an event's facts, and what lists and counts hold."""
    for value in facts.values():
        if isinstance(value, list | tuple | dict):
            yield from value
        else:
            yield value


def cue_text(texts: Texts, cue: Mapping[str, Any] | None) -> str:
    """Return a stored cue in words; `texts` name the seats."""
    if cue is None:
        return texts.say("cue-phase-end")
    due = Cue.model_validate(cue)
    chapter = due.chapter and Said(texts.say("report-chapter", n=due.chapter))
    if due.at == "phase":
        phase = Said(phase_name(texts, due.phase or ""))
        if chapter:
            return texts.say("cue-phase-in", phase=phase, chapter=chapter)
        return texts.say("cue-phase", phase=phase)
    if due.at == "chapter":
        return texts.say("cue-chapter", chapter=chapter)
    if due.at == "event":
        return texts.say("cue-event", what=Said(texts.word(due.event or "")))
    if due.at == "points":
        return texts.say("cue-points", n=due.points or 0)
    if due.at == "end" and due.winner is not None:
        return texts.say("cue-won", seat=due.winner)
    return texts.say("cue-death" if due.at == "death" else "cue-end")


def phase_name(texts: Texts, phase: str) -> str:
    """Return the name of a phase, without its chapter where texts say both."""
    return texts.say(f"phase-{phase}", n=1).rpartition(" · ")[2]
