"""The story of a round in Haven: who led, kills, deaths, the events of the night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.render.story import Tale
from engine.games.the_others.content import KINDS

SHORTEST, LONGEST = 3, 6
"""Number of sentences of a story."""
_FACTS: Final[Mapping[str, tuple[str, ...]]] = {
    "appeared": ("monster", "place"),
    "rescued": ("hero", "place"),
    "delivered": ("hero",),
    "altar_broken": ("hero", "place"),
    "civilian_lost": ("place",),
    "past_shown": ("hero", "past"),
    "omen": ("omen",),
}
"""Events that are told, and killed monsters, in the order in which they last happened; and the
facts that are named."""
_FORMS: Final = ("monster", "place", "past", "omen")
"""Facts that are named by their words for a story."""
_ACTS: Final = ("first_hero", "rolled", "city_used", "upgrade_lost")
"""Events that name the hero who acts: what dies next, dies by its hand."""


def story(tale: Tale) -> list[str]:
    """Return the round in three to six sentences."""
    first = tale.one("first_hero")
    opens = tale.say("opens", hero=first["hero"], n=tale.chapter) if first else tale.say("dawn")
    last = {line.name: n for n, line in enumerate(tale.lines)}
    mission, over = tale.one("mission_done"), tale.one("ended")
    sentences = [opens] if mission else [" ".join([opens, *_goal(tale)])]
    for name in sorted((_FACTS.keys() | {"killed"}) & last.keys(), key=last.__getitem__):
        sentences += _killed(tale) if name == "killed" else _once(tale, name)
    close = _died(tale)
    if mission:
        close.append(" ".join([tale.say(f"done-{mission['goal']}"), *_goal(tale)]))
    if over:
        won = tale.lines[last["ended"] - 1].name == "mission_done"
        close.append(tale.say("end" if won else "end-sins", winners=over["winners"]))
    for name in ("quiet", "night"):
        if len(sentences) + len(close) < SHORTEST:
            sentences.append(tale.say(name))
    return sentences[: LONGEST - len(close)] + close


def _goal(tale: Tale) -> list[str]:
    """Return the mission that began, unless the game is over."""
    began = None if tale.one("ended") else tale.one("mission_began")
    return [tale.say(f"goal-{began['goal']}")] if began else []


def _killed(tale: Tale) -> list[str]:
    """Return who killed the greatest monster, and how many were killed."""
    hero, kills = "", []
    for line in tale.lines:
        if line.name in _ACTS:
            hero = line.facts["hero"]
        elif line.name == "killed" and hero:
            kills.append({**line.facts, "hero": hero})
    if not kills:
        return []
    greatest = max(kills, key=lambda kill: KINDS.index(kill["monster"]))
    facts = {name: _named(tale, name, greatest[name]) for name in ("hero", "monster", "place")}
    return [tale.say("killed-many" if kills[1:] else "killed", n=len(kills), **facts)]


def _died(tale: Tale) -> list[str]:
    """Return who died, and where if it was only one."""
    died = tale.of("died")
    if not died[1:]:
        return [tale.say("died", hero=d["hero"], place=tale.form(d["place"])) for d in died]
    return [tale.say("died-many", heroes=[facts["hero"] for facts in died])]


def _once(tale: Tale, name: str) -> list[str]:
    """Return a sentence about the last event of this name; lost civilians are counted."""
    events = tale.of(name)
    if name == "civilian_lost" and events[1:]:
        return [tale.say("civilian-lost-many", n=len(events))]
    facts = {fact: _named(tale, fact, events[-1][fact]) for fact in _FACTS[name]}
    return [tale.say(name.replace("_", "-"), **facts)]


def _named(tale: Tale, fact: str, word: str) -> str:
    return tale.form(word) if fact in _FORMS else word
