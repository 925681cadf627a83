"""The portrait of a tribe in a report."""

from __future__ import annotations

from bot.games.arctic_scavengers.cards import together
from bot.model.game_export import Player
from bot.texts import Texts
from engine.games.arctic_scavengers.content import START, people
from engine.games.arctic_scavengers.record import TribeRecord


def part_name(part: TribeRecord, texts: Texts) -> str:
    """Return how many people the tribe has."""
    return texts.say("report-name", n=people(START if part.cards is None else part.cards))


def figures(part: TribeRecord, player: Player, texts: Texts) -> list[tuple[str, str]]:
    """Return the tribe's size at the end, and its actions."""
    names = [event.event for event in player.deeds if event.facts.get("seat") == player.seat]
    counted = {
        "people": people(START if part.cards is None else part.cards),
        "hired": names.count("hired"),
        "won": names.count("prize_won"),
        "struck": names.count("struck"),
        "built": names.count("built"),
    }
    return [(texts.say(f"report-figure-{figure}"), str(n)) for figure, n in counted.items()]


def portrait(part: TribeRecord, player: Player, texts: Texts) -> list[str]:
    """Return the tribe's growth, its members, its gains and its losses."""
    now, start = people(START if part.cards is None else part.cards), people(START)
    fate = "same" if now == start else "more" if now > start else "fewer"
    sentences = [texts.say(f"report-people-{fate}", n=now, start=start)]
    hired = [str(notable.facts["card"]) for notable in player.deeds if notable.event == "hired"]
    sentences.append(_told("hired", len(hired), texts, cards=together(hired, texts)))
    deeds = [notable for notable in player.deeds if notable.facts.get("seat") == player.seat]
    for figure, event in (("won", "prize_won"), ("struck", "struck")):
        sentences.append(_told(figure, sum(notable.event == event for notable in deeds), texts))
    return sentences


def _told(figure: str, n: int, texts: Texts, **facts: object) -> str:
    return texts.say(f"report-{figure}", n=n, **facts) if n else texts.say(f"report-{figure}-none")
