"""Range, exploring, building, settling."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from engine.copying import clone
from engine.games.revive import PACKAGE as revive
from engine.games.revive.content import BESIDE, CORNERS, HEXES, HEXES_OF, NODES, SITE_OF, TILE
from engine.games.revive.effects.ground import yields
from engine.games.revive.picks import Advance, Build, Explore, Install, Orient, Populate, Recruit
from engine.games.revive.state import Revive, Tile, Tribe, Variant
from engine.games.revive.turn.actions import Building, Exploring
from engine.games.revive.turn.populating import Populating
from engine.games.revive.turn.reach import between, farthest, lowered, walks
from engine.kernel import legal, offered, question
from tests.laws.walks import throughout
from tests.revive.tables import asked, do, grant, lay, names, refused, tribe, turned


def test_distance_is_the_number_of_spaces_between() -> None:
    """[range.distance] Beside an origin costs nothing; each space between costs a food."""
    game = turned()
    ways = walks(game, 0)
    assert between(ways, "e4") == 0
    assert between(ways, "e3") == 1
    assert Building(game, 0).price(Build("e3", "e4", "small")) == {"gear": 3}
    assert Populating(game, 0).price(Populate("e3", "f4", "t1")) == {"book": 2}


def test_range_is_counted_from_pieces_once_there_are_any() -> None:
    """[range.origins] From the chasm at first, then from one's own buildings, meeples, lanterns."""
    game = turned()
    assert game.origins(0) == list(HEXES_OF["e5"])
    tribe(game).buildings = {"e4": "small"}
    assert game.origins(0) == ["e4"]
    tribe(game).settled = {"a1": "t1"}
    assert set(game.origins(0)) == {"e4", *HEXES_OF["a1"]}


def test_ice_and_crystals_block_the_way() -> None:
    """[range.obstacles] They can be reached, never crossed."""
    game = turned()
    assert not game.passable("a3")
    game.board["c3"] = Tile("tile_b1", True)
    crystal = next(h for h in HEXES_OF["c3"] if game.terrain_at(h) == "crystal_hex")
    assert not game.passable(crystal)
    for tile in game.board.values():
        tile.up = False
    assert refused(game, 0, Explore("a3")).reason == "no-way"


def test_range_for_one_distance() -> None:
    """[range.more] It pays for the next distance of the turn, and is spent by it."""
    game = turned()
    far = max(Exploring(game, 0).offers(), key=Exploring(game, 0).spaces)
    assert isinstance(far, Explore)
    dear = Exploring(game, 0).price(far)
    game = grant(game, 0, "R9")
    assert sum(Exploring(game, 0).price(far).values()) < sum(dear.values())
    game, _ = do(game, 0, far)
    assert tribe(game).reach == 0


def test_discounts_count_once() -> None:
    """[discounts] Resources off the next exploration, gears off the next building, books off the
    next population of the turn."""
    game = grant(turned(), 0, "DB2 DP1 DE9")
    assert Building(game, 0).price(Build("e3", "e4", "small")) == {"gear": 1}
    assert Populating(game, 0).price(Populate("e3", "f4", "t1")) == {"book": 1}
    assert Exploring(game, 0).price(Explore("c3")) == {}
    game, _ = do(game, 0, Build("e3", "e4", "small"))
    assert Building(game, 0).price(Build("e3", "f3", "small")) == {"gear": 3}


def test_exploring_costs_what_the_tile_says() -> None:
    """[explore.cost, explore.orient, explore.reward] Its cost and the way are paid; it is laid
    either way; it brings its reward and a citizen."""
    game = turned()
    game.board["c3"] = Tile("tile_b4")
    price = Exploring(game, 0).price(Explore("c3"))
    assert (price["book"], price["gear"]) == (1, 1)
    game, _ = do(game, 0, Explore("c3"))
    cards = [*game.market, "deck"]
    ways = ("upright", "turned")
    assert legal(game, 0) == [Orient(way, card) for way in ways for card in cards]
    game, events = do(game, 0, Orient("turned"))
    assert game.terrain_at("c3") == TILE["tile_b4"].spaces[3]
    assert tribe(game).score == 3
    assert asked(game) == [("ChooseCard", 0)]
    game, _ = do(game, 0, Recruit(game.market[0]))
    assert tribe(game).explored == 1
    assert refused(game, 0, Explore("c3")).reason == "nothing-to-explore"
    assert "oriented" in names(events)


def test_a_giant_crystal_brings_no_citizen() -> None:
    """[explore.reward] It lies one way only, and is one large space that blocks."""
    game = turned(variant=Variant(giants=True))
    game.board["c3"] = Tile("tile_x1")
    game, _ = do(game, 0, Explore("c3"))
    assert asked(game) == [("Act", 0)]
    assert tribe(game).score == 4
    assert not game.passable("c3")


def test_what_a_building_costs() -> None:
    """[build.cost] A small building costs three gears, a large one five; a tribe has few of each
    size."""
    game = turned()
    tribe(game).buildings = dict.fromkeys(["a3", "a5", "a7"], "large")
    assert refused(game, 0, Build("e3", "e4", "large")).reason == "no-buildings-left"
    tribe(game).buildings = {}
    game, _ = do(game, 0, Build("e3", "e4", "large"))
    assert tribe(game).stock["gear"] == 1
    assert refused(game, 0, Build("e3", "f3", "small")).reason == "cannot-pay"


def test_one_building_on_each_desert() -> None:
    """[build.desert] Nowhere else, and only one, of any seat."""
    game = turned()
    assert refused(game, 0, Build("e3", "e3", "small")).reason == "no-desert"
    tribe(game, 1).buildings = {"e4": "small"}
    assert refused(game, 0, Build("e3", "e4", "small")).reason == "built-upon"


class Land:
    """A ground that a test lays."""

    def __init__(self, **terrain: str) -> None:
        self.terrain = terrain

    def terrain_at(self, hex: str) -> str:
        return self.terrain.get(hex, "desert")

    def water_at(self, hex: str) -> str:
        return "K1"


def test_what_lies_beside_a_building_counts() -> None:
    """[build.bonus, build.large, build.water] Steps, crystals and water, once; twice for a large
    building, but for water, and no water twice."""
    one, two, three, four = BESIDE["e4"][:4]
    land = Land(**{one: "forest", two: "forest", three: "crystal_hex", four: "spring"})
    small = yields(land, "e4", "small")
    assert (small.text, small.waters) == ("TV2 X1", (four,))
    assert yields(land, "e4", "large").text == "TV4 X2"
    assert yields(land, "e4", "large", [four]).waters == ()
    giant = [hex for hex in BESIDE["e4"] if SITE_OF[hex] == "c3"]
    assert yields(Land(**dict.fromkeys(giant, "giant")), "e4", "large").text == "X2 P2"


def test_water_is_taken_once_in_a_game() -> None:
    """[build.water] Its bonus comes with the first building beside it."""
    game = turned()
    water = next(h for h in HEXES_OF["e7"] if game.terrain_at(h) == "spring")
    game, events = do(game, 0, Build("e7", "e7", "small"))
    assert tribe(game).waters == [water]
    assert "water_taken" in names(events)


def test_a_space_that_is_revealed_later_counts_for_who_has_built_beside_it() -> None:
    """[build.later] No matter who has explored it."""
    game = turned(3)
    beside = next(
        (hex, near)
        for hex in HEXES_OF["c3"]
        for near in BESIDE[hex]
        if game.terrain_at(near) == "desert"
    )
    tribe(game, 1).buildings = {beside[1]: "large"}
    game.board["c3"] = Tile("tile_b2")
    before = sum(tribe(game, 1).tracks.values())
    new = [hex for hex in BESIDE[beside[1]] if SITE_OF[hex] == "c3"]
    game, _ = do(game, 0, Explore("c3"), Orient("upright"))
    mountains = sum(game.terrain_at(hex) == "mountain" for hex in new)
    assert sum(tribe(game, 1).tracks.values()) == before + 2 * mountains
    assert asked(game) == [("ChooseCard", 0)]


def test_the_tree_is_learnt_from_below() -> None:
    """[populate.cost, populate.tree] Two, three or four books by its row; each technology is
    opened by the one below."""
    game = turned(tribe="roots")
    assert refused(game, 0, Populate("e3", "f4", "l2")).reason == "not-connected"
    game, _ = do(game, 0, Populate("e3", "f4", "t1"))
    assert (tribe(game).stock["book"], tribe(game).techs) == (4, ["t1"])
    assert Populating(game, 0).techs() == ("l2", "m2", "r2")
    assert Populating(game, 0).price(Populate("c5", "d5", "l2"))["book"] == 3
    tribe(game).techs += ["m2"]
    assert "m3" in Populating(game, 0).techs()
    assert Populating(game, 0).price(Populate("c5", "d5", "m3"))["book"] == 4


@pytest.mark.parametrize(
    ("edition", "cheap", "books", "points"),
    [
        (1, False, (2, 3, 4), (0, 0, 0)),
        (2, False, (2, 3, 4), (0, 0, 0)),
        (3, False, (1, 2, 3), (2, 3, 5)),
        (4, False, (1, 2, 3), (2, 3, 5)),
        (5, False, (2, 3, 4), (0, 0, 0)),
        (5, True, (1, 2, 3), (2, 3, 5)),
    ],
)
def test_what_a_technology_costs_and_scores(
    edition: int, cheap: bool, books: tuple[int, ...], points: tuple[int, ...]
) -> None:
    """[populate.cost, populate.points] By its row, as in the rulebook or by the option; older
    games keep what they began with."""
    for row, node in enumerate(("t1", "l2", "r3")):
        game = turned(tribe="roots", variant=Variant(cheap=cheap), edition=edition)
        tribe(game).techs = ["t1", "r2"][:row]
        assert Populating(game, 0).price(Populate("e3", "f4", node))["book"] == books[row]
        before = tribe(game).score + (3 if node == "r3" else 0)  # which brings three of its own
        game, _ = do(game, 0, Populate("e3", "f4", node))
        assert tribe(game).score - before == points[row]


def test_where_one_may_settle() -> None:
    """[populate.place] Cities and large locations, once each."""
    game = turned()
    assert refused(game, 0, Populate("e3", "e4", "t1")).reason == "no-city"
    tribe(game).settled = {"f4": "t1"}
    assert refused(game, 0, Populate("e3", "f4", "t1")).reason == "settled-before"


@pytest.mark.parametrize(("name", "paid"), [("roots", 3), ("ferriers", 3)])
def test_who_has_settled_before_gets_a_book(name: str, paid: int) -> None:
    """[populate.occupants, tribe.techs] From the seat that settles there, or from the bank."""
    game = turned(tribe=name)
    tribe(game, 1).settled = {"f4": "t1"}
    if name == "ferriers":
        tribe(game).techs = ["t1"]
    node = "l2" if name == "ferriers" else "t1"
    before = tribe(game, 1).stock["book"]
    game, _ = do(game, 0, Populate("e3", "f4", node))
    assert tribe(game).stock["book"] == 6 - paid
    assert tribe(game, 1).stock["book"] == before + 1


def test_a_book_without_room_is_told_as_lost() -> None:
    """[populate.occupants, limits] Whose turn it is not keeps what there is room for."""
    game = turned()
    tribe(game, 1).settled = {"f4": "t1"}
    tribe(game, 1).stock["book"] = 6
    game, events = do(game, 0, Populate("e3", "f4", "t1"))
    assert tribe(game, 1).stock["book"] == 6
    lost = [event.facts for event in events if event.name == "wasted"]
    assert lost == [{"seat": 1, "resource": "book", "amount": 1}]


def test_steps_open_machine_sites() -> None:
    """[machines.track, machines.choice] Two steps bring the printed machine, four and three one of
    three of the market; hexagons bring an artifact; each puts a marker; beyond the end a step is a
    resource."""
    game = grant(turned(), 0, "TJ2")
    assert [m.id for m in tribe(game).machines] == ["stove"]
    assert tribe(game).markers == 1
    game = grant(game, 0, "TV3 TJ2")
    assert asked(game) == [("ChooseMachine", 0)]
    offered = [pick for pick in legal(game, 0) if isinstance(pick, Install)]
    assert [pick.machine for pick in offered] == game.machines["yellow"]
    game, _ = do(game, 0, offered[0])
    assert len(game.machines["yellow"]) == 3
    game = grant(game, 0, "TJ2")
    assert asked(game) == [("ChooseArtifact", 0)]
    tribe(game).tracks["grey"], tribe(game).stock["gear"] = 9, 0
    game, _ = do(game, 0, legal(game, 0)[0])
    assert tribe(grant(game, 0, "TG2")).stock["gear"] == 2


def test_a_site_without_machines_pays() -> None:
    """[machines.none] Where none of its colour is left there are two resources."""
    game = turned()
    game.machines["yellow"], game.machine_stacks["yellow"] = [], []
    tribe(game).tracks |= {"green": 3, "yellow": 3}
    tribe(game).sites, tribe(game).stock["food"] = ["site_1", "site_2"], 0
    game = grant(game, 0, "TJ1")
    assert tribe(game).stock["food"] == 2


def test_points_bring_the_bonus_of_spaces_that_are_passed() -> None:
    """[points.track] A crate at five, a module at ten."""
    game = grant(turned(), 0, "P11")
    assert tribe(game).crates_taken == 1
    assert asked(game) == [("ChooseModule", 0)]


def test_any_step_is_chosen_one_by_one() -> None:
    """[machines.track] TA2 asks twice."""
    game = grant(turned(), 0, "TA2")
    game, _ = do(game, 0, Advance("grey"), Advance("green"))
    assert tribe(game).tracks == {"yellow": 0, "green": 1, "grey": 1}


def test_a_composed_pick_names_the_tile_first() -> None:
    """[build.desert] No menu is longer than the tiles."""
    game = turned()
    act = question(game, 0)
    assert act is not None
    tiles = act.values(game, 0, Build, {})
    assert set(tiles) <= set(HEXES_OF)
    assert act.values(game, 0, Build, {"tile": "e3"}) == ["e4", "f3"]
    assert act.values(game, 0, Build, {"tile": "e3", "hex": "e4"}) == ["small", "large"]


def test_the_farthest_space_is_the_last_that_can_be_paid() -> None:
    """[range.distance] Each space beyond the free ones costs a food; a crystal, or a discount,
    stands for any resource."""
    figures = product(range(3), range(3), range(3), range(3), range(3), range(2), range(2))
    for food, books, crystals, due_food, due_books, free, less in figures:
        cost = {name: n for name, n in (("food", due_food), ("book", due_books)) if n}
        owner = Tribe(stock=Counter(food=food, book=books, crystal=crystals))
        payable = [
            spaces
            for spaces in range(12)
            if max(0, due_food + max(0, spaces - free) - food) + max(0, due_books - books)
            <= crystals + less
        ]
        assert max(-1, farthest(owner, cost, free, less)) == max(payable, default=-1)


def natural(game: Revive, node: str) -> list[str]:
    """Where a technology is offered, found from every place where it can be learnt and paid."""
    action = Populating(game, 0)
    rows = []
    for n, hex in enumerate(action.cities()):
        if node in action.affordable(hex):
            over = max(0, (action.spaces(Populate(SITE_OF[hex], hex, node)) or 0) - action.free)
            rows.append((hex not in CORNERS, action.others(hex) + over, n, hex))
    rows.sort()
    more_cities = [row for row in rows[2:] if row[0]]
    return [hex for *_, hex in rows[:2] + more_cities[:1]]


@pytest.mark.parametrize("food", [0, 1, 2, 5])
@pytest.mark.parametrize("crystal", [0, 1, 3])
@pytest.mark.parametrize("book", [1, 2, 3, 6])
@pytest.mark.parametrize("settled", [{}, {"a1": "t1"}, {"a1": "t1", "a9": "t2"}])
def test_a_technology_is_offered_at_the_two_cheapest_places_and_one_more_city(
    food: int, crystal: int, book: int, settled: dict[str, str]
) -> None:
    """[populate.place, populate.cost] Large locations first; another seat that lives there asks
    for a book, a far way for food."""
    game = turned()
    for tile in game.board.values():
        tile.up = True
    tribe(game).buildings = {"c1": "small", "g1": "small", "c9": "small"}
    tribe(game, 1).settled = settled
    tribe(game).stock |= {"food": food, "crystal": crystal, "book": book}
    offered: dict[str, list[str]] = {}
    for pick in Populating(game, 0).offers():
        assert isinstance(pick, Populate)
        offered.setdefault(pick.tech, []).append(pick.hex)
    nodes = Populating(game, 0).techs()
    assert offered == {node: found for node in nodes if (found := natural(game, node))}


def test_a_discount_takes_what_is_missing_first_then_what_is_most() -> None:
    """[discounts] So that the fewest crystals are needed."""
    for stock in product(range(3), repeat=2):
        for cost in product(range(4), repeat=2):
            for less in range(6):
                owned = dict(zip(("food", "gear"), stock, strict=True))
                due = {name: n for name, n in zip(owned, cost, strict=True) if n}
                left = [max(0, less - sum(cost)), *cost]
                paid = lowered(owned, due, less)
                ways = [
                    (food, gear)
                    for food, gear in product(range(cost[0] + 1), range(cost[1] + 1))
                    if food + gear == max(0, sum(left[1:]) - less)
                ]
                missing = [max(0, f - stock[0]) + max(0, g - stock[1]) for f, g in ways]
                assert (paid.get("food", 0), paid.get("gear", 0)) in ways
                assert Tribe(stock=owned).short(paid) == min(missing)
                assert all(paid.values())


@pytest.mark.parametrize(("place", "lantern"), [("f4", "f4"), ("a1", "a2")])
def test_no_way_leads_to_a_city_where_an_own_lantern_stands(place: str, lantern: str) -> None:
    """[range.distance, tribe.lanterns] It costs its books, no food, and no less either."""
    game = turned(tribe="lanterns")
    lay(game, "f4", "city")
    tribe(game).lanterns = [lantern]
    settle = Populate(SITE_OF[place], place, "t1")
    for books, others, may in ((2, 0, True), (1, 0, False), (3, 1, True), (2, 1, False)):
        tribe(game).stock = {"food": 0, "book": books, "gear": 0, "crystal": 0}
        tribe(game, 1).settled = {place: "t1"} if others else {}
        assert Populating(game, 0).price(settle) == {"book": 2 + others}
        assert offered(game, 0, settle) == may
        assert (place in Populating(game, 0).cities()) == may


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_menu_lists_every_place_that_would_be_accepted(seats: int) -> None:
    """[explore.cost, build.cost, build.desert, populate.cost, populate.place, discounts] And no
    other, with what may be built or learnt there."""
    met: Counter[str] = Counter()
    for n, (game, seat, _) in enumerate(throughout((revive.NAME, seats), seats)):
        if n % 3 or type(question(game, seat)).__name__ != "Act":
            continue
        game, dice = clone(game), Random(n)
        own = tribe(game, seat)
        own.discounts = dict.fromkeys(("explore", "build", "populate"), dice.randrange(5))
        own.reach = dice.randrange(2)
        own.stock = {store: dice.randrange(4) for store in own.stock}
        for rival in {*range(seats)} - {seat}:
            tribe(game, rival).settled = dict.fromkeys(dice.sample(HEXES, 60), "t1")
        explore, build, settle = (kind(game, seat) for kind in (Exploring, Building, Populating))
        tiles = {site for site in HEXES_OF if explore.fault(Explore(site)) is None}
        assert {pick.tile for pick in explore.offers()} == tiles
        places = {hex: SITE_OF[hex] for hex in HEXES}
        built = {
            (hex, size)
            for hex, site in places.items()
            for size in ("small", "large")
            if build.fault(Build(site, hex, size)) is None
        }
        assert {(hex, size) for hex in build.places() for size in build.sizes(hex)} == built
        learnt = {
            (hex, node)
            for hex, site in places.items()
            for node in NODES
            if settle.fault(Populate(site, hex, node)) is None
        }
        cities = settle.cities()
        assert {(hex, node) for hex in cities for node in settle.affordable(hex)} == learnt
        met.update(explored=len(tiles), built=len(built), learnt=len(learnt))
    assert len(met) == 3
