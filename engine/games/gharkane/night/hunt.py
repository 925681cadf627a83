"""Hunting: actions and ammo against the resistance of the top animal, for food."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.games.gharkane.content import ANIMALS, ROOMS
from engine.games.gharkane.night.gear import amount, spend, spent_by, uses
from engine.games.gharkane.picks import Forage
from engine.games.gharkane.state import NONE, Gharkane
from engine.kernel import Refusal, Seat

RULE = "night.hunt"


class Hunt(NamedTuple):
    """A way to hunt the animal on top: with `ammo`, a bonus or none, and actions for the rest."""

    ammo: int
    use: str = NONE


def game_at(game: Gharkane, place: str) -> str | None:
    """Return the animal that can be hunted at a place, or None."""
    pile = game.game_piles.get(place)
    return pile[-1] if pile else None


def hunting_bonuses(game: Gharkane, seat: Seat) -> tuple[str, ...]:
    """Return the seat's bonuses that can help a hunt now."""
    shelter = game.shelters[seat]
    ready = shelter.ready_rooms_for("easier_hunt")
    if shelter.gear:
        ready = shelter.ready_gear_for("easier_hunt") + ready
    return tuple(ready)


def resistance(game: Gharkane, animal: str, bonuses: Sequence[str] = ()) -> int:
    """Return the actions and ammo that an animal takes tonight with these bonuses; at least 1."""
    return _lowered(ANIMALS[animal].resistance + game.open_amount("tougher_game"), bonuses)


def _lowered(resistance: int, bonuses: Sequence[str]) -> int:
    return max(1, resistance - amount(bonuses)) if bonuses else resistance


def least_actions(game: Gharkane, seat: Seat) -> dict[str, int]:
    """Return the minimum actions to hunt at each place with animals; values below 1 mean 1."""
    ammo_and_bonuses = game.shelters[seat].stores["ammo"] + amount(hunting_bonuses(game, seat))
    reduction = ammo_and_bonuses - game.open_amount("tougher_game")
    return {
        place: _RESISTANCE[pile[-1]] - reduction for place, pile in game.game_piles.items() if pile
    }


_RESISTANCE = {id: animal.resistance for id, animal in ANIMALS.items()}


def hunts(game: Gharkane, seat: Seat, place: str, actions: int) -> tuple[tuple[Hunt, int], ...]:
    """Return every way to hunt there with this many actions, and the actions it takes: at least
    one, the rest is ammo."""
    animal = game_at(game, place)
    if animal is None or actions < 1:
        return ()
    ammo = game.shelters[seat].stores["ammo"]
    return _hunts(resistance(game, animal), hunting_bonuses(game, seat), actions, ammo)


@lru_cache(maxsize=1024)
def _hunts(
    printed: int, usable: tuple[str, ...], actions: int, ammo: int
) -> tuple[tuple[Hunt, int], ...]:
    return tuple(
        (Hunt(ammo_spent, word), needed - ammo_spent)
        for word, bonuses in uses(usable)
        for needed in [_lowered(printed, bonuses)]
        for ammo_spent in range(max(0, needed - actions), min(ammo, needed - 1) + 1)
    )


def hunted(game: Gharkane, seat: Seat, place: str, pick: Hunt) -> int:
    """Hunt the top animal and turn the next one up; return the actions it took."""
    shelter = game.shelters[seat]
    bonuses = spent_by(pick.use, hunting_bonuses(game, seat))
    animal = game.game_piles[place].pop()
    game.reveal()
    actions = resistance(game, animal, bonuses) - pick.ammo
    shelter.pay("ammo", pick.ammo)
    spend(shelter, bonuses)
    before = shelter.hunted.get(animal, 0)
    values = ANIMALS[animal].food
    food = values[min(before, len(values) - 1)]
    food += sum([ROOMS[word].bonus for word in bonuses if word in ROOMS])
    shelter.hunted[animal] = before + 1
    shelter.gain("food", food)
    game.tell(
        "hunted",
        seat=seat,
        place=place,
        animal=animal,
        ammo=pick.ammo,
        use=list(bonuses),
        food=food,
    )
    return actions


def refusal(game: Gharkane, seat: Seat, place: str, actions: int, pick: Forage) -> Refusal:
    """Return why a hunt is refused."""
    animal = game_at(game, place)
    if animal is None or animal != pick.hunt:
        return Refusal(RULE, "no-game-here", {"place": place})
    usable = hunting_bonuses(game, seat)
    if pick.use not in [word for word, _ in uses(usable)]:
        return Refusal("night.hunt.bonus", "bonus-not-ready", {"use": pick.use})
    ammo = game.shelters[seat].stores["ammo"]
    if pick.ammo > ammo:
        return Refusal("night.hunt.ammo", "ammo-short", {"needed": pick.ammo, "have": ammo})
    needed = resistance(game, animal, spent_by(pick.use, usable))
    if pick.ammo >= needed:
        return Refusal("night.hunt.ammo", "one-action-at-least", {"most": needed - 1})
    return Refusal(
        "night.hunt.cost", "actions-short", {"needed": needed - pick.ammo, "have": actions}
    )
