"""A tribe portrayed for the role-play table: its winter."""

from __future__ import annotations

from bot.games.arctic_scavengers.cards import together
from bot.model.game_export import Player
from bot.texts import Texts
from engine.games.arctic_scavengers.content import START, people
from engine.games.arctic_scavengers.record import TribeRecord


def part_name(part: TribeRecord, texts: Texts) -> str:
    """How many people the tribe has."""
    return texts.say("report-name", n=people(START if part.cards is None else part.cards))


def figures(part: TribeRecord, player: Player, texts: Texts) -> list[tuple[str, str]]:
    """What the tribe has come to, and what it did for it."""
    own = [event.event for event in player.deeds if event.facts.get("seat") == player.seat]
    counted = {
        "people": people(START if part.cards is None else part.cards),
        "hired": own.count("hired"),
        "won": own.count("prize_won"),
        "struck": own.count("struck"),
        "built": own.count("built"),
    }
    return [(texts.say(f"report-figure-{what}"), str(n)) for what, n in counted.items()]


def portrait(part: TribeRecord, player: Player, texts: Texts) -> list[str]:
    """How the tribe grew, who came, what it won and what it suffered."""
    now, start = people(START if part.cards is None else part.cards), people(START)
    fate = "same" if now == start else "more" if now > start else "fewer"
    told = [texts.say(f"report-people-{fate}", n=now, start=start)]
    hired = [str(notable.facts["card"]) for notable in player.deeds if notable.event == "hired"]
    told.append(_told("hired", len(hired), texts, cards=together(hired, texts)))
    own = [notable for notable in player.deeds if notable.facts.get("seat") == player.seat]
    for what, event in (("won", "prize_won"), ("struck", "struck")):
        told.append(_told(what, sum(notable.event == event for notable in own), texts))
    return told


def _told(what: str, n: int, texts: Texts, **facts: object) -> str:
    return texts.say(f"report-{what}", n=n, **facts) if n else texts.say(f"report-{what}-none")
