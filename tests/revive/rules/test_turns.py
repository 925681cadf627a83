"""The setup, turns, free actions, limits, hibernation."""

from __future__ import annotations

import pytest

from engine.games.revive import PACKAGE as revive
from engine.games.revive.content import CHASM, CORNERS, FAR, HEXES_OF, NEAR, OPEN
from engine.games.revive.picks import (
    Advance,
    Bury,
    EndTurn,
    Finish,
    Hibernate,
    Muster,
    OpenCrate,
    Play,
    Recruit,
    Row,
    Switch,
    Take,
    Trade,
    UseMachine,
)
from engine.games.revive.state import Machine, Placed, Variant
from engine.kernel import legal, pending, play
from engine.players.idle import idle_pick
from tests.revive.tables import (
    FIRST,
    asked,
    do,
    end,
    fresh,
    grant,
    kinds,
    names,
    refused,
    tribe,
    turned,
)


def test_the_board_and_what_lies_open() -> None:
    """[setup.board] Twenty tiles, of which four lie open, around the chasm; large locations in the
    corners."""
    game = fresh()
    assert len(game.board) == len(NEAR) + len(FAR) + len(OPEN) == 20
    assert {site for site, tile in game.board.items() if tile.up} == set(OPEN)
    assert game.terrain_at(HEXES_OF[CHASM][0]) == "chasm"
    assert {game.terrain_at(site) for site in CORNERS} == {"location"}
    assert len(set(game.locations.values())) == len(CORNERS)


@pytest.mark.parametrize(("seats", "each"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_what_a_game_begins_with(seats: int, each: int) -> None:
    """[setup.start] Resources, a bonus by seat, artifacts by the number of seats, the markets."""
    game = fresh(seats)
    assert set(game.artifacts.values()) == {each}
    assert tribe(game).stock == {"food": 2, "book": 1, "gear": 1, "crystal": 1}
    if seats == 4:
        stocks = [one.stock for one in game.tribes[1:]]
        assert [one["crystal"] for one in stocks] == [2, 2, 2]
        assert [one["book"] for one in stocks] == [1, 2, 2]
    assert (len(game.market), len(game.modules)) == (5, 5)
    assert {len(some) for some in game.machines.values()} == {3}


def test_all_choose_three_citizens_at_once() -> None:
    """[setup.cards] Three of six become active, chosen side by side."""
    game = fresh(3)
    assert {name for name, _ in asked(game)} == {"MusterCards"}
    assert len(asked(game)) == 3
    assert refused(game, 0, Muster(("gleaner",))).reason == "three-citizens"
    game, _ = do(game, 1, FIRST)
    assert tribe(game, 1).active == list(FIRST.cards)
    assert len(tribe(game, 1).rest) == 3


def test_two_actions_then_the_next_seat() -> None:
    """[turn.order, turn.actions] One or two actions: only the second may be left out."""
    game = turned()
    assert EndTurn() not in legal(game, 0)
    assert refused(game, 0, EndTurn()).reason == "nothing-done"
    game, _ = do(game, 0, Switch("food"))
    assert asked(game) == [("Act", 0)]
    assert refused(game, 0, Hibernate()).reason == "has-acted"
    game, _ = do(game, 0, Play("gleaner", "top_left", "yellow"))
    game, _ = do(game, 0, *([Finish()] if asked(game) == [("Overflow", 0)] else []))
    assert asked(game) == [("Act", 1)]
    game = end(game, 1)
    assert (game.active, game.round) == (0, 2)


def test_one_action_is_a_turn() -> None:
    """[turn.actions] The second one is left out."""
    game, _ = do(turned(), 0, Switch("food"), EndTurn())
    assert asked(game) == [("Act", 1)]


@pytest.mark.parametrize("seats", revive.SEATS)
def test_a_table_that_does_nothing_comes_to_its_end(seats: int) -> None:
    """[turn.actions, hibernate.artifact] Who does nothing hibernates, and every artifact goes."""
    game = fresh(seats)
    while game.result is None:
        seat = next(one for _, some in pending(game) for one in some)
        play(game, seat, idle_pick(game, seat, game.round))
        assert game.round < 30


def test_a_turn_of_before_in_which_nothing_was_done_is_played_again() -> None:
    """[turn.actions] It was a pick once: games of then are looked at again, verified and undone."""
    game = turned()
    play(game, 0, EndTurn())
    assert asked(game) == [("Act", 1)]


def test_free_actions_before_between_and_after() -> None:
    """[turn.free] A machine, a crate and a trade work at any time of a turn, also after both
    actions, until the seat ends it."""
    game = turned()
    own_tribe = tribe(game)
    own_tribe.machines, own_tribe.crates = [Machine("stove")], ["box_gear"]
    own_tribe.stock["food"] = own_tribe.stock["gear"] = 0
    assert {"UseMachine", "OpenCrate"} <= kinds(game, 0)
    game, _ = do(game, 0, UseMachine("stove"), Switch("food"), EndTurn())
    assert asked(game) == [("AfterTurn", 0)]
    game, _ = do(game, 0, OpenCrate("box_gear"))
    assert tribe(game).stock["gear"] == 2
    assert end(game, 0).active == 1


def test_what_others_bring_waits_for_ones_own_turn() -> None:
    """[turn.owed] What has to be chosen waits in the seat's own queue and stops nobody."""
    game = turned()
    game = grant(game, 1, "TA1 B1")
    assert game.owed[1] == ["TA1"]
    assert tribe(game, 1).stock["book"] == 2
    assert [seat for _, seat in asked(game)] == [0]
    game = end(game, 0)
    assert asked(game) == [("AnySteps", 1)]
    game, _ = do(game, 1, Advance("green"))
    assert tribe(game, 1).tracks["green"] == 1
    assert asked(game) == [("Act", 1)]


def test_resources_of_any_kind() -> None:
    """[resources] Basic resources are taken at once, of any kinds."""
    game = grant(turned(), 0, "A2 X1")
    tribe(game).stock |= {"food": 0, "book": 0, "gear": 0, "crystal": 0}
    assert len(legal(game, 0)) == 6
    game, _ = do(game, 0, Take(1, 0, 1))
    assert tribe(game).stock == {"food": 1, "book": 0, "gear": 1, "crystal": 1}


def test_crystals_stand_in_for_what_is_short() -> None:
    """[crystals] Crystals fill every shortfall, as long as there are enough."""
    game = turned()
    own_tribe = tribe(game)
    own_tribe.stock = {"food": 0, "book": 1, "gear": 0, "crystal": 2}
    assert own_tribe.can_pay({"book": 2, "gear": 1})
    assert not own_tribe.can_pay({"book": 3, "gear": 1})
    own_tribe.pay({"book": 2, "gear": 1})
    assert own_tribe.stock == {"food": 0, "book": 0, "gear": 0, "crystal": 0}


def test_crystals_that_are_too_many_are_exchanged() -> None:
    """[crystals.surplus] Once the action is over, what is beyond three becomes basic resources."""
    game = turned()
    tribe(game).stock = {"food": 0, "book": 0, "gear": 0, "crystal": 5}
    game, _ = do(game, 0, Switch("food"))
    assert asked(game) == [("AnyResources", 0)]
    game, _ = do(game, 0, Take(0, 2, 0))
    assert tribe(game).stock == {"food": 1, "book": 2, "gear": 0, "crystal": 3}


def test_what_is_over_the_limits_is_lost_when_the_action_ends() -> None:
    """[limits] Too much may be held during an action; with free actions left the seat says when it
    is over."""
    game, events = do(turned(), 0, Switch("food"))
    assert tribe(game).stock["food"] == 6
    assert "wasted" in names(events)
    game = turned()
    tribe(game).crates = ["box_any"]
    game, _ = do(game, 0, Switch("food"))
    assert asked(game) == [("Overflow", 0)]
    assert tribe(game).stock["food"] == 7
    game, _ = do(game, 0, Finish())
    assert tribe(game).stock["food"] == 6


def test_each_machine_and_trade_once_a_turn() -> None:
    """[machines.use, energy] A machine takes an energy, which stays on it; recovered, it still
    works only once a turn."""
    game = turned(tribe="embers")
    own_tribe = tribe(game)
    own_tribe.machines, own_tribe.energy = [Machine("stove"), Machine("desk")], 1
    game, _ = do(game, 0, UseMachine("stove"))
    assert refused(game, 0, UseMachine("desk")).reason == "no-energy"
    game = grant(game, 0, "E1")
    assert tribe(game).free_energy == 1
    assert refused(game, 0, UseMachine("stove")).reason == "machine-used"
    assert refused(game, 0, UseMachine("forge")).reason == "no-such-machine"
    game = grant(game, 0, "N1")
    assert tribe(game).energy == 2


def test_trades() -> None:
    """[tribe.trade] A trade is paid and works once a turn; energy spent on it can be recovered."""
    game = turned(tribe="embers")
    tribe(game).techs = ["t1", "l2", "l3"]
    game, _ = do(game, 0, Trade("l3"))
    assert (tribe(game).score, tribe(game).free_energy) == (3, 0)
    assert refused(game, 0, Trade("l3")).reason == "trade-used"
    assert refused(game, 0, Trade("r3")).reason == "no-such-trade"
    game = grant(game, 0, "E1")
    assert tribe(game).free_energy == 1
    game = turned(tribe="frost_scribes")
    tribe(game).techs = ["t1", "r2"]
    game, _ = do(game, 0, Trade("r2"))
    assert asked(game) == [("TuckCard", 0)]


def test_crates_are_known_to_their_owner_alone() -> None:
    """[crates] A crate is taken face down and opened as a free action."""
    from engine.games.revive.view import view

    game = grant(turned(), 0, "K2")
    own_tribe = tribe(game)
    assert (len(own_tribe.crates), own_tribe.crates_taken) == (2, 2)
    assert view(game, 1).tribes[0].crates is None
    assert view(game, 0).tribes[0].crates == tuple(sorted(own_tribe.crates))
    game, _ = do(game, 0, OpenCrate(own_tribe.crates[0]))
    assert tribe(game).crates_taken == 2
    assert refused(game, 0, OpenCrate("box_none")).reason == "no-such-crate"


def test_hibernation_brings_cards_energy_and_switch_back() -> None:
    """[hibernate.order, cards.areas] The rest area becomes active, played cards go to rest."""
    game = turned()
    own_tribe = tribe(game)
    own_tribe.slots["top_left"] = [Placed("gleaner", "top", "yellow")]
    own_tribe.active.remove("gleaner")
    own_tribe.machines, own_tribe.switched = [Machine("stove", True)], True
    game, _ = do(game, 0, Hibernate())
    own_tribe = tribe(game)
    assert sorted(own_tribe.active) == sorted(
        ["storyteller", "blacksmith", "watcher", "initiate", "porter"]
    )
    assert own_tribe.rest == ["gleaner"]
    assert own_tribe.free_energy == 1
    assert not own_tribe.switched
    assert own_tribe.hibernations == 1


def test_the_hibernation_track() -> None:
    """[hibernate.track] The bonus of the row that was reached, or of an earlier one."""
    game = turned()
    tribe(game).hibernations = 2
    game, _ = do(game, 0, Hibernate())
    assert legal(game, 0) == [Row(3), Row(2), Row(1)]
    game, _ = do(game, 0, Row(3))
    assert asked(game) == [("ChooseCard", 0)]


@pytest.mark.parametrize(
    ("before", "literal", "loses"),
    [(2, False, False), (3, False, True), (4, False, True), (3, True, True), (4, True, False)],
)
def test_artifacts_that_hibernation_discards(before: int, literal: bool, loses: bool) -> None:
    """[hibernate.artifact] From the fourth time on, or at the fourth alone."""
    game = turned(variant=Variant(literal_hib4=literal))
    tribe(game).hibernations = before
    tribe(game).stock = {"food": 0, "book": 0, "gear": 0, "crystal": 0}
    game, _ = do(game, 0, Hibernate(), Row(1), Take(2, 0, 0))
    assert asked(game) == [("LoseArtifact", 0) if loses else ("Act", 1)]
    if loses:
        game, events = do(game, 0, Bury("green"))
        assert "artifact_buried" in names(events)
        assert (game.artifacts["green"], game.active) == (2, 1)


def test_a_scribe_keeps_a_card_awake() -> None:
    """[tribe.techs] A technology holds from then on: one played card stays active."""
    from engine.games.revive.picks import KeepAwake

    game = turned(tribe="frost_scribes")
    own_tribe = tribe(game)
    own_tribe.techs = ["t1", "r2", "r3"]
    own_tribe.slots["top_left"] = [Placed("gleaner", "top", "yellow")]
    own_tribe.active.remove("gleaner")
    game, _ = do(game, 0, Hibernate(), KeepAwake("gleaner"))
    assert "gleaner" in tribe(game).active


def test_a_citizen_is_taken_from_the_market_or_unseen() -> None:
    """[cards.gain] It goes to the active area, and the market is filled again."""
    game = grant(turned(), 0, "C2")
    card = game.market[0]
    game, _ = do(game, 0, Recruit(card))
    assert tribe(game).active[-1] == card
    assert len(game.market) == 5
    unseen = game.deck[-1]
    game, _ = do(game, 0, Recruit("deck"))
    assert tribe(game).gained == [card, unseen]


def test_the_learning_path() -> None:
    """[learning] Each step brings something: tribes, giant crystals, the advanced switch."""
    from engine.games.revive.options import Options

    steps = [Options(learning=step).variant() for step in ("1", "2", "3", "4")]
    assert [variant.abilities for variant in steps] == [False, True, True, True]
    assert [one.giants for one in steps] == [False, False, True, True]
    assert [one.copying for one in steps] == [False, False, False, True]
    game = turned(variant=steps[0])
    tribe(game).stock["food"] = 0
    game = grant(game, 0, "S1")
    assert asked(game) == [("AnyResources", 0)]
