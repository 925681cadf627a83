"""The story of a day: its event, hunts, quarrels, the haciendas, the spoils, the resolved
events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from bot.render.story import Tale, by_seat, most
from bot.texts import word_id
from engine.games.gharkane.night.happenings import SURVIVOR
from engine.games.gharkane.state import NOBODY
from engine.kernel import Seat

MAX_SENTENCES: Final = 6
MIN_SENTENCES: Final = 3
"""Number of sentences of a story."""
MIN_HARVEST: Final = 4
"""Number of resources below which nobody tells of a harvest."""
MAX_GOODS: Final = 3
"""Number of kinds of goods, at most, that a sentence names."""


@dataclass
class Quarrel:
    """The pressure of one seat on another, and what changed hands."""

    seat: Seat
    rival: Seat
    place: str
    pressure: int
    goods: Counter[str] = field(default_factory=Counter)
    defended: bool = False


def story(tale: Tale) -> list[str]:
    """Return the day in three to six sentences."""
    event = tale.one("event_turned")
    opening = (
        tale.say("event", n=tale.chapter, event=event["event"])
        if event
        else tale.say("no-event", n=tale.chapter)
    )
    over = _over(tale)
    if event:
        opening += " " + tale.texts.say(f"{word_id(event['event'])}.flavour")
    sentences = [opening, *_hunts(tale), *_quarrels(tale), *_wanderers(tale), *_haciendas(tale)]
    gone = _hunger(tale)
    close = [*_events(tale, event, 1 if over or gone else 2), *gone, *_end(tale, over)]
    for filler in (_harvest, _gear, _first):
        if len(sentences) + len(close) < MAX_SENTENCES - 1:
            sentences += filler(tale)
    if len(sentences) + len(close) < MIN_SENTENCES:
        sentences.append(tale.say("quiet"))
    return sentences[: MAX_SENTENCES - len(close)] + close


def _over(tale: Tale) -> Mapping[str, Any] | None:
    """Return how the game ended; in a solo game with or without a medal."""
    return next(filter(None, map(tale.one, ("ended", "medal_won", "medal_missed"))), None)


def _hunger(tale: Tale) -> list[str]:
    """Return the victims of hunger, disease and events, as far as public: shelters are secret until
    they open."""
    gone: Counter[Seat] = Counter()
    for line in tale.lines:
        if line.name == "left" or (line.name == "lost" and line.facts.get("what") == SURVIVOR):
            gone[line.facts["seat"]] += 1
    if not gone:
        return []
    worst, dead = gone.most_common(1)[0]
    if len(gone) == 1:
        return [tale.say("hunger", seat=worst, n=dead)]
    return [tale.say("hunger-many", seat=worst, n=dead, count=sum(gone.values()))]


def _hunts(tale: Tale) -> list[str]:
    """Return the best catch, and the number of hunts."""
    hunts = tale.of("hunted")
    if not hunts:
        return []
    best = max(hunts, key=lambda hunt: hunt["food"])
    facts = {
        "seat": best["seat"],
        "animal": tale.form(best["animal"]),
        "place": tale.form(best["place"]),
    }
    if len(hunts) == 1:
        return [tale.say("hunt", **facts)]
    return [tale.say("hunts", count=len(hunts), **facts)]


def quarrels(tale: Tale) -> list[Quarrel]:
    """Return every pressure of the day with its result."""
    fights: list[Quarrel] = []
    for line in tale.lines:
        facts = line.facts
        if line.name == "pressed":
            fights.append(Quarrel(facts["seat"], facts["rival"], facts["place"], facts["pressure"]))
        elif line.name in ("gave", "defended"):
            presser = facts["to"] if line.name == "gave" else facts["by"]
            if presser == NOBODY:  # wanderers have no quarrel of their own
                continue
            pair = (presser, facts["seat"])
            last = next(q for q in reversed(fights) if (q.seat, q.rival) == pair)
            if line.name == "gave":
                last.goods[facts["good"]] += 1
            else:
                last.defended = not facts["pressure"]
    return fights


def _quarrels(tale: Tale) -> list[str]:
    """Return the quarrel in which most changed hands, or the strongest one without result."""
    fights = quarrels(tale)
    if not fights:
        return []
    worst = max(fights, key=lambda q: (q.goods.total(), q.pressure))
    rivals = {"seat": worst.seat, "rival": worst.rival, "place": tale.form(worst.place)}
    if worst.goods:
        sentences = [tale.say("robbed", goods=dict(sorted(worst.goods.items())), **rivals)]
    else:
        sentences = [tale.say("withstood" if worst.defended else "vain", **rivals)]
    if len(fights) > 2:
        sentences.append(tale.say("tension", count=len(fights) - 1))
    return sentences


def _haciendas(tale: Tale) -> list[str]:
    """Return who found people there."""
    slots = tale.of("slot_taken")
    people = by_seat(slots, "survivors")
    if not people:
        return []
    cans = sum(facts["cans"] for facts in slots)
    return [
        tale.say(
            "haciendas",
            seats=sorted(people),
            n=len(people),
            survivors=people.total(),
            cans=cans,
        )
    ]


def _harvest(tale: Tale) -> list[str]:
    """Return who brought home most, and the most of it."""
    harvests = tale.of("collected", "found")
    seats, n = most(by_seat(harvests, "amount"))
    if n < MIN_HARVEST:
        return []
    if len(seats) > 1:
        return [tale.say("harvest-shared", seats=seats, n=n)]
    goods: Counter[str] = Counter()
    for facts in harvests:
        if facts["seat"] == seats[0]:
            goods[facts["resource"]] += facts["amount"]
    named = dict(goods.most_common(MAX_GOODS))
    return [tale.say("harvest", seat=seats[0], goods=named, more=len(goods) - len(named))]


def _wanderers(tale: Tale) -> list[str]:
    """Return what the wanderers took, in a solo game."""
    goods = Counter(facts["good"] for facts in tale.of("left_behind"))
    return [tale.say("wanderers", goods=dict(sorted(goods.items())))] if goods else []


def _gear(tale: Tale) -> list[str]:
    """Return who took equipment."""
    taken = tale.of("gear_taken")
    seats, n = most(by_seat(taken))
    if len(seats) != 1 or n > 3:
        return []
    gear = Counter(facts["gear"] for facts in taken if facts["seat"] == seats[0])
    return [tale.say("gear", seat=seats[0], gear=gear)]


def _first(tale: Tale) -> list[str]:
    """Return who is first from now on."""
    token = tale.one("token_taken")
    return [tale.say("first", seat=token["seat"])] if token and _over(tale) is None else []


def _events(tale: Tale, event: Mapping[str, Any] | None, most_told: int) -> list[str]:
    """Return the resolved events, those worth most first; or that the day's event continues."""
    done = sorted(tale.of("resolved"), key=lambda facts: -facts["points"])
    if done:
        return [
            tale.say(
                "resolved" if n == 0 else "resolved-too", seat=facts["seat"], event=facts["event"]
            )
            for n, facts in enumerate(done[:most_told])
        ]
    return [tale.say("unresolved", event=event["event"])] if event else []


def _end(tale: Tale, over: Mapping[str, Any] | None) -> list[str]:
    """Return who won, at the end of the last day; in a solo game, which medal."""
    if over is None:
        return []
    if "medal" in over:
        (points,) = (facts["points"] for facts in tale.of("scored"))
        text_id = "medal" if tale.of("medal_won") else "no-medal"
        return [tale.say(text_id, seat=over["seat"], medal=over["medal"], points=points)]
    winners = over["winners"]
    points = max(facts["points"] for facts in tale.of("scored") if facts["seat"] in winners)
    return [tale.say("end", winners=winners, n=len(winners), points=points)]
