"""Day 1: events resolved in turn order, one a lap."""

from __future__ import annotations

import pytest

from engine.games.gharkane.content import EVENTS
from engine.games.gharkane.day.day import Day
from engine.games.gharkane.day.picks import Meal, Resolve, Use
from engine.games.gharkane.day.resolve import OfferEvents
from engine.games.gharkane.picks import Pass
from engine.games.gharkane.state import Gharkane
from engine.kernel import awaited, legal
from tests.gharkane.conftest import begin, chosen, night, owns, refused, room, stores, told

RADIO = "ag_radio"


def morning(*events: str, seats: int = 2) -> Gharkane:
    """A day with these events unresolved; seat 1 holds the token."""
    game = night(seats)
    game.first = seats - 1
    game.events_open = list(events)
    return game


def offer(game: Gharkane) -> Gharkane:
    """Ask for events, and for nothing after them."""
    return begin(game, OfferEvents(tuple(game.in_turn_order())))


def offers(game: Gharkane, seat: int) -> list[object]:
    return [pick for pick in legal(game, seat) if pick != Pass()]


def test_seats_resolve_one_event_a_lap_from_the_new_first_player_on() -> None:
    """[day.events.order, day.steps] The holder of the token begins; each lap resolves one."""
    game = morning("burnt_forests", "fried_circuits", seats=3)
    owns(game, 2, wood=2, metal=4, chip=2)
    game = begin(game, Day())
    assert awaited(game) == [(2, "ResolveEvent")]
    game = chosen(game, 2, Resolve("burnt_forests"))
    assert awaited(game) == [(0, "ResolveEvent")]
    game = chosen(chosen(game, 0, Pass()), 1, Pass())
    assert awaited(game) == [(2, "ResolveEvent")]
    game = chosen(game, 2, Resolve("fried_circuits"))
    assert game.shelters[2].resolved == ["burnt_forests", "fried_circuits"]
    assert awaited(game) == [(0, "Day"), (1, "Day"), (2, "Day")]


def test_a_pass_is_final_for_the_day() -> None:
    """[day.events.order] Who passed is not asked again while others go on."""
    game = morning("burnt_forests", "fried_circuits", "raiders")
    owns(game, 0, wood=2, metal=4, chip=2)
    owns(game, 1, ammo=5)
    game = chosen(offer(game), 1, Pass())
    game = chosen(game, 0, Resolve("burnt_forests"))
    assert awaited(game) == [(0, "ResolveEvent")]


def test_everybody_is_asked_whatever_they_own() -> None:
    """[day.events, secrets.private] Being asked tells nothing: who can pay nothing may pass."""
    game = offer(morning("raiders"))
    assert awaited(game) == [(1, "ResolveEvent")]
    assert legal(game, 1) == [Pass()]
    refusal = refused(game, 1, Resolve("raiders"))
    assert (refusal.rule, refusal.reason) == ("day.events.cost", "cost-short")
    assert refusal.figures == {"event": "raiders", "missing": {"ammo": 5}, "short": 5}
    assert refused(game, 1, Resolve("mould")).reason == "event-not-open"


def test_without_events_nobody_is_asked() -> None:
    """[day.events] With nothing to resolve the day goes on at home."""
    game = begin(morning(), Day())
    assert awaited(game) == [(0, "Day"), (1, "Day")]


@pytest.mark.parametrize("event", EVENTS)
def test_an_event_is_resolved_at_exactly_its_cost(event: str) -> None:
    """[day.events, day.events.cost] The card is taken, all of its cost is gone, and all know it."""
    row = EVENTS[event]
    cost = {("can" if word == "edible" else word): n for word, n in row.cost.items()}
    game = morning(event)
    owns(game, 1, **cost)
    game = offer(game)
    first = next(iter(cost))
    game.shelters[1].stores[first] -= 1
    assert legal(game, 1) == [Pass()], "one short"
    game.shelters[1].stores[first] += 1
    game, events = told(game, 1, Resolve(event))
    if "edible" in row.cost:
        game, events = told(game, 1, Meal(0, 0, row.cost["edible"]))
    assert stores(game, 1) == {}
    assert game.events_open == []
    assert game.shelters[1].resolved == [event]
    (told_all,) = [e for e in events if e.name == "resolved"]
    assert told_all.seen_by(0) == {
        "seat": 1, "event": event, "use": "none", "paid": cost, "points": row.points,
    }  # fmt: skip


def test_edible_costs_are_paid_in_any_mix() -> None:
    """[day.events.cost] Five edible resources: food, water and cans as the payer likes."""
    game = morning("desertions")
    owns(game, 1, food=2, water=2, can=4, med=3)
    game = chosen(offer(game), 1, Resolve("desertions"))
    assert awaited(game) == [(1, "ResolveEvent")]
    assert Meal(2, 2, 1) in legal(game, 1)
    assert refused(game, 1, Meal(3, 2, 0)).reason == "resource-short"
    game, events = told(game, 1, Meal(0, 2, 3))
    assert stores(game, 1) == {"food": 2, "can": 1, "med": 3}
    assert events[-1].facts["paid"] == {"can": 3, "water": 2}


def test_the_radio_spares_two_resources_of_the_payers_choice() -> None:
    """[day.events.reduction, content.rooms] A full radio leaves two resources of a cost unpaid."""
    game = morning("supernova_flare")
    owns(game, 1, chip=3, metal=2)
    room(game, 1, RADIO)
    game = offer(game)
    assert offers(game, 1) == [Resolve("supernova_flare", RADIO)]
    game = chosen(game, 1, Resolve("supernova_flare", RADIO))
    assert legal(game, 1) == [Use(RADIO, "med")], "without medicine nothing else can be spared"
    assert refused(game, 1, Use(RADIO, "wood")).reason == "not-in-the-cost"
    assert refused(game, 1, Use(RADIO, "chip")).reason == "cost-short"
    assert refused(game, 1, Use(RADIO, "med", count=2)).reason == "bonus-not-ready"
    game, events = told(chosen(game, 1, Use(RADIO, "med")), 1, Use(RADIO, "med"))
    assert stores(game, 1) == {}
    assert events[-1].facts["use"] == RADIO
    assert events[-1].facts["paid"] == {"metal": 2, "chip": 3}


def test_the_payer_chooses_what_the_radio_spares() -> None:
    """[day.events.reduction] With everything at hand, any two of the cost may be spared."""
    game = morning("burnt_forests")
    owns(game, 1, metal=2, chip=2)
    room(game, 1, RADIO)
    game = chosen(offer(game), 1, Resolve("burnt_forests", RADIO))
    assert legal(game, 1) == [Use(RADIO, "metal"), Use(RADIO, "chip")]
    game = chosen(game, 1, Use(RADIO, "metal"), Use(RADIO, "chip"))
    assert stores(game, 1) == {"metal": 1, "chip": 1}


def test_the_reduction_works_once_a_day_even_with_two_radios() -> None:
    """[day.events.reduction] One event a day is cheaper, however many radios one owns."""
    game = morning("burnt_forests", "unstable_rubble")
    owns(game, 1, metal=3, chip=1)
    room(game, 1, RADIO)
    room(game, 1, RADIO)
    game = chosen(offer(game), 1, Resolve("burnt_forests", RADIO))
    game = chosen(game, 1, Use(RADIO, "chip"), Use(RADIO, "chip"))
    game = chosen(game, 0, Pass())
    assert stores(game, 1) == {"metal": 1, "chip": 1}
    assert legal(game, 1) == [Pass()]
    refusal = refused(game, 1, Resolve("unstable_rubble", RADIO))
    assert (refusal.rule, refusal.reason) == ("day.events.reduction", "bonus-not-ready")


def test_a_radio_that_is_not_full_spares_nothing() -> None:
    """[rooms.bonus] One survivor less and the bonus stops."""
    game = morning("burnt_forests")
    owns(game, 1, metal=2, chip=2)
    room(game, 1, RADIO, survivors=3)
    assert offers(offer(game), 1) == [Resolve("burnt_forests")]


def test_a_radio_also_spares_edible_resources() -> None:
    """[day.events.reduction] Two of five edible are spared, three are asked for."""
    game = morning("desertions")
    owns(game, 1, can=3)
    room(game, 1, RADIO)
    game = chosen(offer(game), 1, Resolve("desertions", RADIO))
    game = chosen(game, 1, Use(RADIO, "edible"), Use(RADIO, "edible"))
    game = chosen(game, 1, Meal(0, 0, 3))
    assert stores(game, 1) == {}
    assert game.shelters[1].resolved == ["desertions"]
