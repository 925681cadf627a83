"""The three cities: search tiles, drawn one at a time, and equipment on display."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from engine.games.gharkane.content import EVENTS, PLACE, ROOMS, SEARCH_TILES
from engine.games.gharkane.night.gear import amount, spend, spent_by
from engine.games.gharkane.picks import Forage
from engine.games.gharkane.shelter import Gear
from engine.games.gharkane.state import Gharkane
from engine.kernel import Refusal, Seat

RULE = "night.search"


def search_limit(game: Gharkane) -> int | None:
    """Return the maximum search actions of a city visit tonight; None if there is no limit."""
    return _limit(tuple(game.events_open))


@lru_cache(maxsize=1024)
def _limit(events: tuple[str, ...]) -> int | None:
    limits = [EVENTS[id].amount for id in events if EVENTS[id].effect == "search_limit"]
    return min(limits, default=None)


def searching_bonuses(game: Gharkane, seat: Seat, sorting: str) -> tuple[str, ...]:
    """Return the seat's bonuses that can deepen a search now; at most one room per visit
    (`sorting`)."""
    shelter = game.shelters[seat]
    ready = [] if sorting else shelter.ready_rooms_for("deeper_search")[:1]
    if shelter.gear:
        ready = shelter.ready_gear_for("deeper_search") + ready
    return tuple(ready)


def may_search(game: Gharkane, place: str, searches: int) -> bool:
    """Return whether a tile is left there, and the visit may have one more search action."""
    city = game.cities.get(place)
    if city is None or not city.pile:
        return False
    limit = search_limit(game)
    return limit is None or searches < limit


def searched(game: Gharkane, seat: Seat, place: str, use: str, sorting: str) -> str:
    """Draw a tile, and more with a bonus; return the room that replaces this visit's empty
    cupboards, or ""."""
    shelter, city = game.shelters[seat], game.cities[place]
    bonuses = spent_by(use, searching_bonuses(game, seat, sorting))
    spend(shelter, bonuses)
    sorting = next((word for word in bonuses if word in ROOMS), sorting)
    if bonuses:
        game.tell("searched_deeper", seat=seat, place=place, use=list(bonuses))
    for _ in range(min(1 + amount(bonuses), len(city.pile))):
        tile = city.pile.pop()
        city.discards.append(tile)
        game.reveal()
        resource = SEARCH_TILES[tile].resource
        gained = 1
        if resource is None and sorting:
            resource, gained = ROOMS[sorting].resource, ROOMS[sorting].bonus
        if resource is None:
            game.tell("found_nothing", seat=seat, place=place, tile=tile)
            continue
        shelter.gain(resource, gained)
        game.tell("found", seat=seat, place=place, tile=tile, resource=resource, amount=gained)
    return sorting


def gear_taken(game: Gharkane, seat: Seat, place: str, gear: str) -> None:
    """Take a broken piece from the display; the pile replaces it at once."""
    index = game.display.index(gear)
    game.shelters[seat].gear.append(Gear(gear))
    game.tell("gear_taken", seat=seat, place=place, gear=gear)
    game.reveal()  # the next piece, or that the pile is empty
    if game.equipment_pile:
        game.display[index] = game.equipment_pile.pop()
        game.tell("gear_displayed", gear=game.display[index])
    else:
        del game.display[index]


def refusal(game: Gharkane, place: str, searches: int, pick: Forage) -> Refusal:
    """Return why a search is refused."""
    city = game.cities.get(place)
    if city is None:
        return Refusal(RULE, "no-city-here", {"place": place})
    if not city.pile:
        return Refusal(RULE, "nothing-left-to-search", {"place": place})
    limit = search_limit(game)
    if limit is not None and searches + max(1, pick.search) > limit:
        return Refusal(RULE, "search-limit", {"most": limit})
    if pick.search > len(city.pile):
        figures = {"needed": pick.search, "have": len(city.pile)}
        return Refusal(RULE, "stock-short", figures)
    return Refusal("night.search.bonus", "bonus-not-ready", {"use": pick.use})


def gear_limit(game: Gharkane, taken: int) -> int:
    """Return how many more pieces on display a visit may take, after `taken`; actions not
    considered."""
    displayed = len(game.display)
    return min(displayed, max(0, 1 - taken)) if game.variant.equipment == "one" else displayed


def refused_gear(game: Gharkane, place: str, gear: Sequence[str], taken: int) -> Refusal | None:
    """Return why these pieces cannot be taken there together, after `taken` in this visit; None if
    they can."""
    if gear and not PLACE[place].city:
        return Refusal("night.gear", "no-city-here", {"place": place})
    lacking = Counter(gear) - Counter(game.display)
    if lacking:
        return Refusal("night.gear", "not-on-display", {"gear": next(iter(lacking))})
    if len(gear) > gear_limit(game, taken):
        return Refusal("option.equipment", "one-a-visit")
    return None
