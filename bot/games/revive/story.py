"""The story of a round of turns: explored tiles, buildings, settlers, hibernations."""

from __future__ import annotations

from bot.render.story import Tale

SHORTEST, LONGEST = 3, 6
"""Number of sentences of a story."""
_FACTS = {
    "explored": ("explored", "tile"),
    "built": ("built", "hex"),
    "populated": ("populated", "hex"),
    "installed": ("installed", "machine"),
    "artifact_taken": ("artifact", "colour"),
    "hibernated": ("slept", ""),
}
"""By event: the sentence, and the facts it names beside the seat."""


def story(tale: Tale) -> list[str]:
    """Return the round in three to six sentences."""
    sentences = [tale.say("opens", n=tale.chapter)]
    for event in _FACTS:
        sentences += _of(tale, event)
    close = []
    if (ending := tale.one("ending_began")) is not None:
        close.append(tale.say("ending", seat=ending["seat"]))
    if (over := tale.one("ended")) is not None:
        told_of = "end" if over["winners"] else "end-none"
        close.append(
            tale.say(told_of, winners=over["winners"]) if over["winners"] else tale.say(told_of)
        )
    for name in ("quiet", "night"):
        if len(sentences) + len(close) < SHORTEST:
            sentences.append(tale.say(name))
    return sentences[: LONGEST - len(close)] + close


def _of(tale: Tale, event: str) -> list[str]:
    """Return an event by name if it happened once, else who did it how often."""
    name, fact = _FACTS[event]
    events = tale.of(event)
    if len(events) == 1:
        facts = {fact: events[0][fact]} if fact else {}
        if fact == "machine":
            facts[fact] = tale.form(facts[fact])
        return [tale.say(name, seat=events[0]["seat"], **facts)]
    if not events:
        return []
    more = {"tiles": [event_facts["tile"] for event_facts in events]} if event == "explored" else {}
    seats = list(dict.fromkeys(event_facts["seat"] for event_facts in events))
    return [tale.say(f"{name}-many", seats=seats, **more)]
