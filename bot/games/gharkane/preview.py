"""The facts that a player would look up before choosing, for everything that can be chosen.

Reads what the seat sees before and (if that is certain) after; never a state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games import Offer
from bot.games.gharkane import outside
from bot.games.gharkane.board import times
from bot.games.gharkane.differences import differences
from bot.menu import VERB
from bot.texts import Said, Texts, word_id
from engine.games.gharkane.content import EQUIPMENT, EVENTS, NUMBERS, RESOURCES, ROOMS, SHELTERS
from engine.games.gharkane.day.picks import Repair, Resolve, Use
from engine.games.gharkane.night.visit import HUNT
from engine.games.gharkane.picks import (
    Build,
    Discard,
    Forage,
    MoveHero,
    Place,
    Post,
    TakeLeader,
    TakeShelter,
)
from engine.games.gharkane.shelter import HOSPITAL
from engine.games.gharkane.state import NONE
from engine.games.gharkane.view import GharkaneView, ShelterView
from engine.kernel import Pick, Seat

READS_AFTER = True
"""Whether the view after a pick is read."""
SELF_EXPLANATORY = frozenset(
    {"pass", "stay", "done", "post.force", "hero.gear", "forage.hunt", "forage.use"}
)
"""Verbs, and "verb.field", that need no preview."""


def preview(view: GharkaneView, offer: Offer, texts: Texts) -> list[str]:
    """Return what a pick costs and yields, or how much there is of a value that several share."""
    seat, shelter = view.seat, view.own
    if len(offer.picks) == 1:
        return _of_pick(view, seat, shelter, offer, texts) or _of_value(
            view, seat, shelter, offer, texts
        )
    if offer.key == VERB:
        return _of_verb(view, seat, offer, texts)
    return _of_value(view, seat, shelter, offer, texts)


def costs(pick: Pick) -> bool:
    """Return whether the pick spends more than actions. A visit without a bonus or ammo does not.
    What is left at the end of a day is lost anyway."""
    if isinstance(pick, Forage):
        return pick.use != NONE or pick.ammo > 0
    return not pick.idle


def _of_pick(
    view: GharkaneView, seat: Seat, shelter: ShelterView, offer: Offer, texts: Texts
) -> list[str]:
    pick = offer.picks[0]
    if isinstance(pick, TakeLeader):  # its start and its effects
        return [texts.say(f"{word_id(pick.leader)}.text").rstrip(".")]
    if isinstance(pick, TakeShelter):
        return [texts.counts({str(good): n for good, n in SHELTERS[pick.shelter].goods.items()})]
    lines = _known(view, seat, shelter, pick, offer, texts)
    if offer.after is None or isinstance(pick, Resolve):  # the price is already shown
        return lines
    changed = differences(shelter, offer.after.own, pick, offer.figures, texts)
    return [*changed, *lines] if isinstance(pick, Repair) else [*lines, *changed]


def _known(
    view: GharkaneView, seat: Seat, shelter: ShelterView, pick: Pick, offer: Offer, texts: Texts
) -> list[str]:
    """Return the effects that follow from the visible table."""
    if isinstance(pick, MoveHero):
        place = outside.place_of(view, pick.place)
        met = outside.meetings(view, seat, place, pick.force, texts)
        if offer.after is not None and pick.deed != NONE:
            return met
        if pick.deed == HUNT:
            return [*outside.prey(view, seat, place, texts), *met]
        return outside.arrival(view, seat, pick, texts)
    if isinstance(pick, Post):
        return outside.start(view, seat, pick.place, texts)
    if isinstance(pick, Forage):
        place = outside.place_of(view, offer.figures["place"])
        lines = (
            outside.foraging(view, seat, pick, place, shelter, texts) if offer.after is None else []
        )
        if len(pick.gear) == 1:
            return [*lines, *_gear(view, shelter, *pick.gear, texts)]
        return [*lines, *outside.repairs(pick.gear, texts)]
    if isinstance(pick, Discard):
        return _room(pick.room, shelter.deal.rooms.count(pick.room), texts)
    if isinstance(pick, Build) and not pick.wood + pick.metal + pick.chip:
        return _building(view, shelter, pick.room, texts)
    if isinstance(pick, Resolve):
        return _event(view, pick.event, texts)
    if isinstance(pick, Place) and offer.after is None:
        return _living(shelter, pick.room, texts, more=pick.count)
    if isinstance(pick, Use) and (pick.what == "none" or offer.after is None):
        return [_effect(pick.room, texts)]
    return [_effect(pick.gear, texts)] if isinstance(pick, Repair) else []


def _of_verb(view: GharkaneView, seat: Seat, offer: Offer, texts: Texts) -> list[str]:
    """Return what a kind of move means for the seat now."""
    at = offer.figures.get("place")
    if not isinstance(offer.picks[0], Forage) or not isinstance(at, str):
        return []
    place = outside.place_of(view, at)
    lines = outside.prey(view, seat, place, texts)
    if place.resource is not None:
        there = Said(texts.counted(place.resource, place.stock or 0))
        lines.append(texts.say("ahead-there", what=there, each=place.each))
    if place.city is not None:
        shown = {gear: view.display.count(gear) for gear in view.display}
        lines += outside.rubble(place, texts)
        lines.append(texts.listed([times(texts.word(gear), n) for gear, n in shown.items()]))
    return lines


def _of_value(
    view: GharkaneView, seat: Seat, shelter: ShelterView, offer: Offer, texts: Texts
) -> list[str]:
    """Return the facts of a value that several picks share, or of a pick being composed."""
    key, value, stores = offer.key, offer.value, dict(shelter.stores)
    if key in ("force", "origin"):
        return _reach(offer.picks, texts)
    if key == "place":
        moves = [pick for pick in offer.picks if isinstance(pick, MoveHero)]
        bare = next((pick for pick in moves if pick.gear == "none"), None)
        return outside.arrival(view, seat, bare, texts) if bare else []
    if key in ("collect", "search") and isinstance(offer.figures.get("place"), str):
        place = outside.place_of(view, offer.figures["place"])
        if key == "search" and place.city is not None:
            return outside.rubble(place, texts)
        return [texts.counted(place.resource, value * place.each)] if place.resource else []
    if key in RESOURCES and isinstance(value, int):
        return [texts.say("ahead-left", left=stores[key] - value)]
    if value in RESOURCES:
        return [texts.say("ahead-have", n=stores[value])]
    if value == HOSPITAL:
        return [texts.say("ahead-beds", n=shelter.hospital, places=shelter.hospital_places)]
    if value == "survivor":
        return [texts.say("ahead-have", n=shelter.survivors)]
    if value in ROOMS:
        return _living(shelter, value, texts) or _room(value, 1, texts)
    if value in EQUIPMENT:
        return _gear(view, shelter, value, texts)
    return _event(view, value, texts) if value in EVENTS else []


def _reach(picks: Sequence[Pick], texts: Texts) -> list[str]:
    """Return the origin and the destinations of these moves, a part for each hero."""
    reached: dict[str, dict[str, None]] = {}
    for pick in picks:
        if isinstance(pick, MoveHero):
            reached.setdefault(pick.origin, {})[pick.place] = None
    return [
        texts.say("ahead-reach", place=origin, places=Said(", ".join(map(texts.word, near))))
        for origin, near in reached.items()
    ]


def _effect(word: str, texts: Texts) -> str:
    """Return the effect of a room or a piece of equipment, in the short form if there is one."""
    short = f"{word_id(word)}.short"
    return texts.say(short if texts.has(short) else f"{word_id(word)}.text").rstrip(".")


def _room(id: str, copies: int, texts: Texts) -> list[str]:
    """Return the copies on offer, the people who fill it, what they eat and need, and its effect
    then."""
    row = ROOMS[id]
    lines = [times("", copies).strip()] if copies > 1 else []
    lines.append(texts.say("ahead-room", slots=row.slots, food=row.food, care=row.care))
    return [*lines, _effect(id, texts)]


def _building(view: GharkaneView, shelter: ShelterView, id: str, texts: Texts) -> list[str]:
    """Return the price of the room now, and its facts."""
    if view.phase == "setup":
        return _room(id, 1, texts)
    cheap = [room for room in shelter.rooms if room.full and not room.used]
    amounts = [ROOMS[r.id].amount for r in cheap if ROOMS[r.id].effect == "cheap_build"]
    cost = Said(texts.counted("material", min([NUMBERS.build_cost, *amounts])))
    return [texts.say("ahead-cost", cost=cost), *_room(id, 1, texts)]


def _living(shelter: ShelterView, id: str, texts: Texts, more: int = 0) -> list[str]:
    """Return who will live in the built rooms of that name, and their effect once full."""
    built = [room for room in shelter.rooms if room.id == id and room.built]
    lines = [texts.say("ahead-living", n=room.survivors + more, slots=room.slots) for room in built]
    if any(room.survivors + more < room.slots for room in built):
        lines.append(texts.say("ahead-unfilled"))
    return [*lines, *([_effect(id, texts)] if built else [])]


def _gear(view: GharkaneView, shelter: ShelterView, id: str, texts: Texts) -> list[str]:
    owned = sum(gear.id == id for gear in shelter.gear)
    return outside.gear(id, view.display.count(id), owned, texts)


def _event(view: GharkaneView, id: Any, texts: Texts) -> list[str]:
    """Return its points, its price, its effect, and how often it still strikes if nobody resolves
    it."""
    row = EVENTS[id]
    lines = [texts.counted("point", row.points), texts.say("ahead-pay", cost=dict(row.cost))]
    lines.append(_effect(id, texts))
    nights = view.chapters - view.chapter
    return [*lines, texts.say("ahead-nights", n=nights)]
