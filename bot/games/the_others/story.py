"""The story of a round in Haven: who led, kills, deaths, the events of the night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.render.story import Tale

SHORTEST, LONGEST = 3, 6
"""Number of sentences of a story."""
_FACTS: Final[Mapping[str, tuple[str, ...]]] = {
    "killed": ("monster", "place"),
    "appeared": ("monster", "place"),
    "rescued": ("hero", "place"),
    "delivered": ("hero",),
    "altar_broken": ("hero", "place"),
    "civilian_lost": ("place",),
    "past_shown": ("hero", "past"),
    "omen": ("omen",),
    "died": ("hero", "place"),
}
"""Events that are told, in the order in which they last happened, and the facts that are named."""


def story(tale: Tale) -> list[str]:
    """Return the round in three to six sentences."""
    first = tale.one("first_hero")
    opens = tale.say("opens", hero=first["hero"], n=tale.chapter) if first else tale.say("dawn")
    sentences = [opens]
    last = {line.name: n for n, line in enumerate(tale.lines)}
    for name in sorted(_FACTS.keys() & last.keys() - {"died"}, key=last.__getitem__):
        sentences += _killed(tale) if name == "killed" else _once(tale, name)
    close = _once(tale, "died")
    if mission := tale.one("mission_done"):
        close.append(tale.say(f"done-{mission['goal']}"))
    over = tale.one("ended")
    close += [tale.say("end", winners=over["winners"])] if over else []
    for name in ("quiet", "night"):
        if len(sentences) + len(close) < SHORTEST:
            sentences.append(tale.say(name))
    return sentences[: LONGEST - len(close)] + close


def _killed(tale: Tale) -> list[str]:
    """Return how many monsters were killed, or which one."""
    killed = len(tale.of("killed"))
    return _once(tale, "killed") if killed == 1 else [tale.say("killed-many", n=killed)]


def _once(tale: Tale, name: str) -> list[str]:
    """Return a sentence about the last event of this name."""
    events = tale.of(name)
    if not events:
        return []
    facts = {fact: events[-1][fact] for fact in _FACTS[name]}
    if "place" in facts:
        facts["place"] = tale.form(facts["place"])
    return [tale.say(name.replace("_", "-"), **facts)]
