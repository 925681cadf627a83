"""Whole games at random: pieces are conserved and no rule of the board is ever broken."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import pytest

from engine.games.gharkane.content import (
    COMMON_ROOM,
    EQUIPMENT_PILE,
    EVENTS,
    GAME_PILE,
    GAUGE,
    HACIENDAS,
    LEADERS,
    ROOM_PILE,
    ROOMS,
    SEARCH_PILE,
    SHELTERS,
)
from engine.games.gharkane.day.resolve import PayEdible, SpareCost
from engine.games.gharkane.options import Options
from engine.games.gharkane.rounds import WholeGame
from engine.games.gharkane.shelter import STANDING
from engine.games.gharkane.state import Gharkane
from engine.kernel import legal, pending, play, start
from engine.rng import below


def options(seed: int) -> Options:
    """Options at random; the defaults for seed 0."""
    values: dict[str, Any] = {}
    for name, field in Options.model_fields.items():
        if seed:
            choices = get_args(field.annotation)
            seed, n = below(seed, len(choices))
            values[name] = choices[n]
    return Options(**values)


def pieces_are_all_there(game: Gharkane) -> None:
    """Every tile and card is in exactly one place."""
    shelters, box = game.shelters, game.box
    rooms = [room.id for s in shelters for room in s.rooms if room.id != COMMON_ROOM]
    rooms += [room for s in shelters for room in s.deal.rooms] + box.rooms
    assert Counter(rooms) == Counter(ROOM_PILE)
    gear = [piece.id for s in shelters for piece in s.gear]
    gear += [piece for s in shelters for piece in s.finds] + game.display + game.equipment_pile
    assert Counter(gear) == Counter(EQUIPMENT_PILE)
    animals = Counter(box.game)
    for owned in [s.hunted for s in shelters]:
        animals.update(owned)
    for pile in game.game_piles.values():
        animals.update(pile)
    assert animals == Counter(GAME_PILE)
    events = game.events_ahead + game.events_open + box.events
    events += [event for s in shelters for event in s.resolved]
    events += [s.event for s in game.agenda if isinstance(s, SpareCost | PayEdible)]
    assert sorted(events) == sorted(EVENTS)
    for city in game.cities.values():
        assert Counter(city.pile + city.discards + city.aside) == Counter(SEARCH_PILE)
    names = [s.name for s in shelters if s.name] + box.shelters
    assert sorted(names + [n for s in shelters for n in s.deal.shelters]) == sorted(SHELTERS)
    leaders = [s.leader for s in shelters if s.leader] + box.leaders
    assert sorted(leaders + [n for s in shelters for n in s.deal.leaders]) == sorted(LEADERS)


def the_board_is_as_the_rules_leave_it(game: Gharkane) -> None:
    """No stock below nothing, no two own heroes on a place, no slot taken twice, no full house
    overfull."""
    assert min(game.stock.values(), default=0) >= 0
    for shelter in game.shelters:
        assert min(shelter.stores.values()) >= 0
        assert shelter.hospital >= 0
        assert 0 <= shelter.gauge < len(GAUGE)
        places = [hero.place for hero in shelter.heroes]
        assert len(set(places)) == len(places)
        for room in shelter.rooms:
            assert 0 <= room.survivors <= (ROOMS[room.id].slots if room.built else 0)
    slots = [
        hero.force
        for shelter in game.shelters
        for hero in shelter.heroes
        if hero.place == HACIENDAS and hero.stance == STANDING
    ]
    assert len(set(slots)) == len(slots)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_pieces_are_conserved_from_setup_to_the_end(seats: int, seed: int) -> None:
    """[goal.seats, end] Whatever is picked, with any options, the sixth day comes and goes."""
    game = Gharkane(seats=seats, seed=seed, variant=options(seed).variant())
    game.agenda.append(WholeGame())
    start(game)
    dice, picks = seed + 1, 0
    while game.result is None:
        dice, n = below(dice, len(pending(game)))
        _, asked = pending(game)[n]
        offered = legal(game, asked[0])
        assert offered, f"stuck: {pending(game)[n]}"
        assert len(set(offered)) == len(offered)
        dice, m = below(dice, len(offered))
        play(game, asked[0], offered[m])
        picks += 1
        if picks % 4 == 0:
            pieces_are_all_there(game)
            the_board_is_as_the_rules_leave_it(game)
    pieces_are_all_there(game)
    assert (game.day, game.phase) == (6, "end")
    assert len(game.events_turned) == 6
    assert game.events_ahead == []
