"""The end: points by rule, ties, winners."""

from __future__ import annotations

import pytest

from engine.games.gharkane import PACKAGE
from engine.games.gharkane.content import GAUGE
from engine.games.gharkane.day.clean import EndDay
from engine.games.gharkane.day.picks import Done
from engine.games.gharkane.score import End, score, winners
from engine.games.gharkane.shelter import Gear
from engine.games.gharkane.state import Gharkane, Variant
from engine.kernel import apply, awaited
from tests.gharkane.conftest import begin, night, owns, room

FOUR = ("ag_radio", "cave_armoury", "dormitory", "smokehouse", "barter_hall")


def rows(game: Gharkane, seat: int = 0) -> dict[str, int]:
    return {row.rule: row.points for row in score(game)[seat].rows}


@pytest.mark.parametrize(("full", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 9)])
def test_complete_rooms_earn_by_the_table(full: int, points: int) -> None:
    """[score.rooms] A built room with a free place does not count, nor does the hospital."""
    game = night()
    for name in FOUR[:full]:
        room(game, 0, name)
    room(game, 0, "lookout_post", survivors=3)
    game.shelters[0].hospital = 9
    assert rows(game)["score.rooms"] == points


def test_each_survivor_earns_a_point() -> None:
    """[score.survivors] In rooms and in the hospital."""
    game = night()
    room(game, 0, "dormitory", survivors=2)
    game.shelters[0].hospital = 3
    assert rows(game)["score.survivors"] == 5


def test_resolved_events_earn_what_their_cards_say() -> None:
    """[score.events] Three for a forest, six for the flare."""
    game = night()
    game.shelters[0].resolved = ["burnt_forests", "supernova_flare"]
    assert rows(game)["score.events"] == 9


def test_repaired_equipment_and_pairs_earn() -> None:
    """[score.equipment, score.pairs] One each, two more for two alike; broken ones nothing."""
    game = night()
    game.shelters[0].gear = [Gear("cart", True), Gear("cart", True), Gear("drill", True)]
    game.shelters[0].gear += [Gear("drill"), Gear("exo_legs"), Gear("exo_legs")]
    assert (rows(game)["score.equipment"], rows(game)["score.pairs"]) == (3, 2)


@pytest.mark.parametrize("cell", range(len(GAUGE)))
def test_the_cell_of_the_marker_adds_or_takes_away(cell: int) -> None:
    """[score.gauge, day.disease.gauge] From +2 to -11."""
    game = night()
    game.shelters[0].gauge = cell
    assert rows(game)["score.gauge"] == (2, 1, 0, -1, -2, -3, -4, -5, -6, -7, -9, -11)[cell]
    assert score(game)[0].total == GAUGE[cell]


def test_every_row_names_a_rule_and_only_events_are_public_before_the_end() -> None:
    """[secrets.public, option.open_shelters] Unless shelters are open, or all is over."""
    game = night()
    assert {row.rule for row in score(game)[0].rows} <= set(PACKAGE.RULES)
    assert [row.rule for row in score(game)[1].rows if row.public] == ["score.events"]
    game.variant = Variant(open_shelters=True)
    assert all(row.public for row in score(game)[1].rows)
    ended = begin(night(), End())
    assert all(row.public for row in score(ended)[1].rows)


def test_the_most_points_win() -> None:
    """[end] There is a public event, and nobody is asked any more."""
    game = night(3)
    game.shelters[1].hospital = 4
    owns(game, 2, can=50)
    game = begin(game, End())
    assert game.result == (1,)
    assert (game.phase, awaited(game)) == ("end", [])
    names = [event.name for event in game.new_events]
    assert names == ["scored", "scored", "scored", "ended"]
    assert game.new_events[-1].seen_by(0) == {"winners": [1]}


def test_ties_go_to_supplies_then_to_resources_then_are_shared() -> None:
    """[end.tie] Medicine counts as a supply; ammo and materials only as resources."""
    game = night(3)
    assert winners(game) == (0, 1, 2)
    owns(game, 0, wood=9)
    assert winners(game) == (0,)
    owns(game, 2, med=1)
    assert winners(game) == (2,)
    owns(game, 1, can=1, ammo=1)
    assert winners(game) == (1,)
    assert score(game)[1].ties == (("supplies", 1), ("resources", 2))


def test_the_game_stops_with_the_last_seats_cleaning() -> None:
    """[end] The sixth day is played in full: what spoils breaks no tie."""
    game = night()
    owns(game, 0, food=9)
    game = begin(game, EndDay(0), End())
    game, _ = apply(game, 0, Done())
    assert game.result == (0, 1)
