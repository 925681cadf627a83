"""The story of a day: its event, the haciendas, quarrels, the spoils, hunts, the resolved
events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from bot.render.story import Tale, by_seat, most
from bot.texts import Said, word_id
from engine.games.gharkane.night.happenings import SURVIVOR
from engine.games.gharkane.state import NOBODY
from engine.kernel import Seat

MAX_SENTENCES: Final = 6
MIN_SENTENCES: Final = 3
"""Number of sentences of a story."""
MIN_HARVEST: Final = 4
"""Number of resources below which nobody mentions a harvest."""
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
    opening = tale.say("event", event=event["event"]) if event else tale.say("no-event")
    over = _over(tale)
    if event:
        opening += " " + tale.texts.say(f"{word_id(event['event'])}.flavour")
    sentences = [opening, *_haciendas(tale), *_quarrels(tale), *_wanderers(tale)]
    won = (over or {}).get("winners", ())
    gone = _hunger(tale)
    resolved = _events(tale, event, 1 if over or gone else 2, won)
    close = [*_hunts(tale, won), *resolved, *gone, *_end(tale, over)]
    for filler in (_harvest, _gear):
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


def _at(tale: Tale, place: str, *seats: Seat) -> Said:
    """Return the place where these seats did something; one that bears the name of a clan of the
    table is its land, so that nobody confuses them."""
    name = tale.texts.word(place)
    if name not in tale.texts.names:
        return tale.form(place)
    clan = tale.texts.names.index(name)
    if clan not in seats:
        return Said(tale.texts.say("at-land", seat=clan))
    return Said(tale.texts.say("at-road" if seats[1:] else "at-home"))


def _some(tale: Tale, goods: Iterable[str]) -> Said:
    """Return these goods as a list without numbers."""
    return Said(tale.texts.listed([tale.form(good) for good in goods]))


def _hunts(tale: Tale, won: Collection[Seat]) -> list[str]:
    """Return the best catch, one of the winners' on the last day, and the number of hunts."""
    hunts = tale.of("hunted")
    if not hunts:
        return []
    best = max(hunts, key=lambda hunt: (hunt["seat"] in won, hunt["food"]))
    seat = best["seat"]
    facts = {
        "seat": seat,
        "animal": tale.form(best["animal"]),
        "place": _at(tale, best["place"], seat),
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
    seat, rival = worst.seat, worst.rival
    rivals = {"seat": seat, "rival": rival, "place": _at(tale, worst.place, seat, rival)}
    if worst.goods:
        sentences = [tale.say("robbed", goods=_some(tale, sorted(worst.goods)), **rivals)]
    else:
        sentences = [tale.say("withstood" if worst.defended else "vain", **rivals)]
    if len(fights) > 2:
        sentences.append(tale.say("tension", count=len(fights) - 1))
    return sentences


def _haciendas(tale: Tale) -> list[str]:
    """Return who found people there."""
    people = by_seat(tale.of("slot_taken"), "survivors")
    if not people:
        return []
    return [tale.say("haciendas", seats=sorted(people), n=len(people), survivors=people.total())]


def _harvest(tale: Tale) -> list[str]:
    """Return who brought home most, if there was one, and the most of it."""
    harvests = tale.of("collected", "found")
    seats, n = most(by_seat(harvests, "amount"))
    if len(seats) != 1 or n < MIN_HARVEST:
        return []
    goods: Counter[str] = Counter()
    for facts in harvests:
        if facts["seat"] == seats[0]:
            goods[facts["resource"]] += facts["amount"]
    named = [good for good, _ in goods.most_common(MAX_GOODS)]
    return [tale.say("harvest", seat=seats[0], goods=_some(tale, named))]


def _wanderers(tale: Tale) -> list[str]:
    """Return what the wanderers took, in a solo game."""
    goods = sorted({facts["good"] for facts in tale.of("left_behind")})
    return [tale.say("wanderers", goods=_some(tale, goods))] if goods else []


def _gear(tale: Tale) -> list[str]:
    """Return who took equipment."""
    taken = tale.of("gear_taken")
    seats, n = most(by_seat(taken))
    if len(seats) != 1 or n > 3:
        return []
    gear = Counter(facts["gear"] for facts in taken if facts["seat"] == seats[0])
    return [tale.say("gear", seat=seats[0], gear=gear)]


def _events(
    tale: Tale, event: Mapping[str, Any] | None, most_told: int, won: Collection[Seat]
) -> list[str]:
    """Return the resolved events, those of the winners first, then those worth most; or that the
    day's event continues."""
    done = sorted(tale.of("resolved"), key=lambda one: (one["seat"] not in won, -one["points"]))
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
