"""A community portrayed for the role-play table."""

from __future__ import annotations

from bot.record.chronicle import Player
from bot.texts import Texts
from engine.games.happy_dayz.content import NUMBERS
from engine.games.happy_dayz.record import Community


def part_name(part: Community, texts: Texts) -> str:
    """How many of the community are left."""
    left = NUMBERS.survivors if part.survivors is None else part.survivors
    return texts.say("report-name", n=left)


def portrait(part: Community, player: Player, texts: Texts) -> list[str]:
    """Who is left, who came and who went."""
    left = NUMBERS.survivors if part.survivors is None else part.survivors
    grown = left - NUMBERS.survivors
    fate = "none" if not left else "same" if not grown else "more" if grown > 0 else "fewer"
    told = [texts.say(f"report-people-{fate}", n=left, change=abs(grown))]
    bites = [deed for deed in player.deeds if deed.event == "horde_reached"]
    told.append(texts.say("report-horde" if bites else "report-no-horde", n=len(bites)))
    joined = [deed for deed in player.deeds if deed.event == "itinerant_joined"]
    if joined:
        told.append(texts.say("report-joined", n=len(joined)))
    return told
