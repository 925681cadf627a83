"""A community portrayed for the role-play table."""

from __future__ import annotations

from bot.model.chronicle import Player
from bot.texts import Texts
from engine.games.happy_dayz.content import NUMBERS
from engine.games.happy_dayz.record import Community


def part_name(part: Community, texts: Texts) -> str:
    """How many of the community are left."""
    left = NUMBERS.survivors if part.survivors is None else part.survivors
    return texts.say("report-name", n=left)


def figures(part: Community, player: Player, texts: Texts) -> list[tuple[str, str]]:
    """What the community has come to, and what the rounds brought and took."""
    own = [deed for deed in player.deeds if deed.facts.get("seat") == player.seat]
    counts = [deed.facts for deed in own if deed.event == "counted"]
    counted = {
        "people": NUMBERS.survivors if part.survivors is None else part.survivors,
        "gain": sum(count["gain"] for count in counts),
        "loss": sum(count["loss"] for count in counts),
        "horde": sum(deed.event == "horde_reached" for deed in own),
        "joined": sum(deed.event == "itinerant_joined" for deed in own),
    }
    return [(texts.say(f"report-figure-{what}"), str(n)) for what, n in counted.items()]


def _began(part: Community, player: Player) -> int:
    """How many survivors the community had before its first count: a record may begin with any
    number. Without a count, as many as now."""
    counts = (deed.facts for deed in player.deeds if deed.event == "counted")
    first = next((count for count in counts if count["seat"] == player.seat), None)
    if first is None:
        return NUMBERS.survivors if part.survivors is None else part.survivors
    return int(first["left"] - first["gain"] + first["loss"])


def portrait(part: Community, player: Player, texts: Texts) -> list[str]:
    """Who is left, who came and who went."""
    left = NUMBERS.survivors if part.survivors is None else part.survivors
    grown = left - _began(part, player)
    fate = "none" if not left else "same" if not grown else "more" if grown > 0 else "fewer"
    told = [texts.say(f"report-people-{fate}", n=left, change=abs(grown))]
    bites = [deed for deed in player.deeds if deed.event == "horde_reached"]
    told.append(texts.say("report-horde" if bites else "report-no-horde", n=len(bites)))
    joined = [deed for deed in player.deeds if deed.event == "itinerant_joined"]
    if joined:
        told.append(texts.say("report-joined", n=len(joined)))
    return told
