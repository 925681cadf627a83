"""Facts about a destination before a hero is sent: what is left there, and the pressure on
heroes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.games.gharkane.board import times
from bot.texts import Said, Texts, word_id
from engine.games.gharkane.content import ANIMALS, EQUIPMENT, EVENTS, HACIENDAS, ROOMS
from engine.games.gharkane.night.gear import ALL
from engine.games.gharkane.night.travel import REACH, ahead, limit_of
from engine.games.gharkane.picks import Forage, MoveHero
from engine.games.gharkane.shelter import LYING, STANDING
from engine.games.gharkane.state import NONE
from engine.games.gharkane.view import GharkaneView, PlaceView, ShelterView
from engine.kernel import Seat


def open_amount(view: GharkaneView, effect: str) -> int:
    """Return the sum of this effect over the unresolved events."""
    return sum(EVENTS[id].amount for id in view.events_open if EVENTS[id].effect == effect)


def place_of(view: GharkaneView, id: str) -> PlaceView:
    """Return a place of the ring."""
    return next(place for place in view.places if place.id == id)


def actions_of(view: GharkaneView, force: int) -> int:
    """Return the actions of a hero of that force tonight."""
    return max(0, force - open_amount(view, "fewer_actions"))


def arrival(view: GharkaneView, seat: Seat, pick: MoveHero, texts: Texts) -> list[str]:
    """Return what a hero finds at its destination, which heroes it puts pressure on, and who could
    still put pressure on it."""
    place = place_of(view, pick.place)
    sharper = 0
    if pick.gear != ALL and pick.gear in EQUIPMENT:
        row = EQUIPMENT[pick.gear]
        sharper = row.amount if row.effect == "stronger_attack" else 0
    lines = pressing(place, seat, pick.force, sharper, texts)
    lines += left_there(view, place, pick.force, texts)
    lines += prey(view, seat, place, texts)
    lines += threats(view, seat, place, pick.force, texts)
    if place.city is not None:
        lines.append(texts.say("ahead-search", n=place.city.left))
    return lines


def meetings(
    view: GharkaneView, seat: Seat, place: PlaceView, force: int, texts: Texts
) -> list[str]:
    """Return the heroes that a hero of that force puts pressure on there, and those that could
    still do so to it."""
    return [*pressing(place, seat, force, 0, texts), *threats(view, seat, place, force, texts)]


def pressing(place: PlaceView, seat: Seat, force: int, more: int, texts: Texts) -> list[str]:
    """Return the heroes it puts pressure on and by how much, with `more` from its equipment."""
    return [
        texts.say("ahead-press", rival=rival, pressure=force - other + more)
        for rival, other in weaker(place, seat, force)
    ]


def threats(
    view: GharkaneView, seat: Seat, place: PlaceView, force: int, texts: Texts
) -> list[str]:
    """Return who could still put pressure on it tonight, and by how much."""
    lines = [
        texts.say("ahead-pressed", rival=rival, pressure=other - force)
        for rival, other in pressers(view, seat, force, place)
    ]
    strongest = chaser(view, force, place)
    if strongest:
        lines.append(texts.say("ahead-wanderer", pressure=strongest - force))
    return lines


def chaser(view: GharkaneView, force: int, place: PlaceView) -> int:
    """In a solo game: return the force of the strongest wanderer that could still put pressure on a
    hero of that force there tonight; 0 if none can."""
    limit = limit_of(view.events_open)
    forces = [
        hero.force
        for origin in view.places
        for hero in origin.wanderers
        if hero.stance == LYING and place.id in ahead(origin.id, limit) and hero.force > force
    ]
    return max(forces, default=0)


def start(view: GharkaneView, seat: Seat, id: str, texts: Texts) -> list[str]:
    """Return what a starting place offers, what is near it, and who is there already."""
    place = place_of(view, id)
    near = [texts.word(other) for other in REACH[id][limit_of(view.events_open)]]
    lines = [texts.say(f"{word_id(id)}.place").rstrip(".")]
    lines += [
        texts.say("ahead-rival", seat=owner, force=hero.force)
        for owner, hero in place.heroes
        if owner != seat
    ]
    return [*lines, texts.say("ahead-near", places=Said(", ".join(near)))]


def begun(view: GharkaneView) -> bool:
    """Return whether the places have been filled: the first dusk does it."""
    return view.phase not in ("setup", "posting")


def left_there(view: GharkaneView, place: PlaceView, force: int, texts: Texts) -> list[str]:
    """Return what a hero of that force brings home from there, and how much is left."""
    lines = []
    for slot in place.slots:
        if slot.force == force:
            lines.append(texts.counts({"can": slot.cans, "survivor": slot.survivors}))
    if place.resource is not None and not begun(view):
        lines.append(texts.say("ahead-restocked", what=place.resource))
    elif place.resource is not None and place.stock is not None:
        brings = min(place.stock, actions_of(view, force)) * place.each
        amount = Said(texts.counted(place.resource, brings))
        lines.append(texts.say("ahead-yield", what=amount, left=place.stock, each=place.each))
    return lines


def prey(view: GharkaneView, seat: Seat, place: PlaceView, texts: Texts) -> list[str]:
    """Return the animal on top: its price, and the food it brings this seat."""
    if place.game is None:
        return []
    due = ANIMALS[place.game].resistance + open_amount(view, "tougher_game")
    food = Said(texts.counted("food", food_of(view, seat, place.game)))
    return [texts.say("ahead-prey", animal=place.game, n=due, food=food)]


def food_of(view: GharkaneView, seat: Seat, animal: str) -> int:
    """Return the food that an animal brings to this seat; bonuses of rooms may add to it."""
    values = ANIMALS[animal].food
    caught = dict(view.table[seat].hunted).get(animal, 0)
    return values[min(caught, len(values) - 1)]


def weaker(place: PlaceView, seat: Seat, force: int) -> list[tuple[Seat, int]]:
    """Return rivals' active heroes there that a hero of that force would put pressure on."""
    return [
        (rival, hero.force)
        for rival, hero in place.heroes
        if rival != seat and hero.stance == STANDING and hero.force < force
    ]


def pressers(
    view: GharkaneView, seat: Seat, force: int, place: PlaceView
) -> list[tuple[Seat, int]]:
    """Return rivals' resting heroes that could still put pressure on a hero of that force there
    tonight, as far as is public: the strongest of each. A hero that rests there may leave
    before."""
    limit = limit_of(view.events_open)
    taken = {slot.force for slot in place.slots if slot.taken is not None}
    strongest: dict[Seat, int] = {}
    for rival in view.table:
        played = [hero.place for hero in rival.heroes if hero.stance != LYING]
        if rival.seat == seat or place.id in played:
            continue
        for hero in rival.heroes:
            blocked = place.id == HACIENDAS and hero.force in taken
            reaches = hero.stance == LYING and place.id in REACH[hero.place][limit]
            if reaches and not blocked and hero.force > max(force, strongest.get(rival.seat, 0)):
                strongest[rival.seat] = hero.force
    return list(strongest.items())


def foraging(
    view: GharkaneView,
    seat: Seat,
    pick: Forage,
    place: PlaceView,
    shelter: ShelterView,
    texts: Texts,
) -> list[str]:
    """Return what is certain of a visit that depends on chance."""
    lines = hunt(view, seat, pick, shelter, texts) if pick.hunt != NONE else []
    if pick.search:
        lines += rubble(place, texts)
    if pick.collect and place.resource is not None:
        more = pick.collect * place.each
        amount = Said(texts.counted(place.resource, more))
        stored = dict(shelter.stores)[place.resource] + more
        lines.append(texts.say("ahead-more", what=amount, left=stored))
    return lines


def hunt(
    view: GharkaneView, seat: Seat, pick: Forage, shelter: ShelterView, texts: Texts
) -> list[str]:
    """Return the price in ammo and the least amount of food; bonuses say what they add."""
    lines = []
    if pick.ammo:
        stored = dict(shelter.stores)["ammo"] - pick.ammo
        lines.append(
            texts.say("ahead-less", what=Said(texts.counted("ammo", pick.ammo)), left=stored)
        )
    food = food_of(view, seat, pick.hunt)
    if pick.use in ROOMS:
        food += ROOMS[pick.use].bonus
    counted = Said(texts.counted("food", food))
    return [*lines, texts.say("ahead-hunt", animal=pick.hunt, food=counted)]


def rubble(place: PlaceView, texts: Texts) -> list[str]:
    """Return the tile on top of a city's pile if it is face up, and how many are left."""
    city = place.city
    assert city is not None, "searched in cities only"
    lines = [texts.say("ahead-tile", tile=city.shown)] if city.shown else []
    return [*lines, texts.say("ahead-search", n=city.left)]


def repairs(gear: Sequence[str], texts: Texts) -> list[str]:
    """Return the price of repairing all of these."""
    icons = Counter(icon for id in gear for icon in EQUIPMENT[id].icons)
    return [texts.say("ahead-repair", cost=dict(icons))] if icons else []


def gear(id: str, shown: int, owned: int, texts: Texts) -> list[str]:
    """Return the number on display and owned, the price of repair, and the effect afterwards."""
    lines = [times("", shown).strip()] if shown > 1 else []
    lines += [texts.say("ahead-pair")] if owned else []
    return [*lines, *repairs((id,), texts), texts.say(f"{word_id(id)}.text").rstrip(".")]
