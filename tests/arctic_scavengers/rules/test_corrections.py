"""What a game master may put right: cards where they lie, food; and what seats learn of it."""

from __future__ import annotations

import pytest

from engine.corrections import Correction, MovePiece, SetFigure, Value, correct, offered
from engine.games.arctic_scavengers.corrections import SetFood, SetInitiator, SwapCards, things
from engine.games.arctic_scavengers.state import ArcticScavengers
from engine.games.arctic_scavengers.tribe import Site
from engine.kernel import EVERYTHING, IllegalMove
from tests.arctic_scavengers.tables import laid, seen, sent


def reason(game: ArcticScavengers, one: Correction) -> str:
    """Why a correction is refused."""
    with pytest.raises(IllegalMove) as refused:
        correct(game, one)
    return refused.value.refusal.reason


def moved(what: str, seat: int, piece: str, goal: str, receiver: int = -1) -> MovePiece:
    return MovePiece(f"set_{what}", seat, "", piece, f"set_{goal}", receiver, "")


def test_a_misdealt_card_goes_to_another_hand_openly() -> None:
    """[round.draw] All know which cards a tribe has."""
    game = laid("hunter pills", "refugee")
    after, (event,) = correct(game, moved("hand", 0, "hunter", "hand", 1))
    assert (after.tribes[0].hand, after.tribes[1].hand) == (["pills"], ["refugee", "hunter"])
    assert event.seen_by(None) == {
        "thing": ["set_hand", 0],
        "destination": ["set_hand", 1],
        "piece": "hunter",
    }
    assert reason(after, moved("hand", 0, "hunter", "hand", 1)) == "correction-no-piece"


@pytest.mark.parametrize(("at", "may"), [(1, {1, 2}), (2, {1, 2}), (3, {3, 4, 5}), (5, {3, 4, 5})])
def test_a_round_without_skirmish_stays_one(at: int, may: set[int]) -> None:
    """[skirmish.when] What is played in it differs."""
    game = laid("hunter pills", "refugee")
    game.round, game.rounds = at, 5
    figures = {thing.what: thing for thing in things(game) if isinstance(thing, Value)}
    assert {*figures["set_round"].values} == may


def test_a_card_that_stays_with_its_tribe_is_seen_by_its_seat_alone() -> None:
    game = laid("hunter pills", "refugee")
    after, (event,) = correct(game, moved("hand", 0, "hunter", "deck", 0))
    assert after.tribes[0].deck[-1] == "hunter"
    assert "piece" not in event.seen_by(1)
    assert event.seen_by(0) == event.seen_by(EVERYTHING)


def test_a_find_that_leaves_its_tribe_is_no_secret_any_more() -> None:
    game = laid("hunter pills", "refugee", finds=["pills"])
    within, _ = correct(game, moved("hand", 0, "pills", "deck", 0))
    assert [piece.card for piece in within.tribes[0].finds] == ["pills"]
    after, (event,) = correct(game, moved("hand", 0, "pills", "hand", 1))
    assert after.tribes[0].finds == after.tribes[1].finds == []
    assert event.seen_by(1)["piece"] == "pills"


def test_contested_resources_alone_lie_among_them() -> None:
    game = laid("hunter", "refugee", junkyard="junk")
    assert reason(game, moved("junkyard", -1, "junk", "contested")) == "correction-no-place"
    after, (event,) = correct(game, moved("junkyard", -1, "junk", "gains", 0))
    assert [piece.card for piece in after.tribes[0].gains] == ["junk"]
    assert (event.seen_by(0)["piece"], "piece" in event.seen_by(1)) == ("junk", False)


def test_food_is_put_right_while_somebody_gathers() -> None:
    """[round.first, hunt] And so is the initiative."""
    game = laid("hunter", "refugee")
    after, _ = correct(game, SetFigure("set_food", -1, "", 3))
    assert after.food == 3
    after, _ = correct(game, moved("initiator", 0, "set_token", "initiator", 1))
    assert after.initiator == 1
    assert reason(game, SetFigure("set_food", -1, "", 99)) == "correction-number"
    fight = sent("sniper_team", "brawler", "brawler")
    assert reason(fight, SetFigure("set_food", -1, "", 3)) == "correction-unknown"
    assert "set_spent" in {getattr(one, "item", "") for one in offered(fight)}


def test_corrections_of_1_0_0_are_replayed_as_they_were() -> None:
    game = laid("hunter pills", "refugee")
    after, events = correct(game, SwapCards(0, "hunter", 1, "refugee"))
    assert (after.tribes[0].hand, after.tribes[1].hand) == (["refugee", "pills"], ["hunter"])
    assert seen(events, "corrected_cards") == [
        {"seat": 0, "rival": 1, "card": "hunter", "other": "refugee"}
    ]
    after, events = correct(game, SetInitiator(1))
    assert (after.initiator, seen(events, "corrected_initiator")) == (1, [{"seat": 1}])
    after, events = correct(game, SetFood(3))
    assert (after.food, seen(events, "corrected_food")) == (3, [{"seat": 0, "amount": 3}])


def test_a_leader_that_another_tribe_has_is_exchanged() -> None:
    """[leaders.choose] Two tribes never have one; a third keeps its own."""
    game = laid("hunter", "pills", "spear", hq=4)
    for tribe, leader in zip(game.tribes, ("butcher", "mentor", "ranger"), strict=True):
        tribe.leader = leader
    for leader, after in (
        ("mentor", ["mentor", "butcher", "ranger"]),
        ("fanatic", ["fanatic", "mentor", "ranger"]),
    ):
        given, _ = correct(game, SetFigure("set_leader", 0, "", leader))
        assert [tribe.leader for tribe in given.tribes] == after


@pytest.mark.parametrize(
    ("timer", "more"),
    [
        (["junk"], set()),
        (
            [],
            {"set_disabled", "set_store", "set_retrieve", "set_watch", "set_stored", "set_fresh"},
        ),
    ],
)
def test_what_a_building_holds_is_put_right_once_it_is_finished(
    timer: list[str], more: set[str]
) -> None:
    """[build.done, build.store] Before, only the cards that lie on it and when it was begun."""
    game = laid("hunter", "pills", hq=4)
    game.tribes[0].sites = [Site("armory", timer)]
    assert {thing.what for thing in things(game) if thing.of == "armory"} == {
        "set_begun",
        "set_timer",
        *more,
    }
