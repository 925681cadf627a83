"""What technologies do each time something happens, and what ends with the turn."""

from __future__ import annotations

import pytest

from engine.games.revive.content import BESIDE, HEXES_OF
from engine.games.revive.picks import Build, Explore, Hibernate, Orient, Populate, Recruit, Trade
from engine.games.revive.state import Tile, Variant
from engine.kernel import legal
from tests.revive.tables import do, end, grant, tribe, turned


@pytest.mark.parametrize("known", [(), ("r2",)])
def test_hibernation_pays_the_embers(known: tuple[str, ...]) -> None:
    """[tribe.techs] Two points and a crystal."""
    game = turned(tribe="embers")
    tribe(game).techs = list(known)
    game, _ = do(game, 0, Hibernate())
    assert (tribe(game).score, tribe(game).stock["crystal"]) == ((2, 1) if known else (0, 0))


@pytest.mark.parametrize(
    ("people", "node", "text", "points"),
    [("embers", "r3", "TJ2", 2), ("scrappers", "l2", "K3", 3)],
)
def test_what_comes_with_a_machine_or_a_crate(
    people: str, node: str, text: str, points: int
) -> None:
    """[tribe.techs] Each time, and nothing for those that have not learnt it."""
    for known, won in (([], 0), ([node], points)):
        game = turned(tribe=people)
        tribe(game).techs = list(known)
        assert tribe(grant(game, 0, text)).score == won


@pytest.mark.parametrize("known", [(), ("l2",)])
def test_exploring_pays_the_lanterns(known: tuple[str, ...]) -> None:
    """[tribe.techs] Two points beside the reward of the tile."""
    game = turned(tribe="lanterns")
    tribe(game).techs = list(known)
    game.board["c3"] = Tile("tile_b1")
    game, _ = do(game, 0, Explore("c3"), Orient("upright"), Recruit(game.market[0]))
    assert tribe(game).score == 1 + 2 * len(known)


@pytest.mark.parametrize("known", [(), ("l3",)])
def test_large_buildings_pay_the_scrappers(known: tuple[str, ...]) -> None:
    """[tribe.techs] A point, and a gear less."""
    game = turned(tribe="scrappers")
    tribe(game).techs = list(known)
    game, _ = do(game, 0, Build("e3", "e4", "large"))
    assert (tribe(game).score, tribe(game).stock["gear"]) == ((1, 2) if known else (0, 1))


def test_settling_pays_the_ferriers() -> None:
    """[tribe.techs] Two points with every technology after it."""
    game = turned(tribe="ferriers")
    tribe(game).techs = ["t1", "l2"]
    game, _ = do(game, 0, Populate("e3", "f4", "m2"))
    assert tribe(game).score == 2


def test_energy_lent_to_a_trade_comes_back_with_hibernation() -> None:
    """[tribe.trade, energy, hibernate.order] Not before."""
    game = turned(tribe="embers")
    tribe(game).techs = ["t1", "l2", "l3"]
    game, _ = do(game, 0, Trade("l3"))
    assert (tribe(game).lent, tribe(game).free_energy) == (1, 0)
    game, _ = do(game, 0, Hibernate())
    assert (tribe(game).lent, tribe(game).free_energy) == (0, 1)


def test_range_and_discounts_end_with_the_turn() -> None:
    """[discounts, range.more] What was not used is gone."""
    game = end(grant(turned(), 0, "DB2 R3 W1"), 0)
    assert (tribe(game).discounts, tribe(game).reach, tribe(game).wild) == ({}, 0, False)


@pytest.mark.parametrize(("at", "markers"), [(7, 0), (8, 1)])
def test_the_ninth_step_puts_a_marker(at: int, markers: int) -> None:
    """[machines.track, progress] And the eighth none."""
    game = turned()
    tribe(game).tracks["yellow"] = at
    tribe(game).sites = ["site_1", "site_4", "site_6", "site_7"]
    assert tribe(grant(game, 0, "TJ1")).markers == markers


def test_bonuses_of_the_devotion_track_come_once() -> None:
    """[abyss.devotion] Who has been there gets nothing there again."""
    game = turned(variant=Variant(abyss=True))
    tribe(game).deepest = 4
    game = grant(game, 0, "V4")
    assert (tribe(game).devotion, tribe(game).offer) == (4, [])


def test_a_lake_brings_its_bonus_once_for_each_size() -> None:
    """[abyss.lakes] The second building of a size beside it brings none."""
    for shores, devotion in (([], 1), (["black_lake small"], 0), (["black_lake large"], 1)):
        game = turned(variant=Variant(abyss=True))
        game.board["c3"] = Tile("black_lake", True)
        tribe(game).shores = list(shores)
        beside = {there for hex in HEXES_OF["c3"] for there in BESIDE[hex]}
        picks = [p for p in legal(game, 0) if isinstance(p, Build) and p.hex in beside]
        game, _ = do(game, 0, next(pick for pick in picks if pick.size == "small"))
        assert tribe(game).devotion == devotion
