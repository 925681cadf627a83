"""How far rules go: what a single step beyond, or one condition less, would allow."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.revive.content import BESIDE, HEXES_OF, NUMBERS, SITE_OF, TRIBE
from engine.games.revive.effects.book import BOOK
from engine.games.revive.effects.moon import Carry, Ferrying
from engine.games.revive.ending import score
from engine.games.revive.limits import Overflow
from engine.games.revive.picks import (
    Build,
    Embark,
    Ferry,
    Hibernate,
    Light,
    Row,
    Sail,
    Switch,
    Take,
)
from engine.games.revive.state import Machine, Tile, Variant
from engine.games.revive.turn.actions import Building
from engine.games.revive.turn.reach import free_spaces
from engine.kernel import legal, question
from engine.kit.maps import distances
from tests.revive.tables import asked, do, end, grant, lay, tribe, turned

EMPTY: dict[str, list[str]] = {slot: [] for slot in NUMBERS.slots}


def test_a_lantern_is_carried_three_spaces() -> None:
    """[tribe.moon] No farther, whatever lies open."""
    game = turned(tribe="lanterns", variant=Variant(moon=True))
    for tile in game.board.values():
        tile.id, tile.up = "tile_a4", True
    game = grant(game, 0, "S1")
    now = question(game, 0)
    assert isinstance(now, Carry)
    far = distances(tribe(game).lanterns, BESIDE.__getitem__)
    tiles = now.values(game, 0, Light, {})
    spaces = [hex for tile in tiles for hex in now.values(game, 0, Light, {"tile": tile})]
    assert max(far[hex] for hex in spaces) == 3


def test_a_meeple_is_ferried_two_spaces() -> None:
    """[tribe.moon] Two spaces may lie between the cities, no third."""
    game = turned(tribe="ferriers", variant=Variant(moon=True))
    for tile in game.board.values():
        tile.id, tile.up = "tile_a1", True
    tribe(game).settled = {"f4": "t1"}
    lay(game, "f4", "city")
    goals = Ferrying(0)._goals(game)["f4"]
    far = distances(["f4"], BESIDE.__getitem__)
    assert max(far[hex] for hex in goals if far[hex] > 1) == 3


def test_the_last_step_of_a_track_brings_a_marker() -> None:
    """[machines.track, progress] Like the sixth, with an artifact."""
    game = turned()
    tribe(game).tracks["grey"] = 8
    tribe(game).sites = [f"site_{n}" for n in range(1, 10)]
    game = grant(game, 0, "TG1")
    assert (tribe(game).markers, asked(game)) == (1, [("Act", 0)])
    game = grant(game, 0, "TG1")
    assert tribe(game).markers == 1


def test_who_brings_the_end_about_gets_a_token_for_each_artifact_missing() -> None:
    """[end.tokens] Not for those after the last; the others do."""
    game = turned(2)
    game.artifacts = {"yellow": 0, "green": 1, "grey": 0}
    game = grant(game, 0, "Z2")
    assert (game.ender, tribe(game).tokens) == (0, 4)
    game = end(game, 0)
    assert tribe(grant(game, 1, "Z1"), 1).tokens == 2


def test_range_and_discounts_are_gone_with_the_turn() -> None:
    """[discounts, range.more] What was not used is lost."""
    game = grant(turned(), 0, "DB2 R3")
    assert (Building(game, 0).due("small")["gear"], free_spaces(tribe(game))) == (1, 3)
    game = end(game, 0)
    assert (Building(game, 0).due("small")["gear"], free_spaces(tribe(game))) == (3, 0)


def test_a_lake_brings_devotion_once_for_each_size() -> None:
    """[abyss.lakes] One for a small building, three for a large one, whatever else is built."""
    for size, devotion in (("small", 1), ("large", 3)):
        game = turned(variant=Variant(abyss=True))
        game.board["c3"] = Tile("black_lake", True)
        near = sorted({hex for one in HEXES_OF["c3"] for hex in BESIDE[one]})
        there = next(hex for hex in near if game.terrain_at(hex) == "desert")
        first, _ = do(game, 0, Build(SITE_OF[there], there, size))
        assert (tribe(first).devotion, tribe(first).shores) == (devotion, [f"black_lake {size}"])
        tribe(game).shores = [f"black_lake {size}"]
        again, _ = do(game, 0, Build(SITE_OF[there], there, size))
        assert (tribe(again).devotion, tribe(again).shores) == (0, tribe(first).shores)


def test_a_destroyed_card_is_not_counted_and_its_voyage_becomes_a_flask() -> None:
    """[abyss.voyages] One that was gained is gained no longer."""
    game = turned(variant=Variant(abyss=True))
    game.voyages[0], own_tribe = "voyage_1", tribe(game)
    own_tribe.active.append("farmer")
    own_tribe.gained.append("farmer")
    game, _ = do(game, 0, Embark("voyage_1", "farmer"))
    assert (tribe(game).gained, game.destroyed) == ([], ["farmer"])
    game, _ = do(game, 0, Sail("voyage_1"))
    assert tribe(game).flasks() == 1


def test_what_each_hibernation_brings() -> None:
    """[hibernate.track] Two of any kind, a module, a citizen, three points and a crystal."""
    found = {}
    for row in (1, 2, 3, 4):
        game = turned()
        tribe(game).hibernations = 3
        tribe(game).stock["crystal"] = 0
        game, _ = do(game, 0, Hibernate(), Row(row))
        found[row] = (asked(game)[0][0], tribe(game).score, tribe(game).stock["crystal"])
    assert found == {
        1: ("AnyResources", 0, 0),
        2: ("ChooseModule", 0, 0),
        3: ("ChooseCard", 0, 0),
        4: ("LoseArtifact", 3, 1),
    }


def test_fifteen_points_bring_two_of_any_kind() -> None:
    """[points.track] All at once."""
    game = turned()
    tribe(game).score = tribe(game).highest = 14
    assert len(legal(grant(game, 0, "P1"), 0)) == 6


@pytest.mark.parametrize(("left", "points"), [(4, 0), (5, 1), (9, 1), (10, 2), (14, 2)])
def test_five_resources_that_are_left_are_a_point(left: int, points: int) -> None:
    """[score.leftovers] Crystals among them."""
    game = turned()
    tribe(game).stock = {"food": left - 3, "book": 0, "gear": 1, "crystal": 2}
    found = {row.rule: row.points for row in score(game)[0].rows}
    assert found["score.leftovers"] == points


@pytest.mark.parametrize("edition", [4, 5])
def test_a_ferried_meeple_brings_the_waters_beside_it_again(edition: int) -> None:
    """[build.water, tribe.moon] Even if they were taken before; since the fifth edition."""
    game = turned(tribe="ferriers", variant=Variant(moon=True), edition=edition)
    tribe(game).settled, tribe(game).waters = {"f4": "t1"}, ["d4"]
    game.board["c3"] = Tile("tile_a2", True)  # its water is a crate
    for _ in range(2):  # the second time within a turn it pays nothing
        game, _ = do(grant(game, 0, "S1"), 0, Ferry("f4", "d5"))
        assert (tribe(game).crates_taken, tribe(game).waters) == (int(edition == 5), ["d4"])
        tribe(game).settled = {"f4": "t1"}


def test_what_is_owed_is_within_the_limits_when_it_is_counted() -> None:
    """[limits, end.count] What a seat chooses before the count is lost above six."""
    game = turned(2)
    game.artifacts = {"yellow": 0, "green": 1, "grey": 0}
    game = end(grant(game, 0, "Z1"), 0)
    game = end(grant(game, 0, "A2"), 1)
    tribe(game).stock = {"food": 5, "book": 6, "gear": 4, "crystal": 3}
    game, _ = do(game, 0, Take(2, 0, 0))
    assert game.result is not None
    assert tribe(game).stock == {"food": 6, "book": 6, "gear": 4, "crystal": 3}


def test_crystals_are_not_exchanged_where_there_is_no_room() -> None:
    """[crystals.surplus, limits] Then they are lost, and nobody is asked."""
    for book, waits in ((6, "Act"), (5, "AnyResources")):
        game = turned()
        tribe(game).stock = {"food": 5, "book": book, "gear": 6, "crystal": 5}
        game, _ = do(game, 0, Switch("food"))
        assert asked(game) == [(waits, 0)]
        assert tribe(game).stock["crystal"] == 3


def test_two_discounts_add() -> None:
    """[discounts] Of each kind; the next deed of that kind uses both."""
    game = grant(turned(), 0, "DB1 DB1 DE1 DE2 DP1 DP1")
    assert tribe(game).discounts == {"build": 2, "explore": 3, "populate": 2}
    game, _ = do(game, 0, Build("e3", "e4", "small"))
    assert (tribe(game).stock["gear"], tribe(game).discounts.get("build")) == (5, None)


@pytest.mark.parametrize(
    ("people", "lacks"),
    [
        ("embers", {"stock": {"food": 0, "book": 6, "gear": 6, "crystal": 0}}),
        ("embers", {"machines": [Machine("stove")]}),
        ("scrappers", {"crates": []}),
        ("ferriers", {"settled": {}}),
        ("ferriers", {"settled": {"a1": "t1"}}),
        ("frost_scribes", {"modules": {**EMPTY, "top_left": ["m01", "m02"]}}),
        ("frost_scribes", {"modules": EMPTY}),
    ],
)
def test_an_ability_that_can_do_nothing_is_not_offered(people: str, lacks: dict[str, Any]) -> None:
    """[tribe.moon] Without food, spent energy, crates, a meeple in a city, or two slots with
    modules, the star moves no disc, and nothing is asked."""
    game = turned(tribe=people, variant=Variant(moon=True))
    lay(game, "f4", "city")
    lay(game, "g5", "city")
    able = {
        "machines": [Machine("stove", True)], "crates": ["box_gear"], "settled": {"f4": "t1"},
        "modules": {**EMPTY, "top_left": ["m01", "m02"], "side": ["m03"]},
    }  # fmt: skip
    for name, value in able.items():
        setattr(tribe(game), name, value)
    assert asked(grant(game, 0, "S1")) != [("Act", 0)]
    for name, value in lacks.items():
        setattr(tribe(game), name, value)
    after = grant(game, 0, "S1")
    assert (asked(after), tribe(after).discs) == ([("Act", 0)], 0)
    moon = BOOK[TRIBE[people].moon](0, 1)
    assert [kind for kind in moon.composed if moon.values(game, 0, kind, {})] == []


@pytest.mark.parametrize("size", ["small", "large"])
def test_no_more_is_built_than_there_is(size: str) -> None:
    """[build.cost] Five small buildings and three large ones."""
    most = NUMBERS.building(size).count
    for standing in (most - 1, most):
        game = turned()
        lay(game, "e4", "desert")
        tribe(game).buildings = dict.fromkeys([f"a{n}" for n in range(2, standing + 2)], size)
        tribe(game).lanterns = ["e5"]
        tribe(game).stock = dict.fromkeys(tribe(game).stock, 6)
        offered = {pick.size for pick in legal(game, 0) if isinstance(pick, Build)}
        sizes = {
            pick for hex in Building(game, 0).places() for pick in Building(game, 0).sizes(hex)
        }
        assert (
            offered
            == sizes
            == ({"small", "large"} if standing < most else {"small", "large"} - {size})
        )


@pytest.mark.parametrize(
    ("edition", "above", "waits"),
    [
        (1, "crystal", False),
        (1, "gear", True),
        (2, "crystal", True),
        (2, "gear", True),
    ],
)
def test_resources_above_a_limit_wait_for_free_actions(
    edition: int, above: str, waits: bool
) -> None:
    """[limits, crystals.surplus] As long as one could use them; not crystals in the first
    edition."""
    game = turned(edition=edition)
    tribe(game).machines = [Machine("stove")]
    tribe(game).stock = {store: NUMBERS.limit(store) for store in tribe(game).stock}
    assert Overflow(0).moot(game)
    tribe(game).stock[above] += 1
    assert Overflow(0).moot(game) != waits
    tribe(game).machines = []
    assert Overflow(0).moot(game)
