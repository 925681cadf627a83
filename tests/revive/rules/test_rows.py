"""Each technology does what its row says, and each star on either side."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games.revive.content import SITE, TRIBE
from engine.games.revive.picks import (
    Build,
    Explore,
    Hibernate,
    Light,
    Orient,
    Play,
    Populate,
    Recruit,
    Trade,
    UseMachine,
)
from engine.games.revive.state import Machine, Revive, Tile, Tribe, Variant
from engine.games.revive.turn.actions import Building, Exploring
from engine.games.revive.turn.populating import Populating
from engine.games.revive.turn.reach import free_spaces
from engine.kernel import Pick, legal
from tests.revive.tables import asked, do, grant, refused, tribe, turned

BARE = {"food": 0, "book": 0, "gear": 0, "crystal": 0}


BELOW = {"t1": "", "l2": "t1", "r2": "t1", "l3": "t1 l2", "r3": "t1 r2", "m3": "t1 m2"}
"""What has to be learnt before a node."""


def knowing(name: str, *techs: str) -> Revive:
    """Seat 0 is to act with this tribe and these technologies."""
    game = turned(tribe=name)
    game.board["c3"] = Tile("tile_c1")
    tribe(game).techs = list(techs)
    return game


def learnt(name: str, node: str, **stock: int) -> Revive:
    """Once seat 0 has just learnt this, which costs nothing here."""
    game = turned(tribe=name)
    tribe(game).techs = BELOW[node].split()
    tribe(game).discounts = {"populate": 9}
    tribe(game).stock = BARE | stock
    game, _ = do(game, 0, Populate("e3", "f4", node))
    return game


def state(mine: Tribe) -> tuple[object, ...]:
    """What a technology may bring at once."""
    steps = sum(mine.tracks.values())
    return (mine.score, mine.energy, mine.crates_taken, steps, *mine.stock.values())


# --- technologies


@pytest.mark.parametrize(
    ("name", "node", "question", "times"),
    [
        ("embers", "t1", "", 0),
        ("roots", "l2", "AnySteps", 2),
        ("roots", "r3", "", 0),
        ("lanterns", "r2", "", 0),
        ("ferriers", "t1", "", 0),
        ("ferriers", "r2", "", 0),
        ("frost_scribes", "t1", "ChooseCard", 1),
        ("frost_scribes", "l3", "ChooseModule", 2),
        ("embers", "m3", "ChooseArtifact", 1),
    ],
)
def test_what_is_learnt_once_works_at_once(name: str, node: str, question: str, times: int) -> None:
    """[tribe.techs] Points, energy, crates and resources come, or so many questions."""
    brought = {
        ("embers", "t1"): (0, 2, 0, 0, 0, 0, 0, 0),
        ("roots", "r3"): (3, 1, 0, 0, 0, 0, 0, 0),
        ("lanterns", "r2"): (0, 1, 2, 0, 0, 0, 0, 0),
        ("ferriers", "t1"): (0, 1, 0, 0, 0, 2, 0, 1),
        ("ferriers", "r2"): (3, 1, 1, 0, 0, 0, 0, 0),
    }
    game = learnt(name, node)
    if not question:
        assert state(tribe(game)) == brought[name, node]
    found = 0
    while question and asked(game) == [(question, 0)]:
        game, _ = do(game, 0, legal(game, 0)[0])
        found += 1
    assert (found, asked(game)) == (times, [("Act", 0)])


def test_what_always_holds() -> None:
    """[tribe.techs, discounts] Range, cheaper deeds, one step more beside a forest, the bank."""
    assert free_spaces(tribe(knowing("roots"))) == 0
    assert free_spaces(tribe(knowing("roots", "t1"))) == 1
    costs: dict[str, Callable[[Revive], int]] = {
        "explore": lambda game: Exploring(game, 0).price(Explore("c3"))["book"],
        "small": lambda game: Building(game, 0).due("small")["gear"],
        "large": lambda game: Building(game, 0).due("large")["gear"],
        "populate": lambda game: Populating(game, 0).due("l2")["book"],
    }
    for name, node, word in (
        ("lanterns", "t1", "explore"),
        ("scrappers", "t1", "small"),
        ("scrappers", "l3", "large"),
        ("ferriers", "l3", "populate"),
    ):
        for figure, cost in costs.items():
            less = cost(knowing(name)) - cost(knowing(name, node))
            assert less == (figure == word), (name, figure)
    for techs, book in ((["t1"], 3), (["t1", "l2"], 3)):
        bank = knowing("ferriers", *techs)
        tribe(bank, 1).settled = {"f4": "t1"}
        assert Populating(bank, 0).price(Populate("e3", "f4", "l2"))["book"] == book
    other = knowing("roots", "t1")
    tribe(other, 1).settled = {"f4": "t1"}
    assert Populating(other, 0).price(Populate("e3", "f4", "l2"))["book"] == 4


def test_roots_get_a_step_more_beside_a_forest() -> None:
    """[tribe.techs, build.bonus] By their second technology, for a building of any size."""
    found = {}
    for techs in ((), ("r2",)):
        game, _ = do(knowing("roots", *techs), 0, Build("c5", "c6", "small"))
        found[techs] = tribe(game).tracks["green"]
    assert found["r2",] == found[()] + 1 > 1


HOOKED = [
    ("embers", "r2", "hibernate", {"score": 2, "crystal": 1}),
    ("embers", "r3", "machine", {"score": 2}),
    ("lanterns", "l2", "explore", {"score": 2}),
    ("lanterns", "l3", "explore", {"asked": 1}),
    ("scrappers", "l2", "crate", {"score": 1}),
    ("scrappers", "l3", "large", {"score": 1}),
    ("ferriers", "l2", "populate", {"score": 2}),
    ("frost_scribes", "l2", "modules", {"score": 1}),
]


def happened(game: Revive, hook: str) -> Revive:
    """The game once seat 0 has done this."""
    tribe(game).stock = dict.fromkeys(BARE, 0) | {"food": 4, "book": 6, "gear": 6}
    tribe(game).modules["top_left"] = ["m16"]
    if hook == "machine":
        return grant(game, 0, "TJ2")
    if hook == "crate":
        return grant(game, 0, "K1")
    tribe(game).sites = list(SITE)  # no step brings a machine
    picks: dict[str, tuple[Pick, ...]] = {
        "hibernate": (Hibernate(),),
        "explore": (Explore("c3"), Orient("upright"), Recruit("deck")),
        "large": (Build("e3", "e4", "large"),),
        "populate": (Populate("e3", "f4", "t1"),),
        "modules": (Play("gleaner", "top_left", "yellow"),),
    }
    return do(game, 0, *picks[hook])[0]


@pytest.mark.parametrize(("name", "node", "hook", "brings"), HOOKED)
@pytest.mark.parametrize("deed", sorted({hook for _, _, hook, _ in HOOKED}))
def test_what_is_given_whenever_something_happens(
    name: str, node: str, hook: str, brings: dict[str, int], deed: str
) -> None:
    """[tribe.techs] It comes with that deed and with no other, each time."""
    bare, known = happened(knowing(name), deed), happened(knowing(name, node), deed)
    more = {
        "score": tribe(known).score - tribe(bare).score,
        "crystal": tribe(known).stock["crystal"] - tribe(bare).stock["crystal"],
        "asked": int(asked(known) == [("ChooseModule", 0)] != asked(bare)),
    }
    assert {what: n for what, n in more.items() if n} == (brings if deed == hook else {})


@pytest.mark.parametrize(
    ("name", "node", "pays", "gives"),
    [
        ("embers", "l3", {"energy": 1}, {"score": 3}),
        ("roots", "l3", {"food": 3}, {"asked": "AnySteps"}),
        ("lanterns", "r3", {"food": 1}, {"book": 1}),
        ("scrappers", "r3", {"gear": 3}, {"asked": "AnySteps"}),
        ("ferriers", "r3", {"gear": 1}, {"book": 1}),
        ("frost_scribes", "r2", {"card": 1}, {"asked": "TuckCard"}),
    ],
)
def test_a_trade_takes_and_gives_what_its_row_says(
    name: str, node: str, pays: dict[str, int], gives: dict[str, object]
) -> None:
    """[tribe.trade] And it is not offered to whom its price is short."""
    game = knowing(name, "t1", node)
    own_tribe = tribe(game)
    own_tribe.stock = BARE | {what: n for what, n in pays.items() if what in BARE}
    after, _ = do(game, 0, Trade(node))
    found = tribe(after)
    assert found.lent == pays.get("energy", 0)
    assert found.score == gives.get("score", 0)
    assert found.stock["book"] == gives.get("book", 0)
    assert found.stock["food"] == found.stock["gear"] == 0
    if "asked" in gives:
        assert asked(after) == [(gives["asked"], 0)]
    own_tribe.stock, own_tribe.energy, own_tribe.active = dict(BARE), 0, []
    assert refused(game, 0, Trade(node)).reason == "cannot-trade"


def test_a_card_that_is_tucked_brings_two_of_any_kind() -> None:
    """[tribe.trade] The scribes' trade."""
    game, _ = do(knowing("frost_scribes", "t1", "r2"), 0, Trade("r2"))
    game, _ = do(game, 0, legal(game, 0)[0])
    assert asked(game) == [("AnyResources", 0)]
    assert len(legal(game, 0)) == 6


@pytest.mark.parametrize(
    ("name", "node", "brings"),
    [("embers", "l2", {"crates": 1, "score": 1}), ("scrappers", "r2", {"gear": 2})],
)
def test_a_machine_of_a_technology(name: str, node: str, brings: dict[str, int]) -> None:
    """[tribe.techs, machines.use] It is there once it is learnt, and takes an energy."""
    game = learnt(name, node)
    before = tribe(game)
    game, _ = do(game, 0, UseMachine(f"{name}_{node}"))
    own_tribe = tribe(game)
    assert (own_tribe.crates_taken, own_tribe.score - before.score, own_tribe.stock["gear"]) == (
        brings.get("crates", 0),
        brings.get("score", 0),
        brings.get("gear", 0),
    )
    assert own_tribe.free_energy == before.free_energy - 1


# --- stars


@pytest.mark.parametrize(
    ("name", "question", "score", "stock", "crates"),
    [
        ("embers", "AnyResources", 0, {}, 0),
        ("roots", "AnySteps", 0, {}, 0),
        ("lanterns", "PutLantern", 0, {}, 0),
        ("scrappers", "Act", 0, {}, 1),
        ("ferriers", "Act", 3, {"food": 1, "book": 2}, 0),
        ("frost_scribes", "ChooseModule", 0, {}, 0),
    ],
)
def test_a_star_on_the_sun_side(
    name: str, question: str, score: int, stock: dict[str, int], crates: int
) -> None:
    """[tribe.star] What the tribe's row says; embers get an energy back before it."""
    game = turned(tribe=name)
    tribe(game).stock = dict(BARE)
    tribe(game).machines = [Machine("stove", True)]
    game = grant(game, 0, "S1")
    assert asked(game) == [(question, 0)]
    own_tribe = tribe(game)
    assert (own_tribe.score, own_tribe.stock, own_tribe.crates_taken) == (
        score,
        BARE | stock,
        crates,
    )
    assert own_tribe.free_energy == (1 if name == "embers" else 0)
    if name == "lanterns":
        game, _ = do(game, 0, Light("e3", "e4"))
        assert (tribe(game).score, tribe(game).stock["food"]) == (1, 1)
    if name in ("roots", "frost_scribes"):
        game, _ = do(game, 0, legal(game, 0)[0])
        assert tribe(game).score == 1


MOON = {
    "embers": {"food": -1},
    "roots": {"tracks": 1},
    "lanterns": {"score": 2},
    "scrappers": {"score": 1},
    "ferriers": {"book": 1},
    "frost_scribes": {"book": 1, "score": 1},
}


@pytest.mark.parametrize("name", TRIBE)
def test_a_star_on_the_moon_side(name: str) -> None:
    """[tribe.moon] Its price, its gain and its reach; a disc moves where it is used."""
    game = turned(tribe=name, variant=Variant(moon=True))
    own_tribe = tribe(game)
    own_tribe.stock, own_tribe.energy = {"food": 2, "book": 0, "gear": 0, "crystal": 0}, 3
    own_tribe.machines = [Machine(id, True) for id in ("stove", "desk", "forge")]
    own_tribe.settled, own_tribe.crates = {"f4": "t1"}, ["box_food"]
    own_tribe.modules |= {"top_left": ["m01"], "top_right": ["m05"]}
    game = grant(game, 0, "S1")
    if name != "roots":
        game, _ = do(game, 0, legal(game, 0)[0])
    while asked(game) == [("AnySteps", 0)] or asked(game) == [("RecoverEnergy", 0)]:
        game, _ = do(game, 0, legal(game, 0)[0])
    own_tribe, brings = tribe(game), MOON[name]
    assert own_tribe.stock["food"] == 2 + brings.get("food", 0)
    assert own_tribe.stock["book"] == brings.get("book", 0)
    assert (own_tribe.score, own_tribe.discs) == (brings.get("score", 0), 1)
    assert own_tribe.free_energy == (2 if name == "embers" else 0)
    assert sum(own_tribe.tracks.values()) == (name in ("roots", "scrappers"))


def test_roots_step_where_they_like_once_the_first_track_leads() -> None:
    """[tribe.moon] And get a food; else the step is on the first track, without."""
    game = turned(variant=Variant(moon=True))
    tribe(game).stock["food"] = 0
    game = grant(game, 0, "S1")
    assert (tribe(game).tracks["yellow"], tribe(game).stock["food"]) == (1, 0)
    game = grant(game, 0, "S1")
    assert asked(game) == [("AnySteps", 0)]
    game, _ = do(game, 0, legal(game, 0)[1])
    assert tribe(game).stock["food"] == 1
