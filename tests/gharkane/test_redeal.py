"""Other worlds: the same to the seat, otherwise different, and playable to the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.games import GAMES
from engine.games.gharkane import new_game
from engine.games.gharkane.content import EVENTS
from engine.games.gharkane.day.day import Evening, Shelters
from engine.games.gharkane.day.picks import Done, Resolve, Use
from engine.games.gharkane.day.resolve import OfferEvents, PayEdible
from engine.games.gharkane.options import Options
from engine.games.gharkane.redeal import redeal
from engine.games.gharkane.rounds import Round
from engine.games.gharkane.shelter import LYING, Gear
from engine.games.gharkane.state import Gharkane, Variant
from engine.games.gharkane.view import view
from engine.kernel import Event, Lanes, apply, awaited, lane_of, legal, pending, play
from engine.players.one_deep import one_deep_pick
from engine.rng import below
from tests.gharkane.conftest import begin, chosen, night, owns, room
from tests.gharkane.test_whole_games import (
    options,
    pieces_are_all_there,
    the_board_is_as_the_rules_leave_it,
)


def walk(seats: int, seed: int) -> Iterator[tuple[Gharkane, int, Any]]:
    """A whole random game: each state with the pick that is played next."""
    game = new_game(seats, seed + 1, options(seed))
    while game.result is None:
        asked = sorted({seat for _, some in pending(game) for seat in some})
        seed, n = below(seed, len(asked))
        offered = legal(game, asked[n])
        seed, m = below(seed, len(offered))
        yield game, asked[n], offered[m]
        play(game, asked[n], offered[m])


def look_alike(game: Gharkane, other: Gharkane, seat: int) -> None:
    assert view(game, seat) == view(other, seat)
    assert legal(game, seat) == legal(other, seat)
    assert awaited(game) == awaited(other)
    assert lane_of(game, seat) == lane_of(other, seat)


def seen(events: tuple[Event, ...], seat: int) -> list[Any]:
    return [(e.name, e.seen_by(seat)) for e in events if e.seen_by(seat) is not None]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_two_worlds_look_alike_now_and_after_any_pick_that_reveals_nothing(
    seats: int, seed: int
) -> None:
    """[secrets.private, day.private, option.open_shelters] At many moments of whole games."""
    for n, (game, seat, pick) in enumerate(walk(seats, seed * 7 + seats)):
        if n % 12:
            continue
        for viewer in range(seats):
            look_alike(game, redeal(game, viewer, n + 1), viewer)
        other = redeal(game, seat, n + 1)
        pieces_are_all_there(other)
        after, events = apply(game, seat, pick)
        if after.barriers == game.barriers:
            other_after, other_told = apply(other, seat, pick)
            assert seen(events, seat) == seen(other_told, seat)
            look_alike(after, other_after, seat)


def could_be(game: Gharkane, rival: int) -> None:
    """What everybody knows of a shelter, from the rules and what they have seen."""
    shelter = game.shelters[rival]
    assert all(room.built for room in shelter.rooms if room.used or room.survivors)
    assert all(piece.repaired for piece in shelter.gear if piece.used)
    if game.phase != "setup":
        assert [room.id for room in shelter.rooms].count("building_room") == 1
        assert len(shelter.rooms) == 5
    if game.phase == "posting":
        assert (shelter.survivors, shelter.gauge) == (4, 2)
    if game.phase == "posting" or (game.phase, game.day) == ("night", 1):
        assert sum(room.built for room in shelter.rooms) == 1, "nobody has been at home since"
        assert not any(piece.repaired for piece in shelter.gear)
    rests = all(hero.stance == LYING for hero in shelter.heroes)
    if game.phase == "night" and game.day > 1 and rests:
        assert shelter.stores["food"] == 0, "it was discarded, and nothing has come since"
        assert shelter.stores["water"] <= 2
        assert not any(thing.used for thing in (*shelter.rooms, *shelter.gear))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("seed", "open_shelters"), [(4, "yes"), (12, "no")])
def test_another_world_is_possible(seats: int, seed: int, open_shelters: str) -> None:
    """[secrets.private, day.clean, day.repair.broken] In both worlds, at every sixth moment."""
    assert options(seed).open_shelters == open_shelters
    for n, (game, seat, _) in enumerate(walk(seats, seed)):
        if n % 6 == 0:
            for world in (game, redeal(game, seat, n + 1)):
                pieces_are_all_there(world)
                the_board_is_as_the_rules_leave_it(world)
                for rival in range(seats):
                    could_be(world, rival)


@pytest.mark.parametrize("seed", range(4))
def test_another_world_can_be_played_to_its_end(seed: int) -> None:
    """[secrets.private] Rivals have answers to give, wherever they were."""
    for n, (game, seat, _) in enumerate(walk(3, seed)):
        if n % 60 != 30:
            continue
        other = redeal(game, seat, seed + 1)
        dice = seed + 1
        while other.result is None:
            choices = [(s, offered) for _, some in pending(other) for s in some
                       if (offered := legal(other, s))]  # fmt: skip
            dice, at = below(dice, len(choices))
            dice, which = below(dice, len(choices[at][1]))
            play(other, choices[at][0], choices[at][1][which])


def test_what_a_seat_cannot_see_is_different() -> None:
    """[secrets.private] Rivals' stocks, rooms and equipment, and every face-down pile."""
    for n, (game, _, _) in enumerate(walk(4, 12)):  # noqa: B007
        if n == 200:
            break
    others = [redeal(game, 0, seed) for seed in (1, 2, 3, 4)]
    for pick_out in (
        lambda g: g.shelters[1].stores,
        lambda g: g.shelters[2].rooms,
        lambda g: g.shelters[3].survivors,
        lambda g: g.shelters[1].gauge,
        lambda g: [s.gear for s in g.shelters[1:]],
        lambda g: g.equipment_pile,
        lambda g: g.events_ahead + g.box.events,
        lambda g: [pile[:-1] for pile in g.game_piles.values()],
        lambda g: g.seed,
    ):
        assert len({str(pick_out(other)) for other in others}) > 1
    for other in others:
        assert other.shelters[0] == game.shelters[0]
        assert other.display == game.display
        assert other.barriers == game.barriers


def test_the_true_world_is_left_alone() -> None:
    """[secrets.private] A redeal changes a copy."""
    for n, (game, seat, _) in enumerate(walk(2, 3)):
        if n % 40 == 0:
            before = repr(game)
            redeal(game, seat, 5)
            assert repr(game) == before


def test_a_rival_in_the_middle_of_paying_can_pay_in_every_world() -> None:
    """[day.events.cost, day.events.reduction] It has what it still owes, whatever it has else."""
    game = night()
    game.events_open = ["desertions", "supernova_flare"]
    owns(game, 1, can=5, chip=3, metal=2, med=2)
    room(game, 1, "ag_radio")
    game.box.events = [e for e in EVENTS if e not in game.events_open]
    rooms = ["dormitory", "smokehouse", "barter_hall", "cave_armoury"]
    game.box.rooms = rooms * 2
    game = begin(game, OfferEvents((1, 0)))
    edible = chosen(game, 1, Resolve("desertions"))
    spared = chosen(game, 1, Resolve("supernova_flare", "ag_radio"), Use("ag_radio", "med"))
    for moment in (edible, spared):
        for seed in range(1, 12):
            other = redeal(moment, 0, seed)
            while awaited(other) == [(1, "ResolveEvent")]:
                other, _ = apply(other, 1, legal(other, 1)[0])
            assert len(other.shelters[1].resolved) == 1


def worlds(game: Gharkane, count: int = 60) -> list[Gharkane]:
    """Worlds that seat 0 cannot tell from this one."""
    gharkanes = [redeal(game, 0, seed) for seed in range(1, count + 1)]
    for other in gharkanes:
        look_alike(game, other, 0)
    return gharkanes


def lane(game: Gharkane, seat: int) -> list[str]:
    """The steps of a seat's lane, next first."""
    top = game.agenda[-1]
    assert isinstance(top, Lanes)
    return [type(step).__name__ for step in top.lanes[seat][::-1]]


def test_with_what_bonus_and_how_far_an_event_is_paid_is_dealt_anew() -> None:
    """[day.events.cost, day.events.reduction] Others see that it is being paid, and no more."""
    game = night()
    game.events_open = ["desertions", "supernova_flare"]
    owns(game, 1, can=5, chip=3, metal=2, med=2)
    room(game, 1, "ag_radio")
    game.box.events = [e for e in EVENTS if e not in game.events_open]
    game.box.rooms = ["dormitory", "smokehouse", "barter_hall", "cave_armoury", "ag_radio"]
    game = begin(game, OfferEvents((1, 0)))
    edible = [other.agenda[-1] for other in worlds(chosen(game, 1, Resolve("desertions")))]
    assert {type(top).__name__ for top in edible} == {"PayEdible", "SpareCost"}
    paying = [top for top in edible if isinstance(top, PayEdible)]
    assert {top.use for top in paying} == {"none", "ag_radio"}
    assert {top.owed for top in paying} == {3, 5}
    flare = worlds(chosen(game, 1, Resolve("supernova_flare", "ag_radio")))
    assert len({str(other.agenda[-1]) for other in flare}) > 3
    for other in flare:
        assert any(r.id == "ag_radio" and r.used for r in other.shelters[1].rooms)


def test_what_a_rival_spares_is_open_in_no_world_before_it_has_paid() -> None:
    """[day.events.reduction, option.open_shelters] Shelters show the radio, not the answers."""
    game = night(2, Variant(open_shelters=True))
    game.events_open = ["supernova_flare"]
    owns(game, 1, chip=3, metal=2, med=2)
    room(game, 1, "ag_radio")
    game = begin(game, OfferEvents((1, 0)), Evening(), Round(2))
    begun = chosen(game, 1, Resolve("supernova_flare", "ag_radio"))
    halfway = chosen(begun, 1, Use("ag_radio", "med"))
    for seed in range(1, 6):
        assert redeal(halfway, 0, seed).agenda[-1] == begun.agenda[-1]
        assert redeal(halfway, 1, seed).agenda[-1] == halfway.agenda[-1], "it knows its own"


def test_an_open_shelter_that_has_paid_nothing_shows_no_end_of_what_is_spared() -> None:
    """[day.events.reduction, option.open_shelters] The whole cost is edible: it is paid last."""
    game = night(2, Variant(open_shelters=True))
    game.events_open = ["desertions"]
    owns(game, 1, can=5)
    room(game, 1, "ag_radio")
    game = begin(game, OfferEvents((1, 0)), Evening(), Round(2))
    begun = chosen(game, 1, Resolve("desertions", "ag_radio"))
    paying = chosen(begun, 1, Use("ag_radio", "edible"), Use("ag_radio", "edible"))
    assert isinstance(paying.agenda[-1], PayEdible)
    assert redeal(paying, 0, 3).agenda[-1] == begun.agenda[-1]
    assert redeal(paying, 1, 3).agenda[-1] == paying.agenda[-1], "it knows its own"


def test_how_many_pieces_of_equipment_a_rival_has_is_dealt_anew() -> None:
    """[secrets.private] What rooms gave it by day, nobody saw."""
    for n, (game, _, _) in enumerate(walk(3, 12)):  # noqa: B007
        if n == 200:
            break
    assert len({len(other.shelters[1].gear) for other in worlds(game)}) > 2


def test_how_far_a_busy_rival_is_is_dealt_anew() -> None:
    """[day.private] In its shelter, among its losses, and at setup."""
    stages: dict[str, set[str]] = {"setup": set(), "night": set(), "day": set()}
    for seed in range(12, 18):  # until a rival has been met at each stage
        for n, (game, _, _) in enumerate(walk(3, seed)):
            if (n % 5 == 0 or game.phase == "night") and isinstance(game.agenda[-1], Lanes):
                lanes = {str(lane(other, 1)) for other in worlds(game, 8)}
                stages[game.phase] |= lanes if lane(game, 1) else set()
        if all(len(lanes) > 1 for lanes in stages.values()):
            return
    pytest.fail(f"seen nowhere in six games: {stages}")


def test_equipment_set_apart_is_dealt_anew() -> None:
    """[day.private] Nobody knows what a depot will draw, not even its owner."""
    game = night()
    game.phase = "day"
    room(game, 0, "salvage_depot")
    owns(game, 0, food=1)
    game.box.rooms = ["dormitory", "smokehouse", "barter_hall", "cave_armoury"]
    game = begin(game, Shelters(), Evening())
    draws = set()
    for seed in range(1, 9):
        other = redeal(game, 0, seed)
        look_alike(game, other, 0)
        other, _ = apply(other, 0, Use("salvage_depot"))
        draws.add(other.shelters[0].gear[0])
    assert draws == {Gear("cart"), Gear("drill")}


def test_a_rival_at_home_is_as_busy_as_before() -> None:
    """[day.private] Done stays done, busy stays busy."""
    game = night(3)
    game.phase = "day"
    game.box.rooms = ["dormitory", "smokehouse", "barter_hall", "cave_armoury"] * 2
    game = chosen(begin(game, Shelters(), Evening()), 1, Done())
    for seed in range(1, 6):
        other = redeal(game, 0, seed)
        assert awaited(other) == [(0, "Day"), (2, "Day")]
        cleaned = other.shelters[1].stores
        assert cleaned["food"] == 0
        assert cleaned["water"] <= 2


def test_a_computer_that_looks_one_pick_deep_beats_random_seats() -> None:
    """[goal] Its idea of a good position leads to more points."""
    wins = 0
    for seed in range(6):
        game, dice = new_game(4, seed + 1, Options()), seed + 100
        me = seed % 4
        while game.result is None:
            dice, n = below(dice, len(awaited(game)))
            seat = awaited(game)[n][0]
            dice, m = below(dice, len(legal(game, seat)))
            pick = one_deep_pick(game, seat, dice + 1) if seat == me else legal(game, seat)[m]
            play(game, seat, pick)
        wins += me in game.result
    assert wins >= 5


def test_the_value_is_of_this_seats_own_knowledge() -> None:
    """[secrets.private] Two worlds that look alike are worth the same."""
    for n, (game, seat, _) in enumerate(walk(3, 8)):
        if n % 15 == 0 and lane_of(game, seat) is not None:
            gharkane, other = redeal(game, seat, n + 1), redeal(game, seat, n + 9)
            assert GAMES["gharkane"].terms(gharkane, seat) == GAMES["gharkane"].terms(other, seat)
