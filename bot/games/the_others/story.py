"""The story of a round in Haven: who led, deaths and successors, the events of the night."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.render.happenings import SeenEvent, ViewedEvent
from bot.render.story import Tale
from engine.games.the_others.content import KINDS

SHORTEST, LONGEST = 3, 6
"""Number of sentences of a story."""
_FACTS: Final[Mapping[str, tuple[str, ...]]] = {
    "ended": ("winners",),
    "slain": ("hero", "monster", "place"),
    "mission_done": (),
    "died": ("hero", "place"),
    "entered": ("hero",),
    "past_shown": ("hero", "past"),
    "appeared": ("monster", "place"),
    "altar_broken": ("hero", "place"),
    "delivered": ("hero",),
    "rescued": ("hero", "place"),
    "omen": ("omen",),
    "civilian_lost": ("place",),
}
"""What is told, the most important first, and the facts that are named. All is told in the order in
which it happened."""
_EACH: Final = ("slain", "died", "entered", "past_shown", "appeared", "altar_broken")
"""Events of which each is told; of the others the last."""
_FORMS: Final = ("hero", "monster", "place", "past", "omen")
"""Facts that are named by their words for a story."""
_ACTS: Final = ("first_hero", "rolled", "city_used", "upgrade_lost")
"""Events that name the hero who acts: what dies next, dies by its hand."""
UNIQUE: Final = ("controller", "avatar")
"""Monsters whose death is told where it happens, and by no mission."""


def story(tale: Tale) -> list[str]:
    """Return the round in three to six sentences."""
    tale = replace(tale, lines=[*_attributed(tale.lines)])
    first = tale.one("first_hero")
    opens = tale.say("opens", hero=_named(tale, "hero", first["hero"])) if first else ""
    opens = opens or tale.say("dawn")
    if not tale.one("mission_done"):
        opens = " ".join([opens, *_goal(tale)])
    told = [happened for name in _FACTS for happened in _of(tale, name)][: LONGEST - 1]
    close = told[:1] if tale.one("ended") else []
    if len(told) < SHORTEST - 1:
        told += _killed(tale)
    sentences = [opens, *(text for _, text in sorted(told[len(close) :]))]
    for name in ("quiet", "night"):
        if len(sentences) + len(close) < SHORTEST:
            sentences.append(tale.say(name))
    return sentences + [text for _, text in close]


def _attributed(lines: Sequence[ViewedEvent]) -> Iterator[ViewedEvent]:
    """Yield the lines; those of kills name the hero (may be empty), and "slain" is the death of a
    monster of which there is only one."""
    hero = ""
    for line in lines:
        if line.name in _ACTS:
            hero = line.facts["hero"]
        if line.name == "killed":
            name = "slain" if line.facts["monster"] in UNIQUE else "killed"
            yield SeenEvent(name, {**line.facts, "hero": hero})
        else:
            yield line


def _of(tale: Tale, name: str) -> list[tuple[int, str]]:
    """Return sentences about the events of this name, each with its place among the lines."""
    events = [(n, line.facts) for n, line in enumerate(tale.lines) if line.name == name]
    told = events if name in _EACH else events[-1:]
    sentences = [(n, _told(tale, name, facts, n)) for n, facts in told]
    return [(n, text) for n, text in sentences if text]


def _told(tale: Tale, name: str, facts: Mapping[str, Any], at: int) -> str:
    named = {fact: _named(tale, fact, facts[fact]) for fact in _FACTS[name]}
    if name == "ended":
        won = tale.lines[at - 1].name == "mission_done"
        return " ".join([*_standing(tale), tale.say("end" if won else "end-sins", **named)])
    if name == "mission_done":
        done = [] if facts["goal"] in UNIQUE else [tale.say(f"done-{facts['goal']}")]
        return " ".join([*done, *_goal(tale)])
    if name == "slain" and not facts["hero"]:
        return tale.say("fell", **named)
    if name == "entered":
        return "" if _before(tale, facts, at) else tale.say(name, hero=facts["hero"])
    if name == "died" and (successor := _successor(tale, facts, at)):
        return tale.say("relieved", successor=successor, **named)
    if name == "civilian_lost" and (n := len(tale.of(name))) > 1:
        return tale.say("civilian-lost-many", n=n)
    return tale.say(name.replace("_", "-"), **named)


def _successor(tale: Tale, facts: Mapping[str, Any], at: int) -> str:
    """Return the hero who took a dead one's place in these lines; may be empty."""
    for line in tale.lines[at + 1 :]:
        if line.name in ("died", "entered") and line.facts["seat"] == facts["seat"]:
            return line.facts["hero"] if line.name == "entered" else ""
    return ""


def _before(tale: Tale, facts: Mapping[str, Any], at: int) -> bool:
    """Return whether the sentence about somebody's death names this successor."""
    deaths = ((n, line.facts) for n, line in enumerate(tale.lines[:at]) if line.name == "died")
    return any(
        died["seat"] == facts["seat"] and _successor(tale, died, n) == facts["hero"]
        for n, died in deaths
    )


def _goal(tale: Tale) -> list[str]:
    """Return the mission that began, unless the game is over."""
    began = None if tale.one("ended") else tale.one("mission_began")
    return [tale.say(f"goal-{began['goal']}")] if began else []


def _standing(tale: Tale) -> list[str]:
    """Return that the avatar still stands, if it has appeared and not died."""
    lines = (*tale.before, *tale.lines)
    seen = {line.name for line in lines if line.facts.get("monster") == "avatar"}
    return [tale.say("standing")] if "appeared" in seen and not seen & {"killed", "slain"} else []


def _killed(tale: Tale) -> list[tuple[int, str]]:
    """Return who killed the greatest of the monsters."""
    kills = [
        (n, line.facts)
        for n, line in enumerate(tale.lines)
        if line.name == "killed" and line.facts["hero"]
    ]
    if not kills:
        return []
    at, greatest = max(kills, key=lambda kill: KINDS.index(kill[1]["monster"]))
    named = {fact: _named(tale, fact, greatest[fact]) for fact in ("hero", "monster", "place")}
    return [(at, tale.say("killed", **named))]


def _named(tale: Tale, fact: str, value: Any) -> Any:
    return tale.form(value) if fact in _FORMS else value
