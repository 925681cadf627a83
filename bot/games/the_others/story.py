"""The story of a round in Haven: who led, kills, deaths, the events of the night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.render.story import Tale
from engine.games.the_others.content import KINDS

SHORTEST, LONGEST = 3, 6
"""Number of sentences of a story."""
_FACTS: Final[Mapping[str, tuple[str, ...]]] = {
    "ended": ("winners",),
    "mission_done": (),
    "died": ("hero", "place"),
    "past_shown": ("hero", "past"),
    "appeared": ("monster", "place"),
    "altar_broken": ("hero", "place"),
    "killed": ("hero", "monster", "place"),
    "delivered": ("hero",),
    "rescued": ("hero", "place"),
    "omen": ("omen",),
    "civilian_lost": ("place",),
    "entered": ("hero",),
}
"""What is told, the most important first, and the facts that are named. All is told in the order in
which it happened."""
_EACH: Final = ("died", "past_shown", "appeared", "altar_broken")
"""Events of which each is told; of the others the last, and of kills the greatest."""
_FORMS: Final = ("monster", "place", "past", "omen")
"""Facts that are named by their words for a story."""
_ACTS: Final = ("first_hero", "rolled", "city_used", "upgrade_lost")
"""Events that name the hero who acts: what dies next, dies by its hand."""


def story(tale: Tale) -> list[str]:
    """Return the round in three to six sentences."""
    first = tale.one("first_hero")
    opens = tale.say("opens", hero=first["hero"], n=tale.chapter) if first else tale.say("dawn")
    if not tale.one("mission_done"):
        opens = " ".join([opens, *_goal(tale)])
    told = [happened for name in _FACTS for happened in _of(tale, name)][: LONGEST - 1]
    close = told[:1] if tale.one("ended") else []
    sentences = [opens, *(text for _, text in sorted(told[len(close) :]))]
    for name in ("quiet", "night"):
        if len(sentences) + len(close) < SHORTEST:
            sentences.append(tale.say(name))
    return sentences + [text for _, text in close]


def _of(tale: Tale, name: str) -> list[tuple[int, str]]:
    """Return sentences about the events of this name, each with its place among the lines."""
    if name == "killed":
        return _killed(tale)
    events = [(n, line.facts) for n, line in enumerate(tale.lines) if line.name == name]
    told = events if name in _EACH else events[-1:]
    return [(n, _told(tale, name, facts, n)) for n, facts in told]


def _told(tale: Tale, name: str, facts: Mapping[str, Any], at: int) -> str:
    named = {fact: _named(tale, fact, facts[fact]) for fact in _FACTS[name]}
    if name == "mission_done":
        return " ".join([tale.say(f"done-{facts['goal']}"), *_goal(tale)])
    if name == "ended":
        won = tale.lines[at - 1].name == "mission_done"
        return tale.say("end" if won else "end-sins", **named)
    if name == "civilian_lost" and (n := len(tale.of(name))) > 1:
        return tale.say("civilian-lost-many", n=n)
    return tale.say(name.replace("_", "-"), **named)


def _goal(tale: Tale) -> list[str]:
    """Return the mission that began, unless the game is over."""
    began = None if tale.one("ended") else tale.one("mission_began")
    return [tale.say(f"goal-{began['goal']}")] if began else []


def _killed(tale: Tale) -> list[tuple[int, str]]:
    """Return who killed the greatest monster, and how many were killed."""
    hero, kills = "", []
    for n, line in enumerate(tale.lines):
        if line.name in _ACTS:
            hero = line.facts["hero"]
        elif line.name == "killed" and hero:
            kills.append((n, {**line.facts, "hero": hero}))
    if not kills:
        return []
    at, greatest = max(kills, key=lambda kill: KINDS.index(kill[1]["monster"]))
    facts = {name: _named(tale, name, greatest[name]) for name in _FACTS["killed"]}
    return [(at, tale.say("killed-many" if kills[1:] else "killed", n=len(kills), **facts))]


def _named(tale: Tale, fact: str, value: Any) -> Any:
    return tale.form(value) if fact in _FORMS else value
