"""Positions of every card and tile."""

from __future__ import annotations

from engine.games.gharkane.content import (
    COMMON_ROOM,
    EQUIPMENT_PILE,
    EVENTS,
    GAME_PILE,
    LEADERS,
    ROOM_PILE,
    SEARCH_PILE,
    SHELTERS,
)
from engine.games.gharkane.day.resolve import PayEdible, PayEvent, SpareCost
from engine.games.gharkane.state import Gharkane
from engine.kit.worlds import stacks
from tests.pieces import Pieces


def pieces(game: Gharkane) -> dict[str, Pieces]:
    """Return where each piece that is dealt or drawn lies. Resources and survivors have no
    limit."""
    box, shelters = game.box, game.shelters
    deals = [shelter.deal for shelter in shelters]
    chosen = [[shelter.name] for shelter in shelters if shelter.name]
    leaders = [[shelter.leader] for shelter in shelters if shelter.leader]
    rooms = [[room.id for room in s.rooms if room.id != COMMON_ROOM] for s in shelters]
    gear = [[*s.finds, *(piece.id for piece in s.gear)] for s in shelters]
    hunted = [[animal] * count for s in shelters for animal, count in s.hunted.items()]
    paid = [
        [step.event]
        for stack in stacks(game.agenda)
        for step in stack
        if isinstance(step, PayEvent | SpareCost | PayEdible)
    ]
    events = [
        game.events_ahead,
        game.events_open,
        box.events,
        *paid,
        *(s.resolved for s in shelters),
    ]
    return {
        "shelters": Pieces([box.shelters, *chosen, *(d.shelters for d in deals)], SHELTERS),
        "leaders": Pieces([box.leaders, *leaders, *(d.leaders for d in deals)], LEADERS),
        "rooms": Pieces([box.rooms, *rooms, *(d.rooms for d in deals)], ROOM_PILE),
        "equipment": Pieces([game.equipment_pile, game.display, *gear], EQUIPMENT_PILE),
        "events": Pieces(events, EVENTS),
        "game": Pieces([*game.game_piles.values(), box.game, *hunted], GAME_PILE),
        **{
            name: Pieces([city.pile, city.discards, city.aside], SEARCH_PILE)
            for name, city in game.cities.items()
        },
    }
