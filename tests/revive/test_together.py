"""What is chosen together with what brings it: resources of any kind, the citizen with the tile,
row and artifact with the hibernation, several machines and crates at once. A field left
empty is asked later, as older games do."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from engine.games.revive.any_kind import natural_resources, resource_choices
from engine.games.revive.content import BASICS, CARD
from engine.games.revive.effects.gains import ChooseCard
from engine.games.revive.picks import (
    Adopt,
    Bury,
    Copy,
    Explore,
    Hibernate,
    OpenCrate,
    Orient,
    Play,
    Recruit,
    Row,
    Switch,
    Take,
    UseAll,
    UseMachine,
)
from engine.games.revive.state import Machine, Placed, Revive, Tile, Tribe, Variant
from engine.games.revive.turn.abyss import ChooseScyphoz
from engine.games.revive.turn.hibernation import ChooseRow, LieDown, Rise
from engine.kernel import legal, offered, start
from tests.revive.tables import asked, do, grant, lanes_of, refused, tribe, turned


def holding(game: Revive) -> str:
    """An active card whose lower half brings a resource of any kind, and nothing else."""
    [card] = [id for id, row in CARD.items() if row.bottom == "A1"]
    tribe(game).active.append(card)
    return card


def test_resources_of_any_kind_are_chosen_with_the_card() -> None:
    """[resources, play.card] Every choice is offered; nothing is asked again."""
    game = turned()
    tribe(game).stock = dict.fromkeys(tribe(game).stock, 0)
    card = holding(game)
    colour = CARD[card].colour
    plays = [one for one in legal(game, 0) if isinstance(one, Play) and one.card == card]
    below = [play.take for play in plays if play.slot.startswith("bottom")]
    assert set(below) == {("food",), ("book",), ("gear",)}
    game, _ = do(game, 0, Play(card, "bottom_left", colour, ("gear",)))
    assert asked(game) == [("Act", 0)]
    assert tribe(game).stock["gear"] == 1


def test_who_chooses_nothing_is_asked() -> None:
    """[resources] Also what was played before there was a choice."""
    game = turned()
    card = holding(game)
    later = Play(card, "bottom_left", CARD[card].colour)
    assert offered(game, 0, later)
    assert later not in legal(game, 0)
    game, _ = do(game, 0, later)
    assert asked(game) == [("AnyResources", 0)]
    game = turned()
    card = holding(game)
    for wrong in (("food", "food"), ("crystal",)):
        refusal = refused(game, 0, Play(card, "bottom_left", CARD[card].colour, wrong))
        assert (refusal.reason, refusal.figures) == ("brings-any", {"n": 1})


def test_resources_of_any_kind_come_with_a_copy() -> None:
    """[switch.copy]"""
    game = turned()
    [card] = [id for id, row in CARD.items() if row.top == "A2 F1"]
    tribe(game, 1).slots["top_left"] = [Placed(card, "top", CARD[card].colour)]
    assert Copy(1, card, ("book", "gear")) in legal(game, 0)
    tribe(game).stock = dict.fromkeys(tribe(game).stock, 0)
    game, _ = do(game, 0, Copy(1, card, ("book", "gear")))
    assert tribe(game).stock == {"food": 1, "book": 1, "gear": 1, "crystal": 0}
    assert refused(turned(), 0, Copy(1, card)).reason == "no-top-there"


def test_a_tile_is_laid_with_its_citizen() -> None:
    """[explore.orient, explore.reward] The citizen comes after all that the tile brings."""
    game = turned()
    game.board["c3"] = Tile("tile_b4")
    game, _ = do(game, 0, Explore("c3"))
    wanted = game.market[2]
    later, _ = do(game, 0, Orient("turned"))
    assert asked(later) == [("ChooseCard", 0)]
    game, events = do(game, 0, Orient("turned", wanted))
    assert wanted in tribe(game).active
    assert [event.name for event in events][-1] == "recruited"
    assert asked(game) == [("Act", 0)]


def test_a_citizen_who_has_gone_is_asked_for_again() -> None:
    """[explore.reward] What a building beside the tile brings may have taken it."""
    game = turned()
    assert ChooseCard(0, 1, "nobody").options(game, 0) == [
        Recruit(card) for card in (*game.market, "deck")
    ]
    assert ChooseCard(0, 1, "deck").options(game, 0) == [Recruit("deck")]


def test_a_giant_crystal_is_laid_alone() -> None:
    """[explore.reward] There is no citizen to name."""
    game = turned(variant=Variant(giants=True))
    game.board["c3"] = Tile("tile_x1")
    game, events = do(game, 0, Explore("c3"))
    assert "recruited" not in [event.name for event in events]


@pytest.mark.parametrize(
    ("before", "row", "take", "stock", "next_question"),
    [(0, 1, ("food", "gear"), {"food": 1, "gear": 1}, "Act"), (1, 2, (), {}, "ChooseModule")],
)
def test_the_row_is_chosen_with_the_hibernation(
    before: int, row: int, take: tuple[str, ...], stock: dict[str, int], next_question: str
) -> None:
    """[hibernate.track] Rows that are reached, with what they bring."""
    game = turned()
    own_tribe = tribe(game)
    own_tribe.hibernations, own_tribe.stock = before, dict.fromkeys(own_tribe.stock, 0)
    game, _ = do(game, 0, Hibernate(row, take))
    assert {what: n for what, n in tribe(game).stock.items() if n} == stock
    assert asked(game)[0][0] == next_question


def test_what_a_hibernation_cannot_be() -> None:
    """[hibernate.track, hibernate.artifact, resources]"""
    game = turned()
    assert refused(game, 0, Hibernate(2)).reason == "row-not-reached"
    assert refused(game, 0, Hibernate(1, ("food",))).reason == "brings-any"
    assert refused(game, 0, Hibernate(1, ("food", "food"), "green")).reason == "no-artifact-lost"
    game, _ = do(game, 0, Switch("food"))
    assert refused(game, 0, Hibernate(1, ("food", "food"))).reason == "has-acted"


def test_the_artifact_is_chosen_with_the_hibernation() -> None:
    """[hibernate.artifact] From the fourth on; another is asked for where that colour has gone."""
    game = turned()
    tribe(game).hibernations = 3
    tribe(game).stock = dict.fromkeys(tribe(game).stock, 0)
    lost = [one.lost for one in legal(game, 0) if isinstance(one, Hibernate) and one.row == 2]
    assert lost == ["yellow", "green", "grey"]
    before = game.artifacts["green"]
    after, _ = do(game, 0, Hibernate(4, (), "green"))
    assert after.artifacts["green"] == before - 1
    assert asked(after) == [("Act", 1)]
    game.artifacts = {"yellow": 2, "green": 1, "grey": 2}
    tribe(game).score = tribe(game).highest = 19  # three points bring the last green one
    after, _ = do(game, 0, Hibernate(4, (), "green"))
    assert asked(after)[0][0] == "ChooseArtifact"
    after, _ = do(
        after, 0, next(pick for pick in legal(after, 0) if getattr(pick, "colour", "") == "green")
    )
    assert {type(one) for one in legal(after, 0)} >= {Bury}


def equipped() -> tuple[Revive, Tribe]:
    """Two machines with energy, two crates, nothing else."""
    game = turned()
    own_tribe = tribe(game)
    own_tribe.machines, own_tribe.energy = [Machine("stove"), Machine("desk")], 2
    own_tribe.crates, own_tribe.stock = ["box_gear", "box_food"], dict.fromkeys(own_tribe.stock, 0)
    return game, own_tribe


def test_machines_and_crates_are_used_in_one_pick() -> None:
    """[machines.use, crates, turn.free] As many machines as there is energy for."""
    game, own_tribe = equipped()
    assert UseAll(("stove", "desk", "box_gear", "box_food")) in legal(game, 0)
    singles = game
    for one in (
        UseMachine("stove"),
        UseMachine("desk"),
        OpenCrate("box_gear"),
        OpenCrate("box_food"),
    ):
        singles, _ = do(singles, 0, one)
    together, events = do(game, 0, UseAll(("stove", "desk", "box_gear", "box_food")))
    assert tribe(together).stock == tribe(singles).stock
    assert together.used == ["stove", "desk"]
    assert sorted(event.name for event in events if event.name.endswith(("used", "opened"))) == [
        "crate_opened", "crate_opened", "machine_used", "machine_used",
    ]  # fmt: skip
    own_tribe.energy = 1
    assert UseAll(("stove", "box_gear", "box_food")) in legal(game, 0)
    assert refused(game, 0, UseAll(("stove", "desk"))).reason == "no-energy"
    assert refused(game, 0, UseAll(("stove", "forge"))).reason == "no-such-machine"
    assert refused(game, 0, UseAll(("box_gear", "box_gear"))).reason == "no-such-crate"
    assert refused(game, 0, UseAll(("stove",))).reason == "several-in-order"
    assert refused(game, 0, UseAll(("box_gear", "stove"))).reason == "several-in-order"
    own_tribe.machines[0].spent = True
    assert refused(game, 0, UseAll(("stove", "box_gear"))).reason == "machine-used"


@pytest.mark.parametrize(("crates", "offered_at_once"), [(23, True), (24, False)])
def test_as_many_are_used_in_one_pick_as_a_menu_holds(crates: int, offered_at_once: bool) -> None:
    """[machines.use, crates, turn.free] Twenty-five; others are used after them."""
    game, own_tribe = equipped()
    own_tribe.crates = ["box_gear"] * crates
    every = UseAll(("stove", "desk", *own_tribe.crates))
    assert (every in legal(game, 0)) == offered(game, 0, every) == offered_at_once
    assert UseAll(("stove", "desk")) in legal(game, 0)


def test_what_is_chosen_is_shared_out_in_order() -> None:
    """[resources, turn.free] Each machine and crate takes its part of it."""
    game, own_tribe = equipped()
    own_tribe.machines = [Machine("cider_press"), Machine("stove")]
    own_tribe.crates = ["box_any"]
    tools = ("cider_press", "stove", "box_any")
    game, _ = do(game, 0, UseAll(tools, ("food", "book", "gear")))
    assert asked(game) == [("Act", 0)]
    assert tribe(game).stock["book"] >= 1
    assert tribe(game).stock["gear"] >= 1


def test_what_is_used_together_is_used_up_at_once() -> None:
    """[machines.use, crates] While the first of them asks, none of the others is there any more."""
    game, own_tribe = equipped()
    own_tribe.machines = [Machine("harvester"), Machine("stove")]
    game, _ = do(game, 0, UseAll(("harvester", "stove", "box_food")))
    assert asked(game) == [("AnySteps", 0)]
    assert tribe(game).crates == ["box_gear"]
    assert not any(isinstance(pick, UseMachine) for pick in legal(game, 0))


def test_who_does_it_step_by_step_comes_to_the_same() -> None:
    """[hibernate.order, resources] The picks of older games are still taken."""
    game = turned()
    tribe(game).stock = dict.fromkeys(tribe(game).stock, 0)
    slow, _ = do(game, 0, Hibernate(), Take(1, 0, 1))
    quick, _ = do(game, 0, Hibernate(1, ("food", "gear")))
    assert slow == quick
    game.board["c3"] = Tile("tile_b4")
    tribe(game).stock = {"food": 6, "book": 6, "gear": 6, "crystal": 0}
    game, _ = do(game, 0, Explore("c3"))
    slow, _ = do(game, 0, Orient("upright"), Recruit(game.market[1]))
    quick, _ = do(game, 0, Orient("upright", game.market[1]))
    assert slow == quick


def test_the_first_surplus_is_not_what_was_chosen() -> None:
    """[crystals.surplus] What was chosen with a card answers no other question."""
    game = turned()
    own_tribe = tribe(game)
    own_tribe.stock |= {"crystal": 5, "food": 0, "book": 0, "gear": 0}
    card = holding(game)
    game, _ = do(game, 0, Play(card, "bottom_left", CARD[card].colour, ("gear",)))
    assert asked(game) == [("AnyResources", 0)]


def test_up_to_four_resources_are_chosen_with_a_pick() -> None:
    """[resources] In any mixture, or later; a menu lists all mixtures of two, and no more."""
    for count in range(7):
        mixtures = [
            mixture
            for mixture in product(("", *BASICS), repeat=count)
            if "" not in mixture and [*mixture] == sorted(mixture, key=BASICS.index)
        ]
        ahead = [*mixtures, ()] if 0 < count <= 4 else [()]
        assert [*resource_choices(count)] == ahead
        assert [*natural_resources(count)] == (mixtures if count <= 2 else [()])


@pytest.mark.parametrize(("count", "taken"), [(3, [3]), (4, [4]), (5, [4, 1]), (9, [4, 4, 1])])
def test_many_resources_of_any_kind_are_taken_four_at_a_time(count: int, taken: list[int]) -> None:
    """[resources]"""
    game = grant(turned(), 0, f"A{count}")
    for amount in taken:
        takes = [pick for pick in legal(game, 0) if isinstance(pick, Take)]
        assert {take.food + take.book + take.gear for take in takes} == {amount}
        game, _ = do(game, 0, takes[-1])
    assert asked(game) == [("Act", 0)]


@pytest.mark.parametrize("step", [Rise(0), LieDown(0), ChooseRow(0)])
def test_a_hibernation_of_an_older_save_asks_for_its_row(step: Any) -> None:
    """[hibernate.track] Such a save does not hold what was chosen with it."""
    game = turned()
    tribe(game).hibernations = 3 if isinstance(step, ChooseRow) else 2
    game.here = lanes_of(game)
    game.then(step)
    start(game)
    assert [pick for pick in legal(game, 0) if isinstance(pick, Row)] == [Row(3), Row(2), Row(1)]


def test_scyphoz_of_an_older_save_are_chosen_among_all_that_lie_open() -> None:
    """[abyss.scyphoz]"""
    game = turned(variant=Variant(abyss=True))
    tribe(game).offer = game.scyphoz[-2:]
    assert ChooseScyphoz(0).options(game, 0) == [*map(Adopt, tribe(game).offer)]
