"""Positions in which a computer of normal strength blundered: what it must do now, or must not."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.arctic_scavengers.picks import (
    Build,
    Hire,
    KeepNone,
    Raise,
    Sacrifice,
    Trash,
    Work,
)
from engine.games.arctic_scavengers.sights import Piece
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Site
from engine.kernel import Pick, legal
from engine.players import STRENGTHS
from tests.arctic_scavengers.tables import do, laid

DECK = "refugee refugee scavenger scavenger scavenger brawler spear"
CHANCES = 5


def table(hand: str, *, round: int = 4, food: int = 0, market: str = "", **more: Any) -> Any:
    """Three tribes of the usual sort, seat 0 about to gather, with the headquarters."""
    game = laid(
        hand,
        "refugee scavenger brawler",
        "refugee scavenger shovel",
        decks=[DECK, DECK, DECK],
        junkyard="junk pills net shovel medkit spear multitool rifle",
        contested=" ".join(["grenade", "wolf_pack", "sled_team", "tribe_family_3"] * 3),
        hq=4,
        round=round,
        **more,
    )
    game.schematics = [Piece(plan) for plan in ("armory", "pharmacy", "hydroponic_garden") * 2]
    game.food = food
    if market:
        game.market = dict.fromkeys(market.split(), 5)
    return game


def chosen(game: ArcticScavengers) -> set[Pick]:
    """What seat 0 picks, by several chances."""
    return {STRENGTHS["normal"](game, 0, chance) for chance in range(CHANCES)}


HIRES = ["scout engineer hunter", "scavenger engineer saboteur", "brawler engineer"]


@pytest.mark.parametrize("market", HIRES)
@pytest.mark.parametrize("round", [3, 5, 7])
def test_an_engineer_is_hired_while_nobody_builds(round: int, market: str) -> None:
    """Five people join the seat with the most buildings: nobody has one."""
    picks = chosen(table("pills", round=round, food=2, market=market))
    assert {pick.who for pick in picks if isinstance(pick, Hire)} <= {"engineer"}
    assert not any(isinstance(pick, Trash) for pick in picks)


@pytest.mark.parametrize("round", [3, 5, 8, 10])
def test_an_engineer_in_hand_builds(round: int) -> None:
    """Rather than dig in the junkyard, or do nothing at all."""
    game = table("engineer junk", round=round)
    game.used = ["trash", "draw"]
    assert all(isinstance(pick, Build) for pick in chosen(game))


@pytest.mark.parametrize("round", [3, 6, 9])
def test_a_schematic_that_was_looked_at_is_begun(round: int) -> None:
    """There are rounds enough to finish it."""
    game, _ = do(table("engineer", round=round), 0, Build(("engineer",)))
    assert any(isinstance(pick, Raise) for pick in legal(game, 0))
    assert KeepNone() not in chosen(game)


@pytest.mark.parametrize("leader", ["butcher", "cannibal"])
@pytest.mark.parametrize("round", [12, 14, 16])
def test_nobody_is_given_up_late_for_nothing(leader: str, round: int) -> None:
    """The largest tribe wins, and there is nobody for hire."""
    game = table("refugee thugs group_leaders", round=round, market="sniper_team")
    game.tribes[0].leader = leader
    assert not any(isinstance(pick, Sacrifice) for pick in chosen(game))


@pytest.mark.parametrize("round", [11, 13, 15, 16])
@pytest.mark.parametrize("hand", ["refugee refugee refugee", "refugee rogue junk"])
def test_no_people_are_thrown_away_late(round: int, hand: str) -> None:
    """They count at the end, wherever they are."""
    picks = chosen(table(hand, round=round))
    assert not any(isinstance(p, Trash) and "refugee" in p.cards for p in picks)


def test_somebody_who_can_do_nothing_else_finishes_a_building() -> None:
    """In the last round, when five people depend on it."""
    game = table("refugee", round=16)
    game.tribes[0].sites.append(Site("armory", ["junk"], round=2))
    assert all(isinstance(pick, Work) for pick in chosen(game))
