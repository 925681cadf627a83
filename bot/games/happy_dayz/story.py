"""The story of a round: who opened it, who took the tricks, the horde's victims, the count."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bot.render.story import Tale, by_seat, most

MAX_SENTENCES: Final = 6
"""Maximum number of sentences of a story."""


def story(tale: Tale) -> list[str]:
    """Return the round in three to six sentences."""
    sentences = [*_opening(tale), *_changes(tale), *_tricks(tale), *_horde(tale)]
    close = [*_count(tale), *_lead(tale)]
    if len(sentences) + len(close) < MAX_SENTENCES:
        sentences += _gifts(tale)
    return sentences[: MAX_SENTENCES - len(close)] + close


def _opening(tale: Tale) -> list[str]:
    """Return the factions, before the first round, and who opened the round."""
    started, chosen = tale.one("starts"), tale.one("factions_chosen")
    opens = tale.say("opens", seat=started["seat"], n=tale.chapter) if started else ""
    factions = tale.say("factions", factions=chosen["factions"]) if chosen else ""
    return [f"{factions} {opens}".strip()]


def _changes(tale: Tale) -> list[str]:
    """Return what was new in this round."""
    swapped = tale.one("faction_replaced") or tale.one("faction_adopted")
    if swapped:
        facts = {name: swapped[name] for name in ("seat", "old", "new")}
        return [tale.say("exchange", **facts)]
    power = tale.one("power_changed") or tale.one("power_added")
    return [tale.say("power", power=power["power"])] if power else []


def _tricks(tale: Tale) -> list[str]:
    """Return who won the most tricks."""
    won = tale.of("trick_won")
    seats, n = most(by_seat(won))
    if not seats:
        return []
    if len(seats) > 1:
        return [tale.say("tricks-shared", seats=seats, n=n, total=len(won))]
    return [tale.say("tricks", seat=seats[0], n=n, total=len(won))]


def _horde(tale: Tale) -> list[str]:
    """Return the seats that the horde hurt most."""
    bites = tale.of("horde_reached")
    seats, _ = most(by_seat(bites, "damage"))
    if not seats:
        return [tale.say("no-horde")]
    count = by_seat(bites)
    if len(seats) > 1:
        return [tale.say("horde-shared", seats=seats)]
    return [tale.say("horde", seat=seats[0], count=count[seats[0]])]


def _gifts(tale: Tale) -> list[str]:
    """Return tricks that were given away, and what came back; else a stranger taken in."""
    gifts = Counter((facts["seat"], facts["to"]) for facts in tale.of("gave_trick"))
    if gifts:
        (seat, to), count = max(gifts.items(), key=lambda pair: (pair[1], pair[0]))
        if back := gifts[to, seat]:
            return [tale.say("gifts-both", seat=seat, to=to, count=count, back=back)]
        return [tale.say("gifts", seat=seat, to=to, count=count)]
    joined = tale.one("itinerant_joined")
    return [tale.say("itinerant", seat=joined["seat"], card=joined["card"])] if joined else []


def _count(tale: Tale) -> list[str]:
    """Return who came off best and who worst."""
    counted = sorted(tale.of("counted"), key=lambda facts: facts["loss"] - facts["gain"])
    if not counted:
        return []
    best, worst = counted[0], counted[-1]
    if best["gain"] - best["loss"] == worst["gain"] - worst["loss"]:
        return [tale.say("count-even")]
    saved, lost = {"gain": best["gain"], "loss": best["loss"]}, worst["loss"]
    return [tale.say("count", seat=best["seat"], rival=worst["seat"], lost=lost, **saved)]


def _lead(tale: Tale) -> list[str]:
    """Return who leads now, or has won."""
    over = tale.one("ended")
    if over:
        winners = over["winners"]
        return [tale.say("end", winners=winners, n=len(winners), left=over["survivors"])]
    seats, survivors = most({facts["seat"]: facts["left"] for facts in tale.of("counted")})
    return [tale.say("lead", seats=seats, n=len(seats), left=survivors)] if seats else []
