"""The story of a round of turns: where the ice broke, what was built, who settled, who slept."""

from __future__ import annotations

from bot.render.story import Tale

SHORTEST, LONGEST = 3, 6
"""Sentences of a story."""
_FACTS = {
    "explored": ("explored", "tile"),
    "built": ("built", "hex"),
    "populated": ("populated", "hex"),
    "installed": ("installed", "machine"),
    "artifact_taken": ("artifact", "colour"),
    "hibernated": ("slept", ""),
}
"""By event: the sentence, and what it names beside the seat."""


def story(tale: Tale) -> list[str]:
    """The turn in three to six sentences."""
    told = [tale.say("opens", n=tale.chapter)]
    for event in _FACTS:
        told += _of(tale, event)
    close = []
    if (ending := tale.one("ending_began")) is not None:
        close.append(tale.say("ending", seat=ending["seat"]))
    if (over := tale.one("ended")) is not None:
        told_of = "end" if over["winners"] else "end-none"
        close.append(
            tale.say(told_of, winners=over["winners"]) if over["winners"] else tale.say(told_of)
        )
    for name in ("quiet", "night"):
        if len(told) + len(close) < SHORTEST:
            told.append(tale.say(name))
    return told[: LONGEST - len(close)] + close


def _of(tale: Tale, event: str) -> list[str]:
    """What happened once, by name; what happened often, by who did it."""
    name, fact = _FACTS[event]
    found = tale.of(event)
    if len(found) == 1:
        facts = {fact: found[0][fact]} if fact else {}
        return [tale.say(name, seat=found[0]["seat"], **facts)]
    if not found:
        return []
    more = {"tiles": [one["tile"] for one in found]} if event == "explored" else {}
    seats = list(dict.fromkeys(one["seat"] for one in found))
    return [tale.say(f"{name}-many", seats=seats, **more)]
