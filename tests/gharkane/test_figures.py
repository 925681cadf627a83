"""What balance is judged by: counted once more while whole games are played."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.gharkane import PACKAGE as gharkane
from engine.games.gharkane.content import RESOURCES
from engine.games.gharkane.shelter import Shelter
from engine.kernel import EVERYTHING, pending, play
from engine.players import PLAYERS
from engine.rng import advance


@pytest.mark.parametrize("seats", gharkane.SEATS)
def test_figures_are_what_the_shelters_went_through(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a shelter gains or pays is counted where it happens; what changed hands is neither
    come nor gone."""
    gained, paid = Counter[str](), Counter[str]()
    gain, pay = Shelter.gain, Shelter.pay

    def counted_gain(shelter: Shelter, resource: str, amount: int = 1) -> None:
        gained[resource] += amount
        gain(shelter, resource, amount)

    def counted_pay(shelter: Shelter, resource: str, amount: int = 1) -> None:
        paid[resource] += amount
        pay(shelter, resource, amount)

    monkeypatch.setattr(Shelter, "gain", counted_gain)
    monkeypatch.setattr(Shelter, "pay", counted_pay)
    game, draw, told, empty = gharkane.new_game(seats, 5, gharkane.Options()), 5, [], {}
    built = Counter[str]()
    while game.result is None:
        told += game.new_events
        game.new_events.clear()
        if game.phase == "day":
            empty[game.day] = not game.display
        seat = pending(game)[0][1][0]
        draw, chance = advance(draw)
        day = game.day
        play(game, seat, PLAYERS["random"](game, seat, chance))
        if day:
            names = [event.name for event in game.new_events]
            built[f"built_day_{day}"] += names.count("built")
    told += game.new_events
    found = gharkane.figures(game, told)
    given = Counter(e.facts["good"] for e in told if e.name == "gave")
    for kind in RESOURCES:
        came = found[f"{kind}_collected"] + found[f"{kind}_otherwise"]
        gone = found[f"{kind}_spent"] + found[f"{kind}_spoilt"]
        assert came == gained[kind] - given[kind], kind
        assert gone == paid[kind] - given[kind], kind
        assert found[f"{kind}_left"] == sum(own.stores[kind] for own in game.shelters), kind
    cost = Counter[str]()
    for event in told:
        facts = event.seen_by(EVERYTHING) or {}
        if event.name == "resolved":
            cost.update(facts["paid"])
        elif event.name == "lost":
            cost[facts["what"]] += 1
    assert found["ammo_spent"] == (
        found["ammo_hunting"] + found["ammo_defending"] + cost["ammo"]
    )  # fmt: skip
    assert {day: found[f"display_empty_night_{day}"] for day in empty} == empty
    assert {name: found[name] for name in built} == built
    assert sum(built.values()) > 0
    owned = sum(len(own.gear) for own in game.shelters)
    assert found["gear_owned"] == owned > seats - 1
    assert found["gear_unseen"] == 24 - owned - len(game.display)
    if seats > 1:
        began = next(event.facts["first"] for event in told if event.name == "began")
        assert found["first_won"] == (began in game.result) / len(game.result)
    assert ("first_won" in found) == (seats > 1)
