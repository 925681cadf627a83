"""The portrait of a community in a report."""

from __future__ import annotations

from collections import Counter

from bot.model.game_export import Player
from bot.render.story import portrayal
from bot.texts import Texts
from engine.games.happy_dayz.content import NUMBERS
from engine.games.happy_dayz.record import Community


def part_name(part: Community, texts: Texts) -> str:
    """Return how many of the community are left."""
    survivors = NUMBERS.survivors if part.survivors is None else part.survivors
    return texts.say("report-name", n=survivors)


def figures(part: Community, player: Player) -> dict[str, int]:
    """Return the community's state at the end, and the gains and losses of the rounds."""
    deeds = player.own_deeds
    counts = [event.facts for event in deeds if event.event == "counted"]
    return {
        "people": NUMBERS.survivors if part.survivors is None else part.survivors,
        "gain": sum(count["gain"] for count in counts),
        "loss": sum(count["loss"] for count in counts),
        "horde": sum(event.event == "horde_reached" for event in deeds),
        "joined": sum(event.event == "itinerant_joined" for event in deeds),
    }


def _began(part: Community, player: Player) -> int:
    """Return how many survivors the community had before its first count (a record may begin with
    any number); without a count, the current number."""
    counts = (event.facts for event in player.deeds if event.event == "counted")
    first = next((count for count in counts if count["seat"] == player.seat), None)
    if first is None:
        return NUMBERS.survivors if part.survivors is None else part.survivors
    return int(first["left"] - first["gain"] + first["loss"])


def portrait(part: Community, player: Player, texts: Texts) -> list[str]:
    """Return who came and who went, and who is left."""
    say = portrayal(texts, player.seat)
    survivors = NUMBERS.survivors if part.survivors is None else part.survivors
    began = _began(part, player)
    grown = survivors - began
    if not survivors:
        fate = "people-none"
    elif grown:
        fate = "people-more" if grown > 0 else "people-fewer"
    else:
        fate = "people-same"
    deeds = Counter(event.event for event in player.deeds)
    bites, joined = deeds["horde_reached"], deeds["itinerant_joined"]
    sentences = [say("horde", n=bites) if bites else texts.say("report-no-horde")]
    if joined:
        sentences.append(say("joined", n=joined))
    return [*sentences, say(fate, n=survivors, change=abs(grown), began=began)]
