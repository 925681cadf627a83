"""What a pick would change for its own seat: stocks, people, gauge, rooms, equipment, points.

Read from what the seat sees before and after, never from a state. Where something hidden comes in
(an animal turned up, a tile drawn) only what the pick itself names is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.texts import Said, Texts, word_id
from engine.games.gharkane.content import ANIMALS
from engine.games.gharkane.day_picks import Done
from engine.games.gharkane.picks import Defend, Hunt, MoveHero, Post
from engine.games.gharkane.view import GharkaneView, ShelterView
from engine.kernel import Pick, Seat


def changes(
    before: GharkaneView,
    pick: Pick,
    after: GharkaneView | None,
    figures: Mapping[str, Any],
    texts: Texts,
) -> list[str]:
    """What the pick costs and what is left, what it brings; the weightiest first."""
    seat = before.viewer
    assert isinstance(seat, int)
    told = _there(before, seat, pick, texts) if isinstance(pick, MoveHero | Post) else []
    if after is None:
        if isinstance(pick, Hunt):
            told += _hunt(before, seat, pick, figures["place"], texts)
        return told
    was, now = before.shelters[seat], after.shelters[seat]
    assert was is not None, "a seat may always look at its own shelter"
    assert now is not None
    told += _stores(was, now, texts)
    if isinstance(pick, Defend) and pick.use == "none":
        owed = figures["pressure"] - pick.ammo
        told += [texts.say("ahead-give", n=owed)] if owed else []
    if isinstance(pick, Done):  # the rest of a day's end is the same for every day
        return told
    told += _built(was, now, texts)
    told += _people(was, now, texts)
    told += _gear(was, now, texts)
    told += _dues(was, now, texts)
    gained = sum(n for _, n in now.points) - sum(n for _, n in was.points)
    return [*told, texts.say("ahead-points", n=Said(_signed(gained)))] if gained else told


def _signed(n: int) -> str:
    """A number with its sign, a true minus; 0 has none."""
    return f"+{n}" if n > 0 else f"−{-n}" if n else "0"


def _less(texts: Texts, what: str, left: int) -> str:
    return texts.say("ahead-less", what=Said(what), left=left)


def _more(texts: Texts, what: str, left: int) -> str:
    return texts.say("ahead-more", what=Said(what), left=left)


def _changed(texts: Texts, word: str, was: int, now: int) -> list[str]:
    """A count that changed, with what is left or what it makes in all."""
    if was == now:
        return []
    counted = texts.counted(word, abs(now - was))
    return [_less(texts, counted, now) if now < was else _more(texts, counted, now)]


def _stores(was: ShelterView, now: ShelterView, texts: Texts) -> list[str]:
    """What is spent first, then what comes in."""
    pairs = [(word, had, has) for (word, had), (_, has) in zip(was.stores, now.stores, strict=True)]
    pairs.sort(key=lambda pair: pair[2] > pair[1])
    return [part for word, had, has in pairs for part in _changed(texts, word, had, has)]


def _people(was: ShelterView, now: ShelterView, texts: Texts) -> list[str]:
    told = _changed(texts, "survivor", was.survivors, now.survivors)
    if was.hospital != now.hospital and was.survivors == now.survivors:
        told.append(texts.say("ahead-hospital", was=was.hospital, now=now.hospital))
    if was.gauge != now.gauge:
        cells = Said(_signed(was.cells[was.gauge])), Said(_signed(now.cells[now.gauge]))
        told.append(texts.say("ahead-gauge", was=cells[0], now=cells[1]))
    return told


def _new(was: Iterable[str], now: Iterable[str]) -> list[str]:
    """What there is more of, each as often as it is new."""
    return list((Counter(now) - Counter(was)).elements())


def _built(was: ShelterView, now: ShelterView, texts: Texts) -> list[str]:
    full = _new((r.id for r in was.rooms if r.full), (r.id for r in now.rooms if r.full))
    return [texts.say("ahead-full", room=room) for room in full]


def _gear(was: ShelterView, now: ShelterView, texts: Texts) -> list[str]:
    mended = _new((g.id for g in was.gear if g.repaired), (g.id for g in now.gear if g.repaired))
    told = [texts.say("ahead-repaired", gear=gear) for gear in mended]
    found = _new((g.id for g in was.gear), (g.id for g in now.gear))
    return told + [texts.say("ahead-gear", gear=gear) for gear in found]


def _dues(was: ShelterView, now: ShelterView, texts: Texts) -> list[str]:
    """What the shelter will have to be fed and cared for, if the pick changes it."""
    told = []
    if was.food_due != now.food_due:
        told.append(texts.say("ahead-food", was=was.food_due, now=now.food_due))
    if was.care_due != now.care_due:
        told.append(texts.say("ahead-care", was=was.care_due, now=now.care_due))
    return told


# --- the board ----------------------------------------------------------------------------------


def _hunt(before: GharkaneView, seat: Seat, pick: Hunt, at: str, texts: Texts) -> list[str]:
    """The ammo it takes and the food it brings at least; bonuses of rooms may add to it."""
    shelter = before.shelters[seat]
    assert shelter is not None
    ammo = dict(shelter.stores)["ammo"]
    told = _changed(texts, "ammo", ammo, ammo - pick.ammo)
    animal = next(place.game for place in before.places if place.id == at)
    assert animal is not None, "a hunt is offered where an animal is on top"
    values = ANIMALS[animal].food
    caught = dict(before.table[seat].hunted).get(animal, 0)
    food = texts.counted("food", values[min(caught, len(values) - 1)])
    return [*told, texts.say("ahead-hunt", animal=animal, food=Said(food))]


def _there(before: GharkaneView, seat: Seat, pick: MoveHero | Post, texts: Texts) -> list[str]:
    """What lies where the hero goes, and whom it meets."""
    place = next(p for p in before.places if p.id == pick.place)
    if isinstance(pick, Post):  # nothing lies there yet
        told = [texts.say(f"{word_id(place.id)}.place").rstrip(".")]
    else:
        told = []
    if place.resource and place.stock:
        told.append(texts.counted(place.resource, place.stock))
    if place.game and isinstance(pick, MoveHero):
        told.append(texts.word(place.game))
    if place.city is not None and isinstance(pick, MoveHero):
        told.append(texts.say("ahead-search", n=place.city.left))
    rivals = [(owner, hero.force) for owner, hero in place.heroes if owner != seat]
    told += [texts.say("ahead-rival", seat=owner, force=force) for owner, force in rivals]
    return told


def natural(before: GharkaneView, picks: Sequence[Pick]) -> list[int]:
    """Nothing: what a pick is worth shows at once."""
    return []
